//! What `dlti` asks of its attributes on ops.

use couloir_diag::Diagnostic;
use couloir_ir::attr::Param;
use couloir_ir::ty::TypeKind;
use couloir_ir::view::Report;
use couloir_ir::{Attribute, Context, Failure, OpRef, Type};

use super::attrs::{DL_SPEC, MAP, TARGET_SYSTEM_SPEC, entries, entry_text};
use super::combine;
use crate::common::shapes::quoted;
use crate::llvm::types::check_entry;
use crate::loaded::is_loaded;
use crate::ptr;

type Verified = Result<(), Failure>;

/// Names of entries that are no types.
const NAMES: &[&str] = &[
    "dlti.endianness",
    "dlti.default_memory_space",
    "dlti.alloca_memory_space",
    "dlti.program_memory_space",
    "dlti.global_memory_space",
    "dlti.mangling_mode",
    "dlti.stack_alignment",
    "dlti.function_pointer_alignment",
    "dlti.legal_int_widths",
];

pub(super) fn op_attr(op: OpRef<'_>, name: &str, attr: Attribute) -> Verified {
    let ctx = op.ctx();
    let (def, short) = match name {
        "dlti.dl_spec" => (&DL_SPEC, "dl_spec"),
        "dlti.target_system_spec" => (&TARGET_SYSTEM_SPEC, "target_system_spec"),
        "dlti.map" => (&MAP, "map"),
        _ => return op.error(format!("attribute '{name}' not supported by dialect")).fail(),
    };
    if attr.params_of(ctx, def).is_none() {
        let message = format!("'{name}' is expected to be a #dlti.{short} attribute");
        return op.error(message).fail();
    }
    if name != "dlti.dl_spec" || op.name() != "builtin.module" {
        return Ok(());
    }
    spec(op, entries(ctx, attr, &DL_SPEC))?;
    combine::check(op, attr)
}

/// An error at the op that does not show it.
fn fail(op: OpRef<'_>, message: impl Into<String>) -> Verified {
    let place = op.location().place(op.ctx());
    Report::new(op.ctx(), Diagnostic::error(place, message)).fail()
}

/// Entries of types first, those of a kind together, then those with names.
fn spec(op: OpRef<'_>, entries: &[Param]) -> Verified {
    for group in by_type(op.ctx(), entries) {
        for (entry, ty) in group {
            type_entry(op, entry, ty)?;
        }
    }
    for entry in entries {
        if let [Param::Str(name), value] = entry.items() {
            named_entry(op, op.ctx().str(*name), value.as_attr())?;
        }
    }
    Ok(())
}

/// Entries of types by the kind of type, in the order of the first of a kind.
pub(super) fn by_type<'e>(ctx: &Context, entries: &'e [Param]) -> Vec<Vec<(&'e Param, Type)>> {
    let mut groups: Vec<Vec<(&Param, Type)>> = Vec::new();
    for entry in entries {
        let Some(ty) = entry.items().first().and_then(Param::as_type) else { continue };
        let is_of = |group: &&mut Vec<(&Param, Type)>| {
            group.first().is_some_and(|(_, first)| same_kind(ctx, *first, ty))
        };
        match groups.iter_mut().find(is_of) {
            Some(group) => group.push((entry, ty)),
            None => groups.push(vec![(entry, ty)]),
        }
    }
    groups
}

/// Whether types are of one C++ class.
pub(super) fn same_kind(ctx: &Context, a: Type, b: Type) -> bool {
    match (a.kind(ctx), b.kind(ctx)) {
        (TypeKind::Dialect(a), TypeKind::Dialect(b)) => a.def == b.def,
        (TypeKind::Float(a), TypeKind::Float(b)) => a == b,
        (a, b) => std::mem::discriminant(a) == std::mem::discriminant(b),
    }
}

fn type_entry(op: OpRef<'_>, entry: &Param, ty: Type) -> Verified {
    let ctx = op.ctx();
    let value = entry.items().get(1).and_then(Param::as_attr);
    if ty.is_index() {
        return if value.and_then(|value| value.as_int(ctx)).is_some() {
            Ok(())
        } else {
            let ty = quoted(ctx, ty);
            fail(op, format!("expected integer attribute in the data layout entry for {ty}"))
        };
    }
    if ty.is_integer(ctx) || ty.is_float(ctx) {
        return alignments(op, entry, value);
    }
    match (ty.as_dialect(ctx), value) {
        (None, _) => fail(op, "unexpected data layout for a built-in type"),
        (Some(_), Some(value)) => {
            check_dialect_entry(ctx, ty, value).or_else(|message| fail(op, message))
        }
        _ => Ok(()),
    }
}

fn check_dialect_entry(ctx: &Context, ty: Type, value: Attribute) -> Result<(), String> {
    if ptr::is_pointer(ctx, ty) {
        return ptr::check_entry(ctx, ty, value);
    }
    check_entry(ctx, ty, value)
}

/// One alignment, or the ABI's and a preferred one that is at least that.
fn alignments(op: OpRef<'_>, entry: &Param, value: Option<Attribute>) -> Verified {
    let ctx = op.ctx();
    let dense = value.and_then(|value| value.as_dense(ctx));
    let dense = dense.filter(|dense| dense.ty.element_or_self(ctx) == Type::I64);
    let Some(dense) = dense else {
        let entry = entry_text(ctx, entry);
        let message =
            format!("expected a dense i64 elements attribute in the data layout entry {entry}");
        return fail(op, message);
    };
    let count = dense.ty.num_elements(ctx).unwrap_or(0);
    if !(1..=2).contains(&count) {
        let entry = entry_text(ctx, entry);
        let message = format!("expected 1 or 2 elements in the data layout entry {entry}");
        return fail(op, message);
    }
    // Alignments have no sign: `-1` is the greatest.
    let values: Vec<u64> = dense.data.i64s().map(i64::cast_unsigned).collect();
    if values.first() > values.last() {
        let entry = entry_text(ctx, entry);
        let message = format!(
            "preferred alignment is expected to be greater than or equal to the abi alignment in \
             data layout entry {entry}"
        );
        return fail(op, message);
    }
    Ok(())
}

fn named_entry(op: OpRef<'_>, name: &str, value: Option<Attribute>) -> Verified {
    let Some((dialect, own)) = name.split_once('.') else { return Ok(()) };
    if own.is_empty() {
        return Ok(());
    }
    if dialect != "dlti" && is_loaded(op.ctx(), dialect) {
        let message =
            format!("the '{dialect}' dialect does not support identifier data layout entries");
        return fail(op, message);
    }
    if dialect != "dlti" {
        return Ok(());
    }
    if !NAMES.contains(&name) {
        return fail(op, format!("unknown data layout entry name: {name}"));
    }
    let text = value.and_then(|value| value.as_text(op.ctx()));
    if name == "dlti.endianness" && !matches!(text, Some("big" | "little")) {
        let message =
            format!("'{name}' data layout entry is expected to be either 'big' or 'little'");
        return fail(op, message);
    }
    Ok(())
}

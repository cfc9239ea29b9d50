//! Intrinsics as their ops, by the tables of the translation; as `llvm.call_intrinsic` where no
//! row has them.

use couloir_ir::{Attribute, Context, Failure};
use couloir_llvmir as l;
use couloir_llvmir::{AttrKind, AttrValue, Inst, MetadataOperand, ValueKind};

use crate::ImportOptions;
use crate::attributes::{Attrs, range};
use crate::constants;
use crate::function::FunctionImport;
use crate::hooks::{self, CallImport, Hook};
use crate::insts::set_flags;
use crate::make::New;
use crate::module::Importer;

/// Intrinsics whose op takes what is no row: how each is imported.
const SPECIAL: &[(&str, Special)] = &[
    ("experimental.constrained.fpext", Special::Constrained),
    ("experimental.constrained.fptrunc", Special::Constrained),
    ("experimental.constrained.sitofp", Special::Constrained),
    ("experimental.constrained.uitofp", Special::Constrained),
    ("experimental.noalias.scope.decl", Special::Scope),
    ("masked.gather", Special::Masked(0)),
    ("masked.load", Special::Masked(0)),
    ("masked.scatter", Special::Masked(1)),
    ("masked.store", Special::Masked(1)),
    ("matrix.column.major.load", Special::Matrix(2)),
    ("matrix.column.major.store", Special::Matrix(3)),
];

/// The ops of [`SPECIAL`].
const SPECIAL_OPS: &[&str] = &[
    "llvm.intr.experimental.constrained.fpext",
    "llvm.intr.experimental.constrained.fptrunc",
    "llvm.intr.experimental.constrained.sitofp",
    "llvm.intr.experimental.constrained.uitofp",
    "llvm.intr.experimental.noalias.scope.decl",
    "llvm.intr.masked.gather",
    "llvm.intr.masked.load",
    "llvm.intr.masked.scatter",
    "llvm.intr.masked.store",
    "llvm.intr.matrix.column.major.load",
    "llvm.intr.matrix.column.major.store",
];

#[derive(Clone, Copy)]
pub(crate) enum Special {
    /// A rounding mode and an exception behaviour, as metadata.
    Constrained,
    /// A list of alias scopes.
    Scope,
    /// The alignment of the pointer at this place is an attribute.
    Masked(usize),
    /// From this place on: whether it is volatile, rows, columns.
    Matrix(usize),
}

const ROUNDING: &[&[u8]] = &[
    b"round.towardzero",
    b"round.tonearest",
    b"round.upward",
    b"round.downward",
    b"round.tonearestaway",
    b"",
    b"",
    b"round.dynamic",
];

const EXCEPTIONS: &[&[u8]] = &[b"fpexcept.ignore", b"fpexcept.maytrap", b"fpexcept.strict"];

/// What an intrinsic of this name becomes.
#[derive(Clone, Copy)]
pub(crate) enum Known {
    Row(&'static str, &'static couloir_translate::Intrinsic),
    Special(&'static str, Special),
    Hook(Hook),
}

/// What calls of an intrinsic become; nothing where they stay calls by name.
pub(crate) fn find(ctx: &Context, options: &ImportOptions, name: &[u8]) -> Option<Known> {
    let base = l::intrinsic_signature(std::str::from_utf8(name).ok()?)?.base();
    if let Some(hook) = options.hooks.iter().find(|hook| hook.name == base) {
        return Some(Known::Hook(*hook));
    }
    if let Some((op, row)) = couloir_translate::intrinsic_op(base) {
        return Some(Known::Row(op, row));
    }
    if let Some(at) = SPECIAL.iter().position(|row| row.0 == base) {
        return Some(Known::Special(SPECIAL_OPS.get(at)?, SPECIAL.get(at)?.1));
    }
    let (op, row) = hooks::row_in(ctx, options.dialects, base)?;
    Some(Known::Row(op, row))
}

/// Whether calls of an intrinsic become an op of its own, so that its declaration goes.
pub(crate) fn has_op(ctx: &Context, options: &ImportOptions, name: &[u8]) -> bool {
    name.starts_with(b"llvm.dbg.") || find(ctx, options, name).is_some()
}

/// The range that a call says its result is in.
fn result_range(ctx: &Context, llvm: &l::Context, set: l::AttrSet) -> Option<Attribute> {
    let own = llvm.attributes(set).iter().find(|own| own.kind == Some(AttrKind::Range))?;
    match own.value {
        AttrValue::Text(text) => range(ctx, llvm.str_bytes(text)),
        _ => None,
    }
}

impl Importer<'_> {
    /// What calls of an intrinsic become; found out once.
    fn intrinsic(&mut self, name: l::Str) -> Option<Known> {
        let (ctx, llvm, options) = (self.ctx, self.llvm, self.options);
        *self.intrinsics.entry(name).or_insert_with(|| {
            let known = find(ctx, &options, llvm.str_bytes(name));
            known.filter(|_| !options.unregistered_intrinsics)
        })
    }
}

impl FunctionImport<'_, '_, '_> {
    /// Imports the call of an intrinsic.
    pub(crate) fn intrinsic(&mut self, inst: Inst, name: l::Str) -> Result<(), Failure> {
        match self.state.importer.intrinsic(name) {
            Some(Known::Row(op, row)) => self.by_row(inst, op, row),
            Some(Known::Special(op, special)) => self.by_hand(inst, op, special),
            Some(Known::Hook(hook)) => (hook.import)(&mut CallImport { function: self, inst }),
            None => self.by_name(inst, name),
        }
    }

    fn by_row(
        &mut self,
        inst: Inst,
        op: &'static str,
        row: &'static couloir_translate::Intrinsic,
    ) -> Result<(), Failure> {
        let args = self.source.operands(inst);
        let args = args.get(1..).unwrap_or_default();
        let mut new = self.state.new_op(op)?;
        let immediate =
            |at: usize| row.immediates.iter().find(|row| usize::from(row.0) == at).map(|row| row.1);
        let mut kept = Vec::new();
        if row.name.starts_with("matrix.") {
            // What the op has as attributes is a value, too.
            self.values(args)?;
        }
        for (at, &arg) in args.iter().enumerate() {
            match immediate(at) {
                Some(name) => {
                    let value = self.immediate(arg);
                    new.set(name, value);
                }
                None => kept.push(at),
            }
        }
        for &at in &kept {
            let value = self.value(*args.get(at).ok_or(Failure)?)?;
            new.group(&[value]);
        }
        self.intrinsic_parts(inst, &kept, &mut new)?;
        self.finish(inst, new);
        Ok(())
    }

    /// A constant argument as an attribute.
    pub(crate) fn immediate(&mut self, arg: l::Value) -> Option<Attribute> {
        let (ctx, llvm) = (self.state.ctx(), self.state.llvm());
        let constant = arg.as_constant()?;
        constants::attribute(ctx, llvm, &mut self.state.importer.types, constant)
    }

    fn intrinsic_parts(
        &mut self,
        inst: Inst,
        kept: &[usize],
        new: &mut New,
    ) -> Result<(), Failure> {
        let (ctx, llvm) = (self.state.ctx(), self.state.llvm());
        if let Some(ty) = self.result_type(inst) {
            new.result(ty);
        } else if new.lacks_result() {
            let ty = self.state.ty(l::Type::VOID);
            new.result(ty);
        }
        set_flags(ctx, new, self.source.inst(inst).flags());
        if let Some(site) = self.source.call_site(inst) {
            let list = llvm.attr_list_data(site.attributes);
            let types = &mut self.state.importer.types;
            if new.has("arg_attrs") {
                Attrs { ctx, llvm, types }.arguments(new, list, kept.iter().copied());
            } else if new.has("range") {
                new.set("range", result_range(ctx, llvm, list.result));
            }
        }
        self.intrinsic_bundles(inst, new)?;
        self.memory_metadata(inst, new)
    }

    fn by_hand(&mut self, inst: Inst, op: &'static str, special: Special) -> Result<(), Failure> {
        let ctx = self.state.ctx();
        let args = self.source.operands(inst);
        let args = args.get(1..).unwrap_or_default();
        let mut new = self.state.new_op(op)?;
        match special {
            Special::Scope => return self.scope_declaration(inst, args, new),
            Special::Constrained => {
                let value = self.value(*args.first().ok_or(Failure)?)?;
                new.group(&[value]);
                let words = |words: &[&[u8]], text: &[u8]| {
                    let at = words.iter().position(|word| *word == text)?;
                    Some(Attribute::i64(ctx, at as i64))
                };
                for &arg in args.iter().skip(1) {
                    let text = self.metadata_text(arg).ok_or(Failure)?;
                    new.set("roundingmode", words(ROUNDING, text));
                    new.set("fpExceptionBehavior", words(EXCEPTIONS, text));
                }
            }
            Special::Masked(pointer) => {
                for &arg in args {
                    let value = self.value(arg)?;
                    new.group(&[value]);
                }
                let align = self.pointer_align(inst, pointer);
                new.set("alignment", Attribute::i32(ctx, align as i32));
            }
            Special::Matrix(from) => {
                self.values(args)?;
                for &arg in args.get(..from).unwrap_or_default() {
                    let value = self.value(arg)?;
                    new.group(&[value]);
                }
                let names = ["isVolatile", "rows", "columns"];
                for (name, &arg) in names.iter().zip(args.get(from..).unwrap_or_default()) {
                    let value = self.immediate(arg);
                    new.set(name, value);
                }
            }
        }
        self.intrinsic_parts(inst, &[], &mut new)?;
        self.finish(inst, new);
        Ok(())
    }

    /// The alignment of a pointer argument, 1 where none is given.
    fn pointer_align(&self, inst: Inst, at: usize) -> u64 {
        let llvm = self.state.llvm();
        let Some(site) = self.source.call_site(inst) else { return 1 };
        let set = llvm.attr_list_data(site.attributes).param(at);
        let align = llvm.attributes(set).iter().find_map(|attribute| match attribute.value {
            AttrValue::Int(value) if attribute.kind == Some(AttrKind::Align) => Some(value),
            _ => None,
        });
        align.unwrap_or(1)
    }

    fn scope_declaration(
        &mut self,
        inst: Inst,
        args: &[l::Value],
        mut new: New,
    ) -> Result<(), Failure> {
        let Some(ValueKind::Metadata(number)) = args.first().map(|arg| arg.kind()) else {
            return Err(Failure);
        };
        let Some(MetadataOperand::Node(node)) = self.source.metadata_operand(number) else {
            return Err(Failure);
        };
        let importer = &mut *self.state.importer;
        // A scope that nothing refers to is no loss.
        let used = importer.operands(*node).iter().flatten();
        if used.into_iter().any(|scope| !importer.known.used_scopes.contains(scope)) {
            self.dropped = true;
            return Ok(());
        }
        let scopes = importer.nodes.scopes(*node).ok_or(Failure)?;
        let [scope] = *scopes.as_slice() else { return Err(Failure) };
        new.set("scope", scope);
        self.put_whole(inst, new);
        Ok(())
    }

    /// `llvm.call_intrinsic "name"(args)`
    fn by_name(&mut self, inst: Inst, name: l::Str) -> Result<(), Failure> {
        let (ctx, llvm) = (self.state.ctx(), self.state.llvm());
        let args = self.source.operands(inst);
        let args = args.get(1..).unwrap_or_default();
        let values = self.values(args)?;
        let mut new = self.state.new_op("llvm.call_intrinsic")?;
        new.group(&values);
        self.kept_bundles(inst, &mut new)?;
        if let Some(ty) = self.result_type(inst) {
            new.result(ty);
        }
        // A call by name that gives nothing counts as dropped.
        self.dropped = self.source.inst(inst).result().is_none();
        new.set("intrin", self.state.text(name));
        set_flags(ctx, &mut new, self.source.inst(inst).flags());
        if let Some(site) = self.source.call_site(inst) {
            let list = llvm.attr_list_data(site.attributes);
            let types = &mut self.state.importer.types;
            Attrs { ctx, llvm, types }.arguments(&mut new, list, 0..args.len());
        }
        if !self.dropped {
            self.memory_metadata(inst, &mut new)?;
        }
        self.finish(inst, new);
        Ok(())
    }
}

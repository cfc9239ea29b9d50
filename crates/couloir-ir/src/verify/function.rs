//! Symbols and functions.

use super::{Verified, quoted};
use crate::attr::Attribute;
use crate::body::Block;
use crate::context::Context;
use crate::op::{DialectDef, Hooks, OpDef, Presence, Signature, Trait};
use crate::text::Str;
use crate::view::{OpRef, RegionRef};

/// Checks `SymbolOpInterface`.
pub(super) fn symbol(op: OpRef<'_>, def: &'static OpDef) -> Verified {
    let ctx = op.ctx();
    let name = op.attr(Str::SYM_NAME);
    if name.is_none() && is_optional(def) {
        return Ok(());
    }
    if name.and_then(|name| name.as_str(ctx)).is_none() {
        return op.op_error("requires string attribute 'sym_name'").fail();
    }
    let visibility = op.attr(Str::SYM_VISIBILITY);
    if let Some(visibility) = visibility {
        check_visibility(op, visibility)?;
    }
    let public = visibility.and_then(|v| v.as_str(ctx)).is_none_or(|v| v == Str::PUBLIC);
    if public && def.hooks.is_declaration.is_some_and(|is| is(op)) {
        return op.op_error("symbol declaration cannot have public visibility").fail();
    }
    if op.results().len() != 0 {
        return op.op_error("symbols must not have results").fail();
    }
    let parent = op.parent();
    if parent.and_then(OpRef::def).is_some_and(|parent| !parent.has(Trait::SymbolTable)) {
        return op.op_error("symbol's parent must have the SymbolTable trait").fail();
    }
    Ok(())
}

fn is_optional(def: &OpDef) -> bool {
    let name = def.attrs.iter().find(|attr| attr.name == "sym_name");
    name.is_some_and(|attr| !matches!(attr.presence, Presence::Required))
}

fn check_visibility(op: OpRef<'_>, visibility: Attribute) -> Verified {
    let ctx = op.ctx();
    let message = match visibility.as_str(ctx) {
        Some(Str::PUBLIC | Str::PRIVATE | Str::NESTED) => return Ok(()),
        Some(_) => {
            "visibility expected to be one of [\"public\", \"private\", \"nested\"], but got "
        }
        None => "requires visibility attribute 'sym_visibility' to be a string attribute, but got ",
    };
    op.op_error(format!("{message}{}", ctx.attr_text(visibility))).fail()
}

/// Types of a function's arguments and results.
fn signature(op: OpRef<'_>) -> Option<Signature> {
    if let Some(own) = op.def().and_then(|def| def.hooks.signature) {
        return own(op);
    }
    let (inputs, results) = op.ctx().function_signature(op.attr(Str::FUNCTION_TYPE)?)?;
    Some(Signature { inputs: inputs.into(), results: results.into() })
}

/// What an op's definition says about it.
fn own_hooks(op: OpRef<'_>) -> Hooks {
    op.def().map_or(Hooks::NONE, |def| def.hooks)
}

/// Which attributes of a function are looked at.
struct Side {
    /// `argument` or `result`.
    what: &'static str,
    /// The attribute that holds them.
    attr: Str,
    /// The dialect's hook.
    hook: fn(&DialectDef) -> Option<Hook>,
}

type Hook = fn(OpRef<'_>, usize, usize, &str, Attribute) -> Verified;

const ARGUMENTS: Side =
    Side { what: "argument", attr: Str::ARG_ATTRS, hook: |def| def.verify_region_arg_attr };
const RESULTS: Side =
    Side { what: "result", attr: Str::RES_ATTRS, hook: |def| def.verify_region_result_attr };

/// Checks `FunctionOpInterface`.
pub(super) fn function(op: OpRef<'_>) -> Verified {
    let own = own_hooks(op);
    own.function_type.map_or(Ok(()), |check| check(op))?;
    let Some(signature) = signature(op) else { return Ok(()) };
    side(op, &ARGUMENTS, signature.inputs.len())?;
    side(op, &RESULTS, signature.results.len())?;
    if op.num_regions() != 1 {
        return op.op_error("expects one region").fail();
    }
    if let Some(check) = own.function_body {
        return check(op);
    }
    let Some(region) = op.region(0) else { return Ok(()) };
    match region.entry() {
        Some(entry) => entry_block(op, entry.block, &signature),
        None => Ok(()),
    }
}

/// Checks of `FunctionOpInterface` what the region decides.
pub(super) fn arguments(op: OpRef<'_>) -> Verified {
    if let Some(check) = own_hooks(op).function_body {
        return check(op);
    }
    let entry = op.region(0).and_then(RegionRef::entry);
    match entry.and_then(|entry| Some((entry.block, signature(op)?))) {
        Some((entry, signature)) => entry_block(op, entry, &signature),
        None => Ok(()),
    }
}

fn side(op: OpRef<'_>, side: &Side, count: usize) -> Verified {
    let ctx = op.ctx();
    let Some(dicts) = op.attr(side.attr).and_then(|attr| attr.as_array(ctx)) else { return Ok(()) };
    let what = side.what;
    if dicts.len() != count {
        let message = format!(
            "expects {what} attribute array to have the same number of elements as the number of function {what}s, got {}, but expected {count}",
            dicts.len()
        );
        return op.op_error(message).fail();
    }
    dicts.iter().enumerate().try_for_each(|(index, &dict)| dictionary(op, side, index, dict))
}

fn dictionary(op: OpRef<'_>, side: &Side, index: usize, dict: Attribute) -> Verified {
    let (ctx, what) = (op.ctx(), side.what);
    let Some(entries) = dict.as_dictionary(ctx) else {
        let got = ctx.attr_text(dict);
        let message =
            format!("expects {what} attribute dictionary to be a DictionaryAttr, but got `{got}`");
        return op.op_error(message).fail();
    };
    for &(name, value) in entries {
        let name = ctx.str(name);
        if !name.contains('.') {
            return op.op_error(format!("{what}s may only have dialect attributes")).fail();
        }
        if let Some(hook) = name_dialect(ctx, name).and_then(side.hook) {
            hook(op, 0, index, name, value)?;
        }
    }
    Ok(())
}

/// The registered dialect whose prefix an attribute's name has.
pub(super) fn name_dialect(ctx: &Context, name: &str) -> Option<&'static DialectDef> {
    ctx.dialect_named(name.split_once('.')?.0)
}

fn entry_block(op: OpRef<'_>, entry: Block, signature: &Signature) -> Verified {
    let body = op.body().body_of(op.op);
    let args = body.args(entry);
    if args.len() != signature.inputs.len() {
        let count = signature.inputs.len();
        let message =
            format!("entry block must have {count} arguments to match function signature");
        return op.op_error(message).fail();
    }
    for (index, (&arg, &input)) in args.iter().zip(&signature.inputs).enumerate() {
        if body.ty(arg) != input {
            let (own, input) = (quoted(op.ctx(), body.ty(arg)), quoted(op.ctx(), input));
            let message = format!(
                "type of entry block argument #{index}({own}) must match the type of the corresponding argument in function signature({input})"
            );
            return op.op_error(message).fail();
        }
    }
    Ok(())
}

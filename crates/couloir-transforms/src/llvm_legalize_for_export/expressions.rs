//! Debug expressions in which a fragment follows a fragment: they are one,
//! of the first one's size, with both offsets added.

use couloir_dialects::llvm::attrs::{DI_EXPRESSION, DI_EXPRESSION_ELEM};
use couloir_ir::attr::Param;
use couloir_ir::{Attribute, Body, Context, Op};
use couloir_rewrite::all_ops;

const FRAGMENT: &str = "DW_OP_LLVM_fragment";

/// An expression without fragments of fragments.
pub(super) fn merged(ctx: &Context, attr: Attribute) -> Option<Attribute> {
    let [Param::List(old)] = attr.params_of(ctx, &DI_EXPRESSION)? else { return None };
    let mut new = Vec::<Param>::with_capacity(old.len());
    for element in old {
        let before = new.last().and_then(|before| fragment(ctx, before));
        let one = before.zip(fragment(ctx, element)).and_then(|pair| merge(ctx, pair.0, pair.1));
        if let Some((one, slot)) = one.zip(new.last_mut()) {
            *slot = one;
        } else {
            new.push(element.clone());
        }
    }
    let is_shorter = new.len() < old.len();
    is_shorter.then(|| Attribute::dialect(ctx, &DI_EXPRESSION, vec![Param::List(new.into())]))
}

/// The arguments of a fragment.
fn fragment<'c>(ctx: &'c Context, element: &Param) -> Option<&'c [Param]> {
    let [opcode, args] = element.as_attr()?.params_of(ctx, &DI_EXPRESSION_ELEM)? else {
        return None;
    };
    (ctx.str(opcode.as_str()?) == FRAGMENT).then(|| args.items())
}

fn merge(ctx: &Context, first: &[Param], second: &[Param]) -> Option<Param> {
    let ([offset, size, ..], [more, ..]) = (first, second) else { return None };
    let offset = offset.as_uint()?.wrapping_add(more.as_uint()?);
    let args = Param::List([Param::Uint(offset), size.clone()].into());
    let opcode = Param::Str(ctx.intern(FRAGMENT));
    Some(Param::Attr(Attribute::dialect(ctx, &DI_EXPRESSION_ELEM, vec![opcode, args])))
}

/// Replaces the attributes of all ops of a body.
pub(super) fn replace_all(body: &mut Body, new: &mut dyn FnMut(Attribute) -> Attribute) {
    for op in all_ops(body) {
        replace(body, op, new);
    }
}

/// Replaces the attributes of an op.
pub(super) fn replace(body: &mut Body, op: Op, new: &mut dyn FnMut(Attribute) -> Attribute) {
    let slots = body.op(op).name.def().map_or(0, |def| def.attrs.len());
    for slot in 0..slots {
        let Some(old) = body.prop(op, slot) else { continue };
        let attr = new(old);
        if attr != old {
            body.set_prop(op, slot, Some(attr));
        }
    }
    let old = body.discardable(op);
    let attrs = new(old);
    if attrs != old {
        body.set_discardable(op, attrs);
    }
}

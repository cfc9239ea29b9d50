//! What LLVM functions say about inlining.
//!
//! - `arguments`: memory passed by value is copied; other arguments pass
//!   through `llvm.intr.ssa.copy` while a call is inlined, by which they are
//!   told from each other;
//! - `allocations`: allocations move to the caller's entry block;
//! - `scopes`: alias scopes are copied, made for `llvm.noalias` arguments, and
//!   handed on from the call;
//! - `groups`: access groups and loop annotations.

mod allocations;
mod arguments;
mod groups;
mod objects;
mod scopes;

use couloir_ir::op::Inlining;
use couloir_ir::{Attribute, Block, Body, Context, Op, OpDef, OpRef};

use super::{Br, Call, Func};

pub(super) static INLINE: Inlining = Inlining {
    call: is_legal,
    op: |op, _| !NEVER.contains(&op.name()),
    branch: Some(|to, values| Br::build(values, to)),
    argument: Some(arguments::pass),
    inlined: Some(|body, site, blocks| {
        allocations::run(body, site, blocks);
        let copies = arguments::copies(body, site);
        scopes::run(body, site, blocks, &copies);
        arguments::erase(body, &copies);
        scopes::hand_on(body, site, blocks);
        groups::run(body, site, blocks);
        groups::relocate_loops(body, site, blocks);
    }),
    ..Inlining::ANY
};

fn is(body: &Body, op: Op, def: &'static OpDef) -> bool {
    body.op(op).name.def() == Some(def)
}

/// Blocks and those in the regions of their ops.
fn ops_within(body: &Body, blocks: &[Block]) -> Vec<Op> {
    let (mut all, mut pending) = (Vec::new(), blocks.to_vec());
    while let Some(block) = pending.pop() {
        for op in body.block_ops(block) {
            all.push(op);
            if body.nested(op).is_none() {
                let regions = body.regions(op).iter();
                pending.extend(regions.flat_map(|&region| body.region_blocks(region)));
            }
        }
    }
    all
}

/// The attribute of a name that an op defines, with its slot.
fn own_attr(body: &Body, op: Op, name: &str) -> Option<(usize, Option<Attribute>)> {
    let slot = body.op(op).name.def()?.slot(name)?;
    Some((slot, body.prop(op, slot)))
}

/// Adds to an array that an op has under a name it defines.
fn append(ctx: &Context, body: &mut Body, op: Op, name: &str, more: &[Attribute]) {
    let Some((slot, own)) = own_attr(body, op, name).filter(|_| !more.is_empty()) else { return };
    let mut all = own.and_then(|own| own.as_array(ctx)).unwrap_or_default().to_vec();
    all.extend_from_slice(more);
    body.set_prop(op, slot, Some(Attribute::array(ctx, &all)));
}

/// Ops that belong to their function.
const NEVER: &[&str] = &["llvm.intr.vastart", "llvm.blocktag"];

/// Attributes of arguments that forbid inlining.
const ARGUMENTS: &[&str] = &["llvm.inalloca"];

/// Function attributes, passed through, that forbid inlining.
const FUNCTIONS: &[&str] = &["noduplicate", "presplitcoroutine", "returns_twice", "strictfp"];

fn is_legal(call: OpRef<'_>, callable: OpRef<'_>) -> bool {
    let variadic = || {
        let ty = callable.prop(Func::FUNCTION_TYPE).and_then(|ty| ty.as_type(call.ctx()));
        ty.and_then(|ty| super::types::as_func(call.ctx(), ty)).is_none_or(|ty| ty.variadic)
    };
    call.is(Call::def())
        && call.prop(Call::NO_INLINE).is_none()
        && callable.is(Func::def())
        && callable.prop(Func::NO_INLINE).is_none()
        && callable.prop(Func::PERSONALITY).is_none()
        && !variadic()
        && !has_any(callable, Func::ARG_ATTRS, ARGUMENTS)
        && !has_any(callable, Func::PASSTHROUGH, FUNCTIONS)
}

/// Whether an array of dictionaries or strings has one of these names.
fn has_any(op: OpRef<'_>, slot: usize, names: &[&str]) -> bool {
    let ctx = op.ctx();
    let items = op.prop(slot).and_then(|items| items.as_array(ctx)).unwrap_or_default();
    items.iter().any(|item| {
        let keys = item.as_dictionary(ctx).unwrap_or_default();
        let text = item.as_text(ctx).is_some_and(|text| names.contains(&text));
        text || keys.iter().any(|(key, _)| names.contains(&ctx.str(*key)))
    })
}

//! What pointers are based on.

use std::collections::HashSet;

use couloir_ir::{Body, Context, Op, Scope, Value};

use super::is;
use crate::llvm::{AddrSpaceCast, GetElementPtr, Select};

/// The values that a pointer is based on, behind what computes addresses,
/// chooses among pointers, or passes them to blocks (`getUnderlyingObjectSet`);
/// none where a value comes from what is not understood.
pub(super) fn based_on(ctx: &Context, body: &Body, pointer: Value) -> Option<Vec<Value>> {
    let (mut found, mut seen) = (Vec::new(), HashSet::from([pointer]));
    let mut pending = vec![pointer];
    while let Some(value) = pending.pop() {
        let sources = match body.defining_op(value) {
            Some(op) => sources_of(body, op),
            None => passed(ctx, body, value)?,
        };
        if sources.is_empty() && body.defining_op(value).is_some() {
            found.push(value);
        }
        pending.extend(sources.into_iter().filter(|&source| seen.insert(source)));
    }
    Some(found)
}

/// The pointers that a result of an op is one of, or computed from.
fn sources_of(body: &Body, op: Op) -> Vec<Value> {
    let operands = if is(body, op, AddrSpaceCast::def()) {
        AddrSpaceCast::ARG..AddrSpaceCast::ARG + 1
    } else if is(body, op, GetElementPtr::def()) {
        GetElementPtr::BASE..GetElementPtr::BASE + 1
    } else if is(body, op, Select::def()) || body.op(op).name.def().is_some_and(is_select) {
        1..3
    } else {
        0..0
    };
    operands.filter_map(|at| body.operand(op, at)).collect()
}

fn is_select(def: &couloir_ir::OpDef) -> bool {
    def.name == "arith.select"
}

/// What branches pass to an argument of a block.
fn passed(ctx: &Context, body: &Body, arg: Value) -> Option<Vec<Value>> {
    let (block, at) = body.as_arg(arg)?;
    if body.is_entry(block) {
        return None;
    }
    let (mut found, mut seen) = (Vec::new(), HashSet::new());
    // A branch that names the block many times is many times before it.
    for before in body.predecessors(block).filter(|&before| seen.insert(before)) {
        let branch = Scope::new(ctx, body).op(body.last_op(before)?);
        let lists = branch.all_forwarded()?;
        for (to, list) in body.successors(branch.op).zip(lists) {
            if to == block {
                // What the branch makes itself is known to nobody.
                found.push(branch.operand(list.clone().nth(at)?)?);
            }
        }
    }
    Some(found)
}

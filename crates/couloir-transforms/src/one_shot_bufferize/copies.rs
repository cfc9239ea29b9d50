//! Copies: each operand that is not in place gets a tensor of its own, which is one of memory's
//! own later.

use couloir_dialects::tensor;
use couloir_ir::build::InsertPoint;
use couloir_ir::walk::postorder;
use couloir_ir::{Build, Failure, Op, Value};

use super::rewrite::Bufferizer;

/// Copies what is not in place.
///
/// # Errors
/// When something of unknown rank is; it has been reported.
pub(super) fn insert(b: &mut Bufferizer<'_, '_>) -> Result<(), Failure> {
    let body = b.rw.scope().body;
    for op in postorder(body, body.roots()).collect::<Vec<_>>() {
        let view = b.view();
        let Some(model) = view.model(view.scope.op(op)) else { continue };
        b.rw.at(op);
        (model.copies)(b, op)?;
    }
    Ok(())
}

/// An operand or result that is copied, and whether its elements are.
struct Copied<T> {
    what: T,
    elements: bool,
}

/// The tensors that are copied: operands, and results instead of these where an op does nothing
/// but pass them on.
type Wanted = (Vec<Copied<usize>>, Vec<Copied<Value>>);

/// Copies the operands of an op that are not in place.
///
/// # Errors
/// When one is of unknown rank.
pub(super) fn of_operands(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let (operands, results) = wanted(b, op)?;
    for Copied { what, elements } in operands {
        b.rw.at(op);
        let Some(value) = b.rw.view(op).operand(what) else { continue };
        let copy = b.new_tensor(value, elements)?;
        b.rw.set_operand(op, what, copy);
    }
    b.rw.at(op);
    if let Some(point) = InsertPoint::after(b.rw.scope().body, op) {
        b.rw.set_point(point);
    }
    for Copied { what, elements } in results {
        let copy = b.new_tensor(what, elements)?;
        let body = b.rw.scope().body;
        let made = body.defining_op(copy);
        let stays = |user: Op| Some(user) == made || b.rw.view(user).is(tensor::Dim::def());
        let uses = body.uses(what).filter(|operand| !stays(operand.op)).collect::<Vec<_>>();
        for operand in uses {
            b.rw.set_operand(operand.op, operand.index as usize, copy);
        }
    }
    Ok(())
}

fn wanted(b: &Bufferizer<'_, '_>, op: Op) -> Result<Wanted, Failure> {
    let (view, mut operands, mut results) = (b.view(), Vec::new(), Vec::new());
    let own = view.scope.op(op);
    for (operand, value) in view.tensors(own) {
        if view.is_in_place(operand) {
            continue;
        }
        let has_rank = |value: Value| own.ty(value).as_tensor(view.ctx()).is_some();
        let elements = !view.needs_no_copy(operand);
        let aliases = view.values(operand);
        let passed = if let [one] = &aliases[..] { Some(one.at) } else { None };
        let passed = passed.filter(|&value| {
            view.scope.body.defining_op(value).is_some()
                && !view.writes(operand)
                && view.uses(value).len() == 1
                && has_rank(value)
        });
        match passed {
            Some(what) => results.push(Copied { what, elements }),
            None if !has_rank(value) => {
                return own.error("copying of unranked tensors is not implemented").fail();
            }
            None => operands.push(Copied { what: operand.index as usize, elements }),
        }
    }
    Ok((operands, results))
}

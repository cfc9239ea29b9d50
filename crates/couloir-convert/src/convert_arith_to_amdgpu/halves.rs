//! Numbers of 32 bits become two of 16, rounded to zero.

use couloir_dialects::{llvm, rocdl};
use couloir_ir::Type;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::{is_number_or_vector, numbers, place};
use crate::vector_common::build::BuildVector;

/// Two numbers in a register.
fn pair(rw: &mut Rewriter<'_>, first: Value, second: Value) -> Value {
    let ty = Type::vector(rw.context(), &[2], Type::F16);
    rw.insert1(rocdl::CvtPkrtz::build(ty, first, second))
}

pub(super) fn narrow(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let ctx = rw.context();
    let source = rw.view(op).operand(0).or_no_match("no operand")?;
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let elements = [rw.ty(source), ty].map(|ty| ty.element_or_self(ctx));
    if elements != [Type::F32, Type::F16] || !is_number_or_vector(ctx, ty) {
        return no_match("not from 32 to 16 bits");
    }
    let (shape, count) = numbers(ctx, ty)?;
    rw.at(op);
    let Some(shape) = shape else {
        let nothing = rw.insert1(llvm::Poison::build(Type::F32));
        let both = pair(rw, source, nothing);
        let value = rw.extract(both, &[0]);
        rw.replace(op, &[value]);
        return Ok(());
    };
    let flat = Type::vector(ctx, &[count], Type::F16);
    let mut whole = rw.zero(flat);
    for start in (0..count).step_by(2) {
        let next = start.saturating_add(1);
        let first = rw.extract(source, &place(&shape, start));
        let second = match next < count {
            true => rw.extract(source, &place(&shape, next)),
            false => rw.insert1(llvm::Poison::build(Type::F32)),
        };
        let mut both = pair(rw, first, second);
        if next == count {
            both = rw.extract_slice(both, &[0], &[1]);
        }
        whole = rw.insert_slice(both, whole, &[start]);
    }
    if shape.len() > 1 {
        whole = rw.shape_cast(whole, ty);
    }
    rw.replace(op, &[whole]);
    Ok(())
}

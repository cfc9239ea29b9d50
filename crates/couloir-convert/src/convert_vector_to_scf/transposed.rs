//! Transposed writes of scalable vectors: a scalable row of each position becomes a loop over what
//! the rows have in common, which writes one element of each.

use couloir_dialects::arith::Muli;
use couloir_dialects::vector::{CreateMask, FromElements, Transpose, VScale};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::ty::VectorType;
use couloir_ir::{Op, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::Wanted;
use super::check::{element, indices};
use super::control::{for_loop, results};
use super::several::{Part, new_write};
use crate::vector_common::build::BuildVector;
use crate::vector_common::transfer::Transfer;

/// The vector before it was transposed, and the bounds of the mask where there is one.
struct Written {
    source: Value,
    bounds: Option<[Value; 2]>,
}

fn written(rw: &Rewriter<'_>, op: Op, of: &Transfer, wanted: Wanted) -> Result<Written, NoMatch> {
    let view = rw.view(op);
    if of.base_ty.as_tensor(rw.context()).is_some() && !wanted.tensors {
        return no_match("tensors are not lowered");
    }
    if of.vector.scalable[..] != [true, false] || !of.map.is_identity() {
        return no_match("not of a scalable and then a fixed dimension");
    }
    if of.in_bounds.first() == Some(&false) {
        return no_match("rows may be out of bounds");
    }
    let value = view.operand(0).or_no_match("no vector")?;
    let made = view.scope.defining_op(value).filter(|made| made.is(Transpose::def()));
    let source = made.and_then(|made| made.operand(0)).or_no_match("not transposed")?;
    let bounds = match of.mask {
        None => None,
        Some(mask) => {
            let made = view.scope.defining_op(mask).filter(|made| made.is(CreateMask::def()));
            let bounds = made.and_then(|made| Some([made.operand(0)?, made.operand(1)?]));
            Some(bounds.or_no_match("a mask without bounds")?)
        }
    };
    Ok(Written { source, bounds })
}

/// How many elements rows have.
fn length(rw: &mut Rewriter<'_>, bounds: Option<[Value; 2]>, size: i64) -> Value {
    if let Some([rows, _]) = bounds {
        return rows;
    }
    let scale = rw.make(VScale::def(), &[], Type::INDEX, []);
    let size = rw.index(size);
    rw.binary(Muli::def(), scale, size)
}

/// Element by element of the scalable dimension.
pub(super) fn write<'a>(op: Op, rw: &mut Rewriter<'a>, wanted: Wanted) -> Rewritten {
    let of = Transfer::of(rw, op)?;
    let Written { source, bounds } = written(rw, op, &of, wanted)?;
    let [size, count] = of.vector.shape[..] else { return no_match("not two dimensions") };
    let ctx = rw.context();
    let rows: Vec<Value> = (0..count).map(|row| rw.extract(source, &[row])).collect();
    let bits = Type::vector(ctx, &[count], Type::I1);
    let mask = bounds.map(|[_, columns]| rw.make(CreateMask::def(), &[columns], bits, []));
    let lower = rw.index(0);
    let upper = length(rw, bounds, size);
    let step = rw.index(1);
    let inits: Vec<Value> = of.base_ty.as_tensor(ctx).map(|_| of.base).into_iter().collect();
    let ty = VectorType::get(ctx, &[count], &[false], of.vector.element);
    let mut iteration = |rw: &mut Rewriter<'a>, at: Value, carried: &[Value]| {
        let places = indices(rw, &of, at);
        let parts: Vec<Value> = rows.iter().map(|&row| element(rw, row, at)).collect();
        let value = rw.insert1(NewOp::new(FromElements::def()).operands(parts).result(ty));
        let part = Part::of(rw, &of);
        let base = carried.first().copied().unwrap_or(of.base);
        let new = new_write(rw, &part, value, base, &places, mask);
        let write = rw.insert(new);
        results(rw, write)
    };
    let made = for_loop(rw, [lower, upper, step], &inits, &mut iteration);
    let values = results(rw, made);
    rw.replace(op, &values);
    Ok(())
}

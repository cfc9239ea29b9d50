//! Transfers of several dimensions, part by part without loops.

use couloir_dialects::vector::{Extract, Insert, TransferRead, TransferWrite};
use couloir_ir::build::Build;
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Context, Op, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch};
use couloir_rewrite::greedy::Rewritten;

use super::Wanted;
use super::check::{first_dim, guarded, indices};
use super::control::results;
use super::several::{Part, check, new_read, new_write};
use crate::vector_common::build::{BuildVector, part_type};
use crate::vector_common::list;
use crate::vector_common::transfer::Transfer;

/// The only user of a value that is an insertion of it.
fn insertion(rw: &Rewriter<'_>, value: Value) -> Option<Op> {
    let body = rw.scope().body;
    let mut users = body.uses(value).map(|user| user.op);
    let user = users.next().filter(|&user| rw.view(user).is(Insert::def()))?;
    (users.next().is_none() && rw.view(user).operand(0) == Some(value)).then_some(user)
}

fn mask(rw: &mut Rewriter<'_>, of: &Transfer, at: i64) -> Option<Value> {
    let mask = of.mask?;
    if first_dim(of).is_none() {
        return Some(mask);
    }
    let rank = rw.ty(mask).as_vector(rw.context()).map_or(0, couloir_ir::ty::VectorType::rank);
    (rank > 1).then(|| rw.extract(mask, &[at]))
}

/// The type of a part as it is transferred: a vector, of no dimensions for an element.
fn transferred(ctx: &Context, vector: &VectorType) -> Type {
    match vector.rank() {
        1 => Type::vector(ctx, &[], vector.element),
        _ => part_type(ctx, vector, 1),
    }
}

/// What is read goes straight into the vector it is inserted into.
pub(super) fn read<'a>(op: Op, rw: &mut Rewriter<'a>, wanted: Wanted) -> Rewritten {
    let of = Transfer::of(rw, op)?;
    check(rw, &of, wanted)?;
    let padding = TransferRead(rw.view(op)).padding();
    let value = rw.view(op).result(0).or_no_match("no result")?;
    let insertion = insertion(rw, value);
    let (mut whole, outer) = match insertion {
        Some(insertion) => {
            let outer = list(rw, insertion, Insert::STATIC_POSITION)?;
            (rw.view(insertion).operand(1).or_no_match("no vector")?, outer)
        }
        None => (rw.broadcast(padding, of.vector_ty), Vec::new()),
    };
    let part_ty = transferred(rw.context(), &of.vector);
    let types = [rw.ty(whole)];
    for place in 0..count(&of)? {
        let at = rw.index(place);
        let before = whole;
        let mut inside = |rw: &mut Rewriter<'a>| {
            let indices = indices(rw, &of, at);
            let part = Part::of(rw, &of);
            let bits = mask(rw, &of, place);
            let new = new_read(rw, &part, of.base, &indices, padding, bits).result(part_ty);
            let mut value = rw.insert1(new);
            if of.vector.rank() == 1 {
                value = rw.extract(value, &[]);
            }
            let mut position = outer.clone();
            position.push(place);
            vec![rw.insert_at(value, before, &position)]
        };
        let made = guarded(rw, &of, at, &types, &mut inside, &mut |_| vec![before]);
        whole = made.first().copied().unwrap_or(before);
    }
    if let Some(insertion) = insertion {
        rw.replace(insertion, &[whole]);
        rw.erase(op);
    } else {
        rw.replace(op, &[whole]);
    }
    Ok(())
}

fn count(of: &Transfer) -> Result<i64, NoMatch> {
    of.vector.shape.first().copied().or_no_match("no dimension")
}

/// What is written comes straight from the vector it is extracted from.
pub(super) fn write<'a>(op: Op, rw: &mut Rewriter<'a>, wanted: Wanted) -> Rewritten {
    let of = Transfer::of(rw, op)?;
    check(rw, &of, wanted)?;
    let value = TransferWrite(rw.view(op)).value_to_store();
    let (vector, outer) = source(rw, value);
    let tensor = of.base_ty.as_tensor(rw.context()).is_some();
    let types: Vec<Type> = tensor.then_some(of.base_ty).into_iter().collect();
    let mut base = of.base;
    for place in 0..count(&of)? {
        let at = rw.index(place);
        let before = base;
        let mut inside = |rw: &mut Rewriter<'a>| {
            let indices = indices(rw, &of, at);
            let mut position = outer.clone();
            position.push(place);
            let mut part_value = rw.extract(vector, &position);
            if of.vector.rank() == 1 {
                let ty = transferred(rw.context(), &of.vector);
                part_value = rw.broadcast(part_value, ty);
            }
            let part = Part::of(rw, &of);
            let bits = mask(rw, &of, place);
            let made = rw.insert(new_write(rw, &part, part_value, before, &indices, bits));
            results(rw, made)
        };
        let mut outside = |_: &mut Rewriter<'a>| if tensor { vec![before] } else { Vec::new() };
        let made = guarded(rw, &of, at, &types, &mut inside, &mut outside);
        base = made.first().copied().unwrap_or(before);
    }
    let values: Vec<Value> = tensor.then_some(base).into_iter().collect();
    rw.replace(op, &values);
    Ok(())
}

/// The vector that a part is extracted from at known places, and these.
fn source(rw: &Rewriter<'_>, value: Value) -> (Value, Vec<i64>) {
    let found = || {
        let extraction = rw.scope().defining_op(value).filter(|op| op.is(Extract::def()))?;
        let position: Attribute = extraction.prop(Extract::STATIC_POSITION)?;
        let position = position.as_i64_array(rw.context())?;
        let known = !position.contains(&couloir_ir::ty::DYNAMIC);
        known.then_some((extraction.operand(0)?, position))
    };
    found().unwrap_or((value, Vec::new()))
}

//! Casts of tensors that hide what is known of their sizes: ops take and give tensors of which more
//! is known, and casts move on.

use couloir_ir::affine::AffineMap;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{OpRef, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::super::Structured;
use crate::tensor::{self, keeps_static_information};

/// The same op with its body on other operands, in its place; it has lost its body then.
fn remade(rw: &mut Rewriter<'_>, op: Op, operands: &[Value], results: &[Type]) -> Option<Op> {
    let view = rw.view(op);
    let def = view.def()?;
    let attrs = view.body().discardable(op);
    let mut new = NewOp::new(def)
        .operands(operands.iter().copied())
        .results(results.iter().copied())
        .attrs(attrs);
    new.props = (0..def.attrs.len()).map(|slot| view.prop(slot)).collect();
    let regions = rw.body().take_regions(op);
    let new = regions.into_iter().fold(new, NewOp::region);
    Some(rw.insert(new))
}

/// The results of an op, made the types that others had.
fn cast_back(rw: &mut Rewriter<'_>, old: Op, new: Op) -> Vec<Value> {
    let wanted: Vec<Type> = rw.view(old).result_types().collect();
    let results: Vec<Value> = rw.view(new).results().collect();
    let one = |(value, ty): (Value, Type)| match rw.ty(value) == ty {
        true => value,
        false => rw.insert1(tensor::Cast::build(ty, value)),
    };
    results.into_iter().zip(wanted).map(one).collect()
}

/// What is cast, where the cast only hides sizes.
pub(super) fn uncast(op: OpRef<'_>, value: Value) -> Option<Value> {
    let cast = super::made_by(op, value, tensor::Cast::def())?;
    let source = cast.operand(0)?;
    keeps_static_information(op.ctx(), op.ty(value), op.ty(source)).then_some(source)
}

/// Operands without such casts.
pub(super) fn of_operands(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = Structured::cast(rw.view(op)).or_no_match("")?;
    let inputs = view.num_inputs();
    let old: Vec<Value> = view.op.operands().collect();
    let operands: Vec<Value> =
        old.iter().map(|&value| uncast(view.op, value).unwrap_or(value)).collect();
    if operands == old {
        return no_match("");
    }
    let is_tensor = |ty: &Type| couloir_ods::types::is_tensor(view.op.ctx(), *ty);
    let outputs = operands.iter().skip(inputs).map(|&value| view.op.ty(value));
    let results: Vec<Type> = outputs.filter(is_tensor).collect();
    rw.at(op);
    let new = remade(rw, op, &operands, &results).or_no_match("")?;
    let results = cast_back(rw, op, new);
    rw.replace(op, &results);
    Ok(())
}

/// A cast of a result that adds sizes: the op gives that.
pub(super) fn of_result(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let cast = rw.view(op);
    let (source, ty) = (cast.operand(0).or_no_match("")?, cast.result_type(0).or_no_match("")?);
    if !keeps_static_information(cast.ctx(), cast.ty(source), ty) {
        return no_match("");
    }
    let made = cast.scope.defining_op(source).and_then(Structured::cast).or_no_match("")?;
    if made.op.block() != cast.block() {
        return no_match("");
    }
    let at = made.op.results().position(|result| result == source).or_no_match("")?;
    let place = made.num_inputs() + at;
    let (old, location) = (made.op.op, made.op.location());
    let mut operands: Vec<Value> = made.op.operands().collect();
    let mut results: Vec<Type> = made.op.result_types().collect();
    let output = operands.get(place).copied().or_no_match("")?;
    rw.at(old);
    rw.set_location(location);
    let output = rw.insert1(tensor::Cast::build(ty, output));
    if let (Some(operand), Some(result)) = (operands.get_mut(place), results.get_mut(at)) {
        (*operand, *result) = (output, ty);
    }
    let new = remade(rw, old, &operands, &results).or_no_match("")?;
    let values = cast_back(rw, old, new);
    let value = rw.view(new).result(at).or_no_match("")?;
    rw.replace(old, &values);
    rw.replace(op, &[value]);
    Ok(())
}

/// The sizes of loops that some operand says.
fn known_sizes(view: Structured<'_>, maps: &[AffineMap]) -> Vec<Option<i64>> {
    let loops = maps.first().map_or(0, AffineMap::dims) as usize;
    let mut sizes = vec![None; loops];
    for (map, value) in maps.iter().zip(view.op.operands()) {
        let ctx = view.op.ctx();
        let Some(own) = view.op.ty(value).shape(ctx) else { continue };
        let under = super::made_by(view.op, value, tensor::Cast::def());
        let under = under.and_then(|cast| cast.operand_type(0));
        let under = under.filter(|ty| ty.has_static_shape(ctx)).and_then(|ty| ty.shape(ctx));
        let shape = under.unwrap_or(own);
        for (result, (&size, &said)) in map.results().zip(shape.iter().zip(own)) {
            let slot = result.dim().and_then(|dim| sizes.get_mut(dim as usize));
            if let Some(slot) = slot.filter(|_| said != DYNAMIC) {
                slot.get_or_insert(size);
            }
        }
    }
    sizes
}

/// The type of an operand with the sizes that are known.
fn with_sizes(ctx: &couloir_ir::Context, ty: Type, map: &AffineMap, sizes: &[Option<i64>]) -> Type {
    let Some(tensor) = ty.as_tensor(ctx) else { return ty };
    let known = |(result, &size): (couloir_ir::affine::AffineExpr<'_>, &i64)| {
        let known = result.dim().and_then(|dim| sizes.get(dim as usize).copied().flatten());
        known.filter(|_| size == DYNAMIC).unwrap_or(size)
    };
    let shape: Vec<i64> = map.results().zip(&tensor.shape).map(known).collect();
    tensor.with_shape(ctx, &shape)
}

/// Sizes that one operand says hold for the others.
pub(super) fn infer(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = Structured::cast(rw.view(op)).or_no_match("")?;
    let maps = view.maps();
    if !view.is_on_tensors() || !maps.iter().all(|map| map.is_projected_permutation(false)) {
        return no_match("");
    }
    let sizes = known_sizes(view, &maps);
    let inputs = view.num_inputs();
    let mut operands: Vec<Value> = view.op.operands().collect();
    let ctx = rw.context();
    let types = operands.iter().zip(&maps);
    let types: Vec<Type> =
        types.map(|(&value, map)| with_sizes(ctx, rw.ty(value), map, &sizes)).collect();
    if operands.iter().zip(&types).all(|(&value, &ty)| rw.ty(value) == ty) {
        return no_match("");
    }
    rw.at(op);
    for (operand, &ty) in operands.iter_mut().zip(&types) {
        if rw.ty(*operand) != ty {
            *operand = rw.insert1(tensor::Cast::build(ty, *operand));
        }
    }
    let results: Vec<Type> = types.into_iter().skip(inputs).collect();
    let new = remade(rw, op, &operands, &results).or_no_match("")?;
    let results = cast_back(rw, op, new);
    rw.replace(op, &results);
    Ok(())
}

//! Elements and parts of vectors: extractions, insertions, scalars repeated.

use std::sync::Arc;

use couloir_dialects::llvm::{
    ExtractElement, InsertElement, IntrVectorExtract, IntrVectorInsert, ShuffleVector,
};
use couloir_dialects::vector::{
    Broadcast, Extract, FromElements, Insert, ScalableExtract, ScalableInsert, ToElements,
};
use couloir_dialects::{llvm, vector};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Op, Type, Value};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, PatternSet, no_match,
};

use crate::llvm_common::{Llvm, UNROLL, add_patterns};
use crate::vector_common::build::BuildVector;

pub(super) fn populate(llvm: &Arc<Llvm>, patterns: &mut PatternSet) {
    add_patterns(
        patterns,
        llvm,
        &[
            (Extract::def(), extract),
            (Insert::def(), insert),
            (Broadcast::def(), broadcast),
            (ScalableInsert::def(), scalable_insert),
            (ScalableExtract::def(), scalable_extract),
            (FromElements::def(), from_elements),
            (ToElements::def(), to_elements),
        ],
    );
}

/// `llvm.mlir.constant` of a type.
pub(super) fn constant(rw: &mut ConversionRewriter<'_>, ty: Type, value: i64) -> Value {
    let value = Attribute::int(rw.context(), ty, value);
    rw.insert1(llvm::Constant::build(ty, value))
}

/// `llvm.extractelement`
pub(super) fn element(rw: &mut ConversionRewriter<'_>, from: Value, at: Value) -> Value {
    let ctx = rw.context();
    let ty = rw.ty(from).element_or_self(ctx);
    rw.make(ExtractElement::def(), &[from, at], ty, [])
}

/// `llvm.insertelement`
pub(super) fn with_element(
    rw: &mut ConversionRewriter<'_>,
    into: Value,
    value: Value,
    at: Value,
) -> Value {
    let ty = rw.ty(into);
    rw.make(InsertElement::def(), &[into, value, at], ty, [])
}

/// `llvm.shufflevector`
pub(super) fn shuffle(
    rw: &mut ConversionRewriter<'_>,
    lhs: Value,
    rhs: Value,
    mask: &[i32],
    ty: Type,
) -> Value {
    let mask = Attribute::i32_array(rw.context(), mask);
    rw.make(ShuffleVector::def(), &[lhs, rhs], ty, [(ShuffleVector::MASK, mask)])
}

/// One place on the way to an element.
#[derive(Clone, Copy)]
enum Place {
    Known(i64),
    Value(Value),
}

/// The places of an op, dynamic ones as converted.
fn places(
    op: Op,
    new: &Operands,
    rw: &ConversionRewriter<'_>,
    slot: usize,
    group: usize,
) -> Result<Vec<Place>, NoMatch> {
    let (view, ctx) = (rw.view(op), rw.context());
    let fixed =
        view.prop(slot).and_then(|attr| attr.as_i64_array(ctx)).or_no_match("no position")?;
    let mut dynamic = new.in_group(view, group).iter().copied();
    let mut places = Vec::with_capacity(fixed.len());
    for at in fixed {
        places.push(match at {
            couloir_ir::ty::DYNAMIC => Place::Value(dynamic.next().or_no_match("too few places")?),
            at => Place::Known(at),
        });
    }
    Ok(places)
}

fn known(places: &[Place]) -> Result<Vec<i64>, NoMatch> {
    let known = places.iter().map(|place| match place {
        Place::Known(at) => Some(*at),
        Place::Value(_) => None,
    });
    known.collect::<Option<Vec<_>>>().or_no_match("a dynamic position in an array")
}

fn place_value(llvm: &Llvm, rw: &mut ConversionRewriter<'_>, place: Place) -> Value {
    match place {
        Place::Known(at) => constant(rw, llvm.index, at),
        Place::Value(value) => value,
    }
}

/// What positions in a vector of so many dimensions are in arrays, and the place in the innermost
/// vector where an element is meant.
fn split(places: Vec<Place>, rank: usize) -> (Vec<Place>, Option<Place>) {
    let mut places = places;
    let is_element = places.len() == rank;
    if rank == 0 {
        places.push(Place::Known(0));
    }
    let last = if is_element { places.pop() } else { None };
    (places, last)
}

fn rank(rw: &ConversionRewriter<'_>, ty: Option<Type>) -> Result<usize, NoMatch> {
    let vector = ty.and_then(|ty| ty.as_vector(rw.context()));
    vector.map(couloir_ir::ty::VectorType::rank).or_no_match("not a vector")
}

fn extract(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    let result = view.result_type(0).and_then(|ty| rw.convert_type(ty));
    result.or_no_match("unconvertible result type")?;
    let rank = rank(rw, view.operand_type(0))?;
    let places = places(op, new, rw, Extract::STATIC_POSITION, Extract::DYNAMIC_POSITION)?;
    let (outer, last) = split(places, rank);
    let outer = known(&outer)?;
    let mut value = new.one(0).or_no_match("expected one value")?;
    if !outer.is_empty() {
        value = llvm.extract_field(rw, value, &outer);
    }
    if let Some(last) = last {
        let at = place_value(llvm, rw, last);
        value = element(rw, value, at);
    }
    rw.replace(op, value)
}

fn insert(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    let result = view.result_type(0).and_then(|ty| rw.convert_type(ty));
    result.or_no_match("unconvertible result type")?;
    let rank = rank(rw, view.operand_type(1))?;
    let places = places(op, new, rw, Insert::STATIC_POSITION, Insert::DYNAMIC_POSITION)?;
    let (outer, last) = split(places, rank);
    let outer = known(&outer)?;
    let mut value = new.one(0).or_no_match("expected one value")?;
    let into = new.one(1).or_no_match("expected one value")?;
    if let Some(last) = last {
        let part = match outer.is_empty() {
            true => into,
            false => llvm.extract_field(rw, into, &outer),
        };
        let at = place_value(llvm, rw, last);
        value = with_element(rw, part, value, at);
    }
    if !outer.is_empty() {
        value = llvm.insert(rw, into, value, &outer);
    }
    rw.replace(op, value)
}

/// A scalar in all elements.
fn broadcast(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (ctx, view) = (rw.context(), rw.view(op));
    let is_vector = view.operand_type(0).is_some_and(|ty| ty.as_vector(ctx).is_some());
    if is_vector {
        return no_match("broadcast from vector type not handled");
    }
    let vector = view.result_type(0).and_then(|ty| ty.as_vector(ctx)).or_no_match("no vector")?;
    let ty = view.result_type(0).and_then(|ty| rw.convert_type(ty)).or_no_match("unconvertible")?;
    let value = new.one(0).or_no_match("expected one value")?;
    if let Some((dims, part)) = (UNROLL.split)(ctx, ty) {
        let whole = llvm.poison(rw, ty);
        let part = filled(llvm, rw, value, part, true);
        let count = crate::vector_common::positions(&dims);
        let whole = count.fold(whole, |whole, at| llvm.insert(rw, whole, part, &at));
        return rw.replace(op, whole);
    }
    if vector.rank() == 0 {
        let empty = llvm.poison(rw, ty);
        let zero = constant(rw, Type::I32, 0);
        let value = with_element(rw, empty, value, zero);
        return rw.replace(op, value);
    }
    let value = filled(llvm, rw, value, ty, false);
    rw.replace(op, value)
}

/// A vector of one value. The second operand of the shuffle is the first again, or nothing.
fn filled(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    value: Value,
    ty: Type,
    again: bool,
) -> Value {
    let empty = llvm.poison(rw, ty);
    let zero = constant(rw, Type::I32, 0);
    let first = with_element(rw, empty, value, zero);
    let length = ty.shape(rw.context()).and_then(|shape| shape.first()).copied().unwrap_or(0);
    // A shuffle of one element folds where upstream asks for that.
    if length == 1 && !again {
        return first;
    }
    let mask = vec![0; usize::try_from(length).unwrap_or(0)];
    shuffle(rw, first, if again { first } else { empty }, &mask, ty)
}

fn scalable_insert(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let types = rw.convert_results(op)?;
    let (value, into) = new.one(0).zip(new.one(1)).or_no_match("expected two values")?;
    let at = rw.view(op).prop(vector::ScalableInsert::POS).or_no_match("no position")?;
    let ty = types.first().copied().or_no_match("no result")?;
    let props = [(IntrVectorInsert::POS, at)];
    let value = rw.make(IntrVectorInsert::def(), &[into, value], ty, props);
    rw.replace(op, value)
}

fn scalable_extract(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let types = rw.convert_results(op)?;
    let from = new.one(0).or_no_match("expected one value")?;
    let at = rw.view(op).prop(vector::ScalableExtract::POS).or_no_match("no position")?;
    let ty = types.first().copied().or_no_match("no result")?;
    let value = rw.make(IntrVectorExtract::def(), &[from], ty, [(IntrVectorExtract::POS, at)]);
    rw.replace(op, value)
}

fn from_elements(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    if rank(rw, view.result_type(0))? > 1 {
        return no_match("rank > 1 vectors should be decomposed first");
    }
    let ty = view.result_type(0).and_then(|ty| rw.convert_type(ty)).or_no_match("unconvertible")?;
    let mut whole = llvm.poison(rw, ty);
    for (value, at) in new.all().to_vec().into_iter().zip(0..) {
        let at = constant(rw, Type::I64, at);
        whole = with_element(rw, whole, value, at);
    }
    rw.replace(op, whole)
}

fn to_elements(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    let element_ty = view.operand_type(0).and_then(|ty| ty.shaped_element(rw.context()));
    let element_ty = element_ty.and_then(|ty| rw.convert_type(ty));
    let element_ty = element_ty.or_no_match("unconvertible type")?;
    let from = new.one(0).or_no_match("expected one value")?;
    let results: Vec<Value> = view.results().collect();
    let mut values = Vec::with_capacity(results.len());
    for (result, place) in results.into_iter().zip(0..) {
        if rw.scope().body.is_unused(result) {
            values.push(from);
            continue;
        }
        let at = constant(rw, Type::I64, place);
        values.push(rw.make(ExtractElement::def(), &[from, at], element_ty, []));
    }
    rw.replace_all(op, &values)
}

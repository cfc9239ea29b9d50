//! Ops on elements at the same places, of which sizes of 1 stand for any.
//!
//! A size that is not known may be 1, so where several tensors tell the size of the result, each is
//! made as large as that while the program runs.

use std::collections::HashMap;

use couloir_dialects::common::calc::{Calc, Int2};
use couloir_dialects::common::mixed::{Mixed, fixed, values};
use couloir_dialects::linalg::build::Parts;
use couloir_dialects::{arith, scf, tensor, tosa};
use couloir_ir::affine::AffineMap;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{OpRef, Region, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, no_match};

use super::scalar;
use crate::tosa_common::{dim_op, empty, generic1, identity, index, selection};

pub(super) fn convert(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let ty = view.result_type(0).and_then(|ty| rw.convert_type(ty)).or_no_match("no result")?;
    let operands = operands(view, new.all());
    let is_ranked = |ty: Type| ty.shape(ctx).is_some();
    if !is_ranked(ty) || !operands.iter().all(|&value| is_ranked(rw.ty(value))) {
        return no_match("Unranked operands and results not supported");
    }
    let element = ty.element_or_self(ctx);
    let compute = scalar::choose(view, element).or_no_match("no such elements")?;
    let mut places = Places::default();
    let rank = ty.shape(ctx).map_or(0, <[i64]>::len);
    let sizes = (0..rank).map(|at| Size::of(rw, &mut places, &operands, at)).collect::<Vec<_>>();
    let operands = broadcast_all(rw, &mut places, operands, &sizes);
    let sizes = sizes.iter().map(|size| size.size).collect::<Vec<_>>();
    let init = empty(rw, &fixed(&sizes), element, &values(&sizes));
    let mut maps = operands.iter().map(|&value| map(rw, value, ty)).collect::<Vec<_>>();
    maps.push(identity(rank));
    let parts = Parts {
        results: &[rw.ty(init)],
        inputs: &operands,
        outputs: &[init],
        maps: &maps,
        iterators: &vec![false; rank],
    };
    let made = generic1(rw, &parts, |rw, args| {
        let calc = Calc::new(ctx, rw, None);
        let args = args.iter().map(|&arg| calc.num(arg)).collect::<Vec<_>>();
        compute(&calc, args.get(..operands.len()).unwrap_or_default()).value
    });
    let made = cast(rw, made, ty);
    rw.replace(op, made)
}

/// The operands with an element for each of the result: not those that are the same for all.
fn operands(op: OpRef<'_>, all: &[Value]) -> Vec<Value> {
    let count = if op.is(tosa::Mul::def()) {
        if tosa::constant_operand(op, 2).is_some() { 2 } else { 3 }
    } else if op.is(tosa::Negate::def()) {
        let is_known = [1, 2].iter().any(|&at| tosa::zero_point(op, at).is_some());
        if is_known { 1 } else { 3 }
    } else {
        all.len()
    };
    all.iter().copied().take(count).collect()
}

/// Where a tensor's elements are: the only ones along dimensions of which the result has more.
fn map(rw: &ConversionRewriter<'_>, value: Value, result: Type) -> AffineMap {
    let ctx = rw.context();
    let (own, whole) = (rw.ty(value).shape(ctx), result.shape(ctx));
    let (own, whole) = (own.unwrap_or_default(), whole.unwrap_or_default());
    let dims = own.iter().zip(whole).enumerate();
    let chosen = dims.map(|(at, (&own, &whole))| (own != 1 || whole == 1).then_some(at));
    selection(whole.len(), chosen)
}

/// A tensor with what is known of its sizes said in another way, where that is another type.
fn cast(rw: &mut ConversionRewriter<'_>, value: Value, ty: Type) -> Value {
    if rw.ty(value) == ty {
        return value;
    }
    rw.insert_folded(tensor::Cast::build(ty, value))
}

/// Constants of the places of dimensions, made once.
#[derive(Default)]
struct Places(HashMap<usize, Value>);

impl Places {
    fn get(&mut self, rw: &mut ConversionRewriter<'_>, at: usize) -> Value {
        let make = || index(rw, i64::try_from(at).unwrap_or(i64::MAX));
        *self.0.entry(at).or_insert_with(make)
    }

    fn dim(&mut self, rw: &mut ConversionRewriter<'_>, tensor: Value, at: usize) -> Value {
        let place = self.get(rw, at);
        rw.insert1(tensor::Dim::build(rw.context(), tensor, place))
    }
}

/// A size of the result.
struct Size {
    size: Mixed,
    /// The operand that alone tells it.
    by: Option<Value>,
}

impl Size {
    /// The size along a dimension: one that is known to be more than 1, or the largest of those that
    /// are not known.
    fn of(
        rw: &mut ConversionRewriter<'_>,
        places: &mut Places,
        operands: &[Value],
        at: usize,
    ) -> Self {
        let sizes = operands.iter().map(|&value| (value, size_of(rw, value, at)));
        let sizes = sizes.collect::<Vec<_>>();
        if let Some(&(value, size)) = sizes.iter().find(|(_, size)| *size > 1) {
            return Self { size: Mixed::Known(size), by: Some(value) };
        }
        let unknown = sizes.iter().filter(|(_, size)| *size == DYNAMIC).map(|&(value, _)| value);
        let unknown = unknown.collect::<Vec<_>>();
        let Some((&first, rest)) = unknown.split_first() else {
            return Self { size: Mixed::Known(1), by: operands.first().copied() };
        };
        let mut largest = places.dim(rw, first, at);
        for &value in rest {
            let size = places.dim(rw, value, at);
            largest = rw.insert1(arith::Maxui::build(Type::INDEX, largest, size));
        }
        Self { size: Mixed::Value(largest), by: rest.is_empty().then_some(first) }
    }
}

fn size_of(rw: &ConversionRewriter<'_>, value: Value, at: usize) -> i64 {
    let shape = rw.ty(value).shape(rw.context()).unwrap_or_default();
    shape.get(at).copied().unwrap_or(1)
}

/// The operands as large as the result, but along dimensions of which it is known that they are 1.
fn broadcast_all(
    rw: &mut ConversionRewriter<'_>,
    places: &mut Places,
    mut operands: Vec<Value>,
    sizes: &[Size],
) -> Vec<Value> {
    let ctx = rw.context();
    let are_known = operands.iter().all(|&value| rw.ty(value).has_static_shape(ctx));
    if operands.len() == 1 || are_known {
        return operands;
    }
    for operand in &mut operands {
        for (at, size) in sizes.iter().enumerate() {
            let is_unknown = size_of(rw, *operand, at) == DYNAMIC;
            if is_unknown && size.by != Some(*operand) {
                *operand = broadcast(rw, places, *operand, at, size.size);
            }
        }
    }
    operands
}

/// A tensor made so large along a dimension of which it has but one element, if it does.
fn broadcast(
    rw: &mut ConversionRewriter<'_>,
    places: &mut Places,
    operand: Value,
    at: usize,
    size: Mixed,
) -> Value {
    let ctx = rw.context();
    let one = places.get(rw, 1);
    let own = places.dim(rw, operand, at);
    let calc = Calc::new(ctx, rw, None);
    let is_one = calc.num(own).cmpi(Int2::Eq, calc.num(one)).value;
    let ty = rw.ty(operand);
    let then = branch(rw, |rw| stretched(rw, operand, at, size));
    let or_else = branch(rw, |_| operand);
    rw.insert1(scf::If::build(&[ty], is_one, then, or_else))
}

/// A region that gives a value.
fn branch(
    rw: &mut ConversionRewriter<'_>,
    make: impl FnOnce(&mut ConversionRewriter<'_>) -> Value,
) -> Region {
    let around = rw.point();
    let region = rw.body().create_region();
    let block = rw.body().append_new_block(region);
    rw.set_point(InsertPoint::End(block));
    let value = make(rw);
    rw.insert(scf::Yield::build(&[value]));
    rw.set_point(around);
    region
}

/// A tensor of whose elements the first along a dimension stands at all places.
fn stretched(rw: &mut ConversionRewriter<'_>, operand: Value, at: usize, size: Mixed) -> Value {
    let ctx = rw.context();
    let ty = rw.ty(operand);
    let shape = ty.shape(ctx).unwrap_or_default().to_vec();
    let rank = shape.len();
    let mut sizes = Vec::new();
    for (own, known) in shape.into_iter().enumerate() {
        sizes.push(match known {
            _ if own == at => size,
            DYNAMIC => Mixed::Value(dim_op(rw, operand, own)),
            known => Mixed::Known(known),
        });
    }
    let init = empty(rw, &fixed(&sizes), ty.element_or_self(ctx), &values(&sizes));
    let chosen = (0..rank).map(|own| (own != at).then_some(own));
    let parts = Parts {
        results: &[rw.ty(init)],
        inputs: &[operand],
        outputs: &[init],
        maps: &[selection(rank, chosen), identity(rank)],
        iterators: &vec![false; rank],
    };
    let made = generic1(rw, &parts, |_, args| args.first().copied().unwrap_or(operand));
    cast(rw, made, ty)
}

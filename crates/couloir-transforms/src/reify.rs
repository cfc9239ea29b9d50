//! The shapes of results, as values: computed from what their ops are given.

use couloir_dialects::common::mixed::Mixed;
use couloir_dialects::common::reshape::output_shape;
use couloir_dialects::common::shapes::{rank_reduction, reassociation};
use couloir_dialects::linalg::{self, Structured};
use couloir_dialects::{bufferization, memref, tensor};
use couloir_ir::affine::AffineMap;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{OpDef, OpRef, Type};
use couloir_rewrite::Rewriter;

use crate::common::index;
use crate::expand_strided_metadata::mixed;
use couloir_dialects::affine::index::{Index, apply, apply_dims};

/// Computes the sizes of an op's result.
type Reify = fn(&mut Rewriter<'_>, Op) -> Option<Vec<Index>>;

/// The ops that say of what shape their result is.
static OPS: &[(&OpDef, Reify)] = &[
    (bufferization::AllocTensor::def(), allocated),
    (bufferization::MaterializeInDestination::def(), |rw, op| {
        sizes_of(rw, tensor::Dim::def(), op, 1)
    }),
    (linalg::Pack::def(), |rw, op| sizes_of(rw, tensor::Dim::def(), op, 1)),
    (linalg::Softmax::def(), |rw, op| sizes_of(rw, tensor::Dim::def(), op, 0)),
    (linalg::Unpack::def(), |rw, op| sizes_of(rw, tensor::Dim::def(), op, 1)),
    (memref::AssumeAlignment::def(), |rw, op| sizes_of(rw, memref::Dim::def(), op, 0)),
    (memref::ExpandShape::def(), expanded),
    (tensor::CollapseShape::def(), collapsed),
    (tensor::Concat::def(), concatenated),
    (tensor::Empty::def(), |rw, op| given(rw, op, tensor::Empty::DYNAMIC_SIZES)),
    (tensor::ExpandShape::def(), expanded),
    (tensor::ExtractSlice::def(), sliced),
    (tensor::Generate::def(), |rw, op| given(rw, op, tensor::Generate::DYNAMIC_EXTENTS)),
    (tensor::InsertSlice::def(), |rw, op| sizes_of(rw, tensor::Dim::def(), op, 1)),
    (tensor::Pad::def(), tensor::padded_sizes),
    (tensor::Splat::def(), |rw, op| given(rw, op, tensor::Splat::DYNAMIC_SIZES)),
];

/// How an op's result's sizes are computed; none for ops that do not say.
fn reifier(op: OpRef<'_>) -> Option<Reify> {
    OPS.iter().find(|(def, _)| op.is(def)).map(|&(_, reify)| reify)
}

/// Whether an op says of what shape its result is.
pub(crate) fn is_reified(op: OpRef<'_>) -> bool {
    reifier(op).is_some() || Structured::cast(op).is_some()
}

/// The sizes of one of an op's results, computed where ops are made now.
pub(crate) fn sizes_of_result(rw: &mut Rewriter<'_>, op: Op, number: usize) -> Option<Vec<Index>> {
    match Structured::cast(rw.view(op)) {
        Some(_) => structured(rw, op, number),
        None => sizes(rw, op),
    }
}

/// The sizes of an op's result, computed where ops are made now.
pub(crate) fn sizes(rw: &mut Rewriter<'_>, op: Op) -> Option<Vec<Index>> {
    reifier(rw.view(op))?(rw, op)
}

fn shape_of(rw: &Rewriter<'_>, value: Value) -> Option<Vec<i64>> {
    rw.ty(value).shape(rw.context()).map(<[i64]>::to_vec)
}

fn result_shape(rw: &Rewriter<'_>, op: Op) -> Option<Vec<i64>> {
    shape_of(rw, rw.view(op).result(0)?)
}

/// The size of a dimension, as a value that is there where that can be.
fn dim(rw: &mut Rewriter<'_>, def: &'static OpDef, source: Value, at: usize) -> Index {
    let at = index(rw, at as i64);
    let new = NewOp::new(def).operand(source).operand(at).result(Type::INDEX);
    Index::Value(rw.insert_folded(new))
}

/// The sizes of an operand.
fn sizes_of(
    rw: &mut Rewriter<'_>,
    def: &'static OpDef,
    op: Op,
    operand: usize,
) -> Option<Vec<Index>> {
    let source = rw.view(op).operand(operand)?;
    all_sizes(rw, def, source)
}

/// The sizes of a tensor, computed where ops are made now.
pub(crate) fn tensor_sizes(rw: &mut Rewriter<'_>, value: Value) -> Option<Vec<Index>> {
    all_sizes(rw, tensor::Dim::def(), value)
}

fn all_sizes(rw: &mut Rewriter<'_>, def: &'static OpDef, source: Value) -> Option<Vec<Index>> {
    let shape = shape_of(rw, source)?;
    let one = |(at, size)| match size {
        DYNAMIC => dim(rw, def, source, at),
        _ => Index::Known(size),
    };
    Some(shape.into_iter().enumerate().map(one).collect())
}

/// The sizes of what a structured op writes to, by those of what it reads where these tell.
fn structured(rw: &mut Rewriter<'_>, op: Op, number: usize) -> Option<Vec<Index>> {
    let view = Structured::cast(rw.view(op))?;
    let (maps, inputs) = (view.maps(), view.num_inputs());
    let loops = loops(rw, op, &maps, inputs)?;
    let sizes = loops.iter().map(|&(size, _)| size).collect::<Vec<_>>();
    let output = rw.view(op).operand(inputs + number)?;
    let map = maps.get(inputs + number)?;
    let shape = shape_of(rw, output)?;
    let mut own = Vec::with_capacity(shape.len());
    for (at, size) in shape.into_iter().enumerate() {
        let one = map.sub_map(&[at])?;
        let is_written = |dim: usize| loops.get(dim).is_some_and(|&(_, written)| written);
        own.push(match size {
            DYNAMIC if (0..loops.len()).any(|dim| is_written(dim) && one.uses_dim(dim as u32)) => {
                dim(rw, tensor::Dim::def(), output, at)
            }
            DYNAMIC => apply_dims(rw, &sizes, |builder, nodes| {
                let zero = builder.constant(0);
                builder.import(&one, nodes, &[]).first().copied().unwrap_or(zero)
            })?,
            _ => Index::Known(size),
        });
    }
    Some(own)
}

/// How often each loop runs, by the first dimension that it goes along, and whether that is one of
/// what is written. All dimensions that are not known are asked for.
pub(crate) fn loops(
    rw: &mut Rewriter<'_>,
    op: Op,
    maps: &[AffineMap],
    inputs: usize,
) -> Option<Vec<(Index, bool)>> {
    let mut loops = vec![None; maps.first().map_or(0, AffineMap::dims) as usize];
    let operands = rw.view(op).operands().collect::<Vec<_>>();
    for (number, (map, operand)) in maps.iter().zip(operands).enumerate() {
        for (at, size) in shape_of(rw, operand).unwrap_or_default().into_iter().enumerate() {
            let size = match size {
                DYNAMIC => dim(rw, tensor::Dim::def(), operand, at),
                size => Index::Known(size),
            };
            let slot = map.result_dim(at).and_then(|dim| loops.get_mut(dim as usize));
            if let Some(slot) = slot {
                slot.get_or_insert((size, number >= inputs));
            }
        }
    }
    loops.into_iter().collect()
}

/// The result's sizes with operands for those that are not known.
fn given(rw: &mut Rewriter<'_>, op: Op, group: usize) -> Option<Vec<Index>> {
    let mut operands = rw.view(op).operands_in(group).into_iter();
    let one = |size| match size {
        DYNAMIC => operands.next().map(Index::Value),
        _ => Some(Index::Known(size)),
    };
    result_shape(rw, op)?.into_iter().map(one).collect()
}

/// The sizes of what is copied, or those that are given.
fn allocated(rw: &mut Rewriter<'_>, op: Op) -> Option<Vec<Index>> {
    let group = rw.view(op).operand_group(bufferization::AllocTensor::COPY);
    match group.is_empty() {
        true => given(rw, op, bufferization::AllocTensor::DYNAMIC_SIZES),
        false => sizes_of(rw, tensor::Dim::def(), op, group.start),
    }
}

#[allow(clippy::unnecessary_wraps)] // what a row gives
fn expanded(rw: &mut Rewriter<'_>, op: Op) -> Option<Vec<Index>> {
    let one = |mixed| match mixed {
        Mixed::Known(known) => Index::Known(known),
        Mixed::Value(value) => Index::Value(value),
    };
    Some(output_shape(rw.view(op)).into_iter().map(one).collect())
}

fn sliced(rw: &mut Rewriter<'_>, op: Op) -> Option<Vec<Index>> {
    let view = tensor::ExtractSlice(rw.view(op));
    let sizes = mixed(*view, tensor::ExtractSlice::SIZES, view.static_sizes());
    let fixed = view.static_sizes()?.as_i64_array(view.ctx())?;
    let dropped = rank_reduction(&fixed, &result_shape(rw, op)?)?;
    let kept = sizes.into_iter().zip(dropped).filter(|(_, dropped)| !dropped);
    Some(kept.map(|(size, _)| size).collect())
}

fn collapsed(rw: &mut Rewriter<'_>, op: Op) -> Option<Vec<Index>> {
    let view = rw.view(op);
    let groups = reassociation(view.ctx(), view.prop(tensor::CollapseShape::REASSOCIATION));
    let source = view.operand(0)?;
    let (from, to) = (shape_of(rw, source)?, result_shape(rw, op)?);
    let mut sizes = Vec::with_capacity(to.len());
    for (group, size) in groups.into_iter().zip(to) {
        if size != DYNAMIC {
            sizes.push(Index::Known(size));
            continue;
        }
        let mut factors = Vec::with_capacity(group.len());
        for at in group.into_iter().filter_map(|at| usize::try_from(at).ok()) {
            factors.push(match *from.get(at)? {
                DYNAMIC => dim(rw, tensor::Dim::def(), source, at),
                known => Index::Known(known),
            });
        }
        sizes.push(apply(rw, &factors, |b, factors| {
            let one = b.constant(1);
            factors.iter().fold(one, |product, &factor| b.mul(product, factor))
        })?);
    }
    Some(sizes)
}

/// The sum of the inputs' sizes along a dimension; the other sizes are those
/// that any of the types says, or of the first input.
fn concatenated(rw: &mut Rewriter<'_>, op: Op) -> Option<Vec<Index>> {
    let ctx = rw.context();
    let view = rw.view(op);
    let inputs = view.operands().collect::<Vec<_>>();
    let along = usize::try_from(view.prop(tensor::Concat::DIM)?.as_i64(ctx)?).ok()?;
    let result = result_shape(rw, op)?;
    let shapes = inputs.iter().map(|&input| shape_of(rw, input)).collect::<Option<Vec<_>>>()?;
    let &first = inputs.first()?;
    let mut sizes = Vec::with_capacity(result.len());
    for (at, &size) in result.iter().enumerate() {
        let known = shapes.iter().filter_map(|shape| shape.get(at).copied());
        sizes.push(match (size, known.into_iter().find(|&size| size != DYNAMIC)) {
            _ if at == along => Index::Known(size),
            (DYNAMIC, Some(known)) => Index::Value(index(rw, known)),
            (DYNAMIC, None) => rw.with_location_of(first, |rw| {
                let at = index(rw, at as i64);
                Index::Value(rw.insert1(tensor::Dim::build(ctx, first, at)))
            }),
            _ => Index::Known(size),
        });
    }
    if result.get(along) == Some(&DYNAMIC) {
        let mut terms = Vec::with_capacity(inputs.len());
        for &input in &inputs {
            terms.push(rw.with_location_of(input, |rw| dim(rw, tensor::Dim::def(), input, along)));
        }
        let sum = sum(rw, &terms)?.value(rw);
        *sizes.get_mut(along)? = Index::Value(sum);
    }
    Some(sizes)
}

fn sum(rw: &mut Rewriter<'_>, terms: &[Index]) -> Option<Index> {
    apply_dims(rw, terms, |b, terms| {
        let zero = b.constant(0);
        terms.iter().fold(zero, |sum, &term| b.add(sum, term))
    })
}

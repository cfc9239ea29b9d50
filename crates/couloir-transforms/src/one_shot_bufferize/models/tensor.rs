//! `tensor`: what makes tensors, reshapes them and asks for their sizes and elements.

use couloir_dialects::affine::index::{Index, apply};
use couloir_dialects::common::mixed::{Mixed, fixed_attr, mixed, values};
use couloir_dialects::common::reshape::groups_of;
use couloir_dialects::memref::layout;
use couloir_dialects::{linalg, memref, tensor};
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Attribute, Block, Context, Failure, Op, OpRef, Region, Type, Value};

use super::super::buffers::{contiguous_like, dynamic_like};
use super::super::model::{Alias, Model, Stack, Values, always, first_to_first};
use super::super::rewrite::Bufferizer;
use super::super::view::View;
use crate::common::new_region;

/// An op that makes a tensor of its own.
const fn made(def: &'static couloir_ir::OpDef) -> Model {
    Model { allocates: |_, _| true, ..Model::of(def) }
}

/// An op whose result is what it is given, seen differently.
const fn seen(def: &'static couloir_ir::OpDef) -> Model {
    Model { values: first_to_first, ..Model::of(def) }
}

pub(super) static MODELS: &[Model] = &[
    Model { buffer_type: Some(type_of_cast), bufferize: cast, ..seen(tensor::Cast::def()) },
    Model {
        reads: always,
        buffer_type: Some(type_of_collapsed),
        bufferize: collapse,
        ..seen(tensor::CollapseShape::def())
    },
    Model {
        buffer_type: Some(type_of_expanded),
        bufferize: expand,
        ..seen(tensor::ExpandShape::def())
    },
    Model { bufferize: dim, ..Model::of(tensor::Dim::def()) },
    Model { bufferize: rank, ..Model::of(tensor::Rank::def()) },
    Model { defines: Some(|_, _, _| false), bufferize: empty, ..made(tensor::Empty::def()) },
    Model { reads: always, bufferize: extract, ..Model::of(tensor::Extract::def()) },
    Model { bufferize: from_elements, ..made(tensor::FromElements::def()) },
    Model { bufferize: generate, ..made(tensor::Generate::def()) },
    Model { bufferize: splat, ..made(tensor::Splat::def()) },
    Model { reads: always, bufferize: concat, ..made(tensor::Concat::def()) },
    Model {
        reads: always,
        buffer_type: Some(type_of_contiguous),
        bufferize: pad,
        ..made(tensor::Pad::def())
    },
    Model {
        reads: |_, _, operand| operand == 1,
        values: |_, op, operand| match op.result(0) {
            Some(result) if operand == 0 => [Alias::same(result)].into_iter().collect(),
            _ => Values::new(),
        },
        buffer_type: Some(type_of_contiguous),
        bufferize: reshape,
        ..Model::of(tensor::Reshape::def())
    },
];

/// The type of the memory of an op's source, and that of its result as a tensor.
fn types(view: View<'_>, op: OpRef<'_>, stack: &mut Stack) -> Result<(Type, Type), Failure> {
    let (source, ty) = op.operand(0).zip(op.result_type(0)).ok_or(Failure)?;
    Ok((view.buffer_type_in(source, stack)?, ty))
}

fn type_of_cast(
    view: View<'_>,
    op: OpRef<'_>,
    _: Value,
    stack: &mut Stack,
) -> Result<Type, Failure> {
    let ctx = view.ctx();
    let (source, ty) = types(view, op, stack)?;
    match (source.as_memref(ctx), ty.as_tensor(ctx)) {
        (Some(memref), Some(tensor)) => Ok(MemRefType::get(
            ctx,
            &tensor.shape,
            tensor.element,
            memref.layout.expand(),
            memref.memory_space.expand(),
        )),
        _ => Ok(dynamic_like(ctx, ty, source)),
    }
}

fn cast(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let view = b.rw.view(op);
    let (source, result) = view.operand(0).zip(view.result(0)).ok_or(Failure)?;
    let buffer = b.buffer(source)?;
    let ty = b.buffer_type(result)?;
    if b.rw.ty(buffer) == ty {
        b.replace(op, &[buffer]);
        return Ok(());
    }
    b.replace_with(op, memref::Cast::build(ty, buffer));
    Ok(())
}

/// Whether groups of dimensions certainly have no gaps, so that they can be taken together.
fn is_collapsible(ctx: &Context, memref: &MemRefType, groups: &[Vec<i64>]) -> bool {
    if layout::is_identity(ctx, memref) {
        return true;
    }
    let Some((strides, _)) = memref.strides_and_offset(ctx) else { return false };
    let at = |list: &[i64], index: i64| {
        usize::try_from(index).ok().and_then(|index| list.get(index)).copied().unwrap_or(1)
    };
    groups.iter().all(|group| {
        let mut kept = group.as_slice();
        while let [rest @ .., last] = kept
            && !rest.is_empty()
            && at(&memref.shape, *last) == 1
        {
            kept = rest;
        }
        let Some(&last) = kept.last() else { return true };
        let is_known = at(&memref.shape, last) != DYNAMIC || kept.len() == 1;
        let mut stride = if is_known { at(&strides, last) } else { DYNAMIC };
        group.iter().skip(1).rev().all(|&index| {
            stride = layout::mul(stride, at(&memref.shape, index));
            let outer = index.saturating_sub(1);
            let own = at(&strides, outer);
            at(&memref.shape, outer) == 1 || (stride != DYNAMIC && stride == own)
        })
    })
}

/// The type of memory that a collapsed tensor has, taken from memory without gaps.
fn collapsed(ctx: &Context, memref: &MemRefType, ty: Type, groups: &[Vec<i64>]) -> Option<Type> {
    layout::collapse(ctx, memref, ty.shape(ctx)?, groups)
}

fn type_of_collapsed(
    view: View<'_>,
    op: OpRef<'_>,
    _: Value,
    stack: &mut Stack,
) -> Result<Type, Failure> {
    let ctx = view.ctx();
    let (source, ty) = types(view, op, stack)?;
    let memref = source.as_memref(ctx).ok_or(Failure)?;
    let groups = groups_of(op);
    match is_collapsible(ctx, memref, &groups) {
        true => collapsed(ctx, memref, ty, &groups).ok_or(Failure),
        false => Ok(contiguous_like(ctx, ty, source)),
    }
}

fn collapse(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let ctx = b.rw.context();
    let view = b.rw.view(op);
    let (source, ty) = view.operand(0).zip(view.result_type(0)).ok_or(Failure)?;
    let (groups, attr) = (groups_of(view), view.prop(tensor::CollapseShape::REASSOCIATION));
    let attr = attr.ok_or(Failure)?;
    let mut buffer = b.buffer(source)?;
    let memref = b.rw.ty(buffer).as_memref(ctx).ok_or(Failure)?;
    let ty = if ty.shape(ctx).is_some_and(<[i64]>::is_empty) {
        let strides = memref.strides_and_offset(ctx).filter(|_| !layout::is_identity(ctx, memref));
        let layout = strides.map(|(_, offset)| Attribute::strided_layout(ctx, &[], offset));
        let space = memref.memory_space.expand();
        MemRefType::get(ctx, &[], memref.element, layout, space)
    } else if is_collapsible(ctx, memref, &groups) {
        collapsed(ctx, memref, ty, &groups).ok_or(Failure)?
    } else {
        let like = b.rw.ty(buffer);
        buffer = copied(b, source, like)?;
        let memref = b.rw.ty(buffer).as_memref(ctx).ok_or(Failure)?;
        collapsed(ctx, memref, ty, &groups).ok_or(Failure)?
    };
    b.replace_with(op, memref::CollapseShape::build(ty, buffer, attr));
    Ok(())
}

/// A copy of a tensor in memory without gaps.
fn copied(b: &mut Bufferizer<'_, '_>, source: Value, like: Type) -> Result<Value, Failure> {
    let ty = contiguous_like(b.rw.context(), b.rw.ty(source), like);
    let copy = b.new_tensor(source, true)?;
    Ok(b.rw.insert1(couloir_dialects::bufferization::ToBuffer::build(ty, copy)))
}

fn type_of_expanded(
    view: View<'_>,
    op: OpRef<'_>,
    _: Value,
    stack: &mut Stack,
) -> Result<Type, Failure> {
    let ctx = view.ctx();
    let (source, ty) = types(view, op, stack)?;
    let shape = ty.shape(ctx).unwrap_or_default();
    let memref = source.as_memref(ctx).ok_or(Failure)?;
    layout::expand(ctx, memref, shape, &groups_of(op)).ok_or(Failure)
}

fn expand(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let ctx = b.rw.context();
    let view = b.rw.view(op);
    let (source, ty) = view.operand(0).zip(view.result_type(0)).ok_or(Failure)?;
    let groups = groups_of(view);
    let sizes = view.operands_in(tensor::ExpandShape::OUTPUT_SHAPE);
    let attrs = [tensor::ExpandShape::REASSOCIATION, tensor::ExpandShape::STATIC_OUTPUT_SHAPE]
        .map(|slot| view.prop(slot));
    let [Some(attr), Some(fixed)] = attrs else { return Err(Failure) };
    let buffer = b.buffer(source)?;
    let memref = b.rw.ty(buffer).as_memref(ctx).ok_or(Failure)?;
    let shape = ty.shape(ctx).unwrap_or_default();
    let ty = layout::expand(ctx, memref, shape, &groups).ok_or(Failure)?;
    b.replace_with(op, memref::ExpandShape::build(ty, buffer, &sizes, attr, fixed));
    Ok(())
}

fn dim(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let view = b.rw.view(op);
    let (source, at) = view.operand(0).zip(view.operand(1)).ok_or(Failure)?;
    let buffer = b.buffer(source)?;
    let new = memref::Dim::build(b.rw.context(), buffer, at);
    b.replace_with(op, new);
    Ok(())
}

fn rank(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let source = b.rw.view(op).operand(0).ok_or(Failure)?;
    let buffer = b.buffer(source)?;
    let new = memref::Rank::build(b.rw.context(), buffer);
    b.replace_with(op, new);
    Ok(())
}

fn empty(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let result = b.rw.view(op).result(0).ok_or(Failure)?;
    if b.rw.scope().body.is_unused(result) {
        b.rw.erase(op);
        return Ok(());
    }
    let new = b.new_tensor(result, false)?;
    b.rw.replace(op, &[new]);
    Ok(())
}

fn extract(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let view = b.rw.view(op);
    let operands = view.operands().collect::<Vec<_>>();
    let (ty, (&source, indices)) =
        view.result_type(0).zip(operands.split_first()).ok_or(Failure)?;
    let buffer = b.buffer(source)?;
    let new = memref::Load::build(ty, buffer, indices);
    b.replace_with(op, new.prop(memref::Load::NONTEMPORAL, Attribute::FALSE));
    Ok(())
}

/// An empty tensor in memory, of the type of an op's result.
fn new_buffer(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<Value, Failure> {
    let result = b.rw.view(op).result(0).ok_or(Failure)?;
    let tensor = b.new_tensor(result, false)?;
    let ty = b.buffer_type(tensor)?;
    Ok(b.rw.insert1(couloir_dialects::bufferization::ToBuffer::build(ty, tensor)))
}

/// Stores a value at indices.
pub(super) fn store(b: &mut Bufferizer<'_, '_>, value: Value, buffer: Value, at: &[Value]) {
    let new = memref::Store::build(value, buffer, at);
    b.rw.insert(new.prop(memref::Store::NONTEMPORAL, Attribute::FALSE));
}

fn from_elements(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let ctx = b.rw.context();
    let view = b.rw.view(op);
    let elements = view.operands().collect::<Vec<_>>();
    let shape = view.result_type(0).and_then(|ty| ty.shape(ctx)).unwrap_or_default().to_vec();
    let buffer = new_buffer(b, op)?;
    let most = if elements.is_empty() { 0 } else { shape.iter().copied().max().unwrap_or(0) };
    let constants = (0..most).map(|at| b.constant(at)).collect::<Vec<_>>();
    let mut at = vec![0i64; shape.len()];
    for value in elements {
        let indices = at.iter().filter_map(|&at| constants.get(usize::try_from(at).ok()?));
        let indices = indices.copied().collect::<Vec<_>>();
        store(b, value, buffer, &indices);
        for (at, &size) in at.iter_mut().zip(&shape).rev() {
            *at += 1;
            if *at < size {
                break;
            }
            *at = 0;
        }
    }
    b.replace(op, &[buffer]);
    Ok(())
}

/// The block of a `linalg.map` without inputs that fills a tensor, which is made once its region
/// is filled.
fn map_region(b: &mut Bufferizer<'_, '_>, tensor: Type) -> (Region, Block) {
    let element = tensor.element_or_self(b.rw.context());
    new_region(b.rw, &[element])
}

fn map(b: &mut Bufferizer<'_, '_>, init: Value, region: Region) -> Result<Value, Failure> {
    let ty = b.rw.ty(init);
    let new = NewOp::new(linalg::MapElements::def()).operand(init).result(ty).region(region);
    let op = b.rw.insert(new);
    b.rw.scope().body.result(op, 0).ok_or(Failure)
}

/// Fills a tensor by what the region of an op computes.
fn filled(b: &mut Bufferizer<'_, '_>, op: Op, init: Value) -> Result<Value, Failure> {
    let ctx = b.rw.context();
    let point = b.rw.point();
    let ty = b.rw.ty(init);
    let rank = ty.shape(ctx).map_or(0, <[i64]>::len);
    let (region, block) = map_region(b, ty);
    b.rw.set_point(InsertPoint::End(block));
    let mut indices = Vec::with_capacity(rank);
    for at in 0..rank {
        let at = Attribute::i64(ctx, at as i64);
        indices.push(b.rw.insert1(linalg::Index::build(ctx, at)));
    }
    let old = crate::common::entry_of(b.rw.scope().body, op, 0).ok_or(Failure)?;
    b.rw.merge_block(old, block, &indices);
    let end = b.rw.scope().body.last_op(block).ok_or(Failure)?;
    let value = b.rw.view(end).operand(0).ok_or(Failure)?;
    let location = b.rw.location();
    b.rw.at(end);
    b.rw.insert(linalg::Yield::build(&[value]));
    b.rw.erase(end);
    b.rw.set_location(location);
    b.rw.set_point(point);
    map(b, init, region)
}

fn generate(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let result = b.rw.view(op).result(0).ok_or(Failure)?;
    let init = b.new_tensor(result, false)?;
    let new = filled(b, op, init)?;
    b.rw.replace(op, &[new]);
    Ok(())
}

fn splat(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let view = b.rw.view(op);
    let (value, result) = view.operand(0).zip(view.result(0)).ok_or(Failure)?;
    check_space(b, op)?;
    let init = b.new_tensor(result, false)?;
    let ty = b.rw.ty(init);
    let (region, block) = map_region(b, ty);
    let point = b.rw.point();
    b.rw.set_point(InsertPoint::End(block));
    b.rw.insert(linalg::Yield::build(&[value]));
    b.rw.set_point(point);
    let new = map(b, init, region)?;
    b.rw.replace(op, &[new]);
    Ok(())
}

/// Checks that an op's memory has no space of its own.
fn check_space(b: &Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let view = b.rw.view(op);
    let ty = view.result_type(0).ok_or(Failure)?;
    match b.env.settings.space_of(view.ctx(), ty) {
        Ok(None) => Ok(()),
        _ => view.error("memory space not implemented yet").fail(),
    }
}

fn concat(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let ctx = b.rw.context();
    let view = b.rw.view(op);
    let (inputs, result) = (view.operands().collect::<Vec<_>>(), view.result(0).ok_or(Failure)?);
    let along = view.prop(tensor::Concat::DIM).and_then(|dim| dim.as_i64(ctx));
    let along = along.and_then(|dim| usize::try_from(dim).ok()).ok_or(Failure)?;
    let init = b.new_tensor(result, false)?;
    check_space(b, op)?;
    let shape = b.rw.ty(result).shape(ctx).unwrap_or_default().to_vec();
    let ty = contiguous_like(ctx, b.rw.ty(result), Type::INDEX);
    let dest = b.rw.insert1(couloir_dialects::bufferization::ToBuffer::build(ty, init));
    let mut sizes = Vec::with_capacity(shape.len());
    for (at, &size) in shape.iter().enumerate() {
        let is_unknown = size == DYNAMIC;
        sizes.push(if is_unknown { Mixed::Value(b.dim(dest, at)) } else { Mixed::Known(size) });
    }
    let mut offset = Index::Known(0);
    for input in inputs {
        let source = b.buffer(input)?;
        let shape = b.rw.ty(input).shape(ctx).unwrap_or_default().to_vec();
        let size = match shape.get(along).copied() {
            Some(DYNAMIC) => Index::Value(b.known_dim(source, along)),
            size => Index::Known(size.unwrap_or(0)),
        };
        let mut offsets = vec![Mixed::Known(0); shape.len()];
        for (list, one) in [(&mut offsets, offset), (&mut sizes, size)] {
            if let Some(slot) = list.get_mut(along) {
                *slot = as_mixed(one);
            }
        }
        let strides = vec![Mixed::Known(1); shape.len()];
        let part = super::slices::subview(b, dest, &shape, &[offsets, sizes.clone(), strides])?;
        b.copy(source, part);
        offset = apply(b.rw, &[offset, size], |b, terms| match *terms {
            [one, other] => b.add(one, other),
            _ => b.constant(0),
        })
        .ok_or(Failure)?;
    }
    b.replace(op, &[dest]);
    Ok(())
}

fn as_mixed(index: Index) -> Mixed {
    match index {
        Index::Known(known) => Mixed::Known(known),
        Index::Value(value) => Mixed::Value(value),
    }
}

fn type_of_contiguous(
    view: View<'_>,
    op: OpRef<'_>,
    _: Value,
    stack: &mut Stack,
) -> Result<Type, Failure> {
    let (source, ty) = types(view, op, stack)?;
    Ok(contiguous_like(view.ctx(), ty, source))
}

fn pad(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let ctx = b.rw.context();
    let view = b.rw.view(op);
    let (source, result) = view.operand(0).zip(view.result(0)).ok_or(Failure)?;
    let folded = |group, slot| -> Vec<Mixed> {
        mixed(view, group, slot).into_iter().map(|one| one.folded(view.scope)).collect()
    };
    let low = folded(tensor::Pad::LOW, tensor::Pad::STATIC_LOW);
    let high = folded(tensor::Pad::HIGH, tensor::Pad::STATIC_HIGH);
    let shape = view.ty(result).shape(ctx).unwrap_or_default().to_vec();
    for (at, _) in shape.iter().enumerate().filter(|(_, size)| **size == DYNAMIC) {
        let own = b.dim(source, at);
        let around = [low.get(at), high.get(at)].map(|one| match one {
            Some(Mixed::Known(known)) => b.constant(*known),
            Some(Mixed::Value(value)) => *value,
            None => own,
        });
        sum_of(b, [own, around[0], around[1]])?;
    }
    let init = b.new_tensor(result, false)?;
    let tensor = filled(b, op, init)?;
    let own = b.rw.ty(source).shape(ctx).unwrap_or_default().to_vec();
    let mut sizes = Vec::with_capacity(own.len());
    for (at, &size) in own.iter().enumerate() {
        let is_unknown = size == DYNAMIC;
        sizes.push(if is_unknown { Mixed::Value(b.dim(source, at)) } else { Mixed::Known(size) });
    }
    let strides = vec![Mixed::Known(1); own.len()];
    let new = tensor::InsertSlice::build(
        ctx,
        b.rw.ty(tensor),
        source,
        tensor,
        &values(&low),
        &values(&sizes),
        &values(&strides),
        fixed_attr(ctx, &low),
        fixed_attr(ctx, &sizes),
        fixed_attr(ctx, &strides),
    );
    b.rw.replace_with(op, new);
    Ok(())
}

/// The sum of three indices as one op, though nothing may need it.
fn sum_of(b: &mut Bufferizer<'_, '_>, terms: [Value; 3]) -> Result<Value, Failure> {
    let ctx = b.rw.context();
    let mut builder = couloir_ir::affine::AffineBuilder::new(0, 3);
    let nodes = [0, 1, 2].map(|at| builder.symbol(at));
    let [Some(one), Some(two), Some(three)] = nodes else { return Err(Failure) };
    let sum = builder.add(one, two);
    let sum = builder.add(sum, three);
    let map = builder.map(&[sum]).map_err(|_| Failure)?;
    let map = Attribute::affine_map(ctx, map);
    Ok(b.rw.insert1(couloir_dialects::affine::Apply::build(ctx, &terms, map)))
}

fn reshape(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let ctx = b.rw.context();
    let view = b.rw.view(op);
    let operands = view.operands().collect::<Vec<_>>();
    let (&[source, shape], Some(result)) = (&operands[..], view.result(0)) else {
        return Err(Failure);
    };
    let (mut buffer, shape) = (b.buffer(source)?, b.buffer(shape)?);
    let ty = b.buffer_type(result)?;
    let own = b.rw.ty(buffer);
    if own.as_memref(ctx).is_some_and(|memref| !layout::is_identity(ctx, memref)) {
        buffer = copied(b, source, own)?;
    }
    b.replace_with(op, memref::Reshape::build(ty, buffer, shape));
    Ok(())
}

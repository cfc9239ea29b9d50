//! Checks that are alike for memrefs and tensors, and those of tensors.

use couloir_dialects::common::mixed::{Mixed, mixed};
use couloir_dialects::{memref, tensor};
use couloir_ir::body::Value;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{OpDef, OpRef, Type};

use super::checks::{Checks, Part};

/// The ops that ask for shapes.
pub(super) struct Shaped {
    dim: &'static OpDef,
    rank: &'static OpDef,
}

pub(super) static MEMREF: Shaped = Shaped { dim: memref::Dim::def(), rank: memref::Rank::def() };
pub(super) static TENSOR: Shaped = Shaped { dim: tensor::Dim::def(), rank: tensor::Rank::def() };

impl Shaped {
    /// The length of a dimension.
    pub(super) fn dim(&self, checks: &mut Checks<'_, '_>, source: Value, at: i64) -> Value {
        let at = checks.index(at);
        checks.rw.insert1(NewOp::new(self.dim).operand(source).operand(at).result(Type::INDEX))
    }

    /// The same, a constant where it is known.
    pub(super) fn dim_folded(&self, checks: &mut Checks<'_, '_>, source: Value, at: i64) -> Value {
        let at = checks.index(at);
        let new = NewOp::new(self.dim).operand(source).operand(at).result(Type::INDEX);
        checks.rw.insert_folded(new)
    }

    pub(super) fn rank(&self, checks: &mut Checks<'_, '_>, source: Value) -> Value {
        checks.rw.insert1(NewOp::new(self.rank).operand(source).result(Type::INDEX))
    }
}

/// All indices of an access are within the shape of an operand.
pub(super) fn in_bounds(
    checks: &mut Checks<'_, '_>,
    shaped: &Shaped,
    container: usize,
) -> Option<()> {
    let view = checks.view();
    let source = view.operand(container)?;
    let indices = view.operands().skip(container + 1).collect::<Vec<_>>();
    if indices.is_empty() {
        return Some(());
    }
    let zero = checks.index(0);
    let mut all = None;
    for (at, index) in indices.into_iter().enumerate() {
        let length = shaped.dim_folded(checks, source, at as i64);
        let one = checks.within(index, zero, length);
        all = Some(all.map_or(one, |all| checks.both(all, one)));
    }
    checks.assert(all?, "out-of-bounds access");
    Some(())
}

/// The dimension that is asked for is one.
pub(super) fn dim(checks: &mut Checks<'_, '_>, shaped: &Shaped) -> Option<()> {
    let view = checks.view();
    let (source, at) = (view.operand(0)?, view.operand(1)?);
    let rank = shaped.rank(checks, source);
    let zero = checks.index(0);
    let fits = checks.within(at, zero, rank);
    checks.assert(fits, "index is out of bounds");
    Some(())
}

/// Where nothing is known of a source's rank, it is that of the result.
pub(super) fn same_rank(checks: &mut Checks<'_, '_>, shaped: &Shaped, source: Value, rank: usize) {
    let own = shaped.rank(checks, source);
    let same = checks.equal_to(own, rank as i64);
    checks.assert(same, "rank mismatch");
}

/// Lengths that the result of a cast claims to know are those of the source.
pub(super) fn same_sizes(
    checks: &mut Checks<'_, '_>,
    shaped: &Shaped,
    source: Value,
    result: &[i64],
) {
    let ctx = checks.rw.context();
    let known = checks.rw.ty(source).shape(ctx).map(<[i64]>::to_vec);
    for (at, &length) in result.iter().enumerate() {
        let is_known = known.as_ref().and_then(|known| known.get(at)).is_some_and(|&own| own >= 0);
        if length < 0 || is_known {
            continue;
        }
        let own = shaped.dim(checks, source, at as i64);
        let same = checks.equal_to(own, length);
        checks.assert(same, &format!("size mismatch of dim {at}"));
    }
}

/// A tensor is of the shape that a cast says it is of.
pub(super) fn tensor_cast(checks: &mut Checks<'_, '_>) -> Option<()> {
    let view = checks.view();
    let ctx = view.ctx();
    let source = view.operand(0)?;
    let Some(shape) = view.result_type(0)?.shape(ctx).map(<[i64]>::to_vec) else {
        return Some(());
    };
    if view.ty(source).shape(ctx).is_none() {
        same_rank(checks, &TENSOR, source, shape.len());
    }
    same_sizes(checks, &TENSOR, source, &shape);
    Some(())
}

/// Offsets, sizes and strides of each dimension.
pub(super) fn parts(view: OpRef<'_>, groups: [usize; 3], slots: [usize; 3]) -> Vec<[Mixed; 3]> {
    let list = |at: usize| {
        let (group, slot) = (groups.get(at).copied(), slots.get(at).copied());
        group.zip(slot).map_or(Vec::new(), |(group, slot)| mixed(view, group, slot))
    };
    let both = list(0).into_iter().zip(list(1)).zip(list(2));
    both.map(|((offset, size), stride)| [offset, size, stride]).collect()
}

/// The values of a dimension's offset, size and stride.
pub(super) fn values(checks: &mut Checks<'_, '_>, part: [Mixed; 3]) -> [Value; 3] {
    part.map(|mixed| match mixed {
        Mixed::Known(known) => checks.index(known),
        Mixed::Value(value) => value,
    })
}

/// A slice is within the tensor it is taken of.
pub(super) fn extract_slice(checks: &mut Checks<'_, '_>) -> Option<()> {
    use tensor::ExtractSlice as Slice;
    let view = checks.view();
    let source = view.operand(0)?;
    let groups = [Slice::OFFSETS, Slice::SIZES, Slice::STRIDES];
    let slots = [Slice::STATIC_OFFSETS, Slice::STATIC_SIZES, Slice::STATIC_STRIDES];
    let parts = parts(view, groups, slots);
    let bounds = [checks.index(0), checks.index(1)];
    for (at, part) in parts.into_iter().enumerate() {
        let [offset, size, stride] = values(checks, part);
        let length = TENSOR.dim_folded(checks, source, at as i64);
        let part = Part { offset, size, stride, length };
        checks.assert_part(&part, at, "extract_slice", bounds);
    }
    Some(())
}

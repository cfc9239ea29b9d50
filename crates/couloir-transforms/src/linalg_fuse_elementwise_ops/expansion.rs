//! What an op becomes when some of its dimensions are several: loops, operands, and results.

use couloir_dialects::affine::index::{Index, apply_both};
use couloir_dialects::common::mixed::{Mixed, fixed_attr, values};
use couloir_dialects::common::reshape::groups_attr;
use couloir_dialects::linalg::{self, CopyElements, Fill, Structured, Transpose};
use couloir_dialects::tensor::{CollapseShape, ExpandShape};
use couloir_ir::affine::{AffineExpr, AffineMap};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, Context, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::copy::Copies;

use super::body_of;
use crate::linalg_generic::{Parts, copy_block};
use crate::reify;

/// Groups of dimensions.
type Groups = Vec<Vec<i64>>;

/// Which of an op's operands is a reshape's other side, of which shape that is, and which of its
/// dimensions go together.
pub(super) struct Reshape {
    /// The number of the operand.
    pub operand: usize,
    /// What an input becomes; an output becomes what its reshape gives.
    pub source: Option<Value>,
    /// The groups of dimensions.
    pub groups: Groups,
    /// The sizes of all of these.
    pub shape: Vec<Mixed>,
}

/// For each loop the sizes of those that it becomes.
struct Expansion {
    shapes: Vec<Vec<Mixed>>,
    /// For each loop the number of the first of those.
    starts: Vec<u32>,
}

fn to_mixed(index: Index) -> Mixed {
    match index {
        Index::Known(known) => Mixed::Known(known),
        Index::Value(value) => Mixed::Value(value),
    }
}

fn to_index(mixed: Mixed) -> Index {
    match mixed {
        Mixed::Known(known) => Index::Known(known),
        Mixed::Value(value) => Index::Value(value),
    }
}

/// The sizes of a tensor.
pub(super) fn sizes(rw: &mut Rewriter<'_>, value: Value) -> Option<Vec<Mixed>> {
    Some(reify::tensor_sizes(rw, value)?.into_iter().map(to_mixed).collect())
}

impl Expansion {
    /// Sizes of loops that are not expanded are computed before the op.
    fn of(rw: &mut Rewriter<'_>, op: Op, maps: &[AffineMap], reshape: &Reshape) -> Option<Self> {
        let inputs = Structured::cast(rw.view(op))?.num_inputs();
        let loops = reify::loops(rw, op, maps, inputs)?;
        let mut shapes: Vec<Vec<Mixed>> =
            loops.into_iter().map(|(size, _)| vec![to_mixed(size)]).collect();
        let map = maps.get(reshape.operand)?;
        for (result, group) in map.results().zip(&reshape.groups) {
            let sizes = group.iter().map(|&dim| reshape.shape.get(usize::try_from(dim).ok()?));
            let sizes: Option<Vec<Mixed>> = sizes.map(Option::<&Mixed>::copied).collect();
            *shapes.get_mut(result.dim()? as usize)? = sizes?;
        }
        let mut next = 0;
        let start = |shape: &Vec<Mixed>| {
            next += shape.len() as u32;
            next - shape.len() as u32
        };
        let starts = shapes.iter().map(start).collect();
        Some(Expansion { shapes, starts })
    }

    /// How many loops there are then.
    fn count(&self) -> usize {
        self.shapes.iter().map(Vec::len).sum()
    }

    /// The loops that a loop becomes.
    fn dims(&self, dim: u32) -> std::ops::Range<u32> {
        let start = self.starts.get(dim as usize).copied().unwrap_or(0);
        start..start + self.shapes.get(dim as usize).map_or(0, Vec::len) as u32
    }

    /// The loops that those of a map's results become.
    fn loops_of(&self, map: &AffineMap) -> Vec<std::ops::Range<u32>> {
        map.results().filter_map(|result| Some(self.dims(result.dim()?))).collect()
    }

    fn map(&self, map: &AffineMap) -> Option<AffineMap> {
        let dims: Vec<u32> = self.loops_of(map).into_iter().flatten().collect();
        let dims: Vec<usize> = dims.into_iter().map(|dim| dim as usize).collect();
        AffineMap::identity(self.count() as u32).sub_map(&dims)
    }

    fn shape(&self, map: &AffineMap) -> Vec<Mixed> {
        let dims = map.results().filter_map(AffineExpr::dim);
        dims.flat_map(|dim| self.shapes.get(dim as usize).cloned().unwrap_or_default()).collect()
    }

    fn groups(&self, map: &AffineMap) -> Groups {
        let mut next = 0_i64;
        let group = |dims: std::ops::Range<u32>| {
            let first = next;
            next += dims.len() as i64;
            (first..next).collect()
        };
        self.loops_of(map).into_iter().map(group).collect()
    }
}

/// The type of a tensor of other sizes.
fn with_sizes(ctx: &Context, ty: Type, sizes: &[Mixed]) -> Option<Type> {
    let shape: Vec<i64> = sizes.iter().map(|size| size.fixed()).collect();
    Some(ty.as_tensor(ctx)?.with_shape(ctx, &shape))
}

/// Whether groups of sizes are what the sizes of a shape may be.
fn fit(shape: &[i64], sizes: &[Mixed], groups: &Groups) -> bool {
    shape.iter().zip(groups).all(|(&whole, group)| {
        let parts = group.iter().filter_map(|&dim| sizes.get(usize::try_from(dim).ok()?));
        let product = parts.map(|part| part.fixed()).try_fold(1_i64, |product, part| {
            if part == DYNAMIC { None } else { Some(product.wrapping_mul(part)) }
        });
        product.unwrap_or(DYNAMIC) == whole
    })
}

/// An operand with the dimensions that it has then.
fn operand(
    rw: &mut Rewriter<'_>,
    expansion: &Expansion,
    value: Value,
    map: &AffineMap,
) -> Option<Value> {
    let ctx = rw.context();
    let ty = rw.ty(value);
    if ty.as_tensor(ctx).is_none() {
        return Some(value);
    }
    let sizes = expansion.shape(map);
    let new = with_sizes(ctx, ty, &sizes)?;
    if new == ty {
        return Some(value);
    }
    let groups = expansion.groups(map);
    if !fit(ty.shape(ctx)?, &sizes, &groups) {
        return None;
    }
    let (groups, fixed) = (groups_attr(ctx, &groups), fixed_attr(ctx, &sizes));
    Some(rw.insert1(ExpandShape::build(new, value, &values(&sizes), groups, fixed)))
}

/// Makes the op with more dimensions before it; what its results become, with their old types.
/// None where a shape does not fit; what was made then is used by nothing.
pub(super) fn expand(rw: &mut Rewriter<'_>, op: Op, reshape: &Reshape) -> Option<Vec<Value>> {
    let view = Structured::cast(rw.view(op))?;
    let (maps, inputs, iterators) = (view.maps(), view.num_inputs(), view.iterators());
    rw.at(op);
    let expansion = Expansion::of(rw, op, &maps, reshape)?;
    let operands: Vec<Value> = rw.view(op).operands().collect();
    let mut new = Vec::with_capacity(operands.len());
    for (at, (&value, map)) in operands.iter().zip(&maps).enumerate() {
        let source = reshape.source.filter(|_| at == reshape.operand);
        new.push(match source {
            Some(source) => source,
            None => operand(rw, &expansion, value, map)?,
        });
    }
    let made = make(rw, op, &expansion, (&maps, &iterators), new.split_at_checked(inputs)?)?;
    rw.at(op);
    Some(results(rw, op, made, &expansion, maps.get(inputs..)?))
}

/// Makes the op.
fn make(
    rw: &mut Rewriter<'_>,
    op: Op,
    expansion: &Expansion,
    (maps, iterators): (&[AffineMap], &[bool]),
    (inputs, outputs): (&[Value], &[Value]),
) -> Option<Op> {
    let view = rw.view(op);
    if view.is(Transpose::def()) {
        return transpose(rw, op, expansion, *inputs.first()?, *outputs.first()?);
    }
    let types: Vec<Type> = outputs.iter().map(|&output| rw.ty(output)).collect();
    if view.is(Fill::def()) || view.is(CopyElements::def()) {
        return copy(rw, op, &[inputs, outputs].concat(), &types);
    }
    let maps: Option<Vec<AffineMap>> = maps.iter().map(|map| expansion.map(map)).collect();
    let counts = iterators.iter().zip(&expansion.shapes);
    let iterators: Vec<bool> =
        counts.flat_map(|(&reduces, shape)| std::iter::repeat_n(reduces, shape.len())).collect();
    let parts = Parts { results: &types, inputs, outputs, maps: &maps?, iterators: &iterators };
    generic(rw, op, expansion, &parts)
}

/// The dimensions that change places, in their groups.
fn transpose(
    rw: &mut Rewriter<'_>,
    op: Op,
    expansion: &Expansion,
    input: Value,
    init: Value,
) -> Option<Op> {
    let ctx = rw.context();
    let order = rw.view(op).prop(Transpose::PERMUTATION)?.as_i64_array(ctx)?;
    let order: Option<Vec<u32>> = order.into_iter().map(|dim| u32::try_from(dim).ok()).collect();
    let inverse = inverse_of(&order?)?;
    let dims: Vec<u32> = inverse.into_iter().flat_map(|dim| expansion.dims(dim)).collect();
    let order: Vec<i64> = inverse_of(&dims)?.into_iter().map(i64::from).collect();
    let location = rw.location();
    let slot = (Transpose::def(), Transpose::PERMUTATION);
    let new = linalg::build::reordered(ctx, rw.body(), slot, (input, init), (&order, location));
    Some(rw.insert(new))
}

/// The permutation that undoes another.
fn inverse_of(order: &[u32]) -> Option<Vec<u32>> {
    let mut inverse = vec![0; order.len()];
    for (at, &dim) in (0..).zip(order) {
        *inverse.get_mut(dim as usize)? = at;
    }
    Some(inverse)
}

/// The op of its kind with other operands.
fn copy(rw: &mut Rewriter<'_>, op: Op, operands: &[Value], results: &[Type]) -> Option<Op> {
    let view = rw.view(op);
    let def = view.def()?;
    let mut new = NewOp::new(def).attrs(view.body().discardable(op));
    new.props = (0..def.attrs.len()).map(|slot| view.prop(slot)).collect();
    let from = body_of(rw, op)?;
    let region = rw.body().create_region();
    let block = rw.body().append_new_block(region);
    let new = new.operands(operands.iter().copied()).results(results.iter().copied());
    let new = rw.insert(new.region(region));
    copy_block(rw, &mut Copies::default(), from, block)?;
    Some(new)
}

fn generic(rw: &mut Rewriter<'_>, op: Op, expansion: &Expansion, parts: &Parts<'_>) -> Option<Op> {
    let ctx = rw.context();
    let from = body_of(rw, op)?;
    let region = rw.body().create_region();
    let block = rw.body().append_new_block(region);
    let new = rw.insert(parts.op(ctx, region));
    copy_block(rw, &mut Copies::default(), from, block)?;
    let body = rw.scope().body;
    let asks = |op: &Op| rw.view(*op).is(linalg::Index::def());
    let asked: Vec<Op> = body.block_ops(block).filter(asks).collect();
    let location = rw.view(new).location();
    for index in asked {
        let dim = rw.view(index).prop(linalg::Index::DIM)?.as_u64(ctx)?;
        let dim = u32::try_from(dim).ok()?;
        if expansion.dims(dim) != (dim..dim + 1) {
            rw.set_location(location);
            linearize(rw, index, expansion, dim)?;
        }
    }
    Some(new)
}

/// The number of an iteration by those of the loops that its loop becomes.
fn linearize(rw: &mut Rewriter<'_>, op: Op, expansion: &Expansion, dim: u32) -> Option<()> {
    let ctx = rw.context();
    let point = InsertPoint::after(rw.scope().body, op)?;
    rw.set_point(point);
    let own = rw.view(op).location();
    let mut dims = expansion.dims(dim).rev().collect::<Vec<_>>();
    let first = dims.pop()?;
    dims.reverse();
    let mut index =
        |dim: u32| rw.insert1(linalg::Index::build(ctx, Attribute::i64(ctx, i64::from(dim))));
    let rest: Vec<Value> = dims.into_iter().map(&mut index).collect();
    let mut place = Index::Value(index(first));
    rw.set_location(own);
    let sizes = expansion.shapes.get(dim as usize)?.iter().skip(1);
    for (&size, next) in sizes.zip(rest) {
        place = linear(rw, [Index::Value(next), place], to_index(size))?;
    }
    let value = place.value(rw);
    rw.replace(op, &[value]);
    Some(())
}

/// `next + place * size`
fn linear(rw: &mut Rewriter<'_>, dims: [Index; 2], size: Index) -> Option<Index> {
    apply_both(rw, &dims, &[size], |builder, nodes| match *nodes {
        [next, place, size] => {
            let product = builder.mul(place, size);
            builder.add(next, product)
        }
        _ => builder.constant(0),
    })
}

/// The results with the types that they had.
fn results(
    rw: &mut Rewriter<'_>,
    old: Op,
    new: Op,
    expansion: &Expansion,
    maps: &[AffineMap],
) -> Vec<Value> {
    let ctx = rw.context();
    let pairs: Vec<(Value, Value)> =
        rw.scope().body.results(old).zip(rw.scope().body.results(new)).collect();
    let one = |((old, new), map): ((Value, Value), &AffineMap)| {
        if rw.ty(old) == rw.ty(new) {
            return new;
        }
        let groups = groups_attr(ctx, &expansion.groups(map));
        let ty = rw.ty(old);
        rw.insert1(CollapseShape::build(ty, new, groups))
    };
    pairs.into_iter().zip(maps).map(one).collect()
}

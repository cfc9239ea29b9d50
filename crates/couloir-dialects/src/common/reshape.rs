//! Canonicalization of reshapes: what `collapse_shape` and `expand_shape` of
//! `memref` and of `tensor` have in common.

use std::ops::Range;

use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::body::Op;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, Context, OpDef, OpRef, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::canonicalize::operand_from;
use super::mixed::{Mixed, fixed_attr, mixed, values};
use super::shapes::reassociation;
use crate::arith::{Constant, Muli};

/// Groups of dimensions.
pub type Groups = Vec<Vec<i64>>;

/// The reshapes of a dialect.
pub struct Reshapes {
    /// `expand_shape`
    pub expand: fn() -> &'static OpDef,
    /// `collapse_shape`
    pub collapse: fn() -> &'static OpDef,
    /// Makes an `expand_shape`: type, source, sizes, groups, constant sizes.
    pub build_expand: fn(Type, Value, &[Value], Attribute, Attribute) -> NewOp,
    /// Makes a `collapse_shape`: type, source, groups.
    pub build_collapse: fn(Type, Value, Attribute) -> NewOp,
    /// Makes a `cast`.
    pub build_cast: fn(Type, Value) -> NewOp,
    /// Whether elements of such a type are laid out as they come.
    pub plain: fn(&Context, Type) -> bool,
}

/// The slot of the groups, of both ops.
const GROUPS: usize = 0;
/// The slot of the constant sizes of an `expand_shape`.
const SIZES: usize = 1;

/// The groups of a reshape.
pub fn groups_of(op: OpRef<'_>) -> Groups {
    reassociation(op.ctx(), op.prop(GROUPS))
}

/// The elements of a constant of some type, which has as many, or any number of one that repeats.
pub(crate) fn reshaped(ctx: &Context, attr: Attribute, ty: Type) -> Option<Attribute> {
    let AttrKind::DenseElements(dense) = attr.kind(ctx) else { return None };
    let same = dense.splat
        || (ty.has_static_shape(ctx) && ty.num_elements(ctx) == dense.ty.num_elements(ctx));
    let elements = || DenseElements::new(ctx, ty, dense.data.to_vec());
    same.then(|| Attribute::get(ctx, AttrKind::DenseElements(elements())))
}

/// The source of a reshape that this one undoes: where its shape says so, or
/// the groups are the same and leave no question how sizes are to be split.
pub fn undone(op: OpRef<'_>, inverse: &'static OpDef) -> Option<Value> {
    let ty = op.result_type(0)?;
    let inner = operand_from(op, 0, inverse)?;
    let source = inner.operand(0).filter(|&source| op.ty(source) == ty)?;
    let shape = ty.shape(op.ctx())?;
    let is_unknown = |dim: i64| {
        let size = usize::try_from(dim).ok().and_then(|dim| shape.get(dim));
        size == Some(&DYNAMIC)
    };
    let groups = groups_of(op);
    let splits = op.operand_type(0)?.shape(op.ctx())?.len() < shape.len();
    let clear = |group: &Vec<i64>| group.iter().filter(|&&dim| is_unknown(dim)).count() < 2;
    let one_unknown = shape.iter().filter(|&&size| size == DYNAMIC).count() < 2;
    let same = || groups_of(inner) == groups && (!splits || groups.iter().all(clear));
    (one_unknown || same()).then_some(source)
}

/// Groups as an attribute.
pub fn groups_attr(ctx: &Context, groups: &[Vec<i64>]) -> Attribute {
    let group = |group: &Vec<i64>| {
        let items = group.iter().map(|&dim| Attribute::i64(ctx, dim)).collect::<Vec<_>>();
        Attribute::array(ctx, &items)
    };
    Attribute::array(ctx, &groups.iter().map(group).collect::<Vec<_>>())
}

/// The sizes of an `expand_shape`'s result.
pub fn output_shape(op: OpRef<'_>) -> Vec<Mixed> {
    mixed(op, 1, SIZES)
}

impl Reshapes {
    /// An `expand_shape`.
    pub fn expand(
        &self,
        ctx: &Context,
        ty: Type,
        source: Value,
        groups: &[Vec<i64>],
        sizes: &[Mixed],
    ) -> NewOp {
        let groups = groups_attr(ctx, groups);
        (self.build_expand)(ty, source, &values(sizes), groups, fixed_attr(ctx, sizes))
    }

    /// A `collapse_shape`.
    pub fn collapse(&self, ctx: &Context, ty: Type, source: Value, groups: &[Vec<i64>]) -> NewOp {
        (self.build_collapse)(ty, source, groups_attr(ctx, groups))
    }
}

/// The rows that the canonicalization of `memref` and of `tensor` have alike,
/// from the dialect's name, that of its type, its two reshapes and how they
/// are made: they come before the other rows of these ops.
macro_rules! rows {
    ($dialect:literal, $type:literal, $expand:ty, $collapse:ty, $how:expr) => {{
        use couloir_rewrite::greedy::row;
        use $crate::common::reshape;
        [
            row(
                concat!(
                    "mlir::ComposeReassociativeReshapeOps<mlir::",
                    $dialect,
                    "::ExpandShapeOp, mlir::ReshapeOpKind::kExpand>"
                ),
                <$expand>::def,
                |op, rw| reshape::compose(op, rw, &$how),
            ),
            row(
                concat!(
                    "mlir::ComposeExpandOfCollapseOp<mlir::",
                    $dialect,
                    "::ExpandShapeOp, mlir::",
                    $dialect,
                    "::CollapseShapeOp>"
                ),
                <$expand>::def,
                |op, rw| reshape::expand_of_collapse(op, rw, &$how),
            ),
            row(
                concat!(
                    "mlir::ComposeReassociativeReshapeOps<mlir::",
                    $dialect,
                    "::CollapseShapeOp, mlir::ReshapeOpKind::kCollapse>"
                ),
                <$collapse>::def,
                |op, rw| reshape::compose(op, rw, &$how),
            ),
            row(
                concat!(
                    "mlir::ComposeCollapseOfExpandOp<mlir::",
                    $dialect,
                    "::CollapseShapeOp, mlir::",
                    $dialect,
                    "::ExpandShapeOp, mlir::",
                    $dialect,
                    "::CastOp, mlir::",
                    $dialect,
                    "::DimOp, mlir::",
                    $type,
                    ">"
                ),
                <$collapse>::def,
                |op, rw| reshape::collapse_of_expand(op, rw, &$how),
            ),
        ]
    }};
}
pub(crate) use rows;

/// A reshape of a reshape.
struct Pair<'a> {
    inner: OpRef<'a>,
    source: Value,
    ty: Type,
}

/// The reshape and that of kind `inner` which it takes, both of memory laid
/// out as it comes.
fn pair<'a>(
    op: OpRef<'a>,
    inner: &'static OpDef,
    plain: fn(&Context, Type) -> bool,
) -> Option<Pair<'a>> {
    let inner = operand_from(op, 0, inner)?;
    let (source, ty) = (inner.operand(0)?, op.result_type(0)?);
    Some(Pair { inner, source, ty }).filter(|_| {
        let types = [op.operand_type(0), inner.operand_type(0), op.result_type(0)];
        types.into_iter().flatten().all(|ty| plain(op.ctx(), ty))
    })
}

/// A reshape of a reshape of the same kind is one.
///
/// # Errors
/// When it is not such.
pub fn compose(op: Op, rw: &mut Rewriter<'_>, how: &Reshapes) -> Rewritten {
    let view = rw.view(op);
    let ctx = rw.context();
    let expands = view.is((how.expand)());
    let def = if expands { (how.expand)() } else { (how.collapse)() };
    let pair = pair(view, def, how.plain).or_no_match("not of a reshape of this kind")?;
    let groups = composed(groups_of(pair.inner), groups_of(view));
    let groups = groups.or_no_match("the groups do not compose")?;
    let new = if expands {
        how.expand(ctx, pair.ty, pair.source, &groups, &output_shape(view))
    } else {
        how.collapse(ctx, pair.ty, pair.source, &groups)
    };
    rw.replace_with(op, new);
    Ok(())
}

/// Groups of groups.
fn composed(mut finer: Groups, mut coarser: Groups) -> Option<Groups> {
    if finer.len() == coarser.len() {
        return None;
    }
    if finer.len() < coarser.len() {
        std::mem::swap(&mut finer, &mut coarser);
    }
    if coarser.is_empty() {
        return Some(Groups::new());
    }
    if coarser.iter().map(Vec::len).sum::<usize>() != finer.len() {
        return None;
    }
    let group = |group: &Vec<i64>| {
        let of = |&dim: &i64| finer.get(usize::try_from(dim).ok()?).cloned();
        Some(group.iter().map(of).collect::<Option<Vec<_>>>()?.concat())
    };
    coarser.iter().map(group).collect()
}

fn rank(ctx: &Context, ty: Type) -> usize {
    ty.shape(ctx).map_or(0, <[i64]>::len)
}

/// A `collapse_shape` of an `expand_shape` is one of both, or a cast.
///
/// # Errors
/// When it is not such, or dimensions are grouped across each other.
pub fn collapse_of_expand(op: Op, rw: &mut Rewriter<'_>, how: &Reshapes) -> Rewritten {
    let view = rw.view(op);
    let ctx = rw.context();
    let pair = collapse_pair(view, how).or_no_match("not of an expansion")?;
    let (from, to) = (view.ty(pair.source), pair.ty);
    if from == to {
        return no_match("this folds");
    }
    let (inner, outer) = (groups_of(pair.inner), groups_of(view));
    let (source, ty) = (pair.source, pair.ty);
    let new = match rank(ctx, from).cmp(&rank(ctx, to)) {
        std::cmp::Ordering::Greater => {
            let groups = cover(&inner, &outer).or_no_match("groups cross")?;
            how.collapse(ctx, ty, source, &groups)
        }
        std::cmp::Ordering::Less => {
            let groups = cover(&outer, &inner).or_no_match("groups cross")?;
            let sizes = output_shape(pair.inner);
            let sizes = outer.iter().map(|group| product(rw, group, &sizes)).collect::<Vec<_>>();
            how.expand(ctx, ty, source, &groups, &sizes)
        }
        std::cmp::Ordering::Equal => {
            cover(&outer, &inner).or_no_match("groups cross")?;
            (how.build_cast)(ty, source)
        }
    };
    rw.replace_with(op, new);
    Ok(())
}

fn collapse_pair<'a>(op: OpRef<'a>, how: &Reshapes) -> Option<Pair<'a>> {
    let inner = operand_from(op, 0, (how.expand)())?;
    let (source, ty) = (inner.operand(0)?, op.result_type(0)?);
    let types = [op.operand_type(0)?, op.ty(source)];
    let plain = types.into_iter().all(|ty| (how.plain)(op.ctx(), ty));
    plain.then_some(Pair { inner, source, ty })
}

/// For each coarse group of dimensions, which of the fine groups it covers.
fn cover(fine: &[Vec<i64>], coarse: &[Vec<i64>]) -> Option<Groups> {
    let mut at = 0..fine.len();
    let mut groups = Groups::new();
    for group in coarse {
        let last = group.last()?;
        let mut covered = Vec::new();
        for number in at.by_ref() {
            let end = fine.get(number)?.last()?;
            if end > last {
                return None;
            }
            covered.push(number as i64);
            if end == last {
                break;
            }
        }
        groups.push(covered);
    }
    Some(groups)
}

/// The product of the sizes of a group of dimensions.
fn product(rw: &mut Rewriter<'_>, group: &[i64], sizes: &[Mixed]) -> Mixed {
    let sizes = group.iter().filter_map(|&dim| sizes.get(usize::try_from(dim).ok()?).copied());
    let (mut known, mut value) = (1_i64, None);
    for size in sizes {
        match (size.folded(rw.scope()), value) {
            (Mixed::Known(size), _) => known = known.wrapping_mul(size),
            (Mixed::Value(size), None) => value = Some(size),
            (Mixed::Value(size), Some(before)) => value = Some(times(rw, before, size)),
        }
    }
    match value {
        None => Mixed::Known(known),
        Some(value) if known == 1 => Mixed::Value(value),
        Some(value) => {
            let known = Attribute::index(rw.context(), known);
            let known = rw.insert1(Constant::build(Type::INDEX, known));
            Mixed::Value(times(rw, value, known))
        }
    }
}

fn times(rw: &mut Rewriter<'_>, a: Value, b: Value) -> Value {
    let ctx = rw.context();
    rw.insert1(Muli::build(ctx, Type::INDEX, a, b))
}

/// An `expand_shape` of a `collapse_shape` is one of both.
///
/// # Errors
/// When it is not such, or it is not known which dimensions go together.
pub fn expand_of_collapse(op: Op, rw: &mut Rewriter<'_>, how: &Reshapes) -> Rewritten {
    let view = rw.view(op);
    let ctx = rw.context();
    let inner = operand_from(view, 0, (how.collapse)()).or_no_match("not of a collapse")?;
    let (source, ty) = inner.operand(0).zip(view.result_type(0)).or_no_match("no result")?;
    let plain = [view.ty(source), ty].into_iter().chain(view.operand_type(0));
    if !plain.into_iter().all(|ty| (how.plain)(ctx, ty)) {
        return no_match("elements are not laid out as they come");
    }
    let (from, to) = (view.ty(source).shape(ctx), ty.shape(ctx));
    let (from, to) = from.zip(to).or_no_match("no shape")?;
    let (inner, outer) = (groups_of(inner), groups_of(view));
    let new = match from.len().cmp(&to.len()) {
        std::cmp::Ordering::Equal => return no_match("the ranks are the same"),
        std::cmp::Ordering::Greater => {
            let groups = regrouped((&inner, from), (&outer, to)).or_no_match("unclear groups")?;
            how.collapse(ctx, ty, source, &groups)
        }
        std::cmp::Ordering::Less => {
            let groups = regrouped((&outer, to), (&inner, from)).or_no_match("unclear groups")?;
            how.expand(ctx, ty, source, &groups, &output_shape(view))
        }
    };
    rw.replace_with(op, new);
    Ok(())
}

type Grouped<'a> = (&'a Groups, &'a [i64]);

/// How the dimensions of the shape of higher rank go together to those of
/// the lower, group by group.
fn regrouped((groups, shape): Grouped<'_>, (targets, target): Grouped<'_>) -> Option<Groups> {
    if groups.is_empty() {
        return collapsing(shape, target);
    }
    let mut found = Groups::new();
    for (group, to) in groups.iter().zip(targets) {
        let first = *group.first()?;
        let (from, to) = (shape.get(range(group)?)?, target.get(range(to)?)?);
        let part = if from.len() == to.len() {
            let unknown = from.iter().filter(|&&size| size == DYNAMIC).count();
            if from != to || unknown >= 2 {
                return None;
            }
            (0..from.len() as i64).map(|dim| vec![dim]).collect()
        } else {
            collapsing(from, to)?
        };
        let moved = |group: Vec<i64>| group.into_iter().map(|dim| dim + first).collect();
        found.extend(part.into_iter().map(moved));
    }
    Some(found)
}

fn range(group: &[i64]) -> Option<Range<usize>> {
    let first = usize::try_from(*group.first()?).ok()?;
    Some(first..first.checked_add(group.len())?)
}

/// How the dimensions of a shape go together to those of another of lower
/// rank; none where that is not clear.
pub fn collapsing(from: &[i64], to: &[i64]) -> Option<Groups> {
    if from.len() <= to.len() {
        return None;
    }
    if to.is_empty() {
        return from.iter().all(|&size| size == 1).then(Groups::new);
    }
    let forward = ranges(from, to)?;
    let backward = ranges_from_end(from, to)?;
    if !agree(from, to, &forward, &backward) {
        return None;
    }
    let mut groups: Groups = Groups::new();
    let mut start = 0;
    for (at, range) in forward.iter().enumerate() {
        let end = if at + 1 == forward.len() { from.len() } else { range.end };
        groups.push((start..end).map(|dim| dim as i64).collect());
        start = end;
    }
    Some(groups)
}

/// For each target dimension the shortest run of dimensions, from the left.
fn ranges(from: &[i64], to: &[i64]) -> Option<Vec<Range<usize>>> {
    let mut start = 0;
    let mut found = Vec::new();
    for (at, &size) in to.iter().enumerate() {
        let end =
            if at + 1 == to.len() { last_run(from, start, size)? } else { run(from, start, size)? };
        found.push(start..end);
        start = end;
    }
    Some(found)
}

/// Where the shortest run from `start` ends whose product is `size`.
fn run(from: &[i64], start: usize, size: i64) -> Option<usize> {
    let mut product = 1_i64;
    for (at, &own) in from.iter().enumerate().skip(start) {
        match (own == DYNAMIC, size == DYNAMIC) {
            (true, true) => return Some(at + 1),
            (true, false) => return None,
            (false, true) => {}
            (false, false) => {
                product = product.checked_mul(own)?;
                if product == size {
                    return Some(at + 1);
                }
                if product > size {
                    return None;
                }
            }
        }
    }
    None
}

/// The last run takes all that is left.
fn last_run(from: &[i64], start: usize, size: i64) -> Option<usize> {
    let rest = from.get(start..).filter(|rest| !rest.is_empty())?;
    let unknown = rest.contains(&DYNAMIC);
    let product = rest.iter().try_fold(1_i64, |product, &own| product.checked_mul(own));
    let fits = if size == DYNAMIC { unknown } else { !unknown && product == Some(size) };
    fits.then_some(from.len())
}

/// The same from the right, the leftmost run taking all that is left.
fn ranges_from_end(from: &[i64], to: &[i64]) -> Option<Vec<Range<usize>>> {
    let mirror = |shape: &[i64]| shape.iter().rev().copied().collect::<Vec<_>>();
    let found = ranges(&mirror(from), &mirror(to))?;
    let turned = |range: &Range<usize>| from.len() - range.end..from.len() - range.start;
    Some(found.iter().rev().map(turned).collect())
}

/// Whether two ways to group differ in dimensions of size 1 only.
fn agree(from: &[i64], _: &[i64], a: &[Range<usize>], b: &[Range<usize>]) -> bool {
    a.iter().zip(b).all(|(a, b)| {
        let between = |x: usize, y: usize| from.get(x.min(y)..x.max(y)).unwrap_or_default();
        let ones = |dims: &[i64]| dims.iter().all(|&size| size == 1);
        ones(between(a.start, b.start)) && ones(between(a.end, b.end))
    })
}

//! What views are, computed from what they view.

use couloir_dialects::memref;
use couloir_dialects::memref::layout;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Attribute, Context, OpRef, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use couloir_dialects::affine::index::{Index, apply, fixed, values};

/// A base buffer with where its elements are.
pub(crate) struct Strided {
    pub(crate) base: Value,
    pub(crate) offset: Index,
    pub(crate) sizes: Vec<Index>,
    pub(crate) strides: Vec<Index>,
}

/// Replaces a view by a `memref.reinterpret_cast`.
pub(super) fn rewrite(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    rw.at(op);
    let Some(strided) = of_view(op, rw)? else { return no_match("not a view") };
    let new = reinterpret_cast(rw.context(), ty, &strided);
    rw.replace_with(op, new);
    Ok(())
}

/// `memref.reinterpret_cast`
pub(crate) fn reinterpret_cast(ctx: &Context, ty: Type, what: &Strided) -> couloir_ir::NewOp {
    let offset = [what.offset];
    memref::ReinterpretCast::build(
        ctx,
        ty,
        what.base,
        &values(&offset),
        &values(&what.sizes),
        &values(&what.strides),
        fixed(ctx, &offset),
        fixed(ctx, &what.sizes),
        fixed(ctx, &what.strides),
    )
}

/// What a subview or reshape is; none for other ops. What computes it comes from where the view
/// does.
pub(super) fn of_view(op: Op, rw: &mut Rewriter<'_>) -> Result<Option<Strided>, NoMatch> {
    let location = rw.view(op).location();
    rw.with_location(location, |rw| computed(op, rw))
}

fn computed(op: Op, rw: &mut Rewriter<'_>) -> Result<Option<Strided>, NoMatch> {
    let view = rw.view(op);
    if view.is(memref::Subview::def()) {
        return subview(op, rw).map(Some);
    }
    if view.is(memref::ExpandShape::def()) {
        return reshape(op, rw, memref::ExpandShape::REASSOCIATION, expand_group).map(Some);
    }
    if view.is(memref::CollapseShape::def()) {
        return reshape(op, rw, memref::CollapseShape::REASSOCIATION, collapse_group).map(Some);
    }
    Ok(None)
}

/// The metadata of a memref, known where its type says so.
pub(crate) struct Source {
    pub(crate) base: Value,
    pub(crate) offset: Index,
    pub(crate) sizes: Vec<Index>,
    pub(crate) strides: Vec<Index>,
}

/// The type of the base buffer of a memref.
pub(super) fn base_type(ctx: &Context, ty: &MemRefType) -> Type {
    MemRefType::get(ctx, &[], ty.element, None, ty.memory_space.expand())
}

/// The metadata of a value, by a new `memref.extract_strided_metadata`.
pub(crate) fn source(rw: &mut Rewriter<'_>, value: Value) -> Result<Source, NoMatch> {
    let ctx = rw.context();
    let ty = rw.ty(value).as_memref(ctx).or_no_match("expected a ranked memref")?;
    let (strides, offset) = ty.strides_and_offset(ctx).or_no_match("expected a strided memref")?;
    let rank = ty.rank();
    let indices = vec![Type::INDEX; rank];
    let base = base_type(ctx, ty);
    let new = memref::ExtractStridedMetadata::build(ctx, base, &indices, &indices, value);
    let op = rw.insert(new);
    let results = rw.view(op).results().collect::<Vec<_>>();
    let known = |fixed: i64, at: usize| match (fixed, results.get(at)) {
        (DYNAMIC, Some(&value)) => Index::Value(value),
        _ => Index::Known(fixed),
    };
    let sizes = ty.shape.iter().enumerate().map(|(at, &size)| known(size, 2 + at));
    let strides = strides.iter().enumerate().map(|(at, &stride)| known(stride, 2 + rank + at));
    let (sizes, strides) = (sizes.collect(), strides.collect());
    let &base = results.first().or_no_match("no base buffer")?;
    Ok(Source { base, offset: known(offset, 1), sizes, strides })
}

/// Operands and constants of a group, in order.
pub(crate) fn mixed(view: OpRef<'_>, group: usize, fixed: Option<Attribute>) -> Vec<Index> {
    let fixed = fixed.and_then(|fixed| fixed.as_i64_array(view.ctx())).unwrap_or_default();
    let mut dynamic = view.operand_group(group).filter_map(|at| view.operand(at));
    let one = |size| match size {
        DYNAMIC => dynamic.next().map(Index::Value),
        _ => Some(Index::Known(size)),
    };
    fixed.into_iter().filter_map(one).collect()
}

const TOO_LARGE: &str = "the expression is too large";

fn subview(op: Op, rw: &mut Rewriter<'_>) -> Result<Strided, NoMatch> {
    subview_of(op, rw, source)
}

/// The same with the metadata of the source from elsewhere, asked for once nothing can stop it but
/// the source.
pub(crate) fn subview_of(
    op: Op,
    rw: &mut Rewriter<'_>,
    source: impl FnOnce(&mut Rewriter<'_>, Value) -> Result<Source, NoMatch>,
) -> Result<Strided, NoMatch> {
    let view = memref::Subview(rw.view(op));
    let offsets = mixed(*view, memref::Subview::OFFSETS, view.static_offsets());
    let sizes = mixed(*view, memref::Subview::SIZES, view.static_sizes());
    let sub_strides = mixed(*view, memref::Subview::STRIDES, view.static_strides());
    let dropped = memref::dropped_dims(*view).or_no_match("not a rank reduction")?;
    let value = view.source();
    let source = source(rw, value)?;
    let mut strides = Vec::with_capacity(sizes.len());
    let mut terms = vec![source.offset];
    for ((&sub, &own), &offset) in sub_strides.iter().zip(&source.strides).zip(&offsets) {
        let product = apply(rw, &[sub, own], |b, s| product(b, s));
        strides.push(product.or_no_match(TOO_LARGE)?);
        terms.extend([offset, own]);
    }
    let offset = linear(rw, &terms)?;
    let kept = |all: Vec<Index>| {
        let all = all.into_iter().zip(&dropped);
        all.filter(|(_, dropped)| !**dropped).map(|(index, _)| index).collect()
    };
    Ok(Strided { base: source.base, offset, sizes: kept(sizes), strides: kept(strides) })
}

/// The first of several indices with the products of the pairs after it added.
pub(crate) fn linear(rw: &mut Rewriter<'_>, terms: &[Index]) -> Result<Index, NoMatch> {
    let sum = apply(rw, terms, |b, s| {
        let (first, rest) = s.split_at(1.min(s.len()));
        let start = product(b, first);
        rest.chunks(2).fold(start, |sum, pair| {
            let term = product(b, pair);
            b.add(sum, term)
        })
    });
    sum.or_no_match(TOO_LARGE)
}

fn product(
    b: &mut couloir_ir::affine::AffineBuilder,
    nodes: &[couloir_ir::affine::NodeId],
) -> couloir_ir::affine::NodeId {
    let mut nodes = nodes.iter().copied();
    match nodes.next() {
        Some(first) => nodes.fold(first, |product, node| b.mul(product, node)),
        None => b.constant(1),
    }
}

/// Sizes and strides of a group of dimensions.
type Group = (Vec<Index>, Vec<Index>);

/// What becomes of the source's dimensions of a group: the source and result
/// types, the group's number and its dimensions.
type Regroup = fn(
    &mut Rewriter<'_>,
    &Source,
    (&MemRefType, &MemRefType),
    usize,
    &[usize],
) -> Result<Group, NoMatch>;

fn reshape(
    op: Op,
    rw: &mut Rewriter<'_>,
    slot: usize,
    regroup: Regroup,
) -> Result<Strided, NoMatch> {
    let ctx = rw.context();
    let view = rw.view(op);
    let (from, to) = view.operand_type(0).zip(view.result_type(0)).or_no_match("no types")?;
    let types = from.as_memref(ctx).zip(to.as_memref(ctx)).or_no_match("no memrefs")?;
    let groups = view.prop(slot).and_then(|groups| groups.as_array(ctx)).unwrap_or_default();
    let value = view.operand(0).or_no_match("no source")?;
    let expands = view.is(memref::ExpandShape::def());
    if expands && !can_expand(ctx, types.1, groups) {
        return no_match("more than one size of a group is dynamic");
    }
    let source = source(rw, value)?;
    let (mut sizes, mut strides) = (Vec::new(), Vec::new());
    if types.0.rank() == 0 {
        let ones = vec![Index::Known(1); types.1.rank()];
        (sizes, strides) = (ones.clone(), ones);
    }
    for (number, group) in groups.iter().enumerate() {
        let (more_sizes, more_strides) = regroup(rw, &source, types, number, &dims(ctx, *group))?;
        sizes.extend(more_sizes);
        strides.extend(more_strides);
    }
    Ok(Strided { base: source.base, offset: source.offset, sizes, strides })
}

/// The dimensions of a group.
fn dims(ctx: &Context, group: Attribute) -> Vec<usize> {
    let dims = group.as_array(ctx).unwrap_or_default().iter();
    dims.filter_map(|dim| usize::try_from(dim.as_i64(ctx)?).ok()).collect()
}

/// Whether at most one size of each group is dynamic; upstream has no answer
/// for others.
fn can_expand(ctx: &Context, to: &MemRefType, groups: &[Attribute]) -> bool {
    groups.iter().all(|&group| {
        let sizes = dims(ctx, group).into_iter().filter_map(|dim| to.shape.get(dim));
        sizes.filter(|&&size| size == DYNAMIC).count() <= 1
    })
}

fn expand_group(
    rw: &mut Rewriter<'_>,
    source: &Source,
    (_, to): (&MemRefType, &MemRefType),
    number: usize,
    dims: &[usize],
) -> Result<Group, NoMatch> {
    let whole = *source.sizes.get(number).or_no_match("no such group")?;
    let stride = *source.strides.get(number).or_no_match("no such group")?;
    let shape = dims.iter().filter_map(|&dim| to.shape.get(dim).copied()).collect::<Vec<_>>();
    let known = shape.iter().filter(|&&size| size != DYNAMIC).fold(1i64, |a, &b| layout::mul(a, b));
    let mut sizes = Vec::with_capacity(shape.len());
    for &size in &shape {
        sizes.push(match size {
            DYNAMIC => quotient(rw, whole, known)?,
            _ => Index::Known(size),
        });
    }
    let mut scaled = Vec::with_capacity(shape.len());
    for (inner, by) in inner_strides(&shape, whole) {
        let expr = apply(rw, &[inner, stride], |b, s| match *s {
            [inner, stride] => {
                let divisor = b.constant(by);
                let inner = b.floor_div(inner, divisor);
                b.mul(inner, stride)
            }
            _ => product(b, s),
        });
        scaled.push(expr.or_no_match(TOO_LARGE)?);
    }
    Ok((sizes, scaled))
}

/// The strides within a group, each to be divided by a number: products of the sizes behind, and in
/// front of an unknown size the whole divided by the sizes in front.
fn inner_strides(shape: &[i64], whole: Index) -> Vec<(Index, i64)> {
    let mut strides = vec![(Index::Known(1), 1); shape.len()];
    let mut stride = 1i64;
    for (&size, slot) in shape.iter().zip(&mut strides).rev() {
        *slot = (Index::Known(stride), 1);
        if size == DYNAMIC {
            break;
        }
        stride = layout::mul(stride, size);
    }
    let unknown = shape.iter().position(|&size| size == DYNAMIC).unwrap_or(0);
    let mut in_front = 1i64;
    for (&size, slot) in shape.iter().zip(&mut strides).take(unknown) {
        in_front = layout::mul(in_front, size);
        *slot = (whole, in_front);
    }
    strides
}

fn quotient(rw: &mut Rewriter<'_>, whole: Index, by: i64) -> Result<Index, NoMatch> {
    let expr = apply(rw, &[whole], |b, s| {
        let divisor = b.constant(by);
        let whole = product(b, s);
        b.floor_div(whole, divisor)
    });
    expr.or_no_match(TOO_LARGE)
}

fn collapse_group(
    rw: &mut Rewriter<'_>,
    source: &Source,
    (from, to): (&MemRefType, &MemRefType),
    number: usize,
    dims: &[usize],
) -> Result<Group, NoMatch> {
    let of =
        |list: &[Index]| dims.iter().filter_map(|&dim| list.get(dim).copied()).collect::<Vec<_>>();
    let size = match to.shape.get(number) {
        Some(&size) if size != DYNAMIC => Index::Known(size),
        _ => apply(rw, &of(&source.sizes), |b, s| product(b, s)).or_no_match(TOO_LARGE)?,
    };
    let strides = of(&source.strides);
    let shape = dims.iter().map(|&dim| from.shape.get(dim).copied());
    // Strides of dimensions of size 1 mean nothing.
    let last = strides.iter().zip(shape).rfind(|(_, size)| *size != Some(1));
    let stride = match last {
        Some((&stride, _)) => stride,
        None => meaningless_stride(rw.context(), to, number, &strides),
    };
    Ok((vec![size], vec![stride]))
}

/// The stride of a group of sizes 1: what the result's type says, or any that
/// is not known either.
fn meaningless_stride(ctx: &Context, to: &MemRefType, number: usize, all: &[Index]) -> Index {
    let strides = to.strides_and_offset(ctx).map(|layout| layout.0).unwrap_or_default();
    let unknown = all.iter().copied().find(|stride| matches!(stride, Index::Value(_)));
    match (strides.get(number).copied(), unknown) {
        (None | Some(DYNAMIC), Some(unknown)) => unknown,
        (Some(stride), _) => Index::Known(stride),
        (None, None) => Index::Known(1),
    }
}

//! Reshapes of reshapes of other dimensions, and padding of what is collapsed.

use couloir_dialects::common::mixed::{Mixed, fixed_attr, mixed, values};
use couloir_dialects::common::reshape::{Groups, groups_attr, groups_of, output_shape};
use couloir_dialects::tensor::{CollapseShape, ExpandShape, Pad};
use couloir_ir::OpRef;
use couloir_ir::body::Op;
use couloir_ir::build::Build;
use couloir_ir::ty::DYNAMIC;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::expansion::sizes;
use super::has_one_use;
use crate::linalg_fold_unit_extent_dims::pad::{pad, padding};

/// The groups of an expansion that comes first, and of a collapse that follows.
#[derive(Default)]
struct Swapped {
    expand: Groups,
    collapse: Groups,
    /// The sizes between them.
    sizes: Vec<Mixed>,
    next: i64,
}

impl Swapped {
    /// Dimensions between the two, of these sizes; their numbers.
    fn between(&mut self, sizes: &[Mixed]) -> Vec<i64> {
        let first = self.next;
        self.next += sizes.len() as i64;
        self.sizes.extend(sizes);
        (first..self.next).collect()
    }
}

fn each(dims: &[i64]) -> impl Iterator<Item = Vec<i64>> + '_ {
    dims.iter().map(|&dim| vec![dim])
}

/// The sizes of a group of dimensions.
fn part<'a, T>(sizes: &'a [T], group: &[i64]) -> &'a [T] {
    let first = group.first().and_then(|&first| usize::try_from(first).ok());
    let range = first.map(|first| first..first + group.len());
    range.and_then(|range| sizes.get(range)).unwrap_or_default()
}

/// Whether a group that is collapsed and then expanded to as many dimensions has its sizes again.
fn comes_back(from: &[i64], to: &[i64]) -> bool {
    let unknown = from.iter().filter(|&&size| size == DYNAMIC).count();
    from == to && unknown <= 1
}

/// An `expand_shape` of a `collapse_shape`, where no dimension is both: it comes first.
pub(super) fn expand_of_collapse(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let ctx = rw.context();
    let view = rw.view(op);
    let inner = view.operand(0).and_then(|value| view.scope.defining_op(value));
    let inner = inner.filter(|inner| inner.is(CollapseShape::def()));
    let inner = inner.or_no_match("not of a collapse")?;
    let (source, ty) = inner.operand(0).zip(view.result_type(0)).or_no_match("no result")?;
    let (from, to) = (groups_of(inner), groups_of(view));
    let from_shape = view.ty(source).shape(ctx).or_no_match("not ranked")?.to_vec();
    let result_sizes = output_shape(view);
    if !are_parallel((&from, &from_shape), (&to, &result_sizes)) {
        return no_match("a dimension is collapsed and expanded");
    }
    rw.at(op);
    let source_sizes = sizes(rw, source).or_no_match("not ranked")?;
    let swapped = swapped((&from, &source_sizes), (&to, &result_sizes));
    let shape: Vec<i64> = swapped.sizes.iter().map(|size| size.fixed()).collect();
    let mut value = source;
    if swapped.expand.len() != shape.len() {
        let ty = ty.as_tensor(ctx).or_no_match("not ranked")?.with_shape(ctx, &shape);
        let groups = groups_attr(ctx, &swapped.expand);
        let (dynamic, fixed) = (values(&swapped.sizes), fixed_attr(ctx, &swapped.sizes));
        value = rw.insert1(ExpandShape::build(ty, source, &dynamic, groups, fixed));
    }
    if swapped.collapse.len() != shape.len() {
        let groups = groups_attr(ctx, &swapped.collapse);
        value = rw.insert1(CollapseShape::build(ty, value, groups));
    }
    rw.replace(op, &[value]);
    Ok(())
}

fn are_parallel((from, sizes): (&Groups, &[i64]), (to, result): (&Groups, &[Mixed])) -> bool {
    let result: Vec<i64> = result.iter().map(|size| size.fixed()).collect();
    from.len() == to.len()
        && from.iter().zip(to).all(|(from, to)| {
            if from.len() == to.len() {
                return comes_back(part(sizes, from), part(&result, to));
            }
            from.len() == 1 || to.len() == 1
        })
}

fn swapped((from, sizes): (&Groups, &[Mixed]), (to, result): (&Groups, &[Mixed])) -> Swapped {
    let mut swapped = Swapped::default();
    for (from, to) in from.iter().zip(to) {
        let collapses = from.len() > to.len();
        let own = if collapses { part(sizes, from) } else { part(result, to) };
        let dims = swapped.between(own);
        if from.len() >= to.len() {
            swapped.expand.extend(each(&dims));
        } else {
            swapped.expand.push(dims.clone());
        }
        if collapses {
            swapped.collapse.push(dims);
        } else {
            swapped.collapse.extend(each(&dims));
        }
    }
    swapped
}

/// How much is added to each dimension of what was collapsed; none where that is unclear.
fn widths(op: OpRef<'_>, groups: &Groups, group: usize, slot: usize) -> Option<Vec<Mixed>> {
    let list = mixed(op, group, slot);
    let mut widths = Vec::new();
    for (dims, &width) in groups.iter().zip(&list) {
        if dims.len() != 1 && width != Mixed::Known(0) {
            return None;
        }
        widths.extend(std::iter::repeat_n(width, dims.len()));
    }
    Some(widths)
}

/// Padding of what is collapsed, of dimensions that are not: it comes first.
pub(super) fn pad_of_collapse(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let ctx = rw.context();
    let view = rw.view(op);
    let inner = view.operand(0).and_then(|value| view.scope.defining_op(value));
    let inner = inner.filter(|inner| inner.is(CollapseShape::def()) && has_one_use(*inner));
    let inner = inner.or_no_match("not of a collapse")?;
    let (source, ty) = inner.operand(0).zip(view.result_type(0)).or_no_match("no result")?;
    let groups = groups_of(inner);
    let low = widths(view, &groups, Pad::LOW, Pad::STATIC_LOW).or_no_match("padded")?;
    let high = widths(view, &groups, Pad::HIGH, Pad::STATIC_HIGH).or_no_match("padded")?;
    let mut shape = view.ty(source).shape(ctx).or_no_match("not ranked")?.to_vec();
    let padded = ty.shape(ctx).or_no_match("not ranked")?;
    for (dims, &size) in groups.iter().zip(padded) {
        if let [dim] = dims.as_slice()
            && let Some(own) = usize::try_from(*dim).ok().and_then(|dim| shape.get_mut(dim))
        {
            *own = size;
        }
    }
    let new = ty.as_tensor(ctx).or_no_match("not ranked")?.with_shape(ctx, &shape);
    let value = padding(view).or_no_match("no padding")?;
    let nofold = view.prop(Pad::NOFOLD);
    rw.at(op);
    let pad = pad(rw, (new, source), (&low, &high), (value, nofold));
    rw.replace_with(op, CollapseShape::build(ty, pad, groups_attr(ctx, &groups)));
    Ok(())
}

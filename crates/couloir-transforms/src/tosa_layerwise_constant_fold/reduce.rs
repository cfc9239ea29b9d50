//! Dimensions of constants of integers that are taken together.

use couloir_dialects::tosa::{
    Const, ReduceAll, ReduceAny, ReduceMax, ReduceMin, ReduceProduct, ReduceSum,
};
use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::body::Op;
use couloir_ir::num::Int;
use couloir_ir::{Attribute, OpDef, OpRef, Type};
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};
use couloir_rewrite::{Rewriter, constant_of};

use super::{become_constant, is_used_once, result_type};
use crate::elements::{each_place, strides};

/// What two elements become; all are taken to have a sign.
type Combine = fn(&Int, &Int) -> Int;

const REDUCTIONS: &[(fn() -> &'static OpDef, Combine)] = &[
    (ReduceAll::def, Int::and),
    (ReduceAny::def, Int::or),
    (ReduceMax::def, Int::smax),
    (ReduceMin::def, Int::smin),
    (ReduceProduct::def, Int::mul),
    (ReduceSum::def, Int::add),
];

/// Adds a pattern for each reduction, also of constants that others use where it is to be.
pub(super) fn add(patterns: &mut RewritePatterns, always: bool) {
    for &(def, combine) in REDUCTIONS {
        patterns.add(def(), move |op, rw| reduce(op, rw, combine, always));
    }
}

fn reduce(op: Op, rw: &mut Rewriter<'_>, combine: Combine, always: bool) -> Rewritten {
    let (ctx, view) = (rw.context(), rw.view(op));
    let ty = result_type(view).or_no_match("no static shape")?;
    let constant = input(view, always).or_no_match("not of a constant")?;
    let AttrKind::DenseElements(dense) = constant.kind(ctx) else {
        return no_match("not of dense elements");
    };
    if !ty.element_or_self(ctx).is_integer(ctx) {
        return no_match("not of integers");
    }
    let value = reduced(view, dense, ty, combine).or_no_match("no such dimension")?;
    become_constant(op, value, rw)
}

fn input(op: OpRef<'_>, always: bool) -> Option<Attribute> {
    let made = op.scope.defining_op(op.operand(0)?).filter(|made| made.is(Const::def()))?;
    if always || is_used_once(made) { constant_of(made) } else { None }
}

/// The elements of a constant, with one for all along the dimension that an op says.
fn reduced(op: OpRef<'_>, dense: &DenseElements, ty: Type, combine: Combine) -> Option<Attribute> {
    let ctx = op.ctx();
    let shape = dense.ty.shape(ctx)?;
    let axis = usize::try_from(op.prop(0)?.as_i64(ctx)?).ok()?;
    let along = usize::try_from(*shape.get(axis)?).ok().filter(|&along| along > 0)?;
    let mut left = shape.to_vec();
    *left.get_mut(axis)? = 1;
    if ty.shape(ctx) != Some(left.as_slice()) {
        return None;
    }
    let all = dense.ints(ctx).collect::<Vec<_>>();
    let data = match all.as_slice() {
        [one] if dense.splat => repeated(one, along, combine).to_le_bytes(),
        all => {
            let apart = strides(shape)?;
            let lines = (left.as_slice(), apart.as_slice(), *apart.get(axis)?);
            combined(all, lines, along, combine)?
        }
    };
    Some(Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, ty, data))))
}

/// What lines of `along` elements come to: by the shape of what is left, how far apart elements
/// are, and how far those of one line.
fn combined(
    all: &[Int],
    (left, apart, step): (&[i64], &[usize], usize),
    along: usize,
    combine: Combine,
) -> Option<Vec<u8>> {
    let (mut data, mut whole) = (Vec::new(), true);
    each_place(left, apart, |place| {
        let line = (0..along).map(|at| all.get(place + at * step));
        let one = line.flatten().cloned().reduce(|a, b| combine(&a, &b));
        whole &= one.is_some();
        data.extend(one.iter().flat_map(Int::to_le_bytes));
    });
    whole.then_some(data)
}

/// What so many of one number come to, by doubling: no more steps than their count has bits.
fn repeated(one: &Int, count: usize, combine: Combine) -> Int {
    let (mut whole, mut power, mut rest) = (one.clone(), one.clone(), count.saturating_sub(1));
    while rest > 0 {
        if rest % 2 == 1 {
            whole = combine(&whole, &power);
        }
        power = combine(&power, &power);
        rest /= 2;
    }
    whole
}

//! `affine-loop-normalize`: loops of `affine` start at 0 and go on by 1, and what they counted is
//! computed of that.

use couloir_dialects::affine::{self, Composed, groups};
use couloir_ir::affine::AffineMap;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::walk::postorder;
use couloir_ir::{Attribute, OpRef};
use couloir_pass::{OptionDef, OptionKind, PassDef};
use couloir_rewrite::Rewriter;

use crate::affine_loops::{
    Side, bound, difference, each_result, known, promote_single, replace_variable, set_bound,
    set_step, step,
};
use crate::common::{by_bodies, entry_of};

/// `affine-loop-normalize`
pub static PASS: PassDef = PassDef {
    name: "affine-loop-normalize",
    class: "AffineLoopNormalize",
    description: "Apply normalization transformations to affine loop-like ops",
    anchor: Some("func.func"),
    options: &[OptionDef {
        name: "promote-single-iter",
        kind: OptionKind::Bool,
        default: "false",
        description: "Promote single iteration loops",
    }],
    ..by_bodies!(|rw, options| {
        let promotes = options.flag("promote-single-iter");
        let body = rw.scope().body;
        for op in postorder(body, body.roots()).collect::<Vec<_>>() {
            // What is not computed, for being too large, stays.
            let view = rw.view(op);
            if view.is(affine::For::def()) {
                _ = normalize(rw, op, promotes);
            } else if view.is(affine::Parallel::def()) {
                _ = normalize_parallel(rw, op);
            }
        }
    })
};

/// A loop whose variable is multiplied with its step, and to which its first value is added.
fn normalize(rw: &mut Rewriter<'_>, op: Op, promotes: bool) -> Option<()> {
    if promotes && promote_single(rw, op).is_some() {
        return Some(());
    }
    let view = rw.view(op);
    let (lower, upper) = (bound(view, Side::Lower)?, bound(view, Side::Upper)?);
    let step = step(view)?;
    if lower.map.num_results() != 1 || lower.map.single_constant() == Some(0) && step == 1 {
        return None;
    }
    let body = rw.scope().body;
    let block = entry_of(body, op, 0)?;
    let variable = *body.args(block).first()?;
    let passed = each_result(Composed::new(AffineMap::identity(1), &[variable]), |b, _, id| {
        let by = b.constant(step.wrapping_neg());
        b.mul(id, by)
    })?;
    let counted = difference(rw.scope(), &lower, &passed)?.canonical(rw.scope()).ok()?;
    let span = difference(rw.scope(), &upper, &lower)?.canonical(rw.scope()).ok()?;
    let count = each_result(span, |b, _, id| {
        let by = b.constant(step);
        b.ceil_div(id, by)
    })?;
    set_bound(rw, op, Side::Upper, &count);
    set_bound(rw, op, Side::Lower, &known(0));
    set_step(rw, op, 1);
    rw.at(op);
    let start = InsertPoint::start(rw.scope().body, block);
    rw.set_point(start);
    replace_variable(rw, variable, &counted);
    Some(())
}

/// The bounds and steps of an `affine.parallel`.
struct Bounds {
    lower: Composed,
    upper: Composed,
    steps: Vec<i64>,
}

impl Bounds {
    /// None where one is the least or greatest of several numbers.
    fn of(op: OpRef<'_>) -> Option<Self> {
        let map = |slot| op.prop(slot)?.as_affine_map(op.ctx());
        let (lower, upper) =
            (map(affine::Parallel::LOWER_BOUNDS_MAP)?, map(affine::Parallel::UPPER_BOUNDS_MAP)?);
        let single = |slot| groups(op, slot).is_some_and(|all| all.iter().all(|&size| size == 1));
        if !single(affine::Parallel::LOWER_BOUNDS_GROUPS)
            || !single(affine::Parallel::UPPER_BOUNDS_GROUPS)
        {
            return None;
        }
        let operands = op.operands().collect::<Vec<_>>();
        let (below, above) = operands.split_at_checked(lower.inputs() as usize)?;
        let steps = op.prop(affine::Parallel::STEPS)?.as_array(op.ctx())?;
        Some(Bounds {
            lower: Composed::new(lower.clone(), below),
            upper: Composed::new(upper.clone(), above),
            steps: steps.iter().map(|step| step.as_i64(op.ctx())).collect::<Option<_>>()?,
        })
    }

    fn are_normal(&self) -> bool {
        let zero = |bounds: Vec<i64>| bounds.iter().all(|&bound| bound == 0);
        self.steps.iter().all(|&step| step == 1)
            && self.lower.map.constant_results().is_some_and(zero)
    }

    /// What the variable of one of the loops counted: the operands of its bound as they are.
    fn counted(&self, at: usize, variable: Value) -> Option<Composed> {
        let lower = Composed { map: self.lower.map.sub_map(&[at])?, ..self.lower.clone() };
        let step = *self.steps.get(at)?;
        let dims = lower.map.dims();
        let map = lower.map.replace(dims.checked_add(1)?, lower.map.symbols(), |b| {
            let own = (0..dims).filter_map(|at| b.dim(at)).collect();
            (own, (0..lower.map.symbols()).filter_map(|at| b.symbol(at)).collect())
        });
        let wide = Composed { map: map.ok()?, ..lower };
        let mut all = each_result(wide, |b, _, id| {
            let by = b.constant(step);
            let passed = b.dim(dims).map(|variable| b.mul(variable, by));
            passed.map_or(id, |passed| b.add(id, passed))
        })?;
        all.dims.push(Some(variable));
        Some(all)
    }
}

fn normalize_parallel(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    let bounds = Bounds::of(rw.view(op)).filter(|bounds| !bounds.are_normal())?;
    let span = difference(rw.scope(), &bounds.upper, &bounds.lower)?;
    let count = each_result(span, |b, at, id| {
        let by = b.constant(bounds.steps.get(at).copied().unwrap_or(1));
        b.ceil_div(id, by)
    })?;
    let block = entry_of(rw.scope().body, op, 0)?;
    let first = InsertPoint::start(rw.scope().body, block);
    rw.at(op);
    rw.set_point(first);
    for (at, variable) in rw.scope().body.args(block).to_vec().into_iter().enumerate() {
        if let Some(counted) = bounds.counted(at, variable) {
            replace_variable(rw, variable, &counted);
        }
    }
    let ctx = rw.context();
    let zeros = AffineMap::constant(0).sub_map(&vec![0; bounds.steps.len()])?;
    let ones = vec![Attribute::i64(ctx, 1); bounds.steps.len()];
    rw.set_operands(op, &count.operands());
    for (slot, attr) in [
        (affine::Parallel::STEPS, Attribute::array(ctx, &ones)),
        (affine::Parallel::LOWER_BOUNDS_MAP, Attribute::affine_map(ctx, zeros)),
        (affine::Parallel::UPPER_BOUNDS_MAP, Attribute::affine_map(ctx, count.map)),
    ] {
        rw.set_prop(op, slot, Some(attr));
    }
    Some(())
}

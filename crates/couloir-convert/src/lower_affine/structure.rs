//! Lowers `affine.for`, `affine.if` and `affine.yield` to `scf`.

use couloir_dialects::{affine, arith, scf};
use couloir_ir::attr::AttrKind;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, no_match};

use super::expand::{Expander, Extreme, check, map_of, predicate};

/// `affine.for`
pub(super) fn for_op(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let lower = map_of(rw, op, affine::For::LOWER_BOUND_MAP)?;
    let upper = map_of(rw, op, affine::For::UPPER_BOUND_MAP)?;
    let view = affine::For(rw.view(op));
    let step = view.step().and_then(|step| step.as_i64(rw.context())).or_no_match("no step")?;
    let lower_operands = new.in_group(*view, affine::For::LOWER_BOUND_OPERANDS);
    let upper_operands = new.in_group(*view, affine::For::UPPER_BOUND_OPERANDS);
    let inits = new.in_group(*view, affine::For::INITS);
    let types = view.op_result_types();
    check(rw, op, lower)?;
    check(rw, op, upper)?;
    let bound = Expander::new(rw, lower, lower_operands).extreme(lower, Extreme::Max);
    let lower = bound.or_no_match("no lower bound")?;
    let bound = Expander::new(rw, upper, upper_operands).extreme(upper, Extreme::Min);
    let upper = bound.or_no_match("no upper bound")?;
    let step = super::expand::constant(rw, step);
    let [region] = *rw.body().take_regions(op) else { return no_match("expected one region") };
    rw.replace_with(op, scf::For::build(&types, lower, upper, step, inits, region))
}

/// Types of results as a list.
trait ResultTypes {
    fn op_result_types(&self) -> Vec<Type>;
}

impl ResultTypes for couloir_ir::OpRef<'_> {
    fn op_result_types(&self) -> Vec<Type> {
        self.result_types().collect()
    }
}

/// `affine.if`
pub(super) fn if_op(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let set = rw.view(op).prop(affine::If::CONDITION).map(|attr| attr.kind(ctx));
    let Some(AttrKind::IntegerSet(set)) = set else { return no_match("no condition") };
    let types = rw.view(op).op_result_types();
    check(rw, op, set.expressions())?;
    let mut expander = Expander::new(rw, set.expressions(), new.all());
    let zero = expander.constant(0);
    let mut condition: Option<Value> = None;
    for (expr, is_equality) in set.constraints() {
        let value = expander.expr(expr);
        let predicate = if is_equality { predicate::EQ } else { predicate::SGE };
        let holds = expander.compare(predicate, value, zero);
        condition = Some(match condition {
            Some(both) => expander.rw.insert1(arith::Andi::build(Type::I1, both, holds)),
            None => holds,
        });
    }
    let condition = match condition {
        Some(condition) => condition,
        None => rw.insert1(arith::Constant::build(Type::I1, Attribute::TRUE)),
    };
    let [then, or_else] = *rw.body().take_regions(op) else {
        return no_match("expected two regions");
    };
    rw.replace_with(op, scf::If::build(&types, condition, then, or_else))
}

/// `affine.yield`; those of parallel loops are lowered with the loops.
pub(super) fn yield_op(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    if rw.view(op).parent().is_some_and(|parent| parent.is(scf::Parallel::def())) {
        return no_match("the loop is not lowered");
    }
    rw.replace_with(op, scf::Yield::build(new.all()))
}

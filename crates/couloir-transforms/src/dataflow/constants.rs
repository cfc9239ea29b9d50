//! Sparse constant propagation: which values are constants where control
//! gets to.

use couloir_dialects::common::fold::is_poison;
use couloir_dialects::{gpu, llvm, vector};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use couloir_ir::body::{Body, Op, Value};
use couloir_ir::op::{FoldInput, FoldResult, Folded, Trait};
use couloir_ir::{Attribute, Context, Failure, OpRef, Scope};
use couloir_rewrite::{
    Constants as Known, Rewriter, all_ops, constant_of, each_body, each_body_in_order, fold_with,
    known_results,
};

use super::program::Program;
use super::solver::{Analysis, solve};

/// What is known of whether a value is a constant.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub enum Constant {
    /// Nothing yet: nothing was found to give it.
    #[default]
    Unset,
    /// It is always this, which the dialect of this name makes ops of.
    Known(Attribute, &'static str),
    /// It is none.
    Unknown,
}

impl Constant {
    /// The constant, if it is one.
    pub fn known(self) -> Option<Attribute> {
        match self {
            Constant::Known(attr, _) => Some(attr),
            Constant::Unset | Constant::Unknown => None,
        }
    }

    /// What holds of a value that is one or the other.
    #[must_use]
    pub fn join(self, other: Self) -> Self {
        match (self, other) {
            (Constant::Unset, other) => other,
            (one, Constant::Unset) => one,
            (one, other) if one.known().is_some() && one.known() == other.known() => one,
            _ => Constant::Unknown,
        }
    }
}

/// Which values are constants, found by folding.
#[derive(Clone, Copy, Debug)]
pub struct Constants;

impl Analysis for Constants {
    type State = Constant;

    fn entry(&self, _: Scope<'_>, _: Value) -> Constant {
        Constant::Unknown
    }

    fn join(&self, state: &mut Constant, other: &Constant) -> bool {
        let joined = state.join(*other);
        std::mem::replace(state, joined) != joined
    }

    fn constant(&self, _: Scope<'_>, _: Value, state: &Constant) -> Constant {
        *state
    }

    fn visit(
        &self,
        op: OpRef<'_>,
        operands: &[Constant],
        known: &dyn Fn(Value) -> Constant,
    ) -> Option<Vec<Constant>> {
        let unknown = || Some(op.results().map(|_| Constant::Unknown).collect());
        if op.num_regions() > 0 {
            return unknown();
        }
        if operands.contains(&Constant::Unset) {
            return None;
        }
        let Some(dialect) = op.def().map(couloir_ir::OpDef::dialect) else { return unknown() };
        if op.has(Trait::ConstantLike) {
            return match constant_of(op) {
                Some(attr) => Some(vec![Constant::Known(attr, dialect)]),
                None => unknown(),
            };
        }
        let constants = operands.iter().map(|operand| operand.known()).collect::<Known>();
        let FoldResult::Replaced(results) = fold_with(op, &constants) else { return unknown() };
        let result = |folded: Folded| match folded {
            Folded::Constant(attr) => Constant::Known(attr, dialect),
            Folded::Value(value) => known(value),
        };
        Some(results.into_iter().map(result).collect())
    }
}

/// What an `llvm.extractvalue` takes its value from when what was put in elsewhere is left out,
/// where an op gives that.
fn settled_source(op: OpRef<'_>) -> Option<Value> {
    let (whole, end) = op.is(llvm::ExtractValue::def()).then(|| llvm::sought(op))?;
    whole.filter(|_| !matches!(end, llvm::Sought::Unclear))
}

/// What a cast is of that is one of a cast, where that has the type of its result.
fn uncast_source(op: OpRef<'_>) -> Option<Value> {
    if !op.has(Trait::Cast) {
        return None;
    }
    let FoldResult::InPlace { operands, .. } = fold_with(op, &[None]) else { return None };
    let &[(0, source)] = operands.as_slice() else { return None };
    (op.result_type(0) == Some(op.ty(source))).then_some(source)
}

/// What an `llvm.extractvalue` or a cast takes its value from at last.
fn source_at_last(op: OpRef<'_>) -> Option<Value> {
    settled_source(op).or_else(|| uncast_source(op))
}

/// The operands and attributes of an op on parts of vectors with those of its places known that are
/// constants, where any are.
fn told_places(op: OpRef<'_>) -> Option<Changed> {
    if !op.is(vector::Extract::def()) && !op.is(vector::Insert::def()) {
        return None;
    }
    let constants = constant_operands(op);
    match vector::told_places(&FoldInput { op, constants: &constants }) {
        FoldResult::Operands { operands, props, .. } => Some((operands, props)),
        _ => None,
    }
}

/// Operands and inherent attributes, these by slot.
type Changed = (Vec<Value>, Vec<(usize, Option<Attribute>)>);

/// What constants the operands of an op come from.
fn constant_operands(op: OpRef<'_>) -> Known {
    let constant = |value| op.scope.defining_op(value).and_then(constant_of);
    op.operands().map(constant).collect()
}

/// Whether an op folds to poison by these constants, or to anything else that there is; none where
/// to neither.
fn folds_to_poison(op: OpRef<'_>) -> Option<bool> {
    let FoldResult::Replaced(results) = fold_with(op, &constant_operands(op)) else { return None };
    let poison = |result: &Folded| match *result {
        Folded::Constant(attr) => is_poison(op.ctx(), attr),
        Folded::Value(_) => false,
    };
    Some(results.iter().any(poison))
}

/// Makes places known that are constants, if the op folds to something that there is. That a place
/// then is in no vector is not seen yet.
fn tell_places(rw: &mut Rewriter<'_>, op: Op, constants_stay: bool) {
    let view = rw.view(op);
    let Some(told) = told_places(view) else { return };
    let at_once = folds_to_poison(view);
    if at_once.is_some_and(|poison| poison || !constants_stay) {
        return;
    }
    let props = told.1.iter().map(|&(slot, _)| (slot, view.prop(slot)));
    let before: Changed = (view.operands().collect(), props.collect());
    set(rw, op, told);
    if at_once.is_none() && folds_to_poison(rw.view(op)) != Some(false) {
        set(rw, op, before);
    }
}

fn set(rw: &mut Rewriter<'_>, op: Op, (operands, props): Changed) {
    rw.set_operands(op, &operands);
    for (slot, attr) in props {
        rw.set_prop(op, slot, attr);
    }
}

/// Takes values from where they are found, in a body and those in it. To find constants upstream
/// folds ops that control gets to, and puts back what that changed of them where they are no values
/// yet. The operand of an `llvm.extractvalue` or a cast that is one stays what it took the value from
/// at last, and what was noted of a `gpu.subgroup_reduce` stays noted. Known places of an op on parts
/// of vectors that is a value stay known; of one that is a constant only where the caller does not
/// put that constant in its place (`constants_stay`).
///
/// # Errors
/// When isolated ops are nested too deeply; it has been reported.
pub fn settle_extractions(
    ctx: &Context,
    outer: &OpRef<'_>,
    body: &mut Body,
    constants_stay: bool,
) -> Result<(), Failure> {
    let would_change = |op: OpRef<'_>| {
        source_at_last(op).is_some() || told_places(op).is_some() || gpu::becomes_uniform(op)
    };
    each_live_op(ctx, outer, body, &would_change, &|rw, op| {
        tell_places(rw, op, constants_stay);
        if gpu::becomes_uniform(rw.view(op)) {
            rw.set_prop(op, gpu::SubgroupReduce::UNIFORM, Some(Attribute::UNIT));
        }
        if let Some(source) = source_at_last(rw.view(op)) {
            rw.set_operand(op, 0, source);
        }
    })
}

/// Makes the constants that upstream makes beside ops that control gets to while it folds them to
/// find constants: nothing is known of these, so that they stay where they are made, and so does what
/// uses them.
///
/// # Errors
/// When isolated ops are nested too deeply; it has been reported.
pub fn make_known_results(
    ctx: &Context,
    outer: &OpRef<'_>,
    body: &mut Body,
) -> Result<(), Failure> {
    let would_change = |op: OpRef<'_>| known_results(op).is_some();
    each_live_op(ctx, outer, body, &would_change, &|rw, op| rw.make_known_results(op))
}

/// The same for ops in the blocks that bodies are entered by: upstream makes theirs before it looks
/// for anything else, so that what it looks for after constants is found of these as well.
///
/// # Errors
/// As above.
pub(crate) fn make_known_results_at_entries(
    ctx: &Context,
    outer: &OpRef<'_>,
    body: &mut Body,
) -> Result<(), Failure> {
    each_body(ctx, Some(outer), body, &|outer, body| {
        let entries = body.roots().iter().filter_map(|&root| body.entry_block(root));
        let ops = entries.flat_map(|entry| body.block_ops(entry)).collect::<Vec<_>>();
        let mut rw = Rewriter::new(ctx, outer, body);
        ops.into_iter().for_each(|op| rw.make_known_results(op));
    })
}

/// Changes each op of a body and of those in it that control gets to. Where that is, is found out only
/// if an op would change.
fn each_live_op(
    ctx: &Context,
    outer: &OpRef<'_>,
    body: &mut Body,
    would_change: &(dyn Fn(OpRef<'_>) -> bool + Sync),
    change: &(dyn Fn(&mut Rewriter<'_>, Op) + Sync),
) -> Result<(), Failure> {
    let any = AtomicBool::new(false);
    each_body(ctx, Some(outer), body, &|outer, body| {
        let scope = Scope { ctx, body, outer };
        let would = all_ops(body).into_iter().any(|op| would_change(scope.op(op)));
        any.fetch_or(would, Ordering::Relaxed);
    })?;
    if !any.into_inner() {
        return Ok(());
    }
    let folded = folded_ops(Scope { ctx, body, outer: Some(outer) });
    let number = AtomicUsize::new(0);
    each_body_in_order(ctx, Some(outer), body, &|outer, body| {
        let folded = folded.get(number.fetch_add(1, Ordering::Relaxed));
        let is_folded =
            |op: &Op| folded.and_then(|all| all.get(op.as_u32() as usize)) == Some(&true);
        let mut rw = Rewriter::new(ctx, outer, body);
        for op in all_ops(rw.scope().body).iter().filter(|op| is_folded(op)) {
            change(&mut rw, *op);
        }
    })
}

/// Of each body in an op, in order, which ops control gets to with something found out of all their
/// operands.
fn folded_ops(scope: Scope<'_>) -> Vec<Vec<bool>> {
    let owners = Program::owners(scope.body);
    let program = Program::new(scope, &owners);
    let solution = solve(&program, &Constants);
    let of_body = |number: usize| {
        let body = program.scope(number).body;
        let is_known = |value| {
            solution
                .state(&program, number, value)
                .is_some_and(|state| *state != Constant::default())
        };
        let mut folded = vec![false; body.num_ops()];
        for op in all_ops(body) {
            let is_live =
                body.block_of(op).is_some_and(|at| solution.is_live(&program, number, at));
            if let Some(slot) = folded.get_mut(op.as_u32() as usize) {
                *slot = is_live && body.operands(op).all(is_known);
            }
        }
        folded
    };
    (0..program.num_bodies()).map(of_body).collect()
}

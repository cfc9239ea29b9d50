//! What `scf` ops verify beyond their tables.

use couloir_ir::ty::{DYNAMIC, TypeKind};
use couloir_ir::{Attribute, BlockRef, Failure, OpDef, OpRef, RegionRef, Type};

use super::{Forall, IndexSwitch, Parallel, Reduce, ReduceReturn, Yield, control, defs};
use crate::common::shapes::quoted;
use crate::gpu::MASK;

type Verified = Result<(), Failure>;

pub(super) fn execute_region(op: OpRef<'_>) -> Verified {
    let Some(region) = op.region(0) else { return Ok(()) };
    match region.entry() {
        None => op.op_error("region needs to have at least one block").fail(),
        Some(entry) if !entry.args().is_empty() => {
            op.op_error("region cannot have any arguments").fail()
        }
        Some(_) => Ok(()),
    }
}

pub(super) fn for_op(op: OpRef<'_>) -> Verified {
    if op.operand_group(super::For::INIT_ARGS).len() == op.results().len() {
        return Ok(());
    }
    op.op_error("mismatch in number of loop-carried values and defined values").fail()
}

pub(super) fn for_regions(op: OpRef<'_>) -> Verified {
    let Some(region) = op.region(0) else { return Ok(()) };
    let args = region.entry().map_or(&[][..], |entry| entry.args());
    let mut types = args.iter().map(|&arg| region.scope.body.ty(arg));
    let Some(induction) = types.next() else {
        let message =
            "expected body to have at least 1 argument(s) for the induction variable, but got 0";
        return op.op_error(message).fail();
    };
    if Some(induction) != op.operand_type(0) {
        let message = "expected induction variable to be same type as bounds and step";
        return op.op_error(message).fail();
    }
    if types.len() != op.results().len() {
        return op.op_error("mismatch in number of basic block args and defined values").fail();
    }
    let inits = op.operand_group(super::For::INIT_ARGS).filter_map(|at| op.operand_type(at));
    for (index, ((init, arg), result)) in inits.zip(types).zip(op.result_types()).enumerate() {
        let what = if init != result {
            "operand"
        } else if arg != result {
            "region arg"
        } else {
            continue;
        };
        let message = format!("types mismatch between {index}th iter {what} and defined value");
        return op.op_error(message).fail();
    }
    Ok(())
}

pub(super) fn if_op(op: OpRef<'_>) -> Verified {
    let no_else = op.region(1).is_none_or(couloir_ir::RegionRef::is_empty);
    if op.results().len() > 0 && no_else {
        return op.op_error("must have an else block if defining values").fail();
    }
    Ok(())
}

/// The last op of a region's first block, which must be this one.
fn expect_terminator(
    op: OpRef<'_>,
    region: RegionRef<'_>,
    def: &'static OpDef,
    message: &str,
) -> Verified {
    let last = region.entry().and_then(BlockRef::last);
    if last.is_some_and(|last| last.is(def)) {
        return Ok(());
    }
    let report = op.op_error(message);
    match last {
        Some(last) => report.note(last.location(), "terminator here").fail(),
        None => report.fail(),
    }
}

pub(super) fn while_op(op: OpRef<'_>) -> Verified {
    let expectations = [
        (0, &defs::CONDITION, "expects the 'before' region to terminate with 'scf.condition'"),
        (1, &defs::YIELD, "expects the 'after' region to terminate with 'scf.yield'"),
    ];
    for (index, def, message) in expectations {
        if let Some(region) = op.region(index) {
            expect_terminator(op, region, def, message)?;
        }
    }
    Ok(())
}

pub(super) fn parallel(op: OpRef<'_>) -> Verified {
    let loops = control::parallel_loops(op);
    if loops == 0 {
        let message = "needs at least one tuple element for lowerBound, upperBound and step";
        return op.op_error(message).fail();
    }
    if Parallel(op).step().into_iter().any(|step| constant(op, step).is_some_and(|step| step <= 0))
    {
        return op.op_error("constant step operand must be positive").fail();
    }
    let Some(region) = op.region(0) else { return Ok(()) };
    let types = region.entry().map(|entry| entry.arg_types().collect::<Vec<_>>());
    let types = types.unwrap_or_default();
    if types.len() != loops {
        let message = format!(
            "expects the same number of induction variables: {} as bound and step values: {loops}",
            types.len()
        );
        return op.op_error(message).fail();
    }
    if types.iter().any(|&ty| ty != Type::INDEX) {
        let message = "expects arguments for the induction variable to be of index type";
        return op.op_error(message).fail();
    }
    expect_terminator(op, region, &defs::REDUCE, "expects body to terminate with 'scf.reduce'")?;
    let reduce = region.entry().and_then(BlockRef::last);
    reduce.map_or(Ok(()), |reduce| parallel_results(op, reduce))
}

/// The constant that defines a value, if one does.
fn constant(op: OpRef<'_>, value: couloir_ir::Value) -> Option<i64> {
    let def = op.scope.defining_op(value)?;
    def.has(couloir_ir::op::Trait::ConstantLike).then(|| def.prop(0)?.as_i64(op.ctx())).flatten()
}

fn parallel_results(op: OpRef<'_>, reduce: OpRef<'_>) -> Verified {
    let (results, reductions) = (op.results().len(), reduce.num_regions());
    let inits = Parallel(op).init_vals().len();
    if results != reductions {
        let message = format!(
            "expects number of results: {results} to be the same as number of reductions: {reductions}"
        );
        return op.op_error(message).fail();
    }
    if results != inits {
        let message = format!(
            "expects number of results: {results} to be the same as number of initial values: {inits}"
        );
        return op.op_error(message).fail();
    }
    if reduce.operands().len() != inits {
        return Ok(());
    }
    for (index, (result, operand)) in op.result_types().zip(reduce.operand_types()).enumerate() {
        if result != operand {
            let message = format!(
                "expects type of {index}-th reduction operand: {} to be the same as the {index}-th result type: {}",
                quoted(op.ctx(), operand),
                quoted(op.ctx(), result)
            );
            return reduce.op_error(message).fail();
        }
    }
    Ok(())
}

pub(super) fn reduce_regions(op: OpRef<'_>) -> Verified {
    let (regions, operands) = (op.num_regions(), op.operands().len());
    if regions != operands {
        let message = format!(
            "expects number of reduction regions: {regions} to be the same as number of reduction operands: {operands}"
        );
        return op.op_error(message).fail();
    }
    for (index, ty) in op.operand_types().enumerate() {
        let region = op.region(index);
        if let Some(block) = region.as_ref().and_then(|region| region.entry()) {
            reduction(Reduce(op), index, ty, block)?;
        }
    }
    Ok(())
}

fn reduction(op: Reduce<'_>, index: usize, ty: Type, block: BlockRef<'_>) -> Verified {
    if block.last().is_none() {
        return op.op_error(format!("{index}-th reduction has an empty body")).fail();
    }
    if block.args().len() != 2 || block.arg_types().any(|arg| arg != ty) {
        let message = format!(
            "expected two block arguments with type {} in the {index}-th reduction region",
            quoted(op.ctx(), ty)
        );
        return op.op_error(message).fail();
    }
    if block.last().is_some_and(|last| !last.is(&defs::REDUCE_RETURN)) {
        let message = "reduction bodies must be terminated with an 'scf.reduce.return' op";
        return op.op_error(message).fail();
    }
    Ok(())
}

pub(super) fn reduce_return(op: OpRef<'_>) -> Verified {
    let block = op.block().map(|block| op.scope.block(block));
    let expected = block.and_then(|block| block.arg_types().next());
    match expected {
        Some(expected) if expected != op.ty(ReduceReturn(op).result()) => {
            let message = format!(
                "must have type {} (the type of the reduction inputs)",
                quoted(op.ctx(), expected)
            );
            op.op_error(message).fail()
        }
        _ => Ok(()),
    }
}

pub(super) fn forall(op: OpRef<'_>) -> Verified {
    let view = Forall(op);
    let list = |slot: usize| op.prop(slot).and_then(|attr| attr.as_i64_array(op.ctx()));
    let lower = list(Forall::STATIC_LOWER_BOUND).unwrap_or_default();
    let (loops, outputs) = (lower.len(), view.outputs());
    if op.results().len() != outputs.len() {
        let message = format!(
            "produces {} results, but has only {} outputs",
            op.results().len(),
            outputs.len()
        );
        return op.op_error(message).fail();
    }
    forall_arguments(view, loops)?;
    forall_mapping(view, loops)?;
    let step = list(Forall::STATIC_STEP).unwrap_or_default();
    let upper = list(Forall::STATIC_UPPER_BOUND).unwrap_or_default();
    for (name, constants, values) in [
        ("lower bound", lower, view.dynamic_lower_bound()),
        ("upper bound", upper, view.dynamic_upper_bound()),
        ("step", step, view.dynamic_step()),
    ] {
        mixed_list(op, name, loops, &constants, values.len())?;
    }
    Ok(())
}

/// A mapping names one unit for each loop; masks stand beside them.
fn forall_mapping(view: Forall<'_>, loops: usize) -> Verified {
    let op = view.0;
    let Some(all) = view.mapping().and_then(|all| all.as_array(op.ctx())) else { return Ok(()) };
    let is_mask = |attr: &&Attribute| attr.params_of(op.ctx(), &MASK).is_some();
    let masks = all.iter().filter(is_mask).count();
    if !all.is_empty() && all.len() - masks != loops {
        return op.op_error("mapping attribute size must match op rank").fail();
    }
    if masks > 1 {
        let message = "\"mapping\" supports at most one device masking attribute";
        return op.op_error(message).fail();
    }
    Ok(())
}

/// Each output has the type of its result (`DestinationStyleOpInterface`).
pub(super) fn forall_regions(op: OpRef<'_>) -> Verified {
    let outputs = op.operand_group(Forall::OUTPUTS);
    let is_tensor =
        |ty: &Type| matches!(ty.kind(op.ctx()), TypeKind::Tensor(_) | TypeKind::UnrankedTensor(_));
    let found = op.result_types().filter(is_tensor).count();
    if found != outputs.len() {
        let message = format!(
            "expected the number of tensor results ({found}) to be equal to the number of output \
             tensors ({})",
            outputs.len()
        );
        return op.op_error(message).fail();
    }
    for (index, result) in outputs.zip(op.result_types()) {
        let Some(own) = op.operand_type(index).filter(|&own| own != result) else { continue };
        let (own, result) = (quoted(op.ctx(), own), quoted(op.ctx(), result));
        let message = format!(
            "expected type of operand #{index} ({own}) to match type of corresponding result \
             ({result})"
        );
        return op.op_error(message).fail();
    }
    Ok(())
}

fn forall_arguments(op: Forall<'_>, loops: usize) -> Verified {
    let outputs = op.outputs();
    let Some(region) = op.0.region(0) else { return Ok(()) };
    let types = region.entry().map(|entry| entry.arg_types().collect::<Vec<_>>());
    let types = types.unwrap_or_default();
    if types.len() != loops + outputs.len() {
        return op.op_error(format!("region expects {loops} arguments")).fail();
    }
    if let Some(index) = types.iter().take(loops).position(|&ty| ty != Type::INDEX) {
        return op.op_error(format!("expects {index}-th block argument to be an index")).fail();
    }
    let outs = types.iter().skip(loops).zip(outputs);
    for (index, (&ty, output)) in outs.enumerate() {
        if op.ty(output) != ty {
            let message =
                format!("type mismatch between {index}-th output and corresponding block argument");
            return op.op_error(message).fail();
        }
    }
    Ok(())
}

/// Constants and values of a mixed list agree in number.
fn mixed_list(
    op: OpRef<'_>,
    name: &str,
    count: usize,
    constants: &[i64],
    values: usize,
) -> Verified {
    if constants.len() != count {
        let message = format!("expected {count} {name} values, got {}", constants.len());
        return op.error(message).fail();
    }
    let dynamic = constants.iter().filter(|&&value| value == DYNAMIC).count();
    if dynamic != values {
        return op.error(format!("expected {dynamic} dynamic {name} values")).fail();
    }
    Ok(())
}

pub(super) fn in_parallel(op: OpRef<'_>) -> Verified {
    if !op.parent().is_some_and(|parent| parent.is(&defs::FORALL)) {
        return op.op_error("expected forall op parent").fail();
    }
    let Some(region) = op.region(0) else { return Ok(()) };
    let combines = |op: OpRef<'_>| op.name() == "tensor.parallel_insert_slice";
    for inner in region.entry().into_iter().flat_map(BlockRef::ops) {
        if !combines(inner) {
            return op.op_error("expected only ParallelCombiningOpInterface ops").fail();
        }
        if !goes_into_output(op, inner) {
            return inner.op_error("may only insert into an output block argument").fail();
        }
    }
    Ok(())
}

/// Whether the tensor that a part is put into, as far as there is one, is an
/// argument of the loop that stands for an output.
fn goes_into_output(op: OpRef<'_>, inner: OpRef<'_>) -> bool {
    let Some(dest) = inner.operand(1) else { return true };
    let Some(forall) = op.parent() else { return false };
    let loops = forall.prop(Forall::STATIC_LOWER_BOUND).and_then(|all| all.as_i64_array(op.ctx()));
    let body = forall.region(0);
    let args = body.as_ref().and_then(|body| body.entry()).map(BlockRef::args);
    let outputs = args.and_then(|args| args.get(loops.map_or(0, |all| all.len())..));
    outputs.is_some_and(|outputs| outputs.contains(&dest))
}

pub(super) fn index_switch(op: OpRef<'_>) -> Verified {
    let cases = IndexSwitch(op).cases().and_then(|cases| cases.as_i64_array(op.ctx()));
    let cases = cases.unwrap_or_default();
    let regions = op.num_regions().saturating_sub(1);
    if cases.len() != regions {
        let message = format!("has {regions} case regions but {} case values", cases.len());
        return op.op_error(message).fail();
    }
    let mut seen = std::collections::HashSet::new();
    if let Some(twice) = cases.iter().find(|&&value| !seen.insert(value)) {
        return op.op_error(format!("has duplicate case value: {twice}")).fail();
    }
    for index in 0..op.num_regions() {
        let name = match index {
            0 => "default region".to_owned(),
            _ => format!("case region #{}", index - 1),
        };
        let region = op.region(index);
        if let Some(last) = region.as_ref().and_then(|r| r.entry()).and_then(BlockRef::last) {
            switch_region(op, &name, last)?;
        }
    }
    Ok(())
}

fn switch_region(op: OpRef<'_>, name: &str, last: OpRef<'_>) -> Verified {
    if !last.is(Yield::def()) {
        let message = format!("expected region to end with scf.yield, but got {}", last.name());
        return op.op_error(message).fail();
    }
    let (expected, found) = (op.results().len(), last.operands().len());
    if expected != found {
        let message =
            format!("expected each region to return {expected} values, but {name} returns {found}");
        return op.op_error(message).note(last.location(), "see yield operation here").fail();
    }
    for (index, (result, operand)) in op.result_types().zip(last.operand_types()).enumerate() {
        if result != operand {
            let message = format!(
                "expected result #{index} of each region to be {}",
                quoted(op.ctx(), result)
            );
            let note = format!("{name} returns {} here", quoted(op.ctx(), operand));
            return op.op_error(message).note(last.location(), note).fail();
        }
    }
    Ok(())
}

//! Graphs in ops, and variables.

use couloir_ir::symbols::SymbolScope;
use couloir_ir::{BlockRef, OpRef, RegionRef, Type};

use super::{Verified, input_shape, refuse};
use crate::common::shapes::{compatible, quoted};
use crate::tosa::{If, Variable, While};

/// Types of values with what they are called.
type Named<'a> = (&'a str, &'a [Type]);

/// As many values, with elements of the same types and shapes that fit.
fn same_types(op: OpRef<'_>, a: Named<'_>, b: Named<'_>) -> Verified {
    let (count, other) = (a.1.len(), b.1.len());
    refuse(op, count != other, || {
        format!("require same number of values in {} ({count}) and {} ({other})", a.0, b.0)
    })?;
    let mut pairs = a.1.iter().zip(b.1);
    pairs.try_for_each(|(&own, &other)| same_type(op, (a.0, own), (b.0, other)))
}

fn same_type(op: OpRef<'_>, a: (&str, Type), b: (&str, Type)) -> Verified {
    let ctx = op.ctx();
    let text = |a: Type, b: Type| (quoted(ctx, a), quoted(ctx, b));
    let elements = (a.1.element_or_self(ctx), b.1.element_or_self(ctx));
    refuse(op, elements.0 != elements.1, || {
        let (own, other) = text(elements.0, elements.1);
        format!("require same element type for {} ({own}) and {} ({other})", a.0, b.0)
    })?;
    refuse(op, !compatible(ctx, a.1, b.1), || {
        let (own, other) = text(a.1, b.1);
        format!("require same shapes for {} ({own}) and {} ({other})", a.0, b.0)
    })
}

/// What goes into a graph and what comes out.
fn graph(region: RegionRef<'_>) -> Option<(Vec<Type>, Vec<Type>)> {
    let entry = region.entry()?;
    let last = entry.last()?;
    Some((entry.arg_types().collect(), last.operand_types().collect()))
}

/// A graph whose last op gives its values; another is refused later.
fn yields(region: RegionRef<'_>) -> bool {
    let last = region.entry().and_then(BlockRef::last);
    last.is_some_and(|last| last.is(crate::tosa::Yield::def()))
}

fn types_of(op: OpRef<'_>, values: &[couloir_ir::Value]) -> Vec<Type> {
    values.iter().map(|&value| op.ty(value)).collect()
}

pub(in crate::tosa) fn cond_if(op: OpRef<'_>) -> Verified {
    let inputs = types_of(op, &If(op).input_list());
    let outputs: Vec<Type> = op.result_types().collect();
    let graphs = [0, 1].map(|at| op.region(at).filter(|region| yields(*region)).and_then(graph));
    let [Some(then), Some(other)] = &graphs else { return Ok(()) };
    let (given, wanted) = (("'input_list'", &inputs[..]), ("'output_list'", &outputs[..]));
    same_types(op, ("'then_graph' arguments", &then.0), given)?;
    same_types(op, ("'else_graph' arguments", &other.0), given)?;
    same_types(op, ("'then_graph' results", &then.1), wanted)?;
    same_types(op, ("'else_graph' results", &other.1), wanted)?;
    let condition = input_shape(op, 0).unwrap_or_default();
    refuse(op, !is_one(condition), || {
        let found = op.operand_type(0).map_or_else(String::new, |ty| quoted(op.ctx(), ty));
        format!("'condition' must be a size 1 tensor, got {found}")
    })
}

/// Whether there may be one element.
fn is_one(shape: &[i64]) -> bool {
    shape.iter().all(|&size| super::may_equal(size, 1))
}

pub(in crate::tosa) fn while_loop(op: OpRef<'_>) -> Verified {
    let inputs = types_of(op, &While(op).input_list());
    let outputs: Vec<Type> = op.result_types().collect();
    let given = ("'input_list'", &inputs[..]);
    same_types(op, given, ("'output_list'", &outputs))?;
    let graphs = [0, 1].map(|at| op.region(at).filter(|region| yields(*region)).and_then(graph));
    let [Some(condition), Some(body)] = &graphs else { return Ok(()) };
    same_types(op, ("'cond_graph' arguments", &condition.0), given)?;
    same_types(op, ("'body_graph' arguments", &body.0), given)?;
    same_types(op, ("'body_graph' results", &body.1), given)?;
    decides(op, &condition.1)
}

/// One truth value comes of the first graph.
fn decides(op: OpRef<'_>, results: &[Type]) -> Verified {
    let &[result] = results else {
        return op.op_error("require 'cond_graph' only have one result").fail();
    };
    let ctx = op.ctx();
    refuse(op, !is_one(result.shape(ctx).unwrap_or_default()), || {
        format!("'cond_graph' result must be a size 1 tensor, got {}", quoted(ctx, result))
    })?;
    refuse(op, result.element_or_self(ctx) != Type::I1, || {
        format!("'cond_graph' result must be a boolean tensor, got {}", quoted(ctx, result))
    })
}

/// The type of what a variable holds.
fn variable_type(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Result<Type, couloir_ir::Failure> {
    let ctx = op.ctx();
    let name = op.prop(0).and_then(|name| name.as_str(ctx)).ok_or(couloir_ir::Failure)?;
    let Some(variable) = symbols.lookup(name).and_then(Variable::cast) else {
        let text = ctx.str(name);
        return op.op_error(format!("'{text}' has not been declared by 'tosa.variable'")).fail();
    };
    Ok(crate::tosa::variable_type(variable))
}

pub(in crate::tosa) fn variable_read(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Verified {
    let wanted = variable_type(op, symbols)?;
    let own = op.result_type(0).unwrap_or(Type::NONE);
    same_type(op, ("'output1'", own), ("the input tensor", wanted))
}

pub(in crate::tosa) fn variable_write(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Verified {
    let wanted = variable_type(op, symbols)?;
    let own = op.operand_type(0).unwrap_or(Type::NONE);
    same_type(op, ("'input1'", own), ("the input tensor", wanted))
}

//! `linalg.map`, `linalg.reduce`, `linalg.transpose` and `linalg.broadcast`.

use couloir_ir::{Failure, OpRef, RegionRef, Type};

use super::super::structured::{Structured, rank};
use super::super::{Broadcast, Reduce, Transpose};

fn shape(op: OpRef<'_>, operand: usize) -> &[i64] {
    let ty = op.operand_type(operand);
    ty.and_then(|ty| ty.shape(op.ctx())).unwrap_or_default()
}

fn list(numbers: &[i64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
    numbers.join(", ")
}

fn body_types(op: OpRef<'_>) -> Vec<Type> {
    let region = op.region(0);
    let types = region.and_then(RegionRef::entry).map(|entry| entry.arg_types().collect());
    types.unwrap_or_default()
}

pub(in super::super) fn map(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let args = body_types(op);
    let count = op.operands().len();
    if count != args.len() {
        let message = format!(
            "expects number of operands to match the arity of mapper, but got: {count} and {}",
            args.len()
        );
        return op.op_error(message).fail();
    }
    let inputs = op.operand_group(0).len();
    for (&arg, operand) in args.iter().zip(op.operand_types()).take(inputs) {
        let element = operand.element_or_self(ctx);
        if arg != element {
            let message = format!(
                "expected element type of input '{}' to match bbArg type '{}'",
                ctx.type_text(element),
                ctx.type_text(arg)
            );
            return op.op_error(message).fail();
        }
    }
    let output = shape(op, inputs);
    for at in 0..inputs {
        if shape(op, at) != output {
            let message = format!(
                "expected shape of input ({}) to match shape of output ({})",
                list(shape(op, at)),
                list(output)
            );
            return op.op_error(message).fail();
        }
    }
    Ok(())
}

pub(in super::super) fn reduce(op: OpRef<'_>) -> Result<(), Failure> {
    let inputs = op.operand_group(0).len();
    let count = op.operands().len();
    for (first, end, what) in [(0, inputs, "input"), (inputs, count, "output")] {
        let odd = (first..end).find(|&at| shape(op, at) != shape(op, first));
        if let Some(at) = odd {
            let message = format!(
                "expects all {what}s to have the same shapes. Shape at {what}-index {} is not equal \
                 to the shape at {what}-index 0.",
                at - first
            );
            return op.op_error(message).fail();
        }
    }
    reduced_shape(op, shape(op, 0), shape(op, inputs))?;
    reduced_elements(op, inputs)
}

fn reduced_shape(op: OpRef<'_>, input: &[i64], init: &[i64]) -> Result<(), Failure> {
    let dims = Structured::cast(op).map(|view| view.numbers(Reduce::DIMENSIONS));
    let dims = dims.unwrap_or_default();
    let is_dim = |dim: &i64| usize::try_from(*dim).is_ok_and(|dim| dim < input.len());
    if !dims.iter().all(is_dim) {
        let last = input.len() as i64 - 1;
        let message = format!("dimensions for reduction should be in the range [0, {last}].");
        return op.op_error(message).fail();
    }
    let is_kept = |&(dim, _): &(usize, &i64)| dims.binary_search(&(dim as i64)).is_err();
    let kept = input.iter().enumerate().filter(is_kept).map(|(_, &size)| size);
    let kept: Vec<i64> = kept.collect();
    if kept.len() != init.len() {
        let message = format!(
            "number of dimensions after reduction {} doesn't match the init rank {}",
            kept.len(),
            init.len()
        );
        return op.op_error(message).fail();
    }
    if kept != init {
        let message = format!(
            "init dimensions [{}] doesn't match input dimensions after reduction [{}]",
            list(init),
            list(&kept)
        );
        return op.op_error(message).fail();
    }
    Ok(())
}

fn reduced_elements(op: OpRef<'_>, inputs: usize) -> Result<(), Failure> {
    let ctx = op.ctx();
    let args = body_types(op);
    if args.len() != op.operands().len() {
        return op.op_error("mismatching number of operands and block arguments").fail();
    }
    for (at, (&arg, operand)) in args.iter().zip(op.operand_types()).enumerate() {
        let element = operand.element_or_self(ctx);
        if element != arg {
            let message = format!(
                "{} element type '{}' does not match corresponding block argument type '{}'",
                if at < inputs { "input" } else { "output" },
                ctx.type_text(element),
                ctx.type_text(arg)
            );
            return op.op_error(message).fail();
        }
    }
    Ok(())
}

/// Whether each number up to how many there are is there once.
fn is_permutation(numbers: &[i64]) -> bool {
    let mut seen = vec![false; numbers.len()];
    numbers.iter().all(|&number| {
        let place = usize::try_from(number).ok().and_then(|number| seen.get_mut(number));
        place.is_some_and(|seen| !std::mem::replace(seen, true))
    })
}

pub(in super::super) fn transpose(op: OpRef<'_>) -> Result<(), Failure> {
    let order = Structured::cast(op).map(|view| view.numbers(Transpose::PERMUTATION));
    let order = order.unwrap_or_default();
    if !is_permutation(&order) {
        return op.op_error("permutation is not valid").fail();
    }
    let (input, init) = (shape(op, 0), shape(op, 1));
    if input.len() != init.len() {
        let message = format!("input rank {} does not match init rank {}", input.len(), init.len());
        return op.op_error(message).fail();
    }
    if input.len() != order.len() {
        let message = format!(
            "size of permutation {} does not match the argument rank {}",
            order.len(),
            input.len()
        );
        return op.op_error(message).fail();
    }
    for (at, (&dim, &size)) in order.iter().zip(init).enumerate() {
        let from = usize::try_from(dim).ok().and_then(|dim| input.get(dim)).copied();
        if let Some(from) = from.filter(|&from| from != size) {
            let message = format!(
                "dim(result, {at}) = {size} doesn't match dim(input, permutation[{at}]) = {from}"
            );
            return op.op_error(message).fail();
        }
    }
    Ok(())
}

pub(in super::super) fn broadcast(op: OpRef<'_>) -> Result<(), Failure> {
    let dims = Structured::cast(op).map(|view| view.numbers(Broadcast::DIMENSIONS));
    let dims = dims.unwrap_or_default();
    let (input, init) = (shape(op, 0), shape(op, 1));
    if input.len() + dims.len() != init.len() {
        let message = format!(
            "input rank plus added dimensions does not match init rank. input rank: {}, dimensions \
             size: {}, init rank: {}",
            input.len(),
            dims.len(),
            op.operand_type(1).map_or(0, |ty| rank(op.ctx(), ty))
        );
        return op.op_error(message).fail();
    }
    let mut is_new = vec![false; init.len()];
    for (at, &dim) in dims.iter().enumerate() {
        match usize::try_from(dim).ok().and_then(|dim| is_new.get_mut(dim)) {
            Some(place) => *place = true,
            None => {
                let message = format!(
                    "dimension {at} is out of range. expected range: [0, {}], got: {dim}",
                    init.len() as i64 - 1
                );
                return op.op_error(message).fail();
            }
        }
    }
    let old = init.iter().enumerate().zip(is_new).filter(|(_, is_new)| !is_new);
    for (at, (&from, ((dim, &size), _))) in input.iter().zip(old).enumerate() {
        if from != size {
            let message =
                format!("input dim {at} should match init dim {dim}. input: {from}, init: {size}");
            return op.op_error(message).fail();
        }
    }
    Ok(())
}

//! Sums of products: the family of `linalg.matmul`, and `linalg.contract`.

use couloir_ir::affine::{AffineExpr, AffineMap};
use couloir_ir::{Failure, OpRef, RegionRef};

use super::super::structured::{Form, Structured, named_maps, rank};
use super::super::{BatchMatmul, Matmul};
use super::loops::structured;

/// The maps an op says, and those it would have; none where they are the same.
fn own_maps(op: OpRef<'_>) -> Option<(Vec<AffineMap>, Vec<AffineMap>)> {
    let view = Structured::cast(op)?;
    let Form::Product(default) = view.form else { return None };
    op.prop(Matmul::INDEXING_MAPS)?;
    let (own, default) = (view.maps(), named_maps(default, None)?);
    (own != default).then_some((own, default))
}

/// Whether all results of a map are among those of another.
fn is_among(map: &AffineMap, of: &AffineMap) -> bool {
    map.results().all(|result| {
        let dim = result.dim();
        dim.is_some() && of.results().any(|other| other.dim() == dim)
    })
}

fn uses(map: &AffineMap, result: usize, dim: u32) -> bool {
    map.result(result).is_some_and(|result| result.uses_dim(dim))
}

/// Inputs may be used the other way round, or lack a dimension.
pub(in super::super) fn matmul(op: OpRef<'_>) -> Result<(), Failure> {
    let Some((own, default)) = own_maps(op) else { return Ok(()) };
    if own.len() < 2 {
        return op.op_error("Indexing_map attribute must have 3 affine maps.").fail();
    }
    for (own, default) in own.iter().zip(&default).take(2) {
        if !is_among(own, default) {
            return op.op_error("Unexpected dim expression in map result.").fail();
        }
        let last = own.dims().checked_sub(1);
        let is_last = own.result(0).map(AffineExpr::dim) == Some(last);
        if own.num_results() < default.num_results() && !is_last {
            return op.op_error("Invalid broadcast requested, should be (d2).").fail();
        }
    }
    Ok(())
}

/// The same with a batch.
pub(in super::super) fn batch_matmul(op: OpRef<'_>) -> Result<(), Failure> {
    let Some((own, default)) = own_maps(op) else { return Ok(()) };
    let ([lhs, rhs, output], [default_lhs, default_rhs, _]) = (own.as_slice(), default.as_slice())
    else {
        return op.op_error("Indexing_map attribute must have 3 affine maps.").fail();
    };
    batch_input(op, lhs, default_lhs, true)?;
    batch_input(op, rhs, default_rhs, false)?;
    batch_output(op, output)
}

fn batch_input(
    op: OpRef<'_>,
    map: &AffineMap,
    default: &AffineMap,
    is_lhs: bool,
) -> Result<(), Failure> {
    let message = if !is_among(map, default) {
        "Unexpected result dim expression (outside the set of default result dims)."
    } else if map.num_results() > 3 {
        "no. of result dim expressions exceeds 3."
    } else if map.num_results() < default.num_results() {
        if is_broadcast(op, map, is_lhs) {
            return Ok(());
        }
        "Invalid broadcast requested."
    } else if !uses(map, 0, 0) {
        "Invalid batch dimension expression."
    } else {
        return Ok(());
    };
    op.op_error(message).fail()
}

/// Whether an input may lack those dimensions: of batch, rows, columns and sums.
fn is_broadcast(op: OpRef<'_>, map: &AffineMap, is_lhs: bool) -> bool {
    let [of_batch, rows, columns, sums] = [0, 1, 2, 3];
    let two = |a, b| uses(map, 0, a) && uses(map, 1, b);
    match map.num_results() {
        1 => uses(map, 0, sums),
        2 if is_lhs => two(of_batch, sums) || two(rows, sums),
        2 if op.is(BatchMatmul::def()) || !is_lhs => two(of_batch, sums) || two(sums, columns),
        _ => false,
    }
}

fn batch_output(op: OpRef<'_>, map: &AffineMap) -> Result<(), Failure> {
    let (count, first) = if op.is(BatchMatmul::def()) { (3, 0) } else { (2, 1) };
    if map.num_results() != count {
        let message = format!("expects {count} dims, but got ({}).", map.num_results());
        return op.op_error(message).fail();
    }
    if (0..count).all(|at| uses(map, at, first + at as u32)) {
        return Ok(());
    }
    op.op_error("Invalid output map result dimension.").fail()
}

/// How often each loop occurs in the maps of inputs and in that of the output.
#[derive(Default)]
struct Occurrences {
    inputs: Vec<usize>,
    output: Vec<usize>,
}

/// `linalg.contract`: each loop is summed over or one of the output's.
pub(in super::super) fn contract(op: OpRef<'_>) -> Result<(), Failure> {
    let Some(view) = Structured::cast(op) else { return Ok(()) };
    let maps = view.maps();
    let mut found: Option<Occurrences> = None;
    for (at, (map, ty)) in maps.iter().zip(op.operand_types()).take(3).enumerate() {
        let dims = map.dims() as usize;
        let counts = found
            .get_or_insert_with(|| Occurrences { inputs: vec![0; dims], output: vec![0; dims] });
        let is_shaped = ty.is_shaped(op.ctx());
        let message = if counts.inputs.len() != dims {
            "iteration spaces of provided affine_maps differ"
        } else if !map.is_projected_permutation(false) {
            "provided affine_map is not a projected permutation"
        } else if is_shaped && map.num_results() != rank(op.ctx(), ty) {
            "ranks of shaped operand and results of corresponding affine_map differ"
        } else if !is_shaped && map.num_results() != 0 {
            "affine_map specifies shaped access while operand has non-shaped type"
        } else {
            let list = if at < 2 { &mut counts.inputs } else { &mut counts.output };
            count(list, map);
            continue;
        };
        return op.error(message).fail();
    }
    loops_of_contract(op, found)
}

fn count(list: &mut [usize], map: &AffineMap) {
    for dim in map.results().filter_map(AffineExpr::dim) {
        if let Some(count) = list.get_mut(dim as usize) {
            *count += 1;
        }
    }
}

fn loops_of_contract(op: OpRef<'_>, found: Option<Occurrences>) -> Result<(), Failure> {
    let unused = |at: usize| {
        let message = format!("iteration space dim at index {at} not used to access any operand");
        op.error(message).fail()
    };
    let Some(found) = found else { return unused(0) };
    let mut contracts = false;
    for (at, (&inputs, &output)) in found.inputs.iter().zip(&found.output).enumerate() {
        contracts |= inputs == 2 && output == 0;
        if inputs == 0 && output == 0 {
            return unused(at);
        }
        if inputs == 1 && output != 1 {
            let message = format!(
                "iteration space dim at index {at} is neither a contracting dim nor of parallel \
                 iteration type"
            );
            return op.error(message).fail();
        }
    }
    if contracts {
        return Ok(());
    }
    op.error("'indexing_maps' do not specify a contracting dimension").fail()
}

/// A structured op that sums up products.
pub(in super::super) fn contraction(op: OpRef<'_>) -> Result<(), Failure> {
    structured(op)?;
    let Some(view) = Structured::cast(op) else { return Ok(()) };
    let message = if (view.num_inputs(), view.num_outputs()) != (2, 1) {
        "expected op with 2 inputs and 1 output"
    } else if !view.iterators().contains(&true) {
        "expected at least 1 reduction"
    } else if !view.maps().iter().all(|map| map.is_projected_permutation(false)) {
        "expected indexing maps to be projected permutations"
    } else if !multiplies_and_adds(op) {
        "expected add/mul op in the body"
    } else {
        return Ok(());
    };
    op.error(message).fail()
}

/// Pairs of ops that multiply and that add.
const PAIRS: [(&str, &str); 4] = [
    ("arith.mulf", "arith.addf"),
    ("arith.muli", "arith.addi"),
    ("complex.mul", "complex.add"),
    ("arith.andi", "arith.ori"),
];

/// Whether the body gives the sum of the output and a product of the inputs, whose types may have
/// been changed.
fn multiplies_and_adds(op: OpRef<'_>) -> bool {
    let region = op.region(0);
    let Some(entry) = region.and_then(RegionRef::entry) else { return false };
    let scope = entry.scope;
    let source = |mut value: couloir_ir::Value| {
        while let Some(def) = scope.defining_op(value) {
            match def.operand(0) {
                Some(from) if def.operands().len() == 1 => value = from,
                _ => break,
            }
        }
        value
    };
    let Some(sum) = entry.last().and_then(|end| end.operand(0)) else { return false };
    let Some(add) = scope.defining_op(source(sum)) else { return false };
    let [Some(a), Some(b)] = [0, 1].map(|at| add.operand(at).map(source)) else { return false };
    let &[lhs, rhs, output] = entry.args() else { return false };
    let product = match (a == output, b == output) {
        (true, _) => b,
        (_, true) => a,
        _ => return false,
    };
    let Some(mul) = scope.defining_op(product) else { return false };
    let [Some(a), Some(b)] = [0, 1].map(|at| mul.operand(at).map(source)) else { return false };
    PAIRS.contains(&(mul.name(), add.name())) && ((a, b) == (lhs, rhs) || (a, b) == (rhs, lhs))
}

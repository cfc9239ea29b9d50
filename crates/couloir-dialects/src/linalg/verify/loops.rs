//! What holds of all structured ops: outputs that are tensors are results, maps fit operands and
//! loops, and the body takes and gives elements.

use couloir_ir::affine::AffineMap;
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Context, Failure, OpRef, RegionRef, Type};
use couloir_ods::types::{is_base_memref, is_tensor};

use super::super::structured::{Structured, element_type, rank};

/// An op with a body.
pub(in super::super) fn structured(op: OpRef<'_>) -> Result<(), Failure> {
    destination(op)?;
    let Some(view) = Structured::cast(op) else { return Ok(()) };
    if op.operands().len() > 0 && !view.is_on_memory() && !view.is_on_tensors() {
        return op.op_error("expected to have pure tensor or buffer semantics").fail();
    }
    let maps = view.maps();
    accesses(view, &maps)?;
    let loops = view.num_loops();
    for (at, map) in maps.iter().enumerate() {
        if map.dims() as usize != loops {
            let message = format!(
                "expected indexing_map #{at} to have {loops} dim(s) to match the number of loops"
            );
            return op.op_error(message).fail();
        }
    }
    body(op)
}

/// Of an output that is a tensor there is a result of the same type.
pub(in super::super) fn destination(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let outputs = op.operand_group(1);
    let mut tensors: Vec<(usize, Type)> = Vec::new();
    for at in outputs {
        let Some(ty) = op.operand_type(at) else { continue };
        if is_tensor(ctx, ty) {
            tensors.push((at, ty));
        } else if !is_base_memref(ctx, ty) {
            let message = format!("expected that operand #{at} is a tensor or a memref");
            return op.op_error(message).fail();
        }
    }
    if op.results().len() != tensors.len() {
        let message = format!(
            "expected the number of tensor results ({}) to be equal to the number of output tensors \
             ({})",
            op.results().len(),
            tensors.len()
        );
        return op.op_error(message).fail();
    }
    for (&(at, ty), result) in tensors.iter().zip(op.result_types()) {
        if ty != result {
            let message = format!(
                "expected type of operand #{at} ('{}') to match type of corresponding result ('{}')",
                ctx.type_text(ty),
                ctx.type_text(result)
            );
            return op.op_error(message).fail();
        }
    }
    Ok(())
}

/// Maps fit operands, and say how many iterations there are.
fn accesses(view: Structured<'_>, maps: &[AffineMap]) -> Result<(), Failure> {
    let op = view.op;
    let count = op.operands().len();
    if maps.len() != count {
        let message = format!(
            "expected the number of indexing_map ({}) to be equal to the number of input/output \
             operands ({count})",
            maps.len()
        );
        return op.op_error(message).fail();
    }
    for (at, (map, ty)) in maps.iter().zip(op.operand_types()).enumerate() {
        if map.symbols() != 0 {
            return op.op_error(format!("unexpected symbols in indexing_map #{at}")).fail();
        }
        let rank = rank(op.ctx(), ty);
        if map.num_results() != rank {
            let message = format!(
                "expected operand #{at} rank ({rank}) to match the result rank of indexing_map ({})",
                map.num_results()
            );
            return op.op_error(message).fail();
        }
    }
    let Some(ranges) = view.ranges(maps) else { return not_invertible(op, maps) };
    if ranges.contains(&DYNAMIC) {
        return Ok(());
    }
    let last: Vec<i64> = ranges.iter().map(|range| range.wrapping_sub(1)).collect();
    let first = vec![0; last.len()];
    for (at, (map, ty)) in maps.iter().zip(op.operand_types()).enumerate() {
        let shape = ty.shape(op.ctx()).unwrap_or_default();
        fits(op, (at, map, shape), &first, &last)?;
    }
    Ok(())
}

fn not_invertible(op: OpRef<'_>, maps: &[AffineMap]) -> Result<(), Failure> {
    let dims = maps.iter().map(AffineMap::dims).max().unwrap_or(0);
    let text = concatenated(op.ctx(), maps, dims).unwrap_or_default();
    let message = format!("invalid indexing maps are non-invertible: ({text})");
    op.op_error(message).fail()
}

/// All results of all maps as one map, as text.
fn concatenated(ctx: &Context, maps: &[AffineMap], dims: u32) -> Option<String> {
    let mut builder = couloir_ir::affine::AffineBuilder::new(dims, 0);
    let all: Option<Vec<_>> = (0..dims).map(|dim| builder.dim(dim)).collect();
    let all = all?;
    let mut results = Vec::new();
    for map in maps {
        results.extend(builder.import(map, &all, &[]));
    }
    Some(map_text(ctx, &builder.map(&results).ok()?))
}

/// `(d0) -> (d0)`
pub(super) fn map_text(ctx: &Context, map: &AffineMap) -> String {
    let attr = couloir_ir::Attribute::affine_map(ctx, map.clone());
    let text = ctx.attr_text(attr);
    let inner = text.strip_prefix("affine_map<").and_then(|text| text.strip_suffix('>'));
    inner.map_or(text.clone(), str::to_owned)
}

/// The elements at the first and the last iteration are inside of the operand.
fn fits(
    op: OpRef<'_>,
    (at, map, shape): (usize, &AffineMap, &[i64]),
    first: &[i64],
    last: &[i64],
) -> Result<(), Failure> {
    let ends = |point: &[i64]| {
        let point: Vec<Option<i64>> = point.iter().map(|&value| Some(value)).collect();
        map.eval_partial(&point)
    };
    let (first, last) = (ends(first), ends(last));
    for (dim, (&size, (first, last))) in shape.iter().zip(first.into_iter().zip(last)).enumerate() {
        let (Some(first), Some(last)) = (first, last) else { continue };
        if size == DYNAMIC || size == 0 {
            continue;
        }
        if first.min(last) < 0 {
            let message = format!(
                "unexpected result less than 0 at expression #{dim} in {}",
                map_text(op.ctx(), map)
            );
            return op.op_error(message).fail();
        }
        let inferred = first.max(last).wrapping_add(1);
        let is_dim = map.result_dim(dim).is_some();
        let words = match is_dim {
            true if inferred != size => "",
            false if inferred > size => "greater than or equal to ",
            _ => continue,
        };
        let message = format!(
            "inferred input/output operand #{at} has shape's dimension #{dim} to be {words}{inferred}, \
             but found {size}"
        );
        return op.op_error(message).fail();
    }
    Ok(())
}

/// The body has one block that takes an element of each operand.
fn body(op: OpRef<'_>) -> Result<(), Failure> {
    let region = op.region(0);
    let entry = region.filter(|region| region.num_blocks() == 1).and_then(RegionRef::entry);
    let Some(entry) = entry.filter(|_| op.num_regions() == 1) else {
        return op.op_error("expects to have 1 region with 1 block").fail();
    };
    if entry.args().len() != op.operands().len() {
        let message = "expected as many non-induction variable region arguments as the number of \
                       input/output operands";
        return op.op_error(message).fail();
    }
    let ctx = op.ctx();
    for (at, (arg, operand)) in entry.arg_types().zip(op.operand_types()).enumerate() {
        let element = element_type(ctx, operand);
        if element != arg {
            let message = format!(
                "expected type of bb argument #{at} ('{}') to match element or self type of the \
                 corresponding operand ('{}')",
                ctx.type_text(arg),
                ctx.type_text(element)
            );
            return op.op_error(message).fail();
        }
    }
    Ok(())
}

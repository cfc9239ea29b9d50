//! Memrefs made of others: other sizes and strides of the same memory.

use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Context, OpRef, Type};

use super::memref::{fill, mixed, row_major, strided, structure};
use super::{Rows, one};
use crate::machine::{Flow, Machine, Step, unsupported};
use crate::stop::Stop;
use crate::value::{MemRef, Value};

type Result<T> = std::result::Result<T, Stop>;

pub(super) const ROWS: Rows = rows! {
    "memref.dim" => dim;
    "memref.rank" => |m, op| one(Value::index(m.operand(op, 0)?.as_memref()?.sizes.len() as i64));
    "memref.cast" => cast;
    "memref.memory_space_cast" | "memref.assume_alignment" => |m, op| one(m.operand(op, 0)?);
    "memref.distinct_objects" => |m, op| Ok(Flow::Results(m.operands(op)?));
    "memref.subview" => subview;
    "memref.reinterpret_cast" => reinterpret_cast;
    "memref.transpose" => transpose;
    "memref.collapse_shape" => collapse;
    "memref.expand_shape" => expand;
    "memref.view" => view;
    "memref.reshape" => reshape;
    "memref.extract_strided_metadata" => metadata;
    "memref.extract_aligned_pointer_as_index" => |m, op| {
        m.worth.arbitrary = true;
        one(Value::index(m.operand(op, 0)?.as_memref()?.aligned.addr as i64))
    };
    "vector.type_cast" => |m, op| {
        let memref = m.operand(op, 0)?.as_memref()?.as_ref().clone();
        let ty = op.result_type(0).unwrap_or(Type::NONE);
        let sizes = structure(op.ctx(), ty)?.shape.to_vec();
        if memref.offset != 0 {
            return Err(unsupported(op));
        }
        one(Value::memref(MemRef { strides: row_major(&sizes), sizes, ..memref }))
    };
};

fn dim<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let (memref, at) = (machine.operand(op, 0)?, machine.operand(op, 1)?.number()?);
    let sizes = &memref.as_memref()?.sizes;
    let size = usize::try_from(at).ok().and_then(|at| sizes.get(at));
    one(Value::index(*size.ok_or_else(|| Stop::undefined("a dimension that is not there"))?))
}

/// Whether numbers of a type are those there are.
fn agree(fixed: &[i64], there: &[i64]) -> bool {
    let same = |(&fixed, &there): (&i64, &i64)| fixed == DYNAMIC || fixed == there;
    fixed.len() == there.len() && fixed.iter().zip(there).all(same)
}

fn cast<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let ctx = op.ctx();
    let value = machine.operand(op, 0)?;
    let memref = value.as_memref()?;
    let ty = op.result_type(0).unwrap_or(Type::NONE);
    if let Some(shape) = ty.as_memref(ctx) {
        let (strides, offset) = strided(ctx, ty)?;
        let fits = agree(&shape.shape, &memref.sizes)
            && agree(&[offset], &[memref.offset])
            && (memref.count() <= 1 || agree(&strides, &memref.strides));
        if !fits {
            return Err(Stop::undefined("a cast to a type that does not fit"));
        }
    }
    one(value.clone())
}

fn subview<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let ctx = op.ctx();
    let source = machine.operand(op, 0)?;
    let source = source.as_memref()?;
    let offsets = mixed(machine, op, "static_offsets", 1)?;
    let sizes = mixed(machine, op, "static_sizes", 2)?;
    let steps = mixed(machine, op, "static_strides", 3)?;
    check_view(&source.sizes, (&offsets, &sizes, &steps))?;
    let offset = source.wrapping_position(&offsets);
    let strides = source.strides.iter().zip(&steps).map(|(a, b)| a.wrapping_mul(*b));
    let strides = strides.collect::<Vec<_>>();
    let ty = op.result_type(0).unwrap_or(Type::NONE);
    let kept = kept(ctx, ty, &sizes, &strides)?;
    let pick = |list: &[i64]| kept.iter().filter_map(|&at| list.get(at).copied()).collect();
    let (base, aligned) = (source.base, source.aligned);
    one(Value::memref(MemRef {
        base,
        aligned,
        offset,
        sizes: pick(&sizes),
        strides: pick(&strides),
    }))
}

/// That a view is of what there is.
fn check_view(there: &[i64], (offsets, sizes, steps): (&[i64], &[i64], &[i64])) -> Result<()> {
    let parts = offsets.iter().zip(sizes).zip(steps).zip(there);
    let mut inside = parts.map(|(((&offset, &size), &step), &there)| {
        let last = (size - 1).checked_mul(step).and_then(|last| last.checked_add(offset));
        let within = |at: i64| 0 <= at && at < there;
        size == 0 && 0 <= offset && offset <= there
            || size > 0 && within(offset) && last.is_some_and(within)
    });
    inside.all(|inside| inside).then_some(()).ok_or_else(|| Stop::undefined("a view out of bounds"))
}

/// Which dimensions a type of lower rank has kept: those dropped are of size 1.
fn kept(ctx: &Context, ty: Type, sizes: &[i64], strides: &[i64]) -> Result<Vec<usize>> {
    let shape = &structure(ctx, ty)?.shape;
    let (own, _) = strided(ctx, ty)?;
    let (mut kept, mut left) = (Vec::new(), sizes.len());
    for (at, (size, stride)) in sizes.iter().zip(strides).enumerate() {
        let next = kept.len();
        let must = left == shape.len() - next.min(shape.len());
        let fits = |fixed: Option<&i64>, there: &i64| {
            fixed.is_some_and(|fixed| *fixed == DYNAMIC || fixed == there)
        };
        let fits = fits(shape.get(next), size) && fits(own.get(next), stride);
        if must || *size != 1 || fits {
            kept.push(at);
        }
        left -= 1;
    }
    if kept.len() == shape.len() {
        Ok(kept)
    } else {
        Err(Stop::unsupported("a view of lower rank"))
    }
}

fn reinterpret_cast<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let source = machine.operand(op, 0)?;
    let source = source.as_memref()?;
    let offset = mixed(machine, op, "static_offsets", 1)?;
    let sizes = mixed(machine, op, "static_sizes", 2)?;
    let strides = mixed(machine, op, "static_strides", 3)?;
    let offset = offset.first().copied().unwrap_or(0);
    one(Value::memref(MemRef { offset, sizes, strides, ..source.as_ref().clone() }))
}

fn transpose<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let source = machine.operand(op, 0)?;
    let source = source.as_memref()?;
    let map = op.attr_named("permutation").and_then(|attr| attr.as_affine_map(op.ctx()));
    let map = map.ok_or_else(|| unsupported(op))?;
    let pick = |list: &[i64]| map.eval(list, &[]).ok_or_else(|| unsupported(op));
    let (sizes, strides) = (pick(&source.sizes)?, pick(&source.strides)?);
    one(Value::memref(MemRef { sizes, strides, ..source.as_ref().clone() }))
}

/// Groups of dimensions.
fn groups(op: OpRef<'_>) -> Vec<Vec<usize>> {
    let ctx = op.ctx();
    let attr = op.attr_named("reassociation").and_then(|attr| attr.as_array(ctx));
    let group = |group: &couloir_ir::Attribute| {
        let items = group.as_array(ctx).unwrap_or_default();
        items.iter().filter_map(|item| usize::try_from(item.as_i64(ctx)?).ok()).collect()
    };
    attr.unwrap_or_default().iter().map(group).collect()
}

fn collapse<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let source = machine.operand(op, 0)?;
    let source = source.as_memref()?;
    let (mut sizes, mut strides) = (Vec::new(), Vec::new());
    for group in groups(op) {
        let size = |at: &usize| source.sizes.get(*at).copied().unwrap_or(1);
        sizes.push(group.iter().map(size).fold(1, i64::wrapping_mul));
        // Dimensions of size 1 may have any stride.
        let counts = group.iter().rev().find(|at| size(at) != 1).or(group.last());
        let stride = counts.and_then(|at| source.strides.get(*at));
        strides.push(stride.copied().unwrap_or(1));
    }
    one(Value::memref(MemRef { sizes, strides, ..source.as_ref().clone() }))
}

fn expand<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let source = machine.operand(op, 0)?;
    let source = source.as_memref()?;
    let sizes = mixed(machine, op, "static_output_shape", 1)?;
    let mut strides = vec![1; sizes.len()];
    for (group, (&stride, &size)) in groups(op).iter().zip(source.strides.iter().zip(&source.sizes))
    {
        let mut running = stride;
        let mut count = 1i64;
        for &at in group.iter().rev() {
            let dim = sizes.get(at).copied().unwrap_or(1);
            if let Some(slot) = strides.get_mut(at) {
                *slot = running;
            }
            running = running.wrapping_mul(dim);
            count = count.wrapping_mul(dim);
        }
        if count != size {
            return Err(Stop::undefined("sizes that do not make up what is expanded"));
        }
    }
    one(Value::memref(MemRef { sizes, strides, ..source.as_ref().clone() }))
}

fn view<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let source = machine.operand(op, 0)?;
    let source = source.as_memref()?;
    let shift = machine.operand(op, 1)?.number()?;
    let ty = op.result_type(0).unwrap_or(Type::NONE);
    let shape = structure(op.ctx(), ty)?;
    let sizes = fill(&shape.shape, machine.numbers(op, 2)?)?;
    let strides = row_major(&sizes);
    let aligned = source.aligned.offset(source.offset.wrapping_add(shift));
    one(Value::memref(MemRef { base: source.base, aligned, offset: 0, sizes, strides }))
}

/// Sizes are read from memory when the op runs.
fn reshape<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let ctx = op.ctx();
    let source = machine.operand(op, 0)?;
    let source = source.as_memref()?;
    let list = machine.operand(op, 1)?;
    let list = list.as_memref()?;
    let element = op.operand_type(1).and_then(|ty| ty.shaped_element(ctx)).unwrap_or(Type::INDEX);
    let mut sizes = Vec::new();
    super::memref::each_index(&list.sizes, |at| {
        let place = super::memref::address(ctx, list, list.wrapping_position(at), element)?;
        sizes.push(machine.load(place, element)?.number()?);
        Ok(())
    })?;
    let fixed = op.result_type(0).and_then(|ty| ty.shape(ctx));
    if fixed.is_some_and(|fixed| !agree(fixed, &sizes)) || sizes.iter().any(|size| *size < 0) {
        return Err(Stop::undefined("sizes that do not fit the type"));
    }
    let strides = row_major(&sizes);
    one(Value::memref(MemRef { sizes, strides, ..source.as_ref().clone() }))
}

fn metadata<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let source = machine.operand(op, 0)?;
    let source = source.as_memref()?;
    let (base, aligned) = (source.base, source.aligned);
    let buffer = MemRef { base, aligned, offset: 0, sizes: vec![], strides: vec![] };
    let numbers =
        [source.offset].into_iter().chain(source.sizes.clone()).chain(source.strides.clone());
    let results = std::iter::once(Value::memref(buffer)).chain(numbers.map(Value::index));
    Ok(Flow::Results(results.collect()))
}

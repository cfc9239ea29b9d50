//! Ops that take offsets, sizes and strides (`OffsetSizeAndStrideOpInterface`).

use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Failure, OpRef};

use super::index_list::constants;
use crate::memref::layout;

/// Where an op keeps one of the three lists.
pub struct List {
    /// The operand group.
    pub group: usize,
    /// The slot of the constants.
    pub slot: usize,
    /// How many entries there must be.
    pub rank: usize,
}

/// The offsets, sizes and strides of an op.
pub struct Lists {
    /// Offsets.
    pub offsets: List,
    /// Sizes.
    pub sizes: List,
    /// Strides.
    pub strides: List,
}

/// Checks that the lists fit each other and are as long as they must be.
pub fn verify(op: OpRef<'_>, lists: &Lists) -> Result<(), Failure> {
    let offsets = constants(op, lists.offsets.slot);
    let sizes = constants(op, lists.sizes.slot);
    let strides = constants(op, lists.strides.slot);
    verify_dynamic(op, "offsets", &lists.offsets, &offsets)?;
    verify_dynamic(op, "sizes", &lists.sizes, &sizes)?;
    verify_dynamic(op, "strides", &lists.strides, &strides)?;
    let single = offsets.len() == 1 && lists.offsets.rank == 1;
    if !single && offsets.len() != sizes.len() {
        return ranks_differ(op, "offsets", "sizes", offsets.len(), sizes.len());
    }
    if sizes.len() != strides.len() {
        return ranks_differ(op, "sizes", "strides", sizes.len(), strides.len());
    }
    verify_list(op, "offset", &lists.offsets, &offsets)?;
    verify_list(op, "size", &lists.sizes, &sizes)?;
    verify_list(op, "stride", &lists.strides, &strides)?;
    non_negative(op, "offsets", &offsets)?;
    non_negative(op, "sizes", &sizes)
}

fn ranks_differ(
    op: OpRef<'_>,
    a: &str,
    b: &str,
    len_a: usize,
    len_b: usize,
) -> Result<(), Failure> {
    op.error(format!(
        "expected mixed {a} rank to match mixed {b} rank ({len_a} vs {len_b}) so the rank of the \
         result type is well-formed."
    ))
    .fail()
}

fn verify_list(op: OpRef<'_>, name: &str, list: &List, constants: &[i64]) -> Result<(), Failure> {
    if constants.len() != list.rank {
        let (wanted, own) = (list.rank, constants.len());
        return op.error(format!("expected {wanted} {name} values, got {own}")).fail();
    }
    Ok(())
}

/// Checks that an operand stands for each entry that is not constant.
fn verify_dynamic(
    op: OpRef<'_>,
    name: &str,
    list: &List,
    constants: &[i64],
) -> Result<(), Failure> {
    let dynamic = constants.iter().filter(|&&value| value == DYNAMIC).count();
    let found = op.operand_group(list.group).len();
    if found == dynamic {
        return Ok(());
    }
    op.error(format!(
        "expected the number of '{name}' to match the number of dynamic entries in \
         'static_{name}' ({found} vs {dynamic})"
    ))
    .fail()
}

fn non_negative(op: OpRef<'_>, name: &str, constants: &[i64]) -> Result<(), Failure> {
    match constants.iter().find(|&&value| value < 0 && value != DYNAMIC) {
        Some(value) => {
            op.error(format!("expected {name} to be non-negative, but got {value}")).fail()
        }
        None => Ok(()),
    }
}

/// What is known must lie within the source.
pub fn check_bounds(
    op: OpRef<'_>,
    shape: &[i64],
    offsets: &[i64],
    sizes: &[i64],
    strides: &[i64],
) -> Result<(), Failure> {
    let dims = shape.iter().zip(offsets).zip(sizes).zip(strides).enumerate();
    for (dim, (((&bound, &offset), &size), &stride)) in dims {
        if bound == DYNAMIC || offset == DYNAMIC {
            continue;
        }
        if offset >= bound {
            let message = format!("offset {dim} is out-of-bounds: {offset} >= {bound}");
            return op.error(message).fail();
        }
        let steps = if size == DYNAMIC { DYNAMIC } else { size.wrapping_sub(1) };
        let last = layout::add(offset, layout::mul(steps, stride));
        if last != DYNAMIC && last >= bound {
            let message =
                format!("slice along dimension {dim} runs out-of-bounds: {last} >= {bound}");
            return op.error(message).fail();
        }
    }
    Ok(())
}

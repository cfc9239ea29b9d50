//! Attributes `nvvm.*` of functions and their arguments: what a kernel is launched with.

use couloir_ir::{Attribute, Failure, OpRef};

const KERNEL: &str = "nvvm.kernel";

/// Sizes in up to three dimensions.
const SIZES: &[&str] = &["nvvm.maxntid", "nvvm.reqntid", "nvvm.cluster_dim"];

/// Numbers.
const NUMBERS: &[&str] = &["nvvm.minctasm", "nvvm.maxnreg", "nvvm.cluster_max_blocks"];

/// What is wrong with an attribute of an op, its name before it.
fn problem(op: OpRef<'_>, name: &str, value: Attribute) -> Option<&'static str> {
    let ctx = op.ctx();
    if SIZES.contains(&name) {
        let sizes = value.as_i32_array(ctx).filter(|_| value.as_array(ctx).is_none());
        let fits = sizes.is_some_and(|sizes| (1..=3).contains(&sizes.len()));
        return (!fits).then_some("must be integer array with maximum 3 index");
    }
    if NUMBERS.contains(&name) {
        return value.as_int(ctx).is_none().then_some("must be integer constant");
    }
    let beside = ["nvvm.reqntid", "nvvm.cluster_dim"];
    let alone = beside.iter().any(|beside| op.attr_named(beside).is_none());
    (name == "nvvm.blocksareclusters" && alone)
        .then_some("must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'")
}

pub(super) fn op(op: OpRef<'_>, name: &str, value: Attribute) -> Result<(), Failure> {
    if name == KERNEL && op.name() != "llvm.func" {
        return op.error("'nvvm.kernel' attribute attached to unexpected op").fail();
    }
    match problem(op, name, value) {
        Some(problem) => op.error(format!("'\"{name}\"' attribute {problem}")).fail(),
        None => Ok(()),
    }
}

/// Arguments that kernels take by value from memory that is constant for a grid.
pub(super) fn argument(
    op: OpRef<'_>,
    _: usize,
    number: usize,
    name: &str,
    value: Attribute,
) -> Result<(), Failure> {
    if name != "nvvm.grid_constant" {
        return Ok(());
    }
    let ctx = op.ctx();
    let attrs =
        op.attr_named("arg_attrs").and_then(|attr| attr.as_array(ctx)?.get(number).copied());
    let rows = attrs.and_then(|attr| attr.as_dictionary(ctx)).unwrap_or_default();
    let by_value = rows.iter().any(|row| ctx.str(row.0) == "llvm.byval");
    let problem = if op.attr_named(KERNEL).is_none() {
        "attribute must be present only on kernel arguments"
    } else if value != Attribute::UNIT {
        "must be a unit attribute"
    } else if !by_value {
        "attribute requires the argument to also have attribute 'llvm.byval'"
    } else {
        return Ok(());
    };
    op.error(format!("'\"{name}\"' {problem}")).fail()
}

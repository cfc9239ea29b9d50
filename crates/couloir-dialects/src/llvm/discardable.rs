//! Attributes `llvm.*` on ops of other dialects and on arguments and results of functions.

use couloir_ir::{Attribute, Failure, OpRef};

pub(super) fn op(_: OpRef<'_>, _: &str, _: Attribute) -> Result<(), Failure> {
    Ok(())
}

pub(super) fn argument(
    _: OpRef<'_>,
    _: usize,
    _: usize,
    _: &str,
    _: Attribute,
) -> Result<(), Failure> {
    Ok(())
}

pub(super) fn result(
    _: OpRef<'_>,
    _: usize,
    _: usize,
    _: &str,
    _: Attribute,
) -> Result<(), Failure> {
    Ok(())
}

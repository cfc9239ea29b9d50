//! stub

use couloir_ir::symbols::SymbolScope;
use couloir_ir::{Failure, OpRef};

pub(in crate::llvm) fn addressof(_: OpRef<'_>, _: &SymbolScope<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn blockaddress(_: OpRef<'_>, _: &SymbolScope<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn ctors(_: OpRef<'_>, _: &SymbolScope<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn dso_local_equivalent(
    _: OpRef<'_>,
    _: &SymbolScope<'_>,
) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn ifunc(_: OpRef<'_>, _: &SymbolScope<'_>) -> Result<(), Failure> {
    Ok(())
}

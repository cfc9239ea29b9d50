//! stub

use couloir_ir::symbols::SymbolScope;
use couloir_ir::{Failure, OpRef};

pub(in crate::llvm) fn extractvalue(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn insertvalue(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn shufflevector(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

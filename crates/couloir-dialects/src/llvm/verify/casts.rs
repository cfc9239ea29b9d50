//! stub

use couloir_ir::symbols::SymbolScope;
use couloir_ir::{Failure, OpRef};

pub(in crate::llvm) fn bitcast(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn extension(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn sincos(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

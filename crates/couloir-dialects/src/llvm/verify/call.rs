//! stub

use couloir_ir::symbols::SymbolScope;
use couloir_ir::{Failure, OpRef};

pub(in crate::llvm) fn assume(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn call(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn call_intrinsic(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn call_symbols(_: OpRef<'_>, _: &SymbolScope<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn inline_asm(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn invoke(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

//! stub

use couloir_ir::symbols::SymbolScope;
use couloir_ir::{Failure, OpRef};

pub(in crate::llvm) fn alloca(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn atomicrmw(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn cmpxchg(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn fence(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn gather(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn load(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn scatter(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn store(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

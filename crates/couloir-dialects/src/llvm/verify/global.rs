//! stub

use couloir_ir::symbols::SymbolScope;
use couloir_ir::{Failure, OpRef};

pub(in crate::llvm) fn alias(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn alias_regions(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn comdat(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn ctors(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn dtors(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn global(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn ifunc(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn linker_options(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn module_flags(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

pub(in crate::llvm) fn regions(_: OpRef<'_>) -> Result<(), Failure> {
    Ok(())
}

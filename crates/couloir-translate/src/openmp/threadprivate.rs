//! `omp.threadprivate`: a variable of which the runtime library keeps one for each thread.

use couloir_ir::{Failure, OpRef};
use couloir_llvmir::{ConstantData, GlobalVariable, Linkage, Type};

use crate::function::FunctionState;

pub(super) fn threadprivate(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let address = state.operand(op, 0)?;
    let llvm = state.llvm();
    let symbol = address.as_constant().and_then(|constant| match llvm.constant(constant) {
        ConstantData::Global { symbol, .. } => Some(*symbol),
        _ => None,
    });
    let known = symbol.and_then(|symbol| {
        let size = state.translator.size_of_variable(symbol)?;
        Some((size, llvm.str_bytes(symbol.name()?).to_vec()))
    });
    let Some((size, name)) = known else {
        return op.error("Addressing symbol not found").fail();
    };
    let [ident, thread] = state.ident_and_thread();
    let pointer = llvm.ptr_type(0);
    let cache = llvm.bytes(&[&name, b".cache".as_slice()].concat());
    let mut cache = GlobalVariable::new(cache.into(), pointer);
    cache.init = Some(llvm.zero(pointer));
    cache.common.linkage = Linkage::Common;
    cache.common.align = Some(state.translator.layout.abi_align(llvm, pointer));
    let cache = state.builder.global(cache);
    let size = llvm.int(Type::I64, size).into();
    let args = [ident, thread, address, size, cache];
    let value = state.runtime_value("__kmpc_threadprivate_cached", &args);
    state.set_result(op, value)
}

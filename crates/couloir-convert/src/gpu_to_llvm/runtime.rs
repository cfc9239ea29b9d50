//! The functions of the run time: a table of their types, and calls of them. A function is declared
//! at the end of the module where it is called first.

use couloir_dialects::llvm;
use couloir_ir::build::{Build, Builder};
use couloir_ir::{Attribute, Op, OpRef, Str, Value};
use couloir_rewrite::convert::{ConversionRewriter, Naming, Place};

use crate::llvm_common::alloc::declare;
use crate::runtime_functions::{Function, I8, I16, I32, I64, Ptr, functions};

functions! {
    STREAM_CREATE = "mgpuStreamCreate"() -> Ptr;
    STREAM_DESTROY = "mgpuStreamDestroy"(Ptr);
    STREAM_SYNCHRONIZE = "mgpuStreamSynchronize"(Ptr);
    STREAM_WAIT_EVENT = "mgpuStreamWaitEvent"(Ptr, Ptr);
    EVENT_CREATE = "mgpuEventCreate"() -> Ptr;
    EVENT_DESTROY = "mgpuEventDestroy"(Ptr);
    EVENT_SYNCHRONIZE = "mgpuEventSynchronize"(Ptr);
    EVENT_RECORD = "mgpuEventRecord"(Ptr, Ptr);
    HOST_REGISTER = "mgpuMemHostRegisterMemRef"(I64, Ptr, I64);
    HOST_UNREGISTER = "mgpuMemHostUnregisterMemRef"(I64, Ptr, I64);
    ALLOC = "mgpuMemAlloc"(I64, Ptr, I8) -> Ptr;
    FREE = "mgpuMemFree"(Ptr, Ptr);
    MEMCPY = "mgpuMemcpy"(Ptr, Ptr, I64, Ptr);
    MEMSET_16 = "mgpuMemset16"(Ptr, I16, I64, Ptr);
    MEMSET_32 = "mgpuMemset32"(Ptr, I32, I64, Ptr);
    SET_DEFAULT_DEVICE = "mgpuSetDefaultDevice"(I32);
    CREATE_DN_VEC = "mgpuCreateDnVec"(I64, Ptr, I32, Ptr) -> Ptr;
    DESTROY_DN_VEC = "mgpuDestroyDnVec"(Ptr, Ptr);
    CREATE_DN_MAT = "mgpuCreateDnMat"(I64, I64, Ptr, I32, Ptr) -> Ptr;
    DESTROY_DN_MAT = "mgpuDestroyDnMat"(Ptr, Ptr);
    CREATE_COO = "mgpuCreateCoo"(I64, I64, I64, Ptr, Ptr, Ptr, I32, I32, Ptr) -> Ptr;
    CREATE_COO_AOS = "mgpuCreateCooAoS"(I64, I64, I64, Ptr, Ptr, I32, I32, Ptr) -> Ptr;
    CREATE_CSR = "mgpuCreateCsr"(I64, I64, I64, Ptr, Ptr, Ptr, I32, I32, I32, Ptr) -> Ptr;
    CREATE_CSC = "mgpuCreateCsc"(I64, I64, I64, Ptr, Ptr, Ptr, I32, I32, I32, Ptr) -> Ptr;
    CREATE_BSR = "mgpuCreateBsr"(
        I64, I64, I64, I64, I64, Ptr, Ptr, Ptr, I32, I32, I32, Ptr
    ) -> Ptr;
    DESTROY_SP_MAT = "mgpuDestroySpMat"(Ptr, Ptr);
    SPMV_BUFFER_SIZE = "mgpuSpMVBufferSize"(I32, Ptr, Ptr, Ptr, I32, Ptr) -> I64;
    SPMV = "mgpuSpMV"(I32, Ptr, Ptr, Ptr, I32, Ptr, Ptr);
    SPMM_BUFFER_SIZE = "mgpuSpMMBufferSize"(I32, I32, Ptr, Ptr, Ptr, I32, Ptr) -> I64;
    SPMM = "mgpuSpMM"(I32, I32, Ptr, Ptr, Ptr, I32, Ptr, Ptr);
    SDDMM_BUFFER_SIZE = "mgpuSDDMMBufferSize"(I32, I32, Ptr, Ptr, Ptr, I32, Ptr) -> I64;
    SDDMM = "mgpuSDDMM"(I32, I32, Ptr, Ptr, Ptr, I32, Ptr, Ptr);
    SPGEMM_CREATE_DESCR = "mgpuSpGEMMCreateDescr"(Ptr) -> Ptr;
    SPGEMM_DESTROY_DESCR = "mgpuSpGEMMDestroyDescr"(Ptr, Ptr);
    SPGEMM_WORK_ESTIMATION = "mgpuSpGEMMWorkEstimation"(
        Ptr, I32, I32, Ptr, Ptr, Ptr, I32, I64, Ptr, Ptr
    ) -> I64;
    SPGEMM_COMPUTE = "mgpuSpGEMMCompute"(
        Ptr, I32, I32, Ptr, Ptr, Ptr, I32, I64, Ptr, Ptr
    ) -> I64;
    SPGEMM_COPY = "mgpuSpGEMMCopy"(Ptr, I32, I32, Ptr, Ptr, Ptr, I32, Ptr);
    SPMAT_GET_SIZE = "mgpuSpMatGetSize"(Ptr, Ptr, Ptr, Ptr, Ptr);
    SET_CSR_POINTERS = "mgpuSetCsrPointers"(Ptr, Ptr, Ptr, Ptr, Ptr);
    LT_CREATE_DN_MAT = "mgpuCreateCuSparseLtDnMat"(Ptr, I64, I64, Ptr, I32, Ptr);
    LT_DESTROY_DN_MAT = "mgpuDestroyCuSparseLtDnMat"(Ptr, Ptr);
    LT_CREATE_SP_MAT = "mgpuCusparseLtCreate2To4SpMat"(Ptr, I64, I64, Ptr, I32, Ptr);
    LT_DESTROY_SP_MAT = "mgpuDestroyCuSparseLtSpMat"(Ptr, Ptr);
    LT_SPMM_BUFFER_SIZE = "mgpuCuSparseLtSpMMBufferSize"(
        Ptr, I32, I32, Ptr, Ptr, Ptr, I32, I32, Ptr
    );
    LT_SPMM = "mgpuCuSparseLtSpMM"(Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr);
}

fn is_function(op: OpRef<'_>) -> bool {
    op.is(llvm::Func::def())
}

impl Function {
    /// Whether it gives something.
    pub(super) fn has_result(&self) -> bool {
        self.result.is_some()
    }

    /// Calls it.
    pub(super) fn call(&self, rw: &mut ConversionRewriter<'_>, args: &[Value]) -> Op {
        let ctx = rw.context();
        let (name, ty, location) = (ctx.intern(self.name), self.llvm_type(ctx), rw.location());
        let make = Box::new(move |b: &mut Builder<'_>, name: Str| {
            b.set_location(location);
            declare(b, name, ty)
        });
        let id = rw.request(name, Naming::Shared(is_function), Place::End, make);
        let callee = Attribute::flat_symbol(ctx, name);
        let call = rw.insert(llvm::call(ctx, self.result(ctx), callee, args));
        rw.refer(id, call, llvm::Call::CALLEE);
        call
    }

    /// Calls one that gives something.
    pub(super) fn value(&self, rw: &mut ConversionRewriter<'_>, args: &[Value]) -> Value {
        let call = self.call(rw, args);
        rw.body().result(call, 0).unwrap_or_else(|| Value::from_u32(u32::MAX))
    }

    /// Whether a value is what a call of it gave.
    pub(super) fn gave(&self, rw: &ConversionRewriter<'_>, value: Value) -> bool {
        let Some(op) = rw.scope().defining_op(value) else { return false };
        let callee = op.prop(llvm::Call::CALLEE).filter(|_| op.is(llvm::Call::def()));
        callee
            .and_then(|name| name.as_flat_symbol(rw.context()))
            .is_some_and(|name| rw.context().str(name) == self.name)
    }
}

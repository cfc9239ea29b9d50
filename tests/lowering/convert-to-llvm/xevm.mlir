// RUN: mlir-opt %s --convert-to-llvm | FileCheck %s
// RUN: mlir-opt %s --convert-to-llvm=filter-dialects=xevm | FileCheck %s --check-prefix=ALONE

func.func @where() -> i32 {
  %0 = xevm.local_id.x : i32
  return %0 : i32
}
llvm.func @kept_in_caches(%p: !llvm.ptr<1>) -> i32 {
  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>} : !llvm.ptr<1> -> i32
  llvm.return %0 : i32
}
gpu.module @kernels [#xevm.target] {
  gpu.func @kernel(%p: !llvm.ptr<1>) kernel {
    xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}>
    gpu.return
  }
}

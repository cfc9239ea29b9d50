// RUN: not mlir-translate %s --mlir-to-llvmir 2>&1 | FileCheck %s

// Only maps of tensors are fetched from parameters.
llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr<5>) {
  "nvvm.prefetch"(%a) <{cacheLevel = #nvvm<prefetch_cache_level L2>, in_param_space}> : (!llvm.ptr) -> ()
  "nvvm.prefetch"(%b) <{cacheLevel = #nvvm<prefetch_cache_level L1>, in_param_space}> : (!llvm.ptr<5>) -> ()
  llvm.return
}

// CHECK: Call parameter type does not match function signature!
// CHECK-NEXT: addrspacecast ptr %{{.*}} to ptr addrspace(101)
// CHECK-NEXT: ptr call void @llvm.nvvm.prefetch.L2(ptr addrspace(101) %{{.*}})
// CHECK-NEXT: Call parameter type does not match function signature!
// CHECK-NEXT: addrspacecast ptr addrspace(5) %{{.*}} to ptr addrspace(101)
// CHECK-NEXT: ptr addrspace(5) call void @llvm.nvvm.prefetch.local.L1(ptr addrspace(101) %{{.*}})

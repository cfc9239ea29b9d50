// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-translate --mlir-to-llvmir %s | FileCheck %s --check-prefix=LLVM

// CHECK: llvm.func @declared(!ptr.ptr<#nvvm.memory_space<shared>>)
// LLVM: declare void @declared(ptr addrspace(3))
llvm.func @declared(!ptr.ptr<#nvvm.memory_space<shared>>)

// CHECK: llvm.func @load(%[[P:.*]]: !ptr.ptr<#nvvm.memory_space<global>>) -> f32 {
// CHECK-NEXT: %[[V:.*]] = ptr.load %[[P]] : !ptr.ptr<#nvvm.memory_space<global>> -> f32
// LLVM: define float @load(ptr addrspace(1) %[[P:.*]]) {
// LLVM-NEXT: load float, ptr addrspace(1) %[[P]], align 4
llvm.func @load(%p: !ptr.ptr<#nvvm.memory_space<global>>) -> f32 {
  %0 = ptr.load %p : !ptr.ptr<#nvvm.memory_space<global>> -> f32
  llvm.return %0 : f32
}

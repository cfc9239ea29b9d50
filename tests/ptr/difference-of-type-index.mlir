// ORACLE: differs (differences-of-type-index)
// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

llvm.func @f(%p: !ptr.ptr<#llvm.address_space<1>>, %q: !ptr.ptr<#llvm.address_space<1>>) {
  %0 = ptr.ptr_diff %p, %q : !ptr.ptr<#llvm.address_space<1>> -> index
  llvm.return
}

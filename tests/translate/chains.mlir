// RUN: mlir-translate %s --mlir-to-llvmir --import-llvm | FileCheck %s
// RUN: mlir-translate %s --mlir-to-llvmir --import-llvm --mlir-to-llvmir | FileCheck %s --check-prefix=THERE

// Each translation takes what the one before gave.

llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32
  llvm.return %0 : i32
}
// CHECK: module attributes {dlti.dl_spec
// CHECK: llvm.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: llvm.add %arg0, %arg0 : i32

// THERE: define i32 @f(i32 %0) {
// THERE-NEXT: %2 = add i32 %0, %0

// RUN: not mlir-translate %s --mlir-to-llvmir 2>&1 | FileCheck %s

// CHECK: Attribute 'noundef' applied to incompatible type!
// CHECK-NEXT:   call noundef void @g()
llvm.func @g()
llvm.func @f() {
  llvm.call @g() {res_attrs = [{llvm.noundef}]} : () -> ()
  llvm.return
}

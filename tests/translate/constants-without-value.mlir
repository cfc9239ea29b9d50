// RUN: mlir-translate %s --mlir-to-llvmir 2>&1 | FileCheck %s

// Constants that cannot be made are reported; only uses of them fail.

llvm.func @unused() {
  %0 = llvm.mlir.constant(1.0 : f32) : !llvm.ptr
  %1 = llvm.mlir.constant(dense<(1.0,2.0)> : tensor<2xcomplex<f32>>) : vector<[4]xi32>
  llvm.return
}

// CHECK: tests/translate/constants-without-value.mlir:6:8: error: FloatAttr does not match expected type of the constant
// CHECK-NEXT:   %[[V0:[^ ]+]] = llvm.mlir.constant(1.0 : f32) : !llvm.ptr
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/translate/constants-without-value.mlir:7:8: error: unsupported constant value
// CHECK-NEXT:   %[[V1:[^ ]+]] = llvm.mlir.constant(dense<(1.0,2.0)> : tensor<2xcomplex<f32>>) : vector<[4]xi32>
// CHECK-NEXT:        ^
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @unused() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

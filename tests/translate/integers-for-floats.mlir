// RUN: mlir-translate --mlir-to-llvmir %s | FileCheck %s

// Integers for arrays of floats: their bytes where these are as many, zero elsewhere.

llvm.mlir.global external @one(dense<1> : tensor<2xi16>) : !llvm.array<2 x f32>
llvm.mlir.global external @two(dense<[1, 2]> : tensor<2xi16>) : !llvm.array<2 x f32>
llvm.mlir.global external @same(dense<[1, 2]> : tensor<2xi16>) : !llvm.array<2 x f16>
llvm.mlir.global external @nested(dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>) : !llvm.array<2 x array<2 x f64>>
llvm.mlir.global external @list([1 : i32, 2 : i32]) : !llvm.array<2 x array<2 x i32>>

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: @one = global [2 x float] zeroinitializer
// CHECK-NEXT: @two = global [2 x float] zeroinitializer
// CHECK-NEXT: @same = global [2 x half] [half 0xH0001, half 0xH0002]
// CHECK-NEXT: @nested = global [2 x [2 x double]] zeroinitializer
// CHECK-NEXT: @list = global [2 x [2 x i32]] zeroinitializer
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

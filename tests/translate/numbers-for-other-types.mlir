// RUN: mlir-translate --mlir-to-llvmir %s | FileCheck %s

// Integers for what is none have as many bits as the number of the address space.
llvm.mlir.global external @a([1 : i32, 2 : i32]) : !llvm.struct<(i32, f32)>
llvm.mlir.global external @b([1 : i32, 2 : i64]) : !llvm.struct<(i32, ptr)>
llvm.mlir.global external @c([1 : i32, 2 : i64]) : !llvm.struct<(i32, ptr<3>)>
llvm.mlir.global external @d([1 : i32, 2 : i64]) : !llvm.struct<(i32, vector<2xi32>)>
llvm.mlir.global external @e([1 : i32, [2 : i64]]) : !llvm.struct<(i32, struct<(f16)>)>
llvm.mlir.global external @f([5 : i32, 3 : i32]) : !llvm.array<2 x ptr<2>>
llvm.mlir.global external @g([5 : i32, 3 : i32]) : !llvm.array<2 x f32>

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: @a = global { i32, float } { i32 1, i0 0 }
// CHECK-NEXT: @b = global { i32, ptr } { i32 1, i0 0 }
// CHECK-NEXT: @c = global { i32, ptr addrspace(3) } { i32 1, i3 2 }
// CHECK-NEXT: @d = global { i32, <2 x i32> } { i32 1, <2 x i0> zeroinitializer }
// CHECK-NEXT: @e = global { i32, { half } } { i32 1, { half } zeroinitializer }
// CHECK-NEXT: @f = global [2 x ptr addrspace(2)] [i2 1, i2 -1]
// CHECK-NEXT: @g = global [2 x float] zeroinitializer
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

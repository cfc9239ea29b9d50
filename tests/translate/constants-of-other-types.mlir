// RUN: mlir-translate %s --mlir-to-llvmir --split-input-file | FileCheck %s

// The numbers of an array stand in arrays, those of a vector in vectors, whatever the global's
// type says of its innermost elements.
llvm.mlir.global external @arrays(dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>) : !llvm.array<2 x vector<3xi32>>
llvm.mlir.global external @vectors(dense<[[[1, 2], [3, 4]]]> : vector<1x2x2xi16>) : !llvm.array<1 x array<2 x array<2 x i16>>>
llvm.mlir.global external @bits(dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>) : !llvm.array<2 x array<3 x f32>>
llvm.mlir.global external @other_bits(dense<[1.0, 2.0]> : tensor<2xf16>) : !llvm.array<2 x bf16>
llvm.mlir.global external @wider(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i64>
llvm.mlir.global external @booleans(dense<[[true, false], [true, true]]> : vector<2x2xi1>) : !llvm.array<2 x array<2 x i1>>
llvm.mlir.global external @none(dense<> : tensor<2x0xi32>) : !llvm.array<2 x array<0 x i32>>

// -----

// Stores have no mark of loads.
llvm.func @invariant(%p: !llvm.ptr) {
  %0 = llvm.load %p {invariant} : !llvm.ptr -> i32
  llvm.store %0, %p {invariant} : i32, !llvm.ptr
  llvm.return
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: @arrays = global [2 x <3 x i32>] {{\[\[}}3 x i32] [i32 1, i32 2, i32 3], [3 x i32] [i32 4, i32 5, i32 6]]
// CHECK-NEXT: @vectors = global [1 x [2 x [2 x i16]]] {{\[\[}}2 x [2 x i16]] [<2 x i16> <i16 1, i16 2>, <2 x i16> <i16 3, i16 4>]]
// CHECK-NEXT: @bits = global [2 x [3 x float]] {{\[\[}}3 x float] [float 0x36A0000000000000, float 0x36B0000000000000, float 0x36B8000000000000], [3 x float] [float 0x36C0000000000000, float 0x36C4000000000000, float 0x36C8000000000000]]
// CHECK-NEXT: @other_bits = global [2 x bfloat] [bfloat 0xR3C00, bfloat 0xR4000]
// CHECK-NEXT: @wider = global [3 x i64] [i64 1, i64 2, i64 3]
// CHECK-NEXT: @booleans = global [2 x [2 x i1]] {{\[\[}}2 x i1] [i1 true, i1 false], [2 x i1] [i1 true, i1 true]]
// CHECK-NEXT: @none = global [2 x [0 x i32]] zeroinitializer
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @invariant(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[V0]], align 4, !invariant.load !1
// CHECK-NEXT:   store i32 %[[V2]], ptr %[[V0]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{}

// ORACLE: differs (standard-dialect)
// RUN: mlir-opt %s --legacy-syntax --split-input-file | FileCheck %s

// Scalars, by name and in LLVM IR's words.

llvm.func @scalars(!llvm.type<"i1">, !llvm.type<"i37">, !llvm.type<"half">, !llvm.type<"bfloat">,
                   !llvm.type<"float">, !llvm.type<"double">, !llvm.type<"x86_fp80">,
                   !llvm.type<"fp128">, !llvm.type<"ppc_fp128">, !llvm.i32, !llvm.float,
                   !llvm.double, !llvm<"i8*">)

// Descriptors of memory.

llvm.func @descriptors(!llvm.type<"{ float*, float*, i64 }">,
                       !llvm.type<"{ float*, float*, i64, [1 x i64], [1 x i64] }">,
                       !llvm.type<"{ <4 x float>*, <4 x float>*, i64, [1 x i64], [1 x i64] }">)

// Vectors and arrays of them.

llvm.func @vectors(!llvm.type<"<4 x float>">, !llvm<"[4 x [8 x <16 x float>]]">,
                   !llvm.type<"<vscale x 4 x i32>">, !llvm.array<1xi64>)

// Functions, which are pointed to.

llvm.func @functions(!llvm.type<"void ()*">, !llvm.type<"i64 (i32)*">,
                     !llvm.type<"{i64, double} (i32, float)*">,
                     !llvm.type<"void ()* (void ()*)*">, !llvm.type<"i32 (i8*, ...)*">,
                     !llvm.type<"void (...)*">)

// Structs of all kinds, pointers to other address spaces.

llvm.func @others(!llvm.type<"{}">, !llvm.type<"<{ i8, i32 }>">, !llvm.type<"%a*">,
                  !llvm.type<"%\"b c\"*">, !llvm.type<"i8 addrspace(3)*">, !llvm.type<"ptr">)

// CHECK: module {
// CHECK-NEXT:   llvm.func @scalars(i1, i37, f16, bf16, f32, f64, f80, f128, !llvm.ppc_fp128, i32, f32, f64, !llvm.ptr<i8>)
// CHECK-NEXT:   llvm.func @descriptors(!llvm.struct<(ptr<f32>, ptr<f32>, i64)>, !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>, !llvm.struct<(ptr<vector<4xf32>>, ptr<vector<4xf32>>, i64, array<1 x i64>, array<1 x i64>)>)
// CHECK-NEXT:   llvm.func @vectors(vector<4xf32>, !llvm.array<4 x array<8 x vector<16xf32>>>, vector<[4]xi32>, !llvm.array<1 x i64>)
// CHECK-NEXT:   llvm.func @functions(!llvm.ptr<func<void ()>>, !llvm.ptr<func<i64 (i32)>>, !llvm.ptr<func<struct<(i64, f64)> (i32, f32)>>, !llvm.ptr<func<ptr<func<void ()>> (ptr<func<void ()>>)>>, !llvm.ptr<func<i32 (ptr<i8>, ...)>>, !llvm.ptr<func<void (...)>>)
// CHECK-NEXT:   llvm.func @others(!llvm.struct<()>, !llvm.struct<packed (i8, i32)>, !llvm.ptr<struct<"a", opaque>>, !llvm.ptr<struct<"b c", opaque>>, !llvm.ptr<i8, 3>, !llvm.ptr)
// CHECK-NEXT: }

// -----

!pair = type !llvm.type<"{i32, i64}">
llvm.func @ops(%m: !llvm.type<"float*">, %i: !llvm.i64) -> !pair {
  %0 = llvm.getelementptr %m[%i] : (!llvm.type<"float*">, !llvm.type<"i64">) -> !llvm.type<"float*">
  %1 = llvm.load %0 : !llvm.type<"float*">
  %2 = llvm.mlir.constant(42 : i32) : !llvm.type<"i32">
  %3 = llvm.mlir.undef : !llvm.type<"{i32, i64}">
  %4 = llvm.insertvalue %2, %3[0] : !pair
  %5 = llvm.extractvalue %4[0] : !pair
  %6 = llvm.icmp "eq" %5, %2 : !llvm.i32
  llvm.cond_br %6, ^bb1(%5 : !llvm.type<"i32">), ^dummy
^bb1(%7: !llvm.type<"i32">):
  llvm.return %4 : !pair
^dummy:
  llvm.br ^bb1(%5 : !llvm.type<"i32">)
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @ops(%[[ARG0:[^ ]+]]: !llvm.ptr<f32>, %[[ARG1:[^ ]+]]: i64) -> !llvm.struct<(i32, i64)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.getelementptr %[[ARG0]][%[[ARG1]]] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.load %[[V0]] : !llvm.ptr<f32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(42 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.undef : !llvm.struct<(i32, i64)>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V3]][0] : !llvm.struct<(i32, i64)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V4]][0] : !llvm.struct<(i32, i64)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.icmp "eq" %[[V5]], %[[V2]] : i32
// CHECK-NEXT:     llvm.cond_br %[[V6]], ^bb1(%[[V5]] : i32), ^bb2
// CHECK-NEXT:   ^bb1(%[[V7:[^ ]+]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     llvm.return %[[V4]] : !llvm.struct<(i32, i64)>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1(%[[V5]] : i32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

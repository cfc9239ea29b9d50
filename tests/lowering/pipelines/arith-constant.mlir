// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' | FileCheck %s

func.func @f() {
  %0 = arith.constant 0 : i32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant true
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant 1.0 : f32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant 1 : index
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<1> : tensor<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<1> : vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<1> : vector<2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<1> : vector<2x2xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<1> : vector<[4]xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<[1, 2]> : vector<2xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<7> : vector<i32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant 0x7F800000 : f32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant 1.0 : f8E5M2
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant 1.0 : bf16
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant 1 : i128
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense_resource<r> : vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<1.5> : vector<2x[2]xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant {x.y = 1} 1 : i32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() -> (i32, index) {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 2 : index
  return %0, %1 : i32, index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() -> !llvm.struct<(i32, i64)> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.poison : !llvm.struct<(i32, i64)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %[[V0]], %[[V2]][0] : !llvm.struct<(i32, i64)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %[[V1]], %[[V3]][1] : !llvm.struct<(i32, i64)>
// CHECK-NEXT: llvm.return %[[V4]] : !llvm.struct<(i32, i64)>
// CHECK-NEXT: }
// CHECK-NEXT: }

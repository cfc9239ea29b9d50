// RUN: mlir-opt %s --split-input-file --convert-arith-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @f() {
  %0 = arith.constant 0 : i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant true
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant 1.0 : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant 1 : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<1> : tensor<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %cst = arith.constant dense<1> : tensor<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<1> : vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<1> : vector<2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(dense<1> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<1> : vector<2x2xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(dense<1> : vector<2x2xindex>) : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<1> : vector<[4]xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(dense<1> : vector<[4]xi32>) : vector<[4]xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<[1, 2]> : vector<2xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(dense<[1, 2]> : vector<2xindex>) : vector<2xi64>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<7> : vector<i32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(dense<7> : vector<i32>) : vector<1xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant 0x7F800000 : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(0x7F800000 : f32) : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant 1.0 : f8E5M2
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(1.000000e+00 : f8E5M2) : i8
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant 1.0 : bf16
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(1.000000e+00 : bf16) : bf16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant 1 : i128
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(1 : i128) : i128
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense_resource<r> : vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(dense_resource<r> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<1.5> : vector<2x[2]xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(dense<1.500000e+00> : vector<2x[2]xf32>) : !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant {x.y = 1} 1 : i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(1 : i32) {x.y = 1 : i64} : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() -> (i32, index) {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 2 : index
  return %0, %1 : i32, index
}

// CHECK: module {
// CHECK-NEXT: func.func @f() -> (i32, index) {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V2:.*]] = builtin.unrealized_conversion_cast %[[V1]] : i64 to index
// CHECK-NEXT: return %[[V0]], %[[V2]] : i32, index
// CHECK-NEXT: }
// CHECK-NEXT: }

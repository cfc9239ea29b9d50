// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm | FileCheck %s

// Blocks with arguments come to be in ops that no pattern is for.

func.func @scope(%i: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    %1 = memref.alloca_scope -> (i32) {
      memref.alloca_scope.return %i : i32
    }
    scf.yield %1 : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @scope(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.execute_region -> i32 {
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:       llvm.br ^bb1
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       llvm.intr.stackrestore %[[V1]] : !llvm.ptr
// CHECK-NEXT:       llvm.br ^bb2(%[[ARG0]] : i32)
// CHECK-NEXT:     ^bb2(%[[V2:[^ ]+]]: i32):  // pred: ^bb1
// CHECK-NEXT:       llvm.br ^bb3
// CHECK-NEXT:     ^bb3:  // pred: ^bb2
// CHECK-NEXT:       scf.yield %[[V2]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @atomic(%m: memref<4xi32>, %i: index, %v: i32) {
  "test.region"() ({
    %0 = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
    ^bb0(%x: i32):
      %1 = llvm.add %x, %v : i32
      memref.atomic_yield %1 : i32
    }
    "test.end"(%0) : (i32) -> ()
  }) : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @atomic(%[[ARG0:[^ ]+]]: memref<4xi32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<4xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     "test.region"() ({
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT:       llvm.br ^bb1(%[[V4]] : i32)
// CHECK-NEXT:     ^bb1(%[[V5:[^ ]+]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.add %[[V5]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.cmpxchg %[[V3]], %[[V5]], %[[V6]] acq_rel monotonic : !llvm.ptr, i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.extractvalue %[[V7]][0] : !llvm.struct<(i32, i1)> 
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(i32, i1)> 
// CHECK-NEXT:       llvm.cond_br %[[V9]], ^bb2, ^bb1(%[[V8]] : i32)
// CHECK-NEXT:     ^bb2:  // pred: ^bb1
// CHECK-NEXT:       "test.end"(%[[V8]]) : (i32) -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An op that folds to a constant nothing makes legal stays as it was.

func.func @folds(%i: index) -> (f32, f32) {
  %c2 = arith.constant 2 : index
  %0 = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %1 = vector.extract %0[%c2] : f32 from vector<4xf32>
  %2 = arith.constant dense<1.0> : vector<3x2xf32>
  %3 = vector.shape_cast %2 : vector<3x2xf32> to vector<2x3xf32>
  %4 = vector.extract %3[1, 2] : f32 from vector<2x3xf32>
  return %1, %4 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @folds(%[[ARG0:[^ ]+]]: index) -> (f32, f32) {
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : vector<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[CST]][%[[C2]]] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<3x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shape_cast %[[CST_0]] : vector<3x2xf32> to vector<2x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][1, 2] : f32 from vector<2x3xf32>
// CHECK-NEXT:     return %[[V0]], %[[V2]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

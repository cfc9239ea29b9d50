// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm | FileCheck %s

// A bound that was converted is no index any more.

func.func @f() -> vector<[4]xi1> {
  %0 = vector.vscale
  %1 = vector.create_mask %0 : vector<[4]xi1>
  return %1 : vector<[4]xi1>
}

// CHECK: module {
// CHECK-NEXT: func.func @f() -> vector<[4]xi1> {
// CHECK-NEXT: %0 = "llvm.intr.vscale"() : () -> i64
// CHECK-NEXT: %1 = llvm.intr.stepvector : vector<[4]xi32>
// CHECK-NEXT: %2 = arith.trunci %0 : i64 to i32
// CHECK-NEXT: %3 = llvm.mlir.poison : vector<[4]xi32>
// CHECK-NEXT: %4 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %5 = llvm.insertelement %2, %3[%4 : i32] : vector<[4]xi32>
// CHECK-NEXT: %6 = llvm.shufflevector %5, %3 [0, 0, 0, 0] : vector<[4]xi32>
// CHECK-NEXT: %7 = arith.cmpi slt, %1, %6 : vector<[4]xi32>
// CHECK-NEXT: return %7 : vector<[4]xi1>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @g(%n: index) -> vector<[4]xi1> {
  %0 = vector.create_mask %n : vector<[4]xi1>
  return %0 : vector<[4]xi1>
}

// CHECK: module {
// CHECK-NEXT: func.func @g(%arg0: index) -> vector<[4]xi1> {
// CHECK-NEXT: %0 = llvm.intr.stepvector : vector<[4]xi32>
// CHECK-NEXT: %1 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.mlir.poison : vector<[4]xi32>
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %4 = llvm.insertelement %1, %2[%3 : i32] : vector<[4]xi32>
// CHECK-NEXT: %5 = llvm.shufflevector %4, %2 [0, 0, 0, 0] : vector<[4]xi32>
// CHECK-NEXT: %6 = arith.cmpi slt, %0, %5 : vector<[4]xi32>
// CHECK-NEXT: return %6 : vector<[4]xi1>
// CHECK-NEXT: }
// CHECK-NEXT: }

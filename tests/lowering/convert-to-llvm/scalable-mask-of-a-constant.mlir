// RUN: mlir-opt %s --split-input-file --convert-to-llvm | FileCheck %s

// The bound is a constant of `i64` by then, whose attribute is one of `index`: it is not folded.
func.func @b() -> vector<[4]xi1> {
  %c0 = arith.constant 3 : index
  %r = vector.create_mask %c0 : vector<[4]xi1>
  return %r : vector<[4]xi1>
}

// CHECK: module {
// CHECK-NEXT: llvm.func @b() -> vector<[4]xi1> {
// CHECK-NEXT: %0 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT: %1 = llvm.intr.stepvector : vector<[4]xi64>
// CHECK-NEXT: %2 = llvm.mlir.poison : vector<[4]xi64>
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %4 = llvm.insertelement %0, %2[%3 : i32] : vector<[4]xi64>
// CHECK-NEXT: %5 = llvm.shufflevector %4, %2 [0, 0, 0, 0] : vector<[4]xi64>
// CHECK-NEXT: %6 = llvm.icmp "slt" %1, %5 : vector<[4]xi64>
// CHECK-NEXT: llvm.return %6 : vector<[4]xi1>
// CHECK-NEXT: }
// CHECK-NEXT: }

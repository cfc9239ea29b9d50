// RUN: mlir-opt %s --scf-forall-to-parallel --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// What ends the new loop comes from what ended the old one.
func.func @f() {
  scf.forall (%i) in (4) {
    scf.forall.in_parallel {} loc("end")
  } loc("loop")
  return loc("return")
} loc("f")

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %c0 = arith.constant 0 : index loc("loop")
// CHECK-NEXT: %c4 = arith.constant 4 : index loc("loop")
// CHECK-NEXT: %c1 = arith.constant 1 : index loc("loop")
// CHECK-NEXT: scf.parallel (%arg0) = (%c0) to (%c4) step (%c1) {
// CHECK-NEXT: scf.reduce  loc("end")
// CHECK-NEXT: } loc("loop")
// CHECK-NEXT: return loc("return")
// CHECK-NEXT: } loc("f")
// CHECK-NEXT: } loc("tests/passes/scf-forall-to-parallel/locations.mlir":0:0)

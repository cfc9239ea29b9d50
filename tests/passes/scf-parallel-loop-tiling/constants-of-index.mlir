// RUN: mlir-opt %s --scf-parallel-loop-tiling=parallel-loop-tile-sizes=2 | FileCheck %s

// Only bounds that are constants of `arith` tell that tiles fit.
func.func @f() {
  %c0 = arith.constant 0 : index
  %c8 = index.constant 8
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) { }
  return
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %idx8 = index.constant 8
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %0 = arith.muli %c1, %c2 : index
// CHECK-NEXT: scf.parallel (%arg0) = (%c0) to (%idx8) step (%0) {
// CHECK-NEXT: %1 = affine.min #map(%0, %idx8, %arg0)
// CHECK-NEXT: scf.parallel (%arg1) = (%c0_0) to (%1) step (%c1) {
// CHECK-NEXT: %2 = arith.addi %arg1, %arg0 : index
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

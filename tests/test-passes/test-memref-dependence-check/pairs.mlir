// RUN: mlir-opt %s --split-input-file --test-memref-dependence-check --allow-unregistered-dialect 2>&1 | FileCheck %s

// Accesses in loops, in loops side by side, in ops that are not known, and outside of all.
func.func @f(%n: index, %m: memref<64x64xf32>, %a: memref<64xf32>) {
  %c0 = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to %n {
      %0 = affine.vector_load %a[%i] : memref<64xf32>, vector<4xf32>
      affine.store %c0, %a[%i + 1] : memref<64xf32>
      affine.for %k = 0 to 4 {
        %9 = affine.load %a[%j] : memref<64xf32>
      }
    }
  }
  affine.parallel (%i, %j) = (0, 0) to (5, 5) {
     %9 = affine.load %m[%i, %j] : memref<64x64xf32>
     affine.store %c0, %m[%i, 3] : memref<64x64xf32>
     "test.x"() ({
        affine.store %c0, %m[%i, 4] : memref<64x64xf32>
     }) : () -> ()
  }
  %1 = affine.load %a[0] : memref<64xf32>
  %q = memref.load %a[%n] : memref<64xf32>
  %2 = affine.load %a[symbol(%n) * symbol(%n)] : memref<64xf32>
  return
}

// CHECK: tests/test-passes/test-memref-dependence-check/pairs.mlir:9:7: remark: dependence from 0 to 0 at depth 1 = false
// CHECK-NEXT:       affine.store %[[C0:[^ ]+]], %[[A:[^ ]+]][%[[I:[^ ]+]] + 1] : memref<64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:9:7: note: see current operation: affine.store %[[CST:[^ ]+]], %[[ARG2:[^ ]+]][%[[ARG3:[^ ]+]] + 1] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:9:7: remark: dependence from 0 to 0 at depth 2 = [0, 0][1, +inf]
// CHECK-NEXT:       affine.store %[[C0]], %[[A]][%[[I]] + 1] : memref<64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:9:7: note: see current operation: affine.store %[[CST]], %[[ARG2]][%[[ARG3]] + 1] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:9:7: remark: dependence from 0 to 0 at depth 3 = false
// CHECK-NEXT:       affine.store %[[C0]], %[[A]][%[[I]] + 1] : memref<64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:9:7: note: see current operation: affine.store %[[CST]], %[[ARG2]][%[[ARG3]] + 1] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:9:7: remark: dependence from 0 to 1 at depth 1 = [1, 63][-inf, 63]
// CHECK-NEXT:       affine.store %[[C0]], %[[A]][%[[I]] + 1] : memref<64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:9:7: note: see current operation: affine.store %[[CST]], %[[ARG2]][%[[ARG3]] + 1] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:9:7: remark: dependence from 0 to 1 at depth 2 = [0, 0][1, 64]
// CHECK-NEXT:       affine.store %[[C0]], %[[A]][%[[I]] + 1] : memref<64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:9:7: note: see current operation: affine.store %[[CST]], %[[ARG2]][%[[ARG3]] + 1] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:9:7: remark: dependence from 0 to 1 at depth 3 = true
// CHECK-NEXT:       affine.store %[[C0]], %[[A]][%[[I]] + 1] : memref<64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:9:7: note: see current operation: affine.store %[[CST]], %[[ARG2]][%[[ARG3]] + 1] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:9:7: remark: dependence from 0 to 2 at depth 1 = false
// CHECK-NEXT:       affine.store %[[C0]], %[[A]][%[[I]] + 1] : memref<64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:9:7: note: see current operation: affine.store %[[CST]], %[[ARG2]][%[[ARG3]] + 1] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:9:7: remark: dependence from 0 to 3 at depth 1 = false
// CHECK-NEXT:       affine.store %[[C0]], %[[A]][%[[I]] + 1] : memref<64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:9:7: note: see current operation: affine.store %[[CST]], %[[ARG2]][%[[ARG3]] + 1] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:9:7: remark: dependence from 0 to 4 at depth 1 = false
// CHECK-NEXT:       affine.store %[[C0]], %[[A]][%[[I]] + 1] : memref<64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:9:7: note: see current operation: affine.store %[[CST]], %[[ARG2]][%[[ARG3]] + 1] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:9:7: remark: dependence from 0 to 5 at depth 1 = false
// CHECK-NEXT:       affine.store %[[C0]], %[[A]][%[[I]] + 1] : memref<64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:9:7: note: see current operation: affine.store %[[CST]], %[[ARG2]][%[[ARG3]] + 1] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:9:7: error: dependence check failed
// CHECK-NEXT:       affine.store %[[C0]], %[[A]][%[[I]] + 1] : memref<64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:9:7: note: see current operation: "affine.store"(%[[V0:[^ ]+]], %[[ARG2]], %[[ARG5:[^ ]+]]) <{map = affine_map<(d0) -> (d0 + 1)>}> : (f32, memref<64xf32>, index) -> ()
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: remark: dependence from 1 to 0 at depth 1 = [1, 63][-64, +inf]
// CHECK-NEXT:         %[[V9:[^ ]+]] = affine.load %[[A]][%[[J:[^ ]+]]] : memref<64xf32>
// CHECK-NEXT:              ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: note: see current operation: %[[V4:[^ ]+]] = affine.load %[[ARG2]][%[[ARG4:[^ ]+]]] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: remark: dependence from 1 to 0 at depth 2 = [0, 0][1, +inf]
// CHECK-NEXT:         %[[V9]] = affine.load %[[A]][%[[J]]] : memref<64xf32>
// CHECK-NEXT:              ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: note: see current operation: %[[V4]] = affine.load %[[ARG2]][%[[ARG4]]] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: remark: dependence from 1 to 0 at depth 3 = false
// CHECK-NEXT:         %[[V9]] = affine.load %[[A]][%[[J]]] : memref<64xf32>
// CHECK-NEXT:              ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: note: see current operation: %[[V4]] = affine.load %[[ARG2]][%[[ARG4]]] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: remark: dependence from 1 to 1 at depth 1 = false
// CHECK-NEXT:         %[[V9]] = affine.load %[[A]][%[[J]]] : memref<64xf32>
// CHECK-NEXT:              ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: note: see current operation: %[[V4]] = affine.load %[[ARG2]][%[[ARG4]]] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: remark: dependence from 1 to 1 at depth 2 = false
// CHECK-NEXT:         %[[V9]] = affine.load %[[A]][%[[J]]] : memref<64xf32>
// CHECK-NEXT:              ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: note: see current operation: %[[V4]] = affine.load %[[ARG2]][%[[ARG4]]] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: remark: dependence from 1 to 1 at depth 3 = false
// CHECK-NEXT:         %[[V9]] = affine.load %[[A]][%[[J]]] : memref<64xf32>
// CHECK-NEXT:              ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: note: see current operation: %[[V4]] = affine.load %[[ARG2]][%[[ARG4]]] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: remark: dependence from 1 to 1 at depth 4 = false
// CHECK-NEXT:         %[[V9]] = affine.load %[[A]][%[[J]]] : memref<64xf32>
// CHECK-NEXT:              ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: note: see current operation: %[[V4]] = affine.load %[[ARG2]][%[[ARG4]]] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: remark: dependence from 1 to 2 at depth 1 = false
// CHECK-NEXT:         %[[V9]] = affine.load %[[A]][%[[J]]] : memref<64xf32>
// CHECK-NEXT:              ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: note: see current operation: %[[V4]] = affine.load %[[ARG2]][%[[ARG4]]] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: remark: dependence from 1 to 3 at depth 1 = false
// CHECK-NEXT:         %[[V9]] = affine.load %[[A]][%[[J]]] : memref<64xf32>
// CHECK-NEXT:              ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: note: see current operation: %[[V4]] = affine.load %[[ARG2]][%[[ARG4]]] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: remark: dependence from 1 to 4 at depth 1 = false
// CHECK-NEXT:         %[[V9]] = affine.load %[[A]][%[[J]]] : memref<64xf32>
// CHECK-NEXT:              ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: note: see current operation: %[[V4]] = affine.load %[[ARG2]][%[[ARG4]]] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: remark: dependence from 1 to 5 at depth 1 = false
// CHECK-NEXT:         %[[V9]] = affine.load %[[A]][%[[J]]] : memref<64xf32>
// CHECK-NEXT:              ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: note: see current operation: %[[V4]] = affine.load %[[ARG2]][%[[ARG4]]] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: remark: dependence from 1 to 6 at depth 1 = false
// CHECK-NEXT:         %[[V9]] = affine.load %[[A]][%[[J]]] : memref<64xf32>
// CHECK-NEXT:              ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:11:14: note: see current operation: %[[V4]] = affine.load %[[ARG2]][%[[ARG4]]] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: remark: dependence from 2 to 0 at depth 1 = false
// CHECK-NEXT:      %[[V9]] = affine.load %[[M:[^ ]+]][%[[I]], %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:           ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: note: see current operation: %[[V3:[^ ]+]] = affine.load %[[ARG1:[^ ]+]][%[[ARG3]], %[[ARG4]]] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: remark: dependence from 2 to 1 at depth 1 = false
// CHECK-NEXT:      %[[V9]] = affine.load %[[M]][%[[I]], %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:           ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: note: see current operation: %[[V3]] = affine.load %[[ARG1]][%[[ARG3]], %[[ARG4]]] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: remark: dependence from 2 to 2 at depth 1 = false
// CHECK-NEXT:      %[[V9]] = affine.load %[[M]][%[[I]], %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:           ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: note: see current operation: %[[V3]] = affine.load %[[ARG1]][%[[ARG3]], %[[ARG4]]] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: remark: dependence from 2 to 2 at depth 2 = false
// CHECK-NEXT:      %[[V9]] = affine.load %[[M]][%[[I]], %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:           ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: note: see current operation: %[[V3]] = affine.load %[[ARG1]][%[[ARG3]], %[[ARG4]]] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: remark: dependence from 2 to 2 at depth 3 = false
// CHECK-NEXT:      %[[V9]] = affine.load %[[M]][%[[I]], %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:           ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: note: see current operation: %[[V3]] = affine.load %[[ARG1]][%[[ARG3]], %[[ARG4]]] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: remark: dependence from 2 to 3 at depth 1 = false
// CHECK-NEXT:      %[[V9]] = affine.load %[[M]][%[[I]], %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:           ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: note: see current operation: %[[V3]] = affine.load %[[ARG1]][%[[ARG3]], %[[ARG4]]] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: remark: dependence from 2 to 3 at depth 2 = [0, 0][1, 1]
// CHECK-NEXT:      %[[V9]] = affine.load %[[M]][%[[I]], %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:           ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: note: see current operation: %[[V3]] = affine.load %[[ARG1]][%[[ARG3]], %[[ARG4]]] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: remark: dependence from 2 to 3 at depth 3 = true
// CHECK-NEXT:      %[[V9]] = affine.load %[[M]][%[[I]], %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:           ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: note: see current operation: %[[V3]] = affine.load %[[ARG1]][%[[ARG3]], %[[ARG4]]] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: error: dependence check failed
// CHECK-NEXT:      %[[V9]] = affine.load %[[M]][%[[I]], %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:           ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: note: see current operation: %[[V4]] = "affine.load"(%[[ARG1]], %[[ARG3]], %[[ARG4]]) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<64x64xf32>, index, index) -> f32
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: error: dependence check failed
// CHECK-NEXT:      %[[V9]] = affine.load %[[M]][%[[I]], %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:           ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: note: see current operation: %[[V4]] = "affine.load"(%[[ARG1]], %[[ARG3]], %[[ARG4]]) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<64x64xf32>, index, index) -> f32
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: error: dependence check failed
// CHECK-NEXT:      %[[V9]] = affine.load %[[M]][%[[I]], %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:           ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: note: see current operation: %[[V4]] = "affine.load"(%[[ARG1]], %[[ARG3]], %[[ARG4]]) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<64x64xf32>, index, index) -> f32
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: remark: dependence from 2 to 5 at depth 1 = false
// CHECK-NEXT:      %[[V9]] = affine.load %[[M]][%[[I]], %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:           ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: note: see current operation: %[[V3]] = affine.load %[[ARG1]][%[[ARG3]], %[[ARG4]]] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: remark: dependence from 2 to 6 at depth 1 = false
// CHECK-NEXT:      %[[V9]] = affine.load %[[M]][%[[I]], %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:           ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:16:11: note: see current operation: %[[V3]] = affine.load %[[ARG1]][%[[ARG3]], %[[ARG4]]] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: remark: dependence from 3 to 0 at depth 1 = false
// CHECK-NEXT:      affine.store %[[C0]], %[[M]][%[[I]], 3] : memref<64x64xf32>
// CHECK-NEXT:      ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG3]], 3] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: remark: dependence from 3 to 1 at depth 1 = false
// CHECK-NEXT:      affine.store %[[C0]], %[[M]][%[[I]], 3] : memref<64x64xf32>
// CHECK-NEXT:      ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG3]], 3] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: remark: dependence from 3 to 2 at depth 1 = false
// CHECK-NEXT:      affine.store %[[C0]], %[[M]][%[[I]], 3] : memref<64x64xf32>
// CHECK-NEXT:      ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG3]], 3] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: remark: dependence from 3 to 2 at depth 2 = [0, 0][1, 3]
// CHECK-NEXT:      affine.store %[[C0]], %[[M]][%[[I]], 3] : memref<64x64xf32>
// CHECK-NEXT:      ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG3]], 3] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: remark: dependence from 3 to 2 at depth 3 = false
// CHECK-NEXT:      affine.store %[[C0]], %[[M]][%[[I]], 3] : memref<64x64xf32>
// CHECK-NEXT:      ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG3]], 3] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: remark: dependence from 3 to 3 at depth 1 = false
// CHECK-NEXT:      affine.store %[[C0]], %[[M]][%[[I]], 3] : memref<64x64xf32>
// CHECK-NEXT:      ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG3]], 3] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: remark: dependence from 3 to 3 at depth 2 = [0, 0][1, 4]
// CHECK-NEXT:      affine.store %[[C0]], %[[M]][%[[I]], 3] : memref<64x64xf32>
// CHECK-NEXT:      ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG3]], 3] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: remark: dependence from 3 to 3 at depth 3 = false
// CHECK-NEXT:      affine.store %[[C0]], %[[M]][%[[I]], 3] : memref<64x64xf32>
// CHECK-NEXT:      ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG3]], 3] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: error: dependence check failed
// CHECK-NEXT:      affine.store %[[C0]], %[[M]][%[[I]], 3] : memref<64x64xf32>
// CHECK-NEXT:      ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: note: see current operation: "affine.store"(%[[V0]], %[[ARG1]], %[[ARG3]]) <{map = affine_map<(d0) -> (d0, 3)>}> : (f32, memref<64x64xf32>, index) -> ()
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: error: dependence check failed
// CHECK-NEXT:      affine.store %[[C0]], %[[M]][%[[I]], 3] : memref<64x64xf32>
// CHECK-NEXT:      ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: note: see current operation: "affine.store"(%[[V0]], %[[ARG1]], %[[ARG3]]) <{map = affine_map<(d0) -> (d0, 3)>}> : (f32, memref<64x64xf32>, index) -> ()
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: error: dependence check failed
// CHECK-NEXT:      affine.store %[[C0]], %[[M]][%[[I]], 3] : memref<64x64xf32>
// CHECK-NEXT:      ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: note: see current operation: "affine.store"(%[[V0]], %[[ARG1]], %[[ARG3]]) <{map = affine_map<(d0) -> (d0, 3)>}> : (f32, memref<64x64xf32>, index) -> ()
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: remark: dependence from 3 to 5 at depth 1 = false
// CHECK-NEXT:      affine.store %[[C0]], %[[M]][%[[I]], 3] : memref<64x64xf32>
// CHECK-NEXT:      ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG3]], 3] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: remark: dependence from 3 to 6 at depth 1 = false
// CHECK-NEXT:      affine.store %[[C0]], %[[M]][%[[I]], 3] : memref<64x64xf32>
// CHECK-NEXT:      ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:17:6: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG3]], 3] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: remark: dependence from 4 to 0 at depth 1 = false
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][%[[I]], 4] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG3]], 4] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: remark: dependence from 4 to 1 at depth 1 = false
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][%[[I]], 4] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG3]], 4] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: error: dependence check failed
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][%[[I]], 4] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: note: see current operation: "affine.store"(%[[V0]], %[[ARG1]], %[[ARG3]]) <{map = affine_map<(d0) -> (d0, 4)>}> : (f32, memref<64x64xf32>, index) -> ()
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: error: dependence check failed
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][%[[I]], 4] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: note: see current operation: "affine.store"(%[[V0]], %[[ARG1]], %[[ARG3]]) <{map = affine_map<(d0) -> (d0, 4)>}> : (f32, memref<64x64xf32>, index) -> ()
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: error: dependence check failed
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][%[[I]], 4] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: note: see current operation: "affine.store"(%[[V0]], %[[ARG1]], %[[ARG3]]) <{map = affine_map<(d0) -> (d0, 4)>}> : (f32, memref<64x64xf32>, index) -> ()
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: error: dependence check failed
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][%[[I]], 4] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: note: see current operation: "affine.store"(%[[V0]], %[[ARG1]], %[[ARG3]]) <{map = affine_map<(d0) -> (d0, 4)>}> : (f32, memref<64x64xf32>, index) -> ()
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: error: dependence check failed
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][%[[I]], 4] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: note: see current operation: "affine.store"(%[[V0]], %[[ARG1]], %[[ARG3]]) <{map = affine_map<(d0) -> (d0, 4)>}> : (f32, memref<64x64xf32>, index) -> ()
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: error: dependence check failed
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][%[[I]], 4] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: note: see current operation: "affine.store"(%[[V0]], %[[ARG1]], %[[ARG3]]) <{map = affine_map<(d0) -> (d0, 4)>}> : (f32, memref<64x64xf32>, index) -> ()
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: remark: dependence from 4 to 4 at depth 1 = false
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][%[[I]], 4] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG3]], 4] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: remark: dependence from 4 to 4 at depth 2 = [0, 0][1, 4]
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][%[[I]], 4] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG3]], 4] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: remark: dependence from 4 to 4 at depth 3 = false
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][%[[I]], 4] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG3]], 4] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: remark: dependence from 4 to 5 at depth 1 = false
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][%[[I]], 4] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG3]], 4] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: remark: dependence from 4 to 6 at depth 1 = false
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][%[[I]], 4] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:19:9: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG3]], 4] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:22:8: remark: dependence from 5 to 0 at depth 1 = false
// CHECK-NEXT:   %[[V1:[^ ]+]] = affine.load %[[A]][0] : memref<64xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:22:8: note: see current operation: %[[V0]] = affine.load %[[ARG2]][0] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:22:8: remark: dependence from 5 to 1 at depth 1 = false
// CHECK-NEXT:   %[[V1]] = affine.load %[[A]][0] : memref<64xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:22:8: note: see current operation: %[[V0]] = affine.load %[[ARG2]][0] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:22:8: remark: dependence from 5 to 2 at depth 1 = false
// CHECK-NEXT:   %[[V1]] = affine.load %[[A]][0] : memref<64xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:22:8: note: see current operation: %[[V0]] = affine.load %[[ARG2]][0] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:22:8: remark: dependence from 5 to 3 at depth 1 = false
// CHECK-NEXT:   %[[V1]] = affine.load %[[A]][0] : memref<64xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:22:8: note: see current operation: %[[V0]] = affine.load %[[ARG2]][0] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:22:8: remark: dependence from 5 to 4 at depth 1 = false
// CHECK-NEXT:   %[[V1]] = affine.load %[[A]][0] : memref<64xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:22:8: note: see current operation: %[[V0]] = affine.load %[[ARG2]][0] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:22:8: remark: dependence from 5 to 5 at depth 1 = false
// CHECK-NEXT:   %[[V1]] = affine.load %[[A]][0] : memref<64xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:22:8: note: see current operation: %[[V0]] = affine.load %[[ARG2]][0] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:22:8: remark: dependence from 5 to 6 at depth 1 = false
// CHECK-NEXT:   %[[V1]] = affine.load %[[A]][0] : memref<64xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:22:8: note: see current operation: %[[V0]] = affine.load %[[ARG2]][0] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:24:8: error: dependence check failed
// CHECK-NEXT:   %[[V2:[^ ]+]] = affine.load %[[A]][symbol(%[[N:[^ ]+]]) * symbol(%[[N]])] : memref<64xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:24:8: note: see current operation: %[[V3]] = "affine.load"(%[[ARG2]], %[[ARG0:[^ ]+]]) <{map = affine_map<()[s0] -> (s0 * s0)>}> : (memref<64xf32>, index) -> f32
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:24:8: remark: dependence from 6 to 1 at depth 1 = false
// CHECK-NEXT:   %[[V2]] = affine.load %[[A]][symbol(%[[N]]) * symbol(%[[N]])] : memref<64xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:24:8: note: see current operation: %[[V2]] = affine.load %[[ARG2]][symbol(%[[ARG0]]) * symbol(%[[ARG0]])] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:24:8: remark: dependence from 6 to 2 at depth 1 = false
// CHECK-NEXT:   %[[V2]] = affine.load %[[A]][symbol(%[[N]]) * symbol(%[[N]])] : memref<64xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:24:8: note: see current operation: %[[V2]] = affine.load %[[ARG2]][symbol(%[[ARG0]]) * symbol(%[[ARG0]])] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:24:8: remark: dependence from 6 to 3 at depth 1 = false
// CHECK-NEXT:   %[[V2]] = affine.load %[[A]][symbol(%[[N]]) * symbol(%[[N]])] : memref<64xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:24:8: note: see current operation: %[[V2]] = affine.load %[[ARG2]][symbol(%[[ARG0]]) * symbol(%[[ARG0]])] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:24:8: remark: dependence from 6 to 4 at depth 1 = false
// CHECK-NEXT:   %[[V2]] = affine.load %[[A]][symbol(%[[N]]) * symbol(%[[N]])] : memref<64xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:24:8: note: see current operation: %[[V2]] = affine.load %[[ARG2]][symbol(%[[ARG0]]) * symbol(%[[ARG0]])] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:24:8: remark: dependence from 6 to 5 at depth 1 = false
// CHECK-NEXT:   %[[V2]] = affine.load %[[A]][symbol(%[[N]]) * symbol(%[[N]])] : memref<64xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:24:8: note: see current operation: %[[V2]] = affine.load %[[ARG2]][symbol(%[[ARG0]]) * symbol(%[[ARG0]])] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:24:8: remark: dependence from 6 to 6 at depth 1 = false
// CHECK-NEXT:   %[[V2]] = affine.load %[[A]][symbol(%[[N]]) * symbol(%[[N]])] : memref<64xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:24:8: note: see current operation: %[[V2]] = affine.load %[[ARG2]][symbol(%[[ARG0]]) * symbol(%[[ARG0]])] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:472:12: remark: dependence from 0 to 0 at depth 1 = false
// CHECK-NEXT:       %[[V0]] = affine.load %[[M]][%[[I]], %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:            ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:472:12: note: see current operation: %[[V0]] = affine.load %[[ARG1]][%[[ARG2]], %[[ARG3]]] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:472:12: remark: dependence from 0 to 0 at depth 2 = false
// CHECK-NEXT:       %[[V0]] = affine.load %[[M]][%[[I]], %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:            ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:472:12: note: see current operation: %[[V0]] = affine.load %[[ARG1]][%[[ARG2]], %[[ARG3]]] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:472:12: remark: dependence from 0 to 0 at depth 3 = false
// CHECK-NEXT:       %[[V0]] = affine.load %[[M]][%[[I]], %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:            ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:472:12: note: see current operation: %[[V0]] = affine.load %[[ARG1]][%[[ARG2]], %[[ARG3]]] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:472:12: remark: dependence from 0 to 1 at depth 1 = [1, 62][-63, -2]
// CHECK-NEXT:       %[[V0]] = affine.load %[[M]][%[[I]], %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:            ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:472:12: note: see current operation: %[[V0]] = affine.load %[[ARG1]][%[[ARG2]], %[[ARG3]]] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:472:12: remark: dependence from 0 to 1 at depth 2 = false
// CHECK-NEXT:       %[[V0]] = affine.load %[[M]][%[[I]], %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:            ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:472:12: note: see current operation: %[[V0]] = affine.load %[[ARG1]][%[[ARG2]], %[[ARG3]]] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:472:12: remark: dependence from 0 to 1 at depth 3 = false
// CHECK-NEXT:       %[[V0]] = affine.load %[[M]][%[[I]], %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:            ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:472:12: note: see current operation: %[[V0]] = affine.load %[[ARG1]][%[[ARG2]], %[[ARG3]]] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:472:12: remark: dependence from 0 to 2 at depth 1 = false
// CHECK-NEXT:       %[[V0]] = affine.load %[[M]][%[[I]], %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:            ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:472:12: note: see current operation: %[[V0]] = affine.load %[[ARG1]][%[[ARG2]], %[[ARG3]]] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:472:12: remark: dependence from 0 to 2 at depth 2 = false
// CHECK-NEXT:       %[[V0]] = affine.load %[[M]][%[[I]], %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:            ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:472:12: note: see current operation: %[[V0]] = affine.load %[[ARG1]][%[[ARG2]], %[[ARG3]]] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:472:12: remark: dependence from 0 to 2 at depth 3 = false
// CHECK-NEXT:       %[[V0]] = affine.load %[[M]][%[[I]], %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:            ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:472:12: note: see current operation: %[[V0]] = affine.load %[[ARG1]][%[[ARG2]], %[[ARG3]]] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:473:7: remark: dependence from 1 to 0 at depth 1 = [1, 63][-62, 0]
// CHECK-NEXT:       affine.store %[[V0]], %[[M]][%[[J]], %[[I]] + 1] : memref<64x64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:473:7: note: see current operation: affine.store %[[V0]], %[[ARG1]][%[[ARG3]], %[[ARG2]] + 1] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:473:7: remark: dependence from 1 to 0 at depth 2 = [0, 0][1, 1]
// CHECK-NEXT:       affine.store %[[V0]], %[[M]][%[[J]], %[[I]] + 1] : memref<64x64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:473:7: note: see current operation: affine.store %[[V0]], %[[ARG1]][%[[ARG3]], %[[ARG2]] + 1] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:473:7: remark: dependence from 1 to 0 at depth 3 = false
// CHECK-NEXT:       affine.store %[[V0]], %[[M]][%[[J]], %[[I]] + 1] : memref<64x64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:473:7: note: see current operation: affine.store %[[V0]], %[[ARG1]][%[[ARG3]], %[[ARG2]] + 1] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:473:7: remark: dependence from 1 to 1 at depth 1 = false
// CHECK-NEXT:       affine.store %[[V0]], %[[M]][%[[J]], %[[I]] + 1] : memref<64x64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:473:7: note: see current operation: affine.store %[[V0]], %[[ARG1]][%[[ARG3]], %[[ARG2]] + 1] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:473:7: remark: dependence from 1 to 1 at depth 2 = false
// CHECK-NEXT:       affine.store %[[V0]], %[[M]][%[[J]], %[[I]] + 1] : memref<64x64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:473:7: note: see current operation: affine.store %[[V0]], %[[ARG1]][%[[ARG3]], %[[ARG2]] + 1] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:473:7: remark: dependence from 1 to 1 at depth 3 = false
// CHECK-NEXT:       affine.store %[[V0]], %[[M]][%[[J]], %[[I]] + 1] : memref<64x64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:473:7: note: see current operation: affine.store %[[V0]], %[[ARG1]][%[[ARG3]], %[[ARG2]] + 1] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:473:7: remark: dependence from 1 to 2 at depth 1 = [1, 31][-62, 57]
// CHECK-NEXT:       affine.store %[[V0]], %[[M]][%[[J]], %[[I]] + 1] : memref<64x64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:473:7: note: see current operation: affine.store %[[V0]], %[[ARG1]][%[[ARG3]], %[[ARG2]] + 1] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:473:7: remark: dependence from 1 to 2 at depth 2 = [0, 0][1, 57]
// CHECK-NEXT:       affine.store %[[V0]], %[[M]][%[[J]], %[[I]] + 1] : memref<64x64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:473:7: note: see current operation: affine.store %[[V0]], %[[ARG1]][%[[ARG3]], %[[ARG2]] + 1] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:473:7: remark: dependence from 1 to 2 at depth 3 = true
// CHECK-NEXT:       affine.store %[[V0]], %[[M]][%[[J]], %[[I]] + 1] : memref<64x64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:473:7: note: see current operation: affine.store %[[V0]], %[[ARG1]][%[[ARG3]], %[[ARG2]] + 1] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:475:9: remark: dependence from 2 to 0 at depth 1 = [3, 31][-63, 63]
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][2 * %[[I]], symbol(%[[N]])] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:475:9: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG2]] * 2, symbol(%[[ARG0]])] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:475:9: remark: dependence from 2 to 0 at depth 2 = false
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][2 * %[[I]], symbol(%[[N]])] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:475:9: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG2]] * 2, symbol(%[[ARG0]])] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:475:9: remark: dependence from 2 to 0 at depth 3 = false
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][2 * %[[I]], symbol(%[[N]])] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:475:9: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG2]] * 2, symbol(%[[ARG0]])] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:475:9: remark: dependence from 2 to 1 at depth 1 = [1, 60][-57, 62]
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][2 * %[[I]], symbol(%[[N]])] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:475:9: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG2]] * 2, symbol(%[[ARG0]])] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:475:9: remark: dependence from 2 to 1 at depth 2 = [0, 0][1, 62]
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][2 * %[[I]], symbol(%[[N]])] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:475:9: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG2]] * 2, symbol(%[[ARG0]])] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:475:9: remark: dependence from 2 to 1 at depth 3 = false
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][2 * %[[I]], symbol(%[[N]])] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:475:9: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG2]] * 2, symbol(%[[ARG0]])] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:475:9: remark: dependence from 2 to 2 at depth 1 = false
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][2 * %[[I]], symbol(%[[N]])] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:475:9: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG2]] * 2, symbol(%[[ARG0]])] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:475:9: remark: dependence from 2 to 2 at depth 2 = [0, 0][1, 63]
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][2 * %[[I]], symbol(%[[N]])] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:475:9: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG2]] * 2, symbol(%[[ARG0]])] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:475:9: remark: dependence from 2 to 2 at depth 3 = false
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][2 * %[[I]], symbol(%[[N]])] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-memref-dependence-check/pairs.mlir:475:9: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG2]] * 2, symbol(%[[ARG0]])] : memref<64x64xf32>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<64x64xf32>, %[[ARG2:[^ ]+]]: memref<64xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 64 {
// CHECK-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to %[[ARG0]] {
// CHECK-NEXT:         %[[V3:[^ ]+]] = affine.vector_load %[[ARG2]][%[[ARG3]]] : memref<64xf32>, vector<4xf32>
// CHECK-NEXT:         affine.store %[[CST]], %[[ARG2]][%[[ARG3]] + 1] : memref<64xf32>
// CHECK-NEXT:         affine.for %[[ARG5:[^ ]+]] = 0 to 4 {
// CHECK-NEXT:           %[[V4:[^ ]+]] = affine.load %[[ARG2]][%[[ARG4]]] : memref<64xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG3]], %[[ARG4]]) = (0, 0) to (5, 5) {
// CHECK-NEXT:       %[[V3]] = affine.load %[[ARG1]][%[[ARG3]], %[[ARG4]]] : memref<64x64xf32>
// CHECK-NEXT:       affine.store %[[CST]], %[[ARG1]][%[[ARG3]], 3] : memref<64x64xf32>
// CHECK-NEXT:       "test.x"() ({
// CHECK-NEXT:         affine.store %[[CST]], %[[ARG1]][%[[ARG3]], 4] : memref<64x64xf32>
// CHECK-NEXT:       }) : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG2]][0] : memref<64xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ARG2]][%[[ARG0]]] : memref<64xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.load %[[ARG2]][symbol(%[[ARG0]]) * symbol(%[[ARG0]])] : memref<64xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %m: memref<64x64xf32>) {
  %c0 = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %m[%i, %j] : memref<64x64xf32>
      affine.store %0, %m[%j, %i + 1] : memref<64x64xf32>
      affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
        affine.store %c0, %m[2 * %i, symbol(%n)] : memref<64x64xf32>
      } else {
        "test.x"(%j) : (index) -> ()
      }
      %1 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 * s0 + s0 floordiv 4 + 7)>(%i, %j)[%n]
      "test.use"(%1) : (index) -> ()
    }
  }
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 * s0 + s0 floordiv 4 + 7)>
// CHECK-NEXT: #set = affine_set<(d0) : (d0 - 3 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<64x64xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 64 {
// CHECK-NEXT:       affine.for %[[ARG3:[^ ]+]] = 0 to 64 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG1]][%[[ARG2]], %[[ARG3]]] : memref<64x64xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG1]][%[[ARG3]], %[[ARG2]] + 1] : memref<64x64xf32>
// CHECK-NEXT:         affine.if #set(%[[ARG2]]) {
// CHECK-NEXT:           affine.store %[[CST]], %[[ARG1]][%[[ARG2]] * 2, symbol(%[[ARG0]])] : memref<64x64xf32>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           "test.x"(%[[ARG3]]) : (index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.apply #map(%[[ARG2]], %[[ARG3]])[%[[ARG0]]]
// CHECK-NEXT:         "test.use"(%[[V1]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

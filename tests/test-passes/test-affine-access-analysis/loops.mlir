// RUN: mlir-opt %s --test-affine-access-analysis 2>&1 | FileCheck %s

// Along which loops accesses go on by one dimension alone, and along which they do not.
func.func @f(%n: index, %m: memref<64x64xf32>, %a: memref<64xf32>, %v: memref<8x8x8xf32>) {
  %c0 = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 8 {
      %0 = affine.load %m[%i, %j] : memref<64x64xf32>
      %1 = affine.load %m[%i, 0] : memref<64x64xf32>
      %2 = affine.load %m[%j, %k * 2] : memref<64x64xf32>
      %3 = affine.load %m[%k + 1, %i + 3] : memref<64x64xf32>
      %4 = affine.load %m[%i + %j, %i + %j] : memref<64x64xf32>
      %5 = affine.load %m[%i , %i + %j + symbol(%n)] : memref<64x64xf32>
      %6 = affine.vector_load %m[%i , %i floordiv 2] : memref<64x64xf32>, vector<4xf32>
      %7 = affine.load %v[%i , %k, %j] : memref<8x8x8xf32>
      affine.store %c0, %a[0] : memref<64xf32>
      affine.vector_store %6, %m[%i,%k] : memref<64x64xf32>, vector<4xf32>
      %8 = memref.load %m[%i, %j] : memref<64x64xf32>
      affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
        affine.store %c0, %m[2 * %i, symbol(%n)] : memref<64x64xf32>
      }
    }
    %9 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %x = affine.load %a[%9] : memref<64xf32>
    %z = affine.load %a[%j - %j + %i] : memref<64xf32>
    }
  }
  affine.parallel (%i, %j) = (0, 0) to (5, 5) {
     %9 = affine.load %m[%i, %j] : memref<64x64xf32>
     affine.for %k = 0 to 8 {
     affine.store %c0, %m[%j, %k] : memref<64x64xf32>
     affine.store %c0, %m[%k, %j] : memref<64x64xf32>
     }
  }
  %1 = affine.load %a[0] : memref<64xf32>
  return
}

// Only what is in the outermost loops is looked at.
func.func @outermost(%m: memref<64x64xf32>, %p: i1) {
  %c0 = arith.constant 0.0 : f32
  scf.if %p {
    affine.for %i = 0 to 64 {
      affine.store %c0, %m[%i, 0] : memref<64x64xf32>
    }
  }
  affine.for %j = 0 to 64 {
  scf.if %p {
    affine.for %i = 0 to 64 {
      affine.store %c0, %m[%i, 0] : memref<64x64xf32>
    }
  }
  affine.parallel (%i) = (0) to (5) {
    affine.store %c0, %m[%i, 1] : memref<64x64xf32>
  }
  }
  return
}

// CHECK: tests/test-passes/test-affine-access-analysis/loops.mlir:9:12: remark: contiguous along loop 1
// CHECK-EMPTY:
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[M:[^ ]+]][%[[I:[^ ]+]], %[[J:[^ ]+]]] : memref<64x64xf32>
// CHECK-NEXT:            ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:9:12: note: see current operation: %[[V4:[^ ]+]] = affine.load %[[ARG1:[^ ]+]][%[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]]] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:9:12: remark: invariant along loop 2
// CHECK-EMPTY:
// CHECK-NEXT:       %[[V0]] = affine.load %[[M]][%[[I]], %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:            ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:9:12: note: see current operation: %[[V4]] = affine.load %[[ARG1]][%[[ARG4]], %[[ARG5]]] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:10:12: remark: invariant along loop 1
// CHECK-EMPTY:
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[M]][%[[I]], 0] : memref<64x64xf32>
// CHECK-NEXT:            ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:10:12: note: see current operation: %[[V5:[^ ]+]] = affine.load %[[ARG1]][%[[ARG4]], 0] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:10:12: remark: invariant along loop 2
// CHECK-EMPTY:
// CHECK-NEXT:       %[[V1]] = affine.load %[[M]][%[[I]], 0] : memref<64x64xf32>
// CHECK-NEXT:            ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:10:12: note: see current operation: %[[V5]] = affine.load %[[ARG1]][%[[ARG4]], 0] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:11:12: remark: invariant along loop 0
// CHECK-EMPTY:
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[M]][%[[J]], %[[K:[^ ]+]] * 2] : memref<64x64xf32>
// CHECK-NEXT:            ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:11:12: note: see current operation: %[[V6:[^ ]+]] = affine.load %[[ARG1]][%[[ARG5]], %[[ARG6:[^ ]+]] * 2] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:11:12: remark: contiguous along loop 2
// CHECK-EMPTY:
// CHECK-NEXT:       %[[V2]] = affine.load %[[M]][%[[J]], %[[K]] * 2] : memref<64x64xf32>
// CHECK-NEXT:            ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:11:12: note: see current operation: %[[V6]] = affine.load %[[ARG1]][%[[ARG5]], %[[ARG6]] * 2] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:12:12: remark: contiguous along loop 0
// CHECK-EMPTY:
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.load %[[M]][%[[K]] + 1, %[[I]] + 3] : memref<64x64xf32>
// CHECK-NEXT:            ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:12:12: note: see current operation: %[[V7:[^ ]+]] = affine.load %[[ARG1]][%[[ARG6]] + 1, %[[ARG4]] + 3] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:12:12: remark: invariant along loop 1
// CHECK-EMPTY:
// CHECK-NEXT:       %[[V3]] = affine.load %[[M]][%[[K]] + 1, %[[I]] + 3] : memref<64x64xf32>
// CHECK-NEXT:            ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:12:12: note: see current operation: %[[V7]] = affine.load %[[ARG1]][%[[ARG6]] + 1, %[[ARG4]] + 3] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:13:12: remark: invariant along loop 2
// CHECK-EMPTY:
// CHECK-NEXT:       %[[V4]] = affine.load %[[M]][%[[I]] + %[[J]], %[[I]] + %[[J]]] : memref<64x64xf32>
// CHECK-NEXT:            ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:13:12: note: see current operation: %[[V8:[^ ]+]] = affine.load %[[ARG1]][%[[ARG4]] + %[[ARG5]], %[[ARG4]] + %[[ARG5]]] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:14:12: remark: contiguous along loop 1
// CHECK-EMPTY:
// CHECK-NEXT:       %[[V5]] = affine.load %[[M]][%[[I]] , %[[I]] + %[[J]] + symbol(%[[N:[^ ]+]])] : memref<64x64xf32>
// CHECK-NEXT:            ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:14:12: note: see current operation: %[[V9:[^ ]+]] = affine.load %[[ARG1]][%[[ARG4]], %[[ARG4]] + %[[ARG5]] + symbol(%[[ARG0:[^ ]+]])] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:14:12: remark: invariant along loop 2
// CHECK-EMPTY:
// CHECK-NEXT:       %[[V5]] = affine.load %[[M]][%[[I]] , %[[I]] + %[[J]] + symbol(%[[N]])] : memref<64x64xf32>
// CHECK-NEXT:            ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:14:12: note: see current operation: %[[V9]] = affine.load %[[ARG1]][%[[ARG4]], %[[ARG4]] + %[[ARG5]] + symbol(%[[ARG0]])] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:15:12: remark: invariant along loop 1
// CHECK-EMPTY:
// CHECK-NEXT:       %[[V6]] = affine.vector_load %[[M]][%[[I]] , %[[I]] floordiv 2] : memref<64x64xf32>, vector<4xf32>
// CHECK-NEXT:            ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:15:12: note: see current operation: %[[V10:[^ ]+]] = affine.vector_load %[[ARG1]][%[[ARG4]], %[[ARG4]] floordiv 2] : memref<64x64xf32>, vector<4xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:15:12: remark: invariant along loop 2
// CHECK-EMPTY:
// CHECK-NEXT:       %[[V6]] = affine.vector_load %[[M]][%[[I]] , %[[I]] floordiv 2] : memref<64x64xf32>, vector<4xf32>
// CHECK-NEXT:            ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:15:12: note: see current operation: %[[V10]] = affine.vector_load %[[ARG1]][%[[ARG4]], %[[ARG4]] floordiv 2] : memref<64x64xf32>, vector<4xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:16:12: remark: contiguous along loop 1
// CHECK-EMPTY:
// CHECK-NEXT:       %[[V7]] = affine.load %[[V:[^ ]+]][%[[I]] , %[[K]], %[[J]]] : memref<8x8x8xf32>
// CHECK-NEXT:            ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:16:12: note: see current operation: %[[V11:[^ ]+]] = affine.load %[[ARG3:[^ ]+]][%[[ARG4]], %[[ARG6]], %[[ARG5]]] : memref<8x8x8xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:17:7: remark: invariant along loop 0
// CHECK-EMPTY:
// CHECK-NEXT:       affine.store %[[C0:[^ ]+]], %[[A:[^ ]+]][0] : memref<64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:17:7: note: see current operation: affine.store %[[CST:[^ ]+]], %[[ARG2:[^ ]+]][0] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:17:7: remark: invariant along loop 1
// CHECK-EMPTY:
// CHECK-NEXT:       affine.store %[[C0]], %[[A]][0] : memref<64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:17:7: note: see current operation: affine.store %[[CST]], %[[ARG2]][0] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:17:7: remark: invariant along loop 2
// CHECK-EMPTY:
// CHECK-NEXT:       affine.store %[[C0]], %[[A]][0] : memref<64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:17:7: note: see current operation: affine.store %[[CST]], %[[ARG2]][0] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:18:7: remark: invariant along loop 1
// CHECK-EMPTY:
// CHECK-NEXT:       affine.vector_store %[[V6]], %[[M]][%[[I]],%[[K]]] : memref<64x64xf32>, vector<4xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:18:7: note: see current operation: affine.vector_store %[[V10]], %[[ARG1]][%[[ARG4]], %[[ARG6]]] : memref<64x64xf32>, vector<4xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:18:7: remark: contiguous along loop 2
// CHECK-EMPTY:
// CHECK-NEXT:       affine.vector_store %[[V6]], %[[M]][%[[I]],%[[K]]] : memref<64x64xf32>, vector<4xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:18:7: note: see current operation: affine.vector_store %[[V10]], %[[ARG1]][%[[ARG4]], %[[ARG6]]] : memref<64x64xf32>, vector<4xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:21:9: remark: invariant along loop 1
// CHECK-EMPTY:
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][2 * %[[I]], symbol(%[[N]])] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:21:9: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG4]] * 2, symbol(%[[ARG0]])] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:21:9: remark: invariant along loop 2
// CHECK-EMPTY:
// CHECK-NEXT:         affine.store %[[C0]], %[[M]][2 * %[[I]], symbol(%[[N]])] : memref<64x64xf32>
// CHECK-NEXT:         ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:21:9: note: see current operation: affine.store %[[CST]], %[[ARG1]][%[[ARG4]] * 2, symbol(%[[ARG0]])] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:25:10: remark: contiguous along loop 0
// CHECK-EMPTY:
// CHECK-NEXT:     %[[X:[^ ]+]] = affine.load %[[A]][%[[V9]]] : memref<64xf32>
// CHECK-NEXT:          ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:25:10: note: see current operation: %[[V2]] = affine.load %[[ARG2]][%[[V1]]] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:25:10: remark: invariant along loop 1
// CHECK-EMPTY:
// CHECK-NEXT:     %[[X]] = affine.load %[[A]][%[[V9]]] : memref<64xf32>
// CHECK-NEXT:          ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:25:10: note: see current operation: %[[V2]] = affine.load %[[ARG2]][%[[V1]]] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:26:10: remark: contiguous along loop 0
// CHECK-EMPTY:
// CHECK-NEXT:     %[[Z:[^ ]+]] = affine.load %[[A]][%[[J]] - %[[J]] + %[[I]]] : memref<64xf32>
// CHECK-NEXT:          ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:26:10: note: see current operation: %[[V3]] = affine.load %[[ARG2]][%[[ARG4]]] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:26:10: remark: invariant along loop 1
// CHECK-EMPTY:
// CHECK-NEXT:     %[[Z]] = affine.load %[[A]][%[[J]] - %[[J]] + %[[I]]] : memref<64xf32>
// CHECK-NEXT:          ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:26:10: note: see current operation: %[[V3]] = affine.load %[[ARG2]][%[[ARG4]]] : memref<64xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:51:7: remark: invariant along loop 0
// CHECK-EMPTY:
// CHECK-NEXT:       affine.store %[[C0]], %[[M]][%[[I]], 0] : memref<64x64xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:51:7: note: see current operation: affine.store %[[CST]], %[[ARG0]][%[[ARG3]], 0] : memref<64x64xf32>
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:55:5: remark: invariant along loop 0
// CHECK-EMPTY:
// CHECK-NEXT:     affine.store %[[C0]], %[[M]][%[[I]], 1] : memref<64x64xf32>
// CHECK-NEXT:     ^
// CHECK-NEXT: tests/test-passes/test-affine-access-analysis/loops.mlir:55:5: note: see current operation: affine.store %[[CST]], %[[ARG0]][%[[ARG3]], 1] : memref<64x64xf32>
// CHECK-NEXT: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #set = affine_set<(d0) : (d0 - 3 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<64x64xf32>, %[[ARG2:[^ ]+]]: memref<64xf32>, %[[ARG3:[^ ]+]]: memref<8x8x8xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to 64 {
// CHECK-NEXT:       affine.for %[[ARG5:[^ ]+]] = 0 to 64 {
// CHECK-NEXT:         affine.for %[[ARG6:[^ ]+]] = 0 to 8 {
// CHECK-NEXT:           %[[V4:[^ ]+]] = affine.load %[[ARG1]][%[[ARG4]], %[[ARG5]]] : memref<64x64xf32>
// CHECK-NEXT:           %[[V5:[^ ]+]] = affine.load %[[ARG1]][%[[ARG4]], 0] : memref<64x64xf32>
// CHECK-NEXT:           %[[V6:[^ ]+]] = affine.load %[[ARG1]][%[[ARG5]], %[[ARG6]] * 2] : memref<64x64xf32>
// CHECK-NEXT:           %[[V7:[^ ]+]] = affine.load %[[ARG1]][%[[ARG6]] + 1, %[[ARG4]] + 3] : memref<64x64xf32>
// CHECK-NEXT:           %[[V8:[^ ]+]] = affine.load %[[ARG1]][%[[ARG4]] + %[[ARG5]], %[[ARG4]] + %[[ARG5]]] : memref<64x64xf32>
// CHECK-NEXT:           %[[V9:[^ ]+]] = affine.load %[[ARG1]][%[[ARG4]], %[[ARG4]] + %[[ARG5]] + symbol(%[[ARG0]])] : memref<64x64xf32>
// CHECK-NEXT:           %[[V10:[^ ]+]] = affine.vector_load %[[ARG1]][%[[ARG4]], %[[ARG4]] floordiv 2] : memref<64x64xf32>, vector<4xf32>
// CHECK-NEXT:           %[[V11:[^ ]+]] = affine.load %[[ARG3]][%[[ARG4]], %[[ARG6]], %[[ARG5]]] : memref<8x8x8xf32>
// CHECK-NEXT:           affine.store %[[CST]], %[[ARG2]][0] : memref<64xf32>
// CHECK-NEXT:           affine.vector_store %[[V10]], %[[ARG1]][%[[ARG4]], %[[ARG6]]] : memref<64x64xf32>, vector<4xf32>
// CHECK-NEXT:           %[[V12:[^ ]+]] = memref.load %[[ARG1]][%[[ARG4]], %[[ARG5]]] : memref<64x64xf32>
// CHECK-NEXT:           affine.if #set(%[[ARG4]]) {
// CHECK-NEXT:             affine.store %[[CST]], %[[ARG1]][%[[ARG4]] * 2, symbol(%[[ARG0]])] : memref<64x64xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.apply #map(%[[ARG4]])
// CHECK-NEXT:         %[[V2:[^ ]+]] = affine.load %[[ARG2]][%[[V1]]] : memref<64xf32>
// CHECK-NEXT:         %[[V3:[^ ]+]] = affine.load %[[ARG2]][%[[ARG4]]] : memref<64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG4]], %[[ARG5]]) = (0, 0) to (5, 5) {
// CHECK-NEXT:       %[[V1]] = affine.load %[[ARG1]][%[[ARG4]], %[[ARG5]]] : memref<64x64xf32>
// CHECK-NEXT:       affine.for %[[ARG6]] = 0 to 8 {
// CHECK-NEXT:         affine.store %[[CST]], %[[ARG1]][%[[ARG5]], %[[ARG6]]] : memref<64x64xf32>
// CHECK-NEXT:         affine.store %[[CST]], %[[ARG1]][%[[ARG6]], %[[ARG5]]] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG2]][0] : memref<64xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @outermost(%[[ARG0:[^ ]+]]: memref<64x64xf32>, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     scf.if %[[ARG1]] {
// CHECK-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 64 {
// CHECK-NEXT:         affine.store %[[CST]], %[[ARG0]][%[[ARG2]], 0] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 64 {
// CHECK-NEXT:       scf.if %[[ARG1]] {
// CHECK-NEXT:         affine.for %[[ARG3:[^ ]+]] = 0 to 64 {
// CHECK-NEXT:           affine.store %[[CST]], %[[ARG0]][%[[ARG3]], 0] : memref<64x64xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.parallel (%[[ARG3]]) = (0) to (5) {
// CHECK-NEXT:         affine.store %[[CST]], %[[ARG0]][%[[ARG3]], 1] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

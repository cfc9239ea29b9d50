// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

func.func @f(%arg0: index, %arg1: index, %arg2: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0:2 = affine.delinearize_index %arg2 into (2, 3) : index, index
  "t.u"(%0#0, %0#1) : (index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]]:2 = affine.delinearize_index %arg2 into (2, 3) : index, index
// CHECK-NEXT: "t.u"(%[[V0]]#0, %[[V0]]#1) : (index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.linearize_index [%arg3, %arg4, %arg2] by (2, 3) : index
  %1:2 = affine.delinearize_index %0 into (32) : index, index
  "t.u"(%1#0, %1#1) : (index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT: %[[V0:.*]] = affine.linearize_index [%arg3, %arg4, %arg2] by (2, 3) : index
// CHECK-NEXT: %[[V1:.*]]:2 = affine.delinearize_index %[[V0]] into (32) : index, index
// CHECK-NEXT: "t.u"(%[[V1]]#0, %[[V1]]#1) : (index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.linearize_index [%arg4, %c1, %arg2] by (%arg0, 3) : index
  "t.u"(%0) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = affine.linearize_index [%arg4, %c1, %arg2] by (%arg0, 3) : index
// CHECK-NEXT: "t.u"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.linearize_index [%arg3, %arg4] by (2, %arg1) : index
  %1:3 = affine.delinearize_index %0 into (%arg0, 1, %arg1) : index, index, index
  "t.u"(%1#0, %1#1, %1#2) : (index, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %[[V0:.*]] = affine.linearize_index [%arg3, %arg4] by (2, %arg1) : index
// CHECK-NEXT: %[[V1:.*]]:2 = affine.delinearize_index %[[V0]] into (%arg0, %arg1) : index, index
// CHECK-NEXT: "t.u"(%[[V1]]#0, %c0, %[[V1]]#1) : (index, index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.linearize_index [%arg3, %arg4] by (%arg0, %arg1) : index
  %1:3 = affine.delinearize_index %0 into (1, 1) : index, index, index
  "t.u"(%1#0, %1#1, %1#2) : (index, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %[[V0:.*]] = affine.linearize_index [%arg3, %arg4] by (%arg0, %arg1) : index
// CHECK-NEXT: "t.u"(%[[V0]], %c0, %c0) : (index, index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.linearize_index disjoint [%arg3, %arg4, %arg2] by (%arg0, %arg1) : index
  %1:2 = affine.delinearize_index %0 into (8) : index, index
  "t.u"(%1#0, %1#1) : (index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT: %[[V0:.*]] = affine.linearize_index disjoint [%arg3, %arg4, %arg2] by (%arg0, %arg1) : index
// CHECK-NEXT: %[[V1:.*]]:2 = affine.delinearize_index %[[V0]] into (8) : index, index
// CHECK-NEXT: "t.u"(%[[V1]]#0, %[[V1]]#1) : (index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.linearize_index disjoint [%arg3, %arg4, %arg2] by (1, 4) : index
  %1:3 = affine.delinearize_index %0 into (1, 1) : index, index, index
  "t.u"(%1#0, %1#1, %1#2) : (index, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %[[V0:.*]] = affine.linearize_index disjoint [%arg3, %arg2] by (4) : index
// CHECK-NEXT: "t.u"(%[[V0]], %c0, %c0) : (index, index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.linearize_index [%arg3, %arg4, %arg2] by (4, 1) : index
  %1:3 = affine.delinearize_index %0 into (%c1, 5) : index, index, index
  "t.u"(%1#0, %1#1, %1#2) : (index, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %[[V0:.*]] = affine.linearize_index [%arg3, %arg4, %arg2] by (4, 1) : index
// CHECK-NEXT: %[[V1:.*]]:2 = affine.delinearize_index %[[V0]] into (5) : index, index
// CHECK-NEXT: "t.u"(%[[V1]]#0, %c0, %[[V1]]#1) : (index, index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0:2 = affine.delinearize_index %c16 into (%c4, 2) : index, index
  "t.u"(%0#0, %0#1) : (index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: "t.u"(%c8, %c0) : (index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.linearize_index [%arg3, %arg4, %arg2] by (%c4, 2) : index
  %1:4 = affine.delinearize_index %0 into (%arg0, 1, %arg1) : index, index, index, index
  "t.u"(%1#0, %1#1, %1#2, %1#3) : (index, index, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %[[V0:.*]] = affine.linearize_index [%arg3, %arg4, %arg2] by (4, 2) : index
// CHECK-NEXT: %[[V1:.*]]:3 = affine.delinearize_index %[[V0]] into (%arg0, %arg1) : index, index, index
// CHECK-NEXT: "t.u"(%[[V1]]#0, %[[V1]]#1, %c0, %[[V1]]#2) : (index, index, index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.linearize_index [%arg3, %arg4, %arg2] by (2, %c2) : index
  %1:2 = affine.delinearize_index %0 into (2, %arg1) : index, index
  "t.u"(%1#0, %1#1) : (index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT: %[[V0:.*]] = affine.linearize_index [%arg3, %arg4, %arg2] by (2, 2) : index
// CHECK-NEXT: %[[V1:.*]]:2 = affine.delinearize_index %[[V0]] into (2, %arg1) : index, index
// CHECK-NEXT: "t.u"(%[[V1]]#0, %[[V1]]#1) : (index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.linearize_index [%arg3, %arg4] by (6) : index
  %1:3 = affine.delinearize_index %0 into (1, 4) : index, index, index
  "t.u"(%1#0, %1#1, %1#2) : (index, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %[[V0:.*]] = affine.linearize_index [%arg3, %arg4] by (6) : index
// CHECK-NEXT: %[[V1:.*]]:2 = affine.delinearize_index %[[V0]] into (4) : index, index
// CHECK-NEXT: "t.u"(%[[V1]]#0, %c0, %[[V1]]#1) : (index, index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.linearize_index disjoint [%arg3, %arg4] by (%arg0) : index
  %1:2 = affine.delinearize_index %0 into (2, 3) : index, index
  "t.u"(%1#0, %1#1) : (index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT: %[[V0:.*]] = affine.linearize_index disjoint [%arg3, %arg4] by (%arg0) : index
// CHECK-NEXT: %[[V1:.*]]:2 = affine.delinearize_index %[[V0]] into (2, 3) : index, index
// CHECK-NEXT: "t.u"(%[[V1]]#0, %[[V1]]#1) : (index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.linearize_index [%arg3, %arg4, %arg2] by (3, 2, 4) : index
  %1:3 = affine.delinearize_index %0 into (2, 4, 8) : index, index, index
  "t.u"(%1#0, %1#1, %1#2) : (index, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT: %[[V0:.*]] = affine.linearize_index [%arg3, %arg4, %arg2] by (3, 2, 4) : index
// CHECK-NEXT: %[[V1:.*]]:3 = affine.delinearize_index %[[V0]] into (2, 4, 8) : index, index, index
// CHECK-NEXT: "t.u"(%[[V1]]#0, %[[V1]]#1, %[[V1]]#2) : (index, index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.linearize_index [%arg3, %arg4, %arg2] by (3, 1, 4) : index
  %1:2 = affine.delinearize_index %0 into (2, 3) : index, index
  "t.u"(%1#0, %1#1) : (index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT: %[[V0:.*]] = affine.linearize_index [%arg3, %arg4, %arg2] by (3, 1, 4) : index
// CHECK-NEXT: %[[V1:.*]]:2 = affine.delinearize_index %[[V0]] into (2, 3) : index, index
// CHECK-NEXT: "t.u"(%[[V1]]#0, %[[V1]]#1) : (index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.linearize_index disjoint [%arg3, %arg4, %arg2, %arg0] by (3, 1, 4) : index
  %1:2 = affine.delinearize_index %0 into (6) : index, index
  "t.u"(%1#0, %1#1) : (index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT: %[[V0:.*]] = affine.linearize_index disjoint [%arg3, %arg4, %arg0] by (3, 4) : index
// CHECK-NEXT: %[[V1:.*]]:2 = affine.delinearize_index %[[V0]] into (6) : index, index
// CHECK-NEXT: "t.u"(%[[V1]]#0, %[[V1]]#1) : (index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.linearize_index disjoint [%arg3, %arg4, %arg2, %arg0] by (%arg0, 1, %arg1) : index
  %1:3 = affine.delinearize_index %0 into (3, 1, 4) : index, index, index
  "t.u"(%1#0, %1#1, %1#2) : (index, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %[[V0:.*]] = affine.linearize_index disjoint [%arg3, %arg4, %arg0] by (%arg0, %arg1) : index
// CHECK-NEXT: %[[V1:.*]]:2 = affine.delinearize_index %[[V0]] into (3, 4) : index, index
// CHECK-NEXT: "t.u"(%[[V1]]#0, %c0, %[[V1]]#1) : (index, index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.linearize_index disjoint [%arg2, %arg2, %arg3] by (4, 8) : index
  "t.u"(%0) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT: %[[V0:.*]] = affine.linearize_index disjoint [%arg2, %arg2, %arg3] by (4, 8) : index
// CHECK-NEXT: "t.u"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.linearize_index [%arg3, %arg4] by (2, 32) : index
  %1:3 = affine.delinearize_index %0 into (4, 1) : index, index, index
  "t.u"(%1#0, %1#1, %1#2) : (index, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %[[V0:.*]] = affine.linearize_index [%arg3, %arg4] by (2, 32) : index
// CHECK-NEXT: %[[V1:.*]]:2 = affine.delinearize_index %[[V0]] into (4) : index, index
// CHECK-NEXT: "t.u"(%[[V1]]#0, %[[V1]]#1, %c0) : (index, index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.linearize_index disjoint [%arg3, %arg4, %arg2] by (2, 32) : index
  %1:2 = affine.delinearize_index %0 into (6) : index, index
  "t.u"(%1#0, %1#1) : (index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT: %[[V0:.*]] = affine.linearize_index disjoint [%arg3, %arg4, %arg2] by (2, 32) : index
// CHECK-NEXT: %[[V1:.*]]:2 = affine.delinearize_index %[[V0]] into (6) : index, index
// CHECK-NEXT: "t.u"(%[[V1]]#0, %[[V1]]#1) : (index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.linearize_index [%arg3, %arg4, %arg2] by (2, 4, 8) : index
  %1:4 = affine.delinearize_index %0 into (%arg0, 1, %arg1) : index, index, index, index
  "t.u"(%1#0, %1#1, %1#2, %1#3) : (index, index, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %[[V0:.*]] = affine.linearize_index [%arg3, %arg4, %arg2] by (2, 4, 8) : index
// CHECK-NEXT: %[[V1:.*]]:3 = affine.delinearize_index %[[V0]] into (%arg0, %arg1) : index, index, index
// CHECK-NEXT: "t.u"(%[[V1]]#0, %[[V1]]#1, %c0, %[[V1]]#2) : (index, index, index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.linearize_index [%arg3, %arg4] by (%c1, 5) : index
  %1:3 = affine.delinearize_index %0 into (2, %arg1) : index, index, index
  "t.u"(%1#0, %1#1, %1#2) : (index, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT: %[[V0:.*]] = affine.linearize_index [%arg3, %arg4] by (1, 5) : index
// CHECK-NEXT: %[[V1:.*]]:3 = affine.delinearize_index %[[V0]] into (2, %arg1) : index, index, index
// CHECK-NEXT: "t.u"(%[[V1]]#0, %[[V1]]#1, %[[V1]]#2) : (index, index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

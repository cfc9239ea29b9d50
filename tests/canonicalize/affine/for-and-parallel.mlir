// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%arg0]
  affine.for %arg4 = 0 to %c4 {
    "t.u"(%arg4) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to 4 {
// CHECK-NEXT: "t.u"(%arg4) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%arg0]
  affine.for %arg4 = 0 to min affine_map<()[s0, s1] -> (s0, s1)>()[%c2, %c4] {
    "t.u"(%arg4) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to 2 {
// CHECK-NEXT: "t.u"(%arg4) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%arg0]
  affine.for %arg4 = 0 to 0 {
    "t.u"(%arg4) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to 0 {
// CHECK-NEXT: "t.u"(%arg4) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%arg0]
  affine.for %arg4 = %arg0 to %c4 {
    "t.u"(%arg4) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = %arg0 to 4 {
// CHECK-NEXT: "t.u"(%arg4) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%arg0]
  affine.for %arg4 = %arg0 to min affine_map<()[s0, s1] -> (s0, s1)>()[%c2, %c4] {
    "t.u"(%arg4) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = %arg0 to 2 {
// CHECK-NEXT: "t.u"(%arg4) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%arg0]
  affine.for %arg4 = %arg0 to 0 {
    "t.u"(%arg4) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = %arg0 to 0 {
// CHECK-NEXT: "t.u"(%arg4) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%arg0]
  affine.for %arg4 = max affine_map<()[s0, s1] -> (s0, s1)>()[%c2, %c4] to %c4 {
    "t.u"(%arg4) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 4 to 4 {
// CHECK-NEXT: "t.u"(%arg4) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%arg0]
  affine.for %arg4 = max affine_map<()[s0, s1] -> (s0, s1)>()[%c2, %c4] to min affine_map<(d0) -> (d0, d0, 16)>(%arg0) {
    "t.u"(%arg4) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 4 to min affine_map<()[s0] -> (s0, 16)>()[%arg0] {
// CHECK-NEXT: "t.u"(%arg4) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%arg0]
  affine.for %arg4 = max affine_map<(d0) -> (d0, 3)>(%arg0) to %c4 {
    "t.u"(%arg4) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = max affine_map<()[s0] -> (s0, 3)>()[%arg0] to 4 {
// CHECK-NEXT: "t.u"(%arg4) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%arg0]
  affine.for %arg4 = max affine_map<(d0) -> (d0, 3)>(%arg0) to min affine_map<()[s0, s1] -> (s0, s1)>()[%c2, %c4] {
    "t.u"(%arg4) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = max affine_map<()[s0] -> (s0, 3)>()[%arg0] to 2 {
// CHECK-NEXT: "t.u"(%arg4) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%arg0]
  affine.for %arg4 = max affine_map<(d0) -> (d0, 3)>(%arg0) to 0 {
    "t.u"(%arg4) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = max affine_map<()[s0] -> (s0, 3)>()[%arg0] to 0 {
// CHECK-NEXT: "t.u"(%arg4) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%arg0]
  affine.for %arg4 = %0 to %c4 {
    "t.u"(%arg4) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = affine_map<()[s0] -> (s0 * 2)>()[%arg0] to 4 {
// CHECK-NEXT: "t.u"(%arg4) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%arg0]
  affine.for %arg4 = %0 to min affine_map<()[s0, s1] -> (s0, s1)>()[%c2, %c4] {
    "t.u"(%arg4) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = affine_map<()[s0] -> (s0 * 2)>()[%arg0] to 2 {
// CHECK-NEXT: "t.u"(%arg4) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%arg0]
  affine.for %arg4 = %0 to 0 {
    "t.u"(%arg4) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = affine_map<()[s0] -> (s0 * 2)>()[%arg0] to 0 {
// CHECK-NEXT: "t.u"(%arg4) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.for %arg4 = 0 to %arg0 iter_args(%arg5 = %arg3) -> (f32) {
    affine.yield %arg3 : f32
  }
  "t.v"(%0) : (f32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: %[[V0:.*]] = affine.for %arg4 = 0 to %arg0 iter_args(%arg5 = %arg3) -> (f32) {
// CHECK-NEXT: affine.yield %arg3 : f32
// CHECK-NEXT: }
// CHECK-NEXT: "t.v"(%[[V0]]) : (f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%arg0]
  affine.parallel (%arg4, %arg5) = (%arg0, 0) to (10, %0) {
    "t.u"(%arg4, %arg5) : (index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.parallel (%arg4, %arg5) = (symbol(%arg0), 0) to (10, symbol(%arg0) * 2) {
// CHECK-NEXT: "t.u"(%arg4, %arg5) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

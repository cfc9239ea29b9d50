// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  affine.for %arg4 = 0 to %arg0 {
    affine.for %arg5 = 0 to 10 {
      %0 = affine.apply affine_map<(d0) -> (d0)>(%arg4)
      "t.u"(%0) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: "t.u"(%arg4) : (index) -> ()
// CHECK-NEXT: }
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
  affine.for %arg4 = 0 to 4 {
    affine.for %arg5 = 0 to 10 {
      %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg4)
      "t.u"(%0) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to 4 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.apply affine_map<(d0) -> (d0 + 1)>(%arg4)
// CHECK-NEXT: "t.u"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: }
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
  affine.for %arg4 = 3 to 7 {
    affine.for %arg5 = 0 to 10 {
      %0 = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%arg4)
      "t.u"(%0) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 3 to 7 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%arg4)
// CHECK-NEXT: "t.u"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: }
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
  affine.for %arg4 = 0 to 16 {
    affine.for %arg5 = 0 to 10 {
      %0 = affine.apply affine_map<(d0) -> (d0 mod 4)>(%arg4)
      "t.u"(%0) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to 16 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.apply affine_map<(d0) -> (d0 mod 4)>(%arg4)
// CHECK-NEXT: "t.u"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: }
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
  affine.for %arg4 = 2 to %arg0 {
    affine.for %arg5 = 0 to 10 {
      %0 = affine.apply affine_map<(d0) -> ((d0 + 5) mod 8)>(%arg4)
      "t.u"(%0) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 2 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.apply affine_map<(d0) -> (d0 - ((d0 + 5) floordiv 8) * 8 + 5)>(%arg4)
// CHECK-NEXT: "t.u"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: }
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
  affine.for %arg4 = 0 to %arg0 {
    affine.for %arg5 = 0 to 10 {
      %0 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + s0 + d1)>(%arg0, %c4)[%c4]
      %1 = affine.apply affine_map<(d0)[s0] -> (d0 + s0 floordiv 2)>(%arg4)[%c2]
      %2 = affine.apply affine_map<(d0) -> (d0 ceildiv 8)>(%1)
      "t.u"(%2) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.apply affine_map<(d0) -> ((d0 + 1) ceildiv 8)>(%arg4)
// CHECK-NEXT: "t.u"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: }
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
  affine.for %arg4 = 0 to %arg0 {
    affine.for %arg5 = 0 to 10 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 mod 4 + d1)>(%arg5, %c4)
      %1 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%0, %0)
      %2 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + s0 + d1)>(%0, %1)[%c4]
      "t.u"(%2) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.apply affine_map<(d0) -> (d0 * 3 - (d0 floordiv 4) * 12 + 16)>(%arg5)
// CHECK-NEXT: "t.u"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: }
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
  affine.for %arg4 = 0 to %arg0 {
    affine.for %arg5 = 0 to 10 {
      %0 = affine.apply affine_map<(d0) -> (d0 ceildiv 8)>(%c4)
      %1 = affine.apply affine_map<(d0)[s0] -> (d0 * s0)>(%arg5)[%c2]
      %2 = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%arg1]
      "t.u"(%2) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%arg1]
// CHECK-NEXT: "t.u"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: }
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
  affine.for %arg4 = 0 to %arg0 {
    affine.for %arg5 = 0 to 10 {
      %0 = affine.apply affine_map<(d0) -> (d0 ceildiv 8)>(%arg4)
      %1 = affine.apply affine_map<(d0)[s0] -> (d0 * s0)>(%arg5)[%arg0]
      %2 = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 * 3)>(%1, %1)
      "t.u"(%2) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.apply affine_map<(d0)[s0] -> ((d0 * s0) * 5)>(%arg5)[%arg0]
// CHECK-NEXT: "t.u"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: }
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
  affine.for %arg4 = 0 to %arg0 {
    affine.for %arg5 = 0 to 10 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%arg0, %c4)
      %1 = affine.apply affine_map<(d0, d1) -> (d1)>(%arg5, %arg4)
      %2 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%1)[%arg0]
      "t.u"(%2) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%arg4)[%arg0]
// CHECK-NEXT: "t.u"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: }
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
  affine.for %arg4 = %arg0 to %0 {
    "t.u"(%arg4) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = %arg0 to affine_map<()[s0] -> (s0 * 2)>()[%arg0] {
// CHECK-NEXT: "t.u"(%arg4) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

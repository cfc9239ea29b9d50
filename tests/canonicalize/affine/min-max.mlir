// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  affine.for %arg4 = 0 to %arg0 {
    affine.for %arg5 = 0 to 10 {
      %0 = affine.max affine_map<(d0) -> (d0)>(%arg4)
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
  affine.for %arg4 = 0 to %arg0 {
    affine.for %arg5 = 0 to 10 {
      %0 = affine.min affine_map<(d0) -> (d0 + 1, d0)>(%arg4)
      %1 = affine.min affine_map<(d0, d1)[s0] -> (d0, d1 + 3, s0)>(%0, %arg5)[%arg1]
      "t.u"(%1) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.min affine_map<(d0, d1)[s0] -> (s0, d1, d1 + 1, d0 + 3)>(%arg5, %arg4)[%arg1]
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
      %0 = affine.min affine_map<(d0)[s0] -> (s0, d0)>(%arg4)[%arg0]
      %1 = affine.max affine_map<(d0, d1)[s0] -> (d0, d1 + 3, s0)>(%0, %arg5)[%arg1]
      "t.u"(%1, %0) : (index, index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.min affine_map<(d0)[s0] -> (s0, d0)>(%arg4)[%arg0]
// CHECK-NEXT: %[[V1:.*]] = affine.max affine_map<(d0, d1)[s0] -> (s0, d1 + 3, d0)>(%[[V0]], %arg5)[%arg1]
// CHECK-NEXT: "t.u"(%[[V1]], %[[V0]]) : (index, index) -> ()
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
      %0 = affine.min affine_map<(d0) -> (4, d0, 2)>(%arg4)
      %1 = affine.min affine_map<(d0, d1)[s0] -> (d0, d1 + 3, s0)>(%0, %arg5)[%arg1]
      "t.u"(%1) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.min affine_map<(d0, d1)[s0] -> (2, 4, s0, d1, d0 + 3)>(%arg5, %arg4)[%arg1]
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
      %0 = affine.min affine_map<() -> (4, 2)>()
      %1 = affine.max affine_map<(d0, d1)[s0] -> (d0, d1 + 3, s0)>(%0, %arg5)[%arg1]
      "t.u"(%1, %0) : (index, index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.max affine_map<(d0)[s0] -> (2, s0, d0 + 3)>(%arg5)[%arg1]
// CHECK-NEXT: "t.u"(%[[V0]], %c2) : (index, index) -> ()
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
      %0 = affine.min affine_map<(d0)[s0] -> (d0 + s0, d0 + s0)>(%arg4)[%arg0]
      %1 = affine.min affine_map<(d0, d1)[s0] -> (d0, d1 + 3, s0)>(%0, %arg5)[%arg1]
      "t.u"(%1) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.min affine_map<(d0, d1)[s0, s1] -> (s0, d1 + s1, d0 + 3)>(%arg5, %arg4)[%arg1, %arg0]
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
      %0 = affine.min affine_map<(d0) -> (-d0, d0, 3)>(%arg4)
      %1 = affine.max affine_map<(d0, d1)[s0] -> (d0, d1 + 3, s0)>(%0, %arg5)[%arg1]
      "t.u"(%1, %0) : (index, index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.min affine_map<(d0) -> (-d0, 3, d0)>(%arg4)
// CHECK-NEXT: %[[V1:.*]] = affine.max affine_map<(d0, d1)[s0] -> (s0, d1 + 3, d0)>(%[[V0]], %arg5)[%arg1]
// CHECK-NEXT: "t.u"(%[[V1]], %[[V0]]) : (index, index) -> ()
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
  %0 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%arg0, %c2)
  "t.u"(%0) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: %[[V0:.*]] = affine.min affine_map<()[s0] -> (2, s0)>()[%arg0]
// CHECK-NEXT: "t.u"(%[[V0]]) : (index) -> ()
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
  %0 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%arg0, %arg0)
  "t.u"(%0) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: "t.u"(%arg0) : (index) -> ()
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
      %0 = affine.max affine_map<(d0) -> (d0 + 1, d0)>(%arg4)
      "t.u"(%0) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.max affine_map<(d0) -> (d0, d0 + 1)>(%arg4)
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
      %0 = affine.max affine_map<(d0)[s0] -> (s0, d0)>(%arg4)[%arg0]
      %1 = affine.min affine_map<(d0, d1)[s0] -> (d0, d1 + 3, s0)>(%0, %arg5)[%arg1]
      "t.u"(%1, %0) : (index, index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.max affine_map<(d0)[s0] -> (s0, d0)>(%arg4)[%arg0]
// CHECK-NEXT: %[[V1:.*]] = affine.min affine_map<(d0, d1)[s0] -> (s0, d1 + 3, d0)>(%[[V0]], %arg5)[%arg1]
// CHECK-NEXT: "t.u"(%[[V1]], %[[V0]]) : (index, index) -> ()
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
      %0 = affine.max affine_map<(d0) -> (4, d0, 2)>(%arg4)
      "t.u"(%0) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.max affine_map<(d0) -> (2, 4, d0)>(%arg4)
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
      %0 = affine.max affine_map<() -> (4, 2)>()
      %1 = affine.min affine_map<(d0, d1)[s0] -> (d0, d1 + 3, s0)>(%0, %arg5)[%arg1]
      "t.u"(%1, %0) : (index, index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.min affine_map<(d0)[s0] -> (4, s0, d0 + 3)>(%arg5)[%arg1]
// CHECK-NEXT: "t.u"(%[[V0]], %c4) : (index, index) -> ()
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
      %0 = affine.max affine_map<(d0)[s0] -> (d0 + s0, d0 + s0)>(%arg4)[%arg0]
      %1 = affine.max affine_map<(d0, d1)[s0] -> (d0, d1 + 3, s0)>(%0, %arg5)[%arg1]
      "t.u"(%1) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.max affine_map<(d0, d1)[s0, s1] -> (s0, d1 + s1, d0 + 3)>(%arg5, %arg4)[%arg1, %arg0]
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
  %0 = affine.max affine_map<()[s0, s1] -> (s0, s1 * 2, 7)>()[%c2, %c4]
  "t.u"(%0) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: "t.u"(%c8) : (index) -> ()
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
  %0 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%arg0, %c2)
  "t.u"(%0) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: %[[V0:.*]] = affine.max affine_map<()[s0] -> (2, s0)>()[%arg0]
// CHECK-NEXT: "t.u"(%[[V0]]) : (index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

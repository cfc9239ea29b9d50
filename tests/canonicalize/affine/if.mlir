// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  affine.for %arg4 = 0 to %arg0 {
    affine.for %arg5 = 0 to 10 {
      affine.if affine_set<(d0) : (d0 >= 0)>(%arg4) {
        "t.a"() : () -> ()
      }
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: affine.if affine_set<(d0) : (d0 >= 0)>(%arg4) {
// CHECK-NEXT: "t.a"() : () -> ()
// CHECK-NEXT: }
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
      affine.if affine_set<(d0) : (d0 >= 0)>(%arg0) {
        "t.a"() : () -> ()
      }
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: affine.if affine_set<()[s0] : (s0 >= 0)>()[%arg0] {
// CHECK-NEXT: "t.a"() : () -> ()
// CHECK-NEXT: }
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
      %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%c4) -> f32 {
        affine.yield %arg3 : f32
      } else {
        %1 = "t.b"() : () -> f32
        affine.yield %1 : f32
      }
      "t.u"(%0) : (f32) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.if affine_set<() : (4 >= 0)>() -> f32 {
// CHECK-NEXT: affine.yield %arg3 : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V1:.*]] = "t.b"() : () -> f32
// CHECK-NEXT: affine.yield %[[V1]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: "t.u"(%[[V0]]) : (f32) -> ()
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
      affine.if affine_set<(d0) : (d0 >= 0)>(%arg0) {
        "t.a"() : () -> ()
      } else {
        "t.e"() : () -> ()
      }
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: affine.if affine_set<()[s0] : (s0 >= 0)>()[%arg0] {
// CHECK-NEXT: "t.a"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "t.e"() : () -> ()
// CHECK-NEXT: }
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
      %0 = affine.if affine_set<() : (1 == 0)>() -> f32 {
        affine.yield %arg3 : f32
      } else {
        %1 = "t.b"() : () -> f32
        affine.yield %1 : f32
      }
      "t.u"(%0) : (f32) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = "t.b"() : () -> f32
// CHECK-NEXT: "t.u"(%[[V0]]) : (f32) -> ()
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
      affine.if affine_set<() : (0 == 0)>() {
        "t.a"() : () -> ()
      }
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: "t.a"() : () -> ()
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
      %0 = affine.if affine_set<(d0)[s0] : (d0 + s0 >= 0, s0 - 4 == 0)>(%arg4)[%c4] -> f32 {
        affine.yield %arg3 : f32
      } else {
        %1 = "t.b"() : () -> f32
        affine.yield %1 : f32
      }
      "t.u"(%0) : (f32) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.if affine_set<(d0) : (d0 + 4 >= 0, 0 == 0)>(%arg4) -> f32 {
// CHECK-NEXT: affine.yield %arg3 : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V1:.*]] = "t.b"() : () -> f32
// CHECK-NEXT: affine.yield %[[V1]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: "t.u"(%[[V0]]) : (f32) -> ()
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
      %0 = affine.if affine_set<(d0)[s0] : (d0 + s0 >= 0, s0 - 4 == 0)>(%arg0)[%c4] -> f32 {
        affine.yield %arg3 : f32
      } else {
        %1 = "t.b"() : () -> f32
        affine.yield %1 : f32
      }
      "t.u"(%0) : (f32) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.if affine_set<()[s0] : (s0 + 4 >= 0, 0 == 0)>()[%arg0] -> f32 {
// CHECK-NEXT: affine.yield %arg3 : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V1:.*]] = "t.b"() : () -> f32
// CHECK-NEXT: affine.yield %[[V1]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: "t.u"(%[[V0]]) : (f32) -> ()
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
      affine.if affine_set<(d0)[s0] : (d0 + s0 >= 0, s0 - 4 == 0)>(%arg4)[%c4] {
        "t.a"() : () -> ()
      } else {
        "t.e"() : () -> ()
      }
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: affine.if affine_set<(d0) : (d0 + 4 >= 0, 0 == 0)>(%arg4) {
// CHECK-NEXT: "t.a"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "t.e"() : () -> ()
// CHECK-NEXT: }
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
      affine.if affine_set<(d0)[s0] : (d0 + s0 >= 0, s0 - 4 == 0)>(%c4)[%c4] {
        "t.a"() : () -> ()
      } else {
        "t.e"() : () -> ()
      }
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: affine.if affine_set<() : (8 >= 0, 0 == 0)>() {
// CHECK-NEXT: "t.a"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "t.e"() : () -> ()
// CHECK-NEXT: }
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
      affine.if affine_set<()[s0] : (s0 - 2 == 0)>()[%c4] {
        "t.a"() : () -> ()
      } else {
        "t.e"() : () -> ()
      }
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: affine.if affine_set<() : (2 == 0)>() {
// CHECK-NEXT: "t.a"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "t.e"() : () -> ()
// CHECK-NEXT: }
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
      %0 = affine.if affine_set<() : (0 >= 0)>() -> f32 {
        affine.yield %arg3 : f32
      } else {
        %1 = "t.b"() : () -> f32
        affine.yield %1 : f32
      }
      "t.u"(%0) : (f32) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.if affine_set<() : (0 >= 0)>() -> f32 {
// CHECK-NEXT: affine.yield %arg3 : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V1:.*]] = "t.b"() : () -> f32
// CHECK-NEXT: affine.yield %[[V1]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: "t.u"(%[[V0]]) : (f32) -> ()
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
      %0 = affine.if affine_set<() : (1 >= 0)>() -> f32 {
        affine.yield %arg3 : f32
      } else {
        %1 = "t.b"() : () -> f32
        affine.yield %1 : f32
      }
      "t.u"(%0) : (f32) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.if affine_set<() : (1 >= 0)>() -> f32 {
// CHECK-NEXT: affine.yield %arg3 : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V1:.*]] = "t.b"() : () -> f32
// CHECK-NEXT: affine.yield %[[V1]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: "t.u"(%[[V0]]) : (f32) -> ()
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
      affine.if affine_set<() : (0 == 0, 0 == 0)>() {
        "t.a"() : () -> ()
      }
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: affine.if affine_set<() : (0 == 0, 0 == 0)>() {
// CHECK-NEXT: "t.a"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

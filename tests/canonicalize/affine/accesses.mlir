// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  affine.for %arg4 = 0 to %arg0 {
    affine.for %arg5 = 0 to 10 {
      %0 = affine.load %arg2[%arg4 mod 16, %arg5 floordiv 16] : memref<?x?xf32>
      "t.u"(%0) : (f32) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.load %arg2[%arg4 mod 16, 0] : memref<?x?xf32>
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
  affine.for %arg4 = 0 to 16 {
    affine.for %arg5 = 0 to 10 {
      %0 = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%arg4)
      %1 = affine.load %arg2[%0, %arg5 + 1] : memref<?x?xf32>
      "t.u"(%1) : (f32) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to 16 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.load %arg2[%arg4 ceildiv 4, %arg5 + 1] : memref<?x?xf32>
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
      %0 = affine.apply affine_map<(d0) -> (-d0)>(%arg4)
      %1 = affine.load %arg2[%0, %arg5 + 1] : memref<?x?xf32>
      "t.u"(%1) : (f32) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.load %arg2[-%arg4, %arg5 + 1] : memref<?x?xf32>
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
      %0 = affine.apply affine_map<(d0, d1) -> (d1)>(%arg5, %arg0)
      %1 = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 * 3)>(%arg4, %arg5)
      %2 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%1)[%c4]
      %3 = affine.load %arg2[%2, %1] : memref<?x?xf32>
      "t.v"(%3) : (f32) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.load %arg2[(%arg4 * 2 + %arg5 * 3) mod 4, %arg4 * 2 + %arg5 * 3] : memref<?x?xf32>
// CHECK-NEXT: "t.v"(%[[V0]]) : (f32) -> ()
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
      %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%c4, %c4)
      %1 = affine.apply affine_map<(d0, d1) -> (d0 mod 4 + d1)>(%0, %arg5)
      %2 = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 * 3)>(%0, %1)
      affine.prefetch %arg2[%0, %2], read, locality<3>, data : memref<?x?xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: affine.prefetch %arg2[8, %arg5 * 3 + 16], read, locality<3>, data : memref<?x?xf32>
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
      %0 = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 * 3)>(%arg0, %arg5)
      %1 = affine.apply affine_map<(d0)[s0] -> (d0 + s0 floordiv 2)>(%0)[%c4]
      %2 = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%c4]
      %3 = affine.load %arg2[%2, %1] : memref<?x?xf32>
      "t.v"(%3) : (f32) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.load %arg2[16, %arg5 * 3 + symbol(%arg0) * 2 + 2] : memref<?x?xf32>
// CHECK-NEXT: "t.v"(%[[V0]]) : (f32) -> ()
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
      %0 = affine.apply affine_map<(d0) -> (d0 ceildiv 8)>(%arg5)
      %1 = affine.apply affine_map<(d0, d1) -> (d1)>(%0, %0)
      %2 = affine.apply affine_map<(d0, d1) -> (d0 mod 4 + d1)>(%1, %0)
      affine.store %arg3, %arg2[%1, %2 + %arg4] : memref<?x?xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: affine.store %arg3, %arg2[%arg5 ceildiv 8, %arg4 + (%arg5 ceildiv 8) * 2] : memref<?x?xf32>
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
      %0 = affine.apply affine_map<(d0)[s0] -> (d0 * s0)>(%arg4)[%c2]
      %1 = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 * 3)>(%arg4, %0)
      %2 = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%arg1]
      affine.prefetch %arg2[%0, %2], read, locality<3>, data : memref<?x?xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: affine.prefetch %arg2[%arg4 * 2, symbol(%arg1) * 4], read, locality<3>, data : memref<?x?xf32>
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
      %0 = affine.apply affine_map<(d0, d1) -> (d1)>(%arg4, %arg0)
      %1 = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 * 3)>(%0, %arg4)
      %2 = affine.apply affine_map<(d0) -> (d0 ceildiv 8)>(%1)
      affine.store %arg3, %arg2[%1, %2 + %arg4] : memref<?x?xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: affine.store %arg3, %arg2[%arg4 * 3 + symbol(%arg0) * 2, %arg4 + (%arg4 * 3 + symbol(%arg0) * 2) ceildiv 8] : memref<?x?xf32>
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
      %0 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + s0 + d1)>(%arg5, %arg5)[%arg0]
      %1 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%arg4)[%c2]
      %2 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%1, %1)
      %3 = affine.vector_load %arg2[%2, %1] : memref<?x?xf32>, vector<4xf32>
      affine.vector_store %3, %arg2[%0, %1] : memref<?x?xf32>, vector<4xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.vector_load %arg2[%arg4 * 2 - (%arg4 floordiv 2) * 4, %arg4 mod 2] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: affine.vector_store %[[V0]], %arg2[%arg5 * 2 + symbol(%arg0), %arg4 mod 2] : memref<?x?xf32>, vector<4xf32>
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
      %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%arg4)[%arg0]
      %1 = affine.apply affine_map<(d0) -> (d0 ceildiv 8)>(%0)
      %2 = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%arg1]
      %3 = affine.vector_load %arg2[%2, %1] : memref<?x?xf32>, vector<4xf32>
      affine.vector_store %3, %arg2[%0, %1] : memref<?x?xf32>, vector<4xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.vector_load %arg2[symbol(%arg1) * 4, (%arg4 + symbol(%arg0)) ceildiv 8] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: affine.vector_store %[[V0]], %arg2[%arg4 + symbol(%arg0), (%arg4 + symbol(%arg0)) ceildiv 8] : memref<?x?xf32>, vector<4xf32>
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
      %0 = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%arg1]
      %1 = affine.apply affine_map<(d0, d1) -> (d0 mod 4 + d1)>(%0, %arg5)
      %2 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%1)[%c4]
      %3 = affine.vector_load %arg2[%2, %1] : memref<?x?xf32>, vector<4xf32>
      affine.vector_store %3, %arg2[%0, %1] : memref<?x?xf32>, vector<4xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.vector_load %arg2[%arg5 + 4, %arg5] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: affine.vector_store %[[V0]], %arg2[symbol(%arg1) * 4, %arg5] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

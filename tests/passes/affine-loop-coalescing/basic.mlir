// RUN: mlir-opt %s --split-input-file --affine-loop-coalescing --allow-unregistered-dialect | FileCheck %s

func.func @mapped(%m: memref<?x?xf32>, %n: index, %k: index, %f: f32) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to min affine_map<(d0) -> (d0, 9)>(%k) { affine.store %f, %m[%i, %j] : memref<?x?xf32> }
  }
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 6 {
      affine.for %l = 0 to 7 { affine.store %f, %m[%i + %l, %j] : memref<?x?xf32> }
    }
  }
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0, 9)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 * s0)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0] -> (d0 mod s0)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0] -> (d0 floordiv s0)>
// CHECK-NEXT: #map5 = affine_map<() -> (4)>
// CHECK-NEXT: #map6 = affine_map<() -> (6)>
// CHECK-NEXT: #map7 = affine_map<() -> (7)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @mapped(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) {
// CHECK-NEXT:     %[[V0:[^ :]+]] = affine.apply #map()[%arg1]
// CHECK-NEXT:     %[[V1:[^ :]+]] = affine.min #map1(%arg2)
// CHECK-NEXT:     %[[V2:[^ :]+]] = affine.apply #map2(%[[V0]])[%[[V1]]]
// CHECK-NEXT:     affine.for %arg4 = 0 to %[[V2]] {
// CHECK-NEXT:       %[[V8:[^ :]+]] = affine.apply #map3(%arg4)[%[[V1]]]
// CHECK-NEXT:       %[[V9:[^ :]+]] = affine.apply #map4(%arg4)[%[[V1]]]
// CHECK-NEXT:       affine.store %arg3, %arg0[%[[V9]], %[[V8]]] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ :]+]] = affine.apply #map5()
// CHECK-NEXT:     %[[V4:[^ :]+]] = affine.apply #map6()
// CHECK-NEXT:     %[[V5:[^ :]+]] = affine.apply #map2(%[[V3]])[%[[V4]]]
// CHECK-NEXT:     %[[V6:[^ :]+]] = affine.apply #map7()
// CHECK-NEXT:     %[[V7:[^ :]+]] = affine.apply #map2(%[[V5]])[%[[V6]]]
// CHECK-NEXT:     affine.for %arg4 = 0 to %[[V7]] {
// CHECK-NEXT:       %[[V8:[^ :]+]] = affine.apply #map3(%arg4)[%[[V6]]]
// CHECK-NEXT:       %[[V9:[^ :]+]] = affine.apply #map4(%arg4)[%[[V6]]]
// CHECK-NEXT:       %[[V10:[^ :]+]] = affine.apply #map3(%[[V9]])[%[[V4]]]
// CHECK-NEXT:       %[[V11:[^ :]+]] = affine.apply #map4(%[[V9]])[%[[V4]]]
// CHECK-NEXT:       affine.store %arg3, %arg0[%[[V11]] + %[[V8]], %[[V10]]] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Loops that stay: they start elsewhere, hold more, carry values, or depend on others.
func.func @mapped_ones_that_stay(%m: memref<?x?xf32>, %f: f32) -> f32 {
  affine.for %i = 2 to 4 {
    affine.for %j = 0 to 6 { affine.store %f, %m[%i, %j] : memref<?x?xf32> }
  }
  affine.for %i = 0 to 4 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 6 { affine.store %f, %m[%i, %j] : memref<?x?xf32> }
  }
  affine.for %i = 0 to 4 {
    "test.use"() : () -> ()
    affine.for %j = 0 to 6 step 2 { affine.store %f, %m[%i, %j] : memref<?x?xf32> }
  }
  %r = affine.for %i = 0 to 4 iter_args(%a = %f) -> f32 {
    %q = affine.for %j = 0 to 5 iter_args(%b = %a) -> f32 {
      %s = arith.addf %b, %b : f32
      affine.yield %s : f32
    }
    affine.yield %q : f32
  }
  return %r : f32
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @mapped_ones_that_stay(%arg0: memref<?x?xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     affine.for %arg2 = 2 to 4 {
// CHECK-NEXT:       affine.for %arg3 = 0 to 6 {
// CHECK-NEXT:         affine.store %arg1, %arg0[%arg2, %arg3] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 4 {
// CHECK-NEXT:       affine.for %arg3 = #map(%arg2) to 6 {
// CHECK-NEXT:         affine.store %arg1, %arg0[%arg2, %arg3] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 4 {
// CHECK-NEXT:       "test.use"() : () -> ()
// CHECK-NEXT:       affine.for %arg3 = 0 to 6 step 2 {
// CHECK-NEXT:         affine.store %arg1, %arg0[%arg2, %arg3] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ :]+]] = affine.for %arg2 = 0 to 4 iter_args(%arg3 = %arg1) -> (f32) {
// CHECK-NEXT:       %[[V1:[^ :]+]] = affine.for %arg4 = 0 to 5 iter_args(%arg5 = %arg3) -> (f32) {
// CHECK-NEXT:         %[[V2:[^ :]+]] = arith.addf %arg5, %arg5 : f32
// CHECK-NEXT:         affine.yield %[[V2]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.yield %[[V1]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @counted(%m: memref<?x?xf32>, %n: index, %k: index, %s: index, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    scf.for %j = %c2 to %c10 step %c2 { memref.store %f, %m[%i, %j] : memref<?x?xf32> }
  }
  scf.for %i = %n to %k step %s {
    scf.for %j = %c0 to %n step %c1 { memref.store %f, %m[%i, %j] : memref<?x?xf32> }
  }
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %f) -> f32 {
    %q = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> f32 {
      %l = memref.load %m[%i, %j] : memref<?x?xf32>
      %w = arith.addf %b, %l : f32
      scf.yield %w : f32
    }
    scf.yield %q : f32
  }
  return %r : f32
}

// CHECK: #map = affine_map<(d0) -> (d0 * 2 + 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2] -> ((-s0 + s1) ceildiv s2)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1, s2] -> (((-s0 + s1) ceildiv s2) * s0)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0, s1] -> (d0 * s1 + s0)>
// CHECK-NEXT: #map4 = affine_map<()[s0] -> (s0 * s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @counted(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c10_1 = arith.constant 10 : index
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     %c40 = arith.constant 40 : index
// CHECK-NEXT:     scf.for %arg5 = %c0_0 to %c40 step %c1_2 {
// CHECK-NEXT:       %[[V5:[^ :]+]]:2 = affine.delinearize_index %arg5 into (10, 4) : index, index
// CHECK-NEXT:       %[[V6:[^ :]+]] = affine.apply #map(%[[V5]]#1)
// CHECK-NEXT:       memref.store %arg4, %arg0[%[[V5]]#0, %[[V6]]] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ :]+]] = affine.apply #map1()[%arg1, %arg2, %arg3]
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %c1_6 = arith.constant 1 : index
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %c1_8 = arith.constant 1 : index
// CHECK-NEXT:     %[[V1:[^ :]+]] = affine.apply #map1()[%arg1, %arg2, %arg3]
// CHECK-NEXT:     %[[V2:[^ :]+]] = affine.apply #map2()[%arg1, %arg2, %arg3]
// CHECK-NEXT:     scf.for %arg5 = %c0_5 to %[[V2]] step %c1_6 {
// CHECK-NEXT:       %[[V5:[^ :]+]]:2 = affine.delinearize_index %arg5 into (%[[V0]], %arg1) : index, index
// CHECK-NEXT:       %[[V6:[^ :]+]] = affine.apply #map3(%[[V5]]#0)[%arg1, %arg3]
// CHECK-NEXT:       memref.store %arg4, %arg0[%[[V6]], %[[V5]]#1] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_9 = arith.constant 0 : index
// CHECK-NEXT:     %c1_10 = arith.constant 1 : index
// CHECK-NEXT:     %c0_11 = arith.constant 0 : index
// CHECK-NEXT:     %c1_12 = arith.constant 1 : index
// CHECK-NEXT:     %[[V3:[^ :]+]] = affine.apply #map4()[%arg1]
// CHECK-NEXT:     %[[V4:[^ :]+]] = scf.for %arg5 = %c0_9 to %[[V3]] step %c1_10 iter_args(%arg6 = %arg4) -> (f32) {
// CHECK-NEXT:       %[[V5:[^ :]+]]:2 = affine.delinearize_index %arg5 into (%arg1, %arg1) : index, index
// CHECK-NEXT:       %[[V6:[^ :]+]] = memref.load %arg0[%[[V5]]#0, %[[V5]]#1] : memref<?x?xf32>
// CHECK-NEXT:       %[[V7:[^ :]+]] = arith.addf %arg6, %[[V6]] : f32
// CHECK-NEXT:       scf.yield %[[V7]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V4]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_integers(%n: i32, %k: i32, %s: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c10 = arith.constant 10 : i32
  scf.for %i = %c0 to %c10 step %c1 : i32 {
    scf.for %j = %c2 to %c10 step %c2 : i32 { "test.use"(%i, %j) : (i32, i32) -> () }
  }
  scf.for %i = %n to %k step %s : i32 {
    scf.for %j = %c0 to %n step %c1 : i32 {
      scf.for %l = %c0 to %c1 step %c1 : i32 { "test.use"(%i, %j, %l) : (i32, i32, i32) -> () }
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_integers(%arg0: i32, %arg1: i32, %arg2: i32) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c10_i32 = arith.constant 10 : i32
// CHECK-NEXT:     %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT:     %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32_1 = arith.constant 1 : i32
// CHECK-NEXT:     %[[V0:[^ :]+]] = arith.muli %c10_i32, %c4_i32 : i32
// CHECK-NEXT:     scf.for %arg3 = %c0_i32 to %[[V0]] step %c1_i32  : i32 {
// CHECK-NEXT:       %[[V4:[^ :]+]] = arith.remsi %arg3, %c4_i32 : i32
// CHECK-NEXT:       %[[V5:[^ :]+]] = arith.divsi %arg3, %c4_i32 : i32
// CHECK-NEXT:       %[[V6:[^ :]+]] = arith.muli %[[V4]], %c2_i32 : i32
// CHECK-NEXT:       %[[V7:[^ :]+]] = arith.addi %[[V6]], %c2_i32 : i32
// CHECK-NEXT:       "test.use"(%[[V5]], %[[V7]]) : (i32, i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ :]+]] = arith.subi %arg1, %arg0 : i32
// CHECK-NEXT:     %[[V2:[^ :]+]] = arith.ceildivsi %[[V1]], %arg2 : i32
// CHECK-NEXT:     %c0_i32_2 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32_3 = arith.constant 1 : i32
// CHECK-NEXT:     %[[V3:[^ :]+]] = arith.muli %[[V2]], %arg0 : i32
// CHECK-NEXT:     scf.for %arg3 = %c0_i32_2 to %[[V3]] step %c1_i32_3  : i32 {
// CHECK-NEXT:       %c0_i32_4 = arith.constant 0 : i32
// CHECK-NEXT:       %[[V4:[^ :]+]] = arith.remsi %arg3, %arg0 : i32
// CHECK-NEXT:       %[[V5:[^ :]+]] = arith.divsi %arg3, %arg0 : i32
// CHECK-NEXT:       %[[V6:[^ :]+]] = arith.muli %[[V5]], %arg2 : i32
// CHECK-NEXT:       %[[V7:[^ :]+]] = arith.addi %[[V6]], %arg0 : i32
// CHECK-NEXT:       "test.use"(%[[V7]], %[[V4]], %c0_i32_4) : (i32, i32, i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Bands of loops in nests, and loops in loops.
func.func @bands(%m: memref<?x?xf32>, %n: index, %k: index, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %i to %k step %c1 {
      scf.for %l = %c0 to %k step %c1 { memref.store %f, %m[%i, %j] : memref<?x?xf32> }
    }
  }
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %f) -> f32 {
    %q = scf.for %j = %c0 to %n step %c1 iter_args(%b = %f) -> f32 {
      %w = scf.for %l = %c0 to %n step %c1 iter_args(%c = %b) -> f32 {
        scf.yield %c : f32
      }
      scf.yield %w : f32
    }
    scf.yield %q : f32
  }
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 5 {
      scf.for %l = %c0 to %n step %c1 {
        scf.for %p = %c0 to %c1 step %c1 { "test.use"(%i, %p) : (index, index) -> () }
      }
    }
  }
  return %r : f32
}

// CHECK: #map = affine_map<()[s0, s1] -> (-s0 + s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> ((s0 - s1) * s0)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 * s0)>
// CHECK-NEXT: #map4 = affine_map<() -> (4)>
// CHECK-NEXT: #map5 = affine_map<() -> (5)>
// CHECK-NEXT: #map6 = affine_map<(d0)[s0] -> (d0 * s0)>
// CHECK-NEXT: #map7 = affine_map<(d0)[s0] -> (d0 mod s0)>
// CHECK-NEXT: #map8 = affine_map<(d0)[s0] -> (d0 floordiv s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @bands(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       %[[V4:[^ :]+]] = affine.apply #map()[%arg4, %arg2]
// CHECK-NEXT:       %c0_0 = arith.constant 0 : index
// CHECK-NEXT:       %c1_1 = arith.constant 1 : index
// CHECK-NEXT:       %c0_2 = arith.constant 0 : index
// CHECK-NEXT:       %c1_3 = arith.constant 1 : index
// CHECK-NEXT:       %[[V5:[^ :]+]] = affine.apply #map()[%arg4, %arg2]
// CHECK-NEXT:       %[[V6:[^ :]+]] = affine.apply #map1()[%arg2, %arg4]
// CHECK-NEXT:       scf.for %arg5 = %c0_0 to %[[V6]] step %c1_1 {
// CHECK-NEXT:         %[[V7:[^ :]+]]:2 = affine.delinearize_index %arg5 into (%[[V4]], %arg2) : index, index
// CHECK-NEXT:         %[[V8:[^ :]+]] = affine.apply #map2(%[[V7]]#0)[%arg4]
// CHECK-NEXT:         memref.store %arg3, %arg0[%arg4, %[[V8]]] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ :]+]] = scf.for %arg4 = %c0 to %arg1 step %c1 iter_args(%arg5 = %arg3) -> (f32) {
// CHECK-NEXT:       %c0_0 = arith.constant 0 : index
// CHECK-NEXT:       %c1_1 = arith.constant 1 : index
// CHECK-NEXT:       %c0_2 = arith.constant 0 : index
// CHECK-NEXT:       %c1_3 = arith.constant 1 : index
// CHECK-NEXT:       %[[V4:[^ :]+]] = affine.apply #map3()[%arg1]
// CHECK-NEXT:       %[[V5:[^ :]+]] = scf.for %arg6 = %c0_0 to %[[V4]] step %c1_1 iter_args(%arg7 = %arg3) -> (f32) {
// CHECK-NEXT:         %[[V6:[^ :]+]]:2 = affine.delinearize_index %arg6 into (%arg1, %arg1) : index, index
// CHECK-NEXT:         scf.yield %arg7 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V5]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ :]+]] = affine.apply #map4()
// CHECK-NEXT:     %[[V2:[^ :]+]] = affine.apply #map5()
// CHECK-NEXT:     %[[V3:[^ :]+]] = affine.apply #map6(%[[V1]])[%[[V2]]]
// CHECK-NEXT:     affine.for %arg4 = 0 to %[[V3]] {
// CHECK-NEXT:       %[[V4:[^ :]+]] = affine.apply #map7(%arg4)[%[[V2]]]
// CHECK-NEXT:       %[[V5:[^ :]+]] = affine.apply #map8(%arg4)[%[[V2]]]
// CHECK-NEXT:       %c0_0 = arith.constant 0 : index
// CHECK-NEXT:       %c1_1 = arith.constant 1 : index
// CHECK-NEXT:       %c0_2 = arith.constant 0 : index
// CHECK-NEXT:       %c1_3 = arith.constant 1 : index
// CHECK-NEXT:       %c1_4 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg5 = %c0_0 to %arg1 step %c1_1 {
// CHECK-NEXT:         %[[V6:[^ :]+]]:2 = affine.delinearize_index %arg5 into (%arg1, 1) : index, index
// CHECK-NEXT:         "test.use"(%[[V5]], %[[V6]]#1) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

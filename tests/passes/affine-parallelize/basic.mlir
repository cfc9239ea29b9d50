// RUN: mlir-opt %s --split-input-file --affine-parallelize --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-parallelize{parallel-reductions=1}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=REDUCE
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-parallelize{max-nested=1}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=ONE

func.func @a(%m: memref<8x8xf32>, %n: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %m[%i, %j] : memref<8x8xf32>
      affine.store %0, %n[%j, %i] : memref<8x8xf32>
    }
  }
  return
}




// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: memref<8x8xf32>) {
// CHECK-NEXT:     affine.parallel (%[[ARG2:[^ ]+]]) = (0) to (8) {
// CHECK-NEXT:       affine.parallel (%[[ARG3:[^ ]+]]) = (0) to (8) {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<8x8xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG1]][%[[ARG3]], %[[ARG2]]] : memref<8x8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// REDUCE: module {
// REDUCE-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: memref<8x8xf32>) {
// REDUCE-NEXT:     affine.parallel (%[[ARG2:[^ ]+]]) = (0) to (8) {
// REDUCE-NEXT:       affine.parallel (%[[ARG3:[^ ]+]]) = (0) to (8) {
// REDUCE-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<8x8xf32>
// REDUCE-NEXT:         affine.store %[[V0]], %[[ARG1]][%[[ARG3]], %[[ARG2]]] : memref<8x8xf32>
// REDUCE-NEXT:       }
// REDUCE-NEXT:     }
// REDUCE-NEXT:     return
// REDUCE-NEXT:   }
// REDUCE-NEXT: }

// ONE: module {
// ONE-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: memref<8x8xf32>) {
// ONE-NEXT:     affine.parallel (%[[ARG2:[^ ]+]]) = (0) to (8) {
// ONE-NEXT:       affine.for %[[ARG3:[^ ]+]] = 0 to 8 {
// ONE-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<8x8xf32>
// ONE-NEXT:         affine.store %[[V0]], %[[ARG1]][%[[ARG3]], %[[ARG2]]] : memref<8x8xf32>
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// -----

func.func @b(%m: memref<8x8xf32>) {
  affine.for %i = 1 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %m[%i - 1, %j] : memref<8x8xf32>
      affine.store %0, %m[%i, %j] : memref<8x8xf32>
    }
  }
  return
}




// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: memref<8x8xf32>) {
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 1 to 8 {
// CHECK-NEXT:       affine.parallel (%[[ARG2:[^ ]+]]) = (0) to (8) {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG1]] - 1, %[[ARG2]]] : memref<8x8xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG1]], %[[ARG2]]] : memref<8x8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// REDUCE: module {
// REDUCE-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: memref<8x8xf32>) {
// REDUCE-NEXT:     affine.for %[[ARG1:[^ ]+]] = 1 to 8 {
// REDUCE-NEXT:       affine.parallel (%[[ARG2:[^ ]+]]) = (0) to (8) {
// REDUCE-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG1]] - 1, %[[ARG2]]] : memref<8x8xf32>
// REDUCE-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG1]], %[[ARG2]]] : memref<8x8xf32>
// REDUCE-NEXT:       }
// REDUCE-NEXT:     }
// REDUCE-NEXT:     return
// REDUCE-NEXT:   }
// REDUCE-NEXT: }

// ONE: module {
// ONE-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: memref<8x8xf32>) {
// ONE-NEXT:     affine.for %[[ARG1:[^ ]+]] = 1 to 8 {
// ONE-NEXT:       affine.parallel (%[[ARG2:[^ ]+]]) = (0) to (8) {
// ONE-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG1]] - 1, %[[ARG2]]] : memref<8x8xf32>
// ONE-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG1]], %[[ARG2]]] : memref<8x8xf32>
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// -----

func.func @red(%m: memref<8xf32>, %z: f32) -> f32 {
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> f32 {
    %0 = affine.load %m[%i] : memref<8xf32>
    %1 = arith.addf %s, %0 : f32
    affine.yield %1 : f32
  }
  return %r : f32
}




// CHECK: module {
// CHECK-NEXT:   func.func @red(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG2:[^ ]+]] = 0 to 8 iter_args(%[[ARG3:[^ ]+]] = %[[ARG1]]) -> (f32) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addf %[[ARG3]], %[[V1]] : f32
// CHECK-NEXT:       affine.yield %[[V2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// REDUCE: module {
// REDUCE-NEXT:   func.func @red(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// REDUCE-NEXT:     %[[V0:[^ ]+]] = affine.parallel (%[[ARG2:[^ ]+]]) = (0) to (8) reduce ("addf") -> (f32) {
// REDUCE-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// REDUCE-NEXT:       affine.yield %[[V2]] : f32
// REDUCE-NEXT:     }
// REDUCE-NEXT:     %[[V1:[^ ]+]] = arith.addf %[[ARG1]], %[[V0]] : f32
// REDUCE-NEXT:     return %[[V1]] : f32
// REDUCE-NEXT:   }
// REDUCE-NEXT: }

// ONE: module {
// ONE-NEXT:   func.func @red(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// ONE-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG2:[^ ]+]] = 0 to 8 iter_args(%[[ARG3:[^ ]+]] = %[[ARG1]]) -> (f32) {
// ONE-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// ONE-NEXT:       %[[V2:[^ ]+]] = arith.addf %[[ARG3]], %[[V1]] : f32
// ONE-NEXT:       affine.yield %[[V2]] : f32
// ONE-NEXT:     }
// ONE-NEXT:     return %[[V0]] : f32
// ONE-NEXT:   }
// ONE-NEXT: }

// -----

func.func @bounds(%m: memref<?xf32>, %z: f32, %n: index, %k: index) {
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0, 3)>(%n)[%k] to min affine_map<(d0) -> (d0, 10)>(%k) step 3 {
    affine.store %z, %m[%i] : memref<?xf32>
    affine.for %j = affine_map<(d0)->(d0)>(%i) to %n {
      affine.store %z, %m[%i + %j] : memref<?xf32>
    }
  }
  return
}




// CHECK: module {
// CHECK-NEXT:   func.func @bounds(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG4:[^ ]+]]) = (max(%[[ARG2]], symbol(%[[ARG3]]), 3)) to (min(%[[ARG3]], 10)) step (3) {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:       affine.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG4]]) to (symbol(%[[ARG2]])) {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]] + %[[ARG5]]] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// REDUCE: module {
// REDUCE-NEXT:   func.func @bounds(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// REDUCE-NEXT:     affine.parallel (%[[ARG4:[^ ]+]]) = (max(%[[ARG2]], symbol(%[[ARG3]]), 3)) to (min(%[[ARG3]], 10)) step (3) {
// REDUCE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// REDUCE-NEXT:       affine.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG4]]) to (symbol(%[[ARG2]])) {
// REDUCE-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]] + %[[ARG5]]] : memref<?xf32>
// REDUCE-NEXT:       }
// REDUCE-NEXT:     }
// REDUCE-NEXT:     return
// REDUCE-NEXT:   }
// REDUCE-NEXT: }

// ONE: #map = affine_map<(d0) -> (d0)>
// ONE-NEXT: module {
// ONE-NEXT:   func.func @bounds(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// ONE-NEXT:     affine.parallel (%[[ARG4:[^ ]+]]) = (max(%[[ARG2]], symbol(%[[ARG3]]), 3)) to (min(%[[ARG3]], 10)) step (3) {
// ONE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// ONE-NEXT:       affine.for %[[ARG5:[^ ]+]] = #map(%[[ARG4]]) to %[[ARG2]] {
// ONE-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]] + %[[ARG5]]] : memref<?xf32>
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// -----

func.func @other(%m: memref<?xf32>, %z: f32, %n: index, %c: i1) {
  affine.for %i = 0 to 10 {
    %a = memref.alloc() : memref<4xf32>
    affine.store %z, %a[0] : memref<4xf32>
  }
  affine.for %i = 0 to 10 {
    "unk"() : () -> ()
  }
  affine.for %i = 0 to 10 {
    memref.store %z, %m[%i] : memref<?xf32>
  }
  affine.for %i = 0 to 10 {
    scf.if %c {
      affine.store %z, %m[%i] : memref<?xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.store %z, %m[%i mod 5] : memref<?xf32>
  }
  affine.for %i = 0 to 10 {
    affine.store %z, %m[%i floordiv 2] : memref<?xf32>
  }
  affine.for %i = 0 to 10 {
    affine.store %z, %m[2 * %i] : memref<?xf32>
    %0 = affine.load %m[2 * %i + 1] : memref<?xf32>
  }
  affine.for %i = 0 to 10 step 2 {
    affine.store %z, %m[%i] : memref<?xf32>
    %0 = affine.load %m[%i + 1] : memref<?xf32>
  }
  affine.for %i = 0 to 5 {
    affine.store %z, %m[%i] : memref<?xf32>
    %0 = affine.load %m[%i + 5] : memref<?xf32>
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 5 {
      affine.store %z, %m[5 * %i + %j] : memref<?xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
      affine.store %z, %m[%i] : memref<?xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.store %z, %m[symbol(%n)] : memref<?xf32>
  }
  affine.for %i = 0 to 10 {
    affine.store %z, %m[%i + symbol(%n)] : memref<?xf32>
    %0 = affine.load %m[%i + symbol(%n) * 2] : memref<?xf32>
  }
  affine.for %i = 0 to 10 {
    affine.store %z, %m[%i * symbol(%n)] : memref<?xf32>
  }
  affine.for %i = 0 to 10 {
    %k = affine.apply affine_map<(d0) -> (d0 + 3)>(%i)
    affine.store %z, %m[%k] : memref<?xf32>
    %v = affine.vector_load %m[%i] : memref<?xf32>, vector<4xf32>
  }
  return
}




// CHECK: #map = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: #set = affine_set<(d0) : (d0 - 5 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @other(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i1) {
// CHECK-NEXT:     affine.parallel (%[[ARG4:[^ ]+]]) = (0) to (10) {
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ALLOC]][0] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// CHECK-NEXT:       "unk"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// CHECK-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// CHECK-NEXT:       scf.if %[[ARG3]] {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]] mod 5] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]] floordiv 2] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (10) {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]] * 2] : memref<?xf32>
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG4]] * 2 + 1] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (10) step (2) {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG4]] + 1] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (5) {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG4]] + 5] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (10) {
// CHECK-NEXT:       affine.parallel (%[[ARG5:[^ ]+]]) = (0) to (5) {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]] * 5 + %[[ARG5]]] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (10) {
// CHECK-NEXT:       affine.if #set(%[[ARG4]]) {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][symbol(%[[ARG2]])] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]] + symbol(%[[ARG2]])] : memref<?xf32>
// CHECK-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG4]] + symbol(%[[ARG2]]) * 2] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]] * symbol(%[[ARG2]])] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// CHECK-NEXT:       %[[V0]] = affine.apply #map(%[[ARG4]])
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[V0]]] : memref<?xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.vector_load %[[ARG0]][%[[ARG4]]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// REDUCE: #map = affine_map<(d0) -> (d0 + 3)>
// REDUCE-NEXT: #set = affine_set<(d0) : (d0 - 5 >= 0)>
// REDUCE-NEXT: module {
// REDUCE-NEXT:   func.func @other(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i1) {
// REDUCE-NEXT:     affine.parallel (%[[ARG4:[^ ]+]]) = (0) to (10) {
// REDUCE-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// REDUCE-NEXT:       affine.store %[[ARG1]], %[[ALLOC]][0] : memref<4xf32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// REDUCE-NEXT:       "unk"() : () -> ()
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// REDUCE-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// REDUCE-NEXT:       scf.if %[[ARG3]] {
// REDUCE-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// REDUCE-NEXT:       }
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// REDUCE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]] mod 5] : memref<?xf32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// REDUCE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]] floordiv 2] : memref<?xf32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (10) {
// REDUCE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]] * 2] : memref<?xf32>
// REDUCE-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG4]] * 2 + 1] : memref<?xf32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (10) step (2) {
// REDUCE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// REDUCE-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG4]] + 1] : memref<?xf32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (5) {
// REDUCE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// REDUCE-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG4]] + 5] : memref<?xf32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (10) {
// REDUCE-NEXT:       affine.parallel (%[[ARG5:[^ ]+]]) = (0) to (5) {
// REDUCE-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]] * 5 + %[[ARG5]]] : memref<?xf32>
// REDUCE-NEXT:       }
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (10) {
// REDUCE-NEXT:       affine.if #set(%[[ARG4]]) {
// REDUCE-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// REDUCE-NEXT:       }
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// REDUCE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][symbol(%[[ARG2]])] : memref<?xf32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// REDUCE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]] + symbol(%[[ARG2]])] : memref<?xf32>
// REDUCE-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG4]] + symbol(%[[ARG2]]) * 2] : memref<?xf32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// REDUCE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]] * symbol(%[[ARG2]])] : memref<?xf32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// REDUCE-NEXT:       %[[V0]] = affine.apply #map(%[[ARG4]])
// REDUCE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[V0]]] : memref<?xf32>
// REDUCE-NEXT:       %[[V1:[^ ]+]] = affine.vector_load %[[ARG0]][%[[ARG4]]] : memref<?xf32>, vector<4xf32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     return
// REDUCE-NEXT:   }
// REDUCE-NEXT: }

// ONE: #map = affine_map<(d0) -> (d0 + 3)>
// ONE-NEXT: #set = affine_set<(d0) : (d0 - 5 >= 0)>
// ONE-NEXT: module {
// ONE-NEXT:   func.func @other(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i1) {
// ONE-NEXT:     affine.parallel (%[[ARG4:[^ ]+]]) = (0) to (10) {
// ONE-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// ONE-NEXT:       affine.store %[[ARG1]], %[[ALLOC]][0] : memref<4xf32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// ONE-NEXT:       "unk"() : () -> ()
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// ONE-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// ONE-NEXT:       scf.if %[[ARG3]] {
// ONE-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// ONE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]] mod 5] : memref<?xf32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// ONE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]] floordiv 2] : memref<?xf32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (10) {
// ONE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]] * 2] : memref<?xf32>
// ONE-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG4]] * 2 + 1] : memref<?xf32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (10) step (2) {
// ONE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// ONE-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG4]] + 1] : memref<?xf32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (5) {
// ONE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// ONE-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG4]] + 5] : memref<?xf32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (10) {
// ONE-NEXT:       affine.for %[[ARG5:[^ ]+]] = 0 to 5 {
// ONE-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]] * 5 + %[[ARG5]]] : memref<?xf32>
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (10) {
// ONE-NEXT:       affine.if #set(%[[ARG4]]) {
// ONE-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// ONE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][symbol(%[[ARG2]])] : memref<?xf32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// ONE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]] + symbol(%[[ARG2]])] : memref<?xf32>
// ONE-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG4]] + symbol(%[[ARG2]]) * 2] : memref<?xf32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// ONE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]] * symbol(%[[ARG2]])] : memref<?xf32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %[[ARG4]] = 0 to 10 {
// ONE-NEXT:       %[[V0]] = affine.apply #map(%[[ARG4]])
// ONE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[V0]]] : memref<?xf32>
// ONE-NEXT:       %[[V1:[^ ]+]] = affine.vector_load %[[ARG0]][%[[ARG4]]] : memref<?xf32>, vector<4xf32>
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// -----

func.func @noreds(%m: memref<8xf32>, %n: memref<8xi32>, %z: f32, %w: i32) {
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> (f32) {
    %0 = affine.load %m[%i] : memref<8xf32>
    %2 = arith.subf %0, %s : f32
    affine.yield %2 : f32
  }
  %r1 = affine.for %i = 0 to 8 iter_args(%s = %z) -> (f32) {
    affine.yield %s : f32
  }
  %r2 = affine.for %i = 0 to 8 iter_args(%s = %z) -> (f32) {
    %0 = affine.load %m[%i] : memref<8xf32>
    %2 = arith.addf %0, %s : f32
    %3 = arith.addf %2, %s : f32
    affine.yield %3 : f32
  }
  %r3 = affine.for %i = 0 to 8 iter_args(%s = %z) -> (f32) {
    %0 = affine.load %m[%i] : memref<8xf32>
    %2 = arith.addf %0, %s : f32
    %3 = arith.addf %2, %0 : f32
    affine.yield %3 : f32
  }
  %r5 = affine.for %i = 0 to 8 iter_args(%s = %z) -> (f32) {
    %0 = affine.load %m[%i] : memref<8xf32>
    %2 = arith.addf %0, %s : f32
    affine.store %2, %m[%i] : memref<8xf32>
    affine.yield %2 : f32
  }
  %r7 = affine.for %i = 0 to 8 iter_args(%s = %z) -> (f32) {
    %0 = affine.load %m[%i] : memref<8xf32>
    %2 = arith.addf %0, %s fastmath<fast> : f32
    affine.yield %2 : f32
  }
  %r8 = affine.for %i = 0 to 8 iter_args(%s = %z) -> (f32) {
    %c = arith.cmpf ogt, %s, %z : f32
    %2 = arith.select %c, %s, %z : f32
    affine.yield %2 : f32
  }
  return
}




// CHECK: module {
// CHECK-NEXT:   func.func @noreds(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xi32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG4:[^ ]+]] = 0 to 8 iter_args(%[[ARG5:[^ ]+]] = %[[ARG2]]) -> (f32) {
// CHECK-NEXT:       %[[V7:[^ ]+]] = affine.load %[[ARG0]][%[[ARG4]]] : memref<8xf32>
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.subf %[[V7]], %[[ARG5]] : f32
// CHECK-NEXT:       affine.yield %[[V8]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.for %[[ARG4]] = 0 to 8 iter_args(%[[ARG5]] = %[[ARG2]]) -> (f32) {
// CHECK-NEXT:       affine.yield %[[ARG5]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.for %[[ARG4]] = 0 to 8 iter_args(%[[ARG5]] = %[[ARG2]]) -> (f32) {
// CHECK-NEXT:       %[[V7]] = affine.load %[[ARG0]][%[[ARG4]]] : memref<8xf32>
// CHECK-NEXT:       %[[V8]] = arith.addf %[[V7]], %[[ARG5]] : f32
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.addf %[[V8]], %[[ARG5]] : f32
// CHECK-NEXT:       affine.yield %[[V9]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.for %[[ARG4]] = 0 to 8 iter_args(%[[ARG5]] = %[[ARG2]]) -> (f32) {
// CHECK-NEXT:       %[[V7]] = affine.load %[[ARG0]][%[[ARG4]]] : memref<8xf32>
// CHECK-NEXT:       %[[V8]] = arith.addf %[[V7]], %[[ARG5]] : f32
// CHECK-NEXT:       %[[V9]] = arith.addf %[[V8]], %[[V7]] : f32
// CHECK-NEXT:       affine.yield %[[V9]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.for %[[ARG4]] = 0 to 8 iter_args(%[[ARG5]] = %[[ARG2]]) -> (f32) {
// CHECK-NEXT:       %[[V7]] = affine.load %[[ARG0]][%[[ARG4]]] : memref<8xf32>
// CHECK-NEXT:       %[[V8]] = arith.addf %[[V7]], %[[ARG5]] : f32
// CHECK-NEXT:       affine.store %[[V8]], %[[ARG0]][%[[ARG4]]] : memref<8xf32>
// CHECK-NEXT:       affine.yield %[[V8]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.for %[[ARG4]] = 0 to 8 iter_args(%[[ARG5]] = %[[ARG2]]) -> (f32) {
// CHECK-NEXT:       %[[V7]] = affine.load %[[ARG0]][%[[ARG4]]] : memref<8xf32>
// CHECK-NEXT:       %[[V8]] = arith.addf %[[V7]], %[[ARG5]] fastmath<fast> : f32
// CHECK-NEXT:       affine.yield %[[V8]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V6:[^ ]+]] = affine.for %[[ARG4]] = 0 to 8 iter_args(%[[ARG5]] = %[[ARG2]]) -> (f32) {
// CHECK-NEXT:       %[[V7]] = arith.cmpf ogt, %[[ARG5]], %[[ARG2]] : f32
// CHECK-NEXT:       %[[V8]] = arith.select %[[V7]], %[[ARG5]], %[[ARG2]] : f32
// CHECK-NEXT:       affine.yield %[[V8]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// REDUCE: module {
// REDUCE-NEXT:   func.func @noreds(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xi32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// REDUCE-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG4:[^ ]+]] = 0 to 8 iter_args(%[[ARG5:[^ ]+]] = %[[ARG2]]) -> (f32) {
// REDUCE-NEXT:       %[[V8:[^ ]+]] = affine.load %[[ARG0]][%[[ARG4]]] : memref<8xf32>
// REDUCE-NEXT:       %[[V9:[^ ]+]] = arith.subf %[[V8]], %[[ARG5]] : f32
// REDUCE-NEXT:       affine.yield %[[V9]] : f32
// REDUCE-NEXT:     }
// REDUCE-NEXT:     %[[V1:[^ ]+]] = affine.for %[[ARG4]] = 0 to 8 iter_args(%[[ARG5]] = %[[ARG2]]) -> (f32) {
// REDUCE-NEXT:       affine.yield %[[ARG5]] : f32
// REDUCE-NEXT:     }
// REDUCE-NEXT:     %[[V2:[^ ]+]] = affine.for %[[ARG4]] = 0 to 8 iter_args(%[[ARG5]] = %[[ARG2]]) -> (f32) {
// REDUCE-NEXT:       %[[V8]] = affine.load %[[ARG0]][%[[ARG4]]] : memref<8xf32>
// REDUCE-NEXT:       %[[V9]] = arith.addf %[[V8]], %[[ARG5]] : f32
// REDUCE-NEXT:       %[[V10:[^ ]+]] = arith.addf %[[V9]], %[[ARG5]] : f32
// REDUCE-NEXT:       affine.yield %[[V10]] : f32
// REDUCE-NEXT:     }
// REDUCE-NEXT:     %[[V3:[^ ]+]] = affine.for %[[ARG4]] = 0 to 8 iter_args(%[[ARG5]] = %[[ARG2]]) -> (f32) {
// REDUCE-NEXT:       %[[V8]] = affine.load %[[ARG0]][%[[ARG4]]] : memref<8xf32>
// REDUCE-NEXT:       %[[V9]] = arith.addf %[[V8]], %[[ARG5]] : f32
// REDUCE-NEXT:       %[[V10]] = arith.addf %[[V9]], %[[V8]] : f32
// REDUCE-NEXT:       affine.yield %[[V10]] : f32
// REDUCE-NEXT:     }
// REDUCE-NEXT:     %[[V4:[^ ]+]] = affine.for %[[ARG4]] = 0 to 8 iter_args(%[[ARG5]] = %[[ARG2]]) -> (f32) {
// REDUCE-NEXT:       %[[V8]] = affine.load %[[ARG0]][%[[ARG4]]] : memref<8xf32>
// REDUCE-NEXT:       %[[V9]] = arith.addf %[[V8]], %[[ARG5]] : f32
// REDUCE-NEXT:       affine.store %[[V9]], %[[ARG0]][%[[ARG4]]] : memref<8xf32>
// REDUCE-NEXT:       affine.yield %[[V9]] : f32
// REDUCE-NEXT:     }
// REDUCE-NEXT:     %[[V5:[^ ]+]] = affine.parallel (%[[ARG4]]) = (0) to (8) reduce ("addf") -> (f32) {
// REDUCE-NEXT:       %[[V8]] = affine.load %[[ARG0]][%[[ARG4]]] : memref<8xf32>
// REDUCE-NEXT:       affine.yield %[[V8]] : f32
// REDUCE-NEXT:     }
// REDUCE-NEXT:     %[[V6:[^ ]+]] = arith.addf %[[ARG2]], %[[V5]] fastmath<fast> : f32
// REDUCE-NEXT:     %[[V7:[^ ]+]] = affine.for %[[ARG4]] = 0 to 8 iter_args(%[[ARG5]] = %[[ARG2]]) -> (f32) {
// REDUCE-NEXT:       %[[V8]] = arith.cmpf ogt, %[[ARG5]], %[[ARG2]] : f32
// REDUCE-NEXT:       %[[V9]] = arith.select %[[V8]], %[[ARG5]], %[[ARG2]] : f32
// REDUCE-NEXT:       affine.yield %[[V9]] : f32
// REDUCE-NEXT:     }
// REDUCE-NEXT:     return
// REDUCE-NEXT:   }
// REDUCE-NEXT: }

// ONE: module {
// ONE-NEXT:   func.func @noreds(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xi32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// ONE-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG4:[^ ]+]] = 0 to 8 iter_args(%[[ARG5:[^ ]+]] = %[[ARG2]]) -> (f32) {
// ONE-NEXT:       %[[V7:[^ ]+]] = affine.load %[[ARG0]][%[[ARG4]]] : memref<8xf32>
// ONE-NEXT:       %[[V8:[^ ]+]] = arith.subf %[[V7]], %[[ARG5]] : f32
// ONE-NEXT:       affine.yield %[[V8]] : f32
// ONE-NEXT:     }
// ONE-NEXT:     %[[V1:[^ ]+]] = affine.for %[[ARG4]] = 0 to 8 iter_args(%[[ARG5]] = %[[ARG2]]) -> (f32) {
// ONE-NEXT:       affine.yield %[[ARG5]] : f32
// ONE-NEXT:     }
// ONE-NEXT:     %[[V2:[^ ]+]] = affine.for %[[ARG4]] = 0 to 8 iter_args(%[[ARG5]] = %[[ARG2]]) -> (f32) {
// ONE-NEXT:       %[[V7]] = affine.load %[[ARG0]][%[[ARG4]]] : memref<8xf32>
// ONE-NEXT:       %[[V8]] = arith.addf %[[V7]], %[[ARG5]] : f32
// ONE-NEXT:       %[[V9:[^ ]+]] = arith.addf %[[V8]], %[[ARG5]] : f32
// ONE-NEXT:       affine.yield %[[V9]] : f32
// ONE-NEXT:     }
// ONE-NEXT:     %[[V3:[^ ]+]] = affine.for %[[ARG4]] = 0 to 8 iter_args(%[[ARG5]] = %[[ARG2]]) -> (f32) {
// ONE-NEXT:       %[[V7]] = affine.load %[[ARG0]][%[[ARG4]]] : memref<8xf32>
// ONE-NEXT:       %[[V8]] = arith.addf %[[V7]], %[[ARG5]] : f32
// ONE-NEXT:       %[[V9]] = arith.addf %[[V8]], %[[V7]] : f32
// ONE-NEXT:       affine.yield %[[V9]] : f32
// ONE-NEXT:     }
// ONE-NEXT:     %[[V4:[^ ]+]] = affine.for %[[ARG4]] = 0 to 8 iter_args(%[[ARG5]] = %[[ARG2]]) -> (f32) {
// ONE-NEXT:       %[[V7]] = affine.load %[[ARG0]][%[[ARG4]]] : memref<8xf32>
// ONE-NEXT:       %[[V8]] = arith.addf %[[V7]], %[[ARG5]] : f32
// ONE-NEXT:       affine.store %[[V8]], %[[ARG0]][%[[ARG4]]] : memref<8xf32>
// ONE-NEXT:       affine.yield %[[V8]] : f32
// ONE-NEXT:     }
// ONE-NEXT:     %[[V5:[^ ]+]] = affine.for %[[ARG4]] = 0 to 8 iter_args(%[[ARG5]] = %[[ARG2]]) -> (f32) {
// ONE-NEXT:       %[[V7]] = affine.load %[[ARG0]][%[[ARG4]]] : memref<8xf32>
// ONE-NEXT:       %[[V8]] = arith.addf %[[V7]], %[[ARG5]] fastmath<fast> : f32
// ONE-NEXT:       affine.yield %[[V8]] : f32
// ONE-NEXT:     }
// ONE-NEXT:     %[[V6:[^ ]+]] = affine.for %[[ARG4]] = 0 to 8 iter_args(%[[ARG5]] = %[[ARG2]]) -> (f32) {
// ONE-NEXT:       %[[V7]] = arith.cmpf ogt, %[[ARG5]], %[[ARG2]] : f32
// ONE-NEXT:       %[[V8]] = arith.select %[[V7]], %[[ARG5]], %[[ARG2]] : f32
// ONE-NEXT:       affine.yield %[[V8]] : f32
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// -----

func.func @nested(%m: memref<8x8xf32>, %n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 8 {
        %0 = affine.load %m[%j, %k] : memref<8x8xf32>
        affine.store %0, %m[%j, %k] : memref<8x8xf32>
      }
    }
  }
  return
}




// CHECK: module {
// CHECK-NEXT:   func.func @nested(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 8 {
// CHECK-NEXT:       affine.parallel (%[[ARG3:[^ ]+]]) = (0) to (8) {
// CHECK-NEXT:         affine.parallel (%[[ARG4:[^ ]+]]) = (0) to (8) {
// CHECK-NEXT:           %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<8x8xf32>
// CHECK-NEXT:           affine.store %[[V0]], %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<8x8xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// REDUCE: module {
// REDUCE-NEXT:   func.func @nested(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: index) {
// REDUCE-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 8 {
// REDUCE-NEXT:       affine.parallel (%[[ARG3:[^ ]+]]) = (0) to (8) {
// REDUCE-NEXT:         affine.parallel (%[[ARG4:[^ ]+]]) = (0) to (8) {
// REDUCE-NEXT:           %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<8x8xf32>
// REDUCE-NEXT:           affine.store %[[V0]], %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<8x8xf32>
// REDUCE-NEXT:         }
// REDUCE-NEXT:       }
// REDUCE-NEXT:     }
// REDUCE-NEXT:     return
// REDUCE-NEXT:   }
// REDUCE-NEXT: }

// ONE: module {
// ONE-NEXT:   func.func @nested(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: index) {
// ONE-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 8 {
// ONE-NEXT:       affine.parallel (%[[ARG3:[^ ]+]]) = (0) to (8) {
// ONE-NEXT:         affine.for %[[ARG4:[^ ]+]] = 0 to 8 {
// ONE-NEXT:           %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<8x8xf32>
// ONE-NEXT:           affine.store %[[V0]], %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<8x8xf32>
// ONE-NEXT:         }
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// -----

func.func @triangle(%m: memref<?x?xf32>, %f: f32, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to %n {
      %0 = affine.load %m[%i, %j] : memref<?x?xf32>
      affine.store %0, %m[%j, %i] : memref<?x?xf32>
    }
  }
  return
}




// CHECK: module {
// CHECK-NEXT:   func.func @triangle(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG3:[^ ]+]]) = (0) to (symbol(%[[ARG2]])) {
// CHECK-NEXT:       affine.parallel (%[[ARG4:[^ ]+]]) = (%[[ARG3]] + 1) to (symbol(%[[ARG2]])) {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<?x?xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG4]], %[[ARG3]]] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// REDUCE: module {
// REDUCE-NEXT:   func.func @triangle(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// REDUCE-NEXT:     affine.parallel (%[[ARG3:[^ ]+]]) = (0) to (symbol(%[[ARG2]])) {
// REDUCE-NEXT:       affine.parallel (%[[ARG4:[^ ]+]]) = (%[[ARG3]] + 1) to (symbol(%[[ARG2]])) {
// REDUCE-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<?x?xf32>
// REDUCE-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG4]], %[[ARG3]]] : memref<?x?xf32>
// REDUCE-NEXT:       }
// REDUCE-NEXT:     }
// REDUCE-NEXT:     return
// REDUCE-NEXT:   }
// REDUCE-NEXT: }

// ONE: #map = affine_map<(d0) -> (d0 + 1)>
// ONE-NEXT: module {
// ONE-NEXT:   func.func @triangle(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// ONE-NEXT:     affine.parallel (%[[ARG3:[^ ]+]]) = (0) to (symbol(%[[ARG2]])) {
// ONE-NEXT:       affine.for %[[ARG4:[^ ]+]] = #map(%[[ARG3]]) to %[[ARG2]] {
// ONE-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<?x?xf32>
// ONE-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG4]], %[[ARG3]]] : memref<?x?xf32>
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// -----

func.func @quotients(%m: memref<?x?xf32>, %f: f32, %n: index) {
  affine.for %i = 0 to 100 {
    affine.store %f, %m[%i floordiv 10, %i mod 10] : memref<?x?xf32>
  }
  affine.for %i = 0 to 100 {
    affine.store %f, %m[%i floordiv 10, %i mod 9] : memref<?x?xf32>
  }
  affine.for %i = 0 to 100 step 7 {
    affine.store %f, %m[%i floordiv 7, 0] : memref<?x?xf32>
  }
  affine.for %i = 1 to 100 step 7 {
    affine.store %f, %m[%i ceildiv 7, 0] : memref<?x?xf32>
  }
  affine.for %i = %n to 100 step 7 {
    affine.store %f, %m[%i floordiv 7, 0] : memref<?x?xf32>
  }
  return
}




// CHECK: module {
// CHECK-NEXT:   func.func @quotients(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG3:[^ ]+]]) = (0) to (100) {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] floordiv 10, %[[ARG3]] mod 10] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG3]] = 0 to 100 {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] floordiv 10, %[[ARG3]] mod 9] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG3]]) = (0) to (100) step (7) {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] floordiv 7, 0] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG3]]) = (1) to (100) step (7) {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] ceildiv 7, 0] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG3]] = %[[ARG2]] to 100 step 7 {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] floordiv 7, 0] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// REDUCE: module {
// REDUCE-NEXT:   func.func @quotients(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// REDUCE-NEXT:     affine.parallel (%[[ARG3:[^ ]+]]) = (0) to (100) {
// REDUCE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] floordiv 10, %[[ARG3]] mod 10] : memref<?x?xf32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.for %[[ARG3]] = 0 to 100 {
// REDUCE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] floordiv 10, %[[ARG3]] mod 9] : memref<?x?xf32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.parallel (%[[ARG3]]) = (0) to (100) step (7) {
// REDUCE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] floordiv 7, 0] : memref<?x?xf32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.parallel (%[[ARG3]]) = (1) to (100) step (7) {
// REDUCE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] ceildiv 7, 0] : memref<?x?xf32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.for %[[ARG3]] = %[[ARG2]] to 100 step 7 {
// REDUCE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] floordiv 7, 0] : memref<?x?xf32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     return
// REDUCE-NEXT:   }
// REDUCE-NEXT: }

// ONE: module {
// ONE-NEXT:   func.func @quotients(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// ONE-NEXT:     affine.parallel (%[[ARG3:[^ ]+]]) = (0) to (100) {
// ONE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] floordiv 10, %[[ARG3]] mod 10] : memref<?x?xf32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %[[ARG3]] = 0 to 100 {
// ONE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] floordiv 10, %[[ARG3]] mod 9] : memref<?x?xf32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.parallel (%[[ARG3]]) = (0) to (100) step (7) {
// ONE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] floordiv 7, 0] : memref<?x?xf32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.parallel (%[[ARG3]]) = (1) to (100) step (7) {
// ONE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] ceildiv 7, 0] : memref<?x?xf32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %[[ARG3]] = %[[ARG2]] to 100 step 7 {
// ONE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] floordiv 7, 0] : memref<?x?xf32>
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// -----

func.func @branches(%m: memref<?xf32>, %f: f32, %n: index) {
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (-d0 + 4 >= 0)>(%i) {
      affine.store %f, %m[%i] : memref<?xf32>
      %0 = affine.load %m[%i + 5] : memref<?xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0)[s0] : (d0 - s0 == 0)>(%i)[%n] {
      affine.store %f, %m[3] : memref<?xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 mod 2 == 0)>(%i) {
      affine.store %f, %m[%i] : memref<?xf32>
      %0 = affine.load %m[%i + 1] : memref<?xf32>
    }
  }
  return
}




// CHECK: #set = affine_set<(d0) : (-d0 + 4 >= 0)>
// CHECK-NEXT: #set1 = affine_set<(d0)[s0] : (d0 - s0 == 0)>
// CHECK-NEXT: #set2 = affine_set<(d0) : (d0 mod 2 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @branches(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG3:[^ ]+]]) = (0) to (10) {
// CHECK-NEXT:       affine.if #set(%[[ARG3]]) {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]] + 5] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG3]]) = (0) to (10) {
// CHECK-NEXT:       affine.if #set1(%[[ARG3]])[%[[ARG2]]] {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][3] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG3]]) = (0) to (10) {
// CHECK-NEXT:       affine.if #set2(%[[ARG3]]) {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:         %[[V0]] = affine.load %[[ARG0]][%[[ARG3]] + 1] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// REDUCE: #set = affine_set<(d0) : (-d0 + 4 >= 0)>
// REDUCE-NEXT: #set1 = affine_set<(d0)[s0] : (d0 - s0 == 0)>
// REDUCE-NEXT: #set2 = affine_set<(d0) : (d0 mod 2 == 0)>
// REDUCE-NEXT: module {
// REDUCE-NEXT:   func.func @branches(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// REDUCE-NEXT:     affine.parallel (%[[ARG3:[^ ]+]]) = (0) to (10) {
// REDUCE-NEXT:       affine.if #set(%[[ARG3]]) {
// REDUCE-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// REDUCE-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]] + 5] : memref<?xf32>
// REDUCE-NEXT:       }
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.parallel (%[[ARG3]]) = (0) to (10) {
// REDUCE-NEXT:       affine.if #set1(%[[ARG3]])[%[[ARG2]]] {
// REDUCE-NEXT:         affine.store %[[ARG1]], %[[ARG0]][3] : memref<?xf32>
// REDUCE-NEXT:       }
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.parallel (%[[ARG3]]) = (0) to (10) {
// REDUCE-NEXT:       affine.if #set2(%[[ARG3]]) {
// REDUCE-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// REDUCE-NEXT:         %[[V0]] = affine.load %[[ARG0]][%[[ARG3]] + 1] : memref<?xf32>
// REDUCE-NEXT:       }
// REDUCE-NEXT:     }
// REDUCE-NEXT:     return
// REDUCE-NEXT:   }
// REDUCE-NEXT: }

// ONE: #set = affine_set<(d0) : (-d0 + 4 >= 0)>
// ONE-NEXT: #set1 = affine_set<(d0)[s0] : (d0 - s0 == 0)>
// ONE-NEXT: #set2 = affine_set<(d0) : (d0 mod 2 == 0)>
// ONE-NEXT: module {
// ONE-NEXT:   func.func @branches(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// ONE-NEXT:     affine.parallel (%[[ARG3:[^ ]+]]) = (0) to (10) {
// ONE-NEXT:       affine.if #set(%[[ARG3]]) {
// ONE-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// ONE-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]] + 5] : memref<?xf32>
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     affine.parallel (%[[ARG3]]) = (0) to (10) {
// ONE-NEXT:       affine.if #set1(%[[ARG3]])[%[[ARG2]]] {
// ONE-NEXT:         affine.store %[[ARG1]], %[[ARG0]][3] : memref<?xf32>
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     affine.parallel (%[[ARG3]]) = (0) to (10) {
// ONE-NEXT:       affine.if #set2(%[[ARG3]]) {
// ONE-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// ONE-NEXT:         %[[V0]] = affine.load %[[ARG0]][%[[ARG3]] + 1] : memref<?xf32>
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// -----

func.func @views(%m: memref<8xf32>, %f: f32, %n: index) {
  affine.for %i = 0 to 10 {
    %a = memref.alloc() : memref<4xf32>
    %b = memref.cast %a : memref<4xf32> to memref<?xf32>
    %c = memref.subview %b[0] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1]>>
    affine.store %f, %c[0] : memref<2xf32, strided<[1]>>
  }
  affine.for %i = 0 to 10 {
    %b = memref.cast %m : memref<8xf32> to memref<?xf32>
    affine.store %f, %b[%i] : memref<?xf32>
    affine.store %f, %m[%i + 1] : memref<8xf32>
  }
  affine.for %i = 0 to 10 {
    %a = memref.alloca() : memref<4xf32>
    affine.store %f, %a[0] : memref<4xf32>
    memref.dealloc %m : memref<8xf32>
  }
  %r = affine.for %i = 0 to 10 iter_args(%x = %m) -> memref<8xf32> {
    affine.yield %x : memref<8xf32>
  }
  affine.for %i = 0 to 10 {
    %k = arith.constant 3 : index
    affine.store %f, %m[%i + %k] : memref<8xf32>
    %l = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%i, %k)
    affine.store %f, %m[%l + 16] : memref<8xf32>
  }
  return
}




// CHECK: #map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @views(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG3:[^ ]+]]) = (0) to (10) {
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:       %[[SUBVIEW:[^ ]+]] = memref.subview %[[CAST]][0] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1]>>
// CHECK-NEXT:       affine.store %[[ARG1]], %[[SUBVIEW]][0] : memref<2xf32, strided<[1]>>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG3]]) = (0) to (10) {
// CHECK-NEXT:       %[[CAST]] = memref.cast %[[ARG0]] : memref<8xf32> to memref<?xf32>
// CHECK-NEXT:       affine.store %[[ARG1]], %[[CAST]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] + 1] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG3]] = 0 to 10 {
// CHECK-NEXT:       %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ALLOCA]][0] : memref<4xf32>
// CHECK-NEXT:       memref.dealloc %[[ARG0]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG3]] = 0 to 10 iter_args(%[[ARG4:[^ ]+]] = %[[ARG0]]) -> (memref<8xf32>) {
// CHECK-NEXT:       affine.yield %[[ARG4]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG3]]) = (0) to (10) {
// CHECK-NEXT:       %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] + %[[C3]]] : memref<8xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG3]], %[[C3]])
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[V1]] + 16] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// REDUCE: #map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
// REDUCE-NEXT: module {
// REDUCE-NEXT:   func.func @views(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// REDUCE-NEXT:     affine.parallel (%[[ARG3:[^ ]+]]) = (0) to (10) {
// REDUCE-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// REDUCE-NEXT:       %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<?xf32>
// REDUCE-NEXT:       %[[SUBVIEW:[^ ]+]] = memref.subview %[[CAST]][0] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1]>>
// REDUCE-NEXT:       affine.store %[[ARG1]], %[[SUBVIEW]][0] : memref<2xf32, strided<[1]>>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.parallel (%[[ARG3]]) = (0) to (10) {
// REDUCE-NEXT:       %[[CAST]] = memref.cast %[[ARG0]] : memref<8xf32> to memref<?xf32>
// REDUCE-NEXT:       affine.store %[[ARG1]], %[[CAST]][%[[ARG3]]] : memref<?xf32>
// REDUCE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] + 1] : memref<8xf32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.for %[[ARG3]] = 0 to 10 {
// REDUCE-NEXT:       %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// REDUCE-NEXT:       affine.store %[[ARG1]], %[[ALLOCA]][0] : memref<4xf32>
// REDUCE-NEXT:       memref.dealloc %[[ARG0]] : memref<8xf32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG3]] = 0 to 10 iter_args(%[[ARG4:[^ ]+]] = %[[ARG0]]) -> (memref<8xf32>) {
// REDUCE-NEXT:       affine.yield %[[ARG4]] : memref<8xf32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.parallel (%[[ARG3]]) = (0) to (10) {
// REDUCE-NEXT:       %[[C3:[^ ]+]] = arith.constant 3 : index
// REDUCE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] + %[[C3]]] : memref<8xf32>
// REDUCE-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG3]], %[[C3]])
// REDUCE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[V1]] + 16] : memref<8xf32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     return
// REDUCE-NEXT:   }
// REDUCE-NEXT: }

// ONE: #map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
// ONE-NEXT: module {
// ONE-NEXT:   func.func @views(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// ONE-NEXT:     affine.parallel (%[[ARG3:[^ ]+]]) = (0) to (10) {
// ONE-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// ONE-NEXT:       %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<?xf32>
// ONE-NEXT:       %[[SUBVIEW:[^ ]+]] = memref.subview %[[CAST]][0] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1]>>
// ONE-NEXT:       affine.store %[[ARG1]], %[[SUBVIEW]][0] : memref<2xf32, strided<[1]>>
// ONE-NEXT:     }
// ONE-NEXT:     affine.parallel (%[[ARG3]]) = (0) to (10) {
// ONE-NEXT:       %[[CAST]] = memref.cast %[[ARG0]] : memref<8xf32> to memref<?xf32>
// ONE-NEXT:       affine.store %[[ARG1]], %[[CAST]][%[[ARG3]]] : memref<?xf32>
// ONE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] + 1] : memref<8xf32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %[[ARG3]] = 0 to 10 {
// ONE-NEXT:       %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// ONE-NEXT:       affine.store %[[ARG1]], %[[ALLOCA]][0] : memref<4xf32>
// ONE-NEXT:       memref.dealloc %[[ARG0]] : memref<8xf32>
// ONE-NEXT:     }
// ONE-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG3]] = 0 to 10 iter_args(%[[ARG4:[^ ]+]] = %[[ARG0]]) -> (memref<8xf32>) {
// ONE-NEXT:       affine.yield %[[ARG4]] : memref<8xf32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.parallel (%[[ARG3]]) = (0) to (10) {
// ONE-NEXT:       %[[C3:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] + %[[C3]]] : memref<8xf32>
// ONE-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG3]], %[[C3]])
// ONE-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[V1]] + 16] : memref<8xf32>
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// -----

func.func @scalar(%m: memref<f32>, %v: memref<?xvector<4xf32>>, %f: f32, %n: index) {
  affine.for %i = 0 to 10 {
    affine.store %f, %m[] : memref<f32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[] : memref<f32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %v[%i] : memref<?xvector<4xf32>>
    affine.store %0, %v[%i] : memref<?xvector<4xf32>>
  }
  affine.for %i = 0 to 1 {
    affine.store %f, %m[] : memref<f32>
  }
  affine.for %i = 3 to 3 {
    affine.store %f, %m[] : memref<f32>
  }
  affine.for %i = 0 to 64 step 4 {
    %0 = affine.load %m[] : memref<f32>
    %1 = vector.broadcast %0 : f32 to vector<4xf32>
    affine.store %1, %v[%i] : memref<?xvector<4xf32>>
  }
  return
}




// CHECK: module {
// CHECK-NEXT:   func.func @scalar(%[[ARG0:[^ ]+]]: memref<f32>, %[[ARG1:[^ ]+]]: memref<?xvector<4xf32>>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       affine.store %[[ARG2]], %[[ARG0]][] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (10) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (10) {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ARG1]][%[[ARG4]]] : memref<?xvector<4xf32>>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG4]]] : memref<?xvector<4xf32>>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (1) {
// CHECK-NEXT:       affine.store %[[ARG2]], %[[ARG0]][] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG4]]) = (3) to (3) {
// CHECK-NEXT:       affine.store %[[ARG2]], %[[ARG0]][] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (64) step (4) {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ARG0]][] : memref<f32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = vector.broadcast %[[V0]] : f32 to vector<4xf32>
// CHECK-NEXT:       affine.store %[[V1]], %[[ARG1]][%[[ARG4]]] : memref<?xvector<4xf32>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// REDUCE: module {
// REDUCE-NEXT:   func.func @scalar(%[[ARG0:[^ ]+]]: memref<f32>, %[[ARG1:[^ ]+]]: memref<?xvector<4xf32>>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index) {
// REDUCE-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to 10 {
// REDUCE-NEXT:       affine.store %[[ARG2]], %[[ARG0]][] : memref<f32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (10) {
// REDUCE-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][] : memref<f32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (10) {
// REDUCE-NEXT:       %[[V0]] = affine.load %[[ARG1]][%[[ARG4]]] : memref<?xvector<4xf32>>
// REDUCE-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG4]]] : memref<?xvector<4xf32>>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (1) {
// REDUCE-NEXT:       affine.store %[[ARG2]], %[[ARG0]][] : memref<f32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.parallel (%[[ARG4]]) = (3) to (3) {
// REDUCE-NEXT:       affine.store %[[ARG2]], %[[ARG0]][] : memref<f32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (64) step (4) {
// REDUCE-NEXT:       %[[V0]] = affine.load %[[ARG0]][] : memref<f32>
// REDUCE-NEXT:       %[[V1:[^ ]+]] = vector.broadcast %[[V0]] : f32 to vector<4xf32>
// REDUCE-NEXT:       affine.store %[[V1]], %[[ARG1]][%[[ARG4]]] : memref<?xvector<4xf32>>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     return
// REDUCE-NEXT:   }
// REDUCE-NEXT: }

// ONE: module {
// ONE-NEXT:   func.func @scalar(%[[ARG0:[^ ]+]]: memref<f32>, %[[ARG1:[^ ]+]]: memref<?xvector<4xf32>>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index) {
// ONE-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to 10 {
// ONE-NEXT:       affine.store %[[ARG2]], %[[ARG0]][] : memref<f32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (10) {
// ONE-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][] : memref<f32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (10) {
// ONE-NEXT:       %[[V0]] = affine.load %[[ARG1]][%[[ARG4]]] : memref<?xvector<4xf32>>
// ONE-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG4]]] : memref<?xvector<4xf32>>
// ONE-NEXT:     }
// ONE-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (1) {
// ONE-NEXT:       affine.store %[[ARG2]], %[[ARG0]][] : memref<f32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.parallel (%[[ARG4]]) = (3) to (3) {
// ONE-NEXT:       affine.store %[[ARG2]], %[[ARG0]][] : memref<f32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (64) step (4) {
// ONE-NEXT:       %[[V0]] = affine.load %[[ARG0]][] : memref<f32>
// ONE-NEXT:       %[[V1:[^ ]+]] = vector.broadcast %[[V0]] : f32 to vector<4xf32>
// ONE-NEXT:       affine.store %[[V1]], %[[ARG1]][%[[ARG4]]] : memref<?xvector<4xf32>>
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// -----

func.func @vectors(%m: memref<?xf32>, %k: memref<?x?xf32>, %v: vector<4xf32>) {
  affine.for %i = 0 to 64 step 4 {
    affine.vector_store %v, %m[%i] : memref<?xf32>, vector<4xf32>
  }
  affine.for %i = 0 to 64 {
    affine.vector_store %v, %k[%i, 0] : memref<?x?xf32>, vector<4xf32>
  }
  return
}




// CHECK: module {
// CHECK-NEXT:   func.func @vectors(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     affine.parallel (%[[ARG3:[^ ]+]]) = (0) to (64) step (4) {
// CHECK-NEXT:       affine.vector_store %[[ARG2]], %[[ARG0]][%[[ARG3]]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG3]]) = (0) to (64) {
// CHECK-NEXT:       affine.vector_store %[[ARG2]], %[[ARG1]][%[[ARG3]], 0] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// REDUCE: module {
// REDUCE-NEXT:   func.func @vectors(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// REDUCE-NEXT:     affine.parallel (%[[ARG3:[^ ]+]]) = (0) to (64) step (4) {
// REDUCE-NEXT:       affine.vector_store %[[ARG2]], %[[ARG0]][%[[ARG3]]] : memref<?xf32>, vector<4xf32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.parallel (%[[ARG3]]) = (0) to (64) {
// REDUCE-NEXT:       affine.vector_store %[[ARG2]], %[[ARG1]][%[[ARG3]], 0] : memref<?x?xf32>, vector<4xf32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     return
// REDUCE-NEXT:   }
// REDUCE-NEXT: }

// ONE: module {
// ONE-NEXT:   func.func @vectors(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// ONE-NEXT:     affine.parallel (%[[ARG3:[^ ]+]]) = (0) to (64) step (4) {
// ONE-NEXT:       affine.vector_store %[[ARG2]], %[[ARG0]][%[[ARG3]]] : memref<?xf32>, vector<4xf32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.parallel (%[[ARG3]]) = (0) to (64) {
// ONE-NEXT:       affine.vector_store %[[ARG2]], %[[ARG1]][%[[ARG3]], 0] : memref<?x?xf32>, vector<4xf32>
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// -----

func.func @prefetched(%c: i1, %m: memref<?xf32>, %k: memref<?x?xf32>, %v: vector<4xf32>) {
  affine.for %i = 0 to 64 {
    affine.prefetch %m[%i], read, locality<3>, data : memref<?xf32>
  }
  affine.for %i = 0 to 64 {
    "test.op"() ({
      affine.for %j = 0 to 3 {
      }
    }) : () -> ()
  }
  affine.for %i = 0 to 64 {
    scf.if %c {
      affine.for %j = 0 to 3 {
      }
    }
  }
  return
}




// CHECK: module {
// CHECK-NEXT:   func.func @prefetched(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to 64 {
// CHECK-NEXT:       affine.prefetch %[[ARG1]][%[[ARG4]]], read, locality<3>, data : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = 0 to 64 {
// CHECK-NEXT:       "test.op"() ({
// CHECK-NEXT:         affine.parallel (%[[ARG5:[^ ]+]]) = (0) to (3) {
// CHECK-NEXT:         }
// CHECK-NEXT:       }) : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (64) {
// CHECK-NEXT:       scf.if %[[ARG0]] {
// CHECK-NEXT:         affine.parallel (%[[ARG5]]) = (0) to (3) {
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// REDUCE: module {
// REDUCE-NEXT:   func.func @prefetched(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: vector<4xf32>) {
// REDUCE-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to 64 {
// REDUCE-NEXT:       affine.prefetch %[[ARG1]][%[[ARG4]]], read, locality<3>, data : memref<?xf32>
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.for %[[ARG4]] = 0 to 64 {
// REDUCE-NEXT:       "test.op"() ({
// REDUCE-NEXT:         affine.parallel (%[[ARG5:[^ ]+]]) = (0) to (3) {
// REDUCE-NEXT:         }
// REDUCE-NEXT:       }) : () -> ()
// REDUCE-NEXT:     }
// REDUCE-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (64) {
// REDUCE-NEXT:       scf.if %[[ARG0]] {
// REDUCE-NEXT:         affine.parallel (%[[ARG5]]) = (0) to (3) {
// REDUCE-NEXT:         }
// REDUCE-NEXT:       }
// REDUCE-NEXT:     }
// REDUCE-NEXT:     return
// REDUCE-NEXT:   }
// REDUCE-NEXT: }

// ONE: module {
// ONE-NEXT:   func.func @prefetched(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: vector<4xf32>) {
// ONE-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to 64 {
// ONE-NEXT:       affine.prefetch %[[ARG1]][%[[ARG4]]], read, locality<3>, data : memref<?xf32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %[[ARG4]] = 0 to 64 {
// ONE-NEXT:       "test.op"() ({
// ONE-NEXT:         affine.parallel (%[[ARG5:[^ ]+]]) = (0) to (3) {
// ONE-NEXT:         }
// ONE-NEXT:       }) : () -> ()
// ONE-NEXT:     }
// ONE-NEXT:     affine.parallel (%[[ARG4]]) = (0) to (64) {
// ONE-NEXT:       scf.if %[[ARG0]] {
// ONE-NEXT:         affine.for %[[ARG5]] = 0 to 3 {
// ONE-NEXT:         }
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

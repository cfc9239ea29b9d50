// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion))' | FileCheck %s

// Ops in between that depend on the first, and that the second depends on.
func.func @between(%in: memref<10xf32>, %out: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  %k = memref.alloc() : memref<10xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[-%i + 9] : memref<10xf32>
    affine.store %v, %k[0] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    %w = affine.load %k[%i] : memref<10xf32>
    %x = arith.addf %v, %w : f32
    affine.store %x, %out[%i] : memref<10xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (-d0 + 9)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @between(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: memref<10xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       affine.store %[[CST]], %[[ALLOC_0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 10 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.apply #map(%[[ARG2]])
// CHECK-NEXT:       affine.store %[[CST]], %[[ALLOC]][0] : memref<1xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG2]])
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<1xf32>
// CHECK-NEXT:       affine.store %[[V2]], %[[ALLOC_1]][0] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 10 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ALLOC_0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:       %[[V1]] = affine.load %[[ALLOC_1]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:       %[[V2]] = arith.addf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:       affine.store %[[V2]], %[[ARG1]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Branches, loops side by side, loops that carry values, and ops with regions that are not known.
func.func @structures(%out: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i) {
      affine.store %c, %m[%i] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  affine.parallel (%i) = (0) to (10) {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  return
}

// CHECK: #set = affine_set<(d0) : (d0 - 2 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @structures(%[[ARG0:[^ ]+]]: memref<10xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       affine.if #set(%[[ARG1]]) {
// CHECK-NEXT:         affine.store %[[CST]], %[[ALLOC]][%[[ARG1]]] : memref<10xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 10 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG1]]] : memref<10xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG1]]) = (0) to (10) {
// CHECK-NEXT:       affine.store %[[CST]], %[[ALLOC]][%[[ARG1]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 10 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG1]]] : memref<10xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @carried(%in: memref<10xf32>, %out: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  %s = affine.for %i = 0 to 10 iter_args(%all = %c) -> (f32) {
    %v = affine.load %m[%i] : memref<10xf32>
    %w = arith.addf %all, %v : f32
    affine.yield %w : f32
  }
  affine.store %s, %out[0] : memref<10xf32>
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    %w = arith.addf %v, %s : f32
    affine.store %w, %out[%i] : memref<10xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @carried(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: memref<10xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       affine.store %[[CST]], %[[ALLOC]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG2]] = 0 to 10 iter_args(%[[ARG3:[^ ]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addf %[[ARG3]], %[[V1]] : f32
// CHECK-NEXT:       affine.yield %[[V2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.store %[[V0]], %[[ARG1]][0] : memref<10xf32>
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 10 {
// CHECK-NEXT:       %[[V1]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:       %[[V2]] = arith.addf %[[V1]], %[[V0]] : f32
// CHECK-NEXT:       affine.store %[[V2]], %[[ARG1]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @regions(%out: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  "unknown"() ({
  }) : () -> ()
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @regions(%[[ARG0:[^ ]+]]: memref<10xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       affine.store %[[CST]], %[[ALLOC]][%[[ARG1]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "unknown"() ({
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 10 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG1]]] : memref<10xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Accesses without maps, calls, and views.
func.func @other_ops(%p: index, %out: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  %k = memref.alloc() : memref<10xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  memref.store %c, %m[%p] : memref<10xf32>
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    affine.store %c, %k[%i] : memref<10xf32>
    %v = memref.load %k[%i] : memref<10xf32>
    memref.store %v, %out[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %k[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  call @takes(%k) : (memref<10xf32>) -> ()
  return
}
func.func private @takes(memref<10xf32>)

// CHECK: module {
// CHECK-NEXT:   func.func @other_ops(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<10xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       affine.store %[[CST]], %[[ALLOC]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[CST]], %[[ALLOC]][%[[ARG0]]] : memref<10xf32>
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 10 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 10 {
// CHECK-NEXT:       affine.store %[[CST]], %[[ALLOC_0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:       %[[V0]] = memref.load %[[ALLOC_0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ALLOC_0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:       affine.store %[[V1]], %[[ARG1]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     call @takes(%[[ALLOC_0]]) : (memref<10xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @takes(memref<10xf32>)
// CHECK-NEXT: }

// -----

// A value between them is computed of what the first writes.
func.func @by_value(%out: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  %v = affine.load %m[3] : memref<10xf32>
  affine.for %i = 0 to 10 {
    %w = affine.load %m[%i] : memref<10xf32>
    %x = arith.addf %v, %w : f32
    affine.store %x, %out[%i] : memref<10xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @by_value(%[[ARG0:[^ ]+]]: memref<10xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       affine.store %[[CST]], %[[ALLOC]][%[[ARG1]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ALLOC]][3] : memref<10xf32>
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 10 {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG1]]] : memref<10xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:       affine.store %[[V2]], %[[ARG0]][%[[ARG1]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Each depends on what an iteration before wrote.
func.func @circles(%out: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 1 to 10 {
    %v = affine.load %m[%i - 1] : memref<10xf32>
    affine.store %v, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 9 {
    %v = affine.load %m[%i + 1] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 9 {
    %v = affine.load %m[0] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @circles(%[[ARG0:[^ ]+]]: memref<10xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 9 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.apply #map(%[[ARG1]])
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ALLOC_0]][%[[V0]] - 1] : memref<10xf32>
// CHECK-NEXT:       affine.store %[[V1]], %[[ALLOC]][0] : memref<1xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map(%[[ARG1]])
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<1xf32>
// CHECK-NEXT:       affine.store %[[V3]], %[[ARG0]][%[[ARG1]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 9 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ALLOC_0]][0] : memref<10xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Memory that is freed, and what is in loops.
func.func @inside(%out: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  %c = arith.constant 1.0 : f32
  affine.for %o = 0 to 10 {
    affine.for %i = 0 to 10 {
      affine.store %c, %m[%i] : memref<10xf32>
    }
    affine.for %i = 0 to 10 {
      %v = affine.load %m[%i] : memref<10xf32>
      affine.store %v, %out[%i] : memref<10xf32>
    }
  }
  scf.execute_region {
    affine.for %i = 0 to 10 {
      affine.store %c, %m[%i] : memref<10xf32>
    }
    affine.for %i = 0 to 10 {
      %v = affine.load %m[%i] : memref<10xf32>
      affine.store %v, %out[%i] : memref<10xf32>
    }
    scf.yield
  }
  memref.dealloc %m : memref<10xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @inside(%[[ARG0:[^ ]+]]: memref<10xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:         affine.store %[[CST]], %[[ALLOC]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       affine.for %[[ARG1]] = 0 to 10 {
// CHECK-NEXT:         affine.store %[[CST]], %[[ALLOC]][%[[ARG1]]] : memref<10xf32>
// CHECK-NEXT:         %[[V0]] = affine.load %[[ALLOC]][%[[ARG1]]] : memref<10xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<10xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<10xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

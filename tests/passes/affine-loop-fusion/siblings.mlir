// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=sibling}))' | FileCheck %s

// Loops that read the same become one.
func.func @given(%in: memref<10x20xf32>, %a: memref<10x20xf32>, %b: memref<10x20xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %v = affine.load %in[%i, %j] : memref<10x20xf32>
      affine.store %v, %a[%i, %j] : memref<10x20xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %v = affine.load %in[%i, %j] : memref<10x20xf32>
      affine.store %v, %b[%i, %j] : memref<10x20xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @given(%[[ARG0:[^ ]+]]: memref<10x20xf32>, %[[ARG1:[^ ]+]]: memref<10x20xf32>, %[[ARG2:[^ ]+]]: memref<10x20xf32>) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 20 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<10x20xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG1]][%[[ARG3]], %[[ARG4]]] : memref<10x20xf32>
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<10x20xf32>
// CHECK-NEXT:         affine.store %[[V1]], %[[ARG2]][%[[ARG3]], %[[ARG4]]] : memref<10x20xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is allocated here.
func.func @own(%a: memref<10xf32>, %b: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %a[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %b[%i] : memref<10xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @own(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: memref<10xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:       affine.store %[[V1]], %[[ARG1]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Not all of one, another number of iterations, and several loads.
func.func @unlike(%in: memref<20xf32>, %a: memref<20xf32>, %b: memref<20xf32>) {
  affine.for %i = 0 to 20 {
    %v = affine.load %in[%i] : memref<20xf32>
    affine.store %v, %a[%i] : memref<20xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %in[%i] : memref<20xf32>
    %w = affine.load %in[%i + 1] : memref<20xf32>
    %x = arith.addf %v, %w : f32
    affine.store %x, %b[%i] : memref<20xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unlike(%[[ARG0:[^ ]+]]: memref<20xf32>, %[[ARG1:[^ ]+]]: memref<20xf32>, %[[ARG2:[^ ]+]]: memref<20xf32>) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       affine.for %[[ARG4:[^ ]+]] = #map(%[[ARG3]]) to #map1(%[[ARG3]]) {
// CHECK-NEXT:         %[[V3:[^ ]+]] = affine.load %[[ARG0]][%[[ARG4]]] : memref<20xf32>
// CHECK-NEXT:         affine.store %[[V3]], %[[ARG1]][%[[ARG4]]] : memref<20xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<20xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]] + 1] : memref<20xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:       affine.store %[[V2]], %[[ARG2]][%[[ARG3]]] : memref<20xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// One depends on the other.
func.func @dependent(%in: memref<20xf32>, %a: memref<20xf32>, %b: memref<20xf32>) {
  affine.for %i = 0 to 20 {
    %v = affine.load %in[%i] : memref<20xf32>
    affine.store %v, %a[%i] : memref<20xf32>
  }
  affine.for %i = 0 to 20 {
    %v = affine.load %in[%i] : memref<20xf32>
    %w = affine.load %a[-%i + 19] : memref<20xf32>
    %x = arith.addf %v, %w : f32
    affine.store %x, %b[%i] : memref<20xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dependent(%[[ARG0:[^ ]+]]: memref<20xf32>, %[[ARG1:[^ ]+]]: memref<20xf32>, %[[ARG2:[^ ]+]]: memref<20xf32>) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 20 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<20xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG3]]] : memref<20xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG3]] = 0 to 20 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<20xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG1]][-%[[ARG3]] + 19] : memref<20xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:       affine.store %[[V2]], %[[ARG2]][%[[ARG3]]] : memref<20xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A place that the block is given counts, too.
func.func @places(%in: memref<10x10xf32>, %a: memref<10x10xf32>) {
  %m = memref.alloc() : memref<10x10xf32>
  affine.for %o = 0 to 10 {
    affine.for %i = 0 to 10 {
      %v = affine.load %in[%o, %i] : memref<10x10xf32>
      affine.store %v, %m[%o, %i] : memref<10x10xf32>
    }
    affine.for %i = 0 to 10 {
      %v = affine.load %in[%o, %i] : memref<10x10xf32>
      affine.store %v, %a[%o, %i] : memref<10x10xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @places(%[[ARG0:[^ ]+]]: memref<10x10xf32>, %[[ARG1:[^ ]+]]: memref<10x10xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<10x10xf32>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       affine.for %[[ARG3:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<10x10xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ALLOC]][%[[ARG2]], %[[ARG3]]] : memref<10x10xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %[[ARG3]] = 0 to 10 {
// CHECK-NEXT:         %[[V0]] = affine.load %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<10x10xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG1]][%[[ARG2]], %[[ARG3]]] : memref<10x10xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Sums in memory: the loop over all of a line stays whole.
func.func @sums(%in: memref<10x20xf32>, %a: memref<10xf32>, %b: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %v = affine.load %in[%i, %j] : memref<10x20xf32>
      %s = affine.load %a[%i] : memref<10xf32>
      %t = arith.addf %s, %v : f32
      affine.store %t, %a[%i] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %v = affine.load %in[%i, %j] : memref<10x20xf32>
      %s = affine.load %b[%i] : memref<10xf32>
      %t = arith.addf %s, %v : f32
      affine.store %t, %b[%i] : memref<10xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @sums(%[[ARG0:[^ ]+]]: memref<10x20xf32>, %[[ARG1:[^ ]+]]: memref<10xf32>, %[[ARG2:[^ ]+]]: memref<10xf32>) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 20 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<10x20xf32>
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ARG1]][%[[ARG3]]] : memref<10xf32>
// CHECK-NEXT:         %[[V2:[^ ]+]] = arith.addf %[[V1]], %[[V0]] : f32
// CHECK-NEXT:         affine.store %[[V2]], %[[ARG1]][%[[ARG3]]] : memref<10xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %[[ARG4]] = 0 to 20 {
// CHECK-NEXT:         %[[V0]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<10x20xf32>
// CHECK-NEXT:         %[[V1]] = affine.load %[[ARG2]][%[[ARG3]]] : memref<10xf32>
// CHECK-NEXT:         %[[V2]] = arith.addf %[[V1]], %[[V0]] : f32
// CHECK-NEXT:         affine.store %[[V2]], %[[ARG2]][%[[ARG3]]] : memref<10xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

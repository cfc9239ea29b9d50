// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion))' | FileCheck %s

// What one loop writes another reads: the first goes into it.
func.func @pointwise(%in: memref<10xf32>, %out: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %v = affine.load %in[%i] : memref<10xf32>
    affine.store %v, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pointwise(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: memref<10xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1xf32>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ALLOC]][0] : memref<1xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<1xf32>
// CHECK-NEXT:       affine.store %[[V1]], %[[ARG1]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A chain of several, of two dimensions.
func.func @chain(%in: memref<8x16xf32>, %out: memref<8x16xf32>) {
  %a = memref.alloc() : memref<8x16xf32>
  %b = memref.alloc() : memref<8x16xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 16 {
      %v = affine.load %in[%i, %j] : memref<8x16xf32>
      affine.store %v, %a[%i, %j] : memref<8x16xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 16 {
      %v = affine.load %a[%i, %j] : memref<8x16xf32>
      %w = arith.addf %v, %v : f32
      affine.store %w, %b[%i, %j] : memref<8x16xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 16 {
      %v = affine.load %b[%i, %j] : memref<8x16xf32>
      affine.store %v, %out[%i, %j] : memref<8x16xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @chain(%[[ARG0:[^ ]+]]: memref<8x16xf32>, %[[ARG1:[^ ]+]]: memref<8x16xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1x1xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<1x1xf32>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 8 {
// CHECK-NEXT:       affine.for %[[ARG3:[^ ]+]] = 0 to 16 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<8x16xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ALLOC_0]][0, 0] : memref<1x1xf32>
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ALLOC_0]][0, 0] : memref<1x1xf32>
// CHECK-NEXT:         %[[V2:[^ ]+]] = arith.addf %[[V1]], %[[V1]] : f32
// CHECK-NEXT:         affine.store %[[V2]], %[[ALLOC]][0, 0] : memref<1x1xf32>
// CHECK-NEXT:         %[[V3:[^ ]+]] = affine.load %[[ALLOC]][0, 0] : memref<1x1xf32>
// CHECK-NEXT:         affine.store %[[V3]], %[[ARG1]][%[[ARG2]], %[[ARG3]]] : memref<8x16xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The rows of one are the columns of the other.
func.func @transposed(%in: memref<8x16xf32>, %out: memref<16x8xf32>) {
  %a = memref.alloc() : memref<8x16xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 16 {
      %v = affine.load %in[%i, %j] : memref<8x16xf32>
      affine.store %v, %a[%i, %j] : memref<8x16xf32>
    }
  }
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 8 {
      %v = affine.load %a[%j, %i] : memref<8x16xf32>
      affine.store %v, %out[%i, %j] : memref<16x8xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @transposed(%[[ARG0:[^ ]+]]: memref<8x16xf32>, %[[ARG1:[^ ]+]]: memref<16x8xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1x1xf32>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 16 {
// CHECK-NEXT:       affine.for %[[ARG3:[^ ]+]] = 0 to 8 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG2]]] : memref<8x16xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ALLOC]][0, 0] : memref<1x1xf32>
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ALLOC]][0, 0] : memref<1x1xf32>
// CHECK-NEXT:         affine.store %[[V1]], %[[ARG1]][%[[ARG2]], %[[ARG3]]] : memref<16x8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A stencil needs neighbours, which are computed again.
func.func @stencil(%in: memref<12xf32>, %out: memref<12xf32>) {
  %m = memref.alloc() : memref<12xf32>
  affine.for %i = 0 to 12 {
    %v = affine.load %in[%i] : memref<12xf32>
    affine.store %v, %m[%i] : memref<12xf32>
  }
  affine.for %i = 0 to 10 {
    %a = affine.load %m[%i] : memref<12xf32>
    %b = affine.load %m[%i + 1] : memref<12xf32>
    %c = affine.load %m[%i + 2] : memref<12xf32>
    %d = arith.addf %a, %b : f32
    %e = arith.addf %d, %c : f32
    affine.store %e, %out[%i] : memref<12xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @stencil(%[[ARG0:[^ ]+]]: memref<12xf32>, %[[ARG1:[^ ]+]]: memref<12xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<12xf32>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 12 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<12xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG2]]] : memref<12xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 10 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<12xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG2]] + 1] : memref<12xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG2]] + 2] : memref<12xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addf %[[V3]], %[[V2]] : f32
// CHECK-NEXT:       affine.store %[[V4]], %[[ARG1]][%[[ARG2]]] : memref<12xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A matrix product of a product.
func.func @products(%x: memref<4x8xf32>, %y: memref<8x4xf32>, %out: memref<4x4xf32>) {
  %m = memref.alloc() : memref<4x4xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      affine.for %k = 0 to 8 {
        %a = affine.load %x[%i, %k] : memref<4x8xf32>
        %b = affine.load %y[%k, %j] : memref<8x4xf32>
        %c = arith.mulf %a, %b : f32
        %s = affine.load %m[%i, %j] : memref<4x4xf32>
        %t = arith.addf %s, %c : f32
        affine.store %t, %m[%i, %j] : memref<4x4xf32>
      }
    }
  }
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %a = affine.load %m[%i, %j] : memref<4x4xf32>
      affine.store %a, %out[%i, %j] : memref<4x4xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @products(%[[ARG0:[^ ]+]]: memref<4x8xf32>, %[[ARG1:[^ ]+]]: memref<8x4xf32>, %[[ARG2:[^ ]+]]: memref<4x4xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1x1xf32>
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 4 {
// CHECK-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 4 {
// CHECK-NEXT:         affine.for %[[ARG5:[^ ]+]] = 0 to 8 {
// CHECK-NEXT:           %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG5]]] : memref<4x8xf32>
// CHECK-NEXT:           %[[V2:[^ ]+]] = affine.load %[[ARG1]][%[[ARG5]], %[[ARG4]]] : memref<8x4xf32>
// CHECK-NEXT:           %[[V3:[^ ]+]] = arith.mulf %[[V1]], %[[V2]] : f32
// CHECK-NEXT:           %[[V4:[^ ]+]] = affine.load %[[ALLOC]][0, 0] : memref<1x1xf32>
// CHECK-NEXT:           %[[V5:[^ ]+]] = arith.addf %[[V4]], %[[V3]] : f32
// CHECK-NEXT:           affine.store %[[V5]], %[[ALLOC]][0, 0] : memref<1x1xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ALLOC]][0, 0] : memref<1x1xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG2]][%[[ARG3]], %[[ARG4]]] : memref<4x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is returned, or was given, is still written; part of it only where part is needed.
func.func @escaping(%given: memref<10xf32>, %out: memref<10xf32>) -> memref<10xf32> {
  %m = memref.alloc() : memref<10xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  affine.for %i = 2 to 8 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    affine.store %c, %given[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %given[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  return %m : memref<10xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @escaping(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: memref<10xf32>) -> memref<10xf32> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       affine.store %[[CST]], %[[ALLOC_0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 2 to 8 {
// CHECK-NEXT:       affine.store %[[CST]], %[[ALLOC]][0] : memref<1xf32>
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<1xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 10 {
// CHECK-NEXT:       affine.store %[[CST]], %[[ARG0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ALLOC_0]] : memref<10xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Several loops read it: the first stays until the last of them.
func.func @several(%out: memref<10xf32>, %other: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 5 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %other[%i] : memref<10xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @several(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: memref<10xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       affine.store %[[CST]], %[[ALLOC_0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC_0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 5 {
// CHECK-NEXT:       affine.store %[[CST]], %[[ALLOC]][0] : memref<1xf32>
// CHECK-NEXT:       %[[V0]] = affine.load %[[ALLOC]][0] : memref<1xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<1xf32>
// CHECK-NEXT:       affine.store %[[V1]], %[[ARG1]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The whole of a line is needed in each iteration.
func.func @lines(%in: memref<8x16xf32>, %out: memref<8xf32>) {
  %m = memref.alloc() : memref<8x16xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 16 {
      %v = affine.load %in[%i, %j] : memref<8x16xf32>
      affine.store %v, %m[%i, %j] : memref<8x16xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 16 {
      %a = affine.load %m[%i, %j] : memref<8x16xf32>
      %b = affine.load %m[%i, -%j + 15] : memref<8x16xf32>
      %c = arith.addf %a, %b : f32
      affine.store %c, %out[%i] : memref<8xf32>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (-d1 + 15)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @lines(%[[ARG0:[^ ]+]]: memref<8x16xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1x16xf32>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 8 {
// CHECK-NEXT:       affine.for %[[ARG3:[^ ]+]] = 0 to 16 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<8x16xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ALLOC]][0, %[[ARG3]]] : memref<1x16xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %[[ARG3]] = 0 to 16 {
// CHECK-NEXT:         %[[V0]] = affine.load %[[ALLOC]][0, %[[ARG3]]] : memref<1x16xf32>
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.apply #map(%[[ARG2]], %[[ARG3]])
// CHECK-NEXT:         %[[V2:[^ ]+]] = affine.apply #map1(%[[ARG2]], %[[ARG3]])
// CHECK-NEXT:         %[[V3:[^ ]+]] = affine.load %[[ALLOC]][0, -%[[ARG3]] + 15] : memref<1x16xf32>
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.addf %[[V0]], %[[V3]] : f32
// CHECK-NEXT:         affine.store %[[V4]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The loop that depends on itself sinks into the other.
func.func @sinks(%in: memref<8x16xf32>, %out: memref<16xf32>) {
  %m = memref.alloc() : memref<8x16xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 16 {
      %v = affine.load %in[%i, %j] : memref<8x16xf32>
      affine.store %v, %m[%i, %j] : memref<8x16xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 16 {
      %a = affine.load %m[%i, %j] : memref<8x16xf32>
      %b = affine.load %out[%j] : memref<16xf32>
      %c = arith.addf %a, %b : f32
      affine.store %c, %out[%j] : memref<16xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @sinks(%[[ARG0:[^ ]+]]: memref<8x16xf32>, %[[ARG1:[^ ]+]]: memref<16xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1x1xf32>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 16 {
// CHECK-NEXT:       affine.for %[[ARG3:[^ ]+]] = 0 to 8 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG2]]] : memref<8x16xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ALLOC]][0, 0] : memref<1x1xf32>
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ALLOC]][0, 0] : memref<1x1xf32>
// CHECK-NEXT:         %[[V2:[^ ]+]] = affine.load %[[ARG1]][%[[ARG2]]] : memref<16xf32>
// CHECK-NEXT:         %[[V3:[^ ]+]] = arith.addf %[[V1]], %[[V2]] : f32
// CHECK-NEXT:         affine.store %[[V3]], %[[ARG1]][%[[ARG2]]] : memref<16xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Vectors, and memory without dimensions.
func.func @kinds(%in: memref<16xf32>, %out: memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  %s = memref.alloc() : memref<f32>
  affine.for %i = 0 to 16 step 4 {
    %v = affine.vector_load %in[%i] : memref<16xf32>, vector<4xf32>
    affine.vector_store %v, %m[%i] : memref<16xf32>, vector<4xf32>
    %x = affine.load %in[%i] : memref<16xf32>
    affine.store %x, %s[] : memref<f32>
  }
  affine.for %i = 0 to 16 step 4 {
    %v = affine.vector_load %m[%i] : memref<16xf32>, vector<4xf32>
    affine.vector_store %v, %out[%i] : memref<16xf32>, vector<4xf32>
  }
  affine.for %i = 0 to 16 {
    %x = affine.load %s[] : memref<f32>
    affine.store %x, %out[%i] : memref<16xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @kinds(%[[ARG0:[^ ]+]]: memref<16xf32>, %[[ARG1:[^ ]+]]: memref<16xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<16xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 16 step 4 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.vector_load %[[ARG0]][%[[ARG2]]] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT:       affine.vector_store %[[V0]], %[[ALLOC]][%[[ARG2]]] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<16xf32>
// CHECK-NEXT:       affine.store %[[V1]], %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 16 step 4 {
// CHECK-NEXT:       %[[V0]] = affine.vector_load %[[ALLOC]][%[[ARG2]]] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT:       affine.vector_store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 16 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ALLOC_0]][] : memref<f32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<16xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

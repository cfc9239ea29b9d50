// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-parallelize))' | FileCheck %s

func.func @a(%m: memref<?xf32>, %n2: memref<?x?xf32>, %f: f32, %s: index) {
    affine.for %i = 1 to 10 step 2 {
      %0 = affine.load %n2[%i + symbol(%s), %i] : memref<?x?xf32>
      affine.store %f, %n2[1, %i * 3 - 1] : memref<?x?xf32>
    }
    return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG4:[^ ]+]]) = (1) to (10) step (2) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG1]][%[[ARG4]] + symbol(%[[ARG3]]), %[[ARG4]]] : memref<?x?xf32>
// CHECK-NEXT:       affine.store %[[ARG2]], %[[ARG1]][1, %[[ARG4]] * 3 - 1] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b(%m: memref<?xf32>, %n2: memref<?x?xf32>, %f: f32, %s: index) {
    affine.for %i = 1 to 10 step 2 {
      %0 = affine.load %m[%i] : memref<?xf32>
      affine.store %f, %m[%i * 3 - 1] : memref<?xf32>
    }
    return
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG4:[^ ]+]]) = (1) to (10) step (2) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[ARG2]], %[[ARG0]][%[[ARG4]] * 3 - 1] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b2(%m: memref<?xf32>, %n2: memref<?x?xf32>, %f: f32, %s: index) {
    affine.for %i = 0 to 10 step 2 {
      %0 = affine.load %m[%i] : memref<?xf32>
      affine.store %f, %m[%i * 3 - 1] : memref<?xf32>
    }
    return
}

// CHECK: module {
// CHECK-NEXT:   func.func @b2(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG4:[^ ]+]]) = (0) to (10) step (2) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[ARG2]], %[[ARG0]][%[[ARG4]] * 3 - 1] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%m: memref<?xf32>, %n2: memref<?x?xf32>, %f: f32, %s: index) {
    affine.for %i = 2 to 4 step 3 {
      affine.store %f, %m[3] : memref<?xf32>
    }
    return
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG4:[^ ]+]]) = (2) to (4) step (3) {
// CHECK-NEXT:       affine.store %[[ARG2]], %[[ARG0]][3] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @d(%m: memref<?xf32>, %n2: memref<?x?xf32>, %f: f32, %s: index) {
    affine.for %i = 0 to 2 step 3 {
      affine.store %f, %m[3] : memref<?xf32>
    }
    return
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG4:[^ ]+]]) = (0) to (2) step (3) {
// CHECK-NEXT:       affine.store %[[ARG2]], %[[ARG0]][3] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e(%m: memref<?xf32>, %n2: memref<?x?xf32>, %f: f32, %s: index) {
    affine.for %i = 1 to 10 step 2 {
      %0 = affine.load %m[%i + 1] : memref<?xf32>
      affine.store %f, %m[%i] : memref<?xf32>
    }
    return
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG4:[^ ]+]]) = (1) to (10) step (2) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG4]] + 1] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[ARG2]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e1(%m: memref<?xf32>, %n2: memref<?x?xf32>, %f: f32, %s: index) {
    affine.for %i = 1 to 10 step 2 {
      %0 = affine.load %m[%i + 2] : memref<?xf32>
      affine.store %f, %m[%i] : memref<?xf32>
    }
    return
}

// CHECK: module {
// CHECK-NEXT:   func.func @e1(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 1 to 10 step 2 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG4]] + 2] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[ARG2]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e2(%m: memref<?xf32>, %n2: memref<?x?xf32>, %f: f32, %s: index) {
    affine.for %i = 1 to 10 step 3 {
      %0 = affine.load %m[%i + 1] : memref<?xf32>
      affine.store %f, %m[%i] : memref<?xf32>
    }
    affine.for %i = 1 to 10 step 3 {
      %0 = affine.load %m[%i + 2] : memref<?xf32>
      affine.store %f, %m[%i] : memref<?xf32>
    }
    affine.for %i = 1 to 10 step 4 {
      %0 = affine.load %m[%i + 1] : memref<?xf32>
      affine.store %f, %m[%i] : memref<?xf32>
    }
    affine.for %i = 1 to 10 step 4 {
      %0 = affine.load %m[%i + 2] : memref<?xf32>
      affine.store %f, %m[%i] : memref<?xf32>
    }
    affine.for %i = 1 to 10 step 4 {
      %0 = affine.load %m[%i + 3] : memref<?xf32>
      affine.store %f, %m[%i] : memref<?xf32>
    }
    affine.for %i = 2 to 10 step 4 {
      %0 = affine.load %m[%i + 3] : memref<?xf32>
      affine.store %f, %m[%i] : memref<?xf32>
    }
    return
}

// CHECK: module {
// CHECK-NEXT:   func.func @e2(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG4:[^ ]+]]) = (1) to (10) step (3) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG4]] + 1] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[ARG2]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG4]]) = (1) to (10) step (3) {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG4]] + 2] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[ARG2]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG4]]) = (1) to (10) step (4) {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG4]] + 1] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[ARG2]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG4]]) = (1) to (10) step (4) {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG4]] + 2] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[ARG2]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG4]]) = (1) to (10) step (4) {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG4]] + 3] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[ARG2]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG4]]) = (2) to (10) step (4) {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG4]] + 3] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[ARG2]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<?xf32>, %f: f32, %n: index) {
    affine.for %i = 2 to 4 step 3 {
      affine.for %j = 1 to %n {
        affine.store %f, %m[%j] : memref<?xf32>
      }
    }
    return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG3:[^ ]+]]) = (2) to (4) step (3) {
// CHECK-NEXT:       affine.parallel (%[[ARG4:[^ ]+]]) = (1) to (symbol(%[[ARG2]])) {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b(%m: memref<?xf32>, %f: f32, %n: index) {
    affine.for %i = 0 to 2 step 3 {
      affine.for %j = 1 to %n {
        affine.store %f, %m[%j] : memref<?xf32>
      }
    }
    return
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG3:[^ ]+]]) = (0) to (2) step (3) {
// CHECK-NEXT:       affine.parallel (%[[ARG4:[^ ]+]]) = (1) to (symbol(%[[ARG2]])) {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%m: memref<?xf32>, %f: f32, %n: index) {
    affine.for %i = 2 to 4 step 3 {
      affine.for %j = 1 to 10 step 2 {
        affine.store %f, %m[%j] : memref<?xf32>
      }
    }
    return
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG3:[^ ]+]]) = (2) to (4) step (3) {
// CHECK-NEXT:       affine.parallel (%[[ARG4:[^ ]+]]) = (1) to (10) step (2) {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @d(%m: memref<?xf32>, %f: f32, %n: index) {
    affine.for %i = 2 to 4 step 3 {
      affine.for %j = 1 to 10 {
        affine.store %f, %m[%j] : memref<?xf32>
      }
    }
    return
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG3:[^ ]+]]) = (2) to (4) step (3) {
// CHECK-NEXT:       affine.parallel (%[[ARG4:[^ ]+]]) = (1) to (10) {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e(%m: memref<?xf32>, %f: f32, %n: index) {
    affine.for %i = 2 to 4 step 3 {
        affine.store %f, %m[%i] : memref<?xf32>
        affine.store %f, %m[3] : memref<?xf32>
    }
    return
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG3:[^ ]+]]) = (2) to (4) step (3) {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][3] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?xf32>, %f: f32, %n: index) {
    affine.for %i = 2 to 4 step 3 {
        affine.store %f, %m[%i] : memref<?xf32>
        affine.store %f, %m[%i + 1] : memref<?xf32>
    }
    return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG3:[^ ]+]]) = (2) to (4) step (3) {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] + 1] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<?xf32>, %f: f32, %n: index) {
    affine.for %i = 2 to 4 step 3 {
      affine.for %j = 1 to 10 {
        affine.store %f, %m[%j + 1] : memref<?xf32>
        affine.store %f, %m[%i + 3] : memref<?xf32>
      }
    }
    return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.parallel (%[[ARG3:[^ ]+]]) = (2) to (4) step (3) {
// CHECK-NEXT:       affine.for %[[ARG4:[^ ]+]] = 1 to 10 {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]] + 1] : memref<?xf32>
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] + 3] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @h(%m: memref<?xf32>, %f: f32, %n: index) {
    affine.for %i = 2 to 4 step 3 {
        affine.store %f, %m[%i + 3] : memref<?xf32>
      affine.for %j = 1 to %n step 2 {
        affine.store %f, %m[%j + 1] : memref<?xf32>
      }
    }
    return
}

// CHECK: module {
// CHECK-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 2 to 4 step 3 {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] + 3] : memref<?xf32>
// CHECK-NEXT:       affine.parallel (%[[ARG4:[^ ]+]]) = (1) to (symbol(%[[ARG2]])) step (2) {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]] + 1] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @i(%m: memref<?xf32>, %f: f32, %n: index) {
    affine.for %i = 2 to 4 step 3 {
        affine.store %f, %m[%i + 3] : memref<?xf32>
      affine.for %j = 1 to 100 step 2 {
        %0 = affine.load %m[%j + 1] : memref<?xf32>
      }
    }
    return
}

// CHECK: module {
// CHECK-NEXT:   func.func @i(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 2 to 4 step 3 {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]] + 3] : memref<?xf32>
// CHECK-NEXT:       affine.parallel (%[[ARG4:[^ ]+]]) = (1) to (100) step (2) {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG4]] + 1] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

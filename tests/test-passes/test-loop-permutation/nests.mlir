// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(test-loop-permutation{permutation-map=1,0})" | FileCheck %s --check-prefix=ONE
// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(test-loop-permutation{permutation-map=1,0 check-validity})" | FileCheck %s --check-prefix=TWO
// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(test-loop-permutation{permutation-map=1,2,0})" | FileCheck %s --check-prefix=THREE
// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(test-loop-permutation{permutation-map=0,1})" | FileCheck %s --check-prefix=FOUR

func.func @f(%m: memref<?x?xf32>, %n: index, %x0: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %x = affine.load %m[%i, %j] : memref<?x?xf32>
      affine.store %x, %m[%j, %i] : memref<?x?xf32>
    }
  } {a}
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %x = affine.load %m[%i - 1, %j + 1] : memref<?x?xf32>
      affine.store %x, %m[%i, %j] : memref<?x?xf32>
    }
  } {c}
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
     affine.for %k = 0 to %n {
      "some.use"(%i, %j, %k) : (index, index, index) -> ()
    } {c}
    "some.use"(%i, %j) : (index, index) -> ()
    } {b}
  } {d}
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
    affine.for %k = 0 to 20 {
      "some.use"(%i, %j, %k) : (index, index, index) -> ()
    }
    } {b}
  } {e}
  affine.for %l = 0 to 10 {
    "some.use"(%l) : (index) -> ()
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      affine.store %x0, %m[%i, %j] : memref<?x?xf32>
    }
  } {f}
  }
  scf.execute_region {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      affine.store %x0, %m[%i, %j] : memref<?x?xf32>
    }
  } {g}
  scf.yield
  }
  return
}





// ONE: module {
// ONE-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) {
// ONE-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 20 {
// ONE-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 10 {
// ONE-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG4]], %[[ARG3]]] : memref<?x?xf32>
// ONE-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<?x?xf32>
// ONE-NEXT:       } {a}
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %[[ARG3]] = 0 to 20 {
// ONE-NEXT:       affine.for %[[ARG4]] = 0 to 10 {
// ONE-NEXT:         %[[V0]] = affine.load %[[ARG0]][%[[ARG4]] - 1, %[[ARG3]] + 1] : memref<?x?xf32>
// ONE-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG4]], %[[ARG3]]] : memref<?x?xf32>
// ONE-NEXT:       } {c}
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %[[ARG3]] = 0 to 20 {
// ONE-NEXT:       affine.for %[[ARG4]] = 0 to 10 {
// ONE-NEXT:         affine.for %[[ARG5:[^ ]+]] = 0 to %[[ARG1]] {
// ONE-NEXT:           "some.use"(%[[ARG4]], %[[ARG3]], %[[ARG5]]) : (index, index, index) -> ()
// ONE-NEXT:         } {c}
// ONE-NEXT:         "some.use"(%[[ARG4]], %[[ARG3]]) : (index, index) -> ()
// ONE-NEXT:       } {d}
// ONE-NEXT:     } {b}
// ONE-NEXT:     affine.for %[[ARG3]] = 0 to 10 {
// ONE-NEXT:       affine.for %[[ARG4]] = 0 to 20 {
// ONE-NEXT:         affine.for %[[ARG5]] = 0 to 20 {
// ONE-NEXT:           "some.use"(%[[ARG3]], %[[ARG5]], %[[ARG4]]) : (index, index, index) -> ()
// ONE-NEXT:         } {b}
// ONE-NEXT:       }
// ONE-NEXT:     } {e}
// ONE-NEXT:     affine.for %[[ARG3]] = 0 to 10 {
// ONE-NEXT:       "some.use"(%[[ARG3]]) : (index) -> ()
// ONE-NEXT:       affine.for %[[ARG4]] = 0 to 20 {
// ONE-NEXT:         affine.for %[[ARG5]] = 0 to 10 {
// ONE-NEXT:           affine.store %[[ARG2]], %[[ARG0]][%[[ARG5]], %[[ARG4]]] : memref<?x?xf32>
// ONE-NEXT:         } {f}
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     scf.execute_region {
// ONE-NEXT:       affine.for %[[ARG3]] = 0 to 20 {
// ONE-NEXT:         affine.for %[[ARG4]] = 0 to 10 {
// ONE-NEXT:           affine.store %[[ARG2]], %[[ARG0]][%[[ARG4]], %[[ARG3]]] : memref<?x?xf32>
// ONE-NEXT:         } {g}
// ONE-NEXT:       }
// ONE-NEXT:       scf.yield
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) {
// TWO-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 10 {
// TWO-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 20 {
// TWO-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<?x?xf32>
// TWO-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG4]], %[[ARG3]]] : memref<?x?xf32>
// TWO-NEXT:       }
// TWO-NEXT:     } {a}
// TWO-NEXT:     affine.for %[[ARG3]] = 0 to 10 {
// TWO-NEXT:       affine.for %[[ARG4]] = 0 to 20 {
// TWO-NEXT:         %[[V0]] = affine.load %[[ARG0]][%[[ARG3]] - 1, %[[ARG4]] + 1] : memref<?x?xf32>
// TWO-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<?x?xf32>
// TWO-NEXT:       }
// TWO-NEXT:     } {c}
// TWO-NEXT:     affine.for %[[ARG3]] = 0 to 20 {
// TWO-NEXT:       affine.for %[[ARG4]] = 0 to 10 {
// TWO-NEXT:         affine.for %[[ARG5:[^ ]+]] = 0 to %[[ARG1]] {
// TWO-NEXT:           "some.use"(%[[ARG4]], %[[ARG3]], %[[ARG5]]) : (index, index, index) -> ()
// TWO-NEXT:         } {c}
// TWO-NEXT:         "some.use"(%[[ARG4]], %[[ARG3]]) : (index, index) -> ()
// TWO-NEXT:       } {d}
// TWO-NEXT:     } {b}
// TWO-NEXT:     affine.for %[[ARG3]] = 0 to 10 {
// TWO-NEXT:       affine.for %[[ARG4]] = 0 to 20 {
// TWO-NEXT:         affine.for %[[ARG5]] = 0 to 20 {
// TWO-NEXT:           "some.use"(%[[ARG3]], %[[ARG5]], %[[ARG4]]) : (index, index, index) -> ()
// TWO-NEXT:         } {b}
// TWO-NEXT:       }
// TWO-NEXT:     } {e}
// TWO-NEXT:     affine.for %[[ARG3]] = 0 to 10 {
// TWO-NEXT:       "some.use"(%[[ARG3]]) : (index) -> ()
// TWO-NEXT:       affine.for %[[ARG4]] = 0 to 20 {
// TWO-NEXT:         affine.for %[[ARG5]] = 0 to 10 {
// TWO-NEXT:           affine.store %[[ARG2]], %[[ARG0]][%[[ARG5]], %[[ARG4]]] : memref<?x?xf32>
// TWO-NEXT:         } {f}
// TWO-NEXT:       }
// TWO-NEXT:     }
// TWO-NEXT:     scf.execute_region {
// TWO-NEXT:       affine.for %[[ARG3]] = 0 to 20 {
// TWO-NEXT:         affine.for %[[ARG4]] = 0 to 10 {
// TWO-NEXT:           affine.store %[[ARG2]], %[[ARG0]][%[[ARG4]], %[[ARG3]]] : memref<?x?xf32>
// TWO-NEXT:         } {g}
// TWO-NEXT:       }
// TWO-NEXT:       scf.yield
// TWO-NEXT:     }
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT: }

// THREE: module {
// THREE-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) {
// THREE-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 10 {
// THREE-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 20 {
// THREE-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<?x?xf32>
// THREE-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG4]], %[[ARG3]]] : memref<?x?xf32>
// THREE-NEXT:       }
// THREE-NEXT:     } {a}
// THREE-NEXT:     affine.for %[[ARG3]] = 0 to 10 {
// THREE-NEXT:       affine.for %[[ARG4]] = 0 to 20 {
// THREE-NEXT:         %[[V0]] = affine.load %[[ARG0]][%[[ARG3]] - 1, %[[ARG4]] + 1] : memref<?x?xf32>
// THREE-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<?x?xf32>
// THREE-NEXT:       }
// THREE-NEXT:     } {c}
// THREE-NEXT:     affine.for %[[ARG3]] = 0 to 10 {
// THREE-NEXT:       affine.for %[[ARG4]] = 0 to 20 {
// THREE-NEXT:         affine.for %[[ARG5:[^ ]+]] = 0 to %[[ARG1]] {
// THREE-NEXT:           "some.use"(%[[ARG3]], %[[ARG4]], %[[ARG5]]) : (index, index, index) -> ()
// THREE-NEXT:         } {c}
// THREE-NEXT:         "some.use"(%[[ARG3]], %[[ARG4]]) : (index, index) -> ()
// THREE-NEXT:       } {b}
// THREE-NEXT:     } {d}
// THREE-NEXT:     affine.for %[[ARG3]] = 0 to 20 {
// THREE-NEXT:       affine.for %[[ARG4]] = 0 to 10 {
// THREE-NEXT:         affine.for %[[ARG5]] = 0 to 20 {
// THREE-NEXT:           "some.use"(%[[ARG4]], %[[ARG5]], %[[ARG3]]) : (index, index, index) -> ()
// THREE-NEXT:         } {b}
// THREE-NEXT:       } {e}
// THREE-NEXT:     }
// THREE-NEXT:     affine.for %[[ARG3]] = 0 to 10 {
// THREE-NEXT:       "some.use"(%[[ARG3]]) : (index) -> ()
// THREE-NEXT:       affine.for %[[ARG4]] = 0 to 10 {
// THREE-NEXT:         affine.for %[[ARG5]] = 0 to 20 {
// THREE-NEXT:           affine.store %[[ARG2]], %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<?x?xf32>
// THREE-NEXT:         }
// THREE-NEXT:       } {f}
// THREE-NEXT:     }
// THREE-NEXT:     scf.execute_region {
// THREE-NEXT:       affine.for %[[ARG3]] = 0 to 10 {
// THREE-NEXT:         affine.for %[[ARG4]] = 0 to 20 {
// THREE-NEXT:           affine.store %[[ARG2]], %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<?x?xf32>
// THREE-NEXT:         }
// THREE-NEXT:       } {g}
// THREE-NEXT:       scf.yield
// THREE-NEXT:     }
// THREE-NEXT:     return
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: module {
// FOUR-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) {
// FOUR-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 10 {
// FOUR-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 20 {
// FOUR-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<?x?xf32>
// FOUR-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG4]], %[[ARG3]]] : memref<?x?xf32>
// FOUR-NEXT:       }
// FOUR-NEXT:     } {a}
// FOUR-NEXT:     affine.for %[[ARG3]] = 0 to 10 {
// FOUR-NEXT:       affine.for %[[ARG4]] = 0 to 20 {
// FOUR-NEXT:         %[[V0]] = affine.load %[[ARG0]][%[[ARG3]] - 1, %[[ARG4]] + 1] : memref<?x?xf32>
// FOUR-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<?x?xf32>
// FOUR-NEXT:       }
// FOUR-NEXT:     } {c}
// FOUR-NEXT:     affine.for %[[ARG3]] = 0 to 10 {
// FOUR-NEXT:       affine.for %[[ARG4]] = 0 to 20 {
// FOUR-NEXT:         affine.for %[[ARG5:[^ ]+]] = 0 to %[[ARG1]] {
// FOUR-NEXT:           "some.use"(%[[ARG3]], %[[ARG4]], %[[ARG5]]) : (index, index, index) -> ()
// FOUR-NEXT:         } {c}
// FOUR-NEXT:         "some.use"(%[[ARG3]], %[[ARG4]]) : (index, index) -> ()
// FOUR-NEXT:       } {b}
// FOUR-NEXT:     } {d}
// FOUR-NEXT:     affine.for %[[ARG3]] = 0 to 10 {
// FOUR-NEXT:       affine.for %[[ARG4]] = 0 to 20 {
// FOUR-NEXT:         affine.for %[[ARG5]] = 0 to 20 {
// FOUR-NEXT:           "some.use"(%[[ARG3]], %[[ARG4]], %[[ARG5]]) : (index, index, index) -> ()
// FOUR-NEXT:         }
// FOUR-NEXT:       } {b}
// FOUR-NEXT:     } {e}
// FOUR-NEXT:     affine.for %[[ARG3]] = 0 to 10 {
// FOUR-NEXT:       "some.use"(%[[ARG3]]) : (index) -> ()
// FOUR-NEXT:       affine.for %[[ARG4]] = 0 to 10 {
// FOUR-NEXT:         affine.for %[[ARG5]] = 0 to 20 {
// FOUR-NEXT:           affine.store %[[ARG2]], %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<?x?xf32>
// FOUR-NEXT:         }
// FOUR-NEXT:       } {f}
// FOUR-NEXT:     }
// FOUR-NEXT:     scf.execute_region {
// FOUR-NEXT:       affine.for %[[ARG3]] = 0 to 10 {
// FOUR-NEXT:         affine.for %[[ARG4]] = 0 to 20 {
// FOUR-NEXT:           affine.store %[[ARG2]], %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<?x?xf32>
// FOUR-NEXT:         }
// FOUR-NEXT:       } {g}
// FOUR-NEXT:       scf.yield
// FOUR-NEXT:     }
// FOUR-NEXT:     return
// FOUR-NEXT:   }
// FOUR-NEXT: }

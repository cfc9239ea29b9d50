// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @a(%n: index, %m: memref<?x?xf32>) {
  affine.for %i = 0 to 4 {
    %a = memref.alloc(%n) : memref<?xf32>
    %c0 = arith.constant 0 : index
    %d = memref.dim %a, %c0 : memref<?xf32>
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%a, %j) : (memref<?xf32>, index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: memref<?x?xf32>) {
// CHECK-NEXT:     affine.for %[[ARG2:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %alloc = memref.alloc(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       %dim = memref.dim %alloc, %c0 : memref<?xf32>
// CHECK-NEXT:       affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to %dim {
// CHECK-NEXT:         "foo.use"(%alloc, %[[ARG3]]) : (memref<?xf32>, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%n: index, %m: memref<?x?xf32>) {
  affine.for %i = 0 to 4 {
    %a = memref.subview %m[%i, 0] [%n, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
    %c0 = arith.constant 0 : index
    %d = memref.dim %a, %c0 : memref<?x4xf32, strided<[?, 1], offset: ?>>
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%a, %j) : (memref<?x4xf32, strided<[?, 1], offset: ?>>, index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: memref<?x?xf32>) {
// CHECK-NEXT:     affine.for %[[ARG2:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %subview = memref.subview %[[ARG1]][%[[ARG2]], 0] [%[[ARG0]], 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       %dim = memref.dim %subview, %c0 : memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:       affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to %dim {
// CHECK-NEXT:         "foo.use"(%subview, %[[ARG3]]) : (memref<?x4xf32, strided<[?, 1], offset: ?>>, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @d(%n: index, %m: memref<?x?xf32>) {
  affine.for %i = 0 to 4 {
    %a = memref.subview %m[%i, 0] [%n, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
    %b = memref.cast %a : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
    %c0 = arith.constant 0 : index
    %d = memref.dim %b, %c0 : memref<?x?xf32, strided<[?, 1], offset: ?>>
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%a, %j) : (memref<?x4xf32, strided<[?, 1], offset: ?>>, index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: memref<?x?xf32>) {
// CHECK-NEXT:     affine.for %[[ARG2:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %subview = memref.subview %[[ARG1]][%[[ARG2]], 0] [%[[ARG0]], 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:       %cast = memref.cast %subview : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       %dim = memref.dim %cast, %c0 : memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:       affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to %dim {
// CHECK-NEXT:         "foo.use"(%subview, %[[ARG3]]) : (memref<?x4xf32, strided<[?, 1], offset: ?>>, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %m: memref<?xi8>, %t: tensor<?xf32>) {
  affine.for %i = 0 to 4 {
    %a = memref.view %m[%i][%n] : memref<?xi8> to memref<?xf32>
    %c0 = arith.constant 0 : index
    %d = memref.dim %a, %c0 : memref<?xf32>
    %e = tensor.dim %t, %i : tensor<?xf32>
    affine.for %j = 0 to affine_map<()[s0, s1] -> (s0 + s1)>()[%d, %e] {
      "foo.use"(%a, %j) : (memref<?xf32>, index) -> ()
    }
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: memref<?xi8>, %[[ARG2:[a-zA-Z0-9_]+]]: tensor<?xf32>) {
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %view = memref.view %[[ARG1]][%[[ARG3]]][%[[ARG0]]] : memref<?xi8> to memref<?xf32>
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       %dim = memref.dim %view, %c0 : memref<?xf32>
// CHECK-NEXT:       %dim_0 = tensor.dim %[[ARG2]], %[[ARG3]] : tensor<?xf32>
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to #map()[%dim, %dim_0] {
// CHECK-NEXT:         "foo.use"(%view, %[[ARG4]]) : (memref<?xf32>, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @h(%n: index, %m: memref<?x?xf32>) {
  affine.for %i = 0 to 4 {
    %a = memref.subview %m[%i, 0] [1, %n] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>>
    %c0 = arith.constant 0 : index
    %d = memref.dim %a, %c0 : memref<?xf32, strided<[1], offset: ?>>
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @h(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: memref<?x?xf32>) {
// CHECK-NEXT:     affine.for %[[ARG2:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %subview = memref.subview %[[ARG1]][%[[ARG2]], 0] [1, %[[ARG0]]] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       %dim = memref.dim %subview, %c0 : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:       affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to %dim {
// CHECK-NEXT:         "foo.use"(%[[ARG3]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant 4 : index
  affine.for %i = 0 to 4 {
    %d = arith.divui %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.divui %[[ARG0]], %c4 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant -1 : index
  affine.for %i = 0 to 4 {
    %d = arith.divui %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.divui %[[ARG0]], %c-1 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant 4 : index
  affine.for %i = 0 to 4 {
    %d = arith.divsi %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.divsi %[[ARG0]], %c4 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant 4 : index
  affine.for %i = 0 to 4 {
    %d = arith.ceildivui %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.ceildivui %[[ARG0]], %c4 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant -1 : index
  affine.for %i = 0 to 4 {
    %d = arith.ceildivui %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.ceildivui %[[ARG0]], %c-1 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant 4 : index
  affine.for %i = 0 to 4 {
    %d = arith.ceildivsi %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.ceildivsi %[[ARG0]], %c4 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant 4 : index
  affine.for %i = 0 to 4 {
    %d = arith.floordivsi %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.floordivsi %[[ARG0]], %c4 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant -1 : index
  affine.for %i = 0 to 4 {
    %d = arith.floordivsi %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.floordivsi %[[ARG0]], %c-1 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant 0 : index
  affine.for %i = 0 to 4 {
    %d = arith.floordivsi %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.floordivsi %[[ARG0]], %c0 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  
  affine.for %i = 0 to 4 {
    %d = arith.floordivsi %n, %k : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.floordivsi %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant 4 : index
  affine.for %i = 0 to 4 {
    %d = arith.remsi %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.remsi %[[ARG0]], %c4 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant -1 : index
  affine.for %i = 0 to 4 {
    %d = arith.remsi %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.remsi %[[ARG0]], %c-1 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant 0 : index
  affine.for %i = 0 to 4 {
    %d = arith.remsi %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.remsi %[[ARG0]], %c0 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  
  affine.for %i = 0 to 4 {
    %d = arith.remsi %n, %k : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.remsi %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant 4 : index
  affine.for %i = 0 to 4 {
    %d = arith.remui %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.remui %[[ARG0]], %c4 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant -1 : index
  affine.for %i = 0 to 4 {
    %d = arith.remui %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.remui %[[ARG0]], %c-1 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant 0 : index
  affine.for %i = 0 to 4 {
    %d = arith.remui %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.remui %[[ARG0]], %c0 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  
  affine.for %i = 0 to 4 {
    %d = arith.remui %n, %k : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.remui %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant 4 : index
  affine.for %i = 0 to 4 {
    %d = arith.shli %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.shli %[[ARG0]], %c4 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant -1 : index
  affine.for %i = 0 to 4 {
    %d = arith.shli %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.shli %[[ARG0]], %c-1 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant 0 : index
  affine.for %i = 0 to 4 {
    %d = arith.shli %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.shli %[[ARG0]], %c0 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  
  affine.for %i = 0 to 4 {
    %d = arith.shli %n, %k : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.shli %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant 4 : index
  affine.for %i = 0 to 4 {
    %d = arith.shrui %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.shrui %[[ARG0]], %c4 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant -1 : index
  affine.for %i = 0 to 4 {
    %d = arith.shrui %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.shrui %[[ARG0]], %c-1 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant 0 : index
  affine.for %i = 0 to 4 {
    %d = arith.shrui %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.shrui %[[ARG0]], %c0 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  
  affine.for %i = 0 to 4 {
    %d = arith.shrui %n, %k : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.shrui %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant 4 : index
  affine.for %i = 0 to 4 {
    %d = arith.maxsi %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.maxsi %[[ARG0]], %c4 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant -1 : index
  affine.for %i = 0 to 4 {
    %d = arith.maxsi %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.maxsi %[[ARG0]], %c-1 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  %c = arith.constant 0 : index
  affine.for %i = 0 to 4 {
    %d = arith.maxsi %n, %c : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.maxsi %[[ARG0]], %c0 : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  
  affine.for %i = 0 to 4 {
    %d = arith.maxsi %n, %k : index
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = arith.maxsi %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to %[[V0]] {
// CHECK-NEXT:         "foo.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @canon(%t: tensor<?x8xf32>, %u: memref<?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:1 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> (index) {
    %d = tensor.dim %t, %c0 : tensor<?x8xf32>
    %q = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%d, %i)
    %s2 = arith.addi %s, %q : index
    scf.yield %s2 : index
  }
  %r2:1 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> (index) {
    %d = memref.dim %u, %c0 : memref<?xf32>
    %q = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%d, %i)
    %s2 = arith.addi %s, %q : index
    scf.yield %s2 : index
  }
  %r3 = arith.addi %r, %r2 : index
  return %r3 : index
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @canon(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<?x8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: memref<?xf32>, %[[ARG2:[a-zA-Z0-9_]+]]: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = scf.for %[[ARG3:[a-zA-Z0-9_]+]] = %c0 to %[[ARG2]] step %c1 iter_args(%[[ARG4:[a-zA-Z0-9_]+]] = %c0) -> (index) {
// CHECK-NEXT:       %dim = tensor.dim %[[ARG0]], %c0 : tensor<?x8xf32>
// CHECK-NEXT:       %[[V3:[a-zA-Z0-9_]+]] = affine.apply #map(%dim, %[[ARG3]])
// CHECK-NEXT:       %[[V4:[a-zA-Z0-9_]+]] = arith.addi %[[ARG4]], %[[V3]] : index
// CHECK-NEXT:       scf.yield %[[V4]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = scf.for %[[ARG3]] = %c0 to %[[ARG2]] step %c1 iter_args(%[[ARG4]] = %c0) -> (index) {
// CHECK-NEXT:       %dim = memref.dim %[[ARG1]], %c0 : memref<?xf32>
// CHECK-NEXT:       %[[V3]] = affine.apply #map(%dim, %[[ARG3]])
// CHECK-NEXT:       %[[V4]] = arith.addi %[[ARG4]], %[[V3]] : index
// CHECK-NEXT:       scf.yield %[[V4]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = arith.addi %[[V0]], %[[V1]] : index
// CHECK-NEXT:     return %[[V2]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

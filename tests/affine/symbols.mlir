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

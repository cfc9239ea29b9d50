// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --verify-diagnostics

func.func @b(%n: index, %m: memref<?x?xf32>) {
  affine.for %i = 0 to 4 {
    %a = memref.alloc(%i) : memref<?xf32>
    %c0 = arith.constant 0 : index
    %d = memref.dim %a, %c0 : memref<?xf32>
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%a, %j) : (memref<?xf32>, index) -> ()
    }
  }
  return
}

// -----

func.func @e(%n: index, %m: memref<?x?xf32>) {
  affine.for %i = 0 to 4 {
    %a = memref.alloca(%n) : memref<?xf32>
    %c0 = arith.constant 0 : index
    %d = memref.dim %a, %c0 : memref<?xf32>
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%a, %j) : (memref<?xf32>, index) -> ()
    }
  }
  return
}

// -----

func.func @g(%n: index, %m: memref<?x?xf32>, %k : index) {
  affine.for %i = 0 to 4 {
    %a = memref.subview %m[%i, 0] [%n, %i] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
    %d = memref.dim %a, %k : memref<?x?xf32, strided<[?, 1], offset: ?>>
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// -----

func.func @h2(%n: index, %m: memref<?x?xf32>) {
  affine.for %i = 0 to 4 {
    %a = memref.subview %m[%i, 0] [%i, %n] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
    %c0 = arith.constant 0 : index
    %d = memref.dim %a, %c0 : memref<?x?xf32, strided<[?, 1], offset: ?>>
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// -----

func.func @i(%n: index, %m: memref<?x?xf32>) {
  affine.for %i = 0 to 4 {
    %x = "foo.get"() : () -> memref<?xf32>
    %c0 = arith.constant 0 : index
    %d = memref.dim %x, %c0 : memref<?xf32>
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// -----

func.func @j(%n: index, %t: tensor<?x?xf32>) {
  affine.for %i = 0 to 4 {
    %x = tensor.extract_slice %t[%i, 0] [%n, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
    %c0 = arith.constant 0 : index
    %d = tensor.dim %x, %c0 : tensor<?x4xf32>
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
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
    %d = arith.divui %n, %c : index
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  
  affine.for %i = 0 to 4 {
    %d = arith.divui %n, %k : index
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
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
    %d = arith.divsi %n, %c : index
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
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
    %d = arith.divsi %n, %c : index
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  
  affine.for %i = 0 to 4 {
    %d = arith.divsi %n, %k : index
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
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
    %d = arith.ceildivui %n, %c : index
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  
  affine.for %i = 0 to 4 {
    %d = arith.ceildivui %n, %k : index
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
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
    %d = arith.ceildivsi %n, %c : index
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
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
    %d = arith.ceildivsi %n, %c : index
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

// -----

func.func @f(%n: index, %k: index, %m: memref<?xf32>) {
  
  affine.for %i = 0 to 4 {
    %d = arith.ceildivsi %n, %k : index
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] {
      "foo.use"(%j) : (index) -> ()
    }
  }
  return
}

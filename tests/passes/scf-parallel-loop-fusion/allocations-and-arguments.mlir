// RUN: mlir-opt %s --split-input-file --scf-parallel-loop-fusion --allow-unregistered-dialect | FileCheck %s

func.func @f1(%a: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %t = memref.alloc() : memref<8xf32>
  %u = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %t[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %t[%i] : memref<8xf32>
    memref.store %x, %u[%i] : memref<8xf32>
  }
  return
}

// -----

func.func @f2(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %b[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %b[%i] : memref<8xf32>
    memref.store %x, %c[%i] : memref<8xf32>
  }
  return
}

// -----

func.func @f3(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %b[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %c[%i] : memref<8xf32>
    memref.store %x, %a[%i] : memref<8xf32>
  }
  return
}

// -----

func.func @f4(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %b[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %b[%i] : memref<8xf32>
  }
  return
}

// -----

func.func @f5(%a: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %t = memref.alloc() : memref<8xf32>
  %u = memref.alloc() : memref<8xf32>
  %q = memref.cast %t : memref<8xf32> to memref<?xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %t[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %q[%i] : memref<?xf32>
    memref.store %x, %u[%i] : memref<8xf32>
  }
  return
}

// -----

func.func @f6(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %a[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %c[%i] : memref<8xf32>
    memref.store %x, %b[%i] : memref<8xf32>
  }
  return
}

// -----

func.func @f7(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %b[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %j = arith.addi %i, %c1 : index
    %x = memref.load %b[%j] : memref<8xf32>
    memref.store %x, %c[%i] : memref<8xf32>
  }
  return
}

// -----

func.func @f8(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %t = memref.alloc() : memref<8xf32>
  %u = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %t[%i] : memref<8xf32>
    memref.store %x, %b[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %j = arith.addi %i, %c1 : index
    %x = memref.load %b[%i] : memref<8xf32>
    memref.store %x, %t[%j] : memref<8xf32>
  }
  return
}

// -----

func.func @f9(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %t[%i] : memref<8xf32>
    %y = memref.load %b[%i] : memref<8xf32>
    memref.store %y, %t[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %j = arith.addi %i, %c1 : index
    %x = memref.load %t[%i] : memref<8xf32>
    memref.store %x, %t[%i] : memref<8xf32>
  }
  return
}

// -----

func.func @f10(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %b[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %j = arith.addi %i, %c1 : index
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %b[%j] : memref<8xf32>
  }
  return
}

// -----

memref.global @g : memref<8xf32>
func.func private @ext() -> memref<8xf32>
func.func @f(%arg: memref<8xf32>, %arg2: memref<8xf32>, %mm: memref<4xmemref<8xf32>>, %cond: i1, %big: memref<16xf32>, %ten: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = memref.get_global @g : memref<8xf32>
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// -----

memref.global @g : memref<8xf32>
func.func private @ext() -> memref<8xf32>
func.func @f(%arg: memref<8xf32>, %arg2: memref<8xf32>, %mm: memref<4xmemref<8xf32>>, %cond: i1, %big: memref<16xf32>, %ten: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = func.call @ext() : () -> memref<8xf32>
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// -----

memref.global @g : memref<8xf32>
func.func private @ext() -> memref<8xf32>
func.func @f(%arg: memref<8xf32>, %arg2: memref<8xf32>, %mm: memref<4xmemref<8xf32>>, %cond: i1, %big: memref<16xf32>, %ten: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = "foo.get"() : () -> memref<8xf32>
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// -----

memref.global @g : memref<8xf32>
func.func private @ext() -> memref<8xf32>
func.func @f(%arg: memref<8xf32>, %arg2: memref<8xf32>, %mm: memref<4xmemref<8xf32>>, %cond: i1, %big: memref<16xf32>, %ten: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = memref.load %mm[%c0] : memref<4xmemref<8xf32>>
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// -----

memref.global @g : memref<8xf32>
func.func private @ext() -> memref<8xf32>
func.func @f(%arg: memref<8xf32>, %arg2: memref<8xf32>, %mm: memref<4xmemref<8xf32>>, %cond: i1, %big: memref<16xf32>, %ten: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a0 = memref.cast %arg : memref<8xf32> to memref<?xf32>
  %a = memref.cast %a0 : memref<?xf32> to memref<8xf32>
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// -----

memref.global @g : memref<8xf32>
func.func private @ext() -> memref<8xf32>
func.func @f(%arg: memref<8xf32>, %arg2: memref<8xf32>, %mm: memref<4xmemref<8xf32>>, %cond: i1, %big: memref<16xf32>, %ten: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = builtin.unrealized_conversion_cast %arg : memref<8xf32> to memref<8xf32>
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// -----

memref.global @g : memref<8xf32>
func.func private @ext() -> memref<8xf32>
func.func @f(%arg: memref<8xf32>, %arg2: memref<8xf32>, %mm: memref<4xmemref<8xf32>>, %cond: i1, %big: memref<16xf32>, %ten: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = arith.select %cond, %arg, %arg2 : memref<8xf32>
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// -----

memref.global @g : memref<8xf32>
func.func private @ext() -> memref<8xf32>
func.func @f(%arg: memref<8xf32>, %arg2: memref<8xf32>, %mm: memref<4xmemref<8xf32>>, %cond: i1, %big: memref<16xf32>, %ten: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = memref.cast %arg : memref<8xf32> to memref<8xf32>
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// -----

memref.global @g : memref<8xf32>
func.func private @ext() -> memref<8xf32>
func.func @f(%arg: memref<8xf32>, %arg2: memref<8xf32>, %mm: memref<4xmemref<8xf32>>, %cond: i1, %big: memref<16xf32>, %ten: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a1 = memref.subview %big[0][8][1] : memref<16xf32> to memref<8xf32, strided<[1]>>
  %a = memref.cast %a1 : memref<8xf32, strided<[1]>> to memref<8xf32>
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// -----

memref.global @g : memref<8xf32>
func.func private @ext() -> memref<8xf32>
func.func @f(%arg: memref<8xf32>, %arg2: memref<8xf32>, %mm: memref<4xmemref<8xf32>>, %cond: i1, %big: memref<16xf32>, %ten: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = scf.if %cond -> memref<8xf32> { scf.yield %arg : memref<8xf32> } else { scf.yield %arg2 : memref<8xf32> }
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// -----

memref.global @g : memref<8xf32>
func.func private @ext() -> memref<8xf32>
func.func @f(%arg: memref<8xf32>, %arg2: memref<8xf32>, %mm: memref<4xmemref<8xf32>>, %cond: i1, %big: memref<16xf32>, %ten: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = scf.if %cond -> memref<8xf32> { scf.yield %arg : memref<8xf32> } else { %q = "foo.get"() : () -> memref<8xf32>
 scf.yield %q : memref<8xf32> }
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// -----

memref.global @g : memref<8xf32>
func.func private @ext() -> memref<8xf32>
func.func @f(%arg: memref<8xf32>, %arg2: memref<8xf32>, %mm: memref<4xmemref<8xf32>>, %cond: i1, %big: memref<16xf32>, %ten: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = bufferization.to_buffer %ten : tensor<8xf32> to memref<8xf32>
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// -----

func.func @f(%arg: memref<8xf32>, %cond: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = "foo.get"() : () -> memref<8xf32>
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// -----

func.func @f(%arg: memref<8xf32>, %cond: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = memref.cast %arg : memref<8xf32> to memref<8xf32>
  memref.alloca_scope {
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  }
  return
}

// -----

func.func @f(%arg: memref<8xf32>, %cond: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = "foo.get"() : () -> memref<8xf32>
  %t = memref.alloca() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// -----

func.func @f(%arg: memref<8xf32>, %cond: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = memref.cast %arg : memref<8xf32> to memref<8xf32>
  memref.alloca_scope {
  %t = memref.alloca() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  }
  return
}

// -----

func.func @f(%arg: memref<8xf32>, %cond: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = "foo.get"() : () -> memref<8xf32>
  %q = "foo.q"() : () -> memref<4xf32>
  %t = memref.realloc %q : memref<4xf32> to memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// -----

func.func @f(%arg: memref<8xf32>, %cond: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = memref.cast %arg : memref<8xf32> to memref<8xf32>
  memref.alloca_scope {
  %q = "foo.q"() : () -> memref<4xf32>
  %t = memref.realloc %q : memref<4xf32> to memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  }
  return
}

// -----

func.func @f(%arg: memref<8xf32>, %cond: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = "foo.get"() : () -> memref<8xf32>
  %q = "foo.q"() : () -> memref<8xf32>
  %t = bufferization.clone %q : memref<8xf32> to memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// -----

func.func @f(%arg: memref<8xf32>, %cond: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = memref.cast %arg : memref<8xf32> to memref<8xf32>
  memref.alloca_scope {
  %q = "foo.q"() : () -> memref<8xf32>
  %t = bufferization.clone %q : memref<8xf32> to memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  }
  return
}

// -----

"foo.func"() ({
^bb0(%arg: memref<8xf32>):
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = memref.cast %arg : memref<8xf32> to memref<8xf32>
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
 "foo.ret"() : () -> ()
}) : () -> ()

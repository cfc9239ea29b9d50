// RUN: mlir-opt %s --generate-runtime-verification | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(generate-runtime-verification))" | FileCheck %s --check-prefix=FUNCTIONS
// NO-GENERIC: messages quote ops in the form in which ops are printed.

// The numbers of values go on from those around the isolated op, up to the op that the pass is on.

%one = arith.constant 1 : index
%two = arith.addi %one, %one : index
%unused = arith.addi %two, %one : index
%own = memref.alloc(%one) : memref<?xf32>
%first = memref.load %own[%two] : memref<?xf32>

func.func @outer(%m: memref<?xf32>, %i: index) {
  %c1 = arith.constant 1 : index
  %j = arith.addi %i, %c1 : index
  %x = memref.load %m[%j] : memref<?xf32>
  builtin.module {
    %c7 = arith.constant 7 : index
    %k = arith.addi %c7, %c7 : index
    func.func @inner(%m2: memref<?xf32>, %i2: index) {
      %j2 = arith.addi %i2, %i2 : index
      %x2 = memref.load %m2[%j2] : memref<?xf32>
      return
    }
  }
  %l = arith.addi %j, %i : index
  return
}

module @names {
  func.func @none(%m3: memref<?xf32>, %i3: index) {
    %y = memref.generic_atomic_rmw %m3[%i3] : memref<?xf32> {
    ^bb0(%old: f32):
      %new = arith.addf %old, %old : f32
      memref.atomic_yield %new : f32
    }
    return
  }
}

// CHECK: failed\0A%2 = memref.load %alloc[%0] : memref<?xf32>\0A^ out-of-bounds access\0A
// CHECK: failed\0A%4 = memref.load %arg0[%3] : memref<?xf32>\0A^ out-of-bounds access\0A
// CHECK: failed\0A%8 = memref.load %arg2[%7] : memref<?xf32>\0A^ out-of-bounds access\0A
// CHECK: failed\0A%3 = memref.generic_atomic_rmw %arg0[%arg1] : memref<?xf32> {...}\0A^ out-of-bounds access\0A

// FUNCTIONS: failed\0A%1 = memref.load %arg0[%0] : memref<?xf32>\0A^ out-of-bounds access\0A
// FUNCTIONS: failed\0A%5 = memref.load %arg2[%4] : memref<?xf32>\0A^ out-of-bounds access\0A

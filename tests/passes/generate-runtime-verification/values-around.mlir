// RUN: mlir-opt %s --generate-runtime-verification | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(generate-runtime-verification))" | FileCheck %s --check-prefix=FUNCTIONS
// NO-GENERIC: messages quote ops in the form in which ops are printed.

// The numbers of values go on from those around the isolated op, up to the op that the pass is on.

%one = arith.constant 1 : index
%two = arith.addi %one, %one : index
%unused = arith.addi %two, %one : index
%own = memref.alloc(%one) : memref<?xf32>
%first = memref.load %own[%two] : memref<?xf32>

func.func @inner(%m: memref<?xf32>, %i: index) {
  %one = arith.constant 1 : index
  %j = arith.addi %i, %one : index
  %x = memref.load %m[%j] : memref<?xf32>
  builtin.module {
    %j = arith.constant 7 : index
    %k = arith.addi %j, %j : index
    func.func @innermost(%m: memref<?xf32>, %i: index) {
      %j = arith.addi %i, %i : index
      %x = memref.load %m[%j] : memref<?xf32>
      return
    }
  }
  %k = arith.addi %j, %i : index
  return
}

module @names {
  func.func @none(%m: memref<?xf32>, %i: index) {
    %y = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
    ^bb0(%old: f32):
      %new = arith.addf %old, %old : f32
      memref.atomic_yield %new : f32
    }
    return
  }
}

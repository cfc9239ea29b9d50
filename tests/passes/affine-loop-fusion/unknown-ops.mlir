// ORACLE: differs (calls-between-loops)
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion))' | FileCheck %s

// What writes memory in ways that are not known stays before what reads it.
func.func @unknown(%given: memref<10xf32>, %out: memref<10xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %given[%i] : memref<10xf32>
  }
  "writes"(%given) : (memref<10xf32>) -> ()
  affine.for %i = 0 to 10 {
    %v = affine.load %given[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  return
}

// -----

func.func @called(%given: memref<10xf32>, %out: memref<10xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %given[%i] : memref<10xf32>
  }
  call @writes(%given) : (memref<10xf32>) -> ()
  affine.for %i = 0 to 10 {
    %v = affine.load %given[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  return
}
func.func private @writes(memref<10xf32>)

// RUN: mlir-opt %s --split-input-file --buffer-deallocation-pipeline | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(buffer-deallocation-pipeline{private-function-dynamic-ownership=1})' | FileCheck %s --check-prefix=DYNAMIC
// RUN: mlir-opt %s --split-input-file --buffer-deallocation-pipeline --dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=PASSES

func.func private @x(memref<?xf32>)
func.func private @passthrough(%m: memref<?xf32>) -> memref<?xf32> {
  return %m : memref<?xf32>
}
func.func @pipe(%m: memref<?xf32>, %n: index, %c: i1) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.realloc %0(%n) : memref<?xf32> to memref<?xf32>
  %2 = func.call @passthrough(%1) : (memref<?xf32>) -> memref<?xf32>
  %3 = arith.select %c, %2, %m : memref<?xf32>
  func.call @x(%3) : (memref<?xf32>) -> ()
  %4 = scf.for %i = %n to %n step %n iter_args(%k = %3) -> memref<?xf32> {
    %5 = memref.alloc(%i) : memref<?xf32>
    func.call @x(%5) : (memref<?xf32>) -> ()
    %6 = scf.if %c -> memref<?xf32> {
      scf.yield %5 : memref<?xf32>
    } else {
      scf.yield %k : memref<?xf32>
    }
    scf.yield %6 : memref<?xf32>
  }
  return %4 : memref<?xf32>
}

// RUN: mlir-opt %s --split-input-file --generate-runtime-verification --allow-unregistered-dialect | FileCheck %s

func.func @z(%a: i1) { scf.if %a { } return }
func.func @sub(%m: memref<?x4xf32>, %i: index, %n: index, %s: index) {
  %0 = memref.subview %m[%i, 1] [%n, 2] [%s, 1] : memref<?x4xf32> to memref<?x2xf32, strided<[?, 1], offset: ?>> loc("in":1:1)
  %1 = memref.subview %m[0, 1] [2, 2] [1, 1] : memref<?x4xf32> to memref<2x2xf32, strided<[4, 1], offset: 1>> loc("in":2:1)
  return
}
func.func @consts(%m: memref<?x4xf32>, %i: index, %n: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %0 = memref.load %m[%i, %c7] : memref<?x4xf32> loc("in":3:1)
  %1 = memref.load %m[%c0, %c0] : memref<?x4xf32> loc("in":4:1)
  %2 = memref.dim %m, %c0 : memref<?x4xf32> loc("in":5:1)
  %alloca = memref.alloca() : memref<4xf32>
  scf.for %k = %c0 to %c7 step %i {
    %3 = memref.load %alloca[%k] : memref<4xf32> loc("in":6:1)
    "t.r"() ({
     %4 = memref.load %alloca[%k] : memref<4xf32> loc("in":7:1)
    }) : () -> ()
  }
  return
}

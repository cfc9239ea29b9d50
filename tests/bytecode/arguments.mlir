// RUN: mlir-opt %s --allow-unregistered-dialect --emit-bytecode
// RUN: mlir-opt %s --allow-unregistered-dialect --emit-bytecode | mlir-opt --allow-unregistered-dialect | FileCheck %s

// Of an argument the location is numbered before the type, and with that what the type holds.
// CHECK-LABEL: func.func @f(%arg0: memref<4xf32, "s">, %arg1: tensor<2xi32, 7 : i8>)
func.func @f(%a: memref<4xf32, "s">, %b: tensor<2xi32, 7 : i8>) -> vector<2xi1> {
  cf.br ^bb1(%a, %b : memref<4xf32, "s">, tensor<2xi32, 7 : i8>)
// CHECK: ^bb1(%[[X:.*]]: memref<4xf32, "s">, %{{.*}}: tensor<2xi32, 7 : i8>):
^bb1(%x: memref<4xf32, "s">, %y: tensor<2xi32, 7 : i8>):
  // CHECK: ^bb0(%{{.*}}: memref<1xf32, 1>, %{{.*}}: memref<2xf64, 2>):
  %0 = "t.q"() ({^bb0(%z: memref<1xf32, 1>, %q: memref<2xf64, 2>):
    "t.end"() : () -> ()
  }) : () -> vector<2xi1>
  return %0 : vector<2xi1>
}

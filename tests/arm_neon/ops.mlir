// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @_2d_sdot(%arg0: vector<4xi32>, %arg1: vector<4x4xi8>, %arg2: vector<4x4xi8>) {
  %0 = arm_neon.2d.sdot %arg0, %arg1, %arg2 : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @_2d_sdot([[ARG0:%[^ ]+]]: vector<4xi32>, [[ARG1:%[^ ]+]]: vector<4x4xi8>, [[ARG2:%[^ ]+]]: vector<4x4xi8>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_neon.2d.sdot [[ARG0]], [[ARG1]], [[ARG2]] : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4xi32>, vector<4x4xi8>, vector<4x4xi8>) -> (), sym_name = "_2d_sdot"}> ({
// GENERIC-NEXT:   ^bb0([[ARG0:%[^ ]+]]: vector<4xi32>, [[ARG1:%[^ ]+]]: vector<4x4xi8>, [[ARG2:%[^ ]+]]: vector<4x4xi8>):
// GENERIC-NEXT:     [[V0:%[^ ]+]] = "arm_neon.2d.sdot"([[ARG0]], [[ARG1]], [[ARG2]]) : (vector<4xi32>, vector<4x4xi8>, vector<4x4xi8>) -> vector<4xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

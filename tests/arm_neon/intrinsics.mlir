// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @intr_smull(%arg0: vector<8xi8>, %arg1: vector<8xi8>) {
  %0 = arm_neon.intr.smull %arg0, %arg1 : vector<8xi8> to vector<8xi16>
  return
}

func.func @intr_sdot(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<16xi8>) {
  %0 = arm_neon.intr.sdot %arg0, %arg1, %arg2 : vector<16xi8>, vector<16xi8> to vector<4xi32>
  return
}

func.func @intr_smmla(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<16xi8>) {
  %0 = arm_neon.intr.smmla %arg0, %arg1, %arg2 : vector<16xi8> to vector<4xi32>
  return
}

func.func @intr_ummla(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<16xi8>) {
  %0 = arm_neon.intr.ummla %arg0, %arg1, %arg2 : vector<16xi8> to vector<4xi32>
  return
}

func.func @intr_usmmla(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<16xi8>) {
  %0 = arm_neon.intr.usmmla %arg0, %arg1, %arg2 : vector<16xi8> to vector<4xi32>
  return
}

func.func @intr_bfmmla(%arg0: vector<4xf32>, %arg1: vector<8xbf16>, %arg2: vector<8xbf16>) {
  %0 = arm_neon.intr.bfmmla %arg0, %arg1, %arg2 : vector<8xbf16> to vector<4xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @intr_smull([[ARG0:%[^ ]+]]: vector<8xi8>, [[ARG1:%[^ ]+]]: vector<8xi8>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_neon.intr.smull [[ARG0]], [[ARG1]] : vector<8xi8> to vector<8xi16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_sdot([[ARG0:%[^ ]+]]: vector<4xi32>, [[ARG1:%[^ ]+]]: vector<16xi8>, [[ARG2:%[^ ]+]]: vector<16xi8>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_neon.intr.sdot [[ARG0]], [[ARG1]], [[ARG2]] : vector<16xi8>, vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_smmla([[ARG0:%[^ ]+]]: vector<4xi32>, [[ARG1:%[^ ]+]]: vector<16xi8>, [[ARG2:%[^ ]+]]: vector<16xi8>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_neon.intr.smmla [[ARG0]], [[ARG1]], [[ARG2]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_ummla([[ARG0:%[^ ]+]]: vector<4xi32>, [[ARG1:%[^ ]+]]: vector<16xi8>, [[ARG2:%[^ ]+]]: vector<16xi8>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_neon.intr.ummla [[ARG0]], [[ARG1]], [[ARG2]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_usmmla([[ARG0:%[^ ]+]]: vector<4xi32>, [[ARG1:%[^ ]+]]: vector<16xi8>, [[ARG2:%[^ ]+]]: vector<16xi8>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_neon.intr.usmmla [[ARG0]], [[ARG1]], [[ARG2]] : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_bfmmla([[ARG0:%[^ ]+]]: vector<4xf32>, [[ARG1:%[^ ]+]]: vector<8xbf16>, [[ARG2:%[^ ]+]]: vector<8xbf16>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_neon.intr.bfmmla [[ARG0]], [[ARG1]], [[ARG2]] : vector<8xbf16> to vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<8xi8>, vector<8xi8>) -> (), sym_name = "intr_smull"}> ({
// GENERIC-NEXT:   ^bb0([[ARG15:%[^ ]+]]: vector<8xi8>, [[ARG16:%[^ ]+]]: vector<8xi8>):
// GENERIC-NEXT:     [[V5:%[^ ]+]] = "arm_neon.intr.smull"([[ARG15]], [[ARG16]]) : (vector<8xi8>, vector<8xi8>) -> vector<8xi16>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (), sym_name = "intr_sdot"}> ({
// GENERIC-NEXT:   ^bb0([[ARG12:%[^ ]+]]: vector<4xi32>, [[ARG13:%[^ ]+]]: vector<16xi8>, [[ARG14:%[^ ]+]]: vector<16xi8>):
// GENERIC-NEXT:     [[V4:%[^ ]+]] = "arm_neon.intr.sdot"([[ARG12]], [[ARG13]], [[ARG14]]) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (), sym_name = "intr_smmla"}> ({
// GENERIC-NEXT:   ^bb0([[ARG9:%[^ ]+]]: vector<4xi32>, [[ARG10:%[^ ]+]]: vector<16xi8>, [[ARG11:%[^ ]+]]: vector<16xi8>):
// GENERIC-NEXT:     [[V3:%[^ ]+]] = "arm_neon.intr.smmla"([[ARG9]], [[ARG10]], [[ARG11]]) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (), sym_name = "intr_ummla"}> ({
// GENERIC-NEXT:   ^bb0([[ARG6:%[^ ]+]]: vector<4xi32>, [[ARG7:%[^ ]+]]: vector<16xi8>, [[ARG8:%[^ ]+]]: vector<16xi8>):
// GENERIC-NEXT:     [[V2:%[^ ]+]] = "arm_neon.intr.ummla"([[ARG6]], [[ARG7]], [[ARG8]]) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (), sym_name = "intr_usmmla"}> ({
// GENERIC-NEXT:   ^bb0([[ARG3:%[^ ]+]]: vector<4xi32>, [[ARG4:%[^ ]+]]: vector<16xi8>, [[ARG5:%[^ ]+]]: vector<16xi8>):
// GENERIC-NEXT:     [[V1:%[^ ]+]] = "arm_neon.intr.usmmla"([[ARG3]], [[ARG4]], [[ARG5]]) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> (), sym_name = "intr_bfmmla"}> ({
// GENERIC-NEXT:   ^bb0([[ARG0:%[^ ]+]]: vector<4xf32>, [[ARG1:%[^ ]+]]: vector<8xbf16>, [[ARG2:%[^ ]+]]: vector<8xbf16>):
// GENERIC-NEXT:     [[V0:%[^ ]+]] = "arm_neon.intr.bfmmla"([[ARG0]], [[ARG1]], [[ARG2]]) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

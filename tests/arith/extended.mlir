// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%a: i1, %b: i1) {
  %s, %o = arith.addui_extended %a, %b : i1, i1
  %l, %h = arith.mulsi_extended %a, %b : i1
  %m:2 = arith.mului_extended %a, %b : i1
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1) {
// CHECK-NEXT: %sum, %overflow = arith.addui_extended %arg0, %arg1 : i1, i1
// CHECK-NEXT: %low, %high = arith.mulsi_extended %arg0, %arg1 : i1
// CHECK-NEXT: %low_0, %high_1 = arith.mului_extended %arg0, %arg1 : i1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i1, i1) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i1, %arg1: i1):
// GENERIC-NEXT: %[[V0:.*]]:2 = "arith.addui_extended"(%arg0, %arg1) : (i1, i1) -> (i1, i1)
// GENERIC-NEXT: %[[V1:.*]]:2 = "arith.mulsi_extended"(%arg0, %arg1) : (i1, i1) -> (i1, i1)
// GENERIC-NEXT: %[[V2:.*]]:2 = "arith.mului_extended"(%arg0, %arg1) : (i1, i1) -> (i1, i1)
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: i32, %b: i32) {
  %s, %o = arith.addui_extended %a, %b : i32, i1
  %l, %h = arith.mulsi_extended %a, %b : i32
  %m:2 = arith.mului_extended %a, %b : i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %sum, %overflow = arith.addui_extended %arg0, %arg1 : i32, i1
// CHECK-NEXT: %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
// CHECK-NEXT: %low_0, %high_1 = arith.mului_extended %arg0, %arg1 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i32, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]]:2 = "arith.addui_extended"(%arg0, %arg1) : (i32, i32) -> (i32, i1)
// GENERIC-NEXT: %[[V1:.*]]:2 = "arith.mulsi_extended"(%arg0, %arg1) : (i32, i32) -> (i32, i32)
// GENERIC-NEXT: %[[V2:.*]]:2 = "arith.mului_extended"(%arg0, %arg1) : (i32, i32) -> (i32, i32)
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: index, %b: index) {
  %s, %o = arith.addui_extended %a, %b : index, i1
  %l, %h = arith.mulsi_extended %a, %b : index
  %m:2 = arith.mului_extended %a, %b : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %sum, %overflow = arith.addui_extended %arg0, %arg1 : index, i1
// CHECK-NEXT: %low, %high = arith.mulsi_extended %arg0, %arg1 : index
// CHECK-NEXT: %low_0, %high_1 = arith.mului_extended %arg0, %arg1 : index
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index):
// GENERIC-NEXT: %[[V0:.*]]:2 = "arith.addui_extended"(%arg0, %arg1) : (index, index) -> (index, i1)
// GENERIC-NEXT: %[[V1:.*]]:2 = "arith.mulsi_extended"(%arg0, %arg1) : (index, index) -> (index, index)
// GENERIC-NEXT: %[[V2:.*]]:2 = "arith.mului_extended"(%arg0, %arg1) : (index, index) -> (index, index)
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: vector<4xi32>, %b: vector<4xi32>) {
  %s, %o = arith.addui_extended %a, %b : vector<4xi32>, vector<4xi1>
  %l, %h = arith.mulsi_extended %a, %b : vector<4xi32>
  %m:2 = arith.mului_extended %a, %b : vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xi32>, %arg1: vector<4xi32>) {
// CHECK-NEXT: %sum, %overflow = arith.addui_extended %arg0, %arg1 : vector<4xi32>, vector<4xi1>
// CHECK-NEXT: %low, %high = arith.mulsi_extended %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %low_0, %high_1 = arith.mului_extended %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<4xi32>, vector<4xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: vector<4xi32>, %arg1: vector<4xi32>):
// GENERIC-NEXT: %[[V0:.*]]:2 = "arith.addui_extended"(%arg0, %arg1) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<4xi1>)
// GENERIC-NEXT: %[[V1:.*]]:2 = "arith.mulsi_extended"(%arg0, %arg1) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<4xi32>)
// GENERIC-NEXT: %[[V2:.*]]:2 = "arith.mului_extended"(%arg0, %arg1) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<4xi32>)
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: vector<[4]xi64>, %b: vector<[4]xi64>) {
  %s, %o = arith.addui_extended %a, %b : vector<[4]xi64>, vector<[4]xi1>
  %l, %h = arith.mulsi_extended %a, %b : vector<[4]xi64>
  %m:2 = arith.mului_extended %a, %b : vector<[4]xi64>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[4]xi64>, %arg1: vector<[4]xi64>) {
// CHECK-NEXT: %sum, %overflow = arith.addui_extended %arg0, %arg1 : vector<[4]xi64>, vector<[4]xi1>
// CHECK-NEXT: %low, %high = arith.mulsi_extended %arg0, %arg1 : vector<[4]xi64>
// CHECK-NEXT: %low_0, %high_1 = arith.mului_extended %arg0, %arg1 : vector<[4]xi64>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<[4]xi64>, vector<[4]xi64>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: vector<[4]xi64>, %arg1: vector<[4]xi64>):
// GENERIC-NEXT: %[[V0:.*]]:2 = "arith.addui_extended"(%arg0, %arg1) : (vector<[4]xi64>, vector<[4]xi64>) -> (vector<[4]xi64>, vector<[4]xi1>)
// GENERIC-NEXT: %[[V1:.*]]:2 = "arith.mulsi_extended"(%arg0, %arg1) : (vector<[4]xi64>, vector<[4]xi64>) -> (vector<[4]xi64>, vector<[4]xi64>)
// GENERIC-NEXT: %[[V2:.*]]:2 = "arith.mului_extended"(%arg0, %arg1) : (vector<[4]xi64>, vector<[4]xi64>) -> (vector<[4]xi64>, vector<[4]xi64>)
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: tensor<?xi8>, %b: tensor<?xi8>) {
  %s, %o = arith.addui_extended %a, %b : tensor<?xi8>, tensor<?xi1>
  %l, %h = arith.mulsi_extended %a, %b : tensor<?xi8>
  %m:2 = arith.mului_extended %a, %b : tensor<?xi8>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<?xi8>, %arg1: tensor<?xi8>) {
// CHECK-NEXT: %sum, %overflow = arith.addui_extended %arg0, %arg1 : tensor<?xi8>, tensor<?xi1>
// CHECK-NEXT: %low, %high = arith.mulsi_extended %arg0, %arg1 : tensor<?xi8>
// CHECK-NEXT: %low_0, %high_1 = arith.mului_extended %arg0, %arg1 : tensor<?xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<?xi8>, tensor<?xi8>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: tensor<?xi8>, %arg1: tensor<?xi8>):
// GENERIC-NEXT: %[[V0:.*]]:2 = "arith.addui_extended"(%arg0, %arg1) : (tensor<?xi8>, tensor<?xi8>) -> (tensor<?xi8>, tensor<?xi1>)
// GENERIC-NEXT: %[[V1:.*]]:2 = "arith.mulsi_extended"(%arg0, %arg1) : (tensor<?xi8>, tensor<?xi8>) -> (tensor<?xi8>, tensor<?xi8>)
// GENERIC-NEXT: %[[V2:.*]]:2 = "arith.mului_extended"(%arg0, %arg1) : (tensor<?xi8>, tensor<?xi8>) -> (tensor<?xi8>, tensor<?xi8>)
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: tensor<*xi8>, %b: tensor<*xi8>) {
  %s, %o = arith.addui_extended %a, %b : tensor<*xi8>, tensor<*xi1>
  %l, %h = arith.mulsi_extended %a, %b : tensor<*xi8>
  %m:2 = arith.mului_extended %a, %b : tensor<*xi8>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<*xi8>, %arg1: tensor<*xi8>) {
// CHECK-NEXT: %sum, %overflow = arith.addui_extended %arg0, %arg1 : tensor<*xi8>, tensor<*xi1>
// CHECK-NEXT: %low, %high = arith.mulsi_extended %arg0, %arg1 : tensor<*xi8>
// CHECK-NEXT: %low_0, %high_1 = arith.mului_extended %arg0, %arg1 : tensor<*xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<*xi8>, tensor<*xi8>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: tensor<*xi8>, %arg1: tensor<*xi8>):
// GENERIC-NEXT: %[[V0:.*]]:2 = "arith.addui_extended"(%arg0, %arg1) : (tensor<*xi8>, tensor<*xi8>) -> (tensor<*xi8>, tensor<*xi1>)
// GENERIC-NEXT: %[[V1:.*]]:2 = "arith.mulsi_extended"(%arg0, %arg1) : (tensor<*xi8>, tensor<*xi8>) -> (tensor<*xi8>, tensor<*xi8>)
// GENERIC-NEXT: %[[V2:.*]]:2 = "arith.mului_extended"(%arg0, %arg1) : (tensor<*xi8>, tensor<*xi8>) -> (tensor<*xi8>, tensor<*xi8>)
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: i128, %b: i128) {
  %s, %o = arith.addui_extended %a, %b : i128, i1
  %l, %h = arith.mulsi_extended %a, %b : i128
  %m:2 = arith.mului_extended %a, %b : i128
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i128, %arg1: i128) {
// CHECK-NEXT: %sum, %overflow = arith.addui_extended %arg0, %arg1 : i128, i1
// CHECK-NEXT: %low, %high = arith.mulsi_extended %arg0, %arg1 : i128
// CHECK-NEXT: %low_0, %high_1 = arith.mului_extended %arg0, %arg1 : i128
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i128, i128) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i128, %arg1: i128):
// GENERIC-NEXT: %[[V0:.*]]:2 = "arith.addui_extended"(%arg0, %arg1) : (i128, i128) -> (i128, i1)
// GENERIC-NEXT: %[[V1:.*]]:2 = "arith.mulsi_extended"(%arg0, %arg1) : (i128, i128) -> (i128, i128)
// GENERIC-NEXT: %[[V2:.*]]:2 = "arith.mului_extended"(%arg0, %arg1) : (i128, i128) -> (i128, i128)
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

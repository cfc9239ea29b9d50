// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0(%a: i1, %b: i1) {
  %s, %o = arith.addui_extended %a, %b : i1, i1
  %l, %h = arith.mulsi_extended %a, %b : i1
  %m:2 = arith.mului_extended %a, %b : i1
  return
}

// CHECK-LABEL: func.func @f0(%arg0: i1, %arg1: i1) {
// CHECK-NEXT: %sum, %overflow = arith.addui_extended %arg0, %arg1 : i1, i1
// CHECK-NEXT: %low, %high = arith.mulsi_extended %arg0, %arg1 : i1
// CHECK-NEXT: %low_0, %high_1 = arith.mului_extended %arg0, %arg1 : i1
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f1(%a: index, %b: index) {
  %s, %o = arith.addui_extended %a, %b : index, i1
  %l, %h = arith.mulsi_extended %a, %b : index
  %m:2 = arith.mului_extended %a, %b : index
  return
}

// CHECK-LABEL: func.func @f1(%arg0: index, %arg1: index) {
// CHECK-NEXT: %sum, %overflow = arith.addui_extended %arg0, %arg1 : index, i1
// CHECK-NEXT: %low, %high = arith.mulsi_extended %arg0, %arg1 : index
// CHECK-NEXT: %low_0, %high_1 = arith.mului_extended %arg0, %arg1 : index
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f2(%a: vector<[4]xi64>, %b: vector<[4]xi64>) {
  %s, %o = arith.addui_extended %a, %b : vector<[4]xi64>, vector<[4]xi1>
  %l, %h = arith.mulsi_extended %a, %b : vector<[4]xi64>
  %m:2 = arith.mului_extended %a, %b : vector<[4]xi64>
  return
}

// CHECK-LABEL: func.func @f2(%arg0: vector<[4]xi64>, %arg1: vector<[4]xi64>) {
// CHECK-NEXT: %sum, %overflow = arith.addui_extended %arg0, %arg1 : vector<[4]xi64>, vector<[4]xi1>
// CHECK-NEXT: %low, %high = arith.mulsi_extended %arg0, %arg1 : vector<[4]xi64>
// CHECK-NEXT: %low_0, %high_1 = arith.mului_extended %arg0, %arg1 : vector<[4]xi64>
// CHECK-NEXT: return
// CHECK-NEXT: }

func.func @f3(%a: tensor<*xi8>, %b: tensor<*xi8>) {
  %s, %o = arith.addui_extended %a, %b : tensor<*xi8>, tensor<*xi1>
  %l, %h = arith.mulsi_extended %a, %b : tensor<*xi8>
  %m:2 = arith.mului_extended %a, %b : tensor<*xi8>
  return
}

// CHECK-LABEL: func.func @f3(%arg0: tensor<*xi8>, %arg1: tensor<*xi8>) {
// CHECK-NEXT: %sum, %overflow = arith.addui_extended %arg0, %arg1 : tensor<*xi8>, tensor<*xi1>
// CHECK-NEXT: %low, %high = arith.mulsi_extended %arg0, %arg1 : tensor<*xi8>
// CHECK-NEXT: %low_0, %high_1 = arith.mului_extended %arg0, %arg1 : tensor<*xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }

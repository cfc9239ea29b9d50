// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

func.func @f(%a: tensor<*xf64>, %b: tensor<*xf64>) {
  %0 = arith.addf %a, %b : tensor<*xf64>
  %1 = arith.subf %a, %b : tensor<*xf64>
  %2 = arith.mulf %a, %b : tensor<*xf64>
  %3 = arith.divf %a, %b : tensor<*xf64>
  %4 = arith.remf %a, %b : tensor<*xf64>
  %5 = arith.maximumf %a, %b : tensor<*xf64>
  %6 = arith.minimumf %a, %b : tensor<*xf64>
  %7 = arith.maxnumf %a, %b : tensor<*xf64>
  %8 = arith.minnumf %a, %b : tensor<*xf64>
  %n = arith.negf %a : tensor<*xf64>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<*xf64>, %arg1: tensor<*xf64>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg0, %arg1 : tensor<*xf64>
// CHECK-NEXT: %[[V1:.*]] = arith.subf %arg0, %arg1 : tensor<*xf64>
// CHECK-NEXT: %[[V2:.*]] = arith.mulf %arg0, %arg1 : tensor<*xf64>
// CHECK-NEXT: %[[V3:.*]] = arith.divf %arg0, %arg1 : tensor<*xf64>
// CHECK-NEXT: %[[V4:.*]] = arith.remf %arg0, %arg1 : tensor<*xf64>
// CHECK-NEXT: %[[V5:.*]] = arith.maximumf %arg0, %arg1 : tensor<*xf64>
// CHECK-NEXT: %[[V6:.*]] = arith.minimumf %arg0, %arg1 : tensor<*xf64>
// CHECK-NEXT: %[[V7:.*]] = arith.maxnumf %arg0, %arg1 : tensor<*xf64>
// CHECK-NEXT: %[[V8:.*]] = arith.minnumf %arg0, %arg1 : tensor<*xf64>
// CHECK-NEXT: %[[V9:.*]] = arith.negf %arg0 : tensor<*xf64>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

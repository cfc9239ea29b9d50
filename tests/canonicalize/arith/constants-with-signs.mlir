// RUN: mlir-opt %s --canonicalize | FileCheck %s

func.func @f(%t: tensor<2xui8>) -> (ui8, si8, tensor<1xui8>, vector<2xui8>, ui8) {
  %d = arith.constant dense<3> : tensor<1xui8>
  %s = arith.constant dense<3> : tensor<1xsi8>
  %v = arith.constant dense<3> : vector<2xui8>
  %i = arith.constant 0 : index
  %0 = tensor.extract %d[%i] : tensor<1xui8>
  %1 = tensor.extract %s[%i] : tensor<1xsi8>
  %2 = tensor.extract_slice %d[0][1][1] : tensor<1xui8> to tensor<1xui8>
  %3 = vector.extract %v[0] : ui8 from vector<2xui8>
  return %0, %1, %2, %v, %3 : ui8, si8, tensor<1xui8>, vector<2xui8>, ui8
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2xui8>) -> (ui8, si8, tensor<1xui8>, vector<2xui8>, ui8) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<3> : tensor<1xui8>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<3> : tensor<1xsi8>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<3> : vector<2xui8>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[EXTRACTED:[^ ]+]] = tensor.extract %[[CST]][%[[C0]]] : tensor<1xui8>
// CHECK-NEXT:     %[[EXTRACTED_2:[^ ]+]] = tensor.extract %[[CST_0]][%[[C0]]] : tensor<1xsi8>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[CST_1]][0] : ui8 from vector<2xui8>
// CHECK-NEXT:     return %[[EXTRACTED]], %[[EXTRACTED_2]], %[[CST]], %[[CST_1]], %[[V0]] : ui8, si8, tensor<1xui8>, vector<2xui8>, ui8
// CHECK-NEXT:   }
// CHECK-NEXT: }

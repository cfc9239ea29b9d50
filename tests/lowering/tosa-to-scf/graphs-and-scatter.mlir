// RUN: mlir-opt %s --tosa-to-scf | FileCheck %s

func.func @if(%a: tensor<f32>, %c: tensor<i1>) -> tensor<f32> {
  %0 = tosa.cond_if %c (%x = %a) : tensor<i1> (tensor<f32>) -> tensor<f32> {
  ^bb0(%x: tensor<f32>):
    %1 = tosa.abs %x : (tensor<f32>) -> tensor<f32>
    tosa.yield %1 : tensor<f32>
  } else {
  ^bb0(%x: tensor<f32>):
    tosa.yield %x : tensor<f32>
  }
  return %0 : tensor<f32>
}
func.func @while(%a: tensor<10xi32>, %b: tensor<i32>) {
  %1 = tosa.while_loop (%arg2 = %b) : (tensor<i32>) -> tensor<i32> {
    %2 = "tosa.const"() {values = dense<3> : tensor<i32>} : () -> tensor<i32>
    %3 = tosa.greater_equal %2, %arg2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %3 : tensor<i1>
  } do {
  ^bb0(%arg2: tensor<i32>):
    %2 = "tosa.const"() {values = dense<1> : tensor<i32>} : () -> tensor<i32>
    %3 = tosa.add %arg2, %2 : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %3 : tensor<i32>
  }
  return
}
func.func @scatter(%a: tensor<3x7x5xi32>, %i: tensor<3x6xi32>, %v: tensor<3x6x5xi32>) -> tensor<3x7x5xi32> {
  %1 = tosa.scatter %a, %i, %v : (tensor<3x7x5xi32>, tensor<3x6xi32>, tensor<3x6x5xi32>) -> tensor<3x7x5xi32>
  return %1 : tensor<3x7x5xi32>
}
func.func @scatterd(%a: tensor<?x?x?xf32>, %i: tensor<?x?xi32>, %v: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %1 = tosa.scatter %a, %i, %v : (tensor<?x?x?xf32>, tensor<?x?xi32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @if(%[[ARG0:[^ ]+]]: tensor<f32>, %[[ARG1:[^ ]+]]: tensor<i1>) -> tensor<f32> {
// CHECK-NEXT:     %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG1]][] : tensor<i1>
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.if %[[EXTRACTED]] -> (tensor<f32>) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = tosa.abs %[[ARG0]] : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT:       scf.yield %[[V1]] : tensor<f32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : tensor<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @while(%[[ARG0:[^ ]+]]: tensor<10xi32>, %[[ARG1:[^ ]+]]: tensor<i32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.while (%[[ARG2:[^ ]+]] = %[[ARG1]]) : (tensor<i32>) -> tensor<i32> {
// CHECK-NEXT:       %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = tosa.greater_equal %[[V1]], %[[ARG2]] : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT:       %[[EXTRACTED:[^ ]+]] = tensor.extract %[[V2]][] : tensor<i1>
// CHECK-NEXT:       scf.condition(%[[EXTRACTED]]) %[[ARG2]] : tensor<i32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: tensor<i32>):
// CHECK-NEXT:       %[[V1]] = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT:       %[[V2]] = tosa.add %[[ARG2]], %[[V1]] : (tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:       scf.yield %[[V2]] : tensor<i32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @scatter(%[[ARG0:[^ ]+]]: tensor<3x7x5xi32>, %[[ARG1:[^ ]+]]: tensor<3x6xi32>, %[[ARG2:[^ ]+]]: tensor<3x6x5xi32>) -> tensor<3x7x5xi32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C6:[^ ]+]] = arith.constant 6 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG3:[^ ]+]] = %[[C0_0]] to %[[C3]] step %[[C1_1]] iter_args(%[[ARG4:[^ ]+]] = %[[ARG0]]) -> (tensor<3x7x5xi32>) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = scf.for %[[ARG5:[^ ]+]] = %[[C0_0]] to %[[C6]] step %[[C1_1]] iter_args(%[[ARG6:[^ ]+]] = %[[ARG4]]) -> (tensor<3x7x5xi32>) {
// CHECK-NEXT:         %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG1]][%[[ARG3]], %[[ARG5]]] : tensor<3x6xi32>
// CHECK-NEXT:         %[[V2:[^ ]+]] = arith.index_cast %[[EXTRACTED]] : i32 to index
// CHECK-NEXT:         %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG2]][%[[ARG3]], %[[ARG5]], %[[C0_0]]] [%[[C1_1]], %[[C1_1]], %[[C5]]] [%[[C1_1]], %[[C1_1]], %[[C1_1]]] : tensor<3x6x5xi32> to tensor<?x?x?xi32>
// CHECK-NEXT:         %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG6]][%[[ARG3]], %[[V2]], %[[C0_0]]] [%[[C1_1]], %[[C1_1]], %[[C5]]] [%[[C1_1]], %[[C1_1]], %[[C1_1]]] : tensor<?x?x?xi32> into tensor<3x7x5xi32>
// CHECK-NEXT:         scf.yield %[[INSERTED_SLICE]] : tensor<3x7x5xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V1]] : tensor<3x7x5xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : tensor<3x7x5xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @scatterd(%[[ARG0:[^ ]+]]: tensor<?x?x?xf32>, %[[ARG1:[^ ]+]]: tensor<?x?xi32>, %[[ARG2:[^ ]+]]: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG2]], %[[C0]] : tensor<?x?x?xf32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG2]], %[[C1]] : tensor<?x?x?xf32>
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG2]], %[[C2]] : tensor<?x?x?xf32>
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG3:[^ ]+]] = %[[C0_2]] to %[[DIM]] step %[[C1_3]] iter_args(%[[ARG4:[^ ]+]] = %[[ARG0]]) -> (tensor<?x?x?xf32>) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = scf.for %[[ARG5:[^ ]+]] = %[[C0_2]] to %[[DIM_0]] step %[[C1_3]] iter_args(%[[ARG6:[^ ]+]] = %[[ARG4]]) -> (tensor<?x?x?xf32>) {
// CHECK-NEXT:         %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG1]][%[[ARG3]], %[[ARG5]]] : tensor<?x?xi32>
// CHECK-NEXT:         %[[V2:[^ ]+]] = arith.index_cast %[[EXTRACTED]] : i32 to index
// CHECK-NEXT:         %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG2]][%[[ARG3]], %[[ARG5]], %[[C0_2]]] [%[[C1_3]], %[[C1_3]], %[[DIM_1]]] [%[[C1_3]], %[[C1_3]], %[[C1_3]]] : tensor<?x?x?xf32> to tensor<?x?x?xf32>
// CHECK-NEXT:         %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG6]][%[[ARG3]], %[[V2]], %[[C0_2]]] [%[[C1_3]], %[[C1_3]], %[[DIM_1]]] [%[[C1_3]], %[[C1_3]], %[[C1_3]]] : tensor<?x?x?xf32> into tensor<?x?x?xf32>
// CHECK-NEXT:         scf.yield %[[INSERTED_SLICE]] : tensor<?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V1]] : tensor<?x?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

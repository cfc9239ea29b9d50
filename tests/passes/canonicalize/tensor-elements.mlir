// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @extract_of_insert(%t: tensor<?xf32>, %x: f32, %i: index) -> (f32, f32, f32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.insert %x into %t[%c1] : tensor<?xf32>
  %1 = tensor.extract %0[%c1] : tensor<?xf32>
  %2 = tensor.extract %0[%c2] : tensor<?xf32>
  %3 = tensor.insert %x into %t[%i] : tensor<?xf32>
  %4 = tensor.extract %3[%i] : tensor<?xf32>
  return %1, %2, %4 : f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_of_insert(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) -> (f32, f32, f32) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[INSERTED:[^ ]+]] = tensor.insert %[[ARG1]] into %[[ARG0]][%[[C1]]] : tensor<?xf32>
// CHECK-NEXT:     %[[EXTRACTED:[^ ]+]] = tensor.extract %[[INSERTED]][%[[C2]]] : tensor<?xf32>
// CHECK-NEXT:     %[[INSERTED_0:[^ ]+]] = tensor.insert %[[ARG1]] into %[[ARG0]][%[[ARG2]]] : tensor<?xf32>
// CHECK-NEXT:     %[[EXTRACTED_1:[^ ]+]] = tensor.extract %[[INSERTED_0]][%[[ARG2]]] : tensor<?xf32>
// CHECK-NEXT:     return %[[ARG1]], %[[EXTRACTED]], %[[EXTRACTED_1]] : f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_of_generate(%n: index, %i: index) -> index {
  %0 = tensor.generate %n {
  ^bb0(%a: index):
    %1 = arith.muli %a, %n : index
    %2 = arith.addi %1, %a : index
    tensor.yield %2 : index
  } : tensor<?xindex>
  %3 = tensor.extract %0[%i] : tensor<?xindex>
  return %3 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_of_generate(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG1]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:     return %[[V1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @not_of_effects(%n: index, %i: index) -> index {
  %0 = tensor.generate %n {
  ^bb0(%a: index):
    %1 = "t.effect"(%a) : (index) -> index
    tensor.yield %1 : index
  } : tensor<?xindex>
  %2 = tensor.extract %0[%i] : tensor<?xindex>
  return %2 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @not_of_effects(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[GENERATED:[^ ]+]] = tensor.generate %[[ARG0]] {
// CHECK-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: index):
// CHECK-NEXT:       %[[V0:[^ ]+]] = "t.effect"(%[[ARG2]]) : (index) -> index
// CHECK-NEXT:       tensor.yield %[[V0]] : index
// CHECK-NEXT:     } : tensor<?xindex>
// CHECK-NEXT:     %[[EXTRACTED:[^ ]+]] = tensor.extract %[[GENERATED]][%[[ARG1]]] : tensor<?xindex>
// CHECK-NEXT:     return %[[EXTRACTED]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @static_padding(%t: tensor<4x?xf32>, %x: f32) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %t nofold low[%c0, 2] high[%c1, %c1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } {tag} : tensor<4x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @static_padding(%[[ARG0:[^ ]+]]: tensor<4x?xf32>, %[[ARG1:[^ ]+]]: f32) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[ARG0]] nofold low[0, 2] high[1, 1] {
// CHECK-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG1]] : f32
// CHECK-NEXT:     } {tag} : tensor<4x?xf32> to tensor<5x?xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[PADDED]] : tensor<5x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

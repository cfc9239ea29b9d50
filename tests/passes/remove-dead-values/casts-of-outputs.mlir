// RUN: mlir-opt %s --remove-dead-values --allow-unregistered-dialect --split-input-file | FileCheck %s

// A loop over a cast is over what was cast; the cast that takes its place inside is looked at again
// only where something that used it changes.

func.func @dimension(%k: tensor<4xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %x = tensor.cast %k : tensor<4xf32> to tensor<?xf32>
  %r = scf.forall (%i) in (%n) shared_outs(%o = %x) -> tensor<?xf32> {
    %d = tensor.dim %o, %c0 : tensor<?xf32>
    "my.use"(%d) : (index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %k into %o[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dimension(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.forall (%[[ARG2:[^ ]+]]) in (%[[ARG1]]) shared_outs(%[[ARG3:[^ ]+]] = %[[ARG0]]) -> (tensor<4xf32>) {
// CHECK-NEXT:       %[[CAST_0:[^ ]+]] = tensor.cast %[[ARG3]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:       %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:       "my.use"(%[[C4]]) : (index) -> ()
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %[[ARG0]] into %[[ARG3]][%[[ARG2]]] [4] [1] : tensor<4xf32> into tensor<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nothing(%k: tensor<4xf32>, %n: index) -> tensor<?xf32> {
  %x = tensor.cast %k : tensor<4xf32> to tensor<?xf32>
  %r = scf.forall (%i) in (%n) shared_outs(%o = %x) -> tensor<?xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %k into %o[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @nothing(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.forall (%[[ARG2:[^ ]+]]) in (%[[ARG1]]) shared_outs(%[[ARG3:[^ ]+]] = %[[ARG0]]) -> (tensor<4xf32>) {
// CHECK-NEXT:       %[[CAST_0:[^ ]+]] = tensor.cast %[[ARG3]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %[[ARG0]] into %[[ARG3]][%[[ARG2]]] [4] [1] : tensor<4xf32> into tensor<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @slice(%k: tensor<4xf32>, %n: index) -> tensor<?xf32> {
  %x = tensor.cast %k : tensor<4xf32> to tensor<?xf32>
  %r = scf.forall (%i) in (%n) shared_outs(%o = %x) -> tensor<?xf32> {
    %s = tensor.extract_slice %o[%i] [3] [1] : tensor<?xf32> to tensor<3xf32>
    "my.use"(%s) : (tensor<3xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %k into %o[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @slice(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.forall (%[[ARG2:[^ ]+]]) in (%[[ARG1]]) shared_outs(%[[ARG3:[^ ]+]] = %[[ARG0]]) -> (tensor<4xf32>) {
// CHECK-NEXT:       %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG3]][%[[ARG2]]] [3] [1] : tensor<4xf32> to tensor<3xf32>
// CHECK-NEXT:       "my.use"(%[[EXTRACTED_SLICE]]) : (tensor<3xf32>) -> ()
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %[[ARG0]] into %[[ARG3]][%[[ARG2]]] [4] [1] : tensor<4xf32> into tensor<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries allow-return-allocs-from-loops' | FileCheck %s

func.func @choices_of_two(%t: tensor<8xf32>, %u: tensor<8xf32>, %c: i1, %x: f32, %i: index) -> tensor<8xf32> {
  %0 = tensor.insert %x into %t[%i] : tensor<8xf32>
  %1 = tensor.insert %x into %u[%i] : tensor<8xf32>
  %2 = scf.if %c -> tensor<8xf32> {
    scf.yield %0 : tensor<8xf32>
  } else {
    scf.yield %1 : tensor<8xf32>
  }
  %3 = arith.select %c, %1, %2 : tensor<8xf32>
  %4 = scf.if %c -> tensor<8xf32> {
    scf.yield %2 : tensor<8xf32>
  } else {
    scf.yield %3 : tensor<8xf32>
  }
  %5 = arith.select %c, %3, %4 : tensor<8xf32>
  return %5 : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @choices_of_two(%[[ARG0:[^ ]+]]: memref<8xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<8xf32, strided<[?], offset: ?>>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: index) -> memref<8xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG4]]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     memref.copy %[[ARG1]], %[[V0]] : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG4]]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[ARG2]] -> (memref<8xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:       scf.yield %[[ARG0]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V2:[^ ]+]] = memref.cast %[[V0]] : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %[[V2]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = memref.cast %[[V0]] : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.select %[[ARG2]], %[[V3]], %[[V1]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = scf.if %[[ARG2]] -> (memref<8xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:       scf.yield %[[V1]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V4]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.select %[[ARG2]], %[[V4]], %[[V5]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[V6]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested(%t: tensor<8xf32>, %u: tensor<8xf32>, %c: i1, %x: f32, %i: index) -> (tensor<8xf32>, f32) {
  %0 = scf.if %c -> tensor<8xf32> {
    %1 = scf.if %c -> tensor<8xf32> {
      %2 = scf.if %c -> tensor<8xf32> {
        scf.yield %t : tensor<8xf32>
      } else {
        scf.yield %u : tensor<8xf32>
      }
      scf.yield %2 : tensor<8xf32>
    } else {
      scf.yield %u : tensor<8xf32>
    }
    scf.yield %1 : tensor<8xf32>
  } else {
    scf.yield %u : tensor<8xf32>
  }
  %3 = tensor.insert %x into %0[%i] : tensor<8xf32>
  %4 = tensor.extract %u[%i] : tensor<8xf32>
  return %3, %4 : tensor<8xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%[[ARG0:[^ ]+]]: memref<8xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<8xf32, strided<[?], offset: ?>>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: index) -> (memref<8xf32>, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.if %[[ARG2]] -> (memref<8xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = scf.if %[[ARG2]] -> (memref<8xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:         %[[V2:[^ ]+]] = scf.if %[[ARG2]] -> (memref<8xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:           scf.yield %[[ARG0]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %[[ARG1]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %[[V2]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[ARG1]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V1]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG1]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     memref.copy %[[V0]], %[[V3]] : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V3]][%[[ARG4]]] : memref<8xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = memref.load %[[ARG1]][%[[ARG4]]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = memref.cast %[[V3]] : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[V3]], %[[V4]] : memref<8xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @new_ones(%t: tensor<8xf32>, %c: i1, %x: f32, %i: index, %m: memref<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = tensor.insert %x into %e[%i] : tensor<8xf32>
  %1 = arith.select %c, %t, %0 : tensor<8xf32>
  %f = tensor.empty() : tensor<8xf32>
  %2 = tensor.insert %x into %f[%i] : tensor<8xf32>
  %3 = arith.select %c, %1, %2 : tensor<8xf32>
  %4 = tensor.extract %3[%i] : tensor<8xf32>
  memref.store %4, %m[%i] : memref<8xf32>
  return %3 : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @new_ones(%[[ARG0:[^ ]+]]: memref<8xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: memref<8xf32>) -> memref<8xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[V0]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.cast %[[V0]] : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.select %[[ARG1]], %[[ARG0]], %[[V1]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[V3]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = memref.cast %[[V3]] : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.select %[[ARG1]], %[[V2]], %[[V4]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V6:[^ ]+]] = memref.load %[[V5]][%[[ARG3]]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.store %[[V6]], %[[ARG4]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:     return %[[V5]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cases(%t: tensor<8xf32>, %x: f32, %i: index) -> tensor<8xf32> {
  %0 = tensor.insert %x into %t[%i] : tensor<8xf32>
  %1 = scf.index_switch %i -> tensor<8xf32>
  case 0 {
    %2 = tensor.insert %x into %0[%i] : tensor<8xf32>
    scf.yield %2 : tensor<8xf32>
  }
  case 1 {
    %3 = tensor.extract %0[%i] : tensor<8xf32>
    %4 = tensor.insert %3 into %0[%i] : tensor<8xf32>
    scf.yield %4 : tensor<8xf32>
  }
  default {
    scf.yield %0 : tensor<8xf32>
  }
  return %1 : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cases(%[[ARG0:[^ ]+]]: memref<8xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) -> memref<8xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ARG0]][%[[ARG2]]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.index_switch %[[ARG2]] -> memref<8xf32, strided<[?], offset: ?>> 
// CHECK-NEXT:     case 0 {
// CHECK-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[ARG2]]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %[[ARG0]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       %[[V1:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       memref.store %[[V1]], %[[ARG0]][%[[ARG2]]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %[[ARG0]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       scf.yield %[[ARG0]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is read in a loop is written to by another choice in an earlier iteration, or not.

func.func @choices_in_loop(%t: tensor<8xf32>, %c: i1, %x: f32, %i: index, %m: memref<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %j = %c0 to %i step %c1 iter_args(%a = %t) -> tensor<8xf32> {
    %1 = scf.if %c -> tensor<8xf32> {
      %2 = tensor.insert %x into %t[%j] : tensor<8xf32>
      scf.yield %2 : tensor<8xf32>
    } else {
      %3 = tensor.extract %t[%j] : tensor<8xf32>
      memref.store %3, %m[%j] : memref<8xf32>
      scf.yield %a : tensor<8xf32>
    }
    scf.yield %1 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}

func.func @loop_in_choice(%t: tensor<8xf32>, %c: i1, %x: f32, %i: index, %m: memref<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.if %c -> tensor<8xf32> {
    %1 = tensor.insert %x into %t[%i] : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  } else {
    scf.for %j = %c0 to %i step %c1 {
      %2 = tensor.extract %t[%j] : tensor<8xf32>
      memref.store %2, %m[%j] : memref<8xf32>
    }
    scf.yield %t : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @choices_in_loop(%[[ARG0:[^ ]+]]: memref<8xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: memref<8xf32>) -> memref<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[V2]] : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.for %[[ARG5:[^ ]+]] = %[[V0]] to %[[ARG3]] step %[[V1]] iter_args(%[[ARG6:[^ ]+]] = %[[V2]]) -> (memref<8xf32>) {
// CHECK-NEXT:       %[[V4:[^ ]+]] = scf.if %[[ARG1]] -> (memref<8xf32>) {
// CHECK-NEXT:         %[[V5:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:         memref.copy %[[ARG0]], %[[V5]] : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
// CHECK-NEXT:         memref.store %[[ARG2]], %[[V5]][%[[ARG5]]] : memref<8xf32>
// CHECK-NEXT:         scf.yield %[[V5]] : memref<8xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V6:[^ ]+]] = memref.load %[[ARG0]][%[[ARG5]]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:         memref.store %[[V6]], %[[ARG4]][%[[ARG5]]] : memref<8xf32>
// CHECK-NEXT:         scf.yield %[[ARG6]] : memref<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V4]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V7:[^ ]+]] = memref.cast %[[V3]] : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[V3]] : memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loop_in_choice(%[[ARG7:[^ ]+]]: memref<8xf32, strided<[?], offset: ?>>, %[[ARG8:[^ ]+]]: i1, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: index, %[[ARG11:[^ ]+]]: memref<8xf32>) -> memref<8xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = scf.if %[[ARG8]] -> (memref<8xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:       memref.store %[[ARG9]], %[[ARG7]][%[[ARG10]]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %[[ARG7]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.for %[[ARG12:[^ ]+]] = %[[V8]] to %[[ARG10]] step %[[V9]] {
// CHECK-NEXT:         %[[V11:[^ ]+]] = memref.load %[[ARG7]][%[[ARG12]]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:         memref.store %[[V11]], %[[ARG11]][%[[ARG12]]] : memref<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[ARG7]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V10]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What the second region of a loop reads is written to in the first.

func.func @while(%t: tensor<8xf32>, %u: tensor<8xf32>, %c: i1, %x: f32, %i: index, %m: memref<8xf32>) -> tensor<8xf32> {
  %0 = scf.while (%a = %t) : (tensor<8xf32>) -> tensor<8xf32> {
    %1 = tensor.insert %x into %a[%i] : tensor<8xf32>
    %2 = tensor.extract %1[%i] : tensor<8xf32>
    memref.store %2, %m[%i] : memref<8xf32>
    scf.condition(%c) %a : tensor<8xf32>
  } do {
  ^bb0(%b: tensor<8xf32>):
    %3 = tensor.extract %b[%i] : tensor<8xf32>
    memref.store %3, %m[%i] : memref<8xf32>
    %4 = tensor.insert %x into %b[%i] : tensor<8xf32>
    %5 = scf.if %c -> tensor<8xf32> {
      scf.yield %4 : tensor<8xf32>
    } else {
      scf.yield %u : tensor<8xf32>
    }
    scf.yield %5 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @while(%[[ARG0:[^ ]+]]: memref<8xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<8xf32, strided<[?], offset: ?>>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: memref<8xf32>) -> memref<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.while (%[[ARG6:[^ ]+]] = %[[ARG0]]) : (memref<8xf32, strided<[?], offset: ?>>) -> memref<8xf32> {
// CHECK-NEXT:       %[[V1:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:       memref.copy %[[ARG6]], %[[V1]] : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
// CHECK-NEXT:       memref.store %[[ARG3]], %[[V1]][%[[ARG4]]] : memref<8xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = memref.load %[[V1]][%[[ARG4]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V2]], %[[ARG5]][%[[ARG4]]] : memref<8xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:       memref.copy %[[ARG6]], %[[V3]] : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG2]]) %[[V3]] : memref<8xf32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG6]]: memref<8xf32>):
// CHECK-NEXT:       %[[V2]] = memref.load %[[ARG6]][%[[ARG4]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V2]], %[[ARG5]][%[[ARG4]]] : memref<8xf32>
// CHECK-NEXT:       %[[V1]] = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:       memref.copy %[[ARG6]], %[[V1]] : memref<8xf32> to memref<8xf32>
// CHECK-NEXT:       memref.store %[[ARG3]], %[[V1]][%[[ARG4]]] : memref<8xf32>
// CHECK-NEXT:       %[[V4:[^ ]+]] = scf.if %[[ARG2]] -> (memref<8xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:         %[[V5:[^ ]+]] = memref.cast %[[V1]] : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:         scf.yield %[[V5]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[ARG1]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V4]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V6:[^ ]+]] = memref.cast %[[V0]] : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[V0]] : memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @blocks(%t: tensor<8xf32>, %c: i1, %x: f32, %i: index) -> tensor<8xf32> {
  cf.br ^bb1(%t : tensor<8xf32>)
^bb1(%a: tensor<8xf32>):
  %0 = tensor.insert %x into %a[%i] : tensor<8xf32>
  %1 = tensor.insert %x into %0[%i] : tensor<8xf32>
  cf.br ^bb2(%1 : tensor<8xf32>)
^bb2(%b: tensor<8xf32>):
  %2 = scf.if %c -> tensor<8xf32> {
    %3 = tensor.insert %x into %b[%i] : tensor<8xf32>
    scf.yield %3 : tensor<8xf32>
  } else {
    scf.yield %b : tensor<8xf32>
  }
  return %2 : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%[[ARG0:[^ ]+]]: memref<8xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index) -> memref<8xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     cf.br ^bb1(%[[ARG0]] : memref<8xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:   ^bb1(%[[V0:[^ ]+]]: memref<8xf32, strided<[?], offset: ?>>):  // pred: ^bb0
// CHECK-NEXT:     memref.store %[[ARG2]], %[[V0]][%[[ARG3]]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[V0]][%[[ARG3]]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     cf.br ^bb2(%[[V0]] : memref<8xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:   ^bb2(%[[V1:[^ ]+]]: memref<8xf32, strided<[?], offset: ?>>):  // pred: ^bb1
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.if %[[ARG1]] -> (memref<8xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:       memref.store %[[ARG2]], %[[V1]][%[[ARG3]]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %[[V1]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V1]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V2]] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

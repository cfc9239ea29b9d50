// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries allow-return-allocs-from-loops' | FileCheck %s

func.func @while(%t: tensor<5xf32>, %i: index, %f: f32, %c: i1) -> tensor<5xf32> {
  %0 = scf.while (%a = %t) : (tensor<5xf32>) -> tensor<5xf32> {
    %x = tensor.extract %a[%i] : tensor<5xf32>
    scf.condition(%c) %a : tensor<5xf32>
  } do {
  ^bb0(%b: tensor<5xf32>):
    %1 = tensor.insert %f into %b[%i] : tensor<5xf32>
    scf.yield %1 : tensor<5xf32>
  }
  return %0 : tensor<5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @while(%[[ARG0:[^ ]+]]: memref<5xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i1) -> memref<5xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.while (%[[ARG4:[^ ]+]] = %[[ARG0]]) : (memref<5xf32, strided<[?], offset: ?>>) -> memref<5xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:       %[[V1:[^ ]+]] = memref.load %[[ARG4]][%[[ARG1]]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.condition(%[[ARG3]]) %[[ARG4]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG4]]: memref<5xf32, strided<[?], offset: ?>>):
// CHECK-NEXT:       memref.store %[[ARG2]], %[[ARG4]][%[[ARG1]]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %[[ARG4]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @while2(%t: tensor<5xf32>, %u: tensor<5xf32>, %i: index, %f: f32, %c: i1) -> (tensor<5xf32>, index, tensor<5xf32>) {
  %0:3 = scf.while (%a = %t, %a2 = %u) : (tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>, index, tensor<5xf32>) {
    scf.condition(%c) %a2, %i, %a : tensor<5xf32>, index, tensor<5xf32>
  } do {
  ^bb0(%b: tensor<5xf32>, %k: index, %d: tensor<5xf32>):
    %1 = tensor.insert %f into %b[%i] : tensor<5xf32>
    scf.yield %d, %1 : tensor<5xf32>, tensor<5xf32>
  }
  return %0#0, %0#1, %0#2 : tensor<5xf32>, index, tensor<5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @while2(%[[ARG0:[^ ]+]]: memref<5xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<5xf32, strided<[?], offset: ?>>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> (memref<5xf32>, index, memref<5xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = scf.while (%[[ARG5:[^ ]+]] = %[[ARG0]], %[[ARG6:[^ ]+]] = %[[ARG1]]) : (memref<5xf32, strided<[?], offset: ?>>, memref<5xf32, strided<[?], offset: ?>>) -> (memref<5xf32>, index, memref<5xf32>) {
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:       memref.copy %[[ARG6]], %[[ALLOC]] : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// CHECK-NEXT:       %[[ALLOC_1:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:       memref.copy %[[ARG5]], %[[ALLOC_1]] : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]]) %[[ALLOC]], %[[ARG2]], %[[ALLOC_1]] : memref<5xf32>, index, memref<5xf32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: memref<5xf32>, %[[ARG6]]: index, %[[ARG7:[^ ]+]]: memref<5xf32>):
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG5]][%[[ARG2]]] : memref<5xf32>
// CHECK-NEXT:       %[[CAST_1:[^ ]+]] = memref.cast %[[ARG7]] : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       %[[CAST_2:[^ ]+]] = memref.cast %[[ARG5]] : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %[[CAST_1]], %[[CAST_2]] : memref<5xf32, strided<[?], offset: ?>>, memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[V0]]#0 : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = memref.cast %[[V0]]#2 : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[V0]]#0, %[[V0]]#1, %[[V0]]#2 : memref<5xf32>, index, memref<5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @loopalloc(%n: index, %t: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %x = tensor.insert %f into %e[%i] : tensor<4xf32>
    scf.yield %x : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @loopalloc(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG2:[^ ]+]]: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG3:[^ ]+]] = %[[C0]] to %[[ARG0]] step %[[C1]] iter_args(%[[ARG4:[^ ]+]] = %[[ARG1]]) -> (memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:       memref.store %[[ARG2]], %[[ALLOC]][%[[ARG3]]] : memref<4xf32>
// CHECK-NEXT:       %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %[[CAST]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @swap(%n: index, %t: tensor<4xf32>, %u: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %u) -> (tensor<4xf32>, tensor<4xf32>) {
    scf.yield %b, %a : tensor<4xf32>, tensor<4xf32>
  } {foo}
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @swap(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG2:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.for %[[ARG3:[^ ]+]] = %[[C0]] to %[[ARG0]] step %[[C1]] iter_args(%[[ARG4:[^ ]+]] = %[[ARG1]], %[[ARG5:[^ ]+]] = %[[ARG2]]) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:       memref.copy %[[ARG5]], %[[ALLOC]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:       %[[ALLOC_0:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:       memref.copy %[[ARG4]], %[[ALLOC_0]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:       %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       %[[CAST_1:[^ ]+]] = memref.cast %[[ALLOC_0]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %[[CAST]], %[[CAST_1]] : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     return %[[V0]]#0, %[[V0]]#1 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @while(%t: tensor<5xf32>, %i: index, %f: f32, %c: i1) -> tensor<5xf32> {
  %0 = scf.while (%a = %t) : (tensor<5xf32>) -> tensor<5xf32> {
    %e = tensor.empty() : tensor<5xf32>
    %g = linalg.fill ins(%f : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
    scf.condition(%c) %g : tensor<5xf32>
  } do {
  ^bb0(%b: tensor<5xf32>):
    %1 = tensor.insert %f into %b[%i] : tensor<5xf32>
    scf.yield %1 : tensor<5xf32>
  }
  return %0 : tensor<5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @while(%[[ARG0:[^ ]+]]: memref<5xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i1) -> memref<5xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.while (%[[ARG4:[^ ]+]] = %[[ARG0]]) : (memref<5xf32, strided<[?], offset: ?>>) -> memref<5xf32> {
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:       linalg.fill ins(%[[ARG2]] : f32) outs(%[[ALLOC]] : memref<5xf32>)
// CHECK-NEXT:       %[[ALLOC_0:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:       memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<5xf32> to memref<5xf32>
// CHECK-NEXT:       scf.condition(%[[ARG3]]) %[[ALLOC_0]] : memref<5xf32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG4]]: memref<5xf32>):
// CHECK-NEXT:       memref.store %[[ARG2]], %[[ARG4]][%[[ARG1]]] : memref<5xf32>
// CHECK-NEXT:       %[[CAST_0:[^ ]+]] = memref.cast %[[ARG4]] : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %[[CAST_0]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[V0]] : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[V0]] : memref<5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @while(%t: tensor<5xf32>, %i: index, %f: f32, %c: i1) -> tensor<5xf32> {
  %0 = scf.while (%a = %t) : (tensor<5xf32>) -> tensor<5xf32> {
    scf.condition(%c) %a : tensor<5xf32>
  } do {
  ^bb0(%b: tensor<5xf32>):
    %e = tensor.empty() : tensor<5xf32>
    %g = linalg.fill ins(%f : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
    scf.yield %g : tensor<5xf32>
  }
  return %0 : tensor<5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @while(%[[ARG0:[^ ]+]]: memref<5xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i1) -> memref<5xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.while (%[[ARG4:[^ ]+]] = %[[ARG0]]) : (memref<5xf32, strided<[?], offset: ?>>) -> memref<5xf32> {
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:       memref.copy %[[ARG4]], %[[ALLOC]] : memref<5xf32, strided<[?], offset: ?>> to memref<5xf32>
// CHECK-NEXT:       scf.condition(%[[ARG3]]) %[[ALLOC]] : memref<5xf32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG4]]: memref<5xf32>):
// CHECK-NEXT:       %[[ALLOC]] = memref.alloc() {alignment = 64 : i64} : memref<5xf32>
// CHECK-NEXT:       linalg.fill ins(%[[ARG2]] : f32) outs(%[[ALLOC]] : memref<5xf32>)
// CHECK-NEXT:       %[[CAST_0:[^ ]+]] = memref.cast %[[ALLOC]] : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %[[CAST_0]] : memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[V0]] : memref<5xf32> to memref<5xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[V0]] : memref<5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @loopswap(%n: index, %t: tensor<4xf32>, %u: tensor<4xf32>, %f: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0:2 = scf.for %i = %c0 to %c9 step %c1 iter_args(%a = %t, %b = %u) -> (tensor<4xf32>, tensor<4xf32>) {
    %x = tensor.insert %f into %b[%i] : tensor<4xf32>
    %e = tensor.empty() : tensor<4xf32>
    scf.yield %x, %e : tensor<4xf32>, tensor<4xf32>
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @loopswap(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG2:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG3:[^ ]+]]: f32) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C9:[^ ]+]] = arith.constant 9 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[C9]] step %[[C1]] iter_args(%[[ARG5:[^ ]+]] = %[[ARG1]], %[[ARG6:[^ ]+]] = %[[ARG2]]) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG6]][%[[ARG4]]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:       %[[ALLOC_0:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:       memref.copy %[[ARG6]], %[[ALLOC_0]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:       %[[CAST:[^ ]+]] = memref.cast %[[ALLOC_0]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       %[[CAST_1:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %[[CAST]], %[[CAST_1]] : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]]#0, %[[V0]]#1 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

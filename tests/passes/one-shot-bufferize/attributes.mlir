// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries' --allow-unregistered-dialect | FileCheck %s

func.func @f(%t: tensor<4xf32>, %c: i1, %i: index, %f: f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = scf.if %c -> tensor<4xf32> { scf.yield {a} %t : tensor<4xf32> } else { scf.yield {b} %t : tensor<4xf32> } {c}
  %1 = scf.while (%a = %0) : (tensor<4xf32>) -> tensor<4xf32> {
    scf.condition(%c) {d} %a : tensor<4xf32>
  } do {
  ^bb0(%b: tensor<4xf32>):
    scf.yield {e} %b : tensor<4xf32>
  } attributes {f}
  %2 = scf.execute_region -> tensor<4xf32> { scf.yield {i} %1 : tensor<4xf32> } {g}
  %3 = scf.index_switch %i {j} -> tensor<4xf32>
  case 1 { scf.yield {h} %2 : tensor<4xf32> }
  default { scf.yield %2 : tensor<4xf32> }
  %4 = arith.select %c, %3, %2 {k} : tensor<4xf32>
  %5 = bufferization.alloc_tensor() copy(%4) {l} : tensor<4xf32>
  %6 = func.call @g(%5) {m} : (tensor<4xf32>) -> tensor<4xf32>
  %7 = linalg.fill {n} ins(%f : f32) outs(%6 : tensor<4xf32>) -> tensor<4xf32>
  %8 = tensor.insert %f into %7[%i] {o} : tensor<4xf32>
  %e = tensor.empty() {p} : tensor<4xf32>
  %9 = scf.for %k = %i to %i step %i iter_args(%a = %8) -> tensor<4xf32> { scf.yield {q} %a : tensor<4xf32> } {r}
  cf.br ^bb1(%9 : tensor<4xf32>) {s}
^bb1(%z: tensor<4xf32>):
  return {t} %4, %e, %z : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
func.func private @g(tensor<4xf32> {x.y}) -> (tensor<4xf32> {x.z}) attributes {w}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.if %[[ARG1]] -> (memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:       scf.yield %[[ARG0]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.while (%[[ARG4:[^ ]+]] = %[[V0]]) : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:       scf.condition(%[[ARG1]]) %[[ARG4]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG4]]: memref<4xf32, strided<[?], offset: ?>>):
// CHECK-NEXT:       scf.yield %[[ARG4]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.execute_region -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:       scf.yield %[[V1]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.index_switch %[[ARG2]] -> memref<4xf32, strided<[?], offset: ?>> 
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       scf.yield %[[V2]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       scf.yield %[[V2]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.select %[[ARG1]], %[[V3]], %[[V2]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %[[V4]], %[[ALLOC]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = call @g(%[[CAST]]) {m} : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     linalg.fill {n} ins(%[[ARG3]] : f32) outs(%[[V5]] : memref<4xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V5]][%[[ARG2]]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = scf.for %[[ARG4]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] iter_args(%[[ARG5:[^ ]+]] = %[[V5]]) -> (memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:       scf.yield %[[ARG5]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     } {r}
// CHECK-NEXT:     cf.br ^bb1(%[[V6]] : memref<4xf32, strided<[?], offset: ?>>) {s}
// CHECK-NEXT:   ^bb1(%[[V7:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>):  // pred: ^bb0
// CHECK-NEXT:     %[[CAST_1:[^ ]+]] = memref.cast %[[ALLOC_0]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return {t} %[[V4]], %[[ALLOC_0]], %[[V7]] : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g(memref<4xf32, strided<[?], offset: ?>> {x.y}) -> (memref<4xf32, strided<[?], offset: ?>> {x.z}) attributes {w}
// CHECK-NEXT: }

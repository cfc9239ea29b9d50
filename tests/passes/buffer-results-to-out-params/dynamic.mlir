// RUN: mlir-opt %s --split-input-file --buffer-results-to-out-params='hoist-static-allocs hoist-dynamic-allocs' --allow-unregistered-dialect | FileCheck %s

func.func private @a(%m: memref<4xf32>) -> (memref<4xf32> {x.y = 1 : i32}, f32) {
  %c = arith.constant 1.0 : f32
  return %m, %c : memref<4xf32>, f32
}
func.func private @b() -> (memref<4xf32>, memref<?xf32, strided<[?], offset: ?>>) {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  %1 = memref.cast %0 : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0, %1 : memref<4xf32>, memref<?xf32, strided<[?], offset: ?>>
}
func.func private @ext() -> memref<4xf32>
func.func @pub() -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  "use"(%0) : (memref<4xf32>) -> ()
  return %0 : memref<4xf32>
}
func.func private @lay() -> (memref<4xf32, strided<[?], offset: ?>>) {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  %1 = memref.cast %0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  return %1 : memref<4xf32, strided<[?], offset: ?>>
}
func.func private @dyn(%i: index, %f: f32, %j: index) -> (memref<?x?xf32>, memref<?xf32>, memref<4xf32>) {
  %0 = memref.alloc(%j, %i) : memref<?x?xf32>
  %1 = memref.alloc(%j) : memref<?xf32>
  %2 = memref.alloc() : memref<4xf32>
  "use"(%0) : (memref<?x?xf32>) -> ()
  return %0, %1, %2 : memref<?x?xf32>, memref<?xf32>, memref<4xf32>
}
func.func @main(%m: memref<4xf32>, %i: index, %f: f32) {
%9:3 = func.call @dyn(%i, %f, %i): (index, f32, index) -> (memref<?x?xf32>, memref<?xf32>, memref<4xf32>)
  %0:2 = call @a(%m) : (memref<4xf32>) -> (memref<4xf32>, f32)
  %1 = call @ext() : () -> memref<4xf32>
  %2 = call @pub() {foo} : () -> memref<4xf32>
  %3 = call @lay() {foo} : () -> memref<4xf32, strided<[?], offset: ?>>
  "use"(%0#0, %0#1, %1, %2, %3) : (memref<4xf32>, f32, memref<4xf32>, memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @a(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<4xf32> {x.y = 1 : i32}) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ARG1]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @b(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG0]] : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.copy %[[CAST]], %[[ARG1]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @ext() -> memref<4xf32>
// CHECK-NEXT:   func.func @pub() -> memref<4xf32> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:     return %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @lay(%[[ARG0:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.copy %[[CAST]], %[[ARG0]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @dyn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?x?xf32>, %[[ARG4:[^ ]+]]: memref<?xf32>, %[[ARG5:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     "use"(%[[ARG3]]) : (memref<?x?xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG1]], %[[ARG1]]) : memref<?x?xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc(%[[ARG1]]) : memref<?xf32>
// CHECK-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     call @dyn(%[[ARG1]], %[[ARG2]], %[[ARG1]], %[[ALLOC]], %[[ALLOC_0]], %[[ALLOC_1]]) : (index, f32, index, memref<?x?xf32>, memref<?xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     %[[ALLOC_2:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @a(%[[ARG0]], %[[ALLOC_2]]) : (memref<4xf32>, memref<4xf32>) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = call @ext() : () -> memref<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = call @pub() {foo} : () -> memref<4xf32>
// CHECK-NEXT:     %[[ALLOC_3:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC_3]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     call @lay(%[[CAST]]) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     "use"(%[[ALLOC_2]], %[[V0]], %[[V1]], %[[V2]], %[[CAST]]) : (memref<4xf32>, f32, memref<4xf32>, memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

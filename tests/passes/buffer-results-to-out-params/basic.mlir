// RUN: mlir-opt %s --split-input-file --buffer-results-to-out-params --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --buffer-results-to-out-params='hoist-static-allocs add-result-attr modify-public-functions' --allow-unregistered-dialect | FileCheck %s --check-prefix=ALL
// RUN: mlir-opt %s --split-input-file --buffer-results-to-out-params='hoist-static-allocs hoist-dynamic-allocs' --allow-unregistered-dialect | FileCheck %s --check-prefix=HOIST

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
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ARG0]] : memref<4xf32> to memref<4xf32>
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
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG2]], %[[ARG0]]) : memref<?x?xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc(%[[ARG2]]) : memref<?xf32>
// CHECK-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     "use"(%[[ALLOC]]) : (memref<?x?xf32>) -> ()
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ARG3]] : memref<?x?xf32> to memref<?x?xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC_0]], %[[ARG4]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC_1]], %[[ARG5]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @a(%[[ARG0]], %[[ALLOC]]) : (memref<4xf32>, memref<4xf32>) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = call @ext() : () -> memref<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = call @pub() {foo} : () -> memref<4xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC_0]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     call @lay(%[[CAST]]) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     "use"(%[[ALLOC]], %[[V0]], %[[V1]], %[[V2]], %[[CAST]]) : (memref<4xf32>, f32, memref<4xf32>, memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ALL: module {
// ALL-NEXT:   func.func private @a(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<4xf32> {bufferize.result, x.y = 1 : i32}) -> f32 {
// ALL-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// ALL-NEXT:     memref.copy %[[ARG0]], %[[ARG1]] : memref<4xf32> to memref<4xf32>
// ALL-NEXT:     return %[[CST]] : f32
// ALL-NEXT:   }
// ALL-NEXT:   func.func private @b(%[[ARG0:[^ ]+]]: memref<4xf32> {bufferize.result}, %[[ARG1:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>> {bufferize.result}) {
// ALL-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG0]] : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
// ALL-NEXT:     memref.copy %[[CAST]], %[[ARG1]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// ALL-NEXT:     return
// ALL-NEXT:   }
// ALL-NEXT:   func.func private @ext() -> memref<4xf32>
// ALL-NEXT:   func.func @pub(%[[ARG0:[^ ]+]]: memref<4xf32> {bufferize.result}) {
// ALL-NEXT:     "use"(%[[ARG0]]) : (memref<4xf32>) -> ()
// ALL-NEXT:     return
// ALL-NEXT:   }
// ALL-NEXT:   func.func private @lay(%[[ARG0:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>> {bufferize.result}) {
// ALL-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// ALL-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// ALL-NEXT:     memref.copy %[[CAST]], %[[ARG0]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// ALL-NEXT:     return
// ALL-NEXT:   }
// ALL-NEXT:   func.func private @dyn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?x?xf32> {bufferize.result}, %[[ARG4:[^ ]+]]: memref<?xf32> {bufferize.result}, %[[ARG5:[^ ]+]]: memref<4xf32> {bufferize.result}) {
// ALL-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG2]], %[[ARG0]]) : memref<?x?xf32>
// ALL-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc(%[[ARG2]]) : memref<?xf32>
// ALL-NEXT:     "use"(%[[ALLOC]]) : (memref<?x?xf32>) -> ()
// ALL-NEXT:     memref.copy %[[ALLOC]], %[[ARG3]] : memref<?x?xf32> to memref<?x?xf32>
// ALL-NEXT:     memref.copy %[[ALLOC_0]], %[[ARG4]] : memref<?xf32> to memref<?xf32>
// ALL-NEXT:     return
// ALL-NEXT:   }
// ALL-NEXT:   func.func @main(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) {
// ALL-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// ALL-NEXT:     %[[V0:[^ ]+]] = call @a(%[[ARG0]], %[[ALLOC]]) : (memref<4xf32>, memref<4xf32>) -> f32
// ALL-NEXT:     %[[V1:[^ ]+]] = call @ext() : () -> memref<4xf32>
// ALL-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// ALL-NEXT:     call @pub(%[[ALLOC_0]]) : (memref<4xf32>) -> ()
// ALL-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<4xf32>
// ALL-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC_1]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// ALL-NEXT:     call @lay(%[[CAST]]) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// ALL-NEXT:     "use"(%[[ALLOC]], %[[V0]], %[[V1]], %[[ALLOC_0]], %[[CAST]]) : (memref<4xf32>, f32, memref<4xf32>, memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>) -> ()
// ALL-NEXT:     return
// ALL-NEXT:   }
// ALL-NEXT: }

// HOIST: module {
// HOIST-NEXT:   func.func private @a(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<4xf32> {x.y = 1 : i32}) -> f32 {
// HOIST-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// HOIST-NEXT:     memref.copy %[[ARG0]], %[[ARG1]] : memref<4xf32> to memref<4xf32>
// HOIST-NEXT:     return %[[CST]] : f32
// HOIST-NEXT:   }
// HOIST-NEXT:   func.func private @b(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>) {
// HOIST-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG0]] : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
// HOIST-NEXT:     memref.copy %[[CAST]], %[[ARG1]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// HOIST-NEXT:     return
// HOIST-NEXT:   }
// HOIST-NEXT:   func.func private @ext() -> memref<4xf32>
// HOIST-NEXT:   func.func @pub() -> memref<4xf32> {
// HOIST-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// HOIST-NEXT:     "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// HOIST-NEXT:     return %[[ALLOC]] : memref<4xf32>
// HOIST-NEXT:   }
// HOIST-NEXT:   func.func private @lay(%[[ARG0:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>) {
// HOIST-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// HOIST-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// HOIST-NEXT:     memref.copy %[[CAST]], %[[ARG0]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// HOIST-NEXT:     return
// HOIST-NEXT:   }
// HOIST-NEXT:   func.func private @dyn(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?x?xf32>, %[[ARG4:[^ ]+]]: memref<?xf32>, %[[ARG5:[^ ]+]]: memref<4xf32>) {
// HOIST-NEXT:     "use"(%[[ARG3]]) : (memref<?x?xf32>) -> ()
// HOIST-NEXT:     return
// HOIST-NEXT:   }
// HOIST-NEXT:   func.func @main(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) {
// HOIST-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// HOIST-NEXT:     %[[V0:[^ ]+]] = call @a(%[[ARG0]], %[[ALLOC]]) : (memref<4xf32>, memref<4xf32>) -> f32
// HOIST-NEXT:     %[[V1:[^ ]+]] = call @ext() : () -> memref<4xf32>
// HOIST-NEXT:     %[[V2:[^ ]+]] = call @pub() {foo} : () -> memref<4xf32>
// HOIST-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// HOIST-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC_0]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// HOIST-NEXT:     call @lay(%[[CAST]]) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// HOIST-NEXT:     "use"(%[[ALLOC]], %[[V0]], %[[V1]], %[[V2]], %[[CAST]]) : (memref<4xf32>, f32, memref<4xf32>, memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>) -> ()
// HOIST-NEXT:     return
// HOIST-NEXT:   }
// HOIST-NEXT: }

// -----

func.func private @rets(%c: i1) -> (memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^a, ^b
^a:
  return %0: memref<4xf32>
^b:
  return %0: memref<4xf32>
}




// CHECK: module {
// CHECK-NEXT:   func.func private @rets(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ARG1]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ARG1]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ALL: module {
// ALL-NEXT:   func.func private @rets(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<4xf32> {bufferize.result}) {
// ALL-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// ALL-NEXT:   ^bb1:  // pred: ^bb0
// ALL-NEXT:     return
// ALL-NEXT:   ^bb2:  // pred: ^bb0
// ALL-NEXT:     memref.copy %[[ARG1]], %[[ARG1]] : memref<4xf32> to memref<4xf32>
// ALL-NEXT:     return
// ALL-NEXT:   }
// ALL-NEXT: }

// HOIST: module {
// HOIST-NEXT:   func.func private @rets(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<4xf32>) {
// HOIST-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// HOIST-NEXT:   ^bb1:  // pred: ^bb0
// HOIST-NEXT:     return
// HOIST-NEXT:   ^bb2:  // pred: ^bb0
// HOIST-NEXT:     memref.copy %[[ARG1]], %[[ARG1]] : memref<4xf32> to memref<4xf32>
// HOIST-NEXT:     return
// HOIST-NEXT:   }
// HOIST-NEXT: }

// -----

module @inner {
  func.func private @f() -> memref<4xf32> {
    %1 = memref.alloca() : memref<4xf32>
    return %1 : memref<4xf32>
  }
  func.func private @g() -> memref<4xf32> {
    %1 = call @f() : () -> memref<4xf32>
    return %1 : memref<4xf32>
  }
}




// CHECK: module @inner {
// CHECK-NEXT:   func.func private @f(%[[ARG0:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     memref.copy %[[ALLOCA]], %[[ARG0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g(%[[ARG0:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     call @f(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ARG0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ALL: module @inner {
// ALL-NEXT:   func.func private @f(%[[ARG0:[^ ]+]]: memref<4xf32> {bufferize.result}) {
// ALL-NEXT:     return
// ALL-NEXT:   }
// ALL-NEXT:   func.func private @g(%[[ARG0:[^ ]+]]: memref<4xf32> {bufferize.result}) {
// ALL-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// ALL-NEXT:     call @f(%[[ALLOC]]) : (memref<4xf32>) -> ()
// ALL-NEXT:     memref.copy %[[ALLOC]], %[[ARG0]] : memref<4xf32> to memref<4xf32>
// ALL-NEXT:     return
// ALL-NEXT:   }
// ALL-NEXT: }

// HOIST: module @inner {
// HOIST-NEXT:   func.func private @f(%[[ARG0:[^ ]+]]: memref<4xf32>) {
// HOIST-NEXT:     return
// HOIST-NEXT:   }
// HOIST-NEXT:   func.func private @g(%[[ARG0:[^ ]+]]: memref<4xf32>) {
// HOIST-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// HOIST-NEXT:     call @f(%[[ALLOC]]) : (memref<4xf32>) -> ()
// HOIST-NEXT:     memref.copy %[[ALLOC]], %[[ARG0]] : memref<4xf32> to memref<4xf32>
// HOIST-NEXT:     return
// HOIST-NEXT:   }
// HOIST-NEXT: }

// -----

func.func private @un() -> memref<*xf32> {
    %1 = "x"() : () -> memref<*xf32>
    return %1 : memref<*xf32>
}
func.func @x() {
  %0 = call @un() : () -> memref<*xf32>
  return
}




// CHECK: module {
// CHECK-NEXT:   func.func private @un() -> memref<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "x"() : () -> memref<*xf32>
// CHECK-NEXT:     return %[[V0]] : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @x() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @un() : () -> memref<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ALL: module {
// ALL-NEXT:   func.func private @un() -> memref<*xf32> {
// ALL-NEXT:     %[[V0:[^ ]+]] = "x"() : () -> memref<*xf32>
// ALL-NEXT:     return %[[V0]] : memref<*xf32>
// ALL-NEXT:   }
// ALL-NEXT:   func.func @x() {
// ALL-NEXT:     %[[V0:[^ ]+]] = call @un() : () -> memref<*xf32>
// ALL-NEXT:     return
// ALL-NEXT:   }
// ALL-NEXT: }

// HOIST: module {
// HOIST-NEXT:   func.func private @un() -> memref<*xf32> {
// HOIST-NEXT:     %[[V0:[^ ]+]] = "x"() : () -> memref<*xf32>
// HOIST-NEXT:     return %[[V0]] : memref<*xf32>
// HOIST-NEXT:   }
// HOIST-NEXT:   func.func @x() {
// HOIST-NEXT:     %[[V0:[^ ]+]] = call @un() : () -> memref<*xf32>
// HOIST-NEXT:     return
// HOIST-NEXT:   }
// HOIST-NEXT: }

// -----

func.func private @rec(%m: memref<4xf32>) -> memref<4xf32> {
    %0 = call @rec(%m) : (memref<4xf32>) -> memref<4xf32>
    %1 = call @rec(%m) : (memref<4xf32>) -> memref<4xf32>
    return %0 : memref<4xf32>
}




// CHECK: module {
// CHECK-NEXT:   func.func private @rec(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     call @rec(%[[ARG0]], %[[ALLOC]]) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     call @rec(%[[ARG0]], %[[ALLOC_0]]) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ARG1]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ALL: module {
// ALL-NEXT:   func.func private @rec(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<4xf32> {bufferize.result}) {
// ALL-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// ALL-NEXT:     call @rec(%[[ARG0]], %[[ALLOC]]) : (memref<4xf32>, memref<4xf32>) -> ()
// ALL-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// ALL-NEXT:     call @rec(%[[ARG0]], %[[ALLOC_0]]) : (memref<4xf32>, memref<4xf32>) -> ()
// ALL-NEXT:     memref.copy %[[ALLOC]], %[[ARG1]] : memref<4xf32> to memref<4xf32>
// ALL-NEXT:     return
// ALL-NEXT:   }
// ALL-NEXT: }

// HOIST: module {
// HOIST-NEXT:   func.func private @rec(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<4xf32>) {
// HOIST-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// HOIST-NEXT:     call @rec(%[[ARG0]], %[[ALLOC]]) : (memref<4xf32>, memref<4xf32>) -> ()
// HOIST-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// HOIST-NEXT:     call @rec(%[[ARG0]], %[[ALLOC_0]]) : (memref<4xf32>, memref<4xf32>) -> ()
// HOIST-NEXT:     memref.copy %[[ALLOC]], %[[ARG1]] : memref<4xf32> to memref<4xf32>
// HOIST-NEXT:     return
// HOIST-NEXT:   }
// HOIST-NEXT: }

// -----

func.func private @noblock(%m: memref<4xf32>) -> (memref<4xf32, 3>, memref<f32>) {
    %1 = memref.alloc() : memref<4xf32, 3>
    "x"() ({ 
    %2 = memref.alloc() : memref<f32>
    "y"() : () -> ()
    }) : () -> ()
    scf.execute_region {
       scf.yield
    }
    %2 = memref.alloc() : memref<f32>
    "x"(%2) : (memref<f32>) -> ()
    return %1, %2 : memref<4xf32, 3>, memref<f32>
}
func.func private @foo(%m: memref<4xf32>) {
  %0:2 = call @noblock(%m) : (memref<4xf32>) -> (memref<4xf32, 3>, memref<f32>)
  "x"(%0#1) : (memref<f32>) -> ()
  return
}




// CHECK: module {
// CHECK-NEXT:   func.func private @noblock(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<4xf32, 3>, %[[ARG2:[^ ]+]]: memref<f32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32, 3>
// CHECK-NEXT:     "x"() ({
// CHECK-NEXT:       %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:       "y"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     "x"(%[[ALLOC_0]]) : (memref<f32>) -> ()
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ARG1]] : memref<4xf32, 3> to memref<4xf32, 3>
// CHECK-NEXT:     memref.copy %[[ALLOC_0]], %[[ARG2]] : memref<f32> to memref<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @foo(%[[ARG0:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32, 3>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<f32>
// CHECK-NEXT:     call @noblock(%[[ARG0]], %[[ALLOC]], %[[ALLOC_0]]) : (memref<4xf32>, memref<4xf32, 3>, memref<f32>) -> ()
// CHECK-NEXT:     "x"(%[[ALLOC_0]]) : (memref<f32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ALL: module {
// ALL-NEXT:   func.func private @noblock(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<4xf32, 3> {bufferize.result}, %[[ARG2:[^ ]+]]: memref<f32> {bufferize.result}) {
// ALL-NEXT:     "x"() ({
// ALL-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<f32>
// ALL-NEXT:       "y"() : () -> ()
// ALL-NEXT:     }) : () -> ()
// ALL-NEXT:     scf.execute_region {
// ALL-NEXT:       scf.yield
// ALL-NEXT:     }
// ALL-NEXT:     "x"(%[[ARG2]]) : (memref<f32>) -> ()
// ALL-NEXT:     return
// ALL-NEXT:   }
// ALL-NEXT:   func.func private @foo(%[[ARG0:[^ ]+]]: memref<4xf32>) {
// ALL-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32, 3>
// ALL-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<f32>
// ALL-NEXT:     call @noblock(%[[ARG0]], %[[ALLOC]], %[[ALLOC_0]]) : (memref<4xf32>, memref<4xf32, 3>, memref<f32>) -> ()
// ALL-NEXT:     "x"(%[[ALLOC_0]]) : (memref<f32>) -> ()
// ALL-NEXT:     return
// ALL-NEXT:   }
// ALL-NEXT: }

// HOIST: module {
// HOIST-NEXT:   func.func private @noblock(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<4xf32, 3>, %[[ARG2:[^ ]+]]: memref<f32>) {
// HOIST-NEXT:     "x"() ({
// HOIST-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<f32>
// HOIST-NEXT:       "y"() : () -> ()
// HOIST-NEXT:     }) : () -> ()
// HOIST-NEXT:     scf.execute_region {
// HOIST-NEXT:       scf.yield
// HOIST-NEXT:     }
// HOIST-NEXT:     "x"(%[[ARG2]]) : (memref<f32>) -> ()
// HOIST-NEXT:     return
// HOIST-NEXT:   }
// HOIST-NEXT:   func.func private @foo(%[[ARG0:[^ ]+]]: memref<4xf32>) {
// HOIST-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32, 3>
// HOIST-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<f32>
// HOIST-NEXT:     call @noblock(%[[ARG0]], %[[ALLOC]], %[[ALLOC_0]]) : (memref<4xf32>, memref<4xf32, 3>, memref<f32>) -> ()
// HOIST-NEXT:     "x"(%[[ALLOC_0]]) : (memref<f32>) -> ()
// HOIST-NEXT:     return
// HOIST-NEXT:   }
// HOIST-NEXT: }

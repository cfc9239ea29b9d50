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

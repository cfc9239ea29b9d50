// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  %0:2 = builtin.unrealized_conversion_cast %a, %f : i32, f32 to i64, f64 {}
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]]:2 = builtin.unrealized_conversion_cast %arg0, %arg1 : i32, f32 to i64, f64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

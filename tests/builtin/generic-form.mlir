// RUN: mlir-opt %s | FileCheck %s

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "builtin.unrealized_conversion_cast"() : () -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast to i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

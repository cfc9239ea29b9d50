// RUN: mlir-opt %s --split-input-file | FileCheck %s

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "ub.poison"() : () -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = ub.poison : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "ub.poison"() : () -> tuple<i32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = ub.poison : tuple<i32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "ub.poison"() <{no_such_property = 1}> : () -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = ub.poison : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  "ub.unreachable"() : () -> ()
^z:
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: ub.unreachable
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file | FileCheck %s

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  "func.call_indirect"(%g) : (() -> ()) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: call_indirect %arg5() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  "func.call_indirect"(%g) <{no_such_property = 1}> : (() -> ()) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: call_indirect %arg5() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  "func.return"() : () -> ()
^z:
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: return
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

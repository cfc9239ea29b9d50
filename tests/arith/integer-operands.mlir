// RUN: mlir-opt %s --split-input-file | FileCheck %s

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
  %0 = arith.addi %a, %a {x = 1} : i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: index, %arg2: f32, %arg3: tensor<4xi32>, %arg4: tensor<?xi32>, %arg5: complex<i32>, %arg6: none, %arg7: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg0 {x = 1 : i64} : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
  %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: index, %arg2: f32, %arg3: tensor<4xi32>, %arg4: tensor<?xi32>, %arg5: complex<i32>, %arg6: none, %arg7: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg0 overflow<nsw> : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
  %0 = "arith.addi"(%a, %a) <{bogus = 1}> : (i32, i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: index, %arg2: f32, %arg3: tensor<4xi32>, %arg4: tensor<?xi32>, %arg5: complex<i32>, %arg6: none, %arg7: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
  %0 = "arith.divsi"(%a, %a) <{isExact}> : (i32, i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: index, %arg2: f32, %arg3: tensor<4xi32>, %arg4: tensor<?xi32>, %arg5: complex<i32>, %arg6: none, %arg7: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.divsi %arg0, %arg0 exact : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
  %0 = "arith.addf"(%f, %f) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: index, %arg2: f32, %arg3: tensor<4xi32>, %arg4: tensor<?xi32>, %arg5: complex<i32>, %arg6: none, %arg7: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addf %arg2, %arg2 fastmath<fast> : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%c: f32):
    memref.atomic_yield %c : f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.generic_atomic_rmw %arg0[%arg3] : memref<4xf32> {
// CHECK-NEXT: ^bb0(%arg8: f32):
// CHECK-NEXT: memref.atomic_yield %arg8 : f32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.generic_atomic_rmw"(%arg0, %arg3) ({
// GENERIC-NEXT: ^bb0(%arg8: f32):
// GENERIC-NEXT: "memref.atomic_yield"(%arg8) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>, index) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %n[%i] : memref<4xi32> {
  ^bb0(%c: i32):
    %1 = arith.addi %c, %x : i32
    memref.atomic_yield %1 : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.generic_atomic_rmw %arg1[%arg3] : memref<4xi32> {
// CHECK-NEXT: ^bb0(%arg8: i32):
// CHECK-NEXT: %[[V1:.*]] = arith.addi %arg8, %arg4 : i32
// CHECK-NEXT: memref.atomic_yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.generic_atomic_rmw"(%arg1, %arg3) ({
// GENERIC-NEXT: ^bb0(%arg8: i32):
// GENERIC-NEXT: %[[V1:.*]] = "arith.addi"(%arg8, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT: "memref.atomic_yield"(%[[V1]]) : (i32) -> ()
// GENERIC-NEXT: }) : (memref<4xi32>, index) -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %z[] : memref<i64> {
  ^bb0(%c: i64):
    memref.atomic_yield %c : i64
  } {x = 1}
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.generic_atomic_rmw %arg2[] : memref<i64> {
// CHECK-NEXT: ^bb0(%arg8: i64):
// CHECK-NEXT: memref.atomic_yield %arg8 : i64
// CHECK-NEXT: } {x = 1 : i64}
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.generic_atomic_rmw"(%arg2) ({
// GENERIC-NEXT: ^bb0(%arg8: i64):
// GENERIC-NEXT: "memref.atomic_yield"(%arg8) : (i64) -> ()
// GENERIC-NEXT: }) {x = 1 : i64} : (memref<i64>) -> i64
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m[] : memref<4xf32> {
  ^bb0(%c: f32):
    memref.atomic_yield %c : f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.generic_atomic_rmw %arg0[] : memref<4xf32> {
// CHECK-NEXT: ^bb0(%arg8: f32):
// CHECK-NEXT: memref.atomic_yield %arg8 : f32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.generic_atomic_rmw"(%arg0) ({
// GENERIC-NEXT: ^bb0(%arg8: f32):
// GENERIC-NEXT: "memref.atomic_yield"(%arg8) : (f32) -> ()
// GENERIC-NEXT: }) : (memref<4xf32>) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

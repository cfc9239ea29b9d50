// RUN: mlir-opt %s --split-input-file --convert-to-llvm | FileCheck %s

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : i64 to index
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : i64 to index
// CHECK-NEXT: %[[V2:.*]] = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: scf.for %arg6 = %[[V2]] to %[[V1]] step %[[V0]] {
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
    scf.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : i64 to index
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : i64 to index
// CHECK-NEXT: %[[V2:.*]] = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: scf.for %arg6 = %[[V2]] to %[[V1]] step %[[V0]] {
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (i32) {
    scf.yield %a : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : i64 to index
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : i64 to index
// CHECK-NEXT: %[[V2:.*]] = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: %[[V3:.*]] = scf.for %arg6 = %[[V2]] to %[[V1]] step %[[V0]] iter_args(%arg7 = %arg3) -> (i32) {
// CHECK-NEXT: scf.yield %arg7 : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) -> i32 {
    scf.yield %a : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : i64 to index
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : i64 to index
// CHECK-NEXT: %[[V2:.*]] = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: %[[V3:.*]] = scf.for %arg6 = %[[V2]] to %[[V1]] step %[[V0]] iter_args(%arg7 = %arg3) -> (i32) {
// CHECK-NEXT: scf.yield %arg7 : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0:2 = scf.for %i = %l to %u step %s iter_args(%a = %x, %c = %y) -> (i32, f32) {
    scf.yield %a, %c : i32, f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : i64 to index
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : i64 to index
// CHECK-NEXT: %[[V2:.*]] = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: %[[V3:.*]]:2 = scf.for %arg6 = %[[V2]] to %[[V1]] step %[[V0]] iter_args(%arg7 = %arg3, %arg8 = %arg4) -> (i32, f32) {
// CHECK-NEXT: scf.yield %arg7, %arg8 : i32, f32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %b to %b step %b : i64 {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for %arg6 = %arg5 to %arg5 step %arg5  : i64 {
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

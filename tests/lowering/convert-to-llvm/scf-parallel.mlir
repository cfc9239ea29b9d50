// RUN: mlir-opt %s --split-input-file --convert-to-llvm | FileCheck %s

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : i64 to index
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : i64 to index
// CHECK-NEXT: %[[V2:.*]] = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: scf.parallel (%arg5) = (%[[V2]]) to (%[[V1]]) step (%[[V0]]) {
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    scf.reduce
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : i64 to index
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : i64 to index
// CHECK-NEXT: %[[V2:.*]] = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: scf.parallel (%arg5) = (%[[V2]]) to (%[[V1]]) step (%[[V0]]) {
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> f32 {
    scf.reduce(%y : f32) {
    ^bb0(%a: f32, %b: f32):
      %1 = arith.addf %a, %b : f32
      scf.reduce.return %1 : f32
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : i64 to index
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : i64 to index
// CHECK-NEXT: %[[V2:.*]] = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: %[[V3:.*]] = scf.parallel (%arg5) = (%[[V2]]) to (%[[V1]]) step (%[[V0]]) init (%arg4) -> f32 {
// CHECK-NEXT: scf.reduce(%arg4 : f32) {
// CHECK-NEXT: ^bb0(%arg6: f32, %arg7: f32):
// CHECK-NEXT: %[[V4:.*]] = llvm.fadd %arg6, %arg7 : f32
// CHECK-NEXT: scf.reduce.return %[[V4]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0:2 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y, %x) -> (f32, i32) {
    scf.reduce(%y, %x : f32, i32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }, {
    ^bb0(%a: i32, %b: i32):
      scf.reduce.return %b : i32
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : i64 to index
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : i64 to index
// CHECK-NEXT: %[[V2:.*]] = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: %[[V3:.*]]:2 = scf.parallel (%arg5) = (%[[V2]]) to (%[[V1]]) step (%[[V0]]) init (%arg4, %arg3) -> (f32, i32) {
// CHECK-NEXT: scf.reduce(%arg4, %arg3 : f32, i32) {
// CHECK-NEXT: ^bb0(%arg6: f32, %arg7: f32):
// CHECK-NEXT: scf.reduce.return %arg6 : f32
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg6: i32, %arg7: i32):
// CHECK-NEXT: scf.reduce.return %arg7 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
  } {x = 1}
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : i64 to index
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : i64 to index
// CHECK-NEXT: %[[V2:.*]] = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: scf.parallel (%arg5) = (%[[V2]]) to (%[[V1]]) step (%[[V0]]) {
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: } {x = 1 : i64}
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) init () {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : i64 to index
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : i64 to index
// CHECK-NEXT: %[[V2:.*]] = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: scf.parallel (%arg5) = (%[[V2]]) to (%[[V1]]) step (%[[V0]]) {
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --reconcile-unrealized-casts | FileCheck %s

func.func @f(%a: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  %1 = builtin.unrealized_conversion_cast %0 : f32 to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  %1 = builtin.unrealized_conversion_cast %0 : f32 to i64
  return %1 : i64
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i64 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : i32 to f32
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %[[V0]] : f32 to i64
// CHECK-NEXT: return %[[V1]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) -> f32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : i32 to f32
// CHECK-NEXT: return %[[V0]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) -> (i32, f32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  %1 = builtin.unrealized_conversion_cast %0 : f32 to i32
  return %1, %0 : i32, f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> (i32, f32) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : i32 to f32
// CHECK-NEXT: return %arg0, %[[V0]] : i32, f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %b: f32) -> (i32, f32) {
  %0 = builtin.unrealized_conversion_cast %a, %b : i32, f32 to i64
  %1:2 = builtin.unrealized_conversion_cast %0 : i64 to i32, f32
  return %1#0, %1#1 : i32, f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32) -> (i32, f32) {
// CHECK-NEXT: return %arg0, %arg1 : i32, f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) -> i32 {
  %0:2 = builtin.unrealized_conversion_cast %a : i32 to i64, f32
  %1 = builtin.unrealized_conversion_cast %0#0, %0#1 : i64, f32 to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) -> i32 {
  %0:2 = builtin.unrealized_conversion_cast %a : i32 to i64, f32
  %1 = builtin.unrealized_conversion_cast %0#1, %0#0 : f32, i64 to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]]:2 = builtin.unrealized_conversion_cast %arg0 : i32 to i64, f32
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %[[V0]]#1, %[[V0]]#0 : f32, i64 to i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  %1 = builtin.unrealized_conversion_cast %0 : f32 to i64
  %2 = builtin.unrealized_conversion_cast %1 : i64 to i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) -> (i64, i32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  %1 = builtin.unrealized_conversion_cast %0 : f32 to i64
  %2 = builtin.unrealized_conversion_cast %1 : i64 to i32
  return %1, %2 : i64, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> (i64, i32) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : i32 to f32
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %[[V0]] : f32 to i64
// CHECK-NEXT: return %[[V1]], %arg0 : i64, i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: i32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  cf.cond_br %c, ^a, ^b
^a:
  %1 = builtin.unrealized_conversion_cast %0 : f32 to i32
  cf.br ^c(%1 : i32)
^b:
  %2 = builtin.unrealized_conversion_cast %0 : f32 to i32
  cf.br ^c(%2 : i32)
^c(%x: i32):
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i32) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%arg1 : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%arg1 : i32)
// CHECK-NEXT: ^bb3(%[[V0:.*]]: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() -> i32 {
  %0 = builtin.unrealized_conversion_cast to i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f() -> i32 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast to i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

%0 = builtin.unrealized_conversion_cast %1 : f32 to i32
%1 = builtin.unrealized_conversion_cast %0 : i32 to f32

// CHECK: module {
// CHECK-NEXT: }

// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --convert-scf-to-cf --allow-unregistered-dialect | FileCheck %s --check-prefix=CF
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0(%c: i1, %x: i32, %y: f32) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}

// CHECK-LABEL: func.func @f0(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: scf.condition(%arg0)
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f0(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.br ^bb1
// CF-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CF-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f1(%c: i1, %x: i32, %y: f32) {
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  return
}

// CHECK-LABEL: func.func @f1(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = scf.while (%arg3 = %arg1) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%arg0) %arg3 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: i32):
// CHECK-NEXT: scf.yield %arg3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f1(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.br ^bb1(%arg1 : i32)
// CF-NEXT: ^bb1(%[[V0:.*]]: i32):  // 2 preds: ^bb0, ^bb1
// CF-NEXT: cf.cond_br %arg0, ^bb1(%[[V0]] : i32), ^bb2
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f2(%c: i1, %x: i32, %y: f32) {
  %0 = scf.while (%a = %x) : (i32) -> f32 {
    scf.condition(%c) %y : f32
  } do {
  ^bb0(%b: f32):
    scf.yield %x : i32
  }
  return
}

// CHECK-LABEL: func.func @f2(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = scf.while (%arg3 = %arg1) : (i32) -> f32 {
// CHECK-NEXT: scf.condition(%arg0) %arg2 : f32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: f32):
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f2(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.br ^bb1(%arg1 : i32)
// CF-NEXT: ^bb1(%[[V0:.*]]: i32):  // 2 preds: ^bb0, ^bb2
// CF-NEXT: cf.cond_br %arg0, ^bb2(%arg2 : f32), ^bb3
// CF-NEXT: ^bb2(%[[V1:.*]]: f32):  // pred: ^bb1
// CF-NEXT: cf.br ^bb1(%arg1 : i32)
// CF-NEXT: ^bb3:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f3(%c: i1, %x: i32, %y: f32) {
  %0:2 = scf.while (%a = %x, %d = %y) : (i32, f32) -> (i32, f32) {
    scf.condition(%c) %a, %d : i32, f32
  } do {
  ^bb0(%b: i32, %e: f32):
    scf.yield %b, %e : i32, f32
  }
  return
}

// CHECK-LABEL: func.func @f3(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]]:2 = scf.while (%arg3 = %arg1, %arg4 = %arg2) : (i32, f32) -> (i32, f32) {
// CHECK-NEXT: scf.condition(%arg0) %arg3, %arg4 : i32, f32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: i32, %arg4: f32):
// CHECK-NEXT: scf.yield %arg3, %arg4 : i32, f32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f3(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.br ^bb1(%arg1, %arg2 : i32, f32)
// CF-NEXT: ^bb1(%[[V0:.*]]: i32, %[[V1:.*]]: f32):  // 2 preds: ^bb0, ^bb1
// CF-NEXT: cf.cond_br %arg0, ^bb1(%[[V0]], %[[V1]] : i32, f32), ^bb2
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f4(%c: i1, %x: i32, %y: f32) {
  scf.while (%a = %x) : (i32) -> () {
    scf.condition(%c)
  } do {
    scf.yield %x : i32
  }
  return
}

// CHECK-LABEL: func.func @f4(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.while (%arg3 = %arg1) : (i32) -> () {
// CHECK-NEXT: scf.condition(%arg0)
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f4(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.br ^bb1(%arg1 : i32)
// CF-NEXT: ^bb1(%[[V0:.*]]: i32):  // 2 preds: ^bb0, ^bb2
// CF-NEXT: cf.cond_br %arg0, ^bb2, ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: cf.br ^bb1(%arg1 : i32)
// CF-NEXT: ^bb3:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f5(%c: i1, %x: i32, %y: f32) {
  %0 = scf.while : () -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%b: i32):
    scf.yield
  }
  return
}

// CHECK-LABEL: func.func @f5(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = scf.while : () -> i32 {
// CHECK-NEXT: scf.condition(%arg0) %arg1 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: i32):
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f5(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.br ^bb1
// CF-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb2
// CF-NEXT: cf.cond_br %arg0, ^bb2(%arg1 : i32), ^bb3
// CF-NEXT: ^bb2(%[[V0:.*]]: i32):  // pred: ^bb1
// CF-NEXT: cf.br ^bb1
// CF-NEXT: ^bb3:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f6(%c: i1, %x: i32, %y: f32) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  } attributes {x = 1}
  return
}

// CHECK-LABEL: func.func @f6(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: scf.condition(%arg0)
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: } attributes {x = 1 : i64}
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f6(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.br ^bb1
// CF-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CF-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f7(%c: i1, %x: i32, %y: f32) {
  scf.while : () -> () {
    scf.condition(%c) {y}
  } do {
    scf.yield {z}
  }
  return
}

// CHECK-LABEL: func.func @f7(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: scf.condition(%arg0) {y}
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield {z}
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f7(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.br ^bb1
// CF-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CF-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f8(%c: i1, %x: i32, %y: f32) {
  scf.while () : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}

// CHECK-LABEL: func.func @f8(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: scf.condition(%arg0)
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f8(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.br ^bb1
// CF-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CF-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

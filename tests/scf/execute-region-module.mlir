// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --convert-scf-to-cf --allow-unregistered-dialect | FileCheck %s --check-prefix=CF
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0(%c: i1, %x: i32, %y: f32) {
  scf.execute_region {
    scf.yield
  }
  return
}

// CHECK-LABEL: func.func @f0(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.execute_region {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f0(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.br ^bb1
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.br ^bb2
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f1(%c: i1, %x: i32, %y: f32) {
  %0 = scf.execute_region -> i32 {
    scf.yield %x : i32
  }
  return
}

// CHECK-LABEL: func.func @f1(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = scf.execute_region -> i32 {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f1(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.br ^bb1
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.br ^bb2(%arg1 : i32)
// CF-NEXT: ^bb2(%[[V0:.*]]: i32):  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f2(%c: i1, %x: i32, %y: f32) {
  %0:2 = scf.execute_region -> (i32, f32) {
    scf.yield %x, %y : i32, f32
  }
  return
}

// CHECK-LABEL: func.func @f2(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]]:2 = scf.execute_region -> (i32, f32) {
// CHECK-NEXT: scf.yield %arg1, %arg2 : i32, f32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f2(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.br ^bb1
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.br ^bb2(%arg1, %arg2 : i32, f32)
// CF-NEXT: ^bb2(%[[V0:.*]]: i32, %[[V1:.*]]: f32):  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f3(%c: i1, %x: i32, %y: f32) {
  scf.execute_region {
    cf.cond_br %c, ^a, ^b
  ^a:
    cf.br ^b
  ^b:
    scf.yield
  }
  return
}

// CHECK-LABEL: func.func @f3(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.execute_region {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f3(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.br ^bb1
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.cond_br %arg0, ^bb2, ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: cf.br ^bb3
// CF-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CF-NEXT: cf.br ^bb4
// CF-NEXT: ^bb4:  // pred: ^bb3
// CF-NEXT: return
// CF-NEXT: }

func.func @f4(%c: i1, %x: i32, %y: f32) {
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield %x : i32
  ^b:
    scf.yield %x : i32
  }
  return
}

// CHECK-LABEL: func.func @f4(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = scf.execute_region -> i32 {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f4(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.br ^bb1
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.cond_br %arg0, ^bb2, ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: cf.br ^bb4(%arg1 : i32)
// CF-NEXT: ^bb3:  // pred: ^bb1
// CF-NEXT: cf.br ^bb4(%arg1 : i32)
// CF-NEXT: ^bb4(%[[V0:.*]]: i32):  // 2 preds: ^bb2, ^bb3
// CF-NEXT: return
// CF-NEXT: }

func.func @f5(%c: i1, %x: i32, %y: f32) {
  scf.execute_region no_inline {
    scf.yield
  }
  return
}

// CHECK-LABEL: func.func @f5(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.execute_region no_inline {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f5(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.br ^bb1
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.br ^bb2
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f6(%c: i1, %x: i32, %y: f32) {
  %0 = scf.execute_region -> i32 no_inline {
    scf.yield %x : i32
  }
  return
}

// CHECK-LABEL: func.func @f6(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = scf.execute_region -> i32 no_inline {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f6(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.br ^bb1
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.br ^bb2(%arg1 : i32)
// CF-NEXT: ^bb2(%[[V0:.*]]: i32):  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f7(%c: i1, %x: i32, %y: f32) {
  scf.execute_region {
    scf.yield
  } {x = 1}
  return
}

// CHECK-LABEL: func.func @f7(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.execute_region {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: } {x = 1 : i64}
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f7(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.br ^bb1
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.br ^bb2
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f8(%c: i1, %x: i32, %y: f32) {
  scf.execute_region {
    "x.op"() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @f8(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.execute_region {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f8(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.br ^bb1
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: "x.op"() : () -> ()
// CF-NEXT: ^bb2:  // no predecessors
// CF-NEXT: return
// CF-NEXT: }

func.func @f9(%c: i1, %x: i32, %y: f32) {
  scf.execute_region -> () {
    scf.yield
  }
  return
}

// CHECK-LABEL: func.func @f9(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.execute_region {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f9(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.br ^bb1
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.br ^bb2
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

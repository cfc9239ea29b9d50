// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --convert-scf-to-cf --allow-unregistered-dialect | FileCheck %s --check-prefix=CF
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
  }
  return
}

// CHECK-LABEL: func.func @f0(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f0(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.br ^bb2
// CF-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f1(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
    "x.a"() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @f1(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "x.a"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f1(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: "x.a"() : () -> ()
// CF-NEXT: cf.br ^bb2
// CF-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f2(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
    scf.yield
  }
  return
}

// CHECK-LABEL: func.func @f2(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f2(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.br ^bb2
// CF-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f3(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
  } else {
  }
  return
}

// CHECK-LABEL: func.func @f3(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f3(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.br ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb0
// CF-NEXT: cf.br ^bb3
// CF-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CF-NEXT: return
// CF-NEXT: }

func.func @f4(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
    "x.a"() : () -> ()
  } else {
    "x.b"() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @f4(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "x.a"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "x.b"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f4(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: "x.a"() : () -> ()
// CF-NEXT: cf.br ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb0
// CF-NEXT: "x.b"() : () -> ()
// CF-NEXT: cf.br ^bb3
// CF-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CF-NEXT: return
// CF-NEXT: }

func.func @f5(%c: i1, %x: i32, %y: f32) {
  %0 = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    scf.yield %x : i32
  }
  return
}

// CHECK-LABEL: func.func @f5(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = scf.if %arg0 -> (i32) {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f5(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.br ^bb3(%arg1 : i32)
// CF-NEXT: ^bb2:  // pred: ^bb0
// CF-NEXT: cf.br ^bb3(%arg1 : i32)
// CF-NEXT: ^bb3(%[[V0:.*]]: i32):  // 2 preds: ^bb1, ^bb2
// CF-NEXT: cf.br ^bb4
// CF-NEXT: ^bb4:  // pred: ^bb3
// CF-NEXT: return
// CF-NEXT: }

func.func @f6(%c: i1, %x: i32, %y: f32) {
  %0 = scf.if %c -> (i32) {
    scf.yield %x : i32
  } else {
    scf.yield %x : i32
  }
  return
}

// CHECK-LABEL: func.func @f6(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = scf.if %arg0 -> (i32) {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f6(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.br ^bb3(%arg1 : i32)
// CF-NEXT: ^bb2:  // pred: ^bb0
// CF-NEXT: cf.br ^bb3(%arg1 : i32)
// CF-NEXT: ^bb3(%[[V0:.*]]: i32):  // 2 preds: ^bb1, ^bb2
// CF-NEXT: cf.br ^bb4
// CF-NEXT: ^bb4:  // pred: ^bb3
// CF-NEXT: return
// CF-NEXT: }

func.func @f7(%c: i1, %x: i32, %y: f32) {
  %0:2 = scf.if %c -> (i32, f32) {
    scf.yield %x, %y : i32, f32
  } else {
    scf.yield %x, %y : i32, f32
  }
  return
}

// CHECK-LABEL: func.func @f7(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]]:2 = scf.if %arg0 -> (i32, f32) {
// CHECK-NEXT: scf.yield %arg1, %arg2 : i32, f32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1, %arg2 : i32, f32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f7(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.br ^bb3(%arg1, %arg2 : i32, f32)
// CF-NEXT: ^bb2:  // pred: ^bb0
// CF-NEXT: cf.br ^bb3(%arg1, %arg2 : i32, f32)
// CF-NEXT: ^bb3(%[[V0:.*]]: i32, %[[V1:.*]]: f32):  // 2 preds: ^bb1, ^bb2
// CF-NEXT: cf.br ^bb4
// CF-NEXT: ^bb4:  // pred: ^bb3
// CF-NEXT: return
// CF-NEXT: }

func.func @f8(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
    scf.if %c {
    } else {
      scf.if %c {
      }
    }
  }
  return
}

// CHECK-LABEL: func.func @f8(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f8(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.cond_br %arg0, ^bb1, ^bb7
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.cond_br %arg0, ^bb2, ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: cf.br ^bb6
// CF-NEXT: ^bb3:  // pred: ^bb1
// CF-NEXT: cf.cond_br %arg0, ^bb4, ^bb5
// CF-NEXT: ^bb4:  // pred: ^bb3
// CF-NEXT: cf.br ^bb5
// CF-NEXT: ^bb5:  // 2 preds: ^bb3, ^bb4
// CF-NEXT: cf.br ^bb6
// CF-NEXT: ^bb6:  // 2 preds: ^bb2, ^bb5
// CF-NEXT: cf.br ^bb7
// CF-NEXT: ^bb7:  // 2 preds: ^bb0, ^bb6
// CF-NEXT: return
// CF-NEXT: }

func.func @f9(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
  } {x = 1}
  return
}

// CHECK-LABEL: func.func @f9(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: } {x = 1 : i64}
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f9(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.br ^bb2
// CF-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f10(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
  } else {
  } {x = 1}
  return
}

// CHECK-LABEL: func.func @f10(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: } else {
// CHECK-NEXT: } {x = 1 : i64}
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f10(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.br ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb0
// CF-NEXT: cf.br ^bb3
// CF-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CF-NEXT: return
// CF-NEXT: }

func.func @f11(%c: i1, %x: i32, %y: f32) {
  scf.if %c -> () {
  }
  return
}

// CHECK-LABEL: func.func @f11(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f11(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.br ^bb2
// CF-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f12(%c: i1, %x: i32, %y: f32) {
  scf.if %c -> () {
  } else {
  }
  return
}

// CHECK-LABEL: func.func @f12(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f12(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.br ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb0
// CF-NEXT: cf.br ^bb3
// CF-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CF-NEXT: return
// CF-NEXT: }

func.func @f13(%c: i1, %x: i32, %y: f32) {
  scf.if %c {
  ^bb0:
  }
  return
}

// CHECK-LABEL: func.func @f13(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f13(%arg0: i1, %arg1: i32, %arg2: f32) {
// CF-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.br ^bb2
// CF-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CF-NEXT: return
// CF-NEXT: }

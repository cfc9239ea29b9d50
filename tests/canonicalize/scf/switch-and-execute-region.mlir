// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0:2 = scf.index_switch %c2 -> i32, i32 
  case 2 {
    scf.yield %arg2, %arg3 : i32, i32
  }
  default {
    scf.yield %arg2, %arg4 : i32, i32
  }
  return %0#0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0:2 = scf.index_switch %c2 -> i32, i32 
  case 2 {
    scf.yield %arg2, %arg3 : i32, i32
  }
  default {
    scf.yield %arg2, %arg4 : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> (i32, i32) {
// CHECK-NEXT: return %arg2, %arg3 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = scf.index_switch %c2 {foo = 1 : i64} -> i32 
  case 2 {
    %1 = "t.a"() : () -> i32
    scf.yield %1 : i32
  }
  case 4 {
    %1 = "t.b"() : () -> i32
    scf.yield %1 : i32
  }
  default {
    %1 = "t.a"() : () -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = "t.a"() : () -> i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = scf.index_switch %c4 {foo = 1 : i64} -> i32 
  case 2 {
    scf.yield %arg2 : i32
  }
  case 4 {
    %1 = "t.b"() : () -> i32
    scf.yield %1 : i32
  }
  default {
    scf.yield %arg2 : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = "t.b"() : () -> i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0:2 = scf.index_switch %arg5 -> i32, i32 
  case 2 {
    scf.yield %arg2, %arg3 : i32, i32
  }
  default {
    scf.yield %arg2, %arg4 : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> (i32, i32) {
// CHECK-NEXT: %[[V0:.*]] = scf.index_switch %arg5 -> i32
// CHECK-NEXT: case 2 {
// CHECK-NEXT: scf.yield %arg3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %arg4 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %arg2, %[[V0]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = scf.index_switch %arg5 {foo = 1 : i64} -> i32 
  case 2 {
    %1 = "t.a"() : () -> i32
    scf.yield %1 : i32
  }
  case 4 {
    %1 = "t.b"() : () -> i32
    scf.yield %1 : i32
  }
  default {
    %1 = "t.a"() : () -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = scf.index_switch %arg5 {foo = 1 : i64} -> i32
// CHECK-NEXT: case 2 {
// CHECK-NEXT: %[[V1:.*]] = "t.a"() : () -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: case 4 {
// CHECK-NEXT: %[[V1]] = "t.b"() : () -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: %[[V1]] = "t.a"() : () -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  scf.execute_region {
    "t.a"() : () -> ()
    scf.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: "t.a"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %0 = scf.execute_region -> i32 {
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:
    %1 = "t.a"() : () -> i32
    scf.yield %1 : i32
  ^bb2:
    "t.b"() : () -> ()
    scf.yield %arg2 : i32
  }
  "t.u"(%0) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %[[V0:.*]] = "t.a"() : () -> i32
// CHECK-NEXT: cf.br ^bb3(%[[V0]] : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: "t.b"() : () -> ()
// CHECK-NEXT: cf.br ^bb3(%arg2 : i32)
// CHECK-NEXT: ^bb3(%[[V1:.*]]: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: "t.u"(%[[V1]]) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %0:2 = scf.execute_region -> (i32, i32) {
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:
    %1 = "t.a"() : () -> i32
    scf.yield %1, %arg2 : i32, i32
  ^bb2:
    "t.b"() : () -> ()
    scf.yield %arg2, %arg2 : i32, i32
  }
  "t.u"(%0#0, %0#1) : (i32, i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %[[V0:.*]] = "t.a"() : () -> i32
// CHECK-NEXT: cf.br ^bb3(%[[V0]], %arg2 : i32, i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: "t.b"() : () -> ()
// CHECK-NEXT: cf.br ^bb3(%arg2, %arg2 : i32, i32)
// CHECK-NEXT: ^bb3(%[[V1:.*]]: i32, %[[V2:.*]]: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: "t.u"(%[[V1]], %[[V2]]) : (i32, i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  scf.if %arg0 {
    scf.execute_region {
      "t.a"() : () -> ()
      scf.yield
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "t.a"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  scf.if %arg0 {
    %0:2 = scf.execute_region -> (i32, i32) {
      cf.cond_br %arg1, ^bb1, ^bb2
    ^bb1:
      %1 = "t.a"() : () -> i32
      scf.yield %1, %arg2 : i32, i32
    ^bb2:
      "t.b"() : () -> ()
      scf.yield %arg2, %arg2 : i32, i32
    }
    "t.u"(%0#0, %0#1) : (i32, i32) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %[[V0:.*]] = scf.execute_region -> i32 {
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %[[V1:.*]] = "t.a"() : () -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: "t.b"() : () -> ()
// CHECK-NEXT: scf.yield %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: "t.u"(%[[V0]], %arg2) : (i32, i32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  scf.for %arg7 = %arg5 to %arg6 step %arg5 {
    %0:2 = scf.execute_region -> (i32, i32) {
      cf.cond_br %arg1, ^bb1, ^bb2
    ^bb1:
      %1 = "t.a"() : () -> i32
      scf.yield %1, %arg2 : i32, i32
    ^bb2:
      "t.b"() : () -> ()
      scf.yield %arg2, %arg2 : i32, i32
    }
    "t.u"(%0#0, %0#1) : (i32, i32) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: scf.for %arg7 = %arg5 to %arg6 step %arg5 {
// CHECK-NEXT: %[[V0:.*]] = scf.execute_region -> i32 {
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %[[V1:.*]] = "t.a"() : () -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: "t.b"() : () -> ()
// CHECK-NEXT: scf.yield %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: "t.u"(%[[V0]], %arg2) : (i32, i32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %0:2 = scf.execute_region -> (i32, i32) no_inline {
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:
    %1 = "t.a"() : () -> i32
    scf.yield %1, %arg2 : i32, i32
  ^bb2:
    "t.b"() : () -> ()
    scf.yield %arg2, %arg2 : i32, i32
  }
  "t.u"(%0#0, %0#1) : (i32, i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %[[V0:.*]] = scf.execute_region -> i32 no_inline {
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %[[V1:.*]] = "t.a"() : () -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: "t.b"() : () -> ()
// CHECK-NEXT: scf.yield %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: "t.u"(%[[V0]], %arg2) : (i32, i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  scf.if %arg0 {
    %0:2 = scf.execute_region -> (i32, i32) no_inline {
      cf.cond_br %arg1, ^bb1, ^bb2
    ^bb1:
      %1 = "t.a"() : () -> i32
      scf.yield %1, %arg2 : i32, i32
    ^bb2:
      "t.b"() : () -> ()
      scf.yield %arg2, %arg2 : i32, i32
    }
    "t.u"(%0#0, %0#1) : (i32, i32) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %[[V0:.*]] = scf.execute_region -> i32 no_inline {
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %[[V1:.*]] = "t.a"() : () -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: "t.b"() : () -> ()
// CHECK-NEXT: scf.yield %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: "t.u"(%[[V0]], %arg2) : (i32, i32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> (i32, i32) {
  %0:2 = scf.while (%arg7 = %arg2, %arg8 = %arg3) : (i32, i32) -> (i32, i32) {
    %1 = "t.a"() : () -> i32
    %2 = "t.c"(%arg7) : (i32) -> i1
    scf.condition(%2) %arg2, %arg2 : i32, i32
  } do {
  ^bb0(%arg7: i32, %arg8: i32):
    %1 = "t.b"(%arg8) : (i32) -> i32
    scf.yield %arg2, %1 : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> (i32, i32) {
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: %[[V0:.*]] = "t.a"() : () -> i32
// CHECK-NEXT: %[[V1:.*]] = "t.c"(%arg2) : (i32) -> i1
// CHECK-NEXT: scf.condition(%[[V1]])
// CHECK-NEXT: } do {
// CHECK-NEXT: %[[V0]] = "t.b"(%arg2) : (i32) -> i32
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return %arg2, %arg2 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %0:2 = scf.while (%arg7 = %arg2, %arg8 = %arg3) : (i32, i32) -> (i32, i32) {
    %1 = "t.a"() : () -> i32
    %2 = "t.c"(%arg7) : (i32) -> i1
    scf.condition(%2) %1, %1 : i32, i32
  } do {
  ^bb0(%arg7: i32, %arg8: i32):
    %1 = "t.b"(%arg8) : (i32) -> i32
    scf.yield %arg2, %1 : i32, i32
  }
  return %0#0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = scf.while : () -> i32 {
// CHECK-NEXT: %[[V1:.*]] = "t.a"() : () -> i32
// CHECK-NEXT: %[[V2:.*]] = "t.c"(%arg2) : (i32) -> i1
// CHECK-NEXT: scf.condition(%[[V2]]) %[[V1]] : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg7: i32):
// CHECK-NEXT: %[[V1]] = "t.b"(%arg7) : (i32) -> i32
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> (i32, i32) {
  %0:2 = scf.while (%arg7 = %arg2, %arg8 = %arg3) : (i32, i32) -> (i32, i32) {
    %1 = "t.a"() : () -> i32
    %2 = "t.c"(%arg7) : (i32) -> i1
    scf.condition(%2) %arg2, %arg8 : i32, i32
  } do {
  ^bb0(%arg7: i32, %arg8: i32):
    %1 = "t.b"(%arg8) : (i32) -> i32
    scf.yield %1, %1 : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> (i32, i32) {
// CHECK-NEXT: %[[V0:.*]] = scf.while (%arg7 = %arg2, %arg8 = %arg3) : (i32, i32) -> i32 {
// CHECK-NEXT: %[[V1:.*]] = "t.a"() : () -> i32
// CHECK-NEXT: %[[V2:.*]] = "t.c"(%arg7) : (i32) -> i1
// CHECK-NEXT: scf.condition(%[[V2]]) %arg8 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg7: i32):
// CHECK-NEXT: %[[V1]] = "t.b"(%arg7) : (i32) -> i32
// CHECK-NEXT: scf.yield %[[V1]], %[[V1]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: return %arg2, %[[V0]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %0:2 = scf.while (%arg7 = %arg2, %arg8 = %arg3) : (i32, i32) -> (i32, i32) {
    %1 = arith.cmpi eq, %arg7, %arg3 : i32
    scf.condition(%1) %arg7, %arg8 : i32, i32
  } do {
  ^bb0(%arg7: i32, %arg8: i32):
    %1 = arith.cmpi eq, %arg3, %arg7 : i32
    %2 = "t.b"(%1, %arg8) : (i1, i32) -> i32
    scf.yield %2, %arg8 : i32, i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %[[V0:.*]] = scf.while (%arg7 = %arg2) : (i32) -> i32 {
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi eq, %arg7, %arg3 : i32
// CHECK-NEXT: scf.condition(%[[V1]]) %arg7 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg7: i32):
// CHECK-NEXT: %[[V1]] = arith.cmpi eq, %arg3, %arg7 : i32
// CHECK-NEXT: %[[V2:.*]] = "t.b"(%[[V1]], %arg3) : (i1, i32) -> i32
// CHECK-NEXT: scf.yield %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %0:2 = scf.while (%arg7 = %arg2, %arg8 = %arg3) : (i32, i32) -> (i32, i32) {
    %1 = arith.cmpi eq, %arg3, %arg7 : i32
    scf.condition(%1) %arg7, %arg8 : i32, i32
  } do {
  ^bb0(%arg7: i32, %arg8: i32):
    %1 = arith.cmpi ult, %arg3, %arg7 : i32
    %2 = "t.b"(%1, %arg8) : (i1, i32) -> i32
    scf.yield %2, %arg8 : i32, i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %[[V0:.*]] = scf.while (%arg7 = %arg2) : (i32) -> i32 {
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi eq, %arg3, %arg7 : i32
// CHECK-NEXT: scf.condition(%[[V1]]) %arg7 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg7: i32):
// CHECK-NEXT: %[[V1]] = arith.cmpi ult, %arg3, %arg7 : i32
// CHECK-NEXT: %[[V2:.*]] = "t.b"(%[[V1]], %arg3) : (i1, i32) -> i32
// CHECK-NEXT: scf.yield %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %0:2 = scf.while (%arg7 = %arg2, %arg8 = %arg3) : (i32, i32) -> (i32, i32) {
    %1 = arith.cmpi ne, %arg3, %arg7 : i32
    scf.condition(%1) %arg7, %arg8 : i32, i32
  } do {
  ^bb0(%arg7: i32, %arg8: i32):
    %1 = arith.cmpi ne, %arg3, %arg7 : i32
    %2 = "t.b"(%1, %arg8) : (i1, i32) -> i32
    scf.yield %2, %arg8 : i32, i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: scf.while (%arg7 = %arg2) : (i32) -> () {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi ne, %arg3, %arg7 : i32
// CHECK-NEXT: scf.condition(%[[V0]])
// CHECK-NEXT: } do {
// CHECK-NEXT: %[[V0]] = "t.b"(%true, %arg3) : (i1, i32) -> i32
// CHECK-NEXT: scf.yield %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %0:2 = scf.while (%arg7 = %arg2, %arg8 = %arg3) : (i32, i32) -> (i32, i32) {
    %1 = arith.cmpi ne, %arg3, %arg7 : i32
    scf.condition(%1) %arg7, %arg8 : i32, i32
  } do {
  ^bb0(%arg7: i32, %arg8: i32):
    %1 = arith.cmpi sgt, %arg3, %arg7 : i32
    %2 = "t.b"(%1, %arg8) : (i1, i32) -> i32
    scf.yield %2, %arg8 : i32, i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %[[V0:.*]] = scf.while (%arg7 = %arg2) : (i32) -> i32 {
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi ne, %arg3, %arg7 : i32
// CHECK-NEXT: scf.condition(%[[V1]]) %arg7 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg7: i32):
// CHECK-NEXT: %[[V1]] = arith.cmpi sgt, %arg3, %arg7 : i32
// CHECK-NEXT: %[[V2:.*]] = "t.b"(%[[V1]], %arg3) : (i1, i32) -> i32
// CHECK-NEXT: scf.yield %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %0:2 = scf.while (%arg7 = %arg2, %arg8 = %arg3) : (i32, i32) -> (i32, i32) {
    %1 = arith.cmpi slt, %arg3, %arg7 : i32
    scf.condition(%1) %arg7, %arg8 : i32, i32
  } do {
  ^bb0(%arg7: i32, %arg8: i32):
    %1 = arith.cmpi sge, %arg3, %arg7 : i32
    %2 = "t.b"(%1, %arg8) : (i1, i32) -> i32
    scf.yield %2, %arg8 : i32, i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: scf.while (%arg7 = %arg2) : (i32) -> () {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi slt, %arg3, %arg7 : i32
// CHECK-NEXT: scf.condition(%[[V0]])
// CHECK-NEXT: } do {
// CHECK-NEXT: %[[V0]] = "t.b"(%false, %arg3) : (i1, i32) -> i32
// CHECK-NEXT: scf.yield %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %0:2 = scf.while (%arg7 = %arg2, %arg8 = %arg3) : (i32, i32) -> (i32, i32) {
    %1 = arith.cmpi sge, %arg3, %arg7 : i32
    scf.condition(%1) %arg7, %arg8 : i32, i32
  } do {
  ^bb0(%arg7: i32, %arg8: i32):
    %1 = arith.cmpi eq, %arg3, %arg7 : i32
    %2 = "t.b"(%1, %arg8) : (i1, i32) -> i32
    scf.yield %2, %arg8 : i32, i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %[[V0:.*]] = scf.while (%arg7 = %arg2) : (i32) -> i32 {
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi sge, %arg3, %arg7 : i32
// CHECK-NEXT: scf.condition(%[[V1]]) %arg7 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg7: i32):
// CHECK-NEXT: %[[V1]] = arith.cmpi eq, %arg3, %arg7 : i32
// CHECK-NEXT: %[[V2:.*]] = "t.b"(%[[V1]], %arg3) : (i1, i32) -> i32
// CHECK-NEXT: scf.yield %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %0:2 = scf.while (%arg7 = %arg2, %arg8 = %arg3) : (i32, i32) -> (i32, i32) {
    %1 = arith.cmpi sge, %arg3, %arg7 : i32
    scf.condition(%1) %arg7, %arg8 : i32, i32
  } do {
  ^bb0(%arg7: i32, %arg8: i32):
    %1 = arith.cmpi ult, %arg3, %arg7 : i32
    %2 = "t.b"(%1, %arg8) : (i1, i32) -> i32
    scf.yield %2, %arg8 : i32, i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %[[V0:.*]] = scf.while (%arg7 = %arg2) : (i32) -> i32 {
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi sge, %arg3, %arg7 : i32
// CHECK-NEXT: scf.condition(%[[V1]]) %arg7 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg7: i32):
// CHECK-NEXT: %[[V1]] = arith.cmpi ult, %arg3, %arg7 : i32
// CHECK-NEXT: %[[V2:.*]] = "t.b"(%[[V1]], %arg3) : (i1, i32) -> i32
// CHECK-NEXT: scf.yield %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %0:2 = scf.while (%arg7 = %arg2, %arg8 = %arg3) : (i32, i32) -> (i32, i32) {
    %1 = arith.cmpi ult, %arg3, %arg7 : i32
    scf.condition(%1) %arg7, %arg8 : i32, i32
  } do {
  ^bb0(%arg7: i32, %arg8: i32):
    %1 = arith.cmpi slt, %arg3, %arg7 : i32
    %2 = "t.b"(%1, %arg8) : (i1, i32) -> i32
    scf.yield %2, %arg8 : i32, i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %[[V0:.*]] = scf.while (%arg7 = %arg2) : (i32) -> i32 {
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi ult, %arg3, %arg7 : i32
// CHECK-NEXT: scf.condition(%[[V1]]) %arg7 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg7: i32):
// CHECK-NEXT: %[[V1]] = arith.cmpi slt, %arg3, %arg7 : i32
// CHECK-NEXT: %[[V2:.*]] = "t.b"(%[[V1]], %arg3) : (i1, i32) -> i32
// CHECK-NEXT: scf.yield %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %0:2 = scf.while (%arg7 = %arg2, %arg8 = %arg3) : (i32, i32) -> (i32, i32) {
    %1 = arith.cmpi ult, %arg7, %arg3 : i32
    scf.condition(%1) %arg7, %arg8 : i32, i32
  } do {
  ^bb0(%arg7: i32, %arg8: i32):
    %1 = arith.cmpi uge, %arg3, %arg7 : i32
    %2 = "t.b"(%1, %arg8) : (i1, i32) -> i32
    scf.yield %2, %arg8 : i32, i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %[[V0:.*]] = scf.while (%arg7 = %arg2) : (i32) -> i32 {
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi ult, %arg7, %arg3 : i32
// CHECK-NEXT: scf.condition(%[[V1]]) %arg7 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg7: i32):
// CHECK-NEXT: %[[V1]] = arith.cmpi uge, %arg3, %arg7 : i32
// CHECK-NEXT: %[[V2:.*]] = "t.b"(%[[V1]], %arg3) : (i1, i32) -> i32
// CHECK-NEXT: scf.yield %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %0:2 = scf.while (%arg7 = %arg2, %arg8 = %arg3) : (i32, i32) -> (i32, i32) {
    %1 = "t.w"() : () -> i32
    %2 = "t.c"(%arg7) : (i32) -> i1
    scf.if %2 {
      %3 = "t.g"(%arg7, %1) : (i32, i32) -> i32
    }
    "t.l"() : () -> ()
    scf.condition(%2) %arg7, %1 : i32, i32
  } do {
  ^bb0(%arg7: i32, %arg8: i32):
    %1 = "t.b"(%arg7, %arg8) : (i32, i32) -> i32
    scf.yield %1, %arg8 : i32, i32
  }
  "t.u"(%0#0, %0#1) : (i32, i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %[[V0:.*]]:2 = scf.while (%arg7 = %arg2) : (i32) -> (i32, i32) {
// CHECK-NEXT: %[[V1:.*]] = "t.w"() : () -> i32
// CHECK-NEXT: %[[V2:.*]] = "t.c"(%arg7) : (i32) -> i1
// CHECK-NEXT: scf.if %[[V2]] {
// CHECK-NEXT: %[[V3:.*]] = "t.g"(%arg7, %[[V1]]) : (i32, i32) -> i32
// CHECK-NEXT: }
// CHECK-NEXT: "t.l"() : () -> ()
// CHECK-NEXT: scf.condition(%[[V2]]) %arg7, %[[V1]] : i32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg7: i32, %arg8: i32):
// CHECK-NEXT: %[[V1]] = "t.b"(%arg7, %arg8) : (i32, i32) -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: "t.u"(%[[V0]]#0, %[[V0]]#1) : (i32, i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %0:2 = scf.while (%arg7 = %arg2, %arg8 = %arg3) : (i32, i32) -> (i32, i32) {
    %1 = "t.w"() : () -> i32
    %2 = "t.c"(%arg7) : (i32) -> i1
    %3 = scf.if %2 -> (i32) {
      %4 = "t.g"(%1, %1, %arg0) : (i32, i32, i1) -> i32
      scf.yield %4 : i32
    } else {
      scf.yield %arg2 : i32
    }
    scf.condition(%2) %arg8, %3 : i32, i32
  } do {
  ^bb0(%arg7: i32, %arg8: i32):
    %1 = "t.b"(%arg7, %arg8) : (i32, i32) -> i32
    scf.yield %1, %arg8 : i32, i32
  }
  "t.u"(%0#0, %0#1) : (i32, i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %[[V0:.*]]:2 = scf.while (%arg7 = %arg2, %arg8 = %arg3) : (i32, i32) -> (i32, i32) {
// CHECK-NEXT: %[[V1:.*]] = "t.w"() : () -> i32
// CHECK-NEXT: %[[V2:.*]] = "t.c"(%arg7) : (i32) -> i1
// CHECK-NEXT: scf.condition(%[[V2]]) %arg8, %[[V1]] : i32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg7: i32, %arg8: i32):
// CHECK-NEXT: %[[V1]] = "t.g"(%arg8, %arg8, %arg0) : (i32, i32, i1) -> i32
// CHECK-NEXT: %[[V2]] = "t.b"(%arg7, %[[V1]]) : (i32, i32) -> i32
// CHECK-NEXT: scf.yield %[[V2]], %[[V1]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: "t.u"(%[[V0]]#0, %arg2) : (i32, i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %0:2 = scf.while (%arg7 = %arg2, %arg8 = %arg3) : (i32, i32) -> (i32, i32) {
    %1 = "t.w"() : () -> i32
    %2 = "t.c"(%arg7) : (i32) -> i1
    %3 = scf.if %2 -> (i32) {
      %4 = "t.g"(%arg7, %1) : (i32, i32) -> i32
      scf.yield %4 : i32
    } else {
      scf.yield %arg2 : i32
    }
    "t.l"() : () -> ()
    scf.condition(%2) %3, %arg7 : i32, i32
  } do {
  ^bb0(%arg7: i32, %arg8: i32):
    %1 = "t.b"(%arg7, %arg8) : (i32, i32) -> i32
    scf.yield %1, %arg8 : i32, i32
  }
  "t.u"(%0#0, %0#1) : (i32, i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %[[V0:.*]]:2 = scf.while (%arg7 = %arg2) : (i32) -> (i32, i32) {
// CHECK-NEXT: %[[V1:.*]] = "t.w"() : () -> i32
// CHECK-NEXT: %[[V2:.*]] = "t.c"(%arg7) : (i32) -> i1
// CHECK-NEXT: %[[V3:.*]] = scf.if %[[V2]] -> (i32) {
// CHECK-NEXT: %[[V4:.*]] = "t.g"(%arg7, %[[V1]]) : (i32, i32) -> i32
// CHECK-NEXT: scf.yield %[[V4]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: "t.l"() : () -> ()
// CHECK-NEXT: scf.condition(%[[V2]]) %[[V3]], %arg7 : i32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg7: i32, %arg8: i32):
// CHECK-NEXT: %[[V1]] = "t.b"(%arg7, %arg8) : (i32, i32) -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: "t.u"(%[[V0]]#0, %[[V0]]#1) : (i32, i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %0:2 = scf.while (%arg7 = %arg2, %arg8 = %arg3) : (i32, i32) -> (i32, i32) {
    %1 = "t.w"() : () -> i32
    %2 = "t.c"(%arg7) : (i32) -> i1
    %3 = scf.if %2 -> (i32) {
      %4 = "t.g"() : () -> i32
      scf.yield %4 : i32
    } else {
      "t.o"() : () -> ()
      scf.yield %arg8 : i32
    }
    "t.l"() : () -> ()
    scf.condition(%2) %arg7, %1 : i32, i32
  } do {
  ^bb0(%arg7: i32, %arg8: i32):
    %1 = "t.b"(%arg7, %arg8) : (i32, i32) -> i32
    scf.yield %1, %arg8 : i32, i32
  }
  "t.u"(%0#0, %0#1) : (i32, i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %[[V0:.*]]:2 = scf.while (%arg7 = %arg2) : (i32) -> (i32, i32) {
// CHECK-NEXT: %[[V1:.*]] = "t.w"() : () -> i32
// CHECK-NEXT: %[[V2:.*]] = "t.c"(%arg7) : (i32) -> i1
// CHECK-NEXT: scf.if %[[V2]] {
// CHECK-NEXT: %[[V3:.*]] = "t.g"() : () -> i32
// CHECK-NEXT: } else {
// CHECK-NEXT: "t.o"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "t.l"() : () -> ()
// CHECK-NEXT: scf.condition(%[[V2]]) %arg7, %[[V1]] : i32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg7: i32, %arg8: i32):
// CHECK-NEXT: %[[V1]] = "t.b"(%arg7, %arg8) : (i32, i32) -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: "t.u"(%[[V0]]#0, %[[V0]]#1) : (i32, i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %0:2 = scf.while (%arg7 = %arg2, %arg8 = %arg3) : (i32, i32) -> (i32, i32) {
    %1 = "t.w"() : () -> i32
    %2 = "t.c"(%arg7) : (i32) -> i1
    %3 = scf.if %2 -> (i32) {
      %4 = "t.g"(%arg7, %1) : (i32, i32) -> i32
      scf.yield %4 : i32
    } else {
      "t.o"() : () -> ()
      scf.yield %arg8 : i32
    }
    scf.condition(%2) %3, %3 : i32, i32
  } do {
  ^bb0(%arg7: i32, %arg8: i32):
    %1 = "t.b"(%arg7, %arg8) : (i32, i32) -> i32
    scf.yield %1, %arg8 : i32, i32
  }
  "t.u"(%0#0, %0#1) : (i32, i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %[[V0:.*]] = scf.while (%arg7 = %arg2, %arg8 = %arg3) : (i32, i32) -> i32 {
// CHECK-NEXT: %[[V1:.*]] = "t.w"() : () -> i32
// CHECK-NEXT: %[[V2:.*]] = "t.c"(%arg7) : (i32) -> i1
// CHECK-NEXT: %[[V3:.*]] = scf.if %[[V2]] -> (i32) {
// CHECK-NEXT: %[[V4:.*]] = "t.g"(%arg7, %[[V1]]) : (i32, i32) -> i32
// CHECK-NEXT: scf.yield %[[V4]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: "t.o"() : () -> ()
// CHECK-NEXT: scf.yield %arg8 : i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.condition(%[[V2]]) %[[V3]] : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg7: i32):
// CHECK-NEXT: %[[V1]] = "t.b"(%arg7, %arg7) : (i32, i32) -> i32
// CHECK-NEXT: scf.yield %[[V1]], %arg7 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: "t.u"(%[[V0]], %[[V0]]) : (i32, i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

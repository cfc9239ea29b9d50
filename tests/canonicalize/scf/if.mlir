// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  scf.if %arg0 {
    "t.a"() : () -> ()
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

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  scf.if %arg0 {
    func.call @use(%arg0) : (i1) -> ()
    func.call @use(%arg0) : (i1) -> ()
    scf.if %arg1 {
      func.call @use(%arg0) : (i1) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: func.call @use(%true) : (i1) -> ()
// CHECK-NEXT: func.call @use(%true) : (i1) -> ()
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: func.call @use(%true) : (i1) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1 = scf.if %0 -> (i32) {
    %2 = "t.a"() : () -> i32
    %3 = arith.addi %arg2, %arg3 : i32
    scf.yield %3 : i32
  } else {
    %2 = "t.a"() : () -> i32
    %3 = arith.addi %arg2, %arg3 : i32
    scf.yield %2 : i32
  }
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = scf.if %arg0 -> (i32) {
// CHECK-NEXT: %[[V1:.*]] = "t.a"() : () -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V1]] = "t.a"() : () -> i32
// CHECK-NEXT: %[[V2:.*]] = arith.addi %arg2, %arg3 : i32
// CHECK-NEXT: scf.yield %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1 = scf.if %0 -> (i1) {
    scf.yield %arg0 : i1
  } else {
    scf.yield %arg0 : i1
  }
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i1 {
// CHECK-NEXT: return %arg0 : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1 = scf.if %0 -> (i1) {
    "t.a"() : () -> ()
    scf.yield %true : i1
  } else {
    "t.a"() : () -> ()
    scf.yield %false : i1
  }
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %[[V0:.*]] = arith.xori %arg0, %true : i1
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "t.a"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "t.a"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> (i32, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1:2 = scf.if %arg0 -> (i32, i32) {
    %2 = "t.a"() : () -> i32
    scf.yield %arg2, %arg2 : i32, i32
  } else {
    %2 = "t.b"() : () -> i32
    scf.yield %arg3, %arg3 : i32, i32
  } {foo = 1 : i64}
  return %1#0, %1#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> (i32, i32) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg2, %arg3 : i32
// CHECK-NEXT: %[[V1:.*]] = arith.select %arg0, %arg2, %arg3 : i32
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %[[V2:.*]] = "t.a"() : () -> i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V2]] = "t.b"() : () -> i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]], %[[V1]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1:2 = scf.if %arg0 -> (i32, i32) {
    %2 = "t.a"() : () -> i32
    scf.yield %2, %2 : i32, i32
  } else {
    %2 = "t.b"() : () -> i32
    scf.yield %2, %2 : i32, i32
  } {foo = 1 : i64}
  return %1#1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = scf.if %arg0 -> (i32) {
// CHECK-NEXT: %[[V1:.*]] = "t.a"() : () -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V1]] = "t.b"() : () -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: } {foo = 1 : i64}
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  scf.if %true {
    func.call @use(%0) : (i1) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %[[V0:.*]] = arith.xori %arg0, %true : i1
// CHECK-NEXT: call @use(%[[V0]]) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1 = scf.if %true -> (i1) {
    "t.a"() : () -> ()
    scf.yield %arg0 : i1
  } else {
    "t.a"() : () -> ()
    scf.yield %arg0 : i1
  }
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i1 {
// CHECK-NEXT: "t.a"() : () -> ()
// CHECK-NEXT: return %arg0 : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1:2 = scf.if %false -> (i32, i32) {
    %2 = "t.a"() : () -> i32
    scf.yield %2, %2 : i32, i32
  } else {
    %2 = "t.b"() : () -> i32
    scf.yield %2, %2 : i32, i32
  } {foo = 1 : i64}
  return %1#1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = "t.b"() : () -> i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  scf.if %0 {
    func.call @use(%arg0) : (i1) -> ()
  } else {
    func.call @use(%arg0) : (i1) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: func.call @use(%true) : (i1) -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: func.call @use(%false) : (i1) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1:2 = scf.if %0 -> (i32, i32) {
    %2 = "t.a"() : () -> i32
    scf.yield %arg2, %2 : i32, i32
  } else {
    %2 = "t.b"() : () -> i32
    scf.yield %arg3, %2 : i32, i32
  } {foo = 1 : i64}
  return %1#1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = scf.if %arg0 -> (i32) {
// CHECK-NEXT: %[[V1:.*]] = "t.b"() : () -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V1]] = "t.a"() : () -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  scf.if %arg0 {
    "t.a"() : () -> ()
  }
  scf.if %arg0 {
    "t.c"() : () -> ()
  } else {
    "t.d"() : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "t.a"() : () -> ()
// CHECK-NEXT: "t.c"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "t.d"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  scf.if %arg0 {
    "t.a"() : () -> ()
  } else {
    "t.b"() : () -> ()
  }
  "t.m"() : () -> ()
  scf.if %arg0 {
    "t.c"() : () -> ()
  } else {
    "t.d"() : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "t.a"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "t.b"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "t.m"() : () -> ()
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "t.c"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "t.d"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  scf.if %0 {
    "t.a"() : () -> ()
  }
  "t.m"() : () -> ()
  scf.if %arg0 {
    "t.c"() : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %[[V0:.*]] = arith.xori %arg0, %true : i1
// CHECK-NEXT: scf.if %[[V0]] {
// CHECK-NEXT: "t.a"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "t.m"() : () -> ()
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "t.c"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  scf.if %arg0 {
    "t.a"() : () -> ()
  } else {
    "t.b"() : () -> ()
  }
  scf.if %0 {
    "t.c"() : () -> ()
  } else {
    "t.d"() : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "t.a"() : () -> ()
// CHECK-NEXT: "t.d"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "t.b"() : () -> ()
// CHECK-NEXT: "t.c"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  scf.if %0 {
    "t.a"() : () -> ()
  }
  scf.if %arg0 {
    "t.c"() : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "t.c"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "t.a"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  scf.if %0 {
    "t.a"() : () -> ()
  } else {
    "t.b"() : () -> ()
  }
  scf.if %arg0 {
    "t.c"() : () -> ()
  } else {
    "t.d"() : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "t.b"() : () -> ()
// CHECK-NEXT: "t.c"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "t.a"() : () -> ()
// CHECK-NEXT: "t.d"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  scf.if %arg0 {
    "t.a"() : () -> ()
  }
  scf.if %arg1 {
    "t.c"() : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "t.a"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: "t.c"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1 = scf.if %arg0 -> (i32) {
    %2 = "t.a"() : () -> i32
    scf.yield %2 : i32
  } else {
    %2 = "t.b"() : () -> i32
    scf.yield %2 : i32
  }
  scf.if %arg1 {
    "t.e"(%1) : (i32) -> ()
  }
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = scf.if %arg0 -> (i32) {
// CHECK-NEXT: %[[V1:.*]] = "t.a"() : () -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V1]] = "t.b"() : () -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: "t.e"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  scf.if %arg0 {
    scf.if %arg1 {
      "t.a"() : () -> ()
    } else {
      "t.c"() : () -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: "t.a"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "t.c"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  scf.if %arg0 {
    scf.if %arg1 {
      scf.if %0 {
        "t.a"() : () -> ()
      }
    }
  } else {
    "t.b"() : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %[[V0:.*]] = arith.xori %arg0, %true : i1
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %[[V1:.*]] = arith.andi %arg1, %[[V0]] : i1
// CHECK-NEXT: scf.if %[[V1]] {
// CHECK-NEXT: "t.a"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: } else {
// CHECK-NEXT: "t.b"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> (i32, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1:2 = scf.if %arg0 -> (i32, i32) {
    %2 = scf.if %arg1 -> (i32) {
      %3 = "t.a"() : () -> i32
      scf.yield %3 : i32
    } else {
      scf.yield %arg2 : i32
    }
    scf.yield %2, %2 : i32, i32
  } else {
    scf.yield %arg2, %arg2 : i32, i32
  }
  return %1#0, %1#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> (i32, i32) {
// CHECK-NEXT: %[[V0:.*]] = arith.andi %arg0, %arg1 : i1
// CHECK-NEXT: %[[V1:.*]] = scf.if %[[V0]] -> (i32) {
// CHECK-NEXT: %[[V2:.*]] = "t.a"() : () -> i32
// CHECK-NEXT: scf.yield %[[V2]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V1]], %[[V1]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1 = scf.if %arg0 -> (i32) {
    %2 = scf.if %arg1 -> (i32) {
      %3 = "t.a"() : () -> i32
      scf.yield %3 : i32
    } else {
      scf.yield %arg2 : i32
    }
    scf.yield %arg3 : i32
  } else {
    scf.yield %arg3 : i32
  }
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.andi %arg0, %arg1 : i1
// CHECK-NEXT: scf.if %[[V0]] {
// CHECK-NEXT: %[[V1:.*]] = "t.a"() : () -> i32
// CHECK-NEXT: }
// CHECK-NEXT: return %arg3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

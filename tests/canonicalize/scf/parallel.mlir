// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  scf.parallel (%arg7) = (%c0) to (%c1) step (%c1) {
    "t.a"(%arg7) : (index) -> ()
    scf.reduce 
  } {foo = 1 : i64}
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: "t.a"(%c0) : (index) -> ()
// CHECK-NEXT: return
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
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  %1:2 = scf.parallel (%arg7) = (%c0) to (%c1) step (%c1) init (%arg2, %arg3) -> (i32, i32) {
    %2 = "t.a"(%arg7) : (index) -> i32
    scf.reduce(%2, %arg4 : i32, i32) {
    ^bb0(%arg8: i32, %arg9: i32):
      %3 = arith.addi %arg8, %arg9 : i32
      scf.reduce.return %3 : i32
    }, {
    ^bb0(%arg8: i32, %arg9: i32):
      %3 = arith.addi %arg8, %arg9 : i32
      scf.reduce.return %3 : i32
    }
  }
  return %1#0, %1#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> (i32, i32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %[[V0:.*]] = "t.a"(%c0) : (index) -> i32
// CHECK-NEXT: %[[V1:.*]] = arith.addi %arg2, %[[V0]] : i32
// CHECK-NEXT: %[[V2:.*]] = arith.addi %arg3, %arg4 : i32
// CHECK-NEXT: return %[[V1]], %[[V2]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  scf.parallel (%arg7) = (%c0) to (%c1) step (%c1) {
    scf.parallel (%arg8) = (%c0) to (%arg6) step (%c2) {
      scf.parallel (%arg9) = (%c0) to (%arg6) step (%c2) {
        "t.a"(%arg7, %arg8, %arg9) : (index, index, index) -> ()
        scf.reduce 
      }
      scf.reduce 
    }
    scf.reduce 
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: scf.parallel (%arg7, %arg8) = (%c0, %c0) to (%arg6, %arg6) step (%c2, %c2) {
// CHECK-NEXT: "t.a"(%c0, %arg7, %arg8) : (index, index, index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
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
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  %1 = scf.parallel (%arg7) = (%c0) to (%arg5) step (%c1) init (%arg2) -> i32 {
    %2 = "t.a"(%arg7) : (index) -> i32
    scf.reduce(%2 : i32) {
    ^bb0(%arg8: i32, %arg9: i32):
      %3 = arith.addi %arg8, %arg9 : i32
      scf.reduce.return %3 : i32
    }
  }
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = scf.parallel (%arg7) = (%c0) to (%arg5) step (%c1) init (%arg2) -> i32 {
// CHECK-NEXT: %[[V1:.*]] = "t.a"(%arg7) : (index) -> i32
// CHECK-NEXT: scf.reduce(%[[V1]] : i32) {
// CHECK-NEXT: ^bb0(%arg8: i32, %arg9: i32):
// CHECK-NEXT: %[[V2:.*]] = arith.addi %arg8, %arg9 : i32
// CHECK-NEXT: scf.reduce.return %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  scf.parallel (%arg7) = (%c0) to (%arg5) step (%c1) {
    scf.parallel (%arg8) = (%c0) to (%arg6) step (%c2) {
      "t.a"(%arg7, %arg8) : (index, index) -> ()
      scf.reduce 
    }
    scf.reduce 
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: scf.parallel (%arg7, %arg8) = (%c0, %c0) to (%arg5, %arg6) step (%c1, %c2) {
// CHECK-NEXT: "t.a"(%arg7, %arg8) : (index, index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  scf.parallel (%arg7) = (%c0) to (%arg5) step (%c1) {
    scf.parallel (%arg8) = (%c0) to (%arg6) step (%c2) {
      "t.a"(%arg7, %arg8) : (index, index) -> ()
      scf.reduce 
    }
    "t.b"() : () -> ()
    scf.reduce 
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: scf.parallel (%arg7) = (%c0) to (%arg5) step (%c1) {
// CHECK-NEXT: scf.parallel (%arg8) = (%c0) to (%arg6) step (%c2) {
// CHECK-NEXT: "t.a"(%arg7, %arg8) : (index, index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: "t.b"() : () -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  scf.parallel (%arg7, %arg8) = (%c0, %c0) to (%c1, %arg5) step (%c1, %c1) {
    "t.a"(%arg7, %arg8) : (index, index) -> ()
    scf.reduce 
  } {foo = 1 : i64}
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.parallel (%arg7) = (%c0) to (%arg5) step (%c1) {
// CHECK-NEXT: "t.a"(%c0, %arg7) : (index, index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  scf.parallel (%arg7, %arg8) = (%c0, %c0) to (%c1, %arg5) step (%c1, %c1) {
    scf.parallel (%arg9) = (%c0) to (%arg6) step (%c2) {
      "t.a"(%arg7, %arg8, %arg9) : (index, index, index) -> ()
      scf.reduce 
    }
    scf.reduce 
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: scf.parallel (%arg7, %arg8) = (%c0, %c0) to (%arg5, %arg6) step (%c1, %c2) {
// CHECK-NEXT: "t.a"(%c0, %arg7, %arg8) : (index, index, index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  scf.parallel (%arg7, %arg8) = (%c0, %c0) to (%c1, %arg5) step (%c1, %c1) {
    scf.parallel (%arg9) = (%c0) to (%arg6) step (%c2) {
      "t.a"(%arg7, %arg8, %arg9) : (index, index, index) -> ()
      scf.reduce 
    }
    "t.b"() : () -> ()
    scf.reduce 
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: scf.parallel (%arg7) = (%c0) to (%arg5) step (%c1) {
// CHECK-NEXT: scf.parallel (%arg8) = (%c0) to (%arg6) step (%c2) {
// CHECK-NEXT: "t.a"(%c0, %arg7, %arg8) : (index, index, index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: "t.b"() : () -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
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
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  %1:2 = scf.parallel (%arg7, %arg8) = (%c0, %c2) to (%arg5, %c4) step (%c1, %c4) init (%arg2, %arg3) -> (i32, i32) {
    %2 = "t.a"(%arg7, %arg8) : (index, index) -> i32
    scf.reduce(%2, %arg4 : i32, i32) {
    ^bb0(%arg9: i32, %arg10: i32):
      %3 = arith.addi %arg9, %arg10 : i32
      scf.reduce.return %3 : i32
    }, {
    ^bb0(%arg9: i32, %arg10: i32):
      %3 = arith.addi %arg9, %arg10 : i32
      scf.reduce.return %3 : i32
    }
  }
  return %1#0, %1#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> (i32, i32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %[[V0:.*]]:2 = scf.parallel (%arg7) = (%c0) to (%arg5) step (%c1) init (%arg2, %arg3) -> (i32, i32) {
// CHECK-NEXT: %[[V1:.*]] = "t.a"(%arg7, %c2) : (index, index) -> i32
// CHECK-NEXT: scf.reduce(%[[V1]], %arg4 : i32, i32) {
// CHECK-NEXT: ^bb0(%arg8: i32, %arg9: i32):
// CHECK-NEXT: %[[V2:.*]] = arith.addi %arg8, %arg9 : i32
// CHECK-NEXT: scf.reduce.return %[[V2]] : i32
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg8: i32, %arg9: i32):
// CHECK-NEXT: %[[V2]] = arith.addi %arg8, %arg9 : i32
// CHECK-NEXT: scf.reduce.return %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]]#0, %[[V0]]#1 : i32, i32
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
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  %1 = scf.parallel (%arg7, %arg8) = (%c0, %c0) to (%c1, %c1) step (%c1, %c1) init (%arg2) -> i32 {
    %2 = "t.a"(%arg7, %arg8) : (index, index) -> i32
    scf.reduce(%2 : i32) {
    ^bb0(%arg9: i32, %arg10: i32):
      %3 = arith.addi %arg9, %arg10 : i32
      scf.reduce.return %3 : i32
    }
  }
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) -> i32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %[[V0:.*]] = "t.a"(%c0, %c0) : (index, index) -> i32
// CHECK-NEXT: %[[V1:.*]] = arith.addi %arg2, %[[V0]] : i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  scf.parallel (%arg7, %arg8) = (%c0, %c0) to (%c1, %c1) step (%c1, %c1) {
    scf.parallel (%arg9) = (%c0) to (%arg6) step (%c2) {
      "t.a"(%arg7, %arg8, %arg9) : (index, index, index) -> ()
      scf.reduce 
    }
    scf.reduce 
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: scf.parallel (%arg7) = (%c0) to (%arg6) step (%c2) {
// CHECK-NEXT: "t.a"(%c0, %c0, %arg7) : (index, index, index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  scf.parallel (%arg7, %arg8, %arg9) = (%c0, %c0, %arg5) to (%arg5, %arg6, %0) step (%c1, %c1, %c4) {
    "t.a"(%arg7, %arg8, %arg9) : (index, index, index) -> ()
    scf.reduce 
  } {foo = 1 : i64}
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.parallel (%arg7, %arg8) = (%c0, %c0) to (%arg5, %arg6) step (%c1, %c1) {
// CHECK-NEXT: "t.a"(%arg7, %arg8, %arg5) : (index, index, index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.addi %arg5, %c4 overflow<nsw> : index
  scf.parallel (%arg7, %arg8, %arg9) = (%c0, %c0, %arg5) to (%arg5, %arg6, %0) step (%c1, %c1, %c4) {
    scf.parallel (%arg10) = (%c0) to (%arg7) step (%c2) {
      "t.a"(%arg7, %arg8, %arg9, %arg10) : (index, index, index, index) -> ()
      scf.reduce 
    }
    scf.reduce 
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: index, %arg6: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: scf.parallel (%arg7, %arg8) = (%c0, %c0) to (%arg5, %arg6) step (%c1, %c1) {
// CHECK-NEXT: scf.parallel (%arg9) = (%c0) to (%arg7) step (%c2) {
// CHECK-NEXT: "t.a"(%arg7, %arg8, %arg5, %arg9) : (index, index, index, index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @nest(%n: index, %k: index, %m: memref<?xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %d = arith.subi %c6, %c1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c1) step (%c1, %c1) {
    scf.parallel (%p, %q) = (%c4, %c0) to (%d, %k) step (%c1, %c1) {
      scf.parallel (%r, %s) = (%c0, %c0) to (%i, %c1) step (%c1, %c1) {
        scf.parallel (%t) = (%c0) to (%n) step (%c4) {
          %a = arith.addi %r, %s : index
          %b = arith.addi %a, %p : index
          %c = arith.addi %b, %j : index
          %e = arith.addi %c, %t : index
          %f = arith.addi %e, %q : index
          %g = arith.muli %f, %i : index
          memref.store %v, %m[%g] : memref<?xf32>
        }
      }
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @nest(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: scf.parallel (%arg4) = (%c0) to (%arg0) step (%c1) {
// CHECK-NEXT: scf.parallel (%arg5, %arg6, %arg7) = (%c0, %c0, %c0) to (%arg1, %arg4, %arg0) step (%c1, %c1, %c4) {
// CHECK-NEXT: %0 = arith.addi %arg6, %c4 : index
// CHECK-NEXT: %1 = arith.addi %0, %arg7 : index
// CHECK-NEXT: %2 = arith.addi %1, %arg5 : index
// CHECK-NEXT: %3 = arith.muli %2, %arg4 : index
// CHECK-NEXT: memref.store %arg3, %arg2[%3] : memref<?xf32>
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %0 = arith.subi %c6, %c1 : index
  scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%arg0, %c1) step (%c1, %c1) {
    scf.parallel (%arg6, %arg7) = (%c4, %c0) to (%0, %arg1) step (%c1, %c1) {
      scf.parallel (%arg8, %arg9) = (%c0, %c0) to (%arg4, %c1) step (%c1, %c1) {
        scf.parallel (%arg10) = (%c0) to (%arg0) step (%c4) {
          %1 = arith.addi %arg8, %arg9 : index
          %2 = arith.addi %1, %arg6 : index
          %3 = arith.addi %2, %arg5 : index
          %4 = arith.addi %3, %arg10 : index
          %5 = arith.addi %4, %arg7 : index
          %6 = arith.muli %5, %arg4 : index
          %7 = arith.addi %6, %c6 : index
          %c17 = arith.constant 17 : index
          %8 = arith.addi %6, %c17 : index
          memref.store %arg3, %arg2[%8] : memref<?xf32>
          memref.store %arg3, %arg2[%7] : memref<?xf32>
          scf.reduce 
        }
        scf.reduce 
      }
      scf.reduce 
    }
    scf.reduce 
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) {
// CHECK-NEXT: %c17 = arith.constant 17 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c6 = arith.constant 6 : index
// CHECK-NEXT: scf.parallel (%arg4) = (%c0) to (%arg0) step (%c1) {
// CHECK-NEXT: scf.parallel (%arg5, %arg6, %arg7) = (%c0, %c0, %c0) to (%arg1, %arg4, %arg0) step (%c1, %c1, %c4) {
// CHECK-NEXT: %0 = arith.addi %arg6, %c4 : index
// CHECK-NEXT: %1 = arith.addi %0, %arg7 : index
// CHECK-NEXT: %2 = arith.addi %1, %arg5 : index
// CHECK-NEXT: %3 = arith.muli %2, %arg4 : index
// CHECK-NEXT: %4 = arith.addi %3, %c6 : index
// CHECK-NEXT: %5 = arith.addi %3, %c17 : index
// CHECK-NEXT: memref.store %arg3, %arg2[%5] : memref<?xf32>
// CHECK-NEXT: memref.store %arg3, %arg2[%4] : memref<?xf32>
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  scf.parallel (%arg4) = (%arg0) to (%arg1) step (%c1) {
    %0 = scf.parallel (%arg5) = (%c4) to (%c5) step (%c1) init (%arg3) -> f32 {
      scf.parallel (%arg6) = (%c0) to (%c4) step (%c6) {
        %1 = arith.addi %arg5, %arg6 : index
        memref.store %arg3, %arg2[%1] : memref<?xf32>
        scf.reduce 
      }
      scf.reduce(%arg3 : f32) {
      ^bb0(%arg6: f32, %arg7: f32):
        %1 = arith.addf %arg6, %arg7 : f32
        scf.reduce.return %1 : f32
      }
    }
    memref.store %0, %arg2[%c0] : memref<?xf32>
    scf.reduce 
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.parallel (%arg4) = (%arg0) to (%arg1) step (%c1) {
// CHECK-NEXT: memref.store %arg3, %arg2[%c4] : memref<?xf32>
// CHECK-NEXT: %0 = arith.addf %arg3, %arg3 : f32
// CHECK-NEXT: memref.store %0, %arg2[%c0] : memref<?xf32>
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: memref<?x?x?x?xf32>, %arg2: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%arg3) = (%c0) to (%arg0) step (%c1) {
    scf.parallel (%arg4) = (%arg3) to (%arg0) step (%c1) {
      scf.parallel (%arg5) = (%c0) to (%arg3) step (%c1) {
        scf.parallel (%arg6) = (%arg4) to (%arg0) step (%c1) {
          memref.store %arg2, %arg1[%arg3, %arg4, %arg5, %arg6] : memref<?x?x?x?xf32>
          scf.reduce 
        }
        scf.reduce 
      }
      scf.reduce 
    }
    scf.reduce 
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: memref<?x?x?x?xf32>, %arg2: f32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.parallel (%arg3) = (%c0) to (%arg0) step (%c1) {
// CHECK-NEXT: scf.parallel (%arg4, %arg5) = (%arg3, %c0) to (%arg0, %arg3) step (%c1, %c1) {
// CHECK-NEXT: scf.parallel (%arg6) = (%arg4) to (%arg0) step (%c1) {
// CHECK-NEXT: memref.store %arg2, %arg1[%arg3, %arg4, %arg5, %arg6] : memref<?x?x?x?xf32>
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
// expected-error @+2 {{Dialect `' not found for custom op 'z'  (tried '.z' as well)}}
// expected-note @+1 {{Available dialects:}}
    scf.reduce {z}
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
  scf.parallel () = () to () step () {
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{custom op 'scf.parallel' expected 2 operands}}
  scf.parallel (%i, %j) = (%l) to (%u) step (%s) {
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{custom op 'scf.parallel' expected 1 operands}}
  scf.parallel (%i) = (%l, %l) to (%u) step (%s) {
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{custom op 'scf.parallel' expected 1 operands}}
  scf.parallel (%i) = (%l) to (%u, %u) step (%s) {
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{custom op 'scf.parallel' expected 1 operands}}
  scf.parallel (%i) = (%l) to (%u) step (%s, %s) {
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{custom op 'scf.parallel' number of operands and types do not match: got 1 operands and 0 types}}
  scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) {
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> f32 {
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> f32 {
    scf.reduce
  }
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{use of value '%y' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> i32 {
    scf.reduce(%x : i32) {
    ^bb0(%a: i32, %b: i32):
      scf.reduce.return %a : i32
    }
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> f32 {
// expected-error @+1 {{'scf.reduce' op expects type of 0-th reduction operand: 'i32' to be the same as the 0-th result type: 'f32'}}
    scf.reduce(%x : i32) {
    ^bb0(%a: i32, %b: i32):
      scf.reduce.return %a : i32
    }
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{custom op 'scf.parallel' number of operands and types do not match: got 0 operands and 1 types}}
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) -> f32 {
    scf.reduce(%y : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.parallel' op expects number of results: 0 to be the same as number of reductions: 1}}
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    scf.reduce(%y : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> f32 {
// expected-error @+1 {{'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region}}
    scf.reduce(%y : f32) {
    ^bb0(%a: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> f32 {
// expected-error @+1 {{'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region}}
    scf.reduce(%y : f32) {
    ^bb0(%a: f32, %b: i32):
      scf.reduce.return %a : f32
    }
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> f32 {
    scf.reduce(%y : f32) {
    ^bb0(%a: f32, %b: f32):
// expected-error @+1 {{'scf.reduce.return' op must have type 'f32' (the type of the reduction inputs)}}
      scf.reduce.return %x : i32
    }
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> f32 {
    scf.reduce(%y : f32) {
    ^bb0(%a: f32, %b: f32):
// expected-error @+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
      scf.yield %a : f32
    }
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> f32 {
// expected-error @+1 {{'scf.reduce' op region #0 ('reductions') failed to verify constraint: region with 1 blocks}}
    scf.reduce(%y : f32) {
    }
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> f32 {
    scf.reduce(%y : f32)
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.parallel' op expects body to terminate with 'scf.reduce'}}
  scf.parallel (%i) = (%l) to (%u) step (%s) {
// expected-note @+1 {{terminator here}}
    scf.yield
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
// expected-error @+2 {{Dialect `' not found for custom op 'return'  (tried '.return' as well)}}
// expected-note @+1 {{Available dialects:}}
    return
  }
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'i32'}}
  scf.parallel (%i) = (%x) to (%u) step (%s) {
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{expected '(' in argument list}}
  scf.parallel %i = %l to %u step %s {
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{custom op 'scf.parallel' expected 'step'}}
  scf.parallel (%i) = (%l) to (%u) {
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{expected '='}}
  scf.parallel (%i) (%l) to (%u) step (%s) {
  }
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{expected '{' to begin a region}}
  scf.parallel (%i) = (%l) to (%u) step (%s)
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
  "scf.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    "scf.reduce"() : () -> ()
  }) : () -> ()
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
  "scf.parallel"(%l, %u) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) : (index, index) -> ()
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.parallel' op expects arguments for the induction variable to be of index type}}
  "scf.parallel"(%l, %u, %s) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: i32):
    "scf.reduce"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.parallel' op expects the same number of induction variables: 0 as bound and step values: 1}}
  "scf.parallel"(%l, %u, %s) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0:
    "scf.reduce"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.parallel' op operand count (3) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "scf.parallel"(%l, %u, %s) ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.parallel' op expects number of results: 0 to be the same as number of initial values: 1}}
  "scf.parallel"(%l, %u, %s, %y) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) : (index, index, index, f32) -> ()
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.reduce' op expects parent op 'scf.parallel'}}
  scf.reduce
  return
}
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.reduce.return' op expects parent op 'scf.reduce'}}
  scf.reduce.return %x : i32
  return
}

// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    scf.reduce {z}
  }
  return
}
// CHECK: :[[#@LINE-4]]:17: error: Dialect `' not found for custom op 'z'  (tried '.z' as well)
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel () = () to () step () {
  }
  return
}
// CHECK: :[[#@LINE-4]]:3: error: 'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i, %j) = (%l) to (%u) step (%s) {
  }
  return
}
// CHECK: :[[#@LINE-4]]:27: error: custom op 'scf.parallel' expected 2 operands
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l, %l) to (%u) step (%s) {
  }
  return
}
// CHECK: :[[#@LINE-4]]:23: error: custom op 'scf.parallel' expected 1 operands
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u, %u) step (%s) {
  }
  return
}
// CHECK: :[[#@LINE-4]]:31: error: custom op 'scf.parallel' expected 1 operands
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s, %s) {
  }
  return
}
// CHECK: :[[#@LINE-4]]:41: error: custom op 'scf.parallel' expected 1 operands
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) {
  }
  return
}
// CHECK: :[[#@LINE-4]]:3: error: custom op 'scf.parallel' number of operands and types do not match: got 1 operands and 0 types
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> f32 {
  }
  return
}
// CHECK: :[[#@LINE-4]]:8: error: 'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0
// CHECK: :[[#@LINE-5]]:8: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> f32 {
    scf.reduce
  }
  return
}
// CHECK: :[[#@LINE-5]]:8: error: 'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0
// CHECK: :[[#@LINE-6]]:8: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> i32 {
    scf.reduce(%x : i32) {
    ^bb0(%a: i32, %b: i32):
      scf.reduce.return %a : i32
    }
  }
  return
}
// CHECK: :[[#@LINE-8]]:57: error: use of value '%y' expects different type than prior uses: 'i32' vs 'f32'
// CHECK: :[[#@LINE-10]]:56: note: prior use here
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> f32 {
    scf.reduce(%x : i32) {
    ^bb0(%a: i32, %b: i32):
      scf.reduce.return %a : i32
    }
  }
  return
}
// CHECK: :[[#@LINE-7]]:5: error: 'scf.reduce' op expects type of 0-th reduction operand: 'i32' to be the same as the 0-th result type: 'f32'
// CHECK: :[[#@LINE-8]]:5: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) -> f32 {
    scf.reduce(%y : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}
// CHECK: :[[#@LINE-8]]:8: error: custom op 'scf.parallel' number of operands and types do not match: got 0 operands and 1 types
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    scf.reduce(%y : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}
// CHECK: :[[#@LINE-8]]:3: error: 'scf.parallel' op expects number of results: 0 to be the same as number of reductions: 1
// CHECK: :[[#@LINE-9]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> f32 {
    scf.reduce(%y : f32) {
    ^bb0(%a: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}
// CHECK: :[[#@LINE-7]]:5: error: 'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region
// CHECK: :[[#@LINE-8]]:5: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> f32 {
    scf.reduce(%y : f32) {
    ^bb0(%a: f32, %b: i32):
      scf.reduce.return %a : f32
    }
  }
  return
}
// CHECK: :[[#@LINE-7]]:5: error: 'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region
// CHECK: :[[#@LINE-8]]:5: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> f32 {
    scf.reduce(%y : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %x : i32
    }
  }
  return
}
// CHECK: :[[#@LINE-5]]:7: error: 'scf.reduce.return' op must have type 'f32' (the type of the reduction inputs)
// CHECK: :[[#@LINE-6]]:7: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> f32 {
    scf.reduce(%y : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.yield %a : f32
    }
  }
  return
}
// CHECK: :[[#@LINE-5]]:7: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
// CHECK: :[[#@LINE-6]]:7: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> f32 {
    scf.reduce(%y : f32) {
    }
  }
  return
}
// CHECK: :[[#@LINE-5]]:5: error: 'scf.reduce' op region #0 ('reductions') failed to verify constraint: region with 1 blocks
// CHECK: :[[#@LINE-6]]:5: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> f32 {
    scf.reduce(%y : f32)
  }
  return
}
// CHECK: :[[#@LINE-5]]:8: error: 'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0
// CHECK: :[[#@LINE-6]]:8: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    scf.yield
  }
  return
}
// CHECK: :[[#@LINE-5]]:3: error: 'scf.parallel' op expects body to terminate with 'scf.reduce'
// CHECK: :[[#@LINE-6]]:3: note: see current operation:
// CHECK: :[[#@LINE-6]]:5: note: terminator here
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    return
  }
  return
}
// CHECK: :[[#@LINE-4]]:5: error: Dialect `' not found for custom op 'return'  (tried '.return' as well)
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%x) to (%u) step (%s) {
  }
  return
}
// CHECK: :[[#@LINE-4]]:24: error: use of value '%x' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-6]]:47: note: prior use here
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel %i = %l to %u step %s {
  }
  return
}
// CHECK: :[[#@LINE-4]]:15: error: expected '(' in argument list
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) {
  }
  return
}
// CHECK: :[[#@LINE-4]]:36: error: custom op 'scf.parallel' expected 'step'
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) (%l) to (%u) step (%s) {
  }
  return
}
// CHECK: :[[#@LINE-4]]:20: error: expected '='
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s)
  return
}
// CHECK: :[[#@LINE-3]]:45: error: expected '{' to begin a region
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  "scf.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    "scf.reduce"() : () -> ()
  }) : () -> ()
  return
}
// CHECK: :[[#@LINE-5]]:3: error: 'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step
// CHECK: :[[#@LINE-6]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  "scf.parallel"(%l, %u) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) : (index, index) -> ()
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  "scf.parallel"(%l, %u, %s) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: i32):
    "scf.reduce"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.parallel' op expects arguments for the induction variable to be of index type
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  "scf.parallel"(%l, %u, %s) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0:
    "scf.reduce"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.parallel' op expects the same number of induction variables: 0 as bound and step values: 1
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  "scf.parallel"(%l, %u, %s) ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.parallel' op operand count (3) does not match with the total size (0) specified in attribute 'operandSegmentSizes'
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  "scf.parallel"(%l, %u, %s, %y) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) : (index, index, index, f32) -> ()
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.parallel' op expects number of results: 0 to be the same as number of initial values: 1
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.reduce
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'scf.reduce' op expects parent op 'scf.parallel'
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.reduce.return %x : i32
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'scf.reduce.return' op expects parent op 'scf.reduce'
// CHECK: :[[#@LINE-4]]:3: note: see current operation:

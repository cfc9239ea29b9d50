// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c {x = 1}
  case 0 {
  }
  default {
  }
  return
}
// CHECK: :[[#@LINE-7]]:3: error: 'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks
// CHECK: :[[#@LINE-8]]:3: note: see current operation:
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
  case 9223372036854775807 {
  }
  default {
  }
  return
}
// CHECK: :[[#@LINE-7]]:3: error: 'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks
// CHECK: :[[#@LINE-8]]:3: note: see current operation:
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
  case 9223372036854775808 {
  }
  default {
  }
  return
}
// CHECK: :[[#@LINE-6]]:8: error: custom op 'scf.index_switch' integer value too large
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
  case 1 {
  }
  case 1 {
  }
  default {
  }
  return
}
// CHECK: :[[#@LINE-9]]:3: error: 'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks
// CHECK: :[[#@LINE-10]]:3: note: see current operation:
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
  case 1 {
  }
  return
}
// CHECK: :[[#@LINE-2]]:3: error: custom op 'scf.index_switch' expected 'default'
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
  default {
  }
  case 1 {
  }
  return
}
// CHECK: :[[#@LINE-4]]:3: error: custom op 'case' is unknown (tried 'func.case' as well)
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
  case x {
  }
  default {
  }
  return
}
// CHECK: :[[#@LINE-6]]:8: error: custom op 'scf.index_switch' expected integer value
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
  case 1.0 {
  }
  default {
  }
  return
}
// CHECK: :[[#@LINE-6]]:8: error: custom op 'scf.index_switch' expected integer value
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
  case {
  }
  default {
  }
  return
}
// CHECK: :[[#@LINE-6]]:8: error: custom op 'scf.index_switch' expected integer value
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %x
  default {
  }
  return
}
// CHECK: :[[#@LINE-5]]:20: error: use of value '%x' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-7]]:25: note: prior use here
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c : index
  default {
  }
  return
}
// CHECK: :[[#@LINE-5]]:23: error: custom op 'scf.index_switch' expected 'default'
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  %0 = scf.index_switch %c -> i32
  case 1 {
    scf.yield %y : f32
  }
  default {
    scf.yield %x : i32
  }
  return
}
// CHECK: :[[#@LINE-9]]:8: error: 'scf.index_switch' op expected result #0 of each region to be 'i32'
// CHECK: :[[#@LINE-10]]:8: note: see current operation:
// CHECK: :[[#@LINE-9]]:5: note: case region #0 returns 'f32' here
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  %0 = scf.index_switch %c -> i32
  case 1 {
    scf.yield %x : i32
  }
  default {
    scf.yield %y : f32
  }
  return
}
// CHECK: :[[#@LINE-9]]:8: error: 'scf.index_switch' op expected result #0 of each region to be 'i32'
// CHECK: :[[#@LINE-10]]:8: note: see current operation:
// CHECK: :[[#@LINE-6]]:5: note: default region returns 'f32' here
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  %0 = scf.index_switch %c -> i32
  case 1 {
    scf.yield
  }
  default {
    scf.yield %x : i32
  }
  return
}
// CHECK: :[[#@LINE-9]]:8: error: 'scf.index_switch' op expected each region to return 1 values, but case region #0 returns 0
// CHECK: :[[#@LINE-10]]:8: note: see current operation:
// CHECK: :[[#@LINE-9]]:5: note: see yield operation here
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  %0 = scf.index_switch %c -> i32
  case 1 {
  }
  default {
    scf.yield %x : i32
  }
  return
}
// CHECK: :[[#@LINE-8]]:8: error: 'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks
// CHECK: :[[#@LINE-9]]:8: note: see current operation:
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  %0 = scf.index_switch %c -> (i32)
  default {
    scf.yield %x : i32
  }
  return
}
// CHECK: :[[#@LINE-6]]:36: error: expected '->' in function type
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
  case 1 {
    return
  }
  default {
  }
  return
}
// CHECK: :[[#@LINE-6]]:5: error: Dialect `' not found for custom op 'return'  (tried '.return' as well)
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch
  default {
  }
  return
}
// CHECK: :[[#@LINE-5]]:19: error: expected SSA operand
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c ->
  default {
  }
  return
}
// CHECK: :[[#@LINE-5]]:25: error: expected non-function type
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  "scf.index_switch"(%c) <{cases = array<i64: 1, 2>}> ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : (index) -> ()
  return
}
// CHECK: :[[#@LINE-7]]:3: error: 'scf.index_switch' op has 1 case regions but 2 case values
// CHECK: :[[#@LINE-8]]:3: note: see current operation:
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  "scf.index_switch"(%c) <{cases = array<i64: 1, 1>}> ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : (index) -> ()
  return
}
// CHECK: :[[#@LINE-9]]:3: error: 'scf.index_switch' op has duplicate case value: 1
// CHECK: :[[#@LINE-10]]:3: note: see current operation:
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  "scf.index_switch"(%c) ({
    "scf.yield"() : () -> ()
  }) : (index) -> ()
  return
}
// CHECK: :[[#@LINE-5]]:3: error: 'scf.index_switch' op requires attribute 'cases'
// CHECK: :[[#@LINE-6]]:3: note: see current operation:
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  "scf.index_switch"(%c) <{cases = array<i32: 1>}> ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : (index) -> ()
  return
}
// CHECK: :[[#@LINE-7]]:3: error: invalid properties {cases = array<i32: 1>} for op scf.index_switch: Invalid attribute `cases` in property conversion: array<i32: 1>
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  "scf.index_switch"(%c) <{cases = array<i64: 1>}> ({
    "scf.yield"() : () -> ()
  }, {
  }) : (index) -> ()
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  "scf.index_switch"(%c) <{cases = array<i64: 1>}> ({
  }, {
    "scf.yield"() : () -> ()
  }) : (index) -> ()
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'scf.index_switch' op region #0 ('defaultRegion') failed to verify constraint: region with 1 blocks
// CHECK: :[[#@LINE-7]]:3: note: see current operation:

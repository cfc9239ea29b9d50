// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%c: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks}}
  scf.index_switch %c {x = 1}
  case 0 {
  }
  default {
  }
  return
}
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks}}
  scf.index_switch %c
  case 9223372036854775807 {
  }
  default {
  }
  return
}
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
// expected-error @+1 {{custom op 'scf.index_switch' integer value too large}}
  case 9223372036854775808 {
  }
  default {
  }
  return
}
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks}}
  scf.index_switch %c
  case 1 {
  }
  case 1 {
  }
  default {
  }
  return
}
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
  case 1 {
  }
// expected-error @+1 {{custom op 'scf.index_switch' expected 'default'}}
  return
}
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
  default {
  }
// expected-error @+1 {{custom op 'case' is unknown (tried 'func.case' as well)}}
  case 1 {
  }
  return
}
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
// expected-error @+1 {{custom op 'scf.index_switch' expected integer value}}
  case x {
  }
  default {
  }
  return
}
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
// expected-error @+1 {{custom op 'scf.index_switch' expected integer value}}
  case 1.0 {
  }
  default {
  }
  return
}
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
// expected-error @+1 {{custom op 'scf.index_switch' expected integer value}}
  case {
  }
  default {
  }
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: index, %x: i32, %y: f32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'i32'}}
  scf.index_switch %x
  default {
  }
  return
}
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
// expected-error @+1 {{custom op 'scf.index_switch' expected 'default'}}
  scf.index_switch %c : index
  default {
  }
  return
}
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.index_switch' op expected result #0 of each region to be 'i32'}}
  %0 = scf.index_switch %c -> i32
  case 1 {
// expected-note @+1 {{case region #0 returns 'f32' here}}
    scf.yield %y : f32
  }
  default {
    scf.yield %x : i32
  }
  return
}
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.index_switch' op expected result #0 of each region to be 'i32'}}
  %0 = scf.index_switch %c -> i32
  case 1 {
    scf.yield %x : i32
  }
  default {
// expected-note @+1 {{default region returns 'f32' here}}
    scf.yield %y : f32
  }
  return
}
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.index_switch' op expected each region to return 1 values, but case region #0 returns 0}}
  %0 = scf.index_switch %c -> i32
  case 1 {
// expected-note @+1 {{see yield operation here}}
    scf.yield
  }
  default {
    scf.yield %x : i32
  }
  return
}
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks}}
  %0 = scf.index_switch %c -> i32
  case 1 {
  }
  default {
    scf.yield %x : i32
  }
  return
}
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
// expected-error @+1 {{expected '->' in function type}}
  %0 = scf.index_switch %c -> (i32)
  default {
    scf.yield %x : i32
  }
  return
}
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
  case 1 {
// expected-error @+2 {{Dialect `' not found for custom op 'return'  (tried '.return' as well)}}
// expected-note @+1 {{Available dialects:}}
    return
  }
  default {
  }
  return
}
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
// expected-error @+1 {{expected SSA operand}}
  scf.index_switch
  default {
  }
  return
}
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
// expected-error @+1 {{expected non-function type}}
  scf.index_switch %c ->
  default {
  }
  return
}
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.index_switch' op has 1 case regions but 2 case values}}
  "scf.index_switch"(%c) <{cases = array<i64: 1, 2>}> ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : (index) -> ()
  return
}
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.index_switch' op has duplicate case value: 1}}
  "scf.index_switch"(%c) <{cases = array<i64: 1, 1>}> ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : (index) -> ()
  return
}
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.index_switch' op requires attribute 'cases'}}
  "scf.index_switch"(%c) ({
    "scf.yield"() : () -> ()
  }) : (index) -> ()
  return
}
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
// expected-error @+1 {{invalid properties {cases = array<i32: 1>} for op scf.index_switch: Invalid attribute `cases` in property conversion: array<i32: 1>}}
  "scf.index_switch"(%c) <{cases = array<i32: 1>}> ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : (index) -> ()
  return
}
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks}}
  "scf.index_switch"(%c) <{cases = array<i64: 1>}> ({
    "scf.yield"() : () -> ()
  }, {
  }) : (index) -> ()
  return
}
// -----

func.func @f(%c: index, %x: i32, %y: f32) {
// expected-error @+1 {{'scf.index_switch' op region #0 ('defaultRegion') failed to verify constraint: region with 1 blocks}}
  "scf.index_switch"(%c) <{cases = array<i64: 1>}> ({
  }, {
    "scf.yield"() : () -> ()
  }) : (index) -> ()
  return
}

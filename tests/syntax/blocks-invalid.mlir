// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @entry_args(%a: i32) {
// expected-error @+1 {{invalid block name in region with named arguments}}
^bb0(%b: i32):
  return
}
// -----

func.func @redefined() {
^a:
  cf.br ^a
// expected-error @+1 {{redefinition of block '^a'}}
^a:
  return
}
// -----

func.func @undefined() {
// expected-error @+1 {{reference to an undefined block}}
  cf.br ^nowhere
}
// -----

func.func @undefined_args(%a: i32) {
// expected-error @+1 {{reference to an undefined block}}
  cf.br ^nowhere(%a : i32)
}
// -----

// expected-error @+1 {{empty block: expect at least a terminator}}
func.func @empty_block() {
^a:
^b:
  return
}
// -----

// expected-error @+1 {{custom op 'func.func' expected non-empty function body}}
func.func @no_terminator() {
}
// -----

func.func @no_terminator2() {
// expected-error @+1 {{block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32}}
  %c = arith.constant 1 : i32
}
// -----

func.func @after_terminator() {
  return
// expected-error @+1 {{expected ':'}}
  %c = arith.constant 1 : i32
}
// -----

func.func @two_terminators() {
// expected-error @+1 {{'func.return' op must be the last operation in the parent block}}
  return
  return
}
// -----

func.func @label_no_colon() {
// expected-error @+1 {{expected ':' after block name}}
^a
  return
}
// -----

func.func @label_caret() {
// expected-error @+1 {{invalid block name}}
^:
  return
}
// -----

func.func @label_arg_notype() {
  return
// expected-error @+1 {{expected ':' and type for SSA operand}}
^a(%x):
  return
}
// -----

func.func @label_arg_nocomma() {
  return
// expected-error @+1 {{expected ')'}}
^a(%x: i32 %y: i32):
  return
}
// -----

func.func @label_arg_unclosed() {
  return
// expected-error @+1 {{expected ')'}}
^a(%x: i32:
  return
}
// -----

func.func @label_arg_trailing() {
  return
// expected-error @+1 {{expected SSA operand}}
^a(%x: i32,):
  return
}
// -----

func.func @label_arg_dup() {
  return
// expected-error @+2 {{redefinition of SSA value '%x'}}
// expected-note @+1 {{previously defined here}}
^a(%x: i32, %x: i32):
  return
}
// -----

// expected-note @+1 {{previously defined here}}
func.func @label_arg_redef(%x: i32) {
  return
// expected-error @+1 {{redefinition of SSA value '%x'}}
^a(%x: i32):
  return
}
// -----

func.func @br_count(%a: i32) {
// expected-error @+1 {{branch has 0 operands for successor #0, but target block has 1}}
  cf.br ^a
^a(%x: i32):
  return
}
// -----

func.func @br_count2(%a: i32) {
// expected-error @+1 {{branch has 2 operands for successor #0, but target block has 1}}
  cf.br ^a(%a, %a : i32, i32)
^a(%x: i32):
  return
}
// -----

func.func @br_type(%a: i32) {
// expected-error @+1 {{type mismatch for bb argument #0 of successor #0}}
  cf.br ^a(%a : i32)
^a(%x: f32):
  return
}
// -----

// expected-error @+1 {{entry block of region may not have predecessors}}
func.func @br_entry() {
^a:
  cf.br ^a
}
// -----

func.func @missing_brace() {
// expected-error @+1 {{expected operation name in quotes}}
  return
// -----

func.func @extra_brace() {
  return
// expected-error @+1 {{expected operation name in quotes}}
}
}
// -----

func.func @forward_bad_type(%c: i1) {
  cf.br ^bb2
^bb1:
// expected-note @+1 {{previously used here with type 'f32'}}
  "x.use"(%v) : (f32) -> ()
  return
^bb2:
// expected-error @+1 {{definition of SSA value '%v#0' has type 'i32'}}
  %v = "x.def"() : () -> i32
  cf.br ^bb1
}
// -----

func.func @forward_result_number() {
  cf.br ^bb2
^bb1:
// expected-error @+1 {{use of undeclared SSA value name}}
  "x.use"(%v#2) : (i32) -> ()
  return
^bb2:
  %v:2 = "x.def"() : () -> (f32, i32)
  cf.br ^bb1
}
// -----

func.func @not_dominating(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
// expected-note @+1 {{operand defined here (op in the same region)}}
  %v = "x.def"() : () -> i32
  cf.br ^bb3
^bb2:
  cf.br ^bb3
^bb3:
// expected-error @+1 {{operand #0 does not dominate this use}}
  "x.use"(%v) : (i32) -> ()
  return
}
// -----

func.func @use_before_def() {
// expected-error @+1 {{operand #0 does not dominate this use}}
  "x.use"(%v) : (i32) -> ()
// expected-note @+1 {{operand defined here (op in the same block)}}
  %v = "x.def"() : () -> i32
  return
}
// -----

func.func @self_use() {
// expected-error @+2 {{operand #0 does not dominate this use}}
// expected-note @+1 {{operand defined here (op in the same block)}}
  %v = "x.def"(%v) : (i32) -> i32
  return
}
// -----

// expected-note @+1 {{operand defined as a block argument (block #1 in the same region)}}
func.func @blockarg_not_dominating(%c: i1) {
  cf.cond_br %c, ^bb1(%c : i1), ^bb2
^bb1(%x: i1):
  cf.br ^bb2
^bb2:
// expected-error @+1 {{operand #0 does not dominate this use}}
  "x.use"(%x) : (i1) -> ()
  return
}
// -----

func.func @inner_def_outer_use() {
  "x.region"() ({
    %v = "x.def"() : () -> i32
    "x.end"() : () -> ()
  }) : () -> ()
// expected-error @+1 {{use of undeclared SSA value name}}
  "x.use"(%v) : (i32) -> ()
  return
}
// -----

func.func @isolated(%v: i32) {
// expected-error @+1 {{'func.func' op symbol's parent must have the SymbolTable trait}}
  func.func @inner() {
    "x.use"(%v) : (i32) -> ()
    return
  }
  return
}
// -----

// expected-note @+1 {{previously referenced here}}
func.func @shadow_isolated(%v: i32) {
  builtin.module {
// expected-error @+1 {{region entry argument '%v' is already in use}}
    func.func @inner(%v: f32) {
      "x.use"(%v) : (f32) -> ()
      return
    }
  }
  return
}
// -----

// expected-note @+1 {{previously defined here}}
func.func @no_shadow(%v: i32) {
  "x.region"() ({
// expected-error @+1 {{redefinition of SSA value '%v'}}
    %v = "x.def"() : () -> i32
  }) : () -> ()
  return
}
// -----

func.func @branch_out_of_region() {
  "x.region"() ({
// expected-error @+1 {{reference to an undefined block}}
    "x.br"()[^bb1] : () -> ()
  }) : () -> ()
  cf.br ^bb1
^bb1:
  return
}

// -----

// A region of an unknown op is no graph where it has several blocks.
"foo.region"() ({
  // expected-error @+1 {{operand #0 does not dominate this use}}
  "foo.use"(%0) : (i32) -> ()
  // expected-note @+1 {{operand defined here (op in the same block)}}
  %0 = "foo.def"() : () -> i32
  "foo.br"()[^bb1] : () -> ()
^bb1:
  "foo.use"(%0) : (i32) -> ()
  "foo.end"() : () -> ()
}) : () -> ()

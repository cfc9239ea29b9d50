// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @entry_args(%a: i32) {
^bb0(%b: i32):
  return
}
// CHECK: :[[#@LINE-3]]:1: error: invalid block name in region with named arguments
// -----

func.func @redefined() {
^a:
  cf.br ^a
^a:
  return
}
// CHECK: :[[#@LINE-3]]:1: error: redefinition of block '^a'
// -----

func.func @undefined() {
  cf.br ^nowhere
}
// CHECK: :[[#@LINE-2]]:9: error: reference to an undefined block
// -----

func.func @undefined_args(%a: i32) {
  cf.br ^nowhere(%a : i32)
}
// CHECK: :[[#@LINE-2]]:9: error: reference to an undefined block
// -----

func.func @empty_block() {
^a:
^b:
  return
}
// CHECK: :[[#@LINE-5]]:1: error: empty block: expect at least a terminator
// -----

func.func @no_terminator() {
}
// CHECK: :[[#@LINE-2]]:28: error: custom op 'func.func' expected non-empty function body
// -----

func.func @no_terminator2() {
  %c = arith.constant 1 : i32
}
// CHECK: :[[#@LINE-2]]:8: error: block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
// CHECK: :[[#@LINE-3]]:8: note: see current operation:
// -----

func.func @after_terminator() {
  return
  %c = arith.constant 1 : i32
}
// CHECK: :[[#@LINE-2]]:5: error: expected ':'
// -----

func.func @two_terminators() {
  return
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'func.return' op must be the last operation in the parent block
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @label_no_colon() {
^a
  return
}
// CHECK: :[[#@LINE-3]]:3: error: expected ':' after block name
// -----

func.func @label_caret() {
^:
  return
}
// CHECK: :[[#@LINE-3]]:1: error: invalid block name
// -----

func.func @label_arg_notype() {
  return
^a(%x):
  return
}
// CHECK: :[[#@LINE-3]]:6: error: expected ':' and type for SSA operand
// -----

func.func @label_arg_nocomma() {
  return
^a(%x: i32 %y: i32):
  return
}
// CHECK: :[[#@LINE-3]]:11: error: expected ')'
// -----

func.func @label_arg_unclosed() {
  return
^a(%x: i32:
  return
}
// CHECK: :[[#@LINE-3]]:11: error: expected ')'
// -----

func.func @label_arg_trailing() {
  return
^a(%x: i32,):
  return
}
// CHECK: :[[#@LINE-3]]:12: error: expected SSA operand
// -----

func.func @label_arg_dup() {
  return
^a(%x: i32, %x: i32):
  return
}
// CHECK: :[[#@LINE-3]]:13: error: redefinition of SSA value '%x'
// CHECK: :[[#@LINE-4]]:4: note: previously defined here
// -----

func.func @label_arg_redef(%x: i32) {
  return
^a(%x: i32):
  return
}
// CHECK: :[[#@LINE-3]]:4: error: redefinition of SSA value '%x'
// CHECK: :[[#@LINE-6]]:28: note: previously defined here
// -----

func.func @br_count(%a: i32) {
  cf.br ^a
^a(%x: i32):
  return
}
// CHECK: :[[#@LINE-4]]:3: error: branch has 0 operands for successor #0, but target block has 1
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @br_count2(%a: i32) {
  cf.br ^a(%a, %a : i32, i32)
^a(%x: i32):
  return
}
// CHECK: :[[#@LINE-4]]:3: error: branch has 2 operands for successor #0, but target block has 1
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @br_type(%a: i32) {
  cf.br ^a(%a : i32)
^a(%x: f32):
  return
}
// CHECK: :[[#@LINE-4]]:3: error: type mismatch for bb argument #0 of successor #0
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @br_entry() {
^a:
  cf.br ^a
}
// CHECK: :[[#@LINE-4]]:1: error: entry block of region may not have predecessors
// -----

func.func @extra_brace() {
  return
}
}
// CHECK: :[[#@LINE-2]]:2: error: expected operation name in quotes
// -----

func.func @forward_bad_type(%c: i1) {
  cf.br ^bb2
^bb1:
  "x.use"(%v) : (f32) -> ()
  return
^bb2:
  %v = "x.def"() : () -> i32
  cf.br ^bb1
}
// CHECK: :[[#@LINE-3]]:3: error: definition of SSA value '%v#0' has type 'i32'
// CHECK: :[[#@LINE-7]]:11: note: previously used here with type 'f32'
// -----

func.func @forward_result_number() {
  cf.br ^bb2
^bb1:
  "x.use"(%v#2) : (i32) -> ()
  return
^bb2:
  %v:2 = "x.def"() : () -> (f32, i32)
  cf.br ^bb1
}
// CHECK: :[[#@LINE-6]]:11: error: use of undeclared SSA value name
// -----

func.func @not_dominating(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %v = "x.def"() : () -> i32
  cf.br ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  "x.use"(%v) : (i32) -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: operand #0 does not dominate this use
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// CHECK: :[[#@LINE-10]]:8: note: operand defined here (op in the same region)
// -----

func.func @use_before_def() {
  "x.use"(%v) : (i32) -> ()
  %v = "x.def"() : () -> i32
  return
}
// CHECK: :[[#@LINE-4]]:3: error: operand #0 does not dominate this use
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// CHECK: :[[#@LINE-5]]:8: note: operand defined here (op in the same block)
// -----

func.func @self_use() {
  %v = "x.def"(%v) : (i32) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: operand #0 does not dominate this use
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// CHECK: :[[#@LINE-5]]:8: note: operand defined here (op in the same block)
// -----

func.func @blockarg_not_dominating(%c: i1) {
  cf.cond_br %c, ^bb1(%c : i1), ^bb2
^bb1(%x: i1):
  cf.br ^bb2
^bb2:
  "x.use"(%x) : (i1) -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: operand #0 does not dominate this use
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// CHECK: :[[#@LINE-10]]:1: note: operand defined as a block argument (block #1 in the same region)
// -----

func.func @inner_def_outer_use() {
  "x.region"() ({
    %v = "x.def"() : () -> i32
    "x.end"() : () -> ()
  }) : () -> ()
  "x.use"(%v) : (i32) -> ()
  return
}
// CHECK: :[[#@LINE-3]]:11: error: use of undeclared SSA value name
// -----

func.func @isolated(%v: i32) {
  func.func @inner() {
    "x.use"(%v) : (i32) -> ()
    return
  }
  return
}
// CHECK: :[[#@LINE-6]]:3: error: 'func.func' op symbol's parent must have the SymbolTable trait
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @shadow_isolated(%v: i32) {
  builtin.module {
    func.func @inner(%v: f32) {
      "x.use"(%v) : (f32) -> ()
      return
    }
  }
  return
}
// CHECK: :[[#@LINE-7]]:22: error: region entry argument '%v' is already in use
// CHECK: :[[#@LINE-10]]:28: note: previously referenced here
// -----

func.func @no_shadow(%v: i32) {
  "x.region"() ({
    %v = "x.def"() : () -> i32
  }) : () -> ()
  return
}
// CHECK: :[[#@LINE-4]]:5: error: redefinition of SSA value '%v'
// CHECK: :[[#@LINE-7]]:22: note: previously defined here
// -----

func.func @branch_out_of_region() {
  "x.region"() ({
    "x.br"()[^bb1] : () -> ()
  }) : () -> ()
  cf.br ^bb1
^bb1:
  return
}
// CHECK: :[[#@LINE-6]]:14: error: reference to an undefined block

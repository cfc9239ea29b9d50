// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @entry_label() {
^entry:
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @entry_label() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "entry_label"}> ({
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @renamed(%x: i32) -> i32 {
  cf.br ^exit(%x : i32)
^exit(%r: i32):
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @renamed(%arg0: i32) -> i32 {
// CHECK-NEXT: cf.br ^bb1(%arg0 : i32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i32) -> i32, sym_name = "renamed"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i32):
// GENERIC-NEXT: "cf.br"(%arg0)[^bb1] : (i32) -> ()
// GENERIC-NEXT: ^bb1(%[[V0:.*]]: i32):  // pred: ^bb0
// GENERIC-NEXT: "func.return"(%[[V0]]) : (i32) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @weird_labels() {
  cf.br ^a.b$c-d
^a.b$c-d:
  cf.br ^1
^1:
  cf.br ^bb0
^bb0:
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @weird_labels() {
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "weird_labels"}> ({
// GENERIC-NEXT: "cf.br"()[^bb1] : () -> ()
// GENERIC-NEXT: ^bb1:  // pred: ^bb0
// GENERIC-NEXT: "cf.br"()[^bb2] : () -> ()
// GENERIC-NEXT: ^bb2:  // pred: ^bb1
// GENERIC-NEXT: "cf.br"()[^bb3] : () -> ()
// GENERIC-NEXT: ^bb3:  // pred: ^bb2
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @label_order() {
  cf.br ^bb3
^bb1:
  cf.br ^bb2
^bb3:
  cf.br ^bb1
^bb2:
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @label_order() {
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb2
// CHECK-NEXT: cf.br ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "label_order"}> ({
// GENERIC-NEXT: "cf.br"()[^bb2] : () -> ()
// GENERIC-NEXT: ^bb1:  // pred: ^bb2
// GENERIC-NEXT: "cf.br"()[^bb3] : () -> ()
// GENERIC-NEXT: ^bb2:  // pred: ^bb0
// GENERIC-NEXT: "cf.br"()[^bb1] : () -> ()
// GENERIC-NEXT: ^bb3:  // pred: ^bb1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @loop(%c: i1) {
  cf.br ^bb1
^bb1:
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @loop(%arg0: i1) {
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i1) -> (), sym_name = "loop"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i1):
// GENERIC-NEXT: "cf.br"()[^bb1] : () -> ()
// GENERIC-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// GENERIC-NEXT: "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// GENERIC-NEXT: ^bb2:  // pred: ^bb1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @preds(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb1
^bb1:
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @preds(%arg0: i1) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: cf.cond_br %arg0, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb3
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i1) -> (), sym_name = "preds"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i1):
// GENERIC-NEXT: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// GENERIC-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// GENERIC-NEXT: "cf.cond_br"(%arg0)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// GENERIC-NEXT: ^bb2:  // pred: ^bb1
// GENERIC-NEXT: "cf.br"()[^bb3] : () -> ()
// GENERIC-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @no_preds() {
  return
^bb1:
  return
^bb2(%x: i32):
  cf.br ^bb1
}

// CHECK: module {
// CHECK-NEXT: func.func @no_preds() {
// CHECK-NEXT: return
// CHECK-NEXT: ^bb1:  // pred: ^bb2
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2(%[[V0:.*]]: i32):  // no predecessors
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "no_preds"}> ({
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: ^bb1:  // pred: ^bb2
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: ^bb2(%[[V0:.*]]: i32):  // no predecessors
// GENERIC-NEXT: "cf.br"()[^bb1] : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @self_unreachable() {
  return
^bb1:
  cf.br ^bb1
}

// CHECK: module {
// CHECK-NEXT: func.func @self_unreachable() {
// CHECK-NEXT: return
// CHECK-NEXT: ^bb1:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "self_unreachable"}> ({
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: ^bb1:  // pred: ^bb1
// GENERIC-NEXT: "cf.br"()[^bb1] : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @label_empty_args() {
  return
^a():
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @label_empty_args() {
// CHECK-NEXT: return
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "label_empty_args"}> ({
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: ^bb1:  // no predecessors
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @label_arg_hash() {
  return
^a(%x#0: i32):
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @label_arg_hash() {
// CHECK-NEXT: return
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // no predecessors
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "label_arg_hash"}> ({
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: ^bb1(%[[V0:.*]]: i32):  // no predecessors
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @label_arg_loc() {
  return
^a(%x: i32 loc("a":1:2), %y: f32 loc(unknown)):
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @label_arg_loc() {
// CHECK-NEXT: return
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32, %[[V1:.*]]: f32):  // no predecessors
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "label_arg_loc"}> ({
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: ^bb1(%[[V0:.*]]: i32, %[[V1:.*]]: f32):  // no predecessors
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @forward(%c: i1) {
  cf.br ^bb2
^bb1:
  "x.use"(%v) : (i32) -> ()
  return
^bb2:
  %v = "x.def"() : () -> i32
  cf.br ^bb1
}

// CHECK: module {
// CHECK-NEXT: func.func @forward(%arg0: i1) {
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb2
// CHECK-NEXT: "x.use"(%[[V0:.*]]) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %[[V0]] = "x.def"() : () -> i32
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i1) -> (), sym_name = "forward"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i1):
// GENERIC-NEXT: "cf.br"()[^bb2] : () -> ()
// GENERIC-NEXT: ^bb1:  // pred: ^bb2
// GENERIC-NEXT: "x.use"(%[[V0:.*]]) : (i32) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: ^bb2:  // pred: ^bb0
// GENERIC-NEXT: %[[V0]] = "x.def"() : () -> i32
// GENERIC-NEXT: "cf.br"()[^bb1] : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @forward_two() {
  cf.br ^bb2
^bb1:
  "x.use"(%v#1, %v#0) : (i32, f32) -> ()
  return
^bb2:
  %v:2 = "x.def"() : () -> (f32, i32)
  cf.br ^bb1
}

// CHECK: module {
// CHECK-NEXT: func.func @forward_two() {
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb2
// CHECK-NEXT: "x.use"(%[[V0:.*]]#1, %[[V0]]#0) : (i32, f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %[[V0]]:2 = "x.def"() : () -> (f32, i32)
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "forward_two"}> ({
// GENERIC-NEXT: "cf.br"()[^bb2] : () -> ()
// GENERIC-NEXT: ^bb1:  // pred: ^bb2
// GENERIC-NEXT: "x.use"(%[[V0:.*]]#1, %[[V0]]#0) : (i32, f32) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: ^bb2:  // pred: ^bb0
// GENERIC-NEXT: %[[V0]]:2 = "x.def"() : () -> (f32, i32)
// GENERIC-NEXT: "cf.br"()[^bb1] : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @outer_def_inner_use() {
  %v = "x.def"() : () -> i32
  "x.region"() ({
    "x.use"(%v) : (i32) -> ()
  }) : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @outer_def_inner_use() {
// CHECK-NEXT: %[[V0:.*]] = "x.def"() : () -> i32
// CHECK-NEXT: "x.region"() ({
// CHECK-NEXT: "x.use"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "outer_def_inner_use"}> ({
// GENERIC-NEXT: %[[V0:.*]] = "x.def"() : () -> i32
// GENERIC-NEXT: "x.region"() ({
// GENERIC-NEXT: "x.use"(%[[V0]]) : (i32) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @sibling_regions() {
  "x.region"() ({
    %v = "x.def"() : () -> i32
  }, {
    %v = "x.def"() : () -> f32
  }) : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @sibling_regions() {
// CHECK-NEXT: "x.region"() ({
// CHECK-NEXT: %[[V0:.*]] = "x.def"() : () -> i32
// CHECK-NEXT: }, {
// CHECK-NEXT: %[[V0]] = "x.def"() : () -> f32
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "sibling_regions"}> ({
// GENERIC-NEXT: "x.region"() ({
// GENERIC-NEXT: %[[V1:.*]] = "x.def"() : () -> i32
// GENERIC-NEXT: }, {
// GENERIC-NEXT: %[[V0:.*]] = "x.def"() : () -> f32
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

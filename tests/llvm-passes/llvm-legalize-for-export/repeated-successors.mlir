// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --llvm-legalize-for-export | FileCheck %s

llvm.func @different_operands(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  llvm.return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @different_operands([[ARG0:%[^ ]+]]: i1, [[ARG1:%[^ ]+]]: i32, [[ARG2:%[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     llvm.cond_br [[ARG0]], ^bb1([[ARG1]] : i32), ^bb2([[ARG2]] : i32)
// CHECK-NEXT:   ^bb1([[V0:%[^ ]+]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     llvm.return [[V0]] : i32
// CHECK-NEXT:   ^bb2([[V1:%[^ ]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1([[V1]] : i32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @equal_operands(%c: i1, %a: i32) -> i32 {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%a : i32)
^bb1(%x: i32):
  llvm.return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @equal_operands([[ARG0:%[^ ]+]]: i1, [[ARG1:%[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     llvm.cond_br [[ARG0]], ^bb1([[ARG1]] : i32), ^bb2([[ARG1]] : i32)
// CHECK-NEXT:   ^bb1([[V0:%[^ ]+]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     llvm.return [[V0]] : i32
// CHECK-NEXT:   ^bb2([[V1:%[^ ]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1([[V1]] : i32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @no_operands(%c: i1, %a: i32) -> i32 {
  llvm.cond_br %c, ^bb1, ^bb1
^bb1:
  llvm.return %a : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @no_operands([[ARG0:%[^ ]+]]: i1, [[ARG1:%[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     llvm.cond_br [[ARG0]], ^bb1, ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     llvm.return [[ARG1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @weights_and_attributes(%c: i1, %a: i32, %b: f32) -> i32 {
  llvm.cond_br %c weights([1, 2]), ^bb1(%a, %b : i32, f32), ^bb1(%a, %b : i32, f32) {test.x = 1 : i64}
^bb1(%x: i32, %y: f32):
  llvm.return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @weights_and_attributes([[ARG0:%[^ ]+]]: i1, [[ARG1:%[^ ]+]]: i32, [[ARG2:%[^ ]+]]: f32) -> i32 {
// CHECK-NEXT:     llvm.cond_br [[ARG0]] weights([1, 2]), ^bb1([[ARG1]], [[ARG2]] : i32, f32), ^bb2([[ARG1]], [[ARG2]] : i32, f32) {test.x = 1 : i64}
// CHECK-NEXT:   ^bb1([[V0:%[^ ]+]]: i32, [[V1:%[^ ]+]]: f32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     llvm.return [[V0]] : i32
// CHECK-NEXT:   ^bb2([[V2:%[^ ]+]]: i32, [[V3:%[^ ]+]]: f32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1([[V2]], [[V3]] : i32, f32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @loop(%c: i1, %a: i32, %b: i32) {
  llvm.br ^bb1(%a : i32)
^bb1(%x: i32):
  llvm.cond_br %c, ^bb1(%x : i32), ^bb1(%b : i32)
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @loop([[ARG0:%[^ ]+]]: i1, [[ARG1:%[^ ]+]]: i32, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     llvm.br ^bb1([[ARG1]] : i32)
// CHECK-NEXT:   ^bb1([[V0:%[^ ]+]]: i32):  // 3 preds: ^bb0, ^bb1, ^bb2
// CHECK-NEXT:     llvm.cond_br [[ARG0]], ^bb1([[V0]] : i32), ^bb2([[ARG2]] : i32)
// CHECK-NEXT:   ^bb2([[V1:%[^ ]+]]: i32):  // pred: ^bb1
// CHECK-NEXT:     llvm.br ^bb1([[V1]] : i32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @switch(%s: i32, %a: i32, %b: i32) -> i32 {
  llvm.switch %s : i32, ^bb1(%a : i32) [
    1: ^bb1(%b : i32),
    2: ^bb2,
    3: ^bb2,
    4: ^bb1(%a : i32),
    5: ^bb1(%s : i32),
    6: ^bb3(%s : i32)
  ] {branch_weights = array<i32: 1, 2, 3, 4, 5, 6, 7>}
^bb1(%x: i32):
  llvm.return %x : i32
^bb2:
  llvm.return %b : i32
^bb3(%y: i32):
  llvm.return %y : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @switch([[ARG0:%[^ ]+]]: i32, [[ARG1:%[^ ]+]]: i32, [[ARG2:%[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     llvm.switch [[ARG0]] : i32, ^bb1([[ARG1]] : i32) [
// CHECK-NEXT:       1: ^bb4([[ARG2]] : i32),
// CHECK-NEXT:       2: ^bb2,
// CHECK-NEXT:       3: ^bb2,
// CHECK-NEXT:       4: ^bb5([[ARG1]] : i32),
// CHECK-NEXT:       5: ^bb6([[ARG0]] : i32),
// CHECK-NEXT:       6: ^bb3([[ARG0]] : i32)
// CHECK-NEXT:     ] {branch_weights = array<i32: 1, 2, 3, 4, 5, 6, 7>}
// CHECK-NEXT:   ^bb1([[V0:%[^ ]+]]: i32):  // 4 preds: ^bb0, ^bb4, ^bb5, ^bb6
// CHECK-NEXT:     llvm.return [[V0]] : i32
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     llvm.return [[ARG2]] : i32
// CHECK-NEXT:   ^bb3([[V1:%[^ ]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.return [[V1]] : i32
// CHECK-NEXT:   ^bb4([[V2:%[^ ]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1([[V2]] : i32)
// CHECK-NEXT:   ^bb5([[V3:%[^ ]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1([[V3]] : i32)
// CHECK-NEXT:   ^bb6([[V4:%[^ ]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1([[V4]] : i32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @indirect(%a: i32, %b: i32, %p: !llvm.ptr) -> i32 {
  llvm.indirectbr %p : !llvm.ptr, [^bb1(%a : i32), ^bb1(%b : i32), ^bb2, ^bb2]
^bb1(%x: i32):
  llvm.return %x : i32
^bb2:
  llvm.return %a : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @indirect([[ARG0:%[^ ]+]]: i32, [[ARG1:%[^ ]+]]: i32, [[ARG2:%[^ ]+]]: !llvm.ptr) -> i32 {
// CHECK-NEXT:     llvm.indirectbr [[ARG2]] : !llvm.ptr, [
// CHECK-NEXT:     ^bb1([[ARG0]] : i32),
// CHECK-NEXT:     ^bb3([[ARG1]] : i32),
// CHECK-NEXT:     ^bb2,
// CHECK-NEXT:     ^bb2
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1([[V0:%[^ ]+]]: i32):  // 2 preds: ^bb0, ^bb3
// CHECK-NEXT:     llvm.return [[V0]] : i32
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     llvm.return [[ARG0]] : i32
// CHECK-NEXT:   ^bb3([[V1:%[^ ]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1([[V1]] : i32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @callee() -> i32
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @invoke(%a: i32, %b: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.invoke @callee() to ^bb1(%a : i32) unwind ^bb2(%b : i32) : () -> i32
^bb1(%x: i32):
  llvm.return %x : i32
^bb2(%z: i32):
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return %z : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @callee() -> i32
// CHECK-NEXT:   llvm.func @__gxx_personality_v0(...) -> i32
// CHECK-NEXT:   llvm.func @invoke([[ARG0:%[^ ]+]]: i32, [[ARG1:%[^ ]+]]: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
// CHECK-NEXT:     [[V0:%[^ ]+]] = llvm.invoke @callee() to ^bb1([[ARG0]] : i32) unwind ^bb2([[ARG1]] : i32) : () -> i32
// CHECK-NEXT:   ^bb1([[V1:%[^ ]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.return [[V1]] : i32
// CHECK-NEXT:   ^bb2([[V2:%[^ ]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     [[V3:%[^ ]+]] = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:     llvm.return [[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @unreachable_blocks(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.return %a : i32
^bb1:
  llvm.cond_br %c, ^bb2(%a : i32), ^bb2(%b : i32)
^bb2(%x: i32):
  llvm.return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @unreachable_blocks([[ARG0:%[^ ]+]]: i1, [[ARG1:%[^ ]+]]: i32, [[ARG2:%[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     llvm.return [[ARG1]] : i32
// CHECK-NEXT:   ^bb1:  // no predecessors
// CHECK-NEXT:     llvm.cond_br [[ARG0]], ^bb2([[ARG1]] : i32), ^bb3([[ARG2]] : i32)
// CHECK-NEXT:   ^bb2([[V0:%[^ ]+]]: i32):  // 2 preds: ^bb1, ^bb3
// CHECK-NEXT:     llvm.return [[V0]] : i32
// CHECK-NEXT:   ^bb3([[V1:%[^ ]+]]: i32):  // pred: ^bb1
// CHECK-NEXT:     llvm.br ^bb2([[V1]] : i32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module {
  llvm.func @nested(%c: i1, %a: i32, %b: i32) -> i32 {
    llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
  ^bb1(%x: i32):
    llvm.return %x : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @nested([[ARG0:%[^ ]+]]: i1, [[ARG1:%[^ ]+]]: i32, [[ARG2:%[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     llvm.cond_br [[ARG0]], ^bb1([[ARG1]] : i32), ^bb2([[ARG2]] : i32)
// CHECK-NEXT:   ^bb1([[V0:%[^ ]+]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     llvm.return [[V0]] : i32
// CHECK-NEXT:   ^bb2([[V1:%[^ ]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1([[V1]] : i32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @other_dialects(%c: i1, %a: i32, %b: i32) {
  scf.execute_region {
    cf.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
  ^bb1(%x: i32):
    cf.switch %a : i32, [default: ^bb2(%a : i32), 3: ^bb2(%b : i32)]
  ^bb2(%y: i32):
    scf.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_dialects([[ARG0:%[^ ]+]]: i1, [[ARG1:%[^ ]+]]: i32, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       cf.cond_br [[ARG0]], ^bb1([[ARG1]] : i32), ^bb3([[ARG2]] : i32)
// CHECK-NEXT:     ^bb1([[V0:%[^ ]+]]: i32):  // 2 preds: ^bb0, ^bb3
// CHECK-NEXT:       cf.switch [[ARG1]] : i32, [
// CHECK-NEXT:         default: ^bb2([[ARG1]] : i32),
// CHECK-NEXT:         3: ^bb4([[ARG2]] : i32)
// CHECK-NEXT:       ]
// CHECK-NEXT:     ^bb2([[V1:%[^ ]+]]: i32):  // 2 preds: ^bb1, ^bb4
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     ^bb3([[V2:%[^ ]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:       llvm.br ^bb1([[V2]] : i32)
// CHECK-NEXT:     ^bb4([[V3:%[^ ]+]]: i32):  // pred: ^bb1
// CHECK-NEXT:       llvm.br ^bb2([[V3]] : i32)
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

"foo.op"() ({
  %x = "foo.x"() : () -> i32
  "foo.br"(%x, %x)[^bb1, ^bb1] : (i32, i32) -> ()
^bb1(%z: i32):
  "foo.br"()[^bb1, ^bb1] : () -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "foo.op"() ({
// CHECK-NEXT:     [[V0:%[^ ]+]] = "foo.x"() : () -> i32
// CHECK-NEXT:     "foo.br"([[V0]], [[V0]])[^bb1, ^bb2] : (i32, i32) -> ()
// CHECK-NEXT:   ^bb1([[V1:%[^ ]+]]: i32):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
// CHECK-NEXT:     "foo.br"()[^bb1, ^bb3] : () -> ()
// CHECK-NEXT:   ^bb2([[V2:%[^ ]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1([[V2]] : i32)
// CHECK-NEXT:   ^bb3([[V3:%[^ ]+]]: i32):  // pred: ^bb1
// CHECK-NEXT:     llvm.br ^bb1([[V3]] : i32)
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }

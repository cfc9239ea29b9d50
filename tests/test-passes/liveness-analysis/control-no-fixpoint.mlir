// RUN: mlir-opt %s --test-liveness-analysis | FileCheck %s

module {
  func.func @f(%c: i1, %x: i32) -> i32 attributes {tag = "f"} {
    %t = arith.constant {tag = "t"} true
    cf.cond_br %t, ^a(%x : i32), ^b {tag = "cb"}
  ^a(%y: i32):
    %r = scf.if %c -> (i32) {
      scf.yield {tag = "y1"} %y : i32
    } else {
      scf.yield {tag = "y2"} %x : i32
    } {tag = "if"}
    %l = func.call @g(%r) {tag = "call"} : (i32) -> i32
    return {tag = "ret"} %l : i32
  ^b:
    %d = func.call @ext(%x) {tag = "call2"} : (i32) -> i32
    cf.br ^a(%d : i32) {tag = "br"}
  }
  func.func private @g(%x: i32) -> i32 attributes {tag = "g"} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %q = scf.for %i = %c0 to %c1 step %c1 iter_args(%a = %x) -> i32 {
      scf.yield {tag = "fy"} %a : i32
    } {tag = "for"}
    return {tag = "gret"} %q : i32
  }
  func.func private @unused() attributes {tag = "un"} { return {tag = "unr"} }
  func.func private @ext(i32) -> i32 attributes {tag = "ext"}
}

// CHECK: test_tag: t:
// CHECK-NEXT:  result #0: live
// CHECK-NEXT: test_tag: cb:
// CHECK-NEXT:  operand #0: live
// CHECK-NEXT:  operand #1: live
// CHECK-NEXT: test_tag: y1:
// CHECK-NEXT:  operand #0: live
// CHECK-NEXT: test_tag: y2:
// CHECK-NEXT:  operand #0: live
// CHECK-NEXT: test_tag: if:
// CHECK-NEXT:  operand #0: live
// CHECK-NEXT:  result #0: live
// CHECK-NEXT:  region: #0:
// CHECK-NEXT:  region: #1:
// CHECK-NEXT: test_tag: call:
// CHECK-NEXT:  operand #0: live
// CHECK-NEXT:  result #0: live
// CHECK-NEXT: test_tag: ret:
// CHECK-NEXT:  operand #0: live
// CHECK-NEXT: test_tag: call2:
// CHECK-NEXT:  operand #0: live
// CHECK-NEXT:  result #0: not live
// CHECK-NEXT: test_tag: br:
// CHECK-NEXT:  operand #0: not live
// CHECK-NEXT: test_tag: f:
// CHECK-NEXT:  region: #0:
// CHECK-NEXT:    argument: #0: live
// CHECK-NEXT:    argument: #1: live
// CHECK-NEXT: test_tag: fy:
// CHECK-NEXT:  operand #0: live
// CHECK-NEXT: test_tag: for:
// CHECK-NEXT:  operand #0: live
// CHECK-NEXT:  operand #1: live
// CHECK-NEXT:  operand #2: live
// CHECK-NEXT:  operand #3: live
// CHECK-NEXT:  result #0: live
// CHECK-NEXT:  region: #0:
// CHECK-NEXT:    argument: #0: live
// CHECK-NEXT:    argument: #1: live
// CHECK-NEXT: test_tag: gret:
// CHECK-NEXT:  operand #0: live
// CHECK-NEXT: test_tag: g:
// CHECK-NEXT:  region: #0:
// CHECK-NEXT:    argument: #0: live
// CHECK-NEXT: test_tag: unr:
// CHECK-NEXT: test_tag: un:
// CHECK-NEXT:  region: #0:
// CHECK-NEXT: test_tag: ext:
// CHECK-NEXT:  region: #0:
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32) -> i32 attributes {tag = "f"} {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant {tag = "t"} true
// CHECK-NEXT:     cf.cond_br %[[TRUE]], ^bb1(%[[ARG1]] : i32), ^bb2 {tag = "cb"}
// CHECK-NEXT:   ^bb1(%[[V0:[^ ]+]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[ARG0]] -> (i32) {
// CHECK-NEXT:       scf.yield {tag = "y1"} %[[V0]] : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield {tag = "y2"} %[[ARG1]] : i32
// CHECK-NEXT:     } {tag = "if"}
// CHECK-NEXT:     %[[V2:[^ ]+]] = call @g(%[[V1]]) {tag = "call"} : (i32) -> i32
// CHECK-NEXT:     return {tag = "ret"} %[[V2]] : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V3:[^ ]+]] = call @ext(%[[ARG1]]) {tag = "call2"} : (i32) -> i32
// CHECK-NEXT:     cf.br ^bb1(%[[V3]] : i32) {tag = "br"}
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g(%[[ARG0:[^ ]+]]: i32) -> i32 attributes {tag = "g"} {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG1:[^ ]+]] = %[[C0]] to %[[C1]] step %[[C1]] iter_args(%[[ARG2:[^ ]+]] = %[[ARG0]]) -> (i32) {
// CHECK-NEXT:       scf.yield {tag = "fy"} %[[ARG2]] : i32
// CHECK-NEXT:     } {tag = "for"}
// CHECK-NEXT:     return {tag = "gret"} %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @unused() attributes {tag = "un"} {
// CHECK-NEXT:     return {tag = "unr"}
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @ext(i32) -> i32 attributes {tag = "ext"}
// CHECK-NEXT: }

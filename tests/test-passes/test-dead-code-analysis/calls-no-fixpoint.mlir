// RUN: mlir-opt %s --test-dead-code-analysis 2>&1 | FileCheck %s

func.func private @before(%a: i32) -> i32 attributes {tag = "before"} {
  return {tag = "return"} %a : i32
}
func.func @all(%c: i1, %v: i32) -> i32 attributes {tag = "all"} {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = call @before(%v) {tag = "first"} : (i32) -> i32
  cf.br ^b
^b:
  %1 = call @before(%v) {tag = "second"} : (i32) -> i32
  %2 = call @declared(%v) {tag = "of declared"} : (i32) -> i32
  call @endless() {tag = "of endless"} : () -> ()
  call @referred() {tag = "of referred"} : () -> ()
  return %1 : i32
}
func.func private @declared(i32) -> i32 attributes {tag = "declared"}
func.func private @endless() attributes {tag = "endless"} {
  cf.br ^a
^a:
  cf.br ^a
}
func.func private @referred() attributes {tag = "referred"} {
  return
}
func.func private @uncalled() attributes {tag = "uncalled", refers = @referred} {
  call @uncalled2() {tag = "in uncalled"} : () -> ()
  return
}
func.func private @uncalled2() attributes {tag = "uncalled2"} {
  call @uncalled() : () -> ()
  return
}
memref.global "private" @global : memref<i32> {tag = "global"}
func.func private @refers() attributes {tag = "refers", refers = @global}
module {
  func.func private @inside() attributes {tag = "inside"} {
    return
  }
  func.func @seen() attributes {tag = "seen"} {
    return
  }
}

// CHECK: return:
// CHECK-NEXT: before:
// CHECK-NEXT:  region #0
// CHECK-NEXT:   ^bb0 = live
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT:   %[[V0:[^ ]+]] = func.call @before(%[[ARG1:[^ ]+]]) {tag = "first"} : (i32) -> i32
// CHECK-NEXT:   %[[V1:[^ ]+]] = func.call @before(%[[ARG1]]) {tag = "second"} : (i32) -> i32
// CHECK-NEXT: first:
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT:   func.return {tag = "return"} %[[ARG0:[^ ]+]] : i32
// CHECK-NEXT: second:
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT:   func.return {tag = "return"} %[[ARG0]] : i32
// CHECK-NEXT: of declared:
// CHECK-NEXT: op_preds: predecessors: (none)
// CHECK-NEXT: of endless:
// CHECK-NEXT: of referred:
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT:   func.return
// CHECK-NEXT: all:
// CHECK-NEXT:  region #0
// CHECK-NEXT:   ^bb0 = live
// CHECK-NEXT:   ^bb1 = live
// CHECK-NEXT:    from ^bb0 = live
// CHECK-NEXT:   ^bb2 = live
// CHECK-NEXT:    from ^bb1 = live
// CHECK-NEXT:    from ^bb0 = live
// CHECK-NEXT: op_preds: predecessors: (none)
// CHECK-NEXT: declared:
// CHECK-NEXT:  region #0
// CHECK-NEXT: op_preds: (all) predecessors: (none)
// CHECK-NEXT: endless:
// CHECK-NEXT:  region #0
// CHECK-NEXT:   ^bb0 = live
// CHECK-NEXT:   ^bb1 = live
// CHECK-NEXT:    from ^bb1 = live
// CHECK-NEXT:    from ^bb0 = live
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT:   func.call @endless() {tag = "of endless"} : () -> ()
// CHECK-NEXT: referred:
// CHECK-NEXT:  region #0
// CHECK-NEXT:   ^bb0 = live
// CHECK-NEXT: op_preds: predecessors:
// CHECK-NEXT:   func.call @referred() {tag = "of referred"} : () -> ()
// CHECK-NEXT: in uncalled:
// CHECK-NEXT: uncalled:
// CHECK-NEXT:  region #0
// CHECK-NEXT:   ^bb0 = dead
// CHECK-NEXT: op_preds: (all) predecessors: (none)
// CHECK-NEXT: uncalled2:
// CHECK-NEXT:  region #0
// CHECK-NEXT:   ^bb0 = dead
// CHECK-NEXT: op_preds: (all) predecessors: (none)
// CHECK-NEXT: global:
// CHECK-NEXT: op_preds: predecessors: (none)
// CHECK-NEXT: refers:
// CHECK-NEXT:  region #0
// CHECK-NEXT: op_preds: (all) predecessors: (none)
// CHECK-NEXT: inside:
// CHECK-NEXT:  region #0
// CHECK-NEXT:   ^bb0 = dead
// CHECK-NEXT: op_preds: (all) predecessors: (none)
// CHECK-NEXT: seen:
// CHECK-NEXT:  region #0
// CHECK-NEXT:   ^bb0 = live
// CHECK-NEXT: op_preds: predecessors: (none)
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @before(%[[ARG0:[^ ]+]]: i32) -> i32 attributes {tag = "before"} {
// CHECK-NEXT:     return {tag = "return"} %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @all(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32) -> i32 attributes {tag = "all"} {
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @before(%[[ARG1]]) {tag = "first"} : (i32) -> i32
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %[[V1:[^ ]+]] = call @before(%[[ARG1]]) {tag = "second"} : (i32) -> i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = call @declared(%[[ARG1]]) {tag = "of declared"} : (i32) -> i32
// CHECK-NEXT:     call @endless() {tag = "of endless"} : () -> ()
// CHECK-NEXT:     call @referred() {tag = "of referred"} : () -> ()
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @declared(i32) -> i32 attributes {tag = "declared"}
// CHECK-NEXT:   func.func private @endless() attributes {tag = "endless"} {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @referred() attributes {tag = "referred"} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @uncalled() attributes {refers = @referred, tag = "uncalled"} {
// CHECK-NEXT:     call @uncalled2() {tag = "in uncalled"} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @uncalled2() attributes {tag = "uncalled2"} {
// CHECK-NEXT:     call @uncalled() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.global "private" @global : memref<i32> {tag = "global"}
// CHECK-NEXT:   func.func private @refers() attributes {refers = @global, tag = "refers"}
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func private @inside() attributes {tag = "inside"} {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func @seen() attributes {tag = "seen"} {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

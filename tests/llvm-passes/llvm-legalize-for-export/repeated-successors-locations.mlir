// RUN: mlir-opt %s --split-input-file --mlir-print-debuginfo --mlir-print-local-scope --llvm-legalize-for-export | FileCheck %s

llvm.func @cond_br(%c: i1 loc("c.x":1:1), %a: i32 loc("c.x":1:2)) -> i32 {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%a : i32) loc("branch")
^bb1(%x: i32 loc("argument")):
  llvm.return %x : i32 loc(unknown)
} loc("c.x":1:3)

// CHECK: module {
// CHECK-NEXT:   llvm.func @cond_br([[ARG0:%[^ ]+]]: i1 loc("c.x":1:1), [[ARG1:%[^ ]+]]: i32 loc("c.x":1:2)) -> i32 {
// CHECK-NEXT:     llvm.cond_br [[ARG0]], ^bb1([[ARG1]] : i32), ^bb2([[ARG1]] : i32) loc("branch")
// CHECK-NEXT:   ^bb1([[V0:%[^ ]+]]: i32 loc("argument")):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     llvm.return [[V0]] : i32 loc(unknown)
// CHECK-NEXT:   ^bb2([[V1:%[^ ]+]]: i32 loc("argument")):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1([[V1]] : i32) loc("branch")
// CHECK-NEXT:   } loc("c.x":1:3)
// CHECK-NEXT: } loc("tests/llvm-passes/llvm-legalize-for-export/repeated-successors-locations.mlir":0:0)

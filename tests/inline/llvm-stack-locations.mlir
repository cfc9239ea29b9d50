// RUN: mlir-opt %s --inline=default-pipeline= --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// The stack is restored where the call was, in each block that returned.
llvm.func internal @callee(%n : i32, %c : i1) {
  %0 = llvm.mlir.constant(1 : i32) : i32 loc("one")
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr loc("static")
  %2 = llvm.alloca %n x i32 : (i32) -> !llvm.ptr loc("dynamic")
  llvm.cond_br %c, ^a, ^b loc("branch")
^a:
  llvm.store %n, %1 : i32, !llvm.ptr loc("store")
  llvm.return loc("first")
^b:
  llvm.return loc("second")
} loc("callee")
llvm.func @caller(%n : i32, %c : i1) {
  llvm.call @callee(%n, %c) : (i32, i1) -> () loc("call")
  llvm.return loc("return")
} loc("caller")

// CHECK: module {
// CHECK-NEXT: llvm.func internal @callee(%arg0: i32 loc({{.*}}), %arg1: i1 loc({{.*}})) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32 loc("one")
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr loc("static")
// CHECK-NEXT: %2 = llvm.alloca %arg0 x i32 : (i32) -> !llvm.ptr loc("dynamic")
// CHECK-NEXT: llvm.cond_br %arg1, ^bb1, ^bb2 loc("branch")
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.store %arg0, %1 : i32, !llvm.ptr loc("store")
// CHECK-NEXT: llvm.return loc("first")
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: llvm.return loc("second")
// CHECK-NEXT: } loc("callee")
// CHECK-NEXT: llvm.func @caller(%arg0: i32 loc({{.*}}), %arg1: i1 loc({{.*}})) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32 loc(callsite("static" at "call"))
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr loc(callsite("static" at "call"))
// CHECK-NEXT: %2 = llvm.intr.stacksave : !llvm.ptr loc("call")
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : i32) : i32 loc(callsite("one" at "call"))
// CHECK-NEXT: llvm.intr.lifetime.start %1 : !llvm.ptr loc(callsite("static" at "call"))
// CHECK-NEXT: %4 = llvm.alloca %arg0 x i32 : (i32) -> !llvm.ptr loc(callsite("dynamic" at "call"))
// CHECK-NEXT: llvm.cond_br %arg1, ^bb1, ^bb2 loc(callsite("branch" at "call"))
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.store %arg0, %1 : i32, !llvm.ptr loc(callsite("store" at "call"))
// CHECK-NEXT: llvm.intr.stackrestore %2 : !llvm.ptr loc("call")
// CHECK-NEXT: llvm.intr.lifetime.end %1 : !llvm.ptr loc(callsite("static" at "call"))
// CHECK-NEXT: llvm.br ^bb3 loc(callsite("first" at "call"))
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: llvm.intr.stackrestore %2 : !llvm.ptr loc("call")
// CHECK-NEXT: llvm.intr.lifetime.end %1 : !llvm.ptr loc(callsite("static" at "call"))
// CHECK-NEXT: llvm.br ^bb3 loc(callsite("second" at "call"))
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: llvm.return loc("return")
// CHECK-NEXT: } loc("caller")
// CHECK-NEXT: } loc({{.*}})

// RUN: mlir-opt %s --mem2reg --split-input-file | FileCheck %s

llvm.func @flow(%x : i32, %y : i1) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.br ^head
^head:
  %l = llvm.load %a : !llvm.ptr -> i32
  %z = llvm.icmp "eq" %l, %x : i32
  llvm.cond_br %z, ^body, ^exit
^body:
  %n = llvm.add %l, %x : i32
  llvm.store %n, %a : i32, !llvm.ptr
  llvm.store %n, %b : i32, !llvm.ptr
  llvm.cond_br %y, ^head, ^body
^exit:
  %r = llvm.load %b : !llvm.ptr -> i32
  llvm.switch %r : i32, ^head [ 1: ^out, 2: ^out, 3: ^body ]
^out:
  %q = llvm.load %a : !llvm.ptr -> i32
  %q2 = llvm.load %b : !llvm.ptr -> i32
  %s = llvm.add %q, %q2 : i32
  llvm.return %s : i32
^dead:
  %dl = llvm.load %a : !llvm.ptr -> i32
  llvm.store %dl, %b : i32, !llvm.ptr
  llvm.cond_br %y, ^head, ^dead
}

// CHECK: module {
// CHECK-NEXT: llvm.func @flow(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.undef : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.undef : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.br ^bb1(%arg0, %[[V0]] : i32, i32)
// CHECK-NEXT: ^bb1(%[[V3:[0-9]+]]: i32, %[[V4:[0-9]+]]: i32):  // 4 preds: ^bb0, ^bb2, ^bb3, ^bb5
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.icmp "eq" %[[V3]], %arg0 : i32
// CHECK-NEXT: llvm.cond_br %[[V5]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // 3 preds: ^bb1, ^bb2, ^bb3
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.add %[[V3]], %arg0 : i32
// CHECK-NEXT: llvm.cond_br %arg1, ^bb1(%[[V6]], %[[V6]] : i32, i32), ^bb2
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.switch %[[V4]] : i32, ^bb1(%[[V3]], %[[V4]] : i32, i32) [
// CHECK-NEXT: 1: ^bb4,
// CHECK-NEXT: 2: ^bb4,
// CHECK-NEXT: 3: ^bb2
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb3, ^bb3
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.add %[[V3]], %[[V4]] : i32
// CHECK-NEXT: llvm.return %[[V7]] : i32
// CHECK-NEXT: ^bb5:  // pred: ^bb5
// CHECK-NEXT: llvm.cond_br %arg1, ^bb1(%[[V1]], %[[V0]] : i32, i32), ^bb5
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @invoke(%x : i32) -> i32 attributes {personality = @p} {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %k = llvm.invoke @g() to ^ok unwind ^bad : () -> i32
^ok:
  llvm.store %k, %a : i32, !llvm.ptr
  llvm.invoke @h() to ^end unwind ^bad : () -> ()
^end:
  %l = llvm.load %a : !llvm.ptr -> i32
  llvm.return %l : i32
^bad:
  %lp = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  %l2 = llvm.load %a : !llvm.ptr -> i32
  llvm.return %l2 : i32
}
llvm.func @p(...) -> i32
llvm.func @g() -> i32
llvm.func @h()

// CHECK: module {
// CHECK-NEXT: llvm.func @invoke(%arg0: i32) -> i32 attributes {personality = @p} {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.invoke @g() to ^bb1 unwind ^bb3(%arg0 : i32) : () -> i32
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.invoke @h() to ^bb2 unwind ^bb3(%[[V1]] : i32) : () -> ()
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.return %[[V1]] : i32
// CHECK-NEXT: ^bb3(%[[V2:[0-9]+]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
// CHECK-NEXT: llvm.return %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @p(...) -> i32
// CHECK-NEXT: llvm.func @g() -> i32
// CHECK-NEXT: llvm.func @h()
// CHECK-NEXT: }

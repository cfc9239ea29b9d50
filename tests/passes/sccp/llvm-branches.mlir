// RUN: mlir-opt %s --sccp | FileCheck %s

// Branches of llvm do not say where they go.
llvm.func @cond_br(%a: i32) -> i32 {
  %t = llvm.mlir.constant(true) : i1
  llvm.cond_br %t, ^bb1(%a : i32), ^bb2(%a : i32)
^bb1(%x: i32):
  llvm.return %x : i32
^bb2(%y: i32):
  %c = llvm.mlir.constant(3 : i32) : i32
  %d = llvm.add %c, %y : i32
  llvm.return %d : i32
}

llvm.func @switch() -> i32 {
  %c = llvm.mlir.constant(3 : i32) : i32
  %c4 = llvm.mlir.constant(4 : i32) : i32
  llvm.switch %c : i32, ^bb1(%c : i32) [
    3: ^bb2
  ]
^bb1(%x: i32):
  llvm.return %x : i32
^bb2:
  llvm.br ^bb1(%c4 : i32)
}

// What is compared with null comes first before anything is known.
llvm.func @null(%n: i32) -> i1 {
  %null = llvm.mlir.zero : !llvm.ptr
  %memory = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %0 = llvm.icmp "eq" %memory, %null : !llvm.ptr
  %1 = llvm.icmp "ne" %null, %memory : !llvm.ptr
  %2 = llvm.xor %0, %1 : i1
  llvm.return %2 : i1
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @cond_br(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     llvm.cond_br %[[V1]], ^bb1(%[[ARG0]] : i32), ^bb2(%[[ARG0]] : i32)
// CHECK-NEXT:   ^bb1(%[[V2:[^ ]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.return %[[V2]] : i32
// CHECK-NEXT:   ^bb2(%[[V3:[^ ]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.add %[[V0]], %[[V3]] : i32
// CHECK-NEXT:     llvm.return %[[V4]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @switch() -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     llvm.switch %[[V1]] : i32, ^bb1(%[[V1]] : i32) [
// CHECK-NEXT:       3: ^bb2
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1(%[[V2:[^ ]+]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     llvm.return %[[V2]] : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1(%[[V0]] : i32)
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @null(%[[ARG0:[^ ]+]]: i32) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.alloca %[[ARG0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.icmp "ne" %[[V1]], %[[V2]] : !llvm.ptr
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.xor %[[V0]], %[[V3]] : i1
// CHECK-NEXT:     llvm.return %[[V4]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

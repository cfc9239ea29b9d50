// RUN: mlir-opt %s --inline=default-pipeline= --split-input-file | FileCheck %s

llvm.func @callee(%x : i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %l = llvm.load %a : !llvm.ptr -> i32
  llvm.return %l : i32
}
llvm.func @dyn(%x : i32) -> i32 {
  %a = llvm.alloca %x x i32 : (i32) -> !llvm.ptr
  %l = llvm.load %a : !llvm.ptr -> i32
  llvm.return %l : i32
}
llvm.func @lt(%x : i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %a : !llvm.ptr
  %l = llvm.load %a : !llvm.ptr -> i32
  llvm.intr.lifetime.end %a : !llvm.ptr
  llvm.return %l : i32
}
llvm.func @multi(%x : i32, %c : i1) -> i32 {
  llvm.cond_br %c, ^a, ^b(%x : i32)
^a:
  llvm.return %x : i32
^b(%y : i32):
  %0 = llvm.call @callee(%y) : (i32) -> i32
  llvm.return %0 : i32
}
llvm.func @unr(%x : i32) -> i32 {
  llvm.unreachable
}
llvm.func @ni(%x : i32) -> i32 attributes {no_inline} {
  llvm.return %x : i32
}
llvm.func @ptr(%p : !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return
}
llvm.func internal @int(%x : i32) { llvm.return }
llvm.func internal @int2(%x : i32) attributes {sym_visibility = "private"} { llvm.return }
llvm.func @main(%x : i32, %c : i1, %p : !llvm.ptr) -> i32 {
  %0 = llvm.call @callee(%x) : (i32) -> i32
  %1 = llvm.call @dyn(%0) : (i32) -> i32
  %2 = llvm.call @multi(%1, %c) : (i32, i1) -> i32
  %3 = llvm.call @ni(%2) : (i32) -> i32
  %4 = llvm.call @callee(%3) {no_inline} : (i32) -> i32
  %5 = llvm.call @lt(%4) : (i32) -> i32
  llvm.call @ptr(%p) : (!llvm.ptr) -> ()
  llvm.call @int(%x) : (i32) -> ()
  llvm.call @int2(%x) : (i32) -> ()
  llvm.cond_br %c, ^u, ^v
^u:
  %6 = llvm.call @unr(%5) : (i32) -> i32
  llvm.return %6 : i32
^v:
  %7 = llvm.call @callee(%x) : (i32) -> i32
  llvm.br ^v
}

// CHECK: module {
// CHECK-NEXT: llvm.func @callee(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @dyn(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.alloca %arg0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.load %[[V0]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @lt(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.intr.lifetime.start %[[V1]] : !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.intr.lifetime.end %[[V1]] : !llvm.ptr
// CHECK-NEXT: llvm.return %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @multi(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.cond_br %arg1, ^bb1, ^bb2(%arg0 : i32)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: ^bb2(%[[V2:[0-9]+]]: i32):  // pred: ^bb0
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.intr.lifetime.start %[[V1]] : !llvm.ptr
// CHECK-NEXT: llvm.store %[[V2]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.intr.lifetime.end %[[V1]] : !llvm.ptr
// CHECK-NEXT: llvm.return %[[V4]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @unr(%arg0: i32) -> i32 {
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @ni(%arg0: i32) -> i32 attributes {no_inline} {
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @ptr(%arg0: !llvm.ptr) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func internal @int(%arg0: i32) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @main(%arg0: i32, %arg1: i1, %arg2: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.alloca %[[V2]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.alloca %[[V4]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.alloca %[[V6]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V8:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.intr.lifetime.start %[[V5]] : !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %[[V5]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V9:[0-9]+]] = llvm.load %[[V5]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.intr.lifetime.end %[[V5]] : !llvm.ptr
// CHECK-NEXT: %[[V10:[0-9]+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %[[V11:[0-9]+]] = llvm.alloca %[[V9]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V12:[0-9]+]] = llvm.load %[[V11]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.intr.stackrestore %[[V10]] : !llvm.ptr
// CHECK-NEXT: %[[V13:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.cond_br %arg1, ^bb1, ^bb2(%[[V12]] : i32)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb3(%[[V12]] : i32)
// CHECK-NEXT: ^bb2(%[[V14:[0-9]+]]: i32):  // pred: ^bb0
// CHECK-NEXT: %[[V15:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.intr.lifetime.start %[[V3]] : !llvm.ptr
// CHECK-NEXT: llvm.store %[[V14]], %[[V3]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V16:[0-9]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.intr.lifetime.end %[[V3]] : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb3(%[[V16]] : i32)
// CHECK-NEXT: ^bb3(%[[V17:[0-9]+]]: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: %[[V18:[0-9]+]] = llvm.call @ni(%[[V17]]) : (i32) -> i32
// CHECK-NEXT: %[[V19:[0-9]+]] = llvm.call @callee(%[[V18]]) {no_inline} : (i32) -> i32
// CHECK-NEXT: %[[V20:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.intr.lifetime.start %[[V1]] : !llvm.ptr
// CHECK-NEXT: %[[V21:[0-9]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.intr.lifetime.end %[[V1]] : !llvm.ptr
// CHECK-NEXT: %[[V22:[0-9]+]] = llvm.load %arg2 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.cond_br %arg1, ^bb4, ^bb6
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: ^bb5(%[[V23:[0-9]+]]: i32):  // no predecessors
// CHECK-NEXT: llvm.return %[[V23]] : i32
// CHECK-NEXT: ^bb6:  // 2 preds: ^bb3, ^bb6
// CHECK-NEXT: %[[V24:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.intr.lifetime.start %[[V7]] : !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %[[V7]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V25:[0-9]+]] = llvm.load %[[V7]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.intr.lifetime.end %[[V7]] : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb6
// CHECK-NEXT: }
// CHECK-NEXT: }

// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[109, 101, 115, 115, 97, 103, 101, 0]> : tensor<8xi8>) {addr_space = 0 : i32} : !llvm.array<8 x i8>
  llvm.func @f(%arg0: i1) {
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i8>
    llvm.call @puts(%1) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}

// CHECK: @assert_msg = private constant [8 x i8] c"message\00"
// CHECK-EMPTY:
// CHECK-NEXT: declare void @abort()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @puts(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i1 %0) {
// CHECK-NEXT: br i1 %0, label %2, label %3
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1
// CHECK-NEXT: ret void
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %1
// CHECK-NEXT: call void @puts(ptr @assert_msg)
// CHECK-NEXT: call void @abort()
// CHECK-NEXT: unreachable
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.mlir.global private constant @assert_msg_1(dense<[98, 10, 0]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
  llvm.mlir.global private constant @assert_msg_0(dense<[97, 0]> : tensor<2xi8>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[97, 0]> : tensor<2xi8>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
  llvm.func @f(%arg0: i1) {
    llvm.cond_br %arg0, ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg0, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    llvm.cond_br %arg0, ^bb3, ^bb6
  ^bb3:  // pred: ^bb2
    llvm.return
  ^bb4:  // pred: ^bb0
    %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
    llvm.call @puts(%1) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb5:  // pred: ^bb1
    %2 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
    %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
    llvm.call @puts(%3) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb6:  // pred: ^bb2
    %4 = llvm.mlir.addressof @assert_msg_1 : !llvm.ptr
    %5 = llvm.getelementptr %4[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
    llvm.call @puts(%5) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}

// CHECK: @assert_msg_1 = private constant [3 x i8] c"b\0A\00"
// CHECK-NEXT: @assert_msg_0 = private constant [2 x i8] c"a\00"
// CHECK-NEXT: @assert_msg = private constant [2 x i8] c"a\00"
// CHECK-EMPTY:
// CHECK-NEXT: declare void @abort()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @puts(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i1 %0) {
// CHECK-NEXT: br i1 %0, label %2, label %5
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1
// CHECK-NEXT: br i1 %0, label %3, label %6
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %2
// CHECK-NEXT: br i1 %0, label %4, label %7
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %3
// CHECK-NEXT: ret void
// CHECK-EMPTY:
// CHECK-NEXT: 5:                                                ; preds = %1
// CHECK-NEXT: call void @puts(ptr @assert_msg)
// CHECK-NEXT: call void @abort()
// CHECK-NEXT: unreachable
// CHECK-EMPTY:
// CHECK-NEXT: 6:                                                ; preds = %2
// CHECK-NEXT: call void @puts(ptr @assert_msg_0)
// CHECK-NEXT: call void @abort()
// CHECK-NEXT: unreachable
// CHECK-EMPTY:
// CHECK-NEXT: 7:                                                ; preds = %3
// CHECK-NEXT: call void @puts(ptr @assert_msg_1)
// CHECK-NEXT: call void @abort()
// CHECK-NEXT: unreachable
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.mlir.global private constant @assert_msg_0(dense<[116, 119, 111, 0]> : tensor<4xi8>) {addr_space = 0 : i32} : !llvm.array<4 x i8>
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[111, 110, 101, 0]> : tensor<4xi8>) {addr_space = 0 : i32} : !llvm.array<4 x i8>
  llvm.func @a(%arg0: i1) {
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
    llvm.call @puts(%1) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
  llvm.func @b(%arg0: i1) {
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %0 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
    %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
    llvm.call @puts(%1) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}

// CHECK: @assert_msg_0 = private constant [4 x i8] c"two\00"
// CHECK-NEXT: @assert_msg = private constant [4 x i8] c"one\00"
// CHECK-EMPTY:
// CHECK-NEXT: declare void @abort()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @puts(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @a(i1 %0) {
// CHECK-NEXT: br i1 %0, label %2, label %3
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1
// CHECK-NEXT: ret void
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %1
// CHECK-NEXT: call void @puts(ptr @assert_msg)
// CHECK-NEXT: call void @abort()
// CHECK-NEXT: unreachable
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @b(i1 %0) {
// CHECK-NEXT: br i1 %0, label %2, label %3
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1
// CHECK-NEXT: ret void
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %1
// CHECK-NEXT: call void @puts(ptr @assert_msg_0)
// CHECK-NEXT: call void @abort()
// CHECK-NEXT: unreachable
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[116, 119, 111, 0]> : tensor<4xi8>) {addr_space = 0 : i32} : !llvm.array<4 x i8>
  llvm.func @abort()
  llvm.func @b(%arg0: i1) {
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
    llvm.call @puts(%1) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}

// CHECK: @assert_msg = private constant [4 x i8] c"two\00"
// CHECK-EMPTY:
// CHECK-NEXT: declare void @puts(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @abort()
// CHECK-EMPTY:
// CHECK-NEXT: define void @b(i1 %0) {
// CHECK-NEXT: br i1 %0, label %2, label %3
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1
// CHECK-NEXT: ret void
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %1
// CHECK-NEXT: call void @puts(ptr @assert_msg)
// CHECK-NEXT: call void @abort()
// CHECK-NEXT: unreachable
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --convert-cf-to-llvm --allow-unregistered-dialect | FileCheck %s --check-prefix=LLVM
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0(%c: i1, %x: i32) {
  cf.assert %c, "message"
  return
}

// CHECK-LABEL: func.func @f0(%arg0: i1, %arg1: i32) {
// CHECK-NEXT: cf.assert %arg0, "message"
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f0(%arg0: i1, %arg1: i32) {
// LLVM-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// LLVM-NEXT: ^bb1:  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: ^bb2:  // pred: ^bb0
// LLVM-NEXT: %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
// LLVM-NEXT: %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i8>
// LLVM-NEXT: llvm.call @puts(%1) : (!llvm.ptr) -> ()
// LLVM-NEXT: llvm.call @abort() : () -> ()
// LLVM-NEXT: llvm.unreachable
// LLVM-NEXT: }

func.func @f1(%c: i1, %x: i32) {
  cf.assert %c, ""
  return
}

// CHECK-LABEL: func.func @f1(%arg0: i1, %arg1: i32) {
// CHECK-NEXT: cf.assert %arg0, ""
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f1(%arg0: i1, %arg1: i32) {
// LLVM-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// LLVM-NEXT: ^bb1:  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: ^bb2:  // pred: ^bb0
// LLVM-NEXT: %0 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
// LLVM-NEXT: %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i8>
// LLVM-NEXT: llvm.call @puts(%1) : (!llvm.ptr) -> ()
// LLVM-NEXT: llvm.call @abort() : () -> ()
// LLVM-NEXT: llvm.unreachable
// LLVM-NEXT: }

func.func @f2(%c: i1, %x: i32) {
  cf.assert %c, "quote \22 newline \0A"
  return
}

// CHECK-LABEL: func.func @f2(%arg0: i1, %arg1: i32) {
// CHECK-NEXT: cf.assert %arg0, "quote \22 newline \0A"
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f2(%arg0: i1, %arg1: i32) {
// LLVM-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// LLVM-NEXT: ^bb1:  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: ^bb2:  // pred: ^bb0
// LLVM-NEXT: %0 = llvm.mlir.addressof @assert_msg_1 : !llvm.ptr
// LLVM-NEXT: %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<18 x i8>
// LLVM-NEXT: llvm.call @puts(%1) : (!llvm.ptr) -> ()
// LLVM-NEXT: llvm.call @abort() : () -> ()
// LLVM-NEXT: llvm.unreachable
// LLVM-NEXT: }

func.func @f3(%c: i1, %x: i32) {
  cf.assert %c, "m" {x = 1}
  return
}

// CHECK-LABEL: func.func @f3(%arg0: i1, %arg1: i32) {
// CHECK-NEXT: cf.assert %arg0, "m" {x = 1 : i64}
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f3(%arg0: i1, %arg1: i32) {
// LLVM-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// LLVM-NEXT: ^bb1:  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: ^bb2:  // pred: ^bb0
// LLVM-NEXT: %0 = llvm.mlir.addressof @assert_msg_2 : !llvm.ptr
// LLVM-NEXT: %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
// LLVM-NEXT: llvm.call @puts(%1) : (!llvm.ptr) -> ()
// LLVM-NEXT: llvm.call @abort() : () -> ()
// LLVM-NEXT: llvm.unreachable
// LLVM-NEXT: }

func.func @f4(%c: i1, %x: i32) {
  "cf.assert"(%c) <{msg = "m"}> : (i1) -> ()
  return
}

// CHECK-LABEL: func.func @f4(%arg0: i1, %arg1: i32) {
// CHECK-NEXT: cf.assert %arg0, "m"
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f4(%arg0: i1, %arg1: i32) {
// LLVM-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// LLVM-NEXT: ^bb1:  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: ^bb2:  // pred: ^bb0
// LLVM-NEXT: %0 = llvm.mlir.addressof @assert_msg_3 : !llvm.ptr
// LLVM-NEXT: %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
// LLVM-NEXT: llvm.call @puts(%1) : (!llvm.ptr) -> ()
// LLVM-NEXT: llvm.call @abort() : () -> ()
// LLVM-NEXT: llvm.unreachable
// LLVM-NEXT: }

func.func @f5(%c: i1, %x: i32) {
  "cf.assert"(%c) {msg = "m"} : (i1) -> ()
  return
}

// CHECK-LABEL: func.func @f5(%arg0: i1, %arg1: i32) {
// CHECK-NEXT: cf.assert %arg0, "m"
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f5(%arg0: i1, %arg1: i32) {
// LLVM-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// LLVM-NEXT: ^bb1:  // pred: ^bb0
// LLVM-NEXT: return
// LLVM-NEXT: ^bb2:  // pred: ^bb0
// LLVM-NEXT: %0 = llvm.mlir.addressof @assert_msg_4 : !llvm.ptr
// LLVM-NEXT: %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
// LLVM-NEXT: llvm.call @puts(%1) : (!llvm.ptr) -> ()
// LLVM-NEXT: llvm.call @abort() : () -> ()
// LLVM-NEXT: llvm.unreachable
// LLVM-NEXT: }

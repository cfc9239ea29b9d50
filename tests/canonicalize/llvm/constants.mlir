// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

llvm.func @u(...)
func.func @f() -> i32 {
  %0 = "t.x"() : () -> i32
  %1 = llvm.mlir.undef : i32
  "t.y"(%1) : (i32) -> ()
  %2 = llvm.mlir.undef : i32
  "t.y"(%2) : (i32) -> ()
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @u(...)
// CHECK-NEXT: func.func @f() -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.undef : i32
// CHECK-NEXT: %[[V1:.*]] = "t.x"() : () -> i32
// CHECK-NEXT: "t.y"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT: "t.y"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @u(...)
func.func @f() -> i32 {
  %0 = "t.x"() : () -> i32
  %1 = llvm.mlir.poison : i32
  "t.y"(%1) : (i32) -> ()
  %2 = llvm.mlir.poison : i32
  "t.y"(%2) : (i32) -> ()
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @u(...)
// CHECK-NEXT: func.func @f() -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : i32
// CHECK-NEXT: %[[V1:.*]] = "t.x"() : () -> i32
// CHECK-NEXT: "t.y"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT: "t.y"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @u(...)
func.func @f() -> i32 {
  %0 = "t.x"() : () -> i32
  %1 = llvm.mlir.zero : !llvm.ptr
  "t.y"(%1) : (!llvm.ptr) -> ()
  %2 = llvm.mlir.zero : !llvm.ptr
  "t.y"(%2) : (!llvm.ptr) -> ()
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @u(...)
// CHECK-NEXT: func.func @f() -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V1:.*]] = "t.x"() : () -> i32
// CHECK-NEXT: "t.y"(%[[V0]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: "t.y"(%[[V0]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @u(...)
func.func @f() -> i32 {
  %0 = "t.x"() : () -> i32
  %1 = llvm.mlir.addressof @u : !llvm.ptr
  "t.y"(%1) : (!llvm.ptr) -> ()
  %2 = llvm.mlir.addressof @u : !llvm.ptr
  "t.y"(%2) : (!llvm.ptr) -> ()
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @u(...)
// CHECK-NEXT: func.func @f() -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.addressof @u : !llvm.ptr
// CHECK-NEXT: %[[V1:.*]] = "t.x"() : () -> i32
// CHECK-NEXT: "t.y"(%[[V0]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: "t.y"(%[[V0]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @u(...)
func.func @f() -> i32 {
  %0 = "t.x"() : () -> i32
  %1 = llvm.dso_local_equivalent @u : !llvm.ptr
  "t.y"(%1) : (!llvm.ptr) -> ()
  %2 = llvm.dso_local_equivalent @u : !llvm.ptr
  "t.y"(%2) : (!llvm.ptr) -> ()
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @u(...)
// CHECK-NEXT: func.func @f() -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.dso_local_equivalent @u : !llvm.ptr
// CHECK-NEXT: %[[V1:.*]] = "t.x"() : () -> i32
// CHECK-NEXT: "t.y"(%[[V0]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: "t.y"(%[[V0]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @u(...)
func.func @f() -> i32 {
  %0 = "t.x"() : () -> i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  "t.y"(%1) : (i32) -> ()
  %2 = llvm.mlir.constant(1 : i32) : i32
  "t.y"(%2) : (i32) -> ()
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @u(...)
// CHECK-NEXT: func.func @f() -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:.*]] = "t.x"() : () -> i32
// CHECK-NEXT: "t.y"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT: "t.y"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @u(...)
func.func @f() -> i32 {
  %0 = "t.x"() : () -> i32
  %1 = llvm.mlir.none : !llvm.token
  "t.y"(%1) : (!llvm.token) -> ()
  %2 = llvm.mlir.none : !llvm.token
  "t.y"(%2) : (!llvm.token) -> ()
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @u(...)
// CHECK-NEXT: func.func @f() -> i32 {
// CHECK-NEXT: %[[V0:.*]] = "t.x"() : () -> i32
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.none : !llvm.token
// CHECK-NEXT: "t.y"(%[[V1]]) : (!llvm.token) -> ()
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.none : !llvm.token
// CHECK-NEXT: "t.y"(%[[V2]]) : (!llvm.token) -> ()
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

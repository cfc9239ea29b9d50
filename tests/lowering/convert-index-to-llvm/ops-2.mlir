// RUN: mlir-opt %s --split-input-file --convert-index-to-llvm | FileCheck %s

func.func @f(%a: index, %b: index) {
  %0 = index.cmp ule(%a, %b)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.icmp "ule" %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.cmp ugt(%a, %b)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.icmp "ugt" %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.cmp uge(%a, %b)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.icmp "uge" %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %i: i32, %l: i64, %w: i128) {
  %0 = index.casts %a : index to i32
  %1 = index.casts %a : index to i64
  %2 = index.casts %a : index to i128
  %3 = index.casts %i : i32 to index
  %4 = index.casts %l : i64 to index
  %5 = index.casts %w : i128 to index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32, %arg2: i64, %arg3: i128) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V1:.*]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT: %[[V2:.*]] = llvm.sext %[[V0]] : i64 to i128
// CHECK-NEXT: %[[V3:.*]] = llvm.sext %arg1 : i32 to i64
// CHECK-NEXT: %[[V4:.*]] = llvm.trunc %arg3 : i128 to i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %i: i32, %l: i64, %w: i128) {
  %0 = index.castu %a : index to i32
  %1 = index.castu %a : index to i64
  %2 = index.castu %a : index to i128
  %3 = index.castu %i : i32 to index
  %4 = index.castu %l : i64 to index
  %5 = index.castu %w : i128 to index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32, %arg2: i64, %arg3: i128) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V1:.*]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT: %[[V2:.*]] = llvm.zext %[[V0]] : i64 to i128
// CHECK-NEXT: %[[V3:.*]] = llvm.zext %arg1 : i32 to i64
// CHECK-NEXT: %[[V4:.*]] = llvm.trunc %arg3 : i128 to i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = index.constant 5
  %1 = index.constant -5
  %2 = index.constant 8589934592
  %3 = index.bool.constant true
  %4 = index.bool.constant false
  %5 = index.sizeof
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(5 : i64) : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(-5 : i64) : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(8589934592 : i64) : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %[[V4:.*]] = llvm.mlir.constant(false) : i1
// CHECK-NEXT: %[[V5:.*]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

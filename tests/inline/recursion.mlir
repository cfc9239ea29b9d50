// RUN: mlir-opt %s --inline=default-pipeline= --split-input-file | FileCheck %s

func.func @m1(%x : i32) -> i32 {
  %1 = arith.addi %x, %x : i32
  %0 = func.call @m2(%1) : (i32) -> i32
  return %0 : i32
}
func.func @m2(%x : i32) -> i32 {
  %1 = arith.muli %x, %x : i32
  %0 = func.call @m1(%1) : (i32) -> i32
  return %0 : i32
}
func.func @main(%x : i32) -> i32 {
  %0 = func.call @m1(%x) : (i32) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @m1(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = call @m2(%[[V0]]) : (i32) -> i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @m2(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = arith.muli %arg0, %arg0 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = call @m1(%[[V0]]) : (i32) -> i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @main(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = arith.muli %[[V0]], %[[V0]] : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = arith.addi %[[V1]], %[[V1]] : i32
// CHECK-NEXT: %[[V3:[0-9]+]] = arith.muli %[[V2]], %[[V2]] : i32
// CHECK-NEXT: %[[V4:[0-9]+]] = arith.addi %[[V3]], %[[V3]] : i32
// CHECK-NEXT: %[[V5:[0-9]+]] = arith.muli %[[V4]], %[[V4]] : i32
// CHECK-NEXT: %[[V6:[0-9]+]] = arith.addi %[[V5]], %[[V5]] : i32
// CHECK-NEXT: %[[V7:[0-9]+]] = arith.muli %[[V6]], %[[V6]] : i32
// CHECK-NEXT: %[[V8:[0-9]+]] = call @m1(%[[V7]]) : (i32) -> i32
// CHECK-NEXT: return %[[V8]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @a(%x : i32) -> i32 {
  %1 = arith.addi %x, %x : i32
  %0 = func.call @b(%1) : (i32) -> i32
  return %0 : i32
}
func.func @b(%x : i32) -> i32 {
  %1 = arith.muli %x, %x : i32
  %0 = func.call @c(%1) : (i32) -> i32
  return %0 : i32
}
func.func private @c(%x : i32) -> i32 {
  %1 = arith.subi %x, %x : i32
  %0 = func.call @a(%1) : (i32) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @a(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = arith.muli %[[V0]], %[[V0]] : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = arith.subi %[[V1]], %[[V1]] : i32
// CHECK-NEXT: %[[V3:[0-9]+]] = arith.addi %[[V2]], %[[V2]] : i32
// CHECK-NEXT: %[[V4:[0-9]+]] = arith.muli %[[V3]], %[[V3]] : i32
// CHECK-NEXT: %[[V5:[0-9]+]] = arith.subi %[[V4]], %[[V4]] : i32
// CHECK-NEXT: %[[V6:[0-9]+]] = arith.addi %[[V5]], %[[V5]] : i32
// CHECK-NEXT: %[[V7:[0-9]+]] = arith.muli %[[V6]], %[[V6]] : i32
// CHECK-NEXT: %[[V8:[0-9]+]] = arith.subi %[[V7]], %[[V7]] : i32
// CHECK-NEXT: %[[V9:[0-9]+]] = arith.addi %[[V8]], %[[V8]] : i32
// CHECK-NEXT: %[[V10:[0-9]+]] = arith.muli %[[V9]], %[[V9]] : i32
// CHECK-NEXT: %[[V11:[0-9]+]] = arith.subi %[[V10]], %[[V10]] : i32
// CHECK-NEXT: %[[V12:[0-9]+]] = arith.addi %[[V11]], %[[V11]] : i32
// CHECK-NEXT: %[[V13:[0-9]+]] = call @b(%[[V12]]) : (i32) -> i32
// CHECK-NEXT: return %[[V13]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @b(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = arith.muli %arg0, %arg0 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = arith.subi %[[V0]], %[[V0]] : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = arith.addi %[[V1]], %[[V1]] : i32
// CHECK-NEXT: %[[V3:[0-9]+]] = call @b(%[[V2]]) : (i32) -> i32
// CHECK-NEXT: return %[[V3]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @self(%x : i32) -> i32 {
  %1 = arith.addi %x, %x : i32
  %0 = func.call @self(%1) : (i32) -> i32
  return %0 : i32
}
func.func @main(%x : i32) -> i32 {
  %0 = func.call @self(%x) : (i32) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @self(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = call @self(%[[V0]]) : (i32) -> i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @main(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = call @self(%arg0) : (i32) -> i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @p1(%x : i32) -> i32 {
  %1 = arith.addi %x, %x : i32
  %0 = func.call @p2(%1) : (i32) -> i32
  return %0 : i32
}
func.func private @p2(%x : i32) -> i32 {
  %1 = arith.muli %x, %x : i32
  %0 = func.call @p1(%1) : (i32) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @p1(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = call @p2(%[[V0]]) : (i32) -> i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @p2(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = arith.muli %arg0, %arg0 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = call @p1(%[[V0]]) : (i32) -> i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @p1(%x : i32) -> i32 {
  %1 = arith.addi %x, %x : i32
  return %1 : i32
}
func.func private @p2(%x : i32) -> i32 {
  %1 = func.call @p1(%x) : (i32) -> i32
  %0 = func.call @p1(%1) : (i32) -> i32
  return %0 : i32
}
func.func @taken(%x : i32) -> ((i32) -> i32, i32) {
  %f = func.constant @p2 : (i32) -> i32
  %0 = func.call @p2(%x) : (i32) -> i32
  return %f, %0 : (i32) -> i32, i32
}
func.func @indirect(%x : i32, %g: (i32) -> i32) -> i32 {
  %f = func.constant @p2 : (i32) -> i32
  %0 = func.call_indirect %f(%x) : (i32) -> i32
  %1 = func.call_indirect %g(%x) : (i32) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @p2(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = arith.addi %[[V0]], %[[V0]] : i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @taken(%arg0: i32) -> ((i32) -> i32, i32) {
// CHECK-NEXT: %f = constant @p2 : (i32) -> i32
// CHECK-NEXT: %[[V0:[0-9]+]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = arith.addi %[[V0]], %[[V0]] : i32
// CHECK-NEXT: return %f, %[[V1]] : (i32) -> i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @indirect(%arg0: i32, %arg1: (i32) -> i32) -> i32 {
// CHECK-NEXT: %f = constant @p2 : (i32) -> i32
// CHECK-NEXT: %[[V0:[0-9]+]] = call_indirect %f(%arg0) : (i32) -> i32
// CHECK-NEXT: %[[V1:[0-9]+]] = call_indirect %arg1(%arg0) : (i32) -> i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

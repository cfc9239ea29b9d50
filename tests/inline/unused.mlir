// RUN: mlir-opt %s --inline=default-pipeline= --split-input-file | FileCheck %s

func.func private @d1() { func.call @d2() {no_inline} : () -> () 
 return }
func.func private @d2() { func.call @d3() {no_inline} : () -> () 
 return }
func.func private @d3() { return }
func.func private @e2() { return }
func.func private @e1() { func.call @e2() {no_inline} : () -> () 
 return }
func.func nested @n() { return }
func.func @pub() { return }
module @m {
  func.func nested @n() { return }
  func.func private @p() { return }
}

// CHECK: module {
// CHECK-NEXT: func.func private @d2() {
// CHECK-NEXT: call @d3() {no_inline} : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @d3() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @e2() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @pub() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: module @m {
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @f0(%x : i32) -> i32 {
  %0 = func.call @f2(%x) : (i32) -> i32
  return %0 : i32
}
func.func private @f1(%x : i32) -> i32 {
  return %x : i32
}
func.func private @f2(%x : i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
func.func @f3(%x : i32) -> i32 {
  return %x : i32
}
func.func @f4(%x : i32) -> i32 {
  %0 = func.call @f1(%x) : (i32) -> i32
  %1 = func.call @f2(%0) : (i32) -> i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @f2(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @f3(%arg0: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @f4(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// RUN: mlir-opt %s --inline | FileCheck %s

// What a call has in bundles goes with it.
llvm.func @set(i32)
llvm.func internal @bundled(%level: i32) {
  llvm.call @set(%level) : (i32) -> ()
  llvm.return
}
llvm.func @a(%hint: i64) {
  %level = llvm.mlir.constant(1 : i32) : i32
  llvm.call @bundled(%level) ["tag"(%hint : i64)] : (i32) -> ()
  llvm.return
}
llvm.func @b(%hint: i64) {
  %level = llvm.mlir.constant(1 : i32) : i32
  llvm.call @bundled(%level) ["tag"()] : (i32) -> ()
  llvm.return
}
llvm.func @c(%hint: i64) {
  %level = llvm.mlir.constant(1 : i32) : i32
  llvm.call @bundled(%level) ["deopt"(%hint, %hint : i64, i64), "x"(%hint : i64)] : (i32) -> ()
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @set(i32)
// CHECK-NEXT: llvm.func internal @bundled(%arg0: i32) {
// CHECK-NEXT: llvm.call @set(%arg0) : (i32) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @a(%arg0: i64) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.call @set(%0) : (i32) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @b(%arg0: i64) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.call @set(%0) : (i32) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @c(%arg0: i64) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.call @set(%0) : (i32) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

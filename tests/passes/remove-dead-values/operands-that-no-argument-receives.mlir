// RUN: mlir-opt --remove-dead-values %s | FileCheck %s

// What a variadic function may read of its further operands is not known.
llvm.func @set(i32)

llvm.func internal @logged(%level: i32, ...) {
  llvm.call @set(%level) : (i32) -> ()
  llvm.return
}

llvm.func @caller(%message: !llvm.ptr) {
  %level = llvm.mlir.constant(1 : i32) : i32
  %line = llvm.mlir.constant(2 : i32) : i32
  llvm.call @logged(%level, %message, %line) vararg(!llvm.func<void (i32, ...)>) : (i32, !llvm.ptr, i32) -> ()
  llvm.return
}

// Nor what is done with operands in bundles.
llvm.func internal @bundled(%level: i32) {
  llvm.call @set(%level) : (i32) -> ()
  llvm.return
}

llvm.func @caller_with_bundle(%hint: i64) {
  %level = llvm.mlir.constant(1 : i32) : i32
  llvm.call @bundled(%level) ["tag"(%hint : i64)] : (i32) -> ()
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @set(i32)
// CHECK-NEXT:   llvm.func internal @logged(%[[ARG0:[^ ]+]]: i32, ...) {
// CHECK-NEXT:     llvm.call @set(%[[ARG0]]) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @caller(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     llvm.call @logged(%[[V0]], %[[ARG0]], %[[V1]]) vararg(!llvm.func<void (i32, ...)>) : (i32, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func internal @bundled(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:     llvm.call @set(%[[ARG0]]) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @caller_with_bundle(%[[ARG0:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.call @bundled(%[[V0]]) ["tag"(%[[ARG0]] : i64)] : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

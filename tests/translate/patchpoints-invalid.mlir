// RUN: mlir-translate %s --mlir-to-llvmir --split-input-file --verify-diagnostics

// What is called so has overloads, and none of them has further arguments.

llvm.func @f(%p: !llvm.ptr) {
  %id = llvm.mlir.constant(3 : i64) : i64
  %none = llvm.mlir.constant(0 : i32) : i32
  // expected-error @+2 {{call intrinsic signature i64 (i64, i32, ptr, i32, ptr) to overloaded intrinsic "llvm.experimental.patchpoint.i64" does not match any of the overloads}}
  // expected-error @+1 {{LLVM Translation failed for operation: llvm.call_intrinsic}}
  %0 = llvm.call_intrinsic "llvm.experimental.patchpoint.i64"(%id, %none, %p, %none, %p) : (i64, i32, !llvm.ptr, i32, !llvm.ptr) -> i64
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %none = llvm.mlir.constant(0 : i32) : i32
  // expected-error @+2 {{call intrinsic signature i1 (i32, ptr) to overloaded intrinsic "llvm.coro.suspend.retcon" does not match any of the overloads}}
  // expected-error @+1 {{LLVM Translation failed for operation: llvm.call_intrinsic}}
  %0 = llvm.call_intrinsic "llvm.coro.suspend.retcon"(%none, %p) : (i32, !llvm.ptr) -> i1
  llvm.return
}

// RUN: mlir-translate %s --mlir-to-llvmir --split-input-file --verify-diagnostics

llvm.func @g(!llvm.ptr)
llvm.func @of_an_argument(%p: !llvm.ptr) {
  // expected-error @+2 {{unsupported parameter attribute type}}
  // expected-error @+1 {{LLVM Translation failed for operation: llvm.call}}
  llvm.call @g(%p) : (!llvm.ptr {llvm.align = "a", llvm.nonnull = 1.0}) -> ()
  llvm.return
}

// -----

llvm.func @g() -> !llvm.ptr
llvm.func @of_a_result() {
  // expected-error @+2 {{unsupported parameter attribute type}}
  // expected-error @+1 {{LLVM Translation failed for operation: llvm.call}}
  %0 = llvm.call @g() : () -> (!llvm.ptr {llvm.align = [1]})
  llvm.return
}

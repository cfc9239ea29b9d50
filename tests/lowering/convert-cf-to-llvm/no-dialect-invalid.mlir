// RUN: mlir-opt %s --convert-cf-to-llvm --allow-unregistered-dialect --split-input-file --verify-diagnostics

// What has no dialect passes for an op of cf where nothing has loaded that.
llvm.func @f() {
  // expected-error @+1 {{failed to legalize operation 'foo.op' that was explicitly marked illegal}}
  "foo.op"() : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  "nvvm.op"() : () -> ()
  // expected-error @+1 {{failed to legalize operation 'op' that was explicitly marked illegal}}
  "op"() : () -> ()
  llvm.return
}

// -----

func.func private @with_cf_loaded()
llvm.func @f() {
  "foo.op"() : () -> ()
  llvm.return
}

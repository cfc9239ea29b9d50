// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f() {
  // expected-error @+1 {{'llvm.module_flags' op must appear at the module level}}
  llvm.module_flags []
  return
}
// -----

"foo.x"() ({
  // expected-error @+1 {{'llvm.module_flags' op must appear at the module level}}
  llvm.module_flags []
}) : () -> ()
// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.module_flags' op must appear at the module level}}
  llvm.module_flags [1]
  llvm.return
}

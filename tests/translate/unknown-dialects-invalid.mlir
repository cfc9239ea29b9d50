// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir --verify-diagnostics

// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
func.func private @f()

// -----

llvm.func @f() {
  // expected-error @+1 {{LLVM Translation failed for operation: builtin.unrealized_conversion_cast}}
  %0 = builtin.unrealized_conversion_cast to i32
  llvm.return
}

// -----

llvm.func @f(%c: i1) {
  // expected-error @+2 {{Dialect `cf' not found for custom op 'cf.assert'}}
  // expected-note @+1 {{Available dialects: acc, arm_neon, arm_sme, arm_sve, builtin, dlti, func, gpu, llvm, nvvm, omp, ptr, rocdl, spirv, vcix, xevm ; for more info}}
  cf.assert %c, "x"
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{unregistered operation 'vcix.foo' found in dialect ('vcix') that does not allow unknown operations}}
  "vcix.foo"() : () -> ()
  llvm.return
}

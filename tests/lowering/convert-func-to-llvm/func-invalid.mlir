// RUN: mlir-opt %s --convert-func-to-llvm --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @unknown {{conversion to strided form failed either due to non-strided layout maps (which should have been normalized away) or other reasons}}
func.func @f(%m: memref<?xf32, affine_map<(d0) -> (d0 mod 2)>>) {
  return
}
// -----

// expected-error @+1 {{custom op 'func.func' 'sym_visibility' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @f() attributes {sym_visibility = "private"} {
  return
}
// -----

// expected-error @+1 {{expected ','}}
func.func @f() attributes {frame_pointer = #llvm.framePointerKind<all>, target_cpu = "a", memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none>} {
  return
}
// -----

func.func @main() {
// expected-error @+1 {{'func.func' op symbol's parent must have the SymbolTable trait}}
  func.func @nested(%a: index) {
    return
  }
  return
}

// RUN: not mlir-opt %s --allow-unregistered-dialect --convert-arith-to-llvm 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

func.func @f(%a: index, %b: index) {
  %s, %o = arith.addui_extended %a, %b : index, i1
  return
}
func.func @g(%a: index, %b: index) {
  %s, %o = arith.addui_extended %a, %b : index, i1
  return
}

// CHECK: :4:12: error: 'llvm.extractvalue' op result #0 must be LLVM dialect-compatible type, but got 'index'
// CHECK: :8:12: error: 'llvm.extractvalue' op result #0 must be LLVM dialect-compatible type, but got 'index'

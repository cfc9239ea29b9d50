// RUN: not mlir-opt %s --allow-unregistered-dialect 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

func.func @f() {
  func.call @nowhere() : () -> ()
  "x.op"() : () -> ()
}
func.func @g() {
  func.call @nowhere() : () -> ()
  return
}

// CHECK: :8:3: error: 'func.call' op 'nowhere' does not reference a valid function

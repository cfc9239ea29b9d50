// RUN: not mlir-opt %s --allow-unregistered-dialect 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

func.func @f() {
  "x.use"(%v) : (i32) -> ()
  "x.use"(%v) : (i32) -> ()
  %v = "x.def"() : () -> i32
  return
}
func.func @g() {
  "x.use"(%v) : (i32) -> ()
  %v = "x.def"() : () -> i32
  return
}

// CHECK: :4:3: error: operand #0 does not dominate this use
// CHECK: :10:3: error: operand #0 does not dominate this use

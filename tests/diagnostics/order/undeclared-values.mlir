// RUN: not mlir-opt %s --allow-unregistered-dialect 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

func.func @a() {
  "x.use"(%a, %b) : (i32, i32) -> ()
  "x.use"(%c) : (i32) -> ()
  return
}
func.func @b() {
  "x.use"(%d) : (i32) -> ()
  return
}

// CHECK: :4:11: error: use of undeclared SSA value name
// CHECK: :4:15: error: use of undeclared SSA value name
// CHECK: :5:11: error: use of undeclared SSA value name
// CHECK: :9:11: error: use of undeclared SSA value name

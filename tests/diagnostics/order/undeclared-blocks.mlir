// RUN: not mlir-opt %s --allow-unregistered-dialect 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

func.func @a(%c: i1) {
  cf.cond_br %c, ^x, ^y
}
func.func @b() {
  cf.br ^z
}

// CHECK: :4:18: error: reference to an undefined block
// CHECK: :4:22: error: reference to an undefined block

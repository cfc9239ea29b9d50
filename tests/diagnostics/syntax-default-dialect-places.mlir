// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f() {
  module {}
  return
}
// CHECK: :[[#@LINE-3]]:3: error: custom op 'module' is unknown (tried 'func.module' as well)
// -----

func.func @f(%c: i1) {
  scf.if %c {
    call @f(%c) : (i1) -> ()
  }
  return
}
// CHECK: :[[#@LINE-4]]:5: error: Dialect `' not found for custom op 'call'  (tried '.call' as well)
// -----

func.func @f(%c: i1) {
  scf.if %c {
    yield
  }
  return
}
// CHECK: :[[#@LINE-4]]:5: error: Dialect `' not found for custom op 'yield'  (tried '.yield' as well)
// -----

func.func @f() {
  "x.region"() ({
    func.call @f() : () -> ()
  }) : () -> ()
  return
}
// CHECK: :[[#@LINE-4]]:5: error: 'func.call' op 'f' does not reference a valid function
// CHECK: :[[#@LINE-5]]:5: note: see current operation:
// -----

func.func @f() {
  "x.region"() ({
    call @f() : () -> ()
  }) : () -> ()
  return
}
// CHECK: :[[#@LINE-4]]:5: error: 'func.call' op 'f' does not reference a valid function
// CHECK: :[[#@LINE-5]]:5: note: see current operation:
// -----

func @f()
// CHECK: :[[#@LINE-1]]:1: error: custom op 'func' is unknown (tried 'builtin.func' as well)
// -----

module {
  func private @f()
}
// CHECK: :[[#@LINE-2]]:3: error: custom op 'func' is unknown (tried 'builtin.func' as well)
// -----

func.func @f() {
  %0 = addi %0, %0 : i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: custom op 'addi' is unknown (tried 'func.addi' as well)

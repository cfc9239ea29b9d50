// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-nvgpu-to-nvvm | FileCheck %s

!t = !nvgpu.mbarrier.token
func.func @loop(%t: !t, %n: index, %p: i1, %k: i32) {
  %c1 = arith.constant 1 : i32
  %r = scf.for unsigned %i = %c1 to %k step %c1 iter_args(%a = %t) -> !t : i32 {
    scf.yield %a : !t
  } {foo}
  %x = scf.if %p -> !t { scf.yield %r : !t } else { scf.yield %t : !t } {bar = 1 : i32}
  scf.if %p { %o = scf.if %p -> !t { scf.yield %r : !t } else { scf.yield %t : !t } }
  %w:2 = scf.while (%q = %r, %l = %n) : (!t, index) -> (index, !t) {
    scf.condition(%p) %l, %q : index, !t
  } do {
  ^bb0(%z: index, %zz: !t):
    scf.yield %zz, %z : !t, index
  } attributes {baz}
  scf.while : () -> () { scf.condition(%p) } do { scf.yield }
  scf.while (%l = %n) : (index) -> () { scf.condition(%p) } do { scf.yield %n : index}
  %sw = scf.index_switch %n {at} -> !t case 2 { scf.yield %w#1 : !t } default { scf.yield %t : !t }
  scf.for %i = %n to %n step %n { 
    %rr = scf.for %j = %n to %n step %i iter_args(%a = %t) -> !t { 
      %u = scf.execute_region -> index { scf.yield %j : index }
      "test.foo"(%u, %a) : (index, !t) -> ()
      scf.yield %a : !t
    }
  }
  return
}

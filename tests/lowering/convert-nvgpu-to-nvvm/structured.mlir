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

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%arg0: !nvgpu.mbarrier.token, %arg1: index, %arg2: i1, %arg3: i32) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : !nvgpu.mbarrier.token to i64
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %2 = scf.for unsigned %arg4 = %c1_i32 to %arg3 step %c1_i32 iter_args(%arg5 = %1) -> (i64)  : i32 {
// CHECK-NEXT:       scf.yield %arg5 : i64
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     %3 = scf.if %arg2 -> (i64) {
// CHECK-NEXT:       scf.yield %2 : i64
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %1 : i64
// CHECK-NEXT:     } {bar = 1 : i32}
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:       %6 = scf.if %arg2 -> (i64) {
// CHECK-NEXT:         scf.yield %2 : i64
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %1 : i64
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %4:2 = scf.while (%arg4 = %2, %arg5 = %0) : (i64, i64) -> (i64, i64) {
// CHECK-NEXT:       scf.condition(%arg2) %arg5, %arg4 : i64, i64
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg4: i64, %arg5: i64):
// CHECK-NEXT:       scf.yield %arg5, %arg4 : i64, i64
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       scf.condition(%arg2)
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.while (%arg4 = %0) : (i64) -> () {
// CHECK-NEXT:       scf.condition(%arg2)
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield %0 : i64
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = scf.index_switch %arg1 -> i64
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       scf.yield %4#1 : i64
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       scf.yield %1 : i64
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg4 = %arg1 to %arg1 step %arg1 {
// CHECK-NEXT:       %6 = builtin.unrealized_conversion_cast %arg4 : index to i64
// CHECK-NEXT:       %7 = scf.for %arg5 = %0 to %0 step %6 iter_args(%arg6 = %1) -> (i64)  : i64 {
// CHECK-NEXT:         %8 = builtin.unrealized_conversion_cast %arg6 : i64 to !nvgpu.mbarrier.token
// CHECK-NEXT:         %9 = builtin.unrealized_conversion_cast %arg5 : i64 to index
// CHECK-NEXT:         %10 = scf.execute_region -> index {
// CHECK-NEXT:           scf.yield %9 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         "test.foo"(%10, %8) : (index, !nvgpu.mbarrier.token) -> ()
// CHECK-NEXT:         scf.yield %arg6 : i64
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

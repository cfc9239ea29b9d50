// RUN: mlir-opt %s --allow-unregistered-dialect --test-generic-ir-visitors | FileCheck %s

module {
  func.func @a(%x: i32, %c: i1) -> i32 attributes {y = 3 : i8} {
    %k = arith.constant 1 : i32
    %y:2 = scf.if %c -> (i32, i32) {
      scf.yield %x, %k : i32, i32
    } else {
      %q = arith.addi %x, %k : i32
      scf.yield %q, %x : i32, i32
    }
    %unused:2 = "foo.op"(%k, %k) ({
    }, {
    ^bb0(%q: i1):
      "foo.in"() : () -> ()
      "foo.end"()[^bb1] : () -> ()
    ^bb1:
      "foo.end"() : () -> ()
    }) {b = "x", a} : (i32, i32) -> (i32, i32)
    cf.cond_br %c, ^bb1(%y#0 : i32), ^bb2
  ^bb1(%z: i32):
    cf.br ^bb1(%y#1 : i32)
  ^bb2:
    return %y#0 : i32
  }
  func.func private @decl(i32)
  module @empty {}
}

// CHECK: step 0 op 'builtin.module' before all regions
// CHECK-NEXT: step 1 op 'func.func' before all regions
// CHECK-NEXT: step 2 op 'arith.constant' before all regions
// CHECK-NEXT: step 3 op 'scf.if' before all regions
// CHECK-NEXT: step 4 op 'scf.yield' before all regions
// CHECK-NEXT: step 5 op 'scf.if' before region #1
// CHECK-NEXT: step 6 op 'arith.addi' before all regions
// CHECK-NEXT: step 7 op 'scf.yield' before all regions
// CHECK-NEXT: step 8 op 'scf.if' after all regions
// CHECK-NEXT: step 9 op 'foo.op' before all regions
// CHECK-NEXT: step 10 op 'foo.op' before region #1
// CHECK-NEXT: step 11 op 'foo.in' before all regions
// CHECK-NEXT: step 12 op 'foo.end' before all regions
// CHECK-NEXT: step 13 op 'foo.end' before all regions
// CHECK-NEXT: step 14 op 'foo.op' after all regions
// CHECK-NEXT: step 15 op 'cf.cond_br' before all regions
// CHECK-NEXT: step 16 op 'cf.br' before all regions
// CHECK-NEXT: step 17 op 'func.return' before all regions
// CHECK-NEXT: step 18 op 'func.func' after all regions
// CHECK-NEXT: step 19 op 'func.func' before all regions
// CHECK-NEXT: step 20 op 'func.func' after all regions
// CHECK-NEXT: step 21 op 'builtin.module' before all regions
// CHECK-NEXT: step 22 op 'builtin.module' after all regions
// CHECK-NEXT: step 23 op 'builtin.module' after all regions
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i1) -> i32 attributes {y = 3 : i8} {
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.if %[[ARG1]] -> (i32, i32) {
// CHECK-NEXT:       scf.yield %[[ARG0]], %[[C1_I32]] : i32, i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG0]], %[[C1_I32]] : i32
// CHECK-NEXT:       scf.yield %[[V3]], %[[ARG0]] : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]]:2 = "foo.op"(%[[C1_I32]], %[[C1_I32]]) ({
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: i1):
// CHECK-NEXT:       "foo.in"() : () -> ()
// CHECK-NEXT:       "foo.end"()[^bb1] : () -> ()
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       "foo.end"() : () -> ()
// CHECK-NEXT:     }) {a, b = "x"} : (i32, i32) -> (i32, i32)
// CHECK-NEXT:     cf.cond_br %[[ARG1]], ^bb1(%[[V0]]#0 : i32), ^bb2
// CHECK-NEXT:   ^bb1(%[[V2:[^ ]+]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.br ^bb1(%[[V0]]#1 : i32)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return %[[V0]]#0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @decl(i32)
// CHECK-NEXT:   module @empty {
// CHECK-NEXT:   }
// CHECK-NEXT: }

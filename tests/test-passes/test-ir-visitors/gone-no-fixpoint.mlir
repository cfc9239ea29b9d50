// ORACLE: differs (visits-of-what-is-gone)
// RUN: mlir-opt %s --test-ir-visitors | FileCheck %s

func.func @uses_across_blocks(%c: i1, %a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  cf.cond_br %c, ^a, ^b
^a:
  return %0 : i32
^b:
  return %a : i32
^unreached:
  cf.br ^a
}

// CHECK: Op pre-order visits
// CHECK-NEXT: Visiting op 'builtin.module'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Visiting op 'arith.addi'
// CHECK-NEXT: Visiting op 'cf.cond_br'
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'cf.br'
// CHECK-NEXT: Block pre-order visits
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb3 from region 0 from operation 'func.func'
// CHECK-NEXT: Region pre-order visits
// CHECK-NEXT: Visiting region 0 from operation 'builtin.module'
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Op post-order visits
// CHECK-NEXT: Visiting op 'arith.addi'
// CHECK-NEXT: Visiting op 'cf.cond_br'
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'cf.br'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Visiting op 'builtin.module'
// CHECK-NEXT: Block post-order visits
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb3 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-NEXT: Region post-order visits
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Visiting region 0 from operation 'builtin.module'
// CHECK-NEXT: Op reverse post-order visits
// CHECK-NEXT: Visiting op 'cf.br'
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'cf.cond_br'
// CHECK-NEXT: Visiting op 'arith.addi'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Visiting op 'builtin.module'
// CHECK-NEXT: Block reverse post-order visits
// CHECK-NEXT: Visiting block ^bb3 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-NEXT: Region reverse post-order visits
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Visiting region 0 from operation 'builtin.module'
// CHECK-NEXT: Op forward dominance post-order visits
// CHECK-NEXT: Visiting op 'arith.addi'
// CHECK-NEXT: Visiting op 'cf.cond_br'
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Block forward dominance post-order visits
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'func.func'
// CHECK-NEXT: Region forward dominance post-order visits
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Op reverse dominance post-order visits
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'cf.cond_br'
// CHECK-NEXT: Visiting op 'arith.addi'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Block reverse dominance post-order visits
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Region reverse dominance post-order visits
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Invoke block pre-order visits on blocks
// CHECK-NEXT: Invoke block post-order visits on blocks
// CHECK-NEXT: Invoke region pre-order visits on region
// CHECK-NEXT: Invoke region post-order visits on region
// CHECK-NEXT: Op pre-order erasures (skip)
// CHECK-NEXT: Erasing op 'arith.addi'
// CHECK-NEXT: Erasing op 'cf.cond_br'
// CHECK-NEXT: Erasing op 'func.return'
// CHECK-NEXT: Erasing op 'func.return'
// CHECK-NEXT: Erasing op 'cf.br'
// CHECK-NEXT: Block pre-order erasures (skip)
// CHECK-NEXT: Op post-order erasures (skip)
// CHECK-NEXT: Erasing op 'arith.addi'
// CHECK-NEXT: Erasing op 'cf.cond_br'
// CHECK-NEXT: Erasing op 'func.return'
// CHECK-NEXT: Erasing op 'func.return'
// CHECK-NEXT: Erasing op 'cf.br'
// CHECK-NEXT: Block post-order erasures (skip)
// CHECK-NEXT: Op post-order erasures (no skip)
// CHECK-NEXT: Erasing op 'arith.addi'
// CHECK-NEXT: Erasing op 'cf.cond_br'
// CHECK-NEXT: Erasing op 'func.return'
// CHECK-NEXT: Erasing op 'func.return'
// CHECK-NEXT: Erasing op 'cf.br'
// CHECK-NEXT: Erasing op 'func.func'
// CHECK-NEXT: Erasing op 'builtin.module'
// CHECK-NEXT: Block post-order erasures (no skip)
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @uses_across_blocks(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb3
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return %[[ARG1]] : i32
// CHECK-NEXT:   ^bb3:  // no predecessors
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }

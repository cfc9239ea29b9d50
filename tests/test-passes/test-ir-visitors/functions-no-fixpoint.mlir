// RUN: mlir-opt %s --test-ir-visitors | FileCheck %s

llvm.func @l() { llvm.return }
func.func @g() { builtin.module { func.func @in(%c: i1) { cf.cond_br %c, ^a, ^b 
  ^a: cf.br ^c
  ^b: cf.br ^c
  ^c: return } func.func private @e() } return }
gpu.module @m { gpu.func @k() { gpu.return } }

// CHECK: Op pre-order visits
// CHECK-NEXT: Visiting op 'builtin.module'
// CHECK-NEXT: Visiting op 'llvm.func'
// CHECK-NEXT: Visiting op 'llvm.return'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Visiting op 'builtin.module'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Visiting op 'cf.cond_br'
// CHECK-NEXT: Visiting op 'cf.br'
// CHECK-NEXT: Visiting op 'cf.br'
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'gpu.module'
// CHECK-NEXT: Visiting op 'gpu.func'
// CHECK-NEXT: Visiting op 'gpu.return'
// CHECK-NEXT: Block pre-order visits
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'llvm.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb3 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'gpu.module'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'gpu.func'
// CHECK-NEXT: Region pre-order visits
// CHECK-NEXT: Visiting region 0 from operation 'builtin.module'
// CHECK-NEXT: Visiting region 0 from operation 'llvm.func'
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Visiting region 0 from operation 'builtin.module'
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Visiting region 0 from operation 'gpu.module'
// CHECK-NEXT: Visiting region 0 from operation 'gpu.func'
// CHECK-NEXT: Op post-order visits
// CHECK-NEXT: Visiting op 'llvm.return'
// CHECK-NEXT: Visiting op 'llvm.func'
// CHECK-NEXT: Visiting op 'cf.cond_br'
// CHECK-NEXT: Visiting op 'cf.br'
// CHECK-NEXT: Visiting op 'cf.br'
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Visiting op 'builtin.module'
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Visiting op 'gpu.return'
// CHECK-NEXT: Visiting op 'gpu.func'
// CHECK-NEXT: Visiting op 'gpu.module'
// CHECK-NEXT: Visiting op 'builtin.module'
// CHECK-NEXT: Block post-order visits
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'llvm.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb3 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'gpu.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'gpu.module'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-NEXT: Region post-order visits
// CHECK-NEXT: Visiting region 0 from operation 'llvm.func'
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Visiting region 0 from operation 'builtin.module'
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Visiting region 0 from operation 'gpu.func'
// CHECK-NEXT: Visiting region 0 from operation 'gpu.module'
// CHECK-NEXT: Visiting region 0 from operation 'builtin.module'
// CHECK-NEXT: Op reverse post-order visits
// CHECK-NEXT: Visiting op 'gpu.return'
// CHECK-NEXT: Visiting op 'gpu.func'
// CHECK-NEXT: Visiting op 'gpu.module'
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'cf.br'
// CHECK-NEXT: Visiting op 'cf.br'
// CHECK-NEXT: Visiting op 'cf.cond_br'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Visiting op 'builtin.module'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Visiting op 'llvm.return'
// CHECK-NEXT: Visiting op 'llvm.func'
// CHECK-NEXT: Visiting op 'builtin.module'
// CHECK-NEXT: Block reverse post-order visits
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'gpu.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'gpu.module'
// CHECK-NEXT: Visiting block ^bb3 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'llvm.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-NEXT: Region reverse post-order visits
// CHECK-NEXT: Visiting region 0 from operation 'gpu.func'
// CHECK-NEXT: Visiting region 0 from operation 'gpu.module'
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Visiting region 0 from operation 'builtin.module'
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Visiting region 0 from operation 'llvm.func'
// CHECK-NEXT: Visiting region 0 from operation 'builtin.module'
// CHECK-NEXT: Op forward dominance post-order visits
// CHECK-NEXT: Visiting op 'llvm.return'
// CHECK-NEXT: Visiting op 'llvm.func'
// CHECK-NEXT: Block forward dominance post-order visits
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'llvm.func'
// CHECK-NEXT: Region forward dominance post-order visits
// CHECK-NEXT: Visiting region 0 from operation 'llvm.func'
// CHECK-NEXT: Op reverse dominance post-order visits
// CHECK-NEXT: Visiting op 'llvm.return'
// CHECK-NEXT: Visiting op 'llvm.func'
// CHECK-NEXT: Block reverse dominance post-order visits
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'llvm.func'
// CHECK-NEXT: Region reverse dominance post-order visits
// CHECK-NEXT: Visiting region 0 from operation 'llvm.func'
// CHECK-NEXT: Op forward dominance post-order visits
// CHECK-NEXT: Visiting op 'cf.cond_br'
// CHECK-NEXT: Visiting op 'cf.br'
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'cf.br'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Block forward dominance post-order visits
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb3 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'func.func'
// CHECK-NEXT: Region forward dominance post-order visits
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Op reverse dominance post-order visits
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'cf.br'
// CHECK-NEXT: Visiting op 'cf.br'
// CHECK-NEXT: Visiting op 'cf.cond_br'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Block reverse dominance post-order visits
// CHECK-NEXT: Visiting block ^bb3 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Region reverse dominance post-order visits
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Op forward dominance post-order visits
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Block forward dominance post-order visits
// CHECK-NEXT: Region forward dominance post-order visits
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Op reverse dominance post-order visits
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Block reverse dominance post-order visits
// CHECK-NEXT: Region reverse dominance post-order visits
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Op forward dominance post-order visits
// CHECK-NEXT: Visiting op 'cf.cond_br'
// CHECK-NEXT: Visiting op 'cf.br'
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'cf.br'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Visiting op 'builtin.module'
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Block forward dominance post-order visits
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb3 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Region forward dominance post-order visits
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Visiting region 0 from operation 'builtin.module'
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Op reverse dominance post-order visits
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Visiting op 'func.return'
// CHECK-NEXT: Visiting op 'cf.br'
// CHECK-NEXT: Visiting op 'cf.br'
// CHECK-NEXT: Visiting op 'cf.cond_br'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Visiting op 'builtin.module'
// CHECK-NEXT: Visiting op 'func.func'
// CHECK-NEXT: Block reverse dominance post-order visits
// CHECK-NEXT: Visiting block ^bb3 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb1 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb2 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Region reverse dominance post-order visits
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Visiting region 0 from operation 'builtin.module'
// CHECK-NEXT: Visiting region 0 from operation 'func.func'
// CHECK-NEXT: Op forward dominance post-order visits
// CHECK-NEXT: Visiting op 'gpu.return'
// CHECK-NEXT: Visiting op 'gpu.func'
// CHECK-NEXT: Block forward dominance post-order visits
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'gpu.func'
// CHECK-NEXT: Region forward dominance post-order visits
// CHECK-NEXT: Visiting region 0 from operation 'gpu.func'
// CHECK-NEXT: Op reverse dominance post-order visits
// CHECK-NEXT: Visiting op 'gpu.return'
// CHECK-NEXT: Visiting op 'gpu.func'
// CHECK-NEXT: Block reverse dominance post-order visits
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'gpu.func'
// CHECK-NEXT: Region reverse dominance post-order visits
// CHECK-NEXT: Visiting region 0 from operation 'gpu.func'
// CHECK-NEXT: Invoke block pre-order visits on blocks
// CHECK-NEXT: Invoke block post-order visits on blocks
// CHECK-NEXT: Invoke region pre-order visits on region
// CHECK-NEXT: Invoke region post-order visits on region
// CHECK-NEXT: Op pre-order erasures (skip)
// CHECK-NEXT: Erasing op 'llvm.return'
// CHECK-NEXT: Erasing op 'cf.cond_br'
// CHECK-NEXT: Erasing op 'cf.br'
// CHECK-NEXT: Erasing op 'cf.br'
// CHECK-NEXT: Erasing op 'func.return'
// CHECK-NEXT: Erasing op 'func.return'
// CHECK-NEXT: Erasing op 'gpu.func'
// CHECK-NEXT: Block pre-order erasures (skip)
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'gpu.func'
// CHECK-NEXT: Op post-order erasures (skip)
// CHECK-NEXT: Erasing op 'llvm.return'
// CHECK-NEXT: Erasing op 'cf.cond_br'
// CHECK-NEXT: Erasing op 'cf.br'
// CHECK-NEXT: Erasing op 'cf.br'
// CHECK-NEXT: Erasing op 'func.return'
// CHECK-NEXT: Erasing op 'func.return'
// CHECK-NEXT: Erasing op 'gpu.return'
// CHECK-NEXT: Erasing op 'gpu.func'
// CHECK-NEXT: Block post-order erasures (skip)
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'gpu.func'
// CHECK-NEXT: Op post-order erasures (no skip)
// CHECK-NEXT: Erasing op 'llvm.return'
// CHECK-NEXT: Erasing op 'llvm.func'
// CHECK-NEXT: Erasing op 'cf.cond_br'
// CHECK-NEXT: Erasing op 'cf.br'
// CHECK-NEXT: Erasing op 'cf.br'
// CHECK-NEXT: Erasing op 'func.return'
// CHECK-NEXT: Erasing op 'func.func'
// CHECK-NEXT: Erasing op 'func.func'
// CHECK-NEXT: Erasing op 'builtin.module'
// CHECK-NEXT: Erasing op 'func.return'
// CHECK-NEXT: Erasing op 'func.func'
// CHECK-NEXT: Erasing op 'gpu.return'
// CHECK-NEXT: Erasing op 'gpu.func'
// CHECK-NEXT: Erasing op 'gpu.module'
// CHECK-NEXT: Erasing op 'builtin.module'
// CHECK-NEXT: Block post-order erasures (no skip)
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'llvm.func'
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'func.func'
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'gpu.func'
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'gpu.module'
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @l() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g() {
// CHECK-NEXT:     builtin.module {
// CHECK-NEXT:       func.func @in(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:         cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:       ^bb1:  // pred: ^bb0
// CHECK-NEXT:         cf.br ^bb3
// CHECK-NEXT:       ^bb2:  // pred: ^bb0
// CHECK-NEXT:         cf.br ^bb3
// CHECK-NEXT:       ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:         return
// CHECK-NEXT:       }
// CHECK-NEXT:       func.func private @e()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     gpu.func @k() {
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// RUN: mlir-opt %s --mlir-disable-threading --test-block-is-in-loop | FileCheck %s

// A loop of branches counts for what nests in it, a loop op for functions in it, too.
func.func @loops(%c: i1, %i: index) {
  cf.br ^a
^a:
  scf.for %k = %i to %i step %i {
    builtin.module {
      func.func @inside() {
        return
      }
    }
  }
  scf.if %c {
    builtin.module {
      func.func @besides() {
        return
      }
    }
  }
  cf.cond_br %c, ^a, ^b
^b:
  cf.br ^c
^c:
  scf.execute_region {
    cf.br ^own
  ^own:
    cf.cond_br %c, ^own, ^end
  ^end:
    scf.yield
  }
  return
^alone:
  cf.br ^alone
}

func.func private @declared()

// CHECK: Block is not in a loop
// CHECK-NEXT: ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index):
// CHECK-NEXT:   cf.br ^bb1
// CHECK-EMPTY:
// CHECK-NEXT: Block is in a loop
// CHECK-NEXT: ^bb0:
// CHECK-NEXT:   func.return
// CHECK-EMPTY:
// CHECK-NEXT: Block is in a loop
// CHECK-NEXT: ^bb0:
// CHECK-NEXT:   func.func @inside() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT: Block is in a loop
// CHECK-NEXT: ^bb0(%[[ARG2:[^ ]+]]: index):
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func @inside() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.yield
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0:
// CHECK-NEXT:   func.return
// CHECK-EMPTY:
// CHECK-NEXT: Block is in a loop
// CHECK-NEXT: ^bb0:
// CHECK-NEXT:   func.func @besides() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-EMPTY:
// CHECK-NEXT: Block is in a loop
// CHECK-NEXT: ^bb0:
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func @besides() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.yield
// CHECK-EMPTY:
// CHECK-NEXT: Block is in a loop
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   scf.for %[[ARG2:[^ ]+]] = %[[ARG1:[^ ]+]] to %[[ARG1]] step %[[ARG1]] {
// CHECK-NEXT:     builtin.module {
// CHECK-NEXT:       func.func @inside() {
// CHECK-NEXT:         return
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.if %[[ARG0:[^ ]+]] {
// CHECK-NEXT:     builtin.module {
// CHECK-NEXT:       func.func @besides() {
// CHECK-NEXT:         return
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   cf.cond_br %[[ARG0:[^ ]+]], ^bb1, ^bb2
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   cf.br ^bb3
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0:
// CHECK-NEXT:   cf.br ^bb1
// CHECK-EMPTY:
// CHECK-NEXT: Block is in a loop
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   scf.yield
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT:   scf.execute_region {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     scf.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   func.return
// CHECK-EMPTY:
// CHECK-NEXT: Block is in a loop
// CHECK-NEXT: ^bb4:  // pred: ^bb4
// CHECK-NEXT:   cf.br ^bb4
// CHECK-EMPTY:
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loops(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     scf.for %[[ARG2:[^ ]+]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] {
// CHECK-NEXT:       builtin.module {
// CHECK-NEXT:         func.func @inside() {
// CHECK-NEXT:           return
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %[[ARG0:[^ ]+]] {
// CHECK-NEXT:       builtin.module {
// CHECK-NEXT:         func.func @besides() {
// CHECK-NEXT:           return
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.cond_br %[[ARG0:[^ ]+]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       cf.br ^bb1
// CHECK-NEXT:     ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:       cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:     ^bb2:  // pred: ^bb1
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb4:  // pred: ^bb4
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @declared()
// CHECK-NEXT: }

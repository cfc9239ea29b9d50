// RUN: mlir-opt %s --split-input-file --buffer-hoisting --allow-unregistered-dialect | FileCheck %s

func.func @cf1(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^d(%m : memref<4xf32>)
^b:
  %0 = memref.alloc() : memref<4xf32>
  "x.y"() : () -> ()
  cf.br ^d(%0 : memref<4xf32>)
^d(%x: memref<4xf32>):
  return %x : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cf1(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb3(%[[ARG1]] : memref<4xf32>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     "x.y"() : () -> ()
// CHECK-NEXT:     cf.br ^bb3(%[[ALLOC]] : memref<4xf32>)
// CHECK-NEXT:   ^bb3(%[[V0:[^ ]+]]: memref<4xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     return %[[V0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cf2(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  "pre"() : () -> ()
  cf.cond_br %c, ^a, ^b
^a:
  %1 = memref.alloc() : memref<4xf32>
  cf.br ^d(%1 : memref<4xf32>)
^b:
  %n = "x.n"() : () -> index
  cf.br ^b2
^b2:
  %0 = memref.alloc(%n) : memref<?xf32>
  %cc = memref.cast %0 : memref<?xf32> to memref<4xf32>
  "x.y"() : () -> ()
  cf.br ^d(%cc : memref<4xf32>)
^d(%x: memref<4xf32>):
  return %x : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cf2(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     "pre"() : () -> ()
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb4(%[[ALLOC]] : memref<4xf32>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V0:[^ ]+]] = "x.n"() : () -> index
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc(%[[V0]]) : memref<?xf32>
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC_0]] : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     "x.y"() : () -> ()
// CHECK-NEXT:     cf.br ^bb4(%[[CAST]] : memref<4xf32>)
// CHECK-NEXT:   ^bb4(%[[V1:[^ ]+]]: memref<4xf32>):  // 2 preds: ^bb1, ^bb3
// CHECK-NEXT:     return %[[V1]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop(%c: i1, %lb: index, %ub: index, %s: index, %m: memref<4xf32>) {
  scf.for %i = %lb to %ub step %s {
    scf.if %c {
      "pre"() : () -> ()
      %0 = memref.alloc() : memref<4xf32>
      %1 = memref.alloc(%i) : memref<?xf32>
      %2 = memref.alloca() : memref<4xf32>
      %3 = memref.alloc(%lb) : memref<?xf32>
      "use"(%0, %1, %2, %3) : (memref<4xf32>, memref<?xf32>, memref<4xf32>, memref<?xf32>) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG3]] {
// CHECK-NEXT:       scf.if %[[ARG0]] {
// CHECK-NEXT:         "pre"() : () -> ()
// CHECK-NEXT:         %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         %[[ALLOC_0:[^ ]+]] = memref.alloc(%[[ARG5]]) : memref<?xf32>
// CHECK-NEXT:         %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:         %[[ALLOC_1:[^ ]+]] = memref.alloc(%[[ARG1]]) : memref<?xf32>
// CHECK-NEXT:         "use"(%[[ALLOC]], %[[ALLOC_0]], %[[ALLOCA]], %[[ALLOC_1]]) : (memref<4xf32>, memref<?xf32>, memref<4xf32>, memref<?xf32>) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @forloop(%c: i1, %lb: index, %ub: index, %s: index, %m: memref<4xf32>) {
  scf.for %i = %lb to %ub step %s {
      "pre"() : () -> ()
      %0 = memref.alloc() : memref<4xf32>
      %1 = memref.alloc(%i) : memref<?xf32>
      %2 = memref.alloca() : memref<4xf32>
      %3 = memref.alloc(%lb) : memref<?xf32>
      "use"(%0, %1, %2, %3) : (memref<4xf32>, memref<?xf32>, memref<4xf32>, memref<?xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @forloop(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG3]] {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %[[ALLOC_0:[^ ]+]] = memref.alloc(%[[ARG5]]) : memref<?xf32>
// CHECK-NEXT:       %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       %[[ALLOC_1:[^ ]+]] = memref.alloc(%[[ARG1]]) : memref<?xf32>
// CHECK-NEXT:       "use"(%[[ALLOC]], %[[ALLOC_0]], %[[ALLOCA]], %[[ALLOC_1]]) : (memref<4xf32>, memref<?xf32>, memref<4xf32>, memref<?xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @carried(%c: i1, %lb: index, %ub: index, %s: index, %m: memref<4xf32>) -> memref<4xf32> {
  %r = scf.for %i = %lb to %ub step %s iter_args(%x = %m) -> memref<4xf32> {
      "pre"(%x) : (memref<4xf32>) -> ()
      %0 = memref.alloc() : memref<4xf32>
      %5 = scf.if %c -> memref<4xf32> {
        scf.yield %x : memref<4xf32>
      } else {
        "pre"() : () -> ()
        %1 = memref.alloc() : memref<4xf32>
        scf.yield %1 : memref<4xf32>
      }
      scf.yield %5 : memref<4xf32>
  }
  return %r : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @carried(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG5:[^ ]+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG3]] iter_args(%[[ARG6:[^ ]+]] = %[[ARG4]]) -> (memref<4xf32>) {
// CHECK-NEXT:       "pre"(%[[ARG6]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = scf.if %[[ARG0]] -> (memref<4xf32>) {
// CHECK-NEXT:         scf.yield %[[ARG6]] : memref<4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         "pre"() : () -> ()
// CHECK-NEXT:         scf.yield %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V1]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ifs(%c: i1) {
  scf.if %c {
    "pre"() : () -> ()
    scf.if %c {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      memref.dealloc %1 : memref<4xf32>
      %2 = memref.alloc() : memref<4xf32>
      "use"(%2) : (memref<4xf32>) -> ()
      memref.dealloc %2 : memref<4xf32>
      memref.dealloc %2 : memref<4xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @ifs(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:     scf.if %[[ARG0]] {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       scf.if %[[ARG0]] {
// CHECK-NEXT:         "pre"() : () -> ()
// CHECK-NEXT:         %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:         memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:         %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         "use"(%[[ALLOC_0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:         memref.dealloc %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:         memref.dealloc %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unknown(%c: i1) {
  scf.if %c {
    "pre"() : () -> ()
    "un"() ({
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      memref.dealloc %1 : memref<4xf32>
      "y"() : () -> ()
    }) : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:     scf.if %[[ARG0]] {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       "un"() ({
// CHECK-NEXT:         "pre"() : () -> ()
// CHECK-NEXT:         %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:         memref.dealloc %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:         "y"() : () -> ()
// CHECK-NEXT:       }) : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @exec(%c: i1) {
    "pre"() : () -> ()
    scf.execute_region {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      cf.br ^a
    ^a:
      %2 = memref.alloc() : memref<4xf32>
      "use"(%2) : (memref<4xf32>) -> ()
      scf.yield
    }
    memref.alloca_scope {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      memref.alloca_scope.return
    }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @exec(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:     "pre"() : () -> ()
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:       cf.br ^bb1
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOC_0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[ALLOC]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @while(%c: i1) {
    "pre"() : () -> ()
    scf.while : () -> () {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      scf.condition(%c)
    } do {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      scf.yield
    }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @while(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:     "pre"() : () -> ()
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:       scf.condition(%[[ARG0]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[ALLOC]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @par(%c: i1, %i: index) {
    scf.parallel (%k) = (%i) to (%i) step (%i) {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
    }
    scf.forall (%k) in (%i) {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
    }
    affine.for %k = 0 to 4 {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
    }
    affine.parallel (%k) = (0) to (4) {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
    }
    affine.if affine_set<(d0): (d0 >= 0)>(%i) {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
    }
    scf.index_switch %i 
    case 1 {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      scf.yield
    }
    default {
    }
  return
}

// CHECK: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @par(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     scf.parallel (%[[ARG2:[^ ]+]]) = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.forall (%[[ARG2]]) in (%[[ARG1]]) {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[ALLOC]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 4 {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[ALLOC]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%[[ARG2]]) = (0) to (4) {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[ALLOC]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.if #set(%[[ARG1]]) {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[ALLOC]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.index_switch %[[ARG1]] 
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[ALLOC]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @chain(%c: i1) {
  "pre"() : () -> ()
  cf.br ^a
^a:
  cf.br ^b
^b:
  cf.cond_br %c, ^c, ^e
^c:
  %0 = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^d(%0: memref<4xf32>), ^e
^d(%x: memref<4xf32>):
  cf.br ^d(%x: memref<4xf32>)
^e:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @chain(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:     "pre"() : () -> ()
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb3, ^bb5
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb4(%[[ALLOC]] : memref<4xf32>), ^bb5
// CHECK-NEXT:   ^bb4(%[[V0:[^ ]+]]: memref<4xf32>):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     cf.br ^bb4(%[[V0]] : memref<4xf32>)
// CHECK-NEXT:   ^bb5:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @clone(%c: i1, %x: index, %m: memref<4xf32>, %n: memref<?xf32>, %u: memref<*xf32>) {
  scf.if %c {
   "pre"() : () -> ()
   %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
   %1 = memref.realloc %n : memref<?xf32> to memref<4xf32>
   %t = bufferization.alloc_tensor() : tensor<4xf32>
   %tt = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
   "use"(%0, %1, %tt) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  }
  scf.for %i = %x to %x step %x {
   "pre"() : () -> ()
   %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
   %1 = memref.realloc %n : memref<?xf32> to memref<4xf32>
   %t = bufferization.alloc_tensor() : tensor<4xf32>
   %tt = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
   "use"(%0, %1, %tt) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @clone(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<4xf32>, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     scf.if %[[ARG0]] {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[V0:[^ ]+]] = bufferization.clone %[[ARG2]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = memref.realloc %[[ARG3]] : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = bufferization.alloc_tensor() : tensor<4xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = bufferization.to_buffer %[[V2]] : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:       "use"(%[[V0]], %[[V1]], %[[V3]]) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[V0]] = bufferization.clone %[[ARG2]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       %[[V1]] = memref.realloc %[[ARG3]] : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:       %[[V2]] = bufferization.alloc_tensor() : tensor<4xf32>
// CHECK-NEXT:       %[[V3]] = bufferization.to_buffer %[[V2]] : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:       "use"(%[[V0]], %[[V1]], %[[V3]]) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @re(%c: i1, %m: memref<?xf32>, %n: memref<?xf32>, %i: index) -> memref<?xf32> {
  "pre"() : () -> ()
  cf.cond_br %c, ^a, ^b
^a:
  %1 = memref.alloc(%i) : memref<?xf32>
  %2 = memref.realloc %1(%i) : memref<?xf32> to memref<?xf32>
  cf.br ^d(%2 : memref<?xf32>)
^b:
  %3 = memref.realloc %n(%i) : memref<?xf32> to memref<?xf32>
  cf.br ^d(%3 : memref<?xf32>)
^d(%x: memref<?xf32>):
  return %x : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @re(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: index) -> memref<?xf32> {
// CHECK-NEXT:     "pre"() : () -> ()
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.realloc %[[ARG2]](%[[ARG3]]) : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG3]]) : memref<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.realloc %[[ALLOC]](%[[ARG3]]) : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     cf.br ^bb3(%[[V1]] : memref<?xf32>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb3(%[[V0]] : memref<?xf32>)
// CHECK-NEXT:   ^bb3(%[[V2:[^ ]+]]: memref<?xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     return %[[V2]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dtwice(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  "pre"() : () -> ()
  cf.cond_br %c, ^a, ^b
^a:
  %1 = memref.alloc() : memref<4xf32>
  bufferization.dealloc (%1, %1 : memref<4xf32>, memref<4xf32>) if (%c, %c)
  cf.br ^d(%1 : memref<4xf32>)
^b:
  %2 = memref.alloc() : memref<4xf32>
  %cl = bufferization.clone %2 : memref<4xf32> to memref<4xf32>
  bufferization.dealloc (%2: memref<4xf32>) if (%c)
  bufferization.dealloc (%2: memref<4xf32>) if (%c)
  cf.br ^d(%2 : memref<4xf32>)
^d(%x: memref<4xf32>):
  return %x : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dtwice(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     "pre"() : () -> ()
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     bufferization.dealloc (%[[ALLOC]], %[[ALLOC]] : memref<4xf32>, memref<4xf32>) if (%[[ARG0]], %[[ARG0]])
// CHECK-NEXT:     cf.br ^bb3(%[[ALLOC]] : memref<4xf32>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.clone %[[ALLOC_0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     bufferization.dealloc (%[[ALLOC_0]] : memref<4xf32>) if (%[[ARG0]])
// CHECK-NEXT:     bufferization.dealloc (%[[ALLOC_0]] : memref<4xf32>) if (%[[ARG0]])
// CHECK-NEXT:     cf.br ^bb3(%[[ALLOC_0]] : memref<4xf32>)
// CHECK-NEXT:   ^bb3(%[[V1:[^ ]+]]: memref<4xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     return %[[V1]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @exec(%c: i1, %n: memref<4xf32>) -> memref<4xf32> {
  "pre"() : () -> ()
  %0 = scf.execute_region -> memref<4xf32> {
    "pre"() : () -> ()
    cf.cond_br %c, ^a, ^b
  ^a:
    "pre"() : () -> ()
    %1 = memref.alloc() : memref<4xf32>
    scf.yield %1 : memref<4xf32>
  ^b:
    "pre"() : () -> ()
    cf.br ^c
  ^c:
    %s = scf.if %c -> memref<4xf32> {
    "pre"() : () -> ()
    %2 = memref.alloc() : memref<4xf32>
      scf.yield %2 : memref<4xf32>
    } else {
      scf.yield %n : memref<4xf32>
    }
    scf.yield %s : memref<4xf32>
  }
  return %0 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @exec(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     "pre"() : () -> ()
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.execute_region -> memref<4xf32> {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       scf.yield %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:     ^bb2:  // pred: ^bb0
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       cf.br ^bb3
// CHECK-NEXT:     ^bb3:  // pred: ^bb2
// CHECK-NEXT:       %[[V1:[^ ]+]] = scf.if %[[ARG0]] -> (memref<4xf32>) {
// CHECK-NEXT:         "pre"() : () -> ()
// CHECK-NEXT:         scf.yield %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[ARG1]] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V1]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @par(%c: i1, %i: index, %n: memref<4xf32>) -> memref<4xf32> {
    %r = scf.parallel (%k) = (%i) to (%i) step (%i) init(%n) -> memref<4xf32> {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      scf.reduce(%1 : memref<4xf32>) {
       ^bb0(%a: memref<4xf32>, %b: memref<4xf32>):
         %2 = memref.alloc() : memref<4xf32>
         scf.reduce.return %2 : memref<4xf32>
      }
    }
  return %r : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @par(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.parallel (%[[ARG3:[^ ]+]]) = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) init (%[[ARG2]]) -> memref<4xf32> {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       scf.reduce(%[[ALLOC]] : memref<4xf32>) {
// CHECK-NEXT:       ^bb0(%[[ARG4:[^ ]+]]: memref<4xf32>, %[[ARG5:[^ ]+]]: memref<4xf32>):
// CHECK-NEXT:         %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         scf.reduce.return %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @whileloop(%c: i1, %i: index, %n: memref<4xf32>) -> memref<4xf32> {
  %r = scf.while (%x = %n) : (memref<4xf32>) -> memref<4xf32> {
    "pre"() : () -> ()
    %1 = memref.alloc() : memref<4xf32>
    "use"(%1) : (memref<4xf32>) -> ()
    %2 = memref.alloc() : memref<4xf32>
    scf.condition(%c) %2 : memref<4xf32>
  } do {
  ^bb0(%z: memref<4xf32>):
    "pre"() : () -> ()
    %1 = memref.alloc() : memref<4xf32>
    %3 = memref.alloc() : memref<4xf32>
    scf.yield %3 : memref<4xf32>
  }
  return %r : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @whileloop(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.while (%[[ARG3:[^ ]+]] = %[[ARG2]]) : (memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:       %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       scf.condition(%[[ARG0]]) %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG3]]: memref<4xf32>):
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[ALLOC]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %[[ALLOC_0]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       scf.yield %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @asy(%c: i1, %i: index, %n: memref<4xf32>) {
  %token = async.execute {
    "pre"() : () -> ()
    %1 = memref.alloc() : memref<4xf32>
    "use"(%1) : (memref<4xf32>) -> ()
    async.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @asy(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @affif(%c: i1, %i: index, %n: memref<4xf32>) -> memref<4xf32> {
  %0 = affine.if affine_set<(d0): (d0 >= 0)>(%i) -> memref<4xf32> {
    "pre"() : () -> ()
    %1 = memref.alloc() : memref<4xf32>
    affine.yield %1 : memref<4xf32>
  } else {
    affine.yield %n : memref<4xf32>
  }
  %2 = affine.for %k = 0 to 10 iter_args(%z = %n) -> memref<4xf32> {
    "pre"() : () -> ()
    %1 = memref.alloc() : memref<4xf32>
    affine.yield %1 : memref<4xf32>
  }
  return %0 : memref<4xf32>
}

// CHECK: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @affif(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.if #set(%[[ARG1]]) -> memref<4xf32> {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       affine.yield %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       affine.yield %[[ARG2]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.for %[[ARG3:[^ ]+]] = 0 to 10 iter_args(%[[ARG4:[^ ]+]] = %[[ARG2]]) -> (memref<4xf32>) {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       affine.yield %[[ALLOC_0]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nestloop(%c: i1, %i: index, %n: memref<4xf32>) {
  scf.for %k = %i to %i step %i {
    "pre"() : () -> ()
    scf.for %k2 = %i to %i step %i {
      "pre"() : () -> ()
      scf.execute_region {
        cf.br ^a
      ^a:
        scf.for %k3 = %i to %i step %i {
          "pre"() : () -> ()
          %1 = memref.alloc() : memref<4xf32>
          "use"(%1) : (memref<4xf32>) -> ()
          %2 = memref.alloc(%k) : memref<?xf32>
          "use"(%2) : (memref<?xf32>) -> ()
        }
        scf.yield
      }
      scf.for %k3 = %i to %i step %i {
        scf.for %k4 = %i to %i step %i {
          "pre"() : () -> ()
          %1 = memref.alloc() : memref<4xf32>
          "use"(%1) : (memref<4xf32>) -> ()
          %2 = memref.alloc(%k) : memref<?xf32>
          "use"(%2) : (memref<?xf32>) -> ()
        }
      }
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nestloop(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     scf.for %[[ARG3:[^ ]+]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] {
// CHECK-NEXT:       "pre"() : () -> ()
// CHECK-NEXT:       scf.for %[[ARG4:[^ ]+]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] {
// CHECK-NEXT:         "pre"() : () -> ()
// CHECK-NEXT:         scf.execute_region {
// CHECK-NEXT:           cf.br ^bb1
// CHECK-NEXT:         ^bb1:  // pred: ^bb0
// CHECK-NEXT:           scf.for %[[ARG5:[^ ]+]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] {
// CHECK-NEXT:             "pre"() : () -> ()
// CHECK-NEXT:             %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:             "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:             %[[ALLOC_0:[^ ]+]] = memref.alloc(%[[ARG3]]) : memref<?xf32>
// CHECK-NEXT:             "use"(%[[ALLOC_0]]) : (memref<?xf32>) -> ()
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.for %[[ARG5]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] {
// CHECK-NEXT:           scf.for %[[ARG6:[^ ]+]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] {
// CHECK-NEXT:             "pre"() : () -> ()
// CHECK-NEXT:             %[[ALLOC]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:             "use"(%[[ALLOC]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:             %[[ALLOC_0]] = memref.alloc(%[[ARG3]]) : memref<?xf32>
// CHECK-NEXT:             "use"(%[[ALLOC_0]]) : (memref<?xf32>) -> ()
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

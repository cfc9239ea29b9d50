// RUN: mlir-opt %s --split-input-file --drop-equivalent-buffer-results --allow-unregistered-dialect | FileCheck %s

func.func private @a(%m: memref<4xf32>, %n: memref<?xf32>) -> (memref<4xf32> {x.y = 1 : i32}, f32, memref<?xf32>, memref<4xf32>) {
  %c = arith.constant 1.0 : f32
  %0 = memref.cast %n : memref<?xf32> to memref<4xf32>
  %1 = memref.cast %m : memref<4xf32> to memref<?xf32>
  return %0, %c, %1, %m : memref<4xf32>, f32, memref<?xf32>, memref<4xf32>
}
func.func @main(%m: memref<4xf32>, %n: memref<?xf32>) {
  %0:4 = call @a(%m, %n) {foo} : (memref<4xf32>, memref<?xf32>) -> (memref<4xf32>, f32, memref<?xf32>, memref<4xf32>)
  "use"(%0#0, %0#1, %0#2, %0#3) : (memref<4xf32>, f32, memref<?xf32>, memref<4xf32>) -> ()
  %1:4 = call @a(%0#3, %0#2) {foo} : (memref<4xf32>, memref<?xf32>) -> (memref<4xf32>, f32, memref<?xf32>, memref<4xf32>)
  "use"(%1#0, %1#1, %1#2, %1#3) : (memref<4xf32>, f32, memref<?xf32>, memref<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @a(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG1]] : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = memref.cast %[[ARG0]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @a(%[[ARG0]], %[[ARG1]]) : (memref<4xf32>, memref<?xf32>) -> f32
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG1]] : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = memref.cast %[[ARG0]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     "use"(%[[CAST]], %[[V0]], %[[CAST_0]], %[[ARG0]]) : (memref<4xf32>, f32, memref<?xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     %[[V1:[^ ]+]] = call @a(%[[ARG0]], %[[CAST_0]]) : (memref<4xf32>, memref<?xf32>) -> f32
// CHECK-NEXT:     %[[CAST_1:[^ ]+]] = memref.cast %[[CAST_0]] : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     %[[CAST_2:[^ ]+]] = memref.cast %[[ARG0]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     "use"(%[[CAST_1]], %[[V1]], %[[CAST_2]], %[[ARG0]]) : (memref<4xf32>, f32, memref<?xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @rets(%c: i1, %m: memref<4xf32>, %n: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  cf.cond_br %c, ^a, ^b
^a:
  return %m, %n: memref<4xf32>, memref<4xf32>
^b:
  return %n, %n: memref<4xf32>, memref<4xf32>
}
func.func @x(%c: i1, %m: memref<4xf32>, %n: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %0, %1 = call @rets(%c, %m, %n) : (i1, memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
  return %0, %1 : memref<4xf32>, memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @rets(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<4xf32>, %[[ARG2:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %[[ARG1]] : memref<4xf32>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return %[[ARG2]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @x(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<4xf32>, %[[ARG2:[^ ]+]]: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @rets(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (i1, memref<4xf32>, memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:     return %[[V0]], %[[ARG2]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pub(%c: i1, %m: memref<4xf32>) -> (memref<4xf32>) {
  return %m: memref<4xf32>
}
func.func nested @nes(%c: i1, %m: memref<4xf32>) -> (memref<4xf32>) {
  return %m: memref<4xf32>
}
func.func nested @i(%c: i32) -> (i32) {
  return %c: i32
}
func.func nested @u(%c: memref<*xf32>) -> (memref<*xf32>) {
  return %c: memref<*xf32>
}
func.func nested @u2(%c: memref<*xf32>) -> (memref<4xf32>) {
  %0 = memref.cast %c : memref<*xf32> to memref<4xf32>
  return %0: memref<4xf32>
}
func.func nested @t(%c: tensor<*xf32>) -> (tensor<*xf32>) {
  return %c: tensor<*xf32>
}
func.func @c(%c: i1, %m : memref<4xf32>, %t: tensor<*xf32>, %u: memref<*xf32>) {
  %0 = call @pub(%c, %m): (i1, memref<4xf32>) -> memref<4xf32>
  %1 = call @nes(%c, %0): (i1, memref<4xf32>) -> memref<4xf32>
  %2 = call @nes(%c, %1): (i1, memref<4xf32>) -> memref<4xf32>
  %3 = call @t(%t): (tensor<*xf32>) -> tensor<*xf32>
  %4 = call @u(%u): (memref<*xf32>) -> memref<*xf32>
  %5 = call @u2(%u): (memref<*xf32>) -> memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pub(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     return %[[ARG1]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func nested @nes(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func nested @i(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func nested @u(%[[ARG0:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func nested @u2(%[[ARG0:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG0]] : memref<*xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func nested @t(%[[ARG0:[^ ]+]]: tensor<*xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<4xf32>, %[[ARG2:[^ ]+]]: tensor<*xf32>, %[[ARG3:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @pub(%[[ARG0]], %[[ARG1]]) : (i1, memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:     call @nes(%[[ARG0]], %[[V0]]) : (i1, memref<4xf32>) -> ()
// CHECK-NEXT:     call @nes(%[[ARG0]], %[[V0]]) : (i1, memref<4xf32>) -> ()
// CHECK-NEXT:     call @t(%[[ARG2]]) : (tensor<*xf32>) -> ()
// CHECK-NEXT:     call @u(%[[ARG3]]) : (memref<*xf32>) -> ()
// CHECK-NEXT:     call @u2(%[[ARG3]]) : (memref<*xf32>) -> ()
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG3]] : memref<*xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @rec(%m: memref<4xf32>) -> memref<4xf32> {
    %0 = call @rec(%m) : (memref<4xf32>) -> memref<4xf32>
    return %0 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @rec(%[[ARG0:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @rec(%[[ARG0]]) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:     return %[[V0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @rec(%m: memref<4xf32>) -> memref<4xf32> {
    %0 = call @rec(%m) : (memref<4xf32>) -> memref<4xf32>
    return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @rec(%[[ARG0:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     call @rec(%[[ARG0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @rec1(%m: memref<4xf32>) -> memref<4xf32> {
    %0 = call @rec2(%m) : (memref<4xf32>) -> memref<4xf32>
    return %0 : memref<4xf32>
}
func.func private @rec2(%m: memref<4xf32>) -> memref<4xf32> {
    %0 = call @rec1(%m) : (memref<4xf32>) -> memref<4xf32>
    return %m : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @rec1(%[[ARG0:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     call @rec2(%[[ARG0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:     return %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @rec2(%[[ARG0:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @rec1(%[[ARG0]]) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module @inner {
  module @k {
  func.func private @f(%1 : memref<4xf32>) -> memref<4xf32> {
    return %1 : memref<4xf32>
  }
  func.func @g(%m: memref<4xf32>) -> memref<4xf32> {
    %1 = call @f(%m) : (memref<4xf32>) -> memref<4xf32>
    return %1 : memref<4xf32>
  }
  }
}

// CHECK: module @inner {
// CHECK-NEXT:   module @k {
// CHECK-NEXT:     func.func private @f(%[[ARG0:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:       return %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func @g(%[[ARG0:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = call @f(%[[ARG0]]) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:       return %[[V0]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @loop(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
    cf.br ^a(%m : memref<4xf32>)
  ^a(%1: memref<4xf32>):
    cf.br ^a(%1 : memref<4xf32>)
}
func.func private @novals(%m: memref<4xf32>) {
  cf.br ^a
^a: 
  cf.br ^a
}
func.func @c(%m: memref<4xf32>) {
  %1 = call @loop(%m) : (memref<4xf32>) -> memref<4xf32>
  call @novals(%m) : (memref<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @loop(%[[ARG0:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb1(%[[ARG0]] : memref<4xf32>)
// CHECK-NEXT:   ^bb1(%[[V0:[^ ]+]]: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.br ^bb1(%[[V0]] : memref<4xf32>)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @novals(%[[ARG0:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @loop(%[[ARG0]]) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:     call @novals(%[[ARG0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @br(%m: memref<4xf32>, %m2: memref<4xf32>) -> memref<4xf32> {
    cf.br ^a(%m : memref<4xf32>)
  ^a(%1: memref<4xf32>):
    return %1 : memref<4xf32>
}
func.func private @sub(%m: memref<4xf32>, %m2: memref<4xf32>) -> memref<4xf32> {
    %0 = memref.subview %m[0][4][1] : memref<4xf32> to memref<4xf32>
    return %0 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @br(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     cf.br ^bb1(%[[ARG0]] : memref<4xf32>)
// CHECK-NEXT:   ^bb1(%[[V0:[^ ]+]]: memref<4xf32>):  // pred: ^bb0
// CHECK-NEXT:     return %[[V0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @sub(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][0] [4] [1] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %[[SUBVIEW]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f(%c: memref<4xf32>) -> memref<4xf32> {
    %0 = "x"() : () -> memref<4xf32>
    return %0 : memref<4xf32>
}
func.func private @g(%c: memref<4xf32>) -> memref<4xf32> attributes {z, res_attrs = [{y.z}]} {
    return %c : memref<4xf32>
}
func.func private @h(%c: memref<4xf32>) -> memref<4xf32> {
    %0 = call @f(%c) {foo} : (memref<4xf32>) -> memref<4xf32>
    %1 = call @g(%c) {foo, no_inline} : (memref<4xf32>) -> memref<4xf32>
    %2 = call @h(%c) {foo, no_inline} : (memref<4xf32>) -> memref<4xf32>
    return %0 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f(%[[ARG0:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "x"() : () -> memref<4xf32>
// CHECK-NEXT:     return %[[V0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g(%[[ARG0:[^ ]+]]: memref<4xf32>) attributes {z} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @h(%[[ARG0:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @f(%[[ARG0]]) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:     call @g(%[[ARG0]]) : (memref<4xf32>) -> ()
// CHECK-NEXT:     %[[V1:[^ ]+]] = call @h(%[[ARG0]]) : (memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:     return %[[V0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --buffer-deallocation-simplification | FileCheck %s

func.func @a(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) -> (i1, i1) {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  %r:2 = bufferization.dealloc (%0, %1 : memref<2xf32>, memref<2xf32>) if (%c, %d) retain (%0, %m : memref<2xf32>, memref<2xf32>)
  %u = arith.constant 1 : i32
  %u1 = arith.addi %u, %u : i32
  return %r#0, %r#1 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1) -> (i1, i1) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     return %[[ARG2]], %[[FALSE]] : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) -> (i1) {
  %r:1 = bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %d) retain (%m : memref<2xf32>)
  return %r#0: i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.dealloc (%[[ARG1]] : memref<2xf32>) if (%[[ARG3]]) retain (%[[ARG0]] : memref<2xf32>)
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.ori %[[V0]], %[[ARG2]] : i1
// CHECK-NEXT:     return %[[V1]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) -> (i1) {
  %t = arith.constant true
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  %s = arith.select %c, %0, %1 : memref<2xf32>
  memref.copy %0, %1 : memref<2xf32> to memref<2xf32>
  %r:1 = bufferization.dealloc (%0, %1 : memref<2xf32>, memref<2xf32>) if (%t, %t) retain (%s : memref<2xf32>)
  return %r#0: i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1) -> i1 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG2]], %[[ALLOC]], %[[ALLOC_0]] : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.dealloc (%[[ALLOC]] : memref<2xf32>) if (%[[TRUE]]) retain (%[[V0]] : memref<2xf32>)
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.dealloc (%[[ALLOC_0]] : memref<2xf32>) if (%[[TRUE]]) retain (%[[V0]] : memref<2xf32>)
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.ori %[[V1]], %[[V2]] : i1
// CHECK-NEXT:     return %[[V3]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @d(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) -> (i1) {
  %t = arith.constant true
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  %s = arith.select %c, %0, %m : memref<2xf32>
  memref.copy %0, %1 : memref<2xf32> to memref<2xf32>
  %r:1 = bufferization.dealloc (%0, %1, %n : memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%t, %c, %d) retain (%s : memref<2xf32>)
  return %r#0: i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1) -> i1 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG2]], %[[ALLOC]], %[[ARG0]] : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.dealloc (%[[ALLOC]] : memref<2xf32>) if (%[[TRUE]]) retain (%[[V0]] : memref<2xf32>)
// CHECK-NEXT:     bufferization.dealloc (%[[ALLOC_0]] : memref<2xf32>) if (%[[ARG2]])
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.dealloc (%[[ARG1]] : memref<2xf32>) if (%[[ARG3]]) retain (%[[V0]] : memref<2xf32>)
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.ori %[[V1]], %[[V2]] : i1
// CHECK-NEXT:     return %[[V3]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1)  {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  memref.copy %0, %1 : memref<2xf32> to memref<2xf32>
  bufferization.dealloc (%0, %1, %n, %m : memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%c, %c, %d, %d) 
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     bufferization.dealloc (%[[ALLOC]] : memref<2xf32>) if (%[[ARG2]])
// CHECK-NEXT:     bufferization.dealloc (%[[ALLOC_0]] : memref<2xf32>) if (%[[ARG2]])
// CHECK-NEXT:     bufferization.dealloc (%[[ARG1]], %[[ARG0]] : memref<2xf32>, memref<2xf32>) if (%[[ARG3]], %[[ARG3]])
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) -> i1  {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.subview %0[0][1][1] : memref<2xf32> to memref<1xf32, strided<[1]>>
  memref.copy %0, %n : memref<2xf32> to memref<2xf32>
  %r = bufferization.dealloc (%0, %n : memref<2xf32>, memref<2xf32>) if (%c, %d) retain (%1 : memref<1xf32, strided<[1]>>)
  return %r : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1) -> i1 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ARG1]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     bufferization.dealloc (%[[ARG1]] : memref<2xf32>) if (%[[ARG3]])
// CHECK-NEXT:     return %[[ARG2]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) -> i1  {
  %0 = memref.alloc() : memref<2xf32>
  cf.br ^bb1(%0, %m : memref<2xf32>, memref<2xf32>)
^bb1(%x: memref<2xf32>, %y: memref<2xf32>):
  %r = bufferization.dealloc (%x : memref<2xf32>) if (%d) retain (%y : memref<2xf32>)
  return %r : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1) -> i1 {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     cf.br ^bb1(%[[ALLOC]] : memref<2xf32>)
// CHECK-NEXT:   ^bb1(%[[V0:[^ ]+]]: memref<2xf32>):  // pred: ^bb0
// CHECK-NEXT:     bufferization.dealloc (%[[V0]] : memref<2xf32>) if (%[[ARG3]])
// CHECK-NEXT:     return %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @h(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1, %i: index) -> i1  {
  %0 = memref.alloc() : memref<2xf32>
  %q:2 = scf.for %k = %i to %i step %i iter_args(%x = %0, %y = %c) -> (memref<2xf32>, i1) {
    %a = memref.alloc() : memref<2xf32>
    memref.copy %x, %a : memref<2xf32> to memref<2xf32>
    %b, %o, %s, %st = memref.extract_strided_metadata %x : memref<2xf32> -> memref<f32>, index, index, index
    %r = bufferization.dealloc (%b, %a : memref<f32>, memref<2xf32>) if (%y, %d) retain (%a : memref<2xf32>)
    scf.yield %a, %r : memref<2xf32>, i1
  }
  %r = bufferization.dealloc (%0, %q#0 : memref<2xf32>, memref<2xf32>) if (%d, %q#1) retain (%m : memref<2xf32>)
  return %r : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1, %[[ARG4:[^ ]+]]: index) -> i1 {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.for %[[ARG5:[^ ]+]] = %[[ARG4]] to %[[ARG4]] step %[[ARG4]] iter_args(%[[ARG6:[^ ]+]] = %[[ALLOC]], %[[ARG7:[^ ]+]] = %[[ARG2]]) -> (memref<2xf32>, i1) {
// CHECK-NEXT:       %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       memref.copy %[[ARG6]], %[[ALLOC_0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG6]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%[[BASE_BUFFER]] : memref<f32>) if (%[[ARG7]])
// CHECK-NEXT:       scf.yield %[[ALLOC_0]], %[[ARG3]] : memref<2xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     bufferization.dealloc (%[[ALLOC]], %[[V0]]#0 : memref<2xf32>, memref<2xf32>) if (%[[ARG3]], %[[V0]]#1)
// CHECK-NEXT:     return %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @x() -> memref<2xf32>
memref.global @gg : memref<2xf32>
func.func @i(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1, %i: index) -> (i1, i1)  {
  %t = arith.constant true
  %0 = call @x() : () -> memref<2xf32>
  %1 = call @x() : () -> memref<2xf32>
  %2 = memref.get_global @gg : memref<2xf32>
  %3 = memref.alloca() : memref<2xf32>
  %r:2 = bufferization.dealloc (%0, %1 : memref<2xf32>, memref<2xf32>) if (%d, %t) retain (%2, %3 : memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @x() -> memref<2xf32>
// CHECK-NEXT:   memref.global @gg : memref<2xf32>
// CHECK-NEXT:   func.func @i(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1, %[[ARG4:[^ ]+]]: index) -> (i1, i1) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @x() : () -> memref<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = call @x() : () -> memref<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.get_global @gg : memref<2xf32>
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]]:2 = bufferization.dealloc (%[[V0]], %[[V1]] : memref<2xf32>, memref<2xf32>) if (%[[ARG3]], %[[TRUE]]) retain (%[[V2]], %[[ALLOCA]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     return %[[V3]]#0, %[[V3]]#1 : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @j(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) -> (i1, i1, i1) {
  %t = arith.constant true
  %b, %o, %s, %st = memref.extract_strided_metadata %m : memref<2xf32> -> memref<f32>, index, index, index
  %r:3 = bufferization.dealloc (%b, %n : memref<f32>, memref<2xf32>) if (%t, %d) retain (%m, %n, %m : memref<2xf32>, memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1, %r#2 : i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @j(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1) -> (i1, i1, i1) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = bufferization.dealloc (%[[BASE_BUFFER]], %[[ARG1]] : memref<f32>, memref<2xf32>) if (%[[TRUE]], %[[ARG3]]) retain (%[[ARG0]], %[[ARG1]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     return %[[TRUE]], %[[V0]]#1, %[[TRUE]] : i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @k(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) -> (i1) {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  memref.copy %0, %1 : memref<2xf32> to memref<2xf32>
  %2 = scf.if %c -> memref<2xf32> { scf.yield %0 : memref<2xf32> } else { %x = bufferization.clone %m : memref<2xf32> to memref<2xf32>
   scf.yield %x : memref<2xf32> }
  %r = bufferization.dealloc (%0, %1, %2: memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%c, %d, %d) retain (%2 : memref<2xf32>)
  return %r : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @k(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1) -> i1 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.if %[[ARG2]] -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %[[ALLOC]] : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V3:[^ ]+]] = bufferization.clone %[[ARG0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %[[V3]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.dealloc (%[[ALLOC]] : memref<2xf32>) if (%[[ARG2]]) retain (%[[V0]] : memref<2xf32>)
// CHECK-NEXT:     bufferization.dealloc (%[[ALLOC_0]] : memref<2xf32>) if (%[[ARG3]])
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.ori %[[V1]], %[[ARG3]] : i1
// CHECK-NEXT:     return %[[V2]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @x() -> memref<2xf32>
func.func @i(%m: memref<2xf32>, %c: i1, %d: i1)  {
  %0 = call @x() : () -> memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  memref.copy %1, %m : memref<2xf32> to memref<2xf32>
  bufferization.dealloc (%0, %1 : memref<2xf32>, memref<2xf32>) if (%d, %c)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @x() -> memref<2xf32>
// CHECK-NEXT:   func.func @i(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @x() : () -> memref<2xf32>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ARG0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     bufferization.dealloc (%[[V0]], %[[ALLOC]] : memref<2xf32>, memref<2xf32>) if (%[[ARG2]], %[[ARG1]])
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%m: memref<2xf32>, %c: i1, %d: i1) -> i1 {
  %1 = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1(%1: memref<2xf32>), ^bb1(%1 : memref<2xf32>)
^bb1(%x : memref<2xf32>):
  %r = bufferization.dealloc (%1 : memref<2xf32>) if (%d) retain (%x : memref<2xf32>)
  return %r : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @l(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: i1) -> i1 {
// CHECK-NEXT:     cf.cond_br %[[ARG1]], ^bb1, ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     return %[[ARG2]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @s(%m: memref<2xf32>, %n : memref<2xf32>, %c: i1, %d: i1) -> i1 {
  %1 = arith.select %c, %m, %n : memref<2xf32>
  %2 = memref.alloc() : memref<2xf32>
  %3 = memref.alloc() : memref<2xf32>
  %s = arith.select %c, %2, %3 : memref<2xf32>
  memref.copy %2, %m : memref<2xf32> to memref<2xf32>
  memref.copy %3, %m : memref<2xf32> to memref<2xf32>
  %r = bufferization.dealloc (%s, %m: memref<2xf32>, memref<2xf32>) if (%d, %c) retain (%1 : memref<2xf32>)
  return %r : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG2]], %[[ARG0]], %[[ARG1]] : memref<2xf32>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[ARG2]], %[[ALLOC]], %[[ALLOC_0]] : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ARG0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC_0]], %[[ARG0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     bufferization.dealloc (%[[V1]] : memref<2xf32>) if (%[[ARG3]])
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.dealloc (%[[ARG0]] : memref<2xf32>) if (%[[ARG2]]) retain (%[[V0]] : memref<2xf32>)
// CHECK-NEXT:     return %[[V2]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t(%m: memref<2xf32>, %n : memref<2xf32>, %c: i1, %d: i1) -> (i1, i1) {
  %2 = memref.alloc() : memref<2xf32>
  %3 = memref.alloc() : memref<2xf32>
  memref.copy %2, %3 : memref<2xf32> to memref<2xf32>
  %v = memref.subview %2[0][1][1] : memref<2xf32> to memref<1xf32, strided<[1]>>
  %v2 = memref.subview %2[1][1][1] : memref<2xf32> to memref<1xf32, strided<[1], offset: 1>>
  %r:2 = bufferization.dealloc (%2, %3: memref<2xf32>, memref<2xf32>) if (%d, %c) retain (%v, %v2 : memref<1xf32, strided<[1]>>, memref<1xf32, strided<[1], offset: 1>>)
  return %r#0, %r#1 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @t(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1) -> (i1, i1) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     bufferization.dealloc (%[[ALLOC_0]] : memref<2xf32>) if (%[[ARG2]])
// CHECK-NEXT:     return %[[ARG3]], %[[ARG3]] : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @u(%m: memref<2xf32>, %n : memref<2xf32>, %c: i1, %d: i1) -> (i1, i1) {
  %t = arith.constant true
  %2 = memref.alloc() : memref<2xf32>
  %3 = memref.alloc() : memref<2xf32>
  memref.copy %2, %3 : memref<2xf32> to memref<2xf32>
  %s = arith.select %c, %2, %3 : memref<2xf32>
  %r:2 = bufferization.dealloc (%2, %3, %m: memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%t, %c, %d) retain (%2, %s : memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @u(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1) -> (i1, i1) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG2]], %[[ALLOC]], %[[ALLOC_0]] : memref<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]]:2 = bufferization.dealloc (%[[ALLOC]] : memref<2xf32>) if (%[[TRUE]]) retain (%[[ALLOC]], %[[V0]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.dealloc (%[[ALLOC_0]] : memref<2xf32>) if (%[[ARG2]]) retain (%[[V0]] : memref<2xf32>)
// CHECK-NEXT:     bufferization.dealloc (%[[ARG0]] : memref<2xf32>) if (%[[ARG3]])
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.ori %[[V1]]#1, %[[V2]] : i1
// CHECK-NEXT:     return %[[TRUE]], %[[V3]] : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @v(%m: memref<2xf32>, %c: i1, %d: i1) -> i1 {
  %r = scf.if %c -> i1 {
    %1 = memref.alloc() : memref<2xf32>
    memref.copy %1, %m : memref<2xf32> to memref<2xf32>
    %z = bufferization.dealloc (%1 : memref<2xf32>) if (%d) retain (%m : memref<2xf32>)
    scf.yield %z : i1
  } else {
    scf.yield %c : i1
  }
  cf.br ^bb1
^bb1:
  %4 = memref.alloc() : memref<2xf32>
  memref.copy %4, %m : memref<2xf32> to memref<2xf32>
  %z = bufferization.dealloc (%4 : memref<2xf32>) if (%d) retain (%m : memref<2xf32>)
  return %z : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @v(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: i1) -> i1 {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.if %[[ARG1]] -> (i1) {
// CHECK-NEXT:       %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       memref.copy %[[ALLOC_0]], %[[ARG0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       bufferization.dealloc (%[[ALLOC_0]] : memref<2xf32>) if (%[[ARG2]])
// CHECK-NEXT:       scf.yield %[[FALSE]] : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG1]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ARG0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     bufferization.dealloc (%[[ALLOC]] : memref<2xf32>) if (%[[ARG2]])
// CHECK-NEXT:     return %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @w(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) -> (i1, i1, i1) {
  %2 = memref.alloc() : memref<2xf32>
  %3 = memref.alloc() : memref<2xf32>
  memref.copy %2, %3 : memref<2xf32> to memref<2xf32>
  %s = arith.select %c, %2, %3 : memref<2xf32>
  %u = arith.select %d, %2, %m : memref<2xf32>
  %r:3 = bufferization.dealloc (%2, %n, %3 : memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%c, %c, %d) retain (%s, %u, %m : memref<2xf32>, memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1, %r#2 : i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @w(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1) -> (i1, i1, i1) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG2]], %[[ALLOC]], %[[ALLOC_0]] : memref<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[ARG3]], %[[ALLOC]], %[[ARG0]] : memref<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]]:2 = bufferization.dealloc (%[[ALLOC]] : memref<2xf32>) if (%[[ARG2]]) retain (%[[V0]], %[[V1]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     %[[V3:[^ ]+]]:2 = bufferization.dealloc (%[[ARG1]] : memref<2xf32>) if (%[[ARG2]]) retain (%[[V1]], %[[ARG0]] : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     %[[V4:[^ ]+]] = bufferization.dealloc (%[[ALLOC_0]] : memref<2xf32>) if (%[[ARG3]]) retain (%[[V0]] : memref<2xf32>)
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.ori %[[V2]]#1, %[[V3]]#0 : i1
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.ori %[[V2]]#0, %[[V4]] : i1
// CHECK-NEXT:     return %[[V6]], %[[V5]], %[[V3]]#1 : i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1, %e: i1) -> i1 {
  %2 = memref.alloc() : memref<2xf32>
  %3 = memref.alloc() : memref<2xf32>
  memref.copy %2, %3 : memref<2xf32> to memref<2xf32>
  %s = arith.select %c, %2, %3 : memref<2xf32>
  %t = arith.select %c, %s, %n : memref<2xf32>
  %r = bufferization.dealloc (%m, %n, %2, %3 : memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%c, %d, %e, %c) retain (%t : memref<2xf32>)
  return %r : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1, %[[ARG4:[^ ]+]]: i1) -> i1 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG2]], %[[ALLOC]], %[[ALLOC_0]] : memref<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[ARG2]], %[[V0]], %[[ARG1]] : memref<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.dealloc (%[[ALLOC]] : memref<2xf32>) if (%[[ARG4]]) retain (%[[V1]] : memref<2xf32>)
// CHECK-NEXT:     %[[V3:[^ ]+]] = bufferization.dealloc (%[[ALLOC_0]] : memref<2xf32>) if (%[[ARG2]]) retain (%[[V1]] : memref<2xf32>)
// CHECK-NEXT:     %[[V4:[^ ]+]] = bufferization.dealloc (%[[ARG0]], %[[ARG1]] : memref<2xf32>, memref<2xf32>) if (%[[ARG2]], %[[ARG3]]) retain (%[[V1]] : memref<2xf32>)
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.ori %[[V4]], %[[V2]] : i1
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.ori %[[V5]], %[[V3]] : i1
// CHECK-NEXT:     return %[[V6]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1, %e: i1) -> (i1, i1, i1) {
  %2 = memref.alloc() : memref<2xf32>
  %3 = memref.alloc() : memref<2xf32>
  memref.copy %2, %3 : memref<2xf32> to memref<2xf32>
  %x = memref.cast %2 : memref<2xf32> to memref<?xf32>
  %y = memref.cast %2 : memref<2xf32> to memref<?xf32>
  %r:3 = bufferization.dealloc (%2, %m, %3 : memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%c, %d, %e) retain (%n, %3, %x: memref<2xf32>, memref<2xf32>, memref<?xf32>)
  return %r#0, %r#1, %r#2 : i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1, %[[ARG4:[^ ]+]]: i1) -> (i1, i1, i1) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.dealloc (%[[ARG0]] : memref<2xf32>) if (%[[ARG3]]) retain (%[[ARG1]] : memref<2xf32>)
// CHECK-NEXT:     return %[[V0]], %[[ARG4]], %[[ARG2]] : i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1, %e: i1) -> (i1) {
  %2 = memref.alloc() : memref<2xf32>
  %3 = memref.alloc() : memref<2xf32>
  %4 = memref.alloc() : memref<2xf32>
  memref.copy %2, %3 : memref<2xf32> to memref<2xf32>
  memref.copy %2, %4 : memref<2xf32> to memref<2xf32>
  %s = arith.select %c, %2, %3 : memref<2xf32>
  %t = arith.select %c, %s, %4 : memref<2xf32>
  %u = arith.select %c, %t, %m : memref<2xf32>
  %r = bufferization.dealloc (%2, %3, %4, %n : memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%c, %d, %e, %e) retain (%u : memref<2xf32>)
  return %r : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1, %[[ARG4:[^ ]+]]: i1) -> i1 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ALLOC_1]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG2]], %[[ALLOC]], %[[ALLOC_0]] : memref<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[ARG2]], %[[V0]], %[[ALLOC_1]] : memref<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.select %[[ARG2]], %[[V1]], %[[ARG0]] : memref<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = bufferization.dealloc (%[[ALLOC]] : memref<2xf32>) if (%[[ARG2]]) retain (%[[V2]] : memref<2xf32>)
// CHECK-NEXT:     %[[V4:[^ ]+]] = bufferization.dealloc (%[[ALLOC_0]] : memref<2xf32>) if (%[[ARG3]]) retain (%[[V2]] : memref<2xf32>)
// CHECK-NEXT:     %[[V5:[^ ]+]] = bufferization.dealloc (%[[ALLOC_1]] : memref<2xf32>) if (%[[ARG4]]) retain (%[[V2]] : memref<2xf32>)
// CHECK-NEXT:     %[[V6:[^ ]+]] = bufferization.dealloc (%[[ARG1]] : memref<2xf32>) if (%[[ARG4]]) retain (%[[V2]] : memref<2xf32>)
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.ori %[[V3]], %[[V4]] : i1
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.ori %[[V7]], %[[V5]] : i1
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.ori %[[V8]], %[[V6]] : i1
// CHECK-NEXT:     return %[[V9]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<2xf32>, %c: i1) -> i1 {
  %2 = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  memref.copy %2, %m : memref<2xf32> to memref<2xf32>
  %r = bufferization.dealloc (%2 : memref<2xf32>) if (%c) retain (%m : memref<2xf32>)
  return %r : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: i1) -> i1 {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.clone %[[ARG0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     memref.copy %[[V0]], %[[ARG0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     bufferization.dealloc (%[[V0]] : memref<2xf32>) if (%[[ARG1]])
// CHECK-NEXT:     return %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @g(memref<2xf32>) -> memref<2xf32>
func.func @b(%m: memref<2xf32>, %c: i1) -> i1 {
  %2 = memref.alloc() : memref<2xf32>
  %3 = memref.alloc() : memref<2xf32>
  memref.copy %2, %3 : memref<2xf32> to memref<2xf32>
  %4 = call @g(%2) : (memref<2xf32>) -> memref<2xf32>
  %r = bufferization.dealloc (%2, %3 : memref<2xf32>, memref<2xf32>) if (%c, %c) retain (%4 : memref<2xf32>)
  return %r : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @g(memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: i1) -> i1 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @g(%[[ALLOC]]) : (memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.dealloc (%[[ALLOC]] : memref<2xf32>) if (%[[ARG1]]) retain (%[[V0]] : memref<2xf32>)
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.dealloc (%[[ALLOC_0]] : memref<2xf32>) if (%[[ARG1]]) retain (%[[V0]] : memref<2xf32>)
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.ori %[[V1]], %[[V2]] : i1
// CHECK-NEXT:     return %[[V3]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @d(%m: memref<2xf32>, %c: i1, %n: index) -> i1 {
  %2 = memref.alloc() : memref<2xf32>
  %z = scf.for %i = %n to %n step %n iter_args(%k = %c) -> i1 {
    %3 = memref.alloc() : memref<2xf32>
    memref.copy %2, %3 : memref<2xf32> to memref<2xf32>
    %r = bufferization.dealloc (%2, %3 : memref<2xf32>, memref<2xf32>) if (%c, %k) retain (%m : memref<2xf32>)
    scf.yield %r : i1
  }
  return %z : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: index) -> i1 {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG3:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] iter_args(%[[ARG4:[^ ]+]] = %[[ARG1]]) -> (i1) {
// CHECK-NEXT:       %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       bufferization.dealloc (%[[ALLOC]] : memref<2xf32>) if (%[[ARG1]])
// CHECK-NEXT:       bufferization.dealloc (%[[ALLOC_0]] : memref<2xf32>) if (%[[ARG4]])
// CHECK-NEXT:       scf.yield %[[FALSE]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e(%m: memref<2xf32>, %c: i1, %d: i1, %e : i1) -> (i1, i1) {
  %t = arith.constant true
  %a = arith.select %c, %m, %m : memref<2xf32>
  %r:2 = bufferization.dealloc (%m : memref<2xf32>) if (%t) retain (%a, %m : memref<2xf32>, memref<2xf32>)
  return %r#0, %r#1 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1) -> (i1, i1) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     return %[[TRUE]], %[[TRUE]] : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// RUN: mlir-opt %s --mem2reg --mlir-print-value-users | FileCheck %s

// What branches pass on besides is used from when it is found out, what they passed on before as it was.
func.func @f(%c: i1, %x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %l = memref.load %m[] : memref<i32>
  %s = arith.addi %l, %x : i32
  %s1 = arith.addi %l, %l : i32
  memref.store %s, %m[] : memref<i32>
  %l2 = memref.load %m[] : memref<i32>
  %s3 = arith.addi %l2, %s1 : i32
  cf.br ^bb3(%s3 : i32)
^bb2:
  %k = arith.muli %x, %x : i32
  memref.store %k, %m[] : memref<i32>
  cf.br ^bb3(%x : i32)
^bb3(%p : i32):
  %e = memref.load %m[] : memref<i32>
  %e2 = memref.load %m[] : memref<i32>
  %r = arith.addi %e, %p : i32
  %r2 = arith.addi %e2, %r : i32
  return %r2 : i32
}

func.func @two(%c: i1, %x: i32, %y: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  %n = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  memref.store %y, %n[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %l = memref.load %m[] : memref<i32>
  %k = memref.load %n[] : memref<i32>
  %s = arith.addi %l, %k : i32
  %t = arith.addi %l, %x : i32
  memref.store %s, %m[] : memref<i32>
  memref.store %t, %n[] : memref<i32>
  cf.br ^bb3
^bb2:
  %k2 = arith.muli %x, %y : i32
  memref.store %k2, %n[] : memref<i32>
  cf.br ^bb3
^bb3:
  %e = memref.load %m[] : memref<i32>
  %e2 = memref.load %n[] : memref<i32>
  %r = arith.addi %e, %e2 : i32
  %d = arith.cmpi slt, %r, %y : i32
  cf.cond_br %d, ^bb1, ^bb4
^bb4:
  %e3 = memref.load %n[] : memref<i32>
  %q = arith.addi %e3, %r : i32
  return %q : i32
}
func.func @undef(%c: i1) -> i32 {
  %m = memref.alloca() : memref<i32>
  %z = arith.constant 5 : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %z, %m[] : memref<i32>
  cf.br ^bb2
^bb2:
  %e = memref.load %m[] : memref<i32>
  %w = arith.addi %e, %z : i32
  return %w : i32
}
llvm.func @l(%c: i1, %x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %v = llvm.load %p : !llvm.ptr -> i32
  %v2 = llvm.add %v, %x : i32
  llvm.store %v2, %p : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %e = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.add %e, %x : i32
  llvm.return %w : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     // %[[ARG0]] is used by %[[V4:[^ ]+]]
// CHECK-NEXT:     // %[[ARG1]] is used by %[[V5:[^ ]+]], %[[V6:[^ ]+]], %[[V10:[^ ]+]], %[[V9:[^ ]+]]
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2 // id: %[[V4]]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[V5]] = arith.addi %[[ARG1]], %[[ARG1]] : i32 // users: %[[V7:[^ ]+]], %[[V8:[^ ]+]]
// CHECK-NEXT:     %[[V6]] = arith.addi %[[ARG1]], %[[ARG1]] : i32 // user: %[[V7]]
// CHECK-NEXT:     %[[V7]] = arith.addi %[[V5]], %[[V6]] : i32 // user: %[[V8]]
// CHECK-NEXT:     cf.br ^bb3(%[[V7]], %[[V5]] : i32, i32) // id: %[[V8]]
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V9]] = arith.muli %[[ARG1]], %[[ARG1]] : i32 // user: %[[V10]]
// CHECK-NEXT:     cf.br ^bb3(%[[ARG1]], %[[V9]] : i32, i32) // id: %[[V10]]
// CHECK-NEXT:   ^bb3(%[[V11:[^ ]+]]: i32, %[[V12:[^ ]+]]: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     // %[[V11]] is used by %[[V13:[^ ]+]]
// CHECK-NEXT:     // %[[V12]] is used by %[[V13]], %[[V14:[^ ]+]]
// CHECK-NEXT:     %[[V13]] = arith.addi %[[V12]], %[[V11]] : i32 // user: %[[V14]]
// CHECK-NEXT:     %[[V14]] = arith.addi %[[V12]], %[[V13]] : i32 // user: %[[V15:[^ ]+]]
// CHECK-NEXT:     return %[[V14]] : i32 // id: %[[V15]]
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @two(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     // %[[ARG0]] is used by %[[V4:[^ ]+]]
// CHECK-NEXT:     // %[[ARG1]] is used by %[[V11:[^ ]+]], %[[V4]], %[[V10:[^ ]+]], %[[V8:[^ ]+]]
// CHECK-NEXT:     // %[[ARG2]] is used by %[[V4]], %[[V15:[^ ]+]], %[[V10]]
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1(%[[ARG1]], %[[ARG2]] : i32, i32), ^bb2 // id: %[[V4]]
// CHECK-NEXT:   ^bb1(%[[V5:[^ ]+]]: i32, %[[V6:[^ ]+]]: i32):  // 2 preds: ^bb0, ^bb3
// CHECK-NEXT:     // %[[V5]] is used by %[[V7:[^ ]+]], %[[V8]]
// CHECK-NEXT:     // %[[V6]] is used by %[[V7]]
// CHECK-NEXT:     %[[V7]] = arith.addi %[[V5]], %[[V6]] : i32 // user: %[[V9:[^ ]+]]
// CHECK-NEXT:     %[[V8]] = arith.addi %[[V5]], %[[ARG1]] : i32 // user: %[[V9]]
// CHECK-NEXT:     cf.br ^bb3(%[[V7]], %[[V8]] : i32, i32) // id: %[[V9]]
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V10]] = arith.muli %[[ARG1]], %[[ARG2]] : i32 // user: %[[V11]]
// CHECK-NEXT:     cf.br ^bb3(%[[ARG1]], %[[V10]] : i32, i32) // id: %[[V11]]
// CHECK-NEXT:   ^bb3(%[[V12:[^ ]+]]: i32, %[[V13:[^ ]+]]: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     // %[[V12]] is used by %[[V14:[^ ]+]], %[[V16:[^ ]+]]
// CHECK-NEXT:     // %[[V13]] is used by %[[V14]], %[[V17:[^ ]+]], %[[V16]]
// CHECK-NEXT:     %[[V14]] = arith.addi %[[V12]], %[[V13]] : i32 // users: %[[V17]], %[[V15]]
// CHECK-NEXT:     %[[V15]] = arith.cmpi slt, %[[V14]], %[[ARG2]] : i32 // user: %[[V16]]
// CHECK-NEXT:     cf.cond_br %[[V15]], ^bb1(%[[V12]], %[[V13]] : i32, i32), ^bb4 // id: %[[V16]]
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %[[V17]] = arith.addi %[[V13]], %[[V14]] : i32 // user: %[[V18:[^ ]+]]
// CHECK-NEXT:     return %[[V17]] : i32 // id: %[[V18]]
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @undef(%[[ARG0:[^ ]+]]: i1) -> i32 {
// CHECK-NEXT:     // %[[ARG0]] is used by %[[V5:[^ ]+]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = ub.poison : i32 // user: %[[V5]]
// CHECK-NEXT:     %[[C5_I32:[^ ]+]] = arith.constant 5 : i32 // users: %[[V6:[^ ]+]], %[[V8:[^ ]+]]
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2(%[[V4]] : i32) // id: %[[V5]]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb2(%[[C5_I32]] : i32) // id: %[[V6]]
// CHECK-NEXT:   ^bb2(%[[V7:[^ ]+]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     // %[[V7]] is used by %[[V8]]
// CHECK-NEXT:     %[[V8]] = arith.addi %[[V7]], %[[C5_I32]] : i32 // user: %[[V9:[^ ]+]]
// CHECK-NEXT:     return %[[V8]] : i32 // id: %[[V9]]
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @l(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     // %[[ARG0]] is used by %[[V5:[^ ]+]]
// CHECK-NEXT:     // %[[ARG1]] is used by %[[V6:[^ ]+]], %[[V5]], %[[V9:[^ ]+]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32 // unused
// CHECK-NEXT:     llvm.cond_br %[[ARG0]], ^bb1, ^bb2(%[[ARG1]] : i32) // id: %[[V5]]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[V6]] = llvm.add %[[ARG1]], %[[ARG1]] : i32 // user: %[[V7:[^ ]+]]
// CHECK-NEXT:     llvm.br ^bb2(%[[V6]] : i32) // id: %[[V7]]
// CHECK-NEXT:   ^bb2(%[[V8:[^ ]+]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     // %[[V8]] is used by %[[V9]]
// CHECK-NEXT:     %[[V9]] = llvm.add %[[V8]], %[[ARG1]] : i32 // user: %[[V10:[^ ]+]]
// CHECK-NEXT:     llvm.return %[[V9]] : i32 // id: %[[V10]]
// CHECK-NEXT:   }
// CHECK-NEXT: }

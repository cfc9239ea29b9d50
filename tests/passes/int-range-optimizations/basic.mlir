// RUN: mlir-opt %s --split-input-file --int-range-optimizations --allow-unregistered-dialect | FileCheck %s

func.func @f(%a: i32, %b: i8, %x: index) -> (i32, i32, i1, i1, i32) {
  %c10 = arith.constant 10 : i32
  %c20 = arith.constant 20 : i32
  %0 = arith.remui %a, %c10 : i32
  %1 = arith.addi %0, %c10 : i32
  %2 = arith.cmpi ult, %1, %c20 : i32
  %3 = arith.remui %1, %c20 : i32
  %4 = arith.cmpi sgt, %0, %c10 : i32
  %5 = arith.andi %a, %c10 : i32
  %6 = arith.remsi %5, %c20 : i32
  return %1, %3, %2, %4, %6 : i32, i32, i1, i1, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i8, %[[ARG2:[^ ]+]]: index) -> (i32, i32, i1, i1, i32) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C10_I32:[^ ]+]] = arith.constant 10 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.remui %[[ARG0]], %[[C10_I32]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[C10_I32]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.andi %[[ARG0]], %[[C10_I32]] : i32
// CHECK-NEXT:     return %[[V1]], %[[V1]], %[[TRUE]], %[[FALSE]], %[[V2]] : i32, i32, i1, i1, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @loop(%n: index, %m: memref<?x4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %c1 {
    %0 = arith.cmpi slt, %i, %c16 : index
    %1 = arith.cmpi sge, %i, %c0 : index
    %2 = arith.remui %i, %c16 : index
    %d = memref.dim %m, %c1 : memref<?x4xi32>
    %e = memref.dim %m, %c0 : memref<?x4xi32>
    %f = arith.cmpi sge, %e, %c0 : index
    "test.use"(%0, %1, %2, %d, %f) : (i1, i1, index, index, i1) -> ()
  }
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %c0) -> index {
    %y = arith.addi %x, %c1 : index
    %0 = arith.cmpi sge, %i, %c0 : index
    "test.use"(%0) : (i1) -> ()
    scf.yield %y : index
  }
  scf.for %i = %c0 to %c1 step %c1 {
    "test.use"(%i, %r) : (index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?x4xi32>) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     scf.for %[[ARG2:[^ ]+]] = %[[C0]] to %[[C16]] step %[[C1]] {
// CHECK-NEXT:       "test.use"(%[[TRUE]], %[[TRUE]], %[[ARG2]], %[[C4]], %[[TRUE]]) : (i1, i1, index, index, i1) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG2]] = %[[C0]] to %[[ARG0]] step %[[C1]] iter_args(%[[ARG3:[^ ]+]] = %[[C0]]) -> (index) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// CHECK-NEXT:       "test.use"(%[[TRUE]]) : (i1) -> ()
// CHECK-NEXT:       scf.yield %[[V1]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG2]] = %[[C0]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:       "test.use"(%[[C0]], %[[V0]]) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @uns(%a: i32, %b: i32, %i: i8) -> (i32, i32, i32, i32, i32, i1, index, i64) {
  %c255 = arith.constant 255 : i32
  %0 = arith.andi %a, %c255 : i32
  %1 = arith.andi %b, %c255 : i32
  %c1 = arith.constant 1 : i32
  %x1 = arith.addi %1, %c1 : i32
  %2 = arith.divsi %0, %x1 : i32
  %3 = arith.remsi %0, %x1 : i32
  %4 = arith.ceildivsi %0, %x1 : i32
  %5 = arith.floordivsi %0, %x1 : i32
  %6 = arith.minsi %0, %1 : i32
  %7 = arith.cmpi sle, %0, %1 : i32
  %8 = arith.index_cast %0 : i32 to index
  %9 = arith.extsi %0 : i32 to i64
  %10 = arith.maxsi %0, %1 : i32
  %11 = arith.cmpi slt, %a, %1 : i32
  "test.use"(%10, %11) : (i32, i1) -> ()
  return %2, %3, %4, %5, %6, %7, %8, %9 : i32, i32, i32, i32, i32, i1, index, i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @uns(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i8) -> (i32, i32, i32, i32, i32, i1, index, i64) {
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[C255_I32:[^ ]+]] = arith.constant 255 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.andi %[[ARG0]], %[[C255_I32]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.andi %[[ARG1]], %[[C255_I32]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.divsi %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.ceildivsi %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.floordivsi %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.minsi %[[V0]], %[[V1]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.cmpi sle, %[[V0]], %[[V1]] : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.index_cast %[[V0]] : i32 to index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.extsi %[[V0]] : i32 to i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.maxsi %[[V0]], %[[V1]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[V1]] : i32
// CHECK-NEXT:     "test.use"(%[[V11]], %[[V12]]) : (i32, i1) -> ()
// CHECK-NEXT:     return %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]] : i32, i32, i32, i32, i32, i1, index, i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @width_of_index(%y: index) -> (i1, i1) {
  %s = index.sizeof
  %a = index.constant 32
  %b = index.constant 63
  %0 = index.cmp uge(%s, %a)
  %1 = index.cmp ule(%s, %b)
  return %0, %1 : i1, i1
}
func.func @last_first(%x: index) -> index {
  %0 = index.constant 0
  %1 = index.cmp sge(%0, %0)
  %2 = arith.select %1, %0, %x : index
  return %2 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @width_of_index(%[[ARG0:[a-zA-Z0-9_]+]]: index) -> (i1, i1) {
// CHECK-NEXT:     %true = index.bool.constant true
// CHECK-NEXT:     %idx63 = index.constant 63
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = index.sizeof
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = index.cmp ule(%[[V0]], %idx63)
// CHECK-NEXT:     return %true, %[[V1]] : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @last_first(%[[ARG0:[a-zA-Z0-9_]+]]: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     return %c0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

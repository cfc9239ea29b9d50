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

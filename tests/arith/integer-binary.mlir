// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%a: i1, %b: i1) {
  %0 = arith.addi %a, %b : i1
  %1 = arith.subi %a, %b : i1
  %2 = arith.muli %a, %b : i1
  %3 = arith.divsi %a, %b : i1
  %4 = arith.divui %a, %b : i1
  %5 = arith.ceildivsi %a, %b : i1
  %6 = arith.ceildivui %a, %b : i1
  %7 = arith.floordivsi %a, %b : i1
  %8 = arith.remsi %a, %b : i1
  %9 = arith.remui %a, %b : i1
  %10 = arith.andi %a, %b : i1
  %11 = arith.ori %a, %b : i1
  %12 = arith.xori %a, %b : i1
  %13 = arith.shli %a, %b : i1
  %14 = arith.shrsi %a, %b : i1
  %15 = arith.shrui %a, %b : i1
  %16 = arith.maxsi %a, %b : i1
  %17 = arith.maxui %a, %b : i1
  %18 = arith.minsi %a, %b : i1
  %19 = arith.minui %a, %b : i1
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg1 : i1
// CHECK-NEXT: %[[V1:.*]] = arith.subi %arg0, %arg1 : i1
// CHECK-NEXT: %[[V2:.*]] = arith.muli %arg0, %arg1 : i1
// CHECK-NEXT: %[[V3:.*]] = arith.divsi %arg0, %arg1 : i1
// CHECK-NEXT: %[[V4:.*]] = arith.divui %arg0, %arg1 : i1
// CHECK-NEXT: %[[V5:.*]] = arith.ceildivsi %arg0, %arg1 : i1
// CHECK-NEXT: %[[V6:.*]] = arith.ceildivui %arg0, %arg1 : i1
// CHECK-NEXT: %[[V7:.*]] = arith.floordivsi %arg0, %arg1 : i1
// CHECK-NEXT: %[[V8:.*]] = arith.remsi %arg0, %arg1 : i1
// CHECK-NEXT: %[[V9:.*]] = arith.remui %arg0, %arg1 : i1
// CHECK-NEXT: %[[V10:.*]] = arith.andi %arg0, %arg1 : i1
// CHECK-NEXT: %[[V11:.*]] = arith.ori %arg0, %arg1 : i1
// CHECK-NEXT: %[[V12:.*]] = arith.xori %arg0, %arg1 : i1
// CHECK-NEXT: %[[V13:.*]] = arith.shli %arg0, %arg1 : i1
// CHECK-NEXT: %[[V14:.*]] = arith.shrsi %arg0, %arg1 : i1
// CHECK-NEXT: %[[V15:.*]] = arith.shrui %arg0, %arg1 : i1
// CHECK-NEXT: %[[V16:.*]] = arith.maxsi %arg0, %arg1 : i1
// CHECK-NEXT: %[[V17:.*]] = arith.maxui %arg0, %arg1 : i1
// CHECK-NEXT: %[[V18:.*]] = arith.minsi %arg0, %arg1 : i1
// CHECK-NEXT: %[[V19:.*]] = arith.minui %arg0, %arg1 : i1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i8, %b: i8) {
  %0 = arith.addi %a, %b : i8
  %1 = arith.subi %a, %b : i8
  %2 = arith.muli %a, %b : i8
  %3 = arith.divsi %a, %b : i8
  %4 = arith.divui %a, %b : i8
  %5 = arith.ceildivsi %a, %b : i8
  %6 = arith.ceildivui %a, %b : i8
  %7 = arith.floordivsi %a, %b : i8
  %8 = arith.remsi %a, %b : i8
  %9 = arith.remui %a, %b : i8
  %10 = arith.andi %a, %b : i8
  %11 = arith.ori %a, %b : i8
  %12 = arith.xori %a, %b : i8
  %13 = arith.shli %a, %b : i8
  %14 = arith.shrsi %a, %b : i8
  %15 = arith.shrui %a, %b : i8
  %16 = arith.maxsi %a, %b : i8
  %17 = arith.maxui %a, %b : i8
  %18 = arith.minsi %a, %b : i8
  %19 = arith.minui %a, %b : i8
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg1 : i8
// CHECK-NEXT: %[[V1:.*]] = arith.subi %arg0, %arg1 : i8
// CHECK-NEXT: %[[V2:.*]] = arith.muli %arg0, %arg1 : i8
// CHECK-NEXT: %[[V3:.*]] = arith.divsi %arg0, %arg1 : i8
// CHECK-NEXT: %[[V4:.*]] = arith.divui %arg0, %arg1 : i8
// CHECK-NEXT: %[[V5:.*]] = arith.ceildivsi %arg0, %arg1 : i8
// CHECK-NEXT: %[[V6:.*]] = arith.ceildivui %arg0, %arg1 : i8
// CHECK-NEXT: %[[V7:.*]] = arith.floordivsi %arg0, %arg1 : i8
// CHECK-NEXT: %[[V8:.*]] = arith.remsi %arg0, %arg1 : i8
// CHECK-NEXT: %[[V9:.*]] = arith.remui %arg0, %arg1 : i8
// CHECK-NEXT: %[[V10:.*]] = arith.andi %arg0, %arg1 : i8
// CHECK-NEXT: %[[V11:.*]] = arith.ori %arg0, %arg1 : i8
// CHECK-NEXT: %[[V12:.*]] = arith.xori %arg0, %arg1 : i8
// CHECK-NEXT: %[[V13:.*]] = arith.shli %arg0, %arg1 : i8
// CHECK-NEXT: %[[V14:.*]] = arith.shrsi %arg0, %arg1 : i8
// CHECK-NEXT: %[[V15:.*]] = arith.shrui %arg0, %arg1 : i8
// CHECK-NEXT: %[[V16:.*]] = arith.maxsi %arg0, %arg1 : i8
// CHECK-NEXT: %[[V17:.*]] = arith.maxui %arg0, %arg1 : i8
// CHECK-NEXT: %[[V18:.*]] = arith.minsi %arg0, %arg1 : i8
// CHECK-NEXT: %[[V19:.*]] = arith.minui %arg0, %arg1 : i8
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.subi %a, %b : i32
  %2 = arith.muli %a, %b : i32
  %3 = arith.divsi %a, %b : i32
  %4 = arith.divui %a, %b : i32
  %5 = arith.ceildivsi %a, %b : i32
  %6 = arith.ceildivui %a, %b : i32
  %7 = arith.floordivsi %a, %b : i32
  %8 = arith.remsi %a, %b : i32
  %9 = arith.remui %a, %b : i32
  %10 = arith.andi %a, %b : i32
  %11 = arith.ori %a, %b : i32
  %12 = arith.xori %a, %b : i32
  %13 = arith.shli %a, %b : i32
  %14 = arith.shrsi %a, %b : i32
  %15 = arith.shrui %a, %b : i32
  %16 = arith.maxsi %a, %b : i32
  %17 = arith.maxui %a, %b : i32
  %18 = arith.minsi %a, %b : i32
  %19 = arith.minui %a, %b : i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:.*]] = arith.subi %arg0, %arg1 : i32
// CHECK-NEXT: %[[V2:.*]] = arith.muli %arg0, %arg1 : i32
// CHECK-NEXT: %[[V3:.*]] = arith.divsi %arg0, %arg1 : i32
// CHECK-NEXT: %[[V4:.*]] = arith.divui %arg0, %arg1 : i32
// CHECK-NEXT: %[[V5:.*]] = arith.ceildivsi %arg0, %arg1 : i32
// CHECK-NEXT: %[[V6:.*]] = arith.ceildivui %arg0, %arg1 : i32
// CHECK-NEXT: %[[V7:.*]] = arith.floordivsi %arg0, %arg1 : i32
// CHECK-NEXT: %[[V8:.*]] = arith.remsi %arg0, %arg1 : i32
// CHECK-NEXT: %[[V9:.*]] = arith.remui %arg0, %arg1 : i32
// CHECK-NEXT: %[[V10:.*]] = arith.andi %arg0, %arg1 : i32
// CHECK-NEXT: %[[V11:.*]] = arith.ori %arg0, %arg1 : i32
// CHECK-NEXT: %[[V12:.*]] = arith.xori %arg0, %arg1 : i32
// CHECK-NEXT: %[[V13:.*]] = arith.shli %arg0, %arg1 : i32
// CHECK-NEXT: %[[V14:.*]] = arith.shrsi %arg0, %arg1 : i32
// CHECK-NEXT: %[[V15:.*]] = arith.shrui %arg0, %arg1 : i32
// CHECK-NEXT: %[[V16:.*]] = arith.maxsi %arg0, %arg1 : i32
// CHECK-NEXT: %[[V17:.*]] = arith.maxui %arg0, %arg1 : i32
// CHECK-NEXT: %[[V18:.*]] = arith.minsi %arg0, %arg1 : i32
// CHECK-NEXT: %[[V19:.*]] = arith.minui %arg0, %arg1 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i64, %b: i64) {
  %0 = arith.addi %a, %b : i64
  %1 = arith.subi %a, %b : i64
  %2 = arith.muli %a, %b : i64
  %3 = arith.divsi %a, %b : i64
  %4 = arith.divui %a, %b : i64
  %5 = arith.ceildivsi %a, %b : i64
  %6 = arith.ceildivui %a, %b : i64
  %7 = arith.floordivsi %a, %b : i64
  %8 = arith.remsi %a, %b : i64
  %9 = arith.remui %a, %b : i64
  %10 = arith.andi %a, %b : i64
  %11 = arith.ori %a, %b : i64
  %12 = arith.xori %a, %b : i64
  %13 = arith.shli %a, %b : i64
  %14 = arith.shrsi %a, %b : i64
  %15 = arith.shrui %a, %b : i64
  %16 = arith.maxsi %a, %b : i64
  %17 = arith.maxui %a, %b : i64
  %18 = arith.minsi %a, %b : i64
  %19 = arith.minui %a, %b : i64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i64, %arg1: i64) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg1 : i64
// CHECK-NEXT: %[[V1:.*]] = arith.subi %arg0, %arg1 : i64
// CHECK-NEXT: %[[V2:.*]] = arith.muli %arg0, %arg1 : i64
// CHECK-NEXT: %[[V3:.*]] = arith.divsi %arg0, %arg1 : i64
// CHECK-NEXT: %[[V4:.*]] = arith.divui %arg0, %arg1 : i64
// CHECK-NEXT: %[[V5:.*]] = arith.ceildivsi %arg0, %arg1 : i64
// CHECK-NEXT: %[[V6:.*]] = arith.ceildivui %arg0, %arg1 : i64
// CHECK-NEXT: %[[V7:.*]] = arith.floordivsi %arg0, %arg1 : i64
// CHECK-NEXT: %[[V8:.*]] = arith.remsi %arg0, %arg1 : i64
// CHECK-NEXT: %[[V9:.*]] = arith.remui %arg0, %arg1 : i64
// CHECK-NEXT: %[[V10:.*]] = arith.andi %arg0, %arg1 : i64
// CHECK-NEXT: %[[V11:.*]] = arith.ori %arg0, %arg1 : i64
// CHECK-NEXT: %[[V12:.*]] = arith.xori %arg0, %arg1 : i64
// CHECK-NEXT: %[[V13:.*]] = arith.shli %arg0, %arg1 : i64
// CHECK-NEXT: %[[V14:.*]] = arith.shrsi %arg0, %arg1 : i64
// CHECK-NEXT: %[[V15:.*]] = arith.shrui %arg0, %arg1 : i64
// CHECK-NEXT: %[[V16:.*]] = arith.maxsi %arg0, %arg1 : i64
// CHECK-NEXT: %[[V17:.*]] = arith.maxui %arg0, %arg1 : i64
// CHECK-NEXT: %[[V18:.*]] = arith.minsi %arg0, %arg1 : i64
// CHECK-NEXT: %[[V19:.*]] = arith.minui %arg0, %arg1 : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i128, %b: i128) {
  %0 = arith.addi %a, %b : i128
  %1 = arith.subi %a, %b : i128
  %2 = arith.muli %a, %b : i128
  %3 = arith.divsi %a, %b : i128
  %4 = arith.divui %a, %b : i128
  %5 = arith.ceildivsi %a, %b : i128
  %6 = arith.ceildivui %a, %b : i128
  %7 = arith.floordivsi %a, %b : i128
  %8 = arith.remsi %a, %b : i128
  %9 = arith.remui %a, %b : i128
  %10 = arith.andi %a, %b : i128
  %11 = arith.ori %a, %b : i128
  %12 = arith.xori %a, %b : i128
  %13 = arith.shli %a, %b : i128
  %14 = arith.shrsi %a, %b : i128
  %15 = arith.shrui %a, %b : i128
  %16 = arith.maxsi %a, %b : i128
  %17 = arith.maxui %a, %b : i128
  %18 = arith.minsi %a, %b : i128
  %19 = arith.minui %a, %b : i128
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i128, %arg1: i128) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg1 : i128
// CHECK-NEXT: %[[V1:.*]] = arith.subi %arg0, %arg1 : i128
// CHECK-NEXT: %[[V2:.*]] = arith.muli %arg0, %arg1 : i128
// CHECK-NEXT: %[[V3:.*]] = arith.divsi %arg0, %arg1 : i128
// CHECK-NEXT: %[[V4:.*]] = arith.divui %arg0, %arg1 : i128
// CHECK-NEXT: %[[V5:.*]] = arith.ceildivsi %arg0, %arg1 : i128
// CHECK-NEXT: %[[V6:.*]] = arith.ceildivui %arg0, %arg1 : i128
// CHECK-NEXT: %[[V7:.*]] = arith.floordivsi %arg0, %arg1 : i128
// CHECK-NEXT: %[[V8:.*]] = arith.remsi %arg0, %arg1 : i128
// CHECK-NEXT: %[[V9:.*]] = arith.remui %arg0, %arg1 : i128
// CHECK-NEXT: %[[V10:.*]] = arith.andi %arg0, %arg1 : i128
// CHECK-NEXT: %[[V11:.*]] = arith.ori %arg0, %arg1 : i128
// CHECK-NEXT: %[[V12:.*]] = arith.xori %arg0, %arg1 : i128
// CHECK-NEXT: %[[V13:.*]] = arith.shli %arg0, %arg1 : i128
// CHECK-NEXT: %[[V14:.*]] = arith.shrsi %arg0, %arg1 : i128
// CHECK-NEXT: %[[V15:.*]] = arith.shrui %arg0, %arg1 : i128
// CHECK-NEXT: %[[V16:.*]] = arith.maxsi %arg0, %arg1 : i128
// CHECK-NEXT: %[[V17:.*]] = arith.maxui %arg0, %arg1 : i128
// CHECK-NEXT: %[[V18:.*]] = arith.minsi %arg0, %arg1 : i128
// CHECK-NEXT: %[[V19:.*]] = arith.minui %arg0, %arg1 : i128
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = arith.addi %a, %b : index
  %1 = arith.subi %a, %b : index
  %2 = arith.muli %a, %b : index
  %3 = arith.divsi %a, %b : index
  %4 = arith.divui %a, %b : index
  %5 = arith.ceildivsi %a, %b : index
  %6 = arith.ceildivui %a, %b : index
  %7 = arith.floordivsi %a, %b : index
  %8 = arith.remsi %a, %b : index
  %9 = arith.remui %a, %b : index
  %10 = arith.andi %a, %b : index
  %11 = arith.ori %a, %b : index
  %12 = arith.xori %a, %b : index
  %13 = arith.shli %a, %b : index
  %14 = arith.shrsi %a, %b : index
  %15 = arith.shrui %a, %b : index
  %16 = arith.maxsi %a, %b : index
  %17 = arith.maxui %a, %b : index
  %18 = arith.minsi %a, %b : index
  %19 = arith.minui %a, %b : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg1 : index
// CHECK-NEXT: %[[V1:.*]] = arith.subi %arg0, %arg1 : index
// CHECK-NEXT: %[[V2:.*]] = arith.muli %arg0, %arg1 : index
// CHECK-NEXT: %[[V3:.*]] = arith.divsi %arg0, %arg1 : index
// CHECK-NEXT: %[[V4:.*]] = arith.divui %arg0, %arg1 : index
// CHECK-NEXT: %[[V5:.*]] = arith.ceildivsi %arg0, %arg1 : index
// CHECK-NEXT: %[[V6:.*]] = arith.ceildivui %arg0, %arg1 : index
// CHECK-NEXT: %[[V7:.*]] = arith.floordivsi %arg0, %arg1 : index
// CHECK-NEXT: %[[V8:.*]] = arith.remsi %arg0, %arg1 : index
// CHECK-NEXT: %[[V9:.*]] = arith.remui %arg0, %arg1 : index
// CHECK-NEXT: %[[V10:.*]] = arith.andi %arg0, %arg1 : index
// CHECK-NEXT: %[[V11:.*]] = arith.ori %arg0, %arg1 : index
// CHECK-NEXT: %[[V12:.*]] = arith.xori %arg0, %arg1 : index
// CHECK-NEXT: %[[V13:.*]] = arith.shli %arg0, %arg1 : index
// CHECK-NEXT: %[[V14:.*]] = arith.shrsi %arg0, %arg1 : index
// CHECK-NEXT: %[[V15:.*]] = arith.shrui %arg0, %arg1 : index
// CHECK-NEXT: %[[V16:.*]] = arith.maxsi %arg0, %arg1 : index
// CHECK-NEXT: %[[V17:.*]] = arith.maxui %arg0, %arg1 : index
// CHECK-NEXT: %[[V18:.*]] = arith.minsi %arg0, %arg1 : index
// CHECK-NEXT: %[[V19:.*]] = arith.minui %arg0, %arg1 : index
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi32>, %b: vector<4xi32>) {
  %0 = arith.addi %a, %b : vector<4xi32>
  %1 = arith.subi %a, %b : vector<4xi32>
  %2 = arith.muli %a, %b : vector<4xi32>
  %3 = arith.divsi %a, %b : vector<4xi32>
  %4 = arith.divui %a, %b : vector<4xi32>
  %5 = arith.ceildivsi %a, %b : vector<4xi32>
  %6 = arith.ceildivui %a, %b : vector<4xi32>
  %7 = arith.floordivsi %a, %b : vector<4xi32>
  %8 = arith.remsi %a, %b : vector<4xi32>
  %9 = arith.remui %a, %b : vector<4xi32>
  %10 = arith.andi %a, %b : vector<4xi32>
  %11 = arith.ori %a, %b : vector<4xi32>
  %12 = arith.xori %a, %b : vector<4xi32>
  %13 = arith.shli %a, %b : vector<4xi32>
  %14 = arith.shrsi %a, %b : vector<4xi32>
  %15 = arith.shrui %a, %b : vector<4xi32>
  %16 = arith.maxsi %a, %b : vector<4xi32>
  %17 = arith.maxui %a, %b : vector<4xi32>
  %18 = arith.minsi %a, %b : vector<4xi32>
  %19 = arith.minui %a, %b : vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xi32>, %arg1: vector<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V1:.*]] = arith.subi %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V2:.*]] = arith.muli %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V3:.*]] = arith.divsi %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V4:.*]] = arith.divui %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V5:.*]] = arith.ceildivsi %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V6:.*]] = arith.ceildivui %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V7:.*]] = arith.floordivsi %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V8:.*]] = arith.remsi %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V9:.*]] = arith.remui %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V10:.*]] = arith.andi %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V11:.*]] = arith.ori %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V12:.*]] = arith.xori %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V13:.*]] = arith.shli %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V14:.*]] = arith.shrsi %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V15:.*]] = arith.shrui %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V16:.*]] = arith.maxsi %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V17:.*]] = arith.maxui %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V18:.*]] = arith.minsi %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V19:.*]] = arith.minui %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[4]xi8>, %b: vector<[4]xi8>) {
  %0 = arith.addi %a, %b : vector<[4]xi8>
  %1 = arith.subi %a, %b : vector<[4]xi8>
  %2 = arith.muli %a, %b : vector<[4]xi8>
  %3 = arith.divsi %a, %b : vector<[4]xi8>
  %4 = arith.divui %a, %b : vector<[4]xi8>
  %5 = arith.ceildivsi %a, %b : vector<[4]xi8>
  %6 = arith.ceildivui %a, %b : vector<[4]xi8>
  %7 = arith.floordivsi %a, %b : vector<[4]xi8>
  %8 = arith.remsi %a, %b : vector<[4]xi8>
  %9 = arith.remui %a, %b : vector<[4]xi8>
  %10 = arith.andi %a, %b : vector<[4]xi8>
  %11 = arith.ori %a, %b : vector<[4]xi8>
  %12 = arith.xori %a, %b : vector<[4]xi8>
  %13 = arith.shli %a, %b : vector<[4]xi8>
  %14 = arith.shrsi %a, %b : vector<[4]xi8>
  %15 = arith.shrui %a, %b : vector<[4]xi8>
  %16 = arith.maxsi %a, %b : vector<[4]xi8>
  %17 = arith.maxui %a, %b : vector<[4]xi8>
  %18 = arith.minsi %a, %b : vector<[4]xi8>
  %19 = arith.minui %a, %b : vector<[4]xi8>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[4]xi8>, %arg1: vector<[4]xi8>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V1:.*]] = arith.subi %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V2:.*]] = arith.muli %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V3:.*]] = arith.divsi %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V4:.*]] = arith.divui %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V5:.*]] = arith.ceildivsi %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V6:.*]] = arith.ceildivui %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V7:.*]] = arith.floordivsi %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V8:.*]] = arith.remsi %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V9:.*]] = arith.remui %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V10:.*]] = arith.andi %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V11:.*]] = arith.ori %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V12:.*]] = arith.xori %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V13:.*]] = arith.shli %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V14:.*]] = arith.shrsi %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V15:.*]] = arith.shrui %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V16:.*]] = arith.maxsi %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V17:.*]] = arith.maxui %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V18:.*]] = arith.minsi %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V19:.*]] = arith.minui %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%a: vector<2x[4]xi64>, %b: vector<2x[4]xi64>) {
  %0 = arith.addi %a, %b : vector<2x[4]xi64>
  %1 = arith.subi %a, %b : vector<2x[4]xi64>
  %2 = arith.muli %a, %b : vector<2x[4]xi64>
  %3 = arith.divsi %a, %b : vector<2x[4]xi64>
  %4 = arith.divui %a, %b : vector<2x[4]xi64>
  %5 = arith.ceildivsi %a, %b : vector<2x[4]xi64>
  %6 = arith.ceildivui %a, %b : vector<2x[4]xi64>
  %7 = arith.floordivsi %a, %b : vector<2x[4]xi64>
  %8 = arith.remsi %a, %b : vector<2x[4]xi64>
  %9 = arith.remui %a, %b : vector<2x[4]xi64>
  %10 = arith.andi %a, %b : vector<2x[4]xi64>
  %11 = arith.ori %a, %b : vector<2x[4]xi64>
  %12 = arith.xori %a, %b : vector<2x[4]xi64>
  %13 = arith.shli %a, %b : vector<2x[4]xi64>
  %14 = arith.shrsi %a, %b : vector<2x[4]xi64>
  %15 = arith.shrui %a, %b : vector<2x[4]xi64>
  %16 = arith.maxsi %a, %b : vector<2x[4]xi64>
  %17 = arith.maxui %a, %b : vector<2x[4]xi64>
  %18 = arith.minsi %a, %b : vector<2x[4]xi64>
  %19 = arith.minui %a, %b : vector<2x[4]xi64>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2x[4]xi64>, %arg1: vector<2x[4]xi64>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: %[[V1:.*]] = arith.subi %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: %[[V2:.*]] = arith.muli %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: %[[V3:.*]] = arith.divsi %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: %[[V4:.*]] = arith.divui %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: %[[V5:.*]] = arith.ceildivsi %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: %[[V6:.*]] = arith.ceildivui %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: %[[V7:.*]] = arith.floordivsi %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: %[[V8:.*]] = arith.remsi %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: %[[V9:.*]] = arith.remui %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: %[[V10:.*]] = arith.andi %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: %[[V11:.*]] = arith.ori %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: %[[V12:.*]] = arith.xori %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: %[[V13:.*]] = arith.shli %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: %[[V14:.*]] = arith.shrsi %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: %[[V15:.*]] = arith.shrui %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: %[[V16:.*]] = arith.maxsi %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: %[[V17:.*]] = arith.maxui %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: %[[V18:.*]] = arith.minsi %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: %[[V19:.*]] = arith.minui %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x2xindex>, %b: vector<2x2xindex>) {
  %0 = arith.addi %a, %b : vector<2x2xindex>
  %1 = arith.subi %a, %b : vector<2x2xindex>
  %2 = arith.muli %a, %b : vector<2x2xindex>
  %3 = arith.divsi %a, %b : vector<2x2xindex>
  %4 = arith.divui %a, %b : vector<2x2xindex>
  %5 = arith.ceildivsi %a, %b : vector<2x2xindex>
  %6 = arith.ceildivui %a, %b : vector<2x2xindex>
  %7 = arith.floordivsi %a, %b : vector<2x2xindex>
  %8 = arith.remsi %a, %b : vector<2x2xindex>
  %9 = arith.remui %a, %b : vector<2x2xindex>
  %10 = arith.andi %a, %b : vector<2x2xindex>
  %11 = arith.ori %a, %b : vector<2x2xindex>
  %12 = arith.xori %a, %b : vector<2x2xindex>
  %13 = arith.shli %a, %b : vector<2x2xindex>
  %14 = arith.shrsi %a, %b : vector<2x2xindex>
  %15 = arith.shrui %a, %b : vector<2x2xindex>
  %16 = arith.maxsi %a, %b : vector<2x2xindex>
  %17 = arith.maxui %a, %b : vector<2x2xindex>
  %18 = arith.minsi %a, %b : vector<2x2xindex>
  %19 = arith.minui %a, %b : vector<2x2xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2x2xindex>, %arg1: vector<2x2xindex>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg1 : vector<2x2xindex>
// CHECK-NEXT: %[[V1:.*]] = arith.subi %arg0, %arg1 : vector<2x2xindex>
// CHECK-NEXT: %[[V2:.*]] = arith.muli %arg0, %arg1 : vector<2x2xindex>
// CHECK-NEXT: %[[V3:.*]] = arith.divsi %arg0, %arg1 : vector<2x2xindex>
// CHECK-NEXT: %[[V4:.*]] = arith.divui %arg0, %arg1 : vector<2x2xindex>
// CHECK-NEXT: %[[V5:.*]] = arith.ceildivsi %arg0, %arg1 : vector<2x2xindex>
// CHECK-NEXT: %[[V6:.*]] = arith.ceildivui %arg0, %arg1 : vector<2x2xindex>
// CHECK-NEXT: %[[V7:.*]] = arith.floordivsi %arg0, %arg1 : vector<2x2xindex>
// CHECK-NEXT: %[[V8:.*]] = arith.remsi %arg0, %arg1 : vector<2x2xindex>
// CHECK-NEXT: %[[V9:.*]] = arith.remui %arg0, %arg1 : vector<2x2xindex>
// CHECK-NEXT: %[[V10:.*]] = arith.andi %arg0, %arg1 : vector<2x2xindex>
// CHECK-NEXT: %[[V11:.*]] = arith.ori %arg0, %arg1 : vector<2x2xindex>
// CHECK-NEXT: %[[V12:.*]] = arith.xori %arg0, %arg1 : vector<2x2xindex>
// CHECK-NEXT: %[[V13:.*]] = arith.shli %arg0, %arg1 : vector<2x2xindex>
// CHECK-NEXT: %[[V14:.*]] = arith.shrsi %arg0, %arg1 : vector<2x2xindex>
// CHECK-NEXT: %[[V15:.*]] = arith.shrui %arg0, %arg1 : vector<2x2xindex>
// CHECK-NEXT: %[[V16:.*]] = arith.maxsi %arg0, %arg1 : vector<2x2xindex>
// CHECK-NEXT: %[[V17:.*]] = arith.maxui %arg0, %arg1 : vector<2x2xindex>
// CHECK-NEXT: %[[V18:.*]] = arith.minsi %arg0, %arg1 : vector<2x2xindex>
// CHECK-NEXT: %[[V19:.*]] = arith.minui %arg0, %arg1 : vector<2x2xindex>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) {
  %0 = arith.addi %a, %b : tensor<4xi32>
  %1 = arith.subi %a, %b : tensor<4xi32>
  %2 = arith.muli %a, %b : tensor<4xi32>
  %3 = arith.divsi %a, %b : tensor<4xi32>
  %4 = arith.divui %a, %b : tensor<4xi32>
  %5 = arith.ceildivsi %a, %b : tensor<4xi32>
  %6 = arith.ceildivui %a, %b : tensor<4xi32>
  %7 = arith.floordivsi %a, %b : tensor<4xi32>
  %8 = arith.remsi %a, %b : tensor<4xi32>
  %9 = arith.remui %a, %b : tensor<4xi32>
  %10 = arith.andi %a, %b : tensor<4xi32>
  %11 = arith.ori %a, %b : tensor<4xi32>
  %12 = arith.xori %a, %b : tensor<4xi32>
  %13 = arith.shli %a, %b : tensor<4xi32>
  %14 = arith.shrsi %a, %b : tensor<4xi32>
  %15 = arith.shrui %a, %b : tensor<4xi32>
  %16 = arith.maxsi %a, %b : tensor<4xi32>
  %17 = arith.maxui %a, %b : tensor<4xi32>
  %18 = arith.minsi %a, %b : tensor<4xi32>
  %19 = arith.minui %a, %b : tensor<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V1:.*]] = arith.subi %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V2:.*]] = arith.muli %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V3:.*]] = arith.divsi %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V4:.*]] = arith.divui %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V5:.*]] = arith.ceildivsi %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V6:.*]] = arith.ceildivui %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V7:.*]] = arith.floordivsi %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V8:.*]] = arith.remsi %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V9:.*]] = arith.remui %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V10:.*]] = arith.andi %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V11:.*]] = arith.ori %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V12:.*]] = arith.xori %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V13:.*]] = arith.shli %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V14:.*]] = arith.shrsi %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V15:.*]] = arith.shrui %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V16:.*]] = arith.maxsi %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V17:.*]] = arith.maxui %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V18:.*]] = arith.minsi %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V19:.*]] = arith.minui %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?x3xi32>, %b: tensor<?x3xi32>) {
  %0 = arith.addi %a, %b : tensor<?x3xi32>
  %1 = arith.subi %a, %b : tensor<?x3xi32>
  %2 = arith.muli %a, %b : tensor<?x3xi32>
  %3 = arith.divsi %a, %b : tensor<?x3xi32>
  %4 = arith.divui %a, %b : tensor<?x3xi32>
  %5 = arith.ceildivsi %a, %b : tensor<?x3xi32>
  %6 = arith.ceildivui %a, %b : tensor<?x3xi32>
  %7 = arith.floordivsi %a, %b : tensor<?x3xi32>
  %8 = arith.remsi %a, %b : tensor<?x3xi32>
  %9 = arith.remui %a, %b : tensor<?x3xi32>
  %10 = arith.andi %a, %b : tensor<?x3xi32>
  %11 = arith.ori %a, %b : tensor<?x3xi32>
  %12 = arith.xori %a, %b : tensor<?x3xi32>
  %13 = arith.shli %a, %b : tensor<?x3xi32>
  %14 = arith.shrsi %a, %b : tensor<?x3xi32>
  %15 = arith.shrui %a, %b : tensor<?x3xi32>
  %16 = arith.maxsi %a, %b : tensor<?x3xi32>
  %17 = arith.maxui %a, %b : tensor<?x3xi32>
  %18 = arith.minsi %a, %b : tensor<?x3xi32>
  %19 = arith.minui %a, %b : tensor<?x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<?x3xi32>, %arg1: tensor<?x3xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg1 : tensor<?x3xi32>
// CHECK-NEXT: %[[V1:.*]] = arith.subi %arg0, %arg1 : tensor<?x3xi32>
// CHECK-NEXT: %[[V2:.*]] = arith.muli %arg0, %arg1 : tensor<?x3xi32>
// CHECK-NEXT: %[[V3:.*]] = arith.divsi %arg0, %arg1 : tensor<?x3xi32>
// CHECK-NEXT: %[[V4:.*]] = arith.divui %arg0, %arg1 : tensor<?x3xi32>
// CHECK-NEXT: %[[V5:.*]] = arith.ceildivsi %arg0, %arg1 : tensor<?x3xi32>
// CHECK-NEXT: %[[V6:.*]] = arith.ceildivui %arg0, %arg1 : tensor<?x3xi32>
// CHECK-NEXT: %[[V7:.*]] = arith.floordivsi %arg0, %arg1 : tensor<?x3xi32>
// CHECK-NEXT: %[[V8:.*]] = arith.remsi %arg0, %arg1 : tensor<?x3xi32>
// CHECK-NEXT: %[[V9:.*]] = arith.remui %arg0, %arg1 : tensor<?x3xi32>
// CHECK-NEXT: %[[V10:.*]] = arith.andi %arg0, %arg1 : tensor<?x3xi32>
// CHECK-NEXT: %[[V11:.*]] = arith.ori %arg0, %arg1 : tensor<?x3xi32>
// CHECK-NEXT: %[[V12:.*]] = arith.xori %arg0, %arg1 : tensor<?x3xi32>
// CHECK-NEXT: %[[V13:.*]] = arith.shli %arg0, %arg1 : tensor<?x3xi32>
// CHECK-NEXT: %[[V14:.*]] = arith.shrsi %arg0, %arg1 : tensor<?x3xi32>
// CHECK-NEXT: %[[V15:.*]] = arith.shrui %arg0, %arg1 : tensor<?x3xi32>
// CHECK-NEXT: %[[V16:.*]] = arith.maxsi %arg0, %arg1 : tensor<?x3xi32>
// CHECK-NEXT: %[[V17:.*]] = arith.maxui %arg0, %arg1 : tensor<?x3xi32>
// CHECK-NEXT: %[[V18:.*]] = arith.minsi %arg0, %arg1 : tensor<?x3xi32>
// CHECK-NEXT: %[[V19:.*]] = arith.minui %arg0, %arg1 : tensor<?x3xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<*xi16>, %b: tensor<*xi16>) {
  %0 = arith.addi %a, %b : tensor<*xi16>
  %1 = arith.subi %a, %b : tensor<*xi16>
  %2 = arith.muli %a, %b : tensor<*xi16>
  %3 = arith.divsi %a, %b : tensor<*xi16>
  %4 = arith.divui %a, %b : tensor<*xi16>
  %5 = arith.ceildivsi %a, %b : tensor<*xi16>
  %6 = arith.ceildivui %a, %b : tensor<*xi16>
  %7 = arith.floordivsi %a, %b : tensor<*xi16>
  %8 = arith.remsi %a, %b : tensor<*xi16>
  %9 = arith.remui %a, %b : tensor<*xi16>
  %10 = arith.andi %a, %b : tensor<*xi16>
  %11 = arith.ori %a, %b : tensor<*xi16>
  %12 = arith.xori %a, %b : tensor<*xi16>
  %13 = arith.shli %a, %b : tensor<*xi16>
  %14 = arith.shrsi %a, %b : tensor<*xi16>
  %15 = arith.shrui %a, %b : tensor<*xi16>
  %16 = arith.maxsi %a, %b : tensor<*xi16>
  %17 = arith.maxui %a, %b : tensor<*xi16>
  %18 = arith.minsi %a, %b : tensor<*xi16>
  %19 = arith.minui %a, %b : tensor<*xi16>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<*xi16>, %arg1: tensor<*xi16>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: %[[V1:.*]] = arith.subi %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: %[[V2:.*]] = arith.muli %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: %[[V3:.*]] = arith.divsi %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: %[[V4:.*]] = arith.divui %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: %[[V5:.*]] = arith.ceildivsi %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: %[[V6:.*]] = arith.ceildivui %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: %[[V7:.*]] = arith.floordivsi %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: %[[V8:.*]] = arith.remsi %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: %[[V9:.*]] = arith.remui %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: %[[V10:.*]] = arith.andi %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: %[[V11:.*]] = arith.ori %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: %[[V12:.*]] = arith.xori %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: %[[V13:.*]] = arith.shli %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: %[[V14:.*]] = arith.shrsi %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: %[[V15:.*]] = arith.shrui %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: %[[V16:.*]] = arith.maxsi %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: %[[V17:.*]] = arith.maxui %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: %[[V18:.*]] = arith.minsi %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: %[[V19:.*]] = arith.minui %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4xi32, "e">, %b: tensor<4xi32, "e">) {
  %0 = arith.addi %a, %b : tensor<4xi32, "e">
  %1 = arith.subi %a, %b : tensor<4xi32, "e">
  %2 = arith.muli %a, %b : tensor<4xi32, "e">
  %3 = arith.divsi %a, %b : tensor<4xi32, "e">
  %4 = arith.divui %a, %b : tensor<4xi32, "e">
  %5 = arith.ceildivsi %a, %b : tensor<4xi32, "e">
  %6 = arith.ceildivui %a, %b : tensor<4xi32, "e">
  %7 = arith.floordivsi %a, %b : tensor<4xi32, "e">
  %8 = arith.remsi %a, %b : tensor<4xi32, "e">
  %9 = arith.remui %a, %b : tensor<4xi32, "e">
  %10 = arith.andi %a, %b : tensor<4xi32, "e">
  %11 = arith.ori %a, %b : tensor<4xi32, "e">
  %12 = arith.xori %a, %b : tensor<4xi32, "e">
  %13 = arith.shli %a, %b : tensor<4xi32, "e">
  %14 = arith.shrsi %a, %b : tensor<4xi32, "e">
  %15 = arith.shrui %a, %b : tensor<4xi32, "e">
  %16 = arith.maxsi %a, %b : tensor<4xi32, "e">
  %17 = arith.maxui %a, %b : tensor<4xi32, "e">
  %18 = arith.minsi %a, %b : tensor<4xi32, "e">
  %19 = arith.minui %a, %b : tensor<4xi32, "e">
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<4xi32, "e">, %arg1: tensor<4xi32, "e">) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg1 : tensor<4xi32, "e">
// CHECK-NEXT: %[[V1:.*]] = arith.subi %arg0, %arg1 : tensor<4xi32, "e">
// CHECK-NEXT: %[[V2:.*]] = arith.muli %arg0, %arg1 : tensor<4xi32, "e">
// CHECK-NEXT: %[[V3:.*]] = arith.divsi %arg0, %arg1 : tensor<4xi32, "e">
// CHECK-NEXT: %[[V4:.*]] = arith.divui %arg0, %arg1 : tensor<4xi32, "e">
// CHECK-NEXT: %[[V5:.*]] = arith.ceildivsi %arg0, %arg1 : tensor<4xi32, "e">
// CHECK-NEXT: %[[V6:.*]] = arith.ceildivui %arg0, %arg1 : tensor<4xi32, "e">
// CHECK-NEXT: %[[V7:.*]] = arith.floordivsi %arg0, %arg1 : tensor<4xi32, "e">
// CHECK-NEXT: %[[V8:.*]] = arith.remsi %arg0, %arg1 : tensor<4xi32, "e">
// CHECK-NEXT: %[[V9:.*]] = arith.remui %arg0, %arg1 : tensor<4xi32, "e">
// CHECK-NEXT: %[[V10:.*]] = arith.andi %arg0, %arg1 : tensor<4xi32, "e">
// CHECK-NEXT: %[[V11:.*]] = arith.ori %arg0, %arg1 : tensor<4xi32, "e">
// CHECK-NEXT: %[[V12:.*]] = arith.xori %arg0, %arg1 : tensor<4xi32, "e">
// CHECK-NEXT: %[[V13:.*]] = arith.shli %arg0, %arg1 : tensor<4xi32, "e">
// CHECK-NEXT: %[[V14:.*]] = arith.shrsi %arg0, %arg1 : tensor<4xi32, "e">
// CHECK-NEXT: %[[V15:.*]] = arith.shrui %arg0, %arg1 : tensor<4xi32, "e">
// CHECK-NEXT: %[[V16:.*]] = arith.maxsi %arg0, %arg1 : tensor<4xi32, "e">
// CHECK-NEXT: %[[V17:.*]] = arith.maxui %arg0, %arg1 : tensor<4xi32, "e">
// CHECK-NEXT: %[[V18:.*]] = arith.minsi %arg0, %arg1 : tensor<4xi32, "e">
// CHECK-NEXT: %[[V19:.*]] = arith.minui %arg0, %arg1 : tensor<4xi32, "e">
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<i32>, %b: vector<i32>) {
  %0 = arith.addi %a, %b : vector<i32>
  %1 = arith.subi %a, %b : vector<i32>
  %2 = arith.muli %a, %b : vector<i32>
  %3 = arith.divsi %a, %b : vector<i32>
  %4 = arith.divui %a, %b : vector<i32>
  %5 = arith.ceildivsi %a, %b : vector<i32>
  %6 = arith.ceildivui %a, %b : vector<i32>
  %7 = arith.floordivsi %a, %b : vector<i32>
  %8 = arith.remsi %a, %b : vector<i32>
  %9 = arith.remui %a, %b : vector<i32>
  %10 = arith.andi %a, %b : vector<i32>
  %11 = arith.ori %a, %b : vector<i32>
  %12 = arith.xori %a, %b : vector<i32>
  %13 = arith.shli %a, %b : vector<i32>
  %14 = arith.shrsi %a, %b : vector<i32>
  %15 = arith.shrui %a, %b : vector<i32>
  %16 = arith.maxsi %a, %b : vector<i32>
  %17 = arith.maxui %a, %b : vector<i32>
  %18 = arith.minsi %a, %b : vector<i32>
  %19 = arith.minui %a, %b : vector<i32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<i32>, %arg1: vector<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg1 : vector<i32>
// CHECK-NEXT: %[[V1:.*]] = arith.subi %arg0, %arg1 : vector<i32>
// CHECK-NEXT: %[[V2:.*]] = arith.muli %arg0, %arg1 : vector<i32>
// CHECK-NEXT: %[[V3:.*]] = arith.divsi %arg0, %arg1 : vector<i32>
// CHECK-NEXT: %[[V4:.*]] = arith.divui %arg0, %arg1 : vector<i32>
// CHECK-NEXT: %[[V5:.*]] = arith.ceildivsi %arg0, %arg1 : vector<i32>
// CHECK-NEXT: %[[V6:.*]] = arith.ceildivui %arg0, %arg1 : vector<i32>
// CHECK-NEXT: %[[V7:.*]] = arith.floordivsi %arg0, %arg1 : vector<i32>
// CHECK-NEXT: %[[V8:.*]] = arith.remsi %arg0, %arg1 : vector<i32>
// CHECK-NEXT: %[[V9:.*]] = arith.remui %arg0, %arg1 : vector<i32>
// CHECK-NEXT: %[[V10:.*]] = arith.andi %arg0, %arg1 : vector<i32>
// CHECK-NEXT: %[[V11:.*]] = arith.ori %arg0, %arg1 : vector<i32>
// CHECK-NEXT: %[[V12:.*]] = arith.xori %arg0, %arg1 : vector<i32>
// CHECK-NEXT: %[[V13:.*]] = arith.shli %arg0, %arg1 : vector<i32>
// CHECK-NEXT: %[[V14:.*]] = arith.shrsi %arg0, %arg1 : vector<i32>
// CHECK-NEXT: %[[V15:.*]] = arith.shrui %arg0, %arg1 : vector<i32>
// CHECK-NEXT: %[[V16:.*]] = arith.maxsi %arg0, %arg1 : vector<i32>
// CHECK-NEXT: %[[V17:.*]] = arith.maxui %arg0, %arg1 : vector<i32>
// CHECK-NEXT: %[[V18:.*]] = arith.minsi %arg0, %arg1 : vector<i32>
// CHECK-NEXT: %[[V19:.*]] = arith.minui %arg0, %arg1 : vector<i32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

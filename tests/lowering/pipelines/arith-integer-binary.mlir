// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' | FileCheck %s

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
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i1) {
// CHECK-NEXT: llvm.return
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
// CHECK-NEXT: llvm.func @f(%arg0: i8, %arg1: i8) {
// CHECK-NEXT: llvm.return
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
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: llvm.return
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
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64) {
// CHECK-NEXT: llvm.return
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
// CHECK-NEXT: llvm.func @f(%arg0: i128, %arg1: i128) {
// CHECK-NEXT: llvm.return
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
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64) {
// CHECK-NEXT: llvm.return
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
// CHECK-NEXT: llvm.func @f(%arg0: vector<4xi32>, %arg1: vector<4xi32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xindex>, %b: vector<4xindex>) {
  %0 = arith.addi %a, %b : vector<4xindex>
  %1 = arith.subi %a, %b : vector<4xindex>
  %2 = arith.muli %a, %b : vector<4xindex>
  %3 = arith.divsi %a, %b : vector<4xindex>
  %4 = arith.divui %a, %b : vector<4xindex>
  %5 = arith.ceildivsi %a, %b : vector<4xindex>
  %6 = arith.ceildivui %a, %b : vector<4xindex>
  %7 = arith.floordivsi %a, %b : vector<4xindex>
  %8 = arith.remsi %a, %b : vector<4xindex>
  %9 = arith.remui %a, %b : vector<4xindex>
  %10 = arith.andi %a, %b : vector<4xindex>
  %11 = arith.ori %a, %b : vector<4xindex>
  %12 = arith.xori %a, %b : vector<4xindex>
  %13 = arith.shli %a, %b : vector<4xindex>
  %14 = arith.shrsi %a, %b : vector<4xindex>
  %15 = arith.shrui %a, %b : vector<4xindex>
  %16 = arith.maxsi %a, %b : vector<4xindex>
  %17 = arith.maxui %a, %b : vector<4xindex>
  %18 = arith.minsi %a, %b : vector<4xindex>
  %19 = arith.minui %a, %b : vector<4xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<4xi64>, %arg1: vector<4xi64>) {
// CHECK-NEXT: llvm.return
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
// CHECK-NEXT: llvm.func @f(%arg0: vector<[4]xi8>, %arg1: vector<[4]xi8>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x4xi16>, %b: vector<2x4xi16>) {
  %0 = arith.addi %a, %b : vector<2x4xi16>
  %1 = arith.subi %a, %b : vector<2x4xi16>
  %2 = arith.muli %a, %b : vector<2x4xi16>
  %3 = arith.divsi %a, %b : vector<2x4xi16>
  %4 = arith.divui %a, %b : vector<2x4xi16>
  %5 = arith.ceildivsi %a, %b : vector<2x4xi16>
  %6 = arith.ceildivui %a, %b : vector<2x4xi16>
  %7 = arith.floordivsi %a, %b : vector<2x4xi16>
  %8 = arith.remsi %a, %b : vector<2x4xi16>
  %9 = arith.remui %a, %b : vector<2x4xi16>
  %10 = arith.andi %a, %b : vector<2x4xi16>
  %11 = arith.ori %a, %b : vector<2x4xi16>
  %12 = arith.xori %a, %b : vector<2x4xi16>
  %13 = arith.shli %a, %b : vector<2x4xi16>
  %14 = arith.shrsi %a, %b : vector<2x4xi16>
  %15 = arith.shrui %a, %b : vector<2x4xi16>
  %16 = arith.maxsi %a, %b : vector<2x4xi16>
  %17 = arith.maxui %a, %b : vector<2x4xi16>
  %18 = arith.minsi %a, %b : vector<2x4xi16>
  %19 = arith.minui %a, %b : vector<2x4xi16>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.array<2 x vector<4xi16>>, %arg1: !llvm.array<2 x vector<4xi16>>) {
// CHECK-NEXT: llvm.return
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
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.array<2 x vector<2xi64>>, %arg1: !llvm.array<2 x vector<2xi64>>) {
// CHECK-NEXT: llvm.return
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
// CHECK-NEXT: llvm.return
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
// CHECK-NEXT: llvm.func @f(%arg0: vector<1xi32>, %arg1: vector<1xi32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

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
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.array<2 x vector<[4]xi64>>, %arg1: !llvm.array<2 x vector<[4]xi64>>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// RUN: mlir-opt %s --convert-vector-to-llvm | FileCheck %s

// The rows of a matrix of which only one dimension is scalable are known.
func.func @f(%a: vector<[2]xf32>, %b: vector<[2]xf32>) -> vector<2x[2]xf32> {
  %0 = "vector.outerproduct"(%a, %b) <{kind = #vector.kind<add>}> : (vector<[2]xf32>, vector<[2]xf32>) -> vector<2x[2]xf32>
  return %0 : vector<2x[2]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<[2]xf32>, %arg1: vector<[2]xf32>) -> vector<2x[2]xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x[2]xf32>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %cst : vector<2x[2]xf32> to !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %2 = llvm.extractelement %arg0[%1 : i64] : vector<[2]xf32>
// CHECK-NEXT:     %3 = llvm.mlir.poison : vector<[2]xf32>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %5 = llvm.insertelement %2, %3[%4 : i32] : vector<[2]xf32>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %3 [0, 0] : vector<[2]xf32> 
// CHECK-NEXT:     %7 = arith.mulf %6, %arg1 : vector<[2]xf32>
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %0[0] : !llvm.array<2 x vector<[2]xf32>> 
// CHECK-NEXT:     %9 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %10 = llvm.extractelement %arg0[%9 : i64] : vector<[2]xf32>
// CHECK-NEXT:     %11 = llvm.mlir.poison : vector<[2]xf32>
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %13 = llvm.insertelement %10, %11[%12 : i32] : vector<[2]xf32>
// CHECK-NEXT:     %14 = llvm.shufflevector %13, %11 [0, 0] : vector<[2]xf32> 
// CHECK-NEXT:     %15 = arith.mulf %14, %arg1 : vector<[2]xf32>
// CHECK-NEXT:     %16 = llvm.insertvalue %15, %8[1] : !llvm.array<2 x vector<[2]xf32>> 
// CHECK-NEXT:     %17 = builtin.unrealized_conversion_cast %16 : !llvm.array<2 x vector<[2]xf32>> to vector<2x[2]xf32>
// CHECK-NEXT:     return %17 : vector<2x[2]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

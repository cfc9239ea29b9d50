// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s



// CHECK: module {
// CHECK-NEXT: }

// -----



// CHECK: module {
// CHECK-NEXT: }

// -----



// CHECK: module {
// CHECK-NEXT: }

// -----



// CHECK: module {
// CHECK-NEXT: }

// -----



// CHECK: module {
// CHECK-NEXT: }

// -----



// CHECK: module {
// CHECK-NEXT: }

// -----



// CHECK: module {
// CHECK-NEXT: }

// -----



// CHECK: module {
// CHECK-NEXT: }

// -----



// CHECK: module {
// CHECK-NEXT: }

// -----



// CHECK: module {
// CHECK-NEXT: }

// -----



// CHECK: module {
// CHECK-NEXT: }

// -----



// CHECK: module {
// CHECK-NEXT: }

// -----



// CHECK: module {
// CHECK-NEXT: }

// -----



// CHECK: module {
// CHECK-NEXT: }

// -----



// CHECK: module {
// CHECK-NEXT: }

// -----



// CHECK: module {
// CHECK-NEXT: }

// -----



// CHECK: module {
// CHECK-NEXT: }

// -----



// CHECK: module {
// CHECK-NEXT: }

// -----



// CHECK: module {
// CHECK-NEXT: }

// -----



// CHECK: module {
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<1xf32>, %arg1: vector<1xf32>) -> vector<1xf32> {
  %0 = llvm.shufflevector %arg0, %arg1 [0] : vector<1xf32> 
  return %0 : vector<1xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<1xf32>, %arg1: vector<1xf32>) -> vector<1xf32> {
// CHECK-NEXT: return %arg0 : vector<1xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<1xf32>, %arg1: vector<1xf32>) -> vector<1xf32> {
  %0 = llvm.shufflevector %arg0, %arg1 [1] : vector<1xf32> 
  return %0 : vector<1xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<1xf32>, %arg1: vector<1xf32>) -> vector<1xf32> {
// CHECK-NEXT: %[[V0:.*]] = llvm.shufflevector %arg0, %arg1 [1] : vector<1xf32>
// CHECK-NEXT: return %[[V0]] : vector<1xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<1xf32>, %arg1: vector<1xf32>) -> vector<1xf32> {
  %0 = llvm.shufflevector %arg0, %arg1 [-1] : vector<1xf32> 
  return %0 : vector<1xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<1xf32>, %arg1: vector<1xf32>) -> vector<1xf32> {
// CHECK-NEXT: %[[V0:.*]] = llvm.shufflevector %arg0, %arg1 [-1] : vector<1xf32>
// CHECK-NEXT: return %[[V0]] : vector<1xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<2xf32>, %arg1: vector<2xf32>) -> vector<2xf32> {
  %0 = llvm.shufflevector %arg0, %arg1 [0, 1] : vector<2xf32> 
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2xf32>, %arg1: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT: %[[V0:.*]] = llvm.shufflevector %arg0, %arg1 [0, 1] : vector<2xf32>
// CHECK-NEXT: return %[[V0]] : vector<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<2xf32>, %arg1: vector<2xf32>) -> vector<2xf32> {
  %0 = llvm.shufflevector %arg0, %arg1 [2, 3] : vector<2xf32> 
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2xf32>, %arg1: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT: %[[V0:.*]] = llvm.shufflevector %arg0, %arg1 [2, 3] : vector<2xf32>
// CHECK-NEXT: return %[[V0]] : vector<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<1xf32>, %arg1: vector<1xf32>) -> vector<2xf32> {
  %0 = llvm.shufflevector %arg0, %arg1 [0, 0] : vector<1xf32> 
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<1xf32>, %arg1: vector<1xf32>) -> vector<2xf32> {
// CHECK-NEXT: %[[V0:.*]] = llvm.shufflevector %arg0, %arg1 [0, 0] : vector<1xf32>
// CHECK-NEXT: return %[[V0]] : vector<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<2xf32>, %arg1: vector<2xf32>) -> vector<1xf32> {
  %0 = llvm.shufflevector %arg0, %arg1 [0] : vector<2xf32> 
  return %0 : vector<1xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2xf32>, %arg1: vector<2xf32>) -> vector<1xf32> {
// CHECK-NEXT: %[[V0:.*]] = llvm.shufflevector %arg0, %arg1 [0] : vector<2xf32>
// CHECK-NEXT: return %[[V0]] : vector<1xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: vector<[1]xf32>, %arg1: vector<[1]xf32>) -> vector<[1]xf32> {
  %0 = llvm.shufflevector %arg0, %arg1 [0] : vector<[1]xf32> 
  return %0 : vector<[1]xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[1]xf32>, %arg1: vector<[1]xf32>) -> vector<[1]xf32> {
// CHECK-NEXT: return %arg0 : vector<[1]xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----



// CHECK: module {
// CHECK-NEXT: }

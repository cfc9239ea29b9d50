// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm | FileCheck %s

// There are as many pointers as values, whatever the places are.

func.func @values(%m: memref<?xf32>, %i: index, %places: vector<4xi32>, %mask: vector<4xi1>, %v: vector<[4]xf32>) {
  vector.scatter %m[%i] [%places], %mask, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<[4]xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @values(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi1>, %[[ARG4:[^ ]+]]: vector<[4]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V3]][%[[ARG2]]] : (!llvm.ptr, vector<4xi32>) -> vector<[4]x!llvm.ptr>, f32
// CHECK-NEXT:     llvm.intr.masked.scatter %[[ARG4]], %[[V4]], %[[ARG3]] {alignment = 4 : i32} : vector<[4]xf32>, vector<4xi1> into vector<[4]x!llvm.ptr>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @places(%m: memref<?xf32>, %i: index, %places: vector<[4]xi32>, %mask: vector<4xi1>, %v: vector<4xf32>) {
  vector.scatter %m[%i] [%places], %mask, %v : memref<?xf32>, vector<[4]xi32>, vector<4xi1>, vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @places(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<[4]xi32>, %[[ARG3:[^ ]+]]: vector<4xi1>, %[[ARG4:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V3]][%[[ARG2]]] : (!llvm.ptr, vector<[4]xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT:     llvm.intr.masked.scatter %[[ARG4]], %[[V4]], %[[ARG3]] {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

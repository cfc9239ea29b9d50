// Gathers and scatters are lowered where the last dimension has a stride of one.
// RUN: mlir-opt --convert-vector-to-llvm %s | FileCheck %s

func.func @strided(%m: memref<?xf32, strided<[2]>>, %i: index, %x: vector<4xi32>, %k: vector<4xi1>, %v: vector<4xf32>) -> vector<4xf32> {
  %r = vector.gather %m[%i] [%x], %k, %v : memref<?xf32, strided<[2]>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i] [%x], %k, %v : memref<?xf32, strided<[2]>>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @dense_inside(%m: memref<4x4xf32, strided<[?, 1]>>, %i: index, %x: vector<4xi32>, %k: vector<4xi1>, %v: vector<4xf32>) {
  vector.scatter %m[%i, %i] [%x], %k, %v : memref<4x4xf32, strided<[?, 1]>>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @strided(%arg0: memref<?xf32, strided<[2]>>, %arg1: index, %arg2: vector<4xi32>, %arg3: vector<4xi1>, %arg4: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT: %0 = vector.gather %arg0[%arg1] [%arg2], %arg3, %arg4 : memref<?xf32, strided<[2]>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: vector.scatter %arg0[%arg1] [%arg2], %arg3, %arg4 : memref<?xf32, strided<[2]>>, vector<4xi32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: return %0 : vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @dense_inside(%arg0: memref<4x4xf32, strided<[?, 1]>>, %arg1: index, %arg2: vector<4xi32>, %arg3: vector<4xi1>, %arg4: vector<4xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x4xf32, strided<[?, 1]>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT: %5 = llvm.add %4, %0 : i64
// CHECK-NEXT: %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %7 = llvm.getelementptr %6[%arg2] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT: llvm.intr.masked.scatter %arg4, %7, %arg3 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

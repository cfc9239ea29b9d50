// RUN: mlir-opt %s --split-input-file --convert-to-llvm | FileCheck %s

// Arguments that are being converted are no symbols.

func.func @bounds(%n: index, %i: index, %m: memref<?xf32>) {
  affine.for %k = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%i)[%n] {
    %v = affine.load %m[%k + symbol(%n)] : memref<?xf32>
    affine.store %v, %m[%i] : memref<?xf32>
  }
  affine.for %k = 0 to affine_map<(d0) -> (d0 floordiv 3)>(%n) {
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 floordiv 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @bounds(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = builtin.unrealized_conversion_cast %[[V5]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : i64 to index
// CHECK-NEXT:     %[[V8:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : i64 to index
// CHECK-NEXT:     affine.for %[[ARG7:[^ ]+]] = 0 to min #map(%[[V7]])[%[[V8]]] {
// CHECK-NEXT:       %[[V9:[^ ]+]] = affine.load %[[V6]][%[[ARG7]] + symbol(%[[V8]])] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[V9]], %[[V6]][%[[V7]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG7]] = 0 to #map1(%[[V8]]) {
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

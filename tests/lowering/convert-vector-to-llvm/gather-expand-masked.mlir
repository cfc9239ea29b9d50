// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm | FileCheck %s

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.expandload %m[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i], %k, %0 : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = "llvm.intr.masked.expandload"(%[[V3]], %[[ARG2]], %[[ARG3]]) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.getelementptr %[[V5]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     "llvm.intr.masked.compressstore"(%[[V4]], %[[V6]], %[[ARG2]]) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
// CHECK-NEXT:     return %[[V4]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?xf32>, %i: index, %at: vector<2x[4]xi32>, %k: vector<2x[4]xi1>, %p: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.gather %m[%i][%at], %k, %p : memref<?xf32>, vector<2x[4]xi32>, vector<2x[4]xi1>, vector<2x[4]xf32> into vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<2x[4]xi32>, %[[ARG3:[^ ]+]]: vector<2x[4]xi1>, %[[ARG4:[^ ]+]]: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<2x[4]xi1> to !llvm.array<2 x vector<[4]xi1>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x[4]xi32> to !llvm.array<2 x vector<[4]xi32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = ub.poison : vector<2x[4]xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = builtin.unrealized_conversion_cast %[[V5]] : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V4]][0] : !llvm.array<2 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V3]][0] : !llvm.array<2 x vector<[4]xi1>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.getelementptr %[[V10]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.getelementptr %[[V11]][%[[V7]]] : (!llvm.ptr, vector<[4]xi32>) -> vector<[4]x!llvm.ptr>, f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.intr.masked.gather %[[V12]], %[[V8]], %[[V9]] {alignment = 4 : i32} : (vector<[4]x!llvm.ptr>, vector<[4]xi1>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[V13]], %[[V6]][0] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V4]][1] : !llvm.array<2 x vector<[4]xi32>> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V3]][1] : !llvm.array<2 x vector<[4]xi1>> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.getelementptr %[[V18]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.getelementptr %[[V19]][%[[V15]]] : (!llvm.ptr, vector<[4]xi32>) -> vector<[4]x!llvm.ptr>, f32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.intr.masked.gather %[[V20]], %[[V16]], %[[V17]] {alignment = 4 : i32} : (vector<[4]x!llvm.ptr>, vector<[4]xi1>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertvalue %[[V21]], %[[V14]][1] : !llvm.array<2 x vector<[4]xf32>> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = builtin.unrealized_conversion_cast %[[V22]] : !llvm.array<2 x vector<[4]xf32>> to vector<2x[4]xf32>
// CHECK-NEXT:     return %[[V23]] : vector<2x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?xf32>, %i: index, %at: vector<2x2x4xi32>, %k: vector<2x2x4xi1>, %p: vector<2x2x4xf32>) -> vector<2x2x4xf32> {
  %0 = vector.gather %m[%i][%at], %k, %p : memref<?xf32>, vector<2x2x4xi32>, vector<2x2x4xi1>, vector<2x2x4xf32> into vector<2x2x4xf32>
  return %0 : vector<2x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<2x2x4xi32>, %[[ARG3:[^ ]+]]: vector<2x2x4xi1>, %[[ARG4:[^ ]+]]: vector<2x2x4xf32>) -> vector<2x2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<2x2x4xf32> to !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<2x2x4xi1> to !llvm.array<2 x array<2 x vector<4xi1>>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x2x4xi32> to !llvm.array<2 x array<2 x vector<4xi32>>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = ub.poison : vector<2x2x4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = builtin.unrealized_conversion_cast %[[V5]] : vector<2x2x4xf32> to !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT:     %[[V7:[^ ]+]] = ub.poison : vector<2x4xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = builtin.unrealized_conversion_cast %[[V7]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V4]][0, 0] : !llvm.array<2 x array<2 x vector<4xi32>>> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V3]][0, 0] : !llvm.array<2 x array<2 x vector<4xi1>>> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V2]][0, 0] : !llvm.array<2 x array<2 x vector<4xf32>>> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.getelementptr %[[V12]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.getelementptr %[[V13]][%[[V9]]] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.intr.masked.gather %[[V14]], %[[V10]], %[[V11]] {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertvalue %[[V15]], %[[V8]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V4]][0, 1] : !llvm.array<2 x array<2 x vector<4xi32>>> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractvalue %[[V3]][0, 1] : !llvm.array<2 x array<2 x vector<4xi1>>> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V2]][0, 1] : !llvm.array<2 x array<2 x vector<4xf32>>> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.getelementptr %[[V20]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.getelementptr %[[V21]][%[[V17]]] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.intr.masked.gather %[[V22]], %[[V18]], %[[V19]] {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.insertvalue %[[V23]], %[[V16]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.insertvalue %[[V24]], %[[V6]][0] : !llvm.array<2 x array<2 x vector<4xf32>>> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.extractvalue %[[V4]][1, 0] : !llvm.array<2 x array<2 x vector<4xi32>>> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.extractvalue %[[V3]][1, 0] : !llvm.array<2 x array<2 x vector<4xi1>>> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.extractvalue %[[V2]][1, 0] : !llvm.array<2 x array<2 x vector<4xf32>>> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.getelementptr %[[V29]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.getelementptr %[[V30]][%[[V26]]] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.intr.masked.gather %[[V31]], %[[V27]], %[[V28]] {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.insertvalue %[[V32]], %[[V8]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.extractvalue %[[V4]][1, 1] : !llvm.array<2 x array<2 x vector<4xi32>>> 
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.extractvalue %[[V3]][1, 1] : !llvm.array<2 x array<2 x vector<4xi1>>> 
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.extractvalue %[[V2]][1, 1] : !llvm.array<2 x array<2 x vector<4xf32>>> 
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.getelementptr %[[V37]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.getelementptr %[[V38]][%[[V34]]] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.intr.masked.gather %[[V39]], %[[V35]], %[[V36]] {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.insertvalue %[[V40]], %[[V33]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.insertvalue %[[V41]], %[[V25]][1] : !llvm.array<2 x array<2 x vector<4xf32>>> 
// CHECK-NEXT:     %[[V43:[^ ]+]] = builtin.unrealized_conversion_cast %[[V42]] : !llvm.array<2 x array<2 x vector<4xf32>>> to vector<2x2x4xf32>
// CHECK-NEXT:     return %[[V43]] : vector<2x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.maskedload %m[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %k, %0 : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.intr.masked.load %[[V3]], %[[ARG2]], %[[ARG3]] {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.getelementptr %[[V5]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.intr.masked.store %[[V4]], %[[V6]], %[[ARG2]] {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT:     return %[[V4]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %k: vector<2x4xi1>, %p: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.maskedload %m[%i, %i], %k, %p : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  vector.maskedstore %m[%i, %i], %k, %0 : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<2x4xi1>, %[[ARG3:[^ ]+]]: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.maskedload %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]], %[[ARG3]] : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
// CHECK-NEXT:     vector.maskedstore %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]], %[[V0]] : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?xf32>, %i: index, %k: vector<[4]xi1>, %p: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = vector.maskedload %m[%i], %k, %p : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  vector.maskedstore %m[%i], %k, %0 : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<[4]xi1>, %[[ARG3:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.intr.masked.load %[[V3]], %[[ARG2]], %[[ARG3]] {alignment = 4 : i32} : (!llvm.ptr, vector<[4]xi1>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.getelementptr %[[V5]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.intr.masked.store %[[V4]], %[[V6]], %[[ARG2]] {alignment = 4 : i32} : vector<[4]xf32>, vector<[4]xi1> into !llvm.ptr
// CHECK-NEXT:     return %[[V4]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?xf32>, %i: index, %at: vector<2x4xi32>, %k: vector<2x4xi1>, %p: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.gather %m[%i][%at], %k, %p : memref<?xf32>, vector<2x4xi32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<2x4xi32>, %[[ARG3:[^ ]+]]: vector<2x4xi1>, %[[ARG4:[^ ]+]]: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<2x4xi1> to !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = ub.poison : vector<2x4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = builtin.unrealized_conversion_cast %[[V5]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V4]][0] : !llvm.array<2 x vector<4xi32>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V3]][0] : !llvm.array<2 x vector<4xi1>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.getelementptr %[[V10]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.getelementptr %[[V11]][%[[V7]]] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.intr.masked.gather %[[V12]], %[[V8]], %[[V9]] {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[V13]], %[[V6]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V4]][1] : !llvm.array<2 x vector<4xi32>> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V3]][1] : !llvm.array<2 x vector<4xi1>> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.getelementptr %[[V18]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.getelementptr %[[V19]][%[[V15]]] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.intr.masked.gather %[[V20]], %[[V16]], %[[V17]] {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertvalue %[[V21]], %[[V14]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = builtin.unrealized_conversion_cast %[[V22]] : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     return %[[V23]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?xf32>, %i: index, %at: vector<[4]xi32>, %k: vector<[4]xi1>, %p: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = vector.gather %m[%i][%at], %k, %p : memref<?xf32>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<[4]xi32>, %[[ARG3:[^ ]+]]: vector<[4]xi1>, %[[ARG4:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V3]][%[[ARG2]]] : (!llvm.ptr, vector<[4]xi32>) -> vector<[4]x!llvm.ptr>, f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.intr.masked.gather %[[V4]], %[[ARG3]], %[[ARG4]] {alignment = 4 : i32} : (vector<[4]x!llvm.ptr>, vector<[4]xi1>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:     return %[[V5]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Neighbours that are not next to each other in memory.
func.func @strided(%b: memref<4x4xi32, strided<[1, 2]>>, %i: index, %m: vector<2xi1>, %x: vector<2xi32>, %p: vector<2xi32>) -> vector<2xi32> {
  %0 = vector.gather %b[%i, %i] [%x], %m, %p : memref<4x4xi32, strided<[1, 2]>>, vector<2xi32>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  vector.scatter %b[%i, %i] [%x], %m, %0 : memref<4x4xi32, strided<[1, 2]>>, vector<2xi32>, vector<2xi1>, vector<2xi32>
  return %0 : vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT: func.func @strided(%arg0: memref<4x4xi32, strided<[1, 2]>>, %arg1: index, %arg2: vector<2xi1>, %arg3: vector<2xi32>, %arg4: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT: %0 = vector.gather %arg0[%arg1, %arg1] [%arg3], %arg2, %arg4 : memref<4x4xi32, strided<[1, 2]>>, vector<2xi32>, vector<2xi1>, vector<2xi32> into vector<2xi32>
// CHECK-NEXT: vector.scatter %arg0[%arg1, %arg1] [%arg3], %arg2, %0 : memref<4x4xi32, strided<[1, 2]>>, vector<2xi32>, vector<2xi1>, vector<2xi32>
// CHECK-NEXT: return %0 : vector<2xi32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @unknown_stride(%b: memref<4xi32, strided<[?]>>, %i: index, %m: vector<2xi1>, %x: vector<2xi32>, %p: vector<2xi32>) {
  vector.scatter %b[%i] [%x], %m, %p : memref<4xi32, strided<[?]>>, vector<2xi32>, vector<2xi1>, vector<2xi32>
  vector.maskedstore %b[%i], %m, %p : memref<4xi32, strided<[?]>>, vector<2xi1>, vector<2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @unknown_stride(%arg0: memref<4xi32, strided<[?]>>, %arg1: index, %arg2: vector<2xi1>, %arg3: vector<2xi32>, %arg4: vector<2xi32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : memref<4xi32, strided<[?]>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: vector.scatter %arg0[%arg1] [%arg3], %arg2, %arg4 : memref<4xi32, strided<[?]>>, vector<2xi32>, vector<2xi1>, vector<2xi32>
// CHECK-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT: %5 = llvm.getelementptr %2[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: llvm.intr.masked.store %arg4, %5, %arg2 {alignment = 4 : i32} : vector<2xi32>, vector<2xi1> into !llvm.ptr
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

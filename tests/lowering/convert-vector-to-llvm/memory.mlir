// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @ld(%m: memref<8x16xf32>, %d: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %s: memref<8xvector<4xf32>>, %iv: vector<4xi32>) {
  %0 = vector.load %m[%i, %i] : memref<8x16xf32>, vector<4xf32>
  %1 = vector.load %m[%i, %i] {nontemporal = true, alignment = 16} : memref<8x16xf32>, vector<4xf32>
  vector.store %0, %m[%i, %i] : memref<8x16xf32>, vector<4xf32>
  %3 = vector.maskedload %m[%i, %i], %k, %v : memref<8x16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %i], %k, %v : memref<8x16xf32>, vector<4xi1>, vector<4xf32>
  %4 = vector.gather %m[%i, %i][%iv], %k, %v : memref<8x16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i, %i][%iv], %k, %v : memref<8x16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %5 = vector.expandload %m[%i, %i], %k, %v : memref<8x16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i, %i], %k, %v : memref<8x16xf32>, vector<4xi1>, vector<4xf32>
  %6 = vector.load %m[%i, %i] : memref<8x16xf32>, vector<f32>
  %7 = vector.load %m[%i, %i] : memref<8x16xf32>, vector<1xf32>
  %8 = vector.load %m[%i, %i] : memref<8x16xf32>, vector<2x4xf32>
  vector.store %6, %m[%i, %i] : memref<8x16xf32>, vector<f32>
  vector.store %7, %m[%i, %i] : memref<8x16xf32>, vector<1xf32>
  %9 = vector.load %s[%i] : memref<8xvector<4xf32>>, vector<4xf32>
  %tc = vector.type_cast %m : memref<8x16xf32> to memref<vector<8x16xf32>>
  "test.use"(%0, %1, %3, %4, %5, %6, %7, %8, %9, %tc) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<1xf32>, vector<2x4xf32>, vector<4xf32>, memref<vector<8x16xf32>>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @ld(%[[ARG0:[^ ]+]]: memref<8x16xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xi1>, %[[ARG4:[^ ]+]]: vector<4xf32>, %[[ARG5:[^ ]+]]: memref<8xvector<4xf32>>, %[[ARG6:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG5]] : memref<8xvector<4xf32>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<8x16xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mul %[[V1]], %[[V4]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.add %[[V5]], %[[V1]] : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.getelementptr %[[V3]][%[[V6]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.load %[[V7]] {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V1]], %[[V10]] : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.add %[[V11]], %[[V1]] : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.getelementptr %[[V9]][%[[V12]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.load %[[V13]] {alignment = 16 : i64, nontemporal} : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mul %[[V1]], %[[V16]] : i64
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.add %[[V17]], %[[V1]] : i64
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.getelementptr %[[V15]][%[[V18]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %[[V8]], %[[V19]] {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mul %[[V1]], %[[V21]] : i64
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.add %[[V22]], %[[V1]] : i64
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.getelementptr %[[V20]][%[[V23]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.intr.masked.load %[[V24]], %[[ARG3]], %[[ARG4]] {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mul %[[V1]], %[[V27]] : i64
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.add %[[V28]], %[[V1]] : i64
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.getelementptr %[[V26]][%[[V29]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.intr.masked.store %[[ARG4]], %[[V30]], %[[ARG3]] {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mul %[[V1]], %[[V32]] : i64
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.add %[[V33]], %[[V1]] : i64
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.getelementptr %[[V31]][%[[V34]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.getelementptr %[[V35]][%[[ARG6]]] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.intr.masked.gather %[[V36]], %[[ARG3]], %[[ARG4]] {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mul %[[V1]], %[[V39]] : i64
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.add %[[V40]], %[[V1]] : i64
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.getelementptr %[[V38]][%[[V41]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.getelementptr %[[V42]][%[[ARG6]]] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT:     llvm.intr.masked.scatter %[[ARG4]], %[[V43]], %[[ARG3]] {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.mul %[[V1]], %[[V45]] : i64
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.add %[[V46]], %[[V1]] : i64
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.getelementptr %[[V44]][%[[V47]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V49:[^ ]+]] = "llvm.intr.masked.expandload"(%[[V48]], %[[ARG3]], %[[ARG4]]) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.mul %[[V1]], %[[V51]] : i64
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.add %[[V52]], %[[V1]] : i64
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.getelementptr %[[V50]][%[[V53]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     "llvm.intr.masked.compressstore"(%[[ARG4]], %[[V54]], %[[ARG3]]) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.mul %[[V1]], %[[V56]] : i64
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.add %[[V57]], %[[V1]] : i64
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.getelementptr %[[V55]][%[[V58]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.load %[[V59]] {alignment = 4 : i64} : !llvm.ptr -> vector<1xf32>
// CHECK-NEXT:     %[[V61:[^ ]+]] = builtin.unrealized_conversion_cast %[[V60]] : vector<1xf32> to vector<f32>
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.mul %[[V1]], %[[V63]] : i64
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.add %[[V64]], %[[V1]] : i64
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.getelementptr %[[V62]][%[[V65]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.load %[[V66]] {alignment = 4 : i64} : !llvm.ptr -> vector<1xf32>
// CHECK-NEXT:     %[[V68:[^ ]+]] = vector.load %[[ARG0]][%[[ARG2]], %[[ARG2]]] : memref<8x16xf32>, vector<2x4xf32>
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.mul %[[V1]], %[[V70]] : i64
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.add %[[V71]], %[[V1]] : i64
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.getelementptr %[[V69]][%[[V72]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %[[V60]], %[[V73]] {alignment = 4 : i64} : vector<1xf32>, !llvm.ptr
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.mul %[[V1]], %[[V75]] : i64
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.add %[[V76]], %[[V1]] : i64
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.getelementptr %[[V74]][%[[V77]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %[[V67]], %[[V78]] {alignment = 4 : i64} : vector<1xf32>, !llvm.ptr
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.getelementptr %[[V79]][%[[V1]]] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xf32>
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.load %[[V80]] {alignment = 16 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.insertvalue %[[V83]], %[[V82]][0] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.insertvalue %[[V85]], %[[V84]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.insertvalue %[[V87]], %[[V86]][2] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V89:[^ ]+]] = builtin.unrealized_conversion_cast %[[V88]] : !llvm.struct<(ptr, ptr, i64)> to memref<vector<8x16xf32>>
// CHECK-NEXT:     "test.use"(%[[V8]], %[[V14]], %[[V25]], %[[V37]], %[[V49]], %[[V61]], %[[V67]], %[[V68]], %[[V81]], %[[V89]]) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<1xf32>, vector<2x4xf32>, vector<4xf32>, memref<vector<8x16xf32>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @tr(%m: memref<8x?xf32>, %i: index, %k: vector<4xi1>, %f: f32, %t: tensor<8x16xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<8x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true]} : memref<8x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %i], %f, %k {in_bounds = [true]} : memref<8x?xf32>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<8x?xf32>, vector<4xf32>
  %4 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (0)>, in_bounds = [true]} : memref<8x?xf32>, vector<4xf32>
  %5 = vector.transfer_read %m[%i, %i], %f : memref<8x?xf32>, vector<2x4xf32>
  %6 = vector.transfer_read %m[%i, %i], %f : memref<8x?xf32>, vector<f32>
  %7 = vector.transfer_read %t[%i, %i], %f : tensor<8x16xf32>, vector<4xf32>
  %8 = vector.transfer_read %m[%i, %i], %f : memref<8x?xf32>, vector<[4]xf32>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<f32>, vector<4xf32>, vector<[4]xf32>) -> ()
  vector.transfer_write %0, %m[%i, %i] : vector<4xf32>, memref<8x?xf32>
  vector.transfer_write %0, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<8x?xf32>
  vector.transfer_write %0, %m[%i, %i], %k {in_bounds = [true]} : vector<4xf32>, memref<8x?xf32>
  vector.transfer_write %6, %m[%i, %i] : vector<f32>, memref<8x?xf32>
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @tr(%[[ARG0:[^ ]+]]: memref<8x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: tensor<8x16xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<8x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C1]] : memref<8x?xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.subi %[[DIM]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.index_cast %[[V2]] : index to i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertelement %[[V3]], %[[V4]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.shufflevector %[[V6]], %[[V4]] [0, 0, 0, 0] : vector<4xi32> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.cmpi sgt, %[[V7]], %[[CST]] : vector<4xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertelement %[[ARG3]], %[[V9]][%[[V10]] : i32] : vector<4xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shufflevector %[[V11]], %[[V9]] [0, 0, 0, 0] : vector<4xf32> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mul %[[V0]], %[[V14]] : i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.add %[[V15]], %[[V0]] : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.getelementptr %[[V13]][%[[V16]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.intr.masked.load %[[V17]], %[[V8]], %[[V12]] {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mul %[[V0]], %[[V20]] : i64
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.add %[[V21]], %[[V0]] : i64
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.getelementptr %[[V19]][%[[V22]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.load %[[V23]] {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.insertelement %[[ARG3]], %[[V25]][%[[V26]] : i32] : vector<4xf32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.shufflevector %[[V27]], %[[V25]] [0, 0, 0, 0] : vector<4xf32> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mul %[[V0]], %[[V30]] : i64
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.add %[[V31]], %[[V0]] : i64
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.getelementptr %[[V29]][%[[V32]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.intr.masked.load %[[V33]], %[[ARG2]], %[[V28]] {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = memref.dim %[[ARG0]], %[[C1]] : memref<8x?xf32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = arith.subi %[[DIM_0]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.index_cast %[[V35]] : index to i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.insertelement %[[V36]], %[[V37]][%[[V38]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.shufflevector %[[V39]], %[[V37]] [0, 0, 0, 0] : vector<4xi32> 
// CHECK-NEXT:     %[[V41:[^ ]+]] = arith.cmpi sgt, %[[V40]], %[[CST]] : vector<4xi32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG3]], %[[V41]] {in_bounds = [true], permutation_map = #map} : memref<8x?xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.mul %[[V0]], %[[V44]] : i64
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.add %[[V45]], %[[V0]] : i64
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.getelementptr %[[V43]][%[[V46]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.load %[[V47]] {alignment = 4 : i64} : !llvm.ptr -> vector<1xf32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.extractelement %[[V48]][%[[V49]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.insertelement %[[V50]], %[[V51]][%[[V52]] : i32] : vector<4xf32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.shufflevector %[[V53]], %[[V51]] [0, 0, 0, 0] : vector<4xf32> 
// CHECK-NEXT:     %[[V55:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG3]] : memref<8x?xf32>, vector<2x4xf32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.mul %[[V0]], %[[V57]] : i64
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.add %[[V58]], %[[V0]] : i64
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.getelementptr %[[V56]][%[[V59]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.load %[[V60]] {alignment = 4 : i64} : !llvm.ptr -> vector<1xf32>
// CHECK-NEXT:     %[[V62:[^ ]+]] = builtin.unrealized_conversion_cast %[[V61]] : vector<1xf32> to vector<f32>
// CHECK-NEXT:     %[[V63:[^ ]+]] = arith.subi %[[C16]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V64:[^ ]+]] = arith.index_cast %[[V63]] : index to i32
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.insertelement %[[V64]], %[[V65]][%[[V66]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.shufflevector %[[V67]], %[[V65]] [0, 0, 0, 0] : vector<4xi32> 
// CHECK-NEXT:     %[[V69:[^ ]+]] = arith.cmpi sgt, %[[V68]], %[[CST]] : vector<4xi32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = vector.transfer_read %[[ARG4]][%[[ARG1]], %[[ARG1]]], %[[ARG3]], %[[V69]] {in_bounds = [true]} : tensor<8x16xf32>, vector<4xf32>
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = memref.dim %[[ARG0]], %[[C1]] : memref<8x?xf32>
// CHECK-NEXT:     %[[V71:[^ ]+]] = arith.subi %[[DIM_1]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.intr.stepvector : vector<[4]xi32>
// CHECK-NEXT:     %[[V73:[^ ]+]] = arith.index_cast %[[V71]] : index to i32
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.mlir.poison : vector<[4]xi32>
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.insertelement %[[V73]], %[[V74]][%[[V75]] : i32] : vector<[4]xi32>
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.shufflevector %[[V76]], %[[V74]] [0, 0, 0, 0] : vector<[4]xi32> 
// CHECK-NEXT:     %[[V78:[^ ]+]] = arith.cmpi slt, %[[V72]], %[[V77]] : vector<[4]xi32>
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.mlir.poison : vector<[4]xf32>
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.insertelement %[[ARG3]], %[[V79]][%[[V80]] : i32] : vector<[4]xf32>
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.shufflevector %[[V81]], %[[V79]] [0, 0, 0, 0] : vector<[4]xf32> 
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.mul %[[V0]], %[[V84]] : i64
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.add %[[V85]], %[[V0]] : i64
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.getelementptr %[[V83]][%[[V86]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.intr.masked.load %[[V87]], %[[V78]], %[[V82]] {alignment = 4 : i32} : (!llvm.ptr, vector<[4]xi1>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:     "test.use"(%[[V18]], %[[V24]], %[[V34]], %[[V42]], %[[V54]], %[[V55]], %[[V62]], %[[V70]], %[[V88]]) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>, vector<f32>, vector<4xf32>, vector<[4]xf32>) -> ()
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = memref.dim %[[ARG0]], %[[C1]] : memref<8x?xf32>
// CHECK-NEXT:     %[[V89:[^ ]+]] = arith.subi %[[DIM_2]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V90:[^ ]+]] = arith.index_cast %[[V89]] : index to i32
// CHECK-NEXT:     %[[V91:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V92:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V93:[^ ]+]] = llvm.insertelement %[[V90]], %[[V91]][%[[V92]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V94:[^ ]+]] = llvm.shufflevector %[[V93]], %[[V91]] [0, 0, 0, 0] : vector<4xi32> 
// CHECK-NEXT:     %[[V95:[^ ]+]] = arith.cmpi sgt, %[[V94]], %[[CST]] : vector<4xi32>
// CHECK-NEXT:     %[[V96:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V97:[^ ]+]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V98:[^ ]+]] = llvm.mul %[[V0]], %[[V97]] : i64
// CHECK-NEXT:     %[[V99:[^ ]+]] = llvm.add %[[V98]], %[[V0]] : i64
// CHECK-NEXT:     %[[V100:[^ ]+]] = llvm.getelementptr %[[V96]][%[[V99]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.intr.masked.store %[[V18]], %[[V100]], %[[V95]] {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT:     %[[V101:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V102:[^ ]+]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V103:[^ ]+]] = llvm.mul %[[V0]], %[[V102]] : i64
// CHECK-NEXT:     %[[V104:[^ ]+]] = llvm.add %[[V103]], %[[V0]] : i64
// CHECK-NEXT:     %[[V105:[^ ]+]] = llvm.getelementptr %[[V101]][%[[V104]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %[[V18]], %[[V105]] {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
// CHECK-NEXT:     %[[V106:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V107:[^ ]+]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V108:[^ ]+]] = llvm.mul %[[V0]], %[[V107]] : i64
// CHECK-NEXT:     %[[V109:[^ ]+]] = llvm.add %[[V108]], %[[V0]] : i64
// CHECK-NEXT:     %[[V110:[^ ]+]] = llvm.getelementptr %[[V106]][%[[V109]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.intr.masked.store %[[V18]], %[[V110]], %[[ARG2]] {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT:     %[[V111:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V112:[^ ]+]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V113:[^ ]+]] = llvm.mul %[[V0]], %[[V112]] : i64
// CHECK-NEXT:     %[[V114:[^ ]+]] = llvm.add %[[V113]], %[[V0]] : i64
// CHECK-NEXT:     %[[V115:[^ ]+]] = llvm.getelementptr %[[V111]][%[[V114]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %[[V61]], %[[V115]] {alignment = 4 : i64} : vector<1xf32>, !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

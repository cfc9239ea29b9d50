// RUN: mlir-opt %s --split-input-file --finalize-memref-to-llvm | FileCheck %s

func.func @to_unranked(%m: memref<?xindex, 1>) -> memref<*xindex, 1> {
  %0 = memref.reshape %m(%m) : (memref<?xindex, 1>, memref<?xindex, 1>) -> memref<*xindex, 1>
  return %0 : memref<*xindex, 1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_unranked(%[[ARG0:[^ ]+]]: memref<?xindex, 1>) -> memref<*xindex, 1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<?xindex, 1> to !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V2]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mul %[[V5]], %[[V7]] : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V3]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mul %[[V5]], %[[V9]] : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.add %[[V10]], %[[V4]] : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mul %[[V11]], %[[V6]] : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.add %[[V8]], %[[V12]] : i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.alloca %[[V13]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.insertvalue %[[V14]], %[[V3]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = builtin.unrealized_conversion_cast %[[V15]] : !llvm.struct<(i64, ptr)> to memref<*xindex, 1>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.store %[[V17]], %[[V14]] : !llvm.ptr<1>, !llvm.ptr
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.getelementptr %[[V14]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<1>
// CHECK-NEXT:     llvm.store %[[V18]], %[[V20]] : !llvm.ptr<1>, !llvm.ptr
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.getelementptr %[[V14]][2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<1>
// CHECK-NEXT:     llvm.store %[[V19]], %[[V21]] : i64, !llvm.ptr
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.getelementptr %[[V14]][0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr<1>, ptr<1>, i64, i64)>
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.getelementptr %[[V22]][%[[V1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.sub %[[V1]], %[[V25]] : i64
// CHECK-NEXT:     llvm.br ^bb1(%[[V26]], %[[V25]] : i64, i64)
// CHECK-NEXT:   ^bb1(%[[V27:[^ ]+]]: i64, %[[V28:[^ ]+]]: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.icmp "sge" %[[V27]], %[[V29]] : i64
// CHECK-NEXT:     llvm.cond_br %[[V30]], ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.getelementptr %[[V24]][%[[V27]]] : (!llvm.ptr<1>, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.load %[[V31]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.getelementptr %[[V22]][%[[V27]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     llvm.store %[[V32]], %[[V33]] : i64, !llvm.ptr
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.getelementptr %[[V23]][%[[V27]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     llvm.store %[[V28]], %[[V34]] : i64, !llvm.ptr
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.mul %[[V28]], %[[V32]] : i64
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.sub %[[V27]], %[[V25]] : i64
// CHECK-NEXT:     llvm.br ^bb1(%[[V36]], %[[V35]] : i64, i64)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     return %[[V16]] : memref<*xindex, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from_unranked(%m: memref<*xf32, 3>, %shape: memref<2xi64, 1>) -> memref<?x4xf32, 3> {
  %0 = memref.reshape %m(%shape) : (memref<*xf32, 3>, memref<2xi64, 1>) -> memref<?x4xf32, 3>
  return %0 : memref<?x4xf32, 3>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_unranked(%[[ARG0:[^ ]+]]: memref<*xf32, 3>, %[[ARG1:[^ ]+]]: memref<2xi64, 1>) -> memref<?x4xf32, 3> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : memref<2xi64, 1> to !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<*xf32, 3> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.load %[[V3]] : !llvm.ptr -> !llvm.ptr<3>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.getelementptr %[[V3]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<3>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.load %[[V5]] : !llvm.ptr -> !llvm.ptr<3>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[V4]], %[[V2]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[V6]], %[[V7]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V8]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[V12]], %[[V10]][3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V13]][4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mul %[[V11]], %[[V12]] : i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V18]][%[[V17]]] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i64
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.load %[[V19]] : !llvm.ptr<1> -> i64
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.insertvalue %[[V20]], %[[V14]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertvalue %[[V16]], %[[V21]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = builtin.unrealized_conversion_cast %[[V22]] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> to memref<?x4xf32, 3>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mul %[[V16]], %[[V20]] : i64
// CHECK-NEXT:     return %[[V23]] : memref<?x4xf32, 3>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unranked(%m: memref<*xf32, 3>, %shape: memref<?xi8>) -> memref<*xf32, 3> {
  %0 = memref.reshape %m(%shape) : (memref<*xf32, 3>, memref<?xi8>) -> memref<*xf32, 3>
  return %0 : memref<*xf32, 3>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unranked(%[[ARG0:[^ ]+]]: memref<*xf32, 3>, %[[ARG1:[^ ]+]]: memref<?xi8>) -> memref<*xf32, 3> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : memref<?xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<*xf32, 3> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V3]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V6]], %[[V8]] : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V4]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V6]], %[[V10]] : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.add %[[V11]], %[[V5]] : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mul %[[V12]], %[[V7]] : i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.add %[[V9]], %[[V13]] : i64
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.alloca %[[V14]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertvalue %[[V15]], %[[V4]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = builtin.unrealized_conversion_cast %[[V16]] : !llvm.struct<(i64, ptr)> to memref<*xf32, 3>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.load %[[V18]] : !llvm.ptr -> !llvm.ptr<3>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.getelementptr %[[V18]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<3>
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.load %[[V20]] : !llvm.ptr -> !llvm.ptr<3>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.getelementptr %[[V18]][2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<3>
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.load %[[V22]] : !llvm.ptr -> i64
// CHECK-NEXT:     llvm.store %[[V19]], %[[V15]] : !llvm.ptr<3>, !llvm.ptr
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.getelementptr %[[V15]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<3>
// CHECK-NEXT:     llvm.store %[[V21]], %[[V24]] : !llvm.ptr<3>, !llvm.ptr
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.getelementptr %[[V15]][2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<3>
// CHECK-NEXT:     llvm.store %[[V23]], %[[V25]] : i64, !llvm.ptr
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.getelementptr %[[V15]][0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr<3>, ptr<3>, i64, i64)>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.getelementptr %[[V26]][%[[V2]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.sub %[[V2]], %[[V29]] : i64
// CHECK-NEXT:     llvm.br ^bb1(%[[V30]], %[[V29]] : i64, i64)
// CHECK-NEXT:   ^bb1(%[[V31:[^ ]+]]: i64, %[[V32:[^ ]+]]: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.icmp "sge" %[[V31]], %[[V33]] : i64
// CHECK-NEXT:     llvm.cond_br %[[V34]], ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.getelementptr %[[V28]][%[[V31]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.load %[[V35]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.getelementptr %[[V26]][%[[V31]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     llvm.store %[[V36]], %[[V37]] : i64, !llvm.ptr
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.getelementptr %[[V27]][%[[V31]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     llvm.store %[[V32]], %[[V38]] : i64, !llvm.ptr
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mul %[[V32]], %[[V36]] : i64
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.sub %[[V31]], %[[V29]] : i64
// CHECK-NEXT:     llvm.br ^bb1(%[[V40]], %[[V39]] : i64, i64)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     return %[[V17]] : memref<*xf32, 3>
// CHECK-NEXT:   }
// CHECK-NEXT: }

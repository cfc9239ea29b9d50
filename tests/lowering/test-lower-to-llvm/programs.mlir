// RUN: mlir-opt %s --test-lower-to-llvm | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline="builtin.module(test-lower-to-llvm{reassociate-fp-reductions=true})" | FileCheck %s --check-prefix=FAST

func.func @matmul(%a: memref<4x8xf32>, %b: memref<8x2xf32>, %c: memref<4x2xf32>) {
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x2xf32>) outs(%c : memref<4x2xf32>)
  return
}
func.func @sum(%m: memref<?xf32>, %i: index) -> f32 {
  %zero = arith.constant 0.0 : f32
  %v = vector.transfer_read %m[%i], %zero : memref<?xf32>, vector<8xf32>
  %s = vector.reduction <add>, %v, %zero : vector<8xf32> into f32
  %t = math.log1p %s : f32
  return %t : f32
}
func.func @column(%m: memref<8x8xi32, strided<[8, 1], offset: ?>>, %at: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %none = arith.constant 0 : i32
  %part = memref.subview %m[0, %at] [8, 1] [1, 1] : memref<8x8xi32, strided<[8, 1], offset: ?>> to memref<8xi32, strided<[8], offset: ?>>
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%sum = %none) -> i32 {
    %x = memref.load %part[%i] : memref<8xi32, strided<[8], offset: ?>>
    %next = arith.addi %sum, %x : i32
    scf.yield %next : i32
  }
  return %r : i32
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @matmul(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: !llvm.ptr, %[[ARG8:[^ ]+]]: !llvm.ptr, %[[ARG9:[^ ]+]]: i64, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: i64, %[[ARG12:[^ ]+]]: i64, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: !llvm.ptr, %[[ARG15:[^ ]+]]: !llvm.ptr, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64, %[[ARG18:[^ ]+]]: i64, %[[ARG19:[^ ]+]]: i64, %[[ARG20:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG14]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG15]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG16]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG17]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG19]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG18]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG20]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V8]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[ARG8]], %[[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[ARG9]], %[[V10]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[ARG10]], %[[V11]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[ARG12]], %[[V12]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[ARG11]], %[[V13]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.insertvalue %[[ARG13]], %[[V14]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V16]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V17]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V18]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V19]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V20]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V21]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V22]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     llvm.br ^bb1(%[[V24]] : i64)
// CHECK-NEXT:   ^bb1(%[[V29:[^ ]+]]: i64):  // 2 preds: ^bb0, ^bb6
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.icmp "slt" %[[V29]], %[[V25]] : i64
// CHECK-NEXT:     llvm.cond_br %[[V30]], ^bb2(%[[V24]] : i64), ^bb7
// CHECK-NEXT:   ^bb2(%[[V31:[^ ]+]]: i64):  // 2 preds: ^bb1, ^bb5
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.icmp "slt" %[[V31]], %[[V27]] : i64
// CHECK-NEXT:     llvm.cond_br %[[V32]], ^bb3(%[[V24]] : i64), ^bb6
// CHECK-NEXT:   ^bb3(%[[V33:[^ ]+]]: i64):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.icmp "slt" %[[V33]], %[[V28]] : i64
// CHECK-NEXT:     llvm.cond_br %[[V34]], ^bb4, ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.extractvalue %[[V23]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.mul %[[V29]], %[[V36]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.add %[[V37]], %[[V33]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V35]][%[[V38]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.load %[[V39]] : !llvm.ptr -> f32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.extractvalue %[[V15]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mul %[[V33]], %[[V42]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.add %[[V43]], %[[V31]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V41]][%[[V44]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.load %[[V45]] : !llvm.ptr -> f32
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.mul %[[V29]], %[[V48]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.add %[[V49]], %[[V31]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V47]][%[[V50]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.load %[[V51]] : !llvm.ptr -> f32
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.fmul %[[V40]], %[[V46]] : f32
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.fadd %[[V52]], %[[V53]] : f32
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.mul %[[V29]], %[[V56]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.add %[[V57]], %[[V31]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V55]][%[[V58]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %[[V54]], %[[V59]] : f32, !llvm.ptr
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.add %[[V33]], %[[V26]] : i64
// CHECK-NEXT:     llvm.br ^bb3(%[[V60]] : i64)
// CHECK-NEXT:   ^bb5:  // pred: ^bb3
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.add %[[V31]], %[[V26]] : i64
// CHECK-NEXT:     llvm.br ^bb2(%[[V61]] : i64)
// CHECK-NEXT:   ^bb6:  // pred: ^bb2
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.add %[[V29]], %[[V26]] : i64
// CHECK-NEXT:     llvm.br ^bb1(%[[V62]] : i64)
// CHECK-NEXT:   ^bb7:  // pred: ^bb1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @sum(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>) : vector<8xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(dense<0.000000e+00> : vector<8xf32>) : vector<8xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V5]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.sub %[[V13]], %[[ARG5]] : i64
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.trunc %[[V14]] : i64 to i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertelement %[[V15]], %[[V8]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shufflevector %[[V16]], %[[V8]] [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi32> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.icmp "sgt" %[[V17]], %[[V11]] : vector<8xi32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.getelementptr %[[V19]][%[[ARG5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.intr.masked.load %[[V20]], %[[V18]], %[[V12]] {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V10]], %[[V21]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<8xf32>) -> f32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.fadd %[[V6]], %[[V22]] : f32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.intr.log(%[[V23]]) : (f32) -> f32
// CHECK-NEXT:     llvm.return %[[V24]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @column(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V7]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.insertvalue %[[V12]], %[[V14]][0] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertvalue %[[V13]], %[[V15]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V17]], %[[V16]][2] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V7]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V7]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.extractvalue %[[V7]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.extractvalue %[[V7]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.extractvalue %[[V7]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.add %[[V19]], %[[ARG7]] : i64
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.extractvalue %[[V18]][0] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.extractvalue %[[V18]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.insertvalue %[[V26]], %[[V25]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.insertvalue %[[V27]], %[[V28]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.insertvalue %[[V24]], %[[V29]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.insertvalue %[[V31]], %[[V30]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.insertvalue %[[V33]], %[[V32]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.br ^bb1(%[[V8]], %[[V11]] : i64, i32)
// CHECK-NEXT:   ^bb1(%[[V35:[^ ]+]]: i64, %[[V36:[^ ]+]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.icmp "slt" %[[V35]], %[[V10]] : i64
// CHECK-NEXT:     llvm.cond_br %[[V37]], ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.extractvalue %[[V34]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.extractvalue %[[V34]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.getelementptr %[[V38]][%[[V39]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mul %[[V35]], %[[V41]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V40]][%[[V42]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.load %[[V43]] : !llvm.ptr -> i32
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.add %[[V36]], %[[V44]] : i32
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.add %[[V35]], %[[V9]] : i64
// CHECK-NEXT:     llvm.br ^bb1(%[[V46]], %[[V45]] : i64, i32)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     llvm.return %[[V36]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// FAST: module {
// FAST-NEXT:   llvm.func @matmul(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: !llvm.ptr, %[[ARG8:[^ ]+]]: !llvm.ptr, %[[ARG9:[^ ]+]]: i64, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: i64, %[[ARG12:[^ ]+]]: i64, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: !llvm.ptr, %[[ARG15:[^ ]+]]: !llvm.ptr, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64, %[[ARG18:[^ ]+]]: i64, %[[ARG19:[^ ]+]]: i64, %[[ARG20:[^ ]+]]: i64) {
// FAST-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// FAST-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG14]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG15]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG16]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG17]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG19]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG18]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG20]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// FAST-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V8]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[ARG8]], %[[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[ARG9]], %[[V10]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[ARG10]], %[[V11]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[ARG12]], %[[V12]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[ARG11]], %[[V13]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V15:[^ ]+]] = llvm.insertvalue %[[ARG13]], %[[V14]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// FAST-NEXT:     %[[V17:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V16]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V17]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V19:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V18]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V20:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V19]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V21:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V20]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V22:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V21]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V23:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V22]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// FAST-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// FAST-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// FAST-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// FAST-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// FAST-NEXT:     llvm.br ^bb1(%[[V24]] : i64)
// FAST-NEXT:   ^bb1(%[[V29:[^ ]+]]: i64):  // 2 preds: ^bb0, ^bb6
// FAST-NEXT:     %[[V30:[^ ]+]] = llvm.icmp "slt" %[[V29]], %[[V25]] : i64
// FAST-NEXT:     llvm.cond_br %[[V30]], ^bb2(%[[V24]] : i64), ^bb7
// FAST-NEXT:   ^bb2(%[[V31:[^ ]+]]: i64):  // 2 preds: ^bb1, ^bb5
// FAST-NEXT:     %[[V32:[^ ]+]] = llvm.icmp "slt" %[[V31]], %[[V27]] : i64
// FAST-NEXT:     llvm.cond_br %[[V32]], ^bb3(%[[V24]] : i64), ^bb6
// FAST-NEXT:   ^bb3(%[[V33:[^ ]+]]: i64):  // 2 preds: ^bb2, ^bb4
// FAST-NEXT:     %[[V34:[^ ]+]] = llvm.icmp "slt" %[[V33]], %[[V28]] : i64
// FAST-NEXT:     llvm.cond_br %[[V34]], ^bb4, ^bb5
// FAST-NEXT:   ^bb4:  // pred: ^bb3
// FAST-NEXT:     %[[V35:[^ ]+]] = llvm.extractvalue %[[V23]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V36:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// FAST-NEXT:     %[[V37:[^ ]+]] = llvm.mul %[[V29]], %[[V36]] overflow<nsw, nuw> : i64
// FAST-NEXT:     %[[V38:[^ ]+]] = llvm.add %[[V37]], %[[V33]] overflow<nsw, nuw> : i64
// FAST-NEXT:     %[[V39:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V35]][%[[V38]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// FAST-NEXT:     %[[V40:[^ ]+]] = llvm.load %[[V39]] : !llvm.ptr -> f32
// FAST-NEXT:     %[[V41:[^ ]+]] = llvm.extractvalue %[[V15]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// FAST-NEXT:     %[[V43:[^ ]+]] = llvm.mul %[[V33]], %[[V42]] overflow<nsw, nuw> : i64
// FAST-NEXT:     %[[V44:[^ ]+]] = llvm.add %[[V43]], %[[V31]] overflow<nsw, nuw> : i64
// FAST-NEXT:     %[[V45:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V41]][%[[V44]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// FAST-NEXT:     %[[V46:[^ ]+]] = llvm.load %[[V45]] : !llvm.ptr -> f32
// FAST-NEXT:     %[[V47:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V48:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// FAST-NEXT:     %[[V49:[^ ]+]] = llvm.mul %[[V29]], %[[V48]] overflow<nsw, nuw> : i64
// FAST-NEXT:     %[[V50:[^ ]+]] = llvm.add %[[V49]], %[[V31]] overflow<nsw, nuw> : i64
// FAST-NEXT:     %[[V51:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V47]][%[[V50]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// FAST-NEXT:     %[[V52:[^ ]+]] = llvm.load %[[V51]] : !llvm.ptr -> f32
// FAST-NEXT:     %[[V53:[^ ]+]] = llvm.fmul %[[V40]], %[[V46]] : f32
// FAST-NEXT:     %[[V54:[^ ]+]] = llvm.fadd %[[V52]], %[[V53]] : f32
// FAST-NEXT:     %[[V55:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V56:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// FAST-NEXT:     %[[V57:[^ ]+]] = llvm.mul %[[V29]], %[[V56]] overflow<nsw, nuw> : i64
// FAST-NEXT:     %[[V58:[^ ]+]] = llvm.add %[[V57]], %[[V31]] overflow<nsw, nuw> : i64
// FAST-NEXT:     %[[V59:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V55]][%[[V58]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// FAST-NEXT:     llvm.store %[[V54]], %[[V59]] : f32, !llvm.ptr
// FAST-NEXT:     %[[V60:[^ ]+]] = llvm.add %[[V33]], %[[V26]] : i64
// FAST-NEXT:     llvm.br ^bb3(%[[V60]] : i64)
// FAST-NEXT:   ^bb5:  // pred: ^bb3
// FAST-NEXT:     %[[V61:[^ ]+]] = llvm.add %[[V31]], %[[V26]] : i64
// FAST-NEXT:     llvm.br ^bb2(%[[V61]] : i64)
// FAST-NEXT:   ^bb6:  // pred: ^bb2
// FAST-NEXT:     %[[V62:[^ ]+]] = llvm.add %[[V29]], %[[V26]] : i64
// FAST-NEXT:     llvm.br ^bb1(%[[V62]] : i64)
// FAST-NEXT:   ^bb7:  // pred: ^bb1
// FAST-NEXT:     llvm.return
// FAST-NEXT:   }
// FAST-NEXT:   llvm.func @sum(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64) -> f32 {
// FAST-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// FAST-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// FAST-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// FAST-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// FAST-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// FAST-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// FAST-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// FAST-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// FAST-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// FAST-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// FAST-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// FAST-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>) : vector<8xi32>
// FAST-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(dense<0.000000e+00> : vector<8xf32>) : vector<8xf32>
// FAST-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V5]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// FAST-NEXT:     %[[V14:[^ ]+]] = llvm.sub %[[V13]], %[[ARG5]] : i64
// FAST-NEXT:     %[[V15:[^ ]+]] = llvm.trunc %[[V14]] : i64 to i32
// FAST-NEXT:     %[[V16:[^ ]+]] = llvm.insertelement %[[V15]], %[[V8]][%[[V7]] : i32] : vector<8xi32>
// FAST-NEXT:     %[[V17:[^ ]+]] = llvm.shufflevector %[[V16]], %[[V8]] [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi32> 
// FAST-NEXT:     %[[V18:[^ ]+]] = llvm.icmp "sgt" %[[V17]], %[[V11]] : vector<8xi32>
// FAST-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// FAST-NEXT:     %[[V20:[^ ]+]] = llvm.getelementptr %[[V19]][%[[ARG5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// FAST-NEXT:     %[[V21:[^ ]+]] = llvm.intr.masked.load %[[V20]], %[[V18]], %[[V12]] {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
// FAST-NEXT:     %[[V22:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V10]], %[[V21]]) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<8xf32>) -> f32
// FAST-NEXT:     %[[V23:[^ ]+]] = llvm.fadd %[[V6]], %[[V22]] : f32
// FAST-NEXT:     %[[V24:[^ ]+]] = llvm.intr.log(%[[V23]]) : (f32) -> f32
// FAST-NEXT:     llvm.return %[[V24]] : f32
// FAST-NEXT:   }
// FAST-NEXT:   llvm.func @column(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64) -> i32 {
// FAST-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// FAST-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// FAST-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// FAST-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// FAST-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// FAST-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V7]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// FAST-NEXT:     %[[V15:[^ ]+]] = llvm.insertvalue %[[V12]], %[[V14]][0] : !llvm.struct<(ptr, ptr, i64)> 
// FAST-NEXT:     %[[V16:[^ ]+]] = llvm.insertvalue %[[V13]], %[[V15]][1] : !llvm.struct<(ptr, ptr, i64)> 
// FAST-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// FAST-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V17]], %[[V16]][2] : !llvm.struct<(ptr, ptr, i64)> 
// FAST-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V7]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V7]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V21:[^ ]+]] = llvm.extractvalue %[[V7]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V22:[^ ]+]] = llvm.extractvalue %[[V7]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V23:[^ ]+]] = llvm.extractvalue %[[V7]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// FAST-NEXT:     %[[V24:[^ ]+]] = llvm.add %[[V19]], %[[ARG7]] : i64
// FAST-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// FAST-NEXT:     %[[V26:[^ ]+]] = llvm.extractvalue %[[V18]][0] : !llvm.struct<(ptr, ptr, i64)> 
// FAST-NEXT:     %[[V27:[^ ]+]] = llvm.extractvalue %[[V18]][1] : !llvm.struct<(ptr, ptr, i64)> 
// FAST-NEXT:     %[[V28:[^ ]+]] = llvm.insertvalue %[[V26]], %[[V25]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// FAST-NEXT:     %[[V29:[^ ]+]] = llvm.insertvalue %[[V27]], %[[V28]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// FAST-NEXT:     %[[V30:[^ ]+]] = llvm.insertvalue %[[V24]], %[[V29]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// FAST-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// FAST-NEXT:     %[[V32:[^ ]+]] = llvm.insertvalue %[[V31]], %[[V30]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// FAST-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// FAST-NEXT:     %[[V34:[^ ]+]] = llvm.insertvalue %[[V33]], %[[V32]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// FAST-NEXT:     llvm.br ^bb1(%[[V8]], %[[V11]] : i64, i32)
// FAST-NEXT:   ^bb1(%[[V35:[^ ]+]]: i64, %[[V36:[^ ]+]]: i32):  // 2 preds: ^bb0, ^bb2
// FAST-NEXT:     %[[V37:[^ ]+]] = llvm.icmp "slt" %[[V35]], %[[V10]] : i64
// FAST-NEXT:     llvm.cond_br %[[V37]], ^bb2, ^bb3
// FAST-NEXT:   ^bb2:  // pred: ^bb1
// FAST-NEXT:     %[[V38:[^ ]+]] = llvm.extractvalue %[[V34]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// FAST-NEXT:     %[[V39:[^ ]+]] = llvm.extractvalue %[[V34]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// FAST-NEXT:     %[[V40:[^ ]+]] = llvm.getelementptr %[[V38]][%[[V39]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// FAST-NEXT:     %[[V41:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// FAST-NEXT:     %[[V42:[^ ]+]] = llvm.mul %[[V35]], %[[V41]] overflow<nsw, nuw> : i64
// FAST-NEXT:     %[[V43:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V40]][%[[V42]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// FAST-NEXT:     %[[V44:[^ ]+]] = llvm.load %[[V43]] : !llvm.ptr -> i32
// FAST-NEXT:     %[[V45:[^ ]+]] = llvm.add %[[V36]], %[[V44]] : i32
// FAST-NEXT:     %[[V46:[^ ]+]] = llvm.add %[[V35]], %[[V9]] : i64
// FAST-NEXT:     llvm.br ^bb1(%[[V46]], %[[V45]] : i64, i32)
// FAST-NEXT:   ^bb3:  // pred: ^bb1
// FAST-NEXT:     llvm.return %[[V36]] : i32
// FAST-NEXT:   }
// FAST-NEXT: }

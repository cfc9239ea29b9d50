// RUN: mlir-opt %s --split-input-file --convert-gpu-to-nvvm=use-bare-ptr-memref-call-conv | FileCheck %s

gpu.module @m {
  gpu.func @k(%a: memref<4xf32> {llvm.noalias}, %b: memref<2x3xf32, strided<[3, 1], offset: 1>>) {
    %i = arith.constant 0 : index
    %0 = memref.load %b[%i, %i] : memref<2x3xf32, strided<[3, 1], offset: 1>>
    memref.store %0, %a[%i] : memref<4xf32>
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: !llvm.ptr {llvm.noalias}, %[[ARG1:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertvalue %[[V3]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V4]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V6]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V9]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V10]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.insertvalue %[[V12]], %[[V11]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.insertvalue %[[V14]], %[[V13]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.insertvalue %[[V16]], %[[V15]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.insertvalue %[[V18]], %[[V17]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.insertvalue %[[V20]], %[[V19]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.extractvalue %[[V21]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.getelementptr %[[V23]][%[[V24]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.mul %[[V22]], %[[V26]] overflow<nsw, nuw> : i64
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.add %[[V27]], %[[V22]] overflow<nsw, nuw> : i64
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V25]][%[[V28]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.load %[[V29]] : !llvm.ptr -> f32
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.extractvalue %[[V8]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V31]][%[[V22]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:       llvm.store %[[V30]], %[[V32]] : f32, !llvm.ptr
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

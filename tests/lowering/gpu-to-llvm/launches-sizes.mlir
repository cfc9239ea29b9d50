// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect "--gpu-to-llvm=use-bare-pointers-for-kernels=1 intersperse-sizes-for-kernels=1" | FileCheck %s

module attributes {gpu.container_module} {
   gpu.binary @bin [#gpu.object<#nvvm.target, "x">]
  func.func @all(%s: index, %m: memref<16xf32>, %n:memref<4x5xi16>) {
    gpu.launch_func @bin::@f blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%m : memref<16xf32>, %n : memref<4x5xi16>)
    return
  }
}

// CHECK: module attributes {gpu.container_module} {
// CHECK-NEXT:   gpu.binary @bin  [#gpu.object<#nvvm.target, "x">]
// CHECK-NEXT:   llvm.func @all(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: !llvm.ptr, %[[ARG7:[^ ]+]]: !llvm.ptr, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: i64, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: i64, %[[ARG12:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG8]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG9]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG11]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG10]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG12]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V8]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V10]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V11]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V12]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V13]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(40 : index) : i64
// CHECK-NEXT:     gpu.launch_func  @bin::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) : i64 args(%[[V14]] : !llvm.ptr, %[[V16]] : i64, %[[V15]] : !llvm.ptr, %[[V17]] : i64)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

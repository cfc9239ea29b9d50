// RUN: mlir-opt %s --split-input-file --convert-gpu-to-rocdl | FileCheck %s

gpu.module @m {
  gpu.func @k(%a: index) {
    %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %c8 = arith.constant 8 : index
    %1 = memref.view %0[%c8][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<4x4xf32, #gpu.address_space<workgroup>>
    %2 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    "test.use"(%1, %2) : (memref<4x4xf32, #gpu.address_space<workgroup>>, memref<?xi8, #gpu.address_space<workgroup>>) -> ()
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.mlir.global internal @__dynamic_shmem__0() {addr_space = 3 : i32} : !llvm.array<0 x i8>
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i64) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.addressof @__dynamic_shmem__0 : !llvm.ptr<3>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.getelementptr %[[V1]][0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.getelementptr %[[V5]][%[[V3]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.ptrtoint %[[V6]] : !llvm.ptr to i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V8]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V9]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V10]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.insertvalue %[[V3]], %[[V12]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.insertvalue %[[V4]], %[[V13]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.extractvalue %[[V14]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.insertvalue %[[V16]], %[[V15]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.extractvalue %[[V14]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.getelementptr %[[V18]][%[[V0]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.insertvalue %[[V19]], %[[V17]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.insertvalue %[[V21]], %[[V20]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.insertvalue %[[V23]], %[[V22]][3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.insertvalue %[[V25]], %[[V24]][4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.insertvalue %[[V27]], %[[V26]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.insertvalue %[[V29]], %[[V28]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V31:[^ ]+]] = builtin.unrealized_conversion_cast %[[V30]] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> to memref<4x4xf32, #gpu.address_space<workgroup>>
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.mlir.addressof @__dynamic_shmem__0 : !llvm.ptr<3>
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.getelementptr %[[V32]][0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V35:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V36:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:       %[[V37:[^ ]+]] = llvm.getelementptr %[[V36]][%[[V34]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:       %[[V38:[^ ]+]] = llvm.ptrtoint %[[V37]] : !llvm.ptr to i64
// CHECK-NEXT:       %[[V39:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V40:[^ ]+]] = llvm.insertvalue %[[V33]], %[[V39]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V41:[^ ]+]] = llvm.insertvalue %[[V33]], %[[V40]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V42:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V43:[^ ]+]] = llvm.insertvalue %[[V42]], %[[V41]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V44:[^ ]+]] = llvm.insertvalue %[[V34]], %[[V43]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V45:[^ ]+]] = llvm.insertvalue %[[V35]], %[[V44]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V46:[^ ]+]] = builtin.unrealized_conversion_cast %[[V45]] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> to memref<?xi8, #gpu.address_space<workgroup>>
// CHECK-NEXT:       "test.use"(%[[V31]], %[[V46]]) : (memref<4x4xf32, #gpu.address_space<workgroup>>, memref<?xi8, #gpu.address_space<workgroup>>) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  llvm.mlir.global internal @__dynamic_shmem__0() {addr_space = 0 : i32} : f32
  gpu.func @k() {
    %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    "test.use"(%0) : (memref<?xi8, #gpu.address_space<workgroup>>) -> ()
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.mlir.global internal @__dynamic_shmem__1() {addr_space = 3 : i32} : !llvm.array<0 x i8>
// CHECK-NEXT:     llvm.mlir.global internal @__dynamic_shmem__0() {addr_space = 0 : i32} : f32
// CHECK-NEXT:     llvm.func @k() {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.addressof @__dynamic_shmem__1 : !llvm.ptr<3>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.getelementptr %[[V0]][0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.getelementptr %[[V4]][%[[V2]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.ptrtoint %[[V5]] : !llvm.ptr to i64
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V7]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V8]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.insertvalue %[[V10]], %[[V9]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V11]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.insertvalue %[[V3]], %[[V12]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V14:[^ ]+]] = builtin.unrealized_conversion_cast %[[V13]] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> to memref<?xi8, #gpu.address_space<workgroup>>
// CHECK-NEXT:       "test.use"(%[[V14]]) : (memref<?xi8, #gpu.address_space<workgroup>>) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k() {
    %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    "test.use"(%0) : (memref<?xi8, #gpu.address_space<workgroup>>) -> ()
    gpu.return
  }
  llvm.mlir.global internal @own() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<0 x f32>
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.mlir.global internal @__dynamic_shmem__0() {addr_space = 3 : i32} : !llvm.array<0 x i8>
// CHECK-NEXT:     llvm.func @k() {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.addressof @__dynamic_shmem__0 : !llvm.ptr<3>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.getelementptr %[[V0]][0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.getelementptr %[[V4]][%[[V2]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.ptrtoint %[[V5]] : !llvm.ptr to i64
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V7]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V8]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.insertvalue %[[V10]], %[[V9]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V11]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.insertvalue %[[V3]], %[[V12]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V14:[^ ]+]] = builtin.unrealized_conversion_cast %[[V13]] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> to memref<?xi8, #gpu.address_space<workgroup>>
// CHECK-NEXT:       "test.use"(%[[V14]]) : (memref<?xi8, #gpu.address_space<workgroup>>) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.mlir.global internal @own() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<0 x f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

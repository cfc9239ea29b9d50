// RUN: mlir-opt %s --pass-pipeline='builtin.module(gpu.module(convert-gpu-to-rocdl{chipset=gfx1250}))' | FileCheck %s

gpu.module @m {
  gpu.func @tiles(%m: memref<64x64xi32>, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %i: index) kernel {
    %0 = amdgpu.make_dma_base %m[%i, %i], %l[%i, %i] : memref<64x64xi32>, memref<64x64xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
    %1 = amdgpu.make_dma_descriptor %0 globalSize [64, 64] globalStride [64, 1] sharedSize [%i, 8] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
    amdgpu.tensor_load_to_lds %1 : !amdgpu.tdm_descriptor
    amdgpu.memory_counter_wait tensor(0)
    amdgpu.lds_barrier
    gpu.return
  }
  gpu.func @product(%m: memref<64xf16>, %b: i64, %i: index, %x: vector<8xf32>) kernel {
    %0 = amdgpu.fat_raw_buffer_cast %m validBytes(%b) : memref<64xf16> to memref<64xf16, #amdgpu.address_space<fat_raw_buffer>>
    %1 = vector.load %0[%i] : memref<64xf16, #amdgpu.address_space<fat_raw_buffer>>, vector<16xf16>
    %2 = amdgpu.wmma 16x16x32 %1 * %1 + %x : vector<16xf16>, vector<16xf16>, vector<8xf32>
    %3 = amdgpu.wmma 16x16x32 %1 * %1 + %2 : vector<16xf16>, vector<16xf16>, vector<8xf32>
    gpu.return
  }
}

// CHECK: #mmra_tag = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">
// CHECK-NEXT: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @tiles(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: !llvm.ptr<3>, %[[ARG8:[^ ]+]]: !llvm.ptr<3>, %[[ARG9:[^ ]+]]: i64, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: i64, %[[ARG12:[^ ]+]]: i64, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64) attributes {gpu.kernel, rocdl.kernel} {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V0]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG8]], %[[V1]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG9]], %[[V2]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG10]], %[[V3]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG12]], %[[V4]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG11]], %[[V5]][3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG13]], %[[V6]][4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V8]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V10]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V11]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V12]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V13]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V14]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.mul %[[ARG14]], %[[V21]] : i64
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.add %[[V22]], %[[ARG14]] : i64
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.getelementptr %[[V20]][%[[V23]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.extractvalue %[[V15]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.mul %[[ARG14]], %[[V26]] : i64
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.add %[[V27]], %[[ARG14]] : i64
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.getelementptr %[[V25]][%[[V28]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.ptrtoint %[[V24]] : !llvm.ptr<3> to i32
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.ptrtoint %[[V29]] : !llvm.ptr to i64
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.trunc %[[V31]] : i64 to i32
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.lshr %[[V31]], %[[V33]] : i64
// CHECK-NEXT:       %[[V35:[^ ]+]] = llvm.trunc %[[V34]] : i64 to i32
// CHECK-NEXT:       %[[V36:[^ ]+]] = llvm.mlir.constant(33554431 : i32) : i32
// CHECK-NEXT:       %[[V37:[^ ]+]] = llvm.and %[[V35]], %[[V36]] : i32
// CHECK-NEXT:       %[[V38:[^ ]+]] = llvm.mlir.constant(30 : i32) : i32
// CHECK-NEXT:       %[[V39:[^ ]+]] = llvm.shl %[[V18]], %[[V38]] : i32
// CHECK-NEXT:       %[[V40:[^ ]+]] = llvm.or disjoint %[[V37]], %[[V39]] : i32
// CHECK-NEXT:       %[[V41:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:       %[[V42:[^ ]+]] = llvm.insertelement %[[V17]], %[[V41]][%[[V16]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V43:[^ ]+]] = llvm.insertelement %[[V30]], %[[V42]][%[[V17]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V44:[^ ]+]] = llvm.insertelement %[[V32]], %[[V43]][%[[V18]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V45:[^ ]+]] = llvm.insertelement %[[V40]], %[[V44]][%[[V19]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V46:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V47:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V48:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V49:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:       %[[V50:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:       %[[V51:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:       %[[V52:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:       %[[V53:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:       %[[V54:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:       %[[V55:[^ ]+]] = llvm.shl %[[V48]], %[[V54]] : i32
// CHECK-NEXT:       %[[V56:[^ ]+]] = llvm.mlir.constant(64 : i32) : i32
// CHECK-NEXT:       %[[V57:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:       %[[V58:[^ ]+]] = llvm.shl %[[V56]], %[[V57]] : i32
// CHECK-NEXT:       %[[V59:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:       %[[V60:[^ ]+]] = llvm.lshr %[[V56]], %[[V59]] : i32
// CHECK-NEXT:       %[[V61:[^ ]+]] = llvm.mlir.constant(64 : i32) : i32
// CHECK-NEXT:       %[[V62:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:       %[[V63:[^ ]+]] = llvm.shl %[[V61]], %[[V62]] : i32
// CHECK-NEXT:       %[[V64:[^ ]+]] = llvm.or disjoint %[[V60]], %[[V63]] : i32
// CHECK-NEXT:       %[[V65:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:       %[[V66:[^ ]+]] = llvm.lshr %[[V61]], %[[V65]] : i32
// CHECK-NEXT:       %[[V67:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:       %[[V68:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:       %[[V69:[^ ]+]] = llvm.shl %[[V67]], %[[V68]] : i32
// CHECK-NEXT:       %[[V70:[^ ]+]] = llvm.or disjoint %[[V66]], %[[V69]] : i32
// CHECK-NEXT:       %[[V71:[^ ]+]] = llvm.trunc %[[ARG14]] : i64 to i32
// CHECK-NEXT:       %[[V72:[^ ]+]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:       %[[V73:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:       %[[V74:[^ ]+]] = llvm.and %[[V73]], %[[V72]] : i64
// CHECK-NEXT:       %[[V75:[^ ]+]] = llvm.trunc %[[V74]] : i64 to i32
// CHECK-NEXT:       %[[V76:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:       %[[V77:[^ ]+]] = llvm.lshr %[[V74]], %[[V76]] : i64
// CHECK-NEXT:       %[[V78:[^ ]+]] = llvm.trunc %[[V77]] : i64 to i32
// CHECK-NEXT:       %[[V79:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:       %[[V80:[^ ]+]] = llvm.insertelement %[[V55]], %[[V79]][%[[V46]] : i32] : vector<8xi32>
// CHECK-NEXT:       %[[V81:[^ ]+]] = llvm.insertelement %[[V58]], %[[V80]][%[[V47]] : i32] : vector<8xi32>
// CHECK-NEXT:       %[[V82:[^ ]+]] = llvm.insertelement %[[V64]], %[[V81]][%[[V48]] : i32] : vector<8xi32>
// CHECK-NEXT:       %[[V83:[^ ]+]] = llvm.insertelement %[[V70]], %[[V82]][%[[V49]] : i32] : vector<8xi32>
// CHECK-NEXT:       %[[V84:[^ ]+]] = llvm.insertelement %[[V71]], %[[V83]][%[[V50]] : i32] : vector<8xi32>
// CHECK-NEXT:       %[[V85:[^ ]+]] = llvm.insertelement %[[V75]], %[[V84]][%[[V51]] : i32] : vector<8xi32>
// CHECK-NEXT:       %[[V86:[^ ]+]] = llvm.insertelement %[[V78]], %[[V85]][%[[V52]] : i32] : vector<8xi32>
// CHECK-NEXT:       %[[V87:[^ ]+]] = llvm.insertelement %[[V46]], %[[V86]][%[[V53]] : i32] : vector<8xi32>
// CHECK-NEXT:       %[[V88:[^ ]+]] = llvm.mlir.zero : vector<4xi32>
// CHECK-NEXT:       %[[V89:[^ ]+]] = llvm.mlir.zero : vector<4xi32>
// CHECK-NEXT:       rocdl.tensor.load.to.lds %[[V45]], %[[V87]], %[[V88]], %[[V89]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:       rocdl.s.wait.tensorcnt 0
// CHECK-NEXT:       llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
// CHECK-NEXT:       rocdl.s.barrier.signal id = -1
// CHECK-NEXT:       rocdl.s.barrier.wait id = -1
// CHECK-NEXT:       llvm.fence syncscope("workgroup") acquire {llvm.mmra = #mmra_tag}
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func @product(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: vector<8xf32>) attributes {gpu.kernel, rocdl.kernel} {
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

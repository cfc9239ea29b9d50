// RUN: mlir-opt %s --split-input-file --convert-gpu-to-nvvm | FileCheck %s

gpu.module @m {
  gpu.func @k(%a: memref<32x32xf16, #gpu.address_space<workgroup>>, %b: memref<16x?xf32, strided<[?, 1], offset: ?>>, %i : index, %j: index, %x: f16, %s: memref<16x16xsi8>, %z : memref<16x16xi32>) -> f16 {
    %0 = gpu.subgroup_mma_load_matrix %a[%i, %j] {leadDimension = 32 : index, transpose} : memref<32x32xf16, #gpu.address_space<workgroup>> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %1 = gpu.subgroup_mma_load_matrix %a[%i, %j] {leadDimension = 32 : index} : memref<32x32xf16, #gpu.address_space<workgroup>> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %2 = gpu.subgroup_mma_load_matrix %b[%i, %j] {leadDimension = 16 : index} : memref<16x?xf32, strided<[?, 1], offset: ?>> -> !gpu.mma_matrix<16x16xf32, "COp">
    %3 = gpu.subgroup_mma_compute %0, %1, %2 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    gpu.subgroup_mma_store_matrix %3, %b[%i, %j] {leadDimension = 16 : index, transpose} : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x?xf32, strided<[?, 1], offset: ?>>
    %4 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<16x16xf16, "COp">
    %5 = gpu.subgroup_mma_elementwise addf %4, %4 : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    %6 = gpu.subgroup_mma_compute %0, %1, %5 {a_transpose, b_transpose} : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    gpu.subgroup_mma_store_matrix %6, %a[%i, %j] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, #gpu.address_space<workgroup>>
    gpu.return %x : f16
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: !llvm.ptr<3>, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: !llvm.ptr, %[[ARG8:[^ ]+]]: !llvm.ptr, %[[ARG9:[^ ]+]]: i64, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: i64, %[[ARG12:[^ ]+]]: i64, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: f16, %[[ARG17:[^ ]+]]: !llvm.ptr, %[[ARG18:[^ ]+]]: !llvm.ptr, %[[ARG19:[^ ]+]]: i64, %[[ARG20:[^ ]+]]: i64, %[[ARG21:[^ ]+]]: i64, %[[ARG22:[^ ]+]]: i64, %[[ARG23:[^ ]+]]: i64, %[[ARG24:[^ ]+]]: !llvm.ptr, %[[ARG25:[^ ]+]]: !llvm.ptr, %[[ARG26:[^ ]+]]: i64, %[[ARG27:[^ ]+]]: i64, %[[ARG28:[^ ]+]]: i64, %[[ARG29:[^ ]+]]: i64, %[[ARG30:[^ ]+]]: i64) -> f16 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG8]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG9]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG10]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG12]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG11]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG13]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V8]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V9]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V10]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V11]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V12]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V13]][3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V14]][4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.extractvalue %[[V15]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.mul %[[ARG14]], %[[V17]] : i64
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.add %[[V18]], %[[ARG15]] : i64
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.getelementptr %[[V16]][%[[V19]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f16
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT:       %[[V22:[^ ]+]] = nvvm.wmma.load %[[V20]], %[[V21]] {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.extractvalue %[[V15]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.mul %[[ARG14]], %[[V24]] : i64
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.add %[[V25]], %[[ARG15]] : i64
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.getelementptr %[[V23]][%[[V26]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f16
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT:       %[[V29:[^ ]+]] = nvvm.wmma.load %[[V27]], %[[V28]] {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.extractvalue %[[V7]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.getelementptr %[[V30]][%[[V31]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.extractvalue %[[V7]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.mul %[[ARG14]], %[[V33]] : i64
// CHECK-NEXT:       %[[V35:[^ ]+]] = llvm.add %[[V34]], %[[ARG15]] : i64
// CHECK-NEXT:       %[[V36:[^ ]+]] = llvm.getelementptr %[[V32]][%[[V35]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:       %[[V37:[^ ]+]] = llvm.mlir.constant(16 : index) : i32
// CHECK-NEXT:       %[[V38:[^ ]+]] = nvvm.wmma.load %[[V36]], %[[V37]] {eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V39:[^ ]+]] = llvm.extractvalue %[[V22]][0] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V40:[^ ]+]] = llvm.extractvalue %[[V22]][1] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V41:[^ ]+]] = llvm.extractvalue %[[V22]][2] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V42:[^ ]+]] = llvm.extractvalue %[[V22]][3] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V43:[^ ]+]] = llvm.extractvalue %[[V22]][4] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V44:[^ ]+]] = llvm.extractvalue %[[V22]][5] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V45:[^ ]+]] = llvm.extractvalue %[[V22]][6] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V46:[^ ]+]] = llvm.extractvalue %[[V22]][7] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V47:[^ ]+]] = llvm.extractvalue %[[V29]][0] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V48:[^ ]+]] = llvm.extractvalue %[[V29]][1] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V49:[^ ]+]] = llvm.extractvalue %[[V29]][2] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V50:[^ ]+]] = llvm.extractvalue %[[V29]][3] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V51:[^ ]+]] = llvm.extractvalue %[[V29]][4] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V52:[^ ]+]] = llvm.extractvalue %[[V29]][5] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V53:[^ ]+]] = llvm.extractvalue %[[V29]][6] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V54:[^ ]+]] = llvm.extractvalue %[[V29]][7] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V55:[^ ]+]] = llvm.extractvalue %[[V38]][0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V56:[^ ]+]] = llvm.extractvalue %[[V38]][1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V57:[^ ]+]] = llvm.extractvalue %[[V38]][2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V58:[^ ]+]] = llvm.extractvalue %[[V38]][3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V59:[^ ]+]] = llvm.extractvalue %[[V38]][4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V60:[^ ]+]] = llvm.extractvalue %[[V38]][5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V61:[^ ]+]] = llvm.extractvalue %[[V38]][6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V62:[^ ]+]] = llvm.extractvalue %[[V38]][7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V63:[^ ]+]] = nvvm.wmma.mma %[[V39]], %[[V40]], %[[V41]], %[[V42]], %[[V43]], %[[V44]], %[[V45]], %[[V46]], %[[V47]], %[[V48]], %[[V49]], %[[V50]], %[[V51]], %[[V52]], %[[V53]], %[[V54]], %[[V55]], %[[V56]], %[[V57]], %[[V58]], %[[V59]], %[[V60]], %[[V61]], %[[V62]] {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V64:[^ ]+]] = llvm.extractvalue %[[V63]][0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V65:[^ ]+]] = llvm.extractvalue %[[V63]][1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V66:[^ ]+]] = llvm.extractvalue %[[V63]][2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V67:[^ ]+]] = llvm.extractvalue %[[V63]][3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V68:[^ ]+]] = llvm.extractvalue %[[V63]][4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V69:[^ ]+]] = llvm.extractvalue %[[V63]][5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V70:[^ ]+]] = llvm.extractvalue %[[V63]][6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V71:[^ ]+]] = llvm.extractvalue %[[V63]][7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V72:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V73:[^ ]+]] = llvm.extractvalue %[[V7]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V74:[^ ]+]] = llvm.getelementptr %[[V72]][%[[V73]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:       %[[V75:[^ ]+]] = llvm.extractvalue %[[V7]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V76:[^ ]+]] = llvm.mul %[[ARG14]], %[[V75]] : i64
// CHECK-NEXT:       %[[V77:[^ ]+]] = llvm.add %[[V76]], %[[ARG15]] : i64
// CHECK-NEXT:       %[[V78:[^ ]+]] = llvm.getelementptr %[[V74]][%[[V77]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:       %[[V79:[^ ]+]] = llvm.mlir.constant(16 : index) : i32
// CHECK-NEXT:       nvvm.wmma.store %[[V78]], %[[V79]], %[[V64]], %[[V65]], %[[V66]], %[[V67]], %[[V68]], %[[V69]], %[[V70]], %[[V71]] {eltype = #nvvm.mma_type<f32>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : !llvm.ptr, f32, f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT:       %[[V80:[^ ]+]] = llvm.mlir.poison : vector<2xf16>
// CHECK-NEXT:       %[[V81:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V82:[^ ]+]] = llvm.insertelement %[[ARG16]], %[[V80]][%[[V81]] : i32] : vector<2xf16>
// CHECK-NEXT:       %[[V83:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V84:[^ ]+]] = llvm.insertelement %[[ARG16]], %[[V82]][%[[V83]] : i32] : vector<2xf16>
// CHECK-NEXT:       %[[V85:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V86:[^ ]+]] = llvm.insertvalue %[[V84]], %[[V85]][0] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V87:[^ ]+]] = llvm.insertvalue %[[V84]], %[[V86]][1] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V88:[^ ]+]] = llvm.insertvalue %[[V84]], %[[V87]][2] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V89:[^ ]+]] = llvm.insertvalue %[[V84]], %[[V88]][3] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V90:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V91:[^ ]+]] = llvm.extractvalue %[[V89]][0] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V92:[^ ]+]] = llvm.extractvalue %[[V89]][0] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V93:[^ ]+]] = llvm.fadd %[[V91]], %[[V92]] : vector<2xf16>
// CHECK-NEXT:       %[[V94:[^ ]+]] = llvm.insertvalue %[[V93]], %[[V90]][0] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V95:[^ ]+]] = llvm.extractvalue %[[V89]][1] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V96:[^ ]+]] = llvm.extractvalue %[[V89]][1] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V97:[^ ]+]] = llvm.fadd %[[V95]], %[[V96]] : vector<2xf16>
// CHECK-NEXT:       %[[V98:[^ ]+]] = llvm.insertvalue %[[V97]], %[[V94]][1] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V99:[^ ]+]] = llvm.extractvalue %[[V89]][2] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V100:[^ ]+]] = llvm.extractvalue %[[V89]][2] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V101:[^ ]+]] = llvm.fadd %[[V99]], %[[V100]] : vector<2xf16>
// CHECK-NEXT:       %[[V102:[^ ]+]] = llvm.insertvalue %[[V101]], %[[V98]][2] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V103:[^ ]+]] = llvm.extractvalue %[[V89]][3] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V104:[^ ]+]] = llvm.extractvalue %[[V89]][3] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V105:[^ ]+]] = llvm.fadd %[[V103]], %[[V104]] : vector<2xf16>
// CHECK-NEXT:       %[[V106:[^ ]+]] = llvm.insertvalue %[[V105]], %[[V102]][3] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V107:[^ ]+]] = llvm.extractvalue %[[V22]][0] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V108:[^ ]+]] = llvm.extractvalue %[[V22]][1] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V109:[^ ]+]] = llvm.extractvalue %[[V22]][2] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V110:[^ ]+]] = llvm.extractvalue %[[V22]][3] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V111:[^ ]+]] = llvm.extractvalue %[[V22]][4] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V112:[^ ]+]] = llvm.extractvalue %[[V22]][5] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V113:[^ ]+]] = llvm.extractvalue %[[V22]][6] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V114:[^ ]+]] = llvm.extractvalue %[[V22]][7] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V115:[^ ]+]] = llvm.extractvalue %[[V29]][0] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V116:[^ ]+]] = llvm.extractvalue %[[V29]][1] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V117:[^ ]+]] = llvm.extractvalue %[[V29]][2] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V118:[^ ]+]] = llvm.extractvalue %[[V29]][3] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V119:[^ ]+]] = llvm.extractvalue %[[V29]][4] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V120:[^ ]+]] = llvm.extractvalue %[[V29]][5] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V121:[^ ]+]] = llvm.extractvalue %[[V29]][6] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V122:[^ ]+]] = llvm.extractvalue %[[V29]][7] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V123:[^ ]+]] = llvm.extractvalue %[[V106]][0] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V124:[^ ]+]] = llvm.extractvalue %[[V106]][1] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V125:[^ ]+]] = llvm.extractvalue %[[V106]][2] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V126:[^ ]+]] = llvm.extractvalue %[[V106]][3] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V127:[^ ]+]] = nvvm.wmma.mma %[[V107]], %[[V108]], %[[V109]], %[[V110]], %[[V111]], %[[V112]], %[[V113]], %[[V114]], %[[V115]], %[[V116]], %[[V117]], %[[V118]], %[[V119]], %[[V120]], %[[V121]], %[[V122]], %[[V123]], %[[V124]], %[[V125]], %[[V126]] {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V128:[^ ]+]] = llvm.extractvalue %[[V127]][0] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V129:[^ ]+]] = llvm.extractvalue %[[V127]][1] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V130:[^ ]+]] = llvm.extractvalue %[[V127]][2] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V131:[^ ]+]] = llvm.extractvalue %[[V127]][3] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V132:[^ ]+]] = llvm.extractvalue %[[V15]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V133:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:       %[[V134:[^ ]+]] = llvm.mul %[[ARG14]], %[[V133]] : i64
// CHECK-NEXT:       %[[V135:[^ ]+]] = llvm.add %[[V134]], %[[ARG15]] : i64
// CHECK-NEXT:       %[[V136:[^ ]+]] = llvm.getelementptr %[[V132]][%[[V135]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f16
// CHECK-NEXT:       %[[V137:[^ ]+]] = llvm.mlir.constant(16 : index) : i32
// CHECK-NEXT:       nvvm.wmma.store %[[V136]], %[[V137]], %[[V128]], %[[V129]], %[[V130]], %[[V131]] {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
// CHECK-NEXT:       llvm.return %[[ARG16]] : f16
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: memref<32x32xf16>, %i: index) -> !gpu.mma_matrix<16x16xf16, "AOp"> {
    %0 = gpu.subgroup_mma_load_matrix %a[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
    gpu.return %0 : !gpu.mma_matrix<16x16xf16, "AOp">
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.mul %[[ARG7]], %[[V9]] : i64
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.add %[[V10]], %[[ARG7]] : i64
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.getelementptr %[[V8]][%[[V11]]] : (!llvm.ptr, i64) -> !llvm.ptr, f16
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT:       %[[V14:[^ ]+]] = nvvm.wmma.load %[[V12]], %[[V13]] {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       llvm.return %[[V14]] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: memref<32x32xf16>, %i: index) -> !gpu.mma_matrix<16x8xf16, "BOp"> {
    %0 = gpu.subgroup_mma_load_matrix %a[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<16x8xf16, "BOp">
    gpu.return %0 : !gpu.mma_matrix<16x8xf16, "BOp">
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.mul %[[ARG7]], %[[V9]] : i64
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.add %[[V10]], %[[ARG7]] : i64
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.getelementptr %[[V8]][%[[V11]]] : (!llvm.ptr, i64) -> !llvm.ptr, f16
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT:       %[[V14:[^ ]+]] = nvvm.wmma.load %[[V12]], %[[V13]] {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (!llvm.ptr) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       llvm.return %[[V14]] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: memref<32x32xf16>, %i: index) -> !gpu.mma_matrix<8x32xf16, "COp"> {
    %0 = gpu.subgroup_mma_load_matrix %a[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<8x32xf16, "COp">
    gpu.return %0 : !gpu.mma_matrix<8x32xf16, "COp">
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.mul %[[ARG7]], %[[V9]] : i64
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.add %[[V10]], %[[ARG7]] : i64
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.getelementptr %[[V8]][%[[V11]]] : (!llvm.ptr, i64) -> !llvm.ptr, f16
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT:       %[[V14:[^ ]+]] = nvvm.wmma.load %[[V12]], %[[V13]] {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 32 : i32} : (!llvm.ptr) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       llvm.return %[[V14]] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: memref<32x32xf32>, %i: index) -> !gpu.mma_matrix<16x8xf32, "AOp"> {
    %0 = gpu.subgroup_mma_load_matrix %a[%i, %i] {leadDimension = 32 : index} : memref<32x32xf32> -> !gpu.mma_matrix<16x8xf32, "AOp">
    gpu.return %0 : !gpu.mma_matrix<16x8xf32, "AOp">
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64) -> !llvm.struct<(i32, i32, i32, i32)> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.mul %[[ARG7]], %[[V9]] : i64
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.add %[[V10]], %[[ARG7]] : i64
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.getelementptr %[[V8]][%[[V11]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT:       %[[V14:[^ ]+]] = nvvm.wmma.load %[[V12]], %[[V13]] {eltype = #nvvm.mma_type<tf32>, frag = #nvvm.mma_frag<a>, k = 8 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:       llvm.return %[[V14]] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: memref<32x32xf64>, %i: index) -> !gpu.mma_matrix<8x4xf64, "AOp"> {
    %0 = gpu.subgroup_mma_load_matrix %a[%i, %i] {leadDimension = 32 : index} : memref<32x32xf64> -> !gpu.mma_matrix<8x4xf64, "AOp">
    gpu.return %0 : !gpu.mma_matrix<8x4xf64, "AOp">
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64) -> f64 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.mul %[[ARG7]], %[[V9]] : i64
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.add %[[V10]], %[[ARG7]] : i64
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.getelementptr %[[V8]][%[[V11]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT:       %[[V14:[^ ]+]] = nvvm.wmma.load %[[V12]], %[[V13]] {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr) -> f64
// CHECK-NEXT:       llvm.return %[[V14]] : f64
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: memref<32x32xf64>, %i: index) -> !gpu.mma_matrix<8x8xf64, "COp"> {
    %0 = gpu.subgroup_mma_load_matrix %a[%i, %i] {leadDimension = 32 : index} : memref<32x32xf64> -> !gpu.mma_matrix<8x8xf64, "COp">
    gpu.return %0 : !gpu.mma_matrix<8x8xf64, "COp">
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64) -> !llvm.struct<(f64, f64)> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.mul %[[ARG7]], %[[V9]] : i64
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.add %[[V10]], %[[ARG7]] : i64
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.getelementptr %[[V8]][%[[V11]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT:       %[[V14:[^ ]+]] = nvvm.wmma.load %[[V12]], %[[V13]] {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<c>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr) -> !llvm.struct<(f64, f64)>
// CHECK-NEXT:       llvm.return %[[V14]] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: memref<32x32xi32>, %i: index) -> !gpu.mma_matrix<16x16xi32, "COp"> {
    %0 = gpu.subgroup_mma_load_matrix %a[%i, %i] {leadDimension = 32 : index} : memref<32x32xi32> -> !gpu.mma_matrix<16x16xi32, "COp">
    gpu.return %0 : !gpu.mma_matrix<16x16xi32, "COp">
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.mul %[[ARG7]], %[[V9]] : i64
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.add %[[V10]], %[[ARG7]] : i64
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.getelementptr %[[V8]][%[[V11]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT:       %[[V14:[^ ]+]] = nvvm.wmma.load %[[V12]], %[[V13]] {eltype = #nvvm.mma_type<s32>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT:       llvm.return %[[V14]] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: !gpu.mma_matrix<16x16xf16, "COp">, %b: !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp"> {
    %0 = gpu.subgroup_mma_elementwise maxf %a, %b : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    gpu.return %0 : !gpu.mma_matrix<16x16xf16, "COp">
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>, %[[ARG1:[^ ]+]]: !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.extractvalue %[[ARG0]][0] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.extractvalue %[[ARG1]][0] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.fcmp "ogt" %[[V1]], %[[V2]] : vector<2xf16>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.select %[[V3]], %[[V1]], %[[V2]] : vector<2xi1>, vector<2xf16>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.fcmp "uno" %[[V1]], %[[V2]] : vector<2xf16>
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.mlir.constant(0x7E00 : f16) : vector<2xf16>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.select %[[V5]], %[[V6]], %[[V4]] : vector<2xi1>, vector<2xf16>
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V0]][0] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.extractvalue %[[ARG0]][1] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.extractvalue %[[ARG1]][1] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.fcmp "ogt" %[[V9]], %[[V10]] : vector<2xf16>
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.select %[[V11]], %[[V9]], %[[V10]] : vector<2xi1>, vector<2xf16>
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.fcmp "uno" %[[V9]], %[[V10]] : vector<2xf16>
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.mlir.constant(0x7E00 : f16) : vector<2xf16>
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.select %[[V13]], %[[V14]], %[[V12]] : vector<2xi1>, vector<2xf16>
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.insertvalue %[[V15]], %[[V8]][1] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.extractvalue %[[ARG0]][2] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.extractvalue %[[ARG1]][2] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.fcmp "ogt" %[[V17]], %[[V18]] : vector<2xf16>
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.select %[[V19]], %[[V17]], %[[V18]] : vector<2xi1>, vector<2xf16>
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.fcmp "uno" %[[V17]], %[[V18]] : vector<2xf16>
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.mlir.constant(0x7E00 : f16) : vector<2xf16>
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.select %[[V21]], %[[V22]], %[[V20]] : vector<2xi1>, vector<2xf16>
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.insertvalue %[[V23]], %[[V16]][2] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.extractvalue %[[ARG0]][3] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.extractvalue %[[ARG1]][3] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.fcmp "ogt" %[[V25]], %[[V26]] : vector<2xf16>
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.select %[[V27]], %[[V25]], %[[V26]] : vector<2xi1>, vector<2xf16>
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.fcmp "uno" %[[V25]], %[[V26]] : vector<2xf16>
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.mlir.constant(0x7E00 : f16) : vector<2xf16>
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.select %[[V29]], %[[V30]], %[[V28]] : vector<2xi1>, vector<2xf16>
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.insertvalue %[[V31]], %[[V24]][3] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       llvm.return %[[V32]] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: !gpu.mma_matrix<16x16xf64, "COp">, %b: !gpu.mma_matrix<16x16xf64, "COp">) -> !gpu.mma_matrix<16x16xf64, "COp"> {
    %0 = gpu.subgroup_mma_elementwise minf %a, %b : (!gpu.mma_matrix<16x16xf64, "COp">, !gpu.mma_matrix<16x16xf64, "COp">) -> !gpu.mma_matrix<16x16xf64, "COp">
    gpu.return %0 : !gpu.mma_matrix<16x16xf64, "COp">
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: !llvm.struct<(f64, f64)>, %[[ARG1:[^ ]+]]: !llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(f64, f64)>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.extractvalue %[[ARG0]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.extractvalue %[[ARG1]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.fcmp "olt" %[[V1]], %[[V2]] : f64
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.select %[[V3]], %[[V1]], %[[V2]] : i1, f64
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.fcmp "uno" %[[V1]], %[[V2]] : f64
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.select %[[V5]], %[[V6]], %[[V4]] : i1, f64
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V0]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.extractvalue %[[ARG0]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.extractvalue %[[ARG1]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.fcmp "olt" %[[V9]], %[[V10]] : f64
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.select %[[V11]], %[[V9]], %[[V10]] : i1, f64
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.fcmp "uno" %[[V9]], %[[V10]] : f64
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.select %[[V13]], %[[V14]], %[[V12]] : i1, f64
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.insertvalue %[[V15]], %[[V8]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:       llvm.return %[[V16]] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: !gpu.mma_matrix<16x16xf32, "COp">, %b: !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp"> {
    %0 = gpu.subgroup_mma_elementwise mulf %a, %b : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    gpu.return %0 : !gpu.mma_matrix<16x16xf32, "COp">
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>, %[[ARG1:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.extractvalue %[[ARG0]][0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.extractvalue %[[ARG1]][0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.fmul %[[V1]], %[[V2]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertvalue %[[V3]], %[[V0]][0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.extractvalue %[[ARG0]][1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.extractvalue %[[ARG1]][1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.fmul %[[V5]], %[[V6]] : f32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V4]][1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.extractvalue %[[ARG0]][2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.extractvalue %[[ARG1]][2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.fmul %[[V9]], %[[V10]] : f32
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V8]][2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.extractvalue %[[ARG0]][3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.extractvalue %[[ARG1]][3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.fmul %[[V13]], %[[V14]] : f32
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.insertvalue %[[V15]], %[[V12]][3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.extractvalue %[[ARG0]][4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.extractvalue %[[ARG1]][4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.fmul %[[V17]], %[[V18]] : f32
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.insertvalue %[[V19]], %[[V16]][4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.extractvalue %[[ARG0]][5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.extractvalue %[[ARG1]][5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.fmul %[[V21]], %[[V22]] : f32
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.insertvalue %[[V23]], %[[V20]][5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.extractvalue %[[ARG0]][6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.extractvalue %[[ARG1]][6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.fmul %[[V25]], %[[V26]] : f32
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.insertvalue %[[V27]], %[[V24]][6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.extractvalue %[[ARG0]][7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.extractvalue %[[ARG1]][7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.fmul %[[V29]], %[[V30]] : f32
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.insertvalue %[[V31]], %[[V28]][7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       llvm.return %[[V32]] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: !gpu.mma_matrix<8x4xf64, "AOp">, %b: !gpu.mma_matrix<4x8xf64, "BOp">, %c: !gpu.mma_matrix<8x8xf64, "COp">) -> !gpu.mma_matrix<8x8xf64, "COp"> {
    %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x4xf64, "AOp">, !gpu.mma_matrix<4x8xf64, "BOp"> -> !gpu.mma_matrix<8x8xf64, "COp">
    gpu.return %0 : !gpu.mma_matrix<8x8xf64, "COp">
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f64, %[[ARG1:[^ ]+]]: f64, %[[ARG2:[^ ]+]]: !llvm.struct<(f64, f64)>) -> !llvm.struct<(f64, f64)> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.extractvalue %[[ARG2]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.extractvalue %[[ARG2]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:       %[[V2:[^ ]+]] = nvvm.wmma.mma %[[ARG0]], %[[ARG1]], %[[V0]], %[[V1]] {eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, k = 4 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
// CHECK-NEXT:       llvm.return %[[V2]] : !llvm.struct<(f64, f64)>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: !gpu.mma_matrix<16x16xsi8, "AOp">, %b: !gpu.mma_matrix<16x16xsi8, "BOp">, %c: !gpu.mma_matrix<16x16xi32, "COp">) -> !gpu.mma_matrix<16x16xi32, "COp"> {
    %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xsi8, "AOp">, !gpu.mma_matrix<16x16xsi8, "BOp"> -> !gpu.mma_matrix<16x16xi32, "COp">
    gpu.return %0 : !gpu.mma_matrix<16x16xi32, "COp">
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: !llvm.struct<(i32, i32)>, %[[ARG1:[^ ]+]]: !llvm.struct<(i32, i32)>, %[[ARG2:[^ ]+]]: !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.extractvalue %[[ARG0]][0] : !llvm.struct<(i32, i32)>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.extractvalue %[[ARG0]][1] : !llvm.struct<(i32, i32)>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.extractvalue %[[ARG1]][0] : !llvm.struct<(i32, i32)>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.extractvalue %[[ARG1]][1] : !llvm.struct<(i32, i32)>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.extractvalue %[[ARG2]][0] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.extractvalue %[[ARG2]][1] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.extractvalue %[[ARG2]][2] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.extractvalue %[[ARG2]][3] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.extractvalue %[[ARG2]][4] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.extractvalue %[[ARG2]][5] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.extractvalue %[[ARG2]][6] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.extractvalue %[[ARG2]][7] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT:       %[[V12:[^ ]+]] = nvvm.wmma.mma %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]] {eltypeA = #nvvm.mma_type<s8>, eltypeB = #nvvm.mma_type<s32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT:       llvm.return %[[V12]] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: !gpu.mma_matrix<16x16xui8, "AOp">, %b: !gpu.mma_matrix<16x16xui8, "BOp">, %c: !gpu.mma_matrix<16x16xi32, "COp">) -> !gpu.mma_matrix<16x16xi32, "COp"> {
    %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xui8, "AOp">, !gpu.mma_matrix<16x16xui8, "BOp"> -> !gpu.mma_matrix<16x16xi32, "COp">
    gpu.return %0 : !gpu.mma_matrix<16x16xi32, "COp">
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: !llvm.struct<(i32, i32)>, %[[ARG1:[^ ]+]]: !llvm.struct<(i32, i32)>, %[[ARG2:[^ ]+]]: !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.extractvalue %[[ARG0]][0] : !llvm.struct<(i32, i32)>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.extractvalue %[[ARG0]][1] : !llvm.struct<(i32, i32)>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.extractvalue %[[ARG1]][0] : !llvm.struct<(i32, i32)>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.extractvalue %[[ARG1]][1] : !llvm.struct<(i32, i32)>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.extractvalue %[[ARG2]][0] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.extractvalue %[[ARG2]][1] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.extractvalue %[[ARG2]][2] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.extractvalue %[[ARG2]][3] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.extractvalue %[[ARG2]][4] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.extractvalue %[[ARG2]][5] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.extractvalue %[[ARG2]][6] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.extractvalue %[[ARG2]][7] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT:       %[[V12:[^ ]+]] = nvvm.wmma.mma %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]] {eltypeA = #nvvm.mma_type<u8>, eltypeB = #nvvm.mma_type<s32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT:       llvm.return %[[V12]] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: !gpu.mma_matrix<32x16xf16, "AOp">, %b: !gpu.mma_matrix<16x8xf16, "BOp">, %c: !gpu.mma_matrix<32x8xf32, "COp">) -> !gpu.mma_matrix<32x8xf32, "COp"> {
    %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<32x16xf16, "AOp">, !gpu.mma_matrix<16x8xf16, "BOp"> -> !gpu.mma_matrix<32x8xf32, "COp">
    gpu.return %0 : !gpu.mma_matrix<32x8xf32, "COp">
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>, %[[ARG1:[^ ]+]]: !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>, %[[ARG2:[^ ]+]]: !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.extractvalue %[[ARG0]][0] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.extractvalue %[[ARG0]][1] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.extractvalue %[[ARG0]][2] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.extractvalue %[[ARG0]][3] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.extractvalue %[[ARG0]][4] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.extractvalue %[[ARG0]][5] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.extractvalue %[[ARG0]][6] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.extractvalue %[[ARG0]][7] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.extractvalue %[[ARG1]][0] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.extractvalue %[[ARG1]][1] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.extractvalue %[[ARG1]][2] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.extractvalue %[[ARG1]][3] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.extractvalue %[[ARG1]][4] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.extractvalue %[[ARG1]][5] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.extractvalue %[[ARG1]][6] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.extractvalue %[[ARG1]][7] : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.extractvalue %[[ARG2]][0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.extractvalue %[[ARG2]][1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.extractvalue %[[ARG2]][2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.extractvalue %[[ARG2]][3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.extractvalue %[[ARG2]][4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.extractvalue %[[ARG2]][5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.extractvalue %[[ARG2]][6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.extractvalue %[[ARG2]][7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       %[[V24:[^ ]+]] = nvvm.wmma.mma %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]], %[[V12]], %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[V17]], %[[V18]], %[[V19]], %[[V20]], %[[V21]], %[[V22]], %[[V23]] {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:       llvm.return %[[V24]] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

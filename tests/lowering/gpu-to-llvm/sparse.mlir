// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-to-llvm | FileCheck %s

func.func @f(%n: index, %b: memref<?xi8>) {
  %t = gpu.wait async
  %mi, %mf = "x.mem"() : () -> (memref<?xindex>, memref<?xf64>)
  %mi2, %mf2 = "x.mem"() : () -> (memref<?xi32>, memref<?x?xf32>)
  %c1, %t1 = gpu.create_coo async [%t] %n, %n, %n, %mi, %mi, %mf : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %c2, %t2 = gpu.create_csr async [%t1] %n, %n, %n, %mi2, %mi2, %mf : memref<?xi32>, memref<?xi32>, memref<?xf64>
  %c3, %t3 = gpu.create_csc async [%t2] %n, %n, %n, %mi, %mi, %mf : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %c4, %t4 = gpu.create_bsr async [%t3] %n, %n, %n, %n, %n, %mi, %mi, %mf : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %c5, %t5 = gpu.create_coo_aos async [%t4] %n, %n, %n, %mi, %mf : memref<?xindex>, memref<?xf64>
  %c6, %t6 = gpu.create_2to4_spmat async [%t5] {PRUNE_AND_CHECK} %n, %n, %mf2 : memref<?x?xf32>
  %d, %t7 = gpu.create_dn_tensor async [%t6] %mf, %n : index into memref<?xf64>
  %d2, %t8 = gpu.create_dn_tensor async [%t7] %mf2, %n, %n : index, index into memref<?x?xf32>
  %bs, %t9 = gpu.spmv_buffer_size async [%t8] %c1, %d, %d into f64
  %t10 = gpu.spmv async [%t9] %c1, %d, %d, %b : memref<?xi8> into f64
  %bs2, %t11 = gpu.spmm_buffer_size async [%t10] %c1, %d2, %d2 : index into f32
  %t12 = gpu.spmm async [%t11] %c1, %d2, %d2, %b : memref<?xi8> into f32
  %bs3:3, %t13 = gpu.spmm_buffer_size async [%t12] %c6, %d2, %d2 : index, index, index into f16
  %t14 = gpu.spmm async [%t13] %c6, %d2, %d2, %b, %b, %b : memref<?xi8>, memref<?xi8>, memref<?xi8> into f16
  %bs4, %t15 = gpu.sddmm_buffer_size async [%t14] %d2, %d2, %c1 into f32
  %t16 = gpu.sddmm async [%t15] %d2, %d2, %c1, %b : memref<?xi8> into f32
  %sd, %t17 = gpu.spgemm_create_descr async [%t16]
  %bs5, %t18 = gpu.spgemm_work_estimation_or_compute async [%t17] {WORK_ESTIMATION} %c1, %c1, %c1, %sd, %n, %b : f32 into memref<?xi8>
  %bs6, %t19 = gpu.spgemm_work_estimation_or_compute async [%t18] {COMPUTE} %c1, %c1, %c1, %sd, %n, %b : f32 into memref<?xi8>
  %r,%c,%z, %t20 = gpu.spmat_get_size async [%t19] %c1
  %t21 = gpu.set_csr_pointers async [%t20] %c1, %mi, %mi, %mf : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %t22 = gpu.spgemm_copy async [%t21] %c1, %c1, %c1, %sd: f32
  %t23 = gpu.spgemm_destroy_descr async [%t22] %sd
  %t24 = gpu.destroy_sp_mat async [%t23] %c1
  %t25 = gpu.destroy_dn_tensor async [%t24] %d
  %t26 = gpu.destroy_sp_mat async [%t25] %c6
  "x.use"(%bs, %bs2, %bs3#0, %bs3#1, %bs3#2, %bs4, %bs5, %bs6, %r, %c, %z) : (index,index,index,index,index,index,index,index,index,index,index) -> ()
  gpu.wait [%t26]
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:     %[[V7:[^ ]+]]:2 = "x.mem"() : () -> (memref<?xindex>, memref<?xf64>)
// CHECK-NEXT:     %[[V8:[^ ]+]] = builtin.unrealized_conversion_cast %[[V7]]#1 : memref<?xf64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V9:[^ ]+]] = builtin.unrealized_conversion_cast %[[V7]]#0 : memref<?xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V10:[^ ]+]]:2 = "x.mem"() : () -> (memref<?xi32>, memref<?x?xf32>)
// CHECK-NEXT:     %[[V11:[^ ]+]] = builtin.unrealized_conversion_cast %[[V10]]#1 : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V12:[^ ]+]] = builtin.unrealized_conversion_cast %[[V10]]#0 : memref<?xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V9]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V9]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V8]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.call @mgpuCreateCoo(%[[ARG0]], %[[ARG0]], %[[ARG0]], %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[V17]], %[[V6]]) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V12]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V12]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.extractvalue %[[V8]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.call @mgpuCreateCsr(%[[ARG0]], %[[ARG0]], %[[ARG0]], %[[V19]], %[[V20]], %[[V21]], %[[V22]], %[[V23]], %[[V24]], %[[V6]]) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.extractvalue %[[V9]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.extractvalue %[[V9]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.extractvalue %[[V8]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.call @mgpuCreateCsc(%[[ARG0]], %[[ARG0]], %[[ARG0]], %[[V26]], %[[V27]], %[[V28]], %[[V29]], %[[V30]], %[[V31]], %[[V6]]) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.extractvalue %[[V9]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.extractvalue %[[V9]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.extractvalue %[[V8]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.call @mgpuCreateBsr(%[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[V33]], %[[V34]], %[[V35]], %[[V36]], %[[V37]], %[[V38]], %[[V6]]) : (i64, i64, i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.extractvalue %[[V9]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.extractvalue %[[V8]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.call @mgpuCreateCooAoS(%[[ARG0]], %[[ARG0]], %[[ARG0]], %[[V40]], %[[V41]], %[[V42]], %[[V43]], %[[V6]]) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.extractvalue %[[V11]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.mlir.constant(44104 : index) : i64
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.alloca %[[V47]] x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.bitcast %[[V48]] : !llvm.ptr to !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuCusparseLtCreate2To4SpMat(%[[V49]], %[[ARG0]], %[[ARG0]], %[[V45]], %[[V46]], %[[V6]]) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.extractvalue %[[V8]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.call @mgpuCreateDnVec(%[[ARG0]], %[[V50]], %[[V51]], %[[V6]]) : (i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.extractvalue %[[V11]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.mlir.constant(11032 : index) : i64
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.alloca %[[V55]] x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.bitcast %[[V56]] : !llvm.ptr to !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuCreateCuSparseLtDnMat(%[[V57]], %[[ARG0]], %[[ARG0]], %[[V53]], %[[V54]], %[[V6]]) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.call @mgpuSpMVBufferSize(%[[V58]], %[[V18]], %[[V52]], %[[V52]], %[[V59]], %[[V6]]) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
// CHECK-NEXT:     %[[V61:[^ ]+]] = builtin.unrealized_conversion_cast %[[V60]] : i64 to index
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuSpMV(%[[V62]], %[[V18]], %[[V52]], %[[V52]], %[[V63]], %[[V64]], %[[V6]]) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.call @mgpuSpMMBufferSize(%[[V65]], %[[V66]], %[[V18]], %[[V57]], %[[V57]], %[[V67]], %[[V6]]) : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
// CHECK-NEXT:     %[[V69:[^ ]+]] = builtin.unrealized_conversion_cast %[[V68]] : i64 to index
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuSpMM(%[[V70]], %[[V71]], %[[V18]], %[[V57]], %[[V57]], %[[V72]], %[[V73]], %[[V6]]) : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.alloca %[[V78]] x !llvm.ptr {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuCuSparseLtSpMMBufferSize(%[[V79]], %[[V74]], %[[V75]], %[[V49]], %[[V57]], %[[V57]], %[[V77]], %[[V76]], %[[V6]]) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.getelementptr %[[V79]][%[[V80]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.getelementptr %[[V79]][%[[V82]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.load %[[V79]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V85:[^ ]+]] = builtin.unrealized_conversion_cast %[[V84]] : i64 to index
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.load %[[V81]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V87:[^ ]+]] = builtin.unrealized_conversion_cast %[[V86]] : i64 to index
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.load %[[V83]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V89:[^ ]+]] = builtin.unrealized_conversion_cast %[[V88]] : i64 to index
// CHECK-NEXT:     %[[V90:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V91:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V92:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V93:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V94:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V95:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuCuSparseLtSpMM(%[[V49]], %[[V57]], %[[V57]], %[[V93]], %[[V94]], %[[V95]], %[[V6]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V96:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V97:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V98:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V99:[^ ]+]] = llvm.call @mgpuSDDMMBufferSize(%[[V96]], %[[V97]], %[[V57]], %[[V57]], %[[V18]], %[[V98]], %[[V6]]) : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
// CHECK-NEXT:     %[[V100:[^ ]+]] = builtin.unrealized_conversion_cast %[[V99]] : i64 to index
// CHECK-NEXT:     %[[V101:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V102:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V103:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V104:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuSDDMM(%[[V102]], %[[V103]], %[[V57]], %[[V57]], %[[V18]], %[[V101]], %[[V104]], %[[V6]]) : (i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V105:[^ ]+]] = llvm.call @mgpuSpGEMMCreateDescr(%[[V6]]) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %[[V106:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V107:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V108:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V109:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V110:[^ ]+]] = llvm.call @mgpuSpGEMMWorkEstimation(%[[V105]], %[[V107]], %[[V108]], %[[V18]], %[[V18]], %[[V18]], %[[V106]], %[[ARG0]], %[[V109]], %[[V6]]) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i64, !llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:     %[[V111:[^ ]+]] = builtin.unrealized_conversion_cast %[[V110]] : i64 to index
// CHECK-NEXT:     %[[V112:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V113:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V114:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V115:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V116:[^ ]+]] = llvm.call @mgpuSpGEMMCompute(%[[V105]], %[[V113]], %[[V114]], %[[V18]], %[[V18]], %[[V18]], %[[V112]], %[[ARG0]], %[[V115]], %[[V6]]) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i64, !llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:     %[[V117:[^ ]+]] = builtin.unrealized_conversion_cast %[[V116]] : i64 to index
// CHECK-NEXT:     %[[V118:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %[[V119:[^ ]+]] = llvm.alloca %[[V118]] x i64 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V120:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V121:[^ ]+]] = llvm.getelementptr %[[V119]][%[[V120]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %[[V122:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V123:[^ ]+]] = llvm.getelementptr %[[V119]][%[[V122]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %[[V124:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V125:[^ ]+]] = llvm.getelementptr %[[V119]][%[[V124]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuSpMatGetSize(%[[V18]], %[[V121]], %[[V123]], %[[V125]], %[[V6]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V126:[^ ]+]] = llvm.load %[[V121]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V127:[^ ]+]] = builtin.unrealized_conversion_cast %[[V126]] : i64 to index
// CHECK-NEXT:     %[[V128:[^ ]+]] = llvm.load %[[V123]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V129:[^ ]+]] = builtin.unrealized_conversion_cast %[[V128]] : i64 to index
// CHECK-NEXT:     %[[V130:[^ ]+]] = llvm.load %[[V125]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V131:[^ ]+]] = builtin.unrealized_conversion_cast %[[V130]] : i64 to index
// CHECK-NEXT:     %[[V132:[^ ]+]] = llvm.extractvalue %[[V9]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V133:[^ ]+]] = llvm.extractvalue %[[V9]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V134:[^ ]+]] = llvm.extractvalue %[[V8]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuSetCsrPointers(%[[V18]], %[[V132]], %[[V133]], %[[V134]], %[[V6]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V135:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V136:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V137:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     llvm.call @mgpuSpGEMMCopy(%[[V105]], %[[V136]], %[[V137]], %[[V18]], %[[V18]], %[[V18]], %[[V135]], %[[V6]]) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuSpGEMMDestroyDescr(%[[V105]], %[[V6]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuDestroySpMat(%[[V18]], %[[V6]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuDestroyDnVec(%[[V52]], %[[V6]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuDestroyCuSparseLtSpMat(%[[V49]], %[[V6]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     "x.use"(%[[V61]], %[[V69]], %[[V85]], %[[V87]], %[[V89]], %[[V100]], %[[V111]], %[[V117]], %[[V127]], %[[V129]], %[[V131]]) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:     llvm.call @mgpuStreamSynchronize(%[[V6]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuStreamDestroy(%[[V6]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuCreateCoo(i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuCreateCsr(i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuCreateCsc(i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuCreateBsr(i64, i64, i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuCreateCooAoS(i64, i64, i64, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuCusparseLtCreate2To4SpMat(!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuCreateDnVec(i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuCreateCuSparseLtDnMat(!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuSpMVBufferSize(i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
// CHECK-NEXT:   llvm.func @mgpuSpMV(i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuSpMMBufferSize(i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
// CHECK-NEXT:   llvm.func @mgpuSpMM(i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuCuSparseLtSpMMBufferSize(!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuCuSparseLtSpMM(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuSDDMMBufferSize(i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i64
// CHECK-NEXT:   llvm.func @mgpuSDDMM(i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuSpGEMMCreateDescr(!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuSpGEMMWorkEstimation(!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i64, !llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:   llvm.func @mgpuSpGEMMCompute(!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i64, !llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:   llvm.func @mgpuSpMatGetSize(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuSetCsrPointers(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuSpGEMMCopy(!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuSpGEMMDestroyDescr(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuDestroySpMat(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuDestroyDnVec(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuDestroyCuSparseLtSpMat(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuStreamSynchronize(!llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuStreamDestroy(!llvm.ptr)
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %b: memref<?xi8>, %t:!gpu.async.token) {
  %m16, %m32, %m64 = "x.mem"() : () -> (memref<?xi16>, memref<?xi32>, memref<?xf64>)
  %c1, %t1 = gpu.create_coo async [%t] %n, %n, %n, %m16, %m32, %m64 : memref<?xi16>, memref<?xi32>, memref<?xf64>
  %c2, %t2 = gpu.create_csr async [%t1] %n, %n, %n, %m16, %m32, %m64 : memref<?xi16>, memref<?xi32>, memref<?xf64>
  %c3, %t3 = gpu.create_csc async [%t2] %n, %n, %n, %m16, %m32, %m64 : memref<?xi16>, memref<?xi32>, memref<?xf64>
  %c4, %t4 = gpu.create_bsr async [%t3] %n, %n, %n, %n, %n, %m16, %m32, %m64 : memref<?xi16>, memref<?xi32>, memref<?xf64>
  %d, %t7 = gpu.create_dn_tensor async [%t4] %m64, %n, %n : index, index into memref<?xf64>
  gpu.wait [%t7]
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = "x.mem"() : () -> (memref<?xi16>, memref<?xi32>, memref<?xf64>)
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]]#2 : memref<?xf64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]]#1 : memref<?xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]]#0 : memref<?xi16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V3]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.call @mgpuCreateCoo(%[[ARG0]], %[[ARG0]], %[[ARG0]], %[[V4]], %[[V5]], %[[V6]], %[[V7]], %[[V8]], %[[ARG6]]) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V3]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.call @mgpuCreateCsr(%[[ARG0]], %[[ARG0]], %[[ARG0]], %[[V10]], %[[V11]], %[[V12]], %[[V13]], %[[V14]], %[[V15]], %[[ARG6]]) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V3]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.call @mgpuCreateCsc(%[[ARG0]], %[[ARG0]], %[[ARG0]], %[[V17]], %[[V18]], %[[V19]], %[[V20]], %[[V21]], %[[V22]], %[[ARG6]]) : (i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.extractvalue %[[V3]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.call @mgpuCreateBsr(%[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[V24]], %[[V25]], %[[V26]], %[[V27]], %[[V28]], %[[V29]], %[[ARG6]]) : (i64, i64, i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.call @mgpuCreateDnMat(%[[ARG0]], %[[ARG0]], %[[V31]], %[[V32]], %[[ARG6]]) : (i64, i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuEventSynchronize(%[[ARG6]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuEventDestroy(%[[ARG6]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuCreateCoo(i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuCreateCsr(i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuCreateCsc(i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuCreateBsr(i64, i64, i64, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuCreateDnMat(i64, i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuEventSynchronize(!llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuEventDestroy(!llvm.ptr)
// CHECK-NEXT: }

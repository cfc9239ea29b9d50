// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-to-llvm | FileCheck %s

func.func @f(%n: index, %b: memref<?xi8>, %m: memref<?x?xf16>, %t: !gpu.async.token) {
  %c, %t1 = gpu.create_2to4_spmat async [%t] {NONE} %n, %n, %m : memref<?x?xf16>
  %d, %t2 = gpu.create_dn_tensor async [%t1] %m, %n, %n : index, index into memref<?x?xf16>
  %s:3, %t3 = gpu.spmm_buffer_size async [%t2] %c, %d, %d : index, index, index into f16
  %t4 = gpu.spmm async [%t3] %c{TRANSPOSE}, %d{CONJUGATE_TRANSPOSE}, %d, %b, %b, %b : memref<?xi8>, memref<?xi8>, memref<?xi8> into f16
  %t5 = gpu.destroy_dn_tensor async [%t4] %d
  %t6 = gpu.destroy_sp_mat async [%t5] %c
  "x.u"(%s#0, %s#1, %s#2) : (index, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: !llvm.ptr, %[[ARG7:[^ ]+]]: !llvm.ptr, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: i64, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: i64, %[[ARG12:[^ ]+]]: i64, %[[ARG13:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[ARG8]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[ARG9]], %[[V9]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[ARG11]], %[[V10]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[ARG10]], %[[V11]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[ARG12]], %[[V12]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V13]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(44104 : index) : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.alloca %[[V16]] x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.bitcast %[[V17]] : !llvm.ptr to !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuCusparseLtCreate2To4SpMat(%[[V18]], %[[ARG0]], %[[ARG0]], %[[V14]], %[[V15]], %[[ARG13]]) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V13]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(11032 : index) : i64
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.alloca %[[V21]] x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.bitcast %[[V22]] : !llvm.ptr to !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuCreateCuSparseLtDnMat(%[[V23]], %[[ARG0]], %[[ARG0]], %[[V19]], %[[V20]], %[[ARG13]]) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.alloca %[[V28]] x !llvm.ptr {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuCuSparseLtSpMMBufferSize(%[[V29]], %[[V24]], %[[V25]], %[[V18]], %[[V23]], %[[V23]], %[[V27]], %[[V26]], %[[ARG13]]) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.getelementptr %[[V29]][%[[V30]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.getelementptr %[[V29]][%[[V32]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.load %[[V29]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V35:[^ ]+]] = builtin.unrealized_conversion_cast %[[V34]] : i64 to index
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.load %[[V31]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V37:[^ ]+]] = builtin.unrealized_conversion_cast %[[V36]] : i64 to index
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.load %[[V33]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V39:[^ ]+]] = builtin.unrealized_conversion_cast %[[V38]] : i64 to index
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuCuSparseLtSpMM(%[[V18]], %[[V23]], %[[V23]], %[[V43]], %[[V44]], %[[V45]], %[[ARG13]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuDestroyCuSparseLtDnMat(%[[V23]], %[[ARG13]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuDestroyCuSparseLtSpMat(%[[V18]], %[[ARG13]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     "x.u"(%[[V35]], %[[V37]], %[[V39]]) : (index, index, index) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuCusparseLtCreate2To4SpMat(!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuCreateCuSparseLtDnMat(!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuCuSparseLtSpMMBufferSize(!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuCuSparseLtSpMM(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuDestroyCuSparseLtDnMat(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuDestroyCuSparseLtSpMat(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %b: memref<?xi8>, %m: memref<?x?xbf16>, %t: !gpu.async.token) {
  %c, %t1 = gpu.create_2to4_spmat async [%t] {PRUNE_ONLY} %n, %n, %m : memref<?x?xbf16>
  %d, %t2 = gpu.create_dn_tensor async [%t1] %m, %n, %n : index, index into memref<?x?xbf16>
  %s:3, %t3 = gpu.spmm_buffer_size async [%t2] %c, %d, %d : index, index, index into bf16
  %t4 = gpu.spmm async [%t3] %c{TRANSPOSE}, %d{CONJUGATE_TRANSPOSE}, %d, %b, %b, %b : memref<?xi8>, memref<?xi8>, memref<?xi8> into bf16
  %t5 = gpu.destroy_dn_tensor async [%t4] %d
  %t6 = gpu.destroy_sp_mat async [%t5] %c
  "x.u"(%s#0, %s#1, %s#2) : (index, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: !llvm.ptr, %[[ARG7:[^ ]+]]: !llvm.ptr, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: i64, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: i64, %[[ARG12:[^ ]+]]: i64, %[[ARG13:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[ARG8]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[ARG9]], %[[V9]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[ARG11]], %[[V10]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[ARG10]], %[[V11]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[ARG12]], %[[V12]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V13]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(14 : i32) : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(44104 : index) : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.alloca %[[V16]] x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.bitcast %[[V17]] : !llvm.ptr to !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuCusparseLtCreate2To4SpMat(%[[V18]], %[[ARG0]], %[[ARG0]], %[[V14]], %[[V15]], %[[ARG13]]) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V13]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(14 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(11032 : index) : i64
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.alloca %[[V21]] x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.bitcast %[[V22]] : !llvm.ptr to !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuCreateCuSparseLtDnMat(%[[V23]], %[[ARG0]], %[[ARG0]], %[[V19]], %[[V20]], %[[ARG13]]) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.alloca %[[V28]] x !llvm.ptr {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuCuSparseLtSpMMBufferSize(%[[V29]], %[[V24]], %[[V25]], %[[V18]], %[[V23]], %[[V23]], %[[V27]], %[[V26]], %[[ARG13]]) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.getelementptr %[[V29]][%[[V30]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.getelementptr %[[V29]][%[[V32]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.load %[[V29]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V35:[^ ]+]] = builtin.unrealized_conversion_cast %[[V34]] : i64 to index
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.load %[[V31]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V37:[^ ]+]] = builtin.unrealized_conversion_cast %[[V36]] : i64 to index
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.load %[[V33]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V39:[^ ]+]] = builtin.unrealized_conversion_cast %[[V38]] : i64 to index
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(14 : i32) : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuCuSparseLtSpMM(%[[V18]], %[[V23]], %[[V23]], %[[V43]], %[[V44]], %[[V45]], %[[ARG13]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuDestroyCuSparseLtDnMat(%[[V23]], %[[ARG13]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuDestroyCuSparseLtSpMat(%[[V18]], %[[ARG13]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     "x.u"(%[[V35]], %[[V37]], %[[V39]]) : (index, index, index) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuCusparseLtCreate2To4SpMat(!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuCreateCuSparseLtDnMat(!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuCuSparseLtSpMMBufferSize(!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuCuSparseLtSpMM(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuDestroyCuSparseLtDnMat(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuDestroyCuSparseLtSpMat(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %b: memref<?xi8>, %m: memref<?x?xf32>, %t: !gpu.async.token) {
  %c, %t1 = gpu.create_2to4_spmat async [%t] {PRUNE_AND_CHECK} %n, %n, %m : memref<?x?xf32>
  %d, %t2 = gpu.create_dn_tensor async [%t1] %m, %n, %n : index, index into memref<?x?xf32>
  %s:3, %t3 = gpu.spmm_buffer_size async [%t2] %c, %d, %d : index, index, index into f32
  %t4 = gpu.spmm async [%t3] %c{TRANSPOSE}, %d{CONJUGATE_TRANSPOSE}, %d, %b, %b, %b : memref<?xi8>, memref<?xi8>, memref<?xi8> into f32
  %t5 = gpu.destroy_dn_tensor async [%t4] %d
  %t6 = gpu.destroy_sp_mat async [%t5] %c
  "x.u"(%s#0, %s#1, %s#2) : (index, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: !llvm.ptr, %[[ARG7:[^ ]+]]: !llvm.ptr, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: i64, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: i64, %[[ARG12:[^ ]+]]: i64, %[[ARG13:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[ARG8]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[ARG9]], %[[V9]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[ARG11]], %[[V10]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[ARG10]], %[[V11]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[ARG12]], %[[V12]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V13]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(44104 : index) : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.alloca %[[V16]] x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.bitcast %[[V17]] : !llvm.ptr to !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuCusparseLtCreate2To4SpMat(%[[V18]], %[[ARG0]], %[[ARG0]], %[[V14]], %[[V15]], %[[ARG13]]) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V13]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(11032 : index) : i64
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.alloca %[[V21]] x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.bitcast %[[V22]] : !llvm.ptr to !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuCreateCuSparseLtDnMat(%[[V23]], %[[ARG0]], %[[ARG0]], %[[V19]], %[[V20]], %[[ARG13]]) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.alloca %[[V28]] x !llvm.ptr {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuCuSparseLtSpMMBufferSize(%[[V29]], %[[V24]], %[[V25]], %[[V18]], %[[V23]], %[[V23]], %[[V27]], %[[V26]], %[[ARG13]]) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.getelementptr %[[V29]][%[[V30]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.getelementptr %[[V29]][%[[V32]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.load %[[V29]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V35:[^ ]+]] = builtin.unrealized_conversion_cast %[[V34]] : i64 to index
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.load %[[V31]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V37:[^ ]+]] = builtin.unrealized_conversion_cast %[[V36]] : i64 to index
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.load %[[V33]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V39:[^ ]+]] = builtin.unrealized_conversion_cast %[[V38]] : i64 to index
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuCuSparseLtSpMM(%[[V18]], %[[V23]], %[[V23]], %[[V43]], %[[V44]], %[[V45]], %[[ARG13]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuDestroyCuSparseLtDnMat(%[[V23]], %[[ARG13]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuDestroyCuSparseLtSpMat(%[[V18]], %[[ARG13]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     "x.u"(%[[V35]], %[[V37]], %[[V39]]) : (index, index, index) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuCusparseLtCreate2To4SpMat(!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuCreateCuSparseLtDnMat(!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuCuSparseLtSpMMBufferSize(!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuCuSparseLtSpMM(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuDestroyCuSparseLtDnMat(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuDestroyCuSparseLtSpMat(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %b: memref<?xi8>, %m: memref<?x?xi8>, %t: !gpu.async.token) {
  %c, %t1 = gpu.create_2to4_spmat async [%t] {NONE} %n, %n, %m : memref<?x?xi8>
  %d, %t2 = gpu.create_dn_tensor async [%t1] %m, %n, %n : index, index into memref<?x?xi8>
  %s:3, %t3 = gpu.spmm_buffer_size async [%t2] %c, %d, %d : index, index, index into i8
  %t4 = gpu.spmm async [%t3] %c{TRANSPOSE}, %d{CONJUGATE_TRANSPOSE}, %d, %b, %b, %b : memref<?xi8>, memref<?xi8>, memref<?xi8> into i8
  %t5 = gpu.destroy_dn_tensor async [%t4] %d
  %t6 = gpu.destroy_sp_mat async [%t5] %c
  "x.u"(%s#0, %s#1, %s#2) : (index, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64, %[[ARG5:[^ ]+]]: i64, %[[ARG6:[^ ]+]]: !llvm.ptr, %[[ARG7:[^ ]+]]: !llvm.ptr, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: i64, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: i64, %[[ARG12:[^ ]+]]: i64, %[[ARG13:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG3]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[ARG4]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[ARG7]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[ARG8]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[ARG9]], %[[V9]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[ARG11]], %[[V10]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[ARG10]], %[[V11]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[ARG12]], %[[V12]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V13]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(44104 : index) : i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.alloca %[[V16]] x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.bitcast %[[V17]] : !llvm.ptr to !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuCusparseLtCreate2To4SpMat(%[[V18]], %[[ARG0]], %[[ARG0]], %[[V14]], %[[V15]], %[[ARG13]]) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V13]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(11032 : index) : i64
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.alloca %[[V21]] x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.bitcast %[[V22]] : !llvm.ptr to !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuCreateCuSparseLtDnMat(%[[V23]], %[[ARG0]], %[[ARG0]], %[[V19]], %[[V20]], %[[ARG13]]) : (!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.alloca %[[V28]] x !llvm.ptr {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuCuSparseLtSpMMBufferSize(%[[V29]], %[[V24]], %[[V25]], %[[V18]], %[[V23]], %[[V23]], %[[V27]], %[[V26]], %[[ARG13]]) : (!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.getelementptr %[[V29]][%[[V30]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.getelementptr %[[V29]][%[[V32]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.load %[[V29]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V35:[^ ]+]] = builtin.unrealized_conversion_cast %[[V34]] : i64 to index
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.load %[[V31]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V37:[^ ]+]] = builtin.unrealized_conversion_cast %[[V36]] : i64 to index
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.load %[[V33]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V39:[^ ]+]] = builtin.unrealized_conversion_cast %[[V38]] : i64 to index
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuCuSparseLtSpMM(%[[V18]], %[[V23]], %[[V23]], %[[V43]], %[[V44]], %[[V45]], %[[ARG13]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuDestroyCuSparseLtDnMat(%[[V23]], %[[ARG13]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuDestroyCuSparseLtSpMat(%[[V18]], %[[ARG13]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     "x.u"(%[[V35]], %[[V37]], %[[V39]]) : (index, index, index) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuCusparseLtCreate2To4SpMat(!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuCreateCuSparseLtDnMat(!llvm.ptr, i64, i64, !llvm.ptr, i32, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuCuSparseLtSpMMBufferSize(!llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuCuSparseLtSpMM(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuDestroyCuSparseLtDnMat(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuDestroyCuSparseLtSpMat(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-to-llvm | FileCheck %s

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %a,%b = "x.d"() : () -> (memref<3x?xi32,3>, i32)
  %t2 = gpu.memset async [%t] %a, %b : memref<3x?xi32,3>, i32
  %t3 = gpu.memcpy async [%t2] %a, %a : memref<3x?xi32,3>, memref<3x?xi32,3>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[V1:[^ ]+]]:2 = "x.d"() : () -> (memref<3x?xi32, 3>, i32)
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]]#0 : memref<3x?xi32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V2]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V2]][3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mul %[[V3]], %[[V4]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[V1]]#1 : i32 to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.addrspacecast %[[V7]] : !llvm.ptr<3> to !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuMemset32(%[[V8]], %[[V6]], %[[V5]], %[[ARG3]]) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V2]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V2]][3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mul %[[V9]], %[[V10]] : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.zero : !llvm.ptr<3>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.getelementptr %[[V12]][%[[V11]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.ptrtoint %[[V13]] : !llvm.ptr<3> to i64
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.addrspacecast %[[V15]] : !llvm.ptr<3> to !llvm.ptr
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.addrspacecast %[[V17]] : !llvm.ptr<3> to !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuMemcpy(%[[V18]], %[[V16]], %[[V14]], %[[ARG3]]) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
// CHECK-NEXT: }

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %a,%b = "x.d"() : () -> (memref<bf16>, bf16)
  %t2 = gpu.memset async [%t] %a, %b : memref<bf16>, bf16
  %t3 = gpu.memcpy async [%t2] %a, %a : memref<bf16>, memref<bf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[V1:[^ ]+]]:2 = "x.d"() : () -> (memref<bf16>, bf16)
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]]#0 : memref<bf16> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[V1]]#1 : bf16 to i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     llvm.call @mgpuMemset16(%[[V5]], %[[V4]], %[[V3]], %[[ARG3]]) : (!llvm.ptr, i16, i64, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.getelementptr %[[V7]][%[[V6]]] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.ptrtoint %[[V8]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     llvm.call @mgpuMemcpy(%[[V11]], %[[V10]], %[[V9]], %[[ARG3]]) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuMemset16(!llvm.ptr, i16, i64, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
// CHECK-NEXT: }

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %a,%b = "x.d"() : () -> (memref<3xui16>, ui16)
  %t2 = gpu.memset async [%t] %a, %b : memref<3xui16>, ui16
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[V1:[^ ]+]]:2 = "x.d"() : () -> (memref<3xui16>, ui16)
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]]#1 : ui16 to i16
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]]#0 : memref<3xui16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.bitcast %[[V2]] : i16 to i16
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuMemset16(%[[V6]], %[[V5]], %[[V4]], %[[ARG3]]) : (!llvm.ptr, i16, i64, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuMemset16(!llvm.ptr, i16, i64, !llvm.ptr)
// CHECK-NEXT: }

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %a,%b = "x.d"() : () -> (memref<3xtf32>, tf32)
  %t2 = gpu.memset async [%t] %a, %b : memref<3xtf32>, tf32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : !llvm.ptr to !gpu.async.token
// CHECK-NEXT:     %[[V1:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[V2:[^ ]+]]:2 = "x.d"() : () -> (memref<3xtf32>, tf32)
// CHECK-NEXT:     %[[V3:[^ ]+]] = gpu.memset async [%[[V0]]] %[[V2]]#0, %[[V2]]#1 : memref<3xtf32>, tf32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %a,%b = "x.d"() : () -> (memref<3xf32>, memref<3xf32, strided<[?]>>)
  %t2 = gpu.memcpy async [%t] %b, %a : memref<3xf32,strided<[?]>>, memref<3xf32>
  %t3 = gpu.memcpy async [%t] %a, %b : memref<3xf32>, memref<3xf32,strided<[?]>>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : !llvm.ptr to !gpu.async.token
// CHECK-NEXT:     %[[V1:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[V2:[^ ]+]]:2 = "x.d"() : () -> (memref<3xf32>, memref<3xf32, strided<[?]>>)
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]]#0 : memref<3xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]]#1 : memref<3xf32, strided<[?]>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.getelementptr %[[V6]][%[[V5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.ptrtoint %[[V7]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V4]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuMemcpy(%[[V10]], %[[V9]], %[[V8]], %[[ARG3]]) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V11:[^ ]+]] = gpu.memcpy async [%[[V0]]] %[[V2]]#0, %[[V2]]#1 : memref<3xf32>, memref<3xf32, strided<[?]>>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
// CHECK-NEXT: }

// -----

func.func @f(%x: tensor<3xf32>, %s : index, %u: memref<*xf32>, %ls : memref<?xf32, strided<[?]>>, %sp: memref<3xf32, 1>, %t:!gpu.async.token) {
  %t2 = gpu.memcpy async [%t] %sp, %sp : memref<3xf32,1>, memref<3xf32,1>
  %t3 = gpu.memcpy async [%t] %ls, %ls : memref<?xf32, strided<[?]>>, memref<?xf32, strided<[?]>>
  %h = gpu.alloc [%t] host_shared () : memref<3xf32>
  gpu.dealloc %h : memref<3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<3xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<*xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, strided<[?]>>, %[[ARG4:[^ ]+]]: memref<3xf32, 1>, %[[ARG5:[^ ]+]]: !gpu.async.token) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : memref<3xf32, 1> to !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG5]] : !gpu.async.token to !llvm.ptr
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.zero : !llvm.ptr<1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V3]][%[[V2]]] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.ptrtoint %[[V4]] : !llvm.ptr<1> to i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.addrspacecast %[[V6]] : !llvm.ptr<1> to !llvm.ptr
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.addrspacecast %[[V8]] : !llvm.ptr<1> to !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuMemcpy(%[[V9]], %[[V7]], %[[V5]], %[[V1]]) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V10:[^ ]+]] = gpu.memcpy async [%[[ARG5]]] %[[ARG3]], %[[ARG3]] : memref<?xf32, strided<[?]>>, memref<?xf32, strided<[?]>>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.getelementptr %[[V13]][%[[V11]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.ptrtoint %[[V14]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(1 : i8) : i8
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.call @mgpuMemAlloc(%[[V15]], %[[V1]], %[[V17]]) : (i64, !llvm.ptr, i8) -> !llvm.ptr
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.insertvalue %[[V18]], %[[V19]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.insertvalue %[[V18]], %[[V20]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.insertvalue %[[V22]], %[[V21]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V23]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.insertvalue %[[V12]], %[[V24]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = builtin.unrealized_conversion_cast %[[V25]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<3xf32>
// CHECK-NEXT:     gpu.dealloc  %[[V26]] : memref<3xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
// CHECK-NEXT: }

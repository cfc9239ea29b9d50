// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-to-llvm | FileCheck %s

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %t2 = gpu.wait async
  "x.use"(%t2) : (!gpu.async.token) -> ()
  %t3 = gpu.wait async [%t2, %t2]
  %t4 = gpu.wait async [%t2, %t2]
  "x.use"(%t2, %t3, %t4) : (!gpu.async.token, !gpu.async.token, !gpu.async.token) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : !llvm.ptr to !gpu.async.token
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuEventRecord(%[[V3]], %[[V1]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuEventRecord(%[[V4]], %[[V1]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuEventRecord(%[[V5]], %[[V1]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuEventRecord(%[[V6]], %[[V1]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     "x.use"(%[[V2]]) : (!gpu.async.token) -> ()
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:     %[[V8:[^ ]+]] = builtin.unrealized_conversion_cast %[[V7]] : !llvm.ptr to !gpu.async.token
// CHECK-NEXT:     llvm.call @mgpuStreamWaitEvent(%[[V7]], %[[V6]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuStreamWaitEvent(%[[V7]], %[[V5]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuEventDestroy(%[[V6]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuEventDestroy(%[[V5]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:     %[[V10:[^ ]+]] = builtin.unrealized_conversion_cast %[[V9]] : !llvm.ptr to !gpu.async.token
// CHECK-NEXT:     llvm.call @mgpuStreamWaitEvent(%[[V9]], %[[V4]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuStreamWaitEvent(%[[V9]], %[[V3]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuEventDestroy(%[[V4]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuEventDestroy(%[[V3]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     "x.use"(%[[V2]], %[[V8]], %[[V10]]) : (!gpu.async.token, !gpu.async.token, !gpu.async.token) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuEventCreate() -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuEventDestroy(!llvm.ptr)
// CHECK-NEXT: }

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %t2 = gpu.wait async
  %t3 = gpu.memcpy async [%t2] %st, %st : memref<4x4xf32>, memref<4x4xf32>
  %t4 = gpu.wait async [%t2, %t3]
  %t5 = gpu.memcpy async [%t4] %st, %st : memref<4x4xf32>, memref<4x4xf32>
  "x.use"(%t5) : (!gpu.async.token) -> ()
  gpu.wait [%t5, %t4, %t9]
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]]#1 : memref<4x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuEventRecord(%[[V3]], %[[V2]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.getelementptr %[[V5]][%[[V4]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.ptrtoint %[[V6]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuMemcpy(%[[V9]], %[[V8]], %[[V7]], %[[V2]]) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuEventRecord(%[[V10]], %[[V2]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:     %[[V12:[^ ]+]] = builtin.unrealized_conversion_cast %[[V11]] : !llvm.ptr to !gpu.async.token
// CHECK-NEXT:     llvm.call @mgpuStreamWaitEvent(%[[V11]], %[[V3]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuStreamWaitEvent(%[[V11]], %[[V10]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuEventDestroy(%[[V3]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuEventDestroy(%[[V10]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.getelementptr %[[V14]][%[[V13]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.ptrtoint %[[V15]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     llvm.call @mgpuMemcpy(%[[V18]], %[[V17]], %[[V16]], %[[V11]]) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
// CHECK-NEXT:     "x.use"(%[[V12]]) : (!gpu.async.token) -> ()
// CHECK-NEXT:     llvm.call @mgpuStreamSynchronize(%[[V11]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuStreamDestroy(%[[V11]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuStreamSynchronize(%[[V11]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuStreamDestroy(%[[V11]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuEventSynchronize(%[[ARG4]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuEventDestroy(%[[ARG4]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuEventCreate() -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuEventDestroy(!llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuStreamSynchronize(!llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuStreamDestroy(!llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuEventSynchronize(!llvm.ptr)
// CHECK-NEXT: }

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %t2 = gpu.wait async
  cf.br ^a(%t2 : !gpu.async.token)
  ^a(%z : !gpu.async.token):
  %t3 = gpu.wait async [%t2, %z]
  gpu.wait [%z, %t3]
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuEventRecord(%[[V2]], %[[V1]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuEventRecord(%[[V3]], %[[V1]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuStreamWaitEvent(%[[V4]], %[[V3]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuStreamWaitEvent(%[[V4]], %[[V2]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuEventDestroy(%[[V3]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuEventDestroy(%[[V2]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuStreamSynchronize(%[[V1]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuStreamDestroy(%[[V1]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuStreamSynchronize(%[[V4]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuStreamDestroy(%[[V4]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuEventCreate() -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuEventDestroy(!llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuStreamSynchronize(!llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuStreamDestroy(!llvm.ptr)
// CHECK-NEXT: }

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %c = arith.constant true
  %r = scf.if %c -> !gpu.async.token { %q = gpu.wait async
  scf.yield %q : !gpu.async.token } else { scf.yield %t : !gpu.async.token }
  gpu.wait [%r]
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : !llvm.ptr to !gpu.async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     %[[V2:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.if %[[V1]] -> (!gpu.async.token) {
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:       %[[V6:[^ ]+]] = builtin.unrealized_conversion_cast %[[V5]] : !llvm.ptr to !gpu.async.token
// CHECK-NEXT:       scf.yield %[[V6]] : !gpu.async.token
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V0]] : !gpu.async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : !gpu.async.token to !llvm.ptr
// CHECK-NEXT:     llvm.call @mgpuEventSynchronize(%[[V4]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuEventDestroy(%[[V4]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuEventSynchronize(!llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuEventDestroy(!llvm.ptr)
// CHECK-NEXT: }

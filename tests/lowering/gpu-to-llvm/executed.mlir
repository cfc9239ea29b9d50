// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-to-llvm | FileCheck %s

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %a0, %f0 = async.execute () -> !async.value<!gpu.async.token> {
  %t2 = gpu.wait async
  async.yield %t2 : !gpu.async.token }
  %t6 = async.await %f0 : !async.value<!gpu.async.token>
  gpu.wait [%t6]
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[TOKEN:[^ ]+]], %[[BODYRESULTS:[^ ]+]] = async.execute -> !async.value<!llvm.ptr> {
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
// CHECK-NEXT:       llvm.call @mgpuEventRecord(%[[V3]], %[[V2]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:       llvm.call @mgpuStreamDestroy(%[[V2]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:       async.yield %[[V3]] : !llvm.ptr
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.await %[[BODYRESULTS]] : !async.value<!llvm.ptr>
// CHECK-NEXT:     llvm.call @mgpuEventSynchronize(%[[V1]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuEventDestroy(%[[V1]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuEventCreate() -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuStreamDestroy(!llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuEventSynchronize(!llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuEventDestroy(!llvm.ptr)
// CHECK-NEXT: }

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %a0, %f0:2 = async.execute () -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
  %t2 = gpu.wait async
  async.yield %t2, %t2 : !gpu.async.token, !gpu.async.token }
  %a1, %f1 = async.execute[%a0](%f0#1 as %u1: !async.value<!gpu.async.token>) -> !async.value<index> {
  %t2 = gpu.wait async [%u1]
  async.yield %s : index }
  %t6 = async.await %f0#0 : !async.value<!gpu.async.token>
  %t7 = async.await %f1 : !async.value<index>
  "x.u"(%t7) : (index) -> ()
  gpu.wait [%t6]
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[TOKEN:[^ ]+]], %[[BODYRESULTS:[^ ]+]]:2 = async.execute -> (!async.value<!llvm.ptr>, !async.value<!llvm.ptr>) {
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
// CHECK-NEXT:       llvm.call @mgpuEventRecord(%[[V5]], %[[V4]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.call @mgpuEventCreate() : () -> !llvm.ptr
// CHECK-NEXT:       llvm.call @mgpuEventRecord(%[[V6]], %[[V4]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:       llvm.call @mgpuStreamDestroy(%[[V4]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:       async.yield %[[V5]], %[[V6]] : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TOKEN_0:[^ ]+]], %[[BODYRESULTS_1:[^ ]+]] = async.execute [%[[TOKEN]]] (%[[BODYRESULTS]]#1 as %[[ARG5:[^ ]+]]: !async.value<!llvm.ptr>) -> !async.value<i64> {
// CHECK-NEXT:       %[[V4]] = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
// CHECK-NEXT:       llvm.call @mgpuStreamWaitEvent(%[[V4]], %[[ARG5]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:       llvm.call @mgpuEventDestroy(%[[ARG5]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:       async.yield %[[ARG0]] : i64
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.await %[[BODYRESULTS]]#0 : !async.value<!llvm.ptr>
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.await %[[BODYRESULTS_1]] : !async.value<i64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : i64 to index
// CHECK-NEXT:     "x.u"(%[[V3]]) : (index) -> ()
// CHECK-NEXT:     llvm.call @mgpuEventSynchronize(%[[V1]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @mgpuEventDestroy(%[[V1]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuStreamCreate() -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuEventCreate() -> !llvm.ptr
// CHECK-NEXT:   llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuStreamDestroy(!llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuEventDestroy(!llvm.ptr)
// CHECK-NEXT:   llvm.func @mgpuEventSynchronize(!llvm.ptr)
// CHECK-NEXT: }

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %a0 = async.execute { async.yield }
  async.await %a0 : !async.token
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

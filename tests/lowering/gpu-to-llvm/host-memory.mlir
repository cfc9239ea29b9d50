// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-to-llvm | FileCheck %s

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  gpu.host_register %u : memref<*xf32>
  gpu.host_unregister %u : memref<*xf32>
  gpu.set_default_device %d
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]]#2 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     llvm.call @mgpuMemHostRegisterMemRef(%[[V5]], %[[V6]], %[[V4]]) : (i64, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.getelementptr %[[V7]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.ptrtoint %[[V8]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     llvm.call @mgpuMemHostUnregisterMemRef(%[[V10]], %[[V11]], %[[V9]]) : (i64, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.call @mgpuSetDefaultDevice(%[[ARG2]]) : (i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuMemHostRegisterMemRef(i64, !llvm.ptr, i64)
// CHECK-NEXT:   llvm.func @mgpuMemHostUnregisterMemRef(i64, !llvm.ptr, i64)
// CHECK-NEXT:   llvm.func @mgpuSetDefaultDevice(i32)
// CHECK-NEXT: }

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %z = "x.r"() : () -> memref<*xtf32>
  gpu.host_register %z : memref<*xtf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[V1:[^ ]+]] = "x.r"() : () -> memref<*xtf32>
// CHECK-NEXT:     gpu.host_register %[[V1]] : memref<*xtf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %z = "x.r"() : () -> memref<*xf32, 4>
  gpu.host_register %z : memref<*xf32, 4>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[V1:[^ ]+]] = "x.r"() : () -> memref<*xf32, 4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : memref<*xf32, 4> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V3]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.ptrtoint %[[V4]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(i64, ptr)> 
// CHECK-NEXT:     llvm.call @mgpuMemHostRegisterMemRef(%[[V6]], %[[V7]], %[[V5]]) : (i64, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuMemHostRegisterMemRef(i64, !llvm.ptr, i64)
// CHECK-NEXT: }

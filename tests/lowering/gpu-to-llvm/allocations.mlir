// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-to-llvm | FileCheck %s

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %h = gpu.alloc () : memref<3xf32>
  "x.use"(%h) : (memref<3xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[MEMREF:[^ ]+]] = gpu.alloc  () : memref<3xf32>
// CHECK-NEXT:     "x.use"(%[[MEMREF]]) : (memref<3xf32>) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %h = gpu.alloc host_shared (%s) : memref<?xf32>
  "x.use"(%h) : (memref<?xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][%[[ARG0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(1 : i8) : i8
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.call @mgpuMemAlloc(%[[V4]], %[[V5]], %[[V6]]) : (i64, !llvm.ptr, i8) -> !llvm.ptr
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V8]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V10]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V12]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V13]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = builtin.unrealized_conversion_cast %[[V14]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT:     "x.use"(%[[V15]]) : (memref<?xf32>) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
// CHECK-NEXT: }

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %h = gpu.alloc [%t] host_shared (%s) : memref<?xf32>
  "x.use"(%h) : (memref<?xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][%[[ARG0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(1 : i8) : i8
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.call @mgpuMemAlloc(%[[V4]], %[[ARG3]], %[[V6]]) : (i64, !llvm.ptr, i8) -> !llvm.ptr
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V8]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V10]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V12]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V13]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = builtin.unrealized_conversion_cast %[[V14]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT:     "x.use"(%[[V15]]) : (memref<?xf32>) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
// CHECK-NEXT: }

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %h = gpu.alloc [%t, %t9] host_shared (%s) : memref<?xf32>
  "x.use"(%h) : (memref<?xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][%[[ARG0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(1 : i8) : i8
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.call @mgpuMemAlloc(%[[V4]], %[[ARG3]], %[[V6]]) : (i64, !llvm.ptr, i8) -> !llvm.ptr
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V8]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V10]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V12]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V13]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = builtin.unrealized_conversion_cast %[[V14]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT:     "x.use"(%[[V15]]) : (memref<?xf32>) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
// CHECK-NEXT: }

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %h, %t1 = gpu.alloc async host_shared (%s) : memref<?xf32>
  "x.use"(%h, %t1) : (memref<?xf32>, !gpu.async.token) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : i64 to index
// CHECK-NEXT:     %[[V1:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[MEMREF:[^ ]+]], %[[ASYNCTOKEN:[^ ]+]] = gpu.alloc async host_shared (%[[V0]]) : memref<?xf32>
// CHECK-NEXT:     "x.use"(%[[MEMREF]], %[[ASYNCTOKEN]]) : (memref<?xf32>, !gpu.async.token) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %h, %t1 = gpu.alloc async [%t] (%s, %s) : memref<?x3x?xf32>
  "x.use"(%h, %t1) : (memref<?x3x?xf32>, !gpu.async.token) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : !llvm.ptr to !gpu.async.token
// CHECK-NEXT:     %[[V1:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mul %[[ARG0]], %[[V2]] : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mul %[[V4]], %[[ARG0]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.getelementptr %[[V6]][%[[V5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.ptrtoint %[[V7]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i8) : i8
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.call @mgpuMemAlloc(%[[V8]], %[[ARG3]], %[[V10]]) : (i64, !llvm.ptr, i8) -> !llvm.ptr
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V12]][0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V13]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertvalue %[[V15]], %[[V14]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V16]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V17]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V18]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.insertvalue %[[V4]], %[[V19]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V20]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertvalue %[[V3]], %[[V21]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = builtin.unrealized_conversion_cast %[[V22]] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> to memref<?x3x?xf32>
// CHECK-NEXT:     "x.use"(%[[V23]], %[[V0]]) : (memref<?x3x?xf32>, !gpu.async.token) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
// CHECK-NEXT: }

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %h, %t1 = gpu.alloc async [%t] () : memref<f32>
  "x.use"(%h, %t1) : (memref<f32>, !gpu.async.token) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : !llvm.ptr to !gpu.async.token
// CHECK-NEXT:     %[[V1:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V3]][%[[V2]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.ptrtoint %[[V4]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i8) : i8
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.call @mgpuMemAlloc(%[[V5]], %[[ARG3]], %[[V7]]) : (i64, !llvm.ptr, i8) -> !llvm.ptr
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V9]][0] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V10]][1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[V12]], %[[V11]][2] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = builtin.unrealized_conversion_cast %[[V13]] : !llvm.struct<(ptr, ptr, i64)> to memref<f32>
// CHECK-NEXT:     "x.use"(%[[V14]], %[[V0]]) : (memref<f32>, !gpu.async.token) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
// CHECK-NEXT: }

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %h, %t1 = gpu.alloc async [%t] (%s) : memref<?xf32, strided<[1]>>
  "x.use"(%h, %t1) : (memref<?xf32,strided<[1]>>, !gpu.async.token) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : !llvm.ptr to !gpu.async.token
// CHECK-NEXT:     %[[V1:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V3]][%[[ARG0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.ptrtoint %[[V4]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(0 : i8) : i8
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.call @mgpuMemAlloc(%[[V5]], %[[ARG3]], %[[V7]]) : (i64, !llvm.ptr, i8) -> !llvm.ptr
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V9]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V10]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[V12]], %[[V11]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V13]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V14]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = builtin.unrealized_conversion_cast %[[V15]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:     "x.use"(%[[V16]], %[[V0]]) : (memref<?xf32, strided<[1]>>, !gpu.async.token) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
// CHECK-NEXT: }

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %h, %t1 = gpu.alloc async [%t] (%s)[%s] : memref<?xf32, affine_map<(d0)[s0]->(d0+s0)>>
  "x.use"(%h, %t1) : (memref<?xf32,affine_map<(d0)[s0]->(d0+s0)>>, !gpu.async.token) -> ()
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : !llvm.ptr to !gpu.async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : i64 to index
// CHECK-NEXT:     %[[V2:[^ ]+]]:3 = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
// CHECK-NEXT:     %[[MEMREF:[^ ]+]], %[[ASYNCTOKEN:[^ ]+]] = gpu.alloc async [%[[V0]]] (%[[V1]])[%[[V1]]] : memref<?xf32, #map>
// CHECK-NEXT:     "x.use"(%[[MEMREF]], %[[ASYNCTOKEN]]) : (memref<?xf32, #map>, !gpu.async.token) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

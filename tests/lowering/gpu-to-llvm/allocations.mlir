// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-to-llvm | FileCheck %s

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %h = gpu.alloc () : memref<3xf32>
  "x.use"(%h) : (memref<3xf32>) -> ()
  return
}

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %h = gpu.alloc host_shared (%s) : memref<?xf32>
  "x.use"(%h) : (memref<?xf32>) -> ()
  return
}

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %h = gpu.alloc [%t] host_shared (%s) : memref<?xf32>
  "x.use"(%h) : (memref<?xf32>) -> ()
  return
}

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %h = gpu.alloc [%t, %t9] host_shared (%s) : memref<?xf32>
  "x.use"(%h) : (memref<?xf32>) -> ()
  return
}

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %h, %t1 = gpu.alloc async host_shared (%s) : memref<?xf32>
  "x.use"(%h, %t1) : (memref<?xf32>, !gpu.async.token) -> ()
  return
}

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %h, %t1 = gpu.alloc async [%t] (%s, %s) : memref<?x3x?xf32>
  "x.use"(%h, %t1) : (memref<?x3x?xf32>, !gpu.async.token) -> ()
  return
}

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %h, %t1 = gpu.alloc async [%t] () : memref<f32>
  "x.use"(%h, %t1) : (memref<f32>, !gpu.async.token) -> ()
  return
}

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %h, %t1 = gpu.alloc async [%t] (%s) : memref<?xf32, strided<[1]>>
  "x.use"(%h, %t1) : (memref<?xf32,strided<[1]>>, !gpu.async.token) -> ()
  return
}

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %h, %t1 = gpu.alloc async [%t] (%s)[%s] : memref<?xf32, affine_map<(d0)[s0]->(d0+s0)>>
  "x.use"(%h, %t1) : (memref<?xf32,affine_map<(d0)[s0]->(d0+s0)>>, !gpu.async.token) -> ()
  return
}

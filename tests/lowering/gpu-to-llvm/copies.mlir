// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-to-llvm | FileCheck %s

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %a,%b = "x.d"() : () -> (memref<3x?xi32,3>, i32)
  %t2 = gpu.memset async [%t] %a, %b : memref<3x?xi32,3>, i32
  %t3 = gpu.memcpy async [%t2] %a, %a : memref<3x?xi32,3>, memref<3x?xi32,3>
  return
}

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %a,%b = "x.d"() : () -> (memref<bf16>, bf16)
  %t2 = gpu.memset async [%t] %a, %b : memref<bf16>, bf16
  %t3 = gpu.memcpy async [%t2] %a, %a : memref<bf16>, memref<bf16>
  return
}

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %a,%b = "x.d"() : () -> (memref<3xui16>, ui16)
  %t2 = gpu.memset async [%t] %a, %b : memref<3xui16>, ui16
  return
}

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %a,%b = "x.d"() : () -> (memref<3xtf32>, tf32)
  %t2 = gpu.memset async [%t] %a, %b : memref<3xtf32>, tf32
  return
}

// -----

func.func @f(%s: index, %x: f32, %d: i32, %t: !gpu.async.token, %t9: !gpu.async.token) {
  %m, %st, %u = "x.def"() : () -> (memref<?xf32>, memref<4x4xf32>, memref<*xf32>)
  %a,%b = "x.d"() : () -> (memref<3xf32>, memref<3xf32, strided<[?]>>)
  %t2 = gpu.memcpy async [%t] %b, %a : memref<3xf32,strided<[?]>>, memref<3xf32>
  %t3 = gpu.memcpy async [%t] %a, %b : memref<3xf32>, memref<3xf32,strided<[?]>>
  return
}

// -----

func.func @f(%x: tensor<3xf32>, %s : index, %u: memref<*xf32>, %ls : memref<?xf32, strided<[?]>>, %sp: memref<3xf32, 1>, %t:!gpu.async.token) {
  %t2 = gpu.memcpy async [%t] %sp, %sp : memref<3xf32,1>, memref<3xf32,1>
  %t3 = gpu.memcpy async [%t] %ls, %ls : memref<?xf32, strided<[?]>>, memref<?xf32, strided<[?]>>
  %h = gpu.alloc [%t] host_shared () : memref<3xf32>
  gpu.dealloc %h : memref<3xf32>
  return
}

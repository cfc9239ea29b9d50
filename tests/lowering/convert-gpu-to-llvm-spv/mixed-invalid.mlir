// RUN: mlir-opt %s --split-input-file --convert-gpu-to-llvm-spv --verify-diagnostics

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index, %m0: memref<4x3xi8, #gpu.address_space<workgroup>> {llvm.noundef}, %m1: memref<2x?xi8, 1>) workgroup(%w0: memref<2x3xf32, #gpu.address_space<workgroup>>) private(%p0: memref<1xf32, #gpu.address_space<private>>, %p1: memref<2x3xi16, #gpu.address_space<private>> {llvm.align = 16 : i64}) kernel attributes {known_block_size = array<i32: 4, 2, 1>} {
    %c0 = arith.constant 8 : i32
    // expected-error @below {{failed to legalize operation 'gpu.shuffle' that was explicitly marked illegal}}
    %v0, %o0 = gpu.shuffle down %i, %i, %c0 : i32
    gpu.return
  }
  gpu.func @f1(%i: i32, %f: f32, %x: index, %m0: memref<f16, 3>, %m1: memref<4xi8, #gpu.address_space<global>>) workgroup(%w0: memref<2x3xf32, #gpu.address_space<workgroup>>) private(%p0: memref<1xf32, #gpu.address_space<private>> {llvm.align = 16 : i64}) kernel attributes {intel_reqd_sub_group_size = 32 : i32, known_block_size = array<i32: 4, 2, 1>, foo.bar = 1 : i32} {
    gpu.printf "bye"
    %v1 = arith.addi %x, %x : index
    %c2 = arith.constant 32 : i32
    %v2, %o2 = gpu.shuffle up %f, %i, %c2 : f32
    gpu.barrier
    %v4 = gpu.lane_id
    gpu.return
  }
  func.func private @ext(memref<4xf32>, memref<*xi8>) -> memref<?xf32>
}

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index, %m0: memref<4xi8, #gpu.address_space<global>>) kernel attributes {known_block_size = array<i32: 4, 2, 1>} {
    %v0 = gpu.subgroup_size : index
    %v1 = math.exp %f : f32
    %c2 = arith.constant 8 : i32
    // expected-error @below {{failed to legalize operation 'gpu.shuffle' that was explicitly marked illegal}}
    %v2, %o2 = gpu.shuffle idx %i, %i, %c2 : i32
    gpu.printf "hi"
    gpu.printf "hi"
    gpu.return
  }
  gpu.func @f1(%i: i32, %f: f32, %x: index, %m0: memref<f32, #gpu.address_space<private>> {llvm.noundef}, %m1: memref<2x?xi8, #gpu.address_space<workgroup>> {llvm.noalias}) kernel attributes {intel_reqd_sub_group_size = 16 : i32} {
    %c0 = arith.constant 16 : i32
    %v0, %o0 = gpu.shuffle xor %i, %i, %c0 : i32
    %v1 = gpu.global_id y
    gpu.return
  }
}

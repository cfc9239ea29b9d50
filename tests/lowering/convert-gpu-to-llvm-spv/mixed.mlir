// RUN: mlir-opt %s --split-input-file --convert-gpu-to-llvm-spv | FileCheck %s

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index, %m0: memref<2x?xf16> {llvm.noundef}, %m1: memref<4xi8, #gpu.address_space<workgroup>>) private(%p0: memref<1xi16, #gpu.address_space<private>>, %p1: memref<4xf32, #gpu.address_space<private>>) attributes {intel_reqd_sub_group_size = 16 : i32, foo.bar = 1 : i32} {
    gpu.return
  }
  gpu.func @f1(%i: i32, %f: f32, %x: index, %m0: memref<4xi8, #gpu.address_space<global>>, %m1: memref<?xf16, #gpu.address_space<private>> {llvm.noundef}) -> index attributes {intel_reqd_sub_group_size = 32 : i32, foo.bar = 1 : i32} {
    gpu.printf "bye"
    gpu.return %x : index
  }
  memref.global "private" @g : memref<4xf32>
}

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index, %m0: memref<4xf32, 1> {llvm.noundef}) -> (index, f32) {
    %v0 = gpu.thread_id z
    %v1 = gpu.subgroup_id : index
    gpu.barrier
    %v3 = gpu.thread_id x
    gpu.return %x, %f : index, f32
  }
}

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index, %m0: memref<4xf16, 1>) -> (index, f32) workgroup(%w0: memref<4xi16, #gpu.address_space<workgroup>>) {
    %v0 = arith.addi %x, %x : index
    %v1 = gpu.thread_id z
    gpu.printf "hi"
    %v3 = gpu.global_id z
    %v4 = gpu.block_dim z
    gpu.return %x, %f : index, f32
  }
  gpu.func @f1(%i: i32, %f: f32, %x: index, %m0: memref<i8> {llvm.noundef}) -> index workgroup(%w0: memref<1xf32, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}) attributes {intel_reqd_sub_group_size = 32 : i32, foo.bar = 1 : i32} {
    %v0 = gpu.grid_dim x
    %v1 = gpu.subgroup_id : index
    gpu.return %x : index
  }
  func.func private @ext(memref<4xf32>, memref<*xi8>) -> memref<?xf32>
}

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index, %m0: memref<4xf32, 3> {llvm.noundef}, %m1: memref<?xf16, #gpu.address_space<global>> {llvm.noundef}) kernel attributes {intel_reqd_sub_group_size = 16 : i32, known_block_size = array<i32: 4, 2, 1>, foo.bar = 1 : i32} {
    %v0 = gpu.lane_id
    %v1 = arith.addi %x, %x : index
    %v2 = arith.addi %x, %x : index
    gpu.printf "%d %f", %i, %f : i32, f32
    gpu.barrier
    gpu.return
  }
  func.func private @ext(memref<4xf32>, memref<*xi8>) -> memref<?xf32>
  memref.global "private" @g : memref<4xf32>
}

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index) private(%p0: memref<2x3xi16, #gpu.address_space<private>>, %p1: memref<4xi16, #gpu.address_space<private>> {llvm.align = 16 : i64}) kernel attributes {intel_reqd_sub_group_size = 32 : i32, foo.bar = 1 : i32} {
    %v0 = gpu.thread_id z
    %v1 = arith.addi %x, %x : index
    gpu.printf "bye"
    %c3 = arith.constant 32 : i32
    %v3, %o3 = gpu.shuffle xor %f, %i, %c3 : f32
    gpu.return
  }
  func.func private @ext(memref<4xf32>, memref<*xi8>) -> memref<?xf32>
}

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index, %m0: memref<4xf16, #gpu.address_space<private>>, %m1: memref<?xi8, 3>) workgroup(%w0: memref<4xf32, #gpu.address_space<workgroup>>, %w1: memref<1xf32, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}) kernel attributes {intel_reqd_sub_group_size = 32 : i32, known_block_size = array<i32: 4, 2, 1>, foo.bar = 1 : i32} {
    gpu.return
  }
  func.func private @ext(memref<4xf32>, memref<*xi8>) -> memref<?xf32>
  memref.global "private" @g : memref<4xf32>
}

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index, %m0: memref<4xf16, #gpu.address_space<global>>, %m1: memref<4xi8, 3>) kernel attributes {known_block_size = array<i32: 4, 2, 1>} {
    gpu.printf "bye"
    gpu.return
  }
  memref.global "private" @g : memref<4xf32>
}

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index) -> (index, f32) private(%p0: memref<4xf32, #gpu.address_space<private>>) attributes {intel_reqd_sub_group_size = 16 : i32} {
    %v0 = gpu.thread_id y
    %v1 = math.exp %f : f32
    gpu.return %x, %f : index, f32
  }
  gpu.func @f1(%i: i32, %f: f32, %x: index, %m0: memref<?xf32, #gpu.address_space<private>> {llvm.noundef}, %m1: memref<f32, 3>) kernel attributes {intel_reqd_sub_group_size = 32 : i32, known_block_size = array<i32: 4, 2, 1>, foo.bar = 1 : i32} {
    gpu.printf "%d %f", %i, %f : i32, f32
    gpu.barrier
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index) -> (index, f32) {
    %v0 = gpu.block_dim x
    %v1 = gpu.block_dim y
    %v2 = gpu.num_subgroups : index
    gpu.return %x, %f : index, f32
  }
}

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index) -> index workgroup(%w0: memref<2x3xi16, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}) {
    gpu.return %x : index
  }
  func.func private @ext(memref<4xf32>, memref<*xi8>) -> memref<?xf32>
}

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index) -> (index, f32) private(%p0: memref<1xi16, #gpu.address_space<private>> {llvm.align = 16 : i64}) attributes {foo.bar = 1 : i32} {
    gpu.return %x, %f : index, f32
  }
  gpu.func @f1(%i: i32, %f: f32, %x: index, %m0: memref<f32, 1> {llvm.noundef}) workgroup(%w0: memref<1xi16, #gpu.address_space<workgroup>>) kernel attributes {intel_reqd_sub_group_size = 32 : i32} {
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index, %m0: memref<?xf16, #gpu.address_space<global>>) kernel attributes {intel_reqd_sub_group_size = 16 : i32} {
    gpu.return
  }
  gpu.func @f1(%i: i32, %f: f32, %x: index, %m0: memref<?xf16, #gpu.address_space<workgroup>>) -> index attributes {intel_reqd_sub_group_size = 16 : i32} {
    %v0 = gpu.subgroup_id : index
    %v1 = gpu.thread_id z
    %v2 = arith.addi %x, %x : index
    %v3 = arith.addi %x, %x : index
    %v4 = gpu.subgroup_size : index
    gpu.return %x : index
  }
  func.func private @ext(memref<4xf32>, memref<*xi8>) -> memref<?xf32>
  memref.global "private" @g : memref<4xf32>
}

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index) workgroup(%w0: memref<4xf32, #gpu.address_space<workgroup>>, %w1: memref<1xi16, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}) private(%p0: memref<2x3xf32, #gpu.address_space<private>>, %p1: memref<4xf32, #gpu.address_space<private>>) {
    gpu.return
  }
  func.func private @ext(memref<4xf32>, memref<*xi8>) -> memref<?xf32>
}

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index) -> (index, f32) workgroup(%w0: memref<1xi16, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}, %w1: memref<1xi16, #gpu.address_space<workgroup>>) attributes {intel_reqd_sub_group_size = 16 : i32} {
    gpu.printf "%d %f", %i, %f : i32, f32
    %v1 = gpu.thread_id y
    gpu.barrier
    %v3 = gpu.grid_dim x
    %v4 = arith.addi %x, %x : index
    gpu.return %x, %f : index, f32
  }
}

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index, %m0: memref<?xf32>, %m1: memref<4xf32, #gpu.address_space<workgroup>>) kernel attributes {intel_reqd_sub_group_size = 16 : i32, known_block_size = array<i32: 4, 2, 1>} {
    %v0 = gpu.grid_dim y
    %v1 = gpu.grid_dim z
    gpu.return
  }
  gpu.func @f1(%i: i32, %f: f32, %x: index) kernel attributes {known_block_size = array<i32: 4, 2, 1>} {
    %v0 = math.exp %f : f32
    gpu.barrier
    gpu.return
  }
  func.func private @ext(memref<4xf32>, memref<*xi8>) -> memref<?xf32>
}

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index) workgroup(%w0: memref<4xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 4, 2, 1>} {
    %v0 = gpu.grid_dim z
    %v1 = gpu.lane_id
    %v2 = arith.addi %x, %x : index
    gpu.return
  }
  memref.global "private" @g : memref<4xf32>
}

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index, %m0: memref<f32, 3> {llvm.noundef}, %m1: memref<?xf16, #gpu.address_space<workgroup>>) -> (index, f32) workgroup(%w0: memref<4xi16, #gpu.address_space<workgroup>>) attributes {foo.bar = 1 : i32} {
    %v0 = gpu.global_id z
    %v1 = gpu.lane_id
    %v2 = arith.addi %x, %x : index
    gpu.barrier
    %v4 = gpu.global_id y
    gpu.return %x, %f : index, f32
  }
  func.func private @ext(memref<4xf32>, memref<*xi8>) -> memref<?xf32>
  memref.global "private" @g : memref<4xf32>
}

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index, %m0: memref<2x?xf16>, %m1: memref<4xf16, 1>) -> index {
    %v0 = gpu.block_id x
    %v1 = gpu.global_id z
    gpu.return %x : index
  }
  gpu.func @f1(%i: i32, %f: f32, %x: index, %m0: memref<i8, #gpu.address_space<global>>, %m1: memref<4x3xi8, 1> {llvm.noundef}) workgroup(%w0: memref<4xi16, #gpu.address_space<workgroup>>) attributes {intel_reqd_sub_group_size = 16 : i32} {
    gpu.barrier
    %v1 = gpu.block_dim y
    %v2 = arith.addi %x, %x : index
    gpu.return
  }
  memref.global "private" @g : memref<4xf32>
}

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index) private(%p0: memref<2x3xf32, #gpu.address_space<private>>, %p1: memref<1xi16, #gpu.address_space<private>>) kernel attributes {known_block_size = array<i32: 4, 2, 1>} {
    %v0 = gpu.thread_id y
    gpu.printf "bye"
    gpu.barrier
    gpu.return
  }
  func.func private @ext(memref<4xf32>, memref<*xi8>) -> memref<?xf32>
}

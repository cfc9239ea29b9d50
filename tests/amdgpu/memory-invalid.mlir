// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%a0: memref<?xf32,strided<[1],offset:?>>) {
 "amdgpu.fat_raw_buffer_cast"(%a0) <{boundsCheck=true,operandSegmentSizes=array<i32:1,0,0>,resetOffset}> : (memref<?xf32,strided<[1],offset:?>>) -> (memref<?xf32, strided<[1],offset:?>,#amdgpu.address_space<fat_raw_buffer>>)
 return
}

// -----

func.func @f(%a0: memref<?xf32,affine_map<(d0)->(d0 floordiv 2)>>) {
 "amdgpu.fat_raw_buffer_cast"(%a0) <{boundsCheck=true,operandSegmentSizes=array<i32:1,0,0>,resetOffset}> : (memref<?xf32,affine_map<(d0)->(d0 floordiv 2)>>) -> (memref<?xf32, affine_map<(d0)->(d0 floordiv 2)>,#amdgpu.address_space<fat_raw_buffer>>)
 return
}

// -----

func.func @f(%a0: memref<4xf32>) {
 "amdgpu.raw_buffer_load"(%a0) <{operandSegmentSizes=array<i32:1,0,0>}> : (memref<4xf32>) -> (f32)
 return
}

// -----

func.func @f(%a0: memref<4x4xf32,3>,%a1: i32,%a2: i32) {
 "amdgpu.raw_buffer_load"(%a0,%a1,%a2) <{operandSegmentSizes=array<i32:1,2,0>}> : (memref<4x4xf32,3>,i32,i32) -> (f32)
 return
}

// -----

func.func @f(%a0: memref<4xi8>,%a1: i32) {
 "amdgpu.raw_buffer_load"(%a0,%a1) <{operandSegmentSizes=array<i32:1,1,0>}> : (memref<4xi8>,i32) -> (f32)
 return
}

// -----

func.func @f(%a0: memref<4xf32>,%a1: i32) {
 "amdgpu.raw_buffer_load"(%a0,%a1) <{indexOffset=4:i64,operandSegmentSizes=array<i32:1,1,0>}> : (memref<4xf32>,i32) -> (f32)
 return
}

// -----

func.func @f(%a0: memref<4xf32>,%a1: i32) {
 "amdgpu.raw_buffer_load"(%a0,%a1) <{boundsCheck=4:i64,operandSegmentSizes=array<i32:1,1,0>}> : (memref<4xf32>,i32) -> (f32)
 return
}

// -----

func.func @f(%a0: f32,%a1: memref<4xf32>,%a2: i32) {
 "amdgpu.raw_buffer_store"(%a0,%a1,%a2) <{boundsCheck=4:i64,operandSegmentSizes=array<i32:1,1,1,0>}> : (f32,memref<4xf32>,i32) -> ()
 return
}

// -----

func.func @f(%a0: f32,%a1: f32,%a2: memref<4xf32>,%a3: i32) {
 "amdgpu.raw_buffer_atomic_cmpswap"(%a0,%a1,%a2,%a3) <{boundsCheck=4:i64,operandSegmentSizes=array<i32:1,1,1,1,0>}> : (f32,f32,memref<4xf32>,i32) -> (f32)
 return
}

// -----

func.func @f(%a0: f32,%a1: memref<4xf32>,%a2: i32) {
 "amdgpu.raw_buffer_atomic_fadd"(%a0,%a1,%a2) <{boundsCheck=4:i64,operandSegmentSizes=array<i32:1,1,1,0>}> : (f32,memref<4xf32>,i32) -> ()
 return
}

// -----

func.func @f(%a0: f32,%a1: memref<4xf32>,%a2: i32) {
 "amdgpu.raw_buffer_atomic_fmax"(%a0,%a1,%a2) <{boundsCheck=4:i64,operandSegmentSizes=array<i32:1,1,1,0>}> : (f32,memref<4xf32>,i32) -> ()
 return
}

// -----

func.func @f(%a0: i32,%a1: memref<4xi32>,%a2: i32) {
 "amdgpu.raw_buffer_atomic_smax"(%a0,%a1,%a2) <{boundsCheck=4:i64,operandSegmentSizes=array<i32:1,1,1,0>}> : (i32,memref<4xi32>,i32) -> ()
 return
}

// -----

func.func @f(%a0: i32,%a1: memref<4xi32>,%a2: i32) {
 "amdgpu.raw_buffer_atomic_umin"(%a0,%a1,%a2) <{boundsCheck=4:i64,operandSegmentSizes=array<i32:1,1,1,0>}> : (i32,memref<4xi32>,i32) -> ()
 return
}

// -----

func.func @f(%a0: memref<64xf16,2>,%a1: index) {
 "amdgpu.transpose_load"(%a0,%a1) : (memref<64xf16,2>,index) -> (vector<4xf16>)
 return
}

// -----

func.func @f(%a0: memref<64xf16,#gpu.address_space<workgroup>>,%a1: index) {
 "amdgpu.transpose_load"(%a0,%a1) : (memref<64xf16,#gpu.address_space<workgroup>>,index) -> (f16)
 return
}

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

// CHECK: tests/amdgpu/memory-invalid.mlir:4:2: error: 'amdgpu.fat_raw_buffer_cast' op expected result type to be 'memref<?xf32, #amdgpu.address_space<fat_raw_buffer>>' but got 'memref<?xf32, strided<[1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>'
// CHECK-NEXT:  "amdgpu.fat_raw_buffer_cast"(%a0) <{boundsCheck=true,operandSegmentSizes=array<i32:1,0,0>,resetOffset}> : (memref<?xf32,strided<[1],offset:?>>) -> (memref<?xf32, strided<[1],offset:?>,#amdgpu.address_space<fat_raw_buffer>>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/memory-invalid.mlir:4:2: note: see current operation: %0 = "amdgpu.fat_raw_buffer_cast"(%arg0) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>, resetOffset}> : (memref<?xf32, strided<[1], offset: ?>>) -> memref<?xf32, strided<[1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT: tests/amdgpu/memory-invalid.mlir:11:2: error: 'amdgpu.fat_raw_buffer_cast' op source type 'memref<?xf32, affine_map<(d0) -> (d0 floordiv 2)>>' can't have its offset reset
// CHECK-NEXT:  "amdgpu.fat_raw_buffer_cast"(%a0) <{boundsCheck=true,operandSegmentSizes=array<i32:1,0,0>,resetOffset}> : (memref<?xf32,affine_map<(d0)->(d0 floordiv 2)>>) -> (memref<?xf32, affine_map<(d0)->(d0 floordiv 2)>,#amdgpu.address_space<fat_raw_buffer>>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/memory-invalid.mlir:11:2: note: see current operation: %0 = "amdgpu.fat_raw_buffer_cast"(%arg0) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>, resetOffset}> : (memref<?xf32, affine_map<(d0) -> (d0 floordiv 2)>>) -> memref<?xf32, affine_map<(d0) -> (d0 floordiv 2)>, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT: tests/amdgpu/memory-invalid.mlir:18:2: error: 'amdgpu.raw_buffer_load' op Expected 1 indices to memref
// CHECK-NEXT:  "amdgpu.raw_buffer_load"(%a0) <{operandSegmentSizes=array<i32:1,0,0>}> : (memref<4xf32>) -> (f32)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/memory-invalid.mlir:18:2: note: see current operation: %0 = "amdgpu.raw_buffer_load"(%arg0) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<4xf32>) -> f32
// CHECK-NEXT: tests/amdgpu/memory-invalid.mlir:25:2: error: 'amdgpu.raw_buffer_load' op Buffer ops must operate on a memref in global memory
// CHECK-NEXT:  "amdgpu.raw_buffer_load"(%a0,%a1,%a2) <{operandSegmentSizes=array<i32:1,2,0>}> : (memref<4x4xf32,3>,i32,i32) -> (f32)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/memory-invalid.mlir:25:2: note: see current operation: %0 = "amdgpu.raw_buffer_load"(%arg0, %arg1, %arg2) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<4x4xf32, 3>, i32, i32) -> f32
// CHECK-NEXT: tests/amdgpu/memory-invalid.mlir:32:2: error: 'amdgpu.raw_buffer_load' op failed to verify that all of {value, memref} have same element type
// CHECK-NEXT:  "amdgpu.raw_buffer_load"(%a0,%a1) <{operandSegmentSizes=array<i32:1,1,0>}> : (memref<4xi8>,i32) -> (f32)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/memory-invalid.mlir:32:2: note: see current operation: %0 = "amdgpu.raw_buffer_load"(%arg0, %arg1) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<4xi8>, i32) -> f32
// CHECK-NEXT: tests/amdgpu/memory-invalid.mlir:39:2: error: 'amdgpu.raw_buffer_load' op attribute 'indexOffset' failed to satisfy constraint: 32-bit signless integer attribute
// CHECK-NEXT:  "amdgpu.raw_buffer_load"(%a0,%a1) <{indexOffset=4:i64,operandSegmentSizes=array<i32:1,1,0>}> : (memref<4xf32>,i32) -> (f32)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/memory-invalid.mlir:39:2: note: see current operation: %0 = "amdgpu.raw_buffer_load"(%arg0, %arg1) <{boundsCheck = true, indexOffset = 4 : i64, operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<4xf32>, i32) -> f32
// CHECK-NEXT: tests/amdgpu/memory-invalid.mlir:46:2: error: invalid properties {boundsCheck = 4 : i64, operandSegmentSizes = array<i32: 1, 1, 0>} for op amdgpu.raw_buffer_load: Invalid attribute `boundsCheck` in property conversion: 4 : i64
// CHECK-NEXT:  "amdgpu.raw_buffer_load"(%a0,%a1) <{boundsCheck=4:i64,operandSegmentSizes=array<i32:1,1,0>}> : (memref<4xf32>,i32) -> (f32)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/memory-invalid.mlir:53:2: error: invalid properties {boundsCheck = 4 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 0>} for op amdgpu.raw_buffer_store: Invalid attribute `boundsCheck` in property conversion: 4 : i64
// CHECK-NEXT:  "amdgpu.raw_buffer_store"(%a0,%a1,%a2) <{boundsCheck=4:i64,operandSegmentSizes=array<i32:1,1,1,0>}> : (f32,memref<4xf32>,i32) -> ()
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/memory-invalid.mlir:60:2: error: invalid properties {boundsCheck = 4 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>} for op amdgpu.raw_buffer_atomic_cmpswap: Invalid attribute `boundsCheck` in property conversion: 4 : i64
// CHECK-NEXT:  "amdgpu.raw_buffer_atomic_cmpswap"(%a0,%a1,%a2,%a3) <{boundsCheck=4:i64,operandSegmentSizes=array<i32:1,1,1,1,0>}> : (f32,f32,memref<4xf32>,i32) -> (f32)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/memory-invalid.mlir:67:2: error: invalid properties {boundsCheck = 4 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 0>} for op amdgpu.raw_buffer_atomic_fadd: Invalid attribute `boundsCheck` in property conversion: 4 : i64
// CHECK-NEXT:  "amdgpu.raw_buffer_atomic_fadd"(%a0,%a1,%a2) <{boundsCheck=4:i64,operandSegmentSizes=array<i32:1,1,1,0>}> : (f32,memref<4xf32>,i32) -> ()
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/memory-invalid.mlir:74:2: error: invalid properties {boundsCheck = 4 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 0>} for op amdgpu.raw_buffer_atomic_fmax: Invalid attribute `boundsCheck` in property conversion: 4 : i64
// CHECK-NEXT:  "amdgpu.raw_buffer_atomic_fmax"(%a0,%a1,%a2) <{boundsCheck=4:i64,operandSegmentSizes=array<i32:1,1,1,0>}> : (f32,memref<4xf32>,i32) -> ()
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/memory-invalid.mlir:81:2: error: invalid properties {boundsCheck = 4 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 0>} for op amdgpu.raw_buffer_atomic_smax: Invalid attribute `boundsCheck` in property conversion: 4 : i64
// CHECK-NEXT:  "amdgpu.raw_buffer_atomic_smax"(%a0,%a1,%a2) <{boundsCheck=4:i64,operandSegmentSizes=array<i32:1,1,1,0>}> : (i32,memref<4xi32>,i32) -> ()
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/memory-invalid.mlir:88:2: error: invalid properties {boundsCheck = 4 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 0>} for op amdgpu.raw_buffer_atomic_umin: Invalid attribute `boundsCheck` in property conversion: 4 : i64
// CHECK-NEXT:  "amdgpu.raw_buffer_atomic_umin"(%a0,%a1,%a2) <{boundsCheck=4:i64,operandSegmentSizes=array<i32:1,1,1,0>}> : (i32,memref<4xi32>,i32) -> ()
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/memory-invalid.mlir:95:2: error: 'amdgpu.transpose_load' op source memory address space must be Workgroup
// CHECK-NEXT:  "amdgpu.transpose_load"(%a0,%a1) : (memref<64xf16,2>,index) -> (vector<4xf16>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/memory-invalid.mlir:95:2: note: see current operation: %0 = "amdgpu.transpose_load"(%arg0, %arg1) : (memref<64xf16, 2>, index) -> vector<4xf16>
// CHECK-NEXT: tests/amdgpu/memory-invalid.mlir:102:2: error: 'amdgpu.transpose_load' op result #0 must be vector of any type values, but got 'f16'
// CHECK-NEXT:  "amdgpu.transpose_load"(%a0,%a1) : (memref<64xf16,#gpu.address_space<workgroup>>,index) -> (f16)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/memory-invalid.mlir:102:2: note: see current operation: %0 = "amdgpu.transpose_load"(%arg0, %arg1) : (memref<64xf16, #gpu.address_space<workgroup>>, index) -> f16

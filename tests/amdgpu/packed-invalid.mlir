// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%a0: f8E5M2) {
 "amdgpu.ext_packed_fp8"(%a0) <{index=4:i32}> : (f8E5M2) -> (f32)
 return
}

// -----

func.func @f(%a0: f8E5M2) {
 "amdgpu.ext_packed_fp8"(%a0) : (f8E5M2) -> (f32)
 return
}

// -----

func.func @f(%a0: vector<8xf8E4M3FN>,%a1: vector<4xf8E8M0FNU>) {
 "amdgpu.scaled_ext_packed_matrix"(%a0,%a1) <{blockSize=8:i32,firstScaleLane=0:i32,firstScaleByte=0:i32}> : (vector<8xf8E4M3FN>,vector<4xf8E8M0FNU>) -> (vector<8xf32>)
 return
}

// -----

func.func @f(%a0: vector<8xf8E4M3FN>,%a1: vector<4xf8E8M0FNU>) {
 "amdgpu.scaled_ext_packed_matrix"(%a0,%a1) <{blockSize=16:i32,firstScaleLane=0:i32,firstScaleByte=4:i32}> : (vector<8xf8E4M3FN>,vector<4xf8E8M0FNU>) -> (vector<8xf32>)
 return
}

// -----

func.func @f(%a0: vector<8xf8E4M3FN>,%a1: vector<4xf8E8M0FNU>) {
 "amdgpu.scaled_ext_packed_matrix"(%a0,%a1) <{blockSize=16:i32,firstScaleLane=0:i32}> : (vector<8xf8E4M3FN>,vector<4xf8E8M0FNU>) -> (vector<8xf32>)
 return
}

// -----

func.func @f(%a0: vector<8xf8E4M3FN>,%a1: vector<4xf8E8M0FNU>) {
 "amdgpu.scaled_ext_packed_matrix"(%a0,%a1) <{blockSize=16:i32,firstScaleLane=0:i32,firstScaleByte=1:i32}> : (vector<8xf8E4M3FN>,vector<4xf8E8M0FNU>) -> (vector<8xf32>)
 return
}

// -----

func.func @f(%a0: vector<8xf8E4M3FN>,%a1: vector<4xf8E8M0FNU>) {
 "amdgpu.scaled_ext_packed_matrix"(%a0,%a1) <{blockSize=32:i32,firstScaleLane=0:i32,firstScaleByte=0:i32}> : (vector<8xf8E4M3FN>,vector<4xf8E8M0FNU>) -> (vector<16xf32>)
 return
}

// -----

func.func @f(%a0: vector<8xf4E2M1FN>,%a1: vector<4xf8E8M0FNU>) {
 "amdgpu.scaled_ext_packed_matrix"(%a0,%a1) <{blockSize=16:i32,firstScaleLane=0:i32,firstScaleByte=2:i32}> : (vector<8xf4E2M1FN>,vector<4xf8E8M0FNU>) -> (vector<8xf32>)
 return
}

// -----

func.func @f(%a0: vector<4xf8E5M2>,%a1: f32) {
 "amdgpu.scaled_ext_packed"(%a0,%a1) <{index=-1:i32}> : (vector<4xf8E5M2>,f32) -> (vector<2xf32>)
 return
}

// -----

func.func @f(%a0: f32) {
 "amdgpu.packed_trunc_2xfp8"(%a0) <{wordIndex=-1:i32,operandSegmentSizes=array<i32:1,0,0>}> : (f32) -> (vector<4xf8E5M2>)
 return
}

// -----

func.func @f(%a0: f32,%a1: vector<4xf8E4M3FN>) {
 "amdgpu.packed_trunc_2xfp8"(%a0,%a1) <{wordIndex=0:i32,operandSegmentSizes=array<i32:1,0,1>}> : (f32,vector<4xf8E4M3FN>) -> (vector<4xf8E5M2>)
 return
}

// -----

func.func @f(%a0: vector<2xf32>,%a1: f32) {
 "amdgpu.packed_scaled_trunc"(%a0,%a1) <{index=-1:i32}> : (vector<2xf32>,f32) -> (vector<4xf8E5M2>)
 return
}

// -----

func.func @f(%a0: vector<2xf32>,%a1: f32,%a2: vector<4xf8E4M3FN>) {
 "amdgpu.packed_scaled_trunc"(%a0,%a1,%a2) <{index=0:i32}> : (vector<2xf32>,f32,vector<4xf8E4M3FN>) -> (vector<4xf8E5M2>)
 return
}

// -----

func.func @f(%a0: f32,%a1: i32) {
 "amdgpu.packed_stoch_round_fp8"(%a0,%a1) <{storeIndex=-1:i32}> : (f32,i32) -> (vector<4xf8E5M2>)
 return
}

// -----

func.func @f(%a0: f32,%a1: i32,%a2: vector<4xf8E4M3FN>) {
 "amdgpu.packed_stoch_round_fp8"(%a0,%a1,%a2) <{storeIndex=0:i32}> : (f32,i32,vector<4xf8E4M3FN>) -> (vector<4xf8E5M2>)
 return
}

// -----

func.func @f(%a0: vector<5xf8E5M2>) {
 "amdgpu.ext_packed_fp8"(%a0) <{index=0:i32}> : (vector<5xf8E5M2>) -> (f32)
 return
}

// -----

func.func @f(%a0: vector<9xf4E2M1FN>,%a1: f32) {
 "amdgpu.scaled_ext_packed"(%a0,%a1) <{index=0:i32}> : (vector<9xf4E2M1FN>,f32) -> (vector<2xf32>)
 return
}

// -----

func.func @f(%a0: vector<2x4xf4E2M1FN>,%a1: vector<4xf8E8M0FNU>) {
 "amdgpu.scaled_ext_packed_matrix"(%a0,%a1) <{blockSize=32:i32,firstScaleLane=0:i32,firstScaleByte=0:i32}> : (vector<2x4xf4E2M1FN>,vector<4xf8E8M0FNU>) -> (vector<8xf32>)
 return
}

// -----

func.func @f(%a0: vector<8xf8E5M2>,%a1: vector<2x2xf8E8M0FNU>) {
 "amdgpu.scaled_ext_packed_matrix"(%a0,%a1) <{blockSize=32:i32,firstScaleLane=0:i32,firstScaleByte=0:i32}> : (vector<8xf8E5M2>,vector<2x2xf8E8M0FNU>) -> (vector<2x4xf32>)
 return
}

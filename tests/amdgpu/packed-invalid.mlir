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

// CHECK: tests/amdgpu/packed-invalid.mlir:4:2: error: 'amdgpu.ext_packed_fp8' op attribute 'index' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative whose maximum value is 3
// CHECK-NEXT:  "amdgpu.ext_packed_fp8"(%a0) <{index=4:i32}> : (f8E5M2) -> (f32)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:4:2: note: see current operation: %0 = "amdgpu.ext_packed_fp8"(%arg0) <{index = 4 : i32}> : (f8E5M2) -> f32
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:11:2: error: 'amdgpu.ext_packed_fp8' op requires attribute 'index'
// CHECK-NEXT:  "amdgpu.ext_packed_fp8"(%a0) : (f8E5M2) -> (f32)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:11:2: note: see current operation: %0 = "amdgpu.ext_packed_fp8"(%arg0) : (f8E5M2) -> f32
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:18:2: error: 'amdgpu.scaled_ext_packed_matrix' op attribute 'blockSize' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {16, 32}
// CHECK-NEXT:  "amdgpu.scaled_ext_packed_matrix"(%a0,%a1) <{blockSize=8:i32,firstScaleLane=0:i32,firstScaleByte=0:i32}> : (vector<8xf8E4M3FN>,vector<4xf8E8M0FNU>) -> (vector<8xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:18:2: note: see current operation: %0 = "amdgpu.scaled_ext_packed_matrix"(%arg0, %arg1) <{blockSize = 8 : i32, firstScaleByte = 0 : i32, firstScaleLane = 0 : i32}> : (vector<8xf8E4M3FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:25:2: error: 'amdgpu.scaled_ext_packed_matrix' op attribute 'firstScaleByte' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3
// CHECK-NEXT:  "amdgpu.scaled_ext_packed_matrix"(%a0,%a1) <{blockSize=16:i32,firstScaleLane=0:i32,firstScaleByte=4:i32}> : (vector<8xf8E4M3FN>,vector<4xf8E8M0FNU>) -> (vector<8xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:25:2: note: see current operation: %0 = "amdgpu.scaled_ext_packed_matrix"(%arg0, %arg1) <{blockSize = 16 : i32, firstScaleByte = 4 : i32, firstScaleLane = 0 : i32}> : (vector<8xf8E4M3FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:32:2: error: 'amdgpu.scaled_ext_packed_matrix' op requires attribute 'firstScaleByte'
// CHECK-NEXT:  "amdgpu.scaled_ext_packed_matrix"(%a0,%a1) <{blockSize=16:i32,firstScaleLane=0:i32}> : (vector<8xf8E4M3FN>,vector<4xf8E8M0FNU>) -> (vector<8xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:32:2: note: see current operation: %0 = "amdgpu.scaled_ext_packed_matrix"(%arg0, %arg1) <{blockSize = 16 : i32, firstScaleLane = 0 : i32}> : (vector<8xf8E4M3FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:39:2: error: 'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8.
// CHECK-NEXT:  "amdgpu.scaled_ext_packed_matrix"(%a0,%a1) <{blockSize=16:i32,firstScaleLane=0:i32,firstScaleByte=1:i32}> : (vector<8xf8E4M3FN>,vector<4xf8E8M0FNU>) -> (vector<8xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:39:2: note: see current operation: %0 = "amdgpu.scaled_ext_packed_matrix"(%arg0, %arg1) <{blockSize = 16 : i32, firstScaleByte = 1 : i32, firstScaleLane = 0 : i32}> : (vector<8xf8E4M3FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:46:2: error: 'amdgpu.scaled_ext_packed_matrix' op failed to verify that all of {source, res} have same shape
// CHECK-NEXT:  "amdgpu.scaled_ext_packed_matrix"(%a0,%a1) <{blockSize=32:i32,firstScaleLane=0:i32,firstScaleByte=0:i32}> : (vector<8xf8E4M3FN>,vector<4xf8E8M0FNU>) -> (vector<16xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:46:2: note: see current operation: %0 = "amdgpu.scaled_ext_packed_matrix"(%arg0, %arg1) <{blockSize = 32 : i32, firstScaleByte = 0 : i32, firstScaleLane = 0 : i32}> : (vector<8xf8E4M3FN>, vector<4xf8E8M0FNU>) -> vector<16xf32>
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:53:2: error: 'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6.
// CHECK-NEXT:  "amdgpu.scaled_ext_packed_matrix"(%a0,%a1) <{blockSize=16:i32,firstScaleLane=0:i32,firstScaleByte=2:i32}> : (vector<8xf4E2M1FN>,vector<4xf8E8M0FNU>) -> (vector<8xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:53:2: note: see current operation: %0 = "amdgpu.scaled_ext_packed_matrix"(%arg0, %arg1) <{blockSize = 16 : i32, firstScaleByte = 2 : i32, firstScaleLane = 0 : i32}> : (vector<8xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:60:2: error: 'amdgpu.scaled_ext_packed' op attribute 'index' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative whose maximum value is 7
// CHECK-NEXT:  "amdgpu.scaled_ext_packed"(%a0,%a1) <{index=-1:i32}> : (vector<4xf8E5M2>,f32) -> (vector<2xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:60:2: note: see current operation: %0 = "amdgpu.scaled_ext_packed"(%arg0, %arg1) <{index = -1 : i32}> : (vector<4xf8E5M2>, f32) -> vector<2xf32>
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:67:2: error: 'amdgpu.packed_trunc_2xfp8' op attribute 'wordIndex' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative whose maximum value is 1
// CHECK-NEXT:  "amdgpu.packed_trunc_2xfp8"(%a0) <{wordIndex=-1:i32,operandSegmentSizes=array<i32:1,0,0>}> : (f32) -> (vector<4xf8E5M2>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:67:2: note: see current operation: %0 = "amdgpu.packed_trunc_2xfp8"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, wordIndex = -1 : i32}> : (f32) -> vector<4xf8E5M2>
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:74:2: error: 'amdgpu.packed_trunc_2xfp8' op existing values must have same type as result
// CHECK-NEXT:  "amdgpu.packed_trunc_2xfp8"(%a0,%a1) <{wordIndex=0:i32,operandSegmentSizes=array<i32:1,0,1>}> : (f32,vector<4xf8E4M3FN>) -> (vector<4xf8E5M2>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:74:2: note: see current operation: %0 = "amdgpu.packed_trunc_2xfp8"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1>, wordIndex = 0 : i32}> : (f32, vector<4xf8E4M3FN>) -> vector<4xf8E5M2>
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:81:2: error: 'amdgpu.packed_scaled_trunc' op attribute 'index' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative whose maximum value is 7
// CHECK-NEXT:  "amdgpu.packed_scaled_trunc"(%a0,%a1) <{index=-1:i32}> : (vector<2xf32>,f32) -> (vector<4xf8E5M2>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:81:2: note: see current operation: %0 = "amdgpu.packed_scaled_trunc"(%arg0, %arg1) <{index = -1 : i32}> : (vector<2xf32>, f32) -> vector<4xf8E5M2>
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:88:2: error: 'amdgpu.packed_scaled_trunc' op existing values must have same type as result
// CHECK-NEXT:  "amdgpu.packed_scaled_trunc"(%a0,%a1,%a2) <{index=0:i32}> : (vector<2xf32>,f32,vector<4xf8E4M3FN>) -> (vector<4xf8E5M2>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:88:2: note: see current operation: %0 = "amdgpu.packed_scaled_trunc"(%arg0, %arg1, %arg2) <{index = 0 : i32}> : (vector<2xf32>, f32, vector<4xf8E4M3FN>) -> vector<4xf8E5M2>
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:95:2: error: 'amdgpu.packed_stoch_round_fp8' op attribute 'storeIndex' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative whose maximum value is 3
// CHECK-NEXT:  "amdgpu.packed_stoch_round_fp8"(%a0,%a1) <{storeIndex=-1:i32}> : (f32,i32) -> (vector<4xf8E5M2>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:95:2: note: see current operation: %0 = "amdgpu.packed_stoch_round_fp8"(%arg0, %arg1) <{storeIndex = -1 : i32}> : (f32, i32) -> vector<4xf8E5M2>
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:102:2: error: 'amdgpu.packed_stoch_round_fp8' op existing values must have same type as result
// CHECK-NEXT:  "amdgpu.packed_stoch_round_fp8"(%a0,%a1,%a2) <{storeIndex=0:i32}> : (f32,i32,vector<4xf8E4M3FN>) -> (vector<4xf8E5M2>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:102:2: note: see current operation: %0 = "amdgpu.packed_stoch_round_fp8"(%arg0, %arg1, %arg2) <{storeIndex = 0 : i32}> : (f32, i32, vector<4xf8E4M3FN>) -> vector<4xf8E5M2>
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:109:2: error: 'amdgpu.ext_packed_fp8' op operand #0 must be f8E5M2FNUZ type or f8E4M3FNUZ type or f8E5M2 type or f8E4M3FN type or vector of f8E5M2FNUZ type or f8E4M3FNUZ type or f8E5M2 type or f8E4M3FN type values of length 1/2/3/4, but got 'vector<5xf8E5M2>'
// CHECK-NEXT:  "amdgpu.ext_packed_fp8"(%a0) <{index=0:i32}> : (vector<5xf8E5M2>) -> (f32)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:109:2: note: see current operation: %0 = "amdgpu.ext_packed_fp8"(%arg0) <{index = 0 : i32}> : (vector<5xf8E5M2>) -> f32
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:116:2: error: 'amdgpu.scaled_ext_packed' op operand #0 must be vector of f8E5M2 type or f8E4M3FN type values of length 1/2/3/4 or vector of f4E2M1FN type values of length 1/2/3/4/5/6/7/8, but got 'vector<9xf4E2M1FN>'
// CHECK-NEXT:  "amdgpu.scaled_ext_packed"(%a0,%a1) <{index=0:i32}> : (vector<9xf4E2M1FN>,f32) -> (vector<2xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:116:2: note: see current operation: %0 = "amdgpu.scaled_ext_packed"(%arg0, %arg1) <{index = 0 : i32}> : (vector<9xf4E2M1FN>, f32) -> vector<2xf32>
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:123:2: error: 'amdgpu.scaled_ext_packed_matrix' op operand #0 must be vector<8xF4E2M1FN> of f4E2M1FN type values or vector<8xF8E4M3FN> of f8E4M3FN type values or vector<8xF8E5M2> of f8E5M2 type values or vector<16xF6E2M3FN> of f6E2M3FN type values or vector<16xF6E3M2FN> of f6E3M2FN type values, but got 'vector<2x4xf4E2M1FN>'
// CHECK-NEXT:  "amdgpu.scaled_ext_packed_matrix"(%a0,%a1) <{blockSize=32:i32,firstScaleLane=0:i32,firstScaleByte=0:i32}> : (vector<2x4xf4E2M1FN>,vector<4xf8E8M0FNU>) -> (vector<8xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:123:2: note: see current operation: %0 = "amdgpu.scaled_ext_packed_matrix"(%arg0, %arg1) <{blockSize = 32 : i32, firstScaleByte = 0 : i32, firstScaleLane = 0 : i32}> : (vector<2x4xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:130:2: error: 'amdgpu.scaled_ext_packed_matrix' op operand #1 must be vector<4xF8E8M0FNU> of f8E8M0FNU type values, but got 'vector<2x2xf8E8M0FNU>'
// CHECK-NEXT:  "amdgpu.scaled_ext_packed_matrix"(%a0,%a1) <{blockSize=32:i32,firstScaleLane=0:i32,firstScaleByte=0:i32}> : (vector<8xf8E5M2>,vector<2x2xf8E8M0FNU>) -> (vector<2x4xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/packed-invalid.mlir:130:2: note: see current operation: %0 = "amdgpu.scaled_ext_packed_matrix"(%arg0, %arg1) <{blockSize = 32 : i32, firstScaleByte = 0 : i32, firstScaleLane = 0 : i32}> : (vector<8xf8E5M2>, vector<2x2xf8E8M0FNU>) -> vector<2x4xf32>

// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%a0: vector<2xbf16>,%a1: vector<2xbf16>,%a2: vector<4xf32>) {
 "amdgpu.mfma"(%a0,%a1,%a2) <{m=32:i32,n=32:i32,k=128:i32,blocks=1:i32,abid=1:i32}> : (vector<2xbf16>,vector<2xbf16>,vector<4xf32>) -> (vector<4xf32>)
 return
}

// -----

func.func @f(%a0: f32,%a1: vector<32xf8E5M2>,%a2: vector<16xf32>) {
 "amdgpu.mfma"(%a0,%a1,%a2) <{m=16:i32,n=4:i32,k=128:i32,blocks=16:i32,cbsz=1:i32}> : (f32,vector<32xf8E5M2>,vector<16xf32>) -> (vector<16xf32>)
 return
}

// -----

func.func @f(%a0: vector<2xf32>,%a1: vector<2xf32>,%a2: vector<4xf32>) {
 "amdgpu.mfma"(%a0,%a1,%a2) <{m=8:i32,n=32:i32,k=1:i32,blocks=1:i32}> : (vector<2xf32>,vector<2xf32>,vector<4xf32>) -> (vector<4xf32>)
 return
}

// -----

func.func @f(%a0: vector<8xf8E5M2>,%a1: vector<2xf32>,%a2: vector<16xf32>) {
 "amdgpu.mfma"(%a0,%a1,%a2) <{m=4:i32,n=4:i32,k=4:i32,blocks=16:i32}> : (vector<8xf8E5M2>,vector<2xf32>,vector<16xf32>) -> (vector<16xf32>)
 return
}

// -----

func.func @f(%a0: vector<32xf6E2M3FN>,%a1: vector<32xf6E2M3FN>,%a2: vector<4xf64>) {
 "amdgpu.mfma"(%a0,%a1,%a2) <{m=32:i32,n=4:i32,k=32:i32,blocks=2:i32,blgp=#amdgpu<mfma_perm_b bcast_first_32>}> : (vector<32xf6E2M3FN>,vector<32xf6E2M3FN>,vector<4xf64>) -> (vector<4xf64>)
 return
}

// -----

func.func @f(%a0: i64,%a1: i64,%a2: vector<4xf32>) {
 "amdgpu.mfma"(%a0,%a1,%a2) <{m=32:i32,n=32:i32,k=4:i32,blocks=4:i32,negateA}> : (i64,i64,vector<4xf32>) -> (vector<4xf32>)
 return
}

// -----

func.func @f(%a0: vector<8xf8E5M2>,%a1: vector<32xf6E2M3FN>,%a2: vector<16xf32>) {
 "amdgpu.mfma"(%a0,%a1,%a2) <{m=32:i32,n=4:i32,k=2:i32,blocks=4:i32}> : (vector<8xf8E5M2>,vector<32xf6E2M3FN>,vector<16xf32>) -> (vector<16xf32>)
 return
}

// -----

func.func @f(%a0: vector<4xbf16>,%a1: vector<4xbf16>,%a2: vector<16xi32>) {
 "amdgpu.mfma"(%a0,%a1,%a2) <{m=32:i32,n=32:i32,k=8:i32,blocks=1:i32,negateA}> : (vector<4xbf16>,vector<4xbf16>,vector<16xi32>) -> (vector<16xi32>)
 return
}

// -----

func.func @f(%a0: vector<4xi8>,%a1: vector<4xi8>,%a2: vector<4xf64>) {
 "amdgpu.mfma"(%a0,%a1,%a2) <{m=16:i32,n=16:i32,k=16:i32,blocks=1:i32,abid=1:i32,cbsz=33:i32}> : (vector<4xi8>,vector<4xi8>,vector<4xf64>) -> (vector<4xf64>)
 return
}

// -----

func.func @f(%a0: f32,%a1: f32,%a2: vector<4xf64>) {
 "amdgpu.mfma"(%a0,%a1,%a2) <{m=16:i32,n=16:i32,k=4:i32,blocks=1:i32,abid=1:i32}> : (f32,f32,vector<4xf64>) -> (vector<4xf64>)
 return
}

// -----

func.func @f(%a0: vector<8xf8E5M2>,%a1: vector<8xsi8>,%a2: vector<16xbf16>) {
 "amdgpu.wmma"(%a0,%a1,%a2) <{m=16:i32,n=16:i32,k=4:i32,unsignedB}> : (vector<8xf8E5M2>,vector<8xsi8>,vector<16xbf16>) -> (vector<16xbf16>)
 return
}

// -----

func.func @f(%a0: vector<32xi8>,%a1: vector<32xi8>,%a2: vector<4xf16>) {
 "amdgpu.wmma"(%a0,%a1,%a2) <{m=16:i32,n=16:i32,k=4:i32,clamp}> : (vector<32xi8>,vector<32xi8>,vector<4xf16>) -> (vector<4xf16>)
 return
}

// -----

func.func @f(%a0: vector<8xui4>,%a1: vector<4xf8E5M2>,%a2: vector<8xbf16>) {
 "amdgpu.wmma"(%a0,%a1,%a2) <{m=16:i32,n=16:i32,k=32:i32,clamp}> : (vector<8xui4>,vector<4xf8E5M2>,vector<8xbf16>) -> (vector<8xbf16>)
 return
}

// -----

func.func @f(%a0: vector<4xf8E5M2>,%a1: vector<4xf8E5M2>,%a2: vector<4xi32>) {
 "amdgpu.wmma"(%a0,%a1,%a2) <{m=16:i32,n=16:i32,k=4:i32}> : (vector<4xf8E5M2>,vector<4xf8E5M2>,vector<4xi32>) -> (vector<4xi32>)
 return
}

// -----

func.func @f(%a0: vector<64xf8E5M2>,%a1: vector<64xf8E5M2>,%a2: vector<16xf16>) {
 "amdgpu.wmma"(%a0,%a1,%a2) <{m=16:i32,n=16:i32,k=128:i32,clamp}> : (vector<64xf8E5M2>,vector<64xf8E5M2>,vector<16xf16>) -> (vector<16xf16>)
 return
}

// -----

func.func @f(%a0: vector<4xf16>,%a1: vector<4xf8E4M3FN>,%a2: vector<4xf32>) {
 "amdgpu.wmma"(%a0,%a1,%a2) <{m=16:i32,n=16:i32,k=16:i32,unsignedA}> : (vector<4xf16>,vector<4xf8E4M3FN>,vector<4xf32>) -> (vector<4xf32>)
 return
}

// -----

func.func @f(%a0: vector<8xi8>,%a1: vector<16xi8>,%a2: vector<4xi32>,%a3: vector<2xi16>) {
 "amdgpu.sparse_mfma"(%a0,%a1,%a2,%a3) <{m=16:i32,n=16:i32,k=128:i32}> : (vector<8xi8>,vector<16xi8>,vector<4xi32>,vector<2xi16>) -> (vector<4xi32>)
 return
}

// -----

func.func @f(%a0: vector<16xf8E5M2>,%a1: vector<32xf8E5M2>,%a2: vector<4xf32>,%a3: vector<4xi8>) {
 "amdgpu.sparse_mfma"(%a0,%a1,%a2,%a3) <{m=32:i32,n=32:i32,k=128:i32}> : (vector<16xf8E5M2>,vector<32xf8E5M2>,vector<4xf32>,vector<4xi8>) -> (vector<4xf32>)
 return
}

// -----

func.func @f(%a0: vector<16xf8E4M3FN>,%a1: vector<16xf8E4M3FN>,%a2: vector<4xi32>,%a3: vector<2xi16>) {
 "amdgpu.sparse_mfma"(%a0,%a1,%a2,%a3) <{m=16:i32,n=16:i32,k=32:i32,abid=1:i32}> : (vector<16xf8E4M3FN>,vector<16xf8E4M3FN>,vector<4xi32>,vector<2xi16>) -> (vector<4xi32>)
 return
}

// -----

func.func @f(%a0: vector<16xf8E5M2FNUZ>,%a1: vector<32xf8E4M3FNUZ>,%a2: vector<4xf32>,%a3: vector<2xi16>) {
 "amdgpu.sparse_mfma"(%a0,%a1,%a2,%a3) <{m=16:i32,n=32:i32,k=128:i32,abid=1:i32}> : (vector<16xf8E5M2FNUZ>,vector<32xf8E4M3FNUZ>,vector<4xf32>,vector<2xi16>) -> (vector<4xf32>)
 return
}

// -----

func.func @f(%a0: vector<8xbf16>,%a1: vector<16xf8E5M2FNUZ>,%a2: vector<16xf32>,%a3: vector<2xi16>) {
 "amdgpu.sparse_mfma"(%a0,%a1,%a2,%a3) <{m=16:i32,n=16:i32,k=16:i32}> : (vector<8xbf16>,vector<16xf8E5M2FNUZ>,vector<16xf32>,vector<2xi16>) -> (vector<16xf32>)
 return
}

// -----

func.func @f(%a0: vector<64xf8E5M2>,%a1: vector<64xf4E2M1FN>,%a2: vector<16xf32>,%a3: vector<4xf8E4M3FN>,%a4: vector<8xf8E8M0FNU>) {
 "amdgpu.scaled_wmma"(%a0,%a1,%a2,%a3,%a4) <{m=16:i32,n=16:i32,k=128:i32,a_first_scale_lane=0:i32,b_first_scale_lane=0:i32}> : (vector<64xf8E5M2>,vector<64xf4E2M1FN>,vector<16xf32>,vector<4xf8E4M3FN>,vector<8xf8E8M0FNU>) -> (vector<16xf32>)
 return
}

// -----

func.func @f(%a0: vector<64xf8E5M2>,%a1: vector<64xf8E5M2>,%a2: vector<16xf32>,%a3: vector<4xf8E8M0FNU>,%a4: vector<4xf8E8M0FNU>) {
 "amdgpu.scaled_wmma"(%a0,%a1,%a2,%a3,%a4) <{m=32:i32,n=16:i32,k=128:i32,a_first_scale_lane=0:i32,b_first_scale_lane=16:i32}> : (vector<64xf8E5M2>,vector<64xf8E5M2>,vector<16xf32>,vector<4xf8E8M0FNU>,vector<4xf8E8M0FNU>) -> (vector<16xf32>)
 return
}

// -----

func.func @f(%a0: vector<64xf4E2M1FN>,%a1: vector<64xf6E2M3FN>,%a2: vector<8xf32>,%a3: vector<4xf8E4M3FN>,%a4: vector<8xf8E4M3FN>) {
 "amdgpu.scaled_wmma"(%a0,%a1,%a2,%a3,%a4) <{m=16:i32,n=16:i32,k=128:i32,a_first_scale_lane=0:i32,b_first_scale_lane=16:i32}> : (vector<64xf4E2M1FN>,vector<64xf6E2M3FN>,vector<8xf32>,vector<4xf8E4M3FN>,vector<8xf8E4M3FN>) -> (vector<8xf32>)
 return
}

// -----

func.func @f(%a0: vector<64xf6E2M3FN>,%a1: vector<128xf4E2M1FN>,%a2: vector<8xf32>,%a3: vector<8xf8E8M0FNU>,%a4: vector<8xf8E4M3FN>) {
 "amdgpu.scaled_wmma"(%a0,%a1,%a2,%a3,%a4) <{m=16:i32,n=16:i32,k=128:i32,a_first_scale_lane=0:i32,b_first_scale_lane=16:i32}> : (vector<64xf6E2M3FN>,vector<128xf4E2M1FN>,vector<8xf32>,vector<8xf8E8M0FNU>,vector<8xf8E4M3FN>) -> (vector<8xf32>)
 return
}

// -----

func.func @f(%a0: vector<128xf4E2M1FN>,%a1: vector<64xf6E3M2FN>,%a2: vector<8xf32>,%a3: vector<8xf8E8M0FNU>,%a4: vector<4xf8E4M3FN>) {
 "amdgpu.scaled_wmma"(%a0,%a1,%a2,%a3,%a4) <{m=16:i32,n=16:i32,k=128:i32,a_first_scale_lane=16:i32,b_first_scale_lane=0:i32}> : (vector<128xf4E2M1FN>,vector<64xf6E3M2FN>,vector<8xf32>,vector<8xf8E8M0FNU>,vector<4xf8E4M3FN>) -> (vector<8xf32>)
 return
}

// -----

func.func @f(%a0: vector<128xf4E2M1FN>,%a1: vector<64xf8E4M3FN>,%a2: vector<16xf32>,%a3: vector<8xf8E4M3FN>,%a4: vector<8xf8E8M0FNU>) {
 "amdgpu.scaled_wmma"(%a0,%a1,%a2,%a3,%a4) <{m=32:i32,n=16:i32,k=128:i32,a_first_scale_lane=16:i32,b_first_scale_lane=0:i32}> : (vector<128xf4E2M1FN>,vector<64xf8E4M3FN>,vector<16xf32>,vector<8xf8E4M3FN>,vector<8xf8E8M0FNU>) -> (vector<16xf32>)
 return
}

// CHECK: tests/amdgpu/products-invalid.mlir:4:2: error: 'amdgpu.mfma' op expected 64 source values for this operation but got 2
// CHECK-NEXT:  "amdgpu.mfma"(%a0,%a1,%a2) <{m=32:i32,n=32:i32,k=128:i32,blocks=1:i32,abid=1:i32}> : (vector<2xbf16>,vector<2xbf16>,vector<4xf32>) -> (vector<4xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:4:2: note: see current operation: %0 = "amdgpu.mfma"(%arg0, %arg1, %arg2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 1 : i32, cbsz = 0 : i32, k = 128 : i32, m = 32 : i32, n = 32 : i32}> : (vector<2xbf16>, vector<2xbf16>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:11:2: error: 'amdgpu.mfma' op expected both non-small-float source operand types to match exactly
// CHECK-NEXT:  "amdgpu.mfma"(%a0,%a1,%a2) <{m=16:i32,n=4:i32,k=128:i32,blocks=16:i32,cbsz=1:i32}> : (f32,vector<32xf8E5M2>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:11:2: note: see current operation: %0 = "amdgpu.mfma"(%arg0, %arg1, %arg2) <{abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 16 : i32, cbsz = 1 : i32, k = 128 : i32, m = 16 : i32, n = 4 : i32}> : (f32, vector<32xf8E5M2>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:18:2: error: 'amdgpu.mfma' op attribute 'm' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {4, 16, 32}
// CHECK-NEXT:  "amdgpu.mfma"(%a0,%a1,%a2) <{m=8:i32,n=32:i32,k=1:i32,blocks=1:i32}> : (vector<2xf32>,vector<2xf32>,vector<4xf32>) -> (vector<4xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:18:2: note: see current operation: %0 = "amdgpu.mfma"(%arg0, %arg1, %arg2) <{abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 1 : i32, cbsz = 0 : i32, k = 1 : i32, m = 8 : i32, n = 32 : i32}> : (vector<2xf32>, vector<2xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:25:2: error: 'amdgpu.mfma' op expected both source operands to have small-float elements if one does
// CHECK-NEXT:  "amdgpu.mfma"(%a0,%a1,%a2) <{m=4:i32,n=4:i32,k=4:i32,blocks=16:i32}> : (vector<8xf8E5M2>,vector<2xf32>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:25:2: note: see current operation: %0 = "amdgpu.mfma"(%arg0, %arg1, %arg2) <{abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 16 : i32, cbsz = 0 : i32, k = 4 : i32, m = 4 : i32, n = 4 : i32}> : (vector<8xf8E5M2>, vector<2xf32>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:32:2: error: 'amdgpu.mfma' op double-precision ops do not support permuting lanes of B
// CHECK-NEXT:  "amdgpu.mfma"(%a0,%a1,%a2) <{m=32:i32,n=4:i32,k=32:i32,blocks=2:i32,blgp=#amdgpu<mfma_perm_b bcast_first_32>}> : (vector<32xf6E2M3FN>,vector<32xf6E2M3FN>,vector<4xf64>) -> (vector<4xf64>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:32:2: note: see current operation: %0 = "amdgpu.mfma"(%arg0, %arg1, %arg2) <{abid = 0 : i32, blgp = #amdgpu<mfma_perm_b bcast_first_32>, blocks = 2 : i32, cbsz = 0 : i32, k = 32 : i32, m = 32 : i32, n = 4 : i32}> : (vector<32xf6E2M3FN>, vector<32xf6E2M3FN>, vector<4xf64>) -> vector<4xf64>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:39:2: error: 'amdgpu.mfma' op expected 64 result values for this operation but got 4
// CHECK-NEXT:  "amdgpu.mfma"(%a0,%a1,%a2) <{m=32:i32,n=32:i32,k=4:i32,blocks=4:i32,negateA}> : (i64,i64,vector<4xf32>) -> (vector<4xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:39:2: note: see current operation: %0 = "amdgpu.mfma"(%arg0, %arg1, %arg2) <{abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 4 : i32, cbsz = 0 : i32, k = 4 : i32, m = 32 : i32, n = 32 : i32, negateA}> : (i64, i64, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:46:2: error: 'amdgpu.mfma' op expected both small-float source vectors to have the same length
// CHECK-NEXT:  "amdgpu.mfma"(%a0,%a1,%a2) <{m=32:i32,n=4:i32,k=2:i32,blocks=4:i32}> : (vector<8xf8E5M2>,vector<32xf6E2M3FN>,vector<16xf32>) -> (vector<16xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:46:2: note: see current operation: %0 = "amdgpu.mfma"(%arg0, %arg1, %arg2) <{abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 4 : i32, cbsz = 0 : i32, k = 2 : i32, m = 32 : i32, n = 4 : i32}> : (vector<8xf8E5M2>, vector<32xf6E2M3FN>, vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:53:2: error: 'amdgpu.mfma' op negation flags only available for double-precision operations
// CHECK-NEXT:  "amdgpu.mfma"(%a0,%a1,%a2) <{m=32:i32,n=32:i32,k=8:i32,blocks=1:i32,negateA}> : (vector<4xbf16>,vector<4xbf16>,vector<16xi32>) -> (vector<16xi32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:53:2: note: see current operation: %0 = "amdgpu.mfma"(%arg0, %arg1, %arg2) <{abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 1 : i32, cbsz = 0 : i32, k = 8 : i32, m = 32 : i32, n = 32 : i32, negateA}> : (vector<4xbf16>, vector<4xbf16>, vector<16xi32>) -> vector<16xi32>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:60:2: error: 'amdgpu.mfma' op double-precision ops do not support permuting lanes of A
// CHECK-NEXT:  "amdgpu.mfma"(%a0,%a1,%a2) <{m=16:i32,n=16:i32,k=16:i32,blocks=1:i32,abid=1:i32,cbsz=33:i32}> : (vector<4xi8>,vector<4xi8>,vector<4xf64>) -> (vector<4xf64>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:60:2: note: see current operation: %0 = "amdgpu.mfma"(%arg0, %arg1, %arg2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 1 : i32, cbsz = 33 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xi8>, vector<4xi8>, vector<4xf64>) -> vector<4xf64>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:67:2: error: 'amdgpu.mfma' op block ID for permuting A (abid) must be below 2 ** cbsz
// CHECK-NEXT:  "amdgpu.mfma"(%a0,%a1,%a2) <{m=16:i32,n=16:i32,k=4:i32,blocks=1:i32,abid=1:i32}> : (f32,f32,vector<4xf64>) -> (vector<4xf64>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:67:2: note: see current operation: %0 = "amdgpu.mfma"(%arg0, %arg1, %arg2) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 1 : i32, cbsz = 0 : i32, k = 4 : i32, m = 16 : i32, n = 16 : i32}> : (f32, f32, vector<4xf64>) -> vector<4xf64>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:74:2: error: 'amdgpu.wmma' op unsigned flags are not supported for float types
// CHECK-NEXT:  "amdgpu.wmma"(%a0,%a1,%a2) <{m=16:i32,n=16:i32,k=4:i32,unsignedB}> : (vector<8xf8E5M2>,vector<8xsi8>,vector<16xbf16>) -> (vector<16xbf16>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:74:2: note: see current operation: %0 = "amdgpu.wmma"(%arg0, %arg1, %arg2) <{k = 4 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32, unsignedB}> : (vector<8xf8E5M2>, vector<8xsi8>, vector<16xbf16>) -> vector<16xbf16>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:81:2: error: 'amdgpu.wmma' op expected float sources with float destination
// CHECK-NEXT:  "amdgpu.wmma"(%a0,%a1,%a2) <{m=16:i32,n=16:i32,k=4:i32,clamp}> : (vector<32xi8>,vector<32xi8>,vector<4xf16>) -> (vector<4xf16>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:81:2: note: see current operation: %0 = "amdgpu.wmma"(%arg0, %arg1, %arg2) <{clamp, k = 4 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<32xi8>, vector<32xi8>, vector<4xf16>) -> vector<4xf16>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:88:2: error: 'amdgpu.wmma' op source vectors have different lengths: 'vector<8xui4>' vs. 'vector<4xf8E5M2>'
// CHECK-NEXT:  "amdgpu.wmma"(%a0,%a1,%a2) <{m=16:i32,n=16:i32,k=32:i32,clamp}> : (vector<8xui4>,vector<4xf8E5M2>,vector<8xbf16>) -> (vector<8xbf16>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:88:2: note: see current operation: %0 = "amdgpu.wmma"(%arg0, %arg1, %arg2) <{clamp, k = 32 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<8xui4>, vector<4xf8E5M2>, vector<8xbf16>) -> vector<8xbf16>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:95:2: error: 'amdgpu.wmma' op expected int sources with int destination
// CHECK-NEXT:  "amdgpu.wmma"(%a0,%a1,%a2) <{m=16:i32,n=16:i32,k=4:i32}> : (vector<4xf8E5M2>,vector<4xf8E5M2>,vector<4xi32>) -> (vector<4xi32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:95:2: note: see current operation: %0 = "amdgpu.wmma"(%arg0, %arg1, %arg2) <{k = 4 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<4xf8E5M2>, vector<4xf8E5M2>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:102:2: error: 'amdgpu.wmma' op clamp flag is not supported for float types
// CHECK-NEXT:  "amdgpu.wmma"(%a0,%a1,%a2) <{m=16:i32,n=16:i32,k=128:i32,clamp}> : (vector<64xf8E5M2>,vector<64xf8E5M2>,vector<16xf16>) -> (vector<16xf16>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:102:2: note: see current operation: %0 = "amdgpu.wmma"(%arg0, %arg1, %arg2) <{clamp, k = 128 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<64xf8E5M2>, vector<64xf8E5M2>, vector<16xf16>) -> vector<16xf16>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:109:2: error: 'amdgpu.wmma' op source element types must match (except for fp8/bf8) but have 'vector<4xf16>' and 'vector<4xf8E4M3FN>'
// CHECK-NEXT:  "amdgpu.wmma"(%a0,%a1,%a2) <{m=16:i32,n=16:i32,k=16:i32,unsignedA}> : (vector<4xf16>,vector<4xf8E4M3FN>,vector<4xf32>) -> (vector<4xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:109:2: note: see current operation: %0 = "amdgpu.wmma"(%arg0, %arg1, %arg2) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32, unsignedA}> : (vector<4xf16>, vector<4xf8E4M3FN>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:116:2: error: 'amdgpu.sparse_mfma' op expected 32 source values for this operation but got 16
// CHECK-NEXT:  "amdgpu.sparse_mfma"(%a0,%a1,%a2,%a3) <{m=16:i32,n=16:i32,k=128:i32}> : (vector<8xi8>,vector<16xi8>,vector<4xi32>,vector<2xi16>) -> (vector<4xi32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:116:2: note: see current operation: %0 = "amdgpu.sparse_mfma"(%arg0, %arg1, %arg2, %arg3) <{abid = 0 : i32, cbsz = 0 : i32, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<16xi8>, vector<4xi32>, vector<2xi16>) -> vector<4xi32>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:123:2: error: 'amdgpu.sparse_mfma' op expected vector<2xi16> sparse indices for 8-bit source data, but got 'vector<4xi8>'
// CHECK-NEXT:  "amdgpu.sparse_mfma"(%a0,%a1,%a2,%a3) <{m=32:i32,n=32:i32,k=128:i32}> : (vector<16xf8E5M2>,vector<32xf8E5M2>,vector<4xf32>,vector<4xi8>) -> (vector<4xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:123:2: note: see current operation: %0 = "amdgpu.sparse_mfma"(%arg0, %arg1, %arg2, %arg3) <{abid = 0 : i32, cbsz = 0 : i32, k = 128 : i32, m = 32 : i32, n = 32 : i32}> : (vector<16xf8E5M2>, vector<32xf8E5M2>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:130:2: error: 'amdgpu.sparse_mfma' op expected dense source operand to have exactly double the number of elements of the sparse source operand
// CHECK-NEXT:  "amdgpu.sparse_mfma"(%a0,%a1,%a2,%a3) <{m=16:i32,n=16:i32,k=32:i32,abid=1:i32}> : (vector<16xf8E4M3FN>,vector<16xf8E4M3FN>,vector<4xi32>,vector<2xi16>) -> (vector<4xi32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:130:2: note: see current operation: %0 = "amdgpu.sparse_mfma"(%arg0, %arg1, %arg2, %arg3) <{abid = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<16xf8E4M3FN>, vector<16xf8E4M3FN>, vector<4xi32>, vector<2xi16>) -> vector<4xi32>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:137:2: error: 'amdgpu.sparse_mfma' op expected 8 result values for this operation but got 4
// CHECK-NEXT:  "amdgpu.sparse_mfma"(%a0,%a1,%a2,%a3) <{m=16:i32,n=32:i32,k=128:i32,abid=1:i32}> : (vector<16xf8E5M2FNUZ>,vector<32xf8E4M3FNUZ>,vector<4xf32>,vector<2xi16>) -> (vector<4xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:137:2: note: see current operation: %0 = "amdgpu.sparse_mfma"(%arg0, %arg1, %arg2, %arg3) <{abid = 1 : i32, cbsz = 0 : i32, k = 128 : i32, m = 16 : i32, n = 32 : i32}> : (vector<16xf8E5M2FNUZ>, vector<32xf8E4M3FNUZ>, vector<4xf32>, vector<2xi16>) -> vector<4xf32>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:144:2: error: 'amdgpu.sparse_mfma' op expected source operands to have the same element type
// CHECK-NEXT:  "amdgpu.sparse_mfma"(%a0,%a1,%a2,%a3) <{m=16:i32,n=16:i32,k=16:i32}> : (vector<8xbf16>,vector<16xf8E5M2FNUZ>,vector<16xf32>,vector<2xi16>) -> (vector<16xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:144:2: note: see current operation: %0 = "amdgpu.sparse_mfma"(%arg0, %arg1, %arg2, %arg3) <{abid = 0 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xbf16>, vector<16xf8E5M2FNUZ>, vector<16xf32>, vector<2xi16>) -> vector<16xf32>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:151:2: error: 'amdgpu.scaled_wmma' op expected output vector of length 8 but got 16
// CHECK-NEXT:  "amdgpu.scaled_wmma"(%a0,%a1,%a2,%a3,%a4) <{m=16:i32,n=16:i32,k=128:i32,a_first_scale_lane=0:i32,b_first_scale_lane=0:i32}> : (vector<64xf8E5M2>,vector<64xf4E2M1FN>,vector<16xf32>,vector<4xf8E4M3FN>,vector<8xf8E8M0FNU>) -> (vector<16xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:151:2: note: see current operation: %0 = "amdgpu.scaled_wmma"(%arg0, %arg1, %arg2, %arg3, %arg4) <{a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (vector<64xf8E5M2>, vector<64xf4E2M1FN>, vector<16xf32>, vector<4xf8E4M3FN>, vector<8xf8E8M0FNU>) -> vector<16xf32>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:158:2: error: 'amdgpu.scaled_wmma' op 32x16x128 only supports fp4 element types
// CHECK-NEXT:  "amdgpu.scaled_wmma"(%a0,%a1,%a2,%a3,%a4) <{m=32:i32,n=16:i32,k=128:i32,a_first_scale_lane=0:i32,b_first_scale_lane=16:i32}> : (vector<64xf8E5M2>,vector<64xf8E5M2>,vector<16xf32>,vector<4xf8E8M0FNU>,vector<4xf8E8M0FNU>) -> (vector<16xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:158:2: note: see current operation: %0 = "amdgpu.scaled_wmma"(%arg0, %arg1, %arg2, %arg3, %arg4) <{a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32, k = 128 : i32, m = 32 : i32, n = 16 : i32}> : (vector<64xf8E5M2>, vector<64xf8E5M2>, vector<16xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<16xf32>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:165:2: error: 'amdgpu.scaled_wmma' op invalid combination of matrix and scale types: sourceA='f4E2M1FN', scaleA='f8E4M3FN', sourceB='f6E2M3FN', scaleB='f8E4M3FN'
// CHECK-NEXT:  "amdgpu.scaled_wmma"(%a0,%a1,%a2,%a3,%a4) <{m=16:i32,n=16:i32,k=128:i32,a_first_scale_lane=0:i32,b_first_scale_lane=16:i32}> : (vector<64xf4E2M1FN>,vector<64xf6E2M3FN>,vector<8xf32>,vector<4xf8E4M3FN>,vector<8xf8E4M3FN>) -> (vector<8xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:165:2: note: see current operation: %0 = "amdgpu.scaled_wmma"(%arg0, %arg1, %arg2, %arg3, %arg4) <{a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (vector<64xf4E2M1FN>, vector<64xf6E2M3FN>, vector<8xf32>, vector<4xf8E4M3FN>, vector<8xf8E4M3FN>) -> vector<8xf32>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:172:2: error: 'amdgpu.scaled_wmma' op for 16x16x128, sourceB must have 64 elements but got 128
// CHECK-NEXT:  "amdgpu.scaled_wmma"(%a0,%a1,%a2,%a3,%a4) <{m=16:i32,n=16:i32,k=128:i32,a_first_scale_lane=0:i32,b_first_scale_lane=16:i32}> : (vector<64xf6E2M3FN>,vector<128xf4E2M1FN>,vector<8xf32>,vector<8xf8E8M0FNU>,vector<8xf8E4M3FN>) -> (vector<8xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:172:2: note: see current operation: %0 = "amdgpu.scaled_wmma"(%arg0, %arg1, %arg2, %arg3, %arg4) <{a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (vector<64xf6E2M3FN>, vector<128xf4E2M1FN>, vector<8xf32>, vector<8xf8E8M0FNU>, vector<8xf8E4M3FN>) -> vector<8xf32>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:179:2: error: 'amdgpu.scaled_wmma' op for 16x16x128, sourceA must have 64 elements but got 128
// CHECK-NEXT:  "amdgpu.scaled_wmma"(%a0,%a1,%a2,%a3,%a4) <{m=16:i32,n=16:i32,k=128:i32,a_first_scale_lane=16:i32,b_first_scale_lane=0:i32}> : (vector<128xf4E2M1FN>,vector<64xf6E3M2FN>,vector<8xf32>,vector<8xf8E8M0FNU>,vector<4xf8E4M3FN>) -> (vector<8xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:179:2: note: see current operation: %0 = "amdgpu.scaled_wmma"(%arg0, %arg1, %arg2, %arg3, %arg4) <{a_first_scale_lane = 16 : i32, b_first_scale_lane = 0 : i32, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (vector<128xf4E2M1FN>, vector<64xf6E3M2FN>, vector<8xf32>, vector<8xf8E8M0FNU>, vector<4xf8E4M3FN>) -> vector<8xf32>
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:186:2: error: 'amdgpu.scaled_wmma' op for 32x16x128, a_first_scale_lane must be 0
// CHECK-NEXT:  "amdgpu.scaled_wmma"(%a0,%a1,%a2,%a3,%a4) <{m=32:i32,n=16:i32,k=128:i32,a_first_scale_lane=16:i32,b_first_scale_lane=0:i32}> : (vector<128xf4E2M1FN>,vector<64xf8E4M3FN>,vector<16xf32>,vector<8xf8E4M3FN>,vector<8xf8E8M0FNU>) -> (vector<16xf32>)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/products-invalid.mlir:186:2: note: see current operation: %0 = "amdgpu.scaled_wmma"(%arg0, %arg1, %arg2, %arg3, %arg4) <{a_first_scale_lane = 16 : i32, b_first_scale_lane = 0 : i32, k = 128 : i32, m = 32 : i32, n = 16 : i32}> : (vector<128xf4E2M1FN>, vector<64xf8E4M3FN>, vector<16xf32>, vector<8xf8E4M3FN>, vector<8xf8E8M0FNU>) -> vector<16xf32>

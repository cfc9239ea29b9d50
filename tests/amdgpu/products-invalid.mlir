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

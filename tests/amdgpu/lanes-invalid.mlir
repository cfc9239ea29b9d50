// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%a0: i32,%a1: i32) {
 "amdgpu.dpp"(%a0,%a1) <{kind=#amdgpu<dpp_perm quad_perm>}> : (i32,i32) -> (i32)
 return
}

// -----

func.func @f(%a0: i32,%a1: i32) {
 "amdgpu.dpp"(%a0,%a1) <{kind=#amdgpu<dpp_perm quad_perm>,permArgument=[0,1,2,4]}> : (i32,i32) -> (i32)
 return
}

// -----

func.func @f(%a0: i32,%a1: i32) {
 "amdgpu.dpp"(%a0,%a1) <{kind=#amdgpu<dpp_perm quad_perm>,permArgument=1:i64}> : (i32,i32) -> (i32)
 return
}

// -----

func.func @f(%a0: i32,%a1: i32) {
 "amdgpu.dpp"(%a0,%a1) <{kind=#amdgpu<dpp_perm row_shl>}> : (i32,i32) -> (i32)
 return
}

// -----

func.func @f(%a0: i32,%a1: i32) {
 "amdgpu.dpp"(%a0,%a1) <{kind=#amdgpu<dpp_perm row_shl>,permArgument=0:i32}> : (i32,i32) -> (i32)
 return
}

// -----

func.func @f(%a0: i32,%a1: i32) {
 "amdgpu.dpp"(%a0,%a1) <{kind=#amdgpu<dpp_perm wave_shl>,permArgument=[0,1,2,3]}> : (i32,i32) -> (i32)
 return
}

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

// CHECK: tests/amdgpu/lanes-invalid.mlir:4:2: error: 'amdgpu.dpp' op quad_perm attribute must have exactly 4 elements
// CHECK-NEXT:  "amdgpu.dpp"(%a0,%a1) <{kind=#amdgpu<dpp_perm quad_perm>}> : (i32,i32) -> (i32)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/lanes-invalid.mlir:4:2: note: see current operation: %0 = "amdgpu.dpp"(%arg0, %arg1) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm quad_perm>, row_mask = 15 : i32}> : (i32, i32) -> i32
// CHECK-NEXT: tests/amdgpu/lanes-invalid.mlir:11:2: error: 'amdgpu.dpp' op Each element of quad_perm must be in the range [0, 3]
// CHECK-NEXT:  "amdgpu.dpp"(%a0,%a1) <{kind=#amdgpu<dpp_perm quad_perm>,permArgument=[0,1,2,4]}> : (i32,i32) -> (i32)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/lanes-invalid.mlir:11:2: note: see current operation: %0 = "amdgpu.dpp"(%arg0, %arg1) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0, 1, 2, 4], row_mask = 15 : i32}> : (i32, i32) -> i32
// CHECK-NEXT: tests/amdgpu/lanes-invalid.mlir:18:2: error: 'amdgpu.dpp' op attribute 'permArgument' failed to satisfy constraint: 32-bit signless integer attribute or array attribute or unit attribute
// CHECK-NEXT:  "amdgpu.dpp"(%a0,%a1) <{kind=#amdgpu<dpp_perm quad_perm>,permArgument=1:i64}> : (i32,i32) -> (i32)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/lanes-invalid.mlir:18:2: note: see current operation: %0 = "amdgpu.dpp"(%arg0, %arg1) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm quad_perm>, permArgument = 1 : i64, row_mask = 15 : i32}> : (i32, i32) -> i32
// CHECK-NEXT: tests/amdgpu/lanes-invalid.mlir:25:2: error: 'amdgpu.dpp' op Attribute 'row_shl' value not specified
// CHECK-NEXT:  "amdgpu.dpp"(%a0,%a1) <{kind=#amdgpu<dpp_perm row_shl>}> : (i32,i32) -> (i32)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/lanes-invalid.mlir:25:2: note: see current operation: %0 = "amdgpu.dpp"(%arg0, %arg1) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm row_shl>, row_mask = 15 : i32}> : (i32, i32) -> i32
// CHECK-NEXT: tests/amdgpu/lanes-invalid.mlir:32:2: error: 'amdgpu.dpp' op Attribute value must be between 1 and 15
// CHECK-NEXT:  "amdgpu.dpp"(%a0,%a1) <{kind=#amdgpu<dpp_perm row_shl>,permArgument=0:i32}> : (i32,i32) -> (i32)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/lanes-invalid.mlir:32:2: note: see current operation: %0 = "amdgpu.dpp"(%arg0, %arg1) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm row_shl>, permArgument = 0 : i32, row_mask = 15 : i32}> : (i32, i32) -> i32
// CHECK-NEXT: tests/amdgpu/lanes-invalid.mlir:39:2: error: 'amdgpu.dpp' op Expected unit attribute for permArgument, but found non-trivial argument
// CHECK-NEXT:  "amdgpu.dpp"(%a0,%a1) <{kind=#amdgpu<dpp_perm wave_shl>,permArgument=[0,1,2,3]}> : (i32,i32) -> (i32)
// CHECK-NEXT:  ^
// CHECK-NEXT: tests/amdgpu/lanes-invalid.mlir:39:2: note: see current operation: %0 = "amdgpu.dpp"(%arg0, %arg1) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm wave_shl>, permArgument = [0, 1, 2, 3], row_mask = 15 : i32}> : (i32, i32) -> i32

// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-amdgpu-to-rocdl))' | FileCheck %s

func.func @f(%x: i32) -> i32 {
  amdgpu.lds_barrier
  %0 = amdgpu.swizzle_bitmode %x 1 2 4 : i32
  return %0 : i32
}

// CHECK: #mmra_tag = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     llvm.fence syncscope("workgroup") release {llvm.mmra = #mmra_tag}
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att ";;;WARNING: BREAKS DEBUG WATCHES\0As_barrier", ""  : () -> ()
// CHECK-NEXT:     llvm.fence syncscope("workgroup") acquire {llvm.mmra = #mmra_tag}
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(4161 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.ds_swizzle %[[ARG0]], %[[V0]] : (i32, i32) -> i32
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file  | FileCheck %s

func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
 return }

// CHECK: module {
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>, %arg1: i32) {
// CHECK-NEXT:     %0 = xevm.blockload2d %arg0, %arg1, %arg1, %arg1, %arg1, %arg1 <{elem_size_in_bits = 8 : i32, pack_register = true, tile_height = 16 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
 return }

// CHECK: module {
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>, %arg1: i32) {
// CHECK-NEXT:     %0 = xevm.blockload2d %arg0, %arg1, %arg1, %arg1, %arg1, %arg1 <{elem_size_in_bits = 16 : i32, pack_register = true, tile_height = 16 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

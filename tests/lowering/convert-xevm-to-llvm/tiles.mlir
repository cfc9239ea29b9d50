// RUN: mlir-opt %s --split-input-file --convert-xevm-to-llvm | FileCheck %s

func.func @l(%p: !llvm.ptr<1>, %i: i32) -> vector<8xi8> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi8>
  return %a : vector<8xi8>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z40intel_sub_group_2d_block_read_8b_8r16x1cPU3AS1viiiDv2_iPh(!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>, %arg1: i32) -> vector<8xi8> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %6 = llvm.alloca %5 x i8 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z40intel_sub_group_2d_block_read_8b_8r16x1cPU3AS1viiiDv2_iPh(%arg0, %arg1, %arg1, %arg1, %4, %6) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z40intel_sub_group_2d_block_read_8b_8r16x1cPU3AS1viiiDv2_iPh", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:     %7 = llvm.load %6 : !llvm.ptr -> vector<8xi8>
// CHECK-NEXT:     return %7 : vector<8xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<4>, %i: i32) -> vector<4xi16> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<4>, i32, i32, i32, i32, i32) -> vector<4xi16>
  return %a : vector<4xi16>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z40intel_sub_group_2d_block_read_8b_8r16x1cPU3AS1viiiDv2_iPt(!llvm.ptr<4> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<4>, %arg1: i32) -> vector<4xi16> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %6 = llvm.alloca %5 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z40intel_sub_group_2d_block_read_8b_8r16x1cPU3AS1viiiDv2_iPt(%arg0, %arg1, %arg1, %arg1, %4, %6) {function_type = !llvm.func<void (ptr<4>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z40intel_sub_group_2d_block_read_8b_8r16x1cPU3AS1viiiDv2_iPt", visibility_ = 0 : i64, will_return} : (!llvm.ptr<4> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:     %7 = llvm.load %6 : !llvm.ptr -> vector<4xi16>
// CHECK-NEXT:     return %7 : vector<4xi16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<3>, %i: i32) -> vector<8xf16> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<3>, i32, i32, i32, i32, i32) -> vector<8xf16>
  return %a : vector<8xf16>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z41intel_sub_group_2d_block_read_16b_8r16x1cPU3AS1viiiDv2_iPDh(!llvm.ptr<3> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<3>, %arg1: i32) -> vector<8xf16> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %6 = llvm.alloca %5 x f16 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z41intel_sub_group_2d_block_read_16b_8r16x1cPU3AS1viiiDv2_iPDh(%arg0, %arg1, %arg1, %arg1, %4, %6) {function_type = !llvm.func<void (ptr<3>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z41intel_sub_group_2d_block_read_16b_8r16x1cPU3AS1viiiDv2_iPDh", visibility_ = 0 : i64, will_return} : (!llvm.ptr<3> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:     %7 = llvm.load %6 : !llvm.ptr -> vector<8xf16>
// CHECK-NEXT:     return %7 : vector<8xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) -> vector<8xi32> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=2 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return %a : vector<8xi32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z41intel_sub_group_2d_block_read_16b_8r16x2cPU3AS1viiiDv2_iPj(!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>, %arg1: i32) -> vector<8xi32> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %6 = llvm.alloca %5 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z41intel_sub_group_2d_block_read_16b_8r16x2cPU3AS1viiiDv2_iPj(%arg0, %arg1, %arg1, %arg1, %4, %6) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z41intel_sub_group_2d_block_read_16b_8r16x2cPU3AS1viiiDv2_iPj", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:     %7 = llvm.load %6 : !llvm.ptr -> vector<8xi32>
// CHECK-NEXT:     return %7 : vector<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) -> vector<8xf32> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=2 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xf32>
  return %a : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z41intel_sub_group_2d_block_read_16b_8r16x2cPU3AS1viiiDv2_iPf(!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>, %arg1: i32) -> vector<8xf32> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %6 = llvm.alloca %5 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z41intel_sub_group_2d_block_read_16b_8r16x2cPU3AS1viiiDv2_iPf(%arg0, %arg1, %arg1, %arg1, %4, %6) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z41intel_sub_group_2d_block_read_16b_8r16x2cPU3AS1viiiDv2_iPf", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:     %7 = llvm.load %6 : !llvm.ptr -> vector<8xf32>
// CHECK-NEXT:     return %7 : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) -> vector<8xf32> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xf32>
  return %a : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z41intel_sub_group_2d_block_read_32b_8r16x1cPU3AS1viiiDv2_iPf(!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>, %arg1: i32) -> vector<8xf32> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %6 = llvm.alloca %5 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z41intel_sub_group_2d_block_read_32b_8r16x1cPU3AS1viiiDv2_iPf(%arg0, %arg1, %arg1, %arg1, %4, %6) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z41intel_sub_group_2d_block_read_32b_8r16x1cPU3AS1viiiDv2_iPf", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:     %7 = llvm.load %6 : !llvm.ptr -> vector<8xf32>
// CHECK-NEXT:     return %7 : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) -> vector<4xi32> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=32 : i32, tile_width=8 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=true, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  return %a : vector<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z50intel_sub_group_2d_block_read_transpose_32b_8r8x1cPU3AS1viiiDv2_iPj(!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>, %arg1: i32) -> vector<4xi32> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %6 = llvm.alloca %5 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z50intel_sub_group_2d_block_read_transpose_32b_8r8x1cPU3AS1viiiDv2_iPj(%arg0, %arg1, %arg1, %arg1, %4, %6) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z50intel_sub_group_2d_block_read_transpose_32b_8r8x1cPU3AS1viiiDv2_iPj", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:     %7 = llvm.load %6 : !llvm.ptr -> vector<4xi32>
// CHECK-NEXT:     return %7 : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) -> vector<8xf32> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=32 : i32, tile_width=8 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=true, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xf32>
  return %a : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z51intel_sub_group_2d_block_read_transpose_32b_16r8x1cPU3AS1viiiDv2_iPf(!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>, %arg1: i32) -> vector<8xf32> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %6 = llvm.alloca %5 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z51intel_sub_group_2d_block_read_transpose_32b_16r8x1cPU3AS1viiiDv2_iPf(%arg0, %arg1, %arg1, %arg1, %4, %6) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z51intel_sub_group_2d_block_read_transpose_32b_16r8x1cPU3AS1viiiDv2_iPf", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:     %7 = llvm.load %6 : !llvm.ptr -> vector<8xf32>
// CHECK-NEXT:     return %7 : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) -> vector<8xi32> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return %a : vector<8xi32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z52intel_sub_group_2d_block_read_transform_16b_16r16x1cPU3AS1viiiDv2_iPj(!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>, %arg1: i32) -> vector<8xi32> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %6 = llvm.alloca %5 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z52intel_sub_group_2d_block_read_transform_16b_16r16x1cPU3AS1viiiDv2_iPj(%arg0, %arg1, %arg1, %arg1, %4, %6) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z52intel_sub_group_2d_block_read_transform_16b_16r16x1cPU3AS1viiiDv2_iPj", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:     %7 = llvm.load %6 : !llvm.ptr -> vector<8xi32>
// CHECK-NEXT:     return %7 : vector<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) -> vector<16xf32> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=16 : i32, v_blocks=2 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xf32>
  return %a : vector<16xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z52intel_sub_group_2d_block_read_transform_16b_16r16x2cPU3AS1viiiDv2_iPf(!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>, %arg1: i32) -> vector<16xf32> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %6 = llvm.alloca %5 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z52intel_sub_group_2d_block_read_transform_16b_16r16x2cPU3AS1viiiDv2_iPf(%arg0, %arg1, %arg1, %arg1, %4, %6) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z52intel_sub_group_2d_block_read_transform_16b_16r16x2cPU3AS1viiiDv2_iPf", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:     %7 = llvm.load %6 : !llvm.ptr -> vector<16xf32>
// CHECK-NEXT:     return %7 : vector<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) -> vector<8xi32> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=32 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return %a : vector<8xi32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z51intel_sub_group_2d_block_read_transform_8b_32r16x1cPU3AS1viiiDv2_iPj(!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>, %arg1: i32) -> vector<8xi32> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %6 = llvm.alloca %5 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z51intel_sub_group_2d_block_read_transform_8b_32r16x1cPU3AS1viiiDv2_iPj(%arg0, %arg1, %arg1, %arg1, %4, %6) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z51intel_sub_group_2d_block_read_transform_8b_32r16x1cPU3AS1viiiDv2_iPj", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:     %7 = llvm.load %6 : !llvm.ptr -> vector<8xi32>
// CHECK-NEXT:     return %7 : vector<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<12>, %i: i32) -> vector<32xi32> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=32 : i32, v_blocks=4 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<12>, i32, i32, i32, i32, i32) -> vector<32xi32>
  return %a : vector<32xi32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z51intel_sub_group_2d_block_read_transform_8b_32r16x4cPU3AS1viiiDv2_iPj(!llvm.ptr<12> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<12>, %arg1: i32) -> vector<32xi32> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:     %6 = llvm.alloca %5 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z51intel_sub_group_2d_block_read_transform_8b_32r16x4cPU3AS1viiiDv2_iPj(%arg0, %arg1, %arg1, %arg1, %4, %6) {function_type = !llvm.func<void (ptr<12>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z51intel_sub_group_2d_block_read_transform_8b_32r16x4cPU3AS1viiiDv2_iPj", visibility_ = 0 : i64, will_return} : (!llvm.ptr<12> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:     %7 = llvm.load %6 : !llvm.ptr -> vector<32xi32>
// CHECK-NEXT:     return %7 : vector<32xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) -> vector<64xsi8> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=32 : i32, tile_height=32 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xsi8>
  return %a : vector<64xsi8>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z41intel_sub_group_2d_block_read_8b_32r32x1cPU3AS1viiiDv2_iPh(!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>, %arg1: i32) -> vector<64xsi8> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(64 : i32) : i32
// CHECK-NEXT:     %6 = llvm.alloca %5 x si8 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z41intel_sub_group_2d_block_read_8b_32r32x1cPU3AS1viiiDv2_iPh(%arg0, %arg1, %arg1, %arg1, %4, %6) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z41intel_sub_group_2d_block_read_8b_32r32x1cPU3AS1viiiDv2_iPh", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:     %7 = llvm.load %6 : !llvm.ptr -> vector<64xsi8>
// CHECK-NEXT:     return %7 : vector<64xsi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) -> vector<64xui8> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=32 : i32, tile_height=32 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xui8>
  return %a : vector<64xui8>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z41intel_sub_group_2d_block_read_8b_32r32x1cPU3AS1viiiDv2_iPh(!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>, %arg1: i32) -> vector<64xui8> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(64 : i32) : i32
// CHECK-NEXT:     %6 = llvm.alloca %5 x ui8 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z41intel_sub_group_2d_block_read_8b_32r32x1cPU3AS1viiiDv2_iPh(%arg0, %arg1, %arg1, %arg1, %4, %6) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z41intel_sub_group_2d_block_read_8b_32r32x1cPU3AS1viiiDv2_iPh", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:     %7 = llvm.load %6 : !llvm.ptr -> vector<64xui8>
// CHECK-NEXT:     return %7 : vector<64xui8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%a: vector<8xf16>, %b: vector<16xf16>, %c: vector<8xf32>) -> vector<8xf32> {
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=16>, types=<d=f32, a=f16, b=f16, c=f32> } : (vector<8xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  return %d : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z38intel_sub_group_f16_f16_matrix_mad_k16Dv8_sDv8_iDv8_f(vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:   func.func @m(%arg0: vector<8xf16>, %arg1: vector<16xf16>, %arg2: vector<8xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %0 = llvm.bitcast %arg0 : vector<8xf16> to vector<8xi16>
// CHECK-NEXT:     %1 = llvm.bitcast %arg1 : vector<16xf16> to vector<8xi32>
// CHECK-NEXT:     %2 = llvm.call spir_funccc @_Z38intel_sub_group_f16_f16_matrix_mad_k16Dv8_sDv8_iDv8_f(%0, %1, %arg2) {convergent, function_type = !llvm.func<vector<8xf32> (vector<8xi16>, vector<8xi32>, vector<8xf32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z38intel_sub_group_f16_f16_matrix_mad_k16Dv8_sDv8_iDv8_f", visibility_ = 0 : i64, will_return} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:     return %2 : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%a: vector<8xbf16>, %b: vector<16xbf16>, %c: vector<8xbf16>) -> vector<8xbf16> {
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=16>, types=<d=bf16, a=bf16, b=bf16, c=bf16> } : (vector<8xbf16>, vector<16xbf16>, vector<8xbf16>) -> vector<8xbf16>
  return %d : vector<8xbf16>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z40intel_sub_group_bf16_bf16_matrix_mad_k16Dv8_sDv8_iS_(vector<8xi16>, vector<8xi32>, vector<8xi16>) -> vector<8xi16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:   func.func @m(%arg0: vector<8xbf16>, %arg1: vector<16xbf16>, %arg2: vector<8xbf16>) -> vector<8xbf16> {
// CHECK-NEXT:     %0 = llvm.bitcast %arg0 : vector<8xbf16> to vector<8xi16>
// CHECK-NEXT:     %1 = llvm.bitcast %arg1 : vector<16xbf16> to vector<8xi32>
// CHECK-NEXT:     %2 = llvm.bitcast %arg2 : vector<8xbf16> to vector<8xi16>
// CHECK-NEXT:     %3 = llvm.call spir_funccc @_Z40intel_sub_group_bf16_bf16_matrix_mad_k16Dv8_sDv8_iS_(%0, %1, %2) {convergent, function_type = !llvm.func<vector<8xi16> (vector<8xi16>, vector<8xi32>, vector<8xi16>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z40intel_sub_group_bf16_bf16_matrix_mad_k16Dv8_sDv8_iS_", visibility_ = 0 : i64, will_return} : (vector<8xi16>, vector<8xi32>, vector<8xi16>) -> vector<8xi16>
// CHECK-NEXT:     %4 = llvm.bitcast %3 : vector<8xi16> to vector<8xbf16>
// CHECK-NEXT:     return %4 : vector<8xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf16>) -> vector<8xf16> {
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=16>, types=<d=f16, a=f16, b=f16, c=f16> } : (vector<8xi16>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  return %d : vector<8xf16>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z38intel_sub_group_f16_f16_matrix_mad_k16Dv8_sDv8_iDv8_Dh(vector<8xi16>, vector<8xi32>, vector<8xf16>) -> vector<8xf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:   func.func @m(%arg0: vector<8xi16>, %arg1: vector<8xi32>, %arg2: vector<8xf16>) -> vector<8xf16> {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z38intel_sub_group_f16_f16_matrix_mad_k16Dv8_sDv8_iDv8_Dh(%arg0, %arg1, %arg2) {convergent, function_type = !llvm.func<vector<8xf16> (vector<8xi16>, vector<8xi32>, vector<8xf16>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z38intel_sub_group_f16_f16_matrix_mad_k16Dv8_sDv8_iDv8_Dh", visibility_ = 0 : i64, will_return} : (vector<8xi16>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
// CHECK-NEXT:     return %0 : vector<8xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xi32>) -> vector<8xi32> {
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=32>, types=<d=s32, a=s8, b=u8, c=s32> } : (vector<8xi16>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  return %d : vector<8xi32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z36intel_sub_group_s8_u8_matrix_mad_k32Dv8_sDv8_iS0_(vector<8xi16>, vector<8xi32>, vector<8xi32>) -> vector<8xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:   func.func @m(%arg0: vector<8xi16>, %arg1: vector<8xi32>, %arg2: vector<8xi32>) -> vector<8xi32> {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z36intel_sub_group_s8_u8_matrix_mad_k32Dv8_sDv8_iS0_(%arg0, %arg1, %arg2) {convergent, function_type = !llvm.func<vector<8xi32> (vector<8xi16>, vector<8xi32>, vector<8xi32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z36intel_sub_group_s8_u8_matrix_mad_k32Dv8_sDv8_iS0_", visibility_ = 0 : i64, will_return} : (vector<8xi16>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
// CHECK-NEXT:     return %0 : vector<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xi32>) -> vector<8xi32> {
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=64>, types=<d=s32, a=s4, b=u4, c=s32> } : (vector<8xi16>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  return %d : vector<8xi32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z35intel_sub_group_s4_u4_matrix_mad_k0Dv8_sDv8_iS0_(vector<8xi16>, vector<8xi32>, vector<8xi32>) -> vector<8xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:   func.func @m(%arg0: vector<8xi16>, %arg1: vector<8xi32>, %arg2: vector<8xi32>) -> vector<8xi32> {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z35intel_sub_group_s4_u4_matrix_mad_k0Dv8_sDv8_iS0_(%arg0, %arg1, %arg2) {convergent, function_type = !llvm.func<vector<8xi32> (vector<8xi16>, vector<8xi32>, vector<8xi32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z35intel_sub_group_s4_u4_matrix_mad_k0Dv8_sDv8_iS0_", visibility_ = 0 : i64, will_return} : (vector<8xi16>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
// CHECK-NEXT:     return %0 : vector<8xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%a: vector<4xi32>, %b: vector<8xi32>, %c: vector<8xf32>) -> vector<8xf32> {
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=8>, types=<d=f32, a=tf32, b=tf32, c=f32> } : (vector<4xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  return %d : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z39intel_sub_group_tf32_tf32_matrix_mad_k8Dv4_fDv8_fS0_(vector<4xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:   func.func @m(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<8xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %0 = llvm.bitcast %arg0 : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:     %1 = llvm.bitcast %arg1 : vector<8xi32> to vector<8xf32>
// CHECK-NEXT:     %2 = llvm.call spir_funccc @_Z39intel_sub_group_tf32_tf32_matrix_mad_k8Dv4_fDv8_fS0_(%0, %1, %arg2) {convergent, function_type = !llvm.func<vector<8xf32> (vector<4xf32>, vector<8xf32>, vector<8xf32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z39intel_sub_group_tf32_tf32_matrix_mad_k8Dv4_fDv8_fS0_", visibility_ = 0 : i64, will_return} : (vector<4xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:     return %2 : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

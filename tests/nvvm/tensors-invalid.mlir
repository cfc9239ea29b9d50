// RUN: mlir-opt %s --split-input-file --verify-diagnostics

llvm.func @f(%a0: !llvm.ptr<3>) {
  // expected-error @+1 {{'nvvm.ldmatrix' op expected element type to be b16 for 8x8 matrix}}
  %r = "nvvm.ldmatrix"(%a0) <{num = 4 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>) -> (f32)
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<3>) {
  // expected-error @+1 {{'nvvm.ldmatrix' op expected num attribute to be 1 or 2 for 16x16 matrix}}
  %r = "nvvm.ldmatrix"(%a0) <{num = 3 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b4x16_p64>}> : (!llvm.ptr<3>) -> (!llvm.struct<(i32, i32)>)
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<3>) {
  // expected-error @+1 {{'nvvm.ldmatrix' op expected layout to be row for 8x16 matrix}}
  %r = "nvvm.ldmatrix"(%a0) <{num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b4x16_p64>}> : (!llvm.ptr<3>) -> (!llvm.struct<(i32, i32, i32, i32)>)
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<3>) {
  // expected-error @+1 {{'nvvm.ldmatrix' op expected shape to be 8x8, 8x16 or 16x16}}
  %r = "nvvm.ldmatrix"(%a0) <{num = 3 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> (f32)
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<3>) {
  // expected-error @+1 {{'nvvm.ldmatrix' op expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32 for 8x16 matrix}}
  %r = "nvvm.ldmatrix"(%a0) <{num = 4 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> (f32)
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<3>, %a1: i32, %a2: i32) {
  // expected-error @+1 {{'nvvm.stmatrix' op expected shape to be 8x8 or 16x8}}
  "nvvm.stmatrix"(%a0, %a1, %a2) <{layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>}> : (!llvm.ptr<3>, i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<3>) {
  // expected-error @+1 {{'nvvm.stmatrix' op expected num attribute to be 1, 2 or 4}}
  "nvvm.stmatrix"(%a0) <{layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<3>, %a1: i32) {
  // expected-error @+1 {{'nvvm.stmatrix' op expected element type to be B8 for 16x8 matrix}}
  "nvvm.stmatrix"(%a0, %a1) <{layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<6>, %a1: i64) {
  // expected-error @+1 {{Invalid multicast type for tcgen05.cp Op}}
  "nvvm.tcgen05.cp"(%a0, %a1) <{shape = #nvvm.tcgen05_cp_shape<shape_4x256b>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b4x16_p64>}> : (!llvm.ptr<6>, i64) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<6>, %a1: i64) {
  // expected-error @+1 {{Shape 32x128b requires multicast warpx4 for tcgen05.cp Op}}
  "nvvm.tcgen05.cp"(%a0, %a1) <{shape = #nvvm.tcgen05_cp_shape<shape_32x128b>, group = #nvvm.cta_group<cta_1>, multicast = #nvvm.tcgen05_cp_multicast<none>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}> : (!llvm.ptr<6>, i64) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<6>, %a1: i64) {
  // expected-error @+1 {{Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op}}
  "nvvm.tcgen05.cp"(%a0, %a1) <{shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, group = #nvvm.cta_group<cta_1>, multicast = #nvvm.tcgen05_cp_multicast<none>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b4x16_p64>}> : (!llvm.ptr<6>, i64) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<6>, %a1: i64) {
  // expected-error @+1 {{offset argument is only supported for shape 16x32bx2}}
  %r = "nvvm.tcgen05.ld"(%a0, %a1) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>}> : (!llvm.ptr<6>, i64) -> (i32)
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<6>) {
  // expected-error @+1 {{invalid result type length 1 for shape shape_16x128b in tcgen05.ld Op}}
  %r = "nvvm.tcgen05.ld"(%a0) <{pack, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>}> : (!llvm.ptr<6>) -> (i32)
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<6>) {
  // expected-error @+1 {{shape 16x32bx2 requires offset argument}}
  %r = "nvvm.tcgen05.ld"(%a0) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>}> : (!llvm.ptr<6>) -> (vector<64xi32>)
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: i64, %a6: vector<4xi32>) {
  // expected-error @+1 {{A-shift can be applied only when matrix A is in tensor memory}}
  "nvvm.tcgen05.mma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>, aShift, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>}> : (!llvm.ptr<6>, i64, i64, i32, i1, i64, vector<4xi32>) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: vector<8xi32>) {
  // expected-error @+1 {{Disable Output Lane of length 8 is incompatible with CtaGroupAttr}}
  "nvvm.tcgen05.mma"(%a0, %a1, %a2, %a3, %a4, %a5) <{kind = #nvvm.tcgen05_mma_kind<i8>, ctaGroup = #nvvm.cta_group<cta_1>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 1>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, vector<8xi32>) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>) {
  // expected-error @+1 {{mxf8f6f4 kind does not support block16 attribute}}
  "nvvm.tcgen05.mma.block_scale"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_2>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>) {
  // expected-error @+1 {{mxf4nvf4 requires block scale attribute}}
  "nvvm.tcgen05.mma.block_scale"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: i64, %a7: vector<8xi32>) {
  // expected-error @+1 {{Disable Output Lane of length 8 is incompatible with CtaGroupAttr}}
  "nvvm.tcgen05.mma.sp"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{kind = #nvvm.tcgen05_mma_kind<i8>, ctaGroup = #nvvm.cta_group<cta_1>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64, vector<8xi32>) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<6>, %a1: !llvm.ptr<6>, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: vector<8xi32>) {
  // expected-error @+1 {{Cannot use collector buffer operation fill or use with ashift}}
  "nvvm.tcgen05.mma.sp"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{kind = #nvvm.tcgen05_mma_kind<tf32>, ctaGroup = #nvvm.cta_group<cta_2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, aShift, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 1>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, vector<8xi32>) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: i64, %a7: vector<8xi32>) {
  // expected-error @+1 {{A-shift can be applied only when matrix A is in tensor memory}}
  "nvvm.tcgen05.mma.sp"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{kind = #nvvm.tcgen05_mma_kind<tf32>, ctaGroup = #nvvm.cta_group<cta_2>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, aShift, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64, vector<8xi32>) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>, %a7: !llvm.ptr<6>) {
  // expected-error @+1 {{mxf4nvf4 requires block scale attribute}}
  "nvvm.tcgen05.mma.sp.block_scale"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<6>, %a1: vector<2xi32>) {
  // expected-error @+1 {{invalid input length 2 for shape shape_16x256b in tcgen05.st Op}}
  "nvvm.tcgen05.st"(%a0, %a1) <{unpack, shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>}> : (!llvm.ptr<6>, vector<2xi32>) -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: !llvm.ptr<6>, %a1: vector<128xi32>) {
  // expected-error @+1 {{shape 16x32bx2 requires offset argument}}
  "nvvm.tcgen05.st"(%a0, %a1) <{unpack, shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>}> : (!llvm.ptr<6>, vector<128xi32>) -> ()
  llvm.return
}

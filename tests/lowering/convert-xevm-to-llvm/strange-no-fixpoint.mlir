// RUN: mlir-opt %s --split-input-file --convert-xevm-to-llvm | FileCheck %s

func.func @m(%a: vector<8xi8>, %b: vector<2xi8>, %c: vector<8xi8>) {
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=16>, types=<d=f32, a=f16, b=f16, c=f32> } : (vector<8xi8>, vector<2xi8>, vector<8xi8>) -> vector<8xi8>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z38intel_sub_group_f16_f16_matrix_mad_k16Dv4_sDv0_iDv8_c(vector<4xi16>, vector<0xi32>, vector<8xi8>) -> vector<8xi8> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:   func.func @m(%arg0: vector<8xi8>, %arg1: vector<2xi8>, %arg2: vector<8xi8>) {
// CHECK-NEXT:     %0 = llvm.bitcast %arg0 : vector<8xi8> to vector<4xi16>
// CHECK-NEXT:     %1 = llvm.bitcast %arg1 : vector<2xi8> to vector<0xi32>
// CHECK-NEXT:     %2 = llvm.call spir_funccc @_Z38intel_sub_group_f16_f16_matrix_mad_k16Dv4_sDv0_iDv8_c(%0, %1, %arg2) {convergent, function_type = !llvm.func<vector<8xi8> (vector<4xi16>, vector<0xi32>, vector<8xi8>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z38intel_sub_group_f16_f16_matrix_mad_k16Dv4_sDv0_iDv8_c", visibility_ = 0 : i64, will_return} : (vector<4xi16>, vector<0xi32>, vector<8xi8>) -> vector<8xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%a: vector<8xi8>, %b: vector<4xi8>, %c: vector<8xi8>) {
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=16>, types=<d=f32, a=u4, b=s4, c=f32> } : (vector<8xi8>, vector<4xi8>, vector<8xi8>) -> vector<8xi8>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z35intel_sub_group_u4_s4_matrix_mad_k0Dv4_sDv1_iDv8_c(vector<4xi16>, vector<1xi32>, vector<8xi8>) -> vector<8xi8> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:   func.func @m(%arg0: vector<8xi8>, %arg1: vector<4xi8>, %arg2: vector<8xi8>) {
// CHECK-NEXT:     %0 = llvm.bitcast %arg0 : vector<8xi8> to vector<4xi16>
// CHECK-NEXT:     %1 = llvm.bitcast %arg1 : vector<4xi8> to vector<1xi32>
// CHECK-NEXT:     %2 = llvm.call spir_funccc @_Z35intel_sub_group_u4_s4_matrix_mad_k0Dv4_sDv1_iDv8_c(%0, %1, %arg2) {convergent, function_type = !llvm.func<vector<8xi8> (vector<4xi16>, vector<1xi32>, vector<8xi8>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z35intel_sub_group_u4_s4_matrix_mad_k0Dv4_sDv1_iDv8_c", visibility_ = 0 : i64, will_return} : (vector<4xi16>, vector<1xi32>, vector<8xi8>) -> vector<8xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%a: vector<8xi8>, %b: vector<4xi8>, %c: vector<8xsi8>) {
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=16>, types=<d=bf16, a=u8, b=tf32, c=bf16> } : (vector<8xi8>, vector<4xi8>, vector<8xsi8>) -> vector<8xsi8>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z38intel_sub_group_u8_tf32_matrix_mad_k32Dv4_sDv1_fDv8_c(vector<4xi16>, vector<1xf32>, vector<8xsi8>) -> vector<8xsi8> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:   func.func @m(%arg0: vector<8xi8>, %arg1: vector<4xi8>, %arg2: vector<8xsi8>) {
// CHECK-NEXT:     %0 = llvm.bitcast %arg0 : vector<8xi8> to vector<4xi16>
// CHECK-NEXT:     %1 = llvm.bitcast %arg1 : vector<4xi8> to vector<1xf32>
// CHECK-NEXT:     %2 = llvm.call spir_funccc @_Z38intel_sub_group_u8_tf32_matrix_mad_k32Dv4_sDv1_fDv8_c(%0, %1, %arg2) {convergent, function_type = !llvm.func<vector<8xsi8> (vector<4xi16>, vector<1xf32>, vector<8xsi8>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z38intel_sub_group_u8_tf32_matrix_mad_k32Dv4_sDv1_fDv8_c", visibility_ = 0 : i64, will_return} : (vector<4xi16>, vector<1xf32>, vector<8xsi8>) -> vector<8xsi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @_Z44intel_sub_group_2d_block_prefetch_8b_8r32x1cPU3AS1viiiDv2_i(!llvm.ptr<1> {llvm.noalias}, i32, i32 {a.b}, i32, vector<2xi32>)
func.func @l(%p: !llvm.ptr<1>, %i: i32) {
  xevm.blockprefetch2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=32 : i32, tile_height=8 : i32, v_blocks=1 : i32, cache_control=#xevm.load_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z44intel_sub_group_2d_block_prefetch_8b_8r32x1cPU3AS1viiiDv2_i(!llvm.ptr<1> {llvm.noalias, llvm.nonnull}, i32, i32 {a.b}, i32, vector<2xi32>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>, %arg1: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     llvm.call spir_funccc @_Z44intel_sub_group_2d_block_prefetch_8b_8r32x1cPU3AS1viiiDv2_i(%arg0, %arg1, %arg1, %arg1, %4) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z44intel_sub_group_2d_block_prefetch_8b_8r32x1cPU3AS1viiiDv2_i", unnamed_addr = 0 : i64, visibility_ = 0 : i64, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 1 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : (!llvm.ptr<1> {llvm.noalias, llvm.nonnull}, i32, i32 {a.b}, i32, vector<2xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --convert-xevm-to-llvm | FileCheck %s

gpu.module @m {
  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v1 = llvm.mlir.poison : vector<1xi8>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v1 <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=1 : i32, cache_control = #xevm.store_cache_control<L1uc_L2uc_L3uc>}> {my.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<1xi8>)
    %v2 = llvm.load %p { x } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { cache_control = #xevm.store_cache_control<L1uc_L2uc_L3uc> } : i32, !llvm.ptr<1>
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v3 = llvm.mlir.poison : vector<1xi16>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v3 <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=1 : i32}> {b = 1 : i32} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<1xi16>)
    llvm.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func spir_funccc @_Z42intel_sub_group_2d_block_write_16b_1r16x1cPU3AS1viiiDv2_iPt(!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z42intel_sub_group_2d_block_write_32b_1r16x1cPU3AS1viiiDv2_iPh(!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func @f0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:       %0 = llvm.mlir.poison : vector<1xi8>
// CHECK-NEXT:       %1 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:       %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %3 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %4 = llvm.insertelement %arg4, %1[%2 : i32] : vector<2xi32>
// CHECK-NEXT:       %5 = llvm.insertelement %arg3, %4[%3 : i32] : vector<2xi32>
// CHECK-NEXT:       %6 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %7 = llvm.alloca %6 x i8 : (i32) -> !llvm.ptr
// CHECK-NEXT:       llvm.store %0, %7 : vector<1xi8>, !llvm.ptr
// CHECK-NEXT:       llvm.call spir_funccc @_Z42intel_sub_group_2d_block_write_32b_1r16x1cPU3AS1viiiDv2_iPh(%arg0, %arg3, %arg4, %arg3, %5, %7) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z42intel_sub_group_2d_block_write_32b_1r16x1cPU3AS1viiiDv2_iPh", visibility_ = 0 : i64, will_return, xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 1 : i32, 0 : i32], [6443 : i32, 1 : i32, 1 : i32, 0 : i32]]} : (!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) -> ()
// CHECK-NEXT:       %8 = llvm.load %arg0 {x} : !llvm.ptr<1> -> i32
// CHECK-NEXT:       llvm.store %arg3, %arg0 {xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 1 : i32, 0 : i32], [6443 : i32, 1 : i32, 1 : i32, 0 : i32]]} : i32, !llvm.ptr<1>
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func @f1(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:       %0 = llvm.mlir.poison : vector<1xi16>
// CHECK-NEXT:       %1 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:       %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %3 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %4 = llvm.insertelement %arg4, %1[%2 : i32] : vector<2xi32>
// CHECK-NEXT:       %5 = llvm.insertelement %arg3, %4[%3 : i32] : vector<2xi32>
// CHECK-NEXT:       %6 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %7 = llvm.alloca %6 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT:       llvm.store %0, %7 : vector<1xi16>, !llvm.ptr
// CHECK-NEXT:       llvm.call spir_funccc @_Z42intel_sub_group_2d_block_write_16b_1r16x1cPU3AS1viiiDv2_iPt(%arg0, %arg3, %arg4, %arg3, %5, %7) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z42intel_sub_group_2d_block_write_16b_1r16x1cPU3AS1viiiDv2_iPt", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v4 = xevm.blockload %s <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<3>) -> i8
    xevm.blockstore %s, %v4 : (!llvm.ptr<3>, i8)
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v5 = llvm.mlir.poison : vector<1xi32>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v5 <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<1xi32>)
    xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<shared>}>
    %v6 = llvm.mlir.poison : vector<4xi32>
    %v7 = llvm.mlir.poison : vector<16xi8>
    %v8 = llvm.mlir.poison : vector<8xi32>
    %v9 = xevm.mma %v6, %v7, %v8 { shape=<m=8, n=16, k=16>, types=<d=f32, a=s4, b=s4, c=f32> } {my.a} : (vector<4xi32>, vector<16xi8>, vector<8xi32>) -> vector<8xi32>
    llvm.return
  }
  llvm.func @f2(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v10 = llvm.load %p { cache_control = #xevm.load_cache_control<L1s_L2c_L3c> } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { x } : i32, !llvm.ptr<1>
    xevm.prefetch %p <{cache_control = #xevm.load_cache_control<L1c_L2uc_L3c>}> : (!llvm.ptr<1>)
    %v11 = llvm.load %p { x } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { x } : i32, !llvm.ptr<1>
    %v12 = xevm.blockload2d %g, %j, %j, %i, %i, %j <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=16 : i32, v_blocks=2 : i32, transpose=false, pack_register=false, cache_control = #xevm.load_cache_control<ir>}> {my.a} : (!llvm.ptr, i32, i32, i32, i32, i32) -> vector<32xi16>
    llvm.return
  }

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z42intel_sub_group_2d_block_read_16b_16r16x2cPU3AS1viiiDv2_iPt(!llvm.ptr {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z8prefetchPU3AS1Kcm(!llvm.ptr<1>, i64) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:   llvm.func spir_funccc @_Z35intel_sub_group_s4_s4_matrix_mad_k0Dv8_sDv4_iDv8_i(vector<8xi16>, vector<4xi32>, vector<8xi32>) -> vector<8xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z22atomic_work_item_fenceiii(i32, i32, i32) attributes {no_unwind}
// CHECK-NEXT:   llvm.func spir_funccc @_Z41intel_sub_group_2d_block_write_8b_1r16x1cPU3AS1viiiDv2_iPj(!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_ucPU3AS3hh(!llvm.ptr<3>, i8) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_ucPU3AS3h(!llvm.ptr<3>) -> i8 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func @f0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_ucPU3AS3h(%arg2) {function_type = !llvm.func<i8 (ptr<3>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_ucPU3AS3h", visibility_ = 0 : i64, will_return, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 1 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : (!llvm.ptr<3>) -> i8
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_ucPU3AS3hh(%arg2, %0) {function_type = !llvm.func<void (ptr<3>, i8)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_ucPU3AS3hh", visibility_ = 0 : i64, will_return} : (!llvm.ptr<3>, i8) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f1(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.poison : vector<1xi32>
// CHECK-NEXT:     %1 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %4 = llvm.insertelement %arg4, %1[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.insertelement %arg3, %4[%3 : i32] : vector<2xi32>
// CHECK-NEXT:     %6 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %7 = llvm.alloca %6 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %0, %7 : vector<1xi32>, !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z41intel_sub_group_2d_block_write_8b_1r16x1cPU3AS1viiiDv2_iPj(%arg0, %arg3, %arg4, %arg3, %5, %7) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z41intel_sub_group_2d_block_write_8b_1r16x1cPU3AS1viiiDv2_iPj", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) -> ()
// CHECK-NEXT:     %8 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %9 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %10 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.call spir_funccc @_Z22atomic_work_item_fenceiii(%10, %8, %9) {function_type = !llvm.func<void (i32, i32, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z22atomic_work_item_fenceiii", visibility_ = 0 : i64} : (i32, i32, i32) -> ()
// CHECK-NEXT:     %11 = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %12 = llvm.mlir.poison : vector<16xi8>
// CHECK-NEXT:     %13 = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %14 = llvm.bitcast %11 : vector<4xi32> to vector<8xi16>
// CHECK-NEXT:     %15 = llvm.bitcast %12 : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %16 = llvm.call spir_funccc @_Z35intel_sub_group_s4_s4_matrix_mad_k0Dv8_sDv4_iDv8_i(%14, %15, %13) {convergent, function_type = !llvm.func<vector<8xi32> (vector<8xi16>, vector<4xi32>, vector<8xi32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z35intel_sub_group_s4_s4_matrix_mad_k0Dv8_sDv4_iDv8_i", visibility_ = 0 : i64, will_return} : (vector<8xi16>, vector<4xi32>, vector<8xi32>) -> vector<8xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f2(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.load %arg0 {xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 3 : i32, 0 : i32], [6442 : i32, 1 : i32, 2 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.store %arg3, %arg0 {x} : i32, !llvm.ptr<1>
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     llvm.call spir_funccc @_Z8prefetchPU3AS1Kcm(%arg0, %1) {function_type = !llvm.func<void (ptr<1>, i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z8prefetchPU3AS1Kcm", visibility_ = 0 : i64, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 2 : i32, 0 : i32], [6442 : i32, 1 : i32, 2 : i32, 0 : i32]]} : (!llvm.ptr<1>, i64) -> ()
// CHECK-NEXT:     %2 = llvm.load %arg0 {x} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.store %arg3, %arg0 {x} : i32, !llvm.ptr<1>
// CHECK-NEXT:     %3 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %5 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %arg3, %3[%4 : i32] : vector<2xi32>
// CHECK-NEXT:     %7 = llvm.insertelement %arg4, %6[%5 : i32] : vector<2xi32>
// CHECK-NEXT:     %8 = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:     %9 = llvm.alloca %8 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z42intel_sub_group_2d_block_read_16b_16r16x2cPU3AS1viiiDv2_iPt(%arg1, %arg4, %arg4, %arg3, %7, %9) {function_type = !llvm.func<void (ptr, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z42intel_sub_group_2d_block_read_16b_16r16x2cPU3AS1viiiDv2_iPt", visibility_ = 0 : i64, will_return, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 4 : i32, 0 : i32], [6442 : i32, 1 : i32, 4 : i32, 0 : i32]]} : (!llvm.ptr {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:     %10 = llvm.load %9 : !llvm.ptr -> vector<32xi16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v13 = xevm.group_id.y {my.a} : i32
    xevm.prefetch %p <{cache_control = #xevm.load_cache_control<ir>}> : (!llvm.ptr<1>)
    %v14 = xevm.blockload %p <{cache_control = #xevm.load_cache_control<ir>}> {b = 1 : i32} : (!llvm.ptr<1>) -> vector<2xi8>
    xevm.blockstore %p, %v14 <{cache_control = #xevm.store_cache_control<L1wb_L2wb_L3uc>}> : (!llvm.ptr<1>, vector<2xi8>)
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=16 : i32, v_blocks=2 : i32, cache_control = #xevm.load_cache_control<ir>}> {my.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    %v15 = llvm.mlir.poison : vector<8xi16>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v15 <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
    llvm.return
  }
  llvm.func @f2(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v16 = xevm.blockload %p : (!llvm.ptr<1>) -> i64
    xevm.blockstore %p, %v16 : (!llvm.ptr<1>, i64)
    xevm.prefetch %p {my.a} : (!llvm.ptr<1>)
    llvm.return
  }

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_ulPU3AS1mm(!llvm.ptr<1>, i64) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_ulPU3AS1m(!llvm.ptr<1>) -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z42intel_sub_group_2d_block_write_16b_8r16x1cPU3AS1viiiDv2_iPt(!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z46intel_sub_group_2d_block_prefetch_16b_16r16x2cPU3AS1viiiDv2_i(!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:   llvm.func spir_funccc @_Z31intel_sub_group_block_write_uc2PU3AS1hDv2_h(!llvm.ptr<1>, vector<2xi8>) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_read_uc2PU3AS1h(!llvm.ptr<1>) -> vector<2xi8> attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z8prefetchPU3AS1Kcm(!llvm.ptr<1>, i64) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:   llvm.func spir_funccc @_Z12get_group_idj(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func @f0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z12get_group_idj(%0) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_group_idj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     llvm.call spir_funccc @_Z8prefetchPU3AS1Kcm(%arg0, %2) {function_type = !llvm.func<void (ptr<1>, i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z8prefetchPU3AS1Kcm", visibility_ = 0 : i64, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 4 : i32, 0 : i32], [6442 : i32, 1 : i32, 4 : i32, 0 : i32]]} : (!llvm.ptr<1>, i64) -> ()
// CHECK-NEXT:     %3 = llvm.call spir_funccc @_Z30intel_sub_group_block_read_uc2PU3AS1h(%arg0) {function_type = !llvm.func<vector<2xi8> (ptr<1>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_read_uc2PU3AS1h", visibility_ = 0 : i64, will_return, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 4 : i32, 0 : i32], [6442 : i32, 1 : i32, 4 : i32, 0 : i32]]} : (!llvm.ptr<1>) -> vector<2xi8>
// CHECK-NEXT:     llvm.call spir_funccc @_Z31intel_sub_group_block_write_uc2PU3AS1hDv2_h(%arg0, %3) {function_type = !llvm.func<void (ptr<1>, vector<2xi8>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z31intel_sub_group_block_write_uc2PU3AS1hDv2_h", visibility_ = 0 : i64, will_return, xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 4 : i32, 0 : i32], [6443 : i32, 1 : i32, 1 : i32, 0 : i32]]} : (!llvm.ptr<1>, vector<2xi8>) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f1(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg4, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg3, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     llvm.call spir_funccc @_Z46intel_sub_group_2d_block_prefetch_16b_16r16x2cPU3AS1viiiDv2_i(%arg0, %arg3, %arg4, %arg3, %4) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z46intel_sub_group_2d_block_prefetch_16b_16r16x2cPU3AS1viiiDv2_i", visibility_ = 0 : i64, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 4 : i32, 0 : i32], [6442 : i32, 1 : i32, 4 : i32, 0 : i32]]} : (!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) -> ()
// CHECK-NEXT:     %5 = llvm.mlir.poison : vector<8xi16>
// CHECK-NEXT:     %6 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %8 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %9 = llvm.insertelement %arg4, %6[%7 : i32] : vector<2xi32>
// CHECK-NEXT:     %10 = llvm.insertelement %arg3, %9[%8 : i32] : vector<2xi32>
// CHECK-NEXT:     %11 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %12 = llvm.alloca %11 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %5, %12 : vector<8xi16>, !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z42intel_sub_group_2d_block_write_16b_8r16x1cPU3AS1viiiDv2_iPt(%arg0, %arg3, %arg4, %arg3, %10, %12) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z42intel_sub_group_2d_block_write_16b_8r16x1cPU3AS1viiiDv2_iPt", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f2(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_ulPU3AS1m(%arg0) {function_type = !llvm.func<i64 (ptr<1>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_ulPU3AS1m", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>) -> i64
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_ulPU3AS1mm(%arg0, %0) {function_type = !llvm.func<void (ptr<1>, i64)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_ulPU3AS1mm", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>, i64) -> ()
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     llvm.call spir_funccc @_Z8prefetchPU3AS1Kcm(%arg0, %1) {function_type = !llvm.func<void (ptr<1>, i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z8prefetchPU3AS1Kcm", visibility_ = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v17 = llvm.mlir.poison : vector<8xbf16>
    %v18 = llvm.mlir.poison : vector<16xi8>
    %v19 = llvm.mlir.poison : vector<8xi32>
    %v20 = xevm.mma %v17, %v18, %v19 { shape=<m=8, n=16, k=16>, types=<d=f32, a=tf32, b=u8, c=f32> } {b = 1 : i32} : (vector<8xbf16>, vector<16xi8>, vector<8xi32>) -> vector<8xi32>
    %v21 = llvm.mlir.poison : vector<8xf32>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v21 <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xf32>)
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v22 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<4xi32>
    xevm.blockstore %p, %v22 : (!llvm.ptr<1>, vector<4xi32>)
    llvm.return
  }

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z31intel_sub_group_block_write_ui4PU3AS1jDv4_j(!llvm.ptr<1>, vector<4xi32>) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_read_ui4PU3AS1j(!llvm.ptr<1>) -> vector<4xi32> attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z41intel_sub_group_2d_block_write_8b_8r16x1cPU3AS1viiiDv2_iPj(!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z37intel_sub_group_tf32_u8_matrix_mad_k8Dv4_fDv4_iDv8_i(vector<4xf32>, vector<4xi32>, vector<8xi32>) -> vector<8xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:   llvm.func @f0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.poison : vector<8xbf16>
// CHECK-NEXT:     %1 = llvm.mlir.poison : vector<16xi8>
// CHECK-NEXT:     %2 = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %3 = llvm.bitcast %0 : vector<8xbf16> to vector<4xf32>
// CHECK-NEXT:     %4 = llvm.bitcast %1 : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:     %5 = llvm.call spir_funccc @_Z37intel_sub_group_tf32_u8_matrix_mad_k8Dv4_fDv4_iDv8_i(%3, %4, %2) {convergent, function_type = !llvm.func<vector<8xi32> (vector<4xf32>, vector<4xi32>, vector<8xi32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z37intel_sub_group_tf32_u8_matrix_mad_k8Dv4_fDv4_iDv8_i", visibility_ = 0 : i64, will_return} : (vector<4xf32>, vector<4xi32>, vector<8xi32>) -> vector<8xi32>
// CHECK-NEXT:     %6 = llvm.mlir.poison : vector<8xf32>
// CHECK-NEXT:     %7 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %9 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %10 = llvm.insertelement %arg4, %7[%8 : i32] : vector<2xi32>
// CHECK-NEXT:     %11 = llvm.insertelement %arg3, %10[%9 : i32] : vector<2xi32>
// CHECK-NEXT:     %12 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %13 = llvm.alloca %12 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %6, %13 : vector<8xf32>, !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z41intel_sub_group_2d_block_write_8b_8r16x1cPU3AS1viiiDv2_iPj(%arg0, %arg3, %arg4, %arg3, %11, %13) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z41intel_sub_group_2d_block_write_8b_8r16x1cPU3AS1viiiDv2_iPj", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f1(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z30intel_sub_group_block_read_ui4PU3AS1j(%arg0) {function_type = !llvm.func<vector<4xi32> (ptr<1>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_read_ui4PU3AS1j", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>) -> vector<4xi32>
// CHECK-NEXT:     llvm.call spir_funccc @_Z31intel_sub_group_block_write_ui4PU3AS1jDv4_j(%arg0, %0) {function_type = !llvm.func<void (ptr<1>, vector<4xi32>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z31intel_sub_group_block_write_ui4PU3AS1jDv4_j", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>, vector<4xi32>) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v28 = xevm.blockload %s <{cache_control = #xevm.load_cache_control<L1uc_L2c_L3uc>}> : (!llvm.ptr<3>) -> vector<4xi32>
    xevm.blockstore %s, %v28 {my.a} : (!llvm.ptr<3>, vector<4xi32>)
    xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<shared>}>
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=2 : i32}> {b = 1 : i32} : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    llvm.return
  }

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z44intel_sub_group_2d_block_prefetch_8b_8r16x2cPU3AS1viiiDv2_i(!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:   llvm.func spir_funccc @_Z22atomic_work_item_fenceiii(i32, i32, i32) attributes {no_unwind}
// CHECK-NEXT:   llvm.func spir_funccc @_Z31intel_sub_group_block_write_ui4PU3AS3jDv4_j(!llvm.ptr<3>, vector<4xi32>) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_read_ui4PU3AS3j(!llvm.ptr<3>) -> vector<4xi32> attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func @f0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z30intel_sub_group_block_read_ui4PU3AS3j(%arg2) {function_type = !llvm.func<vector<4xi32> (ptr<3>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_read_ui4PU3AS3j", visibility_ = 0 : i64, will_return, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 1 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : (!llvm.ptr<3>) -> vector<4xi32>
// CHECK-NEXT:     llvm.call spir_funccc @_Z31intel_sub_group_block_write_ui4PU3AS3jDv4_j(%arg2, %0) {function_type = !llvm.func<void (ptr<3>, vector<4xi32>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z31intel_sub_group_block_write_ui4PU3AS3jDv4_j", visibility_ = 0 : i64, will_return} : (!llvm.ptr<3>, vector<4xi32>) -> ()
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.call spir_funccc @_Z22atomic_work_item_fenceiii(%3, %1, %2) {function_type = !llvm.func<void (i32, i32, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z22atomic_work_item_fenceiii", visibility_ = 0 : i64} : (i32, i32, i32) -> ()
// CHECK-NEXT:     %4 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %7 = llvm.insertelement %arg4, %4[%5 : i32] : vector<2xi32>
// CHECK-NEXT:     %8 = llvm.insertelement %arg3, %7[%6 : i32] : vector<2xi32>
// CHECK-NEXT:     llvm.call spir_funccc @_Z44intel_sub_group_2d_block_prefetch_8b_8r16x2cPU3AS1viiiDv2_i(%arg0, %arg3, %arg4, %arg3, %8) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z44intel_sub_group_2d_block_prefetch_8b_8r16x2cPU3AS1viiiDv2_i", visibility_ = 0 : i64} : (!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.prefetch %p : (!llvm.ptr<1>)
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.prefetch %p <{cache_control = #xevm.load_cache_control<ir>}> : (!llvm.ptr<1>)
    llvm.return
  }
  llvm.func @f2(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v29 = llvm.load %p { cache_control = #xevm.load_cache_control<L1s_L2c_L3c> } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { x } : i32, !llvm.ptr<1>
    %v30 = llvm.mlir.poison : vector<8xi16>
    %v31 = llvm.mlir.poison : vector<16xf16>
    %v32 = llvm.mlir.poison : vector<8xi32>
    %v33 = xevm.mma %v30, %v31, %v32 { shape=<m=8, n=16, k=16>, types=<d=f32, a=f16, b=f16, c=f32> } : (vector<8xi16>, vector<16xf16>, vector<8xi32>) -> vector<8xi32>
    %v34 = xevm.blockload %g : (!llvm.ptr) -> i8
    xevm.blockstore %g, %v34 <{cache_control = #xevm.store_cache_control<L1wt_L2wb_L3uc>}> {my.a} : (!llvm.ptr, i8)
    %v35 = llvm.mlir.poison : vector<8xf16>
    %v36 = llvm.mlir.poison : vector<16xi8>
    %v37 = llvm.mlir.poison : vector<8xi32>
    %v38 = xevm.mma %v35, %v36, %v37 { shape=<m=8, n=16, k=16>, types=<d=f32, a=u8, b=u8, c=f32> } : (vector<8xf16>, vector<16xi8>, vector<8xi32>) -> vector<8xi32>
    %v39 = llvm.mlir.poison : vector<8xbf16>
    %v40 = llvm.mlir.poison : vector<16xf16>
    %v41 = llvm.mlir.poison : vector<8xf32>
    %v42 = xevm.mma %v39, %v40, %v41 { shape=<m=8, n=16, k=16>, types=<d=f32, a=f16, b=u8, c=f32> } : (vector<8xbf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    llvm.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func spir_funccc @_Z37intel_sub_group_f16_u8_matrix_mad_k16Dv8_sDv8_iDv8_f(vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z36intel_sub_group_u8_u8_matrix_mad_k32Dv8_sDv4_iDv8_i(vector<8xi16>, vector<4xi32>, vector<8xi32>) -> vector<8xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z30intel_sub_group_block_write_ucPU3AS0hh(!llvm.ptr, i8) attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z29intel_sub_group_block_read_ucPU3AS0h(!llvm.ptr) -> i8 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z38intel_sub_group_f16_f16_matrix_mad_k16Dv8_sDv8_iS0_(vector<8xi16>, vector<8xi32>, vector<8xi32>) -> vector<8xi32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z8prefetchPU3AS1Kcm(!llvm.ptr<1>, i64) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:     llvm.func @f0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:       %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       llvm.call spir_funccc @_Z8prefetchPU3AS1Kcm(%arg0, %0) {function_type = !llvm.func<void (ptr<1>, i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z8prefetchPU3AS1Kcm", visibility_ = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func @f1(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:       %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       llvm.call spir_funccc @_Z8prefetchPU3AS1Kcm(%arg0, %0) {function_type = !llvm.func<void (ptr<1>, i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z8prefetchPU3AS1Kcm", visibility_ = 0 : i64, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 4 : i32, 0 : i32], [6442 : i32, 1 : i32, 4 : i32, 0 : i32]]} : (!llvm.ptr<1>, i64) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func @f2(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:       %0 = llvm.load %arg0 {xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 3 : i32, 0 : i32], [6442 : i32, 1 : i32, 2 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
// CHECK-NEXT:       llvm.store %arg3, %arg0 {x} : i32, !llvm.ptr<1>
// CHECK-NEXT:       %1 = llvm.mlir.poison : vector<8xi16>
// CHECK-NEXT:       %2 = llvm.mlir.poison : vector<16xf16>
// CHECK-NEXT:       %3 = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:       %4 = llvm.bitcast %2 : vector<16xf16> to vector<8xi32>
// CHECK-NEXT:       %5 = llvm.call spir_funccc @_Z38intel_sub_group_f16_f16_matrix_mad_k16Dv8_sDv8_iS0_(%1, %4, %3) {convergent, function_type = !llvm.func<vector<8xi32> (vector<8xi16>, vector<8xi32>, vector<8xi32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z38intel_sub_group_f16_f16_matrix_mad_k16Dv8_sDv8_iS0_", visibility_ = 0 : i64, will_return} : (vector<8xi16>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
// CHECK-NEXT:       %6 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_ucPU3AS0h(%arg1) {function_type = !llvm.func<i8 (ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_ucPU3AS0h", visibility_ = 0 : i64, will_return} : (!llvm.ptr) -> i8
// CHECK-NEXT:       llvm.call spir_funccc @_Z30intel_sub_group_block_write_ucPU3AS0hh(%arg1, %6) {function_type = !llvm.func<void (ptr, i8)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_ucPU3AS0hh", visibility_ = 0 : i64, will_return, xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 2 : i32, 0 : i32], [6443 : i32, 1 : i32, 1 : i32, 0 : i32]]} : (!llvm.ptr, i8) -> ()
// CHECK-NEXT:       %7 = llvm.mlir.poison : vector<8xf16>
// CHECK-NEXT:       %8 = llvm.mlir.poison : vector<16xi8>
// CHECK-NEXT:       %9 = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:       %10 = llvm.bitcast %7 : vector<8xf16> to vector<8xi16>
// CHECK-NEXT:       %11 = llvm.bitcast %8 : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:       %12 = llvm.call spir_funccc @_Z36intel_sub_group_u8_u8_matrix_mad_k32Dv8_sDv4_iDv8_i(%10, %11, %9) {convergent, function_type = !llvm.func<vector<8xi32> (vector<8xi16>, vector<4xi32>, vector<8xi32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z36intel_sub_group_u8_u8_matrix_mad_k32Dv8_sDv4_iDv8_i", visibility_ = 0 : i64, will_return} : (vector<8xi16>, vector<4xi32>, vector<8xi32>) -> vector<8xi32>
// CHECK-NEXT:       %13 = llvm.mlir.poison : vector<8xbf16>
// CHECK-NEXT:       %14 = llvm.mlir.poison : vector<16xf16>
// CHECK-NEXT:       %15 = llvm.mlir.poison : vector<8xf32>
// CHECK-NEXT:       %16 = llvm.bitcast %13 : vector<8xbf16> to vector<8xi16>
// CHECK-NEXT:       %17 = llvm.bitcast %14 : vector<16xf16> to vector<8xi32>
// CHECK-NEXT:       %18 = llvm.call spir_funccc @_Z37intel_sub_group_f16_u8_matrix_mad_k16Dv8_sDv8_iDv8_f(%16, %17, %15) {convergent, function_type = !llvm.func<vector<8xf32> (vector<8xi16>, vector<8xi32>, vector<8xf32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z37intel_sub_group_f16_u8_matrix_mad_k16Dv8_sDv8_iDv8_f", visibility_ = 0 : i64, will_return} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<global>}> {b = 1 : i32}
    %v74 = xevm.blockload2d %p, %i, %j, %i, %j, %j <{elem_size_in_bits=32 : i32, tile_width=8 : i32, tile_height=4 : i32, v_blocks=2 : i32, transpose=false, pack_register=false, cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=16 : i32, v_blocks=2 : i32}> {b = 1 : i32} : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<shared>}>
    llvm.return
  }

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z46intel_sub_group_2d_block_prefetch_16b_16r16x2cPU3AS1viiiDv2_i(!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:   llvm.func spir_funccc @_Z40intel_sub_group_2d_block_read_32b_4r8x2cPU3AS1viiiDv2_iPj(!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z22atomic_work_item_fenceiii(i32, i32, i32) attributes {no_unwind}
// CHECK-NEXT:   llvm.func @f0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     llvm.call spir_funccc @_Z22atomic_work_item_fenceiii(%2, %0, %1) {function_type = !llvm.func<void (i32, i32, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z22atomic_work_item_fenceiii", visibility_ = 0 : i64} : (i32, i32, i32) -> ()
// CHECK-NEXT:     %3 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %5 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %arg4, %3[%4 : i32] : vector<2xi32>
// CHECK-NEXT:     %7 = llvm.insertelement %arg4, %6[%5 : i32] : vector<2xi32>
// CHECK-NEXT:     %8 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %9 = llvm.alloca %8 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z40intel_sub_group_2d_block_read_32b_4r8x2cPU3AS1viiiDv2_iPj(%arg0, %arg3, %arg4, %arg3, %7, %9) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z40intel_sub_group_2d_block_read_32b_4r8x2cPU3AS1viiiDv2_iPj", visibility_ = 0 : i64, will_return, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 1 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : (!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:     %10 = llvm.load %9 : !llvm.ptr -> vector<4xi32>
// CHECK-NEXT:     %11 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %13 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %14 = llvm.insertelement %arg4, %11[%12 : i32] : vector<2xi32>
// CHECK-NEXT:     %15 = llvm.insertelement %arg3, %14[%13 : i32] : vector<2xi32>
// CHECK-NEXT:     llvm.call spir_funccc @_Z46intel_sub_group_2d_block_prefetch_16b_16r16x2cPU3AS1viiiDv2_i(%arg0, %arg3, %arg4, %arg3, %15) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z46intel_sub_group_2d_block_prefetch_16b_16r16x2cPU3AS1viiiDv2_i", visibility_ = 0 : i64} : (!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) -> ()
// CHECK-NEXT:     %16 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %17 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %18 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.call spir_funccc @_Z22atomic_work_item_fenceiii(%18, %16, %17) {function_type = !llvm.func<void (i32, i32, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z22atomic_work_item_fenceiii", visibility_ = 0 : i64} : (i32, i32, i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=16 : i32, v_blocks=2 : i32, cache_control = #xevm.load_cache_control<ir>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    %v75 = xevm.blockload %s {my.a} : (!llvm.ptr<3>) -> i16
    xevm.blockstore %s, %v75 <{cache_control = #xevm.store_cache_control<L1wb_L2uc_L3wb>}> {my.a} : (!llvm.ptr<3>, i16)
    xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<shared>}> {b = 1 : i32}
    llvm.return
  }

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z22atomic_work_item_fenceiii(i32, i32, i32) attributes {no_unwind}
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_usPU3AS3tt(!llvm.ptr<3>, i16) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_usPU3AS3t(!llvm.ptr<3>) -> i16 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z45intel_sub_group_2d_block_prefetch_8b_16r16x2cPU3AS1viiiDv2_i(!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:   llvm.func @f0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg4, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg3, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     llvm.call spir_funccc @_Z45intel_sub_group_2d_block_prefetch_8b_16r16x2cPU3AS1viiiDv2_i(%arg0, %arg3, %arg4, %arg3, %4) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z45intel_sub_group_2d_block_prefetch_8b_16r16x2cPU3AS1viiiDv2_i", visibility_ = 0 : i64, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 4 : i32, 0 : i32], [6442 : i32, 1 : i32, 4 : i32, 0 : i32]]} : (!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) -> ()
// CHECK-NEXT:     %5 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_usPU3AS3t(%arg2) {function_type = !llvm.func<i16 (ptr<3>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_usPU3AS3t", visibility_ = 0 : i64, will_return} : (!llvm.ptr<3>) -> i16
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_usPU3AS3tt(%arg2, %5) {function_type = !llvm.func<void (ptr<3>, i16)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_usPU3AS3tt", visibility_ = 0 : i64, will_return, xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 4 : i32, 0 : i32], [6443 : i32, 1 : i32, 2 : i32, 0 : i32]]} : (!llvm.ptr<3>, i16) -> ()
// CHECK-NEXT:     %6 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %7 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %8 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.call spir_funccc @_Z22atomic_work_item_fenceiii(%8, %6, %7) {function_type = !llvm.func<void (i32, i32, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z22atomic_work_item_fenceiii", visibility_ = 0 : i64} : (i32, i32, i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    llvm.return
  }

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z45intel_sub_group_2d_block_prefetch_32b_8r16x2cPU3AS1viiiDv2_i(!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:   llvm.func @f0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg4, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg3, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     llvm.call spir_funccc @_Z45intel_sub_group_2d_block_prefetch_32b_8r16x2cPU3AS1viiiDv2_i(%arg0, %arg3, %arg4, %arg3, %4) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z45intel_sub_group_2d_block_prefetch_32b_8r16x2cPU3AS1viiiDv2_i", visibility_ = 0 : i64} : (!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<shared>}> {my.a}
    %v76 = llvm.mlir.poison : vector<2xf32>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v76 <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=2 : i32}> {my.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<2xf32>)
    %v77 = xevm.blockload2d %p, %i, %j, %i, %j, %j <{elem_size_in_bits=16 : i32, tile_width=8 : i32, tile_height=32 : i32, v_blocks=4 : i32, transpose=false, pack_register=false, cache_control = #xevm.load_cache_control<ir>}> {my.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi16>
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.prefetch %p {b = 1 : i32} : (!llvm.ptr<1>)
    llvm.return
  }

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z8prefetchPU3AS1Kcm(!llvm.ptr<1>, i64) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:   llvm.func spir_funccc @_Z41intel_sub_group_2d_block_read_16b_32r8x4cPU3AS1viiiDv2_iPt(!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z41intel_sub_group_2d_block_write_8b_2r16x1cPU3AS1viiiDv2_iPj(!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z22atomic_work_item_fenceiii(i32, i32, i32) attributes {no_unwind}
// CHECK-NEXT:   llvm.func @f0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.call spir_funccc @_Z22atomic_work_item_fenceiii(%2, %0, %1) {function_type = !llvm.func<void (i32, i32, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z22atomic_work_item_fenceiii", visibility_ = 0 : i64} : (i32, i32, i32) -> ()
// CHECK-NEXT:     %3 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %4 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %7 = llvm.insertelement %arg4, %4[%5 : i32] : vector<2xi32>
// CHECK-NEXT:     %8 = llvm.insertelement %arg3, %7[%6 : i32] : vector<2xi32>
// CHECK-NEXT:     %9 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %10 = llvm.alloca %9 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %3, %10 : vector<2xf32>, !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z41intel_sub_group_2d_block_write_8b_2r16x1cPU3AS1viiiDv2_iPj(%arg0, %arg3, %arg4, %arg3, %8, %10) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z41intel_sub_group_2d_block_write_8b_2r16x1cPU3AS1viiiDv2_iPj", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) -> ()
// CHECK-NEXT:     %11 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %13 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %14 = llvm.insertelement %arg4, %11[%12 : i32] : vector<2xi32>
// CHECK-NEXT:     %15 = llvm.insertelement %arg4, %14[%13 : i32] : vector<2xi32>
// CHECK-NEXT:     %16 = llvm.mlir.constant(64 : i32) : i32
// CHECK-NEXT:     %17 = llvm.alloca %16 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z41intel_sub_group_2d_block_read_16b_32r8x4cPU3AS1viiiDv2_iPt(%arg0, %arg3, %arg4, %arg3, %15, %17) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z41intel_sub_group_2d_block_read_16b_32r8x4cPU3AS1viiiDv2_iPt", visibility_ = 0 : i64, will_return, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 4 : i32, 0 : i32], [6442 : i32, 1 : i32, 4 : i32, 0 : i32]]} : (!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:     %18 = llvm.load %17 : !llvm.ptr -> vector<64xi16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f1(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     llvm.call spir_funccc @_Z8prefetchPU3AS1Kcm(%arg0, %0) {function_type = !llvm.func<void (ptr<1>, i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z8prefetchPU3AS1Kcm", visibility_ = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.memfence <{scope=#xevm.mem_scope<device>, addrspace=#xevm.addr_space<shared>}>
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v78 = xevm.blockload %p <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> {b = 1 : i32} : (!llvm.ptr<1>) -> i32
    xevm.blockstore %p, %v78 : (!llvm.ptr<1>, i32)
    llvm.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func spir_funccc @_Z30intel_sub_group_block_write_uiPU3AS1jj(!llvm.ptr<1>, i32) attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z29intel_sub_group_block_read_uiPU3AS1j(!llvm.ptr<1>) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z22atomic_work_item_fenceiii(i32, i32, i32) attributes {no_unwind}
// CHECK-NEXT:     llvm.func @f0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:       %0 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:       %1 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       llvm.call spir_funccc @_Z22atomic_work_item_fenceiii(%2, %0, %1) {function_type = !llvm.func<void (i32, i32, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z22atomic_work_item_fenceiii", visibility_ = 0 : i64} : (i32, i32, i32) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func @f1(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:       %0 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_uiPU3AS1j(%arg0) {function_type = !llvm.func<i32 (ptr<1>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_uiPU3AS1j", visibility_ = 0 : i64, will_return, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 1 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : (!llvm.ptr<1>) -> i32
// CHECK-NEXT:       llvm.call spir_funccc @_Z30intel_sub_group_block_write_uiPU3AS1jj(%arg0, %0) {function_type = !llvm.func<void (ptr<1>, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_uiPU3AS1jj", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>, i32) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v79 = llvm.load %p { cache_control = #xevm.load_cache_control<L1s_L2c_L3c> } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { cache_control = #xevm.store_cache_control<L1wt_L2wb_L3uc> } : i32, !llvm.ptr<1>
    %v80 = llvm.mlir.poison : vector<8xi16>
    %v81 = llvm.mlir.poison : vector<8xi32>
    %v82 = llvm.mlir.poison : vector<8xf16>
    %v83 = xevm.mma %v80, %v81, %v82 { shape=<m=8, n=16, k=16>, types=<d=f32, a=s4, b=s4, c=f32> } : (vector<8xi16>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
    llvm.return
  }

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z35intel_sub_group_s4_s4_matrix_mad_k0Dv8_sDv8_iDv8_Dh(vector<8xi16>, vector<8xi32>, vector<8xf16>) -> vector<8xf16> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:   llvm.func @f0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.load %arg0 {xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 3 : i32, 0 : i32], [6442 : i32, 1 : i32, 2 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.store %arg3, %arg0 {xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 2 : i32, 0 : i32], [6443 : i32, 1 : i32, 1 : i32, 0 : i32]]} : i32, !llvm.ptr<1>
// CHECK-NEXT:     %1 = llvm.mlir.poison : vector<8xi16>
// CHECK-NEXT:     %2 = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %3 = llvm.mlir.poison : vector<8xf16>
// CHECK-NEXT:     %4 = llvm.call spir_funccc @_Z35intel_sub_group_s4_s4_matrix_mad_k0Dv8_sDv8_iDv8_Dh(%1, %2, %3) {convergent, function_type = !llvm.func<vector<8xf16> (vector<8xi16>, vector<8xi32>, vector<8xf16>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z35intel_sub_group_s4_s4_matrix_mad_k0Dv8_sDv8_iDv8_Dh", visibility_ = 0 : i64, will_return} : (vector<8xi16>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v84 = xevm.local_id.x {my.a} : i32
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=4 : i32, v_blocks=1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    %v85 = llvm.mlir.poison : vector<8xf16>
    %v86 = llvm.mlir.poison : vector<8xi32>
    %v87 = llvm.mlir.poison : vector<8xf32>
    %v88 = xevm.mma %v85, %v86, %v87 { shape=<m=8, n=16, k=16>, types=<d=s32, a=f16, b=f16, c=s32> } : (vector<8xf16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32}> {b = 1 : i32} : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    %v89 = xevm.blockload2d %p, %i, %i, %j, %i, %i <{elem_size_in_bits=16 : i32, tile_width=4 : i32, tile_height=32 : i32, v_blocks=2 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xf16>
    llvm.return
  }

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z41intel_sub_group_2d_block_read_16b_32r4x2cPU3AS1viiiDv2_iPDh(!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z45intel_sub_group_2d_block_prefetch_32b_8r16x1cPU3AS1viiiDv2_i(!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:   llvm.func spir_funccc @_Z38intel_sub_group_f16_f16_matrix_mad_k16Dv8_sDv8_iDv8_f(vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z45intel_sub_group_2d_block_prefetch_16b_4r16x1cPU3AS1viiiDv2_i(!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:   llvm.func spir_funccc @_Z12get_local_idj(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func @f0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z12get_local_idj(%0) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_local_idj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     %2 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %4 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %5 = llvm.insertelement %arg4, %2[%3 : i32] : vector<2xi32>
// CHECK-NEXT:     %6 = llvm.insertelement %arg3, %5[%4 : i32] : vector<2xi32>
// CHECK-NEXT:     llvm.call spir_funccc @_Z45intel_sub_group_2d_block_prefetch_16b_4r16x1cPU3AS1viiiDv2_i(%arg0, %arg3, %arg4, %arg3, %6) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z45intel_sub_group_2d_block_prefetch_16b_4r16x1cPU3AS1viiiDv2_i", visibility_ = 0 : i64} : (!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) -> ()
// CHECK-NEXT:     %7 = llvm.mlir.poison : vector<8xf16>
// CHECK-NEXT:     %8 = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %9 = llvm.mlir.poison : vector<8xf32>
// CHECK-NEXT:     %10 = llvm.bitcast %7 : vector<8xf16> to vector<8xi16>
// CHECK-NEXT:     %11 = llvm.call spir_funccc @_Z38intel_sub_group_f16_f16_matrix_mad_k16Dv8_sDv8_iDv8_f(%10, %8, %9) {convergent, function_type = !llvm.func<vector<8xf32> (vector<8xi16>, vector<8xi32>, vector<8xf32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z38intel_sub_group_f16_f16_matrix_mad_k16Dv8_sDv8_iDv8_f", visibility_ = 0 : i64, will_return} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:     %12 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %13 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %14 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %15 = llvm.insertelement %arg4, %12[%13 : i32] : vector<2xi32>
// CHECK-NEXT:     %16 = llvm.insertelement %arg3, %15[%14 : i32] : vector<2xi32>
// CHECK-NEXT:     llvm.call spir_funccc @_Z45intel_sub_group_2d_block_prefetch_32b_8r16x1cPU3AS1viiiDv2_i(%arg0, %arg3, %arg4, %arg3, %16) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z45intel_sub_group_2d_block_prefetch_32b_8r16x1cPU3AS1viiiDv2_i", visibility_ = 0 : i64} : (!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) -> ()
// CHECK-NEXT:     %17 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %19 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %20 = llvm.insertelement %arg3, %17[%18 : i32] : vector<2xi32>
// CHECK-NEXT:     %21 = llvm.insertelement %arg3, %20[%19 : i32] : vector<2xi32>
// CHECK-NEXT:     %22 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %23 = llvm.alloca %22 x f16 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z41intel_sub_group_2d_block_read_16b_32r4x2cPU3AS1viiiDv2_iPDh(%arg0, %arg3, %arg3, %arg4, %21, %23) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z41intel_sub_group_2d_block_read_16b_32r4x2cPU3AS1viiiDv2_iPDh", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:     %24 = llvm.load %23 : !llvm.ptr -> vector<16xf16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=4 : i32, v_blocks=2 : i32}> {b = 1 : i32} : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    %v90 = llvm.load %p { x } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { x } : i32, !llvm.ptr<1>
    llvm.return
  }

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z44intel_sub_group_2d_block_prefetch_8b_4r16x2cPU3AS1viiiDv2_i(!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:   llvm.func @f0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg4, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg3, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     llvm.call spir_funccc @_Z44intel_sub_group_2d_block_prefetch_8b_4r16x2cPU3AS1viiiDv2_i(%arg0, %arg3, %arg4, %arg3, %4) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z44intel_sub_group_2d_block_prefetch_8b_4r16x2cPU3AS1viiiDv2_i", visibility_ = 0 : i64} : (!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) -> ()
// CHECK-NEXT:     %5 = llvm.load %arg0 {x} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.store %arg3, %arg0 {x} : i32, !llvm.ptr<1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v91 = llvm.load %p { x } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { x } : i32, !llvm.ptr<1>
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v92 = xevm.group_count.x : i32
    %v93 = llvm.mlir.poison : vector<1xi16>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v93 <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=1 : i32}> {my.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<1xi16>)
    llvm.return
  }
  llvm.func @f2(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<shared>}>
    xevm.prefetch %p <{cache_control = #xevm.load_cache_control<L1uc_L2c_L3uc>}> {b = 1 : i32} : (!llvm.ptr<1>)
    %v94 = xevm.local_size.y {b = 1 : i32} : i32
    %v95 = xevm.blockload2d %p, %j, %j, %j, %i, %i <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false, cache_control = #xevm.load_cache_control<L1c_L2uc_L3c>}> {my.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi16>
    %v96 = llvm.mlir.poison : vector<8xf16>
    %v97 = llvm.mlir.poison : vector<16xi8>
    %v98 = llvm.mlir.poison : vector<8xf32>
    %v99 = xevm.mma %v96, %v97, %v98 { shape=<m=8, n=16, k=16>, types=<d=f16, a=u8, b=u8, c=f16> } {b = 1 : i32} : (vector<8xf16>, vector<16xi8>, vector<8xf32>) -> vector<8xf32>
    %v100 = xevm.blockload %p {b = 1 : i32} : (!llvm.ptr<1>) -> vector<8xi16>
    xevm.blockstore %p, %v100 : (!llvm.ptr<1>, vector<8xi16>)
    llvm.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func spir_funccc @_Z31intel_sub_group_block_write_us8PU3AS1tDv8_t(!llvm.ptr<1>, vector<8xi16>) attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z30intel_sub_group_block_read_us8PU3AS1t(!llvm.ptr<1>) -> vector<8xi16> attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z36intel_sub_group_u8_u8_matrix_mad_k32Dv8_sDv4_iDv8_f(vector<8xi16>, vector<4xi32>, vector<8xf32>) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z40intel_sub_group_2d_block_read_8b_8r16x1cPU3AS1viiiDv2_iPt(!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z14get_local_sizej(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z8prefetchPU3AS1Kcm(!llvm.ptr<1>, i64) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:     llvm.func spir_funccc @_Z22atomic_work_item_fenceiii(i32, i32, i32) attributes {no_unwind}
// CHECK-NEXT:     llvm.func spir_funccc @_Z41intel_sub_group_2d_block_write_8b_1r16x1cPU3AS1viiiDv2_iPt(!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z14get_num_groupsj(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func @f0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:       %0 = llvm.load %arg0 {x} : !llvm.ptr<1> -> i32
// CHECK-NEXT:       llvm.store %arg3, %arg0 {x} : i32, !llvm.ptr<1>
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func @f1(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:       %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %1 = llvm.call spir_funccc @_Z14get_num_groupsj(%0) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_num_groupsj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:       %2 = llvm.mlir.poison : vector<1xi16>
// CHECK-NEXT:       %3 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:       %4 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %5 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %6 = llvm.insertelement %arg4, %3[%4 : i32] : vector<2xi32>
// CHECK-NEXT:       %7 = llvm.insertelement %arg3, %6[%5 : i32] : vector<2xi32>
// CHECK-NEXT:       %8 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %9 = llvm.alloca %8 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT:       llvm.store %2, %9 : vector<1xi16>, !llvm.ptr
// CHECK-NEXT:       llvm.call spir_funccc @_Z41intel_sub_group_2d_block_write_8b_1r16x1cPU3AS1viiiDv2_iPt(%arg0, %arg3, %arg4, %arg3, %7, %9) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z41intel_sub_group_2d_block_write_8b_1r16x1cPU3AS1viiiDv2_iPt", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func @f2(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:       %0 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:       %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       llvm.call spir_funccc @_Z22atomic_work_item_fenceiii(%2, %0, %1) {function_type = !llvm.func<void (i32, i32, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z22atomic_work_item_fenceiii", visibility_ = 0 : i64} : (i32, i32, i32) -> ()
// CHECK-NEXT:       %3 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       llvm.call spir_funccc @_Z8prefetchPU3AS1Kcm(%arg0, %3) {function_type = !llvm.func<void (ptr<1>, i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z8prefetchPU3AS1Kcm", visibility_ = 0 : i64, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 1 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : (!llvm.ptr<1>, i64) -> ()
// CHECK-NEXT:       %4 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %5 = llvm.call spir_funccc @_Z14get_local_sizej(%4) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_local_sizej", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:       %6 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:       %7 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %8 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %9 = llvm.insertelement %arg3, %6[%7 : i32] : vector<2xi32>
// CHECK-NEXT:       %10 = llvm.insertelement %arg3, %9[%8 : i32] : vector<2xi32>
// CHECK-NEXT:       %11 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:       %12 = llvm.alloca %11 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT:       llvm.call spir_funccc @_Z40intel_sub_group_2d_block_read_8b_8r16x1cPU3AS1viiiDv2_iPt(%arg0, %arg4, %arg4, %arg4, %10, %12) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z40intel_sub_group_2d_block_read_8b_8r16x1cPU3AS1viiiDv2_iPt", visibility_ = 0 : i64, will_return, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 2 : i32, 0 : i32], [6442 : i32, 1 : i32, 2 : i32, 0 : i32]]} : (!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:       %13 = llvm.load %12 : !llvm.ptr -> vector<4xi16>
// CHECK-NEXT:       %14 = llvm.mlir.poison : vector<8xf16>
// CHECK-NEXT:       %15 = llvm.mlir.poison : vector<16xi8>
// CHECK-NEXT:       %16 = llvm.mlir.poison : vector<8xf32>
// CHECK-NEXT:       %17 = llvm.bitcast %14 : vector<8xf16> to vector<8xi16>
// CHECK-NEXT:       %18 = llvm.bitcast %15 : vector<16xi8> to vector<4xi32>
// CHECK-NEXT:       %19 = llvm.call spir_funccc @_Z36intel_sub_group_u8_u8_matrix_mad_k32Dv8_sDv4_iDv8_f(%17, %18, %16) {convergent, function_type = !llvm.func<vector<8xf32> (vector<8xi16>, vector<4xi32>, vector<8xf32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z36intel_sub_group_u8_u8_matrix_mad_k32Dv8_sDv4_iDv8_f", visibility_ = 0 : i64, will_return} : (vector<8xi16>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:       %20 = llvm.call spir_funccc @_Z30intel_sub_group_block_read_us8PU3AS1t(%arg0) {function_type = !llvm.func<vector<8xi16> (ptr<1>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_read_us8PU3AS1t", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>) -> vector<8xi16>
// CHECK-NEXT:       llvm.call spir_funccc @_Z31intel_sub_group_block_write_us8PU3AS1tDv8_t(%arg0, %20) {function_type = !llvm.func<void (ptr<1>, vector<8xi16>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z31intel_sub_group_block_write_us8PU3AS1tDv8_t", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>, vector<8xi16>) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v101 = llvm.load %p { x } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { x } : i32, !llvm.ptr<1>
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v102 = xevm.local_size.y {my.a} : i32
    %v103 = xevm.blockload2d %p, %j, %j, %j, %i, %j <{elem_size_in_bits=8 : i32, tile_width=4 : i32, tile_height=8 : i32, v_blocks=4 : i32, transpose=false, pack_register=false}> {my.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi16>
    xevm.prefetch %p <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>}> {my.a} : (!llvm.ptr<1>)
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=16 : i32, v_blocks=1 : i32, cache_control = #xevm.load_cache_control<ir>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    %v104 = xevm.blockload %p <{cache_control = #xevm.load_cache_control<ir>}> {my.a} : (!llvm.ptr<1>) -> vector<8xi16>
    xevm.blockstore %p, %v104 {b = 1 : i32} : (!llvm.ptr<1>, vector<8xi16>)
    llvm.return
  }
  llvm.func @f2(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<global>}>
    llvm.return
  }

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z22atomic_work_item_fenceiii(i32, i32, i32) attributes {no_unwind}
// CHECK-NEXT:   llvm.func spir_funccc @_Z31intel_sub_group_block_write_us8PU3AS1tDv8_t(!llvm.ptr<1>, vector<8xi16>) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_read_us8PU3AS1t(!llvm.ptr<1>) -> vector<8xi16> attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z46intel_sub_group_2d_block_prefetch_16b_16r16x1cPU3AS1viiiDv2_i(!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:   llvm.func spir_funccc @_Z8prefetchPU3AS1Kcm(!llvm.ptr<1>, i64) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:   llvm.func spir_funccc @_Z39intel_sub_group_2d_block_read_8b_8r4x4cPU3AS1viiiDv2_iPt(!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z14get_local_sizej(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func @f0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.load %arg0 {x} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.store %arg3, %arg0 {x} : i32, !llvm.ptr<1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f1(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z14get_local_sizej(%0) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_local_sizej", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     %2 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %4 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %5 = llvm.insertelement %arg3, %2[%3 : i32] : vector<2xi32>
// CHECK-NEXT:     %6 = llvm.insertelement %arg4, %5[%4 : i32] : vector<2xi32>
// CHECK-NEXT:     %7 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %8 = llvm.alloca %7 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z39intel_sub_group_2d_block_read_8b_8r4x4cPU3AS1viiiDv2_iPt(%arg0, %arg4, %arg4, %arg4, %6, %8) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z39intel_sub_group_2d_block_read_8b_8r4x4cPU3AS1viiiDv2_iPt", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:     %9 = llvm.load %8 : !llvm.ptr -> vector<4xi16>
// CHECK-NEXT:     %10 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     llvm.call spir_funccc @_Z8prefetchPU3AS1Kcm(%arg0, %10) {function_type = !llvm.func<void (ptr<1>, i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z8prefetchPU3AS1Kcm", visibility_ = 0 : i64, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 3 : i32, 0 : i32], [6442 : i32, 1 : i32, 2 : i32, 0 : i32]]} : (!llvm.ptr<1>, i64) -> ()
// CHECK-NEXT:     %11 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %13 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %14 = llvm.insertelement %arg4, %11[%12 : i32] : vector<2xi32>
// CHECK-NEXT:     %15 = llvm.insertelement %arg3, %14[%13 : i32] : vector<2xi32>
// CHECK-NEXT:     llvm.call spir_funccc @_Z46intel_sub_group_2d_block_prefetch_16b_16r16x1cPU3AS1viiiDv2_i(%arg0, %arg3, %arg4, %arg3, %15) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z46intel_sub_group_2d_block_prefetch_16b_16r16x1cPU3AS1viiiDv2_i", visibility_ = 0 : i64, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 4 : i32, 0 : i32], [6442 : i32, 1 : i32, 4 : i32, 0 : i32]]} : (!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) -> ()
// CHECK-NEXT:     %16 = llvm.call spir_funccc @_Z30intel_sub_group_block_read_us8PU3AS1t(%arg0) {function_type = !llvm.func<vector<8xi16> (ptr<1>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_read_us8PU3AS1t", visibility_ = 0 : i64, will_return, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 4 : i32, 0 : i32], [6442 : i32, 1 : i32, 4 : i32, 0 : i32]]} : (!llvm.ptr<1>) -> vector<8xi16>
// CHECK-NEXT:     llvm.call spir_funccc @_Z31intel_sub_group_block_write_us8PU3AS1tDv8_t(%arg0, %16) {function_type = !llvm.func<void (ptr<1>, vector<8xi16>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z31intel_sub_group_block_write_us8PU3AS1tDv8_t", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>, vector<8xi16>) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f2(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     llvm.call spir_funccc @_Z22atomic_work_item_fenceiii(%2, %0, %1) {function_type = !llvm.func<void (i32, i32, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z22atomic_work_item_fenceiii", visibility_ = 0 : i64} : (i32, i32, i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.prefetch %p {b = 1 : i32} : (!llvm.ptr<1>)
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=2 : i32, v_blocks=1 : i32, cache_control = #xevm.load_cache_control<L1s_L2c_L3c>}> {my.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    %v105 = xevm.blockload2d %p, %i, %j, %i, %i, %i <{elem_size_in_bits=32 : i32, tile_width=8 : i32, tile_height=4 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi32>
    xevm.blockprefetch2d %p, %i, %j, %i, %j, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=1 : i32, v_blocks=2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v106 = llvm.load %p { cache_control = #xevm.load_cache_control<L1uc_L2c_L3uc> } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { x } : i32, !llvm.ptr<1>
    xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<shared>}> {my.a}
    llvm.return
  }
  llvm.func @f2(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v107 = xevm.local_id.y {my.a} : i32
    %v108 = xevm.blockload %g : (!llvm.ptr) -> i8
    xevm.blockstore %g, %v108 {my.a} : (!llvm.ptr, i8)
    %v109 = xevm.group_count.x : i32
    %v110 = xevm.subgroup_id {my.a} : i32
    %v111 = llvm.mlir.poison : vector<4xi16>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v111 <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=4 : i32, cache_control = #xevm.store_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<4xi16>)
    %v112 = xevm.lane_id {b = 1 : i32} : i32
    llvm.return
  }

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z22get_sub_group_local_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z42intel_sub_group_2d_block_write_32b_4r16x1cPU3AS1viiiDv2_iPt(!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z16get_sub_group_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z14get_num_groupsj(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_write_ucPU3AS0hh(!llvm.ptr, i8) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_ucPU3AS0h(!llvm.ptr) -> i8 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z12get_local_idj(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z22atomic_work_item_fenceiii(i32, i32, i32) attributes {no_unwind}
// CHECK-NEXT:   llvm.func spir_funccc @_Z45intel_sub_group_2d_block_prefetch_16b_1r16x2cPU3AS1viiiDv2_i(!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:   llvm.func spir_funccc @_Z40intel_sub_group_2d_block_read_32b_4r8x1cPU3AS1viiiDv2_iPj(!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z45intel_sub_group_2d_block_prefetch_32b_2r16x1cPU3AS1viiiDv2_i(!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:   llvm.func spir_funccc @_Z8prefetchPU3AS1Kcm(!llvm.ptr<1>, i64) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:   llvm.func @f0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     llvm.call spir_funccc @_Z8prefetchPU3AS1Kcm(%arg0, %0) {function_type = !llvm.func<void (ptr<1>, i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z8prefetchPU3AS1Kcm", visibility_ = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
// CHECK-NEXT:     %1 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %4 = llvm.insertelement %arg4, %1[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.insertelement %arg3, %4[%3 : i32] : vector<2xi32>
// CHECK-NEXT:     llvm.call spir_funccc @_Z45intel_sub_group_2d_block_prefetch_32b_2r16x1cPU3AS1viiiDv2_i(%arg0, %arg3, %arg4, %arg3, %5) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z45intel_sub_group_2d_block_prefetch_32b_2r16x1cPU3AS1viiiDv2_i", visibility_ = 0 : i64, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 3 : i32, 0 : i32], [6442 : i32, 1 : i32, 2 : i32, 0 : i32]]} : (!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) -> ()
// CHECK-NEXT:     %6 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %8 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %9 = llvm.insertelement %arg3, %6[%7 : i32] : vector<2xi32>
// CHECK-NEXT:     %10 = llvm.insertelement %arg3, %9[%8 : i32] : vector<2xi32>
// CHECK-NEXT:     %11 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %12 = llvm.alloca %11 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z40intel_sub_group_2d_block_read_32b_4r8x1cPU3AS1viiiDv2_iPj(%arg0, %arg3, %arg4, %arg3, %10, %12) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z40intel_sub_group_2d_block_read_32b_4r8x1cPU3AS1viiiDv2_iPj", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:     %13 = llvm.load %12 : !llvm.ptr -> vector<2xi32>
// CHECK-NEXT:     %14 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %15 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %16 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %17 = llvm.insertelement %arg4, %14[%15 : i32] : vector<2xi32>
// CHECK-NEXT:     %18 = llvm.insertelement %arg3, %17[%16 : i32] : vector<2xi32>
// CHECK-NEXT:     llvm.call spir_funccc @_Z45intel_sub_group_2d_block_prefetch_16b_1r16x2cPU3AS1viiiDv2_i(%arg0, %arg3, %arg4, %arg3, %18) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z45intel_sub_group_2d_block_prefetch_16b_1r16x2cPU3AS1viiiDv2_i", visibility_ = 0 : i64} : (!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f1(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.load %arg0 {xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 1 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.store %arg3, %arg0 {x} : i32, !llvm.ptr<1>
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.call spir_funccc @_Z22atomic_work_item_fenceiii(%3, %1, %2) {function_type = !llvm.func<void (i32, i32, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z22atomic_work_item_fenceiii", visibility_ = 0 : i64} : (i32, i32, i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f2(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z12get_local_idj(%0) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_local_idj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     %2 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_ucPU3AS0h(%arg1) {function_type = !llvm.func<i8 (ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_ucPU3AS0h", visibility_ = 0 : i64, will_return} : (!llvm.ptr) -> i8
// CHECK-NEXT:     llvm.call spir_funccc @_Z30intel_sub_group_block_write_ucPU3AS0hh(%arg1, %2) {function_type = !llvm.func<void (ptr, i8)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_write_ucPU3AS0hh", visibility_ = 0 : i64, will_return} : (!llvm.ptr, i8) -> ()
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %4 = llvm.call spir_funccc @_Z14get_num_groupsj(%3) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_num_groupsj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     %5 = llvm.call spir_funccc @_Z16get_sub_group_id() {function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z16get_sub_group_id", visibility_ = 0 : i64, will_return} : () -> i32
// CHECK-NEXT:     %6 = llvm.mlir.poison : vector<4xi16>
// CHECK-NEXT:     %7 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %9 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %10 = llvm.insertelement %arg4, %7[%8 : i32] : vector<2xi32>
// CHECK-NEXT:     %11 = llvm.insertelement %arg3, %10[%9 : i32] : vector<2xi32>
// CHECK-NEXT:     %12 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %13 = llvm.alloca %12 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %6, %13 : vector<4xi16>, !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z42intel_sub_group_2d_block_write_32b_4r16x1cPU3AS1viiiDv2_iPt(%arg0, %arg3, %arg4, %arg3, %11, %13) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z42intel_sub_group_2d_block_write_32b_4r16x1cPU3AS1viiiDv2_iPt", visibility_ = 0 : i64, will_return, xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 1 : i32, 0 : i32], [6443 : i32, 1 : i32, 1 : i32, 0 : i32]]} : (!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) -> ()
// CHECK-NEXT:     %14 = llvm.call spir_funccc @_Z22get_sub_group_local_id() {function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z22get_sub_group_local_id", visibility_ = 0 : i64, will_return} : () -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<global>}>
    %v113 = llvm.mlir.poison : vector<4xbf16>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v113 <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=4 : i32, cache_control = #xevm.store_cache_control<L1wt_L2wb_L3uc>}> {b = 1 : i32} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<4xbf16>)
    %v114 = xevm.local_size.y {my.a} : i32
    %v115 = llvm.mlir.poison : vector<1xf16>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v115 <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=1 : i32, cache_control = #xevm.store_cache_control<L1wb_L2wb_L3uc>}> {b = 1 : i32} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<1xf16>)
    llvm.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func spir_funccc @_Z42intel_sub_group_2d_block_write_16b_1r16x1cPU3AS1viiiDv2_iPt(!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z14get_local_sizej(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z42intel_sub_group_2d_block_write_32b_4r16x1cPU3AS1viiiDv2_iPt(!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z22atomic_work_item_fenceiii(i32, i32, i32) attributes {no_unwind}
// CHECK-NEXT:     llvm.func @f0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:       %0 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:       %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %2 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       llvm.call spir_funccc @_Z22atomic_work_item_fenceiii(%2, %0, %1) {function_type = !llvm.func<void (i32, i32, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z22atomic_work_item_fenceiii", visibility_ = 0 : i64} : (i32, i32, i32) -> ()
// CHECK-NEXT:       %3 = llvm.mlir.poison : vector<4xbf16>
// CHECK-NEXT:       %4 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:       %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %6 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %7 = llvm.insertelement %arg4, %4[%5 : i32] : vector<2xi32>
// CHECK-NEXT:       %8 = llvm.insertelement %arg3, %7[%6 : i32] : vector<2xi32>
// CHECK-NEXT:       %9 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:       %10 = llvm.alloca %9 x bf16 : (i32) -> !llvm.ptr
// CHECK-NEXT:       llvm.store %3, %10 : vector<4xbf16>, !llvm.ptr
// CHECK-NEXT:       llvm.call spir_funccc @_Z42intel_sub_group_2d_block_write_32b_4r16x1cPU3AS1viiiDv2_iPt(%arg0, %arg3, %arg4, %arg3, %8, %10) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z42intel_sub_group_2d_block_write_32b_4r16x1cPU3AS1viiiDv2_iPt", visibility_ = 0 : i64, will_return, xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 2 : i32, 0 : i32], [6443 : i32, 1 : i32, 1 : i32, 0 : i32]]} : (!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) -> ()
// CHECK-NEXT:       %11 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %12 = llvm.call spir_funccc @_Z14get_local_sizej(%11) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_local_sizej", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:       %13 = llvm.mlir.poison : vector<1xf16>
// CHECK-NEXT:       %14 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:       %15 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %16 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %17 = llvm.insertelement %arg4, %14[%15 : i32] : vector<2xi32>
// CHECK-NEXT:       %18 = llvm.insertelement %arg3, %17[%16 : i32] : vector<2xi32>
// CHECK-NEXT:       %19 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %20 = llvm.alloca %19 x f16 : (i32) -> !llvm.ptr
// CHECK-NEXT:       llvm.store %13, %20 : vector<1xf16>, !llvm.ptr
// CHECK-NEXT:       llvm.call spir_funccc @_Z42intel_sub_group_2d_block_write_16b_1r16x1cPU3AS1viiiDv2_iPt(%arg0, %arg3, %arg4, %arg3, %18, %20) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z42intel_sub_group_2d_block_write_16b_1r16x1cPU3AS1viiiDv2_iPt", visibility_ = 0 : i64, will_return, xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 4 : i32, 0 : i32], [6443 : i32, 1 : i32, 1 : i32, 0 : i32]]} : (!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.prefetch %p : (!llvm.ptr<1>)
    %v116 = llvm.mlir.poison : vector<4xbf16>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v116 <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=4 : i32, cache_control = #xevm.store_cache_control<L1wb_L2uc_L3wb>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<4xbf16>)
    %v117 = xevm.group_id.z : i32
    %v118 = llvm.mlir.poison : vector<4xf32>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v118 <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=4 : i32, cache_control = #xevm.store_cache_control<L1wb_L2uc_L3wb>}> {my.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<4xf32>)
    llvm.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func spir_funccc @_Z41intel_sub_group_2d_block_write_8b_4r16x1cPU3AS1viiiDv2_iPj(!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z12get_group_idj(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z42intel_sub_group_2d_block_write_32b_4r16x1cPU3AS1viiiDv2_iPt(!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z8prefetchPU3AS1Kcm(!llvm.ptr<1>, i64) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:     llvm.func @f0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:       %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       llvm.call spir_funccc @_Z8prefetchPU3AS1Kcm(%arg0, %0) {function_type = !llvm.func<void (ptr<1>, i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z8prefetchPU3AS1Kcm", visibility_ = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
// CHECK-NEXT:       %1 = llvm.mlir.poison : vector<4xbf16>
// CHECK-NEXT:       %2 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:       %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %4 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %5 = llvm.insertelement %arg4, %2[%3 : i32] : vector<2xi32>
// CHECK-NEXT:       %6 = llvm.insertelement %arg3, %5[%4 : i32] : vector<2xi32>
// CHECK-NEXT:       %7 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:       %8 = llvm.alloca %7 x bf16 : (i32) -> !llvm.ptr
// CHECK-NEXT:       llvm.store %1, %8 : vector<4xbf16>, !llvm.ptr
// CHECK-NEXT:       llvm.call spir_funccc @_Z42intel_sub_group_2d_block_write_32b_4r16x1cPU3AS1viiiDv2_iPt(%arg0, %arg3, %arg4, %arg3, %6, %8) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z42intel_sub_group_2d_block_write_32b_4r16x1cPU3AS1viiiDv2_iPt", visibility_ = 0 : i64, will_return, xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 4 : i32, 0 : i32], [6443 : i32, 1 : i32, 2 : i32, 0 : i32]]} : (!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) -> ()
// CHECK-NEXT:       %9 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %10 = llvm.call spir_funccc @_Z12get_group_idj(%9) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_group_idj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:       %11 = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:       %12 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:       %13 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %14 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %15 = llvm.insertelement %arg4, %12[%13 : i32] : vector<2xi32>
// CHECK-NEXT:       %16 = llvm.insertelement %arg3, %15[%14 : i32] : vector<2xi32>
// CHECK-NEXT:       %17 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:       %18 = llvm.alloca %17 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:       llvm.store %11, %18 : vector<4xf32>, !llvm.ptr
// CHECK-NEXT:       llvm.call spir_funccc @_Z41intel_sub_group_2d_block_write_8b_4r16x1cPU3AS1viiiDv2_iPj(%arg0, %arg3, %arg4, %arg3, %16, %18) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z41intel_sub_group_2d_block_write_8b_4r16x1cPU3AS1viiiDv2_iPj", visibility_ = 0 : i64, will_return, xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 4 : i32, 0 : i32], [6443 : i32, 1 : i32, 2 : i32, 0 : i32]]} : (!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.memfence <{scope=#xevm.mem_scope<device>, addrspace=#xevm.addr_space<global>}> {my.a}
    xevm.prefetch %p <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> {b = 1 : i32} : (!llvm.ptr<1>)
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v119 = xevm.group_count.x {b = 1 : i32} : i32
    xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<global>}> {b = 1 : i32}
    %v120 = llvm.load %p { cache_control = #xevm.load_cache_control<ir> } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { x } : i32, !llvm.ptr<1>
    llvm.return
  }
  llvm.func @f2(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v121 = xevm.group_id.x : i32
    %v122 = llvm.mlir.poison : vector<1xi16>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v122 <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<1xi16>)
    llvm.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func spir_funccc @_Z42intel_sub_group_2d_block_write_16b_1r16x1cPU3AS1viiiDv2_iPt(!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z12get_group_idj(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z14get_num_groupsj(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z8prefetchPU3AS1Kcm(!llvm.ptr<1>, i64) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:     llvm.func spir_funccc @_Z22atomic_work_item_fenceiii(i32, i32, i32) attributes {no_unwind}
// CHECK-NEXT:     llvm.func @f0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:       %0 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:       %1 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %2 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       llvm.call spir_funccc @_Z22atomic_work_item_fenceiii(%2, %0, %1) {function_type = !llvm.func<void (i32, i32, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z22atomic_work_item_fenceiii", visibility_ = 0 : i64} : (i32, i32, i32) -> ()
// CHECK-NEXT:       %3 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       llvm.call spir_funccc @_Z8prefetchPU3AS1Kcm(%arg0, %3) {function_type = !llvm.func<void (ptr<1>, i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z8prefetchPU3AS1Kcm", visibility_ = 0 : i64, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 1 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : (!llvm.ptr<1>, i64) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func @f1(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:       %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %1 = llvm.call spir_funccc @_Z14get_num_groupsj(%0) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_num_groupsj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:       %2 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:       %3 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %4 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       llvm.call spir_funccc @_Z22atomic_work_item_fenceiii(%4, %2, %3) {function_type = !llvm.func<void (i32, i32, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z22atomic_work_item_fenceiii", visibility_ = 0 : i64} : (i32, i32, i32) -> ()
// CHECK-NEXT:       %5 = llvm.load %arg0 {xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 4 : i32, 0 : i32], [6442 : i32, 1 : i32, 4 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
// CHECK-NEXT:       llvm.store %arg3, %arg0 {x} : i32, !llvm.ptr<1>
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func @f2(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:       %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %1 = llvm.call spir_funccc @_Z12get_group_idj(%0) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_group_idj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:       %2 = llvm.mlir.poison : vector<1xi16>
// CHECK-NEXT:       %3 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:       %4 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %5 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %6 = llvm.insertelement %arg4, %3[%4 : i32] : vector<2xi32>
// CHECK-NEXT:       %7 = llvm.insertelement %arg3, %6[%5 : i32] : vector<2xi32>
// CHECK-NEXT:       %8 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %9 = llvm.alloca %8 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT:       llvm.store %2, %9 : vector<1xi16>, !llvm.ptr
// CHECK-NEXT:       llvm.call spir_funccc @_Z42intel_sub_group_2d_block_write_16b_1r16x1cPU3AS1viiiDv2_iPt(%arg0, %arg3, %arg4, %arg3, %7, %9) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z42intel_sub_group_2d_block_write_16b_1r16x1cPU3AS1viiiDv2_iPt", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

  llvm.func @f0(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v123 = xevm.group_count.y {my.a} : i32
    xevm.memfence <{scope=#xevm.mem_scope<device>, addrspace=#xevm.addr_space<shared>}> {b = 1 : i32}
    %v124 = xevm.blockload2d %p, %j, %i, %j, %j, %i <{elem_size_in_bits=8 : i32, tile_width=4 : i32, tile_height=16 : i32, v_blocks=2 : i32, transpose=false, pack_register=false}> {my.a} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi32>
    %v125 = llvm.mlir.poison : vector<1xbf16>
    xevm.blockstore2d %p, %i, %j, %i, %j, %i, %v125 <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=1 : i32, cache_control = #xevm.store_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<1xbf16>)
    xevm.prefetch %p {my.a} : (!llvm.ptr<1>)
    %v126 = llvm.mlir.poison : vector<4xi32>
    %v127 = llvm.mlir.poison : vector<8xi32>
    %v128 = llvm.mlir.poison : vector<8xf32>
    %v129 = xevm.mma %v126, %v127, %v128 { shape=<m=8, n=16, k=16>, types=<d=s32, a=bf16, b=bf16, c=s32> } : (vector<4xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
    llvm.return
  }
  llvm.func @f1(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    xevm.prefetch %p <{cache_control = #xevm.load_cache_control<ir>}> {my.a} : (!llvm.ptr<1>)
    xevm.prefetch %p <{cache_control = #xevm.load_cache_control<L1c_L2uc_L3c>}> : (!llvm.ptr<1>)
    llvm.return
  }
  llvm.func @f2(%p: !llvm.ptr<1>, %g: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %j: i32) {
    %v130 = llvm.load %p { cache_control = #xevm.load_cache_control<L1c_L2uc_L3c> } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { x } : i32, !llvm.ptr<1>
    %v131 = llvm.load %p { x } : !llvm.ptr<1> -> i32
    llvm.store %i, %p { cache_control = #xevm.store_cache_control<L1wb_L2uc_L3wb> } : i32, !llvm.ptr<1>
    %v132 = xevm.blockload2d %g, %j, %j, %i, %j, %j <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=true, cache_control = #xevm.load_cache_control<L1s_L2c_L3c>}> {my.a} : (!llvm.ptr, i32, i32, i32, i32, i32) -> vector<4xi32>
    llvm.return
  }

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z51intel_sub_group_2d_block_read_transform_16b_8r16x1cPU3AS1viiiDv2_iPj(!llvm.ptr {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z40intel_sub_group_bf16_bf16_matrix_mad_k16Dv8_sDv8_iDv8_f(vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z8prefetchPU3AS1Kcm(!llvm.ptr<1>, i64) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:   llvm.func spir_funccc @_Z42intel_sub_group_2d_block_write_16b_1r16x1cPU3AS1viiiDv2_iPt(!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z40intel_sub_group_2d_block_read_8b_16r4x2cPU3AS1viiiDv2_iPj(!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z22atomic_work_item_fenceiii(i32, i32, i32) attributes {no_unwind}
// CHECK-NEXT:   llvm.func spir_funccc @_Z14get_num_groupsj(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func @f0(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z14get_num_groupsj(%0) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_num_groupsj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %4 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.call spir_funccc @_Z22atomic_work_item_fenceiii(%4, %2, %3) {function_type = !llvm.func<void (i32, i32, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z22atomic_work_item_fenceiii", visibility_ = 0 : i64} : (i32, i32, i32) -> ()
// CHECK-NEXT:     %5 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %7 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %8 = llvm.insertelement %arg4, %5[%6 : i32] : vector<2xi32>
// CHECK-NEXT:     %9 = llvm.insertelement %arg3, %8[%7 : i32] : vector<2xi32>
// CHECK-NEXT:     %10 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %11 = llvm.alloca %10 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z40intel_sub_group_2d_block_read_8b_16r4x2cPU3AS1viiiDv2_iPj(%arg0, %arg4, %arg3, %arg4, %9, %11) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z40intel_sub_group_2d_block_read_8b_16r4x2cPU3AS1viiiDv2_iPj", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:     %12 = llvm.load %11 : !llvm.ptr -> vector<2xi32>
// CHECK-NEXT:     %13 = llvm.mlir.poison : vector<1xbf16>
// CHECK-NEXT:     %14 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %15 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %16 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %17 = llvm.insertelement %arg4, %14[%15 : i32] : vector<2xi32>
// CHECK-NEXT:     %18 = llvm.insertelement %arg3, %17[%16 : i32] : vector<2xi32>
// CHECK-NEXT:     %19 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %20 = llvm.alloca %19 x bf16 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %13, %20 : vector<1xbf16>, !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z42intel_sub_group_2d_block_write_16b_1r16x1cPU3AS1viiiDv2_iPt(%arg0, %arg3, %arg4, %arg3, %18, %20) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z42intel_sub_group_2d_block_write_16b_1r16x1cPU3AS1viiiDv2_iPt", visibility_ = 0 : i64, will_return, xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 1 : i32, 0 : i32], [6443 : i32, 1 : i32, 1 : i32, 0 : i32]]} : (!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) -> ()
// CHECK-NEXT:     %21 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     llvm.call spir_funccc @_Z8prefetchPU3AS1Kcm(%arg0, %21) {function_type = !llvm.func<void (ptr<1>, i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z8prefetchPU3AS1Kcm", visibility_ = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
// CHECK-NEXT:     %22 = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %23 = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %24 = llvm.mlir.poison : vector<8xf32>
// CHECK-NEXT:     %25 = llvm.bitcast %22 : vector<4xi32> to vector<8xi16>
// CHECK-NEXT:     %26 = llvm.call spir_funccc @_Z40intel_sub_group_bf16_bf16_matrix_mad_k16Dv8_sDv8_iDv8_f(%25, %23, %24) {convergent, function_type = !llvm.func<vector<8xf32> (vector<8xi16>, vector<8xi32>, vector<8xf32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z40intel_sub_group_bf16_bf16_matrix_mad_k16Dv8_sDv8_iDv8_f", visibility_ = 0 : i64, will_return} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f1(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     llvm.call spir_funccc @_Z8prefetchPU3AS1Kcm(%arg0, %0) {function_type = !llvm.func<void (ptr<1>, i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z8prefetchPU3AS1Kcm", visibility_ = 0 : i64, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 4 : i32, 0 : i32], [6442 : i32, 1 : i32, 4 : i32, 0 : i32]]} : (!llvm.ptr<1>, i64) -> ()
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     llvm.call spir_funccc @_Z8prefetchPU3AS1Kcm(%arg0, %1) {function_type = !llvm.func<void (ptr<1>, i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z8prefetchPU3AS1Kcm", visibility_ = 0 : i64, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 2 : i32, 0 : i32], [6442 : i32, 1 : i32, 2 : i32, 0 : i32]]} : (!llvm.ptr<1>, i64) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f2(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:     %0 = llvm.load %arg0 {xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 2 : i32, 0 : i32], [6442 : i32, 1 : i32, 2 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.store %arg3, %arg0 {x} : i32, !llvm.ptr<1>
// CHECK-NEXT:     %1 = llvm.load %arg0 {x} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.store %arg3, %arg0 {xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 4 : i32, 0 : i32], [6443 : i32, 1 : i32, 2 : i32, 0 : i32]]} : i32, !llvm.ptr<1>
// CHECK-NEXT:     %2 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %4 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %5 = llvm.insertelement %arg4, %2[%3 : i32] : vector<2xi32>
// CHECK-NEXT:     %6 = llvm.insertelement %arg4, %5[%4 : i32] : vector<2xi32>
// CHECK-NEXT:     %7 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %8 = llvm.alloca %7 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z51intel_sub_group_2d_block_read_transform_16b_8r16x1cPU3AS1viiiDv2_iPj(%arg1, %arg4, %arg4, %arg3, %6, %8) {function_type = !llvm.func<void (ptr, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z51intel_sub_group_2d_block_read_transform_16b_8r16x1cPU3AS1viiiDv2_iPj", visibility_ = 0 : i64, will_return, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 3 : i32, 0 : i32], [6442 : i32, 1 : i32, 2 : i32, 0 : i32]]} : (!llvm.ptr {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:     %9 = llvm.load %8 : !llvm.ptr -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

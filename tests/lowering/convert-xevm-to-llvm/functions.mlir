// RUN: mlir-opt %s --split-input-file --convert-xevm-to-llvm | FileCheck %s

func.func @regs() {
  %0 = xevm.local_id.x : i32
  %1 = xevm.local_id.y : i32
  %2 = xevm.local_id.z range <i32, 0, 4> : i32
  %3 = xevm.local_size.x : i64
  %4 = xevm.local_size.y : i64
  %5 = xevm.local_size.z range <i64, 0, 4> : i64
  %6 = xevm.group_id.x : i32
  %7 = xevm.group_id.y : i32
  %8 = xevm.group_id.z : i32
  %9 = xevm.group_count.x : i32
  %10 = xevm.group_count.y : i32
  %11 = xevm.group_count.z {foo = 1} : i32
  %12 = xevm.lane_id : i32
  %14 = xevm.subgroup_id : i32
  %16 = xevm.subgroup_size range <i64, 0, 32>: i32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z18get_sub_group_size() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z16get_sub_group_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z22get_sub_group_local_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z14get_num_groupsj(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z12get_group_idj(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z14get_local_sizej(i32) -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z12get_local_idj(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @regs() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z12get_local_idj(%0) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_local_idj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.call spir_funccc @_Z12get_local_idj(%2) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_local_idj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     %4 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %5 = llvm.call spir_funccc @_Z12get_local_idj(%4) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_local_idj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %7 = llvm.call spir_funccc @_Z14get_local_sizej(%6) {function_type = !llvm.func<i64 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_local_sizej", visibility_ = 0 : i64, will_return} : (i32) -> i64
// CHECK-NEXT:     %8 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %9 = llvm.call spir_funccc @_Z14get_local_sizej(%8) {function_type = !llvm.func<i64 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_local_sizej", visibility_ = 0 : i64, will_return} : (i32) -> i64
// CHECK-NEXT:     %10 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %11 = llvm.call spir_funccc @_Z14get_local_sizej(%10) {function_type = !llvm.func<i64 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_local_sizej", visibility_ = 0 : i64, will_return} : (i32) -> i64
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %13 = llvm.call spir_funccc @_Z12get_group_idj(%12) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_group_idj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     %14 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %15 = llvm.call spir_funccc @_Z12get_group_idj(%14) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_group_idj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     %16 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %17 = llvm.call spir_funccc @_Z12get_group_idj(%16) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_group_idj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %19 = llvm.call spir_funccc @_Z14get_num_groupsj(%18) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_num_groupsj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     %20 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %21 = llvm.call spir_funccc @_Z14get_num_groupsj(%20) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_num_groupsj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     %22 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %23 = llvm.call spir_funccc @_Z14get_num_groupsj(%22) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_num_groupsj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     %24 = llvm.call spir_funccc @_Z22get_sub_group_local_id() {function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z22get_sub_group_local_id", visibility_ = 0 : i64, will_return} : () -> i32
// CHECK-NEXT:     %25 = llvm.call spir_funccc @_Z16get_sub_group_id() {function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z16get_sub_group_id", visibility_ = 0 : i64, will_return} : () -> i32
// CHECK-NEXT:     %26 = llvm.call spir_funccc @_Z18get_sub_group_size() {function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z18get_sub_group_size", visibility_ = 0 : i64, will_return} : () -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pre(%p: !llvm.ptr<1>) {
  xevm.prefetch %p : (!llvm.ptr<1>)
  xevm.prefetch %p <{cache_control=#xevm.load_cache_control<L1uc_L2uc_L3uc>}> {foo = 1}: (!llvm.ptr<1>)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z8prefetchPU3AS1Kcm(!llvm.ptr<1>, i64) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:   func.func @pre(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     llvm.call spir_funccc @_Z8prefetchPU3AS1Kcm(%arg0, %0) {function_type = !llvm.func<void (ptr<1>, i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z8prefetchPU3AS1Kcm", visibility_ = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     llvm.call spir_funccc @_Z8prefetchPU3AS1Kcm(%arg0, %1) {function_type = !llvm.func<void (ptr<1>, i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z8prefetchPU3AS1Kcm", visibility_ = 0 : i64, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 1 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : (!llvm.ptr<1>, i64) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pre(%p: !llvm.ptr<4>) {
  xevm.prefetch %p <{cache_control=#xevm.load_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<4>)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z8prefetchPU3AS1Kcm(!llvm.ptr<4>, i64) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:   func.func @pre(%arg0: !llvm.ptr<4>) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     llvm.call spir_funccc @_Z8prefetchPU3AS1Kcm(%arg0, %0) {function_type = !llvm.func<void (ptr<4>, i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z8prefetchPU3AS1Kcm", visibility_ = 0 : i64, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 1 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : (!llvm.ptr<4>, i64) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>) {
  %a = xevm.blockload %p <{cache_control=#xevm.load_cache_control<ir>}>: (!llvm.ptr<1>) -> vector<4xi16>
  %b = xevm.blockload %p : (!llvm.ptr<1>) -> i16
  %c = xevm.blockload %p : (!llvm.ptr<1>) -> i8
  %d = xevm.blockload %p : (!llvm.ptr<1>) -> i32
  %e = xevm.blockload %p : (!llvm.ptr<1>) -> i64
  %f = xevm.blockload %p : (!llvm.ptr<1>) -> vector<16xi8>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z31intel_sub_group_block_read_uc16PU3AS1h(!llvm.ptr<1>) -> vector<16xi8> attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_ulPU3AS1m(!llvm.ptr<1>) -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_uiPU3AS1j(!llvm.ptr<1>) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_ucPU3AS1h(!llvm.ptr<1>) -> i8 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z29intel_sub_group_block_read_usPU3AS1t(!llvm.ptr<1>) -> i16 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z30intel_sub_group_block_read_us4PU3AS1t(!llvm.ptr<1>) -> vector<4xi16> attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z30intel_sub_group_block_read_us4PU3AS1t(%arg0) {function_type = !llvm.func<vector<4xi16> (ptr<1>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z30intel_sub_group_block_read_us4PU3AS1t", visibility_ = 0 : i64, will_return, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 4 : i32, 0 : i32], [6442 : i32, 1 : i32, 4 : i32, 0 : i32]]} : (!llvm.ptr<1>) -> vector<4xi16>
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_usPU3AS1t(%arg0) {function_type = !llvm.func<i16 (ptr<1>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_usPU3AS1t", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>) -> i16
// CHECK-NEXT:     %2 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_ucPU3AS1h(%arg0) {function_type = !llvm.func<i8 (ptr<1>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_ucPU3AS1h", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>) -> i8
// CHECK-NEXT:     %3 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_uiPU3AS1j(%arg0) {function_type = !llvm.func<i32 (ptr<1>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_uiPU3AS1j", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>) -> i32
// CHECK-NEXT:     %4 = llvm.call spir_funccc @_Z29intel_sub_group_block_read_ulPU3AS1m(%arg0) {function_type = !llvm.func<i64 (ptr<1>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z29intel_sub_group_block_read_ulPU3AS1m", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>) -> i64
// CHECK-NEXT:     %5 = llvm.call spir_funccc @_Z31intel_sub_group_block_read_uc16PU3AS1h(%arg0) {function_type = !llvm.func<vector<16xi8> (ptr<1>)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z31intel_sub_group_block_read_uc16PU3AS1h", visibility_ = 0 : i64, will_return} : (!llvm.ptr<1>) -> vector<16xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false, cache_control=#xevm.load_cache_control<L1s_L2c_L3c>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z41intel_sub_group_2d_block_read_16b_8r16x1cPU3AS1viiiDv2_iPt(!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>, %arg1: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %6 = llvm.alloca %5 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z41intel_sub_group_2d_block_read_16b_8r16x1cPU3AS1viiiDv2_iPt(%arg0, %arg1, %arg1, %arg1, %4, %6) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z41intel_sub_group_2d_block_read_16b_8r16x1cPU3AS1viiiDv2_iPt", visibility_ = 0 : i64, will_return, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 3 : i32, 0 : i32], [6442 : i32, 1 : i32, 2 : i32, 0 : i32]]} : (!llvm.ptr<1> {llvm.nonnull, llvm.readonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.writeonly}) -> ()
// CHECK-NEXT:     %7 = llvm.load %6 : !llvm.ptr -> vector<8xi16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) {
  xevm.blockprefetch2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=32 : i32, tile_height=8 : i32, v_blocks=1 : i32, cache_control=#xevm.load_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z44intel_sub_group_2d_block_prefetch_8b_8r32x1cPU3AS1viiiDv2_i(!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>, %arg1: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     llvm.call spir_funccc @_Z44intel_sub_group_2d_block_prefetch_8b_8r32x1cPU3AS1viiiDv2_i(%arg0, %arg1, %arg1, %arg1, %4) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z44intel_sub_group_2d_block_prefetch_8b_8r32x1cPU3AS1viiiDv2_i", visibility_ = 0 : i64, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 1 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : (!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi32>) {
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=8 : i32, cache_control=#xevm.store_cache_control<L1wb_L2uc_L3wb>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z42intel_sub_group_2d_block_write_32b_8r16x1cPU3AS1viiiDv2_iPj(!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: !llvm.ptr<1>, %arg1: i32, %arg2: vector<8xi32>) {
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %arg1, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %6 = llvm.alloca %5 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg2, %6 : vector<8xi32>, !llvm.ptr
// CHECK-NEXT:     llvm.call spir_funccc @_Z42intel_sub_group_2d_block_write_32b_8r16x1cPU3AS1viiiDv2_iPj(%arg0, %arg1, %arg1, %arg1, %4, %6) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>, ptr)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z42intel_sub_group_2d_block_write_32b_8r16x1cPU3AS1viiiDv2_iPj", visibility_ = 0 : i64, will_return, xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 4 : i32, 0 : i32], [6443 : i32, 1 : i32, 2 : i32, 0 : i32]]} : (!llvm.ptr<1> {llvm.nonnull, llvm.writeonly}, i32, i32, i32, vector<2xi32>, !llvm.ptr {llvm.nonnull, llvm.readonly}) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @l(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=16>, types=<d=f32, a=f16, b=f16, c=f32> } : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z38intel_sub_group_f16_f16_matrix_mad_k16Dv8_sDv8_iDv8_f(vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32> attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:   func.func @l(%arg0: vector<8xi16>, %arg1: vector<8xi32>, %arg2: vector<8xf32>) {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z38intel_sub_group_f16_f16_matrix_mad_k16Dv8_sDv8_iDv8_f(%arg0, %arg1, %arg2) {convergent, function_type = !llvm.func<vector<8xf32> (vector<8xi16>, vector<8xi32>, vector<8xf32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z38intel_sub_group_f16_f16_matrix_mad_k16Dv8_sDv8_iDv8_f", visibility_ = 0 : i64, will_return} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @_Z22get_sub_group_local_id() -> i32
func.func @f() {
  %0 = xevm.lane_id : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z22get_sub_group_local_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z22get_sub_group_local_id() {function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z22get_sub_group_local_id", unnamed_addr = 0 : i64, visibility_ = 0 : i64, will_return} : () -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func spir_kernelcc @_Z22get_sub_group_local_id() -> i32 attributes {will_return, foo, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, passthrough=["x"]} {
  %0 = xevm.lane_id : i32
  llvm.return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z22get_sub_group_local_id() -> i32 attributes {foo, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["x"], will_return} {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z22get_sub_group_local_id() {foo, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["x"], sym_name = "_Z22get_sub_group_local_id", unnamed_addr = 0 : i64, visibility_ = 0 : i64, will_return} : () -> i32
// CHECK-NEXT:     llvm.return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

"test.x"() ({
  func.func @f() {
    %0 = xevm.lane_id : i32
    return
  }
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z22get_sub_group_local_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   "test.x"() ({
// CHECK-NEXT:     func.func @f() {
// CHECK-NEXT:       %0 = llvm.call spir_funccc @_Z22get_sub_group_local_id() {function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z22get_sub_group_local_id", visibility_ = 0 : i64, will_return} : () -> i32
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }

// -----

func.func @twice(%p: !llvm.ptr<1>) {
  xevm.prefetch %p : (!llvm.ptr<1>)
  return
}
func.func @again(%p: !llvm.ptr<1>) {
  xevm.prefetch %p : (!llvm.ptr<1>)
  %0 = xevm.lane_id : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z22get_sub_group_local_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z8prefetchPU3AS1Kcm(!llvm.ptr<1>, i64) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:   func.func @twice(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     llvm.call spir_funccc @_Z8prefetchPU3AS1Kcm(%arg0, %0) {function_type = !llvm.func<void (ptr<1>, i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z8prefetchPU3AS1Kcm", visibility_ = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @again(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     llvm.call spir_funccc @_Z8prefetchPU3AS1Kcm(%arg0, %0) {function_type = !llvm.func<void (ptr<1>, i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z8prefetchPU3AS1Kcm", visibility_ = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z22get_sub_group_local_id() {function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z22get_sub_group_local_id", visibility_ = 0 : i64, will_return} : () -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @_Z8prefetchPU3AS1Kcm(!llvm.ptr<1> {llvm.noalias}, i64) attributes {convergent, will_return, memory_effects = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, dso_local, sym_visibility = "private"}
func.func @twice(%p: !llvm.ptr<1>) {
  xevm.prefetch %p {my.attr} : (!llvm.ptr<1>)
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z8prefetchPU3AS1Kcm(!llvm.ptr<1> {llvm.noalias}, i64) attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, sym_visibility = "private"}
// CHECK-NEXT:   func.func @twice(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     llvm.call spir_funccc @_Z8prefetchPU3AS1Kcm(%arg0, %0) {dso_local, function_type = !llvm.func<void (ptr<1>, i64)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, sym_name = "_Z8prefetchPU3AS1Kcm", sym_visibility = "private", unnamed_addr = 0 : i64, visibility_ = 0 : i64} : (!llvm.ptr<1> {llvm.noalias}, i64) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @f() kernel {
    %0 = xevm.lane_id : i32
    gpu.return
  }
}
gpu.module @n {
  gpu.func @f() kernel {
    %0 = xevm.lane_id : i32
    gpu.return
  }
}
func.func @f() {
  %0 = xevm.lane_id : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z22get_sub_group_local_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func spir_funccc @_Z22get_sub_group_local_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     gpu.func @f() kernel {
// CHECK-NEXT:       %0 = llvm.call spir_funccc @_Z22get_sub_group_local_id() {function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z22get_sub_group_local_id", visibility_ = 0 : i64, will_return} : () -> i32
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.module @n {
// CHECK-NEXT:     llvm.func spir_funccc @_Z22get_sub_group_local_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     gpu.func @f() kernel {
// CHECK-NEXT:       %0 = llvm.call spir_funccc @_Z22get_sub_group_local_id() {function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z22get_sub_group_local_id", visibility_ = 0 : i64, will_return} : () -> i32
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z22get_sub_group_local_id() {function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z22get_sub_group_local_id", visibility_ = 0 : i64, will_return} : () -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = xevm.lane_id : i32
  cf.br ^b
^b:
  %1 = xevm.subgroup_id : i32
  return
^dead:
  %2 = xevm.subgroup_size : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z16get_sub_group_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func spir_funccc @_Z22get_sub_group_local_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f(%arg0: i1) {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z22get_sub_group_local_id() {function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z22get_sub_group_local_id", visibility_ = 0 : i64, will_return} : () -> i32
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z16get_sub_group_id() {function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z16get_sub_group_id", visibility_ = 0 : i64, will_return} : () -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb3:  // no predecessors
// CHECK-NEXT:     %2 = xevm.subgroup_size : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

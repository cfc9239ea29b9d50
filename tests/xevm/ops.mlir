// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

llvm.func @blocks(%p: !llvm.ptr<1>, %q: !llvm.ptr<4>, %v: vector<8xi16>) {
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> i8
  %1 = xevm.blockload %p <{cache_control = #xevm.load_cache_control<L1c_L2uc_L3uc>}> {hint} : (!llvm.ptr<1>) -> vector<16xi8>
  %2 = xevm.blockload %q : (!llvm.ptr<4>) -> vector<2xi64>
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<8xi16>)
  xevm.blockstore %p, %0 <{cache_control = #xevm.store_cache_control<L1wb_L2uc_L3wb>}> : (!llvm.ptr<1>, i8)
  xevm.prefetch %p : (!llvm.ptr<1>)
  xevm.prefetch %q <{cache_control = #xevm.load_cache_control<ir>}> {hint} : (!llvm.ptr<4>)
  llvm.return
}
llvm.func @tiles(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>, %f: vector<8xf32>) {
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
  %1 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false, cache_control = #xevm.load_cache_control<L1s_L2c_L3c>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xf32>
  %2 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> {hint} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %f <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, cache_control = #xevm.store_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xf32>)
  xevm.blockprefetch2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 32 : i32, v_blocks = 8 : i32, cache_control = #xevm.load_cache_control<L1uc_L2c_L3uc>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}
llvm.func @products(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  %0 = xevm.mma %a, %b {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16>} : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>
  %1 = xevm.mma %a, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = bf16, b = bf16, c = f32>} {hint} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return
}
llvm.func @fences() {
  xevm.memfence <{scope = #xevm.mem_scope<lane>}>
  xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}> {hint}
  llvm.return
}
llvm.func @places() {
  %0 = xevm.group_count.x : i32
  %1 = xevm.group_count.y range <i32, 0, 64> : i32
  %2 = xevm.group_count.z : i64
  %3 = xevm.group_id.x : i32
  %4 = xevm.group_id.y range <i32, 0, 64> : i32
  %5 = xevm.group_id.z : i64
  %6 = xevm.local_id.x : i32
  %7 = xevm.local_id.y range <i32, 0, 64> : i32
  %8 = xevm.local_id.z : i64
  %9 = xevm.local_size.x : i32
  %10 = xevm.local_size.y range <i32, 0, 64> : i32
  %11 = xevm.local_size.z : i64
  %12 = xevm.lane_id {hint} : i32
  %13 = xevm.subgroup_id {hint} : i32
  %14 = xevm.subgroup_size {hint} : i32
  llvm.return
}
llvm.func @attributes() attributes {
  addr_space = [#xevm.addr_space<private>, #xevm.addr_space<global>, #xevm.addr_space<constant>, #xevm.addr_space<shared>, #xevm.addr_space<generic>],
  load_cache_control = [#xevm.load_cache_control<L1uc_L2uc_L3uc>, #xevm.load_cache_control<L1uc_L2uc_L3c>, #xevm.load_cache_control<L1uc_L2c_L3uc>, #xevm.load_cache_control<L1uc_L2c_L3c>, #xevm.load_cache_control<L1c_L2uc_L3uc>, #xevm.load_cache_control<L1c_L2uc_L3c>, #xevm.load_cache_control<L1c_L2c_L3uc>, #xevm.load_cache_control<L1c_L2c_L3c>, #xevm.load_cache_control<L1s_L2uc_L3uc>, #xevm.load_cache_control<L1s_L2uc_L3c>, #xevm.load_cache_control<L1s_L2c_L3uc>, #xevm.load_cache_control<L1s_L2c_L3c>, #xevm.load_cache_control<ir>],
  mem_scope = [#xevm.mem_scope<lane>, #xevm.mem_scope<subgroup>, #xevm.mem_scope<workgroup>, #xevm.mem_scope<cluster>, #xevm.mem_scope<device>, #xevm.mem_scope<system>],
  store_cache_control = [#xevm.store_cache_control<L1uc_L2uc_L3uc>, #xevm.store_cache_control<L1uc_L2uc_L3wb>, #xevm.store_cache_control<L1uc_L2wb_L3uc>, #xevm.store_cache_control<L1uc_L2wb_L3wb>, #xevm.store_cache_control<L1wt_L2uc_L3uc>, #xevm.store_cache_control<L1wt_L2uc_L3wb>, #xevm.store_cache_control<L1wt_L2wb_L3uc>, #xevm.store_cache_control<L1wt_L2wb_L3wb>, #xevm.store_cache_control<L1s_L2uc_L3uc>, #xevm.store_cache_control<L1s_L2uc_L3wb>, #xevm.store_cache_control<L1s_L2wb_L3uc>, #xevm.store_cache_control<L1s_L2wb_L3wb>, #xevm.store_cache_control<L1wb_L2uc_L3uc>, #xevm.store_cache_control<L1wb_L2wb_L3uc>, #xevm.store_cache_control<L1wb_L2uc_L3wb>],
  targets = [#xevm.target, #xevm.target<>, #xevm.target<O = 2>, #xevm.target<O = 9, chip = "pvc">,
    #xevm.target<linkFiles = ["a"], flags = {fast}, triple = "spirv64">, #xevm<target<O = 0>>],
  types = [#xevm.mma_types<c = tf32, b = u8, a = s8, d = s32>, #xevm.mma_types<d = bf16, a = u4, b = s4>]
} { llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @blocks(%[[V0:.*]]: !llvm.ptr<1>, %[[V1:.*]]: !llvm.ptr<4>, %[[V2:.*]]: vector<8xi16>) {
// CHECK-NEXT:     %[[V3:.*]] = xevm.blockload %[[V0]]  : (!llvm.ptr<1>) -> i8
// CHECK-NEXT:     %[[V4:.*]] = xevm.blockload %[[V0]] <{cache_control = #xevm.load_cache_control<L1c_L2uc_L3uc>}> {hint} : (!llvm.ptr<1>) -> vector<16xi8>
// CHECK-NEXT:     %[[V5:.*]] = xevm.blockload %[[V1]]  : (!llvm.ptr<4>) -> vector<2xi64>
// CHECK-NEXT:     xevm.blockstore %[[V0]], %[[V2]]  : (!llvm.ptr<1>, vector<8xi16>)
// CHECK-NEXT:     xevm.blockstore %[[V0]], %[[V3]] <{cache_control = #xevm.store_cache_control<L1wb_L2uc_L3wb>}> : (!llvm.ptr<1>, i8)
// CHECK-NEXT:     xevm.prefetch %[[V0]]  : (!llvm.ptr<1>)
// CHECK-NEXT:     xevm.prefetch %[[V1]] <{cache_control = #xevm.load_cache_control<ir>}> {hint} : (!llvm.ptr<4>)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @tiles(%[[V6:.*]]: !llvm.ptr<1>, %[[V7:.*]]: i32, %[[V8:.*]]: vector<8xi16>, %[[V9:.*]]: vector<8xf32>) {
// CHECK-NEXT:     %[[V10:.*]] = xevm.blockload2d %[[V6]], %[[V7]], %[[V7]], %[[V7]], %[[V7]], %[[V7]] <{elem_size_in_bits = 8 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 32 : i32, transpose = false, v_blocks = 2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
// CHECK-NEXT:     %[[V11:.*]] = xevm.blockload2d %[[V6]], %[[V7]], %[[V7]], %[[V7]], %[[V7]], %[[V7]] <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>, elem_size_in_bits = 32 : i32, pack_register = false, tile_height = 16 : i32, tile_width = 8 : i32, transpose = true, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     %[[V12:.*]] = xevm.blockload2d %[[V6]], %[[V7]], %[[V7]], %[[V7]], %[[V7]], %[[V7]] <{elem_size_in_bits = 16 : i32, pack_register = true, tile_height = 16 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> {hint} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
// CHECK-NEXT:     xevm.blockstore2d %[[V6]], %[[V7]], %[[V7]], %[[V7]], %[[V7]], %[[V7]], %[[V8]] <{elem_size_in_bits = 16 : i32, tile_height = 8 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
// CHECK-NEXT:     xevm.blockstore2d %[[V6]], %[[V7]], %[[V7]], %[[V7]], %[[V7]], %[[V7]], %[[V9]] <{cache_control = #xevm.store_cache_control<L1uc_L2uc_L3uc>, elem_size_in_bits = 32 : i32, tile_height = 8 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xf32>)
// CHECK-NEXT:     xevm.blockprefetch2d %[[V6]], %[[V7]], %[[V7]], %[[V7]], %[[V7]], %[[V7]] <{cache_control = #xevm.load_cache_control<L1uc_L2c_L3uc>, elem_size_in_bits = 32 : i32, tile_height = 32 : i32, tile_width = 8 : i32, v_blocks = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @products(%[[V13:.*]]: vector<8xi16>, %[[V14:.*]]: vector<8xi32>, %[[V15:.*]]: vector<8xf32>) {
// CHECK-NEXT:     %[[V16:.*]] = xevm.mma %[[V13]], %[[V14]] {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16>} : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>
// CHECK-NEXT:     %[[V17:.*]] = xevm.mma %[[V13]], %[[V14]], %[[V15]] {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = bf16, b = bf16, c = f32>} {hint} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @fences() {
// CHECK-NEXT:     xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<lane>}>
// CHECK-NEXT:     xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}> {hint}
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @places() {
// CHECK-NEXT:     %[[V18:.*]] = xevm.group_count.x : i32
// CHECK-NEXT:     %[[V19:.*]] = xevm.group_count.y range <i32, 0, 64> : i32
// CHECK-NEXT:     %[[V20:.*]] = xevm.group_count.z : i64
// CHECK-NEXT:     %[[V21:.*]] = xevm.group_id.x : i32
// CHECK-NEXT:     %[[V22:.*]] = xevm.group_id.y range <i32, 0, 64> : i32
// CHECK-NEXT:     %[[V23:.*]] = xevm.group_id.z : i64
// CHECK-NEXT:     %[[V24:.*]] = xevm.local_id.x : i32
// CHECK-NEXT:     %[[V25:.*]] = xevm.local_id.y range <i32, 0, 64> : i32
// CHECK-NEXT:     %[[V26:.*]] = xevm.local_id.z : i64
// CHECK-NEXT:     %[[V27:.*]] = xevm.local_size.x : i32
// CHECK-NEXT:     %[[V28:.*]] = xevm.local_size.y range <i32, 0, 64> : i32
// CHECK-NEXT:     %[[V29:.*]] = xevm.local_size.z : i64
// CHECK-NEXT:     %[[V30:.*]] = xevm.lane_id {hint} : i32
// CHECK-NEXT:     %[[V31:.*]] = xevm.subgroup_id {hint} : i32
// CHECK-NEXT:     %[[V32:.*]] = xevm.subgroup_size {hint} : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @attributes() attributes {addr_space = [#xevm.addr_space<private>, #xevm.addr_space<global>, #xevm.addr_space<constant>, #xevm.addr_space<shared>, #xevm.addr_space<generic>], load_cache_control = [#xevm.load_cache_control<L1uc_L2uc_L3uc>, #xevm.load_cache_control<L1uc_L2uc_L3c>, #xevm.load_cache_control<L1uc_L2c_L3uc>, #xevm.load_cache_control<L1uc_L2c_L3c>, #xevm.load_cache_control<L1c_L2uc_L3uc>, #xevm.load_cache_control<L1c_L2uc_L3c>, #xevm.load_cache_control<L1c_L2c_L3uc>, #xevm.load_cache_control<L1c_L2c_L3c>, #xevm.load_cache_control<L1s_L2uc_L3uc>, #xevm.load_cache_control<L1s_L2uc_L3c>, #xevm.load_cache_control<L1s_L2c_L3uc>, #xevm.load_cache_control<L1s_L2c_L3c>, #xevm.load_cache_control<ir>], mem_scope = [#xevm.mem_scope<lane>, #xevm.mem_scope<subgroup>, #xevm.mem_scope<workgroup>, #xevm.mem_scope<cluster>, #xevm.mem_scope<device>, #xevm.mem_scope<system>], store_cache_control = [#xevm.store_cache_control<L1uc_L2uc_L3uc>, #xevm.store_cache_control<L1uc_L2uc_L3wb>, #xevm.store_cache_control<L1uc_L2wb_L3uc>, #xevm.store_cache_control<L1uc_L2wb_L3wb>, #xevm.store_cache_control<L1wt_L2uc_L3uc>, #xevm.store_cache_control<L1wt_L2uc_L3wb>, #xevm.store_cache_control<L1wt_L2wb_L3uc>, #xevm.store_cache_control<L1wt_L2wb_L3wb>, #xevm.store_cache_control<L1s_L2uc_L3uc>, #xevm.store_cache_control<L1s_L2uc_L3wb>, #xevm.store_cache_control<L1s_L2wb_L3uc>, #xevm.store_cache_control<L1s_L2wb_L3wb>, #xevm.store_cache_control<L1wb_L2uc_L3uc>, #xevm.store_cache_control<L1wb_L2wb_L3uc>, #xevm.store_cache_control<L1wb_L2uc_L3wb>], targets = [#xevm.target, #xevm.target, #xevm.target, #xevm.target<O = 9, chip = "pvc">, #xevm.target<triple = "spirv64", flags = {fast}, linkFiles = ["a"]>, #xevm.target<O = 0>], types = [#xevm.mma_types<d = s32, a = s8, b = u8, c = tf32>, #xevm.mma_types<d = bf16, a = u4, b = s4>]} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

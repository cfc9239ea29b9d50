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
  xevm.memfence {scope = #xevm.mem_scope<subgroup>, addrspace = #xevm.addr_space<shared>}
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

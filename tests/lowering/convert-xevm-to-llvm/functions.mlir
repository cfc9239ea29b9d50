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

// -----

func.func @pre(%p: !llvm.ptr<1>) {
  xevm.prefetch %p : (!llvm.ptr<1>)
  xevm.prefetch %p <{cache_control=#xevm.load_cache_control<L1uc_L2uc_L3uc>}> {foo = 1}: (!llvm.ptr<1>)
  return
}

// -----

func.func @pre(%p: !llvm.ptr<4>) {
  xevm.prefetch %p <{cache_control=#xevm.load_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<4>)
  return
}

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

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false, cache_control=#xevm.load_cache_control<L1s_L2c_L3c>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) {
  xevm.blockprefetch2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=32 : i32, tile_height=8 : i32, v_blocks=1 : i32, cache_control=#xevm.load_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi32>) {
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=8 : i32, cache_control=#xevm.store_cache_control<L1wb_L2uc_L3wb>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  return
}

// -----

func.func @l(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=16>, types=<d=f32, a=f16, b=f16, c=f32> } : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  return
}

// -----

llvm.func @_Z22get_sub_group_local_id() -> i32
func.func @f() {
  %0 = xevm.lane_id : i32
  return
}

// -----

llvm.func spir_kernelcc @_Z22get_sub_group_local_id() -> i32 attributes {will_return, foo, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, passthrough=["x"]} {
  %0 = xevm.lane_id : i32
  llvm.return %0 : i32
}

// -----

"test.x"() ({
  func.func @f() {
    %0 = xevm.lane_id : i32
    return
  }
}) : () -> ()

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

// -----

llvm.func @_Z8prefetchPU3AS1Kcm(!llvm.ptr<1> {llvm.noalias}, i64) attributes {convergent, will_return, memory_effects = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, dso_local, sym_visibility = "private"}
func.func @twice(%p: !llvm.ptr<1>) {
  xevm.prefetch %p {my.attr} : (!llvm.ptr<1>)
  return
}

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

// RUN: mlir-opt %s --split-input-file --convert-xevm-to-llvm | FileCheck %s

func.func @m(%a: vector<8xi8>, %b: vector<2xi8>, %c: vector<8xi8>) {
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=16>, types=<d=f32, a=f16, b=f16, c=f32> } : (vector<8xi8>, vector<2xi8>, vector<8xi8>) -> vector<8xi8>
  return
}

// -----

func.func @m(%a: vector<8xi8>, %b: vector<4xi8>, %c: vector<8xi8>) {
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=16>, types=<d=f32, a=u4, b=s4, c=f32> } : (vector<8xi8>, vector<4xi8>, vector<8xi8>) -> vector<8xi8>
  return
}

// -----

func.func @m(%a: vector<8xi8>, %b: vector<4xi8>, %c: vector<8xsi8>) {
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=16>, types=<d=bf16, a=u8, b=tf32, c=bf16> } : (vector<8xi8>, vector<4xi8>, vector<8xsi8>) -> vector<8xsi8>
  return
}

// -----

llvm.func @_Z44intel_sub_group_2d_block_prefetch_8b_8r32x1cPU3AS1viiiDv2_i(!llvm.ptr<1> {llvm.noalias}, i32, i32 {a.b}, i32, vector<2xi32>)
func.func @l(%p: !llvm.ptr<1>, %i: i32) {
  xevm.blockprefetch2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=32 : i32, tile_height=8 : i32, v_blocks=1 : i32, cache_control=#xevm.load_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

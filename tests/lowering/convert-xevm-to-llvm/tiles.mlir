// RUN: mlir-opt %s --split-input-file --convert-xevm-to-llvm | FileCheck %s

func.func @l(%p: !llvm.ptr<1>, %i: i32) -> vector<8xi8> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi8>
  return %a : vector<8xi8>
}

// -----

func.func @l(%p: !llvm.ptr<4>, %i: i32) -> vector<4xi16> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<4>, i32, i32, i32, i32, i32) -> vector<4xi16>
  return %a : vector<4xi16>
}

// -----

func.func @l(%p: !llvm.ptr<3>, %i: i32) -> vector<8xf16> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<3>, i32, i32, i32, i32, i32) -> vector<8xf16>
  return %a : vector<8xf16>
}

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) -> vector<8xi32> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=2 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return %a : vector<8xi32>
}

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) -> vector<8xf32> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=2 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xf32>
  return %a : vector<8xf32>
}

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) -> vector<8xf32> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xf32>
  return %a : vector<8xf32>
}

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) -> vector<4xi32> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=32 : i32, tile_width=8 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=true, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  return %a : vector<4xi32>
}

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) -> vector<8xf32> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=32 : i32, tile_width=8 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=true, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xf32>
  return %a : vector<8xf32>
}

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) -> vector<8xi32> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return %a : vector<8xi32>
}

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) -> vector<16xf32> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=16 : i32, v_blocks=2 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xf32>
  return %a : vector<16xf32>
}

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) -> vector<8xi32> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=32 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return %a : vector<8xi32>
}

// -----

func.func @l(%p: !llvm.ptr<12>, %i: i32) -> vector<32xi32> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=32 : i32, v_blocks=4 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<12>, i32, i32, i32, i32, i32) -> vector<32xi32>
  return %a : vector<32xi32>
}

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) -> vector<64xsi8> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=32 : i32, tile_height=32 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xsi8>
  return %a : vector<64xsi8>
}

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32) -> vector<64xui8> {
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=32 : i32, tile_height=32 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xui8>
  return %a : vector<64xui8>
}

// -----

func.func @m(%a: vector<8xf16>, %b: vector<16xf16>, %c: vector<8xf32>) -> vector<8xf32> {
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=16>, types=<d=f32, a=f16, b=f16, c=f32> } : (vector<8xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  return %d : vector<8xf32>
}

// -----

func.func @m(%a: vector<8xbf16>, %b: vector<16xbf16>, %c: vector<8xbf16>) -> vector<8xbf16> {
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=16>, types=<d=bf16, a=bf16, b=bf16, c=bf16> } : (vector<8xbf16>, vector<16xbf16>, vector<8xbf16>) -> vector<8xbf16>
  return %d : vector<8xbf16>
}

// -----

func.func @m(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf16>) -> vector<8xf16> {
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=16>, types=<d=f16, a=f16, b=f16, c=f16> } : (vector<8xi16>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  return %d : vector<8xf16>
}

// -----

func.func @m(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xi32>) -> vector<8xi32> {
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=32>, types=<d=s32, a=s8, b=u8, c=s32> } : (vector<8xi16>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  return %d : vector<8xi32>
}

// -----

func.func @m(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xi32>) -> vector<8xi32> {
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=64>, types=<d=s32, a=s4, b=u4, c=s32> } : (vector<8xi16>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  return %d : vector<8xi32>
}

// -----

func.func @m(%a: vector<4xi32>, %b: vector<8xi32>, %c: vector<8xf32>) -> vector<8xf32> {
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=8>, types=<d=f32, a=tf32, b=tf32, c=f32> } : (vector<4xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  return %d : vector<8xf32>
}

// RUN: mlir-opt %s --split-input-file --convert-xevm-to-llvm --verify-diagnostics

func.func @l(%p: !llvm.ptr<1>, %i: i32) -> vector<8xtf32> {
  // expected-error @below {{'xevm.blockload2d' op result size of 152 bits does not match the expected size of 256 bits}}
  %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=2 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xtf32>
  return %a : vector<8xtf32>
}

// -----

func.func @m(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) -> vector<8xf32> {
  // expected-error @below {{failed to legalize operation 'xevm.mma' that was explicitly marked illegal}}
  %d = xevm.mma %a, %b { shape=<m=8, n=16, k=16>, types=<d=f32, a=f16, b=f16> } : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>
  return %d : vector<8xf32>
}

// -----

func.func @m(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xi32>) -> vector<8xi32> {
  // expected-error @below {{failed to legalize operation 'xevm.mma' that was explicitly marked illegal}}
  %d = xevm.mma %a, %b { shape=<m=8, n=16, k=32>, types=<d=s32, a=u8, b=u8> } : (vector<8xi16>, vector<8xi32>) -> vector<8xi32>
  return %d : vector<8xi32>
}

// -----

func.func @m(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<8xf32>) -> vector<8xf32> {
  // expected-error @below {{failed to legalize operation 'xevm.mma' that was explicitly marked illegal}}
  %d = xevm.mma %a, %b { shape=<m=8, n=16, k=8>, types=<d=f32, a=tf32, b=tf32> } : (vector<4xf32>, vector<8xf32>) -> vector<8xf32>
  return %d : vector<8xf32>
}

// -----

func.func @m(%a: vector<8xi8>, %b: vector<4xi8>, %c: vector<2xf16>) -> vector<2xf16> {
  // expected-error @below {{failed to legalize operation 'xevm.mma' that was explicitly marked illegal}}
  %d = xevm.mma %a, %b { shape=<m=-8, n=16, k=-32>, types=<d=f32, a=bf16, b=bf16, c=bf16> } : (vector<8xi8>, vector<4xi8>) -> vector<2xf16>
  return %d : vector<2xf16>
}

// -----

func.func @m(%a: vector<1xf32>, %b: vector<1xbf16>, %c: vector<8xbf16>) -> vector<8xbf16> {
  // expected-error @below {{failed to legalize operation 'xevm.mma' that was explicitly marked illegal}}
  %d = xevm.mma %a, %b { shape=<m=8, n=16, k=1>, types=<d=f32, a=bf16, b=bf16, c=bf16> } : (vector<1xf32>, vector<1xbf16>) -> vector<8xbf16>
  return %d : vector<8xbf16>
}

// -----

func.func @m(%a: vector<1xf32>, %b: vector<1xsi8>, %c: vector<8xui8>) -> vector<8xui8> {
  // expected-error @below {{failed to legalize operation 'xevm.mma' that was explicitly marked illegal}}
  %d = xevm.mma %a, %b, %c { shape=<m=8, n=16, k=1>, types=<d=f32, a=bf16, b=bf16, c=bf16> } : (vector<1xf32>, vector<1xsi8>, vector<8xui8>) -> vector<8xui8>
  return %d : vector<8xui8>
}

// -----

func.func @m(%a: vector<1xf32>, %b: vector<1xi8>, %c: vector<8xi8>) -> vector<8xi8> {
  // expected-error @below {{failed to legalize operation 'xevm.mma' that was explicitly marked illegal}}
  %d = xevm.mma %a, %b { shape=<m=8, n=16, k=1>, types=<d=f32, a=bf16, b=bf16, c=bf16> } : (vector<1xf32>, vector<1xi8>) -> vector<8xi8>
  return %d : vector<8xi8>
}

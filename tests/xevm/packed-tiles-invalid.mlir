// RUN: mlir-opt %s --split-input-file  --verify-diagnostics

// expected-error @below {{vector types must have positive constant sizes but got 0}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=2 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<0xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op expecting tile_height to be between 4 and 32}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=2 : i32, tile_height=64 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi32>
 return }

// -----

// expected-error @below {{vector types must have positive constant sizes but got 0}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=2 : i32, tile_height=3 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<0xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op tile_width when pack_register is true should be equal to subgroup size (16 elements)}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=2 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op expecting tile_height to be between 2 and 32}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=2 : i32, tile_height=64 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
 return }

// -----

// expected-error @below {{vector types must have positive constant sizes but got 0}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=2 : i32, tile_height=3 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<0xi32>
 return }

// -----

// expected-error @below {{vector types must have positive constant sizes but got 0}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=3 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<0xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op expecting tile_height to be between 4 and 32}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=3 : i32, tile_height=64 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<3xi32>
 return }

// -----

// expected-error @below {{vector types must have positive constant sizes but got 0}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=3 : i32, tile_height=3 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<0xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op result size of 32 bits does not match the expected size of 48 bits}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=3 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op expecting tile_height to be between 2 and 32}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=3 : i32, tile_height=64 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<6xi32>
 return }

// -----

// expected-error @below {{vector types must have positive constant sizes but got 0}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=3 : i32, tile_height=3 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<0xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op tile_width when pack_register is true should be equal to subgroup size (16 elements)}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=4 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op expecting tile_height to be between 4 and 32}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=4 : i32, tile_height=64 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
 return }

// -----

// expected-error @below {{vector types must have positive constant sizes but got 0}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=4 : i32, tile_height=3 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<0xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op tile_width when pack_register is true should be equal to subgroup size (16 elements)}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=4 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op expecting tile_height to be between 2 and 32}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=4 : i32, tile_height=64 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
 return }

// -----

// expected-error @below {{vector types must have positive constant sizes but got 0}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=4 : i32, tile_height=3 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<0xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op tile_width when pack_register is true should be equal to subgroup size (16 elements)}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=8 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op expecting tile_height to be between 4 and 32}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=8 : i32, tile_height=64 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
 return }

// -----

// expected-error @below {{vector types must have positive constant sizes but got 0}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=8 : i32, tile_height=3 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<0xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op tile_width when pack_register is true should be equal to subgroup size (16 elements)}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=8 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op expecting tile_height to be between 2 and 32}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=8 : i32, tile_height=64 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
 return }

// -----

// expected-error @below {{vector types must have positive constant sizes but got 0}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=8 : i32, tile_height=3 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<0xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op expecting tile_height to be between 4 and 32}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=64 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
 return }

// -----

// expected-error @below {{vector types must have positive constant sizes but got 0}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=3 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<0xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op expecting tile_height to be between 2 and 32}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=64 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op result size of 32 bits does not match the expected size of 48 bits}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=3 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op result size of 128 bits does not match the expected size of 136 bits}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=17 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op expecting tile_height to be between 4 and 32}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=17 : i32, tile_height=64 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<17xi32>
 return }

// -----

// expected-error @below {{vector types must have positive constant sizes but got 0}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=17 : i32, tile_height=3 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<0xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op result size of 256 bits does not match the expected size of 272 bits}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=17 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op expecting tile_height to be between 2 and 32}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=17 : i32, tile_height=64 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<34xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op result size of 32 bits does not match the expected size of 51 bits}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=17 : i32, tile_height=3 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op expecting tile_width to be between 4 and 16}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=32 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op expecting tile_height to be between 4 and 32}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=32 : i32, tile_height=64 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op result size of 32 bits does not match the expected size of 48 bits}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=32 : i32, tile_height=3 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op expecting tile_width to be between 2 and 16}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=32 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op expecting tile_height to be between 2 and 32}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=32 : i32, tile_height=64 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op expecting tile_width to be between 2 and 16}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=32 : i32, tile_height=3 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<3xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op expecting tile_width to be between 4 and 16}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=64 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op expecting tile_height to be between 4 and 32}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=64 : i32, tile_height=64 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op expecting tile_height to be between 4 and 32}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=8 : i32, tile_width=64 : i32, tile_height=3 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<3xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op expecting tile_width to be between 2 and 16}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=64 : i32, tile_height=16 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op expecting tile_height to be between 2 and 32}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=64 : i32, tile_height=64 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<128xi32>
 return }

// -----

// expected-error @below {{'xevm.blockload2d' op expecting tile_width to be between 2 and 16}}
func.func @l(%p: !llvm.ptr<1>, %i: i32) { %a = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=64 : i32, tile_height=3 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<6xi32>
 return }

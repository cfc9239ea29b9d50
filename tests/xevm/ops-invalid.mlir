// RUN: mlir-opt %s --split-input-file --verify-diagnostics

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op result size of 32 bits does not match the expected size of 64 bits}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op result size of 32 bits does not match the expected size of 268435455 bits}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 16 : i32, tile_width = -1 : i32, tile_height = 1 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op transpose and pack_register are mutually exclusive}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting tile_height to be between 1 and 32}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 64 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting tile_width to be between 4 and 64}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 128 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting tile_width to be between 2 and 32}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 16 : i32, tile_width = 64 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting tile_width to be between 1 and 16}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting tile_width to be between 1 and 8}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 64 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting elem_size_in_bits to be 8, 16, 32, or 64}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 4 : i32, tile_width = 64 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting v_blocks to be 1, 2, or 4}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 3 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<24xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting v_blocks to be 1 or 2}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 4 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting v_blocks to be 1}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 64 : i32, tile_width = 4 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op tile_width * v_blocks should be less than or equal to 64 for 8 bit elements}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 64 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op tile_width * v_blocks should be less than or equal to 32 for 16 bit elements}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 16 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op tile_width * v_blocks should be less than or equal to 16 for 32 bit elements}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 64 : i32, tile_width = 4 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 3 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<3xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting result element type to be 32 bits}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting v_blocks to be 1}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op transpose is only supported for 32 and 64 bit elements}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 16 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting tile_height to be between 1 and 32}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 64 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting tile_width to be between 1 and 8}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting tile_height to be 8 for 64 bit elements}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 64 : i32, tile_width = 4 : i32, tile_height = 4 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting tile_width to be 1, 2, or 4}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 64 : i32, tile_width = 4 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting v_blocks to be 1, 2, or 4}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 8 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op pack_register is only supported for 8 and 16 bit elements}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting tile_height to be between 4 and 32}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 2 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting tile_width to be between 4 and 16}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting tile_height to be between 2 and 32}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 1 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting tile_width to be between 2 and 16}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 16 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op tile_width * v_blocks should be less than or equal to 32 for 16 bit elements}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op expecting result element type to be 32 bits}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
  // expected-error @+1 {{'xevm.blockstore2d' op expecting tile_height to be between 1 and 8}}
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
  // expected-error @+1 {{'xevm.blockstore2d' op expecting tile_width to be between 4 and 64}}
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits = 8 : i32, tile_width = 2 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
  // expected-error @+1 {{'xevm.blockstore2d' op expecting tile_width to be between 2 and 32}}
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits = 16 : i32, tile_width = 64 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
  // expected-error @+1 {{'xevm.blockstore2d' op expecting tile_width to be between 1 and 16}}
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits = 32 : i32, tile_width = 32 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
  // expected-error @+1 {{'xevm.blockstore2d' op expecting tile_width to be between 1 and 8}}
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits = 64 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
  // expected-error @+1 {{'xevm.blockstore2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32}}
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
  // expected-error @+1 {{'xevm.blockstore2d' op expecting elem_size_in_bits to be 8, 16, 32, or 64}}
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits = 7 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
  // expected-error @+1 {{'xevm.blockstore2d' op tile_width for 8 bit elements should be equal to 16 or 32}}
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits = 8 : i32, tile_width = 8 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
  // expected-error @+1 {{'xevm.blockstore2d' op tile_width for 16 bit elements should be equal to 16}}
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits = 16 : i32, tile_width = 8 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
  // expected-error @+1 {{'xevm.blockstore2d' op tile_width for 32 bit elements should be equal to 16}}
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
  // expected-error @+1 {{'xevm.blockstore2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32}}
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 7 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockprefetch2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32}}
  xevm.blockprefetch2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 64 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockprefetch2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32}}
  xevm.blockprefetch2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 3 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockprefetch2d' op expecting v_blocks to be 1, 2, 4, or 8}}
  xevm.blockprefetch2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 3 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockprefetch2d' op tile_width for 8 bit elements should be equal to 16 or 32}}
  xevm.blockprefetch2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockprefetch2d' op tile_width for 16 bit elements should be equal to 16}}
  xevm.blockprefetch2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 16 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockprefetch2d' op tile_width for 32 bit elements should be equal to 8 or 16}}
  xevm.blockprefetch2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload' op vector size must be 2, 4, 8 or 16 for 8-bit element type}}
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<3xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload' op vector size must be 2, 4 or 8 for element type > 8 bits}}
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<16xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload' op result #0 must be 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or fixed-length vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values of ranks 1, but got 'vector<2x2xi8>'}}
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<2x2xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload' op result #0 must be 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or fixed-length vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values of ranks 1, but got 'f32'}}
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> f32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.blockload' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %0 = xevm.blockload %i : (i32) -> i8
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{invalid properties {cache_control = 1 : i32} for op xevm.blockload: Invalid attribute `cache_control` in property conversion: 1 : i32}}
  %0 = xevm.blockload %p <{cache_control = 1 : i32}> : (!llvm.ptr<1>) -> i8
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{custom op 'xevm.blockload' 'xevm.blockload' op attribute 'cache_control' failed to satisfy constraint: Describe the cache settings for load operators}}
  %0 = xevm.blockload %p {cache_control = 1 : i32} : (!llvm.ptr<1>) -> i8
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{invalid properties {scope = 1 : i32} for op xevm.memfence: Invalid attribute `scope` in property conversion: 1 : i32}}
  xevm.memfence <{scope = 1 : i32}>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.lane_id' op result #0 must be 32-bit signless integer or 64-bit signless integer, but got 'i16'}}
  %0 = xevm.lane_id : i16
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{'xevm.group_id.x' op requires one result}}
  "xevm.group_id.x"() : () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{unregistered operation 'xevm.unknown' found in dialect ('xevm') that does not allow unknown operations}}
  "xevm.unknown"() : () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+1 {{expected '<'}}
  %0 = xevm.lane_id range 1 : i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+2 {{expected ::mlir::xevm::MemScope to be one of: lane, subgroup, workgroup, cluster, device, system}}
  // expected-error @+1 {{failed to parse XeVM_MemScopeAttr parameter 'value' which is to be a `::mlir::xevm::MemScope`}}
  xevm.memfence <{scope = #xevm.mem_scope<warp>}>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+2 {{expected mlir::xevm::AddrSpace to be one of: private, global, constant, shared, generic}}
  // expected-error @+1 {{failed to parse XeVM_AddrSpaceAttr parameter 'value' which is to be a `mlir::xevm::AddrSpace`}}
  xevm.memfence <{scope = #xevm.mem_scope<lane>, addrspace = #xevm.addr_space<near>}>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+2 {{expected ::mlir::xevm::LoadCacheControl to be one of: L1uc_L2uc_L3uc, L1uc_L2uc_L3c, L1uc_L2c_L3uc, L1uc_L2c_L3c, L1c_L2uc_L3uc, L1c_L2uc_L3c, L1c_L2c_L3uc, L1c_L2c_L3c, L1s_L2uc_L3uc, L1s_L2uc_L3c, L1s_L2c_L3uc, L1s_L2c_L3c, ir}}
  // expected-error @+1 {{failed to parse XeVM_LoadCacheControlAttr parameter 'value' which is to be a `::mlir::xevm::LoadCacheControl`}}
  %0 = xevm.blockload %p <{cache_control = #xevm.load_cache_control<L1>}> : (!llvm.ptr<1>) -> i8
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @+2 {{expected ::mlir::xevm::StoreCacheControl to be one of: L1uc_L2uc_L3uc, L1uc_L2uc_L3wb, L1uc_L2wb_L3uc, L1uc_L2wb_L3wb, L1wt_L2uc_L3uc, L1wt_L2uc_L3wb, L1wt_L2wb_L3uc, L1wt_L2wb_L3wb, L1s_L2uc_L3uc, L1s_L2uc_L3wb, L1s_L2wb_L3uc, L1s_L2wb_L3wb, L1wb_L2uc_L3uc, L1wb_L2wb_L3uc, L1wb_L2uc_L3wb}}
  // expected-error @+1 {{failed to parse XeVM_StoreCacheControlAttr parameter 'value' which is to be a `::mlir::xevm::StoreCacheControl`}}
  xevm.blockstore %p, %i <{cache_control = #xevm.store_cache_control<L1>}> : (!llvm.ptr<1>, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<3>, %v: vector<3xi16>) {
  // expected-error @+1 {{'xevm.blockstore' op vector size must be 2, 4 or 8 for element type > 8 bits}}
  xevm.blockstore %p, %v : (!llvm.ptr<3>, vector<3xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<3>, %v: vector<3xi16>) {
  // expected-error @+1 {{'xevm.prefetch' op operand #0 must be LLVM pointer in address space 1 or LLVM pointer in address space 4, but got '!llvm.ptr<3>'}}
  xevm.prefetch %p : (!llvm.ptr<3>)
  llvm.return
}

// -----

llvm.func @f(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %i: i32) {
  // expected-error @+1 {{'xevm.mma' op type of C operand must match result type}}
  %0 = xevm.mma %a, %b, %a {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xi16>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %i: i32) {
  // expected-error @+1 {{expected ','}}
  %0 = xevm.mma %a, %b {shape = <m = 8, n = 16>, types = <d = f32, a = f16, b = f16>} : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %i: i32) {
  // expected-error @+2 {{custom op 'xevm.mma' expected one of [bf16, f16, s8, u8, s4, u4, tf32, f32, s32] for XeVM element type, got: f64}}
  // expected-error @+1 {{custom op 'xevm.mma' failed to parse XeVM_MMATypesAttr parameter 'a' which is to be a `xevm::ElemType`}}
  %0 = xevm.mma %a, %b {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f64, b = f16>} : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %i: i32) {
  // expected-error @+1 {{custom op 'xevm.mma' struct is missing required parameter: b}}
  %0 = xevm.mma %a, %b {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16>} : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %i: i32) {
  // expected-error @+1 {{custom op 'xevm.mma' expected 'shape'}}
  %0 = xevm.mma %a, %b {types = <d = f32, a = f16, b = f16>} : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %i: i32) {
  // expected-error @+1 {{'xevm.mma' op operand #1 must be fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or 32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1, but got 'i32'}}
  %0 = "xevm.mma"(%a, %i) <{shape = #xevm.mma_shape<m = 8, n = 16, k = 16>, types = #xevm.mma_types<d = f32, a = f16, b = f16>}> : (vector<8xi16>, i32) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>, %i: i32) {
  // expected-error @+1 {{invalid properties {shape = 1 : i32, types = #xevm.mma_types<d = f32, a = f16, b = f16>} for op xevm.mma: Invalid attribute `shape` in property conversion: 1 : i32}}
  %0 = "xevm.mma"(%a, %b) <{shape = 1 : i32, types = #xevm.mma_types<d = f32, a = f16, b = f16>}> : (vector<8xi16>, vector<8xi32>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f() attributes {
  // expected-error @+2 {{expected integer value}}
  // expected-error @+1 {{failed to parse XeVM_TargetAttr parameter 'O' which is to be a `int`}}
  a = #xevm.target<O = "x">
}

// -----

llvm.func @f() attributes {
  // expected-error @+2 {{expected string}}
  // expected-error @+1 {{failed to parse XeVM_TargetAttr parameter 'chip' which is to be a `::llvm::StringRef`}}
  a = #xevm.target<chip = 1>
}

// -----

llvm.func @f() attributes {
  // expected-error @+1 {{duplicate or unknown struct parameter name: features}}
  a = #xevm.target<features = "x">
}

// -----

llvm.func @f() attributes {
  // expected-error @+1 {{unknown attribute `unknown` in dialect `xevm`}}
  a = #xevm.unknown<1>
}

// -----

llvm.func @f() attributes {
  // expected-error @+1 {{dialect 'xevm' provides no type parsing hook}}
  a = !xevm.tile
}

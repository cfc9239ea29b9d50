// RUN: mlir-opt %s --split-input-file --convert-xevm-to-llvm | FileCheck %s

func.func @l(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi8>) {
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)
  return
}

// -----

func.func @l(%p: !llvm.ptr<4>, %i: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits=8 : i32, tile_width=32 : i32, tile_height=8 : i32}> : (!llvm.ptr<4>, i32, i32, i32, i32, i32, vector<8xi16>)
  return
}

// -----

func.func @l(%p: !llvm.ptr<3>, %i: i32, %v: vector<8xf16>) {
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32}> : (!llvm.ptr<3>, i32, i32, i32, i32, i32, vector<8xf16>)
  return
}

// -----

func.func @l(%p: !llvm.ptr<0>, %i: i32, %v: vector<8xbf16>) {
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32}> : (!llvm.ptr<0>, i32, i32, i32, i32, i32, vector<8xbf16>)
  return
}

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xf32>) {
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xf32>)
  return
}

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32, %v: vector<3xtf32>) {
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<3xtf32>)
  return
}

// -----

func.func @l(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xsi32>) {
  xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xsi32>)
  return
}

// -----

func.func @l(%p: !llvm.ptr<0>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<0>) -> i8
  xevm.blockstore %p, %a {b}: (!llvm.ptr<0>, i8)
  return
}

// -----

func.func @l(%p: !llvm.ptr<1>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<1>) -> i8
  xevm.blockstore %p, %a {b}: (!llvm.ptr<1>, i8)
  return
}

// -----

func.func @l(%p: !llvm.ptr<2>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<2>) -> i8
  xevm.blockstore %p, %a {b}: (!llvm.ptr<2>, i8)
  return
}

// -----

func.func @l(%p: !llvm.ptr<3>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<3>) -> i8
  xevm.blockstore %p, %a {b}: (!llvm.ptr<3>, i8)
  return
}

// -----

func.func @l(%p: !llvm.ptr<4>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<4>) -> i8
  xevm.blockstore %p, %a {b}: (!llvm.ptr<4>, i8)
  return
}

// -----

func.func @l(%p: !llvm.ptr<5>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<5>) -> i8
  xevm.blockstore %p, %a {b}: (!llvm.ptr<5>, i8)
  return
}

// -----

func.func @l(%p: !llvm.ptr<0>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<0>) -> i16
  xevm.blockstore %p, %a {b}: (!llvm.ptr<0>, i16)
  return
}

// -----

func.func @l(%p: !llvm.ptr<1>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<1>) -> i16
  xevm.blockstore %p, %a {b}: (!llvm.ptr<1>, i16)
  return
}

// -----

func.func @l(%p: !llvm.ptr<2>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<2>) -> i16
  xevm.blockstore %p, %a {b}: (!llvm.ptr<2>, i16)
  return
}

// -----

func.func @l(%p: !llvm.ptr<3>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<3>) -> i16
  xevm.blockstore %p, %a {b}: (!llvm.ptr<3>, i16)
  return
}

// -----

func.func @l(%p: !llvm.ptr<4>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<4>) -> i16
  xevm.blockstore %p, %a {b}: (!llvm.ptr<4>, i16)
  return
}

// -----

func.func @l(%p: !llvm.ptr<5>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<5>) -> i16
  xevm.blockstore %p, %a {b}: (!llvm.ptr<5>, i16)
  return
}

// -----

func.func @l(%p: !llvm.ptr<0>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<0>) -> i32
  xevm.blockstore %p, %a {b}: (!llvm.ptr<0>, i32)
  return
}

// -----

func.func @l(%p: !llvm.ptr<1>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<1>) -> i32
  xevm.blockstore %p, %a {b}: (!llvm.ptr<1>, i32)
  return
}

// -----

func.func @l(%p: !llvm.ptr<2>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<2>) -> i32
  xevm.blockstore %p, %a {b}: (!llvm.ptr<2>, i32)
  return
}

// -----

func.func @l(%p: !llvm.ptr<3>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<3>) -> i32
  xevm.blockstore %p, %a {b}: (!llvm.ptr<3>, i32)
  return
}

// -----

func.func @l(%p: !llvm.ptr<4>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<4>) -> i32
  xevm.blockstore %p, %a {b}: (!llvm.ptr<4>, i32)
  return
}

// -----

func.func @l(%p: !llvm.ptr<5>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<5>) -> i32
  xevm.blockstore %p, %a {b}: (!llvm.ptr<5>, i32)
  return
}

// -----

func.func @l(%p: !llvm.ptr<0>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<0>) -> i64
  xevm.blockstore %p, %a {b}: (!llvm.ptr<0>, i64)
  return
}

// -----

func.func @l(%p: !llvm.ptr<1>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<1>) -> i64
  xevm.blockstore %p, %a {b}: (!llvm.ptr<1>, i64)
  return
}

// -----

func.func @l(%p: !llvm.ptr<2>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<2>) -> i64
  xevm.blockstore %p, %a {b}: (!llvm.ptr<2>, i64)
  return
}

// -----

func.func @l(%p: !llvm.ptr<3>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<3>) -> i64
  xevm.blockstore %p, %a {b}: (!llvm.ptr<3>, i64)
  return
}

// -----

func.func @l(%p: !llvm.ptr<4>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<4>) -> i64
  xevm.blockstore %p, %a {b}: (!llvm.ptr<4>, i64)
  return
}

// -----

func.func @l(%p: !llvm.ptr<5>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<5>) -> i64
  xevm.blockstore %p, %a {b}: (!llvm.ptr<5>, i64)
  return
}

// -----

func.func @l(%p: !llvm.ptr<0>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<0>) -> vector<2xi8>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<0>, vector<2xi8>)
  return
}

// -----

func.func @l(%p: !llvm.ptr<1>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<1>) -> vector<2xi8>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<1>, vector<2xi8>)
  return
}

// -----

func.func @l(%p: !llvm.ptr<2>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<2>) -> vector<2xi8>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<2>, vector<2xi8>)
  return
}

// -----

func.func @l(%p: !llvm.ptr<3>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<3>) -> vector<2xi8>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<3>, vector<2xi8>)
  return
}

// -----

func.func @l(%p: !llvm.ptr<4>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<4>) -> vector<2xi8>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<4>, vector<2xi8>)
  return
}

// -----

func.func @l(%p: !llvm.ptr<5>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<5>) -> vector<2xi8>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<5>, vector<2xi8>)
  return
}

// -----

func.func @l(%p: !llvm.ptr<0>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<0>) -> vector<8xi64>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<0>, vector<8xi64>)
  return
}

// -----

func.func @l(%p: !llvm.ptr<1>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<1>) -> vector<8xi64>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<1>, vector<8xi64>)
  return
}

// -----

func.func @l(%p: !llvm.ptr<2>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<2>) -> vector<8xi64>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<2>, vector<8xi64>)
  return
}

// -----

func.func @l(%p: !llvm.ptr<3>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<3>) -> vector<8xi64>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<3>, vector<8xi64>)
  return
}

// -----

func.func @l(%p: !llvm.ptr<4>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<4>) -> vector<8xi64>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<4>, vector<8xi64>)
  return
}

// -----

func.func @l(%p: !llvm.ptr<5>) {
  %a = xevm.blockload %p {a}: (!llvm.ptr<5>) -> vector<8xi64>
  xevm.blockstore %p, %a {b}: (!llvm.ptr<5>, vector<8xi64>)
  return
}

// -----

func.func @l() {
  xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<global>}>
  return
}

// -----

func.func @l() {
  xevm.memfence <{scope=#xevm.mem_scope<workgroup>, addrspace=#xevm.addr_space<shared>}>
  return
}

// -----

func.func @l() {
  xevm.memfence <{scope=#xevm.mem_scope<device>, addrspace=#xevm.addr_space<global>}>
  return
}

// -----

func.func @l() {
  xevm.memfence <{scope=#xevm.mem_scope<device>, addrspace=#xevm.addr_space<shared>}>
  return
}

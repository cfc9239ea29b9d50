// RUN: mlir-opt %s --split-input-file --convert-xevm-to-llvm | FileCheck %s

llvm.func @f(%p: !llvm.ptr<1>) -> i32 {
  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1uc_L2c_L3uc>} : !llvm.ptr<1> -> i32
  llvm.return %0: i32
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %v: i32) {
  llvm.store %v, %p {cache_control = #xevm.store_cache_control<L1uc_L2wb_L3uc>} : i32, !llvm.ptr<1>
  llvm.store volatile %v, %p {alignment = 4, foo, cache_control = #xevm.store_cache_control<L1uc_L2wb_L3uc>} : i32, !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%n : i32) {
  %c = llvm.mlir.constant(16 : i32) : i32
  %0 = llvm.alloca %c x i32 : (i32) -> !llvm.ptr<3>
  %1 = llvm.alloca %c x i32 {alignment=8} : (i32) -> !llvm.ptr<3>
  %2 = llvm.alloca inalloca %c x i32 {alignment=8} : (i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @f(%n : i32) {
  %0 = llvm.alloca %n x i32 : (i32) -> !llvm.ptr<3>
  llvm.return
}

// -----

gpu.module @g {
llvm.func @f(%n : i32) {
  %c = arith.constant -1 : i32
  %0 = llvm.alloca %c x i32 : (i32) -> !llvm.ptr<3>
  %1 = xevm.lane_id : i32
  llvm.return
}
}

// -----

gpu.module @g attributes {a} {
llvm.func @f(%p: !llvm.ptr<1>) -> vector<4xi16> {
  %0 = llvm.load %p : !llvm.ptr<1> -> vector<8xi16>
  %1 = llvm.shufflevector %0, %0 [0, 1, 2, 3] : vector<8xi16>
  %2 = llvm.shufflevector %0, %0 [4, 5, 6, 7] : vector<8xi16>
  %3 = llvm.add %1, %2 : vector<4xi16>
  llvm.return %3 : vector<4xi16>
}
}

// -----

llvm.func @f(%p: vector<8xf16>) -> vector<4xf32> {
  %0 = llvm.fpext %p : vector<8xf16> to vector<8xf32>
  %1 = llvm.shufflevector %0, %0 [0, 1, 2, 3] : vector<8xf32>
  llvm.return %1 : vector<4xf32>
}

// -----

llvm.func @f(%p: vector<8xf16>) -> vector<4xf16> {
  %0 = llvm.shufflevector %p, %p [0, 1, 2, 3] : vector<8xf16>
  llvm.return %0 : vector<4xf16>
}

// -----

func.func @f(%p: !llvm.ptr<1>) {
  %c = arith.constant 0 : i32
  xevm.blockprefetch2d %p, %c, %c, %c, %c, %c <{elem_size_in_bits=8 : i32, tile_width=32 : i32, tile_height=8 : i32, v_blocks=1 : i32, cache_control=#xevm.load_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  %s = arith.addi %c, %c : i32
  return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<4xi32>) {
  llvm.store %v, %p {xevm.DecorationCacheControl = [[6443 : i32, 0 : i32, 4 : i32, 0 : i32]]} : vector<4xi32>, !llvm.ptr
  llvm.store %v, %p {xevm.foo} : vector<4xi32>, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>} : !llvm.ptr<1> -> i32
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1uc_L2uc_L3c>} : !llvm.ptr<1> -> i32
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1uc_L2c_L3uc>} : !llvm.ptr<1> -> i32
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1uc_L2c_L3c>} : !llvm.ptr<1> -> i32
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1c_L2uc_L3uc>} : !llvm.ptr<1> -> i32
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1c_L2uc_L3c>} : !llvm.ptr<1> -> i32
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1c_L2c_L3uc>} : !llvm.ptr<1> -> i32
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1c_L2c_L3c>} : !llvm.ptr<1> -> i32
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1s_L2uc_L3uc>} : !llvm.ptr<1> -> i32
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1s_L2uc_L3c>} : !llvm.ptr<1> -> i32
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1s_L2c_L3uc>} : !llvm.ptr<1> -> i32
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1s_L2c_L3c>} : !llvm.ptr<1> -> i32
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<ir>} : !llvm.ptr<1> -> i32
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1uc_L2uc_L3uc>} : i32, !llvm.ptr<1>
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1uc_L2uc_L3wb>} : i32, !llvm.ptr<1>
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1uc_L2wb_L3uc>} : i32, !llvm.ptr<1>
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1uc_L2wb_L3wb>} : i32, !llvm.ptr<1>
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1wt_L2uc_L3uc>} : i32, !llvm.ptr<1>
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1wt_L2uc_L3wb>} : i32, !llvm.ptr<1>
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1wt_L2wb_L3uc>} : i32, !llvm.ptr<1>
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1wt_L2wb_L3wb>} : i32, !llvm.ptr<1>
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1s_L2uc_L3uc>} : i32, !llvm.ptr<1>
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1s_L2uc_L3wb>} : i32, !llvm.ptr<1>
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1s_L2wb_L3uc>} : i32, !llvm.ptr<1>
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1s_L2wb_L3wb>} : i32, !llvm.ptr<1>
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1wb_L2uc_L3uc>} : i32, !llvm.ptr<1>
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1wb_L2wb_L3uc>} : i32, !llvm.ptr<1>
 llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1wb_L2uc_L3wb>} : i32, !llvm.ptr<1>
 llvm.return }

// RUN: mlir-opt %s --split-input-file --convert-xevm-to-llvm | FileCheck %s

llvm.func @f(%p: !llvm.ptr<1>) -> i32 {
  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1uc_L2c_L3uc>} : !llvm.ptr<1> -> i32
  llvm.return %0: i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>) -> i32 {
// CHECK-NEXT:     %0 = llvm.load %arg0 {xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 1 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %v: i32) {
  llvm.store %v, %p {cache_control = #xevm.store_cache_control<L1uc_L2wb_L3uc>} : i32, !llvm.ptr<1>
  llvm.store volatile %v, %p {alignment = 4, foo, cache_control = #xevm.store_cache_control<L1uc_L2wb_L3uc>} : i32, !llvm.ptr<1>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>, %arg1: i32) {
// CHECK-NEXT:     llvm.store %arg1, %arg0 {xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 1 : i32, 0 : i32], [6443 : i32, 1 : i32, 1 : i32, 0 : i32]]} : i32, !llvm.ptr<1>
// CHECK-NEXT:     llvm.store volatile %arg1, %arg0 {alignment = 4 : i64, foo, xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 1 : i32, 0 : i32], [6443 : i32, 1 : i32, 1 : i32, 0 : i32]]} : i32, !llvm.ptr<1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%n : i32) {
  %c = llvm.mlir.constant(16 : i32) : i32
  %0 = llvm.alloca %c x i32 : (i32) -> !llvm.ptr<3>
  %1 = llvm.alloca %c x i32 {alignment=8} : (i32) -> !llvm.ptr<3>
  %2 = llvm.alloca inalloca %c x i32 {alignment=8} : (i32) -> !llvm.ptr<3>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr<3>
// CHECK-NEXT:     %2 = llvm.alloca %0 x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr<3>
// CHECK-NEXT:     %3 = llvm.alloca inalloca %0 x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr<3>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%n : i32) {
  %0 = llvm.alloca %n x i32 : (i32) -> !llvm.ptr<3>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.alloca %arg0 x i32 : (i32) -> !llvm.ptr<3>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @g {
llvm.func @f(%n : i32) {
  %c = arith.constant -1 : i32
  %0 = llvm.alloca %c x i32 : (i32) -> !llvm.ptr<3>
  %1 = xevm.lane_id : i32
  llvm.return
}
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @g {
// CHECK-NEXT:     llvm.func spir_funccc @_Z22get_sub_group_local_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func @f(%arg0: i32) {
// CHECK-NEXT:       %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:       %0 = llvm.alloca %c-1_i32 x i32 : (i32) -> !llvm.ptr<3>
// CHECK-NEXT:       %1 = llvm.call spir_funccc @_Z22get_sub_group_local_id() {function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z22get_sub_group_local_id", visibility_ = 0 : i64, will_return} : () -> i32
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   gpu.module @g attributes {a} {
// CHECK-NEXT:     llvm.func @f(%arg0: !llvm.ptr<1>) -> vector<4xi16> {
// CHECK-NEXT:       %0 = llvm.load %arg0 : !llvm.ptr<1> -> vector<8xi16>
// CHECK-NEXT:       %1 = llvm.shufflevector %0, %0 [0, 1, 2, 3] : vector<8xi16>
// CHECK-NEXT:       %2 = llvm.shufflevector %0, %0 [4, 5, 6, 7] : vector<8xi16>
// CHECK-NEXT:       %3 = llvm.add %1, %2 : vector<4xi16>
// CHECK-NEXT:       llvm.return %3 : vector<4xi16>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: vector<8xf16>) -> vector<4xf32> {
  %0 = llvm.fpext %p : vector<8xf16> to vector<8xf32>
  %1 = llvm.shufflevector %0, %0 [0, 1, 2, 3] : vector<8xf32>
  llvm.return %1 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: vector<8xf16>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = llvm.fpext %arg0 : vector<8xf16> to vector<8xf32>
// CHECK-NEXT:     %1 = llvm.shufflevector %0, %0 [0, 1, 2, 3] : vector<8xf32>
// CHECK-NEXT:     llvm.return %1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: vector<8xf16>) -> vector<4xf16> {
  %0 = llvm.shufflevector %p, %p [0, 1, 2, 3] : vector<8xf16>
  llvm.return %0 : vector<4xf16>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: vector<8xf16>) -> vector<4xf16> {
// CHECK-NEXT:     %0 = llvm.shufflevector %arg0, %arg0 [0, 1, 2, 3] : vector<8xf16>
// CHECK-NEXT:     llvm.return %0 : vector<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%p: !llvm.ptr<1>) {
  %c = arith.constant 0 : i32
  xevm.blockprefetch2d %p, %c, %c, %c, %c, %c <{elem_size_in_bits=8 : i32, tile_width=32 : i32, tile_height=8 : i32, v_blocks=1 : i32, cache_control=#xevm.load_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  %s = arith.addi %c, %c : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z44intel_sub_group_2d_block_prefetch_8b_8r32x1cPU3AS1viiiDv2_i(!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = llvm.mlir.undef : vector<2xi32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %3 = llvm.insertelement %c0_i32, %0[%1 : i32] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.insertelement %c0_i32, %3[%2 : i32] : vector<2xi32>
// CHECK-NEXT:     llvm.call spir_funccc @_Z44intel_sub_group_2d_block_prefetch_8b_8r32x1cPU3AS1viiiDv2_i(%arg0, %c0_i32, %c0_i32, %c0_i32, %4) {function_type = !llvm.func<void (ptr<1>, i32, i32, i32, vector<2xi32>)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z44intel_sub_group_2d_block_prefetch_8b_8r32x1cPU3AS1viiiDv2_i", visibility_ = 0 : i64, xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 1 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : (!llvm.ptr<1> {llvm.nonnull}, i32, i32, i32, vector<2xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<4xi32>) {
  llvm.store %v, %p {xevm.DecorationCacheControl = [[6443 : i32, 0 : i32, 4 : i32, 0 : i32]]} : vector<4xi32>, !llvm.ptr
  llvm.store %v, %p {xevm.foo} : vector<4xi32>, !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr, %arg1: vector<4xi32>) {
// CHECK-NEXT:     llvm.store %arg1, %arg0 {xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 4 : i32, 0 : i32]]} : vector<4xi32>, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg1, %arg0 {xevm.foo} : vector<4xi32>, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>} : !llvm.ptr<1> -> i32
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.load %arg0 {xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 1 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1uc_L2uc_L3c>} : !llvm.ptr<1> -> i32
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.load %arg0 {xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 1 : i32, 0 : i32], [6442 : i32, 1 : i32, 2 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1uc_L2c_L3uc>} : !llvm.ptr<1> -> i32
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.load %arg0 {xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 1 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1uc_L2c_L3c>} : !llvm.ptr<1> -> i32
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.load %arg0 {xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 1 : i32, 0 : i32], [6442 : i32, 1 : i32, 2 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1c_L2uc_L3uc>} : !llvm.ptr<1> -> i32
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.load %arg0 {xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 2 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1c_L2uc_L3c>} : !llvm.ptr<1> -> i32
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.load %arg0 {xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 2 : i32, 0 : i32], [6442 : i32, 1 : i32, 2 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1c_L2c_L3uc>} : !llvm.ptr<1> -> i32
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.load %arg0 {xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 2 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1c_L2c_L3c>} : !llvm.ptr<1> -> i32
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.load %arg0 {xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 2 : i32, 0 : i32], [6442 : i32, 1 : i32, 2 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1s_L2uc_L3uc>} : !llvm.ptr<1> -> i32
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.load %arg0 {xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 3 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1s_L2uc_L3c>} : !llvm.ptr<1> -> i32
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.load %arg0 {xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 3 : i32, 0 : i32], [6442 : i32, 1 : i32, 2 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1s_L2c_L3uc>} : !llvm.ptr<1> -> i32
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.load %arg0 {xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 3 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1s_L2c_L3c>} : !llvm.ptr<1> -> i32
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.load %arg0 {xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 3 : i32, 0 : i32], [6442 : i32, 1 : i32, 2 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>) {  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<ir>} : !llvm.ptr<1> -> i32
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>) {
// CHECK-NEXT:     %0 = llvm.load %arg0 {xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 4 : i32, 0 : i32], [6442 : i32, 1 : i32, 4 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1uc_L2uc_L3uc>} : i32, !llvm.ptr<1>
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>, %arg1: i32) {
// CHECK-NEXT:     llvm.store %arg1, %arg0 {xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 1 : i32, 0 : i32], [6443 : i32, 1 : i32, 1 : i32, 0 : i32]]} : i32, !llvm.ptr<1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1uc_L2uc_L3wb>} : i32, !llvm.ptr<1>
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>, %arg1: i32) {
// CHECK-NEXT:     llvm.store %arg1, %arg0 {xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 1 : i32, 0 : i32], [6443 : i32, 1 : i32, 2 : i32, 0 : i32]]} : i32, !llvm.ptr<1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1uc_L2wb_L3uc>} : i32, !llvm.ptr<1>
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>, %arg1: i32) {
// CHECK-NEXT:     llvm.store %arg1, %arg0 {xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 1 : i32, 0 : i32], [6443 : i32, 1 : i32, 1 : i32, 0 : i32]]} : i32, !llvm.ptr<1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1uc_L2wb_L3wb>} : i32, !llvm.ptr<1>
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>, %arg1: i32) {
// CHECK-NEXT:     llvm.store %arg1, %arg0 {xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 1 : i32, 0 : i32], [6443 : i32, 1 : i32, 2 : i32, 0 : i32]]} : i32, !llvm.ptr<1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1wt_L2uc_L3uc>} : i32, !llvm.ptr<1>
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>, %arg1: i32) {
// CHECK-NEXT:     llvm.store %arg1, %arg0 {xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 2 : i32, 0 : i32], [6443 : i32, 1 : i32, 1 : i32, 0 : i32]]} : i32, !llvm.ptr<1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1wt_L2uc_L3wb>} : i32, !llvm.ptr<1>
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>, %arg1: i32) {
// CHECK-NEXT:     llvm.store %arg1, %arg0 {xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 2 : i32, 0 : i32], [6443 : i32, 1 : i32, 2 : i32, 0 : i32]]} : i32, !llvm.ptr<1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1wt_L2wb_L3uc>} : i32, !llvm.ptr<1>
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>, %arg1: i32) {
// CHECK-NEXT:     llvm.store %arg1, %arg0 {xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 2 : i32, 0 : i32], [6443 : i32, 1 : i32, 1 : i32, 0 : i32]]} : i32, !llvm.ptr<1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1wt_L2wb_L3wb>} : i32, !llvm.ptr<1>
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>, %arg1: i32) {
// CHECK-NEXT:     llvm.store %arg1, %arg0 {xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 2 : i32, 0 : i32], [6443 : i32, 1 : i32, 2 : i32, 0 : i32]]} : i32, !llvm.ptr<1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1s_L2uc_L3uc>} : i32, !llvm.ptr<1>
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>, %arg1: i32) {
// CHECK-NEXT:     llvm.store %arg1, %arg0 {xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 3 : i32, 0 : i32], [6443 : i32, 1 : i32, 1 : i32, 0 : i32]]} : i32, !llvm.ptr<1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1s_L2uc_L3wb>} : i32, !llvm.ptr<1>
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>, %arg1: i32) {
// CHECK-NEXT:     llvm.store %arg1, %arg0 {xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 3 : i32, 0 : i32], [6443 : i32, 1 : i32, 2 : i32, 0 : i32]]} : i32, !llvm.ptr<1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1s_L2wb_L3uc>} : i32, !llvm.ptr<1>
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>, %arg1: i32) {
// CHECK-NEXT:     llvm.store %arg1, %arg0 {xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 3 : i32, 0 : i32], [6443 : i32, 1 : i32, 1 : i32, 0 : i32]]} : i32, !llvm.ptr<1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1s_L2wb_L3wb>} : i32, !llvm.ptr<1>
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>, %arg1: i32) {
// CHECK-NEXT:     llvm.store %arg1, %arg0 {xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 3 : i32, 0 : i32], [6443 : i32, 1 : i32, 2 : i32, 0 : i32]]} : i32, !llvm.ptr<1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1wb_L2uc_L3uc>} : i32, !llvm.ptr<1>
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>, %arg1: i32) {
// CHECK-NEXT:     llvm.store %arg1, %arg0 {xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 4 : i32, 0 : i32], [6443 : i32, 1 : i32, 1 : i32, 0 : i32]]} : i32, !llvm.ptr<1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1wb_L2wb_L3uc>} : i32, !llvm.ptr<1>
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>, %arg1: i32) {
// CHECK-NEXT:     llvm.store %arg1, %arg0 {xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 4 : i32, 0 : i32], [6443 : i32, 1 : i32, 1 : i32, 0 : i32]]} : i32, !llvm.ptr<1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr<1>, %i : i32) {  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1wb_L2uc_L3wb>} : i32, !llvm.ptr<1>
 llvm.return }

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr<1>, %arg1: i32) {
// CHECK-NEXT:     llvm.store %arg1, %arg0 {xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 4 : i32, 0 : i32], [6443 : i32, 1 : i32, 2 : i32, 0 : i32]]} : i32, !llvm.ptr<1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

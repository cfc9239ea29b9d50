// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s

"t.attrs"() {a = #gpu.thread<x>, b = #gpu.block<linear_dim_2>, c = #gpu.warp<y>, d = #gpu.warpgroup<z>, e = #gpu.lane<linear_dim_0>, f = #gpu.mask<7>, g = #gpu.memory_space<workgroup>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "t.attrs"() {a = #gpu.thread<x>, b = #gpu.block<linear_dim_2>, c = #gpu.warp<y>, d = #gpu.warpgroup<z>, e = #gpu.lane<linear_dim_0>, f = #gpu.mask<7>, g = #gpu.memory_space<workgroup>} : () -> ()
// CHECK-NEXT: }

// -----

"t.attrs"() {a = #gpu.address_space<global>, b = #gpu<dim x>, c = #gpu<all_reduce_op add>, d = #gpu<shuffle_mode xor>, e = #gpu<broadcast first_active_lane>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "t.attrs"() {a = #gpu.address_space<global>, b = #gpu<dim x>, c = #gpu<all_reduce_op add>, d = #gpu<shuffle_mode xor>, e = #gpu<broadcast first_active_lane>} : () -> ()
// CHECK-NEXT: }

// -----

"t.attrs"() {a = #gpu.loop_dim_map<bound = (d0) -> (d0 + 1), processor = block_x, map = (d0)[s0] -> (d0 * s0)>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "t.attrs"() {a = #gpu.loop_dim_map<processor = block_x, map = (d0)[s0] -> (d0 * s0), bound = (d0) -> (d0 + 1)>} : () -> ()
// CHECK-NEXT: }

// -----

func.func private @memory(memref<4xf32, #gpu.address_space<private>>, !gpu.async.token)

// CHECK: module {
// CHECK-NEXT: func.func private @memory(memref<4xf32, #gpu.address_space<private>>, !gpu.async.token)
// CHECK-NEXT: }

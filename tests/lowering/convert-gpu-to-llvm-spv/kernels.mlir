// RUN: mlir-opt %s --split-input-file --convert-gpu-to-llvm-spv | FileCheck %s

gpu.module @k {
  gpu.func @ids() kernel {
    %0 = gpu.thread_id x
    %1 = gpu.thread_id y
    %2 = gpu.thread_id z
    %3 = gpu.block_id x
    %4 = gpu.block_id y
    %5 = gpu.block_dim x
    %6 = gpu.block_dim z
    %7 = gpu.grid_dim x
    %8 = gpu.global_id x
    %9 = gpu.global_id z
    %10 = gpu.lane_id
    %11 = gpu.subgroup_id : index
    %12 = gpu.num_subgroups : index
    %13 = gpu.subgroup_size : index
    gpu.barrier
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @_Z7barrierj(i32) attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z18get_sub_group_size() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z18get_num_sub_groups() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z16get_sub_group_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z22get_sub_group_local_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z13get_global_idj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z14get_num_groupsj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z14get_local_sizej(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z12get_group_idj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z12get_local_idj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_kernelcc @ids() attributes {gpu.kernel} {
// CHECK-NEXT:       %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %1 = llvm.call spir_funccc @_Z12get_local_idj(%0) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %3 = llvm.call spir_funccc @_Z12get_local_idj(%2) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %4 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %5 = llvm.call spir_funccc @_Z12get_local_idj(%4) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %6 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %7 = llvm.call spir_funccc @_Z12get_group_idj(%6) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %8 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %9 = llvm.call spir_funccc @_Z12get_group_idj(%8) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %10 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %11 = llvm.call spir_funccc @_Z14get_local_sizej(%10) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %12 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %13 = llvm.call spir_funccc @_Z14get_local_sizej(%12) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %14 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %15 = llvm.call spir_funccc @_Z14get_num_groupsj(%14) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %16 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %17 = llvm.call spir_funccc @_Z13get_global_idj(%16) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %18 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %19 = llvm.call spir_funccc @_Z13get_global_idj(%18) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %20 = llvm.call spir_funccc @_Z22get_sub_group_local_id() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       %21 = llvm.call spir_funccc @_Z16get_sub_group_id() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       %22 = llvm.call spir_funccc @_Z18get_num_sub_groups() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       %23 = llvm.call spir_funccc @_Z18get_sub_group_size() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       %24 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:       llvm.call spir_funccc @_Z7barrierj(%24) {convergent, no_unwind, will_return} : (i32) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @s(%v: i32, %o: i32, %f: f32) kernel attributes {intel_reqd_sub_group_size = 32 : i32} {
    %w = arith.constant 32 : i32
    %0, %1 = gpu.shuffle xor %v, %o, %w : i32
    %2, %3 = gpu.shuffle up %v, %o, %w : i32
    %4, %5 = gpu.shuffle down %f, %o, %w : f32
    %6, %7 = gpu.shuffle idx %v, %o, %w : i32
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @_Z17sub_group_shuffleij(i32, i32) -> i32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z22sub_group_shuffle_downfj(f32, i32) -> f32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z20sub_group_shuffle_upij(i32, i32) -> i32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z21sub_group_shuffle_xorij(i32, i32) -> i32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_kernelcc @s(%arg0: i32, %arg1: i32, %arg2: f32) attributes {gpu.kernel, intel_reqd_sub_group_size = 32 : i32} {
// CHECK-NEXT:       %c32_i32 = arith.constant 32 : i32
// CHECK-NEXT:       %0 = llvm.call spir_funccc @_Z21sub_group_shuffle_xorij(%arg0, %arg1) {convergent, no_unwind, will_return} : (i32, i32) -> i32
// CHECK-NEXT:       %1 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:       %2 = llvm.call spir_funccc @_Z20sub_group_shuffle_upij(%arg0, %arg1) {convergent, no_unwind, will_return} : (i32, i32) -> i32
// CHECK-NEXT:       %3 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:       %4 = llvm.call spir_funccc @_Z22sub_group_shuffle_downfj(%arg2, %arg1) {convergent, no_unwind, will_return} : (f32, i32) -> f32
// CHECK-NEXT:       %5 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:       %6 = llvm.call spir_funccc @_Z17sub_group_shuffleij(%arg0, %arg1) {convergent, no_unwind, will_return} : (i32, i32) -> i32
// CHECK-NEXT:       %7 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  llvm.func @s(%v: i32, %o: i32, %f: f64, %g : i64, %h: f16, %i: i8, %j : i16, %k : bf16) attributes {intel_reqd_sub_group_size = 16 : i32} {
    %w = arith.constant 16 : i32
    %0, %1 = gpu.shuffle xor %f, %o, %w : f64
    %2, %3 = gpu.shuffle up %g, %o, %w : i64
    %4, %5 = gpu.shuffle down %h, %o, %w : f16
    %6, %7 = gpu.shuffle idx %i, %o, %w : i8
    %8, %9 = gpu.shuffle idx %j, %o, %w : i16
    llvm.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @_Z17sub_group_shufflesj(i16, i32) -> i16 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z17sub_group_shufflecj(i8, i32) -> i8 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z22sub_group_shuffle_downDhj(f16, i32) -> f16 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z20sub_group_shuffle_uplj(i64, i32) -> i64 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z21sub_group_shuffle_xordj(f64, i32) -> f64 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.func @s(%arg0: i32, %arg1: i32, %arg2: f64, %arg3: i64, %arg4: f16, %arg5: i8, %arg6: i16, %arg7: bf16) attributes {intel_reqd_sub_group_size = 16 : i32} {
// CHECK-NEXT:       %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT:       %0 = llvm.call spir_funccc @_Z21sub_group_shuffle_xordj(%arg2, %arg1) {convergent, no_unwind, will_return} : (f64, i32) -> f64
// CHECK-NEXT:       %1 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:       %2 = llvm.call spir_funccc @_Z20sub_group_shuffle_uplj(%arg3, %arg1) {convergent, no_unwind, will_return} : (i64, i32) -> i64
// CHECK-NEXT:       %3 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:       %4 = llvm.call spir_funccc @_Z22sub_group_shuffle_downDhj(%arg4, %arg1) {convergent, no_unwind, will_return} : (f16, i32) -> f16
// CHECK-NEXT:       %5 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:       %6 = llvm.call spir_funccc @_Z17sub_group_shufflecj(%arg5, %arg1) {convergent, no_unwind, will_return} : (i8, i32) -> i8
// CHECK-NEXT:       %7 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:       %8 = llvm.call spir_funccc @_Z17sub_group_shufflesj(%arg6, %arg1) {convergent, no_unwind, will_return} : (i16, i32) -> i16
// CHECK-NEXT:       %9 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @s(%v: f32) kernel {
    %0 = math.exp %v : f32
    %1 = gpu.all_reduce add %v {} : (f32) -> (f32)
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_kernelcc @s(%arg0: f32) attributes {gpu.kernel} {
// CHECK-NEXT:       %0 = math.exp %arg0 : f32
// CHECK-NEXT:       %1 = gpu.all_reduce  add %arg0 {
// CHECK-NEXT:       } : (f32) -> f32
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @s(%v: f32) kernel {
    %1 = gpu.subgroup_reduce add %v : (f32) -> (f32)
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_kernelcc @s(%arg0: f32) attributes {gpu.kernel} {
// CHECK-NEXT:       %0 = gpu.subgroup_reduce  add %arg0 : (f32) -> f32
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @s(%v: f32) kernel {
    gpu.printf "hello %f\n", %v : f32
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.mlir.global internal constant @printfFormat_0("hello %f\0A\00") {addr_space = 2 : i32}
// CHECK-NEXT:     llvm.func spir_funccc @_Z6printfPU3AS2Kcz(!llvm.ptr<2>, ...) -> i32
// CHECK-NEXT:     llvm.func spir_kernelcc @s(%arg0: f32) attributes {gpu.kernel} {
// CHECK-NEXT:       %0 = llvm.mlir.addressof @printfFormat_0 : !llvm.ptr<2>
// CHECK-NEXT:       %1 = llvm.getelementptr %0[0, 0] : (!llvm.ptr<2>) -> !llvm.ptr<2>, !llvm.array<10 x i8>
// CHECK-NEXT:       %2 = llvm.call spir_funccc @_Z6printfPU3AS2Kcz(%1, %arg0) vararg(!llvm.func<i32 (ptr<2>, ...)>) : (!llvm.ptr<2>, f32) -> i32
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @s(%p: memref<4xf32, #gpu.address_space<workgroup>>) {
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @s(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @s(%p: memref<4xf32, #gpu.address_space<global>>) {
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @s(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<1>, %arg2: i32, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @s(%p: memref<4xf32, #gpu.address_space<private>>) {
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @s(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32) {
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @t(%v: index) -> index {
    gpu.return %v : index
  }
  func.func @u(%v: i32) -> i32 {
    return %v : i32
  }
  gpu.func @r(%v: index, %a: f32) -> (index, f32) {
    gpu.return %v, %a : index, f32
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @t(%arg0: i32) -> i32 {
// CHECK-NEXT:       llvm.return %arg0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func @u(%arg0: i32) -> i32 {
// CHECK-NEXT:       return %arg0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func spir_funccc @r(%arg0: i32, %arg1: f32) -> !llvm.struct<(i32, f32)> {
// CHECK-NEXT:       %0 = llvm.mlir.poison : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       llvm.return %2 : !llvm.struct<(i32, f32)>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>>} {
  gpu.func @t(%v: index) -> index {
    %0 = gpu.thread_id x upper_bound 32
    %1 = gpu.block_dim x upper_bound 32
    %2 = gpu.lane_id upper_bound 16
    %3 = gpu.subgroup_size upper_bound 16 : index
    %4 = gpu.subgroup_id upper_bound 16 : index
    %5 = gpu.num_subgroups upper_bound 16 : index
    %6 = gpu.global_id x upper_bound 16 
    gpu.return %v : index
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
// CHECK-NEXT:     llvm.func spir_funccc @_Z13get_global_idj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z18get_num_sub_groups() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z16get_sub_group_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z18get_sub_group_size() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z22get_sub_group_local_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z14get_local_sizej(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z12get_local_idj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @t(%arg0: i32) -> i32 {
// CHECK-NEXT:       %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %1 = llvm.call spir_funccc @_Z12get_local_idj(%0) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %3 = llvm.call spir_funccc @_Z14get_local_sizej(%2) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %4 = llvm.call spir_funccc @_Z22get_sub_group_local_id() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       %5 = llvm.call spir_funccc @_Z18get_sub_group_size() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       %6 = llvm.call spir_funccc @_Z16get_sub_group_id() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       %7 = llvm.call spir_funccc @_Z18get_num_sub_groups() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       %8 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %9 = llvm.call spir_funccc @_Z13get_global_idj(%8) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       llvm.return %arg0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @t() kernel attributes {known_block_size = array<i32: 128, 1, 4>, known_grid_size = array<i32: 7, 3, 1>, known_cluster_size = array<i32: 1,2,3>, foo} {
    %0 = gpu.thread_id x
    %1 = gpu.block_dim x
    %2 = gpu.block_id y
    %3 = gpu.grid_dim z
    %4 = gpu.cluster_id x
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @_Z14get_num_groupsj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z12get_group_idj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z14get_local_sizej(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z12get_local_idj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_kernelcc @t() attributes {foo, gpu.kernel, gpu.known_block_size = array<i32: 128, 1, 4>, gpu.known_cluster_size = array<i32: 1, 2, 3>, gpu.known_grid_size = array<i32: 7, 3, 1>, reqd_work_group_size = array<i32: 128, 1, 4>} {
// CHECK-NEXT:       %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %1 = llvm.call spir_funccc @_Z12get_local_idj(%0) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %2 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %3 = llvm.call spir_funccc @_Z14get_local_sizej(%2) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %4 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %5 = llvm.call spir_funccc @_Z12get_group_idj(%4) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %6 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %7 = llvm.call spir_funccc @_Z14get_num_groupsj(%6) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %cluster_id_x = gpu.cluster_id  x
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @t(%a : i32) attributes {intel_reqd_sub_group_size = 16 : i32} {
    %0, %1 = gpu.rotate %a, 1, 16 : i32
    %2, %3 = gpu.rotate %a, 3, 4 : i32
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @t(%arg0: i32) attributes {intel_reqd_sub_group_size = 16 : i32} {
// CHECK-NEXT:       %rotateResult, %valid = gpu.rotate %arg0, 1, 16 : i32
// CHECK-NEXT:       %rotateResult_0, %valid_1 = gpu.rotate %arg0, 3, 4 : i32
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @t(%a : bf16, %o : i32, %v : vector<2xf16>) attributes {intel_reqd_sub_group_size = 16 : i32} {
    %w = arith.constant 16 : i32
    %0, %1 = gpu.shuffle xor %a, %o, %w : bf16
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @_Z21sub_group_shuffle_xorsj(i16, i32) -> i16 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @t(%arg0: bf16, %arg1: i32, %arg2: vector<2xf16>) attributes {intel_reqd_sub_group_size = 16 : i32} {
// CHECK-NEXT:       %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT:       %0 = llvm.bitcast %arg0 : bf16 to i16
// CHECK-NEXT:       %1 = llvm.call spir_funccc @_Z21sub_group_shuffle_xorsj(%0, %arg1) {convergent, no_unwind, will_return} : (i16, i32) -> i16
// CHECK-NEXT:       %2 = llvm.bitcast %1 : i16 to bf16
// CHECK-NEXT:       %3 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @t() {
    %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @t() {
// CHECK-NEXT:       %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @t() {
    %t = gpu.wait async
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @t() {
// CHECK-NEXT:       %0 = gpu.wait async
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @t(%i: i32) {
    gpu.printf "no"
    gpu.printf "%d %d", %i, %i : i32, i32
    gpu.printf "no"
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.mlir.global internal constant @printfFormat_1("%d %d\00") {addr_space = 2 : i32}
// CHECK-NEXT:     llvm.mlir.global internal constant @printfFormat_0("no\00") {addr_space = 2 : i32}
// CHECK-NEXT:     llvm.func spir_funccc @_Z6printfPU3AS2Kcz(!llvm.ptr<2>, ...) -> i32
// CHECK-NEXT:     llvm.func spir_funccc @t(%arg0: i32) {
// CHECK-NEXT:       %0 = llvm.mlir.addressof @printfFormat_0 : !llvm.ptr<2>
// CHECK-NEXT:       %1 = llvm.getelementptr %0[0, 0] : (!llvm.ptr<2>) -> !llvm.ptr<2>, !llvm.array<3 x i8>
// CHECK-NEXT:       %2 = llvm.call spir_funccc @_Z6printfPU3AS2Kcz(%1) vararg(!llvm.func<i32 (ptr<2>, ...)>) : (!llvm.ptr<2>) -> i32
// CHECK-NEXT:       %3 = llvm.mlir.addressof @printfFormat_1 : !llvm.ptr<2>
// CHECK-NEXT:       %4 = llvm.getelementptr %3[0, 0] : (!llvm.ptr<2>) -> !llvm.ptr<2>, !llvm.array<6 x i8>
// CHECK-NEXT:       %5 = llvm.call spir_funccc @_Z6printfPU3AS2Kcz(%4, %arg0, %arg0) vararg(!llvm.func<i32 (ptr<2>, ...)>) : (!llvm.ptr<2>, i32, i32) -> i32
// CHECK-NEXT:       %6 = llvm.mlir.addressof @printfFormat_0 : !llvm.ptr<2>
// CHECK-NEXT:       %7 = llvm.getelementptr %6[0, 0] : (!llvm.ptr<2>) -> !llvm.ptr<2>, !llvm.array<3 x i8>
// CHECK-NEXT:       %8 = llvm.call spir_funccc @_Z6printfPU3AS2Kcz(%7) vararg(!llvm.func<i32 (ptr<2>, ...)>) : (!llvm.ptr<2>) -> i32
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @s(%m: memref<4xf32>, %a: memref<4xf32, 0>, %n: memref<4xf32, 1>, %o: memref<4xf32, 3>, %p: memref<4xf32, 7>, %f: f32) workgroup(%x: memref<32xf32, 3>) kernel attributes {known_block_size = array<i32: 1, 2, 3>, known_grid_size = array<i32: 4, 5, 6>} {
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_kernelcc @s(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<1>, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: !llvm.ptr<1>, %arg6: !llvm.ptr<1>, %arg7: i32, %arg8: i32, %arg9: i32, %arg10: !llvm.ptr<1>, %arg11: !llvm.ptr<1>, %arg12: i32, %arg13: i32, %arg14: i32, %arg15: !llvm.ptr<3>, %arg16: !llvm.ptr<3>, %arg17: i32, %arg18: i32, %arg19: i32, %arg20: !llvm.ptr<7>, %arg21: !llvm.ptr<7>, %arg22: i32, %arg23: i32, %arg24: i32, %arg25: f32, %arg26: !llvm.ptr<3> {llvm.noalias, llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<32 : i64, f32>}) attributes {gpu.kernel, gpu.known_block_size = array<i32: 1, 2, 3>, gpu.known_grid_size = array<i32: 4, 5, 6>, reqd_work_group_size = array<i32: 1, 2, 3>} {
// CHECK-NEXT:       %0 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %1 = llvm.insertvalue %arg26, %0[0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %2 = llvm.insertvalue %arg26, %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %3 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %5 = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT:       %6 = llvm.insertvalue %5, %4[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %7 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %8 = llvm.insertvalue %7, %6[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @s(%m: memref<4xf32>, %n: memref<*xf32>, %q: memref<*xf32, 3>, %r: memref<*xf32, #gpu.address_space<workgroup>>)  {
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @s(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<1>, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: !llvm.ptr, %arg7: i32, %arg8: !llvm.ptr, %arg9: i32, %arg10: !llvm.ptr) {
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @s(%m: f32) workgroup(%x: memref<32xf32, #gpu.address_space<workgroup>>) private(%y: memref<1xi32, #gpu.address_space<private>>) {
    %c = arith.constant 0 : index
    %v = memref.load %x[%c] : memref<32xf32, #gpu.address_space<workgroup>>
    memref.store %v, %x[%c] : memref<32xf32, #gpu.address_space<workgroup>>
    %w = memref.load %y[%c] : memref<1xi32, #gpu.address_space<private>>
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @s(%arg0: f32, %arg1: !llvm.ptr<3> {llvm.noalias, llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<32 : i64, f32>}) {
// CHECK-NEXT:       %0 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %3 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %5 = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT:       %6 = llvm.insertvalue %5, %4[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %7 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %8 = llvm.insertvalue %7, %6[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %9 = builtin.unrealized_conversion_cast %8 : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)> to memref<32xf32, #gpu.address_space<workgroup>>
// CHECK-NEXT:       %10 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %11 = llvm.alloca %10 x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:       %12 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %13 = llvm.insertvalue %11, %12[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %14 = llvm.insertvalue %11, %13[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %15 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %16 = llvm.insertvalue %15, %14[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %17 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %18 = llvm.insertvalue %17, %16[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %19 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %20 = llvm.insertvalue %19, %18[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %21 = builtin.unrealized_conversion_cast %20 : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> to memref<1xi32, #gpu.address_space<private>>
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       %22 = memref.load %9[%c0] : memref<32xf32, #gpu.address_space<workgroup>>
// CHECK-NEXT:       memref.store %22, %9[%c0] : memref<32xf32, #gpu.address_space<workgroup>>
// CHECK-NEXT:       %23 = memref.load %21[%c0] : memref<1xi32, #gpu.address_space<private>>
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @s(%m: f32 {llvm.noundef}) workgroup(%x: memref<32xf32, #gpu.address_space<workgroup>>, %x2: memref<2x3xi8, #gpu.address_space<workgroup>> {llvm.align = 16 : i64, llvm.noalias, foo.bar}) private(%y: memref<1xi32, #gpu.address_space<private>> {llvm.align = 8 : i64}, %z: memref<2x3xf16, #gpu.address_space<private>>) {
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @s(%arg0: f32 {llvm.noundef}, %arg1: !llvm.ptr<3> {llvm.noalias, llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<32 : i64, f32>}, %arg2: !llvm.ptr<3> {llvm.noalias, llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<6 : i64, i8>}) {
// CHECK-NEXT:       %0 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %3 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %5 = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT:       %6 = llvm.insertvalue %5, %4[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %7 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %8 = llvm.insertvalue %7, %6[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %9 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %10 = llvm.insertvalue %arg2, %9[0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %11 = llvm.insertvalue %arg2, %10[1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %12 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %13 = llvm.insertvalue %12, %11[2] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %14 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT:       %15 = llvm.insertvalue %14, %13[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %16 = llvm.mlir.constant(3 : index) : i32
// CHECK-NEXT:       %17 = llvm.insertvalue %16, %15[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %18 = llvm.mlir.constant(3 : index) : i32
// CHECK-NEXT:       %19 = llvm.insertvalue %18, %17[3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %20 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %21 = llvm.insertvalue %20, %19[4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %22 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %23 = llvm.alloca %22 x i32 {alignment = 8 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:       %24 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %25 = llvm.insertvalue %23, %24[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %26 = llvm.insertvalue %23, %25[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %27 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %28 = llvm.insertvalue %27, %26[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %29 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %30 = llvm.insertvalue %29, %28[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %31 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %32 = llvm.insertvalue %31, %30[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %33 = llvm.mlir.constant(6 : i64) : i64
// CHECK-NEXT:       %34 = llvm.alloca %33 x f16 : (i64) -> !llvm.ptr
// CHECK-NEXT:       %35 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %36 = llvm.insertvalue %34, %35[0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %37 = llvm.insertvalue %34, %36[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %38 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %39 = llvm.insertvalue %38, %37[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %40 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT:       %41 = llvm.insertvalue %40, %39[3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %42 = llvm.mlir.constant(3 : index) : i32
// CHECK-NEXT:       %43 = llvm.insertvalue %42, %41[4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %44 = llvm.mlir.constant(3 : index) : i32
// CHECK-NEXT:       %45 = llvm.insertvalue %44, %43[3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %46 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %47 = llvm.insertvalue %46, %45[4, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @s() workgroup(%x: memref<32xf32, #gpu.address_space<workgroup>>, %x2: memref<2x3xi8, #gpu.address_space<workgroup>>) kernel {
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_kernelcc @s(%arg0: !llvm.ptr<3> {llvm.noalias, llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<32 : i64, f32>}, %arg1: !llvm.ptr<3> {llvm.noalias, llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<6 : i64, i8>}) attributes {gpu.kernel} {
// CHECK-NEXT:       %0 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %3 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %5 = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT:       %6 = llvm.insertvalue %5, %4[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %7 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %8 = llvm.insertvalue %7, %6[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %9 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %10 = llvm.insertvalue %arg1, %9[0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %11 = llvm.insertvalue %arg1, %10[1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %12 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %13 = llvm.insertvalue %12, %11[2] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %14 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT:       %15 = llvm.insertvalue %14, %13[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %16 = llvm.mlir.constant(3 : index) : i32
// CHECK-NEXT:       %17 = llvm.insertvalue %16, %15[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %18 = llvm.mlir.constant(3 : index) : i32
// CHECK-NEXT:       %19 = llvm.insertvalue %18, %17[3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %20 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %21 = llvm.insertvalue %20, %19[4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @t(%a : i1, %b: i128, %c: i4, %d : index, %e: f8E4M3FN, %o : i32) attributes {intel_reqd_sub_group_size = 16 : i32} {
    %w = arith.constant 16 : i32
    %0, %1 = gpu.shuffle xor %a, %o, %w : i1
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @_Z21sub_group_shuffle_xorcj(i8, i32) -> i8 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @t(%arg0: i1, %arg1: i128, %arg2: i4, %arg3: i32, %arg4: i8, %arg5: i32) attributes {intel_reqd_sub_group_size = 16 : i32} {
// CHECK-NEXT:       %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT:       %0 = llvm.zext %arg0 : i1 to i8
// CHECK-NEXT:       %1 = llvm.call spir_funccc @_Z21sub_group_shuffle_xorcj(%0, %arg5) {convergent, no_unwind, will_return} : (i8, i32) -> i8
// CHECK-NEXT:       %2 = llvm.trunc %1 : i8 to i1
// CHECK-NEXT:       %3 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @t(%a : i1, %b: i128, %c: i4, %d : index, %e: f8E4M3FN, %o : i32) attributes {intel_reqd_sub_group_size = 16 : i32} {
    %w = arith.constant 16 : i32
    %0, %1 = gpu.shuffle xor %e, %o, %w : f8E4M3FN
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @_Z21sub_group_shuffle_xorcj(i8, i32) -> i8 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @t(%arg0: i1, %arg1: i128, %arg2: i4, %arg3: i32, %arg4: i8, %arg5: i32) attributes {intel_reqd_sub_group_size = 16 : i32} {
// CHECK-NEXT:       %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT:       %0 = llvm.call spir_funccc @_Z21sub_group_shuffle_xorcj(%arg4, %arg5) {convergent, no_unwind, will_return} : (i8, i32) -> i8
// CHECK-NEXT:       %1 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @t(%a : i1, %b: i128, %c: i4, %d : index, %e: f8E4M3FN, %o : i32) -> (i32, i1) attributes {intel_reqd_sub_group_size = 16 : i32} {
    %w = llvm.mlir.constant(16 : i32) : i32
    %0, %1 = gpu.shuffle xor %o, %o, %w : i32
    gpu.return %0, %1 : i32, i1
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @_Z21sub_group_shuffle_xorij(i32, i32) -> i32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @t(%arg0: i1, %arg1: i128, %arg2: i4, %arg3: i32, %arg4: i8, %arg5: i32) -> !llvm.struct<(i32, i1)> attributes {intel_reqd_sub_group_size = 16 : i32} {
// CHECK-NEXT:       %0 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:       %1 = llvm.call spir_funccc @_Z21sub_group_shuffle_xorij(%arg5, %arg5) {convergent, no_unwind, will_return} : (i32, i32) -> i32
// CHECK-NEXT:       %2 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:       %3 = llvm.mlir.poison : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %4 = llvm.insertvalue %1, %3[0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       llvm.return %5 : !llvm.struct<(i32, i1)>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @ids() -> index {
    %0 = gpu.thread_id x
    %5 = gpu.block_dim x
    %10 = gpu.lane_id
    %11 = gpu.subgroup_id : index
    %12 = gpu.num_subgroups : index
    %13 = gpu.subgroup_size : index
    %1 = arith.addi %0, %11 : index
    %2 = arith.addi %1, %10 : index
    %3 = arith.addi %2, %5 : index
    gpu.return %3 : index
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @_Z18get_sub_group_size() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z18get_num_sub_groups() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z16get_sub_group_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z22get_sub_group_local_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z14get_local_sizej(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z12get_local_idj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @ids() -> i32 {
// CHECK-NEXT:       %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %1 = llvm.call spir_funccc @_Z12get_local_idj(%0) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %2 = builtin.unrealized_conversion_cast %1 : i32 to index
// CHECK-NEXT:       %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %4 = llvm.call spir_funccc @_Z14get_local_sizej(%3) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %5 = builtin.unrealized_conversion_cast %4 : i32 to index
// CHECK-NEXT:       %6 = llvm.call spir_funccc @_Z22get_sub_group_local_id() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       %7 = builtin.unrealized_conversion_cast %6 : i32 to index
// CHECK-NEXT:       %8 = llvm.call spir_funccc @_Z16get_sub_group_id() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       %9 = builtin.unrealized_conversion_cast %8 : i32 to index
// CHECK-NEXT:       %10 = llvm.call spir_funccc @_Z18get_num_sub_groups() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       %11 = llvm.call spir_funccc @_Z18get_sub_group_size() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       %12 = arith.addi %2, %9 : index
// CHECK-NEXT:       %13 = arith.addi %12, %7 : index
// CHECK-NEXT:       %14 = arith.addi %13, %5 : index
// CHECK-NEXT:       %15 = builtin.unrealized_conversion_cast %14 : index to i32
// CHECK-NEXT:       llvm.return %15 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  llvm.func @_Z12get_local_idj(i32) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
  gpu.func @ids() {
    %0 = gpu.thread_id x
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func @_Z12get_local_idj(i32) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
// CHECK-NEXT:     llvm.func spir_funccc @ids() {
// CHECK-NEXT:       %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %1 = llvm.call @_Z12get_local_idj(%0) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i32) -> i64
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  llvm.func @_Z12get_local_idj(i32) -> i32 attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
  gpu.func @ids() -> index {
    %0 = gpu.thread_id x
    gpu.return %0 : index
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func @_Z12get_local_idj(i32) -> i32 attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
// CHECK-NEXT:     llvm.func spir_funccc @ids() -> i32 {
// CHECK-NEXT:       %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %1 = llvm.call @_Z12get_local_idj(%0) {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i32) -> i32
// CHECK-NEXT:       llvm.return %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

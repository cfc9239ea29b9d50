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

// -----

gpu.module @k {
  gpu.func @s(%v: f32) kernel {
    %0 = math.exp %v : f32
    %1 = gpu.all_reduce add %v {} : (f32) -> (f32)
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @s(%v: f32) kernel {
    %1 = gpu.subgroup_reduce add %v : (f32) -> (f32)
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @s(%v: f32) kernel {
    gpu.printf "hello %f\n", %v : f32
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @s(%p: memref<4xf32, #gpu.address_space<workgroup>>) {
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @s(%p: memref<4xf32, #gpu.address_space<global>>) {
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @s(%p: memref<4xf32, #gpu.address_space<private>>) {
    gpu.return
  }
}

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

// -----

gpu.module @k {
  gpu.func @t(%a : i32) attributes {intel_reqd_sub_group_size = 16 : i32} {
    %0, %1 = gpu.rotate %a, 1, 16 : i32
    %2, %3 = gpu.rotate %a, 3, 4 : i32
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @t(%a : bf16, %o : i32, %v : vector<2xf16>) attributes {intel_reqd_sub_group_size = 16 : i32} {
    %w = arith.constant 16 : i32
    %0, %1 = gpu.shuffle xor %a, %o, %w : bf16
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @t() {
    %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @t() {
    %t = gpu.wait async
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @t(%i: i32) {
    gpu.printf "no"
    gpu.printf "%d %d", %i, %i : i32, i32
    gpu.printf "no"
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @s(%m: memref<4xf32>, %a: memref<4xf32, 0>, %n: memref<4xf32, 1>, %o: memref<4xf32, 3>, %p: memref<4xf32, 7>, %f: f32) workgroup(%x: memref<32xf32, 3>) kernel attributes {known_block_size = array<i32: 1, 2, 3>, known_grid_size = array<i32: 4, 5, 6>} {
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @s(%m: memref<4xf32>, %n: memref<*xf32>, %q: memref<*xf32, 3>, %r: memref<*xf32, #gpu.address_space<workgroup>>)  {
    gpu.return
  }
}

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

// -----

gpu.module @k {
  gpu.func @s(%m: f32 {llvm.noundef}) workgroup(%x: memref<32xf32, #gpu.address_space<workgroup>>, %x2: memref<2x3xi8, #gpu.address_space<workgroup>> {llvm.align = 16 : i64, llvm.noalias, foo.bar}) private(%y: memref<1xi32, #gpu.address_space<private>> {llvm.align = 8 : i64}, %z: memref<2x3xf16, #gpu.address_space<private>>) {
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @s() workgroup(%x: memref<32xf32, #gpu.address_space<workgroup>>, %x2: memref<2x3xi8, #gpu.address_space<workgroup>>) kernel {
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @s() private(%x: memref<?xf32, #gpu.address_space<private>>) {
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @s() workgroup(%x: memref<?xf32, #gpu.address_space<workgroup>>) {
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @t(%a : i1, %b: i128, %c: i4, %d : index, %e: f8E4M3FN, %o : i32) attributes {intel_reqd_sub_group_size = 16 : i32} {
    %w = arith.constant 16 : i32
    %0, %1 = gpu.shuffle xor %a, %o, %w : i1
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @t(%a : i1, %b: i128, %c: i4, %d : index, %e: f8E4M3FN, %o : i32) attributes {intel_reqd_sub_group_size = 16 : i32} {
    %w = arith.constant 16 : i32
    %0, %1 = gpu.shuffle xor %e, %o, %w : f8E4M3FN
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @t(%a : i1, %b: i128, %c: i4, %d : index, %e: f8E4M3FN, %o : i32) -> (i32, i1) attributes {intel_reqd_sub_group_size = 16 : i32} {
    %w = llvm.mlir.constant(16 : i32) : i32
    %0, %1 = gpu.shuffle xor %o, %o, %w : i32
    gpu.return %0, %1 : i32, i1
  }
}

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

// -----

gpu.module @k {
  llvm.func @_Z12get_local_idj(i32) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
  gpu.func @ids() {
    %0 = gpu.thread_id x
    gpu.return
  }
}

// -----

gpu.module @k {
  llvm.func @_Z12get_local_idj(i32) -> i32 attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
  gpu.func @ids() -> index {
    %0 = gpu.thread_id x
    gpu.return %0 : index
  }
}

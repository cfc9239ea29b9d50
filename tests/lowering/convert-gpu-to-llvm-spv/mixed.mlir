// RUN: mlir-opt %s --split-input-file --convert-gpu-to-llvm-spv | FileCheck %s

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index, %m0: memref<2x?xf16> {llvm.noundef}, %m1: memref<4xi8, #gpu.address_space<workgroup>>) private(%p0: memref<1xi16, #gpu.address_space<private>>, %p1: memref<4xf32, #gpu.address_space<private>>) attributes {intel_reqd_sub_group_size = 16 : i32, foo.bar = 1 : i32} {
    gpu.return
  }
  gpu.func @f1(%i: i32, %f: f32, %x: index, %m0: memref<4xi8, #gpu.address_space<global>>, %m1: memref<?xf16, #gpu.address_space<private>> {llvm.noundef}) -> index attributes {intel_reqd_sub_group_size = 32 : i32, foo.bar = 1 : i32} {
    gpu.printf "bye"
    gpu.return %x : index
  }
  memref.global "private" @g : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.mlir.global internal constant @printfFormat_0("bye\00") {addr_space = 2 : i32}
// CHECK-NEXT:     llvm.func spir_funccc @_Z6printfPU3AS2Kcz(!llvm.ptr<2>, ...) -> i32
// CHECK-NEXT:     llvm.func spir_funccc @f0(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: !llvm.ptr<1> {llvm.noundef}, %arg4: !llvm.ptr<1> {llvm.noundef}, %arg5: i32 {llvm.noundef}, %arg6: i32 {llvm.noundef}, %arg7: i32 {llvm.noundef}, %arg8: i32 {llvm.noundef}, %arg9: i32 {llvm.noundef}, %arg10: !llvm.ptr<3>, %arg11: !llvm.ptr<3>, %arg12: i32, %arg13: i32, %arg14: i32) attributes {foo.bar = 1 : i32, intel_reqd_sub_group_size = 16 : i32} {
// CHECK-NEXT:       %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %1 = llvm.alloca %0 x i16 : (i64) -> !llvm.ptr
// CHECK-NEXT:       %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %5 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %6 = llvm.insertvalue %5, %4[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %7 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %8 = llvm.insertvalue %7, %6[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %9 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %10 = llvm.insertvalue %9, %8[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %11 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:       %12 = llvm.alloca %11 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:       %13 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %14 = llvm.insertvalue %12, %13[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %15 = llvm.insertvalue %12, %14[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %16 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %17 = llvm.insertvalue %16, %15[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %18 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:       %19 = llvm.insertvalue %18, %17[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %20 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %21 = llvm.insertvalue %20, %19[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func spir_funccc @f1(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: !llvm.ptr<1>, %arg4: !llvm.ptr<1>, %arg5: i32, %arg6: i32, %arg7: i32, %arg8: !llvm.ptr {llvm.noundef}, %arg9: !llvm.ptr {llvm.noundef}, %arg10: i32 {llvm.noundef}, %arg11: i32 {llvm.noundef}, %arg12: i32 {llvm.noundef}) -> i32 attributes {foo.bar = 1 : i32, intel_reqd_sub_group_size = 32 : i32} {
// CHECK-NEXT:       %0 = llvm.mlir.addressof @printfFormat_0 : !llvm.ptr<2>
// CHECK-NEXT:       %1 = llvm.getelementptr %0[0, 0] : (!llvm.ptr<2>) -> !llvm.ptr<2>, !llvm.array<4 x i8>
// CHECK-NEXT:       %2 = llvm.call spir_funccc @_Z6printfPU3AS2Kcz(%1) vararg(!llvm.func<i32 (ptr<2>, ...)>) : (!llvm.ptr<2>) -> i32
// CHECK-NEXT:       llvm.return %arg2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.global "private" @g : memref<4xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index, %m0: memref<4xf32, 1> {llvm.noundef}) -> (index, f32) {
    %v0 = gpu.thread_id z
    %v1 = gpu.subgroup_id : index
    gpu.barrier
    %v3 = gpu.thread_id x
    gpu.return %x, %f : index, f32
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @_Z7barrierj(i32) attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z16get_sub_group_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z12get_local_idj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @f0(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: !llvm.ptr<1> {llvm.noundef}, %arg4: !llvm.ptr<1> {llvm.noundef}, %arg5: i32 {llvm.noundef}, %arg6: i32 {llvm.noundef}, %arg7: i32 {llvm.noundef}) -> !llvm.struct<(i32, f32)> {
// CHECK-NEXT:       %0 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %1 = llvm.call spir_funccc @_Z12get_local_idj(%0) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %2 = llvm.call spir_funccc @_Z16get_sub_group_id() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       %3 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:       llvm.call spir_funccc @_Z7barrierj(%3) {convergent, no_unwind, will_return} : (i32) -> ()
// CHECK-NEXT:       %4 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %5 = llvm.call spir_funccc @_Z12get_local_idj(%4) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %6 = llvm.mlir.poison : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       %7 = llvm.insertvalue %arg2, %6[0] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       %8 = llvm.insertvalue %arg1, %7[1] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       llvm.return %8 : !llvm.struct<(i32, f32)>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index, %m0: memref<4xf16, 1>) -> (index, f32) workgroup(%w0: memref<4xi16, #gpu.address_space<workgroup>>) {
    %v0 = arith.addi %x, %x : index
    %v1 = gpu.thread_id z
    gpu.printf "hi"
    %v3 = gpu.global_id z
    %v4 = gpu.block_dim z
    gpu.return %x, %f : index, f32
  }
  gpu.func @f1(%i: i32, %f: f32, %x: index, %m0: memref<i8> {llvm.noundef}) -> index workgroup(%w0: memref<1xf32, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}) attributes {intel_reqd_sub_group_size = 32 : i32, foo.bar = 1 : i32} {
    %v0 = gpu.grid_dim x
    %v1 = gpu.subgroup_id : index
    gpu.return %x : index
  }
  func.func private @ext(memref<4xf32>, memref<*xi8>) -> memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @_Z16get_sub_group_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z14get_num_groupsj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z14get_local_sizej(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z13get_global_idj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.mlir.global internal constant @printfFormat_0("hi\00") {addr_space = 2 : i32}
// CHECK-NEXT:     llvm.func spir_funccc @_Z6printfPU3AS2Kcz(!llvm.ptr<2>, ...) -> i32
// CHECK-NEXT:     llvm.func spir_funccc @_Z12get_local_idj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @f0(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: !llvm.ptr<1>, %arg4: !llvm.ptr<1>, %arg5: i32, %arg6: i32, %arg7: i32, %arg8: !llvm.ptr<3> {llvm.noalias, llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<4 : i64, i16>}) -> !llvm.struct<(i32, f32)> {
// CHECK-NEXT:       %0 = builtin.unrealized_conversion_cast %arg2 : i32 to index
// CHECK-NEXT:       %1 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %2 = llvm.insertvalue %arg8, %1[0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %3 = llvm.insertvalue %arg8, %2[1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %4 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %5 = llvm.insertvalue %4, %3[2] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %6 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:       %7 = llvm.insertvalue %6, %5[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %8 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %9 = llvm.insertvalue %8, %7[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %10 = arith.addi %0, %0 : index
// CHECK-NEXT:       %11 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %12 = llvm.call spir_funccc @_Z12get_local_idj(%11) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %13 = llvm.mlir.addressof @printfFormat_0 : !llvm.ptr<2>
// CHECK-NEXT:       %14 = llvm.getelementptr %13[0, 0] : (!llvm.ptr<2>) -> !llvm.ptr<2>, !llvm.array<3 x i8>
// CHECK-NEXT:       %15 = llvm.call spir_funccc @_Z6printfPU3AS2Kcz(%14) vararg(!llvm.func<i32 (ptr<2>, ...)>) : (!llvm.ptr<2>) -> i32
// CHECK-NEXT:       %16 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %17 = llvm.call spir_funccc @_Z13get_global_idj(%16) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %18 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %19 = llvm.call spir_funccc @_Z14get_local_sizej(%18) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %20 = llvm.mlir.poison : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       %21 = llvm.insertvalue %arg2, %20[0] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       %22 = llvm.insertvalue %arg1, %21[1] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       llvm.return %22 : !llvm.struct<(i32, f32)>
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func spir_funccc @f1(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: !llvm.ptr<1> {llvm.noundef}, %arg4: !llvm.ptr<1> {llvm.noundef}, %arg5: i32 {llvm.noundef}, %arg6: !llvm.ptr<3> {llvm.noalias, llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<1 : i64, f32>}) -> i32 attributes {foo.bar = 1 : i32, intel_reqd_sub_group_size = 32 : i32} {
// CHECK-NEXT:       %0 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %1 = llvm.insertvalue %arg6, %0[0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %3 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %5 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %6 = llvm.insertvalue %5, %4[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %7 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %8 = llvm.insertvalue %7, %6[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %9 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %10 = llvm.call spir_funccc @_Z14get_num_groupsj(%9) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %11 = llvm.call spir_funccc @_Z16get_sub_group_id() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       llvm.return %arg2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func private @ext(memref<4xf32, 1>, memref<*xi8, 1>) -> memref<?xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index, %m0: memref<4xf32, 3> {llvm.noundef}, %m1: memref<?xf16, #gpu.address_space<global>> {llvm.noundef}) kernel attributes {intel_reqd_sub_group_size = 16 : i32, known_block_size = array<i32: 4, 2, 1>, foo.bar = 1 : i32} {
    %v0 = gpu.lane_id
    %v1 = arith.addi %x, %x : index
    %v2 = arith.addi %x, %x : index
    gpu.printf "%d %f", %i, %f : i32, f32
    gpu.barrier
    gpu.return
  }
  func.func private @ext(memref<4xf32>, memref<*xi8>) -> memref<?xf32>
  memref.global "private" @g : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @_Z7barrierj(i32) attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.mlir.global internal constant @printfFormat_0("%d %f\00") {addr_space = 2 : i32}
// CHECK-NEXT:     llvm.func spir_funccc @_Z6printfPU3AS2Kcz(!llvm.ptr<2>, ...) -> i32
// CHECK-NEXT:     llvm.func spir_funccc @_Z22get_sub_group_local_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_kernelcc @f0(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: !llvm.ptr<3> {llvm.noundef}, %arg4: !llvm.ptr<3> {llvm.noundef}, %arg5: i32 {llvm.noundef}, %arg6: i32 {llvm.noundef}, %arg7: i32 {llvm.noundef}, %arg8: !llvm.ptr<1> {llvm.noundef}, %arg9: !llvm.ptr<1> {llvm.noundef}, %arg10: i32 {llvm.noundef}, %arg11: i32 {llvm.noundef}, %arg12: i32 {llvm.noundef}) attributes {foo.bar = 1 : i32, gpu.kernel, gpu.known_block_size = array<i32: 4, 2, 1>, intel_reqd_sub_group_size = 16 : i32, reqd_work_group_size = array<i32: 4, 2, 1>} {
// CHECK-NEXT:       %0 = builtin.unrealized_conversion_cast %arg2 : i32 to index
// CHECK-NEXT:       %1 = llvm.call spir_funccc @_Z22get_sub_group_local_id() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       %2 = arith.addi %0, %0 : index
// CHECK-NEXT:       %3 = arith.addi %0, %0 : index
// CHECK-NEXT:       %4 = llvm.mlir.addressof @printfFormat_0 : !llvm.ptr<2>
// CHECK-NEXT:       %5 = llvm.getelementptr %4[0, 0] : (!llvm.ptr<2>) -> !llvm.ptr<2>, !llvm.array<6 x i8>
// CHECK-NEXT:       %6 = llvm.call spir_funccc @_Z6printfPU3AS2Kcz(%5, %arg0, %arg1) vararg(!llvm.func<i32 (ptr<2>, ...)>) : (!llvm.ptr<2>, i32, f32) -> i32
// CHECK-NEXT:       %7 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:       llvm.call spir_funccc @_Z7barrierj(%7) {convergent, no_unwind, will_return} : (i32) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func private @ext(memref<4xf32, 1>, memref<*xi8, 1>) -> memref<?xf32, 1>
// CHECK-NEXT:     memref.global "private" @g : memref<4xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index) private(%p0: memref<2x3xi16, #gpu.address_space<private>>, %p1: memref<4xi16, #gpu.address_space<private>> {llvm.align = 16 : i64}) kernel attributes {intel_reqd_sub_group_size = 32 : i32, foo.bar = 1 : i32} {
    %v0 = gpu.thread_id z
    %v1 = arith.addi %x, %x : index
    gpu.printf "bye"
    %c3 = arith.constant 32 : i32
    %v3, %o3 = gpu.shuffle xor %f, %i, %c3 : f32
    gpu.return
  }
  func.func private @ext(memref<4xf32>, memref<*xi8>) -> memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @_Z21sub_group_shuffle_xorfj(f32, i32) -> f32 attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.mlir.global internal constant @printfFormat_0("bye\00") {addr_space = 2 : i32}
// CHECK-NEXT:     llvm.func spir_funccc @_Z6printfPU3AS2Kcz(!llvm.ptr<2>, ...) -> i32
// CHECK-NEXT:     llvm.func spir_funccc @_Z12get_local_idj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_kernelcc @f0(%arg0: i32, %arg1: f32, %arg2: i32) attributes {foo.bar = 1 : i32, gpu.kernel, intel_reqd_sub_group_size = 32 : i32} {
// CHECK-NEXT:       %0 = builtin.unrealized_conversion_cast %arg2 : i32 to index
// CHECK-NEXT:       %1 = llvm.mlir.constant(6 : i64) : i64
// CHECK-NEXT:       %2 = llvm.alloca %1 x i16 : (i64) -> !llvm.ptr
// CHECK-NEXT:       %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %6 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %8 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT:       %9 = llvm.insertvalue %8, %7[3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %10 = llvm.mlir.constant(3 : index) : i32
// CHECK-NEXT:       %11 = llvm.insertvalue %10, %9[4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %12 = llvm.mlir.constant(3 : index) : i32
// CHECK-NEXT:       %13 = llvm.insertvalue %12, %11[3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %14 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %15 = llvm.insertvalue %14, %13[4, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %16 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:       %17 = llvm.alloca %16 x i16 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:       %18 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %19 = llvm.insertvalue %17, %18[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %20 = llvm.insertvalue %17, %19[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %21 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %22 = llvm.insertvalue %21, %20[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %23 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:       %24 = llvm.insertvalue %23, %22[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %25 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %26 = llvm.insertvalue %25, %24[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %27 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %28 = llvm.call spir_funccc @_Z12get_local_idj(%27) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %29 = arith.addi %0, %0 : index
// CHECK-NEXT:       %30 = llvm.mlir.addressof @printfFormat_0 : !llvm.ptr<2>
// CHECK-NEXT:       %31 = llvm.getelementptr %30[0, 0] : (!llvm.ptr<2>) -> !llvm.ptr<2>, !llvm.array<4 x i8>
// CHECK-NEXT:       %32 = llvm.call spir_funccc @_Z6printfPU3AS2Kcz(%31) vararg(!llvm.func<i32 (ptr<2>, ...)>) : (!llvm.ptr<2>) -> i32
// CHECK-NEXT:       %c32_i32 = arith.constant 32 : i32
// CHECK-NEXT:       %33 = llvm.call spir_funccc @_Z21sub_group_shuffle_xorfj(%arg1, %arg0) {convergent, no_unwind, will_return} : (f32, i32) -> f32
// CHECK-NEXT:       %34 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func private @ext(memref<4xf32, 1>, memref<*xi8, 1>) -> memref<?xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index, %m0: memref<4xf16, #gpu.address_space<private>>, %m1: memref<?xi8, 3>) workgroup(%w0: memref<4xf32, #gpu.address_space<workgroup>>, %w1: memref<1xf32, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}) kernel attributes {intel_reqd_sub_group_size = 32 : i32, known_block_size = array<i32: 4, 2, 1>, foo.bar = 1 : i32} {
    gpu.return
  }
  func.func private @ext(memref<4xf32>, memref<*xi8>) -> memref<?xf32>
  memref.global "private" @g : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_kernelcc @f0(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i32, %arg6: i32, %arg7: i32, %arg8: !llvm.ptr<3>, %arg9: !llvm.ptr<3>, %arg10: i32, %arg11: i32, %arg12: i32, %arg13: !llvm.ptr<3> {llvm.noalias, llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<4 : i64, f32>}, %arg14: !llvm.ptr<3> {llvm.noalias, llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<1 : i64, f32>}) attributes {foo.bar = 1 : i32, gpu.kernel, gpu.known_block_size = array<i32: 4, 2, 1>, intel_reqd_sub_group_size = 32 : i32, reqd_work_group_size = array<i32: 4, 2, 1>} {
// CHECK-NEXT:       %0 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %1 = llvm.insertvalue %arg13, %0[0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %2 = llvm.insertvalue %arg13, %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %3 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %5 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:       %6 = llvm.insertvalue %5, %4[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %7 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %8 = llvm.insertvalue %7, %6[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %9 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %10 = llvm.insertvalue %arg14, %9[0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %11 = llvm.insertvalue %arg14, %10[1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %12 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %13 = llvm.insertvalue %12, %11[2] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %14 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %15 = llvm.insertvalue %14, %13[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %16 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %17 = llvm.insertvalue %16, %15[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func private @ext(memref<4xf32, 1>, memref<*xi8, 1>) -> memref<?xf32, 1>
// CHECK-NEXT:     memref.global "private" @g : memref<4xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index, %m0: memref<4xf16, #gpu.address_space<global>>, %m1: memref<4xi8, 3>) kernel attributes {known_block_size = array<i32: 4, 2, 1>} {
    gpu.printf "bye"
    gpu.return
  }
  memref.global "private" @g : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.mlir.global internal constant @printfFormat_0("bye\00") {addr_space = 2 : i32}
// CHECK-NEXT:     llvm.func spir_funccc @_Z6printfPU3AS2Kcz(!llvm.ptr<2>, ...) -> i32
// CHECK-NEXT:     llvm.func spir_kernelcc @f0(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: !llvm.ptr<1>, %arg4: !llvm.ptr<1>, %arg5: i32, %arg6: i32, %arg7: i32, %arg8: !llvm.ptr<3>, %arg9: !llvm.ptr<3>, %arg10: i32, %arg11: i32, %arg12: i32) attributes {gpu.kernel, gpu.known_block_size = array<i32: 4, 2, 1>, reqd_work_group_size = array<i32: 4, 2, 1>} {
// CHECK-NEXT:       %0 = llvm.mlir.addressof @printfFormat_0 : !llvm.ptr<2>
// CHECK-NEXT:       %1 = llvm.getelementptr %0[0, 0] : (!llvm.ptr<2>) -> !llvm.ptr<2>, !llvm.array<4 x i8>
// CHECK-NEXT:       %2 = llvm.call spir_funccc @_Z6printfPU3AS2Kcz(%1) vararg(!llvm.func<i32 (ptr<2>, ...)>) : (!llvm.ptr<2>) -> i32
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.global "private" @g : memref<4xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index) -> (index, f32) private(%p0: memref<4xf32, #gpu.address_space<private>>) attributes {intel_reqd_sub_group_size = 16 : i32} {
    %v0 = gpu.thread_id y
    %v1 = math.exp %f : f32
    gpu.return %x, %f : index, f32
  }
  gpu.func @f1(%i: i32, %f: f32, %x: index, %m0: memref<?xf32, #gpu.address_space<private>> {llvm.noundef}, %m1: memref<f32, 3>) kernel attributes {intel_reqd_sub_group_size = 32 : i32, known_block_size = array<i32: 4, 2, 1>, foo.bar = 1 : i32} {
    gpu.printf "%d %f", %i, %f : i32, f32
    gpu.barrier
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @_Z7barrierj(i32) attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.mlir.global internal constant @printfFormat_0("%d %f\00") {addr_space = 2 : i32}
// CHECK-NEXT:     llvm.func spir_funccc @_Z6printfPU3AS2Kcz(!llvm.ptr<2>, ...) -> i32
// CHECK-NEXT:     llvm.func spir_funccc @_Z12get_local_idj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @f0(%arg0: i32, %arg1: f32, %arg2: i32) -> !llvm.struct<(i32, f32)> attributes {intel_reqd_sub_group_size = 16 : i32} {
// CHECK-NEXT:       %0 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:       %1 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:       %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %5 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %6 = llvm.insertvalue %5, %4[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %7 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:       %8 = llvm.insertvalue %7, %6[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %9 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %10 = llvm.insertvalue %9, %8[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %11 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %12 = llvm.call spir_funccc @_Z12get_local_idj(%11) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %13 = math.exp %arg1 : f32
// CHECK-NEXT:       %14 = llvm.mlir.poison : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       %15 = llvm.insertvalue %arg2, %14[0] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       %16 = llvm.insertvalue %arg1, %15[1] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       llvm.return %16 : !llvm.struct<(i32, f32)>
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func spir_kernelcc @f1(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}, %arg5: i32 {llvm.noundef}, %arg6: i32 {llvm.noundef}, %arg7: i32 {llvm.noundef}, %arg8: !llvm.ptr<3>, %arg9: !llvm.ptr<3>, %arg10: i32) attributes {foo.bar = 1 : i32, gpu.kernel, gpu.known_block_size = array<i32: 4, 2, 1>, intel_reqd_sub_group_size = 32 : i32, reqd_work_group_size = array<i32: 4, 2, 1>} {
// CHECK-NEXT:       %0 = llvm.mlir.addressof @printfFormat_0 : !llvm.ptr<2>
// CHECK-NEXT:       %1 = llvm.getelementptr %0[0, 0] : (!llvm.ptr<2>) -> !llvm.ptr<2>, !llvm.array<6 x i8>
// CHECK-NEXT:       %2 = llvm.call spir_funccc @_Z6printfPU3AS2Kcz(%1, %arg0, %arg1) vararg(!llvm.func<i32 (ptr<2>, ...)>) : (!llvm.ptr<2>, i32, f32) -> i32
// CHECK-NEXT:       %3 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:       llvm.call spir_funccc @_Z7barrierj(%3) {convergent, no_unwind, will_return} : (i32) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index) -> (index, f32) {
    %v0 = gpu.block_dim x
    %v1 = gpu.block_dim y
    %v2 = gpu.num_subgroups : index
    gpu.return %x, %f : index, f32
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @_Z18get_num_sub_groups() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z14get_local_sizej(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @f0(%arg0: i32, %arg1: f32, %arg2: i32) -> !llvm.struct<(i32, f32)> {
// CHECK-NEXT:       %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %1 = llvm.call spir_funccc @_Z14get_local_sizej(%0) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %2 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %3 = llvm.call spir_funccc @_Z14get_local_sizej(%2) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %4 = llvm.call spir_funccc @_Z18get_num_sub_groups() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       %5 = llvm.mlir.poison : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       %6 = llvm.insertvalue %arg2, %5[0] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       %7 = llvm.insertvalue %arg1, %6[1] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       llvm.return %7 : !llvm.struct<(i32, f32)>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index) -> index workgroup(%w0: memref<2x3xi16, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}) {
    gpu.return %x : index
  }
  func.func private @ext(memref<4xf32>, memref<*xi8>) -> memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @f0(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: !llvm.ptr<3> {llvm.noalias, llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<6 : i64, i16>}) -> i32 {
// CHECK-NEXT:       %0 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %1 = llvm.insertvalue %arg3, %0[0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %2 = llvm.insertvalue %arg3, %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %3 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %5 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT:       %6 = llvm.insertvalue %5, %4[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %7 = llvm.mlir.constant(3 : index) : i32
// CHECK-NEXT:       %8 = llvm.insertvalue %7, %6[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %9 = llvm.mlir.constant(3 : index) : i32
// CHECK-NEXT:       %10 = llvm.insertvalue %9, %8[3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %11 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %12 = llvm.insertvalue %11, %10[4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       llvm.return %arg2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func private @ext(memref<4xf32, 1>, memref<*xi8, 1>) -> memref<?xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index) -> (index, f32) private(%p0: memref<1xi16, #gpu.address_space<private>> {llvm.align = 16 : i64}) attributes {foo.bar = 1 : i32} {
    gpu.return %x, %f : index, f32
  }
  gpu.func @f1(%i: i32, %f: f32, %x: index, %m0: memref<f32, 1> {llvm.noundef}) workgroup(%w0: memref<1xi16, #gpu.address_space<workgroup>>) kernel attributes {intel_reqd_sub_group_size = 32 : i32} {
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @f0(%arg0: i32, %arg1: f32, %arg2: i32) -> !llvm.struct<(i32, f32)> attributes {foo.bar = 1 : i32} {
// CHECK-NEXT:       %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %1 = llvm.alloca %0 x i16 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:       %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %5 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %6 = llvm.insertvalue %5, %4[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %7 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %8 = llvm.insertvalue %7, %6[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %9 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %10 = llvm.insertvalue %9, %8[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %11 = llvm.mlir.poison : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       %12 = llvm.insertvalue %arg2, %11[0] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       %13 = llvm.insertvalue %arg1, %12[1] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       llvm.return %13 : !llvm.struct<(i32, f32)>
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func spir_kernelcc @f1(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: !llvm.ptr<1> {llvm.noundef}, %arg4: !llvm.ptr<1> {llvm.noundef}, %arg5: i32 {llvm.noundef}, %arg6: !llvm.ptr<3> {llvm.noalias, llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<1 : i64, i16>}) attributes {gpu.kernel, intel_reqd_sub_group_size = 32 : i32} {
// CHECK-NEXT:       %0 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %1 = llvm.insertvalue %arg6, %0[0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %3 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %5 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %6 = llvm.insertvalue %5, %4[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %7 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %8 = llvm.insertvalue %7, %6[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index, %m0: memref<?xf16, #gpu.address_space<global>>) kernel attributes {intel_reqd_sub_group_size = 16 : i32} {
    gpu.return
  }
  gpu.func @f1(%i: i32, %f: f32, %x: index, %m0: memref<?xf16, #gpu.address_space<workgroup>>) -> index attributes {intel_reqd_sub_group_size = 16 : i32} {
    %v0 = gpu.subgroup_id : index
    %v1 = gpu.thread_id z
    %v2 = arith.addi %x, %x : index
    %v3 = arith.addi %x, %x : index
    %v4 = gpu.subgroup_size : index
    gpu.return %x : index
  }
  func.func private @ext(memref<4xf32>, memref<*xi8>) -> memref<?xf32>
  memref.global "private" @g : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @_Z18get_sub_group_size() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z12get_local_idj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z16get_sub_group_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_kernelcc @f0(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: !llvm.ptr<1>, %arg4: !llvm.ptr<1>, %arg5: i32, %arg6: i32, %arg7: i32) attributes {gpu.kernel, intel_reqd_sub_group_size = 16 : i32} {
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func spir_funccc @f1(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: !llvm.ptr<3>, %arg4: !llvm.ptr<3>, %arg5: i32, %arg6: i32, %arg7: i32) -> i32 attributes {intel_reqd_sub_group_size = 16 : i32} {
// CHECK-NEXT:       %0 = builtin.unrealized_conversion_cast %arg2 : i32 to index
// CHECK-NEXT:       %1 = llvm.call spir_funccc @_Z16get_sub_group_id() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       %2 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %3 = llvm.call spir_funccc @_Z12get_local_idj(%2) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %4 = arith.addi %0, %0 : index
// CHECK-NEXT:       %5 = arith.addi %0, %0 : index
// CHECK-NEXT:       %6 = llvm.call spir_funccc @_Z18get_sub_group_size() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       llvm.return %arg2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func private @ext(memref<4xf32, 1>, memref<*xi8, 1>) -> memref<?xf32, 1>
// CHECK-NEXT:     memref.global "private" @g : memref<4xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index) workgroup(%w0: memref<4xf32, #gpu.address_space<workgroup>>, %w1: memref<1xi16, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}) private(%p0: memref<2x3xf32, #gpu.address_space<private>>, %p1: memref<4xf32, #gpu.address_space<private>>) {
    gpu.return
  }
  func.func private @ext(memref<4xf32>, memref<*xi8>) -> memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @f0(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: !llvm.ptr<3> {llvm.noalias, llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<4 : i64, f32>}, %arg4: !llvm.ptr<3> {llvm.noalias, llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<1 : i64, i16>}) {
// CHECK-NEXT:       %0 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %1 = llvm.insertvalue %arg3, %0[0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %2 = llvm.insertvalue %arg3, %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %3 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %5 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:       %6 = llvm.insertvalue %5, %4[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %7 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %8 = llvm.insertvalue %7, %6[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %9 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %10 = llvm.insertvalue %arg4, %9[0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %11 = llvm.insertvalue %arg4, %10[1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %12 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %13 = llvm.insertvalue %12, %11[2] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %14 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %15 = llvm.insertvalue %14, %13[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %16 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %17 = llvm.insertvalue %16, %15[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %18 = llvm.mlir.constant(6 : i64) : i64
// CHECK-NEXT:       %19 = llvm.alloca %18 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:       %20 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %21 = llvm.insertvalue %19, %20[0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %22 = llvm.insertvalue %19, %21[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %23 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %24 = llvm.insertvalue %23, %22[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %25 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT:       %26 = llvm.insertvalue %25, %24[3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %27 = llvm.mlir.constant(3 : index) : i32
// CHECK-NEXT:       %28 = llvm.insertvalue %27, %26[4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %29 = llvm.mlir.constant(3 : index) : i32
// CHECK-NEXT:       %30 = llvm.insertvalue %29, %28[3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %31 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %32 = llvm.insertvalue %31, %30[4, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %33 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:       %34 = llvm.alloca %33 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:       %35 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %36 = llvm.insertvalue %34, %35[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %37 = llvm.insertvalue %34, %36[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %38 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %39 = llvm.insertvalue %38, %37[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %40 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:       %41 = llvm.insertvalue %40, %39[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %42 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %43 = llvm.insertvalue %42, %41[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func private @ext(memref<4xf32, 1>, memref<*xi8, 1>) -> memref<?xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index) -> (index, f32) workgroup(%w0: memref<1xi16, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}, %w1: memref<1xi16, #gpu.address_space<workgroup>>) attributes {intel_reqd_sub_group_size = 16 : i32} {
    gpu.printf "%d %f", %i, %f : i32, f32
    %v1 = gpu.thread_id y
    gpu.barrier
    %v3 = gpu.grid_dim x
    %v4 = arith.addi %x, %x : index
    gpu.return %x, %f : index, f32
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @_Z14get_num_groupsj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z7barrierj(i32) attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z12get_local_idj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.mlir.global internal constant @printfFormat_0("%d %f\00") {addr_space = 2 : i32}
// CHECK-NEXT:     llvm.func spir_funccc @_Z6printfPU3AS2Kcz(!llvm.ptr<2>, ...) -> i32
// CHECK-NEXT:     llvm.func spir_funccc @f0(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: !llvm.ptr<3> {llvm.noalias, llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<1 : i64, i16>}, %arg4: !llvm.ptr<3> {llvm.noalias, llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<1 : i64, i16>}) -> !llvm.struct<(i32, f32)> attributes {intel_reqd_sub_group_size = 16 : i32} {
// CHECK-NEXT:       %0 = builtin.unrealized_conversion_cast %arg2 : i32 to index
// CHECK-NEXT:       %1 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %2 = llvm.insertvalue %arg3, %1[0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %3 = llvm.insertvalue %arg3, %2[1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %4 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %5 = llvm.insertvalue %4, %3[2] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %6 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %7 = llvm.insertvalue %6, %5[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %8 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %9 = llvm.insertvalue %8, %7[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %10 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %11 = llvm.insertvalue %arg4, %10[0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %12 = llvm.insertvalue %arg4, %11[1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %13 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %14 = llvm.insertvalue %13, %12[2] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %15 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %16 = llvm.insertvalue %15, %14[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %17 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %18 = llvm.insertvalue %17, %16[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %19 = llvm.mlir.addressof @printfFormat_0 : !llvm.ptr<2>
// CHECK-NEXT:       %20 = llvm.getelementptr %19[0, 0] : (!llvm.ptr<2>) -> !llvm.ptr<2>, !llvm.array<6 x i8>
// CHECK-NEXT:       %21 = llvm.call spir_funccc @_Z6printfPU3AS2Kcz(%20, %arg0, %arg1) vararg(!llvm.func<i32 (ptr<2>, ...)>) : (!llvm.ptr<2>, i32, f32) -> i32
// CHECK-NEXT:       %22 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %23 = llvm.call spir_funccc @_Z12get_local_idj(%22) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %24 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:       llvm.call spir_funccc @_Z7barrierj(%24) {convergent, no_unwind, will_return} : (i32) -> ()
// CHECK-NEXT:       %25 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %26 = llvm.call spir_funccc @_Z14get_num_groupsj(%25) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %27 = arith.addi %0, %0 : index
// CHECK-NEXT:       %28 = llvm.mlir.poison : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       %29 = llvm.insertvalue %arg2, %28[0] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       %30 = llvm.insertvalue %arg1, %29[1] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       llvm.return %30 : !llvm.struct<(i32, f32)>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index, %m0: memref<?xf32>, %m1: memref<4xf32, #gpu.address_space<workgroup>>) kernel attributes {intel_reqd_sub_group_size = 16 : i32, known_block_size = array<i32: 4, 2, 1>} {
    %v0 = gpu.grid_dim y
    %v1 = gpu.grid_dim z
    gpu.return
  }
  gpu.func @f1(%i: i32, %f: f32, %x: index) kernel attributes {known_block_size = array<i32: 4, 2, 1>} {
    %v0 = math.exp %f : f32
    gpu.barrier
    gpu.return
  }
  func.func private @ext(memref<4xf32>, memref<*xi8>) -> memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @_Z7barrierj(i32) attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z14get_num_groupsj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_kernelcc @f0(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: !llvm.ptr<1>, %arg4: !llvm.ptr<1>, %arg5: i32, %arg6: i32, %arg7: i32, %arg8: !llvm.ptr<3>, %arg9: !llvm.ptr<3>, %arg10: i32, %arg11: i32, %arg12: i32) attributes {gpu.kernel, gpu.known_block_size = array<i32: 4, 2, 1>, intel_reqd_sub_group_size = 16 : i32, reqd_work_group_size = array<i32: 4, 2, 1>} {
// CHECK-NEXT:       %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %1 = llvm.call spir_funccc @_Z14get_num_groupsj(%0) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %2 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %3 = llvm.call spir_funccc @_Z14get_num_groupsj(%2) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func spir_kernelcc @f1(%arg0: i32, %arg1: f32, %arg2: i32) attributes {gpu.kernel, gpu.known_block_size = array<i32: 4, 2, 1>, reqd_work_group_size = array<i32: 4, 2, 1>} {
// CHECK-NEXT:       %0 = math.exp %arg1 : f32
// CHECK-NEXT:       %1 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:       llvm.call spir_funccc @_Z7barrierj(%1) {convergent, no_unwind, will_return} : (i32) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func private @ext(memref<4xf32, 1>, memref<*xi8, 1>) -> memref<?xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index) workgroup(%w0: memref<4xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 4, 2, 1>} {
    %v0 = gpu.grid_dim z
    %v1 = gpu.lane_id
    %v2 = arith.addi %x, %x : index
    gpu.return
  }
  memref.global "private" @g : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @_Z22get_sub_group_local_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z14get_num_groupsj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_kernelcc @f0(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: !llvm.ptr<3> {llvm.noalias, llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<4 : i64, f32>}) attributes {gpu.kernel, gpu.known_block_size = array<i32: 4, 2, 1>, reqd_work_group_size = array<i32: 4, 2, 1>} {
// CHECK-NEXT:       %0 = builtin.unrealized_conversion_cast %arg2 : i32 to index
// CHECK-NEXT:       %1 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %2 = llvm.insertvalue %arg3, %1[0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %3 = llvm.insertvalue %arg3, %2[1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %4 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %5 = llvm.insertvalue %4, %3[2] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %6 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:       %7 = llvm.insertvalue %6, %5[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %8 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %9 = llvm.insertvalue %8, %7[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %10 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %11 = llvm.call spir_funccc @_Z14get_num_groupsj(%10) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %12 = llvm.call spir_funccc @_Z22get_sub_group_local_id() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       %13 = arith.addi %0, %0 : index
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.global "private" @g : memref<4xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index, %m0: memref<f32, 3> {llvm.noundef}, %m1: memref<?xf16, #gpu.address_space<workgroup>>) -> (index, f32) workgroup(%w0: memref<4xi16, #gpu.address_space<workgroup>>) attributes {foo.bar = 1 : i32} {
    %v0 = gpu.global_id z
    %v1 = gpu.lane_id
    %v2 = arith.addi %x, %x : index
    gpu.barrier
    %v4 = gpu.global_id y
    gpu.return %x, %f : index, f32
  }
  func.func private @ext(memref<4xf32>, memref<*xi8>) -> memref<?xf32>
  memref.global "private" @g : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @_Z7barrierj(i32) attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z22get_sub_group_local_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z13get_global_idj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @f0(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: !llvm.ptr<3> {llvm.noundef}, %arg4: !llvm.ptr<3> {llvm.noundef}, %arg5: i32 {llvm.noundef}, %arg6: !llvm.ptr<3>, %arg7: !llvm.ptr<3>, %arg8: i32, %arg9: i32, %arg10: i32, %arg11: !llvm.ptr<3> {llvm.noalias, llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<4 : i64, i16>}) -> !llvm.struct<(i32, f32)> attributes {foo.bar = 1 : i32} {
// CHECK-NEXT:       %0 = builtin.unrealized_conversion_cast %arg2 : i32 to index
// CHECK-NEXT:       %1 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %2 = llvm.insertvalue %arg11, %1[0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %3 = llvm.insertvalue %arg11, %2[1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %4 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %5 = llvm.insertvalue %4, %3[2] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %6 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:       %7 = llvm.insertvalue %6, %5[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %8 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %9 = llvm.insertvalue %8, %7[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %10 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %11 = llvm.call spir_funccc @_Z13get_global_idj(%10) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %12 = llvm.call spir_funccc @_Z22get_sub_group_local_id() {no_unwind, will_return} : () -> i32
// CHECK-NEXT:       %13 = arith.addi %0, %0 : index
// CHECK-NEXT:       %14 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:       llvm.call spir_funccc @_Z7barrierj(%14) {convergent, no_unwind, will_return} : (i32) -> ()
// CHECK-NEXT:       %15 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %16 = llvm.call spir_funccc @_Z13get_global_idj(%15) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %17 = llvm.mlir.poison : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       %18 = llvm.insertvalue %arg2, %17[0] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       %19 = llvm.insertvalue %arg1, %18[1] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:       llvm.return %19 : !llvm.struct<(i32, f32)>
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func private @ext(memref<4xf32, 1>, memref<*xi8, 1>) -> memref<?xf32, 1>
// CHECK-NEXT:     memref.global "private" @g : memref<4xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index, %m0: memref<2x?xf16>, %m1: memref<4xf16, 1>) -> index {
    %v0 = gpu.block_id x
    %v1 = gpu.global_id z
    gpu.return %x : index
  }
  gpu.func @f1(%i: i32, %f: f32, %x: index, %m0: memref<i8, #gpu.address_space<global>>, %m1: memref<4x3xi8, 1> {llvm.noundef}) workgroup(%w0: memref<4xi16, #gpu.address_space<workgroup>>) attributes {intel_reqd_sub_group_size = 16 : i32} {
    gpu.barrier
    %v1 = gpu.block_dim y
    %v2 = arith.addi %x, %x : index
    gpu.return
  }
  memref.global "private" @g : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @_Z14get_local_sizej(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z7barrierj(i32) attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z13get_global_idj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @_Z12get_group_idj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_funccc @f0(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: !llvm.ptr<1>, %arg4: !llvm.ptr<1>, %arg5: i32, %arg6: i32, %arg7: i32, %arg8: i32, %arg9: i32, %arg10: !llvm.ptr<1>, %arg11: !llvm.ptr<1>, %arg12: i32, %arg13: i32, %arg14: i32) -> i32 {
// CHECK-NEXT:       %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %1 = llvm.call spir_funccc @_Z12get_group_idj(%0) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %2 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %3 = llvm.call spir_funccc @_Z13get_global_idj(%2) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       llvm.return %arg2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func spir_funccc @f1(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: !llvm.ptr<1>, %arg4: !llvm.ptr<1>, %arg5: i32, %arg6: !llvm.ptr<1> {llvm.noundef}, %arg7: !llvm.ptr<1> {llvm.noundef}, %arg8: i32 {llvm.noundef}, %arg9: i32 {llvm.noundef}, %arg10: i32 {llvm.noundef}, %arg11: i32 {llvm.noundef}, %arg12: i32 {llvm.noundef}, %arg13: !llvm.ptr<3> {llvm.noalias, llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<4 : i64, i16>}) attributes {intel_reqd_sub_group_size = 16 : i32} {
// CHECK-NEXT:       %0 = builtin.unrealized_conversion_cast %arg2 : i32 to index
// CHECK-NEXT:       %1 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %2 = llvm.insertvalue %arg13, %1[0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %3 = llvm.insertvalue %arg13, %2[1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %4 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %5 = llvm.insertvalue %4, %3[2] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %6 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT:       %7 = llvm.insertvalue %6, %5[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %8 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %9 = llvm.insertvalue %8, %7[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %10 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:       llvm.call spir_funccc @_Z7barrierj(%10) {convergent, no_unwind, will_return} : (i32) -> ()
// CHECK-NEXT:       %11 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %12 = llvm.call spir_funccc @_Z14get_local_sizej(%11) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %13 = arith.addi %0, %0 : index
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.global "private" @g : memref<4xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k {
  gpu.func @f0(%i: i32, %f: f32, %x: index) private(%p0: memref<2x3xf32, #gpu.address_space<private>>, %p1: memref<1xi16, #gpu.address_space<private>>) kernel attributes {known_block_size = array<i32: 4, 2, 1>} {
    %v0 = gpu.thread_id y
    gpu.printf "bye"
    gpu.barrier
    gpu.return
  }
  func.func private @ext(memref<4xf32>, memref<*xi8>) -> memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     llvm.func spir_funccc @_Z7barrierj(i32) attributes {convergent, no_unwind, will_return}
// CHECK-NEXT:     llvm.mlir.global internal constant @printfFormat_0("bye\00") {addr_space = 2 : i32}
// CHECK-NEXT:     llvm.func spir_funccc @_Z6printfPU3AS2Kcz(!llvm.ptr<2>, ...) -> i32
// CHECK-NEXT:     llvm.func spir_funccc @_Z12get_local_idj(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return}
// CHECK-NEXT:     llvm.func spir_kernelcc @f0(%arg0: i32, %arg1: f32, %arg2: i32) attributes {gpu.kernel, gpu.known_block_size = array<i32: 4, 2, 1>, reqd_work_group_size = array<i32: 4, 2, 1>} {
// CHECK-NEXT:       %0 = llvm.mlir.constant(6 : i64) : i64
// CHECK-NEXT:       %1 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:       %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %5 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %6 = llvm.insertvalue %5, %4[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %7 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT:       %8 = llvm.insertvalue %7, %6[3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %9 = llvm.mlir.constant(3 : index) : i32
// CHECK-NEXT:       %10 = llvm.insertvalue %9, %8[4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %11 = llvm.mlir.constant(3 : index) : i32
// CHECK-NEXT:       %12 = llvm.insertvalue %11, %10[3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %13 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %14 = llvm.insertvalue %13, %12[4, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT:       %15 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       %16 = llvm.alloca %15 x i16 : (i64) -> !llvm.ptr
// CHECK-NEXT:       %17 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %18 = llvm.insertvalue %16, %17[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %19 = llvm.insertvalue %16, %18[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %20 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT:       %21 = llvm.insertvalue %20, %19[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %22 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %23 = llvm.insertvalue %22, %21[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %24 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT:       %25 = llvm.insertvalue %24, %23[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT:       %26 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %27 = llvm.call spir_funccc @_Z12get_local_idj(%26) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (i32) -> i32
// CHECK-NEXT:       %28 = llvm.mlir.addressof @printfFormat_0 : !llvm.ptr<2>
// CHECK-NEXT:       %29 = llvm.getelementptr %28[0, 0] : (!llvm.ptr<2>) -> !llvm.ptr<2>, !llvm.array<4 x i8>
// CHECK-NEXT:       %30 = llvm.call spir_funccc @_Z6printfPU3AS2Kcz(%29) vararg(!llvm.func<i32 (ptr<2>, ...)>) : (!llvm.ptr<2>) -> i32
// CHECK-NEXT:       %31 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:       llvm.call spir_funccc @_Z7barrierj(%31) {convergent, no_unwind, will_return} : (i32) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func private @ext(memref<4xf32, 1>, memref<*xi8, 1>) -> memref<?xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// RUN: mlir-opt %s --convert-gpu-to-nvvm | FileCheck %s
// RUN: mlir-opt %s --convert-gpu-to-nvvm=allowed-dialects=arith | FileCheck %s --check-prefix=ARITH
// RUN: mlir-opt %s --convert-gpu-to-rocdl | FileCheck %s --check-prefix=ROCDL
// RUN: mlir-opt %s --gpu-to-llvm | FileCheck %s --check-prefix=HOST

gpu.module @m {
  gpu.func @f(%p: !llvm.ptr<1>, %v: i32) kernel {
    llvm.store %v, %p {cache_control = #xevm.store_cache_control<L1uc_L2uc_L3uc>} : i32, !llvm.ptr<1>
    %x = xevm.local_id.x : i32
    gpu.return
  }
}





// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func spir_funccc @_Z12get_local_idj(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:     llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr<1>, %[[ARG1:[^ ]+]]: i32) attributes {gpu.kernel, nvvm.kernel} {
// CHECK-NEXT:       llvm.store %[[ARG1]], %[[ARG0]] {cache_control = #xevm.store_cache_control<L1uc_L2uc_L3uc>} : i32, !llvm.ptr<1>
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.call spir_funccc @_Z12get_local_idj(%[[V0]]) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_local_idj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ARITH: module {
// ARITH-NEXT:   gpu.module @m {
// ARITH-NEXT:     llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr<1>, %[[ARG1:[^ ]+]]: i32) attributes {gpu.kernel, nvvm.kernel} {
// ARITH-NEXT:       llvm.store %[[ARG1]], %[[ARG0]] {cache_control = #xevm.store_cache_control<L1uc_L2uc_L3uc>} : i32, !llvm.ptr<1>
// ARITH-NEXT:       %[[V0:[^ ]+]] = xevm.local_id.x : i32
// ARITH-NEXT:       llvm.return
// ARITH-NEXT:     }
// ARITH-NEXT:   }
// ARITH-NEXT: }

// ROCDL: module {
// ROCDL-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// ROCDL-NEXT:     llvm.func spir_funccc @_Z12get_local_idj(i32) -> i32 attributes {no_unwind, will_return}
// ROCDL-NEXT:     llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr<1>, %[[ARG1:[^ ]+]]: i32) attributes {gpu.kernel, rocdl.kernel} {
// ROCDL-NEXT:       llvm.store %[[ARG1]], %[[ARG0]] {cache_control = #xevm.store_cache_control<L1uc_L2uc_L3uc>} : i32, !llvm.ptr<1>
// ROCDL-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// ROCDL-NEXT:       %[[V1:[^ ]+]] = llvm.call spir_funccc @_Z12get_local_idj(%[[V0]]) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_local_idj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// ROCDL-NEXT:       llvm.return
// ROCDL-NEXT:     }
// ROCDL-NEXT:   }
// ROCDL-NEXT: }

// HOST: module {
// HOST-NEXT:   gpu.module @m {
// HOST-NEXT:     llvm.func spir_funccc @_Z12get_local_idj(i32) -> i32 attributes {no_unwind, will_return}
// HOST-NEXT:     gpu.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr<1>, %[[ARG1:[^ ]+]]: i32) kernel {
// HOST-NEXT:       llvm.store %[[ARG1]], %[[ARG0]] {xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 1 : i32, 0 : i32], [6443 : i32, 1 : i32, 1 : i32, 0 : i32]]} : i32, !llvm.ptr<1>
// HOST-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// HOST-NEXT:       %[[V1:[^ ]+]] = llvm.call spir_funccc @_Z12get_local_idj(%[[V0]]) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_local_idj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// HOST-NEXT:       gpu.return
// HOST-NEXT:     }
// HOST-NEXT:   }
// HOST-NEXT: }

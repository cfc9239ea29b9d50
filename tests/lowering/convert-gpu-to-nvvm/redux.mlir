// RUN: mlir-opt %s --split-input-file --convert-gpu-to-nvvm=has-redux | FileCheck %s

gpu.module @m {
  gpu.func @k(%a: i32) -> i32 {
    %0 = gpu.subgroup_reduce add %a uniform : (i32) -> i32
    gpu.return %0 : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = nvvm.redux.sync  add %[[ARG0]], %[[V0]] : i32 -> i32
// CHECK-NEXT:       llvm.return %[[V1]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: i32) -> i32 {
    %0 = gpu.subgroup_reduce minsi %a uniform : (i32) -> i32
    gpu.return %0 : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = nvvm.redux.sync  min %[[ARG0]], %[[V0]] : i32 -> i32
// CHECK-NEXT:       llvm.return %[[V1]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: i32) -> i32 {
    %0 = gpu.subgroup_reduce maxsi %a uniform : (i32) -> i32
    gpu.return %0 : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = nvvm.redux.sync  max %[[ARG0]], %[[V0]] : i32 -> i32
// CHECK-NEXT:       llvm.return %[[V1]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: i32) -> i32 {
    %0 = gpu.subgroup_reduce and %a uniform : (i32) -> i32
    gpu.return %0 : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = nvvm.redux.sync  and %[[ARG0]], %[[V0]] : i32 -> i32
// CHECK-NEXT:       llvm.return %[[V1]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: i32) -> i32 {
    %0 = gpu.subgroup_reduce or %a uniform : (i32) -> i32
    gpu.return %0 : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = nvvm.redux.sync  or %[[ARG0]], %[[V0]] : i32 -> i32
// CHECK-NEXT:       llvm.return %[[V1]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: i32) -> i32 {
    %0 = gpu.subgroup_reduce xor %a uniform : (i32) -> i32
    gpu.return %0 : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = nvvm.redux.sync  xor %[[ARG0]], %[[V0]] : i32 -> i32
// CHECK-NEXT:       llvm.return %[[V1]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

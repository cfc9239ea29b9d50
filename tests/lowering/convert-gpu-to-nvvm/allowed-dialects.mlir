// RUN: mlir-opt %s --convert-gpu-to-nvvm=allowed-dialects=memref | FileCheck %s

gpu.module @m {
  gpu.func @k(%a: i32, %f: f32) {
    %0 = gpu.global_id x
    %1 = arith.addi %a, %a : i32
    %2 = math.sin %f : f32
    "test.use"(%0, %1, %2) : (index, i32, f32) -> ()
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @__nv_sinf(f32) -> f32
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = nvvm.read.ptx.sreg.ctaid.x : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.sext %[[V0]] : i32 to i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : i64 to index
// CHECK-NEXT:       %[[V3:[^ ]+]] = nvvm.read.ptx.sreg.ntid.x : i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.sext %[[V3]] : i32 to i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[V4]] : i64 to index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.muli %[[V2]], %[[V5]] : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = nvvm.read.ptx.sreg.tid.x : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.sext %[[V7]] : i32 to i64
// CHECK-NEXT:       %[[V9:[^ ]+]] = builtin.unrealized_conversion_cast %[[V8]] : i64 to index
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.addi %[[V9]], %[[V6]] : index
// CHECK-NEXT:       %[[V11:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.call @__nv_sinf(%[[ARG1]]) : (f32) -> f32
// CHECK-NEXT:       "test.use"(%[[V10]], %[[V11]], %[[V12]]) : (index, i32, f32) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

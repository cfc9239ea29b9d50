// RUN: mlir-opt %s --split-input-file --convert-gpu-to-nvvm=index-bitwidth=32 | FileCheck %s

gpu.module @m {
  gpu.func @k(%a: index) {
    %0 = gpu.thread_id x
    %1 = gpu.thread_id y upper_bound 8
    %2 = gpu.block_id z
    %3 = gpu.block_dim x upper_bound 64
    %4 = gpu.grid_dim y
    %5 = gpu.global_id x
    %6 = gpu.lane_id
    %7 = gpu.block_dim z
    "test.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = nvvm.read.ptx.sreg.tid.x : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]] : i32 to index
// CHECK-NEXT:       %[[V2:[^ ]+]] = nvvm.read.ptx.sreg.tid.y range <i32, 0, 8> : i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : i32 to index
// CHECK-NEXT:       %[[V4:[^ ]+]] = nvvm.read.ptx.sreg.ctaid.z : i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[V4]] : i32 to index
// CHECK-NEXT:       %[[V6:[^ ]+]] = nvvm.read.ptx.sreg.ntid.x range <i32, 1, 65> : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = builtin.unrealized_conversion_cast %[[V6]] : i32 to index
// CHECK-NEXT:       %[[V8:[^ ]+]] = nvvm.read.ptx.sreg.nctaid.y : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = builtin.unrealized_conversion_cast %[[V8]] : i32 to index
// CHECK-NEXT:       %[[V10:[^ ]+]] = nvvm.read.ptx.sreg.ctaid.x : i32
// CHECK-NEXT:       %[[V11:[^ ]+]] = nvvm.read.ptx.sreg.ntid.x : i32
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.mul %[[V10]], %[[V11]] : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = nvvm.read.ptx.sreg.tid.x : i32
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.add %[[V13]], %[[V12]] : i32
// CHECK-NEXT:       %[[V15:[^ ]+]] = builtin.unrealized_conversion_cast %[[V14]] : i32 to index
// CHECK-NEXT:       %[[V16:[^ ]+]] = nvvm.read.ptx.sreg.laneid range <i32, 0, 32> : i32
// CHECK-NEXT:       %[[V17:[^ ]+]] = builtin.unrealized_conversion_cast %[[V16]] : i32 to index
// CHECK-NEXT:       %[[V18:[^ ]+]] = nvvm.read.ptx.sreg.ntid.z : i32
// CHECK-NEXT:       %[[V19:[^ ]+]] = builtin.unrealized_conversion_cast %[[V18]] : i32 to index
// CHECK-NEXT:       "test.use"(%[[V1]], %[[V3]], %[[V5]], %[[V7]], %[[V9]], %[[V15]], %[[V17]], %[[V19]]) : (index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: vector<2xf32>) -> vector<2xf32> {
    %0 = math.sin %a : vector<2xf32>
    gpu.return %0 : vector<2xf32>
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @__nv_sinf(f32) -> f32
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V1]] : i32] : vector<2xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.call @__nv_sinf(%[[V2]]) : (f32) -> f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertelement %[[V3]], %[[V0]][%[[V1]] : i32] : vector<2xf32>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V5]] : i32] : vector<2xf32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.call @__nv_sinf(%[[V6]]) : (f32) -> f32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.insertelement %[[V7]], %[[V4]][%[[V5]] : i32] : vector<2xf32>
// CHECK-NEXT:       llvm.return %[[V8]] : vector<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --convert-gpu-to-nvvm | FileCheck %s

gpu.module @m {
  gpu.func @k() kernel {
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
// CHECK-NEXT:     llvm.func @k() attributes {gpu.kernel, nvvm.kernel} {
// CHECK-NEXT:       %[[V0:[^ ]+]] = nvvm.read.ptx.sreg.tid.x : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.sext %[[V0]] : i32 to i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : i64 to index
// CHECK-NEXT:       %[[V3:[^ ]+]] = nvvm.read.ptx.sreg.tid.y range <i32, 0, 8> : i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.sext %[[V3]] : i32 to i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[V4]] : i64 to index
// CHECK-NEXT:       %[[V6:[^ ]+]] = nvvm.read.ptx.sreg.ctaid.z : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.sext %[[V6]] : i32 to i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = builtin.unrealized_conversion_cast %[[V7]] : i64 to index
// CHECK-NEXT:       %[[V9:[^ ]+]] = nvvm.read.ptx.sreg.ntid.x range <i32, 1, 65> : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.sext %[[V9]] : i32 to i64
// CHECK-NEXT:       %[[V11:[^ ]+]] = builtin.unrealized_conversion_cast %[[V10]] : i64 to index
// CHECK-NEXT:       %[[V12:[^ ]+]] = nvvm.read.ptx.sreg.nctaid.y : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.sext %[[V12]] : i32 to i64
// CHECK-NEXT:       %[[V14:[^ ]+]] = builtin.unrealized_conversion_cast %[[V13]] : i64 to index
// CHECK-NEXT:       %[[V15:[^ ]+]] = nvvm.read.ptx.sreg.ctaid.x : i32
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.sext %[[V15]] : i32 to i64
// CHECK-NEXT:       %[[V17:[^ ]+]] = nvvm.read.ptx.sreg.ntid.x : i32
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.sext %[[V17]] : i32 to i64
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.mul %[[V16]], %[[V18]] : i64
// CHECK-NEXT:       %[[V20:[^ ]+]] = nvvm.read.ptx.sreg.tid.x : i32
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.sext %[[V20]] : i32 to i64
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.add %[[V21]], %[[V19]] : i64
// CHECK-NEXT:       %[[V23:[^ ]+]] = builtin.unrealized_conversion_cast %[[V22]] : i64 to index
// CHECK-NEXT:       %[[V24:[^ ]+]] = nvvm.read.ptx.sreg.laneid range <i32, 0, 32> : i32
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.sext %[[V24]] : i32 to i64
// CHECK-NEXT:       %[[V26:[^ ]+]] = builtin.unrealized_conversion_cast %[[V25]] : i64 to index
// CHECK-NEXT:       %[[V27:[^ ]+]] = nvvm.read.ptx.sreg.ntid.z : i32
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.sext %[[V27]] : i32 to i64
// CHECK-NEXT:       %[[V29:[^ ]+]] = builtin.unrealized_conversion_cast %[[V28]] : i64 to index
// CHECK-NEXT:       "test.use"(%[[V2]], %[[V5]], %[[V8]], %[[V11]], %[[V14]], %[[V23]], %[[V26]], %[[V29]]) : (index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: index) kernel attributes {known_block_size = array<i32: 32, 4, 1>, known_grid_size = array<i32: 16, 1, 2>} {
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
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 32, 4, 1>, gpu.known_grid_size = array<i32: 16, 1, 2>, nvvm.kernel, nvvm.maxntid = array<i32: 32, 4, 1>} {
// CHECK-NEXT:       %[[V0:[^ ]+]] = nvvm.read.ptx.sreg.tid.x range <i32, 0, 32> : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.sext %[[V0]] : i32 to i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : i64 to index
// CHECK-NEXT:       %[[V3:[^ ]+]] = nvvm.read.ptx.sreg.tid.y range <i32, 0, 8> : i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.sext %[[V3]] : i32 to i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[V4]] : i64 to index
// CHECK-NEXT:       %[[V6:[^ ]+]] = nvvm.read.ptx.sreg.ctaid.z range <i32, 0, 2> : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.sext %[[V6]] : i32 to i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = builtin.unrealized_conversion_cast %[[V7]] : i64 to index
// CHECK-NEXT:       %[[V9:[^ ]+]] = nvvm.read.ptx.sreg.ntid.x range <i32, 1, 65> : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.sext %[[V9]] : i32 to i64
// CHECK-NEXT:       %[[V11:[^ ]+]] = builtin.unrealized_conversion_cast %[[V10]] : i64 to index
// CHECK-NEXT:       %[[V12:[^ ]+]] = nvvm.read.ptx.sreg.nctaid.y range <i32, 1, 2> : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.sext %[[V12]] : i32 to i64
// CHECK-NEXT:       %[[V14:[^ ]+]] = builtin.unrealized_conversion_cast %[[V13]] : i64 to index
// CHECK-NEXT:       %[[V15:[^ ]+]] = nvvm.read.ptx.sreg.ctaid.x range <i32, 0, 16> : i32
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.sext %[[V15]] : i32 to i64
// CHECK-NEXT:       %[[V17:[^ ]+]] = nvvm.read.ptx.sreg.ntid.x range <i32, 1, 33> : i32
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.sext %[[V17]] : i32 to i64
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.mul %[[V16]], %[[V18]] : i64
// CHECK-NEXT:       %[[V20:[^ ]+]] = nvvm.read.ptx.sreg.tid.x range <i32, 0, 32> : i32
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.sext %[[V20]] : i32 to i64
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.add %[[V21]], %[[V19]] : i64
// CHECK-NEXT:       %[[V23:[^ ]+]] = builtin.unrealized_conversion_cast %[[V22]] : i64 to index
// CHECK-NEXT:       %[[V24:[^ ]+]] = nvvm.read.ptx.sreg.laneid range <i32, 0, 32> : i32
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.sext %[[V24]] : i32 to i64
// CHECK-NEXT:       %[[V26:[^ ]+]] = builtin.unrealized_conversion_cast %[[V25]] : i64 to index
// CHECK-NEXT:       %[[V27:[^ ]+]] = nvvm.read.ptx.sreg.ntid.z range <i32, 1, 2> : i32
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.sext %[[V27]] : i32 to i64
// CHECK-NEXT:       %[[V29:[^ ]+]] = builtin.unrealized_conversion_cast %[[V28]] : i64 to index
// CHECK-NEXT:       "test.use"(%[[V2]], %[[V5]], %[[V8]], %[[V11]], %[[V14]], %[[V23]], %[[V26]], %[[V29]]) : (index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k() {
    %0 = gpu.cluster_id x
    %1 = gpu.cluster_dim y
    %2 = gpu.cluster_dim_blocks x
    %3 = gpu.cluster_block_id z
    "test.use"(%0, %1, %2, %3) : (index, index, index, index) -> ()
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k() {
// CHECK-NEXT:       %[[V0:[^ ]+]] = nvvm.read.ptx.sreg.clusterid.x : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.sext %[[V0]] : i32 to i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : i64 to index
// CHECK-NEXT:       %[[V3:[^ ]+]] = nvvm.read.ptx.sreg.nclusterid.y : i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.sext %[[V3]] : i32 to i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[V4]] : i64 to index
// CHECK-NEXT:       %[[V6:[^ ]+]] = nvvm.read.ptx.sreg.cluster.nctaid.x : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.sext %[[V6]] : i32 to i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = builtin.unrealized_conversion_cast %[[V7]] : i64 to index
// CHECK-NEXT:       %[[V9:[^ ]+]] = nvvm.read.ptx.sreg.cluster.ctaid.z : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.sext %[[V9]] : i32 to i64
// CHECK-NEXT:       %[[V11:[^ ]+]] = builtin.unrealized_conversion_cast %[[V10]] : i64 to index
// CHECK-NEXT:       "test.use"(%[[V2]], %[[V5]], %[[V8]], %[[V11]]) : (index, index, index, index) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k() attributes {known_cluster_size = array<i32: 1, 2, 3>} {
    %0 = gpu.cluster_id x
    %1 = gpu.cluster_dim y
    %2 = gpu.cluster_dim_blocks x
    %3 = gpu.cluster_block_id z
    "test.use"(%0, %1, %2, %3) : (index, index, index, index) -> ()
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k() attributes {gpu.known_cluster_size = array<i32: 1, 2, 3>} {
// CHECK-NEXT:       %[[V0:[^ ]+]] = nvvm.read.ptx.sreg.clusterid.x : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.sext %[[V0]] : i32 to i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : i64 to index
// CHECK-NEXT:       %[[V3:[^ ]+]] = nvvm.read.ptx.sreg.nclusterid.y : i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.sext %[[V3]] : i32 to i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[V4]] : i64 to index
// CHECK-NEXT:       %[[V6:[^ ]+]] = nvvm.read.ptx.sreg.cluster.nctaid.x range <i32, 1, 2> : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.sext %[[V6]] : i32 to i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = builtin.unrealized_conversion_cast %[[V7]] : i64 to index
// CHECK-NEXT:       %[[V9:[^ ]+]] = nvvm.read.ptx.sreg.cluster.ctaid.z range <i32, 0, 3> : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.sext %[[V9]] : i32 to i64
// CHECK-NEXT:       %[[V11:[^ ]+]] = builtin.unrealized_conversion_cast %[[V10]] : i64 to index
// CHECK-NEXT:       "test.use"(%[[V2]], %[[V5]], %[[V8]], %[[V11]]) : (index, index, index, index) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  func.func @f() attributes {gpu.known_block_size = array<i32: 32, 4, 1>} {
    %0 = gpu.thread_id x
    %1 = gpu.grid_dim x
    "test.use"(%0, %1) : (index, index) -> ()
    return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @f() attributes {gpu.known_block_size = array<i32: 32, 4, 1>, llvm.emit_c_interface} {
// CHECK-NEXT:       %[[V0:[^ ]+]] = nvvm.read.ptx.sreg.tid.x range <i32, 0, 32> : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.sext %[[V0]] : i32 to i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : i64 to index
// CHECK-NEXT:       %[[V3:[^ ]+]] = nvvm.read.ptx.sreg.nctaid.x : i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.sext %[[V3]] : i32 to i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[V4]] : i64 to index
// CHECK-NEXT:       "test.use"(%[[V2]], %[[V5]]) : (index, index) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func @_mlir_ciface_f() attributes {gpu.known_block_size = array<i32: 32, 4, 1>, llvm.emit_c_interface} {
// CHECK-NEXT:       llvm.call @f() : () -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

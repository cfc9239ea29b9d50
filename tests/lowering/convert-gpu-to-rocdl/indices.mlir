// RUN: mlir-opt %s --split-input-file --convert-gpu-to-rocdl | FileCheck %s

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
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @k() attributes {gpu.kernel, rocdl.kernel} {
// CHECK-NEXT:       %[[V0:[^ ]+]] = rocdl.workitem.id.x : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.sext %[[V0]] : i32 to i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : i64 to index
// CHECK-NEXT:       %[[V3:[^ ]+]] = rocdl.workitem.id.y range <i32, 0, 8> : i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.sext %[[V3]] : i32 to i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[V4]] : i64 to index
// CHECK-NEXT:       %[[V6:[^ ]+]] = rocdl.workgroup.id.z : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.sext %[[V6]] : i32 to i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = builtin.unrealized_conversion_cast %[[V7]] : i64 to index
// CHECK-NEXT:       %[[V9:[^ ]+]] = rocdl.workgroup.dim.x range <i32, 1, 65> : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.sext %[[V9]] : i32 to i64
// CHECK-NEXT:       %[[V11:[^ ]+]] = builtin.unrealized_conversion_cast %[[V10]] : i64 to index
// CHECK-NEXT:       %[[V12:[^ ]+]] = rocdl.grid.dim.y : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.sext %[[V12]] : i32 to i64
// CHECK-NEXT:       %[[V14:[^ ]+]] = builtin.unrealized_conversion_cast %[[V13]] : i64 to index
// CHECK-NEXT:       %[[V15:[^ ]+]] = rocdl.workgroup.id.x : i32
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.sext %[[V15]] : i32 to i64
// CHECK-NEXT:       %[[V17:[^ ]+]] = rocdl.workgroup.dim.x : i32
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.sext %[[V17]] : i32 to i64
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.mul %[[V16]], %[[V18]] : i64
// CHECK-NEXT:       %[[V20:[^ ]+]] = rocdl.workitem.id.x : i32
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.sext %[[V20]] : i32 to i64
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.add %[[V21]], %[[V19]] : i64
// CHECK-NEXT:       %[[V23:[^ ]+]] = builtin.unrealized_conversion_cast %[[V22]] : i64 to index
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V26:[^ ]+]] = rocdl.mbcnt.lo %[[V25]], %[[V24]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 32>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V27:[^ ]+]] = rocdl.mbcnt.hi %[[V25]], %[[V26]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 64>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.sext %[[V27]] : i32 to i64
// CHECK-NEXT:       %[[V29:[^ ]+]] = builtin.unrealized_conversion_cast %[[V28]] : i64 to index
// CHECK-NEXT:       %[[V30:[^ ]+]] = rocdl.workgroup.dim.z : i32
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.sext %[[V30]] : i32 to i64
// CHECK-NEXT:       %[[V32:[^ ]+]] = builtin.unrealized_conversion_cast %[[V31]] : i64 to index
// CHECK-NEXT:       "test.use"(%[[V2]], %[[V5]], %[[V8]], %[[V11]], %[[V14]], %[[V23]], %[[V29]], %[[V32]]) : (index, index, index, index, index, index, index, index) -> ()
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
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i64) attributes {gpu.kernel, gpu.known_block_size = array<i32: 32, 4, 1>, gpu.known_grid_size = array<i32: 16, 1, 2>, rocdl.flat_work_group_size = "128,128", rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 32, 4, 1>} {
// CHECK-NEXT:       %[[V0:[^ ]+]] = rocdl.workitem.id.x range <i32, 0, 32> : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.sext %[[V0]] : i32 to i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : i64 to index
// CHECK-NEXT:       %[[V3:[^ ]+]] = rocdl.workitem.id.y range <i32, 0, 8> : i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.sext %[[V3]] : i32 to i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[V4]] : i64 to index
// CHECK-NEXT:       %[[V6:[^ ]+]] = rocdl.workgroup.id.z range <i32, 0, 2> : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.sext %[[V6]] : i32 to i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = builtin.unrealized_conversion_cast %[[V7]] : i64 to index
// CHECK-NEXT:       %[[V9:[^ ]+]] = rocdl.workgroup.dim.x range <i32, 1, 65> : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.sext %[[V9]] : i32 to i64
// CHECK-NEXT:       %[[V11:[^ ]+]] = builtin.unrealized_conversion_cast %[[V10]] : i64 to index
// CHECK-NEXT:       %[[V12:[^ ]+]] = rocdl.grid.dim.y range <i32, 1, 2> : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.sext %[[V12]] : i32 to i64
// CHECK-NEXT:       %[[V14:[^ ]+]] = builtin.unrealized_conversion_cast %[[V13]] : i64 to index
// CHECK-NEXT:       %[[V15:[^ ]+]] = rocdl.workgroup.id.x range <i32, 0, 16> : i32
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.sext %[[V15]] : i32 to i64
// CHECK-NEXT:       %[[V17:[^ ]+]] = rocdl.workgroup.dim.x range <i32, 1, 33> : i32
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.sext %[[V17]] : i32 to i64
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.mul %[[V16]], %[[V18]] : i64
// CHECK-NEXT:       %[[V20:[^ ]+]] = rocdl.workitem.id.x range <i32, 0, 32> : i32
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.sext %[[V20]] : i32 to i64
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.add %[[V21]], %[[V19]] : i64
// CHECK-NEXT:       %[[V23:[^ ]+]] = builtin.unrealized_conversion_cast %[[V22]] : i64 to index
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V26:[^ ]+]] = rocdl.mbcnt.lo %[[V25]], %[[V24]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 32>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V27:[^ ]+]] = rocdl.mbcnt.hi %[[V25]], %[[V26]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 64>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.sext %[[V27]] : i32 to i64
// CHECK-NEXT:       %[[V29:[^ ]+]] = builtin.unrealized_conversion_cast %[[V28]] : i64 to index
// CHECK-NEXT:       %[[V30:[^ ]+]] = rocdl.workgroup.dim.z range <i32, 1, 2> : i32
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.sext %[[V30]] : i32 to i64
// CHECK-NEXT:       %[[V32:[^ ]+]] = builtin.unrealized_conversion_cast %[[V31]] : i64 to index
// CHECK-NEXT:       "test.use"(%[[V2]], %[[V5]], %[[V8]], %[[V11]], %[[V14]], %[[V23]], %[[V29]], %[[V32]]) : (index, index, index, index, index, index, index, index) -> ()
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
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @f() attributes {gpu.known_block_size = array<i32: 32, 4, 1>, llvm.emit_c_interface} {
// CHECK-NEXT:       %[[V0:[^ ]+]] = rocdl.workitem.id.x range <i32, 0, 32> : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.sext %[[V0]] : i32 to i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : i64 to index
// CHECK-NEXT:       %[[V3:[^ ]+]] = rocdl.grid.dim.x : i32
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

// RUN: mlir-opt %s --split-input-file --convert-gpu-to-rocdl | FileCheck %s

gpu.module @m {
  gpu.func @k(%a: f32, %o: i32, %w: i32) -> f32 {
    %0, %v = gpu.shuffle xor %a, %o, %w : f32
    "test.use"(%v) : (i1) -> ()
    gpu.return %0 : f32
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = rocdl.mbcnt.lo %[[V1]], %[[V0]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 32>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = rocdl.mbcnt.hi %[[V1]], %[[V2]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 64>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.sub %[[V4]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.add %[[V3]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.and %[[V6]], %[[V5]] : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.xor %[[V3]], %[[ARG1]] : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.icmp "slt" %[[V8]], %[[V7]] : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.select %[[V9]], %[[V8]], %[[V3]] : i1, i32
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.shl %[[V10]], %[[V11]] : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.bitcast %[[ARG0]] : f32 to i32
// CHECK-NEXT:       %[[V14:[^ ]+]] = rocdl.ds_bpermute %[[V12]], %[[V13]] : (i32, i32) -> i32
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.bitcast %[[V14]] : i32 to f32
// CHECK-NEXT:       "test.use"(%[[V9]]) : (i1) -> ()
// CHECK-NEXT:       llvm.return %[[V15]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: i32, %o: i32, %w: i32) -> i32 {
    %0, %v = gpu.shuffle up %a, %o, %w : i32
    gpu.return %0 : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = rocdl.mbcnt.lo %[[V1]], %[[V0]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 32>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = rocdl.mbcnt.hi %[[V1]], %[[V2]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 64>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.sub %[[V4]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.add %[[V3]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.and %[[V6]], %[[V5]] : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.sub %[[V3]], %[[ARG1]] : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.icmp "slt" %[[V8]], %[[V7]] : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.select %[[V9]], %[[V8]], %[[V3]] : i1, i32
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.shl %[[V10]], %[[V11]] : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = rocdl.ds_bpermute %[[V12]], %[[ARG0]] : (i32, i32) -> i32
// CHECK-NEXT:       llvm.return %[[V13]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: i32, %o: i32, %w: i32) -> i32 {
    %0, %v = gpu.shuffle up %a, %o, %w : i32
    "test.use"(%v) : (i1) -> ()
    gpu.return %0 : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = rocdl.mbcnt.lo %[[V1]], %[[V0]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 32>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = rocdl.mbcnt.hi %[[V1]], %[[V2]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 64>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.sub %[[V4]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.add %[[V3]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.and %[[V6]], %[[V5]] : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.sub %[[V3]], %[[ARG1]] : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.icmp "slt" %[[V8]], %[[V7]] : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.select %[[V9]], %[[V8]], %[[V3]] : i1, i32
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.shl %[[V10]], %[[V11]] : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = rocdl.ds_bpermute %[[V12]], %[[ARG0]] : (i32, i32) -> i32
// CHECK-NEXT:       "test.use"(%[[V9]]) : (i1) -> ()
// CHECK-NEXT:       llvm.return %[[V13]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: i64, %o: i32, %w: i32) -> i64 {
    %0, %v = gpu.shuffle down %a, %o, %w : i64
    "test.use"(%v) : (i1) -> ()
    gpu.return %0 : i64
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> i64 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.trunc %[[ARG0]] : i64 to i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.lshr %[[ARG0]], %[[V0]] : i64
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = rocdl.mbcnt.lo %[[V5]], %[[V4]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 32>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = rocdl.mbcnt.hi %[[V5]], %[[V6]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 64>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.sub %[[V8]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.add %[[V7]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.and %[[V10]], %[[V9]] : i32
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.add %[[V7]], %[[ARG1]] : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.icmp "slt" %[[V12]], %[[V11]] : i32
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.select %[[V13]], %[[V12]], %[[V7]] : i1, i32
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.shl %[[V14]], %[[V15]] : i32
// CHECK-NEXT:       %[[V17:[^ ]+]] = rocdl.ds_bpermute %[[V16]], %[[V1]] : (i32, i32) -> i32
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V20:[^ ]+]] = rocdl.mbcnt.lo %[[V19]], %[[V18]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 32>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V21:[^ ]+]] = rocdl.mbcnt.hi %[[V19]], %[[V20]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 64>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.sub %[[V22]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.add %[[V21]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.and %[[V24]], %[[V23]] : i32
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.add %[[V21]], %[[ARG1]] : i32
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.icmp "slt" %[[V26]], %[[V25]] : i32
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.select %[[V27]], %[[V26]], %[[V21]] : i1, i32
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.shl %[[V28]], %[[V29]] : i32
// CHECK-NEXT:       %[[V31:[^ ]+]] = rocdl.ds_bpermute %[[V30]], %[[V3]] : (i32, i32) -> i32
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.zext %[[V17]] : i32 to i64
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.zext %[[V31]] : i32 to i64
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.shl %[[V33]], %[[V0]] : i64
// CHECK-NEXT:       %[[V35:[^ ]+]] = llvm.or %[[V34]], %[[V32]] : i64
// CHECK-NEXT:       %[[V36:[^ ]+]] = llvm.and %[[V13]], %[[V27]] : i1
// CHECK-NEXT:       "test.use"(%[[V36]]) : (i1) -> ()
// CHECK-NEXT:       llvm.return %[[V35]] : i64
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: f64, %o: i32, %w: i32) -> f64 {
    %0, %v = gpu.shuffle idx %a, %o, %w : f64
    gpu.return %0 : f64
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f64, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> f64 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.bitcast %[[ARG0]] : f64 to i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.lshr %[[V1]], %[[V0]] : i64
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.trunc %[[V3]] : i64 to i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = rocdl.mbcnt.lo %[[V6]], %[[V5]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 32>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = rocdl.mbcnt.hi %[[V6]], %[[V7]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 64>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.sub %[[V9]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.add %[[V8]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.and %[[V11]], %[[V10]] : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.icmp "slt" %[[ARG1]], %[[V12]] : i32
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.select %[[V13]], %[[ARG1]], %[[V8]] : i1, i32
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.shl %[[V14]], %[[V15]] : i32
// CHECK-NEXT:       %[[V17:[^ ]+]] = rocdl.ds_bpermute %[[V16]], %[[V2]] : (i32, i32) -> i32
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V20:[^ ]+]] = rocdl.mbcnt.lo %[[V19]], %[[V18]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 32>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V21:[^ ]+]] = rocdl.mbcnt.hi %[[V19]], %[[V20]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 64>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.sub %[[V22]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.add %[[V21]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.and %[[V24]], %[[V23]] : i32
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.icmp "slt" %[[ARG1]], %[[V25]] : i32
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.select %[[V26]], %[[ARG1]], %[[V21]] : i1, i32
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.shl %[[V27]], %[[V28]] : i32
// CHECK-NEXT:       %[[V30:[^ ]+]] = rocdl.ds_bpermute %[[V29]], %[[V4]] : (i32, i32) -> i32
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.zext %[[V17]] : i32 to i64
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.zext %[[V30]] : i32 to i64
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.shl %[[V32]], %[[V0]] : i64
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.or %[[V33]], %[[V31]] : i64
// CHECK-NEXT:       %[[V35:[^ ]+]] = llvm.bitcast %[[V34]] : i64 to f64
// CHECK-NEXT:       llvm.return %[[V35]] : f64
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: f16, %o: i32, %w: i32) -> f16 {
    %0, %v = gpu.shuffle xor %a, %o, %w : f16
    gpu.return %0 : f16
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f16, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> f16 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = rocdl.mbcnt.lo %[[V1]], %[[V0]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 32>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = rocdl.mbcnt.hi %[[V1]], %[[V2]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 64>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.sub %[[V4]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.add %[[V3]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.and %[[V6]], %[[V5]] : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.xor %[[V3]], %[[ARG1]] : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.icmp "slt" %[[V8]], %[[V7]] : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.select %[[V9]], %[[V8]], %[[V3]] : i1, i32
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.shl %[[V10]], %[[V11]] : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.bitcast %[[ARG0]] : f16 to i16
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.zext %[[V13]] : i16 to i32
// CHECK-NEXT:       %[[V15:[^ ]+]] = rocdl.ds_bpermute %[[V12]], %[[V14]] : (i32, i32) -> i32
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.trunc %[[V15]] : i32 to i16
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.bitcast %[[V16]] : i16 to f16
// CHECK-NEXT:       llvm.return %[[V17]] : f16
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: i1, %o: i32, %w: i32) -> i1 {
    %0, %v = gpu.shuffle xor %a, %o, %w : i1
    gpu.return %0 : i1
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> i1 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = rocdl.mbcnt.lo %[[V1]], %[[V0]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 32>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = rocdl.mbcnt.hi %[[V1]], %[[V2]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 64>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.sub %[[V4]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.add %[[V3]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.and %[[V6]], %[[V5]] : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.xor %[[V3]], %[[ARG1]] : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.icmp "slt" %[[V8]], %[[V7]] : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.select %[[V9]], %[[V8]], %[[V3]] : i1, i32
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.shl %[[V10]], %[[V11]] : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.zext %[[ARG0]] : i1 to i32
// CHECK-NEXT:       %[[V14:[^ ]+]] = rocdl.ds_bpermute %[[V12]], %[[V13]] : (i32, i32) -> i32
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.trunc %[[V14]] : i32 to i1
// CHECK-NEXT:       llvm.return %[[V15]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: vector<2xf16>, %o: i32, %w: i32) -> vector<2xf16> {
    %0, %v = gpu.shuffle xor %a, %o, %w : vector<2xf16>
    gpu.return %0 : vector<2xf16>
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> vector<2xf16> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = rocdl.mbcnt.lo %[[V1]], %[[V0]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 32>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = rocdl.mbcnt.hi %[[V1]], %[[V2]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 64>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.sub %[[V4]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.add %[[V3]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.and %[[V6]], %[[V5]] : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.xor %[[V3]], %[[ARG1]] : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.icmp "slt" %[[V8]], %[[V7]] : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.select %[[V9]], %[[V8]], %[[V3]] : i1, i32
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.shl %[[V10]], %[[V11]] : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<2xf16> to i32
// CHECK-NEXT:       %[[V14:[^ ]+]] = rocdl.ds_bpermute %[[V12]], %[[V13]] : (i32, i32) -> i32
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.bitcast %[[V14]] : i32 to vector<2xf16>
// CHECK-NEXT:       llvm.return %[[V15]] : vector<2xf16>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: vector<3xf32>, %o: i32, %w: i32) -> vector<3xf32> {
    %0, %v = gpu.shuffle xor %a, %o, %w : vector<3xf32>
    gpu.return %0 : vector<3xf32>
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: vector<3xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> vector<3xf32> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = rocdl.mbcnt.lo %[[V1]], %[[V0]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 32>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = rocdl.mbcnt.hi %[[V1]], %[[V2]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 64>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.sub %[[V4]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.add %[[V3]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.and %[[V6]], %[[V5]] : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.xor %[[V3]], %[[ARG1]] : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.icmp "slt" %[[V8]], %[[V7]] : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.select %[[V9]], %[[V8]], %[[V3]] : i1, i32
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.shl %[[V10]], %[[V11]] : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<3xf32> to vector<3xi32>
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.extractelement %[[V13]][%[[V14]] : i32] : vector<3xi32>
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.extractelement %[[V13]][%[[V16]] : i32] : vector<3xi32>
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.extractelement %[[V13]][%[[V18]] : i32] : vector<3xi32>
// CHECK-NEXT:       %[[V20:[^ ]+]] = rocdl.ds_bpermute %[[V12]], %[[V15]] : (i32, i32) -> i32
// CHECK-NEXT:       %[[V21:[^ ]+]] = rocdl.ds_bpermute %[[V12]], %[[V17]] : (i32, i32) -> i32
// CHECK-NEXT:       %[[V22:[^ ]+]] = rocdl.ds_bpermute %[[V12]], %[[V19]] : (i32, i32) -> i32
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.insertelement %[[V20]], %[[V23]][%[[V24]] : i32] : vector<3xi32>
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.insertelement %[[V21]], %[[V25]][%[[V26]] : i32] : vector<3xi32>
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.insertelement %[[V22]], %[[V27]][%[[V28]] : i32] : vector<3xi32>
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.bitcast %[[V29]] : vector<3xi32> to vector<3xf32>
// CHECK-NEXT:       llvm.return %[[V30]] : vector<3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: i128, %o: i32, %w: i32) -> i128 {
    %0, %v = gpu.shuffle xor %a, %o, %w : i128
    gpu.return %0 : i128
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i128, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> i128 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = rocdl.mbcnt.lo %[[V1]], %[[V0]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 32>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = rocdl.mbcnt.hi %[[V1]], %[[V2]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 64>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.sub %[[V4]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.add %[[V3]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.and %[[V6]], %[[V5]] : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.xor %[[V3]], %[[ARG1]] : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.icmp "slt" %[[V8]], %[[V7]] : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.select %[[V9]], %[[V8]], %[[V3]] : i1, i32
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.shl %[[V10]], %[[V11]] : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.bitcast %[[ARG0]] : i128 to vector<4xi32>
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.extractelement %[[V13]][%[[V14]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.extractelement %[[V13]][%[[V16]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.extractelement %[[V13]][%[[V18]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.extractelement %[[V13]][%[[V20]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V22:[^ ]+]] = rocdl.ds_bpermute %[[V12]], %[[V15]] : (i32, i32) -> i32
// CHECK-NEXT:       %[[V23:[^ ]+]] = rocdl.ds_bpermute %[[V12]], %[[V17]] : (i32, i32) -> i32
// CHECK-NEXT:       %[[V24:[^ ]+]] = rocdl.ds_bpermute %[[V12]], %[[V19]] : (i32, i32) -> i32
// CHECK-NEXT:       %[[V25:[^ ]+]] = rocdl.ds_bpermute %[[V12]], %[[V21]] : (i32, i32) -> i32
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.insertelement %[[V22]], %[[V26]][%[[V27]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.insertelement %[[V23]], %[[V28]][%[[V29]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.insertelement %[[V24]], %[[V30]][%[[V31]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.insertelement %[[V25]], %[[V32]][%[[V33]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V35:[^ ]+]] = llvm.bitcast %[[V34]] : vector<4xi32> to i128
// CHECK-NEXT:       llvm.return %[[V35]] : i128
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: i32, %l: i32) -> i32 {
    %0 = gpu.subgroup_broadcast %a, first_active_lane : i32
    %1 = gpu.subgroup_broadcast %a, specific_lane %l : i32
    "test.use"(%1) : (i32) -> ()
    gpu.return %0 : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = rocdl.readfirstlane %[[ARG0]] : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = rocdl.readlane %[[ARG0]], %[[ARG1]] : (i32, i32) -> i32
// CHECK-NEXT:       "test.use"(%[[V1]]) : (i32) -> ()
// CHECK-NEXT:       llvm.return %[[V0]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: f16, %l: i32) -> f16 {
    %0 = gpu.subgroup_broadcast %a, first_active_lane : f16
    %1 = gpu.subgroup_broadcast %a, specific_lane %l : f16
    "test.use"(%1) : (f16) -> ()
    gpu.return %0 : f16
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f16, %[[ARG1:[^ ]+]]: i32) -> f16 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = rocdl.readfirstlane %[[ARG0]] : f16
// CHECK-NEXT:       %[[V1:[^ ]+]] = rocdl.readlane %[[ARG0]], %[[ARG1]] : (f16, i32) -> f16
// CHECK-NEXT:       "test.use"(%[[V1]]) : (f16) -> ()
// CHECK-NEXT:       llvm.return %[[V0]] : f16
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: i1, %l: i32) -> i1 {
    %0 = gpu.subgroup_broadcast %a, first_active_lane : i1
    %1 = gpu.subgroup_broadcast %a, specific_lane %l : i1
    "test.use"(%1) : (i1) -> ()
    gpu.return %0 : i1
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32) -> i1 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.zext %[[ARG0]] : i1 to i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = rocdl.readfirstlane %[[V0]] : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.trunc %[[V1]] : i32 to i1
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.zext %[[ARG0]] : i1 to i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = rocdl.readlane %[[V3]], %[[ARG1]] : (i32, i32) -> i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.trunc %[[V4]] : i32 to i1
// CHECK-NEXT:       "test.use"(%[[V5]]) : (i1) -> ()
// CHECK-NEXT:       llvm.return %[[V2]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: vector<4xf32>, %l: i32) -> vector<4xf32> {
    %0 = gpu.subgroup_broadcast %a, first_active_lane : vector<4xf32>
    %1 = gpu.subgroup_broadcast %a, specific_lane %l : vector<4xf32>
    "test.use"(%1) : (vector<4xf32>) -> ()
    gpu.return %0 : vector<4xf32>
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: i32) -> vector<4xf32> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.extractelement %[[V0]][%[[V1]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.extractelement %[[V0]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.extractelement %[[V0]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.extractelement %[[V0]][%[[V7]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V9:[^ ]+]] = rocdl.readfirstlane %[[V2]] : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = rocdl.readfirstlane %[[V4]] : i32
// CHECK-NEXT:       %[[V11:[^ ]+]] = rocdl.readfirstlane %[[V6]] : i32
// CHECK-NEXT:       %[[V12:[^ ]+]] = rocdl.readfirstlane %[[V8]] : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.insertelement %[[V9]], %[[V13]][%[[V14]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.insertelement %[[V10]], %[[V15]][%[[V16]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.insertelement %[[V11]], %[[V17]][%[[V18]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.insertelement %[[V12]], %[[V19]][%[[V20]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.bitcast %[[V21]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.extractelement %[[V23]][%[[V24]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.extractelement %[[V23]][%[[V26]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.extractelement %[[V23]][%[[V28]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.extractelement %[[V23]][%[[V30]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V32:[^ ]+]] = rocdl.readlane %[[V25]], %[[ARG1]] : (i32, i32) -> i32
// CHECK-NEXT:       %[[V33:[^ ]+]] = rocdl.readlane %[[V27]], %[[ARG1]] : (i32, i32) -> i32
// CHECK-NEXT:       %[[V34:[^ ]+]] = rocdl.readlane %[[V29]], %[[ARG1]] : (i32, i32) -> i32
// CHECK-NEXT:       %[[V35:[^ ]+]] = rocdl.readlane %[[V31]], %[[ARG1]] : (i32, i32) -> i32
// CHECK-NEXT:       %[[V36:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:       %[[V37:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V38:[^ ]+]] = llvm.insertelement %[[V32]], %[[V36]][%[[V37]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V39:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V40:[^ ]+]] = llvm.insertelement %[[V33]], %[[V38]][%[[V39]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V41:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V42:[^ ]+]] = llvm.insertelement %[[V34]], %[[V40]][%[[V41]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V43:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:       %[[V44:[^ ]+]] = llvm.insertelement %[[V35]], %[[V42]][%[[V43]] : i32] : vector<4xi32>
// CHECK-NEXT:       %[[V45:[^ ]+]] = llvm.bitcast %[[V44]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:       "test.use"(%[[V45]]) : (vector<4xf32>) -> ()
// CHECK-NEXT:       llvm.return %[[V22]] : vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: index, %l: i32) -> index {
    %0 = gpu.subgroup_broadcast %a, first_active_lane : index
    %1 = gpu.subgroup_broadcast %a, specific_lane %l : index
    "test.use"(%1) : (index) -> ()
    gpu.return %0 : index
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i32) -> i64 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = rocdl.readfirstlane %[[ARG0]] : i64
// CHECK-NEXT:       %[[V1:[^ ]+]] = rocdl.readlane %[[ARG0]], %[[ARG1]] : (i64, i32) -> i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : i64 to index
// CHECK-NEXT:       "test.use"(%[[V2]]) : (index) -> ()
// CHECK-NEXT:       llvm.return %[[V0]] : i64
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: vector<3xi8>, %l: i32) -> vector<3xi8> {
    %0 = gpu.subgroup_broadcast %a, first_active_lane : vector<3xi8>
    %1 = gpu.subgroup_broadcast %a, specific_lane %l : vector<3xi8>
    "test.use"(%1) : (vector<3xi8>) -> ()
    gpu.return %0 : vector<3xi8>
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: vector<3xi8>, %[[ARG1:[^ ]+]]: i32) -> vector<3xi8> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<3xi8> to i24
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.zext %[[V0]] : i24 to i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = rocdl.readfirstlane %[[V1]] : i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.trunc %[[V2]] : i32 to i24
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.bitcast %[[V3]] : i24 to vector<3xi8>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<3xi8> to i24
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.zext %[[V5]] : i24 to i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = rocdl.readlane %[[V6]], %[[ARG1]] : (i32, i32) -> i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.trunc %[[V7]] : i32 to i24
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.bitcast %[[V8]] : i24 to vector<3xi8>
// CHECK-NEXT:       "test.use"(%[[V9]]) : (vector<3xi8>) -> ()
// CHECK-NEXT:       llvm.return %[[V4]] : vector<3xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k() {
    %0 = gpu.lane_id
    %1 = gpu.subgroup_size : index
    %2 = gpu.subgroup_size upper_bound 32 : index
    gpu.barrier
    "test.use"(%0, %1, %2) : (index, index, index) -> ()
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.func @k() {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = rocdl.mbcnt.lo %[[V1]], %[[V0]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 32>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = rocdl.mbcnt.hi %[[V1]], %[[V2]] {res_attrs = [{llvm.noundef, llvm.range = #llvm.constant_range<i32, 0, 64>}]} : (i32, i32) -> i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.sext %[[V3]] : i32 to i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[V4]] : i64 to index
// CHECK-NEXT:       %[[V6:[^ ]+]] = rocdl.wavefrontsize : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.sext %[[V6]] : i32 to i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = builtin.unrealized_conversion_cast %[[V7]] : i64 to index
// CHECK-NEXT:       %[[V9:[^ ]+]] = rocdl.wavefrontsize range <i32, 64, 33> : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.sext %[[V9]] : i32 to i64
// CHECK-NEXT:       %[[V11:[^ ]+]] = builtin.unrealized_conversion_cast %[[V10]] : i64 to index
// CHECK-NEXT:       rocdl.barrier
// CHECK-NEXT:       "test.use"(%[[V5]], %[[V8]], %[[V11]]) : (index, index, index) -> ()
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

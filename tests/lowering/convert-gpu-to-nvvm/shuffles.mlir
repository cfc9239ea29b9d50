// RUN: mlir-opt %s --split-input-file --convert-gpu-to-nvvm | FileCheck %s

gpu.module @m {
  gpu.func @k(%a: f32, %o: i32, %w: i32) -> f32 {
    %0, %v = gpu.shuffle xor %a, %o, %w : f32
    "test.use"(%v) : (i1) -> ()
    gpu.return %0 : f32
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> f32 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.sub %[[V2]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.lshr %[[V1]], %[[V3]] : i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.sub %[[ARG2]], %[[V0]] : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = nvvm.shfl.sync  bfly %[[V4]], %[[ARG0]], %[[ARG1]], %[[V5]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.extractvalue %[[V6]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.extractvalue %[[V6]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       "test.use"(%[[V8]]) : (i1) -> ()
// CHECK-NEXT:       llvm.return %[[V7]] : f32
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
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.sub %[[V2]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.lshr %[[V1]], %[[V3]] : i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = nvvm.shfl.sync  up %[[V4]], %[[ARG0]], %[[ARG1]], %[[V3]] : i32 -> i32
// CHECK-NEXT:       llvm.return %[[V5]] : i32
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
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.sub %[[V2]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.lshr %[[V1]], %[[V3]] : i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = nvvm.shfl.sync  up %[[V4]], %[[ARG0]], %[[ARG1]], %[[V3]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       "test.use"(%[[V7]]) : (i1) -> ()
// CHECK-NEXT:       llvm.return %[[V6]] : i32
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
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> i64 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.trunc %[[ARG0]] : i64 to i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.lshr %[[ARG0]], %[[V0]] : i64
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.sub %[[V6]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.lshr %[[V5]], %[[V7]] : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.sub %[[ARG2]], %[[V4]] : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = nvvm.shfl.sync  down %[[V8]], %[[V1]], %[[ARG1]], %[[V9]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.extractvalue %[[V10]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.sub %[[V15]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.lshr %[[V14]], %[[V16]] : i32
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.sub %[[ARG2]], %[[V13]] : i32
// CHECK-NEXT:       %[[V19:[^ ]+]] = nvvm.shfl.sync  down %[[V17]], %[[V3]], %[[ARG1]], %[[V18]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.extractvalue %[[V19]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.extractvalue %[[V19]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.zext %[[V11]] : i32 to i64
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.zext %[[V20]] : i32 to i64
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.shl %[[V23]], %[[V0]] : i64
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.or %[[V24]], %[[V22]] : i64
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.and %[[V12]], %[[V21]] : i1
// CHECK-NEXT:       "test.use"(%[[V26]]) : (i1) -> ()
// CHECK-NEXT:       llvm.return %[[V25]] : i64
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
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f64, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> f64 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.bitcast %[[ARG0]] : f64 to i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.lshr %[[V1]], %[[V0]] : i64
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.trunc %[[V3]] : i64 to i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.sub %[[V7]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.lshr %[[V6]], %[[V8]] : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.sub %[[ARG2]], %[[V5]] : i32
// CHECK-NEXT:       %[[V11:[^ ]+]] = nvvm.shfl.sync  idx %[[V9]], %[[V2]], %[[ARG1]], %[[V10]] : i32 -> i32
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.sub %[[V14]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.lshr %[[V13]], %[[V15]] : i32
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.sub %[[ARG2]], %[[V12]] : i32
// CHECK-NEXT:       %[[V18:[^ ]+]] = nvvm.shfl.sync  idx %[[V16]], %[[V4]], %[[ARG1]], %[[V17]] : i32 -> i32
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.zext %[[V11]] : i32 to i64
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.zext %[[V18]] : i32 to i64
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.shl %[[V20]], %[[V0]] : i64
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.or %[[V21]], %[[V19]] : i64
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.bitcast %[[V22]] : i64 to f64
// CHECK-NEXT:       llvm.return %[[V23]] : f64
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --convert-gpu-to-nvvm --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// What is done to a value alone is where the value is, and texts of an assertion where what is called is.

gpu.module @m {
  gpu.func @f(%a: f16 loc("a"), %b: i64 loc("b"), %c: i1, %d: i32) -> (f16, i64) {
    %0 = math.exp %a : f16 loc("exp")
    %1, %2 = gpu.shuffle xor %b, %d, %d : i64 loc("shuffle")
    cf.assert %2, "x" loc(callsite("h"("b.c":7:5) at "a.c":8:9))
    gpu.return %0, %1 : f16, i64
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.mlir.global internal constant @assert_func_0("h\00") {addr_space = 0 : i32} loc("h"("b.c":7:5))
// CHECK-NEXT:     llvm.mlir.global internal constant @assert_file_0("b.c\00") {addr_space = 0 : i32} loc("h"("b.c":7:5))
// CHECK-NEXT:     llvm.mlir.global internal constant @assert_message_0("x\00") {addr_space = 0 : i32} loc("h"("b.c":7:5))
// CHECK-NEXT:     llvm.func @__assertfail(!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) attributes {passthrough = ["noreturn"]} loc(callsite("h"("b.c":7:5) at "a.c":8:9))
// CHECK-NEXT:     llvm.func @__nv_expf(f32) -> f32 loc(unknown)
// CHECK-NEXT:     llvm.func @f(%[[ARG0:[^ ]+]]: f16 loc("a"), %[[ARG1:[^ ]+]]: i64 loc("b"), %[[ARG2:[^ ]+]]: i1 loc("tests/lowering/convert-gpu-to-nvvm/locations.mlir":6:51), %[[ARG3:[^ ]+]]: i32 loc("tests/lowering/convert-gpu-to-nvvm/locations.mlir":6:59)) -> !llvm.struct<(f16, i64)> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64 loc("b")
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.fpext %[[ARG0]] : f16 to f32 loc("a")
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.call @__nv_expf(%[[V1]]) : (f32) -> f32 loc("exp")
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.fptrunc %[[V2]] : f32 to f16 loc("exp")
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.trunc %[[ARG1]] : i64 to i32 loc("b")
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.lshr %[[ARG1]], %[[V0]] : i64 loc("b")
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.trunc %[[V5]] : i64 to i32 loc("b")
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32 loc("shuffle")
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32 loc("shuffle")
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32 loc("shuffle")
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.sub %[[V9]], %[[ARG3]] : i32 loc("shuffle")
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.lshr %[[V8]], %[[V10]] : i32 loc("shuffle")
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.sub %[[ARG3]], %[[V7]] : i32 loc("shuffle")
// CHECK-NEXT:       %[[V13:[^ ]+]] = nvvm.shfl.sync  bfly %[[V11]], %[[V4]], %[[ARG3]], %[[V12]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)> loc("shuffle")
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.extractvalue %[[V13]][0] : !llvm.struct<(i32, i1)>  loc("shuffle")
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.extractvalue %[[V13]][1] : !llvm.struct<(i32, i1)>  loc("shuffle")
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32 loc("shuffle")
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32 loc("shuffle")
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32 loc("shuffle")
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.sub %[[V18]], %[[ARG3]] : i32 loc("shuffle")
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.lshr %[[V17]], %[[V19]] : i32 loc("shuffle")
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.sub %[[ARG3]], %[[V16]] : i32 loc("shuffle")
// CHECK-NEXT:       %[[V22:[^ ]+]] = nvvm.shfl.sync  bfly %[[V20]], %[[V6]], %[[ARG3]], %[[V21]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)> loc("shuffle")
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.extractvalue %[[V22]][0] : !llvm.struct<(i32, i1)>  loc("shuffle")
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.extractvalue %[[V22]][1] : !llvm.struct<(i32, i1)>  loc("shuffle")
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.zext %[[V14]] : i32 to i64 loc("b")
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.zext %[[V23]] : i32 to i64 loc("b")
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.shl %[[V26]], %[[V0]] : i64 loc("b")
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.or %[[V27]], %[[V25]] : i64 loc("shuffle")
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.and %[[V15]], %[[V24]] : i1 loc("shuffle")
// CHECK-NEXT:       llvm.cond_br %[[V29]], ^bb2, ^bb1 loc(callsite("h"("b.c":7:5) at "a.c":8:9))
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.mlir.addressof @assert_message_0 : !llvm.ptr loc("h"("b.c":7:5))
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.getelementptr %[[V30]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8> loc("h"("b.c":7:5))
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.mlir.addressof @assert_file_0 : !llvm.ptr loc("h"("b.c":7:5))
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.getelementptr %[[V32]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8> loc("h"("b.c":7:5))
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.mlir.addressof @assert_func_0 : !llvm.ptr loc("h"("b.c":7:5))
// CHECK-NEXT:       %[[V35:[^ ]+]] = llvm.getelementptr %[[V34]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8> loc("h"("b.c":7:5))
// CHECK-NEXT:       %[[V36:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32 loc("h"("b.c":7:5))
// CHECK-NEXT:       %[[V37:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64 loc("h"("b.c":7:5))
// CHECK-NEXT:       llvm.call @__assertfail(%[[V31]], %[[V33]], %[[V36]], %[[V35]], %[[V37]]) : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> () loc(callsite("h"("b.c":7:5) at "a.c":8:9))
// CHECK-NEXT:       llvm.br ^bb2 loc(callsite("h"("b.c":7:5) at "a.c":8:9))
// CHECK-NEXT:     ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:       %[[V38:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(f16, i64)> loc("tests/lowering/convert-gpu-to-nvvm/locations.mlir":10:5)
// CHECK-NEXT:       %[[V39:[^ ]+]] = llvm.insertvalue %[[V3]], %[[V38]][0] : !llvm.struct<(f16, i64)>  loc("tests/lowering/convert-gpu-to-nvvm/locations.mlir":10:5)
// CHECK-NEXT:       %[[V40:[^ ]+]] = llvm.insertvalue %[[V28]], %[[V39]][1] : !llvm.struct<(f16, i64)>  loc("tests/lowering/convert-gpu-to-nvvm/locations.mlir":10:5)
// CHECK-NEXT:       llvm.return %[[V40]] : !llvm.struct<(f16, i64)> loc("tests/lowering/convert-gpu-to-nvvm/locations.mlir":10:5)
// CHECK-NEXT:     } loc("tests/lowering/convert-gpu-to-nvvm/locations.mlir":6:3)
// CHECK-NEXT:   } loc("tests/lowering/convert-gpu-to-nvvm/locations.mlir":5:1)
// CHECK-NEXT: } loc("tests/lowering/convert-gpu-to-nvvm/locations.mlir":0:0)

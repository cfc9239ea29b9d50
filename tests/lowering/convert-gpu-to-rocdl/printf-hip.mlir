// RUN: mlir-opt %s --split-input-file --convert-gpu-to-rocdl=runtime=HIP | FileCheck %s

gpu.module @m {
  gpu.func @k(%a: f32, %b: i32, %c: index, %d: f16, %e: i8) {
    gpu.printf "a %f %d\0A", %a, %b : f32, i32
    gpu.printf "a %f %d\0A", %c, %d : index, f16
    gpu.printf "nothing"
    gpu.printf "%d", %e : i8
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.mlir.global internal constant @printfFormat_2("%d\00") {addr_space = 0 : i32}
// CHECK-NEXT:     llvm.mlir.global internal constant @printfFormat_1("nothing\00") {addr_space = 0 : i32}
// CHECK-NEXT:     llvm.mlir.global internal constant @printfFormat_0("a %f %d\0A\00") {addr_space = 0 : i32}
// CHECK-NEXT:     llvm.func @__ockl_printf_append_string_n(i64, !llvm.ptr, i64, i32) -> i64
// CHECK-NEXT:     llvm.func @__ockl_printf_append_args(i64, i32, i64, i64, i64, i64, i64, i64, i64, i32) -> i64
// CHECK-NEXT:     llvm.func @__ockl_printf_begin(i64) -> i64
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: f16, %[[ARG4:[^ ]+]]: i8) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.call @__ockl_printf_begin(%[[V0]]) : (i64) -> i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.mlir.addressof @printfFormat_0 : !llvm.ptr
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<9 x i8>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.mlir.constant(9 : i64) : i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.call @__ockl_printf_append_string_n(%[[V1]], %[[V3]], %[[V4]], %[[V6]]) : (i64, !llvm.ptr, i64, i32) -> i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.fpext %[[ARG0]] : f32 to f64
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.bitcast %[[V9]] : f64 to i64
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.zext %[[ARG1]] : i32 to i64
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.call @__ockl_printf_append_args(%[[V7]], %[[V8]], %[[V10]], %[[V11]], %[[V0]], %[[V0]], %[[V0]], %[[V0]], %[[V0]], %[[V5]]) : (i64, i32, i64, i64, i64, i64, i64, i64, i64, i32) -> i64
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.call @__ockl_printf_begin(%[[V13]]) : (i64) -> i64
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.mlir.addressof @printfFormat_0 : !llvm.ptr
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.getelementptr %[[V15]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<9 x i8>
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.mlir.constant(9 : i64) : i64
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.call @__ockl_printf_append_string_n(%[[V14]], %[[V16]], %[[V17]], %[[V19]]) : (i64, !llvm.ptr, i64, i32) -> i64
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.fpext %[[ARG3]] : f16 to f64
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.bitcast %[[V22]] : f64 to i64
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.call @__ockl_printf_append_args(%[[V20]], %[[V21]], %[[ARG2]], %[[V23]], %[[V13]], %[[V13]], %[[V13]], %[[V13]], %[[V13]], %[[V18]]) : (i64, i32, i64, i64, i64, i64, i64, i64, i64, i32) -> i64
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.call @__ockl_printf_begin(%[[V25]]) : (i64) -> i64
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.mlir.addressof @printfFormat_1 : !llvm.ptr
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.getelementptr %[[V27]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i8>
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.call @__ockl_printf_append_string_n(%[[V26]], %[[V28]], %[[V29]], %[[V30]]) : (i64, !llvm.ptr, i64, i32) -> i64
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.call @__ockl_printf_begin(%[[V33]]) : (i64) -> i64
// CHECK-NEXT:       %[[V35:[^ ]+]] = llvm.mlir.addressof @printfFormat_2 : !llvm.ptr
// CHECK-NEXT:       %[[V36:[^ ]+]] = llvm.getelementptr %[[V35]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
// CHECK-NEXT:       %[[V37:[^ ]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:       %[[V38:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V39:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V40:[^ ]+]] = llvm.call @__ockl_printf_append_string_n(%[[V34]], %[[V36]], %[[V37]], %[[V39]]) : (i64, !llvm.ptr, i64, i32) -> i64
// CHECK-NEXT:       %[[V41:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V42:[^ ]+]] = llvm.zext %[[ARG4]] : i8 to i64
// CHECK-NEXT:       %[[V43:[^ ]+]] = llvm.call @__ockl_printf_append_args(%[[V40]], %[[V41]], %[[V42]], %[[V33]], %[[V33]], %[[V33]], %[[V33]], %[[V33]], %[[V33]], %[[V38]]) : (i64, i32, i64, i64, i64, i64, i64, i64, i64, i32) -> i64
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: i32) {
    gpu.printf "%d", %a, %a, %a, %a, %a, %a, %a, %a, %a : i32, i32, i32, i32, i32, i32, i32, i32, i32
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:     llvm.mlir.global internal constant @printfFormat_0("%d\00") {addr_space = 0 : i32}
// CHECK-NEXT:     llvm.func @__ockl_printf_append_string_n(i64, !llvm.ptr, i64, i32) -> i64
// CHECK-NEXT:     llvm.func @__ockl_printf_append_args(i64, i32, i64, i64, i64, i64, i64, i64, i64, i32) -> i64
// CHECK-NEXT:     llvm.func @__ockl_printf_begin(i64) -> i64
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.call @__ockl_printf_begin(%[[V0]]) : (i64) -> i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.mlir.addressof @printfFormat_0 : !llvm.ptr
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.call @__ockl_printf_append_string_n(%[[V1]], %[[V3]], %[[V4]], %[[V6]]) : (i64, !llvm.ptr, i64, i32) -> i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.zext %[[ARG0]] : i32 to i64
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.zext %[[ARG0]] : i32 to i64
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.zext %[[ARG0]] : i32 to i64
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.zext %[[ARG0]] : i32 to i64
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.zext %[[ARG0]] : i32 to i64
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.zext %[[ARG0]] : i32 to i64
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.zext %[[ARG0]] : i32 to i64
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.call @__ockl_printf_append_args(%[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]], %[[V12]], %[[V13]], %[[V14]], %[[V15]], %[[V6]]) : (i64, i32, i64, i64, i64, i64, i64, i64, i64, i32) -> i64
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.zext %[[ARG0]] : i32 to i64
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.zext %[[ARG0]] : i32 to i64
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.call @__ockl_printf_append_args(%[[V16]], %[[V17]], %[[V18]], %[[V19]], %[[V0]], %[[V0]], %[[V0]], %[[V0]], %[[V0]], %[[V5]]) : (i64, i32, i64, i64, i64, i64, i64, i64, i64, i32) -> i64
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

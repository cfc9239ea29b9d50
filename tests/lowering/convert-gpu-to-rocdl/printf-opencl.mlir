// RUN: mlir-opt %s --split-input-file --convert-gpu-to-rocdl=runtime=OpenCL | FileCheck %s

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
// CHECK-NEXT:     llvm.mlir.global internal constant @printfFormat_2("%d\00") {addr_space = 4 : i32}
// CHECK-NEXT:     llvm.mlir.global internal constant @printfFormat_1("nothing\00") {addr_space = 4 : i32}
// CHECK-NEXT:     llvm.mlir.global internal constant @printfFormat_0("a %f %d\0A\00") {addr_space = 4 : i32}
// CHECK-NEXT:     llvm.func @printf(!llvm.ptr<4>, ...) -> i32
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: f16, %[[ARG4:[^ ]+]]: i8) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.addressof @printfFormat_0 : !llvm.ptr<4>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.getelementptr %[[V0]][0, 0] : (!llvm.ptr<4>) -> !llvm.ptr<4>, !llvm.array<9 x i8>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.call @printf(%[[V1]], %[[ARG0]], %[[ARG1]]) vararg(!llvm.func<i32 (ptr<4>, ...)>) : (!llvm.ptr<4>, f32, i32) -> i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.mlir.addressof @printfFormat_0 : !llvm.ptr<4>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.getelementptr %[[V3]][0, 0] : (!llvm.ptr<4>) -> !llvm.ptr<4>, !llvm.array<9 x i8>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.call @printf(%[[V4]], %[[ARG2]], %[[ARG3]]) vararg(!llvm.func<i32 (ptr<4>, ...)>) : (!llvm.ptr<4>, i64, f16) -> i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.mlir.addressof @printfFormat_1 : !llvm.ptr<4>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.getelementptr %[[V6]][0, 0] : (!llvm.ptr<4>) -> !llvm.ptr<4>, !llvm.array<8 x i8>
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.call @printf(%[[V7]]) vararg(!llvm.func<i32 (ptr<4>, ...)>) : (!llvm.ptr<4>) -> i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.mlir.addressof @printfFormat_2 : !llvm.ptr<4>
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.getelementptr %[[V9]][0, 0] : (!llvm.ptr<4>) -> !llvm.ptr<4>, !llvm.array<3 x i8>
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.call @printf(%[[V10]], %[[ARG4]]) vararg(!llvm.func<i32 (ptr<4>, ...)>) : (!llvm.ptr<4>, i8) -> i32
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

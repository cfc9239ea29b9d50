// RUN: mlir-opt %s --split-input-file --convert-gpu-to-nvvm | FileCheck %s

gpu.module @m {
  gpu.func @k(%a: i1) {
    cf.assert %a, "x" loc("f"("a.c":4:5))
    cf.assert %a, "y" loc("g")
    cf.assert %a, "x" loc(callsite("h"("b.c":7:5) at "a.c":8:9))
    cf.assert %a, "x" loc(unknown)
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.mlir.global internal constant @assert_func_2("h\00") {addr_space = 0 : i32}
// CHECK-NEXT:     llvm.mlir.global internal constant @assert_file_2("b.c\00") {addr_space = 0 : i32}
// CHECK-NEXT:     llvm.mlir.global internal constant @assert_func_1("g\00") {addr_space = 0 : i32}
// CHECK-NEXT:     llvm.mlir.global internal constant @assert_file_1("(unknown)\00") {addr_space = 0 : i32}
// CHECK-NEXT:     llvm.mlir.global internal constant @assert_message_1("y\00") {addr_space = 0 : i32}
// CHECK-NEXT:     llvm.mlir.global internal constant @assert_func_0("f\00") {addr_space = 0 : i32}
// CHECK-NEXT:     llvm.mlir.global internal constant @assert_file_0("a.c\00") {addr_space = 0 : i32}
// CHECK-NEXT:     llvm.mlir.global internal constant @assert_message_0("x\00") {addr_space = 0 : i32}
// CHECK-NEXT:     llvm.func @__assertfail(!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) attributes {passthrough = ["noreturn"]}
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:       llvm.cond_br %[[ARG0]], ^bb2, ^bb1
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.addressof @assert_message_0 : !llvm.ptr
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.getelementptr %[[V0]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.mlir.addressof @assert_file_0 : !llvm.ptr
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.mlir.addressof @assert_func_0 : !llvm.ptr
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.getelementptr %[[V4]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       llvm.call @__assertfail(%[[V1]], %[[V3]], %[[V6]], %[[V5]], %[[V7]]) : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
// CHECK-NEXT:       llvm.br ^bb2
// CHECK-NEXT:     ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:       llvm.cond_br %[[ARG0]], ^bb4, ^bb3
// CHECK-NEXT:     ^bb3:  // pred: ^bb2
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.mlir.addressof @assert_message_1 : !llvm.ptr
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.getelementptr %[[V8]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.mlir.addressof @assert_file_1 : !llvm.ptr
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.getelementptr %[[V10]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i8>
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.mlir.addressof @assert_func_1 : !llvm.ptr
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.getelementptr %[[V12]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       llvm.call @__assertfail(%[[V9]], %[[V11]], %[[V14]], %[[V13]], %[[V15]]) : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
// CHECK-NEXT:       llvm.br ^bb4
// CHECK-NEXT:     ^bb4:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:       llvm.cond_br %[[ARG0]], ^bb6, ^bb5
// CHECK-NEXT:     ^bb5:  // pred: ^bb4
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.mlir.addressof @assert_message_0 : !llvm.ptr
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.getelementptr %[[V16]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.mlir.addressof @assert_file_2 : !llvm.ptr
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.getelementptr %[[V18]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.mlir.addressof @assert_func_2 : !llvm.ptr
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.getelementptr %[[V20]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       llvm.call @__assertfail(%[[V17]], %[[V19]], %[[V22]], %[[V21]], %[[V23]]) : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
// CHECK-NEXT:       llvm.br ^bb6
// CHECK-NEXT:     ^bb6:  // 2 preds: ^bb4, ^bb5
// CHECK-NEXT:       llvm.cond_br %[[ARG0]], ^bb8, ^bb7
// CHECK-NEXT:     ^bb7:  // pred: ^bb6
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.mlir.addressof @assert_message_0 : !llvm.ptr
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.getelementptr %[[V24]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.mlir.addressof @assert_file_1 : !llvm.ptr
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.getelementptr %[[V26]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i8>
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.mlir.addressof @assert_file_1 : !llvm.ptr
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.getelementptr %[[V28]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i8>
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:       llvm.call @__assertfail(%[[V25]], %[[V27]], %[[V30]], %[[V29]], %[[V31]]) : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i64) -> ()
// CHECK-NEXT:       llvm.br ^bb8
// CHECK-NEXT:     ^bb8:  // 2 preds: ^bb6, ^bb7
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

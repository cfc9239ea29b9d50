// RUN: mlir-opt %s --test-cf-assert | FileCheck %s

func.func @a(%c: i1, %x: i64) -> i64 {
  cf.assert %c, "hello"
  cf.cond_br %c, ^bb1(%x : i64), ^bb2
^bb1(%y: i64):
  %p = builtin.unrealized_conversion_cast %y : i64 to index
  %q = arith.index_cast %p : index to i64
  %z = arith.constant 0 : i64
  %k = arith.addi %q, %z : i64
  cf.br ^bb3(%k : i64)
^bb2:
  cf.assert %c, ""
  scf.execute_region {
    cf.assert %c, "in region"
    scf.yield
  }
  cf.br ^bb3(%x : i64)
^bb3(%w: i64):
  return %w : i64
^bb4:
  cf.assert %c, "dead"
  cf.br ^bb4
}
module {
  func.func @n(%c: i1) { cf.assert %c, "nested" 
  return }
}
func.func @b(%c: i1, %x: i32) {
  cf.assert %c, "hello"
  %y = arith.addi %x, %x : i32
  cf.assert %c, "hello"
  cf.assert %c, "other"
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg_4(dense<[111, 116, 104, 101, 114, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg_3(dense<[104, 101, 108, 108, 111, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg_2(dense<[104, 101, 108, 108, 111, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg_1(dense<[105, 110, 32, 114, 101, 103, 105, 111, 110, 0]> : tensor<10xi8>) {addr_space = 0 : i32} : !llvm.array<10 x i8>
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg_0(dense<0> : tensor<1xi8>) {addr_space = 0 : i32} : !llvm.array<1 x i8>
// CHECK-NEXT:   llvm.func @puts(!llvm.ptr)
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg(dense<[104, 101, 108, 108, 111, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     llvm.cond_br %[[ARG0]], ^bb1, ^bb7
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb7
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb2(%[[ARG1]] : i64), ^bb3
// CHECK-NEXT:   ^bb2(%[[V0:[^ ]+]]: i64):  // pred: ^bb1
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]] : i64 to index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.index_cast %[[V1]] : index to i64
// CHECK-NEXT:     %[[C0_I64:[^ ]+]] = arith.constant 0 : i64
// CHECK-NEXT:     cf.br ^bb5(%[[V2]] : i64)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     llvm.cond_br %[[ARG0]], ^bb4, ^bb8
// CHECK-NEXT:   ^bb4:  // 2 preds: ^bb3, ^bb8
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       llvm.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:     ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     ^bb2:  // pred: ^bb0
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.mlir.addressof @assert_msg_1 : !llvm.ptr
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.getelementptr %[[V8]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i8>
// CHECK-NEXT:       llvm.call @puts(%[[V9]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:       llvm.br ^bb1
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.br ^bb5(%[[ARG1]] : i64)
// CHECK-NEXT:   ^bb5(%[[V3:[^ ]+]]: i64):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT:     return %[[V3]] : i64
// CHECK-NEXT:   ^bb6:  // pred: ^bb6
// CHECK-NEXT:     cf.assert %[[ARG0]], "dead"
// CHECK-NEXT:     cf.br ^bb6
// CHECK-NEXT:   ^bb7:  // pred: ^bb0
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.getelementptr %[[V4]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
// CHECK-NEXT:     llvm.call @puts(%[[V5]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb8:  // pred: ^bb3
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.getelementptr %[[V6]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i8>
// CHECK-NEXT:     llvm.call @puts(%[[V7]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.br ^bb4
// CHECK-NEXT:   }
// CHECK-NEXT:   module {
// CHECK-NEXT:     llvm.func @puts(!llvm.ptr)
// CHECK-NEXT:     llvm.mlir.global private constant @assert_msg(dense<[110, 101, 115, 116, 101, 100, 0]> : tensor<7xi8>) {addr_space = 0 : i32} : !llvm.array<7 x i8>
// CHECK-NEXT:     func.func @n(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:       llvm.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:     ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:       return
// CHECK-NEXT:     ^bb2:  // pred: ^bb0
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.getelementptr %[[V0]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<7 x i8>
// CHECK-NEXT:       llvm.call @puts(%[[V1]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:       llvm.br ^bb1
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     llvm.cond_br %[[ARG0]], ^bb1, ^bb4
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb4
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:     llvm.cond_br %[[ARG0]], ^bb2, ^bb5
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb1, ^bb5
// CHECK-NEXT:     llvm.cond_br %[[ARG0]], ^bb3, ^bb6
// CHECK-NEXT:   ^bb3:  // 2 preds: ^bb2, ^bb6
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb4:  // pred: ^bb0
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.addressof @assert_msg_2 : !llvm.ptr
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.getelementptr %[[V1]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
// CHECK-NEXT:     llvm.call @puts(%[[V2]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb5:  // pred: ^bb1
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.addressof @assert_msg_3 : !llvm.ptr
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V3]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
// CHECK-NEXT:     llvm.call @puts(%[[V4]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.br ^bb2
// CHECK-NEXT:   ^bb6:  // pred: ^bb2
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.addressof @assert_msg_4 : !llvm.ptr
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.getelementptr %[[V5]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
// CHECK-NEXT:     llvm.call @puts(%[[V6]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.br ^bb3
// CHECK-NEXT:   }
// CHECK-NEXT: }

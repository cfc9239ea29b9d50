// RUN: mlir-opt %s --convert-cf-to-llvm | FileCheck %s

// Functions that are there are called as they are declared.
llvm.func @abort() -> i32
llvm.func @puts(!llvm.ptr)
func.func @g(%c: i1) {
  cf.assert %c, "no"
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global private constant @assert_msg(dense<[110, 111, 0]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
// CHECK-NEXT: llvm.func @abort() -> i32
// CHECK-NEXT: llvm.func @puts(!llvm.ptr)
// CHECK-NEXT: func.func @g(%arg0: i1) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT: %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
// CHECK-NEXT: llvm.call @puts(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT: %2 = llvm.call @abort() : () -> i32
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
// CHECK-NEXT: }

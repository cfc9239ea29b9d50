; RUN: mlir-translate %s --import-llvm | FileCheck %s

; Attributes of arguments and results of calls as another type are dropped.

declare ptr @send(ptr, ...)
define i32 @f(ptr %p) personality ptr @send {
  %1 = call noundef i32 @send(ptr noundef %p, i32 noundef 3)
  %2 = invoke noundef i32 @send(ptr noundef %p) to label %a unwind label %b
a:
  %3 = call ptr (ptr, ...) @send(ptr noundef %p, i32 noundef %1)
  ret i32 %2
b:
  %l = landingpad i32 cleanup
  ret i32 %l
}

; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.func @send(!llvm.ptr, ...) -> !llvm.ptr
; CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr) -> i32 attributes {personality = @send} {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.addressof @send : !llvm.ptr
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.call %[[V1]](%[[ARG0]], %[[V0]]) : !llvm.ptr, (!llvm.ptr, i32) -> i32
; CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.addressof @send : !llvm.ptr
; CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.invoke %[[V3]](%[[ARG0]]) to ^bb1 unwind ^bb2 : !llvm.ptr, (!llvm.ptr) -> i32
; CHECK-NEXT:   ^bb1:  // pred: ^bb0
; CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.call @send(%[[ARG0]], %[[V2]]) vararg(!llvm.func<ptr (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
; CHECK-NEXT:     llvm.return %[[V4]] : i32
; CHECK-NEXT:   ^bb2:  // pred: ^bb0
; CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.landingpad cleanup : i32
; CHECK-NEXT:     llvm.return %[[V6]] : i32
; CHECK-NEXT:   }
; CHECK-NEXT: }

; RUN: mlir-translate %s --import-llvm --split-input-file | FileCheck %s

; Structs without a name are told apart by number, each after those in it.

%0 = type { %1, i32 }
%1 = type { i32, %2 }
%2 = type { i8 }
@nested = global %0 zeroinitializer

; // -----

%0 = type { i8 }
%".1" = type { i16 }
%1 = type { i32 }
@first = global %1 zeroinitializer
@second = global %0 zeroinitializer
@named = global %".1" zeroinitializer

; // -----

%0 = type opaque
%1 = type opaque
%2 = type { i32 }
@a = external global %0
@b = external global %1
@c = external global %2

; // -----

%0 = type { i32 }
%1 = type { i32 }
define %1 @parameters_before_results(%0 %x) {
  %y = alloca %1
  %z = load %1, ptr %y
  ret %1 %z
}

; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.mlir.global external @nested() {addr_space = 0 : i32} : !llvm.struct<".2", (struct<".1", (i32, struct<"", (i8)>)>, i32)> {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i8) : i8
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.zero : !llvm.struct<"", (i8)>
; CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.zero : !llvm.struct<".1", (i32, struct<"", (i8)>)>
; CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.zero : !llvm.struct<".2", (struct<".1", (i32, struct<"", (i8)>)>, i32)>
; CHECK-NEXT:     llvm.return %[[V4]] : !llvm.struct<".2", (struct<".1", (i32, struct<"", (i8)>)>, i32)>
; CHECK-NEXT:   }
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.mlir.global external @first() {addr_space = 0 : i32} : !llvm.struct<"", (i32)> {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : !llvm.struct<"", (i32)>
; CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<"", (i32)>
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.mlir.global external @second() {addr_space = 0 : i32} : !llvm.struct<".1", (i8)> {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i8) : i8
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : !llvm.struct<".1", (i8)>
; CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<".1", (i8)>
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.mlir.global external @named() {addr_space = 0 : i32} : !llvm.struct<".1.1", (i16)> {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i16) : i16
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : !llvm.struct<".1.1", (i16)>
; CHECK-NEXT:     llvm.return %[[V1]] : !llvm.struct<".1.1", (i16)>
; CHECK-NEXT:   }
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.mlir.global external @a() {addr_space = 0 : i32} : !llvm.struct<"", opaque>
; CHECK-NEXT:   llvm.mlir.global external @b() {addr_space = 0 : i32} : !llvm.struct<"", opaque>
; CHECK-NEXT:   llvm.mlir.global external @c() {addr_space = 0 : i32} : !llvm.struct<".1", (i32)>
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.func @parameters_before_results(%[[ARG0:[^ ]+]]: !llvm.struct<"", (i32)>) -> !llvm.struct<".1", (i32)> {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x !llvm.struct<".1", (i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] {alignment = 4 : i64} : !llvm.ptr -> !llvm.struct<".1", (i32)>
; CHECK-NEXT:     llvm.return %[[V2]] : !llvm.struct<".1", (i32)>
; CHECK-NEXT:   }
; CHECK-NEXT: }

; RUN: mlir-translate %s --import-llvm | FileCheck %s

; Globals without names are numbered as they are met, in initializers, too.

@0 = global { ptr, ptr } { ptr @2, ptr @1 }
@1 = global i32 1
@named = global ptr @1
@2 = global ptr @3
@3 = constant i8 3

; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.mlir.global external @mlir.llvm.nameless_global_0() {addr_space = 0 : i32} : !llvm.struct<(ptr, ptr)> {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.addressof @mlir.llvm.nameless_global_1 : !llvm.ptr
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.addressof @mlir.llvm.nameless_global_2 : !llvm.ptr
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
; CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V2]][0] : !llvm.struct<(ptr, ptr)> 
; CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[V0]], %[[V3]][1] : !llvm.struct<(ptr, ptr)> 
; CHECK-NEXT:     llvm.return %[[V4]] : !llvm.struct<(ptr, ptr)>
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.mlir.global external @mlir.llvm.nameless_global_1(1 : i32) {addr_space = 0 : i32} : i32
; CHECK-NEXT:   llvm.mlir.global external @named() {addr_space = 0 : i32} : !llvm.ptr {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.addressof @mlir.llvm.nameless_global_1 : !llvm.ptr
; CHECK-NEXT:     llvm.return %[[V0]] : !llvm.ptr
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.mlir.global external @mlir.llvm.nameless_global_2() {addr_space = 0 : i32} : !llvm.ptr {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.addressof @mlir.llvm.nameless_global_3 : !llvm.ptr
; CHECK-NEXT:     llvm.return %[[V0]] : !llvm.ptr
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.mlir.global external constant @mlir.llvm.nameless_global_3(3 : i8) {addr_space = 0 : i32} : i8
; CHECK-NEXT: }

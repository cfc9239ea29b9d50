; ORACLE: differs (import)
; RUN: mlir-translate %s --import-llvm | FileCheck %s

; Until LLVM 18 an index could say that what the address is of stays in its part.

@table = global { [2 x i8*], i8* } zeroinitializer
@entry = global i8** getelementptr inbounds ({ [2 x i8*], i8* }, { [2 x i8*], i8* }* @table, i32 0, inrange i32 0, i32 1)

; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.mlir.global external @table() {addr_space = 0 : i32} : !llvm.struct<(array<2 x ptr>, ptr)> {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : !llvm.array<2 x ptr>
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.zero : !llvm.struct<(array<2 x ptr>, ptr)>
; CHECK-NEXT:     llvm.return %[[V2]] : !llvm.struct<(array<2 x ptr>, ptr)>
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.mlir.global external @entry() {addr_space = 0 : i32} : !llvm.ptr {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.addressof @table : !llvm.ptr
; CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.getelementptr inbounds %[[V2]][%[[V1]], 0, %[[V0]]] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(array<2 x ptr>, ptr)>
; CHECK-NEXT:     llvm.return %[[V3]] : !llvm.ptr
; CHECK-NEXT:   }
; CHECK-NEXT: }

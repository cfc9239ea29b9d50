; RUN: mlir-translate %s --import-llvm | FileCheck %s

; Vectors of addresses as constants: the base stays one address, indices are vectors; an index that
; is zero, or may be, goes nowhere.

@x = global [4 x i32] zeroinitializer
@y = global i32 0
@one = global <2 x ptr> getelementptr (i32, ptr @x, <2 x i64> <i64 1, i64 2>)
@flags = global <2 x ptr> getelementptr inbounds ([2 x i32], ptr @x, i64 0, <2 x i32> <i32 1, i32 0>)
@null = global <2 x ptr> getelementptr (i32, ptr null, <2 x i64> splat (i64 1))
@both = global <2 x ptr> getelementptr (i32, <2 x ptr> <ptr @x, ptr @y>, <2 x i64> <i64 1, i64 undef>)
@nowhere = global <2 x ptr> getelementptr (i32, ptr @x, <2 x i64> zeroinitializer)
@undef = global ptr getelementptr (i32, ptr @x, i64 undef)
@poison = global <2 x ptr> getelementptr (i32, <2 x ptr> zeroinitializer, i64 poison)
@base = global ptr getelementptr (i32, ptr poison, i64 1)

; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.mlir.global external @x(dense<0> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32>
; CHECK-NEXT:   llvm.mlir.global external @y(0 : i32) {addr_space = 0 : i32} : i32
; CHECK-NEXT:   llvm.mlir.global external @one() {addr_space = 0 : i32} : vector<2x!llvm.ptr> {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(dense<[1, 2]> : vector<2xi64>) : vector<2xi64>
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.addressof @x : !llvm.ptr
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.getelementptr %[[V1]][%[[V0]]] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i32
; CHECK-NEXT:     llvm.return %[[V2]] : vector<2x!llvm.ptr>
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.mlir.global external @flags() {addr_space = 0 : i32} : vector<2x!llvm.ptr> {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(dense<[1, 0]> : vector<2xi32>) : vector<2xi32>
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(dense<0> : vector<2xi64>) : vector<2xi64>
; CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.addressof @x : !llvm.ptr
; CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr inbounds %[[V3]][%[[V2]], %[[V0]]] : (!llvm.ptr, vector<2xi64>, vector<2xi32>) -> vector<2x!llvm.ptr>, !llvm.array<2 x i32>
; CHECK-NEXT:     llvm.return %[[V4]] : vector<2x!llvm.ptr>
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.mlir.global external @null() {addr_space = 0 : i32} : vector<2x!llvm.ptr> {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(dense<1> : vector<2xi64>) : vector<2xi64>
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.getelementptr %[[V1]][%[[V0]]] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i32
; CHECK-NEXT:     llvm.return %[[V2]] : vector<2x!llvm.ptr>
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.mlir.global external @both() {addr_space = 0 : i32} : vector<2x!llvm.ptr> {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : i64
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.undef : vector<2xi64>
; CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
; CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V1]], %[[V2]][%[[V3]] : i32] : vector<2xi64>
; CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
; CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertelement %[[V0]], %[[V4]][%[[V5]] : i32] : vector<2xi64>
; CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.addressof @y : !llvm.ptr
; CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.addressof @x : !llvm.ptr
; CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.undef : vector<2x!llvm.ptr>
; CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
; CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertelement %[[V8]], %[[V9]][%[[V10]] : i32] : vector<2x!llvm.ptr>
; CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
; CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertelement %[[V7]], %[[V11]][%[[V12]] : i32] : vector<2x!llvm.ptr>
; CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.getelementptr %[[V13]][%[[V6]]] : (vector<2x!llvm.ptr>, vector<2xi64>) -> vector<2x!llvm.ptr>, i32
; CHECK-NEXT:     llvm.return %[[V14]] : vector<2x!llvm.ptr>
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.mlir.global external @nowhere() {addr_space = 0 : i32} : vector<2x!llvm.ptr> {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.addressof @x : !llvm.ptr
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : vector<2x!llvm.ptr>
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
; CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertelement %[[V0]], %[[V1]][%[[V2]] : i32] : vector<2x!llvm.ptr>
; CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
; CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertelement %[[V0]], %[[V3]][%[[V4]] : i32] : vector<2x!llvm.ptr>
; CHECK-NEXT:     llvm.return %[[V5]] : vector<2x!llvm.ptr>
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.mlir.global external @undef() {addr_space = 0 : i32} : !llvm.ptr {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.addressof @x : !llvm.ptr
; CHECK-NEXT:     llvm.return %[[V0]] : !llvm.ptr
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.mlir.global external @poison() {addr_space = 0 : i32} : vector<2x!llvm.ptr> {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : vector<2x!llvm.ptr>
; CHECK-NEXT:     llvm.return %[[V1]] : vector<2x!llvm.ptr>
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.mlir.global external @base() {addr_space = 0 : i32} : !llvm.ptr {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.ptr
; CHECK-NEXT:     llvm.return %[[V0]] : !llvm.ptr
; CHECK-NEXT:   }
; CHECK-NEXT: }

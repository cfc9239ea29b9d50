; RUN: mlir-translate %s --import-llvm --split-input-file | FileCheck %s

; Constant expressions that LLVM folds when it reads them, and constants made of several ops.

// -----
@h = global [4 x i32] zeroinitializer
@h1 = addrspace(1) global i32 0
declare void @f()
@st = external global {i32, [2 x i8]}
%T = type { i32, ptr }
%E = type {}
%P = type <{ i8, i32 }>
@g = global i32 bitcast (float 1.0 to i32)

; CHECK: llvm.mlir.global external @h(dense<0> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32>
; CHECK: llvm.mlir.global external @h1(0 : i32) {addr_space = 1 : i32} : i32
; CHECK: llvm.mlir.global external @st() {addr_space = 0 : i32} : !llvm.struct<(i32, array<2 x i8>)>
; CHECK: llvm.mlir.global external @g(1065353216 : i32) {addr_space = 0 : i32} : i32
; CHECK: llvm.func @f()
// -----
@h = global [4 x i32] zeroinitializer
@h1 = addrspace(1) global i32 0
declare void @f()
@st = external global {i32, [2 x i8]}
%T = type { i32, ptr }
%E = type {}
%P = type <{ i8, i32 }>
@g = global ptr getelementptr ([4 x i32], ptr @h, i32 0, i32 0)

; CHECK: llvm.mlir.global external @h(dense<0> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32>
; CHECK: llvm.mlir.global external @h1(0 : i32) {addr_space = 1 : i32} : i32
; CHECK: llvm.mlir.global external @st() {addr_space = 0 : i32} : !llvm.struct<(i32, array<2 x i8>)>
; CHECK: llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.ptr {
; CHECK: %0 = llvm.mlir.addressof @h : !llvm.ptr
; CHECK: llvm.return %0 : !llvm.ptr
; CHECK: llvm.func @f()
// -----
@h = global [4 x i32] zeroinitializer
@h1 = addrspace(1) global i32 0
declare void @f()
@st = external global {i32, [2 x i8]}
%T = type { i32, ptr }
%E = type {}
%P = type <{ i8, i32 }>
@g = global ptr getelementptr (i8, ptr undef, i64 1)

; CHECK: llvm.mlir.global external @h(dense<0> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32>
; CHECK: llvm.mlir.global external @h1(0 : i32) {addr_space = 1 : i32} : i32
; CHECK: llvm.mlir.global external @st() {addr_space = 0 : i32} : !llvm.struct<(i32, array<2 x i8>)>
; CHECK: llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.ptr {
; CHECK: %0 = llvm.mlir.undef : !llvm.ptr
; CHECK: llvm.return %0 : !llvm.ptr
; CHECK: llvm.func @f()
// -----
@h = global [4 x i32] zeroinitializer
@h1 = addrspace(1) global i32 0
declare void @f()
@st = external global {i32, [2 x i8]}
%T = type { i32, ptr }
%E = type {}
%P = type <{ i8, i32 }>
@g = global [0 x i8] []

; CHECK: llvm.mlir.global external @h(dense<0> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32>
; CHECK: llvm.mlir.global external @h1(0 : i32) {addr_space = 1 : i32} : i32
; CHECK: llvm.mlir.global external @st() {addr_space = 0 : i32} : !llvm.struct<(i32, array<2 x i8>)>
; CHECK: llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.array<0 x i8> {
; CHECK: %0 = llvm.mlir.poison : !llvm.array<0 x i8>
; CHECK: llvm.return %0 : !llvm.array<0 x i8>
; CHECK: llvm.func @f()
// -----
@h = global [4 x i32] zeroinitializer
@h1 = addrspace(1) global i32 0
declare void @f()
@st = external global {i32, [2 x i8]}
%T = type { i32, ptr }
%E = type {}
%P = type <{ i8, i32 }>
@g = global [2 x [2 x i32]] [[2 x i32] zeroinitializer, [2 x i32] [i32 3, i32 4]]

; CHECK: llvm.mlir.global external @h(dense<0> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32>
; CHECK: llvm.mlir.global external @h1(0 : i32) {addr_space = 1 : i32} : i32
; CHECK: llvm.mlir.global external @st() {addr_space = 0 : i32} : !llvm.struct<(i32, array<2 x i8>)>
; CHECK: llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.array<2 x array<2 x i32>> {
; CHECK: %0 = llvm.mlir.constant(dense<[3, 4]> : tensor<2xi32>) : !llvm.array<2 x i32>
; CHECK: %1 = llvm.mlir.constant(0 : i32) : i32
; CHECK: %2 = llvm.mlir.constant(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>
; CHECK: %3 = llvm.mlir.undef : !llvm.array<2 x array<2 x i32>>
; CHECK: %4 = llvm.insertvalue %2, %3[0] : !llvm.array<2 x array<2 x i32>>
; CHECK: %5 = llvm.insertvalue %0, %4[1] : !llvm.array<2 x array<2 x i32>>
; CHECK: llvm.return %5 : !llvm.array<2 x array<2 x i32>>
; CHECK: llvm.func @f()
// -----
@h = global [4 x i32] zeroinitializer
@h1 = addrspace(1) global i32 0
declare void @f()
@st = external global {i32, [2 x i8]}
%T = type { i32, ptr }
%E = type {}
%P = type <{ i8, i32 }>
@g = global <2 x i32> add (<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 1, i32 2>)

; CHECK: llvm.mlir.global external @h(dense<0> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32>
; CHECK: llvm.mlir.global external @h1(0 : i32) {addr_space = 1 : i32} : i32
; CHECK: llvm.mlir.global external @st() {addr_space = 0 : i32} : !llvm.struct<(i32, array<2 x i8>)>
; CHECK: llvm.mlir.global external @g(dense<[2, 4]> : vector<2xi32>) {addr_space = 0 : i32} : vector<2xi32>
; CHECK: llvm.func @f()
// -----
@h = global [4 x i32] zeroinitializer
@h1 = addrspace(1) global i32 0
declare void @f()
@st = external global {i32, [2 x i8]}
%T = type { i32, ptr }
%E = type {}
%P = type <{ i8, i32 }>
@g = global <2 x ptr> inttoptr (<2 x i64> <i64 1, i64 2> to <2 x ptr>)

; CHECK: llvm.mlir.global external @h(dense<0> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32>
; CHECK: llvm.mlir.global external @h1(0 : i32) {addr_space = 1 : i32} : i32
; CHECK: llvm.mlir.global external @st() {addr_space = 0 : i32} : !llvm.struct<(i32, array<2 x i8>)>
; CHECK: llvm.mlir.global external @g() {addr_space = 0 : i32} : vector<2x!llvm.ptr> {
; CHECK: %0 = llvm.mlir.constant(2 : i64) : i64
; CHECK: %1 = llvm.inttoptr %0 : i64 to !llvm.ptr
; CHECK: %2 = llvm.mlir.constant(1 : i64) : i64
; CHECK: %3 = llvm.inttoptr %2 : i64 to !llvm.ptr
; CHECK: %4 = llvm.mlir.undef : vector<2x!llvm.ptr>
; CHECK: %5 = llvm.mlir.constant(0 : i32) : i32
; CHECK: %6 = llvm.insertelement %3, %4[%5 : i32] : vector<2x!llvm.ptr>
; CHECK: %7 = llvm.mlir.constant(1 : i32) : i32
; CHECK: %8 = llvm.insertelement %1, %6[%7 : i32] : vector<2x!llvm.ptr>
; CHECK: llvm.return %8 : vector<2x!llvm.ptr>
; CHECK: llvm.func @f()
// -----
@h = global [4 x i32] zeroinitializer
@h1 = addrspace(1) global i32 0
declare void @f()
@st = external global {i32, [2 x i8]}
%T = type { i32, ptr }
%E = type {}
%P = type <{ i8, i32 }>
@g = global ptr dso_local_equivalent @f

; CHECK: llvm.mlir.global external @h(dense<0> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32>
; CHECK: llvm.mlir.global external @h1(0 : i32) {addr_space = 1 : i32} : i32
; CHECK: llvm.mlir.global external @st() {addr_space = 0 : i32} : !llvm.struct<(i32, array<2 x i8>)>
; CHECK: llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.ptr {
; CHECK: %0 = llvm.mlir.addressof @f : !llvm.ptr
; CHECK: %1 = llvm.dso_local_equivalent @f : !llvm.ptr
; CHECK: llvm.return %1 : !llvm.ptr
; CHECK: llvm.func @f()

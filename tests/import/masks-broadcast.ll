; RUN: mlir-translate %s --import-llvm --split-input-file | FileCheck %s

; Masks that were broadcast by an intrinsic.

define <2 x i64> @f(i8 %a) {
  %r = call <2 x i64> @llvm.x86.avx512.broadcastmb.128(i8 %a)
  ret <2 x i64> %r
}

; CHECK: module attributes {{.*}}
; CHECK-NEXT: llvm.func @f(%arg0: i8) -> vector<2xi64> {
; CHECK-NEXT: %0 = llvm.mlir.poison : vector<2xi64>
; CHECK-NEXT: %1 = llvm.mlir.constant(0 : i64) : i64
; CHECK-NEXT: %2 = llvm.zext %arg0 : i8 to i64
; CHECK-NEXT: %3 = llvm.insertelement %2, %0[%1 : i64] : vector<2xi64>
; CHECK-NEXT: %4 = llvm.shufflevector %3, %0 [0, 0] : vector<2xi64>
; CHECK-NEXT: llvm.return %4 : vector<2xi64>
; CHECK-NEXT: }
; CHECK-NEXT: }

// -----

define <4 x i64> @f(i8 %a) {
  %r = call <4 x i64> @llvm.x86.avx512.broadcastmb.256(i8 %a)
  ret <4 x i64> %r
}

; CHECK: module attributes {{.*}}
; CHECK-NEXT: llvm.func @f(%arg0: i8) -> vector<4xi64> {
; CHECK-NEXT: %0 = llvm.mlir.poison : vector<4xi64>
; CHECK-NEXT: %1 = llvm.mlir.constant(0 : i64) : i64
; CHECK-NEXT: %2 = llvm.zext %arg0 : i8 to i64
; CHECK-NEXT: %3 = llvm.insertelement %2, %0[%1 : i64] : vector<4xi64>
; CHECK-NEXT: %4 = llvm.shufflevector %3, %0 [0, 0, 0, 0] : vector<4xi64>
; CHECK-NEXT: llvm.return %4 : vector<4xi64>
; CHECK-NEXT: }
; CHECK-NEXT: }

// -----

define <8 x i64> @f(i8 %a) {
  %r = call <8 x i64> @llvm.x86.avx512.broadcastmb.512(i8 %a)
  ret <8 x i64> %r
}

; CHECK: module attributes {{.*}}
; CHECK-NEXT: llvm.func @f(%arg0: i8) -> vector<8xi64> {
; CHECK-NEXT: %0 = llvm.mlir.poison : vector<8xi64>
; CHECK-NEXT: %1 = llvm.mlir.constant(0 : i64) : i64
; CHECK-NEXT: %2 = llvm.zext %arg0 : i8 to i64
; CHECK-NEXT: %3 = llvm.insertelement %2, %0[%1 : i64] : vector<8xi64>
; CHECK-NEXT: %4 = llvm.shufflevector %3, %0 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi64>
; CHECK-NEXT: llvm.return %4 : vector<8xi64>
; CHECK-NEXT: }
; CHECK-NEXT: }

// -----

define <4 x i32> @f(i16 %a) {
  %r = call <4 x i32> @llvm.x86.avx512.broadcastmw.128(i16 %a)
  ret <4 x i32> %r
}

; CHECK: module attributes {{.*}}
; CHECK-NEXT: llvm.func @f(%arg0: i16) -> vector<4xi32> {
; CHECK-NEXT: %0 = llvm.mlir.poison : vector<4xi32>
; CHECK-NEXT: %1 = llvm.mlir.constant(0 : i64) : i64
; CHECK-NEXT: %2 = llvm.zext %arg0 : i16 to i32
; CHECK-NEXT: %3 = llvm.insertelement %2, %0[%1 : i64] : vector<4xi32>
; CHECK-NEXT: %4 = llvm.shufflevector %3, %0 [0, 0, 0, 0] : vector<4xi32>
; CHECK-NEXT: llvm.return %4 : vector<4xi32>
; CHECK-NEXT: }
; CHECK-NEXT: }

// -----

define <8 x i32> @f(i16 %a) {
  %r = call <8 x i32> @llvm.x86.avx512.broadcastmw.256(i16 %a)
  ret <8 x i32> %r
}

; CHECK: module attributes {{.*}}
; CHECK-NEXT: llvm.func @f(%arg0: i16) -> vector<8xi32> {
; CHECK-NEXT: %0 = llvm.mlir.poison : vector<8xi32>
; CHECK-NEXT: %1 = llvm.mlir.constant(0 : i64) : i64
; CHECK-NEXT: %2 = llvm.zext %arg0 : i16 to i32
; CHECK-NEXT: %3 = llvm.insertelement %2, %0[%1 : i64] : vector<8xi32>
; CHECK-NEXT: %4 = llvm.shufflevector %3, %0 [0, 0, 0, 0, 0, 0, 0, 0] : vector<8xi32>
; CHECK-NEXT: llvm.return %4 : vector<8xi32>
; CHECK-NEXT: }
; CHECK-NEXT: }

// -----

define <16 x i32> @f(i16 %a) {
  %r = call <16 x i32> @llvm.x86.avx512.broadcastmw.512(i16 %a)
  ret <16 x i32> %r
}

; CHECK: module attributes {{.*}}
; CHECK-NEXT: llvm.func @f(%arg0: i16) -> vector<16xi32> {
; CHECK-NEXT: %0 = llvm.mlir.poison : vector<16xi32>
; CHECK-NEXT: %1 = llvm.mlir.constant(0 : i64) : i64
; CHECK-NEXT: %2 = llvm.zext %arg0 : i16 to i32
; CHECK-NEXT: %3 = llvm.insertelement %2, %0[%1 : i64] : vector<16xi32>
; CHECK-NEXT: %4 = llvm.shufflevector %3, %0 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<16xi32>
; CHECK-NEXT: llvm.return %4 : vector<16xi32>
; CHECK-NEXT: }
; CHECK-NEXT: }

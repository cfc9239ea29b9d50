; RUN: mlir-translate --import-llvm %s | FileCheck %s

; What is declared as LLVM 22 spells it stays where it is; the rest goes last.
declare i64 @llvm.objectsize.i64.p0i8(ptr, i1, i1)
declare i32 @llvm.objectsize.i32.p0i8(ptr, i1, i1, i1)
declare void @foo()
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare float @llvm.experimental.vector.reduce.fadd.f32.v4f32(float, <4 x float>)
declare void @bar()

define i64 @f(ptr %a) {
  %x = call i64 @llvm.objectsize.i64.p0i8(ptr %a, i1 0, i1 0)
  %y = call i64 @llvm.objectsize.i64.p0(ptr %a, i1 0, i1 0, i1 0)
  %z = call i32 @llvm.objectsize.i32.p0i8(ptr %a, i1 0, i1 0, i1 0)
  ret i64 %x
}

; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.func @foo()
; CHECK-NEXT:   llvm.func @llvm.objectsize.i64.p0(!llvm.ptr, i1, i1, i1) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
; CHECK-NEXT:   llvm.func @llvm.experimental.vector.reduce.fadd.f32.v4f32(f32, vector<4xf32>) -> f32
; CHECK-NEXT:   llvm.func @bar()
; CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr) -> i64 {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(false) : i1
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.call_intrinsic "llvm.objectsize.i64.p0"(%[[ARG0]], %[[V0]], %[[V0]], %[[V0]]) : (!llvm.ptr, i1, i1, i1) -> i64
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.call_intrinsic "llvm.objectsize.i64.p0"(%[[ARG0]], %[[V0]], %[[V0]], %[[V0]]) : (!llvm.ptr, i1, i1, i1) -> i64
; CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.call_intrinsic "llvm.objectsize.i32.p0"(%[[ARG0]], %[[V0]], %[[V0]], %[[V0]]) : (!llvm.ptr, i1, i1, i1) -> i32
; CHECK-NEXT:     llvm.return %[[V1]] : i64
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.func @llvm.objectsize.i32.p0(!llvm.ptr, i1, i1, i1) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
; CHECK-NEXT: }

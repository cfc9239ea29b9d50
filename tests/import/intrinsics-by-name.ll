; RUN: mlir-translate %s --import-llvm --split-input-file | FileCheck %s

; Intrinsics whose name begins as that of another one stay calls by name.

// -----
declare ptr @llvm.coro.begin.custom.abi(token, ptr, i32)
define ptr @f(ptr %a1, i32 %a2) {
  %r = call ptr @llvm.coro.begin.custom.abi(token none, ptr %a1, i32 %a2)
  ret ptr %r
}

; CHECK: llvm.func @llvm.coro.begin.custom.abi(!llvm.token, !llvm.ptr {llvm.writeonly}, i32) -> !llvm.ptr attributes {no_unwind}
; CHECK: llvm.func @f(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr {
; CHECK: %0 = llvm.mlir.none : !llvm.token
; CHECK: %1 = llvm.call_intrinsic "llvm.coro.begin.custom.abi"(%0, %arg0, %arg1) : (!llvm.token, !llvm.ptr, i32) -> !llvm.ptr
; CHECK: llvm.return %1 : !llvm.ptr
// -----
declare { <4 x i32>, i32 } @llvm.vp.load.ff.v4i32.p0(ptr, <4 x i1>, i32)
define { <4 x i32>, i32 } @f(ptr %a0, <4 x i1> %a1, i32 %a2) {
  %r = call { <4 x i32>, i32 } @llvm.vp.load.ff.v4i32.p0(ptr %a0, <4 x i1> %a1, i32 %a2)
  ret { <4 x i32>, i32 } %r
}

; CHECK: llvm.func @llvm.vp.load.ff.v4i32.p0(!llvm.ptr {llvm.nocapture}, vector<4xi1>, i32) -> !llvm.struct<(vector<4xi32>, i32)> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
; CHECK: llvm.func @f(%arg0: !llvm.ptr, %arg1: vector<4xi1>, %arg2: i32) -> !llvm.struct<(vector<4xi32>, i32)> {
; CHECK: %0 = llvm.call_intrinsic "llvm.vp.load.ff.v4i32.p0"(%arg0, %arg1, %arg2) : (!llvm.ptr, vector<4xi1>, i32) -> !llvm.struct<(vector<4xi32>, i32)>
; CHECK: llvm.return %0 : !llvm.struct<(vector<4xi32>, i32)>
// -----
declare i32 @llvm.experimental.vector.extract.last.active.v4i32(<4 x i32>, <4 x i1>, i32)
define i32 @f(<4 x i32> %a0, <4 x i1> %a1, i32 %a2) {
  %r = call i32 @llvm.experimental.vector.extract.last.active.v4i32(<4 x i32> %a0, <4 x i1> %a1, i32 %a2)
  ret i32 %r
}

; CHECK: llvm.func @llvm.experimental.vector.extract.last.active.v4i32(vector<4xi32>, vector<4xi1>, i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
; CHECK: llvm.func @f(%arg0: vector<4xi32>, %arg1: vector<4xi1>, %arg2: i32) -> i32 {
; CHECK: %0 = llvm.call_intrinsic "llvm.experimental.vector.extract.last.active.v4i32"(%arg0, %arg1, %arg2) : (vector<4xi32>, vector<4xi1>, i32) -> i32
; CHECK: llvm.return %0 : i32
// -----
declare i32 @llvm.sdiv.fix.i32(i32, i32, i32)
define i32 @f(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.sdiv.fix.i32(i32 %a0, i32 %a1, i32 1)
  ret i32 %r
}

; CHECK: llvm.func @llvm.sdiv.fix.i32(i32, i32, i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
; CHECK: llvm.func @f(%arg0: i32, %arg1: i32) -> i32 {
; CHECK: %0 = llvm.mlir.constant(1 : i32) : i32
; CHECK: %1 = llvm.call_intrinsic "llvm.sdiv.fix.i32"(%arg0, %arg1, %0) : (i32, i32, i32) -> i32
; CHECK: llvm.return %1 : i32
// -----
declare void @llvm.clear_cache(ptr, ptr)
define void @f(ptr %a0, ptr %a1) {
  call void @llvm.clear_cache(ptr %a0, ptr %a1)
  ret void
}

; CHECK: llvm.func @llvm.clear_cache(!llvm.ptr, !llvm.ptr) attributes {no_unwind}
; CHECK: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
; CHECK: llvm.call_intrinsic "llvm.clear_cache"(%arg0, %arg1) : (!llvm.ptr, !llvm.ptr) -> ()

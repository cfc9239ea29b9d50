// RUN: not mlir-translate %s --split-input-file --mlir-to-llvmir 2>&1 | FileCheck %s

// CHECK: error: could not find LLVM intrinsic: "llvm.nothing"
// CHECK: error: LLVM Translation failed for operation: llvm.call_intrinsic
llvm.func @missing(%a: f32) {
  llvm.call_intrinsic "llvm.nothing"(%a) : (f32) -> ()
  llvm.return
}

// -----

// CHECK: error: call intrinsic signature i64 (i32) to overloaded intrinsic "llvm.ctpop" does not match any of the overloads
// CHECK: error: LLVM Translation failed for operation: llvm.call_intrinsic
llvm.func @overloads(%a: i32) {
  %0 = llvm.call_intrinsic "llvm.ctpop"(%a) : (i32) -> i64
  llvm.return
}

// -----

// CHECK: error: intrinsic call returns i32 but "llvm.trap" actually returns void
// CHECK: error: LLVM Translation failed for operation: llvm.call_intrinsic
llvm.func @result() {
  %0 = llvm.call_intrinsic "llvm.trap"() : () -> i32
  llvm.return
}

// -----

// CHECK: error: intrinsic call has 1 operands but "llvm.trap" expects 0
// CHECK: error: LLVM Translation failed for operation: llvm.call_intrinsic
llvm.func @operands(%a: f32) {
  llvm.call_intrinsic "llvm.trap"(%a) : (f32) -> ()
  llvm.return
}

// -----

// CHECK: error: intrinsic call operand #0 has type i32 but "llvm.adjust.trampoline" expects ptr
// CHECK: error: LLVM Translation failed for operation: llvm.call_intrinsic
llvm.func @operand(%p: i32) {
  %0 = llvm.call_intrinsic "llvm.adjust.trampoline"(%p) : (i32) -> (!llvm.ptr)
  llvm.return
}

// -----

// CHECK: error: intrinsic call has 3 operands but "llvm.memcpy" expects 4
// CHECK: error: LLVM Translation failed for operation: llvm.call_intrinsic
llvm.func @fewer(%p: !llvm.ptr, %n: i32) {
  llvm.call_intrinsic "llvm.memcpy"(%p, %p, %n) : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}

// -----

// CHECK: immarg operand has non-immediate parameter
// CHECK-NEXT: i1 %1
// CHECK-NEXT: %3 = call i32 @llvm.ctlz.i32(i32 %0, i1 %1)
llvm.func @immediate(%p: i32, %q: i1) {
  %0 = llvm.call_intrinsic "llvm.ctlz"(%p, %q) : (i32, i1) -> i32
  llvm.return
}

// -----

// CHECK: Call parameter type does not match function signature!
// CHECK-NEXT: <4 x i32> %0
// CHECK-NEXT: ptr  %4 = call ptr @llvm.vp.and.p0(<4 x i32> %0, <4 x i32> %0, <4 x i1> %1, i32 %2)
llvm.func @element_of_a_pointer(%v: vector<4xi32>, %m: vector<4xi1>, %n: i32) {
  %0 = "llvm.intr.vp.and"(%v, %v, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> !llvm.ptr
  llvm.return
}

// -----

// CHECK: Intrinsic has incorrect argument type!
// CHECK-NEXT: ptr @llvm.experimental.constrained.fpext.f64.p0
llvm.func @floats_of_pointers(%p: !llvm.ptr) {
  %0 = "llvm.intr.experimental.constrained.fpext"(%p) <{fpExceptionBehavior = 0 : i64}> : (!llvm.ptr) -> f64
  llvm.return
}

// -----

// CHECK: bswap must be an even number of bytes
// CHECK-NEXT: %2 = call <2 x i8> @llvm.bswap.v2i8(<2 x i8> %0)
llvm.func @odd_bytes(%a: vector<2xi8>) {
  %0 = llvm.intr.bswap(%a) : (vector<2xi8>) -> vector<2xi8>
  llvm.return
}

// -----

// CHECK: unsupported bits for llvm.is.fpclass test mask
llvm.func @classes(%a: f32) {
  %0 = "llvm.intr.is.fpclass"(%a) <{bit = 1024 : i32}> : (f32) -> i1
  llvm.return
}

// -----

// CHECK: llvm.lifetime.start/end can only be used on alloca or poison
// CHECK-NEXT: call void @llvm.lifetime.start.p0(ptr %0)
llvm.func @not_local(%p: !llvm.ptr) {
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.return
}

// -----

// CHECK: rw argument to llvm.prefetch must be 0-1
// CHECK-NEXT: call void @llvm.prefetch.p0(ptr %0, i32 2, i32 3, i32 1)
llvm.func @prefetches(%p: !llvm.ptr) {
  "llvm.intr.prefetch"(%p) <{rw = 2 : i32, hint = 3 : i32, cache = 1 : i32}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

// CHECK: va_start called in a non-varargs function
llvm.func @not_variadic(%p: !llvm.ptr) {
  llvm.intr.vastart %p : !llvm.ptr
  llvm.return
}

// -----

// CHECK: First argument of a matrix operation does not match specified shape!
llvm.func @shapes(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = llvm.intr.matrix.multiply %a, %b {lhs_rows = 3 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}

// -----

// CHECK: llvm.vp.fpext intrinsic the bit size of first argument must be smaller than the bit size of the return type
// CHECK-NEXT: %4 = call <4 x float> @llvm.vp.fpext.v4f32.v4f64(<4 x double> %0, <4 x i1> %1, i32 %2)
llvm.func @wider(%a: vector<4xf64>, %m: vector<4xi1>, %n: i32) {
  %0 = "llvm.intr.vp.fpext"(%a, %m, %n) : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}

// -----

// CHECK: llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument
// CHECK-NEXT: %3 = call ptr @llvm.ptrmask.p0.i16(ptr %0, i16 %1)
llvm.func @mask_width(%p: !llvm.ptr, %m: i16) {
  %0 = llvm.intr.ptrmask %p, %m : (!llvm.ptr, i16) -> !llvm.ptr
  llvm.return
}

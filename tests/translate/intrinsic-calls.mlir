// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

// The intrinsic returns nothing, whatever the op does.
llvm.func @coroutine_ends(%h: !llvm.ptr, %u: i1) {
  %t = llvm.mlir.none : !llvm.token
  %0 = llvm.intr.coro.end %h, %u, %t : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// Modes that are read when the program runs.
llvm.func @dynamic_rounding(%a: i64) {
  %0 = "llvm.intr.experimental.constrained.uitofp"(%a) <{roundingmode = 7 : i64, fpExceptionBehavior = 2 : i64}> : (i64) -> f16
  llvm.return
}

// Names are made of the types of the call; arguments of bundles of assumptions.
llvm.func @assumes(%q: !llvm.ptr, %n: i64) {
  %p = llvm.mlir.constant(true) : i1
  llvm.intr.assume %p ["align"(%q, %n, %n : !llvm.ptr, i64, i64), "cold"(), "nonnull"(%q : !llvm.ptr)] : i1
  llvm.intr.assume %p ["separate_storage"(%q, %q : !llvm.ptr, !llvm.ptr), "ignore"()] : i1
  llvm.return
}

llvm.func @of_a_target(%a: vector<4xi16>) {
  %0 = llvm.call_intrinsic "llvm.aarch64.neon.smull"(%a, %a) : (vector<4xi16>, vector<4xi16>) -> vector<4xi32>
  llvm.return
}

llvm.func @flag(f32)
llvm.func @writes_only(%a: f32) {
  llvm.call @flag(%a) : (f32 {llvm.writeonly}) -> ()
  llvm.return
}

// Of attributes about one state the first counts.
llvm.func @states() attributes {arm_new_za, arm_inout_za, arm_streaming, arm_streaming_compatible} {
  llvm.return
}

llvm.mlir.global common @zeros(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.mlir.global common @zero_by_zero([0 : i32, 0 : i32]) : !llvm.array<2 x i32>

// CHECK: @zeros = common global [2 x i32] zeroinitializer
// CHECK-NEXT: @zero_by_zero = common global [2 x i32] zeroinitializer
// CHECK: define void @coroutine_ends(ptr %0, i1 %1) {
// CHECK-NEXT: call void @llvm.coro.end(ptr %0, i1 %1, token none)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK: define void @dynamic_rounding(i64 %0) {
// CHECK-NEXT: %2 = call half @llvm.experimental.constrained.uitofp.f16.i64(i64 %0, metadata !"round.dynamic", metadata !"fpexcept.strict") #5
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK: define void @assumes(ptr %0, i64 %1) {
// CHECK-NEXT: call void @llvm.assume(i1 true) [ "align"(ptr %0, i64 %1, i64 %1), "cold"(), "nonnull"(ptr %0) ]
// CHECK-NEXT: call void @llvm.assume(i1 true) [ "separate_storage"(ptr %0, ptr %0), "ignore"() ]
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK: define void @of_a_target(<4 x i16> %0) {
// CHECK-NEXT: %2 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %0, <4 x i16> %0)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK: declare void @flag(float)
// CHECK: define void @writes_only(float %0) {
// CHECK-NEXT: call void @flag(float writeonly %0)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK: define void @states() #0 {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @llvm.coro.end(ptr, i1, token) #1
// CHECK: ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare half @llvm.experimental.constrained.uitofp.f16.i64(i64, metadata, metadata) #2
// CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
// CHECK-NEXT: declare void @llvm.assume(i1 noundef) #3
// CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16>, <4 x i16>) #4
// CHECK: attributes #0 = { "aarch64_new_za" "aarch64_pstate_sm_enabled" }
// CHECK-NEXT: attributes #1 = { nounwind }
// CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
// CHECK-NEXT: attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
// CHECK-NEXT: attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
// CHECK-NEXT: attributes #5 = { strictfp }

; RUN: mlir-translate %s --import-llvm | FileCheck %s

; Calls of intrinsics that LLVM 22 has no more are what took their place; those with other types in
; their names get the right ones. New declarations come last.

define i32 @barriers(i32 %a, i32 %b) {
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.barrier.n(i32 %a)
  call void @llvm.nvvm.bar.sync(i32 %a)
  call void @llvm.nvvm.barrier(i32 %a, i32 %b)
  call void @llvm.nvvm.barrier.sync(i32 %a)
  call void @llvm.nvvm.barrier.sync.cnt(i32 %a, i32 %b)
  %1 = call i32 @llvm.nvvm.barrier0.popc(i32 %a)
  %2 = call i32 @llvm.nvvm.barrier0.and(i32 %1)
  %3 = call i32 @llvm.nvvm.barrier0.or(i32 %2)
  ret i32 %3
}

define i64 @numbers(i32 %a, i64 %b, i16 %c) {
  %1 = call i32 @llvm.nvvm.abs.i(i32 %a)
  %2 = call i32 @llvm.nvvm.max.i(i32 %1, i32 %a)
  %3 = call i16 @llvm.nvvm.min.us(i16 %c, i16 7)
  %4 = call i32 @llvm.nvvm.clz.ll(i64 %b)
  %5 = call i32 @llvm.nvvm.brev32(i32 %4)
  %6 = call float @llvm.nvvm.bitcast.i2f(i32 %5)
  %7 = call i64 @llvm.nvvm.rotate.right.b64(i64 %b, i32 %2)
  %8 = call i64 @llvm.nvvm.swap.lo.hi.b64(i64 %7)
  %9 = call float @llvm.nvvm.ex2.approx.ftz.f(float %6)
  %10 = call float @llvm.nvvm.fabs.f(float %9)
  %11 = call i32 @llvm.flt.rounds()
  ret i64 %8
}

define <vscale x 4 x i32> @splices(<4 x i32> %a, <vscale x 4 x i32> %b) {
  %1 = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %a, <4 x i32> %a, i32 1)
  %2 = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %1, <4 x i32> %a, i32 -2)
  %3 = call <vscale x 4 x i32> @llvm.vector.splice.nxv4i32(<vscale x 4 x i32> %b, <vscale x 4 x i32> %b, i32 -1)
  ret <vscale x 4 x i32> %3
}

define i64 @memory(ptr %p, ptr addrspace(1) %q, float %x) {
  %1 = call float @llvm.nvvm.atomic.load.add.f32.p0(ptr %p, float %x)
  %2 = call i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr %p, i32 7)
  %3 = call i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1) %q, i32 4)
  %4 = call ptr addrspace(1) @llvm.nvvm.ptr.gen.to.global.p1.p0(ptr %p)
  %5 = call i64 @llvm.objectsize.i64(ptr %p, i1 false)
  %6 = call ptr @llvm.frameaddress(i32 0)
  ret i64 %5
}

declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.barrier.n(i32)
declare void @llvm.nvvm.bar.sync(i32)
declare void @llvm.nvvm.barrier(i32, i32)
declare void @llvm.nvvm.barrier.sync(i32)
declare void @llvm.nvvm.barrier.sync.cnt(i32, i32)
declare i32 @llvm.nvvm.barrier0.popc(i32)
declare i32 @llvm.nvvm.barrier0.and(i32)
declare i32 @llvm.nvvm.barrier0.or(i32)
declare i32 @llvm.nvvm.abs.i(i32)
declare i32 @llvm.nvvm.max.i(i32, i32)
declare i16 @llvm.nvvm.min.us(i16, i16)
declare i32 @llvm.nvvm.clz.ll(i64)
declare i32 @llvm.nvvm.brev32(i32)
declare float @llvm.nvvm.bitcast.i2f(i32)
declare i64 @llvm.nvvm.rotate.right.b64(i64, i32)
declare i64 @llvm.nvvm.swap.lo.hi.b64(i64)
declare float @llvm.nvvm.ex2.approx.ftz.f(float)
declare float @llvm.nvvm.fabs.f(float)
declare i32 @llvm.flt.rounds()
declare <4 x i32> @llvm.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
declare <vscale x 4 x i32> @llvm.vector.splice.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, i32)
declare float @llvm.nvvm.atomic.load.add.f32.p0(ptr, float)
declare i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr, i32)
declare i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1), i32)
declare ptr addrspace(1) @llvm.nvvm.ptr.gen.to.global.p1.p0(ptr)
declare i64 @llvm.objectsize.i64(ptr, i1)
declare ptr @llvm.frameaddress(i32)

; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.func @barriers(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32) -> i32 {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
; CHECK-NEXT:     llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%[[V0]]) : (i32) -> ()
; CHECK-NEXT:     llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%[[ARG0]]) : (i32) -> ()
; CHECK-NEXT:     llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%[[ARG0]]) : (i32) -> ()
; CHECK-NEXT:     llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.count"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> ()
; CHECK-NEXT:     llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.all"(%[[ARG0]]) : (i32) -> ()
; CHECK-NEXT:     llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.count"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> ()
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.icmp "ne" %[[ARG0]], %[[V0]] : i32
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.call_intrinsic "llvm.nvvm.barrier.cta.red.popc.aligned.all"(%[[V0]], %[[V1]]) : (i32, i1) -> i32
; CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.icmp "ne" %[[V2]], %[[V0]] : i32
; CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.call_intrinsic "llvm.nvvm.barrier.cta.red.and.aligned.all"(%[[V0]], %[[V3]]) : (i32, i1) -> i1
; CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.zext %[[V4]] : i1 to i32
; CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.icmp "ne" %[[V5]], %[[V0]] : i32
; CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.call_intrinsic "llvm.nvvm.barrier.cta.red.or.aligned.all"(%[[V0]], %[[V6]]) : (i32, i1) -> i1
; CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.zext %[[V7]] : i1 to i32
; CHECK-NEXT:     llvm.return %[[V8]] : i32
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.func @numbers(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i16) -> i64 {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(7 : i16) : i16
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
; CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.sub %[[V0]], %[[ARG0]] : i32
; CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.icmp "sge" %[[ARG0]], %[[V0]] : i32
; CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.select %[[V4]], %[[ARG0]], %[[V3]] : i1, i32
; CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.intr.smax(%[[V5]], %[[ARG0]]) : (i32, i32) -> i32
; CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.intr.umin(%[[ARG2]], %[[V1]]) : (i16, i16) -> i16
; CHECK-NEXT:     %[[V8:[^ ]+]] = "llvm.intr.ctlz"(%[[ARG1]]) <{is_zero_poison = false}> : (i64) -> i64
; CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.trunc %[[V8]] : i64 to i32
; CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.intr.bitreverse(%[[V9]]) : (i32) -> i32
; CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[V10]] : i32 to f32
; CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.zext %[[V6]] : i32 to i64
; CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.intr.fshr(%[[ARG1]], %[[ARG1]], %[[V12]]) : (i64, i64, i64) -> i64
; CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.intr.fshl(%[[V13]], %[[V13]], %[[V2]]) : (i64, i64, i64) -> i64
; CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.call_intrinsic "llvm.nvvm.ex2.approx.ftz.f32"(%[[V11]]) : (f32) -> f32
; CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.call_intrinsic "llvm.nvvm.fabs.f32"(%[[V15]]) : (f32) -> f32
; CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.call_intrinsic "llvm.get.rounding"() : () -> i32
; CHECK-NEXT:     llvm.return %[[V14]] : i64
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.func @splices(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<[4]xi32>) -> vector<[4]xi32> {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.call_intrinsic "llvm.vector.splice.left.v4i32"(%[[ARG0]], %[[ARG0]], %[[V0]]) : (vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
; CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.call_intrinsic "llvm.vector.splice.right.v4i32"(%[[V2]], %[[ARG0]], %[[V1]]) : (vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
; CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.call_intrinsic "llvm.vector.splice.right.nxv4i32"(%[[ARG1]], %[[ARG1]], %[[V0]]) : (vector<[4]xi32>, vector<[4]xi32>, i32) -> vector<[4]xi32>
; CHECK-NEXT:     llvm.return %[[V4]] : vector<[4]xi32>
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.func @memory(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr<1>, %[[ARG2:[^ ]+]]: f32) -> i64 {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(false) : i1
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
; CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.atomicrmw fadd %[[ARG0]], %[[ARG2]] seq_cst {alignment = 4 : i64} : !llvm.ptr, f32
; CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.atomicrmw uinc_wrap %[[ARG0]], %[[V0]] seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
; CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.load %[[ARG1]] invariant {alignment = 4 : i64} : !llvm.ptr<1> -> i32
; CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.addrspacecast %[[ARG0]] : !llvm.ptr to !llvm.ptr<1>
; CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.call_intrinsic "llvm.objectsize.i64.p0"(%[[ARG0]], %[[V1]], %[[V1]], %[[V1]]) : (!llvm.ptr, i1, i1, i1) -> i64
; CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.call_intrinsic "llvm.frameaddress.p0"(%[[V2]]) : (i32) -> !llvm.ptr
; CHECK-NEXT:     llvm.return %[[V7]] : i64
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
; CHECK-NEXT:   llvm.func @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
; CHECK-NEXT:   llvm.func @llvm.nvvm.barrier.cta.sync.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
; CHECK-NEXT:   llvm.func @llvm.nvvm.barrier.cta.sync.count(i32, i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
; CHECK-NEXT:   llvm.func @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) -> i32 attributes {convergent, no_unwind, passthrough = ["nocallback"]}
; CHECK-NEXT:   llvm.func @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) -> i1 attributes {convergent, no_unwind, passthrough = ["nocallback"]}
; CHECK-NEXT:   llvm.func @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) -> i1 attributes {convergent, no_unwind, passthrough = ["nocallback"]}
; CHECK-NEXT:   llvm.func @llvm.nvvm.ex2.approx.ftz.f32(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
; CHECK-NEXT:   llvm.func @llvm.nvvm.fabs.f32(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
; CHECK-NEXT:   llvm.func @llvm.get.rounding() -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
; CHECK-NEXT:   llvm.func @llvm.vector.splice.left.v4i32(vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
; CHECK-NEXT:   llvm.func @llvm.vector.splice.right.v4i32(vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
; CHECK-NEXT:   llvm.func @llvm.vector.splice.right.nxv4i32(vector<[4]xi32>, vector<[4]xi32>, i32) -> vector<[4]xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
; CHECK-NEXT:   llvm.func @llvm.objectsize.i64.p0(!llvm.ptr, i1, i1, i1) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync", "speculatable"], will_return}
; CHECK-NEXT:   llvm.func @llvm.frameaddress.p0(i32) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
; CHECK-NEXT: }

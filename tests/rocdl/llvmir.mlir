// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

llvm.func @f0(%arg0: i1) {
  %0 = rocdl.ballot %arg0 : i64
  llvm.return
}
llvm.func @f1(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
  rocdl.cluster.load.async.to.lds.b128 %arg0, %arg1, 1, 1, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b32 %arg0, %arg1, 0, 1, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b64 %arg0, %arg1, 1, 1, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b8 %arg0, %arg1, 0, 1, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
  llvm.return
}
llvm.func @f2(%arg0: f16) {
  %0 = rocdl.cos %arg0 f16 -> f16
  %1 = rocdl.exp2 %arg0 f16 -> f16
  %2 = rocdl.log %arg0 f16 -> f16
  %3 = rocdl.sqrt %arg0 f16 -> f16
  %4 = rocdl.tanh %arg0 f16 -> f16
  llvm.return
}
llvm.func @f3(%arg0: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = rocdl.cvt.f32.bf8 %arg0[1] : f32
  %2 = rocdl.cvt.f32.fp8 %arg0[0] : f32
  %3 = rocdl.cvt.pk.f32.bf8 %arg0[true] : vector<2xf32>
  %4 = rocdl.cvt.pk.f32.fp8 %arg0[true] : vector<2xf32>
  %5 = rocdl.ds_swizzle %arg0, %0 : (i32, i32) -> i32
  llvm.return
}
llvm.func @f4(%arg0: f32, %arg1: f32, %arg2: i32) {
  %0 = rocdl.cvt.pk.bf8.f32 %arg0, %arg1 -> %arg2[true] : i32
  %1 = rocdl.cvt.pk.fp8.f32 %arg0, %arg1 -> %arg2[true] : i32
  llvm.return
}
llvm.func @f5(%arg0: f32, %arg1: f32) {
  %0 = rocdl.cvt.pkrtz %arg0, %arg1 : vector<2xf16>
  %1 = rocdl.update.dpp %arg0, %arg1 with 1, 1, 0, true : f32
  llvm.return
}
llvm.func @f6(%arg0: vector<3xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk16.bf16.bf6 %arg0, %arg1[1] : vector<16xbf16>
  %1 = rocdl.cvt.scale.pk16.bf16.fp6 %arg0, %arg1[1] : vector<16xbf16>
  %2 = rocdl.cvt.scale.pk16.f16.bf6 %arg0, %arg1[1] : vector<16xf16>
  %3 = rocdl.cvt.scale.pk16.f16.fp6 %arg0, %arg1[0] : vector<16xf16>
  %4 = rocdl.cvt.scale.pk16.f32.bf6 %arg0, %arg1[1] : vector<16xf32>
  %5 = rocdl.cvt.scale.pk16.f32.fp6 %arg0, %arg1[1] : vector<16xf32>
  llvm.return
}
llvm.func @f7(%arg0: vector<2xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk8.bf16.bf8 %arg0, %arg1[0] : vector<8xbf16>
  %1 = rocdl.cvt.scale.pk8.bf16.fp8 %arg0, %arg1[1] : vector<8xbf16>
  %2 = rocdl.cvt.scale.pk8.f16.bf8 %arg0, %arg1[0] : vector<8xf16>
  %3 = rocdl.cvt.scale.pk8.f16.fp8 %arg0, %arg1[0] : vector<8xf16>
  %4 = rocdl.cvt.scale.pk8.f32.bf8 %arg0, %arg1[1] : vector<8xf32>
  %5 = rocdl.cvt.scale.pk8.f32.fp8 %arg0, %arg1[0] : vector<8xf32>
  llvm.return
}
llvm.func @f8(%arg0: i32, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk8.bf16.fp4 %arg0, %arg1[1] : vector<8xbf16>
  %1 = rocdl.cvt.scale.pk8.f16.fp4 %arg0, %arg1[1] : vector<8xf16>
  %2 = rocdl.cvt.scale.pk8.f32.fp4 %arg0, %arg1[0] : vector<8xf32>
  %3 = rocdl.ds_bpermute %arg0, %arg1 : (i32, i32) -> i32
  %4 = rocdl.mbcnt.hi %arg0, %arg1 : (i32, i32) -> i32
  %5 = rocdl.mbcnt.lo %arg0, %arg1 : (i32, i32) -> i32
  %6 = rocdl.permlane16.swap %arg0, %arg1, true, true : (i32, i32) -> <(i32, i32)>
  %7 = rocdl.permlane32.swap %arg0, %arg1, true, true : (i32, i32) -> <(i32, i32)>
  llvm.return
}
llvm.func @f9(%arg0: vector<16xf32>, %arg1: vector<16xf32>, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.2xpk16.bf6.f32 %arg0, %arg1, %arg2 : vector<6xi32>
  %1 = rocdl.cvt.scalef32.2xpk16.fp6.f32 %arg0, %arg1, %arg2 : vector<6xi32>
  llvm.return
}
llvm.func @f10(%arg0: vector<2xf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.f16.bf8 %arg1[1], %arg2 -> %arg0[true] : vector<2xf16>
  %1 = rocdl.cvt.scalef32.f16.fp8 %arg1[1], %arg2 -> %arg0[true] : vector<2xf16>
  llvm.return
}
llvm.func @f11(%arg0: i32, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.f32.bf8 %arg0[0], %arg1 : f32
  %1 = rocdl.cvt.scalef32.f32.fp8 %arg0[1], %arg1 : f32
  %2 = rocdl.cvt.scalef32.pk.bf16.bf8 %arg0[true], %arg1 : vector<2xbf16>
  %3 = rocdl.cvt.scalef32.pk.bf16.fp4 %arg0[0], %arg1 : vector<2xbf16>
  %4 = rocdl.cvt.scalef32.pk.bf16.fp8 %arg0[true], %arg1 : vector<2xbf16>
  %5 = rocdl.cvt.scalef32.pk.f16.bf8 %arg0[true], %arg1 : vector<2xf16>
  %6 = rocdl.cvt.scalef32.pk.f16.fp4 %arg0[1], %arg1 : vector<2xf16>
  %7 = rocdl.cvt.scalef32.pk.f16.fp8 %arg0[true], %arg1 : vector<2xf16>
  %8 = rocdl.cvt.scalef32.pk.f32.bf8 %arg0[true], %arg1 : vector<2xf32>
  %9 = rocdl.cvt.scalef32.pk.f32.fp4 %arg0[0], %arg1 : vector<2xf32>
  %10 = rocdl.cvt.scalef32.pk.f32.fp8 %arg0[true], %arg1 : vector<2xf32>
  llvm.return
}
llvm.func @f12(%arg0: vector<2xi16>, %arg1: vector<2xbf16>, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf8.bf16 %arg1, %arg2 -> %arg0[true] : vector<2xi16>
  %1 = rocdl.cvt.scalef32.pk.fp8.bf16 %arg1, %arg2 -> %arg0[true] : vector<2xi16>
  llvm.return
}
llvm.func @f13(%arg0: vector<2xi16>, %arg1: vector<2xf16>, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf8.f16 %arg1, %arg2 -> %arg0[true] : vector<2xi16>
  %1 = rocdl.cvt.scalef32.pk.fp8.f16 %arg1, %arg2 -> %arg0[true] : vector<2xi16>
  llvm.return
}
llvm.func @f14(%arg0: vector<2xi16>, %arg1: f32, %arg2: f32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf8.f32 %arg1, %arg2, %arg3 -> %arg0[true] : vector<2xi16>
  %1 = rocdl.cvt.scalef32.pk.fp8.f32 %arg1, %arg2, %arg3 -> %arg0[true] : vector<2xi16>
  llvm.return
}
llvm.func @f15(%arg0: i32, %arg1: vector<2xbf16>, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp4.bf16 %arg1, %arg2 -> %arg0[1] : i32
  llvm.return
}
llvm.func @f16(%arg0: i32, %arg1: vector<2xf16>, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp4.f16 %arg1, %arg2 -> %arg0[0] : i32
  llvm.return
}
llvm.func @f17(%arg0: i32, %arg1: f32, %arg2: f32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp4.f32 %arg1, %arg2, %arg3 -> %arg0[1] : i32
  llvm.return
}
llvm.func @f18(%arg0: vector<16xbf16>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk16.bf6.bf16 %arg0, %arg1 : vector<3xi32>
  %1 = rocdl.cvt.scalef32.pk16.fp6.bf16 %arg0, %arg1 : vector<3xi32>
  llvm.return
}
llvm.func @f19(%arg0: vector<16xf16>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk16.bf6.f16 %arg0, %arg1 : vector<3xi32>
  %1 = rocdl.cvt.scalef32.pk16.fp6.f16 %arg0, %arg1 : vector<3xi32>
  llvm.return
}
llvm.func @f20(%arg0: vector<16xf32>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk16.bf6.f32 %arg0, %arg1 : vector<3xi32>
  %1 = rocdl.cvt.scalef32.pk16.fp6.f32 %arg0, %arg1 : vector<3xi32>
  llvm.return
}
llvm.func @f21(%arg0: vector<6xi32>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk32.bf16.bf6 %arg0, %arg1 : vector<32xbf16>
  %1 = rocdl.cvt.scalef32.pk32.bf16.fp6 %arg0, %arg1 : vector<32xbf16>
  %2 = rocdl.cvt.scalef32.pk32.f16.bf6 %arg0, %arg1 : vector<32xf16>
  %3 = rocdl.cvt.scalef32.pk32.f16.fp6 %arg0, %arg1 : vector<32xf16>
  %4 = rocdl.cvt.scalef32.pk32.f32.bf6 %arg0, %arg1 : vector<32xf32>
  %5 = rocdl.cvt.scalef32.pk32.f32.fp6 %arg0, %arg1 : vector<32xf32>
  llvm.return
}
llvm.func @f22(%arg0: vector<32xbf16>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk32.bf6.bf16 %arg0, %arg1 : vector<6xi32>
  %1 = rocdl.cvt.scalef32.pk32.fp6.bf16 %arg0, %arg1 : vector<6xi32>
  llvm.return
}
llvm.func @f23(%arg0: vector<32xf16>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk32.bf6.f16 %arg0, %arg1 : vector<6xi32>
  %1 = rocdl.cvt.scalef32.pk32.fp6.f16 %arg0, %arg1 : vector<6xi32>
  llvm.return
}
llvm.func @f24(%arg0: vector<8xbf16>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk8.bf8.bf16 %arg0, %arg1 : vector<2xi32>
  %1 = rocdl.cvt.scalef32.pk8.fp4.bf16 %arg0, %arg1 : i32
  %2 = rocdl.cvt.scalef32.pk8.fp8.bf16 %arg0, %arg1 : vector<2xi32>
  llvm.return
}
llvm.func @f25(%arg0: vector<8xf16>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk8.bf8.f16 %arg0, %arg1 : vector<2xi32>
  %1 = rocdl.cvt.scalef32.pk8.fp4.f16 %arg0, %arg1 : i32
  %2 = rocdl.cvt.scalef32.pk8.fp8.f16 %arg0, %arg1 : vector<2xi32>
  llvm.return
}
llvm.func @f26(%arg0: vector<8xf32>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk8.bf8.f32 %arg0, %arg1 : vector<2xi32>
  %1 = rocdl.cvt.scalef32.pk8.fp4.f32 %arg0, %arg1 : i32
  %2 = rocdl.cvt.scalef32.pk8.fp8.f32 %arg0, %arg1 : vector<2xi32>
  llvm.return
}
llvm.func @f27(%arg0: i32, %arg1: bf16, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.bf8.bf16 %arg1, %arg2, %arg3 -> %arg0[1] : i32
  %1 = rocdl.cvt.scalef32.sr.fp8.bf16 %arg1, %arg2, %arg3 -> %arg0[1] : i32
  llvm.return
}
llvm.func @f28(%arg0: i32, %arg1: f16, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.bf8.f16 %arg1, %arg2, %arg3 -> %arg0[1] : i32
  %1 = rocdl.cvt.scalef32.sr.fp8.f16 %arg1, %arg2, %arg3 -> %arg0[1] : i32
  llvm.return
}
llvm.func @f29(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.bf8.f32 %arg1, %arg2, %arg3 -> %arg0[1] : i32
  %1 = rocdl.cvt.scalef32.sr.fp8.f32 %arg1, %arg2, %arg3 -> %arg0[0] : i32
  llvm.return
}
llvm.func @f30(%arg0: i32, %arg1: vector<2xbf16>, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk.fp4.bf16 %arg1, %arg2, %arg3 -> %arg0[0] : i32
  llvm.return
}
llvm.func @f31(%arg0: i32, %arg1: vector<2xf16>, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk.fp4.f16 %arg1, %arg2, %arg3 -> %arg0[1] : i32
  llvm.return
}
llvm.func @f32(%arg0: i32, %arg1: vector<2xf32>, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk.fp4.f32 %arg1, %arg2, %arg3 -> %arg0[0] : i32
  llvm.return
}
llvm.func @f33(%arg0: vector<16xbf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 %arg0, %arg1, %arg2 : vector<3xi32>
  %1 = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 %arg0, %arg1, %arg2 : vector<3xi32>
  llvm.return
}
llvm.func @f34(%arg0: vector<16xf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk16.bf6.f16 %arg0, %arg1, %arg2 : vector<3xi32>
  %1 = rocdl.cvt.scalef32.sr.pk16.fp6.f16 %arg0, %arg1, %arg2 : vector<3xi32>
  llvm.return
}
llvm.func @f35(%arg0: vector<16xf32>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk16.bf6.f32 %arg0, %arg1, %arg2 : vector<3xi32>
  %1 = rocdl.cvt.scalef32.sr.pk16.fp6.f32 %arg0, %arg1, %arg2 : vector<3xi32>
  llvm.return
}
llvm.func @f36(%arg0: vector<32xbf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 %arg0, %arg1, %arg2 : vector<6xi32>
  %1 = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 %arg0, %arg1, %arg2 : vector<6xi32>
  llvm.return
}
llvm.func @f37(%arg0: vector<32xf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk32.bf6.f16 %arg0, %arg1, %arg2 : vector<6xi32>
  %1 = rocdl.cvt.scalef32.sr.pk32.fp6.f16 %arg0, %arg1, %arg2 : vector<6xi32>
  llvm.return
}
llvm.func @f38(%arg0: vector<32xf32>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk32.bf6.f32 %arg0, %arg1, %arg2 : vector<6xi32>
  %1 = rocdl.cvt.scalef32.sr.pk32.fp6.f32 %arg0, %arg1, %arg2 : vector<6xi32>
  llvm.return
}
llvm.func @f39(%arg0: vector<8xbf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.bf8.bf16 %arg0, %arg1, %arg2 : vector<2xi32>
  %1 = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 %arg0, %arg1, %arg2 : i32
  %2 = rocdl.cvt.scalef32.sr.pk8.fp8.bf16 %arg0, %arg1, %arg2 : vector<2xi32>
  llvm.return
}
llvm.func @f40(%arg0: vector<8xf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.bf8.f16 %arg0, %arg1, %arg2 : vector<2xi32>
  %1 = rocdl.cvt.scalef32.sr.pk8.fp4.f16 %arg0, %arg1, %arg2 : i32
  %2 = rocdl.cvt.scalef32.sr.pk8.fp8.f16 %arg0, %arg1, %arg2 : vector<2xi32>
  llvm.return
}
llvm.func @f41(%arg0: vector<8xf32>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.bf8.f32 %arg0, %arg1, %arg2 : vector<2xi32>
  %1 = rocdl.cvt.scalef32.sr.pk8.fp4.f32 %arg0, %arg1, %arg2 : i32
  %2 = rocdl.cvt.scalef32.sr.pk8.fp8.f32 %arg0, %arg1, %arg2 : vector<2xi32>
  llvm.return
}
llvm.func @f42(%arg0: f32, %arg1: i32, %arg2: i32) {
  %0 = rocdl.cvt.sr.bf8.f32 %arg0, %arg1 -> %arg2[1] : i32
  %1 = rocdl.cvt.sr.fp8.f32 %arg0, %arg1 -> %arg2[1] : i32
  llvm.return
}
llvm.func @f43(%arg0: !llvm.ptr<3>) {
  rocdl.ds.atomic.async.barrier.arrive.b64 %arg0 : !llvm.ptr<3>
  %0 = rocdl.ds.load.tr16.b128 %arg0 : !llvm.ptr<3> -> vector<2xi32>
  %1 = rocdl.ds.load.tr4.b64 %arg0 : !llvm.ptr<3> -> !llvm.ptr
  %2 = rocdl.ds.load.tr6.b96 %arg0 : !llvm.ptr<3> -> f32
  %3 = rocdl.ds.load.tr8.b64 %arg0 : !llvm.ptr<3> -> vector<4xf32>
  %4 = rocdl.ds.read.tr16.b64 %arg0 : <3> -> i32
  %5 = rocdl.ds.read.tr4.b64 %arg0 : <3> -> vector<4xf32>
  %6 = rocdl.ds.read.tr6.b96 %arg0 : <3> -> !llvm.ptr
  %7 = rocdl.ds.read.tr8.b64 %arg0 : <3> -> f32
  rocdl.s.barrier.init %arg0 member_cnt = 1 : !llvm.ptr<3>
  rocdl.s.barrier.join %arg0 : !llvm.ptr<3>
  rocdl.s.barrier.signal.var %arg0 member_cnt = 1 : !llvm.ptr<3>
  %8 = rocdl.s.get.named.barrier.state %arg0 : !llvm.ptr<3> -> i32
  rocdl.s.wakeup.barrier %arg0 : !llvm.ptr<3>
  llvm.return
}
llvm.func @f44(%arg0: !llvm.ptr<3>, %arg1: i64) {
  %0 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %arg0, %arg1 : !llvm.ptr<3>, i64 -> i64
  llvm.return
}
llvm.func @f45(%arg0: !llvm.ptr) {
  rocdl.flat.prefetch %arg0, scope 0 : !llvm.ptr
  llvm.return
}
llvm.func @f46(%arg0: vector<8xf32>, %arg1: vector<8xf32>, %arg2: vector<8xf32>) {
  %0 = rocdl.fmed3 %arg0, %arg1, %arg2 : vector<8xf32>
  llvm.return
}
llvm.func @f47(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b128 %arg0, %arg1, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b32 %arg0, %arg1, 1, 0 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b64 %arg0, %arg1, 0, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b8 %arg0, %arg1, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.lds %arg0, %arg1, 0, 1, 1
  llvm.return
}
llvm.func @f48(%arg0: !llvm.ptr<1>) {
  %0 = rocdl.global.load.tr.b128 %arg0 : !llvm.ptr<1> -> f32
  %1 = rocdl.global.load.tr.b64 %arg0 : !llvm.ptr<1> -> vector<2xi32>
  %2 = rocdl.global.load.tr4.b64 %arg0 : !llvm.ptr<1> -> vector<2xi32>
  %3 = rocdl.global.load.tr6.b96 %arg0 : !llvm.ptr<1> -> vector<2xi32>
  rocdl.global.prefetch %arg0, scope 0 : !llvm.ptr<1>
  llvm.return
}
llvm.func @f49() {
  rocdl.iglp.opt 1
  rocdl.s.barrier
  rocdl.s.barrier.leave id = 1
  rocdl.s.barrier.signal id = 0
  %0 = rocdl.s.barrier.signal.isfirst id = 1 -> i1
  rocdl.s.barrier.wait id = 1
  %1 = rocdl.s.get.barrier.state id = 1 -> i32
  rocdl.s.nop 1
  rocdl.s.setprio 1
  rocdl.s.sleep 0
  rocdl.s.wait.asynccnt 1
  rocdl.s.wait.dscnt 1
  rocdl.s.wait.expcnt 1
  rocdl.s.wait.loadcnt 0
  rocdl.s.wait.storecnt 1
  rocdl.s.wait.tensorcnt 1
  rocdl.s.waitcnt 1
  rocdl.sched.barrier 1
  rocdl.sched.group.barrier 1, 1, 0
  llvm.return
}
llvm.func @f50(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>) {
  rocdl.load.to.lds %arg0, %arg1, 1, 1, 0 : <3>
  llvm.return
}
llvm.func @f51(%arg0: !llvm.ptr<1>, %arg1: i16, %arg2: i64, %arg3: i32) {
  %0 = rocdl.make.buffer.rsrc %arg0, %arg1, %arg2, %arg3 : <1> to <1>
  llvm.return
}
llvm.func @f52(%arg0: vector<4xi16>, %arg1: vector<4xi16>, %arg2: vector<4xf32>) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = rocdl.mfma.f32.16x16x16bf16.1k %arg0, %arg1, %arg2, %0, %0, %0 : (vector<4xi16>, vector<4xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %3 = rocdl.mfma.f32.4x4x4bf16.1k %arg0, %arg1, %arg2, %1, %0, %1 : (vector<4xi16>, vector<4xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @f53(%arg0: vector<4xf16>, %arg1: vector<4xf16>, %arg2: vector<4xf32>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = rocdl.mfma.f32.16x16x16f16 %arg0, %arg1, %arg2, %0, %1, %1 : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %3 = rocdl.mfma.f32.4x4x4f16 %arg0, %arg1, %arg2, %0, %1, %0 : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @f54(%arg0: f32, %arg1: f32, %arg2: vector<16xf32>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = rocdl.mfma.f32.16x16x1f32 %arg0, %arg1, %arg2, %0, %1, %0 : (f32, f32, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %3 = rocdl.mfma.f32.32x32x2f32 %arg0, %arg1, %arg2, %1, %1, %1 : (f32, f32, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return
}
llvm.func @f55(%arg0: vector<2xi16>, %arg1: vector<2xi16>, %arg2: vector<16xf32>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = rocdl.mfma.f32.16x16x2bf16 %arg0, %arg1, %arg2, %0, %1, %1 : (vector<2xi16>, vector<2xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %3 = rocdl.mfma.f32.32x32x4bf16 %arg0, %arg1, %arg2, %1, %0, %0 : (vector<2xi16>, vector<2xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return
}
llvm.func @f56(%arg0: vector<8xbf16>, %arg1: vector<8xbf16>, %arg2: vector<4xf32>) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = rocdl.mfma.f32.16x16x32.bf16 %arg0, %arg1, %arg2, %0, %0, %0 : (vector<8xbf16>, vector<8xbf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %2 = rocdl.wmma.f32.16x16x32.bf16 %arg0, %arg1, %arg2 {reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xbf16>, vector<8xbf16>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}
llvm.func @f57(%arg0: i64, %arg1: i64, %arg2: vector<4xf32>) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = rocdl.mfma.f32.16x16x32.bf8.bf8 %arg0, %arg1, %arg2, %0, %1, %1 : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %3 = rocdl.mfma.f32.16x16x32.bf8.fp8 %arg0, %arg1, %arg2, %1, %0, %0 : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %4 = rocdl.mfma.f32.16x16x32.fp8.bf8 %arg0, %arg1, %arg2, %1, %0, %1 : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %5 = rocdl.mfma.f32.16x16x32.fp8.fp8 %arg0, %arg1, %arg2, %0, %0, %0 : (i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @f58(%arg0: vector<8xf16>, %arg1: vector<8xf16>, %arg2: vector<4xf32>) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = rocdl.mfma.f32.16x16x32.f16 %arg0, %arg1, %arg2, %0, %0, %0 : (vector<8xf16>, vector<8xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @f59(%arg0: vector<4xi16>, %arg1: vector<4xi16>, %arg2: vector<16xf32>) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = rocdl.mfma.f32.16x16x4bf16.1k %arg0, %arg1, %arg2, %0, %0, %1 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %3 = rocdl.mfma.f32.32x32x8bf16.1k %arg0, %arg1, %arg2, %0, %0, %1 : (vector<4xi16>, vector<4xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return
}
llvm.func @f60(%arg0: vector<4xf16>, %arg1: vector<4xf16>, %arg2: vector<16xf32>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = rocdl.mfma.f32.16x16x4f16 %arg0, %arg1, %arg2, %0, %0, %1 : (vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %3 = rocdl.mfma.f32.32x32x8f16 %arg0, %arg1, %arg2, %0, %1, %0 : (vector<4xf16>, vector<4xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return
}
llvm.func @f61(%arg0: f32, %arg1: f32, %arg2: vector<4xf32>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = rocdl.mfma.f32.16x16x4f32 %arg0, %arg1, %arg2, %0, %1, %0 : (f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %3 = rocdl.mfma.f32.4x4x1f32 %arg0, %arg1, %arg2, %0, %0, %0 : (f32, f32, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @f62(%arg0: vector<2xf32>, %arg1: vector<2xf32>, %arg2: vector<4xf32>) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = rocdl.mfma.f32.16x16x8.xf32 %arg0, %arg1, %arg2, %0, %1, %0 : (vector<2xf32>, vector<2xf32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @f63(%arg0: vector<2xi16>, %arg1: vector<2xi16>, %arg2: vector<4xf32>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = rocdl.mfma.f32.16x16x8bf16 %arg0, %arg1, %arg2, %0, %0, %1 : (vector<2xi16>, vector<2xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %3 = rocdl.mfma.f32.4x4x2bf16 %arg0, %arg1, %arg2, %0, %1, %0 : (vector<2xi16>, vector<2xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @f64(%arg0: vector<8xbf16>, %arg1: vector<8xbf16>, %arg2: vector<16xf32>) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = rocdl.mfma.f32.32x32x16.bf16 %arg0, %arg1, %arg2, %0, %1, %0 : (vector<8xbf16>, vector<8xbf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return
}
llvm.func @f65(%arg0: i64, %arg1: i64, %arg2: vector<16xf32>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = rocdl.mfma.f32.32x32x16.bf8.bf8 %arg0, %arg1, %arg2, %0, %0, %1 : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %3 = rocdl.mfma.f32.32x32x16.bf8.fp8 %arg0, %arg1, %arg2, %0, %1, %1 : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %4 = rocdl.mfma.f32.32x32x16.fp8.bf8 %arg0, %arg1, %arg2, %0, %1, %0 : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %5 = rocdl.mfma.f32.32x32x16.fp8.fp8 %arg0, %arg1, %arg2, %1, %1, %0 : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return
}
llvm.func @f66(%arg0: vector<8xf16>, %arg1: vector<8xf16>, %arg2: vector<16xf32>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = rocdl.mfma.f32.32x32x16.f16 %arg0, %arg1, %arg2, %0, %0, %0 : (vector<8xf16>, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return
}
llvm.func @f67(%arg0: f32, %arg1: f32, %arg2: vector<32xf32>) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = rocdl.mfma.f32.32x32x1f32 %arg0, %arg1, %arg2, %0, %1, %0 : (f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  llvm.return
}
llvm.func @f68(%arg0: vector<2xi16>, %arg1: vector<2xi16>, %arg2: vector<32xf32>) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = rocdl.mfma.f32.32x32x2bf16 %arg0, %arg1, %arg2, %0, %0, %0 : (vector<2xi16>, vector<2xi16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  llvm.return
}
llvm.func @f69(%arg0: vector<2xf32>, %arg1: vector<2xf32>, %arg2: vector<16xf32>) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = rocdl.mfma.f32.32x32x4.xf32 %arg0, %arg1, %arg2, %0, %0, %1 : (vector<2xf32>, vector<2xf32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return
}
llvm.func @f70(%arg0: vector<4xi16>, %arg1: vector<4xi16>, %arg2: vector<32xf32>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = rocdl.mfma.f32.32x32x4bf16.1k %arg0, %arg1, %arg2, %0, %1, %1 : (vector<4xi16>, vector<4xi16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  llvm.return
}
llvm.func @f71(%arg0: vector<4xf16>, %arg1: vector<4xf16>, %arg2: vector<32xf32>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = rocdl.mfma.f32.32x32x4f16 %arg0, %arg1, %arg2, %0, %0, %1 : (vector<4xf16>, vector<4xf16>, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  llvm.return
}
llvm.func @f72(%arg0: f64, %arg1: f64, %arg2: vector<4xf64>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = rocdl.mfma.f64.16x16x4f64 %arg0, %arg1, %arg2, %0, %1, %0 : (f64, f64, vector<4xf64>, i32, i32, i32) -> vector<4xf64>
  llvm.return
}
llvm.func @f73(%arg0: f64, %arg1: f64, %arg2: f64) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = rocdl.mfma.f64.4x4x4f64 %arg0, %arg1, %arg2, %0, %1, %0 : (f64, f64, f64, i32, i32, i32) -> f64
  llvm.return
}
llvm.func @f74(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = rocdl.mfma.i32.16x16x16i8 %arg0, %arg1, %arg2, %0, %0, %1 : (i32, i32, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  %3 = rocdl.mfma.i32.4x4x4i8 %arg0, %arg1, %arg2, %1, %1, %1 : (i32, i32, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @f75(%arg0: i64, %arg1: i64, %arg2: vector<4xi32>) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = rocdl.mfma.i32.16x16x32.i8 %arg0, %arg1, %arg2, %0, %1, %1 : (i64, i64, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @f76(%arg0: i32, %arg1: i32, %arg2: vector<16xi32>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = rocdl.mfma.i32.16x16x4i8 %arg0, %arg1, %arg2, %0, %0, %0 : (i32, i32, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  %3 = rocdl.mfma.i32.32x32x8i8 %arg0, %arg1, %arg2, %1, %1, %0 : (i32, i32, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  llvm.return
}
llvm.func @f77(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi32>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = rocdl.mfma.i32.16x16x64.i8 %arg0, %arg1, %arg2, %0, %1, %0 : (vector<4xi32>, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @f78(%arg0: i64, %arg1: i64, %arg2: vector<16xi32>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = rocdl.mfma.i32.32x32x16.i8 %arg0, %arg1, %arg2, %0, %1, %1 : (i64, i64, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  llvm.return
}
llvm.func @f79(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<16xi32>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = rocdl.mfma.i32.32x32x32.i8 %arg0, %arg1, %arg2, %0, %1, %0 : (vector<4xi32>, vector<4xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  llvm.return
}
llvm.func @f80(%arg0: i32, %arg1: i32, %arg2: vector<32xi32>) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = rocdl.mfma.i32.32x32x4i8 %arg0, %arg1, %arg2, %0, %0, %1 : (i32, i32, vector<32xi32>, i32, i32, i32) -> vector<32xi32>
  llvm.return
}
llvm.func @f81(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) {
  %0 = rocdl.permlanex16 %arg0, %arg1, %arg2, %arg3, true, true : i32, i32
  llvm.return
}
llvm.func @f82(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<4xi32>, %arg3: i32, %arg4: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = rocdl.raw.buffer.atomic.cmpswap(%arg0, %arg1, %arg2, %arg3, %arg4, %0) : vector<8xi32>, vector<4xi32>
  llvm.return
}
llvm.func @f83(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: !llvm.ptr<8>, %arg3: i32, %arg4: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = rocdl.raw.ptr.buffer.atomic.cmpswap %arg0, %arg1, %arg2, %arg3, %arg4, %0 : vector<8xi32>
  llvm.return
}
llvm.func @f84(%arg0: !llvm.ptr<8>, %arg1: i32, %arg2: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = rocdl.raw.ptr.buffer.load %arg0, %arg1, %arg2, %0 : i32
  llvm.return
}
llvm.func @f85(%arg0: !llvm.ptr<8>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  rocdl.raw.ptr.buffer.load.lds %arg0, %arg1, %0, %arg2, %arg3, %1, %0
  llvm.return
}
llvm.func @f86(%arg0: i32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  rocdl.raw.ptr.buffer.store %arg0, %arg1, %arg2, %arg3, %0 : i32
  llvm.return
}
llvm.func @f87(%arg0: f32) {
  %0 = rocdl.rcp %arg0 f32 -> f32
  llvm.return
}
llvm.func @f88(%arg0: vector<4xf32>) {
  %0 = rocdl.readfirstlane %arg0 : vector<4xf32>
  llvm.return
}
llvm.func @f89(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = rocdl.readlane %arg0, %arg1 : (vector<4xf32>, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @f90(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xf32>, %arg3: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = rocdl.smfmac.f32.16x16x128.bf8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %3 = rocdl.smfmac.f32.16x16x128.bf8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %4 = rocdl.smfmac.f32.16x16x128.fp8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %5 = rocdl.smfmac.f32.16x16x128.fp8.fp8 %arg0, %arg1, %arg2, %arg3, %1, %0 : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @f91(%arg0: vector<4xi16>, %arg1: vector<8xi16>, %arg2: vector<4xf32>, %arg3: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = rocdl.smfmac.f32.16x16x32.bf16 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<4xi16>, vector<8xi16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @f92(%arg0: vector<4xf16>, %arg1: vector<8xf16>, %arg2: vector<4xf32>, %arg3: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = rocdl.smfmac.f32.16x16x32.f16 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xf16>, vector<8xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @f93(%arg0: vector<8xbf16>, %arg1: vector<16xbf16>, %arg2: vector<4xf32>, %arg3: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = rocdl.smfmac.f32.16x16x64.bf16 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<8xbf16>, vector<16xbf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @f94(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<4xf32>, %arg3: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = rocdl.smfmac.f32.16x16x64.bf8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %3 = rocdl.smfmac.f32.16x16x64.bf8.fp8 %arg0, %arg1, %arg2, %arg3, %1, %1 : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %4 = rocdl.smfmac.f32.16x16x64.fp8.bf8 %arg0, %arg1, %arg2, %arg3, %1, %1 : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %5 = rocdl.smfmac.f32.16x16x64.fp8.fp8 %arg0, %arg1, %arg2, %arg3, %1, %0 : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @f95(%arg0: vector<8xf16>, %arg1: vector<16xf16>, %arg2: vector<4xf32>, %arg3: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = rocdl.smfmac.f32.16x16x64.f16 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<8xf16>, vector<16xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @f96(%arg0: vector<4xi16>, %arg1: vector<8xi16>, %arg2: vector<16xf32>, %arg3: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = rocdl.smfmac.f32.32x32x16.bf16 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<4xi16>, vector<8xi16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return
}
llvm.func @f97(%arg0: vector<4xf16>, %arg1: vector<8xf16>, %arg2: vector<16xf32>, %arg3: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = rocdl.smfmac.f32.32x32x16.f16 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xf16>, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return
}
llvm.func @f98(%arg0: vector<8xbf16>, %arg1: vector<16xbf16>, %arg2: vector<16xf32>, %arg3: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = rocdl.smfmac.f32.32x32x32.bf16 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<8xbf16>, vector<16xbf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return
}
llvm.func @f99(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<16xf32>, %arg3: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = rocdl.smfmac.f32.32x32x32.bf8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %3 = rocdl.smfmac.f32.32x32x32.bf8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %4 = rocdl.smfmac.f32.32x32x32.fp8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %5 = rocdl.smfmac.f32.32x32x32.fp8.fp8 %arg0, %arg1, %arg2, %arg3, %1, %0 : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return
}
llvm.func @f100(%arg0: vector<8xf16>, %arg1: vector<16xf16>, %arg2: vector<16xf32>, %arg3: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = rocdl.smfmac.f32.32x32x32.f16 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<8xf16>, vector<16xf16>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return
}
llvm.func @f101(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<16xf32>, %arg3: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = rocdl.smfmac.f32.32x32x64.bf8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %3 = rocdl.smfmac.f32.32x32x64.bf8.fp8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %4 = rocdl.smfmac.f32.32x32x64.fp8.bf8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  %5 = rocdl.smfmac.f32.32x32x64.fp8.fp8 %arg0, %arg1, %arg2, %arg3, %1, %1 : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return
}
llvm.func @f102(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xi32>, %arg3: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = rocdl.smfmac.i32.16x16x128.i8 %arg0, %arg1, %arg2, %arg3, %0, %1 : (vector<4xi32>, vector<8xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @f103(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi32>, %arg3: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = rocdl.smfmac.i32.16x16x64.i8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  llvm.return
}
llvm.func @f104(%arg0: vector<2xi32>, %arg1: vector<4xi32>, %arg2: vector<16xi32>, %arg3: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = rocdl.smfmac.i32.32x32x32.i8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<2xi32>, vector<4xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  llvm.return
}
llvm.func @f105(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<16xi32>, %arg3: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = rocdl.smfmac.i32.32x32x64.i8 %arg0, %arg1, %arg2, %arg3, %0, %0 : (vector<4xi32>, vector<8xi32>, vector<16xi32>, i32, i32, i32) -> vector<16xi32>
  llvm.return
}
llvm.func @f106(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xi32>, %arg3: vector<4xi32>) {
  rocdl.tensor.load.to.lds %arg0, %arg1, %arg2, %arg3 cachepolicy 0 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.store.from.lds %arg0, %arg1, %arg2, %arg3 cachepolicy 1 : vector<4xi32>, vector<8xi32>
  llvm.return
}
llvm.func @f107(%arg0: vector<4xi32>, %arg1: vector<8xi32>) {
  rocdl.tensor.load.to.lds.d2 %arg0, %arg1 cachepolicy 0 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.store.from.lds.d2 %arg0, %arg1 cachepolicy 1 : vector<4xi32>, vector<8xi32>
  llvm.return
}
llvm.func @f108(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: i32) {
  %0 = rocdl.wmma.bf16.16x16x16.bf16 %arg0, %arg1, %arg2 {opsel = true} : (vector<8xi32>, vector<8xi32>, i32) -> i32
  llvm.return
}
llvm.func @f109(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: f16) {
  %0 = rocdl.wmma.f16.16x16x128.bf8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<8xi32>, vector<8xi32>, f16) -> f16
  %1 = rocdl.wmma.f16.16x16x128.bf8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<8xi32>, vector<8xi32>, f16) -> f16
  llvm.return
}
llvm.func @f110(%arg0: vector<2xi32>, %arg1: vector<2xi32>, %arg2: f16) {
  %0 = rocdl.wmma.f16.16x16x128.fp8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<2xi32>, vector<2xi32>, f16) -> f16
  llvm.return
}
llvm.func @f111(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: vector<16xf16>) {
  %0 = rocdl.wmma.f16.16x16x128.fp8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<8xi32>, vector<8xi32>, vector<16xf16>) -> vector<16xf16>
  %1 = rocdl.wmma.f16.16x16x64.fp8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<8xi32>, vector<8xi32>, vector<16xf16>) -> vector<16xf16>
  llvm.return
}
llvm.func @f112(%arg0: vector<16xf16>, %arg1: vector<16xf16>, %arg2: vector<16xf16>) {
  %0 = rocdl.wmma.f16.16x16x16.f16 %arg0, %arg1, %arg2 {opsel = true} : (vector<16xf16>, vector<16xf16>, vector<16xf16>) -> vector<16xf16>
  llvm.return
}
llvm.func @f113(%arg0: vector<16xf16>, %arg1: vector<16xf16>, %arg2: f16) {
  %0 = rocdl.wmma.f16.16x16x32.f16 %arg0, %arg1, %arg2 {reuseA = true, reuseB = true, signA = true, signB = true} : (vector<16xf16>, vector<16xf16>, f16) -> f16
  llvm.return
}
llvm.func @f114(%arg0: i32, %arg1: i32, %arg2: f16) {
  %0 = rocdl.wmma.f16.16x16x64.bf8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, f16) -> f16
  llvm.return
}
llvm.func @f115(%arg0: i32, %arg1: i32, %arg2: vector<16xf16>) {
  %0 = rocdl.wmma.f16.16x16x64.fp8_fp8 %arg0, %arg1, %arg2 {reuseA = true, reuseB = true} : (i32, i32, vector<16xf16>) -> vector<16xf16>
  llvm.return
}
llvm.func @f116(%arg0: i64, %arg1: i64, %arg2: f32) {
  %0 = rocdl.wmma.f32.16x16x128.bf8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i64, i64, f32) -> f32
  %1 = rocdl.wmma.f32.16x16x64.fp8_fp8 %arg0, %arg1, %arg2 {reuseA = true, reuseB = true} : (i64, i64, f32) -> f32
  llvm.return
}
llvm.func @f117(%arg0: i32, %arg1: i32, %arg2: vector<4xf32>) {
  %0 = rocdl.wmma.f32.16x16x128.bf8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, vector<4xf32>) -> vector<4xf32>
  %1 = rocdl.wmma.f32.16x16x16.fp8_bf8 %arg0, %arg1, %arg2 : (i32, i32, vector<4xf32>) -> vector<4xf32>
  llvm.return
}
llvm.func @f118(%arg0: vector<16xi16>, %arg1: vector<16xi16>, %arg2: f32) {
  %0 = rocdl.wmma.f32.16x16x128.fp8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<16xi16>, vector<16xi16>, f32) -> f32
  llvm.return
}
llvm.func @f119(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xf32>) {
  %0 = rocdl.wmma.f32.16x16x128.fp8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<4xf32>) -> vector<4xf32>
  %1 = rocdl.wmma.f32.16x16x16.fp8_fp8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}
llvm.func @f120(%arg0: vector<2xi32>, %arg1: vector<2xi32>, %arg2: vector<8xf32>) {
  %0 = rocdl.wmma.f32.16x16x16.bf16 %arg0, %arg1, %arg2 : (vector<2xi32>, vector<2xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return
}
llvm.func @f121(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<8xf32>) {
  %0 = rocdl.wmma.f32.16x16x16.bf8_bf8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return
}
llvm.func @f122(%arg0: i32, %arg1: i32, %arg2: f32) {
  %0 = rocdl.wmma.f32.16x16x16.bf8_fp8 %arg0, %arg1, %arg2 : (i32, i32, f32) -> f32
  llvm.return
}
llvm.func @f123(%arg0: f16, %arg1: f16, %arg2: f32) {
  %0 = rocdl.wmma.f32.16x16x16.f16 %arg0, %arg1, %arg2 : (f16, f16, f32) -> f32
  llvm.return
}
llvm.func @f124(%arg0: vector<16xf16>, %arg1: vector<16xf16>, %arg2: vector<8xf32>) {
  %0 = rocdl.wmma.f32.16x16x32.f16 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  llvm.return
}
llvm.func @f125(%arg0: vector<8xf32>, %arg1: vector<8xf32>, %arg2: f32) {
  %0 = rocdl.wmma.f32.16x16x4.f32 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xf32>, vector<8xf32>, f32) -> f32
  llvm.return
}
llvm.func @f126(%arg0: vector<8xi32>, %arg1: vector<8xi32>, %arg2: f32) {
  %0 = rocdl.wmma.f32.16x16x64.bf8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (vector<8xi32>, vector<8xi32>, f32) -> f32
  llvm.return
}
llvm.func @f127(%arg0: i32, %arg1: i32, %arg2: vector<8xf32>) {
  %0 = rocdl.wmma.f32.16x16x64.bf8_fp8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, vector<8xf32>) -> vector<8xf32>
  %1 = rocdl.wmma.f32.16x16x64.fp8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16, reuseA = true, reuseB = true} : (i32, i32, vector<8xf32>) -> vector<8xf32>
  llvm.return
}
llvm.func @f128(%arg0: vector<16xi16>, %arg1: vector<16xi16>, %arg2: i64) {
  %0 = rocdl.wmma.i32.16x16x16.iu4 %arg0, %arg1, %arg2 {clamp = true, signA = true, signB = true} : (vector<16xi16>, vector<16xi16>, i64) -> i64
  llvm.return
}
llvm.func @f129(%arg0: i32, %arg1: i32, %arg2: i32) {
  %0 = rocdl.wmma.i32.16x16x16.iu8 %arg0, %arg1, %arg2 {clamp = true, signA = true, signB = true} : (i32, i32, i32) -> i32
  llvm.return
}
llvm.func @f130(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: i64) {
  %0 = rocdl.wmma.i32.16x16x32.iu4 %arg0, %arg1, %arg2 {clamp = true, signA = true, signB = true} : (vector<4xi32>, vector<4xi32>, i64) -> i64
  llvm.return
}
llvm.func @f131(%arg0: i64, %arg1: i64, %arg2: i64) {
  %0 = rocdl.wmma.i32.16x16x64.iu8 %arg0, %arg1, %arg2 {clamp = true, reuseA = true, reuseB = true, signA = true, signB = true} : (i64, i64, i64) -> i64
  llvm.return
}
llvm.func @f132(%arg0: i32, %arg1: vector<2xi32>, %arg2: vector<4xf32>, %arg3: i32, %arg4: i32) {
  %0 = rocdl.wmma.scale.f32.32x16x128.f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, modC = 1 : i16, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32} : (i32, vector<2xi32>, vector<4xf32>, i32, i32) -> vector<4xf32>
  llvm.return
}
llvm.func @f133(%arg0: i32, %arg1: vector<8xi32>, %arg2: vector<4xf32>, %arg3: i64, %arg4: i64) {
  %0 = rocdl.wmma.scale16.f32.32x16x128.f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtScaleA = 1 : i32, fmtScaleB = 1 : i32, reuseA = true, reuseB = true, scaleAType = 1 : i32, scaleBType = 1 : i32} : (i32, vector<8xi32>, vector<4xf32>, i64, i64) -> vector<4xf32>
  llvm.return
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f0(i1 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i64 @llvm.amdgcn.ballot.i64(i1 %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f1(ptr addrspace(1) %[[V0:[^ ]+]], ptr addrspace(3) %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.amdgcn.cluster.load.async.to.lds.b128(ptr addrspace(1) %[[V0]], ptr addrspace(3) %[[V1]], i32 1, i32 1, i32 %[[V2]])
// CHECK-NEXT:   call void @llvm.amdgcn.cluster.load.async.to.lds.b32(ptr addrspace(1) %[[V0]], ptr addrspace(3) %[[V1]], i32 0, i32 1, i32 %[[V2]])
// CHECK-NEXT:   call void @llvm.amdgcn.cluster.load.async.to.lds.b64(ptr addrspace(1) %[[V0]], ptr addrspace(3) %[[V1]], i32 1, i32 1, i32 %[[V2]])
// CHECK-NEXT:   call void @llvm.amdgcn.cluster.load.async.to.lds.b8(ptr addrspace(1) %[[V0]], ptr addrspace(3) %[[V1]], i32 0, i32 1, i32 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f2(half %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call half @llvm.amdgcn.cos.f16(half %[[V0]])
// CHECK-NEXT:   %[[V3:[^ ]+]] = call half @llvm.amdgcn.exp2.f16(half %[[V0]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = call half @llvm.amdgcn.log.f16(half %[[V0]])
// CHECK-NEXT:   %[[V5:[^ ]+]] = call half @llvm.amdgcn.sqrt.f16(half %[[V0]])
// CHECK-NEXT:   %[[V6:[^ ]+]] = call half @llvm.amdgcn.tanh.f16(half %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f3(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call float @llvm.amdgcn.cvt.f32.bf8(i32 %[[V0]], i32 1)
// CHECK-NEXT:   %[[V3:[^ ]+]] = call float @llvm.amdgcn.cvt.f32.fp8(i32 %[[V0]], i32 0)
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <2 x float> @llvm.amdgcn.cvt.pk.f32.bf8(i32 %[[V0]], i1 true)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %[[V0]], i1 true)
// CHECK-NEXT:   %[[V6:[^ ]+]] = call i32 @llvm.amdgcn.ds.swizzle(i32 %[[V0]], i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f4(float %[[V0:[^ ]+]], float %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i32 @llvm.amdgcn.cvt.pk.bf8.f32(float %[[V0]], float %[[V1]], i32 %[[V2]], i1 true)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @llvm.amdgcn.cvt.pk.fp8.f32(float %[[V0]], float %[[V1]], i32 %[[V2]], i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f5(float %[[V0:[^ ]+]], float %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <2 x half> @llvm.amdgcn.cvt.pkrtz(float %[[V0]], float %[[V1]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = call float @llvm.amdgcn.update.dpp.f32(float %[[V0]], float %[[V1]], i32 1, i32 1, i32 0, i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f6(<3 x i32> %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <16 x bfloat> @llvm.amdgcn.cvt.scale.pk16.bf16.bf6(<3 x i32> %[[V0]], i32 %[[V1]], i32 1)
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <16 x bfloat> @llvm.amdgcn.cvt.scale.pk16.bf16.fp6(<3 x i32> %[[V0]], i32 %[[V1]], i32 1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <16 x half> @llvm.amdgcn.cvt.scale.pk16.f16.bf6(<3 x i32> %[[V0]], i32 %[[V1]], i32 1)
// CHECK-NEXT:   %[[V6:[^ ]+]] = call <16 x half> @llvm.amdgcn.cvt.scale.pk16.f16.fp6(<3 x i32> %[[V0]], i32 %[[V1]], i32 0)
// CHECK-NEXT:   %[[V7:[^ ]+]] = call <16 x float> @llvm.amdgcn.cvt.scale.pk16.f32.bf6(<3 x i32> %[[V0]], i32 %[[V1]], i32 1)
// CHECK-NEXT:   %[[V8:[^ ]+]] = call <16 x float> @llvm.amdgcn.cvt.scale.pk16.f32.fp6(<3 x i32> %[[V0]], i32 %[[V1]], i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f7(<2 x i32> %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <8 x bfloat> @llvm.amdgcn.cvt.scale.pk8.bf16.bf8(<2 x i32> %[[V0]], i32 %[[V1]], i32 0)
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <8 x bfloat> @llvm.amdgcn.cvt.scale.pk8.bf16.fp8(<2 x i32> %[[V0]], i32 %[[V1]], i32 1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <8 x half> @llvm.amdgcn.cvt.scale.pk8.f16.bf8(<2 x i32> %[[V0]], i32 %[[V1]], i32 0)
// CHECK-NEXT:   %[[V6:[^ ]+]] = call <8 x half> @llvm.amdgcn.cvt.scale.pk8.f16.fp8(<2 x i32> %[[V0]], i32 %[[V1]], i32 0)
// CHECK-NEXT:   %[[V7:[^ ]+]] = call <8 x float> @llvm.amdgcn.cvt.scale.pk8.f32.bf8(<2 x i32> %[[V0]], i32 %[[V1]], i32 1)
// CHECK-NEXT:   %[[V8:[^ ]+]] = call <8 x float> @llvm.amdgcn.cvt.scale.pk8.f32.fp8(<2 x i32> %[[V0]], i32 %[[V1]], i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f8(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <8 x bfloat> @llvm.amdgcn.cvt.scale.pk8.bf16.fp4(i32 %[[V0]], i32 %[[V1]], i32 1)
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <8 x half> @llvm.amdgcn.cvt.scale.pk8.f16.fp4(i32 %[[V0]], i32 %[[V1]], i32 1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <8 x float> @llvm.amdgcn.cvt.scale.pk8.f32.fp4(i32 %[[V0]], i32 %[[V1]], i32 0)
// CHECK-NEXT:   %[[V6:[^ ]+]] = call i32 @llvm.amdgcn.ds.bpermute(i32 %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   %[[V7:[^ ]+]] = call i32 @llvm.amdgcn.mbcnt.hi(i32 %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   %[[V8:[^ ]+]] = call i32 @llvm.amdgcn.mbcnt.lo(i32 %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   %[[V9:[^ ]+]] = call { i32, i32 } @llvm.amdgcn.permlane16.swap(i32 %[[V0]], i32 %[[V1]], i1 true, i1 true)
// CHECK-NEXT:   %[[V10:[^ ]+]] = call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %[[V0]], i32 %[[V1]], i1 true, i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f9(<16 x float> %[[V0:[^ ]+]], <16 x float> %[[V1:[^ ]+]], float %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <6 x i32> @llvm.amdgcn.cvt.scalef32.2xpk16.bf6.f32(<16 x float> %[[V0]], <16 x float> %[[V1]], float %[[V2]])
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <6 x i32> @llvm.amdgcn.cvt.scalef32.2xpk16.fp6.f32(<16 x float> %[[V0]], <16 x float> %[[V1]], float %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f10(<2 x half> %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], float %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <2 x half> @llvm.amdgcn.cvt.scalef32.f16.bf8(<2 x half> %[[V0]], i32 %[[V1]], float %[[V2]], i32 1, i1 true)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <2 x half> @llvm.amdgcn.cvt.scalef32.f16.fp8(<2 x half> %[[V0]], i32 %[[V1]], float %[[V2]], i32 1, i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f11(i32 %[[V0:[^ ]+]], float %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call float @llvm.amdgcn.cvt.scalef32.f32.bf8(i32 %[[V0]], float %[[V1]], i32 0)
// CHECK-NEXT:   %[[V4:[^ ]+]] = call float @llvm.amdgcn.cvt.scalef32.f32.fp8(i32 %[[V0]], float %[[V1]], i32 1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.bf8(i32 %[[V0]], float %[[V1]], i1 true)
// CHECK-NEXT:   %[[V6:[^ ]+]] = call <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp4(i32 %[[V0]], float %[[V1]], i32 0)
// CHECK-NEXT:   %[[V7:[^ ]+]] = call <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp8(i32 %[[V0]], float %[[V1]], i1 true)
// CHECK-NEXT:   %[[V8:[^ ]+]] = call <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.bf8(i32 %[[V0]], float %[[V1]], i1 true)
// CHECK-NEXT:   %[[V9:[^ ]+]] = call <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp4(i32 %[[V0]], float %[[V1]], i32 1)
// CHECK-NEXT:   %[[V10:[^ ]+]] = call <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp8(i32 %[[V0]], float %[[V1]], i1 true)
// CHECK-NEXT:   %[[V11:[^ ]+]] = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.bf8(i32 %[[V0]], float %[[V1]], i1 true)
// CHECK-NEXT:   %[[V12:[^ ]+]] = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp4(i32 %[[V0]], float %[[V1]], i32 0)
// CHECK-NEXT:   %[[V13:[^ ]+]] = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp8(i32 %[[V0]], float %[[V1]], i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f12(<2 x i16> %[[V0:[^ ]+]], <2 x bfloat> %[[V1:[^ ]+]], float %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.bf16(<2 x i16> %[[V0]], <2 x bfloat> %[[V1]], float %[[V2]], i1 true)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.bf16(<2 x i16> %[[V0]], <2 x bfloat> %[[V1]], float %[[V2]], i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f13(<2 x i16> %[[V0:[^ ]+]], <2 x half> %[[V1:[^ ]+]], float %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f16(<2 x i16> %[[V0]], <2 x half> %[[V1]], float %[[V2]], i1 true)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f16(<2 x i16> %[[V0]], <2 x half> %[[V1]], float %[[V2]], i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f14(<2 x i16> %[[V0:[^ ]+]], float %[[V1:[^ ]+]], float %[[V2:[^ ]+]], float %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f32(<2 x i16> %[[V0]], float %[[V1]], float %[[V2]], float %[[V3]], i1 true)
// CHECK-NEXT:   %[[V6:[^ ]+]] = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f32(<2 x i16> %[[V0]], float %[[V1]], float %[[V2]], float %[[V3]], i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f15(i32 %[[V0:[^ ]+]], <2 x bfloat> %[[V1:[^ ]+]], float %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.bf16(i32 %[[V0]], <2 x bfloat> %[[V1]], float %[[V2]], i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f16(i32 %[[V0:[^ ]+]], <2 x half> %[[V1:[^ ]+]], float %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f16(i32 %[[V0]], <2 x half> %[[V1]], float %[[V2]], i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f17(i32 %[[V0:[^ ]+]], float %[[V1:[^ ]+]], float %[[V2:[^ ]+]], float %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f32(i32 %[[V0]], float %[[V1]], float %[[V2]], float %[[V3]], i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f18(<16 x bfloat> %[[V0:[^ ]+]], float %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.bf6.bf16(<16 x bfloat> %[[V0]], float %[[V1]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.fp6.bf16(<16 x bfloat> %[[V0]], float %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f19(<16 x half> %[[V0:[^ ]+]], float %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.bf6.f16(<16 x half> %[[V0]], float %[[V1]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.fp6.f16(<16 x half> %[[V0]], float %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f20(<16 x float> %[[V0:[^ ]+]], float %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.bf6.f32(<16 x float> %[[V0]], float %[[V1]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.fp6.f32(<16 x float> %[[V0]], float %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f21(<6 x i32> %[[V0:[^ ]+]], float %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <32 x bfloat> @llvm.amdgcn.cvt.scalef32.pk32.bf16.bf6(<6 x i32> %[[V0]], float %[[V1]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <32 x bfloat> @llvm.amdgcn.cvt.scalef32.pk32.bf16.fp6(<6 x i32> %[[V0]], float %[[V1]])
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <32 x half> @llvm.amdgcn.cvt.scalef32.pk32.f16.bf6(<6 x i32> %[[V0]], float %[[V1]])
// CHECK-NEXT:   %[[V6:[^ ]+]] = call <32 x half> @llvm.amdgcn.cvt.scalef32.pk32.f16.fp6(<6 x i32> %[[V0]], float %[[V1]])
// CHECK-NEXT:   %[[V7:[^ ]+]] = call <32 x float> @llvm.amdgcn.cvt.scalef32.pk32.f32.bf6(<6 x i32> %[[V0]], float %[[V1]])
// CHECK-NEXT:   %[[V8:[^ ]+]] = call <32 x float> @llvm.amdgcn.cvt.scalef32.pk32.f32.fp6(<6 x i32> %[[V0]], float %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f22(<32 x bfloat> %[[V0:[^ ]+]], float %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.bf6.bf16(<32 x bfloat> %[[V0]], float %[[V1]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.fp6.bf16(<32 x bfloat> %[[V0]], float %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f23(<32 x half> %[[V0:[^ ]+]], float %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.bf6.f16(<32 x half> %[[V0]], float %[[V1]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.fp6.f16(<32 x half> %[[V0]], float %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f24(<8 x bfloat> %[[V0:[^ ]+]], float %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <2 x i32> @llvm.amdgcn.cvt.scalef32.pk8.bf8.bf16(<8 x bfloat> %[[V0]], float %[[V1]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i32 @llvm.amdgcn.cvt.scalef32.pk8.fp4.bf16(<8 x bfloat> %[[V0]], float %[[V1]])
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <2 x i32> @llvm.amdgcn.cvt.scalef32.pk8.fp8.bf16(<8 x bfloat> %[[V0]], float %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f25(<8 x half> %[[V0:[^ ]+]], float %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <2 x i32> @llvm.amdgcn.cvt.scalef32.pk8.bf8.f16(<8 x half> %[[V0]], float %[[V1]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i32 @llvm.amdgcn.cvt.scalef32.pk8.fp4.f16(<8 x half> %[[V0]], float %[[V1]])
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <2 x i32> @llvm.amdgcn.cvt.scalef32.pk8.fp8.f16(<8 x half> %[[V0]], float %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f26(<8 x float> %[[V0:[^ ]+]], float %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <2 x i32> @llvm.amdgcn.cvt.scalef32.pk8.bf8.f32(<8 x float> %[[V0]], float %[[V1]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i32 @llvm.amdgcn.cvt.scalef32.pk8.fp4.f32(<8 x float> %[[V0]], float %[[V1]])
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <2 x i32> @llvm.amdgcn.cvt.scalef32.pk8.fp8.f32(<8 x float> %[[V0]], float %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f27(i32 %[[V0:[^ ]+]], bfloat %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], float %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.bf16(i32 %[[V0]], bfloat %[[V1]], i32 %[[V2]], float %[[V3]], i32 1)
// CHECK-NEXT:   %[[V6:[^ ]+]] = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.bf16(i32 %[[V0]], bfloat %[[V1]], i32 %[[V2]], float %[[V3]], i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f28(i32 %[[V0:[^ ]+]], half %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], float %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f16(i32 %[[V0]], half %[[V1]], i32 %[[V2]], float %[[V3]], i32 1)
// CHECK-NEXT:   %[[V6:[^ ]+]] = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f16(i32 %[[V0]], half %[[V1]], i32 %[[V2]], float %[[V3]], i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f29(i32 %[[V0:[^ ]+]], float %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], float %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f32(i32 %[[V0]], float %[[V1]], i32 %[[V2]], float %[[V3]], i32 1)
// CHECK-NEXT:   %[[V6:[^ ]+]] = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f32(i32 %[[V0]], float %[[V1]], i32 %[[V2]], float %[[V3]], i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f30(i32 %[[V0:[^ ]+]], <2 x bfloat> %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], float %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @llvm.amdgcn.cvt.scalef32.sr.pk.fp4.bf16(i32 %[[V0]], <2 x bfloat> %[[V1]], i32 %[[V2]], float %[[V3]], i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f31(i32 %[[V0:[^ ]+]], <2 x half> %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], float %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @llvm.amdgcn.cvt.scalef32.sr.pk.fp4.f16(i32 %[[V0]], <2 x half> %[[V1]], i32 %[[V2]], float %[[V3]], i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f32(i32 %[[V0:[^ ]+]], <2 x float> %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], float %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @llvm.amdgcn.cvt.scalef32.sr.pk.fp4.f32(i32 %[[V0]], <2 x float> %[[V1]], i32 %[[V2]], float %[[V3]], i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f33(<16 x bfloat> %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], float %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <3 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk16.bf6.bf16(<16 x bfloat> %[[V0]], i32 %[[V1]], float %[[V2]])
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <3 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk16.fp6.bf16(<16 x bfloat> %[[V0]], i32 %[[V1]], float %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f34(<16 x half> %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], float %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <3 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk16.bf6.f16(<16 x half> %[[V0]], i32 %[[V1]], float %[[V2]])
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <3 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk16.fp6.f16(<16 x half> %[[V0]], i32 %[[V1]], float %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f35(<16 x float> %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], float %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <3 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk16.bf6.f32(<16 x float> %[[V0]], i32 %[[V1]], float %[[V2]])
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <3 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk16.fp6.f32(<16 x float> %[[V0]], i32 %[[V1]], float %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f36(<32 x bfloat> %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], float %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.bf16(<32 x bfloat> %[[V0]], i32 %[[V1]], float %[[V2]])
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.bf16(<32 x bfloat> %[[V0]], i32 %[[V1]], float %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f37(<32 x half> %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], float %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.f16(<32 x half> %[[V0]], i32 %[[V1]], float %[[V2]])
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f16(<32 x half> %[[V0]], i32 %[[V1]], float %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f38(<32 x float> %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], float %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.f32(<32 x float> %[[V0]], i32 %[[V1]], float %[[V2]])
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f32(<32 x float> %[[V0]], i32 %[[V1]], float %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f39(<8 x bfloat> %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], float %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.bf8.bf16(<8 x bfloat> %[[V0]], i32 %[[V1]], float %[[V2]])
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @llvm.amdgcn.cvt.scalef32.sr.pk8.fp4.bf16(<8 x bfloat> %[[V0]], i32 %[[V1]], float %[[V2]])
// CHECK-NEXT:   %[[V6:[^ ]+]] = call <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.fp8.bf16(<8 x bfloat> %[[V0]], i32 %[[V1]], float %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f40(<8 x half> %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], float %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.bf8.f16(<8 x half> %[[V0]], i32 %[[V1]], float %[[V2]])
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @llvm.amdgcn.cvt.scalef32.sr.pk8.fp4.f16(<8 x half> %[[V0]], i32 %[[V1]], float %[[V2]])
// CHECK-NEXT:   %[[V6:[^ ]+]] = call <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.fp8.f16(<8 x half> %[[V0]], i32 %[[V1]], float %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f41(<8 x float> %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], float %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.bf8.f32(<8 x float> %[[V0]], i32 %[[V1]], float %[[V2]])
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @llvm.amdgcn.cvt.scalef32.sr.pk8.fp4.f32(<8 x float> %[[V0]], i32 %[[V1]], float %[[V2]])
// CHECK-NEXT:   %[[V6:[^ ]+]] = call <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.fp8.f32(<8 x float> %[[V0]], i32 %[[V1]], float %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f42(float %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i32 @llvm.amdgcn.cvt.sr.bf8.f32(float %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @llvm.amdgcn.cvt.sr.fp8.f32(float %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f43(ptr addrspace(3) %[[V0:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.amdgcn.ds.atomic.async.barrier.arrive.b64(ptr addrspace(3) %[[V0]])
// CHECK-NEXT:   %[[V2:[^ ]+]] = call <2 x i32> @llvm.amdgcn.ds.load.tr16.b128.v2i32(ptr addrspace(3) %[[V0]])
// CHECK-NEXT:   %[[V3:[^ ]+]] = call ptr @llvm.amdgcn.ds.load.tr4.b64.p0(ptr addrspace(3) %[[V0]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = call float @llvm.amdgcn.ds.load.tr6.b96.f32(ptr addrspace(3) %[[V0]])
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <4 x float> @llvm.amdgcn.ds.load.tr8.b64.v4f32(ptr addrspace(3) %[[V0]])
// CHECK-NEXT:   %[[V6:[^ ]+]] = call i32 @llvm.amdgcn.ds.read.tr16.b64.i32(ptr addrspace(3) %[[V0]])
// CHECK-NEXT:   %[[V7:[^ ]+]] = call <4 x float> @llvm.amdgcn.ds.read.tr4.b64.v4f32(ptr addrspace(3) %[[V0]])
// CHECK-NEXT:   %[[V8:[^ ]+]] = call ptr @llvm.amdgcn.ds.read.tr6.b96.p0(ptr addrspace(3) %[[V0]])
// CHECK-NEXT:   %[[V9:[^ ]+]] = call float @llvm.amdgcn.ds.read.tr8.b64.f32(ptr addrspace(3) %[[V0]])
// CHECK-NEXT:   call void @llvm.amdgcn.s.barrier.init(ptr addrspace(3) %[[V0]], i32 1)
// CHECK-NEXT:   call void @llvm.amdgcn.s.barrier.join(ptr addrspace(3) %[[V0]])
// CHECK-NEXT:   call void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3) %[[V0]], i32 1)
// CHECK-NEXT:   %[[V10:[^ ]+]] = call i32 @llvm.amdgcn.s.get.named.barrier.state(ptr addrspace(3) %[[V0]])
// CHECK-NEXT:   call void @llvm.amdgcn.s.wakeup.barrier(ptr addrspace(3) %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f44(ptr addrspace(3) %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i64 @llvm.amdgcn.ds.atomic.barrier.arrive.rtn.b64(ptr addrspace(3) %[[V0]], i64 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f45(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.amdgcn.flat.prefetch(ptr %[[V0]], i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f46(<8 x float> %[[V0:[^ ]+]], <8 x float> %[[V1:[^ ]+]], <8 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <8 x float> @llvm.amdgcn.fmed3.v8f32(<8 x float> %[[V0]], <8 x float> %[[V1]], <8 x float> %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f47(ptr addrspace(1) %[[V0:[^ ]+]], ptr addrspace(3) %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %[[V0]], ptr addrspace(3) %[[V1]], i32 1, i32 1)
// CHECK-NEXT:   call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %[[V0]], ptr addrspace(3) %[[V1]], i32 1, i32 0)
// CHECK-NEXT:   call void @llvm.amdgcn.global.load.async.to.lds.b64(ptr addrspace(1) %[[V0]], ptr addrspace(3) %[[V1]], i32 0, i32 1)
// CHECK-NEXT:   call void @llvm.amdgcn.global.load.async.to.lds.b8(ptr addrspace(1) %[[V0]], ptr addrspace(3) %[[V1]], i32 1, i32 1)
// CHECK-NEXT:   call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %[[V0]], ptr addrspace(3) %[[V1]], i32 0, i32 1, i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f48(ptr addrspace(1) %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call float @llvm.amdgcn.global.load.tr.b128.f32(ptr addrspace(1) %[[V0]])
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <2 x i32> @llvm.amdgcn.global.load.tr.b64.v2i32(ptr addrspace(1) %[[V0]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <2 x i32> @llvm.amdgcn.global.load.tr4.b64.v2i32(ptr addrspace(1) %[[V0]])
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <2 x i32> @llvm.amdgcn.global.load.tr6.b96.v2i32(ptr addrspace(1) %[[V0]])
// CHECK-NEXT:   call void @llvm.amdgcn.global.prefetch(ptr addrspace(1) %[[V0]], i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f49() {
// CHECK-NEXT:   call void @llvm.amdgcn.iglp.opt(i32 1)
// CHECK-NEXT:   call void @llvm.amdgcn.s.barrier()
// CHECK-NEXT:   call void @llvm.amdgcn.s.barrier.leave(i16 1)
// CHECK-NEXT:   call void @llvm.amdgcn.s.barrier.signal(i32 0)
// CHECK-NEXT:   %[[V1:[^ ]+]] = call i1 @llvm.amdgcn.s.barrier.signal.isfirst(i32 1)
// CHECK-NEXT:   call void @llvm.amdgcn.s.barrier.wait(i16 1)
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i32 @llvm.amdgcn.s.get.barrier.state(i32 1)
// CHECK-NEXT:   call void @llvm.amdgcn.s.nop(i16 1)
// CHECK-NEXT:   call void @llvm.amdgcn.s.setprio(i16 1)
// CHECK-NEXT:   call void @llvm.amdgcn.s.sleep(i32 0)
// CHECK-NEXT:   call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
// CHECK-NEXT:   call void @llvm.amdgcn.s.wait.dscnt(i16 1)
// CHECK-NEXT:   call void @llvm.amdgcn.s.wait.expcnt(i16 1)
// CHECK-NEXT:   call void @llvm.amdgcn.s.wait.loadcnt(i16 0)
// CHECK-NEXT:   call void @llvm.amdgcn.s.wait.storecnt(i16 1)
// CHECK-NEXT:   call void @llvm.amdgcn.s.wait.tensorcnt(i16 1)
// CHECK-NEXT:   call void @llvm.amdgcn.s.waitcnt(i32 1)
// CHECK-NEXT:   call void @llvm.amdgcn.sched.barrier(i32 1)
// CHECK-NEXT:   call void @llvm.amdgcn.sched.group.barrier(i32 1, i32 1, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f50(ptr addrspace(3) %[[V0:[^ ]+]], ptr addrspace(3) %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.amdgcn.load.to.lds.p3(ptr addrspace(3) %[[V0]], ptr addrspace(3) %[[V1]], i32 1, i32 1, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f51(ptr addrspace(1) %[[V0:[^ ]+]], i16 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call ptr addrspace(1) @llvm.amdgcn.make.buffer.rsrc.p1.p1(ptr addrspace(1) %[[V0]], i16 %[[V1]], i64 %[[V2]], i32 %[[V3]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f52(<4 x i16> %[[V0:[^ ]+]], <4 x i16> %[[V1:[^ ]+]], <4 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16bf16.1k(<4 x i16> %[[V0]], <4 x i16> %[[V1]], <4 x float> %[[V2]], i32 1, i32 1, i32 1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x4bf16.1k(<4 x i16> %[[V0]], <4 x i16> %[[V1]], <4 x float> %[[V2]], i32 0, i32 1, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f53(<4 x half> %[[V0:[^ ]+]], <4 x half> %[[V1:[^ ]+]], <4 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %[[V0]], <4 x half> %[[V1]], <4 x float> %[[V2]], i32 0, i32 1, i32 1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x4f16(<4 x half> %[[V0]], <4 x half> %[[V1]], <4 x float> %[[V2]], i32 0, i32 1, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f54(float %[[V0:[^ ]+]], float %[[V1:[^ ]+]], <16 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <16 x float> @llvm.amdgcn.mfma.f32.16x16x1f32(float %[[V0]], float %[[V1]], <16 x float> %[[V2]], i32 0, i32 1, i32 0)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %[[V0]], float %[[V1]], <16 x float> %[[V2]], i32 1, i32 1, i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f55(<2 x i16> %[[V0:[^ ]+]], <2 x i16> %[[V1:[^ ]+]], <16 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <16 x float> @llvm.amdgcn.mfma.f32.16x16x2bf16(<2 x i16> %[[V0]], <2 x i16> %[[V1]], <16 x float> %[[V2]], i32 0, i32 1, i32 1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x4bf16(<2 x i16> %[[V0]], <2 x i16> %[[V1]], <16 x float> %[[V2]], i32 1, i32 0, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f56(<8 x bfloat> %[[V0:[^ ]+]], <8 x bfloat> %[[V1:[^ ]+]], <4 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf16(<8 x bfloat> %[[V0]], <8 x bfloat> %[[V1]], <4 x float> %[[V2]], i32 1, i32 1, i32 1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <4 x float> @llvm.amdgcn.wmma.f32.16x16x32.bf16.v4f32.v8bf16(i1 true, <8 x bfloat> %[[V0]], i1 true, <8 x bfloat> %[[V1]], i16 0, <4 x float> %[[V2]], i1 true, i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f57(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], <4 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf8.bf8(i64 %[[V0]], i64 %[[V1]], <4 x float> %[[V2]], i32 1, i32 0, i32 0)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf8.fp8(i64 %[[V0]], i64 %[[V1]], <4 x float> %[[V2]], i32 0, i32 1, i32 1)
// CHECK-NEXT:   %[[V6:[^ ]+]] = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.bf8(i64 %[[V0]], i64 %[[V1]], <4 x float> %[[V2]], i32 0, i32 1, i32 0)
// CHECK-NEXT:   %[[V7:[^ ]+]] = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %[[V0]], i64 %[[V1]], <4 x float> %[[V2]], i32 1, i32 1, i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f58(<8 x half> %[[V0:[^ ]+]], <8 x half> %[[V1:[^ ]+]], <4 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %[[V0]], <8 x half> %[[V1]], <4 x float> %[[V2]], i32 1, i32 1, i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f59(<4 x i16> %[[V0:[^ ]+]], <4 x i16> %[[V1:[^ ]+]], <16 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <16 x float> @llvm.amdgcn.mfma.f32.16x16x4bf16.1k(<4 x i16> %[[V0]], <4 x i16> %[[V1]], <16 x float> %[[V2]], i32 1, i32 1, i32 0)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8bf16.1k(<4 x i16> %[[V0]], <4 x i16> %[[V1]], <16 x float> %[[V2]], i32 1, i32 1, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f60(<4 x half> %[[V0:[^ ]+]], <4 x half> %[[V1:[^ ]+]], <16 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <16 x float> @llvm.amdgcn.mfma.f32.16x16x4f16(<4 x half> %[[V0]], <4 x half> %[[V1]], <16 x float> %[[V2]], i32 0, i32 0, i32 1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %[[V0]], <4 x half> %[[V1]], <16 x float> %[[V2]], i32 0, i32 1, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f61(float %[[V0:[^ ]+]], float %[[V1:[^ ]+]], <4 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %[[V0]], float %[[V1]], <4 x float> %[[V2]], i32 0, i32 1, i32 0)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float %[[V0]], float %[[V1]], <4 x float> %[[V2]], i32 0, i32 0, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f62(<2 x float> %[[V0:[^ ]+]], <2 x float> %[[V1:[^ ]+]], <4 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8.xf32(<2 x float> %[[V0]], <2 x float> %[[V1]], <4 x float> %[[V2]], i32 1, i32 0, i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f63(<2 x i16> %[[V0:[^ ]+]], <2 x i16> %[[V1:[^ ]+]], <4 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %[[V0]], <2 x i16> %[[V1]], <4 x float> %[[V2]], i32 0, i32 0, i32 1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x2bf16(<2 x i16> %[[V0]], <2 x i16> %[[V1]], <4 x float> %[[V2]], i32 0, i32 1, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f64(<8 x bfloat> %[[V0:[^ ]+]], <8 x bfloat> %[[V1:[^ ]+]], <16 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf16(<8 x bfloat> %[[V0]], <8 x bfloat> %[[V1]], <16 x float> %[[V2]], i32 1, i32 0, i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f65(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], <16 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf8.bf8(i64 %[[V0]], i64 %[[V1]], <16 x float> %[[V2]], i32 0, i32 0, i32 1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf8.fp8(i64 %[[V0]], i64 %[[V1]], <16 x float> %[[V2]], i32 0, i32 1, i32 1)
// CHECK-NEXT:   %[[V6:[^ ]+]] = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.bf8(i64 %[[V0]], i64 %[[V1]], <16 x float> %[[V2]], i32 0, i32 1, i32 0)
// CHECK-NEXT:   %[[V7:[^ ]+]] = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %[[V0]], i64 %[[V1]], <16 x float> %[[V2]], i32 1, i32 1, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f66(<8 x half> %[[V0:[^ ]+]], <8 x half> %[[V1:[^ ]+]], <16 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %[[V0]], <8 x half> %[[V1]], <16 x float> %[[V2]], i32 0, i32 0, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f67(float %[[V0:[^ ]+]], float %[[V1:[^ ]+]], <32 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float %[[V0]], float %[[V1]], <32 x float> %[[V2]], i32 1, i32 0, i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f68(<2 x i16> %[[V0:[^ ]+]], <2 x i16> %[[V1:[^ ]+]], <32 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x2bf16(<2 x i16> %[[V0]], <2 x i16> %[[V1]], <32 x float> %[[V2]], i32 1, i32 1, i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f69(<2 x float> %[[V0:[^ ]+]], <2 x float> %[[V1:[^ ]+]], <16 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x4.xf32(<2 x float> %[[V0]], <2 x float> %[[V1]], <16 x float> %[[V2]], i32 1, i32 1, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f70(<4 x i16> %[[V0:[^ ]+]], <4 x i16> %[[V1:[^ ]+]], <32 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x4bf16.1k(<4 x i16> %[[V0]], <4 x i16> %[[V1]], <32 x float> %[[V2]], i32 0, i32 1, i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f71(<4 x half> %[[V0:[^ ]+]], <4 x half> %[[V1:[^ ]+]], <32 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x4f16(<4 x half> %[[V0]], <4 x half> %[[V1]], <32 x float> %[[V2]], i32 0, i32 0, i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f72(double %[[V0:[^ ]+]], double %[[V1:[^ ]+]], <4 x double> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %[[V0]], double %[[V1]], <4 x double> %[[V2]], i32 0, i32 1, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f73(double %[[V0:[^ ]+]], double %[[V1:[^ ]+]], double %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call double @llvm.amdgcn.mfma.f64.4x4x4f64(double %[[V0]], double %[[V1]], double %[[V2]], i32 0, i32 1, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f74(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], <4 x i32> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %[[V0]], i32 %[[V1]], <4 x i32> %[[V2]], i32 1, i32 1, i32 0)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <4 x i32> @llvm.amdgcn.mfma.i32.4x4x4i8(i32 %[[V0]], i32 %[[V1]], <4 x i32> %[[V2]], i32 0, i32 0, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f75(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], <4 x i32> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x32.i8(i64 %[[V0]], i64 %[[V1]], <4 x i32> %[[V2]], i32 1, i32 0, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f76(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], <16 x i32> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <16 x i32> @llvm.amdgcn.mfma.i32.16x16x4i8(i32 %[[V0]], i32 %[[V1]], <16 x i32> %[[V2]], i32 0, i32 0, i32 0)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x8i8(i32 %[[V0]], i32 %[[V1]], <16 x i32> %[[V2]], i32 1, i32 1, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f77(<4 x i32> %[[V0:[^ ]+]], <4 x i32> %[[V1:[^ ]+]], <4 x i32> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x64.i8(<4 x i32> %[[V0]], <4 x i32> %[[V1]], <4 x i32> %[[V2]], i32 0, i32 1, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f78(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], <16 x i32> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %[[V0]], i64 %[[V1]], <16 x i32> %[[V2]], i32 0, i32 1, i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f79(<4 x i32> %[[V0:[^ ]+]], <4 x i32> %[[V1:[^ ]+]], <16 x i32> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x32.i8(<4 x i32> %[[V0]], <4 x i32> %[[V1]], <16 x i32> %[[V2]], i32 0, i32 1, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f80(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], <32 x i32> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <32 x i32> @llvm.amdgcn.mfma.i32.32x32x4i8(i32 %[[V0]], i32 %[[V1]], <32 x i32> %[[V2]], i32 1, i32 1, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f81(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @llvm.amdgcn.permlanex16.i32(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]], i1 true, i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f82(<8 x i32> %[[V0:[^ ]+]], <8 x i32> %[[V1:[^ ]+]], <4 x i32> %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]]) {
// CHECK-NEXT:   %[[V6:[^ ]+]] = call <8 x i32> @llvm.amdgcn.raw.buffer.atomic.cmpswap.v8i32(<8 x i32> %[[V0]], <8 x i32> %[[V1]], <4 x i32> %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f83(<8 x i32> %[[V0:[^ ]+]], <8 x i32> %[[V1:[^ ]+]], ptr addrspace(8) %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]]) {
// CHECK-NEXT:   %[[V6:[^ ]+]] = call <8 x i32> @llvm.amdgcn.raw.ptr.buffer.atomic.cmpswap.v8i32(<8 x i32> %[[V0]], <8 x i32> %[[V1]], ptr addrspace(8) %[[V2]], i32 %[[V3]], i32 %[[V4]], i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f84(ptr addrspace(8) %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f85(ptr addrspace(8) %[[V0:[^ ]+]], ptr addrspace(3) %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %[[V0]], ptr addrspace(3) %[[V1]], i32 0, i32 %[[V2]], i32 %[[V3]], i32 1, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f86(i32 %[[V0:[^ ]+]], ptr addrspace(8) %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %[[V0]], ptr addrspace(8) %[[V1]], i32 %[[V2]], i32 %[[V3]], i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f87(float %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call float @llvm.amdgcn.rcp.f32(float %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f88(<4 x float> %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call <4 x float> @llvm.amdgcn.readfirstlane.v4f32(<4 x float> %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f89(<4 x float> %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call <4 x float> @llvm.amdgcn.readlane.v4f32(<4 x float> %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f90(<4 x i32> %[[V0:[^ ]+]], <8 x i32> %[[V1:[^ ]+]], <4 x float> %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.bf8.bf8(<4 x i32> %[[V0]], <8 x i32> %[[V1]], <4 x float> %[[V2]], i32 %[[V3]], i32 1, i32 0)
// CHECK-NEXT:   %[[V6:[^ ]+]] = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.bf8.fp8(<4 x i32> %[[V0]], <8 x i32> %[[V1]], <4 x float> %[[V2]], i32 %[[V3]], i32 1, i32 0)
// CHECK-NEXT:   %[[V7:[^ ]+]] = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.fp8.bf8(<4 x i32> %[[V0]], <8 x i32> %[[V1]], <4 x float> %[[V2]], i32 %[[V3]], i32 1, i32 1)
// CHECK-NEXT:   %[[V8:[^ ]+]] = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.fp8.fp8(<4 x i32> %[[V0]], <8 x i32> %[[V1]], <4 x float> %[[V2]], i32 %[[V3]], i32 0, i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f91(<4 x i16> %[[V0:[^ ]+]], <8 x i16> %[[V1:[^ ]+]], <4 x float> %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x32.bf16(<4 x i16> %[[V0]], <8 x i16> %[[V1]], <4 x float> %[[V2]], i32 %[[V3]], i32 0, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f92(<4 x half> %[[V0:[^ ]+]], <8 x half> %[[V1:[^ ]+]], <4 x float> %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x32.f16(<4 x half> %[[V0]], <8 x half> %[[V1]], <4 x float> %[[V2]], i32 %[[V3]], i32 0, i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f93(<8 x bfloat> %[[V0:[^ ]+]], <16 x bfloat> %[[V1:[^ ]+]], <4 x float> %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.bf16(<8 x bfloat> %[[V0]], <16 x bfloat> %[[V1]], <4 x float> %[[V2]], i32 %[[V3]], i32 1, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f94(<2 x i32> %[[V0:[^ ]+]], <4 x i32> %[[V1:[^ ]+]], <4 x float> %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.bf8.bf8(<2 x i32> %[[V0]], <4 x i32> %[[V1]], <4 x float> %[[V2]], i32 %[[V3]], i32 0, i32 0)
// CHECK-NEXT:   %[[V6:[^ ]+]] = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.bf8.fp8(<2 x i32> %[[V0]], <4 x i32> %[[V1]], <4 x float> %[[V2]], i32 %[[V3]], i32 1, i32 1)
// CHECK-NEXT:   %[[V7:[^ ]+]] = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.fp8.bf8(<2 x i32> %[[V0]], <4 x i32> %[[V1]], <4 x float> %[[V2]], i32 %[[V3]], i32 1, i32 1)
// CHECK-NEXT:   %[[V8:[^ ]+]] = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.fp8.fp8(<2 x i32> %[[V0]], <4 x i32> %[[V1]], <4 x float> %[[V2]], i32 %[[V3]], i32 1, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f95(<8 x half> %[[V0:[^ ]+]], <16 x half> %[[V1:[^ ]+]], <4 x float> %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.f16(<8 x half> %[[V0]], <16 x half> %[[V1]], <4 x float> %[[V2]], i32 %[[V3]], i32 1, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f96(<4 x i16> %[[V0:[^ ]+]], <8 x i16> %[[V1:[^ ]+]], <16 x float> %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x16.bf16(<4 x i16> %[[V0]], <8 x i16> %[[V1]], <16 x float> %[[V2]], i32 %[[V3]], i32 0, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f97(<4 x half> %[[V0:[^ ]+]], <8 x half> %[[V1:[^ ]+]], <16 x float> %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x16.f16(<4 x half> %[[V0]], <8 x half> %[[V1]], <16 x float> %[[V2]], i32 %[[V3]], i32 0, i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f98(<8 x bfloat> %[[V0:[^ ]+]], <16 x bfloat> %[[V1:[^ ]+]], <16 x float> %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.bf16(<8 x bfloat> %[[V0]], <16 x bfloat> %[[V1]], <16 x float> %[[V2]], i32 %[[V3]], i32 1, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f99(<2 x i32> %[[V0:[^ ]+]], <4 x i32> %[[V1:[^ ]+]], <16 x float> %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.bf8.bf8(<2 x i32> %[[V0]], <4 x i32> %[[V1]], <16 x float> %[[V2]], i32 %[[V3]], i32 1, i32 1)
// CHECK-NEXT:   %[[V6:[^ ]+]] = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.bf8.fp8(<2 x i32> %[[V0]], <4 x i32> %[[V1]], <16 x float> %[[V2]], i32 %[[V3]], i32 1, i32 0)
// CHECK-NEXT:   %[[V7:[^ ]+]] = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.fp8.bf8(<2 x i32> %[[V0]], <4 x i32> %[[V1]], <16 x float> %[[V2]], i32 %[[V3]], i32 1, i32 1)
// CHECK-NEXT:   %[[V8:[^ ]+]] = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.fp8.fp8(<2 x i32> %[[V0]], <4 x i32> %[[V1]], <16 x float> %[[V2]], i32 %[[V3]], i32 0, i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f100(<8 x half> %[[V0:[^ ]+]], <16 x half> %[[V1:[^ ]+]], <16 x float> %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.f16(<8 x half> %[[V0]], <16 x half> %[[V1]], <16 x float> %[[V2]], i32 %[[V3]], i32 0, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f101(<4 x i32> %[[V0:[^ ]+]], <8 x i32> %[[V1:[^ ]+]], <16 x float> %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.bf8.bf8(<4 x i32> %[[V0]], <8 x i32> %[[V1]], <16 x float> %[[V2]], i32 %[[V3]], i32 1, i32 1)
// CHECK-NEXT:   %[[V6:[^ ]+]] = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.bf8.fp8(<4 x i32> %[[V0]], <8 x i32> %[[V1]], <16 x float> %[[V2]], i32 %[[V3]], i32 1, i32 0)
// CHECK-NEXT:   %[[V7:[^ ]+]] = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.fp8.bf8(<4 x i32> %[[V0]], <8 x i32> %[[V1]], <16 x float> %[[V2]], i32 %[[V3]], i32 1, i32 1)
// CHECK-NEXT:   %[[V8:[^ ]+]] = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.fp8.fp8(<4 x i32> %[[V0]], <8 x i32> %[[V1]], <16 x float> %[[V2]], i32 %[[V3]], i32 0, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f102(<4 x i32> %[[V0:[^ ]+]], <8 x i32> %[[V1:[^ ]+]], <4 x i32> %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <4 x i32> @llvm.amdgcn.smfmac.i32.16x16x128.i8(<4 x i32> %[[V0]], <8 x i32> %[[V1]], <4 x i32> %[[V2]], i32 %[[V3]], i32 1, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f103(<2 x i32> %[[V0:[^ ]+]], <4 x i32> %[[V1:[^ ]+]], <4 x i32> %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <4 x i32> @llvm.amdgcn.smfmac.i32.16x16x64.i8(<2 x i32> %[[V0]], <4 x i32> %[[V1]], <4 x i32> %[[V2]], i32 %[[V3]], i32 0, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f104(<2 x i32> %[[V0:[^ ]+]], <4 x i32> %[[V1:[^ ]+]], <16 x i32> %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <16 x i32> @llvm.amdgcn.smfmac.i32.32x32x32.i8(<2 x i32> %[[V0]], <4 x i32> %[[V1]], <16 x i32> %[[V2]], i32 %[[V3]], i32 0, i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f105(<4 x i32> %[[V0:[^ ]+]], <8 x i32> %[[V1:[^ ]+]], <16 x i32> %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <16 x i32> @llvm.amdgcn.smfmac.i32.32x32x64.i8(<4 x i32> %[[V0]], <8 x i32> %[[V1]], <16 x i32> %[[V2]], i32 %[[V3]], i32 1, i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f106(<4 x i32> %[[V0:[^ ]+]], <8 x i32> %[[V1:[^ ]+]], <4 x i32> %[[V2:[^ ]+]], <4 x i32> %[[V3:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.amdgcn.tensor.load.to.lds(<4 x i32> %[[V0]], <8 x i32> %[[V1]], <4 x i32> %[[V2]], <4 x i32> %[[V3]], i32 0)
// CHECK-NEXT:   call void @llvm.amdgcn.tensor.store.from.lds(<4 x i32> %[[V0]], <8 x i32> %[[V1]], <4 x i32> %[[V2]], <4 x i32> %[[V3]], i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f107(<4 x i32> %[[V0:[^ ]+]], <8 x i32> %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %[[V0]], <8 x i32> %[[V1]], i32 0)
// CHECK-NEXT:   call void @llvm.amdgcn.tensor.store.from.lds.d2(<4 x i32> %[[V0]], <8 x i32> %[[V1]], i32 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f108(<8 x i32> %[[V0:[^ ]+]], <8 x i32> %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i32 @llvm.amdgcn.wmma.bf16.16x16x16.bf16.i32.v8i32(<8 x i32> %[[V0]], <8 x i32> %[[V1]], i32 %[[V2]], i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f109(<8 x i32> %[[V0:[^ ]+]], <8 x i32> %[[V1:[^ ]+]], half %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call half @llvm.amdgcn.wmma.f16.16x16x128.bf8.bf8.f16.v8i32(<8 x i32> %[[V0]], <8 x i32> %[[V1]], i16 1, half %[[V2]], i1 true, i1 true)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call half @llvm.amdgcn.wmma.f16.16x16x128.bf8.fp8.f16.v8i32(<8 x i32> %[[V0]], <8 x i32> %[[V1]], i16 1, half %[[V2]], i1 true, i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f110(<2 x i32> %[[V0:[^ ]+]], <2 x i32> %[[V1:[^ ]+]], half %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call half @llvm.amdgcn.wmma.f16.16x16x128.fp8.bf8.f16.v2i32(<2 x i32> %[[V0]], <2 x i32> %[[V1]], i16 1, half %[[V2]], i1 true, i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f111(<8 x i32> %[[V0:[^ ]+]], <8 x i32> %[[V1:[^ ]+]], <16 x half> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <16 x half> @llvm.amdgcn.wmma.f16.16x16x128.fp8.fp8.v16f16.v8i32(<8 x i32> %[[V0]], <8 x i32> %[[V1]], i16 1, <16 x half> %[[V2]], i1 true, i1 true)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <16 x half> @llvm.amdgcn.wmma.f16.16x16x64.fp8.bf8.v16f16.v8i32(<8 x i32> %[[V0]], <8 x i32> %[[V1]], i16 1, <16 x half> %[[V2]], i1 true, i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f112(<16 x half> %[[V0:[^ ]+]], <16 x half> %[[V1:[^ ]+]], <16 x half> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <16 x half> @llvm.amdgcn.wmma.f16.16x16x16.f16.v16f16.v16f16(<16 x half> %[[V0]], <16 x half> %[[V1]], <16 x half> %[[V2]], i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f113(<16 x half> %[[V0:[^ ]+]], <16 x half> %[[V1:[^ ]+]], half %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call half @llvm.amdgcn.wmma.f16.16x16x32.f16.f16.v16f16(i1 true, <16 x half> %[[V0]], i1 true, <16 x half> %[[V1]], i16 0, half %[[V2]], i1 true, i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f114(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], half %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call half @llvm.amdgcn.wmma.f16.16x16x64.bf8.fp8.f16.i32(i32 %[[V0]], i32 %[[V1]], i16 1, half %[[V2]], i1 true, i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f115(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], <16 x half> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <16 x half> @llvm.amdgcn.wmma.f16.16x16x64.fp8.fp8.v16f16.i32(i32 %[[V0]], i32 %[[V1]], i16 0, <16 x half> %[[V2]], i1 true, i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f116(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], float %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call float @llvm.amdgcn.wmma.f32.16x16x128.bf8.bf8.f32.i64(i64 %[[V0]], i64 %[[V1]], i16 1, float %[[V2]], i1 true, i1 true)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call float @llvm.amdgcn.wmma.f32.16x16x64.fp8.fp8.f32.i64(i64 %[[V0]], i64 %[[V1]], i16 0, float %[[V2]], i1 true, i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f117(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], <4 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <4 x float> @llvm.amdgcn.wmma.f32.16x16x128.bf8.fp8.v4f32.i32(i32 %[[V0]], i32 %[[V1]], i16 1, <4 x float> %[[V2]], i1 true, i1 true)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <4 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.bf8.v4f32.i32(i32 %[[V0]], i32 %[[V1]], <4 x float> %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f118(<16 x i16> %[[V0:[^ ]+]], <16 x i16> %[[V1:[^ ]+]], float %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call float @llvm.amdgcn.wmma.f32.16x16x128.fp8.bf8.f32.v16i16(<16 x i16> %[[V0]], <16 x i16> %[[V1]], i16 1, float %[[V2]], i1 true, i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f119(<4 x i32> %[[V0:[^ ]+]], <4 x i32> %[[V1:[^ ]+]], <4 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <4 x float> @llvm.amdgcn.wmma.f32.16x16x128.fp8.fp8.v4f32.v4i32(<4 x i32> %[[V0]], <4 x i32> %[[V1]], i16 1, <4 x float> %[[V2]], i1 true, i1 true)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <4 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v4f32.v4i32(<4 x i32> %[[V0]], <4 x i32> %[[V1]], <4 x float> %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f120(<2 x i32> %[[V0:[^ ]+]], <2 x i32> %[[V1:[^ ]+]], <8 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf16.v8f32.v2i32(<2 x i32> %[[V0]], <2 x i32> %[[V1]], <8 x float> %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f121(<4 x i32> %[[V0:[^ ]+]], <4 x i32> %[[V1:[^ ]+]], <8 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf8.bf8.v8f32.v4i32(<4 x i32> %[[V0]], <4 x i32> %[[V1]], <8 x float> %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f122(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], float %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call float @llvm.amdgcn.wmma.f32.16x16x16.bf8.fp8.f32.i32(i32 %[[V0]], i32 %[[V1]], float %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f123(half %[[V0:[^ ]+]], half %[[V1:[^ ]+]], float %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call float @llvm.amdgcn.wmma.f32.16x16x16.f16.f32.f16(half %[[V0]], half %[[V1]], float %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f124(<16 x half> %[[V0:[^ ]+]], <16 x half> %[[V1:[^ ]+]], <8 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 true, <16 x half> %[[V0]], i1 true, <16 x half> %[[V1]], i16 1, <8 x float> %[[V2]], i1 true, i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f125(<8 x float> %[[V0:[^ ]+]], <8 x float> %[[V1:[^ ]+]], float %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call float @llvm.amdgcn.wmma.f32.16x16x4.f32.f32.v8f32(i1 true, <8 x float> %[[V0]], i1 true, <8 x float> %[[V1]], i16 1, float %[[V2]], i1 true, i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f126(<8 x i32> %[[V0:[^ ]+]], <8 x i32> %[[V1:[^ ]+]], float %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call float @llvm.amdgcn.wmma.f32.16x16x64.bf8.bf8.f32.v8i32(<8 x i32> %[[V0]], <8 x i32> %[[V1]], i16 1, float %[[V2]], i1 true, i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f127(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], <8 x float> %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x64.bf8.fp8.v8f32.i32(i32 %[[V0]], i32 %[[V1]], i16 1, <8 x float> %[[V2]], i1 true, i1 true)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <8 x float> @llvm.amdgcn.wmma.f32.16x16x64.fp8.bf8.v8f32.i32(i32 %[[V0]], i32 %[[V1]], i16 1, <8 x float> %[[V2]], i1 true, i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f128(<16 x i16> %[[V0:[^ ]+]], <16 x i16> %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i64 @llvm.amdgcn.wmma.i32.16x16x16.iu4.i64.v16i16(i1 true, <16 x i16> %[[V0]], i1 true, <16 x i16> %[[V1]], i64 %[[V2]], i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f129(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i32 @llvm.amdgcn.wmma.i32.16x16x16.iu8.i32.i32(i1 true, i32 %[[V0]], i1 true, i32 %[[V1]], i32 %[[V2]], i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f130(<4 x i32> %[[V0:[^ ]+]], <4 x i32> %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i64 @llvm.amdgcn.wmma.i32.16x16x32.iu4.i64.v4i32(i1 true, <4 x i32> %[[V0]], i1 true, <4 x i32> %[[V1]], i64 %[[V2]], i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f131(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i64 @llvm.amdgcn.wmma.i32.16x16x64.iu8.i64.i64(i1 true, i64 %[[V0]], i1 true, i64 %[[V1]], i64 %[[V2]], i1 true, i1 true, i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f132(i32 %[[V0:[^ ]+]], <2 x i32> %[[V1:[^ ]+]], <4 x float> %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]]) {
// CHECK-NEXT:   %[[V6:[^ ]+]] = call <4 x float> @llvm.amdgcn.wmma.scale.f32.32x16x128.f4.v4f32.i32.v2i32(i32 %[[V0]], <2 x i32> %[[V1]], i16 1, <4 x float> %[[V2]], i32 1, i32 1, i32 %[[V3]], i32 1, i32 1, i32 %[[V4]], i1 true, i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f133(i32 %[[V0:[^ ]+]], <8 x i32> %[[V1:[^ ]+]], <4 x float> %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i64 %[[V4:[^ ]+]]) {
// CHECK-NEXT:   %[[V6:[^ ]+]] = call <4 x float> @llvm.amdgcn.wmma.scale16.f32.32x16x128.f4.v4f32.i32.v8i32(i32 %[[V0]], <8 x i32> %[[V1]], i16 0, <4 x float> %[[V2]], i32 1, i32 1, i64 %[[V3]], i32 1, i32 1, i64 %[[V4]], i1 true, i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.amdgcn.ballot.i64(i1) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.amdgcn.cluster.load.async.to.lds.b128(ptr addrspace(1) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.amdgcn.cluster.load.async.to.lds.b32(ptr addrspace(1) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.amdgcn.cluster.load.async.to.lds.b64(ptr addrspace(1) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.amdgcn.cluster.load.async.to.lds.b8(ptr addrspace(1) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32 immarg, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare half @llvm.amdgcn.cos.f16(half) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare half @llvm.amdgcn.exp2.f16(half) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare half @llvm.amdgcn.log.f16(half) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare half @llvm.amdgcn.sqrt.f16(half) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare half @llvm.amdgcn.tanh.f16(half) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare float @llvm.amdgcn.cvt.f32.bf8(i32, i32 immarg) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare float @llvm.amdgcn.cvt.f32.fp8(i32, i32 immarg) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x float> @llvm.amdgcn.cvt.pk.f32.bf8(i32, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.cvt.pk.bf8.f32(float, float, i32, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.cvt.pk.fp8.f32(float, float, i32, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x half> @llvm.amdgcn.cvt.pkrtz(float, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare float @llvm.amdgcn.update.dpp.f32(float, float, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x bfloat> @llvm.amdgcn.cvt.scale.pk16.bf16.bf6(<3 x i32>, i32, i32 immarg range(i32 0, 16)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x bfloat> @llvm.amdgcn.cvt.scale.pk16.bf16.fp6(<3 x i32>, i32, i32 immarg range(i32 0, 16)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x half> @llvm.amdgcn.cvt.scale.pk16.f16.bf6(<3 x i32>, i32, i32 immarg range(i32 0, 16)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x half> @llvm.amdgcn.cvt.scale.pk16.f16.fp6(<3 x i32>, i32, i32 immarg range(i32 0, 16)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.cvt.scale.pk16.f32.bf6(<3 x i32>, i32, i32 immarg range(i32 0, 16)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.cvt.scale.pk16.f32.fp6(<3 x i32>, i32, i32 immarg range(i32 0, 16)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <8 x bfloat> @llvm.amdgcn.cvt.scale.pk8.bf16.bf8(<2 x i32>, i32, i32 immarg range(i32 0, 16)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <8 x bfloat> @llvm.amdgcn.cvt.scale.pk8.bf16.fp8(<2 x i32>, i32, i32 immarg range(i32 0, 16)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <8 x half> @llvm.amdgcn.cvt.scale.pk8.f16.bf8(<2 x i32>, i32, i32 immarg range(i32 0, 16)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <8 x half> @llvm.amdgcn.cvt.scale.pk8.f16.fp8(<2 x i32>, i32, i32 immarg range(i32 0, 16)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <8 x float> @llvm.amdgcn.cvt.scale.pk8.f32.bf8(<2 x i32>, i32, i32 immarg range(i32 0, 16)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <8 x float> @llvm.amdgcn.cvt.scale.pk8.f32.fp8(<2 x i32>, i32, i32 immarg range(i32 0, 16)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <8 x bfloat> @llvm.amdgcn.cvt.scale.pk8.bf16.fp4(i32, i32, i32 immarg range(i32 0, 16)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <8 x half> @llvm.amdgcn.cvt.scale.pk8.f16.fp4(i32, i32, i32 immarg range(i32 0, 16)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <8 x float> @llvm.amdgcn.cvt.scale.pk8.f32.fp4(i32, i32, i32 immarg range(i32 0, 16)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #6
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #6
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare { i32, i32 } @llvm.amdgcn.permlane16.swap(i32, i32, i1 immarg, i1 immarg) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare { i32, i32 } @llvm.amdgcn.permlane32.swap(i32, i32, i1 immarg, i1 immarg) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <6 x i32> @llvm.amdgcn.cvt.scalef32.2xpk16.bf6.f32(<16 x float>, <16 x float>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <6 x i32> @llvm.amdgcn.cvt.scalef32.2xpk16.fp6.f32(<16 x float>, <16 x float>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x half> @llvm.amdgcn.cvt.scalef32.f16.bf8(<2 x half>, i32, float, i32 immarg range(i32 0, 4), i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x half> @llvm.amdgcn.cvt.scalef32.f16.fp8(<2 x half>, i32, float, i32 immarg range(i32 0, 4), i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.amdgcn.cvt.scalef32.f32.bf8(i32, float, i32 immarg range(i32 0, 4)) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.amdgcn.cvt.scalef32.f32.fp8(i32, float, i32 immarg range(i32 0, 4)) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.bf8(i32, float, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp4(i32, float, i32 immarg range(i32 0, 4)) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp8(i32, float, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.bf8(i32, float, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp4(i32, float, i32 immarg range(i32 0, 4)) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp8(i32, float, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.bf8(i32, float, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp4(i32, float, i32 immarg range(i32 0, 4)) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp8(i32, float, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.bf16(<2 x i16>, <2 x bfloat>, float, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.bf16(<2 x i16>, <2 x bfloat>, float, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f16(<2 x i16>, <2 x half>, float, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f16(<2 x i16>, <2 x half>, float, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f32(<2 x i16>, float, float, float, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f32(<2 x i16>, float, float, float, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.bf16(i32, <2 x bfloat>, float, i32 immarg range(i32 0, 4)) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f16(i32, <2 x half>, float, i32 immarg range(i32 0, 4)) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f32(i32, float, float, float, i32 immarg range(i32 0, 4)) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.bf6.bf16(<16 x bfloat>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.fp6.bf16(<16 x bfloat>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.bf6.f16(<16 x half>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.fp6.f16(<16 x half>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.bf6.f32(<16 x float>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <3 x i32> @llvm.amdgcn.cvt.scalef32.pk16.fp6.f32(<16 x float>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <32 x bfloat> @llvm.amdgcn.cvt.scalef32.pk32.bf16.bf6(<6 x i32>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <32 x bfloat> @llvm.amdgcn.cvt.scalef32.pk32.bf16.fp6(<6 x i32>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <32 x half> @llvm.amdgcn.cvt.scalef32.pk32.f16.bf6(<6 x i32>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <32 x half> @llvm.amdgcn.cvt.scalef32.pk32.f16.fp6(<6 x i32>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <32 x float> @llvm.amdgcn.cvt.scalef32.pk32.f32.bf6(<6 x i32>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <32 x float> @llvm.amdgcn.cvt.scalef32.pk32.f32.fp6(<6 x i32>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.bf6.bf16(<32 x bfloat>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.fp6.bf16(<32 x bfloat>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.bf6.f16(<32 x half>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.fp6.f16(<32 x half>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x i32> @llvm.amdgcn.cvt.scalef32.pk8.bf8.bf16(<8 x bfloat>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.cvt.scalef32.pk8.fp4.bf16(<8 x bfloat>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x i32> @llvm.amdgcn.cvt.scalef32.pk8.fp8.bf16(<8 x bfloat>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x i32> @llvm.amdgcn.cvt.scalef32.pk8.bf8.f16(<8 x half>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.cvt.scalef32.pk8.fp4.f16(<8 x half>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x i32> @llvm.amdgcn.cvt.scalef32.pk8.fp8.f16(<8 x half>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x i32> @llvm.amdgcn.cvt.scalef32.pk8.bf8.f32(<8 x float>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.cvt.scalef32.pk8.fp4.f32(<8 x float>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x i32> @llvm.amdgcn.cvt.scalef32.pk8.fp8.f32(<8 x float>, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.bf16(i32, bfloat, i32, float, i32 immarg range(i32 0, 4)) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.bf16(i32, bfloat, i32, float, i32 immarg range(i32 0, 4)) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f16(i32, half, i32, float, i32 immarg range(i32 0, 4)) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f16(i32, half, i32, float, i32 immarg range(i32 0, 4)) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f32(i32, float, i32, float, i32 immarg range(i32 0, 4)) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f32(i32, float, i32, float, i32 immarg range(i32 0, 4)) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.cvt.scalef32.sr.pk.fp4.bf16(i32, <2 x bfloat>, i32, float, i32 immarg range(i32 0, 4)) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.cvt.scalef32.sr.pk.fp4.f16(i32, <2 x half>, i32, float, i32 immarg range(i32 0, 4)) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.cvt.scalef32.sr.pk.fp4.f32(i32, <2 x float>, i32, float, i32 immarg range(i32 0, 4)) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <3 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk16.bf6.bf16(<16 x bfloat>, i32, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <3 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk16.fp6.bf16(<16 x bfloat>, i32, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <3 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk16.bf6.f16(<16 x half>, i32, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <3 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk16.fp6.f16(<16 x half>, i32, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <3 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk16.bf6.f32(<16 x float>, i32, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <3 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk16.fp6.f32(<16 x float>, i32, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.bf16(<32 x bfloat>, i32, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.bf16(<32 x bfloat>, i32, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.f16(<32 x half>, i32, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f16(<32 x half>, i32, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.f32(<32 x float>, i32, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f32(<32 x float>, i32, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.bf8.bf16(<8 x bfloat>, i32, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.cvt.scalef32.sr.pk8.fp4.bf16(<8 x bfloat>, i32, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.fp8.bf16(<8 x bfloat>, i32, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.bf8.f16(<8 x half>, i32, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.cvt.scalef32.sr.pk8.fp4.f16(<8 x half>, i32, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.fp8.f16(<8 x half>, i32, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.bf8.f32(<8 x float>, i32, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.cvt.scalef32.sr.pk8.fp4.f32(<8 x float>, i32, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <2 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk8.fp8.f32(<8 x float>, i32, float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.cvt.sr.bf8.f32(float, i32, i32, i32 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.cvt.sr.fp8.f32(float, i32, i32, i32 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.amdgcn.ds.atomic.async.barrier.arrive.b64(ptr addrspace(3)) #7
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <2 x i32> @llvm.amdgcn.ds.load.tr16.b128.v2i32(ptr addrspace(3) captures(none)) #8
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare ptr @llvm.amdgcn.ds.load.tr4.b64.p0(ptr addrspace(3) captures(none)) #8
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare float @llvm.amdgcn.ds.load.tr6.b96.f32(ptr addrspace(3) captures(none)) #8
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.ds.load.tr8.b64.v4f32(ptr addrspace(3) captures(none)) #8
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare i32 @llvm.amdgcn.ds.read.tr16.b64.i32(ptr addrspace(3) captures(none)) #8
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.ds.read.tr4.b64.v4f32(ptr addrspace(3) captures(none)) #8
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare ptr @llvm.amdgcn.ds.read.tr6.b96.p0(ptr addrspace(3) captures(none)) #8
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare float @llvm.amdgcn.ds.read.tr8.b64.f32(ptr addrspace(3) captures(none)) #8
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn
// CHECK-NEXT: declare void @llvm.amdgcn.s.barrier.init(ptr addrspace(3), i32) #9
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn
// CHECK-NEXT: declare void @llvm.amdgcn.s.barrier.join(ptr addrspace(3)) #9
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn
// CHECK-NEXT: declare void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3), i32) #9
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn
// CHECK-NEXT: declare i32 @llvm.amdgcn.s.get.named.barrier.state(ptr addrspace(3)) #9
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn
// CHECK-NEXT: declare void @llvm.amdgcn.s.wakeup.barrier(ptr addrspace(3)) #9
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare i64 @llvm.amdgcn.ds.atomic.barrier.arrive.rtn.b64(ptr addrspace(3) captures(none), i64) #10
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.amdgcn.flat.prefetch(ptr captures(none), i32 immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <8 x float> @llvm.amdgcn.fmed3.v8f32(<8 x float>, <8 x float>, <8 x float>) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32 immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32 immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.amdgcn.global.load.async.to.lds.b64(ptr addrspace(1) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32 immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.amdgcn.global.load.async.to.lds.b8(ptr addrspace(1) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32 immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn
// CHECK-NEXT: declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1) captures(none), ptr addrspace(3) captures(none), i32 immarg, i32 immarg, i32 immarg) #11
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare float @llvm.amdgcn.global.load.tr.b128.f32(ptr addrspace(1) captures(none)) #8
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <2 x i32> @llvm.amdgcn.global.load.tr.b64.v2i32(ptr addrspace(1) captures(none)) #8
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <2 x i32> @llvm.amdgcn.global.load.tr4.b64.v2i32(ptr addrspace(1) captures(none)) #8
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <2 x i32> @llvm.amdgcn.global.load.tr6.b96.v2i32(ptr addrspace(1) captures(none)) #8
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.amdgcn.global.prefetch(ptr addrspace(1) captures(none), i32 immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn
// CHECK-NEXT: declare void @llvm.amdgcn.iglp.opt(i32 immarg) #9
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn
// CHECK-NEXT: declare void @llvm.amdgcn.s.barrier() #9
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn
// CHECK-NEXT: declare void @llvm.amdgcn.s.barrier.leave(i16 immarg) #9
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn
// CHECK-NEXT: declare void @llvm.amdgcn.s.barrier.signal(i32 immarg) #9
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn
// CHECK-NEXT: declare i1 @llvm.amdgcn.s.barrier.signal.isfirst(i32 immarg) #9
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn
// CHECK-NEXT: declare void @llvm.amdgcn.s.barrier.wait(i16 immarg) #9
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn
// CHECK-NEXT: declare i32 @llvm.amdgcn.s.get.barrier.state(i32) #9
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.amdgcn.s.nop(i16 immarg) #12
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.amdgcn.s.setprio(i16 immarg) #12
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.amdgcn.s.sleep(i32 immarg) #12
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.amdgcn.s.wait.asynccnt(i16 immarg) #13
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn
// CHECK-NEXT: declare void @llvm.amdgcn.s.wait.dscnt(i16 immarg) #11
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn
// CHECK-NEXT: declare void @llvm.amdgcn.s.wait.expcnt(i16 immarg) #11
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn
// CHECK-NEXT: declare void @llvm.amdgcn.s.wait.loadcnt(i16 immarg) #11
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn
// CHECK-NEXT: declare void @llvm.amdgcn.s.wait.storecnt(i16 immarg) #11
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.amdgcn.s.wait.tensorcnt(i16 immarg) #13
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn
// CHECK-NEXT: declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #11
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn
// CHECK-NEXT: declare void @llvm.amdgcn.sched.barrier(i32 immarg) #9
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn
// CHECK-NEXT: declare void @llvm.amdgcn.sched.group.barrier(i32 immarg, i32 immarg, i32 immarg) #9
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.amdgcn.load.to.lds.p3(ptr addrspace(3) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32 immarg, i32 immarg) #14
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare ptr addrspace(1) @llvm.amdgcn.make.buffer.rsrc.p1.p1(ptr addrspace(1) readnone, i16, i64, i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x16bf16.1k(<4 x i16>, <4 x i16>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.mfma.f32.4x4x4bf16.1k(<4 x i16>, <4 x i16>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half>, <4 x half>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.mfma.f32.4x4x4f16(<4 x half>, <4 x half>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.mfma.f32.16x16x1f32(float, float, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float, float, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.mfma.f32.16x16x2bf16(<2 x i16>, <2 x i16>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x4bf16(<2 x i16>, <2 x i16>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf16(<8 x bfloat>, <8 x bfloat>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.wmma.f32.16x16x32.bf16.v4f32.v8bf16(i1 immarg, <8 x bfloat>, i1 immarg, <8 x bfloat>, i16 immarg, <4 x float>, i1 immarg, i1 immarg) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf8.bf8(i64, i64, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf8.fp8(i64, i64, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.bf8(i64, i64, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64, i64, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half>, <8 x half>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.mfma.f32.16x16x4bf16.1k(<4 x i16>, <4 x i16>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8bf16.1k(<4 x i16>, <4 x i16>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.mfma.f32.16x16x4f16(<4 x half>, <4 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float, float, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float, float, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x8.xf32(<2 x float>, <2 x float>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16>, <2 x i16>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.mfma.f32.4x4x2bf16(<2 x i16>, <2 x i16>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf16(<8 x bfloat>, <8 x bfloat>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf8.bf8(i64, i64, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf8.fp8(i64, i64, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.bf8(i64, i64, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64, i64, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half>, <8 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float, float, <32 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <32 x float> @llvm.amdgcn.mfma.f32.32x32x2bf16(<2 x i16>, <2 x i16>, <32 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x4.xf32(<2 x float>, <2 x float>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <32 x float> @llvm.amdgcn.mfma.f32.32x32x4bf16.1k(<4 x i16>, <4 x i16>, <32 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <32 x float> @llvm.amdgcn.mfma.f32.32x32x4f16(<4 x half>, <4 x half>, <32 x float>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double, double, <4 x double>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare double @llvm.amdgcn.mfma.f64.4x4x4f64(double, double, double, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32, i32, <4 x i32>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.amdgcn.mfma.i32.4x4x4i8(i32, i32, <4 x i32>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.amdgcn.mfma.i32.16x16x32.i8(i64, i64, <4 x i32>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x i32> @llvm.amdgcn.mfma.i32.16x16x4i8(i32, i32, <16 x i32>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x i32> @llvm.amdgcn.mfma.i32.32x32x8i8(i32, i32, <16 x i32>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.amdgcn.mfma.i32.16x16x64.i8(<4 x i32>, <4 x i32>, <4 x i32>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64, i64, <16 x i32>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x i32> @llvm.amdgcn.mfma.i32.32x32x32.i8(<4 x i32>, <4 x i32>, <16 x i32>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <32 x i32> @llvm.amdgcn.mfma.i32.32x32x4i8(i32, i32, <32 x i32>, i32 immarg, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.permlanex16.i32(i32, i32, i32, i32, i1 immarg, i1 immarg) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn
// CHECK-NEXT: declare <8 x i32> @llvm.amdgcn.raw.buffer.atomic.cmpswap.v8i32(<8 x i32>, <8 x i32>, <4 x i32>, i32, i32, i32 immarg) #11
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare <8 x i32> @llvm.amdgcn.raw.ptr.buffer.atomic.cmpswap.v8i32(<8 x i32>, <8 x i32>, ptr addrspace(8) captures(none), i32, i32, i32 immarg) #14
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #15
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg) #14
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
// CHECK-NEXT: declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #16
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.amdgcn.rcp.f32(float) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.readfirstlane.v4f32(<4 x float>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.readlane.v4f32(<4 x float>, i32) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.bf8.bf8(<4 x i32>, <8 x i32>, <4 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.bf8.fp8(<4 x i32>, <8 x i32>, <4 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.fp8.bf8(<4 x i32>, <8 x i32>, <4 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.fp8.fp8(<4 x i32>, <8 x i32>, <4 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x32.bf16(<4 x i16>, <8 x i16>, <4 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x32.f16(<4 x half>, <8 x half>, <4 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.bf16(<8 x bfloat>, <16 x bfloat>, <4 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.bf8.bf8(<2 x i32>, <4 x i32>, <4 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.bf8.fp8(<2 x i32>, <4 x i32>, <4 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.fp8.bf8(<2 x i32>, <4 x i32>, <4 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.fp8.fp8(<2 x i32>, <4 x i32>, <4 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.f16(<8 x half>, <16 x half>, <4 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x16.bf16(<4 x i16>, <8 x i16>, <16 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x16.f16(<4 x half>, <8 x half>, <16 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.bf16(<8 x bfloat>, <16 x bfloat>, <16 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.bf8.bf8(<2 x i32>, <4 x i32>, <16 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.bf8.fp8(<2 x i32>, <4 x i32>, <16 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.fp8.bf8(<2 x i32>, <4 x i32>, <16 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.fp8.fp8(<2 x i32>, <4 x i32>, <16 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.f16(<8 x half>, <16 x half>, <16 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.bf8.bf8(<4 x i32>, <8 x i32>, <16 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.bf8.fp8(<4 x i32>, <8 x i32>, <16 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.fp8.bf8(<4 x i32>, <8 x i32>, <16 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.fp8.fp8(<4 x i32>, <8 x i32>, <16 x float>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.amdgcn.smfmac.i32.16x16x128.i8(<4 x i32>, <8 x i32>, <4 x i32>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.amdgcn.smfmac.i32.16x16x64.i8(<2 x i32>, <4 x i32>, <4 x i32>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x i32> @llvm.amdgcn.smfmac.i32.32x32x32.i8(<2 x i32>, <4 x i32>, <16 x i32>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x i32> @llvm.amdgcn.smfmac.i32.32x32x64.i8(<4 x i32>, <8 x i32>, <16 x i32>, i32, i32 immarg, i32 immarg) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.amdgcn.tensor.load.to.lds(<4 x i32>, <8 x i32>, <4 x i32>, <4 x i32>, i32 immarg) #17
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.amdgcn.tensor.store.from.lds(<4 x i32>, <8 x i32>, <4 x i32>, <4 x i32>, i32 immarg) #17
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32>, <8 x i32>, i32 immarg) #17
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.amdgcn.tensor.store.from.lds.d2(<4 x i32>, <8 x i32>, i32 immarg) #17
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.wmma.bf16.16x16x16.bf16.i32.v8i32(<8 x i32>, <8 x i32>, i32, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare half @llvm.amdgcn.wmma.f16.16x16x128.bf8.bf8.f16.v8i32(<8 x i32>, <8 x i32>, i16 immarg, half, i1 immarg, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare half @llvm.amdgcn.wmma.f16.16x16x128.bf8.fp8.f16.v8i32(<8 x i32>, <8 x i32>, i16 immarg, half, i1 immarg, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare half @llvm.amdgcn.wmma.f16.16x16x128.fp8.bf8.f16.v2i32(<2 x i32>, <2 x i32>, i16 immarg, half, i1 immarg, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x half> @llvm.amdgcn.wmma.f16.16x16x128.fp8.fp8.v16f16.v8i32(<8 x i32>, <8 x i32>, i16 immarg, <16 x half>, i1 immarg, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x half> @llvm.amdgcn.wmma.f16.16x16x64.fp8.bf8.v16f16.v8i32(<8 x i32>, <8 x i32>, i16 immarg, <16 x half>, i1 immarg, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x half> @llvm.amdgcn.wmma.f16.16x16x16.f16.v16f16.v16f16(<16 x half>, <16 x half>, <16 x half>, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare half @llvm.amdgcn.wmma.f16.16x16x32.f16.f16.v16f16(i1 immarg, <16 x half>, i1 immarg, <16 x half>, i16 immarg, half, i1 immarg, i1 immarg) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare half @llvm.amdgcn.wmma.f16.16x16x64.bf8.fp8.f16.i32(i32, i32, i16 immarg, half, i1 immarg, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x half> @llvm.amdgcn.wmma.f16.16x16x64.fp8.fp8.v16f16.i32(i32, i32, i16 immarg, <16 x half>, i1 immarg, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare float @llvm.amdgcn.wmma.f32.16x16x128.bf8.bf8.f32.i64(i64, i64, i16 immarg, float, i1 immarg, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare float @llvm.amdgcn.wmma.f32.16x16x64.fp8.fp8.f32.i64(i64, i64, i16 immarg, float, i1 immarg, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.wmma.f32.16x16x128.bf8.fp8.v4f32.i32(i32, i32, i16 immarg, <4 x float>, i1 immarg, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.bf8.v4f32.i32(i32, i32, <4 x float>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare float @llvm.amdgcn.wmma.f32.16x16x128.fp8.bf8.f32.v16i16(<16 x i16>, <16 x i16>, i16 immarg, float, i1 immarg, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.wmma.f32.16x16x128.fp8.fp8.v4f32.v4i32(<4 x i32>, <4 x i32>, i16 immarg, <4 x float>, i1 immarg, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8.v4f32.v4i32(<4 x i32>, <4 x i32>, <4 x float>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf16.v8f32.v2i32(<2 x i32>, <2 x i32>, <8 x float>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.bf8.bf8.v8f32.v4i32(<4 x i32>, <4 x i32>, <8 x float>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare float @llvm.amdgcn.wmma.f32.16x16x16.bf8.fp8.f32.i32(i32, i32, float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare float @llvm.amdgcn.wmma.f32.16x16x16.f16.f32.f16(half, half, float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 immarg, <16 x half>, i1 immarg, <16 x half>, i16 immarg, <8 x float>, i1 immarg, i1 immarg) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare float @llvm.amdgcn.wmma.f32.16x16x4.f32.f32.v8f32(i1 immarg, <8 x float>, i1 immarg, <8 x float>, i16 immarg, float, i1 immarg, i1 immarg) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare float @llvm.amdgcn.wmma.f32.16x16x64.bf8.bf8.f32.v8i32(<8 x i32>, <8 x i32>, i16 immarg, float, i1 immarg, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x64.bf8.fp8.v8f32.i32(i32, i32, i16 immarg, <8 x float>, i1 immarg, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x64.fp8.bf8.v8f32.i32(i32, i32, i16 immarg, <8 x float>, i1 immarg, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.amdgcn.wmma.i32.16x16x16.iu4.i64.v16i16(i1 immarg, <16 x i16>, i1 immarg, <16 x i16>, i64, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.amdgcn.wmma.i32.16x16x16.iu8.i32.i32(i1 immarg, i32, i1 immarg, i32, i32, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.amdgcn.wmma.i32.16x16x32.iu4.i64.v4i32(i1 immarg, <4 x i32>, i1 immarg, <4 x i32>, i64, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.amdgcn.wmma.i32.16x16x64.iu8.i64.i64(i1 immarg, i64, i1 immarg, i64, i64, i1 immarg, i1 immarg, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.wmma.scale.f32.32x16x128.f4.v4f32.i32.v2i32(i32, <2 x i32>, i16 immarg, <4 x float>, i32 immarg, i32 immarg, i32, i32 immarg, i32 immarg, i32, i1 immarg, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.amdgcn.wmma.scale16.f32.32x16x128.f4.v4f32.i32.v8i32(i32, <8 x i32>, i16 immarg, <4 x float>, i32 immarg, i32 immarg, i64, i32 immarg, i32 immarg, i64, i1 immarg, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
// CHECK-NEXT: attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
// CHECK-NEXT: attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
// CHECK-NEXT: attributes #4 = { convergent nocallback nofree nounwind willreturn memory(none) }
// CHECK-NEXT: attributes #5 = { convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
// CHECK-NEXT: attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
// CHECK-NEXT: attributes #7 = { convergent nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
// CHECK-NEXT: attributes #8 = { convergent nocallback nofree nounwind willreturn memory(argmem: read) }
// CHECK-NEXT: attributes #9 = { convergent nocallback nofree nounwind willreturn }
// CHECK-NEXT: attributes #10 = { convergent nounwind willreturn memory(argmem: readwrite) }
// CHECK-NEXT: attributes #11 = { nocallback nofree nounwind willreturn }
// CHECK-NEXT: attributes #12 = { nocallback nofree nosync nounwind willreturn }
// CHECK-NEXT: attributes #13 = { nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
// CHECK-NEXT: attributes #14 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK-NEXT: attributes #15 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
// CHECK-NEXT: attributes #16 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
// CHECK-NEXT: attributes #17 = { convergent nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

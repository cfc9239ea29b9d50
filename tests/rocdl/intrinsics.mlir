// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

llvm.func @f0(%a0: i1) {
  %0 = rocdl.ballot %a0 : i32
  llvm.return
}

llvm.func @f1() {
  rocdl.barrier
  %0 = rocdl.grid.dim.x range <i32, 0, 64> : vector<4xi32>
  %1 = rocdl.grid.dim.y range <i32, 0, 64> : vector<4xi32>
  %2 = rocdl.grid.dim.z range <i32, 0, 64> : f32
  rocdl.iglp.opt 0
  rocdl.s.barrier
  rocdl.s.barrier.leave id = 0
  rocdl.s.barrier.signal id = 0
  %3 = rocdl.s.barrier.signal.isfirst id = 0 -> i1
  rocdl.s.barrier.wait id = 0
  %4 = rocdl.s.get.barrier.state id = 1 -> i32
  rocdl.s.nop 0
  rocdl.s.setprio 0
  rocdl.s.sleep 1
  rocdl.s.wait.asynccnt 0
  rocdl.s.wait.dscnt 3
  rocdl.s.wait.expcnt 3
  rocdl.s.wait.loadcnt 0
  rocdl.s.wait.storecnt 3
  rocdl.s.wait.tensorcnt 3
  rocdl.s.waitcnt 0
  rocdl.sched.barrier 1
  rocdl.sched.group.barrier 1, 1, 0
  %5 = rocdl.workgroup.dim.x : !llvm.ptr
  %6 = rocdl.workgroup.dim.y : !llvm.ptr
  %7 = rocdl.workgroup.dim.z range <i32, 0, 64> : i32
  llvm.return
}

llvm.func @f2(%a0: !llvm.ptr<1>, %a1: !llvm.ptr<3>, %a2: i32) {
  rocdl.cluster.load.async.to.lds.b128 %a0, %a1, 1, 0, %a2 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b32 %a0, %a1, 0, 1, %a2 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b64 %a0, %a1, 1, 0, %a2 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b8 %a0, %a1, 1, 1, %a2 : !llvm.ptr<1>, !llvm.ptr<3>
  llvm.return
}

llvm.func @f3(%a0: f64) {
  %0 = rocdl.cos %a0 f64 -> f64
  %1 = rocdl.exp %a0 f64 -> f64
  %2 = rocdl.exp2 %a0 f64 -> f64
  %3 = rocdl.rcp %a0 f64 -> f32
  %4 = rocdl.sin %a0 f64 -> f64
  %5 = rocdl.sqrt %a0 f64 -> f64
  llvm.return
}

llvm.func @f4(%a0: i32) {
  %0 = rocdl.cvt.f32.bf8 %a0[0] : i32
  %1 = rocdl.cvt.f32.fp8 %a0[1] : f32
  %2 = rocdl.cvt.pk.f32.bf8 %a0[false] : f32
  %3 = rocdl.cvt.pk.f32.fp8 %a0[false] : i32
  %4 = rocdl.readfirstlane %a0 : i32
  llvm.return
}

llvm.func @f5(%a0: f32, %a1: f32, %a2: i32) {
  %0 = rocdl.cvt.pk.bf8.f32 %a0, %a1 -> %a2[false] : !llvm.ptr
  %1 = rocdl.cvt.pk.fp8.f32 %a0, %a1 -> %a2[false] : !llvm.ptr
  llvm.return
}

llvm.func @f6(%a0: f32, %a1: f32) {
  %0 = rocdl.cvt.pkrtz %a0, %a1 : !llvm.ptr
  llvm.return
}

llvm.func @f7(%a0: vector<3xi32>, %a1: i32) {
  %0 = rocdl.cvt.scale.pk16.bf16.bf6 %a0, %a1[0] : vector<16xbf16>
  %1 = rocdl.cvt.scale.pk16.bf16.fp6 %a0, %a1[0] : vector<16xbf16>
  %2 = rocdl.cvt.scale.pk16.f16.bf6 %a0, %a1[0] : vector<16xf16>
  %3 = rocdl.cvt.scale.pk16.f16.fp6 %a0, %a1[0] : vector<16xf16>
  %4 = rocdl.cvt.scale.pk16.f32.bf6 %a0, %a1[0] : vector<16xf32>
  %5 = rocdl.cvt.scale.pk16.f32.fp6 %a0, %a1[0] : vector<16xf32>
  llvm.return
}

llvm.func @f8(%a0: vector<2xi32>, %a1: i32) {
  %0 = rocdl.cvt.scale.pk8.bf16.bf8 %a0, %a1[0] : vector<8xbf16>
  %1 = rocdl.cvt.scale.pk8.bf16.fp8 %a0, %a1[0] : vector<8xbf16>
  %2 = rocdl.cvt.scale.pk8.f16.bf8 %a0, %a1[1] : vector<8xf16>
  %3 = rocdl.cvt.scale.pk8.f16.fp8 %a0, %a1[0] : vector<8xf16>
  %4 = rocdl.cvt.scale.pk8.f32.bf8 %a0, %a1[0] : vector<8xf32>
  %5 = rocdl.cvt.scale.pk8.f32.fp8 %a0, %a1[1] : vector<8xf32>
  llvm.return
}

llvm.func @f9(%a0: i32, %a1: i32) {
  %0 = rocdl.cvt.scale.pk8.bf16.fp4 %a0, %a1[0] : vector<8xbf16>
  %1 = rocdl.cvt.scale.pk8.f16.fp4 %a0, %a1[0] : vector<8xf16>
  %2 = rocdl.cvt.scale.pk8.f32.fp4 %a0, %a1[1] : vector<8xf32>
  %3 = rocdl.ds_bpermute %a0, %a1 : (i32, i32) -> i32
  %4 = rocdl.ds_swizzle %a0, %a1 : (i32, i32) -> i32
  %5 = rocdl.mbcnt.hi %a0, %a1 : (i32, i32) -> i32
  %6 = rocdl.mbcnt.lo %a0, %a1 : (i32, i32) -> i32
  %7 = rocdl.permlane16.swap %a0, %a1, true, false : (i32, i32) -> <(i32, i32)>
  %8 = rocdl.permlane32.swap %a0, %a1, true, false : (i32, i32) -> <(i32, i32)>
  llvm.return
}

llvm.func @f10(%a0: vector<16xf32>, %a1: vector<16xf32>, %a2: f32) {
  %0 = rocdl.cvt.scalef32.2xpk16.bf6.f32 %a0, %a1, %a2 : vector<6xi32>
  %1 = rocdl.cvt.scalef32.2xpk16.fp6.f32 %a0, %a1, %a2 : vector<6xi32>
  llvm.return
}

llvm.func @f11(%a0: vector<2xf16>, %a1: i32, %a2: f32) {
  %0 = rocdl.cvt.scalef32.f16.bf8 %a1[0], %a2 -> %a0[false] : vector<2xf16>
  %1 = rocdl.cvt.scalef32.f16.fp8 %a1[1], %a2 -> %a0[false] : vector<2xf16>
  llvm.return
}

llvm.func @f12(%a0: i32, %a1: f32) {
  %0 = rocdl.cvt.scalef32.f32.bf8 %a0[1], %a1 : f32
  %1 = rocdl.cvt.scalef32.f32.fp8 %a0[0], %a1 : f32
  %2 = rocdl.cvt.scalef32.pk.bf16.bf8 %a0[true], %a1 : vector<2xbf16>
  %3 = rocdl.cvt.scalef32.pk.bf16.fp4 %a0[1], %a1 : vector<2xbf16>
  %4 = rocdl.cvt.scalef32.pk.bf16.fp8 %a0[true], %a1 : vector<2xbf16>
  %5 = rocdl.cvt.scalef32.pk.f16.bf8 %a0[false], %a1 : vector<2xf16>
  %6 = rocdl.cvt.scalef32.pk.f16.fp4 %a0[0], %a1 : vector<2xf16>
  %7 = rocdl.cvt.scalef32.pk.f16.fp8 %a0[false], %a1 : vector<2xf16>
  %8 = rocdl.cvt.scalef32.pk.f32.bf8 %a0[false], %a1 : vector<2xf32>
  %9 = rocdl.cvt.scalef32.pk.f32.fp4 %a0[0], %a1 : vector<2xf32>
  %10 = rocdl.cvt.scalef32.pk.f32.fp8 %a0[false], %a1 : vector<2xf32>
  llvm.return
}

llvm.func @f13(%a0: vector<2xi16>, %a1: vector<2xbf16>, %a2: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf8.bf16 %a1, %a2 -> %a0[true] : vector<2xi16>
  %1 = rocdl.cvt.scalef32.pk.fp8.bf16 %a1, %a2 -> %a0[true] : vector<2xi16>
  llvm.return
}

llvm.func @f14(%a0: vector<2xi16>, %a1: vector<2xf16>, %a2: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf8.f16 %a1, %a2 -> %a0[true] : vector<2xi16>
  %1 = rocdl.cvt.scalef32.pk.fp8.f16 %a1, %a2 -> %a0[false] : vector<2xi16>
  llvm.return
}

llvm.func @f15(%a0: vector<2xi16>, %a1: f32, %a2: f32, %a3: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf8.f32 %a1, %a2, %a3 -> %a0[false] : vector<2xi16>
  %1 = rocdl.cvt.scalef32.pk.fp8.f32 %a1, %a2, %a3 -> %a0[false] : vector<2xi16>
  llvm.return
}

llvm.func @f16(%a0: i32, %a1: vector<2xbf16>, %a2: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp4.bf16 %a1, %a2 -> %a0[0] : i32
  llvm.return
}

llvm.func @f17(%a0: i32, %a1: vector<2xf16>, %a2: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp4.f16 %a1, %a2 -> %a0[0] : i32
  llvm.return
}

llvm.func @f18(%a0: i32, %a1: f32, %a2: f32, %a3: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp4.f32 %a1, %a2, %a3 -> %a0[1] : i32
  llvm.return
}

llvm.func @f19(%a0: vector<16xbf16>, %a1: f32) {
  %0 = rocdl.cvt.scalef32.pk16.bf6.bf16 %a0, %a1 : vector<3xi32>
  %1 = rocdl.cvt.scalef32.pk16.fp6.bf16 %a0, %a1 : vector<3xi32>
  llvm.return
}

llvm.func @f20(%a0: vector<16xf16>, %a1: f32) {
  %0 = rocdl.cvt.scalef32.pk16.bf6.f16 %a0, %a1 : vector<3xi32>
  %1 = rocdl.cvt.scalef32.pk16.fp6.f16 %a0, %a1 : vector<3xi32>
  llvm.return
}

llvm.func @f21(%a0: vector<16xf32>, %a1: f32) {
  %0 = rocdl.cvt.scalef32.pk16.bf6.f32 %a0, %a1 : vector<3xi32>
  %1 = rocdl.cvt.scalef32.pk16.fp6.f32 %a0, %a1 : vector<3xi32>
  llvm.return
}

llvm.func @f22(%a0: vector<6xi32>, %a1: f32) {
  %0 = rocdl.cvt.scalef32.pk32.bf16.bf6 %a0, %a1 : vector<32xbf16>
  %1 = rocdl.cvt.scalef32.pk32.bf16.fp6 %a0, %a1 : vector<32xbf16>
  %2 = rocdl.cvt.scalef32.pk32.f16.bf6 %a0, %a1 : vector<32xf16>
  %3 = rocdl.cvt.scalef32.pk32.f16.fp6 %a0, %a1 : vector<32xf16>
  %4 = rocdl.cvt.scalef32.pk32.f32.bf6 %a0, %a1 : vector<32xf32>
  %5 = rocdl.cvt.scalef32.pk32.f32.fp6 %a0, %a1 : vector<32xf32>
  llvm.return
}

llvm.func @f23(%a0: vector<32xbf16>, %a1: f32) {
  %0 = rocdl.cvt.scalef32.pk32.bf6.bf16 %a0, %a1 : vector<6xi32>
  %1 = rocdl.cvt.scalef32.pk32.fp6.bf16 %a0, %a1 : vector<6xi32>
  llvm.return
}

llvm.func @f24(%a0: vector<32xf16>, %a1: f32) {
  %0 = rocdl.cvt.scalef32.pk32.bf6.f16 %a0, %a1 : vector<6xi32>
  %1 = rocdl.cvt.scalef32.pk32.fp6.f16 %a0, %a1 : vector<6xi32>
  llvm.return
}

llvm.func @f25(%a0: vector<8xbf16>, %a1: f32) {
  %0 = rocdl.cvt.scalef32.pk8.bf8.bf16 %a0, %a1 : vector<2xi32>
  %1 = rocdl.cvt.scalef32.pk8.fp4.bf16 %a0, %a1 : i32
  %2 = rocdl.cvt.scalef32.pk8.fp8.bf16 %a0, %a1 : vector<2xi32>
  llvm.return
}

llvm.func @f26(%a0: vector<8xf16>, %a1: f32) {
  %0 = rocdl.cvt.scalef32.pk8.bf8.f16 %a0, %a1 : vector<2xi32>
  %1 = rocdl.cvt.scalef32.pk8.fp4.f16 %a0, %a1 : i32
  %2 = rocdl.cvt.scalef32.pk8.fp8.f16 %a0, %a1 : vector<2xi32>
  llvm.return
}

llvm.func @f27(%a0: vector<8xf32>, %a1: f32) {
  %0 = rocdl.cvt.scalef32.pk8.bf8.f32 %a0, %a1 : vector<2xi32>
  %1 = rocdl.cvt.scalef32.pk8.fp4.f32 %a0, %a1 : i32
  %2 = rocdl.cvt.scalef32.pk8.fp8.f32 %a0, %a1 : vector<2xi32>
  llvm.return
}

llvm.func @f28(%a0: i32, %a1: bf16, %a2: i32, %a3: f32) {
  %0 = rocdl.cvt.scalef32.sr.bf8.bf16 %a1, %a2, %a3 -> %a0[0] : i32
  %1 = rocdl.cvt.scalef32.sr.fp8.bf16 %a1, %a2, %a3 -> %a0[1] : i32
  llvm.return
}

llvm.func @f29(%a0: i32, %a1: f16, %a2: i32, %a3: f32) {
  %0 = rocdl.cvt.scalef32.sr.bf8.f16 %a1, %a2, %a3 -> %a0[0] : i32
  %1 = rocdl.cvt.scalef32.sr.fp8.f16 %a1, %a2, %a3 -> %a0[0] : i32
  llvm.return
}

llvm.func @f30(%a0: i32, %a1: f32, %a2: i32, %a3: f32) {
  %0 = rocdl.cvt.scalef32.sr.bf8.f32 %a1, %a2, %a3 -> %a0[0] : i32
  %1 = rocdl.cvt.scalef32.sr.fp8.f32 %a1, %a2, %a3 -> %a0[1] : i32
  llvm.return
}

llvm.func @f31(%a0: i32, %a1: vector<2xbf16>, %a2: i32, %a3: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk.fp4.bf16 %a1, %a2, %a3 -> %a0[0] : i32
  llvm.return
}

llvm.func @f32(%a0: i32, %a1: vector<2xf16>, %a2: i32, %a3: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk.fp4.f16 %a1, %a2, %a3 -> %a0[0] : i32
  llvm.return
}

llvm.func @f33(%a0: i32, %a1: vector<2xf32>, %a2: i32, %a3: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk.fp4.f32 %a1, %a2, %a3 -> %a0[1] : i32
  llvm.return
}

llvm.func @f34(%a0: vector<16xbf16>, %a1: i32, %a2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 %a0, %a1, %a2 : vector<3xi32>
  %1 = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 %a0, %a1, %a2 : vector<3xi32>
  llvm.return
}

llvm.func @f35(%a0: vector<16xf16>, %a1: i32, %a2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk16.bf6.f16 %a0, %a1, %a2 : vector<3xi32>
  %1 = rocdl.cvt.scalef32.sr.pk16.fp6.f16 %a0, %a1, %a2 : vector<3xi32>
  llvm.return
}

llvm.func @f36(%a0: vector<16xf32>, %a1: i32, %a2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk16.bf6.f32 %a0, %a1, %a2 : vector<3xi32>
  %1 = rocdl.cvt.scalef32.sr.pk16.fp6.f32 %a0, %a1, %a2 : vector<3xi32>
  llvm.return
}

llvm.func @f37(%a0: vector<32xbf16>, %a1: i32, %a2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 %a0, %a1, %a2 : vector<6xi32>
  %1 = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 %a0, %a1, %a2 : vector<6xi32>
  llvm.return
}

llvm.func @f38(%a0: vector<32xf16>, %a1: i32, %a2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk32.bf6.f16 %a0, %a1, %a2 : vector<6xi32>
  %1 = rocdl.cvt.scalef32.sr.pk32.fp6.f16 %a0, %a1, %a2 : vector<6xi32>
  llvm.return
}

llvm.func @f39(%a0: vector<32xf32>, %a1: i32, %a2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk32.bf6.f32 %a0, %a1, %a2 : vector<6xi32>
  %1 = rocdl.cvt.scalef32.sr.pk32.fp6.f32 %a0, %a1, %a2 : vector<6xi32>
  llvm.return
}

llvm.func @f40(%a0: vector<8xbf16>, %a1: i32, %a2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.bf8.bf16 %a0, %a1, %a2 : vector<2xi32>
  %1 = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 %a0, %a1, %a2 : i32
  %2 = rocdl.cvt.scalef32.sr.pk8.fp8.bf16 %a0, %a1, %a2 : vector<2xi32>
  llvm.return
}

llvm.func @f41(%a0: vector<8xf16>, %a1: i32, %a2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.bf8.f16 %a0, %a1, %a2 : vector<2xi32>
  %1 = rocdl.cvt.scalef32.sr.pk8.fp4.f16 %a0, %a1, %a2 : i32
  %2 = rocdl.cvt.scalef32.sr.pk8.fp8.f16 %a0, %a1, %a2 : vector<2xi32>
  llvm.return
}

llvm.func @f42(%a0: vector<8xf32>, %a1: i32, %a2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.bf8.f32 %a0, %a1, %a2 : vector<2xi32>
  %1 = rocdl.cvt.scalef32.sr.pk8.fp4.f32 %a0, %a1, %a2 : i32
  %2 = rocdl.cvt.scalef32.sr.pk8.fp8.f32 %a0, %a1, %a2 : vector<2xi32>
  llvm.return
}

llvm.func @f43(%a0: f32, %a1: i32, %a2: i32) {
  %0 = rocdl.cvt.sr.bf8.f32 %a0, %a1 -> %a2[1] : i32
  %1 = rocdl.cvt.sr.fp8.f32 %a0, %a1 -> %a2[1] : !llvm.ptr
  llvm.return
}

llvm.func @f44(%a0: !llvm.ptr<3>) {
  rocdl.ds.atomic.async.barrier.arrive.b64 %a0 : !llvm.ptr<3>
  %0 = rocdl.ds.load.tr16.b128 %a0 : !llvm.ptr<3> -> f32
  %1 = rocdl.ds.load.tr4.b64 %a0 : !llvm.ptr<3> -> f32
  %2 = rocdl.ds.load.tr6.b96 %a0 : !llvm.ptr<3> -> i32
  %3 = rocdl.ds.load.tr8.b64 %a0 : !llvm.ptr<3> -> f32
  %4 = rocdl.ds.read.tr16.b64 %a0 : <3> -> i32
  %5 = rocdl.ds.read.tr4.b64 %a0 : <3> -> f32
  %6 = rocdl.ds.read.tr6.b96 %a0 : <3> -> i32
  %7 = rocdl.ds.read.tr8.b64 %a0 : <3> -> f32
  rocdl.s.barrier.init %a0 member_cnt = 0 : !llvm.ptr<3>
  rocdl.s.barrier.join %a0 : !llvm.ptr<3>
  rocdl.s.barrier.signal.var %a0 member_cnt = 0 : !llvm.ptr<3>
  %8 = rocdl.s.get.named.barrier.state %a0 : !llvm.ptr<3> -> i32
  rocdl.s.wakeup.barrier %a0 : !llvm.ptr<3>
  llvm.return
}

llvm.func @f45(%a0: !llvm.ptr<3>, %a1: i64) {
  %0 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %a0, %a1 : !llvm.ptr<3>, i64 -> i64
  llvm.return
}

llvm.func @f46(%a0: !llvm.ptr) {
  rocdl.flat.prefetch %a0, scope 1 : !llvm.ptr
  llvm.return
}

llvm.func @f47(%a0: !llvm.ptr<1>, %a1: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b128 %a0, %a1, 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b32 %a0, %a1, 0, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b64 %a0, %a1, 0, 0 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b8 %a0, %a1, 0, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.lds %a0, %a1, 0, 1, 0
  llvm.return
}

llvm.func @f48(%a0: !llvm.ptr<1>) {
  %0 = rocdl.global.load.tr.b128 %a0 : !llvm.ptr<1> -> !llvm.ptr
  %1 = rocdl.global.load.tr.b64 %a0 : !llvm.ptr<1> -> i32
  %2 = rocdl.global.load.tr4.b64 %a0 : !llvm.ptr<1> -> vector<4xi32>
  %3 = rocdl.global.load.tr6.b96 %a0 : !llvm.ptr<1> -> f32
  rocdl.global.prefetch %a0, scope 0 : !llvm.ptr<1>
  llvm.return
}

llvm.func @f49(%a0: !llvm.ptr, %a1: !llvm.ptr<3>) {
  rocdl.load.to.lds %a0, %a1, 0, 0, 1 : !llvm.ptr
  llvm.return
}

llvm.func @f50(%a0: f32) {
  %0 = rocdl.log %a0 f32 -> f32
  %1 = rocdl.tanh %a0 f32 -> f64
  llvm.return
}

llvm.func @f51(%a0: !llvm.ptr, %a1: i16, %a2: i64, %a3: i32) {
  %0 = rocdl.make.buffer.rsrc %a0, %a1, %a2, %a3 : !llvm.ptr to !llvm.ptr
  llvm.return
}

llvm.func @f52(%a0: i32, %a1: vector<4xi32>, %a2: vector<4xi32>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.16x16x16bf16.1k %a0, %a1, %a2, %a3, %a4, %a5 : (i32, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> !llvm.ptr
  %1 = rocdl.mfma.f32.16x16x32.f16 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> i32
  llvm.return
}

llvm.func @f53(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.16x16x16f16 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, i32, i32, i32, i32, i32) -> !llvm.ptr
  %1 = rocdl.mfma.f32.32x32x2f32 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, i32, i32, i32, i32, i32) -> vector<4xi32>
  %2 = rocdl.mfma.f64.16x16x4f64 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, i32, i32, i32, i32, i32) -> vector<4xi32>
  %3 = rocdl.mfma.i32.16x16x16i8 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, i32, i32, i32, i32, i32) -> vector<4xi32>
  %4 = rocdl.mfma.i32.4x4x4i8 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, i32, i32, i32, i32, i32) -> vector<4xi32>
  llvm.return
}

llvm.func @f54(%a0: i32, %a1: vector<16xf32>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.16x16x1f32 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, vector<16xf32>, i32, i32, i32, i32) -> f32
  llvm.return
}

llvm.func @f55(%a0: vector<16xf32>, %a1: vector<16xf32>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.16x16x2bf16 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<16xf32>, vector<16xf32>, i32, i32, i32, i32) -> f32
  %1 = rocdl.smfmac.i32.32x32x32.i8 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<16xf32>, vector<16xf32>, i32, i32, i32, i32) -> !llvm.ptr
  llvm.return
}

llvm.func @f56(%a0: vector<8xf16>, %a1: vector<16xf32>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.16x16x32.bf16 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<8xf16>, vector<16xf32>, i32, i32, i32, i32) -> vector<4xi32>
  llvm.return
}

llvm.func @f57(%a0: i64, %a1: i64, %a2: vector<8xf16>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.16x16x32.bf8.bf8 %a0, %a1, %a2, %a3, %a4, %a5 : (i64, i64, vector<8xf16>, i32, i32, i32) -> !llvm.ptr
  %1 = rocdl.mfma.f32.16x16x32.fp8.fp8 %a0, %a1, %a2, %a3, %a4, %a5 : (i64, i64, vector<8xf16>, i32, i32, i32) -> i32
  %2 = rocdl.mfma.f32.32x32x16.bf8.bf8 %a0, %a1, %a2, %a3, %a4, %a5 : (i64, i64, vector<8xf16>, i32, i32, i32) -> f32
  %3 = rocdl.mfma.i32.16x16x32.i8 %a0, %a1, %a2, %a3, %a4, %a5 : (i64, i64, vector<8xf16>, i32, i32, i32) -> f32
  %4 = rocdl.mfma.i32.32x32x16.i8 %a0, %a1, %a2, %a3, %a4, %a5 : (i64, i64, vector<8xf16>, i32, i32, i32) -> i32
  llvm.return
}

llvm.func @f58(%a0: i64, %a1: i64, %a2: vector<16xf32>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.16x16x32.bf8.fp8 %a0, %a1, %a2, %a3, %a4, %a5 : (i64, i64, vector<16xf32>, i32, i32, i32) -> !llvm.ptr
  llvm.return
}

llvm.func @f59(%a0: i64, %a1: i64, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.16x16x32.fp8.bf8 %a0, %a1, %a2, %a3, %a4, %a5 : (i64, i64, i32, i32, i32, i32) -> f32
  %1 = rocdl.mfma.f32.32x32x16.fp8.bf8 %a0, %a1, %a2, %a3, %a4, %a5 : (i64, i64, i32, i32, i32, i32) -> !llvm.ptr
  llvm.return
}

llvm.func @f60(%a0: vector<4xi32>, %a1: vector<8xf16>, %a2: vector<8xf16>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.16x16x4bf16.1k %a0, %a1, %a2, %a3, %a4, %a5 : (vector<4xi32>, vector<8xf16>, vector<8xf16>, i32, i32, i32) -> !llvm.ptr
  %1 = rocdl.mfma.f64.4x4x4f64 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<4xi32>, vector<8xf16>, vector<8xf16>, i32, i32, i32) -> i32
  llvm.return
}

llvm.func @f61(%a0: i32, %a1: vector<16xf32>, %a2: vector<8xf16>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.16x16x4f16 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, vector<16xf32>, vector<8xf16>, i32, i32, i32) -> vector<4xi32>
  %1 = rocdl.mfma.f32.16x16x8.xf32 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, vector<16xf32>, vector<8xf16>, i32, i32, i32) -> vector<4xi32>
  llvm.return
}

llvm.func @f62(%a0: i32, %a1: vector<16xf32>, %a2: vector<16xf32>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.16x16x4f32 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, vector<16xf32>, vector<16xf32>, i32, i32, i32) -> !llvm.ptr
  %1 = rocdl.smfmac.f32.16x16x64.bf16 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, vector<16xf32>, vector<16xf32>, i32, i32, i32) -> vector<4xi32>
  llvm.return
}

llvm.func @f63(%a0: vector<8xf16>, %a1: vector<4xi32>, %a2: vector<8xf16>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.16x16x8bf16 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<8xf16>, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> i32
  %1 = rocdl.mfma.f32.32x32x16.f16 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<8xf16>, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> vector<4xi32>
  %2 = rocdl.mfma.f32.4x4x4f16 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<8xf16>, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> i32
  llvm.return
}

llvm.func @f64(%a0: vector<16xf32>, %a1: vector<8xf16>, %a2: vector<4xi32>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.32x32x16.bf16 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<16xf32>, vector<8xf16>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  llvm.return
}

llvm.func @f65(%a0: i64, %a1: i64, %a2: vector<4xi32>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.32x32x16.bf8.fp8 %a0, %a1, %a2, %a3, %a4, %a5 : (i64, i64, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  %1 = rocdl.mfma.f32.32x32x16.fp8.fp8 %a0, %a1, %a2, %a3, %a4, %a5 : (i64, i64, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  llvm.return
}

llvm.func @f66(%a0: vector<4xi32>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.32x32x1f32 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<4xi32>, i32, i32, i32, i32, i32) -> i32
  llvm.return
}

llvm.func @f67(%a0: vector<16xf32>, %a1: i32, %a2: vector<4xi32>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.32x32x2bf16 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<16xf32>, i32, vector<4xi32>, i32, i32, i32) -> f32
  %1 = rocdl.smfmac.f32.16x16x64.fp8.fp8 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<16xf32>, i32, vector<4xi32>, i32, i32, i32) -> f32
  llvm.return
}

llvm.func @f68(%a0: vector<8xf16>, %a1: vector<4xi32>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.32x32x4.xf32 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<8xf16>, vector<4xi32>, i32, i32, i32, i32) -> f32
  llvm.return
}

llvm.func @f69(%a0: vector<8xf16>, %a1: vector<8xf16>, %a2: vector<4xi32>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.32x32x4bf16 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<8xf16>, vector<8xf16>, vector<4xi32>, i32, i32, i32) -> f32
  %1 = rocdl.smfmac.f32.16x16x64.f16 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<8xf16>, vector<8xf16>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  %2 = rocdl.smfmac.f32.32x32x16.f16 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<8xf16>, vector<8xf16>, vector<4xi32>, i32, i32, i32) -> f32
  %3 = rocdl.smfmac.f32.32x32x64.bf8.bf8 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<8xf16>, vector<8xf16>, vector<4xi32>, i32, i32, i32) -> i32
  llvm.return
}

llvm.func @f70(%a0: vector<16xf32>, %a1: vector<4xi32>, %a2: vector<8xf16>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.32x32x4bf16.1k %a0, %a1, %a2, %a3, %a4, %a5 : (vector<16xf32>, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> vector<4xi32>
  llvm.return
}

llvm.func @f71(%a0: vector<8xf16>, %a1: vector<4xi32>, %a2: vector<16xf32>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.32x32x4f16 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<8xf16>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> !llvm.ptr
  llvm.return
}

llvm.func @f72(%a0: i32, %a1: vector<4xi32>, %a2: vector<8xf16>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.32x32x8bf16.1k %a0, %a1, %a2, %a3, %a4, %a5 : (i32, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> f32
  %1 = rocdl.smfmac.f32.16x16x128.bf8.fp8 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> f32
  %2 = rocdl.smfmac.f32.16x16x64.bf8.fp8 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> !llvm.ptr
  %3 = rocdl.smfmac.f32.16x16x64.fp8.bf8 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> f32
  llvm.return
}

llvm.func @f73(%a0: vector<8xf16>, %a1: i32, %a2: vector<8xf16>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.32x32x8f16 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<8xf16>, i32, vector<8xf16>, i32, i32, i32) -> !llvm.ptr
  %1 = rocdl.mfma.f32.4x4x2bf16 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<8xf16>, i32, vector<8xf16>, i32, i32, i32) -> i32
  llvm.return
}

llvm.func @f74(%a0: vector<8xf16>, %a1: vector<8xf16>, %a2: vector<16xf32>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.4x4x1f32 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<8xf16>, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<4xi32>
  llvm.return
}

llvm.func @f75(%a0: i32, %a1: vector<4xi32>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.f32.4x4x4bf16.1k %a0, %a1, %a2, %a3, %a4, %a5 : (i32, vector<4xi32>, i32, i32, i32, i32) -> f32
  %1 = rocdl.smfmac.f32.32x32x32.fp8.fp8 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, vector<4xi32>, i32, i32, i32, i32) -> f32
  llvm.return
}

llvm.func @f76(%a0: i32, %a1: i32, %a2: vector<8xf16>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.i32.16x16x4i8 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, i32, vector<8xf16>, i32, i32, i32) -> vector<4xi32>
  llvm.return
}

llvm.func @f77(%a0: vector<16xf32>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.i32.16x16x64.i8 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<16xf32>, i32, i32, i32, i32, i32) -> i32
  %1 = rocdl.smfmac.f32.32x32x64.fp8.fp8 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<16xf32>, i32, i32, i32, i32, i32) -> !llvm.ptr
  llvm.return
}

llvm.func @f78(%a0: i32, %a1: vector<16xf32>, %a2: vector<4xi32>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.i32.32x32x32.i8 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, vector<16xf32>, vector<4xi32>, i32, i32, i32) -> f32
  llvm.return
}

llvm.func @f79(%a0: i32, %a1: i32, %a2: vector<16xf32>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.i32.32x32x4i8 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, i32, vector<16xf32>, i32, i32, i32) -> i32
  llvm.return
}

llvm.func @f80(%a0: i32, %a1: i32, %a2: vector<4xi32>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.mfma.i32.32x32x8i8 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, i32, vector<4xi32>, i32, i32, i32) -> !llvm.ptr
  llvm.return
}

llvm.func @f81(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi32>, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32) {
  %0 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8 : (vector<4xi32>, vector<4xi32>, vector<4xi32>, i32, i32, i32, i32, i32, i32) -> f32
  llvm.return
}

llvm.func @f82(%a0: i32, %a1: vector<4xi32>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32) {
  %0 = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8 : (i32, vector<4xi32>, i32, i32, i32, i32, i32, i32, i32) -> !llvm.ptr
  llvm.return
}

llvm.func @f83(%a0: f32, %a1: !llvm.ptr<8>, %a2: i32, %a3: i32, %a4: i32) {
  rocdl.raw.ptr.buffer.atomic.fadd %a0, %a1, %a2, %a3, %a4 : f32
  rocdl.raw.ptr.buffer.store %a0, %a1, %a2, %a3, %a4 : f32
  llvm.return
}

llvm.func @f84(%a0: !llvm.ptr, %a1: !llvm.ptr<8>, %a2: i32, %a3: i32, %a4: i32) {
  rocdl.raw.ptr.buffer.atomic.fmax %a0, %a1, %a2, %a3, %a4 : !llvm.ptr
  rocdl.raw.ptr.buffer.atomic.smax %a0, %a1, %a2, %a3, %a4 : !llvm.ptr
  llvm.return
}

llvm.func @f85(%a0: i32, %a1: !llvm.ptr<8>, %a2: i32, %a3: i32, %a4: i32) {
  rocdl.raw.ptr.buffer.atomic.umin %a0, %a1, %a2, %a3, %a4 : i32
  llvm.return
}

llvm.func @f86(%a0: !llvm.ptr<8>, %a1: i32, %a2: i32, %a3: i32) {
  %0 = rocdl.raw.ptr.buffer.load %a0, %a1, %a2, %a3 : vector<4xi32>
  llvm.return
}

llvm.func @f87(%a0: !llvm.ptr<8>, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32) {
  rocdl.raw.ptr.buffer.load.lds %a0, %a1, %a2, %a3, %a4, %a5, %a6
  llvm.return
}

llvm.func @f88(%a0: vector<4xi32>, %a1: i32) {
  %0 = rocdl.readlane %a0, %a1 : (vector<4xi32>, i32) -> vector<4xi32>
  llvm.return
}

llvm.func @f89(%a0: i32, %a1: vector<8xf16>, %a2: vector<4xi32>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.smfmac.f32.16x16x128.bf8.bf8 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, vector<8xf16>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
  llvm.return
}

llvm.func @f90(%a0: vector<8xf16>, %a1: i32, %a2: vector<16xf32>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.smfmac.f32.16x16x128.fp8.bf8 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<8xf16>, i32, vector<16xf32>, i32, i32, i32) -> !llvm.ptr
  llvm.return
}

llvm.func @f91(%a0: i32, %a1: vector<4xi32>, %a2: vector<16xf32>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.smfmac.f32.16x16x128.fp8.fp8 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> i32
  %1 = rocdl.smfmac.f32.16x16x32.bf16 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> f32
  %2 = rocdl.smfmac.i32.16x16x64.i8 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> i32
  llvm.return
}

llvm.func @f92(%a0: vector<8xf16>, %a1: i32, %a2: vector<4xi32>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.smfmac.f32.16x16x32.f16 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<8xf16>, i32, vector<4xi32>, i32, i32, i32) -> !llvm.ptr
  llvm.return
}

llvm.func @f93(%a0: vector<16xf32>, %a1: i32, %a2: vector<8xf16>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.smfmac.f32.16x16x64.bf8.bf8 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<16xf32>, i32, vector<8xf16>, i32, i32, i32) -> !llvm.ptr
  llvm.return
}

llvm.func @f94(%a0: i32, %a1: vector<8xf16>, %a2: vector<16xf32>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.smfmac.f32.32x32x16.bf16 %a0, %a1, %a2, %a3, %a4, %a5 : (i32, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<4xi32>
  llvm.return
}

llvm.func @f95(%a0: vector<4xi32>, %a1: vector<16xf32>, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.smfmac.f32.32x32x32.bf16 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<4xi32>, vector<16xf32>, i32, i32, i32, i32) -> i32
  llvm.return
}

llvm.func @f96(%a0: vector<16xf32>, %a1: vector<8xf16>, %a2: vector<8xf16>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.smfmac.f32.32x32x32.bf8.bf8 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<16xf32>, vector<8xf16>, vector<8xf16>, i32, i32, i32) -> f32
  llvm.return
}

llvm.func @f97(%a0: vector<16xf32>, %a1: vector<16xf32>, %a2: vector<16xf32>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.smfmac.f32.32x32x32.bf8.fp8 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i32, i32, i32) -> i32
  llvm.return
}

llvm.func @f98(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<16xf32>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.smfmac.f32.32x32x32.f16 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<4xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> !llvm.ptr
  %1 = rocdl.smfmac.i32.16x16x128.i8 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<4xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<4xi32>
  llvm.return
}

llvm.func @f99(%a0: vector<16xf32>, %a1: i32, %a2: vector<16xf32>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.smfmac.f32.32x32x32.fp8.bf8 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<16xf32>, i32, vector<16xf32>, i32, i32, i32) -> !llvm.ptr
  llvm.return
}

llvm.func @f100(%a0: vector<8xf16>, %a1: vector<16xf32>, %a2: vector<8xf16>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.smfmac.f32.32x32x64.bf8.fp8 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<8xf16>, vector<16xf32>, vector<8xf16>, i32, i32, i32) -> f32
  llvm.return
}

llvm.func @f101(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<8xf16>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.smfmac.f32.32x32x64.fp8.bf8 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<4xi32>, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> f32
  llvm.return
}

llvm.func @f102(%a0: vector<16xf32>, %a1: vector<16xf32>, %a2: vector<4xi32>, %a3: i32, %a4: i32, %a5: i32) {
  %0 = rocdl.smfmac.i32.32x32x64.i8 %a0, %a1, %a2, %a3, %a4, %a5 : (vector<16xf32>, vector<16xf32>, vector<4xi32>, i32, i32, i32) -> f32
  llvm.return
}

llvm.func @f103(%a0: vector<4xi32>, %a1: vector<8xi32>, %a2: vector<4xi32>, %a3: vector<4xi32>) {
  rocdl.tensor.load.to.lds %a0, %a1, %a2, %a3 cachepolicy 0 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.store.from.lds %a0, %a1, %a2, %a3 cachepolicy 1 : vector<4xi32>, vector<8xi32>
  llvm.return
}

llvm.func @f104(%a0: vector<4xi32>, %a1: vector<8xi32>) {
  rocdl.tensor.load.to.lds.d2 %a0, %a1 cachepolicy 0 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.store.from.lds.d2 %a0, %a1 cachepolicy 1 : vector<4xi32>, vector<8xi32>
  llvm.return
}

llvm.func @f105(%a0: i32, %a1: i32, %a2: vector<8xi32>) {
  %0 = rocdl.wmma.bf16.16x16x16.bf16 %a0, %a1, %a2 : (i32, i32, vector<8xi32>) -> vector<4xi16>
  llvm.return
}

llvm.func @f106(%a0: vector<8xbf16>, %a1: vector<8xbf16>, %a2: vector<8xbf16>) {
  %0 = rocdl.wmma.bf16.16x16x32.bf16 %a0, %a1, %a2 : (vector<8xbf16>, vector<8xbf16>, vector<8xbf16>) -> vector<8xbf16>
  llvm.return
}

llvm.func @f107(%a0: vector<8xbf16>, %a1: vector<8xbf16>, %a2: vector<8xf32>) {
  %0 = rocdl.wmma.bf16f32.16x16x32.bf16 %a0, %a1, %a2 {modC = 3 : i16, reuseA = true} : (vector<8xbf16>, vector<8xbf16>, vector<8xf32>) -> vector<8xbf16>
  llvm.return
}

llvm.func @f108(%a0: vector<4xi16>, %a1: vector<4xi16>, %a2: vector<8xf16>) {
  %0 = rocdl.wmma.f16.16x16x128.bf8_bf8 %a0, %a1, %a2 : (vector<4xi16>, vector<4xi16>, vector<8xf16>) -> vector<8xf16>
  llvm.return
}

llvm.func @f109(%a0: vector<4xi16>, %a1: vector<8xi32>, %a2: vector<8xf16>) {
  %0 = rocdl.wmma.f16.16x16x128.bf8_fp8 %a0, %a1, %a2 : (vector<4xi16>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  %1 = rocdl.wmma.f16.16x16x128.fp8_bf8 %a0, %a1, %a2 : (vector<4xi16>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  llvm.return
}

llvm.func @f110(%a0: vector<4xi16>, %a1: i32, %a2: vector<8xf16>) {
  %0 = rocdl.wmma.f16.16x16x128.fp8_fp8 %a0, %a1, %a2 : (vector<4xi16>, i32, vector<8xf16>) -> vector<8xf16>
  llvm.return
}

llvm.func @f111(%a0: vector<8xf16>, %a1: vector<8xf16>, %a2: vector<8xf16>) {
  %0 = rocdl.wmma.f16.16x16x16.f16 %a0, %a1, %a2 : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
  %1 = rocdl.wmma.f16.16x16x32.f16 %a0, %a1, %a2 : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
  llvm.return
}

llvm.func @f112(%a0: vector<8xi32>, %a1: vector<8xi32>, %a2: vector<8xf16>) {
  %0 = rocdl.wmma.f16.16x16x64.bf8_bf8 %a0, %a1, %a2 {reuseB = true} : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
  llvm.return
}

llvm.func @f113(%a0: i32, %a1: vector<4xi16>, %a2: vector<8xf16>) {
  %0 = rocdl.wmma.f16.16x16x64.bf8_fp8 %a0, %a1, %a2 {modC = 3 : i16} : (i32, vector<4xi16>, vector<8xf16>) -> vector<8xf16>
  %1 = rocdl.wmma.f16.16x16x64.fp8_bf8 %a0, %a1, %a2 {modC = 3 : i16} : (i32, vector<4xi16>, vector<8xf16>) -> vector<8xf16>
  %2 = rocdl.wmma.f16.16x16x64.fp8_fp8 %a0, %a1, %a2 : (i32, vector<4xi16>, vector<8xf16>) -> vector<8xf16>
  llvm.return
}

llvm.func @f114(%a0: vector<8xi32>, %a1: i32, %a2: vector<4xf32>) {
  %0 = rocdl.wmma.f32.16x16x128.bf8_bf8 %a0, %a1, %a2 {modC = 3 : i16, reuseA = true} : (vector<8xi32>, i32, vector<4xf32>) -> vector<4xf32>
  %1 = rocdl.wmma.f32.16x16x128.fp8_fp8 %a0, %a1, %a2 {modC = 3 : i16, reuseB = true} : (vector<8xi32>, i32, vector<4xf32>) -> vector<4xf32>
  llvm.return
}

llvm.func @f115(%a0: vector<4xi16>, %a1: i32, %a2: vector<8xf32>) {
  %0 = rocdl.wmma.f32.16x16x128.bf8_fp8 %a0, %a1, %a2 : (vector<4xi16>, i32, vector<8xf32>) -> vector<8xf32>
  llvm.return
}

llvm.func @f116(%a0: i32, %a1: vector<4xi16>, %a2: vector<8xf32>) {
  %0 = rocdl.wmma.f32.16x16x128.fp8_bf8 %a0, %a1, %a2 : (i32, vector<4xi16>, vector<8xf32>) -> vector<4xf32>
  llvm.return
}

llvm.func @f117(%a0: vector<8xi32>, %a1: i32, %a2: vector<8xf32>) {
  %0 = rocdl.wmma.f32.16x16x16.bf16 %a0, %a1, %a2 : (vector<8xi32>, i32, vector<8xf32>) -> vector<4xf32>
  llvm.return
}

llvm.func @f118(%a0: vector<4xi16>, %a1: i32, %a2: vector<4xf32>) {
  %0 = rocdl.wmma.f32.16x16x16.bf8_bf8 %a0, %a1, %a2 : (vector<4xi16>, i32, vector<4xf32>) -> vector<8xf32>
  %1 = rocdl.wmma.f32.16x16x64.bf8_bf8 %a0, %a1, %a2 : (vector<4xi16>, i32, vector<4xf32>) -> vector<8xf32>
  llvm.return
}

llvm.func @f119(%a0: vector<4xi16>, %a1: vector<4xi16>, %a2: vector<4xf32>) {
  %0 = rocdl.wmma.f32.16x16x16.bf8_fp8 %a0, %a1, %a2 : (vector<4xi16>, vector<4xi16>, vector<4xf32>) -> vector<4xf32>
  %1 = rocdl.wmma.f32.16x16x64.bf8_fp8 %a0, %a1, %a2 : (vector<4xi16>, vector<4xi16>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}

llvm.func @f120(%a0: vector<8xf16>, %a1: vector<8xf16>, %a2: vector<4xf32>) {
  %0 = rocdl.wmma.f32.16x16x16.f16 %a0, %a1, %a2 : (vector<8xf16>, vector<8xf16>, vector<4xf32>) -> vector<4xf32>
  %1 = rocdl.wmma.f32.16x16x32.f16 %a0, %a1, %a2 {modC = 3 : i16, signA = true} : (vector<8xf16>, vector<8xf16>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}

llvm.func @f121(%a0: i32, %a1: vector<8xi32>, %a2: vector<4xf32>) {
  %0 = rocdl.wmma.f32.16x16x16.fp8_bf8 %a0, %a1, %a2 : (i32, vector<8xi32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}

llvm.func @f122(%a0: vector<8xi32>, %a1: vector<4xi16>, %a2: vector<8xf32>) {
  %0 = rocdl.wmma.f32.16x16x16.fp8_fp8 %a0, %a1, %a2 : (vector<8xi32>, vector<4xi16>, vector<8xf32>) -> vector<4xf32>
  %1 = rocdl.wmma.f32.16x16x64.fp8_fp8 %a0, %a1, %a2 {modC = 3 : i16} : (vector<8xi32>, vector<4xi16>, vector<8xf32>) -> vector<4xf32>
  llvm.return
}

llvm.func @f123(%a0: vector<8xbf16>, %a1: vector<8xbf16>, %a2: vector<4xf32>) {
  %0 = rocdl.wmma.f32.16x16x32.bf16 %a0, %a1, %a2 {modC = 3 : i16, signA = true} : (vector<8xbf16>, vector<8xbf16>, vector<4xf32>) -> vector<8xf32>
  llvm.return
}

llvm.func @f124(%a0: vector<8xf32>, %a1: vector<8xf32>, %a2: vector<8xf32>) {
  %0 = rocdl.wmma.f32.16x16x4.f32 %a0, %a1, %a2 {signA = true} : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  llvm.return
}

llvm.func @f125(%a0: i32, %a1: i32, %a2: vector<8xf32>) {
  %0 = rocdl.wmma.f32.16x16x64.fp8_bf8 %a0, %a1, %a2 {reuseB = true} : (i32, i32, vector<8xf32>) -> vector<4xf32>
  llvm.return
}

llvm.func @f126(%a0: vector<8xi32>, %a1: i32, %a2: i32) {
  %0 = rocdl.wmma.i32.16x16x16.iu4 %a0, %a1, %a2 : (vector<8xi32>, i32, i32) -> vector<4xi16>
  llvm.return
}

llvm.func @f127(%a0: vector<8xi32>, %a1: i32, %a2: vector<8xi32>) {
  %0 = rocdl.wmma.i32.16x16x16.iu8 %a0, %a1, %a2 {clamp = true, signA = true} : (vector<8xi32>, i32, vector<8xi32>) -> vector<4xi16>
  llvm.return
}

llvm.func @f128(%a0: vector<4xi16>, %a1: vector<8xi32>, %a2: vector<4xi16>) {
  %0 = rocdl.wmma.i32.16x16x32.iu4 %a0, %a1, %a2 {signA = true} : (vector<4xi16>, vector<8xi32>, vector<4xi16>) -> vector<4xi16>
  llvm.return
}

llvm.func @f129(%a0: i32, %a1: vector<4xi16>, %a2: vector<8xi32>) {
  %0 = rocdl.wmma.i32.16x16x64.iu8 %a0, %a1, %a2 {clamp = true, reuseA = true, signB = true} : (i32, vector<4xi16>, vector<8xi32>) -> vector<8xi32>
  llvm.return
}

llvm.func @f130(%a0: vector<4xi16>, %a1: i32, %a2: vector<8xf32>, %a3: i32, %a4: i32) {
  %0 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %a0, %a1, %a2, %a3, %a4 {scaleAType = 1 : i32, scaleBType = 1 : i32} : (vector<4xi16>, i32, vector<8xf32>, i32, i32) -> vector<8xf32>
  llvm.return
}

llvm.func @f131(%a0: i32, %a1: i32, %a2: vector<4xf32>, %a3: i32, %a4: i32) {
  %0 = rocdl.wmma.scale.f32.32x16x128.f4 %a0, %a1, %a2, %a3, %a4 {fmtScaleB = 1 : i32, reuseA = true, reuseB = true} : (i32, i32, vector<4xf32>, i32, i32) -> vector<4xf32>
  llvm.return
}

llvm.func @f132(%a0: vector<8xi32>, %a1: vector<4xi16>, %a2: vector<8xf32>, %a3: i64, %a4: i64) {
  %0 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %a0, %a1, %a2, %a3, %a4 {reuseA = true, reuseB = true, scaleBType = 1 : i32} : (vector<8xi32>, vector<4xi16>, vector<8xf32>, i64, i64) -> vector<8xf32>
  llvm.return
}

llvm.func @f133(%a0: vector<4xi16>, %a1: i32, %a2: vector<8xf32>, %a3: i64, %a4: i64) {
  %0 = rocdl.wmma.scale16.f32.32x16x128.f4 %a0, %a1, %a2, %a3, %a4 {fmtScaleA = 1 : i32, scaleAType = 1 : i32, scaleBType = 1 : i32} : (vector<4xi16>, i32, vector<8xf32>, i64, i64) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @f0(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.ballot %[[ARG0]] : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f1() {
// CHECK-NEXT:     rocdl.barrier
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.grid.dim.x range <i32, 0, 64> : vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.grid.dim.y range <i32, 0, 64> : vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.grid.dim.z range <i32, 0, 64> : f32
// CHECK-NEXT:     rocdl.iglp.opt 0
// CHECK-NEXT:     rocdl.s.barrier
// CHECK-NEXT:     rocdl.s.barrier.leave id = 0
// CHECK-NEXT:     rocdl.s.barrier.signal id = 0
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.s.barrier.signal.isfirst id = 0 -> i1
// CHECK-NEXT:     rocdl.s.barrier.wait id = 0
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.s.get.barrier.state id = 1 -> i32
// CHECK-NEXT:     rocdl.s.nop 0
// CHECK-NEXT:     rocdl.s.setprio 0
// CHECK-NEXT:     rocdl.s.sleep 1
// CHECK-NEXT:     rocdl.s.wait.asynccnt 0
// CHECK-NEXT:     rocdl.s.wait.dscnt 3
// CHECK-NEXT:     rocdl.s.wait.expcnt 3
// CHECK-NEXT:     rocdl.s.wait.loadcnt 0
// CHECK-NEXT:     rocdl.s.wait.storecnt 3
// CHECK-NEXT:     rocdl.s.wait.tensorcnt 3
// CHECK-NEXT:     rocdl.s.waitcnt 0
// CHECK-NEXT:     rocdl.sched.barrier 1
// CHECK-NEXT:     rocdl.sched.group.barrier 1, 1, 0
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.workgroup.dim.x : !llvm.ptr
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.workgroup.dim.y : !llvm.ptr
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.workgroup.dim.z range <i32, 0, 64> : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f2(%[[ARG0:[^ ]+]]: !llvm.ptr<1>, %[[ARG1:[^ ]+]]: !llvm.ptr<3>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     rocdl.cluster.load.async.to.lds.b128 %[[ARG0]], %[[ARG1]], 1, 0, %[[ARG2]] : !llvm.ptr<1>, !llvm.ptr<3>
// CHECK-NEXT:     rocdl.cluster.load.async.to.lds.b32 %[[ARG0]], %[[ARG1]], 0, 1, %[[ARG2]] : !llvm.ptr<1>, !llvm.ptr<3>
// CHECK-NEXT:     rocdl.cluster.load.async.to.lds.b64 %[[ARG0]], %[[ARG1]], 1, 0, %[[ARG2]] : !llvm.ptr<1>, !llvm.ptr<3>
// CHECK-NEXT:     rocdl.cluster.load.async.to.lds.b8 %[[ARG0]], %[[ARG1]], 1, 1, %[[ARG2]] : !llvm.ptr<1>, !llvm.ptr<3>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f3(%[[ARG0:[^ ]+]]: f64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cos %[[ARG0]] f64 -> f64
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.exp %[[ARG0]] f64 -> f64
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.exp2 %[[ARG0]] f64 -> f64
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.rcp %[[ARG0]] f64 -> f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.sin %[[ARG0]] f64 -> f64
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.sqrt %[[ARG0]] f64 -> f64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f4(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.f32.bf8 %[[ARG0]][0] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.f32.fp8 %[[ARG0]][1] : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.pk.f32.bf8 %[[ARG0]][false] : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.cvt.pk.f32.fp8 %[[ARG0]][false] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.readfirstlane %[[ARG0]] : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f5(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.pk.bf8.f32 %[[ARG0]], %[[ARG1]] -> %[[ARG2]][false] : !llvm.ptr
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.pk.fp8.f32 %[[ARG0]], %[[ARG1]] -> %[[ARG2]][false] : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f6(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.pkrtz %[[ARG0]], %[[ARG1]] : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f7(%[[ARG0:[^ ]+]]: vector<3xi32>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scale.pk16.bf16.bf6 %[[ARG0]], %[[ARG1]][0] : vector<16xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scale.pk16.bf16.fp6 %[[ARG0]], %[[ARG1]][0] : vector<16xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.scale.pk16.f16.bf6 %[[ARG0]], %[[ARG1]][0] : vector<16xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.cvt.scale.pk16.f16.fp6 %[[ARG0]], %[[ARG1]][0] : vector<16xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk16.f32.bf6 %[[ARG0]], %[[ARG1]][0] : vector<16xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.cvt.scale.pk16.f32.fp6 %[[ARG0]], %[[ARG1]][0] : vector<16xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f8(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scale.pk8.bf16.bf8 %[[ARG0]], %[[ARG1]][0] : vector<8xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scale.pk8.bf16.fp8 %[[ARG0]], %[[ARG1]][0] : vector<8xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.scale.pk8.f16.bf8 %[[ARG0]], %[[ARG1]][1] : vector<8xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.cvt.scale.pk8.f16.fp8 %[[ARG0]], %[[ARG1]][0] : vector<8xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scale.pk8.f32.bf8 %[[ARG0]], %[[ARG1]][0] : vector<8xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.cvt.scale.pk8.f32.fp8 %[[ARG0]], %[[ARG1]][1] : vector<8xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f9(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scale.pk8.bf16.fp4 %[[ARG0]], %[[ARG1]][0] : vector<8xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scale.pk8.f16.fp4 %[[ARG0]], %[[ARG1]][0] : vector<8xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.scale.pk8.f32.fp4 %[[ARG0]], %[[ARG1]][1] : vector<8xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.ds_bpermute %[[ARG0]], %[[ARG1]] : (i32, i32) -> i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.ds_swizzle %[[ARG0]], %[[ARG1]] : (i32, i32) -> i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.mbcnt.hi %[[ARG0]], %[[ARG1]] : (i32, i32) -> i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.mbcnt.lo %[[ARG0]], %[[ARG1]] : (i32, i32) -> i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.permlane16.swap %[[ARG0]], %[[ARG1]], true, false : (i32, i32) -> <(i32, i32)>
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.permlane32.swap %[[ARG0]], %[[ARG1]], true, false : (i32, i32) -> <(i32, i32)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f10(%[[ARG0:[^ ]+]]: vector<16xf32>, %[[ARG1:[^ ]+]]: vector<16xf32>, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.2xpk16.bf6.f32 %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<6xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.2xpk16.fp6.f32 %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<6xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f11(%[[ARG0:[^ ]+]]: vector<2xf16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.f16.bf8 %[[ARG1]][0], %[[ARG2]] -> %[[ARG0]][false] : vector<2xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.f16.fp8 %[[ARG1]][1], %[[ARG2]] -> %[[ARG0]][false] : vector<2xf16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f12(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.f32.bf8 %[[ARG0]][1], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.f32.fp8 %[[ARG0]][0], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.scalef32.pk.bf16.bf8 %[[ARG0]][true], %[[ARG1]] : vector<2xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.cvt.scalef32.pk.bf16.fp4 %[[ARG0]][1], %[[ARG1]] : vector<2xbf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scalef32.pk.bf16.fp8 %[[ARG0]][true], %[[ARG1]] : vector<2xbf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.cvt.scalef32.pk.f16.bf8 %[[ARG0]][false], %[[ARG1]] : vector<2xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.cvt.scalef32.pk.f16.fp4 %[[ARG0]][0], %[[ARG1]] : vector<2xf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.cvt.scalef32.pk.f16.fp8 %[[ARG0]][false], %[[ARG1]] : vector<2xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.cvt.scalef32.pk.f32.bf8 %[[ARG0]][false], %[[ARG1]] : vector<2xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = rocdl.cvt.scalef32.pk.f32.fp4 %[[ARG0]][0], %[[ARG1]] : vector<2xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = rocdl.cvt.scalef32.pk.f32.fp8 %[[ARG0]][false], %[[ARG1]] : vector<2xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f13(%[[ARG0:[^ ]+]]: vector<2xi16>, %[[ARG1:[^ ]+]]: vector<2xbf16>, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.pk.bf8.bf16 %[[ARG1]], %[[ARG2]] -> %[[ARG0]][true] : vector<2xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.pk.fp8.bf16 %[[ARG1]], %[[ARG2]] -> %[[ARG0]][true] : vector<2xi16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f14(%[[ARG0:[^ ]+]]: vector<2xi16>, %[[ARG1:[^ ]+]]: vector<2xf16>, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.pk.bf8.f16 %[[ARG1]], %[[ARG2]] -> %[[ARG0]][true] : vector<2xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.pk.fp8.f16 %[[ARG1]], %[[ARG2]] -> %[[ARG0]][false] : vector<2xi16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f15(%[[ARG0:[^ ]+]]: vector<2xi16>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.pk.bf8.f32 %[[ARG1]], %[[ARG2]], %[[ARG3]] -> %[[ARG0]][false] : vector<2xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.pk.fp8.f32 %[[ARG1]], %[[ARG2]], %[[ARG3]] -> %[[ARG0]][false] : vector<2xi16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f16(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<2xbf16>, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.pk.fp4.bf16 %[[ARG1]], %[[ARG2]] -> %[[ARG0]][0] : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f17(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<2xf16>, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.pk.fp4.f16 %[[ARG1]], %[[ARG2]] -> %[[ARG0]][0] : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f18(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.pk.fp4.f32 %[[ARG1]], %[[ARG2]], %[[ARG3]] -> %[[ARG0]][1] : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f19(%[[ARG0:[^ ]+]]: vector<16xbf16>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.pk16.bf6.bf16 %[[ARG0]], %[[ARG1]] : vector<3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.pk16.fp6.bf16 %[[ARG0]], %[[ARG1]] : vector<3xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f20(%[[ARG0:[^ ]+]]: vector<16xf16>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.pk16.bf6.f16 %[[ARG0]], %[[ARG1]] : vector<3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.pk16.fp6.f16 %[[ARG0]], %[[ARG1]] : vector<3xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f21(%[[ARG0:[^ ]+]]: vector<16xf32>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.pk16.bf6.f32 %[[ARG0]], %[[ARG1]] : vector<3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.pk16.fp6.f32 %[[ARG0]], %[[ARG1]] : vector<3xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f22(%[[ARG0:[^ ]+]]: vector<6xi32>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.pk32.bf16.bf6 %[[ARG0]], %[[ARG1]] : vector<32xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.pk32.bf16.fp6 %[[ARG0]], %[[ARG1]] : vector<32xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.scalef32.pk32.f16.bf6 %[[ARG0]], %[[ARG1]] : vector<32xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.cvt.scalef32.pk32.f16.fp6 %[[ARG0]], %[[ARG1]] : vector<32xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.cvt.scalef32.pk32.f32.bf6 %[[ARG0]], %[[ARG1]] : vector<32xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.cvt.scalef32.pk32.f32.fp6 %[[ARG0]], %[[ARG1]] : vector<32xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f23(%[[ARG0:[^ ]+]]: vector<32xbf16>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.pk32.bf6.bf16 %[[ARG0]], %[[ARG1]] : vector<6xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.pk32.fp6.bf16 %[[ARG0]], %[[ARG1]] : vector<6xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f24(%[[ARG0:[^ ]+]]: vector<32xf16>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.pk32.bf6.f16 %[[ARG0]], %[[ARG1]] : vector<6xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.pk32.fp6.f16 %[[ARG0]], %[[ARG1]] : vector<6xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f25(%[[ARG0:[^ ]+]]: vector<8xbf16>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.pk8.bf8.bf16 %[[ARG0]], %[[ARG1]] : vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.pk8.fp4.bf16 %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.scalef32.pk8.fp8.bf16 %[[ARG0]], %[[ARG1]] : vector<2xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f26(%[[ARG0:[^ ]+]]: vector<8xf16>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.pk8.bf8.f16 %[[ARG0]], %[[ARG1]] : vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.pk8.fp4.f16 %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.scalef32.pk8.fp8.f16 %[[ARG0]], %[[ARG1]] : vector<2xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f27(%[[ARG0:[^ ]+]]: vector<8xf32>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.pk8.bf8.f32 %[[ARG0]], %[[ARG1]] : vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.pk8.fp4.f32 %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.scalef32.pk8.fp8.f32 %[[ARG0]], %[[ARG1]] : vector<2xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f28(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: bf16, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.sr.bf8.bf16 %[[ARG1]], %[[ARG2]], %[[ARG3]] -> %[[ARG0]][0] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.sr.fp8.bf16 %[[ARG1]], %[[ARG2]], %[[ARG3]] -> %[[ARG0]][1] : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f29(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: f16, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.sr.bf8.f16 %[[ARG1]], %[[ARG2]], %[[ARG3]] -> %[[ARG0]][0] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.sr.fp8.f16 %[[ARG1]], %[[ARG2]], %[[ARG3]] -> %[[ARG0]][0] : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f30(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.sr.bf8.f32 %[[ARG1]], %[[ARG2]], %[[ARG3]] -> %[[ARG0]][0] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.sr.fp8.f32 %[[ARG1]], %[[ARG2]], %[[ARG3]] -> %[[ARG0]][1] : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f31(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<2xbf16>, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.sr.pk.fp4.bf16 %[[ARG1]], %[[ARG2]], %[[ARG3]] -> %[[ARG0]][0] : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f32(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<2xf16>, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.sr.pk.fp4.f16 %[[ARG1]], %[[ARG2]], %[[ARG3]] -> %[[ARG0]][0] : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f33(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<2xf32>, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.sr.pk.fp4.f32 %[[ARG1]], %[[ARG2]], %[[ARG3]] -> %[[ARG0]][1] : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f34(%[[ARG0:[^ ]+]]: vector<16xbf16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<3xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f35(%[[ARG0:[^ ]+]]: vector<16xf16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.sr.pk16.bf6.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.sr.pk16.fp6.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<3xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f36(%[[ARG0:[^ ]+]]: vector<16xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.sr.pk16.bf6.f32 %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.sr.pk16.fp6.f32 %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<3xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f37(%[[ARG0:[^ ]+]]: vector<32xbf16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<6xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<6xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f38(%[[ARG0:[^ ]+]]: vector<32xf16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.sr.pk32.bf6.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<6xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.sr.pk32.fp6.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<6xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f39(%[[ARG0:[^ ]+]]: vector<32xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.sr.pk32.bf6.f32 %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<6xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.sr.pk32.fp6.f32 %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<6xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f40(%[[ARG0:[^ ]+]]: vector<8xbf16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.sr.pk8.bf8.bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.scalef32.sr.pk8.fp8.bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<2xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f41(%[[ARG0:[^ ]+]]: vector<8xf16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.sr.pk8.bf8.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.sr.pk8.fp4.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.scalef32.sr.pk8.fp8.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<2xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f42(%[[ARG0:[^ ]+]]: vector<8xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.scalef32.sr.pk8.bf8.f32 %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.scalef32.sr.pk8.fp4.f32 %[[ARG0]], %[[ARG1]], %[[ARG2]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.scalef32.sr.pk8.fp8.f32 %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<2xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f43(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.cvt.sr.bf8.f32 %[[ARG0]], %[[ARG1]] -> %[[ARG2]][1] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.cvt.sr.fp8.f32 %[[ARG0]], %[[ARG1]] -> %[[ARG2]][1] : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f44(%[[ARG0:[^ ]+]]: !llvm.ptr<3>) {
// CHECK-NEXT:     rocdl.ds.atomic.async.barrier.arrive.b64 %[[ARG0]] : !llvm.ptr<3>
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.ds.load.tr16.b128 %[[ARG0]] : !llvm.ptr<3> -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.ds.load.tr4.b64 %[[ARG0]] : !llvm.ptr<3> -> f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.ds.load.tr6.b96 %[[ARG0]] : !llvm.ptr<3> -> i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.ds.load.tr8.b64 %[[ARG0]] : !llvm.ptr<3> -> f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.ds.read.tr16.b64 %[[ARG0]] : <3> -> i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = rocdl.ds.read.tr4.b64 %[[ARG0]] : <3> -> f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.ds.read.tr6.b96 %[[ARG0]] : <3> -> i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = rocdl.ds.read.tr8.b64 %[[ARG0]] : <3> -> f32
// CHECK-NEXT:     rocdl.s.barrier.init %[[ARG0]] member_cnt = 0 : !llvm.ptr<3>
// CHECK-NEXT:     rocdl.s.barrier.join %[[ARG0]] : !llvm.ptr<3>
// CHECK-NEXT:     rocdl.s.barrier.signal.var %[[ARG0]] member_cnt = 0 : !llvm.ptr<3>
// CHECK-NEXT:     %[[V8:[^ ]+]] = rocdl.s.get.named.barrier.state %[[ARG0]] : !llvm.ptr<3> -> i32
// CHECK-NEXT:     rocdl.s.wakeup.barrier %[[ARG0]] : !llvm.ptr<3>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f45(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.ds.atomic.barrier.arrive.rtn.b64 %[[ARG0]], %[[ARG1]] : !llvm.ptr<3>, i64 -> i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f46(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     rocdl.flat.prefetch %[[ARG0]], scope 1 : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f47(%[[ARG0:[^ ]+]]: !llvm.ptr<1>, %[[ARG1:[^ ]+]]: !llvm.ptr<3>) {
// CHECK-NEXT:     rocdl.global.load.async.to.lds.b128 %[[ARG0]], %[[ARG1]], 1, 1 : !llvm.ptr<1>, !llvm.ptr<3>
// CHECK-NEXT:     rocdl.global.load.async.to.lds.b32 %[[ARG0]], %[[ARG1]], 0, 1 : !llvm.ptr<1>, !llvm.ptr<3>
// CHECK-NEXT:     rocdl.global.load.async.to.lds.b64 %[[ARG0]], %[[ARG1]], 0, 0 : !llvm.ptr<1>, !llvm.ptr<3>
// CHECK-NEXT:     rocdl.global.load.async.to.lds.b8 %[[ARG0]], %[[ARG1]], 0, 1 : !llvm.ptr<1>, !llvm.ptr<3>
// CHECK-NEXT:     rocdl.global.load.lds %[[ARG0]], %[[ARG1]], 0, 1, 0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f48(%[[ARG0:[^ ]+]]: !llvm.ptr<1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.global.load.tr.b128 %[[ARG0]] : !llvm.ptr<1> -> !llvm.ptr
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.global.load.tr.b64 %[[ARG0]] : !llvm.ptr<1> -> i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.global.load.tr4.b64 %[[ARG0]] : !llvm.ptr<1> -> vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.global.load.tr6.b96 %[[ARG0]] : !llvm.ptr<1> -> f32
// CHECK-NEXT:     rocdl.global.prefetch %[[ARG0]], scope 0 : !llvm.ptr<1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f49(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr<3>) {
// CHECK-NEXT:     rocdl.load.to.lds %[[ARG0]], %[[ARG1]], 0, 0, 1 : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f50(%[[ARG0:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.log %[[ARG0]] f32 -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.tanh %[[ARG0]] f32 -> f64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f51(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i16, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.make.buffer.rsrc %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]] : !llvm.ptr to !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f52(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.16x16x16bf16.1k %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> !llvm.ptr
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.mfma.f32.16x16x32.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f53(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.16x16x16f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, i32, i32, i32, i32, i32) -> !llvm.ptr
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.mfma.f32.32x32x2f32 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, i32, i32, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.mfma.f64.16x16x4f64 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, i32, i32, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.i32.16x16x16i8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, i32, i32, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.mfma.i32.4x4x4i8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, i32, i32, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f54(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<16xf32>, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.16x16x1f32 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, vector<16xf32>, i32, i32, i32, i32) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f55(%[[ARG0:[^ ]+]]: vector<16xf32>, %[[ARG1:[^ ]+]]: vector<16xf32>, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.16x16x2bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<16xf32>, vector<16xf32>, i32, i32, i32, i32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.smfmac.i32.32x32x32.i8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<16xf32>, vector<16xf32>, i32, i32, i32, i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f56(%[[ARG0:[^ ]+]]: vector<8xf16>, %[[ARG1:[^ ]+]]: vector<16xf32>, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.16x16x32.bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<8xf16>, vector<16xf32>, i32, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f57(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: vector<8xf16>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.16x16x32.bf8.bf8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i64, i64, vector<8xf16>, i32, i32, i32) -> !llvm.ptr
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.mfma.f32.16x16x32.fp8.fp8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i64, i64, vector<8xf16>, i32, i32, i32) -> i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.mfma.f32.32x32x16.bf8.bf8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i64, i64, vector<8xf16>, i32, i32, i32) -> f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.mfma.i32.16x16x32.i8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i64, i64, vector<8xf16>, i32, i32, i32) -> f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = rocdl.mfma.i32.32x32x16.i8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i64, i64, vector<8xf16>, i32, i32, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f58(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.16x16x32.bf8.fp8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i64, i64, vector<16xf32>, i32, i32, i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f59(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.16x16x32.fp8.bf8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i64, i64, i32, i32, i32, i32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.mfma.f32.32x32x16.fp8.bf8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i64, i64, i32, i32, i32, i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f60(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<8xf16>, %[[ARG2:[^ ]+]]: vector<8xf16>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.16x16x4bf16.1k %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<4xi32>, vector<8xf16>, vector<8xf16>, i32, i32, i32) -> !llvm.ptr
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.mfma.f64.4x4x4f64 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<4xi32>, vector<8xf16>, vector<8xf16>, i32, i32, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f61(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<16xf32>, %[[ARG2:[^ ]+]]: vector<8xf16>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.16x16x4f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, vector<16xf32>, vector<8xf16>, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.mfma.f32.16x16x8.xf32 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, vector<16xf32>, vector<8xf16>, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f62(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<16xf32>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.16x16x4f32 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, vector<16xf32>, vector<16xf32>, i32, i32, i32) -> !llvm.ptr
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.smfmac.f32.16x16x64.bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, vector<16xf32>, vector<16xf32>, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f63(%[[ARG0:[^ ]+]]: vector<8xf16>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<8xf16>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.16x16x8bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<8xf16>, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.mfma.f32.32x32x16.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<8xf16>, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.mfma.f32.4x4x4f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<8xf16>, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f64(%[[ARG0:[^ ]+]]: vector<16xf32>, %[[ARG1:[^ ]+]]: vector<8xf16>, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.32x32x16.bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<16xf32>, vector<8xf16>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f65(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.32x32x16.bf8.fp8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i64, i64, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.mfma.f32.32x32x16.fp8.fp8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i64, i64, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f66(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.32x32x1f32 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<4xi32>, i32, i32, i32, i32, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f67(%[[ARG0:[^ ]+]]: vector<16xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.32x32x2bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<16xf32>, i32, vector<4xi32>, i32, i32, i32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.smfmac.f32.16x16x64.fp8.fp8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<16xf32>, i32, vector<4xi32>, i32, i32, i32) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f68(%[[ARG0:[^ ]+]]: vector<8xf16>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.32x32x4.xf32 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<8xf16>, vector<4xi32>, i32, i32, i32, i32) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f69(%[[ARG0:[^ ]+]]: vector<8xf16>, %[[ARG1:[^ ]+]]: vector<8xf16>, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.32x32x4bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<8xf16>, vector<8xf16>, vector<4xi32>, i32, i32, i32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.smfmac.f32.16x16x64.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<8xf16>, vector<8xf16>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.smfmac.f32.32x32x16.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<8xf16>, vector<8xf16>, vector<4xi32>, i32, i32, i32) -> f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.smfmac.f32.32x32x64.bf8.bf8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<8xf16>, vector<8xf16>, vector<4xi32>, i32, i32, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f70(%[[ARG0:[^ ]+]]: vector<16xf32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<8xf16>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.32x32x4bf16.1k %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<16xf32>, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f71(%[[ARG0:[^ ]+]]: vector<8xf16>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.32x32x4f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<8xf16>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f72(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<8xf16>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.32x32x8bf16.1k %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.smfmac.f32.16x16x128.bf8.fp8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.smfmac.f32.16x16x64.bf8.fp8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> !llvm.ptr
// CHECK-NEXT:     %[[V3:[^ ]+]] = rocdl.smfmac.f32.16x16x64.fp8.bf8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f73(%[[ARG0:[^ ]+]]: vector<8xf16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<8xf16>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.32x32x8f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<8xf16>, i32, vector<8xf16>, i32, i32, i32) -> !llvm.ptr
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.mfma.f32.4x4x2bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<8xf16>, i32, vector<8xf16>, i32, i32, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f74(%[[ARG0:[^ ]+]]: vector<8xf16>, %[[ARG1:[^ ]+]]: vector<8xf16>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.4x4x1f32 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<8xf16>, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f75(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.f32.4x4x4bf16.1k %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, vector<4xi32>, i32, i32, i32, i32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.smfmac.f32.32x32x32.fp8.fp8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, vector<4xi32>, i32, i32, i32, i32) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f76(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<8xf16>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.i32.16x16x4i8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, i32, vector<8xf16>, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f77(%[[ARG0:[^ ]+]]: vector<16xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.i32.16x16x64.i8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<16xf32>, i32, i32, i32, i32, i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.smfmac.f32.32x32x64.fp8.fp8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<16xf32>, i32, i32, i32, i32, i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f78(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<16xf32>, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.i32.32x32x32.i8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, vector<16xf32>, vector<4xi32>, i32, i32, i32) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f79(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.i32.32x32x4i8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, i32, vector<16xf32>, i32, i32, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f80(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.i32.32x32x8i8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, i32, vector<4xi32>, i32, i32, i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f81(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]] : (vector<4xi32>, vector<4xi32>, vector<4xi32>, i32, i32, i32, i32, i32, i32) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f82(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: i32, %[[ARG8:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]] : (i32, vector<4xi32>, i32, i32, i32, i32, i32, i32, i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f83(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: !llvm.ptr<8>, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     rocdl.raw.ptr.buffer.atomic.fadd %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]] : f32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.store %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]] : f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f84(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr<8>, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     rocdl.raw.ptr.buffer.atomic.fmax %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]] : !llvm.ptr
// CHECK-NEXT:     rocdl.raw.ptr.buffer.atomic.smax %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]] : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f85(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: !llvm.ptr<8>, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     rocdl.raw.ptr.buffer.atomic.umin %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]] : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f86(%[[ARG0:[^ ]+]]: !llvm.ptr<8>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.raw.ptr.buffer.load %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]] : vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f87(%[[ARG0:[^ ]+]]: !llvm.ptr<8>, %[[ARG1:[^ ]+]]: !llvm.ptr<3>, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: i32) {
// CHECK-NEXT:     rocdl.raw.ptr.buffer.load.lds %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]]
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f88(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.readlane %[[ARG0]], %[[ARG1]] : (vector<4xi32>, i32) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f89(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<8xf16>, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.smfmac.f32.16x16x128.bf8.bf8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, vector<8xf16>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f90(%[[ARG0:[^ ]+]]: vector<8xf16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.smfmac.f32.16x16x128.fp8.bf8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<8xf16>, i32, vector<16xf32>, i32, i32, i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f91(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.smfmac.f32.16x16x128.fp8.fp8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.smfmac.f32.16x16x32.bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.smfmac.i32.16x16x64.i8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f92(%[[ARG0:[^ ]+]]: vector<8xf16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.smfmac.f32.16x16x32.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<8xf16>, i32, vector<4xi32>, i32, i32, i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f93(%[[ARG0:[^ ]+]]: vector<16xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<8xf16>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.smfmac.f32.16x16x64.bf8.bf8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<16xf32>, i32, vector<8xf16>, i32, i32, i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f94(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<8xf16>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.smfmac.f32.32x32x16.bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (i32, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f95(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<16xf32>, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.smfmac.f32.32x32x32.bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<4xi32>, vector<16xf32>, i32, i32, i32, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f96(%[[ARG0:[^ ]+]]: vector<16xf32>, %[[ARG1:[^ ]+]]: vector<8xf16>, %[[ARG2:[^ ]+]]: vector<8xf16>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.smfmac.f32.32x32x32.bf8.bf8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<16xf32>, vector<8xf16>, vector<8xf16>, i32, i32, i32) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f97(%[[ARG0:[^ ]+]]: vector<16xf32>, %[[ARG1:[^ ]+]]: vector<16xf32>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.smfmac.f32.32x32x32.bf8.fp8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i32, i32, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f98(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.smfmac.f32.32x32x32.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<4xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> !llvm.ptr
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.smfmac.i32.16x16x128.i8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<4xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f99(%[[ARG0:[^ ]+]]: vector<16xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.smfmac.f32.32x32x32.fp8.bf8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<16xf32>, i32, vector<16xf32>, i32, i32, i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f100(%[[ARG0:[^ ]+]]: vector<8xf16>, %[[ARG1:[^ ]+]]: vector<16xf32>, %[[ARG2:[^ ]+]]: vector<8xf16>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.smfmac.f32.32x32x64.bf8.fp8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<8xf16>, vector<16xf32>, vector<8xf16>, i32, i32, i32) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f101(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<8xf16>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.smfmac.f32.32x32x64.fp8.bf8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<4xi32>, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f102(%[[ARG0:[^ ]+]]: vector<16xf32>, %[[ARG1:[^ ]+]]: vector<16xf32>, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.smfmac.i32.32x32x64.i8 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]], %[[ARG5]] : (vector<16xf32>, vector<16xf32>, vector<4xi32>, i32, i32, i32) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f103(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<8xi32>, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     rocdl.tensor.store.from.lds %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]] cachepolicy 1 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f104(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<8xi32>) {
// CHECK-NEXT:     rocdl.tensor.load.to.lds.d2 %[[ARG0]], %[[ARG1]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     rocdl.tensor.store.from.lds.d2 %[[ARG0]], %[[ARG1]] cachepolicy 1 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f105(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<8xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.bf16.16x16x16.bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]] : (i32, i32, vector<8xi32>) -> vector<4xi16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f106(%[[ARG0:[^ ]+]]: vector<8xbf16>, %[[ARG1:[^ ]+]]: vector<8xbf16>, %[[ARG2:[^ ]+]]: vector<8xbf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.bf16.16x16x32.bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]] : (vector<8xbf16>, vector<8xbf16>, vector<8xbf16>) -> vector<8xbf16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f107(%[[ARG0:[^ ]+]]: vector<8xbf16>, %[[ARG1:[^ ]+]]: vector<8xbf16>, %[[ARG2:[^ ]+]]: vector<8xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.bf16f32.16x16x32.bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]] {modC = 3 : i16, reuseA = true} : (vector<8xbf16>, vector<8xbf16>, vector<8xf32>) -> vector<8xbf16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f108(%[[ARG0:[^ ]+]]: vector<4xi16>, %[[ARG1:[^ ]+]]: vector<4xi16>, %[[ARG2:[^ ]+]]: vector<8xf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.f16.16x16x128.bf8_bf8 %[[ARG0]], %[[ARG1]], %[[ARG2]] : (vector<4xi16>, vector<4xi16>, vector<8xf16>) -> vector<8xf16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f109(%[[ARG0:[^ ]+]]: vector<4xi16>, %[[ARG1:[^ ]+]]: vector<8xi32>, %[[ARG2:[^ ]+]]: vector<8xf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.f16.16x16x128.bf8_fp8 %[[ARG0]], %[[ARG1]], %[[ARG2]] : (vector<4xi16>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.wmma.f16.16x16x128.fp8_bf8 %[[ARG0]], %[[ARG1]], %[[ARG2]] : (vector<4xi16>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f110(%[[ARG0:[^ ]+]]: vector<4xi16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<8xf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.f16.16x16x128.fp8_fp8 %[[ARG0]], %[[ARG1]], %[[ARG2]] : (vector<4xi16>, i32, vector<8xf16>) -> vector<8xf16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f111(%[[ARG0:[^ ]+]]: vector<8xf16>, %[[ARG1:[^ ]+]]: vector<8xf16>, %[[ARG2:[^ ]+]]: vector<8xf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.f16.16x16x16.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]] : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.wmma.f16.16x16x32.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]] : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f112(%[[ARG0:[^ ]+]]: vector<8xi32>, %[[ARG1:[^ ]+]]: vector<8xi32>, %[[ARG2:[^ ]+]]: vector<8xf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.f16.16x16x64.bf8_bf8 %[[ARG0]], %[[ARG1]], %[[ARG2]] {reuseB = true} : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f113(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi16>, %[[ARG2:[^ ]+]]: vector<8xf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.f16.16x16x64.bf8_fp8 %[[ARG0]], %[[ARG1]], %[[ARG2]] {modC = 3 : i16} : (i32, vector<4xi16>, vector<8xf16>) -> vector<8xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.wmma.f16.16x16x64.fp8_bf8 %[[ARG0]], %[[ARG1]], %[[ARG2]] {modC = 3 : i16} : (i32, vector<4xi16>, vector<8xf16>) -> vector<8xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.wmma.f16.16x16x64.fp8_fp8 %[[ARG0]], %[[ARG1]], %[[ARG2]] : (i32, vector<4xi16>, vector<8xf16>) -> vector<8xf16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f114(%[[ARG0:[^ ]+]]: vector<8xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.f32.16x16x128.bf8_bf8 %[[ARG0]], %[[ARG1]], %[[ARG2]] {modC = 3 : i16, reuseA = true} : (vector<8xi32>, i32, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.wmma.f32.16x16x128.fp8_fp8 %[[ARG0]], %[[ARG1]], %[[ARG2]] {modC = 3 : i16, reuseB = true} : (vector<8xi32>, i32, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f115(%[[ARG0:[^ ]+]]: vector<4xi16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<8xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.f32.16x16x128.bf8_fp8 %[[ARG0]], %[[ARG1]], %[[ARG2]] : (vector<4xi16>, i32, vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f116(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi16>, %[[ARG2:[^ ]+]]: vector<8xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.f32.16x16x128.fp8_bf8 %[[ARG0]], %[[ARG1]], %[[ARG2]] : (i32, vector<4xi16>, vector<8xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f117(%[[ARG0:[^ ]+]]: vector<8xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<8xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.f32.16x16x16.bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]] : (vector<8xi32>, i32, vector<8xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f118(%[[ARG0:[^ ]+]]: vector<4xi16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.f32.16x16x16.bf8_bf8 %[[ARG0]], %[[ARG1]], %[[ARG2]] : (vector<4xi16>, i32, vector<4xf32>) -> vector<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.wmma.f32.16x16x64.bf8_bf8 %[[ARG0]], %[[ARG1]], %[[ARG2]] : (vector<4xi16>, i32, vector<4xf32>) -> vector<8xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f119(%[[ARG0:[^ ]+]]: vector<4xi16>, %[[ARG1:[^ ]+]]: vector<4xi16>, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.f32.16x16x16.bf8_fp8 %[[ARG0]], %[[ARG1]], %[[ARG2]] : (vector<4xi16>, vector<4xi16>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.wmma.f32.16x16x64.bf8_fp8 %[[ARG0]], %[[ARG1]], %[[ARG2]] : (vector<4xi16>, vector<4xi16>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f120(%[[ARG0:[^ ]+]]: vector<8xf16>, %[[ARG1:[^ ]+]]: vector<8xf16>, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.f32.16x16x16.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]] : (vector<8xf16>, vector<8xf16>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.wmma.f32.16x16x32.f16 %[[ARG0]], %[[ARG1]], %[[ARG2]] {modC = 3 : i16, signA = true} : (vector<8xf16>, vector<8xf16>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f121(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<8xi32>, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.f32.16x16x16.fp8_bf8 %[[ARG0]], %[[ARG1]], %[[ARG2]] : (i32, vector<8xi32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f122(%[[ARG0:[^ ]+]]: vector<8xi32>, %[[ARG1:[^ ]+]]: vector<4xi16>, %[[ARG2:[^ ]+]]: vector<8xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.f32.16x16x16.fp8_fp8 %[[ARG0]], %[[ARG1]], %[[ARG2]] : (vector<8xi32>, vector<4xi16>, vector<8xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.wmma.f32.16x16x64.fp8_fp8 %[[ARG0]], %[[ARG1]], %[[ARG2]] {modC = 3 : i16} : (vector<8xi32>, vector<4xi16>, vector<8xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f123(%[[ARG0:[^ ]+]]: vector<8xbf16>, %[[ARG1:[^ ]+]]: vector<8xbf16>, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.f32.16x16x32.bf16 %[[ARG0]], %[[ARG1]], %[[ARG2]] {modC = 3 : i16, signA = true} : (vector<8xbf16>, vector<8xbf16>, vector<4xf32>) -> vector<8xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f124(%[[ARG0:[^ ]+]]: vector<8xf32>, %[[ARG1:[^ ]+]]: vector<8xf32>, %[[ARG2:[^ ]+]]: vector<8xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.f32.16x16x4.f32 %[[ARG0]], %[[ARG1]], %[[ARG2]] {signA = true} : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f125(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<8xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.f32.16x16x64.fp8_bf8 %[[ARG0]], %[[ARG1]], %[[ARG2]] {reuseB = true} : (i32, i32, vector<8xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f126(%[[ARG0:[^ ]+]]: vector<8xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.i32.16x16x16.iu4 %[[ARG0]], %[[ARG1]], %[[ARG2]] : (vector<8xi32>, i32, i32) -> vector<4xi16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f127(%[[ARG0:[^ ]+]]: vector<8xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<8xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.i32.16x16x16.iu8 %[[ARG0]], %[[ARG1]], %[[ARG2]] {clamp = true, signA = true} : (vector<8xi32>, i32, vector<8xi32>) -> vector<4xi16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f128(%[[ARG0:[^ ]+]]: vector<4xi16>, %[[ARG1:[^ ]+]]: vector<8xi32>, %[[ARG2:[^ ]+]]: vector<4xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.i32.16x16x32.iu4 %[[ARG0]], %[[ARG1]], %[[ARG2]] {signA = true} : (vector<4xi16>, vector<8xi32>, vector<4xi16>) -> vector<4xi16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f129(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi16>, %[[ARG2:[^ ]+]]: vector<8xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.i32.16x16x64.iu8 %[[ARG0]], %[[ARG1]], %[[ARG2]] {clamp = true, reuseA = true, signB = true} : (i32, vector<4xi16>, vector<8xi32>) -> vector<8xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f130(%[[ARG0:[^ ]+]]: vector<4xi16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]] {scaleAType = 1 : i32, scaleBType = 1 : i32} : (vector<4xi16>, i32, vector<8xf32>, i32, i32) -> vector<8xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f131(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.scale.f32.32x16x128.f4 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]] {fmtScaleB = 1 : i32, reuseA = true, reuseB = true} : (i32, i32, vector<4xf32>, i32, i32) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f132(%[[ARG0:[^ ]+]]: vector<8xi32>, %[[ARG1:[^ ]+]]: vector<4xi16>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]] {reuseA = true, reuseB = true, scaleBType = 1 : i32} : (vector<8xi32>, vector<4xi16>, vector<8xf32>, i64, i64) -> vector<8xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f133(%[[ARG0:[^ ]+]]: vector<4xi16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.wmma.scale16.f32.32x16x128.f4 %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]] {fmtScaleA = 1 : i32, scaleAType = 1 : i32, scaleBType = 1 : i32} : (vector<4xi16>, i32, vector<8xf32>, i64, i64) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i1)>, linkage = #llvm.linkage<external>, sym_name = "f0", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG535:[^ ]+]]: i1):
// GENERIC-NEXT:     %[[V256:[^ ]+]] = "rocdl.ballot"(%[[ARG535]]) : (i1) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f1", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "rocdl.barrier"() : () -> ()
// GENERIC-NEXT:     %[[V248:[^ ]+]] = "rocdl.grid.dim.x"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> vector<4xi32>
// GENERIC-NEXT:     %[[V249:[^ ]+]] = "rocdl.grid.dim.y"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> vector<4xi32>
// GENERIC-NEXT:     %[[V250:[^ ]+]] = "rocdl.grid.dim.z"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> f32
// GENERIC-NEXT:     "rocdl.iglp.opt"() <{variant = 0 : i32}> : () -> ()
// GENERIC-NEXT:     "rocdl.s.barrier"() : () -> ()
// GENERIC-NEXT:     "rocdl.s.barrier.leave"() <{id = 0 : i16}> : () -> ()
// GENERIC-NEXT:     "rocdl.s.barrier.signal"() <{id = 0 : i32}> : () -> ()
// GENERIC-NEXT:     %[[V251:[^ ]+]] = "rocdl.s.barrier.signal.isfirst"() <{id = 0 : i32}> : () -> i1
// GENERIC-NEXT:     "rocdl.s.barrier.wait"() <{id = 0 : i16}> : () -> ()
// GENERIC-NEXT:     %[[V252:[^ ]+]] = "rocdl.s.get.barrier.state"() <{id = 1 : i32}> : () -> i32
// GENERIC-NEXT:     "rocdl.s.nop"() <{count = 0 : i16}> : () -> ()
// GENERIC-NEXT:     "rocdl.s.setprio"() <{priority = 0 : i16}> : () -> ()
// GENERIC-NEXT:     "rocdl.s.sleep"() <{count = 1 : i32}> : () -> ()
// GENERIC-NEXT:     "rocdl.s.wait.asynccnt"() <{count = 0 : i16}> : () -> ()
// GENERIC-NEXT:     "rocdl.s.wait.dscnt"() <{count = 3 : i16}> : () -> ()
// GENERIC-NEXT:     "rocdl.s.wait.expcnt"() <{count = 3 : i16}> : () -> ()
// GENERIC-NEXT:     "rocdl.s.wait.loadcnt"() <{count = 0 : i16}> : () -> ()
// GENERIC-NEXT:     "rocdl.s.wait.storecnt"() <{count = 3 : i16}> : () -> ()
// GENERIC-NEXT:     "rocdl.s.wait.tensorcnt"() <{count = 3 : i16}> : () -> ()
// GENERIC-NEXT:     "rocdl.s.waitcnt"() <{bitfield = 0 : i32}> : () -> ()
// GENERIC-NEXT:     "rocdl.sched.barrier"() <{mask = 1 : i32}> : () -> ()
// GENERIC-NEXT:     "rocdl.sched.group.barrier"() <{groupId = 0 : i32, mask = 1 : i32, size = 1 : i32}> : () -> ()
// GENERIC-NEXT:     %[[V253:[^ ]+]] = "rocdl.workgroup.dim.x"() : () -> !llvm.ptr
// GENERIC-NEXT:     %[[V254:[^ ]+]] = "rocdl.workgroup.dim.y"() : () -> !llvm.ptr
// GENERIC-NEXT:     %[[V255:[^ ]+]] = "rocdl.workgroup.dim.z"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<1>, ptr<3>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG532:[^ ]+]]: !llvm.ptr<1>, %[[ARG533:[^ ]+]]: !llvm.ptr<3>, %[[ARG534:[^ ]+]]: i32):
// GENERIC-NEXT:     "rocdl.cluster.load.async.to.lds.b128"(%[[ARG532]], %[[ARG533]], %[[ARG534]]) <{cpol = 0 : i32, offset = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// GENERIC-NEXT:     "rocdl.cluster.load.async.to.lds.b32"(%[[ARG532]], %[[ARG533]], %[[ARG534]]) <{cpol = 1 : i32, offset = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// GENERIC-NEXT:     "rocdl.cluster.load.async.to.lds.b64"(%[[ARG532]], %[[ARG533]], %[[ARG534]]) <{cpol = 0 : i32, offset = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// GENERIC-NEXT:     "rocdl.cluster.load.async.to.lds.b8"(%[[ARG532]], %[[ARG533]], %[[ARG534]]) <{cpol = 1 : i32, offset = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f64)>, linkage = #llvm.linkage<external>, sym_name = "f3", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG531:[^ ]+]]: f64):
// GENERIC-NEXT:     %[[V242:[^ ]+]] = "rocdl.cos"(%[[ARG531]]) : (f64) -> f64
// GENERIC-NEXT:     %[[V243:[^ ]+]] = "rocdl.exp"(%[[ARG531]]) : (f64) -> f64
// GENERIC-NEXT:     %[[V244:[^ ]+]] = "rocdl.exp2"(%[[ARG531]]) : (f64) -> f64
// GENERIC-NEXT:     %[[V245:[^ ]+]] = "rocdl.rcp"(%[[ARG531]]) : (f64) -> f32
// GENERIC-NEXT:     %[[V246:[^ ]+]] = "rocdl.sin"(%[[ARG531]]) : (f64) -> f64
// GENERIC-NEXT:     %[[V247:[^ ]+]] = "rocdl.sqrt"(%[[ARG531]]) : (f64) -> f64
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f4", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG530:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V237:[^ ]+]] = "rocdl.cvt.f32.bf8"(%[[ARG530]]) <{byteSel = 0 : i32}> : (i32) -> i32
// GENERIC-NEXT:     %[[V238:[^ ]+]] = "rocdl.cvt.f32.fp8"(%[[ARG530]]) <{byteSel = 1 : i32}> : (i32) -> f32
// GENERIC-NEXT:     %[[V239:[^ ]+]] = "rocdl.cvt.pk.f32.bf8"(%[[ARG530]]) <{wordSel = false}> : (i32) -> f32
// GENERIC-NEXT:     %[[V240:[^ ]+]] = "rocdl.cvt.pk.f32.fp8"(%[[ARG530]]) <{wordSel = false}> : (i32) -> i32
// GENERIC-NEXT:     %[[V241:[^ ]+]] = "rocdl.readfirstlane"(%[[ARG530]]) : (i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f5", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG527:[^ ]+]]: f32, %[[ARG528:[^ ]+]]: f32, %[[ARG529:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V235:[^ ]+]] = "rocdl.cvt.pk.bf8.f32"(%[[ARG527]], %[[ARG528]], %[[ARG529]]) <{wordSel = false}> : (f32, f32, i32) -> !llvm.ptr
// GENERIC-NEXT:     %[[V236:[^ ]+]] = "rocdl.cvt.pk.fp8.f32"(%[[ARG527]], %[[ARG528]], %[[ARG529]]) <{wordSel = false}> : (f32, f32, i32) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f6", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG525:[^ ]+]]: f32, %[[ARG526:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V234:[^ ]+]] = "rocdl.cvt.pkrtz"(%[[ARG525]], %[[ARG526]]) : (f32, f32) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<3xi32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f7", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG523:[^ ]+]]: vector<3xi32>, %[[ARG524:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V228:[^ ]+]] = "rocdl.cvt.scale.pk16.bf16.bf6"(%[[ARG523]], %[[ARG524]]) <{scaleSel = 0 : i32}> : (vector<3xi32>, i32) -> vector<16xbf16>
// GENERIC-NEXT:     %[[V229:[^ ]+]] = "rocdl.cvt.scale.pk16.bf16.fp6"(%[[ARG523]], %[[ARG524]]) <{scaleSel = 0 : i32}> : (vector<3xi32>, i32) -> vector<16xbf16>
// GENERIC-NEXT:     %[[V230:[^ ]+]] = "rocdl.cvt.scale.pk16.f16.bf6"(%[[ARG523]], %[[ARG524]]) <{scaleSel = 0 : i32}> : (vector<3xi32>, i32) -> vector<16xf16>
// GENERIC-NEXT:     %[[V231:[^ ]+]] = "rocdl.cvt.scale.pk16.f16.fp6"(%[[ARG523]], %[[ARG524]]) <{scaleSel = 0 : i32}> : (vector<3xi32>, i32) -> vector<16xf16>
// GENERIC-NEXT:     %[[V232:[^ ]+]] = "rocdl.cvt.scale.pk16.f32.bf6"(%[[ARG523]], %[[ARG524]]) <{scaleSel = 0 : i32}> : (vector<3xi32>, i32) -> vector<16xf32>
// GENERIC-NEXT:     %[[V233:[^ ]+]] = "rocdl.cvt.scale.pk16.f32.fp6"(%[[ARG523]], %[[ARG524]]) <{scaleSel = 0 : i32}> : (vector<3xi32>, i32) -> vector<16xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xi32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f8", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG521:[^ ]+]]: vector<2xi32>, %[[ARG522:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V222:[^ ]+]] = "rocdl.cvt.scale.pk8.bf16.bf8"(%[[ARG521]], %[[ARG522]]) <{scaleSel = 0 : i32}> : (vector<2xi32>, i32) -> vector<8xbf16>
// GENERIC-NEXT:     %[[V223:[^ ]+]] = "rocdl.cvt.scale.pk8.bf16.fp8"(%[[ARG521]], %[[ARG522]]) <{scaleSel = 0 : i32}> : (vector<2xi32>, i32) -> vector<8xbf16>
// GENERIC-NEXT:     %[[V224:[^ ]+]] = "rocdl.cvt.scale.pk8.f16.bf8"(%[[ARG521]], %[[ARG522]]) <{scaleSel = 1 : i32}> : (vector<2xi32>, i32) -> vector<8xf16>
// GENERIC-NEXT:     %[[V225:[^ ]+]] = "rocdl.cvt.scale.pk8.f16.fp8"(%[[ARG521]], %[[ARG522]]) <{scaleSel = 0 : i32}> : (vector<2xi32>, i32) -> vector<8xf16>
// GENERIC-NEXT:     %[[V226:[^ ]+]] = "rocdl.cvt.scale.pk8.f32.bf8"(%[[ARG521]], %[[ARG522]]) <{scaleSel = 0 : i32}> : (vector<2xi32>, i32) -> vector<8xf32>
// GENERIC-NEXT:     %[[V227:[^ ]+]] = "rocdl.cvt.scale.pk8.f32.fp8"(%[[ARG521]], %[[ARG522]]) <{scaleSel = 1 : i32}> : (vector<2xi32>, i32) -> vector<8xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f9", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG519:[^ ]+]]: i32, %[[ARG520:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V213:[^ ]+]] = "rocdl.cvt.scale.pk8.bf16.fp4"(%[[ARG519]], %[[ARG520]]) <{scaleSel = 0 : i32}> : (i32, i32) -> vector<8xbf16>
// GENERIC-NEXT:     %[[V214:[^ ]+]] = "rocdl.cvt.scale.pk8.f16.fp4"(%[[ARG519]], %[[ARG520]]) <{scaleSel = 0 : i32}> : (i32, i32) -> vector<8xf16>
// GENERIC-NEXT:     %[[V215:[^ ]+]] = "rocdl.cvt.scale.pk8.f32.fp4"(%[[ARG519]], %[[ARG520]]) <{scaleSel = 1 : i32}> : (i32, i32) -> vector<8xf32>
// GENERIC-NEXT:     %[[V216:[^ ]+]] = "rocdl.ds_bpermute"(%[[ARG519]], %[[ARG520]]) : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V217:[^ ]+]] = "rocdl.ds_swizzle"(%[[ARG519]], %[[ARG520]]) : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V218:[^ ]+]] = "rocdl.mbcnt.hi"(%[[ARG519]], %[[ARG520]]) : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V219:[^ ]+]] = "rocdl.mbcnt.lo"(%[[ARG519]], %[[ARG520]]) : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V220:[^ ]+]] = "rocdl.permlane16.swap"(%[[ARG519]], %[[ARG520]]) <{boundControl = false, fi = true}> : (i32, i32) -> !llvm.struct<(i32, i32)>
// GENERIC-NEXT:     %[[V221:[^ ]+]] = "rocdl.permlane32.swap"(%[[ARG519]], %[[ARG520]]) <{boundControl = false, fi = true}> : (i32, i32) -> !llvm.struct<(i32, i32)>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<16xf32>, vector<16xf32>, f32)>, linkage = #llvm.linkage<external>, sym_name = "f10", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG516:[^ ]+]]: vector<16xf32>, %[[ARG517:[^ ]+]]: vector<16xf32>, %[[ARG518:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V211:[^ ]+]] = "rocdl.cvt.scalef32.2xpk16.bf6.f32"(%[[ARG516]], %[[ARG517]], %[[ARG518]]) : (vector<16xf32>, vector<16xf32>, f32) -> vector<6xi32>
// GENERIC-NEXT:     %[[V212:[^ ]+]] = "rocdl.cvt.scalef32.2xpk16.fp6.f32"(%[[ARG516]], %[[ARG517]], %[[ARG518]]) : (vector<16xf32>, vector<16xf32>, f32) -> vector<6xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>, i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f11", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG513:[^ ]+]]: vector<2xf16>, %[[ARG514:[^ ]+]]: i32, %[[ARG515:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V209:[^ ]+]] = "rocdl.cvt.scalef32.f16.bf8"(%[[ARG513]], %[[ARG514]], %[[ARG515]]) <{dstLoHiSel = false, srcSelIndex = 0 : i32}> : (vector<2xf16>, i32, f32) -> vector<2xf16>
// GENERIC-NEXT:     %[[V210:[^ ]+]] = "rocdl.cvt.scalef32.f16.fp8"(%[[ARG513]], %[[ARG514]], %[[ARG515]]) <{dstLoHiSel = false, srcSelIndex = 1 : i32}> : (vector<2xf16>, i32, f32) -> vector<2xf16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f12", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG511:[^ ]+]]: i32, %[[ARG512:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V198:[^ ]+]] = "rocdl.cvt.scalef32.f32.bf8"(%[[ARG511]], %[[ARG512]]) <{srcSelIndex = 1 : i32}> : (i32, f32) -> f32
// GENERIC-NEXT:     %[[V199:[^ ]+]] = "rocdl.cvt.scalef32.f32.fp8"(%[[ARG511]], %[[ARG512]]) <{srcSelIndex = 0 : i32}> : (i32, f32) -> f32
// GENERIC-NEXT:     %[[V200:[^ ]+]] = "rocdl.cvt.scalef32.pk.bf16.bf8"(%[[ARG511]], %[[ARG512]]) <{srcLoHiSel = true}> : (i32, f32) -> vector<2xbf16>
// GENERIC-NEXT:     %[[V201:[^ ]+]] = "rocdl.cvt.scalef32.pk.bf16.fp4"(%[[ARG511]], %[[ARG512]]) <{srcSelIndex = 1 : i32}> : (i32, f32) -> vector<2xbf16>
// GENERIC-NEXT:     %[[V202:[^ ]+]] = "rocdl.cvt.scalef32.pk.bf16.fp8"(%[[ARG511]], %[[ARG512]]) <{srcLoHiSel = true}> : (i32, f32) -> vector<2xbf16>
// GENERIC-NEXT:     %[[V203:[^ ]+]] = "rocdl.cvt.scalef32.pk.f16.bf8"(%[[ARG511]], %[[ARG512]]) <{srcLoHiSel = false}> : (i32, f32) -> vector<2xf16>
// GENERIC-NEXT:     %[[V204:[^ ]+]] = "rocdl.cvt.scalef32.pk.f16.fp4"(%[[ARG511]], %[[ARG512]]) <{srcSelIndex = 0 : i32}> : (i32, f32) -> vector<2xf16>
// GENERIC-NEXT:     %[[V205:[^ ]+]] = "rocdl.cvt.scalef32.pk.f16.fp8"(%[[ARG511]], %[[ARG512]]) <{srcLoHiSel = false}> : (i32, f32) -> vector<2xf16>
// GENERIC-NEXT:     %[[V206:[^ ]+]] = "rocdl.cvt.scalef32.pk.f32.bf8"(%[[ARG511]], %[[ARG512]]) <{srcLoHiSel = false}> : (i32, f32) -> vector<2xf32>
// GENERIC-NEXT:     %[[V207:[^ ]+]] = "rocdl.cvt.scalef32.pk.f32.fp4"(%[[ARG511]], %[[ARG512]]) <{srcSelIndex = 0 : i32}> : (i32, f32) -> vector<2xf32>
// GENERIC-NEXT:     %[[V208:[^ ]+]] = "rocdl.cvt.scalef32.pk.f32.fp8"(%[[ARG511]], %[[ARG512]]) <{srcLoHiSel = false}> : (i32, f32) -> vector<2xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xi16>, vector<2xbf16>, f32)>, linkage = #llvm.linkage<external>, sym_name = "f13", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG508:[^ ]+]]: vector<2xi16>, %[[ARG509:[^ ]+]]: vector<2xbf16>, %[[ARG510:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V196:[^ ]+]] = "rocdl.cvt.scalef32.pk.bf8.bf16"(%[[ARG508]], %[[ARG509]], %[[ARG510]]) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xbf16>, f32) -> vector<2xi16>
// GENERIC-NEXT:     %[[V197:[^ ]+]] = "rocdl.cvt.scalef32.pk.fp8.bf16"(%[[ARG508]], %[[ARG509]], %[[ARG510]]) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xbf16>, f32) -> vector<2xi16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xi16>, vector<2xf16>, f32)>, linkage = #llvm.linkage<external>, sym_name = "f14", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG505:[^ ]+]]: vector<2xi16>, %[[ARG506:[^ ]+]]: vector<2xf16>, %[[ARG507:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V194:[^ ]+]] = "rocdl.cvt.scalef32.pk.bf8.f16"(%[[ARG505]], %[[ARG506]], %[[ARG507]]) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xf16>, f32) -> vector<2xi16>
// GENERIC-NEXT:     %[[V195:[^ ]+]] = "rocdl.cvt.scalef32.pk.fp8.f16"(%[[ARG505]], %[[ARG506]], %[[ARG507]]) <{dstLoHiSel = false}> : (vector<2xi16>, vector<2xf16>, f32) -> vector<2xi16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xi16>, f32, f32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f15", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG501:[^ ]+]]: vector<2xi16>, %[[ARG502:[^ ]+]]: f32, %[[ARG503:[^ ]+]]: f32, %[[ARG504:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V192:[^ ]+]] = "rocdl.cvt.scalef32.pk.bf8.f32"(%[[ARG501]], %[[ARG502]], %[[ARG503]], %[[ARG504]]) <{dstLoHiSel = false}> : (vector<2xi16>, f32, f32, f32) -> vector<2xi16>
// GENERIC-NEXT:     %[[V193:[^ ]+]] = "rocdl.cvt.scalef32.pk.fp8.f32"(%[[ARG501]], %[[ARG502]], %[[ARG503]], %[[ARG504]]) <{dstLoHiSel = false}> : (vector<2xi16>, f32, f32, f32) -> vector<2xi16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<2xbf16>, f32)>, linkage = #llvm.linkage<external>, sym_name = "f16", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG498:[^ ]+]]: i32, %[[ARG499:[^ ]+]]: vector<2xbf16>, %[[ARG500:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V191:[^ ]+]] = "rocdl.cvt.scalef32.pk.fp4.bf16"(%[[ARG498]], %[[ARG499]], %[[ARG500]]) <{dstSelIndex = 0 : i32}> : (i32, vector<2xbf16>, f32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<2xf16>, f32)>, linkage = #llvm.linkage<external>, sym_name = "f17", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG495:[^ ]+]]: i32, %[[ARG496:[^ ]+]]: vector<2xf16>, %[[ARG497:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V190:[^ ]+]] = "rocdl.cvt.scalef32.pk.fp4.f16"(%[[ARG495]], %[[ARG496]], %[[ARG497]]) <{dstSelIndex = 0 : i32}> : (i32, vector<2xf16>, f32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, f32, f32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f18", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG491:[^ ]+]]: i32, %[[ARG492:[^ ]+]]: f32, %[[ARG493:[^ ]+]]: f32, %[[ARG494:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V189:[^ ]+]] = "rocdl.cvt.scalef32.pk.fp4.f32"(%[[ARG491]], %[[ARG492]], %[[ARG493]], %[[ARG494]]) <{dstSelIndex = 1 : i32}> : (i32, f32, f32, f32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<16xbf16>, f32)>, linkage = #llvm.linkage<external>, sym_name = "f19", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG489:[^ ]+]]: vector<16xbf16>, %[[ARG490:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V187:[^ ]+]] = "rocdl.cvt.scalef32.pk16.bf6.bf16"(%[[ARG489]], %[[ARG490]]) : (vector<16xbf16>, f32) -> vector<3xi32>
// GENERIC-NEXT:     %[[V188:[^ ]+]] = "rocdl.cvt.scalef32.pk16.fp6.bf16"(%[[ARG489]], %[[ARG490]]) : (vector<16xbf16>, f32) -> vector<3xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<16xf16>, f32)>, linkage = #llvm.linkage<external>, sym_name = "f20", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG487:[^ ]+]]: vector<16xf16>, %[[ARG488:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V185:[^ ]+]] = "rocdl.cvt.scalef32.pk16.bf6.f16"(%[[ARG487]], %[[ARG488]]) : (vector<16xf16>, f32) -> vector<3xi32>
// GENERIC-NEXT:     %[[V186:[^ ]+]] = "rocdl.cvt.scalef32.pk16.fp6.f16"(%[[ARG487]], %[[ARG488]]) : (vector<16xf16>, f32) -> vector<3xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<16xf32>, f32)>, linkage = #llvm.linkage<external>, sym_name = "f21", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG485:[^ ]+]]: vector<16xf32>, %[[ARG486:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V183:[^ ]+]] = "rocdl.cvt.scalef32.pk16.bf6.f32"(%[[ARG485]], %[[ARG486]]) : (vector<16xf32>, f32) -> vector<3xi32>
// GENERIC-NEXT:     %[[V184:[^ ]+]] = "rocdl.cvt.scalef32.pk16.fp6.f32"(%[[ARG485]], %[[ARG486]]) : (vector<16xf32>, f32) -> vector<3xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<6xi32>, f32)>, linkage = #llvm.linkage<external>, sym_name = "f22", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG483:[^ ]+]]: vector<6xi32>, %[[ARG484:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V177:[^ ]+]] = "rocdl.cvt.scalef32.pk32.bf16.bf6"(%[[ARG483]], %[[ARG484]]) : (vector<6xi32>, f32) -> vector<32xbf16>
// GENERIC-NEXT:     %[[V178:[^ ]+]] = "rocdl.cvt.scalef32.pk32.bf16.fp6"(%[[ARG483]], %[[ARG484]]) : (vector<6xi32>, f32) -> vector<32xbf16>
// GENERIC-NEXT:     %[[V179:[^ ]+]] = "rocdl.cvt.scalef32.pk32.f16.bf6"(%[[ARG483]], %[[ARG484]]) : (vector<6xi32>, f32) -> vector<32xf16>
// GENERIC-NEXT:     %[[V180:[^ ]+]] = "rocdl.cvt.scalef32.pk32.f16.fp6"(%[[ARG483]], %[[ARG484]]) : (vector<6xi32>, f32) -> vector<32xf16>
// GENERIC-NEXT:     %[[V181:[^ ]+]] = "rocdl.cvt.scalef32.pk32.f32.bf6"(%[[ARG483]], %[[ARG484]]) : (vector<6xi32>, f32) -> vector<32xf32>
// GENERIC-NEXT:     %[[V182:[^ ]+]] = "rocdl.cvt.scalef32.pk32.f32.fp6"(%[[ARG483]], %[[ARG484]]) : (vector<6xi32>, f32) -> vector<32xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<32xbf16>, f32)>, linkage = #llvm.linkage<external>, sym_name = "f23", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG481:[^ ]+]]: vector<32xbf16>, %[[ARG482:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V175:[^ ]+]] = "rocdl.cvt.scalef32.pk32.bf6.bf16"(%[[ARG481]], %[[ARG482]]) : (vector<32xbf16>, f32) -> vector<6xi32>
// GENERIC-NEXT:     %[[V176:[^ ]+]] = "rocdl.cvt.scalef32.pk32.fp6.bf16"(%[[ARG481]], %[[ARG482]]) : (vector<32xbf16>, f32) -> vector<6xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<32xf16>, f32)>, linkage = #llvm.linkage<external>, sym_name = "f24", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG479:[^ ]+]]: vector<32xf16>, %[[ARG480:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V173:[^ ]+]] = "rocdl.cvt.scalef32.pk32.bf6.f16"(%[[ARG479]], %[[ARG480]]) : (vector<32xf16>, f32) -> vector<6xi32>
// GENERIC-NEXT:     %[[V174:[^ ]+]] = "rocdl.cvt.scalef32.pk32.fp6.f16"(%[[ARG479]], %[[ARG480]]) : (vector<32xf16>, f32) -> vector<6xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xbf16>, f32)>, linkage = #llvm.linkage<external>, sym_name = "f25", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG477:[^ ]+]]: vector<8xbf16>, %[[ARG478:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V170:[^ ]+]] = "rocdl.cvt.scalef32.pk8.bf8.bf16"(%[[ARG477]], %[[ARG478]]) : (vector<8xbf16>, f32) -> vector<2xi32>
// GENERIC-NEXT:     %[[V171:[^ ]+]] = "rocdl.cvt.scalef32.pk8.fp4.bf16"(%[[ARG477]], %[[ARG478]]) : (vector<8xbf16>, f32) -> i32
// GENERIC-NEXT:     %[[V172:[^ ]+]] = "rocdl.cvt.scalef32.pk8.fp8.bf16"(%[[ARG477]], %[[ARG478]]) : (vector<8xbf16>, f32) -> vector<2xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf16>, f32)>, linkage = #llvm.linkage<external>, sym_name = "f26", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG475:[^ ]+]]: vector<8xf16>, %[[ARG476:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V167:[^ ]+]] = "rocdl.cvt.scalef32.pk8.bf8.f16"(%[[ARG475]], %[[ARG476]]) : (vector<8xf16>, f32) -> vector<2xi32>
// GENERIC-NEXT:     %[[V168:[^ ]+]] = "rocdl.cvt.scalef32.pk8.fp4.f16"(%[[ARG475]], %[[ARG476]]) : (vector<8xf16>, f32) -> i32
// GENERIC-NEXT:     %[[V169:[^ ]+]] = "rocdl.cvt.scalef32.pk8.fp8.f16"(%[[ARG475]], %[[ARG476]]) : (vector<8xf16>, f32) -> vector<2xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf32>, f32)>, linkage = #llvm.linkage<external>, sym_name = "f27", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG473:[^ ]+]]: vector<8xf32>, %[[ARG474:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V164:[^ ]+]] = "rocdl.cvt.scalef32.pk8.bf8.f32"(%[[ARG473]], %[[ARG474]]) : (vector<8xf32>, f32) -> vector<2xi32>
// GENERIC-NEXT:     %[[V165:[^ ]+]] = "rocdl.cvt.scalef32.pk8.fp4.f32"(%[[ARG473]], %[[ARG474]]) : (vector<8xf32>, f32) -> i32
// GENERIC-NEXT:     %[[V166:[^ ]+]] = "rocdl.cvt.scalef32.pk8.fp8.f32"(%[[ARG473]], %[[ARG474]]) : (vector<8xf32>, f32) -> vector<2xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, bf16, i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f28", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG469:[^ ]+]]: i32, %[[ARG470:[^ ]+]]: bf16, %[[ARG471:[^ ]+]]: i32, %[[ARG472:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V162:[^ ]+]] = "rocdl.cvt.scalef32.sr.bf8.bf16"(%[[ARG469]], %[[ARG470]], %[[ARG471]], %[[ARG472]]) <{dstSelIndex = 0 : i32}> : (i32, bf16, i32, f32) -> i32
// GENERIC-NEXT:     %[[V163:[^ ]+]] = "rocdl.cvt.scalef32.sr.fp8.bf16"(%[[ARG469]], %[[ARG470]], %[[ARG471]], %[[ARG472]]) <{dstSelIndex = 1 : i32}> : (i32, bf16, i32, f32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, f16, i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f29", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG465:[^ ]+]]: i32, %[[ARG466:[^ ]+]]: f16, %[[ARG467:[^ ]+]]: i32, %[[ARG468:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V160:[^ ]+]] = "rocdl.cvt.scalef32.sr.bf8.f16"(%[[ARG465]], %[[ARG466]], %[[ARG467]], %[[ARG468]]) <{dstSelIndex = 0 : i32}> : (i32, f16, i32, f32) -> i32
// GENERIC-NEXT:     %[[V161:[^ ]+]] = "rocdl.cvt.scalef32.sr.fp8.f16"(%[[ARG465]], %[[ARG466]], %[[ARG467]], %[[ARG468]]) <{dstSelIndex = 0 : i32}> : (i32, f16, i32, f32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, f32, i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f30", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG461:[^ ]+]]: i32, %[[ARG462:[^ ]+]]: f32, %[[ARG463:[^ ]+]]: i32, %[[ARG464:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V158:[^ ]+]] = "rocdl.cvt.scalef32.sr.bf8.f32"(%[[ARG461]], %[[ARG462]], %[[ARG463]], %[[ARG464]]) <{dstSelIndex = 0 : i32}> : (i32, f32, i32, f32) -> i32
// GENERIC-NEXT:     %[[V159:[^ ]+]] = "rocdl.cvt.scalef32.sr.fp8.f32"(%[[ARG461]], %[[ARG462]], %[[ARG463]], %[[ARG464]]) <{dstSelIndex = 1 : i32}> : (i32, f32, i32, f32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<2xbf16>, i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f31", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG457:[^ ]+]]: i32, %[[ARG458:[^ ]+]]: vector<2xbf16>, %[[ARG459:[^ ]+]]: i32, %[[ARG460:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V157:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk.fp4.bf16"(%[[ARG457]], %[[ARG458]], %[[ARG459]], %[[ARG460]]) <{dstSelIndex = 0 : i32}> : (i32, vector<2xbf16>, i32, f32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<2xf16>, i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f32", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG453:[^ ]+]]: i32, %[[ARG454:[^ ]+]]: vector<2xf16>, %[[ARG455:[^ ]+]]: i32, %[[ARG456:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V156:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk.fp4.f16"(%[[ARG453]], %[[ARG454]], %[[ARG455]], %[[ARG456]]) <{dstSelIndex = 0 : i32}> : (i32, vector<2xf16>, i32, f32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<2xf32>, i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f33", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG449:[^ ]+]]: i32, %[[ARG450:[^ ]+]]: vector<2xf32>, %[[ARG451:[^ ]+]]: i32, %[[ARG452:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V155:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk.fp4.f32"(%[[ARG449]], %[[ARG450]], %[[ARG451]], %[[ARG452]]) <{dstSelIndex = 1 : i32}> : (i32, vector<2xf32>, i32, f32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<16xbf16>, i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f34", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG446:[^ ]+]]: vector<16xbf16>, %[[ARG447:[^ ]+]]: i32, %[[ARG448:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V153:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk16.bf6.bf16"(%[[ARG446]], %[[ARG447]], %[[ARG448]]) : (vector<16xbf16>, i32, f32) -> vector<3xi32>
// GENERIC-NEXT:     %[[V154:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk16.fp6.bf16"(%[[ARG446]], %[[ARG447]], %[[ARG448]]) : (vector<16xbf16>, i32, f32) -> vector<3xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<16xf16>, i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f35", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG443:[^ ]+]]: vector<16xf16>, %[[ARG444:[^ ]+]]: i32, %[[ARG445:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V151:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk16.bf6.f16"(%[[ARG443]], %[[ARG444]], %[[ARG445]]) : (vector<16xf16>, i32, f32) -> vector<3xi32>
// GENERIC-NEXT:     %[[V152:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk16.fp6.f16"(%[[ARG443]], %[[ARG444]], %[[ARG445]]) : (vector<16xf16>, i32, f32) -> vector<3xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<16xf32>, i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f36", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG440:[^ ]+]]: vector<16xf32>, %[[ARG441:[^ ]+]]: i32, %[[ARG442:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V149:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk16.bf6.f32"(%[[ARG440]], %[[ARG441]], %[[ARG442]]) : (vector<16xf32>, i32, f32) -> vector<3xi32>
// GENERIC-NEXT:     %[[V150:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk16.fp6.f32"(%[[ARG440]], %[[ARG441]], %[[ARG442]]) : (vector<16xf32>, i32, f32) -> vector<3xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<32xbf16>, i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f37", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG437:[^ ]+]]: vector<32xbf16>, %[[ARG438:[^ ]+]]: i32, %[[ARG439:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V147:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk32.bf6.bf16"(%[[ARG437]], %[[ARG438]], %[[ARG439]]) : (vector<32xbf16>, i32, f32) -> vector<6xi32>
// GENERIC-NEXT:     %[[V148:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk32.fp6.bf16"(%[[ARG437]], %[[ARG438]], %[[ARG439]]) : (vector<32xbf16>, i32, f32) -> vector<6xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<32xf16>, i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f38", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG434:[^ ]+]]: vector<32xf16>, %[[ARG435:[^ ]+]]: i32, %[[ARG436:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V145:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk32.bf6.f16"(%[[ARG434]], %[[ARG435]], %[[ARG436]]) : (vector<32xf16>, i32, f32) -> vector<6xi32>
// GENERIC-NEXT:     %[[V146:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk32.fp6.f16"(%[[ARG434]], %[[ARG435]], %[[ARG436]]) : (vector<32xf16>, i32, f32) -> vector<6xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<32xf32>, i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f39", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG431:[^ ]+]]: vector<32xf32>, %[[ARG432:[^ ]+]]: i32, %[[ARG433:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V143:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk32.bf6.f32"(%[[ARG431]], %[[ARG432]], %[[ARG433]]) : (vector<32xf32>, i32, f32) -> vector<6xi32>
// GENERIC-NEXT:     %[[V144:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk32.fp6.f32"(%[[ARG431]], %[[ARG432]], %[[ARG433]]) : (vector<32xf32>, i32, f32) -> vector<6xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xbf16>, i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f40", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG428:[^ ]+]]: vector<8xbf16>, %[[ARG429:[^ ]+]]: i32, %[[ARG430:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V140:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk8.bf8.bf16"(%[[ARG428]], %[[ARG429]], %[[ARG430]]) : (vector<8xbf16>, i32, f32) -> vector<2xi32>
// GENERIC-NEXT:     %[[V141:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk8.fp4.bf16"(%[[ARG428]], %[[ARG429]], %[[ARG430]]) : (vector<8xbf16>, i32, f32) -> i32
// GENERIC-NEXT:     %[[V142:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk8.fp8.bf16"(%[[ARG428]], %[[ARG429]], %[[ARG430]]) : (vector<8xbf16>, i32, f32) -> vector<2xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf16>, i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f41", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG425:[^ ]+]]: vector<8xf16>, %[[ARG426:[^ ]+]]: i32, %[[ARG427:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V137:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk8.bf8.f16"(%[[ARG425]], %[[ARG426]], %[[ARG427]]) : (vector<8xf16>, i32, f32) -> vector<2xi32>
// GENERIC-NEXT:     %[[V138:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk8.fp4.f16"(%[[ARG425]], %[[ARG426]], %[[ARG427]]) : (vector<8xf16>, i32, f32) -> i32
// GENERIC-NEXT:     %[[V139:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk8.fp8.f16"(%[[ARG425]], %[[ARG426]], %[[ARG427]]) : (vector<8xf16>, i32, f32) -> vector<2xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf32>, i32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f42", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG422:[^ ]+]]: vector<8xf32>, %[[ARG423:[^ ]+]]: i32, %[[ARG424:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V134:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk8.bf8.f32"(%[[ARG422]], %[[ARG423]], %[[ARG424]]) : (vector<8xf32>, i32, f32) -> vector<2xi32>
// GENERIC-NEXT:     %[[V135:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk8.fp4.f32"(%[[ARG422]], %[[ARG423]], %[[ARG424]]) : (vector<8xf32>, i32, f32) -> i32
// GENERIC-NEXT:     %[[V136:[^ ]+]] = "rocdl.cvt.scalef32.sr.pk8.fp8.f32"(%[[ARG422]], %[[ARG423]], %[[ARG424]]) : (vector<8xf32>, i32, f32) -> vector<2xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f43", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG419:[^ ]+]]: f32, %[[ARG420:[^ ]+]]: i32, %[[ARG421:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V132:[^ ]+]] = "rocdl.cvt.sr.bf8.f32"(%[[ARG419]], %[[ARG420]], %[[ARG421]]) <{byteSel = 1 : i32}> : (f32, i32, i32) -> i32
// GENERIC-NEXT:     %[[V133:[^ ]+]] = "rocdl.cvt.sr.fp8.f32"(%[[ARG419]], %[[ARG420]], %[[ARG421]]) <{byteSel = 1 : i32}> : (f32, i32, i32) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "f44", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG418:[^ ]+]]: !llvm.ptr<3>):
// GENERIC-NEXT:     "rocdl.ds.atomic.async.barrier.arrive.b64"(%[[ARG418]]) : (!llvm.ptr<3>) -> ()
// GENERIC-NEXT:     %[[V123:[^ ]+]] = "rocdl.ds.load.tr16.b128"(%[[ARG418]]) : (!llvm.ptr<3>) -> f32
// GENERIC-NEXT:     %[[V124:[^ ]+]] = "rocdl.ds.load.tr4.b64"(%[[ARG418]]) : (!llvm.ptr<3>) -> f32
// GENERIC-NEXT:     %[[V125:[^ ]+]] = "rocdl.ds.load.tr6.b96"(%[[ARG418]]) : (!llvm.ptr<3>) -> i32
// GENERIC-NEXT:     %[[V126:[^ ]+]] = "rocdl.ds.load.tr8.b64"(%[[ARG418]]) : (!llvm.ptr<3>) -> f32
// GENERIC-NEXT:     %[[V127:[^ ]+]] = "rocdl.ds.read.tr16.b64"(%[[ARG418]]) : (!llvm.ptr<3>) -> i32
// GENERIC-NEXT:     %[[V128:[^ ]+]] = "rocdl.ds.read.tr4.b64"(%[[ARG418]]) : (!llvm.ptr<3>) -> f32
// GENERIC-NEXT:     %[[V129:[^ ]+]] = "rocdl.ds.read.tr6.b96"(%[[ARG418]]) : (!llvm.ptr<3>) -> i32
// GENERIC-NEXT:     %[[V130:[^ ]+]] = "rocdl.ds.read.tr8.b64"(%[[ARG418]]) : (!llvm.ptr<3>) -> f32
// GENERIC-NEXT:     "rocdl.s.barrier.init"(%[[ARG418]]) <{memberCnt = 0 : i32}> : (!llvm.ptr<3>) -> ()
// GENERIC-NEXT:     "rocdl.s.barrier.join"(%[[ARG418]]) : (!llvm.ptr<3>) -> ()
// GENERIC-NEXT:     "rocdl.s.barrier.signal.var"(%[[ARG418]]) <{memberCnt = 0 : i32}> : (!llvm.ptr<3>) -> ()
// GENERIC-NEXT:     %[[V131:[^ ]+]] = "rocdl.s.get.named.barrier.state"(%[[ARG418]]) : (!llvm.ptr<3>) -> i32
// GENERIC-NEXT:     "rocdl.s.wakeup.barrier"(%[[ARG418]]) : (!llvm.ptr<3>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, i64)>, linkage = #llvm.linkage<external>, sym_name = "f45", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG416:[^ ]+]]: !llvm.ptr<3>, %[[ARG417:[^ ]+]]: i64):
// GENERIC-NEXT:     %[[V122:[^ ]+]] = "rocdl.ds.atomic.barrier.arrive.rtn.b64"(%[[ARG416]], %[[ARG417]]) : (!llvm.ptr<3>, i64) -> i64
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "f46", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG415:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "rocdl.flat.prefetch"(%[[ARG415]]) <{scope = 1 : i32}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<1>, ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "f47", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG413:[^ ]+]]: !llvm.ptr<1>, %[[ARG414:[^ ]+]]: !llvm.ptr<3>):
// GENERIC-NEXT:     "rocdl.global.load.async.to.lds.b128"(%[[ARG413]], %[[ARG414]]) <{aux = 1 : i32, offset = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// GENERIC-NEXT:     "rocdl.global.load.async.to.lds.b32"(%[[ARG413]], %[[ARG414]]) <{aux = 1 : i32, offset = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// GENERIC-NEXT:     "rocdl.global.load.async.to.lds.b64"(%[[ARG413]], %[[ARG414]]) <{aux = 0 : i32, offset = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// GENERIC-NEXT:     "rocdl.global.load.async.to.lds.b8"(%[[ARG413]], %[[ARG414]]) <{aux = 1 : i32, offset = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// GENERIC-NEXT:     "rocdl.global.load.lds"(%[[ARG413]], %[[ARG414]]) <{aux = 0 : i32, offset = 1 : i32, size = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<1>)>, linkage = #llvm.linkage<external>, sym_name = "f48", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG412:[^ ]+]]: !llvm.ptr<1>):
// GENERIC-NEXT:     %[[V118:[^ ]+]] = "rocdl.global.load.tr.b128"(%[[ARG412]]) : (!llvm.ptr<1>) -> !llvm.ptr
// GENERIC-NEXT:     %[[V119:[^ ]+]] = "rocdl.global.load.tr.b64"(%[[ARG412]]) : (!llvm.ptr<1>) -> i32
// GENERIC-NEXT:     %[[V120:[^ ]+]] = "rocdl.global.load.tr4.b64"(%[[ARG412]]) : (!llvm.ptr<1>) -> vector<4xi32>
// GENERIC-NEXT:     %[[V121:[^ ]+]] = "rocdl.global.load.tr6.b96"(%[[ARG412]]) : (!llvm.ptr<1>) -> f32
// GENERIC-NEXT:     "rocdl.global.prefetch"(%[[ARG412]]) <{scope = 0 : i32}> : (!llvm.ptr<1>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "f49", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG410:[^ ]+]]: !llvm.ptr, %[[ARG411:[^ ]+]]: !llvm.ptr<3>):
// GENERIC-NEXT:     "rocdl.load.to.lds"(%[[ARG410]], %[[ARG411]]) <{aux = 1 : i32, offset = 0 : i32, size = 0 : i32}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32)>, linkage = #llvm.linkage<external>, sym_name = "f50", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG409:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V116:[^ ]+]] = "rocdl.log"(%[[ARG409]]) : (f32) -> f32
// GENERIC-NEXT:     %[[V117:[^ ]+]] = "rocdl.tanh"(%[[ARG409]]) : (f32) -> f64
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i16, i64, i32)>, linkage = #llvm.linkage<external>, sym_name = "f51", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG405:[^ ]+]]: !llvm.ptr, %[[ARG406:[^ ]+]]: i16, %[[ARG407:[^ ]+]]: i64, %[[ARG408:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V115:[^ ]+]] = "rocdl.make.buffer.rsrc"(%[[ARG405]], %[[ARG406]], %[[ARG407]], %[[ARG408]]) : (!llvm.ptr, i16, i64, i32) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>, vector<4xi32>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f52", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG399:[^ ]+]]: i32, %[[ARG400:[^ ]+]]: vector<4xi32>, %[[ARG401:[^ ]+]]: vector<4xi32>, %[[ARG402:[^ ]+]]: i32, %[[ARG403:[^ ]+]]: i32, %[[ARG404:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V113:[^ ]+]] = "rocdl.mfma.f32.16x16x16bf16.1k"(%[[ARG399]], %[[ARG400]], %[[ARG401]], %[[ARG402]], %[[ARG403]], %[[ARG404]]) : (i32, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> !llvm.ptr
// GENERIC-NEXT:     %[[V114:[^ ]+]] = "rocdl.mfma.f32.16x16x32.f16"(%[[ARG399]], %[[ARG400]], %[[ARG401]], %[[ARG402]], %[[ARG403]], %[[ARG404]]) : (i32, vector<4xi32>, vector<4xi32>, i32, i32, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, i32, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f53", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG393:[^ ]+]]: i32, %[[ARG394:[^ ]+]]: i32, %[[ARG395:[^ ]+]]: i32, %[[ARG396:[^ ]+]]: i32, %[[ARG397:[^ ]+]]: i32, %[[ARG398:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V108:[^ ]+]] = "rocdl.mfma.f32.16x16x16f16"(%[[ARG393]], %[[ARG394]], %[[ARG395]], %[[ARG396]], %[[ARG397]], %[[ARG398]]) : (i32, i32, i32, i32, i32, i32) -> !llvm.ptr
// GENERIC-NEXT:     %[[V109:[^ ]+]] = "rocdl.mfma.f32.32x32x2f32"(%[[ARG393]], %[[ARG394]], %[[ARG395]], %[[ARG396]], %[[ARG397]], %[[ARG398]]) : (i32, i32, i32, i32, i32, i32) -> vector<4xi32>
// GENERIC-NEXT:     %[[V110:[^ ]+]] = "rocdl.mfma.f64.16x16x4f64"(%[[ARG393]], %[[ARG394]], %[[ARG395]], %[[ARG396]], %[[ARG397]], %[[ARG398]]) : (i32, i32, i32, i32, i32, i32) -> vector<4xi32>
// GENERIC-NEXT:     %[[V111:[^ ]+]] = "rocdl.mfma.i32.16x16x16i8"(%[[ARG393]], %[[ARG394]], %[[ARG395]], %[[ARG396]], %[[ARG397]], %[[ARG398]]) : (i32, i32, i32, i32, i32, i32) -> vector<4xi32>
// GENERIC-NEXT:     %[[V112:[^ ]+]] = "rocdl.mfma.i32.4x4x4i8"(%[[ARG393]], %[[ARG394]], %[[ARG395]], %[[ARG396]], %[[ARG397]], %[[ARG398]]) : (i32, i32, i32, i32, i32, i32) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<16xf32>, i32, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f54", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG387:[^ ]+]]: i32, %[[ARG388:[^ ]+]]: vector<16xf32>, %[[ARG389:[^ ]+]]: i32, %[[ARG390:[^ ]+]]: i32, %[[ARG391:[^ ]+]]: i32, %[[ARG392:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V107:[^ ]+]] = "rocdl.mfma.f32.16x16x1f32"(%[[ARG387]], %[[ARG388]], %[[ARG389]], %[[ARG390]], %[[ARG391]], %[[ARG392]]) : (i32, vector<16xf32>, i32, i32, i32, i32) -> f32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<16xf32>, vector<16xf32>, i32, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f55", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG381:[^ ]+]]: vector<16xf32>, %[[ARG382:[^ ]+]]: vector<16xf32>, %[[ARG383:[^ ]+]]: i32, %[[ARG384:[^ ]+]]: i32, %[[ARG385:[^ ]+]]: i32, %[[ARG386:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V105:[^ ]+]] = "rocdl.mfma.f32.16x16x2bf16"(%[[ARG381]], %[[ARG382]], %[[ARG383]], %[[ARG384]], %[[ARG385]], %[[ARG386]]) : (vector<16xf32>, vector<16xf32>, i32, i32, i32, i32) -> f32
// GENERIC-NEXT:     %[[V106:[^ ]+]] = "rocdl.smfmac.i32.32x32x32.i8"(%[[ARG381]], %[[ARG382]], %[[ARG383]], %[[ARG384]], %[[ARG385]], %[[ARG386]]) : (vector<16xf32>, vector<16xf32>, i32, i32, i32, i32) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf16>, vector<16xf32>, i32, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f56", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG375:[^ ]+]]: vector<8xf16>, %[[ARG376:[^ ]+]]: vector<16xf32>, %[[ARG377:[^ ]+]]: i32, %[[ARG378:[^ ]+]]: i32, %[[ARG379:[^ ]+]]: i32, %[[ARG380:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V104:[^ ]+]] = "rocdl.mfma.f32.16x16x32.bf16"(%[[ARG375]], %[[ARG376]], %[[ARG377]], %[[ARG378]], %[[ARG379]], %[[ARG380]]) : (vector<8xf16>, vector<16xf32>, i32, i32, i32, i32) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64, i64, vector<8xf16>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f57", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG369:[^ ]+]]: i64, %[[ARG370:[^ ]+]]: i64, %[[ARG371:[^ ]+]]: vector<8xf16>, %[[ARG372:[^ ]+]]: i32, %[[ARG373:[^ ]+]]: i32, %[[ARG374:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V99:[^ ]+]] = "rocdl.mfma.f32.16x16x32.bf8.bf8"(%[[ARG369]], %[[ARG370]], %[[ARG371]], %[[ARG372]], %[[ARG373]], %[[ARG374]]) : (i64, i64, vector<8xf16>, i32, i32, i32) -> !llvm.ptr
// GENERIC-NEXT:     %[[V100:[^ ]+]] = "rocdl.mfma.f32.16x16x32.fp8.fp8"(%[[ARG369]], %[[ARG370]], %[[ARG371]], %[[ARG372]], %[[ARG373]], %[[ARG374]]) : (i64, i64, vector<8xf16>, i32, i32, i32) -> i32
// GENERIC-NEXT:     %[[V101:[^ ]+]] = "rocdl.mfma.f32.32x32x16.bf8.bf8"(%[[ARG369]], %[[ARG370]], %[[ARG371]], %[[ARG372]], %[[ARG373]], %[[ARG374]]) : (i64, i64, vector<8xf16>, i32, i32, i32) -> f32
// GENERIC-NEXT:     %[[V102:[^ ]+]] = "rocdl.mfma.i32.16x16x32.i8"(%[[ARG369]], %[[ARG370]], %[[ARG371]], %[[ARG372]], %[[ARG373]], %[[ARG374]]) : (i64, i64, vector<8xf16>, i32, i32, i32) -> f32
// GENERIC-NEXT:     %[[V103:[^ ]+]] = "rocdl.mfma.i32.32x32x16.i8"(%[[ARG369]], %[[ARG370]], %[[ARG371]], %[[ARG372]], %[[ARG373]], %[[ARG374]]) : (i64, i64, vector<8xf16>, i32, i32, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64, i64, vector<16xf32>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f58", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG363:[^ ]+]]: i64, %[[ARG364:[^ ]+]]: i64, %[[ARG365:[^ ]+]]: vector<16xf32>, %[[ARG366:[^ ]+]]: i32, %[[ARG367:[^ ]+]]: i32, %[[ARG368:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V98:[^ ]+]] = "rocdl.mfma.f32.16x16x32.bf8.fp8"(%[[ARG363]], %[[ARG364]], %[[ARG365]], %[[ARG366]], %[[ARG367]], %[[ARG368]]) : (i64, i64, vector<16xf32>, i32, i32, i32) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64, i64, i32, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f59", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG357:[^ ]+]]: i64, %[[ARG358:[^ ]+]]: i64, %[[ARG359:[^ ]+]]: i32, %[[ARG360:[^ ]+]]: i32, %[[ARG361:[^ ]+]]: i32, %[[ARG362:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V96:[^ ]+]] = "rocdl.mfma.f32.16x16x32.fp8.bf8"(%[[ARG357]], %[[ARG358]], %[[ARG359]], %[[ARG360]], %[[ARG361]], %[[ARG362]]) : (i64, i64, i32, i32, i32, i32) -> f32
// GENERIC-NEXT:     %[[V97:[^ ]+]] = "rocdl.mfma.f32.32x32x16.fp8.bf8"(%[[ARG357]], %[[ARG358]], %[[ARG359]], %[[ARG360]], %[[ARG361]], %[[ARG362]]) : (i64, i64, i32, i32, i32, i32) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<8xf16>, vector<8xf16>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f60", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG351:[^ ]+]]: vector<4xi32>, %[[ARG352:[^ ]+]]: vector<8xf16>, %[[ARG353:[^ ]+]]: vector<8xf16>, %[[ARG354:[^ ]+]]: i32, %[[ARG355:[^ ]+]]: i32, %[[ARG356:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V94:[^ ]+]] = "rocdl.mfma.f32.16x16x4bf16.1k"(%[[ARG351]], %[[ARG352]], %[[ARG353]], %[[ARG354]], %[[ARG355]], %[[ARG356]]) : (vector<4xi32>, vector<8xf16>, vector<8xf16>, i32, i32, i32) -> !llvm.ptr
// GENERIC-NEXT:     %[[V95:[^ ]+]] = "rocdl.mfma.f64.4x4x4f64"(%[[ARG351]], %[[ARG352]], %[[ARG353]], %[[ARG354]], %[[ARG355]], %[[ARG356]]) : (vector<4xi32>, vector<8xf16>, vector<8xf16>, i32, i32, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<16xf32>, vector<8xf16>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f61", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG345:[^ ]+]]: i32, %[[ARG346:[^ ]+]]: vector<16xf32>, %[[ARG347:[^ ]+]]: vector<8xf16>, %[[ARG348:[^ ]+]]: i32, %[[ARG349:[^ ]+]]: i32, %[[ARG350:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V92:[^ ]+]] = "rocdl.mfma.f32.16x16x4f16"(%[[ARG345]], %[[ARG346]], %[[ARG347]], %[[ARG348]], %[[ARG349]], %[[ARG350]]) : (i32, vector<16xf32>, vector<8xf16>, i32, i32, i32) -> vector<4xi32>
// GENERIC-NEXT:     %[[V93:[^ ]+]] = "rocdl.mfma.f32.16x16x8.xf32"(%[[ARG345]], %[[ARG346]], %[[ARG347]], %[[ARG348]], %[[ARG349]], %[[ARG350]]) : (i32, vector<16xf32>, vector<8xf16>, i32, i32, i32) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<16xf32>, vector<16xf32>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f62", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG339:[^ ]+]]: i32, %[[ARG340:[^ ]+]]: vector<16xf32>, %[[ARG341:[^ ]+]]: vector<16xf32>, %[[ARG342:[^ ]+]]: i32, %[[ARG343:[^ ]+]]: i32, %[[ARG344:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V90:[^ ]+]] = "rocdl.mfma.f32.16x16x4f32"(%[[ARG339]], %[[ARG340]], %[[ARG341]], %[[ARG342]], %[[ARG343]], %[[ARG344]]) : (i32, vector<16xf32>, vector<16xf32>, i32, i32, i32) -> !llvm.ptr
// GENERIC-NEXT:     %[[V91:[^ ]+]] = "rocdl.smfmac.f32.16x16x64.bf16"(%[[ARG339]], %[[ARG340]], %[[ARG341]], %[[ARG342]], %[[ARG343]], %[[ARG344]]) : (i32, vector<16xf32>, vector<16xf32>, i32, i32, i32) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf16>, vector<4xi32>, vector<8xf16>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f63", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG333:[^ ]+]]: vector<8xf16>, %[[ARG334:[^ ]+]]: vector<4xi32>, %[[ARG335:[^ ]+]]: vector<8xf16>, %[[ARG336:[^ ]+]]: i32, %[[ARG337:[^ ]+]]: i32, %[[ARG338:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V87:[^ ]+]] = "rocdl.mfma.f32.16x16x8bf16"(%[[ARG333]], %[[ARG334]], %[[ARG335]], %[[ARG336]], %[[ARG337]], %[[ARG338]]) : (vector<8xf16>, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> i32
// GENERIC-NEXT:     %[[V88:[^ ]+]] = "rocdl.mfma.f32.32x32x16.f16"(%[[ARG333]], %[[ARG334]], %[[ARG335]], %[[ARG336]], %[[ARG337]], %[[ARG338]]) : (vector<8xf16>, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> vector<4xi32>
// GENERIC-NEXT:     %[[V89:[^ ]+]] = "rocdl.mfma.f32.4x4x4f16"(%[[ARG333]], %[[ARG334]], %[[ARG335]], %[[ARG336]], %[[ARG337]], %[[ARG338]]) : (vector<8xf16>, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<16xf32>, vector<8xf16>, vector<4xi32>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f64", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG327:[^ ]+]]: vector<16xf32>, %[[ARG328:[^ ]+]]: vector<8xf16>, %[[ARG329:[^ ]+]]: vector<4xi32>, %[[ARG330:[^ ]+]]: i32, %[[ARG331:[^ ]+]]: i32, %[[ARG332:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V86:[^ ]+]] = "rocdl.mfma.f32.32x32x16.bf16"(%[[ARG327]], %[[ARG328]], %[[ARG329]], %[[ARG330]], %[[ARG331]], %[[ARG332]]) : (vector<16xf32>, vector<8xf16>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64, i64, vector<4xi32>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f65", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG321:[^ ]+]]: i64, %[[ARG322:[^ ]+]]: i64, %[[ARG323:[^ ]+]]: vector<4xi32>, %[[ARG324:[^ ]+]]: i32, %[[ARG325:[^ ]+]]: i32, %[[ARG326:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V84:[^ ]+]] = "rocdl.mfma.f32.32x32x16.bf8.fp8"(%[[ARG321]], %[[ARG322]], %[[ARG323]], %[[ARG324]], %[[ARG325]], %[[ARG326]]) : (i64, i64, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
// GENERIC-NEXT:     %[[V85:[^ ]+]] = "rocdl.mfma.f32.32x32x16.fp8.fp8"(%[[ARG321]], %[[ARG322]], %[[ARG323]], %[[ARG324]], %[[ARG325]], %[[ARG326]]) : (i64, i64, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, i32, i32, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f66", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG315:[^ ]+]]: vector<4xi32>, %[[ARG316:[^ ]+]]: i32, %[[ARG317:[^ ]+]]: i32, %[[ARG318:[^ ]+]]: i32, %[[ARG319:[^ ]+]]: i32, %[[ARG320:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V83:[^ ]+]] = "rocdl.mfma.f32.32x32x1f32"(%[[ARG315]], %[[ARG316]], %[[ARG317]], %[[ARG318]], %[[ARG319]], %[[ARG320]]) : (vector<4xi32>, i32, i32, i32, i32, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<16xf32>, i32, vector<4xi32>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f67", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG309:[^ ]+]]: vector<16xf32>, %[[ARG310:[^ ]+]]: i32, %[[ARG311:[^ ]+]]: vector<4xi32>, %[[ARG312:[^ ]+]]: i32, %[[ARG313:[^ ]+]]: i32, %[[ARG314:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V81:[^ ]+]] = "rocdl.mfma.f32.32x32x2bf16"(%[[ARG309]], %[[ARG310]], %[[ARG311]], %[[ARG312]], %[[ARG313]], %[[ARG314]]) : (vector<16xf32>, i32, vector<4xi32>, i32, i32, i32) -> f32
// GENERIC-NEXT:     %[[V82:[^ ]+]] = "rocdl.smfmac.f32.16x16x64.fp8.fp8"(%[[ARG309]], %[[ARG310]], %[[ARG311]], %[[ARG312]], %[[ARG313]], %[[ARG314]]) : (vector<16xf32>, i32, vector<4xi32>, i32, i32, i32) -> f32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf16>, vector<4xi32>, i32, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f68", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG303:[^ ]+]]: vector<8xf16>, %[[ARG304:[^ ]+]]: vector<4xi32>, %[[ARG305:[^ ]+]]: i32, %[[ARG306:[^ ]+]]: i32, %[[ARG307:[^ ]+]]: i32, %[[ARG308:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V80:[^ ]+]] = "rocdl.mfma.f32.32x32x4.xf32"(%[[ARG303]], %[[ARG304]], %[[ARG305]], %[[ARG306]], %[[ARG307]], %[[ARG308]]) : (vector<8xf16>, vector<4xi32>, i32, i32, i32, i32) -> f32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf16>, vector<8xf16>, vector<4xi32>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f69", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG297:[^ ]+]]: vector<8xf16>, %[[ARG298:[^ ]+]]: vector<8xf16>, %[[ARG299:[^ ]+]]: vector<4xi32>, %[[ARG300:[^ ]+]]: i32, %[[ARG301:[^ ]+]]: i32, %[[ARG302:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V76:[^ ]+]] = "rocdl.mfma.f32.32x32x4bf16"(%[[ARG297]], %[[ARG298]], %[[ARG299]], %[[ARG300]], %[[ARG301]], %[[ARG302]]) : (vector<8xf16>, vector<8xf16>, vector<4xi32>, i32, i32, i32) -> f32
// GENERIC-NEXT:     %[[V77:[^ ]+]] = "rocdl.smfmac.f32.16x16x64.f16"(%[[ARG297]], %[[ARG298]], %[[ARG299]], %[[ARG300]], %[[ARG301]], %[[ARG302]]) : (vector<8xf16>, vector<8xf16>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
// GENERIC-NEXT:     %[[V78:[^ ]+]] = "rocdl.smfmac.f32.32x32x16.f16"(%[[ARG297]], %[[ARG298]], %[[ARG299]], %[[ARG300]], %[[ARG301]], %[[ARG302]]) : (vector<8xf16>, vector<8xf16>, vector<4xi32>, i32, i32, i32) -> f32
// GENERIC-NEXT:     %[[V79:[^ ]+]] = "rocdl.smfmac.f32.32x32x64.bf8.bf8"(%[[ARG297]], %[[ARG298]], %[[ARG299]], %[[ARG300]], %[[ARG301]], %[[ARG302]]) : (vector<8xf16>, vector<8xf16>, vector<4xi32>, i32, i32, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<16xf32>, vector<4xi32>, vector<8xf16>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f70", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG291:[^ ]+]]: vector<16xf32>, %[[ARG292:[^ ]+]]: vector<4xi32>, %[[ARG293:[^ ]+]]: vector<8xf16>, %[[ARG294:[^ ]+]]: i32, %[[ARG295:[^ ]+]]: i32, %[[ARG296:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V75:[^ ]+]] = "rocdl.mfma.f32.32x32x4bf16.1k"(%[[ARG291]], %[[ARG292]], %[[ARG293]], %[[ARG294]], %[[ARG295]], %[[ARG296]]) : (vector<16xf32>, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf16>, vector<4xi32>, vector<16xf32>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f71", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG285:[^ ]+]]: vector<8xf16>, %[[ARG286:[^ ]+]]: vector<4xi32>, %[[ARG287:[^ ]+]]: vector<16xf32>, %[[ARG288:[^ ]+]]: i32, %[[ARG289:[^ ]+]]: i32, %[[ARG290:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V74:[^ ]+]] = "rocdl.mfma.f32.32x32x4f16"(%[[ARG285]], %[[ARG286]], %[[ARG287]], %[[ARG288]], %[[ARG289]], %[[ARG290]]) : (vector<8xf16>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>, vector<8xf16>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f72", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG279:[^ ]+]]: i32, %[[ARG280:[^ ]+]]: vector<4xi32>, %[[ARG281:[^ ]+]]: vector<8xf16>, %[[ARG282:[^ ]+]]: i32, %[[ARG283:[^ ]+]]: i32, %[[ARG284:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V70:[^ ]+]] = "rocdl.mfma.f32.32x32x8bf16.1k"(%[[ARG279]], %[[ARG280]], %[[ARG281]], %[[ARG282]], %[[ARG283]], %[[ARG284]]) : (i32, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> f32
// GENERIC-NEXT:     %[[V71:[^ ]+]] = "rocdl.smfmac.f32.16x16x128.bf8.fp8"(%[[ARG279]], %[[ARG280]], %[[ARG281]], %[[ARG282]], %[[ARG283]], %[[ARG284]]) : (i32, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> f32
// GENERIC-NEXT:     %[[V72:[^ ]+]] = "rocdl.smfmac.f32.16x16x64.bf8.fp8"(%[[ARG279]], %[[ARG280]], %[[ARG281]], %[[ARG282]], %[[ARG283]], %[[ARG284]]) : (i32, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> !llvm.ptr
// GENERIC-NEXT:     %[[V73:[^ ]+]] = "rocdl.smfmac.f32.16x16x64.fp8.bf8"(%[[ARG279]], %[[ARG280]], %[[ARG281]], %[[ARG282]], %[[ARG283]], %[[ARG284]]) : (i32, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> f32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf16>, i32, vector<8xf16>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f73", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG273:[^ ]+]]: vector<8xf16>, %[[ARG274:[^ ]+]]: i32, %[[ARG275:[^ ]+]]: vector<8xf16>, %[[ARG276:[^ ]+]]: i32, %[[ARG277:[^ ]+]]: i32, %[[ARG278:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V68:[^ ]+]] = "rocdl.mfma.f32.32x32x8f16"(%[[ARG273]], %[[ARG274]], %[[ARG275]], %[[ARG276]], %[[ARG277]], %[[ARG278]]) : (vector<8xf16>, i32, vector<8xf16>, i32, i32, i32) -> !llvm.ptr
// GENERIC-NEXT:     %[[V69:[^ ]+]] = "rocdl.mfma.f32.4x4x2bf16"(%[[ARG273]], %[[ARG274]], %[[ARG275]], %[[ARG276]], %[[ARG277]], %[[ARG278]]) : (vector<8xf16>, i32, vector<8xf16>, i32, i32, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf16>, vector<8xf16>, vector<16xf32>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f74", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG267:[^ ]+]]: vector<8xf16>, %[[ARG268:[^ ]+]]: vector<8xf16>, %[[ARG269:[^ ]+]]: vector<16xf32>, %[[ARG270:[^ ]+]]: i32, %[[ARG271:[^ ]+]]: i32, %[[ARG272:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V67:[^ ]+]] = "rocdl.mfma.f32.4x4x1f32"(%[[ARG267]], %[[ARG268]], %[[ARG269]], %[[ARG270]], %[[ARG271]], %[[ARG272]]) : (vector<8xf16>, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>, i32, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f75", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG261:[^ ]+]]: i32, %[[ARG262:[^ ]+]]: vector<4xi32>, %[[ARG263:[^ ]+]]: i32, %[[ARG264:[^ ]+]]: i32, %[[ARG265:[^ ]+]]: i32, %[[ARG266:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V65:[^ ]+]] = "rocdl.mfma.f32.4x4x4bf16.1k"(%[[ARG261]], %[[ARG262]], %[[ARG263]], %[[ARG264]], %[[ARG265]], %[[ARG266]]) : (i32, vector<4xi32>, i32, i32, i32, i32) -> f32
// GENERIC-NEXT:     %[[V66:[^ ]+]] = "rocdl.smfmac.f32.32x32x32.fp8.fp8"(%[[ARG261]], %[[ARG262]], %[[ARG263]], %[[ARG264]], %[[ARG265]], %[[ARG266]]) : (i32, vector<4xi32>, i32, i32, i32, i32) -> f32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<8xf16>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f76", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG255:[^ ]+]]: i32, %[[ARG256:[^ ]+]]: i32, %[[ARG257:[^ ]+]]: vector<8xf16>, %[[ARG258:[^ ]+]]: i32, %[[ARG259:[^ ]+]]: i32, %[[ARG260:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V64:[^ ]+]] = "rocdl.mfma.i32.16x16x4i8"(%[[ARG255]], %[[ARG256]], %[[ARG257]], %[[ARG258]], %[[ARG259]], %[[ARG260]]) : (i32, i32, vector<8xf16>, i32, i32, i32) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<16xf32>, i32, i32, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f77", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG249:[^ ]+]]: vector<16xf32>, %[[ARG250:[^ ]+]]: i32, %[[ARG251:[^ ]+]]: i32, %[[ARG252:[^ ]+]]: i32, %[[ARG253:[^ ]+]]: i32, %[[ARG254:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V62:[^ ]+]] = "rocdl.mfma.i32.16x16x64.i8"(%[[ARG249]], %[[ARG250]], %[[ARG251]], %[[ARG252]], %[[ARG253]], %[[ARG254]]) : (vector<16xf32>, i32, i32, i32, i32, i32) -> i32
// GENERIC-NEXT:     %[[V63:[^ ]+]] = "rocdl.smfmac.f32.32x32x64.fp8.fp8"(%[[ARG249]], %[[ARG250]], %[[ARG251]], %[[ARG252]], %[[ARG253]], %[[ARG254]]) : (vector<16xf32>, i32, i32, i32, i32, i32) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<16xf32>, vector<4xi32>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f78", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG243:[^ ]+]]: i32, %[[ARG244:[^ ]+]]: vector<16xf32>, %[[ARG245:[^ ]+]]: vector<4xi32>, %[[ARG246:[^ ]+]]: i32, %[[ARG247:[^ ]+]]: i32, %[[ARG248:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V61:[^ ]+]] = "rocdl.mfma.i32.32x32x32.i8"(%[[ARG243]], %[[ARG244]], %[[ARG245]], %[[ARG246]], %[[ARG247]], %[[ARG248]]) : (i32, vector<16xf32>, vector<4xi32>, i32, i32, i32) -> f32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<16xf32>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f79", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG237:[^ ]+]]: i32, %[[ARG238:[^ ]+]]: i32, %[[ARG239:[^ ]+]]: vector<16xf32>, %[[ARG240:[^ ]+]]: i32, %[[ARG241:[^ ]+]]: i32, %[[ARG242:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V60:[^ ]+]] = "rocdl.mfma.i32.32x32x4i8"(%[[ARG237]], %[[ARG238]], %[[ARG239]], %[[ARG240]], %[[ARG241]], %[[ARG242]]) : (i32, i32, vector<16xf32>, i32, i32, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<4xi32>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f80", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG231:[^ ]+]]: i32, %[[ARG232:[^ ]+]]: i32, %[[ARG233:[^ ]+]]: vector<4xi32>, %[[ARG234:[^ ]+]]: i32, %[[ARG235:[^ ]+]]: i32, %[[ARG236:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V59:[^ ]+]] = "rocdl.mfma.i32.32x32x8i8"(%[[ARG231]], %[[ARG232]], %[[ARG233]], %[[ARG234]], %[[ARG235]], %[[ARG236]]) : (i32, i32, vector<4xi32>, i32, i32, i32) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi32>, vector<4xi32>, i32, i32, i32, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f81", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG222:[^ ]+]]: vector<4xi32>, %[[ARG223:[^ ]+]]: vector<4xi32>, %[[ARG224:[^ ]+]]: vector<4xi32>, %[[ARG225:[^ ]+]]: i32, %[[ARG226:[^ ]+]]: i32, %[[ARG227:[^ ]+]]: i32, %[[ARG228:[^ ]+]]: i32, %[[ARG229:[^ ]+]]: i32, %[[ARG230:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V58:[^ ]+]] = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"(%[[ARG222]], %[[ARG223]], %[[ARG224]], %[[ARG225]], %[[ARG226]], %[[ARG227]], %[[ARG228]], %[[ARG229]], %[[ARG230]]) : (vector<4xi32>, vector<4xi32>, vector<4xi32>, i32, i32, i32, i32, i32, i32) -> f32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>, i32, i32, i32, i32, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f82", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG213:[^ ]+]]: i32, %[[ARG214:[^ ]+]]: vector<4xi32>, %[[ARG215:[^ ]+]]: i32, %[[ARG216:[^ ]+]]: i32, %[[ARG217:[^ ]+]]: i32, %[[ARG218:[^ ]+]]: i32, %[[ARG219:[^ ]+]]: i32, %[[ARG220:[^ ]+]]: i32, %[[ARG221:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V57:[^ ]+]] = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%[[ARG213]], %[[ARG214]], %[[ARG215]], %[[ARG216]], %[[ARG217]], %[[ARG218]], %[[ARG219]], %[[ARG220]], %[[ARG221]]) : (i32, vector<4xi32>, i32, i32, i32, i32, i32, i32, i32) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, ptr<8>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f83", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG208:[^ ]+]]: f32, %[[ARG209:[^ ]+]]: !llvm.ptr<8>, %[[ARG210:[^ ]+]]: i32, %[[ARG211:[^ ]+]]: i32, %[[ARG212:[^ ]+]]: i32):
// GENERIC-NEXT:     "rocdl.raw.ptr.buffer.atomic.fadd"(%[[ARG208]], %[[ARG209]], %[[ARG210]], %[[ARG211]], %[[ARG212]]) : (f32, !llvm.ptr<8>, i32, i32, i32) -> ()
// GENERIC-NEXT:     "rocdl.raw.ptr.buffer.store"(%[[ARG208]], %[[ARG209]], %[[ARG210]], %[[ARG211]], %[[ARG212]]) : (f32, !llvm.ptr<8>, i32, i32, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr<8>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f84", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG203:[^ ]+]]: !llvm.ptr, %[[ARG204:[^ ]+]]: !llvm.ptr<8>, %[[ARG205:[^ ]+]]: i32, %[[ARG206:[^ ]+]]: i32, %[[ARG207:[^ ]+]]: i32):
// GENERIC-NEXT:     "rocdl.raw.ptr.buffer.atomic.fmax"(%[[ARG203]], %[[ARG204]], %[[ARG205]], %[[ARG206]], %[[ARG207]]) : (!llvm.ptr, !llvm.ptr<8>, i32, i32, i32) -> ()
// GENERIC-NEXT:     "rocdl.raw.ptr.buffer.atomic.smax"(%[[ARG203]], %[[ARG204]], %[[ARG205]], %[[ARG206]], %[[ARG207]]) : (!llvm.ptr, !llvm.ptr<8>, i32, i32, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ptr<8>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f85", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG198:[^ ]+]]: i32, %[[ARG199:[^ ]+]]: !llvm.ptr<8>, %[[ARG200:[^ ]+]]: i32, %[[ARG201:[^ ]+]]: i32, %[[ARG202:[^ ]+]]: i32):
// GENERIC-NEXT:     "rocdl.raw.ptr.buffer.atomic.umin"(%[[ARG198]], %[[ARG199]], %[[ARG200]], %[[ARG201]], %[[ARG202]]) : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<8>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f86", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG194:[^ ]+]]: !llvm.ptr<8>, %[[ARG195:[^ ]+]]: i32, %[[ARG196:[^ ]+]]: i32, %[[ARG197:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V56:[^ ]+]] = "rocdl.raw.ptr.buffer.load"(%[[ARG194]], %[[ARG195]], %[[ARG196]], %[[ARG197]]) : (!llvm.ptr<8>, i32, i32, i32) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<8>, ptr<3>, i32, i32, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f87", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG187:[^ ]+]]: !llvm.ptr<8>, %[[ARG188:[^ ]+]]: !llvm.ptr<3>, %[[ARG189:[^ ]+]]: i32, %[[ARG190:[^ ]+]]: i32, %[[ARG191:[^ ]+]]: i32, %[[ARG192:[^ ]+]]: i32, %[[ARG193:[^ ]+]]: i32):
// GENERIC-NEXT:     "rocdl.raw.ptr.buffer.load.lds"(%[[ARG187]], %[[ARG188]], %[[ARG189]], %[[ARG190]], %[[ARG191]], %[[ARG192]], %[[ARG193]]) : (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f88", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG185:[^ ]+]]: vector<4xi32>, %[[ARG186:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V55:[^ ]+]] = "rocdl.readlane"(%[[ARG185]], %[[ARG186]]) : (vector<4xi32>, i32) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<8xf16>, vector<4xi32>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f89", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG179:[^ ]+]]: i32, %[[ARG180:[^ ]+]]: vector<8xf16>, %[[ARG181:[^ ]+]]: vector<4xi32>, %[[ARG182:[^ ]+]]: i32, %[[ARG183:[^ ]+]]: i32, %[[ARG184:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V54:[^ ]+]] = "rocdl.smfmac.f32.16x16x128.bf8.bf8"(%[[ARG179]], %[[ARG180]], %[[ARG181]], %[[ARG182]], %[[ARG183]], %[[ARG184]]) : (i32, vector<8xf16>, vector<4xi32>, i32, i32, i32) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf16>, i32, vector<16xf32>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f90", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG173:[^ ]+]]: vector<8xf16>, %[[ARG174:[^ ]+]]: i32, %[[ARG175:[^ ]+]]: vector<16xf32>, %[[ARG176:[^ ]+]]: i32, %[[ARG177:[^ ]+]]: i32, %[[ARG178:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V53:[^ ]+]] = "rocdl.smfmac.f32.16x16x128.fp8.bf8"(%[[ARG173]], %[[ARG174]], %[[ARG175]], %[[ARG176]], %[[ARG177]], %[[ARG178]]) : (vector<8xf16>, i32, vector<16xf32>, i32, i32, i32) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>, vector<16xf32>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f91", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG167:[^ ]+]]: i32, %[[ARG168:[^ ]+]]: vector<4xi32>, %[[ARG169:[^ ]+]]: vector<16xf32>, %[[ARG170:[^ ]+]]: i32, %[[ARG171:[^ ]+]]: i32, %[[ARG172:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V50:[^ ]+]] = "rocdl.smfmac.f32.16x16x128.fp8.fp8"(%[[ARG167]], %[[ARG168]], %[[ARG169]], %[[ARG170]], %[[ARG171]], %[[ARG172]]) : (i32, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> i32
// GENERIC-NEXT:     %[[V51:[^ ]+]] = "rocdl.smfmac.f32.16x16x32.bf16"(%[[ARG167]], %[[ARG168]], %[[ARG169]], %[[ARG170]], %[[ARG171]], %[[ARG172]]) : (i32, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> f32
// GENERIC-NEXT:     %[[V52:[^ ]+]] = "rocdl.smfmac.i32.16x16x64.i8"(%[[ARG167]], %[[ARG168]], %[[ARG169]], %[[ARG170]], %[[ARG171]], %[[ARG172]]) : (i32, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf16>, i32, vector<4xi32>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f92", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG161:[^ ]+]]: vector<8xf16>, %[[ARG162:[^ ]+]]: i32, %[[ARG163:[^ ]+]]: vector<4xi32>, %[[ARG164:[^ ]+]]: i32, %[[ARG165:[^ ]+]]: i32, %[[ARG166:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V49:[^ ]+]] = "rocdl.smfmac.f32.16x16x32.f16"(%[[ARG161]], %[[ARG162]], %[[ARG163]], %[[ARG164]], %[[ARG165]], %[[ARG166]]) : (vector<8xf16>, i32, vector<4xi32>, i32, i32, i32) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<16xf32>, i32, vector<8xf16>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f93", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG155:[^ ]+]]: vector<16xf32>, %[[ARG156:[^ ]+]]: i32, %[[ARG157:[^ ]+]]: vector<8xf16>, %[[ARG158:[^ ]+]]: i32, %[[ARG159:[^ ]+]]: i32, %[[ARG160:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V48:[^ ]+]] = "rocdl.smfmac.f32.16x16x64.bf8.bf8"(%[[ARG155]], %[[ARG156]], %[[ARG157]], %[[ARG158]], %[[ARG159]], %[[ARG160]]) : (vector<16xf32>, i32, vector<8xf16>, i32, i32, i32) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<8xf16>, vector<16xf32>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f94", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG149:[^ ]+]]: i32, %[[ARG150:[^ ]+]]: vector<8xf16>, %[[ARG151:[^ ]+]]: vector<16xf32>, %[[ARG152:[^ ]+]]: i32, %[[ARG153:[^ ]+]]: i32, %[[ARG154:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V47:[^ ]+]] = "rocdl.smfmac.f32.32x32x16.bf16"(%[[ARG149]], %[[ARG150]], %[[ARG151]], %[[ARG152]], %[[ARG153]], %[[ARG154]]) : (i32, vector<8xf16>, vector<16xf32>, i32, i32, i32) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<16xf32>, i32, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f95", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG143:[^ ]+]]: vector<4xi32>, %[[ARG144:[^ ]+]]: vector<16xf32>, %[[ARG145:[^ ]+]]: i32, %[[ARG146:[^ ]+]]: i32, %[[ARG147:[^ ]+]]: i32, %[[ARG148:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V46:[^ ]+]] = "rocdl.smfmac.f32.32x32x32.bf16"(%[[ARG143]], %[[ARG144]], %[[ARG145]], %[[ARG146]], %[[ARG147]], %[[ARG148]]) : (vector<4xi32>, vector<16xf32>, i32, i32, i32, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<16xf32>, vector<8xf16>, vector<8xf16>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f96", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG137:[^ ]+]]: vector<16xf32>, %[[ARG138:[^ ]+]]: vector<8xf16>, %[[ARG139:[^ ]+]]: vector<8xf16>, %[[ARG140:[^ ]+]]: i32, %[[ARG141:[^ ]+]]: i32, %[[ARG142:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V45:[^ ]+]] = "rocdl.smfmac.f32.32x32x32.bf8.bf8"(%[[ARG137]], %[[ARG138]], %[[ARG139]], %[[ARG140]], %[[ARG141]], %[[ARG142]]) : (vector<16xf32>, vector<8xf16>, vector<8xf16>, i32, i32, i32) -> f32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<16xf32>, vector<16xf32>, vector<16xf32>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f97", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG131:[^ ]+]]: vector<16xf32>, %[[ARG132:[^ ]+]]: vector<16xf32>, %[[ARG133:[^ ]+]]: vector<16xf32>, %[[ARG134:[^ ]+]]: i32, %[[ARG135:[^ ]+]]: i32, %[[ARG136:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V44:[^ ]+]] = "rocdl.smfmac.f32.32x32x32.bf8.fp8"(%[[ARG131]], %[[ARG132]], %[[ARG133]], %[[ARG134]], %[[ARG135]], %[[ARG136]]) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i32, i32, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f98", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG125:[^ ]+]]: vector<4xi32>, %[[ARG126:[^ ]+]]: vector<4xi32>, %[[ARG127:[^ ]+]]: vector<16xf32>, %[[ARG128:[^ ]+]]: i32, %[[ARG129:[^ ]+]]: i32, %[[ARG130:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V42:[^ ]+]] = "rocdl.smfmac.f32.32x32x32.f16"(%[[ARG125]], %[[ARG126]], %[[ARG127]], %[[ARG128]], %[[ARG129]], %[[ARG130]]) : (vector<4xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> !llvm.ptr
// GENERIC-NEXT:     %[[V43:[^ ]+]] = "rocdl.smfmac.i32.16x16x128.i8"(%[[ARG125]], %[[ARG126]], %[[ARG127]], %[[ARG128]], %[[ARG129]], %[[ARG130]]) : (vector<4xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<16xf32>, i32, vector<16xf32>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f99", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG119:[^ ]+]]: vector<16xf32>, %[[ARG120:[^ ]+]]: i32, %[[ARG121:[^ ]+]]: vector<16xf32>, %[[ARG122:[^ ]+]]: i32, %[[ARG123:[^ ]+]]: i32, %[[ARG124:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V41:[^ ]+]] = "rocdl.smfmac.f32.32x32x32.fp8.bf8"(%[[ARG119]], %[[ARG120]], %[[ARG121]], %[[ARG122]], %[[ARG123]], %[[ARG124]]) : (vector<16xf32>, i32, vector<16xf32>, i32, i32, i32) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf16>, vector<16xf32>, vector<8xf16>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f100", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG113:[^ ]+]]: vector<8xf16>, %[[ARG114:[^ ]+]]: vector<16xf32>, %[[ARG115:[^ ]+]]: vector<8xf16>, %[[ARG116:[^ ]+]]: i32, %[[ARG117:[^ ]+]]: i32, %[[ARG118:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V40:[^ ]+]] = "rocdl.smfmac.f32.32x32x64.bf8.fp8"(%[[ARG113]], %[[ARG114]], %[[ARG115]], %[[ARG116]], %[[ARG117]], %[[ARG118]]) : (vector<8xf16>, vector<16xf32>, vector<8xf16>, i32, i32, i32) -> f32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi32>, vector<8xf16>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f101", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG107:[^ ]+]]: vector<4xi32>, %[[ARG108:[^ ]+]]: vector<4xi32>, %[[ARG109:[^ ]+]]: vector<8xf16>, %[[ARG110:[^ ]+]]: i32, %[[ARG111:[^ ]+]]: i32, %[[ARG112:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V39:[^ ]+]] = "rocdl.smfmac.f32.32x32x64.fp8.bf8"(%[[ARG107]], %[[ARG108]], %[[ARG109]], %[[ARG110]], %[[ARG111]], %[[ARG112]]) : (vector<4xi32>, vector<4xi32>, vector<8xf16>, i32, i32, i32) -> f32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<16xf32>, vector<16xf32>, vector<4xi32>, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f102", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG101:[^ ]+]]: vector<16xf32>, %[[ARG102:[^ ]+]]: vector<16xf32>, %[[ARG103:[^ ]+]]: vector<4xi32>, %[[ARG104:[^ ]+]]: i32, %[[ARG105:[^ ]+]]: i32, %[[ARG106:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V38:[^ ]+]] = "rocdl.smfmac.i32.32x32x64.i8"(%[[ARG101]], %[[ARG102]], %[[ARG103]], %[[ARG104]], %[[ARG105]], %[[ARG106]]) : (vector<16xf32>, vector<16xf32>, vector<4xi32>, i32, i32, i32) -> f32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "f103", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG97:[^ ]+]]: vector<4xi32>, %[[ARG98:[^ ]+]]: vector<8xi32>, %[[ARG99:[^ ]+]]: vector<4xi32>, %[[ARG100:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     "rocdl.tensor.load.to.lds"(%[[ARG97]], %[[ARG98]], %[[ARG99]], %[[ARG100]]) <{cachePolicy = 0 : i32}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
// GENERIC-NEXT:     "rocdl.tensor.store.from.lds"(%[[ARG97]], %[[ARG98]], %[[ARG99]], %[[ARG100]]) <{cachePolicy = 1 : i32}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<8xi32>)>, linkage = #llvm.linkage<external>, sym_name = "f104", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG95:[^ ]+]]: vector<4xi32>, %[[ARG96:[^ ]+]]: vector<8xi32>):
// GENERIC-NEXT:     "rocdl.tensor.load.to.lds.d2"(%[[ARG95]], %[[ARG96]]) <{cachePolicy = 0 : i32}> : (vector<4xi32>, vector<8xi32>) -> ()
// GENERIC-NEXT:     "rocdl.tensor.store.from.lds.d2"(%[[ARG95]], %[[ARG96]]) <{cachePolicy = 1 : i32}> : (vector<4xi32>, vector<8xi32>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<8xi32>)>, linkage = #llvm.linkage<external>, sym_name = "f105", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG92:[^ ]+]]: i32, %[[ARG93:[^ ]+]]: i32, %[[ARG94:[^ ]+]]: vector<8xi32>):
// GENERIC-NEXT:     %[[V37:[^ ]+]] = "rocdl.wmma.bf16.16x16x16.bf16"(%[[ARG92]], %[[ARG93]], %[[ARG94]]) <{opsel = false}> : (i32, i32, vector<8xi32>) -> vector<4xi16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xbf16>, vector<8xbf16>, vector<8xbf16>)>, linkage = #llvm.linkage<external>, sym_name = "f106", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG89:[^ ]+]]: vector<8xbf16>, %[[ARG90:[^ ]+]]: vector<8xbf16>, %[[ARG91:[^ ]+]]: vector<8xbf16>):
// GENERIC-NEXT:     %[[V36:[^ ]+]] = "rocdl.wmma.bf16.16x16x32.bf16"(%[[ARG89]], %[[ARG90]], %[[ARG91]]) <{modC = 0 : i16, reuseA = false, reuseB = false, signA = false, signB = false}> : (vector<8xbf16>, vector<8xbf16>, vector<8xbf16>) -> vector<8xbf16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xbf16>, vector<8xbf16>, vector<8xf32>)>, linkage = #llvm.linkage<external>, sym_name = "f107", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG86:[^ ]+]]: vector<8xbf16>, %[[ARG87:[^ ]+]]: vector<8xbf16>, %[[ARG88:[^ ]+]]: vector<8xf32>):
// GENERIC-NEXT:     %[[V35:[^ ]+]] = "rocdl.wmma.bf16f32.16x16x32.bf16"(%[[ARG86]], %[[ARG87]], %[[ARG88]]) <{modC = 3 : i16, reuseA = true, reuseB = false, signA = false, signB = false}> : (vector<8xbf16>, vector<8xbf16>, vector<8xf32>) -> vector<8xbf16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi16>, vector<4xi16>, vector<8xf16>)>, linkage = #llvm.linkage<external>, sym_name = "f108", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG83:[^ ]+]]: vector<4xi16>, %[[ARG84:[^ ]+]]: vector<4xi16>, %[[ARG85:[^ ]+]]: vector<8xf16>):
// GENERIC-NEXT:     %[[V34:[^ ]+]] = "rocdl.wmma.f16.16x16x128.bf8_bf8"(%[[ARG83]], %[[ARG84]], %[[ARG85]]) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (vector<4xi16>, vector<4xi16>, vector<8xf16>) -> vector<8xf16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi16>, vector<8xi32>, vector<8xf16>)>, linkage = #llvm.linkage<external>, sym_name = "f109", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG80:[^ ]+]]: vector<4xi16>, %[[ARG81:[^ ]+]]: vector<8xi32>, %[[ARG82:[^ ]+]]: vector<8xf16>):
// GENERIC-NEXT:     %[[V32:[^ ]+]] = "rocdl.wmma.f16.16x16x128.bf8_fp8"(%[[ARG80]], %[[ARG81]], %[[ARG82]]) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (vector<4xi16>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
// GENERIC-NEXT:     %[[V33:[^ ]+]] = "rocdl.wmma.f16.16x16x128.fp8_bf8"(%[[ARG80]], %[[ARG81]], %[[ARG82]]) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (vector<4xi16>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi16>, i32, vector<8xf16>)>, linkage = #llvm.linkage<external>, sym_name = "f110", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG77:[^ ]+]]: vector<4xi16>, %[[ARG78:[^ ]+]]: i32, %[[ARG79:[^ ]+]]: vector<8xf16>):
// GENERIC-NEXT:     %[[V31:[^ ]+]] = "rocdl.wmma.f16.16x16x128.fp8_fp8"(%[[ARG77]], %[[ARG78]], %[[ARG79]]) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (vector<4xi16>, i32, vector<8xf16>) -> vector<8xf16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf16>, vector<8xf16>, vector<8xf16>)>, linkage = #llvm.linkage<external>, sym_name = "f111", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG74:[^ ]+]]: vector<8xf16>, %[[ARG75:[^ ]+]]: vector<8xf16>, %[[ARG76:[^ ]+]]: vector<8xf16>):
// GENERIC-NEXT:     %[[V29:[^ ]+]] = "rocdl.wmma.f16.16x16x16.f16"(%[[ARG74]], %[[ARG75]], %[[ARG76]]) <{opsel = false}> : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
// GENERIC-NEXT:     %[[V30:[^ ]+]] = "rocdl.wmma.f16.16x16x32.f16"(%[[ARG74]], %[[ARG75]], %[[ARG76]]) <{modC = 0 : i16, reuseA = false, reuseB = false, signA = false, signB = false}> : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xi32>, vector<8xi32>, vector<8xf16>)>, linkage = #llvm.linkage<external>, sym_name = "f112", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG71:[^ ]+]]: vector<8xi32>, %[[ARG72:[^ ]+]]: vector<8xi32>, %[[ARG73:[^ ]+]]: vector<8xf16>):
// GENERIC-NEXT:     %[[V28:[^ ]+]] = "rocdl.wmma.f16.16x16x64.bf8_bf8"(%[[ARG71]], %[[ARG72]], %[[ARG73]]) <{modC = 0 : i16, reuseA = false, reuseB = true}> : (vector<8xi32>, vector<8xi32>, vector<8xf16>) -> vector<8xf16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi16>, vector<8xf16>)>, linkage = #llvm.linkage<external>, sym_name = "f113", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG68:[^ ]+]]: i32, %[[ARG69:[^ ]+]]: vector<4xi16>, %[[ARG70:[^ ]+]]: vector<8xf16>):
// GENERIC-NEXT:     %[[V25:[^ ]+]] = "rocdl.wmma.f16.16x16x64.bf8_fp8"(%[[ARG68]], %[[ARG69]], %[[ARG70]]) <{modC = 3 : i16, reuseA = false, reuseB = false}> : (i32, vector<4xi16>, vector<8xf16>) -> vector<8xf16>
// GENERIC-NEXT:     %[[V26:[^ ]+]] = "rocdl.wmma.f16.16x16x64.fp8_bf8"(%[[ARG68]], %[[ARG69]], %[[ARG70]]) <{modC = 3 : i16, reuseA = false, reuseB = false}> : (i32, vector<4xi16>, vector<8xf16>) -> vector<8xf16>
// GENERIC-NEXT:     %[[V27:[^ ]+]] = "rocdl.wmma.f16.16x16x64.fp8_fp8"(%[[ARG68]], %[[ARG69]], %[[ARG70]]) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (i32, vector<4xi16>, vector<8xf16>) -> vector<8xf16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xi32>, i32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "f114", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG65:[^ ]+]]: vector<8xi32>, %[[ARG66:[^ ]+]]: i32, %[[ARG67:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V23:[^ ]+]] = "rocdl.wmma.f32.16x16x128.bf8_bf8"(%[[ARG65]], %[[ARG66]], %[[ARG67]]) <{modC = 3 : i16, reuseA = true, reuseB = false}> : (vector<8xi32>, i32, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     %[[V24:[^ ]+]] = "rocdl.wmma.f32.16x16x128.fp8_fp8"(%[[ARG65]], %[[ARG66]], %[[ARG67]]) <{modC = 3 : i16, reuseA = false, reuseB = true}> : (vector<8xi32>, i32, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi16>, i32, vector<8xf32>)>, linkage = #llvm.linkage<external>, sym_name = "f115", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG62:[^ ]+]]: vector<4xi16>, %[[ARG63:[^ ]+]]: i32, %[[ARG64:[^ ]+]]: vector<8xf32>):
// GENERIC-NEXT:     %[[V22:[^ ]+]] = "rocdl.wmma.f32.16x16x128.bf8_fp8"(%[[ARG62]], %[[ARG63]], %[[ARG64]]) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (vector<4xi16>, i32, vector<8xf32>) -> vector<8xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi16>, vector<8xf32>)>, linkage = #llvm.linkage<external>, sym_name = "f116", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG59:[^ ]+]]: i32, %[[ARG60:[^ ]+]]: vector<4xi16>, %[[ARG61:[^ ]+]]: vector<8xf32>):
// GENERIC-NEXT:     %[[V21:[^ ]+]] = "rocdl.wmma.f32.16x16x128.fp8_bf8"(%[[ARG59]], %[[ARG60]], %[[ARG61]]) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (i32, vector<4xi16>, vector<8xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xi32>, i32, vector<8xf32>)>, linkage = #llvm.linkage<external>, sym_name = "f117", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG56:[^ ]+]]: vector<8xi32>, %[[ARG57:[^ ]+]]: i32, %[[ARG58:[^ ]+]]: vector<8xf32>):
// GENERIC-NEXT:     %[[V20:[^ ]+]] = "rocdl.wmma.f32.16x16x16.bf16"(%[[ARG56]], %[[ARG57]], %[[ARG58]]) : (vector<8xi32>, i32, vector<8xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi16>, i32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "f118", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG53:[^ ]+]]: vector<4xi16>, %[[ARG54:[^ ]+]]: i32, %[[ARG55:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V18:[^ ]+]] = "rocdl.wmma.f32.16x16x16.bf8_bf8"(%[[ARG53]], %[[ARG54]], %[[ARG55]]) : (vector<4xi16>, i32, vector<4xf32>) -> vector<8xf32>
// GENERIC-NEXT:     %[[V19:[^ ]+]] = "rocdl.wmma.f32.16x16x64.bf8_bf8"(%[[ARG53]], %[[ARG54]], %[[ARG55]]) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (vector<4xi16>, i32, vector<4xf32>) -> vector<8xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi16>, vector<4xi16>, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "f119", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG50:[^ ]+]]: vector<4xi16>, %[[ARG51:[^ ]+]]: vector<4xi16>, %[[ARG52:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V16:[^ ]+]] = "rocdl.wmma.f32.16x16x16.bf8_fp8"(%[[ARG50]], %[[ARG51]], %[[ARG52]]) : (vector<4xi16>, vector<4xi16>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     %[[V17:[^ ]+]] = "rocdl.wmma.f32.16x16x64.bf8_fp8"(%[[ARG50]], %[[ARG51]], %[[ARG52]]) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (vector<4xi16>, vector<4xi16>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf16>, vector<8xf16>, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "f120", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG47:[^ ]+]]: vector<8xf16>, %[[ARG48:[^ ]+]]: vector<8xf16>, %[[ARG49:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V14:[^ ]+]] = "rocdl.wmma.f32.16x16x16.f16"(%[[ARG47]], %[[ARG48]], %[[ARG49]]) : (vector<8xf16>, vector<8xf16>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     %[[V15:[^ ]+]] = "rocdl.wmma.f32.16x16x32.f16"(%[[ARG47]], %[[ARG48]], %[[ARG49]]) <{modC = 3 : i16, reuseA = false, reuseB = false, signA = true, signB = false}> : (vector<8xf16>, vector<8xf16>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<8xi32>, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "f121", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG44:[^ ]+]]: i32, %[[ARG45:[^ ]+]]: vector<8xi32>, %[[ARG46:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V13:[^ ]+]] = "rocdl.wmma.f32.16x16x16.fp8_bf8"(%[[ARG44]], %[[ARG45]], %[[ARG46]]) : (i32, vector<8xi32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xi32>, vector<4xi16>, vector<8xf32>)>, linkage = #llvm.linkage<external>, sym_name = "f122", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG41:[^ ]+]]: vector<8xi32>, %[[ARG42:[^ ]+]]: vector<4xi16>, %[[ARG43:[^ ]+]]: vector<8xf32>):
// GENERIC-NEXT:     %[[V11:[^ ]+]] = "rocdl.wmma.f32.16x16x16.fp8_fp8"(%[[ARG41]], %[[ARG42]], %[[ARG43]]) : (vector<8xi32>, vector<4xi16>, vector<8xf32>) -> vector<4xf32>
// GENERIC-NEXT:     %[[V12:[^ ]+]] = "rocdl.wmma.f32.16x16x64.fp8_fp8"(%[[ARG41]], %[[ARG42]], %[[ARG43]]) <{modC = 3 : i16, reuseA = false, reuseB = false}> : (vector<8xi32>, vector<4xi16>, vector<8xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xbf16>, vector<8xbf16>, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "f123", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG38:[^ ]+]]: vector<8xbf16>, %[[ARG39:[^ ]+]]: vector<8xbf16>, %[[ARG40:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V10:[^ ]+]] = "rocdl.wmma.f32.16x16x32.bf16"(%[[ARG38]], %[[ARG39]], %[[ARG40]]) <{modC = 3 : i16, reuseA = false, reuseB = false, signA = true, signB = false}> : (vector<8xbf16>, vector<8xbf16>, vector<4xf32>) -> vector<8xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xf32>, vector<8xf32>, vector<8xf32>)>, linkage = #llvm.linkage<external>, sym_name = "f124", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG35:[^ ]+]]: vector<8xf32>, %[[ARG36:[^ ]+]]: vector<8xf32>, %[[ARG37:[^ ]+]]: vector<8xf32>):
// GENERIC-NEXT:     %[[V9:[^ ]+]] = "rocdl.wmma.f32.16x16x4.f32"(%[[ARG35]], %[[ARG36]], %[[ARG37]]) <{modC = 0 : i16, reuseA = false, reuseB = false, signA = true, signB = false}> : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<8xf32>)>, linkage = #llvm.linkage<external>, sym_name = "f125", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG32:[^ ]+]]: i32, %[[ARG33:[^ ]+]]: i32, %[[ARG34:[^ ]+]]: vector<8xf32>):
// GENERIC-NEXT:     %[[V8:[^ ]+]] = "rocdl.wmma.f32.16x16x64.fp8_bf8"(%[[ARG32]], %[[ARG33]], %[[ARG34]]) <{modC = 0 : i16, reuseA = false, reuseB = true}> : (i32, i32, vector<8xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xi32>, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f126", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG29:[^ ]+]]: vector<8xi32>, %[[ARG30:[^ ]+]]: i32, %[[ARG31:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V7:[^ ]+]] = "rocdl.wmma.i32.16x16x16.iu4"(%[[ARG29]], %[[ARG30]], %[[ARG31]]) <{clamp = false, signA = false, signB = false}> : (vector<8xi32>, i32, i32) -> vector<4xi16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xi32>, i32, vector<8xi32>)>, linkage = #llvm.linkage<external>, sym_name = "f127", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG26:[^ ]+]]: vector<8xi32>, %[[ARG27:[^ ]+]]: i32, %[[ARG28:[^ ]+]]: vector<8xi32>):
// GENERIC-NEXT:     %[[V6:[^ ]+]] = "rocdl.wmma.i32.16x16x16.iu8"(%[[ARG26]], %[[ARG27]], %[[ARG28]]) <{clamp = true, signA = true, signB = false}> : (vector<8xi32>, i32, vector<8xi32>) -> vector<4xi16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi16>, vector<8xi32>, vector<4xi16>)>, linkage = #llvm.linkage<external>, sym_name = "f128", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG23:[^ ]+]]: vector<4xi16>, %[[ARG24:[^ ]+]]: vector<8xi32>, %[[ARG25:[^ ]+]]: vector<4xi16>):
// GENERIC-NEXT:     %[[V5:[^ ]+]] = "rocdl.wmma.i32.16x16x32.iu4"(%[[ARG23]], %[[ARG24]], %[[ARG25]]) <{clamp = false, signA = true, signB = false}> : (vector<4xi16>, vector<8xi32>, vector<4xi16>) -> vector<4xi16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi16>, vector<8xi32>)>, linkage = #llvm.linkage<external>, sym_name = "f129", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG20:[^ ]+]]: i32, %[[ARG21:[^ ]+]]: vector<4xi16>, %[[ARG22:[^ ]+]]: vector<8xi32>):
// GENERIC-NEXT:     %[[V4:[^ ]+]] = "rocdl.wmma.i32.16x16x64.iu8"(%[[ARG20]], %[[ARG21]], %[[ARG22]]) <{clamp = true, reuseA = true, reuseB = false, signA = false, signB = true}> : (i32, vector<4xi16>, vector<8xi32>) -> vector<8xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi16>, i32, vector<8xf32>, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f130", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG15:[^ ]+]]: vector<4xi16>, %[[ARG16:[^ ]+]]: i32, %[[ARG17:[^ ]+]]: vector<8xf32>, %[[ARG18:[^ ]+]]: i32, %[[ARG19:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%[[ARG15]], %[[ARG16]], %[[ARG17]], %[[ARG18]], %[[ARG19]]) <{fmtA = 0 : i32, fmtB = 0 : i32, fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 1 : i32, scaleBType = 1 : i32}> : (vector<4xi16>, i32, vector<8xf32>, i32, i32) -> vector<8xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<4xf32>, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f131", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG10:[^ ]+]]: i32, %[[ARG11:[^ ]+]]: i32, %[[ARG12:[^ ]+]]: vector<4xf32>, %[[ARG13:[^ ]+]]: i32, %[[ARG14:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "rocdl.wmma.scale.f32.32x16x128.f4"(%[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]], %[[ARG14]]) <{fmtScaleA = 0 : i32, fmtScaleB = 1 : i32, modC = 0 : i16, reuseA = true, reuseB = true, scaleAType = 0 : i32, scaleBType = 0 : i32}> : (i32, i32, vector<4xf32>, i32, i32) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<8xi32>, vector<4xi16>, vector<8xf32>, i64, i64)>, linkage = #llvm.linkage<external>, sym_name = "f132", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG5:[^ ]+]]: vector<8xi32>, %[[ARG6:[^ ]+]]: vector<4xi16>, %[[ARG7:[^ ]+]]: vector<8xf32>, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: i64):
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4"(%[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]]) <{fmtA = 0 : i32, fmtB = 0 : i32, fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = true, reuseB = true, scaleAType = 0 : i32, scaleBType = 1 : i32}> : (vector<8xi32>, vector<4xi16>, vector<8xf32>, i64, i64) -> vector<8xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi16>, i32, vector<8xf32>, i64, i64)>, linkage = #llvm.linkage<external>, sym_name = "f133", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: i64, %[[ARG4:[^ ]+]]: i64):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "rocdl.wmma.scale16.f32.32x16x128.f4"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]]) <{fmtScaleA = 1 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 1 : i32, scaleBType = 1 : i32}> : (vector<4xi16>, i32, vector<8xf32>, i64, i64) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

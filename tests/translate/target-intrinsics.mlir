// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

// Types, and which of them are part of the name, are the intrinsic's own.
llvm.func @x86() {
  %0 = llvm.mlir.poison : vector<16xi16>
  %1 = llvm.mlir.poison : vector<16xi16>
  %r = llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"(%0, %1) : (vector<16xi16>, vector<16xi16>) -> vector<8xi32>
  llvm.return
}
llvm.func @arm() {
  %0 = llvm.mlir.poison : vector<4xi32>
  %r = llvm.call_intrinsic "llvm.arm.neon.vqmovns"(%0) : (vector<4xi32>) -> vector<4xi16>
  llvm.return
}
llvm.func @aarch64() {
  %0 = llvm.mlir.poison : vector<[16]xi8>
  %1 = llvm.mlir.poison : vector<[16]xi8>
  %r = llvm.call_intrinsic "llvm.aarch64.sve.sabdlb"(%0, %1) : (vector<[16]xi8>, vector<[16]xi8>) -> vector<[8]xi16>
  llvm.return
}
llvm.func @counter() {

  %r = llvm.call_intrinsic "llvm.aarch64.sve.ptrue.c8"() : () -> !llvm.target<"aarch64.svcount">
  llvm.return
}
llvm.func @nvvm() {

  %r = llvm.call_intrinsic "llvm.nvvm.read.ptx.sreg.tid.x"() : () -> i32
  llvm.return
}
llvm.func @amdgcn() {
  %0 = llvm.mlir.poison : !llvm.ptr<3>
  %1 = llvm.mlir.constant(false) : i1
  %r = llvm.call_intrinsic "llvm.amdgcn.ds.append"(%0, %1) : (!llvm.ptr<3>, i1) -> i32
  llvm.return
}
llvm.func @riscv() {
  %0 = llvm.mlir.poison : vector<[2]xi32>
  %1 = llvm.mlir.poison : vector<[2]xi32>
  %2 = llvm.mlir.poison : i32
  %3 = llvm.mlir.poison : i64
  %r = llvm.call_intrinsic "llvm.riscv.vadd"(%0, %1, %2, %3) : (vector<[2]xi32>, vector<[2]xi32>, i32, i64) -> vector<[2]xi32>
  llvm.return
}
llvm.func @hexagon() {
  %0 = llvm.mlir.poison : i32
  %1 = llvm.mlir.poison : i32
  %r = llvm.call_intrinsic "llvm.hexagon.A2.add"(%0, %1) : (i32, i32) -> i32
  llvm.return
}

// CHECK: define void @x86() {
// CHECK-NEXT: %1 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> poison, <16 x i16> poison)
// CHECK-NEXT: ret void
// CHECK: define void @arm() {
// CHECK-NEXT: %1 = call <4 x i16> @llvm.arm.neon.vqmovns.v4i16(<4 x i32> poison)
// CHECK-NEXT: ret void
// CHECK: define void @aarch64() {
// CHECK-NEXT: %1 = call <vscale x 8 x i16> @llvm.aarch64.sve.sabdlb.nxv8i16(<vscale x 16 x i8> poison, <vscale x 16 x i8> poison)
// CHECK-NEXT: ret void
// CHECK: define void @counter() {
// CHECK-NEXT: %1 = call target("aarch64.svcount") @llvm.aarch64.sve.ptrue.c8()
// CHECK-NEXT: ret void
// CHECK: define void @nvvm() {
// CHECK-NEXT: %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
// CHECK-NEXT: ret void
// CHECK: define void @amdgcn() {
// CHECK-NEXT: %1 = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) poison, i1 false)
// CHECK-NEXT: ret void
// CHECK: define void @riscv() {
// CHECK-NEXT: %1 = call <vscale x 2 x i32> @llvm.riscv.vadd.nxv2i32.i32.i64(<vscale x 2 x i32> poison, <vscale x 2 x i32> poison, i32 poison, i64 poison)
// CHECK-NEXT: ret void
// CHECK: define void @hexagon() {
// CHECK-NEXT: %1 = call i32 @llvm.hexagon.A2.add(i32 poison, i32 poison)
// CHECK-NEXT: ret void
// CHECK: declare <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16>, <16 x i16>)
// CHECK: declare <4 x i16> @llvm.arm.neon.vqmovns.v4i16(<4 x i32>)
// CHECK: declare <vscale x 8 x i16> @llvm.aarch64.sve.sabdlb.nxv8i16(<vscale x 16 x i8>, <vscale x 16 x i8>)
// CHECK: declare target("aarch64.svcount") @llvm.aarch64.sve.ptrue.c8()
// CHECK: declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
// CHECK: declare i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) align 4 captures(none), i1 immarg)
// CHECK: declare <vscale x 2 x i32> @llvm.riscv.vadd.nxv2i32.i32.i64(<vscale x 2 x i32>, <vscale x 2 x i32>, i32, i64)
// CHECK: declare i32 @llvm.hexagon.A2.add(i32, i32)

// -----

// What an immediate stands for is said beside it.
llvm.func @kinds() {
  %0 = llvm.mlir.poison : !llvm.ptr<6>
  %1 = llvm.mlir.poison : !llvm.ptr<6>
  %2 = llvm.mlir.poison : i64
  %3 = llvm.mlir.poison : i32
  %4 = llvm.mlir.poison : i1
  %5 = llvm.mlir.constant(1 : i32) : i32
  %6 = llvm.mlir.constant(2 : i32) : i32
  %7 = llvm.mlir.constant(3 : i32) : i32
  llvm.call_intrinsic "llvm.nvvm.tcgen05.mma.tensor"(%0, %1, %2, %3, %4, %5, %6, %7) : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i32, i32, i32) -> ()
  llvm.return
}
llvm.func @elements() {
  %0 = llvm.mlir.poison : !llvm.ptr
  %1 = llvm.mlir.constant(10 : i32) : i32
  llvm.call_intrinsic "llvm.nvvm.tensormap.replace.elemtype"(%0, %1) : (!llvm.ptr, i32) -> ()
  llvm.return
}

// CHECK: define void @kinds() {
// CHECK-NEXT: call void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) poison, ptr addrspace(6) poison, i64 poison, i32 poison, i1 poison, /* kind=tf32 */ i32 1, /* cta_group= */ i32 2, /* collector=use */ i32 3)
// CHECK-NEXT: ret void
// CHECK: define void @elements() {
// CHECK-NEXT: call void @llvm.nvvm.tensormap.replace.elemtype.p0(ptr poison, /* elemtype=bf16 */ i32 10)
// CHECK-NEXT: ret void
// CHECK: declare void @llvm.nvvm.tcgen05.mma.tensor(ptr addrspace(6) writeonly, ptr addrspace(6) readonly, i64, i32, i1, i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4))
// CHECK: declare void @llvm.nvvm.tensormap.replace.elemtype.p0(ptr captures(none), i32 immarg range(i32 0, 16))

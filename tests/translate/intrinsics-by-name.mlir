// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

// The types of a call are those of the name, whatever the name says.
llvm.func @overloaded(%a: i32, %v: vector<4xi32>, %s: vector<[2]xf64>, %h: bf16, %p: !llvm.ptr<3>) {
  %0 = llvm.call_intrinsic "llvm.ctpop"(%a) : (i32) -> i32
  %1 = llvm.call_intrinsic "llvm.ctpop.i64"(%v) : (vector<4xi32>) -> vector<4xi32>
  %2 = llvm.call_intrinsic "llvm.sqrt"(%s) : (vector<[2]xf64>) -> vector<[2]xf64>
  %3 = llvm.call_intrinsic "llvm.fma.f32"(%h, %h, %h) {fastmathFlags = #llvm.fastmath<nnan>} : (bf16, bf16, bf16) -> bf16
  %4 = llvm.call_intrinsic "llvm.vector.reduce.add"(%v) : (vector<4xi32>) -> i32
  %5 = llvm.call_intrinsic "llvm.sadd.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %6 = llvm.call_intrinsic "llvm.launder.invariant.group"(%p) : (!llvm.ptr<3>) -> !llvm.ptr<3>
  llvm.call_intrinsic "llvm.trap"() : () -> ()
  llvm.return
}

// CHECK: define void @overloaded(i32 %0, <4 x i32> %1, <vscale x 2 x double> %2, bfloat %3, ptr addrspace(3) %4) {
// CHECK-NEXT: %6 = call i32 @llvm.ctpop.i32(i32 %0)
// CHECK-NEXT: %7 = call <4 x i32> @llvm.ctpop.v4i32(<4 x i32> %1)
// CHECK-NEXT: %8 = call <vscale x 2 x double> @llvm.sqrt.nxv2f64(<vscale x 2 x double> %2)
// CHECK-NEXT: %9 = call nnan bfloat @llvm.fma.bf16(bfloat %3, bfloat %3, bfloat %3)
// CHECK-NEXT: %10 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %1)
// CHECK-NEXT: %11 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %0)
// CHECK-NEXT: %12 = call ptr addrspace(3) @llvm.launder.invariant.group.p3(ptr addrspace(3) %4)
// CHECK-NEXT: call void @llvm.trap()
// CHECK-NEXT: ret void
// CHECK: declare i32 @llvm.ctpop.i32(i32) #0
// CHECK: declare <4 x i32> @llvm.ctpop.v4i32(<4 x i32>) #0
// CHECK: declare <vscale x 2 x double> @llvm.sqrt.nxv2f64(<vscale x 2 x double>) #0
// CHECK: declare bfloat @llvm.fma.bf16(bfloat, bfloat, bfloat) #0
// CHECK: declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #1
// CHECK: declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #0
// CHECK: declare ptr addrspace(3) @llvm.launder.invariant.group.p3(ptr addrspace(3)) #2
// CHECK: declare void @llvm.trap() #3

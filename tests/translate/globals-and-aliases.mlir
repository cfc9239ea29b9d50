// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

llvm.mlir.global internal constant @s("abc\00\01") {addr_space = 0 : i32, alignment = 4 : i64}
llvm.mlir.global external thread_local @t(1 : i32) : i32
llvm.mlir.global common @c(0 : i64) : i64
llvm.mlir.global private unnamed_addr @u(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
llvm.mlir.global linkonce local_unnamed_addr @v(dense<0> : tensor<2x2xi8>) : !llvm.array<2 x array<2 x i8>>
llvm.mlir.global weak @w(1.5 : f64) {section = ".x", dso_local} : f64
llvm.mlir.global external @e() : !llvm.ptr
llvm.mlir.global extern_weak @ew() : i32
llvm.mlir.global appending @ap(dense<[1]> : tensor<1xi32>) : !llvm.array<1 x i32>
llvm.mlir.global internal @st() : !llvm.struct<(i32, ptr, array<2 x i8>)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, ptr, array<2 x i8>)>
  %1 = llvm.mlir.constant(4 : i32) : i32
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, ptr, array<2 x i8>)>
  %3 = llvm.mlir.addressof @s : !llvm.ptr
  %i = llvm.mlir.constant(1 : i64) : i64
  %g = llvm.getelementptr inbounds %3[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<5 x i8>
  %4 = llvm.insertvalue %g, %2[1] : !llvm.struct<(i32, ptr, array<2 x i8>)>
  %z = llvm.mlir.zero : !llvm.array<2 x i8>
  %5 = llvm.insertvalue %z, %4[2] : !llvm.struct<(i32, ptr, array<2 x i8>)>
  llvm.return %5 : !llvm.struct<(i32, ptr, array<2 x i8>)>
}
llvm.mlir.global internal @pi() : i64 { %0 = llvm.mlir.addressof @w : !llvm.ptr %1 = llvm.ptrtoint %0 : !llvm.ptr to i64 llvm.return %1 : i64 }
llvm.mlir.global external @cx([1.0 : f32, 2.0 : f32]) : !llvm.struct<(f32, f32)>
llvm.mlir.global external @poison() : i32 { %0 = llvm.mlir.poison : i32 llvm.return %0 : i32 }
llvm.mlir.global external @f16(1.0 : f16) : f16
llvm.mlir.global external @bf(dense<1.0> : vector<2xbf16>) : vector<2xbf16>
llvm.mlir.global external @hex(0x7FC00000 : f32) : f32
llvm.mlir.global external @hl(dense<"0x0000803F00000040"> : tensor<2xf32>) : !llvm.array<2 x f32>
llvm.mlir.alias external @al : i32 { %0 = llvm.mlir.addressof @t : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.func @ctor() { llvm.return }
llvm.mlir.global_ctors ctors = [@ctor], priorities = [0 : i32], data = [#llvm.zero]
llvm.func @res() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.mlir.ifunc external @ifn : !llvm.func<void ()>, !llvm.ptr @res

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: @s = internal constant [5 x i8] c"abc\00\01", align 4
// CHECK-NEXT: @t = thread_local global i32 1
// CHECK-NEXT: @c = common global i64 0
// CHECK-NEXT: @u = private unnamed_addr global [3 x i32] [i32 1, i32 2, i32 3]
// CHECK-NEXT: @v = linkonce local_unnamed_addr global [2 x [2 x i8]] zeroinitializer
// CHECK-NEXT: @w = weak dso_local global double 1.500000e+00, section ".x"
// CHECK-NEXT: @e = external global ptr
// CHECK-NEXT: @ew = extern_weak global i32
// CHECK-NEXT: @ap = appending global [1 x i32] [i32 1]
// CHECK-NEXT: @st = internal global { i32, ptr, [2 x i8] } { i32 4, ptr getelementptr inbounds nuw (i8, ptr @s, i64 1), [2 x i8] zeroinitializer }
// CHECK-NEXT: @pi = internal global i64 ptrtoint (ptr @w to i64)
// CHECK-NEXT: @cx = global { float, float } { float 1.000000e+00, float 2.000000e+00 }
// CHECK-NEXT: @poison = global i32 poison
// CHECK-NEXT: @f16 = global half 0xH3C00
// CHECK-NEXT: @bf = global <2 x bfloat> splat (bfloat 0xR3F80)
// CHECK-NEXT: @hex = global float 0x7FF8000000000000
// CHECK-NEXT: @hl = global [2 x float] [float 1.000000e+00, float 2.000000e+00]
// CHECK-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @ctor, ptr null }]
// CHECK-EMPTY:
// CHECK-NEXT: @al = alias i32, ptr @t
// CHECK-EMPTY:
// CHECK-NEXT: @ifn = ifunc void (), ptr @res
// CHECK-EMPTY:
// CHECK-NEXT: define void @ctor() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define ptr @res() {
// CHECK-NEXT:   ret ptr null
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

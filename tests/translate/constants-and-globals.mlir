// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @c() -> i32 {
  %0 = llvm.mlir.constant(42 : i32) : i32
  llvm.return %0 : i32
}

// CHECK: define i32 @c() {
// CHECK-NEXT: ret i32 42
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @use(i1, i8, i64, i128, f16, bf16, f32, f64, f80, f128)
llvm.func @c() {
  %0 = llvm.mlir.constant(true) : i1
  %1 = llvm.mlir.constant(-1 : i8) : i8
  %2 = llvm.mlir.constant(9223372036854775807 : i64) : i64
  %3 = llvm.mlir.constant(170141183460469231731687303715884105727 : i128) : i128
  %4 = llvm.mlir.constant(1.5 : f16) : f16
  %5 = llvm.mlir.constant(1.5 : bf16) : bf16
  %6 = llvm.mlir.constant(0.1 : f32) : f32
  %7 = llvm.mlir.constant(0.1 : f64) : f64
  %8 = llvm.mlir.constant(0.1 : f80) : f80
  %9 = llvm.mlir.constant(0.1 : f128) : f128
  llvm.call @use(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (i1, i8, i64, i128, f16, bf16, f32, f64, f80, f128) -> ()
  llvm.return
}

// CHECK: declare void @use(i1, i8, i64, i128, half, bfloat, float, double, x86_fp80, fp128)
// CHECK-EMPTY:
// CHECK-NEXT: define void @c() {
// CHECK-NEXT: call void @use(i1 true, i8 -1, i64 9223372036854775807, i128 170141183460469231731687303715884105727, half 0xH3E00, bfloat 0xR3FC0, float 0x3FB99999A0000000, double 1.000000e-01, x86_fp80 0xK3FFBCCCCCCCCCCCCD000, fp128 0xLA0000000000000003FFB999999999999)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @use(f32, f32, f32, f32, f32, f64, f64, f64)
llvm.func @floats() {
  %0 = llvm.mlir.constant(0x7F800000 : f32) : f32
  %1 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %2 = llvm.mlir.constant(-0.0 : f32) : f32
  %3 = llvm.mlir.constant(1.0e+10 : f32) : f32
  %4 = llvm.mlir.constant(1.0e-45 : f32) : f32
  %5 = llvm.mlir.constant(3.14159265358979 : f64) : f64
  %6 = llvm.mlir.constant(1.0e+300 : f64) : f64
  %7 = llvm.mlir.constant(0x7FF8000000000001 : f64) : f64
  llvm.call @use(%0, %1, %2, %3, %4, %5, %6, %7) : (f32, f32, f32, f32, f32, f64, f64, f64) -> ()
  llvm.return
}

// CHECK: declare void @use(float, float, float, float, float, double, double, double)
// CHECK-EMPTY:
// CHECK-NEXT: define void @floats() {
// CHECK-NEXT: call void @use(float 0x7FF0000000000000, float 0x7FF8000000000000, float -0.000000e+00, float 1.000000e+10, float 0x36A0000000000000, double 0x400921FB54442D11, double 1.000000e+300, double 0x7FF8000000000001)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @use(vector<4xi32>, vector<4xi32>, vector<2xf32>, vector<4xi1>, !llvm.array<2 x vector<2xi32>>, vector<[4]xi32>)
llvm.func @vectors() {
  %0 = llvm.mlir.constant(dense<7> : vector<4xi32>) : vector<4xi32>
  %1 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %2 = llvm.mlir.constant(dense<[1.0, -2.5]> : vector<2xf32>) : vector<2xf32>
  %3 = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %4 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
  %5 = llvm.mlir.constant(dense<7> : vector<[4]xi32>) : vector<[4]xi32>
  llvm.call @use(%0, %1, %2, %3, %4, %5) : (vector<4xi32>, vector<4xi32>, vector<2xf32>, vector<4xi1>, !llvm.array<2 x vector<2xi32>>, vector<[4]xi32>) -> ()
  llvm.return
}

// CHECK: declare void @use(<4 x i32>, <4 x i32>, <2 x float>, <4 x i1>, [2 x <2 x i32>], <vscale x 4 x i32>)
// CHECK-EMPTY:
// CHECK-NEXT: define void @vectors() {
// CHECK-NEXT: call void @use(<4 x i32> splat (i32 7), <4 x i32> <i32 1, i32 2, i32 3, i32 4>, <2 x float> <float 1.000000e+00, float -2.500000e+00>, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, [2 x <2 x i32>] [<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>], <vscale x 4 x i32> splat (i32 7))
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @use(!llvm.ptr, !llvm.struct<(i32, ptr)>, i32, !llvm.ptr, !llvm.array<4 x i8>)
llvm.func @zeros() {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
  %2 = llvm.mlir.undef : i32
  %3 = llvm.mlir.poison : !llvm.ptr
  %4 = llvm.mlir.zero : !llvm.array<4 x i8>
  llvm.call @use(%0, %1, %2, %3, %4) : (!llvm.ptr, !llvm.struct<(i32, ptr)>, i32, !llvm.ptr, !llvm.array<4 x i8>) -> ()
  llvm.return
}

// CHECK: declare void @use(ptr, { i32, ptr }, i32, ptr, [4 x i8])
// CHECK-EMPTY:
// CHECK-NEXT: define void @zeros() {
// CHECK-NEXT: call void @use(ptr null, { i32, ptr } zeroinitializer, i32 undef, ptr poison, [4 x i8] zeroinitializer)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @use(!llvm.ptr, !llvm.ptr)
llvm.mlir.global internal @g(1 : i32) : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.call @use(%0, %1) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// CHECK: @g = internal global i32 1
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f() {
// CHECK-NEXT: call void @use(ptr @g, ptr @f)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.mlir.global external @a() : i32

// CHECK: @a = external global i32
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.mlir.global @b(5 : i32) : i32

// CHECK: @b = global i32 5
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.mlir.global internal constant @c("hello\00") : !llvm.array<6 x i8>

// CHECK: @c = internal constant [6 x i8] c"hello\00"
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.mlir.global private constant @c("with \22quotes\22 \0A\FF")

// CHECK: @c = private constant [16 x i8] c"with \22quotes\22 \0A\FF"
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.mlir.global internal @d(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>

// CHECK: @d = internal global [3 x i32] [i32 1, i32 2, i32 3]
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.mlir.global internal @d(dense<1.0> : tensor<2x2xf32>) : !llvm.array<2 x array<2 x f32>>

// CHECK: @d = internal global [2 x [2 x float]] {{\[\[}}2 x float] [float 1.000000e+00, float 1.000000e+00], [2 x float] [float 1.000000e+00, float 1.000000e+00]]
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.mlir.global internal @d(dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>) : !llvm.array<2 x array<2 x i8>>

// CHECK: @d = internal global [2 x [2 x i8]] {{\[\[}}2 x i8] c"\01\02", [2 x i8] c"\03\04"]
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.mlir.global internal @d(dense<0> : tensor<0xi8>) : !llvm.array<0 x i8>

// CHECK: @d = internal global [0 x i8] zeroinitializer
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.mlir.global internal @d(dense<0> : tensor<1000xi64>) : !llvm.array<1000 x i64>

// CHECK: @d = internal global [1000 x i64] zeroinitializer
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.mlir.global internal @e() : !llvm.struct<(i32, ptr)> {
  %0 = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, ptr)>
  llvm.return %2 : !llvm.struct<(i32, ptr)>
}

// CHECK: @e = internal global { i32, ptr } { i32 1, ptr null }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.mlir.global weak @w(1 : i8) : i8

// CHECK: @w = weak global i8 1
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.mlir.global common @w(0 : i8) : i8

// CHECK: @w = common global i8 0
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.mlir.global external thread_local @t() : i32

// CHECK: @t = external thread_local global i32
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.mlir.global external @s(1 : i32) {addr_space = 3 : i32, alignment = 16 : i64} : i32

// CHECK: @s = addrspace(3) global i32 1, align 16
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.mlir.global internal unnamed_addr @u(1 : i32) {section = ".data.x"} : i32

// CHECK: @u = internal unnamed_addr global i32 1, section ".data.x"
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.mlir.global private @undef() : !llvm.array<4 x f32> {
  %0 = llvm.mlir.undef : !llvm.array<4 x f32>
  llvm.return %0 : !llvm.array<4 x f32>
}

// CHECK: @undef = private global [4 x float] undef
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.mlir.global external @h() : !llvm.struct<"node", (i32, ptr)>

// CHECK: %node = type { i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @h = external global %node
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.mlir.global appending @i(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>

// CHECK: @i = appending global [2 x i32] [i32 1, i32 2]
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.mlir.global internal @j(1.5 : f32) : f32
llvm.mlir.global internal @k(0x7F800000 : f32) : f32
llvm.mlir.global internal @l(1 : i1) : i1

// CHECK: @j = internal global float 1.500000e+00
// CHECK-NEXT: @k = internal global float 0x7FF0000000000000
// CHECK-NEXT: @l = internal global i1 true
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.mlir.global @bad(1.5 : f32) : i32

// CHECK: @bad = global i32 1069547520
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

// Nothing stands for zeros.
llvm.mlir.global @g([]) : !llvm.array<2 x i32>

// CHECK: @g = global [2 x i32] zeroinitializer

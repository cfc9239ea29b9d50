// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

// The size that attributes say, and structs that would hold themselves.

// -----

// The type of the result is not asked.
llvm.func @matrices(%p: !llvm.ptr, %n: i64, %m: vector<4xf32>) {
  %0 = llvm.intr.matrix.column.major.load %p, <stride = %n> {columns = 2 : i32, isVolatile = false, rows = 3 : i32} : vector<4xf32> from !llvm.ptr stride i64
  %1 = llvm.intr.matrix.transpose %m {columns = 2 : i32, rows = 2 : i32} : vector<4xf32> into vector<8xi32>
  %2 = llvm.intr.matrix.multiply %m, %m {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<2xf64>
  llvm.return
}

// CHECK: define void @matrices(ptr %0, i64 %1, <4 x float> %2) {
// CHECK: %4 = call <6 x float> @llvm.matrix.column.major.load.v6f32.i64(ptr align 4 %0, i64 %1, i1 false, i32 3, i32 2)
// CHECK: %5 = call <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %2, i32 2, i32 2)
// CHECK: %6 = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %2, <4 x float> %2, i32 2, i32 2, i32 2)
// CHECK: ret void
// CHECK: declare <6 x float> @llvm.matrix.column.major.load.v6f32.i64(ptr captures(none), i64, i1 immarg, i32 immarg, i32 immarg) #0
// CHECK: declare <4 x float> @llvm.matrix.transpose.v4f32(<4 x float>, i32 immarg, i32 immarg) #1
// CHECK: declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #1

// -----

llvm.func @held(!llvm.struct<"q", (array<2 x struct<"a", (ptr, array<2 x struct<"a">>)>>)>)

// CHECK: %q = type { [2 x %a] }
// CHECK: %a = type opaque
// CHECK: declare void @held(%q)

// -----

llvm.func @scattered(%v: vector<2xf32>, %p: vector<2x!llvm.ptr>, %m: vector<2xi1>) {
  "llvm.intr.masked.scatter"(%v, %p, %m) <{alignment = 0 : i32}> : (vector<2xf32>, vector<2x!llvm.ptr>, vector<2xi1>) -> ()
  llvm.return
}

// CHECK: define void @scattered(<2 x float> %0, <2 x ptr> %1, <2 x i1> %2) {
// CHECK: call void @llvm.masked.scatter.v2f32.v2p0(<2 x float> %0, <2 x ptr> align 9223372036854775808 %1, <2 x i1> %2)
// CHECK: ret void
// CHECK: declare void @llvm.masked.scatter.v2f32.v2p0(<2 x float>, <2 x ptr>, <2 x i1>) #0

// -----

// Each part of a complex number as its own field takes it.
llvm.mlir.global external @parts(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(i32, f32)>>
llvm.mlir.global external @part(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32)>>
llvm.mlir.global external @narrow(dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i32>>) : !llvm.array<2 x struct<(i32, i8)>>

// CHECK: @parts = global [2 x { i32, float }] [{ i32, float } { i32 1065353216, float 2.000000e+00 }, { i32, float } { i32 1077936128, float 4.000000e+00 }]
// CHECK: @part = global [2 x { float }] [{ float } { float 1.000000e+00 }, { float } { float 3.000000e+00 }]
// CHECK: @narrow = global [2 x { i32, i8 }] [{ i32, i8 } { i32 1, i8 2 }, { i32, i8 } { i32 3, i8 4 }]

// -----

// The bytes of a resource are taken for what the global holds.
llvm.mlir.global external @numbers(dense_resource<r> : tensor<2xi16>) : !llvm.array<2 x i32>
llvm.mlir.global external @floats(dense_resource<r> : tensor<2xf64>) : !llvm.array<2 x f32>
llvm.mlir.global external @rows(dense_resource<r> : vector<1x2xi32>) : !llvm.array<1 x vector<2xi32>>
{-# dialect_resources: { builtin: { r: "0x040000000100000002000000" } } #-}

// CHECK: @numbers = global [2 x i32] [i32 1, i32 2]
// CHECK: @floats = global [2 x float] [float 0x36A0000000000000, float 0x36B0000000000000]
// CHECK: @rows = global [1 x <2 x i32>] [<2 x i32> <i32 1, i32 2>]

// -----

// Of structs that hold one another, the one that holds what came before stays without a body.
llvm.func @in_turn(!llvm.struct<"w", (array<1 x struct<"a", (struct<"b", (struct<"a">)>)>>)>)
llvm.func @around(!llvm.struct<"v", (array<1 x struct<"c", (i8, struct<"d", (struct<"e", (struct<"c">, struct<"d">)>)>)>>)>)

// CHECK: %w = type { [1 x %a] }
// CHECK: %a = type opaque
// CHECK: %v = type { [1 x %c] }
// CHECK: %c = type { i8, %d }
// CHECK: %d = type opaque
// CHECK: declare void @in_turn(%w)
// CHECK: declare void @around(%v)

// -----

llvm.func @shared(!llvm.struct<"x", (struct<"y", (ptr, struct<"z", (i8)>)>, struct<"z", (i8)>)>)

// CHECK: %x = type { %y, %z }
// CHECK: %y = type { ptr, %z }
// CHECK: %z = type { i8 }
// CHECK: declare void @shared(%x)

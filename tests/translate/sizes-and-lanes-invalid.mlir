// RUN: not mlir-translate %s --split-input-file --mlir-to-llvmir 2>&1 | FileCheck %s

// Sizes, lanes and types that do not go together.

// -----

llvm.func @transposed(%m: vector<2xi64>) {
  %0 = llvm.intr.matrix.transpose %m {columns = 3 : i32, rows = 8 : i32} : vector<2xi64> into vector<2xf16>
  llvm.return
}

// CHECK: Call parameter type does not match function signature!
// CHECK: <2 x i64> %0
// CHECK: <24 x i64>  %2 = call <24 x i64> @llvm.matrix.transpose.v24i64(<2 x i64> %0, i32 8, i32 3)

// -----

llvm.func @stored(%v: vector<2xf32>, %p: !llvm.ptr, %m: vector<2xi1>) {
  llvm.intr.masked.store %v, %p, %m {alignment = 0 : i32} : vector<2xf32>, vector<2xi1> into !llvm.ptr
  llvm.return
}

// CHECK: huge alignment values are unsupported
// CHECK: call void @llvm.masked.store.v2f32.p0(<2 x float> %0, ptr align 9223372036854775808 %1, <2 x i1> %2)

// -----

llvm.func @lanes(%a: vector<1xf32>) {
  %0 = llvm.shufflevector %a, %a [3, 0, -1, 1] : vector<1xf32>
  llvm.return
}

// CHECK: Invalid shufflevector operands!
// CHECK: %2 = shufflevector <1 x float> %0, <1 x float> %0, <4 x i32> <i32 3, i32 0, i32 poison, i32 1>

// -----

llvm.func @space(%p: !llvm.ptr) {
  %0 = llvm.addrspacecast %p : !llvm.ptr to vector<4x!llvm.ptr>
  llvm.return
}

// CHECK: AddrSpaceCast must be between different address spaces
// CHECK: %2 = addrspacecast ptr %0 to <4 x ptr>

// -----

llvm.func @held(!llvm.struct<"a", (ptr, array<2 x struct<"a">>)>)

// CHECK: Function arguments must have first-class types!
// CHECK: %a %0

// -----

llvm.func @given() -> !llvm.struct<"a", (ptr, array<2 x struct<"a">>)> {
  %0 = llvm.mlir.zero : !llvm.struct<"a", (ptr, array<2 x struct<"a">>)>
  llvm.return %0 : !llvm.struct<"a", (ptr, array<2 x struct<"a">>)>
}

// CHECK: Instruction operands must be first-class values!
// CHECK: ret %a zeroinitializer

// -----

llvm.func @function() -> !llvm.func<i32 (i8, ...)> {
  %0 = llvm.mlir.undef : !llvm.func<i32 (i8, ...)>
  llvm.return %0 : !llvm.func<i32 (i8, ...)>
}

// CHECK: Functions cannot return aggregate values!
// CHECK: ptr @function
// CHECK: Instruction operands must be first-class values!
// CHECK: ret i32 (i8, ...) undef

// -----

llvm.mlir.global internal @bits(dense_resource<r> : tensor<2xi32>) : !llvm.array<2 x i7>
{-# dialect_resources: { builtin: { r: "0x040000000100000002000000" } } #-}

// CHECK: error: no known conversion for innermost element type

// -----

llvm.mlir.global internal @bytes(dense_resource<r> : tensor<3xi32>) : !llvm.array<3 x i32>
{-# dialect_resources: { builtin: { r: "0x040000000100000002000000" } } #-}

// CHECK: error: raw data size does not match element type size

// -----

llvm.mlir.global internal @levels(dense_resource<r> : tensor<2x1x1xi32>) : !llvm.array<2 x i32>
{-# dialect_resources: { builtin: { r: "0x040000000100000002000000" } } #-}

// CHECK: error: expected sequential LLVM types wrapping a scalar

// -----

llvm.mlir.global internal @structs(dense_resource<r> : tensor<1xcomplex<f32>>) : !llvm.array<1 x struct<(f32, f32)>>
{-# dialect_resources: { builtin: { r: "0x040000000100000002000000" } } #-}

// CHECK: error: no known conversion for innermost element type

// -----

llvm.mlir.global internal @nested(@a::@b) : i32

// CHECK: error: unsupported constant value

// -----

llvm.mlir.global internal @floats(dense<[1.0, 2.0]> : tensor<2xbf16>) : i7

// CHECK: error: FloatAttr does not match expected type of the constant

// -----

llvm.mlir.global internal @sparse(sparse<[[0]], [1.0]> : vector<2xf32>) : i64

// CHECK: error: FloatAttr does not match expected type of the constant

// -----

llvm.mlir.global internal @rows(sparse<[[0]], [1.0]> : vector<2xf32>) : !llvm.array<2 x array<3 x f32>>

// CHECK: Global variable initializer type does not match global variable type!
// CHECK: ptr @rows

// -----

llvm.mlir.global external @parts(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32, i32)>>

// CHECK: error: unsupported constant value

// -----

llvm.mlir.global external @wide(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f64)>>

// CHECK: error: FloatAttr does not match expected type of the constant

// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func private @f(!llvm<ptr>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.ptr)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm<ptr<3>>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.ptr<3>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm<struct<(i32)>>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.struct<(i32)>)
// CHECK-NEXT: }

// -----

func.func private @f(complex<i8>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(complex<i8>)
// CHECK-NEXT: }

// -----

func.func private @f(complex<i1>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(complex<i1>)
// CHECK-NEXT: }

// -----

func.func private @f(complex<si4>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(complex<si4>)
// CHECK-NEXT: }

// -----

func.func private @f(complex<bf16>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(complex<bf16>)
// CHECK-NEXT: }

// -----

func.func private @f(complex<f8E5M2>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(complex<f8E5M2>)
// CHECK-NEXT: }

// -----

func.func private @f(vector<4xsi8>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(vector<4xsi8>)
// CHECK-NEXT: }

// -----

func.func private @f(vector<4xui8>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(vector<4xui8>)
// CHECK-NEXT: }

// -----

func.func private @f(vector<4xindex>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(vector<4xindex>)
// CHECK-NEXT: }

// -----

func.func private @f(vector<4x!llvm.ptr>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(vector<4x!llvm.ptr>)
// CHECK-NEXT: }

// -----

func.func private @f(vector<[2]x[3]xf64>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(vector<[2]x[3]xf64>)
// CHECK-NEXT: }

// -----

func.func private @f(vector<[1]x4xi32>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(vector<[1]x4xi32>)
// CHECK-NEXT: }

// -----

func.func private @f(vector<[4]x8x[16]xi1>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(vector<[4]x8x[16]xi1>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<2xvector<4xf32>>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<2xvector<4xf32>>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<2xmemref<2xf32>>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<2xmemref<2xf32>>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<2xmemref<*xi8>>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<2xmemref<*xi8>>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<2xcomplex<f32>>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<2xcomplex<f32>>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<2xsi8>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<2xsi8>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<4xf32, #llvm.linkage<external>>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<4xf32, #llvm.linkage<external>>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<4xf32, {a}>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<4xf32, {a}>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<4xf32, {a = 1}>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<4xf32, {a = 1 : i64}>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<4xf32, {}>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<4xf32, {}>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<4xf32, ""> )

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<4xf32, "">)
// CHECK-NEXT: }

// -----

func.func private @f(memref<*xf32, 0>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<*xf32>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<4x4xf32, affine_map<(d0, d1) -> (d0, d1)>, 0>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<4x4xf32>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<?x?xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>>)

// CHECK: #map = affine_map<(d0, d1) -> (d0 * 4 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func private @f(memref<?x?xf32, #map>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>)

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func private @f(memref<?x?xf32, #map>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<4x4xf32, strided<[4, 1]>, 0>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<4x4xf32, strided<[4, 1]>>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<4x4xf32, strided<[1, 4]>>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<4x4xf32, strided<[1, 4]>>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<?x4xf32, strided<[4, 1]>>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<?x4xf32, strided<[4, 1]>>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<?x?xf32, strided<[?, 1]>>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<?x?xf32, strided<[?, 1]>>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<1x1xf32, strided<[1, 1]>>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<1x1xf32, strided<[1, 1]>>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<0x4xf32, strided<[4, 1]>>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<0x4xf32, strided<[4, 1]>>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<4xf32, strided<[1], offset: 0>>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<4xf32, strided<[1]>>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<3x4xf32, strided<[4, 1], offset: -3>>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<3x4xf32, strided<[4, 1], offset: -3>>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<3x4xf32, strided<[4, -1]>>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<3x4xf32, strided<[4, -1]>>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<3x4xf32, strided<[0, 1]>>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<3x4xf32, strided<[0, 1]>>)
// CHECK-NEXT: }

// -----

func.func private @f(tensor<4xf32, #llvm.linkage<external>>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(tensor<4xf32, #llvm.linkage<external>>)
// CHECK-NEXT: }

// -----

func.func private @f(tensor<4xf32, {a = 1 : i32}>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(tensor<4xf32, {a = 1 : i32}>)
// CHECK-NEXT: }

// -----

func.func private @f(tensor<4xf32, unit>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(tensor<4xf32, unit>)
// CHECK-NEXT: }

// -----

func.func private @f(tensor<4xf32, [1, 2]>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(tensor<4xf32, [1, 2]>)
// CHECK-NEXT: }

// -----

func.func private @f(tensor<4xf32, i32>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(tensor<4xf32, i32>)
// CHECK-NEXT: }

// -----

func.func private @f(tensor<4xf32, @a>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(tensor<4xf32, @a>)
// CHECK-NEXT: }

// -----

func.func private @f(tensor<4xf32, dense<1> : tensor<2xi32>>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(tensor<4xf32, dense<1> : tensor<2xi32>>)
// CHECK-NEXT: }

// -----

func.func private @f(tensor<f32, affine_map<(d0) -> (d0)>>)

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func private @f(tensor<f32, #map>)
// CHECK-NEXT: }

// -----

func.func private @f(tensor<2xvector<2xf32>>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(tensor<2xvector<2xf32>>)
// CHECK-NEXT: }

// -----

func.func private @f(tensor<2x!llvm.ptr>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(tensor<2x!llvm.ptr>)
// CHECK-NEXT: }

// -----

func.func private @f(tensor<2xindex>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(tensor<2xindex>)
// CHECK-NEXT: }

// -----

func.func private @f(tensor<2xsi3>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(tensor<2xsi3>)
// CHECK-NEXT: }

// -----

func.func private @f(tensor<*xindex>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(tensor<*xindex>)
// CHECK-NEXT: }

// -----

func.func private @f(tensor<*xvector<2xi1>>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(tensor<*xvector<2xi1>>)
// CHECK-NEXT: }

// -----

func.func private @f(tuple<!llvm.ptr>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(tuple<!llvm.ptr>)
// CHECK-NEXT: }

// -----

func.func private @f(() -> ())

// CHECK: module {
// CHECK-NEXT: func.func private @f(() -> ())
// CHECK-NEXT: }

// -----

func.func private @f((i32, f32) -> (tensor<4xf32>, () -> ()))

// CHECK: module {
// CHECK-NEXT: func.func private @f((i32, f32) -> (tensor<4xf32>, () -> ()))
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.void)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.void)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.func<void ()>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.func<void ()>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.token)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.token)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.metadata)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.metadata)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.label)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.label)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.x86_amx)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.x86_amx)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.ppc_fp128)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.ppc_fp128)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.ptr<0>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.ptr)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.ptr<16777216>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.ptr<16777216>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.array<0 x i8>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.array<0 x i8>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.array<2 x array<3 x f32>>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.array<2 x array<3 x f32>>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.array<2 x !llvm.ptr>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.array<2 x ptr>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<()>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.struct<()>)
// CHECK-NEXT: }

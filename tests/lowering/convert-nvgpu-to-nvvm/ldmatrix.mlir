// RUN: mlir-opt %s --split-input-file --convert-nvgpu-to-nvvm | FileCheck %s

func.func @ld(%m: memref<128x128xf16, 3>, %i: index) -> (vector<4x2xf16>, vector<1x2xf16>) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<128x128xf16, 3> -> vector<4x2xf16>
  %1 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 1 : i32, transpose = true} : memref<128x128xf16, 3> -> vector<1x2xf16>
  return %0, %1 : vector<4x2xf16>, vector<1x2xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ld(%arg0: memref<128x128xf16, 3>, %arg1: index) -> (vector<4x2xf16>, vector<1x2xf16>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<128x128xf16, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(128 : index) : i64
// CHECK-NEXT:     %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT:     %5 = llvm.add %4, %0 : i64
// CHECK-NEXT:     %6 = llvm.getelementptr %2[%5] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f16
// CHECK-NEXT:     %7 = nvvm.ldmatrix %6 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     %8 = llvm.mlir.poison : !llvm.array<4 x vector<2xf16>>
// CHECK-NEXT:     %9 = llvm.extractvalue %7[0] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     %10 = llvm.bitcast %9 : i32 to vector<2xf16>
// CHECK-NEXT:     %11 = llvm.insertvalue %10, %8[0] : !llvm.array<4 x vector<2xf16>>
// CHECK-NEXT:     %12 = llvm.extractvalue %7[1] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     %13 = llvm.bitcast %12 : i32 to vector<2xf16>
// CHECK-NEXT:     %14 = llvm.insertvalue %13, %11[1] : !llvm.array<4 x vector<2xf16>>
// CHECK-NEXT:     %15 = llvm.extractvalue %7[2] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     %16 = llvm.bitcast %15 : i32 to vector<2xf16>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %14[2] : !llvm.array<4 x vector<2xf16>>
// CHECK-NEXT:     %18 = llvm.extractvalue %7[3] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     %19 = llvm.bitcast %18 : i32 to vector<2xf16>
// CHECK-NEXT:     %20 = llvm.insertvalue %19, %17[3] : !llvm.array<4 x vector<2xf16>>
// CHECK-NEXT:     %21 = builtin.unrealized_conversion_cast %20 : !llvm.array<4 x vector<2xf16>> to vector<4x2xf16>
// CHECK-NEXT:     %22 = llvm.extractvalue %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %23 = llvm.mlir.constant(128 : index) : i64
// CHECK-NEXT:     %24 = llvm.mul %0, %23 : i64
// CHECK-NEXT:     %25 = llvm.add %24, %0 : i64
// CHECK-NEXT:     %26 = llvm.getelementptr %22[%25] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f16
// CHECK-NEXT:     %27 = nvvm.ldmatrix %26 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> i32
// CHECK-NEXT:     %28 = llvm.mlir.poison : !llvm.array<1 x vector<2xf16>>
// CHECK-NEXT:     %29 = llvm.bitcast %27 : i32 to vector<2xf16>
// CHECK-NEXT:     %30 = llvm.insertvalue %29, %28[0] : !llvm.array<1 x vector<2xf16>>
// CHECK-NEXT:     %31 = builtin.unrealized_conversion_cast %30 : !llvm.array<1 x vector<2xf16>> to vector<1x2xf16>
// CHECK-NEXT:     return %21, %31 : vector<4x2xf16>, vector<1x2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ld2(%m: memref<128x128xf32, #gpu.address_space<workgroup>>, %i: index) -> (vector<4x1xf32>) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<128x128xf32, #gpu.address_space<workgroup>> -> vector<4x1xf32>
  return %0 : vector<4x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ld2(%arg0: memref<128x128xf32, #gpu.address_space<workgroup>>, %arg1: index) -> vector<4x1xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<128x128xf32, #gpu.address_space<workgroup>> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(128 : index) : i64
// CHECK-NEXT:     %4 = llvm.mul %0, %3 : i64
// CHECK-NEXT:     %5 = llvm.add %4, %0 : i64
// CHECK-NEXT:     %6 = llvm.getelementptr %2[%5] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:     %7 = nvvm.ldmatrix %6 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     %8 = llvm.mlir.poison : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %9 = llvm.extractvalue %7[0] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     %10 = llvm.bitcast %9 : i32 to vector<1xf32>
// CHECK-NEXT:     %11 = llvm.insertvalue %10, %8[0] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %12 = llvm.extractvalue %7[1] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     %13 = llvm.bitcast %12 : i32 to vector<1xf32>
// CHECK-NEXT:     %14 = llvm.insertvalue %13, %11[1] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %15 = llvm.extractvalue %7[2] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     %16 = llvm.bitcast %15 : i32 to vector<1xf32>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %14[2] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %18 = llvm.extractvalue %7[3] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT:     %19 = llvm.bitcast %18 : i32 to vector<1xf32>
// CHECK-NEXT:     %20 = llvm.insertvalue %19, %17[3] : !llvm.array<4 x vector<1xf32>>
// CHECK-NEXT:     %21 = builtin.unrealized_conversion_cast %20 : !llvm.array<4 x vector<1xf32>> to vector<4x1xf32>
// CHECK-NEXT:     return %21 : vector<4x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bytes(%m: memref<64x64xi8, strided<[?, 1], offset: ?>, 3>, %i: index) -> vector<2x4xi8> {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 2 : i32, transpose = false} : memref<64x64xi8, strided<[?, 1], offset: ?>, 3> -> vector<2x4xi8>
  return %0 : vector<2x4xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bytes(%arg0: memref<64x64xi8, strided<[?, 1], offset: ?>, 3>, %arg1: index) -> vector<2x4xi8> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<64x64xi8, strided<[?, 1], offset: ?>, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %4 = llvm.getelementptr %2[%3] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
// CHECK-NEXT:     %5 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %6 = llvm.mul %0, %5 : i64
// CHECK-NEXT:     %7 = llvm.add %6, %0 : i64
// CHECK-NEXT:     %8 = llvm.getelementptr %4[%7] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
// CHECK-NEXT:     %9 = nvvm.ldmatrix %8 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 2 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
// CHECK-NEXT:     %10 = llvm.mlir.poison : !llvm.array<2 x vector<4xi8>>
// CHECK-NEXT:     %11 = llvm.extractvalue %9[0] : !llvm.struct<(i32, i32)>
// CHECK-NEXT:     %12 = llvm.bitcast %11 : i32 to vector<4xi8>
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %10[0] : !llvm.array<2 x vector<4xi8>>
// CHECK-NEXT:     %14 = llvm.extractvalue %9[1] : !llvm.struct<(i32, i32)>
// CHECK-NEXT:     %15 = llvm.bitcast %14 : i32 to vector<4xi8>
// CHECK-NEXT:     %16 = llvm.insertvalue %15, %13[1] : !llvm.array<2 x vector<4xi8>>
// CHECK-NEXT:     %17 = builtin.unrealized_conversion_cast %16 : !llvm.array<2 x vector<4xi8>> to vector<2x4xi8>
// CHECK-NEXT:     return %17 : vector<2x4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

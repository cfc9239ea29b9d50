// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

// What the ops of x86vector are lowered to.
llvm.func @x(%arg0: vector<16xi1>, %arg1: vector<8xi1>, %arg2: vector<16xf32>, %arg3: vector<8xf64>, %arg4: i32, %arg5: i16, %arg6: i8, %arg7: vector<16xi32>, %arg8: vector<8xi64>, %arg9: vector<8xf32>, %arg10: vector<4xf32>, %arg11: !llvm.ptr, %arg12: !llvm.ptr, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: !llvm.ptr, %arg17: !llvm.ptr, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: vector<32xbf16>, %arg22: vector<16xbf16>, %arg23: vector<8xbf16>, %arg24: vector<8xi32>, %arg25: vector<4xi32>, %arg26: vector<32xi8>, %arg27: vector<16xi8>) -> !llvm.struct<(vector<8xf64>, vector<16xf32>, vector<16xf32>, vector<8xf64>, vector<16xi1>, vector<8xi1>, vector<8xf32>, vector<8xf32>)> {
  %0 = llvm.mlir.constant(3 : i32) : i32
  %1 = llvm.call_intrinsic "llvm.x86.avx512.mask.rndscale.pd.512"(%arg3, %0, %arg3, %arg6, %0) : (vector<8xf64>, i32, vector<8xf64>, i8, i32) -> vector<8xf64>
  %2 = llvm.call_intrinsic "llvm.x86.avx512.mask.rndscale.ps.512"(%arg2, %0, %arg2, %arg5, %0) : (vector<16xf32>, i32, vector<16xf32>, i16, i32) -> vector<16xf32>
  %3 = llvm.call_intrinsic "llvm.x86.avx512.mask.scalef.ps.512"(%arg2, %arg2, %arg2, %arg5, %0) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i16, i32) -> vector<16xf32>
  %4 = llvm.call_intrinsic "llvm.x86.avx512.mask.scalef.pd.512"(%arg3, %arg3, %arg3, %arg6, %0) : (vector<8xf64>, vector<8xf64>, vector<8xf64>, i8, i32) -> vector<8xf64>
  %5 = llvm.call_intrinsic "llvm.x86.avx512.vp2intersect.d.512"(%arg7, %arg7) : (vector<16xi32>, vector<16xi32>) -> !llvm.struct<(vector<16xi1>, vector<16xi1>)>
  %6 = llvm.extractvalue %5[0] : !llvm.struct<(vector<16xi1>, vector<16xi1>)>
  %7 = llvm.extractvalue %5[1] : !llvm.struct<(vector<16xi1>, vector<16xi1>)>
  %8 = llvm.call_intrinsic "llvm.x86.avx512.vp2intersect.q.512"(%arg8, %arg8) : (vector<8xi64>, vector<8xi64>) -> !llvm.struct<(vector<8xi1>, vector<8xi1>)>
  %9 = llvm.extractvalue %8[0] : !llvm.struct<(vector<8xi1>, vector<8xi1>)>
  %10 = llvm.extractvalue %8[1] : !llvm.struct<(vector<8xi1>, vector<8xi1>)>
  %11 = llvm.call_intrinsic "llvm.x86.avx.rsqrt.ps.256"(%arg9) : (vector<8xf32>) -> vector<8xf32>
  %12 = llvm.mlir.constant(-1 : i8) : i8
  %13 = llvm.call_intrinsic "llvm.x86.avx.dp.ps.256"(%arg9, %arg9, %12) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  %14 = llvm.mlir.poison : !llvm.struct<(vector<8xf64>, vector<16xf32>, vector<16xf32>, vector<8xf64>, vector<16xi1>, vector<8xi1>, vector<8xf32>, vector<8xf32>)>
  %15 = llvm.insertvalue %1, %14[0] : !llvm.struct<(vector<8xf64>, vector<16xf32>, vector<16xf32>, vector<8xf64>, vector<16xi1>, vector<8xi1>, vector<8xf32>, vector<8xf32>)>
  %16 = llvm.insertvalue %2, %15[1] : !llvm.struct<(vector<8xf64>, vector<16xf32>, vector<16xf32>, vector<8xf64>, vector<16xi1>, vector<8xi1>, vector<8xf32>, vector<8xf32>)>
  %17 = llvm.insertvalue %3, %16[2] : !llvm.struct<(vector<8xf64>, vector<16xf32>, vector<16xf32>, vector<8xf64>, vector<16xi1>, vector<8xi1>, vector<8xf32>, vector<8xf32>)>
  %18 = llvm.insertvalue %4, %17[3] : !llvm.struct<(vector<8xf64>, vector<16xf32>, vector<16xf32>, vector<8xf64>, vector<16xi1>, vector<8xi1>, vector<8xf32>, vector<8xf32>)>
  %19 = llvm.insertvalue %6, %18[4] : !llvm.struct<(vector<8xf64>, vector<16xf32>, vector<16xf32>, vector<8xf64>, vector<16xi1>, vector<8xi1>, vector<8xf32>, vector<8xf32>)>
  %20 = llvm.insertvalue %9, %19[5] : !llvm.struct<(vector<8xf64>, vector<16xf32>, vector<16xf32>, vector<8xf64>, vector<16xi1>, vector<8xi1>, vector<8xf32>, vector<8xf32>)>
  %21 = llvm.insertvalue %11, %20[6] : !llvm.struct<(vector<8xf64>, vector<16xf32>, vector<16xf32>, vector<8xf64>, vector<16xi1>, vector<8xi1>, vector<8xf32>, vector<8xf32>)>
  %22 = llvm.insertvalue %13, %21[7] : !llvm.struct<(vector<8xf64>, vector<16xf32>, vector<16xf32>, vector<8xf64>, vector<16xi1>, vector<8xi1>, vector<8xf32>, vector<8xf32>)>
  llvm.return %22 : !llvm.struct<(vector<8xf64>, vector<16xf32>, vector<16xf32>, vector<8xf64>, vector<16xi1>, vector<8xi1>, vector<8xf32>, vector<8xf32>)>
}
llvm.func @y(%arg0: vector<16xf32>, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: vector<32xbf16>, %arg12: vector<16xbf16>, %arg13: vector<8xbf16>, %arg14: vector<8xf32>, %arg15: vector<4xf32>, %arg16: vector<8xi32>, %arg17: vector<4xi32>, %arg18: vector<32xi8>, %arg19: vector<16xi8>) -> !llvm.struct<(vector<16xf32>, vector<8xf32>, vector<4xf32>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>)> {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %1 = llvm.insertvalue %arg6, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %2 = llvm.insertvalue %arg7, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %3 = llvm.insertvalue %arg8, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %4 = llvm.insertvalue %arg9, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %5 = llvm.insertvalue %arg10, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %7 = llvm.insertvalue %arg1, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %8 = llvm.insertvalue %arg2, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg3, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.insertvalue %arg4, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %11 = llvm.insertvalue %arg5, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %12 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%arg0, %arg11, %arg11) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
  %13 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%arg14, %arg12, %arg12) : (vector<8xf32>, vector<16xbf16>, vector<16xbf16>) -> vector<8xf32>
  %14 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.128"(%arg15, %arg13, %arg13) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
  %15 = llvm.call_intrinsic "llvm.x86.avx512bf16.cvtneps2bf16.512"(%arg0) : (vector<16xf32>) -> vector<16xbf16>
  %16 = llvm.call_intrinsic "llvm.x86.avx512bf16.cvtneps2bf16.256"(%arg14) : (vector<8xf32>) -> vector<8xbf16>
  %17 = llvm.call_intrinsic "llvm.x86.avx2.vpdpbssd.256"(%arg16, %arg18, %arg18) : (vector<8xi32>, vector<32xi8>, vector<32xi8>) -> vector<8xi32>
  %18 = llvm.call_intrinsic "llvm.x86.avx2.vpdpbssd.128"(%arg17, %arg19, %arg19) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
  %19 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %20 = llvm.call_intrinsic "llvm.x86.vbcstnesh2ps256"(%19) : (!llvm.ptr) -> vector<8xf32>
  %21 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %22 = llvm.call_intrinsic "llvm.x86.vbcstnesh2ps128"(%21) : (!llvm.ptr) -> vector<4xf32>
  %23 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %24 = llvm.call_intrinsic "llvm.x86.vbcstnebf162ps256"(%23) : (!llvm.ptr) -> vector<8xf32>
  %25 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %26 = llvm.call_intrinsic "llvm.x86.vbcstnebf162ps128"(%25) : (!llvm.ptr) -> vector<4xf32>
  %27 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %28 = llvm.call_intrinsic "llvm.x86.vcvtneeph2ps256"(%27) : (!llvm.ptr) -> vector<8xf32>
  %29 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %30 = llvm.call_intrinsic "llvm.x86.vcvtneeph2ps128"(%29) : (!llvm.ptr) -> vector<4xf32>
  %31 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %32 = llvm.call_intrinsic "llvm.x86.vcvtneebf162ps256"(%31) : (!llvm.ptr) -> vector<8xf32>
  %33 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %34 = llvm.call_intrinsic "llvm.x86.vcvtneebf162ps128"(%33) : (!llvm.ptr) -> vector<4xf32>
  %35 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %36 = llvm.call_intrinsic "llvm.x86.vcvtneoph2ps256"(%35) : (!llvm.ptr) -> vector<8xf32>
  %37 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %38 = llvm.call_intrinsic "llvm.x86.vcvtneoph2ps128"(%37) : (!llvm.ptr) -> vector<4xf32>
  %39 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %40 = llvm.call_intrinsic "llvm.x86.vcvtneobf162ps256"(%39) : (!llvm.ptr) -> vector<8xf32>
  %41 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %42 = llvm.call_intrinsic "llvm.x86.vcvtneobf162ps128"(%41) : (!llvm.ptr) -> vector<4xf32>
  %43 = llvm.mlir.poison : !llvm.struct<(vector<16xf32>, vector<8xf32>, vector<4xf32>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>)>
  %44 = llvm.insertvalue %12, %43[0] : !llvm.struct<(vector<16xf32>, vector<8xf32>, vector<4xf32>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>)>
  %45 = llvm.insertvalue %13, %44[1] : !llvm.struct<(vector<16xf32>, vector<8xf32>, vector<4xf32>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>)>
  %46 = llvm.insertvalue %14, %45[2] : !llvm.struct<(vector<16xf32>, vector<8xf32>, vector<4xf32>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>)>
  %47 = llvm.insertvalue %15, %46[3] : !llvm.struct<(vector<16xf32>, vector<8xf32>, vector<4xf32>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>)>
  %48 = llvm.insertvalue %16, %47[4] : !llvm.struct<(vector<16xf32>, vector<8xf32>, vector<4xf32>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>)>
  %49 = llvm.insertvalue %17, %48[5] : !llvm.struct<(vector<16xf32>, vector<8xf32>, vector<4xf32>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>)>
  %50 = llvm.insertvalue %18, %49[6] : !llvm.struct<(vector<16xf32>, vector<8xf32>, vector<4xf32>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>)>
  %51 = llvm.insertvalue %20, %50[7] : !llvm.struct<(vector<16xf32>, vector<8xf32>, vector<4xf32>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>)>
  %52 = llvm.insertvalue %22, %51[8] : !llvm.struct<(vector<16xf32>, vector<8xf32>, vector<4xf32>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>)>
  %53 = llvm.insertvalue %24, %52[9] : !llvm.struct<(vector<16xf32>, vector<8xf32>, vector<4xf32>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>)>
  %54 = llvm.insertvalue %26, %53[10] : !llvm.struct<(vector<16xf32>, vector<8xf32>, vector<4xf32>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>)>
  %55 = llvm.insertvalue %28, %54[11] : !llvm.struct<(vector<16xf32>, vector<8xf32>, vector<4xf32>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>)>
  %56 = llvm.insertvalue %30, %55[12] : !llvm.struct<(vector<16xf32>, vector<8xf32>, vector<4xf32>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>)>
  %57 = llvm.insertvalue %32, %56[13] : !llvm.struct<(vector<16xf32>, vector<8xf32>, vector<4xf32>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>)>
  %58 = llvm.insertvalue %34, %57[14] : !llvm.struct<(vector<16xf32>, vector<8xf32>, vector<4xf32>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>)>
  %59 = llvm.insertvalue %36, %58[15] : !llvm.struct<(vector<16xf32>, vector<8xf32>, vector<4xf32>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>)>
  %60 = llvm.insertvalue %38, %59[16] : !llvm.struct<(vector<16xf32>, vector<8xf32>, vector<4xf32>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>)>
  %61 = llvm.insertvalue %40, %60[17] : !llvm.struct<(vector<16xf32>, vector<8xf32>, vector<4xf32>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>)>
  %62 = llvm.insertvalue %42, %61[18] : !llvm.struct<(vector<16xf32>, vector<8xf32>, vector<4xf32>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>)>
  llvm.return %62 : !llvm.struct<(vector<16xf32>, vector<8xf32>, vector<4xf32>, vector<16xbf16>, vector<8xbf16>, vector<8xi32>, vector<4xi32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>, vector<8xf32>, vector<4xf32>)>
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define { <8 x double>, <16 x float>, <16 x float>, <8 x double>, <16 x i1>, <8 x i1>, <8 x float>, <8 x float> } @x(<16 x i1> [[V0:%[^ ]+]], <8 x i1> [[V1:%[^ ]+]], <16 x float> [[V2:%[^ ]+]], <8 x double> [[V3:%[^ ]+]], i32 [[V4:%[^ ]+]], i16 [[V5:%[^ ]+]], i8 [[V6:%[^ ]+]], <16 x i32> [[V7:%[^ ]+]], <8 x i64> [[V8:%[^ ]+]], <8 x float> [[V9:%[^ ]+]], <4 x float> [[V10:%[^ ]+]], ptr [[V11:%[^ ]+]], ptr [[V12:%[^ ]+]], i64 [[V13:%[^ ]+]], i64 [[V14:%[^ ]+]], i64 [[V15:%[^ ]+]], ptr [[V16:%[^ ]+]], ptr [[V17:%[^ ]+]], i64 [[V18:%[^ ]+]], i64 [[V19:%[^ ]+]], i64 [[V20:%[^ ]+]], <32 x bfloat> [[V21:%[^ ]+]], <16 x bfloat> [[V22:%[^ ]+]], <8 x bfloat> [[V23:%[^ ]+]], <8 x i32> [[V24:%[^ ]+]], <4 x i32> [[V25:%[^ ]+]], <32 x i8> [[V26:%[^ ]+]], <16 x i8> [[V27:%[^ ]+]]) {
// CHECK-NEXT:   [[V29:%[^ ]+]] = call <8 x double> @llvm.x86.avx512.mask.rndscale.pd.512(<8 x double> [[V3]], i32 3, <8 x double> [[V3]], i8 [[V6]], i32 3)
// CHECK-NEXT:   [[V30:%[^ ]+]] = call <16 x float> @llvm.x86.avx512.mask.rndscale.ps.512(<16 x float> [[V2]], i32 3, <16 x float> [[V2]], i16 [[V5]], i32 3)
// CHECK-NEXT:   [[V31:%[^ ]+]] = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> [[V2]], <16 x float> [[V2]], <16 x float> [[V2]], i16 [[V5]], i32 3)
// CHECK-NEXT:   [[V32:%[^ ]+]] = call <8 x double> @llvm.x86.avx512.mask.scalef.pd.512(<8 x double> [[V3]], <8 x double> [[V3]], <8 x double> [[V3]], i8 [[V6]], i32 3)
// CHECK-NEXT:   [[V33:%[^ ]+]] = call { <16 x i1>, <16 x i1> } @llvm.x86.avx512.vp2intersect.d.512(<16 x i32> [[V7]], <16 x i32> [[V7]])
// CHECK-NEXT:   [[V34:%[^ ]+]] = extractvalue { <16 x i1>, <16 x i1> } [[V33]], 0
// CHECK-NEXT:   [[V35:%[^ ]+]] = extractvalue { <16 x i1>, <16 x i1> } [[V33]], 1
// CHECK-NEXT:   [[V36:%[^ ]+]] = call { <8 x i1>, <8 x i1> } @llvm.x86.avx512.vp2intersect.q.512(<8 x i64> [[V8]], <8 x i64> [[V8]])
// CHECK-NEXT:   [[V37:%[^ ]+]] = extractvalue { <8 x i1>, <8 x i1> } [[V36]], 0
// CHECK-NEXT:   [[V38:%[^ ]+]] = extractvalue { <8 x i1>, <8 x i1> } [[V36]], 1
// CHECK-NEXT:   [[V39:%[^ ]+]] = call <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float> [[V9]])
// CHECK-NEXT:   [[V40:%[^ ]+]] = call <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float> [[V9]], <8 x float> [[V9]], i8 -1)
// CHECK-NEXT:   [[V41:%[^ ]+]] = insertvalue { <8 x double>, <16 x float>, <16 x float>, <8 x double>, <16 x i1>, <8 x i1>, <8 x float>, <8 x float> } poison, <8 x double> [[V29]], 0
// CHECK-NEXT:   [[V42:%[^ ]+]] = insertvalue { <8 x double>, <16 x float>, <16 x float>, <8 x double>, <16 x i1>, <8 x i1>, <8 x float>, <8 x float> } [[V41]], <16 x float> [[V30]], 1
// CHECK-NEXT:   [[V43:%[^ ]+]] = insertvalue { <8 x double>, <16 x float>, <16 x float>, <8 x double>, <16 x i1>, <8 x i1>, <8 x float>, <8 x float> } [[V42]], <16 x float> [[V31]], 2
// CHECK-NEXT:   [[V44:%[^ ]+]] = insertvalue { <8 x double>, <16 x float>, <16 x float>, <8 x double>, <16 x i1>, <8 x i1>, <8 x float>, <8 x float> } [[V43]], <8 x double> [[V32]], 3
// CHECK-NEXT:   [[V45:%[^ ]+]] = insertvalue { <8 x double>, <16 x float>, <16 x float>, <8 x double>, <16 x i1>, <8 x i1>, <8 x float>, <8 x float> } [[V44]], <16 x i1> [[V34]], 4
// CHECK-NEXT:   [[V46:%[^ ]+]] = insertvalue { <8 x double>, <16 x float>, <16 x float>, <8 x double>, <16 x i1>, <8 x i1>, <8 x float>, <8 x float> } [[V45]], <8 x i1> [[V37]], 5
// CHECK-NEXT:   [[V47:%[^ ]+]] = insertvalue { <8 x double>, <16 x float>, <16 x float>, <8 x double>, <16 x i1>, <8 x i1>, <8 x float>, <8 x float> } [[V46]], <8 x float> [[V39]], 6
// CHECK-NEXT:   [[V48:%[^ ]+]] = insertvalue { <8 x double>, <16 x float>, <16 x float>, <8 x double>, <16 x i1>, <8 x i1>, <8 x float>, <8 x float> } [[V47]], <8 x float> [[V40]], 7
// CHECK-NEXT:   ret { <8 x double>, <16 x float>, <16 x float>, <8 x double>, <16 x i1>, <8 x i1>, <8 x float>, <8 x float> } [[V48]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { <16 x float>, <8 x float>, <4 x float>, <16 x bfloat>, <8 x bfloat>, <8 x i32>, <4 x i32>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float> } @y(<16 x float> [[V0:%[^ ]+]], ptr [[V1:%[^ ]+]], ptr [[V2:%[^ ]+]], i64 [[V3:%[^ ]+]], i64 [[V4:%[^ ]+]], i64 [[V5:%[^ ]+]], ptr [[V6:%[^ ]+]], ptr [[V7:%[^ ]+]], i64 [[V8:%[^ ]+]], i64 [[V9:%[^ ]+]], i64 [[V10:%[^ ]+]], <32 x bfloat> [[V11:%[^ ]+]], <16 x bfloat> [[V12:%[^ ]+]], <8 x bfloat> [[V13:%[^ ]+]], <8 x float> [[V14:%[^ ]+]], <4 x float> [[V15:%[^ ]+]], <8 x i32> [[V16:%[^ ]+]], <4 x i32> [[V17:%[^ ]+]], <32 x i8> [[V18:%[^ ]+]], <16 x i8> [[V19:%[^ ]+]]) {
// CHECK-NEXT:   [[V21:%[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr [[V6]], 0
// CHECK-NEXT:   [[V22:%[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } [[V21]], ptr [[V7]], 1
// CHECK-NEXT:   [[V23:%[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } [[V22]], i64 [[V8]], 2
// CHECK-NEXT:   [[V24:%[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } [[V23]], i64 [[V9]], 3, 0
// CHECK-NEXT:   [[V25:%[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } [[V24]], i64 [[V10]], 4, 0
// CHECK-NEXT:   [[V26:%[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr [[V1]], 0
// CHECK-NEXT:   [[V27:%[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } [[V26]], ptr [[V2]], 1
// CHECK-NEXT:   [[V28:%[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } [[V27]], i64 [[V3]], 2
// CHECK-NEXT:   [[V29:%[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } [[V28]], i64 [[V4]], 3, 0
// CHECK-NEXT:   [[V30:%[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } [[V29]], i64 [[V5]], 4, 0
// CHECK-NEXT:   [[V31:%[^ ]+]] = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> [[V0]], <32 x bfloat> [[V11]], <32 x bfloat> [[V11]])
// CHECK-NEXT:   [[V32:%[^ ]+]] = call <8 x float> @llvm.x86.avx512bf16.dpbf16ps.256(<8 x float> [[V14]], <16 x bfloat> [[V12]], <16 x bfloat> [[V12]])
// CHECK-NEXT:   [[V33:%[^ ]+]] = call <4 x float> @llvm.x86.avx512bf16.dpbf16ps.128(<4 x float> [[V15]], <8 x bfloat> [[V13]], <8 x bfloat> [[V13]])
// CHECK-NEXT:   [[V34:%[^ ]+]] = call <16 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.512(<16 x float> [[V0]])
// CHECK-NEXT:   [[V35:%[^ ]+]] = call <8 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.256(<8 x float> [[V14]])
// CHECK-NEXT:   [[V36:%[^ ]+]] = call <8 x i32> @llvm.x86.avx2.vpdpbssd.256(<8 x i32> [[V16]], <32 x i8> [[V18]], <32 x i8> [[V18]])
// CHECK-NEXT:   [[V37:%[^ ]+]] = call <4 x i32> @llvm.x86.avx2.vpdpbssd.128(<4 x i32> [[V17]], <16 x i8> [[V19]], <16 x i8> [[V19]])
// CHECK-NEXT:   [[V38:%[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } [[V25]], 1
// CHECK-NEXT:   [[V39:%[^ ]+]] = call <8 x float> @llvm.x86.vbcstnesh2ps256(ptr [[V38]])
// CHECK-NEXT:   [[V40:%[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } [[V25]], 1
// CHECK-NEXT:   [[V41:%[^ ]+]] = call <4 x float> @llvm.x86.vbcstnesh2ps128(ptr [[V40]])
// CHECK-NEXT:   [[V42:%[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } [[V30]], 1
// CHECK-NEXT:   [[V43:%[^ ]+]] = call <8 x float> @llvm.x86.vbcstnebf162ps256(ptr [[V42]])
// CHECK-NEXT:   [[V44:%[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } [[V30]], 1
// CHECK-NEXT:   [[V45:%[^ ]+]] = call <4 x float> @llvm.x86.vbcstnebf162ps128(ptr [[V44]])
// CHECK-NEXT:   [[V46:%[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } [[V25]], 1
// CHECK-NEXT:   [[V47:%[^ ]+]] = call <8 x float> @llvm.x86.vcvtneeph2ps256(ptr [[V46]])
// CHECK-NEXT:   [[V48:%[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } [[V25]], 1
// CHECK-NEXT:   [[V49:%[^ ]+]] = call <4 x float> @llvm.x86.vcvtneeph2ps128(ptr [[V48]])
// CHECK-NEXT:   [[V50:%[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } [[V30]], 1
// CHECK-NEXT:   [[V51:%[^ ]+]] = call <8 x float> @llvm.x86.vcvtneebf162ps256(ptr [[V50]])
// CHECK-NEXT:   [[V52:%[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } [[V30]], 1
// CHECK-NEXT:   [[V53:%[^ ]+]] = call <4 x float> @llvm.x86.vcvtneebf162ps128(ptr [[V52]])
// CHECK-NEXT:   [[V54:%[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } [[V25]], 1
// CHECK-NEXT:   [[V55:%[^ ]+]] = call <8 x float> @llvm.x86.vcvtneoph2ps256(ptr [[V54]])
// CHECK-NEXT:   [[V56:%[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } [[V25]], 1
// CHECK-NEXT:   [[V57:%[^ ]+]] = call <4 x float> @llvm.x86.vcvtneoph2ps128(ptr [[V56]])
// CHECK-NEXT:   [[V58:%[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } [[V30]], 1
// CHECK-NEXT:   [[V59:%[^ ]+]] = call <8 x float> @llvm.x86.vcvtneobf162ps256(ptr [[V58]])
// CHECK-NEXT:   [[V60:%[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } [[V30]], 1
// CHECK-NEXT:   [[V61:%[^ ]+]] = call <4 x float> @llvm.x86.vcvtneobf162ps128(ptr [[V60]])
// CHECK-NEXT:   [[V62:%[^ ]+]] = insertvalue { <16 x float>, <8 x float>, <4 x float>, <16 x bfloat>, <8 x bfloat>, <8 x i32>, <4 x i32>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float> } poison, <16 x float> [[V31]], 0
// CHECK-NEXT:   [[V63:%[^ ]+]] = insertvalue { <16 x float>, <8 x float>, <4 x float>, <16 x bfloat>, <8 x bfloat>, <8 x i32>, <4 x i32>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float> } [[V62]], <8 x float> [[V32]], 1
// CHECK-NEXT:   [[V64:%[^ ]+]] = insertvalue { <16 x float>, <8 x float>, <4 x float>, <16 x bfloat>, <8 x bfloat>, <8 x i32>, <4 x i32>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float> } [[V63]], <4 x float> [[V33]], 2
// CHECK-NEXT:   [[V65:%[^ ]+]] = insertvalue { <16 x float>, <8 x float>, <4 x float>, <16 x bfloat>, <8 x bfloat>, <8 x i32>, <4 x i32>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float> } [[V64]], <16 x bfloat> [[V34]], 3
// CHECK-NEXT:   [[V66:%[^ ]+]] = insertvalue { <16 x float>, <8 x float>, <4 x float>, <16 x bfloat>, <8 x bfloat>, <8 x i32>, <4 x i32>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float> } [[V65]], <8 x bfloat> [[V35]], 4
// CHECK-NEXT:   [[V67:%[^ ]+]] = insertvalue { <16 x float>, <8 x float>, <4 x float>, <16 x bfloat>, <8 x bfloat>, <8 x i32>, <4 x i32>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float> } [[V66]], <8 x i32> [[V36]], 5
// CHECK-NEXT:   [[V68:%[^ ]+]] = insertvalue { <16 x float>, <8 x float>, <4 x float>, <16 x bfloat>, <8 x bfloat>, <8 x i32>, <4 x i32>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float> } [[V67]], <4 x i32> [[V37]], 6
// CHECK-NEXT:   [[V69:%[^ ]+]] = insertvalue { <16 x float>, <8 x float>, <4 x float>, <16 x bfloat>, <8 x bfloat>, <8 x i32>, <4 x i32>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float> } [[V68]], <8 x float> [[V39]], 7
// CHECK-NEXT:   [[V70:%[^ ]+]] = insertvalue { <16 x float>, <8 x float>, <4 x float>, <16 x bfloat>, <8 x bfloat>, <8 x i32>, <4 x i32>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float> } [[V69]], <4 x float> [[V41]], 8
// CHECK-NEXT:   [[V71:%[^ ]+]] = insertvalue { <16 x float>, <8 x float>, <4 x float>, <16 x bfloat>, <8 x bfloat>, <8 x i32>, <4 x i32>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float> } [[V70]], <8 x float> [[V43]], 9
// CHECK-NEXT:   [[V72:%[^ ]+]] = insertvalue { <16 x float>, <8 x float>, <4 x float>, <16 x bfloat>, <8 x bfloat>, <8 x i32>, <4 x i32>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float> } [[V71]], <4 x float> [[V45]], 10
// CHECK-NEXT:   [[V73:%[^ ]+]] = insertvalue { <16 x float>, <8 x float>, <4 x float>, <16 x bfloat>, <8 x bfloat>, <8 x i32>, <4 x i32>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float> } [[V72]], <8 x float> [[V47]], 11
// CHECK-NEXT:   [[V74:%[^ ]+]] = insertvalue { <16 x float>, <8 x float>, <4 x float>, <16 x bfloat>, <8 x bfloat>, <8 x i32>, <4 x i32>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float> } [[V73]], <4 x float> [[V49]], 12
// CHECK-NEXT:   [[V75:%[^ ]+]] = insertvalue { <16 x float>, <8 x float>, <4 x float>, <16 x bfloat>, <8 x bfloat>, <8 x i32>, <4 x i32>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float> } [[V74]], <8 x float> [[V51]], 13
// CHECK-NEXT:   [[V76:%[^ ]+]] = insertvalue { <16 x float>, <8 x float>, <4 x float>, <16 x bfloat>, <8 x bfloat>, <8 x i32>, <4 x i32>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float> } [[V75]], <4 x float> [[V53]], 14
// CHECK-NEXT:   [[V77:%[^ ]+]] = insertvalue { <16 x float>, <8 x float>, <4 x float>, <16 x bfloat>, <8 x bfloat>, <8 x i32>, <4 x i32>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float> } [[V76]], <8 x float> [[V55]], 15
// CHECK-NEXT:   [[V78:%[^ ]+]] = insertvalue { <16 x float>, <8 x float>, <4 x float>, <16 x bfloat>, <8 x bfloat>, <8 x i32>, <4 x i32>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float> } [[V77]], <4 x float> [[V57]], 16
// CHECK-NEXT:   [[V79:%[^ ]+]] = insertvalue { <16 x float>, <8 x float>, <4 x float>, <16 x bfloat>, <8 x bfloat>, <8 x i32>, <4 x i32>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float> } [[V78]], <8 x float> [[V59]], 17
// CHECK-NEXT:   [[V80:%[^ ]+]] = insertvalue { <16 x float>, <8 x float>, <4 x float>, <16 x bfloat>, <8 x bfloat>, <8 x i32>, <4 x i32>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float> } [[V79]], <4 x float> [[V61]], 18
// CHECK-NEXT:   ret { <16 x float>, <8 x float>, <4 x float>, <16 x bfloat>, <8 x bfloat>, <8 x i32>, <4 x i32>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float>, <8 x float>, <4 x float> } [[V80]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <8 x double> @llvm.x86.avx512.mask.rndscale.pd.512(<8 x double>, i32 immarg, <8 x double>, i8, i32 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.x86.avx512.mask.rndscale.ps.512(<16 x float>, i32 immarg, <16 x float>, i16, i32 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <8 x double> @llvm.x86.avx512.mask.scalef.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare { <16 x i1>, <16 x i1> } @llvm.x86.avx512.vp2intersect.d.512(<16 x i32>, <16 x i32>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare { <8 x i1>, <8 x i1> } @llvm.x86.avx512.vp2intersect.q.512(<8 x i64>, <8 x i64>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float>, <8 x float>, i8 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float>, <32 x bfloat>, <32 x bfloat>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <8 x float> @llvm.x86.avx512bf16.dpbf16ps.256(<8 x float>, <16 x bfloat>, <16 x bfloat>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.x86.avx512bf16.dpbf16ps.128(<4 x float>, <8 x bfloat>, <8 x bfloat>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <16 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.512(<16 x float>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <8 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.256(<8 x float>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <8 x i32> @llvm.x86.avx2.vpdpbssd.256(<8 x i32>, <32 x i8>, <32 x i8>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare <4 x i32> @llvm.x86.avx2.vpdpbssd.128(<4 x i32>, <16 x i8>, <16 x i8>) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <8 x float> @llvm.x86.vbcstnesh2ps256(ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <4 x float> @llvm.x86.vbcstnesh2ps128(ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <8 x float> @llvm.x86.vbcstnebf162ps256(ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <4 x float> @llvm.x86.vbcstnebf162ps128(ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <8 x float> @llvm.x86.vcvtneeph2ps256(ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <4 x float> @llvm.x86.vcvtneeph2ps128(ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <8 x float> @llvm.x86.vcvtneebf162ps256(ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <4 x float> @llvm.x86.vcvtneebf162ps128(ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <8 x float> @llvm.x86.vcvtneoph2ps256(ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <4 x float> @llvm.x86.vcvtneoph2ps128(ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <8 x float> @llvm.x86.vcvtneobf162ps256(ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <4 x float> @llvm.x86.vcvtneobf162ps128(ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
// CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

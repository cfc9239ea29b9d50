// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

llvm.func @f0(%arg0: vector<2xbf16>) {
  %0 = nvvm.convert.bf16x2.to.f8x2 %arg0 {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16(f8E8M0FNU)
  llvm.return
}


llvm.func @f1(%arg0: vector<2xf16>) {
  %0 = nvvm.convert.f16x2.to.f8x2 %arg0 {relu = true} : vector<2xf16> -> vector<2xi8>(f8E4M3FN)
  llvm.return
}


llvm.func @f2(%arg0: vector<2xf16>) {
  %0 = nvvm.convert.f16x2.to.f8x2 %arg0 : vector<2xf16> -> vector<2xi8>(f8E5M2)
  llvm.return
}


llvm.func @f3(%arg0: vector<2xf16>) {
  %0 = nvvm.convert.f16x2.to.f8x2 %arg0 {relu = true} : vector<2xf16> -> vector<2xi8>(f8E4M3FN)
  llvm.return
}


llvm.func @f4(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %arg0, %arg1 {relu = true, rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16>
  llvm.return
}


llvm.func @f5(%arg0: f32, %arg1: f32, %arg2: i32) {
  %0 = nvvm.convert.f32x2.to.bf16x2 %arg0, %arg1, %arg2 {rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16>
  llvm.return
}


llvm.func @f6(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %arg0, %arg1 {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : vector<2xf16>
  llvm.return
}


llvm.func @f7(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %arg0, %arg1 {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : vector<2xf16>
  llvm.return
}


llvm.func @f8(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %arg0, %arg1 {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xf16>
  llvm.return
}


llvm.func @f9(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.f4x2 %arg0, %arg1 : i8(f4E2M1FN)
  llvm.return
}


llvm.func @f10(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.f4x2 %arg0, %arg1 {relu = true} : i8(f4E2M1FN)
  llvm.return
}


llvm.func @f11(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.f6x2 %arg0, %arg1 {relu = true} : i16(f6E3M2FN)
  llvm.return
}


llvm.func @f12(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.f6x2 %arg0, %arg1 : vector<2xi8>(f6E2M3FN)
  llvm.return
}


llvm.func @f13(%arg0: f32, %arg1: f32) {
  %0 = nvvm.convert.f32x2.to.f6x2 %arg0, %arg1 : vector<2xi8>(f6E2M3FN)
  llvm.return
}


llvm.func @f14(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f4x4 %arg0, %arg1 : vector<4xf32> -> i16(f4E2M1FN)
  llvm.return
}


llvm.func @f15(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f4x4 %arg0, %arg1 {relu = true} : vector<4xf32> -> i16(f4E2M1FN)
  llvm.return
}


llvm.func @f16(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f4x4 %arg0, %arg1 {relu = true} : vector<4xf32> -> i16(f4E2M1FN)
  llvm.return
}


llvm.func @f17(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f6x4 %arg0, %arg1 : vector<4xf32> -> vector<4xi8>(f6E3M2FN)
  llvm.return
}


llvm.func @f18(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f6x4 %arg0, %arg1 : vector<4xf32> -> vector<4xi8>(f6E3M2FN)
  llvm.return
}


llvm.func @f19(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f6x4 %arg0, %arg1 : vector<4xf32> -> vector<4xi8>(f6E3M2FN)
  llvm.return
}


llvm.func @f20(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f8x4 %arg0, %arg1 : vector<4xf32> -> vector<4xi8>(f8E4M3FN)
  llvm.return
}


llvm.func @f21(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f8x4 %arg0, %arg1 {relu = true} : vector<4xf32> -> vector<4xi8>(f8E5M2)
  llvm.return
}


llvm.func @f22(%arg0: vector<4xf32>, %arg1: i32) {
  %0 = nvvm.convert.f32x4.to.f8x4 %arg0, %arg1 {relu = true} : vector<4xf32> -> vector<4xi8>(f8E4M3FN)
  llvm.return
}


llvm.func @f23(%arg0: i8) {
  %0 = nvvm.convert.f4x2.to.f16x2 %arg0 {relu = true} : i8(f4E2M1FN) -> vector<2xf16>
  llvm.return
}


llvm.func @f24(%arg0: i8) {
  %0 = nvvm.convert.f4x2.to.f16x2 %arg0 {relu = true} : i8(f4E2M1FN) -> vector<2xf16>
  llvm.return
}


llvm.func @f25(%arg0: i8) {
  %0 = nvvm.convert.f4x2.to.f16x2 %arg0 : i8(f4E2M1FN) -> vector<2xf16>
  llvm.return
}


llvm.func @f26(%arg0: vector<2xi8>) {
  %0 = nvvm.convert.f8x2.to.bf16x2 %arg0 : vector<2xi8>(f8E8M0FNU) -> vector<2xbf16>
  llvm.return
}


llvm.func @f27(%arg0: f32) {
  %0 = nvvm.convert.float.to.tf32 %arg0 {relu = true, rnd = #nvvm.fp_rnd_mode<rz>}
  llvm.return
}


llvm.func @f28(%arg0: f32) {
  %0 = nvvm.convert.float.to.tf32 %arg0 {relu = true, rnd = #nvvm.fp_rnd_mode<rz>}
  llvm.return
}


llvm.func @f29(%arg0: f32) {
  %0 = nvvm.convert.float.to.tf32 %arg0 {rnd = #nvvm.fp_rnd_mode<rna>, sat = #nvvm.sat_mode<satfinite>}
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f0(%[[ARG0:[^ ]+]]: vector<2xbf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.bf16x2.to.f8x2 %[[ARG0]] {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16(f8E8M0FNU)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f1(%[[ARG0:[^ ]+]]: vector<2xf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f16x2.to.f8x2 %[[ARG0]] {relu = true} : vector<2xf16> -> vector<2xi8>(f8E4M3FN)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f2(%[[ARG0:[^ ]+]]: vector<2xf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f16x2.to.f8x2 %[[ARG0]] : vector<2xf16> -> vector<2xi8>(f8E5M2)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f3(%[[ARG0:[^ ]+]]: vector<2xf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f16x2.to.f8x2 %[[ARG0]] {relu = true} : vector<2xf16> -> vector<2xi8>(f8E4M3FN)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f4(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f32x2.to.bf16x2 %[[ARG0]], %[[ARG1]] {relu = true, rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f5(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f32x2.to.bf16x2 %[[ARG0]], %[[ARG1]], %[[ARG2]] {rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f6(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f32x2.to.f16x2 %[[ARG0]], %[[ARG1]] {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : vector<2xf16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f7(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f32x2.to.f16x2 %[[ARG0]], %[[ARG1]] {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : vector<2xf16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f8(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f32x2.to.f16x2 %[[ARG0]], %[[ARG1]] {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xf16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f9(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f32x2.to.f4x2 %[[ARG0]], %[[ARG1]] : i8(f4E2M1FN)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f10(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f32x2.to.f4x2 %[[ARG0]], %[[ARG1]] {relu = true} : i8(f4E2M1FN)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f11(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f32x2.to.f6x2 %[[ARG0]], %[[ARG1]] {relu = true} : i16(f6E3M2FN)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f12(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f32x2.to.f6x2 %[[ARG0]], %[[ARG1]] : vector<2xi8>(f6E2M3FN)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f13(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f32x2.to.f6x2 %[[ARG0]], %[[ARG1]] : vector<2xi8>(f6E2M3FN)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f14(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f32x4.to.f4x4 %[[ARG0]], %[[ARG1]] : vector<4xf32> -> i16(f4E2M1FN)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f15(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f32x4.to.f4x4 %[[ARG0]], %[[ARG1]] {relu = true} : vector<4xf32> -> i16(f4E2M1FN)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f16(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f32x4.to.f4x4 %[[ARG0]], %[[ARG1]] {relu = true} : vector<4xf32> -> i16(f4E2M1FN)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f17(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f32x4.to.f6x4 %[[ARG0]], %[[ARG1]] : vector<4xf32> -> vector<4xi8>(f6E3M2FN)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f18(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f32x4.to.f6x4 %[[ARG0]], %[[ARG1]] : vector<4xf32> -> vector<4xi8>(f6E3M2FN)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f19(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f32x4.to.f6x4 %[[ARG0]], %[[ARG1]] : vector<4xf32> -> vector<4xi8>(f6E3M2FN)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f20(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f32x4.to.f8x4 %[[ARG0]], %[[ARG1]] : vector<4xf32> -> vector<4xi8>(f8E4M3FN)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f21(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f32x4.to.f8x4 %[[ARG0]], %[[ARG1]] {relu = true} : vector<4xf32> -> vector<4xi8>(f8E5M2)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f22(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f32x4.to.f8x4 %[[ARG0]], %[[ARG1]] {relu = true} : vector<4xf32> -> vector<4xi8>(f8E4M3FN)
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f23(%[[ARG0:[^ ]+]]: i8) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f4x2.to.f16x2 %[[ARG0]] {relu = true} : i8(f4E2M1FN) -> vector<2xf16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f24(%[[ARG0:[^ ]+]]: i8) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f4x2.to.f16x2 %[[ARG0]] {relu = true} : i8(f4E2M1FN) -> vector<2xf16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f25(%[[ARG0:[^ ]+]]: i8) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f4x2.to.f16x2 %[[ARG0]] : i8(f4E2M1FN) -> vector<2xf16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f26(%[[ARG0:[^ ]+]]: vector<2xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.f8x2.to.bf16x2 %[[ARG0]] : vector<2xi8>(f8E8M0FNU) -> vector<2xbf16>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f27(%[[ARG0:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.float.to.tf32 %[[ARG0]] {relu = true, rnd = #nvvm.fp_rnd_mode<rz>}
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f28(%[[ARG0:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.float.to.tf32 %[[ARG0]] {relu = true, rnd = #nvvm.fp_rnd_mode<rz>}
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f29(%[[ARG0:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.convert.float.to.tf32 %[[ARG0]] {rnd = #nvvm.fp_rnd_mode<rna>, sat = #nvvm.sat_mode<satfinite>}
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xbf16>)>, linkage = #llvm.linkage<external>, sym_name = "f0", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG49:[^ ]+]]: vector<2xbf16>):
// GENERIC-NEXT:     %[[V29:[^ ]+]] = "nvvm.convert.bf16x2.to.f8x2"(%[[ARG49]]) <{dstTy = f8E8M0FNU, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> : (vector<2xbf16>) -> i16
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>)>, linkage = #llvm.linkage<external>, sym_name = "f1", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG48:[^ ]+]]: vector<2xf16>):
// GENERIC-NEXT:     %[[V28:[^ ]+]] = "nvvm.convert.f16x2.to.f8x2"(%[[ARG48]]) <{dstTy = f8E4M3FN, relu = true}> : (vector<2xf16>) -> vector<2xi8>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>)>, linkage = #llvm.linkage<external>, sym_name = "f2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG47:[^ ]+]]: vector<2xf16>):
// GENERIC-NEXT:     %[[V27:[^ ]+]] = "nvvm.convert.f16x2.to.f8x2"(%[[ARG47]]) <{dstTy = f8E5M2, relu = false}> : (vector<2xf16>) -> vector<2xi8>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xf16>)>, linkage = #llvm.linkage<external>, sym_name = "f3", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG46:[^ ]+]]: vector<2xf16>):
// GENERIC-NEXT:     %[[V26:[^ ]+]] = "nvvm.convert.f16x2.to.f8x2"(%[[ARG46]]) <{dstTy = f8E4M3FN, relu = true}> : (vector<2xf16>) -> vector<2xi8>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f4", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG44:[^ ]+]]: f32, %[[ARG45:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V25:[^ ]+]] = "nvvm.convert.f32x2.to.bf16x2"(%[[ARG44]], %[[ARG45]]) <{relu = true, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> vector<2xbf16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f5", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG41:[^ ]+]]: f32, %[[ARG42:[^ ]+]]: f32, %[[ARG43:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V24:[^ ]+]] = "nvvm.convert.f32x2.to.bf16x2"(%[[ARG41]], %[[ARG42]], %[[ARG43]]) <{relu = false, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>}> : (f32, f32, i32) -> vector<2xbf16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f6", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG39:[^ ]+]]: f32, %[[ARG40:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V23:[^ ]+]] = "nvvm.convert.f32x2.to.f16x2"(%[[ARG39]], %[[ARG40]]) <{relu = false, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}> : (f32, f32) -> vector<2xf16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f7", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG37:[^ ]+]]: f32, %[[ARG38:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V22:[^ ]+]] = "nvvm.convert.f32x2.to.f16x2"(%[[ARG37]], %[[ARG38]]) <{relu = false, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}> : (f32, f32) -> vector<2xf16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f8", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG35:[^ ]+]]: f32, %[[ARG36:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V21:[^ ]+]] = "nvvm.convert.f32x2.to.f16x2"(%[[ARG35]], %[[ARG36]]) <{relu = false, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> vector<2xf16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f9", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG33:[^ ]+]]: f32, %[[ARG34:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V20:[^ ]+]] = "nvvm.convert.f32x2.to.f4x2"(%[[ARG33]], %[[ARG34]]) <{dstTy = f4E2M1FN, relu = false}> : (f32, f32) -> i8
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f10", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG31:[^ ]+]]: f32, %[[ARG32:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V19:[^ ]+]] = "nvvm.convert.f32x2.to.f4x2"(%[[ARG31]], %[[ARG32]]) <{dstTy = f4E2M1FN, relu = true}> : (f32, f32) -> i8
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f11", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG29:[^ ]+]]: f32, %[[ARG30:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V18:[^ ]+]] = "nvvm.convert.f32x2.to.f6x2"(%[[ARG29]], %[[ARG30]]) <{dstTy = f6E3M2FN, relu = true}> : (f32, f32) -> i16
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f12", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG27:[^ ]+]]: f32, %[[ARG28:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V17:[^ ]+]] = "nvvm.convert.f32x2.to.f6x2"(%[[ARG27]], %[[ARG28]]) <{dstTy = f6E2M3FN, relu = false}> : (f32, f32) -> vector<2xi8>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32)>, linkage = #llvm.linkage<external>, sym_name = "f13", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG25:[^ ]+]]: f32, %[[ARG26:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V16:[^ ]+]] = "nvvm.convert.f32x2.to.f6x2"(%[[ARG25]], %[[ARG26]]) <{dstTy = f6E2M3FN, relu = false}> : (f32, f32) -> vector<2xi8>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f14", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG23:[^ ]+]]: vector<4xf32>, %[[ARG24:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V15:[^ ]+]] = "nvvm.convert.f32x4.to.f4x4"(%[[ARG23]], %[[ARG24]]) <{dstTy = f4E2M1FN, relu = false}> : (vector<4xf32>, i32) -> i16
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f15", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG21:[^ ]+]]: vector<4xf32>, %[[ARG22:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V14:[^ ]+]] = "nvvm.convert.f32x4.to.f4x4"(%[[ARG21]], %[[ARG22]]) <{dstTy = f4E2M1FN, relu = true}> : (vector<4xf32>, i32) -> i16
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f16", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG19:[^ ]+]]: vector<4xf32>, %[[ARG20:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V13:[^ ]+]] = "nvvm.convert.f32x4.to.f4x4"(%[[ARG19]], %[[ARG20]]) <{dstTy = f4E2M1FN, relu = true}> : (vector<4xf32>, i32) -> i16
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f17", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG17:[^ ]+]]: vector<4xf32>, %[[ARG18:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V12:[^ ]+]] = "nvvm.convert.f32x4.to.f6x4"(%[[ARG17]], %[[ARG18]]) <{dstTy = f6E3M2FN, relu = false}> : (vector<4xf32>, i32) -> vector<4xi8>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f18", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG15:[^ ]+]]: vector<4xf32>, %[[ARG16:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V11:[^ ]+]] = "nvvm.convert.f32x4.to.f6x4"(%[[ARG15]], %[[ARG16]]) <{dstTy = f6E3M2FN, relu = false}> : (vector<4xf32>, i32) -> vector<4xi8>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f19", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG13:[^ ]+]]: vector<4xf32>, %[[ARG14:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V10:[^ ]+]] = "nvvm.convert.f32x4.to.f6x4"(%[[ARG13]], %[[ARG14]]) <{dstTy = f6E3M2FN, relu = false}> : (vector<4xf32>, i32) -> vector<4xi8>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f20", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG11:[^ ]+]]: vector<4xf32>, %[[ARG12:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V9:[^ ]+]] = "nvvm.convert.f32x4.to.f8x4"(%[[ARG11]], %[[ARG12]]) <{dstTy = f8E4M3FN, relu = false}> : (vector<4xf32>, i32) -> vector<4xi8>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f21", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG9:[^ ]+]]: vector<4xf32>, %[[ARG10:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V8:[^ ]+]] = "nvvm.convert.f32x4.to.f8x4"(%[[ARG9]], %[[ARG10]]) <{dstTy = f8E5M2, relu = true}> : (vector<4xf32>, i32) -> vector<4xi8>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f22", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG7:[^ ]+]]: vector<4xf32>, %[[ARG8:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V7:[^ ]+]] = "nvvm.convert.f32x4.to.f8x4"(%[[ARG7]], %[[ARG8]]) <{dstTy = f8E4M3FN, relu = true}> : (vector<4xf32>, i32) -> vector<4xi8>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i8)>, linkage = #llvm.linkage<external>, sym_name = "f23", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG6:[^ ]+]]: i8):
// GENERIC-NEXT:     %[[V6:[^ ]+]] = "nvvm.convert.f4x2.to.f16x2"(%[[ARG6]]) <{relu = true, srcType = f4E2M1FN}> : (i8) -> vector<2xf16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i8)>, linkage = #llvm.linkage<external>, sym_name = "f24", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG5:[^ ]+]]: i8):
// GENERIC-NEXT:     %[[V5:[^ ]+]] = "nvvm.convert.f4x2.to.f16x2"(%[[ARG5]]) <{relu = true, srcType = f4E2M1FN}> : (i8) -> vector<2xf16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i8)>, linkage = #llvm.linkage<external>, sym_name = "f25", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG4:[^ ]+]]: i8):
// GENERIC-NEXT:     %[[V4:[^ ]+]] = "nvvm.convert.f4x2.to.f16x2"(%[[ARG4]]) <{relu = false, srcType = f4E2M1FN}> : (i8) -> vector<2xf16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xi8>)>, linkage = #llvm.linkage<external>, sym_name = "f26", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG3:[^ ]+]]: vector<2xi8>):
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "nvvm.convert.f8x2.to.bf16x2"(%[[ARG3]]) <{srcType = f8E8M0FNU}> : (vector<2xi8>) -> vector<2xbf16>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32)>, linkage = #llvm.linkage<external>, sym_name = "f27", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "nvvm.convert.float.to.tf32"(%[[ARG2]]) <{relu = true, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> : (f32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32)>, linkage = #llvm.linkage<external>, sym_name = "f28", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "nvvm.convert.float.to.tf32"(%[[ARG1]]) <{relu = true, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> : (f32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32)>, linkage = #llvm.linkage<external>, sym_name = "f29", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "nvvm.convert.float.to.tf32"(%[[ARG0]]) <{relu = false, rnd = #nvvm.fp_rnd_mode<rna>, sat = #nvvm.sat_mode<satfinite>}> : (f32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm=enable-x86vector=true --allow-unregistered-dialect | FileCheck %s

func.func @avx512_mask_compress(%arg0: vector<16xi1>, %arg1: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %arg0, %arg1 : vector<16xf32>
  "test.use"(%0) : (vector<16xf32>) -> ()
  return
}
func.func @avx512_mask_compress_2(%arg0: vector<16xi1>, %arg1: vector<16xf32>, %arg2: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %arg0, %arg1, %arg2 : vector<16xf32>, vector<16xf32>
  "test.use"(%0) : (vector<16xf32>) -> ()
  return
}
func.func @avx512_mask_compress_3(%arg0: vector<16xi1>, %arg1: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %arg0, %arg1 {constant_src = dense<0.000000e+00> : vector<16xf32>} : vector<16xf32>
  "test.use"(%0) : (vector<16xf32>) -> ()
  return
}
func.func @avx512_mask_rndscale(%arg0: vector<16xf32>, %arg1: i32, %arg2: vector<16xf32>, %arg3: i16, %arg4: i32) {
  %0 = x86vector.avx512.mask.rndscale %arg0, %arg1, %arg2, %arg3, %arg4 : vector<16xf32>
  "test.use"(%0) : (vector<16xf32>) -> ()
  return
}
func.func @avx512_mask_scalef(%arg0: vector<16xf32>, %arg1: vector<16xf32>, %arg2: vector<16xf32>, %arg3: i16, %arg4: i32) {
  %0 = x86vector.avx512.mask.scalef %arg0, %arg1, %arg2, %arg3, %arg4 : vector<16xf32>
  "test.use"(%0) : (vector<16xf32>) -> ()
  return
}
func.func @avx512_vp2intersect(%arg0: vector<16xi32>, %arg1: vector<16xi32>) {
  %k1, %k2 = x86vector.avx512.vp2intersect %arg0, %arg1 : vector<16xi32>
  "test.use"(%k1, %k2) : (vector<16xi1>, vector<16xi1>) -> ()
  return
}
func.func @avx512_dot(%arg0: vector<16xf32>, %arg1: vector<32xbf16>, %arg2: vector<32xbf16>) {
  %0 = x86vector.avx512.dot %arg0, %arg1, %arg2 : vector<32xbf16> -> vector<16xf32>
  "test.use"(%0) : (vector<16xf32>) -> ()
  return
}
func.func @avx512_cvt_packed_f32_to_bf16(%arg0: vector<16xf32>) {
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %arg0 : vector<16xf32> -> vector<16xbf16>
  "test.use"(%0) : (vector<16xbf16>) -> ()
  return
}
func.func @avx_cvt_packed_even_indexed_to_f32(%arg0: memref<1xbf16>) {
  %0 = x86vector.avx.cvt.packed.even.indexed_to_f32 %arg0 : memref<1xbf16> -> vector<8xf32>
  "test.use"(%0) : (vector<8xf32>) -> ()
  return
}
func.func @avx_cvt_packed_odd_indexed_to_f32(%arg0: memref<1xbf16>) {
  %0 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %arg0 : memref<1xbf16> -> vector<8xf32>
  "test.use"(%0) : (vector<8xf32>) -> ()
  return
}
func.func @avx_bcst_to_f32_packed(%arg0: memref<1xbf16>) {
  %0 = x86vector.avx.bcst_to_f32.packed %arg0 : memref<1xbf16> -> vector<8xf32>
  "test.use"(%0) : (vector<8xf32>) -> ()
  return
}
func.func @avx_rsqrt(%arg0: vector<8xf32>) {
  %0 = x86vector.avx.rsqrt %arg0 : vector<8xf32>
  "test.use"(%0) : (vector<8xf32>) -> ()
  return
}
func.func @avx_intr_dot(%arg0: vector<8xf32>, %arg1: vector<8xf32>) {
  %0 = x86vector.avx.intr.dot %arg0, %arg1 : vector<8xf32>
  "test.use"(%0) : (vector<8xf32>) -> ()
  return
}
func.func @avx_dot_i8(%arg0: vector<8xi32>, %arg1: vector<32xi8>, %arg2: vector<32xi8>) {
  %0 = x86vector.avx.dot.i8 %arg0, %arg1, %arg2 : vector<32xi8> -> vector<8xi32>
  "test.use"(%0) : (vector<8xi32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @avx512_mask_compress(%[[ARG0:[^ ]+]]: vector<16xi1>, %[[ARG1:[^ ]+]]: vector<16xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.call_intrinsic "llvm.x86.avx512.mask.compress"(%[[ARG1]], %[[V0]], %[[ARG0]]) : (vector<16xf32>, vector<16xf32>, vector<16xi1>) -> vector<16xf32>
// CHECK-NEXT:     "test.use"(%[[V1]]) : (vector<16xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx512_mask_compress_2(%[[ARG0:[^ ]+]]: vector<16xi1>, %[[ARG1:[^ ]+]]: vector<16xf32>, %[[ARG2:[^ ]+]]: vector<16xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.call_intrinsic "llvm.x86.avx512.mask.compress"(%[[ARG1]], %[[ARG2]], %[[ARG0]]) : (vector<16xf32>, vector<16xf32>, vector<16xi1>) -> vector<16xf32>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<16xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx512_mask_compress_3(%[[ARG0:[^ ]+]]: vector<16xi1>, %[[ARG1:[^ ]+]]: vector<16xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.call_intrinsic "llvm.x86.avx512.mask.compress"(%[[ARG1]], %[[V0]], %[[ARG0]]) {constant_src = dense<0.000000e+00> : vector<16xf32>} : (vector<16xf32>, vector<16xf32>, vector<16xi1>) -> vector<16xf32>
// CHECK-NEXT:     "test.use"(%[[V1]]) : (vector<16xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx512_mask_rndscale(%[[ARG0:[^ ]+]]: vector<16xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: i16, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.call_intrinsic "llvm.x86.avx512.mask.rndscale.ps.512"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]]) : (vector<16xf32>, i32, vector<16xf32>, i16, i32) -> vector<16xf32>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<16xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx512_mask_scalef(%[[ARG0:[^ ]+]]: vector<16xf32>, %[[ARG1:[^ ]+]]: vector<16xf32>, %[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: i16, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.call_intrinsic "llvm.x86.avx512.mask.scalef.ps.512"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]]) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i16, i32) -> vector<16xf32>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<16xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx512_vp2intersect(%[[ARG0:[^ ]+]]: vector<16xi32>, %[[ARG1:[^ ]+]]: vector<16xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.call_intrinsic "llvm.x86.avx512.vp2intersect.d.512"(%[[ARG0]], %[[ARG1]]) : (vector<16xi32>, vector<16xi32>) -> !llvm.struct<(vector<16xi1>, vector<16xi1>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(vector<16xi1>, vector<16xi1>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(vector<16xi1>, vector<16xi1>)> 
// CHECK-NEXT:     "test.use"(%[[V1]], %[[V2]]) : (vector<16xi1>, vector<16xi1>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx512_dot(%[[ARG0:[^ ]+]]: vector<16xf32>, %[[ARG1:[^ ]+]]: vector<32xbf16>, %[[ARG2:[^ ]+]]: vector<32xbf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<16xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx512_cvt_packed_f32_to_bf16(%[[ARG0:[^ ]+]]: vector<16xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.call_intrinsic "llvm.x86.avx512bf16.cvtneps2bf16.512"(%[[ARG0]]) : (vector<16xf32>) -> vector<16xbf16>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<16xbf16>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx_cvt_packed_even_indexed_to_f32(%[[ARG0:[^ ]+]]: memref<1xbf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<1xbf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.call_intrinsic "llvm.x86.vcvtneebf162ps256"(%[[V1]]) : (!llvm.ptr) -> vector<8xf32>
// CHECK-NEXT:     "test.use"(%[[V2]]) : (vector<8xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx_cvt_packed_odd_indexed_to_f32(%[[ARG0:[^ ]+]]: memref<1xbf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<1xbf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.call_intrinsic "llvm.x86.vcvtneobf162ps256"(%[[V1]]) : (!llvm.ptr) -> vector<8xf32>
// CHECK-NEXT:     "test.use"(%[[V2]]) : (vector<8xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx_bcst_to_f32_packed(%[[ARG0:[^ ]+]]: memref<1xbf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<1xbf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.call_intrinsic "llvm.x86.vbcstnebf162ps256"(%[[V1]]) : (!llvm.ptr) -> vector<8xf32>
// CHECK-NEXT:     "test.use"(%[[V2]]) : (vector<8xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx_rsqrt(%[[ARG0:[^ ]+]]: vector<8xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.call_intrinsic "llvm.x86.avx.rsqrt.ps.256"(%[[ARG0]]) : (vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<8xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx_intr_dot(%[[ARG0:[^ ]+]]: vector<8xf32>, %[[ARG1:[^ ]+]]: vector<8xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-1 : i8) : i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.call_intrinsic "llvm.x86.avx.dp.ps.256"(%[[ARG0]], %[[ARG1]], %[[V0]]) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
// CHECK-NEXT:     "test.use"(%[[V1]]) : (vector<8xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @avx_dot_i8(%[[ARG0:[^ ]+]]: vector<8xi32>, %[[ARG1:[^ ]+]]: vector<32xi8>, %[[ARG2:[^ ]+]]: vector<32xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.call_intrinsic "llvm.x86.avx2.vpdpbssd.256"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<8xi32>, vector<32xi8>, vector<32xi8>) -> vector<8xi32>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<8xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<1xf16>, %b: memref<1xbf16>, %c: vector<8xf64>, %k: vector<8xi1>, %i: i32, %j: i8, %q: vector<8xi64>, %d: vector<4xf32>, %e: vector<8xbf16>, %g: vector<8xf32>, %h: vector<16xbf16>, %w: vector<4xi32>, %x: vector<16xi8>, %m: memref<1xbf16, strided<[1], offset: ?>>) {
  %0 = x86vector.avx.cvt.packed.even.indexed_to_f32 %a : memref<1xf16> -> vector<8xf32>
  %1 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %a : memref<1xf16> -> vector<8xf32>
  %2 = x86vector.avx.bcst_to_f32.packed %a : memref<1xf16> -> vector<8xf32>
  %3 = x86vector.avx.cvt.packed.even.indexed_to_f32 %a : memref<1xf16> -> vector<4xf32>
  %4 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %b : memref<1xbf16> -> vector<4xf32>
  %5 = x86vector.avx.bcst_to_f32.packed %a : memref<1xf16> -> vector<4xf32>
  %6 = x86vector.avx512.mask.compress %k, %c {foo} : vector<8xf64>
  %7 = x86vector.avx512.mask.rndscale %c, %i, %c, %j, %i : vector<8xf64>
  %8 = x86vector.avx512.mask.scalef %c, %c, %c, %j, %i : vector<8xf64>
  %k1, %k2 = x86vector.avx512.vp2intersect %q, %q : vector<8xi64>
  %9 = x86vector.avx512.dot %d, %e, %e : vector<8xbf16> -> vector<4xf32>
  %10 = x86vector.avx512.dot %g, %h, %h : vector<16xbf16> -> vector<8xf32>
  %11 = x86vector.avx512.cvt.packed.f32_to_bf16 %g : vector<8xf32> -> vector<8xbf16>
  %12 = x86vector.avx.dot.i8 %w, %x, %x : vector<16xi8> -> vector<4xi32>
  %13 = x86vector.avx.bcst_to_f32.packed %m {foo} : memref<1xbf16, strided<[1], offset: ?>> -> vector<4xf32>
  "test.use"(%0,%1,%2,%3,%4,%5,%6,%7,%8,%k1,%k2,%9,%10,%11,%12,%13) : (vector<8xf32>,vector<8xf32>,vector<8xf32>,vector<4xf32>,vector<4xf32>,vector<4xf32>,vector<8xf64>,vector<8xf64>,vector<8xf64>,vector<8xi1>,vector<8xi1>,vector<4xf32>,vector<8xf32>,vector<8xbf16>,vector<4xi32>,vector<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<1xf16>, %[[ARG1:[^ ]+]]: memref<1xbf16>, %[[ARG2:[^ ]+]]: vector<8xf64>, %[[ARG3:[^ ]+]]: vector<8xi1>, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i8, %[[ARG6:[^ ]+]]: vector<8xi64>, %[[ARG7:[^ ]+]]: vector<4xf32>, %[[ARG8:[^ ]+]]: vector<8xbf16>, %[[ARG9:[^ ]+]]: vector<8xf32>, %[[ARG10:[^ ]+]]: vector<16xbf16>, %[[ARG11:[^ ]+]]: vector<4xi32>, %[[ARG12:[^ ]+]]: vector<16xi8>, %[[ARG13:[^ ]+]]: memref<1xbf16, strided<[1], offset: ?>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG13]] : memref<1xbf16, strided<[1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : memref<1xbf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<1xf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.call_intrinsic "llvm.x86.vcvtneeph2ps256"(%[[V3]]) : (!llvm.ptr) -> vector<8xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.call_intrinsic "llvm.x86.vcvtneoph2ps256"(%[[V5]]) : (!llvm.ptr) -> vector<8xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.call_intrinsic "llvm.x86.vbcstnesh2ps256"(%[[V7]]) : (!llvm.ptr) -> vector<8xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.call_intrinsic "llvm.x86.vcvtneeph2ps128"(%[[V9]]) : (!llvm.ptr) -> vector<4xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.call_intrinsic "llvm.x86.vcvtneobf162ps128"(%[[V11]]) : (!llvm.ptr) -> vector<4xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.call_intrinsic "llvm.x86.vbcstnesh2ps128"(%[[V13]]) : (!llvm.ptr) -> vector<4xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(dense<0.000000e+00> : vector<8xf64>) : vector<8xf64>
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.call_intrinsic "llvm.x86.avx512.mask.compress"(%[[ARG2]], %[[V15]], %[[ARG3]]) {foo} : (vector<8xf64>, vector<8xf64>, vector<8xi1>) -> vector<8xf64>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.call_intrinsic "llvm.x86.avx512.mask.rndscale.pd.512"(%[[ARG2]], %[[ARG4]], %[[ARG2]], %[[ARG5]], %[[ARG4]]) : (vector<8xf64>, i32, vector<8xf64>, i8, i32) -> vector<8xf64>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.call_intrinsic "llvm.x86.avx512.mask.scalef.pd.512"(%[[ARG2]], %[[ARG2]], %[[ARG2]], %[[ARG5]], %[[ARG4]]) : (vector<8xf64>, vector<8xf64>, vector<8xf64>, i8, i32) -> vector<8xf64>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.call_intrinsic "llvm.x86.avx512.vp2intersect.q.512"(%[[ARG6]], %[[ARG6]]) : (vector<8xi64>, vector<8xi64>) -> !llvm.struct<(vector<8xi1>, vector<8xi1>)>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V19]][0] : !llvm.struct<(vector<8xi1>, vector<8xi1>)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.extractvalue %[[V19]][1] : !llvm.struct<(vector<8xi1>, vector<8xi1>)> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.128"(%[[ARG7]], %[[ARG8]], %[[ARG8]]) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%[[ARG9]], %[[ARG10]], %[[ARG10]]) : (vector<8xf32>, vector<16xbf16>, vector<16xbf16>) -> vector<8xf32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.call_intrinsic "llvm.x86.avx512bf16.cvtneps2bf16.256"(%[[ARG9]]) : (vector<8xf32>) -> vector<8xbf16>
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.call_intrinsic "llvm.x86.avx2.vpdpbssd.128"(%[[ARG11]], %[[ARG12]], %[[ARG12]]) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.getelementptr %[[V26]][%[[V27]]] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.call_intrinsic "llvm.x86.vbcstnebf162ps128"(%[[V28]]) {foo} : (!llvm.ptr) -> vector<4xf32>
// CHECK-NEXT:     "test.use"(%[[V4]], %[[V6]], %[[V8]], %[[V10]], %[[V12]], %[[V14]], %[[V16]], %[[V17]], %[[V18]], %[[V20]], %[[V21]], %[[V22]], %[[V23]], %[[V24]], %[[V25]], %[[V29]]) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xi1>, vector<8xi1>, vector<4xf32>, vector<8xf32>, vector<8xbf16>, vector<4xi32>, vector<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

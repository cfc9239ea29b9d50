// ORACLE: differs (amdgpu)
// RUN: mlir-opt %s --convert-arith-to-amdgpu="chipset=gfx950 allow-packed-f16-round-to-zero=true" | FileCheck %s

func.func @f0(%x: vector<f32>) -> vector<f8E4M3FN> {
  %0 = arith.truncf %x : vector<f32> to vector<f8E4M3FN>
  return %0 : vector<f8E4M3FN>
}

func.func @f1(%x: vector<f16>) -> vector<f8E4M3FN> {
  %0 = arith.truncf %x : vector<f16> to vector<f8E4M3FN>
  return %0 : vector<f8E4M3FN>
}

func.func @f2(%x: vector<f64>) -> vector<f8E4M3FN> {
  %0 = arith.truncf %x : vector<f64> to vector<f8E4M3FN>
  return %0 : vector<f8E4M3FN>
}

func.func @f3(%x: vector<2x3xf32>) -> vector<2x3xf16> {
  %0 = arith.truncf %x : vector<2x3xf32> to vector<2x3xf16>
  return %0 : vector<2x3xf16>
}

func.func @f4(%x: vector<2x2xf8E5M2>, %s: vector<2xf8E8M0FNU>) -> vector<2x2xf32> { %b = vector.broadcast %s : vector<2xf8E8M0FNU> to vector<2x2xf8E8M0FNU>
 %0 = arith.scaling_extf %x, %b : vector<2x2xf8E5M2>, vector<2x2xf8E8M0FNU> to vector<2x2xf32>
 return %0 : vector<2x2xf32> }

func.func @f5(%x: vector<2xf8E5M2>, %s: f16) -> vector<2xf64> { %b = vector.broadcast %s : f16 to vector<2xf16>
 %0 = arith.scaling_extf %x, %b : vector<2xf8E5M2>, vector<2xf16> to vector<2xf64>
 return %0 : vector<2xf64> }

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: vector<f32>) -> vector<f8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<f32> to vector<f8E4M3FN>
// CHECK-NEXT:     return %[[V0]] : vector<f8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: vector<f16>) -> vector<f8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<f16> to vector<f8E4M3FN>
// CHECK-NEXT:     return %[[V0]] : vector<f8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: vector<f64>) -> vector<f8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<f64> to vector<f8E4M3FN>
// CHECK-NEXT:     return %[[V0]] : vector<f8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: vector<2x3xf32>) -> vector<2x3xf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<6xf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0, 0] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][0, 1] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = rocdl.cvt.pkrtz %[[V0]], %[[V1]] : vector<2xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert_strided_slice %[[V2]], %[[CST]] {offsets = [0], strides = [1]} : vector<2xf16> into vector<6xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[ARG0]][0, 2] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG0]][1, 0] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = rocdl.cvt.pkrtz %[[V4]], %[[V5]] : vector<2xf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[V3]] {offsets = [2], strides = [1]} : vector<2xf16> into vector<6xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[ARG0]][1, 1] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[ARG0]][1, 2] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = rocdl.cvt.pkrtz %[[V8]], %[[V9]] : vector<2xf16>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert_strided_slice %[[V10]], %[[V7]] {offsets = [4], strides = [1]} : vector<2xf16> into vector<6xf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.shape_cast %[[V11]] : vector<6xf16> to vector<2x3xf16>
// CHECK-NEXT:     return %[[V12]] : vector<2x3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: vector<2x2xf8E5M2>, %[[ARG1:[^ ]+]]: vector<2xf8E8M0FNU>) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<2xf8E8M0FNU> to vector<2x2xf8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[V0]] : vector<2x2xf8E8M0FNU> to vector<2x2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [1, 1], strides = [1, 1]} : vector<2x2xf8E5M2> to vector<1x1xf8E5M2>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.shape_cast %[[V2]] : vector<1x1xf8E5M2> to vector<1xf8E5M2>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[V1]][0, 0] : f32 from vector<2x2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = amdgpu.scaled_ext_packed %[[V3]][0], %[[V4]] : vector<1xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract_strided_slice %[[V5]] {offsets = [0], sizes = [1], strides = [1]} : vector<2xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.shape_cast %[[V6]] : vector<1xf32> to vector<1x1xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert_strided_slice %[[V7]], %[[CST]] {offsets = [0, 0], strides = [1, 1]} : vector<1x1xf32> into vector<2x2xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [1, 1], strides = [1, 1]} : vector<2x2xf8E5M2> to vector<1x1xf8E5M2>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.shape_cast %[[V9]] : vector<1x1xf8E5M2> to vector<1xf8E5M2>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[V1]][0, 1] : f32 from vector<2x2xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = amdgpu.scaled_ext_packed %[[V10]][0], %[[V11]] : vector<1xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract_strided_slice %[[V12]] {offsets = [0], sizes = [1], strides = [1]} : vector<2xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.shape_cast %[[V13]] : vector<1xf32> to vector<1x1xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert_strided_slice %[[V14]], %[[V8]] {offsets = [0, 1], strides = [1, 1]} : vector<1x1xf32> into vector<2x2xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [1, 0], sizes = [1, 1], strides = [1, 1]} : vector<2x2xf8E5M2> to vector<1x1xf8E5M2>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.shape_cast %[[V16]] : vector<1x1xf8E5M2> to vector<1xf8E5M2>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract %[[V1]][1, 0] : f32 from vector<2x2xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = amdgpu.scaled_ext_packed %[[V17]][0], %[[V18]] : vector<1xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.extract_strided_slice %[[V19]] {offsets = [0], sizes = [1], strides = [1]} : vector<2xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.shape_cast %[[V20]] : vector<1xf32> to vector<1x1xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.insert_strided_slice %[[V21]], %[[V15]] {offsets = [1, 0], strides = [1, 1]} : vector<1x1xf32> into vector<2x2xf32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [1, 1], sizes = [1, 1], strides = [1, 1]} : vector<2x2xf8E5M2> to vector<1x1xf8E5M2>
// CHECK-NEXT:     %[[V24:[^ ]+]] = vector.shape_cast %[[V23]] : vector<1x1xf8E5M2> to vector<1xf8E5M2>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.extract %[[V1]][1, 1] : f32 from vector<2x2xf32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = amdgpu.scaled_ext_packed %[[V24]][0], %[[V25]] : vector<1xf8E5M2> to vector<2xf32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.extract_strided_slice %[[V26]] {offsets = [0], sizes = [1], strides = [1]} : vector<2xf32> to vector<1xf32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = vector.shape_cast %[[V27]] : vector<1xf32> to vector<1x1xf32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = vector.insert_strided_slice %[[V28]], %[[V22]] {offsets = [1, 1], strides = [1, 1]} : vector<1x1xf32> into vector<2x2xf32>
// CHECK-NEXT:     return %[[V29]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: vector<2xf8E5M2>, %[[ARG1:[^ ]+]]: f16) -> vector<2xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : f16 to vector<2xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.scaling_extf %[[ARG0]], %[[V0]] : vector<2xf8E5M2>, vector<2xf16> to vector<2xf64>
// CHECK-NEXT:     return %[[V1]] : vector<2xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

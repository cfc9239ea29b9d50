// RUN: mlir-opt %s --convert-arith-to-amdgpu="chipset=gfx950 saturate-fp8-truncf=true" | FileCheck %s

func.func @f0(%x: f32) -> f8E4M3FN {
  %0 = arith.truncf %x : f32 to f8E4M3FN
  return %0 : f8E4M3FN
}

func.func @f1(%x: f64) -> f16 {
  %0 = arith.truncf %x : f64 to f16
  return %0 : f16
}

func.func @f2(%x: vector<1xbf16>) -> vector<1xf8E4M3FN> {
  %0 = arith.truncf %x : vector<1xbf16> to vector<1xf8E4M3FN>
  return %0 : vector<1xf8E4M3FN>
}

func.func @f3(%x: vector<2xf16>) -> vector<2xf8E4M3FN> {
  %0 = arith.truncf %x : vector<2xf16> to vector<2xf8E4M3FN>
  return %0 : vector<2xf8E4M3FN>
}

func.func @f4(%x: vector<2xf32>) -> vector<2xbf16> {
  %0 = arith.truncf %x : vector<2xf32> to vector<2xbf16>
  return %0 : vector<2xbf16>
}

func.func @f5(%x: vector<3xf32>) -> vector<3xf16> {
  %0 = arith.truncf %x : vector<3xf32> to vector<3xf16>
  return %0 : vector<3xf16>
}

func.func @f6(%x: vector<4xf64>) -> vector<4xf8E4M3FN> {
  %0 = arith.truncf %x : vector<4xf64> to vector<4xf8E4M3FN>
  return %0 : vector<4xf8E4M3FN>
}

func.func @f7(%x: vector<5xf32>) -> vector<5xf8E4M3FN> {
  %0 = arith.truncf %x : vector<5xf32> to vector<5xf8E4M3FN>
  return %0 : vector<5xf8E4M3FN>
}

func.func @f8(%x: vector<5xf64>) -> vector<5xf16> {
  %0 = arith.truncf %x : vector<5xf64> to vector<5xf16>
  return %0 : vector<5xf16>
}

func.func @f9(%x: vector<7xbf16>) -> vector<7xf8E4M3FN> {
  %0 = arith.truncf %x : vector<7xbf16> to vector<7xf8E4M3FN>
  return %0 : vector<7xf8E4M3FN>
}

func.func @f10(%x: vector<8xf16>) -> vector<8xf8E4M3FN> {
  %0 = arith.truncf %x : vector<8xf16> to vector<8xf8E4M3FN>
  return %0 : vector<8xf8E4M3FN>
}

func.func @f11(%x: vector<8xf32>) -> vector<8xbf16> {
  %0 = arith.truncf %x : vector<8xf32> to vector<8xbf16>
  return %0 : vector<8xbf16>
}

func.func @f12(%x: vector<9xf32>) -> vector<9xf16> {
  %0 = arith.truncf %x : vector<9xf32> to vector<9xf16>
  return %0 : vector<9xf16>
}

func.func @f13(%x: vector<2x3xf64>) -> vector<2x3xf8E4M3FN> {
  %0 = arith.truncf %x : vector<2x3xf64> to vector<2x3xf8E4M3FN>
  return %0 : vector<2x3xf8E4M3FN>
}

func.func @f14(%x: vector<4x1xf32>) -> vector<4x1xf8E4M3FN> {
  %0 = arith.truncf %x : vector<4x1xf32> to vector<4x1xf8E4M3FN>
  return %0 : vector<4x1xf8E4M3FN>
}

func.func @f15(%x: vector<4x1xf64>) -> vector<4x1xf16> {
  %0 = arith.truncf %x : vector<4x1xf64> to vector<4x1xf16>
  return %0 : vector<4x1xf16>
}

func.func @f16(%x: vector<2x2x2xf32>) -> vector<2x2x2xbf16> {
  %0 = arith.truncf %x : vector<2x2x2xf32> to vector<2x2x2xbf16>
  return %0 : vector<2x2x2xbf16>
}

func.func @f17(%x: vector<[4]xf32>) -> vector<[4]xf16> {
  %0 = arith.truncf %x : vector<[4]xf32> to vector<[4]xf16>
  return %0 : vector<[4]xf16>
}

func.func @f18(%x: tensor<4xf64>) -> tensor<4xf8E4M3FN> {
  %0 = arith.truncf %x : tensor<4xf64> to tensor<4xf8E4M3FN>
  return %0 : tensor<4xf8E4M3FN>
}

func.func @f19(%x: vector<1x1xf32>) -> vector<1x1xf8E4M3FN> {
  %0 = arith.truncf %x : vector<1x1xf32> to vector<1x1xf8E4M3FN>
  return %0 : vector<1x1xf8E4M3FN>
}

func.func @f20(%x: vector<1x1xf64>) -> vector<1x1xf16> {
  %0 = arith.truncf %x : vector<1x1xf64> to vector<1x1xf16>
  return %0 : vector<1x1xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: f32) -> f8E4M3FN {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -4.480000e+02 : f32
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 4.480000e+02 : f32
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpf oeq, %[[ARG0]], %[[CST_1]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpf oeq, %[[ARG0]], %[[CST_2]] : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpf uno, %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.ori %[[V0]], %[[V1]] : i1
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.ori %[[V3]], %[[V2]] : i1
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.maximumf %[[ARG0]], %[[CST]] : f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.minimumf %[[V5]], %[[CST_0]] : f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V4]], %[[ARG0]], %[[V6]] : f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V7]], undef into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[V8]][0] : f8E4M3FN from vector<4xf8E4M3FN>
// CHECK-NEXT:     return %[[V9]] : f8E4M3FN
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: f64) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : f64 to f16
// CHECK-NEXT:     return %[[V0]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: vector<1xbf16>) -> vector<1xf8E4M3FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<-4.480000e+02> : vector<1xbf16>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<4.480000e+02> : vector<1xbf16>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0x7F80> : vector<1xbf16>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<0xFF80> : vector<1xbf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpf oeq, %[[ARG0]], %[[CST_1]] : vector<1xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpf oeq, %[[ARG0]], %[[CST_2]] : vector<1xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpf uno, %[[ARG0]], %[[ARG0]] : vector<1xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.ori %[[V0]], %[[V1]] : vector<1xi1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.ori %[[V3]], %[[V2]] : vector<1xi1>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.maximumf %[[ARG0]], %[[CST]] : vector<1xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.minimumf %[[V5]], %[[CST_0]] : vector<1xbf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V4]], %[[ARG0]], %[[V6]] : vector<1xi1>, vector<1xbf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[V7]][0] : bf16 from vector<1xbf16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.extf %[[V8]] : bf16 to f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V9]], undef into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract_strided_slice %[[V10]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E4M3FN> to vector<1xf8E4M3FN>
// CHECK-NEXT:     return %[[V11]] : vector<1xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: vector<2xf16>) -> vector<2xf8E4M3FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<-4.480000e+02> : vector<2xf16>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<4.480000e+02> : vector<2xf16>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0x7C00> : vector<2xf16>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<0xFC00> : vector<2xf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpf oeq, %[[ARG0]], %[[CST_1]] : vector<2xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpf oeq, %[[ARG0]], %[[CST_2]] : vector<2xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpf uno, %[[ARG0]], %[[ARG0]] : vector<2xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.ori %[[V0]], %[[V1]] : vector<2xi1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.ori %[[V3]], %[[V2]] : vector<2xi1>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.maximumf %[[ARG0]], %[[CST]] : vector<2xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.minimumf %[[V5]], %[[CST_0]] : vector<2xf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V4]], %[[ARG0]], %[[V6]] : vector<2xi1>, vector<2xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[V7]][0] : f16 from vector<2xf16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.extf %[[V8]] : f16 to f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[V7]][1] : f16 from vector<2xf16>
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.extf %[[V10]] : f16 to f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V9]], %[[V11]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract_strided_slice %[[V12]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xf8E4M3FN> to vector<2xf8E4M3FN>
// CHECK-NEXT:     return %[[V13]] : vector<2xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: vector<2xf32>) -> vector<2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<2xf32> to vector<2xbf16>
// CHECK-NEXT:     return %[[V0]] : vector<2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: vector<3xf32>) -> vector<3xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<3xf32> to vector<3xf16>
// CHECK-NEXT:     return %[[V0]] : vector<3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: vector<4xf64>) -> vector<4xf8E4M3FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<-4.480000e+02> : vector<4xf64>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<4.480000e+02> : vector<4xf64>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0x7FF0000000000000> : vector<4xf64>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<0xFFF0000000000000> : vector<4xf64>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpf oeq, %[[ARG0]], %[[CST_1]] : vector<4xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpf oeq, %[[ARG0]], %[[CST_2]] : vector<4xf64>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpf uno, %[[ARG0]], %[[ARG0]] : vector<4xf64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.ori %[[V0]], %[[V1]] : vector<4xi1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.ori %[[V3]], %[[V2]] : vector<4xi1>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.maximumf %[[ARG0]], %[[CST]] : vector<4xf64>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.minimumf %[[V5]], %[[CST_0]] : vector<4xf64>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V4]], %[[ARG0]], %[[V6]] : vector<4xi1>, vector<4xf64>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[V7]][0] : f64 from vector<4xf64>
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.truncf %[[V8]] : f64 to f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[V7]][1] : f64 from vector<4xf64>
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.truncf %[[V10]] : f64 to f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V9]], %[[V11]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[V7]][2] : f64 from vector<4xf64>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.truncf %[[V13]] : f64 to f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract %[[V7]][3] : f64 from vector<4xf64>
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.truncf %[[V15]] : f64 to f32
// CHECK-NEXT:     %[[V17:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V14]], %[[V16]] into %[[V12]][word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     return %[[V17]] : vector<4xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: vector<5xf32>) -> vector<5xf8E4M3FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<5xf8E4M3FN>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<-4.480000e+02> : vector<5xf32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<4.480000e+02> : vector<5xf32>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<0x7F800000> : vector<5xf32>
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant dense<0xFF800000> : vector<5xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpf oeq, %[[ARG0]], %[[CST_2]] : vector<5xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpf oeq, %[[ARG0]], %[[CST_3]] : vector<5xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpf uno, %[[ARG0]], %[[ARG0]] : vector<5xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.ori %[[V0]], %[[V1]] : vector<5xi1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.ori %[[V3]], %[[V2]] : vector<5xi1>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.maximumf %[[ARG0]], %[[CST_0]] : vector<5xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.minimumf %[[V5]], %[[CST_1]] : vector<5xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V4]], %[[ARG0]], %[[V6]] : vector<5xi1>, vector<5xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[V7]][0] : f32 from vector<5xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[V7]][1] : f32 from vector<5xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V8]], %[[V9]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[V7]][2] : f32 from vector<5xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract %[[V7]][3] : f32 from vector<5xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V11]], %[[V12]] into %[[V10]][word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.insert_strided_slice %[[V13]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E4M3FN> into vector<5xf8E4M3FN>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract %[[V7]][4] : f32 from vector<5xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V15]], undef into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.extract_strided_slice %[[V16]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E4M3FN> to vector<1xf8E4M3FN>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.insert_strided_slice %[[V17]], %[[V14]] {offsets = [4], strides = [1]} : vector<1xf8E4M3FN> into vector<5xf8E4M3FN>
// CHECK-NEXT:     return %[[V18]] : vector<5xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: vector<5xf64>) -> vector<5xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<5xf64> to vector<5xf16>
// CHECK-NEXT:     return %[[V0]] : vector<5xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: vector<7xbf16>) -> vector<7xf8E4M3FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<7xf8E4M3FN>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<-4.480000e+02> : vector<7xbf16>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<4.480000e+02> : vector<7xbf16>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<0x7F80> : vector<7xbf16>
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant dense<0xFF80> : vector<7xbf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpf oeq, %[[ARG0]], %[[CST_2]] : vector<7xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpf oeq, %[[ARG0]], %[[CST_3]] : vector<7xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpf uno, %[[ARG0]], %[[ARG0]] : vector<7xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.ori %[[V0]], %[[V1]] : vector<7xi1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.ori %[[V3]], %[[V2]] : vector<7xi1>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.maximumf %[[ARG0]], %[[CST_0]] : vector<7xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.minimumf %[[V5]], %[[CST_1]] : vector<7xbf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V4]], %[[ARG0]], %[[V6]] : vector<7xi1>, vector<7xbf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[V7]][0] : bf16 from vector<7xbf16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.extf %[[V8]] : bf16 to f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[V7]][1] : bf16 from vector<7xbf16>
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.extf %[[V10]] : bf16 to f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V9]], %[[V11]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[V7]][2] : bf16 from vector<7xbf16>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.extf %[[V13]] : bf16 to f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract %[[V7]][3] : bf16 from vector<7xbf16>
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.extf %[[V15]] : bf16 to f32
// CHECK-NEXT:     %[[V17:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V14]], %[[V16]] into %[[V12]][word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.insert_strided_slice %[[V17]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E4M3FN> into vector<7xf8E4M3FN>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract %[[V7]][4] : bf16 from vector<7xbf16>
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.extf %[[V19]] : bf16 to f32
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract %[[V7]][5] : bf16 from vector<7xbf16>
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.extf %[[V21]] : bf16 to f32
// CHECK-NEXT:     %[[V23:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V20]], %[[V22]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V24:[^ ]+]] = vector.extract %[[V7]][6] : bf16 from vector<7xbf16>
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.extf %[[V24]] : bf16 to f32
// CHECK-NEXT:     %[[V26:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V25]], undef into %[[V23]][word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.extract_strided_slice %[[V26]] {offsets = [0], sizes = [3], strides = [1]} : vector<4xf8E4M3FN> to vector<3xf8E4M3FN>
// CHECK-NEXT:     %[[V28:[^ ]+]] = vector.insert_strided_slice %[[V27]], %[[V18]] {offsets = [4], strides = [1]} : vector<3xf8E4M3FN> into vector<7xf8E4M3FN>
// CHECK-NEXT:     return %[[V28]] : vector<7xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: vector<8xf16>) -> vector<8xf8E4M3FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf8E4M3FN>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<-4.480000e+02> : vector<8xf16>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<4.480000e+02> : vector<8xf16>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<0x7C00> : vector<8xf16>
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant dense<0xFC00> : vector<8xf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpf oeq, %[[ARG0]], %[[CST_2]] : vector<8xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpf oeq, %[[ARG0]], %[[CST_3]] : vector<8xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpf uno, %[[ARG0]], %[[ARG0]] : vector<8xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.ori %[[V0]], %[[V1]] : vector<8xi1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.ori %[[V3]], %[[V2]] : vector<8xi1>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.maximumf %[[ARG0]], %[[CST_0]] : vector<8xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.minimumf %[[V5]], %[[CST_1]] : vector<8xf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V4]], %[[ARG0]], %[[V6]] : vector<8xi1>, vector<8xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[V7]][0] : f16 from vector<8xf16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.extf %[[V8]] : f16 to f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[V7]][1] : f16 from vector<8xf16>
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.extf %[[V10]] : f16 to f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V9]], %[[V11]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[V7]][2] : f16 from vector<8xf16>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.extf %[[V13]] : f16 to f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract %[[V7]][3] : f16 from vector<8xf16>
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.extf %[[V15]] : f16 to f32
// CHECK-NEXT:     %[[V17:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V14]], %[[V16]] into %[[V12]][word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.insert_strided_slice %[[V17]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E4M3FN> into vector<8xf8E4M3FN>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract %[[V7]][4] : f16 from vector<8xf16>
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.extf %[[V19]] : f16 to f32
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract %[[V7]][5] : f16 from vector<8xf16>
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.extf %[[V21]] : f16 to f32
// CHECK-NEXT:     %[[V23:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V20]], %[[V22]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V24:[^ ]+]] = vector.extract %[[V7]][6] : f16 from vector<8xf16>
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.extf %[[V24]] : f16 to f32
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.extract %[[V7]][7] : f16 from vector<8xf16>
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.extf %[[V26]] : f16 to f32
// CHECK-NEXT:     %[[V28:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V25]], %[[V27]] into %[[V23]][word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V29:[^ ]+]] = vector.insert_strided_slice %[[V28]], %[[V18]] {offsets = [4], strides = [1]} : vector<4xf8E4M3FN> into vector<8xf8E4M3FN>
// CHECK-NEXT:     return %[[V29]] : vector<8xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: vector<8xf32>) -> vector<8xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<8xf32> to vector<8xbf16>
// CHECK-NEXT:     return %[[V0]] : vector<8xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: vector<9xf32>) -> vector<9xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<9xf32> to vector<9xf16>
// CHECK-NEXT:     return %[[V0]] : vector<9xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: vector<2x3xf64>) -> vector<2x3xf8E4M3FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<6xf8E4M3FN>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<-4.480000e+02> : vector<2x3xf64>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<4.480000e+02> : vector<2x3xf64>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<0x7FF0000000000000> : vector<2x3xf64>
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant dense<0xFFF0000000000000> : vector<2x3xf64>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpf oeq, %[[ARG0]], %[[CST_2]] : vector<2x3xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpf oeq, %[[ARG0]], %[[CST_3]] : vector<2x3xf64>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpf uno, %[[ARG0]], %[[ARG0]] : vector<2x3xf64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.ori %[[V0]], %[[V1]] : vector<2x3xi1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.ori %[[V3]], %[[V2]] : vector<2x3xi1>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.maximumf %[[ARG0]], %[[CST_0]] : vector<2x3xf64>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.minimumf %[[V5]], %[[CST_1]] : vector<2x3xf64>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V4]], %[[ARG0]], %[[V6]] : vector<2x3xi1>, vector<2x3xf64>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[V7]][0, 0] : f64 from vector<2x3xf64>
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.truncf %[[V8]] : f64 to f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[V7]][0, 1] : f64 from vector<2x3xf64>
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.truncf %[[V10]] : f64 to f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V9]], %[[V11]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[V7]][0, 2] : f64 from vector<2x3xf64>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.truncf %[[V13]] : f64 to f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract %[[V7]][1, 0] : f64 from vector<2x3xf64>
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.truncf %[[V15]] : f64 to f32
// CHECK-NEXT:     %[[V17:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V14]], %[[V16]] into %[[V12]][word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.insert_strided_slice %[[V17]], %[[CST]] {offsets = [0], strides = [1]} : vector<4xf8E4M3FN> into vector<6xf8E4M3FN>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract %[[V7]][1, 1] : f64 from vector<2x3xf64>
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.truncf %[[V19]] : f64 to f32
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract %[[V7]][1, 2] : f64 from vector<2x3xf64>
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.truncf %[[V21]] : f64 to f32
// CHECK-NEXT:     %[[V23:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V20]], %[[V22]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V24:[^ ]+]] = vector.extract_strided_slice %[[V23]] {offsets = [0], sizes = [2], strides = [1]} : vector<4xf8E4M3FN> to vector<2xf8E4M3FN>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.insert_strided_slice %[[V24]], %[[V18]] {offsets = [4], strides = [1]} : vector<2xf8E4M3FN> into vector<6xf8E4M3FN>
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.shape_cast %[[V25]] : vector<6xf8E4M3FN> to vector<2x3xf8E4M3FN>
// CHECK-NEXT:     return %[[V26]] : vector<2x3xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: vector<4x1xf32>) -> vector<4x1xf8E4M3FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<-4.480000e+02> : vector<4x1xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<4.480000e+02> : vector<4x1xf32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0x7F800000> : vector<4x1xf32>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<0xFF800000> : vector<4x1xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpf oeq, %[[ARG0]], %[[CST_1]] : vector<4x1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpf oeq, %[[ARG0]], %[[CST_2]] : vector<4x1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpf uno, %[[ARG0]], %[[ARG0]] : vector<4x1xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.ori %[[V0]], %[[V1]] : vector<4x1xi1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.ori %[[V3]], %[[V2]] : vector<4x1xi1>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.maximumf %[[ARG0]], %[[CST]] : vector<4x1xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.minimumf %[[V5]], %[[CST_0]] : vector<4x1xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V4]], %[[ARG0]], %[[V6]] : vector<4x1xi1>, vector<4x1xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[V7]][0, 0] : f32 from vector<4x1xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[V7]][1, 0] : f32 from vector<4x1xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V8]], %[[V9]] into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[V7]][2, 0] : f32 from vector<4x1xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract %[[V7]][3, 0] : f32 from vector<4x1xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V11]], %[[V12]] into %[[V10]][word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.shape_cast %[[V13]] : vector<4xf8E4M3FN> to vector<4x1xf8E4M3FN>
// CHECK-NEXT:     return %[[V14]] : vector<4x1xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: vector<4x1xf64>) -> vector<4x1xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<4x1xf64> to vector<4x1xf16>
// CHECK-NEXT:     return %[[V0]] : vector<4x1xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: vector<2x2x2xf32>) -> vector<2x2x2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<2x2x2xf32> to vector<2x2x2xbf16>
// CHECK-NEXT:     return %[[V0]] : vector<2x2x2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<[4]xf32> to vector<[4]xf16>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: tensor<4xf64>) -> tensor<4xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : tensor<4xf64> to tensor<4xf8E4M3FN>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: vector<1x1xf32>) -> vector<1x1xf8E4M3FN> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<-4.480000e+02> : vector<1x1xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<4.480000e+02> : vector<1x1xf32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0x7F800000> : vector<1x1xf32>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<0xFF800000> : vector<1x1xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpf oeq, %[[ARG0]], %[[CST_1]] : vector<1x1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpf oeq, %[[ARG0]], %[[CST_2]] : vector<1x1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpf uno, %[[ARG0]], %[[ARG0]] : vector<1x1xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.ori %[[V0]], %[[V1]] : vector<1x1xi1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.ori %[[V3]], %[[V2]] : vector<1x1xi1>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.maximumf %[[ARG0]], %[[CST]] : vector<1x1xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.minimumf %[[V5]], %[[CST_0]] : vector<1x1xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V4]], %[[ARG0]], %[[V6]] : vector<1x1xi1>, vector<1x1xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[V7]][0, 0] : f32 from vector<1x1xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = amdgpu.packed_trunc_2xfp8 %[[V8]], undef into undef[word 0] : f32 to vector<4xf8E4M3FN>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract_strided_slice %[[V9]] {offsets = [0], sizes = [1], strides = [1]} : vector<4xf8E4M3FN> to vector<1xf8E4M3FN>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.shape_cast %[[V10]] : vector<1xf8E4M3FN> to vector<1x1xf8E4M3FN>
// CHECK-NEXT:     return %[[V11]] : vector<1x1xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: vector<1x1xf64>) -> vector<1x1xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<1x1xf64> to vector<1x1xf16>
// CHECK-NEXT:     return %[[V0]] : vector<1x1xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

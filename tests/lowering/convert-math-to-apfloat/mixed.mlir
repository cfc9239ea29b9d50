// RUN: mlir-opt %s --split-input-file --convert-math-to-apfloat | FileCheck %s

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: bf16) {
  %v0 = math.isfinite %a0 : bf16
  return
}

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<f8E4M3B11FNUZ>, %a1: vector<4xf8E4M3FNUZ>, %a2: vector<1x3xf8E5M2>, %a3: vector<2xf4E2M1FN>) {
  %v0 = math.isfinite %a0 : vector<f8E4M3B11FNUZ>
  %v1 = math.isnormal %a1 : vector<4xf8E4M3FNUZ>
  %v2 = math.isnormal %a2 : vector<1x3xf8E5M2>
  %v3 = math.isnormal %a3 {foo} : vector<2xf4E2M1FN>
  return
}

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<2xtf32>, %a1: f6E3M2FN, %a2: vector<1x3xf8E4M3B11FNUZ>, %a3: f8E4M3FNUZ) {
  %v0 = math.isnan %a0 : vector<2xtf32>
  %v1 = math.sqrt %a1 {foo} : f6E3M2FN
  %v2 = math.isnormal %a2 : vector<1x3xf8E4M3B11FNUZ>
  %v3 = math.sqrt %a3 : f8E4M3FNUZ
  return
}

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<f16>, %a1: vector<f16>, %a2: vector<1x3xf32>) {
  %v0 = math.isnan %a0 : vector<f16>
  %v1 = math.sqrt %a1 : vector<f16>
  %v2 = math.isinf %a2 : vector<1x3xf32>
  return
}

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<4xf16>, %a1: f128, %a2: f8E8M0FNU, %a3: tensor<3xf32>, %a4: vector<bf16>, %a5: vector<1x3xf8E8M0FNU>) {
  %v0 = math.absf %a0 : vector<4xf16>
  %v1 = math.sqrt %a1 : f128
  %v2 = math.sqrt %a2 : f8E8M0FNU
  %v3 = math.isnormal %a3 {foo} : tensor<3xf32>
  %v4 = math.sqrt %a4 {foo} : vector<bf16>
  %v5 = math.isnormal %a5 {foo} : vector<1x3xf8E8M0FNU>
  return
}

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<2xf8E5M2>, %a1: vector<4xf6E2M3FN>) {
  %v0 = math.isinf %a0 : vector<2xf8E5M2>
  %v1 = math.isnan %a1 : vector<4xf6E2M3FN>
  return
}

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: f6E2M3FN, %a1: f8E8M0FNU, %a2: f32) {
  %v0 = math.isnormal %a0 : f6E2M3FN
  %v1 = math.fma %a1, %a1, %a1 : f8E8M0FNU
  %v2 = math.absf %a2 {foo} : f32
  return
}

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: f8E8M0FNU, %a1: vector<4xf8E3M4>) {
  %v0 = math.sqrt %a0 {foo} : f8E8M0FNU
  %v1 = math.sqrt %a1 {foo} : vector<4xf8E3M4>
  return
}

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: f16) {
  %v0 = math.fma %a0, %a0, %a0 : f16
  return
}

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: f16) {
  %v0 = math.isnormal %a0 {foo} : f16
  return
}

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<2xf8E4M3>, %a1: tensor<3xf8E5M2FNUZ>, %a2: vector<1x3xf32>, %a3: f8E3M4) {
  %v0 = math.isnormal %a0 : vector<2xf8E4M3>
  %v1 = math.isnan %a1 : tensor<3xf8E5M2FNUZ>
  %v2 = math.isnan %a2 : vector<1x3xf32>
  %v3 = math.absf %a3 : f8E3M4
  return
}

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<f8E4M3FNUZ>, %a1: vector<4xf6E2M3FN>, %a2: vector<f8E5M2FNUZ>, %a3: vector<f4E2M1FN>, %a4: f8E8M0FNU, %a5: vector<4xf8E4M3B11FNUZ>) {
  %v0 = math.absf %a0 {foo} : vector<f8E4M3FNUZ>
  %v1 = math.sqrt %a1 : vector<4xf6E2M3FN>
  %v2 = math.isnan %a2 : vector<f8E5M2FNUZ>
  %v3 = math.isinf %a3 : vector<f4E2M1FN>
  %v4 = math.isinf %a4 : f8E8M0FNU
  %v5 = math.isnan %a5 {foo} : vector<4xf8E4M3B11FNUZ>
  return
}

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: tensor<3xf6E3M2FN>, %a1: vector<1x3xf8E3M4>) {
  %v0 = math.isfinite %a0 : tensor<3xf6E3M2FN>
  %v1 = math.isfinite %a1 : vector<1x3xf8E3M4>
  return
}

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<2xf8E4M3B11FNUZ>) {
  %v0 = math.isnormal %a0 : vector<2xf8E4M3B11FNUZ>
  return
}

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<2xf8E4M3>, %a1: f32, %a2: vector<f6E3M2FN>) {
  %v0 = math.sqrt %a0 {foo} : vector<2xf8E4M3>
  %v1 = math.isnormal %a1 : f32
  %v2 = math.isinf %a2 : vector<f6E3M2FN>
  return
}

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<f8E4M3>, %a1: f8E4M3B11FNUZ, %a2: vector<2xtf32>, %a3: f6E2M3FN) {
  %v0 = math.isfinite %a0 : vector<f8E4M3>
  %v1 = math.isfinite %a1 {foo} : f8E4M3B11FNUZ
  %v2 = math.absf %a2 : vector<2xtf32>
  %v3 = math.isnormal %a3 : f6E2M3FN
  return
}

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<2xf8E4M3B11FNUZ>, %a1: vector<1x3xf6E2M3FN>, %a2: f8E4M3FNUZ, %a3: vector<f6E2M3FN>, %a4: f8E4M3FNUZ, %a5: vector<f8E4M3FNUZ>) {
  %v0 = math.isnan %a0 : vector<2xf8E4M3B11FNUZ>
  %v1 = math.absf %a1 : vector<1x3xf6E2M3FN>
  %v2 = math.absf %a2 : f8E4M3FNUZ
  %v3 = math.absf %a3 : vector<f6E2M3FN>
  %v4 = math.fma %a4, %a4, %a4 : f8E4M3FNUZ
  %v5 = math.absf %a5 : vector<f8E4M3FNUZ>
  return
}

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<2xf8E5M2>, %a1: f8E5M2) {
  %v0 = math.sqrt %a0 : vector<2xf8E5M2>
  %v1 = math.isfinite %a1 {foo} : f8E5M2
  return
}

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: f8E4M3FNUZ, %a1: bf16, %a2: vector<f80>) {
  %v0 = math.fma %a0, %a0, %a0 : f8E4M3FNUZ
  %v1 = math.sqrt %a1 {foo} : bf16
  %v2 = math.isnan %a2 : vector<f80>
  return
}

// -----

func.func @v(%x: f32) { %0 = vector.broadcast %x : f32 to vector<1xf32>
 return }
func.func @f(%a0: vector<2xtf32>, %a1: f6E3M2FN, %a2: f8E5M2) {
  %v0 = math.absf %a0 : vector<2xtf32>
  %v1 = math.absf %a1 : f6E3M2FN
  %v2 = math.isfinite %a2 : f8E5M2
  return
}

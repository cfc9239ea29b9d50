// RUN: mlir-opt %s --split-input-file --convert-arith-to-apfloat | FileCheck %s

func.func @c(%a: f16) {
  %5 = arith.mulf %a, %a : f16
  return
}

// -----

func.func @c(%a: bf16) {
  %5 = arith.mulf %a, %a : bf16
  return
}

// -----

func.func @c(%a: f32) {
  %5 = arith.mulf %a, %a : f32
  return
}

// -----

func.func @c(%a: f8E5M2) {
  %5 = arith.mulf %a, %a : f8E5M2
  return
}

// -----

func.func @c(%a: f8E4M3) {
  %5 = arith.mulf %a, %a : f8E4M3
  return
}

// -----

func.func @c(%a: f8E4M3FN) {
  %5 = arith.mulf %a, %a : f8E4M3FN
  return
}

// -----

func.func @c(%a: f8E5M2FNUZ) {
  %5 = arith.mulf %a, %a : f8E5M2FNUZ
  return
}

// -----

func.func @c(%a: f8E4M3FNUZ) {
  %5 = arith.mulf %a, %a : f8E4M3FNUZ
  return
}

// -----

func.func @c(%a: f8E4M3B11FNUZ) {
  %5 = arith.mulf %a, %a : f8E4M3B11FNUZ
  return
}

// -----

func.func @c(%a: f8E3M4) {
  %5 = arith.mulf %a, %a : f8E3M4
  return
}

// -----

func.func @c(%a: tf32) {
  %5 = arith.mulf %a, %a : tf32
  return
}

// -----

func.func @c(%a: f8E8M0FNU) {
  %5 = arith.mulf %a, %a : f8E8M0FNU
  return
}

// -----

func.func @c(%a: f6E3M2FN) {
  %5 = arith.mulf %a, %a : f6E3M2FN
  return
}

// -----

func.func @c(%a: f6E2M3FN) {
  %5 = arith.mulf %a, %a : f6E2M3FN
  return
}

// -----

func.func @c(%a: f4E2M1FN) {
  %5 = arith.mulf %a, %a : f4E2M1FN
  return
}

// -----

func.func @c(%a: f80) {
  %5 = arith.mulf %a, %a : f80
  return
}

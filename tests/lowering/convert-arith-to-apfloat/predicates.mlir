// RUN: mlir-opt %s --split-input-file --convert-arith-to-apfloat | FileCheck %s

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf false, %a, %a : f16
  return %5 : i1
}

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf oeq, %a, %a : f16
  return %5 : i1
}

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf ogt, %a, %a : f16
  return %5 : i1
}

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf oge, %a, %a : f16
  return %5 : i1
}

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf olt, %a, %a : f16
  return %5 : i1
}

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf ole, %a, %a : f16
  return %5 : i1
}

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf one, %a, %a : f16
  return %5 : i1
}

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf ord, %a, %a : f16
  return %5 : i1
}

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf ueq, %a, %a : f16
  return %5 : i1
}

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf ugt, %a, %a : f16
  return %5 : i1
}

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf uge, %a, %a : f16
  return %5 : i1
}

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf ult, %a, %a : f16
  return %5 : i1
}

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf ule, %a, %a : f16
  return %5 : i1
}

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf une, %a, %a : f16
  return %5 : i1
}

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf uno, %a, %a : f16
  return %5 : i1
}

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf true, %a, %a : f16
  return %5 : i1
}

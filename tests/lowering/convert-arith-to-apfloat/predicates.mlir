// RUN: mlir-opt %s --split-input-file --convert-arith-to-apfloat | FileCheck %s

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf false, %a, %a : f16
  return %5 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @c(%arg0: f16) -> i1 {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_compare(%c0_i32, %1, %3) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     return %false : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf oeq, %a, %a : f16
  return %5 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @c(%arg0: f16) -> i1 {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_compare(%c0_i32, %1, %3) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %5 = arith.cmpi eq, %4, %c1_i8 : i8
// CHECK-NEXT:     return %5 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf ogt, %a, %a : f16
  return %5 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @c(%arg0: f16) -> i1 {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_compare(%c0_i32, %1, %3) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %5 = arith.cmpi eq, %4, %c2_i8 : i8
// CHECK-NEXT:     return %5 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf oge, %a, %a : f16
  return %5 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @c(%arg0: f16) -> i1 {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_compare(%c0_i32, %1, %3) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %5 = arith.cmpi eq, %4, %c2_i8 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %6 = arith.cmpi eq, %4, %c1_i8 : i8
// CHECK-NEXT:     %7 = arith.ori %5, %6 : i1
// CHECK-NEXT:     return %7 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf olt, %a, %a : f16
  return %5 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @c(%arg0: f16) -> i1 {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_compare(%c0_i32, %1, %3) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %5 = arith.cmpi eq, %4, %c0_i8 : i8
// CHECK-NEXT:     return %5 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf ole, %a, %a : f16
  return %5 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @c(%arg0: f16) -> i1 {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_compare(%c0_i32, %1, %3) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %5 = arith.cmpi eq, %4, %c0_i8 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %6 = arith.cmpi eq, %4, %c1_i8 : i8
// CHECK-NEXT:     %7 = arith.ori %5, %6 : i1
// CHECK-NEXT:     return %7 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf one, %a, %a : f16
  return %5 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @c(%arg0: f16) -> i1 {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_compare(%c0_i32, %1, %3) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %5 = arith.cmpi eq, %4, %c0_i8 : i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %6 = arith.cmpi eq, %4, %c2_i8 : i8
// CHECK-NEXT:     %7 = arith.ori %5, %6 : i1
// CHECK-NEXT:     return %7 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf ord, %a, %a : f16
  return %5 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @c(%arg0: f16) -> i1 {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_compare(%c0_i32, %1, %3) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %5 = arith.cmpi eq, %4, %c0_i8 : i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %6 = arith.cmpi eq, %4, %c2_i8 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %7 = arith.cmpi eq, %4, %c1_i8 : i8
// CHECK-NEXT:     %8 = arith.ori %6, %7 : i1
// CHECK-NEXT:     %9 = arith.ori %5, %8 : i1
// CHECK-NEXT:     return %9 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf ueq, %a, %a : f16
  return %5 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @c(%arg0: f16) -> i1 {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_compare(%c0_i32, %1, %3) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %5 = arith.cmpi eq, %4, %c3_i8 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %6 = arith.cmpi eq, %4, %c1_i8 : i8
// CHECK-NEXT:     %7 = arith.ori %5, %6 : i1
// CHECK-NEXT:     return %7 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf ugt, %a, %a : f16
  return %5 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @c(%arg0: f16) -> i1 {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_compare(%c0_i32, %1, %3) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %5 = arith.cmpi eq, %4, %c3_i8 : i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %6 = arith.cmpi eq, %4, %c2_i8 : i8
// CHECK-NEXT:     %7 = arith.ori %5, %6 : i1
// CHECK-NEXT:     return %7 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf uge, %a, %a : f16
  return %5 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @c(%arg0: f16) -> i1 {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_compare(%c0_i32, %1, %3) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %5 = arith.cmpi eq, %4, %c3_i8 : i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %6 = arith.cmpi eq, %4, %c2_i8 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %7 = arith.cmpi eq, %4, %c1_i8 : i8
// CHECK-NEXT:     %8 = arith.ori %6, %7 : i1
// CHECK-NEXT:     %9 = arith.ori %5, %8 : i1
// CHECK-NEXT:     return %9 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf ult, %a, %a : f16
  return %5 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @c(%arg0: f16) -> i1 {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_compare(%c0_i32, %1, %3) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %5 = arith.cmpi eq, %4, %c3_i8 : i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %6 = arith.cmpi eq, %4, %c0_i8 : i8
// CHECK-NEXT:     %7 = arith.ori %5, %6 : i1
// CHECK-NEXT:     return %7 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf ule, %a, %a : f16
  return %5 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @c(%arg0: f16) -> i1 {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_compare(%c0_i32, %1, %3) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %5 = arith.cmpi eq, %4, %c3_i8 : i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %6 = arith.cmpi eq, %4, %c0_i8 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %7 = arith.cmpi eq, %4, %c1_i8 : i8
// CHECK-NEXT:     %8 = arith.ori %6, %7 : i1
// CHECK-NEXT:     %9 = arith.ori %5, %8 : i1
// CHECK-NEXT:     return %9 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf une, %a, %a : f16
  return %5 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @c(%arg0: f16) -> i1 {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_compare(%c0_i32, %1, %3) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %5 = arith.cmpi eq, %4, %c0_i8 : i8
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     %6 = arith.cmpi eq, %4, %c2_i8 : i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %7 = arith.cmpi eq, %4, %c3_i8 : i8
// CHECK-NEXT:     %8 = arith.ori %6, %7 : i1
// CHECK-NEXT:     %9 = arith.ori %5, %8 : i1
// CHECK-NEXT:     return %9 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf uno, %a, %a : f16
  return %5 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @c(%arg0: f16) -> i1 {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_compare(%c0_i32, %1, %3) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %5 = arith.cmpi eq, %4, %c3_i8 : i8
// CHECK-NEXT:     return %5 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%a: f16) -> i1 {
  %5 = arith.cmpf true, %a, %a : f16
  return %5 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
// CHECK-NEXT:   func.func @c(%arg0: f16) -> i1 {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %2 = arith.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %4 = call @_mlir_apfloat_compare(%c0_i32, %1, %3) : (i32, i64, i64) -> i8
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %true : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.sitofp %arg0 : i8 to f32
  %cst = arith.constant 0.000000e+00 : f32
  %1 = arith.cmpf oeq, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %c0_i8 : i8
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.sitofp %arg0 : i8 to f32
  %cst = arith.constant 2.560000e+02 : f32
  %1 = arith.cmpf oeq, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %false : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.sitofp %arg0 : i8 to f32
  %cst = arith.constant -0.000000e+00 : f32
  %1 = arith.cmpf one, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi ne, %arg0, %c0_i8 : i8
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.sitofp %arg0 : i8 to f32
  %cst = arith.constant -1.000000e+30 : f32
  %1 = arith.cmpf olt, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %false : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.sitofp %arg0 : i8 to f32
  %cst = arith.constant 3.000000e+02 : f32
  %1 = arith.cmpf ole, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %true : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.sitofp %arg0 : i8 to f32
  %cst = arith.constant -1.000000e+00 : f32
  %1 = arith.cmpf ogt, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi sgt, %arg0, %c-1_i8 : i8
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.sitofp %arg0 : i8 to f32
  %cst = arith.constant 0xFF800000 : f32
  %1 = arith.cmpf ogt, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %true : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.sitofp %arg0 : i8 to f32
  %cst = arith.constant -1.290000e+02 : f32
  %1 = arith.cmpf oge, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %true : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.sitofp %arg0 : i8 to f32
  %cst = arith.constant -1.280000e+02 : f32
  %1 = arith.cmpf ueq, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %c-128_i8 : i8
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.sitofp %arg0 : i8 to f32
  %cst = arith.constant 1.000000e+30 : f32
  %1 = arith.cmpf une, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %true : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.sitofp %arg0 : i8 to f32
  %cst = arith.constant -1.500000e+00 : f32
  %1 = arith.cmpf ult, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi slt, %arg0, %c-1_i8 : i8
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.sitofp %arg0 : i8 to f32
  %cst = arith.constant 1.000000e+00 : f32
  %1 = arith.cmpf ule, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi sle, %arg0, %c1_i8 : i8
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.sitofp %arg0 : i8 to f32
  %cst = arith.constant 0x7F800000 : f32
  %1 = arith.cmpf ule, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %true : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.sitofp %arg0 : i8 to f32
  %cst = arith.constant 2.550000e+02 : f32
  %1 = arith.cmpf ugt, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %false : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.sitofp %arg0 : i8 to f32
  %cst = arith.constant 1.270000e+02 : f32
  %1 = arith.cmpf uge, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %c127_i8 = arith.constant 127 : i8
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi sge, %arg0, %c127_i8 : i8
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.sitofp %arg0 : i8 to f32
  %cst = arith.constant -2.005000e+02 : f32
  %1 = arith.cmpf ord, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %true : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.sitofp %arg0 : i8 to f32
  %cst = arith.constant 1.500000e+00 : f32
  %1 = arith.cmpf uno, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %false : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.uitofp %arg0 : i8 to f32
  %cst = arith.constant 0.000000e+00 : f32
  %1 = arith.cmpf oeq, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %c0_i8 : i8
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.uitofp %arg0 : i8 to f32
  %cst = arith.constant 2.560000e+02 : f32
  %1 = arith.cmpf oeq, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %false : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.uitofp %arg0 : i8 to f32
  %cst = arith.constant -0.000000e+00 : f32
  %1 = arith.cmpf one, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi ne, %arg0, %c0_i8 : i8
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.uitofp %arg0 : i8 to f32
  %cst = arith.constant -1.000000e+30 : f32
  %1 = arith.cmpf olt, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %false : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.uitofp %arg0 : i8 to f32
  %cst = arith.constant 3.000000e+02 : f32
  %1 = arith.cmpf ole, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %true : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.uitofp %arg0 : i8 to f32
  %cst = arith.constant -1.000000e+00 : f32
  %1 = arith.cmpf ogt, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %true : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i1 {
  %0 = arith.uitofp %arg0 : i8 to f32
  %cst = arith.constant 0xFF800000 : f32
  %1 = arith.cmpf ogt, %0, %cst : f32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %true : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

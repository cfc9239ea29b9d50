// RUN: mlir-opt %s --arith-expand=include-f8e8m0 | FileCheck %s

// What is first made an f32 keeps its flags.

func.func @scales(%a: f16, %b: f64, %c: f32) -> (f8E8M0FNU, f8E8M0FNU, f8E8M0FNU) {
  %0 = arith.truncf %a fastmath<nnan> : f16 to f8E8M0FNU
  %1 = arith.truncf %b fastmath<nsz, ninf> : f64 to f8E8M0FNU
  %2 = arith.truncf %c fastmath<nsz> : f32 to f8E8M0FNU
  return %0, %1, %2 : f8E8M0FNU, f8E8M0FNU, f8E8M0FNU
}

// CHECK: module {
// CHECK-NEXT:   func.func @scales(%arg0: f16, %arg1: f64, %arg2: f32) -> (f8E8M0FNU, f8E8M0FNU, f8E8M0FNU) {
// CHECK-NEXT:     %0 = arith.extf %arg0 fastmath<nnan> : f16 to f32
// CHECK-NEXT:     %1 = arith.bitcast %0 : f32 to i32
// CHECK-NEXT:     %c23_i32 = arith.constant 23 : i32
// CHECK-NEXT:     %2 = arith.shrui %1, %c23_i32 : i32
// CHECK-NEXT:     %3 = arith.trunci %2 : i32 to i8
// CHECK-NEXT:     %4 = arith.bitcast %3 : i8 to f8E8M0FNU
// CHECK-NEXT:     %5 = arith.truncf %arg1 fastmath<ninf,nsz> : f64 to f32
// CHECK-NEXT:     %6 = arith.bitcast %5 : f32 to i32
// CHECK-NEXT:     %c23_i32_0 = arith.constant 23 : i32
// CHECK-NEXT:     %7 = arith.shrui %6, %c23_i32_0 : i32
// CHECK-NEXT:     %8 = arith.trunci %7 : i32 to i8
// CHECK-NEXT:     %9 = arith.bitcast %8 : i8 to f8E8M0FNU
// CHECK-NEXT:     %10 = arith.bitcast %arg2 : f32 to i32
// CHECK-NEXT:     %c23_i32_1 = arith.constant 23 : i32
// CHECK-NEXT:     %11 = arith.shrui %10, %c23_i32_1 : i32
// CHECK-NEXT:     %12 = arith.trunci %11 : i32 to i8
// CHECK-NEXT:     %13 = arith.bitcast %12 : i8 to f8E8M0FNU
// CHECK-NEXT:     return %4, %9, %13 : f8E8M0FNU, f8E8M0FNU, f8E8M0FNU
// CHECK-NEXT:   }
// CHECK-NEXT: }

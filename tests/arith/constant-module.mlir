// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --convert-arith-to-llvm --allow-unregistered-dialect | FileCheck %s --check-prefix=LLVM
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0() {
  %0 = arith.constant 0 : i32
  return
}

// CHECK-LABEL: func.func @f0() {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f0() {
// LLVM-NEXT: %0 = llvm.mlir.constant(0 : i32) : i32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f1() {
  %0 = arith.constant true
  return
}

// CHECK-LABEL: func.func @f1() {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f1() {
// LLVM-NEXT: %0 = llvm.mlir.constant(true) : i1
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f2() {
  %0 = arith.constant 1 : i1
  return
}

// CHECK-LABEL: func.func @f2() {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f2() {
// LLVM-NEXT: %0 = llvm.mlir.constant(true) : i1
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f3() {
  %0 = arith.constant -1 : i1
  return
}

// CHECK-LABEL: func.func @f3() {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f3() {
// LLVM-NEXT: %0 = llvm.mlir.constant(true) : i1
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f4() {
  %0 = arith.constant 1.0
  return
}

// CHECK-LABEL: func.func @f4() {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f64
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f4() {
// LLVM-NEXT: %0 = llvm.mlir.constant(1.000000e+00 : f64) : f64
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f5() {
  %0 = arith.constant 1 : index
  return
}

// CHECK-LABEL: func.func @f5() {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f5() {
// LLVM-NEXT: %0 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f6() {
  %0 = arith.constant dense<1> : tensor<4xi32>
  return
}

// CHECK-LABEL: func.func @f6() {
// CHECK-NEXT: %cst = arith.constant dense<1> : tensor<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f6() {
// LLVM-NEXT: %cst = arith.constant dense<1> : tensor<4xi32>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f7() {
  %0 = arith.constant dense<1> : vector<[4]xi32>
  return
}

// CHECK-LABEL: func.func @f7() {
// CHECK-NEXT: %cst = arith.constant dense<1> : vector<[4]xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f7() {
// LLVM-NEXT: %0 = llvm.mlir.constant(dense<1> : vector<[4]xi32>) : vector<[4]xi32>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f8() {
  %0 = arith.constant dense_resource<a> : tensor<4xi32>
  return
}

// CHECK-LABEL: func.func @f8() {
// CHECK-NEXT: %cst = arith.constant dense_resource<a> : tensor<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f8() {
// LLVM-NEXT: %cst = arith.constant dense_resource<a> : tensor<4xi32>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f9() {
  %0 = arith.constant 1.0 : f128
  return
}

// CHECK-LABEL: func.func @f9() {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f128
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f9() {
// LLVM-NEXT: %0 = llvm.mlir.constant(1.000000e+00 : f128) : f128
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f10() {
  %0 = arith.constant 128 : i8
  return
}

// CHECK-LABEL: func.func @f10() {
// CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f10() {
// LLVM-NEXT: %0 = llvm.mlir.constant(-128 : i8) : i8
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f11() {
  %0 = arith.constant {x.y} dense<1> : tensor<2xi8>
  return
}

// CHECK-LABEL: func.func @f11() {
// CHECK-NEXT: %cst = arith.constant {x.y} dense<1> : tensor<2xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f11() {
// LLVM-NEXT: %cst = arith.constant {x.y} dense<1> : tensor<2xi8>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f12() {
  %0 = arith.constant 0x1F : i64
  return
}

// CHECK-LABEL: func.func @f12() {
// CHECK-NEXT: %c31_i64 = arith.constant 31 : i64
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f12() {
// LLVM-NEXT: %0 = llvm.mlir.constant(31 : i64) : i64
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f13() {
  %0 = arith.constant 1.5 : f16
  return
}

// CHECK-LABEL: func.func @f13() {
// CHECK-NEXT: %cst = arith.constant 1.500000e+00 : f16
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f13() {
// LLVM-NEXT: %0 = llvm.mlir.constant(1.500000e+00 : f16) : f16
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f14(%z: i32) {
  %0 = "arith.constant"() {value = 1 : i32} : () -> i32
  return
}

// CHECK-LABEL: func.func @f14(%arg0: i32) {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f14(%arg0: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f15(%z: i32) {
  %0 = "arith.constant"() {value = 1.0 : f32, other} : () -> f32
  return
}

// CHECK-LABEL: func.func @f15(%arg0: i32) {
// CHECK-NEXT: %cst = arith.constant {other} 1.000000e+00 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f15(%arg0: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(1.000000e+00 : f32) {other} : f32
// LLVM-NEXT: return
// LLVM-NEXT: }

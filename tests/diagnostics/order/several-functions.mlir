// RUN: not mlir-opt %s --allow-unregistered-dialect 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK
// RUN: not mlir-opt %s --allow-unregistered-dialect --mlir-disable-threading 2>&1 >/dev/null | FileCheck %s --check-prefix=SINGLE

func.func @f0() {
  %0 = "arith.constant"() {value = 1 : i32} : () -> f32
  %1 = "arith.constant"() {value = 1 : i32} : () -> f32
  return
}
func.func @f1() {
  %0 = "arith.constant"() {value = 1 : i32} : () -> f32
  %1 = "arith.constant"() {value = 1 : i32} : () -> f32
  return
}
func.func @f2() {
  %0 = "arith.constant"() {value = 1 : i32} : () -> f32
  %1 = "arith.constant"() {value = 1 : i32} : () -> f32
  return
}
func.func @f3() {
  %0 = "arith.constant"() {value = 1 : i32} : () -> f32
  %1 = "arith.constant"() {value = 1 : i32} : () -> f32
  return
}
func.func @f4() {
  %0 = "arith.constant"() {value = 1 : i32} : () -> f32
  %1 = "arith.constant"() {value = 1 : i32} : () -> f32
  return
}
func.func @f5() {
  %0 = "arith.constant"() {value = 1 : i32} : () -> f32
  %1 = "arith.constant"() {value = 1 : i32} : () -> f32
  return
}
func.func @f6() {
  %0 = "arith.constant"() {value = 1 : i32} : () -> f32
  %1 = "arith.constant"() {value = 1 : i32} : () -> f32
  return
}
func.func @f7() {
  %0 = "arith.constant"() {value = 1 : i32} : () -> f32
  %1 = "arith.constant"() {value = 1 : i32} : () -> f32
  return
}
func.func @f8() {
  %0 = "arith.constant"() {value = 1 : i32} : () -> f32
  %1 = "arith.constant"() {value = 1 : i32} : () -> f32
  return
}
func.func @f9() {
  %0 = "arith.constant"() {value = 1 : i32} : () -> f32
  %1 = "arith.constant"() {value = 1 : i32} : () -> f32
  return
}
func.func @f10() {
  %0 = "arith.constant"() {value = 1 : i32} : () -> f32
  %1 = "arith.constant"() {value = 1 : i32} : () -> f32
  return
}
func.func @f11() {
  %0 = "arith.constant"() {value = 1 : i32} : () -> f32
  %1 = "arith.constant"() {value = 1 : i32} : () -> f32
  return
}

// CHECK: :5:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// CHECK: :10:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// CHECK: :15:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// CHECK: :20:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// CHECK: :25:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// CHECK: :30:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// CHECK: :35:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// CHECK: :40:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// CHECK: :45:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// CHECK: :50:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// CHECK: :55:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// CHECK: :60:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type

// SINGLE: :5:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// SINGLE: :10:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// SINGLE: :15:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// SINGLE: :20:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// SINGLE: :25:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// SINGLE: :30:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// SINGLE: :35:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// SINGLE: :40:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// SINGLE: :45:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// SINGLE: :50:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// SINGLE: :55:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// SINGLE: :60:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type

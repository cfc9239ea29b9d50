// RUN: not mlir-opt %s --allow-unregistered-dialect 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

func.func @f0() {
  
  return
}
func.func @f1() {
  %0 = "arith.constant"() {value = 1 : i32} : () -> f32
  return
}
func.func @f2() {
  
  return
}
func.func @f3() {
  
  return
}
func.func @f4() {
  %0 = "arith.constant"() {value = 1 : i32} : () -> f32
  return
}
func.func @f5() {
  
  return
}
func.func @f6() {
  
  return
}
func.func @f7() {
  %0 = "arith.constant"() {value = 1 : i32} : () -> f32
  return
}
func.func @f8() {
  
  return
}

// CHECK: :8:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// CHECK: :20:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// CHECK: :32:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type

// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%a: i32, %x: f32, %i: index) {
  %0 = arith.cmpi foo, %a, %a : i32
  return
}
// CHECK: :[[#@LINE-3]]:19: error: custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
  %0 = arith.cmpi slt, %a : i32
  return
}
// CHECK: :[[#@LINE-3]]:26: error: expected ','
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
  %0 = arith.cmpi slt, %a, %x : i32
  return
}
// CHECK: :[[#@LINE-3]]:28: error: use of value '%x' expects different type than prior uses: 'i32' vs 'f32'
// CHECK: :[[#@LINE-5]]:23: note: prior use here
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
  %0 = "arith.cmpi"(%a, %a) {predicate = 10 : i64} : (i32, i32) -> i1
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
  %0 = "arith.cmpi"(%a, %a) {predicate = 2 : i64} : (i32, i32) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.cmpi' op result #0 must be bool-like, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
  %0 = "arith.cmpi"(%a, %a) {predicate = -1 : i64} : (i32, i32) -> i1
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9

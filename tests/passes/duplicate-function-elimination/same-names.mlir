// RUN: mlir-opt %s --duplicate-function-elimination --allow-unregistered-dialect --verify-each=0 | FileCheck %s

// Which function stands for one is known by its name alone; the last one counts.

module @m {
  func.func @a(%x: i64) -> i64 {
    return %x : i64
  }
  func.func @b(%x: i64) -> i64 {
    return %x : i64
  }
  "test.use"() {f = [@b]} : () -> ()
}
func.func private @c(%x: i32) -> i32 {
  return %x : i32
}
func.func @b(%x: i32) -> i32 {
  return %x : i32
}
"test.use"() {f = [@m::@b, @b]} : () -> ()

// CHECK: module @m {
// CHECK-NEXT: func.func @a(
// CHECK: "test.use"() {f = [@b]}
// CHECK: func.func private @c(
// CHECK: func.func @b(
// CHECK: "test.use"() {f = [@m::@b, @b]}

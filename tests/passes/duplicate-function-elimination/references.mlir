// RUN: mlir-opt %s --split-input-file --duplicate-function-elimination --allow-unregistered-dialect | FileCheck %s

func.func @c(%x: i64) -> i64 { 
 return %x : i64 }
func.func @e(%x: i64) -> i64 { 
 return %x : i64 }
func.func @main(%x: i64) {
  %f = constant @e : (i64) -> i64
  "test.use"() {f = @e, g = [@e, @m::@e]} : () -> ()
  return
}
func.func @e9(%x: i64) -> i64 attributes {foo = @e} { 
 return %x : i64 }
module @m { 
  func.func @q(%x: i64)  { 
  "test.use"() {f = @e, g = [@e, @m::@e]} : () -> ()
    return }
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     return %[[ARG0]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%[[ARG0:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[F:[^ ]+]] = constant @c : (i64) -> i64
// CHECK-NEXT:     "test.use"() {f = @c, g = [@c, @m::@e]} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @e9(%[[ARG0:[^ ]+]]: i64) -> i64 attributes {foo = @c} {
// CHECK-NEXT:     return %[[ARG0]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   module @m {
// CHECK-NEXT:     func.func @q(%[[ARG0:[^ ]+]]: i64) {
// CHECK-NEXT:       "test.use"() {f = @e, g = [@e, @m::@e]} : () -> ()
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// RUN: mlir-opt %s | FileCheck %s

// Each type is made of the one before twice: the text doubles, the walk does not.
!a = tuple<i32, index>
!b = tuple<!a, !a>
!c = tuple<!b, !b>

// CHECK: func.func private @f(tuple<tuple<tuple<i32, index>, tuple<i32, index>>, tuple<tuple<i32, index>, tuple<i32, index>>>, tuple<tuple<i32, index>, tuple<i32, index>>)
func.func private @f(!c, !b)

// Names of arguments give way to nothing else in the same scope.
// CHECK: func.func @g(%arg0: i32, %arg1: i32) -> i32
func.func @g(%x: i32, %y: i32) -> i32 {
  // CHECK-NEXT: %c-7_i32 = arith.constant -7 : i32
  %0 = arith.constant -7 : i32
  // CHECK-NEXT: return %c-7_i32 : i32
  return %0 : i32
}

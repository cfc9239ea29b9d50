// RUN: mlir-opt %s --allow-unregistered-dialect --print-op-stats -o %t 2>&1 | FileCheck %s

module @top attributes {x.y = 1} {
  func.func private @dead() { return }
  func.func @main(%a: i32, %b: memref<?xi32>) -> i32 {
    %c = arith.constant 5 : i32
    %i = arith.constant 0 : index
    %d = arith.addi %a, %c : i32
    %t = arith.constant true
    cf.cond_br %t, ^bb1(%d : i32), ^bb2
  ^bb1(%z: i32):
    %r = scf.if %t -> i32 {
      scf.yield %z : i32
    } else {
      %q = func.call @callee(%z) : (i32) -> i32
      scf.yield %q : i32
    }
    return %r : i32
  ^bb2:
    return %c : i32
  }
  func.func private @callee(%x: i32) -> i32 { 
   %0 = "foo.bar"(%x) {a = dense<[1,2,3,4,5,6,7]> : tensor<7xi32>, s = "hello \22 <|>{} world this is long text"} : (i32) -> i32
  return %0 : i32 }
}

// CHECK: Operations encountered:
// CHECK-NEXT: -----------------------
// CHECK-NEXT:     arith.addi     , 1
// CHECK-NEXT:     arith.constant , 3
// CHECK-NEXT:   builtin.module   , 1
// CHECK-NEXT:        cf.cond_br  , 1
// CHECK-NEXT:       foo.bar      , 1
// CHECK-NEXT:      func.call     , 1
// CHECK-NEXT:      func.func     , 3
// CHECK-NEXT:      func.return   , 4
// CHECK-NEXT:       scf.if       , 1
// CHECK-NEXT:       scf.yield    , 2

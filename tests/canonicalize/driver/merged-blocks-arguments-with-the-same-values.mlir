// RUN: mlir-opt --canonicalize='region-simplify=aggressive' %s | FileCheck %s

func.func private @use(i32, i32, i32)

// The first argument is %a or %x, the others are %a or %y: each is compared with the first that
// has its value in the block that is kept, not with one another.
func.func @first_differs(%cond: i1, %a: i32, %x: i32, %y: i32) {
  cf.cond_br %cond, ^one, ^other
^one:
  func.call @use(%a, %a, %a) : (i32, i32, i32) -> ()
  cf.br ^end
^other:
  func.call @use(%x, %y, %y) : (i32, i32, i32) -> ()
  cf.br ^end
^end:
  return
}

func.func @last_differs(%cond: i1, %a: i32, %x: i32, %y: i32) {
  cf.cond_br %cond, ^one, ^other
^one:
  func.call @use(%a, %a, %a) : (i32, i32, i32) -> ()
  cf.br ^end
^other:
  func.call @use(%y, %y, %x) : (i32, i32, i32) -> ()
  cf.br ^end
^end:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @use(i32, i32, i32)
// CHECK-NEXT:   func.func @first_differs(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG2]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG3]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG3]] : i32
// CHECK-NEXT:     call @use(%[[V0]], %[[V1]], %[[V2]]) : (i32, i32, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @last_differs(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG3]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG2]] : i32
// CHECK-NEXT:     call @use(%[[V0]], %[[V0]], %[[V1]]) : (i32, i32, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

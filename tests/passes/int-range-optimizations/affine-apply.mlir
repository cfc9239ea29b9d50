// RUN: mlir-opt %s --int-range-optimizations --allow-unregistered-dialect | FileCheck %s

func.func @remainders(%a: index, %b: index) {
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %0 = affine.apply affine_map<(d0) -> (d0 mod 4)>(%a)
  %1 = arith.cmpi ult, %0, %c4 : index
  %2 = arith.remui %b, %c8 : index
  %3 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%a)[%2]
  %4 = arith.cmpi slt, %3, %c8 : index
  %5 = affine.apply affine_map<(d0)[s0] -> (s0 mod 16)>(%a)[%2]
  %6 = arith.cmpi slt, %5, %c8 : index
  "use"(%1, %4, %6) : (i1, i1, i1) -> ()
  return
}

func.func @quotients(%a: index, %b: index) {
  %c2 = arith.constant 2 : index
  %c100 = arith.constant 100 : index
  %cm25 = arith.constant -25 : index
  %0 = arith.remsi %a, %c100 : index
  %1 = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%0)
  %2 = arith.cmpi sge, %1, %cm25 : index
  %3 = affine.apply affine_map<(d0)[s0] -> ((d0 ceildiv s0) * 2 + 1)>(%0)[%b]
  %c200 = arith.constant 200 : index
  %4 = arith.cmpi slt, %3, %c200 : index
  "use"(%2, %4) : (i1, i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @remainders(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     "use"(%[[TRUE]], %[[TRUE]], %[[TRUE]]) : (i1, i1, i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @quotients(%[[ARG0]]: index, %[[ARG1]]: index) {
// CHECK-NEXT:     %[[TRUE]] = arith.constant true
// CHECK-NEXT:     "use"(%[[TRUE]], %[[TRUE]]) : (i1, i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(test-scf-for-utils))" | FileCheck %s

func.func @types(%n: i8) {
  %a = arith.constant 10 : i8
  %b = arith.constant 250 : i8
  %s = arith.constant 20 : i8
  scf.for unsigned %i = %a to %b step %s : i8 {
    "use"(%i) : (i8) -> ()
  }
  scf.for %i = %a to %b step %s : i8 {
    "use"(%i) : (i8) -> ()
  }
  scf.for %i = %n to %n step %s : i8 {
    "use"(%i) : (i8) -> ()
  }
  %c = arith.constant 0 : i32
  %d = arith.constant 7 : i32
  %e = arith.constant 2 : i32
  scf.for %i = %c to %d step %e : i32 {
    "use"(%i) : (i32) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @types(%[[ARG0:[^ ]+]]: i8) {
// CHECK-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// CHECK-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// CHECK-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// CHECK-NEXT:     scf.for unsigned %[[ARG1:[^ ]+]] = %[[C10_I8]] to %[[C_6_I8]] step %[[C20_I8]]  : i8 {
// CHECK-NEXT:       "use"(%[[ARG1]]) : (i8) -> ()
// CHECK-NEXT:     } {"test.trip-count" = 12 : i8}
// CHECK-NEXT:     scf.for %[[ARG1]] = %[[C10_I8]] to %[[C_6_I8]] step %[[C20_I8]]  : i8 {
// CHECK-NEXT:       "use"(%[[ARG1]]) : (i8) -> ()
// CHECK-NEXT:     } {"test.trip-count" = 0 : i8}
// CHECK-NEXT:     scf.for %[[ARG1]] = %[[ARG0]] to %[[ARG0]] step %[[C20_I8]]  : i8 {
// CHECK-NEXT:       "use"(%[[ARG1]]) : (i8) -> ()
// CHECK-NEXT:     } {"test.trip-count" = 0 : i8}
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C7_I32:[^ ]+]] = arith.constant 7 : i32
// CHECK-NEXT:     %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:     scf.for %[[ARG1]] = %[[C0_I32]] to %[[C7_I32]] step %[[C2_I32]]  : i32 {
// CHECK-NEXT:       "use"(%[[ARG1]]) : (i32) -> ()
// CHECK-NEXT:     } {"test.trip-count" = 4 : i32}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

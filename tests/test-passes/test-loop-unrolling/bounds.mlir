// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --test-loop-unrolling='unroll-factor=2' | FileCheck %s --check-prefix=ONE
// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --test-loop-unrolling='unroll-factor=3 annotate' | FileCheck %s --check-prefix=TWO
// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --test-loop-unrolling='unroll-factor=-1' | FileCheck %s --check-prefix=THREE
// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --test-loop-unrolling='unroll-factor=5' | FileCheck %s --check-prefix=FOUR

func.func @h(%m: memref<?xi32>, %i0 : i32, %n: i64, %b: index) -> (i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %x1 = arith.addi %b, %c1 : index
  %x3 = arith.addi %b, %c3 : index
  %x1n = arith.addi %b, %c1 overflow<nsw> : index
  %x3n = arith.addi %b, %c3 overflow<nsw> : index
  %n0 = arith.constant 10 : i8
  %n1 = arith.constant 250 : i8
  %n2 = arith.constant 20 : i8
scf.for %i = %c0 to %c3 step %c1 {
   "some.use"(%i) : (index) -> ()
  } {a = 1 : i32}
  return %i0 : i32 }





// ONE: module {
// ONE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// ONE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// ONE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// ONE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// ONE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// ONE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// ONE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// ONE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// ONE-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// ONE-NEXT:     %[[C2_0:[^ ]+]] = arith.constant 2 : index
// ONE-NEXT:     "some.use"(%[[C0]]) : (index) -> ()
// ONE-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[C1]], %[[C1_1]] : index
// ONE-NEXT:     %[[V5:[^ ]+]] = arith.addi %[[C0]], %[[V4]] : index
// ONE-NEXT:     "some.use"(%[[V5]]) : (index) -> ()
// ONE-NEXT:     "some.use"(%[[C2]]) : (index) -> ()
// ONE-NEXT:     return %[[ARG1]] : i32
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// TWO-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// TWO-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// TWO-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// TWO-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// TWO-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// TWO-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// TWO-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// TWO-NEXT:     %[[C3_0:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     "some.use"(%[[C0]]) {unrolled_iteration = 0 : ui32} : (index) -> ()
// TWO-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[C1]], %[[C1_1]] : index
// TWO-NEXT:     %[[V5:[^ ]+]] = arith.addi %[[C0]], %[[V4]] : index
// TWO-NEXT:     "some.use"(%[[V5]]) {unrolled_iteration = 1 : ui32} : (index) -> ()
// TWO-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// TWO-NEXT:     %[[V6:[^ ]+]] = arith.muli %[[C1]], %[[C2]] : index
// TWO-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[C0]], %[[V6]] : index
// TWO-NEXT:     "some.use"(%[[V7]]) {unrolled_iteration = 2 : ui32} : (index) -> ()
// TWO-NEXT:     return %[[ARG1]] : i32
// TWO-NEXT:   }
// TWO-NEXT: }

// THREE: module {
// THREE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// THREE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// THREE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// THREE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// THREE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// THREE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// THREE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// THREE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// THREE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// THREE-NEXT:     %[[C3_0:[^ ]+]] = arith.constant 3 : index
// THREE-NEXT:     "some.use"(%[[C0]]) : (index) -> ()
// THREE-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[C1]], %[[C1_1]] : index
// THREE-NEXT:     %[[V5:[^ ]+]] = arith.addi %[[C0]], %[[V4]] : index
// THREE-NEXT:     "some.use"(%[[V5]]) : (index) -> ()
// THREE-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// THREE-NEXT:     %[[V6:[^ ]+]] = arith.muli %[[C1]], %[[C2]] : index
// THREE-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[C0]], %[[V6]] : index
// THREE-NEXT:     "some.use"(%[[V7]]) : (index) -> ()
// THREE-NEXT:     return %[[ARG1]] : i32
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: module {
// FOUR-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// FOUR-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// FOUR-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// FOUR-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// FOUR-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// FOUR-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// FOUR-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// FOUR-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// FOUR-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// FOUR-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// FOUR-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[C0_0]] to %[[C3]] step %[[C1]] {
// FOUR-NEXT:       "some.use"(%[[ARG4]]) : (index) -> ()
// FOUR-NEXT:     } {a = 1 : i32}
// FOUR-NEXT:     return %[[ARG1]] : i32
// FOUR-NEXT:   }
// FOUR-NEXT: }

// -----
func.func @h(%m: memref<?xi32>, %i0 : i32, %n: i64, %b: index) -> (i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %x1 = arith.addi %b, %c1 : index
  %x3 = arith.addi %b, %c3 : index
  %x1n = arith.addi %b, %c1 overflow<nsw> : index
  %x3n = arith.addi %b, %c3 overflow<nsw> : index
  %n0 = arith.constant 10 : i8
  %n1 = arith.constant 250 : i8
  %n2 = arith.constant 20 : i8
%r = scf.for %i = %c0 to %c3 step %c1 iter_args(%q = %i0) -> (i32)  {
   %z = arith.addi %q, %q : i32
    "some.use"(%i) : (index) -> ()
   scf.yield %z : i32
   } {a = 1 : i32}
   return %r : i32 }





// ONE: module {
// ONE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// ONE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// ONE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// ONE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// ONE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// ONE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// ONE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// ONE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// ONE-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// ONE-NEXT:     %[[C2_0:[^ ]+]] = arith.constant 2 : index
// ONE-NEXT:     %[[V4:[^ ]+]] = arith.addi %[[ARG1]], %[[ARG1]] : i32
// ONE-NEXT:     "some.use"(%[[C0]]) : (index) -> ()
// ONE-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V5:[^ ]+]] = arith.muli %[[C1]], %[[C1_1]] : index
// ONE-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[C0]], %[[V5]] : index
// ONE-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V4]], %[[V4]] : i32
// ONE-NEXT:     "some.use"(%[[V6]]) : (index) -> ()
// ONE-NEXT:     %[[V8:[^ ]+]] = arith.addi %[[V7]], %[[V7]] : i32
// ONE-NEXT:     "some.use"(%[[C2]]) : (index) -> ()
// ONE-NEXT:     return %[[V8]] : i32
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// TWO-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// TWO-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// TWO-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// TWO-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// TWO-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// TWO-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// TWO-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// TWO-NEXT:     %[[C3_0:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[V4:[^ ]+]] = arith.addi %[[ARG1]], %[[ARG1]] {unrolled_iteration = 0 : ui32} : i32
// TWO-NEXT:     "some.use"(%[[C0]]) {unrolled_iteration = 0 : ui32} : (index) -> ()
// TWO-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V5:[^ ]+]] = arith.muli %[[C1]], %[[C1_1]] : index
// TWO-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[C0]], %[[V5]] : index
// TWO-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V4]], %[[V4]] {unrolled_iteration = 1 : ui32} : i32
// TWO-NEXT:     "some.use"(%[[V6]]) {unrolled_iteration = 1 : ui32} : (index) -> ()
// TWO-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// TWO-NEXT:     %[[V8:[^ ]+]] = arith.muli %[[C1]], %[[C2]] : index
// TWO-NEXT:     %[[V9:[^ ]+]] = arith.addi %[[C0]], %[[V8]] : index
// TWO-NEXT:     %[[V10:[^ ]+]] = arith.addi %[[V7]], %[[V7]] {unrolled_iteration = 2 : ui32} : i32
// TWO-NEXT:     "some.use"(%[[V9]]) {unrolled_iteration = 2 : ui32} : (index) -> ()
// TWO-NEXT:     return %[[V10]] : i32
// TWO-NEXT:   }
// TWO-NEXT: }

// THREE: module {
// THREE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// THREE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// THREE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// THREE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// THREE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// THREE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// THREE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// THREE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// THREE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// THREE-NEXT:     %[[C3_0:[^ ]+]] = arith.constant 3 : index
// THREE-NEXT:     %[[V4:[^ ]+]] = arith.addi %[[ARG1]], %[[ARG1]] : i32
// THREE-NEXT:     "some.use"(%[[C0]]) : (index) -> ()
// THREE-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[V5:[^ ]+]] = arith.muli %[[C1]], %[[C1_1]] : index
// THREE-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[C0]], %[[V5]] : index
// THREE-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V4]], %[[V4]] : i32
// THREE-NEXT:     "some.use"(%[[V6]]) : (index) -> ()
// THREE-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// THREE-NEXT:     %[[V8:[^ ]+]] = arith.muli %[[C1]], %[[C2]] : index
// THREE-NEXT:     %[[V9:[^ ]+]] = arith.addi %[[C0]], %[[V8]] : index
// THREE-NEXT:     %[[V10:[^ ]+]] = arith.addi %[[V7]], %[[V7]] : i32
// THREE-NEXT:     "some.use"(%[[V9]]) : (index) -> ()
// THREE-NEXT:     return %[[V10]] : i32
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: module {
// FOUR-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// FOUR-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// FOUR-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// FOUR-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// FOUR-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// FOUR-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// FOUR-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// FOUR-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// FOUR-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// FOUR-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// FOUR-NEXT:     %[[V4:[^ ]+]] = scf.for %[[ARG4:[^ ]+]] = %[[C0_0]] to %[[C3]] step %[[C1]] iter_args(%[[ARG5:[^ ]+]] = %[[ARG1]]) -> (i32) {
// FOUR-NEXT:       %[[V5:[^ ]+]] = arith.addi %[[ARG5]], %[[ARG5]] : i32
// FOUR-NEXT:       "some.use"(%[[ARG4]]) : (index) -> ()
// FOUR-NEXT:       scf.yield %[[V5]] : i32
// FOUR-NEXT:     } {a = 1 : i32}
// FOUR-NEXT:     return %[[V4]] : i32
// FOUR-NEXT:   }
// FOUR-NEXT: }

// -----
func.func @h(%m: memref<?xi32>, %i0 : i32, %n: i64, %b: index) -> (i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %x1 = arith.addi %b, %c1 : index
  %x3 = arith.addi %b, %c3 : index
  %x1n = arith.addi %b, %c1 overflow<nsw> : index
  %x3n = arith.addi %b, %c3 overflow<nsw> : index
  %n0 = arith.constant 10 : i8
  %n1 = arith.constant 250 : i8
  %n2 = arith.constant 20 : i8
scf.for %i = %c3 to %c0 step %c1 {
   "some.use"(%i) : (index) -> ()
  } {a = 1 : i32}
  return %i0 : i32 }





// ONE: module {
// ONE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// ONE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// ONE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// ONE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// ONE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// ONE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// ONE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// ONE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// ONE-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// ONE-NEXT:     return %[[ARG1]] : i32
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// TWO-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// TWO-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// TWO-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// TWO-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// TWO-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// TWO-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// TWO-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// TWO-NEXT:     %[[C3_0:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     return %[[ARG1]] : i32
// TWO-NEXT:   }
// TWO-NEXT: }

// THREE: module {
// THREE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// THREE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// THREE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// THREE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// THREE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// THREE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// THREE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// THREE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// THREE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// THREE-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[C3]] to %[[C0]] step %[[C1]] {
// THREE-NEXT:       "some.use"(%[[ARG4]]) : (index) -> ()
// THREE-NEXT:     } {a = 1 : i32}
// THREE-NEXT:     return %[[ARG1]] : i32
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: module {
// FOUR-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// FOUR-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// FOUR-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// FOUR-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// FOUR-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// FOUR-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// FOUR-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// FOUR-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// FOUR-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// FOUR-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// FOUR-NEXT:     return %[[ARG1]] : i32
// FOUR-NEXT:   }
// FOUR-NEXT: }

// -----
func.func @h(%m: memref<?xi32>, %i0 : i32, %n: i64, %b: index) -> (i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %x1 = arith.addi %b, %c1 : index
  %x3 = arith.addi %b, %c3 : index
  %x1n = arith.addi %b, %c1 overflow<nsw> : index
  %x3n = arith.addi %b, %c3 overflow<nsw> : index
  %n0 = arith.constant 10 : i8
  %n1 = arith.constant 250 : i8
  %n2 = arith.constant 20 : i8
%r = scf.for %i = %c3 to %c0 step %c1 iter_args(%q = %i0) -> (i32)  {
   %z = arith.addi %q, %q : i32
    "some.use"(%i) : (index) -> ()
   scf.yield %z : i32
   } {a = 1 : i32}
   return %r : i32 }





// ONE: module {
// ONE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// ONE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// ONE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// ONE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// ONE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// ONE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// ONE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// ONE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// ONE-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// ONE-NEXT:     return %[[ARG1]] : i32
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// TWO-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// TWO-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// TWO-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// TWO-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// TWO-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// TWO-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// TWO-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// TWO-NEXT:     %[[C3_0:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     return %[[ARG1]] : i32
// TWO-NEXT:   }
// TWO-NEXT: }

// THREE: module {
// THREE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// THREE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// THREE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// THREE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// THREE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// THREE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// THREE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// THREE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// THREE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// THREE-NEXT:     %[[V4:[^ ]+]] = scf.for %[[ARG4:[^ ]+]] = %[[C3]] to %[[C0]] step %[[C1]] iter_args(%[[ARG5:[^ ]+]] = %[[ARG1]]) -> (i32) {
// THREE-NEXT:       %[[V5:[^ ]+]] = arith.addi %[[ARG5]], %[[ARG5]] : i32
// THREE-NEXT:       "some.use"(%[[ARG4]]) : (index) -> ()
// THREE-NEXT:       scf.yield %[[V5]] : i32
// THREE-NEXT:     } {a = 1 : i32}
// THREE-NEXT:     return %[[V4]] : i32
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: module {
// FOUR-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// FOUR-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// FOUR-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// FOUR-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// FOUR-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// FOUR-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// FOUR-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// FOUR-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// FOUR-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// FOUR-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// FOUR-NEXT:     return %[[ARG1]] : i32
// FOUR-NEXT:   }
// FOUR-NEXT: }

// -----
func.func @h(%m: memref<?xi32>, %i0 : i32, %n: i64, %b: index) -> (i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %x1 = arith.addi %b, %c1 : index
  %x3 = arith.addi %b, %c3 : index
  %x1n = arith.addi %b, %c1 overflow<nsw> : index
  %x3n = arith.addi %b, %c3 overflow<nsw> : index
  %n0 = arith.constant 10 : i8
  %n1 = arith.constant 250 : i8
  %n2 = arith.constant 20 : i8
scf.for %i = %b to %x1 step %c1 {
   "some.use"(%i) : (index) -> ()
  } {a = 1 : i32}
  return %i0 : i32 }





// ONE: module {
// ONE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// ONE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// ONE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// ONE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// ONE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// ONE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// ONE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// ONE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// ONE-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[V0]], %[[ARG3]] : index
// ONE-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[C1]], %[[C1_0]] : index
// ONE-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V4]], %[[V5]] : index
// ONE-NEXT:     %[[V7:[^ ]+]] = arith.divui %[[V6]], %[[C1]] : index
// ONE-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// ONE-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V7]], %[[C2]] : index
// ONE-NEXT:     %[[V9:[^ ]+]] = arith.subi %[[V7]], %[[V8]] : index
// ONE-NEXT:     %[[V10:[^ ]+]] = arith.muli %[[V9]], %[[C1]] : index
// ONE-NEXT:     %[[V11:[^ ]+]] = arith.addi %[[ARG3]], %[[V10]] : index
// ONE-NEXT:     %[[V12:[^ ]+]] = arith.muli %[[C1]], %[[C2]] : index
// ONE-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[ARG3]] to %[[V11]] step %[[V12]] {
// ONE-NEXT:       "some.use"(%[[ARG4]]) : (index) -> ()
// ONE-NEXT:       %[[C1_1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:       %[[V13:[^ ]+]] = arith.muli %[[C1]], %[[C1_1]] : index
// ONE-NEXT:       %[[V14:[^ ]+]] = arith.addi %[[ARG4]], %[[V13]] : index
// ONE-NEXT:       "some.use"(%[[V14]]) : (index) -> ()
// ONE-NEXT:     } {a = 1 : i32}
// ONE-NEXT:     scf.for %[[ARG4]] = %[[V11]] to %[[V0]] step %[[C1]] {
// ONE-NEXT:       "some.use"(%[[ARG4]]) : (index) -> ()
// ONE-NEXT:     } {a = 1 : i32}
// ONE-NEXT:     return %[[ARG1]] : i32
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// TWO-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// TWO-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// TWO-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// TWO-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// TWO-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// TWO-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// TWO-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// TWO-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[V0]], %[[ARG3]] : index
// TWO-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[C1]], %[[C1_0]] : index
// TWO-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V4]], %[[V5]] : index
// TWO-NEXT:     %[[V7:[^ ]+]] = arith.divui %[[V6]], %[[C1]] : index
// TWO-NEXT:     %[[C3_1:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V7]], %[[C3_1]] : index
// TWO-NEXT:     %[[V9:[^ ]+]] = arith.subi %[[V7]], %[[V8]] : index
// TWO-NEXT:     %[[V10:[^ ]+]] = arith.muli %[[V9]], %[[C1]] : index
// TWO-NEXT:     %[[V11:[^ ]+]] = arith.addi %[[ARG3]], %[[V10]] : index
// TWO-NEXT:     %[[V12:[^ ]+]] = arith.muli %[[C1]], %[[C3_1]] : index
// TWO-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[ARG3]] to %[[V11]] step %[[V12]] {
// TWO-NEXT:       "some.use"(%[[ARG4]]) {unrolled_iteration = 0 : ui32} : (index) -> ()
// TWO-NEXT:       %[[C1_2:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:       %[[V13:[^ ]+]] = arith.muli %[[C1]], %[[C1_2]] : index
// TWO-NEXT:       %[[V14:[^ ]+]] = arith.addi %[[ARG4]], %[[V13]] : index
// TWO-NEXT:       "some.use"(%[[V14]]) {unrolled_iteration = 1 : ui32} : (index) -> ()
// TWO-NEXT:       %[[C2:[^ ]+]] = arith.constant 2 : index
// TWO-NEXT:       %[[V15:[^ ]+]] = arith.muli %[[C1]], %[[C2]] : index
// TWO-NEXT:       %[[V16:[^ ]+]] = arith.addi %[[ARG4]], %[[V15]] : index
// TWO-NEXT:       "some.use"(%[[V16]]) {unrolled_iteration = 2 : ui32} : (index) -> ()
// TWO-NEXT:     } {a = 1 : i32}
// TWO-NEXT:     scf.for %[[ARG4]] = %[[V11]] to %[[V0]] step %[[C1]] {
// TWO-NEXT:       "some.use"(%[[ARG4]]) : (index) -> ()
// TWO-NEXT:     } {a = 1 : i32}
// TWO-NEXT:     return %[[ARG1]] : i32
// TWO-NEXT:   }
// TWO-NEXT: }

// THREE: module {
// THREE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// THREE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// THREE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// THREE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// THREE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// THREE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// THREE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// THREE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// THREE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// THREE-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[ARG3]] to %[[V0]] step %[[C1]] {
// THREE-NEXT:       "some.use"(%[[ARG4]]) : (index) -> ()
// THREE-NEXT:     } {a = 1 : i32}
// THREE-NEXT:     return %[[ARG1]] : i32
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: module {
// FOUR-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// FOUR-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// FOUR-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// FOUR-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// FOUR-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// FOUR-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// FOUR-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// FOUR-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// FOUR-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// FOUR-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[V0]], %[[ARG3]] : index
// FOUR-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[C1]], %[[C1_0]] : index
// FOUR-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V4]], %[[V5]] : index
// FOUR-NEXT:     %[[V7:[^ ]+]] = arith.divui %[[V6]], %[[C1]] : index
// FOUR-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// FOUR-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V7]], %[[C5]] : index
// FOUR-NEXT:     %[[V9:[^ ]+]] = arith.subi %[[V7]], %[[V8]] : index
// FOUR-NEXT:     %[[V10:[^ ]+]] = arith.muli %[[V9]], %[[C1]] : index
// FOUR-NEXT:     %[[V11:[^ ]+]] = arith.addi %[[ARG3]], %[[V10]] : index
// FOUR-NEXT:     %[[V12:[^ ]+]] = arith.muli %[[C1]], %[[C5]] : index
// FOUR-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[ARG3]] to %[[V11]] step %[[V12]] {
// FOUR-NEXT:       "some.use"(%[[ARG4]]) : (index) -> ()
// FOUR-NEXT:       %[[C1_1:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:       %[[V13:[^ ]+]] = arith.muli %[[C1]], %[[C1_1]] : index
// FOUR-NEXT:       %[[V14:[^ ]+]] = arith.addi %[[ARG4]], %[[V13]] : index
// FOUR-NEXT:       "some.use"(%[[V14]]) : (index) -> ()
// FOUR-NEXT:       %[[C2:[^ ]+]] = arith.constant 2 : index
// FOUR-NEXT:       %[[V15:[^ ]+]] = arith.muli %[[C1]], %[[C2]] : index
// FOUR-NEXT:       %[[V16:[^ ]+]] = arith.addi %[[ARG4]], %[[V15]] : index
// FOUR-NEXT:       "some.use"(%[[V16]]) : (index) -> ()
// FOUR-NEXT:       %[[C3_2:[^ ]+]] = arith.constant 3 : index
// FOUR-NEXT:       %[[V17:[^ ]+]] = arith.muli %[[C1]], %[[C3_2]] : index
// FOUR-NEXT:       %[[V18:[^ ]+]] = arith.addi %[[ARG4]], %[[V17]] : index
// FOUR-NEXT:       "some.use"(%[[V18]]) : (index) -> ()
// FOUR-NEXT:       %[[C4:[^ ]+]] = arith.constant 4 : index
// FOUR-NEXT:       %[[V19:[^ ]+]] = arith.muli %[[C1]], %[[C4]] : index
// FOUR-NEXT:       %[[V20:[^ ]+]] = arith.addi %[[ARG4]], %[[V19]] : index
// FOUR-NEXT:       "some.use"(%[[V20]]) : (index) -> ()
// FOUR-NEXT:     } {a = 1 : i32}
// FOUR-NEXT:     scf.for %[[ARG4]] = %[[V11]] to %[[V0]] step %[[C1]] {
// FOUR-NEXT:       "some.use"(%[[ARG4]]) : (index) -> ()
// FOUR-NEXT:     } {a = 1 : i32}
// FOUR-NEXT:     return %[[ARG1]] : i32
// FOUR-NEXT:   }
// FOUR-NEXT: }

// -----
func.func @h(%m: memref<?xi32>, %i0 : i32, %n: i64, %b: index) -> (i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %x1 = arith.addi %b, %c1 : index
  %x3 = arith.addi %b, %c3 : index
  %x1n = arith.addi %b, %c1 overflow<nsw> : index
  %x3n = arith.addi %b, %c3 overflow<nsw> : index
  %n0 = arith.constant 10 : i8
  %n1 = arith.constant 250 : i8
  %n2 = arith.constant 20 : i8
%r = scf.for %i = %b to %x1 step %c1 iter_args(%q = %i0) -> (i32)  {
   %z = arith.addi %q, %q : i32
    "some.use"(%i) : (index) -> ()
   scf.yield %z : i32
   } {a = 1 : i32}
   return %r : i32 }





// ONE: module {
// ONE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// ONE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// ONE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// ONE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// ONE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// ONE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// ONE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// ONE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// ONE-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[V0]], %[[ARG3]] : index
// ONE-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[C1]], %[[C1_0]] : index
// ONE-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V4]], %[[V5]] : index
// ONE-NEXT:     %[[V7:[^ ]+]] = arith.divui %[[V6]], %[[C1]] : index
// ONE-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// ONE-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V7]], %[[C2]] : index
// ONE-NEXT:     %[[V9:[^ ]+]] = arith.subi %[[V7]], %[[V8]] : index
// ONE-NEXT:     %[[V10:[^ ]+]] = arith.muli %[[V9]], %[[C1]] : index
// ONE-NEXT:     %[[V11:[^ ]+]] = arith.addi %[[ARG3]], %[[V10]] : index
// ONE-NEXT:     %[[V12:[^ ]+]] = arith.muli %[[C1]], %[[C2]] : index
// ONE-NEXT:     %[[V13:[^ ]+]] = scf.for %[[ARG4:[^ ]+]] = %[[ARG3]] to %[[V11]] step %[[V12]] iter_args(%[[ARG5:[^ ]+]] = %[[ARG1]]) -> (i32) {
// ONE-NEXT:       %[[V15:[^ ]+]] = arith.addi %[[ARG5]], %[[ARG5]] : i32
// ONE-NEXT:       "some.use"(%[[ARG4]]) : (index) -> ()
// ONE-NEXT:       %[[C1_1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:       %[[V16:[^ ]+]] = arith.muli %[[C1]], %[[C1_1]] : index
// ONE-NEXT:       %[[V17:[^ ]+]] = arith.addi %[[ARG4]], %[[V16]] : index
// ONE-NEXT:       %[[V18:[^ ]+]] = arith.addi %[[V15]], %[[V15]] : i32
// ONE-NEXT:       "some.use"(%[[V17]]) : (index) -> ()
// ONE-NEXT:       scf.yield %[[V18]] : i32
// ONE-NEXT:     } {a = 1 : i32}
// ONE-NEXT:     %[[V14:[^ ]+]] = scf.for %[[ARG4]] = %[[V11]] to %[[V0]] step %[[C1]] iter_args(%[[ARG5]] = %[[V13]]) -> (i32) {
// ONE-NEXT:       %[[V15]] = arith.addi %[[ARG5]], %[[ARG5]] : i32
// ONE-NEXT:       "some.use"(%[[ARG4]]) : (index) -> ()
// ONE-NEXT:       scf.yield %[[V15]] : i32
// ONE-NEXT:     } {a = 1 : i32}
// ONE-NEXT:     return %[[V14]] : i32
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// TWO-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// TWO-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// TWO-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// TWO-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// TWO-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// TWO-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// TWO-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// TWO-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[V0]], %[[ARG3]] : index
// TWO-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[C1]], %[[C1_0]] : index
// TWO-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V4]], %[[V5]] : index
// TWO-NEXT:     %[[V7:[^ ]+]] = arith.divui %[[V6]], %[[C1]] : index
// TWO-NEXT:     %[[C3_1:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V7]], %[[C3_1]] : index
// TWO-NEXT:     %[[V9:[^ ]+]] = arith.subi %[[V7]], %[[V8]] : index
// TWO-NEXT:     %[[V10:[^ ]+]] = arith.muli %[[V9]], %[[C1]] : index
// TWO-NEXT:     %[[V11:[^ ]+]] = arith.addi %[[ARG3]], %[[V10]] : index
// TWO-NEXT:     %[[V12:[^ ]+]] = arith.muli %[[C1]], %[[C3_1]] : index
// TWO-NEXT:     %[[V13:[^ ]+]] = scf.for %[[ARG4:[^ ]+]] = %[[ARG3]] to %[[V11]] step %[[V12]] iter_args(%[[ARG5:[^ ]+]] = %[[ARG1]]) -> (i32) {
// TWO-NEXT:       %[[V15:[^ ]+]] = arith.addi %[[ARG5]], %[[ARG5]] {unrolled_iteration = 0 : ui32} : i32
// TWO-NEXT:       "some.use"(%[[ARG4]]) {unrolled_iteration = 0 : ui32} : (index) -> ()
// TWO-NEXT:       %[[C1_2:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:       %[[V16:[^ ]+]] = arith.muli %[[C1]], %[[C1_2]] : index
// TWO-NEXT:       %[[V17:[^ ]+]] = arith.addi %[[ARG4]], %[[V16]] : index
// TWO-NEXT:       %[[V18:[^ ]+]] = arith.addi %[[V15]], %[[V15]] {unrolled_iteration = 1 : ui32} : i32
// TWO-NEXT:       "some.use"(%[[V17]]) {unrolled_iteration = 1 : ui32} : (index) -> ()
// TWO-NEXT:       %[[C2:[^ ]+]] = arith.constant 2 : index
// TWO-NEXT:       %[[V19:[^ ]+]] = arith.muli %[[C1]], %[[C2]] : index
// TWO-NEXT:       %[[V20:[^ ]+]] = arith.addi %[[ARG4]], %[[V19]] : index
// TWO-NEXT:       %[[V21:[^ ]+]] = arith.addi %[[V18]], %[[V18]] {unrolled_iteration = 2 : ui32} : i32
// TWO-NEXT:       "some.use"(%[[V20]]) {unrolled_iteration = 2 : ui32} : (index) -> ()
// TWO-NEXT:       scf.yield %[[V21]] : i32
// TWO-NEXT:     } {a = 1 : i32}
// TWO-NEXT:     %[[V14:[^ ]+]] = scf.for %[[ARG4]] = %[[V11]] to %[[V0]] step %[[C1]] iter_args(%[[ARG5]] = %[[V13]]) -> (i32) {
// TWO-NEXT:       %[[V15]] = arith.addi %[[ARG5]], %[[ARG5]] : i32
// TWO-NEXT:       "some.use"(%[[ARG4]]) : (index) -> ()
// TWO-NEXT:       scf.yield %[[V15]] : i32
// TWO-NEXT:     } {a = 1 : i32}
// TWO-NEXT:     return %[[V14]] : i32
// TWO-NEXT:   }
// TWO-NEXT: }

// THREE: module {
// THREE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// THREE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// THREE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// THREE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// THREE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// THREE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// THREE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// THREE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// THREE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// THREE-NEXT:     %[[V4:[^ ]+]] = scf.for %[[ARG4:[^ ]+]] = %[[ARG3]] to %[[V0]] step %[[C1]] iter_args(%[[ARG5:[^ ]+]] = %[[ARG1]]) -> (i32) {
// THREE-NEXT:       %[[V5:[^ ]+]] = arith.addi %[[ARG5]], %[[ARG5]] : i32
// THREE-NEXT:       "some.use"(%[[ARG4]]) : (index) -> ()
// THREE-NEXT:       scf.yield %[[V5]] : i32
// THREE-NEXT:     } {a = 1 : i32}
// THREE-NEXT:     return %[[V4]] : i32
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: module {
// FOUR-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// FOUR-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// FOUR-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// FOUR-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// FOUR-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// FOUR-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// FOUR-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// FOUR-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// FOUR-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// FOUR-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[V0]], %[[ARG3]] : index
// FOUR-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[C1]], %[[C1_0]] : index
// FOUR-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V4]], %[[V5]] : index
// FOUR-NEXT:     %[[V7:[^ ]+]] = arith.divui %[[V6]], %[[C1]] : index
// FOUR-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// FOUR-NEXT:     %[[V8:[^ ]+]] = arith.remsi %[[V7]], %[[C5]] : index
// FOUR-NEXT:     %[[V9:[^ ]+]] = arith.subi %[[V7]], %[[V8]] : index
// FOUR-NEXT:     %[[V10:[^ ]+]] = arith.muli %[[V9]], %[[C1]] : index
// FOUR-NEXT:     %[[V11:[^ ]+]] = arith.addi %[[ARG3]], %[[V10]] : index
// FOUR-NEXT:     %[[V12:[^ ]+]] = arith.muli %[[C1]], %[[C5]] : index
// FOUR-NEXT:     %[[V13:[^ ]+]] = scf.for %[[ARG4:[^ ]+]] = %[[ARG3]] to %[[V11]] step %[[V12]] iter_args(%[[ARG5:[^ ]+]] = %[[ARG1]]) -> (i32) {
// FOUR-NEXT:       %[[V15:[^ ]+]] = arith.addi %[[ARG5]], %[[ARG5]] : i32
// FOUR-NEXT:       "some.use"(%[[ARG4]]) : (index) -> ()
// FOUR-NEXT:       %[[C1_1:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:       %[[V16:[^ ]+]] = arith.muli %[[C1]], %[[C1_1]] : index
// FOUR-NEXT:       %[[V17:[^ ]+]] = arith.addi %[[ARG4]], %[[V16]] : index
// FOUR-NEXT:       %[[V18:[^ ]+]] = arith.addi %[[V15]], %[[V15]] : i32
// FOUR-NEXT:       "some.use"(%[[V17]]) : (index) -> ()
// FOUR-NEXT:       %[[C2:[^ ]+]] = arith.constant 2 : index
// FOUR-NEXT:       %[[V19:[^ ]+]] = arith.muli %[[C1]], %[[C2]] : index
// FOUR-NEXT:       %[[V20:[^ ]+]] = arith.addi %[[ARG4]], %[[V19]] : index
// FOUR-NEXT:       %[[V21:[^ ]+]] = arith.addi %[[V18]], %[[V18]] : i32
// FOUR-NEXT:       "some.use"(%[[V20]]) : (index) -> ()
// FOUR-NEXT:       %[[C3_2:[^ ]+]] = arith.constant 3 : index
// FOUR-NEXT:       %[[V22:[^ ]+]] = arith.muli %[[C1]], %[[C3_2]] : index
// FOUR-NEXT:       %[[V23:[^ ]+]] = arith.addi %[[ARG4]], %[[V22]] : index
// FOUR-NEXT:       %[[V24:[^ ]+]] = arith.addi %[[V21]], %[[V21]] : i32
// FOUR-NEXT:       "some.use"(%[[V23]]) : (index) -> ()
// FOUR-NEXT:       %[[C4:[^ ]+]] = arith.constant 4 : index
// FOUR-NEXT:       %[[V25:[^ ]+]] = arith.muli %[[C1]], %[[C4]] : index
// FOUR-NEXT:       %[[V26:[^ ]+]] = arith.addi %[[ARG4]], %[[V25]] : index
// FOUR-NEXT:       %[[V27:[^ ]+]] = arith.addi %[[V24]], %[[V24]] : i32
// FOUR-NEXT:       "some.use"(%[[V26]]) : (index) -> ()
// FOUR-NEXT:       scf.yield %[[V27]] : i32
// FOUR-NEXT:     } {a = 1 : i32}
// FOUR-NEXT:     %[[V14:[^ ]+]] = scf.for %[[ARG4]] = %[[V11]] to %[[V0]] step %[[C1]] iter_args(%[[ARG5]] = %[[V13]]) -> (i32) {
// FOUR-NEXT:       %[[V15]] = arith.addi %[[ARG5]], %[[ARG5]] : i32
// FOUR-NEXT:       "some.use"(%[[ARG4]]) : (index) -> ()
// FOUR-NEXT:       scf.yield %[[V15]] : i32
// FOUR-NEXT:     } {a = 1 : i32}
// FOUR-NEXT:     return %[[V14]] : i32
// FOUR-NEXT:   }
// FOUR-NEXT: }

// -----
func.func @h(%m: memref<?xi32>, %i0 : i32, %n: i64, %b: index) -> (i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %x1 = arith.addi %b, %c1 : index
  %x3 = arith.addi %b, %c3 : index
  %x1n = arith.addi %b, %c1 overflow<nsw> : index
  %x3n = arith.addi %b, %c3 overflow<nsw> : index
  %n0 = arith.constant 10 : i8
  %n1 = arith.constant 250 : i8
  %n2 = arith.constant 20 : i8
scf.for %i = %c0 to %c3 step %c3 {
   "some.use"(%i) : (index) -> ()
  } {a = 1 : i32}
  return %i0 : i32 }





// ONE: module {
// ONE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// ONE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// ONE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// ONE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// ONE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// ONE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// ONE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// ONE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// ONE-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C6:[^ ]+]] = arith.constant 6 : index
// ONE-NEXT:     "some.use"(%[[C0_0]]) : (index) -> ()
// ONE-NEXT:     return %[[ARG1]] : i32
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// TWO-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// TWO-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// TWO-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// TWO-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// TWO-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// TWO-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// TWO-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// TWO-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C9:[^ ]+]] = arith.constant 9 : index
// TWO-NEXT:     "some.use"(%[[C0_0]]) : (index) -> ()
// TWO-NEXT:     return %[[ARG1]] : i32
// TWO-NEXT:   }
// TWO-NEXT: }

// THREE: module {
// THREE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// THREE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// THREE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// THREE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// THREE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// THREE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// THREE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// THREE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// THREE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// THREE-NEXT:     "some.use"(%[[C0]]) : (index) -> ()
// THREE-NEXT:     return %[[ARG1]] : i32
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: module {
// FOUR-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// FOUR-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// FOUR-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// FOUR-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// FOUR-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// FOUR-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// FOUR-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// FOUR-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// FOUR-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// FOUR-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     %[[C15:[^ ]+]] = arith.constant 15 : index
// FOUR-NEXT:     "some.use"(%[[C0_0]]) : (index) -> ()
// FOUR-NEXT:     return %[[ARG1]] : i32
// FOUR-NEXT:   }
// FOUR-NEXT: }

// -----
func.func @h(%m: memref<?xi32>, %i0 : i32, %n: i64, %b: index) -> (i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %x1 = arith.addi %b, %c1 : index
  %x3 = arith.addi %b, %c3 : index
  %x1n = arith.addi %b, %c1 overflow<nsw> : index
  %x3n = arith.addi %b, %c3 overflow<nsw> : index
  %n0 = arith.constant 10 : i8
  %n1 = arith.constant 250 : i8
  %n2 = arith.constant 20 : i8
%r = scf.for %i = %c0 to %c3 step %c3 iter_args(%q = %i0) -> (i32)  {
   %z = arith.addi %q, %q : i32
    "some.use"(%i) : (index) -> ()
   scf.yield %z : i32
   } {a = 1 : i32}
   return %r : i32 }





// ONE: module {
// ONE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// ONE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// ONE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// ONE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// ONE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// ONE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// ONE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// ONE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// ONE-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C6:[^ ]+]] = arith.constant 6 : index
// ONE-NEXT:     %[[V4:[^ ]+]] = arith.addi %[[ARG1]], %[[ARG1]] : i32
// ONE-NEXT:     "some.use"(%[[C0_0]]) : (index) -> ()
// ONE-NEXT:     return %[[V4]] : i32
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// TWO-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// TWO-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// TWO-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// TWO-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// TWO-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// TWO-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// TWO-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// TWO-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C9:[^ ]+]] = arith.constant 9 : index
// TWO-NEXT:     %[[V4:[^ ]+]] = arith.addi %[[ARG1]], %[[ARG1]] : i32
// TWO-NEXT:     "some.use"(%[[C0_0]]) : (index) -> ()
// TWO-NEXT:     return %[[V4]] : i32
// TWO-NEXT:   }
// TWO-NEXT: }

// THREE: module {
// THREE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// THREE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// THREE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// THREE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// THREE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// THREE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// THREE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// THREE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// THREE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// THREE-NEXT:     %[[V4:[^ ]+]] = arith.addi %[[ARG1]], %[[ARG1]] : i32
// THREE-NEXT:     "some.use"(%[[C0]]) : (index) -> ()
// THREE-NEXT:     return %[[V4]] : i32
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: module {
// FOUR-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// FOUR-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// FOUR-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// FOUR-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// FOUR-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// FOUR-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// FOUR-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// FOUR-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// FOUR-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// FOUR-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     %[[C15:[^ ]+]] = arith.constant 15 : index
// FOUR-NEXT:     %[[V4:[^ ]+]] = arith.addi %[[ARG1]], %[[ARG1]] : i32
// FOUR-NEXT:     "some.use"(%[[C0_0]]) : (index) -> ()
// FOUR-NEXT:     return %[[V4]] : i32
// FOUR-NEXT:   }
// FOUR-NEXT: }

// -----
func.func @h(%m: memref<?xi32>, %i0 : i32, %n: i64, %b: index) -> (i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %x1 = arith.addi %b, %c1 : index
  %x3 = arith.addi %b, %c3 : index
  %x1n = arith.addi %b, %c1 overflow<nsw> : index
  %x3n = arith.addi %b, %c3 overflow<nsw> : index
  %n0 = arith.constant 10 : i8
  %n1 = arith.constant 250 : i8
  %n2 = arith.constant 20 : i8
scf.for unsigned %i = %n0 to %n1 step %n2 : i8 {
   "some.use"(%i) : (i8) -> ()
  } {a = 1 : i32}
  return %i0 : i32 }





// ONE: module {
// ONE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// ONE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// ONE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// ONE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// ONE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// ONE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// ONE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// ONE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// ONE-NEXT:     %[[C40_I8:[^ ]+]] = arith.constant 40 : i8
// ONE-NEXT:     scf.for unsigned %[[ARG4:[^ ]+]] = %[[C10_I8]] to %[[C_6_I8]] step %[[C40_I8]]  : i8 {
// ONE-NEXT:       "some.use"(%[[ARG4]]) : (i8) -> ()
// ONE-NEXT:       %[[C1_I8:[^ ]+]] = arith.constant 1 : i8
// ONE-NEXT:       %[[V4:[^ ]+]] = arith.muli %[[C20_I8]], %[[C1_I8]] : i8
// ONE-NEXT:       %[[V5:[^ ]+]] = arith.addi %[[ARG4]], %[[V4]] : i8
// ONE-NEXT:       "some.use"(%[[V5]]) : (i8) -> ()
// ONE-NEXT:     } {a = 1 : i32}
// ONE-NEXT:     return %[[ARG1]] : i32
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// TWO-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// TWO-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// TWO-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// TWO-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// TWO-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// TWO-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// TWO-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// TWO-NEXT:     %[[C60_I8:[^ ]+]] = arith.constant 60 : i8
// TWO-NEXT:     scf.for unsigned %[[ARG4:[^ ]+]] = %[[C10_I8]] to %[[C_6_I8]] step %[[C60_I8]]  : i8 {
// TWO-NEXT:       "some.use"(%[[ARG4]]) {unrolled_iteration = 0 : ui32} : (i8) -> ()
// TWO-NEXT:       %[[C1_I8:[^ ]+]] = arith.constant 1 : i8
// TWO-NEXT:       %[[V4:[^ ]+]] = arith.muli %[[C20_I8]], %[[C1_I8]] : i8
// TWO-NEXT:       %[[V5:[^ ]+]] = arith.addi %[[ARG4]], %[[V4]] : i8
// TWO-NEXT:       "some.use"(%[[V5]]) {unrolled_iteration = 1 : ui32} : (i8) -> ()
// TWO-NEXT:       %[[C2_I8:[^ ]+]] = arith.constant 2 : i8
// TWO-NEXT:       %[[V6:[^ ]+]] = arith.muli %[[C20_I8]], %[[C2_I8]] : i8
// TWO-NEXT:       %[[V7:[^ ]+]] = arith.addi %[[ARG4]], %[[V6]] : i8
// TWO-NEXT:       "some.use"(%[[V7]]) {unrolled_iteration = 2 : ui32} : (i8) -> ()
// TWO-NEXT:     } {a = 1 : i32}
// TWO-NEXT:     return %[[ARG1]] : i32
// TWO-NEXT:   }
// TWO-NEXT: }

// THREE: module {
// THREE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// THREE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// THREE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// THREE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// THREE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// THREE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// THREE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// THREE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// THREE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// THREE-NEXT:     %[[C_16_I8:[^ ]+]] = arith.constant -16 : i8
// THREE-NEXT:     return %[[ARG1]] : i32
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: module {
// FOUR-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// FOUR-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// FOUR-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// FOUR-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// FOUR-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// FOUR-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// FOUR-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// FOUR-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// FOUR-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// FOUR-NEXT:     %[[C100_I8:[^ ]+]] = arith.constant 100 : i8
// FOUR-NEXT:     scf.for unsigned %[[ARG4:[^ ]+]] = %[[C10_I8]] to %[[C_6_I8]] step %[[C100_I8]]  : i8 {
// FOUR-NEXT:       "some.use"(%[[ARG4]]) : (i8) -> ()
// FOUR-NEXT:       %[[C1_I8:[^ ]+]] = arith.constant 1 : i8
// FOUR-NEXT:       %[[V4:[^ ]+]] = arith.muli %[[C20_I8]], %[[C1_I8]] : i8
// FOUR-NEXT:       %[[V5:[^ ]+]] = arith.addi %[[ARG4]], %[[V4]] : i8
// FOUR-NEXT:       "some.use"(%[[V5]]) : (i8) -> ()
// FOUR-NEXT:       %[[C2_I8:[^ ]+]] = arith.constant 2 : i8
// FOUR-NEXT:       %[[V6:[^ ]+]] = arith.muli %[[C20_I8]], %[[C2_I8]] : i8
// FOUR-NEXT:       %[[V7:[^ ]+]] = arith.addi %[[ARG4]], %[[V6]] : i8
// FOUR-NEXT:       "some.use"(%[[V7]]) : (i8) -> ()
// FOUR-NEXT:       %[[C3_I8:[^ ]+]] = arith.constant 3 : i8
// FOUR-NEXT:       %[[V8:[^ ]+]] = arith.muli %[[C20_I8]], %[[C3_I8]] : i8
// FOUR-NEXT:       %[[V9:[^ ]+]] = arith.addi %[[ARG4]], %[[V8]] : i8
// FOUR-NEXT:       "some.use"(%[[V9]]) : (i8) -> ()
// FOUR-NEXT:       %[[C4_I8:[^ ]+]] = arith.constant 4 : i8
// FOUR-NEXT:       %[[V10:[^ ]+]] = arith.muli %[[C20_I8]], %[[C4_I8]] : i8
// FOUR-NEXT:       %[[V11:[^ ]+]] = arith.addi %[[ARG4]], %[[V10]] : i8
// FOUR-NEXT:       "some.use"(%[[V11]]) : (i8) -> ()
// FOUR-NEXT:     } {a = 1 : i32}
// FOUR-NEXT:     return %[[ARG1]] : i32
// FOUR-NEXT:   }
// FOUR-NEXT: }

// -----
func.func @h(%m: memref<?xi32>, %i0 : i32, %n: i64, %b: index) -> (i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %x1 = arith.addi %b, %c1 : index
  %x3 = arith.addi %b, %c3 : index
  %x1n = arith.addi %b, %c1 overflow<nsw> : index
  %x3n = arith.addi %b, %c3 overflow<nsw> : index
  %n0 = arith.constant 10 : i8
  %n1 = arith.constant 250 : i8
  %n2 = arith.constant 20 : i8
scf.for %i = %n0 to %n1 step %n2 : i8 {
   "some.use"(%i) : (i8) -> ()
  } {a = 1 : i32}
  return %i0 : i32 }





// ONE: module {
// ONE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// ONE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// ONE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// ONE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// ONE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// ONE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// ONE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// ONE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// ONE-NEXT:     %[[C40_I8:[^ ]+]] = arith.constant 40 : i8
// ONE-NEXT:     return %[[ARG1]] : i32
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// TWO-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// TWO-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// TWO-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// TWO-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// TWO-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// TWO-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// TWO-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// TWO-NEXT:     %[[C60_I8:[^ ]+]] = arith.constant 60 : i8
// TWO-NEXT:     return %[[ARG1]] : i32
// TWO-NEXT:   }
// TWO-NEXT: }

// THREE: module {
// THREE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// THREE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// THREE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// THREE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// THREE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// THREE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// THREE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// THREE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// THREE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// THREE-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[C10_I8]] to %[[C_6_I8]] step %[[C20_I8]]  : i8 {
// THREE-NEXT:       "some.use"(%[[ARG4]]) : (i8) -> ()
// THREE-NEXT:     } {a = 1 : i32}
// THREE-NEXT:     return %[[ARG1]] : i32
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: module {
// FOUR-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// FOUR-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// FOUR-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// FOUR-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// FOUR-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// FOUR-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// FOUR-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// FOUR-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// FOUR-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// FOUR-NEXT:     %[[C100_I8:[^ ]+]] = arith.constant 100 : i8
// FOUR-NEXT:     return %[[ARG1]] : i32
// FOUR-NEXT:   }
// FOUR-NEXT: }

// -----
func.func @h(%m: memref<?xi32>, %i0 : i32, %n: i64, %b: index) -> (i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %x1 = arith.addi %b, %c1 : index
  %x3 = arith.addi %b, %c3 : index
  %x1n = arith.addi %b, %c1 overflow<nsw> : index
  %x3n = arith.addi %b, %c3 overflow<nsw> : index
  %n0 = arith.constant 10 : i8
  %n1 = arith.constant 250 : i8
  %n2 = arith.constant 20 : i8
scf.for %i = %c0 to %c3 step %c0 {
   "some.use"(%i) : (index) -> ()
  } {a = 1 : i32}
  return %i0 : i32 }





// ONE: module {
// ONE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// ONE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// ONE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// ONE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// ONE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// ONE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// ONE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// ONE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// ONE-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     return %[[ARG1]] : i32
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// TWO-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// TWO-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// TWO-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// TWO-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// TWO-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// TWO-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// TWO-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// TWO-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     return %[[ARG1]] : i32
// TWO-NEXT:   }
// TWO-NEXT: }

// THREE: module {
// THREE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// THREE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// THREE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// THREE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// THREE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// THREE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// THREE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// THREE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// THREE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// THREE-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[C3]] step %[[C0]] {
// THREE-NEXT:       "some.use"(%[[ARG4]]) : (index) -> ()
// THREE-NEXT:     } {a = 1 : i32}
// THREE-NEXT:     return %[[ARG1]] : i32
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: module {
// FOUR-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// FOUR-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// FOUR-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// FOUR-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// FOUR-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// FOUR-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// FOUR-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// FOUR-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// FOUR-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// FOUR-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     return %[[ARG1]] : i32
// FOUR-NEXT:   }
// FOUR-NEXT: }

// -----
func.func @h(%m: memref<?xi32>, %i0 : i32, %n: i64, %b: index) -> (i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %x1 = arith.addi %b, %c1 : index
  %x3 = arith.addi %b, %c3 : index
  %x1n = arith.addi %b, %c1 overflow<nsw> : index
  %x3n = arith.addi %b, %c3 overflow<nsw> : index
  %n0 = arith.constant 10 : i8
  %n1 = arith.constant 250 : i8
  %n2 = arith.constant 20 : i8
scf.for %i = %c3 to %c3 step %c1 {
   "some.use"(%i) : (index) -> ()
  } {a = 1 : i32}
  return %i0 : i32 }





// ONE: module {
// ONE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// ONE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// ONE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// ONE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// ONE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// ONE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// ONE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// ONE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// ONE-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// ONE-NEXT:     return %[[ARG1]] : i32
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// TWO-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// TWO-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// TWO-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// TWO-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// TWO-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// TWO-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// TWO-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// TWO-NEXT:     %[[C3_0:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     return %[[ARG1]] : i32
// TWO-NEXT:   }
// TWO-NEXT: }

// THREE: module {
// THREE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// THREE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// THREE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// THREE-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// THREE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// THREE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// THREE-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// THREE-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// THREE-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// THREE-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[C3]] to %[[C3]] step %[[C1]] {
// THREE-NEXT:       "some.use"(%[[ARG4]]) : (index) -> ()
// THREE-NEXT:     } {a = 1 : i32}
// THREE-NEXT:     return %[[ARG1]] : i32
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: module {
// FOUR-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i64, %[[ARG3:[^ ]+]]: index) -> i32 {
// FOUR-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// FOUR-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FOUR-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// FOUR-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] : index
// FOUR-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] overflow<nsw> : index
// FOUR-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[C3]] overflow<nsw> : index
// FOUR-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// FOUR-NEXT:     %[[C_6_I8:[^ ]+]] = arith.constant -6 : i8
// FOUR-NEXT:     %[[C20_I8:[^ ]+]] = arith.constant 20 : i8
// FOUR-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// FOUR-NEXT:     return %[[ARG1]] : i32
// FOUR-NEXT:   }
// FOUR-NEXT: }

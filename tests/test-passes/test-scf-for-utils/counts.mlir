// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(test-scf-for-utils))" | FileCheck %s --check-prefix=ONE
// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(test-scf-for-utils{test-replace-with-new-yields}))" | FileCheck %s --check-prefix=TWO

func.func @h(%m: memref<?xi32>, %i0 : f32, %i1: f64, %b: index, %s: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %c10 step %c1 iter_args(%x = %i0, %y = %i1) -> (f32, f64) {
    %z = arith.addf %x, %i0 : f32
    %k = scf.for %j = %c0 to %c10 step %c1 iter_args(%q = %i1) -> f64 {
      "some.use"(%j) : (index) -> ()
      scf.yield %q : f64
    } {b}
    scf.yield %z, %k : f32, f64
  } {a}
  scf.for %i = %c0 to %s step %c1 {
   affine.for %q = 0 to 10 {}
   scf.parallel (%k) = (%c0) to (%c10) step (%c1) {}
   scf.forall (%k) in (10) {}
   scf.forall (%k) in (%s) {}
  affine.parallel (%k) = (0) to (10) {}
  }
  scf.for %i = %c10 to %c0 step %c1 {
  "test.some"() : () -> ()
  }
  %l:2 = scf.for %i = %c0 to %b step %c1 iter_args(%x = %i0, %y = %i1) -> (f32, f64) {
   scf.yield %x, %y : f32, f64
  }
  "some.use"(%l#0, %l#1, %r#1) : (f32, f64, f64) -> ()
  return %r#0 : f32
}



// ONE: module {
// ONE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f64, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index) -> f32 {
// ONE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V0:[^ ]+]]:2 = scf.for %[[ARG5:[^ ]+]] = %[[C0]] to %[[C10]] step %[[C1]] iter_args(%[[ARG6:[^ ]+]] = %[[ARG1]], %[[ARG7:[^ ]+]] = %[[ARG2]]) -> (f32, f64) {
// ONE-NEXT:       %[[V2:[^ ]+]] = arith.addf %[[ARG6]], %[[ARG1]] : f32
// ONE-NEXT:       %[[V3:[^ ]+]] = scf.for %[[ARG8:[^ ]+]] = %[[C0]] to %[[C10]] step %[[C1]] iter_args(%[[ARG9:[^ ]+]] = %[[ARG2]]) -> (f64) {
// ONE-NEXT:         "some.use"(%[[ARG8]]) : (index) -> ()
// ONE-NEXT:         scf.yield %[[ARG9]] : f64
// ONE-NEXT:       } {b, "test.trip-count" = 10 : i64}
// ONE-NEXT:       scf.yield %[[V2]], %[[V3]] : f32, f64
// ONE-NEXT:     } {a, "test.trip-count" = 10 : i64}
// ONE-NEXT:     scf.for %[[ARG5]] = %[[C0]] to %[[ARG4]] step %[[C1]] {
// ONE-NEXT:       affine.for %[[ARG6]] = 0 to 10 {
// ONE-NEXT:       } {"test.trip-count" = "none"}
// ONE-NEXT:       scf.parallel (%[[ARG6]]) = (%[[C0]]) to (%[[C10]]) step (%[[C1]]) {
// ONE-NEXT:         scf.reduce 
// ONE-NEXT:       } {"test.trip-count" = "none"}
// ONE-NEXT:       scf.forall (%[[ARG6]]) in (10) {
// ONE-NEXT:       } {"test.trip-count" = "none"}
// ONE-NEXT:       scf.forall (%[[ARG6]]) in (%[[ARG4]]) {
// ONE-NEXT:       } {"test.trip-count" = "none"}
// ONE-NEXT:       affine.parallel (%[[ARG6]]) = (0) to (10) {
// ONE-NEXT:       } {"test.trip-count" = "none"}
// ONE-NEXT:     } {"test.trip-count" = "none"}
// ONE-NEXT:     scf.for %[[ARG5]] = %[[C10]] to %[[C0]] step %[[C1]] {
// ONE-NEXT:       "test.some"() : () -> ()
// ONE-NEXT:     } {"test.trip-count" = 0 : i64}
// ONE-NEXT:     %[[V1:[^ ]+]]:2 = scf.for %[[ARG5]] = %[[C0]] to %[[ARG3]] step %[[C1]] iter_args(%[[ARG6]] = %[[ARG1]], %[[ARG7]] = %[[ARG2]]) -> (f32, f64) {
// ONE-NEXT:       scf.yield %[[ARG6]], %[[ARG7]] : f32, f64
// ONE-NEXT:     } {"test.trip-count" = "none"}
// ONE-NEXT:     "some.use"(%[[V1]]#0, %[[V1]]#1, %[[V0]]#1) : (f32, f64, f64) -> ()
// ONE-NEXT:     return %[[V0]]#0 : f32
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f64, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index) -> f32 {
// TWO-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V0:[^ ]+]]:4 = scf.for %[[ARG5:[^ ]+]] = %[[C0]] to %[[C10]] step %[[C1]] iter_args(%[[ARG6:[^ ]+]] = %[[ARG1]], %[[ARG7:[^ ]+]] = %[[ARG2]], %[[ARG8:[^ ]+]] = %[[ARG1]], %[[ARG9:[^ ]+]] = %[[ARG2]]) -> (f32, f64, f32, f64) {
// TWO-NEXT:       %[[V2:[^ ]+]] = arith.addf %[[ARG6]], %[[ARG8]] : f32
// TWO-NEXT:       %[[V3:[^ ]+]]:2 = scf.for %[[ARG10:[^ ]+]] = %[[C0]] to %[[C10]] step %[[C1]] iter_args(%[[ARG11:[^ ]+]] = %[[ARG9]], %[[ARG12:[^ ]+]] = %[[ARG9]]) -> (f64, f64) {
// TWO-NEXT:         "some.use"(%[[ARG10]]) : (index) -> ()
// TWO-NEXT:         %[[V6:[^ ]+]] = arith.addf %[[ARG11]], %[[ARG11]] : f64
// TWO-NEXT:         scf.yield %[[ARG11]], %[[V6]] : f64, f64
// TWO-NEXT:       } {b, "test.trip-count" = 10 : i64}
// TWO-NEXT:       %[[V4:[^ ]+]] = arith.addf %[[V2]], %[[V2]] : f32
// TWO-NEXT:       %[[V5:[^ ]+]] = arith.addf %[[V3]]#0, %[[V3]]#0 : f64
// TWO-NEXT:       scf.yield %[[V2]], %[[V3]]#0, %[[V4]], %[[V5]] : f32, f64, f32, f64
// TWO-NEXT:     } {a, "test.trip-count" = 10 : i64}
// TWO-NEXT:     scf.for %[[ARG5]] = %[[C0]] to %[[ARG4]] step %[[C1]] {
// TWO-NEXT:       affine.for %[[ARG6]] = 0 to 10 {
// TWO-NEXT:       } {"test.trip-count" = "none"}
// TWO-NEXT:       scf.parallel (%[[ARG6]]) = (%[[C0]]) to (%[[C10]]) step (%[[C1]]) {
// TWO-NEXT:         scf.reduce 
// TWO-NEXT:       } {"test.trip-count" = "none"}
// TWO-NEXT:       scf.forall (%[[ARG6]]) in (10) {
// TWO-NEXT:       } {"test.trip-count" = "none"}
// TWO-NEXT:       scf.forall (%[[ARG6]]) in (%[[ARG4]]) {
// TWO-NEXT:       } {"test.trip-count" = "none"}
// TWO-NEXT:       affine.parallel (%[[ARG6]]) = (0) to (10) {
// TWO-NEXT:       } {"test.trip-count" = "none"}
// TWO-NEXT:     } {"test.trip-count" = "none"}
// TWO-NEXT:     scf.for %[[ARG5]] = %[[C10]] to %[[C0]] step %[[C1]] {
// TWO-NEXT:       "test.some"() : () -> ()
// TWO-NEXT:     } {"test.trip-count" = 0 : i64}
// TWO-NEXT:     %[[V1:[^ ]+]]:4 = scf.for %[[ARG5]] = %[[C0]] to %[[ARG3]] step %[[C1]] iter_args(%[[ARG6]] = %[[ARG1]], %[[ARG7]] = %[[ARG2]], %[[ARG8]] = %[[ARG1]], %[[ARG9]] = %[[ARG2]]) -> (f32, f64, f32, f64) {
// TWO-NEXT:       %[[V2]] = arith.addf %[[ARG6]], %[[ARG6]] : f32
// TWO-NEXT:       %[[V3]] = arith.addf %[[ARG7]], %[[ARG7]] : f64
// TWO-NEXT:       scf.yield %[[ARG6]], %[[ARG7]], %[[V2]], %[[V3]] : f32, f64, f32, f64
// TWO-NEXT:     } {"test.trip-count" = "none"}
// TWO-NEXT:     "some.use"(%[[V1]]#0, %[[V1]]#1, %[[V0]]#1) : (f32, f64, f64) -> ()
// TWO-NEXT:     return %[[V0]]#0 : f32
// TWO-NEXT:   }
// TWO-NEXT: }

// RUN: mlir-opt %s --split-input-file --affine-simplify-structures --allow-unregistered-dialect | FileCheck %s

// What comes out of a condition is looked at, what is in it is not.
func.func @a(%m: memref<8xf32>, %i: index, %c: i1) -> f32 {
  %0 = affine.load %m[symbol(%i)] : memref<8xf32>
  %r = affine.if affine_set<(d0) : (1 == 0)>(%i) -> f32 {
    affine.yield %0 : f32
  } else {
    %1 = affine.load %m[0] : memref<8xf32>
    %2 = affine.load %m[1] : memref<8xf32>
    %4 = arith.addf %1, %1 : f32
    %5 = affine.min affine_map<(d0) -> (d0, d0 + 1)>(%i)
    "t.use"(%5) : (index) -> ()
    %6 = arith.addi %5, %5 : index
    scf.if %c {
       %7 = affine.min affine_map<(d0) -> (d0, d0 + 1)>(%i)
       "t.use"(%7) : (index) -> ()
      %8 = arith.addi %7, %7 : index
    }
    affine.yield %2 : f32
  }
  return %r : f32
}

// CHECK: #map = affine_map<(d0) -> (d0, d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG0]][symbol(%[[ARG1]])] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.load %[[ARG0]][1] : memref<8xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.min #map(%[[ARG1]])
// CHECK-NEXT:     "t.use"(%[[V2]]) : (index) -> ()
// CHECK-NEXT:     scf.if %[[ARG2]] {
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.min #map(%[[ARG1]])
// CHECK-NEXT:       "t.use"(%[[V3]]) : (index) -> ()
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addi %[[V3]], %[[V3]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @b(%m: memref<8xf32>, %i: index, %x: index)  {
  %a = arith.addi %x, %i : index
  %b = arith.addi %x, %a : index
  %c0 = arith.constant 0 : index
  %c1 = arith.addi %c0, %c0 : index
  %s = affine.apply affine_map<(d0) -> (d0 + 1)>(%b)
  %s1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%c0)
  %s2 = arith.addi %s1, %c0 : index
  "t.use"(%s2) : (index) -> ()
  affine.for %j = 0 to 0 {
    %y = arith.addi %a, %i : index
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG2]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG2]], %[[V0]] : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[C0]], %[[C0]] : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[C1]], %[[C0]] : index
// CHECK-NEXT:     "t.use"(%[[V3]]) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @c(%m: memref<8xf32>, %i: index, %x: index)  {
  %a = arith.addi %x, %i : index
  affine.if affine_set<(d0) : (0 == 0)>(%i) {
    %8 = arith.addi %a, %x : index
    affine.if affine_set<(d0) : (0 == 0)>(%i) {
      %5 = affine.min affine_map<(d0) -> (d0, d0 + 1)>(%i)
      "t.use"(%5) : (index) -> ()
      %6 = affine.min affine_map<(d0) -> (d0, d0 + 1)>(%a)
    }
    affine.for %j = 0 to 10 {
      %y = arith.addi %a, %i : index
      %5 = affine.min affine_map<(d0) -> (d0, d0 + 1)>(%i)
      "t.use"(%5) : (index) -> ()
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0, d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG2]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.min #map(%[[ARG1]])
// CHECK-NEXT:     "t.use"(%[[V1]]) : (index) -> ()
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.min #map(%[[ARG1]])
// CHECK-NEXT:       "t.use"(%[[V3]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// An equality is divided by what all its numbers have in common.
func.func @equalities(%i: index, %n: index) {
  affine.if affine_set<()[s0] : (0 == 0, s0 * 2 == 0)>()[%n] { "t.use"() : () -> () }
  affine.if affine_set<(d0)[s0] : (s0 * 2 + d0 * 4 - 6 == 0)>(%i)[%n] { "t.use"() : () -> () }
  affine.if affine_set<(d0) : ((d0 * 2) mod 4 == 0)>(%i) { "t.use"() : () -> () }
  affine.if affine_set<(d0)[s0] : (s0 * -2 - 6 == 0, s0 * -2 - 6 >= 0)>(%i)[%n] { "t.use"() : () -> () }
  return
}

// CHECK: #set = affine_set<()[s0] : (0 == 0, s0 == 0)>
// CHECK-NEXT: #set1 = affine_set<()[s0, s1] : (s1 * 2 + s0 - 3 == 0)>
// CHECK-NEXT: #set2 = affine_set<()[s0] : (s0 mod 2 == 0, -s0 + (s0 floordiv 2) * 2 + 1 >= 0, s0 mod 2 >= 0)>
// CHECK-NEXT: #set3 = affine_set<()[s0] : (-s0 - 3 == 0, -s0 - 3 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @equalities(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     affine.if #set()[%[[ARG1]]] {
// CHECK-NEXT:       "t.use"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.if #set1()[%[[ARG1]], %[[ARG0]]] {
// CHECK-NEXT:       "t.use"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.if #set2()[%[[ARG0]]] {
// CHECK-NEXT:       "t.use"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.if #set3()[%[[ARG1]]] {
// CHECK-NEXT:       "t.use"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

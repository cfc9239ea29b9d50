// RUN: mlir-opt %s --split-input-file --affine-simplify-structures --allow-unregistered-dialect | FileCheck %s

func.func private @use(index)
func.func @f(%i: index, %n: index, %k: index) {
  affine.if affine_set<(d0) : (d0 >= 0, d0 >= 0)>(%i) { func.call @use(%i) : (index) -> () }
  affine.if affine_set<(d0) : (d0 - 1 >= 0, d0 == 0)>(%i) { func.call @use(%i) : (index) -> () }
  affine.if affine_set<(d0) : (d0 >= 0, 2 * d0 - 6 >= 0, d0 - 3 >= 0)>(%i) { func.call @use(%i) : (index) -> () }
  affine.if affine_set<(d0) : (2 * d0 - 5 >= 0)>(%i) { func.call @use(%i) : (index) -> () }
  affine.if affine_set<(d0) : (2 * d0 - 5 == 0)>(%i) { func.call @use(%i) : (index) -> () }
  affine.if affine_set<(d0) : (d0 mod 4 == 0, d0 floordiv 3 >= 2)>(%i) { func.call @use(%i) : (index) -> () }
  affine.if affine_set<(d0)[s0] : (s0 - d0 - 1 >= 0, d0 >= 0, s0 >= 0, 5 >= 0)>(%i)[%n] { func.call @use(%i) : (index) -> () }
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, s0 - d0 - 1 >= 0)>(%i)[%n] { func.call @use(%i) : (index) -> () }
  affine.if affine_set<(d0, d1)[s0] : (d0 - d1 == 0, d1 - s0 >= 0, d0 >= 0)>(%i, %k)[%n] { func.call @use(%i) : (index) -> () }
  affine.if affine_set<(d0, d1)[s0] : (-d0 + d1 >= 0, d1 * 4 - s0 * 2 + 6 >= 0, d0 ceildiv 4 == 1)>(%i, %k)[%n] { func.call @use(%i) : (index) -> () }
  %0 = affine.apply affine_map<(d0) -> ((d0 mod 4) floordiv 4)>(%i)
  %1 = affine.apply affine_map<(d0) -> ((d0 * 4) floordiv 4 + d0 - d0)>(%i)
  %2 = affine.apply affine_map<(d0) -> (d0 - (d0 floordiv 4) * 4)>(%i)
  func.call @use(%0) : (index) -> ()
  func.call @use(%1) : (index) -> ()
  func.call @use(%2) : (index) -> ()
  %3 = affine.min affine_map<(d0) -> ((d0 mod 4) floordiv 4, d0 * 2 floordiv 2)>(%i)
  func.call @use(%3) : (index) -> ()
  "test.op"() {m = affine_map<(d0) -> ((d0 mod 4) floordiv 4)>, s = affine_set<(d0) : (d0 >= 0, d0 >= 0)>, a = [affine_map<(d0) -> ((d0 mod 4) floordiv 4)>]} : () -> ()
  affine.for %a = affine_map<(d0) -> ((d0 mod 4) floordiv 4)>(%i) to affine_map<(d0) -> (d0 * 3 floordiv 3)>(%n) { func.call @use(%a) : (index) -> () }
  affine.for %a = 0 to 10 { }
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 mod 4)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> ((d0 mod 4) floordiv 4, d0)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> ((d0 mod 4) floordiv 4)>
// CHECK-NEXT: #set = affine_set<()[s0] : (s0 >= 0)>
// CHECK-NEXT: #set1 = affine_set<()[s0] : (s0 - 3 >= 0)>
// CHECK-NEXT: #set2 = affine_set<()[s0] : (s0 mod 4 == 0, s0 floordiv 3 - 2 >= 0, -s0 + (s0 floordiv 4) * 4 + 3 >= 0, s0 mod 4 >= 0, -s0 + (s0 floordiv 3) * 3 + 2 >= 0, s0 mod 3 >= 0)>
// CHECK-NEXT: #set3 = affine_set<()[s0, s1] : (-s1 + s0 - 1 >= 0, s1 >= 0, s0 >= 0)>
// CHECK-NEXT: #set4 = affine_set<()[s0, s1, s2] : (s1 - s2 == 0, s2 - s0 >= 0, s1 >= 0)>
// CHECK-NEXT: #set5 = affine_set<()[s0, s1, s2] : ((s1 + 3) floordiv 4 - 1 == 0, -s1 + s2 >= 0, s2 * 2 - s0 + 3 >= 0, -s1 + ((s1 + 3) floordiv 4) * 4 >= 0, s1 - ((s1 + 3) floordiv 4) * 4 + 3 >= 0)>
// CHECK-NEXT: #set6 = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @use(index)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.if #set()[%[[ARG0]]] {
// CHECK-NEXT:       func.call @use(%[[ARG0]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.if #set1()[%[[ARG0]]] {
// CHECK-NEXT:       func.call @use(%[[ARG0]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.if #set1()[%[[ARG0]]] {
// CHECK-NEXT:       func.call @use(%[[ARG0]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.if #set2()[%[[ARG0]]] {
// CHECK-NEXT:       func.call @use(%[[ARG0]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.if #set3()[%[[ARG1]], %[[ARG0]]] {
// CHECK-NEXT:       func.call @use(%[[ARG0]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.if #set4()[%[[ARG1]], %[[ARG0]], %[[ARG2]]] {
// CHECK-NEXT:       func.call @use(%[[ARG0]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.if #set5()[%[[ARG1]], %[[ARG0]], %[[ARG2]]] {
// CHECK-NEXT:       func.call @use(%[[ARG0]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG0]]]
// CHECK-NEXT:     call @use(%[[C0]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[ARG0]]) : (index) -> ()
// CHECK-NEXT:     call @use(%[[V0]]) : (index) -> ()
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.min #map1(%[[ARG0]])
// CHECK-NEXT:     call @use(%[[V1]]) : (index) -> ()
// CHECK-NEXT:     "test.op"() {a = [#map2], m = #map2, s = #set6} : () -> ()
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG1]] {
// CHECK-NEXT:       func.call @use(%[[ARG3]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// RUN: mlir-opt %s --lift-cf-to-scf --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// What a loop is made of comes from where its first branch back was.

module {
func.func @while(%x: i32 loc("x":0:1)) -> i32 {
  cf.br ^h(%x : i32) loc("entry":1:1)
^h(%a: i32 loc("a":2:2)):
  %q = "test.t"(%a) : (i32) -> i1 loc("t":3:3)
  cf.cond_br %q, ^b, ^e loc("end of h":4:4)
^b:
  %n = "test.n"(%a) : (i32) -> i32 loc("n":5:5)
  cf.br ^h(%n : i32) loc("end of b":6:6)
^e:
  return %a : i32 loc("return":7:7)
} loc("f":0:0)

func.func @two_ways_back(%x: i32 loc("x":0:1)) -> i32 {
  cf.br ^h(%x : i32) loc("entry":1:1)
^h(%a: i32 loc("a":2:2)):
  %q = "test.t"(%a) : (i32) -> i1 loc("t":3:3)
  cf.cond_br %q, ^b, ^d loc("end of h":4:4)
^b:
  %n = "test.n"(%a) : (i32) -> i32 loc("n":5:5)
  cf.br ^h(%n : i32) loc("end of b":6:6)
^d:
  %m = "test.m"(%a) : (i32) -> i1 loc("m":7:7)
  cf.cond_br %m, ^h(%a : i32), ^e loc("end of d":8:8)
^e:
  return %a : i32 loc("return":9:9)
} loc("f":0:0)

func.func @endless(%x: i32 loc("x":0:1)) -> i32 {
  cf.br ^h(%x : i32) loc("entry":1:1)
^h(%a: i32 loc("a":2:2)):
  "test.t"(%a) : (i32) -> () loc("t":3:3)
  cf.br ^d loc("end of h":4:4)
^d:
  %m = "test.m"(%a) : (i32) -> i1 loc("m":5:5)
  cf.cond_br %m, ^h(%a : i32), ^h(%x : i32) loc("end of d":6:6)
} loc("f":0:0)
} loc("module":0:0)

// CHECK: module {
// CHECK-NEXT:   func.func @while(%[[ARG0:[^ ]+]]: i32 loc("x":0:1)) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : i32 loc("f":0:0)
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32 loc("f":0:0)
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32 loc("f":0:0)
// CHECK-NEXT:     %[[V1:[^ ]+]]:2 = scf.while (%[[ARG1:[^ ]+]] = %[[ARG0]], %[[ARG2:[^ ]+]] = %[[V0]]) : (i32, i32) -> (i32, i32) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = "test.t"(%[[ARG1]]) : (i32) -> i1 loc("t":3:3)
// CHECK-NEXT:       %[[V3:[^ ]+]]:3 = scf.if %[[V2]] -> (i32, i32, i32) {
// CHECK-NEXT:         %[[V5:[^ ]+]] = "test.n"(%[[ARG1]]) : (i32) -> i32 loc("n":5:5)
// CHECK-NEXT:         scf.yield %[[V5]], %c0_i32, %c1_i32 : i32, i32, i32 loc("end of b":6:6)
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[V0]], %c1_i32, %c0_i32 : i32, i32, i32 loc("end of h":4:4)
// CHECK-NEXT:       } loc("end of h":4:4)
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.trunci %[[V3]]#2 : i32 to i1 loc("end of b":6:6)
// CHECK-NEXT:       scf.condition(%[[V4]]) %[[V3]]#0, %[[ARG1]] : i32, i32 loc("end of b":6:6)
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG1]]: i32 loc("end of b":6:6), %[[ARG2]]: i32 loc("end of b":6:6)):
// CHECK-NEXT:       scf.yield %[[ARG1]], %[[ARG2]] : i32, i32 loc("end of b":6:6)
// CHECK-NEXT:     } loc("end of b":6:6)
// CHECK-NEXT:     return %[[V1]]#1 : i32 loc("return":7:7)
// CHECK-NEXT:   } loc("f":0:0)
// CHECK-NEXT:   func.func @two_ways_back(%[[ARG0:[^ ]+]]: i32 loc("x":0:1)) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : i32 loc("f":0:0)
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32 loc("f":0:0)
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32 loc("f":0:0)
// CHECK-NEXT:     %[[V1:[^ ]+]]:2 = scf.while (%[[ARG1:[^ ]+]] = %[[ARG0]], %[[ARG2:[^ ]+]] = %[[V0]]) : (i32, i32) -> (i32, i32) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = "test.t"(%[[ARG1]]) : (i32) -> i1 loc("t":3:3)
// CHECK-NEXT:       %[[V3:[^ ]+]]:3 = scf.if %[[V2]] -> (i32, i32, i32) {
// CHECK-NEXT:         %[[V5:[^ ]+]] = "test.n"(%[[ARG1]]) : (i32) -> i32 loc("n":5:5)
// CHECK-NEXT:         scf.yield %[[V5]], %c0_i32, %c1_i32 : i32, i32, i32 loc("end of b":6:6)
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V5]] = "test.m"(%[[ARG1]]) : (i32) -> i1 loc("m":7:7)
// CHECK-NEXT:         %[[V6:[^ ]+]]:3 = scf.if %[[V5]] -> (i32, i32, i32) {
// CHECK-NEXT:           scf.yield %[[ARG1]], %c0_i32, %c1_i32 : i32, i32, i32 loc("end of d":8:8)
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %[[V0]], %c1_i32, %c0_i32 : i32, i32, i32 loc("end of d":8:8)
// CHECK-NEXT:         } loc("end of d":8:8)
// CHECK-NEXT:         scf.yield %[[V6]]#0, %[[V6]]#1, %[[V6]]#2 : i32, i32, i32 loc("end of h":4:4)
// CHECK-NEXT:       } loc("end of h":4:4)
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.trunci %[[V3]]#2 : i32 to i1 loc("end of d":8:8)
// CHECK-NEXT:       scf.condition(%[[V4]]) %[[V3]]#0, %[[ARG1]] : i32, i32 loc("end of d":8:8)
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG1]]: i32 loc("end of d":8:8), %[[ARG2]]: i32 loc("end of d":8:8)):
// CHECK-NEXT:       scf.yield %[[ARG1]], %[[ARG2]] : i32, i32 loc("end of d":8:8)
// CHECK-NEXT:     } loc("end of d":8:8)
// CHECK-NEXT:     return %[[V1]]#1 : i32 loc("return":9:9)
// CHECK-NEXT:   } loc("f":0:0)
// CHECK-NEXT:   func.func @endless(%[[ARG0:[^ ]+]]: i32 loc("x":0:1)) -> i32 {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32 loc("f":0:0)
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32 loc("f":0:0)
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.while (%[[ARG1:[^ ]+]] = %[[ARG0]]) : (i32) -> i32 {
// CHECK-NEXT:       "test.t"(%[[ARG1]]) : (i32) -> () loc("t":3:3)
// CHECK-NEXT:       %[[V2:[^ ]+]] = "test.m"(%[[ARG1]]) : (i32) -> i1 loc("m":5:5)
// CHECK-NEXT:       %[[V3:[^ ]+]]:2 = scf.if %[[V2]] -> (i32, i32) {
// CHECK-NEXT:         scf.yield %[[ARG1]], %c1_i32 : i32, i32 loc("end of d":6:6)
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[ARG0]], %c1_i32 : i32, i32 loc("end of d":6:6)
// CHECK-NEXT:       } loc("end of d":6:6)
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.trunci %[[V3]]#1 : i32 to i1 loc("end of d":6:6)
// CHECK-NEXT:       scf.condition(%[[V4]]) %[[V3]]#0 : i32 loc("end of d":6:6)
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG1]]: i32 loc("end of d":6:6)):
// CHECK-NEXT:       scf.yield %[[ARG1]] : i32 loc("end of d":6:6)
// CHECK-NEXT:     } loc("end of d":6:6)
// CHECK-NEXT:     %[[V1:[^ ]+]] = ub.poison : i32 loc("end of d":6:6)
// CHECK-NEXT:     return %[[V1]] : i32 loc("end of d":6:6)
// CHECK-NEXT:   } loc("f":0:0)
// CHECK-NEXT: } loc("module":0:0)

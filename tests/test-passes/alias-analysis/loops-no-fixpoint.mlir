// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-alias-analysis))' --mlir-disable-threading 2>&1 | FileCheck %s

func.func @f(%m: memref<8xf32>, %c: i1) {
  %0 = memref.alloc() {test.ptr = "al"} : memref<8xf32>
  %v = scf.while (%a = %m) : (memref<8xf32>) -> memref<8xf32> {
    scf.condition(%c) %a : memref<8xf32>
  } do {
  ^bb0(%b: memref<8xf32>):
    scf.yield %b : memref<8xf32>
  } attributes {test.ptr = "w"}
  %v2 = scf.while (%a = %m) : (memref<8xf32>) -> memref<8xf32> {
    scf.condition(%c) %0 : memref<8xf32>
  } do {
  ^bb0(%b: memref<8xf32>):
    scf.yield %m : memref<8xf32>
  } attributes {test.ptr = "w2"}
  %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
  %f = scf.for %i = %c0 to %c0 step %c1 iter_args(%a = %m) -> memref<8xf32> {
    scf.yield %a : memref<8xf32>
  } {test.ptr = "for"}
  %f2 = scf.for %i = %c0 to %c0 step %c1 iter_args(%a = %m) -> memref<8xf32> {
    scf.yield %m : memref<8xf32>
  } {test.ptr = "for2"}
  scf.parallel (%x) = (%c0) to (%c0) step (%c1) { scf.reduce } {test.ptr = "par"}
  return
}

// CHECK: Testing : "f"
// CHECK-NEXT: al#0 <-> w#0: MayAlias
// CHECK-NEXT: al#0 <-> w.region0#0: MayAlias
// CHECK-NEXT: w#0 <-> w.region0#0: MayAlias
// CHECK-NEXT: al#0 <-> w.region1#0: MayAlias
// CHECK-NEXT: w#0 <-> w.region1#0: MayAlias
// CHECK-NEXT: w.region0#0 <-> w.region1#0: MayAlias
// CHECK-NEXT: al#0 <-> w2#0: MustAlias
// CHECK-NEXT: w#0 <-> w2#0: MayAlias
// CHECK-NEXT: w.region0#0 <-> w2#0: MayAlias
// CHECK-NEXT: w.region1#0 <-> w2#0: MayAlias
// CHECK-NEXT: al#0 <-> w2.region0#0: NoAlias
// CHECK-NEXT: w#0 <-> w2.region0#0: MayAlias
// CHECK-NEXT: w.region0#0 <-> w2.region0#0: MayAlias
// CHECK-NEXT: w.region1#0 <-> w2.region0#0: MayAlias
// CHECK-NEXT: w2#0 <-> w2.region0#0: NoAlias
// CHECK-NEXT: al#0 <-> w2.region1#0: MayAlias
// CHECK-NEXT: w#0 <-> w2.region1#0: MayAlias
// CHECK-NEXT: w.region0#0 <-> w2.region1#0: MayAlias
// CHECK-NEXT: w.region1#0 <-> w2.region1#0: MayAlias
// CHECK-NEXT: w2#0 <-> w2.region1#0: MayAlias
// CHECK-NEXT: w2.region0#0 <-> w2.region1#0: MayAlias
// CHECK-NEXT: al#0 <-> for#0: NoAlias
// CHECK-NEXT: w#0 <-> for#0: MayAlias
// CHECK-NEXT: w.region0#0 <-> for#0: MayAlias
// CHECK-NEXT: w.region1#0 <-> for#0: MayAlias
// CHECK-NEXT: w2#0 <-> for#0: NoAlias
// CHECK-NEXT: w2.region0#0 <-> for#0: MustAlias
// CHECK-NEXT: w2.region1#0 <-> for#0: MayAlias
// CHECK-NEXT: al#0 <-> for.region0#0: MayAlias
// CHECK-NEXT: w#0 <-> for.region0#0: MayAlias
// CHECK-NEXT: w.region0#0 <-> for.region0#0: MayAlias
// CHECK-NEXT: w.region1#0 <-> for.region0#0: MayAlias
// CHECK-NEXT: w2#0 <-> for.region0#0: MayAlias
// CHECK-NEXT: w2.region0#0 <-> for.region0#0: MayAlias
// CHECK-NEXT: w2.region1#0 <-> for.region0#0: MayAlias
// CHECK-NEXT: for#0 <-> for.region0#0: MayAlias
// CHECK-NEXT: al#0 <-> for.region0#1: NoAlias
// CHECK-NEXT: w#0 <-> for.region0#1: MayAlias
// CHECK-NEXT: w.region0#0 <-> for.region0#1: MayAlias
// CHECK-NEXT: w.region1#0 <-> for.region0#1: MayAlias
// CHECK-NEXT: w2#0 <-> for.region0#1: NoAlias
// CHECK-NEXT: w2.region0#0 <-> for.region0#1: MustAlias
// CHECK-NEXT: w2.region1#0 <-> for.region0#1: MayAlias
// CHECK-NEXT: for#0 <-> for.region0#1: MustAlias
// CHECK-NEXT: for.region0#0 <-> for.region0#1: MayAlias
// CHECK-NEXT: al#0 <-> for2#0: NoAlias
// CHECK-NEXT: w#0 <-> for2#0: MayAlias
// CHECK-NEXT: w.region0#0 <-> for2#0: MayAlias
// CHECK-NEXT: w.region1#0 <-> for2#0: MayAlias
// CHECK-NEXT: w2#0 <-> for2#0: NoAlias
// CHECK-NEXT: w2.region0#0 <-> for2#0: MustAlias
// CHECK-NEXT: w2.region1#0 <-> for2#0: MayAlias
// CHECK-NEXT: for#0 <-> for2#0: MustAlias
// CHECK-NEXT: for.region0#0 <-> for2#0: MayAlias
// CHECK-NEXT: for.region0#1 <-> for2#0: MustAlias
// CHECK-NEXT: al#0 <-> for2.region0#0: MayAlias
// CHECK-NEXT: w#0 <-> for2.region0#0: MayAlias
// CHECK-NEXT: w.region0#0 <-> for2.region0#0: MayAlias
// CHECK-NEXT: w.region1#0 <-> for2.region0#0: MayAlias
// CHECK-NEXT: w2#0 <-> for2.region0#0: MayAlias
// CHECK-NEXT: w2.region0#0 <-> for2.region0#0: MayAlias
// CHECK-NEXT: w2.region1#0 <-> for2.region0#0: MayAlias
// CHECK-NEXT: for#0 <-> for2.region0#0: MayAlias
// CHECK-NEXT: for.region0#0 <-> for2.region0#0: MayAlias
// CHECK-NEXT: for.region0#1 <-> for2.region0#0: MayAlias
// CHECK-NEXT: for2#0 <-> for2.region0#0: MayAlias
// CHECK-NEXT: al#0 <-> for2.region0#1: NoAlias
// CHECK-NEXT: w#0 <-> for2.region0#1: MayAlias
// CHECK-NEXT: w.region0#0 <-> for2.region0#1: MayAlias
// CHECK-NEXT: w.region1#0 <-> for2.region0#1: MayAlias
// CHECK-NEXT: w2#0 <-> for2.region0#1: NoAlias
// CHECK-NEXT: w2.region0#0 <-> for2.region0#1: MustAlias
// CHECK-NEXT: w2.region1#0 <-> for2.region0#1: MayAlias
// CHECK-NEXT: for#0 <-> for2.region0#1: MustAlias
// CHECK-NEXT: for.region0#0 <-> for2.region0#1: MayAlias
// CHECK-NEXT: for.region0#1 <-> for2.region0#1: MustAlias
// CHECK-NEXT: for2#0 <-> for2.region0#1: MustAlias
// CHECK-NEXT: for2.region0#0 <-> for2.region0#1: MayAlias
// CHECK-NEXT: al#0 <-> par.region0#0: MayAlias
// CHECK-NEXT: w#0 <-> par.region0#0: MayAlias
// CHECK-NEXT: w.region0#0 <-> par.region0#0: MayAlias
// CHECK-NEXT: w.region1#0 <-> par.region0#0: MayAlias
// CHECK-NEXT: w2#0 <-> par.region0#0: MayAlias
// CHECK-NEXT: w2.region0#0 <-> par.region0#0: MayAlias
// CHECK-NEXT: w2.region1#0 <-> par.region0#0: MayAlias
// CHECK-NEXT: for#0 <-> par.region0#0: MayAlias
// CHECK-NEXT: for.region0#0 <-> par.region0#0: MayAlias
// CHECK-NEXT: for.region0#1 <-> par.region0#0: MayAlias
// CHECK-NEXT: for2#0 <-> par.region0#0: MayAlias
// CHECK-NEXT: for2.region0#0 <-> par.region0#0: MayAlias
// CHECK-NEXT: for2.region0#1 <-> par.region0#0: MayAlias
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {test.ptr = "al"} : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.while (%[[ARG2:[^ ]+]] = %[[ARG0]]) : (memref<8xf32>) -> memref<8xf32> {
// CHECK-NEXT:       scf.condition(%[[ARG1]]) %[[ARG2]] : memref<8xf32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: memref<8xf32>):
// CHECK-NEXT:       scf.yield %[[ARG2]] : memref<8xf32>
// CHECK-NEXT:     } attributes {test.ptr = "w"}
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.while (%[[ARG2]] = %[[ARG0]]) : (memref<8xf32>) -> memref<8xf32> {
// CHECK-NEXT:       scf.condition(%[[ARG1]]) %[[ALLOC]] : memref<8xf32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: memref<8xf32>):
// CHECK-NEXT:       scf.yield %[[ARG0]] : memref<8xf32>
// CHECK-NEXT:     } attributes {test.ptr = "w2"}
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.for %[[ARG2]] = %[[C0]] to %[[C0]] step %[[C1]] iter_args(%[[ARG3:[^ ]+]] = %[[ARG0]]) -> (memref<8xf32>) {
// CHECK-NEXT:       scf.yield %[[ARG3]] : memref<8xf32>
// CHECK-NEXT:     } {test.ptr = "for"}
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.for %[[ARG2]] = %[[C0]] to %[[C0]] step %[[C1]] iter_args(%[[ARG3]] = %[[ARG0]]) -> (memref<8xf32>) {
// CHECK-NEXT:       scf.yield %[[ARG0]] : memref<8xf32>
// CHECK-NEXT:     } {test.ptr = "for2"}
// CHECK-NEXT:     scf.parallel (%[[ARG2]]) = (%[[C0]]) to (%[[C0]]) step (%[[C1]]) {
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     } {test.ptr = "par"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

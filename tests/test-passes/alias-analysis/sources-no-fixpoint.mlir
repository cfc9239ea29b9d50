// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-alias-analysis))' --allow-unregistered-dialect --mlir-disable-threading 2>&1 | FileCheck %s

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1, %i : index) attributes {test.ptr = "func"} {
  %0 = memref.alloc() {test.ptr = "alloc"} : memref<4xf32>
  %1 = memref.alloca() {test.ptr = "alloca"} : memref<4xf32>
  %2 = memref.subview %0[1][2][1] {test.ptr = "sub"} : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  %3 = scf.if %c -> memref<4xf32> { scf.yield %0 : memref<4xf32> } else { scf.yield %a : memref<4xf32> } {test.ptr = "if"}
  %4 = memref.load %0[%i] {test.ptr = "load"} : memref<4xf32>
  memref.store %4, %1[%i] {test.ptr = "store"} : memref<4xf32>
  %5:2 = "foo.bar"() ({ ^bb0(%z: memref<4xf32>): "foo.t"() : () -> () }) {test.ptr = "foo"} : () -> (memref<4xf32>, i32)
  memref.dealloc %0 {test.ptr = "dealloc"} : memref<4xf32>
  func.call @g() {test.ptr = "call"} : () -> ()
  return {test.ptr = "ret"}
}
func.func private @g()

// CHECK: Testing : "f"
// CHECK-NEXT: alloc#0 <-> alloca#0: NoAlias
// CHECK-NEXT: alloc#0 <-> sub#0: MustAlias
// CHECK-NEXT: alloca#0 <-> sub#0: NoAlias
// CHECK-NEXT: alloc#0 <-> if#0: MayAlias
// CHECK-NEXT: alloca#0 <-> if#0: NoAlias
// CHECK-NEXT: sub#0 <-> if#0: MayAlias
// CHECK-NEXT: alloc#0 <-> load#0: MayAlias
// CHECK-NEXT: alloca#0 <-> load#0: MayAlias
// CHECK-NEXT: sub#0 <-> load#0: MayAlias
// CHECK-NEXT: if#0 <-> load#0: MayAlias
// CHECK-NEXT: alloc#0 <-> foo#0: MayAlias
// CHECK-NEXT: alloca#0 <-> foo#0: MayAlias
// CHECK-NEXT: sub#0 <-> foo#0: MayAlias
// CHECK-NEXT: if#0 <-> foo#0: MayAlias
// CHECK-NEXT: load#0 <-> foo#0: MayAlias
// CHECK-NEXT: alloc#0 <-> foo#1: MayAlias
// CHECK-NEXT: alloca#0 <-> foo#1: MayAlias
// CHECK-NEXT: sub#0 <-> foo#1: MayAlias
// CHECK-NEXT: if#0 <-> foo#1: MayAlias
// CHECK-NEXT: load#0 <-> foo#1: MayAlias
// CHECK-NEXT: foo#0 <-> foo#1: MayAlias
// CHECK-NEXT: alloc#0 <-> foo.region0#0: MayAlias
// CHECK-NEXT: alloca#0 <-> foo.region0#0: MayAlias
// CHECK-NEXT: sub#0 <-> foo.region0#0: MayAlias
// CHECK-NEXT: if#0 <-> foo.region0#0: MayAlias
// CHECK-NEXT: load#0 <-> foo.region0#0: MayAlias
// CHECK-NEXT: foo#0 <-> foo.region0#0: MayAlias
// CHECK-NEXT: foo#1 <-> foo.region0#0: MayAlias
// CHECK-NEXT: alloc#0 <-> func.region0#0: NoAlias
// CHECK-NEXT: alloca#0 <-> func.region0#0: NoAlias
// CHECK-NEXT: sub#0 <-> func.region0#0: NoAlias
// CHECK-NEXT: if#0 <-> func.region0#0: MayAlias
// CHECK-NEXT: load#0 <-> func.region0#0: MayAlias
// CHECK-NEXT: foo#0 <-> func.region0#0: MayAlias
// CHECK-NEXT: foo#1 <-> func.region0#0: MayAlias
// CHECK-NEXT: foo.region0#0 <-> func.region0#0: MayAlias
// CHECK-NEXT: alloc#0 <-> func.region0#1: NoAlias
// CHECK-NEXT: alloca#0 <-> func.region0#1: NoAlias
// CHECK-NEXT: sub#0 <-> func.region0#1: NoAlias
// CHECK-NEXT: if#0 <-> func.region0#1: MayAlias
// CHECK-NEXT: load#0 <-> func.region0#1: MayAlias
// CHECK-NEXT: foo#0 <-> func.region0#1: MayAlias
// CHECK-NEXT: foo#1 <-> func.region0#1: MayAlias
// CHECK-NEXT: foo.region0#0 <-> func.region0#1: MayAlias
// CHECK-NEXT: func.region0#0 <-> func.region0#1: MayAlias
// CHECK-NEXT: alloc#0 <-> func.region0#2: NoAlias
// CHECK-NEXT: alloca#0 <-> func.region0#2: NoAlias
// CHECK-NEXT: sub#0 <-> func.region0#2: NoAlias
// CHECK-NEXT: if#0 <-> func.region0#2: MayAlias
// CHECK-NEXT: load#0 <-> func.region0#2: MayAlias
// CHECK-NEXT: foo#0 <-> func.region0#2: MayAlias
// CHECK-NEXT: foo#1 <-> func.region0#2: MayAlias
// CHECK-NEXT: foo.region0#0 <-> func.region0#2: MayAlias
// CHECK-NEXT: func.region0#0 <-> func.region0#2: MayAlias
// CHECK-NEXT: func.region0#1 <-> func.region0#2: MayAlias
// CHECK-NEXT: alloc#0 <-> func.region0#3: NoAlias
// CHECK-NEXT: alloca#0 <-> func.region0#3: NoAlias
// CHECK-NEXT: sub#0 <-> func.region0#3: NoAlias
// CHECK-NEXT: if#0 <-> func.region0#3: MayAlias
// CHECK-NEXT: load#0 <-> func.region0#3: MayAlias
// CHECK-NEXT: foo#0 <-> func.region0#3: MayAlias
// CHECK-NEXT: foo#1 <-> func.region0#3: MayAlias
// CHECK-NEXT: foo.region0#0 <-> func.region0#3: MayAlias
// CHECK-NEXT: func.region0#0 <-> func.region0#3: MayAlias
// CHECK-NEXT: func.region0#1 <-> func.region0#3: MayAlias
// CHECK-NEXT: func.region0#2 <-> func.region0#3: MayAlias
// CHECK-NEXT: Testing : "g"
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<4xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: index) attributes {test.ptr = "func"} {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {test.ptr = "alloc"} : memref<4xf32>
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() {test.ptr = "alloca"} : memref<4xf32>
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ALLOC]][1] [2] [1] {test.ptr = "sub"} : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.if %[[ARG2]] -> (memref<4xf32>) {
// CHECK-NEXT:       scf.yield %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:     } {test.ptr = "if"}
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ALLOC]][%[[ARG3]]] {test.ptr = "load"} : memref<4xf32>
// CHECK-NEXT:     memref.store %[[V1]], %[[ALLOCA]][%[[ARG3]]] {test.ptr = "store"} : memref<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]]:2 = "foo.bar"() ({
// CHECK-NEXT:     ^bb0(%[[ARG4:[^ ]+]]: memref<4xf32>):
// CHECK-NEXT:       "foo.t"() : () -> ()
// CHECK-NEXT:     }) {test.ptr = "foo"} : () -> (memref<4xf32>, i32)
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] {test.ptr = "dealloc"} : memref<4xf32>
// CHECK-NEXT:     call @g() {test.ptr = "call"} : () -> ()
// CHECK-NEXT:     return {test.ptr = "ret"}
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g()
// CHECK-NEXT: }

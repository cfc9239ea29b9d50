// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-alias-analysis-modref))' --allow-unregistered-dialect --mlir-disable-threading 2>&1 | FileCheck %s

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
// CHECK-NEXT: alloc -> alloc#0: NoModRef
// CHECK-NEXT: alloca -> alloc#0: NoModRef
// CHECK-NEXT: sub -> alloc#0: NoModRef
// CHECK-NEXT: if -> alloc#0: ModRef
// CHECK-NEXT: load -> alloc#0: Ref
// CHECK-NEXT: store -> alloc#0: NoModRef
// CHECK-NEXT: foo -> alloc#0: ModRef
// CHECK-NEXT: dealloc -> alloc#0: NoModRef
// CHECK-NEXT: call -> alloc#0: ModRef
// CHECK-NEXT: ret -> alloc#0: NoModRef
// CHECK-NEXT: func -> alloc#0: ModRef
// CHECK-NEXT: alloc -> alloca#0: NoModRef
// CHECK-NEXT: alloca -> alloca#0: NoModRef
// CHECK-NEXT: sub -> alloca#0: NoModRef
// CHECK-NEXT: if -> alloca#0: ModRef
// CHECK-NEXT: load -> alloca#0: NoModRef
// CHECK-NEXT: store -> alloca#0: Mod
// CHECK-NEXT: foo -> alloca#0: ModRef
// CHECK-NEXT: dealloc -> alloca#0: NoModRef
// CHECK-NEXT: call -> alloca#0: ModRef
// CHECK-NEXT: ret -> alloca#0: NoModRef
// CHECK-NEXT: func -> alloca#0: ModRef
// CHECK-NEXT: alloc -> sub#0: NoModRef
// CHECK-NEXT: alloca -> sub#0: NoModRef
// CHECK-NEXT: sub -> sub#0: NoModRef
// CHECK-NEXT: if -> sub#0: ModRef
// CHECK-NEXT: load -> sub#0: Ref
// CHECK-NEXT: store -> sub#0: NoModRef
// CHECK-NEXT: foo -> sub#0: ModRef
// CHECK-NEXT: dealloc -> sub#0: NoModRef
// CHECK-NEXT: call -> sub#0: ModRef
// CHECK-NEXT: ret -> sub#0: NoModRef
// CHECK-NEXT: func -> sub#0: ModRef
// CHECK-NEXT: alloc -> if#0: NoModRef
// CHECK-NEXT: alloca -> if#0: NoModRef
// CHECK-NEXT: sub -> if#0: NoModRef
// CHECK-NEXT: if -> if#0: ModRef
// CHECK-NEXT: load -> if#0: Ref
// CHECK-NEXT: store -> if#0: NoModRef
// CHECK-NEXT: foo -> if#0: ModRef
// CHECK-NEXT: dealloc -> if#0: NoModRef
// CHECK-NEXT: call -> if#0: ModRef
// CHECK-NEXT: ret -> if#0: NoModRef
// CHECK-NEXT: func -> if#0: ModRef
// CHECK-NEXT: alloc -> load#0: NoModRef
// CHECK-NEXT: alloca -> load#0: NoModRef
// CHECK-NEXT: sub -> load#0: NoModRef
// CHECK-NEXT: if -> load#0: ModRef
// CHECK-NEXT: load -> load#0: Ref
// CHECK-NEXT: store -> load#0: Mod
// CHECK-NEXT: foo -> load#0: ModRef
// CHECK-NEXT: dealloc -> load#0: NoModRef
// CHECK-NEXT: call -> load#0: ModRef
// CHECK-NEXT: ret -> load#0: NoModRef
// CHECK-NEXT: func -> load#0: ModRef
// CHECK-NEXT: alloc -> foo#0: NoModRef
// CHECK-NEXT: alloca -> foo#0: NoModRef
// CHECK-NEXT: sub -> foo#0: NoModRef
// CHECK-NEXT: if -> foo#0: ModRef
// CHECK-NEXT: load -> foo#0: Ref
// CHECK-NEXT: store -> foo#0: Mod
// CHECK-NEXT: foo -> foo#0: ModRef
// CHECK-NEXT: dealloc -> foo#0: NoModRef
// CHECK-NEXT: call -> foo#0: ModRef
// CHECK-NEXT: ret -> foo#0: NoModRef
// CHECK-NEXT: func -> foo#0: ModRef
// CHECK-NEXT: alloc -> foo#1: NoModRef
// CHECK-NEXT: alloca -> foo#1: NoModRef
// CHECK-NEXT: sub -> foo#1: NoModRef
// CHECK-NEXT: if -> foo#1: ModRef
// CHECK-NEXT: load -> foo#1: Ref
// CHECK-NEXT: store -> foo#1: Mod
// CHECK-NEXT: foo -> foo#1: ModRef
// CHECK-NEXT: dealloc -> foo#1: NoModRef
// CHECK-NEXT: call -> foo#1: ModRef
// CHECK-NEXT: ret -> foo#1: NoModRef
// CHECK-NEXT: func -> foo#1: ModRef
// CHECK-NEXT: alloc -> foo.region0#0: NoModRef
// CHECK-NEXT: alloca -> foo.region0#0: NoModRef
// CHECK-NEXT: sub -> foo.region0#0: NoModRef
// CHECK-NEXT: if -> foo.region0#0: ModRef
// CHECK-NEXT: load -> foo.region0#0: Ref
// CHECK-NEXT: store -> foo.region0#0: Mod
// CHECK-NEXT: foo -> foo.region0#0: ModRef
// CHECK-NEXT: dealloc -> foo.region0#0: NoModRef
// CHECK-NEXT: call -> foo.region0#0: ModRef
// CHECK-NEXT: ret -> foo.region0#0: NoModRef
// CHECK-NEXT: func -> foo.region0#0: ModRef
// CHECK-NEXT: alloc -> func.region0#0: NoModRef
// CHECK-NEXT: alloca -> func.region0#0: NoModRef
// CHECK-NEXT: sub -> func.region0#0: NoModRef
// CHECK-NEXT: if -> func.region0#0: ModRef
// CHECK-NEXT: load -> func.region0#0: NoModRef
// CHECK-NEXT: store -> func.region0#0: NoModRef
// CHECK-NEXT: foo -> func.region0#0: ModRef
// CHECK-NEXT: dealloc -> func.region0#0: NoModRef
// CHECK-NEXT: call -> func.region0#0: ModRef
// CHECK-NEXT: ret -> func.region0#0: NoModRef
// CHECK-NEXT: func -> func.region0#0: ModRef
// CHECK-NEXT: alloc -> func.region0#1: NoModRef
// CHECK-NEXT: alloca -> func.region0#1: NoModRef
// CHECK-NEXT: sub -> func.region0#1: NoModRef
// CHECK-NEXT: if -> func.region0#1: ModRef
// CHECK-NEXT: load -> func.region0#1: NoModRef
// CHECK-NEXT: store -> func.region0#1: NoModRef
// CHECK-NEXT: foo -> func.region0#1: ModRef
// CHECK-NEXT: dealloc -> func.region0#1: NoModRef
// CHECK-NEXT: call -> func.region0#1: ModRef
// CHECK-NEXT: ret -> func.region0#1: NoModRef
// CHECK-NEXT: func -> func.region0#1: ModRef
// CHECK-NEXT: alloc -> func.region0#2: NoModRef
// CHECK-NEXT: alloca -> func.region0#2: NoModRef
// CHECK-NEXT: sub -> func.region0#2: NoModRef
// CHECK-NEXT: if -> func.region0#2: ModRef
// CHECK-NEXT: load -> func.region0#2: NoModRef
// CHECK-NEXT: store -> func.region0#2: NoModRef
// CHECK-NEXT: foo -> func.region0#2: ModRef
// CHECK-NEXT: dealloc -> func.region0#2: NoModRef
// CHECK-NEXT: call -> func.region0#2: ModRef
// CHECK-NEXT: ret -> func.region0#2: NoModRef
// CHECK-NEXT: func -> func.region0#2: ModRef
// CHECK-NEXT: alloc -> func.region0#3: NoModRef
// CHECK-NEXT: alloca -> func.region0#3: NoModRef
// CHECK-NEXT: sub -> func.region0#3: NoModRef
// CHECK-NEXT: if -> func.region0#3: ModRef
// CHECK-NEXT: load -> func.region0#3: NoModRef
// CHECK-NEXT: store -> func.region0#3: NoModRef
// CHECK-NEXT: foo -> func.region0#3: ModRef
// CHECK-NEXT: dealloc -> func.region0#3: NoModRef
// CHECK-NEXT: call -> func.region0#3: ModRef
// CHECK-NEXT: ret -> func.region0#3: NoModRef
// CHECK-NEXT: func -> func.region0#3: ModRef
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

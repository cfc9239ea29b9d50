// RUN: mlir-opt %s --test-alias-analysis 2>&1 | FileCheck %s
// RUN: mlir-opt %s --test-alias-analysis-modref 2>&1 | FileCheck %s --check-prefix=EFFECTS

module attributes {test.ptr = "m"} {
func.func @f(%a: memref<4xf32>, %c: i1) attributes {test.ptr = "func"} {
  cf.br ^bb1(%a: memref<4xf32>)
^bb1(%b: memref<4xf32>):
  func.call @f(%b, %c) {test.ptr = "call"} : (memref<4xf32>, i1) -> ()
  return
}
func.func @h(%a: memref<4xf32>, %c: i1) attributes {test.ptr = "func"} {
  %0 = memref.alloc() {test.ptr = "alloc"} : memref<4xf32>
  return }
}



// CHECK: Testing : <<NULL ATTRIBUTE>>
// CHECK-NEXT: func.region0#0 <-> func.region0#1: MayAlias
// CHECK-NEXT: func.region0#0 <-> func.region0.block1#0: MustAlias
// CHECK-NEXT: func.region0#1 <-> func.region0.block1#0: MayAlias
// CHECK-NEXT: func.region0#0 <-> alloc#0: MayAlias
// CHECK-NEXT: func.region0#1 <-> alloc#0: MayAlias
// CHECK-NEXT: func.region0.block1#0 <-> alloc#0: MayAlias
// CHECK-NEXT: func.region0#0 <-> func.region0#0: MayAlias
// CHECK-NEXT: func.region0#1 <-> func.region0#0: MayAlias
// CHECK-NEXT: func.region0.block1#0 <-> func.region0#0: MayAlias
// CHECK-NEXT: alloc#0 <-> func.region0#0: NoAlias
// CHECK-NEXT: func.region0#0 <-> func.region0#1: MayAlias
// CHECK-NEXT: func.region0#1 <-> func.region0#1: MayAlias
// CHECK-NEXT: func.region0.block1#0 <-> func.region0#1: MayAlias
// CHECK-NEXT: alloc#0 <-> func.region0#1: NoAlias
// CHECK-NEXT: func.region0#0 <-> func.region0#1: MayAlias
// CHECK-NEXT: module attributes {test.ptr = "m"} {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: i1) attributes {test.ptr = "func"} {
// CHECK-NEXT:     cf.br ^bb1(%[[ARG0]] : memref<4xf32>)
// CHECK-NEXT:   ^bb1(%[[V0:[^ ]+]]: memref<4xf32>):  // pred: ^bb0
// CHECK-NEXT:     call @f(%[[V0]], %[[ARG1]]) {test.ptr = "call"} : (memref<4xf32>, i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: i1) attributes {test.ptr = "func"} {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {test.ptr = "alloc"} : memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// EFFECTS: Testing : <<NULL ATTRIBUTE>>
// EFFECTS-NEXT: call -> func.region0#0: ModRef
// EFFECTS-NEXT: func -> func.region0#0: ModRef
// EFFECTS-NEXT: alloc -> func.region0#0: NoModRef
// EFFECTS-NEXT: func -> func.region0#0: ModRef
// EFFECTS-NEXT: m -> func.region0#0: ModRef
// EFFECTS-NEXT: call -> func.region0#1: ModRef
// EFFECTS-NEXT: func -> func.region0#1: ModRef
// EFFECTS-NEXT: alloc -> func.region0#1: NoModRef
// EFFECTS-NEXT: func -> func.region0#1: ModRef
// EFFECTS-NEXT: m -> func.region0#1: ModRef
// EFFECTS-NEXT: call -> func.region0.block1#0: ModRef
// EFFECTS-NEXT: func -> func.region0.block1#0: ModRef
// EFFECTS-NEXT: alloc -> func.region0.block1#0: NoModRef
// EFFECTS-NEXT: func -> func.region0.block1#0: ModRef
// EFFECTS-NEXT: m -> func.region0.block1#0: ModRef
// EFFECTS-NEXT: call -> alloc#0: ModRef
// EFFECTS-NEXT: func -> alloc#0: ModRef
// EFFECTS-NEXT: alloc -> alloc#0: NoModRef
// EFFECTS-NEXT: func -> alloc#0: ModRef
// EFFECTS-NEXT: m -> alloc#0: ModRef
// EFFECTS-NEXT: call -> func.region0#0: ModRef
// EFFECTS-NEXT: func -> func.region0#0: ModRef
// EFFECTS-NEXT: alloc -> func.region0#0: NoModRef
// EFFECTS-NEXT: func -> func.region0#0: ModRef
// EFFECTS-NEXT: m -> func.region0#0: ModRef
// EFFECTS-NEXT: call -> func.region0#1: ModRef
// EFFECTS-NEXT: func -> func.region0#1: ModRef
// EFFECTS-NEXT: alloc -> func.region0#1: NoModRef
// EFFECTS-NEXT: func -> func.region0#1: ModRef
// EFFECTS-NEXT: m -> func.region0#1: ModRef
// EFFECTS-NEXT: module attributes {test.ptr = "m"} {
// EFFECTS-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: i1) attributes {test.ptr = "func"} {
// EFFECTS-NEXT:     cf.br ^bb1(%[[ARG0]] : memref<4xf32>)
// EFFECTS-NEXT:   ^bb1(%[[V0:[^ ]+]]: memref<4xf32>):  // pred: ^bb0
// EFFECTS-NEXT:     call @f(%[[V0]], %[[ARG1]]) {test.ptr = "call"} : (memref<4xf32>, i1) -> ()
// EFFECTS-NEXT:     return
// EFFECTS-NEXT:   }
// EFFECTS-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: i1) attributes {test.ptr = "func"} {
// EFFECTS-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {test.ptr = "alloc"} : memref<4xf32>
// EFFECTS-NEXT:     return
// EFFECTS-NEXT:   }
// EFFECTS-NEXT: }

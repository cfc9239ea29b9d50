// RUN: mlir-opt %s --allow-unregistered-dialect --test-generic-ir-visitors-interrupt | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --test-generic-ir-block-visitors-interrupt | FileCheck %s --check-prefix=BLOCKS
// RUN: mlir-opt %s --allow-unregistered-dialect --test-generic-ir-region-visitors-interrupt | FileCheck %s --check-prefix=REGIONS

func.func @a() {
  "foo.bar"() ({
    "foo.in"() ({ "x.y"() : () -> () },{})  : () -> ()
  }, {
  ^bb0(%q : i1):
    "foo.in"() : () -> ()
    "foo.t"()[^bb1] : () -> ()
  ^bb1:
    "foo.t2"()  : () -> ()
  }) {interrupt_after_all = true} : () -> ()
  return 
}




// CHECK: step 0 op 'builtin.module' before all regions
// CHECK-NEXT: step 1 op 'func.func' before all regions
// CHECK-NEXT: step 2 op 'foo.bar' before all regions
// CHECK-NEXT: step 3 op 'foo.in' before all regions
// CHECK-NEXT: step 4 op 'x.y' before all regions
// CHECK-NEXT: step 5 op 'foo.in' before region #1
// CHECK-NEXT: step 6 op 'foo.in' after all regions
// CHECK-NEXT: step 7 op 'foo.bar' before region #1
// CHECK-NEXT: step 8 op 'foo.in' before all regions
// CHECK-NEXT: step 9 op 'foo.t' before all regions
// CHECK-NEXT: step 10 op 'foo.t2' before all regions
// CHECK-NEXT: step 11 walk was interrupted
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @a() {
// CHECK-NEXT:     "foo.bar"() ({
// CHECK-NEXT:       "foo.in"() ({
// CHECK-NEXT:         "x.y"() : () -> ()
// CHECK-NEXT:       }, {
// CHECK-NEXT:       }) : () -> ()
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: i1):
// CHECK-NEXT:       "foo.in"() : () -> ()
// CHECK-NEXT:       "foo.t"()[^bb1] : () -> ()
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       "foo.t2"() : () -> ()
// CHECK-NEXT:     }) {interrupt_after_all = true} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// BLOCKS: step 0
// BLOCKS-NEXT: step 1
// BLOCKS-NEXT: step 2
// BLOCKS-NEXT: step 3
// BLOCKS-NEXT: step 4
// BLOCKS-NEXT: step 5
// BLOCKS-NEXT: module {
// BLOCKS-NEXT:   func.func @a() {
// BLOCKS-NEXT:     "foo.bar"() ({
// BLOCKS-NEXT:       "foo.in"() ({
// BLOCKS-NEXT:         "x.y"() : () -> ()
// BLOCKS-NEXT:       }, {
// BLOCKS-NEXT:       }) : () -> ()
// BLOCKS-NEXT:     }, {
// BLOCKS-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: i1):
// BLOCKS-NEXT:       "foo.in"() : () -> ()
// BLOCKS-NEXT:       "foo.t"()[^bb1] : () -> ()
// BLOCKS-NEXT:     ^bb1:  // pred: ^bb0
// BLOCKS-NEXT:       "foo.t2"() : () -> ()
// BLOCKS-NEXT:     }) {interrupt_after_all = true} : () -> ()
// BLOCKS-NEXT:     return
// BLOCKS-NEXT:   }
// BLOCKS-NEXT: }

// REGIONS: step 0
// REGIONS-NEXT: step 1
// REGIONS-NEXT: step 2
// REGIONS-NEXT: step 3
// REGIONS-NEXT: step 4
// REGIONS-NEXT: step 5
// REGIONS-NEXT: module {
// REGIONS-NEXT:   func.func @a() {
// REGIONS-NEXT:     "foo.bar"() ({
// REGIONS-NEXT:       "foo.in"() ({
// REGIONS-NEXT:         "x.y"() : () -> ()
// REGIONS-NEXT:       }, {
// REGIONS-NEXT:       }) : () -> ()
// REGIONS-NEXT:     }, {
// REGIONS-NEXT:     ^bb0(%[[ARG0:[^ ]+]]: i1):
// REGIONS-NEXT:       "foo.in"() : () -> ()
// REGIONS-NEXT:       "foo.t"()[^bb1] : () -> ()
// REGIONS-NEXT:     ^bb1:  // pred: ^bb0
// REGIONS-NEXT:       "foo.t2"() : () -> ()
// REGIONS-NEXT:     }) {interrupt_after_all = true} : () -> ()
// REGIONS-NEXT:     return
// REGIONS-NEXT:   }
// REGIONS-NEXT: }

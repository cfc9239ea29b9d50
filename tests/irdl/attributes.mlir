// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s

"x.types"() {a = !irdl.attribute, r = !irdl.region} : () -> ()
"x.one"() {a = #irdl<variadicity single>, b = #irdl<variadicity optional>, c = #irdl<variadicity variadic>} : () -> ()
"x.several"() {a = #irdl<variadicity_array[single, optional, variadic]>, b = #irdl<variadicity_array[]>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "x.types"() {a = !irdl.attribute, r = !irdl.region} : () -> ()
// CHECK-NEXT:   "x.one"() {a = #irdl<variadicity single>, b = #irdl<variadicity optional>, c = #irdl<variadicity variadic>} : () -> ()
// CHECK-NEXT:   "x.several"() {a = #irdl<variadicity_array[ single,  optional,  variadic]>, b = #irdl<variadicity_array[]>} : () -> ()
// CHECK-NEXT: }

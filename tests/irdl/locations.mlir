// RUN: mlir-opt %s --split-input-file 2>&1 | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic 2>&1 | FileCheck %s --check-prefix=GENERIC

// A location that is the value of a property has an alias.

irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.is loc(unknown)
    irdl.parameters(p: %0)
  }
}

// -----

#place = loc("a":1:2)
llvm.mlir.global internal @x(#place) : i32

// CHECK: #loc = loc(unknown)
// CHECK-NEXT: module {
// CHECK-NEXT:   irdl.dialect @d {
// CHECK-NEXT:     irdl.type @t {
// CHECK-NEXT:       %0 = irdl.is #loc 
// CHECK-NEXT:       irdl.parameters(p: %0)
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: #loc = loc("a":1:2)
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.mlir.global internal @x(#loc) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// GENERIC: #loc = loc(unknown)
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "irdl.dialect"() <{sym_name = "d"}> ({
// GENERIC-NEXT:     "irdl.type"() <{sym_name = "t"}> ({
// GENERIC-NEXT:       %0 = "irdl.is"() <{expected = #loc}> : () -> !irdl.attribute
// GENERIC-NEXT:       "irdl.parameters"(%0) <{names = ["p"]}> : (!irdl.attribute) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-EMPTY:
// GENERIC-NEXT: // -----
// GENERIC-NEXT: #loc = loc("a":1:2)
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<internal>, sym_name = "x", unnamed_addr = 0 : i64, value = #loc, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

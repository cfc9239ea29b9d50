// RUN: mlir-opt %s --split-input-file | FileCheck %s

module attributes {dlti.map = #dlti.map<i32 = loc(unknown), "k" = loc("a":1:1)>} {}

// CHECK: #loc = loc(unknown)
// CHECK-NEXT: #loc1 = loc("a":1:1)
// CHECK-NEXT: module attributes {dlti.map = #dlti.map<i32 = #loc, "k" = #loc1>} {
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file | FileCheck %s

// Such a name is of no dialect.

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti." = f32, "builtin." = 1 : i32>} {
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti." = f32, "builtin." = 1 : i32>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<".x" = f32>} {
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<".x" = f32>} {
// CHECK-NEXT: }

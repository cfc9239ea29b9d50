// RUN: mlir-opt %s --split-input-file | FileCheck %s

// Alignments are numbers without a sign.

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32, -1]> : vector<2xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32, -1]> : vector<2xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[-16, -8]> : vector<2xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[-16, -8]> : vector<2xi64>>} {
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64> >, index = 64 : i64>} { }

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32, 64]> : vector<2xi64>, index = 64 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[42, 64]> : vector<2xi64>>, index = 64 : i64>} { }

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[42, 64]> : vector<2xi64>, index = 64 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 42]> : vector<2xi64>>, index = 64 : i64>} { }

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32, 42]> : vector<2xi64>, index = 64 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 42 : i64>} { }

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32, 64]> : vector<2xi64>, index = 42 : i64>} {
// CHECK-NEXT: }

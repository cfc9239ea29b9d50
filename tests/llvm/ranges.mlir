// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

llvm.func @bits(i1 {llvm.range = #llvm.constant_range<i1, 0, 1>}, i1 {llvm.range = #llvm.constant_range<i1, -1, 2>})

// CHECK: module {
// CHECK-NEXT:   llvm.func @bits(i1 {llvm.range = #llvm.constant_range<i1, 0, -1>}, i1 {llvm.range = #llvm.constant_range<i1, -1, 0>})
// CHECK-NEXT: }

// -----

llvm.func @signs(i8 {llvm.range = #llvm.constant_range<si8, -1, 255>}, i8 {llvm.range = #llvm.constant_range<ui8, 0, 256>})

// CHECK: module {
// CHECK-NEXT:   llvm.func @signs(i8 {llvm.range = #llvm.constant_range<i8, -1, -1>}, i8 {llvm.range = #llvm.constant_range<i8, 0, 0>})
// CHECK-NEXT: }

// -----

llvm.func @wide(i64 {llvm.range = #llvm.constant_range<i128, 18446744073709551616, -1>})

// CHECK: module {
// CHECK-NEXT:   llvm.func @wide(i64 {llvm.range = #llvm.constant_range<i128, 18446744073709551616, -1>})
// CHECK-NEXT: }

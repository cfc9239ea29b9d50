// RUN: mlir-opt %s --split-input-file --mlir-print-debuginfo --mlir-print-local-scope --llvm-add-comdats | FileCheck %s

module {
  llvm.func linkonce @f() {
    llvm.return loc("return")
  } loc("f")
} loc("module")

// CHECK: module {
// CHECK-NEXT:   llvm.comdat @__llvm_comdat {
// CHECK-NEXT:     llvm.comdat_selector @f any loc("module")
// CHECK-NEXT:   } loc("module")
// CHECK-NEXT:   llvm.func linkonce @f() comdat(@__llvm_comdat::@f) {
// CHECK-NEXT:     llvm.return loc("return")
// CHECK-NEXT:   } loc("f")
// CHECK-NEXT: } loc("module")

// -----

module {
  llvm.func linkonce @f() {
    llvm.return loc("return")
  } loc("f")
  llvm.comdat @__llvm_comdat {
    llvm.comdat_selector @g any loc("g")
  } loc("comdat")
} loc("module")

// CHECK: module {
// CHECK-NEXT:   llvm.func linkonce @f() comdat(@__llvm_comdat::@f) {
// CHECK-NEXT:     llvm.return loc("return")
// CHECK-NEXT:   } loc("f")
// CHECK-NEXT:   llvm.comdat @__llvm_comdat {
// CHECK-NEXT:     llvm.comdat_selector @f any loc("comdat")
// CHECK-NEXT:     llvm.comdat_selector @g any loc("g")
// CHECK-NEXT:   } loc("comdat")
// CHECK-NEXT: } loc("module")

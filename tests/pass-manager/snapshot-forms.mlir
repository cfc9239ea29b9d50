// RUN: mlir-opt %s --mlir-print-op-generic --snapshot-op-locations=filename=%t | FileCheck %s && FileCheck %s --check-prefix=FILE < %t
// RUN: mlir-opt %s --snapshot-op-locations='filename=%t print-op-generic' && FileCheck %s --check-prefix=GENERIC < %t

// The form that the output has is not that of the file.

func.func @f() {
  return
}

// CHECK: "builtin.module"() ({

// FILE: module {
// FILE-NEXT: func.func @f() {

// GENERIC: "builtin.module"() ({

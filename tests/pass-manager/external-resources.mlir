// RUN: mlir-opt %s --verify-roundtrip | FileCheck %s
// RUN: mlir-opt %s --cse --mlir-generate-reproducer=%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPRODUCER < %t
// RUN: mlir-opt %s --emit-bytecode | FileCheck %s --check-prefix=BYTES

// What other tools keep with a module is there once after it was read back,
// and is no part of a reproducer. A group without anything is in bytecode alone.

func.func @f() { return }

{-#
  external_resources: {
    tool: {
      text: "a",
      on: true
    },
    empty_group: {}
  }
#-}

// REPRODUCER: external_resources: {
// REPRODUCER-NEXT: mlir_reproducer: {
// REPRODUCER-NOT: tool

// CHECK: func.func @f
// CHECK: external_resources: {
// CHECK-NEXT: tool: {
// CHECK-NEXT: text: "a",
// CHECK-NEXT: on: true
// CHECK-NEXT: }

// BYTES: empty_group

// RUN: not mlir-opt %s --split-input-file --convert-linalg-to-std 2>&1 | FileCheck %s

// A conversion stops at the first op it cannot convert, be it in a function or next to one.

module attributes {gpu.container_module} {
func.func @f(%a: index, %t: memref<16xf32>) {
  gpu.barrier
  return
}
gpu.binary @bin  [#gpu.object<#nvvm.target, "x">]
func.func @g(%a: index, %t: memref<16xf32>) {
  gpu.barrier
  return
}
}

// CHECK: tests/lowering/convert-linalg-to-std/stops-at-the-first-invalid.mlir:7:3: error: failed to legalize operation 'gpu.barrier'
// CHECK-NEXT:   gpu.barrier
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/lowering/convert-linalg-to-std/stops-at-the-first-invalid.mlir:7:3: note: see current operation: "gpu.barrier"() : () -> ()
// CHECK-NEXT: tests/lowering/convert-linalg-to-std/stops-at-the-first-invalid.mlir:36:1: error: failed to legalize operation 'gpu.binary'
// CHECK-NEXT: gpu.binary @bin  [#gpu.object<#nvvm.target, "x">]
// CHECK-NEXT: ^
// CHECK-NEXT: tests/lowering/convert-linalg-to-std/stops-at-the-first-invalid.mlir:36:1: note: see current operation: "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, "x">], offloadingHandler = #gpu.select_object, sym_name = "bin"}> : () -> ()
// CHECK-NEXT: tests/lowering/convert-linalg-to-std/stops-at-the-first-invalid.mlir:48:1: error: failed to legalize operation 'gpu.binary'
// CHECK-NEXT: gpu.binary @bin  [#gpu.object<#nvvm.target, "x">]
// CHECK-NEXT: ^
// CHECK-NEXT: tests/lowering/convert-linalg-to-std/stops-at-the-first-invalid.mlir:48:1: note: see current operation: "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, "x">], offloadingHandler = #gpu.select_object, sym_name = "bin"}> : () -> ()
// CHECK-NEXT: tests/lowering/convert-linalg-to-std/stops-at-the-first-invalid.mlir:54:3: error: failed to legalize operation 'gpu.barrier'
// CHECK-NEXT:   gpu.barrier
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/lowering/convert-linalg-to-std/stops-at-the-first-invalid.mlir:54:3: note: see current operation: "gpu.barrier"() : () -> ()

// -----
module attributes {gpu.container_module} {
gpu.binary @bin  [#gpu.object<#nvvm.target, "x">]
func.func @g(%a: index, %t: memref<16xf32>) {
  gpu.barrier
  return
}
}

// -----
module attributes {gpu.container_module} {
func.func @g(%a: index, %t: memref<16xf32>) {
  return
}
gpu.binary @bin  [#gpu.object<#nvvm.target, "x">]
gpu.binary @bin2  [#gpu.object<#nvvm.target, "x">]
}

// -----
func.func @f(%a: index, %t: memref<16xf32>) {
  gpu.barrier
  return
}
func.func @g(%a: index, %t: memref<16xf32>) {
  gpu.barrier
  return
}

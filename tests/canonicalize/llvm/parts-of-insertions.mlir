// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s
// RUN: mlir-opt %s --split-input-file --sccp | FileCheck %s --check-prefix=SCCP
// RUN: mlir-opt %s --split-input-file --expand-realloc | FileCheck %s --check-prefix=KEPT

// Parts of what was put in: constants are looked into; what is put in elsewhere is left out, by
// conversions only where the rest is no op's.

llvm.func @a(%v: f32, %a: !llvm.array<2 x array<2 x f32>>) -> f32 {
  %c = llvm.mlir.constant(dense<[1.0, 2.0]> : tensor<2xf32>) : !llvm.array<2 x f32>
  %1 = llvm.insertvalue %c, %a[1] : !llvm.array<2 x array<2 x f32>>
  %2 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<2 x f32>>
  llvm.return %2 : f32
}

// CHECK: llvm.func @a(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>) -> f32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: llvm.return %0 : f32
// CHECK-NEXT: }

// SCCP: llvm.func @a(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>) -> f32 {
// SCCP-NEXT: %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// SCCP-NEXT: %1 = llvm.mlir.constant(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>) : !llvm.array<2 x f32>
// SCCP-NEXT: %2 = llvm.insertvalue %1, %arg1[1] : !llvm.array<2 x array<2 x f32>>
// SCCP-NEXT: llvm.return %0 : f32
// SCCP-NEXT: }

// KEPT: llvm.func @a(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>) -> f32 {
// KEPT-NEXT: %0 = llvm.mlir.constant(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>) : !llvm.array<2 x f32>
// KEPT-NEXT: %1 = llvm.insertvalue %0, %arg1[1] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: %2 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: llvm.return %2 : f32
// KEPT-NEXT: }

// -----

llvm.func @b(%v: f32, %a: !llvm.array<2 x array<2 x f32>>) -> f32 {
  %c = llvm.mlir.constant(dense<[1.0, 2.0]> : tensor<2xf32>) : !llvm.array<2 x f32>
  %1 = llvm.insertvalue %c, %a[1] : !llvm.array<2 x array<2 x f32>>
  %3 = llvm.insertvalue %c, %1[0] : !llvm.array<2 x array<2 x f32>>
  %2 = llvm.extractvalue %3[1, 0] : !llvm.array<2 x array<2 x f32>>
  llvm.return %2 : f32
}

// CHECK: llvm.func @b(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>) -> f32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: llvm.return %0 : f32
// CHECK-NEXT: }

// SCCP: llvm.func @b(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>) -> f32 {
// SCCP-NEXT: %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// SCCP-NEXT: %1 = llvm.mlir.constant(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>) : !llvm.array<2 x f32>
// SCCP-NEXT: %2 = llvm.insertvalue %1, %arg1[1] : !llvm.array<2 x array<2 x f32>>
// SCCP-NEXT: %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x array<2 x f32>>
// SCCP-NEXT: llvm.return %0 : f32
// SCCP-NEXT: }

// KEPT: llvm.func @b(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>) -> f32 {
// KEPT-NEXT: %0 = llvm.mlir.constant(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>) : !llvm.array<2 x f32>
// KEPT-NEXT: %1 = llvm.insertvalue %0, %arg1[1] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: %2 = llvm.insertvalue %0, %1[0] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: %3 = llvm.extractvalue %2[1, 0] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: llvm.return %3 : f32
// KEPT-NEXT: }

// -----

llvm.func @c(%v: f32, %a: !llvm.array<2 x array<2 x f32>>) -> f32 {
  %c = llvm.mlir.constant(dense<3.0> : tensor<2xf32>) : !llvm.array<2 x f32>
  %1 = llvm.insertvalue %c, %a[1] : !llvm.array<2 x array<2 x f32>>
  %2 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<2 x f32>>
  llvm.return %2 : f32
}

// CHECK: llvm.func @c(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>) -> f32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(3.000000e+00 : f32) : f32
// CHECK-NEXT: llvm.return %0 : f32
// CHECK-NEXT: }

// SCCP: llvm.func @c(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>) -> f32 {
// SCCP-NEXT: %0 = llvm.mlir.constant(3.000000e+00 : f32) : f32
// SCCP-NEXT: %1 = llvm.mlir.constant(dense<3.000000e+00> : tensor<2xf32>) : !llvm.array<2 x f32>
// SCCP-NEXT: %2 = llvm.insertvalue %1, %arg1[1] : !llvm.array<2 x array<2 x f32>>
// SCCP-NEXT: llvm.return %0 : f32
// SCCP-NEXT: }

// KEPT: llvm.func @c(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>) -> f32 {
// KEPT-NEXT: %0 = llvm.mlir.constant(dense<3.000000e+00> : tensor<2xf32>) : !llvm.array<2 x f32>
// KEPT-NEXT: %1 = llvm.insertvalue %0, %arg1[1] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: %2 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: llvm.return %2 : f32
// KEPT-NEXT: }

// -----

llvm.func @d(%v: f32, %a: !llvm.array<2 x array<2 x f32>>) -> f32 {
  %c = llvm.mlir.zero : !llvm.array<2 x f32>
  %1 = llvm.insertvalue %c, %a[1] : !llvm.array<2 x array<2 x f32>>
  %2 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<2 x f32>>
  llvm.return %2 : f32
}

// CHECK: llvm.func @d(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>) -> f32 {
// CHECK-NEXT: %0 = llvm.mlir.zero : f32
// CHECK-NEXT: llvm.return %0 : f32
// CHECK-NEXT: }

// SCCP: llvm.func @d(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>) -> f32 {
// SCCP-NEXT: %0 = llvm.mlir.zero : f32
// SCCP-NEXT: %1 = llvm.mlir.zero : !llvm.array<2 x f32>
// SCCP-NEXT: %2 = llvm.insertvalue %1, %arg1[1] : !llvm.array<2 x array<2 x f32>>
// SCCP-NEXT: llvm.return %0 : f32
// SCCP-NEXT: }

// KEPT: llvm.func @d(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>) -> f32 {
// KEPT-NEXT: %0 = llvm.mlir.zero : !llvm.array<2 x f32>
// KEPT-NEXT: %1 = llvm.insertvalue %0, %arg1[1] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: %2 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: llvm.return %2 : f32
// KEPT-NEXT: }

// -----

llvm.func @e(%v: f32, %a: !llvm.array<2 x array<2 x f32>>, %c: !llvm.array<2 x f32>) -> f32 {
  %1 = llvm.insertvalue %c, %a[1] : !llvm.array<2 x array<2 x f32>>
  %2 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<2 x f32>>
  llvm.return %2 : f32
}

// CHECK: llvm.func @e(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>, %arg2: !llvm.array<2 x f32>) -> f32 {
// CHECK-NEXT: %0 = llvm.insertvalue %arg2, %arg1[1] : !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT: %1 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT: llvm.return %1 : f32
// CHECK-NEXT: }

// SCCP: llvm.func @e(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>, %arg2: !llvm.array<2 x f32>) -> f32 {
// SCCP-NEXT: %0 = llvm.insertvalue %arg2, %arg1[1] : !llvm.array<2 x array<2 x f32>>
// SCCP-NEXT: %1 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x f32>>
// SCCP-NEXT: llvm.return %1 : f32
// SCCP-NEXT: }

// KEPT: llvm.func @e(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>, %arg2: !llvm.array<2 x f32>) -> f32 {
// KEPT-NEXT: %0 = llvm.insertvalue %arg2, %arg1[1] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: %1 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: llvm.return %1 : f32
// KEPT-NEXT: }

// -----

llvm.func @f(%v: f32, %a: !llvm.array<2 x array<2 x f32>>, %c: !llvm.array<2 x f32>) -> f32 {
  %1 = llvm.insertvalue %c, %a[1] : !llvm.array<2 x array<2 x f32>>
  %3 = llvm.insertvalue %c, %1[0] : !llvm.array<2 x array<2 x f32>>
  %2 = llvm.extractvalue %3[1, 0] : !llvm.array<2 x array<2 x f32>>
  llvm.return %2 : f32
}

// CHECK: llvm.func @f(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>, %arg2: !llvm.array<2 x f32>) -> f32 {
// CHECK-NEXT: %0 = llvm.insertvalue %arg2, %arg1[1] : !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT: %1 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT: llvm.return %1 : f32
// CHECK-NEXT: }

// SCCP: llvm.func @f(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>, %arg2: !llvm.array<2 x f32>) -> f32 {
// SCCP-NEXT: %0 = llvm.insertvalue %arg2, %arg1[1] : !llvm.array<2 x array<2 x f32>>
// SCCP-NEXT: %1 = llvm.insertvalue %arg2, %0[0] : !llvm.array<2 x array<2 x f32>>
// SCCP-NEXT: %2 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<2 x f32>>
// SCCP-NEXT: llvm.return %2 : f32
// SCCP-NEXT: }

// KEPT: llvm.func @f(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>, %arg2: !llvm.array<2 x f32>) -> f32 {
// KEPT-NEXT: %0 = llvm.insertvalue %arg2, %arg1[1] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: %1 = llvm.insertvalue %arg2, %0[0] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: %2 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: llvm.return %2 : f32
// KEPT-NEXT: }

// -----

llvm.func @g(%v: f32, %a: !llvm.array<2 x array<2 x f32>>, %p: !llvm.ptr) -> f32 {
  %c = llvm.load %p : !llvm.ptr -> !llvm.array<2 x f32>
  %1 = llvm.insertvalue %c, %a[1] : !llvm.array<2 x array<2 x f32>>
  %3 = llvm.insertvalue %c, %1[0] : !llvm.array<2 x array<2 x f32>>
  %2 = llvm.extractvalue %3[1, 0] : !llvm.array<2 x array<2 x f32>>
  llvm.return %2 : f32
}

// CHECK: llvm.func @g(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>, %arg2: !llvm.ptr) -> f32 {
// CHECK-NEXT: %0 = llvm.load %arg2 : !llvm.ptr -> !llvm.array<2 x f32>
// CHECK-NEXT: %1 = llvm.insertvalue %0, %arg1[1] : !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT: %2 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT: llvm.return %2 : f32
// CHECK-NEXT: }

// SCCP: llvm.func @g(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>, %arg2: !llvm.ptr) -> f32 {
// SCCP-NEXT: %0 = llvm.load %arg2 : !llvm.ptr -> !llvm.array<2 x f32>
// SCCP-NEXT: %1 = llvm.insertvalue %0, %arg1[1] : !llvm.array<2 x array<2 x f32>>
// SCCP-NEXT: %2 = llvm.insertvalue %0, %1[0] : !llvm.array<2 x array<2 x f32>>
// SCCP-NEXT: %3 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<2 x f32>>
// SCCP-NEXT: llvm.return %3 : f32
// SCCP-NEXT: }

// KEPT: llvm.func @g(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>, %arg2: !llvm.ptr) -> f32 {
// KEPT-NEXT: %0 = llvm.load %arg2 : !llvm.ptr -> !llvm.array<2 x f32>
// KEPT-NEXT: %1 = llvm.insertvalue %0, %arg1[1] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: %2 = llvm.insertvalue %0, %1[0] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: %3 = llvm.extractvalue %2[1, 0] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: llvm.return %3 : f32
// KEPT-NEXT: }

// -----

llvm.func @h(%v: f32, %a: !llvm.array<2 x array<2 x f32>>, %p: !llvm.ptr) -> !llvm.array<2 x f32> {
  %c = llvm.load %p : !llvm.ptr -> !llvm.array<2 x f32>
  %1 = llvm.insertvalue %v, %a[1, 0] : !llvm.array<2 x array<2 x f32>>
  %3 = llvm.insertvalue %c, %1[0] : !llvm.array<2 x array<2 x f32>>
  %2 = llvm.extractvalue %3[1] : !llvm.array<2 x array<2 x f32>>
  llvm.return %2 : !llvm.array<2 x f32>
}

// CHECK: llvm.func @h(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>, %arg2: !llvm.ptr) -> !llvm.array<2 x f32> {
// CHECK-NEXT: %0 = llvm.insertvalue %arg0, %arg1[1, 0] : !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT: %1 = llvm.extractvalue %0[1] : !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT: llvm.return %1 : !llvm.array<2 x f32>
// CHECK-NEXT: }

// SCCP: llvm.func @h(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>, %arg2: !llvm.ptr) -> !llvm.array<2 x f32> {
// SCCP-NEXT: %0 = llvm.load %arg2 : !llvm.ptr -> !llvm.array<2 x f32>
// SCCP-NEXT: %1 = llvm.insertvalue %arg0, %arg1[1, 0] : !llvm.array<2 x array<2 x f32>>
// SCCP-NEXT: %2 = llvm.insertvalue %0, %1[0] : !llvm.array<2 x array<2 x f32>>
// SCCP-NEXT: %3 = llvm.extractvalue %2[1] : !llvm.array<2 x array<2 x f32>>
// SCCP-NEXT: llvm.return %3 : !llvm.array<2 x f32>
// SCCP-NEXT: }

// KEPT: llvm.func @h(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>, %arg2: !llvm.ptr) -> !llvm.array<2 x f32> {
// KEPT-NEXT: %0 = llvm.load %arg2 : !llvm.ptr -> !llvm.array<2 x f32>
// KEPT-NEXT: %1 = llvm.insertvalue %arg0, %arg1[1, 0] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: %2 = llvm.insertvalue %0, %1[0] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: %3 = llvm.extractvalue %1[1] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: llvm.return %3 : !llvm.array<2 x f32>
// KEPT-NEXT: }

// -----

llvm.func @i(%v: f32, %a: !llvm.array<2 x array<2 x f32>>, %p: !llvm.ptr) -> f32 {
  %c = llvm.load %p : !llvm.ptr -> !llvm.array<2 x f32>
  %d = llvm.insertvalue %v, %c[1] : !llvm.array<2 x f32>
  %1 = llvm.insertvalue %d, %a[1] : !llvm.array<2 x array<2 x f32>>
  %3 = llvm.insertvalue %c, %1[0] : !llvm.array<2 x array<2 x f32>>
  %2 = llvm.extractvalue %3[1, 0] : !llvm.array<2 x array<2 x f32>>
  llvm.return %2 : f32
}

// CHECK: llvm.func @i(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>, %arg2: !llvm.ptr) -> f32 {
// CHECK-NEXT: %0 = llvm.load %arg2 : !llvm.ptr -> !llvm.array<2 x f32>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[1] : !llvm.array<2 x f32>
// CHECK-NEXT: %2 = llvm.insertvalue %1, %arg1[1] : !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT: %3 = llvm.extractvalue %2[1, 0] : !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT: llvm.return %3 : f32
// CHECK-NEXT: }

// SCCP: llvm.func @i(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>, %arg2: !llvm.ptr) -> f32 {
// SCCP-NEXT: %0 = llvm.load %arg2 : !llvm.ptr -> !llvm.array<2 x f32>
// SCCP-NEXT: %1 = llvm.insertvalue %arg0, %0[1] : !llvm.array<2 x f32>
// SCCP-NEXT: %2 = llvm.insertvalue %1, %arg1[1] : !llvm.array<2 x array<2 x f32>>
// SCCP-NEXT: %3 = llvm.insertvalue %0, %2[0] : !llvm.array<2 x array<2 x f32>>
// SCCP-NEXT: %4 = llvm.extractvalue %2[1, 0] : !llvm.array<2 x array<2 x f32>>
// SCCP-NEXT: llvm.return %4 : f32
// SCCP-NEXT: }

// KEPT: llvm.func @i(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>, %arg2: !llvm.ptr) -> f32 {
// KEPT-NEXT: %0 = llvm.load %arg2 : !llvm.ptr -> !llvm.array<2 x f32>
// KEPT-NEXT: %1 = llvm.insertvalue %arg0, %0[1] : !llvm.array<2 x f32>
// KEPT-NEXT: %2 = llvm.insertvalue %1, %arg1[1] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: %3 = llvm.insertvalue %0, %2[0] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: %4 = llvm.extractvalue %3[1, 0] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: llvm.return %4 : f32
// KEPT-NEXT: }

// -----

llvm.func @j(%v: f32, %a: !llvm.array<2 x f32>) -> f32 {
  %c = llvm.mlir.zero : !llvm.array<2 x f32>
  %d = llvm.insertvalue %v, %c[1] : !llvm.array<2 x f32>
  %b = llvm.insertvalue %v, %d[1] : !llvm.array<2 x f32>
  %2 = llvm.extractvalue %b[0] : !llvm.array<2 x f32>
  llvm.return %2 : f32
}

// CHECK: llvm.func @j(%arg0: f32, %arg1: !llvm.array<2 x f32>) -> f32 {
// CHECK-NEXT: %0 = llvm.mlir.zero : f32
// CHECK-NEXT: llvm.return %0 : f32
// CHECK-NEXT: }

// SCCP: llvm.func @j(%arg0: f32, %arg1: !llvm.array<2 x f32>) -> f32 {
// SCCP-NEXT: %0 = llvm.mlir.zero : f32
// SCCP-NEXT: %1 = llvm.mlir.zero : !llvm.array<2 x f32>
// SCCP-NEXT: %2 = llvm.insertvalue %arg0, %1[1] : !llvm.array<2 x f32>
// SCCP-NEXT: %3 = llvm.insertvalue %arg0, %2[1] : !llvm.array<2 x f32>
// SCCP-NEXT: llvm.return %0 : f32
// SCCP-NEXT: }

// KEPT: llvm.func @j(%arg0: f32, %arg1: !llvm.array<2 x f32>) -> f32 {
// KEPT-NEXT: %0 = llvm.mlir.zero : !llvm.array<2 x f32>
// KEPT-NEXT: %1 = llvm.insertvalue %arg0, %0[1] : !llvm.array<2 x f32>
// KEPT-NEXT: %2 = llvm.insertvalue %arg0, %1[1] : !llvm.array<2 x f32>
// KEPT-NEXT: %3 = llvm.extractvalue %2[0] : !llvm.array<2 x f32>
// KEPT-NEXT: llvm.return %3 : f32
// KEPT-NEXT: }

// -----

llvm.func @k(%v: f32, %p: !llvm.ptr) -> f32 {
  %c = llvm.load %p : !llvm.ptr -> !llvm.array<2 x f32>
  %d = llvm.insertvalue %v, %c[1] : !llvm.array<2 x f32>
  %b = llvm.insertvalue %v, %d[1] : !llvm.array<2 x f32>
  %2 = llvm.extractvalue %b[0] : !llvm.array<2 x f32>
  llvm.return %2 : f32
}

// CHECK: llvm.func @k(%arg0: f32, %arg1: !llvm.ptr) -> f32 {
// CHECK-NEXT: %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.array<2 x f32>
// CHECK-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.array<2 x f32>
// CHECK-NEXT: llvm.return %1 : f32
// CHECK-NEXT: }

// SCCP: llvm.func @k(%arg0: f32, %arg1: !llvm.ptr) -> f32 {
// SCCP-NEXT: %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.array<2 x f32>
// SCCP-NEXT: %1 = llvm.insertvalue %arg0, %0[1] : !llvm.array<2 x f32>
// SCCP-NEXT: %2 = llvm.insertvalue %arg0, %1[1] : !llvm.array<2 x f32>
// SCCP-NEXT: %3 = llvm.extractvalue %0[0] : !llvm.array<2 x f32>
// SCCP-NEXT: llvm.return %3 : f32
// SCCP-NEXT: }

// KEPT: llvm.func @k(%arg0: f32, %arg1: !llvm.ptr) -> f32 {
// KEPT-NEXT: %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.array<2 x f32>
// KEPT-NEXT: %1 = llvm.insertvalue %arg0, %0[1] : !llvm.array<2 x f32>
// KEPT-NEXT: %2 = llvm.insertvalue %arg0, %1[1] : !llvm.array<2 x f32>
// KEPT-NEXT: %3 = llvm.extractvalue %2[0] : !llvm.array<2 x f32>
// KEPT-NEXT: llvm.return %3 : f32
// KEPT-NEXT: }

// -----

llvm.func @l(%v: f32, %a: !llvm.array<2 x array<2 x f32>>, %p: !llvm.ptr) -> f32 {
  %c = llvm.extractvalue %a[1] : !llvm.array<2 x array<2 x f32>>
  %d = llvm.insertvalue %v, %c[1] : !llvm.array<2 x f32>
  %2 = llvm.extractvalue %d[0] : !llvm.array<2 x f32>
  llvm.return %2 : f32
}

// CHECK: llvm.func @l(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>, %arg2: !llvm.ptr) -> f32 {
// CHECK-NEXT: %0 = llvm.extractvalue %arg1[1, 0] : !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT: llvm.return %0 : f32
// CHECK-NEXT: }

// SCCP: llvm.func @l(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>, %arg2: !llvm.ptr) -> f32 {
// SCCP-NEXT: %0 = llvm.extractvalue %arg1[1] : !llvm.array<2 x array<2 x f32>>
// SCCP-NEXT: %1 = llvm.insertvalue %arg0, %0[1] : !llvm.array<2 x f32>
// SCCP-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.array<2 x f32>
// SCCP-NEXT: llvm.return %2 : f32
// SCCP-NEXT: }

// KEPT: llvm.func @l(%arg0: f32, %arg1: !llvm.array<2 x array<2 x f32>>, %arg2: !llvm.ptr) -> f32 {
// KEPT-NEXT: %0 = llvm.extractvalue %arg1[1] : !llvm.array<2 x array<2 x f32>>
// KEPT-NEXT: %1 = llvm.insertvalue %arg0, %0[1] : !llvm.array<2 x f32>
// KEPT-NEXT: %2 = llvm.extractvalue %1[0] : !llvm.array<2 x f32>
// KEPT-NEXT: llvm.return %2 : f32
// KEPT-NEXT: }

// -----

llvm.func @m(%v: i32, %a: !llvm.array<2 x array<2 x i32>>) -> i32 {
  %c = llvm.mlir.constant(dense<5> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  %2 = llvm.extractvalue %c[1, 1] : !llvm.array<2 x array<2 x i32>>
  llvm.return %2 : i32
}

// CHECK: llvm.func @m(%arg0: i32, %arg1: !llvm.array<2 x array<2 x i32>>) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<5> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
// CHECK-NEXT: %1 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x i32>>
// CHECK-NEXT: llvm.return %1 : i32
// CHECK-NEXT: }

// SCCP: llvm.func @m(%arg0: i32, %arg1: !llvm.array<2 x array<2 x i32>>) -> i32 {
// SCCP-NEXT: %0 = llvm.mlir.constant(dense<5> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
// SCCP-NEXT: %1 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x i32>>
// SCCP-NEXT: llvm.return %1 : i32
// SCCP-NEXT: }

// KEPT: llvm.func @m(%arg0: i32, %arg1: !llvm.array<2 x array<2 x i32>>) -> i32 {
// KEPT-NEXT: %0 = llvm.mlir.constant(dense<5> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
// KEPT-NEXT: %1 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x i32>>
// KEPT-NEXT: llvm.return %1 : i32
// KEPT-NEXT: }

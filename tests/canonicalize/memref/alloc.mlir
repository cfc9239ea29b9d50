// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

func.func @f(%arg0: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %alloc = memref.alloc(%arg0) : memref<?xf32>
  return %alloc : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> memref<?xf32> {
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: return %alloc : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %alloc = memref.alloc(%c4) : memref<?xf32>
  return %alloc : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> memref<?xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: return %cast : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %alloc = memref.alloc(%c-1) {alignment = 8 : i64} : memref<?xf32>
  return %alloc : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> memref<?xf32> {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %alloc = memref.alloc(%c-1) {alignment = 8 : i64} : memref<?xf32>
// CHECK-NEXT: return %alloc : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> memref<4x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %alloc = memref.alloc(%c4) {alignment = 8 : i64} : memref<4x?xf32>
  return %alloc : memref<4x?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> memref<4x?xf32> {
// CHECK-NEXT: %alloc = memref.alloc() {alignment = 8 : i64} : memref<4x4xf32>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<4x4xf32> to memref<4x?xf32>
// CHECK-NEXT: return %cast : memref<4x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %alloc = memref.alloc(%arg0, %c0) : memref<?x?xf32>
  return %alloc : memref<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> memref<?x?xf32> {
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?x0xf32>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<?x0xf32> to memref<?x?xf32>
// CHECK-NEXT: return %cast : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> memref<?x?xf32, affine_map<(d0, d1) -> (d1, d0)>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %alloc = memref.alloc(%c4, %arg0) {alignment = 8 : i64} : memref<?x?xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %alloc : memref<?x?xf32, affine_map<(d0, d1) -> (d1, d0)>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> memref<?x?xf32, affine_map<(d0, d1) -> (d1, d0)>> {
// CHECK-NEXT: %alloc = memref.alloc(%arg0) {alignment = 8 : i64} : memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<?x?xf32, affine_map<(d0, d1) -> (d1, d0)>>
// CHECK-NEXT: return %cast : memref<?x?xf32, affine_map<(d0, d1) -> (d1, d0)>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %alloc = memref.alloc(%c4)[%arg0] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return %alloc : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>> {
// CHECK-NEXT: %alloc = memref.alloc()[%arg0] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>> to memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
// CHECK-NEXT: return %cast : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %alloca = memref.alloca(%arg0) : memref<?xf32>
  return %alloca : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> memref<?xf32> {
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xf32>
// CHECK-NEXT: return %alloca : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %alloca = memref.alloca(%c4) : memref<?xf32>
  return %alloca : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> memref<?xf32> {
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT: %cast = memref.cast %alloca : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: return %cast : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %alloca = memref.alloca(%c-1) {alignment = 8 : i64} : memref<?xf32>
  return %alloca : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> memref<?xf32> {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %alloca = memref.alloca(%c-1) {alignment = 8 : i64} : memref<?xf32>
// CHECK-NEXT: return %alloca : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> memref<4x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %alloca = memref.alloca(%c4) {alignment = 8 : i64} : memref<4x?xf32>
  return %alloca : memref<4x?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> memref<4x?xf32> {
// CHECK-NEXT: %alloca = memref.alloca() {alignment = 8 : i64} : memref<4x4xf32>
// CHECK-NEXT: %cast = memref.cast %alloca : memref<4x4xf32> to memref<4x?xf32>
// CHECK-NEXT: return %cast : memref<4x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %alloca = memref.alloca(%arg0, %c0) : memref<?x?xf32>
  return %alloca : memref<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> memref<?x?xf32> {
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?x0xf32>
// CHECK-NEXT: %cast = memref.cast %alloca : memref<?x0xf32> to memref<?x?xf32>
// CHECK-NEXT: return %cast : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> memref<?x?xf32, affine_map<(d0, d1) -> (d1, d0)>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %alloca = memref.alloca(%c4, %arg0) {alignment = 8 : i64} : memref<?x?xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %alloca : memref<?x?xf32, affine_map<(d0, d1) -> (d1, d0)>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> memref<?x?xf32, affine_map<(d0, d1) -> (d1, d0)>> {
// CHECK-NEXT: %alloca = memref.alloca(%arg0) {alignment = 8 : i64} : memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>
// CHECK-NEXT: %cast = memref.cast %alloca : memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<?x?xf32, affine_map<(d0, d1) -> (d1, d0)>>
// CHECK-NEXT: return %cast : memref<?x?xf32, affine_map<(d0, d1) -> (d1, d0)>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %alloca = memref.alloca(%c4)[%arg0] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return %alloca : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>> {
// CHECK-NEXT: %alloca = memref.alloca()[%arg0] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
// CHECK-NEXT: %cast = memref.cast %alloca : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>> to memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
// CHECK-NEXT: return %cast : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s | mlir-opt | FileCheck %s

// The form has no place for attributes, which it loses.
llvm.func @f(%r: vector<4xi32>, %i: i32, %v: vector<2xf32>) {
  %0 = "rocdl.raw.buffer.load"(%r, %i, %i, %i) {hint} : (vector<4xi32>, i32, i32, i32) -> f32
  "rocdl.raw.buffer.store"(%0, %r, %i, %i, %i) {hint} : (f32, vector<4xi32>, i32, i32, i32) -> ()
  rocdl.raw.buffer.atomic.fadd %0, %r, %i, %i, %i : f32
  rocdl.raw.buffer.atomic.fmax %0, %r, %i, %i, %i : f32
  rocdl.raw.buffer.atomic.smax %i, %r, %i, %i, %i : i32
  rocdl.raw.buffer.atomic.umin %i, %r, %i, %i, %i : i32
  rocdl.raw.buffer.store %v, %r, %i, %i, %i : vector<2xf32>
  llvm.return
}

// More may follow the two.
llvm.func @pair(%i: i32) {
  %0 = rocdl.permlane16.swap %i, %i, true, false : (i32, i32) -> <(i32, i32, f32)>
  %1 = rocdl.permlane32.swap %i, %i, false, false : (i32, i32) -> <(i32, i32)>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[V0:.*]]: vector<4xi32>, %[[V1:.*]]: i32, %[[V2:.*]]: vector<2xf32>) {
// CHECK-NEXT:     %[[V3:.*]] = rocdl.raw.buffer.load %[[V0]], %[[V1]], %[[V1]], %[[V1]] : f32
// CHECK-NEXT:     rocdl.raw.buffer.store %[[V3]], %[[V0]], %[[V1]], %[[V1]], %[[V1]] : f32
// CHECK-NEXT:     rocdl.raw.buffer.atomic.fadd %[[V3]], %[[V0]], %[[V1]], %[[V1]], %[[V1]] : f32
// CHECK-NEXT:     rocdl.raw.buffer.atomic.fmax %[[V3]], %[[V0]], %[[V1]], %[[V1]], %[[V1]] : f32
// CHECK-NEXT:     rocdl.raw.buffer.atomic.smax %[[V1]], %[[V0]], %[[V1]], %[[V1]], %[[V1]] : i32
// CHECK-NEXT:     rocdl.raw.buffer.atomic.umin %[[V1]], %[[V0]], %[[V1]], %[[V1]], %[[V1]] : i32
// CHECK-NEXT:     rocdl.raw.buffer.store %[[V2]], %[[V0]], %[[V1]], %[[V1]], %[[V1]] : vector<2xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @pair(%[[V4:.*]]: i32) {
// CHECK-NEXT:     %[[V5:.*]] = rocdl.permlane16.swap %[[V4]], %[[V4]], true, false : (i32, i32) -> <(i32, i32, f32)>
// CHECK-NEXT:     %[[V6:.*]] = rocdl.permlane32.swap %[[V4]], %[[V4]], false, false : (i32, i32) -> <(i32, i32)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// RUN: mlir-opt %s --mem2reg --split-input-file | FileCheck %s

func.func @basic(%y : i1, %x : f32) -> f32 {
  %a = memref.alloca() : memref<f32>
  cf.cond_br %y, ^a, ^b
^a:
  memref.store %x, %a[] : memref<f32>
  cf.br ^c
^b:
  cf.br ^c
^c:
  %l = memref.load %a[] : memref<f32>
  return %l : f32
}
func.func @defaults(%i : index) -> (f32, index, i32, vector<4xf32>, complex<f32>) {
  %a = memref.alloca() : memref<f32>
  %b = memref.alloca() : memref<1xindex>
  %c = memref.alloca() {alignment = 4 : i64} : memref<1x1xi32>
  %d = memref.alloca() : memref<vector<4xf32>>
  %e = memref.alloca() : memref<complex<f32>>
  %0 = memref.load %a[] : memref<f32>
  %1 = memref.load %b[%i] : memref<1xindex>
  %2 = memref.load %c[%i, %i] : memref<1x1xi32>
  %3 = memref.load %d[] : memref<vector<4xf32>>
  %4 = memref.load %e[] : memref<complex<f32>>
  return %0, %1, %2, %3, %4 : f32, index, i32, vector<4xf32>, complex<f32>
}
func.func @nest(%y : i1, %m : memref<f32>) -> (memref<f32>, f32) {
  %a = memref.alloca() : memref<memref<f32>>
  %b = memref.load %a[] : memref<memref<f32>>
  %e = memref.alloca() : memref<f32>
  %x = scf.if %y -> f32 {
    %t = memref.alloca() : memref<f32>
    %0 = memref.load %t[] : memref<f32>
    scf.yield %0 : f32
  } else {
    %0 = memref.load %e[] : memref<f32>
    scf.yield %0 : f32
  }
  return %b, %x : memref<f32>, f32
}
func.func @big() -> f32 {
  %i = arith.constant 0 : index
  %a = memref.alloca() : memref<2xf32>
  %b = memref.load %a[%i] : memref<2xf32>
  %g = memref.alloca() : memref<f32>
  %h = memref.alloca() : memref<f32, 3>
  %d = memref.load %h[] : memref<f32, 3>
  %k = memref.alloca()[%i] : memref<f32, affine_map<()[s0] -> (s0)>>
  %z = memref.load %k[] : memref<f32, affine_map<()[s0] -> (s0)>>
  return %b : f32
}
func.func @later(%y : i1) -> f32 {
  cf.br ^a
^a:
  %a = memref.alloca() : memref<f32>
  %b = memref.load %a[] : memref<f32>
  cf.cond_br %y, ^a, ^b
^b:
  return %b : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @basic(%arg0: i1, %arg1: f32) -> f32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = ub.poison : f32
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%arg1 : f32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%[[V0]] : f32)
// CHECK-NEXT: ^bb3(%[[V1:[0-9]+]]: f32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: return %[[V1]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @defaults(%arg0: index) -> (f32, index, i32, vector<4xf32>, complex<f32>) {
// CHECK-NEXT: %[[V0:[0-9]+]] = ub.poison : complex<f32>
// CHECK-NEXT: %[[V1:[0-9]+]] = ub.poison : vector<4xf32>
// CHECK-NEXT: %[[V2:[0-9]+]] = ub.poison : i32
// CHECK-NEXT: %[[V3:[0-9]+]] = ub.poison : index
// CHECK-NEXT: %[[V4:[0-9]+]] = ub.poison : f32
// CHECK-NEXT: return %[[V4]], %[[V3]], %[[V2]], %[[V1]], %[[V0]] : f32, index, i32, vector<4xf32>, complex<f32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @nest(%arg0: i1, %arg1: memref<f32>) -> (memref<f32>, f32) {
// CHECK-NEXT: %[[V0:[0-9]+]] = ub.poison : memref<f32>
// CHECK-NEXT: %alloca = memref.alloca() : memref<f32>
// CHECK-NEXT: %[[V1:[0-9]+]] = scf.if %arg0 -> (f32) {
// CHECK-NEXT: %[[V2:[0-9]+]] = ub.poison : f32
// CHECK-NEXT: scf.yield %[[V2]] : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V2:[0-9]+]] = memref.load %alloca[] : memref<f32>
// CHECK-NEXT: scf.yield %[[V2]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]], %[[V1]] : memref<f32>, f32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @big() -> f32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<2xf32>
// CHECK-NEXT: %[[V0:[0-9]+]] = memref.load %alloca[%c0] : memref<2xf32>
// CHECK-NEXT: %alloca_0 = memref.alloca() : memref<f32>
// CHECK-NEXT: return %[[V0]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @later(%arg0: i1) -> f32 {
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %[[V0:[0-9]+]] = ub.poison : f32
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: return %[[V0]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --fold-memref-alias-ops --mlir-print-op-generic | FileCheck %s

// An access that is made says that it does not go past caches, unless it did.

func.func @accesses(%m: memref<8x8xf32>, %i: index, %v: vector<4xf32>, %x: f32) -> (vector<4xf32>, f32) {
  %s = memref.subview %m[1, 1][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 9>>
  vector.store %v, %s[%i, %i] {nontemporal = true} : memref<4x4xf32, strided<[8, 1], offset: 9>>, vector<4xf32>
  %0 = vector.load %s[%i, %i] : memref<4x4xf32, strided<[8, 1], offset: 9>>, vector<4xf32>
  memref.store %x, %s[%i, %i] {nontemporal = true} : memref<4x4xf32, strided<[8, 1], offset: 9>>
  %1 = memref.load %s[%i, %i] : memref<4x4xf32, strided<[8, 1], offset: 9>>
  return %0, %1 : vector<4xf32>, f32
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT: "func.func"() <{function_type = (memref<8x8xf32>, index, vector<4xf32>, f32) -> (vector<4xf32>, f32), sym_name = "accesses"}> ({
// CHECK-NEXT: ^bb0(%arg0: memref<8x8xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: f32):
// CHECK-NEXT: %[[V0:.*]] = "affine.apply"(%arg1) <{map = #map}> : (index) -> index
// CHECK-NEXT: %[[V1:.*]] = "affine.apply"(%arg1) <{map = #map}> : (index) -> index
// CHECK-NEXT: "vector.store"(%arg2, %arg0, %[[V0]], %[[V1]]) <{nontemporal = false}> : (vector<4xf32>, memref<8x8xf32>, index, index) -> ()
// CHECK-NEXT: %[[V2:.*]] = "affine.apply"(%arg1) <{map = #map}> : (index) -> index
// CHECK-NEXT: %[[V3:.*]] = "affine.apply"(%arg1) <{map = #map}> : (index) -> index
// CHECK-NEXT: %[[V4:.*]] = "vector.load"(%arg0, %[[V2]], %[[V3]]) <{nontemporal = false}> : (memref<8x8xf32>, index, index) -> vector<4xf32>
// CHECK-NEXT: %[[V5:.*]] = "affine.apply"(%arg1) <{map = #map}> : (index) -> index
// CHECK-NEXT: %[[V6:.*]] = "affine.apply"(%arg1) <{map = #map}> : (index) -> index
// CHECK-NEXT: "memref.store"(%arg3, %arg0, %[[V5]], %[[V6]]) <{nontemporal = true}> : (f32, memref<8x8xf32>, index, index) -> ()
// CHECK-NEXT: %[[V7:.*]] = "affine.apply"(%arg1) <{map = #map}> : (index) -> index
// CHECK-NEXT: %[[V8:.*]] = "affine.apply"(%arg1) <{map = #map}> : (index) -> index
// CHECK-NEXT: %[[V9:.*]] = "memref.load"(%arg0, %[[V7]], %[[V8]]) <{nontemporal = false}> : (memref<8x8xf32>, index, index) -> f32
// CHECK-NEXT: "func.return"(%[[V4]], %[[V9]]) : (vector<4xf32>, f32) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()

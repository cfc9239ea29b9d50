// RUN: mlir-opt %s --split-input-file --flatten-memref --mlir-print-op-generic | FileCheck %s

// An access that is made says that it does not go past caches, unless it did.

func.func @accesses(%m: memref<8x8xf32>, %i: index, %v: vector<4xf32>, %x: f32) -> (vector<4xf32>, f32) {
  vector.store %v, %m[%i, %i] {nontemporal = true} : memref<8x8xf32>, vector<4xf32>
  %0 = vector.load %m[%i, %i] : memref<8x8xf32>, vector<4xf32>
  memref.store %x, %m[%i, %i] {nontemporal = true} : memref<8x8xf32>
  %1 = memref.load %m[%i, %i] : memref<8x8xf32>
  return %0, %1 : vector<4xf32>, f32
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 9)>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT: "func.func"() <{function_type = (memref<8x8xf32>, index, vector<4xf32>, f32) -> (vector<4xf32>, f32), sym_name = "accesses"}> ({
// CHECK-NEXT: ^bb0(%arg0: memref<8x8xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: f32):
// CHECK-NEXT: %[[V0:.*]] = "affine.apply"(%arg1) <{map = #map}> : (index) -> index
// CHECK-NEXT: %[[V1:.*]] = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 64>, static_strides = array<i64: 1>}> : (memref<8x8xf32>) -> memref<64xf32, strided<[1]>>
// CHECK-NEXT: "vector.store"(%arg2, %[[V1]], %[[V0]]) <{nontemporal = true}> : (vector<4xf32>, memref<64xf32, strided<[1]>>, index) -> ()
// CHECK-NEXT: %[[V2:.*]] = "affine.apply"(%arg1) <{map = #map}> : (index) -> index
// CHECK-NEXT: %[[V3:.*]] = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 64>, static_strides = array<i64: 1>}> : (memref<8x8xf32>) -> memref<64xf32, strided<[1]>>
// CHECK-NEXT: %[[V4:.*]] = "vector.load"(%[[V3]], %[[V2]]) <{nontemporal = false}> : (memref<64xf32, strided<[1]>>, index) -> vector<4xf32>
// CHECK-NEXT: %[[V5:.*]] = "affine.apply"(%arg1) <{map = #map}> : (index) -> index
// CHECK-NEXT: %[[V6:.*]] = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 64>, static_strides = array<i64: 1>}> : (memref<8x8xf32>) -> memref<64xf32, strided<[1]>>
// CHECK-NEXT: "memref.store"(%arg3, %[[V6]], %[[V5]]) <{nontemporal = true}> : (f32, memref<64xf32, strided<[1]>>, index) -> ()
// CHECK-NEXT: %[[V7:.*]] = "affine.apply"(%arg1) <{map = #map}> : (index) -> index
// CHECK-NEXT: %[[V8:.*]] = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 64>, static_strides = array<i64: 1>}> : (memref<8x8xf32>) -> memref<64xf32, strided<[1]>>
// CHECK-NEXT: %[[V9:.*]] = "memref.load"(%[[V8]], %[[V7]]) <{nontemporal = false}> : (memref<64xf32, strided<[1]>>, index) -> f32
// CHECK-NEXT: "func.return"(%[[V4]], %[[V9]]) : (vector<4xf32>, f32) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// RUN: mlir-opt %s --lower-affine --mlir-print-op-generic | FileCheck %s

// Accesses say that they are not non-temporal; the custom form leaves that out.

func.func @accesses(%m: memref<8xf32>, %i: index) {
  %0 = affine.load %m[%i] : memref<8xf32>
  affine.store %0, %m[%i] : memref<8xf32>
  %1 = affine.vector_load %m[%i] : memref<8xf32>, vector<4xf32>
  affine.vector_store %1, %m[%i] : memref<8xf32>, vector<4xf32>
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<8xf32>, index) -> (), sym_name = "accesses"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: index):
// CHECK-NEXT:     %[[V0:[^ ]+]] = "memref.load"(%[[ARG0]], %[[ARG1]]) <{nontemporal = false}> : (memref<8xf32>, index) -> f32
// CHECK-NEXT:     "memref.store"(%[[V0]], %[[ARG0]], %[[ARG1]]) <{nontemporal = false}> : (f32, memref<8xf32>, index) -> ()
// CHECK-NEXT:     %[[V1:[^ ]+]] = "vector.load"(%[[ARG0]], %[[ARG1]]) <{nontemporal = false}> : (memref<8xf32>, index) -> vector<4xf32>
// CHECK-NEXT:     "vector.store"(%[[V1]], %[[ARG0]], %[[ARG1]]) <{nontemporal = false}> : (vector<4xf32>, memref<8xf32>, index) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @a(%m: vector<8xi1>, %p: memref<8xf32>, %v: vector<8xf32>, %i: index, %f: f32, %x: vector<8xf32>) {
  vector.mask %m { } : vector<8xi1>
  vector.mask %m { vector.yield } : vector<8xi1>
  %0 = vector.mask %m { vector.yield %v : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %1 = vector.mask %m { 
   %3 = vector.reduction <add>, %v, %f : vector<8xf32> into f32 
   vector.yield %3 : f32 
   } {foo, operandSegmentSizes = 1} : vector<8xi1> -> f32
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<8xi1>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32, %[[ARG5:[^ ]+]]: vector<8xf32>) {
// CHECK-NEXT:     vector.mask %[[ARG0]] { vector.yield } : vector<8xi1>
// CHECK-NEXT:     vector.mask %[[ARG0]] { vector.yield } : vector<8xi1>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.mask %[[ARG0]] { vector.yield %[[ARG2]] : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.mask %[[ARG0]] { vector.reduction <add>, %[[ARG2]], %[[ARG4]] : vector<8xf32> into f32 } {foo, operandSegmentSizes = 1 : i64} : vector<8xi1> -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<8xi1>, memref<8xf32>, vector<8xf32>, index, f32, vector<8xf32>) -> (), sym_name = "a"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<8xi1>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32, %[[ARG5:[^ ]+]]: vector<8xf32>):
// GENERIC-NEXT:     "vector.mask"(%[[ARG0]]) ({
// GENERIC-NEXT:       "vector.yield"() : () -> ()
// GENERIC-NEXT:     }) : (vector<8xi1>) -> ()
// GENERIC-NEXT:     "vector.mask"(%[[ARG0]]) ({
// GENERIC-NEXT:       "vector.yield"() : () -> ()
// GENERIC-NEXT:     }) : (vector<8xi1>) -> ()
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "vector.mask"(%[[ARG0]]) ({
// GENERIC-NEXT:       "vector.yield"(%[[ARG2]]) : (vector<8xf32>) -> ()
// GENERIC-NEXT:     }) : (vector<8xi1>) -> vector<8xf32>
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "vector.mask"(%[[ARG0]]) ({
// GENERIC-NEXT:       %[[V2:[^ ]+]] = "vector.reduction"(%[[ARG2]], %[[ARG4]]) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xf32>, f32) -> f32
// GENERIC-NEXT:       "vector.yield"(%[[V2]]) : (f32) -> ()
// GENERIC-NEXT:     }) {foo, operandSegmentSizes = 1 : i64} : (vector<8xi1>) -> f32
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @a(%m: vector<8xi1>, %p: memref<8xf32>, %v: vector<8xf32>, %i: index, %f: f32, %x: vector<8xf32>) {
  vector.mask %m, %x { vector.transfer_read %p[%i], %f, %m : memref<8xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<8xi1>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32, %[[ARG5:[^ ]+]]: vector<8xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.mask %[[ARG0]], %[[ARG5]] { vector.transfer_read %[[ARG1]][%[[ARG3]]], %[[ARG4]], %[[ARG0]] : memref<8xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<8xi1>, memref<8xf32>, vector<8xf32>, index, f32, vector<8xf32>) -> (), sym_name = "a"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<8xi1>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32, %[[ARG5:[^ ]+]]: vector<8xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "vector.mask"(%[[ARG0]], %[[ARG5]]) ({
// GENERIC-NEXT:       %[[V1:[^ ]+]] = "vector.transfer_read"(%[[ARG1]], %[[ARG3]], %[[ARG4]], %[[ARG0]]) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = #map}> : (memref<8xf32>, index, f32, vector<8xi1>) -> vector<8xf32>
// GENERIC-NEXT:       "vector.yield"(%[[V1]]) : (vector<8xf32>) -> ()
// GENERIC-NEXT:     }) : (vector<8xi1>, vector<8xf32>) -> vector<8xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @maskable(%m: vector<8xi1>, %p: memref<8x8xf32>, %v: vector<8xf32>, %i: index, %f: f32, %a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>, %mm: vector<4x4x8xi1>, %mg : vector<4x8xi1>, %mo: vector<8x8xi1>, %iv: vector<8xi32>) {
  %0 = vector.mask %mm { vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"]} %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32> } : vector<4x4x8xi1> -> vector<4x4xf32>
  %1 = vector.mask %mg { vector.multi_reduction <add>, %a, %v [0] : vector<4x8xf32> to vector<8xf32> } : vector<4x8xi1> -> vector<8xf32>
  %2 = vector.mask %mo { vector.outerproduct %v, %v {kind = #vector.kind<add>} : vector<8xf32>, vector<8xf32> } : vector<8x8xi1> -> vector<8x8xf32>
  %3 = vector.mask %mo { vector.transfer_read %p[%i, %i], %f {permutation_map = affine_map<(i,j)->(j, i)>} : memref<8x8xf32>, vector<8x8xf32> } : vector<8x8xi1> -> vector<8x8xf32>
  %4 = vector.mask %m { vector.gather %p[%i,%i][%iv], %m, %v : memref<8x8xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}



// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @maskable(%[[ARG0:[^ ]+]]: vector<8xi1>, %[[ARG1:[^ ]+]]: memref<8x8xf32>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32, %[[ARG5:[^ ]+]]: vector<4x8xf32>, %[[ARG6:[^ ]+]]: vector<8x4xf32>, %[[ARG7:[^ ]+]]: vector<4x4xf32>, %[[ARG8:[^ ]+]]: vector<4x4x8xi1>, %[[ARG9:[^ ]+]]: vector<4x8xi1>, %[[ARG10:[^ ]+]]: vector<8x8xi1>, %[[ARG11:[^ ]+]]: vector<8xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.mask %[[ARG8]] { vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG5]], %[[ARG6]], %[[ARG7]] : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32> } : vector<4x4x8xi1> -> vector<4x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.mask %[[ARG9]] { vector.multi_reduction <add>, %[[ARG5]], %[[ARG2]] [0] : vector<4x8xf32> to vector<8xf32> } : vector<4x8xi1> -> vector<8xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.mask %[[ARG10]] { vector.outerproduct %[[ARG2]], %[[ARG2]] : vector<8xf32>, vector<8xf32> } : vector<8x8xi1> -> vector<8x8xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.mask %[[ARG10]] { vector.transfer_read %[[ARG1]][%[[ARG3]], %[[ARG3]]], %[[ARG4]] {permutation_map = #map3} : memref<8x8xf32>, vector<8x8xf32> } : vector<8x8xi1> -> vector<8x8xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.mask %[[ARG0]] { vector.gather %[[ARG1]][%[[ARG3]], %[[ARG3]]] [%[[ARG11]]], %[[ARG0]], %[[ARG2]] : memref<8x8xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<8xi1>, memref<8x8xf32>, vector<8xf32>, index, f32, vector<4x8xf32>, vector<8x4xf32>, vector<4x4xf32>, vector<4x4x8xi1>, vector<4x8xi1>, vector<8x8xi1>, vector<8xi32>) -> (), sym_name = "maskable"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<8xi1>, %[[ARG1:[^ ]+]]: memref<8x8xf32>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32, %[[ARG5:[^ ]+]]: vector<4x8xf32>, %[[ARG6:[^ ]+]]: vector<8x4xf32>, %[[ARG7:[^ ]+]]: vector<4x4xf32>, %[[ARG8:[^ ]+]]: vector<4x4x8xi1>, %[[ARG9:[^ ]+]]: vector<4x8xi1>, %[[ARG10:[^ ]+]]: vector<8x8xi1>, %[[ARG11:[^ ]+]]: vector<8xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "vector.mask"(%[[ARG8]]) ({
// GENERIC-NEXT:       %[[V9:[^ ]+]] = "vector.contract"(%[[ARG5]], %[[ARG6]], %[[ARG7]]) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x8xf32>, vector<8x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
// GENERIC-NEXT:       "vector.yield"(%[[V9]]) : (vector<4x4xf32>) -> ()
// GENERIC-NEXT:     }) : (vector<4x4x8xi1>) -> vector<4x4xf32>
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "vector.mask"(%[[ARG9]]) ({
// GENERIC-NEXT:       %[[V8:[^ ]+]] = "vector.multi_reduction"(%[[ARG5]], %[[ARG2]]) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0>}> : (vector<4x8xf32>, vector<8xf32>) -> vector<8xf32>
// GENERIC-NEXT:       "vector.yield"(%[[V8]]) : (vector<8xf32>) -> ()
// GENERIC-NEXT:     }) : (vector<4x8xi1>) -> vector<8xf32>
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "vector.mask"(%[[ARG10]]) ({
// GENERIC-NEXT:       %[[V7:[^ ]+]] = "vector.outerproduct"(%[[ARG2]], %[[ARG2]]) <{kind = #vector.kind<add>}> : (vector<8xf32>, vector<8xf32>) -> vector<8x8xf32>
// GENERIC-NEXT:       "vector.yield"(%[[V7]]) : (vector<8x8xf32>) -> ()
// GENERIC-NEXT:     }) : (vector<8x8xi1>) -> vector<8x8xf32>
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "vector.mask"(%[[ARG10]]) ({
// GENERIC-NEXT:       %[[V6:[^ ]+]] = "vector.transfer_read"(%[[ARG1]], %[[ARG3]], %[[ARG3]], %[[ARG4]]) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map3}> : (memref<8x8xf32>, index, index, f32) -> vector<8x8xf32>
// GENERIC-NEXT:       "vector.yield"(%[[V6]]) : (vector<8x8xf32>) -> ()
// GENERIC-NEXT:     }) : (vector<8x8xi1>) -> vector<8x8xf32>
// GENERIC-NEXT:     %[[V4:[^ ]+]] = "vector.mask"(%[[ARG0]]) ({
// GENERIC-NEXT:       %[[V5:[^ ]+]] = "vector.gather"(%[[ARG1]], %[[ARG3]], %[[ARG3]], %[[ARG11]], %[[ARG0]], %[[ARG2]]) : (memref<8x8xf32>, index, index, vector<8xi32>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
// GENERIC-NEXT:       "vector.yield"(%[[V5]]) : (vector<8xf32>) -> ()
// GENERIC-NEXT:     }) : (vector<8xi1>) -> vector<8xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

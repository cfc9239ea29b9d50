// RUN: mlir-opt %s --convert-vector-to-scf=target-rank=0 --mlir-print-op-generic | FileCheck %s

// Which loads and stores are said not to be non-temporal.

func.func @write(%m: memref<?x?xf32>, %i: index, %v: vector<4x8xf32>, %k: vector<4x8xi1>) {
  vector.transfer_write %v, %m[%i, %i], %k : vector<4x8xf32>, memref<?x?xf32>
  return
}

func.func @read(%m: memref<?xf32, strided<[2]>>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i], %p, %k : memref<?xf32, strided<[2]>>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> ()>
// CHECK-NEXT: #map2 = affine_map<(d0) -> ()>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (memref<?x?xf32>, index, vector<4x8xf32>, vector<4x8xi1>) -> (), sym_name = "write"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG5:[^ ]+]]: memref<?x?xf32>, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: vector<4x8xf32>, %[[ARG8:[^ ]+]]: vector<4x8xi1>):
// CHECK-NEXT:     %[[V16:[^ ]+]] = "arith.constant"() <{value = 8 : index}> : () -> index
// CHECK-NEXT:     %[[V17:[^ ]+]] = "arith.constant"() <{value = 1 : index}> : () -> index
// CHECK-NEXT:     %[[V18:[^ ]+]] = "arith.constant"() <{value = 4 : index}> : () -> index
// CHECK-NEXT:     %[[V19:[^ ]+]] = "arith.constant"() <{value = 0 : index}> : () -> index
// CHECK-NEXT:     %[[V20:[^ ]+]] = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<vector<4x8xf32>>
// CHECK-NEXT:     %[[V21:[^ ]+]] = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<vector<4x8xi1>>
// CHECK-NEXT:     "memref.store"(%[[ARG8]], %[[V21]]) : (vector<4x8xi1>, memref<vector<4x8xi1>>) -> ()
// CHECK-NEXT:     "memref.store"(%[[ARG7]], %[[V20]]) : (vector<4x8xf32>, memref<vector<4x8xf32>>) -> ()
// CHECK-NEXT:     %[[V22:[^ ]+]] = "vector.type_cast"(%[[V20]]) : (memref<vector<4x8xf32>>) -> memref<4xvector<8xf32>>
// CHECK-NEXT:     %[[V23:[^ ]+]] = "vector.type_cast"(%[[V21]]) : (memref<vector<4x8xi1>>) -> memref<4xvector<8xi1>>
// CHECK-NEXT:     "scf.for"(%[[V19]], %[[V18]], %[[V17]]) ({
// CHECK-NEXT:     ^bb0(%[[ARG9:[^ ]+]]: index):
// CHECK-NEXT:       %[[V24:[^ ]+]] = "memref.dim"(%[[ARG5]], %[[V19]]) : (memref<?x?xf32>, index) -> index
// CHECK-NEXT:       %[[V25:[^ ]+]] = "affine.apply"(%[[ARG9]], %[[ARG6]]) <{map = #map}> : (index, index) -> index
// CHECK-NEXT:       %[[V26:[^ ]+]] = "arith.cmpi"(%[[V24]], %[[V25]]) <{predicate = 4 : i64}> : (index, index) -> i1
// CHECK-NEXT:       "scf.if"(%[[V26]]) ({
// CHECK-NEXT:         %[[V27:[^ ]+]] = "affine.apply"(%[[ARG9]], %[[ARG6]]) <{map = #map}> : (index, index) -> index
// CHECK-NEXT:         %[[V28:[^ ]+]] = "memref.load"(%[[V23]], %[[ARG9]]) <{nontemporal = false}> : (memref<4xvector<8xi1>>, index) -> vector<8xi1>
// CHECK-NEXT:         %[[V29:[^ ]+]] = "vector.type_cast"(%[[V22]]) : (memref<4xvector<8xf32>>) -> memref<4x8xvector<f32>>
// CHECK-NEXT:         "scf.for"(%[[V19]], %[[V16]], %[[V17]]) ({
// CHECK-NEXT:         ^bb0(%[[ARG10:[^ ]+]]: index):
// CHECK-NEXT:           %[[V30:[^ ]+]] = "memref.dim"(%[[ARG5]], %[[V17]]) : (memref<?x?xf32>, index) -> index
// CHECK-NEXT:           %[[V31:[^ ]+]] = "affine.apply"(%[[ARG10]], %[[ARG6]]) <{map = #map}> : (index, index) -> index
// CHECK-NEXT:           %[[V32:[^ ]+]] = "arith.cmpi"(%[[V30]], %[[V31]]) <{predicate = 4 : i64}> : (index, index) -> i1
// CHECK-NEXT:           %[[V33:[^ ]+]] = "vector.extract"(%[[V28]], %[[ARG10]]) <{static_position = array<i64: -9223372036854775808>}> : (vector<8xi1>, index) -> i1
// CHECK-NEXT:           %[[V34:[^ ]+]] = "arith.andi"(%[[V32]], %[[V33]]) : (i1, i1) -> i1
// CHECK-NEXT:           "scf.if"(%[[V34]]) ({
// CHECK-NEXT:             %[[V35:[^ ]+]] = "affine.apply"(%[[ARG10]], %[[ARG6]]) <{map = #map}> : (index, index) -> index
// CHECK-NEXT:             %[[V36:[^ ]+]] = "memref.load"(%[[V29]], %[[ARG9]], %[[ARG10]]) <{nontemporal = false}> : (memref<4x8xvector<f32>>, index, index) -> vector<f32>
// CHECK-NEXT:             "vector.transfer_write"(%[[V36]], %[[ARG5]], %[[V27]], %[[V35]]) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map1}> : (vector<f32>, memref<?x?xf32>, index, index) -> ()
// CHECK-NEXT:             "scf.yield"() : () -> ()
// CHECK-NEXT:           }, {
// CHECK-NEXT:             "scf.yield"() : () -> ()
// CHECK-NEXT:           }) : (i1) -> ()
// CHECK-NEXT:           "scf.yield"() : () -> ()
// CHECK-NEXT:         }) : (index, index, index) -> ()
// CHECK-NEXT:         "scf.yield"() : () -> ()
// CHECK-NEXT:       }, {
// CHECK-NEXT:         "scf.yield"() : () -> ()
// CHECK-NEXT:       }) : (i1) -> ()
// CHECK-NEXT:       "scf.yield"() : () -> ()
// CHECK-NEXT:     }) : (index, index, index) -> ()
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT:   "func.func"() <{function_type = (memref<?xf32, strided<[2]>>, index, f32, vector<4xi1>) -> vector<4xf32>, sym_name = "read"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: memref<?xf32, strided<[2]>>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<4xi1>):
// CHECK-NEXT:     %[[V0:[^ ]+]] = "arith.constant"() <{value = 1 : index}> : () -> index
// CHECK-NEXT:     %[[V1:[^ ]+]] = "arith.constant"() <{value = 4 : index}> : () -> index
// CHECK-NEXT:     %[[V2:[^ ]+]] = "arith.constant"() <{value = 0 : index}> : () -> index
// CHECK-NEXT:     %[[V3:[^ ]+]] = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<vector<4xf32>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<vector<4xi1>>
// CHECK-NEXT:     "memref.store"(%[[ARG3]], %[[V4]]) : (vector<4xi1>, memref<vector<4xi1>>) -> ()
// CHECK-NEXT:     %[[V5:[^ ]+]] = "memref.load"(%[[V4]]) <{nontemporal = false}> : (memref<vector<4xi1>>) -> vector<4xi1>
// CHECK-NEXT:     %[[V6:[^ ]+]] = "vector.type_cast"(%[[V3]]) : (memref<vector<4xf32>>) -> memref<4xvector<f32>>
// CHECK-NEXT:     "scf.for"(%[[V2]], %[[V1]], %[[V0]]) ({
// CHECK-NEXT:     ^bb0(%[[ARG4:[^ ]+]]: index):
// CHECK-NEXT:       %[[V8:[^ ]+]] = "memref.dim"(%[[ARG0]], %[[V2]]) : (memref<?xf32, strided<[2]>>, index) -> index
// CHECK-NEXT:       %[[V9:[^ ]+]] = "affine.apply"(%[[ARG4]], %[[ARG1]]) <{map = #map}> : (index, index) -> index
// CHECK-NEXT:       %[[V10:[^ ]+]] = "arith.cmpi"(%[[V8]], %[[V9]]) <{predicate = 4 : i64}> : (index, index) -> i1
// CHECK-NEXT:       %[[V11:[^ ]+]] = "vector.extract"(%[[V5]], %[[ARG4]]) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xi1>, index) -> i1
// CHECK-NEXT:       %[[V12:[^ ]+]] = "arith.andi"(%[[V10]], %[[V11]]) : (i1, i1) -> i1
// CHECK-NEXT:       "scf.if"(%[[V12]]) ({
// CHECK-NEXT:         %[[V14:[^ ]+]] = "affine.apply"(%[[ARG4]], %[[ARG1]]) <{map = #map}> : (index, index) -> index
// CHECK-NEXT:         %[[V15:[^ ]+]] = "vector.transfer_read"(%[[ARG0]], %[[V14]], %[[ARG2]]) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map2}> : (memref<?xf32, strided<[2]>>, index, f32) -> vector<f32>
// CHECK-NEXT:         "memref.store"(%[[V15]], %[[V6]], %[[ARG4]]) <{nontemporal = false}> : (vector<f32>, memref<4xvector<f32>>, index) -> ()
// CHECK-NEXT:         "scf.yield"() : () -> ()
// CHECK-NEXT:       }, {
// CHECK-NEXT:         %[[V13:[^ ]+]] = "vector.broadcast"(%[[ARG2]]) : (f32) -> vector<f32>
// CHECK-NEXT:         "memref.store"(%[[V13]], %[[V6]], %[[ARG4]]) <{nontemporal = false}> : (vector<f32>, memref<4xvector<f32>>, index) -> ()
// CHECK-NEXT:         "scf.yield"() : () -> ()
// CHECK-NEXT:       }) : (i1) -> ()
// CHECK-NEXT:       "scf.yield"() : () -> ()
// CHECK-NEXT:     }) : (index, index, index) -> ()
// CHECK-NEXT:     %[[V7:[^ ]+]] = "memref.load"(%[[V3]]) : (memref<vector<4xf32>>) -> vector<4xf32>
// CHECK-NEXT:     "func.return"(%[[V7]]) : (vector<4xf32>) -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

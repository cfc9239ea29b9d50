// RUN: mlir-opt %s --convert-vector-to-scf=lower-tensors --mlir-print-op-generic --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

func.func @write(%v: vector<2x3xf32>, %t: tensor<?x?xf32> loc("t"), %i: index) -> tensor<?x?xf32> {
  %0 = vector.transfer_write %v, %t[%i, %i] : vector<2x3xf32>, tensor<?x?xf32> loc("write")
  return %0 : tensor<?x?xf32> loc("return")
} loc("write")

// CHECK: "builtin.module"() ({
// CHECK-NEXT: "func.func"() <{function_type = (vector<2x3xf32>, tensor<?x?xf32>, index) -> tensor<?x?xf32>, sym_name = "write"}> ({
// CHECK-NEXT: ^bb0(%arg0: vector<2x3xf32> loc("tests/lowering/convert-vector-to-scf/places-of-arguments.mlir":3:18), %arg1: tensor<?x?xf32> loc("t"), %arg2: index loc("tests/lowering/convert-vector-to-scf/places-of-arguments.mlir":3:69)):
// CHECK-NEXT: %0 = "arith.constant"() <{value = 1 : index}> : () -> index loc("write")
// CHECK-NEXT: %1 = "arith.constant"() <{value = 2 : index}> : () -> index loc("write")
// CHECK-NEXT: %2 = "arith.constant"() <{value = 0 : index}> : () -> index loc(unknown)
// CHECK-NEXT: %3 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<vector<2x3xf32>> loc("write")
// CHECK-NEXT: "memref.store"(%arg0, %3) : (vector<2x3xf32>, memref<vector<2x3xf32>>) -> () loc("write")
// CHECK-NEXT: %4 = "vector.type_cast"(%3) : (memref<vector<2x3xf32>>) -> memref<2xvector<3xf32>> loc("write")
// CHECK-NEXT: %5 = "scf.for"(%2, %1, %0, %arg1) ({
// CHECK-NEXT: ^bb0(%arg3: index loc("write"), %arg4: tensor<?x?xf32> loc("t")):
// CHECK-NEXT: %6 = "tensor.dim"(%arg1, %2) : (tensor<?x?xf32>, index) -> index loc("write")
// CHECK-NEXT: %7 = "affine.apply"(%arg3, %arg2) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index loc("write")
// CHECK-NEXT: %8 = "arith.cmpi"(%6, %7) <{predicate = 4 : i64}> : (index, index) -> i1 loc("write")
// CHECK-NEXT: %9 = "scf.if"(%8) ({
// CHECK-NEXT: %10 = "affine.apply"(%arg3, %arg2) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index loc("write")
// CHECK-NEXT: %11 = "memref.load"(%4, %arg3) <{nontemporal = false}> : (memref<2xvector<3xf32>>, index) -> vector<3xf32> loc("write")
// CHECK-NEXT: %12 = "vector.transfer_write"(%11, %arg4, %10, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<3xf32>, tensor<?x?xf32>, index, index) -> tensor<?x?xf32> loc("write")
// CHECK-NEXT: "scf.yield"(%12) : (tensor<?x?xf32>) -> () loc("write")
// CHECK-NEXT: }, {
// CHECK-NEXT: "scf.yield"(%arg4) : (tensor<?x?xf32>) -> () loc("write")
// CHECK-NEXT: }) : (i1) -> tensor<?x?xf32> loc("write")
// CHECK-NEXT: "scf.yield"(%9) : (tensor<?x?xf32>) -> () loc("write")
// CHECK-NEXT: }) : (index, index, index, tensor<?x?xf32>) -> tensor<?x?xf32> loc("write")
// CHECK-NEXT: "func.return"(%5) : (tensor<?x?xf32>) -> () loc("return")
// CHECK-NEXT: }) : () -> () loc("write")
// CHECK-NEXT: }) : () -> () loc("tests/lowering/convert-vector-to-scf/places-of-arguments.mlir":0:0)

// RUN: mlir-opt %s --scf-parallel-loop-tiling=parallel-loop-tile-sizes=4 --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// The inner loop takes the body, unless its points are checked.
func.func @tiled(%lb: index, %ub: index, %s: index) {
  scf.parallel (%i) = (%lb) to (%ub) step (%s) {
    "test.use"(%i) : (index) -> () loc("use")
  } loc("loop")
  return loc("return")
} loc("tiled")

// CHECK: "builtin.module"() ({
// CHECK-NEXT: "func.func"() <{function_type = (index, index, index) -> (), sym_name = "tiled"}> ({
// CHECK-NEXT: ^bb0(%arg0: index loc("tests/passes/scf-parallel-loop-tiling/places-of-arguments.mlir":4:18), %arg1: index loc("tests/passes/scf-parallel-loop-tiling/places-of-arguments.mlir":4:30), %arg2: index loc("tests/passes/scf-parallel-loop-tiling/places-of-arguments.mlir":4:42)):
// CHECK-NEXT: %0 = "arith.constant"() <{value = 0 : index}> : () -> index loc("loop")
// CHECK-NEXT: %1 = "arith.constant"() <{value = 4 : index}> : () -> index loc("loop")
// CHECK-NEXT: %2 = "arith.muli"(%arg2, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index loc("loop")
// CHECK-NEXT: "scf.parallel"(%arg0, %arg1, %2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
// CHECK-NEXT: ^bb0(%arg3: index loc("loop")):
// CHECK-NEXT: %3 = "affine.min"(%2, %arg1, %arg3) <{map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>}> : (index, index, index) -> index loc("loop")
// CHECK-NEXT: "scf.parallel"(%0, %3, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
// CHECK-NEXT: ^bb0(%arg4: index loc("tests/passes/scf-parallel-loop-tiling/places-of-arguments.mlir":5:17)):
// CHECK-NEXT: %4 = "arith.addi"(%arg4, %arg3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index loc("loop")
// CHECK-NEXT: "test.use"(%4) : (index) -> () loc("use")
// CHECK-NEXT: "scf.reduce"() : () -> () loc("tests/passes/scf-parallel-loop-tiling/places-of-arguments.mlir":5:3)
// CHECK-NEXT: }) : (index, index, index) -> () loc("loop")
// CHECK-NEXT: "scf.reduce"() : () -> () loc("loop")
// CHECK-NEXT: }) : (index, index, index) -> () loc("loop")
// CHECK-NEXT: "func.return"() : () -> () loc("return")
// CHECK-NEXT: }) : () -> () loc("tiled")
// CHECK-NEXT: }) : () -> () loc("tests/passes/scf-parallel-loop-tiling/places-of-arguments.mlir":0:0)

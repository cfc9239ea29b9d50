// RUN: mlir-opt %s --scf-for-to-while --mlir-print-debuginfo --mlir-print-local-scope --mlir-print-op-generic | FileCheck %s

func.func @f(%lb: index loc("lower"), %ub: index, %step: index, %init: i32 loc("init")) -> i32 {
  %0 = scf.for %i = %lb to %ub step %step iter_args(%acc = %init) -> (i32) {
    %1 = arith.addi %acc, %acc : i32 loc("add")
    scf.yield %1 : i32 loc("yield")
  } loc("for")
  return %0 : i32
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (index, index, index, i32) -> i32, sym_name = "f"}> ({
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index loc("lower"), %[[ARG1:[^ ]+]]: index loc("tests/passes/scf-for-to-while/locations.mlir":3:39), %[[ARG2:[^ ]+]]: index loc("tests/passes/scf-for-to-while/locations.mlir":3:51), %[[ARG3:[^ ]+]]: i32 loc("init")):
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = "scf.while"(%[[ARG0]], %[[ARG3]]) ({
// CHECK-NEXT:     ^bb0(%[[ARG6:[^ ]+]]: index loc("tests/passes/scf-for-to-while/locations.mlir":4:16), %[[ARG7:[^ ]+]]: i32 loc("init")):
// CHECK-NEXT:       %[[V3:[^ ]+]] = "arith.cmpi"(%[[ARG6]], %[[ARG1]]) <{predicate = 2 : i64}> : (index, index) -> i1 loc("for")
// CHECK-NEXT:       "scf.condition"(%[[V3]], %[[ARG6]], %[[ARG7]]) : (i1, index, i32) -> () loc("for")
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%[[ARG4:[^ ]+]]: index loc("tests/passes/scf-for-to-while/locations.mlir":4:16), %[[ARG5:[^ ]+]]: i32 loc("init")):
// CHECK-NEXT:       %[[V1:[^ ]+]] = "arith.addi"(%[[ARG4]], %[[ARG2]]) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index loc("for")
// CHECK-NEXT:       %[[V2:[^ ]+]] = "arith.addi"(%[[ARG5]], %[[ARG5]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 loc("add")
// CHECK-NEXT:       "scf.yield"(%[[V1]], %[[V2]]) : (index, i32) -> () loc("yield")
// CHECK-NEXT:     }) : (index, i32) -> (index, i32) loc("for")
// CHECK-NEXT:     "func.return"(%[[V0]]#1) : (i32) -> () loc("tests/passes/scf-for-to-while/locations.mlir":8:3)
// CHECK-NEXT:   }) : () -> () loc("tests/passes/scf-for-to-while/locations.mlir":3:1)
// CHECK-NEXT: }) : () -> () loc("tests/passes/scf-for-to-while/locations.mlir":0:0)

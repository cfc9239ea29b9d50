// RUN: mlir-opt %s --canonicalize --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// Arguments of loops that are made anew come from the loop, or from what they start with.
func.func @carried(%t: tensor<4xf32> loc("t"), %lb: index, %ub: index, %s: index) -> tensor<?xf32> {
  %k = tensor.cast %t : tensor<4xf32> to tensor<?xf32> loc("cast")
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %k) -> tensor<?xf32> {
    %u = tensor.cast %a : tensor<?xf32> to tensor<4xf32> loc("in")
    %x = "test.f"(%u) : (tensor<4xf32>) -> tensor<4xf32> loc("f")
    %y = tensor.cast %x : tensor<4xf32> to tensor<?xf32> loc("out")
    scf.yield %y : tensor<?xf32> loc("yield")
  } loc("for")
  return %r : tensor<?xf32> loc("return")
} loc("carried")
func.func @merged(%lb: index, %ub: index, %s: index) {
  scf.parallel (%i) = (%lb) to (%ub) step (%s) {
    scf.parallel (%j) = (%lb) to (%ub) step (%s) {
      "test.use"(%i, %j) : (index, index) -> () loc("use")
    } loc("inner")
  } loc("outer")
  return loc("return")
} loc("merged")
func.func @outputs(%t: tensor<4xf32> loc("t"), %n: index) -> tensor<?xf32> {
  %k = tensor.cast %t : tensor<4xf32> to tensor<?xf32> loc("cast")
  %r = scf.forall (%i) in (%n) shared_outs(%o = %k) -> tensor<?xf32> {
    %x = "test.f"(%i) : (index) -> tensor<1xf32> loc("f")
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32> loc("insert")
    }
  } loc("forall")
  return %r : tensor<?xf32> loc("return")
} loc("outputs")

// CHECK: "builtin.module"() ({
// CHECK-NEXT: "func.func"() <{function_type = (tensor<4xf32>, index, index, index) -> tensor<?xf32>, sym_name = "carried"}> ({
// CHECK-NEXT: ^bb0(%arg9: tensor<4xf32> loc("t"), %arg10: index loc("tests/canonicalize/scf/places-of-arguments.mlir":4:48), %arg11: index loc("tests/canonicalize/scf/places-of-arguments.mlir":4:60), %arg12: index loc("tests/canonicalize/scf/places-of-arguments.mlir":4:72)):
// CHECK-NEXT: %3 = "scf.for"(%arg10, %arg11, %arg12, %arg9) ({
// CHECK-NEXT: ^bb0(%arg13: index loc("for"), %arg14: tensor<4xf32> loc("t")):
// CHECK-NEXT: %5 = "test.f"(%arg14) : (tensor<4xf32>) -> tensor<4xf32> loc("f")
// CHECK-NEXT: "scf.yield"(%5) : (tensor<4xf32>) -> () loc("for")
// CHECK-NEXT: }) : (index, index, index, tensor<4xf32>) -> tensor<4xf32> loc("for")
// CHECK-NEXT: %4 = "tensor.cast"(%3) : (tensor<4xf32>) -> tensor<?xf32> loc("for")
// CHECK-NEXT: "func.return"(%4) : (tensor<?xf32>) -> () loc("return")
// CHECK-NEXT: }) : () -> () loc("carried")
// CHECK-NEXT: "func.func"() <{function_type = (index, index, index) -> (), sym_name = "merged"}> ({
// CHECK-NEXT: ^bb0(%arg4: index loc("tests/canonicalize/scf/places-of-arguments.mlir":14:19), %arg5: index loc("tests/canonicalize/scf/places-of-arguments.mlir":14:31), %arg6: index loc("tests/canonicalize/scf/places-of-arguments.mlir":14:43)):
// CHECK-NEXT: "scf.parallel"(%arg4, %arg4, %arg5, %arg5, %arg6, %arg6) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
// CHECK-NEXT: ^bb0(%arg7: index loc("outer"), %arg8: index loc("outer")):
// CHECK-NEXT: "test.use"(%arg7, %arg8) : (index, index) -> () loc("use")
// CHECK-NEXT: "scf.reduce"() : () -> () loc("outer")
// CHECK-NEXT: }) : (index, index, index, index, index, index) -> () loc("outer")
// CHECK-NEXT: "func.return"() : () -> () loc("return")
// CHECK-NEXT: }) : () -> () loc("merged")
// CHECK-NEXT: "func.func"() <{function_type = (tensor<4xf32>, index) -> tensor<?xf32>, sym_name = "outputs"}> ({
// CHECK-NEXT: ^bb0(%arg0: tensor<4xf32> loc("t"), %arg1: index loc("tests/canonicalize/scf/places-of-arguments.mlir":22:48)):
// CHECK-NEXT: %0 = "scf.forall"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
// CHECK-NEXT: ^bb0(%arg2: index loc("forall"), %arg3: tensor<4xf32> loc("forall")):
// CHECK-NEXT: %2 = "test.f"(%arg2) : (index) -> tensor<1xf32> loc("f")
// CHECK-NEXT: "scf.forall.in_parallel"() ({
// CHECK-NEXT: "tensor.parallel_insert_slice"(%2, %arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<4xf32>, index) -> () loc("insert")
// CHECK-NEXT: }) : () -> () loc("tests/canonicalize/scf/places-of-arguments.mlir":26:5)
// CHECK-NEXT: }) : (index, tensor<4xf32>) -> tensor<4xf32> loc("forall")
// CHECK-NEXT: %1 = "tensor.cast"(%0) : (tensor<4xf32>) -> tensor<?xf32> loc("forall")
// CHECK-NEXT: "func.return"(%1) : (tensor<?xf32>) -> () loc("return")
// CHECK-NEXT: }) : () -> () loc("outputs")
// CHECK-NEXT: }) : () -> () loc("tests/canonicalize/scf/places-of-arguments.mlir":0:0)

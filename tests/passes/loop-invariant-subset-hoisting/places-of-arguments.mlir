// RUN: mlir-opt %s --loop-invariant-subset-hoisting --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

func.func @f(%t: tensor<?xf32> loc("t"), %lb: index, %ub: index, %s: index) -> tensor<?xf32> {
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %t) -> tensor<?xf32> {
    %e = tensor.extract_slice %a[0][5][1] : tensor<?xf32> to tensor<5xf32> loc("extract")
    %x = "test.f"(%e) : (tensor<5xf32>) -> tensor<5xf32> loc("f")
    %n = tensor.insert_slice %x into %a[0][5][1] : tensor<5xf32> into tensor<?xf32> loc("insert")
    scf.yield %n : tensor<?xf32> loc("yield")
  } loc("for")
  return %r : tensor<?xf32> loc("return")
} loc("f")

// CHECK: "builtin.module"() ({
// CHECK-NEXT: "func.func"() <{function_type = (tensor<?xf32>, index, index, index) -> tensor<?xf32>, sym_name = "f"}> ({
// CHECK-NEXT: ^bb0(%arg0: tensor<?xf32> loc("t"), %arg1: index loc("tests/passes/loop-invariant-subset-hoisting/places-of-arguments.mlir":3:42), %arg2: index loc("tests/passes/loop-invariant-subset-hoisting/places-of-arguments.mlir":3:54), %arg3: index loc("tests/passes/loop-invariant-subset-hoisting/places-of-arguments.mlir":3:66)):
// CHECK-NEXT: %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<5xf32> loc("extract")
// CHECK-NEXT: %1:2 = "scf.for"(%arg1, %arg2, %arg3, %arg0, %0) ({
// CHECK-NEXT: ^bb0(%arg4: index loc("for"), %arg5: tensor<?xf32> loc("t"), %arg6: tensor<5xf32> loc("extract")):
// CHECK-NEXT: %3 = "test.f"(%arg6) : (tensor<5xf32>) -> tensor<5xf32> loc("f")
// CHECK-NEXT: "scf.yield"(%arg5, %3) : (tensor<?xf32>, tensor<5xf32>) -> () loc("yield")
// CHECK-NEXT: }) : (index, index, index, tensor<?xf32>, tensor<5xf32>) -> (tensor<?xf32>, tensor<5xf32>) loc("for")
// CHECK-NEXT: %2 = "tensor.insert_slice"(%1#1, %1#0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<?xf32>) -> tensor<?xf32> loc("insert")
// CHECK-NEXT: "func.return"(%2) : (tensor<?xf32>) -> () loc("return")
// CHECK-NEXT: }) : () -> () loc("f")
// CHECK-NEXT: }) : () -> () loc("tests/passes/loop-invariant-subset-hoisting/places-of-arguments.mlir":0:0)

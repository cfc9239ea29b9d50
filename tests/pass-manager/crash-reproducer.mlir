// RUN: not mlir-opt %s --pass-pipeline="builtin.module(func.func(cse,arith-emulate-unsupported-floats{source-types=foo}),canonicalize)" --mlir-pass-pipeline-crash-reproducer=%t --mlir-disable-threading --mlir-pass-pipeline-local-reproducer 2>&1 | FileCheck %s --check-prefix=EACH
// RUN: FileCheck %s --check-prefix=LOCAL < %t
// RUN: not mlir-opt %s --pass-pipeline="builtin.module(func.func(cse,arith-emulate-unsupported-floats{source-types=foo}),cse)" --mlir-pass-pipeline-crash-reproducer=%t --mlir-disable-threading 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=WHOLE < %t

func.func @f(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
func.func @g() {
  return
}

// Local reproducers are of one pass on one op, what it was given around it. The
// last pass that failed is reported in the end, at the module.

// EACH: crash-reproducer.mlir:6:1: note: Pipeline failed while executing `ArithEmulateUnsupportedFloats` on 'func.func' operation: @f: reproducer generated at
// EACH: crash-reproducer.mlir:0:0: note: Pipeline failed while executing `ArithEmulateUnsupportedFloats` on 'func.func' operation: @g: reproducer generated at

// LOCAL: func.func @f(
// LOCAL: pipeline: "builtin.module(func.func(arith-emulate-unsupported-floats{source-types={foo} target-type=f32}))"
// LOCAL-NEXT: disable_threading: true
// LOCAL-NEXT: verify_each: true

// CHECK: note: Pipeline failed while executing [`ArithEmulateUnsupportedFloats` on 'func.func' operation: @f{{.*}}]: reproducer generated at

// WHOLE: func.func @f(
// WHOLE: pipeline: "builtin.module(func.func(cse,arith-emulate-unsupported-floats{source-types={foo} target-type=f32}), cse)"

// RUN: mlir-opt %s --convert-scf-to-cf --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// What a parallel loop carries is located as the initial values were before the conversion.

func.func @f(%a: index, %b: index, %s: index, %i: f32, %c: i1) -> f32 {
  %0 = scf.if %c -> f32 {
    scf.yield %i : f32
  } else {
    %1 = arith.negf %i : f32
    scf.yield %1 : f32
  } loc("if")
  %2 = scf.parallel (%p) = (%a) to (%b) step (%s) init (%0) -> f32 {
    scf.reduce(%i : f32) {
    ^bb0(%l: f32, %m: f32):
      scf.reduce.return %l : f32
    }
  } loc("first")
  %3 = scf.parallel (%p) = (%a) to (%b) step (%s) init (%2) -> f32 {
    scf.reduce(%i : f32) {
    ^bb0(%l: f32, %m: f32):
      scf.reduce.return %l : f32
    }
  } loc("second")
  return %3 : f32
}

// CHECK: (%{{.*}}: f32 loc("if")):
// CHECK: (%{{.*}}: index loc("first"), %{{.*}}: f32 loc("if")):
// CHECK: (%{{.*}}: index loc("second"), %{{.*}}: f32 loc("first")):

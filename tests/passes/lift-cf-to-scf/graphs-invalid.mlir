// RUN: mlir-opt %s --split-input-file --lift-cf-to-scf --verify-diagnostics --allow-unregistered-dialect

func.func @endless_in_a_region() {
  scf.execute_region {
    cf.br ^bb1
  ^bb1:
    // expected-error @+1 {{Cannot create unreachable terminator for 'scf.execute_region'}}
    cf.br ^bb1
  }
  return
}

// -----

func.func @unreachable(%c: i1) {
  cf.br ^bb2
^bb1:
  // expected-error @+1 {{transformation does not support unreachable blocks}}
  %0 = arith.addi %c, %c : i1
  cf.br ^bb2
^bb2:
  return
}

// -----

llvm.func @p() -> i32

func.func @with_effects() -> i32 {
  // expected-error @+1 {{transformation does not support terminators with side effects}}
  %0 = llvm.invoke @p() to ^bb1 unwind ^bb2 : () -> i32
^bb1:
  return %0 : i32
^bb2:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  return %0 : i32
}

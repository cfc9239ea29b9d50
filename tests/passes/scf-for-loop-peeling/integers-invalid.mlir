// RUN: mlir-opt %s --scf-for-loop-peeling --verify-diagnostics --allow-unregistered-dialect

func.func @f(%u: i8, %v: i8) {
  %c3 = arith.constant 3 : i8
  // expected-error@+1 {{'affine.apply' op operand #0 must be variadic of index, but got 'i8'}}
  scf.for %i = %v to %u step %c3 : i8 {
    "some.use"(%i) : (i8) -> ()
  }
  return
}

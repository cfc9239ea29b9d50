// RUN: mlir-opt %s --canonicalize --mlir-use-nameloc-as-prefix | FileCheck %s

// Where arguments are passed on in their order then, they are where the first values are.

// CHECK: scf.while (%zero_0 = %zero, %n_1 = %n)
func.func private @goes_on(index, index) -> i1
func.func @swapped(%n: index loc("n")) -> (index, index) {
  %zero = arith.constant 0 : index loc("zero")
  %0:2 = scf.while (%x = %zero, %y = %n) : (index, index) -> (index, index) {
    %c = func.call @goes_on(%x, %y) : (index, index) -> i1
    scf.condition(%c) %y, %x : index, index
  } do {
  ^bb0(%p: index, %q: index):
    scf.yield %p, %q : index, index
  }
  return %0#0, %0#1 : index, index
}

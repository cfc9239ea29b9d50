// RUN: mlir-opt %s --lift-cf-to-scf --verify-diagnostics

func.func @f(%f: i32, %a: i32) -> i32 {
  // expected-error @+1 {{'scf.index_switch' op has duplicate case value: 5}}
  cf.switch %f : i32, [ default: ^bb1(%a : i32), 5: ^bb2, 5: ^bb3(%a : i32) ]
^bb1(%x: i32):
  return %x : i32
^bb2:
  cf.br ^bb1(%f : i32)
^bb3(%y: i32):
  %0 = arith.addi %y, %y : i32
  cf.br ^bb1(%0 : i32)
}

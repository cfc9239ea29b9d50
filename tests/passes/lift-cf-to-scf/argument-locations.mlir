// RUN: mlir-opt %s --lift-cf-to-scf --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// Where ends differ, blocks with loops stay: their arguments come from where those of the loops' first blocks did.

module {
func.func @ends(%p: i1 loc("p":0:1), %n: i32 loc("n":0:2)) -> i32 {
  %v = "test.first"(%n) : (i32) -> i32 loc("v":1:1)
  cf.switch %v : i32, [
    default: ^b(%n, %n : i32, i32),
    1: ^a(%v : i32)
  ] loc("switch":1:2)
^a(%x: i32 loc("x":2:1)):
  "test.exit"() : () -> () loc("exit":2:2)
^b(%y: i32 loc("y":3:1), %z: i32 loc("z":3:2)):
  %w = "test.next"(%v, %n) : (i32, i32) -> i32 loc("w":3:3)
  cf.cond_br %p, ^b(%z, %n : i32, i32), ^b(%w, %y : i32, i32) loc("back":3:4)
} loc("ends":0:0)

func.func @used_after(%p: i1 loc("p":0:1), %n: i32 loc("n":0:2)) {
  cf.cond_br %p, ^a(%n : i32), ^c(%n : i32) loc("entry":1:1)
^a(%x: i32 loc("x":2:1)):
  %v = "test.next"(%x) : (i32) -> i32 loc("v":2:2)
  cf.cond_br %p, ^b, ^a(%v : i32) loc("back":2:3)
^b:
  "test.use"(%x, %v) : (i32, i32) -> () loc("use":3:1)
  "test.exit"() : () -> () loc("exit":3:2)
^c(%y: i32 loc("y":4:1)):
  "test.use"(%y) : (i32) -> () loc("use":4:2)
  cf.br ^c(%n : i32) loc("back":4:3)
} loc("used after":0:0)
} loc("module":0:0)

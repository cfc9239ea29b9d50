llvm.func @cond(%c : i1, %x : i32, %y : i32) -> i32 {
  llvm.cond_br %c, ^a(%x : i32), ^a(%y : i32)
^a(%z : i32):
  llvm.cond_br %c, ^a(%z : i32), ^b(%z, %y : i32, i32)
^dead:
  llvm.br ^b(%x, %y : i32, i32)
^b(%q : i32, %r : i32):
  %0 = llvm.add %q, %r : i32
  llvm.switch %0 : i32, ^c(%q : i32) [1: ^c(%r : i32), 2: ^c(%0 : i32), -3: ^d]
^c(%s : i32):
  llvm.br ^d
^d:
  llvm.return %0 : i32
}

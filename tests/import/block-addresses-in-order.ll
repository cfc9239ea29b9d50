; RUN: mlir-translate %s --import-llvm | FileCheck %s

; Blocks whose address is taken before their function have the first numbers, in the order of their
; own numbers and then of their names. Those whose address is taken after it are counted in it.

@before = internal constant [3 x ptr] [ptr blockaddress(@f, %z), ptr blockaddress(@f, %a), ptr blockaddress(@f, %3)]

define i32 @f(ptr %p) {
  indirectbr ptr %p, [label %other, label %a, label %z, label %3]
other:
  ret i32 0
a:
  ret i32 1
z:
  %2 = add i32 1, 1
  ret i32 %2
3:
  ret i32 3
}

define i32 @g(ptr %p) {
  indirectbr ptr %p, [label %a, label %b]
a:
  ret i32 1
b:
  ret i32 2
}

@after = internal constant [2 x ptr] [ptr blockaddress(@g, %b), ptr blockaddress(@g, %a)]

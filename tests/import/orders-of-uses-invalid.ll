; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Orders of uses: as many places as uses, each once, not all as they are.

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder i32 %x, { 0, 1, 2 }
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder i32 %x, { 1, 0 }
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder i32 %x, { 1, 0, 2, 3 }
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder i32 %x, { 1, 1, 0 }
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder i32 %x, { 0, 3, 1 }
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder i32 %x, { }
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder i32 %x, { 1 }
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder i32 %x { 1, 0 }
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder i32 %x, 1, 0
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder i32 %x, { 1, 0
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder i32 %x, { 1, a }
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder i32 %q, { 1, 0 }
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder i64 %x, { 1, 0 }
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder i32 %a, { 1, 0 }
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder i32 %b, { 1, 0 }
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder i32 %z, { 0, 1 }
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder label %n, { 1, 0 }
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder ptr @f, { 1, 0 }
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder i32 %x, { -1, 0, 2 }
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder i32 %x, { 4294967296, 0, 2 }
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder_bb @f, %n, { 1, 0 }
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder i32 %x, { 2, 0, 1 }
  uselistorder i32 %y, { 1, 0 }
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder void %x, { 1, 0 }
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder %x, { 1, 0 }
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder i32 %x, { 2, 2, 2 }
}

// -----
define i32 @f(i32 %a, i32 %b) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %x, %x
  %z = add i32 %x, %y
  br label %n
n:
  ret i32 %z
  uselistorder metadata !{}, { 1, 0 }
}

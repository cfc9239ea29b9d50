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

; CHECK: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:5 offset :10:24: error: expected uselistorder indexes to change the order
; CHECK-NEXT:   uselistorder i32 %[[X:[^ ]+]], { 0, 1, 2 }
; CHECK-NEXT:                        ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:17 offset :10:3: error: wrong number of indexes, expected 3
; CHECK-NEXT:   uselistorder i32 %[[X]], { 1, 0 }
; CHECK-NEXT:   ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:29 offset :10:3: error: wrong number of indexes, expected 3
; CHECK-NEXT:   uselistorder i32 %[[X]], { 1, 0, 2, 3 }
; CHECK-NEXT:   ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:41 offset :10:24: error: expected distinct uselistorder indexes in range [0, size)
; CHECK-NEXT:   uselistorder i32 %[[X]], { 1, 1, 0 }
; CHECK-NEXT:                        ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:53 offset :10:24: error: expected distinct uselistorder indexes in range [0, size)
; CHECK-NEXT:   uselistorder i32 %[[X]], { 0, 3, 1 }
; CHECK-NEXT:                        ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:65 offset :10:26: error: expected non-empty list of uselistorder indexes
; CHECK-NEXT:   uselistorder i32 %[[X]], { }
; CHECK-NEXT:                          ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:77 offset :10:24: error: expected >= 2 uselistorder indexes
; CHECK-NEXT:   uselistorder i32 %[[X]], { 1 }
; CHECK-NEXT:                        ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:89 offset :10:23: error: expected comma in uselistorder directive
; CHECK-NEXT:   uselistorder i32 %[[X]] { 1, 0 }
; CHECK-NEXT:                       ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:101 offset :10:24: error: expected '{' here
; CHECK-NEXT:   uselistorder i32 %[[X]], 1, 0
; CHECK-NEXT:                        ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:113 offset :10:3: error: wrong number of indexes, expected 3
; CHECK-NEXT:   uselistorder i32 %[[X]], { 1, 0
; CHECK-NEXT:   ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:125 offset :10:29: error: expected integer
; CHECK-NEXT:   uselistorder i32 %[[X]], { 1, a }
; CHECK-NEXT:                             ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:137 offset :10:3: error: value has no uses
; CHECK-NEXT:   uselistorder i32 %[[Q:[^ ]+]], { 1, 0 }
; CHECK-NEXT:   ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:149 offset :10:20: error: '%[[X]]' defined with type 'i32' but expected 'i64'
; CHECK-NEXT:   uselistorder i64 %[[X]], { 1, 0 }
; CHECK-NEXT:                    ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:161 offset :10:3: error: value only has one use
; CHECK-NEXT:   uselistorder i32 %[[A:[^ ]+]], { 1, 0 }
; CHECK-NEXT:   ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:173 offset :10:3: error: value has no uses
; CHECK-NEXT:   uselistorder i32 %[[B:[^ ]+]], { 1, 0 }
; CHECK-NEXT:   ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:185 offset :10:24: error: expected uselistorder indexes to change the order
; CHECK-NEXT:   uselistorder i32 %[[Z:[^ ]+]], { 0, 1 }
; CHECK-NEXT:                        ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:197 offset :10:26: error: expected integer
; CHECK-NEXT:   uselistorder i32 %[[X]], { -1, 0, 2 }
; CHECK-NEXT:                          ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:209 offset :10:26: error: expected 32-bit integer (too large)
; CHECK-NEXT:   uselistorder i32 %[[X]], { 4294967296, 0, 2 }
; CHECK-NEXT:                          ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:221 offset :10:3: error: expected instruction opcode
; CHECK-NEXT:   uselistorder_bb @f, %[[N:[^ ]+]], { 1, 0 }
; CHECK-NEXT:   ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:233 offset :11:3: error: value only has one use
; CHECK-NEXT:   uselistorder i32 %[[Y:[^ ]+]], { 1, 0 }
; CHECK-NEXT:   ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:246 offset :10:16: error: void type only allowed for function results
; CHECK-NEXT:   uselistorder void %[[X]], { 1, 0 }
; CHECK-NEXT:                ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:258 offset :10:18: error: expected value token
; CHECK-NEXT:   uselistorder %[[X]], { 1, 0 }
; CHECK-NEXT:                  ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:270 offset :11:1: error: expected type
; CHECK-NEXT: }
; CHECK-NEXT: ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:282 offset :10:24: error: expected distinct uselistorder indexes in range [0, size)
; CHECK-NEXT:   uselistorder i32 %[[X]], { 2, 2, 2 }
; CHECK-NEXT:                        ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-invalid.ll:294 offset :10:25: error: expected value token
; CHECK-NEXT:   uselistorder metadata !{}, { 1, 0 }
; CHECK-NEXT:                         ^
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT: }

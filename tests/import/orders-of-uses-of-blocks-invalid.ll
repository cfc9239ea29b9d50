; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Orders of uses of blocks: as many as there are, in functions that have such blocks.

// -----
define void @f() {
  br label %a
a:
  br label %a
}
uselistorder_bb @f, %b, {1, 0}

// -----
uselistorder_bb @f, %b, {1, 0}

// -----
declare void @f()
uselistorder_bb @f, %b, {1, 0}

// -----
define void @f() {
  br label %a
a:
  br label %a
}
uselistorder_bb @f, %a, {1, 2, 0}

// -----
@t = global ptr blockaddress(@f, %a)
define void @f() {
  br label %a
a:
  br label %a
}
uselistorder_bb @f, %a, {1, 0}

// -----
define void @f() {
  br label %a
a:
  br label %a
  uselistorder label %a, {1, 0, 2}
}

// -----
define void @f(i32 %i) {
  uselistorder i32 %i, {1, 0}
}

; CHECK: <unknown>:0: error: within split at tests/import/orders-of-uses-of-blocks-invalid.ll:5 offset :7:21: error: invalid basic block in uselistorder_bb
; CHECK-NEXT: uselistorder_bb @f, %[[B:[^ ]+]], {1, 0}
; CHECK-NEXT:                     ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-of-blocks-invalid.ll:13 offset :2:17: error: invalid function forward reference in uselistorder_bb
; CHECK-NEXT: uselistorder_bb @f, %[[B]], {1, 0}
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-of-blocks-invalid.ll:16 offset :3:17: error: invalid declaration in uselistorder_bb
; CHECK-NEXT: uselistorder_bb @f, %[[B]], {1, 0}
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-of-blocks-invalid.ll:20 offset :7:1: error: wrong number of indexes, expected 2
; CHECK-NEXT: uselistorder_bb @f, %[[A:[^ ]+]], {1, 2, 0}
; CHECK-NEXT: ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-of-blocks-invalid.ll:28 offset :8:1: error: wrong number of indexes, expected 3
; CHECK-NEXT: uselistorder_bb @f, %[[A]], {1, 0}
; CHECK-NEXT: ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-of-blocks-invalid.ll:37 offset :6:3: error: wrong number of indexes, expected 2
; CHECK-NEXT:   uselistorder label %[[A]], {1, 0, 2}
; CHECK-NEXT:   ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/orders-of-uses-of-blocks-invalid.ll:45 offset :3:3: error: function body requires at least one basic block
; CHECK-NEXT:   uselistorder i32 %[[I:[^ ]+]], {1, 0}
; CHECK-NEXT:   ^
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT: }

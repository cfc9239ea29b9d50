; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

declare void @f() memory(argmem)

; // -----

declare void @f() memory(argmem: read, read)

; // -----

attributes #0 = { memory( }

; // -----

; Types that nothing is known of when a constant of them is read, and those in themselves.

%t = type opaque
@g = global %t undef

; // -----

@g = global %t poison

; // -----

%t = type [2 x %t]
@g = external global %t

; CHECK: <unknown>:0: error: within split at tests/import/attributes-and-types-invalid.ll:1 offset :3:32: error: expected ':' after location
; CHECK-NEXT: declare void @f() memory(argmem)
; CHECK-NEXT:                                ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/attributes-and-types-invalid.ll:5 offset :3:44: error: default access kind must be specified first
; CHECK-NEXT: declare void @f() memory(argmem: read, read)
; CHECK-NEXT:                                            ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/attributes-and-types-invalid.ll:9 offset :3:27: error: expected memory location (argmem, inaccessiblemem, errnomem) or access kind (none, read, write, readwrite)
; CHECK-NEXT: attributes #0 = { memory( }
; CHECK-NEXT:                           ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/attributes-and-types-invalid.ll:13 offset :6:16: error: invalid type for undef constant
; CHECK-NEXT: @g = global %[[T:[^ ]+]] undef
; CHECK-NEXT:                ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/attributes-and-types-invalid.ll:20 offset :3:16: error: invalid type for poison constant
; CHECK-NEXT: @g = global %[[T]] poison
; CHECK-NEXT:                ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/attributes-and-types-invalid.ll:24 offset :3:1: error: non-struct types may not be recursive
; CHECK-NEXT: %[[T]] = type [2 x %[[T]]]
; CHECK-NEXT: ^

; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Arguments without names are passed on by `musttail` alone, and have to be.

declare void @g(i32, ...)
define void @f(i32 %x, ...) {
  musttail call void (i32, ...) @g(i32 %x)
  ret void
}

; CHECK: <unknown>:0: error: {{.*}}:{{[0-9]+}}:42: error: expected '...' at end of argument list for musttail call in varargs function
; CHECK-NEXT: musttail call void (i32, ...) @g(i32 %x)
; CHECK-NEXT: ^

// -----

declare void @g(i32, ...)
define void @f(i32 %x) {
  musttail call void (i32, ...) @g(i32 %x, ...)
  ret void
}

; CHECK: <unknown>:0: error: {{.*}}:{{[0-9]+}}:44: error: unexpected ellipsis in argument list for musttail call in non-varargs function
; CHECK-NEXT: musttail call void (i32, ...) @g(i32 %x, ...)
; CHECK-NEXT: ^

// -----

declare void @g(i32, ...)
define void @f(i32 %x, ...) {
  tail call void (i32, ...) @g(i32 %x, ...)
  ret void
}

; CHECK: <unknown>:0: error: {{.*}}:{{[0-9]+}}:40: error: unexpected ellipsis in argument list for non-musttail call
; CHECK-NEXT: tail call void (i32, ...) @g(i32 %x, ...)
; CHECK-NEXT: ^

// -----

declare void @g(i32, ...)
define void @f(i32 %x) {
  call void (i32, ...) @g(i32 %x, ...)
  ret void
}

; CHECK: <unknown>:0: error: {{.*}}:{{[0-9]+}}:35: error: unexpected ellipsis in argument list for non-musttail call
; CHECK-NEXT: call void (i32, ...) @g(i32 %x, ...)
; CHECK-NEXT: ^

// -----

declare void @g(i32, ...)
define void @f(i32 %x, ...) {
  musttail call void @f(i32 %x)
  ret void
}

; CHECK: <unknown>:0: error: {{.*}}:{{[0-9]+}}:31: error: expected '...' at end of argument list for musttail call in varargs function
; CHECK-NEXT: musttail call void @f(i32 %x)
; CHECK-NEXT: ^

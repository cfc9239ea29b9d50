; ORACLE: differs (typed-pointers)
; RUN: not mlir-translate %s --import-llvm --typed-pointers --split-input-file 2>&1 | FileCheck %s

; Where what a pointer points to is not what it is used for.

// -----
define i32 @f(i64* %p) {
  %x = load i32, i32* %p
  ret i32 %x
}

; CHECK: {{.*}}:3:23: error: '%p' defined with type 'i64*' but expected 'i32*'
// -----
@g = global i64 1
define i32 @f() {
  %x = load i32, i32* @g
  ret i32 %x
}

; CHECK: {{.*}}:4:23: error: '@g' defined with type 'i64*' but expected 'i32*'
// -----
define void @f(i32* %p) {
  call void @g(i64 1)
  ret void
}
declare void @g(i32)

; CHECK: {{.*}}:3:13: error: '@g' defined with type 'void (i32)*' but expected 'void (i64)*'
// -----
define void @f({ i32, i64 }* %p, i32 %i) {
  %q = getelementptr { i32, i64 }, { i32, i64 }* %p, i32 0, i32 %i
  ret void
}

; CHECK: {{.*}}:3:36: error: invalid getelementptr indices

; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Constraints of inline assembly, and what a callbr calls.

// -----
define void @f(ptr %p) {
  %x = call i32 asm "", "r"(i32 1)
  ret void
}

// -----
define void @f(ptr %p) {
  %x = call i32 asm "", "=r,=r"()
  ret void
}

// -----
define void @f(ptr %p) {
  %x = call { i32 } asm "", "=r,=r"()
  ret void
}

// -----
define void @f(ptr %p) {
  %x = call { i32 } asm "", "=r"()
  ret void
}

// -----
define void @f(ptr %p) {
  %x = call i32 asm "", "=r,r,r"(i32 1)
  ret void
}

// -----
define void @f(ptr %p) {
  call void asm "", "r,r"(i32 1)
  ret void
}

// -----
define void @f(ptr %p) {
  %x = call i32 asm "", ""()
  ret void
}

// -----
define void @f(ptr %p) {
  call void asm "", ""(i32 1)
  ret void
}

// -----
define void @f(ptr %p) {
  %x = call i32 asm "", "=r,1"(i32 1)
  ret void
}

// -----
define void @f(ptr %p) {
  %x = call i32 asm "", "=r,0,0"(i32 1, i32 2)
  ret void
}

// -----
define void @f(ptr %p) {
  %x = call i32 asm "", "&=r"()
  ret void
}

// -----
define void @f(ptr %p) {
  %x = call i32 asm "", "+r"(i32 1)
  ret void
}

// -----
define void @f(ptr %p) {
  %x = call i32 asm "", "r,=r"(i32 1)
  ret void
}

// -----
define void @f(ptr %p) {
  call void asm "", "~memory"()
  ret void
}

// -----
define void @f(ptr %p) {
  call void asm "", "~{memory"()
  ret void
}

// -----
define void @f(ptr %p) {
  call void asm "", "{eax"(i32 1)
  ret void
}

// -----
define void @f(ptr %p) {
  call void asm "", "=*m"(ptr %p)
  ret void
}

// -----
define void @f(ptr %p) {
  call void asm "", "*r"(i32 1)
  ret void
}

// -----
define void @f(ptr %p) {
  %x = call i32 asm "", "=*r"(i32 1)
  ret void
}

// -----
define void @f(ptr %p) {
  call void asm "", "!i"()
  ret void
}

// -----
define void @f(ptr %p) {
  call void asm "", "r,"(i32 1)
  ret void
}

// -----
define void @f(ptr %p) {
  call void asm "", ",r"(i32 1)
  ret void
}

// -----
define void @f(ptr %p) {
  call void asm "", "r,,r"(i32 1, i32 2)
  ret void
}

// -----
define void @f(ptr %p) {
  %x = call i32 asm "", "="()
  ret void
}

// -----
define void @f(ptr %p) {
  call void asm "", "~"()
  ret void
}

// -----
define void @f(ptr %p) {
  call void asm "", "*"(ptr %p)
  ret void
}

// -----
define void @f(ptr %p) {
  call void asm "", "&r"(i32 1)
  ret void
}

// -----
define void @f(ptr %p) {
  call void asm "", "#r"(i32 1)
  ret void
}

// -----
define void @f(ptr %p) {
  call void asm "", "@ccz"(i32 1)
  ret void
}

// -----
define void @f(ptr %p) {
  %x = call i32 asm "", "=r,~{cc},r"(i32 1)
  ret void
}

// -----
define void @f(ptr %p) {
  %x = call i32 asm "", "~{cc},=r"()
  ret void
}

// -----
define void @f(ptr %p) {
  %x = call i32 asm "", "r,~{cc},=r"(i32 1)
  ret void
}

// -----
define void @f(ptr %p) {
  %x = call i32 asm "", "=r,9"(i32 1)
  ret void
}

// -----
define void @f(ptr %p) {
  %x = call { i32, i32 } asm "", "=r,=r,0,0"(i32 1, i32 2)
  ret void
}

// -----
define void @f() {
  callbr void asm "", "!i,!i"() to label %o [label %a]
o:
  ret void
a:
  ret void
b:
  ret void
}

// -----
define void @f() {
  callbr void asm "", "!i"() to label %o [label %a, label %b]
o:
  ret void
a:
  ret void
b:
  ret void
}

// -----
define void @f() {
  callbr void asm "", ""() to label %o [label %a]
o:
  ret void
a:
  ret void
b:
  ret void
}

// -----
define void @f() {
  callbr void asm "", "~{cc},!i"() to label %o [label %a]
o:
  ret void
a:
  ret void
b:
  ret void
}

// -----
define void @f() {
  callbr void @f() to label %o []
o:
  ret void
}

// -----
define void @f(ptr %p) {
  callbr void %p() to label %o []
o:
  ret void
}

// -----
define void @f(ptr %p) {
  callbr void asm unwind "", ""() to label %o []
o:
  ret void
}

// -----
define void @f(i1 %c) {
  callbr void @llvm.donothing() to label %o []
o:
  ret void
}
declare void @llvm.donothing()

// -----
define void @f(i1 %c) {
  callbr void @llvm.amdgcn.kill(i1 %c) to label %o [label %k]
o:
  ret void
k:
  ret void
}
declare void @llvm.amdgcn.kill(i1)

// -----
define void @f() personality ptr null {
  invoke void asm "", ""() to label %a unwind label %b
a:
 ret void
b:
 %l = landingpad i32 cleanup
 ret void
}

// -----
define void @f() personality ptr null {
  invoke void asm unwind "", ""() to label %a unwind label %b
a:
 ret void
b:
 %l = landingpad i32 cleanup
 ret void
}

// -----
define void @f() {
  call void asm alignstack sideeffect "", ""()
  ret void
}

// -----
define void @f() {
  call void asm inteldialect alignstack "", ""()
  ret void
}

// -----
define void @f() {
  call void asm sideeffect sideeffect "", ""()
  ret void
}

// -----
define void @f() {
  call void asm "", "!i"()
  ret void
}

// -----
@g = global ptr asm "", ""

// -----
define void @f(ptr %p) {
  store ptr asm "", "", ptr %p
  ret void
}

// -----
define void @f() {
  call void (...) asm "", ""()
  ret void
}

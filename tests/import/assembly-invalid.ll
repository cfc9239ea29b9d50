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

; CHECK: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:5 offset :3:17: error: inline asm without outputs must return void
; CHECK-NEXT:   %[[X:[^ ]+]] = call i32 asm "", "r"(i32 1)
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:11 offset :3:17: error: number of output constraints does not match number of return struct elements
; CHECK-NEXT:   %[[X]] = call i32 asm "", "=r,=r"()
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:17 offset :3:21: error: number of output constraints does not match number of return struct elements
; CHECK-NEXT:   %[[X]] = call { i32 } asm "", "=r,=r"()
; CHECK-NEXT:                     ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:23 offset :3:21: error: inline asm with one output cannot return struct
; CHECK-NEXT:   %[[X]] = call { i32 } asm "", "=r"()
; CHECK-NEXT:                     ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:29 offset :3:17: error: number of input constraints does not match number of parameters
; CHECK-NEXT:   %[[X]] = call i32 asm "", "=r,r,r"(i32 1)
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:35 offset :3:13: error: number of input constraints does not match number of parameters
; CHECK-NEXT:   call void asm "", "r,r"(i32 1)
; CHECK-NEXT:             ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:41 offset :3:17: error: inline asm without outputs must return void
; CHECK-NEXT:   %[[X]] = call i32 asm "", ""()
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:47 offset :3:13: error: number of input constraints does not match number of parameters
; CHECK-NEXT:   call void asm "", ""(i32 1)
; CHECK-NEXT:             ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:53 offset :3:17: error: failed to parse constraints
; CHECK-NEXT:   %[[X]] = call i32 asm "", "=r,1"(i32 1)
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:59 offset :3:17: error: failed to parse constraints
; CHECK-NEXT:   %[[X]] = call i32 asm "", "=r,0,0"(i32 1, i32 2)
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:65 offset :3:17: error: failed to parse constraints
; CHECK-NEXT:   %[[X]] = call i32 asm "", "&=r"()
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:71 offset :3:17: error: inline asm without outputs must return void
; CHECK-NEXT:   %[[X]] = call i32 asm "", "+r"(i32 1)
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:77 offset :3:17: error: output constraint occurs after input, clobber or label constraint
; CHECK-NEXT:   %[[X]] = call i32 asm "", "r,=r"(i32 1)
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:83 offset :3:13: error: failed to parse constraints
; CHECK-NEXT:   call void asm "", "~memory"()
; CHECK-NEXT:             ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:89 offset :3:13: error: failed to parse constraints
; CHECK-NEXT:   call void asm "", "~{memory"()
; CHECK-NEXT:             ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:95 offset :3:13: error: failed to parse constraints
; CHECK-NEXT:   call void asm "", "{eax"(i32 1)
; CHECK-NEXT:             ^
; CHECK-EMPTY:
; CHECK-NEXT: Operand for indirect constraint must have elementtype attribute
; CHECK-NEXT:   call void asm "", "=*m"(ptr %[[P:[^ ]+]])
; CHECK-NEXT: Operand for indirect constraint must have pointer type
; CHECK-NEXT:   call void asm "", "*r"(i32 1)
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:113 offset :3:17: error: inline asm without outputs must return void
; CHECK-NEXT:   %[[X]] = call i32 asm "", "=*r"(i32 1)
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: Label constraints can only be used with callbr
; CHECK-NEXT:   call void asm "", "!i"()
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:125 offset :3:13: error: failed to parse constraints
; CHECK-NEXT:   call void asm "", "r,"(i32 1)
; CHECK-NEXT:             ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:131 offset :3:13: error: failed to parse constraints
; CHECK-NEXT:   call void asm "", ",r"(i32 1)
; CHECK-NEXT:             ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:137 offset :3:13: error: failed to parse constraints
; CHECK-NEXT:   call void asm "", "r,,r"(i32 1, i32 2)
; CHECK-NEXT:             ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:143 offset :3:17: error: failed to parse constraints
; CHECK-NEXT:   %[[X]] = call i32 asm "", "="()
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:149 offset :3:13: error: failed to parse constraints
; CHECK-NEXT:   call void asm "", "~"()
; CHECK-NEXT:             ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:155 offset :3:13: error: failed to parse constraints
; CHECK-NEXT:   call void asm "", "*"(ptr %[[P]])
; CHECK-NEXT:             ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:161 offset :3:13: error: failed to parse constraints
; CHECK-NEXT:   call void asm "", "&r"(i32 1)
; CHECK-NEXT:             ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:167 offset :3:13: error: failed to parse constraints
; CHECK-NEXT:   call void asm "", "#r"(i32 1)
; CHECK-NEXT:             ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:173 offset :3:13: error: failed to parse constraints
; CHECK-NEXT:   call void asm "", "@ccz"(i32 1)
; CHECK-NEXT:             ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:179 offset :3:17: error: input constraint occurs after clobber constraint
; CHECK-NEXT:   %[[X]] = call i32 asm "", "=r,~{cc},r"(i32 1)
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:185 offset :3:17: error: output constraint occurs after input, clobber or label constraint
; CHECK-NEXT:   %[[X]] = call i32 asm "", "~{cc},=r"()
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:191 offset :3:17: error: output constraint occurs after input, clobber or label constraint
; CHECK-NEXT:   %[[X]] = call i32 asm "", "r,~{cc},=r"(i32 1)
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:197 offset :3:17: error: failed to parse constraints
; CHECK-NEXT:   %[[X]] = call i32 asm "", "=r,9"(i32 1)
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:203 offset :3:26: error: failed to parse constraints
; CHECK-NEXT:   %[[X]] = call { i32, i32 } asm "", "=r,=r,0,0"(i32 1, i32 2)
; CHECK-NEXT:                          ^
; CHECK-EMPTY:
; CHECK-NEXT: Number of label constraints does not match number of callbr dests
; CHECK-NEXT:   callbr void asm "", "!i,!i"()
; CHECK-NEXT:           to label %[[O:[^ ]+]] [label %[[A:[^ ]+]]]
; CHECK-NEXT: Number of label constraints does not match number of callbr dests
; CHECK-NEXT:   callbr void asm "", "!i"()
; CHECK-NEXT:           to label %[[O]] [label %[[A]], label %[[B:[^ ]+]]]
; CHECK-NEXT: Number of label constraints does not match number of callbr dests
; CHECK-NEXT:   callbr void asm "", ""()
; CHECK-NEXT:           to label %[[O]] [label %[[A]]]
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:242 offset :3:15: error: label constraint occurs after clobber constraint
; CHECK-NEXT:   callbr void asm "", "~{cc},!i"() to label %[[O]] [label %[[A]]]
; CHECK-NEXT:               ^
; CHECK-EMPTY:
; CHECK-NEXT: Callbr: indirect function / invalid signature
; CHECK-NEXT: Unwinding from Callbr is not allowed
; CHECK-NEXT: Callbr currently only supports asm-goto and selected intrinsics
; CHECK-NEXT: Callbr amdgcn_kill indirect dest needs to be unreachable
; CHECK-NEXT: <unknown>:0: warning: could not deduce personality, skipping it
; CHECK-NEXT: <unknown>:0: error: invoke of inline assembly is not supported
; CHECK-NEXT: <unknown>:0: warning: could not deduce personality, skipping it
; CHECK-NEXT: <unknown>:0: error: invoke of inline assembly is not supported
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:305 offset :3:28: error: expected string constant
; CHECK-NEXT:   call void asm alignstack sideeffect "", ""()
; CHECK-NEXT:                            ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:311 offset :3:30: error: expected string constant
; CHECK-NEXT:   call void asm inteldialect alignstack "", ""()
; CHECK-NEXT:                              ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:317 offset :3:28: error: expected string constant
; CHECK-NEXT:   call void asm sideeffect sideeffect "", ""()
; CHECK-NEXT:                            ^
; CHECK-EMPTY:
; CHECK-NEXT: Label constraints can only be used with callbr
; CHECK-NEXT:   call void asm "", "!i"()
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:329 offset :2:17: error: invalid type for inline asm constraint string
; CHECK-NEXT: @g = global ptr asm "", ""
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:332 offset :3:13: error: invalid type for inline asm constraint string
; CHECK-NEXT:   store ptr asm "", "", ptr %[[P]]
; CHECK-NEXT:             ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/assembly-invalid.ll:338 offset :3:19: error: inline asm cannot be variadic
; CHECK-NEXT:   call void (...) asm "", ""()
; CHECK-NEXT:                   ^
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT: }

; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Lists that are closed by what closes others, numbers of parameters, and what follows words of
; attributes.

@a = global i32 1, align (8)

// -----

define void @f() {
  %1 = alloca i32, align(8)
  ret void
}

// -----

define void @f() align(x) {
  ret void
}

// -----

@a = global { i32 } { }

// -----

@a = global { i32 } { i32 1, i32 ], }

// -----

@a = global { i32 } { ] }

// -----

@a = global [1 x i32] [ )

// -----

@a = global ptr getelementptr (i8, } @b, i64 2)

// -----

%s = type opaque
@a = global [1 x %s] [%s { i8 1 }]

// -----

declare void @f(i32, i32 %0)

// -----

declare void @f(i32, i32%0 float)

// -----

define void @f(i32 %0, i32 signext %0) {
  ret void
}

// -----

define void @f(i32 %x, i32 %1) {
  ret void
}

// -----

declare void @f(ptr captures(none= %x))

// -----

declare void @f(ptr captures(ret: address = provenance))

// -----

declare void @f() memory(none: read)

// -----

declare void @f() memory(read, target_mem0 none)

// -----

declare void @f() memory(target_mem0 target_mem0: none)

// -----

declare void @f() memory(argmem: read, none )

// -----

declare void @f(ptr memory(none) noundef memory(read)) nounwind

// -----

declare memory(read) ptr @f(ptr)

// -----

declare void @f(ptr memory, ptr)

// -----

declare void @f() #0
attributes #0 = { nounwind #1="0" }

// -----

declare void @f() #0
attributes #0 = { nounwind #1 cold }

; CHECK: <unknown>:0: error: within split at {{.*}}:1 offset :6:26: error: expected integer
; CHECK-NEXT: @a = global i32 1, align (8)
; CHECK-NEXT:                          ^
; CHECK: <unknown>:0: error: within split at {{.*}}:8 offset :4:25: error: expected integer
; CHECK-NEXT:   %1 = alloca i32, align(8)
; CHECK-NEXT:                         ^
; CHECK: <unknown>:0: error: within split at {{.*}}:15 offset :3:24: error: expected integer
; CHECK-NEXT: define void @f() align(x) {
; CHECK-NEXT:                        ^
; CHECK: <unknown>:0: error: within split at {{.*}}:21 offset :3:21: error: initializer with struct type has wrong # elements
; CHECK-NEXT: @a = global { i32 } { }
; CHECK-NEXT:                     ^
; CHECK: <unknown>:0: error: within split at {{.*}}:25 offset :3:34: error: expected value token
; CHECK-NEXT: @a = global { i32 } { i32 1, i32 ], }
; CHECK-NEXT:                                  ^
; CHECK: <unknown>:0: error: within split at {{.*}}:29 offset :3:23: error: expected end of struct constant
; CHECK-NEXT: @a = global { i32 } { ] }
; CHECK-NEXT:                       ^
; CHECK: <unknown>:0: error: within split at {{.*}}:33 offset :3:25: error: expected end of array constant
; CHECK-NEXT: @a = global [1 x i32] [ )
; CHECK-NEXT:                         ^
; CHECK: <unknown>:0: error: within split at {{.*}}:37 offset :3:36: error: expected ')' in constantexpr
; CHECK-NEXT: @a = global ptr getelementptr (i8, } @b, i64 2)
; CHECK-NEXT:                                    ^
; CHECK: <unknown>:0: error: within split at {{.*}}:41 offset :4:26: error: initializer with struct type has wrong # elements
; CHECK-NEXT: @a = global [1 x %s] [%s { i8 1 }]
; CHECK-NEXT:                          ^
; CHECK: <unknown>:0: error: within split at {{.*}}:46 offset :3:22: error: argument expected to be numbered '%1' or greater
; CHECK-NEXT: declare void @f(i32, i32 %0)
; CHECK-NEXT:                      ^
; CHECK: <unknown>:0: error: within split at {{.*}}:50 offset :3:22: error: argument expected to be numbered '%1' or greater
; CHECK-NEXT: declare void @f(i32, i32%0 float)
; CHECK-NEXT:                      ^
; CHECK: <unknown>:0: error: within split at {{.*}}:54 offset :3:24: error: argument expected to be numbered '%1' or greater
; CHECK-NEXT: define void @f(i32 %0, i32 signext %0) {
; CHECK-NEXT:                        ^
; CHECK: <unknown>:0: error: within split at {{.*}}:66 offset :3:34: error: expected ',' or ')'
; CHECK-NEXT: declare void @f(ptr captures(none= %x))
; CHECK-NEXT:                                  ^
; CHECK: <unknown>:0: error: within split at {{.*}}:70 offset :3:43: error: expected ',' or ')'
; CHECK-NEXT: declare void @f(ptr captures(ret: address = provenance))
; CHECK-NEXT:                                           ^
; CHECK: <unknown>:0: error: within split at {{.*}}:74 offset :3:30: error: unterminated memory attribute
; CHECK-NEXT: declare void @f() memory(none: read)
; CHECK-NEXT:                              ^
; CHECK: <unknown>:0: error: within split at {{.*}}:78 offset :3:44: error: expected ':' after location
; CHECK-NEXT: declare void @f() memory(read, target_mem0 none)
; CHECK-NEXT:                                            ^
; CHECK: <unknown>:0: error: within split at {{.*}}:82 offset :3:38: error: expected ':' after location
; CHECK-NEXT: declare void @f() memory(target_mem0 target_mem0: none)
; CHECK-NEXT:                                      ^
; CHECK: <unknown>:0: error: within split at {{.*}}:86 offset :3:45: error: default access kind must be specified first
; CHECK-NEXT: declare void @f() memory(argmem: read, none )
; CHECK-NEXT:                                             ^
; CHECK: <unknown>:0: error: within split at {{.*}}:90 offset :3:42: error: this attribute does not apply to parameters
; CHECK-NEXT: declare void @f(ptr memory(none) noundef memory(read)) nounwind
; CHECK-NEXT:                                          ^
; CHECK: <unknown>:0: error: within split at {{.*}}:94 offset :3:9: error: this attribute does not apply to return values
; CHECK-NEXT: declare memory(read) ptr @f(ptr)
; CHECK-NEXT:         ^
; CHECK: <unknown>:0: error: within split at {{.*}}:98 offset :3:27: error: expected '('
; CHECK-NEXT: declare void @f(ptr memory, ptr)
; CHECK-NEXT:                           ^
; CHECK: <unknown>:0: error: within split at {{.*}}:102 offset :4:30: error: unterminated attribute group
; CHECK-NEXT: attributes #0 = { nounwind #1="0" }
; CHECK-NEXT:                              ^
; CHECK: <unknown>:0: error: within split at {{.*}}:107 offset :4:28: error: cannot have an attribute group reference in an attribute group
; CHECK-NEXT: attributes #0 = { nounwind #1 cold }
; CHECK-NEXT:                            ^
; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32) {
; CHECK-NEXT:     llvm.return
; CHECK-NEXT:   }
; CHECK-NEXT: }

; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Values, arguments, indices and cases of the wrong types; quotes that nothing closes.

// -----
define void @f(i32 %i) {
  %r = add label %i, %i
  ret void
}

// -----
define void @f() {
  %r = add void () undef, undef
  ret void
}

// -----
@g = global void () zeroinitializer

// -----
@g = global token zeroinitializer

// -----
declare void @g(i32)
define void @f(i32 %i) {
  call void @g(label %i)
  ret void
}

// -----
define void @f(<4 x i32> %v) {
  %r = select <4 x i32> %v, i32 1, i32 2
  ret void
}

// -----
define void @f(ptr %p) {
  %r = va_arg ptr %p, void ()
  ret void
}

// -----
define void @f() {
  br label %a
a:
  %r = phi void () [undef, %0]
  ret void
}

// -----
define i32 @f(i32 %a, i32 %a) {
  ret i32 %a
}

// -----
define void @f(i32 %i) {
  br label %a
a:
  switch i32 %i, label %a [i64 1, label %a]
}

// -----
define void @f(ptr %p) {
  %r = ptrtoaddr ptr %p to i32
  ret void
}

// -----
@g = global i32 0
@h = global ptr getelementptr ({i32}, ptr @g, i32 0, i32 1)

// -----
@g = global i32 0
@h = global ptr getelementptr (i32, ptr @g, float 1.0)

// -----
define void @f() {
  %r = fadd half 0xH12345, 1.0
  ret void
}

// -----
define void @f() {
  %r = call i32 @llvm.ctpop.i32(i64 1)
  ret void
}

// -----
@g = global {<vscale x 2 x float>} undef

// -----
@g = global [2 x x86_amx] undef

// -----
define i32 @r() {
  ret i32 1
}
@i = ifunc void (), ptr @r

// -----
attributes #0 = { #1 }

// -----
!foo = !{!"a"}

// -----
define void @f() !kcfi_type !0 {
  ret void
}
!0 = !{}

// -----
define void @f() {
  call void @g(), !callsite !0
  ret void
}
declare void @g()
!0 = !{}

// -----
define void @f() {
  call void @g(), !memprof !0
  ret void
}
declare void @g()
!0 = !{!1}
!1 = !{!2}
!2 = !{i64 1}

// -----
!foo = !{!0}
!0 = !DIFile(filename: "a", directory: "b", checksumkind: CSK_MD5, checksum: "1")

// -----
@"a = global i32 1

; CHECK: <unknown>:0: error: within split at tests/import/values-of-types-invalid.ll:5 offset :3:18: error: '%[[I:[^ ]+]]' is not a basic block
; CHECK-NEXT:   %[[R:[^ ]+]] = add label %[[I]], %[[I]]
; CHECK-NEXT:                  ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-types-invalid.ll:11 offset :3:20: error: functions are not values, refer to them as pointers
; CHECK-NEXT:   %[[R]] = add void () undef, undef
; CHECK-NEXT:                    ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-types-invalid.ll:17 offset :2:21: error: functions are not values, refer to them as pointers
; CHECK-NEXT: @g = global void () zeroinitializer
; CHECK-NEXT:                     ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-types-invalid.ll:20 offset :2:13: error: invalid type for global variable
; CHECK-NEXT: @g = global token zeroinitializer
; CHECK-NEXT:             ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-types-invalid.ll:23 offset :4:16: error: invalid type for function argument
; CHECK-NEXT:   call void @g(label %[[I]])
; CHECK-NEXT:                ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-types-invalid.ll:30 offset :3:15: error: vector select condition element type must be i1
; CHECK-NEXT:   %[[R]] = select <4 x i32> %[[V:[^ ]+]], i32 1, i32 2
; CHECK-NEXT:               ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-types-invalid.ll:36 offset :3:23: error: va_arg requires operand with first class type
; CHECK-NEXT:   %[[R]] = va_arg ptr %[[P:[^ ]+]], void ()
; CHECK-NEXT:                       ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-types-invalid.ll:42 offset :5:12: error: phi node must have first class type
; CHECK-NEXT:   %[[R]] = phi void () [undef, %[[V0:[^ ]+]]]
; CHECK-NEXT:            ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-types-invalid.ll:50 offset :2:23: error: redefinition of argument '%[[A:[^ ]+]]'
; CHECK-NEXT: define i32 @f(i32 %[[A:[^ ]+]], i32 %[[A]]) {
; CHECK-NEXT:                       ^
; CHECK-EMPTY:
; CHECK-NEXT: Switch constants must all be same type as switch value!
; CHECK-NEXT:   switch i32 %[[I:[^ ]+]], label %[[A]] [
; CHECK-NEXT:     i64 1, label %[[A]]
; CHECK-NEXT:   ]
; CHECK-NEXT: PtrToAddr result must be address width
; CHECK-NEXT:   %[[R:[^ ]+]] = ptrtoaddr ptr %[[P:[^ ]+]] to i32
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-types-invalid.ll:68 offset :3:17: error: invalid getelementptr indices
; CHECK-NEXT: @h = global ptr getelementptr ({i32}, ptr @g, i32 0, i32 1)
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-types-invalid.ll:72 offset :3:17: error: getelementptr index must be an integer
; CHECK-NEXT: @h = global ptr getelementptr (i32, ptr @g, float 1.0)
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-types-invalid.ll:76 offset :3:18: error: hexadecimal constant too large for half (16-bit)
; CHECK-NEXT:   %[[R]] = fadd half 0xH12345, 1.0
; CHECK-NEXT:                  ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-types-invalid.ll:82 offset :3:17: error: invalid intrinsic signature
; CHECK-NEXT:   %[[R]] = call i32 @llvm.ctpop.i32(i64 1)
; CHECK-NEXT:                 ^
; CHECK-EMPTY:
; CHECK-NEXT: Globals cannot contain scalable types
; CHECK-NEXT: ptr @g
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-types-invalid.ll:91 offset :2:18: error: invalid array element type
; CHECK-NEXT: @g = global [2 x x86_amx] undef
; CHECK-NEXT:                  ^
; CHECK-EMPTY:
; CHECK-NEXT: IFunc resolver must return a pointer
; CHECK-NEXT: ptr @i
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-types-invalid.ll:100 offset :2:19: error: cannot have an attribute group reference in an attribute group
; CHECK-NEXT: attributes #0 = { #1 }
; CHECK-NEXT:                   ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-types-invalid.ll:103 offset :2:11: error: expected integer
; CHECK-NEXT: !foo = !{!"a"}
; CHECK-NEXT:           ^
; CHECK-EMPTY:
; CHECK-NEXT: !kcfi_type must have exactly one operand
; CHECK-NEXT: !0 = !{}
; CHECK-NEXT: call stack metadata should have at least 1 operand
; CHECK-NEXT: !0 = !{}
; CHECK-NEXT: Each !memprof MemInfoBlock should have at least 2 operands
; CHECK-NEXT: !1 = !{!2}
; CHECK-NEXT: invalid checksum length
; CHECK-NEXT: !0 = !DIFile(filename: "a", directory: "b", checksumkind: CSK_MD5, checksum: "1")
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/values-of-types-invalid.ll:134 offset :75:26: error: expected '=' in global variable
; CHECK-NEXT: ; CHECK-NEXT: !foo = !{!"a"}
; CHECK-NEXT:                          ^
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT: }

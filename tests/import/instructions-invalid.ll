; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Operands, types and orderings that instructions cannot have.

// -----
define void @f() {
  fence unordered
  ret void
}

; CHECK: {{.*}}:4:3: error: fence cannot be unordered
// -----
define { i32, i1 } @f(ptr %p, i32 %a, i32 %b) {
  %r = cmpxchg ptr %p, i32 %a, i32 %b monotonic unordered, align 8
  ret { i32, i1 } %r
}

; CHECK: {{.*}}:4:3: error: invalid cmpxchg failure ordering
// -----
define { i32, i1 } @f(ptr %p, i32 %a, i32 %b) {
  %r = cmpxchg ptr %p, i32 %a, i32 %b unordered monotonic, align 8
  ret { i32, i1 } %r
}

; CHECK: {{.*}}:4:3: error: invalid cmpxchg success ordering
// -----
%O = type opaque
%R = type { i32, ptr, %P }
%P = type <{ i8, i32 }>
%"a b" = type { float }
%E = type {}
%N = type { [2 x %R], %E }
define void @f() {
  %a = alloca %O
  ret void
}

; CHECK: {{.*}}:9:15: error: Cannot allocate unsized type
// -----
%O = type opaque
%R = type { i32, ptr, %P }
%P = type <{ i8, i32 }>
%"a b" = type { float }
%E = type {}
%N = type { [2 x %R], %E }
define void @f() {
  %a = alloca token
  ret void
}

; CHECK: {{.*}}:9:15: error: invalid type for alloca
// -----
%O = type opaque
%R = type { i32, ptr, %P }
%P = type <{ i8, i32 }>
%"a b" = type { float }
%E = type {}
%N = type { [2 x %R], %E }
define void @f(ptr %p) {
  %a = getelementptr token, ptr %p, i64 1
  call void %p(token undef)
  ret void
}

; CHECK: {{.*}}:9:29: error: base element of getelementptr must be sized
// -----
%O = type opaque
%R = type { i32, ptr, %P }
%P = type <{ i8, i32 }>
%"a b" = type { float }
%E = type {}
%N = type { [2 x %R], %E }
define void @f(ptr %p) {
  %a = load %O, ptr %p
  ret void
}
@g = external global [2 x %O]

; CHECK: {{.*}}:9:17: error: load operand must be a pointer to a first class type
// -----
%O = type opaque
%R = type { i32, ptr, %P }
%P = type <{ i8, i32 }>
%"a b" = type { float }
%E = type {}
%N = type { [2 x %R], %E }
declare void @f(%O)

; CHECK: {{.*}}:8:17: error: invalid type for function argument
// -----
%O = type opaque
%R = type { i32, ptr, %P }
%P = type <{ i8, i32 }>
%"a b" = type { float }
%E = type {}
%N = type { [2 x %R], %E }
declare void @f(void)

; CHECK: {{.*}}:8:17: error: void type only allowed for function results
// -----
define void @f() {
  fence unordered
  ret void
}

; CHECK: {{.*}}:4:3: error: fence cannot be unordered
// -----
declare void @g()
declare i32 @h(i32)
declare void @f2(i64)
define void @f(i32 %x, i64 %l, ptr %p, float %f, double %d, i1 %c, <2 x float> %v, {i32,i32} %s) {
entry:
  %r = select i1 %c, i32 %x, i64 %l
  ret void
}
!0 = !{}

; CHECK: {{.*}}:7:15: error: both values to select must have same type
// -----
declare void @g()
declare i32 @h(i32)
declare void @f2(i64)
define void @f(i32 %x, i64 %l, ptr %p, float %f, double %d, i1 %c, <2 x float> %v, {i32,i32} %s) {
entry:
  %r = select <2 x i1> zeroinitializer, i32 %x, i32 %x
  ret void
}
!0 = !{}

; CHECK: {{.*}}:7:15: error: selected values for vector select must be vectors
// -----
declare void @g()
declare i32 @h(i32)
declare void @f2(i64)
define void @f(i32 %x, i64 %l, ptr %p, float %f, double %d, i1 %c, <2 x float> %v, {i32,i32} %s) {
entry:
  %r = atomicrmw add ptr %p, float %f seq_cst
  ret void
}
!0 = !{}

; CHECK: {{.*}}:7:30: error: atomicrmw add operand must be an integer
// -----
declare void @g()
declare i32 @h(i32)
declare void @f2(i64)
define void @f(i32 %x, i64 %l, ptr %p, float %f, double %d, i1 %c, <2 x float> %v, {i32,i32} %s) {
entry:
  %r = atomicrmw fadd ptr %p, i32 %x seq_cst
  ret void
}
!0 = !{}

; CHECK: {{.*}}:7:31: error: atomicrmw fadd operand must be a floating point type
// -----
declare void @g()
declare i32 @h(i32)
declare void @f2(i64)
define void @f(i32 %x, i64 %l, ptr %p, float %f, double %d, i1 %c, <2 x float> %v, {i32,i32} %s) {
entry:
  %r = atomicrmw add ptr %p, i24 3 seq_cst
  ret void
}
!0 = !{}

; CHECK: {{.*}}:7:30: error: atomicrmw operand must be power-of-two byte-sized integer
// -----
declare void @g()
declare i32 @h(i32)
declare void @f2(i64)
define void @f(i32 %x, i64 %l, ptr %p, float %f, double %d, i1 %c, <2 x float> %v, {i32,i32} %s) {
entry:
  %r = add i32 true, 1
  ret void
}
!0 = !{}

; CHECK: {{.*}}:7:16: error: constant expression type mismatch: got type 'i1' but expected 'i32'

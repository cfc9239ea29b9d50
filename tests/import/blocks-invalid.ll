; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; What leads where, what begins a block that an exception leads to, and accesses at once.

// -----
define void @f(i1 %c) {
  %k = phi i32 [ %k, %0 ]
  ret void
}

// -----
define i32 @f(i1 %c) {
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %k = phi i32 [ 1, %0 ]
  ret i32 %k
}

// -----
define i32 @f(i1 %c) {
  br i1 %c, label %x, label %y
x:
  ret i32 0
y:
  %k = phi i32 [ 1, %0 ], [ 2, %x ]
  ret i32 %k
}

// -----
define i32 @f(i1 %c) {
  br i1 %c, label %x, label %y
x:
  ret i32 0
y:
  %k = phi i32 [ 2, %x ]
  ret i32 %k
}

// -----
define i32 @f(i1 %c, i32 %a, i32 %b) {
  br i1 %c, label %y, label %y
y:
  %k = phi i32 [ %a, %0 ], [ %b, %0 ]
  ret i32 %k
}

// -----
define i32 @f(i1 %c) {
  br i1 %c, label %y, label %y
y:
  %k = phi i32 [ 1, %0 ]
  ret i32 %k
}

// -----
define i32 @f(i1 %c) {
  ret i32 0
y:
  %k = phi i32 [ 1, %0 ]
  ret i32 %k
}

// -----
define i32 @f(i1 %c) {
e:
  br label %e
}

// -----
define i32 @f(i1 %c) {
  br label %y
y:
  %a = add i32 1, 2
  %k = phi i32 [ 1, %0 ]
  ret i32 %k
}

// -----
define i32 @f(i1 %c) {
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %k = phi i32 [ 1, %0 ]
  %l = phi i32 [ 1, %0 ], [ 2, %x ], [3, %x]
  %m = phi i32 [ %q, %0 ], [ 2, %y ]
  %q = add i32 %k, %l
  ret i32 %k
}

// -----
declare token @llvm.experimental.convergence.anchor() convergent
define void @f() convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  br label %x
x:
  %p = phi token [ %t, %0 ]
  ret void
}

// -----
declare i32 @p(...)
define void @f() personality ptr @p {
  br label %x
x:
  %l = landingpad i32 cleanup
  ret void
}

// -----
declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  invoke void @g() to label %x unwind label %x
x:
  %l = landingpad i32 cleanup
  ret void
}

// -----
declare void @g()
define void @f() {
  invoke void @g() to label %x unwind label %y
x:
  ret void
y:
  %l = landingpad i32 cleanup
  ret void
}

// -----
declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  invoke void @g() to label %x unwind label %y
x:
  ret void
y:
  ret void
}

// -----
declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  invoke void @g() to label %x unwind label %y
x:
  ret void
y:
  %a = add i32 1, 1
  %l = landingpad i32 cleanup
  ret void
}

// -----
declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  invoke void @g() to label %x unwind label %y
x:
  ret void
y:
  %l = landingpad i32
  ret void
}

// -----
declare i32 @p(...)
define void @f() {
  resume i32 1
}

// -----
declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  invoke void @g() to label %x unwind label %y
x:
  ret void
y:
  %l = landingpad i32 cleanup
  resume i64 1
}

// -----
declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  invoke void @g() to label %x unwind label %y
x:
  invoke void @g() to label %z unwind label %w
z:
  ret void
y:
  %l = landingpad i32 cleanup
  ret void
w:
  %l2 = landingpad i64 cleanup
  ret void
}

// -----
declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  %c = cleanuppad within none []
  cleanupret from %c unwind to caller
}

// -----
define void @f(ptr %p) {
  %s = cmpxchg ptr %p, float 1.0, float 2.0 seq_cst seq_cst
  ret void
}

// -----
%s = type { i32 }
define void @f(ptr %p) {
  %x = load atomic %s, ptr %p monotonic, align 4
  ret void
}

// -----
%s = type { i32 }
define void @f(ptr %p, %s %v) {
  store atomic %s %v, ptr %p monotonic, align 4
  %x = load atomic i7, ptr %p monotonic, align 4
  %y = load atomic i24, ptr %p monotonic, align 4
  %z = load atomic <4 x i8>, ptr %p monotonic, align 4
  %w = cmpxchg ptr %p, i7 0, i7 1 seq_cst seq_cst
 ret void
}

// -----
define void @f(<2 x i32> %p) {
  %x = shufflevector <2 x i32> %p, <2 x i32> %p, <2 x i32> <i32 0, i32 9>
  ret void
}

// -----
define void @f(<2 x ptr> %c, <3 x i32> %i) {
  %x = getelementptr i32, <2 x ptr> %c, <3 x i32> %i
  ret void
}

; CHECK: PHINode should have one entry for each predecessor of its parent basic block!
; CHECK-NEXT:   %[[K:[^ ]+]] = phi i32 [ %[[K]], %[[V0:[^ ]+]] ]
; CHECK-NEXT: PHINode should have one entry for each predecessor of its parent basic block!
; CHECK-NEXT:   %[[K]] = phi i32 [ 1, %[[V0]] ]
; CHECK-NEXT: PHINode should have one entry for each predecessor of its parent basic block!
; CHECK-NEXT:   %[[K]] = phi i32 [ 1, %[[V0]] ], [ 2, %[[X:[^ ]+]] ]
; CHECK-NEXT: PHI node entries do not match predecessors!
; CHECK-NEXT:   %[[K]] = phi i32 [ 2, %[[X]] ]
; CHECK-NEXT: label %[[X]]
; CHECK-NEXT: label %[[V0]]
; CHECK-NEXT: PHI node has multiple entries for the same basic block with different incoming values!
; CHECK-NEXT:   %[[K]] = phi i32 [ %[[A:[^ ]+]], %[[V0]] ], [ %[[B:[^ ]+]], %[[V0]] ]
; CHECK-NEXT: label %[[V0]]
; CHECK-NEXT: i32 %[[B]]
; CHECK-NEXT: i32 %[[A]]
; CHECK-NEXT: PHINode should have one entry for each predecessor of its parent basic block!
; CHECK-NEXT:   %[[K]] = phi i32 [ 1, %[[V0]] ]
; CHECK-NEXT: PHINode should have one entry for each predecessor of its parent basic block!
; CHECK-NEXT:   %[[K]] = phi i32 [ 1, %[[V0]] ]
; CHECK-NEXT: Entry block to function must not have predecessors!
; CHECK-NEXT: label %[[E:[^ ]+]]
; CHECK-NEXT: PHI nodes not grouped at top of basic block!
; CHECK-NEXT:   %[[K]] = phi i32 [ 1, %[[V0]] ]
; CHECK-NEXT: label %[[Y:[^ ]+]]
; CHECK-NEXT: PHINode should have one entry for each predecessor of its parent basic block!
; CHECK-NEXT:   %[[K]] = phi i32 [ 1, %[[V0]] ]
; CHECK-NEXT: Instruction does not dominate all uses!
; CHECK-NEXT:   %[[Q:[^ ]+]] = add i32 %[[K]], %[[L:[^ ]+]]
; CHECK-NEXT:   %[[M:[^ ]+]] = phi i32 [ %[[Q]], %[[V0]] ], [ 2, %[[Y]] ]
; CHECK-NEXT: PHI nodes cannot have token type!
; CHECK-NEXT: Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.
; CHECK-NEXT:   %[[L]] = landingpad i32
; CHECK-NEXT:           cleanup
; CHECK-NEXT: Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.
; CHECK-NEXT:   %[[L]] = landingpad i32
; CHECK-NEXT:           cleanup
; CHECK-NEXT: LandingPadInst needs to be in a function with a personality.
; CHECK-NEXT:   %[[L]] = landingpad i32
; CHECK-NEXT:           cleanup
; CHECK-NEXT: The unwind destination does not have an exception handling instruction!
; CHECK-NEXT:   invoke void @g()
; CHECK-NEXT:           to label %[[X]] unwind label %[[Y]]
; CHECK-NEXT: The unwind destination does not have an exception handling instruction!
; CHECK-NEXT:   invoke void @g()
; CHECK-NEXT:           to label %[[X]] unwind label %[[Y]]
; CHECK-NEXT: LandingPadInst not the first non-PHI instruction in the block.
; CHECK-NEXT:   %[[L]] = landingpad i32
; CHECK-NEXT:           cleanup
; CHECK-NEXT: LandingPadInst needs at least one clause or to be a cleanup.
; CHECK-NEXT:   %[[L]] = landingpad i32
; CHECK-NEXT: ResumeInst needs to be in a function with a personality.
; CHECK-NEXT:   resume i32 1
; CHECK-NEXT: The resume instruction should have a consistent result type inside a function.
; CHECK-NEXT:   resume i64 1
; CHECK-NEXT: The landingpad instruction should have a consistent result type inside a function.
; CHECK-NEXT:   %[[L2:[^ ]+]] = landingpad i64
; CHECK-NEXT:           cleanup
; CHECK-NEXT: EH pad cannot be in entry block.
; CHECK-NEXT:   %[[C:[^ ]+]] = cleanuppad within none []
; CHECK-NEXT: cmpxchg operand must have integer or pointer type
; CHECK-NEXT:  float  %[[S:[^ ]+]] = cmpxchg ptr %[[P:[^ ]+]], float 1.000000e+00, float 2.000000e+00 seq_cst seq_cst, align 4
; CHECK-NEXT: atomic load operand must have integer, pointer, floating point, or vector type!
; CHECK-NEXT:  %[[S]] = type { i32 }  %[[X]] = load atomic %[[S]], ptr %[[P]] monotonic, align 4
; CHECK-NEXT: atomic store operand must have integer, pointer, floating point, or vector type!
; CHECK-NEXT:  %[[S]] = type { i32 }  store atomic %[[S]] %[[V:[^ ]+]], ptr %[[P]] monotonic, align 4
; CHECK-NEXT: atomic memory access' size must be byte-sized
; CHECK-NEXT:  i7  %[[X]] = load atomic i7, ptr %[[P]] monotonic, align 4
; CHECK-NEXT: atomic memory access' operand must have a power-of-two size
; CHECK-NEXT:  i24  %[[Y]] = load atomic i24, ptr %[[P]] monotonic, align 4
; CHECK-NEXT: atomic memory access' size must be byte-sized
; CHECK-NEXT:  i7  %[[W:[^ ]+]] = cmpxchg ptr %[[P]], i7 0, i7 1 seq_cst seq_cst, align 1
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/blocks-invalid.ll:236 offset :3:22: error: invalid shufflevector operands
; CHECK-NEXT:   %[[X]] = shufflevector <2 x i32> %[[P]], <2 x i32> %[[P]], <2 x i32> <i32 0, i32 9>
; CHECK-NEXT:                      ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/blocks-invalid.ll:242 offset :3:41: error: getelementptr vector index has a wrong number of elements
; CHECK-NEXT:   %[[X]] = getelementptr i32, <2 x ptr> %[[C]], <3 x i32> %[[I:[^ ]+]]
; CHECK-NEXT:                                         ^
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT: }

; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; What a token of a pad is for, what pads are within, and variable arguments of intrinsics.

// -----
declare i32 @__CxxFrameHandler3(...)
declare void @t()
declare void @tk(token)
define void @fu(i1 %k) personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @t() to label %done unwind label %cs
cs:
  %0 = catchswitch within none [label %cp] unwind to caller
cp:
  %1 = catchpad within %0 [ptr null]
  ret void
d2:
  catchret from %1 to label %done
cl:
  %2 = cleanuppad within %1 []
  cleanupret from %2 unwind to caller
done:
  ret void
}

// -----
declare i32 @__CxxFrameHandler3(...)
declare void @t()
declare void @tk(token)
define void @fu(i1 %k) personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @t() to label %done unwind label %cs
cs:
  %0 = catchswitch within none [label %cp] unwind to caller
cp:
  %1 = catchpad within %0 [ptr null]
  %s = select i1 %k, token %1, token %1
  br label %d2
d2:
  catchret from %1 to label %done
cl:
  %2 = cleanuppad within %1 []
  cleanupret from %2 unwind to caller
done:
  ret void
}

// -----
declare i32 @__CxxFrameHandler3(...)
declare void @t()
declare void @tk(token)
define void @fu(i1 %k) personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @t() to label %done unwind label %cs
cs:
  %0 = catchswitch within none [label %cp] unwind to caller
cp:
  %1 = catchpad within %0 [ptr null]
  %s = freeze token %1
  br label %d2
d2:
  catchret from %1 to label %done
cl:
  %2 = cleanuppad within %1 []
  cleanupret from %2 unwind to caller
done:
  ret void
}

// -----
declare i32 @__CxxFrameHandler3(...)
declare void @t()
declare void @tk(token)
define void @fu(i1 %k) personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @t() to label %done unwind label %cs
cs:
  %0 = catchswitch within none [label %cp] unwind to caller
cp:
  %1 = catchpad within %0 [ptr null]
  call void @tk(token %1)
  br label %d2
d2:
  catchret from %1 to label %done
cl:
  %2 = cleanuppad within %1 []
  cleanupret from %2 unwind to caller
done:
  ret void
}

// -----
declare i32 @__CxxFrameHandler3(...)
declare void @t()
declare void @tk(token)
define void @fu(i1 %k) personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @t() to label %done unwind label %cs
cs:
  %0 = catchswitch within none [label %cp] unwind to caller
cp:
  %1 = catchpad within %0 [ptr null]
  store token %1, ptr null
  br label %d2
d2:
  catchret from %1 to label %done
cl:
  %2 = cleanuppad within %1 []
  cleanupret from %2 unwind to caller
done:
  ret void
}

// -----
declare i32 @__CxxFrameHandler3(...)
declare void @t()
declare void @tk(token)
define void @fu(i1 %k) personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @t() to label %done unwind label %cs
cs:
  %0 = catchswitch within none [label %cp] unwind to caller
cp:
  %1 = catchpad within %0 [ptr null]
  invoke void @t() ["funclet"(token %1)] to label %d2 unwind label %cl
d2:
  catchret from %1 to label %done
cl:
  %2 = cleanuppad within %1 []
  call void @tk(token %2)
  cleanupret from %2 unwind to caller
done:
  ret void
}

// -----
declare i32 @__CxxFrameHandler3(...)
declare void @t()
declare void @tk(token)
define void @fu(i1 %k) personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @t() to label %done unwind label %cs
cs:
  %0 = catchswitch within none [label %cp] unwind to caller
cp:
  %1 = catchpad within %0 [ptr null]
  invoke void @t() ["funclet"(token %1)] to label %d2 unwind label %cl
d2:
  catchret from %1 to label %done
cl:
  %2 = cleanuppad within none []
  catchret from %2 to label %done
done:
  ret void
}

// -----
declare i32 @__CxxFrameHandler3(...)
declare void @t()
define void @f() personality ptr @__CxxFrameHandler3 {
  br label %a
a:
  %p = cleanuppad within %p []
  unreachable
}

// -----
declare i32 @__CxxFrameHandler3(...)
declare void @t()
define void @f() personality ptr @__CxxFrameHandler3 {
  invoke void @t() to label %d unwind label %a
a:
  %s = cleanuppad within none []
  br label %h
h:
  %c = catchpad within %s []
  catchret from %c to label %d
d:
  ret void
}

// -----
declare i32 @__CxxFrameHandler3(...)
declare void @t()
define void @f() personality ptr @__CxxFrameHandler3 {
  %t0 = call token @llvm.experimental.convergence.anchor()
  invoke void @t() to label %d unwind label %a
a:
  %s = cleanuppad within %t0 []
  unreachable
d:
  ret void
}
declare token @llvm.experimental.convergence.anchor()

// -----
declare void @v(i32, ...)
declare void @x(i32)
define void @f() {
  call void (i32, ...) @x(i32 1, i32 2)
  ret void
}

// -----
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg)
define void @f() gc "statepoint-example" {
  %p = alloca i8
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0)
  ret void
}

// -----
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define void @f() gc "statepoint-example" {
  %p = alloca i8
  %t = call token (i64, i32, ptr, i32, i32) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0)
  ret void
}

// -----
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg)
define void @f() gc "statepoint-example" {
  %p = alloca i8
  %t = call token (i64, i32, ptr, i32, i32) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0)
  ret void
}

// -----
declare void @llvm.localescape()
define void @f() gc "statepoint-example" {
  %p = alloca i8
  call void (...) @llvm.localescape()
  ret void
}

// -----
declare void @llvm.localescape(...)
define void @f() gc "statepoint-example" {
  %p = alloca i8
  call void @llvm.localescape()
  ret void
}

// -----
declare void @llvm.localescape()
define void @f() gc "statepoint-example" {
  %p = alloca i8
  call void @llvm.localescape()
  ret void
}

// -----
declare void @llvm.localescape()
define void @f() gc "statepoint-example" {
  %p = alloca i8
  call void (...) @llvm.localescape(ptr %p)
  ret void
}

// -----
declare void @llvm.experimental.stackmap(i64, i32)
define void @f() gc "statepoint-example" {
  %p = alloca i8
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 2)
  ret void
}

// -----
declare void @llvm.experimental.stackmap(i64, i32, ...)
define void @f() gc "statepoint-example" {
  %p = alloca i8
  call void @llvm.experimental.stackmap(i64 1, i32 2)
  ret void
}

// -----
declare void @llvm.experimental.stackmap(i64, i32)
define void @f() gc "statepoint-example" {
  %p = alloca i8
  call void @llvm.experimental.stackmap(i64 1, i32 2)
  ret void
}

// -----
declare void @llvm.experimental.deoptimize.isVoid()
define void @f() gc "statepoint-example" {
  %p = alloca i8
  call void (...) @llvm.experimental.deoptimize.isVoid() ["deopt"()]
  ret void
}

// -----
declare void @llvm.icall.branch.funnel()
define void @f() gc "statepoint-example" {
  %p = alloca i8
  call void (...) @llvm.icall.branch.funnel(ptr %p)
  ret void
}

; CHECK: Function takes token but isn't an intrinsic
; CHECK-NEXT: token %[[V0:[^ ]+]]
; CHECK-NEXT: ptr @tk
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/pads-invalid.ll:26 offset :12:15: error: select values cannot have token type
; CHECK-NEXT:   %[[S:[^ ]+]] = select i1 %[[K:[^ ]+]], token %[[V1:[^ ]+]], token %[[V1]]
; CHECK-NEXT:               ^
; CHECK-EMPTY:
; CHECK-NEXT: Function takes token but isn't an intrinsic
; CHECK-NEXT: token %[[V0]]
; CHECK-NEXT: ptr @tk
; CHECK-NEXT: Bogus funclet pad use
; CHECK-NEXT:   %[[S]] = freeze token %[[V1]]
; CHECK-NEXT: Function takes token but isn't an intrinsic
; CHECK-NEXT: token %[[V0]]
; CHECK-NEXT: ptr @tk
; CHECK-NEXT: Function has token parameter but isn't an intrinsic
; CHECK-NEXT:   call void @tk(token %[[V1]])
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/pads-invalid.ll:92 offset :12:9: error: storing unsized types is not allowed
; CHECK-NEXT:   store token %[[V1]], ptr null
; CHECK-NEXT:         ^
; CHECK-EMPTY:
; CHECK-NEXT: Function takes token but isn't an intrinsic
; CHECK-NEXT: token %[[V0]]
; CHECK-NEXT: ptr @tk
; CHECK-NEXT: Function has token parameter but isn't an intrinsic
; CHECK-NEXT:   call void @tk(token %[[V2:[^ ]+]])
; CHECK-NEXT: Function takes token but isn't an intrinsic
; CHECK-NEXT: token %[[V0]]
; CHECK-NEXT: ptr @tk
; CHECK-NEXT: Unwind edges out of a catch must have the same unwind dest as the parent catchswitch
; CHECK-NEXT:   %[[V1]] = catchpad within %[[V0]] [ptr null]
; CHECK-NEXT:   invoke void @t() [ "funclet"(token %[[V1]]) ]
; CHECK-NEXT:           to label %[[D2:[^ ]+]] unwind label %[[CL:[^ ]+]]
; CHECK-NEXT:   %[[V0]] = catchswitch within none [label %[[CP:[^ ]+]]] unwind to caller
; CHECK-NEXT: CatchReturnInst needs to be provided a CatchPad
; CHECK-NEXT:   catchret from %[[V2]] to label %[[DONE:[^ ]+]]
; CHECK-NEXT:   %[[V2]] = cleanuppad within none []
; CHECK-NEXT: EH pad must be jumped to via an unwind edge
; CHECK-NEXT:   %[[P:[^ ]+]] = cleanuppad within %[[P]] []
; CHECK-NEXT:   br label %[[A:[^ ]+]]
; CHECK-NEXT: FuncletPadInst must not be nested within itself
; CHECK-NEXT:   %[[P]] = cleanuppad within %[[P]] []
; CHECK-NEXT: Bogus funclet pad use
; CHECK-NEXT:   %[[C:[^ ]+]] = catchpad within %[[S]] []
; CHECK-NEXT: CatchPadInst needs to be directly nested in a CatchSwitchInst.
; CHECK-NEXT:   %[[S]] = cleanuppad within none []
; CHECK-NEXT: CleanupPadInst has an invalid parent.
; CHECK-NEXT:   %[[S]] = cleanuppad within %[[T0:[^ ]+]] []
; CHECK-NEXT: <unknown>:0: error: 'llvm.call' op incorrect number of operands (2) for callee (expecting: 1)
; CHECK-NEXT: <unknown>:0: note: see current operation: "llvm.call"(%[[V0]], %[[V1]]) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @x, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> ()
; CHECK-NEXT: Invalid user of intrinsic instruction!
; CHECK-NEXT:   %[[T:[^ ]+]] = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0)
; CHECK-NEXT: Intrinsic called with incompatible signature
; CHECK-NEXT:   %[[T]] = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0)
; CHECK-NEXT: Invalid user of intrinsic instruction!
; CHECK-NEXT:   %[[T]] = call token @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0)
; CHECK-NEXT: Intrinsic called with incompatible signature
; CHECK-NEXT:   %[[T]] = call token @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0)
; CHECK-NEXT: Callsite was not defined with variable arguments!
; CHECK-NEXT: ptr @llvm.experimental.gc.statepoint.p0
; CHECK-NEXT: Invalid user of intrinsic instruction!
; CHECK-NEXT:   call void (...) @llvm.localescape()
; CHECK-NEXT: Intrinsic called with incompatible signature
; CHECK-NEXT:   call void (...) @llvm.localescape()
; CHECK-NEXT: Invalid user of intrinsic instruction!
; CHECK-NEXT:   call void @llvm.localescape()
; CHECK-NEXT: Intrinsic called with incompatible signature
; CHECK-NEXT:   call void @llvm.localescape()
; CHECK-NEXT: Callsite was not defined with variable arguments!
; CHECK-NEXT: ptr @llvm.localescape
; CHECK-NEXT: Invalid user of intrinsic instruction!
; CHECK-NEXT:   call void (...) @llvm.localescape(ptr %[[P]])
; CHECK-NEXT: Intrinsic called with incompatible signature
; CHECK-NEXT:   call void (...) @llvm.localescape(ptr %[[P]])
; CHECK-NEXT: Invalid user of intrinsic instruction!
; CHECK-NEXT:   call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 2)
; CHECK-NEXT: Intrinsic called with incompatible signature
; CHECK-NEXT:   call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 2)
; CHECK-NEXT: Invalid user of intrinsic instruction!
; CHECK-NEXT:   call void @llvm.experimental.stackmap(i64 1, i32 2)
; CHECK-NEXT: Intrinsic called with incompatible signature
; CHECK-NEXT:   call void @llvm.experimental.stackmap(i64 1, i32 2)
; CHECK-NEXT: Callsite was not defined with variable arguments!
; CHECK-NEXT: ptr @llvm.experimental.stackmap
; CHECK-NEXT: Invalid user of intrinsic instruction!
; CHECK-NEXT:   call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
; CHECK-NEXT: Intrinsic called with incompatible signature
; CHECK-NEXT:   call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
; CHECK-NEXT: Invalid user of intrinsic instruction!
; CHECK-NEXT:   call void (...) @llvm.icall.branch.funnel(ptr %[[P]])
; CHECK-NEXT: Intrinsic called with incompatible signature
; CHECK-NEXT:   call void (...) @llvm.icall.branch.funnel(ptr %[[P]])
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT: }

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

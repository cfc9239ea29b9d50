; RUN: mlir-translate %s --import-llvm | FileCheck %s

; Attributes of arguments and results of calls as another type are dropped.

declare ptr @send(ptr, ...)
define i32 @f(ptr %p) personality ptr @send {
  %1 = call noundef i32 @send(ptr noundef %p, i32 noundef 3)
  %2 = invoke noundef i32 @send(ptr noundef %p) to label %a unwind label %b
a:
  %3 = call ptr (ptr, ...) @send(ptr noundef %p, i32 noundef %1)
  ret i32 %2
b:
  %l = landingpad i32 cleanup
  ret i32 %l
}

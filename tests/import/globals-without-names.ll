; RUN: mlir-translate %s --import-llvm | FileCheck %s

; Globals without names are numbered as they are met, in initializers, too.

@0 = global { ptr, ptr } { ptr @2, ptr @1 }
@1 = global i32 1
@named = global ptr @1
@2 = global ptr @3
@3 = constant i8 3

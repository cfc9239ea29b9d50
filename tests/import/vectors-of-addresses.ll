; RUN: mlir-translate %s --import-llvm | FileCheck %s

; Vectors of addresses as constants: the base stays one address, indices are vectors; an index that
; is zero, or may be, goes nowhere.

@x = global [4 x i32] zeroinitializer
@y = global i32 0
@one = global <2 x ptr> getelementptr (i32, ptr @x, <2 x i64> <i64 1, i64 2>)
@flags = global <2 x ptr> getelementptr inbounds ([2 x i32], ptr @x, i64 0, <2 x i32> <i32 1, i32 0>)
@null = global <2 x ptr> getelementptr (i32, ptr null, <2 x i64> splat (i64 1))
@both = global <2 x ptr> getelementptr (i32, <2 x ptr> <ptr @x, ptr @y>, <2 x i64> <i64 1, i64 undef>)
@nowhere = global <2 x ptr> getelementptr (i32, ptr @x, <2 x i64> zeroinitializer)
@undef = global ptr getelementptr (i32, ptr @x, i64 undef)
@poison = global <2 x ptr> getelementptr (i32, <2 x ptr> zeroinitializer, i64 poison)
@base = global ptr getelementptr (i32, ptr poison, i64 1)

; RUN: mlir-translate %s --split-input-file --import-llvm --mlir-print-op-generic | FileCheck %s

; Attributes that the dialect has no place for leave empty dictionaries, but not those of parameters.

// -----

declare "x" i32 @a(i32)
declare i32 @b(i32 "y", i32)
define i32 @c(i32 "y" %x) {
  %1 = call "z" i32 @a(i32 %x)
  %2 = call noundef i32 @a(i32 "z" %x)
  ret i32 %1
}
define void @d(ptr %p, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr "z" %p, ptr %p, i64 %n, i1 false)
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, res_attrs = [{}], sym_name = "a", visibility_ = 0 : i64}> ({
; CHECK: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "b", visibility_ = 0 : i64}> ({
; CHECK: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "c", visibility_ = 0 : i64}> ({
; CHECK: ^bb0(%arg2: i32):
; CHECK: %0 = "llvm.call"(%arg2) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @a, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, res_attrs = [{}]}> : (i32) -> i32
; CHECK: %1 = "llvm.call"(%arg2) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, arg_attrs = [{}], callee = @a, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, res_attrs = [{llvm.noundef}]}> : (i32) -> i32
; CHECK: "llvm.return"(%0) : (i32) -> ()
; CHECK: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i64)>, linkage = #llvm.linkage<external>, sym_name = "d", visibility_ = 0 : i64}> ({
; CHECK: ^bb0(%arg0: !llvm.ptr, %arg1: i64):
; CHECK: "llvm.intr.memcpy"(%arg0, %arg0, %arg1) <{arg_attrs = [{}, {}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
; CHECK: "llvm.return"() : () -> ()

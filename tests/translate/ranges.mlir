// RUN: mlir-translate --mlir-to-llvmir %s | FileCheck %s

// A range of all values says nothing.
llvm.func @all(i8 {llvm.range = #llvm.constant_range<i8, -1, -1>}, i8 {llvm.range = #llvm.constant_range<si8, -1, 255>}) -> (i8 {llvm.range = #llvm.constant_range<i8, -1, -1>})
llvm.func @none(i8 {llvm.range = #llvm.constant_range<i8, 0, 0>}) -> (i8 {llvm.range = #llvm.constant_range<ui8, 0, 256>})
llvm.func @some(i8 {llvm.range = #llvm.constant_range<i8, -1, 1>}) -> (i8 {llvm.range = #llvm.constant_range<i8, 1, -1>})

llvm.func @calls(%a: i8) -> i8 {
  %0 = llvm.call @all(%a, %a) : (i8 {llvm.range = #llvm.constant_range<i8, -1, -1>}, i8) -> (i8 {llvm.range = #llvm.constant_range<i8, -1, -1>})
  %1 = llvm.call @some(%0) : (i8) -> (i8 {llvm.range = #llvm.constant_range<i8, 1, 2>})
  %2 = llvm.call_intrinsic "llvm.ctpop.i8"(%1) : (i8) -> (i8 {llvm.range = #llvm.constant_range<i8, -1, -1>})
  llvm.return %2 : i8
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: declare i8 @all(i8, i8)
// CHECK-EMPTY:
// CHECK-NEXT: declare range(i8 0, 0) i8 @none(i8 range(i8 0, 0))
// CHECK-EMPTY:
// CHECK-NEXT: declare range(i8 1, -1) i8 @some(i8 range(i8 -1, 1))
// CHECK-EMPTY:
// CHECK-NEXT: define i8 @calls(i8 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i8 @all(i8 %[[V0]], i8 %[[V0]])
// CHECK-NEXT:   %[[V3:[^ ]+]] = call range(i8 1, 2) i8 @some(i8 %[[V2]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i8 @llvm.ctpop.i8(i8 %[[V3]])
// CHECK-NEXT:   ret i8 %[[V4]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i8 @llvm.ctpop.i8(i8) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

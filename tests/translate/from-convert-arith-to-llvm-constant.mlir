// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @f() {
    llvm.return
  }
}

// CHECK: define void @f() {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f() -> !llvm.struct<(i32, i64)> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : index) : i64
    %2 = llvm.mlir.poison : !llvm.struct<(i32, i64)>
    %3 = llvm.insertvalue %0, %2[0] : !llvm.struct<(i32, i64)> 
    %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(i32, i64)> 
    llvm.return %4 : !llvm.struct<(i32, i64)>
  }
}

// CHECK: define { i32, i64 } @f() {
// CHECK-NEXT: ret { i32, i64 } { i32 1, i64 2 }
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

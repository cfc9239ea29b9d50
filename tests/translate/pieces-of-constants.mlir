// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

// Constants put together piece by piece, in initializers and in functions.

llvm.mlir.global external @x() : i32

// In elements of elements; one is put in twice, one never.
llvm.mlir.global internal @nested() : !llvm.array<3 x struct<(i32, ptr)>> {
  %0 = llvm.mlir.undef : !llvm.array<3 x struct<(i32, ptr)>>
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(2 : i32) : i32
  %3 = llvm.mlir.addressof @x : !llvm.ptr
  %4 = llvm.insertvalue %1, %0[0, 0] : !llvm.array<3 x struct<(i32, ptr)>>
  %5 = llvm.insertvalue %3, %4[0, 1] : !llvm.array<3 x struct<(i32, ptr)>>
  %6 = llvm.insertvalue %2, %5[0, 0] : !llvm.array<3 x struct<(i32, ptr)>>
  %7 = llvm.insertvalue %3, %6[2, 1] : !llvm.array<3 x struct<(i32, ptr)>>
  llvm.return %7 : !llvm.array<3 x struct<(i32, ptr)>>
}

// A piece is put together itself, between others.
llvm.mlir.global internal constant @piece() : !llvm.struct<(i8, struct<(i32, i32)>, array<2 x i16>)> {
  %0 = llvm.mlir.zero : !llvm.struct<(i8, struct<(i32, i32)>, array<2 x i16>)>
  %1 = llvm.mlir.constant(1 : i8) : i8
  %2 = llvm.mlir.constant(2 : i32) : i32
  %3 = llvm.mlir.constant(3 : i16) : i16
  %4 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i8, struct<(i32, i32)>, array<2 x i16>)>
  %5 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %6 = llvm.insertvalue %2, %5[1] : !llvm.struct<(i32, i32)>
  %7 = llvm.insertvalue %3, %4[2, 1] : !llvm.struct<(i8, struct<(i32, i32)>, array<2 x i16>)>
  %8 = llvm.insertvalue %6, %7[1] : !llvm.struct<(i8, struct<(i32, i32)>, array<2 x i16>)>
  llvm.return %8 : !llvm.struct<(i8, struct<(i32, i32)>, array<2 x i16>)>
}

// What is between is taken, too.
llvm.func @twice() -> !llvm.struct<(i32, i32)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, i32)>
  %3 = llvm.insertvalue %1, %2[1] : !llvm.struct<(i32, i32)>
  %4 = llvm.extractvalue %2[1] : !llvm.struct<(i32, i32)>
  %5 = llvm.insertvalue %4, %3[0] : !llvm.struct<(i32, i32)>
  llvm.return %5 : !llvm.struct<(i32, i32)>
}

// What is put in last is no constant; then something is that is.
llvm.func @variable(%arg0: i32, %arg1: !llvm.ptr) -> !llvm.struct<(i32, i32, i32)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, i32, i32)>
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, i32, i32)>
  %3 = llvm.insertvalue %1, %2[1] : !llvm.struct<(i32, i32, i32)>
  %4 = llvm.load %arg1 : !llvm.ptr -> i32
  %5 = llvm.insertvalue %4, %3[2] : !llvm.struct<(i32, i32, i32)>
  %6 = llvm.insertvalue %1, %5[0] : !llvm.struct<(i32, i32, i32)>
  llvm.return %6 : !llvm.struct<(i32, i32, i32)>
}

// The next piece is put in elsewhere.
llvm.func @elsewhere(%arg0: i1) -> !llvm.struct<(i32, i32)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, i32)>
  llvm.cond_br %arg0, ^bb1, ^bb2
^bb1:
  %3 = llvm.insertvalue %1, %2[1] : !llvm.struct<(i32, i32)>
  llvm.return %3 : !llvm.struct<(i32, i32)>
^bb2:
  llvm.unreachable
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: @x = external global i32
// CHECK-NEXT: @nested = internal global [3 x { i32, ptr }] [{ i32, ptr } { i32 2, ptr @x }, { i32, ptr } undef, { i32, ptr } { i32 undef, ptr @x }]
// CHECK-NEXT: @piece = internal constant { i8, { i32, i32 }, [2 x i16] } { i8 1, { i32, i32 } { i32 poison, i32 2 }, [2 x i16] [i16 0, i16 3] }
// CHECK-EMPTY:
// CHECK-NEXT: define { i32, i32 } @twice() {
// CHECK-NEXT:   ret { i32, i32 } { i32 undef, i32 1 }
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { i32, i32, i32 } @variable(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i32, ptr %[[V1]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = insertvalue { i32, i32, i32 } { i32 1, i32 1, i32 undef }, i32 %[[V3]], 2
// CHECK-NEXT:   %[[V5:[^ ]+]] = insertvalue { i32, i32, i32 } %[[V4]], i32 1, 0
// CHECK-NEXT:   ret { i32, i32, i32 } %[[V5]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define { i32, i32 } @elsewhere(i1 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   br i1 %[[V0]], label %[[V2:[^ ]+]], label %[[V3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   ret { i32, i32 } { i32 1, i32 1 }
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %[[V1]]
// CHECK-NEXT:   unreachable
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @unranked(%arg0: i64, %arg1: !llvm.ptr, %arg2: i64) -> !llvm.struct<(i64, i64)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    %4 = llvm.getelementptr %3[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
    %5 = llvm.mlir.constant(1 : index) : i64
    %6 = llvm.add %5, %arg2 : i64
    %7 = llvm.getelementptr %4[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %8 = llvm.load %7 : !llvm.ptr -> i64
    %9 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %10 = llvm.mlir.poison : !llvm.struct<(i64, i64)>
    %11 = llvm.insertvalue %8, %10[0] : !llvm.struct<(i64, i64)> 
    %12 = llvm.insertvalue %9, %11[1] : !llvm.struct<(i64, i64)> 
    llvm.return %12 : !llvm.struct<(i64, i64)>
  }
}

// CHECK: define { i64, i64 } @unranked(i64 %0, ptr %1, i64 %2) {
// CHECK-NEXT: %4 = insertvalue { i64, ptr } poison, i64 %0, 0
// CHECK-NEXT: %5 = insertvalue { i64, ptr } %4, ptr %1, 1
// CHECK-NEXT: %6 = extractvalue { i64, ptr } %5, 1
// CHECK-NEXT: %7 = getelementptr { ptr, ptr, i64 }, ptr %6, i32 0, i32 2
// CHECK-NEXT: %8 = add i64 1, %2
// CHECK-NEXT: %9 = getelementptr i64, ptr %7, i64 %8
// CHECK-NEXT: %10 = load i64, ptr %9, align 4
// CHECK-NEXT: %11 = extractvalue { i64, ptr } %5, 0
// CHECK-NEXT: %12 = insertvalue { i64, i64 } poison, i64 %10, 0
// CHECK-NEXT: %13 = insertvalue { i64, i64 } %12, i64 %11, 1
// CHECK-NEXT: ret { i64, i64 } %13
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @extract(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> !llvm.struct<(i64, i64)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %9 = llvm.ptrtoint %8 : !llvm.ptr to i64
    %10 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %13 = llvm.insertvalue %10, %12[0] : !llvm.struct<(ptr, ptr, i64)> 
    %14 = llvm.insertvalue %11, %13[1] : !llvm.struct<(ptr, ptr, i64)> 
    %15 = llvm.mlir.constant(0 : index) : i64
    %16 = llvm.insertvalue %15, %14[2] : !llvm.struct<(ptr, ptr, i64)> 
    %17 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.extractvalue %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %19 = llvm.extractvalue %7[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.extractvalue %7[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.mlir.poison : !llvm.struct<(i64, i64)>
    %23 = llvm.insertvalue %9, %22[0] : !llvm.struct<(i64, i64)> 
    %24 = llvm.insertvalue %20, %23[1] : !llvm.struct<(i64, i64)> 
    llvm.return %24 : !llvm.struct<(i64, i64)>
  }
}

// CHECK: define { i64, i64 } @extract(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
// CHECK-NEXT: %8 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %9 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, ptr %1, 1
// CHECK-NEXT: %10 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %9, i64 %2, 2
// CHECK-NEXT: %11 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %10, i64 %3, 3, 0
// CHECK-NEXT: %12 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %11, i64 %5, 4, 0
// CHECK-NEXT: %13 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %12, i64 %4, 3, 1
// CHECK-NEXT: %14 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %13, i64 %6, 4, 1
// CHECK-NEXT: %15 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 1
// CHECK-NEXT: %16 = ptrtoint ptr %15 to i64
// CHECK-NEXT: %17 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 0
// CHECK-NEXT: %18 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 1
// CHECK-NEXT: %19 = insertvalue { ptr, ptr, i64 } poison, ptr %17, 0
// CHECK-NEXT: %20 = insertvalue { ptr, ptr, i64 } %19, ptr %18, 1
// CHECK-NEXT: %21 = insertvalue { ptr, ptr, i64 } %20, i64 0, 2
// CHECK-NEXT: %22 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 2
// CHECK-NEXT: %23 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 3, 0
// CHECK-NEXT: %24 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 3, 1
// CHECK-NEXT: %25 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 4, 0
// CHECK-NEXT: %26 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 4, 1
// CHECK-NEXT: %27 = insertvalue { i64, i64 } poison, i64 %16, 0
// CHECK-NEXT: %28 = insertvalue { i64, i64 } %27, i64 %25, 1
// CHECK-NEXT: ret { i64, i64 } %28
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  llvm.func @malloc(i32) -> !llvm.ptr
  llvm.func @f(%arg0: i32) -> !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> {
    %0 = llvm.mlir.constant(1 : index) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.getelementptr %1[%arg0] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %3 = llvm.ptrtoint %2 : !llvm.ptr to i32
    %4 = llvm.call @malloc(%3) : (i32) -> !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %7 = llvm.insertvalue %4, %6[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %8 = llvm.mlir.constant(0 : index) : i32
    %9 = llvm.insertvalue %8, %7[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %10 = llvm.insertvalue %arg0, %9[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %11 = llvm.insertvalue %0, %10[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    llvm.return %11 : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
  }
}

// CHECK: declare ptr @malloc(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define { ptr, ptr, i32, [1 x i32], [1 x i32] } @f(i32 %0) {
// CHECK-NEXT: %2 = getelementptr float, ptr null, i32 %0
// CHECK-NEXT: %3 = ptrtoint ptr %2 to i32
// CHECK-NEXT: %4 = call ptr @malloc(i32 %3)
// CHECK-NEXT: %5 = insertvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } poison, ptr %4, 0
// CHECK-NEXT: %6 = insertvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %5, ptr %4, 1
// CHECK-NEXT: %7 = insertvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %6, i32 0, 2
// CHECK-NEXT: %8 = insertvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %7, i32 %0, 3, 0
// CHECK-NEXT: %9 = insertvalue { ptr, ptr, i32, [1 x i32], [1 x i32] } %8, i32 1, 4, 0
// CHECK-NEXT: ret { ptr, ptr, i32, [1 x i32], [1 x i32] } %9
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @f() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = llvm.call @malloc(%4) : (i64) -> !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.mlir.constant(0 : index) : i64
    %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.insertvalue %0, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.insertvalue %1, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.return %12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  }
}

// CHECK: declare ptr @malloc(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define { ptr, ptr, i64, [1 x i64], [1 x i64] } @f() {
// CHECK-NEXT: %1 = call ptr @malloc(i64 16)
// CHECK-NEXT: %2 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %1, 0
// CHECK-NEXT: %3 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %2, ptr %1, 1
// CHECK-NEXT: %4 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, i64 0, 2
// CHECK-NEXT: %5 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %4, i64 4, 3, 0
// CHECK-NEXT: %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %5, i64 1, 4, 0
// CHECK-NEXT: ret { ptr, ptr, i64, [1 x i64], [1 x i64] } %6
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @malloc_0(i64) -> !llvm.ptr
  llvm.func @malloc(i64) -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @f() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = llvm.call @malloc_0(%4) : (i64) -> !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.mlir.constant(0 : index) : i64
    %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.insertvalue %0, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.insertvalue %1, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.return %12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  }
}

// CHECK: declare ptr @malloc_0(i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @malloc(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define { ptr, ptr, i64, [1 x i64], [1 x i64] } @f() {
// CHECK-NEXT: %1 = call ptr @malloc_0(i64 16)
// CHECK-NEXT: %2 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %1, 0
// CHECK-NEXT: %3 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %2, ptr %1, 1
// CHECK-NEXT: %4 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, i64 0, 2
// CHECK-NEXT: %5 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %4, i64 4, 3, 0
// CHECK-NEXT: %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %5, i64 1, 4, 0
// CHECK-NEXT: ret { ptr, ptr, i64, [1 x i64], [1 x i64] } %6
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

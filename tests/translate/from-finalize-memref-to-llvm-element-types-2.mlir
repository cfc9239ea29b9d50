// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> !llvm.struct<(f32, f32)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.getelementptr inbounds|nuw %6[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %8 = llvm.load %7 : !llvm.ptr -> !llvm.struct<(f32, f32)>
    %9 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.getelementptr inbounds|nuw %9[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %8, %10 : !llvm.struct<(f32, f32)>, !llvm.ptr
    llvm.return %8 : !llvm.struct<(f32, f32)>
  }
}

// CHECK: define { float, float } @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5) {
// CHECK-NEXT: %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, ptr %1, 1
// CHECK-NEXT: %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %2, 2
// CHECK-NEXT: %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %3, 3, 0
// CHECK-NEXT: %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %4, 4, 0
// CHECK-NEXT: %12 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
// CHECK-NEXT: %13 = getelementptr inbounds nuw { float, float }, ptr %12, i64 %5
// CHECK-NEXT: %14 = load { float, float }, ptr %13, align 4
// CHECK-NEXT: %15 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
// CHECK-NEXT: %16 = getelementptr inbounds nuw { float, float }, ptr %15, i64 %5
// CHECK-NEXT: store { float, float } %14, ptr %16, align 4
// CHECK-NEXT: ret { float, float } %14
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> vector<4xf32> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.getelementptr inbounds|nuw %6[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xf32>
    %8 = llvm.load %7 : !llvm.ptr -> vector<4xf32>
    %9 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.getelementptr inbounds|nuw %9[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xf32>
    llvm.store %8, %10 : vector<4xf32>, !llvm.ptr
    llvm.return %8 : vector<4xf32>
  }
}

// CHECK: define <4 x float> @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5) {
// CHECK-NEXT: %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, ptr %1, 1
// CHECK-NEXT: %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %2, 2
// CHECK-NEXT: %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %3, 3, 0
// CHECK-NEXT: %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %4, 4, 0
// CHECK-NEXT: %12 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
// CHECK-NEXT: %13 = getelementptr inbounds nuw <4 x float>, ptr %12, i64 %5
// CHECK-NEXT: %14 = load <4 x float>, ptr %13, align 16
// CHECK-NEXT: %15 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
// CHECK-NEXT: %16 = getelementptr inbounds nuw <4 x float>, ptr %15, i64 %5
// CHECK-NEXT: store <4 x float> %14, ptr %16, align 16
// CHECK-NEXT: ret <4 x float> %14
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> !llvm.array<2 x vector<3xi8>> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.getelementptr inbounds|nuw %6[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x vector<3xi8>>
    %8 = llvm.load %7 : !llvm.ptr -> !llvm.array<2 x vector<3xi8>>
    %9 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.getelementptr inbounds|nuw %9[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x vector<3xi8>>
    llvm.store %8, %10 : !llvm.array<2 x vector<3xi8>>, !llvm.ptr
    llvm.return %8 : !llvm.array<2 x vector<3xi8>>
  }
}

// CHECK: define [2 x <3 x i8>] @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5) {
// CHECK-NEXT: %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, ptr %1, 1
// CHECK-NEXT: %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %2, 2
// CHECK-NEXT: %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %3, 3, 0
// CHECK-NEXT: %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %4, 4, 0
// CHECK-NEXT: %12 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
// CHECK-NEXT: %13 = getelementptr inbounds nuw [2 x <3 x i8>], ptr %12, i64 %5
// CHECK-NEXT: %14 = load [2 x <3 x i8>], ptr %13, align 4
// CHECK-NEXT: %15 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
// CHECK-NEXT: %16 = getelementptr inbounds nuw [2 x <3 x i8>], ptr %15, i64 %5
// CHECK-NEXT: store [2 x <3 x i8>] %14, ptr %16, align 4
// CHECK-NEXT: ret [2 x <3 x i8>] %14
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

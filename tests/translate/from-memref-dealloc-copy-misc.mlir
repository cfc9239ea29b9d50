// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @free(!llvm.ptr)
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: !llvm.ptr, %arg19: i64, %arg20: i32, %arg21: f32, %arg22: !llvm.ptr, %arg23: !llvm.ptr, %arg24: i64, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr, %arg29: i64, %arg30: i64, %arg31: i64, %arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: i64, %arg35: i64, %arg36: i64, %arg37: i64, %arg38: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @free(%8) : (!llvm.ptr) -> ()
    llvm.return
  }
}

// CHECK: declare void @free(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i32 %20, float %21, ptr %22, ptr %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, i64 %31, ptr %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38) {
// CHECK-NEXT: %40 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %41 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %40, ptr %1, 1
// CHECK-NEXT: %42 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %41, i64 %2, 2
// CHECK-NEXT: %43 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %42, i64 %3, 3, 0
// CHECK-NEXT: %44 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %43, i64 %5, 4, 0
// CHECK-NEXT: %45 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %44, i64 %4, 3, 1
// CHECK-NEXT: %46 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %45, i64 %6, 4, 1
// CHECK-NEXT: %47 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %46, 0
// CHECK-NEXT: call void @free(ptr %47)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @free(!llvm.ptr)
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: !llvm.ptr, %arg19: i64, %arg20: i32, %arg21: f32, %arg22: !llvm.ptr, %arg23: !llvm.ptr, %arg24: i64, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr, %arg29: i64, %arg30: i64, %arg31: i64, %arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: i64, %arg35: i64, %arg36: i64, %arg37: i64, %arg38: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg17, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg18, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    %4 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
}

// CHECK: declare void @free(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i32 %20, float %21, ptr %22, ptr %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, i64 %31, ptr %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38) {
// CHECK-NEXT: %40 = insertvalue { i64, ptr } poison, i64 %17, 0
// CHECK-NEXT: %41 = insertvalue { i64, ptr } %40, ptr %18, 1
// CHECK-NEXT: %42 = extractvalue { i64, ptr } %41, 1
// CHECK-NEXT: %43 = load ptr, ptr %42, align 8
// CHECK-NEXT: call void @free(ptr %43)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @free(!llvm.ptr)
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: !llvm.ptr, %arg19: i64, %arg20: i32, %arg21: f32, %arg22: !llvm.ptr, %arg23: !llvm.ptr, %arg24: i64, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr, %arg29: i64, %arg30: i64, %arg31: i64, %arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: i64, %arg35: i64, %arg36: i64, %arg37: i64, %arg38: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %1 = llvm.insertvalue %arg14, %0[0] : !llvm.struct<(ptr, ptr, i64)> 
    %2 = llvm.insertvalue %arg15, %1[1] : !llvm.struct<(ptr, ptr, i64)> 
    %3 = llvm.insertvalue %arg16, %2[2] : !llvm.struct<(ptr, ptr, i64)> 
    %4 = llvm.extractvalue %3[0] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.call @free(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
}

// CHECK: declare void @free(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i32 %20, float %21, ptr %22, ptr %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, i64 %31, ptr %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38) {
// CHECK-NEXT: %40 = insertvalue { ptr, ptr, i64 } poison, ptr %14, 0
// CHECK-NEXT: %41 = insertvalue { ptr, ptr, i64 } %40, ptr %15, 1
// CHECK-NEXT: %42 = insertvalue { ptr, ptr, i64 } %41, i64 %16, 2
// CHECK-NEXT: %43 = extractvalue { ptr, ptr, i64 } %42, 0
// CHECK-NEXT: call void @free(ptr %43)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @free(!llvm.ptr)
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: !llvm.ptr, %arg19: i64, %arg20: i32, %arg21: f32, %arg22: !llvm.ptr, %arg23: !llvm.ptr, %arg24: i64, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr, %arg29: i64, %arg30: i64, %arg31: i64, %arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: i64, %arg35: i64, %arg36: i64, %arg37: i64, %arg38: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg32, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg33, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg34, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg35, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg37, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg36, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg38, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @free(%8) : (!llvm.ptr) -> ()
    llvm.return
  }
}

// CHECK: declare void @free(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i32 %20, float %21, ptr %22, ptr %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, i64 %31, ptr %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38) {
// CHECK-NEXT: %40 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %32, 0
// CHECK-NEXT: %41 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %40, ptr %33, 1
// CHECK-NEXT: %42 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %41, i64 %34, 2
// CHECK-NEXT: %43 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %42, i64 %35, 3, 0
// CHECK-NEXT: %44 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %43, i64 %37, 4, 0
// CHECK-NEXT: %45 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %44, i64 %36, 3, 1
// CHECK-NEXT: %46 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %45, i64 %38, 4, 1
// CHECK-NEXT: %47 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %46, 0
// CHECK-NEXT: call void @free(ptr %47)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: !llvm.ptr, %arg19: i64, %arg20: i32, %arg21: f32, %arg22: !llvm.ptr, %arg23: !llvm.ptr, %arg24: i64, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr, %arg29: i64, %arg30: i64, %arg31: i64, %arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: i64, %arg35: i64, %arg36: i64, %arg37: i64, %arg38: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg7, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg8, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg9, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg10, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg12, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg11, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg13, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.insertvalue %arg5, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %14 = llvm.insertvalue %arg4, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %15 = llvm.insertvalue %arg6, %14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.mlir.constant(1 : index) : i64
    %17 = llvm.extractvalue %15[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.mul %16, %17 : i64
    %19 = llvm.extractvalue %15[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.mul %18, %19 : i64
    %21 = llvm.mlir.zero : !llvm.ptr
    %22 = llvm.getelementptr %21[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %23 = llvm.ptrtoint %22 : !llvm.ptr to i64
    %24 = llvm.mul %20, %23 : i64
    %25 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %26 = llvm.extractvalue %15[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %27 = llvm.getelementptr %25[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %28 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %29 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %30 = llvm.getelementptr %28[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.memcpy"(%30, %27, %24) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i32 %20, float %21, ptr %22, ptr %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, i64 %31, ptr %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38) {
// CHECK-NEXT: %40 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %7, 0
// CHECK-NEXT: %41 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %40, ptr %8, 1
// CHECK-NEXT: %42 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %41, i64 %9, 2
// CHECK-NEXT: %43 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %42, i64 %10, 3, 0
// CHECK-NEXT: %44 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %43, i64 %12, 4, 0
// CHECK-NEXT: %45 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %44, i64 %11, 3, 1
// CHECK-NEXT: %46 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %45, i64 %13, 4, 1
// CHECK-NEXT: %47 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %48 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %47, ptr %1, 1
// CHECK-NEXT: %49 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %48, i64 %2, 2
// CHECK-NEXT: %50 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %49, i64 %3, 3, 0
// CHECK-NEXT: %51 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %50, i64 %5, 4, 0
// CHECK-NEXT: %52 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %51, i64 %4, 3, 1
// CHECK-NEXT: %53 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %52, i64 %6, 4, 1
// CHECK-NEXT: %54 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %53, 3, 0
// CHECK-NEXT: %55 = mul i64 1, %54
// CHECK-NEXT: %56 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %53, 3, 1
// CHECK-NEXT: %57 = mul i64 %55, %56
// CHECK-NEXT: %58 = mul i64 %57, 4
// CHECK-NEXT: %59 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %53, 1
// CHECK-NEXT: %60 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %53, 2
// CHECK-NEXT: %61 = getelementptr float, ptr %59, i64 %60
// CHECK-NEXT: %62 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %46, 1
// CHECK-NEXT: %63 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %46, 2
// CHECK-NEXT: %64 = getelementptr float, ptr %62, i64 %63
// CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr %64, ptr %61, i64 %58, i1 false)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: !llvm.ptr, %arg19: i64, %arg20: i32, %arg21: f32, %arg22: !llvm.ptr, %arg23: !llvm.ptr, %arg24: i64, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr, %arg29: i64, %arg30: i64, %arg31: i64, %arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: i64, %arg35: i64, %arg36: i64, %arg37: i64, %arg38: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.extractvalue %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.mul %8, %9 : i64
    %11 = llvm.extractvalue %7[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.mul %10, %11 : i64
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.getelementptr %13[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %15 = llvm.ptrtoint %14 : !llvm.ptr to i64
    %16 = llvm.mul %12, %15 : i64
    %17 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %19 = llvm.getelementptr %17[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %20 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.getelementptr %20[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.memcpy"(%22, %19, %16) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i32 %20, float %21, ptr %22, ptr %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, i64 %31, ptr %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38) {
// CHECK-NEXT: %40 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %41 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %40, ptr %1, 1
// CHECK-NEXT: %42 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %41, i64 %2, 2
// CHECK-NEXT: %43 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %42, i64 %3, 3, 0
// CHECK-NEXT: %44 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %43, i64 %5, 4, 0
// CHECK-NEXT: %45 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %44, i64 %4, 3, 1
// CHECK-NEXT: %46 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %45, i64 %6, 4, 1
// CHECK-NEXT: %47 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %46, 3, 0
// CHECK-NEXT: %48 = mul i64 1, %47
// CHECK-NEXT: %49 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %46, 3, 1
// CHECK-NEXT: %50 = mul i64 %48, %49
// CHECK-NEXT: %51 = mul i64 %50, 4
// CHECK-NEXT: %52 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %46, 1
// CHECK-NEXT: %53 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %46, 2
// CHECK-NEXT: %54 = getelementptr float, ptr %52, i64 %53
// CHECK-NEXT: %55 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %46, 1
// CHECK-NEXT: %56 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %46, 2
// CHECK-NEXT: %57 = getelementptr float, ptr %55, i64 %56
// CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr %57, ptr %54, i64 %51, i1 false)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: !llvm.ptr, %arg19: i64, %arg20: i32, %arg21: f32, %arg22: !llvm.ptr, %arg23: !llvm.ptr, %arg24: i64, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr, %arg29: i64, %arg30: i64, %arg31: i64, %arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: i64, %arg35: i64, %arg36: i64, %arg37: i64, %arg38: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg17, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg18, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg1, %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg2, %5[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg3, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.insertvalue %arg5, %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %9 = llvm.insertvalue %arg4, %8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.insertvalue %arg6, %9[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.intr.stacksave : !llvm.ptr
    %12 = llvm.mlir.constant(2 : i64) : i64
    %13 = llvm.mlir.constant(1 : index) : i64
    %14 = llvm.alloca %13 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %10, %14 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %15 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %16 = llvm.insertvalue %12, %15[0] : !llvm.struct<(i64, ptr)> 
    %17 = llvm.insertvalue %14, %16[1] : !llvm.struct<(i64, ptr)> 
    %18 = llvm.mlir.constant(1 : index) : i64
    %19 = llvm.alloca %18 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %2, %19 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %20 = llvm.alloca %18 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %17, %20 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %21 = llvm.mlir.zero : !llvm.ptr
    %22 = llvm.getelementptr %21[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %23 = llvm.ptrtoint %22 : !llvm.ptr to i64
    llvm.call @memrefCopy(%23, %19, %20) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %11 : !llvm.ptr
    llvm.return
  }
}

// CHECK: declare void @memrefCopy(i64, ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i32 %20, float %21, ptr %22, ptr %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, i64 %31, ptr %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38) {
// CHECK-NEXT: %40 = insertvalue { i64, ptr } poison, i64 %17, 0
// CHECK-NEXT: %41 = insertvalue { i64, ptr } %40, ptr %18, 1
// CHECK-NEXT: %42 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %43 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %42, ptr %1, 1
// CHECK-NEXT: %44 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %43, i64 %2, 2
// CHECK-NEXT: %45 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %44, i64 %3, 3, 0
// CHECK-NEXT: %46 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %45, i64 %5, 4, 0
// CHECK-NEXT: %47 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %46, i64 %4, 3, 1
// CHECK-NEXT: %48 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %47, i64 %6, 4, 1
// CHECK-NEXT: %49 = call ptr @llvm.stacksave.p0()
// CHECK-NEXT: %50 = alloca { ptr, ptr, i64, [2 x i64], [2 x i64] }, i64 1, align 8
// CHECK-NEXT: store { ptr, ptr, i64, [2 x i64], [2 x i64] } %48, ptr %50, align 8
// CHECK-NEXT: %51 = insertvalue { i64, ptr } { i64 2, ptr poison }, ptr %50, 1
// CHECK-NEXT: %52 = alloca { i64, ptr }, i64 1, align 8
// CHECK-NEXT: store { i64, ptr } %41, ptr %52, align 8
// CHECK-NEXT: %53 = alloca { i64, ptr }, i64 1, align 8
// CHECK-NEXT: store { i64, ptr } %51, ptr %53, align 8
// CHECK-NEXT: call void @memrefCopy(i64 4, ptr %52, ptr %53)
// CHECK-NEXT: call void @llvm.stackrestore.p0(ptr %49)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare ptr @llvm.stacksave.p0() #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.stackrestore.p0(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind willreturn }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

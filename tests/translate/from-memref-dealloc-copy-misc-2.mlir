// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: !llvm.ptr, %arg19: i64, %arg20: i32, %arg21: f32, %arg22: !llvm.ptr, %arg23: !llvm.ptr, %arg24: i64, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr, %arg29: i64, %arg30: i64, %arg31: i64, %arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: i64, %arg35: i64, %arg36: i64, %arg37: i64, %arg38: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg32, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg33, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg34, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg35, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg37, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg36, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg38, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.insertvalue %arg5, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %14 = llvm.insertvalue %arg4, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %15 = llvm.insertvalue %arg6, %14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.intr.stacksave : !llvm.ptr
    %17 = llvm.mlir.constant(2 : i64) : i64
    %18 = llvm.mlir.constant(1 : index) : i64
    %19 = llvm.alloca %18 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %15, %19 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %20 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %21 = llvm.insertvalue %17, %20[0] : !llvm.struct<(i64, ptr)> 
    %22 = llvm.insertvalue %19, %21[1] : !llvm.struct<(i64, ptr)> 
    %23 = llvm.mlir.constant(2 : i64) : i64
    %24 = llvm.mlir.constant(1 : index) : i64
    %25 = llvm.alloca %24 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %7, %25 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %26 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %27 = llvm.insertvalue %23, %26[0] : !llvm.struct<(i64, ptr)> 
    %28 = llvm.insertvalue %25, %27[1] : !llvm.struct<(i64, ptr)> 
    %29 = llvm.mlir.constant(1 : index) : i64
    %30 = llvm.alloca %29 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %22, %30 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %31 = llvm.alloca %29 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %28, %31 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %32 = llvm.mlir.zero : !llvm.ptr
    %33 = llvm.getelementptr %32[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %34 = llvm.ptrtoint %33 : !llvm.ptr to i64
    llvm.call @memrefCopy(%34, %30, %31) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %16 : !llvm.ptr
    llvm.return
  }
}

// CHECK: declare void @memrefCopy(i64, ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i32 %20, float %21, ptr %22, ptr %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, i64 %31, ptr %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38) {
// CHECK-NEXT: %40 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %32, 0
// CHECK-NEXT: %41 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %40, ptr %33, 1
// CHECK-NEXT: %42 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %41, i64 %34, 2
// CHECK-NEXT: %43 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %42, i64 %35, 3, 0
// CHECK-NEXT: %44 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %43, i64 %37, 4, 0
// CHECK-NEXT: %45 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %44, i64 %36, 3, 1
// CHECK-NEXT: %46 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %45, i64 %38, 4, 1
// CHECK-NEXT: %47 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %48 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %47, ptr %1, 1
// CHECK-NEXT: %49 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %48, i64 %2, 2
// CHECK-NEXT: %50 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %49, i64 %3, 3, 0
// CHECK-NEXT: %51 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %50, i64 %5, 4, 0
// CHECK-NEXT: %52 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %51, i64 %4, 3, 1
// CHECK-NEXT: %53 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %52, i64 %6, 4, 1
// CHECK-NEXT: %54 = call ptr @llvm.stacksave.p0()
// CHECK-NEXT: %55 = alloca { ptr, ptr, i64, [2 x i64], [2 x i64] }, i64 1, align 8
// CHECK-NEXT: store { ptr, ptr, i64, [2 x i64], [2 x i64] } %53, ptr %55, align 8
// CHECK-NEXT: %56 = insertvalue { i64, ptr } { i64 2, ptr poison }, ptr %55, 1
// CHECK-NEXT: %57 = alloca { ptr, ptr, i64, [2 x i64], [2 x i64] }, i64 1, align 8
// CHECK-NEXT: store { ptr, ptr, i64, [2 x i64], [2 x i64] } %46, ptr %57, align 8
// CHECK-NEXT: %58 = insertvalue { i64, ptr } { i64 2, ptr poison }, ptr %57, 1
// CHECK-NEXT: %59 = alloca { i64, ptr }, i64 1, align 8
// CHECK-NEXT: store { i64, ptr } %56, ptr %59, align 8
// CHECK-NEXT: %60 = alloca { i64, ptr }, i64 1, align 8
// CHECK-NEXT: store { i64, ptr } %58, ptr %60, align 8
// CHECK-NEXT: call void @memrefCopy(i64 4, ptr %59, ptr %60)
// CHECK-NEXT: call void @llvm.stackrestore.p0(ptr %54)
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

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: !llvm.ptr, %arg19: i64, %arg20: i32, %arg21: f32, %arg22: !llvm.ptr, %arg23: !llvm.ptr, %arg24: i64, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr, %arg29: i64, %arg30: i64, %arg31: i64, %arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: i64, %arg35: i64, %arg36: i64, %arg37: i64, %arg38: i64) {
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i32 %20, float %21, ptr %22, ptr %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, i64 %31, ptr %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38) {
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
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %9 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.mul %arg19, %9 : i64
    %11 = llvm.add %10, %arg19 : i64
    %12 = llvm.getelementptr %8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%12) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
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
// CHECK-NEXT: %47 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %46, 1
// CHECK-NEXT: %48 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %46, 4, 0
// CHECK-NEXT: %49 = mul i64 %19, %48
// CHECK-NEXT: %50 = add i64 %49, %19
// CHECK-NEXT: %51 = getelementptr float, ptr %47, i64 %50
// CHECK-NEXT: call void @llvm.prefetch.p0(ptr %51, i32 0, i32 3, i32 1)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
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
    %8 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %9 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.mul %arg19, %9 : i64
    %11 = llvm.add %10, %arg19 : i64
    %12 = llvm.getelementptr %8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%12) <{cache = 0 : i32, hint = 0 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
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
// CHECK-NEXT: %47 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %46, 1
// CHECK-NEXT: %48 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %46, 4, 0
// CHECK-NEXT: %49 = mul i64 %19, %48
// CHECK-NEXT: %50 = add i64 %49, %19
// CHECK-NEXT: %51 = getelementptr float, ptr %47, i64 %50
// CHECK-NEXT: call void @llvm.prefetch.p0(ptr %51, i32 1, i32 0, i32 0)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: !llvm.ptr, %arg19: i64, %arg20: i32, %arg21: f32, %arg22: !llvm.ptr, %arg23: !llvm.ptr, %arg24: i64, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr, %arg29: i64, %arg30: i64, %arg31: i64, %arg32: !llvm.ptr, %arg33: !llvm.ptr, %arg34: i64, %arg35: i64, %arg36: i64, %arg37: i64, %arg38: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %1 = llvm.insertvalue %arg14, %0[0] : !llvm.struct<(ptr, ptr, i64)> 
    %2 = llvm.insertvalue %arg15, %1[1] : !llvm.struct<(ptr, ptr, i64)> 
    %3 = llvm.insertvalue %arg16, %2[2] : !llvm.struct<(ptr, ptr, i64)> 
    %4 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)> 
    "llvm.intr.prefetch"(%4) <{cache = 1 : i32, hint = 1 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr %14, ptr %15, i64 %16, i64 %17, ptr %18, i64 %19, i32 %20, float %21, ptr %22, ptr %23, i64 %24, i64 %25, i64 %26, ptr %27, ptr %28, i64 %29, i64 %30, i64 %31, ptr %32, ptr %33, i64 %34, i64 %35, i64 %36, i64 %37, i64 %38) {
// CHECK-NEXT: %40 = insertvalue { ptr, ptr, i64 } poison, ptr %14, 0
// CHECK-NEXT: %41 = insertvalue { ptr, ptr, i64 } %40, ptr %15, 1
// CHECK-NEXT: %42 = insertvalue { ptr, ptr, i64 } %41, i64 %16, 2
// CHECK-NEXT: %43 = extractvalue { ptr, ptr, i64 } %42, 1
// CHECK-NEXT: call void @llvm.prefetch.p0(ptr %43, i32 0, i32 1, i32 1)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

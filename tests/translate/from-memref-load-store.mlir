// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i32, %arg12: f32, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: !llvm.ptr, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: !llvm.ptr, %arg21: !llvm.ptr, %arg22: i64, %arg23: i64, %arg24: i64, %arg25: !llvm.ptr<1>, %arg26: !llvm.ptr<1>, %arg27: i64, %arg28: i64, %arg29: i64) {
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i32 %11, float %12, i64 %13, ptr %14, ptr %15, ptr %16, i64 %17, i64 %18, i64 %19, ptr %20, ptr %21, i64 %22, i64 %23, i64 %24, ptr addrspace(1) %25, ptr addrspace(1) %26, i64 %27, i64 %28, i64 %29) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i32, %arg12: f32, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: !llvm.ptr, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: !llvm.ptr, %arg21: !llvm.ptr, %arg22: i64, %arg23: i64, %arg24: i64, %arg25: !llvm.ptr<1>, %arg26: !llvm.ptr<1>, %arg27: i64, %arg28: i64, %arg29: i64) {
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
    %10 = llvm.mul %arg10, %9 overflow<nsw, nuw> : i64
    %11 = llvm.add %10, %arg10 overflow<nsw, nuw> : i64
    %12 = llvm.getelementptr inbounds|nuw %8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %arg12, %12 : f32, !llvm.ptr
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i32 %11, float %12, i64 %13, ptr %14, ptr %15, ptr %16, i64 %17, i64 %18, i64 %19, ptr %20, ptr %21, i64 %22, i64 %23, i64 %24, ptr addrspace(1) %25, ptr addrspace(1) %26, i64 %27, i64 %28, i64 %29) {
// CHECK-NEXT: %31 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %32 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %31, ptr %1, 1
// CHECK-NEXT: %33 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %32, i64 %2, 2
// CHECK-NEXT: %34 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %33, i64 %3, 3, 0
// CHECK-NEXT: %35 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %34, i64 %5, 4, 0
// CHECK-NEXT: %36 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %35, i64 %4, 3, 1
// CHECK-NEXT: %37 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %36, i64 %6, 4, 1
// CHECK-NEXT: %38 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %37, 1
// CHECK-NEXT: %39 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %37, 4, 0
// CHECK-NEXT: %40 = mul nuw nsw i64 %10, %39
// CHECK-NEXT: %41 = add nuw nsw i64 %40, %10
// CHECK-NEXT: %42 = getelementptr inbounds nuw float, ptr %38, i64 %41
// CHECK-NEXT: store float %12, ptr %42, align 4
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i32, %arg12: f32, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: !llvm.ptr, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: !llvm.ptr, %arg21: !llvm.ptr, %arg22: i64, %arg23: i64, %arg24: i64, %arg25: !llvm.ptr<1>, %arg26: !llvm.ptr<1>, %arg27: i64, %arg28: i64, %arg29: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %1 = llvm.insertvalue %arg7, %0[0] : !llvm.struct<(ptr, ptr, i64)> 
    %2 = llvm.insertvalue %arg8, %1[1] : !llvm.struct<(ptr, ptr, i64)> 
    %3 = llvm.insertvalue %arg9, %2[2] : !llvm.struct<(ptr, ptr, i64)> 
    %4 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.store %arg11, %4 : i32, !llvm.ptr
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i32 %11, float %12, i64 %13, ptr %14, ptr %15, ptr %16, i64 %17, i64 %18, i64 %19, ptr %20, ptr %21, i64 %22, i64 %23, i64 %24, ptr addrspace(1) %25, ptr addrspace(1) %26, i64 %27, i64 %28, i64 %29) {
// CHECK-NEXT: %31 = insertvalue { ptr, ptr, i64 } poison, ptr %7, 0
// CHECK-NEXT: %32 = insertvalue { ptr, ptr, i64 } %31, ptr %8, 1
// CHECK-NEXT: %33 = insertvalue { ptr, ptr, i64 } %32, i64 %9, 2
// CHECK-NEXT: %34 = extractvalue { ptr, ptr, i64 } %33, 1
// CHECK-NEXT: store i32 %11, ptr %34, align 4
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i32, %arg12: f32, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: !llvm.ptr, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: !llvm.ptr, %arg21: !llvm.ptr, %arg22: i64, %arg23: i64, %arg24: i64, %arg25: !llvm.ptr<1>, %arg26: !llvm.ptr<1>, %arg27: i64, %arg28: i64, %arg29: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg25, %0[0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg26, %1[1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg27, %2[2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg28, %3[3, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg29, %4[4, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.extractvalue %5[2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.getelementptr %6[%7] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
    %9 = llvm.mlir.constant(2 : index) : i64
    %10 = llvm.mul %arg10, %9 overflow<nsw, nuw> : i64
    %11 = llvm.getelementptr inbounds|nuw %8[%10] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
    llvm.store %arg12, %11 : f32, !llvm.ptr<1>
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i32 %11, float %12, i64 %13, ptr %14, ptr %15, ptr %16, i64 %17, i64 %18, i64 %19, ptr %20, ptr %21, i64 %22, i64 %23, i64 %24, ptr addrspace(1) %25, ptr addrspace(1) %26, i64 %27, i64 %28, i64 %29) {
// CHECK-NEXT: %31 = insertvalue { ptr addrspace(1), ptr addrspace(1), i64, [1 x i64], [1 x i64] } poison, ptr addrspace(1) %25, 0
// CHECK-NEXT: %32 = insertvalue { ptr addrspace(1), ptr addrspace(1), i64, [1 x i64], [1 x i64] } %31, ptr addrspace(1) %26, 1
// CHECK-NEXT: %33 = insertvalue { ptr addrspace(1), ptr addrspace(1), i64, [1 x i64], [1 x i64] } %32, i64 %27, 2
// CHECK-NEXT: %34 = insertvalue { ptr addrspace(1), ptr addrspace(1), i64, [1 x i64], [1 x i64] } %33, i64 %28, 3, 0
// CHECK-NEXT: %35 = insertvalue { ptr addrspace(1), ptr addrspace(1), i64, [1 x i64], [1 x i64] } %34, i64 %29, 4, 0
// CHECK-NEXT: %36 = extractvalue { ptr addrspace(1), ptr addrspace(1), i64, [1 x i64], [1 x i64] } %35, 1
// CHECK-NEXT: %37 = extractvalue { ptr addrspace(1), ptr addrspace(1), i64, [1 x i64], [1 x i64] } %35, 2
// CHECK-NEXT: %38 = getelementptr float, ptr addrspace(1) %36, i64 %37
// CHECK-NEXT: %39 = mul nuw nsw i64 %10, 2
// CHECK-NEXT: %40 = getelementptr inbounds nuw float, ptr addrspace(1) %38, i64 %39
// CHECK-NEXT: store float %12, ptr addrspace(1) %40, align 4
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i32, %arg12: f32, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: !llvm.ptr, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: !llvm.ptr, %arg21: !llvm.ptr, %arg22: i64, %arg23: i64, %arg24: i64, %arg25: !llvm.ptr<1>, %arg26: !llvm.ptr<1>, %arg27: i64, %arg28: i64, %arg29: i64) {
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
    %10 = llvm.mul %arg10, %9 overflow<nsw, nuw> : i64
    %11 = llvm.add %10, %arg10 overflow<nsw, nuw> : i64
    %12 = llvm.getelementptr inbounds|nuw %8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %arg12, %12 {nontemporal} : f32, !llvm.ptr
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i32 %11, float %12, i64 %13, ptr %14, ptr %15, ptr %16, i64 %17, i64 %18, i64 %19, ptr %20, ptr %21, i64 %22, i64 %23, i64 %24, ptr addrspace(1) %25, ptr addrspace(1) %26, i64 %27, i64 %28, i64 %29) {
// CHECK-NEXT: %31 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %32 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %31, ptr %1, 1
// CHECK-NEXT: %33 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %32, i64 %2, 2
// CHECK-NEXT: %34 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %33, i64 %3, 3, 0
// CHECK-NEXT: %35 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %34, i64 %5, 4, 0
// CHECK-NEXT: %36 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %35, i64 %4, 3, 1
// CHECK-NEXT: %37 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %36, i64 %6, 4, 1
// CHECK-NEXT: %38 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %37, 1
// CHECK-NEXT: %39 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %37, 4, 0
// CHECK-NEXT: %40 = mul nuw nsw i64 %10, %39
// CHECK-NEXT: %41 = add nuw nsw i64 %40, %10
// CHECK-NEXT: %42 = getelementptr inbounds nuw float, ptr %38, i64 %41
// CHECK-NEXT: store float %12, ptr %42, align 4, !nontemporal !1
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i32 1}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i32, %arg12: f32, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: !llvm.ptr, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: !llvm.ptr, %arg21: !llvm.ptr, %arg22: i64, %arg23: i64, %arg24: i64, %arg25: !llvm.ptr<1>, %arg26: !llvm.ptr<1>, %arg27: i64, %arg28: i64, %arg29: i64) {
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
    %10 = llvm.mul %arg10, %9 overflow<nsw, nuw> : i64
    %11 = llvm.add %10, %arg10 overflow<nsw, nuw> : i64
    %12 = llvm.getelementptr inbounds|nuw %8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %arg12, %12 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i32 %11, float %12, i64 %13, ptr %14, ptr %15, ptr %16, i64 %17, i64 %18, i64 %19, ptr %20, ptr %21, i64 %22, i64 %23, i64 %24, ptr addrspace(1) %25, ptr addrspace(1) %26, i64 %27, i64 %28, i64 %29) {
// CHECK-NEXT: %31 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %32 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %31, ptr %1, 1
// CHECK-NEXT: %33 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %32, i64 %2, 2
// CHECK-NEXT: %34 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %33, i64 %3, 3, 0
// CHECK-NEXT: %35 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %34, i64 %5, 4, 0
// CHECK-NEXT: %36 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %35, i64 %4, 3, 1
// CHECK-NEXT: %37 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %36, i64 %6, 4, 1
// CHECK-NEXT: %38 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %37, 1
// CHECK-NEXT: %39 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %37, 4, 0
// CHECK-NEXT: %40 = mul nuw nsw i64 %10, %39
// CHECK-NEXT: %41 = add nuw nsw i64 %40, %10
// CHECK-NEXT: %42 = getelementptr inbounds nuw float, ptr %38, i64 %41
// CHECK-NEXT: store float %12, ptr %42, align 4
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i32, %arg15: f32, %arg16: i64, %arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: i64, %arg20: i64, %arg21: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.getelementptr %6[%arg13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %8 = llvm.atomicrmw fadd %7, %arg15 acq_rel : !llvm.ptr, f32
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, ptr %10, ptr %11, i64 %12, i64 %13, i32 %14, float %15, i64 %16, ptr %17, ptr %18, i64 %19, i64 %20, i64 %21) {
// CHECK-NEXT: %23 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %24 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %23, ptr %1, 1
// CHECK-NEXT: %25 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %24, i64 %2, 2
// CHECK-NEXT: %26 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %25, i64 %3, 3, 0
// CHECK-NEXT: %27 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, i64 %4, 4, 0
// CHECK-NEXT: %28 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, 1
// CHECK-NEXT: %29 = getelementptr float, ptr %28, i64 %13
// CHECK-NEXT: %30 = atomicrmw fadd ptr %29, float %15 acq_rel, align 4
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i32, %arg15: f32, %arg16: i64, %arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: i64, %arg20: i64, %arg21: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.getelementptr %6[%arg13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %8 = llvm.atomicrmw fmaximum %7, %arg15 acq_rel : !llvm.ptr, f32
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, ptr %10, ptr %11, i64 %12, i64 %13, i32 %14, float %15, i64 %16, ptr %17, ptr %18, i64 %19, i64 %20, i64 %21) {
// CHECK-NEXT: %23 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %24 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %23, ptr %1, 1
// CHECK-NEXT: %25 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %24, i64 %2, 2
// CHECK-NEXT: %26 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %25, i64 %3, 3, 0
// CHECK-NEXT: %27 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, i64 %4, 4, 0
// CHECK-NEXT: %28 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, 1
// CHECK-NEXT: %29 = getelementptr float, ptr %28, i64 %13
// CHECK-NEXT: %30 = atomicrmw fmaximum ptr %29, float %15 acq_rel, align 4
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i32, %arg15: f32, %arg16: i64, %arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: i64, %arg20: i64, %arg21: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.getelementptr %6[%arg13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %8 = llvm.atomicrmw fminimum %7, %arg15 acq_rel : !llvm.ptr, f32
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, ptr %10, ptr %11, i64 %12, i64 %13, i32 %14, float %15, i64 %16, ptr %17, ptr %18, i64 %19, i64 %20, i64 %21) {
// CHECK-NEXT: %23 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %24 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %23, ptr %1, 1
// CHECK-NEXT: %25 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %24, i64 %2, 2
// CHECK-NEXT: %26 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %25, i64 %3, 3, 0
// CHECK-NEXT: %27 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, i64 %4, 4, 0
// CHECK-NEXT: %28 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, 1
// CHECK-NEXT: %29 = getelementptr float, ptr %28, i64 %13
// CHECK-NEXT: %30 = atomicrmw fminimum ptr %29, float %15 acq_rel, align 4
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i32, %arg15: f32, %arg16: i64, %arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: i64, %arg20: i64, %arg21: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.getelementptr %6[%arg13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %8 = llvm.atomicrmw fmax %7, %arg15 acq_rel : !llvm.ptr, f32
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, ptr %10, ptr %11, i64 %12, i64 %13, i32 %14, float %15, i64 %16, ptr %17, ptr %18, i64 %19, i64 %20, i64 %21) {
// CHECK-NEXT: %23 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %24 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %23, ptr %1, 1
// CHECK-NEXT: %25 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %24, i64 %2, 2
// CHECK-NEXT: %26 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %25, i64 %3, 3, 0
// CHECK-NEXT: %27 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, i64 %4, 4, 0
// CHECK-NEXT: %28 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, 1
// CHECK-NEXT: %29 = getelementptr float, ptr %28, i64 %13
// CHECK-NEXT: %30 = atomicrmw fmax ptr %29, float %15 acq_rel, align 4
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i32, %arg15: f32, %arg16: i64, %arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: i64, %arg20: i64, %arg21: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.getelementptr %6[%arg13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %8 = llvm.atomicrmw fmin %7, %arg15 acq_rel : !llvm.ptr, f32
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, ptr %10, ptr %11, i64 %12, i64 %13, i32 %14, float %15, i64 %16, ptr %17, ptr %18, i64 %19, i64 %20, i64 %21) {
// CHECK-NEXT: %23 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %24 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %23, ptr %1, 1
// CHECK-NEXT: %25 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %24, i64 %2, 2
// CHECK-NEXT: %26 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %25, i64 %3, 3, 0
// CHECK-NEXT: %27 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, i64 %4, 4, 0
// CHECK-NEXT: %28 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, 1
// CHECK-NEXT: %29 = getelementptr float, ptr %28, i64 %13
// CHECK-NEXT: %30 = atomicrmw fmin ptr %29, float %15 acq_rel, align 4
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i32, %arg15: f32, %arg16: i64, %arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: i64, %arg20: i64, %arg21: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.getelementptr %6[%arg13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %8 = llvm.atomicrmw xchg %7, %arg15 acq_rel : !llvm.ptr, f32
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, ptr %10, ptr %11, i64 %12, i64 %13, i32 %14, float %15, i64 %16, ptr %17, ptr %18, i64 %19, i64 %20, i64 %21) {
// CHECK-NEXT: %23 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %24 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %23, ptr %1, 1
// CHECK-NEXT: %25 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %24, i64 %2, 2
// CHECK-NEXT: %26 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %25, i64 %3, 3, 0
// CHECK-NEXT: %27 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, i64 %4, 4, 0
// CHECK-NEXT: %28 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, 1
// CHECK-NEXT: %29 = getelementptr float, ptr %28, i64 %13
// CHECK-NEXT: %30 = atomicrmw xchg ptr %29, float %15 acq_rel, align 4
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i32, %arg15: f32, %arg16: i64, %arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: i64, %arg20: i64, %arg21: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg7, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg8, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg9, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.getelementptr %6[%arg13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %8 = llvm.atomicrmw add %7, %arg14 acq_rel : !llvm.ptr, i32
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, ptr %10, ptr %11, i64 %12, i64 %13, i32 %14, float %15, i64 %16, ptr %17, ptr %18, i64 %19, i64 %20, i64 %21) {
// CHECK-NEXT: %23 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %5, 0
// CHECK-NEXT: %24 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %23, ptr %6, 1
// CHECK-NEXT: %25 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %24, i64 %7, 2
// CHECK-NEXT: %26 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %25, i64 %8, 3, 0
// CHECK-NEXT: %27 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, i64 %9, 4, 0
// CHECK-NEXT: %28 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, 1
// CHECK-NEXT: %29 = getelementptr i32, ptr %28, i64 %13
// CHECK-NEXT: %30 = atomicrmw add ptr %29, i32 %14 acq_rel, align 4
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i32, %arg15: f32, %arg16: i64, %arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: i64, %arg20: i64, %arg21: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg7, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg8, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg9, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.getelementptr %6[%arg13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %8 = llvm.atomicrmw max %7, %arg14 acq_rel : !llvm.ptr, i32
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, ptr %10, ptr %11, i64 %12, i64 %13, i32 %14, float %15, i64 %16, ptr %17, ptr %18, i64 %19, i64 %20, i64 %21) {
// CHECK-NEXT: %23 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %5, 0
// CHECK-NEXT: %24 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %23, ptr %6, 1
// CHECK-NEXT: %25 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %24, i64 %7, 2
// CHECK-NEXT: %26 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %25, i64 %8, 3, 0
// CHECK-NEXT: %27 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, i64 %9, 4, 0
// CHECK-NEXT: %28 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, 1
// CHECK-NEXT: %29 = getelementptr i32, ptr %28, i64 %13
// CHECK-NEXT: %30 = atomicrmw max ptr %29, i32 %14 acq_rel, align 4
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i32, %arg15: f32, %arg16: i64, %arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: i64, %arg20: i64, %arg21: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg7, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg8, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg9, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.getelementptr %6[%arg13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %8 = llvm.atomicrmw umax %7, %arg14 acq_rel : !llvm.ptr, i32
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, ptr %10, ptr %11, i64 %12, i64 %13, i32 %14, float %15, i64 %16, ptr %17, ptr %18, i64 %19, i64 %20, i64 %21) {
// CHECK-NEXT: %23 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %5, 0
// CHECK-NEXT: %24 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %23, ptr %6, 1
// CHECK-NEXT: %25 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %24, i64 %7, 2
// CHECK-NEXT: %26 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %25, i64 %8, 3, 0
// CHECK-NEXT: %27 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, i64 %9, 4, 0
// CHECK-NEXT: %28 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, 1
// CHECK-NEXT: %29 = getelementptr i32, ptr %28, i64 %13
// CHECK-NEXT: %30 = atomicrmw umax ptr %29, i32 %14 acq_rel, align 4
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i32, %arg15: f32, %arg16: i64, %arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: i64, %arg20: i64, %arg21: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg7, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg8, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg9, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.getelementptr %6[%arg13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %8 = llvm.atomicrmw min %7, %arg14 acq_rel : !llvm.ptr, i32
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, ptr %10, ptr %11, i64 %12, i64 %13, i32 %14, float %15, i64 %16, ptr %17, ptr %18, i64 %19, i64 %20, i64 %21) {
// CHECK-NEXT: %23 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %5, 0
// CHECK-NEXT: %24 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %23, ptr %6, 1
// CHECK-NEXT: %25 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %24, i64 %7, 2
// CHECK-NEXT: %26 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %25, i64 %8, 3, 0
// CHECK-NEXT: %27 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, i64 %9, 4, 0
// CHECK-NEXT: %28 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, 1
// CHECK-NEXT: %29 = getelementptr i32, ptr %28, i64 %13
// CHECK-NEXT: %30 = atomicrmw min ptr %29, i32 %14 acq_rel, align 4
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i32, %arg15: f32, %arg16: i64, %arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: i64, %arg20: i64, %arg21: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg7, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg8, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg9, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.getelementptr %6[%arg13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %8 = llvm.atomicrmw umin %7, %arg14 acq_rel : !llvm.ptr, i32
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, ptr %10, ptr %11, i64 %12, i64 %13, i32 %14, float %15, i64 %16, ptr %17, ptr %18, i64 %19, i64 %20, i64 %21) {
// CHECK-NEXT: %23 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %5, 0
// CHECK-NEXT: %24 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %23, ptr %6, 1
// CHECK-NEXT: %25 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %24, i64 %7, 2
// CHECK-NEXT: %26 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %25, i64 %8, 3, 0
// CHECK-NEXT: %27 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, i64 %9, 4, 0
// CHECK-NEXT: %28 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, 1
// CHECK-NEXT: %29 = getelementptr i32, ptr %28, i64 %13
// CHECK-NEXT: %30 = atomicrmw umin ptr %29, i32 %14 acq_rel, align 4
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i32, %arg15: f32, %arg16: i64, %arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: i64, %arg20: i64, %arg21: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg7, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg8, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg9, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.getelementptr %6[%arg13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %8 = llvm.atomicrmw _or %7, %arg14 acq_rel : !llvm.ptr, i32
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, ptr %10, ptr %11, i64 %12, i64 %13, i32 %14, float %15, i64 %16, ptr %17, ptr %18, i64 %19, i64 %20, i64 %21) {
// CHECK-NEXT: %23 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %5, 0
// CHECK-NEXT: %24 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %23, ptr %6, 1
// CHECK-NEXT: %25 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %24, i64 %7, 2
// CHECK-NEXT: %26 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %25, i64 %8, 3, 0
// CHECK-NEXT: %27 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, i64 %9, 4, 0
// CHECK-NEXT: %28 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, 1
// CHECK-NEXT: %29 = getelementptr i32, ptr %28, i64 %13
// CHECK-NEXT: %30 = atomicrmw or ptr %29, i32 %14 acq_rel, align 4
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i32, %arg15: f32, %arg16: i64, %arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: i64, %arg20: i64, %arg21: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg7, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg8, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg9, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.getelementptr %6[%arg13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %8 = llvm.atomicrmw _and %7, %arg14 acq_rel : !llvm.ptr, i32
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, ptr %10, ptr %11, i64 %12, i64 %13, i32 %14, float %15, i64 %16, ptr %17, ptr %18, i64 %19, i64 %20, i64 %21) {
// CHECK-NEXT: %23 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %5, 0
// CHECK-NEXT: %24 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %23, ptr %6, 1
// CHECK-NEXT: %25 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %24, i64 %7, 2
// CHECK-NEXT: %26 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %25, i64 %8, 3, 0
// CHECK-NEXT: %27 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %26, i64 %9, 4, 0
// CHECK-NEXT: %28 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %27, 1
// CHECK-NEXT: %29 = getelementptr i32, ptr %28, i64 %13
// CHECK-NEXT: %30 = atomicrmw and ptr %29, i32 %14 acq_rel, align 4
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

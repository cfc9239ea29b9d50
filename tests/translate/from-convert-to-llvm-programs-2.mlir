// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @visit(i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> attributes {sym_visibility = "private"}
  llvm.func @driver(%arg0: i64) -> i64 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.getelementptr %2[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = llvm.call @malloc(%4) : (i64) -> !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.mlir.constant(0 : index) : i64
    %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.insertvalue %arg0, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.insertvalue %1, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.extractvalue %12[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.extractvalue %12[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.extractvalue %12[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %17 = llvm.extractvalue %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %18 = llvm.call @visit(%arg0, %13, %14, %15, %16, %17) : (i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
    %19 = llvm.extractvalue %18[0] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> 
    %20 = llvm.extractvalue %18[1] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> 
    %21 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %22 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %23 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %24 = llvm.insertvalue %21, %23[0] : !llvm.struct<(ptr, ptr, i64)> 
    %25 = llvm.insertvalue %22, %24[1] : !llvm.struct<(ptr, ptr, i64)> 
    %26 = llvm.mlir.constant(0 : index) : i64
    %27 = llvm.insertvalue %26, %25[2] : !llvm.struct<(ptr, ptr, i64)> 
    %28 = llvm.extractvalue %20[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %29 = llvm.extractvalue %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %30 = llvm.extractvalue %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %31 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %32 = llvm.extractvalue %27[0] : !llvm.struct<(ptr, ptr, i64)> 
    %33 = llvm.extractvalue %27[1] : !llvm.struct<(ptr, ptr, i64)> 
    %34 = llvm.insertvalue %32, %31[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %35 = llvm.insertvalue %33, %34[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %36 = llvm.mlir.constant(1 : index) : i64
    %37 = llvm.insertvalue %36, %35[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %38 = llvm.mlir.constant(4 : index) : i64
    %39 = llvm.insertvalue %38, %37[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %40 = llvm.mlir.constant(2 : index) : i64
    %41 = llvm.insertvalue %40, %39[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %42 = llvm.extractvalue %41[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %43 = llvm.mlir.constant(1 : index) : i64
    %44 = llvm.getelementptr %42[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %45 = llvm.mlir.constant(2 : index) : i64
    %46 = llvm.mul %0, %45 overflow<nsw, nuw> : i64
    %47 = llvm.getelementptr inbounds|nuw %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %48 = llvm.load %47 : !llvm.ptr -> f32
    %49 = llvm.fptosi %48 : f32 to i64
    %50 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%50) : (!llvm.ptr) -> ()
    llvm.return %49 : i64
  }
}

// CHECK: declare void @free(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @malloc(i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare { i64, { ptr, ptr, i64, [1 x i64], [1 x i64] } } @visit(i64, ptr, ptr, i64, i64, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define i64 @driver(i64 %0) {
// CHECK-NEXT: %2 = getelementptr float, ptr null, i64 %0
// CHECK-NEXT: %3 = ptrtoint ptr %2 to i64
// CHECK-NEXT: %4 = call ptr @malloc(i64 %3)
// CHECK-NEXT: %5 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %4, 0
// CHECK-NEXT: %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %5, ptr %4, 1
// CHECK-NEXT: %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, i64 0, 2
// CHECK-NEXT: %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, i64 %0, 3, 0
// CHECK-NEXT: %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 1, 4, 0
// CHECK-NEXT: %10 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, 0
// CHECK-NEXT: %11 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, 1
// CHECK-NEXT: %12 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, 2
// CHECK-NEXT: %13 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, 3, 0
// CHECK-NEXT: %14 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, 4, 0
// CHECK-NEXT: %15 = call { i64, { ptr, ptr, i64, [1 x i64], [1 x i64] } } @visit(i64 %0, ptr %10, ptr %11, i64 %12, i64 %13, i64 %14)
// CHECK-NEXT: %16 = extractvalue { i64, { ptr, ptr, i64, [1 x i64], [1 x i64] } } %15, 0
// CHECK-NEXT: %17 = extractvalue { i64, { ptr, ptr, i64, [1 x i64], [1 x i64] } } %15, 1
// CHECK-NEXT: %18 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, 0
// CHECK-NEXT: %19 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, 1
// CHECK-NEXT: %20 = insertvalue { ptr, ptr, i64 } poison, ptr %18, 0
// CHECK-NEXT: %21 = insertvalue { ptr, ptr, i64 } %20, ptr %19, 1
// CHECK-NEXT: %22 = insertvalue { ptr, ptr, i64 } %21, i64 0, 2
// CHECK-NEXT: %23 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, 2
// CHECK-NEXT: %24 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, 3, 0
// CHECK-NEXT: %25 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, 4, 0
// CHECK-NEXT: %26 = extractvalue { ptr, ptr, i64 } %22, 0
// CHECK-NEXT: %27 = extractvalue { ptr, ptr, i64 } %22, 1
// CHECK-NEXT: %28 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %26, 0
// CHECK-NEXT: %29 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %28, ptr %27, 1
// CHECK-NEXT: %30 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %29, i64 1, 2
// CHECK-NEXT: %31 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %30, i64 4, 3, 0
// CHECK-NEXT: %32 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %31, i64 2, 4, 0
// CHECK-NEXT: %33 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %32, 1
// CHECK-NEXT: %34 = getelementptr float, ptr %33, i64 1
// CHECK-NEXT: %35 = getelementptr inbounds nuw float, ptr %34, i64 0
// CHECK-NEXT: %36 = load float, ptr %35, align 4
// CHECK-NEXT: %37 = fptosi float %36 to i64
// CHECK-NEXT: %38 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, 0
// CHECK-NEXT: call void @free(ptr %38)
// CHECK-NEXT: ret i64 %37
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @stencil(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) attributes {llvm.emit_c_interface} {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg7, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg8, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg9, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg0, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.insertvalue %arg1, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.insertvalue %arg2, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.insertvalue %arg3, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.insertvalue %arg4, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.mlir.constant(0 : index) : i64
    %13 = llvm.mlir.constant(1 : index) : i64
    %14 = llvm.extractvalue %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.sub %14, %13 : i64
    llvm.br ^bb1(%13 : i64)
  ^bb1(%16: i64):  // 2 preds: ^bb0, ^bb2
    %17 = llvm.icmp "slt" %16, %15 : i64
    llvm.cond_br %17, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %18 = llvm.sub %16, %13 : i64
    %19 = llvm.add %16, %13 : i64
    %20 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %21 = llvm.getelementptr inbounds|nuw %20[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %22 = llvm.load %21 : !llvm.ptr -> f32
    %23 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %24 = llvm.getelementptr inbounds|nuw %23[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.load %24 : !llvm.ptr -> f32
    %26 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %27 = llvm.getelementptr inbounds|nuw %26[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %28 = llvm.load %27 : !llvm.ptr -> f32
    %29 = llvm.fadd %22, %25 : f32
    %30 = llvm.fadd %29, %28 : f32
    %31 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %32 = llvm.getelementptr inbounds|nuw %31[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %30, %32 : f32, !llvm.ptr
    %33 = llvm.add %16, %13 : i64
    llvm.br ^bb1(%33 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
  llvm.func @_mlir_ciface_stencil(%arg0: !llvm.ptr, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface} {
    %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.extractvalue %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.extractvalue %6[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.extractvalue %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.extractvalue %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.extractvalue %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @stencil(%1, %2, %3, %4, %5, %7, %8, %9, %10, %11) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
    llvm.return
  }
}

// CHECK: define void @stencil(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9) {
// CHECK-NEXT: %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %5, 0
// CHECK-NEXT: %12 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, ptr %6, 1
// CHECK-NEXT: %13 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, i64 %7, 2
// CHECK-NEXT: %14 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %13, i64 %8, 3, 0
// CHECK-NEXT: %15 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %14, i64 %9, 4, 0
// CHECK-NEXT: %16 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %17 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %16, ptr %1, 1
// CHECK-NEXT: %18 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, i64 %2, 2
// CHECK-NEXT: %19 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %18, i64 %3, 3, 0
// CHECK-NEXT: %20 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %19, i64 %4, 4, 0
// CHECK-NEXT: %21 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, 3, 0
// CHECK-NEXT: %22 = sub i64 %21, 1
// CHECK-NEXT: br label %23
// CHECK-EMPTY:
// CHECK-NEXT: 23:                                               ; preds = %26, %10
// CHECK-NEXT: %24 = phi i64 [ %42, %26 ], [ 1, %10 ]
// CHECK-NEXT: %25 = icmp slt i64 %24, %22
// CHECK-NEXT: br i1 %25, label %26, label %43
// CHECK-EMPTY:
// CHECK-NEXT: 26:                                               ; preds = %23
// CHECK-NEXT: %27 = sub i64 %24, 1
// CHECK-NEXT: %28 = add i64 %24, 1
// CHECK-NEXT: %29 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, 1
// CHECK-NEXT: %30 = getelementptr inbounds nuw float, ptr %29, i64 %27
// CHECK-NEXT: %31 = load float, ptr %30, align 4
// CHECK-NEXT: %32 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, 1
// CHECK-NEXT: %33 = getelementptr inbounds nuw float, ptr %32, i64 %24
// CHECK-NEXT: %34 = load float, ptr %33, align 4
// CHECK-NEXT: %35 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, 1
// CHECK-NEXT: %36 = getelementptr inbounds nuw float, ptr %35, i64 %28
// CHECK-NEXT: %37 = load float, ptr %36, align 4
// CHECK-NEXT: %38 = fadd float %31, %34
// CHECK-NEXT: %39 = fadd float %38, %37
// CHECK-NEXT: %40 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %15, 1
// CHECK-NEXT: %41 = getelementptr inbounds nuw float, ptr %40, i64 %24
// CHECK-NEXT: store float %39, ptr %41, align 4
// CHECK-NEXT: %42 = add i64 %24, 1
// CHECK-NEXT: br label %23
// CHECK-EMPTY:
// CHECK-NEXT: 43:                                               ; preds = %23
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @_mlir_ciface_stencil(ptr %0, ptr %1) {
// CHECK-NEXT: %3 = load { ptr, ptr, i64, [1 x i64], [1 x i64] }, ptr %0, align 8
// CHECK-NEXT: %4 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, 0
// CHECK-NEXT: %5 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, 1
// CHECK-NEXT: %6 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, 2
// CHECK-NEXT: %7 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, 3, 0
// CHECK-NEXT: %8 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, 4, 0
// CHECK-NEXT: %9 = load { ptr, ptr, i64, [1 x i64], [1 x i64] }, ptr %1, align 8
// CHECK-NEXT: %10 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, 0
// CHECK-NEXT: %11 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, 1
// CHECK-NEXT: %12 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, 2
// CHECK-NEXT: %13 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, 3, 0
// CHECK-NEXT: %14 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, 4, 0
// CHECK-NEXT: call void @stencil(ptr %4, ptr %5, i64 %6, i64 %7, i64 %8, ptr %10, ptr %11, i64 %12, i64 %13, i64 %14)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @search(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i32) -> i64 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(2 : i64) : i64
    %8 = llvm.mlir.constant(0 : index) : i64
    %9 = llvm.mlir.constant(64 : index) : i64
    llvm.br ^bb1(%8, %9 : i64, i64)
  ^bb1(%10: i64, %11: i64):  // 2 preds: ^bb0, ^bb2
    %12 = llvm.icmp "ult" %10, %11 : i64
    llvm.cond_br %12, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %13 = llvm.add %10, %11 : i64
    %14 = llvm.udiv %13, %7 : i64
    %15 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.getelementptr inbounds|nuw %15[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %17 = llvm.load %16 : !llvm.ptr -> i32
    %18 = llvm.icmp "slt" %17, %arg5 : i32
    %19 = llvm.add %14, %6 : i64
    %20 = llvm.select %18, %19, %10 : i1, i64
    %21 = llvm.select %18, %11, %14 : i1, i64
    llvm.br ^bb1(%20, %21 : i64, i64)
  ^bb3:  // pred: ^bb1
    llvm.return %10 : i64
  }
}

// CHECK: define i64 @search(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i32 %5) {
// CHECK-NEXT: %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, ptr %1, 1
// CHECK-NEXT: %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %2, 2
// CHECK-NEXT: %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %3, 3, 0
// CHECK-NEXT: %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %4, 4, 0
// CHECK-NEXT: br label %12
// CHECK-EMPTY:
// CHECK-NEXT: 12:                                               ; preds = %16, %6
// CHECK-NEXT: %13 = phi i64 [ %24, %16 ], [ 0, %6 ]
// CHECK-NEXT: %14 = phi i64 [ %25, %16 ], [ 64, %6 ]
// CHECK-NEXT: %15 = icmp ult i64 %13, %14
// CHECK-NEXT: br i1 %15, label %16, label %26
// CHECK-EMPTY:
// CHECK-NEXT: 16:                                               ; preds = %12
// CHECK-NEXT: %17 = add i64 %13, %14
// CHECK-NEXT: %18 = udiv i64 %17, 2
// CHECK-NEXT: %19 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
// CHECK-NEXT: %20 = getelementptr inbounds nuw i32, ptr %19, i64 %18
// CHECK-NEXT: %21 = load i32, ptr %20, align 4
// CHECK-NEXT: %22 = icmp slt i32 %21, %5
// CHECK-NEXT: %23 = add i64 %18, 1
// CHECK-NEXT: %24 = select i1 %22, i64 %23, i64 %13
// CHECK-NEXT: %25 = select i1 %22, i64 %14, i64 %18
// CHECK-NEXT: br label %12
// CHECK-EMPTY:
// CHECK-NEXT: 26:                                               ; preds = %12
// CHECK-NEXT: ret i64 %13
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

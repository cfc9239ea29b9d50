// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.mlir.global private constant @table(dense<[1, 2, 3, 4]> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32>
  llvm.mlir.global external @counter(0 : i64) {addr_space = 0 : i32} : i64
  llvm.mlir.global private @scratch() {addr_space = 0 : i32} : !llvm.array<16 x array<16 x f32>> {
    %0 = llvm.mlir.undef : !llvm.array<16 x array<16 x f32>>
    llvm.return %0 : !llvm.array<16 x array<16 x f32>>
  }
  llvm.func @f(%arg0: i64) -> i32 {
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = llvm.mlir.addressof @table : !llvm.ptr
    %6 = llvm.getelementptr %5[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
    %7 = llvm.mlir.constant(3735928559 : index) : i64
    %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
    %9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.insertvalue %6, %10[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.mlir.constant(0 : index) : i64
    %13 = llvm.insertvalue %12, %11[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.insertvalue %0, %13[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.insertvalue %1, %14[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %17 = llvm.getelementptr inbounds|nuw %16[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %18 = llvm.load %17 : !llvm.ptr -> i32
    llvm.return %18 : i32
  }
}

// CHECK: @table = private constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
// CHECK-NEXT: @counter = global i64 0
// CHECK-NEXT: @scratch = private global [16 x [16 x float]] undef
// CHECK-EMPTY:
// CHECK-NEXT: define i32 @f(i64 %0) {
// CHECK-NEXT: %2 = getelementptr inbounds nuw i32, ptr @table, i64 %0
// CHECK-NEXT: %3 = load i32, ptr %2, align 4
// CHECK-NEXT: ret i32 %3
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @alloc_use(%arg0: i64, %arg1: f32) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.getelementptr %1[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
    %4 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.insertvalue %4, %6[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.mlir.constant(0 : index) : i64
    %9 = llvm.insertvalue %8, %7[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.insertvalue %arg0, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.insertvalue %0, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.mlir.constant(2 : index) : i64
    %13 = llvm.mlir.constant(3 : index) : i64
    %14 = llvm.mlir.constant(1 : index) : i64
    %15 = llvm.mlir.constant(6 : index) : i64
    %16 = llvm.mlir.zero : !llvm.ptr
    %17 = llvm.getelementptr %16[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %18 = llvm.ptrtoint %17 : !llvm.ptr to i64
    %19 = llvm.mlir.constant(32 : index) : i64
    %20 = llvm.add %18, %19 : i64
    %21 = llvm.call @malloc(%20) : (i64) -> !llvm.ptr
    %22 = llvm.ptrtoint %21 : !llvm.ptr to i64
    %23 = llvm.mlir.constant(1 : index) : i64
    %24 = llvm.sub %19, %23 : i64
    %25 = llvm.add %22, %24 : i64
    %26 = llvm.urem %25, %19 : i64
    %27 = llvm.sub %25, %26 : i64
    %28 = llvm.inttoptr %27 : i64 to !llvm.ptr
    %29 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %30 = llvm.insertvalue %21, %29[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %31 = llvm.insertvalue %28, %30[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %32 = llvm.mlir.constant(0 : index) : i64
    %33 = llvm.insertvalue %32, %31[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %34 = llvm.insertvalue %12, %33[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %35 = llvm.insertvalue %13, %34[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %36 = llvm.insertvalue %13, %35[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %37 = llvm.insertvalue %14, %36[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %38 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %39 = llvm.getelementptr inbounds|nuw %38[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %arg1, %39 : f32, !llvm.ptr
    %40 = llvm.extractvalue %11[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @free(%40) : (!llvm.ptr) -> ()
    %41 = llvm.extractvalue %37[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.call @free(%41) : (!llvm.ptr) -> ()
    llvm.return
  }
}

// CHECK: declare void @free(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @malloc(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define void @alloc_use(i64 %0, float %1) {
// CHECK-NEXT: %3 = getelementptr float, ptr null, i64 %0
// CHECK-NEXT: %4 = ptrtoint ptr %3 to i64
// CHECK-NEXT: %5 = call ptr @malloc(i64 %4)
// CHECK-NEXT: %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %5, 0
// CHECK-NEXT: %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, ptr %5, 1
// CHECK-NEXT: %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, i64 0, 2
// CHECK-NEXT: %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %0, 3, 0
// CHECK-NEXT: %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 1, 4, 0
// CHECK-NEXT: %11 = call ptr @malloc(i64 80)
// CHECK-NEXT: %12 = ptrtoint ptr %11 to i64
// CHECK-NEXT: %13 = add i64 %12, 31
// CHECK-NEXT: %14 = urem i64 %13, 32
// CHECK-NEXT: %15 = sub i64 %13, %14
// CHECK-NEXT: %16 = inttoptr i64 %15 to ptr
// CHECK-NEXT: %17 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %11, 0
// CHECK-NEXT: %18 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %17, ptr %16, 1
// CHECK-NEXT: %19 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %18, i64 0, 2
// CHECK-NEXT: %20 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %19, i64 2, 3, 0
// CHECK-NEXT: %21 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %20, i64 3, 3, 1
// CHECK-NEXT: %22 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %21, i64 3, 4, 0
// CHECK-NEXT: %23 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %22, i64 1, 4, 1
// CHECK-NEXT: %24 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 1
// CHECK-NEXT: %25 = getelementptr inbounds nuw float, ptr %24, i64 %0
// CHECK-NEXT: store float %1, ptr %25, align 4
// CHECK-NEXT: %26 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 0
// CHECK-NEXT: call void @free(ptr %26)
// CHECK-NEXT: %27 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %23, 0
// CHECK-NEXT: call void @free(ptr %27)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
  llvm.func @copies(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i64, %arg23: i64, %arg24: !llvm.ptr, %arg25: !llvm.ptr, %arg26: i64, %arg27: i64, %arg28: i64, %arg29: i64, %arg30: i64, %arg31: !llvm.ptr, %arg32: !llvm.ptr, %arg33: i64, %arg34: i64, %arg35: i64, %arg36: i64, %arg37: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg31, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg32, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg33, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg34, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg36, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg35, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg37, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg24, %8[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.insertvalue %arg25, %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.insertvalue %arg26, %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.insertvalue %arg27, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.insertvalue %arg29, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %14 = llvm.insertvalue %arg28, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %15 = llvm.insertvalue %arg30, %14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %17 = llvm.insertvalue %arg17, %16[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.insertvalue %arg18, %17[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %19 = llvm.insertvalue %arg19, %18[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.insertvalue %arg20, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.insertvalue %arg22, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.insertvalue %arg21, %21[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %23 = llvm.insertvalue %arg23, %22[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %25 = llvm.insertvalue %arg10, %24[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %26 = llvm.insertvalue %arg11, %25[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %27 = llvm.insertvalue %arg12, %26[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %28 = llvm.insertvalue %arg13, %27[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %29 = llvm.insertvalue %arg15, %28[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %30 = llvm.insertvalue %arg14, %29[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %31 = llvm.insertvalue %arg16, %30[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %32 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %33 = llvm.insertvalue %arg5, %32[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %34 = llvm.insertvalue %arg6, %33[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %35 = llvm.insertvalue %arg7, %34[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %36 = llvm.insertvalue %arg8, %35[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %37 = llvm.insertvalue %arg9, %36[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %38 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %39 = llvm.insertvalue %arg0, %38[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %40 = llvm.insertvalue %arg1, %39[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %41 = llvm.insertvalue %arg2, %40[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %42 = llvm.insertvalue %arg3, %41[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %43 = llvm.insertvalue %arg4, %42[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %44 = llvm.mlir.constant(1 : index) : i64
    %45 = llvm.extractvalue %43[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %46 = llvm.mul %44, %45 : i64
    %47 = llvm.mlir.zero : !llvm.ptr
    %48 = llvm.getelementptr %47[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %49 = llvm.ptrtoint %48 : !llvm.ptr to i64
    %50 = llvm.mul %46, %49 : i64
    %51 = llvm.extractvalue %43[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %52 = llvm.extractvalue %43[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %53 = llvm.getelementptr %51[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %54 = llvm.extractvalue %37[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %55 = llvm.extractvalue %37[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %56 = llvm.getelementptr %54[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.memcpy"(%56, %53, %50) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %57 = llvm.mlir.constant(1 : index) : i64
    %58 = llvm.extractvalue %31[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %59 = llvm.mul %57, %58 : i64
    %60 = llvm.extractvalue %31[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %61 = llvm.mul %59, %60 : i64
    %62 = llvm.mlir.zero : !llvm.ptr
    %63 = llvm.getelementptr %62[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %64 = llvm.ptrtoint %63 : !llvm.ptr to i64
    %65 = llvm.mul %61, %64 : i64
    %66 = llvm.extractvalue %31[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %67 = llvm.extractvalue %31[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %68 = llvm.getelementptr %66[%67] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %69 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %70 = llvm.extractvalue %23[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %71 = llvm.getelementptr %69[%70] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.memcpy"(%71, %68, %65) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %72 = llvm.intr.stacksave : !llvm.ptr
    %73 = llvm.mlir.constant(2 : i64) : i64
    %74 = llvm.mlir.constant(1 : index) : i64
    %75 = llvm.alloca %74 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %15, %75 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %76 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %77 = llvm.insertvalue %73, %76[0] : !llvm.struct<(i64, ptr)> 
    %78 = llvm.insertvalue %75, %77[1] : !llvm.struct<(i64, ptr)> 
    %79 = llvm.mlir.constant(2 : i64) : i64
    %80 = llvm.mlir.constant(1 : index) : i64
    %81 = llvm.alloca %80 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %7, %81 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %82 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %83 = llvm.insertvalue %79, %82[0] : !llvm.struct<(i64, ptr)> 
    %84 = llvm.insertvalue %81, %83[1] : !llvm.struct<(i64, ptr)> 
    %85 = llvm.mlir.constant(1 : index) : i64
    %86 = llvm.alloca %85 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %78, %86 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %87 = llvm.alloca %85 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %84, %87 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %88 = llvm.mlir.zero : !llvm.ptr
    %89 = llvm.getelementptr %88[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %90 = llvm.ptrtoint %89 : !llvm.ptr to i64
    llvm.call @memrefCopy(%90, %86, %87) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %72 : !llvm.ptr
    llvm.return
  }
}

// CHECK: declare void @memrefCopy(i64, ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @copies(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, ptr %10, ptr %11, i64 %12, i64 %13, i64 %14, i64 %15, i64 %16, ptr %17, ptr %18, i64 %19, i64 %20, i64 %21, i64 %22, i64 %23, ptr %24, ptr %25, i64 %26, i64 %27, i64 %28, i64 %29, i64 %30, ptr %31, ptr %32, i64 %33, i64 %34, i64 %35, i64 %36, i64 %37) {
// CHECK-NEXT: %39 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %31, 0
// CHECK-NEXT: %40 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %39, ptr %32, 1
// CHECK-NEXT: %41 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %40, i64 %33, 2
// CHECK-NEXT: %42 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %41, i64 %34, 3, 0
// CHECK-NEXT: %43 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %42, i64 %36, 4, 0
// CHECK-NEXT: %44 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %43, i64 %35, 3, 1
// CHECK-NEXT: %45 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %44, i64 %37, 4, 1
// CHECK-NEXT: %46 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %24, 0
// CHECK-NEXT: %47 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %46, ptr %25, 1
// CHECK-NEXT: %48 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %47, i64 %26, 2
// CHECK-NEXT: %49 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %48, i64 %27, 3, 0
// CHECK-NEXT: %50 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %49, i64 %29, 4, 0
// CHECK-NEXT: %51 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %50, i64 %28, 3, 1
// CHECK-NEXT: %52 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %51, i64 %30, 4, 1
// CHECK-NEXT: %53 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %17, 0
// CHECK-NEXT: %54 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %53, ptr %18, 1
// CHECK-NEXT: %55 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %54, i64 %19, 2
// CHECK-NEXT: %56 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %55, i64 %20, 3, 0
// CHECK-NEXT: %57 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %56, i64 %22, 4, 0
// CHECK-NEXT: %58 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %57, i64 %21, 3, 1
// CHECK-NEXT: %59 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %58, i64 %23, 4, 1
// CHECK-NEXT: %60 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %10, 0
// CHECK-NEXT: %61 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %60, ptr %11, 1
// CHECK-NEXT: %62 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %61, i64 %12, 2
// CHECK-NEXT: %63 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %62, i64 %13, 3, 0
// CHECK-NEXT: %64 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %63, i64 %15, 4, 0
// CHECK-NEXT: %65 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %64, i64 %14, 3, 1
// CHECK-NEXT: %66 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %65, i64 %16, 4, 1
// CHECK-NEXT: %67 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %5, 0
// CHECK-NEXT: %68 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %67, ptr %6, 1
// CHECK-NEXT: %69 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %68, i64 %7, 2
// CHECK-NEXT: %70 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %69, i64 %8, 3, 0
// CHECK-NEXT: %71 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %70, i64 %9, 4, 0
// CHECK-NEXT: %72 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %73 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %72, ptr %1, 1
// CHECK-NEXT: %74 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %73, i64 %2, 2
// CHECK-NEXT: %75 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %74, i64 %3, 3, 0
// CHECK-NEXT: %76 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %75, i64 %4, 4, 0
// CHECK-NEXT: %77 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %76, 3, 0
// CHECK-NEXT: %78 = mul i64 1, %77
// CHECK-NEXT: %79 = mul i64 %78, 4
// CHECK-NEXT: %80 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %76, 1
// CHECK-NEXT: %81 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %76, 2
// CHECK-NEXT: %82 = getelementptr float, ptr %80, i64 %81
// CHECK-NEXT: %83 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %71, 1
// CHECK-NEXT: %84 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %71, 2
// CHECK-NEXT: %85 = getelementptr float, ptr %83, i64 %84
// CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr %85, ptr %82, i64 %79, i1 false)
// CHECK-NEXT: %86 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %66, 3, 0
// CHECK-NEXT: %87 = mul i64 1, %86
// CHECK-NEXT: %88 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %66, 3, 1
// CHECK-NEXT: %89 = mul i64 %87, %88
// CHECK-NEXT: %90 = mul i64 %89, 4
// CHECK-NEXT: %91 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %66, 1
// CHECK-NEXT: %92 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %66, 2
// CHECK-NEXT: %93 = getelementptr float, ptr %91, i64 %92
// CHECK-NEXT: %94 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %59, 1
// CHECK-NEXT: %95 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %59, 2
// CHECK-NEXT: %96 = getelementptr float, ptr %94, i64 %95
// CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr %96, ptr %93, i64 %90, i1 false)
// CHECK-NEXT: %97 = call ptr @llvm.stacksave.p0()
// CHECK-NEXT: %98 = alloca { ptr, ptr, i64, [2 x i64], [2 x i64] }, i64 1, align 8
// CHECK-NEXT: store { ptr, ptr, i64, [2 x i64], [2 x i64] } %52, ptr %98, align 8
// CHECK-NEXT: %99 = insertvalue { i64, ptr } { i64 2, ptr poison }, ptr %98, 1
// CHECK-NEXT: %100 = alloca { ptr, ptr, i64, [2 x i64], [2 x i64] }, i64 1, align 8
// CHECK-NEXT: store { ptr, ptr, i64, [2 x i64], [2 x i64] } %45, ptr %100, align 8
// CHECK-NEXT: %101 = insertvalue { i64, ptr } { i64 2, ptr poison }, ptr %100, 1
// CHECK-NEXT: %102 = alloca { i64, ptr }, i64 1, align 8
// CHECK-NEXT: store { i64, ptr } %99, ptr %102, align 8
// CHECK-NEXT: %103 = alloca { i64, ptr }, i64 1, align 8
// CHECK-NEXT: store { i64, ptr } %101, ptr %103, align 8
// CHECK-NEXT: call void @memrefCopy(i64 4, ptr %102, ptr %103)
// CHECK-NEXT: call void @llvm.stackrestore.p0(ptr %97)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare ptr @llvm.stacksave.p0() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.stackrestore.p0(ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @dims(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64) -> !llvm.struct<(i64, i64, i64)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %5 = llvm.insertvalue %arg6, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %7 = llvm.insertvalue %arg7, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %8 = llvm.insertvalue %arg5, %7[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %9 = llvm.insertvalue %arg8, %8[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.mlir.constant(4 : index) : i64
    %12 = llvm.extractvalue %9[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %13 = llvm.mlir.constant(1 : index) : i64
    %14 = llvm.extractvalue %9[3] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %15 = llvm.alloca %13 x !llvm.array<3 x i64> : (i64) -> !llvm.ptr
    llvm.store %14, %15 : !llvm.array<3 x i64>, !llvm.ptr
    %16 = llvm.getelementptr %15[0, %arg9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %17 = llvm.load %16 : !llvm.ptr -> i64
    %18 = llvm.mlir.poison : !llvm.struct<(i64, i64, i64)>
    %19 = llvm.insertvalue %11, %18[0] : !llvm.struct<(i64, i64, i64)> 
    %20 = llvm.insertvalue %12, %19[1] : !llvm.struct<(i64, i64, i64)> 
    %21 = llvm.insertvalue %17, %20[2] : !llvm.struct<(i64, i64, i64)> 
    llvm.return %21 : !llvm.struct<(i64, i64, i64)>
  }
}

// CHECK: define { i64, i64, i64 } @dims(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) {
// CHECK-NEXT: %11 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %12 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %11, ptr %1, 1
// CHECK-NEXT: %13 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %12, i64 %2, 2
// CHECK-NEXT: %14 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %13, i64 %3, 3, 0
// CHECK-NEXT: %15 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %14, i64 %6, 4, 0
// CHECK-NEXT: %16 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %15, i64 %4, 3, 1
// CHECK-NEXT: %17 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %16, i64 %7, 4, 1
// CHECK-NEXT: %18 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %17, i64 %5, 3, 2
// CHECK-NEXT: %19 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %18, i64 %8, 4, 2
// CHECK-NEXT: %20 = extractvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %19, 3, 1
// CHECK-NEXT: %21 = extractvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %19, 3
// CHECK-NEXT: %22 = alloca [3 x i64], i64 1, align 8
// CHECK-NEXT: store [3 x i64] %21, ptr %22, align 4
// CHECK-NEXT: %23 = getelementptr [3 x i64], ptr %22, i32 0, i64 %9
// CHECK-NEXT: %24 = load i64, ptr %23, align 4
// CHECK-NEXT: %25 = insertvalue { i64, i64, i64 } { i64 4, i64 poison, i64 poison }, i64 %20, 1
// CHECK-NEXT: %26 = insertvalue { i64, i64, i64 } %25, i64 %24, 2
// CHECK-NEXT: ret { i64, i64, i64 } %26
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

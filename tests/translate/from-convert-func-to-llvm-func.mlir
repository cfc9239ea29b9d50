// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @f(%arg0: i32) -> i32 {
    llvm.return %arg0 : i32
  }
}

// CHECK: define i32 @f(i32 %0) {
// CHECK-NEXT: ret i32 %0
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i32, %arg1: f32) -> !llvm.struct<(i32, f32)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i32, f32)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i32, f32)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i32, f32)> 
    llvm.return %2 : !llvm.struct<(i32, f32)>
  }
}

// CHECK: define { i32, float } @f(i32 %0, float %1) {
// CHECK-NEXT: %3 = insertvalue { i32, float } poison, i32 %0, 0
// CHECK-NEXT: %4 = insertvalue { i32, float } %3, float %1, 1
// CHECK-NEXT: ret { i32, float } %4
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64) -> i64 {
    llvm.return %arg0 : i64
  }
}

// CHECK: define i64 @f(i64 %0) {
// CHECK-NEXT: ret i64 %0
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64, %arg1: i64) -> !llvm.struct<(i64, i64)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, i64)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(i64, i64)> 
    %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(i64, i64)> 
    llvm.return %2 : !llvm.struct<(i64, i64)>
  }
}

// CHECK: define { i64, i64 } @f(i64 %0, i64 %1) {
// CHECK-NEXT: %3 = insertvalue { i64, i64 } poison, i64 %1, 0
// CHECK-NEXT: %4 = insertvalue { i64, i64 } %3, i64 %0, 1
// CHECK-NEXT: ret { i64, i64 } %4
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f() attributes {sym_visibility = "private"}
}

// CHECK: declare void @f()
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(i32, i64) -> f32 attributes {sym_visibility = "private"}
}

// CHECK: declare float @f(i32, i64)
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f() -> !llvm.struct<(i32, i32)> attributes {sym_visibility = "private"}
}

// CHECK: declare { i32, i32 } @f()
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
}

// CHECK: declare void @f(ptr, ptr, i64, i64, i64)
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
}

// CHECK: declare { ptr, ptr, i64, [1 x i64], [1 x i64] } @f(ptr, ptr, i64, i64, i64, i64, i64)
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(i64, !llvm.ptr) attributes {sym_visibility = "private"}
}

// CHECK: declare void @f(i64, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f() -> !llvm.struct<(i64, ptr)> attributes {sym_visibility = "private"}
}

// CHECK: declare { i64, ptr } @f()
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.return %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  }
}

// CHECK: define { ptr, ptr, i64, [1 x i64], [1 x i64] } @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
// CHECK-NEXT: %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, ptr %1, 1
// CHECK-NEXT: %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, i64 %2, 2
// CHECK-NEXT: %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %3, 3, 0
// CHECK-NEXT: %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %4, 4, 0
// CHECK-NEXT: ret { ptr, ptr, i64, [1 x i64], [1 x i64] } %10
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr<1>, %arg4: !llvm.ptr<1>, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64) {
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, ptr addrspace(1) %3, ptr addrspace(1) %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @f(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(2 : index) : i64
    %5 = llvm.mlir.constant(8 : index) : i64
    %6 = llvm.mlir.constant(8 : index) : i64
    %7 = llvm.mul %4, %6 : i64
    %8 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %9 = llvm.mul %4, %8 : i64
    %10 = llvm.add %9, %3 : i64
    %11 = llvm.mul %10, %5 : i64
    %12 = llvm.add %7, %11 : i64
    %13 = llvm.call @malloc(%12) : (i64) -> !llvm.ptr
    %14 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%13, %14, %12) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %15 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %16 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %17 = llvm.insertvalue %16, %15[0] : !llvm.struct<(i64, ptr)> 
    %18 = llvm.insertvalue %13, %17[1] : !llvm.struct<(i64, ptr)> 
    llvm.return %18 : !llvm.struct<(i64, ptr)>
  }
}

// CHECK: declare ptr @malloc(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define { i64, ptr } @f(i64 %0, ptr %1) {
// CHECK-NEXT: %3 = insertvalue { i64, ptr } poison, i64 %0, 0
// CHECK-NEXT: %4 = insertvalue { i64, ptr } %3, ptr %1, 1
// CHECK-NEXT: %5 = extractvalue { i64, ptr } %4, 0
// CHECK-NEXT: %6 = mul i64 2, %5
// CHECK-NEXT: %7 = add i64 %6, 1
// CHECK-NEXT: %8 = mul i64 %7, 8
// CHECK-NEXT: %9 = add i64 16, %8
// CHECK-NEXT: %10 = call ptr @malloc(i64 %9)
// CHECK-NEXT: %11 = extractvalue { i64, ptr } %4, 1
// CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr %10, ptr %11, i64 %9, i1 false)
// CHECK-NEXT: %12 = extractvalue { i64, ptr } %4, 0
// CHECK-NEXT: %13 = insertvalue { i64, ptr } poison, i64 %12, 0
// CHECK-NEXT: %14 = insertvalue { i64, ptr } %13, ptr %10, 1
// CHECK-NEXT: ret { i64, ptr } %14
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

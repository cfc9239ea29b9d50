// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @matrices(%m: vector<4xf32>, %p: !llvm.ptr, %stride: i64) {
  %0 = llvm.intr.matrix.multiply %m, %m {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %1 = llvm.intr.matrix.transpose %0 {rows = 2 : i32, columns = 2 : i32} : vector<4xf32> into vector<4xf32>
  llvm.intr.matrix.column.major.store %1, %p, <stride=%stride> {isVolatile = true, rows = 2 : i32, columns = 2 : i32} : vector<4xf32> to !llvm.ptr stride i64
  llvm.return
}

// CHECK: define void @matrices(<4 x float> %0, ptr %1, i64 %2) {
// CHECK-NEXT: %4 = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %0, <4 x float> %0, i32 2, i32 2, i32 2)
// CHECK-NEXT: %5 = call <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %4, i32 2, i32 2)
// CHECK-NEXT: call void @llvm.matrix.column.major.store.v4f32.i64(<4 x float> %5, ptr align 4 %1, i64 %2, i1 true, i32 2, i32 2)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #0
// CHECK: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare <4 x float> @llvm.matrix.transpose.v4f32(<4 x float>, i32 immarg, i32 immarg) #0
// CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
// CHECK-NEXT: declare void @llvm.matrix.column.major.store.v4f32.i64(<4 x float>, ptr writeonly captures(none), i64, i1 immarg, i32 immarg, i32 immarg) #1
// CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

// -----

// The elements of the matrix align the pointer, and the stride is part of the name.
llvm.func @column_major(%p: !llvm.ptr, %narrow: i32) -> vector<6xf64> {
  %0 = llvm.intr.matrix.column.major.load %p, <stride=%narrow> {isVolatile = false, rows = 3 : i32, columns = 2 : i32} : vector<6xf64> from !llvm.ptr stride i32
  llvm.return %0 : vector<6xf64>
}

// CHECK: define <6 x double> @column_major(ptr %0, i32 %1) {
// CHECK-NEXT: %3 = call <6 x double> @llvm.matrix.column.major.load.v6f64.i32(ptr align 8 %0, i32 %1, i1 false, i32 3, i32 2)
// CHECK-NEXT: ret <6 x double> %3
// CHECK-NEXT: }
// CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <6 x double> @llvm.matrix.column.major.load.v6f64.i32(ptr captures(none), i32, i1 immarg, i32 immarg, i32 immarg) #0
// CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

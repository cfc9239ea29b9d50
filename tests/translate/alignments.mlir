// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

// LLVM keeps the logarithm of an alignment.
llvm.mlir.global external @global(0 : i32) {alignment = 8 : i64} : i32
llvm.func @function() attributes {alignment = 3 : i64}
llvm.func @accesses(%p: !llvm.ptr, %v: i32, %mask: vector<4xi1>) {
  %0 = llvm.load %p {alignment = 3 : i64} : !llvm.ptr -> i32
  llvm.store %0, %p {alignment = 12 : i64} : i32, !llvm.ptr
  %1 = llvm.atomicrmw add %p, %v monotonic {alignment = 7 : i64} : !llvm.ptr, i32
  %2 = llvm.intr.masked.load %p, %mask {alignment = 3 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  llvm.return
}

// CHECK: @global = global i32 0, align 8
// CHECK: declare void @function() align 2
// CHECK: define void @accesses(ptr %0, i32 %1, <4 x i1> %2) {
// CHECK-NEXT: %4 = load i32, ptr %0, align 2
// CHECK-NEXT: store i32 %4, ptr %0, align 8
// CHECK-NEXT: %5 = atomicrmw add ptr %0, i32 %1 monotonic, align 4
// CHECK-NEXT: %6 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 2 %0, <4 x i1> %2, <4 x float> poison)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>) #0
// CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

// -----

// Aggregates prefer 8 bytes on the stack, packed or not.
llvm.func @packed() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<packed (i8, i64)> : (i32) -> !llvm.ptr
  llvm.return
}

// CHECK: define void @packed() {
// CHECK-NEXT: %1 = alloca <{ i8, i64 }>, align 8
// CHECK-NEXT: ret void
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.flush
  omp.flush(%p : !llvm.ptr)
  omp.flush(%p, %m : !llvm.ptr, memref<f32>) {a}
  %v3 = omp.threadprivate %p : !llvm.ptr -> !llvm.ptr
  %v4 = omp.threadprivate %m : memref<f32> -> memref<f32> {a}
  omp.allocate_dir (%p : !llvm.ptr)
  omp.allocate_dir (%p : !llvm.ptr) align(16)
  omp.allocate_dir (%p : !llvm.ptr) allocator(%l)
  omp.allocate_dir (%p : !llvm.ptr) allocator(%l) align(8) {a}
  return
}


// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.sections  { omp.section { omp.terminator } omp.terminator }
  omp.sections allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.section { omp.terminator } omp.terminator }
  omp.sections allocate(%n : i32 -> %p : !llvm.ptr, %p : !llvm.ptr -> %p2 : !llvm.ptr) { omp.section { omp.terminator } omp.terminator }
  omp.sections nowait { omp.section { omp.terminator } omp.terminator }
  omp.sections  allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.section { omp.terminator } omp.terminator }
  omp.sections allocate(%p : !llvm.ptr -> %m : memref<f32>)  { omp.section { omp.terminator } omp.terminator } {foo}
  omp.sections { omp.section { omp.terminator } {foo} omp.section { omp.terminator } omp.terminator } {bar}
  return
}


// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

omp.private {type = private} @p : i32
omp.private {type = private} @pi : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func private @cp(!llvm.ptr, !llvm.ptr)
func.func private @cpm(memref<f32>, memref<f32>)
llvm.func @lcp(!llvm.ptr, !llvm.ptr)
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.single  { omp.terminator }
  omp.single allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.terminator }
  omp.single allocate(%n : i32 -> %p : !llvm.ptr, %p : !llvm.ptr -> %p2 : !llvm.ptr) { omp.terminator }
  omp.single nowait { omp.terminator }
  omp.single copyprivate(%p -> @cp : !llvm.ptr) { omp.terminator }
  omp.single copyprivate(%p -> @lcp : !llvm.ptr) { omp.terminator }
  omp.single copyprivate(%p -> @cp : !llvm.ptr, %p2 -> @cp : !llvm.ptr) { omp.terminator }
  omp.single copyprivate(%m -> @cpm : memref<f32>) { omp.terminator }
  omp.single private(@p %p -> %x : !llvm.ptr) { omp.terminator }
  omp.single private(@p %p -> %x, @fp %p2 -> %y : !llvm.ptr, !llvm.ptr) { omp.terminator }
  omp.single private(@fp %p -> %x : !llvm.ptr) private_barrier { omp.terminator }
  omp.single private(@pi %m -> %x : memref<f32>) { omp.terminator }
  omp.single private(@fp %m -> %x : memref<f32>) { omp.terminator }
  omp.single private(@nope %m -> %x : memref<f32>) { omp.terminator }
  omp.single  allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.terminator }
  omp.single allocate(%p : !llvm.ptr -> %m : memref<f32>)  { omp.terminator } {foo}
  omp.single nowait copyprivate(%p -> @cp : !llvm.ptr) { omp.terminator }
  omp.single copyprivate(%p -> @cp : !llvm.ptr) nowait { omp.terminator } {foo}
  return
}


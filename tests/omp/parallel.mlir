// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

omp.declare_reduction @add : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
}
omp.private {type = private} @p : i32
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.parallel  { omp.terminator }
  omp.parallel if(%c) { omp.terminator }
  omp.parallel if() { omp.terminator }
  omp.parallel num_threads(%n : i32) { omp.terminator }
  omp.parallel num_threads(%i : index) { omp.terminator }
  omp.parallel allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.terminator }
  omp.parallel allocate(%n : i32 -> %p : !llvm.ptr, %p : !llvm.ptr -> %p2 : !llvm.ptr) { omp.terminator }
  omp.parallel proc_bind(close) { omp.terminator }
  omp.parallel proc_bind(primary) { omp.terminator }
  omp.parallel proc_bind(master) { omp.terminator }
  omp.parallel proc_bind(spread) { omp.terminator }
  omp.parallel private(@p %p -> %x : !llvm.ptr) { omp.terminator }
  omp.parallel private(@p %p -> %x, @fp %p2 -> %y : !llvm.ptr, !llvm.ptr) { omp.terminator }
  omp.parallel private(@fp %p -> %x : !llvm.ptr) private_barrier { omp.terminator }
  omp.parallel private(@p %n -> %x : i32) { omp.terminator }
  omp.parallel reduction(@add %p -> %x : !llvm.ptr) { omp.terminator }
  omp.parallel reduction(byref @add %p -> %x : !llvm.ptr) { omp.terminator }
  omp.parallel reduction(mod: inscan, @add %p -> %x, byref @add %m -> %y : !llvm.ptr, memref<f32>) { omp.terminator }
  omp.parallel reduction(mod: task, @add %p -> %x : !llvm.ptr) { omp.terminator }
  omp.parallel reduction(mod: defaultmod, @add %p -> %x : !llvm.ptr) { omp.terminator }
  return
}

// -----

omp.declare_reduction @add : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
}
omp.declare_reduction @adda : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.parallel reduction(@adda %p -> %x : !llvm.ptr) { omp.terminator }
  omp.parallel private(@p %p -> %y : !llvm.ptr) reduction(@add %p -> %x : !llvm.ptr) { omp.terminator }
  omp.parallel  if(%c) { omp.terminator }
  omp.parallel if(%c)  { omp.terminator } {foo}
  omp.barrier
  omp.barrier {a}
  omp.parallel { omp.parallel { omp.terminator } omp.terminator }
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_syms = [@add]}> ({ ^bb0(%x: !llvm.ptr): omp.terminator }) : (!llvm.ptr) -> ()
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({ ^bb0(%x: !llvm.ptr, %y: i32): omp.terminator }) : (!llvm.ptr) -> ()
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({ ^bb0(%x: i32): omp.terminator }) : (!llvm.ptr) -> ()
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({ }) : () -> ()
  return
}


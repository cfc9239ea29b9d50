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
omp.private {type = private} @pi : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.wsloop  { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop allocate(%n : i32 -> %p : !llvm.ptr, %p : !llvm.ptr -> %p2 : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop nowait { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop ordered(0) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop ordered(2) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop order(concurrent) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop order(reproducible:concurrent) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop order(unconstrained:concurrent) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop private(@p %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop private(@p %p -> %x, @fp %p2 -> %y : !llvm.ptr, !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop private(@fp %p -> %x : !llvm.ptr) private_barrier { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop private(@pi %m -> %x : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop private(@fp %m -> %x : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop private(@nope %m -> %x : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop reduction(@add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop reduction(byref @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop reduction(mod: inscan, @add %p -> %x, byref @add %m -> %y : !llvm.ptr, memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop reduction(mod: task, @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop reduction(mod: defaultmod, @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
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
  omp.wsloop reduction(@adda %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop private(@p %p -> %y : !llvm.ptr) reduction(@add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(static) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(dynamic) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(guided) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(auto) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(runtime) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(distribute) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(static = %n : i32) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(dynamic = %i : index, monotonic) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(guided = %n : i32, nonmonotonic, simd) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(static, simd) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(static, none) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop schedule(static, none, simd) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop  allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop allocate(%p : !llvm.ptr -> %m : memref<f32>)  { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } {foo}
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  omp.wsloop { omp.loop_nest (%q, %r) : index = (%i, %j) to (%j, %j) inclusive step (%i, %i) collapse(2) tiles(5, 2) { omp.yield } }
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) collapse(1) { omp.yield } {foo} }
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) collapse(0) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) collapse(-1) { omp.yield } }
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.terminator } }
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield(%n : i32) } }
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { cf.br ^a ^a: omp.yield } }
  omp.wsloop { "omp.loop_nest"(%n, %n, %n) <{collapse_num_loops = 1 : i64}> ({ ^bb0(%q: i32): omp.yield }) : (i32, i32, i32) -> () }
  "omp.wsloop"(%p, %n) <{linear_var_types = [i32], operandSegmentSizes = array<i32: 0, 0, 1, 1, 0, 0, 0>}> ({ omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }) : (!llvm.ptr, i32) -> ()
  return
}


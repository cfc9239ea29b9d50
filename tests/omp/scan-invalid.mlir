// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN reduction modifier}}
  omp.wsloop  { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.scan inclusive(%p : !llvm.ptr) omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{Exactly one of EXCLUSIVE or INCLUSIVE clause is expected}}
  omp.wsloop  { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.scan omp.yield } }
  return
}

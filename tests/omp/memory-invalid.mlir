// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{expected ':'}}
  omp.flush()
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{custom op 'omp.threadprivate' invalid kind of type specified}}
  %t = omp.threadprivate %n : i32 -> i32
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.threadprivate' op failed to verify that all of {sym_addr, tls_addr} have same type}}
  %t = omp.threadprivate %p : !llvm.ptr -> memref<f32>
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{ALIGN value : 3 must be power of 2}}
  omp.allocate_dir (%p, %m : !llvm.ptr, memref<f32>) align(3)
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.allocate_dir' op attribute 'align' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  omp.allocate_dir (%p : !llvm.ptr) align(0)
  return
}

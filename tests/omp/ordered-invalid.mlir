// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.ordered' op the enclosing worksharing-loop region must have an ordered clause}}
  omp.wsloop  { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.ordered depend_type(dependsource) depend_vec(%l : i64) {doacross_num_loops = 1 : i64} omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.ordered' op number of variables in depend clause does not match number of iteration variables in the doacross loop}}
  omp.simd { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.ordered depend_type(dependsource) depend_vec(%l : i64) {doacross_num_loops = 1 : i64} omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.ordered' op must be nested inside of a worksharing, simd or worksharing simd loop}}
  omp.distribute { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.ordered depend_type(dependsource) depend_vec(%l : i64) {doacross_num_loops = 1 : i64} omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.ordered' op must be nested inside of a loop}}
  omp.ordered depend_type(dependsource) depend_vec(%l : i64) {doacross_num_loops = 1 : i64}
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{custom op 'omp.ordered' 'omp.ordered' op attribute 'doacross_num_loops' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 0}}
  omp.wsloop  { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.ordered {doacross_num_loops = -1 : i64} omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+2 {{custom op 'omp.ordered' expected ::mlir::omp::ClauseDepend to be one of: dependsource, dependsink}}
  // expected-error @+1 {{custom op 'omp.ordered' failed to parse ClauseDependAttr parameter 'value' which is to be a `::mlir::omp::ClauseDepend`}}
  omp.wsloop  { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.ordered depend_type(foo) {doacross_num_loops = 1 : i64} omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.ordered.region' op the enclosing worksharing-loop region must have an ordered clause}}
  omp.wsloop  { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.ordered.region { omp.terminator } omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.ordered.region' op must be nested inside of a worksharing, simd or worksharing simd loop}}
  omp.distribute { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.ordered.region { omp.terminator } omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.ordered' op the enclosing loop's ordered clause must have a parameter present}}
  omp.wsloop ordered(0) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.ordered depend_type(dependsource) depend_vec(%l : i64) {doacross_num_loops = 1 : i64} omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.ordered.region' op the enclosing loop's ordered clause must not have a parameter present}}
  omp.wsloop ordered(1) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.ordered.region { omp.terminator } omp.yield } }
  return
}

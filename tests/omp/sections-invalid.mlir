// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{expected ':'}}
  omp.sections allocate(%p -> %m) { omp.section { omp.terminator } omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{expected '->'}}
  omp.sections allocate(%p : !llvm.ptr) { omp.section { omp.terminator } omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{expected SSA operand}}
  omp.sections allocate() { omp.section { omp.terminator } omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{custom op 'omp.sections' `nowait` clause can appear at most once in the expansion of the oilist directive}}
  omp.sections nowait nowait { omp.section { omp.terminator } omp.terminator }
  return
}

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.section' op expected at least 1 entry block argument(s)}}
  omp.sections private(@p %p -> %x : !llvm.ptr) { omp.section { omp.terminator } omp.terminator }
  return
}

// -----

omp.private {type = private} @p : i32
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.section' op expected at least 2 entry block argument(s)}}
  omp.sections private(@p %p -> %x, @fp %p2 -> %y : !llvm.ptr, !llvm.ptr) { omp.section { omp.terminator } omp.terminator }
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
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{custom op 'omp.sections' invalid `reduction` format}}
  omp.sections reduction(mod: foo, @add %p -> %x : !llvm.ptr) { omp.section { omp.terminator } omp.terminator }
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
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+2 {{expected ':'}}
  // expected-error @+1 {{custom op 'omp.sections' invalid `reduction` format}}
  omp.sections reduction(mod inscan, @add %p -> %x : !llvm.ptr) { omp.section { omp.terminator } omp.terminator }
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
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+2 {{expected ','}}
  // expected-error @+1 {{custom op 'omp.sections' invalid `reduction` format}}
  omp.sections reduction(mod: inscan @add %p -> %x : !llvm.ptr) { omp.section { omp.terminator } omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{custom op 'omp.sections' `allocate` clause can appear at most once in the expansion of the oilist directive}}
  omp.sections allocate(%n : i32 -> %p : !llvm.ptr, %p : !llvm.ptr -> %p2 : !llvm.ptr) allocate(%p -> %m) { omp.section { omp.terminator } omp.terminator }
  return
}

// -----

omp.private {type = private} @p : i32
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  omp.sections private(@p %p -> %x : !llvm.ptr) private(@p %p -> %x, @fp %p2 -> %y : !llvm.ptr, !llvm.ptr) { omp.section { omp.terminator } omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.sections' op expected omp.section op or terminator op inside region}}
  omp.sections { omp.barrier omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.section' op expects parent op 'omp.sections'}}
  omp.section { omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.sections' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  omp.sections { }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{block with no terminator, has }}
  omp.sections { omp.section { omp.barrier omp.terminator } }
  return
}

// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{expected ':'}}
  omp.single allocate(%p -> %m) { omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{expected '->'}}
  omp.single allocate(%p : !llvm.ptr) { omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{expected SSA operand}}
  omp.single allocate() { omp.terminator }
  return
}

// -----

func.func private @cp1(!llvm.ptr)
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.single' op expected copy function @cp1 to have 2 operands}}
  omp.single copyprivate(%p -> @cp1 : !llvm.ptr) { omp.terminator }
  return
}

// -----

func.func private @cp2(!llvm.ptr, i32)
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.single' op expected copy function @cp2 arguments to have the same type}}
  omp.single copyprivate(%p -> @cp2 : !llvm.ptr) { omp.terminator }
  return
}

// -----

func.func private @cpm(memref<f32>, memref<f32>)
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.single' op expected copy function arguments' type ('memref<f32>') to be the same as copyprivate variable's type ('!llvm.ptr')}}
  omp.single copyprivate(%p -> @cpm : !llvm.ptr) { omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.single' op expected symbol reference @nope to point to a copy function}}
  omp.single copyprivate(%m -> @nope : memref<f32>) { omp.terminator }
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
  // expected-error @+1 {{'omp.single' op expected symbol reference @add to point to a copy function}}
  omp.single copyprivate(%m -> @add : memref<f32>) { omp.terminator }
  return
}

// -----

func.func private @cp(!llvm.ptr, !llvm.ptr)
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.single' op operand #0 must be variadic of OpenMP-compatible variable type, but got 'i32'}}
  omp.single copyprivate(%n -> @cp : i32) { omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{custom op 'omp.single' `allocate` clause can appear at most once in the expansion of the oilist directive}}
  omp.single allocate(%n : i32 -> %p : !llvm.ptr, %p : !llvm.ptr -> %p2 : !llvm.ptr) allocate(%p -> %m) { omp.terminator }
  return
}

// -----

func.func private @cp(!llvm.ptr, !llvm.ptr)
llvm.func @lcp(!llvm.ptr, !llvm.ptr)
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{custom op 'omp.single' `copyprivate` clause can appear at most once in the expansion of the oilist directive}}
  omp.single copyprivate(%p -> @lcp : !llvm.ptr) copyprivate(%p -> @cp : !llvm.ptr, %p2 -> @cp : !llvm.ptr) { omp.terminator }
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
  omp.single private(@p %p -> %x : !llvm.ptr) private(@p %p -> %x, @fp %p2 -> %y : !llvm.ptr, !llvm.ptr) { omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.single' op inconsistent number of copyprivate vars (= 1) and functions (= 0), both must be equal}}
  "omp.single"(%p) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({ omp.terminator }) : (!llvm.ptr) -> ()
  return
}

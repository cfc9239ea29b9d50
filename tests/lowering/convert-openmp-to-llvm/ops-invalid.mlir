// RUN: mlir-opt %s --split-input-file --convert-openmp-to-llvm --verify-diagnostics

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  // expected-error @+1 {{SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN reduction modifier}}
  omp.scan inclusive(%p : !llvm.ptr)
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
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  // expected-error @+1 {{'omp.wsloop' op operand #0 must be variadic of OpenMP-compatible variable type, but got '!llvm.struct<(ptr, ptr, i64)>'}}
  omp.wsloop reduction(@add %m -> %x : memref<f32>) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  // expected-error @+1 {{'omp.simd' op operand #0 must be variadic of OpenMP-compatible variable type, but got '!llvm.struct<(ptr, ptr, i64)>'}}
  omp.simd aligned(%m : memref<f32> -> 8) nontemporal(%m : memref<f32>) { omp.loop_nest (%q) : index = (%i) to (%j) step (%i) { %zz = arith.index_cast %q : index to i32 omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  // expected-error @+1 {{'omp.task' op operand #0 must be OpenMP-compatible variable type, but got '!llvm.struct<(ptr, ptr, i64)>'}}
  omp.task detach(%m : memref<f32>) { %zz = arith.addi %n, %n : i32 omp.terminator }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  // expected-error @+1 {{failed to legalize operation 'omp.flush' that was explicitly marked illegal}}
  omp.flush(%m : memref<f32>)
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  // expected-error @+1 {{failed to legalize operation 'omp.threadprivate' that was explicitly marked illegal}}
  %t = omp.threadprivate %m : memref<f32> -> memref<f32>
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  // expected-error @+1 {{'omp.atomic.read' op operand #1 must be OpenMP-compatible variable type, but got '!llvm.struct<(ptr, ptr, i64)>'}}
  omp.atomic.read %m = %p2 : memref<f32>, !llvm.ptr, i32
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  // expected-error @+1 {{'omp.atomic.read' op operand #0 must be OpenMP-compatible variable type, but got '!llvm.struct<(ptr, ptr, i64)>'}}
  omp.atomic.read %p2 = %m : !llvm.ptr, memref<f32>, index
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  // expected-error @+1 {{address must dereference to value type}}
  omp.atomic.write %m = %n : memref<f32>, i32
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  // expected-error @+1 {{SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN reduction modifier}}
  omp.scan inclusive(%m : memref<f32>)
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  // expected-error @+1 {{'omp.atomic.read' op operand #1 must be OpenMP-compatible variable type, but got '!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>'}}
  omp.atomic.read %m2 = %p2 : memref<4x?xi32>, !llvm.ptr, i32
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  // expected-error @+1 {{'omp.cancellation_point' op Orphaned cancellation point}}
  omp.cancellation_point cancellation_construct_type(parallel)
  return
}

// -----

// expected-error @+1 {{'omp.declare_reduction' op expects atomic reduction region arguments to be accumulators containing the reduction type}}
omp.declare_reduction @r : index init {
^bb0(%a: index):
  %0 = arith.constant 0 : index
  omp.yield(%0 : index)
} combiner {
^bb0(%a: index, %b: index):
  cf.br ^c(%a : index)
^c(%x: index):
  omp.yield(%x : index)
} atomic {
^bb0(%a: memref<index>, %b: memref<index>):
  omp.yield
} cleanup {
^bb0(%a: index):
  omp.yield
}

// -----

omp.declare_reduction @r : memref<4xf32> init {
^bb0(%a: memref<4xf32>):
  // expected-error @+1 {{'memref.alloca' op requires an ancestor op with AutomaticAllocationScope trait}}
  %0 = memref.alloca() : memref<4xf32>
  omp.yield(%0 : memref<4xf32>)
} combiner {
^bb0(%a: memref<4xf32>, %b: memref<4xf32>):
  cf.br ^c(%a : memref<4xf32>)
^c(%x: memref<4xf32>):
  omp.yield(%x : memref<4xf32>)
} atomic {
^bb0(%a: memref<memref<4xf32>>, %b: memref<memref<4xf32>>):
  omp.yield
} cleanup {
^bb0(%a: memref<4xf32>):
  omp.yield
}

// -----

// expected-error @+1 {{'omp.declare_reduction' op expects atomic reduction region arguments to be accumulators containing the reduction type}}
omp.declare_reduction @r : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  cf.br ^c(%a : f32)
^c(%x: f32):
  omp.yield(%x : f32)
} atomic {
^bb0(%a: memref<f32>, %b: memref<f32>):
  omp.yield
} cleanup {
^bb0(%a: f32):
  omp.yield
}

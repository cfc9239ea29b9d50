// RUN: mlir-opt %s --split-input-file --convert-to-llvm --verify-diagnostics

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  // expected-error @+1 {{'omp.taskwait' op operand #0 must be variadic of OpenMP-compatible variable type, but got '!llvm.struct<(ptr, ptr, i64)>'}}
  omp.taskwait depend(taskdependin -> %m : memref<f32>)
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
  // expected-error @+1 {{'omp.task' op operand #0 must be variadic of OpenMP-compatible variable type, but got '!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>'}}
  omp.task depend(taskdependin -> %m2 : memref<4x?xi32>) { %zz = arith.addi %n, %n : i32 omp.terminator }
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
  // expected-error @+1 {{'omp.map.info' op operand #0 must be OpenMP-compatible variable type, but got '!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>'}}
  %mi = omp.map.info var_ptr(%m2 : memref<4x?xi32>, index) map_clauses(to) capture(ByRef) -> memref<4x?xi32> omp.target map_entries(%mi -> %x : memref<4x?xi32>) { omp.terminator } omp.target_data map_entries(%mi : memref<4x?xi32>) { omp.terminator } omp.target_enter_data map_entries(%mi : memref<4x?xi32>)
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  // expected-error @+1 {{'omp.cancellation_point' op Orphaned cancellation point}}
  omp.cancellation_point cancellation_construct_type(parallel)
  return
}

// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @apply(%i: index) {
// expected-error @+1 {{operation defines 2 results but was provided 1 to bind}}
  %0 = affine.apply affine_map<(d0) -> (d0, d0)>(%i)
  return
}

// -----

func.func @apply(%i: index) {
// expected-error @+1 {{custom op 'affine.apply' dimension or symbol index mismatch}}
  %0 = affine.apply affine_map<(d0, d1) -> (d0)>(%i)
  return
}

// -----

func.func @delinearize(%i: index) {
// expected-error @+1 {{'affine.delinearize_index' op should return an index for each basis element and up to one extra index}}
  %0:3 = "affine.delinearize_index"(%i) <{static_basis = array<i64: 4>}> : (index) -> (index, index, index)
  return
}

// -----

func.func @delinearize(%i: index) {
// expected-error @+1 {{'affine.delinearize_index' op no basis element may be statically non-positive}}
  %0:2 = affine.delinearize_index %i into (0, 4) : index, index
  return
}

// -----

func.func @delinearize(%i: index) {
// expected-error @+1 {{'affine.delinearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
  %0:2 = "affine.delinearize_index"(%i, %i) <{static_basis = array<i64: 4, 5>}> : (index, index) -> (index, index)
  return
}

// -----

func.func @linearize(%i: index) {
// expected-error @+1 {{'affine.linearize_index' op should be passed a basis element for each index except possibly the first}}
  %0 = affine.linearize_index [%i] by (2, 3) : index
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @for_op(%n: i32) {
// expected-error @+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  affine.for %i = %n to 10 {
  }
  return
}

// -----

func.func @for_op(%x: f32) {
// expected-error @+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
  %0 = affine.for %i = 0 to 10 iter_args(%a = %x) -> (f32) {
  }
  return
}

// -----

func.func @for_op(%x: f32) {
  %0 = affine.for %i = 0 to 10 iter_args(%a = %x) -> (f32) {
    %c = arith.constant 0 : i32
// expected-error @+1 {{'affine.yield' op types mismatch between yield op and its parent}}
    affine.yield %c : i32
  }
  return
}

// -----

func.func @if_op(%n: index) {
// expected-error @+1 {{custom op 'affine.if' dim operand count and integer set dim count must match}}
  affine.if affine_set<(d0) : (d0 >= 0)>(%n, %n) {
  }
  return
}

// -----

func.func @if_op(%n: index) {
// expected-note @+2 {{region branch point}}
// expected-error @+1 {{'affine.if' op along control flow edge from parent to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> f32 {
    %c = arith.constant 0.0 : f32
    affine.yield %c : f32
  }
  return
}

// -----

func.func @if_op(%m: memref<?xindex>, %i: index) {
  scf.for %k = %i to %i step %i {
// expected-error @+1 {{'affine.if' op operand cannot be used as a dimension id}}
    affine.if affine_set<(d0) : (d0 >= 0)>(%k) {
    }
  }
  return
}

// -----

func.func @load(%m: memref<?x?xf32>, %i: index) {
// expected-error @+1 {{'affine.load' op affine map num results must equal memref rank}}
  %0 = "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<?x?xf32>, index) -> f32
  return
}

// -----

func.func @load(%m: memref<?xf32>, %i: index) {
// expected-error @+1 {{'affine.load' op result type must match element type of memref}}
  %0 = "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> i32
  return
}

// -----

func.func @load(%m: memref<?xf32>, %i: index) {
  scf.for %k = %i to %i step %i {
// expected-error @+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %0 = affine.load %m[%k] : memref<?xf32>
  }
  return
}

// -----

func.func @min(%i: index) {
// expected-error @+1 {{'affine.min' op affine map expect at least one result}}
  %0 = affine.min affine_map<(d0) -> ()>(%i)
  return
}

// -----

func.func @max(%i: index) {
// expected-error @+1 {{'affine.max' op operand count and affine map dimension and symbol count must match}}
  %0 = "affine.max"(%i) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (index) -> index
  return
}

// -----

func.func @parallel(%n: index) {
// expected-error @+1 {{'affine.parallel' op the number of region arguments (2) and the number of map groups for lower (1) and upper bound (2), and the number of steps (2) must all match}}
  affine.parallel (%i, %j) = (0) to (10, 20) {
  }
  return
}

// -----

func.func @parallel(%n: index) {
// expected-error @+1 {{'affine.parallel' op a reduction must be specified for each output}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("addf", "mulf") -> (f32) {
    %c = arith.constant 0.0 : f32
    affine.yield %c : f32
  }
  return
}

// -----

func.func @parallel(%n: index) {
// expected-error @+1 {{custom op 'affine.parallel' invalid reduction value: "nothing"}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("nothing") -> (f32) {
    %c = arith.constant 0.0 : f32
    affine.yield %c : f32
  }
  return
}

// -----

func.func @prefetch(%m: memref<?x?xf32>, %i: index) {
// expected-error @+1 {{custom op 'affine.prefetch' rw specifier has to be 'read' or 'write'}}
  affine.prefetch %m[%i, %i], touch, locality<3>, data : memref<?x?xf32>
  return
}

// -----

func.func @prefetch(%m: memref<?x?xf32>, %i: index) {
// expected-error @+1 {{custom op 'affine.prefetch' cache type has to be 'data' or 'instr'}}
  affine.prefetch %m[%i, %i], read, locality<3>, memory : memref<?x?xf32>
  return
}

// -----

func.func @prefetch(%m: memref<?x?xf32>, %i: index) {
// expected-error @+1 {{'affine.prefetch' op affine.prefetch affine map num results must equal memref rank}}
  "affine.prefetch"(%m, %i) <{map = affine_map<(d0) -> (d0)>, isWrite = true, localityHint = 3 : i32, isDataCache = true}> : (memref<?x?xf32>, index) -> ()
  return
}

// -----

func.func @store(%m: memref<?xf32>, %x: i32, %i: index) {
// expected-error @+1 {{'affine.store' op value to store must have the same type as memref element type}}
  "affine.store"(%x, %m, %i) <{map = affine_map<(d0) -> (d0)>}> : (i32, memref<?xf32>, index) -> ()
  return
}

// -----

func.func @store(%m: memref<?xf32>, %x: f32, %i: index) {
  scf.for %k = %i to %i step %i {
// expected-error @+1 {{'affine.store' op operand cannot be used as a dimension id}}
    affine.store %x, %m[%k] : memref<?xf32>
  }
  return
}

// -----

func.func @vector_load(%m: memref<?xf32>, %i: index) {
// expected-error @+1 {{'affine.vector_load' op requires memref and vector types of the same elemental type}}
  %0 = affine.vector_load %m[%i] : memref<?xf32>, vector<4xi32>
  return
}

// -----

func.func @vector_load(%m: memref<?x?xf32>, %i: index) {
// expected-error @+1 {{'affine.vector_load' op affine map num results must equal memref rank}}
  %0 = "affine.vector_load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<?x?xf32>, index) -> vector<4xf32>
  return
}

// -----

func.func @vector_store(%m: memref<?xf32>, %i: index, %v: vector<4xi32>) {
// expected-error @+1 {{'affine.vector_store' op requires memref and vector types of the same elemental type}}
  affine.vector_store %v, %m[%i] : memref<?xf32>, vector<4xi32>
  return
}

// -----

func.func @yield(%x: f32) {
// expected-error @+1 {{'affine.yield' op only terminates affine.if/for/parallel regions}}
  affine.yield %x : f32
}

// -----

func.func @yield(%x: f32) {
  affine.for %i = 0 to 10 {
// expected-error @+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
    affine.yield %x : f32
  }
  return
}

// -----

// The types of operands come before their number.
func.func @types_before_counts(%n: f32) { // expected-note {{prior use here}}
  // expected-error @+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'f32'}}
  affine.if affine_set<(d0) : (d0 >= 0)>(%n, %n) {
  }
  return
}

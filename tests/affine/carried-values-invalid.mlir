// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// What a loop carries is no dimension.

func.func @f(%a: index, %m: memref<?xf32>) {
  %r = affine.for %i = 0 to 10 iter_args(%x = %a) -> (index) {
    // expected-error@+1 {{operand cannot be used as a dimension id}}
    %0 = affine.load %m[%x] : memref<?xf32>
    affine.yield %x : index
  }
  return
}

// -----

func.func @f(%a: index, %m: memref<?xf32>) {
  %r = affine.for %i = 0 to 10 iter_args(%x = %a) -> (index) {
    // expected-error@+1 {{operand cannot be used as a dimension id}}
    affine.parallel (%j) = (0) to (%x) {
    }
    affine.yield %x : index
  }
  return
}

// -----

func.func @f(%a: index, %m: memref<?xf32>) {
  %r = affine.for %i = 0 to 10 iter_args(%x = %a) -> (index) {
    // expected-error@+1 {{operand cannot be used as a dimension id}}
    affine.for %j = affine_map<(d0) -> (d0)>(%x) to 10 {
    }
    affine.yield %x : index
  }
  return
}

// -----

func.func @f(%a: index, %m: memref<?xf32>) {
  %r = affine.for %i = 0 to 10 iter_args(%x = %a) -> (index) {
    // expected-error@+1 {{operand cannot be used as a dimension id}}
    affine.if affine_set<(d0) : (d0 >= 0)>(%x) {
    }
    affine.yield %x : index
  }
  return
}

// -----

func.func @f(%a: index, %m: memref<?xf32>) {
  %r = affine.for %i = 0 to 10 iter_args(%x = %a) -> (index) {
    %q, %w = affine.delinearize_index %x into (3, 4) : index, index
    // expected-error@+1 {{operand cannot be used as a dimension id}}
    %0 = affine.load %m[%q] : memref<?xf32>
    affine.yield %x : index
  }
  return
}

// -----

func.func @f(%a: index, %m: memref<?xf32>) {
  %r = affine.for %i = 0 to 10 iter_args(%x = %a) -> (index) {
    // expected-error@+1 {{index must be a valid dimension or symbol identifier}}
    affine.prefetch %m[%x], read, locality<1>, data : memref<?xf32>
    affine.yield %x : index
  }
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'affine.for' op different number of inits and region iter_args: 0 != 1}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%i: index, %c: f32):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error @+1 {{'affine.for' op 0-th init and 0-th region iter_arg have different type: 'f64' != 'f32'}}
  %0 = "affine.for"(%a) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%i: index, %c: f32):
    "affine.yield"(%c) : (f32) -> ()
  }) : (f64) -> f32
  return
}

// RUN: mlir-opt %s --split-input-file --verify-diagnostics --ownership-based-buffer-deallocation --allow-unregistered-dialect

func.func @freed(%m: memref<2xf32>) {
  // expected-error@below {{memory free side-effect on MemRef value not supported!}}
  memref.dealloc %m : memref<2xf32>
  return
}

// -----

// expected-error@below {{Only structured control-flow loops are supported.}}
func.func @loop(%m: memref<2xf32>) {
  cf.br ^a
^a:
  cf.br ^a
}

// -----

// expected-error@below {{Only structured control-flow loops are supported.}}
func.func @loop_inside(%c: i1) {
  scf.execute_region {
    cf.br ^a
  ^a:
    cf.cond_br %c, ^a, ^b
  ^b:
    scf.yield
  }
  return
}

// -----

func.func @unknown(%m: memref<2xf32>) {
  // expected-error@below {{ops with unknown memory side effects are not supported}}
  "x.y"(%m) : (memref<2xf32>) -> ()
  return
}

// -----

func.func @inside_first() {
  "x.y"() ({
    // expected-error@below {{ops with unknown memory side effects are not supported}}
    "x.z"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @switch(%a: i32) {
  // expected-error@below {{BranchOpInterface operations with multiple successors are not supported yet}}
  cf.switch %a : i32, [
    default: ^a,
    42: ^b
  ]
^a:
  return
^b:
  return
}

// -----

func.func @freed_already(%m: memref<2xf32>, %c: i1) {
  // expected-error@below {{No deallocation operations must be present when running this pass!}}
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  return
}

// -----

func.func @realloc(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  // expected-error@below {{memory free side-effect on MemRef value not supported!}}
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @given_twice(%m: memref<?xi8>, %s: i1, %c: i1, %n: index) -> memref<?xi8> {
  // expected-error@below {{MemRef value does not have valid ownership}}
  %0 = memref.alloc(%n) : memref<?xi8>
  %1 = memref.alloca(%n) : memref<?xi8>
  %2 = arith.select %s, %0, %1 : memref<?xi8>
  cf.cond_br %c, ^a(%0 : memref<?xi8>), ^b(%m : memref<?xi8>)
^a(%x: memref<?xi8>):
  memref.copy %x, %2 : memref<?xi8> to memref<?xi8>
  cf.br ^d(%x, %0 : memref<?xi8>, memref<?xi8>)
^b(%y: memref<?xi8>):
  cf.br ^d(%2, %y : memref<?xi8>, memref<?xi8>)
^d(%z: memref<?xi8>, %w: memref<?xi8>):
  return %w : memref<?xi8>
}

// -----

func.func @reduction(%m: memref<2xf32>, %n: index) {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%m) -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    scf.reduce(%a : memref<2xf32>) {
    ^bb0(%x: memref<2xf32>, %y: memref<2xf32>):
      %b = memref.alloc() : memref<2xf32>
      // expected-error@below {{only supported when operand is not a MemRef}}
      scf.reduce.return %b : memref<2xf32>
    }
  }
  return
}

// -----

func.func @region(%m: memref<?xf32>, %n: index) {
  // expected-error@below {{All operations with attached regions need to implement the RegionBranchOpInterface.}}
  %g = memref.generic_atomic_rmw %m[%n] : memref<?xf32> {
  ^bb0(%x: f32):
    memref.atomic_yield %x : f32
  }
  return
}

// -----

func.func @tensors() -> tensor<2xf32> {
  // expected-error@below {{ops with unknown memory side effects are not supported}}
  %0 = bufferization.alloc_tensor() : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @function_inside(%m: memref<2xf32>) {
  builtin.module {
    func.func @g() {
      %0 = memref.alloc() : memref<2xf32>
      // expected-error@below {{No deallocation operations must be present when running this pass!}}
      return
    }
  }
  return
}

// -----

// The carried memory is not among those that the loop counts.

func.func @affine(%m: memref<8xf32>) {
  // expected-error@below {{'affine.for' op operand count (2) does not match with the total size (1) specified in attribute 'operandSegmentSizes'}}
  %0 = affine.for %i = 0 to 4 iter_args(%a = %m) -> memref<8xf32> {
    affine.yield %a : memref<8xf32>
  }
  return
}

// RUN: mlir-opt %s --split-input-file --verify-diagnostics --buffer-results-to-out-params='hoist-static-allocs hoist-dynamic-allocs' --allow-unregistered-dialect

// expected-error@below {{cannot create out param for result with unsupported layout}}
func.func private @lay() -> memref<4xf32, strided<[1], offset: ?>> {
    %1 = "x"() : () -> memref<4xf32, strided<[1], offset: ?>>
    return %1 : memref<4xf32, strided<[1], offset: ?>>
}

// -----

func.func private @dyn(%m: memref<?xf32>, %n: index) -> (memref<?xf32>, memref<?xf32>) {
    %1 = memref.alloc(%n) : memref<?xf32>
    return %m, %1 : memref<?xf32>, memref<?xf32>
}
func.func @x(%m: memref<?xf32>, %n: index) {
  // expected-error@below {{cannot create out param for dynamically shaped result}}
  %0, %1 = call @dyn(%m, %n) : (memref<?xf32>, index) -> (memref<?xf32>, memref<?xf32>)
  return
}

// -----

func.func private @dyn(%m: memref<?xf32>, %n: index) -> (memref<?xf32>, memref<?xf32>) {
    %1 = memref.alloc(%n) : memref<?xf32>
    return %1, %m : memref<?xf32>, memref<?xf32>
}
func.func @x(%m: memref<?xf32>, %n: index) {
  // expected-error@below {{cannot create out param for dynamically shaped result}}
  %0, %1 = call @dyn(%m, %n) : (memref<?xf32>, index) -> (memref<?xf32>, memref<?xf32>)
  return
}

// -----

module @inner {
  module @k {
  func.func private @f() -> memref<4xf32> {
    %1 = memref.alloca() : memref<4xf32>
    return %1 : memref<4xf32>
  }
  func.func private @g() -> memref<4xf32> {
    // expected-error@below {{cannot find callee 'f' in symbol table}}
    %1 = call @f() : () -> memref<4xf32>
    // expected-error@below {{cannot find callee 'f' in symbol table}}
    %2 = call @f() : () -> memref<4xf32>
    return %1 : memref<4xf32>
  }
  }
}

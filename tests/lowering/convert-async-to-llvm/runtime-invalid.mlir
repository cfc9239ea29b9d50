// RUN: mlir-opt %s --convert-async-to-llvm --split-input-file --verify-diagnostics

func.func @f(%v: !async.value<f32>, %g: !async.group) {
  // expected-error @+1 {{failed to legalize operation 'async.runtime.add_to_group' that was explicitly marked illegal}}
  %0 = async.runtime.add_to_group %v, %g : !async.value<f32>
  return
}

// -----

func.func @f(%v: !async.value<tensor<4xf32>>) {
  // expected-error @+1 {{failed to legalize operation 'async.runtime.load' that was explicitly marked illegal}}
  %0 = async.runtime.load %v : !async.value<tensor<4xf32>>
  return
}

// -----

// expected-error @+1 {{failed to legalize operation 'async.func' that was explicitly marked illegal}}
async.func @f() -> !async.token {
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{failed to legalize operation 'async.execute' that was explicitly marked illegal}}
  %0 = async.execute {
    async.yield
  }
  return
}

// -----

// expected-error @+1 {{redefinition of reserved function 'aligned_alloc' of different type '!llvm.func<void (i32)>' is prohibited}}
llvm.func @aligned_alloc(i32)
func.func @f() {
  %0 = async.coro.id
  // expected-error @+1 {{failed to legalize operation 'async.coro.begin' that was explicitly marked illegal}}
  %1 = async.coro.begin %0
  return
}

// -----

module {
  module {
    func.func @f(%t: !async.token) {
      // expected-error @+1 {{'mlirAsyncRuntimeAwaitToken' does not reference a valid function}}
      async.runtime.await %t : !async.token
      return
    }
  }
}

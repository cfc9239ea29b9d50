// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @identity_token(%arg0 : !async.token) -> !async.token {
  return %arg0 : !async.token
}

// -----

func.func @identity_value(%arg0 : !async.value<f32>, %g: !async.group, %h: !async.coro.handle, %i: !async.coro.id, %s: !async.coro.state, %m: !async.value<memref<?xf32>>, %n: !async.value<!async.value<tensor<2xf32>>>) -> !async.value<f32> {
  return %arg0 : !async.value<f32>
}

// -----

func.func @empty() -> !async.token {
  %token = async.execute {
    async.yield
  }
  return %token : !async.token
}

// -----

func.func @return_async_value() -> !async.value<f32> {
  %token, %results = async.execute -> !async.value<f32> {
    %cst = arith.constant 1.000000e+00 : f32
    async.yield %cst : f32
  }
  return %results : !async.value<f32>
}

// -----

func.func @captured(%arg0: f32) -> !async.token {
  %token = async.execute {
    %0 = arith.addf %arg0, %arg0 : f32
    async.yield
  }
  return %token : !async.token
}

// -----

func.func @deps(%arg0: f32, %arg1: !async.token) -> !async.token {
  %token = async.execute [%arg1] {
    %0 = arith.addf %arg0, %arg0 : f32
    async.yield
  }
  return %token : !async.token
}

// -----

func.func @unwrap(%arg0: !async.value<f32>, %arg2: !async.value<i32>) -> !async.token {
  %token = async.execute (%arg0 as %arg1: !async.value<f32>) {
    %0 = arith.addf %arg1, %arg1 : f32
    async.yield
  }
  return %token : !async.token
}

// -----

func.func @await_token(%arg0: !async.token) {
  async.await %arg0 : !async.token
  return
}

// -----

func.func @await_value(%arg0: !async.value<f32>) -> f32 {
  %0 = async.await %arg0 : !async.value<f32>
  return %0 : f32
}

// -----

func.func @group(%arg0: !async.token, %arg1: !async.value<f32>, %c: index) {
  %0 = async.create_group %c : !async.group
  %1 = async.add_to_group %arg0, %0 : !async.token
  %2 = async.add_to_group %arg1, %0 : !async.value<f32>
  async.await_all %0
  return
}

// -----

async.func @func(%arg0: f32, %arg1: !async.value<f32> {foo.bar}) -> !async.token {
  return
}

// -----

async.func private @decl(f32) -> (!async.token, !async.value<f32>)

// -----

async.func @f(%a: f32) -> !async.value<f32> attributes {foo = "x"} {
  return %a : f32
}
async.func @g(%a: f32) -> (!async.token, !async.value<f32>, !async.value<f32>) {
  %0 = async.call @f(%a) : (f32) -> !async.value<f32>
  %1 = async.await %0 : !async.value<f32>
  return %a, %1 : f32, f32
}

// -----

func.func @coro(%a: !async.value<f32>) {
  %id = async.coro.id
  %hdl = async.coro.begin %id
  %st = async.coro.save %hdl
  async.runtime.await_and_resume %a, %hdl : !async.value<f32>
  async.coro.suspend %st, ^suspend, ^resume, ^cleanup
^resume:
  cf.br ^cleanup
^cleanup:
  async.coro.free %id, %hdl
  cf.br ^suspend
^suspend:
  async.coro.end %hdl
  return
}

// -----

func.func @runtime(%h: !async.coro.handle, %f: f32, %c: index) -> i1 {
  %0 = async.runtime.create : !async.token
  %1 = async.runtime.create : !async.value<f32>
  %2 = async.runtime.create_group %c : !async.group
  async.runtime.set_available %0 : !async.token
  async.runtime.set_available %1 : !async.value<f32>
  async.runtime.set_error %0 : !async.token
  %3 = async.runtime.is_error %1 : !async.value<f32>
  async.runtime.await %0 : !async.token
  async.runtime.await %1 : !async.value<f32>
  async.runtime.await %2 : !async.group
  async.runtime.resume %h
  async.runtime.await_and_resume %0, %h : !async.token
  async.runtime.store %f, %1 : !async.value<f32>
  %4 = async.runtime.load %1 : !async.value<f32>
  async.runtime.add_ref %0 {count = 1 : i64} : !async.token
  async.runtime.drop_ref %1 {count = 2 : i64} : !async.value<f32>
  %5 = async.runtime.add_to_group %0, %2 : !async.token
  %6 = async.runtime.num_worker_threads : index
  return %3 : i1
}

// -----

func.func private @t(%a: !async.token<f32>)

// -----

func.func private @t(%a: !async<value<f32>>, %b: !async<token>)

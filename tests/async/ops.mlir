// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @identity_token(%arg0 : !async.token) -> !async.token {
  return %arg0 : !async.token
}



// CHECK: module {
// CHECK-NEXT:   func.func @identity_token(%[[ARG0:[^ ]+]]: !async.token) -> !async.token {
// CHECK-NEXT:     return %[[ARG0]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!async.token) -> !async.token, sym_name = "identity_token"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !async.token):
// GENERIC-NEXT:     "func.return"(%[[ARG0]]) : (!async.token) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @identity_value(%arg0 : !async.value<f32>, %g: !async.group, %h: !async.coro.handle, %i: !async.coro.id, %s: !async.coro.state, %m: !async.value<memref<?xf32>>, %n: !async.value<!async.value<tensor<2xf32>>>) -> !async.value<f32> {
  return %arg0 : !async.value<f32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @identity_value(%[[ARG0:[^ ]+]]: !async.value<f32>, %[[ARG1:[^ ]+]]: !async.group, %[[ARG2:[^ ]+]]: !async.coro.handle, %[[ARG3:[^ ]+]]: !async.coro.id, %[[ARG4:[^ ]+]]: !async.coro.state, %[[ARG5:[^ ]+]]: !async.value<memref<?xf32>>, %[[ARG6:[^ ]+]]: !async.value<!async.value<tensor<2xf32>>>) -> !async.value<f32> {
// CHECK-NEXT:     return %[[ARG0]] : !async.value<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!async.value<f32>, !async.group, !async.coro.handle, !async.coro.id, !async.coro.state, !async.value<memref<?xf32>>, !async.value<!async.value<tensor<2xf32>>>) -> !async.value<f32>, sym_name = "identity_value"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !async.value<f32>, %[[ARG1:[^ ]+]]: !async.group, %[[ARG2:[^ ]+]]: !async.coro.handle, %[[ARG3:[^ ]+]]: !async.coro.id, %[[ARG4:[^ ]+]]: !async.coro.state, %[[ARG5:[^ ]+]]: !async.value<memref<?xf32>>, %[[ARG6:[^ ]+]]: !async.value<!async.value<tensor<2xf32>>>):
// GENERIC-NEXT:     "func.return"(%[[ARG0]]) : (!async.value<f32>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @empty() -> !async.token {
  %token = async.execute {
    async.yield
  }
  return %token : !async.token
}



// CHECK: module {
// CHECK-NEXT:   func.func @empty() -> !async.token {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[TOKEN]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> !async.token, sym_name = "empty"}> ({
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
// GENERIC-NEXT:       "async.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> !async.token
// GENERIC-NEXT:     "func.return"(%[[V0]]) : (!async.token) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @return_async_value() -> !async.value<f32> {
  %token, %results = async.execute -> !async.value<f32> {
    %cst = arith.constant 1.000000e+00 : f32
    async.yield %cst : f32
  }
  return %results : !async.value<f32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @return_async_value() -> !async.value<f32> {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]], %[[BODYRESULTS:[^ ]+]] = async.execute -> !async.value<f32> {
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:       async.yield %[[CST]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[BODYRESULTS]] : !async.value<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> !async.value<f32>, sym_name = "return_async_value"}> ({
// GENERIC-NEXT:     %[[V0:[^ ]+]]:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
// GENERIC-NEXT:       %[[V1:[^ ]+]] = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
// GENERIC-NEXT:       "async.yield"(%[[V1]]) : (f32) -> ()
// GENERIC-NEXT:     }) : () -> (!async.token, !async.value<f32>)
// GENERIC-NEXT:     "func.return"(%[[V0]]#1) : (!async.value<f32>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @captured(%arg0: f32) -> !async.token {
  %token = async.execute {
    %0 = arith.addf %arg0, %arg0 : f32
    async.yield
  }
  return %token : !async.token
}



// CHECK: module {
// CHECK-NEXT:   func.func @captured(%[[ARG0:[^ ]+]]: f32) -> !async.token {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.addf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[TOKEN]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32) -> !async.token, sym_name = "captured"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
// GENERIC-NEXT:       %[[V1:[^ ]+]] = "arith.addf"(%[[ARG0]], %[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "async.yield"() : () -> ()
// GENERIC-NEXT:     }) : () -> !async.token
// GENERIC-NEXT:     "func.return"(%[[V0]]) : (!async.token) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @deps(%arg0: f32, %arg1: !async.token) -> !async.token {
  %token = async.execute [%arg1] {
    %0 = arith.addf %arg0, %arg0 : f32
    async.yield
  }
  return %token : !async.token
}



// CHECK: module {
// CHECK-NEXT:   func.func @deps(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: !async.token) -> !async.token {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute [%[[ARG1]]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.addf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[TOKEN]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (f32, !async.token) -> !async.token, sym_name = "deps"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: !async.token):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "async.execute"(%[[ARG1]]) <{operandSegmentSizes = array<i32: 1, 0>}> ({
// GENERIC-NEXT:       %[[V1:[^ ]+]] = "arith.addf"(%[[ARG0]], %[[ARG0]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "async.yield"() : () -> ()
// GENERIC-NEXT:     }) : (!async.token) -> !async.token
// GENERIC-NEXT:     "func.return"(%[[V0]]) : (!async.token) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @unwrap(%arg0: !async.value<f32>, %arg2: !async.value<i32>) -> !async.token {
  %token = async.execute (%arg0 as %arg1: !async.value<f32>) {
    %0 = arith.addf %arg1, %arg1 : f32
    async.yield
  }
  return %token : !async.token
}



// CHECK: module {
// CHECK-NEXT:   func.func @unwrap(%[[ARG0:[^ ]+]]: !async.value<f32>, %[[ARG1:[^ ]+]]: !async.value<i32>) -> !async.token {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute (%[[ARG0]] as %[[ARG2:[^ ]+]]: !async.value<f32>) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.addf %[[ARG2]], %[[ARG2]] : f32
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[TOKEN]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!async.value<f32>, !async.value<i32>) -> !async.token, sym_name = "unwrap"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !async.value<f32>, %[[ARG1:[^ ]+]]: !async.value<i32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "async.execute"(%[[ARG0]]) <{operandSegmentSizes = array<i32: 0, 1>}> ({
// GENERIC-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: f32):
// GENERIC-NEXT:       %[[V1:[^ ]+]] = "arith.addf"(%[[ARG2]], %[[ARG2]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "async.yield"() : () -> ()
// GENERIC-NEXT:     }) : (!async.value<f32>) -> !async.token
// GENERIC-NEXT:     "func.return"(%[[V0]]) : (!async.token) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @await_token(%arg0: !async.token) {
  async.await %arg0 : !async.token
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @await_token(%[[ARG0:[^ ]+]]: !async.token) {
// CHECK-NEXT:     async.await %[[ARG0]] : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!async.token) -> (), sym_name = "await_token"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !async.token):
// GENERIC-NEXT:     "async.await"(%[[ARG0]]) : (!async.token) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @await_value(%arg0: !async.value<f32>) -> f32 {
  %0 = async.await %arg0 : !async.value<f32>
  return %0 : f32
}



// CHECK: module {
// CHECK-NEXT:   func.func @await_value(%[[ARG0:[^ ]+]]: !async.value<f32>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.await %[[ARG0]] : !async.value<f32>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!async.value<f32>) -> f32, sym_name = "await_value"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !async.value<f32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "async.await"(%[[ARG0]]) : (!async.value<f32>) -> f32
// GENERIC-NEXT:     "func.return"(%[[V0]]) : (f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @group(%arg0: !async.token, %arg1: !async.value<f32>, %c: index) {
  %0 = async.create_group %c : !async.group
  %1 = async.add_to_group %arg0, %0 : !async.token
  %2 = async.add_to_group %arg1, %0 : !async.value<f32>
  async.await_all %0
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @group(%[[ARG0:[^ ]+]]: !async.token, %[[ARG1:[^ ]+]]: !async.value<f32>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.create_group %[[ARG2]] : !async.group
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.add_to_group %[[ARG0]], %[[V0]] : !async.token
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.add_to_group %[[ARG1]], %[[V0]] : !async.value<f32>
// CHECK-NEXT:     async.await_all %[[V0]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!async.token, !async.value<f32>, index) -> (), sym_name = "group"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !async.token, %[[ARG1:[^ ]+]]: !async.value<f32>, %[[ARG2:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "async.create_group"(%[[ARG2]]) : (index) -> !async.group
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "async.add_to_group"(%[[ARG0]], %[[V0]]) : (!async.token, !async.group) -> index
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "async.add_to_group"(%[[ARG1]], %[[V0]]) : (!async.value<f32>, !async.group) -> index
// GENERIC-NEXT:     "async.await_all"(%[[V0]]) : (!async.group) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

async.func @func(%arg0: f32, %arg1: !async.value<f32> {foo.bar}) -> !async.token {
  return
}



// CHECK: module {
// CHECK-NEXT:   async.func @func(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: !async.value<f32> {foo.bar}) -> !async.token {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "async.func"() <{arg_attrs = [{}, {foo.bar}], function_type = (f32, !async.value<f32>) -> !async.token, sym_name = "func"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: !async.value<f32>):
// GENERIC-NEXT:     "async.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

async.func private @decl(f32) -> (!async.token, !async.value<f32>)



// CHECK: module {
// CHECK-NEXT:   async.func private @decl(f32) -> (!async.token, !async.value<f32>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "async.func"() <{function_type = (f32) -> (!async.token, !async.value<f32>), sym_name = "decl", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

async.func @f(%a: f32) -> !async.value<f32> attributes {foo = "x"} {
  return %a : f32
}
async.func @g(%a: f32) -> (!async.token, !async.value<f32>, !async.value<f32>) {
  %0 = async.call @f(%a) : (f32) -> !async.value<f32>
  %1 = async.await %0 : !async.value<f32>
  return %a, %1 : f32, f32
}



// CHECK: module {
// CHECK-NEXT:   async.func @f(%[[ARG0:[^ ]+]]: f32) -> !async.value<f32> attributes {foo = "x"} {
// CHECK-NEXT:     return %[[ARG0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   async.func @g(%[[ARG0:[^ ]+]]: f32) -> (!async.token, !async.value<f32>, !async.value<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @f(%[[ARG0]]) : (f32) -> !async.value<f32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = await %[[V0]] : !async.value<f32>
// CHECK-NEXT:     return %[[ARG0]], %[[V1]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "async.func"() <{function_type = (f32) -> !async.value<f32>, sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     "async.return"(%[[ARG1]]) : (f32) -> ()
// GENERIC-NEXT:   }) {foo = "x"} : () -> ()
// GENERIC-NEXT:   "async.func"() <{function_type = (f32) -> (!async.token, !async.value<f32>, !async.value<f32>), sym_name = "g"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "async.call"(%[[ARG0]]) <{callee = @f}> : (f32) -> !async.value<f32>
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "async.await"(%[[V0]]) : (!async.value<f32>) -> f32
// GENERIC-NEXT:     "async.return"(%[[ARG0]], %[[V1]]) : (f32, f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

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



// CHECK: module {
// CHECK-NEXT:   func.func @coro(%[[ARG0:[^ ]+]]: !async.value<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.coro.id
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.coro.begin %[[V0]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.coro.save %[[V1]]
// CHECK-NEXT:     async.runtime.await_and_resume %[[ARG0]], %[[V1]] : !async.value<f32>
// CHECK-NEXT:     async.coro.suspend %[[V2]], ^bb3, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     async.coro.free %[[V0]], %[[V1]]
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb3:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     async.coro.end %[[V1]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!async.value<f32>) -> (), sym_name = "coro"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !async.value<f32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "async.coro.id"() : () -> !async.coro.id
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "async.coro.begin"(%[[V0]]) : (!async.coro.id) -> !async.coro.handle
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "async.coro.save"(%[[V1]]) : (!async.coro.handle) -> !async.coro.state
// GENERIC-NEXT:     "async.runtime.await_and_resume"(%[[ARG0]], %[[V1]]) : (!async.value<f32>, !async.coro.handle) -> ()
// GENERIC-NEXT:     "async.coro.suspend"(%[[V2]])[^bb3, ^bb1, ^bb2] : (!async.coro.state) -> ()
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     "cf.br"()[^bb2] : () -> ()
// GENERIC-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// GENERIC-NEXT:     "async.coro.free"(%[[V0]], %[[V1]]) : (!async.coro.id, !async.coro.handle) -> ()
// GENERIC-NEXT:     "cf.br"()[^bb3] : () -> ()
// GENERIC-NEXT:   ^bb3:  // 2 preds: ^bb0, ^bb2
// GENERIC-NEXT:     "async.coro.end"(%[[V1]]) : (!async.coro.handle) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

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



// CHECK: module {
// CHECK-NEXT:   func.func @runtime(%[[ARG0:[^ ]+]]: !async.coro.handle, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.runtime.create : !async.value<f32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.runtime.create_group %[[ARG2]] : !async.group
// CHECK-NEXT:     async.runtime.set_available %[[V0]] : !async.token
// CHECK-NEXT:     async.runtime.set_available %[[V1]] : !async.value<f32>
// CHECK-NEXT:     async.runtime.set_error %[[V0]] : !async.token
// CHECK-NEXT:     %[[V3:[^ ]+]] = async.runtime.is_error %[[V1]] : !async.value<f32>
// CHECK-NEXT:     async.runtime.await %[[V0]] : !async.token
// CHECK-NEXT:     async.runtime.await %[[V1]] : !async.value<f32>
// CHECK-NEXT:     async.runtime.await %[[V2]] : !async.group
// CHECK-NEXT:     async.runtime.resume %[[ARG0]]
// CHECK-NEXT:     async.runtime.await_and_resume %[[V0]], %[[ARG0]] : !async.token
// CHECK-NEXT:     async.runtime.store %[[ARG1]], %[[V1]] : <f32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = async.runtime.load %[[V1]] : <f32>
// CHECK-NEXT:     async.runtime.add_ref %[[V0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[V1]] {count = 2 : i64} : !async.value<f32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = async.runtime.add_to_group %[[V0]], %[[V2]] : !async.token
// CHECK-NEXT:     %[[V6:[^ ]+]] = async.runtime.num_worker_threads : index
// CHECK-NEXT:     return %[[V3]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!async.coro.handle, f32, index) -> i1, sym_name = "runtime"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !async.coro.handle, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "async.runtime.create"() : () -> !async.token
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "async.runtime.create"() : () -> !async.value<f32>
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "async.runtime.create_group"(%[[ARG2]]) : (index) -> !async.group
// GENERIC-NEXT:     "async.runtime.set_available"(%[[V0]]) : (!async.token) -> ()
// GENERIC-NEXT:     "async.runtime.set_available"(%[[V1]]) : (!async.value<f32>) -> ()
// GENERIC-NEXT:     "async.runtime.set_error"(%[[V0]]) : (!async.token) -> ()
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "async.runtime.is_error"(%[[V1]]) : (!async.value<f32>) -> i1
// GENERIC-NEXT:     "async.runtime.await"(%[[V0]]) : (!async.token) -> ()
// GENERIC-NEXT:     "async.runtime.await"(%[[V1]]) : (!async.value<f32>) -> ()
// GENERIC-NEXT:     "async.runtime.await"(%[[V2]]) : (!async.group) -> ()
// GENERIC-NEXT:     "async.runtime.resume"(%[[ARG0]]) : (!async.coro.handle) -> ()
// GENERIC-NEXT:     "async.runtime.await_and_resume"(%[[V0]], %[[ARG0]]) : (!async.token, !async.coro.handle) -> ()
// GENERIC-NEXT:     "async.runtime.store"(%[[ARG1]], %[[V1]]) : (f32, !async.value<f32>) -> ()
// GENERIC-NEXT:     %[[V4:[^ ]+]] = "async.runtime.load"(%[[V1]]) : (!async.value<f32>) -> f32
// GENERIC-NEXT:     "async.runtime.add_ref"(%[[V0]]) <{count = 1 : i64}> : (!async.token) -> ()
// GENERIC-NEXT:     "async.runtime.drop_ref"(%[[V1]]) <{count = 2 : i64}> : (!async.value<f32>) -> ()
// GENERIC-NEXT:     %[[V5:[^ ]+]] = "async.runtime.add_to_group"(%[[V0]], %[[V2]]) : (!async.token, !async.group) -> index
// GENERIC-NEXT:     %[[V6:[^ ]+]] = "async.runtime.num_worker_threads"() : () -> index
// GENERIC-NEXT:     "func.return"(%[[V3]]) : (i1) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @t(%a: !async.token<f32>)



// CHECK: module {
// CHECK-NEXT:   func.func private @t(!async.token)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!async.token) -> (), sym_name = "t", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @t(%a: !async<value<f32>>, %b: !async<token>)



// CHECK: module {
// CHECK-NEXT:   func.func private @t(!async.value<f32>, !async.token)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (!async.value<f32>, !async.token) -> (), sym_name = "t", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// RUN: mlir-opt %s -async-func-to-async-runtime -split-input-file | FileCheck %s

async.func @a(%x: f32 {x.y}, %t: !async.token) -> !async.token attributes {foo, passthrough=["x"]} {
  async.await %t : !async.token
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: f32 {x.y}, %[[ARG1:[^ ]+]]: !async.token) -> !async.token attributes {foo, passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.coro.id
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.coro.begin %[[V1]]
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[V3:[^ ]+]] = async.coro.save %[[V2]]
// CHECK-NEXT:     async.runtime.await_and_resume %[[ARG1]], %[[V2]] : !async.token
// CHECK-NEXT:     async.coro.suspend %[[V3]], ^bb7, ^bb2, ^bb6
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %[[V4:[^ ]+]] = async.runtime.is_error %[[ARG1]] : !async.token
// CHECK-NEXT:     cf.cond_br %[[V4]], ^bb4, ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     async.runtime.set_available %[[V0]] : !async.token
// CHECK-NEXT:     cf.br ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb2
// CHECK-NEXT:     async.runtime.set_error %[[V0]] : !async.token
// CHECK-NEXT:     cf.br ^bb5
// CHECK-NEXT:   ^bb5:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb7
// CHECK-NEXT:   ^bb6:  // pred: ^bb1
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb7
// CHECK-NEXT:   ^bb7:  // 3 preds: ^bb1, ^bb5, ^bb6
// CHECK-NEXT:     async.coro.end %[[V2]]
// CHECK-NEXT:     return %[[V0]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

async.func @b(%x: f32, %v: !async.value<f32>) -> !async.value<f32> {
  %0 = async.await %v : !async.value<f32>
  async.return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: !async.value<f32>) -> !async.value<f32> attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.value<f32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.coro.id
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.coro.begin %[[V1]]
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[V3:[^ ]+]] = async.coro.save %[[V2]]
// CHECK-NEXT:     async.runtime.await_and_resume %[[ARG1]], %[[V2]] : !async.value<f32>
// CHECK-NEXT:     async.coro.suspend %[[V3]], ^bb7, ^bb2, ^bb6
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %[[V4:[^ ]+]] = async.runtime.is_error %[[ARG1]] : !async.value<f32>
// CHECK-NEXT:     cf.cond_br %[[V4]], ^bb4, ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %[[V5:[^ ]+]] = async.runtime.load %[[ARG1]] : <f32>
// CHECK-NEXT:     async.runtime.store %[[V5]], %[[V0]] : <f32>
// CHECK-NEXT:     async.runtime.set_available %[[V0]] : !async.value<f32>
// CHECK-NEXT:     cf.br ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb2
// CHECK-NEXT:     async.runtime.set_error %[[V0]] : !async.value<f32>
// CHECK-NEXT:     cf.br ^bb5
// CHECK-NEXT:   ^bb5:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb7
// CHECK-NEXT:   ^bb6:  // pred: ^bb1
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb7
// CHECK-NEXT:   ^bb7:  // 3 preds: ^bb1, ^bb5, ^bb6
// CHECK-NEXT:     async.coro.end %[[V2]]
// CHECK-NEXT:     return %[[V0]] : !async.value<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


// CHECK: module {
// CHECK-NEXT: }

// -----

async.func @e() -> !async.token {
  %c = arith.constant true
  cf.assert %c, "x"
  cf.cond_br %c, ^a, ^b
^a:
  return
^b:
  return
}
func.func @user(%t: !async.token, %n: index) {
  %0 = async.call @e() : () -> !async.token
  async.await %0 : !async.token
  %g = async.create_group %n : !async.group
  async.await_all %g
  %k = async.execute { async.yield }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @e() -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.coro.id
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.coro.begin %[[V1]]
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     cf.cond_br %[[TRUE]], ^bb2, ^bb5
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     cf.cond_br %[[TRUE]], ^bb3, ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     async.runtime.set_available %[[V0]] : !async.token
// CHECK-NEXT:     cf.br ^bb6
// CHECK-NEXT:   ^bb4:  // pred: ^bb2
// CHECK-NEXT:     async.runtime.set_available %[[V0]] : !async.token
// CHECK-NEXT:     cf.br ^bb6
// CHECK-NEXT:   ^bb5:  // pred: ^bb1
// CHECK-NEXT:     async.runtime.set_error %[[V0]] : !async.token
// CHECK-NEXT:     cf.br ^bb6
// CHECK-NEXT:   ^bb6:  // 3 preds: ^bb3, ^bb4, ^bb5
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb8
// CHECK-NEXT:   ^bb7:  // no predecessors
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb8
// CHECK-NEXT:   ^bb8:  // 2 preds: ^bb6, ^bb7
// CHECK-NEXT:     async.coro.end %[[V2]]
// CHECK-NEXT:     return %[[V0]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @user(%[[ARG0:[^ ]+]]: !async.token, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @e() : () -> !async.token
// CHECK-NEXT:     async.await %[[V0]] : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.create_group %[[ARG1]] : !async.group
// CHECK-NEXT:     async.await_all %[[V1]]
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

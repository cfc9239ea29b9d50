// RUN: mlir-opt %s -async-to-async-runtime -split-input-file | FileCheck %s

func.func @e0(%a: f32, %m: memref<1xf32>) {
  %t = async.execute {
    %c0 = arith.constant 0 : index
    memref.store %a, %m[%c0] : memref<1xf32>
    async.yield
  }
  async.await %t : !async.token
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @e0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: memref<1xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @async_execute_fn(%[[ARG0]], %[[ARG1]]) : (f32, memref<1xf32>) -> !async.token
// CHECK-NEXT:     async.runtime.await %[[V0]] : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.runtime.is_error %[[V0]] : !async.token
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.xori %[[V1]], %[[TRUE]] : i1
// CHECK-NEXT:     cf.assert %[[V2]], "Awaited async operand is in error state"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: memref<1xf32>) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.coro.id
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.coro.begin %[[V1]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = async.coro.save %[[V2]]
// CHECK-NEXT:     async.runtime.resume %[[V2]]
// CHECK-NEXT:     async.coro.suspend %[[V3]], ^bb4, ^bb1, ^bb3
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ARG1]][%[[C0]]] : memref<1xf32>
// CHECK-NEXT:     async.runtime.set_available %[[V0]] : !async.token
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:     async.coro.end %[[V2]]
// CHECK-NEXT:     return %[[V0]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @ext()
func.func @e(%t: !async.token, %v: !async.value<f32>, %c: i1, %f: f32) {
  %k, %z = async.execute[%t] (%v as %w : !async.value<f32>) -> !async.value<f32> {
  %cst = arith.constant 2.0 : f32
  cf.assert %c, "b"
  %u = arith.addf %f, %w : f32
  async.await %t : !async.token 
  async.yield %f : f32
  }
  return
  }

// CHECK: module {
// CHECK-NEXT:   func.func private @ext()
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: !async.token, %[[ARG1:[^ ]+]]: !async.value<f32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = call @async_execute_fn(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (!async.token, !async.value<f32>, i1, f32) -> (!async.token, !async.value<f32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn(%[[ARG0:[^ ]+]]: !async.token, %[[ARG1:[^ ]+]]: !async.value<f32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: f32) -> (!async.token, !async.value<f32>) attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.runtime.create : !async.value<f32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.coro.id
// CHECK-NEXT:     %[[V3:[^ ]+]] = async.coro.begin %[[V2]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = async.coro.save %[[V3]]
// CHECK-NEXT:     async.runtime.resume %[[V3]]
// CHECK-NEXT:     async.coro.suspend %[[V4]], ^bb12, ^bb1, ^bb11
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[V5:[^ ]+]] = async.coro.save %[[V3]]
// CHECK-NEXT:     async.runtime.await_and_resume %[[ARG0]], %[[V3]] : !async.token
// CHECK-NEXT:     async.coro.suspend %[[V5]], ^bb12, ^bb2, ^bb11
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %[[V6:[^ ]+]] = async.runtime.is_error %[[ARG0]] : !async.token
// CHECK-NEXT:     cf.cond_br %[[V6]], ^bb9, ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %[[V7:[^ ]+]] = async.coro.save %[[V3]]
// CHECK-NEXT:     async.runtime.await_and_resume %[[ARG1]], %[[V3]] : !async.value<f32>
// CHECK-NEXT:     async.coro.suspend %[[V7]], ^bb12, ^bb4, ^bb11
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %[[V8:[^ ]+]] = async.runtime.is_error %[[ARG1]] : !async.value<f32>
// CHECK-NEXT:     cf.cond_br %[[V8]], ^bb9, ^bb5
// CHECK-NEXT:   ^bb5:  // pred: ^bb4
// CHECK-NEXT:     %[[V9:[^ ]+]] = async.runtime.load %[[ARG1]] : <f32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     cf.cond_br %[[ARG2]], ^bb6, ^bb9
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.addf %[[ARG3]], %[[V9]] : f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = async.coro.save %[[V3]]
// CHECK-NEXT:     async.runtime.await_and_resume %[[ARG0]], %[[V3]] : !async.token
// CHECK-NEXT:     async.coro.suspend %[[V11]], ^bb12, ^bb7, ^bb11
// CHECK-NEXT:   ^bb7:  // pred: ^bb6
// CHECK-NEXT:     %[[V12:[^ ]+]] = async.runtime.is_error %[[ARG0]] : !async.token
// CHECK-NEXT:     cf.cond_br %[[V12]], ^bb9, ^bb8
// CHECK-NEXT:   ^bb8:  // pred: ^bb7
// CHECK-NEXT:     async.runtime.store %[[ARG3]], %[[V1]] : <f32>
// CHECK-NEXT:     async.runtime.set_available %[[V1]] : !async.value<f32>
// CHECK-NEXT:     async.runtime.set_available %[[V0]] : !async.token
// CHECK-NEXT:     cf.br ^bb10
// CHECK-NEXT:   ^bb9:  // 4 preds: ^bb2, ^bb4, ^bb5, ^bb7
// CHECK-NEXT:     async.runtime.set_error %[[V0]] : !async.token
// CHECK-NEXT:     async.runtime.set_error %[[V1]] : !async.value<f32>
// CHECK-NEXT:     cf.br ^bb10
// CHECK-NEXT:   ^bb10:  // 2 preds: ^bb8, ^bb9
// CHECK-NEXT:     async.coro.free %[[V2]], %[[V3]]
// CHECK-NEXT:     cf.br ^bb12
// CHECK-NEXT:   ^bb11:  // 4 preds: ^bb0, ^bb1, ^bb3, ^bb6
// CHECK-NEXT:     async.coro.free %[[V2]], %[[V3]]
// CHECK-NEXT:     cf.br ^bb12
// CHECK-NEXT:   ^bb12:  // 6 preds: ^bb0, ^bb1, ^bb3, ^bb6, ^bb10, ^bb11
// CHECK-NEXT:     async.coro.end %[[V3]]
// CHECK-NEXT:     return %[[V0]], %[[V1]] : !async.token, !async.value<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e(%t: !async.token, %c: i1) -> !async.token {
 %k = async.execute {
  scf.if %c { %g = arith.constant 1 : index
  %h = async.create_group %g : !async.group }
  scf.if %c { %g = arith.constant 1 : index
  %h = async.runtime.create_group %g : !async.group }
  async.yield
  }
  return %k : !async.token
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: !async.token, %[[ARG1:[^ ]+]]: i1) -> !async.token {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @async_execute_fn(%[[ARG1]]) : (i1) -> !async.token
// CHECK-NEXT:     return %[[V0]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn(%[[ARG0:[^ ]+]]: i1) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.coro.id
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.coro.begin %[[V1]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = async.coro.save %[[V2]]
// CHECK-NEXT:     async.runtime.resume %[[V2]]
// CHECK-NEXT:     async.coro.suspend %[[V3]], ^bb8, ^bb1, ^bb7
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = async.runtime.create_group %[[C1]] : !async.group
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb4, ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = async.runtime.create_group %[[C1_0]] : !async.group
// CHECK-NEXT:     cf.br ^bb5
// CHECK-NEXT:   ^bb5:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     async.runtime.set_available %[[V0]] : !async.token
// CHECK-NEXT:     cf.br ^bb6
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb8
// CHECK-NEXT:   ^bb7:  // pred: ^bb0
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb8
// CHECK-NEXT:   ^bb8:  // 3 preds: ^bb0, ^bb6, ^bb7
// CHECK-NEXT:     async.coro.end %[[V2]]
// CHECK-NEXT:     return %[[V0]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @ext()
func.func @g(%n: index, %c: i1, %t: !async.token) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t1, %v = async.execute -> !async.value<index> {
  %z = scf.while (%a = %n) : (index) -> index { async.await %t : !async.token 
 scf.condition(%c) %a : index } do { ^bb0(%b: index): cf.assert %c, "a" 
 scf.yield %b : index }
     async.yield %z : index
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @ext()
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: !async.token) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = call @async_execute_fn(%[[ARG2]], %[[ARG1]], %[[ARG0]]) : (!async.token, i1, index) -> (!async.token, !async.value<index>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn(%[[ARG0:[^ ]+]]: !async.token, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: index) -> (!async.token, !async.value<index>) attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.runtime.create : !async.value<index>
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.coro.id
// CHECK-NEXT:     %[[V3:[^ ]+]] = async.coro.begin %[[V2]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = async.coro.save %[[V3]]
// CHECK-NEXT:     async.runtime.resume %[[V3]]
// CHECK-NEXT:     async.coro.suspend %[[V4]], ^bb11, ^bb1, ^bb10
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb2(%[[ARG2]] : index)
// CHECK-NEXT:   ^bb2(%[[V5:[^ ]+]]: index):  // 2 preds: ^bb1, ^bb6
// CHECK-NEXT:     %[[V6:[^ ]+]] = async.coro.save %[[V3]]
// CHECK-NEXT:     async.runtime.await_and_resume %[[ARG0]], %[[V3]] : !async.token
// CHECK-NEXT:     async.coro.suspend %[[V6]], ^bb11, ^bb3, ^bb10
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %[[V7:[^ ]+]] = async.runtime.is_error %[[ARG0]] : !async.token
// CHECK-NEXT:     cf.cond_br %[[V7]], ^bb8, ^bb4
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     cf.cond_br %[[ARG1]], ^bb5(%[[V5]] : index), ^bb7
// CHECK-NEXT:   ^bb5(%[[V8:[^ ]+]]: index):  // pred: ^bb4
// CHECK-NEXT:     cf.cond_br %[[ARG1]], ^bb6, ^bb8
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     cf.br ^bb2(%[[V8]] : index)
// CHECK-NEXT:   ^bb7:  // pred: ^bb4
// CHECK-NEXT:     async.runtime.store %[[V5]], %[[V1]] : <index>
// CHECK-NEXT:     async.runtime.set_available %[[V1]] : !async.value<index>
// CHECK-NEXT:     async.runtime.set_available %[[V0]] : !async.token
// CHECK-NEXT:     cf.br ^bb9
// CHECK-NEXT:   ^bb8:  // 2 preds: ^bb3, ^bb5
// CHECK-NEXT:     async.runtime.set_error %[[V0]] : !async.token
// CHECK-NEXT:     async.runtime.set_error %[[V1]] : !async.value<index>
// CHECK-NEXT:     cf.br ^bb9
// CHECK-NEXT:   ^bb9:  // 2 preds: ^bb7, ^bb8
// CHECK-NEXT:     async.coro.free %[[V2]], %[[V3]]
// CHECK-NEXT:     cf.br ^bb11
// CHECK-NEXT:   ^bb10:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     async.coro.free %[[V2]], %[[V3]]
// CHECK-NEXT:     cf.br ^bb11
// CHECK-NEXT:   ^bb11:  // 4 preds: ^bb0, ^bb2, ^bb9, ^bb10
// CHECK-NEXT:     async.coro.end %[[V3]]
// CHECK-NEXT:     return %[[V0]], %[[V1]] : !async.token, !async.value<index>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @ext()
func.func @g(%n: index, %c: i1, %t: !async.token) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t1, %v = async.execute -> !async.value<index> {
  scf.for %i = %c0 to %n step %c1  {
      scf.if %c { func.call @ext() : () -> () }
    }
    scf.execute_region { async.await %t : !async.token 
 scf.yield }
     async.yield %n : index
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @ext()
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: !async.token) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = call @async_execute_fn(%[[ARG1]], %[[ARG0]], %[[ARG2]]) : (i1, index, !async.token) -> (!async.token, !async.value<index>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: !async.token) -> (!async.token, !async.value<index>) attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.runtime.create : !async.value<index>
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.coro.id
// CHECK-NEXT:     %[[V3:[^ ]+]] = async.coro.begin %[[V2]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = async.coro.save %[[V3]]
// CHECK-NEXT:     async.runtime.resume %[[V3]]
// CHECK-NEXT:     async.coro.suspend %[[V4]], ^bb9, ^bb1, ^bb8
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     scf.for %[[ARG3:[^ ]+]] = %[[C0]] to %[[ARG1]] step %[[C1]] {
// CHECK-NEXT:       scf.if %[[ARG0]] {
// CHECK-NEXT:         func.call @ext() : () -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %[[V5:[^ ]+]] = async.coro.save %[[V3]]
// CHECK-NEXT:     async.runtime.await_and_resume %[[ARG2]], %[[V3]] : !async.token
// CHECK-NEXT:     async.coro.suspend %[[V5]], ^bb9, ^bb3, ^bb8
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %[[V6:[^ ]+]] = async.runtime.is_error %[[ARG2]] : !async.token
// CHECK-NEXT:     cf.cond_br %[[V6]], ^bb6, ^bb4
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     cf.br ^bb5
// CHECK-NEXT:   ^bb5:  // pred: ^bb4
// CHECK-NEXT:     async.runtime.store %[[ARG1]], %[[V1]] : <index>
// CHECK-NEXT:     async.runtime.set_available %[[V1]] : !async.value<index>
// CHECK-NEXT:     async.runtime.set_available %[[V0]] : !async.token
// CHECK-NEXT:     cf.br ^bb7
// CHECK-NEXT:   ^bb6:  // pred: ^bb3
// CHECK-NEXT:     async.runtime.set_error %[[V0]] : !async.token
// CHECK-NEXT:     async.runtime.set_error %[[V1]] : !async.value<index>
// CHECK-NEXT:     cf.br ^bb7
// CHECK-NEXT:   ^bb7:  // 2 preds: ^bb5, ^bb6
// CHECK-NEXT:     async.coro.free %[[V2]], %[[V3]]
// CHECK-NEXT:     cf.br ^bb9
// CHECK-NEXT:   ^bb8:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     async.coro.free %[[V2]], %[[V3]]
// CHECK-NEXT:     cf.br ^bb9
// CHECK-NEXT:   ^bb9:  // 4 preds: ^bb0, ^bb2, ^bb7, ^bb8
// CHECK-NEXT:     async.coro.end %[[V3]]
// CHECK-NEXT:     return %[[V0]], %[[V1]] : !async.token, !async.value<index>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module { module @y {
func.func @g(%n: index, %c: i1, %t: !async.token) {
  %t1, %v = async.execute -> !async.value<index> {
     async.yield %n : index
  }
  return
} 
func.func private @async_execute_fn(%arg0: index) -> (!async.token, !async.value<index>)
}
func.func @g(%n: index, %c: i1, %t: !async.token) {
  %t1, %v = async.execute -> !async.value<index> {
     async.yield %n : index
  }
  async.await %t1 : !async.token 
  scf.if %c { %w = async.await %v : !async.value<index> 
   cf.assert %c, "b" }
  return
}
}

// CHECK: module {
// CHECK-NEXT:   module @y {
// CHECK-NEXT:     func.func @g(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: !async.token) {
// CHECK-NEXT:       %[[V0:[^ ]+]]:2 = call @async_execute_fn(%[[ARG0]]) : (index) -> (!async.token, !async.value<index>)
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func private @async_execute_fn(index) -> (!async.token, !async.value<index>)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: !async.token) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = call @async_execute_fn_0(%[[ARG0]]) : (index) -> (!async.token, !async.value<index>)
// CHECK-NEXT:     async.runtime.await %[[V0]]#0 : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.runtime.is_error %[[V0]]#0 : !async.token
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.xori %[[V1]], %[[TRUE]] : i1
// CHECK-NEXT:     cf.assert %[[V2]], "Awaited async operand is in error state"
// CHECK-NEXT:     scf.if %[[ARG1]] {
// CHECK-NEXT:       async.runtime.await %[[V0]]#1 : !async.value<index>
// CHECK-NEXT:       %[[V3:[^ ]+]] = async.runtime.is_error %[[V0]]#1 : !async.value<index>
// CHECK-NEXT:       %[[TRUE_0:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.xori %[[V3]], %[[TRUE_0]] : i1
// CHECK-NEXT:       cf.assert %[[V4]], "Awaited async operand is in error state"
// CHECK-NEXT:       %[[V5:[^ ]+]] = async.runtime.load %[[V0]]#1 : <index>
// CHECK-NEXT:       cf.assert %[[ARG1]], "b"
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn(%[[ARG0:[^ ]+]]: index) -> (!async.token, !async.value<index>) attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.runtime.create : !async.value<index>
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.coro.id
// CHECK-NEXT:     %[[V3:[^ ]+]] = async.coro.begin %[[V2]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = async.coro.save %[[V3]]
// CHECK-NEXT:     async.runtime.resume %[[V3]]
// CHECK-NEXT:     async.coro.suspend %[[V4]], ^bb4, ^bb1, ^bb3
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     async.runtime.store %[[ARG0]], %[[V1]] : <index>
// CHECK-NEXT:     async.runtime.set_available %[[V1]] : !async.value<index>
// CHECK-NEXT:     async.runtime.set_available %[[V0]] : !async.token
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     async.coro.free %[[V2]], %[[V3]]
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     async.coro.free %[[V2]], %[[V3]]
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:     async.coro.end %[[V3]]
// CHECK-NEXT:     return %[[V0]], %[[V1]] : !async.token, !async.value<index>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn_0(%[[ARG0:[^ ]+]]: index) -> (!async.token, !async.value<index>) attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.runtime.create : !async.value<index>
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.coro.id
// CHECK-NEXT:     %[[V3:[^ ]+]] = async.coro.begin %[[V2]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = async.coro.save %[[V3]]
// CHECK-NEXT:     async.runtime.resume %[[V3]]
// CHECK-NEXT:     async.coro.suspend %[[V4]], ^bb4, ^bb1, ^bb3
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     async.runtime.store %[[ARG0]], %[[V1]] : <index>
// CHECK-NEXT:     async.runtime.set_available %[[V1]] : !async.value<index>
// CHECK-NEXT:     async.runtime.set_available %[[V0]] : !async.token
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     async.coro.free %[[V2]], %[[V3]]
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     async.coro.free %[[V2]], %[[V3]]
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:     async.coro.end %[[V3]]
// CHECK-NEXT:     return %[[V0]], %[[V1]] : !async.token, !async.value<index>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @async_execute_fn(%arg0: index) -> (!async.token, !async.value<index>)
func.func @g(%n: index, %c: i1, %t: !async.token) {
  %t1, %v = async.execute -> !async.value<index> {
     async.yield %n : index
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @async_execute_fn(index) -> (!async.token, !async.value<index>)
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: !async.token) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = call @async_execute_fn_0(%[[ARG0]]) : (index) -> (!async.token, !async.value<index>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn_0(%[[ARG0:[^ ]+]]: index) -> (!async.token, !async.value<index>) attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.runtime.create : !async.value<index>
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.coro.id
// CHECK-NEXT:     %[[V3:[^ ]+]] = async.coro.begin %[[V2]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = async.coro.save %[[V3]]
// CHECK-NEXT:     async.runtime.resume %[[V3]]
// CHECK-NEXT:     async.coro.suspend %[[V4]], ^bb4, ^bb1, ^bb3
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     async.runtime.store %[[ARG0]], %[[V1]] : <index>
// CHECK-NEXT:     async.runtime.set_available %[[V1]] : !async.value<index>
// CHECK-NEXT:     async.runtime.set_available %[[V0]] : !async.token
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     async.coro.free %[[V2]], %[[V3]]
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     async.coro.free %[[V2]], %[[V3]]
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:     async.coro.end %[[V3]]
// CHECK-NEXT:     return %[[V0]], %[[V1]] : !async.token, !async.value<index>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index) -> !async.token {
  %e = async.execute {
    %g = async.create_group %n : !async.group
    %e1 = async.execute { async.yield }
    %e2 = async.execute [%e1] { 
       %c = llvm.mlir.constant(1 : i32) : i32
       %ee = async.execute { %d = llvm.add %c, %c : i32
          async.yield }
       async.yield }
    %r = async.add_to_group %e1, %g : !async.token
    %s = async.add_to_group %e2, %g : !async.token
    async.await_all %g
    async.yield
  }
  return %e : !async.token
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: index) -> !async.token {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @async_execute_fn_2(%[[ARG0]]) : (index) -> !async.token
// CHECK-NEXT:     return %[[V0]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn() -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.coro.id
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.coro.begin %[[V1]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = async.coro.save %[[V2]]
// CHECK-NEXT:     async.runtime.resume %[[V2]]
// CHECK-NEXT:     async.coro.suspend %[[V3]], ^bb4, ^bb1, ^bb3
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     async.runtime.set_available %[[V0]] : !async.token
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:     async.coro.end %[[V2]]
// CHECK-NEXT:     return %[[V0]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn_0() -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.coro.id
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.coro.begin %[[V1]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = async.coro.save %[[V2]]
// CHECK-NEXT:     async.runtime.resume %[[V2]]
// CHECK-NEXT:     async.coro.suspend %[[V3]], ^bb4, ^bb1, ^bb3
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.add %[[V4]], %[[V4]] : i32
// CHECK-NEXT:     async.runtime.set_available %[[V0]] : !async.token
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:     async.coro.end %[[V2]]
// CHECK-NEXT:     return %[[V0]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn_1(%[[ARG0:[^ ]+]]: !async.token) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.coro.id
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.coro.begin %[[V1]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = async.coro.save %[[V2]]
// CHECK-NEXT:     async.runtime.resume %[[V2]]
// CHECK-NEXT:     async.coro.suspend %[[V3]], ^bb7, ^bb1, ^bb6
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[V4:[^ ]+]] = async.coro.save %[[V2]]
// CHECK-NEXT:     async.runtime.await_and_resume %[[ARG0]], %[[V2]] : !async.token
// CHECK-NEXT:     async.coro.suspend %[[V4]], ^bb7, ^bb2, ^bb6
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %[[V5:[^ ]+]] = async.runtime.is_error %[[ARG0]] : !async.token
// CHECK-NEXT:     cf.cond_br %[[V5]], ^bb4, ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = call @async_execute_fn_0() : () -> !async.token
// CHECK-NEXT:     async.runtime.set_available %[[V0]] : !async.token
// CHECK-NEXT:     cf.br ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb2
// CHECK-NEXT:     async.runtime.set_error %[[V0]] : !async.token
// CHECK-NEXT:     cf.br ^bb5
// CHECK-NEXT:   ^bb5:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb7
// CHECK-NEXT:   ^bb6:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb7
// CHECK-NEXT:   ^bb7:  // 4 preds: ^bb0, ^bb1, ^bb5, ^bb6
// CHECK-NEXT:     async.coro.end %[[V2]]
// CHECK-NEXT:     return %[[V0]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn_2(%[[ARG0:[^ ]+]]: index) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.coro.id
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.coro.begin %[[V1]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = async.coro.save %[[V2]]
// CHECK-NEXT:     async.runtime.resume %[[V2]]
// CHECK-NEXT:     async.coro.suspend %[[V3]], ^bb7, ^bb1, ^bb6
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[V4:[^ ]+]] = async.runtime.create_group %[[ARG0]] : !async.group
// CHECK-NEXT:     %[[V5:[^ ]+]] = call @async_execute_fn() : () -> !async.token
// CHECK-NEXT:     %[[V6:[^ ]+]] = call @async_execute_fn_1(%[[V5]]) : (!async.token) -> !async.token
// CHECK-NEXT:     %[[V7:[^ ]+]] = async.runtime.add_to_group %[[V5]], %[[V4]] : !async.token
// CHECK-NEXT:     %[[V8:[^ ]+]] = async.runtime.add_to_group %[[V6]], %[[V4]] : !async.token
// CHECK-NEXT:     %[[V9:[^ ]+]] = async.coro.save %[[V2]]
// CHECK-NEXT:     async.runtime.await_and_resume %[[V4]], %[[V2]] : !async.group
// CHECK-NEXT:     async.coro.suspend %[[V9]], ^bb7, ^bb2, ^bb6
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %[[V10:[^ ]+]] = async.runtime.is_error %[[V4]] : !async.group
// CHECK-NEXT:     cf.cond_br %[[V10]], ^bb4, ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     async.runtime.set_available %[[V0]] : !async.token
// CHECK-NEXT:     cf.br ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb2
// CHECK-NEXT:     async.runtime.set_error %[[V0]] : !async.token
// CHECK-NEXT:     cf.br ^bb5
// CHECK-NEXT:   ^bb5:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb7
// CHECK-NEXT:   ^bb6:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb7
// CHECK-NEXT:   ^bb7:  // 4 preds: ^bb0, ^bb1, ^bb5, ^bb6
// CHECK-NEXT:     async.coro.end %[[V2]]
// CHECK-NEXT:     return %[[V0]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = async.create_group %n : !async.group
  scf.for %i = %c0 to %n step %c1 {
    %t = async.execute { 
      %k = async.execute { async.yield }
      async.await %k : !async.token
      %tr = arith.constant true
      cf.assert %tr, "msg"
      %u = async.create_group %n : !async.group
      async.await_all %u
      async.yield }
    %r = async.add_to_group %t, %g : !async.token
  }
  async.await_all %g
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create_group %[[ARG0]] : !async.group
// CHECK-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:       %[[V3:[^ ]+]] = func.call @async_execute_fn_0(%[[ARG0]]) : (index) -> !async.token
// CHECK-NEXT:       %[[V4:[^ ]+]] = async.runtime.add_to_group %[[V3]], %[[V0]] : !async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     async.runtime.await %[[V0]] : !async.group
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.runtime.is_error %[[V0]] : !async.group
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.xori %[[V1]], %[[TRUE]] : i1
// CHECK-NEXT:     cf.assert %[[V2]], "Awaited async operand is in error state"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn() -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.coro.id
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.coro.begin %[[V1]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = async.coro.save %[[V2]]
// CHECK-NEXT:     async.runtime.resume %[[V2]]
// CHECK-NEXT:     async.coro.suspend %[[V3]], ^bb4, ^bb1, ^bb3
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     async.runtime.set_available %[[V0]] : !async.token
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:     async.coro.end %[[V2]]
// CHECK-NEXT:     return %[[V0]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @async_execute_fn_0(%[[ARG0:[^ ]+]]: index) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.coro.id
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.coro.begin %[[V1]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = async.coro.save %[[V2]]
// CHECK-NEXT:     async.runtime.resume %[[V2]]
// CHECK-NEXT:     async.coro.suspend %[[V3]], ^bb10, ^bb1, ^bb9
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[V4:[^ ]+]] = call @async_execute_fn() : () -> !async.token
// CHECK-NEXT:     %[[V5:[^ ]+]] = async.coro.save %[[V2]]
// CHECK-NEXT:     async.runtime.await_and_resume %[[V4]], %[[V2]] : !async.token
// CHECK-NEXT:     async.coro.suspend %[[V5]], ^bb10, ^bb2, ^bb9
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %[[V6:[^ ]+]] = async.runtime.is_error %[[V4]] : !async.token
// CHECK-NEXT:     cf.cond_br %[[V6]], ^bb7, ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     cf.cond_br %[[TRUE]], ^bb4, ^bb7
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %[[V7:[^ ]+]] = async.runtime.create_group %[[ARG0]] : !async.group
// CHECK-NEXT:     %[[V8:[^ ]+]] = async.coro.save %[[V2]]
// CHECK-NEXT:     async.runtime.await_and_resume %[[V7]], %[[V2]] : !async.group
// CHECK-NEXT:     async.coro.suspend %[[V8]], ^bb10, ^bb5, ^bb9
// CHECK-NEXT:   ^bb5:  // pred: ^bb4
// CHECK-NEXT:     %[[V9:[^ ]+]] = async.runtime.is_error %[[V7]] : !async.group
// CHECK-NEXT:     cf.cond_br %[[V9]], ^bb7, ^bb6
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     async.runtime.set_available %[[V0]] : !async.token
// CHECK-NEXT:     cf.br ^bb8
// CHECK-NEXT:   ^bb7:  // 3 preds: ^bb2, ^bb3, ^bb5
// CHECK-NEXT:     async.runtime.set_error %[[V0]] : !async.token
// CHECK-NEXT:     cf.br ^bb8
// CHECK-NEXT:   ^bb8:  // 2 preds: ^bb6, ^bb7
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb10
// CHECK-NEXT:   ^bb9:  // 3 preds: ^bb0, ^bb1, ^bb4
// CHECK-NEXT:     async.coro.free %[[V1]], %[[V2]]
// CHECK-NEXT:     cf.br ^bb10
// CHECK-NEXT:   ^bb10:  // 5 preds: ^bb0, ^bb1, ^bb4, ^bb8, ^bb9
// CHECK-NEXT:     async.coro.end %[[V2]]
// CHECK-NEXT:     return %[[V0]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT: }

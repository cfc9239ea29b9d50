// RUN: mlir-opt %s -async-runtime-policy-based-ref-counting -allow-unregistered-dialect -split-input-file | FileCheck %s

func.func private @tok() -> !async.token
func.func private @take(!async.token)
func.func @nouse() { %0 = async.runtime.create : !async.token
 return }
func.func @arg(%t: !async.token) { return }
func.func @arg2(%t: !async.token) { async.runtime.await %t : !async.token
 return }
func.func @call(%t: !async.token) { call @take(%t) : (!async.token) -> ()
 call @take(%t) : (!async.token) -> ()
 return }
func.func @res() { %0 = call @tok() : () -> !async.token
 call @take(%0) : (!async.token) -> ()
 async.runtime.await %0 : !async.token
 return }
func.func @ret() -> !async.token { %0 = call @tok() : () -> !async.token
 call @take(%0) : (!async.token) -> ()
 return %0 : !async.token }
func.func @cf(%c: i1, %t: !async.token) { cf.cond_br %c, ^a, ^b
^a: 
 async.runtime.await %t : !async.token
 cf.br ^b
^b: return }
func.func @scf(%c: i1, %t: !async.token) { scf.if %c { async.runtime.await %t : !async.token }
 return }
func.func @loop(%n: index, %t: !async.token) { 
 %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 scf.for %i = %c0 to %n step %c1 { async.runtime.await %t : !async.token }
 scf.for %i = %c0 to %n step %c1 { %k = async.runtime.create : !async.token 
   async.runtime.await %k : !async.token }
 return }
func.func @twice(%t: !async.token) { call @take2(%t, %t) : (!async.token, !async.token) -> ()
 return }
func.func private @take2(!async.token, !async.token)

// CHECK: module {
// CHECK-NEXT:   func.func private @tok() -> !async.token
// CHECK-NEXT:   func.func private @take(!async.token)
// CHECK-NEXT:   func.func @nouse() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[V0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @arg(%[[ARG0:[^ ]+]]: !async.token) {
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @arg2(%[[ARG0:[^ ]+]]: !async.token) {
// CHECK-NEXT:     async.runtime.await %[[ARG0]] : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @call(%[[ARG0:[^ ]+]]: !async.token) {
// CHECK-NEXT:     call @take(%[[ARG0]]) : (!async.token) -> ()
// CHECK-NEXT:     call @take(%[[ARG0]]) : (!async.token) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @res() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @tok() : () -> !async.token
// CHECK-NEXT:     call @take(%[[V0]]) : (!async.token) -> ()
// CHECK-NEXT:     async.runtime.await %[[V0]] : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @ret() -> !async.token {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @tok() : () -> !async.token
// CHECK-NEXT:     call @take(%[[V0]]) : (!async.token) -> ()
// CHECK-NEXT:     return %[[V0]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @cf(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: !async.token) {
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     async.runtime.await %[[ARG1]] : !async.token
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @scf(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: !async.token) {
// CHECK-NEXT:     scf.if %[[ARG0]] {
// CHECK-NEXT:       async.runtime.await %[[ARG1]] : !async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loop(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: !async.token) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     scf.for %[[ARG2:[^ ]+]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:       async.runtime.await %[[ARG1]] : !async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG2]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:       async.runtime.await %[[V0]] : !async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @twice(%[[ARG0:[^ ]+]]: !async.token) {
// CHECK-NEXT:     call @take2(%[[ARG0]], %[[ARG0]]) : (!async.token, !async.token) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @take2(!async.token, !async.token)
// CHECK-NEXT: }

// -----

func.func private @take(!async.token)
func.func @a(%t: !async.token, %g: !async.group, %v: !async.value<f32>, %f: f32, %h: !async.coro.handle) {
  async.runtime.await %t : !async.token
  async.runtime.await %g : !async.group
  async.runtime.await %v : !async.value<f32>
  %0 = async.runtime.is_error %t : !async.token
  %1 = async.runtime.is_error %g : !async.group
  %2 = async.runtime.is_error %v : !async.value<f32>
  async.runtime.await_and_resume %t, %h : !async.token
  async.runtime.await_and_resume %g, %h : !async.group
  async.runtime.await_and_resume %v, %h : !async.value<f32>
  async.runtime.set_error %t : !async.token
  async.runtime.set_available %t : !async.token
  async.runtime.store %f, %v : !async.value<f32>
  %3 = async.runtime.load %v : !async.value<f32>
  %4 = async.runtime.load %v : !async.value<f32>
  %5 = async.runtime.add_to_group %t, %g : !async.token
  %6 = async.runtime.add_to_group %v, %g : !async.value<f32>
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  return
}
func.func @b(%n: index, %t: !async.token, %g: !async.group, %v: !async.value<f32>, %f: f32, %h: !async.coro.handle) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  cf.br ^a
^a:
  %g1 = async.runtime.create_group %n : !async.group
  %v1 = async.runtime.create : !async.value<f32>
  %v2 = async.runtime.create : !async.value<f32>
  %c = arith.constant 1 : index
  %0 = async.runtime.is_error %t : !async.token
  %1 = async.runtime.is_error %t : !async.token
  async.runtime.store %f, %v2 : !async.value<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @take(!async.token)
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: !async.token, %[[ARG1:[^ ]+]]: !async.group, %[[ARG2:[^ ]+]]: !async.value<f32>, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: !async.coro.handle) {
// CHECK-NEXT:     async.runtime.await %[[ARG0]] : !async.token
// CHECK-NEXT:     async.runtime.await %[[ARG1]] : !async.group
// CHECK-NEXT:     async.runtime.await %[[ARG2]] : !async.value<f32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.is_error %[[ARG0]] : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.runtime.is_error %[[ARG1]] : !async.group
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG1]] {count = 1 : i64} : !async.group
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.runtime.is_error %[[ARG2]] : !async.value<f32>
// CHECK-NEXT:     async.runtime.await_and_resume %[[ARG0]], %[[ARG4]] : !async.token
// CHECK-NEXT:     async.runtime.await_and_resume %[[ARG1]], %[[ARG4]] : !async.group
// CHECK-NEXT:     async.runtime.await_and_resume %[[ARG2]], %[[ARG4]] : !async.value<f32>
// CHECK-NEXT:     async.runtime.set_error %[[ARG0]] : !async.token
// CHECK-NEXT:     async.runtime.set_available %[[ARG0]] : !async.token
// CHECK-NEXT:     async.runtime.store %[[ARG3]], %[[ARG2]] : <f32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = async.runtime.load %[[ARG2]] : <f32>
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG2]] {count = 1 : i64} : !async.value<f32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = async.runtime.load %[[ARG2]] : <f32>
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG2]] {count = 1 : i64} : !async.value<f32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = async.runtime.add_to_group %[[ARG0]], %[[ARG1]] : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     %[[V6:[^ ]+]] = async.runtime.add_to_group %[[ARG2]], %[[ARG1]] : !async.value<f32>
// CHECK-NEXT:     async.runtime.add_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: !async.token, %[[ARG2:[^ ]+]]: !async.group, %[[ARG3:[^ ]+]]: !async.value<f32>, %[[ARG4:[^ ]+]]: f32, %[[ARG5:[^ ]+]]: !async.coro.handle) {
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG3]] {count = 1 : i64} : !async.value<f32>
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG2]] {count = 1 : i64} : !async.group
// CHECK-NEXT:     async.runtime.add_ref %[[ARG1]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create_group %[[ARG0]] : !async.group
// CHECK-NEXT:     async.runtime.drop_ref %[[V0]] {count = 1 : i64} : !async.group
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.runtime.create : !async.value<f32>
// CHECK-NEXT:     async.runtime.drop_ref %[[V1]] {count = 1 : i64} : !async.value<f32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.runtime.create : !async.value<f32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = async.runtime.is_error %[[ARG1]] : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG1]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     %[[V4:[^ ]+]] = async.runtime.is_error %[[ARG1]] : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG1]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     async.runtime.store %[[ARG4]], %[[V2]] : <f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

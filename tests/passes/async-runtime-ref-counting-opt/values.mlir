// RUN: mlir-opt %s -async-runtime-ref-counting-opt -allow-unregistered-dialect -split-input-file | FileCheck %s

func.func private @take(!async.token)
func.func @a(%t: !async.token) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  func.call @take(%t) : (!async.token) -> ()
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}
func.func @b(%t: !async.token) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  func.call @take(%t) : (!async.token) -> ()
  async.runtime.await %t : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}
func.func @c(%t: !async.token) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  async.runtime.await %t : !async.token
  func.call @take(%t) : (!async.token) -> ()
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}
func.func @d(%t: !async.token) {
  async.runtime.add_ref %t {count = 2 : i64} : !async.token
  async.runtime.await %t : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  async.runtime.drop_ref %t {count = 2 : i64} : !async.token
  return
}
func.func @e(%t: !async.token) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  func.call @take(%t) : (!async.token) -> ()
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  func.call @take(%t) : (!async.token) -> ()
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}
func.func @f(%t: !async.token) {
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  return
}
func.func @g(%t: !async.token, %c: i1) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  scf.if %c {
  func.call @take(%t) : (!async.token) -> () }
  async.runtime.await %t : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}
func.func @h(%t: !async.token, %c: i1) {
  scf.if %c {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  }
  return
}
func.func @i(%t: !async.token, %c: i1) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  async.runtime.await %t : !async.token
  func.call @take(%t) : (!async.token) -> ()
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  func.call @take(%t) : (!async.token) -> ()
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  cf.br ^a
^a:
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}
func.func @j(%c: i1) {
  %t = async.runtime.create : !async.token
  %w:2 = "x.y"() : () -> (!async.token, !async.token)
  async.runtime.add_ref %w#1 {count = 1 : i64} : !async.token
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  "x.yy"(%t, %w#1) : (!async.token, !async.token) -> ()
  func.call @take(%t) : (!async.token) -> ()
  func.call @take(%t) : (!async.token) -> ()
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  "x.yy"(%t, %w#1) : (!async.token, !async.token) -> ()
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  async.runtime.drop_ref %w#1 {count = 1 : i64} : !async.token
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @take(!async.token)
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: !async.token) {
// CHECK-NEXT:     call @take(%[[ARG0]]) : (!async.token) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: !async.token) {
// CHECK-NEXT:     async.runtime.add_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     call @take(%[[ARG0]]) : (!async.token) -> ()
// CHECK-NEXT:     async.runtime.await %[[ARG0]] : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: !async.token) {
// CHECK-NEXT:     async.runtime.await %[[ARG0]] : !async.token
// CHECK-NEXT:     call @take(%[[ARG0]]) : (!async.token) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: !async.token) {
// CHECK-NEXT:     async.runtime.await %[[ARG0]] : !async.token
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: !async.token) {
// CHECK-NEXT:     async.runtime.add_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     call @take(%[[ARG0]]) : (!async.token) -> ()
// CHECK-NEXT:     call @take(%[[ARG0]]) : (!async.token) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !async.token) {
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     async.runtime.add_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: !async.token, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     scf.if %[[ARG1]] {
// CHECK-NEXT:       func.call @take(%[[ARG0]]) : (!async.token) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     async.runtime.await %[[ARG0]] : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: !async.token, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     scf.if %[[ARG1]] {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @i(%[[ARG0:[^ ]+]]: !async.token, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     async.runtime.add_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     async.runtime.await %[[ARG0]] : !async.token
// CHECK-NEXT:     call @take(%[[ARG0]]) : (!async.token) -> ()
// CHECK-NEXT:     call @take(%[[ARG0]]) : (!async.token) -> ()
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @j(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.runtime.create : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]]:2 = "x.y"() : () -> (!async.token, !async.token)
// CHECK-NEXT:     "x.yy"(%[[V0]], %[[V1]]#1) : (!async.token, !async.token) -> ()
// CHECK-NEXT:     call @take(%[[V0]]) : (!async.token) -> ()
// CHECK-NEXT:     call @take(%[[V0]]) : (!async.token) -> ()
// CHECK-NEXT:     "x.yy"(%[[V0]], %[[V1]]#1) : (!async.token, !async.token) -> ()
// CHECK-NEXT:     async.runtime.drop_ref %[[V0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

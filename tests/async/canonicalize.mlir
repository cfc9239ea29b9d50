// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

// Nobody waits for a group that nothing is put into.

func.func @empty(%size: index) {
  %0 = async.create_group %size : !async.group
  async.await_all %0
  async.await_all %0
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @used(%size: index, %token: !async.token) {
  %0 = async.create_group %size : !async.group
  %1 = async.add_to_group %token, %0 : !async.token
  async.await_all %0
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @used(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: !async.token) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.create_group %[[ARG0]] : !async.group
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.add_to_group %[[ARG1]], %[[V0]] : !async.token
// CHECK-NEXT:     async.await_all %[[V0]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

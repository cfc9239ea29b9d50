// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

// Nobody waits for a group that nothing is put into.

func.func @empty(%size: index) {
  %0 = async.create_group %size : !async.group
  async.await_all %0
  async.await_all %0
  return
}

// -----

func.func @used(%size: index, %token: !async.token) {
  %0 = async.create_group %size : !async.group
  %1 = async.add_to_group %token, %0 : !async.token
  async.await_all %0
  return
}

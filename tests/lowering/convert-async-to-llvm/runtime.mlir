// RUN: mlir-opt %s -convert-async-to-llvm -allow-unregistered-dialect -split-input-file | FileCheck %s

func.func @all(%n: index, %f: f32, %m: memref<?xf32>, %st: !async.coro.state) {
  %id = async.coro.id
  %h = async.coro.begin %id
  %s = async.coro.save %h
  %t = async.runtime.create : !async.token
  %v = async.runtime.create : !async.value<f32>
  %vm = async.runtime.create : !async.value<memref<?xf32>>
  %g = async.runtime.create_group %n : !async.group
  async.runtime.set_available %t : !async.token
  async.runtime.set_available %v : !async.value<f32>
  async.runtime.set_error %t : !async.token
  async.runtime.set_error %v : !async.value<f32>
  %e0 = async.runtime.is_error %t : !async.token
  %e1 = async.runtime.is_error %v : !async.value<f32>
  %e2 = async.runtime.is_error %g : !async.group
  async.runtime.await %t : !async.token
  async.runtime.await %v : !async.value<f32>
  async.runtime.await %g : !async.group
  async.runtime.await_and_resume %t, %h : !async.token
  async.runtime.await_and_resume %v, %h : !async.value<f32>
  async.runtime.await_and_resume %g, %h : !async.group
  async.runtime.resume %h
  async.runtime.store %f, %v : !async.value<f32>
  async.runtime.store %m, %vm : !async.value<memref<?xf32>>
  %l = async.runtime.load %v : !async.value<f32>
  %lm = async.runtime.load %vm : !async.value<memref<?xf32>>
  %r = async.runtime.add_to_group %t, %g : !async.token
  %w = async.runtime.num_worker_threads : index
  async.runtime.add_ref %t {count = 2 : i64} : !async.token
  async.runtime.drop_ref %v {count = 3 : i64} : !async.value<f32>
  async.coro.suspend %s, ^a, ^b, ^c
^a:
  async.coro.end %h
  return
^b:
  async.coro.free %id, %h
  return
^c:
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @free(!llvm.ptr)
// CHECK-NEXT:   llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
// CHECK-NEXT:   func.func @all(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: !llvm.token) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.intr.coro.id %[[V2]], %[[V3]], %[[V3]], %[[V3]] : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.intr.coro.size : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.intr.coro.align : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.add %[[V5]], %[[V6]] : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.sub %[[V7]], %[[V8]] : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.sub %[[V10]], %[[V6]] : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.and %[[V9]], %[[V11]] : i64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.call @aligned_alloc(%[[V6]], %[[V12]]) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.intr.coro.begin %[[V4]], %[[V13]] : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.intr.coro.save %[[V14]] : (!llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %[[V16:[^ ]+]] = call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.getelementptr %[[V17]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.ptrtoint %[[V18]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V20:[^ ]+]] = call @mlirAsyncRuntimeCreateValue(%[[V19]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.getelementptr %[[V21]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.ptrtoint %[[V22]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V24:[^ ]+]] = call @mlirAsyncRuntimeCreateValue(%[[V23]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V25:[^ ]+]] = call @mlirAsyncRuntimeCreateGroup(%[[V1]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeEmplaceToken(%[[V16]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     call @mlirAsyncRuntimeEmplaceValue(%[[V20]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     call @mlirAsyncRuntimeSetTokenError(%[[V16]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     call @mlirAsyncRuntimeSetValueError(%[[V20]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %[[V26:[^ ]+]] = call @mlirAsyncRuntimeIsTokenError(%[[V16]]) : (!llvm.ptr) -> i1
// CHECK-NEXT:     %[[V27:[^ ]+]] = call @mlirAsyncRuntimeIsValueError(%[[V20]]) : (!llvm.ptr) -> i1
// CHECK-NEXT:     %[[V28:[^ ]+]] = call @mlirAsyncRuntimeIsGroupError(%[[V25]]) : (!llvm.ptr) -> i1
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitToken(%[[V16]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitValue(%[[V20]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitAllInGroup(%[[V25]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitTokenAndExecute(%[[V16]], %[[V14]], %[[V29]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitValueAndExecute(%[[V20]], %[[V14]], %[[V30]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitAllInGroupAndExecute(%[[V25]], %[[V14]], %[[V31]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeExecute(%[[V14]], %[[V32]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %[[V33:[^ ]+]] = call @mlirAsyncRuntimeGetValueStorage(%[[V20]]) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG1]], %[[V33]] : f32, !llvm.ptr
// CHECK-NEXT:     %[[V34:[^ ]+]] = call @mlirAsyncRuntimeGetValueStorage(%[[V24]]) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[V0]], %[[V34]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT:     %[[V35:[^ ]+]] = call @mlirAsyncRuntimeGetValueStorage(%[[V20]]) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.load %[[V35]] : !llvm.ptr -> f32
// CHECK-NEXT:     %[[V37:[^ ]+]] = call @mlirAsyncRuntimeGetValueStorage(%[[V24]]) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.load %[[V37]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V39:[^ ]+]] = call @mlirAsyncRuntimeAddTokenToGroup(%[[V16]], %[[V25]]) : (!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:     %[[V40:[^ ]+]] = call @mlirAsyncRuntimGetNumWorkerThreads() : () -> index
// CHECK-NEXT:     %[[C2_I64:[^ ]+]] = arith.constant 2 : i64
// CHECK-NEXT:     call @mlirAsyncRuntimeAddRef(%[[V16]], %[[C2_I64]]) : (!llvm.ptr, i64) -> ()
// CHECK-NEXT:     %[[C3_I64:[^ ]+]] = arith.constant 3 : i64
// CHECK-NEXT:     call @mlirAsyncRuntimeDropRef(%[[V20]], %[[C3_I64]]) : (!llvm.ptr, i64) -> ()
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.intr.coro.suspend %[[V15]], %[[V41]] : i8
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.sext %[[V42]] : i8 to i32
// CHECK-NEXT:     llvm.switch %[[V43]] : i32, ^bb1 [
// CHECK-NEXT:       0: ^bb2,
// CHECK-NEXT:       1: ^bb3
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.mlir.constant(false) : i1
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.mlir.none : !llvm.token
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.intr.coro.end %[[V14]], %[[V44]], %[[V45]] : (!llvm.ptr, i1, !llvm.token) -> i1
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.intr.coro.free %[[V4]], %[[V14]] : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @free(%[[V47]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
// CHECK-NEXT:   llvm.func @__resume(%[[ARG0:[^ ]+]]: !llvm.ptr) attributes {sym_visibility = "private"} {
// CHECK-NEXT:     llvm.intr.coro.resume %[[ARG0]] : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nothing() { return }

// CHECK: module {
// CHECK-NEXT:   func.func @nothing() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
// CHECK-NEXT: }

// -----

func.func @loop(%t: !async.token, %n: index, %c: i1, %m: memref<4xf32>) -> !async.token {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> !async.token {
    %q = scf.if %c -> !async.token { scf.yield %x : !async.token } else { %z = async.runtime.create : !async.token
     scf.yield %z : !async.token } {here}
    scf.yield %q : !async.token
  } {there}
  %w:2 = scf.while (%a = %r, %b = %n) : (!async.token, index) -> (!async.token, index) {
    scf.condition(%c) %a, %b : !async.token, index
  } do { ^bb0(%a: !async.token, %b: index):
    scf.yield %a, %b : !async.token, index
  }
  return %w#0 : !async.token
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: memref<4xf32>) -> !llvm.ptr {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !llvm.ptr to !async.token
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG5:[^ ]+]] = %[[V0]]) -> (!async.token) {
// CHECK-NEXT:       %[[V4:[^ ]+]] = scf.if %[[ARG2]] -> (!async.token) {
// CHECK-NEXT:         scf.yield %[[ARG5]] : !async.token
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V5:[^ ]+]] = func.call @mlirAsyncRuntimeCreateToken() : () -> !llvm.ptr
// CHECK-NEXT:         %[[V6:[^ ]+]] = builtin.unrealized_conversion_cast %[[V5]] : !llvm.ptr to !async.token
// CHECK-NEXT:         scf.yield %[[V6]] : !async.token
// CHECK-NEXT:       } {here}
// CHECK-NEXT:       scf.yield %[[V4]] : !async.token
// CHECK-NEXT:     } {there}
// CHECK-NEXT:     %[[V2:[^ ]+]]:2 = scf.while (%[[ARG4]] = %[[V1]], %[[ARG5]] = %[[ARG1]]) : (!async.token, index) -> (!async.token, index) {
// CHECK-NEXT:       scf.condition(%[[ARG2]]) %[[ARG4]], %[[ARG5]] : !async.token, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG4]]: !async.token, %[[ARG5]]: index):
// CHECK-NEXT:       scf.yield %[[ARG4]], %[[ARG5]] : !async.token, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]]#0 : !async.token to !llvm.ptr
// CHECK-NEXT:     return %[[V3]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
// CHECK-NEXT: }

// -----

func.func @cf(%c: i1, %t: !async.token) -> !async.token { cf.cond_br %c, ^a(%t: !async.token), ^b
^a(%x: !async.token): return %x : !async.token
^b: cf.br ^a(%t : !async.token)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cf(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : !llvm.ptr to !async.token
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1(%[[V0]] : !async.token), ^bb2
// CHECK-NEXT:   ^bb1(%[[V1:[^ ]+]]: !async.token):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : !async.token to !llvm.ptr
// CHECK-NEXT:     return %[[V2]] : !llvm.ptr
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb1(%[[V0]] : !async.token)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
// CHECK-NEXT: }

// -----

func.func @vals(%v: !async.value<memref<*xf32>>, %w: !async.value<tensor<4xf32>>, %i: !async.value<index>, %z: !async.value<complex<f32>>) { 
 %0 = async.runtime.load %v : !async.value<memref<*xf32>>
 %2 = async.runtime.load %i : !async.value<index>
 %3 = async.runtime.load %z : !async.value<complex<f32>>
 return }

// CHECK: module {
// CHECK-NEXT:   func.func @vals(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @mlirAsyncRuntimeGetValueStorage(%[[ARG0]]) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.load %[[V0]] : !llvm.ptr -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = call @mlirAsyncRuntimeGetValueStorage(%[[ARG2]]) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.load %[[V2]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = call @mlirAsyncRuntimeGetValueStorage(%[[ARG3]]) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.load %[[V4]] : !llvm.ptr -> !llvm.struct<(f32, f32)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
// CHECK-NEXT: }

// -----

func.func @ind(%f: () -> !async.token) { 
  %1 = func.call_indirect %f() : () -> !async.token
  return }

// CHECK: module {
// CHECK-NEXT:   func.func @ind(%[[ARG0:[^ ]+]]: () -> !async.token) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call_indirect %[[ARG0]]() : () -> !async.token
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
// CHECK-NEXT: }

// -----

func.func @other(%t: !async.token) { "x.y"(%t) : (!async.token) -> ()
  return }

// CHECK: module {
// CHECK-NEXT:   func.func @other(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !llvm.ptr to !async.token
// CHECK-NEXT:     "x.y"(%[[V0]]) : (!async.token) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
// CHECK-NEXT: }

// -----

func.func @sel(%t: !async.token, %c: i1) -> !async.token { %0 = arith.select %c, %t, %t : !async.token
  return %0 : !async.token }

// CHECK: module {
// CHECK-NEXT:   func.func @sel(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i1) -> !llvm.ptr {
// CHECK-NEXT:     return %[[ARG0]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
// CHECK-NEXT: }

// -----

func.func private @decl(!async.token {llvm.noalias}) -> (!async.value<f32> {x.y})
func.func @call(%t: !async.token) { %0 = call @decl(%t) {a = 1} : (!async.token) -> !async.value<f32>
  return }

// CHECK: module {
// CHECK-NEXT:   func.func private @decl(!llvm.ptr {llvm.noalias}) -> (!llvm.ptr {x.y})
// CHECK-NEXT:   func.func @call(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @decl(%[[ARG0]]) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
// CHECK-NEXT: }

// -----

module @a { module @b {   func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
func.func @no(%t: !async.coro.handle) { async.runtime.resume %t 
return }
}
func.func @no(%t: !async.coro.handle) { async.runtime.resume %t 
return }
func.func @no2() { %i =  async.coro.id 
 %b = async.coro.begin %i
return }
func.func @no3(%i: !async.coro.id, %b: !async.coro.handle) { 
 async.coro.free %i, %b
return }
}

// CHECK: module @a {
// CHECK-NEXT:   llvm.func @free(!llvm.ptr)
// CHECK-NEXT:   llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
// CHECK-NEXT:   module @b {
// CHECK-NEXT:     func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:     func.func @no(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:       call @mlirAsyncRuntimeExecute(%[[ARG0]], %[[V0]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     llvm.func @__resume(%[[ARG0:[^ ]+]]: !llvm.ptr) attributes {sym_visibility = "private"} {
// CHECK-NEXT:       llvm.intr.coro.resume %[[ARG0]] : !llvm.ptr
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @no(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:     call @mlirAsyncRuntimeExecute(%[[ARG0]], %[[V0]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @no2() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.intr.coro.id %[[V0]], %[[V1]], %[[V1]], %[[V1]] : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.intr.coro.size : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.intr.coro.align : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.add %[[V3]], %[[V4]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.sub %[[V5]], %[[V6]] : i64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.sub %[[V8]], %[[V4]] : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.and %[[V7]], %[[V9]] : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.call @aligned_alloc(%[[V4]], %[[V10]]) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.intr.coro.begin %[[V2]], %[[V11]] : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @no3(%[[ARG0:[^ ]+]]: !llvm.token, %[[ARG1:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.coro.free %[[ARG0]], %[[ARG1]] : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.call @free(%[[V0]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
// CHECK-NEXT:   llvm.func @__resume(%[[ARG0:[^ ]+]]: !llvm.ptr) attributes {sym_visibility = "private"} {
// CHECK-NEXT:     llvm.intr.coro.resume %[[ARG0]] : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @mlirAsyncRuntimeAddRef(f32)
func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64) attributes {a}
func.func @free(%a: !async.coro.handle) { return } 
func.func @no(%t: !async.token) {  async.runtime.await %t : !async.token
return }

// CHECK: module {
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddRef(f32)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64) attributes {a}
// CHECK-NEXT:   func.func @free(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @no(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     call @mlirAsyncRuntimeAwaitToken(%[[ARG0]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
// CHECK-NEXT: }

// -----

func.func @a(%a: !async.value<vector<4xf32>>, %b: !async.value<!async.token>, %t: !async.token, %q: !async.value<!llvm.ptr>, %e: !async.value<none>, %f: !async.value<i1>) {
  async.runtime.store %t, %b : !async.value<!async.token>
  %x = async.runtime.load %a : !async.value<vector<4xf32>>
  %y = async.runtime.load %q : !async.value<!llvm.ptr>
  %z = async.runtime.load %f : !async.value<i1>
  return }

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @mlirAsyncRuntimeGetValueStorage(%[[ARG1]]) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[ARG2]], %[[V0]] : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %[[V1:[^ ]+]] = call @mlirAsyncRuntimeGetValueStorage(%[[ARG0]]) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V1]] : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = call @mlirAsyncRuntimeGetValueStorage(%[[ARG3]]) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.load %[[V3]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     %[[V5:[^ ]+]] = call @mlirAsyncRuntimeGetValueStorage(%[[ARG5]]) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.load %[[V5]] : !llvm.ptr -> i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
// CHECK-NEXT: }

// -----

func.func @f(%g: !async.group, %t: !async.token) -> index { %r = async.runtime.add_to_group %t, %g : !async.token
  return %r : index }

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr) -> index {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @mlirAsyncRuntimeAddTokenToGroup(%[[ARG1]], %[[ARG0]]) : (!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]] : i64 to index
// CHECK-NEXT:     return %[[V1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
func.func @f(%n: index) { %r = async.runtime.create_group %n : !async.group
  return }
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = call @mlirAsyncRuntimeCreateGroup(%[[V0]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
// CHECK-NEXT: }

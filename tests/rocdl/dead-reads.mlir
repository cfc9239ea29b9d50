// RUN: mlir-opt %s --canonicalize | FileCheck %s

// What does nothing but read goes where nothing uses it, prefetches too.

llvm.func @reads(%lds: !llvm.ptr<3>, %global: !llvm.ptr<1>, %flat: !llvm.ptr, %rsrc: !llvm.ptr<8>, %i: i32) {
  %0 = rocdl.ds.load.tr16.b128 %lds : !llvm.ptr<3> -> vector<2xi32>
  %1 = rocdl.ds.read.tr4.b64 %lds : !llvm.ptr<3> -> vector<2xi32>
  %2 = rocdl.global.load.tr4.b64 %global : !llvm.ptr<1> -> vector<2xi32>
  %3 = rocdl.raw.ptr.buffer.load %rsrc, %i, %i, %i : i32
  rocdl.global.prefetch %global, scope 0 : !llvm.ptr<1>
  rocdl.flat.prefetch %flat, scope 0 : !llvm.ptr
  llvm.return
}
llvm.func @writes(%lds: !llvm.ptr<3>, %global: !llvm.ptr<1>, %rsrc: !llvm.ptr<8>, %i: i32, %n: i64) {
  rocdl.load.to.lds %global, %lds, 4, 0, 0 : <1>
  rocdl.global.load.lds %global, %lds, 4, 0, 0
  %0 = rocdl.raw.ptr.buffer.atomic.cmpswap %i, %i, %rsrc, %i, %i, %i : i32
  rocdl.raw.ptr.buffer.atomic.smax %i, %rsrc, %i, %i, %i : i32
  rocdl.raw.ptr.buffer.store %i, %rsrc, %i, %i, %i : i32
  rocdl.raw.ptr.buffer.load.lds %rsrc, %lds, %i, %i, %i, %i, %i
  %1 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %lds, %n : !llvm.ptr<3>, i64 -> i64
  rocdl.ds.atomic.async.barrier.arrive.b64 %lds : !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b32 %global, %lds, 0, 0 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b32 %global, %lds, 0, 0, %i : !llvm.ptr<1>, !llvm.ptr<3>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @reads(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: !llvm.ptr<1>, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr<8>, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @writes(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: !llvm.ptr<1>, %[[ARG2:[^ ]+]]: !llvm.ptr<8>, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i64) {
// CHECK-NEXT:     rocdl.load.to.lds %[[ARG1]], %[[ARG0]], 4, 0, 0 : <1>
// CHECK-NEXT:     rocdl.global.load.lds %[[ARG1]], %[[ARG0]], 4, 0, 0
// CHECK-NEXT:     %[[V0:[^ ]+]] = rocdl.raw.ptr.buffer.atomic.cmpswap %[[ARG3]], %[[ARG3]], %[[ARG2]], %[[ARG3]], %[[ARG3]], %[[ARG3]] : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.atomic.smax %[[ARG3]], %[[ARG2]], %[[ARG3]], %[[ARG3]], %[[ARG3]] : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.store %[[ARG3]], %[[ARG2]], %[[ARG3]], %[[ARG3]], %[[ARG3]] : i32
// CHECK-NEXT:     rocdl.raw.ptr.buffer.load.lds %[[ARG2]], %[[ARG0]], %[[ARG3]], %[[ARG3]], %[[ARG3]], %[[ARG3]], %[[ARG3]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = rocdl.ds.atomic.barrier.arrive.rtn.b64 %[[ARG0]], %[[ARG4]] : !llvm.ptr<3>, i64 -> i64
// CHECK-NEXT:     rocdl.ds.atomic.async.barrier.arrive.b64 %[[ARG0]] : !llvm.ptr<3>
// CHECK-NEXT:     rocdl.global.load.async.to.lds.b32 %[[ARG1]], %[[ARG0]], 0, 0 : !llvm.ptr<1>, !llvm.ptr<3>
// CHECK-NEXT:     rocdl.cluster.load.async.to.lds.b32 %[[ARG1]], %[[ARG0]], 0, 0, %[[ARG3]] : !llvm.ptr<1>, !llvm.ptr<3>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

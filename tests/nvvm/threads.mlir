// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

llvm.func @f0(%arg0: i32) {
  nvvm.bar.warp.sync %arg0 : i32
  llvm.return
}


llvm.func @f1() {
  nvvm.breakpoint
  llvm.return
}


llvm.func @f2(%arg0: i128) {
  %0 = nvvm.clusterlaunchcontrol.query.cancel query =  is_canceled, %arg0 : i1
  llvm.return
}


llvm.func @f3(%arg0: i128) {
  %0 = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_x, %arg0 : i32
  llvm.return
}


llvm.func @f4(%arg0: i128) {
  %0 = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_y, %arg0 : i32
  llvm.return
}


llvm.func @f5(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>) {
  nvvm.clusterlaunchcontrol.try.cancel %arg0, %arg1
  llvm.return
}


llvm.func @f6(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>) {
  nvvm.clusterlaunchcontrol.try.cancel multicast, %arg0, %arg1
  llvm.return
}


llvm.func @f7(%arg0: vector<2xi16>, %arg1: vector<4xi8>, %arg2: i32) {
  %0 = nvvm.dot.accumulate.2way %arg0 <signed>, %arg1 <signed>, %arg2 {b_hi = false} : vector<2xi16>, vector<4xi8>
  llvm.return
}


llvm.func @f8(%arg0: vector<2xi16>, %arg1: vector<4xi8>, %arg2: i32) {
  %0 = nvvm.dot.accumulate.2way %arg0 <signed>, %arg1 <signed>, %arg2 {b_hi = true} : vector<2xi16>, vector<4xi8>
  llvm.return
}


llvm.func @f9(%arg0: vector<2xi16>, %arg1: vector<4xi8>, %arg2: i32) {
  %0 = nvvm.dot.accumulate.2way %arg0 <signed>, %arg1 <unsigned>, %arg2 {b_hi = false} : vector<2xi16>, vector<4xi8>
  llvm.return
}


llvm.func @f10(%arg0: vector<4xi8>, %arg1: vector<4xi8>, %arg2: i32) {
  %0 = nvvm.dot.accumulate.4way %arg0 <signed>, %arg1 <signed>, %arg2 : vector<4xi8>, vector<4xi8>
  llvm.return
}


llvm.func @f11(%arg0: vector<4xi8>, %arg1: vector<4xi8>, %arg2: i32) {
  %0 = nvvm.dot.accumulate.4way %arg0 <signed>, %arg1 <unsigned>, %arg2 : vector<4xi8>, vector<4xi8>
  llvm.return
}


llvm.func @f12(%arg0: vector<4xi8>, %arg1: vector<4xi8>, %arg2: i32) {
  %0 = nvvm.dot.accumulate.4way %arg0 <unsigned>, %arg1 <signed>, %arg2 : vector<4xi8>, vector<4xi8>
  llvm.return
}


llvm.func @f13() {
  %0 = nvvm.elect.sync -> i1
  llvm.return
}


llvm.func @f14(%arg0: i32) {
  %0 = nvvm.elect.sync %arg0 -> i1
  llvm.return
}


llvm.func @f15() {
  nvvm.exit
  llvm.return
}


llvm.func @f16() {
  nvvm.griddepcontrol  wait
  llvm.return
}


llvm.func @f17() {
  nvvm.griddepcontrol  launch_dependents
  llvm.return
}


llvm.func @f18(%arg0: i32, %arg1: !llvm.struct<(i32, i32)>, %arg2: i1) {
  %0 = nvvm.inline_ptx "foo $0, $1;" ro(%arg0 : i32) rw(%arg1 : !llvm.struct<(i32, i32)>), predicate = %arg2 -> i32
  llvm.return
}


llvm.func @f19(%arg0: !llvm.struct<(i32, i32, i32, i32)>, %arg1: f32, %arg2: i1) {
  %0 = nvvm.inline_ptx "bar" ro(%arg0 : !llvm.struct<(i32, i32, i32, i32)>) rw(%arg1 : f32), predicate = %arg2 -> i32
  llvm.return
}


llvm.func @f20(%arg0: !llvm.struct<(i32, i32, i32, i32)>, %arg1: f32, %arg2: i1) {
  %0 = nvvm.inline_ptx "bar" ro(%arg0 : !llvm.struct<(i32, i32, i32, i32)>) rw(%arg1 : f32), predicate = %arg2 -> i32
  llvm.return
}


llvm.func @f21(%arg0: i32, %arg1: i32) {
  %0 = nvvm.match.sync  any %arg0, %arg1 : i32 -> i32
  llvm.return
}


llvm.func @f22(%arg0: i32, %arg1: i64) {
  %0 = nvvm.match.sync  all %arg0, %arg1 : i64 -> !llvm.struct<(i32, i1)>
  llvm.return
}


llvm.func @f23(%arg0: i32, %arg1: i32) {
  %0 = nvvm.match.sync  all %arg0, %arg1 : i32 -> !llvm.struct<(i32, i1)>
  llvm.return
}


llvm.func @f24(%arg0: i32) {
  nvvm.nanosleep %arg0
  llvm.return
}


llvm.func @f25() {
  nvvm.pmevent id = 3
  llvm.return
}


llvm.func @f26() {
  nvvm.pmevent mask = 1
  llvm.return
}


llvm.func @f27(%arg0: i32, %arg1: i32) {
  %0 = nvvm.prmt <rc8> %arg1, %arg0 : i32
  llvm.return
}


llvm.func @f28(%arg0: i32, %arg1: i32) {
  %0 = nvvm.prmt <ecl> %arg1, %arg0 : i32
  llvm.return
}


llvm.func @f29(%arg0: i32, %arg1: i32) {
  %0 = nvvm.prmt <ecr> %arg1, %arg0 : i32
  llvm.return
}


llvm.func @f30() {
  nvvm.setmaxregister  decrease 24
  llvm.return
}


llvm.func @f31() {
  nvvm.setmaxregister  increase 24
  llvm.return
}


llvm.func @f32() {
  nvvm.setmaxregister  decrease 232
  llvm.return
}


llvm.func @f33(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) {
  %0 = nvvm.shfl.sync  bfly %arg0, %arg1, %arg2, %arg3 {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
  llvm.return
}


llvm.func @f34(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: i32) {
  %0 = nvvm.shfl.sync  bfly %arg0, %arg1, %arg2, %arg3 {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
  llvm.return
}


llvm.func @f35(%arg0: i32, %arg1: i1) {
  %0 = nvvm.vote.sync  any %arg0, %arg1 -> i1
  llvm.return
}


llvm.func @f36(%arg0: i32, %arg1: i1) {
  %0 = nvvm.vote.sync  all %arg0, %arg1 -> i1
  llvm.return
}


llvm.func @f37(%arg0: i32, %arg1: i1) {
  %0 = nvvm.vote.sync  ballot %arg0, %arg1 -> i32
  llvm.return
}


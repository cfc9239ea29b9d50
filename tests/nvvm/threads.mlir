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

// CHECK: module {
// CHECK-NEXT:   llvm.func @f0(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.bar.warp.sync %[[ARG0]] : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f1() {
// CHECK-NEXT:     nvvm.breakpoint
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f2(%[[ARG0:[^ ]+]]: i128) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.clusterlaunchcontrol.query.cancel query =  is_canceled, %[[ARG0]] : i1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f3(%[[ARG0:[^ ]+]]: i128) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_x, %[[ARG0]] : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f4(%[[ARG0:[^ ]+]]: i128) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_y, %[[ARG0]] : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f5(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: !llvm.ptr<3>) {
// CHECK-NEXT:     nvvm.clusterlaunchcontrol.try.cancel %[[ARG0]], %[[ARG1]]
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f6(%[[ARG0:[^ ]+]]: !llvm.ptr<3>, %[[ARG1:[^ ]+]]: !llvm.ptr<3>) {
// CHECK-NEXT:     nvvm.clusterlaunchcontrol.try.cancel multicast, %[[ARG0]], %[[ARG1]]
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f7(%[[ARG0:[^ ]+]]: vector<2xi16>, %[[ARG1:[^ ]+]]: vector<4xi8>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.dot.accumulate.2way %[[ARG0]] <signed>, %[[ARG1]] <signed>, %[[ARG2]] {b_hi = false} : vector<2xi16>, vector<4xi8>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f8(%[[ARG0:[^ ]+]]: vector<2xi16>, %[[ARG1:[^ ]+]]: vector<4xi8>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.dot.accumulate.2way %[[ARG0]] <signed>, %[[ARG1]] <signed>, %[[ARG2]] {b_hi = true} : vector<2xi16>, vector<4xi8>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f9(%[[ARG0:[^ ]+]]: vector<2xi16>, %[[ARG1:[^ ]+]]: vector<4xi8>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.dot.accumulate.2way %[[ARG0]] <signed>, %[[ARG1]] <unsigned>, %[[ARG2]] {b_hi = false} : vector<2xi16>, vector<4xi8>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f10(%[[ARG0:[^ ]+]]: vector<4xi8>, %[[ARG1:[^ ]+]]: vector<4xi8>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.dot.accumulate.4way %[[ARG0]] <signed>, %[[ARG1]] <signed>, %[[ARG2]] : vector<4xi8>, vector<4xi8>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f11(%[[ARG0:[^ ]+]]: vector<4xi8>, %[[ARG1:[^ ]+]]: vector<4xi8>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.dot.accumulate.4way %[[ARG0]] <signed>, %[[ARG1]] <unsigned>, %[[ARG2]] : vector<4xi8>, vector<4xi8>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f12(%[[ARG0:[^ ]+]]: vector<4xi8>, %[[ARG1:[^ ]+]]: vector<4xi8>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.dot.accumulate.4way %[[ARG0]] <unsigned>, %[[ARG1]] <signed>, %[[ARG2]] : vector<4xi8>, vector<4xi8>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f13() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.elect.sync -> i1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f14(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.elect.sync %[[ARG0]] -> i1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f15() {
// CHECK-NEXT:     nvvm.exit
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f16() {
// CHECK-NEXT:     nvvm.griddepcontrol  wait
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f17() {
// CHECK-NEXT:     nvvm.griddepcontrol  launch_dependents
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f18(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: !llvm.struct<(i32, i32)>, %[[ARG2:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.inline_ptx "foo $0, $1;" ro(%[[ARG0]] : i32) rw(%[[ARG1]] : !llvm.struct<(i32, i32)>), predicate = %[[ARG2]] -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f19(%[[ARG0:[^ ]+]]: !llvm.struct<(i32, i32, i32, i32)>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.inline_ptx "bar" ro(%[[ARG0]] : !llvm.struct<(i32, i32, i32, i32)>) rw(%[[ARG1]] : f32), predicate = %[[ARG2]] -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f20(%[[ARG0:[^ ]+]]: !llvm.struct<(i32, i32, i32, i32)>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.inline_ptx "bar" ro(%[[ARG0]] : !llvm.struct<(i32, i32, i32, i32)>) rw(%[[ARG1]] : f32), predicate = %[[ARG2]] -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f21(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.match.sync  any %[[ARG0]], %[[ARG1]] : i32 -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f22(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.match.sync  all %[[ARG0]], %[[ARG1]] : i64 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f23(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.match.sync  all %[[ARG0]], %[[ARG1]] : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f24(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:     nvvm.nanosleep %[[ARG0]]
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f25() {
// CHECK-NEXT:     nvvm.pmevent id = 3
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f26() {
// CHECK-NEXT:     nvvm.pmevent mask = 1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f27(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.prmt <rc8> %[[ARG1]], %[[ARG0]] : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f28(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.prmt <ecl> %[[ARG1]], %[[ARG0]] : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f29(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.prmt <ecr> %[[ARG1]], %[[ARG0]] : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f30() {
// CHECK-NEXT:     nvvm.setmaxregister  decrease 24
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f31() {
// CHECK-NEXT:     nvvm.setmaxregister  increase 24
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f32() {
// CHECK-NEXT:     nvvm.setmaxregister  decrease 232
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f33(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.shfl.sync  bfly %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f34(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.shfl.sync  bfly %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f35(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.vote.sync  any %[[ARG0]], %[[ARG1]] -> i1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f36(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.vote.sync  all %[[ARG0]], %[[ARG1]] -> i1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f37(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.vote.sync  ballot %[[ARG0]], %[[ARG1]] -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f0", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG62:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.bar.warp.sync"(%[[ARG62]]) : (i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f1", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.breakpoint"() : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i128)>, linkage = #llvm.linkage<external>, sym_name = "f2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG61:[^ ]+]]: i128):
// GENERIC-NEXT:     %[[V24:[^ ]+]] = "nvvm.clusterlaunchcontrol.query.cancel"(%[[ARG61]]) <{query_type = #nvvm<cluster_launch_control_query_type is_canceled>}> : (i128) -> i1
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i128)>, linkage = #llvm.linkage<external>, sym_name = "f3", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG60:[^ ]+]]: i128):
// GENERIC-NEXT:     %[[V23:[^ ]+]] = "nvvm.clusterlaunchcontrol.query.cancel"(%[[ARG60]]) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_x>}> : (i128) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i128)>, linkage = #llvm.linkage<external>, sym_name = "f4", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG59:[^ ]+]]: i128):
// GENERIC-NEXT:     %[[V22:[^ ]+]] = "nvvm.clusterlaunchcontrol.query.cancel"(%[[ARG59]]) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_y>}> : (i128) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "f5", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG57:[^ ]+]]: !llvm.ptr<3>, %[[ARG58:[^ ]+]]: !llvm.ptr<3>):
// GENERIC-NEXT:     "nvvm.clusterlaunchcontrol.try.cancel"(%[[ARG57]], %[[ARG58]]) : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr<3>, ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "f6", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG55:[^ ]+]]: !llvm.ptr<3>, %[[ARG56:[^ ]+]]: !llvm.ptr<3>):
// GENERIC-NEXT:     "nvvm.clusterlaunchcontrol.try.cancel"(%[[ARG55]], %[[ARG56]]) <{multicast}> : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xi16>, vector<4xi8>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f7", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG52:[^ ]+]]: vector<2xi16>, %[[ARG53:[^ ]+]]: vector<4xi8>, %[[ARG54:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V21:[^ ]+]] = "nvvm.dot.accumulate.2way"(%[[ARG52]], %[[ARG53]], %[[ARG54]]) <{a_type = #nvvm.dot_accumulate_type<signed>, b_hi = false, b_type = #nvvm.dot_accumulate_type<signed>}> : (vector<2xi16>, vector<4xi8>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xi16>, vector<4xi8>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f8", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG49:[^ ]+]]: vector<2xi16>, %[[ARG50:[^ ]+]]: vector<4xi8>, %[[ARG51:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V20:[^ ]+]] = "nvvm.dot.accumulate.2way"(%[[ARG49]], %[[ARG50]], %[[ARG51]]) <{a_type = #nvvm.dot_accumulate_type<signed>, b_hi = true, b_type = #nvvm.dot_accumulate_type<signed>}> : (vector<2xi16>, vector<4xi8>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<2xi16>, vector<4xi8>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f9", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG46:[^ ]+]]: vector<2xi16>, %[[ARG47:[^ ]+]]: vector<4xi8>, %[[ARG48:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V19:[^ ]+]] = "nvvm.dot.accumulate.2way"(%[[ARG46]], %[[ARG47]], %[[ARG48]]) <{a_type = #nvvm.dot_accumulate_type<signed>, b_hi = false, b_type = #nvvm.dot_accumulate_type<unsigned>}> : (vector<2xi16>, vector<4xi8>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi8>, vector<4xi8>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f10", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG43:[^ ]+]]: vector<4xi8>, %[[ARG44:[^ ]+]]: vector<4xi8>, %[[ARG45:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V18:[^ ]+]] = "nvvm.dot.accumulate.4way"(%[[ARG43]], %[[ARG44]], %[[ARG45]]) <{a_type = #nvvm.dot_accumulate_type<signed>, b_type = #nvvm.dot_accumulate_type<signed>}> : (vector<4xi8>, vector<4xi8>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi8>, vector<4xi8>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f11", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG40:[^ ]+]]: vector<4xi8>, %[[ARG41:[^ ]+]]: vector<4xi8>, %[[ARG42:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V17:[^ ]+]] = "nvvm.dot.accumulate.4way"(%[[ARG40]], %[[ARG41]], %[[ARG42]]) <{a_type = #nvvm.dot_accumulate_type<signed>, b_type = #nvvm.dot_accumulate_type<unsigned>}> : (vector<4xi8>, vector<4xi8>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi8>, vector<4xi8>, i32)>, linkage = #llvm.linkage<external>, sym_name = "f12", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG37:[^ ]+]]: vector<4xi8>, %[[ARG38:[^ ]+]]: vector<4xi8>, %[[ARG39:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V16:[^ ]+]] = "nvvm.dot.accumulate.4way"(%[[ARG37]], %[[ARG38]], %[[ARG39]]) <{a_type = #nvvm.dot_accumulate_type<unsigned>, b_type = #nvvm.dot_accumulate_type<signed>}> : (vector<4xi8>, vector<4xi8>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f13", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %[[V15:[^ ]+]] = "nvvm.elect.sync"() : () -> i1
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f14", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG36:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V14:[^ ]+]] = "nvvm.elect.sync"(%[[ARG36]]) : (i32) -> i1
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f15", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.exit"() : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f16", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.griddepcontrol"() <{kind = #nvvm<grid_dep_action wait>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f17", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.griddepcontrol"() <{kind = #nvvm<grid_dep_action launch_dependents>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, struct<(i32, i32)>, i1)>, linkage = #llvm.linkage<external>, sym_name = "f18", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG33:[^ ]+]]: i32, %[[ARG34:[^ ]+]]: !llvm.struct<(i32, i32)>, %[[ARG35:[^ ]+]]: i1):
// GENERIC-NEXT:     %[[V13:[^ ]+]] = "nvvm.inline_ptx"(%[[ARG33]], %[[ARG34]], %[[ARG35]]) <{operandSegmentSizes = array<i32: 1, 1, 1>, ptxCode = "foo $0, $1;"}> : (i32, !llvm.struct<(i32, i32)>, i1) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (struct<(i32, i32, i32, i32)>, f32, i1)>, linkage = #llvm.linkage<external>, sym_name = "f19", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG30:[^ ]+]]: !llvm.struct<(i32, i32, i32, i32)>, %[[ARG31:[^ ]+]]: f32, %[[ARG32:[^ ]+]]: i1):
// GENERIC-NEXT:     %[[V12:[^ ]+]] = "nvvm.inline_ptx"(%[[ARG30]], %[[ARG31]], %[[ARG32]]) <{operandSegmentSizes = array<i32: 1, 1, 1>, ptxCode = "bar"}> : (!llvm.struct<(i32, i32, i32, i32)>, f32, i1) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (struct<(i32, i32, i32, i32)>, f32, i1)>, linkage = #llvm.linkage<external>, sym_name = "f20", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG27:[^ ]+]]: !llvm.struct<(i32, i32, i32, i32)>, %[[ARG28:[^ ]+]]: f32, %[[ARG29:[^ ]+]]: i1):
// GENERIC-NEXT:     %[[V11:[^ ]+]] = "nvvm.inline_ptx"(%[[ARG27]], %[[ARG28]], %[[ARG29]]) <{operandSegmentSizes = array<i32: 1, 1, 1>, ptxCode = "bar"}> : (!llvm.struct<(i32, i32, i32, i32)>, f32, i1) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f21", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG25:[^ ]+]]: i32, %[[ARG26:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V10:[^ ]+]] = "nvvm.match.sync"(%[[ARG25]], %[[ARG26]]) <{kind = #nvvm<match_sync_kind any>}> : (i32, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "f22", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG23:[^ ]+]]: i32, %[[ARG24:[^ ]+]]: i64):
// GENERIC-NEXT:     %[[V9:[^ ]+]] = "nvvm.match.sync"(%[[ARG23]], %[[ARG24]]) <{kind = #nvvm<match_sync_kind all>}> : (i32, i64) -> !llvm.struct<(i32, i1)>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f23", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG21:[^ ]+]]: i32, %[[ARG22:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V8:[^ ]+]] = "nvvm.match.sync"(%[[ARG21]], %[[ARG22]]) <{kind = #nvvm<match_sync_kind all>}> : (i32, i32) -> !llvm.struct<(i32, i1)>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f24", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG20:[^ ]+]]: i32):
// GENERIC-NEXT:     "nvvm.nanosleep"(%[[ARG20]]) : (i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f25", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.pmevent"() <{eventId = 3 : i32}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f26", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.pmevent"() <{maskedEventId = 1 : i16}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f27", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG18:[^ ]+]]: i32, %[[ARG19:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V7:[^ ]+]] = "nvvm.prmt"(%[[ARG18]], %[[ARG19]]) <{mode = #nvvm.permute_mode<rc8>}> : (i32, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f28", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG16:[^ ]+]]: i32, %[[ARG17:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V6:[^ ]+]] = "nvvm.prmt"(%[[ARG16]], %[[ARG17]]) <{mode = #nvvm.permute_mode<ecl>}> : (i32, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f29", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG14:[^ ]+]]: i32, %[[ARG15:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V5:[^ ]+]] = "nvvm.prmt"(%[[ARG14]], %[[ARG15]]) <{mode = #nvvm.permute_mode<ecr>}> : (i32, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f30", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.setmaxregister"() <{action = #nvvm<action decrease>, regCount = 24 : i32}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f31", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.setmaxregister"() <{action = #nvvm<action increase>, regCount = 24 : i32}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f32", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "nvvm.setmaxregister"() <{action = #nvvm<action decrease>, regCount = 232 : i32}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f33", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG10:[^ ]+]]: i32, %[[ARG11:[^ ]+]]: i32, %[[ARG12:[^ ]+]]: i32, %[[ARG13:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V4:[^ ]+]] = "nvvm.shfl.sync"(%[[ARG10]], %[[ARG11]], %[[ARG12]], %[[ARG13]]) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i1)>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, f32, i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "f34", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i32, %[[ARG9:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "nvvm.shfl.sync"(%[[ARG6]], %[[ARG7]], %[[ARG8]], %[[ARG9]]) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, f32, i32, i32) -> !llvm.struct<(f32, i1)>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "f35", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i1):
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "nvvm.vote.sync"(%[[ARG4]], %[[ARG5]]) <{kind = #nvvm<vote_sync_kind any>}> : (i32, i1) -> i1
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "f36", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i1):
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "nvvm.vote.sync"(%[[ARG2]], %[[ARG3]]) <{kind = #nvvm<vote_sync_kind all>}> : (i32, i1) -> i1
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "f37", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i1):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "nvvm.vote.sync"(%[[ARG0]], %[[ARG1]]) <{kind = #nvvm<vote_sync_kind ballot>}> : (i32, i1) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

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

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f0(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.bar.warp.sync(i32 %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f1() {
// CHECK-NEXT:   call void @llvm.debugtrap()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f2(i128 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i1 @llvm.nvvm.clusterlaunchcontrol.query_cancel.is_canceled(i128 %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f3(i128 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i32 @llvm.nvvm.clusterlaunchcontrol.query_cancel.get_first_ctaid.x(i128 %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f4(i128 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i32 @llvm.nvvm.clusterlaunchcontrol.query_cancel.get_first_ctaid.y(i128 %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f5(ptr addrspace(3) %[[V0:[^ ]+]], ptr addrspace(3) %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.clusterlaunchcontrol.try_cancel.async.shared(ptr addrspace(3) %[[V0]], ptr addrspace(3) %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f6(ptr addrspace(3) %[[V0:[^ ]+]], ptr addrspace(3) %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.clusterlaunchcontrol.try_cancel.async.multicast.shared(ptr addrspace(3) %[[V0]], ptr addrspace(3) %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f7(<2 x i16> %[[V0:[^ ]+]], <4 x i8> %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = bitcast <2 x i16> %[[V0]] to i32
// CHECK-NEXT:   %[[V5:[^ ]+]] = bitcast <4 x i8> %[[V1]] to i32
// CHECK-NEXT:   %[[V6:[^ ]+]] = call i32 @llvm.nvvm.idp2a.s.s(i32 %[[V4]], i32 %[[V5]], i1 false, i32 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f8(<2 x i16> %[[V0:[^ ]+]], <4 x i8> %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = bitcast <2 x i16> %[[V0]] to i32
// CHECK-NEXT:   %[[V5:[^ ]+]] = bitcast <4 x i8> %[[V1]] to i32
// CHECK-NEXT:   %[[V6:[^ ]+]] = call i32 @llvm.nvvm.idp2a.s.s(i32 %[[V4]], i32 %[[V5]], i1 true, i32 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f9(<2 x i16> %[[V0:[^ ]+]], <4 x i8> %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = bitcast <2 x i16> %[[V0]] to i32
// CHECK-NEXT:   %[[V5:[^ ]+]] = bitcast <4 x i8> %[[V1]] to i32
// CHECK-NEXT:   %[[V6:[^ ]+]] = call i32 @llvm.nvvm.idp2a.s.u(i32 %[[V4]], i32 %[[V5]], i1 false, i32 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f10(<4 x i8> %[[V0:[^ ]+]], <4 x i8> %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = bitcast <4 x i8> %[[V0]] to i32
// CHECK-NEXT:   %[[V5:[^ ]+]] = bitcast <4 x i8> %[[V1]] to i32
// CHECK-NEXT:   %[[V6:[^ ]+]] = call i32 @llvm.nvvm.idp4a.s.s(i32 %[[V4]], i32 %[[V5]], i32 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f11(<4 x i8> %[[V0:[^ ]+]], <4 x i8> %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = bitcast <4 x i8> %[[V0]] to i32
// CHECK-NEXT:   %[[V5:[^ ]+]] = bitcast <4 x i8> %[[V1]] to i32
// CHECK-NEXT:   %[[V6:[^ ]+]] = call i32 @llvm.nvvm.idp4a.s.u(i32 %[[V4]], i32 %[[V5]], i32 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f12(<4 x i8> %[[V0:[^ ]+]], <4 x i8> %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = bitcast <4 x i8> %[[V0]] to i32
// CHECK-NEXT:   %[[V5:[^ ]+]] = bitcast <4 x i8> %[[V1]] to i32
// CHECK-NEXT:   %[[V6:[^ ]+]] = call i32 @llvm.nvvm.idp4a.u.s(i32 %[[V4]], i32 %[[V5]], i32 %[[V2]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f13() {
// CHECK-NEXT:   %[[V1:[^ ]+]] = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
// CHECK-NEXT:   %[[V2:[^ ]+]] = extractvalue { i32, i1 } %[[V1]], 1
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f14(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:[^ ]+]] = call { i32, i1 } @llvm.nvvm.elect.sync(i32 %[[V0]])
// CHECK-NEXT:   %[[V3:[^ ]+]] = extractvalue { i32, i1 } %[[V2]], 1
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f15() {
// CHECK-NEXT:   call void @llvm.nvvm.exit()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f16() {
// CHECK-NEXT:   call void @llvm.nvvm.griddepcontrol.wait()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f17() {
// CHECK-NEXT:   call void @llvm.nvvm.griddepcontrol.launch.dependents()
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f21(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i32 @llvm.nvvm.match.any.sync.i32(i32 %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f22(i32 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call { i32, i1 } @llvm.nvvm.match.all.sync.i64p(i32 %[[V0]], i64 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f23(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f24(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.nvvm.nanosleep(i32 %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f25() {
// CHECK-NEXT:   call void @llvm.nvvm.pm.event.mask(i16 8)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f26() {
// CHECK-NEXT:   call void @llvm.nvvm.pm.event.mask(i16 1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f27(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i32 @llvm.nvvm.prmt.rc8(i32 %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f28(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i32 @llvm.nvvm.prmt.ecl(i32 %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f29(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i32 @llvm.nvvm.prmt.ecr(i32 %[[V0]], i32 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f30() {
// CHECK-NEXT:   call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 24)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f31() {
// CHECK-NEXT:   call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 24)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f32() {
// CHECK-NEXT:   call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 232)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f33(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call { i32, i1 } @llvm.nvvm.shfl.sync.bfly.i32p(i32 %[[V0]], i32 %[[V1]], i32 %[[V2]], i32 %[[V3]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f34(i32 %[[V0:[^ ]+]], float %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i32 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = call { float, i1 } @llvm.nvvm.shfl.sync.bfly.f32p(i32 %[[V0]], float %[[V1]], i32 %[[V2]], i32 %[[V3]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f35(i32 %[[V0:[^ ]+]], i1 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i1 @llvm.nvvm.vote.any.sync(i32 %[[V0]], i1 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f36(i32 %[[V0:[^ ]+]], i1 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i1 @llvm.nvvm.vote.all.sync(i32 %[[V0]], i1 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f37(i32 %[[V0:[^ ]+]], i1 %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i32 @llvm.nvvm.vote.ballot.sync(i32 %[[V0]], i1 %[[V1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind
// CHECK-NEXT: declare void @llvm.nvvm.bar.warp.sync(i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @llvm.debugtrap() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i1 @llvm.nvvm.clusterlaunchcontrol.query_cancel.is_canceled(i128) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.nvvm.clusterlaunchcontrol.query_cancel.get_first_ctaid.x(i128) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.nvvm.clusterlaunchcontrol.query_cancel.get_first_ctaid.y(i128) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.clusterlaunchcontrol.try_cancel.async.shared(ptr addrspace(3), ptr addrspace(3)) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.clusterlaunchcontrol.try_cancel.async.multicast.shared(ptr addrspace(3), ptr addrspace(3)) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.nvvm.idp2a.s.s(i32, i32, i1 immarg, i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.nvvm.idp2a.s.u(i32, i32, i1 immarg, i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.nvvm.idp4a.s.s(i32, i32, i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.nvvm.idp4a.s.u(i32, i32, i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.nvvm.idp4a.u.s(i32, i32, i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare { i32, i1 } @llvm.nvvm.elect.sync(i32) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent noreturn nounwind memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.nvvm.exit() #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @llvm.nvvm.griddepcontrol.wait() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @llvm.nvvm.griddepcontrol.launch.dependents() #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #6
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare { i32, i1 } @llvm.nvvm.match.all.sync.i64p(i32, i64) #6
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32) #6
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.nvvm.nanosleep(i32) #7
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.nvvm.pm.event.mask(i16 immarg) #7
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.nvvm.prmt.rc8(i32, i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.nvvm.prmt.ecl(i32, i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.nvvm.prmt.ecr(i32, i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 immarg range(i32 24, 257)) #7
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 immarg range(i32 24, 257)) #7
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare { i32, i1 } @llvm.nvvm.shfl.sync.bfly.i32p(i32, i32, i32, i32) #6
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare { float, i1 } @llvm.nvvm.shfl.sync.bfly.f32p(i32, float, i32, i32) #6
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #6
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #6
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #6
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { convergent nocallback nounwind }
// CHECK-NEXT: attributes #1 = { nounwind }
// CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
// CHECK-NEXT: attributes #4 = { convergent nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
// CHECK-NEXT: attributes #5 = { convergent noreturn nounwind memory(inaccessiblemem: readwrite) }
// CHECK-NEXT: attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
// CHECK-NEXT: attributes #7 = { convergent nocallback nofree nosync nounwind willreturn }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

llvm.func @pers(...) -> i32
llvm.func @va(i32, ...)
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32, %v: vector<4xi32>, %b: i1, %l: i64) -> i32 attributes {personality = @pers} {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.call @va(%a, %x) vararg(!llvm.func<void (i32, ...)>) : (i32, f32) -> ()
  %0 = llvm.call fastcc tail @g(%a) {no_unwind, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i32) -> i32
  %1 = llvm.call %p(%a) : !llvm.ptr, (i32) -> (i32 {llvm.signext})
  %2 = llvm.call @g(%a) ["tag"(%a, %x : i32, f32), "deopt"()] : (i32) -> i32
  %3 = llvm.atomicrmw add %p, %a acq_rel {alignment = 4 : i64} : !llvm.ptr, i32
  %4 = llvm.atomicrmw volatile fadd %p, %x syncscope("agent") monotonic : !llvm.ptr, f32
  %5 = llvm.cmpxchg weak volatile %p, %a, %c1 syncscope("s") acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, i32
  %6 = llvm.load volatile %p atomic syncscope("x") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %a, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.fence syncscope("a") seq_cst
  %7 = llvm.load %p invariant dereferenceable<bytes = 8> {nontemporal} : !llvm.ptr -> !llvm.ptr
  %8 = llvm.inline_asm has_side_effects asm_dialect = intel "bswap $0", "=r,r" %a : (i32) -> i32
  %9 = llvm.inline_asm is_align_stack tail_call_kind = <tail> "x", "=r,=r,r" %a : (i32) -> !llvm.struct<(i32, i32)>
  %10 = llvm.intr.fma(%x, %x, %x) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32, f32) -> f32
  %11 = "llvm.intr.ctlz"(%a) <{is_zero_poison = true}> : (i32) -> i32
  "llvm.intr.memcpy"(%p, %7, %l) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.br ^next
^next:
  %12 = llvm.shufflevector %v, %v [3, 2, 1, 0] : vector<4xi32>
  %13 = llvm.extractelement %v[%a : i32] : vector<4xi32>
  %14 = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i32
  %15 = llvm.freeze %a : i32
  %16 = llvm.select %b, %a, %c1 {fastmathFlags = #llvm.fastmath<none>} : i1, i32
  %17 = llvm.icmp "slt" %a, %c1 : i32
  %18 = llvm.fcmp "ueq" %x, %x {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %19 = llvm.invoke @g(%a) to ^ok unwind ^bad : (i32) -> i32
^ok:
  llvm.cond_br %b weights([1, 9]), ^d(%a : i32), ^d(%c1 : i32) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, unroll = <disable = true, count = 4 : i32>, vectorize = <disable = false, width = 4 : i32>>}
^d(%y: i32):
  llvm.switch %y : i32, ^u [ -1: ^e, 42: ^e, 7: ^u ] {branch_weights = array<i32: 1, 2, 3, 4>}
^e:
  llvm.intr.assume %b : i1
  llvm.return %y : i32
^u:
  llvm.unreachable
^bad:
  %lp = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %lp : !llvm.struct<(ptr, i32)>
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: declare i32 @pers(...)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @va(i32, ...)
// CHECK-EMPTY:
// CHECK-NEXT: declare i32 @g(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define i32 @f(i32 [[V0:%[^ ]+]], ptr [[V1:%[^ ]+]], float [[V2:%[^ ]+]], <4 x i32> [[V3:%[^ ]+]], i1 [[V4:%[^ ]+]], i64 [[V5:%[^ ]+]]) personality ptr @pers {
// CHECK-NEXT:   call void (i32, ...) @va(i32 [[V0]], float [[V2]])
// CHECK-NEXT:   [[V7:%[^ ]+]] = tail call fastcc i32 @g(i32 [[V0]]) #4
// CHECK-NEXT:   [[V8:%[^ ]+]] = call signext i32 [[V1]](i32 [[V0]])
// CHECK-NEXT:   [[V9:%[^ ]+]] = call i32 @g(i32 [[V0]]) [ "tag"(i32 [[V0]], float [[V2]]), "deopt"() ]
// CHECK-NEXT:   [[V10:%[^ ]+]] = atomicrmw add ptr [[V1]], i32 [[V0]] acq_rel, align 4
// CHECK-NEXT:   [[V11:%[^ ]+]] = atomicrmw volatile fadd ptr [[V1]], float [[V2]] syncscope("agent") monotonic, align 4
// CHECK-NEXT:   [[V12:%[^ ]+]] = cmpxchg weak volatile ptr [[V1]], i32 [[V0]], i32 1 syncscope("s") acq_rel monotonic, align 8
// CHECK-NEXT:   [[V13:%[^ ]+]] = load atomic volatile i32, ptr [[V1]] syncscope("x") acquire, align 4
// CHECK-NEXT:   store atomic i32 [[V0]], ptr [[V1]] release, align 4
// CHECK-NEXT:   fence syncscope("a") seq_cst
// CHECK-NEXT:   [[V14:%[^ ]+]] = load ptr, ptr [[V1]], align 8, !invariant.load !1, !nontemporal !2, !dereferenceable !3
// CHECK-NEXT:   [[V15:%[^ ]+]] = call i32 asm sideeffect inteldialect "bswap $0", "=r,r"(i32 [[V0]])
// CHECK-NEXT:   [[V16:%[^ ]+]] = tail call { i32, i32 } asm alignstack "x", "=r,=r,r"(i32 [[V0]])
// CHECK-NEXT:   [[V17:%[^ ]+]] = call fast float @llvm.fma.f32(float [[V2]], float [[V2]], float [[V2]])
// CHECK-NEXT:   [[V18:%[^ ]+]] = call i32 @llvm.ctlz.i32(i32 [[V0]], i1 true)
// CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr [[V1]], ptr [[V14]], i64 [[V5]], i1 false)
// CHECK-NEXT:   br label [[V19:%[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 19:                                               ; preds = [[V6:%[^ ]+]]
// CHECK-NEXT:   [[V20:%[^ ]+]] = shufflevector <4 x i32> [[V3]], <4 x i32> [[V3]], <4 x i32> <i32 3, i32 2, i32 1, i32 0>
// CHECK-NEXT:   [[V21:%[^ ]+]] = extractelement <4 x i32> [[V3]], i32 [[V0]]
// CHECK-NEXT:   [[V22:%[^ ]+]] = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> [[V3]])
// CHECK-NEXT:   [[V23:%[^ ]+]] = freeze i32 [[V0]]
// CHECK-NEXT:   [[V24:%[^ ]+]] = select i1 [[V4]], i32 [[V0]], i32 1
// CHECK-NEXT:   [[V25:%[^ ]+]] = icmp slt i32 [[V0]], 1
// CHECK-NEXT:   [[V26:%[^ ]+]] = fcmp nnan ueq float [[V2]], [[V2]]
// CHECK-NEXT:   [[V27:%[^ ]+]] = invoke i32 @g(i32 [[V0]])
// CHECK-NEXT:           to label [[V28:%[^ ]+]] unwind label [[V33:%[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 28:                                               ; preds = [[V19]]
// CHECK-NEXT:   br i1 [[V4]], label [[V29:%[^ ]+]], label [[V35:%[^ ]+]], !prof !4, !llvm.loop !5
// CHECK-EMPTY:
// CHECK-NEXT: 29:                                               ; preds = [[V35]], [[V28]]
// CHECK-NEXT:   [[V30:%[^ ]+]] = phi i32 [ [[V36:%[^ ]+]], [[V35]] ], [ [[V0]], [[V28]] ]
// CHECK-NEXT:   switch i32 [[V30]], label [[V32:%[^ ]+]] [
// CHECK-NEXT:     i32 -1, label [[V31:%[^ ]+]]
// CHECK-NEXT:     i32 42, label [[V31]]
// CHECK-NEXT:     i32 7, label [[V32]]
// CHECK-NEXT:   ], !prof !11
// CHECK-EMPTY:
// CHECK-NEXT: 31:                                               ; preds = [[V29]], [[V29]]
// CHECK-NEXT:   call void @llvm.assume(i1 [[V4]])
// CHECK-NEXT:   ret i32 [[V30]]
// CHECK-EMPTY:
// CHECK-NEXT: 32:                                               ; preds = [[V29]], [[V29]]
// CHECK-NEXT:   unreachable
// CHECK-EMPTY:
// CHECK-NEXT: 33:                                               ; preds = [[V19]]
// CHECK-NEXT:   [[V34:%[^ ]+]] = landingpad { ptr, i32 }
// CHECK-NEXT:           cleanup
// CHECK-NEXT:   resume { ptr, i32 } [[V34]]
// CHECK-EMPTY:
// CHECK-NEXT: 35:                                               ; preds = [[V28]]
// CHECK-NEXT:   [[V36]] = phi i32 [ 1, [[V28]] ]
// CHECK-NEXT:   br label [[V29]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.fma.f32(float, float, float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
// CHECK-NEXT: declare void @llvm.assume(i1 noundef) #3
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK-NEXT: attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
// CHECK-NEXT: attributes #4 = { nounwind memory(none) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{}
// CHECK-NEXT: !2 = !{i32 1}
// CHECK-NEXT: !3 = !{i64 8}
// CHECK-NEXT: !4 = !{!"branch_weights", i32 1, i32 9}
// CHECK-NEXT: !5 = distinct !{!5, !6, !7, !8, !9, !10}
// CHECK-NEXT: !6 = !{!"llvm.loop.disable_nonforced"}
// CHECK-NEXT: !7 = !{!"llvm.loop.vectorize.enable", i1 true}
// CHECK-NEXT: !8 = !{!"llvm.loop.vectorize.width", i32 4}
// CHECK-NEXT: !9 = !{!"llvm.loop.unroll.disable"}
// CHECK-NEXT: !10 = !{!"llvm.loop.unroll.count", i32 4}
// CHECK-NEXT: !11 = !{!"branch_weights", i32 1, i32 2, i32 3, i32 4}

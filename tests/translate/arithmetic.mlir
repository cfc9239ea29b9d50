// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @i(%a: i32, %b: i32) -> i32 {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.sub %0, %b : i32
  %2 = llvm.mul %1, %b : i32
  %3 = llvm.sdiv %2, %b : i32
  %4 = llvm.udiv %3, %b : i32
  %5 = llvm.srem %4, %b : i32
  %6 = llvm.urem %5, %b : i32
  %7 = llvm.and %6, %b : i32
  %8 = llvm.or %7, %b : i32
  %9 = llvm.xor %8, %b : i32
  %10 = llvm.shl %9, %b : i32
  %11 = llvm.lshr %10, %b : i32
  %12 = llvm.ashr %11, %b : i32
  llvm.return %12 : i32
}

// CHECK: define i32 @i(i32 %0, i32 %1) {
// CHECK-NEXT: %3 = add i32 %0, %1
// CHECK-NEXT: %4 = sub i32 %3, %1
// CHECK-NEXT: %5 = mul i32 %4, %1
// CHECK-NEXT: %6 = sdiv i32 %5, %1
// CHECK-NEXT: %7 = udiv i32 %6, %1
// CHECK-NEXT: %8 = srem i32 %7, %1
// CHECK-NEXT: %9 = urem i32 %8, %1
// CHECK-NEXT: %10 = and i32 %9, %1
// CHECK-NEXT: %11 = or i32 %10, %1
// CHECK-NEXT: %12 = xor i32 %11, %1
// CHECK-NEXT: %13 = shl i32 %12, %1
// CHECK-NEXT: %14 = lshr i32 %13, %1
// CHECK-NEXT: %15 = ashr i32 %14, %1
// CHECK-NEXT: ret i32 %15
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @flags(%a: i32, %b: i32) -> i32 {
  %0 = llvm.add %a, %b overflow<nsw> : i32
  %1 = llvm.sub %0, %b overflow<nuw> : i32
  %2 = llvm.mul %1, %b overflow<nsw, nuw> : i32
  %3 = llvm.shl %2, %b overflow<nsw> : i32
  %4 = llvm.sdiv exact %3, %b : i32
  %5 = llvm.udiv exact %4, %b : i32
  %6 = llvm.lshr exact %5, %b : i32
  %7 = llvm.ashr exact %6, %b : i32
  %8 = llvm.or disjoint %7, %b : i32
  %9 = llvm.trunc %8 overflow<nsw> : i32 to i8
  %10 = llvm.zext nneg %9 : i8 to i32
  llvm.return %10 : i32
}

// CHECK: define i32 @flags(i32 %0, i32 %1) {
// CHECK-NEXT: %3 = add nsw i32 %0, %1
// CHECK-NEXT: %4 = sub nuw i32 %3, %1
// CHECK-NEXT: %5 = mul nuw nsw i32 %4, %1
// CHECK-NEXT: %6 = shl nsw i32 %5, %1
// CHECK-NEXT: %7 = sdiv exact i32 %6, %1
// CHECK-NEXT: %8 = udiv exact i32 %7, %1
// CHECK-NEXT: %9 = lshr exact i32 %8, %1
// CHECK-NEXT: %10 = ashr exact i32 %9, %1
// CHECK-NEXT: %11 = or disjoint i32 %10, %1
// CHECK-NEXT: %12 = trunc nsw i32 %11 to i8
// CHECK-NEXT: %13 = zext nneg i8 %12 to i32
// CHECK-NEXT: ret i32 %13
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @f(%a: f32, %b: f32) -> f32 {
  %0 = llvm.fadd %a, %b : f32
  %1 = llvm.fsub %0, %b : f32
  %2 = llvm.fmul %1, %b : f32
  %3 = llvm.fdiv %2, %b : f32
  %4 = llvm.frem %3, %b : f32
  %5 = llvm.fneg %4 : f32
  %6 = llvm.fadd %5, %b {fastmathFlags = #llvm.fastmath<fast>} : f32
  %7 = llvm.fmul %6, %b {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
  llvm.return %7 : f32
}

// CHECK: define float @f(float %0, float %1) {
// CHECK-NEXT: %3 = fadd float %0, %1
// CHECK-NEXT: %4 = fsub float %3, %1
// CHECK-NEXT: %5 = fmul float %4, %1
// CHECK-NEXT: %6 = fdiv float %5, %1
// CHECK-NEXT: %7 = frem float %6, %1
// CHECK-NEXT: %8 = fneg float %7
// CHECK-NEXT: %9 = fadd fast float %8, %1
// CHECK-NEXT: %10 = fmul nnan contract float %9, %1
// CHECK-NEXT: ret float %10
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @cmp(%a: i32, %b: f32, %p: !llvm.ptr) -> i1 {
  %0 = llvm.icmp "eq" %a, %a : i32
  %1 = llvm.icmp "ne" %a, %a : i32
  %2 = llvm.icmp "slt" %a, %a : i32
  %3 = llvm.icmp "uge" %a, %a : i32
  %4 = llvm.fcmp "oeq" %b, %b : f32
  %5 = llvm.fcmp "une" %b, %b : f32
  %6 = llvm.fcmp "_true" %b, %b : f32
  %7 = llvm.icmp "eq" %p, %p : !llvm.ptr
  %8 = llvm.select %7, %0, %4 : i1, i1
  llvm.return %8 : i1
}

// CHECK: define i1 @cmp(i32 %0, float %1, ptr %2) {
// CHECK-NEXT: %4 = icmp eq i32 %0, %0
// CHECK-NEXT: %5 = icmp ne i32 %0, %0
// CHECK-NEXT: %6 = icmp slt i32 %0, %0
// CHECK-NEXT: %7 = icmp uge i32 %0, %0
// CHECK-NEXT: %8 = fcmp oeq float %1, %1
// CHECK-NEXT: %9 = fcmp une float %1, %1
// CHECK-NEXT: %10 = fcmp true float %1, %1
// CHECK-NEXT: %11 = icmp eq ptr %2, %2
// CHECK-NEXT: %12 = select i1 %11, i1 %4, i1 %8
// CHECK-NEXT: ret i1 %12
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @casts(%a: i32, %b: f32, %p: !llvm.ptr, %q: i64, %v: vector<4xi32>) {
  %0 = llvm.sext %a : i32 to i64
  %1 = llvm.zext %a : i32 to i64
  %2 = llvm.trunc %a : i32 to i8
  %3 = llvm.sitofp %a : i32 to f32
  %4 = llvm.uitofp %a : i32 to f64
  %5 = llvm.fptosi %b : f32 to i32
  %6 = llvm.fptoui %b : f32 to i8
  %7 = llvm.fpext %b : f32 to f64
  %8 = llvm.fptrunc %b : f32 to f16
  %9 = llvm.bitcast %b : f32 to i32
  %10 = llvm.ptrtoint %p : !llvm.ptr to i64
  %11 = llvm.inttoptr %q : i64 to !llvm.ptr
  %12 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %13 = llvm.bitcast %v : vector<4xi32> to vector<4xf32>
  llvm.return
}

// CHECK: define void @casts(i32 %0, float %1, ptr %2, i64 %3, <4 x i32> %4) {
// CHECK-NEXT: %6 = sext i32 %0 to i64
// CHECK-NEXT: %7 = zext i32 %0 to i64
// CHECK-NEXT: %8 = trunc i32 %0 to i8
// CHECK-NEXT: %9 = sitofp i32 %0 to float
// CHECK-NEXT: %10 = uitofp i32 %0 to double
// CHECK-NEXT: %11 = fptosi float %1 to i32
// CHECK-NEXT: %12 = fptoui float %1 to i8
// CHECK-NEXT: %13 = fpext float %1 to double
// CHECK-NEXT: %14 = fptrunc float %1 to half
// CHECK-NEXT: %15 = bitcast float %1 to i32
// CHECK-NEXT: %16 = ptrtoint ptr %2 to i64
// CHECK-NEXT: %17 = inttoptr i64 %3 to ptr
// CHECK-NEXT: %18 = addrspacecast ptr %2 to ptr addrspace(1)
// CHECK-NEXT: %19 = bitcast <4 x i32> %4 to <4 x float>
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @intrinsics(%a: i32, %b: f32, %c: i1) {
  %0 = llvm.intr.smax(%a, %a) : (i32, i32) -> i32
  %1 = llvm.intr.umin(%a, %a) : (i32, i32) -> i32
  %2 = llvm.intr.maxnum(%b, %b) : (f32, f32) -> f32
  %3 = llvm.intr.minimum(%b, %b) : (f32, f32) -> f32
  %4 = "llvm.intr.uadd.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %5 = llvm.intr.fabs(%b) : (f32) -> f32
  %6 = llvm.intr.ctpop(%a) : (i32) -> i32
  llvm.intr.assume %c : i1
  %7 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %7 : !llvm.ptr
  llvm.intr.trap
  llvm.return
}

// CHECK: define void @intrinsics(i32 %0, float %1, i1 %2) {
// CHECK-NEXT: %4 = call i32 @llvm.smax.i32(i32 %0, i32 %0)
// CHECK-NEXT: %5 = call i32 @llvm.umin.i32(i32 %0, i32 %0)
// CHECK-NEXT: %6 = call float @llvm.maxnum.f32(float %1, float %1)
// CHECK-NEXT: %7 = call float @llvm.minimum.f32(float %1, float %1)
// CHECK-NEXT: %8 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %0, i32 %0)
// CHECK-NEXT: %9 = call float @llvm.fabs.f32(float %1)
// CHECK-NEXT: %10 = call i32 @llvm.ctpop.i32(i32 %0)
// CHECK-NEXT: call void @llvm.assume(i1 %2)
// CHECK-NEXT: %11 = call ptr @llvm.stacksave.p0()
// CHECK-NEXT: call void @llvm.stackrestore.p0(ptr %11)
// CHECK-NEXT: call void @llvm.trap()
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.smax.i32(i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.umin.i32(i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.maxnum.f32(float, float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.minimum.f32(float, float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.fabs.f32(float) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.ctpop.i32(i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
// CHECK-NEXT: declare void @llvm.assume(i1 noundef) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare ptr @llvm.stacksave.p0() #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn
// CHECK-NEXT: declare void @llvm.stackrestore.p0(ptr) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
// CHECK-NEXT: declare void @llvm.trap() #3
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
// CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind willreturn }
// CHECK-NEXT: attributes #3 = { cold noreturn nounwind memory(inaccessiblemem: write) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @vector(%v: vector<4xf32>, %x: f32, %i: i32) -> vector<4xf32> {
  %0 = llvm.insertelement %x, %v[%i : i32] : vector<4xf32>
  %1 = llvm.extractelement %0[%i : i32] : vector<4xf32>
  %2 = llvm.shufflevector %0, %v [0, 5, 2, 7] : vector<4xf32>
  %3 = llvm.fadd %2, %v : vector<4xf32>
  llvm.return %3 : vector<4xf32>
}

// CHECK: define <4 x float> @vector(<4 x float> %0, float %1, i32 %2) {
// CHECK-NEXT: %4 = insertelement <4 x float> %0, float %1, i32 %2
// CHECK-NEXT: %5 = extractelement <4 x float> %4, i32 %2
// CHECK-NEXT: %6 = shufflevector <4 x float> %4, <4 x float> %0, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
// CHECK-NEXT: %7 = fadd <4 x float> %6, %0
// CHECK-NEXT: ret <4 x float> %7
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

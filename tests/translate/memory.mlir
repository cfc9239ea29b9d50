// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @m(%p: !llvm.ptr, %i: i64, %v: f32) -> f32 {
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %1 = llvm.getelementptr inbounds %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %2 = llvm.getelementptr inbounds|nuw %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %3 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  %4 = llvm.getelementptr %p[%i, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i8>
  %5 = llvm.load %0 : !llvm.ptr -> f32
  %6 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> f32
  %7 = llvm.load volatile %1 : !llvm.ptr -> f32
  %8 = llvm.load %1 {nontemporal} : !llvm.ptr -> f32
  llvm.store %v, %0 : f32, !llvm.ptr
  llvm.store %v, %0 {alignment = 8 : i64} : f32, !llvm.ptr
  llvm.store volatile %v, %0 : f32, !llvm.ptr
  llvm.store %v, %0 {nontemporal} : f32, !llvm.ptr
  llvm.return %8 : f32
}

// CHECK: define float @m(ptr %0, i64 %1, float %2) {
// CHECK-NEXT: %4 = getelementptr float, ptr %0, i64 %1
// CHECK-NEXT: %5 = getelementptr inbounds float, ptr %0, i64 %1
// CHECK-NEXT: %6 = getelementptr inbounds nuw float, ptr %0, i64 %1
// CHECK-NEXT: %7 = getelementptr { i32, float }, ptr %0, i32 0, i32 1
// CHECK-NEXT: %8 = getelementptr [4 x i8], ptr %0, i64 %1, i32 2
// CHECK-NEXT: %9 = load float, ptr %4, align 4
// CHECK-NEXT: %10 = load float, ptr %5, align 4
// CHECK-NEXT: %11 = load volatile float, ptr %5, align 4
// CHECK-NEXT: %12 = load float, ptr %5, align 4, !nontemporal !1
// CHECK-NEXT: store float %2, ptr %4, align 4
// CHECK-NEXT: store float %2, ptr %4, align 8
// CHECK-NEXT: store volatile float %2, ptr %4, align 4
// CHECK-NEXT: store float %2, ptr %4, align 4, !nontemporal !1
// CHECK-NEXT: ret float %12
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i32 1}

// -----

llvm.func @a(%n: i64) -> !llvm.ptr {
  %0 = llvm.alloca %n x f32 : (i64) -> !llvm.ptr
  %1 = llvm.alloca %n x f32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %2 = llvm.alloca %n x !llvm.struct<(i32, ptr)> : (i64) -> !llvm.ptr<5>
  llvm.return %1 : !llvm.ptr
}

// CHECK: define ptr @a(i64 %0) {
// CHECK-NEXT: %2 = alloca float, i64 %0, align 4
// CHECK-NEXT: %3 = alloca float, i64 %0, align 16
// CHECK-NEXT: %4 = alloca { i32, ptr }, i64 %0, align 8, addrspace(5)
// CHECK-NEXT: ret ptr %3
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @atomics(%p: !llvm.ptr, %v: i32, %x: f32) {
  %0 = llvm.atomicrmw add %p, %v acq_rel : !llvm.ptr, i32
  %1 = llvm.atomicrmw fadd %p, %x monotonic : !llvm.ptr, f32
  %2 = llvm.atomicrmw xchg %p, %v seq_cst : !llvm.ptr, i32
  %3 = llvm.cmpxchg %p, %v, %v acq_rel monotonic : !llvm.ptr, i32
  %4 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %v, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.fence seq_cst
  llvm.return
}

// CHECK: define void @atomics(ptr %0, i32 %1, float %2) {
// CHECK-NEXT: %4 = atomicrmw add ptr %0, i32 %1 acq_rel, align 4
// CHECK-NEXT: %5 = atomicrmw fadd ptr %0, float %2 monotonic, align 4
// CHECK-NEXT: %6 = atomicrmw xchg ptr %0, i32 %1 seq_cst, align 4
// CHECK-NEXT: %7 = cmpxchg ptr %0, i32 %1, i32 %1 acq_rel monotonic, align 4
// CHECK-NEXT: %8 = load atomic i32, ptr %0 acquire, align 4
// CHECK-NEXT: store atomic i32 %1, ptr %0 release, align 4
// CHECK-NEXT: fence seq_cst
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @mem(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %b: i8) {
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%p, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  llvm.return
}

// CHECK: define void @mem(ptr %0, ptr %1, i64 %2, i8 %3) {
// CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr %0, ptr %1, i64 %2, i1 false)
// CHECK-NEXT: call void @llvm.memmove.p0.p0.i64(ptr %0, ptr %1, i64 %2, i1 true)
// CHECK-NEXT: call void @llvm.memset.p0.i64(ptr %0, i8 %3, i64 %2, i1 false)
// CHECK-NEXT: call void @llvm.prefetch.p0(ptr %0, i32 0, i32 3, i32 1)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
// CHECK-NEXT: declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK-NEXT: attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
// CHECK-NEXT: attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @structs(%s: !llvm.struct<"node", (i32, ptr)>, %r: !llvm.struct<packed (i8, i32)>) -> i32 {
  %0 = llvm.extractvalue %s[0] : !llvm.struct<"node", (i32, ptr)>
  llvm.return %0 : i32
}

// CHECK: %node = type { i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: define i32 @structs(%node %0, <{ i8, i32 }> %1) {
// CHECK-NEXT: %3 = extractvalue %node %0, 0
// CHECK-NEXT: ret i32 %3
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @nested(%s: !llvm.struct<(array<2 x struct<(i32, f32)>>, i8)>) -> f32 {
  %0 = llvm.extractvalue %s[0, 1, 1] : !llvm.struct<(array<2 x struct<(i32, f32)>>, i8)>
  llvm.return %0 : f32
}

// CHECK: define float @nested({ [2 x { i32, float }], i8 } %0) {
// CHECK-NEXT: %2 = extractvalue { [2 x { i32, float }], i8 } %0, 0, 1, 1
// CHECK-NEXT: ret float %2
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

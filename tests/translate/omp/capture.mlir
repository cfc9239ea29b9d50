// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @before(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.capture {
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.update %x : !llvm.ptr {
    ^bb0(%old: i32):
      %new = llvm.add %old, %e : i32
      omp.yield(%new : i32)
    }
  }
  omp.atomic.capture {
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.write %x = %e : !llvm.ptr, i32
  }
  llvm.return
}

llvm.func @after(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.capture {
    omp.atomic.update %x : !llvm.ptr {
    ^bb0(%old: i32):
      %new = llvm.sub %e, %old : i32
      omp.yield(%new : i32)
    }
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
  }
  llvm.return
}

// -----

llvm.func @before(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.capture memory_order(seq_cst) {
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.update %x : !llvm.ptr {
    ^bb0(%old: i32):
      %new = llvm.add %old, %e : i32
      omp.yield(%new : i32)
    }
  }
  omp.atomic.capture memory_order(seq_cst) {
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.write %x = %e : !llvm.ptr, i32
  }
  llvm.return
}

llvm.func @after(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.capture memory_order(seq_cst) {
    omp.atomic.update %x : !llvm.ptr {
    ^bb0(%old: i32):
      %new = llvm.sub %e, %old : i32
      omp.yield(%new : i32)
    }
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
  }
  llvm.return
}

// -----

llvm.func @before(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.capture memory_order(acquire) {
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.update %x : !llvm.ptr {
    ^bb0(%old: i32):
      %new = llvm.add %old, %e : i32
      omp.yield(%new : i32)
    }
  }
  omp.atomic.capture memory_order(acquire) {
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.write %x = %e : !llvm.ptr, i32
  }
  llvm.return
}

llvm.func @after(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.capture memory_order(acquire) {
    omp.atomic.update %x : !llvm.ptr {
    ^bb0(%old: i32):
      %new = llvm.sub %e, %old : i32
      omp.yield(%new : i32)
    }
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
  }
  llvm.return
}

// -----

llvm.func @before(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.capture memory_order(relaxed) {
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.update %x : !llvm.ptr {
    ^bb0(%old: i32):
      %new = llvm.add %old, %e : i32
      omp.yield(%new : i32)
    }
  }
  omp.atomic.capture memory_order(relaxed) {
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.write %x = %e : !llvm.ptr, i32
  }
  llvm.return
}

llvm.func @after(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.capture memory_order(relaxed) {
    omp.atomic.update %x : !llvm.ptr {
    ^bb0(%old: i32):
      %new = llvm.sub %e, %old : i32
      omp.yield(%new : i32)
    }
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
  }
  llvm.return
}

// -----

llvm.func @of_floats(%x: !llvm.ptr, %v: !llvm.ptr, %e: f32) {
  omp.atomic.capture {
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, f32
    omp.atomic.write %x = %e : !llvm.ptr, f32
  }
  omp.parallel {
    omp.atomic.capture {
      omp.atomic.update %x : !llvm.ptr {
      ^bb0(%old: f32):
        %new = llvm.fmul %old, %e : f32
        omp.yield(%new : f32)
      }
      omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, f32
    }
    omp.terminator
  }
  llvm.return
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @before(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = atomicrmw add ptr %[[V0]], i32 %[[V2]] monotonic, align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = add i32 %[[V4]], %[[V2]]
// CHECK-NEXT:   store i32 %[[V4]], ptr %[[V1]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = atomicrmw xchg ptr %[[V0]], i32 %[[V2]] monotonic, align 4
// CHECK-NEXT:   store i32 %[[V6]], ptr %[[V1]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @after(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[X_NEW_VAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[_ATOMIC_LOAD:[^ ]+]] = load atomic i32, ptr %[[V0]] monotonic, align 4
// CHECK-NEXT:   br label %[[_ATOMIC_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.cont:                                     ; preds = %[[_ATOMIC_CONT]], %[[ENTRY]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = phi i32 [ %[[_ATOMIC_LOAD]], %[[ENTRY]] ], [ %[[V8:[^ ]+]], %[[_ATOMIC_CONT]] ]
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub i32 %[[V2]], %[[V4]]
// CHECK-NEXT:   store i32 %[[V5]], ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = load i32, ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V7:[^ ]+]] = cmpxchg ptr %[[V0]], i32 %[[V4]], i32 %[[V6]] monotonic monotonic, align 4
// CHECK-NEXT:   %[[V8]] = extractvalue { i32, i1 } %[[V7]], 0
// CHECK-NEXT:   %[[V9:[^ ]+]] = extractvalue { i32, i1 } %[[V7]], 1
// CHECK-NEXT:   br i1 %[[V9]], label %[[_ATOMIC_EXIT:[^ ]+]], label %[[_ATOMIC_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.exit:                                     ; preds = %[[_ATOMIC_CONT]]
// CHECK-NEXT:   store i32 %[[V5]], ptr %[[V1]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: define void @before(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = atomicrmw add ptr %[[V0]], i32 %[[V2]] seq_cst, align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = add i32 %[[V4]], %[[V2]]
// CHECK-NEXT:   store i32 %[[V4]], ptr %[[V1]], align 4
// CHECK-NEXT:   call void @__kmpc_flush(ptr @1)
// CHECK-NEXT:   %[[V6:[^ ]+]] = atomicrmw xchg ptr %[[V0]], i32 %[[V2]] seq_cst, align 4
// CHECK-NEXT:   store i32 %[[V6]], ptr %[[V1]], align 4
// CHECK-NEXT:   call void @__kmpc_flush(ptr @1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @after(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[X_NEW_VAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[_ATOMIC_LOAD:[^ ]+]] = load atomic i32, ptr %[[V0]] seq_cst, align 4
// CHECK-NEXT:   br label %[[_ATOMIC_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.cont:                                     ; preds = %[[_ATOMIC_CONT]], %[[ENTRY]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = phi i32 [ %[[_ATOMIC_LOAD]], %[[ENTRY]] ], [ %[[V8:[^ ]+]], %[[_ATOMIC_CONT]] ]
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub i32 %[[V2]], %[[V4]]
// CHECK-NEXT:   store i32 %[[V5]], ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = load i32, ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V7:[^ ]+]] = cmpxchg ptr %[[V0]], i32 %[[V4]], i32 %[[V6]] seq_cst seq_cst, align 4
// CHECK-NEXT:   %[[V8]] = extractvalue { i32, i1 } %[[V7]], 0
// CHECK-NEXT:   %[[V9:[^ ]+]] = extractvalue { i32, i1 } %[[V7]], 1
// CHECK-NEXT:   br i1 %[[V9]], label %[[_ATOMIC_EXIT:[^ ]+]], label %[[_ATOMIC_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.exit:                                     ; preds = %[[_ATOMIC_CONT]]
// CHECK-NEXT:   store i32 %[[V5]], ptr %[[V1]], align 4
// CHECK-NEXT:   call void @__kmpc_flush(ptr @1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_flush(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: define void @before(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = atomicrmw add ptr %[[V0]], i32 %[[V2]] acquire, align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = add i32 %[[V4]], %[[V2]]
// CHECK-NEXT:   store i32 %[[V4]], ptr %[[V1]], align 4
// CHECK-NEXT:   call void @__kmpc_flush(ptr @1)
// CHECK-NEXT:   %[[V6:[^ ]+]] = atomicrmw xchg ptr %[[V0]], i32 %[[V2]] acquire, align 4
// CHECK-NEXT:   store i32 %[[V6]], ptr %[[V1]], align 4
// CHECK-NEXT:   call void @__kmpc_flush(ptr @1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @after(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[X_NEW_VAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[_ATOMIC_LOAD:[^ ]+]] = load atomic i32, ptr %[[V0]] acquire, align 4
// CHECK-NEXT:   br label %[[_ATOMIC_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.cont:                                     ; preds = %[[_ATOMIC_CONT]], %[[ENTRY]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = phi i32 [ %[[_ATOMIC_LOAD]], %[[ENTRY]] ], [ %[[V8:[^ ]+]], %[[_ATOMIC_CONT]] ]
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub i32 %[[V2]], %[[V4]]
// CHECK-NEXT:   store i32 %[[V5]], ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = load i32, ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V7:[^ ]+]] = cmpxchg ptr %[[V0]], i32 %[[V4]], i32 %[[V6]] acquire acquire, align 4
// CHECK-NEXT:   %[[V8]] = extractvalue { i32, i1 } %[[V7]], 0
// CHECK-NEXT:   %[[V9:[^ ]+]] = extractvalue { i32, i1 } %[[V7]], 1
// CHECK-NEXT:   br i1 %[[V9]], label %[[_ATOMIC_EXIT:[^ ]+]], label %[[_ATOMIC_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.exit:                                     ; preds = %[[_ATOMIC_CONT]]
// CHECK-NEXT:   store i32 %[[V5]], ptr %[[V1]], align 4
// CHECK-NEXT:   call void @__kmpc_flush(ptr @1)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_flush(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @before(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = atomicrmw add ptr %[[V0]], i32 %[[V2]] monotonic, align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = add i32 %[[V4]], %[[V2]]
// CHECK-NEXT:   store i32 %[[V4]], ptr %[[V1]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = atomicrmw xchg ptr %[[V0]], i32 %[[V2]] monotonic, align 4
// CHECK-NEXT:   store i32 %[[V6]], ptr %[[V1]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @after(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[X_NEW_VAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[_ATOMIC_LOAD:[^ ]+]] = load atomic i32, ptr %[[V0]] monotonic, align 4
// CHECK-NEXT:   br label %[[_ATOMIC_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.cont:                                     ; preds = %[[_ATOMIC_CONT]], %[[ENTRY]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = phi i32 [ %[[_ATOMIC_LOAD]], %[[ENTRY]] ], [ %[[V8:[^ ]+]], %[[_ATOMIC_CONT]] ]
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub i32 %[[V2]], %[[V4]]
// CHECK-NEXT:   store i32 %[[V5]], ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = load i32, ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V7:[^ ]+]] = cmpxchg ptr %[[V0]], i32 %[[V4]], i32 %[[V6]] monotonic monotonic, align 4
// CHECK-NEXT:   %[[V8]] = extractvalue { i32, i1 } %[[V7]], 0
// CHECK-NEXT:   %[[V9:[^ ]+]] = extractvalue { i32, i1 } %[[V7]], 1
// CHECK-NEXT:   br i1 %[[V9]], label %[[_ATOMIC_EXIT:[^ ]+]], label %[[_ATOMIC_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.exit:                                     ; preds = %[[_ATOMIC_CONT]]
// CHECK-NEXT:   store i32 %[[V5]], ptr %[[V1]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: define void @of_floats(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], float %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr, ptr, ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca float, align 4
// CHECK-NEXT:   %[[X_NEW_VAL:[^ ]+]] = alloca float, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[_ATOMIC_LOAD:[^ ]+]] = load atomic i32, ptr %[[V0]] monotonic, align 4
// CHECK-NEXT:   br label %[[_ATOMIC_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.cont:                                     ; preds = %[[_ATOMIC_CONT]], %[[ENTRY]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = phi i32 [ %[[_ATOMIC_LOAD]], %[[ENTRY]] ], [ %[[V7:[^ ]+]], %[[_ATOMIC_CONT]] ]
// CHECK-NEXT:   %[[_ATOMIC_FLTCAST:[^ ]+]] = bitcast i32 %[[V4]] to float
// CHECK-NEXT:   store float %[[V2]], ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[X_NEW_VAL]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = cmpxchg ptr %[[V0]], i32 %[[V4]], i32 %[[V5]] monotonic monotonic, align 4
// CHECK-NEXT:   %[[V7]] = extractvalue { i32, i1 } %[[V6]], 0
// CHECK-NEXT:   %[[V8:[^ ]+]] = extractvalue { i32, i1 } %[[V6]], 1
// CHECK-NEXT:   br i1 %[[V8]], label %[[_ATOMIC_EXIT:[^ ]+]], label %[[_ATOMIC_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.exit:                                     ; preds = %[[_ATOMIC_CONT]]
// CHECK-NEXT:   store float %[[_ATOMIC_FLTCAST]], ptr %[[V1]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store float %[[V2]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[_ATOMIC_EXIT]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store ptr %[[V0]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   %[[GEP_7:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 2
// CHECK-NEXT:   store ptr %[[V1]], ptr %[[GEP_7]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @of_floats..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @of_floats..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !1
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !2
// CHECK-NEXT:   %[[GEP_1:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 2
// CHECK-NEXT:   %[[LOADGEP_2:[^ ]+]] = load ptr, ptr %[[GEP_1]], align 8, !align !2
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[X_NEW_VAL5:[^ ]+]] = alloca float, align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load float, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   %[[_ATOMIC_LOAD2:[^ ]+]] = load atomic i32, ptr %[[LOADGEP_]] monotonic, align 4
// CHECK-NEXT:   br label %[[_ATOMIC_CONT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.cont4:                                    ; preds = %[[_ATOMIC_CONT4]], %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = phi i32 [ %[[_ATOMIC_LOAD2]], %[[OMP_PAR_REGION1]] ], [ %[[V7:[^ ]+]], %[[_ATOMIC_CONT4]] ]
// CHECK-NEXT:   %[[_ATOMIC_FLTCAST6:[^ ]+]] = bitcast i32 %[[V3]] to float
// CHECK-NEXT:   %[[V4:[^ ]+]] = fmul float %[[_ATOMIC_FLTCAST6]], %[[V2]]
// CHECK-NEXT:   store float %[[V4]], ptr %[[X_NEW_VAL5]], align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[X_NEW_VAL5]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = cmpxchg ptr %[[LOADGEP_]], i32 %[[V3]], i32 %[[V5]] monotonic monotonic, align 4
// CHECK-NEXT:   %[[V7]] = extractvalue { i32, i1 } %[[V6]], 0
// CHECK-NEXT:   %[[V8:[^ ]+]] = extractvalue { i32, i1 } %[[V6]], 1
// CHECK-NEXT:   br i1 %[[V8]], label %[[_ATOMIC_EXIT3:[^ ]+]], label %[[_ATOMIC_CONT4]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.exit3:                                    ; preds = %[[_ATOMIC_CONT4]]
// CHECK-NEXT:   store float %[[V4]], ptr %[[LOADGEP_2]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[_ATOMIC_EXIT3]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !3 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 4}
// CHECK-NEXT: !2 = !{i64 1}
// CHECK-NEXT: !3 = !{!4}
// CHECK-NEXT: !4 = !{i64 2, i64 -1, i64 -1, i1 true}

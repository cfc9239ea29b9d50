// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.critical {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.critical {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.parallel {
  omp.critical {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.critical {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.critical(@lock) {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.critical(@lock) {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.parallel {
  omp.critical(@lock) {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.critical(@lock) {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.critical(@hinted) {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.critical(@hinted) {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.parallel {
  omp.critical(@hinted) {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.critical(@hinted) {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.master {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.master {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.parallel {
  omp.master {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.master {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.masked {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.masked {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.parallel {
  omp.masked {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.masked {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.masked filter(%n : i32) {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.masked filter(%n : i32) {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.parallel {
  omp.masked filter(%n : i32) {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.masked filter(%n : i32) {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.single {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.single {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.parallel {
  omp.single {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.single {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.single nowait {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.single nowait {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.parallel {
  omp.single nowait {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.single nowait {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.ordered.region {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.ordered.region {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i32)
llvm.func @cond() -> i1
omp.critical.declare @lock
omp.critical.declare @hinted hint(contended, speculative)

llvm.func @f(%n: i32) {
  omp.parallel {
  omp.ordered.region {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  ^bb2:
    omp.terminator
  }
  omp.ordered.region {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  omp.barrier
  omp.barrier
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  omp.flush
  omp.flush
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  omp.flush(%p : !llvm.ptr)
  omp.flush(%p : !llvm.ptr)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  omp.taskwait
  omp.taskwait
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  omp.taskyield
  omp.taskyield
  llvm.return
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @.gomp_critical_user_.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @cond()
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_critical(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr @.gomp_critical_user_.var)
// CHECK-NEXT:   br label %[[OMP_CRITICAL_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region2:                             ; preds = %[[OMP_CRITICAL_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region1:                             ; preds = %[[OMP_CRITICAL_REGION]]
// CHECK-NEXT:   call void @use(i32 %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region:                              ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i1 @cond()
// CHECK-NEXT:   br i1 %[[V2]], label %[[OMP_CRITICAL_REGION1:[^ ]+]], label %[[OMP_CRITICAL_REGION2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_CRITICAL_REGION1]], %[[OMP_CRITICAL_REGION2]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   call void @__kmpc_end_critical(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr @.gomp_critical_user_.var)
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_critical(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]], ptr @.gomp_critical_user_.var)
// CHECK-NEXT:   br label %[[OMP_CRITICAL_REGION6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region6:                             ; preds = %[[OMP_REGION_FINALIZE]]
// CHECK-NEXT:   call void @use(i32 %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont5:                                 ; preds = %[[OMP_CRITICAL_REGION6]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize4:                             ; preds = %[[OMP_REGION_CONT5]]
// CHECK-NEXT:   call void @__kmpc_end_critical(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]], ptr @.gomp_critical_user_.var)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_critical(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_critical(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
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
// CHECK-NEXT: @.gomp_critical_user_.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @cond()
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @f..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @f..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !1
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_critical(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]], ptr @.gomp_critical_user_.var)
// CHECK-NEXT:   br label %[[OMP_CRITICAL_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region:                              ; preds = %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i1 @cond()
// CHECK-NEXT:   br i1 %[[V3]], label %[[OMP_CRITICAL_REGION4:[^ ]+]], label %[[OMP_CRITICAL_REGION5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region5:                             ; preds = %[[OMP_CRITICAL_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont3:                                 ; preds = %[[OMP_CRITICAL_REGION4]], %[[OMP_CRITICAL_REGION5]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT3]]
// CHECK-NEXT:   call void @__kmpc_end_critical(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]], ptr @.gomp_critical_user_.var)
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM6:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_critical(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM6]], ptr @.gomp_critical_user_.var)
// CHECK-NEXT:   br label %[[OMP_CRITICAL_REGION9:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region9:                             ; preds = %[[OMP_REGION_FINALIZE]]
// CHECK-NEXT:   call void @use(i32 %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont8:                                 ; preds = %[[OMP_CRITICAL_REGION9]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize7:                             ; preds = %[[OMP_REGION_CONT8]]
// CHECK-NEXT:   call void @__kmpc_end_critical(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM6]], ptr @.gomp_critical_user_.var)
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_REGION_FINALIZE7]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region4:                             ; preds = %[[OMP_CRITICAL_REGION]]
// CHECK-NEXT:   call void @use(i32 %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_critical(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_critical(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 4}
// CHECK-NEXT: !2 = !{!3}
// CHECK-NEXT: !3 = !{i64 2, i64 -1, i64 -1, i1 true}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @.gomp_critical_user_lock.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @cond()
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_critical_with_hint(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr @.gomp_critical_user_lock.var, i32 0)
// CHECK-NEXT:   br label %[[OMP_CRITICAL_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region2:                             ; preds = %[[OMP_CRITICAL_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region1:                             ; preds = %[[OMP_CRITICAL_REGION]]
// CHECK-NEXT:   call void @use(i32 %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region:                              ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i1 @cond()
// CHECK-NEXT:   br i1 %[[V2]], label %[[OMP_CRITICAL_REGION1:[^ ]+]], label %[[OMP_CRITICAL_REGION2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_CRITICAL_REGION1]], %[[OMP_CRITICAL_REGION2]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   call void @__kmpc_end_critical(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr @.gomp_critical_user_lock.var)
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_critical_with_hint(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]], ptr @.gomp_critical_user_lock.var, i32 0)
// CHECK-NEXT:   br label %[[OMP_CRITICAL_REGION6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region6:                             ; preds = %[[OMP_REGION_FINALIZE]]
// CHECK-NEXT:   call void @use(i32 %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont5:                                 ; preds = %[[OMP_CRITICAL_REGION6]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize4:                             ; preds = %[[OMP_REGION_CONT5]]
// CHECK-NEXT:   call void @__kmpc_end_critical(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]], ptr @.gomp_critical_user_lock.var)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_critical_with_hint(ptr, i32, ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_critical(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
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
// CHECK-NEXT: @.gomp_critical_user_lock.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @cond()
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @f..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @f..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !1
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_critical_with_hint(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]], ptr @.gomp_critical_user_lock.var, i32 0)
// CHECK-NEXT:   br label %[[OMP_CRITICAL_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region:                              ; preds = %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i1 @cond()
// CHECK-NEXT:   br i1 %[[V3]], label %[[OMP_CRITICAL_REGION4:[^ ]+]], label %[[OMP_CRITICAL_REGION5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region5:                             ; preds = %[[OMP_CRITICAL_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont3:                                 ; preds = %[[OMP_CRITICAL_REGION4]], %[[OMP_CRITICAL_REGION5]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT3]]
// CHECK-NEXT:   call void @__kmpc_end_critical(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]], ptr @.gomp_critical_user_lock.var)
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM6:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_critical_with_hint(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM6]], ptr @.gomp_critical_user_lock.var, i32 0)
// CHECK-NEXT:   br label %[[OMP_CRITICAL_REGION9:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region9:                             ; preds = %[[OMP_REGION_FINALIZE]]
// CHECK-NEXT:   call void @use(i32 %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont8:                                 ; preds = %[[OMP_CRITICAL_REGION9]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize7:                             ; preds = %[[OMP_REGION_CONT8]]
// CHECK-NEXT:   call void @__kmpc_end_critical(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM6]], ptr @.gomp_critical_user_lock.var)
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_REGION_FINALIZE7]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region4:                             ; preds = %[[OMP_CRITICAL_REGION]]
// CHECK-NEXT:   call void @use(i32 %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_critical_with_hint(ptr, i32, ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_critical(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 4}
// CHECK-NEXT: !2 = !{!3}
// CHECK-NEXT: !3 = !{i64 2, i64 -1, i64 -1, i1 true}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @.gomp_critical_user_hinted.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @cond()
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_critical_with_hint(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr @.gomp_critical_user_hinted.var, i32 10)
// CHECK-NEXT:   br label %[[OMP_CRITICAL_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region2:                             ; preds = %[[OMP_CRITICAL_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region1:                             ; preds = %[[OMP_CRITICAL_REGION]]
// CHECK-NEXT:   call void @use(i32 %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region:                              ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i1 @cond()
// CHECK-NEXT:   br i1 %[[V2]], label %[[OMP_CRITICAL_REGION1:[^ ]+]], label %[[OMP_CRITICAL_REGION2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_CRITICAL_REGION1]], %[[OMP_CRITICAL_REGION2]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   call void @__kmpc_end_critical(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr @.gomp_critical_user_hinted.var)
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_critical_with_hint(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]], ptr @.gomp_critical_user_hinted.var, i32 10)
// CHECK-NEXT:   br label %[[OMP_CRITICAL_REGION6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region6:                             ; preds = %[[OMP_REGION_FINALIZE]]
// CHECK-NEXT:   call void @use(i32 %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont5:                                 ; preds = %[[OMP_CRITICAL_REGION6]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize4:                             ; preds = %[[OMP_REGION_CONT5]]
// CHECK-NEXT:   call void @__kmpc_end_critical(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]], ptr @.gomp_critical_user_hinted.var)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_critical_with_hint(ptr, i32, ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_critical(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
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
// CHECK-NEXT: @.gomp_critical_user_hinted.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @cond()
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @f..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @f..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !1
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_critical_with_hint(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]], ptr @.gomp_critical_user_hinted.var, i32 10)
// CHECK-NEXT:   br label %[[OMP_CRITICAL_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region:                              ; preds = %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i1 @cond()
// CHECK-NEXT:   br i1 %[[V3]], label %[[OMP_CRITICAL_REGION4:[^ ]+]], label %[[OMP_CRITICAL_REGION5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region5:                             ; preds = %[[OMP_CRITICAL_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont3:                                 ; preds = %[[OMP_CRITICAL_REGION4]], %[[OMP_CRITICAL_REGION5]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT3]]
// CHECK-NEXT:   call void @__kmpc_end_critical(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]], ptr @.gomp_critical_user_hinted.var)
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM6:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_critical_with_hint(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM6]], ptr @.gomp_critical_user_hinted.var, i32 10)
// CHECK-NEXT:   br label %[[OMP_CRITICAL_REGION9:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region9:                             ; preds = %[[OMP_REGION_FINALIZE]]
// CHECK-NEXT:   call void @use(i32 %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont8:                                 ; preds = %[[OMP_CRITICAL_REGION9]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize7:                             ; preds = %[[OMP_REGION_CONT8]]
// CHECK-NEXT:   call void @__kmpc_end_critical(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM6]], ptr @.gomp_critical_user_hinted.var)
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_REGION_FINALIZE7]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region4:                             ; preds = %[[OMP_CRITICAL_REGION]]
// CHECK-NEXT:   call void @use(i32 %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_critical_with_hint(ptr, i32, ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_critical(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 4}
// CHECK-NEXT: !2 = !{!3}
// CHECK-NEXT: !3 = !{i64 2, i64 -1, i64 -1, i1 true}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @cond()
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i32 @__kmpc_master(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   %[[V3:[^ ]+]] = icmp ne i32 %[[V2]], 0
// CHECK-NEXT:   br i1 %[[V3]], label %[[OMP_REGION_BODY:[^ ]+]], label %[[OMP_REGION_END:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body:                                  ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_MASTER_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.master.region2:                               ; preds = %[[OMP_MASTER_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.master.region1:                               ; preds = %[[OMP_MASTER_REGION]]
// CHECK-NEXT:   call void @use(i32 %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.master.region:                                ; preds = %[[OMP_REGION_BODY]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i1 @cond()
// CHECK-NEXT:   br i1 %[[V4]], label %[[OMP_MASTER_REGION1:[^ ]+]], label %[[OMP_MASTER_REGION2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_MASTER_REGION1]], %[[OMP_MASTER_REGION2]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   call void @__kmpc_end_master(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   br label %[[OMP_REGION_END]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end:                                   ; preds = %[[V1]], %[[OMP_REGION_FINALIZE]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @__kmpc_master(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]])
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp ne i32 %[[V5]], 0
// CHECK-NEXT:   br i1 %[[V6]], label %[[OMP_REGION_BODY6:[^ ]+]], label %[[OMP_REGION_END4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body6:                                 ; preds = %[[OMP_REGION_END]]
// CHECK-NEXT:   br label %[[OMP_MASTER_REGION8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.master.region8:                               ; preds = %[[OMP_REGION_BODY6]]
// CHECK-NEXT:   call void @use(i32 %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont7:                                 ; preds = %[[OMP_MASTER_REGION8]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize5:                             ; preds = %[[OMP_REGION_CONT7]]
// CHECK-NEXT:   call void @__kmpc_end_master(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]])
// CHECK-NEXT:   br label %[[OMP_REGION_END4]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end4:                                  ; preds = %[[OMP_REGION_END]], %[[OMP_REGION_FINALIZE5]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_master(ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_end_master(ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
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
// CHECK-NEXT: declare void @use(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @cond()
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @f..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @f..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !1
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i32 @__kmpc_master(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = icmp ne i32 %[[V3]], 0
// CHECK-NEXT:   br i1 %[[V4]], label %[[OMP_REGION_BODY:[^ ]+]], label %[[OMP_REGION_END:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end:                                   ; preds = %[[OMP_PAR_REGION1]], %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM6:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @__kmpc_master(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM6]])
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp ne i32 %[[V5]], 0
// CHECK-NEXT:   br i1 %[[V6]], label %[[OMP_REGION_BODY9:[^ ]+]], label %[[OMP_REGION_END7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end7:                                  ; preds = %[[OMP_REGION_END]], %[[OMP_REGION_FINALIZE8:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_REGION_END7]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body9:                                 ; preds = %[[OMP_REGION_END]]
// CHECK-NEXT:   br label %[[OMP_MASTER_REGION11:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.master.region11:                              ; preds = %[[OMP_REGION_BODY9]]
// CHECK-NEXT:   call void @use(i32 %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT10:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont10:                                ; preds = %[[OMP_MASTER_REGION11]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE8]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize8:                             ; preds = %[[OMP_REGION_CONT10]]
// CHECK-NEXT:   call void @__kmpc_end_master(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM6]])
// CHECK-NEXT:   br label %[[OMP_REGION_END7]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body:                                  ; preds = %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   br label %[[OMP_MASTER_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.master.region:                                ; preds = %[[OMP_REGION_BODY]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = call i1 @cond()
// CHECK-NEXT:   br i1 %[[V7]], label %[[OMP_MASTER_REGION4:[^ ]+]], label %[[OMP_MASTER_REGION5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.master.region5:                               ; preds = %[[OMP_MASTER_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont3:                                 ; preds = %[[OMP_MASTER_REGION4]], %[[OMP_MASTER_REGION5]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT3]]
// CHECK-NEXT:   call void @__kmpc_end_master(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   br label %[[OMP_REGION_END]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.master.region4:                               ; preds = %[[OMP_MASTER_REGION]]
// CHECK-NEXT:   call void @use(i32 %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_master(ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_end_master(ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 4}
// CHECK-NEXT: !2 = !{!3}
// CHECK-NEXT: !3 = !{i64 2, i64 -1, i64 -1, i1 true}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @cond()
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i32 @__kmpc_masked(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 0)
// CHECK-NEXT:   %[[V3:[^ ]+]] = icmp ne i32 %[[V2]], 0
// CHECK-NEXT:   br i1 %[[V3]], label %[[OMP_REGION_BODY:[^ ]+]], label %[[OMP_REGION_END:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body:                                  ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_MASKED_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.masked.region2:                               ; preds = %[[OMP_MASKED_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.masked.region1:                               ; preds = %[[OMP_MASKED_REGION]]
// CHECK-NEXT:   call void @use(i32 %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.masked.region:                                ; preds = %[[OMP_REGION_BODY]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i1 @cond()
// CHECK-NEXT:   br i1 %[[V4]], label %[[OMP_MASKED_REGION1:[^ ]+]], label %[[OMP_MASKED_REGION2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_MASKED_REGION1]], %[[OMP_MASKED_REGION2]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   call void @__kmpc_end_masked(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   br label %[[OMP_REGION_END]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end:                                   ; preds = %[[V1]], %[[OMP_REGION_FINALIZE]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @__kmpc_masked(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]], i32 0)
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp ne i32 %[[V5]], 0
// CHECK-NEXT:   br i1 %[[V6]], label %[[OMP_REGION_BODY6:[^ ]+]], label %[[OMP_REGION_END4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body6:                                 ; preds = %[[OMP_REGION_END]]
// CHECK-NEXT:   br label %[[OMP_MASKED_REGION8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.masked.region8:                               ; preds = %[[OMP_REGION_BODY6]]
// CHECK-NEXT:   call void @use(i32 %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont7:                                 ; preds = %[[OMP_MASKED_REGION8]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize5:                             ; preds = %[[OMP_REGION_CONT7]]
// CHECK-NEXT:   call void @__kmpc_end_masked(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]])
// CHECK-NEXT:   br label %[[OMP_REGION_END4]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end4:                                  ; preds = %[[OMP_REGION_END]], %[[OMP_REGION_FINALIZE5]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_masked(ptr, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_end_masked(ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
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
// CHECK-NEXT: declare void @use(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @cond()
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @f..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @f..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !1
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i32 @__kmpc_masked(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]], i32 0)
// CHECK-NEXT:   %[[V4:[^ ]+]] = icmp ne i32 %[[V3]], 0
// CHECK-NEXT:   br i1 %[[V4]], label %[[OMP_REGION_BODY:[^ ]+]], label %[[OMP_REGION_END:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end:                                   ; preds = %[[OMP_PAR_REGION1]], %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM6:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @__kmpc_masked(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM6]], i32 0)
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp ne i32 %[[V5]], 0
// CHECK-NEXT:   br i1 %[[V6]], label %[[OMP_REGION_BODY9:[^ ]+]], label %[[OMP_REGION_END7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end7:                                  ; preds = %[[OMP_REGION_END]], %[[OMP_REGION_FINALIZE8:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_REGION_END7]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body9:                                 ; preds = %[[OMP_REGION_END]]
// CHECK-NEXT:   br label %[[OMP_MASKED_REGION11:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.masked.region11:                              ; preds = %[[OMP_REGION_BODY9]]
// CHECK-NEXT:   call void @use(i32 %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT10:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont10:                                ; preds = %[[OMP_MASKED_REGION11]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE8]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize8:                             ; preds = %[[OMP_REGION_CONT10]]
// CHECK-NEXT:   call void @__kmpc_end_masked(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM6]])
// CHECK-NEXT:   br label %[[OMP_REGION_END7]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body:                                  ; preds = %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   br label %[[OMP_MASKED_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.masked.region:                                ; preds = %[[OMP_REGION_BODY]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = call i1 @cond()
// CHECK-NEXT:   br i1 %[[V7]], label %[[OMP_MASKED_REGION4:[^ ]+]], label %[[OMP_MASKED_REGION5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.masked.region5:                               ; preds = %[[OMP_MASKED_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont3:                                 ; preds = %[[OMP_MASKED_REGION4]], %[[OMP_MASKED_REGION5]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT3]]
// CHECK-NEXT:   call void @__kmpc_end_masked(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   br label %[[OMP_REGION_END]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.masked.region4:                               ; preds = %[[OMP_MASKED_REGION]]
// CHECK-NEXT:   call void @use(i32 %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_masked(ptr, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_end_masked(ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 4}
// CHECK-NEXT: !2 = !{!3}
// CHECK-NEXT: !3 = !{i64 2, i64 -1, i64 -1, i1 true}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @cond()
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i32 @__kmpc_masked(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 %[[V0]])
// CHECK-NEXT:   %[[V3:[^ ]+]] = icmp ne i32 %[[V2]], 0
// CHECK-NEXT:   br i1 %[[V3]], label %[[OMP_REGION_BODY:[^ ]+]], label %[[OMP_REGION_END:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body:                                  ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_MASKED_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.masked.region2:                               ; preds = %[[OMP_MASKED_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.masked.region1:                               ; preds = %[[OMP_MASKED_REGION]]
// CHECK-NEXT:   call void @use(i32 %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.masked.region:                                ; preds = %[[OMP_REGION_BODY]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i1 @cond()
// CHECK-NEXT:   br i1 %[[V4]], label %[[OMP_MASKED_REGION1:[^ ]+]], label %[[OMP_MASKED_REGION2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_MASKED_REGION1]], %[[OMP_MASKED_REGION2]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   call void @__kmpc_end_masked(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   br label %[[OMP_REGION_END]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end:                                   ; preds = %[[V1]], %[[OMP_REGION_FINALIZE]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @__kmpc_masked(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]], i32 %[[V0]])
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp ne i32 %[[V5]], 0
// CHECK-NEXT:   br i1 %[[V6]], label %[[OMP_REGION_BODY6:[^ ]+]], label %[[OMP_REGION_END4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body6:                                 ; preds = %[[OMP_REGION_END]]
// CHECK-NEXT:   br label %[[OMP_MASKED_REGION8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.masked.region8:                               ; preds = %[[OMP_REGION_BODY6]]
// CHECK-NEXT:   call void @use(i32 %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont7:                                 ; preds = %[[OMP_MASKED_REGION8]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize5:                             ; preds = %[[OMP_REGION_CONT7]]
// CHECK-NEXT:   call void @__kmpc_end_masked(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]])
// CHECK-NEXT:   br label %[[OMP_REGION_END4]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end4:                                  ; preds = %[[OMP_REGION_END]], %[[OMP_REGION_FINALIZE5]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_masked(ptr, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_end_masked(ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
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
// CHECK-NEXT: declare void @use(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @cond()
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @f..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @f..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !1
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i32 @__kmpc_masked(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]], i32 %[[V2]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = icmp ne i32 %[[V3]], 0
// CHECK-NEXT:   br i1 %[[V4]], label %[[OMP_REGION_BODY:[^ ]+]], label %[[OMP_REGION_END:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end:                                   ; preds = %[[OMP_PAR_REGION1]], %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM6:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @__kmpc_masked(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM6]], i32 %[[V2]])
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp ne i32 %[[V5]], 0
// CHECK-NEXT:   br i1 %[[V6]], label %[[OMP_REGION_BODY9:[^ ]+]], label %[[OMP_REGION_END7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end7:                                  ; preds = %[[OMP_REGION_END]], %[[OMP_REGION_FINALIZE8:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_REGION_END7]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body9:                                 ; preds = %[[OMP_REGION_END]]
// CHECK-NEXT:   br label %[[OMP_MASKED_REGION11:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.masked.region11:                              ; preds = %[[OMP_REGION_BODY9]]
// CHECK-NEXT:   call void @use(i32 %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT10:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont10:                                ; preds = %[[OMP_MASKED_REGION11]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE8]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize8:                             ; preds = %[[OMP_REGION_CONT10]]
// CHECK-NEXT:   call void @__kmpc_end_masked(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM6]])
// CHECK-NEXT:   br label %[[OMP_REGION_END7]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body:                                  ; preds = %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   br label %[[OMP_MASKED_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.masked.region:                                ; preds = %[[OMP_REGION_BODY]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = call i1 @cond()
// CHECK-NEXT:   br i1 %[[V7]], label %[[OMP_MASKED_REGION4:[^ ]+]], label %[[OMP_MASKED_REGION5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.masked.region5:                               ; preds = %[[OMP_MASKED_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont3:                                 ; preds = %[[OMP_MASKED_REGION4]], %[[OMP_MASKED_REGION5]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT3]]
// CHECK-NEXT:   call void @__kmpc_end_masked(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   br label %[[OMP_REGION_END]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.masked.region4:                               ; preds = %[[OMP_MASKED_REGION]]
// CHECK-NEXT:   call void @use(i32 %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_masked(ptr, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_end_masked(ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 4}
// CHECK-NEXT: !2 = !{!3}
// CHECK-NEXT: !3 = !{i64 2, i64 -1, i64 -1, i1 true}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @cond()
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i32 @__kmpc_single(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   %[[V3:[^ ]+]] = icmp ne i32 %[[V2]], 0
// CHECK-NEXT:   br i1 %[[V3]], label %[[OMP_REGION_BODY:[^ ]+]], label %[[OMP_REGION_END:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body:                                  ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_SINGLE_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.single.region2:                               ; preds = %[[OMP_SINGLE_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.single.region1:                               ; preds = %[[OMP_SINGLE_REGION]]
// CHECK-NEXT:   call void @use(i32 %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.single.region:                                ; preds = %[[OMP_REGION_BODY]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i1 @cond()
// CHECK-NEXT:   br i1 %[[V4]], label %[[OMP_SINGLE_REGION1:[^ ]+]], label %[[OMP_SINGLE_REGION2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_SINGLE_REGION1]], %[[OMP_SINGLE_REGION2]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   call void @__kmpc_end_single(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   br label %[[OMP_REGION_END]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end:                                   ; preds = %[[V1]], %[[OMP_REGION_FINALIZE]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM3]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM4:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @__kmpc_single(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM4]])
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp ne i32 %[[V5]], 0
// CHECK-NEXT:   br i1 %[[V6]], label %[[OMP_REGION_BODY7:[^ ]+]], label %[[OMP_REGION_END5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body7:                                 ; preds = %[[OMP_REGION_END]]
// CHECK-NEXT:   br label %[[OMP_SINGLE_REGION9:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.single.region9:                               ; preds = %[[OMP_REGION_BODY7]]
// CHECK-NEXT:   call void @use(i32 %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont8:                                 ; preds = %[[OMP_SINGLE_REGION9]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize6:                             ; preds = %[[OMP_REGION_CONT8]]
// CHECK-NEXT:   call void @__kmpc_end_single(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM4]])
// CHECK-NEXT:   br label %[[OMP_REGION_END5]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end5:                                  ; preds = %[[OMP_REGION_END]], %[[OMP_REGION_FINALIZE6]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM10:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM10]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_single(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_single(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @cond()
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @f..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @f..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !1
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i32 @__kmpc_single(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = icmp ne i32 %[[V3]], 0
// CHECK-NEXT:   br i1 %[[V4]], label %[[OMP_REGION_BODY:[^ ]+]], label %[[OMP_REGION_END:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end:                                   ; preds = %[[OMP_PAR_REGION1]], %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM6:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM6]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM7:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @__kmpc_single(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM7]])
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp ne i32 %[[V5]], 0
// CHECK-NEXT:   br i1 %[[V6]], label %[[OMP_REGION_BODY10:[^ ]+]], label %[[OMP_REGION_END8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end8:                                  ; preds = %[[OMP_REGION_END]], %[[OMP_REGION_FINALIZE9:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM13:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM13]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_REGION_END8]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body10:                                ; preds = %[[OMP_REGION_END]]
// CHECK-NEXT:   br label %[[OMP_SINGLE_REGION12:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.single.region12:                              ; preds = %[[OMP_REGION_BODY10]]
// CHECK-NEXT:   call void @use(i32 %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT11:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont11:                                ; preds = %[[OMP_SINGLE_REGION12]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE9]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize9:                             ; preds = %[[OMP_REGION_CONT11]]
// CHECK-NEXT:   call void @__kmpc_end_single(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM7]])
// CHECK-NEXT:   br label %[[OMP_REGION_END8]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body:                                  ; preds = %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   br label %[[OMP_SINGLE_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.single.region:                                ; preds = %[[OMP_REGION_BODY]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = call i1 @cond()
// CHECK-NEXT:   br i1 %[[V7]], label %[[OMP_SINGLE_REGION4:[^ ]+]], label %[[OMP_SINGLE_REGION5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.single.region5:                               ; preds = %[[OMP_SINGLE_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont3:                                 ; preds = %[[OMP_SINGLE_REGION4]], %[[OMP_SINGLE_REGION5]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT3]]
// CHECK-NEXT:   call void @__kmpc_end_single(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   br label %[[OMP_REGION_END]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.single.region4:                               ; preds = %[[OMP_SINGLE_REGION]]
// CHECK-NEXT:   call void @use(i32 %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_single(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_single(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 4}
// CHECK-NEXT: !2 = !{!3}
// CHECK-NEXT: !3 = !{i64 2, i64 -1, i64 -1, i1 true}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @cond()
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i32 @__kmpc_single(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   %[[V3:[^ ]+]] = icmp ne i32 %[[V2]], 0
// CHECK-NEXT:   br i1 %[[V3]], label %[[OMP_REGION_BODY:[^ ]+]], label %[[OMP_REGION_END:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body:                                  ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_SINGLE_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.single.region2:                               ; preds = %[[OMP_SINGLE_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.single.region1:                               ; preds = %[[OMP_SINGLE_REGION]]
// CHECK-NEXT:   call void @use(i32 %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.single.region:                                ; preds = %[[OMP_REGION_BODY]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i1 @cond()
// CHECK-NEXT:   br i1 %[[V4]], label %[[OMP_SINGLE_REGION1:[^ ]+]], label %[[OMP_SINGLE_REGION2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_SINGLE_REGION1]], %[[OMP_SINGLE_REGION2]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   call void @__kmpc_end_single(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   br label %[[OMP_REGION_END]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end:                                   ; preds = %[[V1]], %[[OMP_REGION_FINALIZE]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @__kmpc_single(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]])
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp ne i32 %[[V5]], 0
// CHECK-NEXT:   br i1 %[[V6]], label %[[OMP_REGION_BODY6:[^ ]+]], label %[[OMP_REGION_END4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body6:                                 ; preds = %[[OMP_REGION_END]]
// CHECK-NEXT:   br label %[[OMP_SINGLE_REGION8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.single.region8:                               ; preds = %[[OMP_REGION_BODY6]]
// CHECK-NEXT:   call void @use(i32 %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont7:                                 ; preds = %[[OMP_SINGLE_REGION8]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize5:                             ; preds = %[[OMP_REGION_CONT7]]
// CHECK-NEXT:   call void @__kmpc_end_single(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]])
// CHECK-NEXT:   br label %[[OMP_REGION_END4]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end4:                                  ; preds = %[[OMP_REGION_END]], %[[OMP_REGION_FINALIZE5]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_single(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_single(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
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
// CHECK-NEXT: declare void @use(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @cond()
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @f..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @f..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !1
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i32 @__kmpc_single(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = icmp ne i32 %[[V3]], 0
// CHECK-NEXT:   br i1 %[[V4]], label %[[OMP_REGION_BODY:[^ ]+]], label %[[OMP_REGION_END:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end:                                   ; preds = %[[OMP_PAR_REGION1]], %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM6:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @__kmpc_single(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM6]])
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp ne i32 %[[V5]], 0
// CHECK-NEXT:   br i1 %[[V6]], label %[[OMP_REGION_BODY9:[^ ]+]], label %[[OMP_REGION_END7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end7:                                  ; preds = %[[OMP_REGION_END]], %[[OMP_REGION_FINALIZE8:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_REGION_END7]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body9:                                 ; preds = %[[OMP_REGION_END]]
// CHECK-NEXT:   br label %[[OMP_SINGLE_REGION11:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.single.region11:                              ; preds = %[[OMP_REGION_BODY9]]
// CHECK-NEXT:   call void @use(i32 %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT10:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont10:                                ; preds = %[[OMP_SINGLE_REGION11]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE8]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize8:                             ; preds = %[[OMP_REGION_CONT10]]
// CHECK-NEXT:   call void @__kmpc_end_single(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM6]])
// CHECK-NEXT:   br label %[[OMP_REGION_END7]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body:                                  ; preds = %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   br label %[[OMP_SINGLE_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.single.region:                                ; preds = %[[OMP_REGION_BODY]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = call i1 @cond()
// CHECK-NEXT:   br i1 %[[V7]], label %[[OMP_SINGLE_REGION4:[^ ]+]], label %[[OMP_SINGLE_REGION5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.single.region5:                               ; preds = %[[OMP_SINGLE_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont3:                                 ; preds = %[[OMP_SINGLE_REGION4]], %[[OMP_SINGLE_REGION5]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT3]]
// CHECK-NEXT:   call void @__kmpc_end_single(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   br label %[[OMP_REGION_END]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.single.region4:                               ; preds = %[[OMP_SINGLE_REGION]]
// CHECK-NEXT:   call void @use(i32 %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_single(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_single(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 4}
// CHECK-NEXT: !2 = !{!3}
// CHECK-NEXT: !3 = !{i64 2, i64 -1, i64 -1, i1 true}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @cond()
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_ordered(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   br label %[[OMP_ORDERED_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.ordered.region2:                              ; preds = %[[OMP_ORDERED_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.ordered.region1:                              ; preds = %[[OMP_ORDERED_REGION]]
// CHECK-NEXT:   call void @use(i32 %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.ordered.region:                               ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i1 @cond()
// CHECK-NEXT:   br i1 %[[V2]], label %[[OMP_ORDERED_REGION1:[^ ]+]], label %[[OMP_ORDERED_REGION2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_ORDERED_REGION1]], %[[OMP_ORDERED_REGION2]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   call void @__kmpc_end_ordered(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_ordered(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]])
// CHECK-NEXT:   br label %[[OMP_ORDERED_REGION6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.ordered.region6:                              ; preds = %[[OMP_REGION_FINALIZE]]
// CHECK-NEXT:   call void @use(i32 %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont5:                                 ; preds = %[[OMP_ORDERED_REGION6]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize4:                             ; preds = %[[OMP_REGION_CONT5]]
// CHECK-NEXT:   call void @__kmpc_end_ordered(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_ordered(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_ordered(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
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
// CHECK-NEXT: declare void @use(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @cond()
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @f..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @f..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !1
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_ordered(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   br label %[[OMP_ORDERED_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.ordered.region:                               ; preds = %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i1 @cond()
// CHECK-NEXT:   br i1 %[[V3]], label %[[OMP_ORDERED_REGION4:[^ ]+]], label %[[OMP_ORDERED_REGION5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.ordered.region5:                              ; preds = %[[OMP_ORDERED_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont3:                                 ; preds = %[[OMP_ORDERED_REGION4]], %[[OMP_ORDERED_REGION5]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT3]]
// CHECK-NEXT:   call void @__kmpc_end_ordered(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM6:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_ordered(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM6]])
// CHECK-NEXT:   br label %[[OMP_ORDERED_REGION9:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.ordered.region9:                              ; preds = %[[OMP_REGION_FINALIZE]]
// CHECK-NEXT:   call void @use(i32 %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont8:                                 ; preds = %[[OMP_ORDERED_REGION9]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize7:                             ; preds = %[[OMP_REGION_CONT8]]
// CHECK-NEXT:   call void @__kmpc_end_ordered(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM6]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_REGION_FINALIZE7]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.ordered.region4:                              ; preds = %[[OMP_ORDERED_REGION]]
// CHECK-NEXT:   call void @use(i32 %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_ordered(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_ordered(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 4}
// CHECK-NEXT: !2 = !{!3}
// CHECK-NEXT: !3 = !{i64 2, i64 -1, i64 -1, i1 true}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 34, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @2)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM1:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @2)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
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
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   call void @__kmpc_flush(ptr @1)
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
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   call void @__kmpc_flush(ptr @1)
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
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i32 @__kmpc_omp_taskwait(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM1:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i32 @__kmpc_omp_taskwait(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM1]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_omp_taskwait(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
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
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V2:[^ ]+]] = call i32 @__kmpc_omp_taskyield(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 0)
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM1:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i32 @__kmpc_omp_taskyield(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM1]], i32 0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_omp_taskyield(ptr, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

omp.declare_reduction @addr : !llvm.ptr alloc {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  omp.yield(%1 : !llvm.ptr)
} init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.store %0, %b : i32, !llvm.ptr
  omp.yield(%b : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.load %a : !llvm.ptr -> i32
  %1 = llvm.load %b : !llvm.ptr -> i32
  %2 = llvm.add %0, %1 : i32
  llvm.store %2, %a : i32, !llvm.ptr
  omp.yield(%a : !llvm.ptr)
} cleanup {
^bb0(%a: !llvm.ptr):
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  omp.yield
}
omp.declare_reduction @addn : !llvm.ptr init {
^bb0(%a: !llvm.ptr):
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  omp.yield(%1 : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}
llvm.func @use(!llvm.ptr)
llvm.func @f(%x : i32, %p: !llvm.ptr, %q : !llvm.ptr) {
  omp.parallel reduction(byref @addr %p -> %a, byref @addn %q -> %b : !llvm.ptr, !llvm.ptr) {
    llvm.call @use(%a) : (!llvm.ptr) -> ()
    llvm.call @use(%b) : (!llvm.ptr) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

omp.declare_reduction @addr : !llvm.ptr alloc {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  omp.yield(%1 : !llvm.ptr)
} init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.store %0, %b : i32, !llvm.ptr
  omp.yield(%b : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.load %a : !llvm.ptr -> i32
  %1 = llvm.load %b : !llvm.ptr -> i32
  %2 = llvm.add %0, %1 : i32
  llvm.store %2, %a : i32, !llvm.ptr
  omp.yield(%a : !llvm.ptr)
} cleanup {
^bb0(%a: !llvm.ptr):
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  omp.yield
}
omp.declare_reduction @addn : !llvm.ptr init {
^bb0(%a: !llvm.ptr):
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  omp.yield(%1 : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}
llvm.func @use(!llvm.ptr)
llvm.func @g(%x : i32, %p: !llvm.ptr, %q : !llvm.ptr) {
  omp.wsloop reduction(byref @addr %p -> %a, byref @addn %q -> %b : !llvm.ptr, !llvm.ptr) {
    omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
    llvm.call @use(%a) : (!llvm.ptr) -> ()
    llvm.call @use(%b) : (!llvm.ptr) -> ()
    omp.yield
    }
  }
  llvm.return
}

// -----

omp.declare_reduction @addr : !llvm.ptr alloc {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  omp.yield(%1 : !llvm.ptr)
} init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.store %0, %b : i32, !llvm.ptr
  omp.yield(%b : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.load %a : !llvm.ptr -> i32
  %1 = llvm.load %b : !llvm.ptr -> i32
  %2 = llvm.add %0, %1 : i32
  llvm.store %2, %a : i32, !llvm.ptr
  omp.yield(%a : !llvm.ptr)
} cleanup {
^bb0(%a: !llvm.ptr):
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  omp.yield
}
omp.declare_reduction @addn : !llvm.ptr init {
^bb0(%a: !llvm.ptr):
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  omp.yield(%1 : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}
llvm.func @use(!llvm.ptr)
llvm.func @h(%x : i32, %p: !llvm.ptr, %q : !llvm.ptr) {
  omp.sections reduction(byref @addr %p -> %a : !llvm.ptr) {
    omp.section {
    ^bb0(%z : !llvm.ptr):
    llvm.call @use(%z) : (!llvm.ptr) -> ()
    omp.terminator
    }
    omp.terminator
  }
  omp.simd reduction(byref @addr %p -> %a : !llvm.ptr) {
    omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
    llvm.call @use(%a) : (!llvm.ptr) -> ()
    omp.yield
    }
  }
  llvm.return
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-NEXT: @.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V1]], ptr %[[GEP_]], align 8
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
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !1
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = alloca i32, i64 1, align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = alloca ptr, align 8
// CHECK-NEXT:   %[[V4:[^ ]+]] = alloca ptr, align 8
// CHECK-NEXT:   %[[RED_ARRAY:[^ ]+]] = alloca [2 x ptr], align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = alloca i32, i64 1, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   store ptr %[[V2]], ptr %[[V3]], align 8
// CHECK-NEXT:   store i32 0, ptr %[[V2]], align 4
// CHECK-NEXT:   store ptr %[[V5]], ptr %[[V4]], align 8
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   call void @use(ptr %[[V2]])
// CHECK-NEXT:   call void @use(ptr %[[V5]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_0:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 0
// CHECK-NEXT:   store ptr %[[V3]], ptr %[[RED_ARRAY_ELEM_0]], align 8
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_1:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 1
// CHECK-NEXT:   store ptr %[[V4]], ptr %[[RED_ARRAY_ELEM_1]], align 8
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[REDUCE:[^ ]+]] = call i32 @__kmpc_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]], i32 2, i64 16, ptr %[[RED_ARRAY]], ptr @.omp.reduction.func, ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   switch i32 %[[REDUCE]], label %[[REDUCE_FINALIZE:[^ ]+]] [
// CHECK-NEXT:     i32 1, label %[[REDUCE_SWITCH_NONATOMIC:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[REDUCE_SWITCH_ATOMIC:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   unreachable
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic:                          ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_0:[^ ]+]] = load ptr, ptr %[[V3]], align 8
// CHECK-NEXT:   %[[V6:[^ ]+]] = load i32, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   %[[V7:[^ ]+]] = load i32, ptr %[[RED_PRIVATE_VALUE_0]], align 4
// CHECK-NEXT:   %[[V8:[^ ]+]] = add i32 %[[V6]], %[[V7]]
// CHECK-NEXT:   store i32 %[[V8]], ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_1:[^ ]+]] = load ptr, ptr %[[V4]], align 8
// CHECK-NEXT:   call void @__kmpc_end_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]], ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.finalize:                                  ; preds = %[[REDUCE_SWITCH_NONATOMIC]], %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[REDUCE_FINALIZE]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = load ptr, ptr %[[V3]], align 8
// CHECK-NEXT:   call void @use(ptr %[[V9]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @.omp.reduction.func(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V0]], i64 0, i64 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = load ptr, ptr %[[V3]], align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = load ptr, ptr %[[V4]], align 8
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V1]], i64 0, i64 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = load ptr, ptr %[[V7]], align 8
// CHECK-NEXT:   %[[V9:[^ ]+]] = load i32, ptr %[[V5]], align 4
// CHECK-NEXT:   %[[V10:[^ ]+]] = load i32, ptr %[[V8]], align 4
// CHECK-NEXT:   %[[V11:[^ ]+]] = add i32 %[[V9]], %[[V10]]
// CHECK-NEXT:   store i32 %[[V11]], ptr %[[V5]], align 4
// CHECK-NEXT:   %[[V12:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V0]], i64 0, i64 1
// CHECK-NEXT:   %[[V13:[^ ]+]] = load ptr, ptr %[[V12]], align 8
// CHECK-NEXT:   %[[V14:[^ ]+]] = load ptr, ptr %[[V13]], align 8
// CHECK-NEXT:   %[[V15:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V1]], i64 0, i64 1
// CHECK-NEXT:   %[[V16:[^ ]+]] = load ptr, ptr %[[V15]], align 8
// CHECK-NEXT:   %[[V17:[^ ]+]] = load ptr, ptr %[[V16]], align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_reduce(ptr, i32, i32, i64, ptr, ptr, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_reduce(ptr, i32, ptr) #1
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
// CHECK-NEXT: !1 = !{i64 1}
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
// CHECK-NEXT: @.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @g(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = alloca i32, i64 1, align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = alloca ptr, align 8
// CHECK-NEXT:   %[[V6:[^ ]+]] = alloca ptr, align 8
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[RED_ARRAY:[^ ]+]] = alloca [2 x ptr], align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[ENTRY]]
// CHECK-NEXT:   store ptr %[[V4]], ptr %[[V5]], align 8
// CHECK-NEXT:   store i32 0, ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V7:[^ ]+]] = alloca i32, i64 1, align 4
// CHECK-NEXT:   store ptr %[[V7]], ptr %[[V6]], align 8
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = icmp slt i32 %[[V0]], 0
// CHECK-NEXT:   %[[V9:[^ ]+]] = sub i32 0, %[[V0]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = select i1 %[[V8]], i32 %[[V9]], i32 %[[V0]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = select i1 %[[V8]], i32 %[[V0]], i32 %[[V0]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = select i1 %[[V8]], i32 %[[V0]], i32 %[[V0]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = sub nsw i32 %[[V12]], %[[V11]]
// CHECK-NEXT:   %[[V14:[^ ]+]] = icmp sle i32 %[[V12]], %[[V11]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = sub i32 %[[V13]], 1
// CHECK-NEXT:   %[[V16:[^ ]+]] = udiv i32 %[[V15]], %[[V10]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = add i32 %[[V16]], 1
// CHECK-NEXT:   %[[V18:[^ ]+]] = icmp ule i32 %[[V13]], %[[V10]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = select i1 %[[V18]], i32 1, i32 %[[V17]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V14]], i32 0, i32 %[[V19]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V20:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   store i32 %[[V20]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 0)
// CHECK-NEXT:   %[[V21:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V22:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V23:[^ ]+]] = sub i32 %[[V22]], %[[V21]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = add i32 %[[V23]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV]], %[[V24]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = add i32 %[[OMP_LOOP_IV]], %[[V21]]
// CHECK-NEXT:   %[[V26:[^ ]+]] = mul i32 %[[V25]], %[[V0]]
// CHECK-NEXT:   %[[V27:[^ ]+]] = add i32 %[[V26]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[V4]])
// CHECK-NEXT:   call void @use(ptr %[[V7]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i32 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_0:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 0
// CHECK-NEXT:   store ptr %[[V5]], ptr %[[RED_ARRAY_ELEM_0]], align 8
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_1:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 1
// CHECK-NEXT:   store ptr %[[V6]], ptr %[[RED_ARRAY_ELEM_1]], align 8
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[REDUCE:[^ ]+]] = call i32 @__kmpc_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]], i32 2, i64 16, ptr %[[RED_ARRAY]], ptr @.omp.reduction.func, ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   switch i32 %[[REDUCE]], label %[[REDUCE_FINALIZE:[^ ]+]] [
// CHECK-NEXT:     i32 1, label %[[REDUCE_SWITCH_NONATOMIC:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[REDUCE_SWITCH_ATOMIC:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.finalize:                                  ; preds = %[[REDUCE_SWITCH_NONATOMIC]], %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM4:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM4]])
// CHECK-NEXT:   %[[V28:[^ ]+]] = load ptr, ptr %[[V5]], align 8
// CHECK-NEXT:   call void @use(ptr %[[V28]])
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic:                          ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_0:[^ ]+]] = load ptr, ptr %[[V5]], align 8
// CHECK-NEXT:   %[[V29:[^ ]+]] = load i32, ptr %[[V1]], align 4
// CHECK-NEXT:   %[[V30:[^ ]+]] = load i32, ptr %[[RED_PRIVATE_VALUE_0]], align 4
// CHECK-NEXT:   %[[V31:[^ ]+]] = add i32 %[[V29]], %[[V30]]
// CHECK-NEXT:   store i32 %[[V31]], ptr %[[V1]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_1:[^ ]+]] = load ptr, ptr %[[V6]], align 8
// CHECK-NEXT:   call void @__kmpc_end_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]], ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   unreachable
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_for_static_init_4u(ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_for_static_fini(ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @.omp.reduction.func(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V0]], i64 0, i64 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = load ptr, ptr %[[V3]], align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = load ptr, ptr %[[V4]], align 8
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V1]], i64 0, i64 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = load ptr, ptr %[[V7]], align 8
// CHECK-NEXT:   %[[V9:[^ ]+]] = load i32, ptr %[[V5]], align 4
// CHECK-NEXT:   %[[V10:[^ ]+]] = load i32, ptr %[[V8]], align 4
// CHECK-NEXT:   %[[V11:[^ ]+]] = add i32 %[[V9]], %[[V10]]
// CHECK-NEXT:   store i32 %[[V11]], ptr %[[V5]], align 4
// CHECK-NEXT:   %[[V12:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V0]], i64 0, i64 1
// CHECK-NEXT:   %[[V13:[^ ]+]] = load ptr, ptr %[[V12]], align 8
// CHECK-NEXT:   %[[V14:[^ ]+]] = load ptr, ptr %[[V13]], align 8
// CHECK-NEXT:   %[[V15:[^ ]+]] = getelementptr inbounds [2 x ptr], ptr %[[V1]], i64 0, i64 1
// CHECK-NEXT:   %[[V16:[^ ]+]] = load ptr, ptr %[[V15]], align 8
// CHECK-NEXT:   %[[V17:[^ ]+]] = load ptr, ptr %[[V16]], align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_reduce(ptr, i32, i32, i64, ptr, ptr, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_reduce(ptr, i32, ptr) #1
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
// CHECK-NEXT: @.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @h(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = alloca i32, i64 1, align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = alloca ptr, align 8
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[RED_ARRAY:[^ ]+]] = alloca [1 x ptr], align 8
// CHECK-NEXT:   %[[V6:[^ ]+]] = alloca i32, i64 1, align 4
// CHECK-NEXT:   %[[V7:[^ ]+]] = alloca ptr, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[ENTRY]]
// CHECK-NEXT:   store ptr %[[V4]], ptr %[[V5]], align 8
// CHECK-NEXT:   store i32 0, ptr %[[V4]], align 4
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.preheader:                       ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i32 0, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 0)
// CHECK-NEXT:   %[[V8:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V9:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V10:[^ ]+]] = sub i32 %[[V9]], %[[V8]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = add i32 %[[V10]], 1
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.header:                          ; preds = %[[OMP_SECTION_LOOP_INC:[^ ]+]], %[[OMP_SECTION_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_SECTION_LOOP_PREHEADER]] ], [ %[[OMP_SECTION_LOOP_NEXT:[^ ]+]], %[[OMP_SECTION_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.cond:                            ; preds = %[[OMP_SECTION_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_SECTION_LOOP_IV]], %[[V11]]
// CHECK-NEXT:   br i1 %[[OMP_SECTION_LOOP_CMP]], label %[[OMP_SECTION_LOOP_BODY:[^ ]+]], label %[[OMP_SECTION_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body:                            ; preds = %[[OMP_SECTION_LOOP_COND]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = add i32 %[[OMP_SECTION_LOOP_IV]], %[[V8]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = mul i32 %[[V12]], 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = add i32 %[[V13]], 0
// CHECK-NEXT:   switch i32 %[[V14]], label %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER:[^ ]+]] [
// CHECK-NEXT:     i32 0, label %[[OMP_SECTION_LOOP_BODY_CASE:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case:                       ; preds = %[[OMP_SECTION_LOOP_BODY]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region:                               ; preds = %[[OMP_SECTION_LOOP_BODY_CASE]]
// CHECK-NEXT:   call void @use(ptr %[[V4]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_SECTION_REGION]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.sections.after:             ; preds = %[[OMP_REGION_CONT]], %[[OMP_SECTION_LOOP_BODY]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.inc:                             ; preds = %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_NEXT]] = add nuw i32 %[[OMP_SECTION_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.exit:                            ; preds = %[[OMP_SECTION_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM1:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM1]])
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.after:                           ; preds = %[[OMP_SECTION_LOOP_EXIT]]
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_0:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 0
// CHECK-NEXT:   store ptr %[[V5]], ptr %[[RED_ARRAY_ELEM_0]], align 8
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[REDUCE:[^ ]+]] = call i32 @__kmpc_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]], i32 1, i64 8, ptr %[[RED_ARRAY]], ptr @.omp.reduction.func, ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   switch i32 %[[REDUCE]], label %[[REDUCE_FINALIZE:[^ ]+]] [
// CHECK-NEXT:     i32 1, label %[[REDUCE_SWITCH_NONATOMIC:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[REDUCE_SWITCH_ATOMIC:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.finalize:                                  ; preds = %[[REDUCE_SWITCH_NONATOMIC]], %[[OMP_SECTION_LOOP_AFTER]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM3]])
// CHECK-NEXT:   %[[V15:[^ ]+]] = load ptr, ptr %[[V5]], align 8
// CHECK-NEXT:   call void @use(ptr %[[V15]])
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init4:                              ; preds = %[[REDUCE_FINALIZE]]
// CHECK-NEXT:   store ptr %[[V6]], ptr %[[V7]], align 8
// CHECK-NEXT:   store i32 0, ptr %[[V6]], align 4
// CHECK-NEXT:   br label %[[OMP_SIMD_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.simd.region:                                  ; preds = %[[OMP_REDUCTION_INIT4]]
// CHECK-NEXT:   %[[V16:[^ ]+]] = icmp slt i32 %[[V0]], 0
// CHECK-NEXT:   %[[V17:[^ ]+]] = sub i32 0, %[[V0]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = select i1 %[[V16]], i32 %[[V17]], i32 %[[V0]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = select i1 %[[V16]], i32 %[[V0]], i32 %[[V0]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = select i1 %[[V16]], i32 %[[V0]], i32 %[[V0]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = sub nsw i32 %[[V20]], %[[V19]]
// CHECK-NEXT:   %[[V22:[^ ]+]] = icmp sle i32 %[[V20]], %[[V19]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = sub i32 %[[V21]], 1
// CHECK-NEXT:   %[[V24:[^ ]+]] = udiv i32 %[[V23]], %[[V18]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = add i32 %[[V24]], 1
// CHECK-NEXT:   %[[V26:[^ ]+]] = icmp ule i32 %[[V21]], %[[V18]]
// CHECK-NEXT:   %[[V27:[^ ]+]] = select i1 %[[V26]], i32 1, i32 %[[V25]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V22]], i32 0, i32 %[[V27]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_SIMD_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV]], %[[OMP_LOOP_TRIPCOUNT]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V28:[^ ]+]] = mul i32 %[[OMP_LOOP_IV]], %[[V0]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = add i32 %[[V28]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[V6]]), !llvm.access.group !1
// CHECK-NEXT:   br label %[[OMP_REGION_CONT6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont6:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT6]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i32 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]], !llvm.loop !2
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont5:                                 ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_07:[^ ]+]] = load ptr, ptr %[[V7]], align 8
// CHECK-NEXT:   %[[V30:[^ ]+]] = load i32, ptr %[[V1]], align 4
// CHECK-NEXT:   %[[V31:[^ ]+]] = load i32, ptr %[[RED_PRIVATE_VALUE_07]], align 4
// CHECK-NEXT:   %[[V32:[^ ]+]] = add i32 %[[V30]], %[[V31]]
// CHECK-NEXT:   store i32 %[[V32]], ptr %[[V1]], align 4
// CHECK-NEXT:   %[[V33:[^ ]+]] = load ptr, ptr %[[V7]], align 8
// CHECK-NEXT:   call void @use(ptr %[[V33]])
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic:                          ; preds = %[[OMP_SECTION_LOOP_AFTER]]
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_0:[^ ]+]] = load ptr, ptr %[[V5]], align 8
// CHECK-NEXT:   %[[V34:[^ ]+]] = load i32, ptr %[[V1]], align 4
// CHECK-NEXT:   %[[V35:[^ ]+]] = load i32, ptr %[[RED_PRIVATE_VALUE_0]], align 4
// CHECK-NEXT:   %[[V36:[^ ]+]] = add i32 %[[V34]], %[[V35]]
// CHECK-NEXT:   store i32 %[[V36]], ptr %[[V1]], align 4
// CHECK-NEXT:   call void @__kmpc_end_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]], ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic:                             ; preds = %[[OMP_SECTION_LOOP_AFTER]]
// CHECK-NEXT:   unreachable
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_for_static_init_4u(ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_for_static_fini(ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @.omp.reduction.func(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V0]], i64 0, i64 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = load ptr, ptr %[[V3]], align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = load ptr, ptr %[[V4]], align 8
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V1]], i64 0, i64 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = load ptr, ptr %[[V7]], align 8
// CHECK-NEXT:   %[[V9:[^ ]+]] = load i32, ptr %[[V5]], align 4
// CHECK-NEXT:   %[[V10:[^ ]+]] = load i32, ptr %[[V8]], align 4
// CHECK-NEXT:   %[[V11:[^ ]+]] = add i32 %[[V9]], %[[V10]]
// CHECK-NEXT:   store i32 %[[V11]], ptr %[[V5]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_reduce(ptr, i32, i32, i64, ptr, ptr, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_reduce(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = distinct !{}
// CHECK-NEXT: !2 = distinct !{!2, !3, !4}
// CHECK-NEXT: !3 = !{!"llvm.loop.parallel_accesses", !1}
// CHECK-NEXT: !4 = !{!"llvm.loop.vectorize.enable", i1 true}

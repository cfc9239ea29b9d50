// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
omp.declare_reduction @add : i32 init {
^bb0(%original: i32):
  %zero = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%zero : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %sum = llvm.add %a, %b : i32
  omp.yield(%sum : i32)
}
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.simd aligned(%p : !llvm.ptr -> 32 : i64) reduction(@add %p -> %a : !llvm.ptr) {
    omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
      llvm.call @number(%i) : (i32) -> ()
      llvm.call @use(%a) : (!llvm.ptr) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
omp.declare_reduction @add : i32 init {
^bb0(%original: i32):
  %zero = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%zero : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %sum = llvm.add %a, %b : i32
  omp.yield(%sum : i32)
}
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.parallel {
    omp.simd reduction(@add %p -> %a : !llvm.ptr) {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
        llvm.call @number(%i) : (i32) -> ()
        llvm.call @use(%a) : (!llvm.ptr) -> ()
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.wsloop {
    omp.simd {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
        llvm.call @number(%i) : (i32) -> ()
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  llvm.return
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @number(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i1 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[V4:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[OMP_ORIG:[^ ]+]] = load i32, ptr %[[V1]], align 4
// CHECK-NEXT:   store i32 0, ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = load ptr, ptr %[[V1]], align 8
// CHECK-NEXT:   call void @llvm.assume(i1 true) [ "align"(ptr %[[V5]], i64 32) ]
// CHECK-NEXT:   br label %[[OMP_SIMD_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.simd.region:                                  ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i32 %[[V0]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i32 0, %[[V0]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i32 %[[V7]], i32 %[[V0]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V6]], i32 %[[V0]], i32 %[[V0]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = select i1 %[[V6]], i32 %[[V0]], i32 %[[V0]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = sub nsw i32 %[[V10]], %[[V9]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = icmp sle i32 %[[V10]], %[[V9]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = sub i32 %[[V11]], 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = udiv i32 %[[V13]], %[[V8]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = add i32 %[[V14]], 1
// CHECK-NEXT:   %[[V16:[^ ]+]] = icmp ule i32 %[[V11]], %[[V8]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = select i1 %[[V16]], i32 1, i32 %[[V15]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V12]], i32 0, i32 %[[V17]]
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
// CHECK-NEXT:   %[[V18:[^ ]+]] = mul i32 %[[OMP_LOOP_IV]], %[[V0]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i32 %[[V18]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @number(i32 %[[V19]]), !llvm.access.group !1
// CHECK-NEXT:   call void @use(ptr %[[V4]]), !llvm.access.group !1
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i32 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]], !llvm.loop !2
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   %[[RED_VALUE_0:[^ ]+]] = load i32, ptr %[[V1]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_0:[^ ]+]] = load i32, ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V20:[^ ]+]] = add i32 %[[RED_VALUE_0]], %[[RED_PRIVATE_VALUE_0]]
// CHECK-NEXT:   store i32 %[[V20]], ptr %[[V1]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
// CHECK-NEXT: declare void @llvm.assume(i1 noundef) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = distinct !{}
// CHECK-NEXT: !2 = distinct !{!2, !3, !4}
// CHECK-NEXT: !3 = !{!"llvm.loop.parallel_accesses", !1}
// CHECK-NEXT: !4 = !{!"llvm.loop.vectorize.enable", i1 true}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @number(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i1 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr, ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 1
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
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !1
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[V0]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !2
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i32, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca2:                         ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_REGION_AFTER_ALLOCA2]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   %[[OMP_ORIG:[^ ]+]] = load i32, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   store i32 0, ptr %[[V2]], align 4
// CHECK-NEXT:   br label %[[OMP_SIMD_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.simd.region:                                  ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = icmp slt i32 %[[V3]], 0
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub i32 0, %[[V3]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = select i1 %[[V4]], i32 %[[V5]], i32 %[[V3]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V4]], i32 %[[V3]], i32 %[[V3]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V4]], i32 %[[V3]], i32 %[[V3]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = sub nsw i32 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = icmp sle i32 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = sub i32 %[[V9]], 1
// CHECK-NEXT:   %[[V12:[^ ]+]] = udiv i32 %[[V11]], %[[V6]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = add i32 %[[V12]], 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = icmp ule i32 %[[V9]], %[[V6]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = select i1 %[[V14]], i32 1, i32 %[[V13]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V10]], i32 0, i32 %[[V15]]
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
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont3:                                 ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   %[[RED_VALUE_0:[^ ]+]] = load i32, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_0:[^ ]+]] = load i32, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[V16:[^ ]+]] = add i32 %[[RED_VALUE_0]], %[[RED_PRIVATE_VALUE_0]]
// CHECK-NEXT:   store i32 %[[V16]], ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_REGION_CONT3]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = mul i32 %[[OMP_LOOP_IV]], %[[V3]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = add i32 %[[V17]], %[[V3]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @number(i32 %[[V18]]), !llvm.access.group !3
// CHECK-NEXT:   call void @use(ptr %[[V2]]), !llvm.access.group !3
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont4:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT4]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i32 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]], !llvm.loop !4
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !7 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 4}
// CHECK-NEXT: !2 = !{i64 1}
// CHECK-NEXT: !3 = distinct !{}
// CHECK-NEXT: !4 = distinct !{!4, !5, !6}
// CHECK-NEXT: !5 = !{!"llvm.loop.parallel_accesses", !3}
// CHECK-NEXT: !6 = !{!"llvm.loop.vectorize.enable", i1 true}
// CHECK-NEXT: !7 = !{!8}
// CHECK-NEXT: !8 = !{i64 2, i64 -1, i64 -1, i1 true}
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
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @number(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i1 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca1:                         ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_REGION_AFTER_ALLOCA1]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   br label %[[OMP_SIMD_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.simd.region:                                  ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = icmp slt i32 %[[V0]], 0
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub i32 0, %[[V0]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = select i1 %[[V4]], i32 %[[V5]], i32 %[[V0]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V4]], i32 %[[V0]], i32 %[[V0]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V4]], i32 %[[V0]], i32 %[[V0]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = sub nsw i32 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = icmp sle i32 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = sub i32 %[[V9]], 1
// CHECK-NEXT:   %[[V12:[^ ]+]] = udiv i32 %[[V11]], %[[V6]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = add i32 %[[V12]], 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = icmp ule i32 %[[V9]], %[[V6]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = select i1 %[[V14]], i32 1, i32 %[[V13]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V10]], i32 0, i32 %[[V15]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_SIMD_REGION]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V16:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   store i32 %[[V16]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 0)
// CHECK-NEXT:   %[[V17:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V18:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V19:[^ ]+]] = sub i32 %[[V18]], %[[V17]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = add i32 %[[V19]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV]], %[[V20]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = add i32 %[[OMP_LOOP_IV]], %[[V17]]
// CHECK-NEXT:   %[[V22:[^ ]+]] = mul i32 %[[V21]], %[[V0]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = add i32 %[[V22]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @number(i32 %[[V23]]), !llvm.access.group !1
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont3:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT3]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i32 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]], !llvm.loop !2
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM4:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM4]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont2:                                 ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_REGION_CONT2]]
// CHECK-NEXT:   ret void
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

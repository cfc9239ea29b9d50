// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @copy(!llvm.ptr, !llvm.ptr)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.single copyprivate(%p -> @copy : !llvm.ptr, %p -> @copy : !llvm.ptr) {
    llvm.call @use(%p) : (!llvm.ptr) -> ()
    llvm.call @number(%x) : (i32) -> ()
    omp.terminator
  }
  omp.parallel {
    omp.single copyprivate(%p -> @copy : !llvm.ptr) {
      omp.terminator
    }
    omp.terminator
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
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @number(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @copy(ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i1 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   %[[V4:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   store i32 0, ptr %[[V4]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @__kmpc_single(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp ne i32 %[[V5]], 0
// CHECK-NEXT:   br i1 %[[V6]], label %[[OMP_REGION_BODY:[^ ]+]], label %[[OMP_REGION_END:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body:                                  ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_SINGLE_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.single.region:                                ; preds = %[[OMP_REGION_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[V1]])
// CHECK-NEXT:   call void @number(i32 %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_SINGLE_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   store i32 1, ptr %[[V4]], align 4
// CHECK-NEXT:   call void @__kmpc_end_single(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   br label %[[OMP_REGION_END]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end:                                   ; preds = %[[V3]], %[[OMP_REGION_FINALIZE]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM1:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V7:[^ ]+]] = load i32, ptr %[[V4]], align 4
// CHECK-NEXT:   call void @__kmpc_copyprivate(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM1]], i64 0, ptr %[[V1]], ptr @copy, i32 %[[V7]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V8:[^ ]+]] = load i32, ptr %[[V4]], align 4
// CHECK-NEXT:   call void @__kmpc_copyprivate(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]], i64 0, ptr %[[V1]], ptr @copy, i32 %[[V8]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[OMP_REGION_END]]
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
// CHECK-NEXT:   %[[V2:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region5:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   store i32 0, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM6:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V3:[^ ]+]] = call i32 @__kmpc_single(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM6]])
// CHECK-NEXT:   %[[V4:[^ ]+]] = icmp ne i32 %[[V3]], 0
// CHECK-NEXT:   br i1 %[[V4]], label %[[OMP_REGION_BODY9:[^ ]+]], label %[[OMP_REGION_END7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end7:                                  ; preds = %[[OMP_PAR_REGION5]], %[[OMP_REGION_FINALIZE8:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM12:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[V2]], align 4
// CHECK-NEXT:   call void @__kmpc_copyprivate(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM12]], i64 0, ptr %[[LOADGEP_]], ptr @copy, i32 %[[V5]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont4:                                 ; preds = %[[OMP_REGION_END7]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT4]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body9:                                 ; preds = %[[OMP_PAR_REGION5]]
// CHECK-NEXT:   br label %[[OMP_SINGLE_REGION11:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.single.region11:                              ; preds = %[[OMP_REGION_BODY9]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT10:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont10:                                ; preds = %[[OMP_SINGLE_REGION11]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE8]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize8:                             ; preds = %[[OMP_REGION_CONT10]]
// CHECK-NEXT:   store i32 1, ptr %[[V2]], align 4
// CHECK-NEXT:   call void @__kmpc_end_single(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM6]])
// CHECK-NEXT:   br label %[[OMP_REGION_END7]]
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
// CHECK-NEXT: declare void @__kmpc_copyprivate(ptr, i32, i64, ptr, ptr, i32) #0
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

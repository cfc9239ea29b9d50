// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.task {
    llvm.call @use(%p) : (!llvm.ptr) -> ()
    llvm.call @number(%x) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.task if(%c) final(%c) mergeable priority(%x : i32) untied {
    llvm.call @use(%p) : (!llvm.ptr) -> ()
    llvm.call @number(%x) : (i32) -> ()
    omp.terminator
  }
  omp.task {
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.task depend(taskdependin -> %p : !llvm.ptr, taskdependout -> %p : !llvm.ptr) {
    llvm.call @use(%p) : (!llvm.ptr) -> ()
    llvm.call @number(%x) : (i32) -> ()
    omp.terminator
  }
  omp.task depend(taskdependinout -> %p : !llvm.ptr, taskdependmutexinoutset -> %p : !llvm.ptr, taskdependinoutset -> %p : !llvm.ptr) if(%c) {
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.task detach(%p : !llvm.ptr) {
    llvm.call @use(%p) : (!llvm.ptr) -> ()
    llvm.call @number(%x) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
omp.private {type = private} @plain : i32
omp.private {type = private} @made : i64 init {
^bb0(%original: !llvm.ptr, %own: !llvm.ptr):
  %value = llvm.load %original : !llvm.ptr -> i64
  llvm.store %value, %own : i64, !llvm.ptr
  omp.yield(%own : !llvm.ptr)
} dealloc {
^bb0(%own: !llvm.ptr):
  llvm.call @use(%own) : (!llvm.ptr) -> ()
  omp.yield
}
omp.private {type = firstprivate} @copied : i32 copy {
^bb0(%original: !llvm.ptr, %own: !llvm.ptr):
  %value = llvm.load %original : !llvm.ptr -> i32
  llvm.store %value, %own : i32, !llvm.ptr
  omp.yield(%own : !llvm.ptr)
}
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.task private(@plain %p -> %a, @made %p -> %b, @copied %p -> %d : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
    llvm.call @use(%a) : (!llvm.ptr) -> ()
    llvm.call @use(%b) : (!llvm.ptr) -> ()
    llvm.call @use(%d) : (!llvm.ptr) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.taskgroup {
    omp.task {
      llvm.call @number(%x) : (i32) -> ()
      omp.terminator
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.parallel {
    omp.task depend(taskdependin -> %p : !llvm.ptr) {
      omp.parallel {
        llvm.call @number(%x) : (i32) -> ()
        omp.task {
          llvm.call @number(%x) : (i32) -> ()
          omp.terminator
        }
        omp.terminator
      }
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
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i1 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr, i32 }, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[ENTRY]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_COPY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.copy:                                 ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   br label %[[OMP_TASK_START:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.task.start:                                   ; preds = %[[OMP_PRIVATE_COPY]]
// CHECK-NEXT:   br label %[[CODEREPL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: codeRepl:                                         ; preds = %[[OMP_TASK_START]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V1]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   %[[GEP_1:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[GEP_1]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V4:[^ ]+]] = call ptr @__kmpc_omp_task_alloc(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 1, i64 40, i64 16, ptr @f..omp_par)
// CHECK-NEXT:   %[[V5:[^ ]+]] = load ptr, ptr %[[V4]], align 8
// CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 1 %[[V5]], ptr align 1 %[[STRUCTARG]], i64 16, i1 false)
// CHECK-NEXT:   %[[V6:[^ ]+]] = call i32 @__kmpc_omp_task(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[V4]])
// CHECK-NEXT:   br label %[[TASK_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.exit:                                        ; preds = %[[CODEREPL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @f..omp_par(i32 %[[GLOBAL_TID_VAL:[^ ]+]], ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT: task.alloca:
// CHECK-NEXT:   %[[V1:[^ ]+]] = load ptr, ptr %[[V0]], align 8
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[V1]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !1
// CHECK-NEXT:   %[[GEP_1:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[V1]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP_2:[^ ]+]] = load i32, ptr %[[GEP_1]], align 4
// CHECK-NEXT:   br label %[[TASK_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.body:                                        ; preds = %[[TASK_ALLOCA:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_TASK_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.task.region:                                  ; preds = %[[TASK_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[LOADGEP_]])
// CHECK-NEXT:   call void @number(i32 %[[LOADGEP_2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_TASK_REGION]]
// CHECK-NEXT:   br label %[[TASK_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.exit.exitStub:                               ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare noalias ptr @__kmpc_omp_task_alloc(ptr, i32, i32, i64, i64, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_omp_task(ptr, i32, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 1}
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
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr, i32 }, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[ENTRY]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_COPY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.copy:                                 ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   br label %[[OMP_TASK_START:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.task.start:                                   ; preds = %[[OMP_PRIVATE_COPY]]
// CHECK-NEXT:   br label %[[CODEREPL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: codeRepl:                                         ; preds = %[[OMP_TASK_START]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V1]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   %[[GEP_11:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[GEP_11]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V4:[^ ]+]] = select i1 %[[V2]], i32 2, i32 0
// CHECK-NEXT:   %[[V5:[^ ]+]] = or i32 %[[V4]], 0
// CHECK-NEXT:   %[[V6:[^ ]+]] = or i32 4, %[[V5]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = or i32 32, %[[V6]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = call ptr @__kmpc_omp_task_alloc(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 %[[V7]], i64 40, i64 16, ptr @f..omp_par)
// CHECK-NEXT:   %[[V9:[^ ]+]] = load ptr, ptr %[[V8]], align 8
// CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 1 %[[V9]], ptr align 1 %[[STRUCTARG]], i64 16, i1 false)
// CHECK-NEXT:   %[[V10:[^ ]+]] = getelementptr inbounds { ptr }, ptr %[[V8]], i32 0, i32 0
// CHECK-NEXT:   %[[V11:[^ ]+]] = getelementptr inbounds { ptr, ptr, i32, ptr, ptr }, ptr %[[V10]], i32 0, i32 4
// CHECK-NEXT:   %[[V12:[^ ]+]] = getelementptr inbounds { ptr, ptr }, ptr %[[V11]], i32 0, i32 0
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[V12]], align 4
// CHECK-NEXT:   br i1 %[[V2]], label %[[V13:[^ ]+]], label %[[V15:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 13:                                               ; preds = %[[CODEREPL]]
// CHECK-NEXT:   %[[V14:[^ ]+]] = call i32 @__kmpc_omp_task(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[V8]])
// CHECK-NEXT:   br label %[[V16:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 15:                                               ; preds = %[[CODEREPL]]
// CHECK-NEXT:   call void @__kmpc_omp_task_begin_if0(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[V8]])
// CHECK-NEXT:   call void @f..omp_par(i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[V8]])
// CHECK-NEXT:   call void @__kmpc_omp_task_complete_if0(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[V8]])
// CHECK-NEXT:   br label %[[V16]]
// CHECK-EMPTY:
// CHECK-NEXT: 16:                                               ; preds = %[[V15]], %[[V13]]
// CHECK-NEXT:   br label %[[IF_END:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: if.end:                                           ; preds = %[[V16]]
// CHECK-NEXT:   br label %[[TASK_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.exit:                                        ; preds = %[[IF_END]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init3:                                ; preds = %[[TASK_EXIT]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_COPY2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.copy2:                                ; preds = %[[OMP_PRIVATE_INIT3]]
// CHECK-NEXT:   br label %[[OMP_TASK_START1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.task.start1:                                  ; preds = %[[OMP_PRIVATE_COPY2]]
// CHECK-NEXT:   br label %[[CODEREPL12:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: codeRepl12:                                       ; preds = %[[OMP_TASK_START1]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM13:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V17:[^ ]+]] = call ptr @__kmpc_omp_task_alloc(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM13]], i32 1, i64 40, i64 0, ptr @f..omp_par.1)
// CHECK-NEXT:   %[[V18:[^ ]+]] = call i32 @__kmpc_omp_task(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM13]], ptr %[[V17]])
// CHECK-NEXT:   br label %[[TASK_EXIT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.exit4:                                       ; preds = %[[CODEREPL12]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @f..omp_par.1(i32 %[[GLOBAL_TID_VAL10:[^ ]+]]) {
// CHECK-NEXT: task.alloca6:
// CHECK-NEXT:   br label %[[TASK_BODY5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.body5:                                       ; preds = %[[TASK_ALLOCA6:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_TASK_REGION8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.task.region8:                                 ; preds = %[[TASK_BODY5]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont7:                                 ; preds = %[[OMP_TASK_REGION8]]
// CHECK-NEXT:   br label %[[TASK_EXIT4_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.exit4.exitStub:                              ; preds = %[[OMP_REGION_CONT7]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @f..omp_par(i32 %[[GLOBAL_TID_VAL:[^ ]+]], ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT: task.alloca:
// CHECK-NEXT:   %[[V1:[^ ]+]] = load ptr, ptr %[[V0]], align 8
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[V1]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !1
// CHECK-NEXT:   %[[GEP_1:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[V1]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP_2:[^ ]+]] = load i32, ptr %[[GEP_1]], align 4
// CHECK-NEXT:   br label %[[TASK_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.body:                                        ; preds = %[[TASK_ALLOCA:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_TASK_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.task.region:                                  ; preds = %[[TASK_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[LOADGEP_]])
// CHECK-NEXT:   call void @number(i32 %[[LOADGEP_2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_TASK_REGION]]
// CHECK-NEXT:   br label %[[TASK_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.exit.exitStub:                               ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare noalias ptr @__kmpc_omp_task_alloc(ptr, i32, i32, i64, i64, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_omp_task_begin_if0(ptr, i32, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_omp_task_complete_if0(ptr, i32, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_omp_task(ptr, i32, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 1}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-NEXT: %[[STRUCT_KMP_DEP_INFO:[^ ]+]] = type { i64, i64, i8 }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @number(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i1 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr, i32 }, align 8
// CHECK-NEXT:   %[[_DEP_ARR_ADDR:[^ ]+]] = alloca [2 x %[[STRUCT_KMP_DEP_INFO:[^ ]+]]], align 8
// CHECK-NEXT:   %[[_DEP_ARR_ADDR14:[^ ]+]] = alloca [3 x %[[STRUCT_KMP_DEP_INFO]]], align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[ENTRY]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_COPY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.copy:                                 ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   br label %[[OMP_TASK_START:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.task.start:                                   ; preds = %[[OMP_PRIVATE_COPY]]
// CHECK-NEXT:   br label %[[CODEREPL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: codeRepl:                                         ; preds = %[[OMP_TASK_START]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V1]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   %[[GEP_11:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[GEP_11]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V4:[^ ]+]] = call ptr @__kmpc_omp_task_alloc(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 1, i64 40, i64 16, ptr @f..omp_par)
// CHECK-NEXT:   %[[V5:[^ ]+]] = load ptr, ptr %[[V4]], align 8
// CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 1 %[[V5]], ptr align 1 %[[STRUCTARG]], i64 16, i1 false)
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr inbounds [2 x %[[STRUCT_KMP_DEP_INFO]]], ptr %[[_DEP_ARR_ADDR]], i64 0, i64 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = getelementptr inbounds nuw %[[STRUCT_KMP_DEP_INFO]], ptr %[[V6]], i32 0, i32 0
// CHECK-NEXT:   %[[V8:[^ ]+]] = ptrtoint ptr %[[V1]] to i64
// CHECK-NEXT:   store i64 %[[V8]], ptr %[[V7]], align 4
// CHECK-NEXT:   %[[V9:[^ ]+]] = getelementptr inbounds nuw %[[STRUCT_KMP_DEP_INFO]], ptr %[[V6]], i32 0, i32 1
// CHECK-NEXT:   store i64 8, ptr %[[V9]], align 4
// CHECK-NEXT:   %[[V10:[^ ]+]] = getelementptr inbounds nuw %[[STRUCT_KMP_DEP_INFO]], ptr %[[V6]], i32 0, i32 2
// CHECK-NEXT:   store i8 1, ptr %[[V10]], align 1
// CHECK-NEXT:   %[[V11:[^ ]+]] = getelementptr inbounds [2 x %[[STRUCT_KMP_DEP_INFO]]], ptr %[[_DEP_ARR_ADDR]], i64 0, i64 1
// CHECK-NEXT:   %[[V12:[^ ]+]] = getelementptr inbounds nuw %[[STRUCT_KMP_DEP_INFO]], ptr %[[V11]], i32 0, i32 0
// CHECK-NEXT:   %[[V13:[^ ]+]] = ptrtoint ptr %[[V1]] to i64
// CHECK-NEXT:   store i64 %[[V13]], ptr %[[V12]], align 4
// CHECK-NEXT:   %[[V14:[^ ]+]] = getelementptr inbounds nuw %[[STRUCT_KMP_DEP_INFO]], ptr %[[V11]], i32 0, i32 1
// CHECK-NEXT:   store i64 8, ptr %[[V14]], align 4
// CHECK-NEXT:   %[[V15:[^ ]+]] = getelementptr inbounds nuw %[[STRUCT_KMP_DEP_INFO]], ptr %[[V11]], i32 0, i32 2
// CHECK-NEXT:   store i8 3, ptr %[[V15]], align 1
// CHECK-NEXT:   %[[V16:[^ ]+]] = call i32 @__kmpc_omp_task_with_deps(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[V4]], i32 2, ptr %[[_DEP_ARR_ADDR]], i32 0, ptr null)
// CHECK-NEXT:   br label %[[TASK_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.exit:                                        ; preds = %[[CODEREPL]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init3:                                ; preds = %[[TASK_EXIT]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_COPY2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.copy2:                                ; preds = %[[OMP_PRIVATE_INIT3]]
// CHECK-NEXT:   br label %[[OMP_TASK_START1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.task.start1:                                  ; preds = %[[OMP_PRIVATE_COPY2]]
// CHECK-NEXT:   br label %[[CODEREPL12:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: codeRepl12:                                       ; preds = %[[OMP_TASK_START1]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM13:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V17:[^ ]+]] = call ptr @__kmpc_omp_task_alloc(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM13]], i32 1, i64 40, i64 0, ptr @f..omp_par.1)
// CHECK-NEXT:   %[[V18:[^ ]+]] = getelementptr inbounds [3 x %[[STRUCT_KMP_DEP_INFO]]], ptr %[[_DEP_ARR_ADDR14]], i64 0, i64 0
// CHECK-NEXT:   %[[V19:[^ ]+]] = getelementptr inbounds nuw %[[STRUCT_KMP_DEP_INFO]], ptr %[[V18]], i32 0, i32 0
// CHECK-NEXT:   %[[V20:[^ ]+]] = ptrtoint ptr %[[V1]] to i64
// CHECK-NEXT:   store i64 %[[V20]], ptr %[[V19]], align 4
// CHECK-NEXT:   %[[V21:[^ ]+]] = getelementptr inbounds nuw %[[STRUCT_KMP_DEP_INFO]], ptr %[[V18]], i32 0, i32 1
// CHECK-NEXT:   store i64 8, ptr %[[V21]], align 4
// CHECK-NEXT:   %[[V22:[^ ]+]] = getelementptr inbounds nuw %[[STRUCT_KMP_DEP_INFO]], ptr %[[V18]], i32 0, i32 2
// CHECK-NEXT:   store i8 3, ptr %[[V22]], align 1
// CHECK-NEXT:   %[[V23:[^ ]+]] = getelementptr inbounds [3 x %[[STRUCT_KMP_DEP_INFO]]], ptr %[[_DEP_ARR_ADDR14]], i64 0, i64 1
// CHECK-NEXT:   %[[V24:[^ ]+]] = getelementptr inbounds nuw %[[STRUCT_KMP_DEP_INFO]], ptr %[[V23]], i32 0, i32 0
// CHECK-NEXT:   %[[V25:[^ ]+]] = ptrtoint ptr %[[V1]] to i64
// CHECK-NEXT:   store i64 %[[V25]], ptr %[[V24]], align 4
// CHECK-NEXT:   %[[V26:[^ ]+]] = getelementptr inbounds nuw %[[STRUCT_KMP_DEP_INFO]], ptr %[[V23]], i32 0, i32 1
// CHECK-NEXT:   store i64 8, ptr %[[V26]], align 4
// CHECK-NEXT:   %[[V27:[^ ]+]] = getelementptr inbounds nuw %[[STRUCT_KMP_DEP_INFO]], ptr %[[V23]], i32 0, i32 2
// CHECK-NEXT:   store i8 4, ptr %[[V27]], align 1
// CHECK-NEXT:   %[[V28:[^ ]+]] = getelementptr inbounds [3 x %[[STRUCT_KMP_DEP_INFO]]], ptr %[[_DEP_ARR_ADDR14]], i64 0, i64 2
// CHECK-NEXT:   %[[V29:[^ ]+]] = getelementptr inbounds nuw %[[STRUCT_KMP_DEP_INFO]], ptr %[[V28]], i32 0, i32 0
// CHECK-NEXT:   %[[V30:[^ ]+]] = ptrtoint ptr %[[V1]] to i64
// CHECK-NEXT:   store i64 %[[V30]], ptr %[[V29]], align 4
// CHECK-NEXT:   %[[V31:[^ ]+]] = getelementptr inbounds nuw %[[STRUCT_KMP_DEP_INFO]], ptr %[[V28]], i32 0, i32 1
// CHECK-NEXT:   store i64 8, ptr %[[V31]], align 4
// CHECK-NEXT:   %[[V32:[^ ]+]] = getelementptr inbounds nuw %[[STRUCT_KMP_DEP_INFO]], ptr %[[V28]], i32 0, i32 2
// CHECK-NEXT:   store i8 8, ptr %[[V32]], align 1
// CHECK-NEXT:   br i1 %[[V2]], label %[[V33:[^ ]+]], label %[[V35:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 33:                                               ; preds = %[[CODEREPL12]]
// CHECK-NEXT:   %[[V34:[^ ]+]] = call i32 @__kmpc_omp_task_with_deps(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM13]], ptr %[[V17]], i32 3, ptr %[[_DEP_ARR_ADDR14]], i32 0, ptr null)
// CHECK-NEXT:   br label %[[V36:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 35:                                               ; preds = %[[CODEREPL12]]
// CHECK-NEXT:   call void @__kmpc_omp_wait_deps(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM13]], i32 3, ptr %[[_DEP_ARR_ADDR14]], i32 0, ptr null)
// CHECK-NEXT:   call void @__kmpc_omp_task_begin_if0(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM13]], ptr %[[V17]])
// CHECK-NEXT:   call void @f..omp_par.1(i32 %[[OMP_GLOBAL_THREAD_NUM13]])
// CHECK-NEXT:   call void @__kmpc_omp_task_complete_if0(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM13]], ptr %[[V17]])
// CHECK-NEXT:   br label %[[V36]]
// CHECK-EMPTY:
// CHECK-NEXT: 36:                                               ; preds = %[[V35]], %[[V33]]
// CHECK-NEXT:   br label %[[IF_END:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: if.end:                                           ; preds = %[[V36]]
// CHECK-NEXT:   br label %[[TASK_EXIT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.exit4:                                       ; preds = %[[IF_END]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @f..omp_par.1(i32 %[[GLOBAL_TID_VAL10:[^ ]+]]) {
// CHECK-NEXT: task.alloca6:
// CHECK-NEXT:   br label %[[TASK_BODY5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.body5:                                       ; preds = %[[TASK_ALLOCA6:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_TASK_REGION8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.task.region8:                                 ; preds = %[[TASK_BODY5]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont7:                                 ; preds = %[[OMP_TASK_REGION8]]
// CHECK-NEXT:   br label %[[TASK_EXIT4_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.exit4.exitStub:                              ; preds = %[[OMP_REGION_CONT7]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @f..omp_par(i32 %[[GLOBAL_TID_VAL:[^ ]+]], ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT: task.alloca:
// CHECK-NEXT:   %[[V1:[^ ]+]] = load ptr, ptr %[[V0]], align 8
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[V1]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !1
// CHECK-NEXT:   %[[GEP_1:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[V1]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP_2:[^ ]+]] = load i32, ptr %[[GEP_1]], align 4
// CHECK-NEXT:   br label %[[TASK_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.body:                                        ; preds = %[[TASK_ALLOCA:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_TASK_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.task.region:                                  ; preds = %[[TASK_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[LOADGEP_]])
// CHECK-NEXT:   call void @number(i32 %[[LOADGEP_2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_TASK_REGION]]
// CHECK-NEXT:   br label %[[TASK_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.exit.exitStub:                               ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare noalias ptr @__kmpc_omp_task_alloc(ptr, i32, i32, i64, i64, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_omp_task_with_deps(ptr, i32, ptr, i32, ptr, i32, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_omp_wait_deps(ptr, i32, i32, ptr, i32, ptr) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_omp_task_begin_if0(ptr, i32, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_omp_task_complete_if0(ptr, i32, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK-NEXT: attributes #2 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 1}
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
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr, i32 }, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[ENTRY]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_COPY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.copy:                                 ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   br label %[[OMP_TASK_START:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.task.start:                                   ; preds = %[[OMP_PRIVATE_COPY]]
// CHECK-NEXT:   br label %[[CODEREPL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: codeRepl:                                         ; preds = %[[OMP_TASK_START]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V1]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   %[[GEP_1:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[GEP_1]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V4:[^ ]+]] = call ptr @__kmpc_omp_task_alloc(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 1, i64 40, i64 16, ptr @f..omp_par)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call ptr @__kmpc_task_allow_completion_event(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[V4]])
// CHECK-NEXT:   %[[V6:[^ ]+]] = ptrtoint ptr %[[V5]] to i64
// CHECK-NEXT:   store i64 %[[V6]], ptr %[[V1]], align 4
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr %[[V4]], align 8
// CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 1 %[[V7]], ptr align 1 %[[STRUCTARG]], i64 16, i1 false)
// CHECK-NEXT:   %[[V8:[^ ]+]] = call i32 @__kmpc_omp_task(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[V4]])
// CHECK-NEXT:   br label %[[TASK_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.exit:                                        ; preds = %[[CODEREPL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @f..omp_par(i32 %[[GLOBAL_TID_VAL:[^ ]+]], ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT: task.alloca:
// CHECK-NEXT:   %[[V1:[^ ]+]] = load ptr, ptr %[[V0]], align 8
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[V1]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !1
// CHECK-NEXT:   %[[GEP_1:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[V1]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP_2:[^ ]+]] = load i32, ptr %[[GEP_1]], align 4
// CHECK-NEXT:   br label %[[TASK_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.body:                                        ; preds = %[[TASK_ALLOCA:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_TASK_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.task.region:                                  ; preds = %[[TASK_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[LOADGEP_]])
// CHECK-NEXT:   call void @number(i32 %[[LOADGEP_2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_TASK_REGION]]
// CHECK-NEXT:   br label %[[TASK_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.exit.exitStub:                               ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare noalias ptr @__kmpc_omp_task_alloc(ptr, i32, i32, i64, i64, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare ptr @__kmpc_task_allow_completion_event(ptr, i32, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_omp_task(ptr, i32, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 1}
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
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[OMP_TASK_CONTEXT_PTR:[^ ]+]] = tail call ptr @malloc(i64 ptrtoint (ptr getelementptr ({ i64, i32 }, ptr null, i32 1) to i64))
// CHECK-NEXT:   %[[V4:[^ ]+]] = getelementptr { i64, i32 }, ptr %[[OMP_TASK_CONTEXT_PTR]], i32 0, i32 0
// CHECK-NEXT:   %[[V5:[^ ]+]] = getelementptr { i64, i32 }, ptr %[[OMP_TASK_CONTEXT_PTR]], i32 0, i32 1
// CHECK-NEXT:   %[[V6:[^ ]+]] = load i64, ptr %[[V1]], align 4
// CHECK-NEXT:   store i64 %[[V6]], ptr %[[V4]], align 4
// CHECK-NEXT:   br label %[[OMP_PRIVATE_COPY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.copy:                                 ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_COPY1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.copy1:                                ; preds = %[[OMP_PRIVATE_COPY]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = load i32, ptr %[[V1]], align 4
// CHECK-NEXT:   store i32 %[[V7]], ptr %[[V5]], align 4
// CHECK-NEXT:   br label %[[OMP_TASK_START:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.task.start:                                   ; preds = %[[OMP_PRIVATE_COPY1]]
// CHECK-NEXT:   br label %[[CODEREPL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: codeRepl:                                         ; preds = %[[OMP_TASK_START]]
// CHECK-NEXT:   %[[GEP_OMP_TASK_CONTEXT_PTR:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[OMP_TASK_CONTEXT_PTR]], ptr %[[GEP_OMP_TASK_CONTEXT_PTR]], align 8
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V8:[^ ]+]] = call ptr @__kmpc_omp_task_alloc(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 1, i64 40, i64 8, ptr @f..omp_par)
// CHECK-NEXT:   %[[V9:[^ ]+]] = load ptr, ptr %[[V8]], align 8
// CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 1 %[[V9]], ptr align 1 %[[STRUCTARG]], i64 8, i1 false)
// CHECK-NEXT:   %[[V10:[^ ]+]] = call i32 @__kmpc_omp_task(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[V8]])
// CHECK-NEXT:   br label %[[TASK_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.exit:                                        ; preds = %[[CODEREPL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @f..omp_par(i32 %[[GLOBAL_TID_VAL:[^ ]+]], ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT: task.alloca:
// CHECK-NEXT:   %[[V1:[^ ]+]] = load ptr, ptr %[[V0]], align 8
// CHECK-NEXT:   %[[GEP_OMP_TASK_CONTEXT_PTR:[^ ]+]] = getelementptr { ptr }, ptr %[[V1]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_OMP_TASK_CONTEXT_PTR:[^ ]+]] = load ptr, ptr %[[GEP_OMP_TASK_CONTEXT_PTR]], align 8, !align !1
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOC:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[TASK_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.body:                                        ; preds = %[[TASK_ALLOCA:[^ ]+]]
// CHECK-NEXT:   %[[V2:[^ ]+]] = getelementptr { i64, i32 }, ptr %[[LOADGEP_OMP_TASK_CONTEXT_PTR]], i32 0, i32 0
// CHECK-NEXT:   %[[V3:[^ ]+]] = getelementptr { i64, i32 }, ptr %[[LOADGEP_OMP_TASK_CONTEXT_PTR]], i32 0, i32 1
// CHECK-NEXT:   br label %[[OMP_TASK_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.task.region:                                  ; preds = %[[TASK_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[OMP_PRIVATE_ALLOC]])
// CHECK-NEXT:   call void @use(ptr %[[V2]])
// CHECK-NEXT:   call void @use(ptr %[[V3]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_TASK_REGION]]
// CHECK-NEXT:   call void @use(ptr %[[V2]])
// CHECK-NEXT:   tail call void @free(ptr %[[LOADGEP_OMP_TASK_CONTEXT_PTR]])
// CHECK-NEXT:   br label %[[TASK_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.exit.exitStub:                               ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare noalias ptr @malloc(i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @free(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare noalias ptr @__kmpc_omp_task_alloc(ptr, i32, i32, i64, i64, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_omp_task(ptr, i32, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 1}
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
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { i32 }, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_taskgroup(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   br label %[[OMP_TASKGROUP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.taskgroup.region:                             ; preds = %[[ENTRY]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[OMP_TASKGROUP_REGION]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_COPY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.copy:                                 ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   br label %[[OMP_TASK_START:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[TASK_EXIT:[^ ]+]]
// CHECK-NEXT:   br label %[[TASKGROUP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: taskgroup.exit:                                   ; preds = %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-NEXT:   call void @__kmpc_end_taskgroup(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: omp.task.start:                                   ; preds = %[[OMP_PRIVATE_COPY]]
// CHECK-NEXT:   br label %[[CODEREPL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: codeRepl:                                         ; preds = %[[OMP_TASK_START]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { i32 }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[GEP_]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V4:[^ ]+]] = call ptr @__kmpc_omp_task_alloc(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]], i32 1, i64 40, i64 4, ptr @f..omp_par)
// CHECK-NEXT:   %[[V5:[^ ]+]] = load ptr, ptr %[[V4]], align 8
// CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 1 %[[V5]], ptr align 1 %[[STRUCTARG]], i64 4, i1 false)
// CHECK-NEXT:   %[[V6:[^ ]+]] = call i32 @__kmpc_omp_task(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]], ptr %[[V4]])
// CHECK-NEXT:   br label %[[TASK_EXIT]]
// CHECK-EMPTY:
// CHECK-NEXT: task.exit:                                        ; preds = %[[CODEREPL]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @f..omp_par(i32 %[[GLOBAL_TID_VAL:[^ ]+]], ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT: task.alloca:
// CHECK-NEXT:   %[[V1:[^ ]+]] = load ptr, ptr %[[V0]], align 8
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { i32 }, ptr %[[V1]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load i32, ptr %[[GEP_]], align 4
// CHECK-NEXT:   br label %[[TASK_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.body:                                        ; preds = %[[TASK_ALLOCA:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_TASK_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.task.region:                                  ; preds = %[[TASK_BODY]]
// CHECK-NEXT:   call void @number(i32 %[[LOADGEP_]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_TASK_REGION]]
// CHECK-NEXT:   br label %[[TASK_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.exit.exitStub:                               ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_taskgroup(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_taskgroup(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare noalias ptr @__kmpc_omp_task_alloc(ptr, i32, i32, i64, i64, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_omp_task(ptr, i32, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-NEXT: attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-NEXT: %[[STRUCT_KMP_DEP_INFO:[^ ]+]] = type { i64, i64, i8 }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @number(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i1 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr, ptr, ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED27:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[_DEP_ARR_ADDR:[^ ]+]] = alloca [1 x %[[STRUCT_KMP_DEP_INFO:[^ ]+]]], align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[_RELOADED27]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP__RELOADED27:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED27]], ptr %[[GEP__RELOADED27]], align 8
// CHECK-NEXT:   %[[GEP__DEP_ARR_ADDR:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store ptr %[[_DEP_ARR_ADDR]], ptr %[[GEP__DEP_ARR_ADDR]], align 8
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 2
// CHECK-NEXT:   store ptr %[[V1]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @f..omp_par.3, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @f..omp_par.3(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED27:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED27:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED27]], align 8, !align !1
// CHECK-NEXT:   %[[GEP__DEP_ARR_ADDR:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP__DEP_ARR_ADDR:[^ ]+]] = load ptr, ptr %[[GEP__DEP_ARR_ADDR]], align 8, !align !2
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 2
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !3
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { i32 }, align 8
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[LOADGEP__RELOADED27]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_COPY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.copy:                                 ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   br label %[[OMP_TASK_START:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.task.start:                                   ; preds = %[[OMP_PRIVATE_COPY]]
// CHECK-NEXT:   br label %[[CODEREPL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: codeRepl:                                         ; preds = %[[OMP_TASK_START]]
// CHECK-NEXT:   %[[GEP_1:[^ ]+]] = getelementptr { i32 }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store i32 %[[V2]], ptr %[[GEP_1]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM30:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V3:[^ ]+]] = call ptr @__kmpc_omp_task_alloc(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM30]], i32 1, i64 40, i64 4, ptr @f..omp_par.2)
// CHECK-NEXT:   %[[V4:[^ ]+]] = load ptr, ptr %[[V3]], align 8
// CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 1 %[[V4]], ptr align 1 %[[STRUCTARG]], i64 4, i1 false)
// CHECK-NEXT:   %[[V5:[^ ]+]] = getelementptr inbounds [1 x %[[STRUCT_KMP_DEP_INFO:[^ ]+]]], ptr %[[LOADGEP__DEP_ARR_ADDR]], i64 0, i64 0
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr inbounds nuw %[[STRUCT_KMP_DEP_INFO]], ptr %[[V5]], i32 0, i32 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = ptrtoint ptr %[[LOADGEP_]] to i64
// CHECK-NEXT:   store i64 %[[V7]], ptr %[[V6]], align 4
// CHECK-NEXT:   %[[V8:[^ ]+]] = getelementptr inbounds nuw %[[STRUCT_KMP_DEP_INFO]], ptr %[[V5]], i32 0, i32 1
// CHECK-NEXT:   store i64 8, ptr %[[V8]], align 4
// CHECK-NEXT:   %[[V9:[^ ]+]] = getelementptr inbounds nuw %[[STRUCT_KMP_DEP_INFO]], ptr %[[V5]], i32 0, i32 2
// CHECK-NEXT:   store i8 1, ptr %[[V9]], align 1
// CHECK-NEXT:   %[[V10:[^ ]+]] = call i32 @__kmpc_omp_task_with_deps(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM30]], ptr %[[V3]], i32 1, ptr %[[LOADGEP__DEP_ARR_ADDR]], i32 0, ptr null)
// CHECK-NEXT:   br label %[[TASK_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.exit:                                        ; preds = %[[CODEREPL]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[TASK_EXIT]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[_FINI28:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini28:                                          ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI28]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @f..omp_par.2(i32 %[[GLOBAL_TID_VAL26:[^ ]+]], ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT: task.alloca:
// CHECK-NEXT:   %[[V1:[^ ]+]] = load ptr, ptr %[[V0]], align 8
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { i32 }, ptr %[[V1]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load i32, ptr %[[GEP_]], align 4
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[TASK_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.body:                                        ; preds = %[[TASK_ALLOCA:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_TASK_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.task.region:                                  ; preds = %[[TASK_BODY]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i32 %[[LOADGEP_]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[OMP_TASK_REGION]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @f..omp_par.1, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT9:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit9:                                    ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont2:                                 ; preds = %[[OMP_PAR_EXIT9]]
// CHECK-NEXT:   br label %[[TASK_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.exit.exitStub:                               ; preds = %[[OMP_REGION_CONT2]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @f..omp_par.1(ptr noalias %[[TID_ADDR4:[^ ]+]], ptr noalias %[[ZERO_ADDR5:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry6:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !1
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { i32 }, align 8
// CHECK-NEXT:   %[[TID_ADDR_LOCAL10:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR4]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL10]], align 4
// CHECK-NEXT:   %[[TID11:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL10]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA14:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca14:                        ; preds = %[[OMP_PAR_ENTRY6:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region7:                                  ; preds = %[[OMP_REGION_AFTER_ALLOCA14]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION16:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region16:                                 ; preds = %[[OMP_PAR_REGION7]]
// CHECK-NEXT:   call void @number(i32 %[[V2]])
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT19:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init19:                               ; preds = %[[OMP_PAR_REGION16]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_COPY18:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.copy18:                               ; preds = %[[OMP_PRIVATE_INIT19]]
// CHECK-NEXT:   br label %[[OMP_TASK_START17:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.task.start17:                                 ; preds = %[[OMP_PRIVATE_COPY18]]
// CHECK-NEXT:   br label %[[CODEREPL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: codeRepl:                                         ; preds = %[[OMP_TASK_START17]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { i32 }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store i32 %[[V2]], ptr %[[GEP_]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM29:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[V3:[^ ]+]] = call ptr @__kmpc_omp_task_alloc(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM29]], i32 1, i64 40, i64 4, ptr @f..omp_par)
// CHECK-NEXT:   %[[V4:[^ ]+]] = load ptr, ptr %[[V3]], align 8
// CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 1 %[[V4]], ptr align 1 %[[STRUCTARG]], i64 4, i1 false)
// CHECK-NEXT:   %[[V5:[^ ]+]] = call i32 @__kmpc_omp_task(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM29]], ptr %[[V3]])
// CHECK-NEXT:   br label %[[TASK_EXIT20:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.exit20:                                      ; preds = %[[CODEREPL]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT15:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont15:                                ; preds = %[[TASK_EXIT20]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize8:                            ; preds = %[[OMP_REGION_CONT15]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE8]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT9_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit9.exitStub:                           ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @f..omp_par(i32 %[[GLOBAL_TID_VAL:[^ ]+]], ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT: task.alloca22:
// CHECK-NEXT:   %[[V1:[^ ]+]] = load ptr, ptr %[[V0]], align 8
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { i32 }, ptr %[[V1]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load i32, ptr %[[GEP_]], align 4
// CHECK-NEXT:   br label %[[TASK_BODY21:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.body21:                                      ; preds = %[[TASK_ALLOCA22:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_TASK_REGION24:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.task.region24:                                ; preds = %[[TASK_BODY21]]
// CHECK-NEXT:   call void @number(i32 %[[LOADGEP_]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT23:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont23:                                ; preds = %[[OMP_TASK_REGION24]]
// CHECK-NEXT:   br label %[[TASK_EXIT20_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.exit20.exitStub:                             ; preds = %[[OMP_REGION_CONT23]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare noalias ptr @__kmpc_omp_task_alloc(ptr, i32, i32, i64, i64, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
// CHECK-NEXT: declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_omp_task(ptr, i32, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !4 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_omp_task_with_deps(ptr, i32, ptr, i32, ptr, i32, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 4}
// CHECK-NEXT: !2 = !{i64 8}
// CHECK-NEXT: !3 = !{i64 1}
// CHECK-NEXT: !4 = !{!5}
// CHECK-NEXT: !5 = !{i64 2, i64 -1, i64 -1, i1 true}

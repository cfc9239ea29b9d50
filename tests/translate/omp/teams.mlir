// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.teams {
    llvm.call @use(%p) : (!llvm.ptr) -> ()
    llvm.call @number(%x) : (i32) -> ()
    omp.terminator
  }
  omp.teams num_teams(to %x : i32) {
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.teams num_teams(%x : i32 to %x : i32) thread_limit(%x : i32) if(%c) {
    llvm.call @use(%p) : (!llvm.ptr) -> ()
    llvm.call @number(%x) : (i32) -> ()
    omp.terminator
  }
  omp.teams if(%c) {
    omp.terminator
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
  omp.teams reduction(@add %p -> %a : !llvm.ptr) {
    llvm.call @use(%a) : (!llvm.ptr) -> ()
    omp.terminator
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
  omp.teams reduction(@add %p -> %a : !llvm.ptr) {
    omp.distribute {
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
  omp.teams {
    omp.parallel {
      llvm.call @number(%x) : (i32) -> ()
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
// CHECK-NEXT:   br label %[[CODEREPL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: codeRepl:                                         ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V1]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   %[[GEP_10:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[GEP_10]], align 4
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_teams(ptr @1, i32 1, ptr @f..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[TEAMS_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: teams.exit:                                       ; preds = %[[CODEREPL]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_push_num_teams_51(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 %[[V0]], i32 %[[V0]], i32 0)
// CHECK-NEXT:   br label %[[CODEREPL11:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: codeRepl11:                                       ; preds = %[[TEAMS_EXIT]]
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_teams(ptr @1, i32 0, ptr @f..omp_par.1)
// CHECK-NEXT:   br label %[[TEAMS_EXIT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: teams.exit1:                                      ; preds = %[[CODEREPL11]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @f..omp_par.1(ptr %[[GLOBAL_TID_PTR:[^ ]+]], ptr %[[BOUND_TID_PTR:[^ ]+]]) {
// CHECK-NEXT: teams.alloca3:
// CHECK-NEXT:   br label %[[TEAMS_BODY2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: teams.body2:                                      ; preds = %[[TEAMS_ALLOCA3:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_TEAMS_REGION5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.teams.region5:                                ; preds = %[[TEAMS_BODY2]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont4:                                 ; preds = %[[OMP_TEAMS_REGION5]]
// CHECK-NEXT:   br label %[[TEAMS_EXIT1_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: teams.exit1.exitStub:                             ; preds = %[[OMP_REGION_CONT4]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @f..omp_par(ptr %[[GLOBAL_TID_PTR:[^ ]+]], ptr %[[BOUND_TID_PTR:[^ ]+]], ptr %[[DATA:[^ ]+]]) {
// CHECK-NEXT: teams.alloca:
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[DATA]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !1
// CHECK-NEXT:   %[[GEP_1:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[DATA]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP_2:[^ ]+]] = load i32, ptr %[[GEP_1]], align 4
// CHECK-NEXT:   br label %[[TEAMS_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: teams.body:                                       ; preds = %[[TEAMS_ALLOCA:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_TEAMS_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.teams.region:                                 ; preds = %[[TEAMS_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[LOADGEP_]])
// CHECK-NEXT:   call void @number(i32 %[[LOADGEP_2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_TEAMS_REGION]]
// CHECK-NEXT:   br label %[[TEAMS_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: teams.exit.exitStub:                              ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: declare void @__kmpc_push_num_teams_51(ptr, i32, i32, i32, i32)
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_teams(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
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
// CHECK-NEXT:   %[[NUMTEAMSUPPER:[^ ]+]] = select i1 %[[V2]], i32 %[[V0]], i32 1
// CHECK-NEXT:   %[[NUMTEAMSLOWER:[^ ]+]] = select i1 %[[V2]], i32 %[[V0]], i32 1
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_push_num_teams_51(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 %[[NUMTEAMSLOWER]], i32 %[[NUMTEAMSUPPER]], i32 %[[V0]])
// CHECK-NEXT:   br label %[[CODEREPL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: codeRepl:                                         ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V1]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   %[[GEP_13:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[GEP_13]], align 4
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_teams(ptr @1, i32 1, ptr @f..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[TEAMS_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: teams.exit:                                       ; preds = %[[CODEREPL]]
// CHECK-NEXT:   %[[NUMTEAMSUPPER4:[^ ]+]] = select i1 %[[V2]], i32 0, i32 1
// CHECK-NEXT:   %[[NUMTEAMSLOWER5:[^ ]+]] = select i1 %[[V2]], i32 0, i32 1
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM6:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_push_num_teams_51(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM6]], i32 %[[NUMTEAMSLOWER5]], i32 %[[NUMTEAMSUPPER4]], i32 0)
// CHECK-NEXT:   br label %[[CODEREPL14:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: codeRepl14:                                       ; preds = %[[TEAMS_EXIT]]
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_teams(ptr @1, i32 0, ptr @f..omp_par.1)
// CHECK-NEXT:   br label %[[TEAMS_EXIT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: teams.exit1:                                      ; preds = %[[CODEREPL14]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @f..omp_par.1(ptr %[[GLOBAL_TID_PTR:[^ ]+]], ptr %[[BOUND_TID_PTR:[^ ]+]]) {
// CHECK-NEXT: teams.alloca3:
// CHECK-NEXT:   br label %[[TEAMS_BODY2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: teams.body2:                                      ; preds = %[[TEAMS_ALLOCA3:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_TEAMS_REGION8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.teams.region8:                                ; preds = %[[TEAMS_BODY2]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont7:                                 ; preds = %[[OMP_TEAMS_REGION8]]
// CHECK-NEXT:   br label %[[TEAMS_EXIT1_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: teams.exit1.exitStub:                             ; preds = %[[OMP_REGION_CONT7]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @f..omp_par(ptr %[[GLOBAL_TID_PTR:[^ ]+]], ptr %[[BOUND_TID_PTR:[^ ]+]], ptr %[[DATA:[^ ]+]]) {
// CHECK-NEXT: teams.alloca:
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[DATA]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !1
// CHECK-NEXT:   %[[GEP_1:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[DATA]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP_2:[^ ]+]] = load i32, ptr %[[GEP_1]], align 4
// CHECK-NEXT:   br label %[[TEAMS_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: teams.body:                                       ; preds = %[[TEAMS_ALLOCA:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_TEAMS_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.teams.region:                                 ; preds = %[[TEAMS_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[LOADGEP_]])
// CHECK-NEXT:   call void @number(i32 %[[LOADGEP_2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_TEAMS_REGION]]
// CHECK-NEXT:   br label %[[TEAMS_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: teams.exit.exitStub:                              ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: declare void @__kmpc_push_num_teams_51(ptr, i32, i32, i32, i32)
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_teams(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
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
// CHECK-NEXT: @.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @number(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i1 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   %[[V4:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[RED_ARRAY:[^ ]+]] = alloca [1 x ptr], align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[OMP_ORIG:[^ ]+]] = load i32, ptr %[[V1]], align 4
// CHECK-NEXT:   store i32 0, ptr %[[V4]], align 4
// CHECK-NEXT:   br label %[[CODEREPL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: codeRepl:                                         ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V4]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_teams(ptr @1, i32 1, ptr @f..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[TEAMS_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: teams.exit:                                       ; preds = %[[CODEREPL]]
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_0:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 0
// CHECK-NEXT:   store ptr %[[V4]], ptr %[[RED_ARRAY_ELEM_0]], align 8
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[REDUCE:[^ ]+]] = call i32 @__kmpc_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 1, i64 8, ptr %[[RED_ARRAY]], ptr @.omp.reduction.func, ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   switch i32 %[[REDUCE]], label %[[REDUCE_FINALIZE:[^ ]+]] [
// CHECK-NEXT:     i32 1, label %[[REDUCE_SWITCH_NONATOMIC:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[REDUCE_SWITCH_ATOMIC:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.finalize:                                  ; preds = %[[REDUCE_SWITCH_NONATOMIC]], %[[TEAMS_EXIT]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM1:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM1]])
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic:                          ; preds = %[[TEAMS_EXIT]]
// CHECK-NEXT:   %[[RED_VALUE_0:[^ ]+]] = load i32, ptr %[[V1]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_0:[^ ]+]] = load i32, ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = add i32 %[[RED_VALUE_0]], %[[RED_PRIVATE_VALUE_0]]
// CHECK-NEXT:   store i32 %[[V5]], ptr %[[V1]], align 4
// CHECK-NEXT:   call void @__kmpc_end_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic:                             ; preds = %[[TEAMS_EXIT]]
// CHECK-NEXT:   unreachable
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @f..omp_par(ptr %[[GLOBAL_TID_PTR:[^ ]+]], ptr %[[BOUND_TID_PTR:[^ ]+]], ptr %[[DATA:[^ ]+]]) {
// CHECK-NEXT: teams.alloca:
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[DATA]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !1
// CHECK-NEXT:   br label %[[TEAMS_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: teams.body:                                       ; preds = %[[TEAMS_ALLOCA:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_TEAMS_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.teams.region:                                 ; preds = %[[TEAMS_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[LOADGEP_]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_TEAMS_REGION]]
// CHECK-NEXT:   br label %[[TEAMS_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: teams.exit.exitStub:                              ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @.omp.reduction.func(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V0]], i64 0, i64 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = load ptr, ptr %[[V3]], align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V1]], i64 0, i64 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = load i32, ptr %[[V7]], align 4
// CHECK-NEXT:   %[[V9:[^ ]+]] = add i32 %[[V5]], %[[V8]]
// CHECK-NEXT:   store i32 %[[V9]], ptr %[[V4]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_reduce(ptr, i32, i32, i64, ptr, ptr, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_reduce(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_teams(ptr, i32, ptr, ...) #0
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
// CHECK-NEXT: @.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
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
// CHECK-NEXT:   br label %[[CODEREPL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: codeRepl:                                         ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V1]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   %[[GEP_5:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[GEP_5]], align 4
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_teams(ptr @1, i32 1, ptr @f..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[TEAMS_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: teams.exit:                                       ; preds = %[[CODEREPL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @f..omp_par(ptr %[[GLOBAL_TID_PTR:[^ ]+]], ptr %[[BOUND_TID_PTR:[^ ]+]], ptr %[[DATA:[^ ]+]]) {
// CHECK-NEXT: teams.alloca:
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[DATA]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !1
// CHECK-NEXT:   %[[GEP_1:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[DATA]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP_2:[^ ]+]] = load i32, ptr %[[GEP_1]], align 4
// CHECK-NEXT:   %[[V0:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[RED_ARRAY:[^ ]+]] = alloca [1 x ptr], align 8
// CHECK-NEXT:   br label %[[TEAMS_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: teams.body:                                       ; preds = %[[TEAMS_ALLOCA:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_TEAMS_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.teams.region:                                 ; preds = %[[TEAMS_BODY]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[OMP_TEAMS_REGION]]
// CHECK-NEXT:   %[[OMP_ORIG:[^ ]+]] = load i32, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   store i32 0, ptr %[[V0]], align 4
// CHECK-NEXT:   br label %[[DISTRIBUTE_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.alloca:                                ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[DISTRIBUTE_ALLOCA]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.body:                                  ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_DISTRIBUTE_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.distribute.region:                            ; preds = %[[DISTRIBUTE_BODY]]
// CHECK-NEXT:   %[[V1:[^ ]+]] = icmp slt i32 %[[LOADGEP_2]], 0
// CHECK-NEXT:   %[[V2:[^ ]+]] = sub i32 0, %[[LOADGEP_2]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = select i1 %[[V1]], i32 %[[V2]], i32 %[[LOADGEP_2]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = select i1 %[[V1]], i32 %[[LOADGEP_2]], i32 %[[LOADGEP_2]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = select i1 %[[V1]], i32 %[[LOADGEP_2]], i32 %[[LOADGEP_2]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = sub nsw i32 %[[V5]], %[[V4]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = icmp sle i32 %[[V5]], %[[V4]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = sub i32 %[[V6]], 1
// CHECK-NEXT:   %[[V9:[^ ]+]] = udiv i32 %[[V8]], %[[V3]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = add i32 %[[V9]], 1
// CHECK-NEXT:   %[[V11:[^ ]+]] = icmp ule i32 %[[V6]], %[[V3]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = select i1 %[[V11]], i32 1, i32 %[[V10]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V7]], i32 0, i32 %[[V12]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_DISTRIBUTE_REGION]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V13:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   store i32 %[[V13]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 92, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 0)
// CHECK-NEXT:   %[[V14:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V15:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V16:[^ ]+]] = sub i32 %[[V15]], %[[V14]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = add i32 %[[V16]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV]], %[[V17]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.exit:                                  ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_0:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 0
// CHECK-NEXT:   store ptr %[[V0]], ptr %[[RED_ARRAY_ELEM_0]], align 8
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[REDUCE:[^ ]+]] = call i32 @__kmpc_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]], i32 1, i64 8, ptr %[[RED_ARRAY]], ptr @.omp.reduction.func, ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   switch i32 %[[REDUCE]], label %[[REDUCE_FINALIZE:[^ ]+]] [
// CHECK-NEXT:     i32 1, label %[[REDUCE_SWITCH_NONATOMIC:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[REDUCE_SWITCH_ATOMIC:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic:                             ; preds = %[[DISTRIBUTE_EXIT]]
// CHECK-NEXT:   unreachable
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic:                          ; preds = %[[DISTRIBUTE_EXIT]]
// CHECK-NEXT:   %[[RED_VALUE_0:[^ ]+]] = load i32, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_0:[^ ]+]] = load i32, ptr %[[V0]], align 4
// CHECK-NEXT:   %[[V18:[^ ]+]] = add i32 %[[RED_VALUE_0]], %[[RED_PRIVATE_VALUE_0]]
// CHECK-NEXT:   store i32 %[[V18]], ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   call void @__kmpc_end_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM3]], ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.finalize:                                  ; preds = %[[REDUCE_SWITCH_NONATOMIC]], %[[DISTRIBUTE_EXIT]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM4:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM4]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[REDUCE_FINALIZE]]
// CHECK-NEXT:   br label %[[TEAMS_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i32 %[[OMP_LOOP_IV]], %[[V14]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = mul i32 %[[V19]], %[[LOADGEP_2]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = add i32 %[[V20]], %[[LOADGEP_2]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @number(i32 %[[V21]])
// CHECK-NEXT:   call void @use(ptr %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont2:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT2]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i32 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: teams.exit.exitStub:                              ; preds = %[[OMP_REGION_CONT]]
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
// CHECK-NEXT: define internal void @.omp.reduction.func(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V3:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V0]], i64 0, i64 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = load ptr, ptr %[[V3]], align 8
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[V4]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V1]], i64 0, i64 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr %[[V6]], align 8
// CHECK-NEXT:   %[[V8:[^ ]+]] = load i32, ptr %[[V7]], align 4
// CHECK-NEXT:   %[[V9:[^ ]+]] = add i32 %[[V5]], %[[V8]]
// CHECK-NEXT:   store i32 %[[V9]], ptr %[[V4]], align 4
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_reduce(ptr, i32, i32, i64, ptr, ptr, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_reduce(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_teams(ptr, i32, ptr, ...) #0
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
// CHECK-NEXT:   br label %[[CODEREPL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: codeRepl:                                         ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { i32 }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[GEP_]], align 4
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_teams(ptr @1, i32 1, ptr @f..omp_par.1, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[TEAMS_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: teams.exit:                                       ; preds = %[[CODEREPL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @f..omp_par.1(ptr %[[GLOBAL_TID_PTR:[^ ]+]], ptr %[[BOUND_TID_PTR:[^ ]+]], ptr %[[DATA:[^ ]+]]) {
// CHECK-NEXT: teams.alloca:
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { i32 }, ptr %[[DATA]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load i32, ptr %[[GEP_]], align 4
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[TEAMS_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: teams.body:                                       ; preds = %[[TEAMS_ALLOCA:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_TEAMS_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.teams.region:                                 ; preds = %[[TEAMS_BODY]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i32 %[[LOADGEP_]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[OMP_TEAMS_REGION]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @f..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_PAR_EXIT]]
// CHECK-NEXT:   br label %[[TEAMS_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: teams.exit.exitStub:                              ; preds = %[[OMP_REGION_CONT]]
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
// CHECK-NEXT:   br label %[[OMP_PAR_REGION2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region2:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   call void @number(i32 %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_PAR_REGION2]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT1]]
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
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_teams(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 4}
// CHECK-NEXT: !2 = !{!3}
// CHECK-NEXT: !3 = !{i64 2, i64 -1, i64 -1, i1 true}

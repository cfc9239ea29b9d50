// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @use(i64)

llvm.func @static(%a: i64, %b: i64, %s: i64) {
  omp.wsloop {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i32)

llvm.func @inclusive_nowait(%a: i32, %b: i32, %s: i32) {
  omp.wsloop nowait {
    omp.loop_nest (%i) : i32 = (%a) to (%b) inclusive step (%s) {
      llvm.call @use(%i) : (i32) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i32)

llvm.func @constant_bounds() {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %ten = llvm.mlir.constant(10 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : i32 = (%zero) to (%ten) step (%one) {
        llvm.call @use(%i) : (i32) -> ()
        omp.yield
      }
    }
    omp.wsloop {
      omp.loop_nest (%i) : i32 = (%ten) to (%zero) step (%ten) {
        llvm.call @use(%i) : (i32) -> ()
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @collapsed(%a: i64, %b: i64, %s: i64) {
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i, %j, %k) : i64 = (%a, %b, %s) to (%b, %s, %a) step (%s, %a, %b) collapse(3) {
        %x = llvm.add %i, %j : i64
        %y = llvm.add %x, %k : i64
        llvm.call @use(%y) : (i64) -> ()
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @cond() -> i1
llvm.func @use(i64)

llvm.func @branches(%a: i64, %b: i64, %s: i64) {
  omp.wsloop {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      %c = llvm.call @cond() : () -> i1
      llvm.cond_br %c, ^bb1, ^bb2
    ^bb1:
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    ^bb2:
      llvm.call @use(%a) : (i64) -> ()
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define void @static(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = select i1 %[[V4]], i64 %[[V5]], i64 %[[V2]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V4]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V4]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = sub nsw i64 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = icmp sle i64 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = sub i64 %[[V9]], 1
// CHECK-NEXT:   %[[V12:[^ ]+]] = udiv i64 %[[V11]], %[[V6]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = add i64 %[[V12]], 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = icmp ule i64 %[[V9]], %[[V6]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = select i1 %[[V14]], i64 1, i64 %[[V13]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V10]], i64 0, i64 %[[V15]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i64 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V16:[^ ]+]] = sub i64 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   store i64 %[[V16]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i64 1, i64 0)
// CHECK-NEXT:   %[[V17:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V18:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V19:[^ ]+]] = sub i64 %[[V18]], %[[V17]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = add i64 %[[V19]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[V20]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = add i64 %[[OMP_LOOP_IV]], %[[V17]]
// CHECK-NEXT:   %[[V22:[^ ]+]] = mul i64 %[[V21]], %[[V2]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = add i64 %[[V22]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(i64 %[[V23]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
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
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_for_static_init_8u(ptr, i32, i32, ptr, ptr, ptr, ptr, i64, i64) #0
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
// CHECK-NEXT: define void @inclusive_nowait(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = icmp slt i32 %[[V2]], 0
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub i32 0, %[[V2]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = select i1 %[[V4]], i32 %[[V5]], i32 %[[V2]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V4]], i32 %[[V1]], i32 %[[V0]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V4]], i32 %[[V0]], i32 %[[V1]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = sub nsw i32 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = icmp slt i32 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = udiv i32 %[[V9]], %[[V6]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = add i32 %[[V11]], 1
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V10]], i32 0, i32 %[[V12]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V13:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   store i32 %[[V13]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 0)
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
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = add i32 %[[OMP_LOOP_IV]], %[[V14]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = mul i32 %[[V18]], %[[V2]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = add i32 %[[V19]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(i32 %[[V20]])
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
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @constant_bounds() {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V0:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 0, ptr @constant_bounds..omp_par)
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @constant_bounds..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[P_LASTITER22:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND23:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND24:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE25:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V0:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca7:                         ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca2:                         ; preds = %[[OMP_REGION_AFTER_ALLOCA7]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_REGION_AFTER_ALLOCA2]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i32 9, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM5:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM5]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 0)
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = sub i32 %[[V2]], %[[V1]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = add i32 %[[V3]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV]], %[[V4]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM5]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM6:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM6]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont3:                                 ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION9:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region9:                               ; preds = %[[OMP_REGION_CONT3]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER10:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader10:                             ; preds = %[[OMP_WSLOOP_REGION9]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND23]], align 4
// CHECK-NEXT:   store i32 -1, ptr %[[P_UPPERBOUND24]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE25]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM26:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM26]], i32 34, ptr %[[P_LASTITER22]], ptr %[[P_LOWERBOUND23]], ptr %[[P_UPPERBOUND24]], ptr %[[P_STRIDE25]], i32 1, i32 0)
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND23]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND24]], align 4
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i32 %[[V6]], %[[V5]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = add i32 %[[V7]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER11:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header11:                                ; preds = %[[OMP_LOOP_INC14:[^ ]+]], %[[OMP_LOOP_PREHEADER10]]
// CHECK-NEXT:   %[[OMP_LOOP_IV17:[^ ]+]] = phi i32 [ 0, %[[OMP_LOOP_PREHEADER10]] ], [ %[[OMP_LOOP_NEXT19:[^ ]+]], %[[OMP_LOOP_INC14]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND12:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond12:                                  ; preds = %[[OMP_LOOP_HEADER11]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP18:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV17]], %[[V8]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP18]], label %[[OMP_LOOP_BODY13:[^ ]+]], label %[[OMP_LOOP_EXIT15:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit15:                                  ; preds = %[[OMP_LOOP_COND12]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM26]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM27:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM27]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER16:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after16:                                 ; preds = %[[OMP_LOOP_EXIT15]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont8:                                 ; preds = %[[OMP_LOOP_AFTER16]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_REGION_CONT8]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body13:                                  ; preds = %[[OMP_LOOP_COND12]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = add i32 %[[OMP_LOOP_IV17]], %[[V5]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = mul i32 %[[V9]], 10
// CHECK-NEXT:   %[[V11:[^ ]+]] = add i32 %[[V10]], 10
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION21:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region21:                           ; preds = %[[OMP_LOOP_BODY13]]
// CHECK-NEXT:   call void @use(i32 %[[V11]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT20:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont20:                                ; preds = %[[OMP_LOOP_NEST_REGION21]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC14]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc14:                                   ; preds = %[[OMP_REGION_CONT20]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT19]] = add nuw i32 %[[OMP_LOOP_IV17]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER11]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = add i32 %[[OMP_LOOP_IV]], %[[V1]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = mul i32 %[[V12]], 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = add i32 %[[V13]], 0
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(i32 %[[V14]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont4:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT4]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i32 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_for_static_init_4u(ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_for_static_fini(ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !1 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{!2}
// CHECK-NEXT: !2 = !{i64 2, i64 -1, i64 -1, i1 true}
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
// CHECK-NEXT: declare void @use(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define void @collapsed(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr, ptr, ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[_RELOADED29:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[_RELOADED30:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i64 %[[V2]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   store i64 %[[V1]], ptr %[[_RELOADED29]], align 4
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[_RELOADED30]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED29:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store ptr %[[_RELOADED29]], ptr %[[GEP__RELOADED29]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED30:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 2
// CHECK-NEXT:   store ptr %[[_RELOADED30]], ptr %[[GEP__RELOADED30]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @collapsed..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @collapsed..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !1
// CHECK-NEXT:   %[[GEP__RELOADED29:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP__RELOADED29:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED29]], align 8, !align !1
// CHECK-NEXT:   %[[GEP__RELOADED30:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 2
// CHECK-NEXT:   %[[LOADGEP__RELOADED30:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED30]], align 8, !align !1
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED29]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED30]], align 4
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
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V6:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V5]], i64 %[[V6]], i64 %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V5]], i64 %[[V3]], i64 %[[V4]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V5]], i64 %[[V4]], i64 %[[V3]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = sub nsw i64 %[[V9]], %[[V8]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = icmp sle i64 %[[V9]], %[[V8]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = sub i64 %[[V10]], 1
// CHECK-NEXT:   %[[V13:[^ ]+]] = udiv i64 %[[V12]], %[[V7]]
// CHECK-NEXT:   %[[V14:[^ ]+]] = add i64 %[[V13]], 1
// CHECK-NEXT:   %[[V15:[^ ]+]] = icmp ule i64 %[[V10]], %[[V7]]
// CHECK-NEXT:   %[[V16:[^ ]+]] = select i1 %[[V15]], i64 1, i64 %[[V14]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V11]], i64 0, i64 %[[V16]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = icmp slt i64 %[[V4]], 0
// CHECK-NEXT:   %[[V18:[^ ]+]] = sub i64 0, %[[V4]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = select i1 %[[V17]], i64 %[[V18]], i64 %[[V4]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = select i1 %[[V17]], i64 %[[V2]], i64 %[[V3]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = select i1 %[[V17]], i64 %[[V3]], i64 %[[V2]]
// CHECK-NEXT:   %[[V22:[^ ]+]] = sub nsw i64 %[[V21]], %[[V20]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = icmp sle i64 %[[V21]], %[[V20]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = sub i64 %[[V22]], 1
// CHECK-NEXT:   %[[V25:[^ ]+]] = udiv i64 %[[V24]], %[[V19]]
// CHECK-NEXT:   %[[V26:[^ ]+]] = add i64 %[[V25]], 1
// CHECK-NEXT:   %[[V27:[^ ]+]] = icmp ule i64 %[[V22]], %[[V19]]
// CHECK-NEXT:   %[[V28:[^ ]+]] = select i1 %[[V27]], i64 1, i64 %[[V26]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT4:[^ ]+]] = select i1 %[[V23]], i64 0, i64 %[[V28]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = icmp slt i64 %[[V3]], 0
// CHECK-NEXT:   %[[V30:[^ ]+]] = sub i64 0, %[[V3]]
// CHECK-NEXT:   %[[V31:[^ ]+]] = select i1 %[[V29]], i64 %[[V30]], i64 %[[V3]]
// CHECK-NEXT:   %[[V32:[^ ]+]] = select i1 %[[V29]], i64 %[[V4]], i64 %[[V2]]
// CHECK-NEXT:   %[[V33:[^ ]+]] = select i1 %[[V29]], i64 %[[V2]], i64 %[[V4]]
// CHECK-NEXT:   %[[V34:[^ ]+]] = sub nsw i64 %[[V33]], %[[V32]]
// CHECK-NEXT:   %[[V35:[^ ]+]] = icmp sle i64 %[[V33]], %[[V32]]
// CHECK-NEXT:   %[[V36:[^ ]+]] = sub i64 %[[V34]], 1
// CHECK-NEXT:   %[[V37:[^ ]+]] = udiv i64 %[[V36]], %[[V31]]
// CHECK-NEXT:   %[[V38:[^ ]+]] = add i64 %[[V37]], 1
// CHECK-NEXT:   %[[V39:[^ ]+]] = icmp ule i64 %[[V34]], %[[V31]]
// CHECK-NEXT:   %[[V40:[^ ]+]] = select i1 %[[V39]], i64 1, i64 %[[V38]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT15:[^ ]+]] = select i1 %[[V35]], i64 0, i64 %[[V40]]
// CHECK-NEXT:   %[[V41:[^ ]+]] = mul nuw i64 %[[OMP_LOOP_TRIPCOUNT]], %[[OMP_LOOP_TRIPCOUNT4]]
// CHECK-NEXT:   %[[V42:[^ ]+]] = mul nuw i64 %[[V41]], %[[OMP_LOOP_TRIPCOUNT15]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.preheader:                          ; preds = %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   store i64 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V43:[^ ]+]] = sub i64 %[[V42]], 1
// CHECK-NEXT:   store i64 %[[V43]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM27:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM27]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i64 1, i64 0)
// CHECK-NEXT:   %[[V44:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V45:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V46:[^ ]+]] = sub i64 %[[V45]], %[[V44]]
// CHECK-NEXT:   %[[V47:[^ ]+]] = add i64 %[[V46]], 1
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.header:                             ; preds = %[[OMP_COLLAPSED_INC:[^ ]+]], %[[OMP_COLLAPSED_PREHEADER]]
// CHECK-NEXT:   %[[OMP_COLLAPSED_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_COLLAPSED_PREHEADER]] ], [ %[[OMP_COLLAPSED_NEXT:[^ ]+]], %[[OMP_COLLAPSED_INC]] ]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.cond:                               ; preds = %[[OMP_COLLAPSED_HEADER]]
// CHECK-NEXT:   %[[OMP_COLLAPSED_CMP:[^ ]+]] = icmp ult i64 %[[OMP_COLLAPSED_IV]], %[[V47]]
// CHECK-NEXT:   br i1 %[[OMP_COLLAPSED_CMP]], label %[[OMP_COLLAPSED_BODY:[^ ]+]], label %[[OMP_COLLAPSED_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.exit:                               ; preds = %[[OMP_COLLAPSED_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM27]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM28:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM28]])
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.after:                              ; preds = %[[OMP_COLLAPSED_EXIT]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_COLLAPSED_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont3:                                 ; preds = %[[OMP_LOOP_AFTER]]
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
// CHECK-NEXT: omp_collapsed.body:                               ; preds = %[[OMP_COLLAPSED_COND]]
// CHECK-NEXT:   %[[V48:[^ ]+]] = add i64 %[[OMP_COLLAPSED_IV]], %[[V44]]
// CHECK-NEXT:   %[[V49:[^ ]+]] = urem i64 %[[V48]], %[[OMP_LOOP_TRIPCOUNT15]]
// CHECK-NEXT:   %[[V50:[^ ]+]] = udiv i64 %[[V48]], %[[OMP_LOOP_TRIPCOUNT15]]
// CHECK-NEXT:   %[[V51:[^ ]+]] = urem i64 %[[V50]], %[[OMP_LOOP_TRIPCOUNT4]]
// CHECK-NEXT:   %[[V52:[^ ]+]] = udiv i64 %[[V50]], %[[OMP_LOOP_TRIPCOUNT4]]
// CHECK-NEXT:   br label %[[OMP_LOOP_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_COLLAPSED_BODY]]
// CHECK-NEXT:   %[[V53:[^ ]+]] = mul i64 %[[V52]], %[[V2]]
// CHECK-NEXT:   %[[V54:[^ ]+]] = add i64 %[[V53]], %[[V4]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader5:                              ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   br label %[[OMP_LOOP_BODY8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body8:                                   ; preds = %[[OMP_LOOP_PREHEADER5]]
// CHECK-NEXT:   %[[V55:[^ ]+]] = mul i64 %[[V51]], %[[V4]]
// CHECK-NEXT:   %[[V56:[^ ]+]] = add i64 %[[V55]], %[[V3]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER16:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader16:                             ; preds = %[[OMP_LOOP_BODY8]]
// CHECK-NEXT:   br label %[[OMP_LOOP_BODY19:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body19:                                  ; preds = %[[OMP_LOOP_PREHEADER16]]
// CHECK-NEXT:   %[[V57:[^ ]+]] = mul i64 %[[V49]], %[[V3]]
// CHECK-NEXT:   %[[V58:[^ ]+]] = add i64 %[[V57]], %[[V2]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY19]]
// CHECK-NEXT:   %[[V59:[^ ]+]] = add i64 %[[V54]], %[[V56]]
// CHECK-NEXT:   %[[V60:[^ ]+]] = add i64 %[[V59]], %[[V58]]
// CHECK-NEXT:   call void @use(i64 %[[V60]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT26:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont26:                                ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER22:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after22:                                 ; preds = %[[OMP_REGION_CONT26]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER11:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after11:                                 ; preds = %[[OMP_LOOP_AFTER22]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.inc:                                ; preds = %[[OMP_LOOP_AFTER11]]
// CHECK-NEXT:   %[[OMP_COLLAPSED_NEXT]] = add nuw i64 %[[OMP_COLLAPSED_IV]], 1
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_for_static_init_8u(ptr, i32, i32, ptr, ptr, ptr, ptr, i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_for_static_fini(ptr, i32) #0
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
// CHECK-NEXT: !1 = !{i64 8}
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
// CHECK-NEXT: declare i1 @cond()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define void @branches(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = select i1 %[[V4]], i64 %[[V5]], i64 %[[V2]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V4]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V4]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = sub nsw i64 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = icmp sle i64 %[[V8]], %[[V7]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = sub i64 %[[V9]], 1
// CHECK-NEXT:   %[[V12:[^ ]+]] = udiv i64 %[[V11]], %[[V6]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = add i64 %[[V12]], 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = icmp ule i64 %[[V9]], %[[V6]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = select i1 %[[V14]], i64 1, i64 %[[V13]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V10]], i64 0, i64 %[[V15]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i64 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V16:[^ ]+]] = sub i64 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   store i64 %[[V16]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i64 1, i64 0)
// CHECK-NEXT:   %[[V17:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V18:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V19:[^ ]+]] = sub i64 %[[V18]], %[[V17]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = add i64 %[[V19]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[V20]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = add i64 %[[OMP_LOOP_IV]], %[[V17]]
// CHECK-NEXT:   %[[V22:[^ ]+]] = mul i64 %[[V21]], %[[V2]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = add i64 %[[V22]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region3:                            ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   call void @use(i64 %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region2:                            ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   call void @use(i64 %[[V23]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = call i1 @cond()
// CHECK-NEXT:   br i1 %[[V24]], label %[[OMP_LOOP_NEST_REGION2:[^ ]+]], label %[[OMP_LOOP_NEST_REGION3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION2]], %[[OMP_LOOP_NEST_REGION3]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM4:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM4]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_for_static_init_8u(ptr, i32, i32, ptr, ptr, ptr, ptr, i64, i64) #0
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

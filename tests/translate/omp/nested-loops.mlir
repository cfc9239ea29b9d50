// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.wsloop {
    omp.loop_nest (%i, %j) : i32 = (%x, %x) to (%x, %x) step (%x, %x) {
      llvm.call @number(%j) : (i32) -> ()
      omp.yield
    }
  }
  omp.wsloop schedule(static = %x : i32) {
    omp.loop_nest (%i, %j, %k) : i32 = (%x, %x, %x) to (%x, %x, %x) step (%x, %x, %x) collapse(2) {
      llvm.call @number(%k) : (i32) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.wsloop schedule(static = %x : i32) {
    omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
      omp.atomic.update %p : !llvm.ptr {
      ^bb0(%old: i32):
        %new = llvm.mul %old, %x : i32
        omp.yield(%new : i32)
      }
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
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @number(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i1 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   %[[P_LASTITER52:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND53:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND54:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE55:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA14:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca14:                        ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_REGION_AFTER_ALLOCA14]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
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
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
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
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT1:[^ ]+]] = select i1 %[[V22]], i32 0, i32 %[[V27]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V28:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   store i32 %[[V28]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 0)
// CHECK-NEXT:   %[[V29:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V30:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V31:[^ ]+]] = sub i32 %[[V30]], %[[V29]]
// CHECK-NEXT:   %[[V32:[^ ]+]] = add i32 %[[V31]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV]], %[[V32]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V33:[^ ]+]] = add i32 %[[OMP_LOOP_IV]], %[[V29]]
// CHECK-NEXT:   %[[V34:[^ ]+]] = mul i32 %[[V33]], %[[V0]]
// CHECK-NEXT:   %[[V35:[^ ]+]] = add i32 %[[V34]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader2:                              ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header3:                                 ; preds = %[[OMP_LOOP_INC6:[^ ]+]], %[[OMP_LOOP_PREHEADER2]]
// CHECK-NEXT:   %[[OMP_LOOP_IV9:[^ ]+]] = phi i32 [ 0, %[[OMP_LOOP_PREHEADER2]] ], [ %[[OMP_LOOP_NEXT11:[^ ]+]], %[[OMP_LOOP_INC6]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond4:                                   ; preds = %[[OMP_LOOP_HEADER3]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP10:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV9]], %[[OMP_LOOP_TRIPCOUNT1]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP10]], label %[[OMP_LOOP_BODY5:[^ ]+]], label %[[OMP_LOOP_EXIT7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body5:                                   ; preds = %[[OMP_LOOP_COND4]]
// CHECK-NEXT:   %[[V36:[^ ]+]] = mul i32 %[[OMP_LOOP_IV9]], %[[V0]]
// CHECK-NEXT:   %[[V37:[^ ]+]] = add i32 %[[V36]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY5]]
// CHECK-NEXT:   call void @number(i32 %[[V37]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT12:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont12:                                ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC6]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc6:                                    ; preds = %[[OMP_REGION_CONT12]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT11]] = add nuw i32 %[[OMP_LOOP_IV9]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER3]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit7:                                   ; preds = %[[OMP_LOOP_COND4]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after8:                                  ; preds = %[[OMP_LOOP_EXIT7]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_LOOP_AFTER8]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i32 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM13:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM13]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION16:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region16:                              ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[V38:[^ ]+]] = icmp slt i32 %[[V0]], 0
// CHECK-NEXT:   %[[V39:[^ ]+]] = sub i32 0, %[[V0]]
// CHECK-NEXT:   %[[V40:[^ ]+]] = select i1 %[[V38]], i32 %[[V39]], i32 %[[V0]]
// CHECK-NEXT:   %[[V41:[^ ]+]] = select i1 %[[V38]], i32 %[[V0]], i32 %[[V0]]
// CHECK-NEXT:   %[[V42:[^ ]+]] = select i1 %[[V38]], i32 %[[V0]], i32 %[[V0]]
// CHECK-NEXT:   %[[V43:[^ ]+]] = sub nsw i32 %[[V42]], %[[V41]]
// CHECK-NEXT:   %[[V44:[^ ]+]] = icmp sle i32 %[[V42]], %[[V41]]
// CHECK-NEXT:   %[[V45:[^ ]+]] = sub i32 %[[V43]], 1
// CHECK-NEXT:   %[[V46:[^ ]+]] = udiv i32 %[[V45]], %[[V40]]
// CHECK-NEXT:   %[[V47:[^ ]+]] = add i32 %[[V46]], 1
// CHECK-NEXT:   %[[V48:[^ ]+]] = icmp ule i32 %[[V43]], %[[V40]]
// CHECK-NEXT:   %[[V49:[^ ]+]] = select i1 %[[V48]], i32 1, i32 %[[V47]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT17:[^ ]+]] = select i1 %[[V44]], i32 0, i32 %[[V49]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER18:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader18:                             ; preds = %[[OMP_WSLOOP_REGION16]]
// CHECK-NEXT:   %[[V50:[^ ]+]] = icmp slt i32 %[[V0]], 0
// CHECK-NEXT:   %[[V51:[^ ]+]] = sub i32 0, %[[V0]]
// CHECK-NEXT:   %[[V52:[^ ]+]] = select i1 %[[V50]], i32 %[[V51]], i32 %[[V0]]
// CHECK-NEXT:   %[[V53:[^ ]+]] = select i1 %[[V50]], i32 %[[V0]], i32 %[[V0]]
// CHECK-NEXT:   %[[V54:[^ ]+]] = select i1 %[[V50]], i32 %[[V0]], i32 %[[V0]]
// CHECK-NEXT:   %[[V55:[^ ]+]] = sub nsw i32 %[[V54]], %[[V53]]
// CHECK-NEXT:   %[[V56:[^ ]+]] = icmp sle i32 %[[V54]], %[[V53]]
// CHECK-NEXT:   %[[V57:[^ ]+]] = sub i32 %[[V55]], 1
// CHECK-NEXT:   %[[V58:[^ ]+]] = udiv i32 %[[V57]], %[[V52]]
// CHECK-NEXT:   %[[V59:[^ ]+]] = add i32 %[[V58]], 1
// CHECK-NEXT:   %[[V60:[^ ]+]] = icmp ule i32 %[[V55]], %[[V52]]
// CHECK-NEXT:   %[[V61:[^ ]+]] = select i1 %[[V60]], i32 1, i32 %[[V59]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT28:[^ ]+]] = select i1 %[[V56]], i32 0, i32 %[[V61]]
// CHECK-NEXT:   %[[V62:[^ ]+]] = icmp slt i32 %[[V0]], 0
// CHECK-NEXT:   %[[V63:[^ ]+]] = sub i32 0, %[[V0]]
// CHECK-NEXT:   %[[V64:[^ ]+]] = select i1 %[[V62]], i32 %[[V63]], i32 %[[V0]]
// CHECK-NEXT:   %[[V65:[^ ]+]] = select i1 %[[V62]], i32 %[[V0]], i32 %[[V0]]
// CHECK-NEXT:   %[[V66:[^ ]+]] = select i1 %[[V62]], i32 %[[V0]], i32 %[[V0]]
// CHECK-NEXT:   %[[V67:[^ ]+]] = sub nsw i32 %[[V66]], %[[V65]]
// CHECK-NEXT:   %[[V68:[^ ]+]] = icmp sle i32 %[[V66]], %[[V65]]
// CHECK-NEXT:   %[[V69:[^ ]+]] = sub i32 %[[V67]], 1
// CHECK-NEXT:   %[[V70:[^ ]+]] = udiv i32 %[[V69]], %[[V64]]
// CHECK-NEXT:   %[[V71:[^ ]+]] = add i32 %[[V70]], 1
// CHECK-NEXT:   %[[V72:[^ ]+]] = icmp ule i32 %[[V67]], %[[V64]]
// CHECK-NEXT:   %[[V73:[^ ]+]] = select i1 %[[V72]], i32 1, i32 %[[V71]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT39:[^ ]+]] = select i1 %[[V68]], i32 0, i32 %[[V73]]
// CHECK-NEXT:   %[[V74:[^ ]+]] = mul nuw i32 %[[OMP_LOOP_TRIPCOUNT17]], %[[OMP_LOOP_TRIPCOUNT28]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.preheader:                          ; preds = %[[OMP_LOOP_PREHEADER18]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND53]], align 4
// CHECK-NEXT:   %[[V75:[^ ]+]] = sub i32 %[[V74]], 1
// CHECK-NEXT:   %[[V76:[^ ]+]] = icmp eq i32 %[[V74]], 0
// CHECK-NEXT:   %[[V77:[^ ]+]] = select i1 %[[V76]], i32 0, i32 %[[V75]]
// CHECK-NEXT:   store i32 %[[V77]], ptr %[[P_UPPERBOUND54]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE55]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM56:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM56]], i32 33, ptr %[[P_LASTITER52]], ptr %[[P_LOWERBOUND53]], ptr %[[P_UPPERBOUND54]], ptr %[[P_STRIDE55]], i32 1, i32 %[[V0]])
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_LB:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND53]], align 4
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_UB:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND54]], align 4
// CHECK-NEXT:   %[[V78:[^ ]+]] = add i32 %[[OMP_FIRSTCHUNK_UB]], 1
// CHECK-NEXT:   %[[OMP_CHUNK_RANGE:[^ ]+]] = sub i32 %[[V78]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[OMP_DISPATCH_STRIDE:[^ ]+]] = load i32, ptr %[[P_STRIDE55]], align 4
// CHECK-NEXT:   %[[V79:[^ ]+]] = sub nuw i32 %[[V74]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[V80:[^ ]+]] = icmp ule i32 %[[V74]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[V81:[^ ]+]] = sub i32 %[[V79]], 1
// CHECK-NEXT:   %[[V82:[^ ]+]] = udiv i32 %[[V81]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V83:[^ ]+]] = add i32 %[[V82]], 1
// CHECK-NEXT:   %[[V84:[^ ]+]] = icmp ule i32 %[[V79]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V85:[^ ]+]] = select i1 %[[V84]], i32 1, i32 %[[V83]]
// CHECK-NEXT:   %[[OMP_DISPATCH_TRIPCOUNT:[^ ]+]] = select i1 %[[V80]], i32 0, i32 %[[V85]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.preheader:                           ; preds = %[[OMP_COLLAPSED_PREHEADER]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.header:                              ; preds = %[[OMP_DISPATCH_INC:[^ ]+]], %[[OMP_DISPATCH_PREHEADER]]
// CHECK-NEXT:   %[[OMP_DISPATCH_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_DISPATCH_PREHEADER]] ], [ %[[OMP_DISPATCH_NEXT:[^ ]+]], %[[OMP_DISPATCH_INC]] ]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.cond:                                ; preds = %[[OMP_DISPATCH_HEADER]]
// CHECK-NEXT:   %[[OMP_DISPATCH_CMP:[^ ]+]] = icmp ult i32 %[[OMP_DISPATCH_IV]], %[[OMP_DISPATCH_TRIPCOUNT]]
// CHECK-NEXT:   br i1 %[[OMP_DISPATCH_CMP]], label %[[OMP_DISPATCH_BODY:[^ ]+]], label %[[OMP_DISPATCH_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.body:                                ; preds = %[[OMP_DISPATCH_COND]]
// CHECK-NEXT:   %[[V86:[^ ]+]] = mul i32 %[[OMP_DISPATCH_IV]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V87:[^ ]+]] = add i32 %[[V86]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_PREHEADER57:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.inc:                                 ; preds = %[[OMP_COLLAPSED_EXIT:[^ ]+]]
// CHECK-NEXT:   %[[OMP_DISPATCH_NEXT]] = add nuw i32 %[[OMP_DISPATCH_IV]], 1
// CHECK-NEXT:   br label %[[OMP_DISPATCH_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.exit:                                ; preds = %[[OMP_DISPATCH_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM56]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM58:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM58]])
// CHECK-NEXT:   br label %[[OMP_DISPATCH_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.after:                               ; preds = %[[OMP_DISPATCH_EXIT]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.preheader57:                        ; preds = %[[OMP_DISPATCH_BODY]]
// CHECK-NEXT:   %[[V88:[^ ]+]] = add i32 %[[V87]], %[[OMP_CHUNK_RANGE]]
// CHECK-NEXT:   %[[OMP_CHUNK_IS_LAST:[^ ]+]] = icmp uge i32 %[[V88]], %[[V74]]
// CHECK-NEXT:   %[[V89:[^ ]+]] = sub i32 %[[V74]], %[[V87]]
// CHECK-NEXT:   %[[OMP_CHUNK_TRIPCOUNT:[^ ]+]] = select i1 %[[OMP_CHUNK_IS_LAST]], i32 %[[V89]], i32 %[[OMP_CHUNK_RANGE]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.header:                             ; preds = %[[OMP_COLLAPSED_INC:[^ ]+]], %[[OMP_COLLAPSED_PREHEADER57]]
// CHECK-NEXT:   %[[OMP_COLLAPSED_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_COLLAPSED_PREHEADER57]] ], [ %[[OMP_COLLAPSED_NEXT:[^ ]+]], %[[OMP_COLLAPSED_INC]] ]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.cond:                               ; preds = %[[OMP_COLLAPSED_HEADER]]
// CHECK-NEXT:   %[[OMP_COLLAPSED_CMP:[^ ]+]] = icmp ult i32 %[[OMP_COLLAPSED_IV]], %[[OMP_CHUNK_TRIPCOUNT]]
// CHECK-NEXT:   br i1 %[[OMP_COLLAPSED_CMP]], label %[[OMP_COLLAPSED_BODY:[^ ]+]], label %[[OMP_COLLAPSED_EXIT]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.body:                               ; preds = %[[OMP_COLLAPSED_COND]]
// CHECK-NEXT:   %[[V90:[^ ]+]] = add i32 %[[OMP_COLLAPSED_IV]], %[[V87]]
// CHECK-NEXT:   %[[V91:[^ ]+]] = urem i32 %[[V90]], %[[OMP_LOOP_TRIPCOUNT28]]
// CHECK-NEXT:   %[[V92:[^ ]+]] = udiv i32 %[[V90]], %[[OMP_LOOP_TRIPCOUNT28]]
// CHECK-NEXT:   br label %[[OMP_LOOP_BODY21:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body21:                                  ; preds = %[[OMP_COLLAPSED_BODY]]
// CHECK-NEXT:   %[[V93:[^ ]+]] = mul i32 %[[V92]], %[[V0]]
// CHECK-NEXT:   %[[V94:[^ ]+]] = add i32 %[[V93]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER29:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader29:                             ; preds = %[[OMP_LOOP_BODY21]]
// CHECK-NEXT:   br label %[[OMP_LOOP_BODY32:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body32:                                  ; preds = %[[OMP_LOOP_PREHEADER29]]
// CHECK-NEXT:   %[[V95:[^ ]+]] = mul i32 %[[V91]], %[[V0]]
// CHECK-NEXT:   %[[V96:[^ ]+]] = add i32 %[[V95]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER40:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader40:                             ; preds = %[[OMP_LOOP_BODY32]]
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER41:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header41:                                ; preds = %[[OMP_LOOP_INC44:[^ ]+]], %[[OMP_LOOP_PREHEADER40]]
// CHECK-NEXT:   %[[OMP_LOOP_IV47:[^ ]+]] = phi i32 [ 0, %[[OMP_LOOP_PREHEADER40]] ], [ %[[OMP_LOOP_NEXT49:[^ ]+]], %[[OMP_LOOP_INC44]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND42:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond42:                                  ; preds = %[[OMP_LOOP_HEADER41]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP48:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV47]], %[[OMP_LOOP_TRIPCOUNT39]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP48]], label %[[OMP_LOOP_BODY43:[^ ]+]], label %[[OMP_LOOP_EXIT45:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body43:                                  ; preds = %[[OMP_LOOP_COND42]]
// CHECK-NEXT:   %[[V97:[^ ]+]] = mul i32 %[[OMP_LOOP_IV47]], %[[V0]]
// CHECK-NEXT:   %[[V98:[^ ]+]] = add i32 %[[V97]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION51:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region51:                           ; preds = %[[OMP_LOOP_BODY43]]
// CHECK-NEXT:   call void @number(i32 %[[V98]]), !llvm.access.group !1
// CHECK-NEXT:   br label %[[OMP_REGION_CONT50:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont50:                                ; preds = %[[OMP_LOOP_NEST_REGION51]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC44]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc44:                                   ; preds = %[[OMP_REGION_CONT50]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT49]] = add nuw i32 %[[OMP_LOOP_IV47]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER41]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit45:                                  ; preds = %[[OMP_LOOP_COND42]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER46:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after46:                                 ; preds = %[[OMP_LOOP_EXIT45]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER35:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after35:                                 ; preds = %[[OMP_LOOP_AFTER46]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.inc:                                ; preds = %[[OMP_LOOP_AFTER35]]
// CHECK-NEXT:   %[[OMP_COLLAPSED_NEXT]] = add nuw i32 %[[OMP_COLLAPSED_IV]], 1
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_HEADER]], !llvm.loop !2
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.exit:                               ; preds = %[[OMP_COLLAPSED_COND]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.after:                              ; preds = %[[OMP_DISPATCH_AFTER]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER24:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after24:                                 ; preds = %[[OMP_COLLAPSED_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT15:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont15:                                ; preds = %[[OMP_LOOP_AFTER24]]
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
// CHECK-NEXT: !2 = distinct !{!2, !3}
// CHECK-NEXT: !3 = !{!"llvm.loop.parallel_accesses", !1}
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
// CHECK-NEXT:   %[[X_NEW_VAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
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
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V16:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   %[[V17:[^ ]+]] = icmp eq i32 %[[OMP_LOOP_TRIPCOUNT]], 0
// CHECK-NEXT:   %[[V18:[^ ]+]] = select i1 %[[V17]], i32 0, i32 %[[V16]]
// CHECK-NEXT:   store i32 %[[V18]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 33, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 %[[V0]])
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_LB:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_UB:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i32 %[[OMP_FIRSTCHUNK_UB]], 1
// CHECK-NEXT:   %[[OMP_CHUNK_RANGE:[^ ]+]] = sub i32 %[[V19]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[OMP_DISPATCH_STRIDE:[^ ]+]] = load i32, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[V20:[^ ]+]] = sub nuw i32 %[[OMP_LOOP_TRIPCOUNT]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = icmp ule i32 %[[OMP_LOOP_TRIPCOUNT]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[V22:[^ ]+]] = sub i32 %[[V20]], 1
// CHECK-NEXT:   %[[V23:[^ ]+]] = udiv i32 %[[V22]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = add i32 %[[V23]], 1
// CHECK-NEXT:   %[[V25:[^ ]+]] = icmp ule i32 %[[V20]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V26:[^ ]+]] = select i1 %[[V25]], i32 1, i32 %[[V24]]
// CHECK-NEXT:   %[[OMP_DISPATCH_TRIPCOUNT:[^ ]+]] = select i1 %[[V21]], i32 0, i32 %[[V26]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.preheader:                           ; preds = %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.header:                              ; preds = %[[OMP_DISPATCH_INC:[^ ]+]], %[[OMP_DISPATCH_PREHEADER]]
// CHECK-NEXT:   %[[OMP_DISPATCH_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_DISPATCH_PREHEADER]] ], [ %[[OMP_DISPATCH_NEXT:[^ ]+]], %[[OMP_DISPATCH_INC]] ]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.cond:                                ; preds = %[[OMP_DISPATCH_HEADER]]
// CHECK-NEXT:   %[[OMP_DISPATCH_CMP:[^ ]+]] = icmp ult i32 %[[OMP_DISPATCH_IV]], %[[OMP_DISPATCH_TRIPCOUNT]]
// CHECK-NEXT:   br i1 %[[OMP_DISPATCH_CMP]], label %[[OMP_DISPATCH_BODY:[^ ]+]], label %[[OMP_DISPATCH_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.body:                                ; preds = %[[OMP_DISPATCH_COND]]
// CHECK-NEXT:   %[[V27:[^ ]+]] = mul i32 %[[OMP_DISPATCH_IV]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V28:[^ ]+]] = add i32 %[[V27]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.inc:                                 ; preds = %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-NEXT:   %[[OMP_DISPATCH_NEXT]] = add nuw i32 %[[OMP_DISPATCH_IV]], 1
// CHECK-NEXT:   br label %[[OMP_DISPATCH_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.exit:                                ; preds = %[[OMP_DISPATCH_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM3]])
// CHECK-NEXT:   br label %[[OMP_DISPATCH_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.after:                               ; preds = %[[OMP_DISPATCH_EXIT]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader2:                              ; preds = %[[OMP_DISPATCH_BODY]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = add i32 %[[V28]], %[[OMP_CHUNK_RANGE]]
// CHECK-NEXT:   %[[OMP_CHUNK_IS_LAST:[^ ]+]] = icmp uge i32 %[[V29]], %[[OMP_LOOP_TRIPCOUNT]]
// CHECK-NEXT:   %[[V30:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], %[[V28]]
// CHECK-NEXT:   %[[OMP_CHUNK_TRIPCOUNT:[^ ]+]] = select i1 %[[OMP_CHUNK_IS_LAST]], i32 %[[V30]], i32 %[[OMP_CHUNK_RANGE]]
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER2]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_LOOP_PREHEADER2]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV]], %[[OMP_CHUNK_TRIPCOUNT]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V31:[^ ]+]] = add i32 %[[OMP_LOOP_IV]], %[[V28]]
// CHECK-NEXT:   %[[V32:[^ ]+]] = mul i32 %[[V31]], %[[V0]]
// CHECK-NEXT:   %[[V33:[^ ]+]] = add i32 %[[V32]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   %[[_ATOMIC_LOAD:[^ ]+]] = load atomic i32, ptr %[[V1]] monotonic, align 4, !llvm.access.group !1
// CHECK-NEXT:   br label %[[_ATOMIC_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.cont:                                     ; preds = %[[_ATOMIC_CONT]], %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   %[[V34:[^ ]+]] = phi i32 [ %[[_ATOMIC_LOAD]], %[[OMP_LOOP_NEST_REGION]] ], [ %[[V38:[^ ]+]], %[[_ATOMIC_CONT]] ]
// CHECK-NEXT:   %[[V35:[^ ]+]] = mul i32 %[[V34]], %[[V0]]
// CHECK-NEXT:   store i32 %[[V35]], ptr %[[X_NEW_VAL]], align 4, !llvm.access.group !1
// CHECK-NEXT:   %[[V36:[^ ]+]] = load i32, ptr %[[X_NEW_VAL]], align 4, !llvm.access.group !1
// CHECK-NEXT:   %[[V37:[^ ]+]] = cmpxchg ptr %[[V1]], i32 %[[V34]], i32 %[[V36]] monotonic monotonic, align 4, !llvm.access.group !1
// CHECK-NEXT:   %[[V38]] = extractvalue { i32, i1 } %[[V37]], 0
// CHECK-NEXT:   %[[V39:[^ ]+]] = extractvalue { i32, i1 } %[[V37]], 1
// CHECK-NEXT:   br i1 %[[V39]], label %[[_ATOMIC_EXIT:[^ ]+]], label %[[_ATOMIC_CONT]]
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.exit:                                     ; preds = %[[_ATOMIC_CONT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[_ATOMIC_EXIT]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i32 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]], !llvm.loop !2
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_DISPATCH_AFTER]]
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
// CHECK-NEXT: !2 = distinct !{!2, !3}
// CHECK-NEXT: !3 = !{!"llvm.loop.parallel_accesses", !1}

// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.distribute {
    omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
      llvm.call @number(%i) : (i32) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.distribute dist_schedule_static {
    omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
      llvm.call @number(%i) : (i32) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.distribute dist_schedule_static dist_schedule_chunk_size(%x : i32) {
    omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
      llvm.call @number(%i) : (i32) -> ()
      omp.yield
    }
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
  omp.teams {
    omp.distribute private(@plain %p -> %a, @copied %p -> %b : !llvm.ptr, !llvm.ptr) {
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
      omp.distribute {
        omp.wsloop {
          omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
            llvm.call @number(%i) : (i32) -> ()
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    } {omp.composite}
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
      omp.distribute {
        omp.wsloop schedule(static = %x : i32) {
          omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
            llvm.call @number(%i) : (i32) -> ()
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    } {omp.composite}
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
      omp.distribute {
        omp.wsloop schedule(dynamic) {
          omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
            llvm.call @number(%i) : (i32) -> ()
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    } {omp.composite}
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
      omp.distribute dist_schedule_static {
        omp.wsloop {
          omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
            llvm.call @number(%i) : (i32) -> ()
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    } {omp.composite}
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
      omp.distribute dist_schedule_static {
        omp.wsloop schedule(static = %x : i32) {
          omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
            llvm.call @number(%i) : (i32) -> ()
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    } {omp.composite}
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
      omp.distribute dist_schedule_static {
        omp.wsloop schedule(dynamic) {
          omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
            llvm.call @number(%i) : (i32) -> ()
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    } {omp.composite}
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
      omp.distribute dist_schedule_static dist_schedule_chunk_size(%x : i32) {
        omp.wsloop {
          omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
            llvm.call @number(%i) : (i32) -> ()
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    } {omp.composite}
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
      omp.distribute dist_schedule_static dist_schedule_chunk_size(%x : i32) {
        omp.wsloop schedule(static = %x : i32) {
          omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
            llvm.call @number(%i) : (i32) -> ()
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    } {omp.composite}
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
      omp.distribute dist_schedule_static dist_schedule_chunk_size(%x : i32) {
        omp.wsloop schedule(dynamic) {
          omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
            llvm.call @number(%i) : (i32) -> ()
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    } {omp.composite}
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
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.alloca:                                ; preds = %[[ENTRY]]
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
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_DISTRIBUTE_REGION]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V16:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   store i32 %[[V16]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 92, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 0)
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
// CHECK-NEXT:   call void @number(i32 %[[V23]])
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
// CHECK-NEXT:   br label %[[DISTRIBUTE_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.exit:                                  ; preds = %[[OMP_REGION_CONT]]
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
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @number(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i1 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.alloca:                                ; preds = %[[ENTRY]]
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
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_DISTRIBUTE_REGION]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V16:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   store i32 %[[V16]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 92, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 0)
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
// CHECK-NEXT:   call void @number(i32 %[[V23]])
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
// CHECK-NEXT:   br label %[[DISTRIBUTE_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.exit:                                  ; preds = %[[OMP_REGION_CONT]]
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
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @number(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i1 %[[V2:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.alloca:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[DISTRIBUTE_ALLOCA]]
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[DISTRIBUTE_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.body:                                  ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_DISTRIBUTE_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.distribute.region:                            ; preds = %[[DISTRIBUTE_BODY]]
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
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_DISTRIBUTE_REGION]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V16:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   %[[V17:[^ ]+]] = icmp eq i32 %[[OMP_LOOP_TRIPCOUNT]], 0
// CHECK-NEXT:   %[[V18:[^ ]+]] = select i1 %[[V17]], i32 0, i32 %[[V16]]
// CHECK-NEXT:   store i32 %[[V18]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 91, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 %[[V0]])
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
// CHECK-NEXT:   call void @number(i32 %[[V33]]), !llvm.access.group !1
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
// CHECK-NEXT:   br label %[[OMP_DISPATCH_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_DISPATCH_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.exit:                                  ; preds = %[[OMP_REGION_CONT]]
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
// CHECK-NEXT:   %[[GEP_4:[^ ]+]] = getelementptr { ptr, i32 }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[GEP_4]], align 4
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
// CHECK-NEXT:   br label %[[TEAMS_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: teams.body:                                       ; preds = %[[TEAMS_ALLOCA:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_TEAMS_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.teams.region:                                 ; preds = %[[TEAMS_BODY]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.alloca:                                ; preds = %[[OMP_TEAMS_REGION]]
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOC:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOC1:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[DISTRIBUTE_ALLOCA]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.body:                                  ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[DISTRIBUTE_BODY]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_COPY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.copy:                                 ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   %[[V0:[^ ]+]] = load i32, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[OMP_PRIVATE_ALLOC1]], align 4
// CHECK-NEXT:   br label %[[OMP_DISTRIBUTE_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.distribute.region:                            ; preds = %[[OMP_PRIVATE_COPY]]
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
// CHECK-NEXT:   br label %[[OMP_REGION_CONT2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont2:                                 ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.exit:                                  ; preds = %[[OMP_REGION_CONT2]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[DISTRIBUTE_EXIT]]
// CHECK-NEXT:   br label %[[TEAMS_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = add i32 %[[OMP_LOOP_IV]], %[[V14]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = mul i32 %[[V18]], %[[LOADGEP_2]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = add i32 %[[V19]], %[[LOADGEP_2]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @number(i32 %[[V20]])
// CHECK-NEXT:   call void @use(ptr %[[OMP_PRIVATE_ALLOC]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont3:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT3]]
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
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
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_DISTUPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region2:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.alloca:                                ; preds = %[[OMP_PAR_REGION2]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca5:                         ; preds = %[[DISTRIBUTE_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca3:                         ; preds = %[[OMP_REGION_AFTER_ALLOCA5]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.body:                                  ; preds = %[[OMP_REGION_AFTER_ALLOCA3]]
// CHECK-NEXT:   br label %[[OMP_DISTRIBUTE_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.distribute.region:                            ; preds = %[[DISTRIBUTE_BODY]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_DISTRIBUTE_REGION]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = icmp slt i32 %[[V2]], 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = sub i32 0, %[[V2]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = select i1 %[[V3]], i32 %[[V4]], i32 %[[V2]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = select i1 %[[V3]], i32 %[[V2]], i32 %[[V2]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V3]], i32 %[[V2]], i32 %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = sub nsw i32 %[[V7]], %[[V6]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = icmp sle i32 %[[V7]], %[[V6]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = sub i32 %[[V8]], 1
// CHECK-NEXT:   %[[V11:[^ ]+]] = udiv i32 %[[V10]], %[[V5]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = add i32 %[[V11]], 1
// CHECK-NEXT:   %[[V13:[^ ]+]] = icmp ule i32 %[[V8]], %[[V5]]
// CHECK-NEXT:   %[[V14:[^ ]+]] = select i1 %[[V13]], i32 1, i32 %[[V12]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V9]], i32 0, i32 %[[V14]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V15:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   store i32 %[[V15]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM8:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_dist_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_DISTUPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 0)
// CHECK-NEXT:   %[[V16:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V17:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V18:[^ ]+]] = sub i32 %[[V17]], %[[V16]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i32 %[[V18]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV]], %[[V19]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM9:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM9]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont6:                                 ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont4:                                 ; preds = %[[OMP_REGION_CONT6]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.exit:                                  ; preds = %[[OMP_REGION_CONT4]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[DISTRIBUTE_EXIT]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = add i32 %[[OMP_LOOP_IV]], %[[V16]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = mul i32 %[[V20]], %[[V2]]
// CHECK-NEXT:   %[[V22:[^ ]+]] = add i32 %[[V21]], %[[V2]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @number(i32 %[[V22]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont7:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT7]]
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
// CHECK-NEXT: declare void @__kmpc_dist_for_static_init_4u(ptr, i32, i32, ptr, ptr, ptr, ptr, ptr, i32, i32) #0
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
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
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region2:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.alloca:                                ; preds = %[[OMP_PAR_REGION2]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca5:                         ; preds = %[[DISTRIBUTE_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca3:                         ; preds = %[[OMP_REGION_AFTER_ALLOCA5]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.body:                                  ; preds = %[[OMP_REGION_AFTER_ALLOCA3]]
// CHECK-NEXT:   br label %[[OMP_DISTRIBUTE_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.distribute.region:                            ; preds = %[[DISTRIBUTE_BODY]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_DISTRIBUTE_REGION]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = icmp slt i32 %[[V2]], 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = sub i32 0, %[[V2]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = select i1 %[[V3]], i32 %[[V4]], i32 %[[V2]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = select i1 %[[V3]], i32 %[[V2]], i32 %[[V2]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V3]], i32 %[[V2]], i32 %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = sub nsw i32 %[[V7]], %[[V6]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = icmp sle i32 %[[V7]], %[[V6]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = sub i32 %[[V8]], 1
// CHECK-NEXT:   %[[V11:[^ ]+]] = udiv i32 %[[V10]], %[[V5]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = add i32 %[[V11]], 1
// CHECK-NEXT:   %[[V13:[^ ]+]] = icmp ule i32 %[[V8]], %[[V5]]
// CHECK-NEXT:   %[[V14:[^ ]+]] = select i1 %[[V13]], i32 1, i32 %[[V12]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V9]], i32 0, i32 %[[V14]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V15:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   %[[V16:[^ ]+]] = icmp eq i32 %[[OMP_LOOP_TRIPCOUNT]], 0
// CHECK-NEXT:   %[[V17:[^ ]+]] = select i1 %[[V16]], i32 0, i32 %[[V15]]
// CHECK-NEXT:   store i32 %[[V17]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM8:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]], i32 33, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 %[[V2]])
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_LB:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_UB:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V18:[^ ]+]] = add i32 %[[OMP_FIRSTCHUNK_UB]], 1
// CHECK-NEXT:   %[[OMP_CHUNK_RANGE:[^ ]+]] = sub i32 %[[V18]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[OMP_DISPATCH_STRIDE:[^ ]+]] = load i32, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[V19:[^ ]+]] = sub nuw i32 %[[OMP_LOOP_TRIPCOUNT]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = icmp ule i32 %[[OMP_LOOP_TRIPCOUNT]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = sub i32 %[[V19]], 1
// CHECK-NEXT:   %[[V22:[^ ]+]] = udiv i32 %[[V21]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = add i32 %[[V22]], 1
// CHECK-NEXT:   %[[V24:[^ ]+]] = icmp ule i32 %[[V19]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = select i1 %[[V24]], i32 1, i32 %[[V23]]
// CHECK-NEXT:   %[[OMP_DISPATCH_TRIPCOUNT:[^ ]+]] = select i1 %[[V20]], i32 0, i32 %[[V25]]
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
// CHECK-NEXT: omp_dispatch.exit:                                ; preds = %[[OMP_DISPATCH_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM10:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM10]])
// CHECK-NEXT:   br label %[[OMP_DISPATCH_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.after:                               ; preds = %[[OMP_DISPATCH_EXIT]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_DISPATCH_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont6:                                 ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont4:                                 ; preds = %[[OMP_REGION_CONT6]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.exit:                                  ; preds = %[[OMP_REGION_CONT4]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[DISTRIBUTE_EXIT]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.body:                                ; preds = %[[OMP_DISPATCH_COND]]
// CHECK-NEXT:   %[[V26:[^ ]+]] = mul i32 %[[OMP_DISPATCH_IV]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V27:[^ ]+]] = add i32 %[[V26]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER9:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader9:                              ; preds = %[[OMP_DISPATCH_BODY]]
// CHECK-NEXT:   %[[V28:[^ ]+]] = add i32 %[[V27]], %[[OMP_CHUNK_RANGE]]
// CHECK-NEXT:   %[[OMP_CHUNK_IS_LAST:[^ ]+]] = icmp uge i32 %[[V28]], %[[OMP_LOOP_TRIPCOUNT]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], %[[V27]]
// CHECK-NEXT:   %[[OMP_CHUNK_TRIPCOUNT:[^ ]+]] = select i1 %[[OMP_CHUNK_IS_LAST]], i32 %[[V29]], i32 %[[OMP_CHUNK_RANGE]]
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER9]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_LOOP_PREHEADER9]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV]], %[[OMP_CHUNK_TRIPCOUNT]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.inc:                                 ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   %[[OMP_DISPATCH_NEXT]] = add nuw i32 %[[OMP_DISPATCH_IV]], 1
// CHECK-NEXT:   br label %[[OMP_DISPATCH_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V30:[^ ]+]] = add i32 %[[OMP_LOOP_IV]], %[[V27]]
// CHECK-NEXT:   %[[V31:[^ ]+]] = mul i32 %[[V30]], %[[V2]]
// CHECK-NEXT:   %[[V32:[^ ]+]] = add i32 %[[V31]], %[[V2]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @number(i32 %[[V32]]), !llvm.access.group !2
// CHECK-NEXT:   br label %[[OMP_REGION_CONT7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont7:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT7]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i32 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]], !llvm.loop !3
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
// CHECK-NEXT: declare !callback !5 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !5 void @__kmpc_fork_teams(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 4}
// CHECK-NEXT: !2 = distinct !{}
// CHECK-NEXT: !3 = distinct !{!3, !4}
// CHECK-NEXT: !4 = !{!"llvm.loop.parallel_accesses", !2}
// CHECK-NEXT: !5 = !{!6}
// CHECK-NEXT: !6 = !{i64 2, i64 -1, i64 -1, i1 true}
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
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region2:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.alloca:                                ; preds = %[[OMP_PAR_REGION2]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca5:                         ; preds = %[[DISTRIBUTE_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca3:                         ; preds = %[[OMP_REGION_AFTER_ALLOCA5]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.body:                                  ; preds = %[[OMP_REGION_AFTER_ALLOCA3]]
// CHECK-NEXT:   br label %[[OMP_DISTRIBUTE_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.distribute.region:                            ; preds = %[[DISTRIBUTE_BODY]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_DISTRIBUTE_REGION]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = icmp slt i32 %[[V2]], 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = sub i32 0, %[[V2]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = select i1 %[[V3]], i32 %[[V4]], i32 %[[V2]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = select i1 %[[V3]], i32 %[[V2]], i32 %[[V2]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V3]], i32 %[[V2]], i32 %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = sub nsw i32 %[[V7]], %[[V6]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = icmp sle i32 %[[V7]], %[[V6]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = sub i32 %[[V8]], 1
// CHECK-NEXT:   %[[V11:[^ ]+]] = udiv i32 %[[V10]], %[[V5]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = add i32 %[[V11]], 1
// CHECK-NEXT:   %[[V13:[^ ]+]] = icmp ule i32 %[[V8]], %[[V5]]
// CHECK-NEXT:   %[[V14:[^ ]+]] = select i1 %[[V13]], i32 1, i32 %[[V12]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V9]], i32 0, i32 %[[V14]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i32 1, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i32 %[[OMP_LOOP_TRIPCOUNT]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM8:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_dispatch_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]], i32 1073741859, i32 1, i32 %[[OMP_LOOP_TRIPCOUNT]], i32 1, i32 1)
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER_OUTER_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader.outer.cond:                    ; preds = %[[OMP_LOOP_COND:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = call i32 @__kmpc_dispatch_next_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]], ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]])
// CHECK-NEXT:   %[[V16:[^ ]+]] = icmp ne i32 %[[V15]], 0
// CHECK-NEXT:   %[[V17:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[LB:[^ ]+]] = sub i32 %[[V17]], 1
// CHECK-NEXT:   br i1 %[[V16]], label %[[OMP_LOOP_HEADER:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM9:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM9]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont6:                                 ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont4:                                 ; preds = %[[OMP_REGION_CONT6]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.exit:                                  ; preds = %[[OMP_REGION_CONT4]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[DISTRIBUTE_EXIT]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]], %[[OMP_LOOP_INC:[^ ]+]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i32 [ %[[LB]], %[[OMP_LOOP_PREHEADER_OUTER_COND]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[UB:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV]], %[[UB]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = mul i32 %[[OMP_LOOP_IV]], %[[V2]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i32 %[[V18]], %[[V2]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @number(i32 %[[V19]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont7:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT7]]
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
// CHECK-NEXT: declare void @__kmpc_dispatch_init_4u(ptr, i32, i32, i32, i32, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_dispatch_next_4u(ptr, i32, ptr, ptr, ptr, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
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
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_DISTUPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_DISTUPPERBOUND9:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region2:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.alloca:                                ; preds = %[[OMP_PAR_REGION2]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca5:                         ; preds = %[[DISTRIBUTE_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca3:                         ; preds = %[[OMP_REGION_AFTER_ALLOCA5]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.body:                                  ; preds = %[[OMP_REGION_AFTER_ALLOCA3]]
// CHECK-NEXT:   br label %[[OMP_DISTRIBUTE_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.distribute.region:                            ; preds = %[[DISTRIBUTE_BODY]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_DISTRIBUTE_REGION]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = icmp slt i32 %[[V2]], 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = sub i32 0, %[[V2]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = select i1 %[[V3]], i32 %[[V4]], i32 %[[V2]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = select i1 %[[V3]], i32 %[[V2]], i32 %[[V2]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V3]], i32 %[[V2]], i32 %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = sub nsw i32 %[[V7]], %[[V6]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = icmp sle i32 %[[V7]], %[[V6]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = sub i32 %[[V8]], 1
// CHECK-NEXT:   %[[V11:[^ ]+]] = udiv i32 %[[V10]], %[[V5]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = add i32 %[[V11]], 1
// CHECK-NEXT:   %[[V13:[^ ]+]] = icmp ule i32 %[[V8]], %[[V5]]
// CHECK-NEXT:   %[[V14:[^ ]+]] = select i1 %[[V13]], i32 1, i32 %[[V12]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V9]], i32 0, i32 %[[V14]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V15:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   store i32 %[[V15]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM8:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_dist_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_DISTUPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 0)
// CHECK-NEXT:   call void @__kmpc_dist_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]], i32 92, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_DISTUPPERBOUND9]], ptr %[[P_STRIDE]], i32 1, i32 0)
// CHECK-NEXT:   %[[V16:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V17:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V18:[^ ]+]] = sub i32 %[[V17]], %[[V16]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i32 %[[V18]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV]], %[[V19]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM10:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM10]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont6:                                 ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont4:                                 ; preds = %[[OMP_REGION_CONT6]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.exit:                                  ; preds = %[[OMP_REGION_CONT4]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[DISTRIBUTE_EXIT]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = add i32 %[[OMP_LOOP_IV]], %[[V16]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = mul i32 %[[V20]], %[[V2]]
// CHECK-NEXT:   %[[V22:[^ ]+]] = add i32 %[[V21]], %[[V2]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @number(i32 %[[V22]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont7:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT7]]
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
// CHECK-NEXT: declare void @__kmpc_dist_for_static_init_4u(ptr, i32, i32, ptr, ptr, ptr, ptr, ptr, i32, i32) #0
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
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
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region2:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.alloca:                                ; preds = %[[OMP_PAR_REGION2]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca5:                         ; preds = %[[DISTRIBUTE_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca3:                         ; preds = %[[OMP_REGION_AFTER_ALLOCA5]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.body:                                  ; preds = %[[OMP_REGION_AFTER_ALLOCA3]]
// CHECK-NEXT:   br label %[[OMP_DISTRIBUTE_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.distribute.region:                            ; preds = %[[DISTRIBUTE_BODY]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_DISTRIBUTE_REGION]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = icmp slt i32 %[[V2]], 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = sub i32 0, %[[V2]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = select i1 %[[V3]], i32 %[[V4]], i32 %[[V2]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = select i1 %[[V3]], i32 %[[V2]], i32 %[[V2]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V3]], i32 %[[V2]], i32 %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = sub nsw i32 %[[V7]], %[[V6]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = icmp sle i32 %[[V7]], %[[V6]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = sub i32 %[[V8]], 1
// CHECK-NEXT:   %[[V11:[^ ]+]] = udiv i32 %[[V10]], %[[V5]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = add i32 %[[V11]], 1
// CHECK-NEXT:   %[[V13:[^ ]+]] = icmp ule i32 %[[V8]], %[[V5]]
// CHECK-NEXT:   %[[V14:[^ ]+]] = select i1 %[[V13]], i32 1, i32 %[[V12]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V9]], i32 0, i32 %[[V14]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V15:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   %[[V16:[^ ]+]] = icmp eq i32 %[[OMP_LOOP_TRIPCOUNT]], 0
// CHECK-NEXT:   %[[V17:[^ ]+]] = select i1 %[[V16]], i32 0, i32 %[[V15]]
// CHECK-NEXT:   store i32 %[[V17]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM8:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]], i32 33, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 %[[V2]])
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]], i32 92, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 0)
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_LB:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_UB:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V18:[^ ]+]] = add i32 %[[OMP_FIRSTCHUNK_UB]], 1
// CHECK-NEXT:   %[[OMP_CHUNK_RANGE:[^ ]+]] = sub i32 %[[V18]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[OMP_DISPATCH_STRIDE:[^ ]+]] = load i32, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[V19:[^ ]+]] = sub nuw i32 %[[OMP_LOOP_TRIPCOUNT]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = icmp ule i32 %[[OMP_LOOP_TRIPCOUNT]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = sub i32 %[[V19]], 1
// CHECK-NEXT:   %[[V22:[^ ]+]] = udiv i32 %[[V21]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = add i32 %[[V22]], 1
// CHECK-NEXT:   %[[V24:[^ ]+]] = icmp ule i32 %[[V19]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = select i1 %[[V24]], i32 1, i32 %[[V23]]
// CHECK-NEXT:   %[[OMP_DISPATCH_TRIPCOUNT:[^ ]+]] = select i1 %[[V20]], i32 0, i32 %[[V25]]
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
// CHECK-NEXT: omp_dispatch.exit:                                ; preds = %[[OMP_DISPATCH_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM10:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM10]])
// CHECK-NEXT:   br label %[[OMP_DISPATCH_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.after:                               ; preds = %[[OMP_DISPATCH_EXIT]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_DISPATCH_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont6:                                 ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont4:                                 ; preds = %[[OMP_REGION_CONT6]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.exit:                                  ; preds = %[[OMP_REGION_CONT4]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[DISTRIBUTE_EXIT]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.body:                                ; preds = %[[OMP_DISPATCH_COND]]
// CHECK-NEXT:   %[[V26:[^ ]+]] = mul i32 %[[OMP_DISPATCH_IV]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V27:[^ ]+]] = add i32 %[[V26]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER9:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader9:                              ; preds = %[[OMP_DISPATCH_BODY]]
// CHECK-NEXT:   %[[V28:[^ ]+]] = add i32 %[[V27]], %[[OMP_CHUNK_RANGE]]
// CHECK-NEXT:   %[[OMP_CHUNK_IS_LAST:[^ ]+]] = icmp uge i32 %[[V28]], %[[OMP_LOOP_TRIPCOUNT]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], %[[V27]]
// CHECK-NEXT:   %[[OMP_CHUNK_TRIPCOUNT:[^ ]+]] = select i1 %[[OMP_CHUNK_IS_LAST]], i32 %[[V29]], i32 %[[OMP_CHUNK_RANGE]]
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER9]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_LOOP_PREHEADER9]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV]], %[[OMP_CHUNK_TRIPCOUNT]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.inc:                                 ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   %[[OMP_DISPATCH_NEXT]] = add nuw i32 %[[OMP_DISPATCH_IV]], 1
// CHECK-NEXT:   br label %[[OMP_DISPATCH_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V30:[^ ]+]] = add i32 %[[OMP_LOOP_IV]], %[[V27]]
// CHECK-NEXT:   %[[V31:[^ ]+]] = mul i32 %[[V30]], %[[V2]]
// CHECK-NEXT:   %[[V32:[^ ]+]] = add i32 %[[V31]], %[[V2]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @number(i32 %[[V32]]), !llvm.access.group !2
// CHECK-NEXT:   br label %[[OMP_REGION_CONT7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont7:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT7]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i32 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]], !llvm.loop !3
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
// CHECK-NEXT: declare !callback !5 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !5 void @__kmpc_fork_teams(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 4}
// CHECK-NEXT: !2 = distinct !{}
// CHECK-NEXT: !3 = distinct !{!3, !4}
// CHECK-NEXT: !4 = !{!"llvm.loop.parallel_accesses", !2}
// CHECK-NEXT: !5 = !{!6}
// CHECK-NEXT: !6 = !{i64 2, i64 -1, i64 -1, i1 true}
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
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region2:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.alloca:                                ; preds = %[[OMP_PAR_REGION2]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca5:                         ; preds = %[[DISTRIBUTE_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca3:                         ; preds = %[[OMP_REGION_AFTER_ALLOCA5]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.body:                                  ; preds = %[[OMP_REGION_AFTER_ALLOCA3]]
// CHECK-NEXT:   br label %[[OMP_DISTRIBUTE_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.distribute.region:                            ; preds = %[[DISTRIBUTE_BODY]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_DISTRIBUTE_REGION]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = icmp slt i32 %[[V2]], 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = sub i32 0, %[[V2]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = select i1 %[[V3]], i32 %[[V4]], i32 %[[V2]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = select i1 %[[V3]], i32 %[[V2]], i32 %[[V2]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V3]], i32 %[[V2]], i32 %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = sub nsw i32 %[[V7]], %[[V6]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = icmp sle i32 %[[V7]], %[[V6]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = sub i32 %[[V8]], 1
// CHECK-NEXT:   %[[V11:[^ ]+]] = udiv i32 %[[V10]], %[[V5]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = add i32 %[[V11]], 1
// CHECK-NEXT:   %[[V13:[^ ]+]] = icmp ule i32 %[[V8]], %[[V5]]
// CHECK-NEXT:   %[[V14:[^ ]+]] = select i1 %[[V13]], i32 1, i32 %[[V12]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V9]], i32 0, i32 %[[V14]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i32 1, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i32 %[[OMP_LOOP_TRIPCOUNT]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM8:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_dispatch_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]], i32 1073741859, i32 1, i32 %[[OMP_LOOP_TRIPCOUNT]], i32 1, i32 1)
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER_OUTER_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader.outer.cond:                    ; preds = %[[OMP_LOOP_COND:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = call i32 @__kmpc_dispatch_next_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]], ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]])
// CHECK-NEXT:   %[[V16:[^ ]+]] = icmp ne i32 %[[V15]], 0
// CHECK-NEXT:   %[[V17:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[LB:[^ ]+]] = sub i32 %[[V17]], 1
// CHECK-NEXT:   br i1 %[[V16]], label %[[OMP_LOOP_HEADER:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM9:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM9]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont6:                                 ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont4:                                 ; preds = %[[OMP_REGION_CONT6]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.exit:                                  ; preds = %[[OMP_REGION_CONT4]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[DISTRIBUTE_EXIT]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]], %[[OMP_LOOP_INC:[^ ]+]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i32 [ %[[LB]], %[[OMP_LOOP_PREHEADER_OUTER_COND]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[UB:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV]], %[[UB]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = mul i32 %[[OMP_LOOP_IV]], %[[V2]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i32 %[[V18]], %[[V2]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @number(i32 %[[V19]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont7:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT7]]
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
// CHECK-NEXT: declare void @__kmpc_dispatch_init_4u(ptr, i32, i32, i32, i32, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_dispatch_next_4u(ptr, i32, ptr, ptr, ptr, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
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
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region2:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.alloca:                                ; preds = %[[OMP_PAR_REGION2]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca5:                         ; preds = %[[DISTRIBUTE_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca3:                         ; preds = %[[OMP_REGION_AFTER_ALLOCA5]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.body:                                  ; preds = %[[OMP_REGION_AFTER_ALLOCA3]]
// CHECK-NEXT:   br label %[[OMP_DISTRIBUTE_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.distribute.region:                            ; preds = %[[DISTRIBUTE_BODY]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_DISTRIBUTE_REGION]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = icmp slt i32 %[[V2]], 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = sub i32 0, %[[V2]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = select i1 %[[V3]], i32 %[[V4]], i32 %[[V2]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = select i1 %[[V3]], i32 %[[V2]], i32 %[[V2]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V3]], i32 %[[V2]], i32 %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = sub nsw i32 %[[V7]], %[[V6]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = icmp sle i32 %[[V7]], %[[V6]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = sub i32 %[[V8]], 1
// CHECK-NEXT:   %[[V11:[^ ]+]] = udiv i32 %[[V10]], %[[V5]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = add i32 %[[V11]], 1
// CHECK-NEXT:   %[[V13:[^ ]+]] = icmp ule i32 %[[V8]], %[[V5]]
// CHECK-NEXT:   %[[V14:[^ ]+]] = select i1 %[[V13]], i32 1, i32 %[[V12]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V9]], i32 0, i32 %[[V14]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V15:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   %[[V16:[^ ]+]] = icmp eq i32 %[[OMP_LOOP_TRIPCOUNT]], 0
// CHECK-NEXT:   %[[V17:[^ ]+]] = select i1 %[[V16]], i32 0, i32 %[[V15]]
// CHECK-NEXT:   store i32 %[[V17]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM8:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 0)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]], i32 91, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 %[[V2]])
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_LB:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_UB:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V18:[^ ]+]] = add i32 %[[OMP_FIRSTCHUNK_UB]], 1
// CHECK-NEXT:   %[[OMP_CHUNK_RANGE:[^ ]+]] = sub i32 %[[V18]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[OMP_DISPATCH_STRIDE:[^ ]+]] = load i32, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[V19:[^ ]+]] = sub nuw i32 %[[OMP_LOOP_TRIPCOUNT]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = icmp ule i32 %[[OMP_LOOP_TRIPCOUNT]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = sub i32 %[[V19]], 1
// CHECK-NEXT:   %[[V22:[^ ]+]] = udiv i32 %[[V21]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = add i32 %[[V22]], 1
// CHECK-NEXT:   %[[V24:[^ ]+]] = icmp ule i32 %[[V19]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = select i1 %[[V24]], i32 1, i32 %[[V23]]
// CHECK-NEXT:   %[[OMP_DISPATCH_TRIPCOUNT:[^ ]+]] = select i1 %[[V20]], i32 0, i32 %[[V25]]
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
// CHECK-NEXT: omp_dispatch.exit:                                ; preds = %[[OMP_DISPATCH_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM10:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM10]])
// CHECK-NEXT:   br label %[[OMP_DISPATCH_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.after:                               ; preds = %[[OMP_DISPATCH_EXIT]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_DISPATCH_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont6:                                 ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont4:                                 ; preds = %[[OMP_REGION_CONT6]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.exit:                                  ; preds = %[[OMP_REGION_CONT4]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[DISTRIBUTE_EXIT]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.body:                                ; preds = %[[OMP_DISPATCH_COND]]
// CHECK-NEXT:   %[[V26:[^ ]+]] = mul i32 %[[OMP_DISPATCH_IV]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V27:[^ ]+]] = add i32 %[[V26]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER9:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader9:                              ; preds = %[[OMP_DISPATCH_BODY]]
// CHECK-NEXT:   %[[V28:[^ ]+]] = add i32 %[[V27]], %[[OMP_CHUNK_RANGE]]
// CHECK-NEXT:   %[[OMP_CHUNK_IS_LAST:[^ ]+]] = icmp uge i32 %[[V28]], %[[OMP_LOOP_TRIPCOUNT]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], %[[V27]]
// CHECK-NEXT:   %[[OMP_CHUNK_TRIPCOUNT:[^ ]+]] = select i1 %[[OMP_CHUNK_IS_LAST]], i32 %[[V29]], i32 %[[OMP_CHUNK_RANGE]]
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER9]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_LOOP_PREHEADER9]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV]], %[[OMP_CHUNK_TRIPCOUNT]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.inc:                                 ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   %[[OMP_DISPATCH_NEXT]] = add nuw i32 %[[OMP_DISPATCH_IV]], 1
// CHECK-NEXT:   br label %[[OMP_DISPATCH_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V30:[^ ]+]] = add i32 %[[OMP_LOOP_IV]], %[[V27]]
// CHECK-NEXT:   %[[V31:[^ ]+]] = mul i32 %[[V30]], %[[V2]]
// CHECK-NEXT:   %[[V32:[^ ]+]] = add i32 %[[V31]], %[[V2]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @number(i32 %[[V32]]), !llvm.access.group !2
// CHECK-NEXT:   br label %[[OMP_REGION_CONT7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont7:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT7]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i32 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]], !llvm.loop !3
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
// CHECK-NEXT: declare !callback !5 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !5 void @__kmpc_fork_teams(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 4}
// CHECK-NEXT: !2 = distinct !{}
// CHECK-NEXT: !3 = distinct !{!3, !4}
// CHECK-NEXT: !4 = !{!"llvm.loop.parallel_accesses", !2}
// CHECK-NEXT: !5 = !{!6}
// CHECK-NEXT: !6 = !{i64 2, i64 -1, i64 -1, i1 true}
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
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region2:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.alloca:                                ; preds = %[[OMP_PAR_REGION2]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca5:                         ; preds = %[[DISTRIBUTE_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca3:                         ; preds = %[[OMP_REGION_AFTER_ALLOCA5]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.body:                                  ; preds = %[[OMP_REGION_AFTER_ALLOCA3]]
// CHECK-NEXT:   br label %[[OMP_DISTRIBUTE_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.distribute.region:                            ; preds = %[[DISTRIBUTE_BODY]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_DISTRIBUTE_REGION]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = icmp slt i32 %[[V2]], 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = sub i32 0, %[[V2]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = select i1 %[[V3]], i32 %[[V4]], i32 %[[V2]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = select i1 %[[V3]], i32 %[[V2]], i32 %[[V2]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V3]], i32 %[[V2]], i32 %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = sub nsw i32 %[[V7]], %[[V6]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = icmp sle i32 %[[V7]], %[[V6]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = sub i32 %[[V8]], 1
// CHECK-NEXT:   %[[V11:[^ ]+]] = udiv i32 %[[V10]], %[[V5]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = add i32 %[[V11]], 1
// CHECK-NEXT:   %[[V13:[^ ]+]] = icmp ule i32 %[[V8]], %[[V5]]
// CHECK-NEXT:   %[[V14:[^ ]+]] = select i1 %[[V13]], i32 1, i32 %[[V12]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V9]], i32 0, i32 %[[V14]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V15:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   %[[V16:[^ ]+]] = icmp eq i32 %[[OMP_LOOP_TRIPCOUNT]], 0
// CHECK-NEXT:   %[[V17:[^ ]+]] = select i1 %[[V16]], i32 0, i32 %[[V15]]
// CHECK-NEXT:   store i32 %[[V17]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM8:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]], i32 33, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 %[[V2]])
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]], i32 91, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 %[[V2]])
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_LB:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_UB:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V18:[^ ]+]] = add i32 %[[OMP_FIRSTCHUNK_UB]], 1
// CHECK-NEXT:   %[[OMP_CHUNK_RANGE:[^ ]+]] = sub i32 %[[V18]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[OMP_DISPATCH_STRIDE:[^ ]+]] = load i32, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[V19:[^ ]+]] = sub nuw i32 %[[OMP_LOOP_TRIPCOUNT]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = icmp ule i32 %[[OMP_LOOP_TRIPCOUNT]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = sub i32 %[[V19]], 1
// CHECK-NEXT:   %[[V22:[^ ]+]] = udiv i32 %[[V21]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = add i32 %[[V22]], 1
// CHECK-NEXT:   %[[V24:[^ ]+]] = icmp ule i32 %[[V19]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = select i1 %[[V24]], i32 1, i32 %[[V23]]
// CHECK-NEXT:   %[[OMP_DISPATCH_TRIPCOUNT:[^ ]+]] = select i1 %[[V20]], i32 0, i32 %[[V25]]
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
// CHECK-NEXT: omp_dispatch.exit:                                ; preds = %[[OMP_DISPATCH_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM10:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM10]])
// CHECK-NEXT:   br label %[[OMP_DISPATCH_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.after:                               ; preds = %[[OMP_DISPATCH_EXIT]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_DISPATCH_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont6:                                 ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont4:                                 ; preds = %[[OMP_REGION_CONT6]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.exit:                                  ; preds = %[[OMP_REGION_CONT4]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[DISTRIBUTE_EXIT]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.body:                                ; preds = %[[OMP_DISPATCH_COND]]
// CHECK-NEXT:   %[[V26:[^ ]+]] = mul i32 %[[OMP_DISPATCH_IV]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V27:[^ ]+]] = add i32 %[[V26]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER9:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader9:                              ; preds = %[[OMP_DISPATCH_BODY]]
// CHECK-NEXT:   %[[V28:[^ ]+]] = add i32 %[[V27]], %[[OMP_CHUNK_RANGE]]
// CHECK-NEXT:   %[[OMP_CHUNK_IS_LAST:[^ ]+]] = icmp uge i32 %[[V28]], %[[OMP_LOOP_TRIPCOUNT]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], %[[V27]]
// CHECK-NEXT:   %[[OMP_CHUNK_TRIPCOUNT:[^ ]+]] = select i1 %[[OMP_CHUNK_IS_LAST]], i32 %[[V29]], i32 %[[OMP_CHUNK_RANGE]]
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER9]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_LOOP_PREHEADER9]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV]], %[[OMP_CHUNK_TRIPCOUNT]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.inc:                                 ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   %[[OMP_DISPATCH_NEXT]] = add nuw i32 %[[OMP_DISPATCH_IV]], 1
// CHECK-NEXT:   br label %[[OMP_DISPATCH_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V30:[^ ]+]] = add i32 %[[OMP_LOOP_IV]], %[[V27]]
// CHECK-NEXT:   %[[V31:[^ ]+]] = mul i32 %[[V30]], %[[V2]]
// CHECK-NEXT:   %[[V32:[^ ]+]] = add i32 %[[V31]], %[[V2]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @number(i32 %[[V32]]), !llvm.access.group !2
// CHECK-NEXT:   br label %[[OMP_REGION_CONT7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont7:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT7]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i32 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]], !llvm.loop !3
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
// CHECK-NEXT: declare !callback !5 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !5 void @__kmpc_fork_teams(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{i64 4}
// CHECK-NEXT: !2 = distinct !{}
// CHECK-NEXT: !3 = distinct !{!3, !4}
// CHECK-NEXT: !4 = !{!"llvm.loop.parallel_accesses", !2}
// CHECK-NEXT: !5 = !{!6}
// CHECK-NEXT: !6 = !{i64 2, i64 -1, i64 -1, i1 true}
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
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region2:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.alloca:                                ; preds = %[[OMP_PAR_REGION2]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca5:                         ; preds = %[[DISTRIBUTE_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca3:                         ; preds = %[[OMP_REGION_AFTER_ALLOCA5]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_BODY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.body:                                  ; preds = %[[OMP_REGION_AFTER_ALLOCA3]]
// CHECK-NEXT:   br label %[[OMP_DISTRIBUTE_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.distribute.region:                            ; preds = %[[DISTRIBUTE_BODY]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_DISTRIBUTE_REGION]]
// CHECK-NEXT:   %[[V3:[^ ]+]] = icmp slt i32 %[[V2]], 0
// CHECK-NEXT:   %[[V4:[^ ]+]] = sub i32 0, %[[V2]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = select i1 %[[V3]], i32 %[[V4]], i32 %[[V2]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = select i1 %[[V3]], i32 %[[V2]], i32 %[[V2]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V3]], i32 %[[V2]], i32 %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = sub nsw i32 %[[V7]], %[[V6]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = icmp sle i32 %[[V7]], %[[V6]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = sub i32 %[[V8]], 1
// CHECK-NEXT:   %[[V11:[^ ]+]] = udiv i32 %[[V10]], %[[V5]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = add i32 %[[V11]], 1
// CHECK-NEXT:   %[[V13:[^ ]+]] = icmp ule i32 %[[V8]], %[[V5]]
// CHECK-NEXT:   %[[V14:[^ ]+]] = select i1 %[[V13]], i32 1, i32 %[[V12]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V9]], i32 0, i32 %[[V14]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i32 1, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i32 %[[OMP_LOOP_TRIPCOUNT]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM8:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_dispatch_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]], i32 1073741859, i32 1, i32 %[[OMP_LOOP_TRIPCOUNT]], i32 1, i32 1)
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER_OUTER_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader.outer.cond:                    ; preds = %[[OMP_LOOP_COND:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = call i32 @__kmpc_dispatch_next_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]], ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]])
// CHECK-NEXT:   %[[V16:[^ ]+]] = icmp ne i32 %[[V15]], 0
// CHECK-NEXT:   %[[V17:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[LB:[^ ]+]] = sub i32 %[[V17]], 1
// CHECK-NEXT:   br i1 %[[V16]], label %[[OMP_LOOP_HEADER:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM9:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM9]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont6:                                 ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont4:                                 ; preds = %[[OMP_REGION_CONT6]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: distribute.exit:                                  ; preds = %[[OMP_REGION_CONT4]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[DISTRIBUTE_EXIT]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]], %[[OMP_LOOP_INC:[^ ]+]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i32 [ %[[LB]], %[[OMP_LOOP_PREHEADER_OUTER_COND]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[UB:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV]], %[[UB]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = mul i32 %[[OMP_LOOP_IV]], %[[V2]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i32 %[[V18]], %[[V2]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @number(i32 %[[V19]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont7:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT7]]
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
// CHECK-NEXT: declare void @__kmpc_dispatch_init_4u(ptr, i32, i32, i32, i32, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_dispatch_next_4u(ptr, i32, ptr, ptr, ptr, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
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

// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

omp.private {type = private} @plain : i32
omp.private {type = firstprivate} @first : i64 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i64
  llvm.store %v, %b : i64, !llvm.ptr
  omp.yield(%b : !llvm.ptr)
}
omp.private {type = private} @ready : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i32
  %c = llvm.mlir.constant(3 : i32) : i32
  %d = llvm.icmp "eq" %v, %c : i32
  llvm.cond_br %d, ^bb1, ^bb2
^bb1:
  llvm.store %c, %b : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  omp.yield(%b : !llvm.ptr)
}
llvm.func @use(!llvm.ptr)
omp.private {type = private} @freed : f32 dealloc {
^bb0(%a: !llvm.ptr):
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  omp.yield
}

llvm.func @by_team(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel private(@plain %p -> %x : !llvm.ptr) {
    llvm.call @use(%x) : (!llvm.ptr) -> ()
    omp.terminator
  }
  llvm.return
}
llvm.func @by_loop(%a: i64, %b: i64, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop private(@plain %p -> %x : !llvm.ptr) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%b) {
      llvm.call @use(%x) : (!llvm.ptr) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

omp.private {type = private} @plain : i32
omp.private {type = firstprivate} @first : i64 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i64
  llvm.store %v, %b : i64, !llvm.ptr
  omp.yield(%b : !llvm.ptr)
}
omp.private {type = private} @ready : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i32
  %c = llvm.mlir.constant(3 : i32) : i32
  %d = llvm.icmp "eq" %v, %c : i32
  llvm.cond_br %d, ^bb1, ^bb2
^bb1:
  llvm.store %c, %b : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  omp.yield(%b : !llvm.ptr)
}
llvm.func @use(!llvm.ptr)
omp.private {type = private} @freed : f32 dealloc {
^bb0(%a: !llvm.ptr):
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  omp.yield
}

llvm.func @by_team(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel private(@first %p -> %x : !llvm.ptr) {
    llvm.call @use(%x) : (!llvm.ptr) -> ()
    omp.terminator
  }
  llvm.return
}
llvm.func @by_loop(%a: i64, %b: i64, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop private(@first %p -> %x : !llvm.ptr) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%b) {
      llvm.call @use(%x) : (!llvm.ptr) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

omp.private {type = private} @plain : i32
omp.private {type = firstprivate} @first : i64 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i64
  llvm.store %v, %b : i64, !llvm.ptr
  omp.yield(%b : !llvm.ptr)
}
omp.private {type = private} @ready : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i32
  %c = llvm.mlir.constant(3 : i32) : i32
  %d = llvm.icmp "eq" %v, %c : i32
  llvm.cond_br %d, ^bb1, ^bb2
^bb1:
  llvm.store %c, %b : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  omp.yield(%b : !llvm.ptr)
}
llvm.func @use(!llvm.ptr)
omp.private {type = private} @freed : f32 dealloc {
^bb0(%a: !llvm.ptr):
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  omp.yield
}

llvm.func @by_team(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel private(@ready %p -> %x : !llvm.ptr) {
    llvm.call @use(%x) : (!llvm.ptr) -> ()
    omp.terminator
  }
  llvm.return
}
llvm.func @by_loop(%a: i64, %b: i64, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop private(@ready %p -> %x : !llvm.ptr) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%b) {
      llvm.call @use(%x) : (!llvm.ptr) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

omp.private {type = private} @plain : i32
omp.private {type = firstprivate} @first : i64 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i64
  llvm.store %v, %b : i64, !llvm.ptr
  omp.yield(%b : !llvm.ptr)
}
omp.private {type = private} @ready : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i32
  %c = llvm.mlir.constant(3 : i32) : i32
  %d = llvm.icmp "eq" %v, %c : i32
  llvm.cond_br %d, ^bb1, ^bb2
^bb1:
  llvm.store %c, %b : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  omp.yield(%b : !llvm.ptr)
}
llvm.func @use(!llvm.ptr)
omp.private {type = private} @freed : f32 dealloc {
^bb0(%a: !llvm.ptr):
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  omp.yield
}

llvm.func @by_team(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel private(@freed %p -> %x : !llvm.ptr) {
    llvm.call @use(%x) : (!llvm.ptr) -> ()
    omp.terminator
  }
  llvm.return
}
llvm.func @by_loop(%a: i64, %b: i64, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop private(@freed %p -> %x : !llvm.ptr) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%b) {
      llvm.call @use(%x) : (!llvm.ptr) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

omp.private {type = private} @plain : i32
omp.private {type = firstprivate} @first : i64 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i64
  llvm.store %v, %b : i64, !llvm.ptr
  omp.yield(%b : !llvm.ptr)
}
omp.private {type = private} @ready : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i32
  %c = llvm.mlir.constant(3 : i32) : i32
  %d = llvm.icmp "eq" %v, %c : i32
  llvm.cond_br %d, ^bb1, ^bb2
^bb1:
  llvm.store %c, %b : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  omp.yield(%b : !llvm.ptr)
}
llvm.func @use(!llvm.ptr)
omp.private {type = private} @freed : f32 dealloc {
^bb0(%a: !llvm.ptr):
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  omp.yield
}

llvm.func @by_team(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel private(@first %p -> %x, @ready %q -> %y : !llvm.ptr, !llvm.ptr) {
    llvm.call @use(%x) : (!llvm.ptr) -> ()
    omp.terminator
  }
  llvm.return
}
llvm.func @by_loop(%a: i64, %b: i64, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop private(@first %p -> %x, @ready %q -> %y : !llvm.ptr, !llvm.ptr) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%b) {
      llvm.call @use(%x) : (!llvm.ptr) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

omp.private {type = private} @plain : i32
omp.private {type = firstprivate} @first : i64 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i64
  llvm.store %v, %b : i64, !llvm.ptr
  omp.yield(%b : !llvm.ptr)
}
omp.private {type = private} @ready : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i32
  %c = llvm.mlir.constant(3 : i32) : i32
  %d = llvm.icmp "eq" %v, %c : i32
  llvm.cond_br %d, ^bb1, ^bb2
^bb1:
  llvm.store %c, %b : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  omp.yield(%b : !llvm.ptr)
}
llvm.func @use(!llvm.ptr)
omp.private {type = private} @freed : f32 dealloc {
^bb0(%a: !llvm.ptr):
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  omp.yield
}

llvm.func @by_team(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel private(@freed %p -> %x, @first %q -> %y : !llvm.ptr, !llvm.ptr) {
    llvm.call @use(%x) : (!llvm.ptr) -> ()
    omp.terminator
  }
  llvm.return
}
llvm.func @by_loop(%a: i64, %b: i64, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop private(@freed %p -> %x, @first %q -> %y : !llvm.ptr, !llvm.ptr) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%b) {
      llvm.call @use(%x) : (!llvm.ptr) -> ()
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
// CHECK-NEXT: define void @by_team(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 0, ptr @by_team..omp_par)
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @by_team..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V0:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOC:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   call void @use(ptr %[[OMP_PRIVATE_ALLOC]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_PAR_REGION1]]
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
// CHECK-NEXT: define void @by_loop(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]], ptr %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOC:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V4:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[ENTRY]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = icmp slt i64 %[[V1]], 0
// CHECK-NEXT:   %[[V6:[^ ]+]] = sub i64 0, %[[V1]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V5]], i64 %[[V6]], i64 %[[V1]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V5]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V5]], i64 %[[V0]], i64 %[[V1]]
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
// CHECK-NEXT:   store i64 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V17:[^ ]+]] = sub i64 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   store i64 %[[V17]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i64 1, i64 0)
// CHECK-NEXT:   %[[V18:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V19:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V20:[^ ]+]] = sub i64 %[[V19]], %[[V18]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = add i64 %[[V20]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[V21]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V22:[^ ]+]] = add i64 %[[OMP_LOOP_IV]], %[[V18]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = mul i64 %[[V22]], %[[V1]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = add i64 %[[V23]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[OMP_PRIVATE_ALLOC]])
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
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @by_team(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V0]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @by_team..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @by_team..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !1
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOC:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_COPY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.copy:                                 ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i64, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   store i64 %[[V2]], ptr %[[OMP_PRIVATE_ALLOC]], align 4
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_PRIVATE_COPY]]
// CHECK-NEXT:   call void @use(ptr %[[OMP_PRIVATE_ALLOC]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_PAR_REGION1]]
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
// CHECK-NEXT: define void @by_loop(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]], ptr %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOC:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V4:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[ENTRY]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_COPY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.copy:                                 ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i64, ptr %[[V2]], align 4
// CHECK-NEXT:   store i64 %[[V5]], ptr %[[OMP_PRIVATE_ALLOC]], align 4
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_PRIVATE_COPY]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i64 %[[V1]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i64 0, %[[V1]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i64 %[[V7]], i64 %[[V1]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V6]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = select i1 %[[V6]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = sub nsw i64 %[[V10]], %[[V9]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = icmp sle i64 %[[V10]], %[[V9]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = sub i64 %[[V11]], 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = udiv i64 %[[V13]], %[[V8]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = add i64 %[[V14]], 1
// CHECK-NEXT:   %[[V16:[^ ]+]] = icmp ule i64 %[[V11]], %[[V8]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = select i1 %[[V16]], i64 1, i64 %[[V15]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V12]], i64 0, i64 %[[V17]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i64 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V18:[^ ]+]] = sub i64 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   store i64 %[[V18]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i64 1, i64 0)
// CHECK-NEXT:   %[[V19:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V20:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V21:[^ ]+]] = sub i64 %[[V20]], %[[V19]]
// CHECK-NEXT:   %[[V22:[^ ]+]] = add i64 %[[V21]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[V22]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = add i64 %[[OMP_LOOP_IV]], %[[V19]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = mul i64 %[[V23]], %[[V1]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = add i64 %[[V24]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[OMP_PRIVATE_ALLOC]])
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
// CHECK-NEXT: define void @by_team(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V0]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @by_team..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @by_team..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !1
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOC:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init1:                                ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = icmp eq i32 %[[V2]], 3
// CHECK-NEXT:   br i1 %[[V3]], label %[[OMP_PRIVATE_INIT2:[^ ]+]], label %[[OMP_PRIVATE_INIT3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init3:                                ; preds = %[[OMP_PRIVATE_INIT2]], %[[OMP_PRIVATE_INIT1]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_PRIVATE_INIT3]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = phi ptr [ %[[OMP_PRIVATE_ALLOC]], %[[OMP_PRIVATE_INIT3]] ]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region5:                                  ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   call void @use(ptr %[[V4]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont4:                                 ; preds = %[[OMP_PAR_REGION5]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT4]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init2:                                ; preds = %[[OMP_PRIVATE_INIT1]]
// CHECK-NEXT:   store i32 3, ptr %[[OMP_PRIVATE_ALLOC]], align 4
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT3]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @by_loop(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]], ptr %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOC:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V4:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[ENTRY]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init3:                                ; preds = %[[OMP_PRIVATE_INIT2:[^ ]+]], %[[OMP_PRIVATE_INIT1]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init2:                                ; preds = %[[OMP_PRIVATE_INIT1]]
// CHECK-NEXT:   store i32 3, ptr %[[OMP_PRIVATE_ALLOC]], align 4
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init1:                                ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp eq i32 %[[V5]], 3
// CHECK-NEXT:   br i1 %[[V6]], label %[[OMP_PRIVATE_INIT2]], label %[[OMP_PRIVATE_INIT3]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_PRIVATE_INIT3]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = phi ptr [ %[[OMP_PRIVATE_ALLOC]], %[[OMP_PRIVATE_INIT3]] ]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = icmp slt i64 %[[V1]], 0
// CHECK-NEXT:   %[[V9:[^ ]+]] = sub i64 0, %[[V1]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = select i1 %[[V8]], i64 %[[V9]], i64 %[[V1]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = select i1 %[[V8]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = select i1 %[[V8]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = sub nsw i64 %[[V12]], %[[V11]]
// CHECK-NEXT:   %[[V14:[^ ]+]] = icmp sle i64 %[[V12]], %[[V11]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = sub i64 %[[V13]], 1
// CHECK-NEXT:   %[[V16:[^ ]+]] = udiv i64 %[[V15]], %[[V10]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = add i64 %[[V16]], 1
// CHECK-NEXT:   %[[V18:[^ ]+]] = icmp ule i64 %[[V13]], %[[V10]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = select i1 %[[V18]], i64 1, i64 %[[V17]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V14]], i64 0, i64 %[[V19]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i64 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V20:[^ ]+]] = sub i64 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   store i64 %[[V20]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i64 1, i64 0)
// CHECK-NEXT:   %[[V21:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V22:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V23:[^ ]+]] = sub i64 %[[V22]], %[[V21]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = add i64 %[[V23]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[V24]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = add i64 %[[OMP_LOOP_IV]], %[[V21]]
// CHECK-NEXT:   %[[V26:[^ ]+]] = mul i64 %[[V25]], %[[V1]]
// CHECK-NEXT:   %[[V27:[^ ]+]] = add i64 %[[V26]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[V7]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont5:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT5]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM6:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM6]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont4:                                 ; preds = %[[OMP_LOOP_AFTER]]
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
// CHECK-NEXT: define void @by_team(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 0, ptr @by_team..omp_par)
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @by_team..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V0:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOC:[^ ]+]] = alloca float, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   call void @use(ptr %[[OMP_PRIVATE_ALLOC]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   call void @use(ptr %[[OMP_PRIVATE_ALLOC]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @by_loop(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]], ptr %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOC:[^ ]+]] = alloca float, align 4
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V4:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[ENTRY]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = icmp slt i64 %[[V1]], 0
// CHECK-NEXT:   %[[V6:[^ ]+]] = sub i64 0, %[[V1]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V5]], i64 %[[V6]], i64 %[[V1]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V5]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V5]], i64 %[[V0]], i64 %[[V1]]
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
// CHECK-NEXT:   store i64 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V17:[^ ]+]] = sub i64 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   store i64 %[[V17]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i64 1, i64 0)
// CHECK-NEXT:   %[[V18:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V19:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V20:[^ ]+]] = sub i64 %[[V19]], %[[V18]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = add i64 %[[V20]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[V21]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V22:[^ ]+]] = add i64 %[[OMP_LOOP_IV]], %[[V18]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = mul i64 %[[V22]], %[[V1]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = add i64 %[[V23]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[OMP_PRIVATE_ALLOC]])
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
// CHECK-NEXT:   call void @use(ptr %[[OMP_PRIVATE_ALLOC]])
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
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @by_team(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr, ptr }, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V1]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   %[[GEP_7:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store ptr %[[V0]], ptr %[[GEP_7]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @by_team..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @by_team..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !1
// CHECK-NEXT:   %[[GEP_1:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[V0]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP_2:[^ ]+]] = load ptr, ptr %[[GEP_1]], align 8, !align !1
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOC:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOC1:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init2:                                ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = icmp eq i32 %[[V2]], 3
// CHECK-NEXT:   br i1 %[[V3]], label %[[OMP_PRIVATE_INIT3:[^ ]+]], label %[[OMP_PRIVATE_INIT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init4:                                ; preds = %[[OMP_PRIVATE_INIT3]], %[[OMP_PRIVATE_INIT2]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_PRIVATE_INIT4]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = phi ptr [ %[[OMP_PRIVATE_ALLOC1]], %[[OMP_PRIVATE_INIT4]] ]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_COPY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.copy:                                 ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i64, ptr %[[LOADGEP_2]], align 4
// CHECK-NEXT:   store i64 %[[V5]], ptr %[[OMP_PRIVATE_ALLOC]], align 4
// CHECK-NEXT:   br label %[[OMP_PAR_REGION6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region6:                                  ; preds = %[[OMP_PRIVATE_COPY]]
// CHECK-NEXT:   call void @use(ptr %[[OMP_PRIVATE_ALLOC]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont5:                                 ; preds = %[[OMP_PAR_REGION6]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT5]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init3:                                ; preds = %[[OMP_PRIVATE_INIT2]]
// CHECK-NEXT:   store i32 3, ptr %[[OMP_PRIVATE_ALLOC1]], align 4
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT4]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @by_loop(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]], ptr %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOC:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOC1:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V4:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[ENTRY]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init4:                                ; preds = %[[OMP_PRIVATE_INIT3:[^ ]+]], %[[OMP_PRIVATE_INIT2]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init3:                                ; preds = %[[OMP_PRIVATE_INIT2]]
// CHECK-NEXT:   store i32 3, ptr %[[OMP_PRIVATE_ALLOC1]], align 4
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init2:                                ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[V3]], align 4
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp eq i32 %[[V5]], 3
// CHECK-NEXT:   br i1 %[[V6]], label %[[OMP_PRIVATE_INIT3]], label %[[OMP_PRIVATE_INIT4]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_PRIVATE_INIT4]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = phi ptr [ %[[OMP_PRIVATE_ALLOC1]], %[[OMP_PRIVATE_INIT4]] ]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_COPY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.copy:                                 ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = load i64, ptr %[[V2]], align 4
// CHECK-NEXT:   store i64 %[[V8]], ptr %[[OMP_PRIVATE_ALLOC]], align 4
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_PRIVATE_COPY]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = icmp slt i64 %[[V1]], 0
// CHECK-NEXT:   %[[V10:[^ ]+]] = sub i64 0, %[[V1]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = select i1 %[[V9]], i64 %[[V10]], i64 %[[V1]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = select i1 %[[V9]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = select i1 %[[V9]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V14:[^ ]+]] = sub nsw i64 %[[V13]], %[[V12]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = icmp sle i64 %[[V13]], %[[V12]]
// CHECK-NEXT:   %[[V16:[^ ]+]] = sub i64 %[[V14]], 1
// CHECK-NEXT:   %[[V17:[^ ]+]] = udiv i64 %[[V16]], %[[V11]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = add i64 %[[V17]], 1
// CHECK-NEXT:   %[[V19:[^ ]+]] = icmp ule i64 %[[V14]], %[[V11]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = select i1 %[[V19]], i64 1, i64 %[[V18]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V15]], i64 0, i64 %[[V20]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i64 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V21:[^ ]+]] = sub i64 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   store i64 %[[V21]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i64 1, i64 0)
// CHECK-NEXT:   %[[V22:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V23:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V24:[^ ]+]] = sub i64 %[[V23]], %[[V22]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = add i64 %[[V24]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[V25]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V26:[^ ]+]] = add i64 %[[OMP_LOOP_IV]], %[[V22]]
// CHECK-NEXT:   %[[V27:[^ ]+]] = mul i64 %[[V26]], %[[V1]]
// CHECK-NEXT:   %[[V28:[^ ]+]] = add i64 %[[V27]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[OMP_PRIVATE_ALLOC]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont6:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT6]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM7:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM7]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont5:                                 ; preds = %[[OMP_LOOP_AFTER]]
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
// CHECK-NEXT: define void @by_team(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V1]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @by_team..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @by_team..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !1
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOC:[^ ]+]] = alloca float, align 4
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOC1:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_COPY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.copy:                                 ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i64, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   store i64 %[[V2]], ptr %[[OMP_PRIVATE_ALLOC1]], align 4
// CHECK-NEXT:   br label %[[OMP_PAR_REGION2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region2:                                  ; preds = %[[OMP_PRIVATE_COPY]]
// CHECK-NEXT:   call void @use(ptr %[[OMP_PRIVATE_ALLOC]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_PAR_REGION2]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   call void @use(ptr %[[OMP_PRIVATE_ALLOC]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @by_loop(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]], ptr %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOC:[^ ]+]] = alloca float, align 4
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOC1:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V4:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[ENTRY]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_COPY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.copy:                                 ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i64, ptr %[[V3]], align 4
// CHECK-NEXT:   store i64 %[[V5]], ptr %[[OMP_PRIVATE_ALLOC1]], align 4
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_PRIVATE_COPY]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i64 %[[V1]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i64 0, %[[V1]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i64 %[[V7]], i64 %[[V1]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V6]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = select i1 %[[V6]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = sub nsw i64 %[[V10]], %[[V9]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = icmp sle i64 %[[V10]], %[[V9]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = sub i64 %[[V11]], 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = udiv i64 %[[V13]], %[[V8]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = add i64 %[[V14]], 1
// CHECK-NEXT:   %[[V16:[^ ]+]] = icmp ule i64 %[[V11]], %[[V8]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = select i1 %[[V16]], i64 1, i64 %[[V15]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V12]], i64 0, i64 %[[V17]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i64 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V18:[^ ]+]] = sub i64 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   store i64 %[[V18]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i64 1, i64 0)
// CHECK-NEXT:   %[[V19:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V20:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V21:[^ ]+]] = sub i64 %[[V20]], %[[V19]]
// CHECK-NEXT:   %[[V22:[^ ]+]] = add i64 %[[V21]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[V22]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = add i64 %[[OMP_LOOP_IV]], %[[V19]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = mul i64 %[[V23]], %[[V1]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = add i64 %[[V24]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[OMP_PRIVATE_ALLOC]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont2:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT2]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM3]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   call void @use(ptr %[[OMP_PRIVATE_ALLOC]])
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
// CHECK-NEXT: !1 = !{i64 1}
// CHECK-NEXT: !2 = !{!3}
// CHECK-NEXT: !3 = !{i64 2, i64 -1, i64 -1, i1 true}

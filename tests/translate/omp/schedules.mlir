// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(dynamic) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i32)

llvm.func @f(%a: i32, %b: i32, %s: i32, %c: i64, %d: i32) {
  omp.wsloop schedule(dynamic) {
    omp.loop_nest (%i) : i32 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i32) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(dynamic = %c : i64) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(dynamic = %d : i32) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(guided) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i32)

llvm.func @f(%a: i32, %b: i32, %s: i32, %c: i64, %d: i32) {
  omp.wsloop schedule(guided) {
    omp.loop_nest (%i) : i32 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i32) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(auto) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(runtime) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(static) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(dynamic, monotonic) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(dynamic, nonmonotonic) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(guided, simd) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(runtime, simd) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(static, simd) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @f(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32) {
  omp.wsloop schedule(static, monotonic) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @ordered(%a: i64, %b: i64, %s: i64, %c: i64) {
  omp.parallel {
    omp.wsloop ordered(0) {
      omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
        omp.ordered.region {
          llvm.call @use(%i) : (i64) -> ()
          omp.terminator
        }
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @ordered(%a: i64, %b: i64, %s: i64, %c: i64) {
  omp.parallel {
    omp.wsloop ordered(0) schedule(dynamic, monotonic) {
      omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
        omp.ordered.region {
          llvm.call @use(%i) : (i64) -> ()
          omp.terminator
        }
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @ordered(%a: i64, %b: i64, %s: i64, %c: i64) {
  omp.parallel {
    omp.wsloop ordered(0) schedule(static = %c : i64) {
      omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
        omp.ordered.region {
          llvm.call @use(%i) : (i64) -> ()
          omp.terminator
        }
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @ordered(%a: i64, %b: i64, %s: i64, %c: i64) {
  omp.parallel {
    omp.wsloop nowait ordered(0) schedule(guided) {
      omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
        omp.ordered.region {
          llvm.call @use(%i) : (i64) -> ()
          omp.terminator
        }
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @chunks(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32, %p: !llvm.ptr) {
  omp.wsloop schedule(static = %c : i64) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      %x = llvm.load %p : !llvm.ptr -> i64
      %y = llvm.intr.ctpop(%x) : (i64) -> i64
      llvm.store %y, %p : i64, !llvm.ptr
      omp.yield
    }
  }
  omp.parallel {
    omp.wsloop nowait schedule(static = %c : i64) {
      omp.loop_nest (%i, %j) : i64 = (%a, %b) to (%b, %a) step (%s, %s) collapse(2) {
        llvm.call @use(%j) : (i64) -> ()
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @chunks(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32, %p: !llvm.ptr) {
  omp.wsloop schedule(static = %c : i64, monotonic) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      %x = llvm.load %p : !llvm.ptr -> i64
      %y = llvm.intr.ctpop(%x) : (i64) -> i64
      llvm.store %y, %p : i64, !llvm.ptr
      omp.yield
    }
  }
  omp.parallel {
    omp.wsloop nowait schedule(static = %c : i64, monotonic) {
      omp.loop_nest (%i, %j) : i64 = (%a, %b) to (%b, %a) step (%s, %s) collapse(2) {
        llvm.call @use(%j) : (i64) -> ()
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @chunks(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32, %p: !llvm.ptr) {
  omp.wsloop schedule(static = %c : i64, simd) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      %x = llvm.load %p : !llvm.ptr -> i64
      %y = llvm.intr.ctpop(%x) : (i64) -> i64
      llvm.store %y, %p : i64, !llvm.ptr
      omp.yield
    }
  }
  omp.parallel {
    omp.wsloop nowait schedule(static = %c : i64, simd) {
      omp.loop_nest (%i, %j) : i64 = (%a, %b) to (%b, %a) step (%s, %s) collapse(2) {
        llvm.call @use(%j) : (i64) -> ()
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @chunks(%a: i64, %b: i64, %s: i64, %c: i64, %d: i32, %p: !llvm.ptr) {
  omp.wsloop schedule(static = %d : i32) {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      %x = llvm.load %p : !llvm.ptr -> i64
      %y = llvm.intr.ctpop(%x) : (i64) -> i64
      llvm.store %y, %p : i64, !llvm.ptr
      omp.yield
    }
  }
  omp.parallel {
    omp.wsloop nowait schedule(static = %d : i32) {
      omp.loop_nest (%i, %j) : i64 = (%a, %b) to (%b, %a) step (%s, %s) collapse(2) {
        llvm.call @use(%j) : (i64) -> ()
        omp.yield
      }
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]]) {
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V5:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i64 %[[V7]], i64 %[[V2]]
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
// CHECK-NEXT:   store i64 1, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i64 %[[OMP_LOOP_TRIPCOUNT]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_dispatch_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 1073741859, i64 1, i64 %[[OMP_LOOP_TRIPCOUNT]], i64 1, i64 1)
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER_OUTER_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]], %[[OMP_LOOP_INC:[^ ]+]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ %[[LB:[^ ]+]], %[[OMP_LOOP_PREHEADER_OUTER_COND]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-NEXT:   %[[UB:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[UB]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = mul i64 %[[OMP_LOOP_IV]], %[[V2]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i64 %[[V18]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(i64 %[[V19]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader.outer.cond:                    ; preds = %[[OMP_LOOP_COND]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = call i32 @__kmpc_dispatch_next_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]])
// CHECK-NEXT:   %[[V21:[^ ]+]] = icmp ne i32 %[[V20]], 0
// CHECK-NEXT:   %[[V22:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[LB]] = sub i64 %[[V22]], 1
// CHECK-NEXT:   br i1 %[[V21]], label %[[OMP_LOOP_HEADER]], label %[[OMP_LOOP_EXIT]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_dispatch_init_8u(ptr, i32, i32, i64, i64, i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_dispatch_next_8u(ptr, i32, ptr, ptr, ptr, ptr) #0
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]]) {
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V5:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i32 %[[V2]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i32 0, %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i32 %[[V7]], i32 %[[V2]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V6]], i32 %[[V1]], i32 %[[V0]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = select i1 %[[V6]], i32 %[[V0]], i32 %[[V1]]
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
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i32 1, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i32 %[[OMP_LOOP_TRIPCOUNT]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_dispatch_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 1073741859, i32 1, i32 %[[OMP_LOOP_TRIPCOUNT]], i32 1, i32 1)
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER_OUTER_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]], %[[OMP_LOOP_INC:[^ ]+]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i32 [ %[[LB:[^ ]+]], %[[OMP_LOOP_PREHEADER_OUTER_COND]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-NEXT:   %[[UB:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV]], %[[UB]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = mul i32 %[[OMP_LOOP_IV]], %[[V2]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i32 %[[V18]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(i32 %[[V19]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i32 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader.outer.cond:                    ; preds = %[[OMP_LOOP_COND]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = call i32 @__kmpc_dispatch_next_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]])
// CHECK-NEXT:   %[[V21:[^ ]+]] = icmp ne i32 %[[V20]], 0
// CHECK-NEXT:   %[[V22:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[LB]] = sub i32 %[[V22]], 1
// CHECK-NEXT:   br i1 %[[V21]], label %[[OMP_LOOP_HEADER]], label %[[OMP_LOOP_EXIT]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_dispatch_init_4u(ptr, i32, i32, i32, i32, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_dispatch_next_4u(ptr, i32, ptr, ptr, ptr, ptr) #0
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]]) {
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V5:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i64 %[[V7]], i64 %[[V2]]
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
// CHECK-NEXT:   store i64 1, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i64 %[[OMP_LOOP_TRIPCOUNT]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_dispatch_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 1073741859, i64 1, i64 %[[OMP_LOOP_TRIPCOUNT]], i64 1, i64 %[[V3]])
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER_OUTER_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]], %[[OMP_LOOP_INC:[^ ]+]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ %[[LB:[^ ]+]], %[[OMP_LOOP_PREHEADER_OUTER_COND]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-NEXT:   %[[UB:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[UB]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = mul i64 %[[OMP_LOOP_IV]], %[[V2]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i64 %[[V18]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(i64 %[[V19]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader.outer.cond:                    ; preds = %[[OMP_LOOP_COND]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = call i32 @__kmpc_dispatch_next_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]])
// CHECK-NEXT:   %[[V21:[^ ]+]] = icmp ne i32 %[[V20]], 0
// CHECK-NEXT:   %[[V22:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[LB]] = sub i64 %[[V22]], 1
// CHECK-NEXT:   br i1 %[[V21]], label %[[OMP_LOOP_HEADER]], label %[[OMP_LOOP_EXIT]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_dispatch_init_8u(ptr, i32, i32, i64, i64, i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_dispatch_next_8u(ptr, i32, ptr, ptr, ptr, ptr) #0
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]]) {
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[V6:[^ ]+]] = sext i32 %[[V4]] to i64
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V5:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V8:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V7]], i64 %[[V8]], i64 %[[V2]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = select i1 %[[V7]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = select i1 %[[V7]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = sub nsw i64 %[[V11]], %[[V10]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = icmp sle i64 %[[V11]], %[[V10]]
// CHECK-NEXT:   %[[V14:[^ ]+]] = sub i64 %[[V12]], 1
// CHECK-NEXT:   %[[V15:[^ ]+]] = udiv i64 %[[V14]], %[[V9]]
// CHECK-NEXT:   %[[V16:[^ ]+]] = add i64 %[[V15]], 1
// CHECK-NEXT:   %[[V17:[^ ]+]] = icmp ule i64 %[[V12]], %[[V9]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = select i1 %[[V17]], i64 1, i64 %[[V16]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V13]], i64 0, i64 %[[V18]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i64 1, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i64 %[[OMP_LOOP_TRIPCOUNT]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_dispatch_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 1073741859, i64 1, i64 %[[OMP_LOOP_TRIPCOUNT]], i64 1, i64 %[[V6]])
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER_OUTER_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]], %[[OMP_LOOP_INC:[^ ]+]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ %[[LB:[^ ]+]], %[[OMP_LOOP_PREHEADER_OUTER_COND]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-NEXT:   %[[UB:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[UB]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = mul i64 %[[OMP_LOOP_IV]], %[[V2]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = add i64 %[[V19]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(i64 %[[V20]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader.outer.cond:                    ; preds = %[[OMP_LOOP_COND]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = call i32 @__kmpc_dispatch_next_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]])
// CHECK-NEXT:   %[[V22:[^ ]+]] = icmp ne i32 %[[V21]], 0
// CHECK-NEXT:   %[[V23:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[LB]] = sub i64 %[[V23]], 1
// CHECK-NEXT:   br i1 %[[V22]], label %[[OMP_LOOP_HEADER]], label %[[OMP_LOOP_EXIT]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_dispatch_init_8u(ptr, i32, i32, i64, i64, i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_dispatch_next_8u(ptr, i32, ptr, ptr, ptr, ptr) #0
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]]) {
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V5:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i64 %[[V7]], i64 %[[V2]]
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
// CHECK-NEXT:   store i64 1, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i64 %[[OMP_LOOP_TRIPCOUNT]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_dispatch_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 1073741860, i64 1, i64 %[[OMP_LOOP_TRIPCOUNT]], i64 1, i64 1)
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER_OUTER_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]], %[[OMP_LOOP_INC:[^ ]+]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ %[[LB:[^ ]+]], %[[OMP_LOOP_PREHEADER_OUTER_COND]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-NEXT:   %[[UB:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[UB]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = mul i64 %[[OMP_LOOP_IV]], %[[V2]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i64 %[[V18]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(i64 %[[V19]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader.outer.cond:                    ; preds = %[[OMP_LOOP_COND]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = call i32 @__kmpc_dispatch_next_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]])
// CHECK-NEXT:   %[[V21:[^ ]+]] = icmp ne i32 %[[V20]], 0
// CHECK-NEXT:   %[[V22:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[LB]] = sub i64 %[[V22]], 1
// CHECK-NEXT:   br i1 %[[V21]], label %[[OMP_LOOP_HEADER]], label %[[OMP_LOOP_EXIT]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_dispatch_init_8u(ptr, i32, i32, i64, i64, i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_dispatch_next_8u(ptr, i32, ptr, ptr, ptr, ptr) #0
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]], i32 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]]) {
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V5:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i32 %[[V2]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i32 0, %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i32 %[[V7]], i32 %[[V2]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V6]], i32 %[[V1]], i32 %[[V0]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = select i1 %[[V6]], i32 %[[V0]], i32 %[[V1]]
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
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i32 1, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i32 %[[OMP_LOOP_TRIPCOUNT]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_dispatch_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 1073741860, i32 1, i32 %[[OMP_LOOP_TRIPCOUNT]], i32 1, i32 1)
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER_OUTER_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]], %[[OMP_LOOP_INC:[^ ]+]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i32 [ %[[LB:[^ ]+]], %[[OMP_LOOP_PREHEADER_OUTER_COND]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-NEXT:   %[[UB:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV]], %[[UB]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = mul i32 %[[OMP_LOOP_IV]], %[[V2]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i32 %[[V18]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(i32 %[[V19]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i32 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader.outer.cond:                    ; preds = %[[OMP_LOOP_COND]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = call i32 @__kmpc_dispatch_next_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]])
// CHECK-NEXT:   %[[V21:[^ ]+]] = icmp ne i32 %[[V20]], 0
// CHECK-NEXT:   %[[V22:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[LB]] = sub i32 %[[V22]], 1
// CHECK-NEXT:   br i1 %[[V21]], label %[[OMP_LOOP_HEADER]], label %[[OMP_LOOP_EXIT]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_dispatch_init_4u(ptr, i32, i32, i32, i32, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_dispatch_next_4u(ptr, i32, ptr, ptr, ptr, ptr) #0
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]]) {
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V5:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i64 %[[V7]], i64 %[[V2]]
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
// CHECK-NEXT:   store i64 1, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i64 %[[OMP_LOOP_TRIPCOUNT]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_dispatch_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 1073741862, i64 1, i64 %[[OMP_LOOP_TRIPCOUNT]], i64 1, i64 1)
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER_OUTER_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]], %[[OMP_LOOP_INC:[^ ]+]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ %[[LB:[^ ]+]], %[[OMP_LOOP_PREHEADER_OUTER_COND]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-NEXT:   %[[UB:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[UB]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = mul i64 %[[OMP_LOOP_IV]], %[[V2]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i64 %[[V18]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(i64 %[[V19]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader.outer.cond:                    ; preds = %[[OMP_LOOP_COND]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = call i32 @__kmpc_dispatch_next_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]])
// CHECK-NEXT:   %[[V21:[^ ]+]] = icmp ne i32 %[[V20]], 0
// CHECK-NEXT:   %[[V22:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[LB]] = sub i64 %[[V22]], 1
// CHECK-NEXT:   br i1 %[[V21]], label %[[OMP_LOOP_HEADER]], label %[[OMP_LOOP_EXIT]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_dispatch_init_8u(ptr, i32, i32, i64, i64, i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_dispatch_next_8u(ptr, i32, ptr, ptr, ptr, ptr) #0
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]]) {
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V5:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i64 %[[V7]], i64 %[[V2]]
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
// CHECK-NEXT:   store i64 1, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i64 %[[OMP_LOOP_TRIPCOUNT]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_dispatch_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 1073741861, i64 1, i64 %[[OMP_LOOP_TRIPCOUNT]], i64 1, i64 1)
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER_OUTER_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]], %[[OMP_LOOP_INC:[^ ]+]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ %[[LB:[^ ]+]], %[[OMP_LOOP_PREHEADER_OUTER_COND]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-NEXT:   %[[UB:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[UB]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = mul i64 %[[OMP_LOOP_IV]], %[[V2]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i64 %[[V18]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(i64 %[[V19]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader.outer.cond:                    ; preds = %[[OMP_LOOP_COND]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = call i32 @__kmpc_dispatch_next_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]])
// CHECK-NEXT:   %[[V21:[^ ]+]] = icmp ne i32 %[[V20]], 0
// CHECK-NEXT:   %[[V22:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[LB]] = sub i64 %[[V22]], 1
// CHECK-NEXT:   br i1 %[[V21]], label %[[OMP_LOOP_HEADER]], label %[[OMP_LOOP_EXIT]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_dispatch_init_8u(ptr, i32, i32, i64, i64, i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_dispatch_next_8u(ptr, i32, ptr, ptr, ptr, ptr) #0
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]]) {
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V5:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i64 %[[V7]], i64 %[[V2]]
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
// CHECK-NEXT:   %[[V24:[^ ]+]] = mul i64 %[[V23]], %[[V2]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = add i64 %[[V24]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(i64 %[[V25]])
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]]) {
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V5:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i64 %[[V7]], i64 %[[V2]]
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
// CHECK-NEXT:   store i64 1, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i64 %[[OMP_LOOP_TRIPCOUNT]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_dispatch_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 536870947, i64 1, i64 %[[OMP_LOOP_TRIPCOUNT]], i64 1, i64 1)
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER_OUTER_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]], %[[OMP_LOOP_INC:[^ ]+]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ %[[LB:[^ ]+]], %[[OMP_LOOP_PREHEADER_OUTER_COND]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-NEXT:   %[[UB:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[UB]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = mul i64 %[[OMP_LOOP_IV]], %[[V2]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i64 %[[V18]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(i64 %[[V19]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader.outer.cond:                    ; preds = %[[OMP_LOOP_COND]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = call i32 @__kmpc_dispatch_next_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]])
// CHECK-NEXT:   %[[V21:[^ ]+]] = icmp ne i32 %[[V20]], 0
// CHECK-NEXT:   %[[V22:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[LB]] = sub i64 %[[V22]], 1
// CHECK-NEXT:   br i1 %[[V21]], label %[[OMP_LOOP_HEADER]], label %[[OMP_LOOP_EXIT]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_dispatch_init_8u(ptr, i32, i32, i64, i64, i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_dispatch_next_8u(ptr, i32, ptr, ptr, ptr, ptr) #0
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]]) {
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V5:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i64 %[[V7]], i64 %[[V2]]
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
// CHECK-NEXT:   store i64 1, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i64 %[[OMP_LOOP_TRIPCOUNT]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_dispatch_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 1073741859, i64 1, i64 %[[OMP_LOOP_TRIPCOUNT]], i64 1, i64 1)
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER_OUTER_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]], %[[OMP_LOOP_INC:[^ ]+]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ %[[LB:[^ ]+]], %[[OMP_LOOP_PREHEADER_OUTER_COND]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-NEXT:   %[[UB:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[UB]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = mul i64 %[[OMP_LOOP_IV]], %[[V2]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i64 %[[V18]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(i64 %[[V19]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader.outer.cond:                    ; preds = %[[OMP_LOOP_COND]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = call i32 @__kmpc_dispatch_next_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]])
// CHECK-NEXT:   %[[V21:[^ ]+]] = icmp ne i32 %[[V20]], 0
// CHECK-NEXT:   %[[V22:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[LB]] = sub i64 %[[V22]], 1
// CHECK-NEXT:   br i1 %[[V21]], label %[[OMP_LOOP_HEADER]], label %[[OMP_LOOP_EXIT]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_dispatch_init_8u(ptr, i32, i32, i64, i64, i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_dispatch_next_8u(ptr, i32, ptr, ptr, ptr, ptr) #0
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]]) {
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V5:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i64 %[[V7]], i64 %[[V2]]
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
// CHECK-NEXT:   store i64 1, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i64 %[[OMP_LOOP_TRIPCOUNT]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_dispatch_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 1073741870, i64 1, i64 %[[OMP_LOOP_TRIPCOUNT]], i64 1, i64 1)
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER_OUTER_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]], %[[OMP_LOOP_INC:[^ ]+]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ %[[LB:[^ ]+]], %[[OMP_LOOP_PREHEADER_OUTER_COND]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-NEXT:   %[[UB:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[UB]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = mul i64 %[[OMP_LOOP_IV]], %[[V2]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i64 %[[V18]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(i64 %[[V19]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader.outer.cond:                    ; preds = %[[OMP_LOOP_COND]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = call i32 @__kmpc_dispatch_next_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]])
// CHECK-NEXT:   %[[V21:[^ ]+]] = icmp ne i32 %[[V20]], 0
// CHECK-NEXT:   %[[V22:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[LB]] = sub i64 %[[V22]], 1
// CHECK-NEXT:   br i1 %[[V21]], label %[[OMP_LOOP_HEADER]], label %[[OMP_LOOP_EXIT]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_dispatch_init_8u(ptr, i32, i32, i64, i64, i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_dispatch_next_8u(ptr, i32, ptr, ptr, ptr, ptr) #0
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]]) {
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V5:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i64 %[[V7]], i64 %[[V2]]
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
// CHECK-NEXT:   store i64 1, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i64 %[[OMP_LOOP_TRIPCOUNT]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_dispatch_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 1073741871, i64 1, i64 %[[OMP_LOOP_TRIPCOUNT]], i64 1, i64 1)
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER_OUTER_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]], %[[OMP_LOOP_INC:[^ ]+]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ %[[LB:[^ ]+]], %[[OMP_LOOP_PREHEADER_OUTER_COND]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-NEXT:   %[[UB:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[UB]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = mul i64 %[[OMP_LOOP_IV]], %[[V2]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i64 %[[V18]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(i64 %[[V19]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader.outer.cond:                    ; preds = %[[OMP_LOOP_COND]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = call i32 @__kmpc_dispatch_next_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]])
// CHECK-NEXT:   %[[V21:[^ ]+]] = icmp ne i32 %[[V20]], 0
// CHECK-NEXT:   %[[V22:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[LB]] = sub i64 %[[V22]], 1
// CHECK-NEXT:   br i1 %[[V21]], label %[[OMP_LOOP_HEADER]], label %[[OMP_LOOP_EXIT]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_dispatch_init_8u(ptr, i32, i32, i64, i64, i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_dispatch_next_8u(ptr, i32, ptr, ptr, ptr, ptr) #0
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]]) {
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V5:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i64 %[[V7]], i64 %[[V2]]
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
// CHECK-NEXT:   %[[V24:[^ ]+]] = mul i64 %[[V23]], %[[V2]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = add i64 %[[V24]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(i64 %[[V25]])
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]]) {
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V5:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i64 %[[V7]], i64 %[[V2]]
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
// CHECK-NEXT:   %[[V24:[^ ]+]] = mul i64 %[[V23]], %[[V2]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = add i64 %[[V24]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(i64 %[[V25]])
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
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define void @ordered(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr, ptr, ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[_RELOADED9:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[_RELOADED10:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V4:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i64 %[[V2]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   store i64 %[[V1]], ptr %[[_RELOADED9]], align 4
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[_RELOADED10]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED9:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store ptr %[[_RELOADED9]], ptr %[[GEP__RELOADED9]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED10:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 2
// CHECK-NEXT:   store ptr %[[_RELOADED10]], ptr %[[GEP__RELOADED10]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @ordered..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @ordered..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !1
// CHECK-NEXT:   %[[GEP__RELOADED9:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP__RELOADED9:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED9]], align 8, !align !1
// CHECK-NEXT:   %[[GEP__RELOADED10:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 2
// CHECK-NEXT:   %[[LOADGEP__RELOADED10:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED10]], align 8, !align !1
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED9]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED10]], align 4
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
// CHECK-NEXT:   store i64 1, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i64 %[[OMP_LOOP_TRIPCOUNT]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM7:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_dispatch_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM7]], i32 66, i64 1, i64 %[[OMP_LOOP_TRIPCOUNT]], i64 1, i64 1)
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER_OUTER_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader.outer.cond:                    ; preds = %[[OMP_LOOP_COND:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = call i32 @__kmpc_dispatch_next_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM7]], ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]])
// CHECK-NEXT:   %[[V18:[^ ]+]] = icmp ne i32 %[[V17]], 0
// CHECK-NEXT:   %[[V19:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[LB:[^ ]+]] = sub i64 %[[V19]], 1
// CHECK-NEXT:   br i1 %[[V18]], label %[[OMP_LOOP_HEADER:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM8:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM8]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
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
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]], %[[OMP_LOOP_INC:[^ ]+]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ %[[LB]], %[[OMP_LOOP_PREHEADER_OUTER_COND]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[UB:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[UB]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = mul i64 %[[OMP_LOOP_IV]], %[[V2]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = add i64 %[[V20]], %[[V4]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM5:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_ordered(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM5]])
// CHECK-NEXT:   br label %[[OMP_ORDERED_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.ordered.region:                               ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   call void @use(i64 %[[V21]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont6:                                 ; preds = %[[OMP_ORDERED_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT6]]
// CHECK-NEXT:   call void @__kmpc_end_ordered(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM5]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont4:                                 ; preds = %[[OMP_REGION_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT4]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   call void @__kmpc_dispatch_fini_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM7]])
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
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
// CHECK-NEXT: declare void @__kmpc_dispatch_init_8u(ptr, i32, i32, i64, i64, i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_dispatch_next_8u(ptr, i32, ptr, ptr, ptr, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_dispatch_fini_8u(ptr, i32) #0
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
// CHECK-NEXT: declare void @use(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define void @ordered(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr, ptr, ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[_RELOADED9:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[_RELOADED10:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V4:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i64 %[[V2]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   store i64 %[[V1]], ptr %[[_RELOADED9]], align 4
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[_RELOADED10]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED9:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store ptr %[[_RELOADED9]], ptr %[[GEP__RELOADED9]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED10:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 2
// CHECK-NEXT:   store ptr %[[_RELOADED10]], ptr %[[GEP__RELOADED10]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @ordered..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @ordered..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !1
// CHECK-NEXT:   %[[GEP__RELOADED9:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP__RELOADED9:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED9]], align 8, !align !1
// CHECK-NEXT:   %[[GEP__RELOADED10:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 2
// CHECK-NEXT:   %[[LOADGEP__RELOADED10:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED10]], align 8, !align !1
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED9]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED10]], align 4
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
// CHECK-NEXT:   store i64 1, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i64 %[[OMP_LOOP_TRIPCOUNT]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM7:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_dispatch_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM7]], i32 536870979, i64 1, i64 %[[OMP_LOOP_TRIPCOUNT]], i64 1, i64 1)
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER_OUTER_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader.outer.cond:                    ; preds = %[[OMP_LOOP_COND:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = call i32 @__kmpc_dispatch_next_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM7]], ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]])
// CHECK-NEXT:   %[[V18:[^ ]+]] = icmp ne i32 %[[V17]], 0
// CHECK-NEXT:   %[[V19:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[LB:[^ ]+]] = sub i64 %[[V19]], 1
// CHECK-NEXT:   br i1 %[[V18]], label %[[OMP_LOOP_HEADER:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM8:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM8]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
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
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]], %[[OMP_LOOP_INC:[^ ]+]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ %[[LB]], %[[OMP_LOOP_PREHEADER_OUTER_COND]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[UB:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[UB]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = mul i64 %[[OMP_LOOP_IV]], %[[V2]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = add i64 %[[V20]], %[[V4]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM5:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_ordered(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM5]])
// CHECK-NEXT:   br label %[[OMP_ORDERED_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.ordered.region:                               ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   call void @use(i64 %[[V21]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont6:                                 ; preds = %[[OMP_ORDERED_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT6]]
// CHECK-NEXT:   call void @__kmpc_end_ordered(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM5]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont4:                                 ; preds = %[[OMP_REGION_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT4]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   call void @__kmpc_dispatch_fini_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM7]])
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
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
// CHECK-NEXT: declare void @__kmpc_dispatch_init_8u(ptr, i32, i32, i64, i64, i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_dispatch_next_8u(ptr, i32, ptr, ptr, ptr, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_dispatch_fini_8u(ptr, i32) #0
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
// CHECK-NEXT: declare void @use(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define void @ordered(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr, ptr, ptr, ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[_RELOADED9:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[_RELOADED10:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[_RELOADED11:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V4:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i64 %[[V2]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   store i64 %[[V1]], ptr %[[_RELOADED9]], align 4
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[_RELOADED10]], align 4
// CHECK-NEXT:   store i64 %[[V3]], ptr %[[_RELOADED11]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED9:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store ptr %[[_RELOADED9]], ptr %[[GEP__RELOADED9]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED10:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 2
// CHECK-NEXT:   store ptr %[[_RELOADED10]], ptr %[[GEP__RELOADED10]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED11:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 3
// CHECK-NEXT:   store ptr %[[_RELOADED11]], ptr %[[GEP__RELOADED11]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @ordered..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @ordered..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !1
// CHECK-NEXT:   %[[GEP__RELOADED9:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP__RELOADED9:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED9]], align 8, !align !1
// CHECK-NEXT:   %[[GEP__RELOADED10:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 2
// CHECK-NEXT:   %[[LOADGEP__RELOADED10:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED10]], align 8, !align !1
// CHECK-NEXT:   %[[GEP__RELOADED11:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 3
// CHECK-NEXT:   %[[LOADGEP__RELOADED11:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED11]], align 8, !align !1
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED9]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED10]], align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED11]], align 4
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
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i64 %[[V7]], i64 %[[V2]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V6]], i64 %[[V3]], i64 %[[V4]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = select i1 %[[V6]], i64 %[[V4]], i64 %[[V3]]
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
// CHECK-NEXT:   store i64 1, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i64 %[[OMP_LOOP_TRIPCOUNT]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM7:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_dispatch_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM7]], i32 65, i64 1, i64 %[[OMP_LOOP_TRIPCOUNT]], i64 1, i64 %[[V5]])
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER_OUTER_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader.outer.cond:                    ; preds = %[[OMP_LOOP_COND:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = call i32 @__kmpc_dispatch_next_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM7]], ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]])
// CHECK-NEXT:   %[[V19:[^ ]+]] = icmp ne i32 %[[V18]], 0
// CHECK-NEXT:   %[[V20:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[LB:[^ ]+]] = sub i64 %[[V20]], 1
// CHECK-NEXT:   br i1 %[[V19]], label %[[OMP_LOOP_HEADER:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM8:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM8]])
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
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
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]], %[[OMP_LOOP_INC:[^ ]+]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ %[[LB]], %[[OMP_LOOP_PREHEADER_OUTER_COND]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[UB:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[UB]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = mul i64 %[[OMP_LOOP_IV]], %[[V2]]
// CHECK-NEXT:   %[[V22:[^ ]+]] = add i64 %[[V21]], %[[V4]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM5:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_ordered(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM5]])
// CHECK-NEXT:   br label %[[OMP_ORDERED_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.ordered.region:                               ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   call void @use(i64 %[[V22]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont6:                                 ; preds = %[[OMP_ORDERED_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT6]]
// CHECK-NEXT:   call void @__kmpc_end_ordered(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM5]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont4:                                 ; preds = %[[OMP_REGION_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT4]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   call void @__kmpc_dispatch_fini_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM7]])
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
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
// CHECK-NEXT: declare void @__kmpc_dispatch_init_8u(ptr, i32, i32, i64, i64, i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_dispatch_next_8u(ptr, i32, ptr, ptr, ptr, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_dispatch_fini_8u(ptr, i32) #0
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
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define void @ordered(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr, ptr, ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[_RELOADED8:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[_RELOADED9:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V4:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i64 %[[V2]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   store i64 %[[V1]], ptr %[[_RELOADED8]], align 4
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[_RELOADED9]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED8:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store ptr %[[_RELOADED8]], ptr %[[GEP__RELOADED8]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED9:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 2
// CHECK-NEXT:   store ptr %[[_RELOADED9]], ptr %[[GEP__RELOADED9]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @ordered..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @ordered..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !1
// CHECK-NEXT:   %[[GEP__RELOADED8:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP__RELOADED8:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED8]], align 8, !align !1
// CHECK-NEXT:   %[[GEP__RELOADED9:[^ ]+]] = getelementptr { ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 2
// CHECK-NEXT:   %[[LOADGEP__RELOADED9:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED9]], align 8, !align !1
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED8]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED9]], align 4
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
// CHECK-NEXT:   store i64 1, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i64 %[[OMP_LOOP_TRIPCOUNT]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM7:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_dispatch_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM7]], i32 68, i64 1, i64 %[[OMP_LOOP_TRIPCOUNT]], i64 1, i64 1)
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER_OUTER_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader.outer.cond:                    ; preds = %[[OMP_LOOP_COND:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = call i32 @__kmpc_dispatch_next_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM7]], ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]])
// CHECK-NEXT:   %[[V18:[^ ]+]] = icmp ne i32 %[[V17]], 0
// CHECK-NEXT:   %[[V19:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[LB:[^ ]+]] = sub i64 %[[V19]], 1
// CHECK-NEXT:   br i1 %[[V18]], label %[[OMP_LOOP_HEADER:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
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
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_PREHEADER_OUTER_COND]], %[[OMP_LOOP_INC:[^ ]+]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ %[[LB]], %[[OMP_LOOP_PREHEADER_OUTER_COND]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[UB:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[UB]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_PREHEADER_OUTER_COND]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = mul i64 %[[OMP_LOOP_IV]], %[[V2]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = add i64 %[[V20]], %[[V4]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM5:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_ordered(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM5]])
// CHECK-NEXT:   br label %[[OMP_ORDERED_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.ordered.region:                               ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   call void @use(i64 %[[V21]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont6:                                 ; preds = %[[OMP_ORDERED_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT6]]
// CHECK-NEXT:   call void @__kmpc_end_ordered(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM5]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont4:                                 ; preds = %[[OMP_REGION_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT4]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   call void @__kmpc_dispatch_fini_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM7]])
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]]
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
// CHECK-NEXT: declare void @__kmpc_dispatch_init_8u(ptr, i32, i32, i64, i64, i64, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_dispatch_next_8u(ptr, i32, ptr, ptr, ptr, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_dispatch_fini_8u(ptr, i32) #0
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
// CHECK-NEXT: declare void @use(i64)
// CHECK-EMPTY:
// CHECK-NEXT: define void @chunks(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], ptr %[[V5:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr, ptr, ptr, ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[_RELOADED58:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[_RELOADED59:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[_RELOADED60:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V6:[^ ]+]]
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V8:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V7]], i64 %[[V8]], i64 %[[V2]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = select i1 %[[V7]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = select i1 %[[V7]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = sub nsw i64 %[[V11]], %[[V10]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = icmp sle i64 %[[V11]], %[[V10]]
// CHECK-NEXT:   %[[V14:[^ ]+]] = sub i64 %[[V12]], 1
// CHECK-NEXT:   %[[V15:[^ ]+]] = udiv i64 %[[V14]], %[[V9]]
// CHECK-NEXT:   %[[V16:[^ ]+]] = add i64 %[[V15]], 1
// CHECK-NEXT:   %[[V17:[^ ]+]] = icmp ule i64 %[[V12]], %[[V9]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = select i1 %[[V17]], i64 1, i64 %[[V16]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V13]], i64 0, i64 %[[V18]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i64 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V19:[^ ]+]] = sub i64 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   %[[V20:[^ ]+]] = icmp eq i64 %[[OMP_LOOP_TRIPCOUNT]], 0
// CHECK-NEXT:   %[[V21:[^ ]+]] = select i1 %[[V20]], i64 0, i64 %[[V19]]
// CHECK-NEXT:   store i64 %[[V21]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 33, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i64 1, i64 %[[V3]])
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_LB:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_UB:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V22:[^ ]+]] = add i64 %[[OMP_FIRSTCHUNK_UB]], 1
// CHECK-NEXT:   %[[OMP_CHUNK_RANGE:[^ ]+]] = sub i64 %[[V22]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[OMP_DISPATCH_STRIDE:[^ ]+]] = load i64, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[V23:[^ ]+]] = sub nuw i64 %[[OMP_LOOP_TRIPCOUNT]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = icmp ule i64 %[[OMP_LOOP_TRIPCOUNT]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = sub i64 %[[V23]], 1
// CHECK-NEXT:   %[[V26:[^ ]+]] = udiv i64 %[[V25]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V27:[^ ]+]] = add i64 %[[V26]], 1
// CHECK-NEXT:   %[[V28:[^ ]+]] = icmp ule i64 %[[V23]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = select i1 %[[V28]], i64 1, i64 %[[V27]]
// CHECK-NEXT:   %[[OMP_DISPATCH_TRIPCOUNT:[^ ]+]] = select i1 %[[V24]], i64 0, i64 %[[V29]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.preheader:                           ; preds = %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.header:                              ; preds = %[[OMP_DISPATCH_INC:[^ ]+]], %[[OMP_DISPATCH_PREHEADER]]
// CHECK-NEXT:   %[[OMP_DISPATCH_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_DISPATCH_PREHEADER]] ], [ %[[OMP_DISPATCH_NEXT:[^ ]+]], %[[OMP_DISPATCH_INC]] ]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.cond:                                ; preds = %[[OMP_DISPATCH_HEADER]]
// CHECK-NEXT:   %[[OMP_DISPATCH_CMP:[^ ]+]] = icmp ult i64 %[[OMP_DISPATCH_IV]], %[[OMP_DISPATCH_TRIPCOUNT]]
// CHECK-NEXT:   br i1 %[[OMP_DISPATCH_CMP]], label %[[OMP_DISPATCH_BODY:[^ ]+]], label %[[OMP_DISPATCH_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.body:                                ; preds = %[[OMP_DISPATCH_COND]]
// CHECK-NEXT:   %[[V30:[^ ]+]] = mul i64 %[[OMP_DISPATCH_IV]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V31:[^ ]+]] = add i64 %[[V30]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.inc:                                 ; preds = %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-NEXT:   %[[OMP_DISPATCH_NEXT]] = add nuw i64 %[[OMP_DISPATCH_IV]], 1
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
// CHECK-NEXT:   %[[V32:[^ ]+]] = add i64 %[[V31]], %[[OMP_CHUNK_RANGE]]
// CHECK-NEXT:   %[[OMP_CHUNK_IS_LAST:[^ ]+]] = icmp uge i64 %[[V32]], %[[OMP_LOOP_TRIPCOUNT]]
// CHECK-NEXT:   %[[V33:[^ ]+]] = sub i64 %[[OMP_LOOP_TRIPCOUNT]], %[[V31]]
// CHECK-NEXT:   %[[OMP_CHUNK_TRIPCOUNT:[^ ]+]] = select i1 %[[OMP_CHUNK_IS_LAST]], i64 %[[V33]], i64 %[[OMP_CHUNK_RANGE]]
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER2]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER2]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[OMP_CHUNK_TRIPCOUNT]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V34:[^ ]+]] = add i64 %[[OMP_LOOP_IV]], %[[V31]]
// CHECK-NEXT:   %[[V35:[^ ]+]] = mul i64 %[[V34]], %[[V2]]
// CHECK-NEXT:   %[[V36:[^ ]+]] = add i64 %[[V35]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(i64 %[[V36]]), !llvm.access.group !1
// CHECK-NEXT:   %[[V37:[^ ]+]] = load i64, ptr %[[V5]], align 4, !llvm.access.group !1
// CHECK-NEXT:   %[[V38:[^ ]+]] = call i64 @llvm.ctpop.i64(i64 %[[V37]])
// CHECK-NEXT:   store i64 %[[V38]], ptr %[[V5]], align 4, !llvm.access.group !1
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]], !llvm.loop !2
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_DISPATCH_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM4:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i64 %[[V2]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   store i64 %[[V1]], ptr %[[_RELOADED58]], align 4
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[_RELOADED59]], align 4
// CHECK-NEXT:   store i64 %[[V3]], ptr %[[_RELOADED60]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED58:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store ptr %[[_RELOADED58]], ptr %[[GEP__RELOADED58]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED59:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 2
// CHECK-NEXT:   store ptr %[[_RELOADED59]], ptr %[[GEP__RELOADED59]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED60:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 3
// CHECK-NEXT:   store ptr %[[_RELOADED60]], ptr %[[GEP__RELOADED60]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @chunks..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @chunks..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !4
// CHECK-NEXT:   %[[GEP__RELOADED58:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP__RELOADED58:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED58]], align 8, !align !4
// CHECK-NEXT:   %[[GEP__RELOADED59:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 2
// CHECK-NEXT:   %[[LOADGEP__RELOADED59:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED59]], align 8, !align !4
// CHECK-NEXT:   %[[GEP__RELOADED60:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 3
// CHECK-NEXT:   %[[LOADGEP__RELOADED60:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED60]], align 8, !align !4
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED58]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED59]], align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED60]], align 4
// CHECK-NEXT:   %[[P_LASTITER35:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND36:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND37:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE38:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca8:                         ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca5:                         ; preds = %[[OMP_REGION_AFTER_ALLOCA8]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA5]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region7:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION10:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region10:                              ; preds = %[[OMP_PAR_REGION7]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i64 %[[V7]], i64 %[[V2]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V6]], i64 %[[V3]], i64 %[[V4]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = select i1 %[[V6]], i64 %[[V4]], i64 %[[V3]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = sub nsw i64 %[[V10]], %[[V9]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = icmp sle i64 %[[V10]], %[[V9]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = sub i64 %[[V11]], 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = udiv i64 %[[V13]], %[[V8]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = add i64 %[[V14]], 1
// CHECK-NEXT:   %[[V16:[^ ]+]] = icmp ule i64 %[[V11]], %[[V8]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = select i1 %[[V16]], i64 1, i64 %[[V15]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT11:[^ ]+]] = select i1 %[[V12]], i64 0, i64 %[[V17]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER12:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader12:                             ; preds = %[[OMP_WSLOOP_REGION10]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V19:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = select i1 %[[V18]], i64 %[[V19]], i64 %[[V2]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = select i1 %[[V18]], i64 %[[V4]], i64 %[[V3]]
// CHECK-NEXT:   %[[V22:[^ ]+]] = select i1 %[[V18]], i64 %[[V3]], i64 %[[V4]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = sub nsw i64 %[[V22]], %[[V21]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = icmp sle i64 %[[V22]], %[[V21]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = sub i64 %[[V23]], 1
// CHECK-NEXT:   %[[V26:[^ ]+]] = udiv i64 %[[V25]], %[[V20]]
// CHECK-NEXT:   %[[V27:[^ ]+]] = add i64 %[[V26]], 1
// CHECK-NEXT:   %[[V28:[^ ]+]] = icmp ule i64 %[[V23]], %[[V20]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = select i1 %[[V28]], i64 1, i64 %[[V27]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT22:[^ ]+]] = select i1 %[[V24]], i64 0, i64 %[[V29]]
// CHECK-NEXT:   %[[V30:[^ ]+]] = mul nuw i64 %[[OMP_LOOP_TRIPCOUNT11]], %[[OMP_LOOP_TRIPCOUNT22]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.preheader:                          ; preds = %[[OMP_LOOP_PREHEADER12]]
// CHECK-NEXT:   store i64 0, ptr %[[P_LOWERBOUND36]], align 4
// CHECK-NEXT:   %[[V31:[^ ]+]] = sub i64 %[[V30]], 1
// CHECK-NEXT:   %[[V32:[^ ]+]] = icmp eq i64 %[[V30]], 0
// CHECK-NEXT:   %[[V33:[^ ]+]] = select i1 %[[V32]], i64 0, i64 %[[V31]]
// CHECK-NEXT:   store i64 %[[V33]], ptr %[[P_UPPERBOUND37]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE38]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM39:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM39]], i32 33, ptr %[[P_LASTITER35]], ptr %[[P_LOWERBOUND36]], ptr %[[P_UPPERBOUND37]], ptr %[[P_STRIDE38]], i64 1, i64 %[[V5]])
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_LB40:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND36]], align 4
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_UB41:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND37]], align 4
// CHECK-NEXT:   %[[V34:[^ ]+]] = add i64 %[[OMP_FIRSTCHUNK_UB41]], 1
// CHECK-NEXT:   %[[OMP_CHUNK_RANGE42:[^ ]+]] = sub i64 %[[V34]], %[[OMP_FIRSTCHUNK_LB40]]
// CHECK-NEXT:   %[[OMP_DISPATCH_STRIDE43:[^ ]+]] = load i64, ptr %[[P_STRIDE38]], align 4
// CHECK-NEXT:   %[[V35:[^ ]+]] = sub nuw i64 %[[V30]], %[[OMP_FIRSTCHUNK_LB40]]
// CHECK-NEXT:   %[[V36:[^ ]+]] = icmp ule i64 %[[V30]], %[[OMP_FIRSTCHUNK_LB40]]
// CHECK-NEXT:   %[[V37:[^ ]+]] = sub i64 %[[V35]], 1
// CHECK-NEXT:   %[[V38:[^ ]+]] = udiv i64 %[[V37]], %[[OMP_DISPATCH_STRIDE43]]
// CHECK-NEXT:   %[[V39:[^ ]+]] = add i64 %[[V38]], 1
// CHECK-NEXT:   %[[V40:[^ ]+]] = icmp ule i64 %[[V35]], %[[OMP_DISPATCH_STRIDE43]]
// CHECK-NEXT:   %[[V41:[^ ]+]] = select i1 %[[V40]], i64 1, i64 %[[V39]]
// CHECK-NEXT:   %[[OMP_DISPATCH_TRIPCOUNT45:[^ ]+]] = select i1 %[[V36]], i64 0, i64 %[[V41]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_PREHEADER46:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.preheader46:                         ; preds = %[[OMP_COLLAPSED_PREHEADER]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_HEADER47:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.header47:                            ; preds = %[[OMP_DISPATCH_INC50:[^ ]+]], %[[OMP_DISPATCH_PREHEADER46]]
// CHECK-NEXT:   %[[OMP_DISPATCH_IV53:[^ ]+]] = phi i64 [ 0, %[[OMP_DISPATCH_PREHEADER46]] ], [ %[[OMP_DISPATCH_NEXT55:[^ ]+]], %[[OMP_DISPATCH_INC50]] ]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_COND48:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.cond48:                              ; preds = %[[OMP_DISPATCH_HEADER47]]
// CHECK-NEXT:   %[[OMP_DISPATCH_CMP54:[^ ]+]] = icmp ult i64 %[[OMP_DISPATCH_IV53]], %[[OMP_DISPATCH_TRIPCOUNT45]]
// CHECK-NEXT:   br i1 %[[OMP_DISPATCH_CMP54]], label %[[OMP_DISPATCH_BODY49:[^ ]+]], label %[[OMP_DISPATCH_EXIT51:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.exit51:                              ; preds = %[[OMP_DISPATCH_COND48]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM39]])
// CHECK-NEXT:   br label %[[OMP_DISPATCH_AFTER52:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.after52:                             ; preds = %[[OMP_DISPATCH_EXIT51]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.after:                              ; preds = %[[OMP_DISPATCH_AFTER52]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER18:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after18:                                 ; preds = %[[OMP_COLLAPSED_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT9:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont9:                                 ; preds = %[[OMP_LOOP_AFTER18]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont6:                                 ; preds = %[[OMP_REGION_CONT9]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT6]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.body49:                              ; preds = %[[OMP_DISPATCH_COND48]]
// CHECK-NEXT:   %[[V42:[^ ]+]] = mul i64 %[[OMP_DISPATCH_IV53]], %[[OMP_DISPATCH_STRIDE43]]
// CHECK-NEXT:   %[[V43:[^ ]+]] = add i64 %[[V42]], %[[OMP_FIRSTCHUNK_LB40]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_PREHEADER44:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.preheader44:                        ; preds = %[[OMP_DISPATCH_BODY49]]
// CHECK-NEXT:   %[[V44:[^ ]+]] = add i64 %[[V43]], %[[OMP_CHUNK_RANGE42]]
// CHECK-NEXT:   %[[OMP_CHUNK_IS_LAST56:[^ ]+]] = icmp uge i64 %[[V44]], %[[V30]]
// CHECK-NEXT:   %[[V45:[^ ]+]] = sub i64 %[[V30]], %[[V43]]
// CHECK-NEXT:   %[[OMP_CHUNK_TRIPCOUNT57:[^ ]+]] = select i1 %[[OMP_CHUNK_IS_LAST56]], i64 %[[V45]], i64 %[[OMP_CHUNK_RANGE42]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.header:                             ; preds = %[[OMP_COLLAPSED_INC:[^ ]+]], %[[OMP_COLLAPSED_PREHEADER44]]
// CHECK-NEXT:   %[[OMP_COLLAPSED_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_COLLAPSED_PREHEADER44]] ], [ %[[OMP_COLLAPSED_NEXT:[^ ]+]], %[[OMP_COLLAPSED_INC]] ]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.cond:                               ; preds = %[[OMP_COLLAPSED_HEADER]]
// CHECK-NEXT:   %[[OMP_COLLAPSED_CMP:[^ ]+]] = icmp ult i64 %[[OMP_COLLAPSED_IV]], %[[OMP_CHUNK_TRIPCOUNT57]]
// CHECK-NEXT:   br i1 %[[OMP_COLLAPSED_CMP]], label %[[OMP_COLLAPSED_BODY:[^ ]+]], label %[[OMP_COLLAPSED_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.exit:                               ; preds = %[[OMP_COLLAPSED_COND]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_INC50]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.inc50:                               ; preds = %[[OMP_COLLAPSED_EXIT]]
// CHECK-NEXT:   %[[OMP_DISPATCH_NEXT55]] = add nuw i64 %[[OMP_DISPATCH_IV53]], 1
// CHECK-NEXT:   br label %[[OMP_DISPATCH_HEADER47]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.body:                               ; preds = %[[OMP_COLLAPSED_COND]]
// CHECK-NEXT:   %[[V46:[^ ]+]] = add i64 %[[OMP_COLLAPSED_IV]], %[[V43]]
// CHECK-NEXT:   %[[V47:[^ ]+]] = urem i64 %[[V46]], %[[OMP_LOOP_TRIPCOUNT22]]
// CHECK-NEXT:   %[[V48:[^ ]+]] = udiv i64 %[[V46]], %[[OMP_LOOP_TRIPCOUNT22]]
// CHECK-NEXT:   br label %[[OMP_LOOP_BODY15:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body15:                                  ; preds = %[[OMP_COLLAPSED_BODY]]
// CHECK-NEXT:   %[[V49:[^ ]+]] = mul i64 %[[V48]], %[[V2]]
// CHECK-NEXT:   %[[V50:[^ ]+]] = add i64 %[[V49]], %[[V4]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER23:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader23:                             ; preds = %[[OMP_LOOP_BODY15]]
// CHECK-NEXT:   br label %[[OMP_LOOP_BODY26:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body26:                                  ; preds = %[[OMP_LOOP_PREHEADER23]]
// CHECK-NEXT:   %[[V51:[^ ]+]] = mul i64 %[[V47]], %[[V2]]
// CHECK-NEXT:   %[[V52:[^ ]+]] = add i64 %[[V51]], %[[V3]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION34:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region34:                           ; preds = %[[OMP_LOOP_BODY26]]
// CHECK-NEXT:   call void @use(i64 %[[V52]]), !llvm.access.group !5
// CHECK-NEXT:   br label %[[OMP_REGION_CONT33:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont33:                                ; preds = %[[OMP_LOOP_NEST_REGION34]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER29:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after29:                                 ; preds = %[[OMP_REGION_CONT33]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.inc:                                ; preds = %[[OMP_LOOP_AFTER29]]
// CHECK-NEXT:   %[[OMP_COLLAPSED_NEXT]] = add nuw i64 %[[OMP_COLLAPSED_IV]], 1
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_HEADER]], !llvm.loop !6
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.ctpop.i64(i64) #1
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
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !8 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #2 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = distinct !{}
// CHECK-NEXT: !2 = distinct !{!2, !3}
// CHECK-NEXT: !3 = !{!"llvm.loop.parallel_accesses", !1}
// CHECK-NEXT: !4 = !{i64 8}
// CHECK-NEXT: !5 = distinct !{}
// CHECK-NEXT: !6 = distinct !{!6, !7}
// CHECK-NEXT: !7 = !{!"llvm.loop.parallel_accesses", !5}
// CHECK-NEXT: !8 = !{!9}
// CHECK-NEXT: !9 = !{i64 2, i64 -1, i64 -1, i1 true}
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
// CHECK-NEXT: define void @chunks(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], ptr %[[V5:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr, ptr, ptr, ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[_RELOADED58:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[_RELOADED59:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[_RELOADED60:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V6:[^ ]+]]
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V8:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V7]], i64 %[[V8]], i64 %[[V2]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = select i1 %[[V7]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = select i1 %[[V7]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = sub nsw i64 %[[V11]], %[[V10]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = icmp sle i64 %[[V11]], %[[V10]]
// CHECK-NEXT:   %[[V14:[^ ]+]] = sub i64 %[[V12]], 1
// CHECK-NEXT:   %[[V15:[^ ]+]] = udiv i64 %[[V14]], %[[V9]]
// CHECK-NEXT:   %[[V16:[^ ]+]] = add i64 %[[V15]], 1
// CHECK-NEXT:   %[[V17:[^ ]+]] = icmp ule i64 %[[V12]], %[[V9]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = select i1 %[[V17]], i64 1, i64 %[[V16]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V13]], i64 0, i64 %[[V18]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i64 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V19:[^ ]+]] = sub i64 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   %[[V20:[^ ]+]] = icmp eq i64 %[[OMP_LOOP_TRIPCOUNT]], 0
// CHECK-NEXT:   %[[V21:[^ ]+]] = select i1 %[[V20]], i64 0, i64 %[[V19]]
// CHECK-NEXT:   store i64 %[[V21]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 536870945, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i64 1, i64 %[[V3]])
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_LB:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_UB:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V22:[^ ]+]] = add i64 %[[OMP_FIRSTCHUNK_UB]], 1
// CHECK-NEXT:   %[[OMP_CHUNK_RANGE:[^ ]+]] = sub i64 %[[V22]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[OMP_DISPATCH_STRIDE:[^ ]+]] = load i64, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[V23:[^ ]+]] = sub nuw i64 %[[OMP_LOOP_TRIPCOUNT]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = icmp ule i64 %[[OMP_LOOP_TRIPCOUNT]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = sub i64 %[[V23]], 1
// CHECK-NEXT:   %[[V26:[^ ]+]] = udiv i64 %[[V25]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V27:[^ ]+]] = add i64 %[[V26]], 1
// CHECK-NEXT:   %[[V28:[^ ]+]] = icmp ule i64 %[[V23]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = select i1 %[[V28]], i64 1, i64 %[[V27]]
// CHECK-NEXT:   %[[OMP_DISPATCH_TRIPCOUNT:[^ ]+]] = select i1 %[[V24]], i64 0, i64 %[[V29]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.preheader:                           ; preds = %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.header:                              ; preds = %[[OMP_DISPATCH_INC:[^ ]+]], %[[OMP_DISPATCH_PREHEADER]]
// CHECK-NEXT:   %[[OMP_DISPATCH_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_DISPATCH_PREHEADER]] ], [ %[[OMP_DISPATCH_NEXT:[^ ]+]], %[[OMP_DISPATCH_INC]] ]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.cond:                                ; preds = %[[OMP_DISPATCH_HEADER]]
// CHECK-NEXT:   %[[OMP_DISPATCH_CMP:[^ ]+]] = icmp ult i64 %[[OMP_DISPATCH_IV]], %[[OMP_DISPATCH_TRIPCOUNT]]
// CHECK-NEXT:   br i1 %[[OMP_DISPATCH_CMP]], label %[[OMP_DISPATCH_BODY:[^ ]+]], label %[[OMP_DISPATCH_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.body:                                ; preds = %[[OMP_DISPATCH_COND]]
// CHECK-NEXT:   %[[V30:[^ ]+]] = mul i64 %[[OMP_DISPATCH_IV]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V31:[^ ]+]] = add i64 %[[V30]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.inc:                                 ; preds = %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-NEXT:   %[[OMP_DISPATCH_NEXT]] = add nuw i64 %[[OMP_DISPATCH_IV]], 1
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
// CHECK-NEXT:   %[[V32:[^ ]+]] = add i64 %[[V31]], %[[OMP_CHUNK_RANGE]]
// CHECK-NEXT:   %[[OMP_CHUNK_IS_LAST:[^ ]+]] = icmp uge i64 %[[V32]], %[[OMP_LOOP_TRIPCOUNT]]
// CHECK-NEXT:   %[[V33:[^ ]+]] = sub i64 %[[OMP_LOOP_TRIPCOUNT]], %[[V31]]
// CHECK-NEXT:   %[[OMP_CHUNK_TRIPCOUNT:[^ ]+]] = select i1 %[[OMP_CHUNK_IS_LAST]], i64 %[[V33]], i64 %[[OMP_CHUNK_RANGE]]
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER2]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER2]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[OMP_CHUNK_TRIPCOUNT]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V34:[^ ]+]] = add i64 %[[OMP_LOOP_IV]], %[[V31]]
// CHECK-NEXT:   %[[V35:[^ ]+]] = mul i64 %[[V34]], %[[V2]]
// CHECK-NEXT:   %[[V36:[^ ]+]] = add i64 %[[V35]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(i64 %[[V36]]), !llvm.access.group !1
// CHECK-NEXT:   %[[V37:[^ ]+]] = load i64, ptr %[[V5]], align 4, !llvm.access.group !1
// CHECK-NEXT:   %[[V38:[^ ]+]] = call i64 @llvm.ctpop.i64(i64 %[[V37]])
// CHECK-NEXT:   store i64 %[[V38]], ptr %[[V5]], align 4, !llvm.access.group !1
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]], !llvm.loop !2
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_DISPATCH_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM4:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i64 %[[V2]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   store i64 %[[V1]], ptr %[[_RELOADED58]], align 4
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[_RELOADED59]], align 4
// CHECK-NEXT:   store i64 %[[V3]], ptr %[[_RELOADED60]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED58:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store ptr %[[_RELOADED58]], ptr %[[GEP__RELOADED58]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED59:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 2
// CHECK-NEXT:   store ptr %[[_RELOADED59]], ptr %[[GEP__RELOADED59]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED60:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 3
// CHECK-NEXT:   store ptr %[[_RELOADED60]], ptr %[[GEP__RELOADED60]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @chunks..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @chunks..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !4
// CHECK-NEXT:   %[[GEP__RELOADED58:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP__RELOADED58:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED58]], align 8, !align !4
// CHECK-NEXT:   %[[GEP__RELOADED59:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 2
// CHECK-NEXT:   %[[LOADGEP__RELOADED59:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED59]], align 8, !align !4
// CHECK-NEXT:   %[[GEP__RELOADED60:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 3
// CHECK-NEXT:   %[[LOADGEP__RELOADED60:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED60]], align 8, !align !4
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED58]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED59]], align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED60]], align 4
// CHECK-NEXT:   %[[P_LASTITER35:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND36:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND37:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE38:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca8:                         ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca5:                         ; preds = %[[OMP_REGION_AFTER_ALLOCA8]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA5]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region7:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION10:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region10:                              ; preds = %[[OMP_PAR_REGION7]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i64 %[[V7]], i64 %[[V2]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V6]], i64 %[[V3]], i64 %[[V4]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = select i1 %[[V6]], i64 %[[V4]], i64 %[[V3]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = sub nsw i64 %[[V10]], %[[V9]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = icmp sle i64 %[[V10]], %[[V9]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = sub i64 %[[V11]], 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = udiv i64 %[[V13]], %[[V8]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = add i64 %[[V14]], 1
// CHECK-NEXT:   %[[V16:[^ ]+]] = icmp ule i64 %[[V11]], %[[V8]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = select i1 %[[V16]], i64 1, i64 %[[V15]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT11:[^ ]+]] = select i1 %[[V12]], i64 0, i64 %[[V17]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER12:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader12:                             ; preds = %[[OMP_WSLOOP_REGION10]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V19:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = select i1 %[[V18]], i64 %[[V19]], i64 %[[V2]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = select i1 %[[V18]], i64 %[[V4]], i64 %[[V3]]
// CHECK-NEXT:   %[[V22:[^ ]+]] = select i1 %[[V18]], i64 %[[V3]], i64 %[[V4]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = sub nsw i64 %[[V22]], %[[V21]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = icmp sle i64 %[[V22]], %[[V21]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = sub i64 %[[V23]], 1
// CHECK-NEXT:   %[[V26:[^ ]+]] = udiv i64 %[[V25]], %[[V20]]
// CHECK-NEXT:   %[[V27:[^ ]+]] = add i64 %[[V26]], 1
// CHECK-NEXT:   %[[V28:[^ ]+]] = icmp ule i64 %[[V23]], %[[V20]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = select i1 %[[V28]], i64 1, i64 %[[V27]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT22:[^ ]+]] = select i1 %[[V24]], i64 0, i64 %[[V29]]
// CHECK-NEXT:   %[[V30:[^ ]+]] = mul nuw i64 %[[OMP_LOOP_TRIPCOUNT11]], %[[OMP_LOOP_TRIPCOUNT22]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.preheader:                          ; preds = %[[OMP_LOOP_PREHEADER12]]
// CHECK-NEXT:   store i64 0, ptr %[[P_LOWERBOUND36]], align 4
// CHECK-NEXT:   %[[V31:[^ ]+]] = sub i64 %[[V30]], 1
// CHECK-NEXT:   %[[V32:[^ ]+]] = icmp eq i64 %[[V30]], 0
// CHECK-NEXT:   %[[V33:[^ ]+]] = select i1 %[[V32]], i64 0, i64 %[[V31]]
// CHECK-NEXT:   store i64 %[[V33]], ptr %[[P_UPPERBOUND37]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE38]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM39:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM39]], i32 536870945, ptr %[[P_LASTITER35]], ptr %[[P_LOWERBOUND36]], ptr %[[P_UPPERBOUND37]], ptr %[[P_STRIDE38]], i64 1, i64 %[[V5]])
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_LB40:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND36]], align 4
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_UB41:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND37]], align 4
// CHECK-NEXT:   %[[V34:[^ ]+]] = add i64 %[[OMP_FIRSTCHUNK_UB41]], 1
// CHECK-NEXT:   %[[OMP_CHUNK_RANGE42:[^ ]+]] = sub i64 %[[V34]], %[[OMP_FIRSTCHUNK_LB40]]
// CHECK-NEXT:   %[[OMP_DISPATCH_STRIDE43:[^ ]+]] = load i64, ptr %[[P_STRIDE38]], align 4
// CHECK-NEXT:   %[[V35:[^ ]+]] = sub nuw i64 %[[V30]], %[[OMP_FIRSTCHUNK_LB40]]
// CHECK-NEXT:   %[[V36:[^ ]+]] = icmp ule i64 %[[V30]], %[[OMP_FIRSTCHUNK_LB40]]
// CHECK-NEXT:   %[[V37:[^ ]+]] = sub i64 %[[V35]], 1
// CHECK-NEXT:   %[[V38:[^ ]+]] = udiv i64 %[[V37]], %[[OMP_DISPATCH_STRIDE43]]
// CHECK-NEXT:   %[[V39:[^ ]+]] = add i64 %[[V38]], 1
// CHECK-NEXT:   %[[V40:[^ ]+]] = icmp ule i64 %[[V35]], %[[OMP_DISPATCH_STRIDE43]]
// CHECK-NEXT:   %[[V41:[^ ]+]] = select i1 %[[V40]], i64 1, i64 %[[V39]]
// CHECK-NEXT:   %[[OMP_DISPATCH_TRIPCOUNT45:[^ ]+]] = select i1 %[[V36]], i64 0, i64 %[[V41]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_PREHEADER46:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.preheader46:                         ; preds = %[[OMP_COLLAPSED_PREHEADER]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_HEADER47:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.header47:                            ; preds = %[[OMP_DISPATCH_INC50:[^ ]+]], %[[OMP_DISPATCH_PREHEADER46]]
// CHECK-NEXT:   %[[OMP_DISPATCH_IV53:[^ ]+]] = phi i64 [ 0, %[[OMP_DISPATCH_PREHEADER46]] ], [ %[[OMP_DISPATCH_NEXT55:[^ ]+]], %[[OMP_DISPATCH_INC50]] ]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_COND48:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.cond48:                              ; preds = %[[OMP_DISPATCH_HEADER47]]
// CHECK-NEXT:   %[[OMP_DISPATCH_CMP54:[^ ]+]] = icmp ult i64 %[[OMP_DISPATCH_IV53]], %[[OMP_DISPATCH_TRIPCOUNT45]]
// CHECK-NEXT:   br i1 %[[OMP_DISPATCH_CMP54]], label %[[OMP_DISPATCH_BODY49:[^ ]+]], label %[[OMP_DISPATCH_EXIT51:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.exit51:                              ; preds = %[[OMP_DISPATCH_COND48]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM39]])
// CHECK-NEXT:   br label %[[OMP_DISPATCH_AFTER52:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.after52:                             ; preds = %[[OMP_DISPATCH_EXIT51]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.after:                              ; preds = %[[OMP_DISPATCH_AFTER52]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER18:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after18:                                 ; preds = %[[OMP_COLLAPSED_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT9:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont9:                                 ; preds = %[[OMP_LOOP_AFTER18]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont6:                                 ; preds = %[[OMP_REGION_CONT9]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT6]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.body49:                              ; preds = %[[OMP_DISPATCH_COND48]]
// CHECK-NEXT:   %[[V42:[^ ]+]] = mul i64 %[[OMP_DISPATCH_IV53]], %[[OMP_DISPATCH_STRIDE43]]
// CHECK-NEXT:   %[[V43:[^ ]+]] = add i64 %[[V42]], %[[OMP_FIRSTCHUNK_LB40]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_PREHEADER44:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.preheader44:                        ; preds = %[[OMP_DISPATCH_BODY49]]
// CHECK-NEXT:   %[[V44:[^ ]+]] = add i64 %[[V43]], %[[OMP_CHUNK_RANGE42]]
// CHECK-NEXT:   %[[OMP_CHUNK_IS_LAST56:[^ ]+]] = icmp uge i64 %[[V44]], %[[V30]]
// CHECK-NEXT:   %[[V45:[^ ]+]] = sub i64 %[[V30]], %[[V43]]
// CHECK-NEXT:   %[[OMP_CHUNK_TRIPCOUNT57:[^ ]+]] = select i1 %[[OMP_CHUNK_IS_LAST56]], i64 %[[V45]], i64 %[[OMP_CHUNK_RANGE42]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.header:                             ; preds = %[[OMP_COLLAPSED_INC:[^ ]+]], %[[OMP_COLLAPSED_PREHEADER44]]
// CHECK-NEXT:   %[[OMP_COLLAPSED_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_COLLAPSED_PREHEADER44]] ], [ %[[OMP_COLLAPSED_NEXT:[^ ]+]], %[[OMP_COLLAPSED_INC]] ]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.cond:                               ; preds = %[[OMP_COLLAPSED_HEADER]]
// CHECK-NEXT:   %[[OMP_COLLAPSED_CMP:[^ ]+]] = icmp ult i64 %[[OMP_COLLAPSED_IV]], %[[OMP_CHUNK_TRIPCOUNT57]]
// CHECK-NEXT:   br i1 %[[OMP_COLLAPSED_CMP]], label %[[OMP_COLLAPSED_BODY:[^ ]+]], label %[[OMP_COLLAPSED_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.exit:                               ; preds = %[[OMP_COLLAPSED_COND]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_INC50]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.inc50:                               ; preds = %[[OMP_COLLAPSED_EXIT]]
// CHECK-NEXT:   %[[OMP_DISPATCH_NEXT55]] = add nuw i64 %[[OMP_DISPATCH_IV53]], 1
// CHECK-NEXT:   br label %[[OMP_DISPATCH_HEADER47]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.body:                               ; preds = %[[OMP_COLLAPSED_COND]]
// CHECK-NEXT:   %[[V46:[^ ]+]] = add i64 %[[OMP_COLLAPSED_IV]], %[[V43]]
// CHECK-NEXT:   %[[V47:[^ ]+]] = urem i64 %[[V46]], %[[OMP_LOOP_TRIPCOUNT22]]
// CHECK-NEXT:   %[[V48:[^ ]+]] = udiv i64 %[[V46]], %[[OMP_LOOP_TRIPCOUNT22]]
// CHECK-NEXT:   br label %[[OMP_LOOP_BODY15:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body15:                                  ; preds = %[[OMP_COLLAPSED_BODY]]
// CHECK-NEXT:   %[[V49:[^ ]+]] = mul i64 %[[V48]], %[[V2]]
// CHECK-NEXT:   %[[V50:[^ ]+]] = add i64 %[[V49]], %[[V4]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER23:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader23:                             ; preds = %[[OMP_LOOP_BODY15]]
// CHECK-NEXT:   br label %[[OMP_LOOP_BODY26:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body26:                                  ; preds = %[[OMP_LOOP_PREHEADER23]]
// CHECK-NEXT:   %[[V51:[^ ]+]] = mul i64 %[[V47]], %[[V2]]
// CHECK-NEXT:   %[[V52:[^ ]+]] = add i64 %[[V51]], %[[V3]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION34:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region34:                           ; preds = %[[OMP_LOOP_BODY26]]
// CHECK-NEXT:   call void @use(i64 %[[V52]]), !llvm.access.group !5
// CHECK-NEXT:   br label %[[OMP_REGION_CONT33:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont33:                                ; preds = %[[OMP_LOOP_NEST_REGION34]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER29:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after29:                                 ; preds = %[[OMP_REGION_CONT33]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.inc:                                ; preds = %[[OMP_LOOP_AFTER29]]
// CHECK-NEXT:   %[[OMP_COLLAPSED_NEXT]] = add nuw i64 %[[OMP_COLLAPSED_IV]], 1
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_HEADER]], !llvm.loop !6
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.ctpop.i64(i64) #1
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
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !8 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #2 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = distinct !{}
// CHECK-NEXT: !2 = distinct !{!2, !3}
// CHECK-NEXT: !3 = !{!"llvm.loop.parallel_accesses", !1}
// CHECK-NEXT: !4 = !{i64 8}
// CHECK-NEXT: !5 = distinct !{}
// CHECK-NEXT: !6 = distinct !{!6, !7}
// CHECK-NEXT: !7 = !{!"llvm.loop.parallel_accesses", !5}
// CHECK-NEXT: !8 = !{!9}
// CHECK-NEXT: !9 = !{i64 2, i64 -1, i64 -1, i1 true}
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
// CHECK-NEXT: define void @chunks(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], ptr %[[V5:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr, ptr, ptr, ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[_RELOADED58:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[_RELOADED59:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[_RELOADED60:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V6:[^ ]+]]
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V8:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V7]], i64 %[[V8]], i64 %[[V2]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = select i1 %[[V7]], i64 %[[V1]], i64 %[[V0]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = select i1 %[[V7]], i64 %[[V0]], i64 %[[V1]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = sub nsw i64 %[[V11]], %[[V10]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = icmp sle i64 %[[V11]], %[[V10]]
// CHECK-NEXT:   %[[V14:[^ ]+]] = sub i64 %[[V12]], 1
// CHECK-NEXT:   %[[V15:[^ ]+]] = udiv i64 %[[V14]], %[[V9]]
// CHECK-NEXT:   %[[V16:[^ ]+]] = add i64 %[[V15]], 1
// CHECK-NEXT:   %[[V17:[^ ]+]] = icmp ule i64 %[[V12]], %[[V9]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = select i1 %[[V17]], i64 1, i64 %[[V16]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V13]], i64 0, i64 %[[V18]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i64 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V19:[^ ]+]] = sub i64 %[[OMP_LOOP_TRIPCOUNT]], 1
// CHECK-NEXT:   %[[V20:[^ ]+]] = icmp eq i64 %[[OMP_LOOP_TRIPCOUNT]], 0
// CHECK-NEXT:   %[[V21:[^ ]+]] = select i1 %[[V20]], i64 0, i64 %[[V19]]
// CHECK-NEXT:   store i64 %[[V21]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 33, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i64 1, i64 %[[V3]])
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_LB:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_UB:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V22:[^ ]+]] = add i64 %[[OMP_FIRSTCHUNK_UB]], 1
// CHECK-NEXT:   %[[OMP_CHUNK_RANGE:[^ ]+]] = sub i64 %[[V22]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[OMP_DISPATCH_STRIDE:[^ ]+]] = load i64, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[V23:[^ ]+]] = sub nuw i64 %[[OMP_LOOP_TRIPCOUNT]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = icmp ule i64 %[[OMP_LOOP_TRIPCOUNT]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = sub i64 %[[V23]], 1
// CHECK-NEXT:   %[[V26:[^ ]+]] = udiv i64 %[[V25]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V27:[^ ]+]] = add i64 %[[V26]], 1
// CHECK-NEXT:   %[[V28:[^ ]+]] = icmp ule i64 %[[V23]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = select i1 %[[V28]], i64 1, i64 %[[V27]]
// CHECK-NEXT:   %[[OMP_DISPATCH_TRIPCOUNT:[^ ]+]] = select i1 %[[V24]], i64 0, i64 %[[V29]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.preheader:                           ; preds = %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.header:                              ; preds = %[[OMP_DISPATCH_INC:[^ ]+]], %[[OMP_DISPATCH_PREHEADER]]
// CHECK-NEXT:   %[[OMP_DISPATCH_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_DISPATCH_PREHEADER]] ], [ %[[OMP_DISPATCH_NEXT:[^ ]+]], %[[OMP_DISPATCH_INC]] ]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.cond:                                ; preds = %[[OMP_DISPATCH_HEADER]]
// CHECK-NEXT:   %[[OMP_DISPATCH_CMP:[^ ]+]] = icmp ult i64 %[[OMP_DISPATCH_IV]], %[[OMP_DISPATCH_TRIPCOUNT]]
// CHECK-NEXT:   br i1 %[[OMP_DISPATCH_CMP]], label %[[OMP_DISPATCH_BODY:[^ ]+]], label %[[OMP_DISPATCH_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.body:                                ; preds = %[[OMP_DISPATCH_COND]]
// CHECK-NEXT:   %[[V30:[^ ]+]] = mul i64 %[[OMP_DISPATCH_IV]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V31:[^ ]+]] = add i64 %[[V30]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.inc:                                 ; preds = %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-NEXT:   %[[OMP_DISPATCH_NEXT]] = add nuw i64 %[[OMP_DISPATCH_IV]], 1
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
// CHECK-NEXT:   %[[V32:[^ ]+]] = add i64 %[[V31]], %[[OMP_CHUNK_RANGE]]
// CHECK-NEXT:   %[[OMP_CHUNK_IS_LAST:[^ ]+]] = icmp uge i64 %[[V32]], %[[OMP_LOOP_TRIPCOUNT]]
// CHECK-NEXT:   %[[V33:[^ ]+]] = sub i64 %[[OMP_LOOP_TRIPCOUNT]], %[[V31]]
// CHECK-NEXT:   %[[OMP_CHUNK_TRIPCOUNT:[^ ]+]] = select i1 %[[OMP_CHUNK_IS_LAST]], i64 %[[V33]], i64 %[[OMP_CHUNK_RANGE]]
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER2]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER2]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[OMP_CHUNK_TRIPCOUNT]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V34:[^ ]+]] = add i64 %[[OMP_LOOP_IV]], %[[V31]]
// CHECK-NEXT:   %[[V35:[^ ]+]] = mul i64 %[[V34]], %[[V2]]
// CHECK-NEXT:   %[[V36:[^ ]+]] = add i64 %[[V35]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(i64 %[[V36]]), !llvm.access.group !1
// CHECK-NEXT:   %[[V37:[^ ]+]] = load i64, ptr %[[V5]], align 4, !llvm.access.group !1
// CHECK-NEXT:   %[[V38:[^ ]+]] = call i64 @llvm.ctpop.i64(i64 %[[V37]])
// CHECK-NEXT:   store i64 %[[V38]], ptr %[[V5]], align 4, !llvm.access.group !1
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]], !llvm.loop !2
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_DISPATCH_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM4:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i64 %[[V2]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   store i64 %[[V1]], ptr %[[_RELOADED58]], align 4
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[_RELOADED59]], align 4
// CHECK-NEXT:   store i64 %[[V3]], ptr %[[_RELOADED60]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED58:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store ptr %[[_RELOADED58]], ptr %[[GEP__RELOADED58]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED59:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 2
// CHECK-NEXT:   store ptr %[[_RELOADED59]], ptr %[[GEP__RELOADED59]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED60:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 3
// CHECK-NEXT:   store ptr %[[_RELOADED60]], ptr %[[GEP__RELOADED60]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @chunks..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @chunks..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !4
// CHECK-NEXT:   %[[GEP__RELOADED58:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP__RELOADED58:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED58]], align 8, !align !4
// CHECK-NEXT:   %[[GEP__RELOADED59:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 2
// CHECK-NEXT:   %[[LOADGEP__RELOADED59:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED59]], align 8, !align !4
// CHECK-NEXT:   %[[GEP__RELOADED60:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 3
// CHECK-NEXT:   %[[LOADGEP__RELOADED60:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED60]], align 8, !align !4
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED58]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED59]], align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED60]], align 4
// CHECK-NEXT:   %[[P_LASTITER35:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND36:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND37:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE38:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca8:                         ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca5:                         ; preds = %[[OMP_REGION_AFTER_ALLOCA8]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA5]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region7:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION10:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region10:                              ; preds = %[[OMP_PAR_REGION7]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i64 %[[V7]], i64 %[[V2]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V6]], i64 %[[V3]], i64 %[[V4]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = select i1 %[[V6]], i64 %[[V4]], i64 %[[V3]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = sub nsw i64 %[[V10]], %[[V9]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = icmp sle i64 %[[V10]], %[[V9]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = sub i64 %[[V11]], 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = udiv i64 %[[V13]], %[[V8]]
// CHECK-NEXT:   %[[V15:[^ ]+]] = add i64 %[[V14]], 1
// CHECK-NEXT:   %[[V16:[^ ]+]] = icmp ule i64 %[[V11]], %[[V8]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = select i1 %[[V16]], i64 1, i64 %[[V15]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT11:[^ ]+]] = select i1 %[[V12]], i64 0, i64 %[[V17]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER12:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader12:                             ; preds = %[[OMP_WSLOOP_REGION10]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V19:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = select i1 %[[V18]], i64 %[[V19]], i64 %[[V2]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = select i1 %[[V18]], i64 %[[V4]], i64 %[[V3]]
// CHECK-NEXT:   %[[V22:[^ ]+]] = select i1 %[[V18]], i64 %[[V3]], i64 %[[V4]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = sub nsw i64 %[[V22]], %[[V21]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = icmp sle i64 %[[V22]], %[[V21]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = sub i64 %[[V23]], 1
// CHECK-NEXT:   %[[V26:[^ ]+]] = udiv i64 %[[V25]], %[[V20]]
// CHECK-NEXT:   %[[V27:[^ ]+]] = add i64 %[[V26]], 1
// CHECK-NEXT:   %[[V28:[^ ]+]] = icmp ule i64 %[[V23]], %[[V20]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = select i1 %[[V28]], i64 1, i64 %[[V27]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT22:[^ ]+]] = select i1 %[[V24]], i64 0, i64 %[[V29]]
// CHECK-NEXT:   %[[V30:[^ ]+]] = mul nuw i64 %[[OMP_LOOP_TRIPCOUNT11]], %[[OMP_LOOP_TRIPCOUNT22]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.preheader:                          ; preds = %[[OMP_LOOP_PREHEADER12]]
// CHECK-NEXT:   store i64 0, ptr %[[P_LOWERBOUND36]], align 4
// CHECK-NEXT:   %[[V31:[^ ]+]] = sub i64 %[[V30]], 1
// CHECK-NEXT:   %[[V32:[^ ]+]] = icmp eq i64 %[[V30]], 0
// CHECK-NEXT:   %[[V33:[^ ]+]] = select i1 %[[V32]], i64 0, i64 %[[V31]]
// CHECK-NEXT:   store i64 %[[V33]], ptr %[[P_UPPERBOUND37]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE38]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM39:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM39]], i32 33, ptr %[[P_LASTITER35]], ptr %[[P_LOWERBOUND36]], ptr %[[P_UPPERBOUND37]], ptr %[[P_STRIDE38]], i64 1, i64 %[[V5]])
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_LB40:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND36]], align 4
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_UB41:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND37]], align 4
// CHECK-NEXT:   %[[V34:[^ ]+]] = add i64 %[[OMP_FIRSTCHUNK_UB41]], 1
// CHECK-NEXT:   %[[OMP_CHUNK_RANGE42:[^ ]+]] = sub i64 %[[V34]], %[[OMP_FIRSTCHUNK_LB40]]
// CHECK-NEXT:   %[[OMP_DISPATCH_STRIDE43:[^ ]+]] = load i64, ptr %[[P_STRIDE38]], align 4
// CHECK-NEXT:   %[[V35:[^ ]+]] = sub nuw i64 %[[V30]], %[[OMP_FIRSTCHUNK_LB40]]
// CHECK-NEXT:   %[[V36:[^ ]+]] = icmp ule i64 %[[V30]], %[[OMP_FIRSTCHUNK_LB40]]
// CHECK-NEXT:   %[[V37:[^ ]+]] = sub i64 %[[V35]], 1
// CHECK-NEXT:   %[[V38:[^ ]+]] = udiv i64 %[[V37]], %[[OMP_DISPATCH_STRIDE43]]
// CHECK-NEXT:   %[[V39:[^ ]+]] = add i64 %[[V38]], 1
// CHECK-NEXT:   %[[V40:[^ ]+]] = icmp ule i64 %[[V35]], %[[OMP_DISPATCH_STRIDE43]]
// CHECK-NEXT:   %[[V41:[^ ]+]] = select i1 %[[V40]], i64 1, i64 %[[V39]]
// CHECK-NEXT:   %[[OMP_DISPATCH_TRIPCOUNT45:[^ ]+]] = select i1 %[[V36]], i64 0, i64 %[[V41]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_PREHEADER46:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.preheader46:                         ; preds = %[[OMP_COLLAPSED_PREHEADER]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_HEADER47:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.header47:                            ; preds = %[[OMP_DISPATCH_INC50:[^ ]+]], %[[OMP_DISPATCH_PREHEADER46]]
// CHECK-NEXT:   %[[OMP_DISPATCH_IV53:[^ ]+]] = phi i64 [ 0, %[[OMP_DISPATCH_PREHEADER46]] ], [ %[[OMP_DISPATCH_NEXT55:[^ ]+]], %[[OMP_DISPATCH_INC50]] ]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_COND48:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.cond48:                              ; preds = %[[OMP_DISPATCH_HEADER47]]
// CHECK-NEXT:   %[[OMP_DISPATCH_CMP54:[^ ]+]] = icmp ult i64 %[[OMP_DISPATCH_IV53]], %[[OMP_DISPATCH_TRIPCOUNT45]]
// CHECK-NEXT:   br i1 %[[OMP_DISPATCH_CMP54]], label %[[OMP_DISPATCH_BODY49:[^ ]+]], label %[[OMP_DISPATCH_EXIT51:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.exit51:                              ; preds = %[[OMP_DISPATCH_COND48]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM39]])
// CHECK-NEXT:   br label %[[OMP_DISPATCH_AFTER52:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.after52:                             ; preds = %[[OMP_DISPATCH_EXIT51]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.after:                              ; preds = %[[OMP_DISPATCH_AFTER52]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER18:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after18:                                 ; preds = %[[OMP_COLLAPSED_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT9:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont9:                                 ; preds = %[[OMP_LOOP_AFTER18]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont6:                                 ; preds = %[[OMP_REGION_CONT9]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT6]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.body49:                              ; preds = %[[OMP_DISPATCH_COND48]]
// CHECK-NEXT:   %[[V42:[^ ]+]] = mul i64 %[[OMP_DISPATCH_IV53]], %[[OMP_DISPATCH_STRIDE43]]
// CHECK-NEXT:   %[[V43:[^ ]+]] = add i64 %[[V42]], %[[OMP_FIRSTCHUNK_LB40]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_PREHEADER44:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.preheader44:                        ; preds = %[[OMP_DISPATCH_BODY49]]
// CHECK-NEXT:   %[[V44:[^ ]+]] = add i64 %[[V43]], %[[OMP_CHUNK_RANGE42]]
// CHECK-NEXT:   %[[OMP_CHUNK_IS_LAST56:[^ ]+]] = icmp uge i64 %[[V44]], %[[V30]]
// CHECK-NEXT:   %[[V45:[^ ]+]] = sub i64 %[[V30]], %[[V43]]
// CHECK-NEXT:   %[[OMP_CHUNK_TRIPCOUNT57:[^ ]+]] = select i1 %[[OMP_CHUNK_IS_LAST56]], i64 %[[V45]], i64 %[[OMP_CHUNK_RANGE42]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.header:                             ; preds = %[[OMP_COLLAPSED_INC:[^ ]+]], %[[OMP_COLLAPSED_PREHEADER44]]
// CHECK-NEXT:   %[[OMP_COLLAPSED_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_COLLAPSED_PREHEADER44]] ], [ %[[OMP_COLLAPSED_NEXT:[^ ]+]], %[[OMP_COLLAPSED_INC]] ]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.cond:                               ; preds = %[[OMP_COLLAPSED_HEADER]]
// CHECK-NEXT:   %[[OMP_COLLAPSED_CMP:[^ ]+]] = icmp ult i64 %[[OMP_COLLAPSED_IV]], %[[OMP_CHUNK_TRIPCOUNT57]]
// CHECK-NEXT:   br i1 %[[OMP_COLLAPSED_CMP]], label %[[OMP_COLLAPSED_BODY:[^ ]+]], label %[[OMP_COLLAPSED_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.exit:                               ; preds = %[[OMP_COLLAPSED_COND]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_INC50]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.inc50:                               ; preds = %[[OMP_COLLAPSED_EXIT]]
// CHECK-NEXT:   %[[OMP_DISPATCH_NEXT55]] = add nuw i64 %[[OMP_DISPATCH_IV53]], 1
// CHECK-NEXT:   br label %[[OMP_DISPATCH_HEADER47]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.body:                               ; preds = %[[OMP_COLLAPSED_COND]]
// CHECK-NEXT:   %[[V46:[^ ]+]] = add i64 %[[OMP_COLLAPSED_IV]], %[[V43]]
// CHECK-NEXT:   %[[V47:[^ ]+]] = urem i64 %[[V46]], %[[OMP_LOOP_TRIPCOUNT22]]
// CHECK-NEXT:   %[[V48:[^ ]+]] = udiv i64 %[[V46]], %[[OMP_LOOP_TRIPCOUNT22]]
// CHECK-NEXT:   br label %[[OMP_LOOP_BODY15:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body15:                                  ; preds = %[[OMP_COLLAPSED_BODY]]
// CHECK-NEXT:   %[[V49:[^ ]+]] = mul i64 %[[V48]], %[[V2]]
// CHECK-NEXT:   %[[V50:[^ ]+]] = add i64 %[[V49]], %[[V4]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER23:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader23:                             ; preds = %[[OMP_LOOP_BODY15]]
// CHECK-NEXT:   br label %[[OMP_LOOP_BODY26:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body26:                                  ; preds = %[[OMP_LOOP_PREHEADER23]]
// CHECK-NEXT:   %[[V51:[^ ]+]] = mul i64 %[[V47]], %[[V2]]
// CHECK-NEXT:   %[[V52:[^ ]+]] = add i64 %[[V51]], %[[V3]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION34:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region34:                           ; preds = %[[OMP_LOOP_BODY26]]
// CHECK-NEXT:   call void @use(i64 %[[V52]]), !llvm.access.group !5
// CHECK-NEXT:   br label %[[OMP_REGION_CONT33:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont33:                                ; preds = %[[OMP_LOOP_NEST_REGION34]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER29:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after29:                                 ; preds = %[[OMP_REGION_CONT33]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.inc:                                ; preds = %[[OMP_LOOP_AFTER29]]
// CHECK-NEXT:   %[[OMP_COLLAPSED_NEXT]] = add nuw i64 %[[OMP_COLLAPSED_IV]], 1
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_HEADER]], !llvm.loop !6
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.ctpop.i64(i64) #1
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
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !8 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #2 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = distinct !{}
// CHECK-NEXT: !2 = distinct !{!2, !3}
// CHECK-NEXT: !3 = !{!"llvm.loop.parallel_accesses", !1}
// CHECK-NEXT: !4 = !{i64 8}
// CHECK-NEXT: !5 = distinct !{}
// CHECK-NEXT: !6 = distinct !{!6, !7}
// CHECK-NEXT: !7 = !{!"llvm.loop.parallel_accesses", !5}
// CHECK-NEXT: !8 = !{!9}
// CHECK-NEXT: !9 = !{i64 2, i64 -1, i64 -1, i1 true}
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
// CHECK-NEXT: define void @chunks(i64 %[[V0:[^ ]+]], i64 %[[V1:[^ ]+]], i64 %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i32 %[[V4:[^ ]+]], ptr %[[V5:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr, ptr, ptr, ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[_RELOADED58:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[_RELOADED59:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[_RELOADED60:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[V7:[^ ]+]] = sext i32 %[[V4]] to i64
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V6:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = icmp slt i64 %[[V2]], 0
// CHECK-NEXT:   %[[V9:[^ ]+]] = sub i64 0, %[[V2]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = select i1 %[[V8]], i64 %[[V9]], i64 %[[V2]]
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
// CHECK-NEXT:   %[[V21:[^ ]+]] = icmp eq i64 %[[OMP_LOOP_TRIPCOUNT]], 0
// CHECK-NEXT:   %[[V22:[^ ]+]] = select i1 %[[V21]], i64 0, i64 %[[V20]]
// CHECK-NEXT:   store i64 %[[V22]], ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 33, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i64 1, i64 %[[V7]])
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_LB:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_UB:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V23:[^ ]+]] = add i64 %[[OMP_FIRSTCHUNK_UB]], 1
// CHECK-NEXT:   %[[OMP_CHUNK_RANGE:[^ ]+]] = sub i64 %[[V23]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[OMP_DISPATCH_STRIDE:[^ ]+]] = load i64, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[V24:[^ ]+]] = sub nuw i64 %[[OMP_LOOP_TRIPCOUNT]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = icmp ule i64 %[[OMP_LOOP_TRIPCOUNT]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   %[[V26:[^ ]+]] = sub i64 %[[V24]], 1
// CHECK-NEXT:   %[[V27:[^ ]+]] = udiv i64 %[[V26]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V28:[^ ]+]] = add i64 %[[V27]], 1
// CHECK-NEXT:   %[[V29:[^ ]+]] = icmp ule i64 %[[V24]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V30:[^ ]+]] = select i1 %[[V29]], i64 1, i64 %[[V28]]
// CHECK-NEXT:   %[[OMP_DISPATCH_TRIPCOUNT:[^ ]+]] = select i1 %[[V25]], i64 0, i64 %[[V30]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.preheader:                           ; preds = %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.header:                              ; preds = %[[OMP_DISPATCH_INC:[^ ]+]], %[[OMP_DISPATCH_PREHEADER]]
// CHECK-NEXT:   %[[OMP_DISPATCH_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_DISPATCH_PREHEADER]] ], [ %[[OMP_DISPATCH_NEXT:[^ ]+]], %[[OMP_DISPATCH_INC]] ]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.cond:                                ; preds = %[[OMP_DISPATCH_HEADER]]
// CHECK-NEXT:   %[[OMP_DISPATCH_CMP:[^ ]+]] = icmp ult i64 %[[OMP_DISPATCH_IV]], %[[OMP_DISPATCH_TRIPCOUNT]]
// CHECK-NEXT:   br i1 %[[OMP_DISPATCH_CMP]], label %[[OMP_DISPATCH_BODY:[^ ]+]], label %[[OMP_DISPATCH_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.body:                                ; preds = %[[OMP_DISPATCH_COND]]
// CHECK-NEXT:   %[[V31:[^ ]+]] = mul i64 %[[OMP_DISPATCH_IV]], %[[OMP_DISPATCH_STRIDE]]
// CHECK-NEXT:   %[[V32:[^ ]+]] = add i64 %[[V31]], %[[OMP_FIRSTCHUNK_LB]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.inc:                                 ; preds = %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-NEXT:   %[[OMP_DISPATCH_NEXT]] = add nuw i64 %[[OMP_DISPATCH_IV]], 1
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
// CHECK-NEXT:   %[[V33:[^ ]+]] = add i64 %[[V32]], %[[OMP_CHUNK_RANGE]]
// CHECK-NEXT:   %[[OMP_CHUNK_IS_LAST:[^ ]+]] = icmp uge i64 %[[V33]], %[[OMP_LOOP_TRIPCOUNT]]
// CHECK-NEXT:   %[[V34:[^ ]+]] = sub i64 %[[OMP_LOOP_TRIPCOUNT]], %[[V32]]
// CHECK-NEXT:   %[[OMP_CHUNK_TRIPCOUNT:[^ ]+]] = select i1 %[[OMP_CHUNK_IS_LAST]], i64 %[[V34]], i64 %[[OMP_CHUNK_RANGE]]
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER2]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_LOOP_PREHEADER2]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i64 %[[OMP_LOOP_IV]], %[[OMP_CHUNK_TRIPCOUNT]]
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V35:[^ ]+]] = add i64 %[[OMP_LOOP_IV]], %[[V32]]
// CHECK-NEXT:   %[[V36:[^ ]+]] = mul i64 %[[V35]], %[[V2]]
// CHECK-NEXT:   %[[V37:[^ ]+]] = add i64 %[[V36]], %[[V0]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @use(i64 %[[V37]]), !llvm.access.group !1
// CHECK-NEXT:   %[[V38:[^ ]+]] = load i64, ptr %[[V5]], align 4, !llvm.access.group !1
// CHECK-NEXT:   %[[V39:[^ ]+]] = call i64 @llvm.ctpop.i64(i64 %[[V38]])
// CHECK-NEXT:   store i64 %[[V39]], ptr %[[V5]], align 4, !llvm.access.group !1
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i64 %[[OMP_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]], !llvm.loop !2
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_DISPATCH_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM4:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   store i32 %[[V4]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   store i64 %[[V2]], ptr %[[_RELOADED58]], align 4
// CHECK-NEXT:   store i64 %[[V1]], ptr %[[_RELOADED59]], align 4
// CHECK-NEXT:   store i64 %[[V0]], ptr %[[_RELOADED60]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED58:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store ptr %[[_RELOADED58]], ptr %[[GEP__RELOADED58]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED59:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 2
// CHECK-NEXT:   store ptr %[[_RELOADED59]], ptr %[[GEP__RELOADED59]], align 8
// CHECK-NEXT:   %[[GEP__RELOADED60:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 3
// CHECK-NEXT:   store ptr %[[_RELOADED60]], ptr %[[GEP__RELOADED60]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @chunks..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @chunks..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !4
// CHECK-NEXT:   %[[GEP__RELOADED58:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP__RELOADED58:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED58]], align 8, !align !5
// CHECK-NEXT:   %[[GEP__RELOADED59:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 2
// CHECK-NEXT:   %[[LOADGEP__RELOADED59:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED59]], align 8, !align !5
// CHECK-NEXT:   %[[GEP__RELOADED60:[^ ]+]] = getelementptr { ptr, ptr, ptr, ptr }, ptr %[[V0]], i32 0, i32 3
// CHECK-NEXT:   %[[LOADGEP__RELOADED60:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED60]], align 8, !align !5
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED58]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED59]], align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i64, ptr %[[LOADGEP__RELOADED60]], align 4
// CHECK-NEXT:   %[[P_LASTITER35:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND36:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_UPPERBOUND37:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   %[[P_STRIDE38:[^ ]+]] = alloca i64, align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca8:                         ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca5:                         ; preds = %[[OMP_REGION_AFTER_ALLOCA8]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA5]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region7:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = sext i32 %[[V2]] to i64
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION10:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region10:                              ; preds = %[[OMP_PAR_REGION7]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = icmp slt i64 %[[V3]], 0
// CHECK-NEXT:   %[[V8:[^ ]+]] = sub i64 0, %[[V3]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V7]], i64 %[[V8]], i64 %[[V3]]
// CHECK-NEXT:   %[[V10:[^ ]+]] = select i1 %[[V7]], i64 %[[V4]], i64 %[[V5]]
// CHECK-NEXT:   %[[V11:[^ ]+]] = select i1 %[[V7]], i64 %[[V5]], i64 %[[V4]]
// CHECK-NEXT:   %[[V12:[^ ]+]] = sub nsw i64 %[[V11]], %[[V10]]
// CHECK-NEXT:   %[[V13:[^ ]+]] = icmp sle i64 %[[V11]], %[[V10]]
// CHECK-NEXT:   %[[V14:[^ ]+]] = sub i64 %[[V12]], 1
// CHECK-NEXT:   %[[V15:[^ ]+]] = udiv i64 %[[V14]], %[[V9]]
// CHECK-NEXT:   %[[V16:[^ ]+]] = add i64 %[[V15]], 1
// CHECK-NEXT:   %[[V17:[^ ]+]] = icmp ule i64 %[[V12]], %[[V9]]
// CHECK-NEXT:   %[[V18:[^ ]+]] = select i1 %[[V17]], i64 1, i64 %[[V16]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT11:[^ ]+]] = select i1 %[[V13]], i64 0, i64 %[[V18]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER12:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader12:                             ; preds = %[[OMP_WSLOOP_REGION10]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = icmp slt i64 %[[V3]], 0
// CHECK-NEXT:   %[[V20:[^ ]+]] = sub i64 0, %[[V3]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = select i1 %[[V19]], i64 %[[V20]], i64 %[[V3]]
// CHECK-NEXT:   %[[V22:[^ ]+]] = select i1 %[[V19]], i64 %[[V5]], i64 %[[V4]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = select i1 %[[V19]], i64 %[[V4]], i64 %[[V5]]
// CHECK-NEXT:   %[[V24:[^ ]+]] = sub nsw i64 %[[V23]], %[[V22]]
// CHECK-NEXT:   %[[V25:[^ ]+]] = icmp sle i64 %[[V23]], %[[V22]]
// CHECK-NEXT:   %[[V26:[^ ]+]] = sub i64 %[[V24]], 1
// CHECK-NEXT:   %[[V27:[^ ]+]] = udiv i64 %[[V26]], %[[V21]]
// CHECK-NEXT:   %[[V28:[^ ]+]] = add i64 %[[V27]], 1
// CHECK-NEXT:   %[[V29:[^ ]+]] = icmp ule i64 %[[V24]], %[[V21]]
// CHECK-NEXT:   %[[V30:[^ ]+]] = select i1 %[[V29]], i64 1, i64 %[[V28]]
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT22:[^ ]+]] = select i1 %[[V25]], i64 0, i64 %[[V30]]
// CHECK-NEXT:   %[[V31:[^ ]+]] = mul nuw i64 %[[OMP_LOOP_TRIPCOUNT11]], %[[OMP_LOOP_TRIPCOUNT22]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.preheader:                          ; preds = %[[OMP_LOOP_PREHEADER12]]
// CHECK-NEXT:   store i64 0, ptr %[[P_LOWERBOUND36]], align 4
// CHECK-NEXT:   %[[V32:[^ ]+]] = sub i64 %[[V31]], 1
// CHECK-NEXT:   %[[V33:[^ ]+]] = icmp eq i64 %[[V31]], 0
// CHECK-NEXT:   %[[V34:[^ ]+]] = select i1 %[[V33]], i64 0, i64 %[[V32]]
// CHECK-NEXT:   store i64 %[[V34]], ptr %[[P_UPPERBOUND37]], align 4
// CHECK-NEXT:   store i64 1, ptr %[[P_STRIDE38]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM39:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_8u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM39]], i32 33, ptr %[[P_LASTITER35]], ptr %[[P_LOWERBOUND36]], ptr %[[P_UPPERBOUND37]], ptr %[[P_STRIDE38]], i64 1, i64 %[[V6]])
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_LB40:[^ ]+]] = load i64, ptr %[[P_LOWERBOUND36]], align 4
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_UB41:[^ ]+]] = load i64, ptr %[[P_UPPERBOUND37]], align 4
// CHECK-NEXT:   %[[V35:[^ ]+]] = add i64 %[[OMP_FIRSTCHUNK_UB41]], 1
// CHECK-NEXT:   %[[OMP_CHUNK_RANGE42:[^ ]+]] = sub i64 %[[V35]], %[[OMP_FIRSTCHUNK_LB40]]
// CHECK-NEXT:   %[[OMP_DISPATCH_STRIDE43:[^ ]+]] = load i64, ptr %[[P_STRIDE38]], align 4
// CHECK-NEXT:   %[[V36:[^ ]+]] = sub nuw i64 %[[V31]], %[[OMP_FIRSTCHUNK_LB40]]
// CHECK-NEXT:   %[[V37:[^ ]+]] = icmp ule i64 %[[V31]], %[[OMP_FIRSTCHUNK_LB40]]
// CHECK-NEXT:   %[[V38:[^ ]+]] = sub i64 %[[V36]], 1
// CHECK-NEXT:   %[[V39:[^ ]+]] = udiv i64 %[[V38]], %[[OMP_DISPATCH_STRIDE43]]
// CHECK-NEXT:   %[[V40:[^ ]+]] = add i64 %[[V39]], 1
// CHECK-NEXT:   %[[V41:[^ ]+]] = icmp ule i64 %[[V36]], %[[OMP_DISPATCH_STRIDE43]]
// CHECK-NEXT:   %[[V42:[^ ]+]] = select i1 %[[V41]], i64 1, i64 %[[V40]]
// CHECK-NEXT:   %[[OMP_DISPATCH_TRIPCOUNT45:[^ ]+]] = select i1 %[[V37]], i64 0, i64 %[[V42]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_PREHEADER46:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.preheader46:                         ; preds = %[[OMP_COLLAPSED_PREHEADER]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_HEADER47:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.header47:                            ; preds = %[[OMP_DISPATCH_INC50:[^ ]+]], %[[OMP_DISPATCH_PREHEADER46]]
// CHECK-NEXT:   %[[OMP_DISPATCH_IV53:[^ ]+]] = phi i64 [ 0, %[[OMP_DISPATCH_PREHEADER46]] ], [ %[[OMP_DISPATCH_NEXT55:[^ ]+]], %[[OMP_DISPATCH_INC50]] ]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_COND48:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.cond48:                              ; preds = %[[OMP_DISPATCH_HEADER47]]
// CHECK-NEXT:   %[[OMP_DISPATCH_CMP54:[^ ]+]] = icmp ult i64 %[[OMP_DISPATCH_IV53]], %[[OMP_DISPATCH_TRIPCOUNT45]]
// CHECK-NEXT:   br i1 %[[OMP_DISPATCH_CMP54]], label %[[OMP_DISPATCH_BODY49:[^ ]+]], label %[[OMP_DISPATCH_EXIT51:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.exit51:                              ; preds = %[[OMP_DISPATCH_COND48]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM39]])
// CHECK-NEXT:   br label %[[OMP_DISPATCH_AFTER52:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.after52:                             ; preds = %[[OMP_DISPATCH_EXIT51]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.after:                              ; preds = %[[OMP_DISPATCH_AFTER52]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER18:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after18:                                 ; preds = %[[OMP_COLLAPSED_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT9:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont9:                                 ; preds = %[[OMP_LOOP_AFTER18]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont6:                                 ; preds = %[[OMP_REGION_CONT9]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT6]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.body49:                              ; preds = %[[OMP_DISPATCH_COND48]]
// CHECK-NEXT:   %[[V43:[^ ]+]] = mul i64 %[[OMP_DISPATCH_IV53]], %[[OMP_DISPATCH_STRIDE43]]
// CHECK-NEXT:   %[[V44:[^ ]+]] = add i64 %[[V43]], %[[OMP_FIRSTCHUNK_LB40]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_PREHEADER44:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.preheader44:                        ; preds = %[[OMP_DISPATCH_BODY49]]
// CHECK-NEXT:   %[[V45:[^ ]+]] = add i64 %[[V44]], %[[OMP_CHUNK_RANGE42]]
// CHECK-NEXT:   %[[OMP_CHUNK_IS_LAST56:[^ ]+]] = icmp uge i64 %[[V45]], %[[V31]]
// CHECK-NEXT:   %[[V46:[^ ]+]] = sub i64 %[[V31]], %[[V44]]
// CHECK-NEXT:   %[[OMP_CHUNK_TRIPCOUNT57:[^ ]+]] = select i1 %[[OMP_CHUNK_IS_LAST56]], i64 %[[V46]], i64 %[[OMP_CHUNK_RANGE42]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.header:                             ; preds = %[[OMP_COLLAPSED_INC:[^ ]+]], %[[OMP_COLLAPSED_PREHEADER44]]
// CHECK-NEXT:   %[[OMP_COLLAPSED_IV:[^ ]+]] = phi i64 [ 0, %[[OMP_COLLAPSED_PREHEADER44]] ], [ %[[OMP_COLLAPSED_NEXT:[^ ]+]], %[[OMP_COLLAPSED_INC]] ]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.cond:                               ; preds = %[[OMP_COLLAPSED_HEADER]]
// CHECK-NEXT:   %[[OMP_COLLAPSED_CMP:[^ ]+]] = icmp ult i64 %[[OMP_COLLAPSED_IV]], %[[OMP_CHUNK_TRIPCOUNT57]]
// CHECK-NEXT:   br i1 %[[OMP_COLLAPSED_CMP]], label %[[OMP_COLLAPSED_BODY:[^ ]+]], label %[[OMP_COLLAPSED_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.exit:                               ; preds = %[[OMP_COLLAPSED_COND]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_INC50]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.inc50:                               ; preds = %[[OMP_COLLAPSED_EXIT]]
// CHECK-NEXT:   %[[OMP_DISPATCH_NEXT55]] = add nuw i64 %[[OMP_DISPATCH_IV53]], 1
// CHECK-NEXT:   br label %[[OMP_DISPATCH_HEADER47]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.body:                               ; preds = %[[OMP_COLLAPSED_COND]]
// CHECK-NEXT:   %[[V47:[^ ]+]] = add i64 %[[OMP_COLLAPSED_IV]], %[[V44]]
// CHECK-NEXT:   %[[V48:[^ ]+]] = urem i64 %[[V47]], %[[OMP_LOOP_TRIPCOUNT22]]
// CHECK-NEXT:   %[[V49:[^ ]+]] = udiv i64 %[[V47]], %[[OMP_LOOP_TRIPCOUNT22]]
// CHECK-NEXT:   br label %[[OMP_LOOP_BODY15:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body15:                                  ; preds = %[[OMP_COLLAPSED_BODY]]
// CHECK-NEXT:   %[[V50:[^ ]+]] = mul i64 %[[V49]], %[[V3]]
// CHECK-NEXT:   %[[V51:[^ ]+]] = add i64 %[[V50]], %[[V5]]
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER23:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader23:                             ; preds = %[[OMP_LOOP_BODY15]]
// CHECK-NEXT:   br label %[[OMP_LOOP_BODY26:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body26:                                  ; preds = %[[OMP_LOOP_PREHEADER23]]
// CHECK-NEXT:   %[[V52:[^ ]+]] = mul i64 %[[V48]], %[[V3]]
// CHECK-NEXT:   %[[V53:[^ ]+]] = add i64 %[[V52]], %[[V4]]
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION34:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region34:                           ; preds = %[[OMP_LOOP_BODY26]]
// CHECK-NEXT:   call void @use(i64 %[[V53]]), !llvm.access.group !6
// CHECK-NEXT:   br label %[[OMP_REGION_CONT33:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont33:                                ; preds = %[[OMP_LOOP_NEST_REGION34]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER29:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after29:                                 ; preds = %[[OMP_REGION_CONT33]]
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_collapsed.inc:                                ; preds = %[[OMP_LOOP_AFTER29]]
// CHECK-NEXT:   %[[OMP_COLLAPSED_NEXT]] = add nuw i64 %[[OMP_COLLAPSED_IV]], 1
// CHECK-NEXT:   br label %[[OMP_COLLAPSED_HEADER]], !llvm.loop !7
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i64 @llvm.ctpop.i64(i64) #1
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
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !9 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-NEXT: attributes #2 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = distinct !{}
// CHECK-NEXT: !2 = distinct !{!2, !3}
// CHECK-NEXT: !3 = !{!"llvm.loop.parallel_accesses", !1}
// CHECK-NEXT: !4 = !{i64 4}
// CHECK-NEXT: !5 = !{i64 8}
// CHECK-NEXT: !6 = distinct !{}
// CHECK-NEXT: !7 = distinct !{!7, !8}
// CHECK-NEXT: !8 = !{!"llvm.loop.parallel_accesses", !6}
// CHECK-NEXT: !9 = !{!10}
// CHECK-NEXT: !10 = !{i64 2, i64 -1, i64 -1, i1 true}

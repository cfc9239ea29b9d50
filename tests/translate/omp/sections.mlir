// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = llvm.add %a, %b : i32
  omp.yield(%0 : i32)
}
llvm.func @use(!llvm.ptr)

llvm.func @f(%p: !llvm.ptr) {
  omp.sections {
    omp.terminator
  }
  omp.parallel {
    omp.sections {
      omp.terminator
    }
    omp.terminator
  }
  llvm.return
}

// -----

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = llvm.add %a, %b : i32
  omp.yield(%0 : i32)
}
llvm.func @use(!llvm.ptr)

llvm.func @f(%p: !llvm.ptr) {
  omp.sections nowait {
    omp.terminator
  }
  omp.parallel {
    omp.sections nowait {
      omp.terminator
    }
    omp.terminator
  }
  llvm.return
}

// -----

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = llvm.add %a, %b : i32
  omp.yield(%0 : i32)
}
llvm.func @use(!llvm.ptr)

llvm.func @f(%p: !llvm.ptr) {
  omp.sections reduction(@add %p -> %x : !llvm.ptr) {
    omp.terminator
  }
  omp.parallel {
    omp.sections reduction(@add %p -> %x : !llvm.ptr) {
      omp.terminator
    }
    omp.terminator
  }
  llvm.return
}

// -----

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = llvm.add %a, %b : i32
  omp.yield(%0 : i32)
}
llvm.func @use(!llvm.ptr)

llvm.func @f(%p: !llvm.ptr) {
  omp.sections {
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.terminator
  }
  omp.parallel {
    omp.sections {
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
      omp.terminator
    }
    omp.terminator
  }
  llvm.return
}

// -----

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = llvm.add %a, %b : i32
  omp.yield(%0 : i32)
}
llvm.func @use(!llvm.ptr)

llvm.func @f(%p: !llvm.ptr) {
  omp.sections nowait {
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.terminator
  }
  omp.parallel {
    omp.sections nowait {
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
      omp.terminator
    }
    omp.terminator
  }
  llvm.return
}

// -----

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = llvm.add %a, %b : i32
  omp.yield(%0 : i32)
}
llvm.func @use(!llvm.ptr)

llvm.func @f(%p: !llvm.ptr) {
  omp.sections reduction(@add %p -> %x : !llvm.ptr) {
    omp.section {
    ^bb0(%y0: !llvm.ptr):
      llvm.call @use(%y0) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.terminator
  }
  omp.parallel {
    omp.sections reduction(@add %p -> %x : !llvm.ptr) {
    omp.section {
    ^bb0(%y0: !llvm.ptr):
      llvm.call @use(%y0) : (!llvm.ptr) -> ()
      omp.terminator
    }
      omp.terminator
    }
    omp.terminator
  }
  llvm.return
}

// -----

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = llvm.add %a, %b : i32
  omp.yield(%0 : i32)
}
llvm.func @use(!llvm.ptr)

llvm.func @f(%p: !llvm.ptr) {
  omp.sections {
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.terminator
  }
  omp.parallel {
    omp.sections {
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
      omp.terminator
    }
    omp.terminator
  }
  llvm.return
}

// -----

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = llvm.add %a, %b : i32
  omp.yield(%0 : i32)
}
llvm.func @use(!llvm.ptr)

llvm.func @f(%p: !llvm.ptr) {
  omp.sections nowait {
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.terminator
  }
  omp.parallel {
    omp.sections nowait {
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
      llvm.call @use(%p) : (!llvm.ptr) -> ()
      omp.terminator
    }
      omp.terminator
    }
    omp.terminator
  }
  llvm.return
}

// -----

omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %0 = llvm.mlir.constant(0 : i32) : i32
  omp.yield(%0 : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  %0 = llvm.add %a, %b : i32
  omp.yield(%0 : i32)
}
llvm.func @use(!llvm.ptr)

llvm.func @f(%p: !llvm.ptr) {
  omp.sections reduction(@add %p -> %x : !llvm.ptr) {
    omp.section {
    ^bb0(%y0: !llvm.ptr):
      llvm.call @use(%y0) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
    ^bb0(%y1: !llvm.ptr):
      llvm.call @use(%y1) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
    ^bb0(%y2: !llvm.ptr):
      llvm.call @use(%y2) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.terminator
  }
  omp.parallel {
    omp.sections reduction(@add %p -> %x : !llvm.ptr) {
    omp.section {
    ^bb0(%y0: !llvm.ptr):
      llvm.call @use(%y0) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
    ^bb0(%y1: !llvm.ptr):
      llvm.call @use(%y1) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.section {
    ^bb0(%y2: !llvm.ptr):
      llvm.call @use(%y2) : (!llvm.ptr) -> ()
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
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 0, ptr @f..omp_par)
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @f..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V0:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_PAR_REGION]]
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
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !1 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
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
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 0, ptr @f..omp_par)
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @f..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V0:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_PAR_REGION]]
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
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !1 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
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
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   %[[V2:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[OMP_ORIG:[^ ]+]] = load i32, ptr %[[V0]], align 4
// CHECK-NEXT:   store i32 0, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V0]], ptr %[[GEP_]], align 8
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
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init2:                              ; preds = %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   %[[OMP_ORIG3:[^ ]+]] = load i32, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   store i32 0, ptr %[[V2]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_REDUCTION_INIT2]]
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
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
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
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.preheader:                       ; preds = %[[ENTRY]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i32 0, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 0)
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = sub i32 %[[V3]], %[[V2]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = add i32 %[[V4]], 1
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.header:                          ; preds = %[[OMP_SECTION_LOOP_INC:[^ ]+]], %[[OMP_SECTION_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_SECTION_LOOP_PREHEADER]] ], [ %[[OMP_SECTION_LOOP_NEXT:[^ ]+]], %[[OMP_SECTION_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.cond:                            ; preds = %[[OMP_SECTION_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_SECTION_LOOP_IV]], %[[V5]]
// CHECK-NEXT:   br i1 %[[OMP_SECTION_LOOP_CMP]], label %[[OMP_SECTION_LOOP_BODY:[^ ]+]], label %[[OMP_SECTION_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body:                            ; preds = %[[OMP_SECTION_LOOP_COND]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = add i32 %[[OMP_SECTION_LOOP_IV]], %[[V2]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = mul i32 %[[V6]], 1
// CHECK-NEXT:   %[[V8:[^ ]+]] = add i32 %[[V7]], 0
// CHECK-NEXT:   switch i32 %[[V8]], label %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER:[^ ]+]] [
// CHECK-NEXT:     i32 0, label %[[OMP_SECTION_LOOP_BODY_CASE:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case:                       ; preds = %[[OMP_SECTION_LOOP_BODY]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region:                               ; preds = %[[OMP_SECTION_LOOP_BODY_CASE]]
// CHECK-NEXT:   call void @use(ptr %[[V0]])
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
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[OMP_SECTION_LOOP_AFTER]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V0]], ptr %[[GEP_]], align 8
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
// CHECK-NEXT:   %[[P_LASTITER18:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND19:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND20:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE21:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region4:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_PREHEADER5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.preheader5:                      ; preds = %[[OMP_PAR_REGION4]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND19]], align 4
// CHECK-NEXT:   store i32 0, ptr %[[P_UPPERBOUND20]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE21]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM22:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM22]], i32 34, ptr %[[P_LASTITER18]], ptr %[[P_LOWERBOUND19]], ptr %[[P_UPPERBOUND20]], ptr %[[P_STRIDE21]], i32 1, i32 0)
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND19]], align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND20]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = sub i32 %[[V3]], %[[V2]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = add i32 %[[V4]], 1
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.header6:                         ; preds = %[[OMP_SECTION_LOOP_INC9:[^ ]+]], %[[OMP_SECTION_LOOP_PREHEADER5]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_IV12:[^ ]+]] = phi i32 [ 0, %[[OMP_SECTION_LOOP_PREHEADER5]] ], [ %[[OMP_SECTION_LOOP_NEXT14:[^ ]+]], %[[OMP_SECTION_LOOP_INC9]] ]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_COND7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.cond7:                           ; preds = %[[OMP_SECTION_LOOP_HEADER6]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_CMP13:[^ ]+]] = icmp ult i32 %[[OMP_SECTION_LOOP_IV12]], %[[V5]]
// CHECK-NEXT:   br i1 %[[OMP_SECTION_LOOP_CMP13]], label %[[OMP_SECTION_LOOP_BODY8:[^ ]+]], label %[[OMP_SECTION_LOOP_EXIT10:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.exit10:                          ; preds = %[[OMP_SECTION_LOOP_COND7]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM22]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM23:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM23]])
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_AFTER11:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.after11:                         ; preds = %[[OMP_SECTION_LOOP_EXIT10]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont3:                                 ; preds = %[[OMP_SECTION_LOOP_AFTER11]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT3]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body8:                           ; preds = %[[OMP_SECTION_LOOP_COND7]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = add i32 %[[OMP_SECTION_LOOP_IV12]], %[[V2]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = mul i32 %[[V6]], 1
// CHECK-NEXT:   %[[V8:[^ ]+]] = add i32 %[[V7]], 0
// CHECK-NEXT:   switch i32 %[[V8]], label %[[OMP_SECTION_LOOP_BODY8_SECTIONS_AFTER:[^ ]+]] [
// CHECK-NEXT:     i32 0, label %[[OMP_SECTION_LOOP_BODY_CASE15:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case15:                     ; preds = %[[OMP_SECTION_LOOP_BODY8]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION17:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region17:                             ; preds = %[[OMP_SECTION_LOOP_BODY_CASE15]]
// CHECK-NEXT:   call void @use(ptr %[[LOADGEP_]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT16:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont16:                                ; preds = %[[OMP_SECTION_REGION17]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_BODY8_SECTIONS_AFTER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body8.sections.after:            ; preds = %[[OMP_REGION_CONT16]], %[[OMP_SECTION_LOOP_BODY8]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_INC9]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.inc9:                            ; preds = %[[OMP_SECTION_LOOP_BODY8_SECTIONS_AFTER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_NEXT14]] = add nuw i32 %[[OMP_SECTION_LOOP_IV12]], 1
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER6]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
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
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.preheader:                       ; preds = %[[ENTRY]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i32 0, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 0)
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = sub i32 %[[V3]], %[[V2]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = add i32 %[[V4]], 1
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.header:                          ; preds = %[[OMP_SECTION_LOOP_INC:[^ ]+]], %[[OMP_SECTION_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_SECTION_LOOP_PREHEADER]] ], [ %[[OMP_SECTION_LOOP_NEXT:[^ ]+]], %[[OMP_SECTION_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.cond:                            ; preds = %[[OMP_SECTION_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_SECTION_LOOP_IV]], %[[V5]]
// CHECK-NEXT:   br i1 %[[OMP_SECTION_LOOP_CMP]], label %[[OMP_SECTION_LOOP_BODY:[^ ]+]], label %[[OMP_SECTION_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body:                            ; preds = %[[OMP_SECTION_LOOP_COND]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = add i32 %[[OMP_SECTION_LOOP_IV]], %[[V2]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = mul i32 %[[V6]], 1
// CHECK-NEXT:   %[[V8:[^ ]+]] = add i32 %[[V7]], 0
// CHECK-NEXT:   switch i32 %[[V8]], label %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER:[^ ]+]] [
// CHECK-NEXT:     i32 0, label %[[OMP_SECTION_LOOP_BODY_CASE:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case:                       ; preds = %[[OMP_SECTION_LOOP_BODY]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region:                               ; preds = %[[OMP_SECTION_LOOP_BODY_CASE]]
// CHECK-NEXT:   call void @use(ptr %[[V0]])
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
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.after:                           ; preds = %[[OMP_SECTION_LOOP_EXIT]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM1:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[OMP_SECTION_LOOP_AFTER]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V0]], ptr %[[GEP_]], align 8
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
// CHECK-NEXT:   %[[P_LASTITER17:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND18:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND19:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE20:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region3:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_PREHEADER4:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.preheader4:                      ; preds = %[[OMP_PAR_REGION3]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND18]], align 4
// CHECK-NEXT:   store i32 0, ptr %[[P_UPPERBOUND19]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE20]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM21:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM21]], i32 34, ptr %[[P_LASTITER17]], ptr %[[P_LOWERBOUND18]], ptr %[[P_UPPERBOUND19]], ptr %[[P_STRIDE20]], i32 1, i32 0)
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND18]], align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND19]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = sub i32 %[[V3]], %[[V2]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = add i32 %[[V4]], 1
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.header5:                         ; preds = %[[OMP_SECTION_LOOP_INC8:[^ ]+]], %[[OMP_SECTION_LOOP_PREHEADER4]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_IV11:[^ ]+]] = phi i32 [ 0, %[[OMP_SECTION_LOOP_PREHEADER4]] ], [ %[[OMP_SECTION_LOOP_NEXT13:[^ ]+]], %[[OMP_SECTION_LOOP_INC8]] ]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_COND6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.cond6:                           ; preds = %[[OMP_SECTION_LOOP_HEADER5]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_CMP12:[^ ]+]] = icmp ult i32 %[[OMP_SECTION_LOOP_IV11]], %[[V5]]
// CHECK-NEXT:   br i1 %[[OMP_SECTION_LOOP_CMP12]], label %[[OMP_SECTION_LOOP_BODY7:[^ ]+]], label %[[OMP_SECTION_LOOP_EXIT9:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.exit9:                           ; preds = %[[OMP_SECTION_LOOP_COND6]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM21]])
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_AFTER10:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.after10:                         ; preds = %[[OMP_SECTION_LOOP_EXIT9]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont2:                                 ; preds = %[[OMP_SECTION_LOOP_AFTER10]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT2]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body7:                           ; preds = %[[OMP_SECTION_LOOP_COND6]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = add i32 %[[OMP_SECTION_LOOP_IV11]], %[[V2]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = mul i32 %[[V6]], 1
// CHECK-NEXT:   %[[V8:[^ ]+]] = add i32 %[[V7]], 0
// CHECK-NEXT:   switch i32 %[[V8]], label %[[OMP_SECTION_LOOP_BODY7_SECTIONS_AFTER:[^ ]+]] [
// CHECK-NEXT:     i32 0, label %[[OMP_SECTION_LOOP_BODY_CASE14:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case14:                     ; preds = %[[OMP_SECTION_LOOP_BODY7]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION16:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region16:                             ; preds = %[[OMP_SECTION_LOOP_BODY_CASE14]]
// CHECK-NEXT:   call void @use(ptr %[[LOADGEP_]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT15:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont15:                                ; preds = %[[OMP_SECTION_REGION16]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_BODY7_SECTIONS_AFTER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body7.sections.after:            ; preds = %[[OMP_REGION_CONT15]], %[[OMP_SECTION_LOOP_BODY7]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_INC8]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.inc8:                            ; preds = %[[OMP_SECTION_LOOP_BODY7_SECTIONS_AFTER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_NEXT13]] = add nuw i32 %[[OMP_SECTION_LOOP_IV11]], 1
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER5]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
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
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
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
// CHECK-NEXT: @.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   %[[V2:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[RED_ARRAY:[^ ]+]] = alloca [1 x ptr], align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[OMP_ORIG:[^ ]+]] = load i32, ptr %[[V0]], align 4
// CHECK-NEXT:   store i32 0, ptr %[[V2]], align 4
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.preheader:                       ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i32 0, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 0)
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub i32 %[[V4]], %[[V3]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = add i32 %[[V5]], 1
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.header:                          ; preds = %[[OMP_SECTION_LOOP_INC:[^ ]+]], %[[OMP_SECTION_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_SECTION_LOOP_PREHEADER]] ], [ %[[OMP_SECTION_LOOP_NEXT:[^ ]+]], %[[OMP_SECTION_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.cond:                            ; preds = %[[OMP_SECTION_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_SECTION_LOOP_IV]], %[[V6]]
// CHECK-NEXT:   br i1 %[[OMP_SECTION_LOOP_CMP]], label %[[OMP_SECTION_LOOP_BODY:[^ ]+]], label %[[OMP_SECTION_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body:                            ; preds = %[[OMP_SECTION_LOOP_COND]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = add i32 %[[OMP_SECTION_LOOP_IV]], %[[V3]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = mul i32 %[[V7]], 1
// CHECK-NEXT:   %[[V9:[^ ]+]] = add i32 %[[V8]], 0
// CHECK-NEXT:   switch i32 %[[V9]], label %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER:[^ ]+]] [
// CHECK-NEXT:     i32 0, label %[[OMP_SECTION_LOOP_BODY_CASE:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case:                       ; preds = %[[OMP_SECTION_LOOP_BODY]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region:                               ; preds = %[[OMP_SECTION_LOOP_BODY_CASE]]
// CHECK-NEXT:   call void @use(ptr %[[V2]])
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
// CHECK-NEXT:   store ptr %[[V2]], ptr %[[RED_ARRAY_ELEM_0]], align 8
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
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM4:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[REDUCE_FINALIZE]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V0]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @f..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic:                          ; preds = %[[OMP_SECTION_LOOP_AFTER]]
// CHECK-NEXT:   %[[RED_VALUE_0:[^ ]+]] = load i32, ptr %[[V0]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_0:[^ ]+]] = load i32, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[V10:[^ ]+]] = add i32 %[[RED_VALUE_0]], %[[RED_PRIVATE_VALUE_0]]
// CHECK-NEXT:   store i32 %[[V10]], ptr %[[V0]], align 4
// CHECK-NEXT:   call void @__kmpc_end_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM2]], ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic:                             ; preds = %[[OMP_SECTION_LOOP_AFTER]]
// CHECK-NEXT:   unreachable
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @f..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !1
// CHECK-NEXT:   %[[P_LASTITER22:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND23:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND24:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE25:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[RED_ARRAY29:[^ ]+]] = alloca [1 x ptr], align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region6:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init7:                              ; preds = %[[OMP_PAR_REGION6]]
// CHECK-NEXT:   %[[OMP_ORIG8:[^ ]+]] = load i32, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   store i32 0, ptr %[[V2]], align 4
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_PREHEADER9:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.preheader9:                      ; preds = %[[OMP_REDUCTION_INIT7]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND23]], align 4
// CHECK-NEXT:   store i32 0, ptr %[[P_UPPERBOUND24]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE25]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM26:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM26]], i32 34, ptr %[[P_LASTITER22]], ptr %[[P_LOWERBOUND23]], ptr %[[P_UPPERBOUND24]], ptr %[[P_STRIDE25]], i32 1, i32 0)
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND23]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND24]], align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub i32 %[[V4]], %[[V3]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = add i32 %[[V5]], 1
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER10:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.header10:                        ; preds = %[[OMP_SECTION_LOOP_INC13:[^ ]+]], %[[OMP_SECTION_LOOP_PREHEADER9]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_IV16:[^ ]+]] = phi i32 [ 0, %[[OMP_SECTION_LOOP_PREHEADER9]] ], [ %[[OMP_SECTION_LOOP_NEXT18:[^ ]+]], %[[OMP_SECTION_LOOP_INC13]] ]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_COND11:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.cond11:                          ; preds = %[[OMP_SECTION_LOOP_HEADER10]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_CMP17:[^ ]+]] = icmp ult i32 %[[OMP_SECTION_LOOP_IV16]], %[[V6]]
// CHECK-NEXT:   br i1 %[[OMP_SECTION_LOOP_CMP17]], label %[[OMP_SECTION_LOOP_BODY12:[^ ]+]], label %[[OMP_SECTION_LOOP_EXIT14:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.exit14:                          ; preds = %[[OMP_SECTION_LOOP_COND11]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM26]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM27:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM27]])
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_AFTER15:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.after15:                         ; preds = %[[OMP_SECTION_LOOP_EXIT14]]
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_030:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[RED_ARRAY29]], i64 0, i64 0
// CHECK-NEXT:   store ptr %[[V2]], ptr %[[RED_ARRAY_ELEM_030]], align 8
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM31:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[REDUCE32:[^ ]+]] = call i32 @__kmpc_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM31]], i32 1, i64 8, ptr %[[RED_ARRAY29]], ptr @.omp.reduction.func.1, ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   switch i32 %[[REDUCE32]], label %[[REDUCE_FINALIZE28:[^ ]+]] [
// CHECK-NEXT:     i32 1, label %[[REDUCE_SWITCH_NONATOMIC33:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[REDUCE_SWITCH_ATOMIC34:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic34:                           ; preds = %[[OMP_SECTION_LOOP_AFTER15]]
// CHECK-NEXT:   unreachable
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic33:                        ; preds = %[[OMP_SECTION_LOOP_AFTER15]]
// CHECK-NEXT:   %[[RED_VALUE_035:[^ ]+]] = load i32, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_036:[^ ]+]] = load i32, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[V7:[^ ]+]] = add i32 %[[RED_VALUE_035]], %[[RED_PRIVATE_VALUE_036]]
// CHECK-NEXT:   store i32 %[[V7]], ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   call void @__kmpc_end_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM31]], ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE28]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.finalize28:                                ; preds = %[[REDUCE_SWITCH_NONATOMIC33]], %[[OMP_SECTION_LOOP_AFTER15]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM37:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM37]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont5:                                 ; preds = %[[REDUCE_FINALIZE28]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT5]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body12:                          ; preds = %[[OMP_SECTION_LOOP_COND11]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = add i32 %[[OMP_SECTION_LOOP_IV16]], %[[V3]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = mul i32 %[[V8]], 1
// CHECK-NEXT:   %[[V10:[^ ]+]] = add i32 %[[V9]], 0
// CHECK-NEXT:   switch i32 %[[V10]], label %[[OMP_SECTION_LOOP_BODY12_SECTIONS_AFTER:[^ ]+]] [
// CHECK-NEXT:     i32 0, label %[[OMP_SECTION_LOOP_BODY_CASE19:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case19:                     ; preds = %[[OMP_SECTION_LOOP_BODY12]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION21:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region21:                             ; preds = %[[OMP_SECTION_LOOP_BODY_CASE19]]
// CHECK-NEXT:   call void @use(ptr %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT20:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont20:                                ; preds = %[[OMP_SECTION_REGION21]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_BODY12_SECTIONS_AFTER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body12.sections.after:           ; preds = %[[OMP_REGION_CONT20]], %[[OMP_SECTION_LOOP_BODY12]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_INC13]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.inc13:                           ; preds = %[[OMP_SECTION_LOOP_BODY12_SECTIONS_AFTER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_NEXT18]] = add nuw i32 %[[OMP_SECTION_LOOP_IV16]], 1
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER10]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
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
// CHECK-NEXT: define internal void @.omp.reduction.func.1(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
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
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.preheader:                       ; preds = %[[ENTRY]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i32 2, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 0)
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = sub i32 %[[V3]], %[[V2]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = add i32 %[[V4]], 1
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.header:                          ; preds = %[[OMP_SECTION_LOOP_INC:[^ ]+]], %[[OMP_SECTION_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_SECTION_LOOP_PREHEADER]] ], [ %[[OMP_SECTION_LOOP_NEXT:[^ ]+]], %[[OMP_SECTION_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.cond:                            ; preds = %[[OMP_SECTION_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_SECTION_LOOP_IV]], %[[V5]]
// CHECK-NEXT:   br i1 %[[OMP_SECTION_LOOP_CMP]], label %[[OMP_SECTION_LOOP_BODY:[^ ]+]], label %[[OMP_SECTION_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body:                            ; preds = %[[OMP_SECTION_LOOP_COND]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = add i32 %[[OMP_SECTION_LOOP_IV]], %[[V2]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = mul i32 %[[V6]], 1
// CHECK-NEXT:   %[[V8:[^ ]+]] = add i32 %[[V7]], 0
// CHECK-NEXT:   switch i32 %[[V8]], label %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER:[^ ]+]] [
// CHECK-NEXT:     i32 0, label %[[OMP_SECTION_LOOP_BODY_CASE:[^ ]+]]
// CHECK-NEXT:     i32 1, label %[[OMP_SECTION_LOOP_BODY_CASE1:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[OMP_SECTION_LOOP_BODY_CASE4:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case:                       ; preds = %[[OMP_SECTION_LOOP_BODY]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region:                               ; preds = %[[OMP_SECTION_LOOP_BODY_CASE]]
// CHECK-NEXT:   call void @use(ptr %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_SECTION_REGION]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case1:                      ; preds = %[[OMP_SECTION_LOOP_BODY]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region3:                              ; preds = %[[OMP_SECTION_LOOP_BODY_CASE1]]
// CHECK-NEXT:   call void @use(ptr %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont2:                                 ; preds = %[[OMP_SECTION_REGION3]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case4:                      ; preds = %[[OMP_SECTION_LOOP_BODY]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region6:                              ; preds = %[[OMP_SECTION_LOOP_BODY_CASE4]]
// CHECK-NEXT:   call void @use(ptr %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont5:                                 ; preds = %[[OMP_SECTION_REGION6]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.sections.after:             ; preds = %[[OMP_REGION_CONT5]], %[[OMP_REGION_CONT2]], %[[OMP_REGION_CONT]], %[[OMP_SECTION_LOOP_BODY]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.inc:                             ; preds = %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_NEXT]] = add nuw i32 %[[OMP_SECTION_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.exit:                            ; preds = %[[OMP_SECTION_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM7:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM7]])
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.after:                           ; preds = %[[OMP_SECTION_LOOP_EXIT]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM8:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[OMP_SECTION_LOOP_AFTER]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V0]], ptr %[[GEP_]], align 8
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
// CHECK-NEXT:   %[[P_LASTITER30:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND31:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND32:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE33:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION10:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region10:                                 ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_PREHEADER11:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.preheader11:                     ; preds = %[[OMP_PAR_REGION10]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND31]], align 4
// CHECK-NEXT:   store i32 2, ptr %[[P_UPPERBOUND32]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE33]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM34:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM34]], i32 34, ptr %[[P_LASTITER30]], ptr %[[P_LOWERBOUND31]], ptr %[[P_UPPERBOUND32]], ptr %[[P_STRIDE33]], i32 1, i32 0)
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND31]], align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND32]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = sub i32 %[[V3]], %[[V2]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = add i32 %[[V4]], 1
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER12:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.header12:                        ; preds = %[[OMP_SECTION_LOOP_INC15:[^ ]+]], %[[OMP_SECTION_LOOP_PREHEADER11]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_IV18:[^ ]+]] = phi i32 [ 0, %[[OMP_SECTION_LOOP_PREHEADER11]] ], [ %[[OMP_SECTION_LOOP_NEXT20:[^ ]+]], %[[OMP_SECTION_LOOP_INC15]] ]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_COND13:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.cond13:                          ; preds = %[[OMP_SECTION_LOOP_HEADER12]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_CMP19:[^ ]+]] = icmp ult i32 %[[OMP_SECTION_LOOP_IV18]], %[[V5]]
// CHECK-NEXT:   br i1 %[[OMP_SECTION_LOOP_CMP19]], label %[[OMP_SECTION_LOOP_BODY14:[^ ]+]], label %[[OMP_SECTION_LOOP_EXIT16:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.exit16:                          ; preds = %[[OMP_SECTION_LOOP_COND13]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM34]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM35:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM35]])
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_AFTER17:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.after17:                         ; preds = %[[OMP_SECTION_LOOP_EXIT16]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT9:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont9:                                 ; preds = %[[OMP_SECTION_LOOP_AFTER17]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT9]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body14:                          ; preds = %[[OMP_SECTION_LOOP_COND13]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = add i32 %[[OMP_SECTION_LOOP_IV18]], %[[V2]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = mul i32 %[[V6]], 1
// CHECK-NEXT:   %[[V8:[^ ]+]] = add i32 %[[V7]], 0
// CHECK-NEXT:   switch i32 %[[V8]], label %[[OMP_SECTION_LOOP_BODY14_SECTIONS_AFTER:[^ ]+]] [
// CHECK-NEXT:     i32 0, label %[[OMP_SECTION_LOOP_BODY_CASE21:[^ ]+]]
// CHECK-NEXT:     i32 1, label %[[OMP_SECTION_LOOP_BODY_CASE24:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[OMP_SECTION_LOOP_BODY_CASE27:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case27:                     ; preds = %[[OMP_SECTION_LOOP_BODY14]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION29:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region29:                             ; preds = %[[OMP_SECTION_LOOP_BODY_CASE27]]
// CHECK-NEXT:   call void @use(ptr %[[LOADGEP_]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT28:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont28:                                ; preds = %[[OMP_SECTION_REGION29]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_BODY14_SECTIONS_AFTER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case24:                     ; preds = %[[OMP_SECTION_LOOP_BODY14]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION26:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region26:                             ; preds = %[[OMP_SECTION_LOOP_BODY_CASE24]]
// CHECK-NEXT:   call void @use(ptr %[[LOADGEP_]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT25:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont25:                                ; preds = %[[OMP_SECTION_REGION26]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_BODY14_SECTIONS_AFTER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case21:                     ; preds = %[[OMP_SECTION_LOOP_BODY14]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION23:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region23:                             ; preds = %[[OMP_SECTION_LOOP_BODY_CASE21]]
// CHECK-NEXT:   call void @use(ptr %[[LOADGEP_]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT22:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont22:                                ; preds = %[[OMP_SECTION_REGION23]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_BODY14_SECTIONS_AFTER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body14.sections.after:           ; preds = %[[OMP_REGION_CONT28]], %[[OMP_REGION_CONT25]], %[[OMP_REGION_CONT22]], %[[OMP_SECTION_LOOP_BODY14]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_INC15]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.inc15:                           ; preds = %[[OMP_SECTION_LOOP_BODY14_SECTIONS_AFTER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_NEXT20]] = add nuw i32 %[[OMP_SECTION_LOOP_IV18]], 1
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER12]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
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
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.preheader:                       ; preds = %[[ENTRY]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i32 2, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 0)
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = sub i32 %[[V3]], %[[V2]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = add i32 %[[V4]], 1
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.header:                          ; preds = %[[OMP_SECTION_LOOP_INC:[^ ]+]], %[[OMP_SECTION_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_SECTION_LOOP_PREHEADER]] ], [ %[[OMP_SECTION_LOOP_NEXT:[^ ]+]], %[[OMP_SECTION_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.cond:                            ; preds = %[[OMP_SECTION_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_SECTION_LOOP_IV]], %[[V5]]
// CHECK-NEXT:   br i1 %[[OMP_SECTION_LOOP_CMP]], label %[[OMP_SECTION_LOOP_BODY:[^ ]+]], label %[[OMP_SECTION_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body:                            ; preds = %[[OMP_SECTION_LOOP_COND]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = add i32 %[[OMP_SECTION_LOOP_IV]], %[[V2]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = mul i32 %[[V6]], 1
// CHECK-NEXT:   %[[V8:[^ ]+]] = add i32 %[[V7]], 0
// CHECK-NEXT:   switch i32 %[[V8]], label %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER:[^ ]+]] [
// CHECK-NEXT:     i32 0, label %[[OMP_SECTION_LOOP_BODY_CASE:[^ ]+]]
// CHECK-NEXT:     i32 1, label %[[OMP_SECTION_LOOP_BODY_CASE1:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[OMP_SECTION_LOOP_BODY_CASE4:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case:                       ; preds = %[[OMP_SECTION_LOOP_BODY]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region:                               ; preds = %[[OMP_SECTION_LOOP_BODY_CASE]]
// CHECK-NEXT:   call void @use(ptr %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_SECTION_REGION]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case1:                      ; preds = %[[OMP_SECTION_LOOP_BODY]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region3:                              ; preds = %[[OMP_SECTION_LOOP_BODY_CASE1]]
// CHECK-NEXT:   call void @use(ptr %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont2:                                 ; preds = %[[OMP_SECTION_REGION3]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case4:                      ; preds = %[[OMP_SECTION_LOOP_BODY]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region6:                              ; preds = %[[OMP_SECTION_LOOP_BODY_CASE4]]
// CHECK-NEXT:   call void @use(ptr %[[V0]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont5:                                 ; preds = %[[OMP_SECTION_REGION6]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.sections.after:             ; preds = %[[OMP_REGION_CONT5]], %[[OMP_REGION_CONT2]], %[[OMP_REGION_CONT]], %[[OMP_SECTION_LOOP_BODY]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.inc:                             ; preds = %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_NEXT]] = add nuw i32 %[[OMP_SECTION_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.exit:                            ; preds = %[[OMP_SECTION_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.after:                           ; preds = %[[OMP_SECTION_LOOP_EXIT]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM7:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[OMP_SECTION_LOOP_AFTER]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V0]], ptr %[[GEP_]], align 8
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
// CHECK-NEXT:   %[[P_LASTITER29:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND30:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND31:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE32:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION9:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region9:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_PREHEADER10:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.preheader10:                     ; preds = %[[OMP_PAR_REGION9]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND30]], align 4
// CHECK-NEXT:   store i32 2, ptr %[[P_UPPERBOUND31]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE32]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM33:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM33]], i32 34, ptr %[[P_LASTITER29]], ptr %[[P_LOWERBOUND30]], ptr %[[P_UPPERBOUND31]], ptr %[[P_STRIDE32]], i32 1, i32 0)
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND30]], align 4
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND31]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = sub i32 %[[V3]], %[[V2]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = add i32 %[[V4]], 1
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER11:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.header11:                        ; preds = %[[OMP_SECTION_LOOP_INC14:[^ ]+]], %[[OMP_SECTION_LOOP_PREHEADER10]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_IV17:[^ ]+]] = phi i32 [ 0, %[[OMP_SECTION_LOOP_PREHEADER10]] ], [ %[[OMP_SECTION_LOOP_NEXT19:[^ ]+]], %[[OMP_SECTION_LOOP_INC14]] ]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_COND12:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.cond12:                          ; preds = %[[OMP_SECTION_LOOP_HEADER11]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_CMP18:[^ ]+]] = icmp ult i32 %[[OMP_SECTION_LOOP_IV17]], %[[V5]]
// CHECK-NEXT:   br i1 %[[OMP_SECTION_LOOP_CMP18]], label %[[OMP_SECTION_LOOP_BODY13:[^ ]+]], label %[[OMP_SECTION_LOOP_EXIT15:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.exit15:                          ; preds = %[[OMP_SECTION_LOOP_COND12]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM33]])
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_AFTER16:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.after16:                         ; preds = %[[OMP_SECTION_LOOP_EXIT15]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont8:                                 ; preds = %[[OMP_SECTION_LOOP_AFTER16]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT8]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body13:                          ; preds = %[[OMP_SECTION_LOOP_COND12]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = add i32 %[[OMP_SECTION_LOOP_IV17]], %[[V2]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = mul i32 %[[V6]], 1
// CHECK-NEXT:   %[[V8:[^ ]+]] = add i32 %[[V7]], 0
// CHECK-NEXT:   switch i32 %[[V8]], label %[[OMP_SECTION_LOOP_BODY13_SECTIONS_AFTER:[^ ]+]] [
// CHECK-NEXT:     i32 0, label %[[OMP_SECTION_LOOP_BODY_CASE20:[^ ]+]]
// CHECK-NEXT:     i32 1, label %[[OMP_SECTION_LOOP_BODY_CASE23:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[OMP_SECTION_LOOP_BODY_CASE26:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case26:                     ; preds = %[[OMP_SECTION_LOOP_BODY13]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION28:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region28:                             ; preds = %[[OMP_SECTION_LOOP_BODY_CASE26]]
// CHECK-NEXT:   call void @use(ptr %[[LOADGEP_]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT27:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont27:                                ; preds = %[[OMP_SECTION_REGION28]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_BODY13_SECTIONS_AFTER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case23:                     ; preds = %[[OMP_SECTION_LOOP_BODY13]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION25:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region25:                             ; preds = %[[OMP_SECTION_LOOP_BODY_CASE23]]
// CHECK-NEXT:   call void @use(ptr %[[LOADGEP_]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT24:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont24:                                ; preds = %[[OMP_SECTION_REGION25]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_BODY13_SECTIONS_AFTER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case20:                     ; preds = %[[OMP_SECTION_LOOP_BODY13]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION22:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region22:                             ; preds = %[[OMP_SECTION_LOOP_BODY_CASE20]]
// CHECK-NEXT:   call void @use(ptr %[[LOADGEP_]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT21:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont21:                                ; preds = %[[OMP_SECTION_REGION22]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_BODY13_SECTIONS_AFTER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body13.sections.after:           ; preds = %[[OMP_REGION_CONT27]], %[[OMP_REGION_CONT24]], %[[OMP_REGION_CONT21]], %[[OMP_SECTION_LOOP_BODY13]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_INC14]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.inc14:                           ; preds = %[[OMP_SECTION_LOOP_BODY13_SECTIONS_AFTER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_NEXT19]] = add nuw i32 %[[OMP_SECTION_LOOP_IV17]], 1
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER11]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
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
// CHECK-NEXT: declare !callback !2 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
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
// CHECK-NEXT: @.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   %[[V2:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[RED_ARRAY:[^ ]+]] = alloca [1 x ptr], align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V1:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[OMP_ORIG:[^ ]+]] = load i32, ptr %[[V0]], align 4
// CHECK-NEXT:   store i32 0, ptr %[[V2]], align 4
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_PREHEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.preheader:                       ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   store i32 2, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 0)
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub i32 %[[V4]], %[[V3]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = add i32 %[[V5]], 1
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.header:                          ; preds = %[[OMP_SECTION_LOOP_INC:[^ ]+]], %[[OMP_SECTION_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_SECTION_LOOP_PREHEADER]] ], [ %[[OMP_SECTION_LOOP_NEXT:[^ ]+]], %[[OMP_SECTION_LOOP_INC]] ]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_COND:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.cond:                            ; preds = %[[OMP_SECTION_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_SECTION_LOOP_IV]], %[[V6]]
// CHECK-NEXT:   br i1 %[[OMP_SECTION_LOOP_CMP]], label %[[OMP_SECTION_LOOP_BODY:[^ ]+]], label %[[OMP_SECTION_LOOP_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body:                            ; preds = %[[OMP_SECTION_LOOP_COND]]
// CHECK-NEXT:   %[[V7:[^ ]+]] = add i32 %[[OMP_SECTION_LOOP_IV]], %[[V3]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = mul i32 %[[V7]], 1
// CHECK-NEXT:   %[[V9:[^ ]+]] = add i32 %[[V8]], 0
// CHECK-NEXT:   switch i32 %[[V9]], label %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER:[^ ]+]] [
// CHECK-NEXT:     i32 0, label %[[OMP_SECTION_LOOP_BODY_CASE:[^ ]+]]
// CHECK-NEXT:     i32 1, label %[[OMP_SECTION_LOOP_BODY_CASE1:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[OMP_SECTION_LOOP_BODY_CASE4:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case:                       ; preds = %[[OMP_SECTION_LOOP_BODY]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region:                               ; preds = %[[OMP_SECTION_LOOP_BODY_CASE]]
// CHECK-NEXT:   call void @use(ptr %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_SECTION_REGION]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case1:                      ; preds = %[[OMP_SECTION_LOOP_BODY]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION3:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region3:                              ; preds = %[[OMP_SECTION_LOOP_BODY_CASE1]]
// CHECK-NEXT:   call void @use(ptr %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont2:                                 ; preds = %[[OMP_SECTION_REGION3]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case4:                      ; preds = %[[OMP_SECTION_LOOP_BODY]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region6:                              ; preds = %[[OMP_SECTION_LOOP_BODY_CASE4]]
// CHECK-NEXT:   call void @use(ptr %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont5:                                 ; preds = %[[OMP_SECTION_REGION6]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.sections.after:             ; preds = %[[OMP_REGION_CONT5]], %[[OMP_REGION_CONT2]], %[[OMP_REGION_CONT]], %[[OMP_SECTION_LOOP_BODY]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_INC]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.inc:                             ; preds = %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_NEXT]] = add nuw i32 %[[OMP_SECTION_LOOP_IV]], 1
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.exit:                            ; preds = %[[OMP_SECTION_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM7:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM7]])
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_AFTER:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.after:                           ; preds = %[[OMP_SECTION_LOOP_EXIT]]
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_0:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 0
// CHECK-NEXT:   store ptr %[[V2]], ptr %[[RED_ARRAY_ELEM_0]], align 8
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM8:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[REDUCE:[^ ]+]] = call i32 @__kmpc_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]], i32 1, i64 8, ptr %[[RED_ARRAY]], ptr @.omp.reduction.func, ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   switch i32 %[[REDUCE]], label %[[REDUCE_FINALIZE:[^ ]+]] [
// CHECK-NEXT:     i32 1, label %[[REDUCE_SWITCH_NONATOMIC:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[REDUCE_SWITCH_ATOMIC:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.finalize:                                  ; preds = %[[REDUCE_SWITCH_NONATOMIC]], %[[OMP_SECTION_LOOP_AFTER]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM9:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM9]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM10:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[REDUCE_FINALIZE]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[V0]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @f..omp_par, ptr %[[STRUCTARG]])
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   ret void
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic:                          ; preds = %[[OMP_SECTION_LOOP_AFTER]]
// CHECK-NEXT:   %[[RED_VALUE_0:[^ ]+]] = load i32, ptr %[[V0]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_0:[^ ]+]] = load i32, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[V10:[^ ]+]] = add i32 %[[RED_VALUE_0]], %[[RED_PRIVATE_VALUE_0]]
// CHECK-NEXT:   store i32 %[[V10]], ptr %[[V0]], align 4
// CHECK-NEXT:   call void @__kmpc_end_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM8]], ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic:                             ; preds = %[[OMP_SECTION_LOOP_AFTER]]
// CHECK-NEXT:   unreachable
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @f..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !1
// CHECK-NEXT:   %[[P_LASTITER34:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_LOWERBOUND35:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_UPPERBOUND36:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[P_STRIDE37:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[RED_ARRAY41:[^ ]+]] = alloca [1 x ptr], align 8
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION12:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region12:                                 ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT13:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init13:                             ; preds = %[[OMP_PAR_REGION12]]
// CHECK-NEXT:   %[[OMP_ORIG14:[^ ]+]] = load i32, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   store i32 0, ptr %[[V2]], align 4
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_PREHEADER15:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.preheader15:                     ; preds = %[[OMP_REDUCTION_INIT13]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND35]], align 4
// CHECK-NEXT:   store i32 2, ptr %[[P_UPPERBOUND36]], align 4
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE37]], align 4
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM38:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM38]], i32 34, ptr %[[P_LASTITER34]], ptr %[[P_LOWERBOUND35]], ptr %[[P_UPPERBOUND36]], ptr %[[P_STRIDE37]], i32 1, i32 0)
// CHECK-NEXT:   %[[V3:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND35]], align 4
// CHECK-NEXT:   %[[V4:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND36]], align 4
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub i32 %[[V4]], %[[V3]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = add i32 %[[V5]], 1
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER16:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.header16:                        ; preds = %[[OMP_SECTION_LOOP_INC19:[^ ]+]], %[[OMP_SECTION_LOOP_PREHEADER15]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_IV22:[^ ]+]] = phi i32 [ 0, %[[OMP_SECTION_LOOP_PREHEADER15]] ], [ %[[OMP_SECTION_LOOP_NEXT24:[^ ]+]], %[[OMP_SECTION_LOOP_INC19]] ]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_COND17:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.cond17:                          ; preds = %[[OMP_SECTION_LOOP_HEADER16]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_CMP23:[^ ]+]] = icmp ult i32 %[[OMP_SECTION_LOOP_IV22]], %[[V6]]
// CHECK-NEXT:   br i1 %[[OMP_SECTION_LOOP_CMP23]], label %[[OMP_SECTION_LOOP_BODY18:[^ ]+]], label %[[OMP_SECTION_LOOP_EXIT20:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.exit20:                          ; preds = %[[OMP_SECTION_LOOP_COND17]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM38]])
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM39:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM39]])
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_AFTER21:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.after21:                         ; preds = %[[OMP_SECTION_LOOP_EXIT20]]
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_042:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[RED_ARRAY41]], i64 0, i64 0
// CHECK-NEXT:   store ptr %[[V2]], ptr %[[RED_ARRAY_ELEM_042]], align 8
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM43:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   %[[REDUCE44:[^ ]+]] = call i32 @__kmpc_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM43]], i32 1, i64 8, ptr %[[RED_ARRAY41]], ptr @.omp.reduction.func.1, ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   switch i32 %[[REDUCE44]], label %[[REDUCE_FINALIZE40:[^ ]+]] [
// CHECK-NEXT:     i32 1, label %[[REDUCE_SWITCH_NONATOMIC45:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[REDUCE_SWITCH_ATOMIC46:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic46:                           ; preds = %[[OMP_SECTION_LOOP_AFTER21]]
// CHECK-NEXT:   unreachable
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic45:                        ; preds = %[[OMP_SECTION_LOOP_AFTER21]]
// CHECK-NEXT:   %[[RED_VALUE_047:[^ ]+]] = load i32, ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_048:[^ ]+]] = load i32, ptr %[[V2]], align 4
// CHECK-NEXT:   %[[V7:[^ ]+]] = add i32 %[[RED_VALUE_047]], %[[RED_PRIVATE_VALUE_048]]
// CHECK-NEXT:   store i32 %[[V7]], ptr %[[LOADGEP_]], align 4
// CHECK-NEXT:   call void @__kmpc_end_reduce(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM43]], ptr @.gomp_critical_user_.reduction.var)
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE40]]
// CHECK-EMPTY:
// CHECK-NEXT: reduce.finalize40:                                ; preds = %[[REDUCE_SWITCH_NONATOMIC45]], %[[OMP_SECTION_LOOP_AFTER21]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM49:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM49]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT11:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont11:                                ; preds = %[[REDUCE_FINALIZE40]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT11]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body18:                          ; preds = %[[OMP_SECTION_LOOP_COND17]]
// CHECK-NEXT:   %[[V8:[^ ]+]] = add i32 %[[OMP_SECTION_LOOP_IV22]], %[[V3]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = mul i32 %[[V8]], 1
// CHECK-NEXT:   %[[V10:[^ ]+]] = add i32 %[[V9]], 0
// CHECK-NEXT:   switch i32 %[[V10]], label %[[OMP_SECTION_LOOP_BODY18_SECTIONS_AFTER:[^ ]+]] [
// CHECK-NEXT:     i32 0, label %[[OMP_SECTION_LOOP_BODY_CASE25:[^ ]+]]
// CHECK-NEXT:     i32 1, label %[[OMP_SECTION_LOOP_BODY_CASE28:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[OMP_SECTION_LOOP_BODY_CASE31:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case31:                     ; preds = %[[OMP_SECTION_LOOP_BODY18]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION33:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region33:                             ; preds = %[[OMP_SECTION_LOOP_BODY_CASE31]]
// CHECK-NEXT:   call void @use(ptr %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT32:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont32:                                ; preds = %[[OMP_SECTION_REGION33]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_BODY18_SECTIONS_AFTER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case28:                     ; preds = %[[OMP_SECTION_LOOP_BODY18]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION30:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region30:                             ; preds = %[[OMP_SECTION_LOOP_BODY_CASE28]]
// CHECK-NEXT:   call void @use(ptr %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT29:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont29:                                ; preds = %[[OMP_SECTION_REGION30]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_BODY18_SECTIONS_AFTER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case25:                     ; preds = %[[OMP_SECTION_LOOP_BODY18]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION27:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region27:                             ; preds = %[[OMP_SECTION_LOOP_BODY_CASE25]]
// CHECK-NEXT:   call void @use(ptr %[[V2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT26:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont26:                                ; preds = %[[OMP_SECTION_REGION27]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_BODY18_SECTIONS_AFTER]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body18.sections.after:           ; preds = %[[OMP_REGION_CONT32]], %[[OMP_REGION_CONT29]], %[[OMP_REGION_CONT26]], %[[OMP_SECTION_LOOP_BODY18]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_INC19]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.inc19:                           ; preds = %[[OMP_SECTION_LOOP_BODY18_SECTIONS_AFTER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_NEXT24]] = add nuw i32 %[[OMP_SECTION_LOOP_IV22]], 1
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER16]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI]]
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
// CHECK-NEXT: define internal void @.omp.reduction.func.1(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
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

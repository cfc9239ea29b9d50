// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

#file = #llvm.di_file<"source.f90" in "/tmp">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "p", isOptimized = false, emissionKind = Full>
#spty = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "foo", linkageName = "foo_", file = #file, line = 3, scopeLine = 3, subprogramFlags = Definition, type = #spty>
#sp2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "inl", linkageName = "inl_", file = #file, line = 3, scopeLine = 3, subprogramFlags = Definition, type = #spty>
#lb = #llvm.di_lexical_block<scope = #sp, file = #file, line = 10, column = 2>
#lb2 = #llvm.di_lexical_block_file<scope = #lb, file = #file, discriminator = 3>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v1 = #llvm.di_local_variable<scope = #sp, name = "v1", file = #file, line = 5, arg = 1, alignInBits = 32, type = #int>
#v2 = #llvm.di_local_variable<scope = #lb, name = "v2", file = #file, line = 5, type = #int, flags = Artificial>
#lab = #llvm.di_label<scope = #sp, name = "lab", file = #file, line = 42>
llvm.func @g(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #v1 = %a : !llvm.ptr
  omp.parallel {
    %b = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
    llvm.call @g(%x) : (i32) -> () loc(fused<#lb>["q":4:5])
    llvm.call @g(%x) : (i32) -> () loc(fused<#lb2>["q":5:5])
    llvm.call @g(%x) : (i32) -> () loc(callsite(fused<#sp2>["q":4:5] at "x.mlir":55:6))
    llvm.intr.dbg.declare #v2 = %b : !llvm.ptr
    llvm.intr.dbg.declare #v1 = %a : !llvm.ptr
    llvm.intr.dbg.value #v1 = %x : i32
    llvm.intr.dbg.value #v1 = %c : i32
    llvm.intr.dbg.label #lab
    %y = llvm.load %a : !llvm.ptr -> i32
    omp.parallel {
      llvm.call @g(%y) : (i32) -> () loc(fused<#lb2>["q":6:5])
      llvm.intr.dbg.value #v1 = %y : i32
      omp.terminator
    }
    omp.terminator
  }
  omp.parallel {
    omp.terminator loc(unknown)
  }
  omp.barrier
  llvm.return
} loc(fused<#sp>["x.mlir":1:1])

// -----

#file = #llvm.di_file<"source.f90" in "/work">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "test", isOptimized = false, emissionKind = Full>
#type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#own = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "name", linkageName = "name_", file = #file, line = 3, scopeLine = 3, subprogramFlags = Definition, type = #type>
llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.parallel if(%c) num_threads(%x : i32) {
    llvm.call @number(%x) : (i32) -> ()
    omp.barrier
    omp.terminator
  }
  omp.barrier
  llvm.return
} loc(fused<#own>["source":1:1])

// -----

#file = #llvm.di_file<"source.f90" in "/work">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "test", isOptimized = false, emissionKind = Full>
#type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#own = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "name", linkageName = "name_", file = #file, line = 3, scopeLine = 3, subprogramFlags = Definition, type = #type>
llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.critical {
    llvm.call @number(%x) : (i32) -> ()
    omp.terminator
  }
  omp.master {
    omp.flush
    omp.terminator
  }
  omp.single {
    omp.taskwait
    omp.terminator
  }
  llvm.return
} loc(fused<#own>["source":1:1])

// -----

#file = #llvm.di_file<"source.f90" in "/work">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "test", isOptimized = false, emissionKind = Full>
#type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#own = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "name", linkageName = "name_", file = #file, line = 3, scopeLine = 3, subprogramFlags = Definition, type = #type>
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
  omp.wsloop private(@made %p -> %a : !llvm.ptr) reduction(@add %p -> %b : !llvm.ptr) {
    omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
      llvm.call @number(%i) : (i32) -> ()
      llvm.call @use(%b) : (!llvm.ptr) -> ()
      omp.yield
    }
  }
  llvm.return
} loc(fused<#own>["source":1:1])

// -----

#file = #llvm.di_file<"source.f90" in "/work">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "test", isOptimized = false, emissionKind = Full>
#type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#own = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "name", linkageName = "name_", file = #file, line = 3, scopeLine = 3, subprogramFlags = Definition, type = #type>
llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.wsloop schedule(static = %x : i32) {
    omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
      llvm.call @number(%i) : (i32) -> ()
      omp.yield
    }
  }
  omp.wsloop schedule(dynamic) {
    omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
      llvm.call @number(%i) : (i32) -> ()
      omp.yield
    }
  }
  llvm.return
} loc(fused<#own>["source":1:1])

// -----

#file = #llvm.di_file<"source.f90" in "/work">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "test", isOptimized = false, emissionKind = Full>
#type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#own = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "name", linkageName = "name_", file = #file, line = 3, scopeLine = 3, subprogramFlags = Definition, type = #type>
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
  omp.sections reduction(@add %p -> %b : !llvm.ptr) {
    omp.section {
    ^bb0(%s: !llvm.ptr):
      llvm.call @use(%s) : (!llvm.ptr) -> ()
      omp.terminator
    }
    omp.terminator
  }
  llvm.return
} loc(fused<#own>["source":1:1])

// -----

#file = #llvm.di_file<"source.f90" in "/work">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "test", isOptimized = false, emissionKind = Full>
#type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#own = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "name", linkageName = "name_", file = #file, line = 3, scopeLine = 3, subprogramFlags = Definition, type = #type>
llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1, %v: !llvm.ptr) {
  omp.atomic.capture memory_order(seq_cst) {
    omp.atomic.update %p : !llvm.ptr {
    ^bb0(%old: i32):
      %new = llvm.mul %old, %x : i32
      omp.yield(%new : i32)
    }
    omp.atomic.read %v = %p : !llvm.ptr, !llvm.ptr, i32
  }
  llvm.return
} loc(fused<#own>["source":1:1])

// -----

#file = #llvm.di_file<"source.f90" in "/work">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "test", isOptimized = false, emissionKind = Full>
#type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#own = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "name", linkageName = "name_", file = #file, line = 3, scopeLine = 3, subprogramFlags = Definition, type = #type>
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
  omp.task if(%c) private(@copied %p -> %a : !llvm.ptr) {
    llvm.call @use(%a) : (!llvm.ptr) -> ()
    omp.terminator
  }
  llvm.return
} loc(fused<#own>["source":1:1])

// -----

#file = #llvm.di_file<"source.f90" in "/work">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "test", isOptimized = false, emissionKind = Full>
#type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#own = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "name", linkageName = "name_", file = #file, line = 3, scopeLine = 3, subprogramFlags = Definition, type = #type>
llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.teams if(%c) {
    omp.distribute {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
        llvm.call @number(%i) : (i32) -> ()
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
} loc(fused<#own>["source":1:1])

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [30 x i8] c";LLVMDialectModule;foo;19;3;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 29, ptr @0 }, align 8
// CHECK-NEXT: @2 = private unnamed_addr constant [30 x i8] c";LLVMDialectModule;foo;30;5;;\00", align 1
// CHECK-NEXT: @3 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 29, ptr @2 }, align 8
// CHECK-NEXT: @4 = private unnamed_addr constant [30 x i8] c";LLVMDialectModule;foo;37;3;;\00", align 1
// CHECK-NEXT: @5 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 29, ptr @4 }, align 8
// CHECK-NEXT: @6 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @7 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 34, i32 0, i32 22, ptr @6 }, align 8
// CHECK-NEXT: @8 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @6 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @g(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) !dbg !3 {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr, ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED16:[^ ]+]] = alloca i32, align 4, !dbg !6
// CHECK-NEXT:   %[[V3:[^ ]+]] = alloca i32, align 4, !dbg !6
// CHECK-NEXT:     #dbg_declare(ptr %[[V3]], !7, !DIExpression(), !9)
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]], !dbg !10
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V2:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1), !dbg !10
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[_RELOADED16]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP__RELOADED16:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED16]], ptr %[[GEP__RELOADED16]], align 8
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[STRUCTARG]], i32 0, i32 1
// CHECK-NEXT:   store ptr %[[V3]], ptr %[[GEP_]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 1, ptr @f..omp_par.1, ptr %[[STRUCTARG]]), !dbg !11
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM18:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @5), !dbg !12
// CHECK-NEXT:   br label %[[OMP_PARALLEL34:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel34:                                   ; preds = %[[OMP_PAR_EXIT]]
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @5, i32 0, ptr @f..omp_par.2), !dbg !13
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT24:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit24:                                   ; preds = %[[OMP_PARALLEL34]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM33:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @8)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @7, i32 %[[OMP_GLOBAL_THREAD_NUM33]])
// CHECK-NEXT:   ret void, !dbg !14
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @f..omp_par.2(ptr noalias %[[TID_ADDR19:[^ ]+]], ptr noalias %[[ZERO_ADDR20:[^ ]+]]) #0 !dbg !15 {
// CHECK-NEXT: omp.par.entry21:
// CHECK-NEXT:   %[[TID_ADDR_LOCAL25:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V0:[^ ]+]] = load i32, ptr %[[TID_ADDR19]], align 4
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[TID_ADDR_LOCAL25]], align 4
// CHECK-NEXT:   %[[TID26:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL25]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA29:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca29:                        ; preds = %[[OMP_PAR_ENTRY21:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION22:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region22:                                 ; preds = %[[OMP_REGION_AFTER_ALLOCA29]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION31:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region31:                                 ; preds = %[[OMP_PAR_REGION22]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT30:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont30:                                ; preds = %[[OMP_PAR_REGION31]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE23:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize23:                           ; preds = %[[OMP_REGION_CONT30]]
// CHECK-NEXT:   br label %[[_FINI32:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini32:                                          ; preds = %[[OMP_PAR_PRE_FINALIZE23]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT24_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit24.exitStub:                          ; preds = %[[_FINI32]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @f..omp_par.1(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 !dbg !17 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED16:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED16:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED16]], align 8, !align !18
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { ptr, ptr }, ptr %[[V0]], i32 0, i32 1
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load ptr, ptr %[[GEP_]], align 8, !align !18
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[TID_ADDR_LOCAL:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[TID:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[LOADGEP__RELOADED16]], align 4
// CHECK-NEXT:     #dbg_declare(ptr %[[LOADGEP_]], !19, !DIExpression(), !20)
// CHECK-NEXT:   %[[V3:[^ ]+]] = alloca i32, align 4, !dbg !21
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_PAR_ENTRY:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region:                                   ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   call void @g(i32 %[[V2]]), !dbg !22
// CHECK-NEXT:   call void @g(i32 %[[V2]]), !dbg !24
// CHECK-NEXT:   call void @g(i32 %[[V2]]), !dbg !26
// CHECK-NEXT:     #dbg_declare(ptr %[[V3]], !29, !DIExpression(), !30)
// CHECK-NEXT:     #dbg_declare(ptr %[[LOADGEP_]], !19, !DIExpression(), !31)
// CHECK-NEXT:     #dbg_value(i32 1, !19, !DIExpression(), !32)
// CHECK-NEXT:     #dbg_label(!33, !34)
// CHECK-NEXT:   %[[V4:[^ ]+]] = load i32, ptr %[[LOADGEP_]], align 4, !dbg !35
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @3), !dbg !36
// CHECK-NEXT:   store i32 %[[V4]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[OMP_PAR_REGION1]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @3, i32 1, ptr @f..omp_par, ptr %[[STRUCTARG]]), !dbg !37
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT8:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit8:                                    ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]], !dbg !38
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_PAR_EXIT8]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   br label %[[_FINI17:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini17:                                          ; preds = %[[OMP_PAR_PRE_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit.exitStub:                            ; preds = %[[_FINI17]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @f..omp_par(ptr noalias %[[TID_ADDR3:[^ ]+]], ptr noalias %[[ZERO_ADDR4:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 !dbg !39 {
// CHECK-NEXT: omp.par.entry5:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !18
// CHECK-NEXT:   %[[TID_ADDR_LOCAL9:[^ ]+]] = alloca i32, align 4
// CHECK-NEXT:   %[[V1:[^ ]+]] = load i32, ptr %[[TID_ADDR3]], align 4
// CHECK-NEXT:   store i32 %[[V1]], ptr %[[TID_ADDR_LOCAL9]], align 4
// CHECK-NEXT:   %[[TID10:[^ ]+]] = load i32, ptr %[[TID_ADDR_LOCAL9]], align 4
// CHECK-NEXT:   %[[V2:[^ ]+]] = load i32, ptr %[[LOADGEP__RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA13:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca13:                        ; preds = %[[OMP_PAR_ENTRY5:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region6:                                  ; preds = %[[OMP_REGION_AFTER_ALLOCA13]]
// CHECK-NEXT:   br label %[[OMP_PAR_REGION15:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region15:                                 ; preds = %[[OMP_PAR_REGION6]]
// CHECK-NEXT:   call void @g(i32 %[[V2]]), !dbg !40
// CHECK-NEXT:   br label %[[OMP_REGION_CONT14:[^ ]+]], !dbg !43
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont14:                                ; preds = %[[OMP_PAR_REGION15]]
// CHECK-NEXT:   br label %[[OMP_PAR_PRE_FINALIZE7:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.pre_finalize7:                            ; preds = %[[OMP_REGION_CONT14]]
// CHECK-NEXT:   br label %[[_FINI:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: .fini:                                            ; preds = %[[OMP_PAR_PRE_FINALIZE7]]
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT8_EXITSTUB:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit8.exitStub:                           ; preds = %[[_FINI]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !44 void @__kmpc_fork_call(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.dbg.cu = !{!0}
// CHECK-NEXT: !llvm.module.flags = !{!2}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "p", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK-NEXT: !1 = !DIFile(filename: "source.f90", directory: "/tmp")
// CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !3 = distinct !DISubprogram(name: "foo", linkageName: "foo_", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT: !4 = !DISubroutineType(cc: DW_CC_normal, types: !5)
// CHECK-NEXT: !5 = !{}
// CHECK-NEXT: !6 = !DILocation(line: 17, column: 8, scope: !3)
// CHECK-NEXT: !7 = !DILocalVariable(name: "v1", arg: 1, scope: !3, file: !1, line: 5, type: !8, align: 32)
// CHECK-NEXT: !8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
// CHECK-NEXT: !9 = !DILocation(line: 18, column: 3, scope: !3)
// CHECK-NEXT: !10 = !DILocation(line: 19, column: 3, scope: !3)
// CHECK-NEXT: !11 = !DILocation(line: 20, column: 10, scope: !3)
// CHECK-NEXT: !12 = !DILocation(line: 37, column: 3, scope: !3)
// CHECK-NEXT: !13 = !DILocation(line: 0, scope: !3)
// CHECK-NEXT: !14 = !DILocation(line: 41, column: 3, scope: !3)
// CHECK-NEXT: !15 = distinct !DISubprogram(name: "f..omp_par.2", linkageName: "f..omp_par.2", scope: null, file: !1, type: !16, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
// CHECK-NEXT: !16 = !DISubroutineType(types: !5)
// CHECK-NEXT: !17 = distinct !DISubprogram(name: "f..omp_par.1", linkageName: "f..omp_par.1", scope: null, file: !1, type: !16, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !5)
// CHECK-NEXT: !18 = !{i64 4}
// CHECK-NEXT: !19 = !DILocalVariable(name: "v1", scope: !17, file: !1, line: 5, type: !8, align: 32)
// CHECK-NEXT: !20 = !DILocation(line: 18, column: 3, scope: !17)
// CHECK-NEXT: !21 = !DILocation(line: 20, column: 10, scope: !17)
// CHECK-NEXT: !22 = !DILocation(line: 4, column: 5, scope: !23)
// CHECK-NEXT: !23 = !DILexicalBlock(scope: !17, file: !1, line: 10, column: 2)
// CHECK-NEXT: !24 = !DILocation(line: 5, column: 5, scope: !25)
// CHECK-NEXT: !25 = !DILexicalBlockFile(scope: !23, file: !1, discriminator: 3)
// CHECK-NEXT: !26 = !DILocation(line: 4, column: 5, scope: !27, inlinedAt: !28)
// CHECK-NEXT: !27 = distinct !DISubprogram(name: "inl", linkageName: "inl_", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT: !28 = !DILocation(line: 55, column: 6, scope: !17)
// CHECK-NEXT: !29 = !DILocalVariable(name: "v2", scope: !23, file: !1, line: 5, type: !8)
// CHECK-NEXT: !30 = !DILocation(line: 24, column: 5, scope: !17)
// CHECK-NEXT: !31 = !DILocation(line: 25, column: 5, scope: !17)
// CHECK-NEXT: !32 = !DILocation(line: 27, column: 5, scope: !17)
// CHECK-NEXT: !33 = !DILabel(scope: !17, name: "lab", file: !1, line: 42)
// CHECK-NEXT: !34 = !DILocation(line: 28, column: 5, scope: !17)
// CHECK-NEXT: !35 = !DILocation(line: 29, column: 10, scope: !17)
// CHECK-NEXT: !36 = !DILocation(line: 30, column: 5, scope: !17)
// CHECK-NEXT: !37 = !DILocation(line: 6, column: 5, scope: !25)
// CHECK-NEXT: !38 = !DILocation(line: 35, column: 5, scope: !17)
// CHECK-NEXT: !39 = distinct !DISubprogram(name: "f..omp_par", linkageName: "f..omp_par", scope: null, file: !1, type: !16, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
// CHECK-NEXT: !40 = !DILocation(line: 6, column: 5, scope: !41)
// CHECK-NEXT: !41 = !DILexicalBlockFile(scope: !42, file: !1, discriminator: 3)
// CHECK-NEXT: !42 = !DILexicalBlock(scope: !39, file: !1, line: 10, column: 2)
// CHECK-NEXT: !43 = !DILocation(line: 33, column: 7, scope: !39)
// CHECK-NEXT: !44 = !{!45}
// CHECK-NEXT: !45 = !{i64 2, i64 -1, i64 -1, i1 true}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [31 x i8] c";LLVMDialectModule;name;10;3;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 30, ptr @0 }, align 8
// CHECK-NEXT: @2 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @3 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 34, i32 0, i32 22, ptr @2 }, align 8
// CHECK-NEXT: @4 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @2 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @number(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i1 %[[V2:[^ ]+]]) !dbg !3 {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   %[[_RELOADED:[^ ]+]] = alloca i32, align 4, !dbg !6
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1), !dbg !6
// CHECK-NEXT:   call void @__kmpc_push_num_threads(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 %[[V0]]), !dbg !6
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[_RELOADED]], align 4
// CHECK-NEXT:   br label %[[OMP_PARALLEL:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_parallel:                                     ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[_RELOADED]], ptr %[[GEP__RELOADED]], align 8
// CHECK-NEXT:   %[[V4:[^ ]+]] = sext i1 %[[V2]] to i32, !dbg !7
// CHECK-NEXT:   call void @__kmpc_fork_call_if(ptr @1, i32 1, ptr @f..omp_par, i32 %[[V4]], ptr %[[STRUCTARG]]), !dbg !7
// CHECK-NEXT:   br label %[[OMP_PAR_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.exit:                                     ; preds = %[[OMP_PARALLEL]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @4)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @3, i32 %[[OMP_GLOBAL_THREAD_NUM3]])
// CHECK-NEXT:   ret void, !dbg !8
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: define internal void @f..omp_par(ptr noalias %[[TID_ADDR:[^ ]+]], ptr noalias %[[ZERO_ADDR:[^ ]+]], ptr %[[V0:[^ ]+]]) #0 !dbg !9 {
// CHECK-NEXT: omp.par.entry:
// CHECK-NEXT:   %[[GEP__RELOADED:[^ ]+]] = getelementptr { ptr }, ptr %[[V0]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP__RELOADED:[^ ]+]] = load ptr, ptr %[[GEP__RELOADED]], align 8, !align !11
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
// CHECK-NEXT:   br label %[[OMP_PAR_REGION1:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.par.region1:                                  ; preds = %[[OMP_PAR_REGION]]
// CHECK-NEXT:   call void @number(i32 %[[V2]]), !dbg !12
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @4)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @3, i32 %[[OMP_GLOBAL_THREAD_NUM2]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]], !dbg !13
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
// CHECK-NEXT: declare void @__kmpc_push_num_threads(ptr, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: declare !callback !14 void @__kmpc_fork_call_if(ptr, i32, ptr, i32, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.dbg.cu = !{!0}
// CHECK-NEXT: !llvm.module.flags = !{!2}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "test", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK-NEXT: !1 = !DIFile(filename: "source.f90", directory: "/work")
// CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !3 = distinct !DISubprogram(name: "name", linkageName: "name_", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT: !4 = !DISubroutineType(cc: DW_CC_normal, types: !5)
// CHECK-NEXT: !5 = !{}
// CHECK-NEXT: !6 = !DILocation(line: 10, column: 3, scope: !3)
// CHECK-NEXT: !7 = !DILocation(line: 11, column: 5, scope: !3)
// CHECK-NEXT: !8 = !DILocation(line: 16, column: 3, scope: !3)
// CHECK-NEXT: !9 = distinct !DISubprogram(name: "f..omp_par", linkageName: "f..omp_par", scope: null, file: !1, type: !10, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
// CHECK-NEXT: !10 = !DISubroutineType(types: !5)
// CHECK-NEXT: !11 = !{i64 4}
// CHECK-NEXT: !12 = !DILocation(line: 11, column: 5, scope: !9)
// CHECK-NEXT: !13 = !DILocation(line: 13, column: 5, scope: !9)
// CHECK-NEXT: !14 = !{!15}
// CHECK-NEXT: !15 = !{i64 2, i64 -1, i64 -1, i1 true}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [31 x i8] c";LLVMDialectModule;name;10;3;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 30, ptr @0 }, align 8
// CHECK-NEXT: @.gomp_critical_user_.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-NEXT: @2 = private unnamed_addr constant [31 x i8] c";LLVMDialectModule;name;14;3;;\00", align 1
// CHECK-NEXT: @3 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 30, ptr @2 }, align 8
// CHECK-NEXT: @4 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @5 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @4 }, align 8
// CHECK-NEXT: @6 = private unnamed_addr constant [31 x i8] c";LLVMDialectModule;name;18;3;;\00", align 1
// CHECK-NEXT: @7 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 30, ptr @6 }, align 8
// CHECK-NEXT: @8 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 30, ptr @6 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @number(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i1 %[[V2:[^ ]+]]) !dbg !3 {
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1), !dbg !6
// CHECK-NEXT:   call void @__kmpc_critical(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr @.gomp_critical_user_.var), !dbg !6
// CHECK-NEXT:   br label %[[OMP_CRITICAL_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.critical.region:                              ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   call void @number(i32 %[[V0]]), !dbg !7
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]], !dbg !8
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_CRITICAL_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize:                              ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   call void @__kmpc_end_critical(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr @.gomp_critical_user_.var), !dbg !6
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM1:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @3), !dbg !9
// CHECK-NEXT:   %[[V4:[^ ]+]] = call i32 @__kmpc_master(ptr @3, i32 %[[OMP_GLOBAL_THREAD_NUM1]]), !dbg !9
// CHECK-NEXT:   %[[V5:[^ ]+]] = icmp ne i32 %[[V4]], 0
// CHECK-NEXT:   br i1 %[[V5]], label %[[OMP_REGION_BODY:[^ ]+]], label %[[OMP_REGION_END:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body:                                  ; preds = %[[OMP_REGION_FINALIZE]]
// CHECK-NEXT:   br label %[[OMP_MASTER_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.master.region:                                ; preds = %[[OMP_REGION_BODY]]
// CHECK-NEXT:   call void @__kmpc_flush(ptr @5)
// CHECK-NEXT:   br label %[[OMP_REGION_CONT3:[^ ]+]], !dbg !10
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont3:                                 ; preds = %[[OMP_MASTER_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE2:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize2:                             ; preds = %[[OMP_REGION_CONT3]]
// CHECK-NEXT:   call void @__kmpc_end_master(ptr @3, i32 %[[OMP_GLOBAL_THREAD_NUM1]]), !dbg !9
// CHECK-NEXT:   br label %[[OMP_REGION_END]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end:                                   ; preds = %[[OMP_REGION_FINALIZE]], %[[OMP_REGION_FINALIZE2]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM4:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @7), !dbg !11
// CHECK-NEXT:   %[[V6:[^ ]+]] = call i32 @__kmpc_single(ptr @7, i32 %[[OMP_GLOBAL_THREAD_NUM4]]), !dbg !11
// CHECK-NEXT:   %[[V7:[^ ]+]] = icmp ne i32 %[[V6]], 0
// CHECK-NEXT:   br i1 %[[V7]], label %[[OMP_REGION_BODY7:[^ ]+]], label %[[OMP_REGION_END5:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.body7:                                 ; preds = %[[OMP_REGION_END]]
// CHECK-NEXT:   br label %[[OMP_SINGLE_REGION:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp.single.region:                                ; preds = %[[OMP_REGION_BODY7]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM9:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @5)
// CHECK-NEXT:   %[[V8:[^ ]+]] = call i32 @__kmpc_omp_taskwait(ptr @5, i32 %[[OMP_GLOBAL_THREAD_NUM9]])
// CHECK-NEXT:   br label %[[OMP_REGION_CONT8:[^ ]+]], !dbg !12
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont8:                                 ; preds = %[[OMP_SINGLE_REGION]]
// CHECK-NEXT:   br label %[[OMP_REGION_FINALIZE6:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.finalize6:                             ; preds = %[[OMP_REGION_CONT8]]
// CHECK-NEXT:   call void @__kmpc_end_single(ptr @7, i32 %[[OMP_GLOBAL_THREAD_NUM4]]), !dbg !11
// CHECK-NEXT:   br label %[[OMP_REGION_END5]]
// CHECK-EMPTY:
// CHECK-NEXT: omp_region.end5:                                  ; preds = %[[OMP_REGION_END]], %[[OMP_REGION_FINALIZE6]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM10:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @7), !dbg !11
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @8, i32 %[[OMP_GLOBAL_THREAD_NUM10]]), !dbg !11
// CHECK-NEXT:   ret void, !dbg !13
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_global_thread_num(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_critical(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_critical(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_master(ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_end_master(ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_flush(ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_single(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_single(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_omp_taskwait(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_barrier(ptr, i32) #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.dbg.cu = !{!0}
// CHECK-NEXT: !llvm.module.flags = !{!2}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "test", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK-NEXT: !1 = !DIFile(filename: "source.f90", directory: "/work")
// CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !3 = distinct !DISubprogram(name: "name", linkageName: "name_", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT: !4 = !DISubroutineType(cc: DW_CC_normal, types: !5)
// CHECK-NEXT: !5 = !{}
// CHECK-NEXT: !6 = !DILocation(line: 10, column: 3, scope: !3)
// CHECK-NEXT: !7 = !DILocation(line: 11, column: 5, scope: !3)
// CHECK-NEXT: !8 = !DILocation(line: 12, column: 5, scope: !3)
// CHECK-NEXT: !9 = !DILocation(line: 14, column: 3, scope: !3)
// CHECK-NEXT: !10 = !DILocation(line: 16, column: 5, scope: !3)
// CHECK-NEXT: !11 = !DILocation(line: 18, column: 3, scope: !3)
// CHECK-NEXT: !12 = !DILocation(line: 20, column: 5, scope: !3)
// CHECK-NEXT: !13 = !DILocation(line: 22, column: 3, scope: !3)
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [31 x i8] c";LLVMDialectModule;name;29;3;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 30, ptr @0 }, align 8
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 30, ptr @0 }, align 8
// CHECK-NEXT: @3 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @4 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @3 }, align 8
// CHECK-NEXT: @.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-NEXT: @5 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @3 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @number(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i1 %[[V2:[^ ]+]]) !dbg !3 {
// CHECK-NEXT:   %[[OMP_PRIVATE_ALLOC:[^ ]+]] = alloca i64, align 8, !dbg !6
// CHECK-NEXT:   %[[V4:[^ ]+]] = alloca i32, align 4, !dbg !6
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4, !dbg !6
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4, !dbg !6
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4, !dbg !6
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4, !dbg !6
// CHECK-NEXT:   %[[RED_ARRAY:[^ ]+]] = alloca [1 x ptr], align 8, !dbg !6
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i64, ptr %[[V1]], align 4, !dbg !7
// CHECK-NEXT:   store i64 %[[V5]], ptr %[[OMP_PRIVATE_ALLOC]], align 4, !dbg !8
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]], !dbg !9
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   %[[OMP_ORIG:[^ ]+]] = load i32, ptr %[[V1]], align 4, !dbg !6
// CHECK-NEXT:   store i32 0, ptr %[[V4]], align 4, !dbg !10
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]], !dbg !10
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp slt i32 %[[V0]], 0, !dbg !11
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i32 0, %[[V0]], !dbg !11
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V6]], i32 %[[V7]], i32 %[[V0]], !dbg !11
// CHECK-NEXT:   %[[V9:[^ ]+]] = select i1 %[[V6]], i32 %[[V0]], i32 %[[V0]], !dbg !11
// CHECK-NEXT:   %[[V10:[^ ]+]] = select i1 %[[V6]], i32 %[[V0]], i32 %[[V0]], !dbg !11
// CHECK-NEXT:   %[[V11:[^ ]+]] = sub nsw i32 %[[V10]], %[[V9]], !dbg !11
// CHECK-NEXT:   %[[V12:[^ ]+]] = icmp sle i32 %[[V10]], %[[V9]], !dbg !11
// CHECK-NEXT:   %[[V13:[^ ]+]] = sub i32 %[[V11]], 1, !dbg !11
// CHECK-NEXT:   %[[V14:[^ ]+]] = udiv i32 %[[V13]], %[[V8]], !dbg !11
// CHECK-NEXT:   %[[V15:[^ ]+]] = add i32 %[[V14]], 1, !dbg !11
// CHECK-NEXT:   %[[V16:[^ ]+]] = icmp ule i32 %[[V11]], %[[V8]], !dbg !11
// CHECK-NEXT:   %[[V17:[^ ]+]] = select i1 %[[V16]], i32 1, i32 %[[V15]], !dbg !11
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V12]], i32 0, i32 %[[V17]], !dbg !11
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]], !dbg !11
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4, !dbg !11
// CHECK-NEXT:   %[[V18:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], 1, !dbg !11
// CHECK-NEXT:   store i32 %[[V18]], ptr %[[P_UPPERBOUND]], align 4, !dbg !11
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4, !dbg !11
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1), !dbg !11
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 0), !dbg !11
// CHECK-NEXT:   %[[V19:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4, !dbg !11
// CHECK-NEXT:   %[[V20:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4, !dbg !11
// CHECK-NEXT:   %[[V21:[^ ]+]] = sub i32 %[[V20]], %[[V19]], !dbg !11
// CHECK-NEXT:   %[[V22:[^ ]+]] = add i32 %[[V21]], 1, !dbg !11
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]], !dbg !11
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ], !dbg !11
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]], !dbg !11
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV]], %[[V22]], !dbg !11
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]], !dbg !11
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V23:[^ ]+]] = add i32 %[[OMP_LOOP_IV]], %[[V19]], !dbg !10
// CHECK-NEXT:   %[[V24:[^ ]+]] = mul i32 %[[V23]], %[[V0]], !dbg !11
// CHECK-NEXT:   %[[V25:[^ ]+]] = add i32 %[[V24]], %[[V0]], !dbg !11
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]], !dbg !11
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @number(i32 %[[V25]]), !dbg !12
// CHECK-NEXT:   call void @use(ptr %[[V4]]), !dbg !13
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]], !dbg !14
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]], !dbg !11
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i32 %[[OMP_LOOP_IV]], 1, !dbg !11
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]], !dbg !11
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]]), !dbg !11
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1), !dbg !10
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM2]]), !dbg !10
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]], !dbg !11
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]], !dbg !11
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_0:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 0, !dbg !6
// CHECK-NEXT:   store ptr %[[V4]], ptr %[[RED_ARRAY_ELEM_0]], align 8, !dbg !6
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @4), !dbg !6
// CHECK-NEXT:   %[[REDUCE:[^ ]+]] = call i32 @__kmpc_reduce(ptr @4, i32 %[[OMP_GLOBAL_THREAD_NUM3]], i32 1, i64 8, ptr %[[RED_ARRAY]], ptr @.omp.reduction.func, ptr @.gomp_critical_user_.reduction.var), !dbg !6
// CHECK-NEXT:   switch i32 %[[REDUCE]], label %[[REDUCE_FINALIZE:[^ ]+]] [
// CHECK-NEXT:     i32 1, label %[[REDUCE_SWITCH_NONATOMIC:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[REDUCE_SWITCH_ATOMIC:[^ ]+]]
// CHECK-NEXT:   ], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: reduce.finalize:                                  ; preds = %[[REDUCE_SWITCH_NONATOMIC]], %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM4:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @4)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @5, i32 %[[OMP_GLOBAL_THREAD_NUM4]])
// CHECK-NEXT:   call void @use(ptr %[[OMP_PRIVATE_ALLOC]]), !dbg !15
// CHECK-NEXT:   ret void, !dbg !16
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic:                          ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[RED_VALUE_0:[^ ]+]] = load i32, ptr %[[V1]], align 4, !dbg !6
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_0:[^ ]+]] = load i32, ptr %[[V4]], align 4, !dbg !6
// CHECK-NEXT:   %[[V26:[^ ]+]] = add i32 %[[RED_VALUE_0]], %[[RED_PRIVATE_VALUE_0]], !dbg !17
// CHECK-NEXT:   store i32 %[[V26]], ptr %[[V1]], align 4, !dbg !6
// CHECK-NEXT:   call void @__kmpc_end_reduce(ptr @4, i32 %[[OMP_GLOBAL_THREAD_NUM3]], ptr @.gomp_critical_user_.reduction.var), !dbg !6
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic:                             ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   unreachable, !dbg !6
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
// CHECK-NEXT:   %[[V3:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V0]], i64 0, i64 0, !dbg !6
// CHECK-NEXT:   %[[V4:[^ ]+]] = load ptr, ptr %[[V3]], align 8, !dbg !6
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[V4]], align 4, !dbg !6
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V1]], i64 0, i64 0, !dbg !6
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr %[[V6]], align 8, !dbg !6
// CHECK-NEXT:   %[[V8:[^ ]+]] = load i32, ptr %[[V7]], align 4, !dbg !6
// CHECK-NEXT:   %[[V9:[^ ]+]] = add i32 %[[V5]], %[[V8]]
// CHECK-NEXT:   store i32 %[[V9]], ptr %[[V4]], align 4, !dbg !6
// CHECK-NEXT:   ret void, !dbg !6
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_reduce(ptr, i32, i32, i64, ptr, ptr, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_reduce(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.dbg.cu = !{!0}
// CHECK-NEXT: !llvm.module.flags = !{!2}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "test", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK-NEXT: !1 = !DIFile(filename: "source.f90", directory: "/work")
// CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !3 = distinct !DISubprogram(name: "name", linkageName: "name_", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT: !4 = !DISubroutineType(cc: DW_CC_normal, types: !5)
// CHECK-NEXT: !5 = !{}
// CHECK-NEXT: !6 = !DILocation(line: 36, column: 3, scope: !3)
// CHECK-NEXT: !7 = !DILocation(line: 12, column: 12, scope: !3)
// CHECK-NEXT: !8 = !DILocation(line: 13, column: 3, scope: !3)
// CHECK-NEXT: !9 = !DILocation(line: 14, column: 3, scope: !3)
// CHECK-NEXT: !10 = !DILocation(line: 29, column: 3, scope: !3)
// CHECK-NEXT: !11 = !DILocation(line: 37, column: 5, scope: !3)
// CHECK-NEXT: !12 = !DILocation(line: 38, column: 7, scope: !3)
// CHECK-NEXT: !13 = !DILocation(line: 39, column: 7, scope: !3)
// CHECK-NEXT: !14 = !DILocation(line: 40, column: 7, scope: !3)
// CHECK-NEXT: !15 = !DILocation(line: 17, column: 3, scope: !3)
// CHECK-NEXT: !16 = !DILocation(line: 43, column: 3, scope: !3)
// CHECK-NEXT: !17 = !DILocation(line: 32, column: 10, scope: !3)
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [31 x i8] c";LLVMDialectModule;name;10;3;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 30, ptr @0 }, align 8
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 30, ptr @0 }, align 8
// CHECK-NEXT: @3 = private unnamed_addr constant [31 x i8] c";LLVMDialectModule;name;16;3;;\00", align 1
// CHECK-NEXT: @4 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 30, ptr @3 }, align 8
// CHECK-NEXT: @5 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 30, ptr @3 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @number(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i1 %[[V2:[^ ]+]]) !dbg !3 {
// CHECK-NEXT:   %[[P_LASTITER20:[^ ]+]] = alloca i32, align 4, !dbg !6
// CHECK-NEXT:   %[[P_LOWERBOUND21:[^ ]+]] = alloca i32, align 4, !dbg !6
// CHECK-NEXT:   %[[P_UPPERBOUND22:[^ ]+]] = alloca i32, align 4, !dbg !6
// CHECK-NEXT:   %[[P_STRIDE23:[^ ]+]] = alloca i32, align 4, !dbg !6
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA4:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca4:                         ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[OMP_REGION_AFTER_ALLOCA4]]
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4, !dbg !6
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4, !dbg !6
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4, !dbg !6
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4, !dbg !6
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region:                                ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[V4:[^ ]+]] = icmp slt i32 %[[V0]], 0, !dbg !7
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub i32 0, %[[V0]], !dbg !7
// CHECK-NEXT:   %[[V6:[^ ]+]] = select i1 %[[V4]], i32 %[[V5]], i32 %[[V0]], !dbg !7
// CHECK-NEXT:   %[[V7:[^ ]+]] = select i1 %[[V4]], i32 %[[V0]], i32 %[[V0]], !dbg !7
// CHECK-NEXT:   %[[V8:[^ ]+]] = select i1 %[[V4]], i32 %[[V0]], i32 %[[V0]], !dbg !7
// CHECK-NEXT:   %[[V9:[^ ]+]] = sub nsw i32 %[[V8]], %[[V7]], !dbg !7
// CHECK-NEXT:   %[[V10:[^ ]+]] = icmp sle i32 %[[V8]], %[[V7]], !dbg !7
// CHECK-NEXT:   %[[V11:[^ ]+]] = sub i32 %[[V9]], 1, !dbg !7
// CHECK-NEXT:   %[[V12:[^ ]+]] = udiv i32 %[[V11]], %[[V6]], !dbg !7
// CHECK-NEXT:   %[[V13:[^ ]+]] = add i32 %[[V12]], 1, !dbg !7
// CHECK-NEXT:   %[[V14:[^ ]+]] = icmp ule i32 %[[V9]], %[[V6]], !dbg !7
// CHECK-NEXT:   %[[V15:[^ ]+]] = select i1 %[[V14]], i32 1, i32 %[[V13]], !dbg !7
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V10]], i32 0, i32 %[[V15]], !dbg !7
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]], !dbg !7
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_WSLOOP_REGION]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4, !dbg !6
// CHECK-NEXT:   %[[V16:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], 1, !dbg !6
// CHECK-NEXT:   %[[V17:[^ ]+]] = icmp eq i32 %[[OMP_LOOP_TRIPCOUNT]], 0, !dbg !6
// CHECK-NEXT:   %[[V18:[^ ]+]] = select i1 %[[V17]], i32 0, i32 %[[V16]], !dbg !6
// CHECK-NEXT:   store i32 %[[V18]], ptr %[[P_UPPERBOUND]], align 4, !dbg !6
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4, !dbg !6
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1), !dbg !6
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 33, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 %[[V0]]), !dbg !6
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_LB:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4, !dbg !6
// CHECK-NEXT:   %[[OMP_FIRSTCHUNK_UB:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4, !dbg !6
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i32 %[[OMP_FIRSTCHUNK_UB]], 1, !dbg !6
// CHECK-NEXT:   %[[OMP_CHUNK_RANGE:[^ ]+]] = sub i32 %[[V19]], %[[OMP_FIRSTCHUNK_LB]], !dbg !6
// CHECK-NEXT:   %[[OMP_DISPATCH_STRIDE:[^ ]+]] = load i32, ptr %[[P_STRIDE]], align 4, !dbg !6
// CHECK-NEXT:   %[[V20:[^ ]+]] = sub nuw i32 %[[OMP_LOOP_TRIPCOUNT]], %[[OMP_FIRSTCHUNK_LB]], !dbg !6
// CHECK-NEXT:   %[[V21:[^ ]+]] = icmp ule i32 %[[OMP_LOOP_TRIPCOUNT]], %[[OMP_FIRSTCHUNK_LB]], !dbg !6
// CHECK-NEXT:   %[[V22:[^ ]+]] = sub i32 %[[V20]], 1, !dbg !6
// CHECK-NEXT:   %[[V23:[^ ]+]] = udiv i32 %[[V22]], %[[OMP_DISPATCH_STRIDE]], !dbg !6
// CHECK-NEXT:   %[[V24:[^ ]+]] = add i32 %[[V23]], 1, !dbg !6
// CHECK-NEXT:   %[[V25:[^ ]+]] = icmp ule i32 %[[V20]], %[[OMP_DISPATCH_STRIDE]], !dbg !6
// CHECK-NEXT:   %[[V26:[^ ]+]] = select i1 %[[V25]], i32 1, i32 %[[V24]], !dbg !6
// CHECK-NEXT:   %[[OMP_DISPATCH_TRIPCOUNT:[^ ]+]] = select i1 %[[V21]], i32 0, i32 %[[V26]], !dbg !6
// CHECK-NEXT:   br label %[[OMP_DISPATCH_PREHEADER:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.preheader:                           ; preds = %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_HEADER:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.header:                              ; preds = %[[OMP_DISPATCH_INC:[^ ]+]], %[[OMP_DISPATCH_PREHEADER]]
// CHECK-NEXT:   %[[OMP_DISPATCH_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_DISPATCH_PREHEADER]] ], [ %[[OMP_DISPATCH_NEXT:[^ ]+]], %[[OMP_DISPATCH_INC]] ], !dbg !6
// CHECK-NEXT:   br label %[[OMP_DISPATCH_COND:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.cond:                                ; preds = %[[OMP_DISPATCH_HEADER]]
// CHECK-NEXT:   %[[OMP_DISPATCH_CMP:[^ ]+]] = icmp ult i32 %[[OMP_DISPATCH_IV]], %[[OMP_DISPATCH_TRIPCOUNT]], !dbg !6
// CHECK-NEXT:   br i1 %[[OMP_DISPATCH_CMP]], label %[[OMP_DISPATCH_BODY:[^ ]+]], label %[[OMP_DISPATCH_EXIT:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.body:                                ; preds = %[[OMP_DISPATCH_COND]]
// CHECK-NEXT:   %[[V27:[^ ]+]] = mul i32 %[[OMP_DISPATCH_IV]], %[[OMP_DISPATCH_STRIDE]], !dbg !6
// CHECK-NEXT:   %[[V28:[^ ]+]] = add i32 %[[V27]], %[[OMP_FIRSTCHUNK_LB]], !dbg !6
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER2:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.inc:                                 ; preds = %[[OMP_LOOP_EXIT:[^ ]+]]
// CHECK-NEXT:   %[[OMP_DISPATCH_NEXT]] = add nuw i32 %[[OMP_DISPATCH_IV]], 1, !dbg !6
// CHECK-NEXT:   br label %[[OMP_DISPATCH_HEADER]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.exit:                                ; preds = %[[OMP_DISPATCH_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]]), !dbg !6
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1), !dbg !6
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM3]]), !dbg !6
// CHECK-NEXT:   br label %[[OMP_DISPATCH_AFTER:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: omp_dispatch.after:                               ; preds = %[[OMP_DISPATCH_EXIT]]
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader2:                              ; preds = %[[OMP_DISPATCH_BODY]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = add i32 %[[V28]], %[[OMP_CHUNK_RANGE]], !dbg !7
// CHECK-NEXT:   %[[OMP_CHUNK_IS_LAST:[^ ]+]] = icmp uge i32 %[[V29]], %[[OMP_LOOP_TRIPCOUNT]], !dbg !7
// CHECK-NEXT:   %[[V30:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], %[[V28]], !dbg !7
// CHECK-NEXT:   %[[OMP_CHUNK_TRIPCOUNT:[^ ]+]] = select i1 %[[OMP_CHUNK_IS_LAST]], i32 %[[V30]], i32 %[[OMP_CHUNK_RANGE]], !dbg !7
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]], !dbg !7
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER2]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_LOOP_PREHEADER2]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ], !dbg !7
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]], !dbg !7
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV]], %[[OMP_CHUNK_TRIPCOUNT]], !dbg !7
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT]], !dbg !7
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V31:[^ ]+]] = add i32 %[[OMP_LOOP_IV]], %[[V28]], !dbg !7
// CHECK-NEXT:   %[[V32:[^ ]+]] = mul i32 %[[V31]], %[[V0]], !dbg !7
// CHECK-NEXT:   %[[V33:[^ ]+]] = add i32 %[[V32]], %[[V0]], !dbg !7
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]], !dbg !7
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @number(i32 %[[V33]]), !dbg !8, !llvm.access.group !9
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]], !dbg !10
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]], !dbg !7
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i32 %[[OMP_LOOP_IV]], 1, !dbg !7
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]], !dbg !7, !llvm.loop !11
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   br label %[[OMP_DISPATCH_INC]], !dbg !7
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_DISPATCH_AFTER]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]], !dbg !7
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   br label %[[OMP_WSLOOP_REGION6:[^ ]+]], !dbg !13
// CHECK-EMPTY:
// CHECK-NEXT: omp.wsloop.region6:                               ; preds = %[[OMP_REGION_CONT]]
// CHECK-NEXT:   %[[V34:[^ ]+]] = icmp slt i32 %[[V0]], 0, !dbg !14
// CHECK-NEXT:   %[[V35:[^ ]+]] = sub i32 0, %[[V0]], !dbg !14
// CHECK-NEXT:   %[[V36:[^ ]+]] = select i1 %[[V34]], i32 %[[V35]], i32 %[[V0]], !dbg !14
// CHECK-NEXT:   %[[V37:[^ ]+]] = select i1 %[[V34]], i32 %[[V0]], i32 %[[V0]], !dbg !14
// CHECK-NEXT:   %[[V38:[^ ]+]] = select i1 %[[V34]], i32 %[[V0]], i32 %[[V0]], !dbg !14
// CHECK-NEXT:   %[[V39:[^ ]+]] = sub nsw i32 %[[V38]], %[[V37]], !dbg !14
// CHECK-NEXT:   %[[V40:[^ ]+]] = icmp sle i32 %[[V38]], %[[V37]], !dbg !14
// CHECK-NEXT:   %[[V41:[^ ]+]] = sub i32 %[[V39]], 1, !dbg !14
// CHECK-NEXT:   %[[V42:[^ ]+]] = udiv i32 %[[V41]], %[[V36]], !dbg !14
// CHECK-NEXT:   %[[V43:[^ ]+]] = add i32 %[[V42]], 1, !dbg !14
// CHECK-NEXT:   %[[V44:[^ ]+]] = icmp ule i32 %[[V39]], %[[V36]], !dbg !14
// CHECK-NEXT:   %[[V45:[^ ]+]] = select i1 %[[V44]], i32 1, i32 %[[V43]], !dbg !14
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT7:[^ ]+]] = select i1 %[[V40]], i32 0, i32 %[[V45]], !dbg !14
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER8:[^ ]+]], !dbg !14
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader8:                              ; preds = %[[OMP_WSLOOP_REGION6]]
// CHECK-NEXT:   store i32 1, ptr %[[P_LOWERBOUND21]], align 4, !dbg !14
// CHECK-NEXT:   store i32 %[[OMP_LOOP_TRIPCOUNT7]], ptr %[[P_UPPERBOUND22]], align 4, !dbg !14
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE23]], align 4, !dbg !14
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM24:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @4), !dbg !14
// CHECK-NEXT:   call void @__kmpc_dispatch_init_4u(ptr @4, i32 %[[OMP_GLOBAL_THREAD_NUM24]], i32 1073741859, i32 1, i32 %[[OMP_LOOP_TRIPCOUNT7]], i32 1, i32 1), !dbg !14
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER8_OUTER_COND:[^ ]+]], !dbg !14
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header9:                                 ; preds = %[[OMP_LOOP_PREHEADER8_OUTER_COND]], %[[OMP_LOOP_INC12:[^ ]+]]
// CHECK-NEXT:   %[[OMP_LOOP_IV15:[^ ]+]] = phi i32 [ %[[LB:[^ ]+]], %[[OMP_LOOP_PREHEADER8_OUTER_COND]] ], [ %[[OMP_LOOP_NEXT17:[^ ]+]], %[[OMP_LOOP_INC12]] ], !dbg !14
// CHECK-NEXT:   br label %[[OMP_LOOP_COND10:[^ ]+]], !dbg !14
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond10:                                  ; preds = %[[OMP_LOOP_HEADER9:[^ ]+]]
// CHECK-NEXT:   %[[UB:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND22]], align 4, !dbg !14
// CHECK-NEXT:   %[[OMP_LOOP_CMP16:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV15]], %[[UB]], !dbg !14
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP16]], label %[[OMP_LOOP_BODY11:[^ ]+]], label %[[OMP_LOOP_PREHEADER8_OUTER_COND]], !dbg !14
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body11:                                  ; preds = %[[OMP_LOOP_COND10]]
// CHECK-NEXT:   %[[V46:[^ ]+]] = mul i32 %[[OMP_LOOP_IV15]], %[[V0]], !dbg !14
// CHECK-NEXT:   %[[V47:[^ ]+]] = add i32 %[[V46]], %[[V0]], !dbg !14
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION19:[^ ]+]], !dbg !14
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region19:                           ; preds = %[[OMP_LOOP_BODY11]]
// CHECK-NEXT:   call void @number(i32 %[[V47]]), !dbg !15
// CHECK-NEXT:   br label %[[OMP_REGION_CONT18:[^ ]+]], !dbg !16
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont18:                                ; preds = %[[OMP_LOOP_NEST_REGION19]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC12]], !dbg !14
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc12:                                   ; preds = %[[OMP_REGION_CONT18]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT17]] = add nuw i32 %[[OMP_LOOP_IV15]], 1, !dbg !14
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER9]], !dbg !14
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit13:                                  ; preds = %[[OMP_LOOP_PREHEADER8_OUTER_COND]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM25:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @4), !dbg !13
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @5, i32 %[[OMP_GLOBAL_THREAD_NUM25]]), !dbg !13
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER14:[^ ]+]], !dbg !14
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after14:                                 ; preds = %[[OMP_LOOP_EXIT13:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT5:[^ ]+]], !dbg !14
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont5:                                 ; preds = %[[OMP_LOOP_AFTER14]]
// CHECK-NEXT:   ret void, !dbg !17
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader8.outer.cond:                   ; preds = %[[OMP_LOOP_COND10]], %[[OMP_LOOP_PREHEADER8]]
// CHECK-NEXT:   %[[V48:[^ ]+]] = call i32 @__kmpc_dispatch_next_4u(ptr @4, i32 %[[OMP_GLOBAL_THREAD_NUM24]], ptr %[[P_LASTITER20]], ptr %[[P_LOWERBOUND21]], ptr %[[P_UPPERBOUND22]], ptr %[[P_STRIDE23]]), !dbg !14
// CHECK-NEXT:   %[[V49:[^ ]+]] = icmp ne i32 %[[V48]], 0, !dbg !14
// CHECK-NEXT:   %[[V50:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND21]], align 4, !dbg !14
// CHECK-NEXT:   %[[LB]] = sub i32 %[[V50]], 1, !dbg !14
// CHECK-NEXT:   br i1 %[[V49]], label %[[OMP_LOOP_HEADER9]], label %[[OMP_LOOP_EXIT13]], !dbg !14
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
// CHECK-NEXT: declare void @__kmpc_dispatch_init_4u(ptr, i32, i32, i32, i32, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i32 @__kmpc_dispatch_next_4u(ptr, i32, ptr, ptr, ptr, ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.dbg.cu = !{!0}
// CHECK-NEXT: !llvm.module.flags = !{!2}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "test", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK-NEXT: !1 = !DIFile(filename: "source.f90", directory: "/work")
// CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !3 = distinct !DISubprogram(name: "name", linkageName: "name_", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT: !4 = !DISubroutineType(cc: DW_CC_normal, types: !5)
// CHECK-NEXT: !5 = !{}
// CHECK-NEXT: !6 = !DILocation(line: 10, column: 3, scope: !3)
// CHECK-NEXT: !7 = !DILocation(line: 11, column: 5, scope: !3)
// CHECK-NEXT: !8 = !DILocation(line: 12, column: 7, scope: !3)
// CHECK-NEXT: !9 = distinct !{}
// CHECK-NEXT: !10 = !DILocation(line: 13, column: 7, scope: !3)
// CHECK-NEXT: !11 = distinct !{!11, !12}
// CHECK-NEXT: !12 = !{!"llvm.loop.parallel_accesses", !9}
// CHECK-NEXT: !13 = !DILocation(line: 16, column: 3, scope: !3)
// CHECK-NEXT: !14 = !DILocation(line: 17, column: 5, scope: !3)
// CHECK-NEXT: !15 = !DILocation(line: 18, column: 7, scope: !3)
// CHECK-NEXT: !16 = !DILocation(line: 19, column: 7, scope: !3)
// CHECK-NEXT: !17 = !DILocation(line: 22, column: 3, scope: !3)
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [31 x i8] c";LLVMDialectModule;name;12;3;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 30, ptr @0 }, align 8
// CHECK-NEXT: @2 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 30, ptr @0 }, align 8
// CHECK-NEXT: @3 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
// CHECK-NEXT: @4 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 22, ptr @3 }, align 8
// CHECK-NEXT: @.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer, align 8
// CHECK-NEXT: @5 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 66, i32 0, i32 22, ptr @3 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @number(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i1 %[[V2:[^ ]+]]) !dbg !3 {
// CHECK-NEXT:   %[[V4:[^ ]+]] = alloca i32, align 4, !dbg !6
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4, !dbg !6
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4, !dbg !6
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4, !dbg !6
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4, !dbg !6
// CHECK-NEXT:   %[[RED_ARRAY:[^ ]+]] = alloca [1 x ptr], align 8, !dbg !6
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_REDUCTION_INIT:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: omp.reduction.init:                               ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[OMP_ORIG:[^ ]+]] = load i32, ptr %[[V1]], align 4, !dbg !6
// CHECK-NEXT:   store i32 0, ptr %[[V4]], align 4, !dbg !7
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_PREHEADER:[^ ]+]], !dbg !7
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.preheader:                       ; preds = %[[OMP_REDUCTION_INIT]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4, !dbg !7
// CHECK-NEXT:   store i32 0, ptr %[[P_UPPERBOUND]], align 4, !dbg !7
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4, !dbg !7
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1), !dbg !7
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 34, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 0), !dbg !7
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4, !dbg !7
// CHECK-NEXT:   %[[V6:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4, !dbg !7
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i32 %[[V6]], %[[V5]], !dbg !7
// CHECK-NEXT:   %[[V8:[^ ]+]] = add i32 %[[V7]], 1, !dbg !7
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER:[^ ]+]], !dbg !7
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.header:                          ; preds = %[[OMP_SECTION_LOOP_INC:[^ ]+]], %[[OMP_SECTION_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_SECTION_LOOP_PREHEADER]] ], [ %[[OMP_SECTION_LOOP_NEXT:[^ ]+]], %[[OMP_SECTION_LOOP_INC]] ], !dbg !7
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_COND:[^ ]+]], !dbg !7
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.cond:                            ; preds = %[[OMP_SECTION_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_SECTION_LOOP_IV]], %[[V8]], !dbg !7
// CHECK-NEXT:   br i1 %[[OMP_SECTION_LOOP_CMP]], label %[[OMP_SECTION_LOOP_BODY:[^ ]+]], label %[[OMP_SECTION_LOOP_EXIT:[^ ]+]], !dbg !7
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body:                            ; preds = %[[OMP_SECTION_LOOP_COND]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = add i32 %[[OMP_SECTION_LOOP_IV]], %[[V5]], !dbg !7
// CHECK-NEXT:   %[[V10:[^ ]+]] = mul i32 %[[V9]], 1, !dbg !7
// CHECK-NEXT:   %[[V11:[^ ]+]] = add i32 %[[V10]], 0, !dbg !7
// CHECK-NEXT:   switch i32 %[[V11]], label %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER:[^ ]+]] [
// CHECK-NEXT:     i32 0, label %[[OMP_SECTION_LOOP_BODY_CASE:[^ ]+]]
// CHECK-NEXT:   ], !dbg !7
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.case:                       ; preds = %[[OMP_SECTION_LOOP_BODY]]
// CHECK-NEXT:   br label %[[OMP_SECTION_REGION:[^ ]+]], !dbg !7
// CHECK-EMPTY:
// CHECK-NEXT: omp.section.region:                               ; preds = %[[OMP_SECTION_LOOP_BODY_CASE]]
// CHECK-NEXT:   call void @use(ptr %[[V4]]), !dbg !8
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]], !dbg !9
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_SECTION_REGION]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER]], !dbg !7
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.body.sections.after:             ; preds = %[[OMP_REGION_CONT]], %[[OMP_SECTION_LOOP_BODY]]
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_INC]], !dbg !7
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.inc:                             ; preds = %[[OMP_SECTION_LOOP_BODY_SECTIONS_AFTER]]
// CHECK-NEXT:   %[[OMP_SECTION_LOOP_NEXT]] = add nuw i32 %[[OMP_SECTION_LOOP_IV]], 1, !dbg !7
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_HEADER]], !dbg !7
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.exit:                            ; preds = %[[OMP_SECTION_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]]), !dbg !7
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM1:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1), !dbg !7
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @2, i32 %[[OMP_GLOBAL_THREAD_NUM1]]), !dbg !7
// CHECK-NEXT:   br label %[[OMP_SECTION_LOOP_AFTER:[^ ]+]], !dbg !7
// CHECK-EMPTY:
// CHECK-NEXT: omp_section_loop.after:                           ; preds = %[[OMP_SECTION_LOOP_EXIT]]
// CHECK-NEXT:   %[[RED_ARRAY_ELEM_0:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[RED_ARRAY]], i64 0, i64 0, !dbg !6
// CHECK-NEXT:   store ptr %[[V4]], ptr %[[RED_ARRAY_ELEM_0]], align 8, !dbg !6
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM2:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @4), !dbg !6
// CHECK-NEXT:   %[[REDUCE:[^ ]+]] = call i32 @__kmpc_reduce(ptr @4, i32 %[[OMP_GLOBAL_THREAD_NUM2]], i32 1, i64 8, ptr %[[RED_ARRAY]], ptr @.omp.reduction.func, ptr @.gomp_critical_user_.reduction.var), !dbg !6
// CHECK-NEXT:   switch i32 %[[REDUCE]], label %[[REDUCE_FINALIZE:[^ ]+]] [
// CHECK-NEXT:     i32 1, label %[[REDUCE_SWITCH_NONATOMIC:[^ ]+]]
// CHECK-NEXT:     i32 2, label %[[REDUCE_SWITCH_ATOMIC:[^ ]+]]
// CHECK-NEXT:   ], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: reduce.finalize:                                  ; preds = %[[REDUCE_SWITCH_NONATOMIC]], %[[OMP_SECTION_LOOP_AFTER]]
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @4)
// CHECK-NEXT:   call void @__kmpc_barrier(ptr @5, i32 %[[OMP_GLOBAL_THREAD_NUM3]])
// CHECK-NEXT:   ret void, !dbg !10
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.nonatomic:                          ; preds = %[[OMP_SECTION_LOOP_AFTER]]
// CHECK-NEXT:   %[[RED_VALUE_0:[^ ]+]] = load i32, ptr %[[V1]], align 4, !dbg !6
// CHECK-NEXT:   %[[RED_PRIVATE_VALUE_0:[^ ]+]] = load i32, ptr %[[V4]], align 4, !dbg !6
// CHECK-NEXT:   %[[V12:[^ ]+]] = add i32 %[[RED_VALUE_0]], %[[RED_PRIVATE_VALUE_0]], !dbg !11
// CHECK-NEXT:   store i32 %[[V12]], ptr %[[V1]], align 4, !dbg !6
// CHECK-NEXT:   call void @__kmpc_end_reduce(ptr @4, i32 %[[OMP_GLOBAL_THREAD_NUM2]], ptr @.gomp_critical_user_.reduction.var), !dbg !6
// CHECK-NEXT:   br label %[[REDUCE_FINALIZE]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: reduce.switch.atomic:                             ; preds = %[[OMP_SECTION_LOOP_AFTER]]
// CHECK-NEXT:   unreachable, !dbg !6
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
// CHECK-NEXT:   %[[V3:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V0]], i64 0, i64 0, !dbg !6
// CHECK-NEXT:   %[[V4:[^ ]+]] = load ptr, ptr %[[V3]], align 8, !dbg !6
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[V4]], align 4, !dbg !6
// CHECK-NEXT:   %[[V6:[^ ]+]] = getelementptr inbounds [1 x ptr], ptr %[[V1]], i64 0, i64 0, !dbg !6
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr %[[V6]], align 8, !dbg !6
// CHECK-NEXT:   %[[V8:[^ ]+]] = load i32, ptr %[[V7]], align 4, !dbg !6
// CHECK-NEXT:   %[[V9:[^ ]+]] = add i32 %[[V5]], %[[V8]]
// CHECK-NEXT:   store i32 %[[V9]], ptr %[[V4]], align 4, !dbg !6
// CHECK-NEXT:   ret void, !dbg !6
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare i32 @__kmpc_reduce(ptr, i32, i32, i64, ptr, ptr, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_end_reduce(ptr, i32, ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-NEXT: attributes #1 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.dbg.cu = !{!0}
// CHECK-NEXT: !llvm.module.flags = !{!2}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "test", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK-NEXT: !1 = !DIFile(filename: "source.f90", directory: "/work")
// CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !3 = distinct !DISubprogram(name: "name", linkageName: "name_", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT: !4 = !DISubroutineType(cc: DW_CC_normal, types: !5)
// CHECK-NEXT: !5 = !{}
// CHECK-NEXT: !6 = !DILocation(line: 19, column: 3, scope: !3)
// CHECK-NEXT: !7 = !DILocation(line: 12, column: 3, scope: !3)
// CHECK-NEXT: !8 = !DILocation(line: 22, column: 7, scope: !3)
// CHECK-NEXT: !9 = !DILocation(line: 23, column: 7, scope: !3)
// CHECK-NEXT: !10 = !DILocation(line: 27, column: 3, scope: !3)
// CHECK-NEXT: !11 = !DILocation(line: 15, column: 10, scope: !3)
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [31 x i8] c";LLVMDialectModule;name;10;3;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 30, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @number(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i1 %[[V2:[^ ]+]], ptr %[[V3:[^ ]+]]) !dbg !3 {
// CHECK-NEXT:   %[[X_NEW_VAL:[^ ]+]] = alloca i32, align 4, !dbg !6
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V4:[^ ]+]]
// CHECK-NEXT:   %[[_ATOMIC_LOAD:[^ ]+]] = load atomic i32, ptr %[[V1]] seq_cst, align 4, !dbg !6
// CHECK-NEXT:   br label %[[_ATOMIC_CONT:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.cont:                                     ; preds = %[[_ATOMIC_CONT]], %[[ENTRY]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = phi i32 [ %[[_ATOMIC_LOAD]], %[[ENTRY]] ], [ %[[V9:[^ ]+]], %[[_ATOMIC_CONT]] ], !dbg !6
// CHECK-NEXT:   %[[V6:[^ ]+]] = mul i32 %[[V5]], %[[V0]], !dbg !7
// CHECK-NEXT:   store i32 %[[V6]], ptr %[[X_NEW_VAL]], align 4, !dbg !8
// CHECK-NEXT:   %[[V7:[^ ]+]] = load i32, ptr %[[X_NEW_VAL]], align 4, !dbg !8
// CHECK-NEXT:   %[[V8:[^ ]+]] = cmpxchg ptr %[[V1]], i32 %[[V5]], i32 %[[V7]] seq_cst seq_cst, align 4, !dbg !8
// CHECK-NEXT:   %[[V9]] = extractvalue { i32, i1 } %[[V8]], 0, !dbg !8
// CHECK-NEXT:   %[[V10:[^ ]+]] = extractvalue { i32, i1 } %[[V8]], 1, !dbg !8
// CHECK-NEXT:   br i1 %[[V10]], label %[[_ATOMIC_EXIT:[^ ]+]], label %[[_ATOMIC_CONT]], !dbg !8
// CHECK-EMPTY:
// CHECK-NEXT: .atomic.exit:                                     ; preds = %[[_ATOMIC_CONT]]
// CHECK-NEXT:   store i32 %[[V6]], ptr %[[V3]], align 4, !dbg !8
// CHECK-NEXT:   call void @__kmpc_flush(ptr @1), !dbg !8
// CHECK-NEXT:   ret void, !dbg !9
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: convergent nounwind
// CHECK-NEXT: declare void @__kmpc_flush(ptr) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { convergent nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.dbg.cu = !{!0}
// CHECK-NEXT: !llvm.module.flags = !{!2}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "test", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK-NEXT: !1 = !DIFile(filename: "source.f90", directory: "/work")
// CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !3 = distinct !DISubprogram(name: "name", linkageName: "name_", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT: !4 = !DISubroutineType(cc: DW_CC_normal, types: !5)
// CHECK-NEXT: !5 = !{}
// CHECK-NEXT: !6 = !DILocation(line: 10, column: 3, scope: !3)
// CHECK-NEXT: !7 = !DILocation(line: 13, column: 14, scope: !3)
// CHECK-NEXT: !8 = !DILocation(line: 14, column: 7, scope: !3)
// CHECK-NEXT: !9 = !DILocation(line: 18, column: 3, scope: !3)
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [31 x i8] c";LLVMDialectModule;name;27;3;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 30, ptr @0 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @number(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i1 %[[V2:[^ ]+]]) !dbg !3 {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { ptr }, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_INIT:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.init:                                 ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[OMP_TASK_CONTEXT_PTR:[^ ]+]] = tail call ptr @malloc(i64 ptrtoint (ptr getelementptr ({ i32 }, ptr null, i32 1) to i64)), !dbg !6
// CHECK-NEXT:   %[[V4:[^ ]+]] = getelementptr { i32 }, ptr %[[OMP_TASK_CONTEXT_PTR]], i32 0, i32 0, !dbg !6
// CHECK-NEXT:   br label %[[OMP_PRIVATE_COPY:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.copy:                                 ; preds = %[[OMP_PRIVATE_INIT]]
// CHECK-NEXT:   br label %[[OMP_PRIVATE_COPY1:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: omp.private.copy1:                                ; preds = %[[OMP_PRIVATE_COPY]]
// CHECK-NEXT:   %[[V5:[^ ]+]] = load i32, ptr %[[V1]], align 4, !dbg !7
// CHECK-NEXT:   store i32 %[[V5]], ptr %[[V4]], align 4, !dbg !8
// CHECK-NEXT:   br label %[[OMP_TASK_START:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: omp.task.start:                                   ; preds = %[[OMP_PRIVATE_COPY1]]
// CHECK-NEXT:   br label %[[CODEREPL:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: codeRepl:                                         ; preds = %[[OMP_TASK_START]]
// CHECK-NEXT:   %[[GEP_OMP_TASK_CONTEXT_PTR:[^ ]+]] = getelementptr { ptr }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store ptr %[[OMP_TASK_CONTEXT_PTR]], ptr %[[GEP_OMP_TASK_CONTEXT_PTR]], align 8
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1), !dbg !6
// CHECK-NEXT:   %[[V6:[^ ]+]] = call ptr @__kmpc_omp_task_alloc(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 1, i64 40, i64 8, ptr @f..omp_par), !dbg !6
// CHECK-NEXT:   %[[V7:[^ ]+]] = load ptr, ptr %[[V6]], align 8, !dbg !6
// CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 1 %[[V7]], ptr align 1 %[[STRUCTARG]], i64 8, i1 false), !dbg !6
// CHECK-NEXT:   br i1 %[[V2]], label %[[V8:[^ ]+]], label %[[V10:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: 8:                                                ; preds = %[[CODEREPL]]
// CHECK-NEXT:   %[[V9:[^ ]+]] = call i32 @__kmpc_omp_task(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[V6]]), !dbg !6
// CHECK-NEXT:   br label %[[V11:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: 10:                                               ; preds = %[[CODEREPL]]
// CHECK-NEXT:   call void @__kmpc_omp_task_begin_if0(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[V6]]), !dbg !6
// CHECK-NEXT:   call void @f..omp_par(i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[V6]]), !dbg !6
// CHECK-NEXT:   call void @__kmpc_omp_task_complete_if0(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], ptr %[[V6]]), !dbg !6
// CHECK-NEXT:   br label %[[V11]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: 11:                                               ; preds = %[[V10]], %[[V8]]
// CHECK-NEXT:   br label %[[IF_END:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: if.end:                                           ; preds = %[[V11]]
// CHECK-NEXT:   br label %[[TASK_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: task.exit:                                        ; preds = %[[IF_END]]
// CHECK-NEXT:   ret void, !dbg !9
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @f..omp_par(i32 %[[GLOBAL_TID_VAL:[^ ]+]], ptr %[[V0:[^ ]+]]) !dbg !10 {
// CHECK-NEXT: task.alloca:
// CHECK-NEXT:   %[[V1:[^ ]+]] = load ptr, ptr %[[V0]], align 8
// CHECK-NEXT:   %[[GEP_OMP_TASK_CONTEXT_PTR:[^ ]+]] = getelementptr { ptr }, ptr %[[V1]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_OMP_TASK_CONTEXT_PTR:[^ ]+]] = load ptr, ptr %[[GEP_OMP_TASK_CONTEXT_PTR]], align 8, !align !12
// CHECK-NEXT:   br label %[[TASK_BODY:[^ ]+]], !dbg !13
// CHECK-EMPTY:
// CHECK-NEXT: task.body:                                        ; preds = %[[TASK_ALLOCA:[^ ]+]]
// CHECK-NEXT:   %[[V2:[^ ]+]] = getelementptr { i32 }, ptr %[[LOADGEP_OMP_TASK_CONTEXT_PTR]], i32 0, i32 0, !dbg !13
// CHECK-NEXT:   br label %[[OMP_TASK_REGION:[^ ]+]], !dbg !13
// CHECK-EMPTY:
// CHECK-NEXT: omp.task.region:                                  ; preds = %[[TASK_BODY]]
// CHECK-NEXT:   call void @use(ptr %[[V2]]), !dbg !14
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]], !dbg !15
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[OMP_TASK_REGION]]
// CHECK-NEXT:   tail call void @free(ptr %[[LOADGEP_OMP_TASK_CONTEXT_PTR]]), !dbg !13
// CHECK-NEXT:   br label %[[TASK_EXIT_EXITSTUB:[^ ]+]], !dbg !13
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
// CHECK-NEXT: !llvm.dbg.cu = !{!0}
// CHECK-NEXT: !llvm.module.flags = !{!2}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "test", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK-NEXT: !1 = !DIFile(filename: "source.f90", directory: "/work")
// CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !3 = distinct !DISubprogram(name: "name", linkageName: "name_", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT: !4 = !DISubroutineType(cc: DW_CC_normal, types: !5)
// CHECK-NEXT: !5 = !{}
// CHECK-NEXT: !6 = !DILocation(line: 27, column: 3, scope: !3)
// CHECK-NEXT: !7 = !DILocation(line: 22, column: 12, scope: !3)
// CHECK-NEXT: !8 = !DILocation(line: 23, column: 3, scope: !3)
// CHECK-NEXT: !9 = !DILocation(line: 31, column: 3, scope: !3)
// CHECK-NEXT: !10 = distinct !DISubprogram(name: "f..omp_par", linkageName: "f..omp_par", scope: null, file: !1, type: !11, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
// CHECK-NEXT: !11 = !DISubroutineType(types: !5)
// CHECK-NEXT: !12 = !{i64 1}
// CHECK-NEXT: !13 = !DILocation(line: 27, column: 3, scope: !10)
// CHECK-NEXT: !14 = !DILocation(line: 28, column: 5, scope: !10)
// CHECK-NEXT: !15 = !DILocation(line: 29, column: 5, scope: !10)
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: %[[STRUCT_IDENT_T:[^ ]+]] = type { i32, i32, i32, i32, ptr }
// CHECK-EMPTY:
// CHECK-NEXT: @0 = private unnamed_addr constant [31 x i8] c";LLVMDialectModule;name;10;3;;\00", align 1
// CHECK-NEXT: @1 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 30, ptr @0 }, align 8
// CHECK-NEXT: @2 = private unnamed_addr constant [31 x i8] c";LLVMDialectModule;name;11;5;;\00", align 1
// CHECK-NEXT: @3 = private unnamed_addr constant %[[STRUCT_IDENT_T]] { i32 0, i32 2, i32 0, i32 30, ptr @2 }, align 8
// CHECK-EMPTY:
// CHECK-NEXT: declare void @use(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @number(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], i1 %[[V2:[^ ]+]]) !dbg !3 {
// CHECK-NEXT:   %[[STRUCTARG:[^ ]+]] = alloca { i32 }, align 8
// CHECK-NEXT:   br label %[[ENTRY:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: entry:                                            ; preds = %[[V3:[^ ]+]]
// CHECK-NEXT:   %[[NUMTEAMSUPPER:[^ ]+]] = select i1 %[[V2]], i32 0, i32 1, !dbg !6
// CHECK-NEXT:   %[[NUMTEAMSLOWER:[^ ]+]] = select i1 %[[V2]], i32 0, i32 1, !dbg !6
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @1), !dbg !6
// CHECK-NEXT:   call void @__kmpc_push_num_teams_51(ptr @1, i32 %[[OMP_GLOBAL_THREAD_NUM]], i32 %[[NUMTEAMSLOWER]], i32 %[[NUMTEAMSUPPER]], i32 0), !dbg !6
// CHECK-NEXT:   br label %[[CODEREPL:[^ ]+]], !dbg !6
// CHECK-EMPTY:
// CHECK-NEXT: codeRepl:                                         ; preds = %[[ENTRY]]
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { i32 }, ptr %[[STRUCTARG]], i32 0, i32 0
// CHECK-NEXT:   store i32 %[[V0]], ptr %[[GEP_]], align 4
// CHECK-NEXT:   call void (ptr, i32, ptr, ...) @__kmpc_fork_teams(ptr @1, i32 1, ptr @f..omp_par, ptr %[[STRUCTARG]]), !dbg !6
// CHECK-NEXT:   br label %[[TEAMS_EXIT:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: teams.exit:                                       ; preds = %[[CODEREPL]]
// CHECK-NEXT:   ret void, !dbg !7
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define internal void @f..omp_par(ptr %[[GLOBAL_TID_PTR:[^ ]+]], ptr %[[BOUND_TID_PTR:[^ ]+]], ptr %[[DATA:[^ ]+]]) !dbg !8 {
// CHECK-NEXT: teams.alloca:
// CHECK-NEXT:   %[[GEP_:[^ ]+]] = getelementptr { i32 }, ptr %[[DATA]], i32 0, i32 0
// CHECK-NEXT:   %[[LOADGEP_:[^ ]+]] = load i32, ptr %[[GEP_]], align 4
// CHECK-NEXT:   br label %[[TEAMS_BODY:[^ ]+]], !dbg !10
// CHECK-EMPTY:
// CHECK-NEXT: teams.body:                                       ; preds = %[[TEAMS_ALLOCA:[^ ]+]]
// CHECK-NEXT:   br label %[[OMP_TEAMS_REGION:[^ ]+]], !dbg !10
// CHECK-EMPTY:
// CHECK-NEXT: omp.teams.region:                                 ; preds = %[[TEAMS_BODY]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_ALLOCA:[^ ]+]], !dbg !11
// CHECK-EMPTY:
// CHECK-NEXT: distribute.alloca:                                ; preds = %[[OMP_TEAMS_REGION]]
// CHECK-NEXT:   %[[P_LASTITER:[^ ]+]] = alloca i32, align 4, !dbg !11
// CHECK-NEXT:   %[[P_LOWERBOUND:[^ ]+]] = alloca i32, align 4, !dbg !11
// CHECK-NEXT:   %[[P_UPPERBOUND:[^ ]+]] = alloca i32, align 4, !dbg !11
// CHECK-NEXT:   %[[P_STRIDE:[^ ]+]] = alloca i32, align 4, !dbg !11
// CHECK-NEXT:   br label %[[OMP_REGION_AFTER_ALLOCA:[^ ]+]], !dbg !11
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.after_alloca:                          ; preds = %[[DISTRIBUTE_ALLOCA]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_BODY:[^ ]+]], !dbg !11
// CHECK-EMPTY:
// CHECK-NEXT: distribute.body:                                  ; preds = %[[OMP_REGION_AFTER_ALLOCA]]
// CHECK-NEXT:   br label %[[OMP_DISTRIBUTE_REGION:[^ ]+]], !dbg !11
// CHECK-EMPTY:
// CHECK-NEXT: omp.distribute.region:                            ; preds = %[[DISTRIBUTE_BODY]]
// CHECK-NEXT:   %[[V0:[^ ]+]] = icmp slt i32 %[[LOADGEP_]], 0, !dbg !12
// CHECK-NEXT:   %[[V1:[^ ]+]] = sub i32 0, %[[LOADGEP_]], !dbg !12
// CHECK-NEXT:   %[[V2:[^ ]+]] = select i1 %[[V0]], i32 %[[V1]], i32 %[[LOADGEP_]], !dbg !12
// CHECK-NEXT:   %[[V3:[^ ]+]] = select i1 %[[V0]], i32 %[[LOADGEP_]], i32 %[[LOADGEP_]], !dbg !12
// CHECK-NEXT:   %[[V4:[^ ]+]] = select i1 %[[V0]], i32 %[[LOADGEP_]], i32 %[[LOADGEP_]], !dbg !12
// CHECK-NEXT:   %[[V5:[^ ]+]] = sub nsw i32 %[[V4]], %[[V3]], !dbg !12
// CHECK-NEXT:   %[[V6:[^ ]+]] = icmp sle i32 %[[V4]], %[[V3]], !dbg !12
// CHECK-NEXT:   %[[V7:[^ ]+]] = sub i32 %[[V5]], 1, !dbg !12
// CHECK-NEXT:   %[[V8:[^ ]+]] = udiv i32 %[[V7]], %[[V2]], !dbg !12
// CHECK-NEXT:   %[[V9:[^ ]+]] = add i32 %[[V8]], 1, !dbg !12
// CHECK-NEXT:   %[[V10:[^ ]+]] = icmp ule i32 %[[V5]], %[[V2]], !dbg !12
// CHECK-NEXT:   %[[V11:[^ ]+]] = select i1 %[[V10]], i32 1, i32 %[[V9]], !dbg !12
// CHECK-NEXT:   %[[OMP_LOOP_TRIPCOUNT:[^ ]+]] = select i1 %[[V6]], i32 0, i32 %[[V11]], !dbg !12
// CHECK-NEXT:   br label %[[OMP_LOOP_PREHEADER:[^ ]+]], !dbg !12
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.preheader:                               ; preds = %[[OMP_DISTRIBUTE_REGION]]
// CHECK-NEXT:   store i32 0, ptr %[[P_LOWERBOUND]], align 4, !dbg !12
// CHECK-NEXT:   %[[V12:[^ ]+]] = sub i32 %[[OMP_LOOP_TRIPCOUNT]], 1, !dbg !12
// CHECK-NEXT:   store i32 %[[V12]], ptr %[[P_UPPERBOUND]], align 4, !dbg !12
// CHECK-NEXT:   store i32 1, ptr %[[P_STRIDE]], align 4, !dbg !12
// CHECK-NEXT:   %[[OMP_GLOBAL_THREAD_NUM3:[^ ]+]] = call i32 @__kmpc_global_thread_num(ptr @3), !dbg !12
// CHECK-NEXT:   call void @__kmpc_for_static_init_4u(ptr @3, i32 %[[OMP_GLOBAL_THREAD_NUM3]], i32 92, ptr %[[P_LASTITER]], ptr %[[P_LOWERBOUND]], ptr %[[P_UPPERBOUND]], ptr %[[P_STRIDE]], i32 1, i32 0), !dbg !12
// CHECK-NEXT:   %[[V13:[^ ]+]] = load i32, ptr %[[P_LOWERBOUND]], align 4, !dbg !12
// CHECK-NEXT:   %[[V14:[^ ]+]] = load i32, ptr %[[P_UPPERBOUND]], align 4, !dbg !12
// CHECK-NEXT:   %[[V15:[^ ]+]] = sub i32 %[[V14]], %[[V13]], !dbg !12
// CHECK-NEXT:   %[[V16:[^ ]+]] = add i32 %[[V15]], 1, !dbg !12
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER:[^ ]+]], !dbg !12
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.header:                                  ; preds = %[[OMP_LOOP_INC:[^ ]+]], %[[OMP_LOOP_PREHEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_IV:[^ ]+]] = phi i32 [ 0, %[[OMP_LOOP_PREHEADER]] ], [ %[[OMP_LOOP_NEXT:[^ ]+]], %[[OMP_LOOP_INC]] ], !dbg !12
// CHECK-NEXT:   br label %[[OMP_LOOP_COND:[^ ]+]], !dbg !12
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.cond:                                    ; preds = %[[OMP_LOOP_HEADER]]
// CHECK-NEXT:   %[[OMP_LOOP_CMP:[^ ]+]] = icmp ult i32 %[[OMP_LOOP_IV]], %[[V16]], !dbg !12
// CHECK-NEXT:   br i1 %[[OMP_LOOP_CMP]], label %[[OMP_LOOP_BODY:[^ ]+]], label %[[OMP_LOOP_EXIT:[^ ]+]], !dbg !12
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.exit:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   call void @__kmpc_for_static_fini(ptr @3, i32 %[[OMP_GLOBAL_THREAD_NUM3]]), !dbg !12
// CHECK-NEXT:   br label %[[OMP_LOOP_AFTER:[^ ]+]], !dbg !12
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.after:                                   ; preds = %[[OMP_LOOP_EXIT]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT1:[^ ]+]], !dbg !12
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont1:                                 ; preds = %[[OMP_LOOP_AFTER]]
// CHECK-NEXT:   br label %[[DISTRIBUTE_EXIT:[^ ]+]], !dbg !11
// CHECK-EMPTY:
// CHECK-NEXT: distribute.exit:                                  ; preds = %[[OMP_REGION_CONT1]]
// CHECK-NEXT:   br label %[[OMP_REGION_CONT:[^ ]+]], !dbg !13
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont:                                  ; preds = %[[DISTRIBUTE_EXIT]]
// CHECK-NEXT:   br label %[[TEAMS_EXIT_EXITSTUB:[^ ]+]], !dbg !10
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.body:                                    ; preds = %[[OMP_LOOP_COND]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = add i32 %[[OMP_LOOP_IV]], %[[V13]], !dbg !11
// CHECK-NEXT:   %[[V18:[^ ]+]] = mul i32 %[[V17]], %[[LOADGEP_]], !dbg !12
// CHECK-NEXT:   %[[V19:[^ ]+]] = add i32 %[[V18]], %[[LOADGEP_]], !dbg !12
// CHECK-NEXT:   br label %[[OMP_LOOP_NEST_REGION:[^ ]+]], !dbg !12
// CHECK-EMPTY:
// CHECK-NEXT: omp.loop_nest.region:                             ; preds = %[[OMP_LOOP_BODY]]
// CHECK-NEXT:   call void @number(i32 %[[V19]]), !dbg !14
// CHECK-NEXT:   br label %[[OMP_REGION_CONT2:[^ ]+]], !dbg !15
// CHECK-EMPTY:
// CHECK-NEXT: omp.region.cont2:                                 ; preds = %[[OMP_LOOP_NEST_REGION]]
// CHECK-NEXT:   br label %[[OMP_LOOP_INC]], !dbg !12
// CHECK-EMPTY:
// CHECK-NEXT: omp_loop.inc:                                     ; preds = %[[OMP_REGION_CONT2]]
// CHECK-NEXT:   %[[OMP_LOOP_NEXT]] = add nuw i32 %[[OMP_LOOP_IV]], 1, !dbg !12
// CHECK-NEXT:   br label %[[OMP_LOOP_HEADER]], !dbg !12
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
// CHECK-NEXT: declare void @__kmpc_for_static_init_4u(ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @__kmpc_for_static_fini(ptr, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare !callback !16 void @__kmpc_fork_teams(ptr, i32, ptr, ...) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.dbg.cu = !{!0}
// CHECK-NEXT: !llvm.module.flags = !{!2}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "test", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK-NEXT: !1 = !DIFile(filename: "source.f90", directory: "/work")
// CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !3 = distinct !DISubprogram(name: "name", linkageName: "name_", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT: !4 = !DISubroutineType(cc: DW_CC_normal, types: !5)
// CHECK-NEXT: !5 = !{}
// CHECK-NEXT: !6 = !DILocation(line: 10, column: 3, scope: !3)
// CHECK-NEXT: !7 = !DILocation(line: 19, column: 3, scope: !3)
// CHECK-NEXT: !8 = distinct !DISubprogram(name: "f..omp_par", linkageName: "f..omp_par", scope: null, file: !1, type: !9, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
// CHECK-NEXT: !9 = !DISubroutineType(types: !5)
// CHECK-NEXT: !10 = !DILocation(line: 10, column: 3, scope: !8)
// CHECK-NEXT: !11 = !DILocation(line: 11, column: 5, scope: !8)
// CHECK-NEXT: !12 = !DILocation(line: 12, column: 7, scope: !8)
// CHECK-NEXT: !13 = !DILocation(line: 17, column: 5, scope: !8)
// CHECK-NEXT: !14 = !DILocation(line: 13, column: 9, scope: !8)
// CHECK-NEXT: !15 = !DILocation(line: 14, column: 9, scope: !8)
// CHECK-NEXT: !16 = !{!17}
// CHECK-NEXT: !17 = !{i64 2, i64 -1, i64 -1, i1 true}

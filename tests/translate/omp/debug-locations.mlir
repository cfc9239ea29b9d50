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

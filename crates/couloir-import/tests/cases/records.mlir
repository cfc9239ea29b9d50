#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#di_composite_type1 = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#di_file = #llvm.di_file<"a.c" in "/d">
#di_null_type = #llvm.di_null_type
#di_subprogram = #llvm.di_subprogram<recId = distinct[2]<>, isRecSelf = true>
#di_compile_unit = #llvm.di_compile_unit<id = distinct[3]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "p", isOptimized = true, emissionKind = Full>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type1, sizeInBits = 64>
#di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #di_derived_type, sizeInBits = 64>
#di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_member, name = "own", baseType = #di_derived_type1, sizeInBits = 64>
#di_derived_type4 = #llvm.di_derived_type<tag = DW_TAG_member, name = "list", baseType = #di_derived_type, sizeInBits = 64>
#di_composite_type2 = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "tree", file = #di_file, line = 2, sizeInBits = 64, elements = #di_derived_type3, #di_derived_type4>
#di_derived_type5 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type2, sizeInBits = 64>
#di_derived_type6 = #llvm.di_derived_type<tag = DW_TAG_member, name = "tree", baseType = #di_derived_type5, sizeInBits = 64>
#di_composite_type3 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "list", file = #di_file, line = 1, sizeInBits = 64, elements = #di_derived_type2, #di_derived_type6>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 4, type = #di_composite_type3>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type, #di_composite_type3>
#di_subprogram1 = #llvm.di_subprogram<recId = distinct[2]<>, id = distinct[4]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "labels", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = Definition, type = #di_subroutine_type, retainedNodes = #di_local_variable>
#di_subprogram2 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "before", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#di_subprogram3 = #llvm.di_subprogram<id = distinct[6]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "of", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#di_label = #llvm.di_label<scope = #di_subprogram1, name = "again", file = #di_file, line = 5>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram1, name = "x", file = #di_file, line = 4, type = #di_composite_type3>
#di_local_variable2 = #llvm.di_local_variable<scope = #di_subprogram2, name = "x", file = #di_file, line = 4, type = #di_basic_type>
#di_local_variable3 = #llvm.di_local_variable<scope = #di_subprogram3, name = "x", file = #di_file, line = 4, type = #di_basic_type>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
  llvm.func @may_throw(i32) -> i32
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func @labels(%arg0: i32, %arg1: i32) -> i32 {
    llvm.intr.dbg.value #di_local_variable1 = %arg1 : i32
    llvm.intr.dbg.value #di_local_variable1 = %arg0 : i32
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(7 : i32) : i32
    llvm.intr.dbg.value #di_local_variable1 = %1 : i32
    llvm.intr.dbg.label #di_label
    %2 = llvm.add %arg0, %0 : i32
    llvm.intr.dbg.value #di_local_variable1 #llvm.di_expression<[DW_OP_plus_uconst(3), DW_OP_stack_value]> = %2 : i32
    llvm.intr.dbg.label #di_label
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.return %2 : i32
  }
  llvm.func @before_an_intrinsic(%arg0: i32, %arg1: i32) -> i32 {
    %0 = llvm.intr.smax(%arg0, %arg1) : (i32, i32) -> i32
    llvm.intr.dbg.value #di_local_variable2 = %0 : i32
    llvm.return %0 : i32
  }
  llvm.func @of_a_terminator(%arg0: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
    %0 = llvm.invoke @may_throw(%arg0) to ^bb2 unwind ^bb1 : (i32) -> i32
  ^bb1:  // pred: ^bb0
    %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.resume %1 : !llvm.struct<(ptr, i32)>
  ^bb2:  // pred: ^bb0
    llvm.intr.dbg.value #di_local_variable3 = %0 : i32
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    llvm.return %0 : i32
  }
  llvm.func @assigned(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.poison : !llvm.ptr
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.return %arg0 : i32
  }
}

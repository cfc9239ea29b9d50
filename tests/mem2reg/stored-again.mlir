// A described variable to which its own value is stored. MLIR 22 crashes on it.
// RUN: couloir opt %s --mem2reg | FileCheck %s

#file = #llvm.di_file<"a.c" in "/">
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#type = #llvm.di_subroutine_type<types = #int>
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #type>
#variable = #llvm.di_local_variable<scope = #function, name = "p", file = #file, type = #int>
llvm.func @a(%n: i64) -> i64 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %x = llvm.alloca %c x i64 : (i32) -> !llvm.ptr
  llvm.store %n, %x : i64, !llvm.ptr
  llvm.intr.dbg.declare #variable = %x : !llvm.ptr
  %0 = llvm.load %x : !llvm.ptr -> i64
  llvm.store %0, %x : i64, !llvm.ptr
  %1 = llvm.load %x : !llvm.ptr -> i64
  llvm.return %1 : i64
}

// CHECK: #di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
// CHECK-NEXT: #di_file = #llvm.di_file<"a.c" in "/">
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #di_file, isOptimized = false, emissionKind = Full>
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition, type = #di_subroutine_type>
// CHECK-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "p", file = #di_file, type = #di_basic_type>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @a(%[[ARG0:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable = %[[ARG0]] : i64
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable = %[[ARG0]] : i64
// CHECK-NEXT:     llvm.return %[[ARG0]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

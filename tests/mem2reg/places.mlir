// RUN: mlir-opt %s --mem2reg --mlir-print-debuginfo | FileCheck %s

#file = #llvm.di_file<"a.c" in "/">
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#type = #llvm.di_subroutine_type<types = #int>
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, isOptimized = false, emissionKind = Full>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition, type = #type>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int, sizeInBits = 64>
#variable = #llvm.di_local_variable<scope = #function, name = "p", file = #file, type = #pointer>

// What stands for the address of a variable that is no more in memory has the place of the
// allocation.
llvm.func @address(%a: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x !llvm.ptr : (i32) -> !llvm.ptr loc("a.c":1:1)
  llvm.intr.dbg.declare #variable = %p : !llvm.ptr loc("a.c":2:1)
  %x = llvm.alloca %c x i32 : (i32) -> !llvm.ptr loc("a.c":3:1)
  llvm.store %a, %x : i32, !llvm.ptr loc("a.c":4:1)
  llvm.store %x, %p : !llvm.ptr, !llvm.ptr loc("a.c":5:1)
  %0 = llvm.load %x : !llvm.ptr -> i32 loc("a.c":6:1)
  llvm.return %0 : i32 loc("a.c":7:1)
}

// The value of what nothing was stored to has it, too.
llvm.func @nothing() -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %x = llvm.alloca %c x i32 : (i32) -> !llvm.ptr loc("a.c":11:1)
  llvm.intr.dbg.declare #variable = %x : !llvm.ptr loc("a.c":12:1)
  %0 = llvm.load %x : !llvm.ptr -> i32 loc("a.c":13:1)
  llvm.return %0 : i32 loc("a.c":14:1)
}

// CHECK: #di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
// CHECK-NEXT: #di_file = #llvm.di_file<"a.c" in "/">
// CHECK-NEXT: #loc2 = loc("tests/mem2reg/places.mlir":13:20)
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #di_file, isOptimized = false, emissionKind = Full>
// CHECK-NEXT: #di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_basic_type, sizeInBits = 64>
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition, type = #di_subroutine_type>
// CHECK-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "p", file = #di_file, type = #di_derived_type>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @address(%[[ARG0:[^ ]+]]: i32 loc("tests/mem2reg/places.mlir":13:20)) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32 loc(#loc3)
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.undef : !llvm.ptr loc(#loc4)
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable = %[[V1]] : !llvm.ptr loc(#loc5)
// CHECK-NEXT:     llvm.return %[[ARG0]] : i32 loc(#loc6)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT:   llvm.func @nothing() -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : i32 loc(#loc8)
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32 loc(#loc9)
// CHECK-NEXT:     llvm.return %[[V0]] : i32 loc(#loc10)
// CHECK-NEXT:   } loc(#loc7)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/mem2reg/places.mlir":0:0)
// CHECK-NEXT: #loc1 = loc("tests/mem2reg/places.mlir":13:1)
// CHECK-NEXT: #loc3 = loc("tests/mem2reg/places.mlir":14:8)
// CHECK-NEXT: #loc4 = loc("a.c":3:1)
// CHECK-NEXT: #loc5 = loc("a.c":2:1)
// CHECK-NEXT: #loc6 = loc("a.c":7:1)
// CHECK-NEXT: #loc7 = loc("tests/mem2reg/places.mlir":25:1)
// CHECK-NEXT: #loc8 = loc("a.c":11:1)
// CHECK-NEXT: #loc9 = loc("tests/mem2reg/places.mlir":26:8)
// CHECK-NEXT: #loc10 = loc("a.c":14:1)

// RUN: mlir-opt %s --mem2reg --split-input-file | FileCheck %s

llvm.func @uses(%x: i32, %b: i8, %y : i1)  {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %a : !llvm.ptr
  %i = llvm.intr.invariant.start 4, %a : !llvm.ptr
  llvm.intr.invariant.end %i, 4, %a : !llvm.ptr
  %q = llvm.intr.launder.invariant.group %a : !llvm.ptr
  llvm.intr.lifetime.start %q : !llvm.ptr
  %r = llvm.bitcast %q : !llvm.ptr to !llvm.ptr
  %g = llvm.getelementptr %r[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %h = llvm.getelementptr %r[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32)>
  %s = llvm.addrspacecast %g : !llvm.ptr to !llvm.ptr<2>
  llvm.intr.lifetime.end %a : !llvm.ptr
  llvm.return
}
llvm.func @no1(%x: i32, %b: i8, %y : i1, %n : i32)  {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  %h = llvm.getelementptr %a[%n] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.return
}
llvm.func @no2(%x: i32, %b: i8, %y : i1, %n : i32)  {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  %q = llvm.intr.launder.invariant.group %a : !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}
llvm.func @cpy(%x: i32, %p : !llvm.ptr) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  %q = llvm.intr.launder.invariant.group %a : !llvm.ptr
  "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %k = llvm.mlir.constant(1 : i8) : i8
  "llvm.intr.memset.inline"(%q, %k) <{isVolatile = false, len = 4 : i32}> : (!llvm.ptr, i8) -> ()
  llvm.store %x, %a : i32, !llvm.ptr
  %l = llvm.load %a : !llvm.ptr -> i32
  llvm.return %l : i32
}
llvm.func @cpy2(%x: i32, %p : !llvm.ptr) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %c x f32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  "llvm.intr.memcpy"(%b, %a, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memmove"(%p, %b, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memcpy.inline"(%a, %p) <{isVolatile = false, len = 4 : i8}> : (!llvm.ptr, !llvm.ptr) -> ()
  %l = llvm.load %a : !llvm.ptr -> i32
  llvm.return %l : i32
}
llvm.func @vol(%x: i32, %p : !llvm.ptr) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a atomic seq_cst {alignment = 4 : i64} : i32, !llvm.ptr
  %l = llvm.load %a atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
  %a2 = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.store volatile %x, %a2 : i32, !llvm.ptr
  %a3 = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  %l3 = llvm.load volatile %a3 : !llvm.ptr -> i32
  llvm.return %l : i32
}
llvm.func @ptrs(%x: i32, %p : !llvm.ptr) -> !llvm.ptr {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x !llvm.ptr : (i32) -> !llvm.ptr
  %b = llvm.alloca %c x !llvm.ptr : (i32) -> !llvm.ptr
  %d = llvm.alloca %c x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %a, %a : !llvm.ptr, !llvm.ptr
  llvm.store %b, %d : !llvm.ptr, !llvm.ptr
  llvm.store %p, %b : !llvm.ptr, !llvm.ptr
  %l0 = llvm.load %d : !llvm.ptr -> !llvm.ptr
  %l1 = llvm.load %l0 : !llvm.ptr -> !llvm.ptr
  llvm.return %l1 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT: llvm.func @uses(%arg0: i32, %arg1: i8, %arg2: i1) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @no1(%arg0: i32, %arg1: i8, %arg2: i1, %arg3: i32) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.getelementptr %[[V1]][%arg3] : (!llvm.ptr, i32) -> !llvm.ptr, i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @no2(%arg0: i32, %arg1: i8, %arg2: i1, %arg3: i32) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.intr.launder.invariant.group %[[V1]] : !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @cpy(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.mlir.constant(1 : i8) : i8
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @cpy2(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.bitcast %arg0 : i32 to f32
// CHECK-NEXT: llvm.store %[[V2]], %arg1 : f32, !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.load %arg1 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @vol(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store volatile %arg0, %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.load volatile %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @ptrs(%arg0: i32, %arg1: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.ptr : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V1]], %[[V1]] : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.return %arg1 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#v = #llvm.di_local_variable<scope = #sp, name = "x">
#w = #llvm.di_local_variable<scope = #sp, name = "y">
llvm.func @dbg(%x: i32, %b: i8, %y : i1) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #v = %a : !llvm.ptr
  llvm.intr.dbg.declare #w #llvm.di_expression<[DW_OP_deref]> = %a : !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %e = llvm.zext %b : i8 to i32
  llvm.store %e, %a : i32, !llvm.ptr
  llvm.intr.dbg.value #v = %a : !llvm.ptr
  llvm.cond_br %y, ^a, ^b
^a:
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.br ^c
^b:
  llvm.br ^c
^c:
  %l = llvm.load %a : !llvm.ptr -> i32
  llvm.return %l : i32
}
llvm.func @dbg2(%x: i32, %b: i8, %y : i1) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.br ^d
^d:
  llvm.intr.dbg.declare #v = %a : !llvm.ptr
  llvm.cond_br %y, ^a, ^b
^a:
  %e = llvm.zext %b : i8 to i32
  llvm.store %e, %a : i32, !llvm.ptr
  llvm.intr.dbg.declare #v = %a : !llvm.ptr
  llvm.br ^d
^b:
  %l = llvm.load %a : !llvm.ptr -> i32
  llvm.return %l : i32
}
llvm.func @dbg3(%x: i32, %b: i8, %y : i1)  {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.value #v = %a : !llvm.ptr
  llvm.intr.dbg.declare #v = %a : !llvm.ptr
  llvm.return
}

// CHECK: #di_file = #llvm.di_file<"a.c" in "/">
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition>
// CHECK-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x">
// CHECK-NEXT: #di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "y">
// CHECK-NEXT: module {
// CHECK-NEXT: llvm.func @dbg(%arg0: i32, %arg1: i8, %arg2: i1) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable = %arg0 : i32
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable1 #llvm.di_expression<[DW_OP_deref]> = %arg0 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.zext %arg1 : i8 to i32
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable = %[[V1]] : i32
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable1 #llvm.di_expression<[DW_OP_deref]> = %[[V1]] : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable = %[[V2]] : !llvm.ptr
// CHECK-NEXT: llvm.cond_br %arg2, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable = %arg0 : i32
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable1 #llvm.di_expression<[DW_OP_deref]> = %arg0 : i32
// CHECK-NEXT: llvm.br ^bb3(%arg0 : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb3(%[[V1]] : i32)
// CHECK-NEXT: ^bb3(%[[V3:[0-9]+]]: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable1 #llvm.di_expression<[DW_OP_deref]> = %[[V3]] : i32
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable = %[[V3]] : i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @dbg2(%arg0: i32, %arg1: i8, %arg2: i1) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable = %arg0 : i32
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable = %arg0 : i32
// CHECK-NEXT: llvm.br ^bb1(%arg0 : i32)
// CHECK-NEXT: ^bb1(%[[V1:[0-9]+]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable = %[[V1]] : i32
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable = %[[V1]] : i32
// CHECK-NEXT: llvm.cond_br %arg2, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.zext %arg1 : i8 to i32
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable = %[[V2]] : i32
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable = %[[V2]] : i32
// CHECK-NEXT: llvm.br ^bb1(%[[V2]] : i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @dbg3(%arg0: i32, %arg1: i8, %arg2: i1) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable = %[[V1]] : !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

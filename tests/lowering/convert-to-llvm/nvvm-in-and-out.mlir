// RUN: mlir-opt %s --convert-to-llvm | FileCheck %s

// What is in and out is the new value for all that uses it, sooner than constants fold.

func.func @constants(%c: f32) -> i32 {
  %x = arith.constant 4 : i32
  %y = arith.constant 5 : i32
  nvvm.inline_ptx "foo {$rw0}, {$rw1}, {$r0};" ro(%c : f32) rw(%y, %x : i32, i32)
  %s = arith.addi %x, %y : i32
  return %s : i32
}

func.func @twice(%x: i32, %y: i32, %c: i1) -> i32 {
  nvvm.inline_ptx "foo {$rw0}, {$rw1}, {$r0};" ro(%x: i32) rw(%x, %y : i32, i32)
  nvvm.inline_ptx "foo {$rw0}, {$rw1};" rw(%x, %y : i32, i32), predicate = %c
  %z = arith.addi %x, %y : i32
  return %z : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @constants(%[[ARG0:[^ ]+]]: f32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "foo $0, $1, $2;", "=r,=r,f,0,1" %[[V1]], %[[V0]], %[[ARG0]] : (i32, i32, f32) -> !llvm.struct<(i32, i32)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i32, i32)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(i32, i32)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.add %[[V4]], %[[V3]] : i32
// CHECK-NEXT:     llvm.return %[[V5]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @twice(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i1) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "foo $0, $1, $2;", "=r,=r,r,0,1" %[[ARG0]], %[[ARG1]], %[[ARG0]] : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(i32, i32)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i32, i32)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "@$2 foo $0, $1;", "=r,=r,b,0,1" %[[V1]], %[[V2]], %[[ARG2]] : (i32, i32, i1) -> !llvm.struct<(i32, i32)>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V3]][0] : !llvm.struct<(i32, i32)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(i32, i32)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.add %[[V4]], %[[V5]] : i32
// CHECK-NEXT:     llvm.return %[[V6]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

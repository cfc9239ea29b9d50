// RUN: mlir-opt %s --convert-nvvm-to-llvm | FileCheck %s

// Structs are read part by part. Those that are in and out are written as one part each, and keep
// their old value.

llvm.func @use(i32)
llvm.func @use_float(f64)

llvm.func @read(%a: !llvm.struct<(i32, f32)>) {
  nvvm.inline_ptx "foo $0, $1;" ro(%a : !llvm.struct<(i32, f32)>)
  llvm.return
}

llvm.func @read_with_results(%a: !llvm.struct<(i32, f32)>, %b: i64, %p: i1) -> i32 {
  %0, %1 = nvvm.inline_ptx "foo $0, $1;" ro(%b, %a : i64, !llvm.struct<(i32, f32)>), predicate = %p -> i32, f32
  llvm.return %0 : i32
}

llvm.func @changed(%a: !llvm.struct<(i32, f32)>) -> !llvm.struct<(i32, f32)> {
  nvvm.inline_ptx "foo $0, $1;" rw(%a : !llvm.struct<(i32, f32)>)
  llvm.return %a : !llvm.struct<(i32, f32)>
}

llvm.func @changed_before_another(%a: !llvm.struct<(i32, f32)>, %b: i32) -> !llvm.struct<(i32, f32)> {
  nvvm.inline_ptx "foo $0, $1;" rw(%a, %b : !llvm.struct<(i32, f32)>, i32)
  llvm.call @use(%b) : (i32) -> ()
  llvm.return %a : !llvm.struct<(i32, f32)>
}

llvm.func @changed_after_another(%a: !llvm.struct<(i32, f32)>, %b: i32) -> !llvm.struct<(i32, f32)> {
  nvvm.inline_ptx "foo $0, $1;" rw(%b, %a : i32, !llvm.struct<(i32, f32)>)
  llvm.call @use(%b) : (i32) -> ()
  llvm.return %a : !llvm.struct<(i32, f32)>
}

llvm.func @two_changed(%a: !llvm.struct<(i32, f32)>, %b: !llvm.struct<(i64, f32)>) -> !llvm.struct<(i64, f32)> {
  nvvm.inline_ptx "foo $0, $1;" rw(%a, %b : !llvm.struct<(i32, f32)>, !llvm.struct<(i64, f32)>)
  llvm.return %b : !llvm.struct<(i64, f32)>
}

llvm.func @changed_with_result(%a: !llvm.struct<(i32)>, %b: i32, %p: i1) -> !llvm.struct<(i32)> {
  %0 = nvvm.inline_ptx "foo $0, $1;" ro(%b : i32) rw(%a : !llvm.struct<(i32)>), predicate = %p -> f64
  llvm.call @use_float(%0) : (f64) -> ()
  llvm.return %a : !llvm.struct<(i32)>
}

llvm.func @changed_of_nothing(%a: !llvm.struct<()>) -> !llvm.struct<()> {
  nvvm.inline_ptx "foo $0, $1;" rw(%a : !llvm.struct<()>)
  llvm.return %a : !llvm.struct<()>
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @use(i32)
// CHECK-NEXT:   llvm.func @use_float(f64)
// CHECK-NEXT:   llvm.func @read(%[[ARG0:[^ ]+]]: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.extractvalue %[[ARG0]][0] : !llvm.struct<(i32, f32)> 
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[ARG0]][1] : !llvm.struct<(i32, f32)> 
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "foo $0, $1;", "r,f" %[[V0]], %[[V1]] : (i32, f32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @read_with_results(%[[ARG0:[^ ]+]]: !llvm.struct<(i32, f32)>, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i1) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.extractvalue %[[ARG0]][0] : !llvm.struct<(i32, f32)> 
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[ARG0]][1] : !llvm.struct<(i32, f32)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "@$3 foo $0, $1;", "=r,=f,l,r,f,b" %[[ARG1]], %[[V0]], %[[V1]], %[[ARG2]] : (i64, i32, f32, i1) -> !llvm.struct<(i32, f32)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i32, f32)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(i32, f32)> 
// CHECK-NEXT:     llvm.return %[[V3]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @changed(%[[ARG0:[^ ]+]]: !llvm.struct<(i32, f32)>) -> !llvm.struct<(i32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.extractvalue %[[ARG0]][0] : !llvm.struct<(i32, f32)> 
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[ARG0]][1] : !llvm.struct<(i32, f32)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "foo $0, $1;", "0,1" %[[V0]], %[[V1]] : (i32, f32) -> i32
// CHECK-NEXT:     llvm.return %[[ARG0]] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @changed_before_another(%[[ARG0:[^ ]+]]: !llvm.struct<(i32, f32)>, %[[ARG1:[^ ]+]]: i32) -> !llvm.struct<(i32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.extractvalue %[[ARG0]][0] : !llvm.struct<(i32, f32)> 
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[ARG0]][1] : !llvm.struct<(i32, f32)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "foo $0, $1;", "0,1,=r,2" %[[V0]], %[[V1]], %[[ARG1]] : (i32, f32, i32) -> !llvm.struct<(i32, f32)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i32, f32)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(i32, f32)> 
// CHECK-NEXT:     llvm.call @use(%[[ARG1]]) : (i32) -> ()
// CHECK-NEXT:     llvm.return %[[ARG0]] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @changed_after_another(%[[ARG0:[^ ]+]]: !llvm.struct<(i32, f32)>, %[[ARG1:[^ ]+]]: i32) -> !llvm.struct<(i32, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.extractvalue %[[ARG0]][0] : !llvm.struct<(i32, f32)> 
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[ARG0]][1] : !llvm.struct<(i32, f32)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "foo $0, $1;", "=r,0,1,0" %[[ARG1]], %[[V0]], %[[V1]] : (i32, i32, f32) -> !llvm.struct<(i32, i32)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i32, i32)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(i32, i32)> 
// CHECK-NEXT:     llvm.call @use(%[[V3]]) : (i32) -> ()
// CHECK-NEXT:     llvm.return %[[ARG0]] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @two_changed(%[[ARG0:[^ ]+]]: !llvm.struct<(i32, f32)>, %[[ARG1:[^ ]+]]: !llvm.struct<(i64, f32)>) -> !llvm.struct<(i64, f32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.extractvalue %[[ARG0]][0] : !llvm.struct<(i32, f32)> 
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[ARG0]][1] : !llvm.struct<(i32, f32)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[ARG1]][0] : !llvm.struct<(i64, f32)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[ARG1]][1] : !llvm.struct<(i64, f32)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "foo $0, $1;", "0,1,0,1" %[[V0]], %[[V1]], %[[V2]], %[[V3]] : (i32, f32, i64, f32) -> !llvm.struct<(i32, f32)>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V4]][0] : !llvm.struct<(i32, f32)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V4]][1] : !llvm.struct<(i32, f32)> 
// CHECK-NEXT:     llvm.return %[[ARG1]] : !llvm.struct<(i64, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @changed_with_result(%[[ARG0:[^ ]+]]: !llvm.struct<(i32)>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i1) -> !llvm.struct<(i32)> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.extractvalue %[[ARG0]][0] : !llvm.struct<(i32)> 
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.inline_asm has_side_effects asm_dialect = att "@$2 foo $0, $1;", "0,=d,r,b" %[[V0]], %[[ARG1]], %[[ARG2]] : (i32, i32, i1) -> !llvm.struct<(i32, f64)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(i32, f64)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(i32, f64)> 
// CHECK-NEXT:     llvm.call @use_float(%[[V3]]) : (f64) -> ()
// CHECK-NEXT:     llvm.return %[[ARG0]] : !llvm.struct<(i32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @changed_of_nothing(%[[ARG0:[^ ]+]]: !llvm.struct<()>) -> !llvm.struct<()> {
// CHECK-NEXT:     llvm.inline_asm has_side_effects asm_dialect = att "foo $0, $1;", ""  : () -> ()
// CHECK-NEXT:     llvm.return %[[ARG0]] : !llvm.struct<()>
// CHECK-NEXT:   }
// CHECK-NEXT: }

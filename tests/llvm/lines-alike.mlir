// RUN: mlir-opt %s --split-input-file | FileCheck %s

// What a line says of attributes, flags and successors holds of the next line
// like it, whatever values are named; not of one with other types.
llvm.func @lines(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1, %v: vector<4xi1>) -> i32 {
  %a = llvm.alloca %n x i32 {alignment = 4 : i64, note = "a"} : (i32) -> !llvm.ptr
  %b = llvm.alloca %n x i32 {alignment = 4 : i64, note = "a"} : (i32) -> !llvm.ptr
  llvm.store %n, %a {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %n, %b {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %a, %a {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.store %a, %b {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.store %b, %b {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %x = llvm.icmp "ult" %p, %q {k} : !llvm.ptr
  %y = llvm.icmp "ult" %q, %p {k} : !llvm.ptr
  %s = llvm.select %x, %p, %q {k} : i1, !llvm.ptr
  %t = llvm.select %y, %q, %p {k} : i1, !llvm.ptr
  %g = llvm.getelementptr %s[%n] {k} : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"node", (ptr, struct<"inner", (i32)>)>
  %h = llvm.getelementptr %t[%n] {k} : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"node", (ptr, struct<"inner", (i32)>)>
  llvm.cond_br %c, ^one(%g : !llvm.ptr), ^one(%h : !llvm.ptr) {k}
^one(%i: !llvm.ptr):
  llvm.cond_br %c, ^two, ^three {k}
^two:
  llvm.cond_br %y, ^three, ^four {k}
^three:
  llvm.br ^four {k}
^four:
  %l = llvm.load %i {alignment = 4 : i64} : !llvm.ptr -> i32
  %m = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> i32
  %o = llvm.add %l, %m {k} : i32
  %r = llvm.add %m, %l {k} : i32
  llvm.return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @lines(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i1, %arg4: vector<4xi1>) -> i32 {
// CHECK-NEXT:     %0 = llvm.alloca %arg0 x i32 {alignment = 4 : i64, note = "a"} : (i32) -> !llvm.ptr
// CHECK-NEXT:     %1 = llvm.alloca %arg0 x i32 {alignment = 4 : i64, note = "a"} : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %0 {alignment = 4 : i64} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 {alignment = 4 : i64} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.store %0, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.store %0, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.store %1, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     %2 = llvm.icmp "ult" %arg1, %arg2 {k} : !llvm.ptr
// CHECK-NEXT:     %3 = llvm.icmp "ult" %arg2, %arg1 {k} : !llvm.ptr
// CHECK-NEXT:     %4 = llvm.select %2, %arg1, %arg2 {k} : i1, !llvm.ptr
// CHECK-NEXT:     %5 = llvm.select %3, %arg2, %arg1 {k} : i1, !llvm.ptr
// CHECK-NEXT:     %6 = llvm.getelementptr %4[%arg0] {k} : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"node", (ptr, struct<"inner", (i32)>)>
// CHECK-NEXT:     %7 = llvm.getelementptr %5[%arg0] {k} : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"node", (ptr, struct<"inner", (i32)>)>
// CHECK-NEXT:     llvm.cond_br %arg3, ^bb1(%6 : !llvm.ptr), ^bb1(%7 : !llvm.ptr) {k}
// CHECK-NEXT:   ^bb1(%8: !llvm.ptr):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     llvm.cond_br %arg3, ^bb2, ^bb3 {k}
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     llvm.cond_br %3, ^bb3, ^bb4 {k}
// CHECK-NEXT:   ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     llvm.br ^bb4 {k}
// CHECK-NEXT:   ^bb4:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:     %9 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK-NEXT:     %10 = llvm.load %arg1 {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK-NEXT:     %11 = llvm.add %9, %10 {k} : i32
// CHECK-NEXT:     %12 = llvm.add %10, %9 {k} : i32
// CHECK-NEXT:     llvm.return %12 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @selects(%c: i1, %v: vector<2xi1>, %a: i32, %b: i32, %x: vector<2xi32>) -> vector<2xi32> {
  %0 = arith.select %c, %a, %b : i32
  %1 = arith.select %c, %b, %a : i32
  %2 = arith.select %c, %0, %1 {k} : i32
  %3 = arith.select %c, %2, %0 {k} : i32
  %4 = arith.select %v, %x, %x : vector<2xi1>, vector<2xi32>
  %5 = arith.select %c, %x, %4 : vector<2xi32>
  return %5 : vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @selects(%arg0: i1, %arg1: vector<2xi1>, %arg2: i32, %arg3: i32, %arg4: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %0 = arith.select %arg0, %arg2, %arg3 : i32
// CHECK-NEXT:     %1 = arith.select %arg0, %arg3, %arg2 : i32
// CHECK-NEXT:     %2 = arith.select %arg0, %0, %1 {k} : i32
// CHECK-NEXT:     %3 = arith.select %arg0, %2, %0 {k} : i32
// CHECK-NEXT:     %4 = arith.select %arg1, %arg4, %arg4 : vector<2xi1>, vector<2xi32>
// CHECK-NEXT:     %5 = arith.select %arg0, %arg4, %4 : vector<2xi32>
// CHECK-NEXT:     return %5 : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

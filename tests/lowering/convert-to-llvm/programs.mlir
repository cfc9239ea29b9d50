// RUN: mlir-opt %s --split-input-file --convert-scf-to-cf --expand-strided-metadata --lower-affine --convert-to-llvm --reconcile-unrealized-casts | FileCheck %s

func.func @matmul(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?x?xf64>
  %k = memref.dim %a, %c1 : memref<?x?xf64>
  %n = memref.dim %b, %c1 : memref<?x?xf64>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %z = arith.constant 0.0 : f64
      %s = scf.for %l = %c0 to %k step %c1 iter_args(%acc = %z) -> f64 {
        %x = memref.load %a[%i, %l] : memref<?x?xf64>
        %y = memref.load %b[%l, %j] : memref<?x?xf64>
        %p = arith.mulf %x, %y fastmath<contract> : f64
        %q = arith.addf %acc, %p fastmath<contract> : f64
        scf.yield %q : f64
      }
      memref.store %s, %c[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @matmul(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg14, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg15, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg16, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %arg17, %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %arg19, %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %arg18, %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %arg20, %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.insertvalue %arg7, %[[V8]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %arg8, %[[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %arg9, %[[V10]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.insertvalue %arg10, %[[V11]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V13:.*]] = llvm.insertvalue %arg12, %[[V12]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V14:.*]] = llvm.insertvalue %arg11, %[[V13]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V15:.*]] = llvm.insertvalue %arg13, %[[V14]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V16:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V17:.*]] = llvm.insertvalue %arg0, %[[V16]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V18:.*]] = llvm.insertvalue %arg1, %[[V17]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V19:.*]] = llvm.insertvalue %arg2, %[[V18]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V20:.*]] = llvm.insertvalue %arg3, %[[V19]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V21:.*]] = llvm.insertvalue %arg5, %[[V20]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V22:.*]] = llvm.insertvalue %arg4, %[[V21]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V23:.*]] = llvm.insertvalue %arg6, %[[V22]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V24:.*]] = llvm.mlir.constant(0.000000e+00 : f64) : f64
// CHECK-NEXT: %[[V25:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V26:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V27:.*]] = llvm.extractvalue %[[V23]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V28:.*]] = llvm.extractvalue %[[V23]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V29:.*]] = llvm.extractvalue %[[V15]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: llvm.br ^bb1(%[[V25]] : i64)
// CHECK-NEXT: ^bb1(%[[V30:.*]]: i64):  // 2 preds: ^bb0, ^bb8
// CHECK-NEXT: %[[V31:.*]] = llvm.icmp "slt" %[[V30]], %[[V27]] : i64
// CHECK-NEXT: llvm.cond_br %[[V31]], ^bb2, ^bb9
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.br ^bb3(%[[V25]] : i64)
// CHECK-NEXT: ^bb3(%[[V32:.*]]: i64):  // 2 preds: ^bb2, ^bb7
// CHECK-NEXT: %[[V33:.*]] = llvm.icmp "slt" %[[V32]], %[[V29]] : i64
// CHECK-NEXT: llvm.cond_br %[[V33]], ^bb4, ^bb8
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: llvm.br ^bb5(%[[V25]], %[[V24]] : i64, f64)
// CHECK-NEXT: ^bb5(%[[V34:.*]]: i64, %[[V35:.*]]: f64):  // 2 preds: ^bb4, ^bb6
// CHECK-NEXT: %[[V36:.*]] = llvm.icmp "slt" %[[V34]], %[[V28]] : i64
// CHECK-NEXT: llvm.cond_br %[[V36]], ^bb6, ^bb7
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %[[V37:.*]] = llvm.extractvalue %[[V23]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V38:.*]] = llvm.extractvalue %[[V23]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V39:.*]] = llvm.mul %[[V30]], %[[V38]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V40:.*]] = llvm.add %[[V39]], %[[V34]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V41:.*]] = llvm.getelementptr inbounds|nuw %[[V37]][%[[V40]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT: %[[V42:.*]] = llvm.load %[[V41]] : !llvm.ptr -> f64
// CHECK-NEXT: %[[V43:.*]] = llvm.extractvalue %[[V15]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V44:.*]] = llvm.extractvalue %[[V15]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V45:.*]] = llvm.mul %[[V34]], %[[V44]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V46:.*]] = llvm.add %[[V45]], %[[V32]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V47:.*]] = llvm.getelementptr inbounds|nuw %[[V43]][%[[V46]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT: %[[V48:.*]] = llvm.load %[[V47]] : !llvm.ptr -> f64
// CHECK-NEXT: %[[V49:.*]] = llvm.fmul %[[V42]], %[[V48]] {fastmathFlags = #llvm.fastmath<contract>} : f64
// CHECK-NEXT: %[[V50:.*]] = llvm.fadd %[[V35]], %[[V49]] {fastmathFlags = #llvm.fastmath<contract>} : f64
// CHECK-NEXT: %[[V51:.*]] = llvm.add %[[V34]], %[[V26]] : i64
// CHECK-NEXT: llvm.br ^bb5(%[[V51]], %[[V50]] : i64, f64)
// CHECK-NEXT: ^bb7:  // pred: ^bb5
// CHECK-NEXT: %[[V52:.*]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V53:.*]] = llvm.extractvalue %[[V7]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V54:.*]] = llvm.mul %[[V30]], %[[V53]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V55:.*]] = llvm.add %[[V54]], %[[V32]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V56:.*]] = llvm.getelementptr inbounds|nuw %[[V52]][%[[V55]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT: llvm.store %[[V35]], %[[V56]] : f64, !llvm.ptr
// CHECK-NEXT: %[[V57:.*]] = llvm.add %[[V32]], %[[V26]] : i64
// CHECK-NEXT: llvm.br ^bb3(%[[V57]] : i64)
// CHECK-NEXT: ^bb8:  // pred: ^bb3
// CHECK-NEXT: %[[V58:.*]] = llvm.add %[[V30]], %[[V26]] : i64
// CHECK-NEXT: llvm.br ^bb1(%[[V58]] : i64)
// CHECK-NEXT: ^bb9:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

memref.global "private" @flags : memref<100xi1> = uninitialized
func.func @sieve(%n: index) -> index {
  %m = memref.get_global @flags : memref<100xi1>
  %t = arith.constant true
  %f = arith.constant false
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %t, %m[%i] : memref<100xi1>
  }
  %count = scf.for %i = %c2 to %n step %c1 iter_args(%acc = %c0) -> index {
    %p = memref.load %m[%i] : memref<100xi1>
    %r = scf.if %p -> index {
      %i2 = arith.muli %i, %i : index
      scf.for %j = %i2 to %n step %i {
        memref.store %f, %m[%j] : memref<100xi1>
      }
      %x = arith.addi %acc, %c1 : index
      scf.yield %x : index
    } else {
      scf.yield %acc : index
    }
    scf.yield %r : index
  }
  return %count : index
}

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global private @flags() {addr_space = 0 : i32} : !llvm.array<100 x i1> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.undef : !llvm.array<100 x i1>
// CHECK-NEXT: llvm.return %[[V0]] : !llvm.array<100 x i1>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @sieve(%arg0: i64) -> i64 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.constant(false) : i1
// CHECK-NEXT: %[[V4:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %[[V5:.*]] = llvm.mlir.constant(100 : index) : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V7:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V8:.*]] = llvm.getelementptr %[[V7]][%[[V5]]] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT: %[[V9:.*]] = llvm.ptrtoint %[[V8]] : !llvm.ptr to i64
// CHECK-NEXT: %[[V10:.*]] = llvm.mlir.addressof @flags : !llvm.ptr
// CHECK-NEXT: %[[V11:.*]] = llvm.getelementptr %[[V10]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<100 x i1>
// CHECK-NEXT: %[[V12:.*]] = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT: %[[V13:.*]] = llvm.inttoptr %[[V12]] : i64 to !llvm.ptr
// CHECK-NEXT: %[[V14:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V15:.*]] = llvm.insertvalue %[[V13]], %[[V14]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V16:.*]] = llvm.insertvalue %[[V11]], %[[V15]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V17:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V18:.*]] = llvm.insertvalue %[[V17]], %[[V16]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V19:.*]] = llvm.insertvalue %[[V5]], %[[V18]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V20:.*]] = llvm.insertvalue %[[V6]], %[[V19]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.br ^bb1(%[[V2]] : i64)
// CHECK-NEXT: ^bb1(%[[V21:.*]]: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V22:.*]] = llvm.icmp "slt" %[[V21]], %arg0 : i64
// CHECK-NEXT: llvm.cond_br %[[V22]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V23:.*]] = llvm.extractvalue %[[V20]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V24:.*]] = llvm.getelementptr inbounds|nuw %[[V23]][%[[V21]]] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT: llvm.store %[[V4]], %[[V24]] : i1, !llvm.ptr
// CHECK-NEXT: %[[V25:.*]] = llvm.add %[[V21]], %[[V1]] : i64
// CHECK-NEXT: llvm.br ^bb1(%[[V25]] : i64)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.br ^bb4(%[[V0]], %[[V2]] : i64, i64)
// CHECK-NEXT: ^bb4(%[[V26:.*]]: i64, %[[V27:.*]]: i64):  // 2 preds: ^bb3, ^bb12
// CHECK-NEXT: %[[V28:.*]] = llvm.icmp "slt" %[[V26]], %arg0 : i64
// CHECK-NEXT: llvm.cond_br %[[V28]], ^bb5, ^bb13
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %[[V29:.*]] = llvm.extractvalue %[[V20]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V30:.*]] = llvm.getelementptr inbounds|nuw %[[V29]][%[[V26]]] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT: %[[V31:.*]] = llvm.load %[[V30]] : !llvm.ptr -> i1
// CHECK-NEXT: llvm.cond_br %[[V31]], ^bb6, ^bb10
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %[[V32:.*]] = llvm.mul %[[V26]], %[[V26]] : i64
// CHECK-NEXT: llvm.br ^bb7(%[[V32]] : i64)
// CHECK-NEXT: ^bb7(%[[V33:.*]]: i64):  // 2 preds: ^bb6, ^bb8
// CHECK-NEXT: %[[V34:.*]] = llvm.icmp "slt" %[[V33]], %arg0 : i64
// CHECK-NEXT: llvm.cond_br %[[V34]], ^bb8, ^bb9
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: %[[V35:.*]] = llvm.extractvalue %[[V20]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V36:.*]] = llvm.getelementptr inbounds|nuw %[[V35]][%[[V33]]] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT: llvm.store %[[V3]], %[[V36]] : i1, !llvm.ptr
// CHECK-NEXT: %[[V37:.*]] = llvm.add %[[V33]], %[[V26]] : i64
// CHECK-NEXT: llvm.br ^bb7(%[[V37]] : i64)
// CHECK-NEXT: ^bb9:  // pred: ^bb7
// CHECK-NEXT: %[[V38:.*]] = llvm.add %[[V27]], %[[V1]] : i64
// CHECK-NEXT: llvm.br ^bb11(%[[V38]] : i64)
// CHECK-NEXT: ^bb10:  // pred: ^bb5
// CHECK-NEXT: llvm.br ^bb11(%[[V27]] : i64)
// CHECK-NEXT: ^bb11(%[[V39:.*]]: i64):  // 2 preds: ^bb9, ^bb10
// CHECK-NEXT: llvm.br ^bb12
// CHECK-NEXT: ^bb12:  // pred: ^bb11
// CHECK-NEXT: %[[V40:.*]] = llvm.add %[[V26]], %[[V1]] : i64
// CHECK-NEXT: llvm.br ^bb4(%[[V40]], %[[V39]] : i64, i64)
// CHECK-NEXT: ^bb13:  // pred: ^bb4
// CHECK-NEXT: llvm.return %[[V27]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @fib(%n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %small = arith.cmpi slt, %n, %c2 : i32
  cf.cond_br %small, ^base, ^rec
^base:
  return %n : i32
^rec:
  %a = arith.subi %n, %c1 : i32
  %b = arith.subi %n, %c2 : i32
  %x = call @fib(%a) : (i32) -> i32
  %y = call @fib(%b) : (i32) -> i32
  %z = arith.addi %x, %y : i32
  return %z : i32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @fib(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %[[V2:.*]] = llvm.icmp "slt" %arg0, %[[V1]] : i32
// CHECK-NEXT: llvm.cond_br %[[V2]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %[[V3:.*]] = llvm.sub %arg0, %[[V0]] : i32
// CHECK-NEXT: %[[V4:.*]] = llvm.sub %arg0, %[[V1]] : i32
// CHECK-NEXT: %[[V5:.*]] = llvm.call @fib(%[[V3]]) : (i32) -> i32
// CHECK-NEXT: %[[V6:.*]] = llvm.call @fib(%[[V4]]) : (i32) -> i32
// CHECK-NEXT: %[[V7:.*]] = llvm.add %[[V5]], %[[V6]] : i32
// CHECK-NEXT: llvm.return %[[V7]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @visit(index, memref<?xf32>) -> (index, memref<?xf32>)
func.func @driver(%n: index) -> index {
  %m = memref.alloc(%n) : memref<?xf32>
  %r:2 = call @visit(%n, %m) : (index, memref<?xf32>) -> (index, memref<?xf32>)
  %s = memref.subview %r#1[1] [4] [2] : memref<?xf32> to memref<4xf32, strided<[2], offset: 1>>
  %c0 = arith.constant 0 : index
  %v = memref.load %s[%c0] : memref<4xf32, strided<[2], offset: 1>>
  %i = arith.fptosi %v : f32 to i64
  %j = arith.index_cast %i : i64 to index
  memref.dealloc %r#1 : memref<?xf32>
  return %j : index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @free(!llvm.ptr)
// CHECK-NEXT: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT: llvm.func @visit(i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @driver(%arg0: i64) -> i64 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V4:.*]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i64
// CHECK-NEXT: %[[V5:.*]] = llvm.call @malloc(%[[V4]]) : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V5]], %[[V6]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V5]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %arg0, %[[V10]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.insertvalue %[[V1]], %[[V11]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V13:.*]] = llvm.extractvalue %[[V12]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V14:.*]] = llvm.extractvalue %[[V12]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V15:.*]] = llvm.extractvalue %[[V12]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V16:.*]] = llvm.extractvalue %[[V12]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V17:.*]] = llvm.extractvalue %[[V12]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V18:.*]] = llvm.call @visit(%arg0, %[[V13]], %[[V14]], %[[V15]], %[[V16]], %[[V17]]) : (i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT: %[[V19:.*]] = llvm.extractvalue %[[V18]][0] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT: %[[V20:.*]] = llvm.extractvalue %[[V18]][1] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT: %[[V21:.*]] = llvm.extractvalue %[[V20]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V22:.*]] = llvm.extractvalue %[[V20]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V23:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V24:.*]] = llvm.insertvalue %[[V21]], %[[V23]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V25:.*]] = llvm.insertvalue %[[V22]], %[[V24]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V26:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V27:.*]] = llvm.insertvalue %[[V26]], %[[V25]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V28:.*]] = llvm.extractvalue %[[V20]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V29:.*]] = llvm.extractvalue %[[V20]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V30:.*]] = llvm.extractvalue %[[V20]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V31:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V32:.*]] = llvm.extractvalue %[[V27]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V33:.*]] = llvm.extractvalue %[[V27]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V34:.*]] = llvm.insertvalue %[[V32]], %[[V31]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V35:.*]] = llvm.insertvalue %[[V33]], %[[V34]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V36:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V37:.*]] = llvm.insertvalue %[[V36]], %[[V35]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V38:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[V39:.*]] = llvm.insertvalue %[[V38]], %[[V37]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V40:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V41:.*]] = llvm.insertvalue %[[V40]], %[[V39]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V42:.*]] = llvm.extractvalue %[[V41]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V43:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V44:.*]] = llvm.getelementptr %[[V42]][%[[V43]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V45:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V46:.*]] = llvm.mul %[[V0]], %[[V45]] overflow<nsw, nuw> : i64
// CHECK-NEXT: %[[V47:.*]] = llvm.getelementptr inbounds|nuw %[[V44]][%[[V46]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V48:.*]] = llvm.load %[[V47]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[V49:.*]] = llvm.fptosi %[[V48]] : f32 to i64
// CHECK-NEXT: %[[V50:.*]] = llvm.extractvalue %[[V20]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.call @free(%[[V50]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.return %[[V49]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @stencil(%in: memref<?xf32>, %out: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %in, %c0 : memref<?xf32>
  %last = arith.subi %n, %c1 : index
  scf.parallel (%i) = (%c1) to (%last) step (%c1) {
    %l = arith.subi %i, %c1 : index
    %r = index.add %i, %c1
    %a = memref.load %in[%l] : memref<?xf32>
    %b = memref.load %in[%i] : memref<?xf32>
    %c = memref.load %in[%r] : memref<?xf32>
    %s = arith.addf %a, %b : f32
    %t = arith.addf %s, %c : f32
    memref.store %t, %out[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @stencil(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) attributes {llvm.emit_c_interface} {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg5, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg6, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg7, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %arg8, %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %arg9, %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %arg0, %[[V6]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %arg1, %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.insertvalue %arg2, %[[V8]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %arg3, %[[V9]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %arg4, %[[V10]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V12:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V13:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V14:.*]] = llvm.extractvalue %[[V11]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V15:.*]] = llvm.sub %[[V14]], %[[V13]] : i64
// CHECK-NEXT: llvm.br ^bb1(%[[V13]] : i64)
// CHECK-NEXT: ^bb1(%[[V16:.*]]: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V17:.*]] = llvm.icmp "slt" %[[V16]], %[[V15]] : i64
// CHECK-NEXT: llvm.cond_br %[[V17]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V18:.*]] = llvm.sub %[[V16]], %[[V13]] : i64
// CHECK-NEXT: %[[V19:.*]] = llvm.add %[[V16]], %[[V13]] : i64
// CHECK-NEXT: %[[V20:.*]] = llvm.extractvalue %[[V11]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V21:.*]] = llvm.getelementptr inbounds|nuw %[[V20]][%[[V18]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V22:.*]] = llvm.load %[[V21]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[V23:.*]] = llvm.extractvalue %[[V11]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V24:.*]] = llvm.getelementptr inbounds|nuw %[[V23]][%[[V16]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V25:.*]] = llvm.load %[[V24]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[V26:.*]] = llvm.extractvalue %[[V11]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V27:.*]] = llvm.getelementptr inbounds|nuw %[[V26]][%[[V19]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V28:.*]] = llvm.load %[[V27]] : !llvm.ptr -> f32
// CHECK-NEXT: %[[V29:.*]] = llvm.fadd %[[V22]], %[[V25]] : f32
// CHECK-NEXT: %[[V30:.*]] = llvm.fadd %[[V29]], %[[V28]] : f32
// CHECK-NEXT: %[[V31:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V32:.*]] = llvm.getelementptr inbounds|nuw %[[V31]][%[[V16]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: llvm.store %[[V30]], %[[V32]] : f32, !llvm.ptr
// CHECK-NEXT: %[[V33:.*]] = llvm.add %[[V16]], %[[V13]] : i64
// CHECK-NEXT: llvm.br ^bb1(%[[V33]] : i64)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @_mlir_ciface_stencil(%arg0: !llvm.ptr, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface} {
// CHECK-NEXT: %[[V0:.*]] = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.extractvalue %[[V6]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V6]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V6]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.extractvalue %[[V6]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.extractvalue %[[V6]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.call @stencil(%[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V7]], %[[V8]], %[[V9]], %[[V10]], %[[V11]]) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// RUN: mlir-opt %s --sroa --split-input-file | FileCheck %s

llvm.func @basic() -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr inbounds %a[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
  %v = llvm.load %g : !llvm.ptr -> i32
  %g2 = llvm.getelementptr inbounds %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
  %v2 = llvm.load %g2 : !llvm.ptr -> f64
  %v0 = llvm.load %a : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @nested(%x : i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x !llvm.struct<"s", (i32, array<4 x struct<(i32, i8)>>, i32)> : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %a[0, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"s", (i32, array<4 x struct<(i32, i8)>>, i32)>
  %h = llvm.getelementptr %g[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i8)>
  %k = llvm.mlir.constant(1 : i8) : i8
  llvm.store %k, %h : i8, !llvm.ptr
  llvm.store %x, %g : i32, !llvm.ptr
  %v = llvm.load %g : !llvm.ptr -> i32
  %b = llvm.getelementptr %a[5] : (!llvm.ptr) -> !llvm.ptr, i8
  %w = llvm.load %b : !llvm.ptr -> i8
  llvm.return %v : i32
}
llvm.func @outside(%x : i32, %p : !llvm.ptr) {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %a[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %x, %g : i32, !llvm.ptr
  %a1 = llvm.alloca %c x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %g1 = llvm.getelementptr %a1[0, %x] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %x, %g1 : i32, !llvm.ptr
  %a2 = llvm.alloca %c x !llvm.array<17 x i32> : (i32) -> !llvm.ptr
  %g2 = llvm.getelementptr %a2[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<17 x i32>
  llvm.store %x, %g2 : i32, !llvm.ptr
  %a3 = llvm.alloca %c x !llvm.array<16 x i32> : (i32) -> !llvm.ptr
  %g3 = llvm.getelementptr %a3[0, 15] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<17 x i32>
  llvm.store %x, %g3 : i32, !llvm.ptr
  %a4 = llvm.alloca %c x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %g4 = llvm.getelementptr %a4[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<17 x i32>
  %k = llvm.mlir.constant(1 : i64) : i64
  llvm.store %k, %g4 : i64, !llvm.ptr
  %a5 = llvm.alloca %c x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  llvm.store %k, %a5 : i64, !llvm.ptr
  %a6 = llvm.alloca %c x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  llvm.store %a6, %p : !llvm.ptr, !llvm.ptr
  %a7 = llvm.alloca %c x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
  llvm.store %a7, %a7 : !llvm.ptr, !llvm.ptr
  %a8 = llvm.alloca %c x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
  llvm.store %a8, %p : !llvm.ptr, !llvm.ptr
  %n = llvm.mlir.constant(4 : i32) : i32
  %a9 = llvm.alloca %n x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %g9 = llvm.getelementptr %a9[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %x, %g9 : i32, !llvm.ptr
  llvm.store volatile %x, %g9 : i32, !llvm.ptr
  llvm.return
}
llvm.func @mem(%x : i8, %p : !llvm.ptr) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(10 : i64) : i64
  %m = llvm.mlir.constant(12 : i64) : i64
  %a1 = llvm.alloca %c x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
  %a2 = llvm.alloca %c x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
  %a3 = llvm.alloca %c x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a1, %x, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %l1 = llvm.load %a1 : !llvm.ptr -> i32
  "llvm.intr.memcpy"(%a2, %p, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %l2 = llvm.load %a2 : !llvm.ptr -> i32
  "llvm.intr.memcpy"(%p, %a3, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %l3 = llvm.load %a3 : !llvm.ptr -> i32
  %a4 = llvm.alloca %c x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%a4, %p, %m) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %a5 = llvm.alloca %c x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%a5, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %a6 = llvm.alloca %c x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%a6, %p) <{isVolatile = false, len = 12 : i16}> : (!llvm.ptr, !llvm.ptr) -> ()
  %l6 = llvm.load %a6 : !llvm.ptr -> i32
  "llvm.intr.memset.inline"(%a6, %x) <{isVolatile = false, len = 12 : i16}> : (!llvm.ptr, i8) -> ()
  llvm.return %l1 : i32
}
llvm.func @others(%x : i8, %p : !llvm.ptr) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %a1 = llvm.alloca %c x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %a1 : !llvm.ptr
  %l1 = llvm.load %a1 : !llvm.ptr -> i32
  %a2 = llvm.alloca %c x !llvm.struct<()> : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %a2 : !llvm.ptr
  %a3 = llvm.alloca %c x !llvm.struct<(struct<()>, array<0 x i32>, i32, i16)> : (i32) -> !llvm.ptr
  %l3 = llvm.load %a3 : !llvm.ptr -> i32
  %a4 = llvm.alloca %c x !llvm.struct<(struct<()>, array<0 x i32>, i32, i16)> : (i32) -> !llvm.ptr
  %g4 = llvm.getelementptr %a4[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(struct<()>, array<0 x i32>, i32, i16)>
  %l4 = llvm.load %g4 : !llvm.ptr -> i32
  %a5 = llvm.alloca %c x !llvm.struct<(struct<()>, array<0 x i32>, i32, i16)> : (i32) -> !llvm.ptr
  %g5 = llvm.getelementptr %a5[1] : (!llvm.ptr) -> !llvm.ptr, i16
  %l5 = llvm.load %g5 : !llvm.ptr -> i16
  %g52 = llvm.getelementptr %a5[3] : (!llvm.ptr) -> !llvm.ptr, i16
  %l52 = llvm.load %g52 : !llvm.ptr -> i8
  %a6 = llvm.alloca %c x !llvm.struct<packed (i8, i32)> : (i32) -> !llvm.ptr
  %g6 = llvm.getelementptr nuw %a6[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %l6 = llvm.load %g6 : !llvm.ptr -> i8
  %a7 = llvm.alloca %c x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
  %g7 = llvm.getelementptr %a7[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  %s7 = llvm.addrspacecast %g7 : !llvm.ptr to !llvm.ptr<3>
  %a8 = llvm.alloca %c x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr<5>
  %g8 = llvm.getelementptr %a8[0, 1] : (!llvm.ptr<5>) -> !llvm.ptr<5>, !llvm.struct<(i32, i64)>
  %l8 = llvm.load %g8 : !llvm.ptr<5> -> i8
  %a9 = llvm.alloca %c x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
  %g9 = llvm.getelementptr %a9[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  %g92 = llvm.getelementptr %g9[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %l9 = llvm.load %g92 : !llvm.ptr -> i8
  %g93 = llvm.getelementptr %g92[-2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return %l1 : i32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @basic() -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.alloca %[[V0]] x f64 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.load %[[V2]] : !llvm.ptr -> f64
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V4]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @nested(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.alloca %[[V0]] x i8 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.mlir.constant(1 : i8) : i8
// CHECK-NEXT: llvm.store %[[V4]], %[[V2]] : i8, !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.getelementptr %[[V3]][1] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.load %[[V6]] : !llvm.ptr -> i8
// CHECK-NEXT: llvm.return %[[V5]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @outside(%arg0: i32, %arg1: !llvm.ptr) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.getelementptr %[[V1]][0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT: llvm.store %arg0, %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.getelementptr %[[V3]][0, %arg0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT: llvm.store %arg0, %[[V4]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.array<17 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.getelementptr %[[V5]][0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<17 x i32>
// CHECK-NEXT: llvm.store %arg0, %[[V6]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %[[V7]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V8:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V9:[0-9]+]] = llvm.getelementptr %[[V8]][0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<17 x i32>
// CHECK-NEXT: %[[V10:[0-9]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: llvm.store %[[V10]], %[[V9]] : i64, !llvm.ptr
// CHECK-NEXT: %[[V11:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V10]], %[[V11]] : i64, !llvm.ptr
// CHECK-NEXT: %[[V12:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V12]], %arg1 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %[[V13:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V13]], %[[V13]] : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %[[V14:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V14]], %arg1 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %[[V15:[0-9]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %[[V16:[0-9]+]] = llvm.alloca %[[V15]] x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V17:[0-9]+]] = llvm.getelementptr %[[V16]][0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT: llvm.store %arg0, %[[V17]] : i32, !llvm.ptr
// CHECK-NEXT: llvm.store volatile %arg0, %[[V17]] : i32, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @mem(%arg0: i8, %arg1: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(10 : i64) : i64
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.mlir.constant(12 : i64) : i64
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.alloca %[[V0]] x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memset"(%[[V3]], %arg0, %[[V7]]) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT: %[[V8:[0-9]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V9:[0-9]+]] = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
// CHECK-NEXT: %[[V10:[0-9]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V4]], %[[V9]], %[[V10]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V11:[0-9]+]] = llvm.load %[[V4]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V12:[0-9]+]] = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
// CHECK-NEXT: %[[V13:[0-9]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V12]], %[[V5]], %[[V13]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V14:[0-9]+]] = llvm.getelementptr %arg1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
// CHECK-NEXT: %[[V15:[0-9]+]] = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V14]], %[[V6]], %[[V15]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V16:[0-9]+]] = llvm.load %[[V5]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V17:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V17]], %arg1, %[[V1]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V18:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V19:[0-9]+]] = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
// CHECK-NEXT: "llvm.intr.memcpy.inline"(%[[V18]], %[[V19]]) <{isVolatile = false, len = 4 : i16}> : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: %[[V20:[0-9]+]] = llvm.load %[[V18]] : !llvm.ptr -> i32
// CHECK-NEXT: "llvm.intr.memset.inline"(%[[V18]], %arg0) <{isVolatile = false, len = 4 : i16}> : (!llvm.ptr, i8) -> ()
// CHECK-NEXT: llvm.return %[[V8]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @others(%arg0: i8, %arg1: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.struct<(struct<()>, array<0 x i32>, i32, i16)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.load %[[V5]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.struct<(struct<()>, array<0 x i32>, i32, i16)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V8:[0-9]+]] = llvm.getelementptr %[[V7]][1] : (!llvm.ptr) -> !llvm.ptr, i16
// CHECK-NEXT: %[[V9:[0-9]+]] = llvm.load %[[V8]] : !llvm.ptr -> i16
// CHECK-NEXT: %[[V10:[0-9]+]] = llvm.getelementptr %[[V7]][3] : (!llvm.ptr) -> !llvm.ptr, i16
// CHECK-NEXT: %[[V11:[0-9]+]] = llvm.load %[[V10]] : !llvm.ptr -> i8
// CHECK-NEXT: %[[V12:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V13:[0-9]+]] = llvm.getelementptr nuw %[[V12]][1] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: %[[V14:[0-9]+]] = llvm.load %[[V13]] : !llvm.ptr -> i8
// CHECK-NEXT: %[[V15:[0-9]+]] = llvm.alloca %[[V0]] x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V16:[0-9]+]] = llvm.alloca %[[V0]] x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V17:[0-9]+]] = llvm.getelementptr %[[V16]][0] : (!llvm.ptr) -> !llvm.ptr<5>, i8
// CHECK-NEXT: %[[V18:[0-9]+]] = llvm.load %[[V17]] : !llvm.ptr<5> -> i8
// CHECK-NEXT: %[[V19:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V20:[0-9]+]] = llvm.getelementptr %[[V19]][0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
// CHECK-NEXT: %[[V21:[0-9]+]] = llvm.getelementptr %[[V20]][2] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: %[[V22:[0-9]+]] = llvm.load %[[V21]] : !llvm.ptr -> i8
// CHECK-NEXT: %[[V23:[0-9]+]] = llvm.getelementptr %[[V21]][-2] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.return %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @arrsize(%x : i32, %p : !llvm.ptr) {
  %n = llvm.mlir.constant(4 : i32) : i32
  %a9 = llvm.alloca %n x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %g9 = llvm.getelementptr %a9[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %x, %g9 : i32, !llvm.ptr
  llvm.return
}
llvm.func @vol(%x : i32, %p : !llvm.ptr) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a9 = llvm.alloca %n x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %g9 = llvm.getelementptr %a9[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store volatile %x, %g9 : i32, !llvm.ptr
  llvm.return
}
llvm.func @vol2(%x : i32, %p : !llvm.ptr) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a9 = llvm.alloca %n x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %g9 = llvm.getelementptr %a9[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %0 = llvm.load volatile %g9 : !llvm.ptr -> i32
  %a8 = llvm.alloca %n x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %1 = llvm.load volatile %a8 : !llvm.ptr -> i32
  %a7 = llvm.alloca %n x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  llvm.store volatile %x, %a7 : i32, !llvm.ptr
  llvm.return
}
llvm.func @unused(%x : i32, %p : !llvm.ptr) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a9 = llvm.alloca %n x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  llvm.return
}
llvm.func @vmem(%x : i8, %p : !llvm.ptr) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %k = llvm.mlir.constant(4 : i64) : i64
  %a9 = llvm.alloca %n x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %g9 = llvm.getelementptr %a9[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  "llvm.intr.memset"(%g9, %x, %k) <{isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @vmem2(%x : i8, %p : !llvm.ptr) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %k = llvm.mlir.constant(4 : i64) : i64
  %a9 = llvm.alloca %n x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %g9 = llvm.getelementptr %a9[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  "llvm.intr.memcpy"(%g9, %p, %k) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %a8 = llvm.alloca %n x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %g8 = llvm.getelementptr %a8[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  "llvm.intr.memcpy"(%p, %g8, %k) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @storeptr(%x : i8, %p : !llvm.ptr) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a9 = llvm.alloca %n x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %g9 = llvm.getelementptr %a9[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %g9, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.func @passptr(%x : i8, %p : !llvm.ptr) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a9 = llvm.alloca %n x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %g9 = llvm.getelementptr %a9[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.call @passptr(%x, %g9) : (i8, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @dbg(%x : i8, %p : !llvm.ptr) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a9 = llvm.alloca %n x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %g9 = llvm.getelementptr %a9[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.intr.lifetime.start %g9 : !llvm.ptr
  %h = llvm.bitcast %g9 : !llvm.ptr to !llvm.ptr
  %l = llvm.load %h : !llvm.ptr -> i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @arrsize(%arg0: i32, %arg1: !llvm.ptr) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.getelementptr %[[V1]][0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT: llvm.store %arg0, %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @vol(%arg0: i32, %arg1: !llvm.ptr) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store volatile %arg0, %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @vol2(%arg0: i32, %arg1: !llvm.ptr) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.load volatile %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.load volatile %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store volatile %arg0, %[[V5]] : i32, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @unused(%arg0: i32, %arg1: !llvm.ptr) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @vmem(%arg0: i8, %arg1: !llvm.ptr) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: "llvm.intr.memset"(%[[V2]], %arg0, %[[V1]]) <{isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @vmem2(%arg0: i8, %arg1: !llvm.ptr) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V2]], %arg1, %[[V1]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.getelementptr %[[V3]][0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT: "llvm.intr.memcpy"(%arg1, %[[V4]], %[[V1]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @storeptr(%arg0: i8, %arg1: !llvm.ptr) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V1]], %arg1 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @passptr(%arg0: i8, %arg1: !llvm.ptr) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.getelementptr %[[V1]][0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT: llvm.call @passptr(%arg0, %[[V2]]) : (i8, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @dbg(%arg0: i8, %arg1: !llvm.ptr) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.getelementptr %[[V1]][0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT: llvm.intr.lifetime.start %[[V2]] : !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.bitcast %[[V2]] : !llvm.ptr to !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

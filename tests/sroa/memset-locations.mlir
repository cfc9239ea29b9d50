// RUN: mlir-opt %s --sroa --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// A length of memset comes from where the old one does, that of a copy from where the copy does.

module {
llvm.func @f(%p: !llvm.ptr loc("p":0:1)) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32 loc("one":1:1)
  %len = llvm.mlir.constant(8 : i32) : i32 loc("length":2:2)
  %z = llvm.mlir.constant(8 : i8) : i8 loc("byte":2:3)
  %a = llvm.alloca %c1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr loc("alloca":3:3)
  "llvm.intr.memset"(%a, %z, %len) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> () loc("memset":4:4)
  "llvm.intr.memmove"(%p, %a, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> () loc("memmove":4:5)
  %g = llvm.getelementptr inbounds %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)> loc("gep":5:5)
  %v = llvm.load %g : !llvm.ptr -> i32 loc("load":6:6)
  llvm.return %v : i32 loc("return":7:7)
} loc("f":0:0)
} loc("module":0:0)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr loc("p":0:1)) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32 loc("one":1:1)
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32 loc("length":2:2)
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(8 : i8) : i8 loc("byte":2:3)
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr loc("alloca":3:3)
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr loc("alloca":3:3)
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32 loc("length":2:2)
// CHECK-NEXT:     "llvm.intr.memset"(%[[V4]], %[[V2]], %[[V5]]) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> () loc("memset":4:4)
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32 loc("length":2:2)
// CHECK-NEXT:     "llvm.intr.memset"(%[[V3]], %[[V2]], %[[V6]]) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> () loc("memset":4:4)
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.getelementptr %[[ARG0]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)> loc("memmove":4:5)
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32 loc("memmove":4:5)
// CHECK-NEXT:     "llvm.intr.memmove"(%[[V7]], %[[V4]], %[[V8]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> () loc("memmove":4:5)
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.getelementptr %[[ARG0]][0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)> loc("memmove":4:5)
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32 loc("memmove":4:5)
// CHECK-NEXT:     "llvm.intr.memmove"(%[[V9]], %[[V3]], %[[V10]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> () loc("memmove":4:5)
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32 loc("load":6:6)
// CHECK-NEXT:     llvm.return %[[V11]] : i32 loc("return":7:7)
// CHECK-NEXT:   } loc("f":0:0)
// CHECK-NEXT: } loc("module":0:0)

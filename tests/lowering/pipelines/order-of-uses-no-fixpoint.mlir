// RUN: mlir-opt %s --convert-to-llvm --allow-unregistered-dialect --mlir-print-value-users --split-input-file | FileCheck %s

// What is converted and what cannot be is used in the order of the ops, what is legal before.
func.func @mixed(%x: i32) {
  "t.a"(%x) : (i32) -> ()
  %0 = llvm.add %x, %x : i32
  %1 = arith.addi %x, %x : i32
  "t.b"(%x) : (i32) -> ()
  %2 = llvm.add %x, %x : i32
  %3 = arith.addi %x, %x : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @mixed(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:     // %[[ARG0]] is used by %[[V6:[^ ]+]], %[[V4:[^ ]+]], %[[V3:[^ ]+]], %[[V1:[^ ]+]], %[[V5:[^ ]+]], %[[V2:[^ ]+]]
// CHECK-NEXT:     "t.a"(%[[ARG0]]) : (i32) -> () // id: %[[V1]]
// CHECK-NEXT:     %[[V2]] = llvm.add %[[ARG0]], %[[ARG0]] : i32 // unused
// CHECK-NEXT:     %[[V3]] = llvm.add %[[ARG0]], %[[ARG0]] : i32 // unused
// CHECK-NEXT:     "t.b"(%[[ARG0]]) : (i32) -> () // id: %[[V4]]
// CHECK-NEXT:     %[[V5]] = llvm.add %[[ARG0]], %[[ARG0]] : i32 // unused
// CHECK-NEXT:     %[[V6]] = llvm.add %[[ARG0]], %[[ARG0]] : i32 // unused
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Casts that stay.
func.func @casts(%x: index, %c: complex<f32>) {
  "t.a"(%x) : (index) -> ()
  "t.b"(%x) : (index) -> ()
  cf.br ^bb1(%x : index)
^bb1(%y: index):
  "t.c"(%y, %c) : (index, complex<f32>) -> ()
  "t.d"(%y, %c) : (index, complex<f32>) -> ()
  %0 = complex.re %c : complex<f32>
  %1 = complex.im %c : complex<f32>
  cf.br ^bb1(%y : index)
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @casts(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: !llvm.struct<(f32, f32)>) {
// CHECK-NEXT:     // %[[ARG0]] is used by %[[V2:[^ ]+]], %[[V5:[^ ]+]]
// CHECK-NEXT:     // %[[ARG1]] is used by %[[V1:[^ ]+]], %[[V11:[^ ]+]], %[[V10:[^ ]+]]
// CHECK-NEXT:     %[[V1]] = builtin.unrealized_conversion_cast %[[ARG1]] : !llvm.struct<(f32, f32)> to complex<f32> // users: %[[V9:[^ ]+]], %[[V8:[^ ]+]]
// CHECK-NEXT:     %[[V2]] = builtin.unrealized_conversion_cast %[[ARG0]] : i64 to index // users: %[[V4:[^ ]+]], %[[V3:[^ ]+]]
// CHECK-NEXT:     "t.a"(%[[V2]]) : (index) -> () // id: %[[V3]]
// CHECK-NEXT:     "t.b"(%[[V2]]) : (index) -> () // id: %[[V4]]
// CHECK-NEXT:     llvm.br ^bb1(%[[ARG0]] : i64) // id: %[[V5]]
// CHECK-NEXT:   ^bb1(%[[V6:[^ ]+]]: i64):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     // %[[V6]] is used by %[[V7:[^ ]+]], %[[V12:[^ ]+]]
// CHECK-NEXT:     %[[V7]] = builtin.unrealized_conversion_cast %[[V6]] : i64 to index // users: %[[V9]], %[[V8]]
// CHECK-NEXT:     "t.c"(%[[V7]], %[[V1]]) : (index, complex<f32>) -> () // id: %[[V8]]
// CHECK-NEXT:     "t.d"(%[[V7]], %[[V1]]) : (index, complex<f32>) -> () // id: %[[V9]]
// CHECK-NEXT:     %[[V10]] = llvm.extractvalue %[[ARG1]][0] : !llvm.struct<(f32, f32)>  // unused
// CHECK-NEXT:     %[[V11]] = llvm.extractvalue %[[ARG1]][1] : !llvm.struct<(f32, f32)>  // unused
// CHECK-NEXT:     llvm.br ^bb1(%[[V6]] : i64) // id: %[[V12]]
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Arguments that keep their type, of a block and of a function.
func.func @arguments(%x: i32) {
  "t.a"(%x) : (i32) -> ()
  "t.b"(%x) : (i32) -> ()
  cf.br ^bb1(%x : i32)
^bb1(%y: i32):
  "t.c"(%y) : (i32) -> ()
  "t.d"(%y) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @arguments(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:     // %[[ARG0]] is used by %[[V3:[^ ]+]], %[[V2:[^ ]+]], %[[V1:[^ ]+]]
// CHECK-NEXT:     "t.a"(%[[ARG0]]) : (i32) -> () // id: %[[V1]]
// CHECK-NEXT:     "t.b"(%[[ARG0]]) : (i32) -> () // id: %[[V2]]
// CHECK-NEXT:     llvm.br ^bb1(%[[ARG0]] : i32) // id: %[[V3]]
// CHECK-NEXT:   ^bb1(%[[V4:[^ ]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     // %[[V4]] is used by %[[V6:[^ ]+]], %[[V5:[^ ]+]]
// CHECK-NEXT:     "t.c"(%[[V4]]) : (i32) -> () // id: %[[V5]]
// CHECK-NEXT:     "t.d"(%[[V4]]) : (i32) -> () // id: %[[V6]]
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Arguments that keep their types change places with new ones in the end.
func.func @kept(%x: i32, %c: memref<?xf32>) -> i32 {
  %0 = "t.a"(%x) : (i32) -> i32
  %1 = arith.muli %0, %x : i32
  %2 = "t.b"(%x) : (i32) -> i32
  %3 = llvm.sub %2, %x : i32
  %4 = "t.c"(%x, %c) : (i32, memref<?xf32>) -> i32
  return %3 : i32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @kept(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) -> i32 {
// CHECK-NEXT: // %arg0 is used by %11, %8, %10, %12, %9
// CHECK-NEXT: // %arg1 is used by %2
// CHECK-NEXT: // %arg2 is used by %3
// CHECK-NEXT: // %arg3 is used by %4
// CHECK-NEXT: // %arg4 is used by %5
// CHECK-NEXT: // %arg5 is used by %6
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> // user: %2
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  // user: %3
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  // user: %4
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  // user: %5
// CHECK-NEXT: %5 = llvm.insertvalue %arg4, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  // user: %6
// CHECK-NEXT: %6 = llvm.insertvalue %arg5, %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  // user: %7
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %6 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32> // user: %12
// CHECK-NEXT: %8 = "t.a"(%arg0) : (i32) -> i32 // user: %9
// CHECK-NEXT: %9 = llvm.mul %8, %arg0 : i32 // unused
// CHECK-NEXT: %10 = "t.b"(%arg0) : (i32) -> i32 // user: %11
// CHECK-NEXT: %11 = llvm.sub %10, %arg0 : i32 // user: %13
// CHECK-NEXT: %12 = "t.c"(%arg0, %7) : (i32, memref<?xf32>) -> i32 // unused
// CHECK-NEXT: llvm.return %11 : i32 // id: %13
// CHECK-NEXT: }
// CHECK-NEXT: }

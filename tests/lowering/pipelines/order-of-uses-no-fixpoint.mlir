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

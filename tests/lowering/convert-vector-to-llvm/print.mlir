// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm | FileCheck %s

func.func @pr(%f: f32, %v: vector<2x2xf32>, %i: i32, %j: index, %u: ui8, %b: i1, %z: vector<f32>, %h: f16, %bf: bf16, %s: vector<2xi1>, %d: f64, %w: i128, %x: si16) {
  vector.print %f : f32
  vector.print %v : vector<2x2xf32>
  vector.print %i : i32
  vector.print %j : index
  vector.print %u : ui8
  vector.print %b : i1
  vector.print %z : vector<f32>
  vector.print %h : f16
  vector.print %bf : bf16
  vector.print %s : vector<2xi1>
  vector.print %d : f64 punctuation <comma>
  vector.print punctuation <open>
  vector.print punctuation <close>
  vector.print punctuation <no_punctuation>
  vector.print
  vector.print str "hello"
  vector.print str "hello" punctuation <newline>
  vector.print str "hello\0Ax"
  vector.print %w : i128
  vector.print %x : si16
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global private constant @vector_print_str_1(dense<[104, 101, 108, 108, 111, 10, 120, 0]> : tensor<8xi8>) {addr_space = 0 : i32} : !llvm.array<8 x i8>
// CHECK-NEXT:   llvm.mlir.global private constant @vector_print_str_0(dense<[104, 101, 108, 108, 111, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
// CHECK-NEXT:   llvm.func @printString(!llvm.ptr)
// CHECK-NEXT:   llvm.mlir.global private constant @vector_print_str(dense<[104, 101, 108, 108, 111, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
// CHECK-NEXT:   llvm.func @printClose()
// CHECK-NEXT:   llvm.func @printOpen()
// CHECK-NEXT:   llvm.func @printComma()
// CHECK-NEXT:   llvm.func @printF64(f64)
// CHECK-NEXT:   llvm.func @printBF16(i16)
// CHECK-NEXT:   llvm.func @printF16(i16)
// CHECK-NEXT:   llvm.func @printU64(i64)
// CHECK-NEXT:   llvm.func @printI64(i64)
// CHECK-NEXT:   llvm.func @printNewline()
// CHECK-NEXT:   llvm.func @printF32(f32)
// CHECK-NEXT:   func.func @pr(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<2x2xf32>, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: ui8, %[[ARG5:[^ ]+]]: i1, %[[ARG6:[^ ]+]]: vector<f32>, %[[ARG7:[^ ]+]]: f16, %[[ARG8:[^ ]+]]: bf16, %[[ARG9:[^ ]+]]: vector<2xi1>, %[[ARG10:[^ ]+]]: f64, %[[ARG11:[^ ]+]]: i128, %[[ARG12:[^ ]+]]: si16) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG12]] : si16 to i16
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : ui8 to i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : index to i64
// CHECK-NEXT:     llvm.call @printF32(%[[ARG0]]) : (f32) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     vector.print %[[ARG1]] : vector<2x2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extsi %[[ARG2]] : i32 to i64
// CHECK-NEXT:     llvm.call @printI64(%[[V3]]) : (i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     llvm.call @printU64(%[[V2]]) : (i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.extui %[[V1]] : i8 to i64
// CHECK-NEXT:     llvm.call @printU64(%[[V4]]) : (i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.extui %[[ARG5]] : i1 to i64
// CHECK-NEXT:     llvm.call @printI64(%[[V5]]) : (i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     vector.print %[[ARG6]] : vector<f32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.bitcast %[[ARG7]] : f16 to i16
// CHECK-NEXT:     llvm.call @printF16(%[[V6]]) : (i16) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.bitcast %[[ARG8]] : bf16 to i16
// CHECK-NEXT:     llvm.call @printBF16(%[[V7]]) : (i16) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     vector.print %[[ARG9]] : vector<2xi1>
// CHECK-NEXT:     llvm.call @printF64(%[[ARG10]]) : (f64) -> ()
// CHECK-NEXT:     llvm.call @printComma() : () -> ()
// CHECK-NEXT:     llvm.call @printOpen() : () -> ()
// CHECK-NEXT:     llvm.call @printClose() : () -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.addressof @vector_print_str : !llvm.ptr
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.getelementptr %[[V8]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
// CHECK-NEXT:     llvm.call @printString(%[[V9]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.addressof @vector_print_str_0 : !llvm.ptr
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.getelementptr %[[V10]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
// CHECK-NEXT:     llvm.call @printString(%[[V11]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.addressof @vector_print_str_1 : !llvm.ptr
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.getelementptr %[[V12]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i8>
// CHECK-NEXT:     llvm.call @printString(%[[V13]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     vector.print %[[ARG11]] : i128
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.extsi %[[V0]] : i16 to i64
// CHECK-NEXT:     llvm.call @printI64(%[[V14]]) : (i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pr(%w: i128) {
  vector.print %w : i128
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pr(%[[ARG0:[^ ]+]]: i128) {
// CHECK-NEXT:     vector.print %[[ARG0]] : i128
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pr(%w: si16, %v: vector<4xf32>) {
  vector.print %w : si16
  vector.print str "hello"
  vector.print str "hello2"
  vector.print %v : vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global private constant @vector_print_str_2(dense<[104, 101, 108, 108, 111, 50, 0]> : tensor<7xi8>) {addr_space = 0 : i32} : !llvm.array<7 x i8>
// CHECK-NEXT:   llvm.func @printString(!llvm.ptr)
// CHECK-NEXT:   llvm.mlir.global private constant @vector_print_str(dense<[104, 101, 108, 108, 111, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
// CHECK-NEXT:   llvm.func @printNewline()
// CHECK-NEXT:   llvm.func @printI64(i64)
// CHECK-NEXT:   func.func @pr(%[[ARG0:[^ ]+]]: si16, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : si16 to i16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extsi %[[V0]] : i16 to i64
// CHECK-NEXT:     llvm.call @printI64(%[[V1]]) : (i64) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.addressof @vector_print_str : !llvm.ptr
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
// CHECK-NEXT:     llvm.call @printString(%[[V3]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.addressof @vector_print_str_2 : !llvm.ptr
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.getelementptr %[[V4]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<7 x i8>
// CHECK-NEXT:     llvm.call @printString(%[[V5]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     vector.print %[[ARG1]] : vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pr(%w: si16, %v: vector<f32>) {
  vector.print %v : vector<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pr(%[[ARG0:[^ ]+]]: si16, %[[ARG1:[^ ]+]]: vector<f32>) {
// CHECK-NEXT:     vector.print %[[ARG1]] : vector<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

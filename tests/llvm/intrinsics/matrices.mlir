// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

llvm.func @matrix_column_major_load(%a: !llvm.ptr, %b: i32) {
  %0 = llvm.intr.matrix.column.major.load %a, <stride = %b> {columns = 1 : i32, isVolatile = true, rows = 1 : i32} : vector<4xf32> from !llvm.ptr stride i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @matrix_column_major_load(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.matrix.column.major.load %[[ARG0]], <stride = %[[ARG1]]> {columns = 1 : i32, isVolatile = true, rows = 1 : i32} : vector<4xf32> from !llvm.ptr stride i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "matrix_column_major_load", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.matrix.column.major.load"(%[[ARG0]], %[[ARG1]]) <{columns = 1 : i32, isVolatile = true, rows = 1 : i32}> : (!llvm.ptr, i32) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @matrix_column_major_store(%a: vector<4xf32>, %b: !llvm.ptr, %c: i32) {
  llvm.intr.matrix.column.major.store %a, %b, <stride = %c> {columns = 1 : i32, isVolatile = true, rows = 1 : i32} : vector<4xf32> to !llvm.ptr stride i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @matrix_column_major_store(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     llvm.intr.matrix.column.major.store %[[ARG0]], %[[ARG1]], <stride = %[[ARG2]]> {columns = 1 : i32, isVolatile = true, rows = 1 : i32} : vector<4xf32> to !llvm.ptr stride i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "matrix_column_major_store", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i32):
// GENERIC-NEXT:     "llvm.intr.matrix.column.major.store"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{columns = 1 : i32, isVolatile = true, rows = 1 : i32}> : (vector<4xf32>, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @matrix_multiply(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = llvm.intr.matrix.multiply %a, %b {lhs_columns = 1 : i32, lhs_rows = 1 : i32, rhs_columns = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @matrix_multiply(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.matrix.multiply %[[ARG0]], %[[ARG1]] {lhs_columns = 1 : i32, lhs_rows = 1 : i32, rhs_columns = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "matrix_multiply", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.matrix.multiply"(%[[ARG0]], %[[ARG1]]) <{lhs_columns = 1 : i32, lhs_rows = 1 : i32, rhs_columns = 1 : i32}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @matrix_transpose(%a: vector<4xf32>) {
  %0 = llvm.intr.matrix.transpose %a {columns = 1 : i32, rows = 1 : i32} : vector<4xf32> into vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @matrix_transpose(%[[ARG0:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.matrix.transpose %[[ARG0]] {columns = 1 : i32, rows = 1 : i32} : vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "matrix_transpose", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.matrix.transpose"(%[[ARG0]]) <{columns = 1 : i32, rows = 1 : i32}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

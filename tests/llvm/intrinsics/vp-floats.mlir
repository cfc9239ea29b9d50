// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

llvm.func @vp_fadd(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.fadd"(%a, %b, %c, %d) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_fadd(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.fadd"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_fadd", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.fadd"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_fdiv(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.fdiv"(%a, %b, %c, %d) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_fdiv(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.fdiv"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_fdiv", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.fdiv"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_fma(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>, %d: vector<4xi1>, %e: i32) {
  %0 = "llvm.intr.vp.fma"(%a, %b, %c, %d, %e) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_fma(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xi1>, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.fma"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]]) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_fma", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xi1>, %[[ARG4:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.fma"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]]) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_fmul(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.fmul"(%a, %b, %c, %d) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_fmul(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.fmul"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_fmul", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.fmul"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_fmuladd(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>, %d: vector<4xi1>, %e: i32) {
  %0 = "llvm.intr.vp.fmuladd"(%a, %b, %c, %d, %e) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_fmuladd(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xi1>, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.fmuladd"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]]) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_fmuladd", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xi1>, %[[ARG4:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.fmuladd"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]]) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_fneg(%a: vector<4xf32>, %b: vector<4xi1>, %c: i32) {
  %0 = "llvm.intr.vp.fneg"(%a, %b, %c) : (vector<4xf32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_fneg(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.fneg"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xf32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_fneg", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.fneg"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xf32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_frem(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.frem"(%a, %b, %c, %d) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_frem(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.frem"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_frem", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.frem"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_fsub(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.fsub"(%a, %b, %c, %d) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_fsub(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.fsub"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_fsub", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.fsub"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

llvm.func @abs(%a: i32, %b: vector<4xi32>) {
  %0 = "llvm.intr.abs"(%a) <{is_int_min_poison = true}> : (i32) -> i32
  %1 = "llvm.intr.abs"(%b) <{is_int_min_poison = true}> : (vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @abs(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.abs"(%[[ARG0]]) <{is_int_min_poison = true}> : (i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.abs"(%[[ARG1]]) <{is_int_min_poison = true}> : (vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "abs", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.abs"(%[[ARG0]]) <{is_int_min_poison = true}> : (i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.abs"(%[[ARG1]]) <{is_int_min_poison = true}> : (vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @bitreverse(%a: i32, %b: vector<4xi32>) {
  %0 = llvm.intr.bitreverse(%a) : (i32) -> i32
  %1 = llvm.intr.bitreverse(%b) : (vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @bitreverse(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.bitreverse(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.bitreverse(%[[ARG1]]) : (vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "bitreverse", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.bitreverse"(%[[ARG0]]) : (i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.bitreverse"(%[[ARG1]]) : (vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @bswap(%a: i32, %b: vector<4xi32>) {
  %0 = llvm.intr.bswap(%a) : (i32) -> i32
  %1 = llvm.intr.bswap(%b) : (vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @bswap(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.bswap(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.bswap(%[[ARG1]]) : (vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "bswap", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.bswap"(%[[ARG0]]) : (i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.bswap"(%[[ARG1]]) : (vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @cttz(%a: i32, %b: vector<4xi32>) {
  %0 = "llvm.intr.cttz"(%a) <{is_zero_poison = true}> : (i32) -> i32
  %1 = "llvm.intr.cttz"(%b) <{is_zero_poison = true}> : (vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @cttz(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.cttz"(%[[ARG0]]) <{is_zero_poison = true}> : (i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.cttz"(%[[ARG1]]) <{is_zero_poison = true}> : (vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "cttz", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.cttz"(%[[ARG0]]) <{is_zero_poison = true}> : (i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.cttz"(%[[ARG1]]) <{is_zero_poison = true}> : (vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @fshl(%a: i32, %b: i32, %c: i32, %d: vector<4xi32>, %e: vector<4xi32>, %f: vector<4xi32>) {
  %0 = llvm.intr.fshl(%a, %b, %c) : (i32, i32, i32) -> i32
  %1 = llvm.intr.fshl(%d, %e, %f) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @fshl(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: vector<4xi32>, %[[ARG4:[^ ]+]]: vector<4xi32>, %[[ARG5:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.fshl(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (i32, i32, i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.fshl(%[[ARG3]], %[[ARG4]], %[[ARG5]]) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, i32, vector<4xi32>, vector<4xi32>, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "fshl", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: vector<4xi32>, %[[ARG4:[^ ]+]]: vector<4xi32>, %[[ARG5:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.fshl"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (i32, i32, i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.fshl"(%[[ARG3]], %[[ARG4]], %[[ARG5]]) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @fshr(%a: i32, %b: i32, %c: i32, %d: vector<4xi32>, %e: vector<4xi32>, %f: vector<4xi32>) {
  %0 = llvm.intr.fshr(%a, %b, %c) : (i32, i32, i32) -> i32
  %1 = llvm.intr.fshr(%d, %e, %f) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @fshr(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: vector<4xi32>, %[[ARG4:[^ ]+]]: vector<4xi32>, %[[ARG5:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.fshr(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (i32, i32, i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.fshr(%[[ARG3]], %[[ARG4]], %[[ARG5]]) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, i32, vector<4xi32>, vector<4xi32>, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "fshr", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: vector<4xi32>, %[[ARG4:[^ ]+]]: vector<4xi32>, %[[ARG5:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.fshr"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (i32, i32, i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.fshr"(%[[ARG3]], %[[ARG4]], %[[ARG5]]) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @scmp(%a: i32, %b: i32, %c: vector<4xi32>, %d: vector<4xi32>) {
  %0 = llvm.intr.scmp(%a, %b) : (i32, i32) -> i32
  %1 = llvm.intr.scmp(%c, %d) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @scmp(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.scmp(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.scmp(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<4xi32>, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "scmp", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.scmp"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.scmp"(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @smin(%a: i32, %b: i32, %c: vector<4xi32>, %d: vector<4xi32>) {
  %0 = llvm.intr.smin(%a, %b) : (i32, i32) -> i32
  %1 = llvm.intr.smin(%c, %d) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @smin(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.smin(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.smin(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<4xi32>, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "smin", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.smin"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.smin"(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @ssa_copy(%a: i32, %b: vector<4xi32>) {
  %0 = llvm.intr.ssa.copy %a : i32
  %1 = llvm.intr.ssa.copy %b : vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @ssa_copy(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.ssa.copy %[[ARG0]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.ssa.copy %[[ARG1]] : vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "ssa_copy", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.ssa.copy"(%[[ARG0]]) : (i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.ssa.copy"(%[[ARG1]]) : (vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @ucmp(%a: i32, %b: i32, %c: vector<4xi32>, %d: vector<4xi32>) {
  %0 = llvm.intr.ucmp(%a, %b) : (i32, i32) -> i32
  %1 = llvm.intr.ucmp(%c, %d) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @ucmp(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.ucmp(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.ucmp(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<4xi32>, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "ucmp", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.ucmp"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.ucmp"(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @umax(%a: i32, %b: i32, %c: vector<4xi32>, %d: vector<4xi32>) {
  %0 = llvm.intr.umax(%a, %b) : (i32, i32) -> i32
  %1 = llvm.intr.umax(%c, %d) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @umax(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.umax(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.umax(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<4xi32>, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "umax", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.umax"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.umax"(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

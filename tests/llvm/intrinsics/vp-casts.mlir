// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

llvm.func @vp_fpext(%a: vector<4xf32>, %b: vector<4xi1>, %c: i32) {
  %0 = "llvm.intr.vp.fpext"(%a, %b, %c) : (vector<4xf32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_fpext(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.fpext"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xf32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_fpext", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.fpext"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xf32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_fptosi(%a: vector<4xf32>, %b: vector<4xi1>, %c: i32) {
  %0 = "llvm.intr.vp.fptosi"(%a, %b, %c) : (vector<4xf32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_fptosi(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.fptosi"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xf32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_fptosi", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.fptosi"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xf32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_fptoui(%a: vector<4xf32>, %b: vector<4xi1>, %c: i32) {
  %0 = "llvm.intr.vp.fptoui"(%a, %b, %c) : (vector<4xf32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_fptoui(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.fptoui"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xf32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_fptoui", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.fptoui"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xf32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_fptrunc(%a: vector<4xf32>, %b: vector<4xi1>, %c: i32) {
  %0 = "llvm.intr.vp.fptrunc"(%a, %b, %c) : (vector<4xf32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_fptrunc(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.fptrunc"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xf32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_fptrunc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.fptrunc"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xf32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_inttoptr(%a: vector<4xi32>, %b: vector<4xi1>, %c: i32) {
  %0 = "llvm.intr.vp.inttoptr"(%a, %b, %c) : (vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_inttoptr(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.inttoptr"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_inttoptr", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.inttoptr"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_ptrtoint(%a: vector<4x!llvm.ptr>, %b: vector<4xi1>, %c: i32) {
  %0 = "llvm.intr.vp.ptrtoint"(%a, %b, %c) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_ptrtoint(%[[ARG0:[^ ]+]]: vector<4x!llvm.ptr>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.ptrtoint"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4x!llvm.ptr>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_ptrtoint", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4x!llvm.ptr>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.ptrtoint"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_sext(%a: vector<4xi32>, %b: vector<4xi1>, %c: i32) {
  %0 = "llvm.intr.vp.sext"(%a, %b, %c) : (vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_sext(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.sext"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_sext", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.sext"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_sitofp(%a: vector<4xi32>, %b: vector<4xi1>, %c: i32) {
  %0 = "llvm.intr.vp.sitofp"(%a, %b, %c) : (vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_sitofp(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.sitofp"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_sitofp", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.sitofp"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_trunc(%a: vector<4xi32>, %b: vector<4xi1>, %c: i32) {
  %0 = "llvm.intr.vp.trunc"(%a, %b, %c) : (vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_trunc(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.trunc"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_trunc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.trunc"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_uitofp(%a: vector<4xi32>, %b: vector<4xi1>, %c: i32) {
  %0 = "llvm.intr.vp.uitofp"(%a, %b, %c) : (vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_uitofp(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.uitofp"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_uitofp", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.uitofp"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_zext(%a: vector<4xi32>, %b: vector<4xi1>, %c: i32) {
  %0 = "llvm.intr.vp.zext"(%a, %b, %c) : (vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_zext(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.zext"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_zext", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.zext"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

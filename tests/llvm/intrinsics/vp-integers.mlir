// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

llvm.func @vp_add(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.add"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_add(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.add"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_add", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.add"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_and(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.and"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_and(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.and"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_and", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.and"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_ashr(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.ashr"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_ashr(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.ashr"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_ashr", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.ashr"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_lshr(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.lshr"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_lshr(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.lshr"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_lshr", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.lshr"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_merge(%a: vector<4xi1>, %b: vector<4xi1>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.merge"(%a, %b, %c, %d) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_merge(%[[ARG0:[^ ]+]]: vector<4xi1>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.merge"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_merge", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi1>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.merge"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_mul(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.mul"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_mul(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.mul"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_mul", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.mul"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_or(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.or"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_or(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.or"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_or", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.or"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_sdiv(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.sdiv"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_sdiv(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.sdiv"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_sdiv", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.sdiv"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_select(%a: vector<4xi1>, %b: vector<4xi1>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.select"(%a, %b, %c, %d) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_select(%[[ARG0:[^ ]+]]: vector<4xi1>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.select"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_select", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi1>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.select"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_shl(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.shl"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_shl(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.shl"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_shl", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.shl"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_smax(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.smax"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_smax(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.smax"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_smax", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.smax"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_smin(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.smin"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_smin(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.smin"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_smin", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.smin"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_srem(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.srem"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_srem(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.srem"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_srem", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.srem"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_sub(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.sub"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_sub(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.sub"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_sub", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.sub"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_udiv(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.udiv"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_udiv(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.udiv"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_udiv", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.udiv"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_umax(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.umax"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_umax(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.umax"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_umax", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.umax"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_umin(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.umin"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_umin(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.umin"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_umin", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.umin"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_urem(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.urem"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_urem(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.urem"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_urem", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.urem"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_xor(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.xor"(%a, %b, %c, %d) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_xor(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.xor"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_xor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.xor"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

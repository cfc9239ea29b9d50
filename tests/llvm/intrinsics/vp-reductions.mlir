// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

llvm.func @vp_reduce_add(%a: i32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.reduce.add"(%a, %b, %c, %d) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_reduce_add(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.add"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_reduce_add", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.add"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_reduce_and(%a: i32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.reduce.and"(%a, %b, %c, %d) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_reduce_and(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.and"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_reduce_and", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.and"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_reduce_fadd(%a: f32, %b: vector<4xf32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.reduce.fadd"(%a, %b, %c, %d) : (f32, vector<4xf32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_reduce_fadd(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.fadd"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (f32, vector<4xf32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_reduce_fadd", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.fadd"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (f32, vector<4xf32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_reduce_fmax(%a: f32, %b: vector<4xf32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.reduce.fmax"(%a, %b, %c, %d) : (f32, vector<4xf32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_reduce_fmax(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.fmax"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (f32, vector<4xf32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_reduce_fmax", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.fmax"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (f32, vector<4xf32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_reduce_fmin(%a: f32, %b: vector<4xf32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.reduce.fmin"(%a, %b, %c, %d) : (f32, vector<4xf32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_reduce_fmin(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.fmin"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (f32, vector<4xf32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_reduce_fmin", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.fmin"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (f32, vector<4xf32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_reduce_fmul(%a: f32, %b: vector<4xf32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.reduce.fmul"(%a, %b, %c, %d) : (f32, vector<4xf32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_reduce_fmul(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.fmul"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (f32, vector<4xf32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_reduce_fmul", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.fmul"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (f32, vector<4xf32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_reduce_mul(%a: i32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.reduce.mul"(%a, %b, %c, %d) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_reduce_mul(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.mul"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_reduce_mul", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.mul"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_reduce_or(%a: i32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.reduce.or"(%a, %b, %c, %d) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_reduce_or(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.or"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_reduce_or", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.or"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_reduce_smax(%a: i32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.reduce.smax"(%a, %b, %c, %d) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_reduce_smax(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.smax"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_reduce_smax", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.smax"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_reduce_smin(%a: i32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.reduce.smin"(%a, %b, %c, %d) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_reduce_smin(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.smin"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_reduce_smin", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.smin"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_reduce_umax(%a: i32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.reduce.umax"(%a, %b, %c, %d) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_reduce_umax(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.umax"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_reduce_umax", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.umax"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_reduce_umin(%a: i32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.reduce.umin"(%a, %b, %c, %d) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_reduce_umin(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.umin"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_reduce_umin", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.umin"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_reduce_xor(%a: i32, %b: vector<4xi32>, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.vp.reduce.xor"(%a, %b, %c, %d) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_reduce_xor(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.xor"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_reduce_xor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.reduce.xor"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

llvm.func @sadd_sat(%a: i32, %b: i32, %c: vector<4xi32>, %d: vector<4xi32>) {
  %0 = llvm.intr.sadd.sat(%a, %b) : (i32, i32) -> i32
  %1 = llvm.intr.sadd.sat(%c, %d) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @sadd_sat(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.sadd.sat(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.sadd.sat(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<4xi32>, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "sadd_sat", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.sadd.sat"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.sadd.sat"(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @sadd_with_overflow(%a: i32, %b: i32, %c: vector<4xi32>, %d: vector<4xi32>) {
  %0 = "llvm.intr.sadd.with.overflow"(%a, %b) : (i32, i32) -> i32
  %1 = "llvm.intr.sadd.with.overflow"(%c, %d) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @sadd_with_overflow(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.sadd.with.overflow"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.sadd.with.overflow"(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<4xi32>, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "sadd_with_overflow", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.sadd.with.overflow"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.sadd.with.overflow"(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @smul_with_overflow(%a: i32, %b: i32, %c: vector<4xi32>, %d: vector<4xi32>) {
  %0 = "llvm.intr.smul.with.overflow"(%a, %b) : (i32, i32) -> i32
  %1 = "llvm.intr.smul.with.overflow"(%c, %d) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @smul_with_overflow(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.smul.with.overflow"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.smul.with.overflow"(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<4xi32>, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "smul_with_overflow", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.smul.with.overflow"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.smul.with.overflow"(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @sshl_sat(%a: i32, %b: i32, %c: vector<4xi32>, %d: vector<4xi32>) {
  %0 = llvm.intr.sshl.sat(%a, %b) : (i32, i32) -> i32
  %1 = llvm.intr.sshl.sat(%c, %d) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @sshl_sat(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.sshl.sat(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.sshl.sat(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<4xi32>, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "sshl_sat", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.sshl.sat"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.sshl.sat"(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @ssub_sat(%a: i32, %b: i32, %c: vector<4xi32>, %d: vector<4xi32>) {
  %0 = llvm.intr.ssub.sat(%a, %b) : (i32, i32) -> i32
  %1 = llvm.intr.ssub.sat(%c, %d) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @ssub_sat(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.ssub.sat(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.ssub.sat(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<4xi32>, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "ssub_sat", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.ssub.sat"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.ssub.sat"(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @ssub_with_overflow(%a: i32, %b: i32, %c: vector<4xi32>, %d: vector<4xi32>) {
  %0 = "llvm.intr.ssub.with.overflow"(%a, %b) : (i32, i32) -> i32
  %1 = "llvm.intr.ssub.with.overflow"(%c, %d) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @ssub_with_overflow(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.ssub.with.overflow"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.ssub.with.overflow"(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<4xi32>, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "ssub_with_overflow", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.ssub.with.overflow"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.ssub.with.overflow"(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @uadd_sat(%a: i32, %b: i32, %c: vector<4xi32>, %d: vector<4xi32>) {
  %0 = llvm.intr.uadd.sat(%a, %b) : (i32, i32) -> i32
  %1 = llvm.intr.uadd.sat(%c, %d) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @uadd_sat(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.uadd.sat(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.uadd.sat(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<4xi32>, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "uadd_sat", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.uadd.sat"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.uadd.sat"(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @umul_with_overflow(%a: i32, %b: i32, %c: vector<4xi32>, %d: vector<4xi32>) {
  %0 = "llvm.intr.umul.with.overflow"(%a, %b) : (i32, i32) -> i32
  %1 = "llvm.intr.umul.with.overflow"(%c, %d) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @umul_with_overflow(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.umul.with.overflow"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.umul.with.overflow"(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<4xi32>, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "umul_with_overflow", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.umul.with.overflow"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.umul.with.overflow"(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @ushl_sat(%a: i32, %b: i32, %c: vector<4xi32>, %d: vector<4xi32>) {
  %0 = llvm.intr.ushl.sat(%a, %b) : (i32, i32) -> i32
  %1 = llvm.intr.ushl.sat(%c, %d) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @ushl_sat(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.ushl.sat(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.ushl.sat(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<4xi32>, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "ushl_sat", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.ushl.sat"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.ushl.sat"(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @usub_sat(%a: i32, %b: i32, %c: vector<4xi32>, %d: vector<4xi32>) {
  %0 = llvm.intr.usub.sat(%a, %b) : (i32, i32) -> i32
  %1 = llvm.intr.usub.sat(%c, %d) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @usub_sat(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.usub.sat(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.usub.sat(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<4xi32>, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "usub_sat", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.usub.sat"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.usub.sat"(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @usub_with_overflow(%a: i32, %b: i32, %c: vector<4xi32>, %d: vector<4xi32>) {
  %0 = "llvm.intr.usub.with.overflow"(%a, %b) : (i32, i32) -> i32
  %1 = "llvm.intr.usub.with.overflow"(%c, %d) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @usub_with_overflow(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.usub.with.overflow"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.usub.with.overflow"(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, vector<4xi32>, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "usub_with_overflow", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.usub.with.overflow"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.usub.with.overflow"(%[[ARG2]], %[[ARG3]]) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

llvm.func @experimental_constrained_fpext(%a: i32, %b: vector<4xi32>) {
  %0 = llvm.intr.experimental.constrained.fpext %a maytrap : i32 to i32
  %1 = llvm.intr.experimental.constrained.fpext %b maytrap : vector<4xi32> to vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @experimental_constrained_fpext(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.experimental.constrained.fpext %[[ARG0]] maytrap : i32 to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.experimental.constrained.fpext %[[ARG1]] maytrap : vector<4xi32> to vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "experimental_constrained_fpext", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.experimental.constrained.fpext"(%[[ARG0]]) <{fpExceptionBehavior = 1 : i64}> : (i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.experimental.constrained.fpext"(%[[ARG1]]) <{fpExceptionBehavior = 1 : i64}> : (vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @experimental_constrained_fptrunc(%a: i32, %b: vector<4xi32>) {
  %0 = llvm.intr.experimental.constrained.fptrunc %a tonearestaway maytrap : i32 to i32
  %1 = llvm.intr.experimental.constrained.fptrunc %b tonearestaway maytrap : vector<4xi32> to vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @experimental_constrained_fptrunc(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.experimental.constrained.fptrunc %[[ARG0]] tonearestaway maytrap : i32 to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.experimental.constrained.fptrunc %[[ARG1]] tonearestaway maytrap : vector<4xi32> to vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "experimental_constrained_fptrunc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.experimental.constrained.fptrunc"(%[[ARG0]]) <{fpExceptionBehavior = 1 : i64, roundingmode = 4 : i64}> : (i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.experimental.constrained.fptrunc"(%[[ARG1]]) <{fpExceptionBehavior = 1 : i64, roundingmode = 4 : i64}> : (vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @experimental_constrained_sitofp(%a: i32, %b: vector<4xi32>) {
  %0 = llvm.intr.experimental.constrained.sitofp %a tonearestaway maytrap : i32 to i32
  %1 = llvm.intr.experimental.constrained.sitofp %b tonearestaway maytrap : vector<4xi32> to vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @experimental_constrained_sitofp(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.experimental.constrained.sitofp %[[ARG0]] tonearestaway maytrap : i32 to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.experimental.constrained.sitofp %[[ARG1]] tonearestaway maytrap : vector<4xi32> to vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "experimental_constrained_sitofp", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.experimental.constrained.sitofp"(%[[ARG0]]) <{fpExceptionBehavior = 1 : i64, roundingmode = 4 : i64}> : (i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.experimental.constrained.sitofp"(%[[ARG1]]) <{fpExceptionBehavior = 1 : i64, roundingmode = 4 : i64}> : (vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @experimental_constrained_uitofp(%a: i32, %b: vector<4xi32>) {
  %0 = llvm.intr.experimental.constrained.uitofp %a tonearestaway maytrap : i32 to i32
  %1 = llvm.intr.experimental.constrained.uitofp %b tonearestaway maytrap : vector<4xi32> to vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @experimental_constrained_uitofp(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.experimental.constrained.uitofp %[[ARG0]] tonearestaway maytrap : i32 to i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.experimental.constrained.uitofp %[[ARG1]] tonearestaway maytrap : vector<4xi32> to vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "experimental_constrained_uitofp", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.experimental.constrained.uitofp"(%[[ARG0]]) <{fpExceptionBehavior = 1 : i64, roundingmode = 4 : i64}> : (i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.experimental.constrained.uitofp"(%[[ARG1]]) <{fpExceptionBehavior = 1 : i64, roundingmode = 4 : i64}> : (vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

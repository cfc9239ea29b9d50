// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

llvm.func @masked_compressstore(%a: vector<4xi1>, %b: !llvm.ptr, %c: vector<4xi1>) {
  "llvm.intr.masked.compressstore"(%a, %b, %c) : (vector<4xi1>, !llvm.ptr, vector<4xi1>) -> ()
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @masked_compressstore(%[[ARG0:[^ ]+]]: vector<4xi1>, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: vector<4xi1>) {
// CHECK-NEXT:     "llvm.intr.masked.compressstore"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xi1>, !llvm.ptr, vector<4xi1>) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi1>, ptr, vector<4xi1>)>, linkage = #llvm.linkage<external>, sym_name = "masked_compressstore", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi1>, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: vector<4xi1>):
// GENERIC-NEXT:     "llvm.intr.masked.compressstore"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xi1>, !llvm.ptr, vector<4xi1>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @masked_expandload(%a: !llvm.ptr, %b: vector<4xi1>, %c: vector<4xi1>) {
  %0 = "llvm.intr.masked.expandload"(%a, %b, %c) : (!llvm.ptr, vector<4xi1>, vector<4xi1>) -> !llvm.ptr
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @masked_expandload(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.masked.expandload"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!llvm.ptr, vector<4xi1>, vector<4xi1>) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, vector<4xi1>, vector<4xi1>)>, linkage = #llvm.linkage<external>, sym_name = "masked_expandload", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xi1>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.masked.expandload"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!llvm.ptr, vector<4xi1>, vector<4xi1>) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @masked_gather(%a: vector<4x!llvm.ptr>, %b: vector<4xi1>) {
  %0 = llvm.intr.masked.gather %a, %b {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xi1>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @masked_gather(%[[ARG0:[^ ]+]]: vector<4x!llvm.ptr>, %[[ARG1:[^ ]+]]: vector<4xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.masked.gather %[[ARG0]], %[[ARG1]] {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xi1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4x!llvm.ptr>, vector<4xi1>)>, linkage = #llvm.linkage<external>, sym_name = "masked_gather", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4x!llvm.ptr>, %[[ARG1:[^ ]+]]: vector<4xi1>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.masked.gather"(%[[ARG0]], %[[ARG1]]) <{alignment = 1 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xi1>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @masked_load(%a: !llvm.ptr, %b: vector<4xi1>) {
  %0 = llvm.intr.masked.load %a, %b {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xi1>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @masked_load(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: vector<4xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.masked.load %[[ARG0]], %[[ARG1]] {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xi1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, vector<4xi1>)>, linkage = #llvm.linkage<external>, sym_name = "masked_load", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: vector<4xi1>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.masked.load"(%[[ARG0]], %[[ARG1]]) <{alignment = 1 : i32}> : (!llvm.ptr, vector<4xi1>) -> vector<4xi1>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @masked_scatter(%a: vector<4xi1>, %b: vector<4x!llvm.ptr>, %c: vector<4xi1>) {
  llvm.intr.masked.scatter %a, %b, %c {alignment = 1 : i32} : vector<4xi1>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @masked_scatter(%[[ARG0:[^ ]+]]: vector<4xi1>, %[[ARG1:[^ ]+]]: vector<4x!llvm.ptr>, %[[ARG2:[^ ]+]]: vector<4xi1>) {
// CHECK-NEXT:     llvm.intr.masked.scatter %[[ARG0]], %[[ARG1]], %[[ARG2]] {alignment = 1 : i32} : vector<4xi1>, vector<4xi1> into vector<4x!llvm.ptr>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi1>, vector<4x!llvm.ptr>, vector<4xi1>)>, linkage = #llvm.linkage<external>, sym_name = "masked_scatter", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi1>, %[[ARG1:[^ ]+]]: vector<4x!llvm.ptr>, %[[ARG2:[^ ]+]]: vector<4xi1>):
// GENERIC-NEXT:     "llvm.intr.masked.scatter"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{alignment = 1 : i32}> : (vector<4xi1>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @masked_store(%a: vector<4xi1>, %b: !llvm.ptr, %c: vector<4xi1>) {
  llvm.intr.masked.store %a, %b, %c {alignment = 1 : i32} : vector<4xi1>, vector<4xi1> into !llvm.ptr
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @masked_store(%[[ARG0:[^ ]+]]: vector<4xi1>, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: vector<4xi1>) {
// CHECK-NEXT:     llvm.intr.masked.store %[[ARG0]], %[[ARG1]], %[[ARG2]] {alignment = 1 : i32} : vector<4xi1>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi1>, ptr, vector<4xi1>)>, linkage = #llvm.linkage<external>, sym_name = "masked_store", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi1>, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: vector<4xi1>):
// GENERIC-NEXT:     "llvm.intr.masked.store"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{alignment = 1 : i32}> : (vector<4xi1>, !llvm.ptr, vector<4xi1>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

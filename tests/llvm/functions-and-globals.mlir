// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

llvm.func @f()

// CHECK: module {
// CHECK-NEXT: llvm.func @f()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f() { llvm.return }

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT: "llvm.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(...)

// CHECK: module {
// CHECK-NEXT: llvm.func @f(...)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (...)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(i32, ...) -> i32

// CHECK: module {
// CHECK-NEXT: llvm.func @f(i32, ...) -> i32
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%a: i32, ...) { llvm.return }

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, ...) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT: ^bb0(%arg0: i32):
// GENERIC-NEXT: "llvm.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func external @f() { llvm.return }

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT: "llvm.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f() -> !llvm.void

// CHECK: module {
// CHECK-NEXT: llvm.func @f()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f() attributes {passthrough = 1} { llvm.return }

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT: "llvm.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(!llvm.ptr {llvm.byval = i32}, i8 {llvm.zeroext})

// CHECK: module {
// CHECK-NEXT: llvm.func @f(!llvm.ptr {llvm.byval = i32}, i8 {llvm.zeroext})
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.byval = i32}, {llvm.zeroext}], function_type = !llvm.func<void (ptr, i8)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f() {
  %0 = arith.constant 1 : i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT: %[[V0:.*]] = "arith.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC-NEXT: "llvm.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f() {
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.global @g(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.global external constant @g() : i32

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external constant @g() {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.global internal @g("abc")

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global internal @g("abc") {addr_space = 0 : i32}
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.array<3 x i8>, linkage = #llvm.linkage<internal>, sym_name = "g", unnamed_addr = 0 : i64, value = "abc", visibility_ = 0 : i64}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.global internal @g("abc") : !llvm.array<3 x i8>

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global internal @g("abc") {addr_space = 0 : i32}
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.array<3 x i8>, linkage = #llvm.linkage<internal>, sym_name = "g", unnamed_addr = 0 : i64, value = "abc", visibility_ = 0 : i64}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.global private @g() : i32

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global private @g() {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<private>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.global internal @g(1 : i64) : i32

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global internal @g(1 : i64) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<internal>, sym_name = "g", unnamed_addr = 0 : i64, value = 1 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.global internal @g() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global internal @g() {addr_space = 0 : i32} : i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<internal>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT: %[[V0:.*]] = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC-NEXT: "llvm.return"(%[[V0]]) : (i32) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.global internal @g(1 : i32) {addr_space = 1 : i32, alignment = 4 : i64, dso_local, thr_local} : i32

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global internal @g(1 : i32) {addr_space = 1 : i32, alignment = 4 : i64, dso_local, thr_local} : i32
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "llvm.mlir.global"() <{addr_space = 1 : i32, alignment = 4 : i64, dso_local, global_type = i32, linkage = #llvm.linkage<internal>, sym_name = "g", unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
// GENERIC-NEXT: }) {thr_local} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.global internal thread_local constant @g(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global internal thread_local constant @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = i32, linkage = #llvm.linkage<internal>, sym_name = "g", thread_local_, unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

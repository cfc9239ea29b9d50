// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

llvm.func @none() {
  %0 = llvm.mlir.none : !llvm.token
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @none() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.none : !llvm.token
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "none", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.mlir.none"() : () -> !llvm.token
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @callee()
llvm.mlir.alias external @alias : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @callee : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @dso_local_equivalent() {
  %0 = llvm.dso_local_equivalent @callee : !llvm.ptr
  %1 = llvm.dso_local_equivalent @alias : !llvm.ptr
  llvm.return
}
llvm.mlir.global external @attribute() : !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @callee()
// CHECK-NEXT:   llvm.mlir.alias external @alias : !llvm.func<void ()> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.addressof @callee : !llvm.ptr
// CHECK-NEXT:     llvm.return %[[V0]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @dso_local_equivalent() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.dso_local_equivalent @callee : !llvm.ptr
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.dso_local_equivalent @alias : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.global external @attribute() {addr_space = 0 : i32} : !llvm.ptr {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     llvm.return %[[V0]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "callee", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "alias", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "llvm.mlir.addressof"() <{global_name = @callee}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%[[V3]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "dso_local_equivalent", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.dso_local_equivalent"() <{function_name = @callee}> : () -> !llvm.ptr
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "llvm.dso_local_equivalent"() <{function_name = @alias}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.ptr, linkage = #llvm.linkage<external>, sym_name = "attribute", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.mlir.zero"() : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%[[V0]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @block_addresses() {
  %0 = llvm.blockaddress <function = @block_addresses, tag = <id = 1>> : !llvm.ptr
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @block_addresses() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.blockaddress <function = @block_addresses, tag = <id = 1>> : !llvm.ptr
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.blocktag <id = 1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "block_addresses", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @block_addresses, tag = <id = 1>>}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.br"()[^bb1] : () -> ()
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     "llvm.blocktag"() <{tag = #llvm.blocktag<id = 1>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @call_intrinsic(%a: f32, %p: !llvm.ptr) {
  %0 = llvm.call_intrinsic "llvm.fabs.f32"(%a) : (f32) -> f32
  %1 = llvm.call_intrinsic "llvm.fabs.f32"(%a) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  llvm.call_intrinsic "llvm.donothing"() : () -> ()
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @call_intrinsic(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.call_intrinsic "llvm.fabs.f32"(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.call_intrinsic "llvm.fabs.f32"(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
// CHECK-NEXT:     llvm.call_intrinsic "llvm.donothing"() : () -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "call_intrinsic", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.call_intrinsic"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.fabs.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.call_intrinsic"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<nnan>, intrin = "llvm.fabs.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (f32) -> f32
// GENERIC-NEXT:     "llvm.call_intrinsic"() <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.donothing", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
llvm.func @noalias_scope() {
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.return
}



// CHECK: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
// CHECK-NEXT: #alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @noalias_scope() {
// CHECK-NEXT:     llvm.intr.experimental.noalias.scope.decl #alias_scope
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
// GENERIC-NEXT: #alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "noalias_scope", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "llvm.intr.experimental.noalias.scope.decl"() <{scope = #alias_scope}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

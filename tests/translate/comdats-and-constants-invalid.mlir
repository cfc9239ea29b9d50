// RUN: not mlir-translate %s --mlir-to-llvmir --split-input-file 2>&1 | FileCheck %s

// Names of comdats are those of the module; constants of structs without a body.

llvm.comdat_selector @x any

// CHECK: error: LLVM Translation failed for operation: llvm.comdat_selector

// -----

llvm.comdat @a {
  llvm.comdat_selector @x any
}
llvm.comdat @b {
  llvm.comdat_selector @x any
}

// CHECK: error: comdat selection symbols must be unique even in different comdat regions

// -----

llvm.comdat @a {
  llvm.mlir.global internal @g(0 : i32) : i32
}

// CHECK: error: 'llvm.mlir.global' op must appear at the module level
// CHECK: "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<internal>, sym_name = "g", unnamed_addr = 0 : i64, value = 0 : i32, visibility_ = 0 : i64}> ({
// CHECK: }) : () -> ()

// -----

llvm.mlir.global internal @g(1 : i32) : !llvm.struct<"x", opaque>

// CHECK: error: expected an array attribute for a struct constant

// -----

llvm.mlir.global internal @g([1 : i32]) : !llvm.array<2 x struct<"x", opaque>>

// CHECK: error: expected an array attribute for a struct constant

// -----

llvm.mlir.global internal @g(dense_resource<no> : vector<2xi32>) : vector<2xi32>

// CHECK: error: resource does not exist

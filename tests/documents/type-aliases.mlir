// ORACLE: differs (identified-type-aliases)
// RUN: mlir-opt %s --legacy-syntax --split-input-file --allow-unregistered-dialect --mlir-identified-type-aliases | FileCheck %s

// The problem: bodies of structs within others.

"test.types"() {
  simple = !llvm.struct<"simple", (i32, i32)>,
  nested = !llvm.struct<"nested", (ptr<struct<"simple", (i32, i32)>>, i16, i8)>,
  self_reference = !llvm.struct<"self_reference", (ptr<struct<"self_reference">>, i16, i32)>,
  nested_sibling = !llvm.struct<"nested_sibling", (ptr<struct<"simple", (i32, i32)>>, ptr<struct<"simple", (i32, i32)>>)>
} : () -> ()

// -----

// Aliases in place of bodies.

!llvmStruct_hello = !llvm.struct<"hello", (i32, i32)>
llvm.func @foo(%arg0: !llvm.ptr<i8>) {
  %0 = llvm.bitcast %arg0 : !llvm.ptr<i8> to !llvm.ptr<!llvmStruct_hello>
  %1 = llvm.load %0 : !llvm.ptr<!llvmStruct_hello>
  llvm.return
}
llvm.func @bar(%arg0: !llvm.ptr<!llvmStruct_hello>) {
  llvm.return
}

// -----

// The same, made by the printer.

llvm.func @foo(%arg0: !llvm.ptr<i8>) {
  %0 = llvm.bitcast %arg0 : !llvm.ptr<i8> to !llvm.ptr<struct<"hello", (i32, i32)>>
  %1 = llvm.load %0 : !llvm.ptr<struct<"hello", (i32, i32)>>
  llvm.return
}

// -----

// Definitions before uses.

!alias_z = !llvm.struct<"simple", (i32, i32)>
!alias_a = !llvm.struct<"nested_sibling", (ptr<!alias_z>, ptr<!alias_z>)>
"test.types"() {a = !alias_a, z = !alias_z} : () -> ()

// -----

// Structs that use one another: one is named first.

!a = !llvm.struct<"a", (ptr<struct<"b", (ptr<struct<"a">>)>>)>
!b = !llvm.struct<"b", (ptr<struct<"a", (ptr<struct<"b">>)>>)>
"test.types"() {a = !a, b = !b} : () -> ()

// -----

// A name that an alias cannot have.

"test.types"() {a = !llvm.struct<"hello", (ptr<struct<"struct.B", (i32)>>)>} : () -> ()

// -----

// A struct named first and completed later, under two aliases.

!alias0 = !llvm.struct<"foo">
!alias1 = !llvm.struct<"bar", (i32, ptr<!alias0>)>
!alias0_real = !llvm.struct<"foo", (i16, ptr<!alias1>)>
!alias2 = !llvm.struct<"other", (i8, !alias0_real)>
"test.types"() {a = !alias2} : () -> ()

// -----

// The same under one alias.

!alias0 = !llvm.struct<"foo">
!alias1 = !llvm.struct<"bar", (i32, ptr<!alias0>)>
!alias0 = !llvm.struct<"foo", (i16, ptr<!alias1>)>
"test.types"() {a = !alias1} : () -> ()


// ORACLE: differs (identified-type-aliases)
// RUN: mlir-opt %s --legacy-syntax --split-input-file --allow-unregistered-dialect --mlir-identified-type-aliases | FileCheck %s

// The problem: bodies of structs within others.

"test.types"() {
  simple = !llvm.struct<"simple", (i32, i32)>,
  nested = !llvm.struct<"nested", (ptr<struct<"simple", (i32, i32)>>, i16, i8)>,
  self_reference = !llvm.struct<"self_reference", (ptr<struct<"self_reference">>, i16, i32)>,
  nested_sibling = !llvm.struct<"nested_sibling", (ptr<struct<"simple", (i32, i32)>>, ptr<struct<"simple", (i32, i32)>>)>
} : () -> ()

// CHECK: !simple = !llvm.struct<"simple", (i32, i32)>
// CHECK-NEXT: !nested = !llvm.struct<"nested", (ptr<!simple>, i16, i8)>
// CHECK-NEXT: !nested_sibling = !llvm.struct<"nested_sibling", (ptr<!simple>, ptr<!simple>)>
// CHECK-NEXT: !self_reference = !llvm.struct<"self_reference", (ptr<struct<"self_reference">>, i16, i32)>
// CHECK-NEXT: module {
// CHECK-NEXT:   "test.types"() {nested = !nested, nested_sibling = !nested_sibling, self_reference = !self_reference, simple = !simple} : () -> ()
// CHECK-NEXT: }

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

// CHECK: !hello = !llvm.struct<"hello", (i32, i32)>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @foo(%[[ARG0:[^ ]+]]: !llvm.ptr<i8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : !llvm.ptr<i8> to !llvm.ptr<!hello>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.load %[[V0]] : !llvm.ptr<!hello>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @bar(%[[ARG0:[^ ]+]]: !llvm.ptr<!hello>) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The same, made by the printer.

llvm.func @foo(%arg0: !llvm.ptr<i8>) {
  %0 = llvm.bitcast %arg0 : !llvm.ptr<i8> to !llvm.ptr<struct<"hello", (i32, i32)>>
  %1 = llvm.load %0 : !llvm.ptr<struct<"hello", (i32, i32)>>
  llvm.return
}

// CHECK: !hello = !llvm.struct<"hello", (i32, i32)>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @foo(%[[ARG0:[^ ]+]]: !llvm.ptr<i8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : !llvm.ptr<i8> to !llvm.ptr<!hello>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.load %[[V0]] : !llvm.ptr<!hello>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Definitions before uses.

!alias_z = !llvm.struct<"simple", (i32, i32)>
!alias_a = !llvm.struct<"nested_sibling", (ptr<!alias_z>, ptr<!alias_z>)>
"test.types"() {a = !alias_a, z = !alias_z} : () -> ()

// CHECK: !simple = !llvm.struct<"simple", (i32, i32)>
// CHECK-NEXT: !nested_sibling = !llvm.struct<"nested_sibling", (ptr<!simple>, ptr<!simple>)>
// CHECK-NEXT: module {
// CHECK-NEXT:   "test.types"() {a = !nested_sibling, z = !simple} : () -> ()
// CHECK-NEXT: }

// -----

// Structs that use one another: one is named first.

!a = !llvm.struct<"a", (ptr<struct<"b", (ptr<struct<"a">>)>>)>
!b = !llvm.struct<"b", (ptr<struct<"a", (ptr<struct<"b">>)>>)>
"test.types"() {a = !a, b = !b} : () -> ()

// CHECK: !a = !llvm.struct<"a">
// CHECK-NEXT: !b = !llvm.struct<"b", (ptr<!a>)>
// CHECK-NEXT: !a = !llvm.struct<"a", (ptr<!b>)>
// CHECK-NEXT: module {
// CHECK-NEXT:   "test.types"() {a = !a, b = !b} : () -> ()
// CHECK-NEXT: }

// -----

// A name that an alias cannot have.

"test.types"() {a = !llvm.struct<"hello", (ptr<struct<"struct.B", (i32)>>)>} : () -> ()

// CHECK: !struct2EB = !llvm.struct<"struct.B", (i32)>
// CHECK-NEXT: !hello = !llvm.struct<"hello", (ptr<!struct2EB>)>
// CHECK-NEXT: module {
// CHECK-NEXT:   "test.types"() {a = !hello} : () -> ()
// CHECK-NEXT: }

// -----

// A struct named first and completed later, under two aliases.

!alias0 = !llvm.struct<"foo">
!alias1 = !llvm.struct<"bar", (i32, ptr<!alias0>)>
!alias0_real = !llvm.struct<"foo", (i16, ptr<!alias1>)>
!alias2 = !llvm.struct<"other", (i8, !alias0_real)>
"test.types"() {a = !alias2} : () -> ()

// CHECK: !foo = !llvm.struct<"foo">
// CHECK-NEXT: !bar = !llvm.struct<"bar", (i32, ptr<!foo>)>
// CHECK-NEXT: !foo = !llvm.struct<"foo", (i16, ptr<!bar>)>
// CHECK-NEXT: !other = !llvm.struct<"other", (i8, !foo)>
// CHECK-NEXT: module {
// CHECK-NEXT:   "test.types"() {a = !other} : () -> ()
// CHECK-NEXT: }

// -----

// The same under one alias.

!alias0 = !llvm.struct<"foo">
!alias1 = !llvm.struct<"bar", (i32, ptr<!alias0>)>
!alias0 = !llvm.struct<"foo", (i16, ptr<!alias1>)>
"test.types"() {a = !alias1} : () -> ()

// CHECK: !bar = !llvm.struct<"bar">
// CHECK-NEXT: !foo = !llvm.struct<"foo", (i16, ptr<!bar>)>
// CHECK-NEXT: !bar = !llvm.struct<"bar", (i32, ptr<!foo>)>
// CHECK-NEXT: module {
// CHECK-NEXT:   "test.types"() {a = !bar} : () -> ()
// CHECK-NEXT: }

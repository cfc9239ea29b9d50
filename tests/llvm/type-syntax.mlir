// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func private @f(!llvm.ptr)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.ptr)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.ptr<3>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.ptr<3>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.ptr<0>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.ptr)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.ptr<-1>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.ptr<4294967295>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.ptr<4294967295>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.ptr<4294967295>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.ptr<true>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.ptr<4294967295>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.array<4 x i32>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.array<4 x i32>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.array<0 x i32>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.array<0 x i32>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.array<0x i32>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.array<0 x i32>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.array<0x4 x i32>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.array<4 x i32>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.array<-1 x i32>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.array<18446744073709551615 x i32>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.array<4 x array<4 x i32>>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.array<4 x array<4 x i32>>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.array<4 x tensor<4xi32>>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.array<4 x tensor<4xi32>>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.array<4 x si32>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.array<4 x si32>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.array<4 x index>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.array<4 x index>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.array<4 x vector<4xi32>>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.array<4 x vector<4xi32>>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.array<4 x struct<"a", opaque>>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.array<4 x struct<"a", opaque>>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.array<18446744073709551615 x i32>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.array<18446744073709551615 x i32>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.func<void ()>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.func<void ()>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.func<void (...)>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.func<void (...)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.func<void (i32, ...)>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.func<void (i32, ...)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.func<token (token, label, metadata)>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.func<token (token, label, metadata)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.func<struct<(i32)> (array<2 x i32>)>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.func<struct<(i32)> (array<2 x i32>)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.func<tensor<i32> ()>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.func<tensor<i32> ()>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.func<index (memref<4xi32>)>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.func<index (memref<4xi32>)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<()>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.struct<()>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<(i32)>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.struct<(i32)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<(i32, f32)>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.struct<(i32, f32)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<packed ()>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.struct<packed ()>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<packed (i32)>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.struct<packed (i32)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<(tensor<i32>)>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.struct<(tensor<i32>)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<(index, memref<2xi32>)>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.struct<(index, memref<2xi32>)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<"a", opaque>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.struct<"a", opaque>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<"a", ()>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.struct<"a", ()>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<"a", (i32)>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.struct<"a", (i32)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<"a", packed (i32)>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.struct<"a", packed (i32)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<"a", (ptr, struct<"a">)>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.struct<"a", (ptr, struct<"a">)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<"a", (struct<"b", (struct<"a">)>)>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.struct<"a", (struct<"b", (struct<"a">)>)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<"", ()>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.struct<"", ()>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<"a\"b", ()>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.struct<"a\22b", ()>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<"a\00b", ()>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.struct<"a\00b", ()>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<"a", (i32)>, !llvm.struct<"a", (i32)>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.struct<"a", (i32)>, !llvm.struct<"a", (i32)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<"a", (ptr, struct<"b", (ptr, struct<"a">)>)>, !llvm.struct<"b", (ptr, struct<"a", (ptr, struct<"b">)>)>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.struct<"a", (ptr, struct<"b", (ptr, struct<"a">)>)>, !llvm.struct<"b", (ptr, struct<"a", (ptr, struct<"b">)>)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<(!llvm.ptr, !llvm.struct<(!llvm.array<2 x !llvm.ptr<2>>)>)>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.struct<(ptr, struct<(array<2 x ptr<2>>)>)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.target<"a">)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.target<"a">)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.target<"a", i32>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.target<"a", i32>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.target<"a", 1>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.target<"a", 1>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.target<"a", i32, 1>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.target<"a", i32, 1>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.target<"a", i32, f32, 1, 2>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.target<"a", i32, f32, 1, 2>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.target<"a", -1>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.target<"a", 4294967295>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.target<"a", ptr>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.target<"a", !llvm.ptr>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.target<"a", !llvm.ptr>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.target<"a", !llvm.ptr>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.target<"">)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.target<"">)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.void)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.void)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.void<>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.void)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.void<foo>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.void)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.token)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.token)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.label)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.label)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.metadata)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.metadata)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.x86_amx)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.x86_amx)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.ppc_fp128)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.ppc_fp128)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm<ptr>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.ptr)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm<ptr<3>>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.ptr<3>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm<struct<(i32)>>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.struct<(i32)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm<ptr foo>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.ptr)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm<void, 3>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.void)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.ptr-x)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!llvm.ptr)
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func private @f(!llvm.struct<packed (i8, i32)>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.struct<packed (i8, i32)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<"a", (i32)>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.struct<"a", (i32)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<"a", opaque>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.struct<"a", opaque>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<"rec", (ptr, struct<"rec">)>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.struct<"rec", (ptr, struct<"rec">)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<(struct<(i32)>, array<2 x f32>)>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.struct<(struct<(i32)>, array<2 x f32>)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.target<"spirv.Image", i32, 0>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.target<"spirv.Image", i32, 0>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<(index)>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.struct<(index)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.array<2 x index>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.array<2 x index>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.struct<(tensor<2xf32>)>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.struct<(tensor<2xf32>)>)
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.array<-1 x i32>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.array<18446744073709551615 x i32>)
// CHECK-NEXT: }

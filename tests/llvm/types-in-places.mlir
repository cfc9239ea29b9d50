// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

llvm.func @f(!llvm.array<2 x !llvm.ppc_fp128>, !llvm.struct<(!llvm.ppc_fp128)>, vector<4x!llvm.ppc_fp128>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.array<2 x !llvm.ppc_fp128>, !llvm.struct<(!llvm.ppc_fp128)>, vector<4x!llvm.ppc_fp128>)
// CHECK-NEXT: }

// -----

// What LLVM does not have keeps its prefix.
"t.op"() : () -> !llvm.array<2 x struct<(index)>>
"t.op"() : () -> !llvm.struct<(array<2 x array<2 x memref<2xi32>>>, array<2 x i32>)>
"t.op"() : () -> !llvm.struct<"a", (tuple<!llvm.struct<"a">>, struct<(i32)>)>

// CHECK: module {
// CHECK-NEXT:   %0 = "t.op"() : () -> !llvm.array<2 x !llvm.struct<(index)>>
// CHECK-NEXT:   %1 = "t.op"() : () -> !llvm.struct<(!llvm.array<2 x !llvm.array<2 x memref<2xi32>>>, array<2 x i32>)>
// CHECK-NEXT:   %2 = "t.op"() : () -> !llvm.struct<"a", (tuple<!llvm.struct<"a">>, struct<(i32)>)>
// CHECK-NEXT: }

// -----

llvm.func @f(!llvm.struct<"a", (struct<"a", opaque>)>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.struct<"a", (struct<"a">)>)
// CHECK-NEXT: }

// -----

llvm.func @f(%p: !llvm.ptr) -> !llvm.ppc_fp128 {
  %0 = llvm.load %p atomic monotonic {alignment = 16 : i64} : !llvm.ptr -> !llvm.ppc_fp128
  llvm.return %0 : !llvm.ppc_fp128
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr) -> !llvm.ppc_fp128 {
// CHECK-NEXT:     %0 = llvm.load %arg0 atomic monotonic {alignment = 16 : i64} : !llvm.ptr -> !llvm.ppc_fp128
// CHECK-NEXT:     llvm.return %0 : !llvm.ppc_fp128
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.mlir.global external @g() : !llvm.target<"amdgcn.named.barrier", 0>
llvm.mlir.global internal @h() : !llvm.target<"spirv.Image", i32, 1> {
  %0 = llvm.mlir.zero : !llvm.target<"spirv.Image", i32, 1>
  llvm.return %0 : !llvm.target<"spirv.Image", i32, 1>
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.target<"amdgcn.named.barrier", 0>
// CHECK-NEXT:   llvm.mlir.global internal @h() {addr_space = 0 : i32} : !llvm.target<"spirv.Image", i32, 1> {
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.target<"spirv.Image", i32, 1>
// CHECK-NEXT:     llvm.return %0 : !llvm.target<"spirv.Image", i32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([#llvm.zero, [1 : i32]]) : !llvm.array<2 x struct<(i32)>>
  %1 = llvm.mlir.constant([#llvm.zero, [#llvm.undef]]) : !llvm.array<2 x array<1 x struct<(i32)>>>
  %2 = llvm.mlir.constant([1 : i32, 2.0 : f64, 3 : index]) : !llvm.struct<(i32, f64, index)>
  %3 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<[4]xi32>
  %4 = llvm.mlir.constant(dense<1> : vector<4xi32>) : !llvm.array<4 x vector<[4]xi32>>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     %0 = llvm.mlir.constant([#llvm.zero, [1 : i32]]) : !llvm.array<2 x struct<(i32)>>
// CHECK-NEXT:     %1 = llvm.mlir.constant([#llvm.zero, [#llvm.undef]]) : !llvm.array<2 x array<1 x struct<(i32)>>>
// CHECK-NEXT:     %2 = llvm.mlir.constant([1 : i32, 2.000000e+00, 3 : index]) : !llvm.struct<(i32, f64, index)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<[4]xi32>
// CHECK-NEXT:     %4 = llvm.mlir.constant(dense<1> : vector<4xi32>) : !llvm.array<4 x vector<[4]xi32>>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

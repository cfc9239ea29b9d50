// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s

module attributes {llvm.data_layout = "e",
                   llvm.target_triple = "aarch64-linux-android"} {
  // module contents
}

// CHECK: module attributes {llvm.data_layout = "e", llvm.target_triple = "aarch64-linux-android"} {
// CHECK-NEXT: }

// -----

// Block arguments instead of PHI nodes, and values passed to one block twice.

llvm.func @blocks(%arg0: i32, %cst: i32, %cond: i1) -> i32 {
  llvm.br ^bb1
^bb1:
  %0 = llvm.add %arg0, %cst : i32
  llvm.br ^bb2(%0 : i32)
^bb2(%arg1: i32):
  llvm.cond_br %cond, ^bb3(%0 : i32), ^bb3(%arg1 : i32)
^bb3(%arg2: i32):
  llvm.return %arg2 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @blocks(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i1) -> i32 {
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.add %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     llvm.br ^bb2(%[[V0]] : i32)
// CHECK-NEXT:   ^bb2(%[[V1:[^ ]+]]: i32):  // pred: ^bb1
// CHECK-NEXT:     llvm.cond_br %[[ARG2]], ^bb3(%[[V0]] : i32), ^bb3(%[[V1]] : i32)
// CHECK-NEXT:   ^bb3(%[[V2:[^ ]+]]: i32):  // 2 preds: ^bb2, ^bb2
// CHECK-NEXT:     llvm.return %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What stands by itself in LLVM IR is made by operations.

llvm.func @values() {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  %1 = llvm.mlir.zero : !llvm.ptr
  %2 = llvm.mlir.constant(42 : i32) : i32
  %3 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @values() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : !llvm.struct<(i32, f32)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(42 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @func() attributes {
  passthrough = ["noinline",           // value-less attribute
                 ["alignstack", "4"],  // integer attribute with value
                 ["other", "attr"]]    // attribute unknown to LLVM
} {
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @func() attributes {passthrough = ["noinline", ["alignstack", "4"], ["other", "attr"]]} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Types without parameters.

llvm.func @simple(!llvm.x86_amx, !llvm.ppc_fp128, !llvm.token, !llvm.metadata) -> !llvm.void

// CHECK: module {
// CHECK-NEXT:   llvm.func @simple(!llvm.x86_amx, !llvm.ppc_fp128, !llvm.token, !llvm.metadata)
// CHECK-NEXT: }

// -----

// Pointers, functions and arrays.

"some.op"() {types = [
  !llvm.ptr, !llvm.ptr<42>,
  !llvm.func<void ()>,           // a function with no arguments
  !llvm.func<i32 (f32, i32)>,    // a function with two arguments and a result
  !llvm.func<void (i32, ...)>,   // a variadic function
  !llvm.array<4 x i32>, !llvm.array<4 x array<2 x ptr>>,
  !llvm.array<2 x vector<2xi32>>, !llvm.array<2 x vector<2x!llvm.ptr>>,
  vector<42xi32>, vector<42x!llvm.ptr>, vector<[4]xi32>
]} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "some.op"() {types = [!llvm.ptr, !llvm.ptr<42>, !llvm.func<void ()>, !llvm.func<i32 (f32, i32)>, !llvm.func<void (i32, ...)>, !llvm.array<4 x i32>, !llvm.array<4 x array<2 x ptr>>, !llvm.array<2 x vector<2xi32>>, !llvm.array<2 x vector<2x!llvm.ptr>>, vector<42xi32>, vector<42x!llvm.ptr>, vector<[4]xi32>]} : () -> ()
// CHECK-NEXT: }

// -----

// Structs.

"some.op"() {types = [
  !llvm.struct<()>,                        // empty, literal
  !llvm.struct<(i32)>,                     // literal
  !llvm.struct<(struct<(i32)>)>,           // struct containing a struct
  !llvm.struct<packed (i8, i32)>,          // packed struct
  !llvm.struct<"recursive", (struct<(array<0 x struct<"recursive">>)>)>,
  !llvm.struct<"empty", ()>,               // empty, named
  !llvm.struct<"opaque", opaque>,          // opaque, named
  !llvm.struct<"named", (i32)>,            // named
  !llvm.struct<"packed", packed (i8, i32)> // named, packed
]} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "some.op"() {types = [!llvm.struct<()>, !llvm.struct<(i32)>, !llvm.struct<(struct<(i32)>)>, !llvm.struct<packed (i8, i32)>, !llvm.struct<"recursive", (struct<(array<0 x struct<"recursive">>)>)>, !llvm.struct<"empty", ()>, !llvm.struct<"opaque", opaque>, !llvm.struct<"named", (i32)>, !llvm.struct<"packed", packed (i8, i32)>]} : () -> ()
// CHECK-NEXT: }

// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

// An element that the mask leaves open is undef, unless all are.
llvm.func @shuffles(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %1 = llvm.shufflevector %0, %0 [0, -1, 5, -1] : vector<4xi32>
  llvm.store %1, %p : vector<4xi32>, !llvm.ptr
  %2 = llvm.shufflevector %0, %0 [-1, -1] : vector<4xi32>
  llvm.store %2, %p : vector<2xi32>, !llvm.ptr
  llvm.return
}

// CHECK: define void @shuffles(ptr %0) {
// CHECK-NEXT: store <4 x i32> <i32 1, i32 undef, i32 2, i32 undef>, ptr %0, align 16
// CHECK-NEXT: store <2 x i32> poison, ptr %0, align 8
// CHECK-NEXT: ret void
// CHECK-NEXT: }

// -----

// How a denormal number compares depends on the function's mode.
llvm.func @denormals(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(1.0e-40 : f32) : f32
  %1 = llvm.mlir.constant(1.0 : f32) : f32
  %2 = llvm.fcmp "olt" %0, %1 : f32
  llvm.store %2, %p : i1, !llvm.ptr
  %3 = llvm.mlir.constant(dense<[1.0e-40, 1.0]> : vector<2xf32>) : vector<2xf32>
  %4 = llvm.fcmp "_false" %3, %3 : vector<2xf32>
  llvm.store %4, %p : vector<2xi1>, !llvm.ptr
  llvm.return
}

// CHECK: define void @denormals(ptr %0) {
// CHECK-NEXT: %2 = fcmp olt float 0x37A16C2000000000, 1.000000e+00
// CHECK-NEXT: store i1 %2, ptr %0, align 1
// CHECK-NEXT: %3 = fcmp false <2 x float> <float 0x37A16C2000000000, float 1.000000e+00>, <float 0x37A16C2000000000, float 1.000000e+00>
// CHECK-NEXT: store <2 x i1> %3, ptr %0, align 1
// CHECK-NEXT: ret void
// CHECK-NEXT: }

// -----

llvm.mlir.global external @global(0 : i32) : i32
// One index that is not known counts as none; more do not fold.
llvm.func @addresses(%p: !llvm.ptr) {
  %0 = llvm.mlir.addressof @global : !llvm.ptr
  %1 = llvm.mlir.poison : i64
  %2 = llvm.getelementptr %0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %2, %p : !llvm.ptr, !llvm.ptr
  %3 = llvm.getelementptr %0[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i8, i64)>
  llvm.store %3, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}

// CHECK: @global = global i32 0
// CHECK: define void @addresses(ptr %0) {
// CHECK-NEXT: store ptr @global, ptr %0, align 8
// CHECK-NEXT: store ptr getelementptr ({ i8, i64 }, ptr @global, i64 poison, i32 1), ptr %0, align 8
// CHECK-NEXT: ret void
// CHECK-NEXT: }

// -----

llvm.mlir.global external @one(0 : i32) : i32
llvm.mlir.global external unnamed_addr @merged(0 : i32) : i32
llvm.mlir.global extern_weak @absent() : i32
llvm.func @function()
// Definite addresses are not null and differ from each other; those that may be merged, or absent, may not.
llvm.func @comparisons(%p: !llvm.ptr) {
  %null = llvm.mlir.zero : !llvm.ptr
  %one = llvm.mlir.addressof @one : !llvm.ptr
  %merged = llvm.mlir.addressof @merged : !llvm.ptr
  %absent = llvm.mlir.addressof @absent : !llvm.ptr
  %function = llvm.mlir.addressof @function : !llvm.ptr
  %0 = llvm.icmp "ne" %function, %null : !llvm.ptr
  llvm.store %0, %p : i1, !llvm.ptr
  %1 = llvm.icmp "eq" %absent, %null : !llvm.ptr
  llvm.store %1, %p : i1, !llvm.ptr
  %2 = llvm.icmp "eq" %one, %function : !llvm.ptr
  llvm.store %2, %p : i1, !llvm.ptr
  %3 = llvm.icmp "eq" %one, %merged : !llvm.ptr
  llvm.store %3, %p : i1, !llvm.ptr
  llvm.return
}

// CHECK: @one = global i32 0
// CHECK-NEXT: @merged = unnamed_addr global i32 0
// CHECK-NEXT: @absent = extern_weak global i32
// CHECK: declare void @function()
// CHECK: define void @comparisons(ptr %0) {
// CHECK-NEXT: store i1 true, ptr %0, align 1
// CHECK-NEXT: %2 = icmp eq ptr @absent, null
// CHECK-NEXT: store i1 %2, ptr %0, align 1
// CHECK-NEXT: store i1 false, ptr %0, align 1
// CHECK-NEXT: %3 = icmp eq ptr @one, @merged
// CHECK-NEXT: store i1 %3, ptr %0, align 1
// CHECK-NEXT: ret void
// CHECK-NEXT: }

// -----

// Nothing is below zero, not even poison.
llvm.func @below(%p: !llvm.ptr) {
  %poison = llvm.mlir.poison : vector<2xi32>
  %five = llvm.mlir.constant(5 : i32) : i32
  %first = llvm.mlir.constant(0 : i32) : i32
  %zero = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
  %0 = llvm.insertelement %five, %poison[%first : i32] : vector<2xi32>
  %1 = llvm.icmp "uge" %0, %zero : vector<2xi32>
  llvm.store %1, %p : vector<2xi1>, !llvm.ptr
  %2 = llvm.icmp "ult" %0, %zero : vector<2xi32>
  llvm.store %2, %p : vector<2xi1>, !llvm.ptr
  %3 = llvm.icmp "ule" %zero, %0 : vector<2xi32>
  llvm.store %3, %p : vector<2xi1>, !llvm.ptr
  llvm.return
}

// CHECK: define void @below(ptr %0) {
// CHECK-NEXT: store <2 x i1> splat (i1 true), ptr %0, align 1
// CHECK-NEXT: store <2 x i1> zeroinitializer, ptr %0, align 1
// CHECK-NEXT: store <2 x i1> <i1 true, i1 poison>, ptr %0, align 1

// -----

// Of a vector of unknown length no element is known to be there beyond the least length; of one bit,
// 1 leaves no remainder.
llvm.func @beyond(%p: !llvm.ptr) {
  %fives = llvm.mlir.constant(dense<5> : vector<[2]xi32>) : vector<[2]xi32>
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %0 = llvm.extractelement %fives[%one : i32] : vector<[2]xi32>
  llvm.store %0, %p : i32, !llvm.ptr
  %1 = llvm.extractelement %fives[%two : i32] : vector<[2]xi32>
  llvm.store %1, %p : i32, !llvm.ptr
  %true = llvm.mlir.constant(true) : i1
  %2 = llvm.srem %true, %true : i1
  llvm.store %2, %p : i1, !llvm.ptr
  llvm.return
}

// CHECK: define void @beyond(ptr %0) {
// CHECK-NEXT: store i32 5, ptr %0, align 4
// CHECK-NEXT: store i32 extractelement (<vscale x 2 x i32> splat (i32 5), i32 2), ptr %0, align 4
// CHECK-NEXT: store i1 false, ptr %0, align 1

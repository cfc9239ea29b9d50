// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --convert-arith-to-llvm --allow-unregistered-dialect | FileCheck %s --check-prefix=LLVM
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0(%c: i1, %a: i32, %b: i32) {
  %0 = arith.select %c, %a, %b : i32
  return
}

// CHECK-LABEL: func.func @f0(%arg0: i1, %arg1: i32, %arg2: i32) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f0(%arg0: i1, %arg1: i32, %arg2: i32) {
// LLVM-NEXT: %0 = llvm.select %arg0, %arg1, %arg2 : i1, i32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f1(%c: i1, %a: index, %b: index) {
  %0 = arith.select %c, %a, %b : index
  return
}

// CHECK-LABEL: func.func @f1(%arg0: i1, %arg1: index, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : index
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f1(%arg0: i1, %arg1: index, %arg2: index) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
// LLVM-NEXT: %2 = llvm.select %arg0, %1, %0 : i1, i64
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f2(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = arith.select %c, %a, %b : tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @f2(%arg0: i1, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : tensor<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f2(%arg0: i1, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) {
// LLVM-NEXT: %0 = arith.select %arg0, %arg1, %arg2 : tensor<4xf32>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f3(%c: i1, %a: tuple<i32>, %b: tuple<i32>) {
  %0 = arith.select %c, %a, %b : tuple<i32>
  return
}

// CHECK-LABEL: func.func @f3(%arg0: i1, %arg1: tuple<i32>, %arg2: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : tuple<i32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f3(%arg0: i1, %arg1: tuple<i32>, %arg2: tuple<i32>) {
// LLVM-NEXT: %0 = arith.select %arg0, %arg1, %arg2 : tuple<i32>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f4(%c: i1, %a: () -> (), %b: () -> ()) {
  %0 = arith.select %c, %a, %b : () -> ()
  return
}

// CHECK-LABEL: func.func @f4(%arg0: i1, %arg1: () -> (), %arg2: () -> ()) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f4(%arg0: i1, %arg1: () -> (), %arg2: () -> ()) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : () -> () to !llvm.ptr
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : () -> () to !llvm.ptr
// LLVM-NEXT: %2 = llvm.select %arg0, %1, %0 : i1, !llvm.ptr
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f5(%c: i1, %a: complex<f32>, %b: complex<f32>) {
  %0 = arith.select %c, %a, %b : complex<f32>
  return
}

// CHECK-LABEL: func.func @f5(%arg0: i1, %arg1: complex<f32>, %arg2: complex<f32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : complex<f32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f5(%arg0: i1, %arg1: complex<f32>, %arg2: complex<f32>) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : complex<f32> to !llvm.struct<(f32, f32)>
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : complex<f32> to !llvm.struct<(f32, f32)>
// LLVM-NEXT: %2 = llvm.select %arg0, %1, %0 : i1, !llvm.struct<(f32, f32)>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f6(%c: vector<4xi1>, %a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = arith.select %c, %a, %b : vector<4xi1>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @f6(%arg0: vector<4xi1>, %arg1: vector<4xf32>, %arg2: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f6(%arg0: vector<4xi1>, %arg1: vector<4xf32>, %arg2: vector<4xf32>) {
// LLVM-NEXT: %0 = llvm.select %arg0, %arg1, %arg2 : vector<4xi1>, vector<4xf32>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f7(%c: tensor<?xi1>, %a: tensor<?xi8>, %b: tensor<?xi8>) {
  %0 = arith.select %c, %a, %b : tensor<?xi1>, tensor<?xi8>
  return
}

// CHECK-LABEL: func.func @f7(%arg0: tensor<?xi1>, %arg1: tensor<?xi8>, %arg2: tensor<?xi8>) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : tensor<?xi1>, tensor<?xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f7(%arg0: tensor<?xi1>, %arg1: tensor<?xi8>, %arg2: tensor<?xi8>) {
// LLVM-NEXT: %0 = arith.select %arg0, %arg1, %arg2 : tensor<?xi1>, tensor<?xi8>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f8(%c: vector<[4]xi1>, %a: vector<[4]xi8>, %b: vector<[4]xi8>) {
  %0 = arith.select %c, %a, %b : vector<[4]xi1>, vector<[4]xi8>
  return
}

// CHECK-LABEL: func.func @f8(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi8>, %arg2: vector<[4]xi8>) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f8(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi8>, %arg2: vector<[4]xi8>) {
// LLVM-NEXT: %0 = llvm.select %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xi8>
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f9(%c: i1, %a: i32, %x: f32) {
  %0 = arith.select %c, %a, %a : i1, i32
  return
}

// CHECK-LABEL: func.func @f9(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg1 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f9(%arg0: i1, %arg1: i32, %arg2: f32) {
// LLVM-NEXT: return
// LLVM-NEXT: }

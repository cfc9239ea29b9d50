// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%c: i1, %a: i32, %b: i32) {
  %0 = arith.select %c, %a, %b : i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i1, i32, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i1, %arg1: i32, %arg2: i32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.select"(%arg0, %arg1, %arg2) : (i1, i32, i32) -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: i1, %a: f32, %b: f32) {
  %0 = arith.select %c, %a, %b : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: f32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i1, f32, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i1, %arg1: f32, %arg2: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.select"(%arg0, %arg1, %arg2) : (i1, f32, f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: i1, %a: index, %b: index) {
  %0 = arith.select %c, %a, %b : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: index, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : index
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i1, index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i1, %arg1: index, %arg2: index):
// GENERIC-NEXT: %[[V0:.*]] = "arith.select"(%arg0, %arg1, %arg2) : (i1, index, index) -> index
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: i1, %a: memref<4xf32>, %b: memref<4xf32>) {
  %0 = arith.select %c, %a, %b : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i1, memref<4xf32>, memref<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.select"(%arg0, %arg1, %arg2) : (i1, memref<4xf32>, memref<4xf32>) -> memref<4xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = arith.select %c, %a, %b : tensor<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : tensor<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i1, tensor<4xf32>, tensor<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i1, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.select"(%arg0, %arg1, %arg2) : (i1, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: i1, %a: vector<4xi1>, %b: vector<4xi1>) {
  %0 = arith.select %c, %a, %b : vector<4xi1>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: vector<4xi1>, %arg2: vector<4xi1>) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : vector<4xi1>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i1, vector<4xi1>, vector<4xi1>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i1, %arg1: vector<4xi1>, %arg2: vector<4xi1>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.select"(%arg0, %arg1, %arg2) : (i1, vector<4xi1>, vector<4xi1>) -> vector<4xi1>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: i1, %a: tuple<i32>, %b: tuple<i32>) {
  %0 = arith.select %c, %a, %b : tuple<i32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: tuple<i32>, %arg2: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : tuple<i32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i1, tuple<i32>, tuple<i32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i1, %arg1: tuple<i32>, %arg2: tuple<i32>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.select"(%arg0, %arg1, %arg2) : (i1, tuple<i32>, tuple<i32>) -> tuple<i32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: i1, %a: !llvm.ptr, %b: !llvm.ptr) {
  %0 = arith.select %c, %a, %b : !llvm.ptr
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : !llvm.ptr
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i1, !llvm.ptr, !llvm.ptr) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i1, %arg1: !llvm.ptr, %arg2: !llvm.ptr):
// GENERIC-NEXT: %[[V0:.*]] = "arith.select"(%arg0, %arg1, %arg2) : (i1, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: i1, %a: () -> (), %b: () -> ()) {
  %0 = arith.select %c, %a, %b : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: () -> (), %arg2: () -> ()) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i1, () -> (), () -> ()) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i1, %arg1: () -> (), %arg2: () -> ()):
// GENERIC-NEXT: %[[V0:.*]] = "arith.select"(%arg0, %arg1, %arg2) : (i1, () -> (), () -> ()) -> (() -> ())
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: i1, %a: i1, %b: i1) {
  %0 = arith.select %c, %a, %b : i1
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : i1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i1, i1, i1) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i1, %arg1: i1, %arg2: i1):
// GENERIC-NEXT: %[[V0:.*]] = "arith.select"(%arg0, %arg1, %arg2) : (i1, i1, i1) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: i1, %a: complex<f32>, %b: complex<f32>) {
  %0 = arith.select %c, %a, %b : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: complex<f32>, %arg2: complex<f32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : complex<f32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i1, complex<f32>, complex<f32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i1, %arg1: complex<f32>, %arg2: complex<f32>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.select"(%arg0, %arg1, %arg2) : (i1, complex<f32>, complex<f32>) -> complex<f32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: i1, %a: none, %b: none) {
  %0 = arith.select %c, %a, %b : none
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: none, %arg2: none) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : none
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i1, none, none) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i1, %arg1: none, %arg2: none):
// GENERIC-NEXT: %[[V0:.*]] = "arith.select"(%arg0, %arg1, %arg2) : (i1, none, none) -> none
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: vector<4xi1>, %a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = arith.select %c, %a, %b : vector<4xi1>, vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xi1>, %arg1: vector<4xf32>, %arg2: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: vector<4xi1>, %arg1: vector<4xf32>, %arg2: vector<4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.select"(%arg0, %arg1, %arg2) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = arith.select %c, %a, %b : tensor<4xi1>, tensor<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<4xi1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: tensor<4xi1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.select"(%arg0, %arg1, %arg2) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: tensor<?xi1>, %a: tensor<?xi8>, %b: tensor<?xi8>) {
  %0 = arith.select %c, %a, %b : tensor<?xi1>, tensor<?xi8>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<?xi1>, %arg1: tensor<?xi8>, %arg2: tensor<?xi8>) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : tensor<?xi1>, tensor<?xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<?xi1>, tensor<?xi8>, tensor<?xi8>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: tensor<?xi1>, %arg1: tensor<?xi8>, %arg2: tensor<?xi8>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.select"(%arg0, %arg1, %arg2) : (tensor<?xi1>, tensor<?xi8>, tensor<?xi8>) -> tensor<?xi8>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: tensor<*xi1>, %a: tensor<*xi8>, %b: tensor<*xi8>) {
  %0 = arith.select %c, %a, %b : tensor<*xi1>, tensor<*xi8>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<*xi1>, %arg1: tensor<*xi8>, %arg2: tensor<*xi8>) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : tensor<*xi1>, tensor<*xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<*xi1>, tensor<*xi8>, tensor<*xi8>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: tensor<*xi1>, %arg1: tensor<*xi8>, %arg2: tensor<*xi8>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.select"(%arg0, %arg1, %arg2) : (tensor<*xi1>, tensor<*xi8>, tensor<*xi8>) -> tensor<*xi8>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: vector<[4]xi1>, %a: vector<[4]xi8>, %b: vector<[4]xi8>) {
  %0 = arith.select %c, %a, %b : vector<[4]xi1>, vector<[4]xi8>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi8>, %arg2: vector<[4]xi8>) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi8>, %arg2: vector<[4]xi8>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.select"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: i1, %a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = arith.select %c, %a, %b : i1, vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: vector<4xf32>, %arg2: vector<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i1, vector<4xf32>, vector<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i1, %arg1: vector<4xf32>, %arg2: vector<4xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.select"(%arg0, %arg1, %arg2) : (i1, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: i1, %a: i32, %x: f32) {
  %0 = arith.select %c, %a, %a : i1, i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg1 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i1, i32, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i1, %arg1: i32, %arg2: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.select"(%arg0, %arg1, %arg1) : (i1, i32, i32) -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%c: i1, %a: i32, %x: f32) {
  %0 = arith.select %c, %a, %a {x} : i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg1 {x} : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i1, i32, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i1, %arg1: i32, %arg2: f32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.select"(%arg0, %arg1, %arg1) {x} : (i1, i32, i32) -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

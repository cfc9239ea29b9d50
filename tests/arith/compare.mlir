// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%a: i1, %b: i1) {
  %0 = arith.cmpi eq, %a, %b : i1
  %1 = arith.cmpi slt, %a, %b : i1
  %2 = arith.cmpi uge, %a, %b : i1
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : i1
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %arg0, %arg1 : i1
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi uge, %arg0, %arg1 : i1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i1, i1) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i1, %arg1: i1):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 0 : i64}> : (i1, i1) -> i1
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 2 : i64}> : (i1, i1) -> i1
// GENERIC-NEXT: %[[V2:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 9 : i64}> : (i1, i1) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: i8, %b: i8) {
  %0 = arith.cmpi eq, %a, %b : i8
  %1 = arith.cmpi slt, %a, %b : i8
  %2 = arith.cmpi uge, %a, %b : i8
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : i8
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %arg0, %arg1 : i8
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi uge, %arg0, %arg1 : i8
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i8, i8) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i8, %arg1: i8):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 0 : i64}> : (i8, i8) -> i1
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 2 : i64}> : (i8, i8) -> i1
// GENERIC-NEXT: %[[V2:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 9 : i64}> : (i8, i8) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: i32, %b: i32) {
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.cmpi ne, %a, %b : i32
  %2 = arith.cmpi slt, %a, %b : i32
  %3 = arith.cmpi sle, %a, %b : i32
  %4 = arith.cmpi sgt, %a, %b : i32
  %5 = arith.cmpi sge, %a, %b : i32
  %6 = arith.cmpi ult, %a, %b : i32
  %7 = arith.cmpi ule, %a, %b : i32
  %8 = arith.cmpi ugt, %a, %b : i32
  %9 = arith.cmpi uge, %a, %b : i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi ne, %arg0, %arg1 : i32
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi slt, %arg0, %arg1 : i32
// CHECK-NEXT: %[[V3:.*]] = arith.cmpi sle, %arg0, %arg1 : i32
// CHECK-NEXT: %[[V4:.*]] = arith.cmpi sgt, %arg0, %arg1 : i32
// CHECK-NEXT: %[[V5:.*]] = arith.cmpi sge, %arg0, %arg1 : i32
// CHECK-NEXT: %[[V6:.*]] = arith.cmpi ult, %arg0, %arg1 : i32
// CHECK-NEXT: %[[V7:.*]] = arith.cmpi ule, %arg0, %arg1 : i32
// CHECK-NEXT: %[[V8:.*]] = arith.cmpi ugt, %arg0, %arg1 : i32
// CHECK-NEXT: %[[V9:.*]] = arith.cmpi uge, %arg0, %arg1 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i32, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 0 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 1 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT: %[[V2:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 2 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT: %[[V3:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 3 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT: %[[V4:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 4 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT: %[[V5:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 5 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT: %[[V6:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 6 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT: %[[V7:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 7 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT: %[[V8:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 8 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT: %[[V9:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 9 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: i64, %b: i64) {
  %0 = arith.cmpi eq, %a, %b : i64
  %1 = arith.cmpi slt, %a, %b : i64
  %2 = arith.cmpi uge, %a, %b : i64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i64, %arg1: i64) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : i64
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %arg0, %arg1 : i64
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi uge, %arg0, %arg1 : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i64, i64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i64, %arg1: i64):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 0 : i64}> : (i64, i64) -> i1
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 2 : i64}> : (i64, i64) -> i1
// GENERIC-NEXT: %[[V2:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 9 : i64}> : (i64, i64) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: i128, %b: i128) {
  %0 = arith.cmpi eq, %a, %b : i128
  %1 = arith.cmpi slt, %a, %b : i128
  %2 = arith.cmpi uge, %a, %b : i128
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i128, %arg1: i128) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : i128
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %arg0, %arg1 : i128
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi uge, %arg0, %arg1 : i128
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i128, i128) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i128, %arg1: i128):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 0 : i64}> : (i128, i128) -> i1
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 2 : i64}> : (i128, i128) -> i1
// GENERIC-NEXT: %[[V2:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 9 : i64}> : (i128, i128) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: index, %b: index) {
  %0 = arith.cmpi eq, %a, %b : index
  %1 = arith.cmpi ne, %a, %b : index
  %2 = arith.cmpi slt, %a, %b : index
  %3 = arith.cmpi sle, %a, %b : index
  %4 = arith.cmpi sgt, %a, %b : index
  %5 = arith.cmpi sge, %a, %b : index
  %6 = arith.cmpi ult, %a, %b : index
  %7 = arith.cmpi ule, %a, %b : index
  %8 = arith.cmpi ugt, %a, %b : index
  %9 = arith.cmpi uge, %a, %b : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : index
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi ne, %arg0, %arg1 : index
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi slt, %arg0, %arg1 : index
// CHECK-NEXT: %[[V3:.*]] = arith.cmpi sle, %arg0, %arg1 : index
// CHECK-NEXT: %[[V4:.*]] = arith.cmpi sgt, %arg0, %arg1 : index
// CHECK-NEXT: %[[V5:.*]] = arith.cmpi sge, %arg0, %arg1 : index
// CHECK-NEXT: %[[V6:.*]] = arith.cmpi ult, %arg0, %arg1 : index
// CHECK-NEXT: %[[V7:.*]] = arith.cmpi ule, %arg0, %arg1 : index
// CHECK-NEXT: %[[V8:.*]] = arith.cmpi ugt, %arg0, %arg1 : index
// CHECK-NEXT: %[[V9:.*]] = arith.cmpi uge, %arg0, %arg1 : index
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 0 : i64}> : (index, index) -> i1
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 1 : i64}> : (index, index) -> i1
// GENERIC-NEXT: %[[V2:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 2 : i64}> : (index, index) -> i1
// GENERIC-NEXT: %[[V3:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 3 : i64}> : (index, index) -> i1
// GENERIC-NEXT: %[[V4:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 4 : i64}> : (index, index) -> i1
// GENERIC-NEXT: %[[V5:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 5 : i64}> : (index, index) -> i1
// GENERIC-NEXT: %[[V6:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 6 : i64}> : (index, index) -> i1
// GENERIC-NEXT: %[[V7:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 7 : i64}> : (index, index) -> i1
// GENERIC-NEXT: %[[V8:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 8 : i64}> : (index, index) -> i1
// GENERIC-NEXT: %[[V9:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 9 : i64}> : (index, index) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: vector<4xi32>, %b: vector<4xi32>) {
  %0 = arith.cmpi eq, %a, %b : vector<4xi32>
  %1 = arith.cmpi slt, %a, %b : vector<4xi32>
  %2 = arith.cmpi uge, %a, %b : vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xi32>, %arg1: vector<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi uge, %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<4xi32>, vector<4xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: vector<4xi32>, %arg1: vector<4xi32>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 0 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 2 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
// GENERIC-NEXT: %[[V2:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 9 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: vector<[4]xi8>, %b: vector<[4]xi8>) {
  %0 = arith.cmpi eq, %a, %b : vector<[4]xi8>
  %1 = arith.cmpi slt, %a, %b : vector<[4]xi8>
  %2 = arith.cmpi uge, %a, %b : vector<[4]xi8>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[4]xi8>, %arg1: vector<[4]xi8>) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi uge, %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<[4]xi8>, vector<[4]xi8>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: vector<[4]xi8>, %arg1: vector<[4]xi8>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 0 : i64}> : (vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi1>
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 2 : i64}> : (vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi1>
// GENERIC-NEXT: %[[V2:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 9 : i64}> : (vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi1>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: vector<2x[4]xi64>, %b: vector<2x[4]xi64>) {
  %0 = arith.cmpi eq, %a, %b : vector<2x[4]xi64>
  %1 = arith.cmpi slt, %a, %b : vector<2x[4]xi64>
  %2 = arith.cmpi uge, %a, %b : vector<2x[4]xi64>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2x[4]xi64>, %arg1: vector<2x[4]xi64>) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi uge, %arg0, %arg1 : vector<2x[4]xi64>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<2x[4]xi64>, vector<2x[4]xi64>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: vector<2x[4]xi64>, %arg1: vector<2x[4]xi64>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 0 : i64}> : (vector<2x[4]xi64>, vector<2x[4]xi64>) -> vector<2x[4]xi1>
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 2 : i64}> : (vector<2x[4]xi64>, vector<2x[4]xi64>) -> vector<2x[4]xi1>
// GENERIC-NEXT: %[[V2:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 9 : i64}> : (vector<2x[4]xi64>, vector<2x[4]xi64>) -> vector<2x[4]xi1>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: vector<2x2xindex>, %b: vector<2x2xindex>) {
  %0 = arith.cmpi eq, %a, %b : vector<2x2xindex>
  %1 = arith.cmpi slt, %a, %b : vector<2x2xindex>
  %2 = arith.cmpi uge, %a, %b : vector<2x2xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2x2xindex>, %arg1: vector<2x2xindex>) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : vector<2x2xindex>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %arg0, %arg1 : vector<2x2xindex>
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi uge, %arg0, %arg1 : vector<2x2xindex>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<2x2xindex>, vector<2x2xindex>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: vector<2x2xindex>, %arg1: vector<2x2xindex>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 0 : i64}> : (vector<2x2xindex>, vector<2x2xindex>) -> vector<2x2xi1>
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 2 : i64}> : (vector<2x2xindex>, vector<2x2xindex>) -> vector<2x2xi1>
// GENERIC-NEXT: %[[V2:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 9 : i64}> : (vector<2x2xindex>, vector<2x2xindex>) -> vector<2x2xi1>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) {
  %0 = arith.cmpi eq, %a, %b : tensor<4xi32>
  %1 = arith.cmpi slt, %a, %b : tensor<4xi32>
  %2 = arith.cmpi uge, %a, %b : tensor<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi uge, %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<4xi32>, tensor<4xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 0 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 2 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
// GENERIC-NEXT: %[[V2:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 9 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: tensor<?x3xi32>, %b: tensor<?x3xi32>) {
  %0 = arith.cmpi eq, %a, %b : tensor<?x3xi32>
  %1 = arith.cmpi slt, %a, %b : tensor<?x3xi32>
  %2 = arith.cmpi uge, %a, %b : tensor<?x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<?x3xi32>, %arg1: tensor<?x3xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : tensor<?x3xi32>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %arg0, %arg1 : tensor<?x3xi32>
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi uge, %arg0, %arg1 : tensor<?x3xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<?x3xi32>, tensor<?x3xi32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: tensor<?x3xi32>, %arg1: tensor<?x3xi32>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 0 : i64}> : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi1>
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 2 : i64}> : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi1>
// GENERIC-NEXT: %[[V2:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 9 : i64}> : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi1>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: tensor<*xi16>, %b: tensor<*xi16>) {
  %0 = arith.cmpi eq, %a, %b : tensor<*xi16>
  %1 = arith.cmpi slt, %a, %b : tensor<*xi16>
  %2 = arith.cmpi uge, %a, %b : tensor<*xi16>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<*xi16>, %arg1: tensor<*xi16>) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi uge, %arg0, %arg1 : tensor<*xi16>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<*xi16>, tensor<*xi16>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: tensor<*xi16>, %arg1: tensor<*xi16>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 0 : i64}> : (tensor<*xi16>, tensor<*xi16>) -> tensor<*xi1>
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 2 : i64}> : (tensor<*xi16>, tensor<*xi16>) -> tensor<*xi1>
// GENERIC-NEXT: %[[V2:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 9 : i64}> : (tensor<*xi16>, tensor<*xi16>) -> tensor<*xi1>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: tensor<4xi32, "e">, %b: tensor<4xi32, "e">) {
  %0 = arith.cmpi eq, %a, %b : tensor<4xi32, "e">
  %1 = arith.cmpi slt, %a, %b : tensor<4xi32, "e">
  %2 = arith.cmpi uge, %a, %b : tensor<4xi32, "e">
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<4xi32, "e">, %arg1: tensor<4xi32, "e">) {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : tensor<4xi32, "e">
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %arg0, %arg1 : tensor<4xi32, "e">
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi uge, %arg0, %arg1 : tensor<4xi32, "e">
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<4xi32, "e">, tensor<4xi32, "e">) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: tensor<4xi32, "e">, %arg1: tensor<4xi32, "e">):
// GENERIC-NEXT: %[[V0:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 0 : i64}> : (tensor<4xi32, "e">, tensor<4xi32, "e">) -> tensor<4xi1, "e">
// GENERIC-NEXT: %[[V1:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 2 : i64}> : (tensor<4xi32, "e">, tensor<4xi32, "e">) -> tensor<4xi1, "e">
// GENERIC-NEXT: %[[V2:.*]] = "arith.cmpi"(%arg0, %arg1) <{predicate = 9 : i64}> : (tensor<4xi32, "e">, tensor<4xi32, "e">) -> tensor<4xi1, "e">
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// RUN: mlir-opt %s --split-input-file --convert-func-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @f(%g: (memref<?xf32>) -> memref<?xf32>, %m: memref<?xf32>) {
  %0 = call_indirect %g(%m) : (memref<?xf32>) -> memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg1, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg2, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg3, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %arg4, %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %arg5, %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V5]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.extractvalue %[[V5]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.call %arg0(%[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]]) : !llvm.ptr, (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() -> (() -> ()) {
  %0 = constant @g : () -> ()
  return %0 : () -> ()
}
func.func private @g()

// CHECK: module {
// CHECK-NEXT: llvm.func @f() -> !llvm.ptr {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT: llvm.return %[[V0]] : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @g() attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = constant @f : () -> ()
  call_indirect %0() : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.addressof @f : !llvm.ptr
// CHECK-NEXT: llvm.call %[[V0]]() : !llvm.ptr, () -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g(i32) -> i32
func.func @f(%a: i32) {
  %0 = "func.call"(%a) <{callee = @g, arg_attrs = [{llvm.zeroext}], res_attrs = [{llvm.signext}]}> : (i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @g(i32) -> i32 attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @f(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.call @g(%arg0) : (i32 {llvm.zeroext}) -> (i32 {llvm.signext})
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g(tensor<4xf32>)
func.func @f(%a: tensor<4xf32>) {
  call @g(%a) : (tensor<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @g(tensor<4xf32>)
// CHECK-NEXT: func.func @f(%arg0: tensor<4xf32>) {
// CHECK-NEXT: call @g(%arg0) : (tensor<4xf32>) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index) -> index {
  cf.br ^a(%a : index)
^a(%b: index):
  return %b : index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64) -> i64 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: cf.br ^bb1(%[[V0]] : index)
// CHECK-NEXT: ^bb1(%[[V1:.*]]: index):  // pred: ^bb0
// CHECK-NEXT: %[[V2:.*]] = builtin.unrealized_conversion_cast %[[V1]] : index to i64
// CHECK-NEXT: llvm.return %[[V2]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: llvm.return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index) -> index {
  %0 = arith.addi %a, %a : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64) -> i64 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: %[[V1:.*]] = arith.addi %[[V0]], %[[V0]] : index
// CHECK-NEXT: %[[V2:.*]] = builtin.unrealized_conversion_cast %[[V1]] : index to i64
// CHECK-NEXT: llvm.return %[[V2]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg5 : i64 to index
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg0, %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg1, %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %arg2, %[[V3]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %arg3, %[[V4]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %arg4, %[[V5]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = builtin.unrealized_conversion_cast %[[V6]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
// CHECK-NEXT: %[[V8:.*]] = memref.load %[[V7]][%[[V0]]] : memref<4xf32>
// CHECK-NEXT: llvm.return %[[V8]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @outer {
  module @inner {
    func.func @f(%a: index) {
      return
    }
  }
  func.func @g(%a: index) {
    return
  }
}

// CHECK: module @outer {
// CHECK-NEXT: module @inner {
// CHECK-NEXT: llvm.func @f(%arg0: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @g(%arg0: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1) {
  scf.if %c {
    func.call @f(%c) : (i1) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: llvm.call @f(%arg0) : (i1) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @h()
func.func @f() {
  llvm.call @h() : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @h()
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.call @h() : () -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

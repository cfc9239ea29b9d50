// RUN: mlir-opt %s --split-input-file --convert-func-to-llvm=index-bitwidth=32 | FileCheck %s

func.func @f(%a: index) -> index {
  return %a : index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) -> (index, index) {
  return %b, %a : index, index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: i32) -> !llvm.struct<(i32, i32)> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(i32, i32)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg1, %[[V0]][0] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg0, %[[V1]][1] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: llvm.return %[[V2]] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @f(i32, index) -> f32

// CHECK: module {
// CHECK-NEXT: llvm.func @f(i32, i32) -> f32 attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?xf32>, %i: index) -> (memref<?xf32>, index) {
  return %m, %i : memref<?xf32>, index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32) -> !llvm.struct<(struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, i32)> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %arg3, %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %arg4, %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.poison : !llvm.struct<(struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, i32)>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V5]], %[[V6]][0] : !llvm.struct<(struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, i32)>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %arg5, %[[V7]][1] : !llvm.struct<(struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, i32)>
// CHECK-NEXT: llvm.return %[[V8]] : !llvm.struct<(struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, i32)>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @f() -> (memref<?xf32>, index) attributes {llvm.emit_c_interface}

// CHECK: module {
// CHECK-NEXT: llvm.func private @f() -> !llvm.struct<(struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, i32)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %[[V1:.*]] = llvm.alloca %[[V0]] x !llvm.struct<(struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.call @_mlir_ciface_f(%[[V1]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: %[[V2:.*]] = llvm.load %[[V1]] : !llvm.ptr -> !llvm.struct<(struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, i32)>
// CHECK-NEXT: llvm.return %[[V2]] : !llvm.struct<(struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>, i32)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @_mlir_ciface_f(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @g(index) -> (index, index)
func.func @f(%i: index) {
  %0:2 = call @g(%i) : (index) -> (index, index)
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @g(i32) -> !llvm.struct<(i32, i32)> attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @f(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.call @g(%arg0) : (i32) -> !llvm.struct<(i32, i32)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%g: () -> (i32, index)) {
  %0:2 = call_indirect %g() : () -> (i32, index)
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr) {
// CHECK-NEXT: %[[V0:.*]] = llvm.call %arg0() : !llvm.ptr, () -> !llvm.struct<(i32, i32)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(i32, i32)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i32, i32)>
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
// CHECK-NEXT: llvm.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : i32 to index
// CHECK-NEXT: cf.br ^bb1(%[[V0]] : index)
// CHECK-NEXT: ^bb1(%[[V1:.*]]: index):  // pred: ^bb0
// CHECK-NEXT: %[[V2:.*]] = builtin.unrealized_conversion_cast %[[V1]] : index to i32
// CHECK-NEXT: llvm.return %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index) -> index {
  %0 = arith.addi %a, %a : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : i32 to index
// CHECK-NEXT: %[[V1:.*]] = arith.addi %[[V0]], %[[V0]] : index
// CHECK-NEXT: %[[V2:.*]] = builtin.unrealized_conversion_cast %[[V1]] : index to i32
// CHECK-NEXT: llvm.return %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg5 : i32 to index
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg0, %[[V1]][0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg1, %[[V2]][1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %arg2, %[[V3]][2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %arg3, %[[V4]][3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %arg4, %[[V5]][4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V7:.*]] = builtin.unrealized_conversion_cast %[[V6]] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> to memref<4xf32>
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
// CHECK-NEXT: llvm.func @f(%arg0: i32) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @g(%arg0: i32) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?xf32>) -> memref<?xf32> {
  return %m : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32) -> !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %arg3, %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %arg4, %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: llvm.return %[[V5]] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: }
// CHECK-NEXT: }

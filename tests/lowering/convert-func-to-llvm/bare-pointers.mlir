// RUN: mlir-opt %s --split-input-file --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 | FileCheck %s

func.func private @f(memref<?xf32>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<?xf32>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<4x?xf32>) -> memref<?xf32>

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<4x?xf32>) -> memref<?xf32>
// CHECK-NEXT: }

// -----

func.func private @f(memref<*xf32>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<*xf32>)
// CHECK-NEXT: }

// -----

func.func private @f() -> memref<*xf32>

// CHECK: module {
// CHECK-NEXT: func.func private @f() -> memref<*xf32>
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?xf32>) -> memref<?xf32> {
  return %m : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return %[[V0]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<f32>, %n: memref<2x3xi8, 1>) {
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr<1>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT: return %arg0 : memref<*xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?xf32>, %i: index) -> (memref<?xf32>, index) {
  return %m, %i : memref<?xf32>, index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?xf32>, %arg1: index) -> (memref<?xf32>, index) {
// CHECK-NEXT: return %arg0, %arg1 : memref<?xf32>, index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?xf32, strided<[2], offset: ?>>) {
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?xf32, strided<[2], offset: ?>>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?xf32, affine_map<(d0) -> (d0 mod 2)>>) {
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 mod 2)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?xf32, #map>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?xf32>) attributes {llvm.emit_c_interface} {
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?xf32>) attributes {llvm.emit_c_interface} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?xf32>) -> memref<?xf32> attributes {llvm.emit_c_interface} {
  return %m : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?xf32>) -> memref<?xf32> attributes {llvm.emit_c_interface} {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return %[[V0]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @f(memref<?xf32>, i32) -> i32 attributes {llvm.emit_c_interface}

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<?xf32>, i32) -> i32 attributes {llvm.emit_c_interface}
// CHECK-NEXT: }

// -----

func.func private @f(memref<?xf32>) -> memref<?xf32> attributes {llvm.emit_c_interface}

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<?xf32>) -> memref<?xf32> attributes {llvm.emit_c_interface}
// CHECK-NEXT: }

// -----

func.func private @f() -> (memref<?xf32>, index) attributes {llvm.emit_c_interface}

// CHECK: module {
// CHECK-NEXT: func.func private @f() -> (memref<?xf32>, index) attributes {llvm.emit_c_interface}
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<*xf32>) attributes {llvm.emit_c_interface} {
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<*xf32>) attributes {llvm.emit_c_interface} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32> {llvm.noalias}) {
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr {llvm.noalias}) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32> {llvm.noalias, x.y = 1}) {
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr {llvm.noalias, x.y = 1 : i64}) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @f(i32 {llvm.noundef}, memref<?xf32> {llvm.nocapture}) -> (i32 {llvm.noundef})

// CHECK: module {
// CHECK-NEXT: func.func private @f(i32 {llvm.noundef}, memref<?xf32> {llvm.nocapture}) -> (i32 {llvm.noundef})
// CHECK-NEXT: }

// -----

func.func private @g(memref<?xf32>) -> memref<?xf32>
func.func @f(%m: memref<?xf32>) -> memref<?xf32> {
  %0 = call @g(%m) : (memref<?xf32>) -> memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func private @g(memref<?xf32>) -> memref<?xf32>
// CHECK-NEXT: func.func @f(%arg0: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT: %[[V0:.*]] = call @g(%arg0) : (memref<?xf32>) -> memref<?xf32>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %[[V0]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return %[[V1]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g(memref<*xf32>)
func.func @f(%m: memref<*xf32>) {
  call @g(%m) : (memref<*xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @g(memref<*xf32>)
// CHECK-NEXT: func.func @f(%arg0: memref<*xf32>) {
// CHECK-NEXT: call @g(%arg0) : (memref<*xf32>) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g() -> memref<*xf32>
func.func @f() {
  %0 = call @g() : () -> memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @g() -> memref<*xf32>
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: %[[V0:.*]] = func.call @g() : () -> memref<*xf32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g() -> memref<*xf32>
func.func @f() -> memref<*xf32> {
  %0 = call @g() : () -> memref<*xf32>
  return %0 : memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func private @g() -> memref<*xf32>
// CHECK-NEXT: func.func @f() -> memref<*xf32> {
// CHECK-NEXT: %[[V0:.*]] = call @g() : () -> memref<*xf32>
// CHECK-NEXT: return %[[V0]] : memref<*xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%g: (memref<?xf32>) -> memref<?xf32>, %m: memref<?xf32>) {
  %0 = call_indirect %g(%m) : (memref<?xf32>) -> memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: (memref<?xf32>) -> memref<?xf32>, %arg1: memref<?xf32>) {
// CHECK-NEXT: %[[V0:.*]] = call_indirect %arg0(%arg1) : (memref<?xf32>) -> memref<?xf32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: i64) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : i64 to index
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg0, %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg0, %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %[[V4]], %[[V3]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V5]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.insertvalue %[[V8]], %[[V7]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = builtin.unrealized_conversion_cast %[[V9]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
// CHECK-NEXT: %[[V11:.*]] = memref.load %[[V10]][%[[V0]]] : memref<4xf32>
// CHECK-NEXT: llvm.return %[[V11]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) -> i32 {
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %b: f32) -> (i32, f32) {
  return %a, %b : i32, f32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: f32) -> !llvm.struct<(i32, f32)> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(i32, f32)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(i32, f32)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(i32, f32)>
// CHECK-NEXT: llvm.return %[[V2]] : !llvm.struct<(i32, f32)>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index) -> index {
  return %a : index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64) -> i64 {
// CHECK-NEXT: llvm.return %arg0 : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) -> (index, index) {
  return %b, %a : index, index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64) -> !llvm.struct<(i64, i64)> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(i64, i64)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg1, %[[V0]][0] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg0, %[[V1]][1] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: llvm.return %[[V2]] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: }
// CHECK-NEXT: }

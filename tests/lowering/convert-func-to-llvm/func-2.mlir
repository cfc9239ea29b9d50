// RUN: mlir-opt %s --split-input-file --convert-func-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<*xf32>) attributes {llvm.emit_c_interface} {
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @_mlir_ciface_f(%arg0: !llvm.ptr) attributes {llvm.emit_c_interface} {
// CHECK-NEXT: %[[V0:.*]] = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: llvm.call @f(%[[V1]], %[[V2]]) : (i64, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32 {llvm.zeroext}) -> (i32 {llvm.signext}) {
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32 {llvm.zeroext}) -> (i32 {llvm.signext}) {
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32> {llvm.noalias}) {
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32> {llvm.noalias, x.y = 1}) {
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: !llvm.ptr {llvm.byval = i32, llvm.align = 8 : i64}) {
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = i32}) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @f(i32 {llvm.noundef}, memref<?xf32> {llvm.nocapture}) -> (i32 {llvm.noundef})

// CHECK: module {
// CHECK-NEXT: llvm.func @f(i32 {llvm.noundef}, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> (i32 {llvm.noundef}) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f() -> (i32 {llvm.noundef}, i32 {llvm.signext})

// CHECK: module {
// CHECK-NEXT: llvm.func @f() -> !llvm.struct<(i32, i32)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(i32 {llvm.inreg, x.q})

// CHECK: module {
// CHECK-NEXT: llvm.func @f(i32 {llvm.inreg, x.q}) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func @f() attributes {llvm.linkage = #llvm.linkage<internal>} {
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func internal @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() attributes {llvm.linkage = #llvm.linkage<weak>, x.y = 1} {
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func weak @f() attributes {x.y = 1 : i64} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() attributes {llvm.readnone} {
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @f() attributes {llvm.readnone}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func @f() attributes {passthrough = ["noinline", ["k", "v"]]} {
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() attributes {passthrough = ["noinline", ["k", "v"]]} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() attributes {no_inline} {
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @f() attributes {llvm.varargs = true}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() attributes {llvm.varargs = true, sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(i32) attributes {func.varargs = true}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(i32, ...) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(i32) attributes {func.varargs = 1}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(i32) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func @f() attributes {llvm.bareptr} {
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() attributes {llvm.bareptr} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @f()
func.func public @g() {
  return
}
func.func nested @h() {
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @g() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @h() attributes {sym_visibility = "nested"} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() attributes {x.y = "z", llvm.target_cpu = "x"} {
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() attributes {llvm.target_cpu = "x", x.y = "z"} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g(i32) -> i32
func.func @f(%a: i32) -> i32 {
  %0 = call @g(%a) : (i32) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @g(i32) -> i32 attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.call @g(%arg0) : (i32) -> i32
// CHECK-NEXT: llvm.return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g() -> (i32, f32)
func.func @f() -> f32 {
  %0:2 = call @g() : () -> (i32, f32)
  return %0#1 : f32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @g() -> !llvm.struct<(i32, f32)> attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @f() -> f32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.call @g() : () -> !llvm.struct<(i32, f32)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(i32, f32)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i32, f32)>
// CHECK-NEXT: llvm.return %[[V2]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g(index) -> (index, index)
func.func @f(%i: index) {
  %0:2 = call @g(%i) : (index) -> (index, index)
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @g(i64) -> !llvm.struct<(i64, i64)> attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @f(%arg0: i64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.call @g(%arg0) : (i64) -> !llvm.struct<(i64, i64)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g()
func.func @f() {
  call @g() : () -> ()
  call @g() {no_inline} : () -> ()
  call @g() {x.y = 1} : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @g() attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.call @g() : () -> ()
// CHECK-NEXT: llvm.call @g() {no_inline} : () -> ()
// CHECK-NEXT: llvm.call @g() {x.y = 1 : i64} : () -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g(memref<?xf32>) -> memref<?xf32>
func.func @f(%m: memref<?xf32>) -> memref<?xf32> {
  %0 = call @g(%m) : (memref<?xf32>) -> memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: llvm.func @g(!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V4:.*]] = llvm.insertvalue %arg3, %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %arg4, %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V5]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.extractvalue %[[V5]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V11:.*]] = llvm.call @g(%[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]]) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return %[[V11]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g(memref<*xf32>)
func.func @f(%m: memref<*xf32>) {
  call @g(%m) : (memref<*xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @g(i64, !llvm.ptr) attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: !llvm.ptr) {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: llvm.call @g(%[[V3]], %[[V4]]) : (i64, !llvm.ptr) -> ()
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
// CHECK-NEXT: llvm.func @free(!llvm.ptr)
// CHECK-NEXT: llvm.func @g() -> !llvm.struct<(i64, ptr)> attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.call @g() : () -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[V4:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.mul %[[V2]], %[[V4]] : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V7:.*]] = llvm.mul %[[V2]], %[[V6]] : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.add %[[V7]], %[[V1]] : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.mul %[[V8]], %[[V3]] : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.add %[[V5]], %[[V9]] : i64
// CHECK-NEXT: %[[V11:.*]] = llvm.alloca %[[V10]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[V12:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V11]], %[[V12]], %[[V10]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.call @free(%[[V12]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: %[[V13:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V14:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V15:.*]] = llvm.insertvalue %[[V14]], %[[V13]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V16:.*]] = llvm.insertvalue %[[V11]], %[[V15]][1] : !llvm.struct<(i64, ptr)>
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
// CHECK-NEXT: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT: llvm.func @free(!llvm.ptr)
// CHECK-NEXT: llvm.func @g() -> !llvm.struct<(i64, ptr)> attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @f() -> !llvm.struct<(i64, ptr)> {
// CHECK-NEXT: %[[V0:.*]] = llvm.call @g() : () -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[V4:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.mul %[[V2]], %[[V4]] : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V7:.*]] = llvm.mul %[[V2]], %[[V6]] : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.add %[[V7]], %[[V1]] : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.mul %[[V8]], %[[V3]] : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.add %[[V5]], %[[V9]] : i64
// CHECK-NEXT: %[[V11:.*]] = llvm.alloca %[[V10]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[V12:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V11]], %[[V12]], %[[V10]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.call @free(%[[V12]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: %[[V13:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V14:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V15:.*]] = llvm.insertvalue %[[V14]], %[[V13]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V16:.*]] = llvm.insertvalue %[[V11]], %[[V15]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V17:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V18:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[V19:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[V20:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[V21:.*]] = llvm.mul %[[V18]], %[[V20]] : i64
// CHECK-NEXT: %[[V22:.*]] = llvm.extractvalue %[[V16]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V23:.*]] = llvm.mul %[[V18]], %[[V22]] : i64
// CHECK-NEXT: %[[V24:.*]] = llvm.add %[[V23]], %[[V17]] : i64
// CHECK-NEXT: %[[V25:.*]] = llvm.mul %[[V24]], %[[V19]] : i64
// CHECK-NEXT: %[[V26:.*]] = llvm.add %[[V21]], %[[V25]] : i64
// CHECK-NEXT: %[[V27:.*]] = llvm.call @malloc(%[[V26]]) : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[V28:.*]] = llvm.extractvalue %[[V16]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V27]], %[[V28]], %[[V26]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V29:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V30:.*]] = llvm.extractvalue %[[V16]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V31:.*]] = llvm.insertvalue %[[V30]], %[[V29]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[V32:.*]] = llvm.insertvalue %[[V27]], %[[V31]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: llvm.return %[[V32]] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%g: (i32) -> i32, %a: i32) -> i32 {
  %0 = call_indirect %g(%a) : (i32) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> i32
// CHECK-NEXT: llvm.return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%g: () -> (i32, index)) {
  %0:2 = call_indirect %g() : () -> (i32, index)
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr) {
// CHECK-NEXT: %[[V0:.*]] = llvm.call %arg0() : !llvm.ptr, () -> !llvm.struct<(i32, i64)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(i32, i64)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i32, i64)>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' | FileCheck %s

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

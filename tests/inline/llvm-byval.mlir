// RUN: mlir-opt %s --inline=default-pipeline= --split-input-file | FileCheck %s

llvm.func @ro(%p: !llvm.ptr {llvm.byval = i32}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} {
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}
llvm.func @ro16(%p: !llvm.ptr {llvm.byval = i32, llvm.align = 16 : i64}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} {
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}
llvm.func @rw(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i32, f64)>}) -> i32 {
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}
llvm.func @rw32(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i32, f64)>, llvm.align = 32}, %q: !llvm.ptr {llvm.noalias}) -> i32 {
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.store %0, %q : i32, !llvm.ptr
  llvm.return %0 : i32
}
llvm.mlir.global external @g32(0 : i32) {alignment = 32} : i32
llvm.mlir.global external @g() : i32
llvm.func @caller(%a: !llvm.ptr, %b: !llvm.ptr {llvm.align = 32}, %c: i1) {
  llvm.cond_br %c, ^bb1, ^bb2(%a : !llvm.ptr)
^bb1:
  %one = llvm.mlir.constant(1 : i32) : i32
  %al = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %al8 = llvm.alloca %one x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %ga = llvm.mlir.addressof @g32 : !llvm.ptr
  %gb = llvm.mlir.addressof @g : !llvm.ptr
  %0 = llvm.call @ro(%al) : (!llvm.ptr) -> i32
  %1 = llvm.call @ro16(%al) : (!llvm.ptr) -> i32
  %2 = llvm.call @ro16(%al8) : (!llvm.ptr) -> i32
  %3 = llvm.call @ro16(%a) : (!llvm.ptr) -> i32
  %4 = llvm.call @ro16(%b) : (!llvm.ptr) -> i32
  %5 = llvm.call @ro16(%ga) : (!llvm.ptr) -> i32
  %6 = llvm.call @ro16(%gb) : (!llvm.ptr) -> i32
  %7 = llvm.call @rw(%gb) : (!llvm.ptr) -> i32
  %8 = llvm.call @rw32(%gb, %a) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.br ^bb2(%gb : !llvm.ptr)
^bb2(%x: !llvm.ptr):
  %9 = llvm.call @ro16(%x) : (!llvm.ptr) -> i32
  %10 = llvm.call @rw(%x) : (!llvm.ptr) -> i32
  llvm.return
}

// CHECK: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "rw32">
// CHECK-NEXT: #alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
// CHECK-NEXT: module {
// CHECK-NEXT: llvm.func @ro(%arg0: !llvm.ptr {llvm.byval = i32}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @ro16(%arg0: !llvm.ptr {llvm.align = 16 : i64, llvm.byval = i32}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @rw(%arg0: !llvm.ptr {llvm.byval = !llvm.struct<(i32, f64)>}) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @rw32(%arg0: !llvm.ptr {llvm.align = 32 : i64, llvm.byval = !llvm.struct<(i32, f64)>}, %arg1: !llvm.ptr {llvm.noalias}) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %[[V0]], %arg1 : i32, !llvm.ptr
// CHECK-NEXT: llvm.return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.global external @g32(0 : i32) {addr_space = 0 : i32, alignment = 32 : i64} : i32
// CHECK-NEXT: llvm.mlir.global external @g() {addr_space = 0 : i32} : i32
// CHECK-NEXT: llvm.func @caller(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.align = 32 : i64}, %arg2: i1) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, f64)> {alignment = 32 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.alloca %[[V2]] x !llvm.struct<(i32, f64)> {alignment = 8 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.alloca %[[V4]] x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.alloca %[[V6]] x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[V8:[0-9]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[V9:[0-9]+]] = llvm.alloca %[[V8]] x !llvm.struct<(i32, f64)> {alignment = 8 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[V10:[0-9]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[V11:[0-9]+]] = llvm.alloca %[[V10]] x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.cond_br %arg2, ^bb1, ^bb2(%arg0 : !llvm.ptr)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %[[V12:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V13:[0-9]+]] = llvm.alloca %[[V12]] x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V14:[0-9]+]] = llvm.alloca %[[V12]] x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V15:[0-9]+]] = llvm.mlir.addressof @g32 : !llvm.ptr
// CHECK-NEXT: %[[V16:[0-9]+]] = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT: %[[V17:[0-9]+]] = llvm.load %[[V13]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V18:[0-9]+]] = llvm.load %[[V13]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V19:[0-9]+]] = llvm.load %[[V14]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V20:[0-9]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V7]], %arg0, %[[V20]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V21:[0-9]+]] = llvm.load %[[V7]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V22:[0-9]+]] = llvm.load %arg1 : !llvm.ptr -> i32
// CHECK-NEXT: %[[V23:[0-9]+]] = llvm.load %[[V15]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V24:[0-9]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V5]], %[[V16]], %[[V24]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V25:[0-9]+]] = llvm.load %[[V5]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V26:[0-9]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V3]], %[[V16]], %[[V26]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V27:[0-9]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope
// CHECK-NEXT: %[[V28:[0-9]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V1]], %[[V16]], %[[V28]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V29:[0-9]+]] = llvm.load %[[V1]] {noalias_scopes = [#alias_scope]} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %[[V29]], %arg0 {alias_scopes = [#alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT: llvm.br ^bb2(%[[V16]] : !llvm.ptr)
// CHECK-NEXT: ^bb2(%[[V30:[0-9]+]]: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %[[V31:[0-9]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V11]], %[[V30]], %[[V31]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V32:[0-9]+]] = llvm.load %[[V11]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V33:[0-9]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V9]], %[[V30]], %[[V33]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V34:[0-9]+]] = llvm.load %[[V9]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 64 : i64>} {
llvm.func @ro16(%p: !llvm.ptr {llvm.byval = i32, llvm.align = 16 : i64}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} {
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}
llvm.func @ro8(%p: !llvm.ptr {llvm.byval = i32, llvm.align = 8 : i64}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} {
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}
llvm.func @caller() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %al = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %1 = llvm.call @ro8(%al) : (!llvm.ptr) -> i32
  %2 = llvm.call @ro16(%al) : (!llvm.ptr) -> i32
  llvm.return
}
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 64 : i64>} {
// CHECK-NEXT: llvm.func @ro16(%arg0: !llvm.ptr {llvm.align = 16 : i64, llvm.byval = i32}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @ro8(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = i32}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @caller() {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.alloca %[[V0]] x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.alloca %[[V2]] x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V1]], %[[V3]], %[[V5]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @dyn(%n: i32) -> !llvm.ptr {
  %al = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.return %al : !llvm.ptr
}
llvm.func @caller(%c: i1) {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %al = llvm.call @dyn(%one) : (i32) -> !llvm.ptr
  llvm.br ^bb2
^bb2:
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @dyn(%arg0: i32) -> !llvm.ptr {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.alloca %arg0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.return %[[V0]] : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @caller(%arg0: i1) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.intr.stackrestore %[[V1]] : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

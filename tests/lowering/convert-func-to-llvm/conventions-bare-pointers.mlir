// RUN: mlir-opt %s --split-input-file --convert-func-to-llvm=use-bare-ptr-memref-call-conv=true | FileCheck %s

func.func @ret_unranked(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}
func.func @caller(%m: memref<*xf32>) -> memref<*xf32> {
  %0 = call @ret_unranked(%m) : (memref<*xf32>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
func.func @two(%m: memref<*xf32>, %n: memref<4xf32>) -> (memref<*xf32>, memref<4xf32>, i32) {
  %c = arith.constant 1 : i32
  return %m, %n, %c : memref<*xf32>, memref<4xf32>, i32
}
func.func private @ext(memref<?x?xf32>, memref<*xf32>) -> memref<4xf32> attributes {llvm.emit_c_interface}
func.func @use(%a: memref<?x?xf32>, %b: memref<*xf32>) -> memref<4xf32> attributes {llvm.emit_c_interface} {
  %0 = call @ext(%a, %b) : (memref<?x?xf32>, memref<*xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @attrs(%a: memref<4xf32> {llvm.noalias}, %b: !llvm.ptr {llvm.byval = i32}, %c: i32 {llvm.signext}) -> (i32 {llvm.zeroext}) attributes {llvm.linkage = #llvm.linkage<internal>} {
  return %c : i32
}
func.func private @va(i32) attributes {"llvm.varargs" = true}
func.func @ind(%f: (i32) -> i32, %x: i32) -> i32 {
  %0 = call_indirect %f(%x) : (i32) -> i32
  return %0 : i32
}
func.func @ho(%x: i32) -> ((i32) -> i32) {
  %f = func.constant @attrs2 : (i32) -> i32
  return %f : (i32) -> i32
}
func.func private @attrs2(i32) -> i32

// CHECK: module {
// CHECK-NEXT:   func.func @ret_unranked(%[[ARG0:[^ ]+]]: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT:     return %[[ARG0]] : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%[[ARG0:[^ ]+]]: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @ret_unranked(%[[ARG0]]) : (memref<*xf32>) -> memref<*xf32>
// CHECK-NEXT:     return %[[V0]] : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @two(%[[ARG0:[^ ]+]]: memref<*xf32>, %[[ARG1:[^ ]+]]: memref<4xf32>) -> (memref<*xf32>, memref<4xf32>, i32) {
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     return %[[ARG0]], %[[ARG1]], %[[C1_I32]] : memref<*xf32>, memref<4xf32>, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @ext(memref<?x?xf32>, memref<*xf32>) -> memref<4xf32> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @use(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: memref<*xf32>) -> memref<4xf32> attributes {llvm.emit_c_interface} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @ext(%[[ARG0]], %[[ARG1]]) : (memref<?x?xf32>, memref<*xf32>) -> memref<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]] : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.return %[[V2]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func internal @attrs(%[[ARG0:[^ ]+]]: !llvm.ptr {llvm.noalias}, %[[ARG1:[^ ]+]]: !llvm.ptr {llvm.byval = i32}, %[[ARG2:[^ ]+]]: i32 {llvm.signext}) -> (i32 {llvm.zeroext}) {
// CHECK-NEXT:     llvm.return %[[ARG2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @va(i32) attributes {llvm.varargs = true, sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @ind(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.call %[[ARG0]](%[[ARG1]]) : !llvm.ptr, (i32) -> i32
// CHECK-NEXT:     llvm.return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @ho(%[[ARG0:[^ ]+]]: i32) -> !llvm.ptr {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.addressof @attrs2 : !llvm.ptr
// CHECK-NEXT:     llvm.return %[[V0]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @attrs2(i32) -> i32 attributes {sym_visibility = "private"}
// CHECK-NEXT: }

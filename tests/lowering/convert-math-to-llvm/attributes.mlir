// RUN: mlir-opt %s --convert-math-to-llvm | FileCheck %s

func.func @f(%a: f32) {
  %0 = math.expm1 %a fastmath<nnan> {x} : f32
  %1 = math.rsqrt %a {x} : f32
  %2 = math.log1p %a {x} : f32
  %3, %4 = math.sincos %a {x} : f32
  %5 = math.isnan %a {x} : f32
  %i = arith.constant 3 : i32
  %6 = math.absi %i {x} : i32
  %7 = math.log1p %a fastmath<nnan> {x} : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.exp(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan>, x} : (f32) -> f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.fsub %[[V1]], %[[V0]] {fastmathFlags = #llvm.fastmath<nnan>, x} : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.intr.sqrt(%[[ARG0]]) {x} : (f32) -> f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.fdiv %[[V3]], %[[V4]] {x} : f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.fadd %[[V6]], %[[ARG0]] {x} : f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.intr.log(%[[V7]]) {x} : (f32) -> f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.intr.sincos(%[[ARG0]]) {x} : (f32) -> !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V9]][0] : !llvm.struct<(f32, f32)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V9]][1] : !llvm.struct<(f32, f32)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = "llvm.intr.is.fpclass"(%[[ARG0]]) <{bit = 3 : i32}> : (f32) -> i1
// CHECK-NEXT:     %[[C3_I32:[^ ]+]] = arith.constant 3 : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = "llvm.intr.abs"(%[[C3_I32]]) <{is_int_min_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.fadd %[[V14]], %[[ARG0]] {fastmathFlags = #llvm.fastmath<nnan>, x} : f32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.intr.log(%[[V15]]) {fastmathFlags = #llvm.fastmath<nnan>, x} : (f32) -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

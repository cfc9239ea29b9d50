// RUN: mlir-opt %s --arith-int-range-narrowing=int-bitwidths-supported=8,16 | FileCheck %s

func.func @f() -> (i1, i1) {
  %c32 = arith.constant 32 : i32
  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 32> : i32
  %1 = arith.cmpi ult, %0, %c32 : i32
  %2 = nvvm.read.ptx.sreg.tid.y : i32
  %3 = arith.cmpi ult, %2, %c32 : i32
  return %1, %3 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> (i1, i1) {
// CHECK-NEXT:     %[[C32_I8:[^ ]+]] = arith.constant 32 : i8
// CHECK-NEXT:     %[[C32_I32:[^ ]+]] = arith.constant 32 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvvm.read.ptx.sreg.tid.x range <i32, 0, 32> : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.trunci %[[V0]] : i32 to i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi ult, %[[V1]], %[[C32_I8]] : i8
// CHECK-NEXT:     %[[V3:[^ ]+]] = nvvm.read.ptx.sreg.tid.y : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi ult, %[[V3]], %[[C32_I32]] : i32
// CHECK-NEXT:     return %[[V2]], %[[V4]] : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

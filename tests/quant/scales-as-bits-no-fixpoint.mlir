// RUN: mlir-opt %s --split-input-file | FileCheck %s

func.func private @f(!quant.uniform<u8<3:7>:f32:{0:1}, {{123456789.0}}>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(!quant.uniform<u8<3:7>:f32:{0:1}, {{\{\{}}0x4CEB79A3}}>)
// CHECK-NEXT: }

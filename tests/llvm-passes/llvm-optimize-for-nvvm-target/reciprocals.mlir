// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

llvm.func @f(%a: f32) -> f32 {
  %0 = nvvm.rcp.approx.ftz.f %a : f32
  llvm.return %0 : f32
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @f([[ARG0:%[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     [[V0:%[^ ]+]] = nvvm.rcp.approx.ftz.f [[ARG0]] : f32
// CHECK-NEXT:     llvm.return [[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<f32 (f32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0([[ARG0:%[^ ]+]]: f32):
// GENERIC-NEXT:     [[V0:%[^ ]+]] = "nvvm.rcp.approx.ftz.f"([[ARG0]]) : (f32) -> f32
// GENERIC-NEXT:     "llvm.return"([[V0]]) : (f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

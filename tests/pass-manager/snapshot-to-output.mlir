// RUN: mlir-opt %s --snapshot-op-locations=filename=- --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(snapshot-op-locations{filename=- tag=x}))' --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=TAG

// Standard output is a file like others; what it holds comes before the result.

func.func @f(%a: i32) -> i32 {
  return %a : i32
}

// CHECK:      func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT:   return %arg0 : i32
// CHECK-NEXT: }
// CHECK:      func.func @f(
// CHECK-NEXT:   return %arg0 : i32 loc("-":3:4)
// CHECK-NEXT: } loc("-":2:2)
// CHECK-NEXT: } loc("-":1:0)

// TAG:      func.func @f(%arg0: i32) -> i32 {
// TAG-NEXT:   return %arg0 : i32
// TAG-NEXT: }
// TAG:        return %arg0 : i32 loc(fused[{{.*}}, "x"("-":2:2)])

// RUN: mlir-opt %s | FileCheck %s

// What LLVM has in the place of a float of its own is a float to all dialects.
func.func @f(%a: !llvm.ppc_fp128, %b: vector<3x!llvm.ppc_fp128>) -> complex<!llvm.ppc_fp128> {
  %0 = arith.addf %a, %a fastmath<nnan> : !llvm.ppc_fp128
  %1 = arith.mulf %b, %b : vector<3x!llvm.ppc_fp128>
  %2 = arith.truncf %0 : !llvm.ppc_fp128 to f32
  %3 = arith.bitcast %0 : !llvm.ppc_fp128 to i128
  %4 = arith.cmpf olt, %a, %0 : !llvm.ppc_fp128
  %5 = math.sqrt %0 : !llvm.ppc_fp128
  %6 = vector.reduction <add>, %1 : vector<3x!llvm.ppc_fp128> into !llvm.ppc_fp128
  %7 = complex.create %5, %6 : complex<!llvm.ppc_fp128>
  return %7 : complex<!llvm.ppc_fp128>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ppc_fp128, %arg1: vector<3x!llvm.ppc_fp128>) -> complex<!llvm.ppc_fp128> {
// CHECK-NEXT:     %0 = arith.addf %arg0, %arg0 fastmath<nnan> : !llvm.ppc_fp128
// CHECK-NEXT:     %1 = arith.mulf %arg1, %arg1 : vector<3x!llvm.ppc_fp128>
// CHECK-NEXT:     %2 = arith.truncf %0 : !llvm.ppc_fp128 to f32
// CHECK-NEXT:     %3 = arith.bitcast %0 : !llvm.ppc_fp128 to i128
// CHECK-NEXT:     %4 = arith.cmpf olt, %arg0, %0 : !llvm.ppc_fp128
// CHECK-NEXT:     %5 = math.sqrt %0 : !llvm.ppc_fp128
// CHECK-NEXT:     %6 = vector.reduction <add>, %1 : vector<3x!llvm.ppc_fp128> into !llvm.ppc_fp128
// CHECK-NEXT:     %7 = complex.create %5, %6 : complex<!llvm.ppc_fp128>
// CHECK-NEXT:     return %7 : complex<!llvm.ppc_fp128>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --convert-nvgpu-to-nvvm | FileCheck %s

func.func @r(%a: vector<2xf32>, %b: vector<2x[2]xf32>, %c: vector<2x1x2xf32>) -> vector<2x1x2xf32> {
  %1 = nvgpu.rcp %a {rounding = approx, ftz} : vector<2xf32>
  %2 = nvgpu.rcp %b {rounding = approx, ftz} : vector<2x[2]xf32>
  %3 = nvgpu.rcp %c {rounding = approx, ftz} : vector<2x1x2xf32>
  return %3 : vector<2x1x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @r(%arg0: vector<2xf32>, %arg1: vector<2x[2]xf32>, %arg2: vector<2x1x2xf32>) -> vector<2x1x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x1x2xf32> to !llvm.array<2 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x[2]xf32> to !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %2 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %4 = llvm.extractelement %arg0[%3 : i64] : vector<2xf32>
// CHECK-NEXT:     %5 = nvvm.rcp.approx.ftz.f %4 : f32
// CHECK-NEXT:     %6 = llvm.insertelement %5, %2[%3 : i64] : vector<2xf32>
// CHECK-NEXT:     %7 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %8 = llvm.extractelement %arg0[%7 : i64] : vector<2xf32>
// CHECK-NEXT:     %9 = nvvm.rcp.approx.ftz.f %8 : f32
// CHECK-NEXT:     %10 = llvm.insertelement %9, %6[%7 : i64] : vector<2xf32>
// CHECK-NEXT:     %11 = llvm.mlir.poison : !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %12 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %13 = llvm.mlir.poison : vector<[2]xf32>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %15 = llvm.extractelement %12[%14 : i64] : vector<[2]xf32>
// CHECK-NEXT:     %16 = nvvm.rcp.approx.ftz.f %15 : f32
// CHECK-NEXT:     %17 = llvm.insertelement %16, %13[%14 : i64] : vector<[2]xf32>
// CHECK-NEXT:     %18 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %19 = llvm.extractelement %12[%18 : i64] : vector<[2]xf32>
// CHECK-NEXT:     %20 = nvvm.rcp.approx.ftz.f %19 : f32
// CHECK-NEXT:     %21 = llvm.insertelement %20, %17[%18 : i64] : vector<[2]xf32>
// CHECK-NEXT:     %22 = llvm.insertvalue %21, %11[0] : !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %23 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %24 = llvm.mlir.poison : vector<[2]xf32>
// CHECK-NEXT:     %25 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %26 = llvm.extractelement %23[%25 : i64] : vector<[2]xf32>
// CHECK-NEXT:     %27 = nvvm.rcp.approx.ftz.f %26 : f32
// CHECK-NEXT:     %28 = llvm.insertelement %27, %24[%25 : i64] : vector<[2]xf32>
// CHECK-NEXT:     %29 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %30 = llvm.extractelement %23[%29 : i64] : vector<[2]xf32>
// CHECK-NEXT:     %31 = nvvm.rcp.approx.ftz.f %30 : f32
// CHECK-NEXT:     %32 = llvm.insertelement %31, %28[%29 : i64] : vector<[2]xf32>
// CHECK-NEXT:     %33 = llvm.insertvalue %32, %22[1] : !llvm.array<2 x vector<[2]xf32>>
// CHECK-NEXT:     %34 = llvm.mlir.poison : !llvm.array<2 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %35 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %36 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %37 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %38 = llvm.extractelement %35[%37 : i64] : vector<2xf32>
// CHECK-NEXT:     %39 = nvvm.rcp.approx.ftz.f %38 : f32
// CHECK-NEXT:     %40 = llvm.insertelement %39, %36[%37 : i64] : vector<2xf32>
// CHECK-NEXT:     %41 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %42 = llvm.extractelement %35[%41 : i64] : vector<2xf32>
// CHECK-NEXT:     %43 = nvvm.rcp.approx.ftz.f %42 : f32
// CHECK-NEXT:     %44 = llvm.insertelement %43, %40[%41 : i64] : vector<2xf32>
// CHECK-NEXT:     %45 = llvm.insertvalue %44, %34[0, 0] : !llvm.array<2 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %46 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %47 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %48 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %49 = llvm.extractelement %46[%48 : i64] : vector<2xf32>
// CHECK-NEXT:     %50 = nvvm.rcp.approx.ftz.f %49 : f32
// CHECK-NEXT:     %51 = llvm.insertelement %50, %47[%48 : i64] : vector<2xf32>
// CHECK-NEXT:     %52 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %53 = llvm.extractelement %46[%52 : i64] : vector<2xf32>
// CHECK-NEXT:     %54 = nvvm.rcp.approx.ftz.f %53 : f32
// CHECK-NEXT:     %55 = llvm.insertelement %54, %51[%52 : i64] : vector<2xf32>
// CHECK-NEXT:     %56 = llvm.insertvalue %55, %45[1, 0] : !llvm.array<2 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %57 = builtin.unrealized_conversion_cast %56 : !llvm.array<2 x array<1 x vector<2xf32>>> to vector<2x1x2xf32>
// CHECK-NEXT:     return %57 : vector<2x1x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --convert-math-to-xevm=convert-arith=false | FileCheck %s

func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = math.exp %a fastmath<afn> : f32
  %1 = math.cos %a fastmath<fast> : f32
  %2 = math.sin %a fastmath<afn> : f32
  %3 = math.tan %a fastmath<afn> : f32
  %4 = math.log %a fastmath<afn> : f32
  %5 = math.log2 %a fastmath<afn> : f32
  %6 = math.log10 %a fastmath<afn> : f32
  %7 = math.exp2 %a fastmath<afn> : f32
  %8 = math.powf %a, %b fastmath<afn> : f32
  %9 = math.rsqrt %a fastmath<afn> : f32
  %10 = math.sqrt %a fastmath<afn> : f32
  %11 = arith.divf %a, %b fastmath<afn> : f32
  %12 = math.tanh %a fastmath<afn> : f32
  %13 = math.exp %a : f32
  %14 = math.exp %a fastmath<contract> : f32
  %15 = math.powf %a, %b fastmath<ninf> : f32
  %16 = arith.divf %a, %b : f32
  %17 = math.absf %a fastmath<afn> : f32
  %18 = arith.remf %a, %b fastmath<afn> : f32
  return %11 : f32
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<2xf32>, %c: vector<3xf64>, %d: vector<1xf16>, %e: vector<5xf32>, %f: vector<2x2xf32>, %g: vector<16xf32>, %h: vector<8xf32>, %i: vector<[4]xf32>, %j: tensor<4xf32>, %k: vector<f32>, %l : vector<32xf32>) {
  %0 = math.exp %a fastmath<afn> : vector<4xf16>
  %1 = math.exp %b fastmath<afn> : vector<2xf32>
  %2 = math.exp %c fastmath<afn> : vector<3xf64>
  %3 = math.exp %d fastmath<afn> : vector<1xf16>
  %4 = math.exp %e fastmath<afn> : vector<5xf32>
  %5 = math.exp %f fastmath<afn> : vector<2x2xf32>
  %6 = math.exp %g fastmath<afn> : vector<16xf32>
  %7 = math.exp %h fastmath<afn> : vector<8xf32>
  %8 = math.exp %i fastmath<afn> : vector<[4]xf32>
  %9 = math.exp %j fastmath<afn> : tensor<4xf32>
  %10 = math.exp %k fastmath<afn> : vector<f32>
  %11 = math.exp %l fastmath<afn> : vector<32xf32>
  return
}

// -----

func.func @f(%a: vector<4xf16>, %b: vector<2xf32>, %c: vector<3xf64>) {
  %0 = math.powf %a, %a fastmath<afn> : vector<4xf16>
  %1 = arith.divf %b, %b fastmath<afn> : vector<2xf32>
  %2 = math.sin %c fastmath<afn> {foo} : vector<3xf64>
  return
}

// -----

func.func @f() {
  %a = arith.constant 1.0 : f32
  %0 = math.exp %a fastmath<afn> : f32
  %1 = arith.divf %a, %a fastmath<afn> : f32
  %2 = math.sqrt %a : f32
  return
}

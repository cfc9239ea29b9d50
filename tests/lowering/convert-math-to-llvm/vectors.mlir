// RUN: mlir-opt %s --convert-math-to-llvm | FileCheck %s

func.func @b2(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>, %i: vector<4xi32>) {
  %0 = math.atan2 %a, %b : vector<4xf32>
  %1 = math.copysign %a, %b : vector<4xf32>
  %2 = math.powf %a, %b fastmath<fast> : vector<4xf32>
  %4 = math.fma %a, %b, %c : vector<4xf32>
  %5 = math.clampf %a to [%b, %c] : vector<4xf32>
  %6 = math.isnan %a : vector<4xf32>
  %7 = math.isfinite %a : vector<4xf32>
  %8 = math.isinf %a : vector<4xf32>
  %9 = math.isnormal %a : vector<4xf32>
  %10, %11 = math.sincos %a fastmath<nnan> : vector<4xf32>
  %12 = math.absi %i : vector<4xi32>
  %13 = math.ctlz %i : vector<4xi32>
  %14 = math.cttz %i : vector<4xi32>
  %15 = math.ctpop %i : vector<4xi32>
  %16 = math.ipowi %i, %i : vector<4xi32>
  %17 = math.rsqrt %a : vector<4xf32>
  %18 = math.log1p %a : vector<4xf32>
  %19 = math.expm1 %a fastmath<nnan> : vector<4xf32>
  %20 = math.exp %a {x} : vector<4xf32>
  return
}

func.func @b4(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: vector<2x3xf32>, %i: vector<2x3xi32>) {
  %0 = math.atan2 %a, %b : vector<2x3xf32>
  %1 = math.copysign %a, %b : vector<2x3xf32>
  %2 = math.powf %a, %b fastmath<fast> : vector<2x3xf32>
  %4 = math.fma %a, %b, %c : vector<2x3xf32>
  %5 = math.clampf %a to [%b, %c] : vector<2x3xf32>
  %12 = math.absi %i : vector<2x3xi32>
  %13 = math.ctlz %i : vector<2x3xi32>
  %14 = math.cttz %i : vector<2x3xi32>
  %15 = math.ctpop %i : vector<2x3xi32>
  %16 = math.ipowi %i, %i : vector<2x3xi32>
  %17 = math.rsqrt %a : vector<2x3xf32>
  %18 = math.log1p %a : vector<2x3xf32>
  %19 = math.expm1 %a fastmath<nnan> : vector<2x3xf32>
  %20 = math.exp %a {x} : vector<2x3xf32>
  return
}

func.func @b6(%a: vector<[4]xf64>, %b: vector<[4]xf64>, %c: vector<[4]xf64>, %i: vector<[4]xi32>) {
  %0 = math.atan2 %a, %b : vector<[4]xf64>
  %1 = math.copysign %a, %b : vector<[4]xf64>
  %2 = math.powf %a, %b fastmath<fast> : vector<[4]xf64>
  %4 = math.fma %a, %b, %c : vector<[4]xf64>
  %5 = math.clampf %a to [%b, %c] : vector<[4]xf64>
  %6 = math.isnan %a : vector<[4]xf64>
  %7 = math.isfinite %a : vector<[4]xf64>
  %8 = math.isinf %a : vector<[4]xf64>
  %9 = math.isnormal %a : vector<[4]xf64>
  %10, %11 = math.sincos %a fastmath<nnan> : vector<[4]xf64>
  %12 = math.absi %i : vector<[4]xi32>
  %13 = math.ctlz %i : vector<[4]xi32>
  %14 = math.cttz %i : vector<[4]xi32>
  %15 = math.ctpop %i : vector<[4]xi32>
  %16 = math.ipowi %i, %i : vector<[4]xi32>
  %17 = math.rsqrt %a : vector<[4]xf64>
  %18 = math.log1p %a : vector<[4]xf64>
  %19 = math.expm1 %a fastmath<nnan> : vector<[4]xf64>
  %20 = math.exp %a {x} : vector<[4]xf64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @b2(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.atan2(%[[ARG0]], %[[ARG1]]) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.copysign(%[[ARG0]], %[[ARG1]]) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.intr.pow(%[[ARG0]], %[[ARG1]]) {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.intr.fma(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.clampf %[[ARG0]] to [%[[ARG1]], %[[ARG2]]] : vector<4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = "llvm.intr.is.fpclass"(%[[ARG0]]) <{bit = 3 : i32}> : (vector<4xf32>) -> vector<4xi1>
// CHECK-NEXT:     %[[V6:[^ ]+]] = "llvm.intr.is.fpclass"(%[[ARG0]]) <{bit = 504 : i32}> : (vector<4xf32>) -> vector<4xi1>
// CHECK-NEXT:     %[[V7:[^ ]+]] = math.isinf %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = math.isnormal %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.intr.sincos(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V9]][0] : !llvm.struct<(vector<4xf32>, vector<4xf32>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V9]][1] : !llvm.struct<(vector<4xf32>, vector<4xf32>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = "llvm.intr.abs"(%[[ARG3]]) <{is_int_min_poison = false}> : (vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = "llvm.intr.ctlz"(%[[ARG3]]) <{is_zero_poison = false}> : (vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = "llvm.intr.cttz"(%[[ARG3]]) <{is_zero_poison = false}> : (vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.intr.ctpop(%[[ARG3]]) : (vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = math.ipowi %[[ARG3]], %[[ARG3]] : vector<4xi32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.intr.sqrt(%[[ARG0]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.fdiv %[[V17]], %[[V18]] : vector<4xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.fadd %[[V20]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.intr.log(%[[V21]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.intr.exp(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.fsub %[[V24]], %[[V23]] {fastmathFlags = #llvm.fastmath<nnan>} : vector<4xf32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.intr.exp(%[[ARG0]]) {x} : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @b4(%[[ARG0:[^ ]+]]: vector<2x3xf32>, %[[ARG1:[^ ]+]]: vector<2x3xf32>, %[[ARG2:[^ ]+]]: vector<2x3xf32>, %[[ARG3:[^ ]+]]: vector<2x3xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V3]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.intr.atan2(%[[V5]], %[[V6]]) : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V4]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V3]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.intr.atan2(%[[V9]], %[[V10]]) : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V8]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractvalue %[[V3]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.intr.copysign(%[[V14]], %[[V15]]) : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.insertvalue %[[V16]], %[[V13]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractvalue %[[V3]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.intr.copysign(%[[V18]], %[[V19]]) : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.insertvalue %[[V20]], %[[V17]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.extractvalue %[[V3]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.intr.pow(%[[V23]], %[[V24]]) {fastmathFlags = #llvm.fastmath<fast>} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.insertvalue %[[V25]], %[[V22]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.extractvalue %[[V3]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.intr.pow(%[[V27]], %[[V28]]) {fastmathFlags = #llvm.fastmath<fast>} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.insertvalue %[[V29]], %[[V26]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.extractvalue %[[V3]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.intr.fma(%[[V32]], %[[V33]], %[[V34]]) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.insertvalue %[[V35]], %[[V31]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.extractvalue %[[V3]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.intr.fma(%[[V37]], %[[V38]], %[[V39]]) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.insertvalue %[[V40]], %[[V36]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V42:[^ ]+]] = math.clampf %[[ARG0]] to [%[[ARG1]], %[[ARG2]]] : vector<2x3xf32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = math.absi %[[ARG3]] : vector<2x3xi32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = math.ctlz %[[ARG3]] : vector<2x3xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = math.cttz %[[ARG3]] : vector<2x3xi32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xi32>> 
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.intr.ctpop(%[[V47]]) : (vector<3xi32>) -> vector<3xi32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.insertvalue %[[V48]], %[[V46]][0] : !llvm.array<2 x vector<3xi32>> 
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xi32>> 
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.intr.ctpop(%[[V50]]) : (vector<3xi32>) -> vector<3xi32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.insertvalue %[[V51]], %[[V49]][1] : !llvm.array<2 x vector<3xi32>> 
// CHECK-NEXT:     %[[V53:[^ ]+]] = math.ipowi %[[ARG3]], %[[ARG3]] : vector<2x3xi32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.extractvalue %[[V3]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.intr.sqrt(%[[V55]]) : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.fdiv %[[V56]], %[[V57]] : vector<3xf32>
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.insertvalue %[[V58]], %[[V54]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.extractvalue %[[V3]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.intr.sqrt(%[[V60]]) : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.fdiv %[[V61]], %[[V62]] : vector<3xf32>
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.insertvalue %[[V63]], %[[V59]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.extractvalue %[[V3]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.fadd %[[V67]], %[[V66]] : vector<3xf32>
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.intr.log(%[[V68]]) : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.insertvalue %[[V69]], %[[V65]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.extractvalue %[[V3]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.fadd %[[V72]], %[[V71]] : vector<3xf32>
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.intr.log(%[[V73]]) : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.insertvalue %[[V74]], %[[V70]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.extractvalue %[[V3]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.intr.exp(%[[V77]]) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.fsub %[[V79]], %[[V78]] {fastmathFlags = #llvm.fastmath<nnan>} : vector<3xf32>
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.insertvalue %[[V80]], %[[V76]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.extractvalue %[[V3]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.intr.exp(%[[V82]]) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.fsub %[[V84]], %[[V83]] {fastmathFlags = #llvm.fastmath<nnan>} : vector<3xf32>
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.insertvalue %[[V85]], %[[V81]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.extractvalue %[[V3]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V89:[^ ]+]] = llvm.intr.exp(%[[V88]]) {x} : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %[[V90:[^ ]+]] = llvm.insertvalue %[[V89]], %[[V87]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V91:[^ ]+]] = llvm.extractvalue %[[V3]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V92:[^ ]+]] = llvm.intr.exp(%[[V91]]) {x} : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %[[V93:[^ ]+]] = llvm.insertvalue %[[V92]], %[[V90]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @b6(%[[ARG0:[^ ]+]]: vector<[4]xf64>, %[[ARG1:[^ ]+]]: vector<[4]xf64>, %[[ARG2:[^ ]+]]: vector<[4]xf64>, %[[ARG3:[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.atan2(%[[ARG0]], %[[ARG1]]) : (vector<[4]xf64>, vector<[4]xf64>) -> vector<[4]xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.copysign(%[[ARG0]], %[[ARG1]]) : (vector<[4]xf64>, vector<[4]xf64>) -> vector<[4]xf64>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.intr.pow(%[[ARG0]], %[[ARG1]]) {fastmathFlags = #llvm.fastmath<fast>} : (vector<[4]xf64>, vector<[4]xf64>) -> vector<[4]xf64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.intr.fma(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<[4]xf64>, vector<[4]xf64>, vector<[4]xf64>) -> vector<[4]xf64>
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.clampf %[[ARG0]] to [%[[ARG1]], %[[ARG2]]] : vector<[4]xf64>
// CHECK-NEXT:     %[[V5:[^ ]+]] = "llvm.intr.is.fpclass"(%[[ARG0]]) <{bit = 3 : i32}> : (vector<[4]xf64>) -> vector<[4]xi1>
// CHECK-NEXT:     %[[V6:[^ ]+]] = "llvm.intr.is.fpclass"(%[[ARG0]]) <{bit = 504 : i32}> : (vector<[4]xf64>) -> vector<[4]xi1>
// CHECK-NEXT:     %[[V7:[^ ]+]] = math.isinf %[[ARG0]] : vector<[4]xf64>
// CHECK-NEXT:     %[[V8:[^ ]+]] = math.isnormal %[[ARG0]] : vector<[4]xf64>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.intr.sincos(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<[4]xf64>) -> !llvm.struct<(vector<[4]xf64>, vector<[4]xf64>)>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V9]][0] : !llvm.struct<(vector<[4]xf64>, vector<[4]xf64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V9]][1] : !llvm.struct<(vector<[4]xf64>, vector<[4]xf64>)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = "llvm.intr.abs"(%[[ARG3]]) <{is_int_min_poison = false}> : (vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = "llvm.intr.ctlz"(%[[ARG3]]) <{is_zero_poison = false}> : (vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = "llvm.intr.cttz"(%[[ARG3]]) <{is_zero_poison = false}> : (vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.intr.ctpop(%[[ARG3]]) : (vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = math.ipowi %[[ARG3]], %[[ARG3]] : vector<[4]xi32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf64>) : vector<[4]xf64>
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.intr.sqrt(%[[ARG0]]) : (vector<[4]xf64>) -> vector<[4]xf64>
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.fdiv %[[V17]], %[[V18]] : vector<[4]xf64>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf64>) : vector<[4]xf64>
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.fadd %[[V20]], %[[ARG0]] : vector<[4]xf64>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.intr.log(%[[V21]]) : (vector<[4]xf64>) -> vector<[4]xf64>
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf64>) : vector<[4]xf64>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.intr.exp(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<[4]xf64>) -> vector<[4]xf64>
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.fsub %[[V24]], %[[V23]] {fastmathFlags = #llvm.fastmath<nnan>} : vector<[4]xf64>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.intr.exp(%[[ARG0]]) {x} : (vector<[4]xf64>) -> vector<[4]xf64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

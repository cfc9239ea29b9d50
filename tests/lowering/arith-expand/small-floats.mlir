// RUN: mlir-opt %s --split-input-file '--arith-expand=include-f8e8m0=true include-f4e2m1=true' | FileCheck %s

func.func @f(%a: f80, %s: f8E8M0FNU) -> f8E4M3FN {
  %0 = arith.scaling_truncf %a, %s : f80, f8E8M0FNU to f8E4M3FN
  return %0 : f8E4M3FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f80, %[[ARG1:[^ ]+]]: f8E8M0FNU) -> f8E4M3FN {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.bitcast %[[ARG1]] : f8E8M0FNU to i8
// CHECK-NEXT:     %[[C_1_I8:[^ ]+]] = arith.constant -1 : i8
// CHECK-NEXT:     %[[C_1_I32:[^ ]+]] = arith.constant -1 : i32
// CHECK-NEXT:     %[[C23_I32:[^ ]+]] = arith.constant 23 : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extui %[[V0]] : i8 to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.shli %[[V1]], %[[C23_I32]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi eq, %[[V0]], %[[C_1_I8]] : i8
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.select %[[V3]], %[[C_1_I32]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.bitcast %[[V4]] : i32 to f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extf %[[V5]] : f32 to f80
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divf %[[ARG0]], %[[V6]] : f80
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.truncf %[[V7]] : f80 to f8E4M3FN
// CHECK-NEXT:     return %[[V8]] : f8E4M3FN
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[4]xf4E2M1FN>) -> vector<[4]xf8E8M0FNU> {
  %0 = arith.extf %a fastmath<fast> : vector<[4]xf4E2M1FN> to vector<[4]xf8E8M0FNU>
  return %0 : vector<[4]xf8E8M0FNU>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<[4]xf4E2M1FN>) -> vector<[4]xf8E8M0FNU> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.bitcast %[[ARG0]] : vector<[4]xf4E2M1FN> to vector<[4]xi4>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<[4]xi4>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<1> : vector<[4]xi4>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<2> : vector<[4]xi4>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<4> : vector<[4]xi4>
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant dense<7> : vector<[4]xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.andi %[[V0]], %[[CST_3]] : vector<[4]xi4>
// CHECK-NEXT:     %[[CST_4:[^ ]+]] = arith.constant dense<20> : vector<[4]xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.shli %[[V1]], %[[CST_1]] : vector<[4]xi4>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[CST_0]] : vector<[4]xi4>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.select %[[V3]], %[[CST]], %[[V2]] : vector<[4]xi1>, vector<[4]xi4>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.extui %[[V4]] : vector<[4]xi4> to vector<[4]xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.shli %[[V5]], %[[CST_4]] : vector<[4]xi32>
// CHECK-NEXT:     %[[CST_5:[^ ]+]] = arith.constant dense<0> : vector<[4]xi32>
// CHECK-NEXT:     %[[CST_6:[^ ]+]] = arith.constant dense<1073741824> : vector<[4]xi32>
// CHECK-NEXT:     %[[CST_7:[^ ]+]] = arith.constant dense<1056964608> : vector<[4]xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpi uge, %[[V1]], %[[CST_2]] : vector<[4]xi4>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.select %[[V7]], %[[CST_6]], %[[CST_7]] : vector<[4]xi1>, vector<[4]xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[CST]] : vector<[4]xi4>
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.select %[[V9]], %[[CST_5]], %[[V8]] : vector<[4]xi1>, vector<[4]xi32>
// CHECK-NEXT:     %[[CST_8:[^ ]+]] = arith.constant dense<-2147483648> : vector<[4]xi32>
// CHECK-NEXT:     %[[CST_9:[^ ]+]] = arith.constant dense<-8> : vector<[4]xi4>
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.cmpi uge, %[[V0]], %[[CST_9]] : vector<[4]xi4>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.select %[[V11]], %[[CST_8]], %[[CST_5]] : vector<[4]xi1>, vector<[4]xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.addi %[[V6]], %[[V10]] : vector<[4]xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.addi %[[V13]], %[[V12]] : vector<[4]xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.bitcast %[[V14]] : vector<[4]xi32> to vector<[4]xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.bitcast %[[V15]] : vector<[4]xf32> to vector<[4]xi32>
// CHECK-NEXT:     %[[CST_10:[^ ]+]] = arith.constant dense<23> : vector<[4]xi32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.shrui %[[V16]], %[[CST_10]] : vector<[4]xi32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.trunci %[[V17]] : vector<[4]xi32> to vector<[4]xi8>
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.bitcast %[[V18]] : vector<[4]xi8> to vector<[4]xf8E8M0FNU>
// CHECK-NEXT:     return %[[V19]] : vector<[4]xf8E8M0FNU>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xbf16>, %s: vector<2x3xf8E8M0FNU>) -> vector<2x3xf8E8M0FNU> {
  %0 = arith.scaling_truncf %a, %s : vector<2x3xbf16>, vector<2x3xf8E8M0FNU> to vector<2x3xf8E8M0FNU>
  return %0 : vector<2x3xf8E8M0FNU>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x3xbf16>, %[[ARG1:[^ ]+]]: vector<2x3xf8E8M0FNU>) -> vector<2x3xf8E8M0FNU> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.bitcast %[[ARG1]] : vector<2x3xf8E8M0FNU> to vector<2x3xi8>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<-1> : vector<2x3xi8>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<-1> : vector<2x3xi32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<23> : vector<2x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extui %[[V0]] : vector<2x3xi8> to vector<2x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.shli %[[V1]], %[[CST_1]] : vector<2x3xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi eq, %[[V0]], %[[CST]] : vector<2x3xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.select %[[V3]], %[[CST_0]], %[[V2]] : vector<2x3xi1>, vector<2x3xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.bitcast %[[V4]] : vector<2x3xi32> to vector<2x3xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.truncf %[[V5]] : vector<2x3xf32> to vector<2x3xbf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divf %[[ARG0]], %[[V6]] : vector<2x3xbf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.extf %[[V7]] : vector<2x3xbf16> to vector<2x3xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.bitcast %[[V8]] : vector<2x3xf32> to vector<2x3xi32>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<23> : vector<2x3xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.shrui %[[V9]], %[[CST_2]] : vector<2x3xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.trunci %[[V10]] : vector<2x3xi32> to vector<2x3xi8>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.bitcast %[[V11]] : vector<2x3xi8> to vector<2x3xf8E8M0FNU>
// CHECK-NEXT:     return %[[V12]] : vector<2x3xf8E8M0FNU>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xbf16>, %s: vector<2x3xf32>) -> vector<2x3xf4E2M1FN> {
  %0 = arith.scaling_truncf %a, %s : vector<2x3xbf16>, vector<2x3xf32> to vector<2x3xf4E2M1FN>
  return %0 : vector<2x3xf4E2M1FN>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x3xbf16>, %[[ARG1:[^ ]+]]: vector<2x3xf32>) -> vector<2x3xf4E2M1FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.bitcast %[[ARG1]] : vector<2x3xf32> to vector<2x3xi32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<23> : vector<2x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.shrui %[[V0]], %[[CST]] : vector<2x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.trunci %[[V1]] : vector<2x3xi32> to vector<2x3xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.bitcast %[[V2]] : vector<2x3xi8> to vector<2x3xf8E8M0FNU>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.bitcast %[[V3]] : vector<2x3xf8E8M0FNU> to vector<2x3xi8>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<-1> : vector<2x3xi8>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<-1> : vector<2x3xi32>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<23> : vector<2x3xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.extui %[[V4]] : vector<2x3xi8> to vector<2x3xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.shli %[[V5]], %[[CST_2]] : vector<2x3xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpi eq, %[[V4]], %[[CST_0]] : vector<2x3xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.select %[[V7]], %[[CST_1]], %[[V6]] : vector<2x3xi1>, vector<2x3xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.bitcast %[[V8]] : vector<2x3xi32> to vector<2x3xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.truncf %[[V9]] : vector<2x3xf32> to vector<2x3xbf16>
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.divf %[[ARG0]], %[[V10]] : vector<2x3xbf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.extf %[[V11]] : vector<2x3xbf16> to vector<2x3xf32>
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant dense<1> : vector<2x3xi4>
// CHECK-NEXT:     %[[CST_4:[^ ]+]] = arith.constant dense<3> : vector<2x3xi4>
// CHECK-NEXT:     %[[CST_5:[^ ]+]] = arith.constant dense<22> : vector<2x3xi32>
// CHECK-NEXT:     %[[CST_6:[^ ]+]] = arith.constant dense<0> : vector<2x3xi8>
// CHECK-NEXT:     %[[CST_7:[^ ]+]] = arith.constant dense<-1> : vector<2x3xi8>
// CHECK-NEXT:     %[[CST_8:[^ ]+]] = arith.constant dense<0> : vector<2x3xi32>
// CHECK-NEXT:     %[[CST_9:[^ ]+]] = arith.constant dense<6.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %[[CST_10:[^ ]+]] = arith.constant dense<-6.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.cmpf ult, %[[V12]], %[[CST_9]] : vector<2x3xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.select %[[V13]], %[[V12]], %[[CST_9]] : vector<2x3xi1>, vector<2x3xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.cmpf uno, %[[V12]], %[[V12]] : vector<2x3xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.select %[[V15]], %[[CST_9]], %[[V14]] : vector<2x3xi1>, vector<2x3xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.cmpf ugt, %[[V16]], %[[CST_10]] : vector<2x3xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.select %[[V17]], %[[V16]], %[[CST_10]] : vector<2x3xi1>, vector<2x3xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.cmpf uno, %[[V16]], %[[V16]] : vector<2x3xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.select %[[V19]], %[[CST_10]], %[[V18]] : vector<2x3xi1>, vector<2x3xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.bitcast %[[V20]] : vector<2x3xf32> to vector<2x3xi32>
// CHECK-NEXT:     %[[CST_11:[^ ]+]] = arith.constant dense<31> : vector<2x3xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.shrui %[[V21]], %[[CST_11]] : vector<2x3xi32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.trunci %[[V22]] : vector<2x3xi32> to vector<2x3xi4>
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.shli %[[V23]], %[[CST_4]] : vector<2x3xi4>
// CHECK-NEXT:     %[[CST_12:[^ ]+]] = arith.constant dense<126> : vector<2x3xi32>
// CHECK-NEXT:     %[[CST_13:[^ ]+]] = arith.constant dense<23> : vector<2x3xi32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.shrui %[[V21]], %[[CST_13]] : vector<2x3xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.subi %[[V25]], %[[CST_12]] : vector<2x3xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.trunci %[[V26]] : vector<2x3xi32> to vector<2x3xi4>
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.shli %[[V27]], %[[CST_3]] : vector<2x3xi4>
// CHECK-NEXT:     %[[V29:[^ ]+]] = arith.addi %[[V24]], %[[V28]] : vector<2x3xi4>
// CHECK-NEXT:     %[[CST_14:[^ ]+]] = arith.constant dense<4194304> : vector<2x3xi32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = arith.andi %[[V21]], %[[CST_14]] : vector<2x3xi32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = arith.shrui %[[V30]], %[[CST_5]] : vector<2x3xi32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = arith.trunci %[[V31]] : vector<2x3xi32> to vector<2x3xi4>
// CHECK-NEXT:     %[[V33:[^ ]+]] = arith.addi %[[V29]], %[[V32]] : vector<2x3xi4>
// CHECK-NEXT:     %[[CST_15:[^ ]+]] = arith.constant dense<8388607> : vector<2x3xi32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.trunci %[[V26]] : vector<2x3xi32> to vector<2x3xi8>
// CHECK-NEXT:     %[[V35:[^ ]+]] = arith.cmpi sle, %[[V34]], %[[CST_6]] : vector<2x3xi8>
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.cmpi eq, %[[V34]], %[[CST_7]] : vector<2x3xi8>
// CHECK-NEXT:     %[[V37:[^ ]+]] = arith.andi %[[V21]], %[[CST_15]] : vector<2x3xi32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = arith.cmpi ugt, %[[V37]], %[[CST_8]] : vector<2x3xi32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = arith.andi %[[V36]], %[[V38]] : vector<2x3xi1>
// CHECK-NEXT:     %[[V40:[^ ]+]] = arith.cmpi eq, %[[V34]], %[[CST_6]] : vector<2x3xi8>
// CHECK-NEXT:     %[[CST_16:[^ ]+]] = arith.constant dense<-1> : vector<2x3xi4>
// CHECK-NEXT:     %[[CST_17:[^ ]+]] = arith.constant dense<0> : vector<2x3xi4>
// CHECK-NEXT:     %[[V41:[^ ]+]] = arith.select %[[V35]], %[[CST_16]], %[[V33]] : vector<2x3xi1>, vector<2x3xi4>
// CHECK-NEXT:     %[[V42:[^ ]+]] = arith.select %[[V39]], %[[CST_17]], %[[V41]] : vector<2x3xi1>, vector<2x3xi4>
// CHECK-NEXT:     %[[V43:[^ ]+]] = arith.select %[[V40]], %[[V33]], %[[V42]] : vector<2x3xi1>, vector<2x3xi4>
// CHECK-NEXT:     %[[CST_18:[^ ]+]] = arith.constant dense<4194303> : vector<2x3xi32>
// CHECK-NEXT:     %[[CST_19:[^ ]+]] = arith.constant dense<2097152> : vector<2x3xi32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = arith.andi %[[V21]], %[[CST_18]] : vector<2x3xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = arith.cmpi uge, %[[V44]], %[[CST_19]] : vector<2x3xi32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = arith.ori %[[V45]], %[[V35]] : vector<2x3xi1>
// CHECK-NEXT:     %[[V47:[^ ]+]] = arith.addi %[[V43]], %[[CST_3]] : vector<2x3xi4>
// CHECK-NEXT:     %[[V48:[^ ]+]] = arith.select %[[V46]], %[[V47]], %[[V43]] : vector<2x3xi1>, vector<2x3xi4>
// CHECK-NEXT:     %[[V49:[^ ]+]] = arith.bitcast %[[V48]] : vector<2x3xi4> to vector<2x3xf4E2M1FN>
// CHECK-NEXT:     return %[[V49]] : vector<2x3xf4E2M1FN>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f16, %s: f32) -> f8E8M0FNU {
  %0 = arith.scaling_truncf %a, %s : f16, f32 to f8E8M0FNU
  return %0 : f8E8M0FNU
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f16, %[[ARG1:[^ ]+]]: f32) -> f8E8M0FNU {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.bitcast %[[ARG1]] : f32 to i32
// CHECK-NEXT:     %[[C23_I32:[^ ]+]] = arith.constant 23 : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.shrui %[[V0]], %[[C23_I32]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.trunci %[[V1]] : i32 to i8
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.bitcast %[[V2]] : i8 to f8E8M0FNU
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.bitcast %[[V3]] : f8E8M0FNU to i8
// CHECK-NEXT:     %[[C_1_I8:[^ ]+]] = arith.constant -1 : i8
// CHECK-NEXT:     %[[C_1_I32:[^ ]+]] = arith.constant -1 : i32
// CHECK-NEXT:     %[[C23_I32_0:[^ ]+]] = arith.constant 23 : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.extui %[[V4]] : i8 to i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.shli %[[V5]], %[[C23_I32_0]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpi eq, %[[V4]], %[[C_1_I8]] : i8
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.select %[[V7]], %[[C_1_I32]], %[[V6]] : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.bitcast %[[V8]] : i32 to f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.truncf %[[V9]] : f32 to f16
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.divf %[[ARG0]], %[[V10]] : f16
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.extf %[[V11]] : f16 to f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.bitcast %[[V12]] : f32 to i32
// CHECK-NEXT:     %[[C23_I32_1:[^ ]+]] = arith.constant 23 : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.shrui %[[V13]], %[[C23_I32_1]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.trunci %[[V14]] : i32 to i8
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.bitcast %[[V15]] : i8 to f8E8M0FNU
// CHECK-NEXT:     return %[[V16]] : f8E8M0FNU
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f8E8M0FNU) -> f4E2M1FN {
  %0 = arith.truncf %a upward : f8E8M0FNU to f4E2M1FN
  return %0 : f4E2M1FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f8E8M0FNU) -> f4E2M1FN {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.bitcast %[[ARG0]] : f8E8M0FNU to i8
// CHECK-NEXT:     %[[C_1_I8:[^ ]+]] = arith.constant -1 : i8
// CHECK-NEXT:     %[[C_1_I32:[^ ]+]] = arith.constant -1 : i32
// CHECK-NEXT:     %[[C23_I32:[^ ]+]] = arith.constant 23 : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extui %[[V0]] : i8 to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.shli %[[V1]], %[[C23_I32]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi eq, %[[V0]], %[[C_1_I8]] : i8
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.select %[[V3]], %[[C_1_I32]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.bitcast %[[V4]] : i32 to f32
// CHECK-NEXT:     %[[C1_I4:[^ ]+]] = arith.constant 1 : i4
// CHECK-NEXT:     %[[C3_I4:[^ ]+]] = arith.constant 3 : i4
// CHECK-NEXT:     %[[C22_I32:[^ ]+]] = arith.constant 22 : i32
// CHECK-NEXT:     %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:     %[[C_1_I8_0:[^ ]+]] = arith.constant -1 : i8
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 6.000000e+00 : f32
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant -6.000000e+00 : f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpf ult, %[[V5]], %[[CST]] : f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V6]], %[[V5]], %[[CST]] : f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.cmpf uno, %[[V5]], %[[V5]] : f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.select %[[V8]], %[[CST]], %[[V7]] : f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.cmpf ugt, %[[V9]], %[[CST_1]] : f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.select %[[V10]], %[[V9]], %[[CST_1]] : f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.cmpf uno, %[[V9]], %[[V9]] : f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.select %[[V12]], %[[CST_1]], %[[V11]] : f32
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.bitcast %[[V13]] : f32 to i32
// CHECK-NEXT:     %[[C31_I32:[^ ]+]] = arith.constant 31 : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.shrui %[[V14]], %[[C31_I32]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.trunci %[[V15]] : i32 to i4
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.shli %[[V16]], %[[C3_I4]] : i4
// CHECK-NEXT:     %[[C126_I32:[^ ]+]] = arith.constant 126 : i32
// CHECK-NEXT:     %[[C23_I32_2:[^ ]+]] = arith.constant 23 : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.shrui %[[V14]], %[[C23_I32_2]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.subi %[[V18]], %[[C126_I32]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.trunci %[[V19]] : i32 to i4
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.shli %[[V20]], %[[C1_I4]] : i4
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.addi %[[V17]], %[[V21]] : i4
// CHECK-NEXT:     %[[C4194304_I32:[^ ]+]] = arith.constant 4194304 : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.andi %[[V14]], %[[C4194304_I32]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.shrui %[[V23]], %[[C22_I32]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.trunci %[[V24]] : i32 to i4
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.addi %[[V22]], %[[V25]] : i4
// CHECK-NEXT:     %[[C8388607_I32:[^ ]+]] = arith.constant 8388607 : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.trunci %[[V19]] : i32 to i8
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.cmpi sle, %[[V27]], %[[C0_I8]] : i8
// CHECK-NEXT:     %[[V29:[^ ]+]] = arith.cmpi eq, %[[V27]], %[[C_1_I8_0]] : i8
// CHECK-NEXT:     %[[V30:[^ ]+]] = arith.andi %[[V14]], %[[C8388607_I32]] : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = arith.cmpi ugt, %[[V30]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = arith.andi %[[V29]], %[[V31]] : i1
// CHECK-NEXT:     %[[V33:[^ ]+]] = arith.cmpi eq, %[[V27]], %[[C0_I8]] : i8
// CHECK-NEXT:     %[[C_1_I4:[^ ]+]] = arith.constant -1 : i4
// CHECK-NEXT:     %[[C0_I4:[^ ]+]] = arith.constant 0 : i4
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.select %[[V28]], %[[C_1_I4]], %[[V26]] : i4
// CHECK-NEXT:     %[[V35:[^ ]+]] = arith.select %[[V32]], %[[C0_I4]], %[[V34]] : i4
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.select %[[V33]], %[[V26]], %[[V35]] : i4
// CHECK-NEXT:     %[[C4194303_I32:[^ ]+]] = arith.constant 4194303 : i32
// CHECK-NEXT:     %[[C2097152_I32:[^ ]+]] = arith.constant 2097152 : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = arith.andi %[[V14]], %[[C4194303_I32]] : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = arith.cmpi uge, %[[V37]], %[[C2097152_I32]] : i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = arith.ori %[[V38]], %[[V28]] : i1
// CHECK-NEXT:     %[[V40:[^ ]+]] = arith.addi %[[V36]], %[[C1_I4]] : i4
// CHECK-NEXT:     %[[V41:[^ ]+]] = arith.select %[[V39]], %[[V40]], %[[V36]] : i4
// CHECK-NEXT:     %[[V42:[^ ]+]] = arith.bitcast %[[V41]] : i4 to f4E2M1FN
// CHECK-NEXT:     return %[[V42]] : f4E2M1FN
// CHECK-NEXT:   }
// CHECK-NEXT: }

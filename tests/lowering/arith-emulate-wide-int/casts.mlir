// RUN: mlir-opt %s --split-input-file --arith-emulate-wide-int --allow-unregistered-dialect | FileCheck %s

func.func @extui_i32_i64(%a: i32) -> i64 {
  %0 = arith.extui %a : i32 to i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @extui_i32_i64(%[[ARG0:[^ ]+]]: i32) -> vector<2xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.insert %[[ARG0]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V0]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extui_i1_i64(%a: i1) -> i64 {
  %0 = arith.extui %a : i1 to i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @extui_i1_i64(%[[ARG0:[^ ]+]]: i1) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extui %[[ARG0]] : i1 to i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.insert %[[V0]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V1]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @trunci_i64_i32(%a: i64) -> i32 {
  %0 = arith.trunci %a : i64 to i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @trunci_i64_i32(%[[ARG0:[^ ]+]]: vector<2xi32>) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @trunci_i64_i8(%a: i64) -> i8 {
  %0 = arith.trunci %a : i64 to i8
  return %0 : i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @trunci_i64_i8(%[[ARG0:[^ ]+]]: vector<2xi32>) -> i8 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.trunci %[[V0]] : i32 to i8
// CHECK-NEXT:     return %[[V1]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_cast_i64_index(%a: i64) -> index {
  %0 = arith.index_cast %a : i64 to index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_cast_i64_index(%[[ARG0:[^ ]+]]: vector<2xi32>) -> index {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.index_cast %[[V0]] : i32 to index
// CHECK-NEXT:     return %[[V1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_cast_index_i64(%a: index) -> i64 {
  %0 = arith.index_cast %a : index to i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_cast_index_i64(%[[ARG0:[^ ]+]]: index) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.index_cast %[[ARG0]] : index to i32
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi slt, %[[V0]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.extsi %[[V1]] : i1 to i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[V0]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert %[[V2]], %[[V3]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V4]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_castui_i64_index(%a: i64) -> index {
  %0 = arith.index_castui %a : i64 to index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_castui_i64_index(%[[ARG0:[^ ]+]]: vector<2xi32>) -> index {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.index_castui %[[V0]] : i32 to index
// CHECK-NEXT:     return %[[V1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_castui_index_i64(%a: index) -> i64 {
  %0 = arith.index_castui %a : index to i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_castui_index_i64(%[[ARG0:[^ ]+]]: index) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.index_castui %[[ARG0]] : index to i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.insert %[[V0]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V1]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sitofp_i64_f32(%a: i64) -> f32 {
  %0 = arith.sitofp %a : i64 to f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @sitofp_i64_f32(%[[ARG0:[^ ]+]]: vector<2xi32>) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[CST]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[CST]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi ult, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi slt, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V6]], %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[CST]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[CST]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.subi %[[V8]], %[[V10]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.cmpi ult, %[[V8]], %[[V10]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.extui %[[V13]] : i1 to i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.subi %[[V9]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.subi %[[V15]], %[[V11]] : i32
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.insert %[[V12]], %[[CST_0]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.insert %[[V16]], %[[V17]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract %[[V18]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.extract %[[V18]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.select %[[V7]], %[[V19]], %[[V21]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.select %[[V7]], %[[V20]], %[[V22]] : i32
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.insert %[[V23]], %[[CST_1]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.insert %[[V24]], %[[V25]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.extract %[[V26]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = vector.extract %[[V26]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = arith.cmpi eq, %[[V28]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = arith.uitofp %[[V27]] : i32 to f32
// CHECK-NEXT:     %[[V31:[^ ]+]] = arith.uitofp %[[V28]] : i32 to f32
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant 4.2949673E+9 : f32
// CHECK-NEXT:     %[[V32:[^ ]+]] = arith.mulf %[[V31]], %[[CST_2]] : f32
// CHECK-NEXT:     %[[V33:[^ ]+]] = arith.addf %[[V30]], %[[V32]] : f32
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.select %[[V29]], %[[V30]], %[[V33]] : f32
// CHECK-NEXT:     %[[V35:[^ ]+]] = arith.negf %[[V34]] : f32
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.select %[[V7]], %[[V35]], %[[V34]] : f32
// CHECK-NEXT:     return %[[V36]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @uitofp_i64_f32(%a: i64) -> f32 {
  %0 = arith.uitofp %a : i64 to f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @uitofp_i64_f32(%[[ARG0:[^ ]+]]: vector<2xi32>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.uitofp %[[V0]] : i32 to f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.uitofp %[[V1]] : i32 to f32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 4.2949673E+9 : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V4]], %[[CST]] : f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addf %[[V3]], %[[V5]] : f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V2]], %[[V3]], %[[V6]] : f32
// CHECK-NEXT:     return %[[V7]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sitofp_i64_f64(%a: i64) -> f64 {
  %0 = arith.sitofp %a : i64 to f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @sitofp_i64_f64(%[[ARG0:[^ ]+]]: vector<2xi32>) -> f64 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[CST]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[CST]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi ult, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi slt, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V6]], %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[CST]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[CST]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.subi %[[V8]], %[[V10]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.cmpi ult, %[[V8]], %[[V10]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.extui %[[V13]] : i1 to i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.subi %[[V9]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.subi %[[V15]], %[[V11]] : i32
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.insert %[[V12]], %[[CST_0]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.insert %[[V16]], %[[V17]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.extract %[[V18]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.extract %[[V18]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.select %[[V7]], %[[V19]], %[[V21]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.select %[[V7]], %[[V20]], %[[V22]] : i32
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.insert %[[V23]], %[[CST_1]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.insert %[[V24]], %[[V25]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.extract %[[V26]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = vector.extract %[[V26]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = arith.cmpi eq, %[[V28]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = arith.uitofp %[[V27]] : i32 to f64
// CHECK-NEXT:     %[[V31:[^ ]+]] = arith.uitofp %[[V28]] : i32 to f64
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant 0x41F0000000000000 : f64
// CHECK-NEXT:     %[[V32:[^ ]+]] = arith.mulf %[[V31]], %[[CST_2]] : f64
// CHECK-NEXT:     %[[V33:[^ ]+]] = arith.addf %[[V30]], %[[V32]] : f64
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.select %[[V29]], %[[V30]], %[[V33]] : f64
// CHECK-NEXT:     %[[V35:[^ ]+]] = arith.negf %[[V34]] : f64
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.select %[[V7]], %[[V35]], %[[V34]] : f64
// CHECK-NEXT:     return %[[V36]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @uitofp_i64_f64(%a: i64) -> f64 {
  %0 = arith.uitofp %a : i64 to f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @uitofp_i64_f64(%[[ARG0:[^ ]+]]: vector<2xi32>) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.uitofp %[[V0]] : i32 to f64
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.uitofp %[[V1]] : i32 to f64
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0x41F0000000000000 : f64
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V4]], %[[CST]] : f64
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addf %[[V3]], %[[V5]] : f64
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V2]], %[[V3]], %[[V6]] : f64
// CHECK-NEXT:     return %[[V7]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fptosi_f32_i64(%a: f32) -> i64 {
  %0 = arith.fptosi %a : f32 to i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @fptosi_f32_i64(%[[ARG0:[^ ]+]]: f32) -> vector<2xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpf olt, %[[ARG0]], %[[CST]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.negf %[[ARG0]] : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.select %[[V0]], %[[V1]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant 4.2949673E+9 : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.divf %[[V2]], %[[CST_1]] : f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.fptoui %[[V3]] : f32 to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remf %[[V2]], %[[CST_1]] : f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.fptoui %[[V5]] : f32 to i32
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[V6]], %[[CST_2]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert %[[V4]], %[[V7]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[CST_0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[CST_0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[V8]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract %[[V8]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.subi %[[V9]], %[[V11]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.cmpi ult, %[[V9]], %[[V11]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.extui %[[V14]] : i1 to i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.subi %[[V10]], %[[V15]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.subi %[[V16]], %[[V12]] : i32
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.insert %[[V13]], %[[CST_3]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.insert %[[V17]], %[[V18]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.extract %[[V19]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract %[[V19]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.extract %[[V8]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.extract %[[V8]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.select %[[V0]], %[[V20]], %[[V22]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.select %[[V0]], %[[V21]], %[[V23]] : i32
// CHECK-NEXT:     %[[CST_4:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.insert %[[V24]], %[[CST_4]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.insert %[[V25]], %[[V26]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V27]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fptoui_f32_i64(%a: f32) -> i64 {
  %0 = arith.fptoui %a : f32 to i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @fptoui_f32_i64(%[[ARG0:[^ ]+]]: f32) -> vector<2xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 4.2949673E+9 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divf %[[ARG0]], %[[CST]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.fptoui %[[V0]] : f32 to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.remf %[[ARG0]], %[[CST]] : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.fptoui %[[V2]] : f32 to i32
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert %[[V3]], %[[CST_0]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert %[[V1]], %[[V4]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V5]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fptosi_f64_i64(%a: f64) -> i64 {
  %0 = arith.fptosi %a : f64 to i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @fptosi_f64_i64(%[[ARG0:[^ ]+]]: f64) -> vector<2xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpf olt, %[[ARG0]], %[[CST]] : f64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.negf %[[ARG0]] : f64
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.select %[[V0]], %[[V1]], %[[ARG0]] : f64
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant 0x41F0000000000000 : f64
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.divf %[[V2]], %[[CST_1]] : f64
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.fptoui %[[V3]] : f64 to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.remf %[[V2]], %[[CST_1]] : f64
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.fptoui %[[V5]] : f64 to i32
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[V6]], %[[CST_2]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert %[[V4]], %[[V7]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[CST_0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[CST_0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[V8]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract %[[V8]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.subi %[[V9]], %[[V11]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.cmpi ult, %[[V9]], %[[V11]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.extui %[[V14]] : i1 to i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.subi %[[V10]], %[[V15]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.subi %[[V16]], %[[V12]] : i32
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.insert %[[V13]], %[[CST_3]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.insert %[[V17]], %[[V18]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = vector.extract %[[V19]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract %[[V19]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = vector.extract %[[V8]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = vector.extract %[[V8]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.select %[[V0]], %[[V20]], %[[V22]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.select %[[V0]], %[[V21]], %[[V23]] : i32
// CHECK-NEXT:     %[[CST_4:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.insert %[[V24]], %[[CST_4]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.insert %[[V25]], %[[V26]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V27]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @uitofp_i64_f16(%a: i64) -> f16 {
  %0 = arith.uitofp %a : i64 to f16
  return %0 : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @uitofp_i64_f16(%[[ARG0:[^ ]+]]: vector<2xi32>) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.uitofp %[[V0]] : i32 to f16
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.uitofp %[[V1]] : i32 to f16
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0x7C00 : f16
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V4]], %[[CST]] : f16
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addf %[[V3]], %[[V5]] : f16
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V2]], %[[V3]], %[[V6]] : f16
// CHECK-NEXT:     return %[[V7]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fptoui_f16_i64(%a: f16) -> i64 {
  %0 = arith.fptoui %a : f16 to i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @fptoui_f16_i64(%[[ARG0:[^ ]+]]: f16) -> vector<2xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0x7C00 : f16
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divf %[[ARG0]], %[[CST]] : f16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.fptoui %[[V0]] : f16 to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.remf %[[ARG0]], %[[CST]] : f16
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.fptoui %[[V2]] : f16 to i32
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert %[[V3]], %[[CST_0]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert %[[V1]], %[[V4]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V5]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sel(%c: i1, %a: i64, %b: i64) -> i64 {
  %0 = arith.select %c, %a, %b : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @sel(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: vector<2xi32>, %[[ARG2:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG2]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG2]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.select %[[ARG0]], %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.select %[[ARG0]], %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert %[[V4]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[V5]], %[[V6]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V7]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @const() -> (i64, i64, vector<2xi64>, vector<2xi64>) {
  %0 = arith.constant 4294967297 : i64
  %1 = arith.constant -2 : i64
  %2 = arith.constant dense<-2> : vector<2xi64>
  %3 = arith.constant dense<[1, 4294967296]> : vector<2xi64>
  return %0, %1, %2, %3 : i64, i64, vector<2xi64>, vector<2xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @const() -> (vector<2xi32>, vector<2xi32>, vector<2x2xi32>, vector<2x2xi32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1> : vector<2xi32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<[-2, -1]> : vector<2xi32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<{{\[\[}}-2, -1], [-2, -1]]> : vector<2x2xi32>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<{{\[\[}}1, 0], [0, 1]]> : vector<2x2xi32>
// CHECK-NEXT:     return %[[CST]], %[[CST_0]], %[[CST_1]], %[[CST_2]] : vector<2xi32>, vector<2xi32>, vector<2x2xi32>, vector<2x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @call(%a: i64, %f: f32) -> (i64, f32) {
  %0:2 = func.call @call(%a, %f) : (i64, f32) -> (i64, f32)
  vector.print %a : i64
  return %0#0, %f : i64, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @call(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: f32) -> (vector<2xi32>, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = call @call(%[[ARG0]], %[[ARG1]]) : (vector<2xi32>, f32) -> (vector<2xi32>, f32)
// CHECK-NEXT:     vector.print %[[ARG0]] : vector<2xi32>
// CHECK-NEXT:     return %[[V0]]#0, %[[ARG1]] : vector<2xi32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

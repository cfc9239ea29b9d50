// RUN: mlir-opt %s --split-input-file --arith-emulate-wide-int --allow-unregistered-dialect | FileCheck %s

func.func @addi(%a: i64, %b: i64) -> i64 {
  %0 = arith.addi %a, %b : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @addi(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[SUM:[^ ]+]], %[[OVERFLOW:[^ ]+]] = arith.addui_extended %[[V0]], %[[V2]] : i32, i1
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.extui %[[OVERFLOW]] : i1 to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.addi %[[V4]], %[[V1]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[V3]] : i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[SUM]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert %[[V6]], %[[V7]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V8]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @subi(%a: i64, %b: i64) -> i64 {
  %0 = arith.subi %a, %b : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @subi(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi ult, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.extui %[[V5]] : i1 to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.subi %[[V1]], %[[V6]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.subi %[[V7]], %[[V3]] : i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.insert %[[V4]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert %[[V8]], %[[V9]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V10]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @muli(%a: i64, %b: i64) -> i64 {
  %0 = arith.muli %a, %b : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @muli(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[LOW:[^ ]+]], %[[HIGH:[^ ]+]] = arith.mului_extended %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[V0]], %[[V3]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.muli %[[V1]], %[[V2]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[HIGH]], %[[V4]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V6]], %[[V5]] : i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert %[[LOW]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.insert %[[V7]], %[[V8]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V9]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @andi(%a: i64, %b: i64) -> i64 {
  %0 = arith.andi %a, %b : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @andi(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.andi %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.andi %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert %[[V4]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[V5]], %[[V6]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V7]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ori(%a: i64, %b: i64) -> i64 {
  %0 = arith.ori %a, %b : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @ori(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.ori %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.ori %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert %[[V4]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[V5]], %[[V6]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V7]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @xori(%a: i64, %b: i64) -> i64 {
  %0 = arith.xori %a, %b : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @xori(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.xori %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.xori %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert %[[V4]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[V5]], %[[V6]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V7]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shli(%a: i64, %b: i64) -> i64 {
  %0 = arith.shli %a, %b : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @shli(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C32_I32:[^ ]+]] = arith.constant 32 : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi uge, %[[V2]], %[[C32_I32]] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.shli %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.select %[[V3]], %[[C0_I32]], %[[V4]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.select %[[V3]], %[[C32_I32]], %[[V2]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.subi %[[C32_I32]], %[[V6]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.shrui %[[V0]], %[[V7]] : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.subi %[[V2]], %[[C32_I32]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.shli %[[V0]], %[[V9]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.shli %[[V1]], %[[V2]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.select %[[V3]], %[[C0_I32]], %[[V11]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.select %[[V3]], %[[V10]], %[[V8]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.ori %[[V13]], %[[V12]] : i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert %[[V5]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.insert %[[V14]], %[[V15]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V16]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shrsi(%a: i64, %b: i64) -> i64 {
  %0 = arith.shrsi %a, %b : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @shrsi(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi slt, %[[V0]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.extsi %[[V2]] : i1 to i32
// CHECK-NEXT:     %[[C0_I32_0:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi slt, %[[V3]], %[[C0_I32_0]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.extsi %[[V4]] : i1 to i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert %[[V3]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[V5]], %[[V6]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[C64_I32:[^ ]+]] = arith.constant 64 : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.subi %[[C64_I32]], %[[V1]] : i32
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.insert %[[V8]], %[[CST_1]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[V7]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[V7]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract %[[V9]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[C0_I32_2:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C32_I32:[^ ]+]] = arith.constant 32 : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.cmpi uge, %[[V12]], %[[C32_I32]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.shli %[[V10]], %[[V12]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.select %[[V13]], %[[C0_I32_2]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.select %[[V13]], %[[C32_I32]], %[[V12]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.subi %[[C32_I32]], %[[V16]] : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.shrui %[[V10]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.subi %[[V12]], %[[C32_I32]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.shli %[[V10]], %[[V19]] : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.shli %[[V11]], %[[V12]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.select %[[V13]], %[[C0_I32_2]], %[[V21]] : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.select %[[V13]], %[[V20]], %[[V18]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.ori %[[V23]], %[[V22]] : i32
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = vector.insert %[[V15]], %[[CST_3]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = vector.insert %[[V24]], %[[V25]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[C0_I32_4:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C32_I32_5:[^ ]+]] = arith.constant 32 : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = arith.cmpi uge, %[[V29]], %[[C32_I32_5]] : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = arith.shrui %[[V27]], %[[V29]] : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = arith.select %[[V30]], %[[C0_I32_4]], %[[V31]] : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = arith.shrui %[[V28]], %[[V29]] : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.select %[[V30]], %[[C0_I32_4]], %[[V33]] : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = arith.select %[[V30]], %[[C32_I32_5]], %[[V29]] : i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.subi %[[C32_I32_5]], %[[V35]] : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = arith.shli %[[V28]], %[[V36]] : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = arith.subi %[[V29]], %[[C32_I32_5]] : i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = arith.shrui %[[V28]], %[[V38]] : i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = arith.select %[[V30]], %[[V39]], %[[V37]] : i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = arith.ori %[[V32]], %[[V40]] : i32
// CHECK-NEXT:     %[[CST_6:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = vector.insert %[[V41]], %[[CST_6]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = vector.insert %[[V34]], %[[V42]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = vector.extract %[[V43]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = vector.extract %[[V43]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = vector.extract %[[V26]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = vector.extract %[[V26]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = arith.ori %[[V44]], %[[V46]] : i32
// CHECK-NEXT:     %[[V49:[^ ]+]] = arith.ori %[[V45]], %[[V47]] : i32
// CHECK-NEXT:     %[[CST_7:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = vector.insert %[[V48]], %[[CST_7]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = vector.insert %[[V49]], %[[V50]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V53:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V55:[^ ]+]] = vector.extract %[[V51]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = vector.extract %[[V51]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = arith.select %[[V52]], %[[V53]], %[[V55]] : i32
// CHECK-NEXT:     %[[V58:[^ ]+]] = arith.select %[[V52]], %[[V54]], %[[V56]] : i32
// CHECK-NEXT:     %[[CST_8:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V59:[^ ]+]] = vector.insert %[[V57]], %[[CST_8]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V60:[^ ]+]] = vector.insert %[[V58]], %[[V59]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V60]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shrui(%a: i64, %b: i64) -> i64 {
  %0 = arith.shrui %a, %b : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @shrui(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C32_I32:[^ ]+]] = arith.constant 32 : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi uge, %[[V2]], %[[C32_I32]] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.shrui %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.select %[[V3]], %[[C0_I32]], %[[V4]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.shrui %[[V1]], %[[V2]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V3]], %[[C0_I32]], %[[V6]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.select %[[V3]], %[[C32_I32]], %[[V2]] : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.subi %[[C32_I32]], %[[V8]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.shli %[[V1]], %[[V9]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.subi %[[V2]], %[[C32_I32]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.shrui %[[V1]], %[[V11]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.select %[[V3]], %[[V12]], %[[V10]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.ori %[[V5]], %[[V13]] : i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert %[[V14]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.insert %[[V7]], %[[V15]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V16]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @maxsi(%a: i64, %b: i64) -> i64 {
  %0 = arith.maxsi %a, %b : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @maxsi(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi ugt, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V6]], %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.select %[[V7]], %[[V8]], %[[V10]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.select %[[V7]], %[[V9]], %[[V11]] : i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.insert %[[V12]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert %[[V13]], %[[V14]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V15]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @maxui(%a: i64, %b: i64) -> i64 {
  %0 = arith.maxui %a, %b : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @maxui(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi ugt, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi ugt, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V6]], %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.select %[[V7]], %[[V8]], %[[V10]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.select %[[V7]], %[[V9]], %[[V11]] : i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.insert %[[V12]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert %[[V13]], %[[V14]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V15]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @minsi(%a: i64, %b: i64) -> i64 {
  %0 = arith.minsi %a, %b : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @minsi(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi ult, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi slt, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V6]], %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.select %[[V7]], %[[V8]], %[[V10]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.select %[[V7]], %[[V9]], %[[V11]] : i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.insert %[[V12]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert %[[V13]], %[[V14]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V15]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @minui(%a: i64, %b: i64) -> i64 {
  %0 = arith.minui %a, %b : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @minui(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi ult, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi ult, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V6]], %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.select %[[V7]], %[[V8]], %[[V10]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.select %[[V7]], %[[V9]], %[[V11]] : i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.insert %[[V12]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert %[[V13]], %[[V14]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V15]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vaddi(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.addi %a, %b : vector<3xi64>
  return %0 : vector<3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vaddi(%[[ARG0:[^ ]+]]: vector<3x2xi32>, %[[ARG1:[^ ]+]]: vector<3x2xi32>) -> vector<3x2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[ARG1]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG1]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[SUM:[^ ]+]], %[[OVERFLOW:[^ ]+]] = arith.addui_extended %[[V0]], %[[V2]] : vector<3x1xi32>, vector<3x1xi1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.extui %[[OVERFLOW]] : vector<3x1xi1> to vector<3x1xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.addi %[[V4]], %[[V1]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[V3]] : vector<3x1xi32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[SUM]], %[[CST]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert_strided_slice %[[V6]], %[[V7]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     return %[[V8]] : vector<3x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vmuli(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.muli %a, %b : vector<3xi64>
  return %0 : vector<3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vmuli(%[[ARG0:[^ ]+]]: vector<3x2xi32>, %[[ARG1:[^ ]+]]: vector<3x2xi32>) -> vector<3x2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[ARG1]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG1]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[LOW:[^ ]+]], %[[HIGH:[^ ]+]] = arith.mului_extended %[[V0]], %[[V2]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[V0]], %[[V3]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.muli %[[V1]], %[[V2]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[HIGH]], %[[V4]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V6]], %[[V5]] : vector<3x1xi32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert_strided_slice %[[LOW]], %[[CST]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.insert_strided_slice %[[V7]], %[[V8]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     return %[[V9]] : vector<3x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vshli(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.shli %a, %b : vector<3xi64>
  return %0 : vector<3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vshli(%[[ARG0:[^ ]+]]: vector<3x2xi32>, %[[ARG1:[^ ]+]]: vector<3x2xi32>) -> vector<3x2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[ARG1]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<3x1xi32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<32> : vector<3x1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi uge, %[[V2]], %[[CST_0]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.shli %[[V0]], %[[V2]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.select %[[V3]], %[[CST]], %[[V4]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.select %[[V3]], %[[CST_0]], %[[V2]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.subi %[[CST_0]], %[[V6]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.shrui %[[V0]], %[[V7]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.subi %[[V2]], %[[CST_0]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.shli %[[V0]], %[[V9]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.shli %[[V1]], %[[V2]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.select %[[V3]], %[[CST]], %[[V11]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.select %[[V3]], %[[V10]], %[[V8]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.ori %[[V13]], %[[V12]] : vector<3x1xi32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[CST_1]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.insert_strided_slice %[[V14]], %[[V15]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     return %[[V16]] : vector<3x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vandi(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.andi %a, %b : vector<3xi64>
  return %0 : vector<3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vandi(%[[ARG0:[^ ]+]]: vector<3x2xi32>, %[[ARG1:[^ ]+]]: vector<3x2xi32>) -> vector<3x2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract_strided_slice %[[ARG1]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract_strided_slice %[[ARG1]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.andi %[[V0]], %[[V2]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.andi %[[V1]], %[[V3]] : vector<3x1xi32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.insert_strided_slice %[[V4]], %[[CST]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[V6]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     return %[[V7]] : vector<3x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vshrsi(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.shrsi %a, %b : vector<3xi64>
  return %0 : vector<3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vshrsi(%[[ARG0:[^ ]+]]: vector<3x2xi32>, %[[ARG1:[^ ]+]]: vector<3x2xi32>) -> vector<3x2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract_strided_slice %[[ARG1]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<3x1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi slt, %[[V0]], %[[CST]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.shape_cast %[[V2]] : vector<3x1xi1> to vector<3xi1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.shape_cast %[[V3]] : vector<3xi1> to vector<3x1xi1>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.extsi %[[V4]] : vector<3x1xi1> to vector<3x1xi32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<3x1xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi slt, %[[V5]], %[[CST_0]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.extsi %[[V6]] : vector<3x1xi1> to vector<3x1xi32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.insert_strided_slice %[[V5]], %[[CST_1]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.insert_strided_slice %[[V7]], %[[V8]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<64> : vector<3x1xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.subi %[[CST_2]], %[[V1]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.shape_cast %[[V10]] : vector<3x1xi32> to vector<3xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.shape_cast %[[V11]] : vector<3xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.insert_strided_slice %[[V12]], %[[CST_3]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract_strided_slice %[[V9]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract_strided_slice %[[V9]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.extract_strided_slice %[[V13]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[CST_4:[^ ]+]] = arith.constant dense<0> : vector<3x1xi32>
// CHECK-NEXT:     %[[CST_5:[^ ]+]] = arith.constant dense<32> : vector<3x1xi32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.cmpi uge, %[[V16]], %[[CST_5]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.shli %[[V14]], %[[V16]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.select %[[V17]], %[[CST_4]], %[[V18]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.select %[[V17]], %[[CST_5]], %[[V16]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.subi %[[CST_5]], %[[V20]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.shrui %[[V14]], %[[V21]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.subi %[[V16]], %[[CST_5]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.shli %[[V14]], %[[V23]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.shli %[[V15]], %[[V16]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.select %[[V17]], %[[CST_4]], %[[V25]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.select %[[V17]], %[[V24]], %[[V22]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.ori %[[V27]], %[[V26]] : vector<3x1xi32>
// CHECK-NEXT:     %[[CST_6:[^ ]+]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = vector.insert_strided_slice %[[V19]], %[[CST_6]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = vector.insert_strided_slice %[[V28]], %[[V29]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = vector.extract_strided_slice %[[ARG1]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[CST_7:[^ ]+]] = arith.constant dense<0> : vector<3x1xi32>
// CHECK-NEXT:     %[[CST_8:[^ ]+]] = arith.constant dense<32> : vector<3x1xi32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.cmpi uge, %[[V33]], %[[CST_8]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = arith.shrui %[[V31]], %[[V33]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.select %[[V34]], %[[CST_7]], %[[V35]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = arith.shrui %[[V32]], %[[V33]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = arith.select %[[V34]], %[[CST_7]], %[[V37]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = arith.select %[[V34]], %[[CST_8]], %[[V33]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = arith.subi %[[CST_8]], %[[V39]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = arith.shli %[[V32]], %[[V40]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = arith.subi %[[V33]], %[[CST_8]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = arith.shrui %[[V32]], %[[V42]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = arith.select %[[V34]], %[[V43]], %[[V41]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = arith.ori %[[V36]], %[[V44]] : vector<3x1xi32>
// CHECK-NEXT:     %[[CST_9:[^ ]+]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = vector.insert_strided_slice %[[V45]], %[[CST_9]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = vector.insert_strided_slice %[[V38]], %[[V46]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = vector.extract_strided_slice %[[V47]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = vector.extract_strided_slice %[[V47]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = vector.extract_strided_slice %[[V30]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = vector.extract_strided_slice %[[V30]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = arith.ori %[[V48]], %[[V50]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V53:[^ ]+]] = arith.ori %[[V49]], %[[V51]] : vector<3x1xi32>
// CHECK-NEXT:     %[[CST_10:[^ ]+]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = vector.insert_strided_slice %[[V52]], %[[CST_10]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V55:[^ ]+]] = vector.insert_strided_slice %[[V53]], %[[V54]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[CST]] : vector<3x1xi32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = vector.shape_cast %[[V56]] : vector<3x1xi1> to vector<3xi1>
// CHECK-NEXT:     %[[V58:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V59:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V60:[^ ]+]] = vector.extract_strided_slice %[[V55]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V61:[^ ]+]] = vector.extract_strided_slice %[[V55]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK-NEXT:     %[[V62:[^ ]+]] = vector.shape_cast %[[V57]] : vector<3xi1> to vector<3x1xi1>
// CHECK-NEXT:     %[[V63:[^ ]+]] = arith.select %[[V62]], %[[V58]], %[[V60]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[V64:[^ ]+]] = arith.select %[[V62]], %[[V59]], %[[V61]] : vector<3x1xi1>, vector<3x1xi32>
// CHECK-NEXT:     %[[CST_11:[^ ]+]] = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     %[[V65:[^ ]+]] = vector.insert_strided_slice %[[V63]], %[[CST_11]] {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     %[[V66:[^ ]+]] = vector.insert_strided_slice %[[V64]], %[[V65]] {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
// CHECK-NEXT:     return %[[V66]] : vector<3x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cmp_eq(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi eq, %a, %b : i64
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @cmp_eq(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi eq, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     return %[[V6]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cmp_ne(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi ne, %a, %b : i64
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @cmp_ne(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi ne, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi ne, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.ori %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     return %[[V6]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cmp_slt(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi slt, %a, %b : i64
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @cmp_slt(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi ult, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi slt, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V6]], %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     return %[[V7]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cmp_sle(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi sle, %a, %b : i64
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @cmp_sle(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi ule, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi sle, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V6]], %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     return %[[V7]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cmp_sgt(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi sgt, %a, %b : i64
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @cmp_sgt(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi ugt, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi sgt, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V6]], %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     return %[[V7]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cmp_sge(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi sge, %a, %b : i64
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @cmp_sge(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi uge, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi sge, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V6]], %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     return %[[V7]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cmp_ult(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi ult, %a, %b : i64
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @cmp_ult(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi ult, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi ult, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V6]], %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     return %[[V7]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cmp_ule(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi ule, %a, %b : i64
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @cmp_ule(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi ule, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi ule, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V6]], %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     return %[[V7]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cmp_ugt(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi ugt, %a, %b : i64
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @cmp_ugt(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi ugt, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi ugt, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V6]], %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     return %[[V7]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cmp_uge(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi uge, %a, %b : i64
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @cmp_uge(%[[ARG0:[^ ]+]]: vector<2xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi uge, %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi uge, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[V3]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.select %[[V6]], %[[V4]], %[[V5]] : i1
// CHECK-NEXT:     return %[[V7]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extsi_i32_i64(%a: i32) -> i64 {
  %0 = arith.extsi %a : i32 to i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @extsi_i32_i64(%[[ARG0:[^ ]+]]: i32) -> vector<2xi32> {
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extsi %[[V0]] : i1 to i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.insert %[[ARG0]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[V1]], %[[V2]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V3]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extsi_i16_i64(%a: i16) -> i64 {
  %0 = arith.extsi %a : i16 to i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @extsi_i16_i64(%[[ARG0:[^ ]+]]: i16) -> vector<2xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extsi %[[ARG0]] : i16 to i32
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi slt, %[[V0]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.extsi %[[V1]] : i1 to i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[V0]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert %[[V2]], %[[V3]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     return %[[V4]] : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(test-arith-emulate-wide-int))" | FileCheck %s --check-prefix=ONE
// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(test-arith-emulate-wide-int{function-prefix=no widest-int-supported=32}))" | FileCheck %s --check-prefix=TWO

func.func @emulate_a(%a: i64, %b: i64, %c: i32, %p: i1) -> (i64, i1, i32, i64, f32) {
  %x = arith.addi %a, %b : i64
  %y = arith.muli %x, %b : i64
  %z = arith.cmpi ult, %y, %a : i64
  %k = arith.constant 5 : i64
  %w = arith.shli %y, %k : i64
  %t = arith.trunci %w : i64 to i32
  %s = arith.select %p, %x, %y : i64
  %f = arith.uitofp %s : i64 to f32
  %q = arith.addi %c, %c : i32
  %r = scf.if %p -> i64 {
    %u = arith.extsi %c : i32 to i64
    scf.yield %u : i64
  } else {
    scf.yield %y : i64
  }
  return %s, %z, %t, %r, %f : i64, i1, i32, i64, f32
}
func.func private @emulate_decl(i64) -> i64
func.func @not(%a: i64) -> i64 {
  %x = arith.addi %a, %a : i64
  return %x : i64
}
func.func @emulate_same(%c: i32) -> i32 {
  %q = arith.addi %c, %c : i32
  %u = arith.constant 3 : i16
  return %q : i32
}
func.func @emulate_loop(%a: i64, %n: index) -> i64 {
  cf.br ^bb1(%a : i64)
^bb1(%x: i64):
  %y = arith.addi %x, %a : i64
  %p = arith.cmpi eq, %y, %a : i64
  cf.cond_br %p, ^bb1(%y : i64), ^bb2
^bb2:
  %i = arith.index_cast %n : index to i64
  return %i : i64
}



// ONE: module {
// ONE-NEXT:   func.func @emulate_a(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i1) -> (i64, i1, i32, i64, f32) {
// ONE-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG1]] : i64 to vector<2xi32>
// ONE-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG0]] : i64 to vector<2xi32>
// ONE-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V1]][0] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V1]][1] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[V0]][0] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[V0]][1] : i32 from vector<2xi32>
// ONE-NEXT:     %[[SUM:[^ ]+]], %[[OVERFLOW:[^ ]+]] = arith.addui_extended %[[V2]], %[[V4]] : i32, i1
// ONE-NEXT:     %[[V6:[^ ]+]] = arith.extui %[[OVERFLOW]] : i1 to i32
// ONE-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V6]], %[[V3]] : i32
// ONE-NEXT:     %[[V8:[^ ]+]] = arith.addi %[[V7]], %[[V5]] : i32
// ONE-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// ONE-NEXT:     %[[V9:[^ ]+]] = vector.insert %[[SUM]], %[[CST]] [0] : i32 into vector<2xi32>
// ONE-NEXT:     %[[V10:[^ ]+]] = vector.insert %[[V8]], %[[V9]] [1] : i32 into vector<2xi32>
// ONE-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[V10]][0] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V12:[^ ]+]] = vector.extract %[[V10]][1] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[V0]][0] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V14:[^ ]+]] = vector.extract %[[V0]][1] : i32 from vector<2xi32>
// ONE-NEXT:     %[[LOW:[^ ]+]], %[[HIGH:[^ ]+]] = arith.mului_extended %[[V11]], %[[V13]] : i32
// ONE-NEXT:     %[[V15:[^ ]+]] = arith.muli %[[V11]], %[[V14]] : i32
// ONE-NEXT:     %[[V16:[^ ]+]] = arith.muli %[[V12]], %[[V13]] : i32
// ONE-NEXT:     %[[V17:[^ ]+]] = arith.addi %[[HIGH]], %[[V15]] : i32
// ONE-NEXT:     %[[V18:[^ ]+]] = arith.addi %[[V17]], %[[V16]] : i32
// ONE-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// ONE-NEXT:     %[[V19:[^ ]+]] = vector.insert %[[LOW]], %[[CST_0]] [0] : i32 into vector<2xi32>
// ONE-NEXT:     %[[V20:[^ ]+]] = vector.insert %[[V18]], %[[V19]] [1] : i32 into vector<2xi32>
// ONE-NEXT:     %[[V21:[^ ]+]] = llvm.bitcast %[[V20]] : vector<2xi32> to i64
// ONE-NEXT:     %[[V22:[^ ]+]] = vector.extract %[[V20]][0] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V23:[^ ]+]] = vector.extract %[[V20]][1] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V24:[^ ]+]] = vector.extract %[[V1]][0] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V25:[^ ]+]] = vector.extract %[[V1]][1] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V26:[^ ]+]] = arith.cmpi ult, %[[V22]], %[[V24]] : i32
// ONE-NEXT:     %[[V27:[^ ]+]] = arith.cmpi ult, %[[V23]], %[[V25]] : i32
// ONE-NEXT:     %[[V28:[^ ]+]] = arith.cmpi eq, %[[V23]], %[[V25]] : i32
// ONE-NEXT:     %[[V29:[^ ]+]] = arith.select %[[V28]], %[[V26]], %[[V27]] : i1
// ONE-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<[5, 0]> : vector<2xi32>
// ONE-NEXT:     %[[V30:[^ ]+]] = vector.extract %[[V20]][0] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V31:[^ ]+]] = vector.extract %[[V20]][1] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V32:[^ ]+]] = vector.extract %[[CST_1]][0] : i32 from vector<2xi32>
// ONE-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// ONE-NEXT:     %[[C32_I32:[^ ]+]] = arith.constant 32 : i32
// ONE-NEXT:     %[[V33:[^ ]+]] = arith.cmpi uge, %[[V32]], %[[C32_I32]] : i32
// ONE-NEXT:     %[[V34:[^ ]+]] = arith.shli %[[V30]], %[[V32]] : i32
// ONE-NEXT:     %[[V35:[^ ]+]] = arith.select %[[V33]], %[[C0_I32]], %[[V34]] : i32
// ONE-NEXT:     %[[V36:[^ ]+]] = arith.select %[[V33]], %[[C32_I32]], %[[V32]] : i32
// ONE-NEXT:     %[[V37:[^ ]+]] = arith.subi %[[C32_I32]], %[[V36]] : i32
// ONE-NEXT:     %[[V38:[^ ]+]] = arith.shrui %[[V30]], %[[V37]] : i32
// ONE-NEXT:     %[[V39:[^ ]+]] = arith.subi %[[V32]], %[[C32_I32]] : i32
// ONE-NEXT:     %[[V40:[^ ]+]] = arith.shli %[[V30]], %[[V39]] : i32
// ONE-NEXT:     %[[V41:[^ ]+]] = arith.shli %[[V31]], %[[V32]] : i32
// ONE-NEXT:     %[[V42:[^ ]+]] = arith.select %[[V33]], %[[C0_I32]], %[[V41]] : i32
// ONE-NEXT:     %[[V43:[^ ]+]] = arith.select %[[V33]], %[[V40]], %[[V38]] : i32
// ONE-NEXT:     %[[V44:[^ ]+]] = arith.ori %[[V43]], %[[V42]] : i32
// ONE-NEXT:     %[[CST_2:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// ONE-NEXT:     %[[V45:[^ ]+]] = vector.insert %[[V35]], %[[CST_2]] [0] : i32 into vector<2xi32>
// ONE-NEXT:     %[[V46:[^ ]+]] = vector.insert %[[V44]], %[[V45]] [1] : i32 into vector<2xi32>
// ONE-NEXT:     %[[V47:[^ ]+]] = vector.extract %[[V46]][0] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V48:[^ ]+]] = vector.extract %[[V10]][0] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V49:[^ ]+]] = vector.extract %[[V10]][1] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V50:[^ ]+]] = vector.extract %[[V20]][0] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V51:[^ ]+]] = vector.extract %[[V20]][1] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V52:[^ ]+]] = arith.select %[[ARG3]], %[[V48]], %[[V50]] : i32
// ONE-NEXT:     %[[V53:[^ ]+]] = arith.select %[[ARG3]], %[[V49]], %[[V51]] : i32
// ONE-NEXT:     %[[CST_3:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// ONE-NEXT:     %[[V54:[^ ]+]] = vector.insert %[[V52]], %[[CST_3]] [0] : i32 into vector<2xi32>
// ONE-NEXT:     %[[V55:[^ ]+]] = vector.insert %[[V53]], %[[V54]] [1] : i32 into vector<2xi32>
// ONE-NEXT:     %[[V56:[^ ]+]] = llvm.bitcast %[[V55]] : vector<2xi32> to i64
// ONE-NEXT:     %[[V57:[^ ]+]] = vector.extract %[[V55]][0] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V58:[^ ]+]] = vector.extract %[[V55]][1] : i32 from vector<2xi32>
// ONE-NEXT:     %[[C0_I32_4:[^ ]+]] = arith.constant 0 : i32
// ONE-NEXT:     %[[V59:[^ ]+]] = arith.cmpi eq, %[[V58]], %[[C0_I32_4]] : i32
// ONE-NEXT:     %[[V60:[^ ]+]] = arith.uitofp %[[V57]] : i32 to f32
// ONE-NEXT:     %[[V61:[^ ]+]] = arith.uitofp %[[V58]] : i32 to f32
// ONE-NEXT:     %[[CST_5:[^ ]+]] = arith.constant 4.2949673E+9 : f32
// ONE-NEXT:     %[[V62:[^ ]+]] = arith.mulf %[[V61]], %[[CST_5]] : f32
// ONE-NEXT:     %[[V63:[^ ]+]] = arith.addf %[[V60]], %[[V62]] : f32
// ONE-NEXT:     %[[V64:[^ ]+]] = arith.select %[[V59]], %[[V60]], %[[V63]] : f32
// ONE-NEXT:     %[[V65:[^ ]+]] = arith.addi %[[ARG2]], %[[ARG2]] : i32
// ONE-NEXT:     %[[V66:[^ ]+]] = scf.if %[[ARG3]] -> (i64) {
// ONE-NEXT:       %[[C0_I32_6:[^ ]+]] = arith.constant 0 : i32
// ONE-NEXT:       %[[V67:[^ ]+]] = arith.cmpi slt, %[[ARG2]], %[[C0_I32_6]] : i32
// ONE-NEXT:       %[[V68:[^ ]+]] = arith.extsi %[[V67]] : i1 to i32
// ONE-NEXT:       %[[CST_7:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// ONE-NEXT:       %[[V69:[^ ]+]] = vector.insert %[[ARG2]], %[[CST_7]] [0] : i32 into vector<2xi32>
// ONE-NEXT:       %[[V70:[^ ]+]] = vector.insert %[[V68]], %[[V69]] [1] : i32 into vector<2xi32>
// ONE-NEXT:       %[[V71:[^ ]+]] = llvm.bitcast %[[V70]] : vector<2xi32> to i64
// ONE-NEXT:       scf.yield %[[V71]] : i64
// ONE-NEXT:     } else {
// ONE-NEXT:       scf.yield %[[V21]] : i64
// ONE-NEXT:     }
// ONE-NEXT:     return %[[V56]], %[[V29]], %[[V47]], %[[V66]], %[[V64]] : i64, i1, i32, i64, f32
// ONE-NEXT:   }
// ONE-NEXT:   func.func private @emulate_decl(i64) -> i64
// ONE-NEXT:   func.func @not(%[[ARG0:[^ ]+]]: i64) -> i64 {
// ONE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i64
// ONE-NEXT:     return %[[V0]] : i64
// ONE-NEXT:   }
// ONE-NEXT:   func.func @emulate_same(%[[ARG0:[^ ]+]]: i32) -> i32 {
// ONE-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// ONE-NEXT:     %[[C3_I16:[^ ]+]] = arith.constant 3 : i16
// ONE-NEXT:     return %[[V0]] : i32
// ONE-NEXT:   }
// ONE-NEXT:   func.func @emulate_loop(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: index) -> i64 {
// ONE-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : i64 to vector<2xi32>
// ONE-NEXT:     cf.br ^bb1(%[[ARG0]] : i64)
// ONE-NEXT:   ^bb1(%[[V1:[^ ]+]]: i64):  // 2 preds: ^bb0, ^bb1
// ONE-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[V1]] : i64 to vector<2xi32>
// ONE-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V2]][0] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[V2]][1] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[V0]][0] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[V0]][1] : i32 from vector<2xi32>
// ONE-NEXT:     %[[SUM:[^ ]+]], %[[OVERFLOW:[^ ]+]] = arith.addui_extended %[[V3]], %[[V5]] : i32, i1
// ONE-NEXT:     %[[V7:[^ ]+]] = arith.extui %[[OVERFLOW]] : i1 to i32
// ONE-NEXT:     %[[V8:[^ ]+]] = arith.addi %[[V7]], %[[V4]] : i32
// ONE-NEXT:     %[[V9:[^ ]+]] = arith.addi %[[V8]], %[[V6]] : i32
// ONE-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// ONE-NEXT:     %[[V10:[^ ]+]] = vector.insert %[[SUM]], %[[CST]] [0] : i32 into vector<2xi32>
// ONE-NEXT:     %[[V11:[^ ]+]] = vector.insert %[[V9]], %[[V10]] [1] : i32 into vector<2xi32>
// ONE-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[V11]] : vector<2xi32> to i64
// ONE-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[V11]][0] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V14:[^ ]+]] = vector.extract %[[V11]][1] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V15:[^ ]+]] = vector.extract %[[V0]][0] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V16:[^ ]+]] = vector.extract %[[V0]][1] : i32 from vector<2xi32>
// ONE-NEXT:     %[[V17:[^ ]+]] = arith.cmpi eq, %[[V13]], %[[V15]] : i32
// ONE-NEXT:     %[[V18:[^ ]+]] = arith.cmpi eq, %[[V14]], %[[V16]] : i32
// ONE-NEXT:     %[[V19:[^ ]+]] = arith.andi %[[V17]], %[[V18]] : i1
// ONE-NEXT:     cf.cond_br %[[V19]], ^bb1(%[[V12]] : i64), ^bb2
// ONE-NEXT:   ^bb2:  // pred: ^bb1
// ONE-NEXT:     %[[V20:[^ ]+]] = arith.index_cast %[[ARG1]] : index to i32
// ONE-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// ONE-NEXT:     %[[V21:[^ ]+]] = arith.cmpi slt, %[[V20]], %[[C0_I32]] : i32
// ONE-NEXT:     %[[V22:[^ ]+]] = arith.extsi %[[V21]] : i1 to i32
// ONE-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// ONE-NEXT:     %[[V23:[^ ]+]] = vector.insert %[[V20]], %[[CST_0]] [0] : i32 into vector<2xi32>
// ONE-NEXT:     %[[V24:[^ ]+]] = vector.insert %[[V22]], %[[V23]] [1] : i32 into vector<2xi32>
// ONE-NEXT:     %[[V25:[^ ]+]] = llvm.bitcast %[[V24]] : vector<2xi32> to i64
// ONE-NEXT:     return %[[V25]] : i64
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @emulate_a(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i1) -> (i64, i1, i32, i64, f32) {
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG1]] : i64
// TWO-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG1]] : i64
// TWO-NEXT:     %[[V2:[^ ]+]] = arith.cmpi ult, %[[V1]], %[[ARG0]] : i64
// TWO-NEXT:     %[[C5_I64:[^ ]+]] = arith.constant 5 : i64
// TWO-NEXT:     %[[V3:[^ ]+]] = arith.shli %[[V1]], %[[C5_I64]] : i64
// TWO-NEXT:     %[[V4:[^ ]+]] = arith.trunci %[[V3]] : i64 to i32
// TWO-NEXT:     %[[V5:[^ ]+]] = arith.select %[[ARG3]], %[[V0]], %[[V1]] : i64
// TWO-NEXT:     %[[V6:[^ ]+]] = arith.uitofp %[[V5]] : i64 to f32
// TWO-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[ARG2]], %[[ARG2]] : i32
// TWO-NEXT:     %[[V8:[^ ]+]] = scf.if %[[ARG3]] -> (i64) {
// TWO-NEXT:       %[[V9:[^ ]+]] = arith.extsi %[[ARG2]] : i32 to i64
// TWO-NEXT:       scf.yield %[[V9]] : i64
// TWO-NEXT:     } else {
// TWO-NEXT:       scf.yield %[[V1]] : i64
// TWO-NEXT:     }
// TWO-NEXT:     return %[[V5]], %[[V2]], %[[V4]], %[[V8]], %[[V6]] : i64, i1, i32, i64, f32
// TWO-NEXT:   }
// TWO-NEXT:   func.func private @emulate_decl(i64) -> i64
// TWO-NEXT:   func.func @not(%[[ARG0:[^ ]+]]: i64) -> i64 {
// TWO-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : i64 to vector<2xi32>
// TWO-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[V0]][0] : i32 from vector<2xi32>
// TWO-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V0]][1] : i32 from vector<2xi32>
// TWO-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[V0]][0] : i32 from vector<2xi32>
// TWO-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[V0]][1] : i32 from vector<2xi32>
// TWO-NEXT:     %[[SUM:[^ ]+]], %[[OVERFLOW:[^ ]+]] = arith.addui_extended %[[V1]], %[[V3]] : i32, i1
// TWO-NEXT:     %[[V5:[^ ]+]] = arith.extui %[[OVERFLOW]] : i1 to i32
// TWO-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[V2]] : i32
// TWO-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V6]], %[[V4]] : i32
// TWO-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// TWO-NEXT:     %[[V8:[^ ]+]] = vector.insert %[[SUM]], %[[CST]] [0] : i32 into vector<2xi32>
// TWO-NEXT:     %[[V9:[^ ]+]] = vector.insert %[[V7]], %[[V8]] [1] : i32 into vector<2xi32>
// TWO-NEXT:     %[[V10:[^ ]+]] = llvm.bitcast %[[V9]] : vector<2xi32> to i64
// TWO-NEXT:     return %[[V10]] : i64
// TWO-NEXT:   }
// TWO-NEXT:   func.func @emulate_same(%[[ARG0:[^ ]+]]: i32) -> i32 {
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// TWO-NEXT:     %[[C3_I16:[^ ]+]] = arith.constant 3 : i16
// TWO-NEXT:     return %[[V0]] : i32
// TWO-NEXT:   }
// TWO-NEXT:   func.func @emulate_loop(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: index) -> i64 {
// TWO-NEXT:     cf.br ^bb1(%[[ARG0]] : i64)
// TWO-NEXT:   ^bb1(%[[V0:[^ ]+]]: i64):  // 2 preds: ^bb0, ^bb1
// TWO-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG0]] : i64
// TWO-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[V1]], %[[ARG0]] : i64
// TWO-NEXT:     cf.cond_br %[[V2]], ^bb1(%[[V1]] : i64), ^bb2
// TWO-NEXT:   ^bb2:  // pred: ^bb1
// TWO-NEXT:     %[[V3:[^ ]+]] = arith.index_cast %[[ARG1]] : index to i64
// TWO-NEXT:     return %[[V3]] : i64
// TWO-NEXT:   }
// TWO-NEXT: }

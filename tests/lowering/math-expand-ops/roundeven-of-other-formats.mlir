// RUN: mlir-opt %s --split-input-file --math-expand-ops | FileCheck %s

func.func @roundeven_bf16(%a: bf16) -> (bf16) {
  %r = math.roundeven %a : bf16
  return %r : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @roundeven_bf16(%[[ARG0:[^ ]+]]: bf16) -> bf16 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT:     %[[C0_I16:[^ ]+]] = arith.constant 0 : i16
// CHECK-NEXT:     %[[C1_I16:[^ ]+]] = arith.constant 1 : i16
// CHECK-NEXT:     %[[C_1_I16:[^ ]+]] = arith.constant -1 : i16
// CHECK-NEXT:     %[[C7_I16:[^ ]+]] = arith.constant 7 : i16
// CHECK-NEXT:     %[[C15_I16:[^ ]+]] = arith.constant 15 : i16
// CHECK-NEXT:     %[[C127_I16:[^ ]+]] = arith.constant 127 : i16
// CHECK-NEXT:     %[[C64_I16:[^ ]+]] = arith.constant 64 : i16
// CHECK-NEXT:     %[[C255_I16:[^ ]+]] = arith.constant 255 : i16
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.bitcast %[[ARG0]] : bf16 to i16
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.round %[[ARG0]] : bf16
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.bitcast %[[V1]] : bf16 to i16
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.shrui %[[V0]], %[[C7_I16]] : i16
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.andi %[[V3]], %[[C255_I16]] : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[V4]], %[[C127_I16]] : i16
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.shrui %[[V2]], %[[C7_I16]] : i16
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.andi %[[V6]], %[[C255_I16]] : i16
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.subi %[[V7]], %[[C127_I16]] : i16
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.cmpi eq, %[[V8]], %[[C0_I16]] : i16
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.subi %[[V8]], %[[C1_I16]] : i16
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.maxsi %[[V10]], %[[C0_I16]] : i16
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.minsi %[[V11]], %[[C15_I16]] : i16
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.shrui %[[C127_I16]], %[[V12]] : i16
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.andi %[[V2]], %[[V13]] : i16
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.cmpi ne, %[[V14]], %[[C0_I16]] : i16
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.ori %[[V15]], %[[V9]] : i1
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.cmpi eq, %[[V5]], %[[C_1_I16]] : i16
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.maxsi %[[V5]], %[[C0_I16]] : i16
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.minsi %[[V18]], %[[C15_I16]] : i16
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.shrui %[[C64_I16]], %[[V19]] : i16
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.select %[[V17]], %[[C0_I16]], %[[V20]] : i16
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.maxsi %[[V5]], %[[C0_I16]] : i16
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.minsi %[[V22]], %[[C15_I16]] : i16
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.shrui %[[C127_I16]], %[[V23]] : i16
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.andi %[[V0]], %[[V24]] : i16
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.cmpi eq, %[[V25]], %[[V21]] : i16
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.cmpi sge, %[[V5]], %[[C_1_I16]] : i16
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.cmpi slt, %[[V5]], %[[C7_I16]] : i16
// CHECK-NEXT:     %[[V29:[^ ]+]] = arith.andi %[[V26]], %[[V28]] : i1
// CHECK-NEXT:     %[[V30:[^ ]+]] = arith.andi %[[V29]], %[[V27]] : i1
// CHECK-NEXT:     %[[V31:[^ ]+]] = math.copysign %[[CST]], %[[ARG0]] : bf16
// CHECK-NEXT:     %[[V32:[^ ]+]] = arith.subf %[[V1]], %[[V31]] : bf16
// CHECK-NEXT:     %[[V33:[^ ]+]] = arith.andi %[[V16]], %[[V30]] : i1
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.select %[[V33]], %[[V32]], %[[V1]] : bf16
// CHECK-NEXT:     %[[V35:[^ ]+]] = math.copysign %[[V34]], %[[ARG0]] : bf16
// CHECK-NEXT:     return %[[V35]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @roundeven_f80(%a: f80) -> (f80) {
  %r = math.roundeven %a : f80
  return %r : f80
}

// CHECK: module {
// CHECK-NEXT:   func.func @roundeven_f80(%[[ARG0:[^ ]+]]: f80) -> f80 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f80
// CHECK-NEXT:     %[[C0_I80:[^ ]+]] = arith.constant 0 : i80
// CHECK-NEXT:     %[[C1_I80:[^ ]+]] = arith.constant 1 : i80
// CHECK-NEXT:     %[[C18446744073709551615_I80:[^ ]+]] = arith.constant 18446744073709551615 : i80
// CHECK-NEXT:     %[[C63_I80:[^ ]+]] = arith.constant 63 : i80
// CHECK-NEXT:     %[[C79_I80:[^ ]+]] = arith.constant 79 : i80
// CHECK-NEXT:     %[[C32767_I80:[^ ]+]] = arith.constant 32767 : i80
// CHECK-NEXT:     %[[C4611686018427387904_I80:[^ ]+]] = arith.constant 4611686018427387904 : i80
// CHECK-NEXT:     %[[C9223372036854775807_I80:[^ ]+]] = arith.constant 9223372036854775807 : i80
// CHECK-NEXT:     %[[C65535_I80:[^ ]+]] = arith.constant 65535 : i80
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.bitcast %[[ARG0]] : f80 to i80
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.round %[[ARG0]] : f80
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.bitcast %[[V1]] : f80 to i80
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.shrui %[[V0]], %[[C63_I80]] : i80
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.andi %[[V3]], %[[C65535_I80]] : i80
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[V4]], %[[C32767_I80]] : i80
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.shrui %[[V2]], %[[C63_I80]] : i80
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.andi %[[V6]], %[[C65535_I80]] : i80
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.subi %[[V7]], %[[C32767_I80]] : i80
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.cmpi eq, %[[V8]], %[[C0_I80]] : i80
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.subi %[[V8]], %[[C1_I80]] : i80
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.maxsi %[[V10]], %[[C0_I80]] : i80
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.minsi %[[V11]], %[[C79_I80]] : i80
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.shrui %[[C9223372036854775807_I80]], %[[V12]] : i80
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.andi %[[V2]], %[[V13]] : i80
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.cmpi ne, %[[V14]], %[[C0_I80]] : i80
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.ori %[[V15]], %[[V9]] : i1
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.cmpi eq, %[[V5]], %[[C18446744073709551615_I80]] : i80
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.maxsi %[[V5]], %[[C0_I80]] : i80
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.minsi %[[V18]], %[[C79_I80]] : i80
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.shrui %[[C4611686018427387904_I80]], %[[V19]] : i80
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.select %[[V17]], %[[C0_I80]], %[[V20]] : i80
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.maxsi %[[V5]], %[[C0_I80]] : i80
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.minsi %[[V22]], %[[C79_I80]] : i80
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.shrui %[[C9223372036854775807_I80]], %[[V23]] : i80
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.andi %[[V0]], %[[V24]] : i80
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.cmpi eq, %[[V25]], %[[V21]] : i80
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.cmpi sge, %[[V5]], %[[C18446744073709551615_I80]] : i80
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.cmpi slt, %[[V5]], %[[C63_I80]] : i80
// CHECK-NEXT:     %[[V29:[^ ]+]] = arith.andi %[[V26]], %[[V28]] : i1
// CHECK-NEXT:     %[[V30:[^ ]+]] = arith.andi %[[V29]], %[[V27]] : i1
// CHECK-NEXT:     %[[V31:[^ ]+]] = math.copysign %[[CST]], %[[ARG0]] : f80
// CHECK-NEXT:     %[[V32:[^ ]+]] = arith.subf %[[V1]], %[[V31]] : f80
// CHECK-NEXT:     %[[V33:[^ ]+]] = arith.andi %[[V16]], %[[V30]] : i1
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.select %[[V33]], %[[V32]], %[[V1]] : f80
// CHECK-NEXT:     %[[V35:[^ ]+]] = math.copysign %[[V34]], %[[ARG0]] : f80
// CHECK-NEXT:     return %[[V35]] : f80
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @roundeven_f8e5m2(%a: f8E5M2) -> (f8E5M2) {
  %r = math.roundeven %a : f8E5M2
  return %r : f8E5M2
}

// CHECK: module {
// CHECK-NEXT:   func.func @roundeven_f8e5m2(%[[ARG0:[^ ]+]]: f8E5M2) -> f8E5M2 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f8E5M2
// CHECK-NEXT:     %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:     %[[C1_I8:[^ ]+]] = arith.constant 1 : i8
// CHECK-NEXT:     %[[C_1_I8:[^ ]+]] = arith.constant -1 : i8
// CHECK-NEXT:     %[[C2_I8:[^ ]+]] = arith.constant 2 : i8
// CHECK-NEXT:     %[[C7_I8:[^ ]+]] = arith.constant 7 : i8
// CHECK-NEXT:     %[[C15_I8:[^ ]+]] = arith.constant 15 : i8
// CHECK-NEXT:     %[[C3_I8:[^ ]+]] = arith.constant 3 : i8
// CHECK-NEXT:     %[[C31_I8:[^ ]+]] = arith.constant 31 : i8
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.bitcast %[[ARG0]] : f8E5M2 to i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.round %[[ARG0]] : f8E5M2
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.bitcast %[[V1]] : f8E5M2 to i8
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.shrui %[[V0]], %[[C2_I8]] : i8
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.andi %[[V3]], %[[C31_I8]] : i8
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[V4]], %[[C15_I8]] : i8
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.shrui %[[V2]], %[[C2_I8]] : i8
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.andi %[[V6]], %[[C31_I8]] : i8
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.subi %[[V7]], %[[C15_I8]] : i8
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.cmpi eq, %[[V8]], %[[C0_I8]] : i8
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.subi %[[V8]], %[[C1_I8]] : i8
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.maxsi %[[V10]], %[[C0_I8]] : i8
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.minsi %[[V11]], %[[C7_I8]] : i8
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.shrui %[[C3_I8]], %[[V12]] : i8
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.andi %[[V2]], %[[V13]] : i8
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.cmpi ne, %[[V14]], %[[C0_I8]] : i8
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.ori %[[V15]], %[[V9]] : i1
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.cmpi eq, %[[V5]], %[[C_1_I8]] : i8
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.maxsi %[[V5]], %[[C0_I8]] : i8
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.minsi %[[V18]], %[[C7_I8]] : i8
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.shrui %[[C2_I8]], %[[V19]] : i8
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.select %[[V17]], %[[C0_I8]], %[[V20]] : i8
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.maxsi %[[V5]], %[[C0_I8]] : i8
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.minsi %[[V22]], %[[C7_I8]] : i8
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.shrui %[[C3_I8]], %[[V23]] : i8
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.andi %[[V0]], %[[V24]] : i8
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.cmpi eq, %[[V25]], %[[V21]] : i8
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.cmpi sge, %[[V5]], %[[C_1_I8]] : i8
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.cmpi slt, %[[V5]], %[[C2_I8]] : i8
// CHECK-NEXT:     %[[V29:[^ ]+]] = arith.andi %[[V26]], %[[V28]] : i1
// CHECK-NEXT:     %[[V30:[^ ]+]] = arith.andi %[[V29]], %[[V27]] : i1
// CHECK-NEXT:     %[[V31:[^ ]+]] = math.copysign %[[CST]], %[[ARG0]] : f8E5M2
// CHECK-NEXT:     %[[V32:[^ ]+]] = arith.subf %[[V1]], %[[V31]] : f8E5M2
// CHECK-NEXT:     %[[V33:[^ ]+]] = arith.andi %[[V16]], %[[V30]] : i1
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.select %[[V33]], %[[V32]], %[[V1]] : f8E5M2
// CHECK-NEXT:     %[[V35:[^ ]+]] = math.copysign %[[V34]], %[[ARG0]] : f8E5M2
// CHECK-NEXT:     return %[[V35]] : f8E5M2
// CHECK-NEXT:   }
// CHECK-NEXT: }

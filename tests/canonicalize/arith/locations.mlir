// RUN: mlir-opt %s --split-input-file --canonicalize --mlir-print-debuginfo --mlir-print-local-scope --no-implicit-module | FileCheck %s

// What a declarative pattern makes came from all ops it matched; of one that it matched with a
// constant, the constant's location is taken.

func.func @AddIAddConstant(%x: i32 loc(unknown)) -> i32 {
  %c3 = arith.constant 3 : i32 loc("1")
  %c5 = arith.constant 5 : i32 loc("2")
  %0 = arith.addi %x, %c3 : i32 loc("3")
  %1 = arith.addi %0, %c5 : i32 loc("4")
  return %1 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @AddIAddConstant(%[[ARG0:[^ ]+]]: i32 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[C8_I32:[^ ]+]] = arith.constant 8 : i32 loc(fused["4", "1"])
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C8_I32]] : i32 loc(fused["4", "1"])
// CHECK-NEXT:   return %[[V0]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @AddISubConstantRHS(%x: i32 loc(unknown)) -> i32 {
  %c3 = arith.constant 3 : i32 loc("1")
  %c5 = arith.constant 5 : i32 loc("2")
  %0 = arith.subi %x, %c3 : i32 loc("3")
  %1 = arith.addi %0, %c5 : i32 loc("4")
  return %1 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @AddISubConstantRHS(%[[ARG0:[^ ]+]]: i32 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[C2_I32:[^ ]+]] = arith.constant 2 : i32 loc(fused["4", "1"])
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C2_I32]] : i32 loc(fused["4", "1"])
// CHECK-NEXT:   return %[[V0]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @AddISubConstantLHS(%x: i32 loc(unknown)) -> i32 {
  %c3 = arith.constant 3 : i32 loc("1")
  %c5 = arith.constant 5 : i32 loc("2")
  %0 = arith.subi %c3, %x : i32 loc("3")
  %1 = arith.addi %0, %c5 : i32 loc("4")
  return %1 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @AddISubConstantLHS(%[[ARG0:[^ ]+]]: i32 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[C8_I32:[^ ]+]] = arith.constant 8 : i32 loc(fused["4", "1"])
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.subi %[[C8_I32]], %[[ARG0]] : i32 loc(fused["4", "1"])
// CHECK-NEXT:   return %[[V0]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @AddIMulNegativeOneRhs(%x: i32 loc(unknown), %y: i32 loc(unknown)) -> i32 {
  %c3 = arith.constant -1 : i32 loc("1")
  %0 = arith.muli %x, %c3 : i32 loc("2")
  %1 = arith.addi %y, %0 : i32 loc("3")
  return %1 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @AddIMulNegativeOneRhs(%[[ARG0:[^ ]+]]: i32 loc(unknown), %[[ARG1:[^ ]+]]: i32 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.subi %[[ARG1]], %[[ARG0]] : i32 loc(fused["3", "1"])
// CHECK-NEXT:   return %[[V0]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @AddIMulNegativeOneLhs(%x: i32 loc(unknown), %y: i32 loc(unknown)) -> i32 {
  %c3 = arith.constant -1 : i32 loc("1")
  %0 = arith.muli %x, %c3 : i32 loc("2")
  %1 = arith.addi %0, %y : i32 loc("3")
  return %1 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @AddIMulNegativeOneLhs(%[[ARG0:[^ ]+]]: i32 loc(unknown), %[[ARG1:[^ ]+]]: i32 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.subi %[[ARG1]], %[[ARG0]] : i32 loc(fused["3", "1"])
// CHECK-NEXT:   return %[[V0]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @SubIRHSAddConstant(%x: i32 loc(unknown)) -> i32 {
  %c3 = arith.constant 3 : i32 loc("1")
  %c5 = arith.constant 5 : i32 loc("2")
  %0 = arith.addi %x, %c3 : i32 loc("3")
  %1 = arith.subi %0, %c5 : i32 loc("4")
  return %1 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @SubIRHSAddConstant(%[[ARG0:[^ ]+]]: i32 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[C_2_I32:[^ ]+]] = arith.constant -2 : i32 loc(fused["4", "1"])
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C_2_I32]] : i32 loc(fused["4", "1"])
// CHECK-NEXT:   return %[[V0]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @SubILHSAddConstant(%x: i32 loc(unknown)) -> i32 {
  %c3 = arith.constant 3 : i32 loc("1")
  %c5 = arith.constant 5 : i32 loc("2")
  %0 = arith.addi %x, %c3 : i32 loc("3")
  %1 = arith.subi %c5, %0 : i32 loc("4")
  return %1 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @SubILHSAddConstant(%[[ARG0:[^ ]+]]: i32 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[C2_I32:[^ ]+]] = arith.constant 2 : i32 loc(fused["4", "2"])
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.subi %[[C2_I32]], %[[ARG0]] : i32 loc(fused["4", "2"])
// CHECK-NEXT:   return %[[V0]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @SubIRHSSubConstantRHS(%x: i32 loc(unknown)) -> i32 {
  %c3 = arith.constant 3 : i32 loc("1")
  %c5 = arith.constant 5 : i32 loc("2")
  %0 = arith.subi %x, %c3 : i32 loc("3")
  %1 = arith.subi %0, %c5 : i32 loc("4")
  return %1 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @SubIRHSSubConstantRHS(%[[ARG0:[^ ]+]]: i32 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[C8_I32:[^ ]+]] = arith.constant 8 : i32 loc(fused["4", "1"])
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.subi %[[ARG0]], %[[C8_I32]] : i32 loc(fused["4", "1"])
// CHECK-NEXT:   return %[[V0]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @SubIRHSSubConstantLHS(%x: i32 loc(unknown)) -> i32 {
  %c3 = arith.constant 3 : i32 loc("1")
  %c5 = arith.constant 5 : i32 loc("2")
  %0 = arith.subi %c3, %x : i32 loc("3")
  %1 = arith.subi %0, %c5 : i32 loc("4")
  return %1 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @SubIRHSSubConstantLHS(%[[ARG0:[^ ]+]]: i32 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[C_2_I32:[^ ]+]] = arith.constant -2 : i32 loc(fused["4", "1"])
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.subi %[[C_2_I32]], %[[ARG0]] : i32 loc(fused["4", "1"])
// CHECK-NEXT:   return %[[V0]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @SubILHSSubConstantRHS(%x: i32 loc(unknown)) -> i32 {
  %c3 = arith.constant 3 : i32 loc("1")
  %c5 = arith.constant 5 : i32 loc("2")
  %0 = arith.subi %x, %c3 : i32 loc("3")
  %1 = arith.subi %c5, %0 : i32 loc("4")
  return %1 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @SubILHSSubConstantRHS(%[[ARG0:[^ ]+]]: i32 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[C8_I32:[^ ]+]] = arith.constant 8 : i32 loc(fused["4", "2"])
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.subi %[[C8_I32]], %[[ARG0]] : i32 loc(fused["4", "2"])
// CHECK-NEXT:   return %[[V0]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @SubILHSSubConstantLHS(%x: i32 loc(unknown)) -> i32 {
  %c3 = arith.constant 3 : i32 loc("1")
  %c5 = arith.constant 5 : i32 loc("2")
  %0 = arith.subi %c3, %x : i32 loc("3")
  %1 = arith.subi %c5, %0 : i32 loc("4")
  return %1 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @SubILHSSubConstantLHS(%[[ARG0:[^ ]+]]: i32 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[C2_I32:[^ ]+]] = arith.constant 2 : i32 loc(fused["4", "2"])
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C2_I32]] : i32 loc(fused["4", "2"])
// CHECK-NEXT:   return %[[V0]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @SubISubILHSRHSLHS(%x: i32 loc(unknown), %y: i32 loc(unknown)) -> i32 {
  %0 = arith.subi %x, %y : i32 loc("1")
  %1 = arith.subi %0, %x : i32 loc("2")
  return %1 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @SubISubILHSRHSLHS(%[[ARG0:[^ ]+]]: i32 loc(unknown), %[[ARG1:[^ ]+]]: i32 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[C0_I32:[^ ]+]] = arith.constant 0 : i32 loc(fused["2", "1"])
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.subi %[[C0_I32]], %[[ARG1]] : i32 loc(fused["2", "1"])
// CHECK-NEXT:   return %[[V0]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @MulIMulIConstant(%x: i32 loc(unknown)) -> i32 {
  %c3 = arith.constant 3 : i32 loc("1")
  %c5 = arith.constant 5 : i32 loc("2")
  %0 = arith.muli %x, %c3 : i32 loc("3")
  %1 = arith.muli %0, %c5 : i32 loc("4")
  return %1 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @MulIMulIConstant(%[[ARG0:[^ ]+]]: i32 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[C15_I32:[^ ]+]] = arith.constant 15 : i32 loc(fused["4", "1"])
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[C15_I32]] : i32 loc(fused["4", "1"])
// CHECK-NEXT:   return %[[V0]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @AddUIExtendedToAddI(%x: i32 loc(unknown), %y: i32 loc(unknown)) -> i32 {
  %0:2 = arith.addui_extended %x, %y : i32, i1 loc("1")
  return %0#0 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @AddUIExtendedToAddI(%[[ARG0:[^ ]+]]: i32 loc(unknown), %[[ARG1:[^ ]+]]: i32 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG1]] : i32 loc("1")
// CHECK-NEXT:   return %[[V0]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @MulSIExtendedToMulI(%x: i32 loc(unknown), %y: i32 loc(unknown)) -> i32 {
  %0:2 = arith.mulsi_extended %x, %y : i32 loc("1")
  return %0#0 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @MulSIExtendedToMulI(%[[ARG0:[^ ]+]]: i32 loc(unknown), %[[ARG1:[^ ]+]]: i32 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : i32 loc("1")
// CHECK-NEXT:   return %[[V0]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @MulSIExtendedRHSOne(%x: i32 loc(unknown), %y: i32 loc(unknown)) -> (i32, i32) {
  %c1 = arith.constant 1 : i32 loc("1")
  %0:2 = arith.mulsi_extended %x, %c1 : i32 loc("2")
  return %0#0, %0#1 : i32, i32 loc("return")
} loc(unknown)

// CHECK: func.func @MulSIExtendedRHSOne(%[[ARG0:[^ ]+]]: i32 loc(unknown), %[[ARG1:[^ ]+]]: i32 loc(unknown)) -> (i32, i32) {
// CHECK-NEXT:   %[[C0_I32:[^ ]+]] = arith.constant 0 : i32 loc("2")
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[C0_I32]] : i32 loc("2")
// CHECK-NEXT:   %[[V1:[^ ]+]] = arith.extsi %[[V0]] : i1 to i32 loc("2")
// CHECK-NEXT:   return %[[ARG0]], %[[V1]] : i32, i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @MulUIExtendedToMulI(%x: i32 loc(unknown), %y: i32 loc(unknown)) -> i32 {
  %0:2 = arith.mului_extended %x, %y : i32 loc("1")
  return %0#0 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @MulUIExtendedToMulI(%[[ARG0:[^ ]+]]: i32 loc(unknown), %[[ARG1:[^ ]+]]: i32 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : i32 loc("1")
// CHECK-NEXT:   return %[[V0]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @AndOfExtUI(%x: i8 loc(unknown), %y: i8 loc(unknown)) -> i32 {
  %0 = arith.extui %x : i8 to i32 loc("1")
  %1 = arith.extui %y : i8 to i32 loc("2")
  %2 = arith.andi %0, %1 : i32 loc("3")
  return %2 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @AndOfExtUI(%[[ARG0:[^ ]+]]: i8 loc(unknown), %[[ARG1:[^ ]+]]: i8 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.andi %[[ARG0]], %[[ARG1]] : i8 loc(fused["3", "1", "2"])
// CHECK-NEXT:   %[[V1:[^ ]+]] = arith.extui %[[V0]] : i8 to i32 loc(fused["3", "1", "2"])
// CHECK-NEXT:   return %[[V1]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @AndOfExtSI(%x: i8 loc(unknown), %y: i8 loc(unknown)) -> i32 {
  %0 = arith.extsi %x : i8 to i32 loc("1")
  %1 = arith.extsi %y : i8 to i32 loc("2")
  %2 = arith.andi %0, %1 : i32 loc("3")
  return %2 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @AndOfExtSI(%[[ARG0:[^ ]+]]: i8 loc(unknown), %[[ARG1:[^ ]+]]: i8 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.andi %[[ARG0]], %[[ARG1]] : i8 loc(fused["3", "1", "2"])
// CHECK-NEXT:   %[[V1:[^ ]+]] = arith.extsi %[[V0]] : i8 to i32 loc(fused["3", "1", "2"])
// CHECK-NEXT:   return %[[V1]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @OrOfExtUI(%x: i8 loc(unknown), %y: i8 loc(unknown)) -> i32 {
  %0 = arith.extui %x : i8 to i32 loc("1")
  %1 = arith.extui %y : i8 to i32 loc("2")
  %2 = arith.ori %0, %1 : i32 loc("3")
  return %2 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @OrOfExtUI(%[[ARG0:[^ ]+]]: i8 loc(unknown), %[[ARG1:[^ ]+]]: i8 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.ori %[[ARG0]], %[[ARG1]] : i8 loc(fused["3", "1", "2"])
// CHECK-NEXT:   %[[V1:[^ ]+]] = arith.extui %[[V0]] : i8 to i32 loc(fused["3", "1", "2"])
// CHECK-NEXT:   return %[[V1]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @OrOfExtSI(%x: i8 loc(unknown), %y: i8 loc(unknown)) -> i32 {
  %0 = arith.extsi %x : i8 to i32 loc("1")
  %1 = arith.extsi %y : i8 to i32 loc("2")
  %2 = arith.ori %0, %1 : i32 loc("3")
  return %2 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @OrOfExtSI(%[[ARG0:[^ ]+]]: i8 loc(unknown), %[[ARG1:[^ ]+]]: i8 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.ori %[[ARG0]], %[[ARG1]] : i8 loc(fused["3", "1", "2"])
// CHECK-NEXT:   %[[V1:[^ ]+]] = arith.extsi %[[V0]] : i8 to i32 loc(fused["3", "1", "2"])
// CHECK-NEXT:   return %[[V1]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @XOrIOfExtUI(%x: i8 loc(unknown), %y: i8 loc(unknown)) -> i32 {
  %0 = arith.extui %x : i8 to i32 loc("1")
  %1 = arith.extui %y : i8 to i32 loc("2")
  %2 = arith.xori %0, %1 : i32 loc("3")
  return %2 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @XOrIOfExtUI(%[[ARG0:[^ ]+]]: i8 loc(unknown), %[[ARG1:[^ ]+]]: i8 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.xori %[[ARG0]], %[[ARG1]] : i8 loc(fused["3", "1", "2"])
// CHECK-NEXT:   %[[V1:[^ ]+]] = arith.extui %[[V0]] : i8 to i32 loc(fused["3", "1", "2"])
// CHECK-NEXT:   return %[[V1]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @XOrIOfExtSI(%x: i8 loc(unknown), %y: i8 loc(unknown)) -> i32 {
  %0 = arith.extsi %x : i8 to i32 loc("1")
  %1 = arith.extsi %y : i8 to i32 loc("2")
  %2 = arith.xori %0, %1 : i32 loc("3")
  return %2 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @XOrIOfExtSI(%[[ARG0:[^ ]+]]: i8 loc(unknown), %[[ARG1:[^ ]+]]: i8 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.xori %[[ARG0]], %[[ARG1]] : i8 loc(fused["3", "1", "2"])
// CHECK-NEXT:   %[[V1:[^ ]+]] = arith.extsi %[[V0]] : i8 to i32 loc(fused["3", "1", "2"])
// CHECK-NEXT:   return %[[V1]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @XOrINotCmpI(%x: i8 loc(unknown), %y: i8 loc(unknown)) -> i1 {
  %t = arith.constant true loc("1")
  %1 = arith.cmpi slt, %x, %y : i8 loc("2")
  %2 = arith.xori %1, %t : i1 loc("3")
  return %2 : i1 loc("return")
} loc(unknown)

// CHECK: func.func @XOrINotCmpI(%[[ARG0:[^ ]+]]: i8 loc(unknown), %[[ARG1:[^ ]+]]: i8 loc(unknown)) -> i1 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.cmpi sge, %[[ARG0]], %[[ARG1]] : i8 loc(fused["3", "2"])
// CHECK-NEXT:   return %[[V0]] : i1 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @ExtSIOfExtUI(%x: i8 loc(unknown)) -> i32 {
  %1 = arith.extui %x : i8 to i16 loc("1")
  %2 = arith.extsi %1 : i16 to i32 loc("2")
  return %2 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @ExtSIOfExtUI(%[[ARG0:[^ ]+]]: i8 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.extui %[[ARG0]] : i8 to i32 loc(fused["2", "1"])
// CHECK-NEXT:   return %[[V0]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @TruncIExtSIToExtSI(%x: i8 loc(unknown)) -> i16 {
  %1 = arith.extsi %x : i8 to i32 loc("1")
  %2 = arith.trunci %1 : i32 to i16 loc("2")
  return %2 : i16 loc("return")
} loc(unknown)

// CHECK: func.func @TruncIExtSIToExtSI(%[[ARG0:[^ ]+]]: i8 loc(unknown)) -> i16 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.extsi %[[ARG0]] : i8 to i16 loc(fused["2", "1"])
// CHECK-NEXT:   return %[[V0]] : i16 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @TruncIExtUIToExtUI(%x: i8 loc(unknown)) -> i16 {
  %1 = arith.extui %x : i8 to i32 loc("1")
  %2 = arith.trunci %1 : i32 to i16 loc("2")
  return %2 : i16 loc("return")
} loc(unknown)

// CHECK: func.func @TruncIExtUIToExtUI(%[[ARG0:[^ ]+]]: i8 loc(unknown)) -> i16 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.extui %[[ARG0]] : i8 to i16 loc(fused["2", "1"])
// CHECK-NEXT:   return %[[V0]] : i16 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @TruncIShrSIToTrunciShrUI(%x: i64 loc(unknown)) -> i32 {
  %c = arith.constant 32 : i64 loc("1")
  %1 = arith.shrsi %x, %c : i64 loc("2")
  %2 = arith.trunci %1 : i64 to i32 loc("3")
  return %2 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @TruncIShrSIToTrunciShrUI(%[[ARG0:[^ ]+]]: i64 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[C32_I64:[^ ]+]] = arith.constant 32 : i64 loc(fused["3", "1"])
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.shrui %[[ARG0]], %[[C32_I64]] : i64 loc(fused["3", "1"])
// CHECK-NEXT:   %[[V1:[^ ]+]] = arith.trunci %[[V0]] : i64 to i32 loc(fused["3", "1"])
// CHECK-NEXT:   return %[[V1]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @IndexCastOfExtSI(%x: i8 loc(unknown)) -> index {
  %1 = arith.extsi %x : i8 to i32 loc("1")
  %2 = arith.index_cast %1 : i32 to index loc("2")
  return %2 : index loc("return")
} loc(unknown)

// CHECK: func.func @IndexCastOfExtSI(%[[ARG0:[^ ]+]]: i8 loc(unknown)) -> index {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.index_cast %[[ARG0]] : i8 to index loc(fused["2", "1"])
// CHECK-NEXT:   return %[[V0]] : index loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @IndexCastUIOfExtUI(%x: i8 loc(unknown)) -> index {
  %1 = arith.extui %x : i8 to i32 loc("1")
  %2 = arith.index_castui %1 : i32 to index loc("2")
  return %2 : index loc("return")
} loc(unknown)

// CHECK: func.func @IndexCastUIOfExtUI(%[[ARG0:[^ ]+]]: i8 loc(unknown)) -> index {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.index_castui %[[ARG0]] : i8 to index loc(fused["2", "1"])
// CHECK-NEXT:   return %[[V0]] : index loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @BitcastOfBitcast2(%x: i16 loc(unknown)) -> f16 {
  %1 = arith.bitcast %x : i16 to bf16 loc("1")
  %3 = arith.bitcast %1 : bf16 to f16 loc("2")
  return %3 : f16 loc("return")
} loc(unknown)

// CHECK: func.func @BitcastOfBitcast2(%[[ARG0:[^ ]+]]: i16 loc(unknown)) -> f16 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.bitcast %[[ARG0]] : i16 to f16 loc(fused["2", "1"])
// CHECK-NEXT:   return %[[V0]] : f16 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @TruncFSIToFPToSIToFP(%x: i16 loc(unknown)) -> f32 {
  %1 = arith.sitofp %x : i16 to f64 loc("1")
  %3 = arith.truncf %1 : f64 to f32 loc("2")
  return %3 : f32 loc("return")
} loc(unknown)

// CHECK: func.func @TruncFSIToFPToSIToFP(%[[ARG0:[^ ]+]]: i16 loc(unknown)) -> f32 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.sitofp %[[ARG0]] : i16 to f32 loc(fused["2", "1"])
// CHECK-NEXT:   return %[[V0]] : f32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @TruncFUIToFPToUIToFP(%x: i16 loc(unknown)) -> f32 {
  %1 = arith.uitofp %x : i16 to f64 loc("1")
  %3 = arith.truncf %1 : f64 to f32 loc("2")
  return %3 : f32 loc("return")
} loc(unknown)

// CHECK: func.func @TruncFUIToFPToUIToFP(%[[ARG0:[^ ]+]]: i16 loc(unknown)) -> f32 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.uitofp %[[ARG0]] : i16 to f32 loc(fused["2", "1"])
// CHECK-NEXT:   return %[[V0]] : f32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @MulFOfNegF(%x: f32 loc(unknown), %y: f32 loc(unknown)) -> f32 {
  %1 = arith.negf %x : f32 loc("1")
  %2 = arith.negf %y : f32 loc("2")
  %3 = arith.mulf %1, %2 : f32 loc("3")
  return %3 : f32 loc("return")
} loc(unknown)

// CHECK: func.func @MulFOfNegF(%[[ARG0:[^ ]+]]: f32 loc(unknown), %[[ARG1:[^ ]+]]: f32 loc(unknown)) -> f32 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG1]] : f32 loc(fused["3", "1", "2"])
// CHECK-NEXT:   return %[[V0]] : f32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @DivFOfNegF(%x: f32 loc(unknown), %y: f32 loc(unknown)) -> f32 {
  %1 = arith.negf %x : f32 loc("1")
  %2 = arith.negf %y : f32 loc("2")
  %3 = arith.divf %1, %2 : f32 loc("3")
  return %3 : f32 loc("return")
} loc(unknown)

// CHECK: func.func @DivFOfNegF(%[[ARG0:[^ ]+]]: f32 loc(unknown), %[[ARG1:[^ ]+]]: f32 loc(unknown)) -> f32 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.divf %[[ARG0]], %[[ARG1]] : f32 loc(fused["3", "1", "2"])
// CHECK-NEXT:   return %[[V0]] : f32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @CmpIExtSI(%x: i8 loc(unknown), %y: i8 loc(unknown)) -> i1 {
  %1 = arith.extsi %x : i8 to i32 loc("1")
  %2 = arith.extsi %y : i8 to i32 loc("2")
  %3 = arith.cmpi eq, %1, %2 : i32 loc("3")
  return %3 : i1 loc("return")
} loc(unknown)

// CHECK: func.func @CmpIExtSI(%[[ARG0:[^ ]+]]: i8 loc(unknown), %[[ARG1:[^ ]+]]: i8 loc(unknown)) -> i1 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[ARG1]] : i8 loc(fused["3", "1", "2"])
// CHECK-NEXT:   return %[[V0]] : i1 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @CmpIExtUI(%x: i8 loc(unknown), %y: i8 loc(unknown)) -> i1 {
  %1 = arith.extui %x : i8 to i32 loc("1")
  %2 = arith.extui %y : i8 to i32 loc("2")
  %3 = arith.cmpi ne, %1, %2 : i32 loc("3")
  return %3 : i1 loc("return")
} loc(unknown)

// CHECK: func.func @CmpIExtUI(%[[ARG0:[^ ]+]]: i8 loc(unknown), %[[ARG1:[^ ]+]]: i8 loc(unknown)) -> i1 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.cmpi ne, %[[ARG0]], %[[ARG1]] : i8 loc(fused["3", "1", "2"])
// CHECK-NEXT:   return %[[V0]] : i1 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @CmpFIntToFPConst(%x: i8 loc(unknown)) -> i1 {
  %1 = arith.sitofp %x : i8 to f32 loc("1")
  %2 = arith.constant 3.0 : f32 loc("2")
  %3 = arith.cmpf olt, %1, %2 : f32 loc("3")
  return %3 : i1 loc("return")
} loc(unknown)

// CHECK: func.func @CmpFIntToFPConst(%[[ARG0:[^ ]+]]: i8 loc(unknown)) -> i1 {
// CHECK-NEXT:   %[[C3_I8:[^ ]+]] = arith.constant 3 : i8 loc("3")
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[C3_I8]] : i8 loc("3")
// CHECK-NEXT:   return %[[V0]] : i1 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @RedundantSelectFalse(%c: i1 loc(unknown), %x: i32 loc(unknown), %y: i32 loc(unknown), %z: i32 loc(unknown)) -> i32 {
  %1 = arith.select %c, %x, %y : i32 loc("1")
  %2 = arith.select %c, %z, %1 : i32 loc("2")
  return %2 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @RedundantSelectFalse(%[[ARG0:[^ ]+]]: i1 loc(unknown), %[[ARG1:[^ ]+]]: i32 loc(unknown), %[[ARG2:[^ ]+]]: i32 loc(unknown), %[[ARG3:[^ ]+]]: i32 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.select %[[ARG0]], %[[ARG3]], %[[ARG2]] : i32 loc(fused["2", "1"])
// CHECK-NEXT:   return %[[V0]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @RedundantSelectTrue(%c: i1 loc(unknown), %x: i32 loc(unknown), %y: i32 loc(unknown), %z: i32 loc(unknown)) -> i32 {
  %1 = arith.select %c, %x, %y : i32 loc("1")
  %2 = arith.select %c, %1, %z : i32 loc("2")
  return %2 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @RedundantSelectTrue(%[[ARG0:[^ ]+]]: i1 loc(unknown), %[[ARG1:[^ ]+]]: i32 loc(unknown), %[[ARG2:[^ ]+]]: i32 loc(unknown), %[[ARG3:[^ ]+]]: i32 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG3]] : i32 loc(fused["2", "1"])
// CHECK-NEXT:   return %[[V0]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @SelectNotCond(%c: i1 loc(unknown), %x: i32 loc(unknown), %y: i32 loc(unknown)) -> i32 {
  %t = arith.constant true loc("1")
  %1 = arith.xori %c, %t : i1 loc("2")
  %2 = arith.select %1, %x, %y : i32 loc("3")
  return %2 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @SelectNotCond(%[[ARG0:[^ ]+]]: i1 loc(unknown), %[[ARG1:[^ ]+]]: i32 loc(unknown), %[[ARG2:[^ ]+]]: i32 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.select %[[ARG0]], %[[ARG2]], %[[ARG1]] : i32 loc(fused["3", "1"])
// CHECK-NEXT:   return %[[V0]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @SelectI1ToNot(%c: i1 loc(unknown)) -> i1 {
  %t = arith.constant true loc("1")
  %f = arith.constant false loc("2")
  %2 = arith.select %c, %f, %t : i1 loc("3")
  return %2 : i1 loc("return")
} loc(unknown)

// CHECK: func.func @SelectI1ToNot(%[[ARG0:[^ ]+]]: i1 loc(unknown)) -> i1 {
// CHECK-NEXT:   %[[TRUE:[^ ]+]] = arith.constant true loc("3")
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1 loc("3")
// CHECK-NEXT:   return %[[V0]] : i1 loc("return")
// CHECK-NEXT: } loc(unknown)

// -----

func.func @SelectToExtUI(%c: i1 loc(unknown)) -> i32 {
  %t = arith.constant 1 : i32 loc("1")
  %f = arith.constant 0 : i32 loc("2")
  %2 = arith.select %c, %f, %t : i32 loc("3")
  return %2 : i32 loc("return")
} loc(unknown)

// CHECK: func.func @SelectToExtUI(%[[ARG0:[^ ]+]]: i1 loc(unknown)) -> i32 {
// CHECK-NEXT:   %[[TRUE:[^ ]+]] = arith.constant true loc("3")
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1 loc("3")
// CHECK-NEXT:   %[[V1:[^ ]+]] = arith.extui %[[V0]] : i1 to i32 loc("3")
// CHECK-NEXT:   return %[[V1]] : i32 loc("return")
// CHECK-NEXT: } loc(unknown)

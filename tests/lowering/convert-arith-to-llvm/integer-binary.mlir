// RUN: mlir-opt %s --split-input-file --convert-arith-to-llvm | FileCheck %s

func.func @f(%a: i1, %b: i1) {
  %0 = arith.addi %a, %b : i1
  %1 = arith.subi %a, %b : i1
  %2 = arith.muli %a, %b : i1
  %3 = arith.divsi %a, %b : i1
  %4 = arith.divui %a, %b : i1
  %5 = arith.ceildivsi %a, %b : i1
  %6 = arith.ceildivui %a, %b : i1
  %7 = arith.floordivsi %a, %b : i1
  %8 = arith.remsi %a, %b : i1
  %9 = arith.remui %a, %b : i1
  %10 = arith.andi %a, %b : i1
  %11 = arith.ori %a, %b : i1
  %12 = arith.xori %a, %b : i1
  %13 = arith.shli %a, %b : i1
  %14 = arith.shrsi %a, %b : i1
  %15 = arith.shrui %a, %b : i1
  %16 = arith.maxsi %a, %b : i1
  %17 = arith.maxui %a, %b : i1
  %18 = arith.minsi %a, %b : i1
  %19 = arith.minui %a, %b : i1
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1) {
// CHECK-NEXT: %[[V0:.*]] = llvm.add %arg0, %arg1 : i1
// CHECK-NEXT: %[[V1:.*]] = llvm.sub %arg0, %arg1 : i1
// CHECK-NEXT: %[[V2:.*]] = llvm.mul %arg0, %arg1 : i1
// CHECK-NEXT: %[[V3:.*]] = llvm.sdiv %arg0, %arg1 : i1
// CHECK-NEXT: %[[V4:.*]] = llvm.udiv %arg0, %arg1 : i1
// CHECK-NEXT: %[[V5:.*]] = llvm.mlir.constant(false) : i1
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %[[V7:.*]] = llvm.sdiv %arg0, %arg1 : i1
// CHECK-NEXT: %[[V8:.*]] = llvm.mul %[[V7]], %arg1 : i1
// CHECK-NEXT: %[[V9:.*]] = llvm.icmp "ne" %arg0, %[[V8]] : i1
// CHECK-NEXT: %[[V10:.*]] = llvm.icmp "slt" %arg0, %[[V5]] : i1
// CHECK-NEXT: %[[V11:.*]] = llvm.icmp "slt" %arg1, %[[V5]] : i1
// CHECK-NEXT: %[[V12:.*]] = llvm.icmp "eq" %[[V10]], %[[V11]] : i1
// CHECK-NEXT: %[[V13:.*]] = llvm.and %[[V9]], %[[V12]] : i1
// CHECK-NEXT: %[[V14:.*]] = llvm.add %[[V7]], %[[V6]] : i1
// CHECK-NEXT: %[[V15:.*]] = llvm.select %[[V13]], %[[V14]], %[[V7]] : i1, i1
// CHECK-NEXT: %[[V16:.*]] = llvm.mlir.constant(false) : i1
// CHECK-NEXT: %[[V17:.*]] = llvm.icmp "eq" %arg0, %[[V16]] : i1
// CHECK-NEXT: %[[V18:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %[[V19:.*]] = llvm.sub %arg0, %[[V18]] : i1
// CHECK-NEXT: %[[V20:.*]] = llvm.udiv %[[V19]], %arg1 : i1
// CHECK-NEXT: %[[V21:.*]] = llvm.add %[[V20]], %[[V18]] : i1
// CHECK-NEXT: %[[V22:.*]] = llvm.select %[[V17]], %[[V16]], %[[V21]] : i1, i1
// CHECK-NEXT: %[[V23:.*]] = llvm.sdiv %arg0, %arg1 : i1
// CHECK-NEXT: %[[V24:.*]] = llvm.mul %[[V23]], %arg1 : i1
// CHECK-NEXT: %[[V25:.*]] = llvm.icmp "ne" %arg0, %[[V24]] : i1
// CHECK-NEXT: %[[V26:.*]] = llvm.mlir.constant(false) : i1
// CHECK-NEXT: %[[V27:.*]] = llvm.icmp "slt" %arg0, %[[V26]] : i1
// CHECK-NEXT: %[[V28:.*]] = llvm.icmp "slt" %arg1, %[[V26]] : i1
// CHECK-NEXT: %[[V29:.*]] = llvm.icmp "ne" %[[V27]], %[[V28]] : i1
// CHECK-NEXT: %[[V30:.*]] = llvm.and %[[V25]], %[[V29]] : i1
// CHECK-NEXT: %[[V31:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %[[V32:.*]] = llvm.add %[[V23]], %[[V31]] : i1
// CHECK-NEXT: %[[V33:.*]] = llvm.select %[[V30]], %[[V32]], %[[V23]] : i1, i1
// CHECK-NEXT: %[[V34:.*]] = llvm.srem %arg0, %arg1 : i1
// CHECK-NEXT: %[[V35:.*]] = llvm.urem %arg0, %arg1 : i1
// CHECK-NEXT: %[[V36:.*]] = llvm.and %arg0, %arg1 : i1
// CHECK-NEXT: %[[V37:.*]] = llvm.or %arg0, %arg1 : i1
// CHECK-NEXT: %[[V38:.*]] = llvm.xor %arg0, %arg1 : i1
// CHECK-NEXT: %[[V39:.*]] = llvm.shl %arg0, %arg1 : i1
// CHECK-NEXT: %[[V40:.*]] = llvm.ashr %arg0, %arg1 : i1
// CHECK-NEXT: %[[V41:.*]] = llvm.lshr %arg0, %arg1 : i1
// CHECK-NEXT: %[[V42:.*]] = llvm.intr.smax(%arg0, %arg1) : (i1, i1) -> i1
// CHECK-NEXT: %[[V43:.*]] = llvm.intr.umax(%arg0, %arg1) : (i1, i1) -> i1
// CHECK-NEXT: %[[V44:.*]] = llvm.intr.smin(%arg0, %arg1) : (i1, i1) -> i1
// CHECK-NEXT: %[[V45:.*]] = llvm.intr.umin(%arg0, %arg1) : (i1, i1) -> i1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i8, %b: i8) {
  %0 = arith.addi %a, %b : i8
  %1 = arith.subi %a, %b : i8
  %2 = arith.muli %a, %b : i8
  %3 = arith.divsi %a, %b : i8
  %4 = arith.divui %a, %b : i8
  %5 = arith.ceildivsi %a, %b : i8
  %6 = arith.ceildivui %a, %b : i8
  %7 = arith.floordivsi %a, %b : i8
  %8 = arith.remsi %a, %b : i8
  %9 = arith.remui %a, %b : i8
  %10 = arith.andi %a, %b : i8
  %11 = arith.ori %a, %b : i8
  %12 = arith.xori %a, %b : i8
  %13 = arith.shli %a, %b : i8
  %14 = arith.shrsi %a, %b : i8
  %15 = arith.shrui %a, %b : i8
  %16 = arith.maxsi %a, %b : i8
  %17 = arith.maxui %a, %b : i8
  %18 = arith.minsi %a, %b : i8
  %19 = arith.minui %a, %b : i8
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) {
// CHECK-NEXT: %[[V0:.*]] = llvm.add %arg0, %arg1 : i8
// CHECK-NEXT: %[[V1:.*]] = llvm.sub %arg0, %arg1 : i8
// CHECK-NEXT: %[[V2:.*]] = llvm.mul %arg0, %arg1 : i8
// CHECK-NEXT: %[[V3:.*]] = llvm.sdiv %arg0, %arg1 : i8
// CHECK-NEXT: %[[V4:.*]] = llvm.udiv %arg0, %arg1 : i8
// CHECK-NEXT: %[[V5:.*]] = llvm.mlir.constant(0 : i8) : i8
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.constant(1 : i8) : i8
// CHECK-NEXT: %[[V7:.*]] = llvm.sdiv %arg0, %arg1 : i8
// CHECK-NEXT: %[[V8:.*]] = llvm.mul %[[V7]], %arg1 : i8
// CHECK-NEXT: %[[V9:.*]] = llvm.icmp "ne" %arg0, %[[V8]] : i8
// CHECK-NEXT: %[[V10:.*]] = llvm.icmp "slt" %arg0, %[[V5]] : i8
// CHECK-NEXT: %[[V11:.*]] = llvm.icmp "slt" %arg1, %[[V5]] : i8
// CHECK-NEXT: %[[V12:.*]] = llvm.icmp "eq" %[[V10]], %[[V11]] : i1
// CHECK-NEXT: %[[V13:.*]] = llvm.and %[[V9]], %[[V12]] : i1
// CHECK-NEXT: %[[V14:.*]] = llvm.add %[[V7]], %[[V6]] : i8
// CHECK-NEXT: %[[V15:.*]] = llvm.select %[[V13]], %[[V14]], %[[V7]] : i1, i8
// CHECK-NEXT: %[[V16:.*]] = llvm.mlir.constant(0 : i8) : i8
// CHECK-NEXT: %[[V17:.*]] = llvm.icmp "eq" %arg0, %[[V16]] : i8
// CHECK-NEXT: %[[V18:.*]] = llvm.mlir.constant(1 : i8) : i8
// CHECK-NEXT: %[[V19:.*]] = llvm.sub %arg0, %[[V18]] : i8
// CHECK-NEXT: %[[V20:.*]] = llvm.udiv %[[V19]], %arg1 : i8
// CHECK-NEXT: %[[V21:.*]] = llvm.add %[[V20]], %[[V18]] : i8
// CHECK-NEXT: %[[V22:.*]] = llvm.select %[[V17]], %[[V16]], %[[V21]] : i1, i8
// CHECK-NEXT: %[[V23:.*]] = llvm.sdiv %arg0, %arg1 : i8
// CHECK-NEXT: %[[V24:.*]] = llvm.mul %[[V23]], %arg1 : i8
// CHECK-NEXT: %[[V25:.*]] = llvm.icmp "ne" %arg0, %[[V24]] : i8
// CHECK-NEXT: %[[V26:.*]] = llvm.mlir.constant(0 : i8) : i8
// CHECK-NEXT: %[[V27:.*]] = llvm.icmp "slt" %arg0, %[[V26]] : i8
// CHECK-NEXT: %[[V28:.*]] = llvm.icmp "slt" %arg1, %[[V26]] : i8
// CHECK-NEXT: %[[V29:.*]] = llvm.icmp "ne" %[[V27]], %[[V28]] : i1
// CHECK-NEXT: %[[V30:.*]] = llvm.and %[[V25]], %[[V29]] : i1
// CHECK-NEXT: %[[V31:.*]] = llvm.mlir.constant(-1 : i8) : i8
// CHECK-NEXT: %[[V32:.*]] = llvm.add %[[V23]], %[[V31]] : i8
// CHECK-NEXT: %[[V33:.*]] = llvm.select %[[V30]], %[[V32]], %[[V23]] : i1, i8
// CHECK-NEXT: %[[V34:.*]] = llvm.srem %arg0, %arg1 : i8
// CHECK-NEXT: %[[V35:.*]] = llvm.urem %arg0, %arg1 : i8
// CHECK-NEXT: %[[V36:.*]] = llvm.and %arg0, %arg1 : i8
// CHECK-NEXT: %[[V37:.*]] = llvm.or %arg0, %arg1 : i8
// CHECK-NEXT: %[[V38:.*]] = llvm.xor %arg0, %arg1 : i8
// CHECK-NEXT: %[[V39:.*]] = llvm.shl %arg0, %arg1 : i8
// CHECK-NEXT: %[[V40:.*]] = llvm.ashr %arg0, %arg1 : i8
// CHECK-NEXT: %[[V41:.*]] = llvm.lshr %arg0, %arg1 : i8
// CHECK-NEXT: %[[V42:.*]] = llvm.intr.smax(%arg0, %arg1) : (i8, i8) -> i8
// CHECK-NEXT: %[[V43:.*]] = llvm.intr.umax(%arg0, %arg1) : (i8, i8) -> i8
// CHECK-NEXT: %[[V44:.*]] = llvm.intr.smin(%arg0, %arg1) : (i8, i8) -> i8
// CHECK-NEXT: %[[V45:.*]] = llvm.intr.umin(%arg0, %arg1) : (i8, i8) -> i8
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.subi %a, %b : i32
  %2 = arith.muli %a, %b : i32
  %3 = arith.divsi %a, %b : i32
  %4 = arith.divui %a, %b : i32
  %5 = arith.ceildivsi %a, %b : i32
  %6 = arith.ceildivui %a, %b : i32
  %7 = arith.floordivsi %a, %b : i32
  %8 = arith.remsi %a, %b : i32
  %9 = arith.remui %a, %b : i32
  %10 = arith.andi %a, %b : i32
  %11 = arith.ori %a, %b : i32
  %12 = arith.xori %a, %b : i32
  %13 = arith.shli %a, %b : i32
  %14 = arith.shrsi %a, %b : i32
  %15 = arith.shrui %a, %b : i32
  %16 = arith.maxsi %a, %b : i32
  %17 = arith.maxui %a, %b : i32
  %18 = arith.minsi %a, %b : i32
  %19 = arith.minui %a, %b : i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.add %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:.*]] = llvm.sub %arg0, %arg1 : i32
// CHECK-NEXT: %[[V2:.*]] = llvm.mul %arg0, %arg1 : i32
// CHECK-NEXT: %[[V3:.*]] = llvm.sdiv %arg0, %arg1 : i32
// CHECK-NEXT: %[[V4:.*]] = llvm.udiv %arg0, %arg1 : i32
// CHECK-NEXT: %[[V5:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V7:.*]] = llvm.sdiv %arg0, %arg1 : i32
// CHECK-NEXT: %[[V8:.*]] = llvm.mul %[[V7]], %arg1 : i32
// CHECK-NEXT: %[[V9:.*]] = llvm.icmp "ne" %arg0, %[[V8]] : i32
// CHECK-NEXT: %[[V10:.*]] = llvm.icmp "slt" %arg0, %[[V5]] : i32
// CHECK-NEXT: %[[V11:.*]] = llvm.icmp "slt" %arg1, %[[V5]] : i32
// CHECK-NEXT: %[[V12:.*]] = llvm.icmp "eq" %[[V10]], %[[V11]] : i1
// CHECK-NEXT: %[[V13:.*]] = llvm.and %[[V9]], %[[V12]] : i1
// CHECK-NEXT: %[[V14:.*]] = llvm.add %[[V7]], %[[V6]] : i32
// CHECK-NEXT: %[[V15:.*]] = llvm.select %[[V13]], %[[V14]], %[[V7]] : i1, i32
// CHECK-NEXT: %[[V16:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[V17:.*]] = llvm.icmp "eq" %arg0, %[[V16]] : i32
// CHECK-NEXT: %[[V18:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V19:.*]] = llvm.sub %arg0, %[[V18]] : i32
// CHECK-NEXT: %[[V20:.*]] = llvm.udiv %[[V19]], %arg1 : i32
// CHECK-NEXT: %[[V21:.*]] = llvm.add %[[V20]], %[[V18]] : i32
// CHECK-NEXT: %[[V22:.*]] = llvm.select %[[V17]], %[[V16]], %[[V21]] : i1, i32
// CHECK-NEXT: %[[V23:.*]] = llvm.sdiv %arg0, %arg1 : i32
// CHECK-NEXT: %[[V24:.*]] = llvm.mul %[[V23]], %arg1 : i32
// CHECK-NEXT: %[[V25:.*]] = llvm.icmp "ne" %arg0, %[[V24]] : i32
// CHECK-NEXT: %[[V26:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[V27:.*]] = llvm.icmp "slt" %arg0, %[[V26]] : i32
// CHECK-NEXT: %[[V28:.*]] = llvm.icmp "slt" %arg1, %[[V26]] : i32
// CHECK-NEXT: %[[V29:.*]] = llvm.icmp "ne" %[[V27]], %[[V28]] : i1
// CHECK-NEXT: %[[V30:.*]] = llvm.and %[[V25]], %[[V29]] : i1
// CHECK-NEXT: %[[V31:.*]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT: %[[V32:.*]] = llvm.add %[[V23]], %[[V31]] : i32
// CHECK-NEXT: %[[V33:.*]] = llvm.select %[[V30]], %[[V32]], %[[V23]] : i1, i32
// CHECK-NEXT: %[[V34:.*]] = llvm.srem %arg0, %arg1 : i32
// CHECK-NEXT: %[[V35:.*]] = llvm.urem %arg0, %arg1 : i32
// CHECK-NEXT: %[[V36:.*]] = llvm.and %arg0, %arg1 : i32
// CHECK-NEXT: %[[V37:.*]] = llvm.or %arg0, %arg1 : i32
// CHECK-NEXT: %[[V38:.*]] = llvm.xor %arg0, %arg1 : i32
// CHECK-NEXT: %[[V39:.*]] = llvm.shl %arg0, %arg1 : i32
// CHECK-NEXT: %[[V40:.*]] = llvm.ashr %arg0, %arg1 : i32
// CHECK-NEXT: %[[V41:.*]] = llvm.lshr %arg0, %arg1 : i32
// CHECK-NEXT: %[[V42:.*]] = llvm.intr.smax(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT: %[[V43:.*]] = llvm.intr.umax(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT: %[[V44:.*]] = llvm.intr.smin(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT: %[[V45:.*]] = llvm.intr.umin(%arg0, %arg1) : (i32, i32) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i64, %b: i64) {
  %0 = arith.addi %a, %b : i64
  %1 = arith.subi %a, %b : i64
  %2 = arith.muli %a, %b : i64
  %3 = arith.divsi %a, %b : i64
  %4 = arith.divui %a, %b : i64
  %5 = arith.ceildivsi %a, %b : i64
  %6 = arith.ceildivui %a, %b : i64
  %7 = arith.floordivsi %a, %b : i64
  %8 = arith.remsi %a, %b : i64
  %9 = arith.remui %a, %b : i64
  %10 = arith.andi %a, %b : i64
  %11 = arith.ori %a, %b : i64
  %12 = arith.xori %a, %b : i64
  %13 = arith.shli %a, %b : i64
  %14 = arith.shrsi %a, %b : i64
  %15 = arith.shrui %a, %b : i64
  %16 = arith.maxsi %a, %b : i64
  %17 = arith.maxui %a, %b : i64
  %18 = arith.minsi %a, %b : i64
  %19 = arith.minui %a, %b : i64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i64, %arg1: i64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.add %arg0, %arg1 : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.sub %arg0, %arg1 : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mul %arg0, %arg1 : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.sdiv %arg0, %arg1 : i64
// CHECK-NEXT: %[[V4:.*]] = llvm.udiv %arg0, %arg1 : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[V7:.*]] = llvm.sdiv %arg0, %arg1 : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.mul %[[V7]], %arg1 : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.icmp "ne" %arg0, %[[V8]] : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.icmp "slt" %arg0, %[[V5]] : i64
// CHECK-NEXT: %[[V11:.*]] = llvm.icmp "slt" %arg1, %[[V5]] : i64
// CHECK-NEXT: %[[V12:.*]] = llvm.icmp "eq" %[[V10]], %[[V11]] : i1
// CHECK-NEXT: %[[V13:.*]] = llvm.and %[[V9]], %[[V12]] : i1
// CHECK-NEXT: %[[V14:.*]] = llvm.add %[[V7]], %[[V6]] : i64
// CHECK-NEXT: %[[V15:.*]] = llvm.select %[[V13]], %[[V14]], %[[V7]] : i1, i64
// CHECK-NEXT: %[[V16:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %[[V17:.*]] = llvm.icmp "eq" %arg0, %[[V16]] : i64
// CHECK-NEXT: %[[V18:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[V19:.*]] = llvm.sub %arg0, %[[V18]] : i64
// CHECK-NEXT: %[[V20:.*]] = llvm.udiv %[[V19]], %arg1 : i64
// CHECK-NEXT: %[[V21:.*]] = llvm.add %[[V20]], %[[V18]] : i64
// CHECK-NEXT: %[[V22:.*]] = llvm.select %[[V17]], %[[V16]], %[[V21]] : i1, i64
// CHECK-NEXT: %[[V23:.*]] = llvm.sdiv %arg0, %arg1 : i64
// CHECK-NEXT: %[[V24:.*]] = llvm.mul %[[V23]], %arg1 : i64
// CHECK-NEXT: %[[V25:.*]] = llvm.icmp "ne" %arg0, %[[V24]] : i64
// CHECK-NEXT: %[[V26:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %[[V27:.*]] = llvm.icmp "slt" %arg0, %[[V26]] : i64
// CHECK-NEXT: %[[V28:.*]] = llvm.icmp "slt" %arg1, %[[V26]] : i64
// CHECK-NEXT: %[[V29:.*]] = llvm.icmp "ne" %[[V27]], %[[V28]] : i1
// CHECK-NEXT: %[[V30:.*]] = llvm.and %[[V25]], %[[V29]] : i1
// CHECK-NEXT: %[[V31:.*]] = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT: %[[V32:.*]] = llvm.add %[[V23]], %[[V31]] : i64
// CHECK-NEXT: %[[V33:.*]] = llvm.select %[[V30]], %[[V32]], %[[V23]] : i1, i64
// CHECK-NEXT: %[[V34:.*]] = llvm.srem %arg0, %arg1 : i64
// CHECK-NEXT: %[[V35:.*]] = llvm.urem %arg0, %arg1 : i64
// CHECK-NEXT: %[[V36:.*]] = llvm.and %arg0, %arg1 : i64
// CHECK-NEXT: %[[V37:.*]] = llvm.or %arg0, %arg1 : i64
// CHECK-NEXT: %[[V38:.*]] = llvm.xor %arg0, %arg1 : i64
// CHECK-NEXT: %[[V39:.*]] = llvm.shl %arg0, %arg1 : i64
// CHECK-NEXT: %[[V40:.*]] = llvm.ashr %arg0, %arg1 : i64
// CHECK-NEXT: %[[V41:.*]] = llvm.lshr %arg0, %arg1 : i64
// CHECK-NEXT: %[[V42:.*]] = llvm.intr.smax(%arg0, %arg1) : (i64, i64) -> i64
// CHECK-NEXT: %[[V43:.*]] = llvm.intr.umax(%arg0, %arg1) : (i64, i64) -> i64
// CHECK-NEXT: %[[V44:.*]] = llvm.intr.smin(%arg0, %arg1) : (i64, i64) -> i64
// CHECK-NEXT: %[[V45:.*]] = llvm.intr.umin(%arg0, %arg1) : (i64, i64) -> i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i128, %b: i128) {
  %0 = arith.addi %a, %b : i128
  %1 = arith.subi %a, %b : i128
  %2 = arith.muli %a, %b : i128
  %3 = arith.divsi %a, %b : i128
  %4 = arith.divui %a, %b : i128
  %5 = arith.ceildivsi %a, %b : i128
  %6 = arith.ceildivui %a, %b : i128
  %7 = arith.floordivsi %a, %b : i128
  %8 = arith.remsi %a, %b : i128
  %9 = arith.remui %a, %b : i128
  %10 = arith.andi %a, %b : i128
  %11 = arith.ori %a, %b : i128
  %12 = arith.xori %a, %b : i128
  %13 = arith.shli %a, %b : i128
  %14 = arith.shrsi %a, %b : i128
  %15 = arith.shrui %a, %b : i128
  %16 = arith.maxsi %a, %b : i128
  %17 = arith.maxui %a, %b : i128
  %18 = arith.minsi %a, %b : i128
  %19 = arith.minui %a, %b : i128
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i128, %arg1: i128) {
// CHECK-NEXT: %[[V0:.*]] = llvm.add %arg0, %arg1 : i128
// CHECK-NEXT: %[[V1:.*]] = llvm.sub %arg0, %arg1 : i128
// CHECK-NEXT: %[[V2:.*]] = llvm.mul %arg0, %arg1 : i128
// CHECK-NEXT: %[[V3:.*]] = llvm.sdiv %arg0, %arg1 : i128
// CHECK-NEXT: %[[V4:.*]] = llvm.udiv %arg0, %arg1 : i128
// CHECK-NEXT: %[[V5:.*]] = llvm.mlir.constant(0 : i128) : i128
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.constant(1 : i128) : i128
// CHECK-NEXT: %[[V7:.*]] = llvm.sdiv %arg0, %arg1 : i128
// CHECK-NEXT: %[[V8:.*]] = llvm.mul %[[V7]], %arg1 : i128
// CHECK-NEXT: %[[V9:.*]] = llvm.icmp "ne" %arg0, %[[V8]] : i128
// CHECK-NEXT: %[[V10:.*]] = llvm.icmp "slt" %arg0, %[[V5]] : i128
// CHECK-NEXT: %[[V11:.*]] = llvm.icmp "slt" %arg1, %[[V5]] : i128
// CHECK-NEXT: %[[V12:.*]] = llvm.icmp "eq" %[[V10]], %[[V11]] : i1
// CHECK-NEXT: %[[V13:.*]] = llvm.and %[[V9]], %[[V12]] : i1
// CHECK-NEXT: %[[V14:.*]] = llvm.add %[[V7]], %[[V6]] : i128
// CHECK-NEXT: %[[V15:.*]] = llvm.select %[[V13]], %[[V14]], %[[V7]] : i1, i128
// CHECK-NEXT: %[[V16:.*]] = llvm.mlir.constant(0 : i128) : i128
// CHECK-NEXT: %[[V17:.*]] = llvm.icmp "eq" %arg0, %[[V16]] : i128
// CHECK-NEXT: %[[V18:.*]] = llvm.mlir.constant(1 : i128) : i128
// CHECK-NEXT: %[[V19:.*]] = llvm.sub %arg0, %[[V18]] : i128
// CHECK-NEXT: %[[V20:.*]] = llvm.udiv %[[V19]], %arg1 : i128
// CHECK-NEXT: %[[V21:.*]] = llvm.add %[[V20]], %[[V18]] : i128
// CHECK-NEXT: %[[V22:.*]] = llvm.select %[[V17]], %[[V16]], %[[V21]] : i1, i128
// CHECK-NEXT: %[[V23:.*]] = llvm.sdiv %arg0, %arg1 : i128
// CHECK-NEXT: %[[V24:.*]] = llvm.mul %[[V23]], %arg1 : i128
// CHECK-NEXT: %[[V25:.*]] = llvm.icmp "ne" %arg0, %[[V24]] : i128
// CHECK-NEXT: %[[V26:.*]] = llvm.mlir.constant(0 : i128) : i128
// CHECK-NEXT: %[[V27:.*]] = llvm.icmp "slt" %arg0, %[[V26]] : i128
// CHECK-NEXT: %[[V28:.*]] = llvm.icmp "slt" %arg1, %[[V26]] : i128
// CHECK-NEXT: %[[V29:.*]] = llvm.icmp "ne" %[[V27]], %[[V28]] : i1
// CHECK-NEXT: %[[V30:.*]] = llvm.and %[[V25]], %[[V29]] : i1
// CHECK-NEXT: %[[V31:.*]] = llvm.mlir.constant(18446744073709551615 : i128) : i128
// CHECK-NEXT: %[[V32:.*]] = llvm.add %[[V23]], %[[V31]] : i128
// CHECK-NEXT: %[[V33:.*]] = llvm.select %[[V30]], %[[V32]], %[[V23]] : i1, i128
// CHECK-NEXT: %[[V34:.*]] = llvm.srem %arg0, %arg1 : i128
// CHECK-NEXT: %[[V35:.*]] = llvm.urem %arg0, %arg1 : i128
// CHECK-NEXT: %[[V36:.*]] = llvm.and %arg0, %arg1 : i128
// CHECK-NEXT: %[[V37:.*]] = llvm.or %arg0, %arg1 : i128
// CHECK-NEXT: %[[V38:.*]] = llvm.xor %arg0, %arg1 : i128
// CHECK-NEXT: %[[V39:.*]] = llvm.shl %arg0, %arg1 : i128
// CHECK-NEXT: %[[V40:.*]] = llvm.ashr %arg0, %arg1 : i128
// CHECK-NEXT: %[[V41:.*]] = llvm.lshr %arg0, %arg1 : i128
// CHECK-NEXT: %[[V42:.*]] = llvm.intr.smax(%arg0, %arg1) : (i128, i128) -> i128
// CHECK-NEXT: %[[V43:.*]] = llvm.intr.umax(%arg0, %arg1) : (i128, i128) -> i128
// CHECK-NEXT: %[[V44:.*]] = llvm.intr.smin(%arg0, %arg1) : (i128, i128) -> i128
// CHECK-NEXT: %[[V45:.*]] = llvm.intr.umin(%arg0, %arg1) : (i128, i128) -> i128
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

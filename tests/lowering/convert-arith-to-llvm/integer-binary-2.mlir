// RUN: mlir-opt %s --split-input-file --convert-arith-to-llvm | FileCheck %s

func.func @f(%a: index, %b: index) {
  %0 = arith.addi %a, %b : index
  %1 = arith.subi %a, %b : index
  %2 = arith.muli %a, %b : index
  %3 = arith.divsi %a, %b : index
  %4 = arith.divui %a, %b : index
  %5 = arith.ceildivsi %a, %b : index
  %6 = arith.ceildivui %a, %b : index
  %7 = arith.floordivsi %a, %b : index
  %8 = arith.remsi %a, %b : index
  %9 = arith.remui %a, %b : index
  %10 = arith.andi %a, %b : index
  %11 = arith.ori %a, %b : index
  %12 = arith.xori %a, %b : index
  %13 = arith.shli %a, %b : index
  %14 = arith.shrsi %a, %b : index
  %15 = arith.shrui %a, %b : index
  %16 = arith.maxsi %a, %b : index
  %17 = arith.maxui %a, %b : index
  %18 = arith.minsi %a, %b : index
  %19 = arith.minui %a, %b : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.add %[[V1]], %[[V0]] : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.sub %[[V1]], %[[V0]] : i64
// CHECK-NEXT: %[[V4:.*]] = llvm.mul %[[V1]], %[[V0]] : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.sdiv %[[V1]], %[[V0]] : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.udiv %[[V1]], %[[V0]] : i64
// CHECK-NEXT: %[[V7:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.sdiv %[[V1]], %[[V0]] : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.mul %[[V9]], %[[V0]] : i64
// CHECK-NEXT: %[[V11:.*]] = llvm.icmp "ne" %[[V1]], %[[V10]] : i64
// CHECK-NEXT: %[[V12:.*]] = llvm.icmp "slt" %[[V1]], %[[V7]] : i64
// CHECK-NEXT: %[[V13:.*]] = llvm.icmp "slt" %[[V0]], %[[V7]] : i64
// CHECK-NEXT: %[[V14:.*]] = llvm.icmp "eq" %[[V12]], %[[V13]] : i1
// CHECK-NEXT: %[[V15:.*]] = llvm.and %[[V11]], %[[V14]] : i1
// CHECK-NEXT: %[[V16:.*]] = llvm.add %[[V9]], %[[V8]] : i64
// CHECK-NEXT: %[[V17:.*]] = llvm.select %[[V15]], %[[V16]], %[[V9]] : i1, i64
// CHECK-NEXT: %[[V18:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V19:.*]] = llvm.icmp "eq" %[[V1]], %[[V18]] : i64
// CHECK-NEXT: %[[V20:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V21:.*]] = llvm.sub %[[V1]], %[[V20]] : i64
// CHECK-NEXT: %[[V22:.*]] = llvm.udiv %[[V21]], %[[V0]] : i64
// CHECK-NEXT: %[[V23:.*]] = llvm.add %[[V22]], %[[V20]] : i64
// CHECK-NEXT: %[[V24:.*]] = llvm.select %[[V19]], %[[V18]], %[[V23]] : i1, i64
// CHECK-NEXT: %[[V25:.*]] = llvm.sdiv %[[V1]], %[[V0]] : i64
// CHECK-NEXT: %[[V26:.*]] = llvm.mul %[[V25]], %[[V0]] : i64
// CHECK-NEXT: %[[V27:.*]] = llvm.icmp "ne" %[[V1]], %[[V26]] : i64
// CHECK-NEXT: %[[V28:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V29:.*]] = llvm.icmp "slt" %[[V1]], %[[V28]] : i64
// CHECK-NEXT: %[[V30:.*]] = llvm.icmp "slt" %[[V0]], %[[V28]] : i64
// CHECK-NEXT: %[[V31:.*]] = llvm.icmp "ne" %[[V29]], %[[V30]] : i1
// CHECK-NEXT: %[[V32:.*]] = llvm.and %[[V27]], %[[V31]] : i1
// CHECK-NEXT: %[[V33:.*]] = llvm.mlir.constant(-1 : index) : i64
// CHECK-NEXT: %[[V34:.*]] = llvm.add %[[V25]], %[[V33]] : i64
// CHECK-NEXT: %[[V35:.*]] = llvm.select %[[V32]], %[[V34]], %[[V25]] : i1, i64
// CHECK-NEXT: %[[V36:.*]] = llvm.srem %[[V1]], %[[V0]] : i64
// CHECK-NEXT: %[[V37:.*]] = llvm.urem %[[V1]], %[[V0]] : i64
// CHECK-NEXT: %[[V38:.*]] = llvm.and %[[V1]], %[[V0]] : i64
// CHECK-NEXT: %[[V39:.*]] = llvm.or %[[V1]], %[[V0]] : i64
// CHECK-NEXT: %[[V40:.*]] = llvm.xor %[[V1]], %[[V0]] : i64
// CHECK-NEXT: %[[V41:.*]] = llvm.shl %[[V1]], %[[V0]] : i64
// CHECK-NEXT: %[[V42:.*]] = llvm.ashr %[[V1]], %[[V0]] : i64
// CHECK-NEXT: %[[V43:.*]] = llvm.lshr %[[V1]], %[[V0]] : i64
// CHECK-NEXT: %[[V44:.*]] = llvm.intr.smax(%[[V1]], %[[V0]]) : (i64, i64) -> i64
// CHECK-NEXT: %[[V45:.*]] = llvm.intr.umax(%[[V1]], %[[V0]]) : (i64, i64) -> i64
// CHECK-NEXT: %[[V46:.*]] = llvm.intr.smin(%[[V1]], %[[V0]]) : (i64, i64) -> i64
// CHECK-NEXT: %[[V47:.*]] = llvm.intr.umin(%[[V1]], %[[V0]]) : (i64, i64) -> i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi32>, %b: vector<4xi32>) {
  %0 = arith.addi %a, %b : vector<4xi32>
  %1 = arith.subi %a, %b : vector<4xi32>
  %2 = arith.muli %a, %b : vector<4xi32>
  %3 = arith.divsi %a, %b : vector<4xi32>
  %4 = arith.divui %a, %b : vector<4xi32>
  %5 = arith.ceildivsi %a, %b : vector<4xi32>
  %6 = arith.ceildivui %a, %b : vector<4xi32>
  %7 = arith.floordivsi %a, %b : vector<4xi32>
  %8 = arith.remsi %a, %b : vector<4xi32>
  %9 = arith.remui %a, %b : vector<4xi32>
  %10 = arith.andi %a, %b : vector<4xi32>
  %11 = arith.ori %a, %b : vector<4xi32>
  %12 = arith.xori %a, %b : vector<4xi32>
  %13 = arith.shli %a, %b : vector<4xi32>
  %14 = arith.shrsi %a, %b : vector<4xi32>
  %15 = arith.shrui %a, %b : vector<4xi32>
  %16 = arith.maxsi %a, %b : vector<4xi32>
  %17 = arith.maxui %a, %b : vector<4xi32>
  %18 = arith.minsi %a, %b : vector<4xi32>
  %19 = arith.minui %a, %b : vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xi32>, %arg1: vector<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.add %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V1:.*]] = llvm.sub %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V2:.*]] = llvm.mul %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V3:.*]] = llvm.sdiv %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V4:.*]] = llvm.udiv %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V5:.*]] = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
// CHECK-NEXT: %[[V7:.*]] = llvm.sdiv %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V8:.*]] = llvm.mul %[[V7]], %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V9:.*]] = llvm.icmp "ne" %arg0, %[[V8]] : vector<4xi32>
// CHECK-NEXT: %[[V10:.*]] = llvm.icmp "slt" %arg0, %[[V5]] : vector<4xi32>
// CHECK-NEXT: %[[V11:.*]] = llvm.icmp "slt" %arg1, %[[V5]] : vector<4xi32>
// CHECK-NEXT: %[[V12:.*]] = llvm.icmp "eq" %[[V10]], %[[V11]] : vector<4xi1>
// CHECK-NEXT: %[[V13:.*]] = llvm.and %[[V9]], %[[V12]] : vector<4xi1>
// CHECK-NEXT: %[[V14:.*]] = llvm.add %[[V7]], %[[V6]] : vector<4xi32>
// CHECK-NEXT: %[[V15:.*]] = llvm.select %[[V13]], %[[V14]], %[[V7]] : vector<4xi1>, vector<4xi32>
// CHECK-NEXT: %[[V16:.*]] = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
// CHECK-NEXT: %[[V17:.*]] = llvm.icmp "eq" %arg0, %[[V16]] : vector<4xi32>
// CHECK-NEXT: %[[V18:.*]] = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
// CHECK-NEXT: %[[V19:.*]] = llvm.sub %arg0, %[[V18]] : vector<4xi32>
// CHECK-NEXT: %[[V20:.*]] = llvm.udiv %[[V19]], %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V21:.*]] = llvm.add %[[V20]], %[[V18]] : vector<4xi32>
// CHECK-NEXT: %[[V22:.*]] = llvm.select %[[V17]], %[[V16]], %[[V21]] : vector<4xi1>, vector<4xi32>
// CHECK-NEXT: %[[V23:.*]] = llvm.sdiv %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V24:.*]] = llvm.mul %[[V23]], %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V25:.*]] = llvm.icmp "ne" %arg0, %[[V24]] : vector<4xi32>
// CHECK-NEXT: %[[V26:.*]] = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
// CHECK-NEXT: %[[V27:.*]] = llvm.icmp "slt" %arg0, %[[V26]] : vector<4xi32>
// CHECK-NEXT: %[[V28:.*]] = llvm.icmp "slt" %arg1, %[[V26]] : vector<4xi32>
// CHECK-NEXT: %[[V29:.*]] = llvm.icmp "ne" %[[V27]], %[[V28]] : vector<4xi1>
// CHECK-NEXT: %[[V30:.*]] = llvm.and %[[V25]], %[[V29]] : vector<4xi1>
// CHECK-NEXT: %[[V31:.*]] = llvm.mlir.constant(dense<-1> : vector<4xi32>) : vector<4xi32>
// CHECK-NEXT: %[[V32:.*]] = llvm.add %[[V23]], %[[V31]] : vector<4xi32>
// CHECK-NEXT: %[[V33:.*]] = llvm.select %[[V30]], %[[V32]], %[[V23]] : vector<4xi1>, vector<4xi32>
// CHECK-NEXT: %[[V34:.*]] = llvm.srem %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V35:.*]] = llvm.urem %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V36:.*]] = llvm.and %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V37:.*]] = llvm.or %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V38:.*]] = llvm.xor %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V39:.*]] = llvm.shl %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V40:.*]] = llvm.ashr %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V41:.*]] = llvm.lshr %arg0, %arg1 : vector<4xi32>
// CHECK-NEXT: %[[V42:.*]] = llvm.intr.smax(%arg0, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT: %[[V43:.*]] = llvm.intr.umax(%arg0, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT: %[[V44:.*]] = llvm.intr.smin(%arg0, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT: %[[V45:.*]] = llvm.intr.umin(%arg0, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xindex>, %b: vector<4xindex>) {
  %0 = arith.addi %a, %b : vector<4xindex>
  %1 = arith.subi %a, %b : vector<4xindex>
  %2 = arith.muli %a, %b : vector<4xindex>
  %3 = arith.divsi %a, %b : vector<4xindex>
  %4 = arith.divui %a, %b : vector<4xindex>
  %5 = arith.ceildivsi %a, %b : vector<4xindex>
  %6 = arith.ceildivui %a, %b : vector<4xindex>
  %7 = arith.floordivsi %a, %b : vector<4xindex>
  %8 = arith.remsi %a, %b : vector<4xindex>
  %9 = arith.remui %a, %b : vector<4xindex>
  %10 = arith.andi %a, %b : vector<4xindex>
  %11 = arith.ori %a, %b : vector<4xindex>
  %12 = arith.xori %a, %b : vector<4xindex>
  %13 = arith.shli %a, %b : vector<4xindex>
  %14 = arith.shrsi %a, %b : vector<4xindex>
  %15 = arith.shrui %a, %b : vector<4xindex>
  %16 = arith.maxsi %a, %b : vector<4xindex>
  %17 = arith.maxui %a, %b : vector<4xindex>
  %18 = arith.minsi %a, %b : vector<4xindex>
  %19 = arith.minui %a, %b : vector<4xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xindex>, %arg1: vector<4xindex>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<4xindex> to vector<4xi64>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<4xindex> to vector<4xi64>
// CHECK-NEXT: %[[V2:.*]] = llvm.add %[[V1]], %[[V0]] : vector<4xi64>
// CHECK-NEXT: %[[V3:.*]] = llvm.sub %[[V1]], %[[V0]] : vector<4xi64>
// CHECK-NEXT: %[[V4:.*]] = llvm.mul %[[V1]], %[[V0]] : vector<4xi64>
// CHECK-NEXT: %[[V5:.*]] = llvm.sdiv %[[V1]], %[[V0]] : vector<4xi64>
// CHECK-NEXT: %[[V6:.*]] = llvm.udiv %[[V1]], %[[V0]] : vector<4xi64>
// CHECK-NEXT: %[[V7:.*]] = llvm.mlir.constant(dense<0> : vector<4xindex>) : vector<4xi64>
// CHECK-NEXT: %[[V8:.*]] = llvm.mlir.constant(dense<1> : vector<4xindex>) : vector<4xi64>
// CHECK-NEXT: %[[V9:.*]] = llvm.sdiv %[[V1]], %[[V0]] : vector<4xi64>
// CHECK-NEXT: %[[V10:.*]] = llvm.mul %[[V9]], %[[V0]] : vector<4xi64>
// CHECK-NEXT: %[[V11:.*]] = llvm.icmp "ne" %[[V1]], %[[V10]] : vector<4xi64>
// CHECK-NEXT: %[[V12:.*]] = llvm.icmp "slt" %[[V1]], %[[V7]] : vector<4xi64>
// CHECK-NEXT: %[[V13:.*]] = llvm.icmp "slt" %[[V0]], %[[V7]] : vector<4xi64>
// CHECK-NEXT: %[[V14:.*]] = llvm.icmp "eq" %[[V12]], %[[V13]] : vector<4xi1>
// CHECK-NEXT: %[[V15:.*]] = llvm.and %[[V11]], %[[V14]] : vector<4xi1>
// CHECK-NEXT: %[[V16:.*]] = llvm.add %[[V9]], %[[V8]] : vector<4xi64>
// CHECK-NEXT: %[[V17:.*]] = llvm.select %[[V15]], %[[V16]], %[[V9]] : vector<4xi1>, vector<4xi64>
// CHECK-NEXT: %[[V18:.*]] = llvm.mlir.constant(dense<0> : vector<4xindex>) : vector<4xi64>
// CHECK-NEXT: %[[V19:.*]] = llvm.icmp "eq" %[[V1]], %[[V18]] : vector<4xi64>
// CHECK-NEXT: %[[V20:.*]] = llvm.mlir.constant(dense<1> : vector<4xindex>) : vector<4xi64>
// CHECK-NEXT: %[[V21:.*]] = llvm.sub %[[V1]], %[[V20]] : vector<4xi64>
// CHECK-NEXT: %[[V22:.*]] = llvm.udiv %[[V21]], %[[V0]] : vector<4xi64>
// CHECK-NEXT: %[[V23:.*]] = llvm.add %[[V22]], %[[V20]] : vector<4xi64>
// CHECK-NEXT: %[[V24:.*]] = llvm.select %[[V19]], %[[V18]], %[[V23]] : vector<4xi1>, vector<4xi64>
// CHECK-NEXT: %[[V25:.*]] = llvm.sdiv %[[V1]], %[[V0]] : vector<4xi64>
// CHECK-NEXT: %[[V26:.*]] = llvm.mul %[[V25]], %[[V0]] : vector<4xi64>
// CHECK-NEXT: %[[V27:.*]] = llvm.icmp "ne" %[[V1]], %[[V26]] : vector<4xi64>
// CHECK-NEXT: %[[V28:.*]] = llvm.mlir.constant(dense<0> : vector<4xindex>) : vector<4xi64>
// CHECK-NEXT: %[[V29:.*]] = llvm.icmp "slt" %[[V1]], %[[V28]] : vector<4xi64>
// CHECK-NEXT: %[[V30:.*]] = llvm.icmp "slt" %[[V0]], %[[V28]] : vector<4xi64>
// CHECK-NEXT: %[[V31:.*]] = llvm.icmp "ne" %[[V29]], %[[V30]] : vector<4xi1>
// CHECK-NEXT: %[[V32:.*]] = llvm.and %[[V27]], %[[V31]] : vector<4xi1>
// CHECK-NEXT: %[[V33:.*]] = llvm.mlir.constant(dense<-1> : vector<4xindex>) : vector<4xi64>
// CHECK-NEXT: %[[V34:.*]] = llvm.add %[[V25]], %[[V33]] : vector<4xi64>
// CHECK-NEXT: %[[V35:.*]] = llvm.select %[[V32]], %[[V34]], %[[V25]] : vector<4xi1>, vector<4xi64>
// CHECK-NEXT: %[[V36:.*]] = llvm.srem %[[V1]], %[[V0]] : vector<4xi64>
// CHECK-NEXT: %[[V37:.*]] = llvm.urem %[[V1]], %[[V0]] : vector<4xi64>
// CHECK-NEXT: %[[V38:.*]] = llvm.and %[[V1]], %[[V0]] : vector<4xi64>
// CHECK-NEXT: %[[V39:.*]] = llvm.or %[[V1]], %[[V0]] : vector<4xi64>
// CHECK-NEXT: %[[V40:.*]] = llvm.xor %[[V1]], %[[V0]] : vector<4xi64>
// CHECK-NEXT: %[[V41:.*]] = llvm.shl %[[V1]], %[[V0]] : vector<4xi64>
// CHECK-NEXT: %[[V42:.*]] = llvm.ashr %[[V1]], %[[V0]] : vector<4xi64>
// CHECK-NEXT: %[[V43:.*]] = llvm.lshr %[[V1]], %[[V0]] : vector<4xi64>
// CHECK-NEXT: %[[V44:.*]] = llvm.intr.smax(%[[V1]], %[[V0]]) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
// CHECK-NEXT: %[[V45:.*]] = llvm.intr.umax(%[[V1]], %[[V0]]) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
// CHECK-NEXT: %[[V46:.*]] = llvm.intr.smin(%[[V1]], %[[V0]]) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
// CHECK-NEXT: %[[V47:.*]] = llvm.intr.umin(%[[V1]], %[[V0]]) : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[4]xi8>, %b: vector<[4]xi8>) {
  %0 = arith.addi %a, %b : vector<[4]xi8>
  %1 = arith.subi %a, %b : vector<[4]xi8>
  %2 = arith.muli %a, %b : vector<[4]xi8>
  %3 = arith.divsi %a, %b : vector<[4]xi8>
  %4 = arith.divui %a, %b : vector<[4]xi8>
  %5 = arith.ceildivsi %a, %b : vector<[4]xi8>
  %6 = arith.ceildivui %a, %b : vector<[4]xi8>
  %7 = arith.floordivsi %a, %b : vector<[4]xi8>
  %8 = arith.remsi %a, %b : vector<[4]xi8>
  %9 = arith.remui %a, %b : vector<[4]xi8>
  %10 = arith.andi %a, %b : vector<[4]xi8>
  %11 = arith.ori %a, %b : vector<[4]xi8>
  %12 = arith.xori %a, %b : vector<[4]xi8>
  %13 = arith.shli %a, %b : vector<[4]xi8>
  %14 = arith.shrsi %a, %b : vector<[4]xi8>
  %15 = arith.shrui %a, %b : vector<[4]xi8>
  %16 = arith.maxsi %a, %b : vector<[4]xi8>
  %17 = arith.maxui %a, %b : vector<[4]xi8>
  %18 = arith.minsi %a, %b : vector<[4]xi8>
  %19 = arith.minui %a, %b : vector<[4]xi8>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<[4]xi8>, %arg1: vector<[4]xi8>) {
// CHECK-NEXT: %[[V0:.*]] = llvm.add %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V1:.*]] = llvm.sub %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V2:.*]] = llvm.mul %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V3:.*]] = llvm.sdiv %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V4:.*]] = llvm.udiv %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V5:.*]] = llvm.mlir.constant(dense<0> : vector<[4]xi8>) : vector<[4]xi8>
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.constant(dense<1> : vector<[4]xi8>) : vector<[4]xi8>
// CHECK-NEXT: %[[V7:.*]] = llvm.sdiv %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V8:.*]] = llvm.mul %[[V7]], %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V9:.*]] = llvm.icmp "ne" %arg0, %[[V8]] : vector<[4]xi8>
// CHECK-NEXT: %[[V10:.*]] = llvm.icmp "slt" %arg0, %[[V5]] : vector<[4]xi8>
// CHECK-NEXT: %[[V11:.*]] = llvm.icmp "slt" %arg1, %[[V5]] : vector<[4]xi8>
// CHECK-NEXT: %[[V12:.*]] = llvm.icmp "eq" %[[V10]], %[[V11]] : vector<[4]xi1>
// CHECK-NEXT: %[[V13:.*]] = llvm.and %[[V9]], %[[V12]] : vector<[4]xi1>
// CHECK-NEXT: %[[V14:.*]] = llvm.add %[[V7]], %[[V6]] : vector<[4]xi8>
// CHECK-NEXT: %[[V15:.*]] = llvm.select %[[V13]], %[[V14]], %[[V7]] : vector<[4]xi1>, vector<[4]xi8>
// CHECK-NEXT: %[[V16:.*]] = llvm.mlir.constant(dense<0> : vector<[4]xi8>) : vector<[4]xi8>
// CHECK-NEXT: %[[V17:.*]] = llvm.icmp "eq" %arg0, %[[V16]] : vector<[4]xi8>
// CHECK-NEXT: %[[V18:.*]] = llvm.mlir.constant(dense<1> : vector<[4]xi8>) : vector<[4]xi8>
// CHECK-NEXT: %[[V19:.*]] = llvm.sub %arg0, %[[V18]] : vector<[4]xi8>
// CHECK-NEXT: %[[V20:.*]] = llvm.udiv %[[V19]], %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V21:.*]] = llvm.add %[[V20]], %[[V18]] : vector<[4]xi8>
// CHECK-NEXT: %[[V22:.*]] = llvm.select %[[V17]], %[[V16]], %[[V21]] : vector<[4]xi1>, vector<[4]xi8>
// CHECK-NEXT: %[[V23:.*]] = llvm.sdiv %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V24:.*]] = llvm.mul %[[V23]], %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V25:.*]] = llvm.icmp "ne" %arg0, %[[V24]] : vector<[4]xi8>
// CHECK-NEXT: %[[V26:.*]] = llvm.mlir.constant(dense<0> : vector<[4]xi8>) : vector<[4]xi8>
// CHECK-NEXT: %[[V27:.*]] = llvm.icmp "slt" %arg0, %[[V26]] : vector<[4]xi8>
// CHECK-NEXT: %[[V28:.*]] = llvm.icmp "slt" %arg1, %[[V26]] : vector<[4]xi8>
// CHECK-NEXT: %[[V29:.*]] = llvm.icmp "ne" %[[V27]], %[[V28]] : vector<[4]xi1>
// CHECK-NEXT: %[[V30:.*]] = llvm.and %[[V25]], %[[V29]] : vector<[4]xi1>
// CHECK-NEXT: %[[V31:.*]] = llvm.mlir.constant(dense<-1> : vector<[4]xi8>) : vector<[4]xi8>
// CHECK-NEXT: %[[V32:.*]] = llvm.add %[[V23]], %[[V31]] : vector<[4]xi8>
// CHECK-NEXT: %[[V33:.*]] = llvm.select %[[V30]], %[[V32]], %[[V23]] : vector<[4]xi1>, vector<[4]xi8>
// CHECK-NEXT: %[[V34:.*]] = llvm.srem %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V35:.*]] = llvm.urem %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V36:.*]] = llvm.and %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V37:.*]] = llvm.or %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V38:.*]] = llvm.xor %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V39:.*]] = llvm.shl %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V40:.*]] = llvm.ashr %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V41:.*]] = llvm.lshr %arg0, %arg1 : vector<[4]xi8>
// CHECK-NEXT: %[[V42:.*]] = llvm.intr.smax(%arg0, %arg1) : (vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
// CHECK-NEXT: %[[V43:.*]] = llvm.intr.umax(%arg0, %arg1) : (vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
// CHECK-NEXT: %[[V44:.*]] = llvm.intr.smin(%arg0, %arg1) : (vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
// CHECK-NEXT: %[[V45:.*]] = llvm.intr.umin(%arg0, %arg1) : (vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

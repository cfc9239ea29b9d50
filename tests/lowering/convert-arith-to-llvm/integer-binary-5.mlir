// RUN: mlir-opt %s --split-input-file --convert-arith-to-llvm | FileCheck %s

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) {
  %0 = arith.addi %a, %b : tensor<4xi32>
  %1 = arith.subi %a, %b : tensor<4xi32>
  %2 = arith.muli %a, %b : tensor<4xi32>
  %3 = arith.divsi %a, %b : tensor<4xi32>
  %4 = arith.divui %a, %b : tensor<4xi32>
  %5 = arith.ceildivsi %a, %b : tensor<4xi32>
  %6 = arith.ceildivui %a, %b : tensor<4xi32>
  %7 = arith.floordivsi %a, %b : tensor<4xi32>
  %8 = arith.remsi %a, %b : tensor<4xi32>
  %9 = arith.remui %a, %b : tensor<4xi32>
  %10 = arith.andi %a, %b : tensor<4xi32>
  %11 = arith.ori %a, %b : tensor<4xi32>
  %12 = arith.xori %a, %b : tensor<4xi32>
  %13 = arith.shli %a, %b : tensor<4xi32>
  %14 = arith.shrsi %a, %b : tensor<4xi32>
  %15 = arith.shrui %a, %b : tensor<4xi32>
  %16 = arith.maxsi %a, %b : tensor<4xi32>
  %17 = arith.maxui %a, %b : tensor<4xi32>
  %18 = arith.minsi %a, %b : tensor<4xi32>
  %19 = arith.minui %a, %b : tensor<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V1:.*]] = arith.subi %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V2:.*]] = arith.muli %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V3:.*]] = arith.divsi %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V4:.*]] = arith.divui %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V5:.*]] = arith.ceildivsi %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V6:.*]] = arith.ceildivui %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V7:.*]] = arith.floordivsi %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V8:.*]] = arith.remsi %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V9:.*]] = arith.remui %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V10:.*]] = arith.andi %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V11:.*]] = arith.ori %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V12:.*]] = arith.xori %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V13:.*]] = arith.shli %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V14:.*]] = arith.shrsi %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V15:.*]] = arith.shrui %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V16:.*]] = arith.maxsi %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V17:.*]] = arith.maxui %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V18:.*]] = arith.minsi %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: %[[V19:.*]] = arith.minui %arg0, %arg1 : tensor<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<i32>, %b: vector<i32>) {
  %0 = arith.addi %a, %b : vector<i32>
  %1 = arith.subi %a, %b : vector<i32>
  %2 = arith.muli %a, %b : vector<i32>
  %3 = arith.divsi %a, %b : vector<i32>
  %4 = arith.divui %a, %b : vector<i32>
  %5 = arith.ceildivsi %a, %b : vector<i32>
  %6 = arith.ceildivui %a, %b : vector<i32>
  %7 = arith.floordivsi %a, %b : vector<i32>
  %8 = arith.remsi %a, %b : vector<i32>
  %9 = arith.remui %a, %b : vector<i32>
  %10 = arith.andi %a, %b : vector<i32>
  %11 = arith.ori %a, %b : vector<i32>
  %12 = arith.xori %a, %b : vector<i32>
  %13 = arith.shli %a, %b : vector<i32>
  %14 = arith.shrsi %a, %b : vector<i32>
  %15 = arith.shrui %a, %b : vector<i32>
  %16 = arith.maxsi %a, %b : vector<i32>
  %17 = arith.maxui %a, %b : vector<i32>
  %18 = arith.minsi %a, %b : vector<i32>
  %19 = arith.minui %a, %b : vector<i32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<i32>, %arg1: vector<i32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<i32> to vector<1xi32>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<i32> to vector<1xi32>
// CHECK-NEXT: %[[V2:.*]] = llvm.add %[[V1]], %[[V0]] : vector<1xi32>
// CHECK-NEXT: %[[V3:.*]] = llvm.sub %[[V1]], %[[V0]] : vector<1xi32>
// CHECK-NEXT: %[[V4:.*]] = llvm.mul %[[V1]], %[[V0]] : vector<1xi32>
// CHECK-NEXT: %[[V5:.*]] = llvm.sdiv %[[V1]], %[[V0]] : vector<1xi32>
// CHECK-NEXT: %[[V6:.*]] = llvm.udiv %[[V1]], %[[V0]] : vector<1xi32>
// CHECK-NEXT: %[[V7:.*]] = llvm.mlir.constant(dense<0> : vector<i32>) : vector<1xi32>
// CHECK-NEXT: %[[V8:.*]] = llvm.mlir.constant(dense<1> : vector<i32>) : vector<1xi32>
// CHECK-NEXT: %[[V9:.*]] = llvm.sdiv %[[V1]], %[[V0]] : vector<1xi32>
// CHECK-NEXT: %[[V10:.*]] = llvm.mul %[[V9]], %[[V0]] : vector<1xi32>
// CHECK-NEXT: %[[V11:.*]] = llvm.icmp "ne" %[[V1]], %[[V10]] : vector<1xi32>
// CHECK-NEXT: %[[V12:.*]] = llvm.icmp "slt" %[[V1]], %[[V7]] : vector<1xi32>
// CHECK-NEXT: %[[V13:.*]] = llvm.icmp "slt" %[[V0]], %[[V7]] : vector<1xi32>
// CHECK-NEXT: %[[V14:.*]] = llvm.icmp "eq" %[[V12]], %[[V13]] : vector<1xi1>
// CHECK-NEXT: %[[V15:.*]] = llvm.and %[[V11]], %[[V14]] : vector<1xi1>
// CHECK-NEXT: %[[V16:.*]] = llvm.add %[[V9]], %[[V8]] : vector<1xi32>
// CHECK-NEXT: %[[V17:.*]] = llvm.select %[[V15]], %[[V16]], %[[V9]] : vector<1xi1>, vector<1xi32>
// CHECK-NEXT: %[[V18:.*]] = llvm.mlir.constant(dense<0> : vector<i32>) : vector<1xi32>
// CHECK-NEXT: %[[V19:.*]] = llvm.icmp "eq" %[[V1]], %[[V18]] : vector<1xi32>
// CHECK-NEXT: %[[V20:.*]] = llvm.mlir.constant(dense<1> : vector<i32>) : vector<1xi32>
// CHECK-NEXT: %[[V21:.*]] = llvm.sub %[[V1]], %[[V20]] : vector<1xi32>
// CHECK-NEXT: %[[V22:.*]] = llvm.udiv %[[V21]], %[[V0]] : vector<1xi32>
// CHECK-NEXT: %[[V23:.*]] = llvm.add %[[V22]], %[[V20]] : vector<1xi32>
// CHECK-NEXT: %[[V24:.*]] = llvm.select %[[V19]], %[[V18]], %[[V23]] : vector<1xi1>, vector<1xi32>
// CHECK-NEXT: %[[V25:.*]] = llvm.sdiv %[[V1]], %[[V0]] : vector<1xi32>
// CHECK-NEXT: %[[V26:.*]] = llvm.mul %[[V25]], %[[V0]] : vector<1xi32>
// CHECK-NEXT: %[[V27:.*]] = llvm.icmp "ne" %[[V1]], %[[V26]] : vector<1xi32>
// CHECK-NEXT: %[[V28:.*]] = llvm.mlir.constant(dense<0> : vector<i32>) : vector<1xi32>
// CHECK-NEXT: %[[V29:.*]] = llvm.icmp "slt" %[[V1]], %[[V28]] : vector<1xi32>
// CHECK-NEXT: %[[V30:.*]] = llvm.icmp "slt" %[[V0]], %[[V28]] : vector<1xi32>
// CHECK-NEXT: %[[V31:.*]] = llvm.icmp "ne" %[[V29]], %[[V30]] : vector<1xi1>
// CHECK-NEXT: %[[V32:.*]] = llvm.and %[[V27]], %[[V31]] : vector<1xi1>
// CHECK-NEXT: %[[V33:.*]] = llvm.mlir.constant(dense<-1> : vector<i32>) : vector<1xi32>
// CHECK-NEXT: %[[V34:.*]] = llvm.add %[[V25]], %[[V33]] : vector<1xi32>
// CHECK-NEXT: %[[V35:.*]] = llvm.select %[[V32]], %[[V34]], %[[V25]] : vector<1xi1>, vector<1xi32>
// CHECK-NEXT: %[[V36:.*]] = llvm.srem %[[V1]], %[[V0]] : vector<1xi32>
// CHECK-NEXT: %[[V37:.*]] = llvm.urem %[[V1]], %[[V0]] : vector<1xi32>
// CHECK-NEXT: %[[V38:.*]] = llvm.and %[[V1]], %[[V0]] : vector<1xi32>
// CHECK-NEXT: %[[V39:.*]] = llvm.or %[[V1]], %[[V0]] : vector<1xi32>
// CHECK-NEXT: %[[V40:.*]] = llvm.xor %[[V1]], %[[V0]] : vector<1xi32>
// CHECK-NEXT: %[[V41:.*]] = llvm.shl %[[V1]], %[[V0]] : vector<1xi32>
// CHECK-NEXT: %[[V42:.*]] = llvm.ashr %[[V1]], %[[V0]] : vector<1xi32>
// CHECK-NEXT: %[[V43:.*]] = llvm.lshr %[[V1]], %[[V0]] : vector<1xi32>
// CHECK-NEXT: %[[V44:.*]] = llvm.intr.smax(%[[V1]], %[[V0]]) : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
// CHECK-NEXT: %[[V45:.*]] = llvm.intr.umax(%[[V1]], %[[V0]]) : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
// CHECK-NEXT: %[[V46:.*]] = llvm.intr.smin(%[[V1]], %[[V0]]) : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
// CHECK-NEXT: %[[V47:.*]] = llvm.intr.umin(%[[V1]], %[[V0]]) : (vector<1xi32>, vector<1xi32>) -> vector<1xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

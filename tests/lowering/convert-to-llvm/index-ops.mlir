// RUN: mlir-opt %s --split-input-file --convert-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @f(%a: index, %b: index) {
  %add = index.add %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.add %arg0, %arg1 : i64
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %and = index.and %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.and %arg0, %arg1 : i64
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %ceildivs = index.ceildivs %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.icmp "sgt" %arg1, %[[V0]] : i64
// CHECK-NEXT: %[[V4:.*]] = llvm.select %[[V3]], %[[V2]], %[[V1]] : i1, i64
// CHECK-NEXT: %[[V5:.*]] = llvm.add %arg0, %[[V4]] : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.sdiv %[[V5]], %arg1 : i64
// CHECK-NEXT: %[[V7:.*]] = llvm.add %[[V6]], %[[V1]] : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.sub %[[V0]], %arg0 : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.sdiv %[[V8]], %arg1 : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.sub %[[V0]], %[[V9]] : i64
// CHECK-NEXT: %[[V11:.*]] = llvm.icmp "sgt" %arg0, %[[V0]] : i64
// CHECK-NEXT: %[[V12:.*]] = llvm.icmp "eq" %[[V11]], %[[V3]] : i1
// CHECK-NEXT: %[[V13:.*]] = llvm.icmp "ne" %arg0, %[[V0]] : i64
// CHECK-NEXT: %[[V14:.*]] = llvm.and %[[V12]], %[[V13]] : i1
// CHECK-NEXT: %[[V15:.*]] = llvm.select %[[V14]], %[[V7]], %[[V10]] : i1, i64
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %ceildivu = index.ceildivu %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.sub %arg0, %[[V1]] : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.udiv %[[V2]], %arg1 : i64
// CHECK-NEXT: %[[V4:.*]] = llvm.add %[[V3]], %[[V1]] : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.icmp "eq" %arg0, %[[V0]] : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.select %[[V5]], %[[V0]], %[[V4]] : i1, i64
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %divs = index.divs %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.sdiv %arg0, %arg1 : i64
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %divu = index.divu %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.udiv %arg0, %arg1 : i64
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %floordivs = index.floordivs %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.icmp "slt" %arg1, %[[V0]] : i64
// CHECK-NEXT: %[[V4:.*]] = llvm.select %[[V3]], %[[V1]], %[[V2]] : i1, i64
// CHECK-NEXT: %[[V5:.*]] = llvm.sub %[[V4]], %arg0 : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.sdiv %[[V5]], %arg1 : i64
// CHECK-NEXT: %[[V7:.*]] = llvm.sub %[[V2]], %[[V6]] : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.sdiv %arg0, %arg1 : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.icmp "slt" %arg0, %[[V0]] : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.icmp "ne" %[[V9]], %[[V3]] : i1
// CHECK-NEXT: %[[V11:.*]] = llvm.icmp "ne" %arg0, %[[V0]] : i64
// CHECK-NEXT: %[[V12:.*]] = llvm.and %[[V10]], %[[V11]] : i1
// CHECK-NEXT: %[[V13:.*]] = llvm.select %[[V12]], %[[V7]], %[[V8]] : i1, i64
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %maxs = index.maxs %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.intr.smax(%arg0, %arg1) : (i64, i64) -> i64
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %maxu = index.maxu %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.intr.umax(%arg0, %arg1) : (i64, i64) -> i64
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %mins = index.mins %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.intr.smin(%arg0, %arg1) : (i64, i64) -> i64
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

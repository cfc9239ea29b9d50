// RUN: mlir-opt %s --split-input-file --convert-arith-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.addi %a, %a overflow<nsw> : i32
  %1 = arith.addi %v, %v overflow<nsw> : vector<2x2xi32>
  %2 = arith.addi %i, %i overflow<nsw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: vector<2x2xi32>, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V2:.*]] = llvm.add %arg0, %arg0 overflow<nsw> : i32
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.add %[[V4]], %[[V5]] overflow<nsw> : vector<2xi32>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V3]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V10:.*]] = llvm.add %[[V8]], %[[V9]] overflow<nsw> : vector<2xi32>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V7]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V12:.*]] = llvm.add %[[V0]], %[[V0]] overflow<nsw> : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.addi %a, %a overflow<nuw> : i32
  %1 = arith.addi %v, %v overflow<nuw> : vector<2x2xi32>
  %2 = arith.addi %i, %i overflow<nuw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: vector<2x2xi32>, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V2:.*]] = llvm.add %arg0, %arg0 overflow<nuw> : i32
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.add %[[V4]], %[[V5]] overflow<nuw> : vector<2xi32>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V3]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V10:.*]] = llvm.add %[[V8]], %[[V9]] overflow<nuw> : vector<2xi32>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V7]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V12:.*]] = llvm.add %[[V0]], %[[V0]] overflow<nuw> : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.addi %a, %a overflow<nsw, nuw> : i32
  %1 = arith.addi %v, %v overflow<nsw, nuw> : vector<2x2xi32>
  %2 = arith.addi %i, %i overflow<nsw, nuw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: vector<2x2xi32>, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V2:.*]] = llvm.add %arg0, %arg0 overflow<nsw, nuw> : i32
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.add %[[V4]], %[[V5]] overflow<nsw, nuw> : vector<2xi32>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V3]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V10:.*]] = llvm.add %[[V8]], %[[V9]] overflow<nsw, nuw> : vector<2xi32>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V7]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V12:.*]] = llvm.add %[[V0]], %[[V0]] overflow<nsw, nuw> : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.subi %a, %a overflow<nsw> : i32
  %1 = arith.subi %v, %v overflow<nsw> : vector<2x2xi32>
  %2 = arith.subi %i, %i overflow<nsw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: vector<2x2xi32>, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(dense<0> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.subi %a, %a overflow<nuw> : i32
  %1 = arith.subi %v, %v overflow<nuw> : vector<2x2xi32>
  %2 = arith.subi %i, %i overflow<nuw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: vector<2x2xi32>, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(dense<0> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.subi %a, %a overflow<nsw, nuw> : i32
  %1 = arith.subi %v, %v overflow<nsw, nuw> : vector<2x2xi32>
  %2 = arith.subi %i, %i overflow<nsw, nuw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: vector<2x2xi32>, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(dense<0> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.muli %a, %a overflow<nsw> : i32
  %1 = arith.muli %v, %v overflow<nsw> : vector<2x2xi32>
  %2 = arith.muli %i, %i overflow<nsw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: vector<2x2xi32>, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V2:.*]] = llvm.mul %arg0, %arg0 overflow<nsw> : i32
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.mul %[[V4]], %[[V5]] overflow<nsw> : vector<2xi32>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V3]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V10:.*]] = llvm.mul %[[V8]], %[[V9]] overflow<nsw> : vector<2xi32>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V7]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V12:.*]] = llvm.mul %[[V0]], %[[V0]] overflow<nsw> : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.muli %a, %a overflow<nuw> : i32
  %1 = arith.muli %v, %v overflow<nuw> : vector<2x2xi32>
  %2 = arith.muli %i, %i overflow<nuw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: vector<2x2xi32>, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V2:.*]] = llvm.mul %arg0, %arg0 overflow<nuw> : i32
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.mul %[[V4]], %[[V5]] overflow<nuw> : vector<2xi32>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V3]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V10:.*]] = llvm.mul %[[V8]], %[[V9]] overflow<nuw> : vector<2xi32>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V7]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V12:.*]] = llvm.mul %[[V0]], %[[V0]] overflow<nuw> : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.muli %a, %a overflow<nsw, nuw> : i32
  %1 = arith.muli %v, %v overflow<nsw, nuw> : vector<2x2xi32>
  %2 = arith.muli %i, %i overflow<nsw, nuw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: vector<2x2xi32>, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V2:.*]] = llvm.mul %arg0, %arg0 overflow<nsw, nuw> : i32
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.mul %[[V4]], %[[V5]] overflow<nsw, nuw> : vector<2xi32>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V3]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V10:.*]] = llvm.mul %[[V8]], %[[V9]] overflow<nsw, nuw> : vector<2xi32>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V7]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V12:.*]] = llvm.mul %[[V0]], %[[V0]] overflow<nsw, nuw> : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.shli %a, %a overflow<nsw> : i32
  %1 = arith.shli %v, %v overflow<nsw> : vector<2x2xi32>
  %2 = arith.shli %i, %i overflow<nsw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: vector<2x2xi32>, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V2:.*]] = llvm.shl %arg0, %arg0 overflow<nsw> : i32
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.shl %[[V4]], %[[V5]] overflow<nsw> : vector<2xi32>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V3]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V10:.*]] = llvm.shl %[[V8]], %[[V9]] overflow<nsw> : vector<2xi32>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V7]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V12:.*]] = llvm.shl %[[V0]], %[[V0]] overflow<nsw> : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.shli %a, %a overflow<nuw> : i32
  %1 = arith.shli %v, %v overflow<nuw> : vector<2x2xi32>
  %2 = arith.shli %i, %i overflow<nuw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: vector<2x2xi32>, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V2:.*]] = llvm.shl %arg0, %arg0 overflow<nuw> : i32
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.shl %[[V4]], %[[V5]] overflow<nuw> : vector<2xi32>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V3]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V10:.*]] = llvm.shl %[[V8]], %[[V9]] overflow<nuw> : vector<2xi32>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V7]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V12:.*]] = llvm.shl %[[V0]], %[[V0]] overflow<nuw> : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.shli %a, %a overflow<nsw, nuw> : i32
  %1 = arith.shli %v, %v overflow<nsw, nuw> : vector<2x2xi32>
  %2 = arith.shli %i, %i overflow<nsw, nuw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: vector<2x2xi32>, %arg2: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V2:.*]] = llvm.shl %arg0, %arg0 overflow<nsw, nuw> : i32
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.shl %[[V4]], %[[V5]] overflow<nsw, nuw> : vector<2xi32>
// CHECK-NEXT: %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V3]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V10:.*]] = llvm.shl %[[V8]], %[[V9]] overflow<nsw, nuw> : vector<2xi32>
// CHECK-NEXT: %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V7]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V12:.*]] = llvm.shl %[[V0]], %[[V0]] overflow<nsw, nuw> : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>) {
  %0 = arith.divsi %a, %a exact : i32
  %1 = arith.divsi %v, %v exact : vector<2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: vector<2x2xi32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V1:.*]] = llvm.sdiv exact %arg0, %arg0 : i32
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.sdiv exact %[[V3]], %[[V4]] : vector<2xi32>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %[[V5]], %[[V2]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V7:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V9:.*]] = llvm.sdiv exact %[[V7]], %[[V8]] : vector<2xi32>
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V6]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>) {
  %0 = arith.divui %a, %a exact : i32
  %1 = arith.divui %v, %v exact : vector<2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: vector<2x2xi32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V1:.*]] = llvm.udiv exact %arg0, %arg0 : i32
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.udiv exact %[[V3]], %[[V4]] : vector<2xi32>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %[[V5]], %[[V2]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V7:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V9:.*]] = llvm.udiv exact %[[V7]], %[[V8]] : vector<2xi32>
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V6]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>) {
  %0 = arith.shrsi %a, %a exact : i32
  %1 = arith.shrsi %v, %v exact : vector<2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: vector<2x2xi32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V1:.*]] = llvm.ashr exact %arg0, %arg0 : i32
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.ashr exact %[[V3]], %[[V4]] : vector<2xi32>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %[[V5]], %[[V2]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V7:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V9:.*]] = llvm.ashr exact %[[V7]], %[[V8]] : vector<2xi32>
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V6]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>) {
  %0 = arith.shrui %a, %a exact : i32
  %1 = arith.shrui %v, %v exact : vector<2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: vector<2x2xi32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V1:.*]] = llvm.lshr exact %arg0, %arg0 : i32
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V3:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V5:.*]] = llvm.lshr exact %[[V3]], %[[V4]] : vector<2xi32>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %[[V5]], %[[V2]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V7:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V8:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %[[V9:.*]] = llvm.lshr exact %[[V7]], %[[V8]] : vector<2xi32>
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V6]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) {
  %0 = arith.trunci %a overflow<nsw> : i32 to i8
  %1 = arith.trunci %a overflow<nsw, nuw> : i32 to i8
  %2 = arith.addi %a, %a {x.y = 1} : i32
  %3 = arith.addi %a, %a overflow<nsw> {x.y = 1} : i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.trunc %arg0 overflow<nsw> : i32 to i8
// CHECK-NEXT: %[[V1:.*]] = llvm.trunc %arg0 overflow<nsw, nuw> : i32 to i8
// CHECK-NEXT: %[[V2:.*]] = llvm.add %arg0, %arg0 {x.y = 1 : i64} : i32
// CHECK-NEXT: %[[V3:.*]] = llvm.add %arg0, %arg0 overflow<nsw> {x.y = 1 : i64} : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --remove-dead-values | FileCheck %s

// What is around the region that all ops with branches among regions are in is not canonicalized.

func.func @one(%n: index) {
  %c = arith.constant 0.0 : f32
  %d = arith.constant 0.0 : f32
  %0 = affine.parallel (%i) = (0) to (%n) reduce ("minimumf") -> (f32) {
    %1:2 = affine.if affine_set<(d0) : (d0 * 0 == 0)>(%n) -> (f32, f32) {
      affine.yield %c, %c : f32, f32
    } else {
      affine.yield %d, %d : f32, f32
    }
    affine.yield %1#1 : f32
  }
  "test.use"(%0) : (f32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @one(%arg0: index) {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %0 = affine.parallel (%arg1) = (0) to (%arg0) reduce ("minimumf") -> (f32) {
// CHECK-NEXT: affine.yield %cst : f32
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"(%0) : (f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @loop(%n: index) {
  %c = arith.constant 0.0 : f32
  affine.parallel (%i) = (0) to (%n) {
    %r = affine.for %j = 0 to 3 iter_args(%x = %c) -> (f32) {
      affine.yield %c : f32
    }
    "test.use"(%r) : (f32) -> ()
  }
  return
}
func.func @other() {
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @loop(%arg0: index) {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: affine.parallel (%arg1) = (0) to (%arg0) {
// CHECK-NEXT: "test.use"(%cst) : (f32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @other() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @two(%n: index) {
  %c = arith.constant 0.0 : f32
  affine.parallel (%i) = (0) to (%n) {
    %r = affine.for %j = 0 to 3 iter_args(%x = %c) -> (f32) {
      affine.yield %c : f32
    }
    "test.use"(%r) : (f32) -> ()
  }
  %r = affine.for %j = 0 to 3 iter_args(%x = %c) -> (f32) {
    affine.yield %c : f32
  }
  "test.use"(%r) : (f32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @two(%arg0: index) {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: affine.parallel (%arg1) = (0) to (symbol(%arg0)) {
// CHECK-NEXT: "test.use"(%cst) : (f32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"(%cst) : (f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @in_functions(%n: index) {
  %c = arith.constant 0.0 : f32
  affine.parallel (%i) = (0) to (%n) {
    %r = affine.for %j = 0 to 3 iter_args(%x = %c) -> (f32) {
      affine.yield %c : f32
    }
    "test.use"(%r) : (f32) -> ()
  }
  return
}
func.func @g(%b: i1) {
  scf.if %b {
    "test.op"() : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @in_functions(%arg0: index) {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: affine.parallel (%arg1) = (0) to (symbol(%arg0)) {
// CHECK-NEXT: "test.use"(%cst) : (f32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @g(%arg0: i1) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "test.op"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @branches(%n: index, %b: i1) {
  %c = arith.constant 0.0 : f32
  affine.parallel (%i) = (0) to (%n) {
    affine.parallel (%k) = (0) to (%n) {
      %r = affine.for %j = 0 to 3 iter_args(%x = %c) -> (f32) {
        affine.yield %c : f32
      }
      "test.use"(%r) : (f32) -> ()
    }
    affine.parallel (%k) = (0) to (%n) {
      %r = affine.for %j = 0 to 3 iter_args(%x = %c) -> (f32) {
        affine.yield %c : f32
      }
      "test.use"(%r) : (f32) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @branches(%arg0: index, %arg1: i1) {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: affine.parallel (%arg2) = (0) to (%arg0) {
// CHECK-NEXT: affine.parallel (%arg3) = (0) to (symbol(%arg0)) {
// CHECK-NEXT: "test.use"(%cst) : (f32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: affine.parallel (%arg3) = (0) to (symbol(%arg0)) {
// CHECK-NEXT: "test.use"(%cst) : (f32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --arith-unsigned-when-equivalent | FileCheck %s

// Control is not seen to go where constants that are no integers are passed on.

func.func @f(%a: f32, %b: i1, %m: memref<f32>) {
%z = arith.constant 0 : i32

cf.br ^bb1(%a : f32)
^bb1(%0: f32):
%c0 = arith.constant 3 : i32
%1 = arith.cmpi sge, %c0, %z : i32
"test.use"(%1) : (i1) -> ()
return
}
func.func private @g()
func.func private @h() -> f32

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: i1, %arg2: memref<f32>) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: cf.br ^bb1(%arg0 : f32)
// CHECK-NEXT: ^bb1(%0: f32):  // pred: ^bb0
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %1 = arith.cmpi uge, %c3_i32, %c0_i32 : i32
// CHECK-NEXT: "test.use"(%1) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func private @h() -> f32
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: i1, %m: memref<f32>) {
%z = arith.constant 0 : i32
%v = arith.constant 1.0 : f32
cf.br ^bb1(%v : f32)
^bb1(%0: f32):
%c0 = arith.constant 3 : i32
%1 = arith.cmpi sge, %c0, %z : i32
"test.use"(%1) : (i1) -> ()
return
}
func.func private @g()
func.func private @h() -> f32

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: i1, %arg2: memref<f32>) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: cf.br ^bb1(%cst : f32)
// CHECK-NEXT: ^bb1(%0: f32):  // pred: ^bb0
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %1 = arith.cmpi sge, %c3_i32, %c0_i32 : i32
// CHECK-NEXT: "test.use"(%1) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func private @h() -> f32
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: i1, %m: memref<f32>) {
%z = arith.constant 0 : i32
%k = arith.constant 1.0 : f32
%v = arith.addf %k, %k : f32
cf.br ^bb1(%v : f32)
^bb1(%0: f32):
%c0 = arith.constant 3 : i32
%1 = arith.cmpi sge, %c0, %z : i32
"test.use"(%1) : (i1) -> ()
return
}
func.func private @g()
func.func private @h() -> f32

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: i1, %arg2: memref<f32>) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %0 = arith.addf %cst, %cst : f32
// CHECK-NEXT: cf.br ^bb1(%0 : f32)
// CHECK-NEXT: ^bb1(%1: f32):  // pred: ^bb0
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %2 = arith.cmpi uge, %c3_i32, %c0_i32 : i32
// CHECK-NEXT: "test.use"(%2) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func private @h() -> f32
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: i1, %m: memref<f32>) {
%z = arith.constant 0 : i32
%v = arith.constant dense<1.0> : vector<2xf32>
cf.br ^bb1(%v : vector<2xf32>)
^bb1(%0: vector<2xf32>):
%c0 = arith.constant 3 : i32
%1 = arith.cmpi sge, %c0, %z : i32
"test.use"(%1) : (i1) -> ()
return
}
func.func private @g()
func.func private @h() -> f32

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: i1, %arg2: memref<f32>) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %cst = arith.constant dense<1.000000e+00> : vector<2xf32>
// CHECK-NEXT: cf.br ^bb1(%cst : vector<2xf32>)
// CHECK-NEXT: ^bb1(%0: vector<2xf32>):  // pred: ^bb0
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %1 = arith.cmpi sge, %c3_i32, %c0_i32 : i32
// CHECK-NEXT: "test.use"(%1) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func private @h() -> f32
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: i1, %m: memref<f32>) {
%z = arith.constant 0 : i32
%v = arith.constant dense<1> : vector<2xi32>
cf.br ^bb1(%v : vector<2xi32>)
^bb1(%0: vector<2xi32>):
%c0 = arith.constant 3 : i32
%1 = arith.cmpi sge, %c0, %z : i32
"test.use"(%1) : (i1) -> ()
return
}
func.func private @g()
func.func private @h() -> f32

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: i1, %arg2: memref<f32>) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %cst = arith.constant dense<1> : vector<2xi32>
// CHECK-NEXT: cf.br ^bb1(%cst : vector<2xi32>)
// CHECK-NEXT: ^bb1(%0: vector<2xi32>):  // pred: ^bb0
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %1 = arith.cmpi uge, %c3_i32, %c0_i32 : i32
// CHECK-NEXT: "test.use"(%1) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func private @h() -> f32
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: i1, %m: memref<f32>) {
%z = arith.constant 0 : i32
%v = arith.constant dense<1.0> : tensor<2xf32>
cf.br ^bb1(%v : tensor<2xf32>)
^bb1(%0: tensor<2xf32>):
%c0 = arith.constant 3 : i32
%1 = arith.cmpi sge, %c0, %z : i32
"test.use"(%1) : (i1) -> ()
return
}
func.func private @g()
func.func private @h() -> f32

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: i1, %arg2: memref<f32>) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %cst = arith.constant dense<1.000000e+00> : tensor<2xf32>
// CHECK-NEXT: cf.br ^bb1(%cst : tensor<2xf32>)
// CHECK-NEXT: ^bb1(%0: tensor<2xf32>):  // pred: ^bb0
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %1 = arith.cmpi sge, %c3_i32, %c0_i32 : i32
// CHECK-NEXT: "test.use"(%1) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func private @h() -> f32
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: i1, %m: memref<f32>) {
%z = arith.constant 0 : i32
%k = arith.constant 1.0 : f32
%v = scf.if %b -> f32 { scf.yield %k : f32 } else { scf.yield %k : f32 }
cf.br ^bb1(%v : f32)
^bb1(%0: f32):
%c0 = arith.constant 3 : i32
%1 = arith.cmpi sge, %c0, %z : i32
"test.use"(%1) : (i1) -> ()
return
}
func.func private @g()
func.func private @h() -> f32

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: i1, %arg2: memref<f32>) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %0 = scf.if %arg1 -> (f32) {
// CHECK-NEXT: scf.yield %cst : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %cst : f32
// CHECK-NEXT: }
// CHECK-NEXT: cf.br ^bb1(%0 : f32)
// CHECK-NEXT: ^bb1(%1: f32):  // pred: ^bb0
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %2 = arith.cmpi sge, %c3_i32, %c0_i32 : i32
// CHECK-NEXT: "test.use"(%2) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func private @h() -> f32
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: i1, %m: memref<f32>) {
%z = arith.constant 0 : i32
%k = arith.constant 1.0 : f32
%v = scf.if %b -> f32 { scf.yield %a : f32 } else { scf.yield %k : f32 }
cf.br ^bb1(%v : f32)
^bb1(%0: f32):
%c0 = arith.constant 3 : i32
%1 = arith.cmpi sge, %c0, %z : i32
"test.use"(%1) : (i1) -> ()
return
}
func.func private @g()
func.func private @h() -> f32

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: i1, %arg2: memref<f32>) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %0 = scf.if %arg1 -> (f32) {
// CHECK-NEXT: scf.yield %arg0 : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %cst : f32
// CHECK-NEXT: }
// CHECK-NEXT: cf.br ^bb1(%0 : f32)
// CHECK-NEXT: ^bb1(%1: f32):  // pred: ^bb0
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %2 = arith.cmpi uge, %c3_i32, %c0_i32 : i32
// CHECK-NEXT: "test.use"(%2) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func private @h() -> f32
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: i1, %m: memref<f32>) {
%z = arith.constant 0 : i32
%k = arith.constant dense<1.0> : vector<2xf32>
%v = vector.extract %k[0] : f32 from vector<2xf32>
cf.br ^bb1(%v : f32)
^bb1(%0: f32):
%c0 = arith.constant 3 : i32
%1 = arith.cmpi sge, %c0, %z : i32
"test.use"(%1) : (i1) -> ()
return
}
func.func private @g()
func.func private @h() -> f32

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: i1, %arg2: memref<f32>) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %cst = arith.constant dense<1.000000e+00> : vector<2xf32>
// CHECK-NEXT: %0 = vector.extract %cst[0] : f32 from vector<2xf32>
// CHECK-NEXT: cf.br ^bb1(%0 : f32)
// CHECK-NEXT: ^bb1(%1: f32):  // pred: ^bb0
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %2 = arith.cmpi sge, %c3_i32, %c0_i32 : i32
// CHECK-NEXT: "test.use"(%2) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func private @h() -> f32
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: i1, %m: memref<f32>) {
%z = arith.constant 0 : i32
%v = vector.broadcast %a : f32 to vector<2xf32>
cf.br ^bb1(%v : vector<2xf32>)
^bb1(%0: vector<2xf32>):
%c0 = arith.constant 3 : i32
%1 = arith.cmpi sge, %c0, %z : i32
"test.use"(%1) : (i1) -> ()
return
}
func.func private @g()
func.func private @h() -> f32

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: i1, %arg2: memref<f32>) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<2xf32>
// CHECK-NEXT: cf.br ^bb1(%0 : vector<2xf32>)
// CHECK-NEXT: ^bb1(%1: vector<2xf32>):  // pred: ^bb0
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %2 = arith.cmpi uge, %c3_i32, %c0_i32 : i32
// CHECK-NEXT: "test.use"(%2) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func private @h() -> f32
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: i1, %m: memref<f32>) {
%z = arith.constant 0 : i32
%k = arith.constant 1.0 : f32
%v = vector.broadcast %k : f32 to vector<2xf32>
cf.br ^bb1(%v : vector<2xf32>)
^bb1(%0: vector<2xf32>):
%c0 = arith.constant 3 : i32
%1 = arith.cmpi sge, %c0, %z : i32
"test.use"(%1) : (i1) -> ()
return
}
func.func private @g()
func.func private @h() -> f32

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: i1, %arg2: memref<f32>) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %0 = vector.broadcast %cst : f32 to vector<2xf32>
// CHECK-NEXT: cf.br ^bb1(%0 : vector<2xf32>)
// CHECK-NEXT: ^bb1(%1: vector<2xf32>):  // pred: ^bb0
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %2 = arith.cmpi sge, %c3_i32, %c0_i32 : i32
// CHECK-NEXT: "test.use"(%2) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func private @h() -> f32
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: i1, %m: memref<f32>) {
%z = arith.constant 0 : i32
%v = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
cf.br ^bb1(%v : complex<f32>)
^bb1(%0: complex<f32>):
%c0 = arith.constant 3 : i32
%1 = arith.cmpi sge, %c0, %z : i32
"test.use"(%1) : (i1) -> ()
return
}
func.func private @g()
func.func private @h() -> f32

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: i1, %arg2: memref<f32>) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %cst = complex.constant [1.000000e+00 : f32, 1.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: cf.br ^bb1(%cst : complex<f32>)
// CHECK-NEXT: ^bb1(%0: complex<f32>):  // pred: ^bb0
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %1 = arith.cmpi uge, %c3_i32, %c0_i32 : i32
// CHECK-NEXT: "test.use"(%1) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: func.func private @h() -> f32
// CHECK-NEXT: }

// -----

func.func @f() {
  %z = arith.constant 0 : i32
  return
^bb3:
  %true = arith.constant true
  cf.cond_br %true, ^bb4, ^bb3
^bb4:
  %2 = arith.cmpi sgt, %z, %z : i32
  "test.use"(%2) : (i1) -> ()
  return
^bb5:
  %3 = arith.cmpi sgt, %z, %z : i32
  "test.use"(%3) : (i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: ^bb1:  // pred: ^bb1
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: cf.cond_br %true, ^bb2, ^bb1
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %0 = arith.cmpi sgt, %c0_i32, %c0_i32 : i32
// CHECK-NEXT: "test.use"(%0) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: ^bb3:  // no predecessors
// CHECK-NEXT: %1 = arith.cmpi sgt, %c0_i32, %c0_i32 : i32
// CHECK-NEXT: "test.use"(%1) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

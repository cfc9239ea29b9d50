// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @constants() {
  %a = arith.constant 0 : i32
  %b = arith.constant 0 : i32
  %c = arith.constant 1 : i32
  %d = arith.constant -1 : i32
  %e = arith.constant -2147483648 : i32
  %f = arith.constant true
  %g = arith.constant false
  %h = arith.constant true
  %i = arith.constant 0 : index
  %j = arith.constant 0 : index
  %k = arith.constant -5 : index
  %l = arith.constant 1.0 : f32
  %m = arith.constant dense<1> : tensor<2xi32>
  %n = arith.constant dense<1> : vector<2xi32>
  %o = arith.constant 1 : i64
  %p = arith.constant 12345678901234567890 : i64
  %q = arith.constant 1 : i128
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @constants() {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT: %c-2147483648_i32 = arith.constant -2147483648 : i32
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true_1 = arith.constant true
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c0_2 = arith.constant 0 : index
// CHECK-NEXT: %c-5 = arith.constant -5 : index
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %cst_3 = arith.constant dense<1> : tensor<2xi32>
// CHECK-NEXT: %cst_4 = arith.constant dense<1> : vector<2xi32>
// CHECK-NEXT: %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT: %c-6101065172474983726_i64 = arith.constant -6101065172474983726 : i64
// CHECK-NEXT: %c1_i128 = arith.constant 1 : i128
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @collisions(%c0: index, %cst: f32, %true: i1) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 0.0 : f32
  %2 = arith.constant true
  %c0_0 = arith.constant 0 : index
  %c0_1 = arith.constant 0 : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @collisions(%arg0: index, %arg1: f32, %arg2: i1) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %c0_1 = arith.constant 0 : index
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @names(%x: i32, %y: f32) {
  %foo = arith.addi %x, %x : i32
  %bar = arith.addf %y, %y : f32
  "x.use"(%foo, %bar) : (i32, f32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @names(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: %[[V1:.*]] = arith.addf %arg1, %arg1 : f32
// CHECK-NEXT: "x.use"(%[[V0]], %[[V1]]) : (i32, f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @argnames(%arg1: i32, %arg0: i32) -> i32 {
  %r = arith.subi %arg1, %arg0 : i32
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @argnames(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.subi %arg0, %arg1 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @indices() {
  %a = index.constant 0
  %b = index.constant 0
  %c = index.constant -3
  %d = index.bool.constant true
  %e = index.bool.constant false
  %f = index.sizeof
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @indices() {
// CHECK-NEXT: %idx0 = index.constant 0
// CHECK-NEXT: %idx0_0 = index.constant 0
// CHECK-NEXT: %idx-3 = index.constant -3
// CHECK-NEXT: %true = index.bool.constant true
// CHECK-NEXT: %false = index.bool.constant false
// CHECK-NEXT: %[[V0:.*]] = index.sizeof
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @ubs() {
  %a = ub.poison : i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @ubs() {
// CHECK-NEXT: %[[V0:.*]] = ub.poison : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @fc() {
  %a = func.constant @fc : () -> ()
  %b = func.constant @fc : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @fc() {
// CHECK-NEXT: %f = constant @fc : () -> ()
// CHECK-NEXT: %f_0 = constant @fc : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @nested(%n: index) {
  %c1 = arith.constant 1 : index
  scf.for %i = %n to %n step %c1 {
    %c2 = arith.constant 1 : index
    scf.for %j = %i to %n step %c2 {
      %c3 = arith.constant 1 : index
      "x.use"(%c1, %c2, %c3, %i, %j) : (index, index, index, index, index) -> ()
    }
  }
  %c4 = arith.constant 1 : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @nested(%arg0: index) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.for %arg1 = %arg0 to %arg0 step %c1 {
// CHECK-NEXT: %c1_1 = arith.constant 1 : index
// CHECK-NEXT: scf.for %arg2 = %arg1 to %arg0 step %c1_1 {
// CHECK-NEXT: %c1_2 = arith.constant 1 : index
// CHECK-NEXT: "x.use"(%c1, %c1_1, %c1_2, %arg1, %arg2) : (index, index, index, index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %c1_0 = arith.constant 1 : index
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @sibling(%c: i1) {
  scf.if %c {
    %c2 = arith.constant 1 : index
    %z = "x.a"() : () -> i32
  } else {
    %c3 = arith.constant 1 : index
    %z = "x.b"() : () -> i32
  }
  %z = "x.c"() : () -> i32
  %c4 = arith.constant 1 : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @sibling(%arg0: i1) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %c1_0 = arith.constant 1 : index
// CHECK-NEXT: %[[V1:.*]] = "x.a"() : () -> i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %c1_0 = arith.constant 1 : index
// CHECK-NEXT: %[[V1]] = "x.b"() : () -> i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[V0:.*]] = "x.c"() : () -> i32
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @blockargs(%a: i32) {
  cf.br ^bb1(%a : i32)
^bb1(%x: i32):
  %0 = "x.a"() : () -> i32
  cf.br ^bb2(%x, %0 : i32, i32)
^bb2(%y: i32, %z: i32):
  %1 = "x.b"(%y, %z) : (i32, i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @blockargs(%arg0: i32) {
// CHECK-NEXT: cf.br ^bb1(%arg0 : i32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: %[[V1:.*]] = "x.a"() : () -> i32
// CHECK-NEXT: cf.br ^bb2(%[[V0]], %[[V1]] : i32, i32)
// CHECK-NEXT: ^bb2(%[[V2:.*]]: i32, %[[V3:.*]]: i32):  // pred: ^bb1
// CHECK-NEXT: %[[V4:.*]] = "x.b"(%[[V2]], %[[V3]]) : (i32, i32) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @multi() {
  %a:3 = "x.a"() : () -> (i32, i32, i32)
  %b:2 = "x.b"(%a#0, %a#2) : (i32, i32) -> (f32, f32)
  %c = "x.c"(%b#1) : (f32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @multi() {
// CHECK-NEXT: %[[V0:.*]]:3 = "x.a"() : () -> (i32, i32, i32)
// CHECK-NEXT: %[[V1:.*]]:2 = "x.b"(%[[V0]]#0, %[[V0]]#2) : (i32, i32) -> (f32, f32)
// CHECK-NEXT: %[[V2:.*]] = "x.c"(%[[V1]]#1) : (f32) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @inner_func() {
  %a = "x.a"() : () -> i32
  builtin.module {
    func.func @g(%x: i32) {
      %b = "x.b"() : () -> i32
      %c1 = arith.constant 1 : index
      return
    }
  }
  %c = "x.c"() : () -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @inner_func() {
// CHECK-NEXT: %[[V0:.*]] = "x.a"() : () -> i32
// CHECK-NEXT: builtin.module {
// CHECK-NEXT: func.func @g(%arg0: i32) {
// CHECK-NEXT: %[[V2:.*]] = "x.b"() : () -> i32
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %[[V1:.*]] = "x.c"() : () -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

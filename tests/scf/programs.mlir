// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @matmul(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?x?xf64>
  %k = memref.dim %a, %c1 : memref<?x?xf64>
  %n = memref.dim %b, %c1 : memref<?x?xf64>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %z = arith.constant 0.0 : f64
      %s = scf.for %l = %c0 to %k step %c1 iter_args(%acc = %z) -> f64 {
        %x = memref.load %a[%i, %l] : memref<?x?xf64>
        %y = memref.load %b[%l, %j] : memref<?x?xf64>
        %p = arith.mulf %x, %y fastmath<contract> : f64
        %q = arith.addf %acc, %p fastmath<contract> : f64
        scf.yield %q : f64
      }
      memref.store %s, %c[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @matmul(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>, %arg2: memref<?x?xf64>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x?xf64>
// CHECK-NEXT: %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf64>
// CHECK-NEXT: %dim_1 = memref.dim %arg1, %c1 : memref<?x?xf64>
// CHECK-NEXT: scf.for %arg3 = %c0 to %dim step %c1 {
// CHECK-NEXT: scf.for %arg4 = %c0 to %dim_1 step %c1 {
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT: %[[V0:.*]] = scf.for %arg5 = %c0 to %dim_0 step %c1 iter_args(%arg6 = %cst) -> (f64) {
// CHECK-NEXT: %[[V1:.*]] = memref.load %arg0[%arg3, %arg5] : memref<?x?xf64>
// CHECK-NEXT: %[[V2:.*]] = memref.load %arg1[%arg5, %arg4] : memref<?x?xf64>
// CHECK-NEXT: %[[V3:.*]] = arith.mulf %[[V1]], %[[V2]] fastmath<contract> : f64
// CHECK-NEXT: %[[V4:.*]] = arith.addf %arg6, %[[V3]] fastmath<contract> : f64
// CHECK-NEXT: scf.yield %[[V4]] : f64
// CHECK-NEXT: }
// CHECK-NEXT: memref.store %[[V0]], %arg2[%arg3, %arg4] : memref<?x?xf64>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> (), sym_name = "matmul"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>, %arg2: memref<?x?xf64>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.constant"() <{value = 0 : index}> : () -> index
// GENERIC-NEXT: %[[V1:.*]] = "arith.constant"() <{value = 1 : index}> : () -> index
// GENERIC-NEXT: %[[V2:.*]] = "memref.dim"(%arg0, %[[V0]]) : (memref<?x?xf64>, index) -> index
// GENERIC-NEXT: %[[V3:.*]] = "memref.dim"(%arg0, %[[V1]]) : (memref<?x?xf64>, index) -> index
// GENERIC-NEXT: %[[V4:.*]] = "memref.dim"(%arg1, %[[V1]]) : (memref<?x?xf64>, index) -> index
// GENERIC-NEXT: "scf.for"(%[[V0]], %[[V2]], %[[V1]]) ({
// GENERIC-NEXT: ^bb0(%arg3: index):
// GENERIC-NEXT: "scf.for"(%[[V0]], %[[V4]], %[[V1]]) ({
// GENERIC-NEXT: ^bb0(%arg4: index):
// GENERIC-NEXT: %[[V5:.*]] = "arith.constant"() <{value = 0.000000e+00 : f64}> : () -> f64
// GENERIC-NEXT: %[[V6:.*]] = "scf.for"(%[[V0]], %[[V3]], %[[V1]], %[[V5]]) ({
// GENERIC-NEXT: ^bb0(%arg5: index, %arg6: f64):
// GENERIC-NEXT: %[[V7:.*]] = "memref.load"(%arg0, %arg3, %arg5) : (memref<?x?xf64>, index, index) -> f64
// GENERIC-NEXT: %[[V8:.*]] = "memref.load"(%arg1, %arg5, %arg4) : (memref<?x?xf64>, index, index) -> f64
// GENERIC-NEXT: %[[V9:.*]] = "arith.mulf"(%[[V7]], %[[V8]]) <{fastmath = #arith.fastmath<contract>}> : (f64, f64) -> f64
// GENERIC-NEXT: %[[V10:.*]] = "arith.addf"(%arg6, %[[V9]]) <{fastmath = #arith.fastmath<contract>}> : (f64, f64) -> f64
// GENERIC-NEXT: "scf.yield"(%[[V10]]) : (f64) -> ()
// GENERIC-NEXT: }) : (index, index, index, f64) -> f64
// GENERIC-NEXT: "memref.store"(%[[V6]], %arg2, %arg3, %arg4) : (f64, memref<?x?xf64>, index, index) -> ()
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index, index, index) -> ()
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index, index, index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global "private" @flags : memref<100xi1> = uninitialized
func.func @sieve(%n: index) -> index {
  %m = memref.get_global @flags : memref<100xi1>
  %t = arith.constant true
  %f = arith.constant false
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %t, %m[%i] : memref<100xi1>
  }
  %count = scf.for %i = %c2 to %n step %c1 iter_args(%acc = %c0) -> index {
    %p = memref.load %m[%i] : memref<100xi1>
    %r = scf.if %p -> index {
      %i2 = arith.muli %i, %i : index
      scf.for %j = %i2 to %n step %i {
        memref.store %f, %m[%j] : memref<100xi1>
      }
      %x = arith.addi %acc, %c1 : index
      scf.yield %x : index
    } else {
      scf.yield %acc : index
    }
    scf.yield %r : index
  }
  return %count : index
}

// CHECK: module {
// CHECK-NEXT: memref.global "private" @flags : memref<100xi1> = uninitialized
// CHECK-NEXT: func.func @sieve(%arg0: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = memref.get_global @flags : memref<100xi1>
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: scf.for %arg1 = %c0 to %arg0 step %c1 {
// CHECK-NEXT: memref.store %true, %[[V0]][%arg1] : memref<100xi1>
// CHECK-NEXT: }
// CHECK-NEXT: %[[V1:.*]] = scf.for %arg1 = %c2 to %arg0 step %c1 iter_args(%arg2 = %c0) -> (index) {
// CHECK-NEXT: %[[V2:.*]] = memref.load %[[V0]][%arg1] : memref<100xi1>
// CHECK-NEXT: %[[V3:.*]] = scf.if %[[V2]] -> (index) {
// CHECK-NEXT: %[[V4:.*]] = arith.muli %arg1, %arg1 : index
// CHECK-NEXT: scf.for %arg3 = %[[V4]] to %arg0 step %arg1 {
// CHECK-NEXT: memref.store %false, %[[V0]][%arg3] : memref<100xi1>
// CHECK-NEXT: }
// CHECK-NEXT: %[[V5:.*]] = arith.addi %arg2, %c1 : index
// CHECK-NEXT: scf.yield %[[V5]] : index
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg2 : index
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[V3]] : index
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{initial_value, sym_name = "flags", sym_visibility = "private", type = memref<100xi1>}> : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (index) -> index, sym_name = "sieve"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index):
// GENERIC-NEXT: %[[V0:.*]] = "memref.get_global"() <{name = @flags}> : () -> memref<100xi1>
// GENERIC-NEXT: %[[V1:.*]] = "arith.constant"() <{value = true}> : () -> i1
// GENERIC-NEXT: %[[V2:.*]] = "arith.constant"() <{value = false}> : () -> i1
// GENERIC-NEXT: %[[V3:.*]] = "arith.constant"() <{value = 0 : index}> : () -> index
// GENERIC-NEXT: %[[V4:.*]] = "arith.constant"() <{value = 1 : index}> : () -> index
// GENERIC-NEXT: %[[V5:.*]] = "arith.constant"() <{value = 2 : index}> : () -> index
// GENERIC-NEXT: "scf.for"(%[[V3]], %arg0, %[[V4]]) ({
// GENERIC-NEXT: ^bb0(%arg4: index):
// GENERIC-NEXT: "memref.store"(%[[V1]], %[[V0]], %arg4) : (i1, memref<100xi1>, index) -> ()
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index, index, index) -> ()
// GENERIC-NEXT: %[[V6:.*]] = "scf.for"(%[[V5]], %arg0, %[[V4]], %[[V3]]) ({
// GENERIC-NEXT: ^bb0(%arg1: index, %arg2: index):
// GENERIC-NEXT: %[[V7:.*]] = "memref.load"(%[[V0]], %arg1) : (memref<100xi1>, index) -> i1
// GENERIC-NEXT: %[[V8:.*]] = "scf.if"(%[[V7]]) ({
// GENERIC-NEXT: %[[V9:.*]] = "arith.muli"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
// GENERIC-NEXT: "scf.for"(%[[V9]], %arg0, %arg1) ({
// GENERIC-NEXT: ^bb0(%arg3: index):
// GENERIC-NEXT: "memref.store"(%[[V2]], %[[V0]], %arg3) : (i1, memref<100xi1>, index) -> ()
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index, index, index) -> ()
// GENERIC-NEXT: %[[V10:.*]] = "arith.addi"(%arg2, %[[V4]]) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
// GENERIC-NEXT: "scf.yield"(%[[V10]]) : (index) -> ()
// GENERIC-NEXT: }, {
// GENERIC-NEXT: "scf.yield"(%arg2) : (index) -> ()
// GENERIC-NEXT: }) : (i1) -> index
// GENERIC-NEXT: "scf.yield"(%[[V8]]) : (index) -> ()
// GENERIC-NEXT: }) : (index, index, index, index) -> index
// GENERIC-NEXT: "func.return"(%[[V6]]) : (index) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @fib(%n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %small = arith.cmpi slt, %n, %c2 : i32
  cf.cond_br %small, ^base, ^rec
^base:
  return %n : i32
^rec:
  %a = arith.subi %n, %c1 : i32
  %b = arith.subi %n, %c2 : i32
  %x = call @fib(%a) : (i32) -> i32
  %y = call @fib(%b) : (i32) -> i32
  %z = arith.addi %x, %y : i32
  return %z : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @fib(%arg0: i32) -> i32 {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi slt, %arg0, %c2_i32 : i32
// CHECK-NEXT: cf.cond_br %[[V0]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %[[V1:.*]] = arith.subi %arg0, %c1_i32 : i32
// CHECK-NEXT: %[[V2:.*]] = arith.subi %arg0, %c2_i32 : i32
// CHECK-NEXT: %[[V3:.*]] = call @fib(%[[V1]]) : (i32) -> i32
// CHECK-NEXT: %[[V4:.*]] = call @fib(%[[V2]]) : (i32) -> i32
// CHECK-NEXT: %[[V5:.*]] = arith.addi %[[V3]], %[[V4]] : i32
// CHECK-NEXT: return %[[V5]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i32) -> i32, sym_name = "fib"}> ({
// GENERIC-NEXT: ^bb0(%arg0: i32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC-NEXT: %[[V1:.*]] = "arith.constant"() <{value = 2 : i32}> : () -> i32
// GENERIC-NEXT: %[[V2:.*]] = "arith.cmpi"(%arg0, %[[V1]]) <{predicate = 2 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT: "cf.cond_br"(%[[V2]])[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// GENERIC-NEXT: ^bb1:  // pred: ^bb0
// GENERIC-NEXT: "func.return"(%arg0) : (i32) -> ()
// GENERIC-NEXT: ^bb2:  // pred: ^bb0
// GENERIC-NEXT: %[[V3:.*]] = "arith.subi"(%arg0, %[[V0]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT: %[[V4:.*]] = "arith.subi"(%arg0, %[[V1]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT: %[[V5:.*]] = "func.call"(%[[V3]]) <{callee = @fib}> : (i32) -> i32
// GENERIC-NEXT: %[[V6:.*]] = "func.call"(%[[V4]]) <{callee = @fib}> : (i32) -> i32
// GENERIC-NEXT: %[[V7:.*]] = "arith.addi"(%[[V5]], %[[V6]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT: "func.return"(%[[V7]]) : (i32) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @visit(index, memref<?xf32>) -> (index, memref<?xf32>)
func.func @driver(%n: index) -> index {
  %m = memref.alloc(%n) : memref<?xf32>
  %r:2 = call @visit(%n, %m) : (index, memref<?xf32>) -> (index, memref<?xf32>)
  %s = memref.subview %r#1[1] [4] [2] : memref<?xf32> to memref<4xf32, strided<[2], offset: 1>>
  %c0 = arith.constant 0 : index
  %v = memref.load %s[%c0] : memref<4xf32, strided<[2], offset: 1>>
  %i = arith.fptosi %v : f32 to i64
  %j = arith.index_cast %i : i64 to index
  memref.dealloc %r#1 : memref<?xf32>
  return %j : index
}

// CHECK: module {
// CHECK-NEXT: func.func private @visit(index, memref<?xf32>) -> (index, memref<?xf32>)
// CHECK-NEXT: func.func @driver(%arg0: index) -> index {
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: %[[V0:.*]]:2 = call @visit(%arg0, %alloc) : (index, memref<?xf32>) -> (index, memref<?xf32>)
// CHECK-NEXT: %subview = memref.subview %[[V0]]#1[1] [4] [2] : memref<?xf32> to memref<4xf32, strided<[2], offset: 1>>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %[[V1:.*]] = memref.load %subview[%c0] : memref<4xf32, strided<[2], offset: 1>>
// CHECK-NEXT: %[[V2:.*]] = arith.fptosi %[[V1]] : f32 to i64
// CHECK-NEXT: %[[V3:.*]] = arith.index_cast %[[V2]] : i64 to index
// CHECK-NEXT: memref.dealloc %[[V0]]#1 : memref<?xf32>
// CHECK-NEXT: return %[[V3]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, memref<?xf32>) -> (index, memref<?xf32>), sym_name = "visit", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = (index) -> index, sym_name = "driver"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index):
// GENERIC-NEXT: %[[V0:.*]] = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
// GENERIC-NEXT: %[[V1:.*]]:2 = "func.call"(%arg0, %[[V0]]) <{callee = @visit}> : (index, memref<?xf32>) -> (index, memref<?xf32>)
// GENERIC-NEXT: %[[V2:.*]] = "memref.subview"(%[[V1]]#1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 4>, static_strides = array<i64: 2>}> : (memref<?xf32>) -> memref<4xf32, strided<[2], offset: 1>>
// GENERIC-NEXT: %[[V3:.*]] = "arith.constant"() <{value = 0 : index}> : () -> index
// GENERIC-NEXT: %[[V4:.*]] = "memref.load"(%[[V2]], %[[V3]]) : (memref<4xf32, strided<[2], offset: 1>>, index) -> f32
// GENERIC-NEXT: %[[V5:.*]] = "arith.fptosi"(%[[V4]]) : (f32) -> i64
// GENERIC-NEXT: %[[V6:.*]] = "arith.index_cast"(%[[V5]]) : (i64) -> index
// GENERIC-NEXT: "memref.dealloc"(%[[V1]]#1) : (memref<?xf32>) -> ()
// GENERIC-NEXT: "func.return"(%[[V6]]) : (index) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @stencil(%in: memref<?xf32>, %out: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %in, %c0 : memref<?xf32>
  %last = arith.subi %n, %c1 : index
  scf.parallel (%i) = (%c1) to (%last) step (%c1) {
    %l = arith.subi %i, %c1 : index
    %r = index.add %i, %c1
    %a = memref.load %in[%l] : memref<?xf32>
    %b = memref.load %in[%i] : memref<?xf32>
    %c = memref.load %in[%r] : memref<?xf32>
    %s = arith.addf %a, %b : f32
    %t = arith.addf %s, %c : f32
    memref.store %t, %out[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @stencil(%arg0: memref<?xf32>, %arg1: memref<?xf32>) attributes {llvm.emit_c_interface} {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT: %[[V0:.*]] = arith.subi %dim, %c1 : index
// CHECK-NEXT: scf.parallel (%arg2) = (%c1) to (%[[V0]]) step (%c1) {
// CHECK-NEXT: %[[V1:.*]] = arith.subi %arg2, %c1 : index
// CHECK-NEXT: %[[V2:.*]] = index.add %arg2, %c1
// CHECK-NEXT: %[[V3:.*]] = memref.load %arg0[%[[V1]]] : memref<?xf32>
// CHECK-NEXT: %[[V4:.*]] = memref.load %arg0[%arg2] : memref<?xf32>
// CHECK-NEXT: %[[V5:.*]] = memref.load %arg0[%[[V2]]] : memref<?xf32>
// CHECK-NEXT: %[[V6:.*]] = arith.addf %[[V3]], %[[V4]] : f32
// CHECK-NEXT: %[[V7:.*]] = arith.addf %[[V6]], %[[V5]] : f32
// CHECK-NEXT: memref.store %[[V7]], %arg1[%arg2] : memref<?xf32>
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<?xf32>, memref<?xf32>) -> (), sym_name = "stencil"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<?xf32>, %arg1: memref<?xf32>):
// GENERIC-NEXT: %[[V0:.*]] = "arith.constant"() <{value = 0 : index}> : () -> index
// GENERIC-NEXT: %[[V1:.*]] = "arith.constant"() <{value = 1 : index}> : () -> index
// GENERIC-NEXT: %[[V2:.*]] = "memref.dim"(%arg0, %[[V0]]) : (memref<?xf32>, index) -> index
// GENERIC-NEXT: %[[V3:.*]] = "arith.subi"(%[[V2]], %[[V1]]) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
// GENERIC-NEXT: "scf.parallel"(%[[V1]], %[[V3]], %[[V1]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
// GENERIC-NEXT: ^bb0(%arg2: index):
// GENERIC-NEXT: %[[V4:.*]] = "arith.subi"(%arg2, %[[V1]]) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
// GENERIC-NEXT: %[[V5:.*]] = "index.add"(%arg2, %[[V1]]) : (index, index) -> index
// GENERIC-NEXT: %[[V6:.*]] = "memref.load"(%arg0, %[[V4]]) : (memref<?xf32>, index) -> f32
// GENERIC-NEXT: %[[V7:.*]] = "memref.load"(%arg0, %arg2) : (memref<?xf32>, index) -> f32
// GENERIC-NEXT: %[[V8:.*]] = "memref.load"(%arg0, %[[V5]]) : (memref<?xf32>, index) -> f32
// GENERIC-NEXT: %[[V9:.*]] = "arith.addf"(%[[V6]], %[[V7]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: %[[V10:.*]] = "arith.addf"(%[[V9]], %[[V8]]) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT: "memref.store"(%[[V10]], %arg1, %arg2) : (f32, memref<?xf32>, index) -> ()
// GENERIC-NEXT: "scf.reduce"() : () -> ()
// GENERIC-NEXT: }) : (index, index, index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) {llvm.emit_c_interface} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @search(%m: memref<64xi32>, %key: i32) -> index {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %r:2 = scf.while (%lo = %c0, %hi = %c64) : (index, index) -> (index, index) {
    %go = index.cmp ult(%lo, %hi)
    scf.condition(%go) %lo, %hi : index, index
  } do {
  ^bb0(%lo: index, %hi: index):
    %sum = index.add %lo, %hi
    %c2 = index.constant 2
    %mid = index.divu %sum, %c2
    %v = memref.load %m[%mid] : memref<64xi32>
    %less = arith.cmpi slt, %v, %key : i32
    %c1 = index.constant 1
    %mid1 = index.add %mid, %c1
    %nlo = arith.select %less, %mid1, %lo : index
    %nhi = arith.select %less, %hi, %mid : index
    scf.yield %nlo, %nhi : index, index
  }
  return %r#0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @search(%arg0: memref<64xi32>, %arg1: i32) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c64 = arith.constant 64 : index
// CHECK-NEXT: %[[V0:.*]]:2 = scf.while (%arg2 = %c0, %arg3 = %c64) : (index, index) -> (index, index) {
// CHECK-NEXT: %[[V1:.*]] = index.cmp ult(%arg2, %arg3)
// CHECK-NEXT: scf.condition(%[[V1]]) %arg2, %arg3 : index, index
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT: %[[V1]] = index.add %arg2, %arg3
// CHECK-NEXT: %idx2 = index.constant 2
// CHECK-NEXT: %[[V2:.*]] = index.divu %[[V1]], %idx2
// CHECK-NEXT: %[[V3:.*]] = memref.load %arg0[%[[V2]]] : memref<64xi32>
// CHECK-NEXT: %[[V4:.*]] = arith.cmpi slt, %[[V3]], %arg1 : i32
// CHECK-NEXT: %idx1 = index.constant 1
// CHECK-NEXT: %[[V5:.*]] = index.add %[[V2]], %idx1
// CHECK-NEXT: %[[V6:.*]] = arith.select %[[V4]], %[[V5]], %arg2 : index
// CHECK-NEXT: %[[V7:.*]] = arith.select %[[V4]], %arg3, %[[V2]] : index
// CHECK-NEXT: scf.yield %[[V6]], %[[V7]] : index, index
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]]#0 : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<64xi32>, i32) -> index, sym_name = "search"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<64xi32>, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "arith.constant"() <{value = 0 : index}> : () -> index
// GENERIC-NEXT: %[[V1:.*]] = "arith.constant"() <{value = 64 : index}> : () -> index
// GENERIC-NEXT: %[[V2:.*]]:2 = "scf.while"(%[[V0]], %[[V1]]) ({
// GENERIC-NEXT: ^bb0(%arg4: index, %arg5: index):
// GENERIC-NEXT: %[[V12:.*]] = "index.cmp"(%arg4, %arg5) <{pred = #index<cmp_predicate ult>}> : (index, index) -> i1
// GENERIC-NEXT: "scf.condition"(%[[V12]], %arg4, %arg5) : (i1, index, index) -> ()
// GENERIC-NEXT: }, {
// GENERIC-NEXT: ^bb0(%arg2: index, %arg3: index):
// GENERIC-NEXT: %[[V3:.*]] = "index.add"(%arg2, %arg3) : (index, index) -> index
// GENERIC-NEXT: %[[V4:.*]] = "index.constant"() <{value = 2 : index}> : () -> index
// GENERIC-NEXT: %[[V5:.*]] = "index.divu"(%[[V3]], %[[V4]]) : (index, index) -> index
// GENERIC-NEXT: %[[V6:.*]] = "memref.load"(%arg0, %[[V5]]) : (memref<64xi32>, index) -> i32
// GENERIC-NEXT: %[[V7:.*]] = "arith.cmpi"(%[[V6]], %arg1) <{predicate = 2 : i64}> : (i32, i32) -> i1
// GENERIC-NEXT: %[[V8:.*]] = "index.constant"() <{value = 1 : index}> : () -> index
// GENERIC-NEXT: %[[V9:.*]] = "index.add"(%[[V5]], %[[V8]]) : (index, index) -> index
// GENERIC-NEXT: %[[V10:.*]] = "arith.select"(%[[V7]], %[[V9]], %arg2) : (i1, index, index) -> index
// GENERIC-NEXT: %[[V11:.*]] = "arith.select"(%[[V7]], %arg3, %[[V5]]) : (i1, index, index) -> index
// GENERIC-NEXT: "scf.yield"(%[[V10]], %[[V11]]) : (index, index) -> ()
// GENERIC-NEXT: }) : (index, index) -> (index, index)
// GENERIC-NEXT: "func.return"(%[[V2]]#0) : (index) -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// RUN: mlir-opt %s --split-input-file --ownership-based-buffer-deallocation | FileCheck %s

func.func @loops(%a: memref<2xf32>, %lb: index, %ub: index, %c: i1) -> memref<2xf32> {
  %0 = memref.alloc() : memref<2xf32>
  %1 = scf.for %i = %lb to %ub step %lb iter_args(%x = %0) -> (memref<2xf32>) {
    %5 = memref.alloc() : memref<2xf32>
    %2 = scf.if %c -> memref<2xf32> {
      scf.yield %5 : memref<2xf32>
    } else {
      %6 = memref.alloc() : memref<2xf32>
      scf.yield %a : memref<2xf32>
    }
    scf.yield %2 : memref<2xf32>
  }
  return %1 : memref<2xf32>
}

// -----

func.func @w(%a: memref<2xf32>, %c: i1) -> memref<2xf32> {
  %1:2 = scf.while (%x = %a, %k = %c) : (memref<2xf32>, i1) -> (memref<2xf32>, i1) {
    %5 = memref.alloc() : memref<2xf32>
    scf.condition(%k) %5, %k : memref<2xf32>, i1
  } do {
  ^bb0(%y: memref<2xf32>, %z: i1):
    %6 = memref.alloc() : memref<2xf32>
    scf.yield %6, %z : memref<2xf32>, i1
  }
  return %1#0 : memref<2xf32>
}

// -----

func.func @par(%a: memref<2xf32>, %n: index) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %6 = memref.alloc() : memref<2xf32>
    scf.reduce
  }
  scf.forall (%i) in (%n) {
    %6 = memref.alloc() : memref<2xf32>
    memref.copy %a, %6 : memref<2xf32> to memref<2xf32>
  }
  %r = scf.execute_region -> memref<2xf32> {
    %6 = memref.alloc() : memref<2xf32>
    scf.yield %6 : memref<2xf32>
  }
  return
}

// -----

func.func @sw(%a: memref<2xf32>, %n: index) {
  %r = scf.index_switch %n -> memref<2xf32>
  case 1 {
    %6 = memref.alloc() : memref<2xf32>
    scf.yield %6 : memref<2xf32>
  }
  default {
    scf.yield %a : memref<2xf32>
  }
  memref.copy %a, %r : memref<2xf32> to memref<2xf32>
  return
}

// -----

func.func @exe(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> memref<2xf32> {
  %alloc = memref.alloc() : memref<2xf32>
  %r = scf.execute_region -> memref<2xf32> {
    %6 = memref.alloc() : memref<2xf32>
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    memref.copy %alloc, %6 : memref<2xf32> to memref<2xf32>
    scf.yield %6 : memref<2xf32>
  ^bb2:
    memref.copy %alloc, %6 : memref<2xf32> to memref<2xf32>
    scf.yield %alloc : memref<2xf32>
  }
  %r2:2 = scf.execute_region -> (memref<2xf32>, i32) {
    %6 = arith.constant 1 : i32
    scf.yield %alloc, %6 : memref<2xf32>, i32
  }
  return %r : memref<2xf32>
}

// -----

func.func @nested(%m: memref<2xf32>, %c: i1) {
  %alloc = memref.alloc() : memref<2xf32>
  scf.if %c {
    scf.if %c {
      memref.copy %alloc, %m : memref<2xf32> to memref<2xf32>
    }
  }
  return
}

// -----

#map = affine_map<(d0) -> (d0)>
func.func @lin(%m: memref<2xf32>, %c: i1) {
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%m : memref<2xf32>) {
    ^bb0(%in: f32):
      %0 = memref.alloc() : memref<2xf32>
      %1 = memref.alloca() : memref<2xf32>
      memref.copy %m, %0 : memref<2xf32> to memref<2xf32>
      linalg.yield %in : f32
    }
  return
}

// -----

func.func @tg(%m: tensor<?xf32>, %n: index) {
   %0 = tensor.generate %n { ^bb0(%i : index):
      %f = arith.constant 1.0 : f32
      tensor.yield %f : f32 } : tensor<?xf32>
  return
}

// -----

func.func @while(%m: memref<8xf32>, %n: index, %c: i1) -> memref<8xf32> {
  %0 = scf.while (%a = %m) : (memref<8xf32>) -> memref<8xf32> {
    scf.condition(%c) %m : memref<8xf32>
  } do {
  ^bb0(%b: memref<8xf32>):
    scf.yield %b : memref<8xf32>
  }
  return %0 : memref<8xf32>
}

// -----

func.func @ascope(%m: memref<8xf32>, %n: index, %c: i1) -> memref<8xf32> {
  %0 = memref.alloca_scope -> memref<8xf32> {
    memref.alloca_scope.return %m : memref<8xf32>
  }
  return %0 : memref<8xf32>
}

// -----

func.func @if1(%m: memref<8xf32>, %c: i1) {
  %0, %1 = scf.if %c -> (memref<8xf32>, i32) {
    %2 = arith.constant 1 : i32
    scf.yield %m, %2 : memref<8xf32>, i32
  } else {
    %2 = arith.constant 2 : i32
    %a = memref.alloc() : memref<8xf32>
    scf.yield %a, %2 : memref<8xf32>, i32
  } {boo}
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  %c = arith.constant 1 : index
  gpu.launch blocks(%x, %y, %z) in (%g = %c, %h = %c, %i = %c) threads(%t, %u, %v) in (%o = %c, %p = %c, %q = %c) {
    %1 = memref.alloc() : memref<2xf32>
    memref.copy %1, %a : memref<2xf32> to memref<2xf32>
    gpu.terminator
  }
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  affine.for %i = 0 to 10 {
    %1 = memref.alloc() : memref<2xf32>
    memref.copy %1, %a : memref<2xf32> to memref<2xf32>
  }
  memref.alloca_scope {
    %1 = memref.alloc() : memref<2xf32>
    memref.copy %1, %a : memref<2xf32> to memref<2xf32>
  }
  return
}

// -----

func.func @f(%m: memref<2xf32>, %n: index) {
  %c = arith.constant 1.0 : f32
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%c) -> f32 {
    %a = memref.alloc() : memref<2xf32>
    scf.reduce(%c : f32) {
    ^bb0(%x: f32, %y: f32):
      %b = memref.alloc() : memref<2xf32>
      scf.reduce.return %x : f32
    }
  }
  return
}

// -----

func.func @f(%m: memref<2xf32>, %n: memref<2xf32>) {
  %0 = async.execute { 
    %b = memref.alloc() : memref<2xf32>
    async.yield
  }
  return
}

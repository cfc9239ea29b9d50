// RUN: mlir-opt %s --split-input-file --promote-buffers-to-stack --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --promote-buffers-to-stack='max-alloc-size-in-bytes=16 max-rank-of-allocated-memref=2' --allow-unregistered-dialect | FileCheck %s --check-prefix=LIMITS

func.func @a(%c: i1, %i: index, %m: memref<?xf32>, %u: memref<*xf32>) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<4x64xf32>
  %2 = memref.alloc() : memref<4x65xf32>
  %3 = memref.alloc(%i) : memref<?xf32>
  %r = memref.rank %u : memref<*xf32>
  %4 = memref.alloc(%r) : memref<?xf32>
  %5 = memref.alloc(%r, %r) : memref<?x?xf32>
  %6 = memref.alloc() {alignment = 16 : i64} : memref<4xindex>
  %7 = memref.alloc() {foo} : memref<128xindex>
  %8 = memref.alloc() : memref<129xindex>
  %9 = memref.alloc() : memref<4xvector<4xf32>>
  %10 = memref.alloc() : memref<1024xi1>
  %11 = memref.alloc() : memref<8192xi1>
  %12 = memref.alloc() : memref<8193xi1>
  %13 = memref.alloc() : memref<4xf32, 3>
  %14 = memref.alloc() : memref<4xf16>
  %15 = memref.alloc() : memref<f32>
  %16 = memref.alloc()[%i] : memref<4xf32, affine_map<(d0)[s0]->(d0+s0)>>
  %17 = memref.alloc() : memref<4xcomplex<f32>>
  memref.dealloc %15 : memref<f32>
  memref.dealloc %14 : memref<4xf16>
  memref.dealloc %14 : memref<4xf16>
  return %0 : memref<4xf32>
}

// -----

func.func @nest(%c: i1, %e: (memref<4xf32>) -> memref<4xf32>, %i: index, %m: memref<?xf32>, %u: memref<*xf32>) -> memref<4xf32> {
  %z = scf.if %c -> memref<4xf32> {
    %0 = memref.alloc() : memref<4xf32>
    %1 = memref.alloc() : memref<4xf32>
    %3 = memref.alloc() : memref<4xf32>
    "use"(%3) : (memref<4xf32>) -> ()
    scf.yield %0 : memref<4xf32>
  } else {
    %2 = memref.alloc() : memref<4xf32>
    scf.yield %2 : memref<4xf32>
  }
  %zz = scf.if %c -> memref<4xf32> {
    %0 = memref.alloc() : memref<4xf32>
    %k= memref.cast %0 : memref<4xf32> to memref<?xf32>
    %kk= memref.cast %k : memref<?xf32> to memref<4xf32>
    scf.yield %kk : memref<4xf32>
  } else {
    %2 = memref.alloc() : memref<4xf32>
    scf.yield %2 : memref<4xf32>
  }
  scf.for %k = %i to %i step %i {
    %1 = memref.alloc() : memref<4xf32>
     "use"(%1) : (memref<4xf32>) -> ()
    scf.yield
  }
  affine.for %k = 0 to 3 {
    %1 = memref.alloc() : memref<4xf32>
     "use"(%1) : (memref<4xf32>) -> ()
  }
  scf.parallel (%k) = (%i) to (%i) step (%i) {
    %1 = memref.alloc() : memref<4xf32>
     "use"(%1) : (memref<4xf32>) -> ()
  }
  scf.forall (%k) in (%i) {
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
    }
    affine.parallel (%k) = (0) to (4) {
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
    }
    affine.if affine_set<(d0): (d0 >= 0)>(%i) {
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
    }
    scf.index_switch %i 
    case 1 {
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      scf.yield
    }
    default {
    }
  "unk"() ({
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      "yi"() : () -> ()
  }) : () -> ()
  scf.while : () -> () {
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      scf.condition(%c)
    } do {
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      scf.yield
    }
  scf.execute_region {
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      scf.yield
  }
  %7 = memref.alloca_scope -> memref<4xf32> {
      %1 = memref.alloc() : memref<4xf32>
      %2 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      memref.alloca_scope.return %2 : memref<4xf32>
  }
  %f = memref.alloca_scope -> memref<4xf32> {
      %1 = memref.alloc() : memref<4xf32>
      %2 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      memref.alloca_scope.return %2 : memref<4xf32>
  }
  %cc = func.call_indirect %e(%f) : (memref<4xf32>) -> memref<4xf32>
  %5 = memref.alloc() : memref<4xf32>
  %6 = arith.select %c, %5, %7 : memref<4xf32>
  return %z : memref<4xf32>
}

// -----

func.func @calls(%c: i1, %e: (memref<4xf32>) -> memref<4xf32>) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  %2 = func.call_indirect %e(%0) : (memref<4xf32>) -> memref<4xf32>
  %3 = "q"(%1) : (memref<4xf32>) -> memref<4xf32>
  %4 = arith.select %c, %2, %3 : memref<4xf32>
  return %4 : memref<4xf32>
}

// -----

func.func @calls2(%c: i1, %f: (memref<4xf32>)->memref<4xf32>) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  %2 = func.call_indirect %f(%0) : (memref<4xf32>) -> memref<4xf32>
  %3 = memref.alloc() : memref<4xi64>
  %z = arith.constant 0 : index
  %4 = memref.load %3[%z]: memref<4xi64>
  return %2 : memref<4xf32>
}

// -----

func.func @br(%c: i1) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^bb1(%0, %1 : memref<4xf32>, memref<4xf32>), ^bb1(%1, %1 : memref<4xf32>, memref<4xf32>)
^bb1(%x: memref<4xf32>, %y : memref<4xf32>):
  %2 = memref.alloc() : memref<4xf32>
  cf.switch %c : i1, [ default: ^bb1(%2, %x : memref<4xf32>, memref<4xf32>), 1: ^bb3]
^bb3:
  return %x : memref<4xf32>
}

// -----

func.func @views(%c: i1, %i: index) -> (memref<2xf32, strided<[1]>>, memref<f32>, memref<?xf32>, memref<*xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.subview %0[0][2][1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  %2 = memref.alloc() : memref<4xf32>
  %b, %o, %s, %t = memref.extract_strided_metadata %2 : memref<4xf32> -> memref<f32>, index, index, index
  %3 = memref.alloc() : memref<4xi8>
  %4 = memref.view %3[%i][%i] : memref<4xi8> to memref<?xf32>
  %5 = memref.alloc() : memref<4xf32>
  %6 = memref.cast %5 : memref<4xf32> to memref<*xf32>
  %7 = memref.alloc() : memref<4xi8>
  %9 = memref.extract_aligned_pointer_as_index %7 : memref<4xi8> -> index
  return %1, %b, %4, %6 : memref<2xf32, strided<[1]>>, memref<f32>, memref<?xf32>, memref<*xf32>
}

// -----

func.func @views2(%c: i1, %i: index) -> (memref<?xf32>, memref<4xf32>,memref<4xf32, 1>) {
  %0 = memref.alloc() : memref<4xf32>
  %00 = memref.cast %0 : memref<4xf32> to memref<?xf32>
  %1 = memref.realloc %00 : memref<?xf32> to memref<4xf32>
  %10 = memref.cast %1 : memref<4xf32> to memref<?xf32>
  %2 = memref.alloc() : memref<4xf32>
  %3 = memref.assume_alignment %2, 8 : memref<4xf32>
  %4 = memref.alloc() : memref<4xf32>
  %5 = memref.memory_space_cast %4 : memref<4xf32> to memref<4xf32, 1>
  %6 = memref.alloc() : memref<4xf32>
  %7 = memref.alloc() : memref<4xf32>
  %8, %9 = memref.distinct_objects %6, %7 : memref<4xf32>, memref<4xf32>
  return %10, %3, %5 : memref<?xf32>,memref<4xf32>,memref<4xf32, 1>
}

// -----

func.func @views3(%c: i1, %i: index) -> (memref<4xf32>,memref<4xf32>) {
  %6 = memref.alloc() : memref<4xf32>
  %7 = memref.alloc() : memref<4xf32>
  %8, %9 = memref.distinct_objects %6, %7 : memref<4xf32>, memref<4xf32>
  %t = bufferization.to_tensor %6 restrict : memref<4xf32> to tensor<4xf32>
  %tt = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  return %9, %tt : memref<4xf32>, memref<4xf32>
}

// -----

func.func @views4(%c: i1, %i: index) -> (memref<4xf32>,memref<4xf32>) {
  %6 = memref.alloc() : memref<4xf32>
  %7 = memref.alloc() : memref<4xf32>
  %a = builtin.unrealized_conversion_cast %6 : memref<4xf32> to memref<4xf32>
  %t = bufferization.clone %7 : memref<4xf32> to memref<4xf32>
  return %a, %t : memref<4xf32>, memref<4xf32>
}

// -----

func.func @lp(%c: i1, %i: index) -> (memref<4xf32>) {
  %6 = memref.alloc() : memref<4xf32>
  %7 = memref.alloc() : memref<4xf32>
  %8 = memref.alloc() : memref<4xf32>
  %9 = memref.alloc() : memref<4xf32>
  %r:2 = scf.while (%a = %6, %b = %7) : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
    scf.condition(%c) %b, %a : memref<4xf32>, memref<4xf32>
  } do {
  ^bb0(%x : memref<4xf32>, %y: memref<4xf32>):
    scf.yield %x, %y : memref<4xf32>, memref<4xf32>
  }
  %s:2 = scf.for %k = %i to %i step %i iter_args(%a = %8, %b = %9) -> (memref<4xf32>, memref<4xf32>) {
    scf.yield %a, %b : memref<4xf32>, memref<4xf32>
  }
  %u = arith.select %c, %r#0, %s#1 : memref<4xf32>
  return %u : memref<4xf32>
}


// -----

func.func @re(%c: i1, %m: memref<?xf32>, %n: memref<?xf32>, %i: index) -> memref<?xf32> {
  "pre"() : () -> ()
  cf.cond_br %c, ^a, ^b
^a:
  %1 = memref.alloc(%i) : memref<?xf32>
  %2 = memref.realloc %1(%i) : memref<?xf32> to memref<?xf32>
  cf.br ^d(%2 : memref<?xf32>)
^b:
  %3 = memref.realloc %n(%i) : memref<?xf32> to memref<?xf32>
  cf.br ^d(%3 : memref<?xf32>)
^d(%x: memref<?xf32>):
  return %x : memref<?xf32>
}

// -----

func.func @dtwice(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  "pre"() : () -> ()
  cf.cond_br %c, ^a, ^b
^a:
  %1 = memref.alloc() : memref<4xf32>
  bufferization.dealloc (%1, %1 : memref<4xf32>, memref<4xf32>) if (%c, %c)
  cf.br ^d(%1 : memref<4xf32>)
^b:
  %2 = memref.alloc() : memref<4xf32>
  %cl = bufferization.clone %2 : memref<4xf32> to memref<4xf32>
  bufferization.dealloc (%2: memref<4xf32>) if (%c)
  bufferization.dealloc (%2: memref<4xf32>) if (%c)
  cf.br ^d(%2 : memref<4xf32>)
^d(%x: memref<4xf32>):
  return %x : memref<4xf32>
}

// -----

func.func @exec(%c: i1, %n: memref<4xf32>) -> memref<4xf32> {
  "pre"() : () -> ()
  %0 = scf.execute_region -> memref<4xf32> {
    "pre"() : () -> ()
    cf.cond_br %c, ^a, ^b
  ^a:
    "pre"() : () -> ()
    %1 = memref.alloc() : memref<4xf32>
    scf.yield %1 : memref<4xf32>
  ^b:
    "pre"() : () -> ()
    cf.br ^c
  ^c:
    %s = scf.if %c -> memref<4xf32> {
    "pre"() : () -> ()
    %2 = memref.alloc() : memref<4xf32>
      scf.yield %2 : memref<4xf32>
    } else {
      scf.yield %n : memref<4xf32>
    }
    scf.yield %s : memref<4xf32>
  }
  return %0 : memref<4xf32>
}

// -----

func.func @par(%c: i1, %i: index, %n: memref<4xf32>) -> memref<4xf32> {
    %r = scf.parallel (%k) = (%i) to (%i) step (%i) init(%n) -> memref<4xf32> {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      scf.reduce(%1 : memref<4xf32>) {
       ^bb0(%a: memref<4xf32>, %b: memref<4xf32>):
         %2 = memref.alloc() : memref<4xf32>
         scf.reduce.return %2 : memref<4xf32>
      }
    }
  return %r : memref<4xf32>
}

// -----

func.func @whileloop(%c: i1, %i: index, %n: memref<4xf32>) -> memref<4xf32> {
  %r = scf.while (%x = %n) : (memref<4xf32>) -> memref<4xf32> {
    "pre"() : () -> ()
    %1 = memref.alloc() : memref<4xf32>
    "use"(%1) : (memref<4xf32>) -> ()
    %2 = memref.alloc() : memref<4xf32>
    scf.condition(%c) %2 : memref<4xf32>
  } do {
  ^bb0(%z: memref<4xf32>):
    "pre"() : () -> ()
    %1 = memref.alloc() : memref<4xf32>
    %3 = memref.alloc() : memref<4xf32>
    scf.yield %3 : memref<4xf32>
  }
  return %r : memref<4xf32>
}

// -----

func.func @asy(%c: i1, %i: index, %n: memref<4xf32>) {
  %token = async.execute {
    "pre"() : () -> ()
    %1 = memref.alloc() : memref<4xf32>
    "use"(%1) : (memref<4xf32>) -> ()
    async.yield
  }
  return
}

// -----

func.func @affif(%c: i1, %i: index, %n: memref<4xf32>) -> memref<4xf32> {
  %0 = affine.if affine_set<(d0): (d0 >= 0)>(%i) -> memref<4xf32> {
    "pre"() : () -> ()
    %1 = memref.alloc() : memref<4xf32>
    affine.yield %1 : memref<4xf32>
  } else {
    affine.yield %n : memref<4xf32>
  }
  %2 = affine.for %k = 0 to 10 iter_args(%z = %n) -> memref<4xf32> {
    "pre"() : () -> ()
    %1 = memref.alloc() : memref<4xf32>
    affine.yield %1 : memref<4xf32>
  }
  return %0 : memref<4xf32>
}

// -----

func.func @nestloop(%c: i1, %i: index, %n: memref<4xf32>) {
  scf.for %k = %i to %i step %i {
    "pre"() : () -> ()
    scf.for %k2 = %i to %i step %i {
      "pre"() : () -> ()
      scf.execute_region {
        cf.br ^a
      ^a:
        scf.for %k3 = %i to %i step %i {
          "pre"() : () -> ()
          %1 = memref.alloc() : memref<4xf32>
          "use"(%1) : (memref<4xf32>) -> ()
          %2 = memref.alloc(%k) : memref<?xf32>
          "use"(%2) : (memref<?xf32>) -> ()
        }
        scf.yield
      }
      scf.for %k3 = %i to %i step %i {
        scf.for %k4 = %i to %i step %i {
          "pre"() : () -> ()
          %1 = memref.alloc() : memref<4xf32>
          "use"(%1) : (memref<4xf32>) -> ()
          %2 = memref.alloc(%k) : memref<?xf32>
          "use"(%2) : (memref<?xf32>) -> ()
        }
      }
    }
  }
  return
}


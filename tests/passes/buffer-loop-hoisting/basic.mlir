// RUN: mlir-opt %s --split-input-file --buffer-loop-hoisting --allow-unregistered-dialect | FileCheck %s

func.func @cf1(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^d(%m : memref<4xf32>)
^b:
  %0 = memref.alloc() : memref<4xf32>
  "x.y"() : () -> ()
  cf.br ^d(%0 : memref<4xf32>)
^d(%x: memref<4xf32>):
  return %x : memref<4xf32>
}

// -----

func.func @cf2(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  "pre"() : () -> ()
  cf.cond_br %c, ^a, ^b
^a:
  %1 = memref.alloc() : memref<4xf32>
  cf.br ^d(%1 : memref<4xf32>)
^b:
  %n = "x.n"() : () -> index
  cf.br ^b2
^b2:
  %0 = memref.alloc(%n) : memref<?xf32>
  %cc = memref.cast %0 : memref<?xf32> to memref<4xf32>
  "x.y"() : () -> ()
  cf.br ^d(%cc : memref<4xf32>)
^d(%x: memref<4xf32>):
  return %x : memref<4xf32>
}

// -----

func.func @loop(%c: i1, %lb: index, %ub: index, %s: index, %m: memref<4xf32>) {
  scf.for %i = %lb to %ub step %s {
    scf.if %c {
      "pre"() : () -> ()
      %0 = memref.alloc() : memref<4xf32>
      %1 = memref.alloc(%i) : memref<?xf32>
      %2 = memref.alloca() : memref<4xf32>
      %3 = memref.alloc(%lb) : memref<?xf32>
      "use"(%0, %1, %2, %3) : (memref<4xf32>, memref<?xf32>, memref<4xf32>, memref<?xf32>) -> ()
    }
  }
  return
}

// -----

func.func @forloop(%c: i1, %lb: index, %ub: index, %s: index, %m: memref<4xf32>) {
  scf.for %i = %lb to %ub step %s {
      "pre"() : () -> ()
      %0 = memref.alloc() : memref<4xf32>
      %1 = memref.alloc(%i) : memref<?xf32>
      %2 = memref.alloca() : memref<4xf32>
      %3 = memref.alloc(%lb) : memref<?xf32>
      "use"(%0, %1, %2, %3) : (memref<4xf32>, memref<?xf32>, memref<4xf32>, memref<?xf32>) -> ()
  }
  return
}

// -----

func.func @carried(%c: i1, %lb: index, %ub: index, %s: index, %m: memref<4xf32>) -> memref<4xf32> {
  %r = scf.for %i = %lb to %ub step %s iter_args(%x = %m) -> memref<4xf32> {
      "pre"(%x) : (memref<4xf32>) -> ()
      %0 = memref.alloc() : memref<4xf32>
      %5 = scf.if %c -> memref<4xf32> {
        scf.yield %x : memref<4xf32>
      } else {
        "pre"() : () -> ()
        %1 = memref.alloc() : memref<4xf32>
        scf.yield %1 : memref<4xf32>
      }
      scf.yield %5 : memref<4xf32>
  }
  return %r : memref<4xf32>
}

// -----

func.func @ifs(%c: i1) {
  scf.if %c {
    "pre"() : () -> ()
    scf.if %c {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      memref.dealloc %1 : memref<4xf32>
      %2 = memref.alloc() : memref<4xf32>
      "use"(%2) : (memref<4xf32>) -> ()
      memref.dealloc %2 : memref<4xf32>
      memref.dealloc %2 : memref<4xf32>
    }
  }
  return
}

// -----

func.func @unknown(%c: i1) {
  scf.if %c {
    "pre"() : () -> ()
    "un"() ({
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      memref.dealloc %1 : memref<4xf32>
      "y"() : () -> ()
    }) : () -> ()
  }
  return
}

// -----

func.func @exec(%c: i1) {
    "pre"() : () -> ()
    scf.execute_region {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      cf.br ^a
    ^a:
      %2 = memref.alloc() : memref<4xf32>
      "use"(%2) : (memref<4xf32>) -> ()
      scf.yield
    }
    memref.alloca_scope {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      memref.alloca_scope.return
    }
  return
}

// -----

func.func @while(%c: i1) {
    "pre"() : () -> ()
    scf.while : () -> () {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      scf.condition(%c)
    } do {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      scf.yield
    }
  return
}

// -----

func.func @par(%c: i1, %i: index) {
    scf.parallel (%k) = (%i) to (%i) step (%i) {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
    }
    scf.forall (%k) in (%i) {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
    }
    affine.for %k = 0 to 4 {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
    }
    affine.parallel (%k) = (0) to (4) {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
    }
    affine.if affine_set<(d0): (d0 >= 0)>(%i) {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
    }
    scf.index_switch %i 
    case 1 {
      "pre"() : () -> ()
      %1 = memref.alloc() : memref<4xf32>
      "use"(%1) : (memref<4xf32>) -> ()
      scf.yield
    }
    default {
    }
  return
}

// -----

func.func @chain(%c: i1) {
  "pre"() : () -> ()
  cf.br ^a
^a:
  cf.br ^b
^b:
  cf.cond_br %c, ^c, ^e
^c:
  %0 = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^d(%0: memref<4xf32>), ^e
^d(%x: memref<4xf32>):
  cf.br ^d(%x: memref<4xf32>)
^e:
  return
}

// -----

func.func @clone(%c: i1, %x: index, %m: memref<4xf32>, %n: memref<?xf32>, %u: memref<*xf32>) {
  scf.if %c {
   "pre"() : () -> ()
   %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
   %1 = memref.realloc %n : memref<?xf32> to memref<4xf32>
   %t = bufferization.alloc_tensor() : tensor<4xf32>
   %tt = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
   "use"(%0, %1, %tt) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  }
  scf.for %i = %x to %x step %x {
   "pre"() : () -> ()
   %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
   %1 = memref.realloc %n : memref<?xf32> to memref<4xf32>
   %t = bufferization.alloc_tensor() : tensor<4xf32>
   %tt = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
   "use"(%0, %1, %tt) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  }
  return
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


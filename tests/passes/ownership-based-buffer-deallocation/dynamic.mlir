// RUN: mlir-opt %s --split-input-file --ownership-based-buffer-deallocation=private-function-dynamic-ownership | FileCheck %s

func.func private @ext(memref<2xf32>) -> memref<2xf32>
func.func private @priv(%a: memref<2xf32>) -> memref<2xf32> { return %a : memref<2xf32> }
func.func @pub(%a: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
  %0 = call @ext(%a) : (memref<2xf32>) -> memref<2xf32>
  %1 = call @priv(%0) : (memref<2xf32>) -> memref<2xf32>
  %2 = call @priv(%1) : (memref<2xf32>) -> memref<2xf32>
  return %2, %2 : memref<2xf32>, memref<2xf32>
}

// -----

func.func @g(%m: memref<2xf32>, %c: i1) {
  scf.if %c {
    %x = func.call @h(%m) {foo} : (memref<2xf32>) -> memref<2xf32>
  }
  return
}
func.func private @h(%m: memref<2xf32>) -> memref<2xf32> { return %m : memref<2xf32> }

// -----

module @n {
 func.func nested @g(%m: memref<2xf32>) -> memref<2xf32> { return %m : memref<2xf32> }
 func.func private @h(%m: memref<2xf32>) -> memref<2xf32> { return %m : memref<2xf32> }
 func.func @k(%m: memref<2xf32>) {
   %0 = func.call @g(%m) : (memref<2xf32>) -> memref<2xf32>
   %1 = func.call @h(%m) : (memref<2xf32>) -> memref<2xf32>
   return
 }
}

// -----

func.func private @inf(%m: memref<2xf32>, %c: i1) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1, ^bb2(%a : memref<2xf32>)
^bb1:
  return %m : memref<2xf32>
^bb2(%b: memref<2xf32>):
  return %b : memref<2xf32>
}

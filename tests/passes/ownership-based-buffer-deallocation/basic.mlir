// RUN: mlir-opt %s --split-input-file --ownership-based-buffer-deallocation | FileCheck %s

func.func @f(%a: memref<2xf32>, %c: i1, %n: index) -> memref<2xf32> {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloca() : memref<2xf32>
  %2 = arith.select %c, %0, %1 : memref<2xf32>
  %3 = memref.cast %0 : memref<2xf32> to memref<?xf32>
  memref.copy %a, %2 : memref<2xf32> to memref<2xf32>
  return %2 : memref<2xf32>
}

// -----

func.func private @ext(memref<2xf32>) -> memref<2xf32>
func.func private @priv(%a: memref<2xf32>) -> memref<2xf32> { return %a : memref<2xf32> }
func.func @pub(%a: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
  %0 = call @ext(%a) : (memref<2xf32>) -> memref<2xf32>
  %1 = call @priv(%0) : (memref<2xf32>) -> memref<2xf32>
  %2 = call @priv(%1) : (memref<2xf32>) -> memref<2xf32>
  return %2, %2 : memref<2xf32>, memref<2xf32>
}

// -----

func.func @sel(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) -> (memref<2xf32>, memref<2xf32>) {
  %s = arith.select %c, %m, %n : memref<2xf32>
  %alloc = memref.alloc() : memref<2xf32>
  %alloca = memref.alloca() : memref<2xf32>
  %t = arith.select %c, %alloc, %s : memref<2xf32>
  %u = arith.select %d, %t, %alloca : memref<2xf32>
  return %s, %u : memref<2xf32>, memref<2xf32>
}

// -----

func.func @sel2(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) -> (memref<?xf32>, memref<2xf32>) {
  %alloc = memref.alloc() : memref<2xf32>
  %t = arith.select %c, %alloc, %m : memref<2xf32>
  %v = memref.cast %t : memref<2xf32> to memref<?xf32>
  %w = arith.select %c, %t, %alloc : memref<2xf32>
  return %v, %w : memref<?xf32>, memref<2xf32>
}

// -----

func.func @selm(%m: memref<2xf32>, %c: vector<2xi1>, %i: i32, %j: i32, %k: i1) -> memref<2xf32> {
  %0 = arith.select %k, %i, %j : i32
  %alloc = memref.alloc() : memref<2xf32>
  %2 = arith.select %k, %alloc, %alloc : memref<2xf32>
  return %2 : memref<2xf32>
}

// -----

func.func private @two() -> (memref<2xf32>, i32, memref<*xf32>)
func.func private @none(memref<2xf32>)
func.func @calls(%f : (memref<2xf32>) -> memref<2xf32>, %m: memref<2xf32>) -> memref<2xf32> {
  call @none(%m) : (memref<2xf32>) -> ()
  %0:3 = call @two() : () -> (memref<2xf32>, i32, memref<*xf32>)
  %1 = call_indirect %f(%m) : (memref<2xf32>) -> memref<2xf32>
  return %1 : memref<2xf32>
}

// -----

func.func @cl(%c: i1) -> (memref<2xf32>, memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  %2 = memref.alloc() : memref<2xf32>
  %1 = bufferization.clone %0 : memref<2xf32> to memref<2xf32>
  return %1, %2 : memref<2xf32>, memref<2xf32>
}

// -----

func.func @f(%a: tensor<2xf32>) -> memref<2xf32> {
  %0 = bufferization.to_buffer %a : tensor<2xf32> to memref<2xf32>
  %1 = bufferization.clone %0 : memref<2xf32> to memref<2xf32>
  %2 = bufferization.to_tensor %1 : memref<2xf32> to tensor<2xf32>
  return %0 : memref<2xf32>
}

// -----

func.func @f(%a: memref<2xf32>, %f: f32) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.subview %0[0][2][1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  linalg.fill ins(%f : f32) outs(%1: memref<2xf32, strided<[1]>>)
  %g = memref.get_global @g : memref<4xf32>
  memref.copy %g, %0: memref<4xf32> to memref<4xf32>
  %u = memref.cast %0 : memref<4xf32> to memref<*xf32>
  return
}
memref.global "private" constant @g : memref<4xf32> = dense<1.0>

// -----

func.func @f(%m: memref<2xf32>, %n: memref<2xf32>, %i: index, %v: f32) -> f32 {
  memref.store %v, %m[%i] : memref<2xf32>
  %0 = memref.load %m[%i] : memref<2xf32>
  %1 = memref.atomic_rmw addf %0, %m[%i] : (f32, memref<2xf32>) -> f32
  memref.prefetch %m[%i], read, locality<3>, data : memref<2xf32>
  %d = memref.dim %m, %i : memref<2xf32>
  memref.assume_alignment %m, 4 : memref<2xf32>
  %e = memref.extract_aligned_pointer_as_index %m : memref<2xf32> -> index
  %p:4 = memref.extract_strided_metadata %m : memref<2xf32> -> memref<f32>, index, index, index
  %q = vector.load %m[%i] : memref<2xf32>, vector<2xf32>
  %u = builtin.unrealized_conversion_cast %m : memref<2xf32> to !llvm.ptr
  return %1 : f32
}

// -----

func.func @f(%m: memref<2xf32>) {
  %u = builtin.unrealized_conversion_cast %m : memref<2xf32> to memref<2xi32>
  %w = builtin.unrealized_conversion_cast %m, %u : memref<2xf32>, memref<2xi32> to memref<2xi16>
  llvm.call @g() : () -> ()
  return
}
llvm.func @g()

// -----

func.func @f(%m: memref<2xf32>) {
  %p = llvm.mlir.zero : !llvm.ptr
  %a = llvm.load %p : !llvm.ptr -> i32
  return
}

// -----

func.func @f(%m: memref<2xf32>) {
  %c = arith.constant true
  cf.assert %c, "msg"
  return
}

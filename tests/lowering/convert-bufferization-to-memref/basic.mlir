// RUN: mlir-opt %s --split-input-file --convert-bufferization-to-memref --allow-unregistered-dialect | FileCheck %s

func.func @clone(%a: memref<4xf32>, %b: memref<?x?xf32>, %c: memref<*xf32>, %d: memref<?xf32, strided<[?], offset: ?>>, %e : memref<4xf32, strided<[2], offset: 3>>, %f: memref<4xf32, 3>, %g: memref<?xf32, affine_map<(d0)->(d0+2)>>) {
  %0 = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  %1 = bufferization.clone %a : memref<4xf32> to memref<?xf32>
  %2 = bufferization.clone %b : memref<?x?xf32> to memref<?x?xf32>
  %3 = bufferization.clone %b : memref<?x?xf32> to memref<?x4xf32>
  "use"(%0, %1, %2, %3) : (memref<4xf32>, memref<?xf32>, memref<?x?xf32>, memref<?x4xf32>) -> ()
  return
}

// -----

func.func @clone(%c: memref<*xf32>) {
  %0 = bufferization.clone %c : memref<*xf32> to memref<*xf32>
  return
}

// -----

func.func @clone(%c: memref<4xf32>) {
  %0 = bufferization.clone %c : memref<4xf32> to memref<*xf32>
  return
}

// -----

func.func @clone(%d: memref<?xf32, strided<[?], offset: ?>>) {
  %0 = bufferization.clone %d : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  "use"(%0) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}

// -----

func.func @clone(%d: memref<4xf32, strided<[1], offset: ?>>) {
  %0 = bufferization.clone %d : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32, strided<[1], offset: ?>>
  "use"(%0) : (memref<4xf32, strided<[1], offset: ?>>) -> ()
  return
}

// -----

func.func @clone(%d: memref<4xf32, strided<[1], offset: 2>>) {
  %0 = bufferization.clone %d : memref<4xf32, strided<[1], offset: 2>> to memref<4xf32, strided<[1], offset: ?>>
  "use"(%0) : (memref<4xf32, strided<[1], offset: ?>>) -> ()
  return
}

// -----

func.func @dd(%m : memref<4xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<4xf32>) if (%c)
  return
}

// -----

func.func @dd(%m : memref<4xf32>, %c: i1) -> i1 {
  %0 = bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%m : memref<4xf32>)
  return %0 : i1
}

// -----

func.func @dd(%m : memref<4xf32>, %n : memref<?xf32>, %c: i1) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%m, %n : memref<4xf32>, memref<?xf32>) if (%c, %c) retain (%m, %n : memref<4xf32>, memref<?xf32>)
  return %0#0, %0#1 : i1, i1
}

// -----

func.func @dd(%m : memref<4xf32>, %n : memref<?xf32>, %c: i1) {
  %0:2 = bufferization.dealloc retain (%m, %n : memref<4xf32>, memref<?xf32>)
  bufferization.dealloc
  return
}

// -----

func.func @clone(%n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %0 = bufferization.clone %a : memref<?xf32> to memref<?xf32>
  %1 = bufferization.clone %0 : memref<?xf32> to memref<?xf32>
  %2 = bufferization.clone %1 {foo} : memref<?xf32> to memref<?xf32>
  return %2 : memref<?xf32>
}

// -----

func.func @un(%c: memref<*xf32, 1>) {
  %0 = bufferization.clone %c : memref<*xf32, 1> to memref<*xf32, 1>
  return
}

// -----

func.func @dd(%m : memref<4xf32>, %n: memref<*xf32>, %c: i1, %d: i1) -> (i1, i1) {
  %0, %1 = bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%m, %n : memref<4xf32>, memref<*xf32>)
  bufferization.dealloc (%n : memref<*xf32>) if (%c)
  return %0, %1 : i1, i1
}

// -----

func.func @dd(%m : memref<4xf32>, %n: memref<4xf32>, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %n : memref<4xf32>, memref<4xf32>) if (%c, %d) {foo}
  return
}
func.func private @dealloc_helper(index)
func.func private @dealloc_helper_0(index)
func.func private @dealloc_helper2(index)

// -----

module {
module @a {
func.func @dd(%m : memref<4xf32>, %n: memref<4xf32>, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %n : memref<4xf32>, memref<4xf32>) if (%c, %d) {foo}
  return
}
}
module @b {
func.func @dd(%m : memref<4xf32>, %n: memref<4xf32>, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %n : memref<4xf32>, memref<4xf32>) if (%c, %d) {foo}
  return
}
}
func.func private @x()
}

// -----

func.func @dd(%m : memref<4xf32>, %n: memref<4xf32>, %c: i1, %d: i1) {
    scf.if %c {
      bufferization.dealloc (%m, %n : memref<4xf32>, memref<4xf32>) if (%c, %d) {foo}
    }
    %true = arith.constant true
      bufferization.dealloc (%m : memref<4xf32>) if (%true) {foo}
    return
  }

// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(convert-affine-for-to-gpu))' | FileCheck %s

func.func @two(%m: memref<?x?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 2 to %n step 3 {
      %0 = affine.load %m[%i, %j] : memref<?x?xf32>
      affine.store %0, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @six(%n: index, %k: index) {
  affine.for %i0 = max affine_map<(d0) -> (d0, 3)>(%n) to min affine_map<(d0)[s0] -> (d0 + s0, 10)>(%n)[%k] step 2 {
  affine.for %i1 = 1 to %n {
  affine.for %i2 = 2 to %n {
  affine.for %i3 = 3 to %n {
  affine.for %i4 = 4 to %n {
  affine.for %i5 = 5 to %n {
  affine.for %i6 = 5 to %n {
      "test.use"(%i0, %i1, %i2, %i3, %i4, %i5, %i6) : (index,index,index,index,index,index,index) -> ()
  }}}}}}}
  affine.for %i0 = 0 to 10 {
  affine.for %i1 = 1 to %n {
      "test.use"(%i0, %i1) : (index,index) -> ()
  }}
  scf.for %q = %n to %k step %k {
  affine.for %i0 = 0 to 10 {
  affine.for %i1 = 1 to %n {
      "test.use"(%i0, %i1) : (index,index) -> ()
  }}
  }
  return
}

// -----

func.func @iter(%m: memref<?x?xf32>, %n: index, %v: f32) {
  %r = affine.for %i = 0 to 10 iter_args(%a = %v) -> f32 {
    affine.for %j = 0 to 4 {
      "test.use"(%j) : (index) -> ()
    }
    affine.yield %a : f32
  }
  return
}

// -----

func.func @iter2(%m: memref<?x?xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 10  {
    affine.for %j = 0 to 4 iter_args(%a = %v) -> f32 {
      "test.use"(%j) : (index) -> ()
      affine.yield %v : f32
    }
  }
  return
}

// -----

func.func @iter3(%m: memref<?x?xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 10  {
    affine.for %j = 0 to 4 iter_args(%a = %v) -> f32 {
      "test.use"(%j) : (index) -> ()
      affine.yield %a : f32
    }
  }
  return
}

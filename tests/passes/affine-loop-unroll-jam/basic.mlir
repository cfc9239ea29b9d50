// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))' --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=1}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=ONE
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=3}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=THREE
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(any(affine-loop-unroll-jam))' --allow-unregistered-dialect | FileCheck %s --check-prefix=FOUR

func.func @a(%m: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %m[%i] : memref<8xf32>
    affine.for %j = 0 to 4 {
      "use"(%0, %j) : (f32, index) -> ()
      affine.for %k = 0 to 4 {
        "use"(%0, %i) : (f32, index) -> ()
      }
      "post"() : () -> ()
    }
    affine.store %0, %m[%i] : memref<8xf32>
  }
  return
}

// -----

func.func @rem(%m: memref<8xf32>, %n: index) {
  affine.for %i = 0 to 7 {
    "use"(%i) : (index) -> ()
    affine.for %j = 0 to %n {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @sym(%n: index) {
  affine.for %i = 0 to %n {
    "use"(%i) : (index) -> ()
    affine.for %j = 0 to %n {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @var(%n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(d0)->(d0)>(%i) {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @small(%n: index) {
  affine.for %i = 0 to 3 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @four(%n: index, %c: i1) {
  affine.for %i = 0 to 4 {
    "use"(%i) : (index) -> ()
    scf.if %c {
      "use"(%i) : (index) -> ()
    }
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @notfirst(%n: index) {
  "a"() : () -> ()
  affine.for %i = 0 to 4 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @inner(%m: memref<8xf32>, %z: f32) {
  affine.for %i = 0 to 9 {
    %0 = affine.load %m[%i] : memref<8xf32>
    %k = affine.for %j = 0 to 8 iter_args(%u = %0) -> f32 {
      %1 = arith.mulf %u, %0 : f32
      affine.yield %1 : f32
    }
    affine.store %k, %m[%i] : memref<8xf32>
  }
  return
}

// -----

func.func @affif(%m: memref<8xf32>, %z: f32) {
  affine.for %i = 0 to 8 {
    affine.if affine_set<(d0): (d0 >= 0)>(%i) {
      "a"(%i) : (index) -> ()
    } else {
      "b"(%i) : (index) -> ()
    }
  }
  return
}

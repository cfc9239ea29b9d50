// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(convert-affine-for-to-gpu))' --verify-diagnostics

func.func @one(%m: memref<?x?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
// expected-error @+1 {{expected a nested loop}}
    "test.use"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @imperfect(%m: memref<?x?xf32>, %n: index) {
// expected-error @+1 {{expected perfectly nested loops in the body}}
  affine.for %i = 0 to 10 {
    "test.use"(%i) : (index) -> ()
    affine.for %j = 0 to 10 {
    }
  }
  return
}

// -----

func.func @dep(%m: memref<?x?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
// expected-error @+1 {{loops with bounds depending on other mapped loops are not supported}}
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      "test.use"(%j) : (index) -> ()
    }
  }
  return
}

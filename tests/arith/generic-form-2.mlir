// RUN: mlir-opt %s --split-input-file | FileCheck %s

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.muli"(%a, %a) <{no_such_property = 1}> : (i32, i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.muli %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r:2 = "arith.mulsi_extended"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %low, %high = arith.mulsi_extended %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r:2 = "arith.mului_extended"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %low, %high = arith.mului_extended %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.negf"(%f) : (f32) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.negf %arg1 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.negf"(%f) <{no_such_property = 1}> : (f32) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.negf %arg1 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.ori"(%a, %a) : (i32, i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.ori %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.remf"(%f, %f) : (f32, f32) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.remf %arg1, %arg1 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.remf"(%f, %f) <{no_such_property = 1}> : (f32, f32) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.remf %arg1, %arg1 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.remsi"(%a, %a) : (i32, i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.remsi %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.remui"(%a, %a) : (i32, i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.remui %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.sitofp"(%a) : (i32) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.sitofp %arg0 : i32 to f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.shli"(%a, %a) : (i32, i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.shli %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.shli"(%a, %a) <{no_such_property = 1}> : (i32, i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.shli %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.shrsi"(%a, %a) : (i32, i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.shrsi %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.shrsi"(%a, %a) <{isExact = unit}> : (i32, i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.shrsi %arg0, %arg0 exact : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.shrsi"(%a, %a) <{no_such_property = 1}> : (i32, i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.shrsi %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.shrui"(%a, %a) : (i32, i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.shrui %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.shrui"(%a, %a) <{isExact = unit}> : (i32, i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.shrui %arg0, %arg0 exact : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.shrui"(%a, %a) <{no_such_property = 1}> : (i32, i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.shrui %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.subf"(%f, %f) : (f32, f32) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.subf %arg1, %arg1 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.subf"(%f, %f) <{no_such_property = 1}> : (f32, f32) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.subf %arg1, %arg1 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.subi"(%a, %a) : (i32, i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.subi %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.subi"(%a, %a) <{no_such_property = 1}> : (i32, i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.subi %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.uitofp"(%a) : (i32) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.uitofp %arg0 : i32 to f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.xori"(%a, %a) : (i32, i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.xori %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "arith.select"(%c, %a, %a) : (i1, i32, i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg3, %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

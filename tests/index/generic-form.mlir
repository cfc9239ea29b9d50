// RUN: mlir-opt %s --split-input-file | FileCheck %s

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "index.add"(%i, %i) : (index, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = index.add %arg2, %arg2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "index.and"(%i, %i) : (index, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = index.and %arg2, %arg2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "index.ceildivs"(%i, %i) : (index, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = index.ceildivs %arg2, %arg2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "index.ceildivu"(%i, %i) : (index, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = index.ceildivu %arg2, %arg2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "index.divs"(%i, %i) : (index, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = index.divs %arg2, %arg2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "index.divu"(%i, %i) : (index, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = index.divu %arg2, %arg2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "index.floordivs"(%i, %i) : (index, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = index.floordivs %arg2, %arg2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "index.maxs"(%i, %i) : (index, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = index.maxs %arg2, %arg2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "index.maxu"(%i, %i) : (index, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = index.maxu %arg2, %arg2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "index.mins"(%i, %i) : (index, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = index.mins %arg2, %arg2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "index.minu"(%i, %i) : (index, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = index.minu %arg2, %arg2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "index.mul"(%i, %i) : (index, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = index.mul %arg2, %arg2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "index.or"(%i, %i) : (index, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = index.or %arg2, %arg2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "index.rems"(%i, %i) : (index, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = index.rems %arg2, %arg2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "index.remu"(%i, %i) : (index, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = index.remu %arg2, %arg2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "index.shl"(%i, %i) : (index, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = index.shl %arg2, %arg2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "index.shrs"(%i, %i) : (index, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = index.shrs %arg2, %arg2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "index.shru"(%i, %i) : (index, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = index.shru %arg2, %arg2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "index.sizeof"() : () -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = index.sizeof
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "index.sub"(%i, %i) : (index, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = index.sub %arg2, %arg2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
  %r = "index.xor"(%i, %i) : (index, index) -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4xf32>, %arg5: () -> (), %arg6: tuple<i32>) {
// CHECK-NEXT: %[[V0:.*]] = index.xor %arg2, %arg2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

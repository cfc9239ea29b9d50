// RUN: mlir-opt %s --split-input-file --expand-strided-metadata --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[2, 3] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: 35>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[%i, %i] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[%i, 0] [%i, 4] [1, %i] : memref<8x16xf32> to memref<?x4xf32, strided<[16, ?], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %d[0, 0] [%i, %i] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %d[1, 0] [%i, %i] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %s[0, 0] [4, 4] [1, 1] : memref<8x16xf32, strided<[?, ?], offset: ?>> to memref<4x4xf32, strided<[?, ?], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [1, 4] [1, 1] : memref<8x16xf32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [1, 4] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[3, 2] [1, 4] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[1], offset: 50>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 1] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[16]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [1, 1] [1, 1] : memref<8x16xf32> to memref<f32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [1, 1] [1, 1] : memref<8x16xf32> to memref<1xf32, strided<[1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %z[] [] [] : memref<f32> to memref<f32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %sp[2] [4] [1] : memref<8xf32, 1> to memref<4xf32, strided<[1], offset: 2>, 1>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [0, 4] [1, 1] : memref<8x16xf32> to memref<0x4xf32, strided<[16, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] {x} : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] [-1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[-16, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] [0, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[0, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: memref<?x?xf32>, %arg2: memref<8x16xf32, strided<[?, ?], offset: ?>>, %arg3: index, %arg4: i32, %arg5: memref<f32>, %arg6: memref<*xf32>, %arg7: memref<8xf32, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --expand-strided-metadata --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.dealloc %m : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: memref.dealloc %arg0 : memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.dealloc %u : memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: memref.dealloc %arg3 : memref<*xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.dealloc %z {x} : memref<f32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: memref.dealloc %arg2 {x} : memref<f32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.dealloc %s : memref<4x?xf32, strided<[?, 2], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: memref.dealloc %arg9 : memref<4x?xf32, strided<[?, 2], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.copy %m, %d : memref<4x?xf32> to memref<?x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: memref.copy %arg0, %arg1 : memref<4x?xf32> to memref<?x4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.copy %m, %m : memref<4x?xf32> to memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: memref.copy %arg0, %arg0 : memref<4x?xf32> to memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.copy %u, %m : memref<*xf32> to memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: memref.copy %arg3, %arg0 : memref<*xf32> to memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.copy %m, %s : memref<4x?xf32> to memref<4x?xf32, strided<[?, 2], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: memref.copy %arg0, %arg9 : memref<4x?xf32> to memref<4x?xf32, strided<[?, 2], offset: ?>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.assume_alignment %m, 16 : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.assume_alignment %m, 1 : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.assume_alignment %m, 16 : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0:2 = memref.distinct_objects %m, %d : memref<4x?xf32>, memref<?x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.distinct_objects %m : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: memref.prefetch %arg0[%arg4, %arg4], read, locality<3>, data : memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.prefetch %m[%i, %i], write, locality<0>, instr : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: memref.prefetch %arg0[%arg4, %arg4], write, locality<0>, instr : memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.prefetch %z[], read, locality<1>, data : memref<f32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: memref.prefetch %arg2[], read, locality<1>, data : memref<f32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.realloc %g : memref<?xi32> to memref<8xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.realloc %arg7 : memref<?xi32> to memref<8xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.realloc %g(%i) : memref<?xi32> to memref<?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.realloc %arg7(%arg4) : memref<?xi32> to memref<?xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.realloc %g {alignment = 8 : i64} : memref<?xi32> to memref<8xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.realloc %arg7 {alignment = 8 : i64} : memref<?xi32> to memref<8xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.view %b[%i][] : memref<?xi8> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.view %b[%i][%i] : memref<?xi8> to memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.view %b[%i][%i, %i] : memref<?xi8> to memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.view %b[%i][] {x} : memref<?xi8> to memref<f32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32> -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32> -> index {x}
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0, %1, %2:2, %3:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0, %1 = memref.extract_strided_metadata %z : memref<f32> -> memref<f32>, index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0:4 = memref.extract_strided_metadata %g : memref<?xi32> -> memref<i32>, index, index, index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x4xf32>, %arg2: memref<f32>, %arg3: memref<*xf32>, %arg4: index, %arg5: i32, %arg6: f32, %arg7: memref<?xi32>, %arg8: memref<?xi8>, %arg9: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

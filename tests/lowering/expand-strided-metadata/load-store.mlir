// RUN: mlir-opt %s --split-input-file --expand-strided-metadata --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %i] : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %z[] : memref<i32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %v[%i] : memref<4xvector<4xf32>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %p[%i] : memref<4xmemref<?xi8>>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %s[%i] : memref<4xf32, strided<[2], offset: ?>, 1>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %i] {nontemporal = true} : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %i] {nontemporal = false} : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %i] {alignment = 8} : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %i] {alignment = 8 : i64, x = 1} : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  memref.store %y, %m[%i, %i] : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: memref.store %arg4, %arg0[%arg2, %arg2] : memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  memref.store %x, %z[] : memref<i32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: memref.store %arg3, %arg1[] : memref<i32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  memref.store %y, %s[%i] : memref<4xf32, strided<[2], offset: ?>, 1>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: memref.store %arg4, %arg8[%arg2] : memref<4xf32, strided<[2], offset: ?>, 1>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  memref.store %y, %m[%i, %i] {nontemporal = true} : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: memref.store %arg4, %arg0[%arg2, %arg2] {nontemporal = true} : memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  memref.store %y, %m[%i, %i] {alignment = 4 : i64} : memref<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<i32>, %arg2: index, %arg3: i32, %arg4: f32, %arg5: memref<*xf32>, %arg6: memref<4xvector<4xf32>>, %arg7: memref<4xmemref<?xi8>>, %arg8: memref<4xf32, strided<[2], offset: ?>, 1>) {
// CHECK-NEXT: memref.store %arg4, %arg0[%arg2, %arg2] {alignment = 4 : i64} : memref<4x?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' | FileCheck %s

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i32, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr<1>, %arg29: !llvm.ptr<1>, %arg30: i64, %arg31: i64, %arg32: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i32, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr<1>, %arg29: !llvm.ptr<1>, %arg30: i64, %arg31: i64, %arg32: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[2, 3] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: 35>>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i32, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr<1>, %arg29: !llvm.ptr<1>, %arg30: i64, %arg31: i64, %arg32: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[%i, %i] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i32, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr<1>, %arg29: !llvm.ptr<1>, %arg30: i64, %arg31: i64, %arg32: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[%i, 0] [%i, 4] [1, %i] : memref<8x16xf32> to memref<?x4xf32, strided<[16, ?], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i32, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr<1>, %arg29: !llvm.ptr<1>, %arg30: i64, %arg31: i64, %arg32: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %d[0, 0] [%i, %i] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i32, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr<1>, %arg29: !llvm.ptr<1>, %arg30: i64, %arg31: i64, %arg32: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %d[1, 0] [%i, %i] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i32, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr<1>, %arg29: !llvm.ptr<1>, %arg30: i64, %arg31: i64, %arg32: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %s[0, 0] [4, 4] [1, 1] : memref<8x16xf32, strided<[?, ?], offset: ?>> to memref<4x4xf32, strided<[?, ?], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i32, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr<1>, %arg29: !llvm.ptr<1>, %arg30: i64, %arg31: i64, %arg32: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [1, 4] [1, 1] : memref<8x16xf32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i32, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr<1>, %arg29: !llvm.ptr<1>, %arg30: i64, %arg31: i64, %arg32: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [1, 4] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i32, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr<1>, %arg29: !llvm.ptr<1>, %arg30: i64, %arg31: i64, %arg32: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[3, 2] [1, 4] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[1], offset: 50>>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i32, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr<1>, %arg29: !llvm.ptr<1>, %arg30: i64, %arg31: i64, %arg32: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 1] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[16]>>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i32, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr<1>, %arg29: !llvm.ptr<1>, %arg30: i64, %arg31: i64, %arg32: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [1, 1] [1, 1] : memref<8x16xf32> to memref<f32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i32, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr<1>, %arg29: !llvm.ptr<1>, %arg30: i64, %arg31: i64, %arg32: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [1, 1] [1, 1] : memref<8x16xf32> to memref<1xf32, strided<[1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i32, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr<1>, %arg29: !llvm.ptr<1>, %arg30: i64, %arg31: i64, %arg32: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i32, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr<1>, %arg29: !llvm.ptr<1>, %arg30: i64, %arg31: i64, %arg32: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i32, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr<1>, %arg29: !llvm.ptr<1>, %arg30: i64, %arg31: i64, %arg32: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %z[] [] [] : memref<f32> to memref<f32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i32, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr<1>, %arg29: !llvm.ptr<1>, %arg30: i64, %arg31: i64, %arg32: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %sp[2] [4] [1] : memref<8xf32, 1> to memref<4xf32, strided<[1], offset: 2>, 1>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i32, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr<1>, %arg29: !llvm.ptr<1>, %arg30: i64, %arg31: i64, %arg32: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [0, 4] [1, 1] : memref<8x16xf32> to memref<0x4xf32, strided<[16, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i32, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr<1>, %arg29: !llvm.ptr<1>, %arg30: i64, %arg31: i64, %arg32: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] {x} : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i32, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr<1>, %arg29: !llvm.ptr<1>, %arg30: i64, %arg31: i64, %arg32: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] [-1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[-16, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i32, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr<1>, %arg29: !llvm.ptr<1>, %arg30: i64, %arg31: i64, %arg32: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x16xf32>, %d: memref<?x?xf32>, %s: memref<8x16xf32, strided<[?, ?], offset: ?>>, %i: index, %x: i32, %z: memref<f32>, %u: memref<*xf32>, %sp: memref<8xf32, 1>) {
  %0 = memref.subview %m[0, 0] [4, 4] [0, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[0, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i32, %arg23: !llvm.ptr, %arg24: !llvm.ptr, %arg25: i64, %arg26: i64, %arg27: !llvm.ptr, %arg28: !llvm.ptr<1>, %arg29: !llvm.ptr<1>, %arg30: i64, %arg31: i64, %arg32: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --finalize-memref-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addf %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V4:.*]] = llvm.atomicrmw fadd %[[V3]], %arg5 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw mulf %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw mulf %arg5, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw maximumf %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V4:.*]] = llvm.atomicrmw fmaximum %[[V3]], %arg5 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw minimumf %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V4:.*]] = llvm.atomicrmw fminimum %[[V3]], %arg5 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw maxnumf %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V4:.*]] = llvm.atomicrmw fmax %[[V3]], %arg5 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw minnumf %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V4:.*]] = llvm.atomicrmw fmin %[[V3]], %arg5 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw assign %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V4:.*]] = llvm.atomicrmw xchg %[[V3]], %arg5 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addi %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : memref<4xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V4:.*]] = llvm.atomicrmw add %[[V3]], %arg4 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw muli %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw muli %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw maxs %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : memref<4xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V4:.*]] = llvm.atomicrmw max %[[V3]], %arg4 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw maxu %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : memref<4xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V4:.*]] = llvm.atomicrmw umax %[[V3]], %arg4 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw mins %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : memref<4xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V4:.*]] = llvm.atomicrmw min %[[V3]], %arg4 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw minu %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : memref<4xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V4:.*]] = llvm.atomicrmw umin %[[V3]], %arg4 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw ori %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : memref<4xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V4:.*]] = llvm.atomicrmw _or %[[V3]], %arg4 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw andi %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : memref<4xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V4:.*]] = llvm.atomicrmw _and %[[V3]], %arg4 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw xori %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : memref<4xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V4:.*]] = llvm.atomicrmw _xor %[[V3]], %arg4 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw assign %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : memref<4xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V4:.*]] = llvm.atomicrmw xchg %[[V3]], %arg4 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addi %w, %z[] : (i64, memref<i64>) -> i64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : memref<i64> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V2:.*]] = llvm.atomicrmw add %[[V1]], %arg6 acq_rel : !llvm.ptr, i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addi %w, %z[] {x = 1} : (i64, memref<i64>) -> i64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : memref<i64> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V2:.*]] = llvm.atomicrmw add %[[V1]], %arg6 acq_rel : !llvm.ptr, i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw "addi" %w, %z[] : (i64, memref<i64>) -> i64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : memref<i64> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V2:.*]] = llvm.atomicrmw add %[[V1]], %arg6 acq_rel : !llvm.ptr, i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %n[%i] : memref<4xi32> {
  ^bb0(%c: i32):
    %1 = arith.addi %c, %x : i32
    memref.atomic_yield %1 : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.generic_atomic_rmw %arg1[%arg3] : memref<4xi32> {
// CHECK-NEXT: ^bb0(%arg8: i32):
// CHECK-NEXT: %[[V1:.*]] = arith.addi %arg8, %arg4 : i32
// CHECK-NEXT: memref.atomic_yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %z[] : memref<i64> {
  ^bb0(%c: i64):
    memref.atomic_yield %c : i64
  } {x = 1}
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : memref<i64> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V1:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %[[V2:.*]] = llvm.load %[[V1]] : !llvm.ptr -> i64
// CHECK-NEXT: llvm.br ^bb1(%[[V2]] : i64)
// CHECK-NEXT: ^bb1(%[[V3:.*]]: i64):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %[[V4:.*]] = llvm.cmpxchg %[[V1]], %[[V3]], %[[V3]] acq_rel monotonic : !llvm.ptr, i64
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V4]][0] : !llvm.struct<(i64, i1)>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V4]][1] : !llvm.struct<(i64, i1)>
// CHECK-NEXT: llvm.cond_br %[[V6]], ^bb2, ^bb1(%[[V5]] : i64)
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

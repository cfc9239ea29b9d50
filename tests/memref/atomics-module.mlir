// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --expand-strided-metadata --allow-unregistered-dialect | FileCheck %s --check-prefix=EXPAND
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addf %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK-LABEL: func.func @f0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw addf %arg5, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.atomic_rmw addf %arg5, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f1(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw mulf %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK-LABEL: func.func @f1(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw mulf %arg5, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f1(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.atomic_rmw mulf %arg5, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f2(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw maximumf %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK-LABEL: func.func @f2(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw maximumf %arg5, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f2(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.atomic_rmw maximumf %arg5, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f3(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw minimumf %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK-LABEL: func.func @f3(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw minimumf %arg5, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f3(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.atomic_rmw minimumf %arg5, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f4(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw maxnumf %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK-LABEL: func.func @f4(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw maxnumf %arg5, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f4(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.atomic_rmw maxnumf %arg5, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f5(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw minnumf %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK-LABEL: func.func @f5(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw minnumf %arg5, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f5(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.atomic_rmw minnumf %arg5, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f6(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw assign %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK-LABEL: func.func @f6(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw assign %arg5, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f6(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.atomic_rmw assign %arg5, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f7(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addi %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK-LABEL: func.func @f7(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw addi %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f7(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.atomic_rmw addi %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f8(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw muli %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK-LABEL: func.func @f8(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw muli %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f8(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.atomic_rmw muli %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f9(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw maxs %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK-LABEL: func.func @f9(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw maxs %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f9(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.atomic_rmw maxs %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f10(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw maxu %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK-LABEL: func.func @f10(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw maxu %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f10(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.atomic_rmw maxu %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f11(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw mins %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK-LABEL: func.func @f11(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw mins %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f11(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.atomic_rmw mins %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f12(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw minu %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK-LABEL: func.func @f12(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw minu %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f12(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.atomic_rmw minu %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f13(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw ori %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK-LABEL: func.func @f13(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw ori %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f13(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.atomic_rmw ori %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f14(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw andi %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK-LABEL: func.func @f14(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw andi %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f14(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.atomic_rmw andi %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f15(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw xori %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK-LABEL: func.func @f15(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw xori %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f15(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.atomic_rmw xori %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f16(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw assign %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK-LABEL: func.func @f16(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw assign %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f16(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.atomic_rmw assign %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f17(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addi %w, %z[] : (i64, memref<i64>) -> i64
  return
}

// CHECK-LABEL: func.func @f17(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw addi %arg6, %arg2[] : (i64, memref<i64>) -> i64
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f17(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.atomic_rmw addi %arg6, %arg2[] : (i64, memref<i64>) -> i64
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f18(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addi %w, %z[] {x = 1} : (i64, memref<i64>) -> i64
  return
}

// CHECK-LABEL: func.func @f18(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw addi %arg6, %arg2[] {x = 1 : i64} : (i64, memref<i64>) -> i64
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f18(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.atomic_rmw addi %arg6, %arg2[] {x = 1 : i64} : (i64, memref<i64>) -> i64
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f19(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw "addi" %w, %z[] : (i64, memref<i64>) -> i64
  return
}

// CHECK-LABEL: func.func @f19(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw addi %arg6, %arg2[] : (i64, memref<i64>) -> i64
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f19(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.atomic_rmw addi %arg6, %arg2[] : (i64, memref<i64>) -> i64
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f20(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%c: f32):
    memref.atomic_yield %c : f32
  }
  return
}

// CHECK-LABEL: func.func @f20(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.generic_atomic_rmw %arg0[%arg3] : memref<4xf32> {
// CHECK-NEXT: ^bb0(%arg8: f32):
// CHECK-NEXT: memref.atomic_yield %arg8 : f32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f20(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.generic_atomic_rmw %arg0[%arg3] : memref<4xf32> {
// EXPAND-NEXT: ^bb0(%arg8: f32):
// EXPAND-NEXT: memref.atomic_yield %arg8 : f32
// EXPAND-NEXT: }
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f21(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %n[%i] : memref<4xi32> {
  ^bb0(%c: i32):
    %1 = arith.addi %c, %x : i32
    memref.atomic_yield %1 : i32
  }
  return
}

// CHECK-LABEL: func.func @f21(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.generic_atomic_rmw %arg1[%arg3] : memref<4xi32> {
// CHECK-NEXT: ^bb0(%arg8: i32):
// CHECK-NEXT: %[[V1:.*]] = arith.addi %arg8, %arg4 : i32
// CHECK-NEXT: memref.atomic_yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f21(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.generic_atomic_rmw %arg1[%arg3] : memref<4xi32> {
// EXPAND-NEXT: ^bb0(%arg8: i32):
// EXPAND-NEXT: %[[V1:.*]] = arith.addi %arg8, %arg4 : i32
// EXPAND-NEXT: memref.atomic_yield %[[V1]] : i32
// EXPAND-NEXT: }
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f22(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %z[] : memref<i64> {
  ^bb0(%c: i64):
    memref.atomic_yield %c : i64
  } {x = 1}
  return
}

// CHECK-LABEL: func.func @f22(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.generic_atomic_rmw %arg2[] : memref<i64> {
// CHECK-NEXT: ^bb0(%arg8: i64):
// CHECK-NEXT: memref.atomic_yield %arg8 : i64
// CHECK-NEXT: } {x = 1 : i64}
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f22(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.generic_atomic_rmw %arg2[] : memref<i64> {
// EXPAND-NEXT: ^bb0(%arg8: i64):
// EXPAND-NEXT: memref.atomic_yield %arg8 : i64
// EXPAND-NEXT: } {x = 1 : i64}
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f23(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.generic_atomic_rmw %m[] : memref<4xf32> {
  ^bb0(%c: f32):
    memref.atomic_yield %c : f32
  }
  return
}

// CHECK-LABEL: func.func @f23(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.generic_atomic_rmw %arg0[] : memref<4xf32> {
// CHECK-NEXT: ^bb0(%arg8: f32):
// CHECK-NEXT: memref.atomic_yield %arg8 : f32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// EXPAND-LABEL: func.func @f23(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// EXPAND-NEXT: %[[V0:.*]] = memref.generic_atomic_rmw %arg0[] : memref<4xf32> {
// EXPAND-NEXT: ^bb0(%arg8: f32):
// EXPAND-NEXT: memref.atomic_yield %arg8 : f32
// EXPAND-NEXT: }
// EXPAND-NEXT: return
// EXPAND-NEXT: }

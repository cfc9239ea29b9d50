// RUN: mlir-opt %s --inline=default-pipeline= | FileCheck %s

// Ops of these dialects go anywhere; those of targets' vectors stay where they are.
func.func private @vector(%f: f32) { %0 = vector.broadcast %f : f32 to vector<4xf32>
 return }
func.func private @tensor(%t: tensor<?xf32>, %a: index) { %0 = tensor.dim %t, %a : tensor<?xf32>
 return }
func.func private @buffer(%m: memref<?xf32>) { %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
 return }
func.func private @nvvm() { nvvm.barrier0
 return }
func.func private @rocdl() { rocdl.s.barrier
 return }
func.func private @x86(%v: vector<8xf32>) { %0 = x86vector.avx.rsqrt %v : vector<8xf32>
 return }
func.func private @into(%f: f32) -> f32 { return %f : f32 }
func.func @main(%f: f32, %t: tensor<?xf32>, %a: index, %m: memref<?xf32>, %v: vector<8xf32>) {
  call @vector(%f) : (f32) -> ()
  call @tensor(%t, %a) : (tensor<?xf32>, index) -> ()
  call @buffer(%m) : (memref<?xf32>) -> ()
  call @nvvm() : () -> ()
  call @rocdl() : () -> ()
  call @x86(%v) : (vector<8xf32>) -> ()
  %0 = tensor.generate %a {
  ^bb0(%i: index):
    %1 = func.call @into(%f) : (f32) -> f32
    tensor.yield %1 : f32
  } : tensor<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @x86(%arg0: vector<8xf32>) {
// CHECK-NEXT: %0 = x86vector.avx.rsqrt %arg0 : vector<8xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @main(%arg0: f32, %arg1: tensor<?xf32>, %arg2: index, %arg3: memref<?xf32>, %arg4: vector<8xf32>) {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
// CHECK-NEXT: %dim = tensor.dim %arg1, %arg2 : tensor<?xf32>
// CHECK-NEXT: %1 = bufferization.clone %arg3 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: nvvm.barrier0
// CHECK-NEXT: rocdl.s.barrier
// CHECK-NEXT: call @x86(%arg4) : (vector<8xf32>) -> ()
// CHECK-NEXT: %generated = tensor.generate %arg2 {
// CHECK-NEXT: ^bb0(%arg5: index):
// CHECK-NEXT: tensor.yield %arg0 : f32
// CHECK-NEXT: } : tensor<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

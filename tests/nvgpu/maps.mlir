// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | FileCheck %s

!d = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!b = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
func.func @m(%i: index, %p: i1, %d: !d, %b: !b, %m: memref<128x64xf16,3>, %mask: i16, %u: memref<*xf16>) {
  nvgpu.tma.fence.descriptor %d : !d
  nvgpu.tma.prefetch.descriptor %d : !d
  nvgpu.tma.prefetch.descriptor %d, predicate = %p : !d
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !d, !b -> memref<128x64xf16,3>
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m multicast_mask = %mask, predicate = %p : !d, !b -> memref<128x64xf16,3>
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<128x64xf16,3> -> !d
  nvgpu.tma.async.store %m to %d[%i, %i], predicate = %p : memref<128x64xf16,3> -> !d
  %0 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf16> -> !d
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %[[ARG3:[^ ]+]]: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, %[[ARG4:[^ ]+]]: memref<128x64xf16, 3>, %[[ARG5:[^ ]+]]: i16, %[[ARG6:[^ ]+]]: memref<*xf16>) {
// CHECK-NEXT:     nvgpu.tma.fence.descriptor %[[ARG2]] : <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:     nvgpu.tma.prefetch.descriptor %[[ARG2]] : <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:     nvgpu.tma.prefetch.descriptor %[[ARG2]], predicate = %[[ARG1]] : <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:     nvgpu.tma.async.load %[[ARG2]][%[[ARG0]], %[[ARG0]]], %[[ARG3]][%[[ARG0]]] to %[[ARG4]] : <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4> -> memref<128x64xf16, 3>
// CHECK-NEXT:     nvgpu.tma.async.load %[[ARG2]][%[[ARG0]], %[[ARG0]]], %[[ARG3]][%[[ARG0]]] to %[[ARG4]] multicast_mask = %[[ARG5]], predicate = %[[ARG1]] : <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4> -> memref<128x64xf16, 3>
// CHECK-NEXT:     nvgpu.tma.async.store %[[ARG4]] to %[[ARG2]][%[[ARG0]], %[[ARG0]]] : memref<128x64xf16, 3> -> <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:     nvgpu.tma.async.store %[[ARG4]] to %[[ARG2]][%[[ARG0]], %[[ARG0]]], predicate = %[[ARG1]] : memref<128x64xf16, 3> -> <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.tma.create.descriptor %[[ARG6]] box[%[[ARG0]], %[[ARG0]]] : memref<*xf16> -> <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %m: memref<128x64xf16,3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16,3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %[[ARG2:[^ ]+]]: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %[[ARG3:[^ ]+]]: memref<128x64xf16, 3>) {
// CHECK-NEXT:     nvgpu.tma.async.load %[[ARG1]][%[[ARG0]], %[[ARG0]]], %[[ARG2]][%[[ARG0]]] to %[[ARG3]] : <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16, 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x32xf16,3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %m: memref<128x32xf16,3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x32xf16,3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x32xf16,3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<128x32xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %[[ARG2:[^ ]+]]: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %[[ARG3:[^ ]+]]: memref<128x32xf16, 3>) {
// CHECK-NEXT:     nvgpu.tma.async.load %[[ARG1]][%[[ARG0]], %[[ARG0]]], %[[ARG2]][%[[ARG0]]] to %[[ARG3]] : <tensor = memref<128x32xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<128x32xf16, 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<32xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %m: memref<32xf16,3>) {
  nvgpu.tma.async.load %d[%i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<32xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<32xf16,3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<32xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %[[ARG2:[^ ]+]]: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %[[ARG3:[^ ]+]]: memref<32xf16, 3>) {
// CHECK-NEXT:     nvgpu.tma.async.load %[[ARG1]][%[[ARG0]]], %[[ARG2]][%[[ARG0]]] to %[[ARG3]] : <tensor = memref<32xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<32xf16, 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x8xf16,#gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %m: memref<128x8xf16,#gpu.address_space<workgroup>>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x8xf16,#gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x8xf16,#gpu.address_space<workgroup>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<128x8xf16, #gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %[[ARG2:[^ ]+]]: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %[[ARG3:[^ ]+]]: memref<128x8xf16, #gpu.address_space<workgroup>>) {
// CHECK-NEXT:     nvgpu.tma.async.load %[[ARG1]][%[[ARG0]], %[[ARG0]]], %[[ARG2]][%[[ARG0]]] to %[[ARG3]] : <tensor = memref<128x8xf16, #gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<128x8xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x32xf32,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %m: memref<128x32xf32,3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x32xf32,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x32xf32,3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<128x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %[[ARG2:[^ ]+]]: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %[[ARG3:[^ ]+]]: memref<128x32xf32, 3>) {
// CHECK-NEXT:     nvgpu.tma.async.load %[[ARG1]][%[[ARG0]], %[[ARG0]]], %[[ARG2]][%[[ARG0]]] to %[[ARG3]] : <tensor = memref<128x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<128x32xf32, 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %m: memref<2x2x2x2x64xf16,3>) {
  nvgpu.tma.async.load %d[%i, %i, %i, %i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<2x2x2x2x64xf16,3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %[[ARG2:[^ ]+]]: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %[[ARG3:[^ ]+]]: memref<2x2x2x2x64xf16, 3>) {
// CHECK-NEXT:     nvgpu.tma.async.load %[[ARG1]][%[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]]], %[[ARG2]][%[[ARG0]]] to %[[ARG3]] : <tensor = memref<2x2x2x2x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<2x2x2x2x64xf16, 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %m: memref<128x64xf16,3>) {
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<128x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %[[ARG2:[^ ]+]]: memref<128x64xf16, 3>) {
// CHECK-NEXT:     nvgpu.tma.async.store %[[ARG2]] to %[[ARG1]][%[[ARG0]], %[[ARG0]]] : memref<128x64xf16, 3> -> <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x32xf16,3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<128x32xf16,3>) {
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<128x32xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x32xf16,3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<128x32xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %[[ARG2:[^ ]+]]: memref<128x32xf16, 3>) {
// CHECK-NEXT:     nvgpu.tma.async.store %[[ARG2]] to %[[ARG1]][%[[ARG0]], %[[ARG0]]] : memref<128x32xf16, 3> -> <tensor = memref<128x32xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<32xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %m: memref<32xf16,3>) {
  nvgpu.tma.async.store %m to %d[%i] : memref<32xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<32xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<32xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %[[ARG2:[^ ]+]]: memref<32xf16, 3>) {
// CHECK-NEXT:     nvgpu.tma.async.store %[[ARG2]] to %[[ARG1]][%[[ARG0]]] : memref<32xf16, 3> -> <tensor = memref<32xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x8xf16,#gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<128x8xf16,#gpu.address_space<workgroup>>) {
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<128x8xf16,#gpu.address_space<workgroup>> -> !nvgpu.tensormap.descriptor<tensor = memref<128x8xf16,#gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<128x8xf16, #gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %[[ARG2:[^ ]+]]: memref<128x8xf16, #gpu.address_space<workgroup>>) {
// CHECK-NEXT:     nvgpu.tma.async.store %[[ARG2]] to %[[ARG1]][%[[ARG0]], %[[ARG0]]] : memref<128x8xf16, #gpu.address_space<workgroup>> -> <tensor = memref<128x8xf16, #gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x32xf32,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %m: memref<128x32xf32,3>) {
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<128x32xf32,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x32xf32,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<128x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %[[ARG2:[^ ]+]]: memref<128x32xf32, 3>) {
// CHECK-NEXT:     nvgpu.tma.async.store %[[ARG2]] to %[[ARG1]][%[[ARG0]], %[[ARG0]]] : memref<128x32xf32, 3> -> <tensor = memref<128x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %m: memref<2x2x2x2x64xf16,3>) {
  nvgpu.tma.async.store %m to %d[%i, %i, %i, %i, %i] : memref<2x2x2x2x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %[[ARG2:[^ ]+]]: memref<2x2x2x2x64xf16, 3>) {
// CHECK-NEXT:     nvgpu.tma.async.store %[[ARG2]] to %[[ARG1]][%[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]]] : memref<2x2x2x2x64xf16, 3> -> <tensor = memref<2x2x2x2x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%i: index, %u: memref<*xf16>) {
  %0 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<*xf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.tma.create.descriptor %[[ARG1]] box[%[[ARG0]], %[[ARG0]]] : memref<*xf16> -> <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%i: index, %u: memref<*xf16>) {
  %0 = nvgpu.tma.create.descriptor %u box[%i] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<*xf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.tma.create.descriptor %[[ARG1]] box[%[[ARG0]]] : memref<*xf16> -> <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%i: index, %u: memref<*xf16>) {
  %0 = nvgpu.tma.create.descriptor %u box[%i, %i, %i, %i, %i] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<*xf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.tma.create.descriptor %[[ARG1]] box[%[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]]] : memref<*xf16> -> <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%i: index, %u: memref<*xf32>) {
  %0 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf32> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.tma.create.descriptor %[[ARG1]] box[%[[ARG0]], %[[ARG0]]] : memref<*xf32> -> <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%i: index, %u: memref<*xf16>) {
  %0 = nvgpu.tma.create.descriptor %u box[] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<*xf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.tma.create.descriptor %[[ARG1]] box[] : memref<*xf16> -> <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%i: index, %u: memref<*xf16>) {
  %0 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf32,3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<*xf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.tma.create.descriptor %[[ARG1]] box[%[[ARG0]], %[[ARG0]]] : memref<*xf16> -> <tensor = memref<128x64xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

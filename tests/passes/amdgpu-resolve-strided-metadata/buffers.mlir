// RUN: mlir-opt %s --split-input-file --amdgpu-resolve-strided-metadata | FileCheck %s

func.func @a(%m: memref<8x?xf32, strided<[?, 1], offset: ?>>) -> (memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index, index, index) {
  %c = amdgpu.fat_raw_buffer_cast %m resetOffset : memref<8x?xf32, strided<[?, 1], offset: ?>> to memref<8x?xf32, strided<[?, 1]>, #amdgpu.address_space<fat_raw_buffer>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %c : memref<8x?xf32, strided<[?, 1]>, #amdgpu.address_space<fat_raw_buffer>> -> memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<8x?xf32, strided<[?, 1], offset: ?>>) -> (memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index, index, index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = amdgpu.fat_raw_buffer_cast %[[ARG0]] resetOffset : memref<8x?xf32, strided<[?, 1], offset: ?>> to memref<8x?xf32, strided<[?, 1]>, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:2, %[[STRIDES:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<8x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[V0]] to offset: [0], sizes: [], strides: [] : memref<8x?xf32, strided<[?, 1]>, #amdgpu.address_space<fat_raw_buffer>> to memref<f32, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:     return %[[REINTERPRET_CAST]], %[[C0]], %[[C8]], %[[SIZES]]#1, %[[STRIDES]]#0, %[[C1]] : memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b(%m: memref<8x?xf32, strided<[?, 1], offset: ?>>) -> (memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index, index, index) {
  %c = amdgpu.fat_raw_buffer_cast %m : memref<8x?xf32, strided<[?, 1], offset: ?>> to memref<8x?xf32, strided<[?, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %c : memref<8x?xf32, strided<[?, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>> -> memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: memref<8x?xf32, strided<[?, 1], offset: ?>>) -> (memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index, index, index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = amdgpu.fat_raw_buffer_cast %[[ARG0]] : memref<8x?xf32, strided<[?, 1], offset: ?>> to memref<8x?xf32, strided<[?, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:2, %[[STRIDES:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<8x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[V0]] to offset: [0], sizes: [], strides: [] : memref<8x?xf32, strided<[?, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>> to memref<f32, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:     return %[[REINTERPRET_CAST]], %[[OFFSET]], %[[C8]], %[[SIZES]]#1, %[[STRIDES]]#0, %[[C1]] : memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%m: memref<f32>) -> (memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index) {
  %c = amdgpu.fat_raw_buffer_cast %m : memref<f32> to memref<f32, #amdgpu.address_space<fat_raw_buffer>>
  %b, %o = memref.extract_strided_metadata %c : memref<f32, #amdgpu.address_space<fat_raw_buffer>> -> memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index
  return %b, %o : memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: memref<f32>) -> (memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = amdgpu.fat_raw_buffer_cast %[[ARG0]] : memref<f32> to memref<f32, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:     return %[[V0]], %[[C0]] : memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @d(%m: memref<8xf32>) -> (index, index) {
  %c = amdgpu.fat_raw_buffer_cast %m : memref<8xf32> to memref<8xf32, #amdgpu.address_space<fat_raw_buffer>>
  %b, %o, %s, %t = memref.extract_strided_metadata %c : memref<8xf32, #amdgpu.address_space<fat_raw_buffer>> -> memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index
  return %s, %t : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: memref<8xf32>) -> (index, index) {
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     return %[[C8]], %[[C1]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e(%m: memref<8xf32>, %v: i64) -> (memref<f32, #amdgpu.address_space<fat_raw_buffer>>) {
  %c = amdgpu.fat_raw_buffer_cast %m validBytes(%v) boundsCheck(false) {foo} : memref<8xf32> to memref<8xf32, #amdgpu.address_space<fat_raw_buffer>>
  %b, %o, %s, %t = memref.extract_strided_metadata %c : memref<8xf32, #amdgpu.address_space<fat_raw_buffer>> -> memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index
  %b2, %o2, %s2, %t2 = memref.extract_strided_metadata %c : memref<8xf32, #amdgpu.address_space<fat_raw_buffer>> -> memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index
  return %b2 : memref<f32, #amdgpu.address_space<fat_raw_buffer>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: i64) -> memref<f32, #amdgpu.address_space<fat_raw_buffer>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = amdgpu.fat_raw_buffer_cast %[[ARG0]] validBytes(%[[ARG1]]) boundsCheck(false) {foo} : memref<8xf32> to memref<8xf32, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[V0]] to offset: [0], sizes: [], strides: [] : memref<8xf32, #amdgpu.address_space<fat_raw_buffer>> to memref<f32, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:     return %[[REINTERPRET_CAST]] : memref<f32, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8xf32, strided<[1], offset: 5>>) -> (memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index) {
  %c = amdgpu.fat_raw_buffer_cast %m resetOffset : memref<8xf32, strided<[1], offset: 5>> to memref<8xf32, #amdgpu.address_space<fat_raw_buffer>>
  %b, %o, %s, %t = memref.extract_strided_metadata %c : memref<8xf32, #amdgpu.address_space<fat_raw_buffer>> -> memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index
  return %b, %o, %s, %t : memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<8xf32, strided<[1], offset: 5>>) -> (memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = amdgpu.fat_raw_buffer_cast %[[ARG0]] resetOffset : memref<8xf32, strided<[1], offset: 5>> to memref<8xf32, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[V0]] to offset: [0], sizes: [], strides: [] : memref<8xf32, #amdgpu.address_space<fat_raw_buffer>> to memref<f32, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:     return %[[REINTERPRET_CAST]], %[[C0]], %[[C8]], %[[C1]] : memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<?xf32, strided<[?], offset: ?>>) -> (index, index, index) {
  %c = amdgpu.fat_raw_buffer_cast %m resetOffset : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?]>, #amdgpu.address_space<fat_raw_buffer>>
  %b, %o, %s, %t = memref.extract_strided_metadata %c : memref<?xf32, strided<[?]>, #amdgpu.address_space<fat_raw_buffer>> -> memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index
  return %o, %s, %t : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>) -> (index, index, index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
// CHECK-NEXT:     return %[[C0]], %[[SIZES]], %[[STRIDES]] : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @h(%m: memref<?xf32>) -> (index, index, index) {
  %c = amdgpu.fat_raw_buffer_cast %m : memref<?xf32> to memref<?xf32, #amdgpu.address_space<fat_raw_buffer>>
  %b, %o, %s, %t = memref.extract_strided_metadata %c : memref<?xf32, #amdgpu.address_space<fat_raw_buffer>> -> memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index
  %d = memref.subview %c[2][%s][1] : memref<?xf32, #amdgpu.address_space<fat_raw_buffer>> to memref<?xf32, strided<[1], offset: 2>, #amdgpu.address_space<fat_raw_buffer>>
  %b1, %o1, %s1, %t1 = memref.extract_strided_metadata %d : memref<?xf32, strided<[1], offset: 2>, #amdgpu.address_space<fat_raw_buffer>> -> memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index, index, index
  return %o1, %s, %t : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xf32>) -> (index, index, index) {
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     return %[[C2]], %[[SIZES]], %[[C1]] : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @i(%m: memref<f32, strided<[], offset: ?>>) -> (memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index) {
  %c = amdgpu.fat_raw_buffer_cast %m : memref<f32, strided<[], offset: ?>> to memref<f32, strided<[], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
  %b, %o = memref.extract_strided_metadata %c : memref<f32, strided<[], offset: ?>, #amdgpu.address_space<fat_raw_buffer>> -> memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index
  return %b, %o : memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @i(%[[ARG0:[^ ]+]]: memref<f32, strided<[], offset: ?>>) -> (memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = amdgpu.fat_raw_buffer_cast %[[ARG0]] : memref<f32, strided<[], offset: ?>> to memref<f32, strided<[], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]] = memref.extract_strided_metadata %[[ARG0]] : memref<f32, strided<[], offset: ?>> -> memref<f32>, index
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[V0]] to offset: [0], sizes: [], strides: [] : memref<f32, strided<[], offset: ?>, #amdgpu.address_space<fat_raw_buffer>> to memref<f32, #amdgpu.address_space<fat_raw_buffer>>
// CHECK-NEXT:     return %[[REINTERPRET_CAST]], %[[OFFSET]] : memref<f32, #amdgpu.address_space<fat_raw_buffer>>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

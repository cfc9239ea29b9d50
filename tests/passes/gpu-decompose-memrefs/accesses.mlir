// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-decompose-memrefs | FileCheck %s

func.func @f(%m: memref<?x?xf32, strided<[?,?],offset:?>>, %s: memref<8x4xf32>, %i: index, %v: f32, %d: memref<?xf32>, %z: memref<f32>) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
    %0 = memref.load %m[%tx, %ty] : memref<?x?xf32, strided<[?,?],offset:?>>
    memref.store %0, %s[%tx, %ty] : memref<8x4xf32>
    memref.store %0, %d[%tx] : memref<?xf32>
    memref.store %0, %z[] : memref<f32>
    %sub = memref.subview %m[%tx, %ty] [2, %bx] [1, 1] : memref<?x?xf32, strided<[?,?],offset:?>> to memref<2x?xf32, strided<[?,?],offset:?>>
    %1 = memref.load %sub[%bx, %bx] : memref<2x?xf32, strided<[?,?],offset:?>>
    "test.use"(%sub, %1) : (memref<2x?xf32, strided<[?,?],offset:?>>, f32) -> ()
    gpu.terminator
  }
  %q = memref.load %m[%i, %i] : memref<?x?xf32, strided<[?,?],offset:?>>
  "test.use"(%q) : (f32) -> ()
  return
}

// CHECK: #map = affine_map<()[s0, s1, s2, s3, s4] -> (s0 + s1 * s2 + s3 * s4)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 * 4 + s1)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1, s2, s3] -> (s0 + s1 * s2 + s1 * s3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<8x4xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: memref<?xf32>, %[[ARG5:[^ ]+]]: memref<f32>) {
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:2, %[[STRIDES:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_0:[^ ]+]], %[[OFFSET_1:[^ ]+]], %[[SIZES_2:[^ ]+]]:2, %[[STRIDES_3:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG1]] : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_4:[^ ]+]], %[[OFFSET_5:[^ ]+]], %[[SIZES_6:[^ ]+]], %[[STRIDES_7:[^ ]+]] = memref.extract_strided_metadata %[[ARG4]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_8:[^ ]+]], %[[OFFSET_9:[^ ]+]], %[[SIZES_10:[^ ]+]]:2, %[[STRIDES_11:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     gpu.launch blocks(%[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]], %[[ARG8:[^ ]+]]) in (%[[ARG12:[^ ]+]] = %[[ARG2]], %[[ARG13:[^ ]+]] = %[[ARG2]], %[[ARG14:[^ ]+]] = %[[ARG2]]) threads(%[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]], %[[ARG11:[^ ]+]]) in (%[[ARG15:[^ ]+]] = %[[ARG2]], %[[ARG16:[^ ]+]] = %[[ARG2]], %[[ARG17:[^ ]+]] = %[[ARG2]]) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.apply #map()[%[[OFFSET]], %[[ARG9]], %[[STRIDES]]#0, %[[ARG10]], %[[STRIDES]]#1]
// CHECK-NEXT:       %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[V1]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       %[[V2:[^ ]+]] = memref.load %[[REINTERPRET_CAST]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map1()[%[[ARG9]], %[[ARG10]]]
// CHECK-NEXT:       %[[REINTERPRET_CAST_12:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_0]] to offset: [%[[V3]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       memref.store %[[V2]], %[[REINTERPRET_CAST_12]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       %[[REINTERPRET_CAST_13:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_4]] to offset: [%[[ARG9]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       memref.store %[[V2]], %[[REINTERPRET_CAST_13]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       memref.store %[[V2]], %[[ARG5]][] : memref<f32>
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.apply #map()[%[[OFFSET_9]], %[[ARG9]], %[[STRIDES_11]]#0, %[[ARG10]], %[[STRIDES_11]]#1]
// CHECK-NEXT:       %[[REINTERPRET_CAST_14:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_8]] to offset: [%[[V4]]], sizes: [2, %[[ARG6]]], strides: [%[[STRIDES_11]]#0, %[[STRIDES_11]]#1] : memref<f32> to memref<2x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:       %[[BASE_BUFFER_15:[^ ]+]], %[[OFFSET_16:[^ ]+]], %[[SIZES_17:[^ ]+]]:2, %[[STRIDES_18:[^ ]+]]:2 = memref.extract_strided_metadata %[[REINTERPRET_CAST_14]] : memref<2x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:       %[[V5:[^ ]+]] = affine.apply #map2()[%[[OFFSET_16]], %[[ARG6]], %[[STRIDES_18]]#0, %[[STRIDES_18]]#1]
// CHECK-NEXT:       %[[REINTERPRET_CAST_19:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_15]] to offset: [%[[V5]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       %[[V6:[^ ]+]] = memref.load %[[REINTERPRET_CAST_19]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       "test.use"(%[[REINTERPRET_CAST_14]], %[[V6]]) : (memref<2x?xf32, strided<[?, ?], offset: ?>>, f32) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]], %[[ARG2]]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (f32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @k { gpu.func @q(%m: memref<?x?xf32>, %i: index) kernel {
    %0 = memref.load %m[%i, %i] : memref<?x?xf32>
    "test.use"(%0) : (f32) -> ()
  gpu.return }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     gpu.func @q(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index) kernel {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]], %[[ARG1]]] : memref<?x?xf32>
// CHECK-NEXT:       "test.use"(%[[V0]]) : (f32) -> ()
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#map = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d1 floordiv 4, d0, d1 mod 4)>
func.func @layouts(%m: memref<?x?xf32, #map>, %n: memref<4x8xf32, #map2>, %p: memref<4x8xf32, 3>, %u: memref<4x?xvector<4xf32>>, %i: index, %o: memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1 + 3)>>) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
    %0 = memref.load %m[%tx, %ty] : memref<?x?xf32, #map>
    %1 = memref.load %n[%tx, %ty] : memref<4x8xf32, #map2>
    %2 = memref.load %p[%tx, %ty] : memref<4x8xf32, 3>
    %3 = memref.load %u[%tx, %ty] : memref<4x?xvector<4xf32>>
    %4 = memref.load %o[%tx, %ty] : memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1 + 3)>>
    "test.use"(%0, %1, %2, %3, %4) : (f32, f32, f32, vector<4xf32>, f32) -> ()
    gpu.terminator
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1 floordiv 4, d0, d1 mod 4)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0 * 8 + d1 + 3)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1] -> (s0 * 8 + s1)>
// CHECK-NEXT: #map4 = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @layouts(%[[ARG0:[^ ]+]]: memref<?x?xf32, #map>, %[[ARG1:[^ ]+]]: memref<4x8xf32, #map1>, %[[ARG2:[^ ]+]]: memref<4x8xf32, 3>, %[[ARG3:[^ ]+]]: memref<4x?xvector<4xf32>>, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: memref<4x8xf32, #map2>) {
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:2, %[[STRIDES:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG2]] : memref<4x8xf32, 3> -> memref<f32, 3>, index, index, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_0:[^ ]+]], %[[OFFSET_1:[^ ]+]], %[[SIZES_2:[^ ]+]]:2, %[[STRIDES_3:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG3]] : memref<4x?xvector<4xf32>> -> memref<vector<4xf32>>, index, index, index, index, index
// CHECK-NEXT:     gpu.launch blocks(%[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]], %[[ARG8:[^ ]+]]) in (%[[ARG12:[^ ]+]] = %[[ARG4]], %[[ARG13:[^ ]+]] = %[[ARG4]], %[[ARG14:[^ ]+]] = %[[ARG4]]) threads(%[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]], %[[ARG11:[^ ]+]]) in (%[[ARG15:[^ ]+]] = %[[ARG4]], %[[ARG16:[^ ]+]] = %[[ARG4]], %[[ARG17:[^ ]+]] = %[[ARG4]]) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG9]], %[[ARG10]]] : memref<?x?xf32, #map>
// CHECK-NEXT:       %[[V1:[^ ]+]] = memref.load %[[ARG1]][%[[ARG9]], %[[ARG10]]] : memref<4x8xf32, #map1>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map3()[%[[ARG9]], %[[ARG10]]]
// CHECK-NEXT:       %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[V2]]], sizes: [], strides: [] : memref<f32, 3> to memref<f32, strided<[], offset: ?>, 3>
// CHECK-NEXT:       %[[V3:[^ ]+]] = memref.load %[[REINTERPRET_CAST]][] : memref<f32, strided<[], offset: ?>, 3>
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.apply #map4()[%[[ARG9]], %[[STRIDES_3]]#0, %[[ARG10]]]
// CHECK-NEXT:       %[[REINTERPRET_CAST_4:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_0]] to offset: [%[[V4]]], sizes: [], strides: [] : memref<vector<4xf32>> to memref<vector<4xf32>, strided<[], offset: ?>>
// CHECK-NEXT:       %[[V5:[^ ]+]] = memref.load %[[REINTERPRET_CAST_4]][] : memref<vector<4xf32>, strided<[], offset: ?>>
// CHECK-NEXT:       %[[V6:[^ ]+]] = memref.load %[[ARG5]][%[[ARG9]], %[[ARG10]]] : memref<4x8xf32, #map2>
// CHECK-NEXT:       "test.use"(%[[V0]], %[[V1]], %[[V3]], %[[V5]], %[[V6]]) : (f32, f32, f32, vector<4xf32>, f32) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sub(%m: memref<?x?x?xf32>, %s: memref<16x16xf32, 1>, %i: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
    %0 = memref.subview %m[%tx, 0, %ty][1, %tz, 4][1, 2, %bx] : memref<?x?x?xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
    %1 = memref.subview %s[2, 2][4, 4][1, 1] : memref<16x16xf32, 1> to memref<4x4xf32, strided<[16, 1], offset: 34>, 1>
    %2 = memref.subview %s[%tx, 2][4, 4][1, 1] : memref<16x16xf32, 1> to memref<4x4xf32, strided<[16, 1], offset: ?>, 1>
    %3 = memref.subview %1[%tx, 2][1, 2][1, 1] : memref<4x4xf32, strided<[16, 1], offset: 34>, 1> to memref<2xf32, strided<[1], offset: ?>, 1>
    %4 = memref.load %3[%bx] : memref<2xf32, strided<[1], offset: ?>, 1>
    "test.use"(%0, %1, %2, %3, %4) : (memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[16, 1], offset: 34>, 1>, memref<4x4xf32, strided<[16, 1], offset: ?>, 1>, memref<2xf32, strided<[1], offset: ?>, 1>, f32) -> ()
    gpu.terminator
  }
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 * 16 + 2)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 * 16 + 36)>
// CHECK-NEXT: #map4 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @sub(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: memref<16x16xf32, 1>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:3, %[[STRIDES:[^ ]+]]:3 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?x?xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_0:[^ ]+]], %[[OFFSET_1:[^ ]+]], %[[SIZES_2:[^ ]+]]:2, %[[STRIDES_3:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG1]] : memref<16x16xf32, 1> -> memref<f32, 1>, index, index, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_4:[^ ]+]], %[[OFFSET_5:[^ ]+]], %[[SIZES_6:[^ ]+]]:2, %[[STRIDES_7:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG1]] : memref<16x16xf32, 1> -> memref<f32, 1>, index, index, index, index, index
// CHECK-NEXT:     gpu.launch blocks(%[[ARG3:[^ ]+]], %[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]]) in (%[[ARG9:[^ ]+]] = %[[ARG2]], %[[ARG10:[^ ]+]] = %[[ARG2]], %[[ARG11:[^ ]+]] = %[[ARG2]]) threads(%[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]], %[[ARG8:[^ ]+]]) in (%[[ARG12:[^ ]+]] = %[[ARG2]], %[[ARG13:[^ ]+]] = %[[ARG2]], %[[ARG14:[^ ]+]] = %[[ARG2]]) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.apply #map()[%[[STRIDES]]#1]
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG6]], %[[STRIDES]]#0, %[[ARG7]]]
// CHECK-NEXT:       %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[V1]]], sizes: [%[[ARG8]], 4], strides: [%[[V0]], %[[ARG3]]] : memref<f32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:       %[[REINTERPRET_CAST_8:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_0]] to offset: [34], sizes: [4, 4], strides: [16, 1] : memref<f32, 1> to memref<4x4xf32, strided<[16, 1], offset: 34>, 1>
// CHECK-NEXT:       %[[BASE_BUFFER_9:[^ ]+]], %[[OFFSET_10:[^ ]+]], %[[SIZES_11:[^ ]+]]:2, %[[STRIDES_12:[^ ]+]]:2 = memref.extract_strided_metadata %[[REINTERPRET_CAST_8]] : memref<4x4xf32, strided<[16, 1], offset: 34>, 1> -> memref<f32, 1>, index, index, index, index, index
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map2()[%[[ARG6]]]
// CHECK-NEXT:       %[[REINTERPRET_CAST_13:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_4]] to offset: [%[[V2]]], sizes: [4, 4], strides: [16, 1] : memref<f32, 1> to memref<4x4xf32, strided<[16, 1], offset: ?>, 1>
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map3()[%[[ARG6]]]
// CHECK-NEXT:       %[[REINTERPRET_CAST_14:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_9]] to offset: [%[[V3]]], sizes: [2], strides: [1] : memref<f32, 1> to memref<2xf32, strided<[1], offset: ?>, 1>
// CHECK-NEXT:       %[[BASE_BUFFER_15:[^ ]+]], %[[OFFSET_16:[^ ]+]], %[[SIZES_17:[^ ]+]], %[[STRIDES_18:[^ ]+]] = memref.extract_strided_metadata %[[REINTERPRET_CAST_14]] : memref<2xf32, strided<[1], offset: ?>, 1> -> memref<f32, 1>, index, index, index
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.apply #map4()[%[[OFFSET_16]], %[[ARG3]]]
// CHECK-NEXT:       %[[REINTERPRET_CAST_19:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_15]] to offset: [%[[V4]]], sizes: [], strides: [] : memref<f32, 1> to memref<f32, strided<[], offset: ?>, 1>
// CHECK-NEXT:       %[[V5:[^ ]+]] = memref.load %[[REINTERPRET_CAST_19]][] : memref<f32, strided<[], offset: ?>, 1>
// CHECK-NEXT:       "test.use"(%[[REINTERPRET_CAST]], %[[REINTERPRET_CAST_8]], %[[REINTERPRET_CAST_13]], %[[REINTERPRET_CAST_14]], %[[V5]]) : (memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[16, 1], offset: 34>, 1>, memref<4x4xf32, strided<[16, 1], offset: ?>, 1>, memref<2xf32, strided<[1], offset: ?>, 1>, f32) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @order(%m: memref<?x?xf32>, %i: index) {
  %c = arith.constant 3 : index
  %al = memref.alloc(%c) : memref<?x5xf32>
  %k = arith.addi %c, %i : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) workgroup(%w : memref<?x4xf32, 3>) {
    %a = memref.alloc(%tx) : memref<?x4xf32>
    %k2 = arith.addi %tx, %i : index
    %0 = memref.load %a[%tx, %ty] : memref<?x4xf32>
    %00 = memref.load %al[%tx, %ty] : memref<?x5xf32>
    %01 = memref.load %w[%c, %k] : memref<?x4xf32, 3>
    memref.store %0, %m[%k, %c] {nontemporal = true} : memref<?x?xf32>
    memref.store %01, %m[%k, %c] {alignment = 16 : i64} : memref<?x?xf32>
    %02 = memref.load %m[%k, %c] {nontemporal = true} : memref<?x?xf32>
    scf.for %j = %i to %tx step %i {
      %1 = memref.load %a[%tx, %j] : memref<?x4xf32>
      memref.store %1, %m[%j, %j] {foo = 1}: memref<?x?xf32>
      %vv = vector.load %m[%j, %j] : memref<?x?xf32>, vector<4xf32>
      vector.store %vv, %m[%i, %j] : memref<?x?xf32>, vector<4xf32>
      %at = memref.atomic_rmw addf %1, %m[%i, %j] : (f32, memref<?x?xf32>) -> f32
      %b = memref.subview %a[%j, %j][1,1][1,1] : memref<?x4xf32> to memref<f32, strided<[], offset: ?>>
      %3 = memref.load %b[] : memref<f32, strided<[], offset: ?>>
      "test.use"(%3, %02, %00) : (f32, f32, f32) -> ()
    }
    gpu.terminator
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 4 + s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 * 5 + s1)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 12)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1] -> (s0 * s1 + 3)>
// CHECK-NEXT: #map4 = affine_map<()[s0, s1] -> (s0 + s0 * s1)>
// CHECK-NEXT: #map5 = affine_map<()[s0] -> (s0 * 5)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @order(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:2, %[[STRIDES:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_0:[^ ]+]], %[[OFFSET_1:[^ ]+]], %[[SIZES_2:[^ ]+]]:2, %[[STRIDES_3:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_4:[^ ]+]], %[[OFFSET_5:[^ ]+]], %[[SIZES_6:[^ ]+]]:2, %[[STRIDES_7:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_8:[^ ]+]], %[[OFFSET_9:[^ ]+]], %[[SIZES_10:[^ ]+]]:2, %[[STRIDES_11:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[C3]]) : memref<?x5xf32>
// CHECK-NEXT:     %[[BASE_BUFFER_12:[^ ]+]], %[[OFFSET_13:[^ ]+]], %[[SIZES_14:[^ ]+]]:2, %[[STRIDES_15:[^ ]+]]:2 = memref.extract_strided_metadata %[[ALLOC]] : memref<?x5xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG1]], %[[C3]] : index
// CHECK-NEXT:     gpu.launch blocks(%[[ARG2:[^ ]+]], %[[ARG3:[^ ]+]], %[[ARG4:[^ ]+]]) in (%[[ARG8:[^ ]+]] = %[[ARG1]], %[[ARG9:[^ ]+]] = %[[ARG1]], %[[ARG10:[^ ]+]] = %[[ARG1]]) threads(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[ARG1]], %[[ARG12:[^ ]+]] = %[[ARG1]], %[[ARG13:[^ ]+]] = %[[ARG1]]) workgroup(%[[ARG14:[^ ]+]] : memref<?x4xf32, 3>) {
// CHECK-NEXT:       %[[BASE_BUFFER_16:[^ ]+]], %[[OFFSET_17:[^ ]+]], %[[SIZES_18:[^ ]+]]:2, %[[STRIDES_19:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG14]] : memref<?x4xf32, 3> -> memref<f32, 3>, index, index, index, index, index
// CHECK-NEXT:       %[[ALLOC_20:[^ ]+]] = memref.alloc(%[[ARG5]]) : memref<?x4xf32>
// CHECK-NEXT:       %[[BASE_BUFFER_21:[^ ]+]], %[[OFFSET_22:[^ ]+]], %[[SIZES_23:[^ ]+]]:2, %[[STRIDES_24:[^ ]+]]:2 = memref.extract_strided_metadata %[[ALLOC_20]] : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:       %[[BASE_BUFFER_25:[^ ]+]], %[[OFFSET_26:[^ ]+]], %[[SIZES_27:[^ ]+]]:2, %[[STRIDES_28:[^ ]+]]:2 = memref.extract_strided_metadata %[[ALLOC_20]] : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:       %[[BASE_BUFFER_29:[^ ]+]], %[[OFFSET_30:[^ ]+]], %[[SIZES_31:[^ ]+]]:2, %[[STRIDES_32:[^ ]+]]:2 = memref.extract_strided_metadata %[[ALLOC_20]] : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.apply #map()[%[[ARG5]], %[[ARG6]]]
// CHECK-NEXT:       %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_21]] to offset: [%[[V1]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       %[[V2:[^ ]+]] = memref.load %[[REINTERPRET_CAST]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map1()[%[[ARG5]], %[[ARG6]]]
// CHECK-NEXT:       %[[REINTERPRET_CAST_33:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_12]] to offset: [%[[V3]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       %[[V4:[^ ]+]] = memref.load %[[REINTERPRET_CAST_33]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       %[[V5:[^ ]+]] = affine.apply #map2()[%[[V0]]]
// CHECK-NEXT:       %[[REINTERPRET_CAST_34:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_16]] to offset: [%[[V5]]], sizes: [], strides: [] : memref<f32, 3> to memref<f32, strided<[], offset: ?>, 3>
// CHECK-NEXT:       %[[V6:[^ ]+]] = memref.load %[[REINTERPRET_CAST_34]][] : memref<f32, strided<[], offset: ?>, 3>
// CHECK-NEXT:       %[[V7:[^ ]+]] = affine.apply #map3()[%[[V0]], %[[STRIDES]]#0]
// CHECK-NEXT:       %[[REINTERPRET_CAST_35:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[V7]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       memref.store %[[V2]], %[[REINTERPRET_CAST_35]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       %[[V8:[^ ]+]] = affine.apply #map3()[%[[V0]], %[[STRIDES_3]]#0]
// CHECK-NEXT:       %[[REINTERPRET_CAST_36:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_0]] to offset: [%[[V8]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       memref.store %[[V6]], %[[REINTERPRET_CAST_36]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       %[[V9:[^ ]+]] = affine.apply #map3()[%[[V0]], %[[STRIDES_7]]#0]
// CHECK-NEXT:       %[[REINTERPRET_CAST_37:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_4]] to offset: [%[[V9]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       %[[V10:[^ ]+]] = memref.load %[[REINTERPRET_CAST_37]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       scf.for %[[ARG15:[^ ]+]] = %[[ARG1]] to %[[ARG5]] step %[[ARG1]] {
// CHECK-NEXT:         %[[V11:[^ ]+]] = affine.apply #map()[%[[ARG5]], %[[ARG15]]]
// CHECK-NEXT:         %[[REINTERPRET_CAST_38:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_25]] to offset: [%[[V11]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:         %[[V12:[^ ]+]] = memref.load %[[REINTERPRET_CAST_38]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:         %[[V13:[^ ]+]] = affine.apply #map4()[%[[ARG15]], %[[STRIDES_11]]#0]
// CHECK-NEXT:         %[[REINTERPRET_CAST_39:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_8]] to offset: [%[[V13]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:         memref.store %[[V12]], %[[REINTERPRET_CAST_39]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:         %[[V14:[^ ]+]] = vector.load %[[ARG0]][%[[ARG15]], %[[ARG15]]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:         vector.store %[[V14]], %[[ARG0]][%[[ARG1]], %[[ARG15]]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:         %[[V15:[^ ]+]] = memref.atomic_rmw addf %[[V12]], %[[ARG0]][%[[ARG1]], %[[ARG15]]] : (f32, memref<?x?xf32>) -> f32
// CHECK-NEXT:         %[[V16:[^ ]+]] = affine.apply #map5()[%[[ARG15]]]
// CHECK-NEXT:         %[[REINTERPRET_CAST_40:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_29]] to offset: [%[[V16]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:         %[[V17:[^ ]+]] = memref.load %[[REINTERPRET_CAST_40]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:         "test.use"(%[[V17]], %[[V10]], %[[V4]]) : (f32, f32, f32) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @consts(%m: memref<8x?xf32>, %i: index) {
  %c3 = arith.constant 3 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
    %c2 = arith.constant 2 : index
    %s = memref.alloc() : memref<8x4xf32>
    %0 = memref.load %s[%c2, %c3] : memref<8x4xf32>
    %q = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%tx)[%i]
    %1 = memref.load %m[%q, %c2] : memref<8x?xf32>
    %p = arith.addi %q, %c2 : index
    memref.store %0, %m[%p, %q] : memref<8x?xf32>
    memref.store %1, %m[%p, %q] : memref<8x?xf32>
    %sub = memref.subview %m[%q, %c2] [4, %c3] [1, %c2] : memref<8x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
    %dead = memref.load %s[%c2, %c3] : memref<8x4xf32>
    "test.use"(%sub) : (memref<4x?xf32, strided<[?, ?], offset: ?>>) -> ()
    gpu.terminator
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2] -> ((s1 + s2 * 2) * s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1, s2, s3] -> (s0 * s1 + s2 + s3 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @consts(%[[ARG0:[^ ]+]]: memref<8x?xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:2, %[[STRIDES:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<8x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_0:[^ ]+]], %[[OFFSET_1:[^ ]+]], %[[SIZES_2:[^ ]+]]:2, %[[STRIDES_3:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<8x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_4:[^ ]+]], %[[OFFSET_5:[^ ]+]], %[[SIZES_6:[^ ]+]]:2, %[[STRIDES_7:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<8x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_8:[^ ]+]], %[[OFFSET_9:[^ ]+]], %[[SIZES_10:[^ ]+]]:2, %[[STRIDES_11:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<8x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     gpu.launch blocks(%[[ARG2:[^ ]+]], %[[ARG3:[^ ]+]], %[[ARG4:[^ ]+]]) in (%[[ARG8:[^ ]+]] = %[[ARG1]], %[[ARG9:[^ ]+]] = %[[ARG1]], %[[ARG10:[^ ]+]] = %[[ARG1]]) threads(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[ARG1]], %[[ARG12:[^ ]+]] = %[[ARG1]], %[[ARG13:[^ ]+]] = %[[ARG1]]) {
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8x4xf32>
// CHECK-NEXT:       %[[BASE_BUFFER_12:[^ ]+]], %[[OFFSET_13:[^ ]+]], %[[SIZES_14:[^ ]+]]:2, %[[STRIDES_15:[^ ]+]]:2 = memref.extract_strided_metadata %[[ALLOC]] : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:       %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_12]] to offset: [11], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: 11>>
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[REINTERPRET_CAST]][] : memref<f32, strided<[], offset: 11>>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG5]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map1()[%[[STRIDES]]#0, %[[ARG1]], %[[ARG5]]]
// CHECK-NEXT:       %[[REINTERPRET_CAST_16:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[V2]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       %[[V3:[^ ]+]] = memref.load %[[REINTERPRET_CAST_16]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addi %[[V1]], %[[C2]] : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = affine.apply #map2()[%[[V4]], %[[STRIDES_3]]#0, %[[ARG1]], %[[ARG5]]]
// CHECK-NEXT:       %[[REINTERPRET_CAST_17:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_0]] to offset: [%[[V5]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       memref.store %[[V0]], %[[REINTERPRET_CAST_17]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       %[[V6:[^ ]+]] = affine.apply #map2()[%[[V4]], %[[STRIDES_7]]#0, %[[ARG1]], %[[ARG5]]]
// CHECK-NEXT:       %[[REINTERPRET_CAST_18:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_4]] to offset: [%[[V6]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       memref.store %[[V3]], %[[REINTERPRET_CAST_18]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:       %[[V7:[^ ]+]] = affine.apply #map1()[%[[STRIDES_11]]#0, %[[ARG1]], %[[ARG5]]]
// CHECK-NEXT:       %[[REINTERPRET_CAST_19:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_8]] to offset: [%[[V7]]], sizes: [4, %[[C3]]], strides: [%[[STRIDES_11]]#0, 2] : memref<f32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:       "test.use"(%[[REINTERPRET_CAST_19]]) : (memref<4x?xf32, strided<[?, ?], offset: ?>>) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested(%m: memref<8x?xf32>, %u: memref<*xf32>, %i: index, %sp: memref<4xi1>, %t : memref<4x4xf32, strided<[8, 2], offset: 5>>) {
  scf.for %j = %i to %i step %i {
  %al = memref.alloca(%j) : memref<4x?xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
    %0 = memref.load %al[%tx, %ty] : memref<4x?xf32>
    %1 = memref.load %t[%tx, %ty] : memref<4x4xf32, strided<[8, 2], offset: 5>>
    memref.store %0, %m[%tx, %tx] : memref<8x?xf32>
    memref.store %1, %m[%tx, %tx] : memref<8x?xf32>
    %cs = memref.cast %m : memref<8x?xf32> to memref<?x4xf32>
    memref.store %1, %cs[%tx, %tx] : memref<?x4xf32>
    gpu.launch blocks(%bx2, %by2, %bz2) in (%gx2 = %i, %gy2 = %i, %gz2 = %i) threads(%tx2, %ty2, %tz2) in (%sx2 = %i, %sy2 = %i, %sz2 = %i) {
      memref.store %1, %cs[%tx, %tx2] : memref<?x4xf32>
      memref.store %1, %m[%tx, %tx2] : memref<8x?xf32>
      gpu.terminator
    }
    %tr = arith.constant true
    memref.store %tr, %sp[%tx] : memref<4xi1>
    gpu.terminator
  }
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 * 8 + s1 * 2 + 5)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 + s0 * s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @nested(%[[ARG0:[^ ]+]]: memref<8x?xf32>, %[[ARG1:[^ ]+]]: memref<*xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<4xi1>, %[[ARG4:[^ ]+]]: memref<4x4xf32, strided<[8, 2], offset: 5>>) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:2, %[[STRIDES:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG4]] : memref<4x4xf32, strided<[8, 2], offset: 5>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_0:[^ ]+]], %[[OFFSET_1:[^ ]+]], %[[SIZES_2:[^ ]+]]:2, %[[STRIDES_3:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<8x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_4:[^ ]+]], %[[OFFSET_5:[^ ]+]], %[[SIZES_6:[^ ]+]]:2, %[[STRIDES_7:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<8x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_8:[^ ]+]], %[[OFFSET_9:[^ ]+]], %[[SIZES_10:[^ ]+]]:2, %[[STRIDES_11:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<8x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_12:[^ ]+]], %[[OFFSET_13:[^ ]+]], %[[SIZES_14:[^ ]+]]:2, %[[STRIDES_15:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<8x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_16:[^ ]+]], %[[OFFSET_17:[^ ]+]], %[[SIZES_18:[^ ]+]]:2, %[[STRIDES_19:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<8x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[BASE_BUFFER_20:[^ ]+]], %[[OFFSET_21:[^ ]+]], %[[SIZES_22:[^ ]+]], %[[STRIDES_23:[^ ]+]] = memref.extract_strided_metadata %[[ARG3]] : memref<4xi1> -> memref<i1>, index, index, index
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       %[[ALLOCA:[^ ]+]] = memref.alloca(%[[ARG5]]) : memref<4x?xf32>
// CHECK-NEXT:       %[[BASE_BUFFER_24:[^ ]+]], %[[OFFSET_25:[^ ]+]], %[[SIZES_26:[^ ]+]]:2, %[[STRIDES_27:[^ ]+]]:2 = memref.extract_strided_metadata %[[ALLOCA]] : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:       gpu.launch blocks(%[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]], %[[ARG8:[^ ]+]]) in (%[[ARG12:[^ ]+]] = %[[ARG2]], %[[ARG13:[^ ]+]] = %[[ARG2]], %[[ARG14:[^ ]+]] = %[[ARG2]]) threads(%[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]], %[[ARG11:[^ ]+]]) in (%[[ARG15:[^ ]+]] = %[[ARG2]], %[[ARG16:[^ ]+]] = %[[ARG2]], %[[ARG17:[^ ]+]] = %[[ARG2]]) {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG9]], %[[STRIDES_27]]#0, %[[ARG10]]]
// CHECK-NEXT:         %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_24]] to offset: [%[[V0]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:         %[[V1:[^ ]+]] = memref.load %[[REINTERPRET_CAST]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:         %[[V2:[^ ]+]] = affine.apply #map1()[%[[ARG9]], %[[ARG10]]]
// CHECK-NEXT:         %[[REINTERPRET_CAST_28:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[V2]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:         %[[V3:[^ ]+]] = memref.load %[[REINTERPRET_CAST_28]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:         %[[V4:[^ ]+]] = affine.apply #map2()[%[[ARG9]], %[[STRIDES_3]]#0]
// CHECK-NEXT:         %[[REINTERPRET_CAST_29:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_0]] to offset: [%[[V4]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:         memref.store %[[V1]], %[[REINTERPRET_CAST_29]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:         %[[V5:[^ ]+]] = affine.apply #map2()[%[[ARG9]], %[[STRIDES_7]]#0]
// CHECK-NEXT:         %[[REINTERPRET_CAST_30:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_4]] to offset: [%[[V5]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:         memref.store %[[V3]], %[[REINTERPRET_CAST_30]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:         %[[V6:[^ ]+]] = affine.apply #map2()[%[[ARG9]], %[[STRIDES_11]]#0]
// CHECK-NEXT:         %[[REINTERPRET_CAST_31:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_8]] to offset: [%[[V6]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:         memref.store %[[V3]], %[[REINTERPRET_CAST_31]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:         gpu.launch blocks(%[[ARG18:[^ ]+]], %[[ARG19:[^ ]+]], %[[ARG20:[^ ]+]]) in (%[[ARG24:[^ ]+]] = %[[ARG2]], %[[ARG25:[^ ]+]] = %[[ARG2]], %[[ARG26:[^ ]+]] = %[[ARG2]]) threads(%[[ARG21:[^ ]+]], %[[ARG22:[^ ]+]], %[[ARG23:[^ ]+]]) in (%[[ARG27:[^ ]+]] = %[[ARG2]], %[[ARG28:[^ ]+]] = %[[ARG2]], %[[ARG29:[^ ]+]] = %[[ARG2]]) {
// CHECK-NEXT:           %[[V7:[^ ]+]] = affine.apply #map()[%[[ARG9]], %[[STRIDES_15]]#0, %[[ARG21]]]
// CHECK-NEXT:           %[[REINTERPRET_CAST_33:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_12]] to offset: [%[[V7]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:           memref.store %[[V3]], %[[REINTERPRET_CAST_33]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:           %[[V8:[^ ]+]] = affine.apply #map()[%[[ARG9]], %[[STRIDES_19]]#0, %[[ARG21]]]
// CHECK-NEXT:           %[[REINTERPRET_CAST_34:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_16]] to offset: [%[[V8]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:           memref.store %[[V3]], %[[REINTERPRET_CAST_34]][] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:           gpu.terminator
// CHECK-NEXT:         }
// CHECK-NEXT:         %[[REINTERPRET_CAST_32:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER_20]] to offset: [%[[ARG9]]], sizes: [], strides: [] : memref<i1> to memref<i1, strided<[], offset: ?>>
// CHECK-NEXT:         memref.store %[[TRUE]], %[[REINTERPRET_CAST_32]][] : memref<i1, strided<[], offset: ?>>
// CHECK-NEXT:         gpu.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

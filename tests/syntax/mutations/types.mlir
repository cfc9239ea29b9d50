// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, () -> (f32, f32))

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, () -> (f32, f32))
// CHECK-NEXT: }

// -----

func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// CHECK-NEXT: }

// -----

func.func private @f(memref<42x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<42x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// CHECK-NEXT: }

// -----

func.func private @f(memref<4x42xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<4x42xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// CHECK-NEXT: }

// -----

func.func private @f(memref<4x?xf32, strided<[42, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<4x?xf32, strided<[42, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// CHECK-NEXT: }

// -----

func.func private @f(memref<4x?xf32, strided<[?, 42], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<4x?xf32, strided<[?, 42], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// CHECK-NEXT: }

// -----

func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 42>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 42>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// CHECK-NEXT: }

// -----

func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 42>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 42>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// CHECK-NEXT: }

// -----

func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<42x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<42x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// CHECK-NEXT: }

// -----

func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<42x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<42x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// CHECK-NEXT: }

// -----

func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[42]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[42]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// CHECK-NEXT: }

// -----

func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32> >, (i32) -> (f32, f32))

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// CHECK-NEXT: }

// -----

func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32) )

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>, 1>, tensor<?x4xi8>, vector<4x[2]xf32>, tuple<i32, complex<f32>>, (i32) -> (f32, f32))
// CHECK-NEXT: }

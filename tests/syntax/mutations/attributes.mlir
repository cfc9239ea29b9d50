// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.500000e+00 : f32}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = [1, -2 , i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = [1, -2, i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.500000e+00 : f32}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 , f32}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.500000e+00 : f64, f32}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = [42, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = [42, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.500000e+00 : f32}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = [1, 42 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = [1, 42 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.500000e+00 : f32}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = [1, -2 : i8], b = dense<[42, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = [1, -2 : i8], b = dense<[42, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.500000e+00 : f32}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = [1, -2 : i8], b = dense<[1, 42]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = [1, -2 : i8], b = dense<[1, 42]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.500000e+00 : f32}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 42, 2>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 42, 2>, d = @s::@t, e = {f = 1.500000e+00 : f32}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 42>, d = @s::@t, e = {f = 1.5 : f32}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 42>, d = @s::@t, e = {f = 1.500000e+00 : f32}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.5 : f32} } : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = [1, -2 : i8], b = dense<[1, 2]> : tensor<2xi32>, c = array<i32: 1, 2>, d = @s::@t, e = {f = 1.500000e+00 : f32}} : () -> ()
// CHECK-NEXT: }

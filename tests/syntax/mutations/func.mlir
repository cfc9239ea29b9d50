// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {}, f32) attributes {u.v}

// CHECK: module {
// CHECK-NEXT: func.func private @f(i32 {x.y = 1 : i64}, f32) -> (i32, f32) attributes {u.v}
// CHECK-NEXT: }

// -----

func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {}

// CHECK: module {
// CHECK-NEXT: func.func private @f(i32 {x.y = 1 : i64}, f32) -> (i32 {x.z}, f32)
// CHECK-NEXT: }

// -----

func.func private @f(%a: i32 {x.y = 1}, %b: f32)

// CHECK: module {
// CHECK-NEXT: func.func private @f(i32 {x.y = 1 : i64}, f32)
// CHECK-NEXT: }

// -----

func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32)

// CHECK: module {
// CHECK-NEXT: func.func private @f(i32 {x.y = 1 : i64}, f32) -> (i32 {x.z}, f32)
// CHECK-NEXT: }

// -----

func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}

// CHECK: module {
// CHECK-NEXT: func.func private @f(i32 {x.y = 1 : i64}, f32) -> (i32 {x.z}, f32) attributes {u.v}
// CHECK-NEXT: }

// -----

func.func private @f(%a: i32 {x.y = 42}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}

// CHECK: module {
// CHECK-NEXT: func.func private @f(i32 {x.y = 42 : i64}, f32) -> (i32 {x.z}, f32) attributes {u.v}
// CHECK-NEXT: }

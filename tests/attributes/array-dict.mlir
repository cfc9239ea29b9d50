// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.op"() {a = []} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = []} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = [1]} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = [1]} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = [1, 2]} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = [1, 2]} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = [1 : i32, 2.0 : f32, "s", unit, i32, @sym, [], {}]} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = [1 : i32, 2.000000e+00 : f32, "s", unit, i32, @sym, [], {}]} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = [[1], [[2]], [[[]]]]} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {{\[\[}}1], {{\[\[}}2]], {{\[\[\[}}]]]]} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = {}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = {x}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {x}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = {x, y}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {x, y}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = {x = 1}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {x = 1 : i64}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = {y = 1, x = 2}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {x = 2 : i64, y = 1 : i64}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = {x = {y = {z}}}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {x = {y = {z}}}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = {"x" = 1}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {x = 1 : i64}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = {"x y" = 1}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {"x y" = 1 : i64}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = {"x.y" = 1}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {x.y = 1 : i64}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = {x.y = 1}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {x.y = 1 : i64}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = {x$y = 1, x_y = 2, x1 = 3}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {x$y = 1 : i64, x1 = 3 : i64, x_y = 2 : i64}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = {i32 = 1}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {i32 = 1 : i64}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = {loc = 1, dense = 2, array = 3, true = 4, unit = 5, affine_map = 6}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {affine_map = 6 : i64, array = 3 : i64, dense = 2 : i64, loc = 1 : i64, true = 4 : i64, unit = 5 : i64}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = {true}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {true}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = {for, if, module, func.func}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {for, func.func, if, module}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = {_ = 1, _a = 2}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {_ = 1 : i64, _a = 2 : i64}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = {"1" = 1}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {"1" = 1 : i64}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = {"a\22b" = 1}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {"a\22b" = 1 : i64}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = {B = 1, a = 2, A = 3, b = 4}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {A = 3 : i64, B = 1 : i64, a = 2 : i64, b = 4 : i64}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = {a10 = 1, a9 = 2, a1 = 3}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {a1 = 3 : i64, a10 = 1 : i64, a9 = 2 : i64}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = {"z" = 1, y = 2}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {y = 2 : i64, z = 1 : i64}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = {a.b.c = 1, "a.b" = 2}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {a.b = 2 : i64, a.b.c = 1 : i64}} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = {a. = 1}} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = {a. = 1 : i64}} : () -> ()
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.op"() {a = ""} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = ""} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "abc"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "abc"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "a b c"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "a b c"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "a\nb"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "a\0Ab"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "a\tb"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "a\09b"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "a\"b"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "a\22b"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "a\\b"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "a\\b"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "\00"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "\00"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "\00\01\7F\FF"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "\00\01\7F\FF"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "\0A\0D\09"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "\0A\0D\09"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "\41\42"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "AB"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "'"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "'"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "é"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "\C3\A9"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "日本語"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "\E6\97\A5\E6\9C\AC\E8\AA\9E"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "\C3\A9"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "\C3\A9"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "// not a comment"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "// not a comment"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "a" : i32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "a" : i32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "a" : !foo.bar} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "a" : !foo.bar} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "a" : none} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "a"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "a" : f32} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "a" : f32} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "a" : tensor<3xf32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "a" : tensor<3xf32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "%0 #a !b @c ^d"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "%0 #a !b @c ^d"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "{{}}"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "{{\{\{}}}}"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "[[a]]"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "{{\[\[}}a]]"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "tab	inside"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "tab\09inside"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "a" : tensor<3xf32, affine_map<(d0) -> (d0 + 7)>>} : () -> ()

// CHECK: #map = affine_map<(d0) -> (d0 + 7)>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = "a" : tensor<3xf32, #map>} : () -> ()
// CHECK-NEXT: }

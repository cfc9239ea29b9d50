// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.op"() {a = strided<[]>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = strided<[]>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = strided<[], offset: 0>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = strided<[]>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = strided<[], offset: 1>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = strided<[], offset: 1>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = strided<[1]>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = strided<[1]>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = strided<[1, ?, 0, -1]>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = strided<[1, ?, 0, -1]>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = strided<[1], offset: ?>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = strided<[1], offset: ?>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = strided<[1], offset: -5>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = strided<[1], offset: -5>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = strided<[?], offset: 9223372036854775807>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = strided<[?], offset: 9223372036854775807>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = distinct[0]<1>} : () -> ()

// CHECK: #distinct = distinct[0]<1 : i64>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #distinct} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = distinct[0]<i32>} : () -> ()

// CHECK: #distinct = distinct[0]<i32>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #distinct} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = distinct[0]<>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = distinct[0]<>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = distinct[1]<unit>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = distinct[0]<>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = distinct[0]<distinct[1]<1>>} : () -> ()

// CHECK: #distinct = distinct[0]<1 : i64>
// CHECK-NEXT: #distinct1 = distinct[1]<#distinct>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #distinct1} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = [distinct[0]<1>, distinct[1]<1>]} : () -> ()

// CHECK: #distinct = distinct[0]<1 : i64>
// CHECK-NEXT: #distinct1 = distinct[1]<1 : i64>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = [#distinct, #distinct1]} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = [distinct[0]<1>, distinct[0]<1>]} : () -> ()

// CHECK: #distinct = distinct[0]<1 : i64>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = [#distinct, #distinct]} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = [distinct[5]<1>, distinct[3]<1>]} : () -> ()

// CHECK: #distinct = distinct[0]<1 : i64>
// CHECK-NEXT: #distinct1 = distinct[1]<1 : i64>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = [#distinct, #distinct1]} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = distinct[18446744073709551615]<1>} : () -> ()

// CHECK: #distinct = distinct[0]<1 : i64>
// CHECK-NEXT: module {
// CHECK-NEXT: "x.op"() {a = #distinct} : () -> ()
// CHECK-NEXT: }

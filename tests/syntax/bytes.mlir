// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.op"() {a = "ÿþ"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "\FF\FE"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "Ã"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "\C3"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "â‚¬"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "\E2\82\AC"} : () -> ()
// CHECK-NEXT: }

// -----

// comment ÿþ
"x.op"() : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// -----

"x.op"()	:
() -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "tab	here"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "tab\09here"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "bellhere"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "bell\07here"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "delhere"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "del\7Fhere"} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = "crhere"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "cr\0Dhere"} : () -> ()
// CHECK-NEXT: }

// -----

func.func private @"ÿ"()

// CHECK: module {
// CHECK-NEXT: func.func private @"\FF"()
// CHECK-NEXT: }

// -----

func.func private @"â‚¬"()

// CHECK: module {
// CHECK-NEXT: func.func private @"\E2\82\AC"()
// CHECK-NEXT: }

// -----

"x.ÿ"() : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.\FF"() : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() : () -> !x.t<"ÿ">

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]] = "x.op"() : () -> !x.t<"ÿ">
// CHECK-NEXT: }

// -----

"x.op"() : () -> !x.t<ÿ>

// CHECK: module {
// CHECK-NEXT: %[[V0:.*]] = "x.op"() : () -> !x.t<ÿ>
// CHECK-NEXT: }

// -----

"x.op"() : () -> () loc("ÿ":1:1)

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = #x<"ÿ">} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = #x<"ÿ">} : () -> ()
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.op"() {a = "é日本"} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = "\C3\A9\E6\97\A5\E6\9C\AC"} : () -> ()
// CHECK-NEXT: }

// -----

"x.é"() : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.\C3\A9"() : () -> ()
// CHECK-NEXT: }

// -----

func.func private @"é"()

// CHECK: module {
// CHECK-NEXT: func.func private @"\C3\A9"()
// CHECK-NEXT: }

// -----

func.func private @"a\nb"()

// CHECK: module {
// CHECK-NEXT: func.func private @"a\0Ab"()
// CHECK-NEXT: }

// -----

func.func private @"\22"()

// CHECK: module {
// CHECK-NEXT: func.func private @"\22"()
// CHECK-NEXT: }

// -----

func.func private @"a\\b"()

// CHECK: module {
// CHECK-NEXT: func.func private @"a\\b"()
// CHECK-NEXT: }

// -----

"x.op"() {"é" = 1} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {"\C3\A9" = 1 : i64} : () -> ()
// CHECK-NEXT: }

// -----

// é in a comment
"x.op"() : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() : () -> ()
// CHECK-NEXT: }

// RUN: mlir-opt %s --allow-unregistered-dialect --print-op-stats -o %t 2>&1 | FileCheck %s --strict-whitespace

"short"() : () -> ()
"a.rather.long.name"() : () -> ()

// CHECK: Operations encountered:
// CHECK-NEXT: -----------------------
// CHECK-NEXT:         a.rather.long.name , 1
// CHECK-NEXT:   builtin.module           , 1
// CHECK-NEXT:           short            , 1

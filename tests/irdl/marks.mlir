// RUN: mlir-opt %s | FileCheck %s

// Names with marks, and constraints of constraints.
irdl.dialect @e {
  irdl.type @"!mark" { %0 = irdl.any irdl.parameters(x: %0) }
  irdl.attribute @"#hash" { }
  irdl.operation @o { %0 = irdl.base @e::@"!mark"  irdl.operands(a: %0) }
  irdl.operation @b { %0 = irdl.base "#builtin.string" %1 = irdl.base "!builtin.f32" %2 = irdl.base "#builtin.integer" irdl.attributes {"a" = %0, "b" = %1, "c" = %2} }
  irdl.operation @three { %0 = irdl.is i32 %1 = irdl.is i64 %2 = irdl.any irdl.operands(a: variadic %0, b: %1, c: optional %2) }
  irdl.operation @nest { %0 = irdl.is i32 %1 = irdl.is i64 %2 = irdl.any_of(%0, %1) %3 = irdl.all_of(%2, %1) irdl.results(c: %3, d: %2) }
}

// CHECK: module {
// CHECK-NEXT:   irdl.dialect @e {
// CHECK-NEXT:     irdl.type @"!mark" {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.any
// CHECK-NEXT:       irdl.parameters(x: %[[V0]])
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.attribute @"#hash" 
// CHECK-NEXT:     irdl.operation @o {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.base @e::@"!mark" 
// CHECK-NEXT:       irdl.operands(a: %[[V0]])
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.operation @b {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.base "#builtin.string" 
// CHECK-NEXT:       %[[V1:[^ ]+]] = irdl.base "!builtin.f32" 
// CHECK-NEXT:       %[[V2:[^ ]+]] = irdl.base "#builtin.integer" 
// CHECK-NEXT:       irdl.attributes {"a" = %[[V0]], "b" = %[[V1]], "c" = %[[V2]]}
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.operation @three {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.is i32 
// CHECK-NEXT:       %[[V1:[^ ]+]] = irdl.is i64 
// CHECK-NEXT:       %[[V2:[^ ]+]] = irdl.any
// CHECK-NEXT:       irdl.operands(a: variadic %[[V0]], b: %[[V1]], c: optional %[[V2]])
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.operation @nest {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.is i32 
// CHECK-NEXT:       %[[V1:[^ ]+]] = irdl.is i64 
// CHECK-NEXT:       %[[V2:[^ ]+]] = irdl.any_of(%[[V0]], %[[V1]]) 
// CHECK-NEXT:       %[[V3:[^ ]+]] = irdl.all_of(%[[V2]], %[[V1]]) 
// CHECK-NEXT:       irdl.results(c: %[[V3]], d: %[[V2]])
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

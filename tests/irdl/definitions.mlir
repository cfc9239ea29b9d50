// RUN: mlir-opt %s --split-input-file | FileCheck %s

irdl.dialect @a {
  irdl.type @t {
  %0 = irdl.any
  irdl.parameters(x: %0) }
  irdl.attribute @b {}
  irdl.operation @o { } }

// CHECK: module {
// CHECK-NEXT:   irdl.dialect @a {
// CHECK-NEXT:     irdl.type @t {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.any
// CHECK-NEXT:       irdl.parameters(x: %[[V0]])
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.attribute @b 
// CHECK-NEXT:     irdl.operation @o 
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

irdl.dialect @a {
  irdl.operation @"1x" {} }

// CHECK: module {
// CHECK-NEXT:   irdl.dialect @a {
// CHECK-NEXT:     irdl.operation @"1x" 
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

irdl.dialect @a {
  irdl.type @"!xy" {} }

// CHECK: module {
// CHECK-NEXT:   irdl.dialect @a {
// CHECK-NEXT:     irdl.type @"!xy" 
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

irdl.dialect @a {
  irdl.operation @o {
  %0 = irdl.any
  irdl.operands() } }

// CHECK: module {
// CHECK-NEXT:   irdl.dialect @a {
// CHECK-NEXT:     irdl.operation @o {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.any
// CHECK-NEXT:       irdl.operands()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

irdl.dialect @a {
  irdl.operation @o {
  %0 = irdl.any
  irdl.attributes {"x" = %0, "y" = %0} } }

// CHECK: module {
// CHECK-NEXT:   irdl.dialect @a {
// CHECK-NEXT:     irdl.operation @o {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.any
// CHECK-NEXT:       irdl.attributes {"x" = %[[V0]], "y" = %[[V0]]}
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

irdl.dialect @a {
  irdl.operation @o {
  %r = irdl.region
  %s = irdl.region()
  %t = irdl.region with size 3
  %0 = irdl.any
  %u = irdl.region(%0) with size 1
  irdl.regions(r: %r, s: %s, t: %t, u: %u) } }

// CHECK: module {
// CHECK-NEXT:   irdl.dialect @a {
// CHECK-NEXT:     irdl.operation @o {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.region
// CHECK-NEXT:       %[[V1:[^ ]+]] = irdl.region()
// CHECK-NEXT:       %[[V2:[^ ]+]] = irdl.region with size 3
// CHECK-NEXT:       %[[V3:[^ ]+]] = irdl.any
// CHECK-NEXT:       %[[V4:[^ ]+]] = irdl.region(%[[V3]]) with size 1
// CHECK-NEXT:       irdl.regions(r: %[[V0]], s: %[[V1]], t: %[[V2]], u: %[[V4]])
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

irdl.dialect @a {
  irdl.operation @o {
  %0 = irdl.base "!" } }

// CHECK: module {
// CHECK-NEXT:   irdl.dialect @a {
// CHECK-NEXT:     irdl.operation @o {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.base "!" 
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

irdl.dialect @a {
  irdl.operation @o {
  %0 = irdl.is f32
  %1 = irdl.is 3 : i32
  %2 = irdl.is "s"
  %3 = irdl.is [i32] {a} } }

// CHECK: module {
// CHECK-NEXT:   irdl.dialect @a {
// CHECK-NEXT:     irdl.operation @o {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.is f32 
// CHECK-NEXT:       %[[V1:[^ ]+]] = irdl.is 3 : i32 
// CHECK-NEXT:       %[[V2:[^ ]+]] = irdl.is "s" 
// CHECK-NEXT:       %[[V3:[^ ]+]] = irdl.is [i32]  {a}
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

irdl.dialect @a {
  irdl.dialect @b {} }

// CHECK: module {
// CHECK-NEXT:   irdl.dialect @a {
// CHECK-NEXT:     irdl.dialect @b 
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

irdl.dialect @a attributes {x = 1} {
  irdl.operation @o attributes {y} {
  %0 = irdl.any {z} } }

// CHECK: module {
// CHECK-NEXT:   irdl.dialect @a attributes {x = 1 : i64} {
// CHECK-NEXT:     irdl.operation @o attributes {y} {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.any {z}
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

irdl.dialect @a { func.func @f() { return } }

// CHECK: module {
// CHECK-NEXT:   irdl.dialect @a {
// CHECK-NEXT:     func.func @f() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

irdl.dialect @a {
  irdl.operation @o {
  %0 = irdl.any
  irdl.operands(a_b1: %0)
  irdl.attributes {"a_b1" = %0} } }

// CHECK: module {
// CHECK-NEXT:   irdl.dialect @a {
// CHECK-NEXT:     irdl.operation @o {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.any
// CHECK-NEXT:       irdl.operands(a_b1: %[[V0]])
// CHECK-NEXT:       irdl.attributes {"a_b1" = %[[V0]]}
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

irdl.dialect @a

// CHECK: module {
// CHECK-NEXT:   irdl.dialect @a 
// CHECK-NEXT: }

// -----

irdl.dialect @a { ^bb0: }

// CHECK: module {
// CHECK-NEXT:   irdl.dialect @a 
// CHECK-NEXT: }

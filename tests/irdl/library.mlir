// RUN: mlir-opt %s | FileCheck %s

// What the tests beside this file are about.
irdl.dialect @d {
  irdl.type @plain { }
  irdl.type @one { %0 = irdl.any  irdl.parameters(x: %0) }
  irdl.type @two { %0 = irdl.is i32 %1 = irdl.base "!builtin.integer" irdl.parameters(x: %0, y: %1) }
  irdl.attribute @pa { }
  irdl.attribute @at { %0 = irdl.base "#builtin.string"  irdl.parameters(x: %0) }
  irdl.operation @none { }
  irdl.operation @o { %0 = irdl.is i32 irdl.operands(a: %0) }
  irdl.operation @r { %1 = irdl.is i32 %2 = irdl.is f32 %0 = irdl.any_of(%1, %2) irdl.results(a: %0, b: %0) }
  irdl.operation @oat { %0 = irdl.is "x" irdl.attributes {"k" = %0} }
  irdl.operation @va { %0 = irdl.is i32 %1 = irdl.is f32 irdl.operands(a: variadic %0, b: single %1) }
  irdl.operation @vv { %0 = irdl.is i32 %1 = irdl.is f32 irdl.operands(a: variadic %0, b: variadic %1) irdl.results(c: optional %0, d: optional %1) }
  irdl.operation @op1 { %0 = irdl.is i32 irdl.operands(a: optional %0) irdl.results(b: optional %0)}
  irdl.operation @same { %0 = irdl.any irdl.operands(a: %0, b: %0) irdl.results(c: %0) }
  irdl.operation @par { %0 = irdl.any %1 = irdl.parametric @d::@one<%0> irdl.operands(a: %1) irdl.results(c: %0) }
  irdl.operation @reg { %r = irdl.region %s = irdl.region() %t = irdl.region with size 2 %0 = irdl.is i32 %u = irdl.region(%0) with size 1 irdl.regions(r: %r, s: %s, t: %t, u: %u) }
  irdl.operation @all { %0 = irdl.base "!builtin.integer" %1 = irdl.is i32 %2 = irdl.all_of(%0, %1) irdl.operands(a: %2) }
  irdl.operation @b { %0 = irdl.base @d::@one irdl.operands(a: %0) }
  irdl.operation @ba { %0 = irdl.base @d::@at irdl.attributes {"k" = %0} }
  irdl.operation @bt { %0 = irdl.base @d::@plain irdl.attributes {"k" = %0} }
}

// CHECK: module {
// CHECK-NEXT:   irdl.dialect @d {
// CHECK-NEXT:     irdl.type @plain 
// CHECK-NEXT:     irdl.type @one {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.any
// CHECK-NEXT:       irdl.parameters(x: %[[V0]])
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.type @two {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.is i32 
// CHECK-NEXT:       %[[V1:[^ ]+]] = irdl.base "!builtin.integer" 
// CHECK-NEXT:       irdl.parameters(x: %[[V0]], y: %[[V1]])
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.attribute @pa 
// CHECK-NEXT:     irdl.attribute @at {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.base "#builtin.string" 
// CHECK-NEXT:       irdl.parameters(x: %[[V0]])
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.operation @none 
// CHECK-NEXT:     irdl.operation @o {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.is i32 
// CHECK-NEXT:       irdl.operands(a: %[[V0]])
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.operation @r {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.is i32 
// CHECK-NEXT:       %[[V1:[^ ]+]] = irdl.is f32 
// CHECK-NEXT:       %[[V2:[^ ]+]] = irdl.any_of(%[[V0]], %[[V1]]) 
// CHECK-NEXT:       irdl.results(a: %[[V2]], b: %[[V2]])
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.operation @oat {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.is "x" 
// CHECK-NEXT:       irdl.attributes {"k" = %[[V0]]}
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.operation @va {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.is i32 
// CHECK-NEXT:       %[[V1:[^ ]+]] = irdl.is f32 
// CHECK-NEXT:       irdl.operands(a: variadic %[[V0]], b: %[[V1]])
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.operation @vv {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.is i32 
// CHECK-NEXT:       %[[V1:[^ ]+]] = irdl.is f32 
// CHECK-NEXT:       irdl.operands(a: variadic %[[V0]], b: variadic %[[V1]])
// CHECK-NEXT:       irdl.results(c: optional %[[V0]], d: optional %[[V1]])
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.operation @op1 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.is i32 
// CHECK-NEXT:       irdl.operands(a: optional %[[V0]])
// CHECK-NEXT:       irdl.results(b: optional %[[V0]])
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.operation @same {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.any
// CHECK-NEXT:       irdl.operands(a: %[[V0]], b: %[[V0]])
// CHECK-NEXT:       irdl.results(c: %[[V0]])
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.operation @par {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.any
// CHECK-NEXT:       %[[V1:[^ ]+]] = irdl.parametric @d::@one<%[[V0]]> 
// CHECK-NEXT:       irdl.operands(a: %[[V1]])
// CHECK-NEXT:       irdl.results(c: %[[V0]])
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.operation @reg {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.region
// CHECK-NEXT:       %[[V1:[^ ]+]] = irdl.region()
// CHECK-NEXT:       %[[V2:[^ ]+]] = irdl.region with size 2
// CHECK-NEXT:       %[[V3:[^ ]+]] = irdl.is i32 
// CHECK-NEXT:       %[[V4:[^ ]+]] = irdl.region(%[[V3]]) with size 1
// CHECK-NEXT:       irdl.regions(r: %[[V0]], s: %[[V1]], t: %[[V2]], u: %[[V4]])
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.operation @all {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.base "!builtin.integer" 
// CHECK-NEXT:       %[[V1:[^ ]+]] = irdl.is i32 
// CHECK-NEXT:       %[[V2:[^ ]+]] = irdl.all_of(%[[V0]], %[[V1]]) 
// CHECK-NEXT:       irdl.operands(a: %[[V2]])
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.operation @b {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.base @d::@one 
// CHECK-NEXT:       irdl.operands(a: %[[V0]])
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.operation @ba {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.base @d::@at 
// CHECK-NEXT:       irdl.attributes {"k" = %[[V0]]}
// CHECK-NEXT:     }
// CHECK-NEXT:     irdl.operation @bt {
// CHECK-NEXT:       %[[V0:[^ ]+]] = irdl.base @d::@plain 
// CHECK-NEXT:       irdl.attributes {"k" = %[[V0]]}
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// RUN: mlir-opt %s --allow-unregistered-dialect --test-ir-visitors | FileCheck %s

"x.a"() ({ "x.b"() ({^bb0: }, {^bb0: "x.c"() : () -> () ^bb2: "x.d"() : () -> () }) : () -> () }) : () -> ()
"x.e"() : () -> ()

// CHECK: Op pre-order visits
// CHECK-NEXT: Visiting op 'builtin.module'
// CHECK-NEXT: Visiting op 'x.a'
// CHECK-NEXT: Visiting op 'x.b'
// CHECK-NEXT: Visiting op 'x.c'
// CHECK-NEXT: Visiting op 'x.d'
// CHECK-NEXT: Visiting op 'x.e'
// CHECK-NEXT: Block pre-order visits
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'x.a'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'x.b'
// CHECK-NEXT: Visiting block ^bb0 from region 1 from operation 'x.b'
// CHECK-NEXT: Visiting block ^bb1 from region 1 from operation 'x.b'
// CHECK-NEXT: Region pre-order visits
// CHECK-NEXT: Visiting region 0 from operation 'builtin.module'
// CHECK-NEXT: Visiting region 0 from operation 'x.a'
// CHECK-NEXT: Visiting region 0 from operation 'x.b'
// CHECK-NEXT: Visiting region 1 from operation 'x.b'
// CHECK-NEXT: Op post-order visits
// CHECK-NEXT: Visiting op 'x.c'
// CHECK-NEXT: Visiting op 'x.d'
// CHECK-NEXT: Visiting op 'x.b'
// CHECK-NEXT: Visiting op 'x.a'
// CHECK-NEXT: Visiting op 'x.e'
// CHECK-NEXT: Visiting op 'builtin.module'
// CHECK-NEXT: Block post-order visits
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'x.b'
// CHECK-NEXT: Visiting block ^bb0 from region 1 from operation 'x.b'
// CHECK-NEXT: Visiting block ^bb1 from region 1 from operation 'x.b'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'x.a'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-NEXT: Region post-order visits
// CHECK-NEXT: Visiting region 0 from operation 'x.b'
// CHECK-NEXT: Visiting region 1 from operation 'x.b'
// CHECK-NEXT: Visiting region 0 from operation 'x.a'
// CHECK-NEXT: Visiting region 0 from operation 'builtin.module'
// CHECK-NEXT: Op reverse post-order visits
// CHECK-NEXT: Visiting op 'x.e'
// CHECK-NEXT: Visiting op 'x.d'
// CHECK-NEXT: Visiting op 'x.c'
// CHECK-NEXT: Visiting op 'x.b'
// CHECK-NEXT: Visiting op 'x.a'
// CHECK-NEXT: Visiting op 'builtin.module'
// CHECK-NEXT: Block reverse post-order visits
// CHECK-NEXT: Visiting block ^bb1 from region 1 from operation 'x.b'
// CHECK-NEXT: Visiting block ^bb0 from region 1 from operation 'x.b'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'x.b'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'x.a'
// CHECK-NEXT: Visiting block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-NEXT: Region reverse post-order visits
// CHECK-NEXT: Visiting region 1 from operation 'x.b'
// CHECK-NEXT: Visiting region 0 from operation 'x.b'
// CHECK-NEXT: Visiting region 0 from operation 'x.a'
// CHECK-NEXT: Visiting region 0 from operation 'builtin.module'
// CHECK-NEXT: Invoke block pre-order visits on blocks
// CHECK-NEXT: Invoke block post-order visits on blocks
// CHECK-NEXT: Invoke region pre-order visits on region
// CHECK-NEXT: Invoke region post-order visits on region
// CHECK-NEXT: Op pre-order erasures (skip)
// CHECK-NEXT: Erasing op 'x.b'
// CHECK-NEXT: Block pre-order erasures (skip)
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'x.b'
// CHECK-NEXT: Erasing block ^bb0 from region 1 from operation 'x.b'
// CHECK-NEXT: Erasing block ^bb0 from region 1 from operation 'x.b'
// CHECK-NEXT: Op post-order erasures (skip)
// CHECK-NEXT: Erasing op 'x.c'
// CHECK-NEXT: Erasing op 'x.d'
// CHECK-NEXT: Erasing op 'x.b'
// CHECK-NEXT: Block post-order erasures (skip)
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'x.b'
// CHECK-NEXT: Erasing block ^bb0 from region 1 from operation 'x.b'
// CHECK-NEXT: Erasing block ^bb0 from region 1 from operation 'x.b'
// CHECK-NEXT: Op post-order erasures (no skip)
// CHECK-NEXT: Erasing op 'x.c'
// CHECK-NEXT: Erasing op 'x.d'
// CHECK-NEXT: Erasing op 'x.b'
// CHECK-NEXT: Erasing op 'x.a'
// CHECK-NEXT: Erasing op 'x.e'
// CHECK-NEXT: Erasing op 'builtin.module'
// CHECK-NEXT: Block post-order erasures (no skip)
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'x.b'
// CHECK-NEXT: Erasing block ^bb0 from region 1 from operation 'x.b'
// CHECK-NEXT: Erasing block ^bb0 from region 1 from operation 'x.b'
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'x.a'
// CHECK-NEXT: Erasing block ^bb0 from region 0 from operation 'builtin.module'
// CHECK-NEXT: module {
// CHECK-NEXT:   "x.a"() ({
// CHECK-NEXT:     "x.b"() ({
// CHECK-NEXT:     ^bb0:
// CHECK-NEXT:     }, {
// CHECK-NEXT:       "x.c"() : () -> ()
// CHECK-NEXT:     ^bb1:  // no predecessors
// CHECK-NEXT:       "x.d"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT:   "x.e"() : () -> ()
// CHECK-NEXT: }

// RUN: mlir-opt %s --split-input-file --topological-sort --allow-unregistered-dialect | FileCheck %s

"test.a"(%1) : (i32) -> ()
%1 = "test.b"(%2) : (i32) -> i32
%2 = "test.c"() : () -> i32
%3 = "test.d"(%4) : (i32) -> i32
%4 = "test.e"(%3) : (i32) -> i32
%5 = "test.f"() ({ "test.g"(%6) : (i32) -> () }) : () -> i32
%6 = "test.h"(%2) : (i32) -> i32
%7 = "test.i"(%7) : (i32) -> i32
%8 = "test.j"(%9) : (i32) -> i32
%9 = "test.k"(%3) : (i32) -> i32

// CHECK: module {
// CHECK-NEXT:   %[[V0:[^ ]+]] = "test.c"() : () -> i32
// CHECK-NEXT:   %[[V1:[^ ]+]] = "test.h"(%[[V0]]) : (i32) -> i32
// CHECK-NEXT:   %[[V2:[^ ]+]] = "test.i"(%[[V2]]) : (i32) -> i32
// CHECK-NEXT:   %[[V3:[^ ]+]] = "test.b"(%[[V0]]) : (i32) -> i32
// CHECK-NEXT:   %[[V4:[^ ]+]] = "test.f"() ({
// CHECK-NEXT:     "test.g"(%[[V1]]) : (i32) -> ()
// CHECK-NEXT:   }) : () -> i32
// CHECK-NEXT:   "test.a"(%[[V3]]) : (i32) -> ()
// CHECK-NEXT:   %[[V5:[^ ]+]] = "test.d"(%[[V6:[^ ]+]]) : (i32) -> i32
// CHECK-NEXT:   %[[V6]] = "test.e"(%[[V5]]) : (i32) -> i32
// CHECK-NEXT:   %[[V7:[^ ]+]] = "test.k"(%[[V5]]) : (i32) -> i32
// CHECK-NEXT:   %[[V8:[^ ]+]] = "test.j"(%[[V7]]) : (i32) -> i32
// CHECK-NEXT: }

// -----
func.func @f() { return }
%7 = "test.i"(%8) : (i32) -> i32
func.func @g() { return }
%8 = "test.k"() : () -> i32
"test.r"() ({ 
%1 = "test.b"(%2) : (i32) -> i32
%2 = "test.c"() : () -> i32
}) : () -> ()
module {
"test.a"(%1) : (i32) -> ()
%1 = "test.b"(%2) : (i32) -> i32
%2 = "test.c"() : () -> i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V0:[^ ]+]] = "test.k"() : () -> i32
// CHECK-NEXT:   "test.r"() ({
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.b"(%[[V3:[^ ]+]]) : (i32) -> i32
// CHECK-NEXT:     %[[V3]] = "test.c"() : () -> i32
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT:   module {
// CHECK-NEXT:     %[[V2]] = "test.c"() : () -> i32
// CHECK-NEXT:     %[[V3]] = "test.b"(%[[V2]]) : (i32) -> i32
// CHECK-NEXT:     "test.a"(%[[V3]]) : (i32) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[V1:[^ ]+]] = "test.i"(%[[V0]]) : (i32) -> i32
// CHECK-NEXT: }

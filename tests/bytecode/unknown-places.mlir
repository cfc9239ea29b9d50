// RUN: mlir-opt %s --emit-bytecode | mlir-opt --mlir-print-debuginfo | FileCheck %s

// The location of an argument is numbered also where it is left out.
llvm.func @argument(%arg0: i64 loc("a":1:1)) -> i64 {
  llvm.br ^bb1(%arg0 : i64) loc("a":2:1)
^bb1(%0: i64 loc(unknown)):
  llvm.return %0 : i64 loc("a":3:1)
} loc("a":4:1)

// CHECK: #loc2 = loc("a":1:1)
// CHECK-NEXT: #loc4 = loc(unknown)
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @argument(%[[ARG0:[^ ]+]]: i64 loc("a":1:1)) -> i64 {
// CHECK-NEXT:     llvm.br ^bb1(%[[ARG0]] : i64) loc(#loc3)
// CHECK-NEXT:   ^bb1(%[[V0:[^ ]+]]: i64 loc(unknown)):  // pred: ^bb0
// CHECK-NEXT:     llvm.return %[[V0]] : i64 loc(#loc5)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/bytecode/unknown-places.mlir":0:0)
// CHECK-NEXT: #loc1 = loc("a":4:1)
// CHECK-NEXT: #loc3 = loc("a":2:1)
// CHECK-NEXT: #loc5 = loc("a":3:1)

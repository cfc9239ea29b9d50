// RUN: mlir-opt %s | FileCheck %s

// The string of `str` may be missing.

func.func @nothing() {
  vector.print str
  vector.print str {a}
  vector.print str punctuation <comma>
  vector.print str "x" : i32
  return
}

// CHECK: vector.print{{$}}
// CHECK-NEXT: vector.print {a}
// CHECK-NEXT: vector.print punctuation <comma>
// CHECK-NEXT: vector.print str "x" : i32

// RUN: mlir-opt %s --convert-vector-to-llvm 2>/dev/null | FileCheck %s

// What is printed by functions of other types stays whole.
llvm.func @printNewline(i32)
llvm.func @printString(i32)
func.func @f(%v: f16) {
  vector.print %v : f16
  vector.print str "abc"
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @printNewline(i32)
// CHECK-NEXT: llvm.func @printString(i32)
// CHECK-NEXT: func.func @f(%arg0: f16) {
// CHECK-NEXT: vector.print %arg0 : f16
// CHECK-NEXT: vector.print str "abc"
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

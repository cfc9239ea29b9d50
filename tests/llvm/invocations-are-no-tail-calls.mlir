// RUN: mlir-opt %s | FileCheck %s

llvm.func @g(i64) -> i32
llvm.func @pers(...) -> i32

// An invocation is no tail call; what its dictionary says of one stays there.
llvm.func @f(%a: i64) attributes {personality = @pers} {
  %r = llvm.invoke @g(%a) to ^a unwind ^b {TailCallKind = #llvm.tailcallkind<notail>} : (i64) -> i32
^a:
  llvm.return
^b:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i64) -> i32
// CHECK-NEXT:   llvm.func @pers(...) -> i32
// CHECK-NEXT:   llvm.func @f(%arg0: i64) attributes {personality = @pers} {
// CHECK-NEXT:     %0 = llvm.invoke @g(%arg0) to ^bb1 unwind ^bb2 {TailCallKind = #llvm.tailcallkind<notail>} : (i64) -> i32
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

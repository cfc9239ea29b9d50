// RUN: mlir-opt %s --split-input-file --verify-diagnostics

llvm.func @g()
// expected-error @+2 {{custom op 'llvm.call' expected string}}
// expected-error @+1 {{custom op 'llvm.call' expect operand bundle tag}}
llvm.func @f() { llvm.call @g() [ () : () -> () llvm.return }

// -----

llvm.func @g()
// expected-error @+2 {{custom op 'llvm.call' expected string}}
// expected-error @+1 {{custom op 'llvm.call' expect operand bundle tag}}
llvm.func @f() { llvm.call @g() [a()] : () -> () llvm.return }

// -----

llvm.func @g()
// expected-error @+2 {{custom op 'llvm.call' expected string}}
// expected-error @+1 {{custom op 'llvm.call' expect operand bundle tag}}
llvm.func @f() { llvm.call @g() ["a"(), 3] : () -> () llvm.return }

// -----

// expected-error @+2 {{custom op 'llvm.call_intrinsic' expected string}}
// expected-error @+1 {{custom op 'llvm.call_intrinsic' expect operand bundle tag}}
llvm.func @f() { llvm.call_intrinsic "llvm.donothing"() ["a"(), 3] : () -> () llvm.return }

// -----

// expected-error @+2 {{custom op 'llvm.call_intrinsic' expected string}}
// expected-error @+1 {{custom op 'llvm.call_intrinsic' expect operand bundle tag}}
llvm.func @f() { llvm.call_intrinsic "llvm.donothing"() [b(), 3] : () -> () llvm.return }

// -----

// expected-error @+2 {{custom op 'llvm.intr.assume' expected string}}
// expected-error @+1 {{custom op 'llvm.intr.assume' expect operand bundle tag}}
llvm.func @f(%c: i1) { llvm.intr.assume %c [b()] : i1 llvm.return }

// -----

llvm.func @g()
// expected-error @+2 {{custom op 'llvm.invoke' expected string}}
// expected-error @+1 {{custom op 'llvm.invoke' expect operand bundle tag}}
llvm.func @f() { llvm.invoke @g() to ^bb1 unwind ^bb2 [3()] : () -> () 
^bb1: llvm.return
^bb2: llvm.return }

// -----

// expected-error @+1 {{data element must be symbol or #llvm.zero}}
llvm.mlir.global_ctors ctors = [], priorities = [1 : i32], data = [ 1]

// -----

// expected-error @+1 {{ctors, priorities, and data must have the same number of elements}}
llvm.mlir.global_ctors ctors = [], priorities = [1 : i32], data = [ #llvm.zero ]

// -----

// expected-error @+1 {{data element must be symbol or #llvm.zero}}
llvm.mlir.global_ctors ctors = [@a, @b], priorities = [1 : i32], data = [ #llvm.zero, 1 ]

// -----

// expected-error @+1 {{dtors, priorities, and data must have the same number of elements}}
llvm.mlir.global_dtors dtors = [@a], priorities = [], data = []

// -----

// expected-error @+1 {{dtors, priorities, and data must have the same number of elements}}
llvm.mlir.global_dtors dtors = [@a], priorities = [1:i32], data = []

// -----

// expected-error @+1 {{data element must be symbol or #llvm.zero}}
llvm.mlir.global_dtors dtors = [@a], priorities = [1:i32], data = [#llvm.zero, 2]

// -----

// expected-error @+1 {{dtors, priorities, and data must have the same number of elements}}
llvm.mlir.global_dtors dtors = [@a], priorities = [], data = [#llvm.zero]

// -----

// expected-error @+1 {{dtors, priorities, and data must have the same number of elements}}
llvm.mlir.global_dtors dtors = [], priorities = [1:i32], data = []

// -----

// expected-error @+1 {{'llvm.mlir.global_dtors' op attribute 'dtors' failed to satisfy constraint: flat symbol ref array attribute}}
llvm.mlir.global_dtors dtors = [@a::@b], priorities = [1:i32], data = [#llvm.zero]

// -----

// expected-error @+1 {{'llvm.mlir.global_dtors' op attribute 'priorities' failed to satisfy constraint: 32-bit integer array attribute}}
llvm.mlir.global_dtors dtors = [@a], priorities = [1:i64], data = [#llvm.zero]

// -----

// expected-error @+1 {{data element must be symbol or #llvm.zero}}
llvm.mlir.global_dtors dtors = [@a], priorities = [1:i32], data = [@b::@c]

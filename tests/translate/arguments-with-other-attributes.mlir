// RUN: mlir-translate %s --mlir-to-llvmir 2>&1 | FileCheck %s

// Attributes of dialects that have no translation are told of, others are passed over.

// CHECK-DAG: :[[#@LINE+2]]:1: warning: Unhandled parameter attribute 'dlti.foo'
// CHECK-DAG: :[[#@LINE+1]]:1: warning: Unhandled parameter attribute 'func.bar'
llvm.func @f(%a: i32 {dlti.foo = 1 : i32, omp.bar}) -> (i32 {foo.bar, func.bar}) {
  llvm.return %a : i32
}

// CHECK-NOT: warning
llvm.func @g(%a: i32 {gpu.bar}) -> (i32 {nvvm.bar}) {
  %0 = llvm.call @f(%a) : (i32 {dlti.foo}) -> i32
  llvm.return %0 : i32
}
// CHECK: define i32 @f(i32 %0)

// RUN: not mlir-opt %s --convert-arith-to-llvm 2>&1 | FileCheck %s

// CHECK: error: the 'llvm' dialect does not support identifier data layout entries
module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.foo" = 4>} {
  func.func @f(%a: i32) -> i32 {
    return %a : i32
  }
}

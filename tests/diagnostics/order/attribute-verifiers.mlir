// RUN: not mlir-opt %s --allow-unregistered-dialect 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

module attributes {llvm.data_layout = "bogus!"} {
  func.func @f() attributes {llvm.bogus_thing = 1, dlti.bogus = 2} {
    return
  }
}

// CHECK: :3:1: error: 'builtin.module' op invalid data layout descriptor: unknown specifier 'b'
